### Что о Super Motherload говорит только терминал: стол словами.

board-first = Поле { $side }, столбцов: { $columns }. Над рядом 1 — поверхность.
board-next = Поле { $side }, столбцов: { $columns }.
board-offered = На выбор: поле { $side }.
board-row = Ряд { $row }: { $spaces }
board-run = { $more ->
    [0] { $first } { $what }
   *[other] с { $first } по { $last } { $what }
}
ground-with = { $ground }, на нём { $shown }
offer-major = Главное достижение { $what }: { $about }
offer-minor = Обычное достижение { $what }: { $about }
supply = Осталось: { $bombs ->
    [one] { $bombs } жетон бомбы
    [few] { $bombs } жетона бомбы
   *[other] { $bombs } жетонов бомбы
}, { $tiles ->
    [one] { $tiles } жетон артефакта
    [few] { $tiles } жетона артефактов
   *[other] { $tiles } жетонов артефактов
}, { $minors ->
    [one] { $minors } обычное достижение
    [few] { $minors } обычных достижения
   *[other] { $minors } обычных достижений
} в колоде.
player = { $you ->
    [yes] Вы
   *[no] { $seat }
}, { $deck }{ $start ->
    [yes] , первый игрок
   *[no] { "" }
}{ $turn ->
    [yes] , ход: { $actions ->
        [0] действий не осталось
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[other] осталось { $actions } действий
    }
   *[no] { "" }
}.
player-has = Карт в руке { $hand }, в колоде { $draw }, в сбросе { $discard }. { $bombs ->
    [one] { $bombs } жетон бомбы
    [few] { $bombs } жетона бомбы
   *[other] { $bombs } жетонов бомбы
}, { $artifacts ->
    [one] { $artifacts } артефакт
    [few] { $artifacts } артефакта
   *[other] { $artifacts } артефактов
}. Видно всем: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
stack-empty = { $stack }: всё куплено
stack-top = { $stack }: ${ $money } из ${ $cost }{ $minerals ->
    [none] { "" }
   *[other] { " " }({ $minerals })
} за карту { $card }: { $about }
in-hand = В руке: { $what }: { $about }
artifact-held = Артефакт: { $what }: { $about }
asked-actions = { $number ->
    [0] Действий не осталось.
    [one] Осталось { $number } действие.
    [few] Осталось { $number } действия.
   *[other] Осталось { $number } действий.
}
asked-minerals = Нужно положить: { $minerals }, на ${ $money }.
asked-split = Каждый минерал — на свою стопку; сейчас { $mineral }.
asked-card = Карта: { $card }: { $about }.
asked-line = Длина туннеля: { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
   *[other] { $length } клеток
}. Проходит стальные пластины цветов: { $colours }.
asked-blast = Шаблон взрыва { $pattern } накрывает { $length ->
    [one] { $length } клетку
    [few] { $length } клетки
   *[other] { $length } клеток
}.
outlook-stack = ${ $money } из ${ $cost }{ $minerals ->
    [none] { "" }
   *[other] { " " }({ $minerals })
} за карту { $card }
outlook-draw = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}; в вашей колоде { $left }, потом перемешивается сброс
outlook-bomb = у вас { $left ->
    [one] { $left } жетон бомбы
    [few] { $left } жетона бомбы
   *[other] { $left } жетонов бомбы
}
found = { $things ->
    [none] собирать нечего
   *[other] { $things }
}
found-minerals = { $minerals } (${ $money })
found-artifacts = { $number ->
    [one] { $number } артефакт
    [few] { $number } артефакта
   *[other] { $number } артефактов
}
side-has = клеток породы { $rocks }, стальных пластин { $plates }, артефактов { $artifacts }; { $minerals }
cells-down = столбец { $column }, ряды с { $first } по { $last }
cells-across = { $more ->
    [0] ряд { $row }, столбец { $first }
   *[other] ряд { $row }, столбцы с { $first } по { $last }
}
map-legend = У клетки два знака: грунт (. грунт, # порода, r b y стальные пластины) и что на ней (A артефакт, * жетон бомбы, цифра — сколько карт взять, другие буквы — минералы). [] — туннель.
