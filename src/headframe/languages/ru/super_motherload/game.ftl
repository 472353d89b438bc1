### Что браузер, сервер и терминал говорят о Super Motherload. Что делает карта, складывается из
### её эффектов: на каждый вид — одно сообщение.

## Эффекты
colour-red = красн.
colour-blue = син.
colour-yellow = жёлт.
colour-wild = универс.
card-icons = { $number } { $colour } { $number ->
    [one] значок
    [few] значка
   *[many] значков
}
card-pattern = шаблон взрыва { $pattern }
card-drill = при бурении: { $bonus }
card-buy = при покупке: { $bonus }
card-worth = ${ $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
and-then = { $first }; { $second }
bonus-draw = взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
bonus-bomb = { $number ->
    [one] { $number } жетон бомбы
    [few] { $number } жетона бомб
   *[many] { $number } жетонов бомб
}
bonus-action = дополнительное действие
bonus-duplicate = удвоить минерал
bonus-to-hand = купленный пилот идёт в руку
bonus-corner = линия может касаться углом
bonus-rock = линия может пройти породу
bonus-split = каждый минерал на свою стопку
bonus-cycle = обменять обычное достижение
bonus-artifact = артефакт
bonus-mineral = { $mineral }
tile-effect = { $bonus }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Достижения
achievement = { $goal }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
major-goal = купить { $wants }
major-wants = { $number } { $colour }
goal-action = За одно действие: { $conditions }
goal-turn = За один ход: { $conditions }
goal-state = Перед игроком: { $conditions }
goal-drill = бурение
goal-bomb = бомба
goal-at-least = { $what }: не меньше { $number }
goal-exactly = { $what }: ровно { $number }
either = { $first } или { $second }
fact-count = { $mineral } на всех картах
fact-kinds = виды минералов на всех картах
fact-stacks-with-a-mineral = стопки с минералами
fact-tiles-held = неиспользованные артефакты
fact-drill = бурения
fact-bomb = бомбы
fact-length = длина линии
fact-rocks = покрытые клетки породы
fact-plates = покрытые стальные пластины
fact-minerals = собранные минералы
fact-artifacts = покрытые клетки артефактов
fact-boards-touched = покрытые поля
fact-artifact-spaces = покрытые клетки артефактов
fact-buys = купленные карты
fact-exact-buys = карты, купленные ровно за их цену
fact-drills = бурения
fact-bombs = бомбы

## Имена
word-action-end = закончить ход
word-action-draw = взять карты
word-action-drill = бурить
word-action-bomb = взорвать
word-deck-purple = фиолетовая колода
word-deck-green = зелёная колода
word-deck-orange = оранжевая колода
word-deck-grey = серая колода
word-stack-red = красная стопка
word-stack-blue = синяя стопка
word-stack-yellow = жёлтая стопка
word-stack-wild = универсальная стопка
word-mineral-iron = железо
word-mineral-gold = золото
word-mineral-platinum = платина
word-mineral-emerald = изумруд
word-mineral-ruby = рубин
word-mineral-diamond = алмаз
word-to-hand-discard = в сброс
word-to-hand-hand = в руку
word-pattern-I2 = И2
word-pattern-L3 = Г3
word-pattern-I3 = И3
word-pattern-O4 = О4
word-pattern-L4 = Г4
word-pattern-T4 = Т4
word-pattern-S4 = З4
word-side-1A = 1А Верхний слой
word-side-name-1A = Верхний слой
word-side-1B = 1Б Россыпь
word-side-name-1B = Россыпь
word-side-2A = 2А Старая обшивка
word-side-name-2A = Старая обшивка
word-side-2B = 2Б Гравийный пласт
word-side-name-2B = Гравийный пласт
word-side-3A = 3А Хранилище
word-side-name-3A = Хранилище
word-side-3B = 3Б Пояс валунов
word-side-name-3B = Пояс валунов
word-side-4A = 4А Решётка ядра
word-side-name-4A = Решётка ядра
word-side-4B = 4Б Обвал мантии
word-side-name-4B = Обвал мантии
word-card-Trainee = Стажёр
word-card-Odessa-Fuse = Одесса Фитиль
word-card-Tomas-Quill = Томас Перо
word-card-Ines-Larkspur = Инес Жаворонок
word-card-Granny-Yarrow = Бабуля Ярроу
word-card-Bram-Cinder = Брам Зола
word-card-Nell-Fathom = Нелл Сажень
word-card-Jory-Tansy = Джори Пижма
word-card-Doc-Mallow = Док Мальва
word-card-Petra-Flint = Петра Кремень
word-card-Ansel-Brook = Ансель Ручей
word-card-Mirela-Dawn = Мирела Заря
word-card-Old-Tock = Старый Тик
word-card-Hob-Granite = Хоб Гранит
word-card-Sunniva-Frost = Суннива Иней
word-card-Casimir-Wick = Казимир Лампад
word-card-Unit-Eleven = Номер Одиннадцать
word-tile-Overdrive = Форсаж
word-tile-Field-Manual = Полевой справочник
word-tile-Supply-Crate = Ящик припасов
word-tile-Platinum-Ingot = Слиток платины
word-tile-Gold-Locket = Золотой медальон
word-tile-Recruiting-Poster = Плакат вербовщика
word-tile-Fossil = Окаменелость
word-tile-Mineral-Twin = Двойник минерала
word-major-MA1 = Двойной ствол
word-major-MA2 = Яркая пара
word-major-MA3 = Полный экипаж
word-major-MA4 = Огонь и лампа
word-major-MA5 = Глубокая вода
word-major-MA6 = Лампа и линия
word-major-MA7 = Мастера на все руки
word-major-MA8 = Огонь и вода
word-major-MA9 = Лампа и мастер
word-major-MA10 = Дважды четыре
word-minor-MI1 = Собиратель ржавчины
word-minor-MI2 = Золотой край
word-minor-MI3 = Платиновое трио
word-minor-MI4 = Зелёная лихорадка
word-minor-MI5 = Красная пара
word-minor-MI6 = Ледокол
word-minor-MI7 = Сборный груз
word-minor-MI8 = Три железа в огне
word-minor-MI9 = Щебёнщик
word-minor-MI10 = Долгий рейс
word-minor-MI11 = Скорый ствол
word-minor-MI12 = Полный бункер
word-minor-MI13 = Резчик пластин
word-minor-MI14 = Осторожный взрыв
word-minor-MI15 = Бегун по стыку
word-minor-MI16 = Гонка за реликвиями
word-minor-MI17 = Большой набор
word-minor-MI18 = Сверхурочные
word-minor-MI19 = Без сдачи
word-minor-MI20 = Хранитель
pilot = { $name } ${ $cost }
trainee = { $name } ({ $colour })
space = ряд { $row } столбец { $column }
some-mineral = { $name } × { $number }

## Журнал
event-AreaSetUp = { $you ->
    [yes] Вы играете
   *[no] { $seat } играет
}: { $deck }, { $tokens ->
    [one] { $tokens } жетон бомбы
    [few] { $tokens } жетона бомб
   *[many] { $tokens } жетонов бомб
}{ $begins ->
    [yes] ; первый игрок
   *[no] { "" }
}
event-AchievementsDealt = Открыты достижения. Главные: { $majors }. Обычные: { $minors }
event-TurnBegan = { $you ->
    [yes] Вы начинаете
   *[no] { $seat } начинает
} ход
event-TurnGivenUp = { $you ->
    [yes] Вы заканчиваете
   *[no] { $seat } заканчивает
} ход, не использовав { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}
event-ActionBegan = { $action ->
    [draw] { "" }
    [bomb] { $you ->
        [yes] Вы тратите
       *[no] { $seat } тратит
    } жетон бомбы и { $you ->
        [yes] взрываете
       *[no] взрывает
    }: { $cards }
   *[drill] { $you ->
        [yes] Вы бурите
       *[no] { $seat } бурит
    }: { $cards }
}
by-source = { $source ->
    [start] начальная рука
    [action] действие
    [drill] бонус при бурении
    [buy] бонус при покупке
    [tile] артефакт
   *[space] покрытая клетка
}
event-Drew = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
}{ $cards ->
    [none] { " " }{ $cards-count ->
        [one] { $cards-count } карту
        [few] { $cards-count } карты
       *[many] { $cards-count } карт
    }
   *[other] : { $cards }
} ({ by-source })
event-Shuffled = { $you ->
    [yes] Вы тасуете
   *[no] { $seat } тасует
} сброс в новую колоду: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
event-Discarded = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
} лишнее: { $cards }
event-TunnelDug = { $you ->
    [yes] Вы роете
   *[no] { $seat } роет
} туннель на { $cells-count ->
    [one] { $cells-count } клетку
    [few] { $cells-count } клетки
   *[many] { $cells-count } клеток
}: { $action ->
    [bomb] { $cells }
   *[drill] { $cells-count ->
        [1] { $cells }
       *[other] { $cells-first } — { $cells-last }
    }
}
event-Collected = { $minerals ->
    [none] { "" }
   *[other] { $you ->
        [yes] Вы собираете
       *[no] { $seat } собирает
    }: { $minerals }
}
event-LastArtifact = { $you ->
    [yes] Вы покрываете
   *[no] { $seat } покрывает
} последнюю клетку артефакта: игра закончится с этим ходом
event-TileFound = { $you ->
    [yes] Вы находите
   *[no] { $seat } находит
} артефакт{ $tile ->
    [none] { "" }
   *[other] : { $tile } ({ $tile-about })
}
event-TileUsed = { $you ->
    [yes] Вы применяете
   *[no] { $seat } применяет
} артефакт: { $tile } ({ $tile-about })
event-TokenGained = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $number ->
    [one] { $number } жетон бомбы
    [few] { $number } жетона бомб
   *[many] { $number } жетонов бомб
} ({ by-source })
event-ActionGained = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $number ->
    [one] { $number } дополнительное действие
    [few] { $number } дополнительных действия
   *[many] { $number } дополнительных действий
} ({ by-source })
event-MineralsPut = { $stack ->
    [none] { $you ->
        [yes] Вы теряете
       *[no] { $seat } теряет
    }: { $minerals }; стопок не осталось
   *[other] { $you ->
        [yes] Вы кладёте
       *[no] { $seat } кладёт
    }: { $minerals } — { $stack }, ${ $money } из ${ $cost }
}
event-CardBought = { $you ->
    [yes] Вы покупаете
   *[no] { $seat } покупает
}: { $card } ({ $card-points ->
    [one] { $card-points } очко
    [few] { $card-points } очка
   *[many] { $card-points } очков
}) за ${ $paid } минералами; карта идёт { $to_hand ->
    [yes] в руку
   *[no] в сброс
}
event-BonusUsed = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $when ->
    [buy] бонус при покупке
   *[drill] бонус при бурении
}, { $card }: { $bonus }
event-BonusLost = { $you ->
    [yes] Вам ничего
   *[no] { $seat }: ничего
} не осталось: { $bonus }
event-BoardLeft = Поле { $side } уходит со стола вместе с туннелями
event-BoardJoined = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} поле { $side }
event-GoalsMet = { $majors ->
    [none] { $minors ->
        [none] { "" }
       *[other] { $you ->
            [yes] Вы можете
           *[no] { $seat } может
        } взять достижение: { $minors }
    }
   *[other] { $you ->
        [yes] Вы можете
       *[no] { $seat } может
    } взять достижение: { $majors }{ $minors ->
        [none] { "" }
       *[other] , { $minors }
    }
}
event-MajorTaken = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} главное достижение: { $major } ({ $major-about })
event-MinorTaken = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} обычное достижение: { $minor } ({ $minor-about }){ $dealt ->
    [none] { "" }
   *[other] ; вместо него { $dealt } ({ $dealt-about })
}
event-MinorCycled = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} под колоду обычное достижение: { $minor }; вместо него { $dealt } ({ $dealt-about })
event-GameEnded = { $dug_out ->
    [yes] Игра окончена: последняя клетка артефакта покрыта
   *[no] Игра окончена: { $quiet ->
        [one] { $quiet } ход
        [few] { $quiet } хода
       *[many] { $quiet } ходов
    } подряд без туннеля
}
event-Scored = { $place } место: { $you ->
    [yes] вы
   *[no] { $seat }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} (пилоты { $pilot_points }, главные достижения { $major_points }, обычные достижения { $minor_points }, артефакты { $artifact_points }){ $tie ->
    [yes] ; при ничьей первый игрок уступает
   *[no] { "" }
}

## Вопросы
ask-side = Выберите сторону следующего поля
ask-action = Ваше действие
ask-drill-cards = Какими картами бурить?
ask-bomb-card = Какой красный пилот бросит бомбу?
ask-line = Где пройдёт туннель?
ask-blast = Где взорвётся бомба?
ask-stack = На какую стопку положить минералы?
ask-mineral-stack = На какую стопку положить минерал?
ask-duplicate = Какой минерал удвоить?
ask-buy = Какая карта покупается сейчас?
ask-to-hand = Взять купленного пилота в руку? Для этого нужен «Плакат вербовщика»
ask-cycle = Какое обычное достижение уйдёт под колоду?
ask-discard = Сбросьте карты до пяти
ask-tile = Можно использовать артефакт
ask-major = Можно взять главное достижение
ask-minor = Можно взять обычное достижение

## Что изменила версия правил: для столов, начатых раньше
rules-2 = Перед каждой покупкой можно применить артефакт; клетка добора даёт все свои карты; цель, связанная с артефактами, кончается вместе с артефактом.

## Что лежит в коробке

things-card = Пилоты
things-tile = Артефакты
things-major = Главные достижения
things-minor = Обычные достижения

## Отказы
said-option-decks-seats-decks-wanted-or-none = колоды: выберите { $seats ->
    [one] { $seats } колоду
    [few] { $seats } колоды
   *[many] { $seats } колод
} или ни одной
said-option-start-only-seats-players-take-part = кто начинает: играет только { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
said-you-have-no-such-stack-or-no-card-is-left-in-it = такой стопки у вас нет или в ней не осталось карт
said-the-card-just-uncovered-takes-no-mineral-of-this-bonus = только что открытая карта не принимает минерал этого бонуса
said-no-space-of-it-touches-a-tunnel-or-the-surface = ни одна его клетка не примыкает к туннелю или к поверхности
said-rock-cannot-be-drilled = породу бурить нельзя
said-plates-of-two-colours-need-two-colours-of-drill = пластины двух цветов не пройти буром одного цвета
said-a-steel-plate-is-passed-only-in-its-own-colour = стальную пластину проходит только бур её цвета
said-a-steel-plate-cannot-be-bombed = стальную пластину взорвать нельзя
said-that-would-leave-the-boards-in-play = это выходит за края полей в игре
said-one-of-these-spaces-is-covered-by-a-tunnel = одна из этих клеток уже под туннелем
said-touching-a-tunnel-at-a-corner-is-no-connection = касание туннеля углом — не соединение
said-its-goal-is-not-met = его цель не выполнена
said-no-such-achievement-lies-face-up = такого открытого достижения нет
said-you-have-not-bought-the-pilots-it-asks-for = нужные пилоты ещё не куплены
said-this-tile-would-do-nothing-now = этот жетон сейчас ничего не даст
said-you-hold-no-such-tile = такого жетона у вас нет
said-this-tile-is-used-when-a-card-is-bought = этот жетон применяют при покупке карты
said-this-tile-is-kept-for-its-points = этот жетон хранят ради очков
said-its-pattern-fits-nowhere = её шаблон никуда не ложится
said-a-bomb-takes-exactly-one-card = для подрыва нужна ровно одна карта
said-that-is-no-red-pilot-of-your-hand-with-a-bomb-pattern = это не красный пилот с шаблоном взрыва из вашей руки
said-no-mineral-of-that-kind-lies-on-your-stacks = такого минерала на ваших стопках нет
said-the-top-card-of-that-stack-is-not-due = верхняя карта этой стопки не оплачена
said-you-hold-no-tile-that-brings-a-bought-card-to-the-hand = у вас нет жетона, который приносит купленную карту в руку
said-that-is-no-side-of-the-next-deeper-board = это не сторона следующего поля
said-all-minerals-of-an-action-go-onto-one-stack = все минералы одного действия кладутся на одну стопку
said-no-legal-line-has-the-length-of-these-cards = для туннеля такой длины нет дозволенной линии
said-a-drill-needs-one-or-more-cards = для бурения нужна хотя бы одна карта
said-these-are-not-cards-of-your-hand-with-drill-icons = это не карты со значками бура из вашей руки
said-the-icons-of-a-drill-must-match-one-colour = значки одного бурения должны быть одного цвета
said-name-the-cards-in-ascending-order = называйте карты по возрастанию номеров
said-no-pattern-that-you-hold-fits-anywhere = ни один ваш шаблон никуда не ложится
said-discard-exactly-over-in-ascending-order = сбросьте ровно { $over ->
    [one] { $over } карту
    [few] { $over } карты
   *[many] { $over } карт
}, по возрастанию номеров
said-an-action-is-draw-drill-or-bomb-or-end-the-turn = действие — это добор, бурение или подрыв; или закончите ход
said-no-action-is-left-this-turn = в этот ход действий не осталось
said-there-is-no-card-to-draw = брать нечего: карт нет
said-no-legal-line-exists-for-any-of-your-cards = ни для одной вашей карты нет дозволенной линии
said-you-have-no-bomb-token = у вас нет жетона бомбы
said-you-hold-no-red-pilot-with-a-bomb-pattern = у вас в руке нет красного пилота с шаблоном взрыва
said-discard-cards-of-your-hand = сбрасывайте карты из своей руки
said-you-hold-no-card-with-a-drill-icon = у вас в руке нет карты со значком бура

## Грунт
ground-dirt = грунт
ground-rock = порода
ground-plate = стальная пластина, { $colour }
ground-tunnel = туннель
shows-mineral = { $mineral }, цена ${ $money }
shows-artifact = артефакт
shows-bomb = жетон бомбы
shows-draw = взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}

## Шансы
odds-deck = Карт в вашей колоде: { $left }.
odds-shuffled = Для остальных замешивается сброс ({ $left }).
odds-colour = { $colour }: { $good }, хотя бы одна придёт с шансом { $chance } %.
odds-tiles = Жетоны артефактов: { $number } из { $left }, которых вы не видели.
odds-tile = { $tile }: { $good }, хотя бы один придёт с шансом { $chance } %.

## Доводы подсказки
reason-bought = Это покупает: { $cards } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
reason-paid = { $missing ->
    [0] Этого хватает на карту { $card }.
   *[other] Это взнос за карту { $card }; не хватает ещё ${ $missing }.
}
reason-taken = Это достижение { $goal } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
reason-denies = { $seat } теряет достижение { $goal }, до которого было совсем близко.
reason-nearer = Это приближает к достижению { $goal }.
reason-artifacts = Найдено артефактов: { $number }.
reason-bombs = Жетонов бомб больше на { $number }.
reason-cards = Карт в руке больше на { $number }.
reason-ends = Это заканчивает игру, пока вы впереди.
reason-deeper = Это открывает более глубокое поле с дорогими минералами.
