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
option-minor_row = Обычные достижения в ряду
    .about = Вдвоём открыты четыре, при большем числе игроков — три. В первом издании всегда три.
option-minor_row-3 = Всегда три
option-content = Набор содержимого
    .about = Папка со своим набором; пусто — встроенный.

preview = Шахта
    .about = Поле под полем: чем глубже, тем дороже и труднее. Какой стороной ляжет каждое, решают в игре.

## Термины
term-tunnel = туннель
    .forms = туннеля|туннели|туннелей|туннелем
    .about = Пробуренные или взорванные клетки. Новый туннель должен касаться стороной уже проложенного.
term-steel-plate = стальная пластина
    .forms = стальной пластины|стальные пластины|пластина|пластины
    .about = Её нельзя взорвать. Пройти может только бур её цвета.
term-pilot = пилот
    .forms = пилота|пилоты|пилотов
    .about = Карта: её значки бурят, у некоторых есть шаблон взрыва, большинство даёт бонус при покупке.
term-stack = стопка
    .forms = стопки|стопку|стопок
    .about = Одна из четырёх открытых стопок пилотов игрока. Минералы лежат на верхней карте, пока не покроют её цену.
term-mineral = минерал
    .forms = минералы|минералов|минерала
    .about = Добыча из туннелей. Все минералы одного действия кладутся на одну стопку.
term-artifact = артефакт
    .forms = артефакта|артефакты|артефактов
    .about = Жетон, взятый вслепую с клетки артефакта. Смотреть его может только владелец.
term-surface = поверхность
    .forms = поверхности|поверхностью
    .about = Линия над первым рядом глубины 1. Туннели могут начинаться от неё.
term-bomb-token = жетон бомбы
    .forms = жетоны бомб|жетона бомбы|жетонов бомб
    .about = Тратится на действие «Подрыв», по одному. Жетоны находят в земле и получают бонусами.
term-buy-bonus = бонус при покупке
    .about = Карта даёт её один раз, в момент покупки.
term-drill-bonus = бонус при бурении
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
letter-iron = Жл
letter-gold = Зо
letter-platinum = Пл
letter-emerald = Из
letter-ruby = Ру
letter-diamond = Ал
about-tunnel = Туннель. Новые туннели могут начинаться рядом с ним, сторона к стороне.
about-dirt = Можно бурить и взрывать.
about-rock = Можно взорвать, но не пробурить, если у карты нет бонуса «порода».
about-plate = Пройдёт только бур её цвета. Взорвать её нельзя.

## Шахта
mine = Шахта: { $boards }
depth = Глубина { $depth }
deepest = Дно
depth-opens = Глубина { $depth } откроется с последним артефактом выше
side-told = { $side }: клеток породы { $rocks }, стальных пластин { $plates }, артефактов { $artifacts }; { $minerals }
sides = Стороны на выбор
side-wait = { $name } выбирает первое поле.
haul = { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
   *[many] { $length } клеток
}: { $found }
haul-minerals = { $minerals } (${ $money })
haul-money = ${ $money }
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
your-turn = Ваш ход
actions-left = осталось { $number ->
    [one] { $number } действие
    [few] { $number } действия
   *[many] { $number } действий
}
about-actions = Действий за ход: {$actions} — взять карты, бурить или взорвать. Бонусы дают ещё.
last-turn = Последний ход!
action-draw = Взять {$cards_drawn}
action-drill = Бурить
action-bomb = Подрыв
action-end = Закончить ход
about-action-draw = Взять карты из своей колоды: {$cards_drawn}.
about-action-drill = Положите карты одного цвета: сколько значков, такой длины туннель. Карты можно выбрать заранее.
about-action-bomb = Отдайте жетон бомбы и положите красного пилота: его шаблон взорвётся, порода тоже, сталь — нет.
about-action-end = Отказаться от оставшихся действий. Карты сверх { $hand_limit } сбрасываются.
drill-pick = Выберите карты одного цвета.
drill-length = Туннель на { $length ->
    [one] { $length } клетку.
    [few] { $length } клетки.
   *[many] { $length } клеток.
}
drill-of = Бурить: { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
   *[many] { $length } клеток
}
drill-apart = Эти карты вместе не бурят.
drill-now = Бурить
bomb-pick = Нажмите на красного пилота с шаблоном взрыва.
discard-pick = выбрано { $picked } из { $wanted }
discard-now = Сбросить
line-how = Проведите линию или нажмите на светлую клетку.
blast-how = Укажите светлую клетку и поверните шаблон.
turn-it = Повернуть
about-turn = Другой способ положить здесь. Ещё: правая кнопка мыши, клавиша R. ⇧ со стрелкой задаёт направление.
dig-now = Копать
dig-list = Все туннели, какие можно прорыть
cells-from-to = { $first } — { $last }
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
may-dig = можно рыть
may-take = Можно выбрать
lit = здесь есть что сделать
panels = Что показано
open-stack = Показать всех пилотов: { $stack }
about-open-stack = Все пилоты этой стопки, и купленные тоже: они открыты для всех.
stack-of = { $stack }: { $name }
bought = куплен
camera-closer = Ближе
camera-wider = Дальше
camera-home = К месту, где можно копать
camera-news = новый туннель в ряду { $row }
panel-stacks = Стопки
panel-goals = Цели
panel-others = Другие
goals = Достижения
majors = Главные
minors = Обычные
about-major = Купите столько пилотов этих цветов. Одно главное за ход; замены ему нет.
about-minor = Выполните цель в свой ход и возьмите карту. Одно обычное за ход.
about-minor-deck = Карты в колоде обычных достижений. Известно, что внизу лежат: { $under }.
none-under = нет
short-points = очки
short-bomb = бомбы
short-deck = колода
short-discard = сброс
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
about-drill-bonus = Бонус при бурении, каждый раз, когда картой бурят
about-buy-bonus = Бонус при покупке, один раз

## Клавиши
keys =
    Стрелки: от клетки к клетке в шахте
    R: положить туннель или бомбу иначе
    Shift + стрелка: вести туннель в эту сторону
    L: все туннели, какие можно прорыть, сначала самые богатые
    +, -: ближе, дальше

## Очки на последнем экране
source-pilots = Пилоты
source-major-achievements = Главные
source-minor-achievements = Обычные
source-artifacts = Окаменелости

## Первая игра с подсказками
guide-action = Выберите в руке карты одного цвета и нажмите «Бурить»: сколько значков, столько клеток в туннеле. Мало карт — возьмите. Действий за ход: {$actions}.
guide-drill-cards = Вместе бурят только карты одного цвета; универсальные подходят к любым. Сумма значков — длина.
guide-line = Светлые клетки могут войти в ваш туннель. Проведите линию мышью или пальцем: она начинается от поверхности или рядом с туннелем. Цельтесь в минералы и артефакты.
guide-blast = Бомба взрывает по шаблону, породу тоже, но стальную пластину — никогда.
guide-stack = Все минералы одного действия идут на одну стопку. Когда полоса полна, пилот ваш: больше значков, бонус, очки.
guide-discard = На руке остаётся карт: { $hand_limit }. Сбросьте те, что бурят хуже.
guide-side = На стороне А больше стальных пластин, на стороне Б — породы.


## Сцены
scene-taken-before = { $seat } берёт «{ $what }» раньше вас
scene-taken = { $you ->
    [yes] Вы берёте «{ $what }»
   *[no] { $seat } берёт «{ $what }»
}
scene-last-artifact = Последний ход!

## Медали
medal-mole = Крот
medal-mole-what = { $number ->
    [one] туннель в { $number } клетку
    [few] туннель в { $number } клетки
   *[many] туннель в { $number } клеток
}
medal-jeweller = Ювелир
medal-jeweller-what = ${ $number } за одну добычу
medal-bombs = Подрывник
medal-bombs-what = { $number ->
    [one] { $number } бомба
    [few] { $number } бомбы
   *[many] { $number } бомб
}
medal-artifacts = Искатель
medal-artifacts-what = { $number ->
    [one] найден { $number } артефакт
    [few] найдено { $number } артефакта
   *[many] найдено { $number } артефактов
}
medal-goals = Ловкая рука
medal-goals-what = { $number ->
    [one] { $number } обычное достижение
    [few] { $number } обычных достижения
   *[many] { $number } обычных достижений
}
