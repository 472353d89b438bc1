## Настройки
option-mechs = Мехи
    .about = Мех для каждого места по порядку; кто не выбрал, получит первого свободного.
option-mechs-any = Любой
option-mechs-headmaster = Директор
option-mechs-railbreaker = Рельсолом
option-mechs-splash = Всплеск
option-mechs-mayday = Мэйдэй
option-level = Соло: уровень
    .about = Насколько силён бот, которым играют правила.
option-solo_credits = Соло: кредиты
    .about = Начальные кредиты, { $high } или { $low }.
option-content = Набор содержимого
    .about = Папка со своим набором; пусто — встроенный.

preview = Ствол шахты
    .about = Шесть этажей руды. Чем глубже застрянете, тем дороже вас вытаскивать.

## Термины
term-floor = этаж
    .forms = этажа|этажи|этажей|этаже
    .about = Один из семи уровней шахты, от 0 (поверхность) до 6.
term-fuel = топливо
    .forms = топлива
    .about = Цена движения и бурения. Больше предела хранить нельзя.
term-drone = дрон
    .forms = дрона|дроны|дронов
    .about = Помощник: его переворачивают лицом вверх и используют один раз.
term-damage = ПОВРЕЖДЕНИЕ
    .about = Карта, которая никому не нужна: занимает руку и отнимает очки в конце.
term-market = рынок
    .forms = рынка|рынке
    .about = Здесь продают минералы; что продают часто, то дешевеет.
term-permanent-card = постоянная карта
    .forms = постоянные карты|постоянной карты
    .about = Карта, которая остаётся перед владельцем и работает снова и снова.

## Names
source-tiles = Тайлы
source-minerals = Минералы
source-credits = Кредиты
source-milestones = Вехи
source-refresh-tile = Жетон обновления лавки
source-depth = Глубина в конце
source-cards = Карты

## Board
sign-drill = бурение
sign-move = шаги
sign-fuel = топливо
sign-credits = кредиты
sign-refresh = вернуть дрона
sign-draw = взять карту
sign-repair = ремонт
fuel-word = топливо
of = из {$count}
of-many = {$count} из {$all}
floor-list = Этажи и расстояния
you-are-here = Вы здесь
floors-down = { $count ->
    [one] на {$count} этаж ниже вас
    [few] на {$count} этажа ниже вас
   *[many] на {$count} этажей ниже вас
}
floors-up = { $count ->
    [one] на {$count} этаж выше вас
    [few] на {$count} этажа выше вас
   *[many] на {$count} этажей выше вас
}
lying = Здесь лежит: {$minerals}
behind = За ней: {$minerals}
mechs-here = Мехи здесь: {$names}
mechs = Мехи
your-mech = Ваш мех
mech-said = {$name}, {$mech}, {$floor}. Везёт: {$carries}
fly-to = Лететь: {$floor}
barrier-word = Преграда
no-penalty = здесь без штрафа
damage-left = Повреждения: ещё {$count}
moment-corridor = копка: {$effect}
moment-first-corridor = 1-я копка: {$effect}
moment-collect = сбор: {$effect}
moment-end = конец здесь: {$effect}
moment-discount = 1-я копка: бурение −{$drills}
stall = {$shop}. {$wares}. Открывает лавки
ware = {$card}, цена {$price}
cockpit = Кабина
storage-word = Склад
drones-word = Дроны
overflow-count = пунктир: излишки ({$count})
track-title = Шкала
rival-at = {$name}: деление {$notches}
piles = Колода, постоянные карты, сброс
deck-word = колода
discard-word = сброс
played-short = сыграно {$count}
played-word = сыграна
bill = Продано на рынке
bill-overflow = в излишки
bill-earned = выручка
used = применена
unaffordable-card = Не хватает топлива
dear-card = Сейчас не купить
needs-battery = каждой нужна и батарея: у вас {$count}
workshop = Мастерская
job-repair = Ремонт карты
job-storage = Склад до {$room}
job-cap = Бак до {$cap}
back-to-mine = Назад в шахту
shops-with = Лавки: кредитов {$credits}
machine-of = Машина: {$name}
panel-people = Игроки
rival-said = {$name}, {$mech}. {$where}. Топливо {$fuel} из {$cap}. Карт в руке: {$cards}. Везёт: {$carries}. Открывает всю машину
bot-said = Бот, уровень {$level}. {$floor}. Очки: {$score}. Открывает его поле
or-short = или
nothing = ничего
points-word = очков
panel-dash = Машина
panel-shops = Лавки
shaft = Шахта, семь этажей
own-area = Ваши приборы и рука
shops = Лавки
gauges = Приборы
gauge-fuel = Топливо
gauge-moves = Шаги
gauge-drills = Бурение
gauge-credits = Кредиты
gauge-drones = Дроны
about-fuel = Топливо оплачивает карты и не бывает больше бака. На поверхности бак наполняется.
about-moves = Оставшиеся шаги: каждый — на один этаж вверх или вниз.
about-drills = Оставшееся бурение: одно на минерал, коридоры и преграды требуют больше.
about-credits = За кредиты покупают карты и улучшения. В конце каждые {$credits_per_point} кредитов — 1 очко.
about-drones = Готовый дрон продаёт один минерал или покупает одну карту, пока вы внизу.
about-surface = Поверхность. Кто закончит операции здесь, может продать, отремонтировать, улучшить, купить и заправиться.
about-floor = Этаж шахты. Кто стоит здесь в конце игры, теряет очки: {$penalty}.
go-to = Перейти: {$floor}
barrier = Преграда этажа {$floor}: открывается за бурение {$drills}
corridor = Коридор этажа {$floor}: бурение {$drills}. Откроет: {$minerals}. {$tile}. Под ним ещё {$count}.
left = ещё {$count}
collect = Собрать: {$mineral}, здесь {$count}
some = {$mineral} × {$count}
reserved = Изумруд отложен, игрок {$name}
about-mineral = {$mineral}: очки в конце — {$points}. Сбор стоит 1 бурение и место на складе.
room-hidden = Карта этажа, закрыта, пока этаж не открыт
hand = Ваша рука, карт: {$count}
hand-card = В руке
hand-empty = В руке нет карт
hand-count = в руке {$count}
hand-hidden = карт в руке: {$count}
play-card = Сыграть ради эффекта
burn-card = Сыграть ради топлива: {$card}, {$fuel}
about-burn = Сыграть эту карту ради топлива ({$fuel}) вместо эффекта.
discard-card = Сбросить, кредиты: {$discard_credits}
discard-for = Сбросить: {$discard_credits}
keep-card = Оставить
keep = оставить?
kept = остаётся
repair-card = Ремонт
repair-verb = ремонт
repair-title = Ремонт: одна карта уходит из игры
repair-none = Без ремонта
zone-hand = Из руки
zone-play = Из сыгранных
zone-discard = Из сброса
zone-deck = Верхняя карта колоды
buy-card = Купить
shop-card = В лавке
sold-out = распродано
permanent = постоянная
more-cards = ещё {$count}
refresh-shop = Обновить лавку: {$shop}
about-refresh = Жетон обновления: раз за игру, на поверхности, сменить все карты одной лавки. Очки, если он не использован: {$refresh_points}.
about-shop-0 = Буры и всё, что копает.
about-shop-1 = Двигатели и всё, что движется.
about-shop-2 = Дроны, топливо и ремонт.
about-shop-3 = Лучшие карты; каждая требует ещё и батарею.
about-shop-deck = Карты, оставшиеся в колоде этой лавки.
act-fuel-move = {$move_fuel} топлива → 1 шаг
act-fuel-drill = {$drill_fuel} топлива → 1 бурение
act-damage-fuel = Урон → {$damage_fuel} топлива
act-engine-move = {$engine_fuel} топлива → шаг: {$engine_moves}
act-drone-fuel = Дрон → {$drone_fuel} топлива
act-sell-all = Продать всё
act-repair = Ремонт за {$repair_credits}
about-fuel-move = Заплатите {$move_fuel} топлива за один шаг, сколько угодно раз.
about-fuel-drill = Заплатите {$drill_fuel} топлива за одно бурение, сколько угодно раз.
about-damage-fuel = Раз за ход: возьмите ПОВРЕЖДЕНИЕ в сброс и получите {$damage_fuel} топлива.
about-engine-move = Гибкий двигатель: {$engine_fuel} топлива за один шаг.
about-drone-fuel = Дрон-ремонтник: использовать дрона за {$drone_fuel} топлива.
about-sell-all = Всё со склада уходит на ваш рынок по указанным ценам.
about-repair = Раз за выход на поверхность: кредиты ({$repair_credits}), и своя карта уходит из игры.
end-turn = Готово
end-surface = Готово: лавки
end-surfacing = Готово: заправка
about-end-turn = Закончить операции. Сработает карта этажа, затем подготовка.
about-end-surface = Закончить операции на поверхности: начнётся торговля.
about-end-surfacing = Закончить торговлю: бак наполнится, затем подготовка.
keep-these = Оставить {$count} из {$most} (топливо: {$fuel})
about-keep = Даром остаётся карт: {$free}, за каждую ещё платят топливом. Прочие сбрасываются, затем вы берёте новые.
draw-yes = Взять
draw-no = Не брать
trade-yes = Заплатить
trade-no = Нет
none-of-them = Ничего
storage = Склад: {$minerals}, занято мест {$used} из {$room}
about-storage = Минералы, которые вы везёте. Непроданное тоже приносит очки в конце.
stored-one = На складе: {$mineral}
sell-one = Продать дроном: {$mineral}, кредитов {$price}
about-sell = {$mineral}: под землёй продаёт дрон, на поверхности продаётся всё сразу.
raise-one = Улучшить: {$mineral}
upgrade-storage = Ещё одно место на складе за {$price}
upgrade-cap = Увеличить бак за {$price}
about-cap = Сколько топлива помещается. Бак увеличивают на поверхности.
fuel-of = Топливо {$fuel} из {$cap}
drones-of = Готовых дронов: {$count} из {$all}
refresh-ready = Жетон обновления готов
refresh-used = Жетон обновления использован
market = Рынок: {$minerals}
market-title = Рынок
about-market = Каждый вид продают в свой столбец по цене следующего места. Лишние идут в излишки.
column = {$mineral}: продано {$count}, следующий даст кредитов: {$next}
about-column = {$mineral}: цены {$prices}; излишки {$overflow}.
overflow = Излишки: {$minerals}
about-overflow = Минералы сверх столбцов. До {$zone} из них укорачивают вашу шкалу справа.
track = Шкала: {$notches} из {$goal} делений
about-track = Тайлы закрывают шкалу слева, излишки справа: {$notches} из {$goal}. Кто заполнит её, берёт последнюю веху и начинает конец игры. ★ — вехи для первого, кто дойдёт до черты.
milestone = Веха на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: {$holder}
milestone-free = свободна
tiles = Полученные тайлы, {$count}
spent = (использован)
permanents = Постоянные карты
use-card = Применить
deck = Колода {$count}, сверху
about-deck = Вы видите верхнюю карту своей колоды.
played = Сыграно {$count}
discarded = Сброс {$count}
about-damage-left = Карты ПОВРЕЖДЕНИЕ в запасе
last-turns = Конец игры вызван ({$name}): идут последние ходы
bot-level = Уровень {$level}
bot-odds = Его следующая карта
bot-cards = осталось карт: {$count}
about-bot-deck = Карты, открытые ботом: по одной в каждый ход, который он начинает на поверхности. Цена карты указывает строку поля.
about-bot-board = Строка — цена открытой карты, столбец — заполненные места. Клетка: сколько бурения и движется ли он.
bot-minerals = Минералы бота: {$minerals}
bot-buffer = буфер
bot-cost = цена карты
bot-moves = и движется
bot-wishes = Хочет:
bot-flipped = Открыто:
wish-barrier = преграда
wish-corridor = коридор {$floor}
guide-operations = Карта даёт эффект (верх, стоит топлива) или топливо (низ). Шаги ведут вниз, бурение собирает минералы и вскрывает коридоры; тайлы заполняют вашу шкалу.
guide-surfacing = Продайте собранное, купите карты и увеличьте бак. «Готово» заправит вас.
guide-keep = Выберите карты на следующий ход. Остальные не пропадут: они вернутся с новой колодой.
guide-repair = Ремонт навсегда убирает слабую карту: сначала ПОВРЕЖДЕНИЯ, потом карты с минусом.

## Сцены
scene-taken-before = { $seat } берёт «{ $what }» раньше вас
scene-taken = { $you ->
    [yes] Вы берёте «{ $what }»
   *[no] { $seat } берёт «{ $what }»
}
scene-end-triggered = Последние ходы!
scene-crack = КРАК!

## Медали
medal-breaker = Проходчик
medal-breaker-what = { $number ->
    [one] выкопан { $number } тайл
    [few] выкопано { $number } тайла
   *[many] выкопано { $number } тайлов
}
medal-hauler = Носильщик
medal-hauler-what = { $number ->
    [one] собран { $number } минерал
    [few] собрано { $number } минерала
   *[many] собрано { $number } минералов
}
medal-climber = Лифтёр
medal-climber-what = { $number ->
    [one] { $number } этаж вверх и вниз
    [few] { $number } этажа вверх и вниз
   *[many] { $number } этажей вверх и вниз
}
medal-shopper = Лучший покупатель
medal-shopper-what = { $number ->
    [one] куплена { $number } карта
    [few] куплено { $number } карты
   *[many] куплено { $number } карт
}
medal-trader = Торговец
medal-trader-what = продал за { $number }
