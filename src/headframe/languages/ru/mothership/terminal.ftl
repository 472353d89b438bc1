### Что о Mothership говорит только терминал: стол словами.

mode-deathmatch = Бой на выбывание
mode-team = Командная игра
mode-vp = Игра на победные очки
mode-solo = Соло
table-over = { $mode }, партия окончена после раунда { $round }. { $winners ->
    [none] Никто не победил.
   *[other] Победа: { $winners }.
}
table-turn = { $mode }, раунд { $round }, { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
}.
table-cards = Карт действий в колоде: { $deck }, в сбросе: { $discard }.
owner-out = { $you ->
    [yes] Вы выбыли
   *[no] { $seat } выбывает
} из игры.
owner = { $you ->
    [yes] Вы
   *[no] { $seat }
}: материнский корабль, прочность { $hull }, щит { $shield }
owner-has = Станция, прочность { $station }. { $things }. Карт действий: { $cards }.
owner-points = Победные очки: { $points }
owner-energy = Энергия: { $energy }
owner-technology = Технологии: { $things }
owner-units = Фигуры: { $units }
unit-stands = { $unit } на { $space } (мощность двигателя { $engine }, { $die ->
    [0] без кубика
   *[other] D{ $die }
})
station-stands = { $unit } на { $space }
stands = { $what } ({ $about })
planet-line = { $planet }: { $parts }
planet-defence = защита { $defence }
planet-held = { $you ->
    [yes] ваша
   *[no] владелец { $seat }
}
planet-free = ничья
asteroid-spaces = Астероиды: { $spaces }
market = Рынок: { $things }
hand-head = { $number ->
    [0] У вас нет карт действий.
   *[other] Ваши карты действий:
}
unit-at = { $unit } на { $space }
die-shown = { $number }{ $unit ->
    [none] { "" }
   *[other] { " " }({ $unit })
}
cancel-card = отменить { $card } ({ $you ->
    [yes] Вы
   *[no] { $seat }
})
fight = Схватка: { $attackers } против { $target }.
fight-cards = Объявлены карты: { $cards }.
declared-by = { $card } ({ $you ->
    [yes] Вы
   *[no] { $seat }
})
fight-rolls = Броски: { $rolls }.
fight-roll = { $unit } { $dice }{ $buff ->
    [0] { "" }
   *[other] { " " }+ { $buff }
}
asked-card = { $you ->
    [yes] Вы играете
   *[no] { $seat } играет
} { $card }: { $about }
asked-target = Цель: { $targets }.
asked-fleet = Сейчас ставится { $unit }.
asked-move = { $unit } на { $space }, дальность хода: { $power }.
asked-veto = { $seat } ставит его на { $space }. Остановить стоит { $price } влияния.
asked-purse = У вас { $things }.
outlook-move = на { $space }, мощность двигателя { $power }
outlook-attack = на { $space }, { $die ->
    [0] без кубика
   *[other] D{ $die }
}
beside = рядом { $pieces }
costs = стоит { $price }
map-legend = Два знака на клетку. Фигуры: S станция, M материнский корабль, F истребитель, B бомбардировщик, G страж, затем номер игрока. Планеты: o минеральная, ~ газовая, . планетоид, затем владелец или дефис. ** астероиды. Верхняя строка — ряд A обозначений, таких как A1.
