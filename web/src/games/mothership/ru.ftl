## Настройки
option-mode = Режим
    .about = Как побеждают в игре.
option-mode-deathmatch = Бой на выбывание
option-mode-team = Команды
option-mode-vp = Победные очки
option-mode-solo = Соло
option-modules = Модули
    .about = Что добавить к обычной игре.
option-modules-artifacts = Артефакты
option-modules-influence = Влияние
option-modules-developments = Разработки
option-modules-moons = Луны
option-teams = Команды
    .about = Кто с кем играет в командном режиме.
option-teams-2v2 = 2 на 2
option-teams-2v2-sides = 2 на 2, рядом
option-teams-3v3 = 3 на 3
option-teams-2v2v2 = 2, 2 и 2
option-layout = Карта
    .about = Пусто — официальная; имя варианта или целый документ.
option-vp_goal = Победные очки: цель
    .about = Играть до предела, заданное число раундов или и то и другое.
option-vp_goal-limit = Предел
option-vp_goal-rounds = Раунды
option-vp_goal-both = И то и другое
option-vp_limit = Победные очки: предел
    .about = Сколько очков завершают игру.
option-rounds = Победные очки: раунды
    .about = Сколько раундов длится игра на время.
option-round_cap = Больше всего раундов
    .about = После скольких раундов заканчивается любая игра.
option-solo_level = Соло: уровень
    .about = Сила соперника, которым играют правила.

## Термины
term-mothership = материнский корабль
    .forms = материнского корабля|материнские корабли|материнскому кораблю|материнским кораблём|материнских кораблей
    .about = Сердце флота: ходит, стреляет и защищён так, как разложена его энергия. 12 прочности.
term-fighter = истребитель
    .forms = истребителя|истребители|истребителей|истребителям
    .about = Быстрый, D6. Уничтожает истребители, бомбардировщики и стражей, снимает щиты материнских кораблей; но не корпуса и не станции.
term-bomber = бомбардировщик
    .forms = бомбардировщика|бомбардировщики|бомбардировщиков
    .about = Медленнее, D8. Вредит материнским кораблям, станциям и стражам; но не истребителям и бомбардировщикам.
term-guardian = страж
    .forms = стража|стражи|стражей|стражу
    .about = Орудие, которое стреляет по каждому вражескому кораблю, прибывшему рядом, останавливает его и охраняет планеты и станции возле себя.
term-station = станция
    .forms = станции|станций|станцию
    .about = База флота, 16 прочности ступенями по 4. Она не бросает кубиков; пока рядом стоит друг, атаковать её нельзя.
term-dogfight = схватка
    .forms = схватки|схваток|схватке|Схватка
    .about = Бой между кораблями. Каждая сторона бросает кубики и прибавляет усиления; больший итог побеждает и становится уроном.
term-energy = энергия
    .forms = энергию|энергии|Энергия
    .about = В начале 15, разложена на двигатели, оружие и щиты. В свой ход её можно перекладывать, пока материнский корабль не действовал.
term-shield = щит
    .forms = щиты|щита|щитов|Щиты
    .about = Принимает урон раньше корпуса. Восстанавливается в конце каждого хода.
term-window = окно
    .forms = окна|окон
    .about = Момент, когда можно сыграть определённые карты. Закрывается, когда все спрошенные пропустили.
term-wingman = ведомый
    .forms = ведомые|ведомых
    .about = +1 к броску защиты за каждый дружественный корабль или стража рядом с защитником.
term-loot = добыча
    .forms = добычу|добычи
    .about = Минералы победителю схватки: 1 за малый корабль или стража, 3 за материнский корабль или станцию.
term-planet-defence = защита планеты
    .forms = защита|защиту
    .about = Планета захвачена, когда кубики атакующих вместе достигают этого числа. 6, с космическими стенами больше.
term-warp = прыжок
    .forms = прыжка|прыгает
    .about = Сразу на другую клетку, без мощности двигателя.
term-asteroids = астероиды
    .forms = астероидов|астероидами|астероидах
    .about = Кто входит в поле снаружи, сражается с D6: столько же или больше — прошёл. Проигравший малый корабль гибнет, материнский получает урон.
term-mineral = минерал
    .forms = минералы|минерала|минералов
    .about = Платят за карты, технологии, стражей и исследования.
term-gas = газ
    .forms = газа
    .about = +1 за каждый, до 4, к броску материнского корабля или стража в схватке.
term-influence = влияние
    .forms = влияния|влиянием
    .about = Переманивает планеты без боя, останавливает стражей, обновляет рынок.
term-victory-point = победное очко
    .forms = победные очки|победных очков|ПО
    .about = 1 за каждую планету, ещё за разработки и уничтоженные корабли.

## Вопросы
ask-fleet = Расставьте флот на подсвеченных клетках
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

## Названия
the-npc = соперник
you = Вы
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
empty-space = Пустая клетка
word-energy-engines = Двигатели
word-energy-weapons = Оружие
word-energy-shields = Щиты
word-energy-gain-engines = Двигатели
word-energy-gain-weapons = Оружие
word-energy-gain-shields = Щиты
word-energy-loss-engines = Двигатели
word-energy-loss-weapons = Оружие
word-energy-loss-shields = Щиты
word-card-pass = пропустить
word-card-solar-beam = зажечь солнечный луч
word-space-stay = остаться
die = D{ $sides }
no-die = выкл.
row-engine = { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
row-shield = { $number ->
    [one] { $number } щит
    [few] { $number } щита
   *[other] { $number } щитов
}
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
stat-cards = Карты действий
stat-planets = Планеты
stat-deploy = Стражи
stat-points = Победные очки
the-deck = колода
purse-of = { $what }: { $seat }
row-of = { $row }: { $seat }
reward-deck = Верхняя карта действий
reward-hand = Случайная карта прежнего хозяина
answer-bonus-yes = Бросить
answer-bonus-no = Нет
answer-veto-yes = Заплатить и остановить
answer-veto-no = Пусть стоит
source-destroyed-units = Уничтоженные корабли
source-planets = Планеты

## Карта
map = Карта сектора
map-tools = Масштаб
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Вся карта
zoom-fleet = К своему флоту
what-to-do = Что здесь сделать
never-mind = Не надо
go-for = Сюда: { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
pick-this = Выбрать
pick-fleet = Поставить корабль сюда
pick-attackers = Участвует в атаке
do-move = Двигаться
do-gate = Прыгнуть через врата
do-attack = Атаковать
do-raid = Атаковать планету
do-deploy = Поставить рядом стража (1 минерал)
do-scrap = Разобрать
do-explore = Исследовать (3 минерала)
do-court = Переманить влиянием
do-build = Построить здесь
hull-is = прочность { $number }/{ $most }
shield-is = { $number ->
    [one] { $number } щит
    [few] { $number } щита
   *[other] { $number } щитов
}
engine-is = мощность двигателя { $number }
is-held = не может двигаться
has-fought = атака использована
has-moved = ход использован
is-neutral = ничья
is-held-by = { $you ->
    [yes] ваша
   *[no] хозяин: { $seat }
}
defence-is = защита { $number }
has-moon = луна: бонусный кубик за захват
unexplored = не исследована
about-asteroids = Вход снаружи — бросок против D6: столько же или больше — прошёл.
gives-defence = +{ $number } к защите
gives-energy = +{ $number } энергии
gives-points = { $number } ПО
only-mineral-planet = только на минеральных планетах
only-gas-planet = только на газовых планетах

## Панели
panels = Панели
figures = Показатели
learnt = Раунд, технологии и артефакты
control-panels = Пульт, действия, карты
panel-of = { $you ->
    [yes] Ваш пульт
   *[no] Пульт: { $seat }
}
tab-map = Карта
tab-panel = Пульт
tab-tech = Технологии
tab-cards = Карты
lit = , здесь есть что сделать
on-turn = ходит
is-out = выбыл
is-ally = союзник
locked = закреплено
about-lock = Энергия закреплена: материнский корабль ходил, атаковал или применил способность. Переложить её можно в следующий ход.
hull-word = Корпус
shield-word = Щиты
about-hull = Корпус материнского корабля. При 0 он уничтожен.
about-shield = Щиты сейчас: урон сначала снимает их. В конце каждого хода они восстанавливаются.
about-station = Станция: урон считается ступенями по 4. Пока рядом стоит друг, атаковать её нельзя.
about-engines = Двигатели: половина энергии с округлением вверх — на столько шагов ходит материнский корабль.
about-weapons = Оружие: чем больше энергии, тем больше кубик материнского корабля, от D2 до D12. При 0 он не атакует.
about-shields = Щиты: каждая энергия — один щит.
about-minerals = Минералами платят за карты действий, технологии, стражей и исследования. Их собирают в конце хода со станции и минеральных планет.
about-gas = Каждый газ даёт +1, до 4, к броску материнского корабля или стража в схватке.
about-influence = Влияние переманивает планеты, останавливает стражей и обновляет рынок.
about-cards = Карты действий в руке. Другие видят только их число.
about-planets = Свои планеты: каждый ход они дают ресурсы.
about-deploy = Стражи на поле.
about-points = Победные очки: планеты, разработки и уничтоженные корабли.
less-of = Меньше: { $row }
more-of = Больше: { $row }
energy-left = Разложить ещё энергии: { $number }
energy-ready = Вся энергия разложена
energy-reset = Сбросить
energy-set = Разложить
energy-lay = Готово
round = Раунд { $number }
goal-points = до { $limit } ПО
goal-rounds = { $limit ->
    [0] раундов: { $rounds }
   *[other] раундов: { $rounds } или { $limit } ПО
}
goal-cap = до последнего флота, раундов не больше { $cap }
goal-last = последний раунд
blockade = Торговая блокада
about-blockade = Пока блокада не снята, никто ничего не собирает.

## Действия
actions = Действия
technology = Технологии
market = Рынок
about-technology = Исследуйте: платите минералы, ступень за ступенью.
about-market = Разработки на продажу и что стоит на планетах.
do-buy = Карта
do-buy-gas = Карта за газ
do-shift = Двинуть станцию
do-refresh = Обновить рынок
do-remove = Влияние: { $name }
do-end = Конец хода
about-buy = Возьмите верхнюю карту действий, цена { $number } минерала.
about-remove = Потратьте влияние, чтобы снять столько же у соперника.
about-end = Ход окончен: вы собираете ресурсы, можете продать карты, щиты восстанавливаются.
pass = Пропустить
light-beam = Зажечь солнечный луч
stay = Остаться
about-stay = Ход корабля в этом ходу окончен. Чтобы сначала выбрать другой, отмените.
go = Вперёд
draw-way = По шагам
about-draw = Нажимайте клетки пути одну за другой или ведите пальцем от корабля.
drawn = { $number ->
    [0] Нажмите следующую клетку
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
way-note = Нажмите подсвеченную клетку; число — цена.
attack-with = { $number ->
    [0] Атаковать
    [one] Атаковать: { $number } корабль
    [few] Атаковать: { $number } корабля
   *[other] Атаковать: { $number } кораблей
}
sell-done = Больше не продаю
order-fight = Не в этом бою
order-turn = Не в этот ход
order-ask = Снова спрашивать
ordered-fight = В этом бою пропускаем за вас
ordered-turn = В этот ход пропускаем за вас
about-order = Больше не спрашивать: окна пропускаются, что бы вы ни держали в руке, поэтому никто ничего не узнает.
turn-is = Раунд { $round }: { $name }
over = Игра окончена

## Рука
hand = Ваши карты действий
hand-empty = Карт действий нет.
hand-hidden = { $number ->
    [one] { $number } карта действий, скрыта
    [few] { $number } карты действий, скрыты
   *[other] { $number } карт действий, скрыты
}
deck-left = колода { $number }
resale = Продаётся за: { $worth }.
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

## Бой
fight-dogfight = Схватка
fight-rocks = Астероиды
fight-planet = Атака на планету
fight-throw = Бросок кубика
stages = Окна боя
stage-W1 = Объявление
stage-W2 = Уклонение
stage-W3 = Карты атакующего
stage-W4 = Карты защитника
stage-W5 = Последнее слово
stage-W6 = Бросок
stage-W7 = После броска
stage-W8 = Поражение
stage-W9 = Урон
stage-A1 = Прибытие
stage-A2 = Карты
stage-P2 = Защита планеты
stage-P5 = Итог
about-W1 = Названы цель и атакующие; их атаки использованы.
about-W2 = Защитник может бежать «Кнопкой паники».
about-W3 = Атакующий играет карты, может зажечь солнечный луч, затем называет газ.
about-W4 = Зная всё это, защитник делает то же.
about-W5 = «Нееееееет!» ещё может отменить одну объявленную карту.
about-W6 = Бросают обе стороны.
about-W7 = По очереди можно играть «Резервный генератор» и «Развилку» на свои кубики.
about-W8 = Проигравший может сыграть «Жизнеобеспечение», а защитник — «Последний бой».
about-W9 = Урон — весь итог победителя.
about-A1 = Корабль вошёл в поле снаружи.
about-A2 = Карты, газ и солнечный луч до броска.
about-P2 = Хозяин может усилить защиту планеты.
about-P5 = Захвачена, если кубики достигли защиты.
rethrow-die = Перебросить: { $shown }, { $unit }
die-shows = { $shown } на D{ $sides }
cancel-card = Отменить: { $card }
report = Последний бой
close-report = Закрыть отчёт
report-evaded = Защитник ушёл.
report-captured = Захвачена!
report-held = Планета устояла.
report-destroyed = Уничтожено: { $units }
report-damage = Урон: щиты { $shield }, прочность { $hull }
report-tie = Никто не победил.
report-nothing = Без урона.

## Дерево технологий
tree-of = { $you ->
    [yes] Ваши технологии
   *[no] Технологии: { $seat }
}
category-economy = Экономика
category-combat = Бой
category-support = Поддержка
category-colony = Колония
tier = ступень { $tier }
tech-owned = есть
tech-lit = можно исследовать
tech-dear = следующая, дорого
tech-later = нужна предыдущая ступень
tech-closed = выбрана другая ветвь
about-dark = Не складывается с младшей: заменяет её.
back-to-map = К карте
market-note = Разработки планеты стоят { $prices } минералов, одна за другой.

## Журнал
event-StartRolled = За первый ход: { $numbers }
event-TurnBegan = Раунд { $round }: { $name }
event-Placed = { $unit } — на поле: { $space }
event-Moved = { $unit } идёт на { $space }
event-Warped = { $unit } прыгает на { $space }
event-EnergySet = { $seat }: энергия { $rows }
event-Attacked = { $units } атакует: { $target }
event-Attacked-rocks = { $unit } встречает астероиды
event-PlanetAttacked = { $units } атакует: { $planet }
event-GasSpent = { $seat }: потрачено газа { $number }
event-BeamLit = { $unit } зажигает солнечный луч
event-Threw = { $who }: { $shown } на D{ $sides }
event-Compared = { $attacker } против { $defender }: { $winner ->
    [attacker] победил атакующий
    [defender] победил защитник
   *[other] никто не победил
}
event-Damaged = { $unit }: потеряно щитов { $shield }, прочности { $hull }
event-Destroyed = Уничтожен: { $unit }
event-Saved = Спасён жизнеобеспечением: { $unit }
event-Evaded = { $unit } уходит
event-Captured-attack = { $seat }: захвачена { $planet }
event-Captured-influence = { $seat }: влиянием переманена { $planet }
event-Captured-card = { $seat }: картой переманена { $planet }
event-Held = { $planet } устояла, { $total } против { $defence }
event-Gained = { $seat }: { $goods } ({ $why })
why-sale = продажа
why-bonus = бонусный кубик
why-robbery = грабёж
why-replicator = репликатор
why-mining = добыча на астероидах
why-gathering = сбор
why-loot = добыча
why-scrap = свалка
why-start = за поздний первый ход
event-Played = { $seat }: карта «{ $card }»
event-Cancelled = { $seat }: отменена карта «{ $card }»
event-Sold = { $seat }: продано «{ $cards }»
event-Researched = { $seat }: исследовано «{ $technology }»
event-Used = { $unit } применяет «{ $technology }»
event-Vetoed = { $by }: остановлен страж, хозяин { $name }
event-Scrapped = Разобран: { $unit }
event-Explored = { $seat }: { $planet } исследована, найдено «{ $artifact }»
event-Built = { $seat }: «{ $development }», { $planet }
event-MarketDealt = На рынке: { $developments }
event-InfluenceRemoved = { $name }: потеряно влияния { $number }
event-PlanetRemoved = { $planet } покидает игру
event-Eliminated = { $name }: игра для этого флота окончена
event-Eliminated-conceded = { $name }: сдача
event-Ended = Игра окончена. Победа: { $names }
event-Ended-nobody = Игра окончена. Победителя нет
event-Drew = { $seat }: взята карта действий
event-Drew-own = { $seat }: взята карта «{ $card }»
event-Stole = { $thief }: взята карта у { $victim }
event-Stole-own = { $thief }: взята карта «{ $card }», прежний хозяин { $victim }

## Первая игра
guide-fleet = Держите корабль-другой рядом со станцией: пока там стоит друг, атаковать её нельзя. Сначала ставится материнский корабль, потом истребители и бомбардировщики.
guide-action = Золото — ваши корабли, нажмите, чтобы двинуть. Красное можно атаковать. Первый план: подведите истребители к ничьей планете (защита 6) и атакуйте; планеты платят каждый ход.
guide-fleet-alone = Материнский корабль соперника стоит у вашей станции, на другом краю. Поставьте свой впереди: на полных двигателях он будет там через два-три хода, а пока рядом со станцией стоит друг, атаковать её нельзя.
guide-action-alone = Золото — ваши корабли, нажмите, чтобы двинуть. Красное можно атаковать. Первый план: энергию в двигатели и материнский корабль к станции; там — энергию в щиты, пока не подойдёт флот, потом атакуйте вместе.
guide-way = Числа — цена пути. Коричневые клетки — астероиды, вход туда требует броска.
guide-attackers = Несколько кораблей складывают кубики, но при поражении гибнут все.
guide-sell = Ненужные карты можно продать здесь за минерал или газ.
guide-respond = Здесь важна только карта «Нееееееет!». Если её нет, пусть доска пропускает за вас в этот ход.
guide-attacker-cards = Подсвеченные карты можно сыграть сейчас. Закончив, пропустите; потом бросают кубики.
guide-defender-cards = Вы знаете, что сыграл атакующий. Ответьте подсвеченными картами или пропустите.
guide-energy-gain = Двигатели — чтобы бежать, оружие — для большего кубика, щиты — чтобы выстоять.

## Карты действий
word-card-afterburner = Форсаж
text-card-afterburner = Один ваш корабль, который ещё не ходил: +4 к мощности двигателя в этот ход.
word-card-backup-generator = Резервный генератор
text-card-backup-generator = На вашем кубике выпала 1: бросьте его ещё раз и прибавьте.
word-card-defence-buff = Усиление защиты
text-card-defence-buff = +1 к одному вашему броску защиты.
word-card-deflector-shields = Отражающее поле
text-card-deflector-shields = Ваш корабль проходит астероиды без броска.
word-card-hull-repair = Ремонт корпуса
text-card-hull-repair = Ваш материнский корабль возвращает 1 прочности.
word-card-wallet-inspector = Проверка кошельков
text-card-wallet-inspector = Заберите у врага 1 ресурс на выбор.
word-card-enhanced-sensors = Улучшенные сенсоры
text-card-enhanced-sensors = +2 к броску вашего истребителя или бомбардировщика рядом с дружественным материнским кораблём.
word-card-ninja-rope = Кошка-абордажка
text-card-ninja-rope = Ваш корабль, который уже атаковал, проходит до 2 клеток.
word-card-prod = Тычок
text-card-prod = Один ряд вражеского материнского корабля считается на 1 энергию меньше до конца хода.
word-card-wingman = Ведомый
text-card-wingman = +2 к вашему броску, у которого есть ведомый.
word-card-recon-droid = Дроид-разведчик
text-card-recon-droid = Исследуйте одну свою планету бесплатно.
word-card-git-off-mah-propertay = Вон с моей земли!
text-card-git-off-mah-propertay = +3 к защите вашей планеты, на которую напали.
word-card-gravity-manipulator = Гравитационный манипулятор
text-card-gravity-manipulator = Сдвиньте вражеский корабль не дальше 3 от дружественной планеты на 1 или 2 шага.
word-card-alien-antiques-roadshow = Ярмарка инопланетного антиквариата
text-card-alien-antiques-roadshow = К одному вашему броску прибавьте число ваших артефактов.
word-card-panic-button = Кнопка паники
text-card-panic-button = Ваш атакованный корабль прыгает к дружественной планете; бой окончен.
word-card-punch-it = Жми!
text-card-punch-it = Один ваш корабль, который ещё не ходил: мощность двигателя в этот ход удваивается.
word-card-seismic-charge = Сейсмический заряд
text-card-seismic-charge = +3 к вашему броску, если враг в этом бою стоит на астероидах или рядом с ними.
word-card-volt-switch = Переброс напряжения
text-card-volt-switch = +3 к броску вашего материнского корабля.
word-card-auxiliary-shield = Запасной щит
text-card-auxiliary-shield = У вашего материнского корабля в этом бою на 4 щита больше.
word-card-convoy = Конвой
text-card-convoy = Ваши истребители и бомбардировщики, начавшие ход рядом с материнским кораблём: +3 к мощности двигателя.
word-card-forced-update = Принудительное обновление
text-card-forced-update = Вражеский корабль не может двигаться в следующий ход хозяина.
word-card-friendly-negotiations = Дружеские переговоры
text-card-friendly-negotiations = Захватите планету не дальше 2 от дружественного корабля без боя, даже под охраной.
word-card-migration = Переселение
text-card-migration = Ваша станция прыгает к дружественной планете.
word-card-replicator = Репликатор
text-card-replicator = Бросьте D4 и получите столько минералов.
word-card-trade-blockade = Торговая блокада
text-card-trade-blockade = До вашего следующего хода никто ничего не собирает.
word-card-cowardly-retreat = Трусливый побег
text-card-cowardly-retreat = Дружественный корабль и те, что рядом с ним, прыгают к дружественным планетам или станциям.
word-card-expansion-pak = Блок расширения
text-card-expansion-pak = Число на одном вашем кубике удваивается.
word-card-last-stand = Последний бой
text-card-last-stand = Вы проиграли в защите: уничтожьте малый корабль или стража из атаковавших или снимите 4 прочности с материнского корабля.
word-card-life-support = Жизнеобеспечение
text-card-life-support = Ваш истребитель или бомбардировщик, который должен пасть, остаётся; победитель всё равно получает добычу.
word-card-pick-up-two-cards = Возьмите две карты
text-card-pick-up-two-cards = Возьмите 2 карты действий.
word-card-surprise-attack = Внезапное нападение
text-card-surprise-attack = Возьмите случайную карту из руки врага.
word-card-the-forks = Развилка
text-card-the-forks = Перебросьте один свой кубик; новое число остаётся.
word-card-dedotated-wam = Больше памяти
text-card-dedotated-wam = Вместо атаки по соседней клетке: вражеский материнский корабль теряет 3 прочности.
word-card-noooooooo = Нееееееет!
text-card-noooooooo = Отмените карту другого игрока.
word-card-planet-laser-pointer = Лазерная указка для планет
text-card-planet-laser-pointer = Планета не дальше 2 от дружественного корабля покидает игру.
word-card-railguns = Рельсотрон
text-card-railguns = Ваш бомбардировщик атакует на расстоянии 4 и сам урона не получает.
word-card-shield-breaker = Взломщик щитов
text-card-shield-breaker = Материнский корабль, который вы атакуете, остаётся без щитов до конца хода.
word-card-wormhole = Червоточина
text-card-wormhole = Дружественный корабль, который ещё не ходил, прыгает на любую свободную клетку.

## Технологии
word-technology-space-walls = Космические стены
text-technology-space-walls = Защита ваших планет 9.
word-technology-fast-cap = Быстрый захват
text-technology-fast-cap = Ваши кубики против планет считаются вдвойне.
word-technology-embargo = Эмбарго
text-technology-embargo = Враги не могут красть ваши ресурсы и карты.
word-technology-cheese-steak-jimmy-s = Стейк с сыром от Джимми
text-technology-cheese-steak-jimmy-s = Минералы с ваших минеральных планет удваиваются.
word-technology-repair-drones = Ремонтные дроны
text-technology-repair-drones = Способность материнского корабля: 1 прочности за каждую вашу планету.
word-technology-space-walls-ii = Космические стены II
text-technology-space-walls-ii = Защита ваших планет 13.
word-technology-extra-villagers = Ещё поселенцы
text-technology-extra-villagers = Каждая ваша минеральная планета даёт ещё 1 газ.
word-technology-asteroid-mining = Добыча на астероидах
text-technology-asteroid-mining = Способность материнского корабля на астероидах: 4 минерала.
word-technology-targeting-computer = Прицельный компьютер
text-technology-targeting-computer = Как атакующий в схватке вы побеждаете при ничьей.
word-technology-red-leader = Красный лидер
text-technology-red-leader = +1 к броскам истребителей.
word-technology-piercing = Пробивание
text-technology-piercing = Ваши атаки не замечают охраны.
word-technology-it-s-a-trap = Это ловушка!
text-technology-it-s-a-trap = Истребители: +3 к мощности двигателя.
word-technology-solar-beam = Солнечный луч
text-technology-solar-beam = Отдайте 2 прочности материнского корабля за +8 к его броску.
word-technology-extra-loot = Больше добычи
text-technology-extra-loot = +1 минерал каждый раз, когда вы получаете добычу.
word-technology-class-ii-turbo-lasers = Турболазеры II класса
text-technology-class-ii-turbo-lasers = +3 к броскам истребителей.
word-technology-sunslayer-torpedoes = Торпеды «Убийца солнц»
text-technology-sunslayer-torpedoes = Способность материнского корабля: атака на расстоянии до 6 без ответного урона.
word-technology-rear-turrets = Кормовые турели
text-technology-rear-turrets = +1 к броскам бомбардировщиков.
word-technology-energy-boost = Прилив энергии
text-technology-energy-boost = +2 энергии.
word-technology-advanced-engineering = Передовая инженерия
text-technology-advanced-engineering = +3 к броскам бомбардировщиков; бомбардировщики: +2 к мощности двигателя.
word-technology-energy-boost-ii = Прилив энергии II
text-technology-energy-boost-ii = +4 энергии.
word-technology-tractor-beam = Тяговый луч
text-technology-tractor-beam = Способность материнского корабля: вражеский корабль не может двигаться до вашего следующего хода.
word-technology-siege-ordnance = Осадные боеприпасы
text-technology-siege-ordnance = +2 к броскам бомбардировщиков по вражеским станциям.
word-technology-jump-gates = Прыжковые врата
text-technology-jump-gates = Ваши корабли могут прыгать между дружественными станциями и планетами.
word-technology-nuclear-missile = Ядерная ракета
text-technology-nuclear-missile = Способность материнского корабля: атака корабля где угодно без ответного урона.
word-technology-orbital-defences = Орбитальная оборона
text-technology-orbital-defences = Вы можете держать 1 стража.
word-technology-unobtainium-hulls = Сверхпрочные корпуса
text-technology-unobtainium-hulls = +1 к защите, когда атакуют два корабля и больше.
word-technology-orbital-defences-ii = Орбитальная оборона II
text-technology-orbital-defences-ii = Вы можете держать 3 стражей.
word-technology-scrap-yard = Свалка
text-technology-scrap-yard = 1 минерал и 1 газ каждый раз, когда гибнет ваш корабль.
word-technology-gauss-cannon = Пушка Гаусса
text-technology-gauss-cannon = +1 к броскам материнского корабля за каждые 4 прочности вашей станции.
word-technology-auxiliary-engines = Вспомогательные двигатели
text-technology-auxiliary-engines = Ваша станция может проходить 1 клетку за ход.
word-technology-fusion-reactor = Термоядерный реактор
text-technology-fusion-reactor = Ваша станция даёт ещё 1 минерал и 1 газ.
word-technology-onboard-gates = Бортовые врата
text-technology-onboard-gates = Способность материнского корабля: дружественный истребитель или бомбардировщик прыгает к нему.

## Артефакты и разработки
word-artifact-vhs-tape = Видеокассета
text-artifact-vhs-tape = +1 к вашим броскам против вражеских стражей.
word-artifact-interphasic-modulator = Межфазный модулятор
text-artifact-interphasic-modulator = Карты действий можно покупать за 4 газа.
word-artifact-alien-skull = Инопланетный череп
text-artifact-alien-skull = +1 к защите всех ваших планет.
word-artifact-abandoned-flak-cannon = Брошенная зенитка
text-artifact-abandoned-flak-cannon = +2 к защите этой планеты.
word-artifact-unstable-fuel = Нестабильное топливо
text-artifact-unstable-fuel = +2 энергии.
word-artifact-bubble-wrap = Пузырчатая плёнка
text-artifact-bubble-wrap = +2 щита вашему материнскому кораблю.
word-artifact-tricorder = Трикодер
text-artifact-tricorder = Эта планета даёт ещё 1 газ.
word-artifact-common-alien-appliance = Обычный прибор пришельцев
text-artifact-common-alien-appliance = +1 к броскам материнского корабля, кроме атак на планеты.
word-artifact-ancient-prophecy = Древнее пророчество
text-artifact-ancient-prophecy = Ещё одна карта действий за каждый захват.
word-artifact-aa-batteries = Пальчиковые батарейки
text-artifact-aa-batteries = +1 к мощности двигателя всех ваших кораблей.
word-artifact-glowy-blue-liquid = Светящаяся голубая жидкость
text-artifact-glowy-blue-liquid = +2 к мощности двигателя вашего материнского корабля.
word-artifact-space-cat = Космический кот
text-artifact-space-cat = +2 ко всем броскам материнского корабля, и против планет.
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
