## Везде
skip = К содержанию
brand-home = Headframe, в вестибюль
language = Язык
loading = Минуту …
close = Закрыть
yes = Да
no = Нет
none = Ничего
nothing = нет
try-again = Ещё раз
unofficial = Headframe — неофициальный проект поклонников. Игры и их названия принадлежат их владельцам, которые к нему не причастны. Тексты и рисунки здесь наши собственные.

## Школа
academy-of = Учиться: { $game }
academy-guided = Первая игра с наставником
academy-guided-about = Целая игра против новичка, которую шаг за шагом объясняют прямо на столе.
academy-lessons = Уроки
academy-puzzles = Найдите лучший ход
academy-puzzles-about = Позиции из игр ботов, в которых один ответ явно лучше остальных. Следующая найдётся всегда.
academy-solved = Решено { $solved } из { $all }
academy-start = Начать
academy-start-lesson = Начать урок: { $lesson }
academy-again = Ещё раз
academy-done = (пройден)
academy-all = Все уроки
academy-next-lesson = Следующий урок
academy-next-puzzle = Следующая задача
academy-to-puzzles = К задачам
exercise-goal = Цель: { $goal }
exercise-about = О чём этот урок
exercise-again = Попробовать снова
exercise-show = Лучший путь
exercise-why = Лучший путь: { $why }
exercise-line = Что происходит на лучшем пути
exercise-compared = После этого ваши шансы на победу около { $chance } %, а после лучшего пути — около { $best } %.
exercise-best = После лучшего пути ваши шансы на победу около { $best } %.
exercise-chance = Сейчас ваши шансы на победу около { $chance } %.
lesson-met = Отлично!
lesson-missed = Пока нет.
puzzle-title = Найдите лучший ход
puzzle-goal = ответьте на вопрос так, чтобы побеждать чаще всего.
puzzle-met = Верно!
puzzle-missed = Есть ход лучше.
puzzle-best = Лучший ответ: { $answer }.

## Наставник
guide = Наставник
guide-of = { $step } / { $steps }
guide-step = Шаг { $count }
guide-next = Дальше
guide-skip = Пропустить
guide-got-it = Понятно
guide-pause = Приостановить подсказки
guide-resume = Продолжить подсказки
guide-restart = Подсказки сначала
guide-off = Больше не объяснять
guide-again = Снова объяснять вопросы

## Ошибки
error-unknown = Что-то пошло не так.
error-unreachable = Сервер не отвечает.
error-no-table = Такого стола нет.
error-no-game = Такой игры здесь нет.
error-no-seat = За этим столом нет свободных мест.
error-not-over = Эта партия ещё идёт.
error-bad-option = Эти настройки не сочетаются.
error-bad-seats = С таким числом мест играть нельзя.
error-no-record = Этот файл — не запись партии.
error-bad-record = Эту запись открыть нельзя: она повреждена или сделана по другим правилам.
error-not-yours = Это может только хозяин стола.
error-bad-name = Это имя слишком похоже на другое за столом. Выберите, пожалуйста, другое.
error-not-watched = Хозяин этого стола не допускает зрителей.
error-not-here = За этим столом хозяин не может забирать чужие места.
error-foreign-host = Сервер не знает адреса, по которому вы пришли. Сообщите, пожалуйста, его владельцу.
error-too-many-tables = Сегодня вы открыли слишком много столов. Сначала закончите один из них.
error-newer-rules = Этот стол начат по более новым правилам, чем знает сервер.
error-broken-table = Этот стол больше не читается.
error-conflict = Кто-то успел раньше. Попробуйте ещё раз.
error-storage = Хранилище не отвечает. Попробуйте чуть позже.
error-busy = С вашего адреса слишком много сразу. Попробуйте чуть позже.
error-too-much-work = На это нужно больше работы, чем сервер делает для одного.
error-closing = Сервер закрывается. Он скоро вернётся.
error-too-large = Это положение слишком велико, чтобы его показать.
error-not-shown = Этого не показывают.
error-no-step = Такого шага в партии нет.
error-false-record = Эта запись не сходится: её ответы или зерно не те, за что себя выдают.
error-bad-from = Отсюда партию продолжить нельзя.
error-no-exercise = Такого урока и такой задачи нет.
error-no-review = Эту партию ещё не разбирали.
error-bad-seed = Выбрать кости можно только для тренировки.
error-foreign-origin = Это можно только с нашей собственной страницы.
error-malformed = Сервер этого не понял.
error-no-content = Такого содержимого здесь нет.
error-no-bot = Такого бота нет.
error-too-fast = Не так быстро. Подождите немного.

## Вестибюль
lobby-title = Три игры, в которых копают
lobby-lead = Выберите игру, займите место и играйте: с ботами, с друзьями у одного экрана или с кем угодно по ссылке.
hero-turn = Ваш ход, { $name }
hero-since = Последний ход: { $when }. { $more ->
    [0] Больше вас нигде не ждут.
    [one] Вас ждут ещё за { $more } столом.
   *[other] Вас ждут ещё за { $more } столами.
}
hero-back = С возвращением
hero-take-turn = Сделать ход
hero-go-on = Продолжить
hero-first-game = Первая игра с подсказками
games = Игры
play = Играть
play-game = Играть: { $game }
rules = Правила
learn = Учиться
learn-game = Научиться играть: { $game }
summary = Игра на одной странице
summary-short = Кратко
summary-of = Кратко об игре { $game }
rules-of = Правила: { $game }
players-range = { $high ->
   *[other] игроков: { $low }–{ $high }
}
minutes-range = { $low }–{ $high } мин
about-super_motherload = Прокладывайте туннели под Марсом за рудой и самоцветами, нанимайте на добычу лучших пилотов и первыми доберитесь до самого дна.
about-drillers = Садитесь в меха, меняйте топливо на глубину и поднимайте добычу наверх, пока цены на неё не упали.
about-mothership = Распределяйте энергию между двигателями, орудиями и щитами, занимайте планеты и сбивайте всех, кто прилетел за ними же.
own-tables = Ваши столы
lobby-puzzle = Задача дня
own-none = Здесь появятся столы, которые вы откроете или за которые сядете.
own-all = все: { $count }
table-line = { $title }: { $names }. { $state }, { $when }
turn-yours = Ваш ход
turn-of = Ходит { $names }
turn-open = Ждём гостей
turn-running = Идёт игра
ended-you = Победа ваша
ended-by = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
just-now = только что
put-away = Убрать из списка: { $title }
take-out = Вернуть в список: { $title }
away-show = Показать убранные: { $count }
away-hide = Обратно к списку
pages = Страницы
page-before = Назад
page-after = Дальше
page-of = Страница { $page } из { $pages }
import-record = Открыть партию из файла
import-unverified = Загружено, но проверено не всё:
import-look = Посмотреть
import-busy = Проверка …
table-over = закончена
table-gone = Этого стола больше нет

## Новый стол
all-games = Все игры
presets = Начать с
preset-last = Как в прошлый раз, или
preset-line = { $seats ->
    [one] { $seats } место, { $minutes } мин
    [few] { $seats } места, { $minutes } мин
   *[other] { $seats } мест, { $minutes } мин
}
preset-changed = изменено: { $what }
preset-first = Первая игра
preset-duel = Быстрая дуэль
preset-all = Всё сразу
preset-full = Полный стол
preset-solo = В одиночку
setup-win = Как победить?
setup-joins = Что добавить?
setup-where = Где играют
setup-fine = Тонкая настройка
setup-when = Часы, гости и зрители
some-of-all = { $count } из { $all }
map-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
seat-team = Команда { $team }
minutes-about = около { $minutes } мин
people-bots = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[other] { $people } человек
}{ $bots ->
    [0] {""}
    [one] , { $bots } бот
    [few] , { $bots } бота
   *[other] , { $bots } ботов
}
start-short = Начать
seats-title = Кто играет
seats-count = Число игроков
seats-number = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
fewer-seats = На место меньше
more-seats = На место больше
seat-who = Кто играет на месте { $seat }
seat-name = Имя на месте { $seat }
seat-number = Место { $seat }
seat-person = Человек, этот экран
seat-bot = Бот
seat-open = Гость по ссылке
seat-open-hint = Вы получите ссылку для гостя.
seat-bot-level = Бот: { $bot }
player-number = Игрок { $number }
you = Вы
bot-random = Случайный
    .about = Делает что угодно из разрешённого.
    .says = Кубик: «Орёл или решка, мне всё равно.»
menu = Меню
help = Помощь
bot-level1 = Уровень 1
    .about = Новичок.
    .says = Ржавик: «Этой кнопкой бурят?»
bot-level2 = Уровень 2
    .about = Знает правила и пару приёмов.
    .says = Брам: «Тише едешь, глубже будешь.»
bot-level3 = Уровень 3
    .about = Достойный соперник.
    .says = Весна: «Зелёные первыми.»
bot-level4 = Уровень 4
    .about = Наказывает за ошибки.
    .says = Магда: «Я посчитала. Дважды.»
bot-level5 = Уровень 5
    .about = Доигрывает ваши ходы раньше вас.
    .says = Стелла: «Я уже видела, чем это кончится.»
bot-level6 = Уровень 6
    .about = Учился на тысячах партий.
    .says = Сивилла: «Вы как раз хотели что-то сказать.»
bot-level7 = Уровень 7
    .about = Лучший из наших: учился дольше и думает не спеша.
    .says = Афина: «Посмотрим вместе, чем это кончится».
style-aggressive = задира
    .about = Метит в то, что другие хотели бы сберечь.
style-builder = строитель
    .about = Сначала строит, потом собирает плоды.
style-racer = гонщик
    .about = Спешит: хочет закончить, пока вы не готовы.
character-dicey = Кубик
character-flip = Монетка
character-chance = Авось
character-whim = Каприз
character-maybe = Небось
character-rusty = Ржавик
character-pip = Пип
character-dot = Точка
character-noodle = Лапша
character-bolt = Болтик
character-bram = Брам
character-hilda = Хильда
character-oskar = Оскар
character-tilly = Тилли
character-wim = Вим
character-vesna = Весна
character-milo = Мило
character-ilka = Илка
character-rook = Рук
character-tamsin = Тэмсин
character-magda = Магда
character-anton = Антон
character-sable = Соболь
character-viktor = Виктор
character-quill = Квилл
character-stella = Стелла
character-corvin = Корвин
character-astra = Астра
character-maxim = Максим
character-oracle = Оракул
character-sibyl = Сивилла
character-magnus = Магнус
character-vega = Вега
character-argus = Аргус
character-lumen = Люмен
character-athena = Афина
character-kronos = Кронос
character-nova = Нова
character-minos = Минос
character-polaris = Полярис
options-title = Как играть
options-warned = Полезно знать до начала
clock = Часы
clock-none = Без часов
clock-of = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} + { $increment } с за решение
clock-about = Часы идут, пока решаете вы. Когда время кончится, за вас доиграет бот.
takeover = Если кто-то отошёл
takeover-after = { $minutes ->
    [one] Бот играет через { $minutes } минуту
    [few] Бот играет через { $minutes } минуты
   *[other] Бот играет через { $minutes } минут
}
takeover-never = Все ждут
takeover-about = Только пока за столом ждут другие. Кто вернулся, играет дальше сам.
stand-in-bot = Какой бот играет
revoke-may = Я могу забрать место гостя; до конца за него играет бот
watch-may = Наблюдать может каждый, у кого есть ссылка
table-rules = Условия этого стола
rule-takeover = Если кто-то отошёл, а другие ждут, через { $minutes } мин за него играет бот ({ $bot }).
rule-takeover-never = За того, кто отошёл, бот не играет.
rule-revoke = Хозяин может забрать место гостя; до конца играет бот ({ $bot }), и руки никто не видит.
rule-revoke-never = Хозяин не может забрать ничьё место.
rule-watch = Наблюдать может каждый, у кого есть ссылка.
rule-watch-never = Наблюдать могут только те, кто здесь играет.
practice-game = Учебная партия: карты и кости в ней выбраны заранее, одинаковые для всех.
clock-left = осталось { $left }
clock-runs = осталось { $left }, часы идут
no-options = У этой игры нет настроек.
option-auto = по правилам
start = Начать игру

## Приглашение
join-title = Вас ждут за столом: { $game }
join-full = Все места заняты.
join = Сесть за стол
your-name = Ваше имя
watch = Только смотреть

## За столом
board = Поле
board-table = Стол
side = Журнал, беседа и правила
rail = Соперники и меню
place = Ваше место
speaks = Сообщения
log = Журнал
log-search = Поиск по журналу
log-nothing = В журнале ничего не найдено.
log-jump = Выберите строку, чтобы увидеть поле в тот момент.
log-empty = Пока ничего не произошло.
chat = Беседа
chat-empty = Все молчат.
chat-say = Сказать
send = Отправить
film = Фильм о ходах других
show-now = Пропустить
key-space = Пробел
once-more = Ещё раз
since-last-turn = С вашего прошлого хода: показать ещё раз
speed = Как быстро показывать ходы других
speed-slow = медленно
speed-normal = обычно
speed-fast = быстро
speed-off = сразу
your-move = Ваш ход
seat-deciding = решает
seat-gave-up = сдача
seat-time = время вышло
seat-left = нет за столом
seat-freed = место отобрано
seat-waiting = ждём
team-own = ваша команда
seat-free = Свободно
seat-away = нет на связи
seat-stand-in = играет бот
score-is = Очки: { $score }
shape-circle = Круг
shape-square = Квадрат
shape-triangle = Треугольник
shape-diamond = Ромб
shape-pentagon = Пятиугольник
shape-hexagon = Шестиугольник
connection-lost = Связь потеряна. Пробуем снова …
log-rules = С ответа { $step } партия идёт по новым правилам.
log-clauses = Изменённые правила: { $clauses }.
log-content = Она продолжается с сегодняшними полями, картами и числами.
log-lost = { $count ->
    [one] Сохранить не удалось { $count } ответ перед этим.
    [few] Сохранить не удалось { $count } ответа перед этим.
   *[many] Сохранить не удалось { $count } ответов перед этим.
}
log-gap = Сыгранное здесь после ответа { $step } сохранить не удалось: ошибка прежней версии. Игра продолжается с этого места.
waiting-for = Решает: { $names }
watching = Вы наблюдаете. Решает: { $names }
game-over = Игра окончена.
see-result = К результату
away-takeover = { $name } не на связи: через { $minutes } мин играет бот.
away-waited-for = { $name } не на связи, все ждут.
notice-joined = { $name } садится за стол.
notice-asked = { $name } оставляет игру боту.
notice-away = { $name } не на связи: играет бот.
notice-back = { $name } снова за столом и играет дальше.
notice-gave-up = { $name } сдаётся: дальше играет бот.
notice-time = { $name }: время вышло, дальше играет бот.
notice-left = { $name } уходит: дальше играет бот.
notice-freed = Хозяин забрал место ({ $name }): дальше играет бот.
notice-declined = { $name } не хочет возвращать ход.
own-time = Ваше время вышло. Дальше за вас играет бот.
own-freed = Хозяин забрал ваше место. Дальше играет бот, и вашей руки больше никто не видит.
stand-in-me = Пусть за меня играет бот
stand-in-sure = За вас будет играть бот — не спеша, чтобы можно было следить. Вернуться на место можно в любой момент.
stand-in-no = Играю дальше
stand-in-yes = Пусть играет бот
stand-in-plays = За вас играет бот.
stand-in-back = Играть самому
free-seat = Отдать место боту насовсем: { $name }
gamble = Решает удача
gamble-yes = Рискнуть
gamble-no = Не сейчас
orders = Постоянные приказы
orders-about = Где можно ответить на ход других, вас спрашивают, только если у вас есть чем. В остальных случаях вы пропускаете без нажатия. Никто не видит ваших приказов и того, спросили ли вас.
orders-every = Спрашивать каждый раз, даже если можно только пропустить
orders-always = спрашивать всегда
orders-mine = только если касается меня
orders-never = не спрашивать
undo = Отменить
undo-ask = Вернуть ход
undo-asked = { $name } просит вернуться назад, до своего последнего хода.
undo-declined = Остальные хотят играть дальше: ход не отменён.
undo-pending = Ждём согласия: { $names }
agree = Согласиться
disagree = Нет
hint = Подсказка
thinking = Думаю …
advised = совет бота
advice = { $place ->
    [1] Бот выбрал бы: { $answer }.
    [2] Второй выбор: { $answer }.
   *[other] Третий выбор: { $answer }.
}
advice-chance = Шанс на победу: { $chance } %.
advice-gain = Шанс на победу: { $chance } %, на { $gain } больше, чем после обычного хода.
advice-then = Затем: { $answers }.
advice-plan = План вашего хода
advice-next = { $place ->
    [1] Лучший
    [2] Второй
   *[other] Третий
}
advice-better = Бот думает дальше …
advice-away = Убрать подсказку
advice-whole = Весь совет
take-advice = Сделать так
refused = Нельзя:
show-clause = Показать правило { $clause }
invite = Отправьте гостю эту ссылку:
copy = Копировать
copied = Скопировано
scan = Код
scan-title = Отсканируйте и садитесь
scan-label = QR-код приглашения
invite-alone = Эту ссылку откроет только этот компьютер: сервер слушает лишь его. Чтобы играть с другими, запустите его с «--host 0.0.0.0».
concede = Сдаться
concede-sure = Сдаться в этой партии?
concede-no = Играть дальше
concede-yes = Сдаться
pass-to = Передайте экран: { $name }
pass-why = До этого все карты скрыты.
pass-done = Это я, { $name }: показать мои карты

## Для слуха и клавиатуры
spoken = Что говорится
spoken-undone = Ход возвращён.
keys = Клавиши
keys-hint = Клавиша ? показывает все клавиши.
keys-everywhere =
    Tab: к следующему, с Shift — к предыдущему
    Стрелки: по картам, клеткам и ответам
    Enter, пробел: выбрать то, что в фокусе
    Escape: закрыть открытое
    Пробел, пока ходят другие: пропустить показ
    ?: эти клавиши

## Выбор
options = Варианты
filter-options = Поиск среди вариантов
nothing-found = Ничего не найдено.
choose-these = { $count ->
    [0] Ничего не выбирать
   *[other] Выбрать: { $count }
}
choose-between = { $low ->
    [0] не больше { $high }
   *[other] от { $low } до { $high }
}
choose-number = Выбрать { $value }
less = Меньше
more = Больше
not-possible = сейчас нельзя
room-for = вмещает { $room }
allocate-these = Разложить { $count }
left-all = осталось { $left }, разложить нужно всё
left-some = осталось { $left }
place-narrow = { $count ->
    [one] Подходит { $count } вариант.
    [few] Подходят { $count } варианта. Выберите клетку, чтобы сузить выбор.
   *[other] Подходит { $count } вариантов. Выберите клетку, чтобы сузить выбор.
}
cells = Клетки
placements = Варианты размещения
path-from = Откуда: { $place }
destinations = Куда
steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
hidden-count = скрыто: { $count }
and-more = и ещё { $count }

## Правила
rules-legend = Что значат картинки
rules-example = Сыграть пример: { $lesson }
rules-search = Поиск по правилам
rules-in-english = { $count ->
    [one] { $count } пункт ещё не переведён.
    [few] { $count } пункта ещё не переведены.
   *[other] { $count } пунктов ещё не переведены.
}
terms = Термины
clauses-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[other] { $count } пунктов
}

## Конец
won-by-you = { $others ->
    [0] Вы победили!
   *[other] Вы делите победу: { $names }
}
won-by = { $count ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
won-by-nobody = Никто не победил
won-by-rules = Победил соперник
scores = Очки
place-number = { $place }-е место
score = Очки
rule-opponent = Соперник
chart = Очки по ходу игры
chart-missing = График не получился.
play-again = Играть снова
rematch = Реванш
rematch-join = Сесть за реванш
rematch-other = Изменить настройки
replay = Повтор
show-board = Показать поле
fair-dice = Честны ли были кости?
fair-dice-how = Отпечаток зерна был показан до первого хода; вот само зерно. По сохранённой записи команда «headframe verify» проверяет каждое перемешивание.
commitment = Отпечаток
seed = Зерно
save-record = Сохранить запись
continue-here = Продолжить отсюда
continue-how = Новый стол начнётся с хода { $step }. Всё, чего тогда никто не видел, раздаётся заново.
continue-seat = Я играю за
continue-bots = Боты на других местах
replay-from = Повтор с шага { $step }
replay-first = В начало
replay-back = Шаг назад
replay-next = Шаг вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-step = Шаг
replay-eyes = Чьими глазами
replay-spectator = Зритель
replay-of = { $step } / { $steps }

## Свои партии и места
records = Ваши партии
record-played = { $played ->
    [one] { $played } партия
    [few] { $played } партии
   *[many] { $played } партий
}
record-won = побед: { $won } ({ $share } %)
record-best = лучший счёт: { $best }
records-kept = Подсчитано по столам, о которых знает это устройство.
carry = Играть на другом устройстве
carry-title = Ваше место на другом устройстве
carry-about = Отсканируйте код или откройте там ссылку: игра продолжится с того же места. Кто владеет ссылкой, тот играет за вас, поэтому никому её не давайте.
carry-code = QR-код вашего места
link = Ссылка
error-bad-seat-link = По этой ссылке нет места за столом.

## Нигде
nowhere = В этой шахте пусто
to-surface = На поверхность

## Настройки
settings = Настройки
settings-kept = Сохраняется на этом устройстве.
sound = Звук
set-speed = Ходы других
set-volume = Громкость
set-text = Размер текста
set-theme = Вид
theme-dark = тёмный
theme-light = светлый
theme-contrast = контрастный
set-ambience = Звуки вокруг стола
set-still = Без движения
set-confirm = Спрашивать перед тем, что нельзя вернуть
set-left = Кнопки для левой руки (телефон)
set-notify = Сообщать, когда мой ход
set-full = Во весь экран

## Конец игры
copy-replay = Скопировать ссылку на запись
share-picture = Поделиться картинкой
turning-points = Переломы игры
medals = Чем запомнилась игра
won-tie = победа при равенстве
takes-the-lead = выходит вперёд
in-round = Раунд { $round }

## Разбор
review = Разбор
review-begin = Разобрать эту партию
review-about = Шансы по ходу партии, переломные моменты, самые дорогие ошибки и что решил случай. Это займёт около минуты; ждать здесь не обязательно.
review-making = { $steps ->
    [0] Разбор начинается …
   *[other] Разобрано ответов: { $done } из { $steps }
}
review-stop = Остановить
review-ready = Разбор готов.
review-guess = Шансы за таким столом никто не измерял: это собственная оценка игры.
review-player = { $you ->
    [yes] Ваш расклад { $dealt } %, ваша игра { $played } %
   *[no] { $name }: расклад { $dealt } %, игра { $played } %
}.
review-sum = От { $share } % до { $result } %. Свой выбор { $own } % (точность около { $error }), выбор остальных { $others } %.
review-chances = Шансы на победу, в процентах
review-has = { $name } { $chance } %
review-highlights = На что посмотреть
review-column = ход
review-move = Ход { $step }
review-dealt = Расклад и игра
review-key-dealt = карты, тайлы и кубики
review-key-played = свой выбор
review-grade-mistake = Ошибка
review-grade-brilliant = Блестяще
review-grade-luck = Случай
review-about-brilliant = Лучшего не нашлось, а большинство сыграло бы иначе.
review-about-luck = Это решили карты, тайлы или кубики, а не выбор.
review-instead = ({ $best } % вместо { $given } %)
review-mark-played = ? сыграно
review-mark-better = ✓ лучше
review-close = К повтору партии
review-no-mistakes = Больших ошибок нет.
review-given = Сыграно: { $answer }
review-better = Лучше: { $answer }
review-play-better = Показать, как лучше
review-try-again = Переиграть отсюда
review-line = Как лучше: { $step } / { $steps }
review-leave = Назад к партии
