### Что о DRILLERS говорит только терминал: стол словами.

table-over = Партия окончена, ходов: { $turns }.
table-turn = Ход { $turn }: { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
}. Осталось карт ПОВРЕЖДЕНИЕ: { $damage }.
gauges = На приборах: { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[other] { $moves } шагов
} и { $drills ->
    [one] { $drills } бурение
    [few] { $drills } бурения
   *[other] { $drills } бурений
}.
table-ender = { $you ->
    [yes] Вы вызвали
   *[no] { $seat } вызывает
} конец партии: это последние ходы.
some-stored = { $mineral } × { $number }
floor-line = { $floor }: { $parts ->
    [none] ничего
   *[other] { $parts }
}
mech-here = здесь { $mech }
barrier = преграда, бурений: { $drills }
loose = { $minerals ->
    [none] минералов нет
   *[other] { $minerals }
}
corridor = следующий коридор стоит { $drills ->
    [one] { $drills } бурение
    [few] { $drills } бурения
   *[other] { $drills } бурений
}, в нём { $minerals ->
    [none] ничего
   *[other] { $minerals }
} (осталось { $left })
room-here = { $room } ({ $about })
room-face-down = помещение лицом вниз
reserved-for = изумруд отложен для { $mechs }
shop-line = Лавка { $shop }{ $battery ->
    [yes] , к каждой карте нужен ещё тайл батареи
   *[no] { "" }
}, в колоде ещё { $left }:
shop-card = { "  " }{ $card }, кредитов: { $price }: { $about }
milestone-at = { $points } очков на делении { $line }
milestone-end = { $points } очков за конец партии
milestones-free = Свободные вехи: { $milestones ->
    [none] нет
   *[other] { $milestones }
}
player = { $you ->
    [yes] Вы
   *[no] { $seat }
}, { $mech }
player-scored = { $you ->
    [yes] Вы
   *[no] { $seat }
}, { $mech }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
player-board = Топливо { $fuel } из { $cap }. Кредиты: { $credits }. Дронов лицом вверх { $drones } из { $most }. Обновление лавки { $refresh ->
    [yes] доступно
   *[no] использовано
}.
player-storage = Склад: { $minerals ->
    [none] пусто
   *[other] { $minerals }
}; мест { $capacity }.
player-market = Рынок: { $market ->
    [none] пусто
   *[other] { $market }
}. Излишки: { $overflow ->
    [none] пусто
   *[other] { $overflow }
}.
player-track = Шкала прогресса: { $notches } из { $track } делений. Вехи: { $milestones ->
    [none] нет
   *[other] { $milestones }
}.
player-piles = Карт в колоде: { $deck }. Сыграны: { $play ->
    [none] нет
   *[other] { $play }
}. В сбросе: { $discard ->
    [none] нет
   *[other] { $discard }
}.
deck-top = Верхняя карта колоды: { $card }
in-hand = В руке: { $card }: { $about }
hand-of = Карт в руке: { $number }
permanent = Постоянная: { $card }: { $about }
tile-ready = { $tile }, доступен: { $about }
tile-used = { $tile }, использован: { $about }
bot = Бот, { $mech }, уровень { $level }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
bot-board = Заполнено ячеек { $filled } из { $slots }. Буфер: { $buffer ->
    [none] пусто
   *[other] { $buffer }
}. Излишки: { $overflow }. Шкала: { $notches }. Осталось карт: { $cards }. Открыты: { $flipped ->
    [none] нет
   *[other] { $flipped }
}.
asked-operations = У вас { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[other] { $moves } шагов
}, { $drills ->
    [one] { $drills } бурение
    [few] { $drills } бурения
   *[other] { $drills } бурений
} и { $fuel } топлива. В руке: { $hand ->
    [none] карт нет
   *[other] { $hand }
}.
asked-storage = На складе: { $minerals ->
    [none] ничего
   *[other] { $minerals }
}; мест { $capacity }.
asked-surfacing = У вас { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}; на складе: { $minerals ->
    [none] ничего
   *[other] { $minerals }
}.
asked-draw = Можно взять { $number ->
    [one] { $number } карту
    [few] { $number } карты, по одной
   *[other] { $number } карт, по одной
}. В вашей колоде: { $deck }.
asked-keep = { $free ->
    [0] Каждая оставленная карта стоит { $price } топлива
    [one] { $free } карта остаётся бесплатно, каждая следующая стоит { $price } топлива
    [few] { $free } карты остаются бесплатно, каждая следующая стоит { $price } топлива
   *[other] { $free } карт остаются бесплатно, каждая следующая стоит { $price } топлива
}; у вас { $fuel }.
asked-toll = Плата: { $fuel } топлива{ $times ->
    [1] { "" }
   *[other] , столько раз: { $times }
}; у вас { $have }.
asked-trade = { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[other] { $price } кредитов
} за { $fuel } топлива; у вас { $have ->
    [one] { $have } кредит
    [few] { $have } кредита
   *[other] { $have } кредитов
}.
asked-dispatch = { $each ->
    [one] { $each } кредит
    [few] { $each } кредита
   *[other] { $each } кредитов
} за каждый дрон лицом вверх (их { $drones }) или { $fuel } топлива из { $have }, чтобы перевернуть один.
asked-battery = Он оплачивает карту { $card }.
asked-scrap = Это стоит { $fuel } топлива и один минерал из: { $minerals }.
costs-fuel = стоит { $fuel } топлива
costs-credits = стоит { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[other] { $credits } кредитов
}
gives-fuel = даёт { $fuel } топлива
