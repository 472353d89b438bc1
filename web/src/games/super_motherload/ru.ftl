## Настройки
option-decks = Колоды
    .about = Колода для каждого места по порядку; ничего — по жребию.
option-decks-purple = Фиолетовая
option-decks-green = Зелёная
option-decks-orange = Оранжевая
option-decks-grey = Серая
option-start = Кто начинает
    .about = Выберите, кто начинает, или доверьтесь костям.
option-start-0 = Первое место
option-start-1 = Второе место
option-start-2 = Третье место
option-start-3 = Четвёртое место
option-minor_row = Малые достижения в ряду
    .about = Вдвоём открыты четыре, при большем числе игроков — три. В первом издании всегда три.
option-minor_row-3 = Всегда три
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
answer-to-hand-yes = В руку
answer-to-hand-no = В сброс

## Цвета, минералы, грунт
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
drill-length = Тоннель на { $length ->
    [one] { $length } клетку.
    [few] { $length } клетки.
   *[many] { $length } клеток.
}
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
about-major = Купите столько пилотов этих цветов. Одно большое за ход; замены ему нет.
about-minor = Выполните цель в свой ход и возьмите карту. Одно малое за ход.
about-minor-deck = Карты в колоде малых достижений. Известно, что внизу лежат: { $under }.
none-under = нет
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

## Очки на последнем экране
source-pilots = Пилоты
source-major-achievements = Большие
source-minor-achievements = Малые
source-artifacts = Окаменелости

## Первая игра с подсказками
guide-action = Выберите в руке карты одного цвета и нажмите «Бурить»: сколько значков, столько клеток в тоннеле. Мало карт — возьмите. За ход два действия.
guide-drill-cards = Вместе бурят только карты одного цвета; универсальные подходят к любым. Сумма значков — длина.
guide-line = Светлые клетки могут войти в ваш тоннель. Проведите линию мышью или пальцем: она начинается от поверхности или рядом с тоннелем. Цельтесь в минералы и артефакты.
guide-blast = Бомба взрывает свой рисунок, скалы тоже, но стальную плиту — никогда.
guide-stack = Все минералы одного действия идут на одну стопку. Когда полоса полна, пилот ваш: больше значков, награда, очки.
guide-discard = Остаётся пять карт. Сбросьте те, что бурят хуже.
guide-side = На стороне А больше стальных плит, на стороне Б — скал.

