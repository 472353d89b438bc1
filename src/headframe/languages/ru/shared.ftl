### Что говорят ядро, сервер и терминал, какая бы игра ни шла. Английский стоит там, где его говорят:
### имя сообщения — само английское предложение (headframe/core/sentence.py).

## Ядро
said-that-is-not-one-of-the-answers = такого ответа здесь нет
said-seat-seat-is-not-asked-key-open-now-keys = место { $seat } не спрашивают о { $key }; сейчас открыто: { $keys }
said-this-game-has-no-rule-for-giving-up = сдаваться в этой игре нельзя: такого правила нет
said-the-game-is-over = игра окончена
said-you-have-nothing-to-decide-now = вам сейчас нечего решать
said-option-name-value-is-not-wanted = настройка { $name }: { $value } не годится, нужно { $wanted }
said-a-whole-number-from-low-to-high = целое число от { $low } до { $high }
said-a-whole-number-from-low-to-high-or-none = целое число от { $low } до { $high } или none
said-one-of-words = одно из: { $words }
said-a-list-of-words = список из: { $words }
said-on-or-off = «да» или «нет»
said-a-text-of-at-most-4-000-characters = текст не длиннее 4000 знаков
said-the-path-of-a-folder = путь к папке
said-option-name-can-be-set-only-on-the-machine-that-plays = настройка { $name }: её можно задать только на той машине, где играют
said-option-name-there-is-none-known-are-known = настройки { $name } нет; есть { $known }
said-a-list-without-repetition = список без повторов
said-format-format-is-not-known-the-one-this-version-reads = вид записи { $format }, а эта версия читает { $known }
said-answers-answers-at-most-most-are-read = ответов { $answers }; читается не больше { $most }
said-this-file-holds-no-saved-game = в этом файле нет сохранённой партии
said-this-saved-game-does-not-say-who-sits-where = в этой сохранённой партии не сказано, кто где сидит
said-this-saved-game-has-standing-orders-for-other-seats = в этой сохранённой партии постоянные приказы для других мест
said-the-standing-orders-of-this-saved-game-are-none-error = постоянные приказы этой сохранённой партии неверны: { $error }
said-not-a-record-error = это не запись партии: { $error }
said-an-answer-is-a-whole-number-or-a-list-of-whole-numbers = ответ — целое число или список целых чисел
said-seed-not-revealed-yet-so-the-game-cannot-be-replayed = зерно ещё не раскрыто, поэтому партию нельзя повторить
said-seats-given-named-play-play = названо мест: { $given }, а играет { $play }
said-start-a-position-of-teams-seats = начальное положение для мест: { $teams }
said-start-its-dice-are-not-those-of-the-seed = начальное положение: кости не те, что даёт зерно
said-start-nobody-is-asked-anything = начальное положение: никого ни о чём не спрашивают
said-seed-not-revealed-yet-so-nothing-can-be-checked = зерно ещё не раскрыто, поэтому проверить ничего нельзя
said-commitment-the-revealed-seed-is-not-the-one-promised-at-the-start = отпечаток: раскрытое зерно не то, что было обещано в начале
said-answers-the-game-is-not-over-after-all-answers-of-them = ответы ({ $answers }) кончились, а игра нет
said-result-the-answers-lead-to-another-one = итог: ответы ведут к другому
said-options-error = настройки: { $error }
said-start-error = начальное положение: { $error }
said-start-not-a-position-kind = начальное положение не читается ({ $kind })
said-answer-number-of-answers-refused = ответ { $number } из { $answers }: { $refused }
said-answer-number-the-position-breaks-there-error = ответ { $number }: здесь положение ломается ({ $error })
said-there-is-nothing-to-take-back-the-last-answer-showed-something-or-passed-the-turn-on = возвращать нечего: последний ответ уже что-то показал или передал ход
said-the-last-answer-was-not-yours = последний ответ дали не вы
said-option-content-error = настройка content: { $error }

## Сервер
said-positions-are-shown-once-the-game-is-over = положения показываются, когда игра окончена
said-step-step-is-not-from-0-to-last = шага { $step } нет: они от 0 до { $last }
said-from-the-game-is-over-there = продолжить нельзя: там игра уже окончена
said-from-that-table-plays-game = продолжить нельзя: за тем столом играют в { $game }
said-from-step-is-not-from-0-to-step = продолжить можно с шага от 0 до { $step }
said-seats-given-given-play-play = мест { $given }, а играет { $play }
said-from-a-record-that-began-from-a-position = продолжить нельзя: эта запись сама начата с середины
said-you-are-already-seated = вы уже за столом
said-a-token-opens-no-seat-here = этот ключ не открывает здесь ни одного места
said-seat-seat-is-not-yours = место { $seat } не ваше
said-this-id-was-used-for-another-message-each-needs-one-of-its-own = этот номер уже был у другого сообщения: каждому нужен свой
said-this-answers-step-step-but-the-table-is-at-step-now = это ответ на шаг { $step }, а стол уже на шаге { $now }
said-to-give-up-say-so-with-a-message-of-its-own = чтобы сдаться, нужно отдельное сообщение
said-you-have-not-answered-anything-yet = вы ещё ни на что не отвечали
said-nobody-asks-for-anything-to-be-taken-back = никто не просит вернуть ход
said-too-many-messages-at-once-please-wait-a-moment = не так много сразу; скажите чуть позже
said-the-chat-of-this-table-is-full = чат этого стола заполнен
said-a-hint-is-already-on-its-way = подсказка уже обдумывается
said-there-is-no-such-bot = такого бота нет
said-a-bot-plays-this-seat-to-the-end = за этим местом до конца играет бот
said-not-a-message-error = это не сообщение: { $error }
said-others-were-first-again-and-again-send-the-same-again = другие снова и снова успевали раньше; отправьте то же ещё раз
said-the-storage-does-not-answer-send-the-same-again = хранилище не отвечает; отправьте то же ещё раз
said-something-went-wrong-on-the-server = на сервере что-то пошло не так
said-too-many-hints-are-being-worked-out-at-your-address-please-wait-a-moment = с вашего адреса обдумывается слишком много подсказок
said-the-table-has-moved-on-since-you-asked = с тех пор, как вы спросили, игра ушла дальше
said-no-hint-could-be-found = подсказки не нашлось
said-too-many-calls-wait-a-moment = слишком много запросов; подождите немного
said-this-server-has-another-name-HEADFRAME_HOSTS-sets-it = у этого сервера другое имя; его задаёт HEADFRAME_HOSTS
said-only-our-own-page-may-do-that = это можно только с нашей собственной страницы
said-no-figures-here-HEADFRAME_METRICS_TOKEN-is-not-set = показателей здесь нет: не задан HEADFRAME_METRICS_TOKEN
said-the-figures-are-for-whoever-has-the-token = показатели только для тех, у кого есть ключ
said-answers-they-end-in-a-position-of-size-bytes = ответы приводят к положению в { $size } байт
said-seed-missing-or-not-the-one-that-was-promised = зерна нет, или оно не то, что было обещано
said-answers-answers-of-them-at-most-most-are-taken-in = ответов { $answers }; принимается не больше { $most }
said-start-start-bytes-at-most-most-are-taken-in = начальное положение в { $start } байт; принимается не больше { $most }
said-not-a-record-nested-too-deeply = это не запись партии: слишком глубокая вложенность
said-answers-a-decision-named-key = ответы: решение с именем { $key }…
said-answers-more-than-most-bytes-of-events-happen-in-this-game = в этой партии событий больше, чем на { $most } байт
said-this-record-takes-too-long-to-play-through = проиграть эту запись слишком тяжело
said-options-not-an-object-of-option-values = настройки: нужен объект со значениями
said-there-are-no-rules-of-game-here = правил игры { $game } здесь нет
said-options-not-JSON = настройки: это не JSON
said-name-at-most-most-characters = имя: не длиннее { $most ->
    [one] { $most } знака
   *[many] { $most } знаков
}
said-somebody-here-is-already-called-other = здесь уже есть { $other }
said-at-most-most-unfinished-or-imported-tables-a-day-for-each-person = неоконченных и открытых из файла столов за день у одного — не больше { $most }
said-too-fast-please-wait-a-moment = слишком быстро; подождите немного
said-seats-number-at-names-a-bot-but-is-of-another-kind = место { $at }: назван бот, а сидит не бот
said-no-bot-name-there-are-known = бота { $name } нет; есть { $known }
said-takeover-takeover-s-given-at-least-least-s = замена ботом: { $takeover } с, а нужно не меньше { $least } с
said-seed-may-only-be-chosen-for-practice-one-person-against-bots = зерно можно выбрать только для тренировки: один человек против ботов
said-no-such-seat-is-free-at-this-table = такого свободного места за этим столом нет
said-no-person-plays-there = там играет не человек
said-only-the-host-and-the-seat-itself-may-do-that = это могут только хозяин стола и сам игрок
said-at-this-table-the-host-cannot-free-seats = за этим столом хозяин не может освобождать места
said-there-is-no-such-content-here = такого содержимого здесь нет
said-your-last-answer-was-given-under-earlier-rules-and-stays = ваш последний ответ дан по прежним правилам и остаётся
said-answers-first-to-last-were-played-under-version-rules-of-the-rules-Headframe-release-verifies-them = ответы с { $first } по { $last } сыграны по версии правил { $rules }; их проверяет Headframe { $release }
said-answers-first-to-last-were-played-under-version-rules-of-the-rules-an-older-release-verifies-them = ответы с { $first } по { $last } сыграны по версии правил { $rules }; их проверяет более ранний выпуск
said-stretches-number-number-is-from-first-to-last = отрезки: номер { $number } — от { $first } до { $last }
said-content-content-was-played-here-is-here-told = содержимое было { $content }, а здесь { $here }: { $told }
said-rules-version-rules-this-program-plays-here-told = правила версии { $rules }, а эта программа играет по { $here }: { $told }
said-stretches-number-number-begins-elsewhere-than-the-last-ended = отрезки: номер { $number } начинается не там, где кончился прежний
said-that-position-was-reached-under-earlier-rules-and-is-not-kept = эта позиция сыграна по прежним правилам и не сохранена
said-this-part-of-the-game-was-played-under-earlier-rules-and-cannot-be-shown-the-record-has-its-answers = эта часть игры сыграна по прежним правилам, показать её нельзя; ответы есть в записи
said-that-position-was-saved-by-an-earlier-release-and-this-one-cannot-go-on-from-it-error = эта позиция сохранена более ранним выпуском, продолжить с неё нельзя ({ $error })
said-content-content = содержание: { $content }…
said-film-it-has-no-position-after-step-answers = фильм: в нём нет положения после ответов числом { $step }
said-film-the-position-after-step-answers-cannot-be-read-kind = фильм: положение после ответов числом { $step } не читается ({ $kind })
said-film-error = фильм: { $error }
said-from-a-record-that-was-not-verified-whole-a-server-whose-host-trusts-imports-goes-on-from-it = начало: запись, проверенная не целиком; продолжить её может сервер, хозяин которого доверяет принятым записям
said-stretches-count-of-them-at-most-most-are-taken-in = отрезки: их { $count }; принимается не больше { $most }
said-release-release = выпуск: { $release }…
said-this-table-is-played-under-version-rules-of-the-rules-and-this-program-knows-here-open-it-with-the-release-that-it-was-played-with = за этим столом играют по версии правил { $rules }, а программа знает { $here }: откройте его тем выпуском, которым играли
said-the-first-answers-answers-were-given-under-earlier-rules-and-cannot-be-shown-the-record-has-them = первые ответы ({ $answers }) даны по прежним правилам, показать их нельзя; они есть в записи

## Страницы без программы браузера
page-skip = К содержанию
page-main = Главное
page-play = Играть
page-unofficial = Headframe — неофициальный проект поклонников. Игры и их названия принадлежат их владельцам, которые к нему не причастны. Тексты и рисунки здесь наши собственные.
page-rules = Правила: { $game }
page-games = Игры
page-sections = Разделы
page-lead = { $count ->
    [one] { $count } пункт, изложенный
    [few] { $count } пункта, изложенные
   *[many] { $count } пунктов, изложенные
} нашими словами. У каждого есть номер, чтобы на него могли сослаться проверка, отказ или спор за столом.
page-sources-and-terms = Источники и термины
page-sources = Источники:
page-pictures = С картинками.
page-example = Сыграть пример
page-search = Поиск по правилам
page-search-for = Слово или номер пункта
page-clauses = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
   *[many] { $count } пунктов
}
page-nothing = В этой шахте пусто
page-not-there = Такой страницы нет.
page-back = На поверхность
page-no-game = Игры «{ $game }» здесь нет.
page-no-clause = Пункта «{ $clause }» нет ни в одних правилах.
page-fault = У нас что-то пошло не так.

## Числа
tenths = { $whole },{ $tenth }
said-only-a-game-that-was-played-from-its-setup-under-one-set-of-rules = только партия, сыгранная от подготовки до конца по одним правилам
said-only-those-who-sit-here-may-do-that = это могут только те, кто сидит за этим столом
said-the-game-is-still-being-played = партия ещё не окончена
said-no-lesson-and-no-puzzle-is-tried-at-this-table = за этим столом нет ни урока, ни задачи
said-there-is-no-such-lesson-or-puzzle-here = такого урока и такой задачи здесь нет
said-this-lesson-or-puzzle-is-not-what-it-was-any-more = этот урок или эта задача теперь другие
said-a-game-is-looked-back-at-once-it-is-over = партию разбирают, когда она окончена
said-this-game-was-not-looked-back-at-yet = эту партию ещё не разбирали
said-answers-answers-most-are-looked-back-at = ответов: { $answers }; разбирают не больше { $most }

## Командная строка
said-seats-named-named-count-play = --seats: названо { $named }, играют { $count }
said-file-sitting-sit-at-the-table-count-play = { $file }: за столом сидят { $sitting }, играют { $count }
said-file-this-game-is-over = { $file }: эта партия окончена
said-seat-seat-is-not-from-1-to-most = --seat: { $seat } — не от 1 до { $most }
said-step-step-is-not-from-0-to-most = --step: { $step } — не от 0 до { $most }
said-port-port-is-not-from-0-to-65535 = --port: { $port } — не от 0 до 65535
said-file-why = { $file }: { $why }
said-why = { $why }
said-save-there-is-no-folder-folder = --save: нет папки { $folder }
said-option-text-write-NAME-VALUE = --option { $text }: пишите НАЗВАНИЕ=ЗНАЧЕНИЕ
said-no-game-was-left-in-the-terminal-headframe-play-begins-one = в терминале нет отложенной партии; новую начинает headframe play

## Hints
reason-none = Ничто другое из рассмотренного не стоит больше.
