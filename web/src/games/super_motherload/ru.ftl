## Настройки
option-decks = Колоды
    .about = Колода для каждого места по порядку; ничего — по жребию.
option-decks-purple = Фиолетовая
option-decks-green = Зелёная
option-decks-orange = Оранжевая
option-decks-grey = Серая
option-start = Кто начинает
    .about = Номер места, считая с 0; пусто — решат кости.
option-minor_row = Малые достижения в ряду
    .about = 3 — как в первом издании.
option-content = Набор содержимого
    .about = Папка со своим набором; пусто — встроенный.

## Термины
term-tunnel = тоннель
    .forms = тоннеля|тоннели|тоннелей|тоннелем
    .about = Пробуренные или взорванные клетки. Новый тоннель должен касаться стороной уже проложенного.
term-steel-plate = стальная плита
    .forms = стальной плиты|стальные плиты|плита|плиты
    .about = Её нельзя взорвать. Пройти может только бур её цвета.
term-pilot = пилот
    .forms = пилота|пилоты|пилотов
    .about = Карта: её значки бурят, у некоторых есть рисунок бомбы, большинство даёт награду при покупке.
term-stack = стопка
    .forms = стопки|стопку|стопок
    .about = Одна из четырёх открытых стопок пилотов игрока. Минералы лежат на верхней карте, пока не покроют её цену.
term-mineral = минерал
    .forms = минералы|минералов|минерала
    .about = Добыча из тоннелей. Все минералы одного действия кладутся на одну стопку.
term-artifact = артефакт
    .forms = артефакта|артефакты|артефактов
    .about = Жетон, взятый вслепую с клетки артефакта. Смотреть его может только владелец.
term-surface = поверхность
    .forms = поверхности|поверхностью
    .about = Линия над первым рядом глубины 1. Тоннели могут начинаться от неё.
term-bomb-token = жетон бомбы
    .forms = жетоны бомб|жетона бомбы|жетонов бомб
    .about = Тратится на действие «Бомба», по одному. Жетоны находят в земле и получают наградами.
term-buy-bonus = награда за покупку
    .about = Карта даёт её один раз, в момент покупки.
term-drill-bonus = награда за бурение
    .about = Карта даёт её каждый раз, когда ею бурят.
term-wild = универсальный
    .forms = универсальные|универсальных|универсальная
    .about = Значки, которые заменяют любой один цвет бура.

## Вопросы
ask-side = Выберите сторону следующего поля
ask-action = Ваше действие
ask-drill-cards = Какими картами бурить?
ask-bomb-card = Какой красный пилот бросит бомбу?
ask-line = Где пройдёт тоннель?
ask-blast = Где взорвётся бомба?
ask-stack = На какую стопку положить минералы?
ask-mineral-stack = На какую стопку положить минерал?
ask-duplicate = Какой минерал удвоить?
ask-buy = Какая карта покупается первой?
ask-to-hand = Взять купленного пилота в руку? Для этого нужен «Плакат вербовщика»
ask-draw-rest = Колода пуста. Перетасовать сброс ради остальных карт?
ask-cycle = Какое малое достижение уйдёт под колоду?
ask-discard = Сбросьте карты до пяти
ask-tile = Можно использовать артефакт
ask-major = Можно взять большое достижение
ask-minor = Можно взять малое достижение
answer-to-hand-yes = В руку
answer-to-hand-no = В сброс
answer-draw-rest-yes = Перетасовать и взять
answer-draw-rest-no = Обойтись

## Цвета, минералы, грунт
colour-red = красн.
colour-blue = син.
colour-yellow = жёлт.
colour-wild = универс.
letter-red = К
letter-blue = С
letter-yellow = Ж
letter-wild = У
letter-iron = Ж
letter-gold = З
letter-platinum = П
letter-emerald = И
letter-ruby = Р
letter-diamond = А
ground-dirt = грунт
ground-rock = скала
ground-plate = стальная плита, { $colour }
ground-tunnel = тоннель
about-tunnel = Тоннель. Новые тоннели могут начинаться рядом с ним, сторона к стороне.
about-dirt = Можно бурить и взрывать.
about-rock = Можно взорвать, но не пробурить, если у карты нет награды «скала».
about-plate = Пройдёт только бур её цвета. Взорвать её нельзя.
shows-mineral = { $mineral }, цена ${ $money }
shows-artifact = артефакт
shows-bomb = жетон бомбы
shows-draw = взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
some-mineral = { $mineral } × { $number }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.

## Шахта
mine = Шахта: { $boards }
depth = Глубина { $depth }
deepest = Дно
below-opens = откроется с последним артефактом выше
side-told = { $side }: скал { $rocks }, стальных плит { $plates }, артефактов { $artifacts }; { $minerals }
sides = Стороны на выбор
side-wait = { $name } выбирает первое поле.
haul = { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
   *[many] { $length } клеток
}: { $found }
haul-minerals = { $minerals } (${ $money })
haul-artifacts = { $number ->
    [one] { $number } артефакт
    [few] { $number } артефакта
   *[many] { $number } артефактов
}
haul-tokens = { $number ->
    [one] { $number } жетон бомбы
    [few] { $number } жетона бомб
   *[many] { $number } жетонов бомб
}
haul-draws = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
haul-nothing = собирать нечего

## Ход
actions = Действия
actions-left = осталось { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}
about-actions = За ход два действия: взять карты, бурить или взорвать. Награды дают ещё.
last-turn = Последний ход!
action-draw = Взять 2
action-drill = Бурить
action-bomb = Бомба
action-end = Закончить ход
about-action-draw = Взять 2 карты из своей колоды.
about-action-drill = Положите карты одного цвета: сколько значков, такой длины тоннель. Карты можно выбрать заранее.
about-action-bomb = Отдайте жетон бомбы и положите красного пилота: его рисунок взорвётся, скалы тоже, сталь — нет.
about-action-end = Отказаться от оставшихся действий. Карты сверх пяти сбрасываются.
drill-pick = Выберите карты одного цвета.
drill-length = Тоннель длиной { $length }.
drill-now = Бурить
bomb-pick = Нажмите на красного пилота с рисунком бомбы.
discard-pick = выбрано { $picked } из { $wanted }
discard-now = Сбросить
line-how = Проведите линию или нажмите на светлую клетку.
blast-how = Укажите светлую клетку и поверните рисунок.
turn-it = Повернуть
about-turn = Другой способ положить здесь. Ещё: колесо мыши, правая кнопка, клавиша R. ⇧ со стрелкой задаёт направление.
dig-now = Копать
stack-how = Выберите стопку
buy-how = Выберите, какую карту купить

## Своя область
stacks = Стопки
about-stack = Верхний пилот стопки, минералы на нём и сколько ещё платить. Оплаченный покупается после действия.
stack-is = { $stack }, ${ $money } из ${ $cost }, { $minerals }. Карт осталось: { $left }. { $card }
stack-empty = { $colour } стопка: всё куплено
no-minerals = минералов нет
all-bought = Всё куплено
hand = Рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hand-empty = В руке нет карт.
hand-hidden = Скрытых карт в руке: { $number }
own-area = Ваша область
own-tiles = Ваши артефакты
about-artifact = Артефакты применяют в свой ход, действия они не стоят.
may-use = Можно применить
may-take = Можно выбрать
lit = здесь есть что сделать
panels = Что показано
panel-stacks = Стопки
panel-goals = Цели
panel-others = Другие
goals = Достижения
majors = Большие
minors = Малые
major-goal = купить { $wants }
major-wants = { $number } { $colour }
about-major = Купите столько пилотов этих цветов. Одно большое за ход; замены ему нет.
about-minor = Выполните цель в свой ход и возьмите карту. Одно малое за ход.
about-minor-deck = Карты в колоде малых достижений. Известно, что внизу лежат: { $under }.
none-under = нет
scope-action = Считается по одному действию.
scope-turn = Считается по всему ходу.
scope-state = Считается по тому, что лежит перед вами.
count-hand = карт в руке: { $number }
count-deck = в колоде: { $number }
count-discard = в сбросе: { $number }
count-bomb = жетонов бомб: { $number }
count-artifact = артефактов: { $number }
count-points = видимых очков: { $number }
open-area = Всё, чем владеет { $name }
about-area = Нажмите, чтобы увидеть все карты, артефакты и достижения.
area-of = { $name }: всё на столе
area-hand = Рука: { $number }
area-known = Точно в руке:
area-discard = Сброс: { $number }
area-owned = Все пилоты: { $number }
area-owned-note = Из них в колоде { $draw }; их порядка не знает никто.
area-tiles = Жетоны артефактов: { $number }
area-taken = Взятые достижения: { $number }

## Карты
mark-drill = бур
mark-buy = куп.
about-drill-bonus = Награда за бурение, каждый раз, когда картой бурят
about-buy-bonus = Награда за покупку, один раз
card-icons = { $number } { $colour } { $number ->
    [one] значок
    [few] значка
   *[many] значков
}
card-pattern = рисунок бомбы { $pattern }
card-drill = при бурении: { $bonus }
card-buy = при покупке: { $bonus }
card-worth = ${ $cost }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
bonus-draw = взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
bonus-bomb = жетон бомбы
bonus-action = дополнительное действие
bonus-duplicate = удвоить минерал
bonus-to-hand = купленный пилот идёт в руку
bonus-corner = линия может касаться углом
bonus-rock = линия может пройти скалу
bonus-split = каждый минерал на свою стопку
bonus-cycle = обменять малое достижение

## Очки на последнем экране
source-pilots = Пилоты
source-major-achievements = Большие
source-minor-achievements = Малые
source-artifacts = Окаменелости

## Журнал
event-TurnBegan = { $you ->
    [yes] Вы начинаете
   *[no] { $seat } начинает
} ход
event-ActionBegan-draw = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} карты
event-ActionBegan-drill = { $you ->
    [yes] Вы бурите
   *[no] { $seat } бурит
}: { $cards }
event-ActionBegan-bomb = { $you ->
    [yes] Вы взрываете
   *[no] { $seat } взрывает
}: { $cards }
event-Drew-own = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
}: { $cards }
event-Drew-count = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
event-Shuffled = { $you ->
    [yes] Вы тасуете
   *[no] { $seat } тасует
} новую колоду
event-Discarded = { $you ->
    [yes] Вы сбрасываете
   *[no] { $seat } сбрасывает
}: { $cards }
event-TunnelDug = { $you ->
    [yes] Вы роете
   *[no] { $seat } роет
} тоннель длиной { $length }
event-TileFound = { $you ->
    [yes] Вы находите
   *[no] { $seat } находит
} артефакт
event-TileFound-own = { $you ->
    [yes] Вы находите
   *[no] { $seat } находит
} артефакт: { $tile }
event-TileUsed = { $you ->
    [yes] Вы применяете
   *[no] { $seat } применяет
}: { $tile }
event-TokenGained = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} { $number ->
    [one] { $number } жетон бомбы
    [few] { $number } жетона бомб
   *[many] { $number } жетонов бомб
}
event-ActionGained = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
} дополнительное действие
event-MineralsPut = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} { $minerals }: { $stack }
event-MineralsPut-lost = { $you ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} { $minerals }: стопок не осталось
event-CardBought = { $you ->
    [yes] Вы покупаете
   *[no] { $seat } покупает
} за ${ $paid }: { $card } (очки: { $points })
event-CardBought-hand = { $you ->
    [yes] Вы покупаете
   *[no] { $seat } покупает
} за ${ $paid }: { $card } (очки: { $points }), в руку
event-BonusUsed-buy = Награда за покупку: { $bonus }
event-BonusUsed-drill = Награда за бурение: { $bonus }
event-BonusLost = { $you ->
    [yes] Вы теряете
   *[no] { $seat } теряет
} награду: { $bonus }
event-BoardJoined = { $you ->
    [yes] Вы выбираете
   *[no] { $seat } выбирает
} поле { $side }
event-MajorTaken = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $major }
event-MinorTaken = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $minor } Новое: { $dealt }
event-MinorTaken-last = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $minor }
event-MinorCycled = { $you ->
    [yes] Вы кладёте
   *[no] { $seat } кладёт
} под колоду: { $minor }. Новое: { $dealt }
event-GameEnded = Последний артефакт найден: игра окончена
event-GameEnded-quiet = Никто больше не копает: игра окончена

## Первая игра с подсказками
guide-action = Выберите в руке карты одного цвета и нажмите «Бурить»: сколько значков, столько клеток в тоннеле. Мало карт — возьмите. За ход два действия.
guide-drill-cards = Вместе бурят только карты одного цвета; универсальные подходят к любым. Сумма значков — длина.
guide-line = Светлые клетки могут войти в ваш тоннель. Проведите линию мышью или пальцем: она начинается от поверхности или рядом с тоннелем. Цельтесь в минералы и артефакты.
guide-blast = Бомба взрывает свой рисунок, скалы тоже, но стальную плиту — никогда.
guide-stack = Все минералы одного действия идут на одну стопку. Когда полоса полна, пилот ваш: больше значков, награда, очки.
guide-discard = Остаётся пять карт. Сбросьте те, что бурят хуже.
guide-side = На стороне А больше стальных плит, на стороне Б — скал.

## На одной странице

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
word-draw-rest-leave = обойтись
word-draw-rest-shuffle = перетасовать и взять
word-pattern-I2 = И2
word-pattern-L3 = Г3
word-pattern-I3 = И3
word-pattern-O4 = О4
word-pattern-L4 = Г4
word-pattern-T4 = Т4
word-pattern-S4 = З4
side-1A = Верхний слой
word-side-1A = 1А Верхний слой
side-1B = Россыпь
word-side-1B = 1Б Россыпь
side-2A = Старая обшивка
word-side-2A = 2А Старая обшивка
side-2B = Гравийный пласт
word-side-2B = 2Б Гравийный пласт
side-3A = Хранилище
word-side-3A = 3А Хранилище
side-3B = Пояс валунов
word-side-3B = 3Б Пояс валунов
side-4A = Решётка ядра
word-side-4A = 4А Решётка ядра
side-4B = Обвал мантии
word-side-4B = 4Б Обвал мантии
pilot-S = Стажёр
pilot-PU-R = Одесса Фитиль
pilot-PU-B = Томас Перо
pilot-PU-Y = Инес Жаворонок
pilot-PU-W = Бабуля Ярроу
pilot-GN-R = Брам Зола
pilot-GN-B = Нелл Сажень
pilot-GN-Y = Джори Пижма
pilot-GN-W = Док Мальва
pilot-OR-R = Петра Кремень
pilot-OR-B = Ансель Ручей
pilot-OR-Y = Мирела Заря
pilot-OR-W = Старый Тик
pilot-GY-R = Хоб Гранит
pilot-GY-B = Суннива Иней
pilot-GY-Y = Казимир Лампад
pilot-GY-W = Номер Одиннадцать
word-card-purple-S1 = Стажёр (1 красн.; бомба И2)
word-card-purple-S2 = Стажёр (1 красн.; бомба Г3)
word-card-purple-S3 = Стажёр (1 син.)
word-card-purple-S5 = Стажёр (1 жёлт.)
word-card-purple-S7 = Стажёр (1 универс.)
word-card-PU-R10 = Одесса Фитиль (1 красн.; бомба И3; бур: бомба; $10, очки 1)
word-card-PU-R15 = Одесса Фитиль (2 красн.; бомба О4; бур: скала; $15, очки 3)
word-card-PU-R20 = Одесса Фитиль (2 красн.; бомба Т4; покупка: в руку; $20, очки 6)
word-card-PU-R25 = Одесса Фитиль (3 красн.; бомба Г4; бур: взять 1; $25, очки 10)
word-card-PU-B10 = Томас Перо (2 син.; бур: взять 1; $10, очки 1)
word-card-PU-B15 = Томас Перо (2 син.; бур: взять 2; $15, очки 3)
word-card-PU-B20 = Томас Перо (2 син.; покупка: действие; $20, очки 6)
word-card-PU-B25 = Томас Перо (3 син.; $25, очки 11)
word-card-PU-Y10 = Инес Жаворонок (2 жёлт.; покупка: действие; $10, очки 1)
word-card-PU-Y15 = Инес Жаворонок (2 жёлт.; бур: обмен; покупка: удвоение; $15, очки 3)
word-card-PU-Y20 = Инес Жаворонок (2 жёлт.; покупка: бомба; $20, очки 6)
word-card-PU-Y25 = Инес Жаворонок (3 жёлт.; покупка: в руку; $25, очки 10)
word-card-PU-W10 = Бабуля Ярроу (1 универс.; бур: угол; $10, очки 1)
word-card-PU-W15 = Бабуля Ярроу (2 универс.; бур: раздельно; покупка: взять 1; $15, очки 3)
word-card-PU-W20 = Бабуля Ярроу (2 универс.; покупка: взять 2; $20, очки 6)
word-card-PU-W25 = Бабуля Ярроу (2 универс.; покупка: действие; $25, очки 10)
word-card-green-S1 = Стажёр (1 красн.; бомба И2)
word-card-green-S2 = Стажёр (1 красн.; бомба Г3)
word-card-green-S3 = Стажёр (1 син.)
word-card-green-S5 = Стажёр (1 жёлт.)
word-card-green-S7 = Стажёр (1 универс.)
word-card-GN-R10 = Брам Зола (1 красн.; бомба Г3; покупка: действие; $10, очки 1)
word-card-GN-R15 = Брам Зола (2 красн.; бомба З4; бур: раздельно; покупка: взять 1; $15, очки 3)
word-card-GN-R20 = Брам Зола (2 красн.; бомба О4; покупка: бомба; $20, очки 6)
word-card-GN-R25 = Брам Зола (3 красн.; бомба Г4; покупка: действие; $25, очки 10)
word-card-GN-B10 = Нелл Сажень (2 син.; бур: угол; $10, очки 1)
word-card-GN-B15 = Нелл Сажень (2 син.; бур: обмен; покупка: удвоение; $15, очки 3)
word-card-GN-B20 = Нелл Сажень (2 син.; покупка: в руку; $20, очки 6)
word-card-GN-B25 = Нелл Сажень (3 син.; покупка: в руку; $25, очки 10)
word-card-GN-Y10 = Джори Пижма (2 жёлт.; бур: взять 1; $10, очки 1)
word-card-GN-Y15 = Джори Пижма (2 жёлт.; бур: скала; $15, очки 3)
word-card-GN-Y20 = Джори Пижма (2 жёлт.; покупка: взять 2; $20, очки 6)
word-card-GN-Y25 = Джори Пижма (3 жёлт.; $25, очки 11)
word-card-GN-W10 = Док Мальва (1 универс.; бур: бомба; $10, очки 1)
word-card-GN-W15 = Док Мальва (2 универс.; бур: взять 2; $15, очки 3)
word-card-GN-W20 = Док Мальва (2 универс.; покупка: действие; $20, очки 6)
word-card-GN-W25 = Док Мальва (2 универс.; бур: взять 1; $25, очки 10)
word-card-orange-S1 = Стажёр (1 красн.; бомба И2)
word-card-orange-S2 = Стажёр (1 красн.; бомба Г3)
word-card-orange-S3 = Стажёр (1 син.)
word-card-orange-S5 = Стажёр (1 жёлт.)
word-card-orange-S7 = Стажёр (1 универс.)
word-card-OR-R10 = Петра Кремень (1 красн.; бомба И3; бур: угол; $10, очки 1)
word-card-OR-R15 = Петра Кремень (2 красн.; бомба Г4; бур: обмен; покупка: удвоение; $15, очки 3)
word-card-OR-R20 = Петра Кремень (2 красн.; бомба О4; покупка: действие; $20, очки 6)
word-card-OR-R25 = Петра Кремень (3 красн.; бомба З4; $25, очки 11)
word-card-OR-B10 = Ансель Ручей (2 син.; покупка: действие; $10, очки 1)
word-card-OR-B15 = Ансель Ручей (2 син.; бур: раздельно; покупка: взять 1; $15, очки 3)
word-card-OR-B20 = Ансель Ручей (2 син.; покупка: взять 2; $20, очки 6)
word-card-OR-B25 = Ансель Ручей (3 син.; покупка: действие; $25, очки 10)
word-card-OR-Y10 = Мирела Заря (2 жёлт.; бур: бомба; $10, очки 1)
word-card-OR-Y15 = Мирела Заря (2 жёлт.; бур: взять 2; $15, очки 3)
word-card-OR-Y20 = Мирела Заря (2 жёлт.; покупка: в руку; $20, очки 6)
word-card-OR-Y25 = Мирела Заря (3 жёлт.; бур: взять 1; $25, очки 10)
word-card-OR-W10 = Старый Тик (1 универс.; бур: взять 1; $10, очки 1)
word-card-OR-W15 = Старый Тик (2 универс.; бур: скала; $15, очки 3)
word-card-OR-W20 = Старый Тик (2 универс.; покупка: бомба; $20, очки 6)
word-card-OR-W25 = Старый Тик (2 универс.; покупка: в руку; $25, очки 10)
word-card-grey-S1 = Стажёр (1 красн.; бомба И2)
word-card-grey-S2 = Стажёр (1 красн.; бомба Г3)
word-card-grey-S3 = Стажёр (1 син.)
word-card-grey-S5 = Стажёр (1 жёлт.)
word-card-grey-S7 = Стажёр (1 универс.)
word-card-GY-R10 = Хоб Гранит (1 красн.; бомба О4; бур: взять 1; $10, очки 1)
word-card-GY-R15 = Хоб Гранит (2 красн.; бомба Г4; бур: взять 2; $15, очки 3)
word-card-GY-R20 = Хоб Гранит (2 красн.; бомба З4; покупка: взять 2; $20, очки 6)
word-card-GY-R25 = Хоб Гранит (3 красн.; бомба Т4; покупка: в руку; $25, очки 10)
word-card-GY-B10 = Суннива Иней (2 син.; бур: бомба; $10, очки 1)
word-card-GY-B15 = Суннива Иней (2 син.; бур: скала; $15, очки 3)
word-card-GY-B20 = Суннива Иней (2 син.; покупка: бомба; $20, очки 6)
word-card-GY-B25 = Суннива Иней (3 син.; бур: взять 1; $25, очки 10)
word-card-GY-Y10 = Казимир Лампад (2 жёлт.; бур: угол; $10, очки 1)
word-card-GY-Y15 = Казимир Лампад (2 жёлт.; бур: раздельно; покупка: взять 1; $15, очки 3)
word-card-GY-Y20 = Казимир Лампад (2 жёлт.; покупка: действие; $20, очки 6)
word-card-GY-Y25 = Казимир Лампад (3 жёлт.; покупка: действие; $25, очки 10)
word-card-GY-W10 = Номер Одиннадцать (1 универс.; покупка: действие; $10, очки 1)
word-card-GY-W15 = Номер Одиннадцать (2 универс.; бур: обмен; покупка: удвоение; $15, очки 3)
word-card-GY-W20 = Номер Одиннадцать (2 универс.; покупка: в руку; $20, очки 6)
word-card-GY-W25 = Номер Одиннадцать (2 универс.; $25, очки 11)
tile-Overdrive = Форсаж
word-tile-Overdrive = Форсаж (действие)
tile-Field-Manual = Полевой справочник
word-tile-Field-Manual = Полевой справочник (взять 2)
tile-Supply-Crate = Ящик припасов
word-tile-Supply-Crate = Ящик припасов (бомба, взять 1)
tile-Platinum-Ingot = Слиток платины
word-tile-Platinum-Ingot = Слиток платины (платина)
tile-Gold-Locket = Золотой медальон
word-tile-Gold-Locket = Золотой медальон (золото, взять 1)
tile-Recruiting-Poster = Плакат вербовщика
word-tile-Recruiting-Poster = Плакат вербовщика (в руку)
tile-Fossil = Окаменелость
word-tile-Fossil = Окаменелость (3 очка)
tile-Mineral-Twin = Двойник минерала
word-tile-Mineral-Twin = Двойник минерала (удвоение)
major-MA1 = Двойной ствол
word-major-MA1 = Двойной ствол: купить 2 красн., 2 син. (очки: 3)
major-MA2 = Яркая пара
word-major-MA2 = Яркая пара: купить 2 жёлт., 2 универс. (очки: 3)
major-MA3 = Полный экипаж
word-major-MA3 = Полный экипаж: купить 1 красн., 1 син., 1 жёлт., 1 универс. (очки: 2)
major-MA4 = Огонь и лампа
word-major-MA4 = Огонь и лампа: купить 3 красн., 2 жёлт. (очки: 5)
major-MA5 = Глубокая вода
word-major-MA5 = Глубокая вода: купить 3 син., 2 универс. (очки: 5)
major-MA6 = Лампа и линия
word-major-MA6 = Лампа и линия: купить 2 син., 3 жёлт. (очки: 5)
major-MA7 = Мастера на все руки
word-major-MA7 = Мастера на все руки: купить 2 красн., 3 универс. (очки: 5)
major-MA8 = Огонь и вода
word-major-MA8 = Огонь и вода: купить 3 красн., 3 син. (очки: 7)
major-MA9 = Лампа и мастер
word-major-MA9 = Лампа и мастер: купить 3 жёлт., 3 универс. (очки: 7)
major-MA10 = Дважды четыре
word-major-MA10 = Дважды четыре: купить 2 красн., 2 син., 2 жёлт., 2 универс. (очки: 7)
minor-MI1 = Собиратель ржавчины
    .goal = 3 железа на всех картах
word-minor-MI1 = Собиратель ржавчины: 3 железа на всех картах (очки: 2)
minor-MI2 = Золотой край
    .goal = 3 золота на всех картах
word-minor-MI2 = Золотой край: 3 золота на всех картах (очки: 2)
minor-MI3 = Платиновое трио
    .goal = 3 платины на всех картах
word-minor-MI3 = Платиновое трио: 3 платины на всех картах (очки: 2)
minor-MI4 = Зелёная лихорадка
    .goal = 2 изумруда на всех картах
word-minor-MI4 = Зелёная лихорадка: 2 изумруда на всех картах (очки: 2)
minor-MI5 = Красная пара
    .goal = 2 рубина на всех картах
word-minor-MI5 = Красная пара: 2 рубина на всех картах (очки: 3)
minor-MI6 = Ледокол
    .goal = 2 алмаза на всех картах
word-minor-MI6 = Ледокол: 2 алмаза на всех картах (очки: 4)
minor-MI7 = Сборный груз
    .goal = Минералы 4 разных видов на всех картах
word-minor-MI7 = Сборный груз: Минералы 4 разных видов на всех картах (очки: 3)
minor-MI8 = Три железа в огне
    .goal = Минералы на 3 стопках одновременно
word-minor-MI8 = Три железа в огне: Минералы на 3 стопках одновременно (очки: 2)
minor-MI9 = Щебёнщик
    .goal = Взорвать не меньше 2 скал за одно действие
word-minor-MI9 = Щебёнщик: Взорвать не меньше 2 скал за одно действие (очки: 3)
minor-MI10 = Долгий рейс
    .goal = Пробурить линию из 5 и больше клеток
word-minor-MI10 = Долгий рейс: Пробурить линию из 5 и больше клеток (очки: 2)
minor-MI11 = Скорый ствол
    .goal = Пробурить линию из 6 и больше клеток
word-minor-MI11 = Скорый ствол: Пробурить линию из 6 и больше клеток (очки: 4)
minor-MI12 = Полный бункер
    .goal = Собрать 3 и больше минералов за одно действие
word-minor-MI12 = Полный бункер: Собрать 3 и больше минералов за одно действие (очки: 2)
minor-MI13 = Резчик плит
    .goal = Покрыть 2 и больше стальных плит за одно действие
word-minor-MI13 = Резчик плит: Покрыть 2 и больше стальных плит за одно действие (очки: 2)
minor-MI14 = Осторожный взрыв
    .goal = Покрыть клетку артефакта бомбой
word-minor-MI14 = Осторожный взрыв: Покрыть клетку артефакта бомбой (очки: 2)
minor-MI15 = Бегун по стыку
    .goal = Покрыть клетки двух полей за одно действие
word-minor-MI15 = Бегун по стыку: Покрыть клетки двух полей за одно действие (очки: 2)
minor-MI16 = Гонка за реликвиями
    .goal = Покрыть 2 клетки артефактов за один ход
word-minor-MI16 = Гонка за реликвиями: Покрыть 2 клетки артефактов за один ход (очки: 4)
minor-MI17 = Большой набор
    .goal = Купить 2 карты за один ход
word-minor-MI17 = Большой набор: Купить 2 карты за один ход (очки: 3)
minor-MI18 = Сверхурочные
    .goal = Бурить или взрывать 3 раза за один ход
word-minor-MI18 = Сверхурочные: Бурить или взрывать 3 раза за один ход (очки: 3)
minor-MI19 = Без сдачи
    .goal = Купить карту ровно за её цену
word-minor-MI19 = Без сдачи: Купить карту ровно за её цену (очки: 2)
minor-MI20 = Хранитель
    .goal = Держать 3 неиспользованных артефакта
word-minor-MI20 = Хранитель: Держать 3 неиспользованных артефакта (очки: 2)
word-space-r1c1 = ряд 1, столбец 1
word-space-r1c2 = ряд 1, столбец 2
word-space-r1c3 = ряд 1, столбец 3
word-space-r1c4 = ряд 1, столбец 4
word-space-r1c5 = ряд 1, столбец 5
word-space-r1c6 = ряд 1, столбец 6
word-space-r1c7 = ряд 1, столбец 7
word-space-r1c8 = ряд 1, столбец 8
word-space-r1c9 = ряд 1, столбец 9
word-space-r2c1 = ряд 2, столбец 1
word-space-r2c2 = ряд 2, столбец 2
word-space-r2c3 = ряд 2, столбец 3
word-space-r2c4 = ряд 2, столбец 4
word-space-r2c5 = ряд 2, столбец 5
word-space-r2c6 = ряд 2, столбец 6
word-space-r2c7 = ряд 2, столбец 7
word-space-r2c8 = ряд 2, столбец 8
word-space-r2c9 = ряд 2, столбец 9
word-space-r3c1 = ряд 3, столбец 1
word-space-r3c2 = ряд 3, столбец 2
word-space-r3c3 = ряд 3, столбец 3
word-space-r3c4 = ряд 3, столбец 4
word-space-r3c5 = ряд 3, столбец 5
word-space-r3c6 = ряд 3, столбец 6
word-space-r3c7 = ряд 3, столбец 7
word-space-r3c8 = ряд 3, столбец 8
word-space-r3c9 = ряд 3, столбец 9
word-space-r4c1 = ряд 4, столбец 1
word-space-r4c2 = ряд 4, столбец 2
word-space-r4c3 = ряд 4, столбец 3
word-space-r4c4 = ряд 4, столбец 4
word-space-r4c5 = ряд 4, столбец 5
word-space-r4c6 = ряд 4, столбец 6
word-space-r4c7 = ряд 4, столбец 7
word-space-r4c8 = ряд 4, столбец 8
word-space-r4c9 = ряд 4, столбец 9
word-space-r5c1 = ряд 5, столбец 1
word-space-r5c2 = ряд 5, столбец 2
word-space-r5c3 = ряд 5, столбец 3
word-space-r5c4 = ряд 5, столбец 4
word-space-r5c5 = ряд 5, столбец 5
word-space-r5c6 = ряд 5, столбец 6
word-space-r5c7 = ряд 5, столбец 7
word-space-r5c8 = ряд 5, столбец 8
word-space-r5c9 = ряд 5, столбец 9
word-space-r6c1 = ряд 6, столбец 1
word-space-r6c2 = ряд 6, столбец 2
word-space-r6c3 = ряд 6, столбец 3
word-space-r6c4 = ряд 6, столбец 4
word-space-r6c5 = ряд 6, столбец 5
word-space-r6c6 = ряд 6, столбец 6
word-space-r6c7 = ряд 6, столбец 7
word-space-r6c8 = ряд 6, столбец 8
word-space-r6c9 = ряд 6, столбец 9
word-space-r7c1 = ряд 7, столбец 1
word-space-r7c2 = ряд 7, столбец 2
word-space-r7c3 = ряд 7, столбец 3
word-space-r7c4 = ряд 7, столбец 4
word-space-r7c5 = ряд 7, столбец 5
word-space-r7c6 = ряд 7, столбец 6
word-space-r7c7 = ряд 7, столбец 7
word-space-r7c8 = ряд 7, столбец 8
word-space-r7c9 = ряд 7, столбец 9
word-space-r8c1 = ряд 8, столбец 1
word-space-r8c2 = ряд 8, столбец 2
word-space-r8c3 = ряд 8, столбец 3
word-space-r8c4 = ряд 8, столбец 4
word-space-r8c5 = ряд 8, столбец 5
word-space-r8c6 = ряд 8, столбец 6
word-space-r8c7 = ряд 8, столбец 7
word-space-r8c8 = ряд 8, столбец 8
word-space-r8c9 = ряд 8, столбец 9
word-space-r9c1 = ряд 9, столбец 1
word-space-r9c2 = ряд 9, столбец 2
word-space-r9c3 = ряд 9, столбец 3
word-space-r9c4 = ряд 9, столбец 4
word-space-r9c5 = ряд 9, столбец 5
word-space-r9c6 = ряд 9, столбец 6
word-space-r9c7 = ряд 9, столбец 7
word-space-r9c8 = ряд 9, столбец 8
word-space-r9c9 = ряд 9, столбец 9
word-space-r10c1 = ряд 10, столбец 1
word-space-r10c2 = ряд 10, столбец 2
word-space-r10c3 = ряд 10, столбец 3
word-space-r10c4 = ряд 10, столбец 4
word-space-r10c5 = ряд 10, столбец 5
word-space-r10c6 = ряд 10, столбец 6
word-space-r10c7 = ряд 10, столбец 7
word-space-r10c8 = ряд 10, столбец 8
word-space-r10c9 = ряд 10, столбец 9
word-space-r11c1 = ряд 11, столбец 1
word-space-r11c2 = ряд 11, столбец 2
word-space-r11c3 = ряд 11, столбец 3
word-space-r11c4 = ряд 11, столбец 4
word-space-r11c5 = ряд 11, столбец 5
word-space-r11c6 = ряд 11, столбец 6
word-space-r11c7 = ряд 11, столбец 7
word-space-r11c8 = ряд 11, столбец 8
word-space-r11c9 = ряд 11, столбец 9
word-space-r12c1 = ряд 12, столбец 1
word-space-r12c2 = ряд 12, столбец 2
word-space-r12c3 = ряд 12, столбец 3
word-space-r12c4 = ряд 12, столбец 4
word-space-r12c5 = ряд 12, столбец 5
word-space-r12c6 = ряд 12, столбец 6
word-space-r12c7 = ряд 12, столбец 7
word-space-r12c8 = ряд 12, столбец 8
word-space-r12c9 = ряд 12, столбец 9
word-space-r13c1 = ряд 13, столбец 1
word-space-r13c2 = ряд 13, столбец 2
word-space-r13c3 = ряд 13, столбец 3
word-space-r13c4 = ряд 13, столбец 4
word-space-r13c5 = ряд 13, столбец 5
word-space-r13c6 = ряд 13, столбец 6
word-space-r13c7 = ряд 13, столбец 7
word-space-r13c8 = ряд 13, столбец 8
word-space-r13c9 = ряд 13, столбец 9
word-space-r14c1 = ряд 14, столбец 1
word-space-r14c2 = ряд 14, столбец 2
word-space-r14c3 = ряд 14, столбец 3
word-space-r14c4 = ряд 14, столбец 4
word-space-r14c5 = ряд 14, столбец 5
word-space-r14c6 = ряд 14, столбец 6
word-space-r14c7 = ряд 14, столбец 7
word-space-r14c8 = ряд 14, столбец 8
word-space-r14c9 = ряд 14, столбец 9
word-space-r15c1 = ряд 15, столбец 1
word-space-r15c2 = ряд 15, столбец 2
word-space-r15c3 = ряд 15, столбец 3
word-space-r15c4 = ряд 15, столбец 4
word-space-r15c5 = ряд 15, столбец 5
word-space-r15c6 = ряд 15, столбец 6
word-space-r15c7 = ряд 15, столбец 7
word-space-r15c8 = ряд 15, столбец 8
word-space-r15c9 = ряд 15, столбец 9
word-space-r16c1 = ряд 16, столбец 1
word-space-r16c2 = ряд 16, столбец 2
word-space-r16c3 = ряд 16, столбец 3
word-space-r16c4 = ряд 16, столбец 4
word-space-r16c5 = ряд 16, столбец 5
word-space-r16c6 = ряд 16, столбец 6
word-space-r16c7 = ряд 16, столбец 7
word-space-r16c8 = ряд 16, столбец 8
word-space-r16c9 = ряд 16, столбец 9
word-space-r17c1 = ряд 17, столбец 1
word-space-r17c2 = ряд 17, столбец 2
word-space-r17c3 = ряд 17, столбец 3
word-space-r17c4 = ряд 17, столбец 4
word-space-r17c5 = ряд 17, столбец 5
word-space-r17c6 = ряд 17, столбец 6
word-space-r17c7 = ряд 17, столбец 7
word-space-r17c8 = ряд 17, столбец 8
word-space-r17c9 = ряд 17, столбец 9
word-space-r18c1 = ряд 18, столбец 1
word-space-r18c2 = ряд 18, столбец 2
word-space-r18c3 = ряд 18, столбец 3
word-space-r18c4 = ряд 18, столбец 4
word-space-r18c5 = ряд 18, столбец 5
word-space-r18c6 = ряд 18, столбец 6
word-space-r18c7 = ряд 18, столбец 7
word-space-r18c8 = ряд 18, столбец 8
word-space-r18c9 = ряд 18, столбец 9
