### Что браузер, сервер и терминал говорят о Mothership. Что делает карта, технология или артефакт,
### складывается из эффекта: на каждый вид — одно сообщение.

## Карты действий, по глаголам
card-about = { $does } { $turn }: { $when }. Продажа: { $worth }.
card-engine = Один ваш корабль, который ещё не ходил: +{ $n } к мощности двигателя в этот ход.
card-engine-double = Один ваш корабль, который ещё не ходил: мощность двигателя в этот ход удваивается.
card-again = На вашем кубике выпала 1: бросьте его ещё раз и прибавьте.
card-roll = +{ $n } { $whose }.
card-double = Число на одном кубике удваивается: { $whose }.
card-relics = + число ваших артефактов: { $whose }.
on-roller = к одному вашему броску
on-sensed = к броску вашего истребителя или бомбардировщика рядом с дружественным материнским кораблём
on-winged = к вашему броску, у которого есть ведомый
on-own-mothership = к броску вашего материнского корабля
on-seismic = к вашему броску, если враг в этом бою стоит на астероидах или рядом с ними
card-deflect = Ваш корабль проходит астероиды без броска.
card-hull = Ваш материнский корабль возвращает { $n } прочности.
card-rob = Заберите у врага { $n } ресурс на выбор.
card-rob-anybody = Заберите у любого игрока { $n } ресурс на выбор.
card-rope = Ваш корабль, который уже атаковал, проходит до { $n } клеток.
card-prod = Один ряд вражеского материнского корабля считается на { $n } энергию меньше до конца хода.
card-explore = Исследуйте одну свою планету бесплатно.
card-defence = +{ $n } к защите вашей планеты, на которую напали.
card-push = Сдвиньте вражеский корабль не дальше { $reach } от дружественной планеты; шагов не больше { $n }.
card-push-exactly = Сдвиньте вражеский корабль не дальше { $reach } от дружественной планеты; шагов ровно { $n }.
card-panic = Ваш атакованный корабль прыгает к дружественной планете; бой окончен.
card-shield = У вашего материнского корабля в этом бою больше щитов: +{ $n }.
card-convoy = Ваши истребители и бомбардировщики, начавшие ход рядом с материнским кораблём: +{ $n } к мощности двигателя.
card-update = Вражеский корабль не может двигаться в следующий ход хозяина.
card-negotiate = Захватите планету не дальше { $reach } от дружественного корабля без боя, даже под охраной.
card-migrate = Ваша станция прыгает к дружественной планете.
card-replicate = Бросьте D{ $n } и получите столько минералов.
card-blockade = До вашего следующего хода никто ничего не собирает.
card-retreat = Дружественный корабль и те, что рядом с ним, прыгают к дружественным планетам или станциям.
card-stand = Вы проиграли в защите: уничтожьте малый корабль или стража из атаковавших или снимите { $n } прочности с материнского корабля.
card-save = Ваш истребитель или бомбардировщик, который должен пасть, остаётся; победитель всё равно получает добычу.
card-draw = Возьмите карт действий: { $n }.
card-steal = Возьмите случайную карту из руки врага.
card-rethrow = Перебросьте один свой кубик; новое число остаётся.
card-wam = Вместо атаки по соседней клетке: вражеский материнский корабль теряет { $n } прочности.
card-cancel = Отмените карту другого игрока.
card-remove = Планета не дальше { $reach } от дружественного корабля покидает игру.
card-rail = Ваш бомбардировщик атакует на расстоянии { $reach } и сам урона не получает.
card-break = Материнский корабль, который вы атакуете, остаётся без щитов до конца хода.
card-warp = Дружественный корабль, который ещё не ходил, прыгает на любую свободную клетку.

## Технологии, по свойствам
and-also = { $first } { $second }
power-planet-defence = Защита ваших планет { $n }.
power-times-against-planets = Ваши кубики против планет считаются { $n ->
    [2] вдвойне
   *[other] в { $n } раз
}.
power-times-minerals = Минералы с ваших минеральных планет { $n ->
    [2] удваиваются
   *[other] умножаются на { $n }
}.
power-gas-of-mineral-planets = Каждая ваша минеральная планета даёт ещё { $n } газ.
power-roll-of-fighters = +{ $n } к броскам истребителей.
power-roll-of-bombers = +{ $n } к броскам бомбардировщиков.
power-roll-of-bombers-against-stations = +{ $n } к броскам бомбардировщиков по вражеским станциям.
power-engine-of-fighters = Истребители: +{ $n } к мощности двигателя.
power-engine-of-bombers = Бомбардировщики: +{ $n } к мощности двигателя.
power-solar-beam = В бою материнский корабль может зажечь солнечный луч: +{ $n } к его броску.
power-solar-beam-hp = Это стоит { $n } прочности корабля.
power-minerals-with-loot = +{ $n } { $n ->
    [one] минерал
    [few] минерала
   *[other] минералов
} каждый раз, когда вы получаете добычу.
power-energy = +{ $n } энергии.
power-guardians = Стражей у вас может быть: { $n }.
power-roll-against-several-ships = +{ $n } к защите, когда атакуют два корабля и больше.
power-minerals-for-lost-ships = { $n } { $n ->
    [one] минерал
    [few] минерала
   *[other] минералов
} каждый раз, когда гибнет ваш корабль.
power-gas-for-lost-ships = И { $n } газа.
power-station-hp-a-step = За каждые { $n } прочности вашей станции растут броски материнского корабля.
power-roll-a-step = Каждый раз на { $n }.
power-minerals-of-the-station = Ваша станция даёт больше минералов: { $n }.
power-gas-of-the-station = И больше газа: { $n }.
power-no-theft = Враги не могут красть ваши ресурсы и карты.
power-wins-ties = Как атакующий в схватке вы побеждаете при ничьей.
power-ignores-guards = Ваши атаки не замечают охраны.
power-jump-gates = Ваши корабли могут прыгать между дружественными станциями и планетами.
power-station-moves = Ваша станция может проходить 1 клетку за ход.
ability-drones = Способность материнского корабля: { $n } прочности за каждую вашу планету.
ability-mining = Способность материнского корабля на астероидах: { $n } { $n ->
    [one] минерал
    [few] минерала
   *[other] минералов
}.
ability-torpedoes = Способность материнского корабля: атака на расстоянии до { $n } без ответного урона.
ability-tractor = Способность материнского корабля: вражеский корабль не может двигаться до вашего следующего хода.
ability-missile = Способность материнского корабля: атака корабля где угодно без ответного урона.
ability-onboard = Способность материнского корабля: дружественный истребитель или бомбардировщик прыгает к нему.

## Артефакты и разработки
artifact-guardian-roll = +{ $n } к вашим броскам против вражеских стражей.
artifact-card-gas = Карты действий можно покупать за { $n } газа.
artifact-defence-all = +{ $n } к защите всех ваших планет.
artifact-defence-here = +{ $n } к защите этой планеты.
artifact-energy = +{ $n } энергии.
artifact-shield = +{ $n } щита вашему материнскому кораблю.
artifact-gas-here = Эта планета даёт ещё { $n } газ.
artifact-mothership = +{ $n } к броскам материнского корабля, кроме атак на планеты.
artifact-capture-card = Ещё карт действий за каждый захват: { $n }.
artifact-engine-all = +{ $n } к мощности двигателя всех ваших кораблей.
artifact-engine-mother = +{ $n } к мощности двигателя вашего материнского корабля.
artifact-cat = +{ $n } ко всем броскам материнского корабля, и против планет.
development-about = { $parts }

## Имена
other-seat = соперник
kind-station = станция
kind-mothership = материнский корабль
kind-fighter = истребитель
kind-bomber = бомбардировщик
kind-guardian = страж
unit-of = { $you ->
    [yes] { $unit } (Вы)
   *[no] { $unit } ({ $seat })
}
body-mineral-planet = Минеральная планета
body-gas-planet = Газовая планета
body-planetoid = Планетоид
asteroids = астероиды
some-minerals = { $number ->
    [one] { $number } минерал
    [few] { $number } минерала
   *[other] { $number } минералов
}
some-gas = { $number ->
    [one] { $number } газ
    [few] { $number } газа
   *[other] { $number } газа
}
some-influence = { $number ->
    [one] { $number } влияние
    [few] { $number } влияния
   *[other] { $number } влияния
}
stat-minerals = Минералы
stat-gas = Газ
stat-influence = Влияние
purse-of = { $what }: { $seat }
light-beam = Зажечь солнечный луч
when-own = В свой ход
when-any = В любой ход
when-OPEN = пока ничего не происходит
when-PREMOVE = перед движением корабля
when-W2 = когда вас атакуют
when-W3 = атакуя
when-W4 = защищаясь
when-W5 = в последнем слове
when-W7 = после броска
when-W8 = когда бой проигран
when-AST = против астероидов
when-PLANET-D = когда атакуют планету
when-RESP = когда сыграна другая карта
when-THROW = после любого броска
gives-defence = +{ $number } к защите
gives-energy = +{ $number } энергии
gives-points = { $number } ПО
only-mineral-planet = только на минеральных планетах
only-gas-planet = только на газовых планетах
row-of = { $what }: { $seat }
word-energy-engines = Двигатели
word-energy-weapons = Оружие
word-energy-shields = Щиты
word-card-pass = Пропустить
word-space-stay = остаться
word-reward-deck = верхняя карта действий
word-reward-hand = случайная карта прежнего хозяина
word-veto-no = пусть стоит
word-veto-yes = заплатить и остановить
word-bonus-no = не бросать
word-bonus-yes = бросить бонусный кубик
word-deck-deck = колода
ship = { $kind } { $number }
planet-at = { $body } { $space }
die-at = кубик { $die }, бросок { $roll }
declared = карта { $number }
action-end = закончить ход
action-energy = расставить энергию
action-buy = купить карту действий
action-buy-gas = купить карту действий за газ
action-shift = двинуть станцию
action-refresh = обновить рынок
action-move = ход: { $what }
action-gate = прыжок: { $what }
action-attack = атаковать: { $what }
action-deploy = поставить стража рядом: { $what }
action-scrap = разобрать: { $what }
action-raid = атаковать: { $what }
action-explore = исследовать: { $what }
action-court = переманить влиянием: { $what }
action-build = строить: { $what }
action-play = сыграть: { $what }
action-research = исследовать: { $what }
action-use = применить: { $what }
action-remove = убрать влияние: { $what }
some-seat = { $name } { $number }
some-energy = { $name } { $number }
word-card-afterburner = Форсаж
word-card-backup-generator = Резервный генератор
word-card-defence-buff = Усиление защиты
word-card-deflector-shields = Отражающее поле
word-card-hull-repair = Ремонт корпуса
word-card-wallet-inspector = Проверка кошельков
word-card-enhanced-sensors = Улучшенные сенсоры
word-card-ninja-rope = Кошка-абордажка
word-card-prod = Тычок
word-card-wingman = Ведомый
word-card-recon-droid = Дроид-разведчик
word-card-git-off-mah-propertay = Вон с моей земли!
word-card-gravity-manipulator = Гравитационный манипулятор
word-card-alien-antiques-roadshow = Ярмарка инопланетного антиквариата
word-card-panic-button = Кнопка паники
word-card-punch-it = Жми!
word-card-seismic-charge = Сейсмический заряд
word-card-volt-switch = Переброс напряжения
word-card-auxiliary-shield = Запасной щит
word-card-convoy = Конвой
word-card-forced-update = Принудительное обновление
word-card-friendly-negotiations = Дружеские переговоры
word-card-migration = Переселение
word-card-replicator = Репликатор
word-card-trade-blockade = Торговая блокада
word-card-cowardly-retreat = Трусливый побег
word-card-expansion-pak = Блок расширения
word-card-last-stand = Последний бой
word-card-life-support = Жизнеобеспечение
word-card-pick-up-two-cards = Возьмите две карты
word-card-surprise-attack = Внезапное нападение
word-card-the-forks = Развилка
word-card-dedotated-wam = Больше памяти
word-card-noooooooo = Нееееееет!
word-card-planet-laser-pointer = Лазерная указка для планет
word-card-railguns = Рельсотрон
word-card-shield-breaker = Взломщик щитов
word-card-wormhole = Червоточина
word-technology-space-walls = Космические стены
word-technology-fast-cap = Быстрый захват
word-technology-embargo = Эмбарго
word-technology-cheese-steak-jimmy-s = Стейк с сыром от Джимми
word-technology-repair-drones = Ремонтные дроны
word-technology-space-walls-ii = Космические стены II
word-technology-extra-villagers = Ещё поселенцы
word-technology-asteroid-mining = Добыча на астероидах
word-technology-targeting-computer = Прицельный компьютер
word-technology-red-leader = Красный лидер
word-technology-piercing = Пробивание
word-technology-it-s-a-trap = Это ловушка!
word-technology-solar-beam = Солнечный луч
word-technology-extra-loot = Больше добычи
word-technology-class-ii-turbo-lasers = Турболазеры II класса
word-technology-sunslayer-torpedoes = Торпеды «Убийца солнц»
word-technology-rear-turrets = Кормовые турели
word-technology-energy-boost = Прилив энергии
word-technology-advanced-engineering = Передовая инженерия
word-technology-energy-boost-ii = Прилив энергии II
word-technology-tractor-beam = Тяговый луч
word-technology-siege-ordnance = Осадные боеприпасы
word-technology-jump-gates = Прыжковые врата
word-technology-nuclear-missile = Ядерная ракета
word-technology-orbital-defences = Орбитальная оборона
word-technology-unobtainium-hulls = Сверхпрочные корпуса
word-technology-orbital-defences-ii = Орбитальная оборона II
word-technology-scrap-yard = Свалка
word-technology-gauss-cannon = Пушка Гаусса
word-technology-auxiliary-engines = Вспомогательные двигатели
word-technology-fusion-reactor = Термоядерный реактор
word-technology-onboard-gates = Бортовые врата
word-artifact-vhs-tape = Видеокассета
word-artifact-interphasic-modulator = Межфазный модулятор
word-artifact-alien-skull = Инопланетный череп
word-artifact-abandoned-flak-cannon = Брошенная зенитка
word-artifact-unstable-fuel = Нестабильное топливо
word-artifact-bubble-wrap = Пузырчатая плёнка
word-artifact-tricorder = Трикодер
word-artifact-common-alien-appliance = Обычный прибор пришельцев
word-artifact-ancient-prophecy = Древнее пророчество
word-artifact-aa-batteries = Пальчиковые батарейки
word-artifact-glowy-blue-liquid = Светящаяся голубая жидкость
word-artifact-space-cat = Космический кот
word-development-farmland = Поля
word-development-habitat-dome = Жилой купол
word-development-ore-refinery = Рудный завод
word-development-cloud-skimmer = Облачный черпак
word-development-planetary-bastion = Планетарный бастион
word-development-reactor-pylon = Реакторная мачта
word-development-broadcast-spire = Вещательная башня
word-development-vapour-still = Паровой перегонный куб
word-development-listening-post = Пост прослушивания
word-development-deep-core-mine = Глубокая шахта
word-development-orbital-foundry = Орбитальная литейная
word-development-trade-exchange = Торговая биржа
word-development-colony-capital = Столица колонии
word-development-memorial-of-5406 = Мемориал 5406 года

## Журнал
doer = { $you ->
    [yes] Вы
   *[no] { $seat }
}
event-StartRolled = Бросок за первый ход: { $numbers }
event-TurnBegan = Раунд { $round }: { $you ->
    [yes] ваш ход
   *[no] ходит { $seat }
}
event-TurnEnded = { doer }: конец хода
event-Returning = Возвращаются: { $units }
event-Returned = { $unit } возвращается на { $space }{ $hull ->
    [0] { "" }
   *[other] , прочность { $hull }
}
event-Placed = { $unit } — на поле: { $space }
event-Deployed = { $unit } — на поле: { $space }, рядом { $ship }, { $price ->
    [0] бесплатно
    [one] за { $price } минерал
    [few] за { $price } минерала
   *[other] за { $price } минералов
}
event-Moved = { $unit }: { $start } → { $path-last }
event-Warped = { $unit } прыгает: { $start } → { $space }
event-Boosted = { $unit }: { $amount ->
    [0] мощность двигателя в этот ход удвоена
   *[other] +{ $amount } к мощности двигателя в этот ход
}
event-Pinned = { $how ->
    [beam] { $unit } не двигается до следующего хода: тяговый луч, { doer }
   *[update] { $unit } не двигается в следующий ход хозяина: принудительное обновление
}
event-SetOut = { $unit } направляется к станции
event-EnergySet = { $why ->
    [gain] { doer }: энергии больше, теперь { $rows }
    [loss] { doer }: энергии меньше, теперь { $rows }
   *[set] { doer }: энергия теперь { $rows }
}
event-Prodded = { $unit }: { $row } — меньше на { $amount } до конца хода
event-Repaired = { $unit }: прочность +{ $hull }
event-Attacked = { $kind ->
    [1] Выстрел: { $attackers }; цель: { $defender }
    [2] Атака издали: { $attackers }; цель: { $defender }
    [3] { $defender } встречает астероиды
   *[other] Атака: { $attackers }; цель: { $defender }
}
event-PlanetAttacked = Атака: { $attackers }; цель: { $planet }{ $influence ->
    [0] { "" }
   *[other] . { doer }: потеряно влияния { $influence }
}
event-GasSpent = { doer }: газ на бросок { $amount }
event-BeamLit = { $unit } зажигает солнечный луч
event-Shielded = { doer }: щитов в этом бою больше на { $amount }
event-ShieldBroken = { $unit }: щиты сняты до конца хода, { $shield }
event-Fortified = { $planet }: +{ $amount } к защите от этой атаки
rolled = { $shown } на D{ $sides }{ $times ->
    [1] { "" }
   *[other] { " " }× { $times }
}{ $buffs ->
    [none] { $times ->
        [1] { "" }
       *[other] { " " }= { $total }
    }
   *[other] , { $buffs } = { $total }
}
event-Threw = { $why ->
    [rocks] Астероиды: { $shown } на D{ $sides }
    [replicator] { doer }: { $shown } на D{ $sides }, минералы
    [bonus] { doer }: { $shown } на бонусном кубике
    [again] { $unit }: ещё { $shown } на D{ $sides }, всего { $total }
    [forks] { $unit ->
        [none] { doer }: переброс, { $shown } на D{ $sides }
       *[other] { $unit }: переброс, { $shown } на D{ $sides }, всего { $total }
    }
   *[other] { $sides ->
        [0] { $unit }: оружие выключено, { $total }
       *[other] { $unit }: { rolled }
    }
}
event-Battered = { $unit } встречает астероиды: { $shown } на D{ $sides }
event-Compared = { $kind ->
    [3] { $winner ->
        [1] { $defender } против { $attacker } у астероидов: цел
       *[other] { $defender } против { $attacker } у астероидов: попадание
    }
   *[other] { $winner ->
        [0] { $attacker } против { $defender }: победил атакующий{ $tie ->
            [yes] , при ничьей
           *[no] { "" }
        }
        [1] { $attacker } против { $defender }: победил защитник
       *[other] { $attacker } против { $defender }: ничья, никто не пострадал
    }
}
event-Damaged = { $unit }: потеряно { $shield ->
    [0] { "" }
   *[other] щитов { $shield }
}{ $hull ->
    [0] { "" }
   *[other] { $shield ->
        [0] { "" }
       *[other] { ", " }
    }прочности { $hull }
}
event-Destroyed = Уничтожен: { $unit }{ $points ->
    [0] { "" }
   *[other] . { $by-you ->
        [yes] Вы
       *[no] { $by }
    }: +{ $points } ПО
}
event-Saved = Спасён жизнеобеспечением: { $unit }
event-Stood = Последний бой: достаётся и этому — { $unit }
event-Evaded = { $unit } уходит: боя нет
event-Deflected = { $unit } проходит астероиды без броска
event-Captured = { $how ->
    [influence] { doer }: влиянием переманена { $planet }, за { $price }
    [card] { doer }: картой переманена { $planet }
   *[attack] { doer }: захвачена { $planet }, { $total } против { $defence }
}{ $before ->
    [none] { "" }
   *[other] , прежний хозяин { $before-you ->
        [yes] вы
       *[no] { $before }
    }
}
event-Held = { $planet } устояла, { $total } против { $defence }
goods = { $minerals ->
    [0] { "" }
    [one] { $minerals } минерал
    [few] { $minerals } минерала
   *[other] { $minerals } минералов
}{ $gas ->
    [0] { "" }
   *[other] { $minerals ->
        [0] { "" }
       *[other] { ", " }
    }газ { $gas }
}{ $influence ->
    [0] { "" }
   *[other] { $minerals ->
        [0] { $gas ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }влияние { $influence }
}
event-Gained = { doer }: { goods } ({ $why ->
    [sale] продажа
    [bonus] бонусный кубик
    [replicator] репликатор
    [mining] добыча на астероидах
    [loot] добыча
    [scrap] свалка
    [start] в начале
   *[gathering] сбор
})
event-Robbed = { $thief-you ->
    [yes] Вы
   *[no] { $thief }
}: взято { goods }, прежний хозяин { $victim-you ->
    [yes] вы
   *[no] { $victim }
}
event-Aimed = { doer }: карта «{ $card }»{ $units ->
    [none] { "" }
   *[other] , цель: { $units }
}{ $planets ->
    [none] { "" }
   *[other] , цель: { $planets }
}{ $rows ->
    [none] { "" }
   *[other] , ряд: { $rows }
}{ $purses ->
    [none] { "" }
   *[other] , { $purses }
}{ $victims ->
    [none] { "" }
   *[other] , цель: { $victims }
}{ $using ->
    [none] { "" }
   *[other] , играет { $using }
}{ $path ->
    [none] { "" }
   *[other] , на { $path-last }
}
event-Cancelled = { $by-you ->
    [yes] Вы
   *[no] { $by }
}: «{ $cancel }» отменяет карту «{ $card }», её хозяин { $you ->
    [yes] вы
   *[no] { $seat }
}
event-Sold = { doer }: продано «{ $cards }»
event-Blockaded = До следующего хода никто ничего не собирает: { doer }
event-Researched = { doer }: исследовано «{ $technology }» за { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[other] { $price } минералов
}
event-Used = { $unit } применяет «{ $technology }»{ $on ->
    [none] { "" }
   *[other] , цель: { $on }
}{ $planet ->
    [none] { "" }
   *[other] , цель: { $planet }
}
event-Vetoed = { $by-you ->
    [yes] Вы
   *[no] { $by }
}: влияние { $price }, стража рядом не будет: { $ship }
event-Scrapped = Разобран: { $unit }
event-Explored = { doer }: { $planet } исследована { $price ->
    [0] бесплатно
    [one] за { $price } минерал
    [few] за { $price } минерала
   *[other] за { $price } минералов
}, найдено «{ $artifact }»
event-Built = { doer }: «{ $development }», { $planet }, { $price ->
    [0] бесплатно
    [one] за { $price } минерал
    [few] за { $price } минерала
   *[other] за { $price } минералов
}
event-Razed = { $planet }: разрушено «{ $developments }»
event-Refreshed = { doer }: рынок обновлён, влияние { $price }
event-MarketDealt = На рынке: { $developments }
event-InfluenceRemoved = { doer }: потрачено влияния { $amount }, столько же теряет { $victim-you ->
    [yes] ваш флот
   *[no] { $victim }
}
event-PlanetRemoved = { $planet } покидает игру
event-GaveUp = { doer }: сдача
event-Eliminated = { $conceded ->
    [yes] { doer }: выход из игры
   *[no] { doer }: игра для этого флота окончена
}{ $cards ->
    [none] { "" }
   *[other] . Сброшено: { $cards }
}
event-LastRound = Этот раунд последний. { doer }: { $why ->
    [points] набран предел победных очков
   *[elimination] флот выбыл
}
event-Ended = Игра окончена. { $why ->
    [won] Все вражеские корабли уничтожены. Победа: { $winners }
    [lost] Станция или флот потеряны. Победил соперник
    [cap] Последний раунд окончен, а вражеские корабли остались. Победил соперник
    [together] Последние флоты пали вместе. Общая победа: { $winners }
    [last] Врагов не осталось. Победа: { $winners }
    [draw] Последний раунд окончен. Ничья: { $winners }
   *[points] Победные очки: { $scores }. Победа: { $winners }{ $tied ->
        [none] { "" }
       *[other] , ход раньше, чем у { $tied }, при равных очках
    }
}
event-Drew = { doer }: взята карта { $card ->
    [none] действий
   *[other] «{ $card }»
}{ $minerals ->
    [0] { "" }
    [one] { " " }за { $minerals } минерал
    [few] { " " }за { $minerals } минерала
   *[other] { " " }за { $minerals } минералов
}{ $gas ->
    [0] { "" }
   *[other] { " " }за газ, { $gas }
}
event-Stole = { $thief-you ->
    [yes] Вы
   *[no] { $thief }
}: взята карта{ $card ->
    [none] ,{ " " }
   *[other] { " " }«{ $card }»,{ " " }
}прежний хозяин { $victim-you ->
    [yes] вы
   *[no] { $victim }
}
some-buff = +{ $number } { $name }
word-buff-technology = за технологии
word-buff-artifacts = за артефакты
word-buff-wingmen = за ведомых
word-buff-cards = за карты
word-buff-gas = за газ
word-buff-beam = за солнечный луч

## Вопросы
ask-fleet = Расставьте флот возле станции, корабль за кораблём
ask-action = Ваш ход: двигайтесь, атакуйте, исследуйте, затем закончите
ask-way = Куда идёт корабль?
ask-gate = На какую клетку прыгнуть через врата?
ask-energy = Разложите энергию
ask-energy-gain = Куда положить новую энергию?
ask-energy-loss = С каких рядов снять потерянную энергию?
ask-attackers = Какие корабли атакуют?
ask-evade = Вас атакуют: сыграйте «Кнопку паники» или пропустите
ask-attacker-cards = Вы атакуете: сыграйте карты или пропустите
ask-defender-cards = Вы защищаетесь: сыграйте карты или пропустите
ask-asteroid-cards = Впереди астероиды: сыграйте карты или пропустите
ask-gas = Сколько газа потратить на бросок?
ask-last-call = Последнее слово: отмените объявленную карту или пропустите
ask-after-roll = После броска: сыграйте карту на кубик или пропустите
ask-after-throw = Перебросьте кубик «Развилкой» или пропустите
ask-loss = Вы проиграли: сыграйте карту или пропустите
ask-planet-defence = Атакуют вашу планету: усильте защиту или пропустите
ask-respond = Отмените сыгранную карту своим «Нееееееет!» или пропустите

## Что значит пропустить в окне
pass-evade = Если пропустите, бой пройдёт там, где вы стоите.
pass-attacker-cards = Если пропустите, до броска вы больше ничего не сыграете.
pass-defender-cards = Если пропустите, до броска вы больше ничего не сыграете.
pass-asteroid-cards = Если пропустите, будут брошены ваш кубик и кубик астероидов.
pass-last-call = Если пропустите, объявленные карты останутся и кубики будут брошены.
pass-after-roll = Если пропустите, кубики останутся как лежат.
pass-after-throw = Если пропустите, бросок засчитан.
pass-loss = Если пропустите, урон будет нанесён.
pass-planet-defence = Если пропустите, планета защищается как есть.
pass-respond = Если пропустите, карта подействует.

ask-sell = Продайте карты действий или закончите
ask-reward = Какая награда за планету?
ask-bonus = Бросить бонусный кубик луны?
ask-ability-target = Куда целится ваш материнский корабль?
ask-warp = Где появится корабль?
ask-shift = Куда идёт ваша станция?
ask-guardian = Какой из ваших стражей стреляет первым?
ask-guardian-target = По кому стреляет страж?
ask-arrival = С каким кораблём разобраться сначала?
ask-explore = Какую планету исследовать?
ask-build = Какую разработку построить?
ask-build-on = На какой планете построить?
ask-remove-influence = Сколько влияния потратить, чтобы снять столько же?
ask-deploy = Где встанет страж?
ask-veto = Заплатить влияние, чтобы остановить этого стража?
ask-deployer = Рядом с каким кораблём появится страж?
ask-respawn = Где вернётся корабль?
ask-retreat = На какую клетку отступить?
ask-retreat-ship = Какой корабль отступает первым?
ask-mover = Какой корабль получит мощность двигателя?
ask-one = Какой бросок с единицей получит ещё кубик?
ask-roller = Чей бросок усилить?
ask-deflected = Какой корабль уберечь?
ask-hurt = Какой материнский корабль чинить?
ask-purse = Что и у кого забрать?
ask-sensed = Чей бросок усилить?
ask-fought = Какой корабль идёт дальше?
ask-enemy-mothership = Какой материнский корабль?
ask-row = Какой ряд?
ask-winged = Чей бросок усилить?
ask-unexplored = Какую планету исследовать?
ask-pulled = Какой вражеский корабль сдвинуть?
ask-pull = Куда его сдвинуть?
ask-refuge = Куда бежит ваш корабль?
ask-seismic = Чей бросок усилить?
ask-own-mothership = Какой материнский корабль?
ask-escorts = Какие корабли получат мощность двигателя?
ask-enemy-ship = Какой вражеский корабль задержать?
ask-courted = Какую планету переманить?
ask-haven = Куда идёт ваша станция?
ask-coward = Вокруг какого корабля начнётся отступление?
ask-avenged = Кого забрать с собой?
ask-doomed = Какой корабль спасти?
ask-deck = Возьмите две карты
ask-victim = У кого взять карту?
ask-die = Какой кубик перебросить?
ask-wam = По какому материнскому кораблю удар?
ask-wammer = Какой корабль отдаст за это свою атаку?
ask-pointed = Какая планета покинет игру?
ask-gunner = Какой бомбардировщик стреляет?
ask-railed = По кому он стреляет?
ask-traveller = Какой корабль отправится?
ask-anywhere = На какую клетку?

## Что изменила версия правил: для столов, начатых раньше
rules-2 = Игроки, которые ходят позже, начинают с минералами.
rules-3 = При равенстве победных очков выигрывает тот, кто раньше в порядке ходов.
rules-4 = Удержанные корабли автомата стоят и не снимают осаду; остановленное развёртывание завершает движение; добычу даёт выигранный бой; луны принадлежат планетам; в игре на победные очки выбывание завершает раунд.

## Что лежит в коробке

things-card = Карты действий
things-technology = Технологии
things-artifact = Артефакты
things-development = Разработки

## Отказы
said-the-seats-are-not-alike-by-any-symmetry-MS-LAY-09 = места неравны: ни одна симметрия их не переставляет [MS-LAY-09]
said-space-has-no-mineral-planet-at-distance-MS-LAY-08 = { $space }: на расстоянии { $distance } нет минеральной планеты [MS-LAY-08]
said-space-is-not-rings-from-the-centre-MS-LAY-08 = { $space }: расстояние до центра не { $rings } [MS-LAY-08]
said-space-has-a-planet-or-asteroids-within-reach-MS-LAY-08 = { $space }: ближе { $reach } есть планета или астероиды [MS-LAY-08]
said-card-has-no-legal-target-now = для карты «{ $card }» сейчас нет дозволенной цели
said-card-is-not-in-your-hand = карты «{ $card }» нет у вас в руке
said-card-is-played-in-one-s-own-turn-only = «{ $card }» играют только в свой ход
said-card-is-not-played-in-this-window = в этом окне «{ $card }» не играют
said-that-is-nothing-a-player-can-do-in-a-turn = такого в свой ход сделать нельзя
said-that-takes-way = для этого нужно: { $way }
said-there-is-no-space-to-step-onto = шагнуть некуда
said-there-is-no-empty-space-beside-it = рядом с ним нет пустой клетки
said-a-guarded-Station-cannot-be-attacked = охраняемую станцию атаковать нельзя
said-no-card-of-the-Market-fits-that-planet = ни одна карта рынка не подходит этой планете
said-technology-costs-price-Minerals = «{ $technology }» стоит { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[many] { $price } минералов
}
said-there-is-nothing-to-use-technology-on = применить «{ $technology }» не к чему
said-pay-what-you-have-for-what-an-enemy-has = платите тем, что есть у вас, за то, что есть у врага
said-the-Energy-is-locked-until-your-next-turn = энергия закреплена до вашего следующего хода
said-an-Action-Card-costs-price-Minerals = карта действия стоит { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[many] { $price } минералов
}
said-Auxiliary-Engines-move-a-Station-once-a-turn-to-a-free-space = вспомогательные двигатели двигают станцию раз за ход на свободную клетку
said-price-Influence-and-a-Development-deck-are-needed = нужны { $price ->
    [one] { $price } влияние
    [few] { $price } влияния
   *[many] { $price } влияния
} и колода разработок
said-the-artifact-and-gas-Gas = «{ $artifact }» и { $gas } газа
said-no-artifact-sells-cards-for-Gas-here = здесь ни один артефакт не продаёт карты за газ
said-a-player-acts-with-their-own-units-only = действовать можно только своими кораблями
said-only-Guardians-can-be-scrapped = разобрать можно только стража
said-that-is-no-ship = это не корабль
said-a-ship-that-has-attacked-moves-no-more-this-turn = корабль, который атаковал, в этот ход больше не движется
said-its-movement-phase-is-resolved = его движение в этот ход закончено
said-the-ship-is-held = корабль удерживают
said-no-Jump-Gate-leads-from-there = оттуда не ведут прыжковые врата
said-it-has-no-engine-power = у него нет мощности двигателя
said-no-more-than-most-Guardians-stand-on-the-board = на поле бывает не больше { $most ->
    [one] { $most } стража
   *[many] { $most } стражей
}
said-your-technology-supports-no-further-Guardian = ваша технология не позволяет ещё одного стража
said-a-Guardian-s-price-in-Minerals-is-price = страж стоит { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[many] { $price } минералов
}
said-that-ship-has-served-for-a-deployment-this-turn = рядом с этим кораблём в этот ход стража уже ставили
said-that-ship-deploys-no-more-this-turn = этот корабль в этот ход больше не ставит стражей
said-friendly-units-are-never-targets = по своим и союзникам не стреляют
said-next-to-a-Guardian-it-is-the-Guardian-that-attacks = рядом со стражем атакует сам страж
said-none-of-your-ships-stands-beside-it = рядом с целью нет ни одного вашего корабля
said-a-ship-attacks-once-a-turn = корабль атакует один раз за ход
said-none-of-these-ships-could-damage-it = ни один из этих кораблей не может нанести ей урон
said-only-ships-beside-a-planet-attack-it = планету атакуют только корабли рядом с ней
said-that-costs-price-Influence = это стоит { $price ->
    [one] { $price } влияние
    [few] { $price } влияния
   *[many] { $price } влияния
}
said-explore-planets-of-your-own-whose-token-is-hidden = исследуйте свои планеты, жетон которых закрыт
said-there-are-no-Developments-in-this-game = в этой игре нет разработок
said-build-on-explored-planets-of-your-own = стройте на своих исследованных планетах
said-each-planet-is-developed-once-a-turn = на каждой планете строят один раз за ход
said-the-Market-is-empty = рынок пуст
said-that-planet-carries-no-more-Developments = больше разработок на этой планете не поместится
said-this-one-costs-price-Minerals = эта стоит { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[many] { $price } минералов
}
said-technology-is-yours-already-and-for-good = «{ $technology }» у вас уже есть, и навсегда
said-the-other-branch-of-this-category-is-chosen = в этом разделе выбрана другая ветвь
said-the-tier-before-it-comes-first = сначала нужна предыдущая ступень
said-abilities-need-the-Mothership-on-the-board = для способностей материнский корабль должен быть на поле
said-the-Mothership-s-attack-phase-is-used = атака материнского корабля уже использована
said-technology-is-not-researched = «{ $technology }» не исследована
said-the-weapons-are-off-or-there-is-nothing-to-use-it-on = оружие выключено, или применить это не к чему
said-no-such-unit-is-on-the-board = такого корабля на поле нет
said-there-is-no-such-planet = такой планеты нет
said-Influence-is-not-in-this-game = в этой игре нет влияния
said-a-Mothership-off-the-board-sets-no-Energy = материнский корабль вне поля не перекладывает энергию
said-the-deck-is-empty-and-stays-so = колода пуста, такой и останется
said-one-or-other = { $one } или { $other }
said-the-weapons-are-off = оружие выключено
said-friendly-planets-cannot-be-attacked = дружественные планеты атаковать нельзя
said-a-Guardian-guards-that-planet = эту планету охраняет страж
said-those-ships-have-used-their-attack-phase-this-turn = эти корабли в этот ход уже атаковали
said-neutral-planets-cannot-be-influenced = ничейные планеты переманить нельзя
said-friendly-planets-cannot-be-influenced = дружественные планеты переманить нельзя
said-there-are-no-artifacts-in-this-game = в этой игре нет артефактов
said-exploring-costs-price-Minerals = исследование стоит { $price ->
    [one] { $price } минерал
    [few] { $price } минерала
   *[many] { $price } минералов
}
said-option-layout-name-is-for-seats-players-not-here = карта «{ $name }» рассчитана на игроков: { $seats }, а здесь { $here }
said-option-modules-solo-has-modules-in-the-printed-set-up-only = модули: соло с модулями играют только «как в правилах»
said-asteroid-tiles-overlap-MS-LAY-02 = поля астероидов перекрываются [MS-LAY-02]
said-option-rounds-needs-vp_goal-rounds-or-both = раунды: нужна цель «Раунды» или «И то и другое»
said-option-vp_limit-needs-vp_goal-limit-or-both = предел очков: нужна цель «Предел» или «И то и другое»
said-option-layout-more-than-tokens-planets-for-the-artifacts = карта: для артефактов нужно не больше планет, чем { $tokens }
said-option-layout-the-Moons-module-wants-1-to-most-moons = карта: модулю «Луны» нужно от 1 до { $most } лун
said-option-layout-error = карта: { $error }
said-option-name-from-low-to-high-with-this-content = настройка { $name }: с этим содержимым — от { $low } до { $high }
said-seat-seat-is-not-in-the-game = место { $seat } выбыло из игры
said-technology-cannot-be-used-on-that = «{ $technology }» к этому не применить
said-card-cannot-be-used-on-that = «{ $card }» к этому не применить
said-name-each-attacker-once-in-rising-order = назовите каждый атакующий корабль один раз, по возрастанию номеров
said-one-or-more-ships-attack = атакует один корабль или несколько
said-only-your-own-ships-attack-together = вместе атакуют только ваши собственные корабли
said-that-ship-has-used-its-attack-phase = этот корабль уже атаковал
said-that-ship-is-not-beside-the-target = этот корабль не стоит рядом с целью
said-that-ship-could-not-damage-the-target = этот корабль не может нанести цели урон
said-that-card-belongs-on-another-kind-of-planet = эта карта для другого вида планет
said-only-cards-of-the-Market-can-be-built = строить можно только карты рынка
said-never-two-of-one-title-on-one-planet = двух одинаковых на одной планете не бывает
said-Solar-Beam-needs-a-rolling-Mothership-with-hull-HP-once = солнечному лучу нужен бросающий материнский корабль с прочностью { $hull }, один раз
said-a-setting-names-the-three-rows-engines-weapons-shields = расклад называет три ряда: двигатели, оружие, щиты
said-this-setting-changes-nothing = этот расклад ничего не меняет
said-a-row-holds-0-to-cap-Energy = в ряду от 0 до { $cap } энергии
said-all-energy-Energy-lie-on-the-rows-none-aside = вся энергия ({ $energy }) лежит на рядах, в стороне — ничего
said-each-step-goes-to-an-adjacent-space-on-the-board = каждый шаг ведёт на соседнюю клетку поля
said-the-engine-power-does-not-reach-that-far = мощности двигателя так далеко не хватит
said-a-Guardian-stops-the-ship-on-the-way = по пути корабль останавливает страж
said-a-planet-a-Station-or-an-enemy-unit-is-in-the-way = на пути планета, станция или враг
said-from-that-friendly-piece-there-is-no-legal-way-on = от этой дружественной фигуры нет дозволенного пути дальше
said-a-ship-cannot-stop-where-a-friendly-piece-stands = корабль не может остановиться там, где стоит дружественная фигура
said-a-way-is-a-list-of-spaces = путь — это список клеток
said-over-a-friendly-piece-the-ship-must-go-on = над дружественной фигурой корабль должен лететь дальше
said-not-a-space-here = здесь такой клетки нет
said-a-fleet-is-not-placed-on-asteroids = флот не ставят на астероиды
said-that-space-is-taken = эта клетка занята
said-ships-start-within-reach-of-their-own-Station = корабли начинают не дальше { $reach } от своей станции
said-ships-return-to-empty-spaces-beside-Station-and-own-planets = корабли возвращаются на пустые клетки рядом со станцией и своими планетами
said-a-space-without-a-dogfight-is-free-the-ship-comes-now = есть свободная клетка без схватки: корабль возвращается сейчас
said-only-cards-of-your-own-hand-can-be-sold = продавать можно только карты из своей руки

## Шансы
odds-fight = Этот бой: победа { $win } %, ничья { $tie } %, поражение { $lose } %.
odds-theirs-harm = { $unit } теряет в среднем { $expected } прочности, самое большее { $worst }.
odds-theirs-lost = Уничтожение ({ $units }): { $chance } %.
odds-own-harm = { $unit } теряет в среднем { $expected } прочности, самое большее { $worst }.
odds-own-lost = Вы теряете ({ $units }): { $chance } %.
odds-roll = { $unit }: { $times ->
    [1] { "" }
   *[other] { $times } ×{ " " }
}{ $die ->
    [0] без кубика
   *[other] D{ $die }
}{ $buffs ->
    [none] { "" }
   *[other] , { $buffs }
}.
odds-buff = { $what } +{ $number }
odds-raid = Шанс захватить { $chance } %: кубики должны дать не меньше { $defence }.
odds-dice = Кубики: { $dice }.
odds-die = { $unit } { $die ->
    [0] без кубика
   *[other] D{ $die }
}
odds-rocks = Шанс пройти { $chance } %{ $number ->
    [1] { "" }
   *[other] , полей астероидов: { $number }
}.
odds-rocks-harm = Астероиды отнимают в среднем { $expected } прочности, самое большее { $worst }; шанс уцелеть { $chance } %{ $number ->
    [1] { "" }
   *[other] , полей астероидов: { $number }
}.
odds-guardian = Страж остановит его на { $space } и атакует.
odds-no-cards = Пока никто не играет карт.
threat = { $unit } может атаковать: { $pieces }.

## Ответы, которые план называет заранее
plan-sell = продать: { $answer }
plan-attacker-cards = сыграть: { $answer }
plan-defender-cards = сыграть: { $answer }
plan-asteroid-cards = сыграть: { $answer }
plan-gas = потратить: { $answer }
plan-attackers = атакуют: { $answer }

## Доводы подсказки
reason-points = Победных очков больше на { $number }.
reason-planet = Это захватывает: { $planet }.
reason-technology = Вы изучаете: { $technology }.
reason-cards = Карт в руке больше на { $number }.
reason-repaired = Ремонт прочности: { $number }.
reason-energy = Больше энергии: { $row }.
reason-harm = { $seat } теряет прочности: { $number }.
reason-destroyed = Это уничтожает: { $unit }.
reason-denies = { $seat } теряет планету: { $planet }.
reason-safer = Врагам труднее достать ваши корабли: { $number }.
reason-station = Вашу станцию труднее атаковать.
reason-near-planet = Ваши корабли ближе к цели: { $planet }.
reason-near = Ваши корабли ближе к цели: { $unit }.
