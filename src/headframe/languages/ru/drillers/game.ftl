### Что браузер, сервер и терминал говорят о DRILLERS. Что делает карта, тайл или комната,
### складывается из её эффектов: на каждый вид — сообщение, полное и для лица карты.

## Эффекты
n-fuel = { $n ->
    [one] { $n } топливо
   *[other] { $n } топлива
}
m-fuel = { $m ->
    [one] { $m } топливо
   *[other] { $m } топлива
}
n-credits = { $n ->
    [one] { $n } кредит
    [few] { $n } кредита
   *[many] { $n } кредитов
}
m-moves = { $m ->
    [one] { $m } шаг
    [few] { $m } шага
   *[many] { $m } шагов
}
effect-drill = получите { $n ->
    [one] { $n } бурение
    [few] { $n } бурения
   *[many] { $n } бурений
}
effect-move = получите { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
effect-fuel = получите { n-fuel }
effect-credits = получите { n-credits }
effect-refresh = обновите дронов: {$n}
effect-draw = можно взять карт: {$n}
effect-repair = можно ремонтировать {$n}: убрать свою карту из игры
effect-damage = возьмите ПОВРЕЖДЕНИЕ в сброс
effect-damage-top = положите ПОВРЕЖДЕНИЕ на колоду
effect-damage-hand = возьмите ПОВРЕЖДЕНИЕ в руку
effect-upgrade-cap = бак больше на одно деление
effect-upgrade-storage = на одно место на складе больше
effect-leave = карта уходит из игры
effect-fly = летите на любой открытый этаж
effect-battery = батарея: оплачивает одну карту четвёртой лавки
effect-take-silver = возьмите серебро, которое здесь лежит
effect-reserve-emerald = для каждого игрока отложен изумруд
effect-once-raise = раз за ход замените минерал на складе на следующий по ценности
effect-may-raise = можно заменить минерал на складе на следующий по ценности
effect-keep = в этот ход можно даром оставить карт: {$n}
effect-once-harpoon = один раз за ход бурение может собрать минерал этажом выше или ниже
effect-turn-suction = серебро в этот ход не требует бурения
effect-any-fuel-for-move = сколько угодно раз: { n-fuel } за { m-moves }
effect-any-drone-for-fuel = сколько угодно раз: дрон за { n-fuel }
effect-turn-jackhammer-fuel = в этот ход { n-fuel } за каждый вскрытый коридор или преграду
effect-turn-flywheel-fuel = в этот ход карты за топливо дают на {$n} больше
effect-draw-and-repair = возьмите карту и отремонтируйте, в любом порядке
effect-market-to-overflow = минерал с рынка уходит в излишки
effect-scrap-fuel = можно отдать { n-fuel } и минерал со склада (он идёт в излишки) за ремонт
effect-toll-fuel = заплатите { n-fuel } или возьмите ПОВРЕЖДЕНИЕ
effect-each-other-mech-toll-fuel = за каждого другого меха здесь { n-fuel } или ПОВРЕЖДЕНИЕ
effect-trade-credit-fuel = можно заплатить { n-credits } за { m-fuel }
effect-dispatch-credits-fuel = { n-credits } за каждого готового дрона или { m-fuel }, чтобы обновить одного
effect-if-moves = если за ход получено шагов: {$n}
effect-if-drills = если за ход получено бурения: {$n}
effect-pay-fuel = заплатите топлива: {$n}
effect-moves-for = отдать неистраченные шаги: { $prices }
cave-price = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} — { $mineral }

## Эффекты, коротко
short-drill = Бур {$n}
short-move = Шаг {$n}
short-fuel = Топливо {$n}
short-credits = Кредиты {$n}
short-refresh = Дрон {$n}
short-draw = Карта {$n}
short-repair = Ремонт {$n}
short-damage = Урон
short-damage-top = Урон на колоду
short-damage-hand = Урон в руку
short-upgrade-cap = Бак +1
short-upgrade-storage = Склад +1
short-leave = Уйдёт из игры
short-fly = Полёт
short-battery = Батарея
short-take-silver = Взять серебро
short-reserve-emerald = Отложить изумруд
short-once-raise = Улучшить 1
short-may-raise = Улучшить 1
short-keep = Оставить {$n}
short-once-harpoon = Гарпун 1
short-turn-suction = Серебро даром
short-any-fuel-for-move = {$n} топл.: шаг {$m}
short-any-drone-for-fuel = Дрон: топл. {$n}
short-turn-jackhammer-fuel = Копка: топл. {$n}
short-turn-flywheel-fuel = Сжигание +{$n}
short-draw-and-repair = Карта и ремонт
short-market-to-overflow = Рынок в излишки
short-scrap-fuel = Сдать: ремонт
short-toll-fuel = Плата {$n} топл.
short-each-other-mech-toll-fuel = Плата за мехов
short-trade-credit-fuel = {$n} кред.: топл. {$m}
short-dispatch-credits-fuel = Дроны платят
short-if-moves = Если { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}:
short-if-drills = Если { $n ->
    [one] { $n } бур
    [few] { $n } бура
   *[many] { $n } буров
}:
short-pay-fuel = За {$n} топл.:
short-moves-for = Шаги за камни

## Карты, тайлы, комнаты
either = { $first } или { $second }
together = { $first } + { $second }
one-by-one = { $first }; { $second }
sentence = { $first }. { $second }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
card-permanent = Постоянная: лежит перед вами, раз в ход
card-solid = Оплачивается минералом со склада
card-cost = Стоит топлива: {$fuel}
card-fuel = Или разыграть за топливо: {$fuel}
card-price = Цена в кредитах: {$price}
card-battery = Нужна ещё и батарея
tile-corridor = Тайл коридора, этаж {$floor}
tile-barrier = Тайл преграды, этаж {$floor}
tile-about = {$effect}; очки: {$points}, после использования меньше на {$loss}; занимает делений: {$width}
room-reveal = При открытии: { $effect }
room-corridor = За каждый вскрытый здесь коридор: { $effect }
room-first-corridor = За первый за ход коридор здесь: { $effect }
room-collect = За каждый собранный здесь минерал: { $effect }
room-end = Если закончить операции здесь: { $effect }
room-discount = Ваш первый за ход коридор здесь дешевле на { $number } бурение

## Имена
other-seat = Бот
word-yes-no-no = нет
word-yes-no-yes = да
word-toll-damage = взять ПОВРЕЖДЕНИЕ
word-toll-fuel = заплатить топливом
word-dispatch-credits = кредиты за каждого готового дрона
word-dispatch-refresh = заплатить топливо и обновить дрона
word-repair-none = без ремонта
word-repair-top = верхняя карта колоды
repair-hand = { $card } (рука)
repair-play = { $card } (сыгранные)
repair-discard = { $card } (сброс)
milestone-line = веху
milestone-final = последнюю веху
reserved-emerald = отложенный изумруд
fuel-paid = { $fuel ->
    [one] { $fuel } топливо
   *[other] { $fuel } топлива
}
for-credits = { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
action-end = готово
action-up = вверх
action-down = вниз
action-fuel-move = { fuel-paid } за 1 шаг
action-fuel-drill = { fuel-paid } за 1 бурение
action-damage-fuel = ПОВРЕЖДЕНИЕ за { fuel-paid }
action-engine-move = { fuel-paid } за { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}
action-drone-fuel = дрон за { fuel-paid }
action-excavate = вскрыть коридор
action-barrier = убрать преграду
action-sell-all = продать всё
action-repair = ремонт за { for-credits }
action-upgrade-cap = увеличить бак
action-upgrade-storage = увеличить склад
action-collect = собрать: { $what }
action-harpoon-up = гарпун сверху: { $what }
action-harpoon-down = гарпун снизу: { $what }
action-drone-sell = продать дроном: { $what }
action-raise = улучшить: { $what }
action-refresh = обновить: { $shop }
action-exhaust = использовать: { $tile } ({ $effect })
action-buy = купить: { $card }
action-use = использовать { $card }: { $effect }
action-play = сыграть { $card }: { $effect }
action-fuel = { $card } на топливо
action-discard = сбросить { $card } за { for-credits }
word-mineral-none = ничего
word-floor-floor-0 = Поверхность
word-floor-floor-1 = Вход
word-floor-floor-2 = Этаж 2
word-floor-floor-3 = Этаж 3
word-floor-floor-4 = Этаж 4
word-floor-floor-5 = Этаж 5
word-floor-floor-6 = Этаж 6
word-card-vintage-drill = Старинный бур
word-card-torso = Торс
word-card-crutch = Костыль
word-card-spider-leg = Паучья нога
word-card-claw = Клешня
word-card-grabber = Хваталка
word-card-stock-propeller = Штатный винт
word-card-mining-arm = Рука шахтёра
word-card-damage = ПОВРЕЖДЕНИЕ
word-card-auto-drill = Автобур
word-card-dynamite-launcher = Метатель динамита
word-card-superior-soaker = Водомёт
word-card-jackhammer = Отбойник
word-card-careless-drilling = Небрежное бурение
word-card-harpoon-drill = Гарпунный бур
word-card-burner-drill = Жаровой бур
word-card-mining-drone = Дрон-шахтёр
word-card-wrecking-ball = Шар-таран
word-card-laser-cutter = Лазерный резак
word-card-reckless-drilling = Лихое бурение
word-card-all-in-one-tire = Универсальное колесо
word-card-proper-propeller = Хороший винт
word-card-rocket-drone-plus = Дрон-ракета плюс
word-card-flywheel = Маховик
word-card-hover-pads = Воздушная подушка
word-card-atm-drone = Дрон-банкомат
word-card-suction-engine = Двигатель-пылесос
word-card-panic-button = Тревожная кнопка
word-card-wheels-on-heels = Колёса на пятках
word-card-rocket-drone = Дрон-ракета
word-card-footless-treads = Гусеницы
word-card-rocket-engine = Ракетный двигатель
word-card-adaptive-engine = Гибкий двигатель
word-card-repair-drone = Дрон-ремонтник
word-card-refuelling-break = Заправочный перерыв
word-card-refuelling-drone = Дрон-заправщик
word-card-sentient-drone = Разумный дрон
word-card-current-c-miner = Добытчик валюты
word-card-swiss-arm = Швейцарская рука
word-card-water-cooling = Водяное охлаждение
word-card-cleaning-break = Перерыв на уборку
word-card-coffee-break = Кофейный перерыв
word-card-nuclear-reactor = Ядерный реактор
word-card-pit-stop = Пит-стоп
word-card-utility-bot = Бот-помощник
word-card-ultrahot-furnace = Жаркая печь
word-card-transformer-drill = Бур-трансформер
word-card-reckless-descent = Лихой спуск
word-card-super-heavy-drill = Сверхтяжёлый бур
word-card-mining-drone-pro = Дрон-шахтёр про
word-card-recoil-capacitor = Накопитель отдачи
word-card-supercharged-drilling = Сверхмощное бурение
word-card-rocket-engine-pro = Ракетный двигатель про
word-card-surgeon = Хирург
word-card-deep-neural-network = Глубокая нейросеть
word-card-repair-bots = Ремонтные боты
word-card-atomic-dislocator = Атомный смещатель
word-card-3d-printer = Объёмный принтер
word-card-laser-cutter-pro = Лазерный резак про
word-card-antigravity-drive = Антиграв
word-card-auto-drill-ultra = Автобур ультра
word-mineral-silver = серебро
word-mineral-gold = золото
word-mineral-sapphire = сапфир
word-mineral-emerald = изумруд
word-mineral-ruby = рубин
word-room-pileup = Завал
word-room-brewery = Пивоварня
word-room-ritz = Ритц
word-room-lobby = Вестибюль
word-room-squeeze = Теснина
word-room-dispatch = Диспетчерская
word-room-hot-tub = Горячая ванна
word-room-jackpot = Джекпот
word-room-rad-bath = Радиованна
word-room-cave = Пещера без потолка
word-room-chill = Зона отдыха
word-room-toys = Ржавые игрушки
word-shop-spinerama = ВЕРТУШКА
word-shop-pony = ПОНИ-ЭКСПРЕСС
word-shop-bots = БОТЫ ДЁШЕВО
word-shop-advanced = Излишки корпорации
word-mech-headmaster = Директор
word-mech-railbreaker = Рельсолом
word-mech-splash = Всплеск
word-mech-mayday = Мэйдэй

## Журнал
doer = { $you ->
    [yes] Вы
   *[no] { $seat }
}
payer = { $you ->
    [yes] Вы платите
   *[no] { $seat } платит
}
taker = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
}
some-price = { $paid ->
    [0] { $price ->
        [one] { $price } шаг
        [few] { $price } шага
       *[many] { $price } шагов
    }
    [2] { $price ->
        [one] { $price } топливо
       *[other] { $price } топлива
    }
   *[3] { $price ->
        [one] { $price } кредит
        [few] { $price } кредита
       *[many] { $price } кредитов
    }
}
some-amount = { $what ->
    [0] { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    }
    [1] { $amount ->
        [one] { $amount } бурение
        [few] { $amount } бурения
       *[many] { $amount } бурений
    }
    [2] { $amount ->
        [one] { $amount } топливо
       *[other] { $amount } топлива
    }
   *[3] { $amount ->
        [one] { $amount } кредит
        [few] { $amount } кредита
       *[many] { $amount } кредитов
    }
}
for-drills = { $drills ->
    [0] { "" }
    [one] { " " }за { $drills } бурение
    [few] { " " }за { $drills } бурения
   *[many] { " " }за { $drills } бурений
}
for-fuel = { $fuel ->
    [0] { "" }
    [one] { " " }за { $fuel } топливо
   *[other] { " " }за { $fuel } топлива
}
for-price = { $price ->
    [0] { "" }
    [one] { " " }за { $price } кредит
    [few] { " " }за { $price } кредита
   *[many] { " " }за { $price } кредитов
}
event-Played = { doer }: сыграна карта «{ $card }»{ for-fuel }
event-Burned = { doer }: «{ $card }» на топливо: { $fuel ->
    [0] бак полон
   *[other] получено { $fuel }
}
event-UsedPermanent = { doer }: применена карта «{ $card }»{ for-fuel }
event-Discarded = { doer }: сброшена карта «{ $card }»{ for-price }
event-Repaired = { doer }: ремонт, «{ $card }» уходит { $zone ->
    [0] из руки
    [1] из сыгранных
    [2] из сброса
   *[3] с верха колоды
}
event-LeftGame = «{ $card }» уходит из игры
event-Bought = { doer }: куплена карта «{ $card }» за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}
event-Drew = { $card ->
    [none] { doer }: взята карта
   *[other] { doer }: взята карта «{ $card }»
}
event-Reshuffled = { doer }: сброс перемешан в новую колоду
event-TookDamageForFuel = { doer }: ПОВРЕЖДЕНИЕ по своей воле ради топлива
event-Surfaced = { doer }: время лавок
event-Cleared = { $count ->
    [0] { "" }
    [one] { doer }: сыгранная карта уходит в сброс
   *[other] { doer }: сыгранные карты ({ $count }) уходят в сброс
}
event-Gained = { $amount ->
    [0] { $what ->
        [2] { doer }: бак полон, топливо не прибавилось
        [4] { doer }: обновлять некого, все дроны готовы
        [0] { doer }: шагов не получено
        [1] { doer }: бурений не получено
       *[other] { doer }: кредитов не получено
    }
   *[other] { $what ->
        [4] { doer }: обновлено дронов — { $amount }
       *[other] { taker } { some-amount }{ $cause ->
            [1] { " " }за вскрытие
            [2] { " " }за карты, сыгранные на топливо
            [3] : веху взял кто-то другой
           *[0] { "" }
        }
    }
}
event-Paid = { payer } { some-price } { $cause ->
    [0] вместо ПОВРЕЖДЕНИЯ
    [1] и отдан минерал за ремонт
    [2] за минерал
   *[3] за ремонт
}
event-Traded = { $paid ->
    [4] { doer }: дрон отдан за { some-amount }
   *[other] { $what ->
        [4] { payer } { some-price } и обновляет дрон
       *[other] { payer } { some-price } за { some-amount }
    }
}
event-DroneUsed = { $what ->
    [0] { doer }: дрон летит продать минерал
   *[1] { doer }: дрон летит купить карту
}
event-Refuelled = { $fuel ->
    [0] { doer }: лавки позади, бак уже был полон
   *[other] { doer }: лавки позади, в бак залито топлива: { $fuel }
}
event-Kept = { $count ->
    [0] { doer }: карт не оставлено
    [one] { doer }: оставлена { $count } карта{ for-fuel }
    [few] { doer }: оставлено { $count } карты{ for-fuel }
   *[many] { doer }: оставлено { $count } карт{ for-fuel }
}
event-KeepsFree = { doer }: в это обслуживание можно даром оставить { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
event-Chose = { doer }: выбор — «{ $effect }»
event-TurnEffect = { doer }: { $bit ->
    [1] раз за этот ход можно заменить минерал на складе на следующий по ценности
    [2] раз за этот ход можно собрать минерал этажом выше или ниже
    [4] в этот ход топливо можно менять на шаги сколько угодно раз
    [8] в этот ход дронов можно отдавать за топливо сколько угодно раз
    [16] в этот ход каждый вскрытый коридор или преграда даёт топливо
    [32] в этот ход каждая карта, сыгранная на топливо, даёт больше топлива
   *[64] в этот ход серебро не требует бурения
}
event-Damaged = { $where ->
    [1] { doer }: ПОВРЕЖДЕНИЕ на верх колоды
    [2] { doer }: ПОВРЕЖДЕНИЕ в руку
    [3] { doer }: с рынка уходит { $mineral }, ПОВРЕЖДЕНИЙ больше нет
    [4] { doer }: ПОВРЕЖДЕНИЙ больше нет, и на рынке пусто
   *[0] { doer }: ПОВРЕЖДЕНИЕ в сброс
}
event-Upgraded = { $what ->
    [0] { doer }: бак больше на одно деление
   *[1] { doer }: на складе на одно место больше
}{ $price ->
    [0] , даром
   *[other] { for-price }
}
event-Moved = { $way ->
    [0] { doer }: { $origin } → { $floor } за 1 шаг
    [1] { doer }: { $origin } → { $floor } через преграду, без шага
    [2] { doer }: полёт, { $origin } → { $floor }
   *[3] { doer }: { $origin } → { $floor }
}
event-Collected = { doer }: { $floor ->
    [none] { $mineral } из запаса
   *[other] { $harpoon ->
        [yes] гарпуном
       *[no] собрано
    } — { $reserved ->
        [yes] отложенный { $mineral }
       *[no] { $mineral }
    } ({ $floor })
}{ for-drills }{ $place ->
    [1] { ", " }в ячейку
    [2] { ", " }в буфер
    [3] { ", " }в ячейку вместе с минералом из буфера
    [4] { ", " }в излишки
   *[0] { "" }
}
event-Sold = { doer }: продано — { $mineral } за { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}{ $overflow ->
    [yes] { ", " }в излишки: столбец полон
   *[no] { "" }
}
event-Overflowed = { $cause ->
    [0] { doer }: { $mineral } со склада в излишки, как твёрдое топливо
    [1] { doer }: { $mineral } со склада в излишки, за ремонт
   *[2] { doer }: { $mineral } с рынка в излишки
}
event-Raised = { doer }: на складе вместо «{ $mineral }» теперь «{ $better }»
event-TileWon = { $you ->
    [yes] Вы получаете
   *[no] { $seat } получает
}: { $tile } (очки: { $tile-points }){ for-drills }{ $minerals ->
    [none] { "" }
   *[other] ; на этаже теперь: { $minerals }
}
event-CorridorTurned = { $tile ->
    [none] { $floor }: тайлов коридора больше нет
   *[other] { $floor }: на следующем тайле коридора { $minerals }
}
event-TileExhausted = { $you ->
    [yes] Вы используете
   *[no] { $seat } использует
}{ $battery ->
    [yes] { " " }как батарею: { $tile }
   *[no] : { $tile }
}
event-RoomRevealed = { $floor }: открыт, карта «{ $room }»
event-RoomUsed = { $trigger ->
    [0] { doer }: открыта «{ $room }»
    [1] { doer }: коридор вскрыт там, где «{ $room }»
    [2] { doer }: минерал собран там, где «{ $room }»
   *[3] { doer }: операции закончены там, где «{ $room }»
}
event-EmeraldsReserved = { $floor }: для каждого игрока отложен изумруд
event-MilestoneTaken = { $you ->
    [yes] Вы берёте
   *[no] { $seat } берёт
} { $milestone }, очки: { $milestone-points }
event-EndTriggered = { $cause ->
    [1] { doer }: открыта последняя карта, конец игры близок
   *[0] { doer }: шкала заполнена, конец игры близок
}
event-ShopFilled = { $shop }: новая карта «{ $card }»
event-ShopExpanded = { $shop }: лавка больше, новые карты — { $cards }
event-ShopRefreshed = { doer }: жетон обновления, новые карты в лавке { $shop }
event-TurnBegan = Ход {$turn}: { $you ->
    [yes] вы
   *[no] { $seat }
}
event-BotFlipped = Бот открывает «{ $card }» (цена в топливе { $cost }; столбец { $column } его поля): { $drills ->
    [one] { $drills } бурение
    [few] { $drills } бурения
   *[many] { $drills } бурений
}, затем { $move ->
    [yes] движется
   *[no] стоит
}
event-BotReset = Бот в шахте ({ $floor }): карту не открывает, берёт два минерала и поднимается
event-BotDiscarded = Бот убирает из лавок: { $cards ->
    [none] ничего
   *[other] { $cards }
}
event-LaidOpen = { doer }: в руке — { $hand ->
    [none] ничего
   *[other] { $hand }
}; в колоде — { $deck ->
    [none] ничего
   *[other] { $deck }
}
event-Scored = { doer }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: тайлы { $tiles }, минералы { $minerals }, кредиты { $credits }, вехи { $milestones }, жетон обновления { $refresh }, глубина { $depth }, карты { $cards }
event-GameOver = { $cause ->
    [1] Игра стояла на месте и окончена
   *[0] Игра окончена
}. Победа: { $winners }{ $tie ->
    [1] { ", " }при равных очках больше кредитов
    [2] { ", " }при равных очках и кредитах больше топлива
    [3] { ", " }очки, кредиты и топливо равны
    [4] : ничья в пользу бота
   *[0] { "" }
}

## Questions
ask-operations = Операции: карты, шаги, бурение; затем «Готово»
ask-surfacing = На поверхности: продажа, ремонт, улучшения, покупки
ask-keep = Обслуживание: какие карты оставить в руке?
ask-draw = Взять карту?
ask-repair = Ремонт: какая карта уходит из игры?
ask-effect = Какой эффект?
ask-order = В каком порядке?
ask-column = Из какого столбца рынка минерал уйдёт в излишки?
ask-fly = На какой этаж лететь?
ask-trade = Заплатить { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[other] { $price } кредитов
} за { $fuel ->
    [one] { $fuel } топливо
   *[other] { $fuel } топлива
}?
ask-toll = Заплатить топливом или взять ПОВРЕЖДЕНИЕ?
ask-dispatch = Диспетчерская: кредиты или дрон?
ask-raise = Какой минерал на складе улучшить?
ask-cave = Какой минерал взять за оставшиеся шаги?
ask-scrap = Отдать { $fuel ->
    [one] { $fuel } топливо
   *[other] { $fuel } топлива
} и какой минерал за ремонт?
ask-solid-fuel = Какой минерал со склада сжечь, чтобы оплатить карту?
ask-battery = Какая батарея оплатит карту?

## Что лежит в коробке

things-card = Карты
things-tile = Тайлы коридоров
things-room = Комнаты

## Отказы
said-option-solo_credits-these = соло, кредиты: можно { $these }
said-option-mechs-wishes-mechs-for-count-seats = мехи: названо { $wishes }, а мест { $count }
said-option-mechs-mech-is-taken-already = мехи: «{ $mech }» уже занят
said-there-is-no-such-action = такого действия нет
said-collecting-costs-1-drill = собрать минерал стоит 1 бурение
said-card-costs-price-fuel-you-have-fuel = «{ $card }» стоит топлива: { $price }, а у вас { $fuel }
said-it-needs-drills-drills-gained-this-turn = нужно получить за этот ход бурения: { $drills }
said-it-needs-moves-moves-gained-this-turn = нужно получить за этот ход шагов: { $moves }
said-card-costs-price-credits-you-have-credits = «{ $card }» стоит { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}, а у вас { $credits }
said-moves-and-fuel-of-a-tile-are-for-Operations-only = шаги и топливо с тайла — только для операций
said-this-is-not-possible-in-Surfacing = на поверхности этого делать нельзя
said-a-repair-costs-price-credits-you-have-credits = ремонт стоит { $price ->
    [one] { $price } кредит
    [few] { $price } кредита
   *[many] { $price } кредитов
}, а у вас { $credits }
said-the-shop-refresh-tile-is-used-in-Surfacing-only = жетон обновления лавки — только для поверхности
said-this-is-done-in-Surfacing-only = это делают только на поверхности
said-there-is-no-move-on-your-gauge = на вашем приборе нет шагов
said-the-corridor-costs-cost-drills-you-have-drills = коридор стоит { $cost ->
    [one] { $cost } бурение
    [few] { $cost } бурения
   *[many] { $cost } бурений
}, а у вас { $drills }
said-the-barrier-costs-cost-drills-you-have-drills = преграда стоит { $cost ->
    [one] { $cost } бурение
    [few] { $cost } бурения
   *[many] { $cost } бурений
}, а у вас { $drills }
said-there-is-neither-a-DAMAGE-card-nor-a-market-mineral-to-lose = нет ни карты ПОВРЕЖДЕНИЯ, ни минерала на рынке, который можно потерять
said-no-card-played-this-turn-offers-this = ни одна сыгранная в этот ход карта этого не даёт
said-no-drone-is-face-up = нет дрона лицом вверх
said-there-is-not-enough-fuel-in-your-tank = в баке не хватает топлива
said-no-such-mineral-is-in-your-storage = такого минерала на складе нет
said-no-unused-effect-of-this-turn-collects-from-a-floor-beside = в этот ход нет неиспользованного эффекта, чтобы собрать с соседнего этажа
said-there-is-no-open-floor-on-that-side = с этой стороны нет открытого этажа
said-your-storage-is-full = ваш склад полон
said-collecting-costs-1-drill-silver-alone-is-free = собрать минерал стоит 1 бурение, даром только серебро
said-there-is-no-such-card = такой карты нет
said-card-is-permanent-and-never-played = «{ $card }» — постоянная карта, её не разыгрывают
said-card-is-not-in-your-hand = карты «{ $card }» нет у вас в руке
said-card-burns-a-stored-mineral-and-you-have-none = «{ $card }» сжигает минерал со склада, а там пусто
said-you-own-no-such-permanent-card = такой постоянной карты у вас нет
said-card-has-been-used-in-these-Operations = «{ $card }» в этих операциях уже использована
said-card-costs-fuel-fuel = «{ $card }» стоит топлива: { $fuel }
said-no-such-card-lies-face-up-in-a-shop = такой открытой карты в лавках нет
said-card-costs-a-battery-and-you-have-none-left = «{ $card }» стоит батарею, а у вас их не осталось
said-you-own-no-such-mine-tile = такого тайла шахты у вас нет
said-this-tile-is-exhausted = этот тайл уже использован
said-a-battery-only-pays-for-an-advanced-card = батареей платят только за улучшенную карту
said-no-such-card-is-in-your-hand = такой карты у вас в руке нет
said-that-shop-has-no-card-left = в этой лавке не осталось карт
said-a-sale-in-Surfacing-is-of-all-stored-minerals-and-no-drone-can-be-used = на поверхности продают все минералы со склада сразу, и без дронов
said-drones-are-used-in-Operations-only = дронов используют только в операциях
said-there-is-nothing-in-your-storage-to-sell = продавать нечего: склад пуст
said-the-next-step-costs-credits-credits = следующее деление стоит { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
said-one-more-space-costs-credits-credits = ещё одно место стоит { $credits ->
    [one] { $credits } кредит
    [few] { $credits } кредита
   *[many] { $credits } кредитов
}
said-one-repair-in-each-Surfacing-and-it-is-made = за один выход на поверхность — один ремонт, и он уже сделан
said-there-is-no-card-to-repair = ремонтировать нечего: нет карт
said-no-drone-is-face-up-to-buy-a-card-with = нет дрона лицом вверх, чтобы купить карту
said-there-is-no-floor-beyond = дальше этажей нет
said-a-barrier-closes-that-floor = этот этаж закрыт преградой
said-there-is-no-corridor-on-this-floor = на этом этаже нет коридора
said-there-is-no-barrier-right-below-this-floor = прямо под этим этажом нет преграды
said-this-is-possible-once-a-turn = это можно один раз за ход
said-no-drone-is-face-up-to-sell-with = нет дрона лицом вверх, чтобы продать
said-no-unused-effect-of-this-turn-raises-a-mineral = в этот ход нет неиспользованного эффекта, который улучшает минерал
said-a-ruby-cannot-be-raised = рубин улучшить нельзя
said-no-emerald-is-reserved-for-you-there = для вас там не отложен изумруд
said-card-has-been-played-this-turn = «{ $card }» в этот ход уже сыграна
said-your-shop-refresh-tile-is-used = ваш жетон обновления лавки уже использован
said-the-fuel-cap-ends-at-most = предел топлива — { $most }
said-storage-ends-at-most-spaces = на складе бывает не больше { $most ->
    [one] { $most } места
   *[many] { $most } мест
}
said-there-is-no-loose-mineral-on-that-floor = на этом этаже не лежит такой минерал: { $mineral }
said-no-such-card-in-your-hand-play-area-or-discard-pile-or-on-your-deck = такой карты нет ни в руке, ни среди сыгранных, ни в сбросе, ни на колоде
said-this-repair-is-paid-for-so-a-card-must-be-repaired = за этот ремонт заплачено, поэтому карту нужно отремонтировать
said-keep-can-be-kept-free-each-further-one-costs-fuel-fuel = даром можно оставить карт: { $keep }; каждая следующая стоит топлива: { $fuel }
said-only-cards-of-your-hand-can-be-kept = оставить можно только карты из своей руки
said-name-each-kept-card-once-in-rising-order = назовите каждую оставленную карту один раз, по возрастанию номеров

## Шансы
odds-top = Следующие: { $cards }.
odds-below = Ниже, в неизвестном порядке: { $cards }.
odds-market = Новых карт: { $number } из { $left }. По средствам из них { $good } (кредитов: { $credits }): хотя бы одна придёт с шансом { $chance } %.
odds-bot-drills = { $drills ->
    [0] Бот не бурит
    [one] Бот бурит { $drills } раз
    [few] Бот бурит { $drills } раза
   *[many] Бот бурит { $drills } раз
}: { $chance } %.
odds-bot-moves = Бот движется: { $chance } %.

## Ответы, которые план называет заранее
plan-repair = убрать из игры: { $answer }
plan-keep = оставить в руке: { $answer }
plan-solid-fuel = сжечь: { $answer }

## Доводы подсказки
reason-mineral = Добыча: { $mineral } × { $number }.
reason-tiles = Тайлов шахты больше на { $number } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
reason-milestone = Это веха ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}).
reason-denies = { $seat } следующий на шкале и уже не возьмёт эту веху.
reason-credits = Кредитов больше на { $number }.
reason-cap = Бак будет вмещать топлива: { $number }.
reason-storage = Мест на складе станет { $number }.
reason-bought = Это покупает: { $cards }.
reason-fuel = В баке останется топлива: { $number }.
reason-out = Наверху вы потеряете в конце на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} меньше.
reason-surface = Вы выходите на поверхность, где продаётся груз.
reason-down = Вы спускаетесь глубже: { $floor }, там есть что копать.
reason-ends = Это приближает конец, пока вы впереди.
