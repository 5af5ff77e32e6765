# Halali! in English.

## Tiles, sides, directions

kind-hunter = hunter
    .the = the hunter
    .a = a hunter
    .count = { $count ->
        [one] { $count } hunter
       *[other] { $count } hunters
    }
kind-lumberjack = lumberjack
    .the = the lumberjack
    .a = a lumberjack
    .count = { $count ->
        [one] { $count } lumberjack
       *[other] { $count } lumberjacks
    }
kind-fox = fox
    .the = the fox
    .a = a fox
    .count = { $count ->
        [one] { $count } fox
       *[other] { $count } foxes
    }
kind-bear = bear
    .the = the bear
    .a = a bear
    .count = { $count ->
        [one] { $count } bear
       *[other] { $count } bears
    }
kind-duck = duck
    .the = the duck
    .a = a duck
    .count = { $count ->
        [one] { $count } duck
       *[other] { $count } ducks
    }
kind-pheasant = pheasant
    .the = the pheasant
    .a = a pheasant
    .count = { $count ->
        [one] { $count } pheasant
       *[other] { $count } pheasants
    }
kind-tree = tree
    .the = the tree
    .a = a tree
    .count = { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }

# Where it matters which hunter it is.
hunter-with-rifle = a hunter, rifle { $direction }

direction-north = north
direction-east = east
direction-south = south
direction-west = west

side-animals = animals
    .the = the animals
    .by = the animals
    .of = the animals’
side-humans = humans
    .the = the humans
    .by = the humans
    .of = the humans’

## The end of a game

end-turns-used = both players have used their five turns
end-no-tile = { $side } have no tile left on the board
end-no-action = { $side } have no legal action

outcome-points = Game over, { $end }: { $points } ({ $exited } exited). Won by { $side } on points.
outcome-exits = Game over, { $end }: { $points } ({ $exited } exited). Won by { $side } on tiles that left the forest.
outcome-drawn = Game over, { $end }: { $points } ({ $exited } exited). The game is drawn.

## Why an action is refused

refusal-game-over = The game is over: { $end }.
refusal-no-tile = There is no tile on { $at }.
refusal-face-down = The tile on { $at } is face down: it can only be turned up.
refusal-face-up = { $at } is already face up: { $tile }.
refusal-tile-unknown = What lies on { $at } is not known here. Name the tile that appeared, for example { $at }=F.
refusal-other-tile = What lies on { $at } is not { $named }.
refusal-none-left = No { $kind } can be left to turn up: all { $count } are face up or in piles.
refusal-not-yours = On { $at }, { $tile } belongs to { $owner }, but it is { $player } turn.
refusal-green-never-leaves = { $at } holds { $tile }: green tiles never leave the forest.
refusal-tree-never-moves = { $at } holds a tree: trees never move.
refusal-fresh-green = The opponent has just turned up or moved { $tile } on { $at }: it may be captured, but not moved this turn.
refusal-fresh-turned-up = The opponent has just turned up { $tile } on { $at }: it may be captured, but not moved this turn.
refusal-fresh-moved = The opponent has just moved { $tile } to { $at }: it may be captured, but not moved this turn.
refusal-same-square = A tile must move at least one square.
refusal-not-in-line = { $to } is not in a straight line from { $from }.
refusal-too-far = On { $from }, { $tile } moves one square only; { $to } is further.
refusal-blocked = The way from { $from } to { $to } is blocked at { $at } by { $tile }.
refusal-blocked-face-down = The way from { $from } to { $to } is blocked at { $at } by a face-down tile.
refusal-goal-face-down = On { $to } lies a face-down tile: it can be neither captured nor passed.
refusal-does-not-capture = On { $from }, { $tile } does not capture { $prey } on { $to }.
refusal-rifle-points = The rifle on { $from } points { $rifle }; { $to } lies { $needed }.
refusal-no-return = No return: the tile on { $from } left { $to } on its player’s last turn and may not end there on this one.
refusal-exits-closed = { $count ->
        [one] The exits open when the last tile is turned up: { $count } is still face down.
       *[other] The exits open when the last tile is turned up: { $count } are still face down.
    }
refusal-no-open-exit = No exit lies in line with { $from }.
refusal-exit-stand-on = On { $from }, { $tile } leaves only from an exit square itself: d1, g4, d7 or a4.
refusal-exit-blocked = The way out from { $from } is blocked at { $at }.
refusal-nothing-to-capture = There is nothing to capture on { $to }; a plain move is written with “-”.
refusal-written-as-move = { $to } holds { $prey }, which would be captured: write { $from }x{ $to }.
allowed-rifle = It moves in all four directions, but captures only to the { $rifle }.
allowed-prey-of-hunter = A hunter captures bears, foxes, ducks and pheasants.
allowed-prey-of-lumberjack = A lumberjack captures trees only.
allowed-prey-of-fox = A fox captures ducks and pheasants.
allowed-prey-of-bear = A bear captures hunters and lumberjacks.
allowed-prey-of-none = Green tiles capture nothing; they move to empty squares.
allowed-in-line = Tiles move straight: up, down or sideways.
allowed-exits = The exits are d1, g4, d7 and a4.

## Positions

field-board = board
field-side = side to play
field-piles = piles
field-restrictions = restrictions
field-turns = turns left
field-hidden = hidden tiles

fault-face-down-centre = d4 starts empty and cannot be face down.
fault-too-many = { $found } in all, face up and in piles, but the box holds { $count }.
fault-unaccounted = Face-down tiles: { $down }; tiles of the 48 that are neither face up nor in a pile: { $missing }. The two must be equal.
fault-wrong-pile-captured = No { $kind } can be captured by { $side }.
fault-wrong-pile-exited = No { $kind } can have left the forest for { $side }.
fault-too-many-exited = Tiles { $side } that left the forest: { $exited }; turns of the last phase that this side has used: { $used }. It cannot be more tiles than turns.
fault-turns-too-early = Turns are counted only once every tile is face up.
fault-turns-missing = Every tile is face up, so the turns left must be given, such as 5,5.
fault-too-many-turns = At most 5 turns are left in the last phase.
fault-turns-uneven = Both sides must have the same number of turns left, or the side to play one more.
fault-own-move-tile = { $to } holds no face-up tile of { $side }.
fault-own-move-line = The tile on { $to } cannot have come from { $from } in one move.
fault-own-move-origin = { $from } has just been left, so it must be empty.
fault-fresh-not-green = { $at } holds no duck or pheasant.
fault-fresh-after-own-move = { $at } cannot be fresh: the side that has just played moved an own tile.

fault-hidden-length = Hidden tiles given: { $found }; tiles face down: { $down }. The two must be equal.
fault-hidden-too-many = { $found }, but at most { $missing } can lie there.
fault-deal = In the deal: { $message }
fault-deal-centre = There are { $tiles } tiles with one on d4; a deal has 48 and leaves d4 empty.

## What a text should have had

unexpected = Found { $found }, expected { $expected }.
found-text = “{ $text }”
found-space = a space
found-character = the character { $code }
found-end-of-line = the end of the line
found-end-of-text = the end of the text

expected-cell = a tile letter, “?” or a number of empty squares from 1 to 7
expected-longest-run = one digit for the whole run of empty squares, within seven squares
expected-row-end = “/” after seven squares
expected-space = one space and the next field
expected-side = “a” or “h”
expected-pile = “-” or tile letters in the order H L F B d p t
expected-comma = a comma
expected-own-move = “-” or two squares
expected-fresh-square = “-” or a square
expected-turns = “-” or the turns left of both sides, from 0 to 5
expected-hidden = “-” or the letters N E S W L F B d p t of the hidden tiles
expected-tile = a tile letter N E S W L F B d p t
expected-square = a square from a1 to g7
expected-action-sign = “=”, “-” or “x” after the square
expected-goal = a square from a1 to g7, or “off”
expected-empty-centre = “1” for the empty centre d4
expected-end = nothing more
expected-tag = a tag such as [Animals "…"]
expected-tag-name = a tag name of letters, digits and _
expected-opening-quote = a value in quotation marks
expected-closing-quote = a closing quotation mark on the same line
expected-escape = “\"” or “\\”
expected-visible = no control character
expected-closing-bracket = a closing bracket “]”
expected-closing-brace = “{ "}" }” at the end of the comment
expected-action-or-result = an action or the result
expected-named-tile = “=” and the letter of the tile that was turned up
expected-action-before-comment = an action before the first comment
expected-turn-number = the number of the turn and a dot before an action of the animals
expected-no-turn-number = an action of the humans, without a number
expected-next-game = a tag of the next game, or nothing more
expected-result = points of animals and humans such as 34-29, or “*”
expected-points = points of animals and humans such as 34-29
expected-unfinished-result = “*” for a game under way
expected-exited = exited tiles of animals and humans such as 1-2, at most 5 each
expected-rules = classic or boxed
expected-termination = normal, agreed, adjudicated, conceded, time, forfeit, walkover, void or unfinished
expected-loser = animals or humans
expected-reason = the reason why the points were given
expected-walkover = walkover points from 2 to 118

## Records

record-repeated-tag = The tag { $name } is given twice.
record-other-result = The result after the actions is { $found }, but the tag Result says { $tag }.
record-missing-tag = The tag { $name } is missing here.
record-tag-value = The tag { $name } is “{ $value }”, expected { $expected }.
record-tag-forbidden = The tag { $name } cannot stand in a game whose termination is “{ $termination }”.
record-tag-by-moves = The tag { $name } is “{ $value }”, but the moves give { $moves }.
moves-result = The result behind the moves is { $found }, but they give { $moves }.
record-refused = Turn { $turn } of { $side }, { $action }: { $refusal }
record-instead = Or a letter before it is wrong; with one of these the rest is legal: { $list }.
record-instead-item = { $action } in turn { $turn } of { $side }
record-instead-incomplete = The record is too long to try every earlier letter.
record-not-over = The game is not over after its last action, but its termination is “normal”.
record-over = The moves end the game ({ $end }), so its termination cannot be “{ $termination }”.
record-walkover-with-actions = A game that was never started has no actions.
record-result = The result is { $claimed }, but with the termination “{ $termination }” these moves give { $counted }.

## Score sheets

sheet-too-many-own = { $found } on the sheet (captured: { $captured }, exited: { $exited }), but the box holds { $count }.
sheet-too-many-green = { $found } on the sheet (captured by the animals: { $animals }, by the humans: { $humans }), but the box holds { $count }.
sheet-too-many-exited = { $exited } of { $side } own tiles are out, but at most 5 can be: one a turn of the last phase.
sheet-too-many-exited-after-capturing-all = { $exited } of { $side } own tiles are out, but at most 4 can be when every tile of the opponent is captured.
sheet-too-few-points = { $exited ->
        [one] With { $exited } tile out,
       *[other] With { $exited } tiles out,
    } { $side } have at least { $least } points, not { $points }.
sheet-too-many-points = { $exited ->
        [one] With { $exited } tile out,
       *[other] With { $exited } tiles out,
    } { $side } have at most { $most } points, not { $points }.
sheet-no-tiles = { $exited ->
        [one] With { $exited } tile out,
       *[other] With { $exited } tiles out,
    } no combination of tiles gives { $side } { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
sheet-not-together = What each side has is possible, but not both: the tiles of one box do not give { $points } ({ $exited } exited).

## The club file

store-missing = There is no file { $file }.
store-nothing-there = There is no file { $file } to read from. Check its name and its folder.
store-exists = There is a file { $file } already. It was left as it is.
store-not-a-club = { $file } is not a club file. It was left as it is.
store-newer = { $file } comes from a newer version of the program (file version { $found }, at most { $known } is known here). It was left as it is.
store-older = { $file } comes from an older version of the program (file version { $found }) and has to be brought to version { $known }, but it cannot be written.
store-damaged = { $file } is damaged: some of it can no longer be read. It was left as it is. (Detail: “{ $what }”)
store-damaged-row = The club file is damaged: some of it can no longer be read. (Detail: table { $table }, “{ $what }”)
store-damaged-inside = The club file is damaged: some of it can no longer be read. (Detail: “{ $what }”)
store-changes-beside = The latest changes of { $file } wait in a file beside it (-wal), and nothing can be written there. Copy both to a folder that can be written.
given-up = Given up before it was done: nothing has changed.
store-busy = Another program, or another window of this one, holds the club file. Nothing was changed. Close it, and try again.
store-full = The disk is full. Nothing was changed.
store-unwritable = The club file cannot be written. Nothing was changed.
store-timer = { $file } makes no sense, so the timer in it is lost. Start the timer anew.
store-nothing-to-undo = There is nothing to undo.
store-nothing-to-redo = There is nothing to redo.
store-faulty-copy = The copy { $file } is faulty: “{ $what }”.
store-io = { $file }: { $error }
system-not-found = There is no such file or folder. Check the name.
system-denied = Access is refused. Choose another place, or ask whoever looks after this machine.
system-full = There is no room left on the disk. Make room there, and try again.
system-read-only = What lies there can only be read. Choose another place.
system-folder = That is a folder. Name a file.
system-no-folder = What was named as a folder is a file. Check the name.
system-name = The name is too long, or has characters that are not allowed there. Choose another one.
system-in-use = Another program is using it. Close it there, and try again.
system-exists = There is something of that name already. Choose another one.
system-other = The system says: “{ $error }”
store-migration = The club file could not be brought up to date. It was left as it is. (Detail: “{ $error }”)
store-sqlite = The club file did not accept this. Nothing was changed; please report it. (Detail: “{ $error }”)
store-held-by = The club file can only be read: the program has it open on { $host } (process { $process }) since { $since }. Close it there, then open it here again.
store-held = The club file can only be read: another copy of the program has it open. Close that one, then open it here again.
store-other-names = The club file can only be read: it has another name (a hard link), under which somebody else could write it at the same time. Copy it to a file of its own.
store-read-only = The club file can only be read: the file, its folder or the medium cannot be written. Copy it to a folder of your own and open the copy.
store-read-only-full = The club file can only be read: there is no room left on the disk. Make room there, and open it again.

## Keeping the club file safe

store-disk = The disk reports an error at { $file }. Nothing that was acknowledged is lost. (Detail: “{ $what }”)
store-altered = { $file } has been altered by another program: { $parts }. It was left as it is; “halali salvage” takes what is the club’s into a new file.
place-network = { $file } is in a network folder ({ $system }). Two machines may then write it at once and damage it: keep the club file on this machine, and backups in the network.
place-synchronised = { $file } is in a folder that { $service } synchronises. It may copy the file while it changes, or mix two versions: keep the club file elsewhere, and backups in that folder.
backup-reason-asked = on demand
backup-reason-daily = first use of the day
backup-reason-before-migration = before a newer program took over the file
backup-reason-before-restore = before a restore
backup-reason-before-import = before an import
backup-reason-before-merge = before two players were merged
backup-list-empty = There are no backups yet.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
backup-made = A backup was made: { $file }
backup-heading-moment = Made (UTC)
backup-heading-reason = Why
backup-heading-file = File
desk-not-whole = The disk is full. What was done is saved, but waits in a file beside { $file } (-wal): keep both together until there is room.
backup-failed = The backup of the day could not be made. { $error }
restore-confirm = { $file } takes the place of { $club }.
restore-done = { $file } is now as { $backup } has it.
restore-no-backup = There is no backup that is in order.
damage-last-good = The last good copy is { $file }. “halali restore latest” puts it in the place of the damaged file, which is kept.
damage-salvage = “halali salvage { $file } NEW” takes what can be read into a new file and lists the rest.
check-good = { $file } is in order.
check-faults =
    { $count ->
        [one] One thing is wrong with { $file }.
       *[other] { $count } things are wrong with { $file }.
    }
fault-database = The database is damaged: “{ $what }”
fault-schema-missing = Missing: { $part }
fault-schema-altered = Altered by another program: { $part }
fault-schema-foreign = Made by another program: { $part }
fault-row = A row of the table { $table } is damaged: “{ $what }”
fault-log = The log lacks an entry or was altered: entry { $number } does not follow from those before it.
fault-undo = Entry { $entry } of the log cannot be undone or redone: the data for that are damaged.
salvage-done = What could be read is in { $file }.
salvage-all = Nothing is missing.
salvage-missing =
    { $count ->
        [one] One thing is missing:
       *[other] { $count } things are missing:
    }
missing-player = What was known of a player, who now has the name { $name } only (id { $id })
missing-series = The series of { $what }
missing-series-unknown = A series of which nothing else is known (id { $id })
missing-game = Game { $number } of the series of { $what }; where later games are there, it is void now
missing-club = The settings of the club
missing-season = A season (id { $what })
missing-tournament = The tournament { $name }
missing-round = Round { $round } of { $tournament }
missing-entry = The entry of { $player } in { $tournament }
missing-event = What happened in a game on the screen, from here on (id, event): { $what }
missing-row = A row of the table { $table }: { $what }
missing-pages = Whatever else was on the damaged pages of the table { $table }
missing-log = The log from entry { $from } on
missing-undo = What undo needs: nothing from before can be undone
restore-kept-backup = What was there before is kept as { $file }; “halali restore latest” brings it back.
restore-kept-damaged = The damaged file is kept as { $file }.

## Commands that are refused

store-no-player = There is no player { $player }.
store-player-exists = { $player } is on the list already.
store-player-has-series = { $player } has series, which are kept; archive the player instead.
store-player-archived = { $player } is archived already.
store-player-not-archived = { $player } is not archived.
store-player-merged = { $player } was merged into { $into }.
store-birth-year = { $year } cannot be a birth year: it must be from 1850 to 2200.
store-notes = The notes cannot be kept: { $fault }
store-date = { $date } cannot be the date of a series: its year must have four digits.
store-no-series = There is no series { $series }.
store-series-exists = The series { $series } is recorded already.
store-paired = This series belongs to round { $round } of { $tournament }: change the pairings there. Its games and its date can be changed here.
store-both-entered = { $from } and { $into } both entered { $tournament }, so they are two people. If one entry is wrong, remove or replace it there first.
store-reason-needed = This changes what was closed in { $tournament }. Nothing was changed; say why, and it is done.
store-series-closed = The series is closed.
store-series-complete = The series has all its games; there is nothing to close.
store-game-under-way = Game { $game } is still under way.
store-no-game = The series has no game { $game }.
store-walkover-points = Game { $game }: walkover points go from 2 to 118, not { $points }.
store-walkover-with-score = Game { $game } was never started, so nobody can have points or exited tiles.
store-given-points = Game { $game }: { $points } points were given, but the box holds 168.
store-no-reason = Game { $game }: points that an organiser gives need a reason.
store-same-player = Nobody plays against themself.
store-too-many-games = { $games } games in a series of { $length }.
store-same-sides = Game { $game }: the same player was the animals twice in a row, which an organiser has to allow.
store-too-long = A name has at most 1000 characters.
export-over-club = { $file } is a club file, or belongs to one: no export takes its place.
store-blank = Nothing of it can be seen.
store-control-character = It holds a character that cannot be shown ({ $code }).
store-refused-part = Entry { $part }: { $why }
store-other-rules = The game was played by version { $found } of the rules; this program knows version { $known }. Its result stands, but its moves can’t be replayed.
store-traces-left = The player is anonymous now. Another program reads the club file, so that traces stay beside it until that program has closed it and the file is opened once more.
store-drafts-left = The player is anonymous now, but a half-filled form beside the club file still waits to be rewritten: { $why } Put that right and open the club once more; the rest is done then.
store-went-on = The end of a game can’t be redone: something else has happened in that game since.
store-anonymous = { $player } was made anonymous on request: nothing is written down about this person any more. Somebody who comes back is a new player.
store-final = Making a player anonymous can’t be undone and is never part of an import.
store-reason = The reason can’t be shown: { $fault }
store-merged-with-self = { $player } can’t be merged with itself.
store-players-met = { $from } and { $into } played against each other on { $date }, so they are two people.
store-not-over = Game { $game } is not over by its moves. Say how it ended, or add the moves that are missing.
store-over = Game { $game } is over by its moves, so it ended normally.
store-not-last-game = Game { $game } is not the last one; games are removed from the end.
store-not-under-way = That game is no longer under way.
store-stale = Something else has happened in that game in the meantime. Nothing was changed; look at it again.
store-take-back = { $length ->
    [0] There is nothing to take back.
   *[other] { $count } actions can’t be taken back: the game has { $length }.
  }
store-take-back-turn-up = A tile that was turned up has been seen: only the organiser can undo that, with a reason.
store-no-reason-to-undo = Undoing actions needs a reason.
store-not-practice = Free takeback is for practice series only.
store-no-clock = This game has no clock.
store-no-season = There is no season { $season }.
store-season-exists = There is already a season { $season }.
store-season-span = The season ends ({ $last }) before it begins ({ $first }).
setting-scale = Match points: a win is worth at least as much as a draw, a draw at least as much as a loss, and a win at most 100.
setting-walkover = Walkover points go from 2 to 118.
setting-least-series = The least number of series is 1 or more.
setting-rating = The rating at the start goes from 0 to 5000.
setting-deviation = The deviation at the start goes from 30 to 350.
setting-volatility = The volatility at the start goes from 0.01 to 0.2.
setting-tau = τ goes from 0.3 to 1.2.

## The command line

where-line = Line { $line }, column { $column }: { $message }
where-column = Character { $column }: { $message }
where-line-field = Line { $line }, column { $column } ({ $field }): { $message }
where-file = { $file }, line { $line }, column { $column }: { $message }
where-game = { $file }, game { $game }, line { $line }, column { $column }: { $message }
where-action-column = Action { $number } ({ $action }), column { $column }: { $message }
where-action = Action { $number } ({ $action }): { $message }
hidden-not-given = Something is face down, so the hidden tiles must be given in the sixth field.
not-utf8 = The text is not UTF-8; save it with that encoding.
reading-keyboard = Reading position lines from the keyboard, until Ctrl-D (on Windows Ctrl-Z and Enter).
no-position = No position line on standard input.
more-positions = apply takes one position line, but there is a second one.
cannot-write-done = It is done, but the results cannot be written. { $error }
cannot-read = { $file } cannot be read. { $error }
cannot-write = The results cannot be written. { $error }
no-game = { $file }: no game in this file.
check-summary = { $good ->
        [one] { $good } game verified,
       *[other] { $good } games verified,
    } { $bad } refused.

## Wrong usage of the command line

usage-invalid-value = “{ $value }” is not a possible value of { $argument }.
usage-possible-values = Possible values: { $values }.
usage-unknown-argument = There is no argument “{ $argument }” here.
usage-missing-argument = Missing: { $argument }
usage-conflict = { $argument } does not go with { $other }.
usage-twice = { $argument } is given twice.
usage-unknown-command = There is no command “{ $command }”.
usage-missing-command = A command is missing.
usage-not-utf8 = The arguments are not UTF-8.
usage-dashes = What begins with a dash and is no option stands behind two dashes, as in “-- -2”; the value of an option stands behind “=”.
usage-did-you-mean = Perhaps this is meant: { $meant }
usage-help = “--help” says what is possible.

## Help of the command line

help-halali = Halali! for board-game clubs. Without a command the window opens.
help-heading-usage = Usage:
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-arg-help = Print help
version-files = Reads club files of versions 1 to { $club } and archives up to version { $archive }; plays by version { $rules } of the rules.
help-arg-version = Print the version
help-arg-lang = Language of messages: en, fr, de or nl [default: the system’s]
help-rules = The rules of the game: positions, actions, records, deals
help-rules-more = Examples:
    halali rules deal 1969
    halali rules check evening.halali
help-rules-arg-rules = Set of rules: classic (the pheasant moves one square) or boxed (any distance) [default: classic]
help-rules-legal = Print the legal actions of each position line on standard input
help-rules-legal-more = A line each: its legal actions, or “ended” with the score and what ended the game, or “error”. The position at the start of every game is
    ???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - -
    Example:
    halali rules legal < positions.txt
help-rules-perft = Count the action sequences of a given length from each position line on standard input
help-rules-perft-more = Hidden tiles must be given in the sixth field. Example:
    halali rules perft 4 < positions.txt
help-rules-perft-arg-depth = Length of the sequences, from 0 to 60
help-rules-apply = Play actions from the position line on standard input and print the line after them
help-rules-apply-more = Example:
    halali rules apply c4=F e4=p c4-d4 < position.txt
help-rules-apply-arg-actions = Actions such as d3, d3=F, d3-d5, d3xd5, d3-off
help-rules-check = Verify game records
help-rules-check-more = Example:
    halali rules check club-evening.halali
help-rules-check-arg-files = Files with records; - for standard input
help-rules-deal = Print the deals that a seed names
help-rules-deal-more = Example:
    halali rules deal 1969 --count 3
help-rules-deal-arg-seed = An unsigned 64-bit number
help-rules-deal-arg-count = How many deals [default: 1]
help-rules-bench = Measure the speed of the rules on one thread
help-rules-bench-more = Example:
    halali rules bench --seconds 2
help-rules-bench-arg-seconds = Seconds for each of the two measures, from 0.01 to 3600 [default: 5]

## Figures and dates

month = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
short-month = { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    }
date = { $day } { $month } { $year }
short-date = { $day } { $month } { $year }
## The club's commands

answer-yes = y yes

desk-missing = “halali club new FILE” makes a new club file.
desk-no-home = It is not known where your data belong. Say which club file you mean: --club FILE or the variable HALALI_CLUB.
desk-created = A new club file was made: { $file }
desk-nothing-changed = Nothing was changed.
desk-no-change = Nothing of this would change. “--help” says what can.
desk-confirm = Go on? [y/N]
desk-not-confirmed = Nothing was changed.
desk-needs-yes = Nothing was changed: where nobody can be asked, this needs --yes.

people-nobody = Nobody on the list is called “{ $typed }”. “halali player list” shows who there is.
people-nobody-but = Nobody on the list is called “{ $typed }”. Did you mean:
    {"  "}{ $list }
people-several = “{ $typed }” can be any of these; give more of the name, or the end of the id:
    {"  "}{ $list }
people-more = … and { $count } more
people-one = { $name } (group: { $group }, id: …{ $end })
people-archived = { $name } (group: { $group }, id: …{ $end }, archived)

field-name = name
field-short-name = short name
field-group = group
field-household = household
field-colour = colour
field-birth-year = year of birth
field-contact = contact
field-notes = notes

column-name = Name
column-group = Group
column-remark = Remark
column-id = Id

player-field = The { $field } cannot be that. { $fault }
player-colour = “{ $typed }” is no colour; write it as in #1f6f43.
player-birth-year = “{ $typed }” is no year of birth; write it as in 1980.
player-namesakes = There is somebody called “{ $name }” already:
    {"  "}{ $list }
    If this is another person, say so with --anyway.
player-added = { $player } is on the list (id: …{ $end }).
player-edited = { $player }: changed.
player-archived = { $player } is archived.
player-restored = { $player } is back from the archive.
player-remove = { $player } will be removed from the list.
player-removed = { $player } is removed from the list.
player-merge = All series of { $from } go to { $into }. It can be undone.
player-merged = { $player } has the series of both.
player-former = Former member { $number }
player-anonymise = { $player } will be called “{ $name }”, and name, contact and everything else that tells who it was will be gone from the file, its log and what can be undone. This cannot be undone.
player-anonymised = The player is now called “{ $name }”.
player-anonymised-backups = These backups still have the old name; delete them if that must not be:
    {"  "}{ $list }
player-is-guest = guest
player-is-archived = archived
player-line = { $field }: { $value }

## Help of the club's commands

help-arg-club = The club file [default: the variable HALALI_CLUB, else a file in the system’s folder for data]
help-arg-why = Why, for the log
help-arg-json = Print JSON, for programs
help-arg-yes = Do not ask
help-arg-first = One player
help-arg-second = The other player
help-player = People: add, edit, list, archive, merge
help-player-more = Examples:
    halali player add "Zoë Martin" --group Lyon
    halali player list
help-player-arg-player = The name, a part of it that only one player has, or the end of the id
help-player-arg-name = The name
help-player-arg-short = A shorter name for narrow tables; "" for none
help-player-arg-group = The club or group; "" for none
help-player-arg-household = The household; "" for none
help-player-arg-colour = The colour in charts, such as #1f6f43; "" for none
help-player-arg-birth-year = The year of birth; "" for none
help-player-arg-contact = How to reach the player; "" for none
help-player-arg-notes = Anything else; "" for nothing
help-player-arg-guest = A guest, who plays without a profile
help-player-arg-member = No guest any more
help-player-arg-anyway = This is another person than the one with the same name
help-player-arg-private = Show household, year of birth and contact too
help-player-add = Put a player on the list
help-player-add-more = A name that begins with a dash stands behind two dashes. Examples:
    halali player add "Zoë Martin" --group Lyon
    halali player add --guest Max
    halali player add -- "-2"
help-player-edit = Change what is known of a player, or make a guest a member
help-player-edit-more = Examples:
    halali player edit zoe --name "Zoë Martin-Roux" --contact ""
    halali player edit max --member --name "Max Dupont"
help-player-list = List the players
help-player-list-more = Case and accents do not matter. Fields of the JSON: id, name, short_name, group, colour, guest, archived, household, birth_year, contact, notes. Example:
    halali player list martin
help-player-list-arg-text = Only players in whose names this is found
help-player-list-arg-all = Archived players too
help-player-show = Show what is known of a player
help-player-show-more = Example:
    halali player show zoe --private
help-player-archive = Leave a player out of lists to choose from; all results stay
help-player-archive-more = Example:
    halali player archive zoe --why "moved away"
help-player-restore = Take a player back from the archive
help-player-restore-more = Example:
    halali player restore zoe
help-player-merge = Bring a player and a double together: the games follow
help-player-merge-more = Example:
    halali player merge "zoe m." "zoe martin"
help-player-merge-arg-from = The double, who disappears from lists
help-player-merge-arg-into = The player who stays
help-player-anonymise = Remove name and contacts of a player for good
help-player-anonymise-more = This cannot be undone. Example:
    halali player anonymise zoe
help-player-anonymise-arg-name = What the player is called then [default: Former member 1, 2, …]
help-player-remove = Remove a player who has no series
help-player-remove-more = Example:
    halali player remove zoe
help-club = The club file: make a new one, settings
help-club-more = Examples:
    halali club new "Summer games.halaliclub"
    halali club set --name "Summer games"
help-club-new = Make a new, empty club file
help-club-new-more = Example:
    halali club new "Jeux d’été.halaliclub"
help-club-new-arg-file = The new file

## Series and their games

entry-game = Game { $game }: { $fault }
entry-no-side = Who was the animals? Write it behind the player, such as “Zoë animals 40+1, Max humans 30+0”.
entry-two-endings = It ended in one way only.
entry-two-losers = Only one player can have lost it other than on the board; where both did, write “void”.
entry-both-one-side = One player was the animals, the other the humans.
entry-not-read = “{ $text }” cannot be read. A player has points and exited tiles such as 40+1, or captured and exited tiles such as HHd/F; a game can end by: conceded, time, forfeit, absent, agreed, adjudicated, void, unfinished.
entry-whose = “{ $text }”: whose is it? Write the player before it.
entry-who = “{ $name }” is not surely one of the two players, { $first } and { $second }. Write more of the name, or the end of the id.
entry-twice = { $player } has figures twice.
entry-no-figures = The points and exited tiles of { $player } are missing. Nothing is not zero: write 0+0 for none.
entry-no-exits = The exited tiles of { $player } are missing: write { $points }+0 for none.
entry-mixed = Write points and exited tiles for both players, or the tiles of the piles for both.
entry-given-to-both = Write the given points of both players, such as “given Zoë 40, given Max 30, because the board fell”.
entry-reason-alone = A reason stands beside given points; any other goes into the log with --why.
entry-one-game = { $file } has { $games } games, but one is asked for: put its number behind it, as in { $file }#1.
entry-no-record = { $file }: there is no such game in it.
entry-not-from-start = The record does not begin at the start of a game.

game-figures = { $points }+{ $exited }
game-side = { $side } { $figures }
game-side-board = { $side } { $figures } ({ $board } on the board)
game-agreed = agreed
game-adjudicated = adjudicated
game-adjudicated-because = adjudicated: { $reason }
game-void = void
game-unfinished = under way
game-conceded = { $loser } conceded
game-time = { $loser } ran out of time
game-forfeit = { $loser } left the table
game-walkover = { $loser } did not start
game-fault = game { $game }: { $how }
game-consequence = Game { $game }: { $loss }. { $loser } counts { $points }, { $winner } { $more }, and { $loser } can neither win nor draw the series.

series-heading = Series of { $date } (id: …{ $end })
series-incomplete = { $games ->
        [one] Incomplete: { $games } game of { $length } has ended.
       *[other] Incomplete: { $games } games of { $length } have ended.
    }
series-no-result = No result: every game is void.
series-won-by-points = { $winner } wins by points.
series-won-by-exits = Equal points; { $winner } wins by exited tiles.
series-won-by-fault = { $winner } wins, whatever the points: { $loser } can neither win nor draw ({ $faults }).
series-drawn = Drawn: equal points and equal exited tiles.
series-drawn-by-decision = Drawn: closed before all games were played.
series-is-practice = Practice: it counts for nothing.
series-awaits-decision = Game { $game } is not over and cannot be played on here: it waits to be ended by decision.
series-awaits-decision-how = “halali series close { $end }” ends it as it stands and closes the series, with --void the game counts for nothing; “halali series correct { $end } { $game } GAME” says how it ended.
series-figures = Figures: points + tiles out.
series-is-extra = Extra games of a knockout: they count between these two, and in no standings and ratings.
series-close = The series will be closed as it stands; games that were not begun are not played any more.
series-close-adjudicated = Game { $game } ends by adjudication, as it stands; the series is closed.
series-close-void = Game { $game } is void; the series is closed.
series-remove-game = Game { $game } will be removed.
series-remove = The series of { $date } between { $first } and { $second } will be removed with its games.
series-removed = The series is removed.
series-several = Several series end with “{ $typed }”; give more of the id.
series-nowhere = There is no series “{ $typed }”. “halali series list” shows the ends of their ids; the one that was made last is “last”.
series-same-evening = There is another series of these two on that date already (id: …{ $end }). “halali undo” takes this one back.

outcome-incomplete = incomplete ({ $games }/{ $length })
outcome-none = no result
outcome-draw = drawn
outcome-practice = { $outcome } (practice)
outcome-not-played = { $outcome } (not played)
outcome-extra = { $outcome } (extra games)

preview-result = Before: { $before }
    After: { $after }
preview-place = Place of { $player }: { $before } → { $after }
preview-place-in-club = In the club’s standings, place of { $player }: { $before } → { $after }

column-date = Date
column-player = Player
column-points = Points
column-result = Won by
column-game = Game
column-ended = Ended by
column-total = Total
sheet-side = { $player }: side
sheet-points = { $player }: points
sheet-exited = { $player }: tiles exited

help-series = Series: record, correct, list
help-series-more = Examples:
    halali series record zoe max -g "zoe animals 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series list --player zoe
help-series-arg-series = The end of its id as lists show it, “last” for the one that was made last, or a table of a tournament: EVENT/ROUND/TABLE
help-series-arg-game = A game, such as “Zoë animals 40+1, Max humans 30+0”
help-series-arg-rules = Set of rules: classic or boxed [default: classic]
help-series-arg-same-sides = As the organiser, allow the same sides twice in a row
help-series-record = Record a series from score sheets
help-series-record-more = A game is written in parts with commas between them: a player, the side, points and exited tiles. After the first game the sides swap by themselves. Instead of 40+1, HHd/F gives the captured and exited tiles (H L F B d p t, - for none). How a game ended: “Max conceded”, “Max time”, “Max forfeit” (left the table), “Max absent” (did not start), “agreed”, “adjudicated”, “void”, “unfinished”; points that the organiser gives: “given Zoë 40, given Max 30, because the board fell”. “@evening.halali” takes the games of a file of records, “@evening.halali#2” one of them. Examples:
    halali series record zoe max -g "zoe animals 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series record zoe max --date 2026-11-28 -g "max animals HHLd/F, zoe FBddt/H" -g "max humans 12+0, zoe 9+0, max conceded"
    halali series record zoe max -g "zoe animals, max absent" --games 1
help-series-record-arg-date = The date of the evening [default: today]
help-series-record-arg-games = How many games it has: one, or any even number [default: 2]
help-series-record-arg-practice = Practice, which counts for nothing
help-series-add-game = Add the next game to a series
help-series-add-game-more = The game is written as for “series record”; unless it says so, the sides swap. Example:
    halali series add-game last "zoe 35+2, max 20+0"
help-series-correct = Correct a game
help-series-correct-more = The game is written as for “series record”, whole; unless it says so, the sides stay. What changes is shown first. Example:
    halali series correct last 2 "zoe 25+2, max 20+0" --why "misread the sheet"
help-series-correct-arg-number = The number of the game, from 1
help-series-correct-arg-preview = Only show what would change
help-series-close = Close a series that lacks games, as it stands
help-series-close-more = Example:
    halali series close 3f9a --why "Max had to leave"
help-series-close-arg-void = Void a game that has begun, instead of counting it as it stands
help-series-edit = Change the players, the date or the kind of a series
help-series-edit-more = Example:
    halali series edit last --date 2026-11-28 --replace max "Max Dupont"
help-series-edit-arg-replace = One of its players, and who it was in truth
help-series-edit-arg-date = The date of the evening
help-series-edit-arg-games = How many games it has: one, or any even number
help-series-edit-arg-practice = It is practice, which counts for nothing
help-series-edit-arg-counted = It counts after all
help-series-remove-game = Remove the last game of a series
help-series-remove-game-more = Example:
    halali series remove-game last
help-series-remove = Remove a series with its games
help-series-remove-more = Example:
    halali series remove 3f9a
help-series-list = List the series
help-series-list-more = Examples:
    halali series list --player zoe --from 2026-09-01
    halali series list --incomplete
help-series-list-arg-player = Only series of this player
help-series-list-arg-incomplete = Only series that lack games
help-series-show = Show a series with its games
help-series-show-more = Fields of the JSON: id, date, players, purpose, length, closed, games (number, animals and humans with player, points, exited, counted_points, counted_exited; termination, awaits_decision, loser, reason; rules, recorded, piles), result (outcome, winner, by, points, exited). Example:
    halali series show last --json

## Games at the keyboard

play-verb-help = help ?
play-verb-back = back
play-verb-undo = undo
play-verb-pause = pause
play-verb-resume = resume
play-verb-agree = agree
play-verb-concede = concede resign
play-verb-forfeit = forfeit
play-verb-adjudicate = adjudicate
play-verb-void = void
play-verb-quit = quit exit
play-help =
    d3            turn the tile on d3 up          d3-d5   move        d3xd5   capture        d3-off   leave the forest
    back [N]      take back the last N actions; both players agree, and no turn-up is crossed
    undo N WHY    the organiser undoes the last N actions, across a turn-up too; the game is then marked as seen
    pause, resume the clock
    agree         both players end the game as it stands
    concede [PLAYER]   the player to move, or the one who is named, gives up
    forfeit PLAYER     the player who is named has left the table
    adjudicate [A-H WHY]   the organiser ends the game as it stands, or gives points (animals first) for a reason
    void          the organiser makes the game count for nothing
    quit          stop here; “halali game play” goes on from the same action
    An empty line shows the board again.
play-unknown = { $fault } Type “help” for what can be typed.
play-count = Say how many actions, such as “back 2”.
play-given = Say the points and the reason, animals first, such as “adjudicate 30-20 the board fell”.
play-none = No game of that series is under way. Start one with “halali game start”.
play-nobody = “{ $typed }” is neither of the two players.
play-no-deal = There is no such deal.
play-duplicate-seed = All tables of this round play the same deals. Leave --seed out.
play-duplicate-board = All tables of this round play the same deals, so that the board is shown only where it is played on: “halali game play”.
play-list-none = No game is under way.
play-awaits-decision = to be ended by decision
play-list-awaits-decision = “halali series show ID” says how a game is ended by decision.
play-column-animals = Animals
play-column-humans = Humans
play-column-actions = Actions
play-side = { $side }: { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $exited } exited, captured { $captured }{ $left }
play-turn = { $player } to play; { $hidden ->
    [one] { $hidden } tile is
   *[other] { $hidden } tiles are
  } face down.
play-turn-last = { $player } to play: { $turns ->
    [one] the last turn.
   *[other] { $turns } turns left.
  }
play-quiet = { $count } actions in a row without a turn-up or capture: both players may “agree” to end the game, or the organiser may “adjudicate” it.
play-slept = The machine slept, or its clock was set: the game clock is paused and nothing was counted. Type “resume” to go on.
play-time = { $player } is out of time.
play-ends = The game ends now: { $how }.
play-sure = Type “yes” to end it.
play-goes-on = The game goes on.
play-ended = The game is over: { $how }.
play-over = The game is over.
play-stopped = Stopped here. “halali game play” goes on from this action.
play-replay = Game { $game } will be struck and played again, with a new deal: { $struck }.
play-struck = { $first } { $of_first }, { $second } { $of_second }
play-replay-ended = Game { $game } will be struck and played again, with a new deal: { $struck } ({ $how }).

help-game = Play games on the screen, line by line; every action is on the disk before it is shown
help-game-more = Examples:
    halali game start last --animals zoe
    halali game play
help-game-start = Start the next game of a series, and play it
help-game-start-more = Example:
    halali game start last --animals Zoë --clock 20+5
help-game-play = Go on with the game of a series that is under way
help-game-play-more = Example:
    halali game play last
help-game-show = Show the board of the game of a series that is under way
help-game-show-more = Example:
    halali game show last
help-game-list = List the games that are under way, or wait to be ended by decision
help-game-list-more = Fields of the JSON: series, game, animals, humans, actions, awaits_decision. Example:
    halali game list --json
help-game-arg-series = The series: “last”, its id, the end of its id as lists show it, or a table of a tournament: EVENT/ROUND/TABLE
help-game-start-arg-animals = Who plays the animals; by default the sides swap, and the first player begins as animals
help-game-start-arg-rules = The rules: classic (default) or boxed
help-game-start-arg-seed = The number of the deal; by default nobody knows it
help-game-start-arg-clock = Minutes for the game, and seconds that every action adds: 20 or 15+10
help-game-start-arg-same-sides = The organiser allows the same sides twice in a row
help-game-start-arg-replay = Strike the last game of the series and play it again from a new deal
## What follows from the series

standings-season = Season { $season } ({ $from } to { $to })
standings-all = All series
standings-from = Series from { $from } on
standings-to = Series up to { $to }
standings-span = Series from { $from } to { $to }
head-to-head = { $first } against { $second }: { $won } won, { $drawn } drawn, { $lost } lost; { $points } to { $against } points.

column-rank = Place
column-series = Series
column-won = Won
column-drawn = Drawn
column-lost = Lost
column-match-points = Match points
column-prizes = Prizes
column-amount = Amount
column-exited = Exited
column-average = Average
column-rating = Rating
column-deviation = Deviation
column-last-evening = Last evening
column-from = From
column-to = To
column-scale = Win / draw / loss
column-least = Least series

season-nowhere = No season is called “{ $typed }”. There are:
    {"  "}{ $list }
season-several = “{ $typed }” can mean several seasons; give more of the name:
    {"  "}{ $list }
season-one = { $season } ({ $from } to { $to })
season-none = There is no season yet. “halali season add” makes one.
season-put = Season { $season }: { $from } to { $to }.
season-remove = The season { $season } will be removed; its series stay.
season-removed = The season { $season } is removed.

help-standings = Print the standings of a season or of a span of dates
help-standings-more = Without a season or dates: the season of today, or else all series. Fields of the JSON: rank, player (id, name), series, won, drawn, lost, match_points, points, exited, average. Examples:
    halali standings --season "2026/27"
    halali standings --from 2026-09-01 --to 2026-12-31 --by average --least 5
help-standings-arg-by = total (match points, then points, then exited tiles) or average (points per series) [default: total]
help-standings-arg-least = Only players with this many series at least [default by average: what the season or the club sets]
help-head-to-head = Print what two players did against one another
help-head-to-head-more = Fields of the JSON: players, won, drawn, lost, points, series. Example:
    halali head-to-head zoe max
help-ratings = Print the ratings, or those of a player after each evening
help-ratings-more = Fields of the JSON: player (id, name), date, rating, deviation, volatility; for one player: player, history. Example:
    halali ratings zoe
help-ratings-arg-player = Only this player, evening by evening
help-ratings-arg-all = Archived players too
help-season = Seasons: add, edit, list, remove
help-season-more = Examples:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
    halali season list
help-season-arg-season = The season, or a part of its name
help-season-arg-name = The name
help-season-arg-win = Match points of a win [default: the club’s]
help-season-arg-draw = Match points of a draw [default: the club’s]
help-season-arg-loss = Match points of a loss [default: the club’s]
help-season-arg-least = Least number of series to be ranked by average [default: the club’s]
help-season-add = Add a season
help-season-add-more = Example:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
help-season-edit = Change a season
help-season-edit-more = Example:
    halali season edit 2026 --to 2027-07-15
help-season-list = List the seasons
help-season-list-more = Fields of the JSON: id, name, from, to, win, draw, loss, least_series. Example:
    halali season list
help-season-remove = Remove a season; its series stay
help-season-remove-more = Example:
    halali season remove 2026
help-tournament = Tournaments: entries, rounds, results, standings
help-tournament-more = Examples:
    halali tournament new "Autumn Cup" --rounds 5
    halali tournament enter last Zoë Max Ada Bo
    halali tournament start last
    halali tournament pair last
help-tournament-arg-event = The tournament: a part of its name, the end of its id, or “last”
help-tournament-arg-player = The player: a part of the name, or the end of the id
help-tournament-arg-players = The players, each by a part of the name
help-tournament-arg-round = The round [default: the last one that was paired]
help-tournament-arg-from = The first round that it concerns [default: the next one]
help-tournament-arg-table = The table
help-tournament-arg-stage = The stage [default: the one under way]
help-tournament-arg-after = As it was after this round [default: with all results so far]
help-tournament-arg-off = Take it back
help-tournament-arg-discard = Also throw away series with games; needs --why
help-tournament-arg-rules = Rules that were played: classic or boxed [default: classic]
help-tournament-arg-same-sides = Allow the same sides twice in a row
help-tournament-arg-format = How it is played: swiss, round-robin, double-round-robin, knockout, double-knockout or league [default: swiss]
help-tournament-arg-rounds = Rounds of a Swiss or a league [default of a Swiss: 5]
help-tournament-arg-groups = Groups of a round robin [default: 1]
help-tournament-arg-then = How a second stage is played, into which the best go on; “none” for no second stage
help-tournament-arg-third-place = Play for the third place of a knockout; “--third-place=no” takes it back
help-tournament-arg-least = Rank a league by average, from so many series on; “none” for by total
help-tournament-arg-win = Match points of a win [default: 2]
help-tournament-arg-draw = Match points of a draw [default: 1]
help-tournament-arg-loss = Match points of a loss [default: 0]
help-tournament-arg-criteria = What players are ranked by, in this order, with commas between: match-points, total-points, points-difference, tiles-exited, captured-bears, wins, buchholz, buchholz-cut-1, buchholz-cut-2, median, sonneborn-berger, direct-encounter, direct-encounter-restart, progressive, opponents-rating, performance, duplicate-median, duplicate-matchpoints, lot [default: match-points,total-points,tiles-exited,buchholz,direct-encounter]
help-tournament-arg-by-points = Pair by total points, in bands of so many ranks; “none” for by match points [default: by match points]
help-tournament-arg-games = Games of a series [default: 2]
help-tournament-arg-walkover = Walkover points of a game [default: 35]
help-tournament-arg-bye = What an allocated bye is worth besides a won series: average, the player’s own average, or fixed [default: average]
help-tournament-arg-bye-points = Points of a fixed bye, and of any before the first series [default: 70]
help-tournament-arg-bye-exited = Exited tiles of such a bye [default: 0]
help-tournament-arg-requested-bye = Match points of a bye asked for [default: half a win]
help-tournament-arg-absent = Match points of an absence [default: 0]
help-tournament-arg-late = Match points of every round before a late entry; “absent” for those of an absence [default: absent]
help-tournament-arg-most-byes = Most byes of a player; “none” for no limit [default: no limit]
help-tournament-arg-withdrawal = What becomes of a round robin when somebody leaves: annul-or-wins annuls all series of who played less than half, else the opponents win those not played; wins; annul [default: annul-or-wins]
help-tournament-arg-order = Order inside score groups: fold, slide, random or neighbours [default: slide]
help-tournament-arg-unplayed = How figures about opponents take unplayed rounds: draw, as a draw against itself, or played-only [default: draw]
help-tournament-arg-extra-pairs = Most extra pairs of games after a drawn series of a knockout [default: 2]
help-tournament-arg-drawn-then = Who goes on after them: better-seed or lot [default: better-seed]
help-tournament-arg-duplicates = All tables of a round play the same deals, which stay secret until it is closed; “--duplicates=no” takes it back
help-tournament-arg-lots = What lots are drawn from [default: random]
help-tournament-new = Make a tournament
help-tournament-new-more = Fields of the JSON: id, name. Examples:
    halali tournament new "Autumn Cup" --date 2026-11-28 --rounds 5
    halali tournament new "Club Cup" --format knockout --third-place
    halali tournament new "Groups" --format round-robin --groups 2 --then knockout
help-tournament-new-arg-name = The name
help-tournament-new-arg-date = The date, or the first and the last one with two dots between [default: today]
help-tournament-edit = Change a tournament: all of it before the start, then name, dates and rounds
help-tournament-edit-more = What is not named stays as it is. Fields of the JSON: id, name. Examples:
    halali tournament edit last --name "Winter Cup" --date 2026-12-05
    halali tournament edit last --rounds 4 --late 1 --bye fixed --bye-points 60
help-tournament-edit-arg-name = The new name
help-tournament-edit-arg-date = The date, or the first and the last one with two dots between
help-tournament-rounds = Plan another number of rounds
help-tournament-rounds-more = Example:
    halali tournament rounds last 4
help-tournament-rounds-arg-number = How many rounds
help-tournament-advice = Say how many rounds suit the players, and how long it takes
help-tournament-advice-more = Fields of the JSON: players, rounds, series, minutes, end, swiss. Example:
    halali tournament advice last --tables 6 --minutes 50 --start 19:00
help-tournament-advice-arg-tables = Tables [default: enough for all]
help-tournament-advice-arg-minutes = Minutes of a series [default: 60]
help-tournament-advice-arg-between = Minutes between rounds [default: 10]
help-tournament-advice-arg-start = When the first round begins, such as 19:00
help-tournament-simulate = Play many events in memory, and say what they come to
help-tournament-simulate-more = With an event, its set-up, its players and those it keeps apart are taken; options change them. The same seed gives the same events. Fields of the JSON: events, players, kept_apart, seed, best_wins, correlation, rounds, series, rematches, floats, byes, second_byes, openings_apart, minutes. Examples:
    halali tournament simulate --players 24 --format swiss --rounds 5 --drops 2 --absences 5
    halali tournament simulate --players 24 --format round-robin --groups 4 --then knockout --go-on 2
    halali tournament simulate last --events 5000 --seed 7
help-tournament-simulate-arg-events = How many events [default: 1000]
help-tournament-simulate-arg-seed = What chance is drawn from [default: random, and shown]
help-tournament-simulate-arg-players = How many players [default: those of the event, else 16]
help-tournament-simulate-arg-spread = How far apart the strongest and the weakest are, in rating points [default: 600]
help-tournament-simulate-arg-strengths = The strengths of all players, with commas between
help-tournament-simulate-arg-avoid = Two who never play each other, by their numbers from the strongest on, such as 3:8; several with commas between
help-tournament-simulate-arg-unrated = Nobody has a rating to be numbered by
help-tournament-simulate-arg-go-on = How many go on to a second stage, of each group [default: 4, or 2 of several groups]
help-tournament-simulate-arg-tables = Tables [default: enough for all]
help-tournament-simulate-arg-minutes = Minutes of a series [default: 60]
help-tournament-simulate-arg-between = Minutes between rounds [default: 10]
help-tournament-simulate-arg-late-entries = In per cent: a player enters late [default: 0]
help-tournament-simulate-arg-drops = In per cent: a player leaves before a round [default: 0]
help-tournament-simulate-arg-drops-paired = In per cent: a player leaves a round that is paired [default: 0]
help-tournament-simulate-arg-returns = In per cent: who left comes back for a round [default: 0]
help-tournament-simulate-arg-byes = In per cent: a player asks for a bye [default: 0]
help-tournament-simulate-arg-absences = In per cent: a player misses a round [default: 0]
help-tournament-simulate-arg-walkovers = In per cent: one of two does not turn up at the table [default: 0]
help-tournament-simulate-arg-no-shows = In per cent: neither turns up [default: 0]
help-tournament-simulate-arg-wrong-results = In per cent: a result is entered wrongly, and corrected a round later [default: 0]
help-tournament-simulate-arg-event = The tournament whose set-up is tried out: a part of its name, the end of its id, or “last”
help-tournament-list = List the tournaments, the latest first
help-tournament-list-more = Fields of the JSON: id, name, first, last, state, players, rounds. Example:
    halali tournament list
help-tournament-show = Show a tournament: who takes part, and what is next
help-tournament-show-more = Fields of the JSON: id, name, first, last, state, stages, settings, entries, rounds, next. Example:
    halali tournament show last
help-tournament-enter = Enter players, before the start or late
help-tournament-enter-more = Examples:
    halali tournament enter last Zoë Max "Ada B"
    halali tournament enter last Bo --from 2
help-tournament-remove-entry = Remove an entry without results
help-tournament-remove-entry-more = Example:
    halali tournament remove-entry last Bo
help-tournament-replace = Let somebody else take the place of an entry without results
help-tournament-replace-more = Example:
    halali tournament replace last Bo Cleo
help-tournament-replace-arg-by = Who comes instead
help-tournament-statistics = Print what a tournament comes to: games, sides, highest game, closest series
help-tournament-statistics-more = Fields of the JSON: tournament, series, face_down, points_a_game, figures, records. Example:
    halali tournament statistics last
help-tournament-prizes = What can be won, and who wins it
help-tournament-prizes-more = Examples:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes won last
help-tournament-prizes-add = Add prizes by place, for all or for some
help-tournament-prizes-add-more = Examples:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes add last "Best newcomer" --amounts 12.50 --rated-below 1500 --each
help-tournament-prizes-arg-name = What they are called
help-tournament-prizes-add-arg-amounts = What the first, the second and so on win, with commas between
help-tournament-prizes-add-arg-group = Only among this group of a round robin, such as A
help-tournament-prizes-add-arg-club-group = Only among players whose profile names this club or group
help-tournament-prizes-add-arg-rated-below = Only among players rated below this at the start, or not rated
help-tournament-prizes-add-arg-each = Who share a place each win its prize [default: they split the prizes of their places]
help-tournament-prizes-remove = Remove prizes
help-tournament-prizes-remove-more = Example:
    halali tournament prizes remove last "Best newcomer"
help-tournament-prizes-list = List what can be won
help-tournament-prizes-list-more = Fields of the JSON: name, among, amounts, shared. Example:
    halali tournament prizes list last
help-tournament-prizes-won = Say who wins what by the standings
help-tournament-prizes-won-more = Fields of the JSON: prizes, rank, player, amount. Examples:
    halali tournament prizes won last
    halali tournament prizes won last --after 3
help-tournament-seeds = Number the players; who is not named comes behind
help-tournament-seeds-more = Example:
    halali tournament seeds last Zoë Max
help-tournament-avoid = Keep two players, households or clubs apart
help-tournament-avoid-more = Examples:
    halali tournament avoid last Zoë Max
    halali tournament avoid last --households --soft --first 2
help-tournament-avoid-arg-households = Players of the same household
help-tournament-avoid-arg-clubs = Players of the same club or group
help-tournament-avoid-arg-soft = Only where it costs nothing graver
help-tournament-avoid-arg-first = Only in the first so many rounds
help-tournament-fix-table = Sit a player always at the same table; without a table, at any
help-tournament-fix-table-more = Example:
    halali tournament fix-table last Zoë 1
help-tournament-sit-out = Say that a player does not play in a round [default: a bye asked for]
help-tournament-sit-out-more = Example:
    halali tournament sit-out last Bo --round 3 --absent
help-tournament-sit-out-arg-round = The round [default: the next one]
help-tournament-sit-out-arg-bye = A bye asked for
help-tournament-sit-out-arg-absent = Absent without notice
help-tournament-sit-out-arg-full-bye = A bye worth a win, given by the organiser
help-tournament-withdraw = Let a player leave; earlier results stay
help-tournament-withdraw-more = Examples:
    halali tournament withdraw last Bo
    halali tournament withdraw last Bo --series forfeit
help-tournament-withdraw-arg-series = How a series under way ends: as-it-stands, forfeit or void [default: as-it-stands]
help-tournament-return = Let a player who left come back
help-tournament-return-more = Example:
    halali tournament return last Bo
help-tournament-start = Start: ratings, numbers and settings are frozen
help-tournament-start-more = Example:
    halali tournament start last
help-tournament-pair = Pair the next round, after showing the proposal
help-tournament-pair-more = Fields of the JSON: round, stage, date, state, tables, out. Examples:
    halali tournament pair last
    halali tournament pair last --pin Zoë:Max --yes
    halali tournament pair last --again --apart Ada:Bo
help-tournament-pair-arg-pin = Two who are to play
help-tournament-pair-arg-apart = Two who are not to play in this round, nor when it is paired again
help-tournament-pair-arg-bye = Who gets the bye
help-tournament-pair-arg-join = Who plays after all though known to sit out
help-tournament-pair-arg-again = Pair the last round again, around series that have begun
help-tournament-pair-arg-date = The evening [default: today]
help-tournament-pair-arg-preview = Only show the proposal
help-tournament-pin = Keep a pairing when the round is paired again
help-tournament-pin-more = Examples:
    halali tournament pin last 3
    halali tournament pin last 3 --off
help-tournament-swap = Put two players of a round in each other’s places, sitting out included
help-tournament-swap-more = Says first what it costs. Fields of the JSON: round, stage, date, state, tables, out. Examples:
    halali tournament swap last Zoë Max
    halali tournament swap last Zoë Max --preview
help-tournament-swap-arg-first = One of the two
help-tournament-swap-arg-second = The other one
help-tournament-swap-arg-preview = Only say what it costs
help-tournament-compare = Compare a round made by hand with the program’s own proposal
help-tournament-compare-more = With pairs, the next round is looked at as if it were paired so. Fields of the JSON: round, left_out, put_in, bye, byes, costs. Examples:
    halali tournament compare last
    halali tournament compare last Zoë:Max Ada:Bo --bye Cleo
help-tournament-compare-arg-pairs = Who would play whom
help-tournament-compare-arg-bye = Who would have the bye
help-tournament-pairings = Show who plays whom in a round
help-tournament-pairings-more = Fields of the JSON: round, stage, date, state, tables, out. Examples:
    halali tournament pairings last
    halali tournament pairings last --round 2 --by-name
help-tournament-pairings-arg-by-name = In the order of names
help-tournament-publish = Let players see a round
help-tournament-publish-more = Example:
    halali tournament publish last
help-tournament-deals = Show the deals that all tables of a closed round played
help-tournament-deals-more = Fields of the JSON: round, closed, deals. Example:
    halali tournament deals last --round 1
help-tournament-deals-arg-organiser = Also of a round that is not closed: for the organiser alone, to lay out on boards
help-tournament-result = Enter games of a table, written as in “halali series record”; who is written first opens as the animals
help-tournament-result-more = Fields of the JSON: round, stage, date, state, tables, out. Examples:
    halali tournament result last 1 -g "Zoë 40+1, Max 30+0" -g "Zoë 35+2, Max 20+0"
    halali tournament result last 2 --no-show
help-tournament-result-arg-game = A game; -g for each
help-tournament-result-arg-no-show = Neither turned up
help-tournament-result-arg-came = Take back that neither turned up
help-tournament-close = Close a round: it counts from now on
help-tournament-close-more = Examples:
    halali tournament close last
    halali tournament close last --missing --why "hall closed"
help-tournament-close-arg-round = The round [default: the first open one]
help-tournament-close-arg-missing = Even though results are missing; needs --why
help-tournament-reopen = Open a closed round again; needs --why
help-tournament-reopen-more = Example:
    halali tournament reopen last --why "wrong result"
help-tournament-delete-round = Strike the last round with its pairings
help-tournament-delete-round-more = Example:
    halali tournament delete-round last
help-tournament-standings = Show the standings, live or after a round
help-tournament-standings-more = Fields of the JSON: tournament, stage, tables. Examples:
    halali tournament standings last
    halali tournament standings last --after 2
help-tournament-crosstable = Show what every round was for everybody
help-tournament-crosstable-more = Fields of the JSON: tournament, stage, tables. Example:
    halali tournament crosstable last
help-tournament-page = Write a web page of the tournament: standings, rounds, and every game to replay
help-tournament-page-more = It is one file that needs nothing else, for the club’s site. What is not published does not stand in it. Example:
    halali tournament page last --out autumn.html
help-tournament-timer = The timer of a round: it survives sleep, restarts and a clock that is set
help-tournament-timer-more = Example:
    halali tournament timer start last 60
help-tournament-timer-arg-time = Minutes, or minutes and seconds such as 7:30
help-tournament-timer-start = Start the timer of a round
help-tournament-timer-start-more = Fields of the JSON: tournament, round, runs, left, length, colour, sure. Example:
    halali tournament timer start last 60 --amber 10 --red 2
help-tournament-timer-start-arg-amber = Amber from this time left on [default: 10]
help-tournament-timer-start-arg-red = Red from this time left on [default: 2]
help-tournament-timer-pause = Stop the timer
help-tournament-timer-pause-more = Fields of the JSON: tournament, round, runs, left, length, colour, sure. Example:
    halali tournament timer pause last
help-tournament-timer-resume = Let the timer run on
help-tournament-timer-resume-more = Fields of the JSON: tournament, round, runs, left, length, colour, sure. Example:
    halali tournament timer resume last
help-tournament-timer-extend = Give the round more time, or less with a minus
help-tournament-timer-extend-more = Fields of the JSON: tournament, round, runs, left, length, colour, sure. Example:
    halali tournament timer extend last 5
help-tournament-timer-show = Show how much time is left
help-tournament-timer-show-more = Fields of the JSON: tournament, round, runs, left, length, colour, sure. Example:
    halali tournament timer show last
help-tournament-print = Print a document of a tournament as PDF or HTML, or all of them
help-tournament-print-more = Examples:
    halali tournament print pairings last --out pairings.pdf
    halali tournament print slips last --round 2 --out slips.pdf --paper letter
    halali tournament print prizes last --out prizes.html
    halali tournament print all last --out cup/
help-tournament-print-arg-what = The document: check-in, name-cards, schedule, pairings, pairings-by-name, slips, score-sheets, standings, crosstable, bracket, prizes, ties, or all
help-tournament-print-arg-out = The file to write, which ends in .pdf or .html, or a folder for a file of each
help-tournament-print-arg-force = Replace what is there
help-tournament-print-arg-format = pdf or html [default: as the file ends; pdf in a folder]
help-tournament-print-arg-paper = The paper: a4 or letter [default: what is usual where the system says that it is]
help-tournament-why = Explain a rank, a pairing or a bye
help-tournament-why-more = Examples:
    halali tournament why rank last Zoë Max
    halali tournament why pairing last Zoë Ada
    halali tournament why bye last
help-tournament-why-rank = Say why one player stands above another, with the terms of the figure
help-tournament-why-rank-more = Fields of the JSON: why. Example:
    halali tournament why rank last Zoë Max
help-tournament-why-pairing = Say why two players play one another in a round, or don’t
help-tournament-why-pairing-more = Fields of the JSON: why. Example:
    halali tournament why pairing last Zoë Ada
help-tournament-why-bye = Say why somebody has the bye of a round
help-tournament-why-bye-more = Fields of the JSON: why. Example:
    halali tournament why bye last
help-tournament-close-stage = Close a stage; the best of it go on to the next one
help-tournament-close-stage-more = Example:
    halali tournament close-stage last --go-on 2
help-tournament-close-stage-arg-go-on = How many go on, of each group
help-tournament-close-stage-arg-more = How many more: the best of the next ones [default: 0]
help-tournament-finish = Finish a tournament
help-tournament-finish-more = Example:
    halali tournament finish last
help-tournament-resume = Go on with a finished tournament; needs --why
help-tournament-resume-more = Example:
    halali tournament resume last --why "a result was wrong"
help-tournament-export = Write a tournament as an archive: players, series, rounds and all that was decided
help-tournament-export-more = “halali import archive FILE” brings it into another club file, where it goes on. Until a round is closed, the deals that all its tables play are not in it; where the tournament goes on elsewhere on the same deals, use --deals. Rounds that are not published yet are in it, and only with --private who is kept apart from whom. Example:
    halali tournament export last --out cup.json
help-tournament-export-arg-deals = For the organiser: also what lies face down, in games under way and in rounds to come
help-tournament-export-arg-out = The file to write [default: standard output]
help-tournament-export-arg-force = Replace the file if there is one
help-tournament-export-arg-private = With household, year of birth and contact, and who is kept apart from whom in a tournament
help-tournament-remove = Remove a tournament; its series stay
help-tournament-remove-more = Example:
    halali tournament remove "Autumn Cup"
help-tournament-remove-arg-with-series = Remove its series as well

## The log

log-add-player = { $player } put on the list.
log-edit-player = { $player } changed.
log-rename-player = { $player } changed, then called { $name }.
log-archive-player = { $player } archived.
log-restore-player = { $player } taken back from the archive.
log-remove-player = { $player } removed from the list.
log-merge-players = { $from } merged into { $into }.
log-anonymise-player = { $player } made anonymous.
log-begin-series = Began { $series }.
log-record-series = Recorded { $series }: { $games }
log-add-game = Added a game to { $series }: { $game }
log-correct-game = Corrected game { $number } of { $series }: { $game }
log-edit-series = Changed { $series }: { $first } – { $second }, { $date }.
log-remove-game = Removed game { $number } of { $series }.
log-start-game = Started a game of { $series }.
log-end-game = Ended a game of { $series }: { $game }
log-close-series = Closed { $series }.
log-remove-series = Removed { $series }.
log-change-settings = Changed the club’s settings.
log-put-season = Set the season { $season }.
log-remove-season = Removed the season { $season }.
log-create-tournament = Made the tournament { $tournament }.
log-take-in-tournament = Brought in { $tournament } from an archive.
log-edit-tournament = Changed name or dates of { $tournament }.
log-change-tournament-settings = Changed the settings of { $tournament }.
log-set-prizes = Changed the prizes of { $tournament }.
log-plan-stages = Changed the stages of { $tournament }.
log-remove-tournament = Removed the tournament { $tournament }.
log-enter = { $player } entered { $tournament }.
log-enter-late = { $player } entered { $tournament } from round { $round } on.
log-remove-tournament-entry = Removed the entry of { $player } in { $tournament }.
log-replace-tournament-entry = { $by } took the place of { $player } in { $tournament }.
log-set-seeds = Numbered the players of { $tournament }.
log-start-tournament = Started { $tournament }.
log-put-avoid = Kept apart in { $tournament }: { $apart }.
log-remove-avoid = No longer kept apart in { $tournament }: { $apart }.
log-apart-pair = { $first } and { $second }
log-apart-households = players of the same household
log-apart-clubs = players of the same club
log-fix-table = { $player } always sits at table { $table } in { $tournament }.
log-free-table = { $player } sits at any table in { $tournament }.
log-sit-out = { $out ->
    [none] { $player } no longer sits out in round { $round } of { $tournament }.
    [absent] { $player } sits out in round { $round } of { $tournament }: absent.
    [requested-bye] { $player } sits out in round { $round } of { $tournament }: bye asked for.
   *[other] { $player } sits out in round { $round } of { $tournament }: bye.
}
log-withdraw = { $player } withdrew from { $tournament } from round { $round } on.
log-return = { $player } came back to { $tournament } for round { $round }.
log-pair-round = Paired round { $round } of { $tournament }.
log-change-pairings = Changed the pairings of round { $round } of { $tournament }.
log-pin-pairing = Pinned table { $table } in round { $round } of { $tournament }.
log-unpin-pairing = Unpinned table { $table } in round { $round } of { $tournament }.
log-no-show = Nobody turned up at table { $table } in round { $round } of { $tournament }.
log-no-no-show = Took back that nobody turned up at table { $table } in round { $round } of { $tournament }.
log-add-extra-games = Added extra games at table { $table } in round { $round } of { $tournament }.
log-release-round = Published round { $round } of { $tournament }.
log-close-round = Closed round { $round } of { $tournament }.
log-close-round-missing = Closed round { $round } of { $tournament } without all results.
log-reopen-round = Reopened round { $round } of { $tournament }.
log-delete-round = Struck round { $round } of { $tournament }.
log-close-stage = Closed stage { $stage } of { $tournament }.
log-reopen-stage = Reopened stage { $stage } of { $tournament }.
log-finish-tournament = Ended { $tournament }.
log-reopen-tournament = Went on with { $tournament }.
log-import = Imported { $count ->
        [one] { $count } entry.
       *[other] { $count } entries.
    }
log-evening = Entered an evening of { $count ->
        [one] { $count } entry.
       *[other] { $count } entries.
    }
log-unknown = { $command }
log-series = the series { $first } – { $second } of { $date }
log-series-unknown = the series { $id }
log-game = { $animals } { $of_animals } (animals), { $humans } { $of_humans } (humans)
log-game-without-points = { $animals } (animals), { $humans } (humans): { $how }
log-undone = Undone: { $what }
log-redone = Redone: { $what }
change-player = Player { $player }
change-series = Series { $series }
change-game = Game { $number }, { $series }
change-season = Season { $season }
change-club = The club’s settings
change-first-day = First day
change-tournament = Tournament { $tournament }
change-animals-of = Had the animals
change-animals = Animals
change-humans = Humans
change-purpose = Purpose
change-counted = counts
change-closed = Closed by decision
change-recorded = Known from
change-moves = moves typed
change-actions = Actions
change-given = Points given (animals – humans)
change-clock = Clock
change-clock-time = { $minutes } min + { $seconds } s
change-seen = A turn-up was taken back
change-volatility = Volatility
change-no = no
log-exported = { $count ->
        [one] { $count } entry written to { $file }.
       *[other] { $count } entries written to { $file }.
    }

column-moment = Moment (UTC)
column-device = Device
column-what = What
column-why = Why

help-undo = Undo the last command, or the last few
help-undo-more = Everything can be undone but making a player anonymous. Example:
    halali undo 2
help-undo-arg-count = How many commands [default: 1]
help-redo = Carry out again what was undone last
help-redo-more = Example:
    halali redo
help-redo-arg-count = How many commands [default: 1]
help-log = Print what was done to the club file
help-log-more = Oldest first, in the JSON too. Fields of the JSON: id, moment (UTC), device, why, did (command, undo or redo), command (its name and data) or of (the entry undone or redone). Examples:
    halali log --last 10
    halali log --player zoe --from 2026-11-01
    halali log --out log.json
help-log-arg-player = Only what concerns this player
help-log-arg-series = Only what concerns this series
help-log-arg-from = First date (UTC), such as 2026-09-01
help-log-arg-to = Last date (UTC)
help-log-arg-last = Only the last N of these entries
help-log-arg-out = Write the JSON to a new file
help-log-arg-private = With household, year of birth and contact in the JSON
## A demo club

demo-made = A demo club is in { $file }.
help-demo = Make a club file with a club that does not exist, to try things on: some forty players, two seasons
help-demo-more = Examples:
    halali demo essai.halaliclub
    halali --club essai.halaliclub series list
help-demo-arg-file = The new file
help-demo-arg-seed = Which club: the same number makes the same club again (default 1969)
help-demo-arg-scale = A club to measure with: 500 players and 100,000 series; it takes a minute or two

## Figures, records and settings

termination-normal = by the rules
termination-conceded = conceded
termination-time = time
termination-forfeit = table left
termination-walkover = not started

figures-games = Games in these figures: { $included }. Others: { $excluded }.
figures-pairs = Series of two such games: one player won both { $swept }, each won as animals { $animals }, each won as humans { $humans }, with a drawn game { $drawn }.
statistics-played = Series with a result: { $series }. Games: { $games }.
statistics-face-down = Of a round whose deals are face down only the results count here until it is closed; series: { $count }.
statistics-as-good = { $count ->
    [one] One more is equal to these.
   *[other] { $count } more are equal to these.
}
statistics-average = Both sides together make { $points } points a game.
statistics-feat = { $name }: { $figure }, { $player } { $against }
statistics-none = Nothing has been played yet. Figures come with the first result.

record-highest-game = Highest game ({ $side })
record-highest-series = { $games ->
        [one] Highest series ({ $games } game)
       *[other] Highest series ({ $games } games)
    }
record-winning-streak = Series won in a row
record-unbeaten-streak = Series unbeaten in a row
record-closest-finish = Closest finish
record-by-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
record-by-exits = { $exited ->
        [one] { $exited } exited tile
       *[other] { $exited } exited tiles
    }
record-against = against { $opponent }, { $date }
record-span = { $from } to { $to }

page-tally = { $series ->
        [one] { $series } series:
       *[other] { $series } series:
    } { $won } won, { $drawn } drawn, { $lost } lost.
page-average = { $average } points a series.
page-rating = Rating { $rating }, deviation { $deviation }.
page-last = Last results
page-best = Best series
page-worst = Worst series
page-won = won
page-drawn = drawn
page-lost = lost

column-side = Side
column-games = Games
column-record = Record
column-figure = Figure
column-opponent = Opponent
column-against = Against
column-outcome = Result

field-file = file
field-walkover = walkover points
field-least = least series for the average
field-rating = rating at the start
field-deviation = deviation at the start
field-volatility = volatility at the start
field-tau = τ

man-written = The pages of the manual are in { $folder }.

help-figures = Print what the games say about the sides
help-figures-more = Fields of the JSON: included, games (termination, games), animals and humans (games, won, drawn, lost, points, exited, average), pairs. Examples:
    halali figures --season "2026/27"
    halali figures --player zoe --endings normal,agreed,adjudicated
help-figures-arg-player = Only the games of this player, by side
help-figures-arg-endings = Games that ended so, with commas between: normal, agreed, adjudicated, conceded, time, forfeit, walkover, void, unfinished [default: normal]
help-records = Print the records: highest game and series, streaks, closest finish
help-records-more = Fields of the JSON: record, figure, exited, player, opponent, side, games, series, from, to. Example:
    halali records --season "2026/27"
help-arg-season = The season, or a part of its name
help-arg-from = First date, such as 2026-09-01
help-arg-to = Last date
help-club-show = Show the file and the settings of the club
help-club-show-more = Fields of the JSON: file, name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau. Example:
    halali club show
help-club-set = Change settings of the club; what has begun keeps its own
help-club-set-more = Example:
    halali club set --name "Jeux d’été" --walkover 40
help-club-set-arg-name = The name of the club; "" for none
help-club-set-arg-win = Match points of a win
help-club-set-arg-draw = Match points of a draw
help-club-set-arg-loss = Match points of a loss
help-club-set-arg-least = Least number of series to be ranked by average
help-club-set-arg-walkover = Walkover points, from 2 to 118
help-club-set-arg-rating = Rating at the start
help-club-set-arg-deviation = Deviation at the start
help-club-set-arg-volatility = Volatility at the start
help-club-set-arg-tau = How fast volatility changes, from 0.3 to 1.2
help-completions = Print a script that completes commands in a shell
help-completions-more = In ~/.bashrc, this line does so in every new shell:
    source <(halali completions bash)
help-completions-arg-shell = bash, elvish, fish, powershell or zsh
help-man = Write the pages of the manual
help-man-more = Example:
    halali man ~/.local/share/man/man1
help-man-arg-folder = The folder, which is made if it is not there
help-backup = Make a backup of the club file, verified, even while it is open
help-backup-more = Backups lie in a folder beside the club file. The program also makes one a day and before risky steps, and keeps them by age: all of the last day, one a day for a week, one a week for two months, one a month for ever. Examples:
    halali backup
    halali backup /media/stick/ligue.halaliclub
help-backup-arg-file = A new file to copy to; it is never touched again [default: a file in the folder of backups]
help-restore = Put a backup in the place of the club file, which is kept as a backup itself
help-restore-more = “latest” is the newest backup that is in order; after a restore that is the file from before, so that a second one takes the first one back. Fields of the JSON list: file, moment, reason. Examples:
    halali restore --list
    halali restore latest
    halali restore /media/stick/ligue.halaliclub
help-restore-arg-file = A club file, or “latest”
help-restore-arg-list = List the backups, newest first
help-check = Check the health of the club file by reading all of it
help-check-more = Checked are the database, the checksum of every row, the moves of every game, the log, the data of undo, and that no other program has put anything into the file. The exit status is 1 when something is wrong. Fields of the JSON: file, faults, warnings. Example:
    halali check
help-salvage = Take what can be read of a damaged file into a new one, and list what is missing
help-salvage-more = The damaged file stays as it is. Fields of the JSON: file, missing. Example:
    halali salvage club.halaliclub salvaged.halaliclub
help-salvage-arg-damaged = The damaged file
help-salvage-arg-new = The new file

## What goes out and comes in

exchange-csv-too-large = The file is larger than { $most } MiB.
exchange-csv-not-in-encoding = The file begins like { $encoding }, but is not.
exchange-csv-not-text = This is no text. From a spreadsheet, save it as CSV.
exchange-csv-empty = The first line with the titles of the columns is missing.
exchange-csv-unclosed-quote = A quotation mark is opened here and never closed.
exchange-csv-text-behind-quote = There is text behind a closing quotation mark. Quotation marks inside a text are written twice.
exchange-csv-too-long = There are more than { $most } characters here.
exchange-csv-too-many-columns = There are more than { $most } columns.
exchange-csv-no-title = “{ $text }” stands under no title.
exchange-csv-title-twice = Two columns are called “{ $title }”.
exchange-csv-missing-column = The column “{ $title }” is missing.
exchange-id = “{ $text }” is no id.
exchange-id-twice = Line { $line } has this id already.
exchange-merged = This player was merged into { $into }.
exchange-yes-no = “{ $text }” is neither “yes” nor “no”.
exchange-missing = Something is missing here.
exchange-date = “{ $text }” is no date; write it as in 2026-11-29.
exchange-date-ambiguous = “{ $text }” can be two dates; write it as in 2026-11-29, or say --dates.
exchange-several-players = Several players have this name: { $list }. Give the id in the column player_1_id or player_2_id.
exchange-similar-players = Nobody has this name, but a similar one is there: { $list }. Mend the name, or give the id in the column player_1_id or player_2_id.
exchange-other-id = The club does not know this id, but the name: { $list }. Leave the id out if it is the same person.
exchange-similar-newcomer = This name is like “{ $name }” on line { $line }, who is new too.
exchange-word = “{ $text }” cannot stand here.
exchange-number = “{ $text }” is no number that can stand here.
exchange-not-here = “{ $text }” says nothing about a game whose end is “{ $termination }”.
exchange-game-missing = Game { $game } is missing before this one.
exchange-archive-too-large = The archive is larger than { $most } MiB.
exchange-archive-json = Reading stops here: “{ $what }”
exchange-archive-not = This is no archive of a club.
exchange-archive-newer = The archive comes from a newer version of the program (version { $found }, at most { $known } is known here).
exchange-place-settings = Settings
exchange-place-season = Season { $number }
exchange-place-player = Player { $number }
exchange-place-series = Series { $number }
exchange-place-game = Series { $series }, game { $game }
exchange-place-tournament = Tournament { $number }
exchange-place-round = Tournament { $tournament }, round { $round }
exchange-at = { $place }: { $fault }
exchange-archive-twice = The id { $id } is given twice.
exchange-archive-unreadable = “{ $text }” cannot be read.
exchange-archive-no-player = There is no player { $player } in the archive.
exchange-archive-double-of-double = The player is the double of a double.
exchange-archive-double-not-archived = The player is a double, but not archived.
exchange-archive-length = A series cannot have { $games } games.
exchange-archive-no-deal = A game that was played on the screen needs its deal.
exchange-no-date = No tag Date says when it was played; say --date.
exchange-text-too-long = Row { $row }, “{ $column }”: a spreadsheet cannot hold { $length } characters in a cell, at most { $most }. CSV can.
exchange-too-many-cells = A spreadsheet cannot hold { $rows } rows of { $columns } columns. CSV can.
exchange-record-unwritten = Game { $game } of the series { $series } cannot be written as a record.

column-short-name = Short name
column-household = Household
column-colour = Colour
column-birth-year = Year of birth
column-contact = Contact
column-notes = Notes
column-guest = Guest
column-archived = Archived
column-first = Player 1
column-second = Player 2
column-points-first = Points 1
column-points-second = Points 2
column-exited-first = Exited 1
column-exited-second = Exited 2
export-yes = yes
export-players = Players
export-exists = There is a file { $file } already; with --force it is replaced.
export-terminal = A spreadsheet or PDF cannot be shown here; say where to write it with --out.
export-other-ending = { $file } would not hold what its name says: this is written as { $list }.
export-written = Written: { $file }
export-without-moves = { $count ->
        [one] { $count } game is not in it, since its moves were not written down.
       *[other] { $count } games are not in it, since their moves were not written down.
    }
export-face-down = { $count ->
        [one] { $count } series stays out: its round is not closed, and all its tables play the same deals.
       *[other] { $count } series stay out: their rounds are not closed, and all their tables play the same deals.
    }
export-pairs-left-out = { $count ->
        [one] Of { $count } pair who are kept apart nothing is said: it shows who belongs together. With --private it goes out too; a tournament that goes on elsewhere needs it.
       *[other] Of { $count } pairs who are kept apart nothing is said: they show who belongs together. With --private they go out too; a tournament that goes on elsewhere needs them.
    }
export-results-alone = { $count ->
        [one] Of { $count } series only the results go out: the round is not closed, and all its tables play the same deals. With --deals it goes out whole.
       *[other] Of { $count } series only the results go out: their rounds are not closed, and all their tables play the same deals. With --deals they go out whole.
    }

import-read-as = Read as { $encoding }, with { $separator } between the cells.
import-guessed = That is a guess: if accents look wrong, save the file as UTF-8.
import-read-in = Read as { $encoding }.
import-tab = tabs
import-separator = “{ $separator }”
import-unknown-columns = Unknown columns, which do not come in: { $list }
import-line = Line { $line }: { $what }
import-games = { $count ->
        [one] Game
       *[other] Games
    } { $games }: { $what }
import-new = new: { $what }
import-changed = { $what }: { $changes }
import-change = { $field } “{ $from }” → “{ $to }”
import-change-private = { $field } changes (--private shows how)
import-change-apart = { $field }: in the club “{ $club }”, in the file “{ $file }”
import-same-name = { $name } – the name is there already: { $list }. { $choice }
import-namesake-line = line { $line }
import-choice-leave = Left out; --add or --take say who it is.
import-choice-add = Comes in as somebody else.
import-choice-take = Taken as the same person.
import-refused = refused. { $fault }
import-differs = { $what } – the club has another version. { $choice }
import-differing-skip = The club’s is kept.
import-differing-replace = It is replaced.
import-differing-keep-both = Both are kept.
import-differing-apart = The club’s is kept; --apart adds this one too.
import-adds-game = the missing game of the series { $what }
import-without-player = { $what } does not come in without { $player }.
import-merged-here = { $what } was merged into { $into } here.
import-double = { $what }, a double of { $into }
import-left-double = { $what }, a double of somebody who does not come in
import-season-refused = season { $name } is refused. { $fault }
import-season = season { $name }
import-tournament = tournament { $name }
import-settings-taken = The club’s settings are taken from the archive.
import-settings-kept = The archive has other settings; the club’s are kept.
import-series = { $date } { $first } – { $second }
import-new-players = Unknown players, who come in with their series: { $list }
import-new-players-left = Unknown players, whose series are left out: { $list }. With --add-players they come in.
import-summary = { $new } new, { $changed } changed, { $same } there already, { $open } left open, { $refused } refused.
import-nothing = There is nothing to bring in.
import-ask = All this will be brought in by one step, which “halali undo” takes back.
import-needs-yes = Nothing was changed; with --yes it is brought in.
import-done = Brought in.

help-print = Print the club’s documents as PDF or HTML; those of a tournament with “halali tournament print”
help-print-more = Examples:
    halali print standings --out standings.pdf
    halali print score-sheet --out sheet.pdf
help-print-arg-out = The file to write, which ends in .pdf or .html
help-print-arg-force = Replace what is there
help-print-arg-paper = The paper: a4 or letter [default: what is usual where the system says that it is]
help-print-standings = The standings of a season or of some dates
help-print-standings-more = Example:
    halali print standings --season 2026 --out standings.pdf
help-print-standings-arg-by = total or average [default: total]
help-print-standings-arg-least = Only players with at least so many series
help-print-score-sheet = A sheet to count the tiles of a series by hand
help-print-score-sheet-more = Example:
    halali print score-sheet --out sheet.pdf
help-export = Take tables, archives and records out of the club file
help-export-more = Examples:
    halali export standings --out standings.html
    halali export archive --out club.json
help-export-arg-format = csv, xlsx, html, pdf, text or json [default: by the name of the file, else csv]
help-export-arg-for-spreadsheets = CSV that a spreadsheet opens as it is: with a byte-order mark, the separators of the language, and nothing that is run as a formula
help-arg-out = The file to write [default: standard output]
help-arg-force = Replace the file if there is one
help-export-arg-private = With household, year of birth and contact, and who is kept apart from whom in a tournament
help-export-arg-series = A series: the end of its id, as lists show it
help-export-standings = Standings of a season or of some dates
help-export-standings-more = Example:
    halali export standings --format html --out standings.html
help-export-standings-arg-by = total or average [default: total]
help-export-standings-arg-least = Only players with at least so many series
help-export-players = The list of players
help-export-players-more = The CSV comes in again with “halali import players”. Example:
    halali export players --for-spreadsheets --out players.csv
help-export-series = Series with their games as points and exited tiles
help-export-series-more = The CSV comes in again with “halali import series”. Example:
    halali export series --from 2026-09-01 --out series.csv
help-export-archive = Everything, or some series, for another club file
help-export-archive-more = What lies face down in a game under way is not in it. Example:
    halali export archive --private --out club.json
help-export-archive-arg-deals = For the organiser: also what lies face down in games under way
help-export-records = Game records of the games whose moves are known
help-export-records-more = Example:
    halali export records --from 2026-11-29 --out evening.halali
help-export-schema = The JSON Schema of archives
help-export-schema-more = Example:
    halali export schema --out archive.schema.json
help-export-template = A table to fill in; delete its example lines before you import it
help-export-template-more = Example:
    halali export template series --for-spreadsheets --out series.csv
help-export-template-arg-what = players or series
help-import = Bring players, series, archives and records into the club file
help-import-more = With --yes it comes in, by one step that “halali undo” takes back. JSON fields: new, changed, same, open, refused (how many parts), parts (verdict; line, games or kind; player, series, changes, namesakes, fault), new_players, encoding, separator, unknown_columns. Examples:
    halali import players players.csv --preview
    halali import players players.csv --yes
help-import-arg-file = The file; - for standard input
help-import-arg-preview = Only show what would come in
help-import-arg-private = Show household, birth year and contact where they would change
help-import-arg-json = With --preview, print JSON, for programs
help-import-arg-separator = What stands between cells: comma, semicolon or tab [default: as the first line tells]
help-import-arg-add-players = Add players whom the club does not know
help-import-players = Players from a CSV file; “halali export template players” prints one to fill in
help-import-players-more = Players are known again by their ids. Example:
    halali import players players.csv --preview
help-import-arg-add = Lines of people who are somebody else than whoever has their name, such as 3,7, or all
help-import-arg-take = Lines of people who are whoever has their name
help-import-series = Series of past seasons from a CSV file; “halali export template series” prints one to fill in
help-import-series-more = Example:
    halali import series season-2024.csv --add-players
help-import-series-arg-dates = How to read dates such as 03/04/2026: day-first or month-first [default: as other dates of the file tell]
help-import-arg-apart = Lines or games of series that are others than the club’s of the same evening, such as 3,7, or all
help-import-archive = An archive of another club file
help-import-archive-more = Everything is known again by its id. Example:
    halali import archive club.json --preview
help-import-archive-arg-differing = What to do where the club has another version: skip, replace or keep-both [default: skip]
help-import-archive-arg-add = Numbers of players who are somebody else than whoever has their name, such as 3,7, or all
help-import-archive-arg-take = Numbers of players who are whoever has their name
help-import-records = Game records; two games with swapped sides make a series
help-import-records-more = Example:
    halali import records evening.halali --date 2026-11-29
help-import-records-arg-date = The evening of records that have no date

## Warnings and hints

export-ending = Say the form with --format: the ending of the file is none of .csv, .xlsx, .pdf, .html, .txt and .json.
play-paused = The clock is paused. “resume”, or the next action, lets it run again.
play-resumed = The clock runs.
log-stays-anonymous = Making a player anonymous can’t be undone; what was done before it is undone instead.
series-in-future = { $date } is still to come. “halali series edit last --date …” corrects the date.
usage-date = A date is written as 2026-11-21: year, month and day.
span-reversed = The span ends ({ $to }) before it begins ({ $from }).
series-not-played = Nobody played: it counts in no standings and no rating.
## The window

app-no-display = There is no display to open a window on. Without one, use the commands: “halali --help” lists them.
app-no-window = The window cannot be opened: “{ $error }”. Without it, use the commands: “halali --help” lists them.
app-no-club = No club file is open.
app-worker-gone = The part of the program that keeps the club file has stopped. Please start the program again; what was confirmed is kept.
app-set-aside = { $file } cannot be made out, as after a crash. It now lies in { $aside }, and the program goes on without it. Please enter again what is missing.
app-choose-club = Open a club file
app-club-path = Club file
app-open = Open
app-no-dialogue = This system has no dialogue to choose a file. Type its path: what begins with ~/ lies in your home folder.
app-place-home = Home
app-undo = Undo
app-redo = Redo
step-undo-asked = Undo this?
step-redo-asked = Redo this?
step-undo-meant = Undo this action
step-redo-meant = Redo this action
step-redo-brings-back = “Redo” (Ctrl+Shift+Z) brings all of it back, until something else is done.
step-undo-brings-back = “Undo” (Ctrl+Z) brings it back.
step-stays-anonymous = That a player was made anonymous can’t be undone, and stays. What would be undone was done before:
step-takes-game = { $first } and { $second } are playing: their game { $game } goes, with { $count ->
        [one] the one action
       *[other] all { $count } actions
    } played in it.
step-not-meant = Leave it
step-stale = Something else has been done since it was asked; nothing was undone or redone.
app-close = Close
app-cancel = Cancel
app-leave-and-keep = Leave and keep
app-go-back = Back to the screen before
app-shortcuts = Shortcuts
app-shortcuts-more = Enter or the space bar presses what is focused; Escape closes what lies over the screen.
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-escape = Escape
key-delete = Delete
key-page-up = Page Up
key-page-down = Page Down
app-shortcut-fields = Next and previous field or button
app-try-sample = Try the sample club
app-sample = Sample club
app-open-again = Open it again
app-open-file = Open a club file…
app-make-club = Make a new club there
app-sample-made = The sample club is being made…
app-welcome = Welcome to the forest
app-welcome-more = This club is still empty. Here is how to begin.
app-first-players = Add your players
app-first-players-more = A name is enough. Everything else can be filled in later.
app-first-sample = Look around first
app-first-sample-more = The sample club has some forty players, some of them archived, and two seasons of results. It has a file of its own: nothing you try there touches your club.
app-first-file = You have a club file already
app-first-file-more = From another machine, a stick or a backup.
app-file-is = Your club is kept in { $file }.
app-under-way = Games under way
app-under-way-state = Game { $game } of { $length }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } so far, { $score }
app-waiting = Waiting for their next game
app-latest = Latest series
app-no-series = No series yet.
app-standings-tonight = Tonight’s standings
app-standings-of = Standings of { $date }
app-no-standings = They begin with the first series of the evening.
app-match-points = Match pts
app-more-lines = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
app-won-letter = W
app-drawn-letter = D
app-lost-letter = L
app-place-evening = Evening
app-evening-here = Who is here
app-evening-arrival = Who comes in?
app-evening-count = { $here } here, { $free } free
app-evening-away = Not here
app-evening-next = Who plays next
app-evening-nobody = Tick who is here, or type a name. As soon as two are free, it says here who could play whom.
app-evening-all-play = Nobody is waiting for an opponent.
app-evening-left-over = waits for an opponent, { $waited }
app-evening-waits = waiting: { $first }, { $second }
app-evening-waits-alike = waiting: { $waited }
app-evening-never-met = never met
app-evening-met = { $times ->
        [one] met once, { $date }
       *[other] met { $times } times, last { $date }
    }
app-evening-met-tonight = { $times ->
        [one] met already tonight
       *[other] met { $times } times tonight
    }
app-evening-by-hand = by hand
app-evening-send = To a table
app-evening-swap = Enter sends the chosen pair to a table. Press two names to swap them.
app-evening-swap-with = { $name } changes places with whoever you press next.
app-evening-hands-off = Back to the program’s proposals
app-evening-tables = Tables
app-evening-no-tables = Nobody is playing. Two who are sent to a table show up here until their result is in.
app-table-number = table { $table }
app-opens-short = { $name } has the animals in game 1
app-evening-after = After game { $game }: { $score }
app-evening-live = Game { $game } on the screen, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $score }
app-evening-paper = Paper result
app-evening-resume = Go on
app-evening-keys = The number of a table opens its paper result, or its board where it plays on the screen. Whoever types a name leaves the field with Escape first.
app-evening-number = Table { $number }… Enter, or one more digit
app-evening-cleared = Table { $table } is taken away: { $first } – { $second }
app-evening-bring-back = Bring it back
app-evening-results = Results
app-just-now = just now
app-evening-see = See
app-minutes = { $minutes } min
app-hours = { $hours } h { $minutes }
app-add-guest-named = Add “{ $name }” as a guest
app-shortcut-table = Evening: paper result of the table
app-shortcut-seat = Evening: choose a proposal, send it to a table
app-shortcut-arrival = Evening: type who comes in
app-place-players = Players
app-place-series = Series
app-place-standings = Standings
app-place-log = Log
app-place-settings = Settings
app-new-series = New series
app-paper-result = Enter a paper result
app-paper-draft = Go on with the half-entered result
app-go-on = Go on playing
app-all = All
app-incomplete = Lacking games
app-practice = Practice
app-extra = Extra games
app-practice-short = practice
app-extra-short = extra
app-practice-more = Practice: taking back is free, and it counts for nothing
app-practice-on-paper = It was practice: the result is kept, and counts for nothing
app-add = Add
app-add-anyway = Add all the same
app-add-named = Add “{ $name }” to the list
app-add-player = Add a player
app-edit = Edit
app-edit-player = Edit the player
app-save = Save
app-player-name = Name
app-player-short-name = Short name
app-player-group = Club or group
app-player-household = Household
app-player-colour = Colour, such as #1f6f43
app-player-no-colour = A colour is written such as #1f6f43.
app-player-birth-year = Year of birth
app-player-contact = Contact
app-player-notes = Notes
app-player-guest = Guest
app-player-more = More about the player…
app-player-exists = Already on the list. If it is the same person, there is nothing to add:
app-player-gone = This player is no longer on the list
player-to-list = To all players
player-gone-more = They were struck from the list, or adding them was undone. “Redo” may bring them back; the log says what happened.
app-player-count = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
app-and-archived = { $players } (and { $count } archived)
app-series-count = { $count ->
        [one] { $count } series
       *[other] { $count } series
    }
app-archived-name = { $name } (archived)
app-guest-name = { $name } (guest)
app-archive-player = Archive
app-restore-player = Take out of the archive
app-remove-player = Strike from the list
app-merged-into = Turned out to be the same person as
app-search-player = Find a player
app-show-archived = Archived too
app-opening = Opening the club file…
app-work-act = Writing into the club file…
app-work-back-up = Making a backup…
app-work-restore = Restoring the backup…
app-work-salvage = Salvaging what can be read…
app-work-write = Writing the file…
app-work-giving-up = Giving up…
app-import = Import…
app-import-of = Import: { $what }
app-import-title = Bring in a file
app-import-players = Players (CSV)
app-import-series = Series (CSV)
app-import-archive = Archive of a club
app-import-records = Game records
app-import-players-more = A table with a column “name”; others such as group, birth_year, contact come in too.
app-import-series-more = A table of results: one line for each series, with the columns date, player_1, player_2, points_1, points_2, exited_1, exited_2.
app-import-archive-more = Everything of a club in one file (.json), as another machine or another club keeps it.
app-import-records-more = Games in a file whose name ends in .halali; several may follow one another.
app-import-path = File: its path
app-import-look = Show what it brings
app-import-choose-file = Choose a file…
app-import-choose = Choose the file to bring in
app-import-reading = The file is being read…
app-import-comparing = It is compared with the club…
app-import-read = What was read
app-import-read-lines =
    { $count ->
        [one] 1 line.
       *[other] { $count } lines.
    }
app-import-read-archive = Players: { $players }. Series: { $series }. Tournaments: { $tournaments }.
app-import-preview = What it would bring
app-import-bring = Bring it in
app-import-undone = A backup is made first, and one “Undo” takes all of it back.
app-import-done = It has come in. “Undo” takes it back.
app-import-newcomers = Add the players whom nobody knows yet: { $list }
app-import-differing = Where the club has another version
app-import-skip = Keep the club’s
app-import-replace = Replace it
app-import-keep-both = Keep both
app-import-dates = Dates such as 3/4/2026
app-import-dates-plain = As the file shows
app-import-day-first = Day first
app-import-month-first = Month first
app-import-date = Evening of games without a date (such as { $example })
app-import-no-date = No tag Date says when it was played; type the evening above.
app-import-same-name = { $name } – the name is there already. Who is it?
app-import-leave = Leave out
app-import-somebody-else = Somebody else
app-name-is-there = “{ $name }” is on the list already. Who is meant?
app-add-guest-anyway = Add all the same, as a guest
app-merge-asked = Merge with a double entry…
app-merge = Bring a double together
app-merge-into = Who stays
app-merge-more = All series of { $player } go to whoever stays. It can be undone.
app-merge-now = Bring together
app-anonymise-asked = Make anonymous…
app-anonymise = Make anonymous, for good
app-anonymise-now = Make anonymous for good
app-anonymise-backups = These backups hold the old name; delete them if that must not be:
app-anonymous-name = Called from now on
app-no-players = Nobody is on the list yet.
app-nobody-found = Nobody is called “{ $typed }”.
app-won-drawn-lost = Won – drawn – lost
app-won-drawn-lost-short = W–D–L
app-average-series = Points per series
app-average-game = Points per game
app-average-short = Average
app-average-needs = From { $series } series on.
app-rating = Rating
app-rating-short = Rating
app-rating-band = Rating (95 % range)
app-rating-later = The curve begins with the second evening.
app-no-rating = No rated series yet.
app-ratings-computed = Ratings are being computed…
app-form = Form: the latest on the right
app-opponents = Opponents
app-no-opponents = Nobody yet.
app-by-side = By side
app-by-side-note = Games that ended by the rules.
app-games = Games
app-best = Best series
app-worst = Worst series
app-all-series = All series
app-captured = Captured
app-exited = Out of the forest
app-exited-short = Out
app-points = Points
app-points-short = Pts
app-tiles-out = Tiles out
app-points-each = { $points } each
app-sum = Together { $sum }
app-series-short = Series
app-all-dates = All dates
app-last-evening = Last evening
app-by-total = By match points
app-by-average = By average
app-no-standings-here = No series that counts lies here yet.
app-no-such-series = No series is like that.
series-running = Under way
series-running-short = under way
series-complete = Complete
series-more-filters = More filters…
series-fewer-filters = Fewer filters
series-any-purpose = Counting and practice
series-any-rules = All rules
series-rules-classic = Classic rules
series-rules-boxed = Rules of the box
series-any-medium = On screen and paper
series-counted = Counting
series-against = against { $name }
series-opponent = Against
series-any-ending = Ended anyhow
series-without-filter = Without “{ $filter }”: { $count ->
    [one] one series
   *[other] { $count } series
}
series-filters-hide = One of the filters leaves everything out:
series-filters-together = The filters leave everything out together. Clear some of them.
series-clear-filters = Clear the filters
series-more-filters-set = More filters ({ $count } set)…
series-newest = Newest first
series-oldest = Oldest first
series-most-points = Most points
series-closest = Closest
series-nothing-yet = No series yet. Start one on the screen, or enter a paper result: both are at the top right.
series-to-decide = begun, and goes on nowhere: to be ended by decision (“Correct”)
series-gone-more = It was struck or undone. “Undo” or “Redo” may bring it back; the log says what happened.
series-to-list = To all series
series-log = Log
app-exported = Written to { $file }.
take-copy = Copy
take-print = Print
take-export = Export…
take-title = Export: { $what }
take-excel = Excel
take-csv-spreadsheets = CSV for spreadsheets
take-csv = CSV for programs
take-page = Web page
take-text = Text
take-records = Moves of the games
take-write = Save
take-replace = Replace it
take-dialogue = Choose…
take-exists = There is a file { $file } already. Replace it, or give another name.
take-ending = Nothing here can be written as { $ending }. Possible endings: { $list }.
take-no-folder = There is no folder { $folder }. Name one that is there, or make it first.
take-no-dialogue = This system has no dialogue to choose a file: type here where it is to go.
take-copied = Copied: { $what }. Paste it wherever you like.
take-print-file = Print - { $what }
take-printed = Opened in the browser: print it there (Ctrl+P). The page lies in { $file }.
take-no-browser = No browser opens here, so nothing is printed yet. Save a PDF, and print it with another program or on another machine.
take-show-folder = Show folder
take-copy-path = Copy path
take-path-copied = Copied: { $file }
take-folder-unshown = No program here shows folders. The file lies in { $folder }.
app-first-player = First player
app-second-player = Second player
app-type-name = Type a name
app-on-the-list = on the list
app-will-be-added = will be put on the list
app-on-screen = On the screen
app-on-paper = From a score sheet
app-by-totals = Totals
app-by-piles = Piles
app-by-moves = Moves
app-moves-typed = Moves: d3=F turns up a fox, d3-d5 moves, d3xd5 captures, d3-off leaves
app-moves-such-as = 1. d3=F e4=p 2. …
app-moves-not-over =
    { $count ->
        [0] The game is not over yet.
        [one] The game is not over yet: one tile is still face down.
       *[other] The game is not over yet: { $count } tiles are still face down.
    } Go on, or say below how it ended.
app-turned-up = { $square }: { $tile }
app-which-tile = Which tile was on { $square }?
app-table-series = Table { $table }: { $first } – { $second }
app-clear = Start over
app-rules = Rules
app-rules-classic = Classic: pheasants move one square
app-rules-boxed = As in the box: pheasants move any distance
app-length = { $games ->
        [one] One game
       *[other] { $games } games
    }
app-length-of = Length
app-date = Evening
app-more-settings = Length, rules, evening
app-who-opens = Who has the animals first?
app-draw-lot = Draw lots
app-lot-fell = The lot fell on { $name }: animals in game 1.
app-opens = { $name } has the animals in game 1.
app-start-game = Start game 1
app-or-choose = or choose by pressing a player.
app-choose-opener = begins with the animals
app-lacks-players =
    { $count ->
        [one] One player is missing.
       *[other] Two players are missing.
    }
app-lacks-another = Choose two different players.
app-lacks-opener = Draw lots, or choose who has the animals.
app-lacks-deal = The deal below is not ready.
app-lacks-clock = The clock below is not ready.
app-lacks-wrong = Game { $game }: { $fault }
app-lacks-points = Game { $game }: the points of { $name } are missing.
app-lacks-exited = Game { $game }: tiles out of { $name } are missing. None is 0.
app-lacks-given = Game { $game }: the points given to { $name } are missing.
app-lacks-reason = Game { $game }: the reason is missing.
app-lacks-tiles = Game { $game }: its tiles are missing.
app-lacks-moves = Game { $game }: the moves do not reach its end.
app-lacks-same-sides = The same sides twice in a row: swap them, or tick that the organiser allows it.
app-more-settings-screen = Length, rules, deals, clock
app-deals = Deals
app-deal-random = Random
app-deal-seed = From a seed
app-deal-laid = Laid by hand
app-deal-by = Who chose the deals?
app-deal-by-organiser = The organiser: the games count
app-deal-by-player = A player: the games are practice
app-seed = Seed: game 1 gets its first deal, game 2 its second
app-seed-fault = A seed is a whole number from 0 to { $most }.
app-deal-notation = The rows from top to bottom, such as tNpdtFt/… with 1 in the centre
app-deal-lay = Type the rows, or take a tile in hand and press squares.
app-deal-else-random = As long as nothing is laid here, this game is dealt at random.
app-deal-missing =
    { $count ->
        [one] One tile is missing.
       *[other] { $count } tiles are missing.
    } Pressing a laid tile takes it into the hand.
app-deal-whole = All 48 tiles lie.
app-deal-twice = Another game has this deal already; each has one of its own.
app-deal-clear = Empty the board
app-deal-hand = In hand, and how many are left
app-clock = Clock
app-clock-none = None
app-clock-sudden = Minutes for a game
app-clock-increment = Minutes, and seconds for every action
app-clock-minutes = Minutes for each player
app-clock-seconds = Seconds more for every action
app-minutes-fault = Whole minutes from 1 to 1440.
app-seconds-fault = Whole seconds from 0 to 3600.
app-swap = Swap sides
app-ended-otherwise = It ended otherwise…
app-how-normal = By the rules
app-how-agreed = Agreed
app-how-adjudicated = Adjudicated
app-how-conceded = Conceded
app-how-time = Out of time
app-how-forfeit = Left the table
app-how-walkover = Never started
app-how-void = Void
app-who-lost = Whose doing was it?
app-given-points = Points given by the organiser; none for those on the board
app-why = Reason
app-why-may-be-empty = Reason (may stay empty)
app-more-than-the-box = The box holds 168 points in all.
app-no-number = “{ $typed }” is no number that can stand here.
app-same-sides = The same sides twice in a row, by leave of the organiser
app-record-series = Record the series
app-record-some = { $games ->
        [one] Record the first game
       *[other] Record { $games } games
    }
app-record-game = Record game { $game }
app-correct = Correct
app-correct-game = Correct game { $game }
series-nothing-changed = Nothing is changed yet.
series-moves-go = The moves of this game are known. Corrected so, it keeps its points and loses its moves.
app-preview-result = Before: { $before } Afterwards: { $after }
app-on-the-board = on the board { $figures }
app-rematch = Rematch
app-series-gone = This series is no longer there
app-play-next = Play the next game
app-paper-next = Enter the next game
app-close-series = Close without the missing games
app-close-series-question = Close the series? Games that have not begun leave it drawn, points as they are.
app-strike-game = Strike the last game
app-strike-game-question = Strike game { $game }? “Undo” brings it back.
app-strike-series = Strike the series
app-strike-series-question = Strike the series with its games? “Undo” brings it back.
app-do-it = Do it
app-strike = Strike
app-empty-log = Nothing has been done yet.
app-log-more = The newest first. Nothing is ever taken out of the log.
log-why = Reason: { $why }
log-search = Find in the log
log-moment = When
log-what = What was done
log-on-device = Device: { $device }
log-show-all = Show all
log-count = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
log-of-series = Only the series { $series }
log-of-gone-series = Only a series that is no longer there
log-to-series = To the series
log-nothing-found = No entry is like that.
log-nothing-kept = Nothing of the facts changed, or what it was is not kept: as where a player was made anonymous.
log-fact-new = put in
log-fact-gone = taken away
app-is-undone = undone since
app-this-machine = On this machine
app-language = Language
app-look = Colours
app-look-light = Light
app-look-dark = Dark
app-look-contrast = High contrast
app-look-system = As the system
app-look-system-silent = The system does not say which it prefers; light is shown.
app-text-size = Size of text
app-club = The club
app-setting-name = Name of the club
app-setting-win = Match points of a win
app-setting-draw = of a draw
app-setting-loss = of a loss
app-setting-walkover = Walkover points
app-setting-least = Series needed for the average
app-setting-tau = Volatility (τ)
app-settings-frozen = Seasons and games that have begun keep what held then.
app-seasons = Seasons
app-no-seasons = No season yet: the standings are of all dates.
app-season-name = Name of a new season
app-season-first = First day (such as { $example })
app-season-last = Last day
app-add-season = Add the season
app-backups = Backups
app-no-backups = No backup yet.
app-back-up = Back up now
app-restore = Restore
app-restore-question = Go back to the state of { $moment }?
app-restore-more = Players, series, tournaments, settings and the log are then as they were; what was entered since is no longer there. The present state becomes a backup itself first, so that you can come back to it.
app-restore-nothing = The club is as it was.
app-restored = The club is as it was then.
rescue-folder = { $file } is a folder, and no club file.
rescue-empty = { $file } is empty: there is nothing in it any more. It was left as it is.
rescue-last-good = The last good backup
rescue-looking = The last good backup is being looked for…
rescue-backup = Made on { $moment } ({ $why }).
backup-holds = It holds { $players } and { $series ->
        [one] { $series } series
       *[other] { $series } series
    }, the last of { $last }.
backup-holds-players = It holds { $players } and no series.
rescue-restore = Restore this backup
rescue-restore-more = It takes the place of the damaged file, which is kept beside the backups. What was entered after the backup is not in it.
rescue-restore-missing = It takes the place of the file that is gone. What was entered after the backup is not in it.
rescue-salvage = Salvage what can be read
rescue-salvage-more = What can still be read goes into a new file, and what is lost is listed. The damaged file stays as it is.
rescue-salvaged-name = { $name } (salvaged)
rescue-open-salvaged = Open the new file
rescue-busy = One moment: this may take a minute…
rescue-readable = What can still be read
rescue-copy-lost = Copy the list
rescue-copied = The list is in the clipboard.
rescue-again = Try again
rescue-banner = The club file is damaged: what is entered now may be lost.
rescue-ways-out = Ways out…
app-restored-kept = What was there before is a backup now.
app-pin-title = Organiser’s PIN
app-pin-needed = This is the organiser’s to decide: the PIN is needed.
app-pin-unlock = Unlock
app-pin-wrong = That is not the PIN.
app-pin-wait = That was wrong several times. It can be tried again in { $seconds } s.
app-pin-more = It locks adjudications, corrections, merging and anonymising players, undo outside a game, restoring a backup and the club’s settings, in this window on this machine. For five minutes after it is given nobody is asked again. It does not stop whoever can start other programs here, such as the commands.
app-pin-again = The same once more
app-pin-differ = The two are not the same.
app-pin-forgotten = To change or remove it, the PIN that holds now is asked for. If it is forgotten: close the program, delete the file { $file } and start again. The PIN is gone then, and with it the language and look chosen on this machine; the club keeps everything.
app-pin-forgotten-short = Forgotten? The settings say, at “Organiser’s PIN”, what to do.
app-pin-length = From { $least } to { $most } characters.
app-pin-first = PIN
app-pin-new = New PIN
app-pin-set = Set the PIN
app-pin-change = Change the PIN
app-pin-remove = Remove the PIN
app-pin-lock = Lock now
app-pin-is-set = A PIN is set.
app-pin-is-not-set = No PIN is set: everybody at this machine can do everything.
app-setting-board = At the board
app-club-file = The club file
app-own-club = Back to your club
app-find = Go to a player, a series or a screen, or do something
app-find-short = Go to…
app-find-place = screen
app-find-deed = do
app-find-nothing = Nothing is called that.
app-deed-export-standings = Export the standings
app-deed-export-series = Export the series
app-deed-print-standings = Print the standings
app-deed-restore = Restore a backup
app-deed-shown = Choose language, colours and text size
app-deed-club = Set the club’s scale, seasons and PIN
app-words-export = save file excel xlsx csv spreadsheet share download
app-words-print = paper pdf printer
app-words-backup = backup copy safe save restore
app-words-undo = back revert take
app-words-redo = again repeat
app-words-shown = theme look dark light contrast english french german dutch font size display preferences settings options
app-words-settings = points scale season pin password lock name settings options
app-words-help = keys keyboard help shortcut
app-words-pairings = pairings tables
app-words-wall = wall projector clock timer
app-words-club = file load other
app-words-sample = demo example try
app-own-span = Dates…
span-from = From (such as { $example })
span-to = To
span-no-date = This is no date. Write it such as { $example }.
span-turned-round = The last day comes before the first.
standings-older-seasons = Earlier seasons…
standings-fewer-seasons = Latest seasons only
standings-least = Minimum series (usually { $usual })
standings-no-least = A whole number from 1 on.
standings-columns = Columns…
standings-nothing-yet = No series has been played yet. The standings begin with the first one.
terms-results = Results
terms-sides = Sides
terms-before = Before
terms-after = After
terms-rating-note = The rating after each evening with a rated series, the latest first.
terms-match-points = Match points: { $won } × { $win } + { $drawn } × { $draw } + { $lost } × { $loss } = { $sum }
terms-average = Average: { $points } points ÷ { $series } = { $average }
terms-side-average = { $side }: { $points } points ÷ { $games } = { $average } a game
## A game in the window

live-loading = The game is being read…
live-turn = { $player } to play
live-menu = Menu
live-exited = { $count } out
live-total = Series { $total }
live-needs = { $points } more to lead
live-ahead = { $points } ahead
live-level = level
live-ahead-by-exits = ahead by tiles out
live-behind-by-exits = behind by tiles out
live-hidden = { $count ->
        [one] { $count } tile still hidden
       *[other] { $count } tiles still hidden
    }
live-turns-left = Last phase: turns left
live-pile-animals = Animals took
live-pile-humans = Humans took
live-scale = Points
live-go-to-now = Go to now
live-past = Action { $action } of { $of } is shown.
live-past-news = Action { $action } of { $of } is shown; something new has happened since.
live-garbled = “{ $typed }” is no action. Type d3 to turn up, d3-d5 to move, d3-off to leave.
live-square = { $square }: { $shows }
live-square-empty = empty
live-square-face-down = face down
live-quiet = { $count } actions in a row without a turn-up or capture: both may agree to end the game, or the organiser may end it (menu).
live-clock-start = Start the clock
live-clock-stop = Stop the clock
live-take-back = Take back the last action
live-take-back-asked = { $asks } would like to take back { $action }. { $agrees }, do you agree?
live-time-stays-used = Used time is not given back.
live-clock-goes-on = The clock goes on meanwhile.
live-both-agree = Both agree
live-take-back-organiser = Take back as organiser
live-organiser-takes = { $action }, which { $player } played last, is taken back.
live-organiser-more = The organiser may take back a turn-up too. The tile stays the same, and the game is marked as seen. A reason is needed.
live-take-back-now = Take it back
live-reason = Reason
live-turns-opposite = Turn for the player opposite
live-turns-nothing = nothing
live-turns-board = the board
live-turns-panels = the panels
live-turns-more = For two who sit face to face at a flat screen: the board turns to whoever plays, or each player’s panel always faces that player.
live-your-turn = Your turn
live-turns-of-yours = { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
live-option-animated = Let tiles move
live-alone = Board alone (F11)
live-not-alone = Show the panel (F11)
live-agree = End by agreement
live-agree-each = Each of the two says so for oneself:
live-agrees = { $player } agrees
live-concede = Concede
live-concede-title = Does { $player } concede the game?
live-concede-asked = { $from ->
    [walkover] If { $loser } concedes: { $loser } counts { $points }, { $winner } { $more } (the club’s walkover points), and { $loser } can neither win nor draw the series.
   *[other] If { $loser } concedes: { $loser } counts { $points }, { $winner } { $more }, and { $loser } can neither win nor draw the series.
}
live-adjudicate = The organiser ends the game
live-adjudicate-more = Whoever runs the evening decides, for instance when nothing more happens or the time of the round is over.
live-as-it-stands = The game ends as it stands: { $animals } (animals) { $points }, { $humans } (humans) { $more }.
live-as-given = The game ends with these points: { $animals } (animals) { $points }, { $humans } (humans) { $more }.
live-given = Other points, only with a reason (empty: as the game stands):
live-given-fault = Both points (together at most 168) and a reason are needed, or none of them.
live-end-it = End the game
live-stop = Stop here; the game is kept
live-go-on = Go on playing
live-understood = Go on
live-slept = The clock was paused
live-slept-more = The machine slept, or its time was set. What passed was not counted.
live-not-saved = Not saved: { $what }
live-not-saved-more = Nothing else can be played until this is written. What was shown before is safe.
live-the-end = the end of the game
live-retry = Try again
live-save-elsewhere = Save a copy elsewhere…
live-no-series = There is no such series.
live-interval = Game { $game } is over
live-before-first = The forest is laid out
live-start-game = Start game { $game }: { $player } plays the animals
live-enter-starts = Enter starts it.
live-rematch = Rematch
live-look-back = Look at the games
live-back = Back to the club
live-points = Points
live-exits = Out
live-cannot-win = { $player } can neither win nor draw this series any more, whatever the points ({ $faults }).
live-level-before-last = The two are level: whoever wins the last game wins the series.
live-needs-in-last = { $lead ->
        [0] Points are level, but { $other } has { $exits } more out: { $player } needs to win the last game, or to get more tiles out.
       *[other] { $player } is { $lead } behind and needs to win the last game by { $points } or more. At exactly { $lead }, tiles that left the forest decide.
    }
## The window

app-watch = Look at it
app-copy-position = Copy the position
app-position-copied = Position copied: { $position }
app-at-action = After action { $action } of { $of }
app-at-start = Start

## Learning: the rules, and a first game with hints

app-place-rules = Rules
live-option-confirms = Confirm every action
live-confirm = { $action }: press again or Enter to play it, Escape to leave it.
learn-first-game = Play a first game with hints
learn-title = Learn the game
learn-more = Read the rules with boards to try them on, or start a first game: it says what can be done and why something cannot. Nothing of it is kept.
learn-read = Read the rules
learn-again = Begin another first game
learn-stop = Stop here
learn-hints = Hints for beginners
learn-blue = Blue
learn-brown = Brown
learn-turned-up = New: { $tile }, { $points } points. { $what }
learn-fresh = On this turn { $side } may not move { $tile } that has just appeared or moved; capturing it is allowed.
learn-own-move = No return: on its next turn this tile may not go back to { $from }.
learn-captured = What is captured counts for the captor: { $points } points for { $side }, for { $prey }.
learn-last-phase = That was the last hidden tile. Each player now has { $turns } turns left, and own tiles may leave the forest through the four exits: those count as well.
learn-left = Out of the forest: { $tile } counts { $points } points for its own player.
learn-begin = All tiles lie face down. Click any of them to turn it up.
learn-sides = Blue has the animals, Brown the humans: two of you can play, or you alone for both sides.
learn-capture = On { $from }, { $tile } can capture { $prey } on { $to } for { $points } points: drag it there.
learn-leave = On { $from }, { $tile } can leave the forest for { $points } points: drag it onto the large Halali logo.
learn-turn-up-or-move = { $count ->
        [one] Turn up a tile, or move the one with a white edge.
       *[other] Turn up a tile, or move one of the { $count } with a white edge.
    }
learn-turn-up = Turn up a tile: none that lies face up can be moved.
learn-move = Move one of the tiles with a white edge.
learn-picked = Dots show where { $tile } may go, gun sights what it may capture. A click elsewhere or Escape puts it down.
learn-picked-leaves = Besides the marked squares, { $tile } may leave the forest for { $points } points: onto an open arrow or the logo.
learn-picked-nowhere = From here { $tile } can go nowhere now. Escape puts it down.
rules-title = The rules of Halali!
rules-back-to-game = Back to the game
rules-start-over = Back to the picture
rules-tiles = The tiles
rules-turn = A turn
rules-captures = Captures
rules-forbidden = Not allowed
rules-last-phase = The last phase
rules-end = End and points
rules-sets = Classic or box
rules-tile = Tile
rules-count = In the box
rules-together = Together
rules-nobody = nobody’s
rules-hunter = Moves any distance in a straight line. Captures every animal, but only in the direction of its rifle.
rules-lumberjack = Moves one square. Captures trees.
rules-fox = Moves any distance in a straight line. Captures ducks and pheasants.
rules-bear = Moves one square. Captures hunters and lumberjacks.
rules-duck = Both players move it, any distance in a straight line. Captures nothing.
rules-pheasant-steps = Both players move it, one square. Captures nothing.
rules-pheasant-flies = Both players move it, any distance in a straight line. Captures nothing.
rules-tree = Never moves. Captures nothing.
rules-tiles-intro = Halali! is a game for two in a forest of { $size } × { $size } squares. One player has the humans, whose tiles are brown, the other the animals, whose tiles are blue; the green tiles are nobody’s. At the start { $count } tiles lie face down, and the square in the middle is empty.
rules-turn-intro = The animals begin. The players take turns, and nobody may pass. On a turn one either turns up any face-down tile, or moves a tile that lies face up. Humans and animals are moved by their own player, ducks and pheasants by both, trees by nobody. A tile moves in a straight line along its row or column, over empty squares only.
rules-turn-up-example = The start of a game. Click a tile to turn it up, and go on as you like: each refusal says why.
rules-moves-example = The fox on d4 may go to every square with a dot and capture the pheasant with the gun sight. The tree and the face-down tile stand in its way. The bear on f6 moves one square only: click it.
rules-captures-intro = To capture, a tile moves onto the one that it captures, which goes to the player’s pile and counts its points there. Nobody has to capture.
rules-rifle-example = A hunter moves in all four directions, but captures only where its rifle points, at any distance. This one points east: it may capture the fox on f2, but neither the one on b2 nor the duck on d5. Rifles never turn.
rules-bear-example = A bear captures hunters and lumberjacks on the squares beside it, whichever way the rifles point.
rules-lumberjack-example = A lumberjack fells a tree by moving onto it: one square, one tree a turn.
rules-forbidden-intro = Two things are forbidden, each for one turn only. They keep the players from undoing one another’s moves for ever.
rules-no-return-example = No return: this fox came from c3 on its player’s last turn. On this turn it may not end there, not even to capture; passing over is allowed. This holds for blue and brown tiles, not for green ones.
rules-fresh-example = Fresh green: the opponent has just turned up the duck on e3. On this turn it may not be moved, but it may be captured.
rules-last-phase-intro = Once the last face-down tile is turned up, each player has exactly { $turns } turns left, beginning with the opponent of whoever turned it up. From now on own tiles may also leave the forest, through the exits in the middle of the four sides. A tile that left counts its points for its own player. Green tiles never leave.
rules-exits-example = Hunters and foxes may leave from afar: nothing stands between the fox on d3 and the exit in the north, so that it leaves in one turn. Drag it onto the arrow. In a game the large logo does the same.
rules-exit-of-bear-example = Bears and lumberjacks leave only from the exit square itself: this bear has to step onto g4 first.
rules-end-intro = Once every tile lies face up, the game ends as soon as one of these is so:
rules-end-turns = both players have used their { $turns } turns;
rules-end-no-tile = a player has no tile of the own colour left on the board;
rules-end-no-action = the player to move can do nothing.
rules-end-before = Before the last tile is turned up, a game never ends by itself, even when one side has no tile left.
rules-score = Captured tiles and own tiles that left the forest count; tiles still on the board count for nobody. More points win; at equal points more tiles that left; else the game is drawn. For example:
rules-series = Normally two games make a series, and the players swap sides for the second one. The points of both games are added, and more points win; then more tiles that left in both games; else the series is drawn.
rules-sets-intro = Two sets of rules are known, and each series says by which it is played. They differ in how far a pheasant moves, and in nothing else.
rules-classic = Classic
rules-boxed = As in the box
rules-never = never moves
rules-one-square = one square
rules-any-distance = any distance
rules-all-else = Everything else
rules-the-same = the same
shortcut-arrows = On the board: to the square beside
shortcut-enter = Turn up, pick up, put down
shortcut-typed = An action typed, then Enter
shortcut-delete = The tile leaves the forest
shortcut-escape = Put down, leave it
shortcut-leaf = The action before and after
shortcut-take-back = Take back the last action of a game

## Tournaments

tournament-none = There is no such tournament.
tournament-exists = There is a tournament with the id { $id } already.
tournament-dates = From { $first } to { $last } is no span of days. Give a last day that is not before the first.
tournament-not-started = The tournament has not started. Start it first.
tournament-started = The tournament has started, so this is fixed.
tournament-finished = The tournament is over. Go on with it first if something has to change.
tournament-stage-started = Stage { $stage } has started, so this is fixed.
tournament-no-stage = There is no stage { $stage }, or it has not started.
tournament-stage-closed = Stage { $stage } is closed. Reopen it first, or correct its results.
tournament-stage-open = Stage { $stage } is not closed.
tournament-no-player = { $player } is not on the club’s list, or is a double of somebody. Add the player first.
tournament-entered = { $player } has entered already.
tournament-not-entered = { $player } has not entered. Enter the player first.
tournament-has-results = { $player } has results in round { $round }, and they stay. Whoever leaves now withdraws.
tournament-paired = { $player } plays at table { $table } in round { $round }. Change the pairings of that round first.
tournament-not-here = { $player } does not take part in round { $round }.
tournament-twice = { $player } would be twice in round { $round }. Everybody has one place in a round.
tournament-sits-out = { $player } sits out in round { $round }. Take that back first.
tournament-not-out = { $player } does not sit out in round { $round }.
tournament-left-out = Without a place in round { $round }: { $players }. Pair them, or say why they sit out.
tournament-order = The order must name everybody once; look at { $player }.
tournament-too-few = { $count ->
    [one] One player is here. It takes two.
   *[other] { $count } players are here. It takes two.
}
tournament-byes = { $count } players of round { $round } would get a bye. Pairing gives one at most; give the others by hand, or say why they sit out.
tournament-too-many-byes = { $player } has all the byes that the settings allow ({ $count }).
tournament-away = { $player } has withdrawn already.
tournament-not-away = { $player } has not withdrawn.
tournament-past = Round { $round } is past. Choose one that is not closed.
tournament-series-open = { $player } has a series in round { $round } that is not over. End it first: forfeited, as it stands, or void.
tournament-no-round = There is no round { $round }.
tournament-round-exists = Round { $round } is paired already. Change its pairings instead.
tournament-not-next = Round { $round } comes next.
tournament-round-open = Round { $round } is not closed. Close it first.
tournament-round-closed = Round { $round } is closed. Reopen it first.
tournament-round-released = Round { $round } is published already.
tournament-not-last = Round { $round } is the last one: strike that one first.
tournament-all-paired = { $count ->
    [one] The only round is paired. Plan another one, or close the stage.
   *[other] All { $count } rounds are paired. Plan another one, or close the stage.
}
tournament-no-pairing = Nobody plays at table { $table } in round { $round }.
tournament-at-table = “{ $typed }” is no table of a tournament. Write the tournament, the round and the table, such as “last/2/5”, or “last/5” for a table of its last round.
tournament-table-twice = Two pairings would be at table { $table }. Give one of them another table.
tournament-results-missing = { $count ->
    [one] The result of round { $round } at table { $tables } is missing. Enter it, or close the round without it.
   *[other] Results of round { $round } are missing at tables { $tables }. Enter them, or close the round without them.
}
tournament-need-opponents = { $count ->
    [one] Somebody has withdrawn from round { $round }, and the other player at table { $tables } needs an opponent. Pair the round again.
   *[other] Players have withdrawn from round { $round }, and the others at tables { $tables } need opponents. Pair the round again.
}
tournament-begun = { $count ->
    [one] One series that would go has games. It goes only if you name it.
   *[other] { $count } series that would go have games. They go only if you name them.
}
tournament-pinned = Table { $table } is pinned. Unpin it first.
tournament-out-of-pairing = Such a bye comes from pairing alone. Give one by hand, or say that the player is absent.
tournament-turned-up = The series has games, so somebody turned up. Correct its games instead.
tournament-no-extra = Only a drawn series of a knockout goes on, as often as the settings say.
tournament-no-series = The series { $series } of a pairing is not there, or is between others. Make the archive again, with all series of the tournament.
tournament-advance = { $count ->
    [one] One player would go on. A next stage needs two; after the last stage nobody goes on.
   *[other] { $count } players would go on. A next stage needs two; after the last stage nobody goes on.
}
tournament-groups = Everybody needs a group, numbered from 1 on without a gap; without groups in the settings nobody has one.
tournament-facts = This would not fit together: “{ $what }”. Nothing was changed; please report it.
setting-line = { $what }: { $value }
setting-match-points = Match points of a win, a draw and a loss
setting-band = Ranks that make one band
setting-most-byes = Most byes of a player
setting-requested-bye = Match points of a bye asked for
setting-absent = Match points of an absence
setting-late = Match points of every round before a late entry
tournament-setting-scale = A win must be worth at least as much as a draw, a draw at least as much as a loss, and a win from half a match point to 100.
tournament-setting-no-criteria = There is nothing to rank by. Name at least one criterion.
tournament-setting-criterion-twice = A criterion is named twice. Name each of them once.
tournament-setting-no-duplicates = Games can be compared only where all tables of a round play the same deals. Choose that, or leave the criterion out.
tournament-setting-band = A band of ranks has at least one rank.
tournament-setting-walkover = Walkover points are from 2 to 118.
tournament-setting-bye = A bye cannot give more points than a series can.
tournament-setting-requested-bye = A requested bye is worth at most a win.
tournament-setting-absent = An absence is worth at most a win.
tournament-setting-late = A round before a late entry is worth at most a win.
tournament-setting-extra-pairs = At most nine pairs of extra games are played.
tournament-setting-prizes-twice = There are prizes of that name already. Give these another name, or remove the others first.
tournament-setting-prizes = Prizes are at most 999, and at least one of them is more than nothing.
tournament-setting-rounds = A stage has from 1 to 999 rounds.
tournament-setting-groups = There is at least one group.
tournament-setting-least-series = Whoever is ranked by average has played at least one series.
tournament-setting-no-stage = A tournament has at least one stage.
tournament-setting-rounds-paired = Round { $round } is paired already. Plan at least as many rounds.
tournament-standings-live = Standings of { $tournament } so far, with round { $round } still open
tournament-preview-place = In { $tournament }, place of { $player }: { $before } → { $after }
tournament-preview-round = { $count ->
    [one] Round { $round } would be paired differently at table { $tables }. The choices then:
   *[other] Round { $round } would be paired differently at tables { $tables }. The choices then:
}
tournament-preview-keep = {"  "}– Keep the pairing: there is nothing to do.
tournament-preview-unstarted = { $count ->
    [one] {"  "}– Pair again who has not started, which changes table { $tables }: “halali tournament pair { $event } --again”.
   *[other] {"  "}– Pair again who has not started, which changes tables { $tables }: “halali tournament pair { $event } --again”.
}
tournament-preview-all = { $count ->
    [one] {"  "}– Pair all again and lose one series that has begun, { $lost }: “halali tournament pair { $event } --again --discard --why REASON”.
   *[other] {"  "}– Pair all again and lose { $count } series that have begun, { $lost }: “halali tournament pair { $event } --again --discard --why REASON”.
}
tournament-one = { $tournament } ({ $date }, id: …{ $end })
tournament-no-tournaments = There is no tournament. “halali tournament new NAME” makes one.
tournament-not-found = There is no tournament “{ $typed }”. There are:
    {"  "}{ $list }
tournament-several = “{ $typed }” can be several tournaments. Give more of the name, or the end of the id:
    {"  "}{ $list }
tournament-made = Made the tournament { $tournament }. Enter players next: “halali tournament enter last PLAYER…”.
tournament-edited = Changed { $tournament }.
tournament-prizes = { $prizes }: { $amounts }; { $among }; { $shared }.
prizes-among-all = among all
prizes-among-group = in group { $group }
prizes-among-club = among those of { $club }
prizes-among-rated = among those rated below { $rating } or not at all
prizes-split = who share a place split the prizes of their places
prizes-each = who share a place each win its prize
tournament-no-prizes = There are no prizes “{ $typed }”. There are: { $list }.
tournament-prizes-none = { $tournament } has no prizes. Add some: “halali tournament prizes add EVENT NAME --amounts 50,30,20”.
tournament-prizes-removed = The prizes { $prizes } of { $tournament } are removed.
tournament-option-idle = { $option } means nothing for this format, as far as it is still to be played. Leave it out, or choose another format.
tournament-rounds-planned = { $count ->
        [one] { $count } round is planned in { $tournament }.
       *[other] { $count } rounds are planned in { $tournament }.
    }
tournament-takes = { $tables ->
    [one] Rounds: { $rounds }. With one table this takes { $hours }:{ $minutes } hours.
   *[other] Rounds: { $rounds }. With { $tables } tables this takes { $hours }:{ $minutes } hours.
}
tournament-ends-at = It ends at about { $time }.
tournament-advice-swiss = Players: { $players }. Rounds planned: { $rounds }; { $recommended } are enough for one winner, and { $most } is the most without repeats.
tournament-advice-rounds = Players: { $players }. Rounds: { $rounds }.
simulated = Events: { $events }. { $format }. Players: { $players }. Seed: { $seed }.
simulated-avoids = Pairs kept apart: { $count }.
simulated-best = The strongest player wins { $part }% of them.
simulated-correlation = Places follow strength with a rank correlation of { $value } (1 is perfect, 0 is chance).
simulated-rounds = An event has { $rounds } rounds and { $series } series on average.
simulated-rematches = Of the series paired by score, { $rematches } are rematches, and { $floats } are between different scores.
simulated-byes = Allocated byes: { $byes }. Players with more than one: { $second }.
simulated-sides = Openings as animals and as humans are level for { $level }% of the players, differ by one for { $one }%, by two for { $two }%, by more for { $more }%.
simulated-time = It takes { $hours }:{ $minutes } hours on average.
simulated-player = player { $number }
simulated-stuck = This set-up cannot be played: { $why }
simulate-avoid = “{ $typed }” is not two players of this field. Write two different numbers from 1 to { $players } with a colon between, such as 3:8.
tournament-has-started = { $tournament } has started with { $count } players. Pair the first round next: “halali tournament pair last”.
tournament-heading = { $tournament }, { $date }: { $format }
tournament-heading-days = { $tournament }, { $from } – { $to }: { $format }
tournament-late = from round { $round } on
tournament-withdrawn = withdrawn from round { $round } on
tournament-has-withdrawn = withdrawn
tournament-fixed-table = always table { $table }
tournament-next-enter = Next: enter at least two players.
tournament-next-start = Next: start the tournament with its { $count } players.
tournament-next-over = The tournament is over. First place: { $player }.
tournament-next-extra = Next: table { $table } of round { $round } is drawn and needs another pair of games.
tournament-next-close = Next: close round { $round }, of which all results are in.
tournament-next-results = { $count ->
        [one] Next: enter the result of round { $round } that is missing, at table { $tables }.
       *[other] Next: enter the { $count } results of round { $round } that are missing, at tables { $tables }.
    }
tournament-next-pair = Next: pair round { $round }.
tournament-next-finish = Next: finish the tournament, as everything is played.
tournament-next-stage = Next: close stage { $stage }, and say how many go on.
tournament-alone = Only { $player } is left to play.
tournament-deserted = Nobody is left to play.
tournament-alone-finish = Next: finish the tournament, or let somebody come back.
tournament-alone-return = Next: enter somebody or let somebody come back, or remove the tournament.
tournament-entered-now = Entered { $tournament }: { $players }. Players in all: { $count }.
tournament-entered-late = Entered { $tournament } from round { $round } on: { $players }.
tournament-entry-removed = Removed the entry of { $player } in { $tournament }.
tournament-replaced = { $by } takes the place of { $player }.
tournament-seeded = Numbers: { $list }.
tournament-table-fixed = { $player } always sits at table { $table }.
tournament-table-free = { $player } sits at any table.
tournament-out = { $player } does not play in round { $round }: { $out }.
tournament-bye-again = { $count ->
    [one] { $player } has another bye in this tournament already.
   *[other] { $player } has { $count } other byes in this tournament already.
}
tournament-in-again = { $player } plays in round { $round } after all.
tournament-withdraw-paired = { $player } has a series at table { $table } in round { $round } that has not begun. Withdraw with --from { $round } to pair that table again, or with --series forfeit to let the opponent win.
tournament-withdraw-published = { $player } has a series at table { $table } in round { $round }, which is published, and it has not begun. Withdraw with --series forfeit to let the opponent win, or with --series void.
tournament-ends-as-it-stands = The series at table { $table } of round { $round } ends as it stands: a game that has begun is adjudicated, one that has not is not played.
tournament-ends-forfeit = { $player } forfeits what is left of the series at table { $table } of round { $round }: the opponent wins it.
tournament-ends-void = What is left of the series at table { $table } of round { $round } is void.
tournament-withdrew = { $player } has withdrawn from { $tournament } from round { $round } on.
tournament-returned = { $player } is back in { $tournament } from round { $round } on.
tournament-apart = Kept apart: { $apart }.
tournament-apart-first = { $count ->
        [one] Kept apart in the first round: { $apart }.
       *[other] Kept apart in the first { $count } rounds: { $apart }.
    }
tournament-apart-soft = Kept apart where that costs nothing graver: { $apart }.
tournament-apart-soft-first = { $count ->
        [one] Kept apart in the first round where that costs nothing graver: { $apart }.
       *[other] Kept apart in the first { $count } rounds where that costs nothing graver: { $apart }.
    }
tournament-apart-no-more = No longer kept apart: { $apart }.
tournament-two-players = “{ $typed }” is not two players. Write them with a colon between, such as “Zoë:Max”.
tournament-round-paired = { $count ->
        [one] Round { $round } is paired, at { $count } table.
       *[other] Round { $round } is paired, at { $count } tables.
    }
tournament-proposal = Proposal for round { $round }; the first of two opens as the animals:
tournament-proposed = Table { $table }: { $first } – { $second }
tournament-proposed-out = { $player }: { $out }
tournament-repeats = { $count ->
    [one] In what is left to play (rounds: { $rounds }), { $count } repeated pair or bye out of turn cannot be avoided.
   *[other] In what is left to play (rounds: { $rounds }), { $count } repeated pairs or byes out of turn cannot be avoided.
}
tournament-unsettled = Whether what is left to play (rounds: { $rounds }) can all go without repeats was too much to look through.
tournament-discards = { $count ->
        [one] { $count } series with games would be thrown away:
       *[other] { $count } series with games would be thrown away:
    }
tournament-discarded = { $first } – { $second }
tournament-pinned-now = Pinned: table { $table }, { $first } – { $second }. It stays when the round is paired again.
tournament-unpinned = No longer pinned: table { $table }, { $first } – { $second }.
tournament-compared = Round { $round } compared with the program’s own proposal:
tournament-compared-same = The same players meet.
tournament-compared-lacks = Only in the proposal: { $list }
tournament-compared-has = Only here: { $list }
tournament-compared-bye = Bye: { $before } in the proposal, here { $after }.
tournament-compared-nobody = nobody
tournament-compared-cost = What it costs: { $what }, { $other } instead of { $best }.
tournament-compared-as-good = It is just as good; the order of the numbers decided.
tournament-draft-twice = { $player } is there twice. Everybody has one place in a round.
tournament-draft-missing = { $player } is missing. Give an opponent, or the bye with --bye.
tournament-draft-unknown = { $player } does not play in this round. Leave the player out.
tournament-plays-already = plays already
tournament-left-for-later = { $first } – { $second } comes in a later round ({ $player }: { $why }).
tournament-round-of = { $tournament }, round { $round }, { $date }
tournament-nobody-came = Neither turned up: both lose.
tournament-round-published = Round { $round } is published.
tournament-no-duplicates = The tables of { $tournament } play deals of their own. “halali tournament edit EVENT --duplicates” changes that before the start.
tournament-deals-secret = The deals of round { $round } are secret until it is closed. The organiser sees them with --organiser, to lay them out on boards.
tournament-deal = Round { $round }, game { $game }: { $deal }
tournament-round-closed-now = Round { $round } is closed.
tournament-round-reopened = Round { $round } is open again.
tournament-deletes-round = Round { $round } is struck with its pairings. Series with games that go with it: { $count }.
tournament-round-deleted = Round { $round } is struck.
tournament-result = Table { $table }, { $first } – { $second }: { $outcome }
tournament-has-result = Table { $table } of round { $round } has its result: { $outcome } To correct a game: “halali series correct { $series } NUMBER GAME”.
tournament-go-on = { $count } go on, in this order: { $list }.
tournament-level-at-cut = They share the place on which the cut falls, and the number decided: { $list }.
tournament-stage-closed-now = Stage { $stage } is closed, and the next one has started.
tournament-resumed = { $tournament } goes on.
tournament-removes = { $tournament } is removed. Series with games stay in the club, outside any tournament.
tournament-removes-all = { $tournament } is removed with all its series.
tournament-removed = Removed the tournament { $tournament }.
tournament-standings-start = Standings of { $tournament } before the first round
tournament-standings-after = Standings of { $tournament } after round { $round }
tournament-crosstable-start = Crosstable of { $tournament } before the first round
tournament-crosstable-after = Crosstable of { $tournament } after round { $round }
tournament-crosstable-live = Crosstable of { $tournament } so far, with round { $round } still open
tournament-standings-group = { $title }, group { $group }
tournament-letters = Row of the opponent with + won, = drawn, - lost. b bye, r requested bye, a absent, l not yet entered, w withdrawn, f without play, n neither came, ? missing, * open, x void, p pause (rest), t through without playing.
timer-runs = Round { $round }: { $time } of { $length } left.
timer-paused = Round { $round }: paused with { $time } of { $length } left.
timer-over = Round { $round }: over for { $time }; it had { $length }.
timer-by-time-of-day = The machine was started anew, so this goes by its time of day. If that was set, correct the timer with “extend”.
timer-none = { $tournament } has no timer. Start one: “halali tournament timer start last 60”.
timer-length = A timer runs for at least a second and at most a day. Give a time in between.
timer-is-running = The timer of round { $round } is running. Pause it first.
timer-is-paused = The timer of round { $round } is paused. Resume it first.
event-page-contents = Contents
event-page-no-script = To replay games here, the browser has to run the script of this page.
event-page-replay = Replay
event-page-animals = Animals
event-page-humans = Humans
event-page-board = Board
event-page-moves = Moves
event-page-step = Action
event-page-first = To the start
event-page-back = One action back
event-page-play = Play
event-page-pause = Pause
event-page-forward = One action forward
event-page-last = To the end
event-page-close = Close
event-page-entries = Entries
event-stage-format = Stage { $stage }: { $format }
event-page-game-ended = { $game }: { $how }
event-page-counts = Game over: { $how }. What counts: { $points } ({ $exited } exited).
event-page-same-deals = All tables play the same deals: games can be replayed when every table has finished.
round-final = Final
round-semi-finals = Semi-finals
round-quarter-finals = Quarter-finals
round-last-of = Last { $players }
round-winners = Winners, round { $round }
round-losers = Losers, round { $round }
round-third-place = Third place
round-grand-final = Grand final
round-reset = Second grand final
event-page-loser-of = Loser of { $number }
tournament-not-in-table = { $first } and { $second } do not stand in one table. Choose another stage with --stage.
tournament-share-place = { $first } and { $second } share the place: they are level in everything.
tournament-above = { $first } is above { $second }. { $by }: { $more } against { $less }.
tournament-above-bracket = { $first } came farther in the bracket than { $second }.
tournament-term = round { $round } { $what } { $value }
tournament-term-median = round { $round } game { $game } { $what } { $value } (margin { $margin }, median { $median })
tournament-term-tables = round { $round } game { $game } { $what } { $value } (margin { $margin }, { $others ->
        [one] against { $others } other table)
       *[other] against { $others } other tables)
    }
tournament-term-left-out = round { $round } { $what } { $value } (left out)
tournament-term-adjusted = round { $round } { $what } { $value } (from { $base }, unplayed rounds { $change })
tournament-terms = { $player }: { $list }; in all { $sum }.
tournament-terms-between = {"; "}
tournament-they-play = { $first } and { $second } play one another in round { $round }.
tournament-they-play-not = { $first } and { $second } do not play one another in round { $round }.
tournament-why-schedule = That follows from the schedule of the round robin.
tournament-why-bracket = That follows from the bracket.
tournament-why-pinned = The pairing is pinned: the organiser decided so.
tournament-why-by-hand = The round was changed by hand: the program’s own proposal does not have it.
tournament-why-taken-apart = The round was changed by hand: the program’s own proposal has them play.
tournament-no-bye = Nobody needs a bye in round { $round }.
tournament-bye-by-hand = { $player } has the bye of round { $round } because the organiser gave it.
tournament-bye-of = { $byes ->
    [0] { $player } has the bye of round { $round }, and has had none before.
    [one] { $player } has the bye of round { $round }, after one before.
   *[other] { $player } has the bye of round { $round }, after { $byes } before.
}
tournament-bye-due = Nobody with as few byes stands lower.
tournament-had-byes = { $count ->
        [one] has had { $count } bye already
       *[other] has had { $count } byes already
    }
tournament-passed-over = { $player } comes before for it, but: { $why }
tournament-state-registration = entries
tournament-state-running = under way
tournament-state-finished = over
format-swiss = { $rounds ->
    [one] Swiss, { $rounds } round
   *[other] Swiss, { $rounds } rounds
}
format-round-robin = round robin
format-double-round-robin = double round robin
format-groups = round robin in { $groups } groups
format-double-groups = double round robin in { $groups } groups
format-knockout = knockout
format-double-knockout = double knockout
format-league = league
format-league-average = league by average, from { $least } series on
out-bye = bye
out-requested-bye = bye asked for
out-absent = absent
out-rest = rests
out-through = through without playing
status-late = not yet entered
status-series = series
criterion-enough = enough series
criterion-total-points = Total points
criterion-difference = Points difference
criterion-exited = Tiles exited
criterion-bears = Captured bears
criterion-wins = Wins
criterion-buchholz = Buchholz
criterion-median = Buchholz median
criterion-buchholz-cut = { $highest ->
    [0] Buchholz cut { $lowest }
   *[other] Buchholz without { $lowest } lowest, { $highest } highest
}
criterion-sonneborn-berger = Sonneborn-Berger
criterion-direct-encounter = Direct encounter
criterion-direct-encounter-again = Direct encounter, begun again
criterion-progressive = Progressive
criterion-opponents-rating = Opponents’ average rating
criterion-performance = Rating performance
criterion-duplicate-median = Margin against the median
criterion-duplicate-tables = Matchpoints against other tables
criterion-lot = Lot
unplayed-draw = Unplayed rounds: an opponent’s counts as a draw against itself, an own one as an opponent with one’s own score.
unplayed-only-played = Only rounds that were played count for figures about opponents.
pairing-nobody = Nobody plays in this round. Enter players, or take back that they sit out.
pairing-alone = { $player } would be alone in this round. Finish the tournament, or take back that others sit out.
pairing-nothing-fits = With what is fixed by hand somebody is left without an opponent. Take one of these wishes back.
pairing-all-played = Everything is played. Finish the tournament, or close the stage.
pairing-place = round { $round } table { $table }
pairing-waiting = The bracket goes on when results are in: { $list }.
pairing-nobody-free = Nobody of those who should meet can play in this round. Take back that somebody sits out.
pairing-fixed-twice = { $player } is pinned twice. Pin a player once in a round.
pairing-fixed-absent = { $player } is pinned, but does not play in this round. Take one of the two back.
pairing-together-and-apart = { $first } and { $second } are pinned and kept apart at once. Leave one of the two out.
pairing-even = { $player } cannot have the bye: everybody has an opponent in this round.
pairing-too-many = { $count } players are more than a round is paired for. Split the event.
pairing-last-stage = There is no stage after stage { $stage }. Finish the tournament instead.
schedule-too-few = { $players ->
    [one] One player is too few: it takes at least { $least }.
   *[other] { $players } players are too few: it takes at least { $least }.
}
schedule-too-many = { $players } players are too many: this format takes at most { $most }.
schedule-groups = { $players } players do not make { $groups } groups of at least two. Choose fewer groups.
schedule-cut = More would go on from group { $group } than play in it. Choose a smaller number.
swiss-may-run-dry = { $most ->
    [one] From round { $round } on repeats may be needed; a round robin takes one round.
   *[other] From round { $round } on repeats may be needed; a round robin takes { $most } rounds.
}
swiss-everybody-meets = Everybody meets everybody in so many rounds: choose a round robin instead.
swiss-repeats = { $most ->
    [one] From round { $round } on repeats are certain; a round robin takes one round.
   *[other] From round { $round } on repeats are certain; a round robin takes { $most } rounds.
}
broken-hard = { $first } and { $second } should be kept apart, but play.
broken-soft = { $first } and { $second } would rather be kept apart, but play.
broken-rematch = { $count ->
        [one] { $first } and { $second } have met before.
       *[other] { $first } and { $second } have met { $count } times before.
    }
broken-bye = { $count ->
    [one] { $player } has a bye again, after one before.
   *[other] { $player } has a bye again, after { $count } before.
}
verdict-so-paired = The proposal has it so.
verdict-as-good = The other way is just as good; the order of the numbers decided.
verdict-impossible = There is no complete pairing the other way.
verdict-differs = The other way is worse: { $what }, { $other } instead of { $best }.
cost-hard-avoids = players who must be kept apart
cost-second-bye = earlier byes of who gets the bye
cost-ahead = repeats and byes out of turn in the rounds ahead
cost-rematches = repeated pairs
cost-old-rematches = earlier meetings of repeated pairs
cost-bye-score = score of who gets the bye
cost-bye-seed = players numbered below who gets the bye
cost-score-gaps = sum of the squared gaps between scores
cost-soft-avoids = players who would rather be kept apart
cost-floats-running = players who leave their score group the same way twice running
cost-floats-again = earlier times of leaving the score group that way
cost-openings = earlier openings as the animals of those who open
cost-group-order = distance from the order inside score groups
column-format = Format
column-players = Players
column-rounds = Rounds
column-state = State
column-seed = No.
column-table = Table
column-animals-first = Opens as animals

## Paper

paper-latin = Words in letters that the font lacks are printed in Latin letters.
paper-imprint = { $club } · printed on { $date }
paper-imprint-plain = Printed on { $date }
paper-check-in = Check-in list
paper-name-cards = Name cards
paper-schedule = Schedule
paper-pairings = Pairings by table
paper-pairings-by-name = Pairings by name
paper-slips = Result slips
paper-score-sheets = Score sheets
paper-score-sheet = Score sheet
paper-ties = How ties were broken
paper-no-round = No round is paired yet. Pair one, then print this again.
paper-not-started = The tournament has not started yet. Start it, then print this again.
paper-nobody = Nobody has entered yet.
paper-no-bracket = This stage is no knockout, so it has no bracket.
paper-empty = There is nothing in this list.
game-number = Game { $game }
paper-signature = Signature
paper-tile = Tile
paper-each = Points each
paper-captured = captured
paper-exited = out of the forest
paper-exited-in-all = out of the forest, in all
paper-here = Here
paper-number = No. { $number }
paper-round = Round
paper-round-to-come = to come
paper-round-paired = paired
paper-round-under-way = under way
paper-round-over = over
tournament-so-far = The tournament is not over: places may still change.
paper-prize = Prize
paper-ranked-by = Players are ranked by these figures, one after the other: { $list }.
paper-no-ties = Nobody was level: the first of them decided every place.
print-ending = Name a file that ends in .pdf or .html, or a folder that ends in a stroke.
## Tournaments in the window

app-place-tournaments = Tournaments
tournaments-new = New tournament
tournaments-none = No tournament yet
tournaments-none-more = Create one: a name, how it is played, and who takes part. The program pairs every round, says why, and counts.
tournaments-none-formats = Swiss, round robin, knockout, double elimination, groups with a knockout, or a league over several evenings.
event-desk = Desk
event-crosstable = Crosstable
event-bracket = Bracket
event-statistics = Figures
event-prizes = Prizes
event-gone = This tournament is no longer there.
event-entries = Players entered: { $count }
event-has-started = Everything is ready
event-round = Round { $round }
event-round-of = Round { $round } of { $of }
event-stage = Stage { $stage }
event-group = Group { $group }
event-table = Table { $table }
event-counts = Finished: { $done } · under way: { $playing } · without a result: { $waiting }
event-table-number = Table
event-table-hint = Number and Enter: the result; number and P: the board.
event-change-pairings = Change pairings
event-close-missing = Close without all results
event-close-question = Close round { $round } although results are missing? Both players get nothing until they are entered.
event-reopen-question = Open round { $round } again? A single result can be corrected without that.
event-strike-question = Strike round { $round } with its pairings and its games?
event-resume-question = Go on with the tournament although it is over?
event-reopen = Open again
event-strike-round = Strike the round
event-resume = Go on with it
event-do-enter = Enter players
event-do-start = Start
event-do-pair = Propose round { $round }
event-do-reseat = Find opponents
event-do-release = Publish round { $round }
event-do-extra = Enter the extra games
event-do-result = Enter a result
event-do-close = Close round { $round }
event-do-advance = Next stage
event-do-finish = Finish
event-next-reseat = Next: somebody has left round { $round }; tables without an opponent: { $tables }.
event-next-release = Next: publish round { $round }, so that everybody may see it.
event-played-as = How it is played: { $format }.
event-ranked-by = Ranked by: { $list }.
event-cut = How many go on?
event-cut-groups = How many go on from each group?
event-to-tables = To the tables
event-series-page = Page of the series
event-is-live = These two are playing on the screen. The result comes in by itself.
event-correct-before = Correct the games that are in
event-why-closed = Reason, as the round is closed
event-show-changes = Show what it changes
event-changes = What the correction changes
event-correct-keep = Correct, pairings stay
event-correct-unstarted = Correct, pair free tables again
event-correct-all = Correct, pair all again
event-correct-stays = { $count ->
    [0] No round comes after this one: who plays whom does not change.
    [one] Round { $rounds } stays as it is.
   *[other] Rounds { $rounds } stay as they are.
}
event-correct-free = { $count ->
    [one] Table { $tables } of round { $round }, which has not begun, is paired again.
   *[other] { $count } tables of round { $round } that have not begun are paired again: { $tables }.
}
event-correct-again = { $count ->
    [one] Table { $tables } of round { $round } is paired again.
   *[other] { $count } tables of round { $round } are paired again: { $tables }.
}
event-correct-lost = { $count ->
    [0] No game is thrown away.
   *[other] { $games ->
        [0] What has begun at { $count ->
            [one] table
           *[other] tables
        } { $tables } is thrown away: { $series }.
        [one] One game is thrown away, at table { $tables }: { $series }.
       *[other] { $games } games are thrown away, at { $count ->
            [one] table
           *[other] tables
        } { $tables }: { $series }.
    }
}
event-no-place-moves = No place changes.
event-paired-otherwise = Round { $round } would be paired differently at tables { $tables }.
event-paired-the-same = Round { $round } would be paired as it is.
event-not-come = { $name } did not come
event-nobody-came = Neither came
event-came = They came after all
event-enter-hint = Enter goes from field to field, and from the last one on.
event-correct-hint = Nothing is written before you have seen what it changes.
event-needs-opponent = needs an opponent
event-live = game { $game } on the screen
event-missing = result missing
event-goes-on = drawn, goes on
event-after-game = after game { $game }
event-proposal = Proposal for round { $round }
event-change-round = Pairings of round { $round }
event-accept = Pair only
event-accept-publish = Pair and publish
event-accept-change = Change the pairings
event-proposal-hint = Drag a name onto another to swap the two, or press both. By keys: ↑ ↓ choose a table, ← → take a name; whoever is taken: A is absent, B asks for a bye, Delete leaves; P pins the table, Enter accepts.
event-going-out = { $name } does not play in round { $round }: { $out }; match points for it: { $points }.
event-going-leaves = { $name } leaves the tournament and is not paired from round { $round } on; results stay.
event-going-needs = { $name } at table { $table } then needs another opponent.
event-going-stays = The pairings of round { $round } stay as they are.
event-going-same = No other pair changes.
event-going-pairs = { $count ->
    [one] One pair is new: { $list }.
   *[other] { $count } pairs are new: { $list }.
}
event-going-bye = { $name } has the bye.
event-going-no-bye = Nobody has the bye any more.
event-costs = What the change costs
event-by-hand = This differs from the program’s proposal.
event-pair-rest = Pair the rest again
event-reasons = Why like this
event-breaks-nothing = No rule is broken.
event-pin = Pin
event-pinned = Pinned
event-why = Why?
event-live-standings = Live
event-after-round = After { $round }
event-by-table = By table
event-by-name = By name
event-scheduled = to come, as the schedule has it
event-not-published = not yet published
event-published = published
event-closed = closed
event-who-enters = Who takes part?
event-from-list = From the club’s list
event-from-last = Everybody of the last one
event-others-absent = Absent in round { $round }: the others ({ $count })
event-entered = { $here ->
    [0] Players: { $count }; tick whoever has come
   *[other] Players: { $count }, of them seen here: { $here }
}
event-nobody = Nobody yet. Type a name and press Enter; whoever is new comes onto the club’s list.
event-here = Here
event-kept-apart = Kept apart:
event-deeds = What can be done
event-return = Comes back
event-plays = Plays in round { $round } after all
event-asks-bye = Asks for a bye in round { $round }
event-is-absent = Absent in round { $round }
event-gets-bye = Gets the bye of round { $round }
event-strike-entry = Remove the entry
event-withdraw = Withdraws
event-fixed-table = Always at table
event-any-table = At any table
event-apart-from = Not against
event-keep-apart = Keep the two apart
event-out = round { $round }: { $out }
event-place = Place { $rank }
event-figures = Figures, each with its terms
event-why-place = Why this place
term-adjusted = { $base }, adjusted by { $more }
term-lowest = lowest, left out
term-highest = highest, left out
term-own-score = unplayed: own score
term-so-far = sum so far
prizes-amounts = Prizes from the first place on
prizes-wrong = Numbers with at most two decimals and gaps between, such as 30 20 12.50.
prizes-hint = Numbers with gaps between, such as 30 20 12.50. Cups, books and other things are named above; type 1 for each place that wins one.
prizes-none = Nothing can be won yet.
prizes-name = Name of the prizes
prizes-add = Add the prizes
prizes-more = More prizes
prizes-remove = Remove
bracket-none = There is no bracket yet.
bracket-small = Small
bracket-usual = Usual
bracket-large = Large
setup-title = Set-up
setup-make = Create
setup-usual-name = Tournament of { $date }
setup-what = What and when
setup-no-name = A tournament needs a name.
setup-day = Day
setup-last-day = Last day, if another
setup-no-number = A number from 1 on belongs here.
setup-format = How it is played
setup-started = The tournament has started: format, games and ranking are fixed.
setup-groups = Groups
setup-double = Twice, there and back
setup-third = Play for the third place
setup-average = Rank by average
setup-rounds-advised = Rounds (empty: { $rounds }, as advised)
setup-series = Games
setup-one-game = Shortest, but whoever has which side is luck.
setup-two-games = The sides are swapped, so nobody has the better one.
setup-four-games = Two games on each side: less luck, twice the time.
setup-clock = Minutes of each player on the screen
setup-no-clock = Without a clock nobody loses on time.
setup-with-clock = Whoever runs out of time loses the game.
setup-criteria = Ranking
setup-criteria-more = The first one decides; each next one only where all before are level. A true tie shares the place.
setup-no-figure = A number, or half of one, belongs here.
setup-no-whole = A whole number belongs here.
setup-no-number-between = A number from { $least } to { $most } belongs here.
setup-no-time = A time such as 19:00 belongs here.
setup-goes-on = What was typed before goes on here.
setup-afresh = Start afresh
setup-least = Ranked from how many series on
setup-go-on = How many go on (for planning)
setup-then = And then
setup-then-nothing = Nothing more
setup-then-nothing-more = The table of this stage decides who wins.
setup-then-more = The best go on to: { $stages }. Who that is, is decided when this stage is over.
setup-choices = More choices
setup-choices-more = Pairing, deals, byes and missed rounds: what most tournaments have is chosen already.
setup-choices-show = Show them
setup-choices-hide = Fewer choices
setup-order = Who plays whom among those with the same score
order-slide = Upper against lower half
order-slide-more = The first of the upper half meets the first of the lower half: even chances all along the table.
order-fold = First against last
order-fold-more = The strongest meets the weakest: favourites are spared for longer.
order-neighbours = Neighbours
order-neighbours-more = The first meets the second, the third the fourth: close series, and early clashes of the best.
order-random = By lot
order-random-more = Strength says nothing; a lot that anybody can check again does.
setup-paired-by = Paired by
paired-by-match = Match points
paired-by-match-more = Whoever has won as many series plays each other.
paired-by-points = Points of games
paired-by-points-more = Whoever has about as many points in games plays each other: high wins count.
setup-deals = Deals
deals-own = Every table its own
deals-own-more = Tiles are shuffled at every table, as always.
deals-same = The same at all tables
deals-same-more = All tables of a round lay out the same deals: results can be compared, but laying out takes longer.
setup-worth = What a series is worth
setup-win = Won
setup-draw = Drawn
setup-loss = Lost
setup-walkover = Points of a game not played
setup-worth-more = Whoever’s opponent does not come gets a win and these points for each game.
setup-bye = A bye, besides the win
bye-average = Own average
bye-average-more = Points and tiles as in the own other series: a bye neither helps nor hurts.
bye-fixed = Always the same
bye-fixed-more = Everybody gets these points and tiles: simple, but good for the weak and bad for the strong.
setup-bye-points = Points of a bye
setup-bye-exited = Tiles out of a bye
setup-most-byes = Byes at most (empty: any)
setup-missed = Rounds that somebody misses
setup-requested-bye = Asked for (empty: half a win)
setup-absent = Simply absent
setup-late = Before a late entry (empty: as absent)
setup-missed-more = Match points for each missed round. Much for a missed round invites people to stay away.
setup-unplayed = Unplayed rounds in the figures about opponents
unplayed-as-draw = As a draw against oneself
unplayed-as-draw-more = Nobody gains or loses much by an opponent who did not come.
unplayed-not = Only played ones
unplayed-not-more = Whoever missed a round has fewer opponents that count, and less of these figures.
setup-leaving = If somebody leaves a round robin
leaves-half = As far as half is played
leaves-half-more = Before half of the series the played ones are struck; after that the others win theirs.
leaves-wins = The others win
leaves-wins-more = What is played stays, and whoever is still to come wins.
leaves-annul = All is struck
leaves-annul-more = The table looks as if this player had never entered.
setup-drawn = If extra games of a knockout are drawn too
drawn-seed = The better seed goes on
drawn-seed-more = Whoever stood higher before has earned it.
drawn-lot = A lot decides
drawn-lot-more = Both have the same chance.
setup-extra-pairs = Extra pairs of games
setup-trial = Try it out
setup-try-more = Plays many such tournaments in memory, with the pairing of real ones. Nothing is kept.
setup-spread = Rating of the strongest above the weakest
setup-try = Try it out
setup-trying = The set-up is being tried out …
setup-tried-before = The set-up has changed since this was tried out.
setup-tried = { $events } events played
setup-tried-rounds = { $rounds ->
    [one] With one round ({ $events } events)
   *[other] With { $rounds } rounds ({ $events } events)
}
setup-not-apart = Pairs are kept apart only in a trial with the { $players } players who have entered.
prizes-for = For whom
prizes-for-all = Everybody
prizes-for-group = One group
prizes-for-club = A group of the club
prizes-for-rated = Below a rating
prizes-for-which = Which
setup-preview = What it comes to
setup-preview-more = For planning only: nothing of this is kept.
setup-players = Players
setup-tables = Tables
setup-minutes = Minutes
setup-start = Starts at
setup-instead = Play a round robin instead
setup-remove = Remove the tournament
setup-remove-question = Remove the tournament?
setup-remove-more = Series with games can stay in the club, outside of any tournament.
setup-remove-keep = Remove, series stay
setup-remove-all = Remove with all series
kind-swiss = Swiss
kind-round-robin = Round robin
kind-knockout = Knockout
kind-double-knockout = Double elimination
kind-groups = Groups, then knockout
kind-league = League
kind-swiss-more = Everybody plays every round, against somebody with as many points. A few rounds are enough for many players.
kind-round-robin-more = Everybody plays everybody: the fairest, and the longest. The schedule is there from the start.
kind-knockout-more = Whoever loses a series is out. Short and tense, but half of the players go home after one round.
kind-double-knockout-more = Whoever loses twice is out: one bad series is not the end.
kind-groups-more = Round robins in groups, then a knockout of the best. Everybody has several series, and there is a final.
kind-league-more = Over several evenings that some may miss; pairings follow the standings.
meaning-match-points = Two for a won series, one for a drawn one.
meaning-total-points = The points of all games added.
meaning-difference = Own points less those of the opponents.
meaning-exited = Own tiles that left the forest.
meaning-bears = Bears that were captured; needs score sheets with tiles.
meaning-wins = How many series were won.
meaning-buchholz = The match points of all opponents: whoever had strong ones is ahead.
meaning-buchholz-cut = The same without the extreme opponents.
meaning-sonneborn-berger = The match points of beaten opponents, half of those drawn with.
meaning-direct-encounter = What those who are level did against each other.
meaning-direct-encounter-again = The same, begun again among those who stay level after it.
meaning-progressive = Match points after each round added: early wins count more.
meaning-opponents-rating = The average rating of the opponents at the start.
meaning-performance = The rating that the results stand for.
meaning-duplicate = Against all who played the same deal.
meaning-lot = Drawn by lot, the same whenever it is asked.

hall-view = Wall and clock
hall-timer = Round timer
hall-no-timer = No timer has been started.
hall-start = Start for round { $round }
hall-length = minutes
hall-pause = Pause
hall-resume = Go on
hall-minutes = { $minutes } min
wall-title = The wall
wall-explained = A second window, for a projector or a second screen. It shows only what is published, and results only of rounds that are closed.
wall-open = Open the wall
wall-close = Close the wall
wall-whole = Whole screen (F11)
wall-other = The wall shows { $tournament }.
wall-take-over = Show this tournament
wall-in-turn = All in turn
wall-by-table = Pairings by table
wall-by-name = Pairings by name
wall-timer = Clock
wall-notice = Notice
wall-notice-hint = What everybody is to read
wall-notice-show = Put it on the wall
wall-now = On the wall: { $what }, page { $page } of { $of }
wall-nothing = No round is published yet.
wall-no-standings = Standings come with the first round that is closed.
wall-final = Final standings
wall-after = Standings after round { $round }
wall-group = Group { $group }

papers-view = Print and files
papers-what = On paper
papers-all = Everything
papers-save = Save…
papers-files = Files
papers-files-more = The whole event as a page for the club’s site, as an archive or as game records; tables for spreadsheets. The archive has rounds too that are not published, and leaves out contacts, households and pairs kept apart.
papers-event = Whole event
papers-pairings = Pairings
papers-laid-out = The pages are being laid out…
papers-none = There is nothing on it yet.
papers-page = Page { $page } of { $of }
take-print-page = Page that prints well
take-event-page = Page for the site, with games to step through
take-archive = Archive that comes in again
