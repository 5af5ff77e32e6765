# Halali! auf Deutsch.

## Plättchen, Seiten, Richtungen

kind-hunter = Jäger
    .the = der Jäger
    .a = ein Jäger
    .count = { $count } Jäger
kind-lumberjack = Holzfäller
    .the = der Holzfäller
    .a = ein Holzfäller
    .count = { $count } Holzfäller
kind-fox = Fuchs
    .the = der Fuchs
    .a = ein Fuchs
    .count = { $count ->
        [one] { $count } Fuchs
       *[other] { $count } Füchse
    }
kind-bear = Bär
    .the = der Bär
    .a = ein Bär
    .count = { $count ->
        [one] { $count } Bär
       *[other] { $count } Bären
    }
kind-duck = Ente
    .the = die Ente
    .a = eine Ente
    .count = { $count ->
        [one] { $count } Ente
       *[other] { $count } Enten
    }
kind-pheasant = Fasan
    .the = der Fasan
    .a = ein Fasan
    .count = { $count ->
        [one] { $count } Fasan
       *[other] { $count } Fasane
    }
kind-tree = Baum
    .the = der Baum
    .a = ein Baum
    .count = { $count ->
        [one] { $count } Baum
       *[other] { $count } Bäume
    }

# Wo es darauf ankommt, welcher Jäger es ist.
hunter-with-rifle = ein Jäger, Gewehr nach { $direction }

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

# „the“ steht im Nominativ oder Akkusativ, „by“ und „of“ im Genitiv.
side-animals = Tiere
    .the = die Tiere
    .by = der Tiere
    .of = der Tiere
side-humans = Menschen
    .the = die Menschen
    .by = der Menschen
    .of = der Menschen

## Das Ende einer Partie

end-turns-used = beide Spieler haben ihre letzten fünf Züge gemacht
end-no-tile = { $side } haben kein Plättchen mehr auf dem Brett
end-no-action = { $side } haben keine erlaubte Aktion mehr

outcome-points = Partie beendet, { $end }: { $points } ({ $exited } entkommen). Sieg { $side } nach Punkten.
outcome-exits = Partie beendet, { $end }: { $points } ({ $exited } entkommen). Sieg { $side } nach entkommenen Plättchen.
outcome-drawn = Partie beendet, { $end }: { $points } ({ $exited } entkommen). Die Partie endet unentschieden.

## Warum eine Aktion abgelehnt wird

refusal-game-over = Die Partie ist beendet: { $end }.
refusal-no-tile = Auf { $at } liegt kein Plättchen.
refusal-face-down = Das Plättchen auf { $at } ist verdeckt: Es kann nur aufgedeckt werden.
refusal-face-up = { $at } ist bereits aufgedeckt: { $tile }.
refusal-tile-unknown = Was auf { $at } liegt, ist hier nicht bekannt. Bitte das aufgedeckte Plättchen nennen, zum Beispiel { $at }=F.
refusal-other-tile = Auf { $at } liegt nicht { $named }.
refusal-none-left = Kein Plättchen „{ $kind }“ kann noch aufgedeckt werden: Alle { $count } liegen offen oder in Stapeln.
refusal-not-yours = Auf { $at } gehört { $tile } zur Seite { $owner }, am Zug ist aber die Seite { $player }.
refusal-green-never-leaves = Auf { $at } liegt { $tile }: Grüne Plättchen verlassen den Wald nie.
refusal-tree-never-moves = Auf { $at } liegt ein Baum: Bäume ziehen nie.
refusal-fresh-green = Auf { $at } wurde { $tile } gerade erst vom Gegner aufgedeckt oder gezogen: In diesem Zug ist Schlagen erlaubt, Ziehen nicht.
refusal-fresh-turned-up = Auf { $at } wurde { $tile } gerade erst vom Gegner aufgedeckt: In diesem Zug ist Schlagen erlaubt, Ziehen nicht.
refusal-fresh-moved = Nach { $at } wurde { $tile } gerade erst vom Gegner gezogen: In diesem Zug ist Schlagen erlaubt, Ziehen nicht.
refusal-same-square = Ein Plättchen muss mindestens ein Feld weit ziehen.
refusal-not-in-line = { $to } liegt nicht in gerader Linie zu { $from }.
refusal-too-far = Von { $from } aus zieht { $tile } nur ein Feld weit; { $to } ist weiter entfernt.
refusal-blocked = Der Weg von { $from } nach { $to } ist versperrt: Auf { $at } liegt { $tile }.
refusal-blocked-face-down = Der Weg von { $from } nach { $to } ist versperrt: Auf { $at } liegt ein verdecktes Plättchen.
refusal-goal-face-down = Auf { $to } liegt ein verdecktes Plättchen: Es kann weder geschlagen noch übersprungen werden.
refusal-does-not-capture = Auf { $to } liegt { $prey }: Das darf { $tile } auf { $from } nicht schlagen.
refusal-rifle-points = Das Gewehr auf { $from } zeigt nach { $rifle }; { $to } liegt in Richtung { $needed }.
refusal-no-return = Keine Rückkehr: Das Plättchen auf { $from } hat { $to } im letzten Zug desselben Spielers verlassen und darf in diesem Zug nicht dorthin zurück.
refusal-exits-closed = { $count ->
        [one] Die Ausgänge öffnen sich, wenn das letzte Plättchen aufgedeckt ist: { $count } ist noch verdeckt.
       *[other] Die Ausgänge öffnen sich, wenn das letzte Plättchen aufgedeckt ist: { $count } sind noch verdeckt.
    }
refusal-no-open-exit = Kein Ausgang liegt in gerader Linie zu { $from }.
refusal-exit-stand-on = Von { $from } aus geht es nicht: Den Wald verlässt { $tile } nur von einem Ausgangsfeld selbst: d1, g4, d7 oder a4.
refusal-exit-blocked = Der Weg hinaus ist von { $from } aus auf { $at } versperrt.
refusal-nothing-to-capture = Auf { $to } gibt es nichts zu schlagen; ein einfacher Zug wird mit „-“ geschrieben.
refusal-written-as-move = Auf { $to } liegt { $prey } und würde geschlagen: Bitte { $from }x{ $to } schreiben.
allowed-rifle = Ziehen darf der Jäger in alle vier Richtungen, schlagen nur nach { $rifle }.
allowed-prey-of-hunter = Ein Jäger schlägt Bären, Füchse, Enten und Fasane.
allowed-prey-of-lumberjack = Ein Holzfäller schlägt nur Bäume.
allowed-prey-of-fox = Ein Fuchs schlägt Enten und Fasane.
allowed-prey-of-bear = Ein Bär schlägt Jäger und Holzfäller.
allowed-prey-of-none = Grüne Plättchen schlagen nichts; sie ziehen auf leere Felder.
allowed-in-line = Plättchen ziehen gerade: nach oben, unten oder zur Seite.
allowed-exits = Die Ausgänge sind d1, g4, d7 und a4.

## Stellungen

field-board = Brett
field-side = Seite am Zug
field-piles = Stapel
field-restrictions = Einschränkungen
field-turns = verbleibende Züge
field-hidden = verdeckte Plättchen

fault-face-down-centre = d4 ist zu Beginn leer und kann nicht verdeckt sein.
fault-too-many = { $found } insgesamt, offen und in Stapeln, aber die Schachtel enthält { $count }.
fault-unaccounted = Verdeckte Plättchen: { $down }; von den 48 weder offen noch in einem Stapel: { $missing }. Beide Zahlen müssen gleich sein.
fault-wrong-pile-captured = Ein Plättchen „{ $kind }“ kann nicht durch { $side } geschlagen werden.
fault-wrong-pile-exited = Ein Plättchen „{ $kind }“ kann nicht für { $side } entkommen sein.
fault-too-many-exited = Entkommene Plättchen { $side }: { $exited }; Züge dieser Seite in der Schlussphase: { $used }. Es können nicht mehr Plättchen als Züge sein.
fault-turns-too-early = Die Züge werden erst gezählt, wenn alle Plättchen aufgedeckt sind.
fault-turns-missing = Alle Plättchen sind aufgedeckt; daher müssen die verbleibenden Züge angegeben werden, etwa 5,5.
fault-too-many-turns = In der Schlussphase verbleiben höchstens 5 Züge.
fault-turns-uneven = Beide Seiten müssen gleich viele Züge übrig haben, oder die Seite am Zug einen mehr.
fault-own-move-tile = Auf { $to } liegt kein aufgedecktes Plättchen { $side }.
fault-own-move-line = Das Plättchen auf { $to } kann nicht in einem Zug von { $from } gekommen sein.
fault-own-move-origin = { $from } wurde gerade verlassen und muss daher leer sein.
fault-fresh-not-green = Auf { $at } liegt weder eine Ente noch ein Fasan.
fault-fresh-after-own-move = Auf { $at } kann nichts gerade Aufgedecktes oder Gezogenes liegen: Die Seite, die soeben gespielt hat, hat ein eigenes Plättchen gezogen.

fault-hidden-length = Angegebene verdeckte Plättchen: { $found }; verdeckt liegende Plättchen: { $down }. Beide Zahlen müssen gleich sein.
fault-hidden-too-many = { $found }, aber höchstens { $missing } können dort liegen.
fault-deal = In der Auslage: { $message }
fault-deal-centre = Es sind { $tiles } Plättchen, davon eines auf d4; eine Auslage hat 48 und lässt d4 leer.

## Was in einem Text hätte stehen sollen

unexpected = Gefunden: { $found }; erwartet: { $expected }.
found-text = „{ $text }“
found-space = ein Leerzeichen
found-character = das Zeichen { $code }
found-end-of-line = das Ende der Zeile
found-end-of-text = das Ende des Textes

expected-cell = ein Plättchenbuchstabe, „?“ oder eine Anzahl leerer Felder von 1 bis 7
expected-longest-run = eine einzige Ziffer für die ganze Folge leerer Felder, innerhalb von sieben Feldern
expected-row-end = „/“ nach sieben Feldern
expected-space = ein Leerzeichen und der nächste Abschnitt
expected-side = „a“ oder „h“
expected-pile = „-“ oder Plättchenbuchstaben in der Reihenfolge H L F B d p t
expected-comma = ein Komma
expected-own-move = „-“ oder zwei Felder
expected-fresh-square = „-“ oder ein Feld
expected-turns = „-“ oder die verbleibenden Züge beider Seiten, von 0 bis 5
expected-hidden = „-“ oder die Buchstaben N E S W L F B d p t der verdeckten Plättchen
expected-tile = ein Plättchenbuchstabe N E S W L F B d p t
expected-square = ein Feld von a1 bis g7
expected-action-sign = „=“, „-“ oder „x“ nach dem Feld
expected-goal = ein Feld von a1 bis g7 oder „off“
expected-empty-centre = „1“ für die leere Mitte d4
expected-end = nichts weiter
expected-tag = ein Etikett wie [Animals "…"]
expected-tag-name = ein Etikettname aus Buchstaben, Ziffern und _
expected-opening-quote = ein Wert in geraden Anführungszeichen
expected-closing-quote = ein schließendes gerades Anführungszeichen in derselben Zeile
expected-escape = „\"“ oder „\\“
expected-visible = kein Steuerzeichen
expected-closing-bracket = eine schließende eckige Klammer „]“
expected-closing-brace = „{ "}" }“ am Ende des Kommentars
expected-action-or-result = eine Aktion oder das Ergebnis
expected-named-tile = „=“ und der Buchstabe des aufgedeckten Plättchens
expected-action-before-comment = eine Aktion vor dem ersten Kommentar
expected-turn-number = die Nummer des Zuges und ein Punkt vor einer Aktion der Tiere
expected-no-turn-number = eine Aktion der Menschen, ohne Nummer
expected-next-game = ein Etikett der nächsten Partie oder nichts weiter
expected-result = Punkte der Tiere und der Menschen wie 34-29, oder „*“
expected-points = Punkte der Tiere und der Menschen wie 34-29
expected-unfinished-result = „*“ für eine laufende Partie
expected-exited = entkommene Plättchen der Tiere und der Menschen wie 1-2, je höchstens 5
expected-rules = classic oder boxed
expected-termination = normal, agreed, adjudicated, conceded, time, forfeit, walkover, void oder unfinished
expected-loser = animals oder humans
expected-reason = der Grund, aus dem die Punkte vergeben wurden
expected-walkover = Kampflospunkte von 2 bis 118

## Partieaufzeichnungen

record-repeated-tag = Das Etikett { $name } steht zweimal da.
record-other-result = Das Ergebnis nach den Aktionen ist { $found }, das Etikett Result sagt aber { $tag }.
record-missing-tag = Hier fehlt das Etikett { $name }.
record-tag-value = Das Etikett { $name } ist „{ $value }“; erwartet: { $expected }.
record-tag-forbidden = Das Etikett { $name } kann nicht in einer Partie stehen, deren Ende „{ $termination }“ ist.
record-tag-by-moves = Das Etikett { $name } ist „{ $value }“, die Züge ergeben aber { $moves }.
moves-result = Das Ergebnis hinter den Zügen ist { $found }, aber sie ergeben { $moves }.
record-refused = Zug { $turn } { $side }, { $action }: { $refusal }
record-instead = Oder ein früherer Buchstabe ist falsch; mit einem von diesen ist der Rest erlaubt: { $list }.
record-instead-item = { $action } in Zug { $turn } { $side }
record-instead-incomplete = Die Aufzeichnung ist zu lang, um jeden früheren Buchstaben auszuprobieren.
record-not-over = Die Partie ist nach ihrer letzten Aktion nicht beendet, ihr Ende ist aber als „normal“ angegeben.
record-over = Die Züge beenden die Partie ({ $end }); daher kann ihr Ende nicht „{ $termination }“ sein.
record-walkover-with-actions = Eine nie begonnene Partie hat keine Aktionen.
record-result = Als Ergebnis ist { $claimed } angegeben, aber mit dem Ende „{ $termination }“ ergeben diese Züge { $counted }.

## Ergebniszettel

sheet-too-many-own = { $found } auf dem Zettel (geschlagen: { $captured }, entkommen: { $exited }), aber die Schachtel enthält { $count }.
sheet-too-many-green = { $found } auf dem Zettel (geschlagen durch die Tiere: { $animals }, durch die Menschen: { $humans }), aber die Schachtel enthält { $count }.
sheet-too-many-exited = { $exited } eigene Plättchen { $side } sind als entkommen angegeben, möglich sind aber höchstens 5: eines je Zug der Schlussphase.
sheet-too-many-exited-after-capturing-all = { $exited } eigene Plättchen { $side } sind als entkommen angegeben, möglich sind aber höchstens 4, wenn alle Plättchen des Gegners geschlagen sind.
sheet-too-few-points = Mit { $exited } entkommenen Plättchen haben { $side } mindestens { $least } Punkte, nicht { $points }.
sheet-too-many-points = Mit { $exited } entkommenen Plättchen haben { $side } höchstens { $most } Punkte, nicht { $points }.
sheet-no-tiles = Mit { $exited } entkommenen Plättchen ergibt keine Kombination von Plättchen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Seite { $side }.
sheet-not-together = Jede Seite für sich ist möglich, aber nicht beide zusammen: Die Plättchen einer Schachtel ergeben nicht { $points } ({ $exited } entkommen).

## Die Vereinsdatei

store-missing = Es gibt keine Datei { $file }.
store-nothing-there = Es gibt keine Datei { $file }, aus der gelesen werden könnte. Bitte Name und Ordner prüfen.
store-exists = Es gibt bereits eine Datei { $file }. Sie wurde unverändert gelassen.
store-not-a-club = { $file } ist keine Vereinsdatei. Die Datei wurde unverändert gelassen.
store-newer = { $file } stammt von einer neueren Version des Programms (Dateiversion { $found }, hier ist höchstens { $known } bekannt). Die Datei wurde unverändert gelassen.
store-older = { $file } stammt von einer älteren Version des Programms (Dateiversion { $found }) und muss auf Version { $known } gebracht werden, kann aber nicht geschrieben werden.
store-damaged = { $file } ist beschädigt: Ein Teil ist nicht mehr lesbar. Die Datei wurde unverändert gelassen. (Einzelheit: „{ $what }“)
store-damaged-row = Die Vereinsdatei ist beschädigt: Ein Teil ist nicht mehr lesbar. (Einzelheit: Tabelle { $table }, „{ $what }“)
store-damaged-inside = Die Vereinsdatei ist beschädigt: Ein Teil ist nicht mehr lesbar. (Einzelheit: „{ $what }“)
store-changes-beside = Die letzten Änderungen an { $file } warten in einer Datei daneben (-wal), und dort kann nicht geschrieben werden. Bitte beide in einen beschreibbaren Ordner kopieren.
given-up = Vor dem Ende abgebrochen: nichts hat sich geändert.
store-busy = Ein anderes Programm oder ein anderes Fenster von diesem hält die Vereinsdatei. Nichts wurde geändert. Schließen Sie es und versuchen Sie es noch einmal.
store-full = Der Datenträger ist voll. Nichts wurde geändert.
store-unwritable = Die Vereinsdatei kann nicht geschrieben werden. Nichts wurde geändert.
store-timer = { $file } ergibt keinen Sinn, der Timer darin ist also verloren. Bitte den Timer neu starten.
store-nothing-to-undo = Es gibt nichts rückgängig zu machen.
store-nothing-to-redo = Es gibt nichts zu wiederholen.
store-faulty-copy = Die Kopie { $file } ist fehlerhaft: „{ $what }“.
store-io = { $file }: { $error }
system-not-found = Es gibt keine solche Datei und keinen solchen Ordner. Bitte den Namen prüfen.
system-denied = Der Zugriff wird verweigert. Bitte einen anderen Ort wählen oder fragen, wer dieses Gerät verwaltet.
system-full = Auf dem Datenträger ist kein Platz mehr. Bitte Platz schaffen und es noch einmal versuchen.
system-read-only = Was dort liegt, kann nur gelesen werden. Bitte einen anderen Ort wählen.
system-folder = Das ist ein Ordner. Bitte eine Datei angeben.
system-no-folder = Was als Ordner angegeben ist, ist eine Datei. Bitte den Namen prüfen.
system-name = Der Name ist zu lang oder enthält Zeichen, die dort nicht erlaubt sind. Bitte einen anderen wählen.
system-in-use = Ein anderes Programm benutzt das gerade. Bitte dort schließen und es noch einmal versuchen.
system-exists = Etwas mit diesem Namen gibt es bereits. Bitte einen anderen wählen.
system-other = Das System meldet: „{ $error }“
store-migration = Die Vereinsdatei konnte nicht auf den neuesten Stand gebracht werden. Sie wurde unverändert gelassen. (Einzelheit: „{ $error }“)
store-sqlite = Die Vereinsdatei hat das nicht angenommen. Nichts wurde geändert; bitte melden Sie den Fehler. (Einzelheit: „{ $error }“)
store-held-by = Die Vereinsdatei kann nur gelesen werden: Das Programm hat sie auf { $host } (Prozess { $process }) seit { $since } geöffnet. Dort schließen, dann hier noch einmal öffnen.
store-held = Die Vereinsdatei kann nur gelesen werden: Das Programm hat sie schon an anderer Stelle geöffnet. Dort schließen, dann hier noch einmal öffnen.
store-other-names = Die Vereinsdatei kann nur gelesen werden: Sie hat noch einen anderen Namen (einen Hardlink), unter dem jemand anderes sie gleichzeitig schreiben könnte. Bitte in eine eigene Datei kopieren.
store-read-only = Die Vereinsdatei kann nur gelesen werden: Die Datei, ihr Ordner oder der Datenträger ist schreibgeschützt. In einen eigenen Ordner kopieren und die Kopie öffnen.
store-read-only-full = Die Vereinsdatei kann nur gelesen werden: Auf dem Datenträger ist kein Platz mehr. Schaffen Sie Platz, und öffnen Sie sie neu.

## Die Sicherheit der Vereinsdatei

store-disk = Der Datenträger meldet einen Fehler bei { $file }. Nichts, was bestätigt war, ist verloren. (Einzelheit: „{ $what }“)
store-altered = { $file } wurde von einem anderen Programm verändert: { $parts }. Die Datei wurde unverändert gelassen; „halali salvage“ übernimmt in eine neue Datei, was dem Verein gehört.
place-network = { $file } liegt in einem Netzwerkordner ({ $system }). Zwei Rechner könnten die Datei gleichzeitig schreiben und beschädigen: Bewahren Sie die Vereinsdatei auf diesem Rechner auf und Sicherungen im Netzwerk.
place-synchronised = { $file } liegt in einem Ordner, den { $service } synchronisiert. Dabei kann die Datei kopiert werden, während sie sich ändert, oder zwei Versionen können vermischt werden: Bewahren Sie die Vereinsdatei woanders auf und Sicherungen in diesem Ordner.
backup-reason-asked = auf Wunsch
backup-reason-daily = erste Nutzung des Tages
backup-reason-before-migration = vor der Übernahme der Datei durch ein neueres Programm
backup-reason-before-restore = vor einer Wiederherstellung
backup-reason-before-import = vor einem Import
backup-reason-before-merge = vor der Zusammenführung zweier Spieler
backup-list-empty = Es gibt noch keine Sicherungen.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
backup-made = Sicherung angelegt: { $file }
backup-heading-moment = Angelegt (UTC)
backup-heading-reason = Anlass
backup-heading-file = Datei
desk-not-whole = Der Datenträger ist voll. Was getan wurde, ist gespeichert, wartet aber in einer Datei neben { $file } (-wal): Bitte beide zusammenlassen, bis wieder Platz ist.
backup-failed = Die Sicherung des Tages konnte nicht angelegt werden. { $error }
restore-confirm = { $file } tritt an die Stelle von { $club }.
restore-done = { $file } ist jetzt auf dem Stand von { $backup }.
restore-no-backup = Es gibt keine Sicherung, die in Ordnung ist.
damage-last-good = Die letzte gute Kopie ist { $file }. „halali restore latest“ setzt sie an die Stelle der beschädigten Datei, die aufbewahrt wird.
damage-salvage = „halali salvage { $file } NEU“ übernimmt in eine neue Datei, was lesbar ist, und listet den Rest auf.
check-good = { $file } ist in Ordnung.
check-faults =
    { $count ->
        [one] { $file } hat einen Fehler.
       *[other] { $file } hat { $count } Fehler.
    }
fault-database = Die Datenbank ist beschädigt: „{ $what }“
fault-schema-missing = Es fehlt: { $part }
fault-schema-altered = Von einem anderen Programm verändert: { $part }
fault-schema-foreign = Von einem anderen Programm angelegt: { $part }
fault-row = Eine Zeile der Tabelle { $table } ist beschädigt: „{ $what }“
fault-log = Im Protokoll fehlt ein Eintrag, oder es wurde verändert: Eintrag { $number } folgt nicht aus den vorhergehenden.
fault-undo = Eintrag { $entry } des Protokolls kann weder rückgängig gemacht noch wiederholt werden: Die Daten dafür sind beschädigt.
salvage-done = Was lesbar war, steht in { $file }.
salvage-all = Es fehlt nichts.
salvage-missing =
    { $count ->
        [one] Eines fehlt:
       *[other] { $count } Dinge fehlen:
    }
missing-player = Was über einen Spieler bekannt war, von dem nur der Name { $name } bleibt (Id { $id })
missing-series = Die Serie vom { $what }
missing-series-unknown = Eine Serie, über die sonst nichts bekannt ist (Id { $id })
missing-game = Partie { $number } der Serie vom { $what }; sind spätere Partien vorhanden, ist sie jetzt annulliert
missing-club = Die Einstellungen des Vereins
missing-season = Eine Saison (Id { $what })
missing-tournament = Das Turnier { $name }
missing-round = Runde { $round } von { $tournament }
missing-entry = Die Meldung von { $player } in { $tournament }
missing-event = Was in einer Partie am Bildschirm ab hier geschah (Id, Ereignis): { $what }
missing-row = Eine Zeile der Tabelle { $table }: { $what }
missing-pages = Was sonst noch auf den beschädigten Seiten der Tabelle { $table } stand
missing-log = Das Protokoll ab Eintrag { $from }
missing-undo = Was zum Rückgängigmachen nötig ist: Nichts von früher kann rückgängig gemacht werden
restore-kept-backup = Der vorherige Stand ist als { $file } aufbewahrt; „halali restore latest“ bringt ihn zurück.
restore-kept-damaged = Die beschädigte Datei ist als { $file } aufbewahrt.

## Befehle, die abgelehnt werden

store-no-player = Es gibt keinen Spieler { $player }.
store-player-exists = { $player } steht bereits auf der Liste.
store-player-has-series = { $player } hat Serien, die erhalten bleiben; bitte stattdessen archivieren.
store-player-archived = { $player } ist bereits archiviert.
store-player-not-archived = { $player } ist nicht archiviert.
store-player-merged = { $player } wurde mit { $into } zusammengeführt.
store-birth-year = { $year } kann kein Geburtsjahr sein: Es muss zwischen 1850 und 2200 liegen.
store-notes = Die Notizen können nicht gespeichert werden: { $fault }
store-date = { $date } kann nicht das Datum einer Serie sein: Die Jahreszahl muss vier Ziffern haben.
store-no-series = Es gibt keine Serie { $series }.
store-series-exists = Die Serie { $series } ist bereits erfasst.
store-paired = Diese Serie gehört zu Runde { $round } von { $tournament }: Die Paarung wird dort geändert. Partien und Datum können hier geändert werden.
store-both-entered = { $from } und { $into } sind beide für { $tournament } gemeldet, es sind also zwei Personen. Ist eine der Meldungen falsch, bitte zuerst dort streichen oder ersetzen.
store-reason-needed = Das ändert, was in { $tournament } abgeschlossen war. Nichts wurde geändert; bitte einen Grund angeben.
store-series-closed = Die Serie ist abgeschlossen.
store-series-complete = Die Serie hat alle ihre Partien; es gibt nichts abzuschließen.
store-game-under-way = Partie { $game } läuft noch.
store-no-game = Die Serie hat keine Partie { $game }.
store-walkover-points = Partie { $game }: Kampflospunkte gehen von 2 bis 118, nicht { $points }.
store-walkover-with-score = Partie { $game } wurde nie begonnen; also kann niemand Punkte oder entkommene Plättchen haben.
store-given-points = Partie { $game }: { $points } Punkte wurden vergeben, aber die Schachtel enthält 168.
store-no-reason = Partie { $game }: Punkte, die die Spielleitung vergibt, brauchen einen Grund.
store-same-player = Niemand spielt gegen sich selbst.
store-too-many-games = { $games } Partien in einer Serie von { $length }.
store-same-sides = Partie { $game }: Dieselbe Person hatte zweimal nacheinander die Tiere; das muss die Spielleitung erlauben.
store-too-long = Ein Name hat höchstens 1000 Zeichen.
export-over-club = { $file } ist eine Vereinsdatei oder gehört zu einer: Kein Export tritt an ihre Stelle.
store-blank = Davon ist nichts zu sehen.
store-control-character = Darin steht ein Zeichen, das nicht angezeigt werden kann ({ $code }).
store-refused-part = Eintrag { $part }: { $why }
store-other-rules = Die Partie wurde nach Version { $found } der Regeln gespielt; dieses Programm kennt Version { $known }. Ihr Ergebnis bleibt bestehen, aber ihre Züge können nicht nachgespielt werden.
store-traces-left = Der Spieler ist jetzt anonym. Ein anderes Programm liest die Vereinsdatei; daher bleiben Spuren daneben, bis jenes Programm sie geschlossen hat und die Datei noch einmal geöffnet wurde.
store-drafts-left = Der Spieler ist jetzt anonym; ein halb ausgefülltes Formular neben der Vereinsdatei ist aber noch nicht neu geschrieben: { $why } Das beheben und den Verein noch einmal öffnen; der Rest geschieht dann.
store-went-on = Das Ende einer Partie kann nicht wiederholt werden: In dieser Partie ist seither etwas anderes geschehen.
store-anonymous = { $player } wurde auf Wunsch anonymisiert: Über diese Person wird nichts mehr aufgeschrieben. Wer zurückkommt, ist ein neuer Spieler.
store-final = Einen Spieler zu anonymisieren ist endgültig und nie Teil eines Imports.
store-reason = Der Grund kann nicht angezeigt werden: { $fault }
store-merged-with-self = { $player } kann nicht mit sich selbst zusammengeführt werden.
store-players-met = { $from } und { $into } haben am { $date } gegeneinander gespielt, sind also zwei Personen.
store-not-over = Partie { $game } ist nach ihren Zügen nicht beendet. Bitte angeben, wie sie endete, oder die fehlenden Züge ergänzen.
store-over = Partie { $game } ist nach ihren Zügen beendet, endete also regulär.
store-not-last-game = Partie { $game } ist nicht die letzte; Partien werden vom Ende her entfernt.
store-not-under-way = Diese Partie läuft nicht mehr.
store-stale = In dieser Partie ist inzwischen etwas anderes geschehen. Nichts wurde geändert; bitte noch einmal ansehen.
store-take-back = { $length ->
    [0] Es gibt nichts zurückzunehmen.
   *[other] { $count } Aktionen können nicht zurückgenommen werden: Die Partie hat { $length }.
  }
store-take-back-turn-up = Ein aufgedecktes Plättchen wurde gesehen: Nur die Spielleitung kann das rückgängig machen, mit einem Grund.
store-no-reason-to-undo = Um Aktionen rückgängig zu machen, ist ein Grund nötig.
store-not-practice = Freies Zurücknehmen gibt es nur in Übungsserien.
store-no-clock = Diese Partie hat keine Uhr.
store-no-season = Es gibt keine Saison { $season }.
store-season-exists = Es gibt bereits eine Saison { $season }.
store-season-span = Die Saison endet ({ $last }), bevor sie beginnt ({ $first }).
setting-scale = Matchpunkte: Ein Sieg zählt mindestens so viel wie ein Unentschieden, ein Unentschieden mindestens so viel wie eine Niederlage, und ein Sieg höchstens 100.
setting-walkover = Kampflospunkte gehen von 2 bis 118.
setting-least-series = Die Mindestzahl der Serien ist 1 oder mehr.
setting-rating = Die Start-Wertungszahl geht von 0 bis 5000.
setting-deviation = Die Start-Abweichung geht von 30 bis 350.
setting-volatility = Die Start-Volatilität geht von 0,01 bis 0,2.
setting-tau = τ geht von 0,3 bis 1,2.

## Die Befehlszeile

where-line = Zeile { $line }, Spalte { $column }: { $message }
where-column = Zeichen { $column }: { $message }
where-line-field = Zeile { $line }, Spalte { $column } ({ $field }): { $message }
where-file = { $file }, Zeile { $line }, Spalte { $column }: { $message }
where-game = { $file }, Partie { $game }, Zeile { $line }, Spalte { $column }: { $message }
where-action-column = Aktion { $number } ({ $action }), Spalte { $column }: { $message }
where-action = Aktion { $number } ({ $action }): { $message }
hidden-not-given = Es liegen Plättchen verdeckt; sie müssen im sechsten Abschnitt angegeben werden.
not-utf8 = Der Text ist nicht UTF-8; bitte in dieser Kodierung speichern.
reading-keyboard = Stellungszeilen werden von der Tastatur gelesen, bis Strg-D (unter Windows Strg-Z und Eingabetaste).
no-position = Keine Stellungszeile in der Standardeingabe.
more-positions = apply nimmt nur eine Stellungszeile, es gibt aber eine zweite.
cannot-write-done = Es ist getan, aber die Ergebnisse können nicht geschrieben werden. { $error }
cannot-read = { $file } ist nicht lesbar. { $error }
cannot-write = Die Ergebnisse können nicht geschrieben werden. { $error }
no-game = { $file }: keine Partie in dieser Datei.
check-summary = { $good ->
        [one] { $good } Partie geprüft,
       *[other] { $good } Partien geprüft,
    } { $bad } abgelehnt.

## Falscher Gebrauch der Befehlszeile

usage-invalid-value = „{ $value }“ ist kein möglicher Wert für { $argument }.
usage-possible-values = Mögliche Werte: { $values }.
usage-unknown-argument = Ein Argument „{ $argument }“ gibt es hier nicht.
usage-missing-argument = Es fehlt: { $argument }
usage-conflict = { $argument } passt nicht zu { $other }.
usage-twice = { $argument } ist zweimal angegeben.
usage-unknown-command = Einen Befehl „{ $command }“ gibt es nicht.
usage-missing-command = Es fehlt ein Befehl.
usage-not-utf8 = Die Argumente sind nicht UTF-8.
usage-dashes = Was mit einem Strich beginnt und keine Option ist, steht hinter zwei Strichen, wie in „-- -2“; der Wert einer Option steht hinter „=“.
usage-did-you-mean = Gemeint ist vielleicht: { $meant }
usage-help = „--help“ sagt, was möglich ist.

## Hilfe der Befehlszeile

help-halali = Halali! für Spielevereine. Ohne Befehl öffnet sich das Fenster.
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-arg-help = Diese Hilfe ausgeben
version-files = Liest Vereinsdateien der Versionen 1 bis { $club } und Archive bis Version { $archive }; spielt nach Version { $rules } der Regeln.
help-arg-version = Die Version ausgeben
help-arg-lang = Sprache der Meldungen: en, fr, de oder nl [Vorgabe: die des Systems]
help-rules = Die Regeln des Spiels: Stellungen, Aktionen, Aufzeichnungen, Auslagen
help-rules-more = Beispiele:
    halali rules deal 1969
    halali rules check spielabend.halali
help-rules-arg-rules = Regelwerk: classic (der Fasan zieht ein Feld weit) oder boxed (beliebig weit) [Vorgabe: classic]
help-rules-legal = Die erlaubten Aktionen jeder Stellungszeile der Standardeingabe ausgeben
help-rules-legal-more = Je eine Zeile: die erlaubten Aktionen, oder „ended“ mit dem Ergebnis und dem Grund des Endes, oder „error“. Die Stellung zu Beginn jeder Partie ist
    ???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - -
    Beispiel:
    halali rules legal < stellungen.txt
help-rules-perft = Die Aktionsfolgen einer gegebenen Länge von jeder Stellungszeile der Standardeingabe aus zählen
help-rules-perft-more = Verdeckte Plättchen müssen im sechsten Abschnitt angegeben sein. Beispiel:
    halali rules perft 4 < stellungen.txt
help-rules-perft-arg-depth = Länge der Folgen, von 0 bis 60
help-rules-apply = Aktionen ab der Stellungszeile der Standardeingabe spielen und die Zeile danach ausgeben
help-rules-apply-more = Beispiel:
    halali rules apply c4=F e4=p c4-d4 < stellung.txt
help-rules-apply-arg-actions = Aktionen wie d3, d3=F, d3-d5, d3xd5, d3-off
help-rules-check = Partieaufzeichnungen prüfen
help-rules-check-more = Beispiel:
    halali rules check spielabend.halali
help-rules-check-arg-files = Dateien mit Aufzeichnungen; - für die Standardeingabe
help-rules-deal = Die Auslagen ausgeben, die ein Startwert bezeichnet
help-rules-deal-more = Beispiel:
    halali rules deal 1969 --count 3
help-rules-deal-arg-seed = Eine 64-Bit-Zahl ohne Vorzeichen
help-rules-deal-arg-count = Anzahl der Auslagen [Vorgabe: 1]
help-rules-bench = Die Geschwindigkeit der Regeln in einem Thread messen
help-rules-bench-more = Beispiel:
    halali rules bench --seconds 2
help-rules-bench-arg-seconds = Sekunden für jede der beiden Messungen, von 0.01 bis 3600 [Vorgabe: 5]

## Zahlen und Daten

month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
short-month = { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }
date = { $day }. { $month } { $year }
short-date = { $day }. { $month } { $year }
## Die Befehle des Vereins

answer-yes = j ja y yes

desk-missing = „halali club new DATEI“ legt eine neue Vereinsdatei an.
desk-no-home = Es ist nicht bekannt, wohin Ihre Daten gehören. Bitte die Vereinsdatei angeben: --club DATEI oder die Variable HALALI_CLUB.
desk-created = Neue Vereinsdatei angelegt: { $file }
desk-nothing-changed = Nichts wurde geändert.
desk-no-change = Nichts davon würde sich ändern. „--help“ sagt, was sich ändern lässt.
desk-confirm = Fortfahren? [j/N]
desk-not-confirmed = Nichts wurde geändert.
desk-needs-yes = Nichts wurde geändert: Wo niemand gefragt werden kann, ist --yes nötig.

people-nobody = Niemand auf der Liste heißt „{ $typed }“. „halali player list“ zeigt, wer darauf steht.
people-nobody-but = Niemand auf der Liste heißt „{ $typed }“. Gemeint ist vielleicht:
    {"  "}{ $list }
people-several = „{ $typed }“ kann mehrere meinen; bitte mehr vom Namen angeben oder das Ende der Id:
    {"  "}{ $list }
people-more = … und { $count } weitere
people-one = { $name } (Gruppe: { $group }, Id: …{ $end })
people-archived = { $name } (Gruppe: { $group }, Id: …{ $end }, archiviert)

field-name = Name
field-short-name = Kurzname
field-group = Gruppe
field-household = Haushalt
field-colour = Farbe
field-birth-year = Geburtsjahr
field-contact = Kontakt
field-notes = Notizen

column-name = Name
column-group = Gruppe
column-remark = Bemerkung
column-id = Id

player-field = Die Angabe „{ $field }“ kann so nicht lauten. { $fault }
player-colour = „{ $typed }“ ist keine Farbe; bitte wie #1f6f43 schreiben.
player-birth-year = „{ $typed }“ ist kein Geburtsjahr; bitte wie 1980 schreiben.
player-namesakes = Es gibt bereits jemanden mit dem Namen „{ $name }“:
    {"  "}{ $list }
    Ist dies eine andere Person, bitte --anyway angeben.
player-added = { $player } steht auf der Liste (Id: …{ $end }).
player-edited = { $player }: geändert.
player-archived = { $player } ist archiviert.
player-restored = { $player } ist aus dem Archiv zurück.
player-remove = { $player } wird von der Liste entfernt.
player-removed = { $player } ist von der Liste entfernt.
player-merge = Alle Serien von { $from } gehen an { $into }. Das kann rückgängig gemacht werden.
player-merged = { $player } hat die Serien von beiden.
player-former = Ehemaliges Mitglied { $number }
player-anonymise = { $player } wird „{ $name }“ heißen; Name, Kontakt und alles andere, was verrät, wer es war, verschwindet aus der Datei, ihrem Protokoll und allem, was rückgängig gemacht werden kann. Das kann nicht rückgängig gemacht werden.
player-anonymised = Der Spieler heißt jetzt „{ $name }“.
player-anonymised-backups = Diese Sicherungen enthalten noch den alten Namen; bitte löschen, wenn das nicht sein darf:
    {"  "}{ $list }
player-is-guest = Gast
player-is-archived = archiviert
player-line = { $field }: { $value }

## Hilfe der Befehle des Vereins

help-arg-club = Die Vereinsdatei [Vorgabe: die Variable HALALI_CLUB, sonst eine Datei im Datenordner des Systems]
help-arg-why = Der Grund, für das Protokoll
help-arg-json = JSON ausgeben, für Programme
help-arg-yes = Nicht nachfragen
help-arg-first = Ein Spieler
help-arg-second = Der andere Spieler
help-player = Spieler: hinzufügen, bearbeiten, auflisten, archivieren, zusammenführen
help-player-more = Beispiele:
    halali player add "Zoë Martin" --group Lyon
    halali player list
help-player-arg-player = Der Name, ein Teil davon, den nur ein Spieler hat, oder das Ende der Id
help-player-arg-name = Der Name
help-player-arg-short = Ein kürzerer Name für schmale Tabellen; "" für keinen
help-player-arg-group = Der Verein oder die Gruppe; "" für keine
help-player-arg-household = Der Haushalt; "" für keinen
help-player-arg-colour = Die Farbe in Diagrammen, etwa #1f6f43; "" für keine
help-player-arg-birth-year = Das Geburtsjahr; "" für keines
help-player-arg-contact = Wie der Spieler zu erreichen ist; "" für nichts
help-player-arg-notes = Alles Weitere; "" für nichts
help-player-arg-guest = Ein Gast, der ohne Profil spielt
help-player-arg-member = Kein Gast mehr
help-player-arg-anyway = Dies ist eine andere Person als die mit demselben Namen
help-player-arg-private = Auch Haushalt, Geburtsjahr und Kontakt zeigen
help-player-add = Einen Spieler auf die Liste setzen
help-player-add-more = Ein Name, der mit einem Strich beginnt, steht hinter zwei Strichen. Beispiele:
    halali player add "Zoë Martin" --group Köln
    halali player add --guest Max
    halali player add -- "-2"
help-player-edit = Angaben zu einem Spieler ändern oder einen Gast zum Mitglied machen
help-player-edit-more = Beispiele:
    halali player edit zoe --name "Zoë Martin-Roth" --contact ""
    halali player edit max --member --name "Max Berger"
help-player-list = Die Spieler auflisten
help-player-list-more = Groß- und Kleinschreibung und Akzente spielen keine Rolle. Felder des JSON: id, name, short_name, group, colour, guest, archived, household, birth_year, contact, notes. Beispiel:
    halali player list martin
help-player-list-arg-text = Nur Spieler, in deren Namen dies vorkommt
help-player-list-arg-all = Auch archivierte Spieler
help-player-show = Zeigen, was über einen Spieler bekannt ist
help-player-show-more = Beispiel:
    halali player show zoe --private
help-player-archive = Einen Spieler nicht mehr zur Auswahl anbieten; alle Ergebnisse bleiben
help-player-archive-more = Beispiel:
    halali player archive zoe --why "weggezogen"
help-player-restore = Einen Spieler aus dem Archiv zurückholen
help-player-restore-more = Beispiel:
    halali player restore zoe
help-player-merge = Einen Spieler und seine Dublette zusammenführen: Die Partien gehen mit
help-player-merge-more = Beispiel:
    halali player merge "zoe m." "zoe martin"
help-player-merge-arg-from = Die Dublette, die aus Listen verschwindet
help-player-merge-arg-into = Der Spieler, der bleibt
help-player-anonymise = Name und Kontaktdaten eines Spielers endgültig entfernen
help-player-anonymise-more = Das kann nicht rückgängig gemacht werden. Beispiel:
    halali player anonymise zoe
help-player-anonymise-arg-name = Wie der Spieler danach heißt [Vorgabe: Ehemaliges Mitglied 1, 2, …]
help-player-remove = Einen Spieler entfernen, der keine Serien hat
help-player-remove-more = Beispiel:
    halali player remove zoe
help-club = Die Vereinsdatei: neu anlegen, Einstellungen
help-club-more = Beispiele:
    halali club new "Sommerspiele.halaliclub"
    halali club set --name "Sommerspiele"
help-club-new = Eine neue, leere Vereinsdatei anlegen
help-club-new-more = Beispiel:
    halali club new "Spielekreis Süd.halaliclub"
help-club-new-arg-file = Die neue Datei

## Serien und ihre Partien

entry-game = Partie { $game }: { $fault }
entry-no-side = Wer hatte die Tiere? Bitte hinter den Spieler schreiben, etwa „Zoë Tiere 40+1, Max Menschen 30+0“.
entry-two-endings = Eine Partie endet nur auf eine Weise.
entry-two-losers = Nur ein Spieler kann sie anders als auf dem Brett verloren haben; waren es beide, bitte „annulliert“ schreiben.
entry-both-one-side = Ein Spieler hatte die Tiere, der andere die Menschen.
entry-not-read = „{ $text }“ ist nicht lesbar. Ein Spieler hat Punkte und entkommene Plättchen wie 40+1 oder geschlagene und entkommene Plättchen wie HHd/F; eine Partie kann enden durch: aufgegeben, Zeit, gegangen, abwesend, vereinbart, Schiedsspruch, annulliert, unbeendet.
entry-whose = „{ $text }“: Zu wem gehört das? Bitte den Spieler davor schreiben.
entry-who = „{ $name }“ ist nicht eindeutig einer der beiden Spieler { $first } und { $second }. Bitte mehr vom Namen schreiben oder das Ende der Id.
entry-twice = { $player } hat zweimal Zahlen.
entry-no-figures = Die Punkte und entkommenen Plättchen von { $player } fehlen. Nichts ist nicht null: Für keine bitte 0+0 schreiben.
entry-no-exits = Die entkommenen Plättchen von { $player } fehlen: Für keine bitte { $points }+0 schreiben.
entry-mixed = Bitte für beide Spieler Punkte und entkommene Plättchen schreiben oder für beide die Plättchen der Stapel.
entry-given-to-both = Bitte die vergebenen Punkte beider Spieler schreiben, etwa „erhält Zoë 40, erhält Max 30, weil das Brett umfiel“.
entry-reason-alone = Ein Grund steht bei vergebenen Punkten; jeder andere kommt mit --why ins Protokoll.
entry-one-game = { $file } enthält { $games } Partien, gefragt ist aber eine: Bitte ihre Nummer anhängen, etwa { $file }#1.
entry-no-record = { $file }: Eine solche Partie ist nicht darin.
entry-not-from-start = Die Aufzeichnung beginnt nicht am Anfang einer Partie.

game-figures = { $points }+{ $exited }
game-side = { $side } { $figures }
game-side-board = { $side } { $figures } ({ $board } auf dem Brett)
game-agreed = vereinbart
game-adjudicated = durch Schiedsspruch
game-adjudicated-because = durch Schiedsspruch: { $reason }
game-void = annulliert
game-unfinished = läuft noch
game-conceded = { $loser } hat aufgegeben
game-time = { $loser } hat die Zeit überschritten
game-forfeit = { $loser } hat den Tisch verlassen
game-walkover = { $loser } ist nicht angetreten
game-fault = Partie { $game }: { $how }
game-consequence = Partie { $game }: { $loss }. Für { $loser } zählen { $points }, für { $winner } { $more }, und { $loser } kann die Serie weder gewinnen noch unentschieden spielen.

series-heading = Serie vom { $date } (Id: …{ $end })
series-incomplete = { $games ->
        [one] Unvollständig: { $games } von { $length } Partien ist beendet.
       *[other] Unvollständig: { $games } von { $length } Partien sind beendet.
    }
series-no-result = Kein Ergebnis: Alle Partien sind annulliert.
series-won-by-points = { $winner } gewinnt nach Punkten.
series-won-by-exits = Punktgleich; { $winner } gewinnt nach entkommenen Plättchen.
series-won-by-fault = { $winner } gewinnt, gleich wie die Punkte stehen: { $loser } kann weder gewinnen noch unentschieden spielen ({ $faults }).
series-drawn = Unentschieden: gleich viele Punkte und entkommene Plättchen.
series-drawn-by-decision = Unentschieden: abgeschlossen, bevor alle Partien gespielt waren.
series-is-practice = Übung: Sie zählt nicht.
series-awaits-decision = Partie { $game } ist nicht zu Ende und lässt sich hier nicht weiterspielen: Die Spielleitung muss sie durch eine Entscheidung beenden.
series-awaits-decision-how = „halali series close { $end }“ beendet sie, wie sie steht, und schließt die Serie ab, mit --void zählt die Partie nicht; „halali series correct { $end } { $game } PARTIE“ sagt, wie sie ausging.
series-figures = Zahlen: Punkte + entkommene Plättchen.
series-is-extra = Zusatzpartien eines K.-o.-Turniers: Sie zählen zwischen diesen beiden, aber in keiner Rangliste und keiner Wertung.
series-close = Die Serie wird abgeschlossen, wie sie steht; nicht begonnene Partien werden nicht mehr gespielt.
series-close-adjudicated = Partie { $game } endet durch Schiedsspruch, wie sie steht; die Serie ist abgeschlossen.
series-close-void = Partie { $game } ist annulliert; die Serie ist abgeschlossen.
series-remove-game = Partie { $game } wird entfernt.
series-remove = Die Serie vom { $date } zwischen { $first } und { $second } wird mit ihren Partien entfernt.
series-removed = Die Serie ist entfernt.
series-several = Mehrere Serien enden auf „{ $typed }“; bitte mehr von der Id angeben.
series-nowhere = Es gibt keine Serie „{ $typed }“. „halali series list“ zeigt die Enden der Ids; die zuletzt angelegte heißt „last“.
series-same-evening = Zwischen diesen beiden gibt es an diesem Datum bereits eine andere Serie (Id: …{ $end }). „halali undo“ macht diese rückgängig.

outcome-incomplete = unvollständig ({ $games }/{ $length })
outcome-none = kein Ergebnis
outcome-draw = unentschieden
outcome-practice = { $outcome } (Übung)
outcome-not-played = { $outcome } (nicht gespielt)
outcome-extra = { $outcome } (Zusatzpartien)

preview-result = Vorher: { $before }
    Nachher: { $after }
preview-place = Platz von { $player }: { $before } → { $after }
preview-place-in-club = In der Rangliste des Vereins Platz von { $player }: { $before } → { $after }

column-date = Datum
column-player = Spieler
column-points = Punkte
column-result = Sieger
column-game = Partie
column-ended = Ende
column-total = Gesamt
sheet-side = { $player }: Seite
sheet-points = { $player }: Punkte
sheet-exited = { $player }: entkommene Plättchen

help-series = Serien: erfassen, berichtigen, auflisten
help-series-more = Beispiele:
    halali series record zoe max -g "zoe tiere 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series list --player zoe
help-series-arg-series = Das Ende der Id, wie es Listen zeigen, „last“ für die zuletzt angelegte, oder ein Tisch eines Turniers: TURNIER/RUNDE/TISCH
help-series-arg-game = Eine Partie, etwa „Zoë Tiere 40+1, Max Menschen 30+0“
help-series-arg-rules = Regelwerk: classic oder boxed [Vorgabe: classic]
help-series-arg-same-sides = Als Spielleitung zweimal nacheinander dieselben Seiten erlauben
help-series-record = Eine Serie von Ergebniszetteln erfassen
help-series-record-more = Eine Partie wird in Teilen mit Kommas dazwischen geschrieben: ein Spieler, die Seite, Punkte und entkommene Plättchen. Nach der ersten Partie wechseln die Seiten von selbst. Statt 40+1 gibt HHd/F die geschlagenen und die entkommenen Plättchen an (H L F B d p t, - für keine). Wie eine Partie endete: „Max aufgegeben“, „Max Zeit“, „Max gegangen“ (hat den Tisch verlassen), „Max abwesend“ (ist nicht angetreten), „vereinbart“, „Schiedsspruch“, „annulliert“, „unbeendet“; Punkte, die die Spielleitung vergibt: „erhält Zoë 40, erhält Max 30, weil das Brett umfiel“. „@spielabend.halali“ nimmt die Partien einer Datei mit Aufzeichnungen, „@spielabend.halali#2“ eine davon. Beispiele:
    halali series record zoe max -g "zoe tiere 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series record zoe max --date 2026-11-28 -g "max tiere HHLd/F, zoe FBddt/H" -g "max menschen 12+0, zoe 9+0, max aufgegeben"
    halali series record zoe max -g "zoe tiere, max abwesend" --games 1
help-series-record-arg-date = Das Datum des Spielabends [Vorgabe: heute]
help-series-record-arg-games = Wie viele Partien sie hat: eine oder eine beliebige gerade Zahl [Vorgabe: 2]
help-series-record-arg-practice = Übung, die nicht zählt
help-series-add-game = Die nächste Partie einer Serie hinzufügen
help-series-add-game-more = Die Partie wird wie bei „series record“ geschrieben; ohne andere Angabe wechseln die Seiten. Beispiel:
    halali series add-game last "zoe 35+2, max 20+0"
help-series-correct = Eine Partie berichtigen
help-series-correct-more = Die Partie wird wie bei „series record“ geschrieben, und zwar ganz; ohne andere Angabe bleiben die Seiten. Zuerst wird gezeigt, was sich ändert. Beispiel:
    halali series correct last 2 "zoe 25+2, max 20+0" --why "Zettel falsch gelesen"
help-series-correct-arg-number = Die Nummer der Partie, ab 1
help-series-correct-arg-preview = Nur zeigen, was sich ändern würde
help-series-close = Eine Serie, der Partien fehlen, abschließen, wie sie steht
help-series-close-more = Beispiel:
    halali series close 3f9a --why "Max musste gehen"
help-series-close-arg-void = Eine begonnene Partie annullieren, statt sie zu zählen, wie sie steht
help-series-edit = Spieler, Datum oder Art einer Serie ändern
help-series-edit-more = Beispiel:
    halali series edit last --date 2026-11-28 --replace max "Max Berger"
help-series-edit-arg-replace = Einer ihrer Spieler und wer es in Wahrheit war
help-series-edit-arg-date = Das Datum des Spielabends
help-series-edit-arg-games = Wie viele Partien sie hat: eine oder eine beliebige gerade Zahl
help-series-edit-arg-practice = Sie ist Übung, die nicht zählt
help-series-edit-arg-counted = Sie zählt doch
help-series-remove-game = Die letzte Partie einer Serie entfernen
help-series-remove-game-more = Beispiel:
    halali series remove-game last
help-series-remove = Eine Serie mit ihren Partien entfernen
help-series-remove-more = Beispiel:
    halali series remove 3f9a
help-series-list = Die Serien auflisten
help-series-list-more = Beispiele:
    halali series list --player zoe --from 2026-09-01
    halali series list --incomplete
help-series-list-arg-player = Nur Serien dieses Spielers
help-series-list-arg-incomplete = Nur Serien, denen Partien fehlen
help-series-show = Eine Serie mit ihren Partien zeigen
help-series-show-more = Felder des JSON: id, date, players, purpose, length, closed, games (number, animals und humans mit player, points, exited, counted_points, counted_exited; termination, awaits_decision, loser, reason; rules, recorded, piles), result (outcome, winner, by, points, exited). Beispiel:
    halali series show last --json

## Partien an der Tastatur

play-verb-help = hilfe ?
play-verb-back = zurück zurueck
play-verb-undo = rückgängig rueckgaengig
play-verb-pause = pause
play-verb-resume = weiter
play-verb-agree = vereinbaren vereinbart
play-verb-concede = aufgeben
play-verb-forfeit = gegangen
play-verb-adjudicate = schiedsspruch
play-verb-void = annullieren
play-verb-quit = beenden ende
play-help =
    d3            Plättchen auf d3 aufdecken      d3-d5   ziehen      d3xd5   schlagen       d3-off   den Wald verlassen
    zurück [N]    die letzten N Aktionen zurücknehmen; beide Spieler stimmen zu, und nie über ein Aufdecken hinaus
    rückgängig N GRUND   die Spielleitung macht die letzten N Aktionen rückgängig, auch über ein Aufdecken hinaus; die Partie gilt dann als gesehen
    pause, weiter die Uhr
    vereinbaren   beide Spieler beenden die Partie, wie sie steht
    aufgeben [SPIELER]   wer am Zug ist oder genannt wird, gibt auf
    gegangen SPIELER     der genannte Spieler hat den Tisch verlassen
    schiedsspruch [A-H GRUND]   die Spielleitung beendet die Partie, wie sie steht, oder vergibt mit Grund Punkte (Tiere zuerst)
    annullieren   die Spielleitung lässt die Partie nicht zählen
    beenden       hier aufhören; „halali game play“ setzt bei derselben Aktion fort
    Eine leere Zeile zeigt das Brett noch einmal.
play-unknown = { $fault } „hilfe“ zeigt, was eingegeben werden kann.
play-count = Bitte angeben, wie viele Aktionen, etwa „zurück 2“.
play-given = Bitte Punkte und Grund angeben, Tiere zuerst, etwa „schiedsspruch 30-20 das Brett fiel um“.
play-none = Von dieser Serie läuft keine Partie. „halali game start“ beginnt eine.
play-nobody = „{ $typed }“ ist keiner der beiden Spieler.
play-no-deal = Eine solche Auslage gibt es nicht.
play-duplicate-seed = Alle Tische dieser Runde spielen dieselben Auslagen. Bitte --seed weglassen.
play-duplicate-board = Alle Tische dieser Runde spielen dieselben Auslagen, darum ist das Brett nur dort zu sehen, wo darauf gespielt wird: „halali game play“.
play-list-none = Es läuft keine Partie.
play-awaits-decision = durch Entscheidung zu beenden
play-list-awaits-decision = „halali series show ID“ sagt, wie eine Partie durch Entscheidung beendet wird.
play-column-animals = Tiere
play-column-humans = Menschen
play-column-actions = Aktionen
play-side = { $side }: { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }, { $exited } entkommen, geschlagen { $captured }{ $left }
play-turn = { $player } ist am Zug; { $hidden ->
    [one] { $hidden } Plättchen ist
   *[other] { $hidden } Plättchen sind
  } verdeckt.
play-turn-last = { $player } ist am Zug: { $turns ->
    [one] der letzte Zug.
   *[other] noch { $turns } Züge.
  }
play-quiet = { $count } Aktionen nacheinander ohne Aufdecken oder Schlagen: Beide Spieler können das Ende „vereinbaren“, oder die Spielleitung beendet die Partie durch „schiedsspruch“.
play-slept = Der Rechner hat geschlafen, oder seine Uhrzeit wurde gestellt: Die Spieluhr ist angehalten, und nichts wurde gezählt. „weiter“ setzt fort.
play-time = { $player } hat keine Zeit mehr.
play-ends = Die Partie endet jetzt: { $how }.
play-sure = Zum Beenden „ja“ eingeben.
play-goes-on = Die Partie geht weiter.
play-ended = Die Partie ist beendet: { $how }.
play-over = Die Partie ist zu Ende.
play-stopped = Hier angehalten. „halali game play“ setzt bei dieser Aktion fort.
play-replay = Partie { $game } wird gestrichen und mit einer neuen Auslage noch einmal gespielt: { $struck }.
play-struck = { $first } { $of_first }, { $second } { $of_second }
play-replay-ended = Partie { $game } wird gestrichen und mit einer neuen Auslage noch einmal gespielt: { $struck } ({ $how }).

help-game = Partien am Bildschirm spielen, Zeile für Zeile; jede Aktion ist gespeichert, bevor sie gezeigt wird
help-game-more = Beispiele:
    halali game start last --animals zoe
    halali game play
help-game-start = Die nächste Partie einer Serie beginnen und spielen
help-game-start-more = Beispiel:
    halali game start last --animals Zoë --clock 20+5
help-game-play = Die laufende Partie einer Serie fortsetzen
help-game-play-more = Beispiel:
    halali game play last
help-game-show = Das Brett der laufenden Partie einer Serie zeigen
help-game-show-more = Beispiel:
    halali game show last
help-game-list = Die Partien auflisten, die laufen oder durch Entscheidung zu beenden sind
help-game-list-more = Felder des JSON: series, game, animals, humans, actions, awaits_decision. Beispiel:
    halali game list --json
help-game-arg-series = Die Serie: „last“, ihre Id, das Ende der Id, wie es Listen zeigen, oder ein Tisch eines Turniers: TURNIER/RUNDE/TISCH
help-game-start-arg-animals = Wer die Tiere spielt; sonst wechseln die Seiten, und der erste Spieler beginnt mit den Tieren
help-game-start-arg-rules = Die Regeln: classic (Vorgabe) oder boxed
help-game-start-arg-seed = Die Nummer der Auslage; sonst kennt sie niemand
help-game-start-arg-clock = Minuten für die Partie und Sekunden, die jede Aktion hinzufügt: 20 oder 15+10
help-game-start-arg-same-sides = Die Spielleitung erlaubt zweimal nacheinander dieselben Seiten
help-game-start-arg-replay = Die letzte Partie der Serie streichen und mit neuer Auslage noch einmal spielen
## Was aus den Serien folgt

standings-season = Saison { $season } (vom { $from } bis zum { $to })
standings-all = Alle Serien
standings-from = Serien ab dem { $from }
standings-to = Serien bis zum { $to }
standings-span = Serien vom { $from } bis zum { $to }
head-to-head = { $first } gegen { $second }: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren; { $points } zu { $against } Punkte.

column-rank = Platz
column-series = Serien
column-won = Siege
column-drawn = Unentschieden
column-lost = Niederlagen
column-match-points = Matchpunkte
column-prizes = Preise
column-amount = Betrag
column-exited = Entkommen
column-average = Durchschnitt
column-rating = Wertungszahl
column-deviation = Abweichung
column-last-evening = Letzter Spielabend
column-from = Von
column-to = Bis
column-scale = Sieg / Unentschieden / Niederlage
column-least = Mindestserien

season-nowhere = Keine Saison heißt „{ $typed }“. Es gibt:
    {"  "}{ $list }
season-several = „{ $typed }“ kann mehrere Saisons meinen; bitte mehr vom Namen angeben:
    {"  "}{ $list }
season-one = { $season } ({ $from } bis { $to })
season-none = Es gibt noch keine Saison. „halali season add“ legt eine an.
season-put = Saison { $season }: vom { $from } bis zum { $to }.
season-remove = Die Saison { $season } wird entfernt; ihre Serien bleiben.
season-removed = Die Saison { $season } ist entfernt.

help-standings = Die Rangliste einer Saison oder eines Zeitraums ausgeben
help-standings-more = Ohne Saison und Daten: die heutige Saison, sonst alle Serien. Felder des JSON: rank, player (id, name), series, won, drawn, lost, match_points, points, exited, average. Beispiele:
    halali standings --season "2026/27"
    halali standings --from 2026-09-01 --to 2026-12-31 --by average --least 5
help-standings-arg-by = total (Matchpunkte, dann Punkte, dann entkommene Plättchen) oder average (Punkte je Serie) [Vorgabe: total]
help-standings-arg-least = Nur Spieler mit mindestens so vielen Serien [Vorgabe bei average: was Saison oder Verein festlegen]
help-head-to-head = Ausgeben, wie zwei Spieler gegeneinander gespielt haben
help-head-to-head-more = Felder des JSON: players, won, drawn, lost, points, series. Beispiel:
    halali head-to-head zoe max
help-ratings = Die Wertungszahlen ausgeben, oder die eines Spielers nach jedem Spielabend
help-ratings-more = Felder des JSON: player (id, name), date, rating, deviation, volatility; für einen Spieler: player, history. Beispiel:
    halali ratings zoe
help-ratings-arg-player = Nur dieser Spieler, Abend für Abend
help-ratings-arg-all = Auch archivierte Spieler
help-season = Saisons: hinzufügen, bearbeiten, auflisten, entfernen
help-season-more = Beispiele:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
    halali season list
help-season-arg-season = Die Saison oder ein Teil ihres Namens
help-season-arg-name = Der Name
help-season-arg-win = Matchpunkte für einen Sieg [Vorgabe: die des Vereins]
help-season-arg-draw = Matchpunkte für ein Unentschieden [Vorgabe: die des Vereins]
help-season-arg-loss = Matchpunkte für eine Niederlage [Vorgabe: die des Vereins]
help-season-arg-least = Mindestzahl der Serien für die Rangliste nach Durchschnitt [Vorgabe: die des Vereins]
help-season-add = Eine Saison hinzufügen
help-season-add-more = Beispiel:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
help-season-edit = Eine Saison ändern
help-season-edit-more = Beispiel:
    halali season edit 2026 --to 2027-07-15
help-season-list = Die Saisons auflisten
help-season-list-more = Felder des JSON: id, name, from, to, win, draw, loss, least_series. Beispiel:
    halali season list
help-season-remove = Eine Saison entfernen; ihre Serien bleiben
help-season-remove-more = Beispiel:
    halali season remove 2026
help-tournament = Turniere: Meldungen, Runden, Ergebnisse, Ranglisten
help-tournament-more = Beispiele:
    halali tournament new "Autumn Cup" --rounds 5
    halali tournament enter last Zoë Max Ada Bo
    halali tournament start last
    halali tournament pair last
help-tournament-arg-event = Das Turnier: ein Teil des Namens, das Ende der Id oder „last“
help-tournament-arg-player = Der Spieler: ein Teil des Namens oder das Ende der Id
help-tournament-arg-players = Die Spieler, jeder mit einem Teil des Namens
help-tournament-arg-round = Die Runde [Vorgabe: die zuletzt gepaarte]
help-tournament-arg-from = Die erste Runde, die es betrifft [Vorgabe: die nächste]
help-tournament-arg-table = Der Tisch
help-tournament-arg-stage = Die Phase [Vorgabe: die laufende]
help-tournament-arg-after = Wie es nach dieser Runde stand [Vorgabe: mit allen Ergebnissen bisher]
help-tournament-arg-off = Es zurücknehmen
help-tournament-arg-discard = Auch Serien mit Partien verwerfen; verlangt --why
help-tournament-arg-rules = Gespielte Regeln: classic oder boxed [Vorgabe: classic]
help-tournament-arg-same-sides = Dieselben Seiten zweimal nacheinander erlauben
help-tournament-arg-format = Turnierform: swiss, round-robin, double-round-robin, knockout, double-knockout oder league [Vorgabe: swiss]
help-tournament-arg-rounds = Runden eines Schweizer Turniers oder einer Liga [Vorgabe beim Schweizer System: 5]
help-tournament-arg-groups = Gruppen eines Rundenturniers [Vorgabe: 1]
help-tournament-arg-then = Turnierform einer zweiten Phase, in die die Besten kommen; „none“ für keine
help-tournament-arg-third-place = Den dritten Platz eines K.-o.-Turniers ausspielen; „--third-place=no“ nimmt es zurück
help-tournament-arg-least = Eine Liga nach Durchschnitt werten, ab so vielen Serien; „none“ für nach Summe
help-tournament-arg-win = Matchpunkte für einen Sieg [Vorgabe: 2]
help-tournament-arg-draw = Matchpunkte für ein Unentschieden [Vorgabe: 1]
help-tournament-arg-loss = Matchpunkte für eine Niederlage [Vorgabe: 0]
help-tournament-arg-criteria = Wonach gewertet wird, in dieser Reihenfolge, mit Kommas dazwischen: match-points, total-points, points-difference, tiles-exited, captured-bears, wins, buchholz, buchholz-cut-1, buchholz-cut-2, median, sonneborn-berger, direct-encounter, direct-encounter-restart, progressive, opponents-rating, performance, duplicate-median, duplicate-matchpoints, lot [Vorgabe: match-points,total-points,tiles-exited,buchholz,direct-encounter]
help-tournament-arg-by-points = Nach Gesamtpunkten paaren, in Bändern von so vielen Plätzen; „none“ für nach Matchpunkten [Vorgabe: nach Matchpunkten]
help-tournament-arg-games = Partien einer Serie [Vorgabe: 2]
help-tournament-arg-walkover = Kampflospunkte einer Partie [Vorgabe: 35]
help-tournament-arg-bye = Was ein zugeteiltes Freilos außer einer gewonnenen Serie wert ist: average, der eigene Durchschnitt, oder fixed, fest [Vorgabe: average]
help-tournament-arg-bye-points = Punkte eines festen Freiloses, und jedes vor der ersten Serie [Vorgabe: 70]
help-tournament-arg-bye-exited = Entkommene Plättchen eines solchen Freiloses [Vorgabe: 0]
help-tournament-arg-requested-bye = Matchpunkte für ein Freilos auf Wunsch [Vorgabe: ein halber Sieg]
help-tournament-arg-absent = Matchpunkte für eine Abwesenheit [Vorgabe: 0]
help-tournament-arg-late = Matchpunkte für jede Runde vor einem späten Einstieg; „absent“ für die einer Abwesenheit [Vorgabe: absent]
help-tournament-arg-most-byes = Höchstens so viele Freilose für einen Spieler; „none“ für unbegrenzt [Vorgabe: unbegrenzt]
help-tournament-arg-withdrawal = Was ein Ausscheiden im Rundenturnier bewirkt: annul-or-wins annulliert alle Serien, wenn weniger als die Hälfte gespielt ist, sonst gewinnen die Gegner die übrigen; wins; annul [Vorgabe: annul-or-wins]
help-tournament-arg-order = Ordnung in den Punktgruppen: fold, slide, random oder neighbours [Vorgabe: slide]
help-tournament-arg-unplayed = Wie Werte der Gegner ungespielte Runden nehmen: draw, als Unentschieden gegen sich selbst, oder played-only, gar nicht [Vorgabe: draw]
help-tournament-arg-extra-pairs = Höchstens so viele Zusatzpaare von Partien nach einem Unentschieden im K.-o. [Vorgabe: 2]
help-tournament-arg-drawn-then = Wer danach weiterkommt: better-seed, die bessere Nummer, oder lot, das Los [Vorgabe: better-seed]
help-tournament-arg-duplicates = Alle Tische einer Runde spielen dieselben Auslagen, geheim bis zu ihrem Abschluss; „--duplicates=no“ nimmt es zurück
help-tournament-arg-lots = Startwert für Lose [Vorgabe: zufällig]
help-tournament-new = Ein Turnier anlegen
help-tournament-new-more = Felder des JSON: id, name. Beispiele:
    halali tournament new "Autumn Cup" --date 2026-11-28 --rounds 5
    halali tournament new "Club Cup" --format knockout --third-place
    halali tournament new "Groups" --format round-robin --groups 2 --then knockout
help-tournament-new-arg-name = Der Name
help-tournament-new-arg-date = Das Datum, oder das erste und das letzte mit zwei Punkten dazwischen [Vorgabe: heute]
help-tournament-edit = Ein Turnier ändern: vor dem Start alles, danach Name, Tage und Runden
help-tournament-edit-more = Was nicht genannt ist, bleibt. Felder des JSON: id, name. Beispiele:
    halali tournament edit last --name "Winter Cup" --date 2026-12-05
    halali tournament edit last --rounds 4 --late 1 --bye fixed --bye-points 60
help-tournament-edit-arg-name = Der neue Name
help-tournament-edit-arg-date = Das Datum, oder das erste und das letzte mit zwei Punkten dazwischen
help-tournament-rounds = Eine andere Zahl von Runden planen
help-tournament-rounds-more = Beispiel:
    halali tournament rounds last 4
help-tournament-rounds-arg-number = Zahl der Runden
help-tournament-advice = Sagen, wie viele Runden passen und wie lange es dauert
help-tournament-advice-more = Felder des JSON: players, rounds, series, minutes, end, swiss. Beispiel:
    halali tournament advice last --tables 6 --minutes 50 --start 19:00
help-tournament-advice-arg-tables = Tische [Vorgabe: genug für alle]
help-tournament-advice-arg-minutes = Minuten einer Serie [Vorgabe: 60]
help-tournament-advice-arg-between = Minuten zwischen den Runden [Vorgabe: 10]
help-tournament-advice-arg-start = Beginn der ersten Runde, etwa 19:00
help-tournament-simulate = Viele Turniere im Speicher spielen und sagen, was herauskommt
help-tournament-simulate-more = Mit einem Turnier gelten dessen Einstellungen, Spieler und Paare, die es trennt; Optionen ändern sie. Derselbe Startwert gibt dieselben Turniere. Felder des JSON: events, players, kept_apart, seed, best_wins, correlation, rounds, series, rematches, floats, byes, second_byes, openings_apart, minutes. Beispiele:
    halali tournament simulate --players 24 --format swiss --rounds 5 --drops 2 --absences 5
    halali tournament simulate --players 24 --format round-robin --groups 4 --then knockout --go-on 2
    halali tournament simulate last --events 5000 --seed 7
help-tournament-simulate-arg-events = Wie viele Turniere [Vorgabe: 1000]
help-tournament-simulate-arg-seed = Startwert für den Zufall [Vorgabe: zufällig, und wird gezeigt]
help-tournament-simulate-arg-players = Wie viele Spieler [Vorgabe: die des Turniers, sonst 16]
help-tournament-simulate-arg-spread = Wie weit der Stärkste und der Schwächste auseinanderliegen, in Wertungspunkten [Vorgabe: 600]
help-tournament-simulate-arg-strengths = Die Stärken aller Spieler, mit Kommas dazwischen
help-tournament-simulate-arg-avoid = Zwei, die nie gegeneinander spielen, mit ihren Nummern vom Stärksten an, etwa 3:8; mehrere mit Kommas dazwischen
help-tournament-simulate-arg-unrated = Niemand hat eine Wertungszahl, nach der nummeriert wird
help-tournament-simulate-arg-go-on = Wie viele in eine zweite Phase kommen, aus jeder Gruppe [Vorgabe: 4, oder 2 bei mehreren Gruppen]
help-tournament-simulate-arg-tables = Tische [Vorgabe: genug für alle]
help-tournament-simulate-arg-minutes = Minuten einer Serie [Vorgabe: 60]
help-tournament-simulate-arg-between = Minuten zwischen Runden [Vorgabe: 10]
help-tournament-simulate-arg-late-entries = In Prozent: Ein Spieler steigt spät ein [Vorgabe: 0]
help-tournament-simulate-arg-drops = In Prozent: Ein Spieler geht vor einer Runde [Vorgabe: 0]
help-tournament-simulate-arg-drops-paired = In Prozent: Ein Spieler verlässt eine gepaarte Runde [Vorgabe: 0]
help-tournament-simulate-arg-returns = In Prozent: Wer ging, kommt zu einer Runde zurück [Vorgabe: 0]
help-tournament-simulate-arg-byes = In Prozent: Ein Spieler wünscht ein Freilos [Vorgabe: 0]
help-tournament-simulate-arg-absences = In Prozent: Ein Spieler fehlt in einer Runde [Vorgabe: 0]
help-tournament-simulate-arg-walkovers = In Prozent: Einer von zweien kommt nicht an den Tisch [Vorgabe: 0]
help-tournament-simulate-arg-no-shows = In Prozent: Keiner von beiden kommt [Vorgabe: 0]
help-tournament-simulate-arg-wrong-results = In Prozent: Ein Ergebnis wird falsch erfasst und eine Runde später berichtigt [Vorgabe: 0]
help-tournament-simulate-arg-event = Das Turnier, dessen Einstellungen probiert werden: ein Teil des Namens, das Ende der Id oder „last“
help-tournament-list = Die Turniere auflisten, das neueste zuerst
help-tournament-list-more = Felder des JSON: id, name, first, last, state, players, rounds. Beispiel:
    halali tournament list
help-tournament-show = Ein Turnier zeigen: wer teilnimmt und was als Nächstes kommt
help-tournament-show-more = Felder des JSON: id, name, first, last, state, stages, settings, entries, rounds, next. Beispiel:
    halali tournament show last
help-tournament-enter = Spieler melden, vor dem Beginn oder nachträglich
help-tournament-enter-more = Beispiele:
    halali tournament enter last Zoë Max "Ada B"
    halali tournament enter last Bo --from 2
help-tournament-remove-entry = Eine Meldung ohne Ergebnisse streichen
help-tournament-remove-entry-more = Beispiel:
    halali tournament remove-entry last Bo
help-tournament-replace = Jemanden ohne Ergebnisse ersetzen
help-tournament-replace-more = Beispiel:
    halali tournament replace last Bo Cleo
help-tournament-replace-arg-by = Wer stattdessen kommt
help-tournament-statistics = Ausgeben, was ein Turnier ergibt: Partien, Seiten, höchste Partie, knappste Serie
help-tournament-statistics-more = Felder des JSON: tournament, series, face_down, points_a_game, figures, records. Beispiel:
    halali tournament statistics last
help-tournament-prizes = Was zu gewinnen ist, und wer es gewinnt
help-tournament-prizes-more = Beispiele:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes won last
help-tournament-prizes-add = Preise nach Platz hinzufügen, für alle oder für einige
help-tournament-prizes-add-more = Beispiele:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes add last "Best newcomer" --amounts 12.50 --rated-below 1500 --each
help-tournament-prizes-arg-name = Wie sie heißen
help-tournament-prizes-add-arg-amounts = Was der Erste, der Zweite und so weiter gewinnen, mit Kommas dazwischen
help-tournament-prizes-add-arg-group = Nur in dieser Gruppe eines Rundenturniers, etwa A
help-tournament-prizes-add-arg-club-group = Nur unter Spielern, deren Profil diesen Verein oder diese Gruppe nennt
help-tournament-prizes-add-arg-rated-below = Nur unter Spielern mit niedrigerer Wertungszahl am Start, oder ohne eine
help-tournament-prizes-add-arg-each = Wer einen Platz teilt, gewinnt den ganzen Preis dafür [Vorgabe: die Preise der Plätze werden geteilt]
help-tournament-prizes-remove = Preise entfernen
help-tournament-prizes-remove-more = Beispiel:
    halali tournament prizes remove last "Best newcomer"
help-tournament-prizes-list = Auflisten, was zu gewinnen ist
help-tournament-prizes-list-more = Felder des JSON: name, among, amounts, shared. Beispiel:
    halali tournament prizes list last
help-tournament-prizes-won = Sagen, wer nach der Rangliste was gewinnt
help-tournament-prizes-won-more = Felder des JSON: prizes, rank, player, amount. Beispiele:
    halali tournament prizes won last
    halali tournament prizes won last --after 3
help-tournament-seeds = Die Spieler nummerieren; wer nicht genannt ist, kommt dahinter
help-tournament-seeds-more = Beispiel:
    halali tournament seeds last Zoë Max
help-tournament-avoid = Zwei Spieler, Haushalte oder Vereine trennen
help-tournament-avoid-more = Beispiele:
    halali tournament avoid last Zoë Max
    halali tournament avoid last --households --soft --first 2
help-tournament-avoid-arg-households = Spieler desselben Haushalts
help-tournament-avoid-arg-clubs = Spieler desselben Vereins oder derselben Gruppe
help-tournament-avoid-arg-soft = Nur wo es nichts Schwereres kostet
help-tournament-avoid-arg-first = Nur in den ersten so vielen Runden
help-tournament-fix-table = Einen Spieler immer an denselben Tisch setzen; ohne Tisch an beliebige
help-tournament-fix-table-more = Beispiel:
    halali tournament fix-table last Zoë 1
help-tournament-sit-out = Sagen, dass ein Spieler in einer Runde aussetzt [Vorgabe: Freilos auf Wunsch]
help-tournament-sit-out-more = Beispiel:
    halali tournament sit-out last Bo --round 3 --absent
help-tournament-sit-out-arg-round = Die Runde [Vorgabe: die nächste]
help-tournament-sit-out-arg-bye = Freilos auf Wunsch
help-tournament-sit-out-arg-absent = Ohne Nachricht abwesend
help-tournament-sit-out-arg-full-bye = Freilos mit dem Wert eines Siegs, von der Spielleitung gegeben
help-tournament-withdraw = Einen Spieler ausscheiden lassen; seine Ergebnisse bleiben
help-tournament-withdraw-more = Beispiele:
    halali tournament withdraw last Bo
    halali tournament withdraw last Bo --series forfeit
help-tournament-withdraw-arg-series = Wie eine laufende Serie endet: as-it-stands, wie sie steht, forfeit oder void [Vorgabe: as-it-stands]
help-tournament-return = Einen ausgeschiedenen Spieler zurückkehren lassen
help-tournament-return-more = Beispiel:
    halali tournament return last Bo
help-tournament-start = Beginnen: Wertungszahlen, Nummern und Einstellungen liegen dann fest
help-tournament-start-more = Beispiel:
    halali tournament start last
help-tournament-pair = Die nächste Runde paaren, nachdem der Vorschlag gezeigt ist
help-tournament-pair-more = Felder des JSON: round, stage, date, state, tables, out. Beispiele:
    halali tournament pair last
    halali tournament pair last --pin Zoë:Max --yes
    halali tournament pair last --again --apart Ada:Bo
help-tournament-pair-arg-pin = Zwei, die spielen sollen
help-tournament-pair-arg-apart = Zwei, die in dieser Runde nicht gegeneinander spielen sollen, auch wenn sie neu gepaart wird
help-tournament-pair-arg-bye = Wer das Freilos bekommt
help-tournament-pair-arg-join = Wer doch spielt, obwohl als aussetzend bekannt
help-tournament-pair-arg-again = Die letzte Runde neu paaren, um begonnene Serien herum
help-tournament-pair-arg-date = Der Spielabend [Vorgabe: heute]
help-tournament-pair-arg-preview = Nur den Vorschlag zeigen
help-tournament-pin = Eine Paarung behalten, wenn die Runde neu gepaart wird
help-tournament-pin-more = Beispiele:
    halali tournament pin last 3
    halali tournament pin last 3 --off
help-tournament-swap = Zwei Spieler einer Runde die Plätze tauschen lassen, Aussetzen eingeschlossen
help-tournament-swap-more = Sagt zuerst, was es kostet. Felder des JSON: round, stage, date, state, tables, out. Beispiele:
    halali tournament swap last Zoë Max
    halali tournament swap last Zoë Max --preview
help-tournament-swap-arg-first = Der eine
help-tournament-swap-arg-second = Der andere
help-tournament-swap-arg-preview = Nur sagen, was es kostet
help-tournament-compare = Eine von Hand gemachte Runde mit dem eigenen Vorschlag vergleichen
help-tournament-compare-more = Mit Paaren wird die nächste Runde betrachtet, als wäre sie so gepaart. Felder des JSON: round, left_out, put_in, bye, byes, costs. Beispiele:
    halali tournament compare last
    halali tournament compare last Zoë:Max Ada:Bo --bye Cleo
help-tournament-compare-arg-pairs = Wer gegen wen spielen würde
help-tournament-compare-arg-bye = Wer das Freilos hätte
help-tournament-pairings = Die Paarungen einer Runde zeigen
help-tournament-pairings-more = Felder des JSON: round, stage, date, state, tables, out. Beispiele:
    halali tournament pairings last
    halali tournament pairings last --round 2 --by-name
help-tournament-pairings-arg-by-name = Nach Namen geordnet
help-tournament-publish = Eine Runde veröffentlichen
help-tournament-publish-more = Beispiel:
    halali tournament publish last
help-tournament-deals = Die Auslagen zeigen, die alle Tische einer abgeschlossenen Runde gespielt haben
help-tournament-deals-more = Felder des JSON: round, closed, deals. Beispiel:
    halali tournament deals last --round 1
help-tournament-deals-arg-organiser = Auch von einer Runde, die nicht abgeschlossen ist: nur für die Spielleitung, zum Auslegen auf Brettern
help-tournament-result = Partien eines Tischs erfassen, geschrieben wie bei „halali series record“; wer zuerst steht, beginnt als die Tiere
help-tournament-result-more = Felder des JSON: round, stage, date, state, tables, out. Beispiele:
    halali tournament result last 1 -g "Zoë 40+1, Max 30+0" -g "Zoë 35+2, Max 20+0"
    halali tournament result last 2 --no-show
help-tournament-result-arg-game = Eine Partie; -g für jede
help-tournament-result-arg-no-show = Keiner von beiden ist erschienen
help-tournament-result-arg-came = Zurücknehmen, dass keiner erschienen ist
help-tournament-close = Eine Runde abschließen: Sie zählt von nun an
help-tournament-close-more = Beispiele:
    halali tournament close last
    halali tournament close last --missing --why "hall closed"
help-tournament-close-arg-round = Die Runde [Vorgabe: die erste offene]
help-tournament-close-arg-missing = Auch wenn Ergebnisse fehlen; verlangt --why
help-tournament-reopen = Eine abgeschlossene Runde wieder öffnen; verlangt --why
help-tournament-reopen-more = Beispiel:
    halali tournament reopen last --why "wrong result"
help-tournament-delete-round = Die letzte Runde mit ihren Paarungen streichen
help-tournament-delete-round-more = Beispiel:
    halali tournament delete-round last
help-tournament-standings = Die Rangliste zeigen, jetzt oder nach einer Runde
help-tournament-standings-more = Felder des JSON: tournament, stage, tables. Beispiele:
    halali tournament standings last
    halali tournament standings last --after 2
help-tournament-crosstable = Zeigen, was jede Runde für jeden war
help-tournament-crosstable-more = Felder des JSON: tournament, stage, tables. Beispiel:
    halali tournament crosstable last
help-tournament-page = Eine Webseite des Turniers schreiben: Rangliste, Runden und alle Partien zum Nachspielen
help-tournament-page-more = Es ist eine einzige Datei, die nichts weiter braucht, für die Website des Vereins. Was nicht veröffentlicht ist, steht nicht darin. Beispiel:
    halali tournament page last --out autumn.html
help-tournament-timer = Der Timer einer Runde: Er übersteht Ruhezustand, Neustart und eine verstellte Uhr
help-tournament-timer-more = Beispiel:
    halali tournament timer start last 60
help-tournament-timer-arg-time = Minuten, oder Minuten und Sekunden wie 7:30
help-tournament-timer-start = Den Timer einer Runde starten
help-tournament-timer-start-more = Felder des JSON: tournament, round, runs, left, length, colour, sure. Beispiel:
    halali tournament timer start last 60 --amber 10 --red 2
help-tournament-timer-start-arg-amber = Gelb ab dieser Restzeit [Vorgabe: 10]
help-tournament-timer-start-arg-red = Rot ab dieser Restzeit [Vorgabe: 2]
help-tournament-timer-pause = Den Timer anhalten
help-tournament-timer-pause-more = Felder des JSON: tournament, round, runs, left, length, colour, sure. Beispiel:
    halali tournament timer pause last
help-tournament-timer-resume = Den Timer weiterlaufen lassen
help-tournament-timer-resume-more = Felder des JSON: tournament, round, runs, left, length, colour, sure. Beispiel:
    halali tournament timer resume last
help-tournament-timer-extend = Der Runde mehr Zeit geben, oder weniger mit einem Minus
help-tournament-timer-extend-more = Felder des JSON: tournament, round, runs, left, length, colour, sure. Beispiel:
    halali tournament timer extend last 5
help-tournament-timer-show = Die Restzeit zeigen
help-tournament-timer-show-more = Felder des JSON: tournament, round, runs, left, length, colour, sure. Beispiel:
    halali tournament timer show last
help-tournament-print = Eine Unterlage eines Turniers als PDF oder HTML drucken, oder alle
help-tournament-print-more = Beispiele:
    halali tournament print pairings last --out paarungen.pdf
    halali tournament print slips last --round 2 --out karten.pdf --paper letter
    halali tournament print prizes last --out preise.html
    halali tournament print all last --out pokal/
help-tournament-print-arg-what = Die Unterlage: check-in, name-cards, schedule, pairings, pairings-by-name, slips, score-sheets, standings, crosstable, bracket, prizes, ties oder all (alle)
help-tournament-print-arg-out = Die Datei, in die geschrieben wird und die auf .pdf oder .html endet, oder ein Ordner für je eine Datei
help-tournament-print-arg-force = Ersetzen, was dort liegt
help-tournament-print-arg-format = pdf oder html [Vorgabe: wie die Datei endet; pdf in einem Ordner]
help-tournament-print-arg-paper = Das Papier: a4 oder letter [Vorgabe: was im Land des Systems üblich ist]
help-tournament-why = Einen Platz, eine Paarung oder ein Freilos erklären
help-tournament-why-more = Beispiele:
    halali tournament why rank last Zoë Max
    halali tournament why pairing last Zoë Ada
    halali tournament why bye last
help-tournament-why-rank = Sagen, warum ein Spieler vor einem anderen steht, mit den Teilen der Zahl
help-tournament-why-rank-more = Felder des JSON: why. Beispiel:
    halali tournament why rank last Zoë Max
help-tournament-why-pairing = Sagen, warum zwei Spieler in einer Runde aufeinandertreffen oder nicht
help-tournament-why-pairing-more = Felder des JSON: why. Beispiel:
    halali tournament why pairing last Zoë Ada
help-tournament-why-bye = Sagen, warum jemand in einer Runde das Freilos hat
help-tournament-why-bye-more = Felder des JSON: why. Beispiel:
    halali tournament why bye last
help-tournament-close-stage = Eine Phase abschließen; die Besten kommen in die nächste
help-tournament-close-stage-more = Beispiel:
    halali tournament close-stage last --go-on 2
help-tournament-close-stage-arg-go-on = Wie viele weiterkommen, aus jeder Gruppe
help-tournament-close-stage-arg-more = Wie viele mehr: die besten der Nächsten [Vorgabe: 0]
help-tournament-finish = Ein Turnier beenden
help-tournament-finish-more = Beispiel:
    halali tournament finish last
help-tournament-resume = Ein beendetes Turnier fortsetzen; verlangt --why
help-tournament-resume-more = Beispiel:
    halali tournament resume last --why "a result was wrong"
help-tournament-export = Ein Turnier als Archiv schreiben: Spieler, Serien, Runden und alles, was entschieden wurde
help-tournament-export-more = „halali import archive DATEI“ bringt es in eine andere Vereinsdatei, wo es weitergeht. Bis eine Runde geschlossen ist, sind die Auslagen, die alle Tische spielen, nicht darin; geht das Turnier anderswo auf denselben Auslagen weiter, hilft --deals. Noch nicht veröffentlichte Runden sind darin, und nur mit --private, wer von wem ferngehalten wird. Beispiel:
    halali tournament export last --out cup.json
help-tournament-export-arg-deals = Für die Spielleitung: auch was verdeckt liegt, in laufenden Partien und künftigen Runden
help-tournament-export-arg-out = Die Datei, in die geschrieben wird [Vorgabe: Standardausgabe]
help-tournament-export-arg-force = Die Datei ersetzen, falls es sie gibt
help-tournament-export-arg-private = Mit Haushalt, Geburtsjahr und Kontakt, und wer in einem Turnier von wem ferngehalten wird
help-tournament-remove = Ein Turnier streichen; seine Serien bleiben
help-tournament-remove-more = Beispiel:
    halali tournament remove "Autumn Cup"
help-tournament-remove-arg-with-series = Auch seine Serien entfernen

## Das Protokoll

log-add-player = { $player } auf die Liste gesetzt.
log-edit-player = { $player } geändert.
log-rename-player = { $player } geändert, jetzt mit dem Namen { $name }.
log-archive-player = { $player } archiviert.
log-restore-player = { $player } aus dem Archiv geholt.
log-remove-player = { $player } von der Liste entfernt.
log-merge-players = { $from } mit { $into } zusammengeführt.
log-anonymise-player = { $player } anonymisiert.
log-begin-series = Begonnen: { $series }.
log-record-series = Erfasst: { $series }: { $games }
log-add-game = Partie hinzugefügt: { $series }: { $game }
log-correct-game = Partie { $number } berichtigt: { $series }: { $game }
log-edit-series = Geändert: { $series }: { $first } – { $second }, { $date }.
log-remove-game = Partie { $number } entfernt: { $series }.
log-start-game = Partie begonnen: { $series }.
log-end-game = Partie beendet: { $series }: { $game }
log-close-series = Abgeschlossen: { $series }.
log-remove-series = Entfernt: { $series }.
log-change-settings = Einstellungen des Vereins geändert.
log-put-season = Saison { $season } festgelegt.
log-remove-season = Saison { $season } entfernt.
log-create-tournament = Turnier { $tournament } angelegt.
log-take-in-tournament = { $tournament } aus einem Archiv übernommen.
log-edit-tournament = Name oder Daten von { $tournament } geändert.
log-change-tournament-settings = Einstellungen von { $tournament } geändert.
log-set-prizes = Preise von { $tournament } geändert.
log-plan-stages = Phasen von { $tournament } geändert.
log-remove-tournament = Turnier { $tournament } entfernt.
log-enter = { $player } für { $tournament } gemeldet.
log-enter-late = { $player } für { $tournament } ab Runde { $round } gemeldet.
log-remove-tournament-entry = Meldung von { $player } für { $tournament } gestrichen.
log-replace-tournament-entry = { $player } in { $tournament } durch { $by } ersetzt.
log-set-seeds = Die Teilnehmenden von { $tournament } nummeriert.
log-start-tournament = { $tournament } begonnen.
log-put-avoid = In { $tournament } nicht gegeneinander: { $apart }.
log-remove-avoid = In { $tournament } wieder gegeneinander: { $apart }.
log-apart-pair = { $first } und { $second }
log-apart-households = Spieler desselben Haushalts
log-apart-clubs = Spieler desselben Vereins
log-fix-table = { $player } sitzt in { $tournament } immer an Tisch { $table }.
log-free-table = { $player } kann in { $tournament } an jedem Tisch sitzen.
log-sit-out = { $out ->
    [none] { $player } setzt in Runde { $round } von { $tournament } nicht mehr aus.
    [absent] { $player } setzt in Runde { $round } von { $tournament } aus: abwesend.
    [requested-bye] { $player } setzt in Runde { $round } von { $tournament } aus: Freilos auf Wunsch.
   *[other] { $player } setzt in Runde { $round } von { $tournament } aus: Freilos.
}
log-withdraw = { $player } ab Runde { $round } aus { $tournament } ausgeschieden.
log-return = { $player } zu Runde { $round } in { $tournament } zurückgekehrt.
log-pair-round = Runde { $round } von { $tournament } gepaart.
log-change-pairings = Paarungen der Runde { $round } von { $tournament } geändert.
log-pin-pairing = Tisch { $table } in Runde { $round } von { $tournament } festgehalten.
log-unpin-pairing = Tisch { $table } in Runde { $round } von { $tournament } freigegeben.
log-no-show = An Tisch { $table } ist in Runde { $round } von { $tournament } niemand erschienen.
log-no-no-show = Zurückgenommen, dass an Tisch { $table } in Runde { $round } von { $tournament } niemand erschienen ist.
log-add-extra-games = Zusatzpartien an Tisch { $table } in Runde { $round } von { $tournament } angesetzt.
log-release-round = Runde { $round } von { $tournament } veröffentlicht.
log-close-round = Runde { $round } von { $tournament } abgeschlossen.
log-close-round-missing = Runde { $round } von { $tournament } ohne alle Ergebnisse abgeschlossen.
log-reopen-round = Runde { $round } von { $tournament } wieder geöffnet.
log-delete-round = Runde { $round } von { $tournament } gestrichen.
log-close-stage = Phase { $stage } von { $tournament } abgeschlossen.
log-reopen-stage = Phase { $stage } von { $tournament } wieder geöffnet.
log-finish-tournament = { $tournament } beendet.
log-reopen-tournament = { $tournament } fortgesetzt.
log-import = Importiert: { $count ->
        [one] { $count } Eintrag.
       *[other] { $count } Einträge.
    }
log-evening = Spielabend erfasst: { $count ->
        [one] { $count } Eintrag.
       *[other] { $count } Einträge.
    }
log-unknown = { $command }
log-series = Serie { $first } – { $second } vom { $date }
log-series-unknown = Serie { $id }
log-game = { $animals } { $of_animals } (Tiere), { $humans } { $of_humans } (Menschen)
log-game-without-points = { $animals } (Tiere), { $humans } (Menschen): { $how }
log-undone = Rückgängig gemacht: { $what }
log-redone = Wiederholt: { $what }
change-player = Spieler { $player }
change-series = Serie { $series }
change-game = Partie { $number }, { $series }
change-season = Saison { $season }
change-club = Einstellungen des Vereins
change-first-day = Erster Tag
change-tournament = Turnier { $tournament }
change-animals-of = Hatte die Tiere
change-animals = Tiere
change-humans = Menschen
change-purpose = Zweck
change-counted = wird gewertet
change-closed = Durch Entscheid geschlossen
change-recorded = Bekannt aus
change-moves = eingetippte Züge
change-actions = Aktionen
change-given = Gegebene Punkte (Tiere – Menschen)
change-clock = Uhr
change-clock-time = { $minutes } min + { $seconds } s
change-seen = Ein Aufdecken wurde zurückgenommen
change-volatility = Volatilität
change-no = nein
log-exported = { $count ->
        [one] { $count } Eintrag in { $file } geschrieben.
       *[other] { $count } Einträge in { $file } geschrieben.
    }

column-moment = Zeitpunkt (UTC)
column-device = Gerät
column-what = Was
column-why = Grund

help-undo = Den letzten Befehl oder die letzten rückgängig machen
help-undo-more = Alles kann rückgängig gemacht werden außer dem Anonymisieren eines Spielers. Beispiel:
    halali undo 2
help-undo-arg-count = Wie viele Befehle [Vorgabe: 1]
help-redo = Wiederholen, was zuletzt rückgängig gemacht wurde
help-redo-more = Beispiel:
    halali redo
help-redo-arg-count = Wie viele Befehle [Vorgabe: 1]
help-log = Ausgeben, was in der Vereinsdatei getan wurde
help-log-more = Das Älteste zuerst, auch im JSON. Felder des JSON: id, moment (UTC), device, why, did (command, undo oder redo), command (Name und Daten) oder of (der rückgängig gemachte oder wiederholte Eintrag). Beispiele:
    halali log --last 10
    halali log --player zoe --from 2026-11-01
    halali log --out protokoll.json
help-log-arg-player = Nur was diesen Spieler betrifft
help-log-arg-series = Nur was diese Serie betrifft
help-log-arg-from = Erstes Datum (UTC), etwa 2026-09-01
help-log-arg-to = Letztes Datum (UTC)
help-log-arg-last = Nur die letzten N dieser Einträge
help-log-arg-out = Das JSON in eine neue Datei schreiben
help-log-arg-private = Mit Haushalt, Geburtsjahr und Kontakt im JSON
## Ein Beispielverein

demo-made = Ein Beispielverein ist in { $file }.
help-demo = Eine Datei mit einem erfundenen Verein anlegen, um etwas auszuprobieren: rund vierzig Spieler, zwei Saisons
help-demo-more = Beispiele:
    halali demo probe.halaliclub
    halali --club probe.halaliclub series list
help-demo-arg-file = Die neue Datei
help-demo-arg-seed = Welcher Verein: Dieselbe Zahl ergibt wieder denselben (Vorgabe 1969)
help-demo-arg-scale = Ein Verein zum Messen: 500 Spieler und 100.000 Serien; es dauert ein bis zwei Minuten

## Zahlen, Rekorde und Einstellungen

termination-normal = nach den Regeln
termination-conceded = aufgegeben
termination-time = Zeit überschritten
termination-forfeit = Tisch verlassen
termination-walkover = nicht angetreten

figures-games = Partien in diesen Zahlen: { $included }. Andere: { $excluded }.
figures-pairs = Serien aus zwei solchen Partien: ein Spieler gewann beide { $swept }, jeder gewann mit den Tieren { $animals }, jeder gewann mit den Menschen { $humans }, mit einer unentschiedenen Partie { $drawn }.
statistics-played = Serien mit Ergebnis: { $series }. Partien: { $games }.
statistics-face-down = Von einer Runde mit verdeckter Auslage zählen hier bis zu ihrem Abschluss nur die Ergebnisse; Serien: { $count }.
statistics-as-good = { $count ->
    [one] Eine weitere ist ihnen gleich.
   *[other] { $count } weitere sind ihnen gleich.
}
statistics-average = Beide Seiten zusammen kommen auf { $points } Punkte je Partie.
statistics-feat = { $name }: { $figure }, { $player } { $against }
statistics-none = Es wurde noch nichts gespielt. Zahlen gibt es mit dem ersten Ergebnis.

record-highest-game = Höchste Partie ({ $side })
record-highest-series = { $games ->
        [one] Höchste Serie ({ $games } Partie)
       *[other] Höchste Serie ({ $games } Partien)
    }
record-winning-streak = Serien nacheinander gewonnen
record-unbeaten-streak = Serien nacheinander unbesiegt
record-closest-finish = Knappster Ausgang
record-by-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
record-by-exits = { $exited ->
        [one] { $exited } entkommenes Plättchen
       *[other] { $exited } entkommene Plättchen
    }
record-against = gegen { $opponent }, { $date }
record-span = vom { $from } bis zum { $to }

page-tally = { $series ->
        [one] { $series } Serie:
       *[other] { $series } Serien:
    } { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren.
page-average = { $average } Punkte je Serie.
page-rating = Wertungszahl { $rating }, Abweichung { $deviation }.
page-last = Letzte Ergebnisse
page-best = Beste Serie
page-worst = Schwächste Serie
page-won = gewonnen
page-drawn = unentschieden
page-lost = verloren

column-side = Seite
column-games = Partien
column-record = Rekord
column-figure = Wert
column-opponent = Gegner
column-against = Gegen
column-outcome = Ergebnis

field-file = Datei
field-walkover = Kampflospunkte
field-least = Mindestserien für den Durchschnitt
field-rating = Start-Wertungszahl
field-deviation = Start-Abweichung
field-volatility = Start-Volatilität
field-tau = τ

man-written = Die Seiten des Handbuchs sind in { $folder }.

help-figures = Ausgeben, was die Partien über die Seiten sagen
help-figures-more = Felder des JSON: included, games (termination, games), animals und humans (games, won, drawn, lost, points, exited, average), pairs. Beispiele:
    halali figures --season "2026/27"
    halali figures --player zoe --endings normal,agreed,adjudicated
help-figures-arg-player = Nur die Partien dieses Spielers, nach Seite
help-figures-arg-endings = Partien, die so endeten, mit Kommas dazwischen: normal, agreed, adjudicated, conceded, time, forfeit, walkover, void, unfinished [Vorgabe: normal]
help-records = Die Rekorde ausgeben: höchste Partie und Serie, Erfolgsreihen, knappster Ausgang
help-records-more = Felder des JSON: record, figure, exited, player, opponent, side, games, series, from, to. Beispiel:
    halali records --season "2026/27"
help-arg-season = Die Saison oder ein Teil ihres Namens
help-arg-from = Erstes Datum, etwa 2026-09-01
help-arg-to = Letztes Datum
help-club-show = Die Datei und die Einstellungen des Vereins zeigen
help-club-show-more = Felder des JSON: file, name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau. Beispiel:
    halali club show
help-club-set = Einstellungen des Vereins ändern; was begonnen hat, behält die seinen
help-club-set-more = Beispiel:
    halali club set --name "Spielekreis Süd" --walkover 40
help-club-set-arg-name = Der Name des Vereins; "" für keinen
help-club-set-arg-win = Matchpunkte für einen Sieg
help-club-set-arg-draw = Matchpunkte für ein Unentschieden
help-club-set-arg-loss = Matchpunkte für eine Niederlage
help-club-set-arg-least = Mindestzahl der Serien für die Rangliste nach Durchschnitt
help-club-set-arg-walkover = Kampflospunkte, von 2 bis 118
help-club-set-arg-rating = Start-Wertungszahl
help-club-set-arg-deviation = Start-Abweichung
help-club-set-arg-volatility = Start-Volatilität
help-club-set-arg-tau = Wie schnell sich die Volatilität ändert, von 0.3 bis 1.2
help-completions = Ein Skript ausgeben, das Befehle in einer Shell vervollständigt
help-completions-more = In ~/.bashrc tut diese Zeile das in jeder neuen Shell:
    source <(halali completions bash)
help-completions-arg-shell = bash, elvish, fish, powershell oder zsh
help-man = Die Seiten des Handbuchs schreiben
help-man-more = Beispiel:
    halali man ~/.local/share/man/man1
help-man-arg-folder = Der Ordner, der bei Bedarf angelegt wird
help-backup = Eine geprüfte Sicherung der Vereinsdatei anlegen, auch während sie geöffnet ist
help-backup-more = Sicherungen liegen in einem Ordner neben der Vereinsdatei. Das Programm legt auch täglich und vor heiklen Schritten eine an und bewahrt sie nach Alter auf: alle des letzten Tages, eine Woche lang eine je Tag, zwei Monate lang eine je Woche, für immer eine je Monat. Beispiele:
    halali backup
    halali backup /media/stick/liga.halaliclub
help-backup-arg-file = Eine neue Datei als Ziel; sie wird nie wieder angetastet [Vorgabe: eine Datei im Ordner der Sicherungen]
help-restore = Eine Sicherung an die Stelle der Vereinsdatei setzen, die selbst als Sicherung aufbewahrt wird
help-restore-more = „latest“ ist die neueste Sicherung, die in Ordnung ist; nach einer Wiederherstellung ist das die vorherige Datei, sodass eine zweite die erste zurücknimmt. Felder der JSON-Liste: file, moment, reason. Beispiele:
    halali restore --list
    halali restore latest
    halali restore /media/stick/liga.halaliclub
help-restore-arg-file = Eine Vereinsdatei oder „latest“
help-restore-arg-list = Die Sicherungen auflisten, die neueste zuerst
help-check = Den Zustand der Vereinsdatei prüfen, indem sie ganz gelesen wird
help-check-more = Geprüft werden die Datenbank, die Prüfsumme jeder Zeile, die Züge jeder Partie, das Protokoll, die Daten zum Rückgängigmachen, und dass kein anderes Programm etwas in die Datei gelegt hat. Der Rückgabewert ist 1, wenn etwas nicht stimmt. Felder des JSON: file, faults, warnings. Beispiel:
    halali check
help-salvage = Aus einer beschädigten Datei in eine neue übernehmen, was lesbar ist, und auflisten, was fehlt
help-salvage-more = Die beschädigte Datei bleibt, wie sie ist. Felder des JSON: file, missing. Beispiel:
    halali salvage verein.halaliclub gerettet.halaliclub
help-salvage-arg-damaged = Die beschädigte Datei
help-salvage-arg-new = Die neue Datei

## Was hinausgeht und hereinkommt

exchange-csv-too-large = Die Datei ist größer als { $most } MiB.
exchange-csv-not-in-encoding = Die Datei beginnt wie { $encoding }, ist es aber nicht.
exchange-csv-not-text = Das ist kein Text. Bitte aus einer Tabellenkalkulation als CSV speichern.
exchange-csv-empty = Die erste Zeile mit den Titeln der Spalten fehlt.
exchange-csv-unclosed-quote = Hier beginnt ein Anführungszeichen, das nie geschlossen wird.
exchange-csv-text-behind-quote = Hinter einem schließenden Anführungszeichen steht Text. Anführungszeichen innerhalb eines Textes werden doppelt geschrieben.
exchange-csv-too-long = Hier stehen mehr als { $most } Zeichen.
exchange-csv-too-many-columns = Es gibt mehr als { $most } Spalten.
exchange-csv-no-title = „{ $text }“ steht unter keinem Titel.
exchange-csv-title-twice = Zwei Spalten heißen „{ $title }“.
exchange-csv-missing-column = { $title ->
        [name] Die Spalte „Name“ fehlt.
       *[other] Die Spalte „{ $title }“ fehlt.
    }
exchange-id = „{ $text }“ ist keine Id.
exchange-id-twice = Zeile { $line } hat diese Id bereits.
exchange-merged = Dieser Spieler wurde mit { $into } zusammengeführt.
exchange-yes-no = „{ $text }“ ist weder „ja“ noch „nein“.
exchange-missing = Hier fehlt etwas.
exchange-date = „{ $text }“ ist kein Datum; bitte wie 2026-11-29 schreiben.
exchange-date-ambiguous = „{ $text }“ kann zwei verschiedene Tage bedeuten; bitte wie 2026-11-29 schreiben oder --dates angeben.
exchange-several-players = Mehrere Spieler haben diesen Namen: { $list }. Bitte die Id in der Spalte player_1_id oder player_2_id angeben.
exchange-similar-players = Niemand hat diesen Namen, aber es gibt einen ähnlichen: { $list }. Bitte den Namen berichtigen oder die Id in der Spalte player_1_id oder player_2_id angeben.
exchange-other-id = Der Verein kennt diese Id nicht, wohl aber den Namen: { $list }. Bei derselben Person bitte die Id weglassen.
exchange-similar-newcomer = Dieser Name ähnelt „{ $name }“ in Zeile { $line }, ebenfalls neu.
exchange-word = „{ $text }“ kann hier nicht stehen.
exchange-number = „{ $text }“ ist keine Zahl, die hier stehen kann.
exchange-not-here = „{ $text }“ sagt nichts über eine Partie, deren Ende „{ $termination }“ ist.
exchange-game-missing = Vor dieser Partie fehlt Partie { $game }.
exchange-archive-too-large = Das Archiv ist größer als { $most } MiB.
exchange-archive-json = Das Lesen endet hier: „{ $what }“
exchange-archive-not = Das ist kein Archiv eines Vereins.
exchange-archive-newer = Das Archiv stammt von einer neueren Version des Programms (Version { $found }, hier ist höchstens { $known } bekannt).
exchange-place-settings = Einstellungen
exchange-place-season = Saison { $number }
exchange-place-player = Spieler { $number }
exchange-place-series = Serie { $number }
exchange-place-game = Serie { $series }, Partie { $game }
exchange-place-tournament = Turnier { $number }
exchange-place-round = Turnier { $tournament }, Runde { $round }
exchange-at = { $place }: { $fault }
exchange-archive-twice = Die Id { $id } steht zweimal da.
exchange-archive-unreadable = „{ $text }“ ist nicht lesbar.
exchange-archive-no-player = Im Archiv gibt es keinen Spieler { $player }.
exchange-archive-double-of-double = Der Spieler ist die Dublette einer Dublette.
exchange-archive-double-not-archived = Der Spieler ist eine Dublette, aber nicht archiviert.
exchange-archive-length = Eine Serie kann nicht { $games } Partien haben.
exchange-archive-no-deal = Eine am Bildschirm gespielte Partie braucht ihre Auslage.
exchange-no-date = Kein Etikett Date sagt, wann gespielt wurde; bitte --date angeben.
exchange-text-too-long = Zeile { $row }, „{ $column }“: Eine Tabellenkalkulation fasst keine { $length } Zeichen in einer Zelle, höchstens { $most }. CSV schon.
exchange-too-many-cells = Eine Tabellenkalkulation fasst keine { $rows } Zeilen mit { $columns } Spalten. CSV schon.
exchange-record-unwritten = Partie { $game } der Serie { $series } kann nicht als Aufzeichnung geschrieben werden.

column-short-name = Kurzname
column-household = Haushalt
column-colour = Farbe
column-birth-year = Geburtsjahr
column-contact = Kontakt
column-notes = Notizen
column-guest = Gast
column-archived = Archiviert
column-first = Spieler 1
column-second = Spieler 2
column-points-first = Punkte 1
column-points-second = Punkte 2
column-exited-first = Entkommen 1
column-exited-second = Entkommen 2
export-yes = ja
export-players = Spieler
export-exists = Es gibt bereits eine Datei { $file }; mit --force wird sie ersetzt.
export-terminal = Eine Arbeitsmappe oder ein PDF kann hier nicht angezeigt werden; bitte mit --out angeben, wohin geschrieben wird.
export-other-ending = { $file } enthielte nicht, was der Name sagt: Das wird als { $list } geschrieben.
export-written = Geschrieben: { $file }
export-without-moves = { $count ->
        [one] { $count } Partie ist nicht darin, weil ihre Züge nicht notiert wurden.
       *[other] { $count } Partien sind nicht darin, weil ihre Züge nicht notiert wurden.
    }
export-face-down = { $count ->
        [one] { $count } Serie bleibt draußen: Ihre Runde ist nicht abgeschlossen, und alle Tische spielen dieselben Auslagen.
       *[other] { $count } Serien bleiben draußen: Ihre Runden sind nicht abgeschlossen, und alle Tische spielen dieselben Auslagen.
    }
export-pairs-left-out = { $count ->
        [one] Von { $count } Paar, das nicht gegeneinander spielen soll, steht nichts darin: Es zeigt, wer zusammengehört. Mit --private geht es mit hinaus; ein Turnier, das anderswo weitergeht, braucht es.
       *[other] Von { $count } Paaren, die nicht gegeneinander spielen sollen, steht nichts darin: Sie zeigen, wer zusammengehört. Mit --private gehen sie mit hinaus; ein Turnier, das anderswo weitergeht, braucht sie.
    }
export-results-alone = { $count ->
        [one] Von { $count } Serie gehen nur die Ergebnisse hinaus: Ihre Runde ist nicht abgeschlossen, und alle ihre Tische spielen dieselben Verteilungen. Mit --deals geht sie ganz hinaus.
       *[other] Von { $count } Serien gehen nur die Ergebnisse hinaus: Ihre Runden sind nicht abgeschlossen, und alle ihre Tische spielen dieselben Verteilungen. Mit --deals gehen sie ganz hinaus.
    }

import-read-as = Gelesen als { $encoding }, mit { $separator } zwischen den Zellen.
import-guessed = Das ist geraten: Sehen Umlaute falsch aus, die Datei bitte als UTF-8 speichern.
import-read-in = Gelesen als { $encoding }.
import-tab = Tabulatoren
import-separator = „{ $separator }“
import-unknown-columns = Unbekannte Spalten, die nicht übernommen werden: { $list }
import-line = Zeile { $line }: { $what }
import-games = { $count ->
        [one] Partie
       *[other] Partien
    } { $games }: { $what }
import-new = neu: { $what }
import-changed = { $what }: { $changes }
import-change = { $field } „{ $from }“ → „{ $to }“
import-change-private = { $field } ändert sich (--private zeigt, wie)
import-change-apart = { $field }: im Verein „{ $club }“, in der Datei „{ $file }“
import-same-name = { $name } – den Namen gibt es schon: { $list }. { $choice }
import-namesake-line = Zeile { $line }
import-choice-leave = Ausgelassen; --add oder --take sagen, wer es ist.
import-choice-add = Wird als andere Person übernommen.
import-choice-take = Gilt als dieselbe Person.
import-refused = abgelehnt. { $fault }
import-differs = { $what } – der Verein hat eine andere Version. { $choice }
import-differing-skip = Die des Vereins bleibt.
import-differing-replace = Sie wird ersetzt.
import-differing-keep-both = Beide bleiben.
import-differing-apart = Die des Vereins bleibt; --apart fügt auch diese hinzu.
import-adds-game = die fehlende Partie der Serie { $what }
import-without-player = { $what } wird ohne { $player } nicht übernommen.
import-merged-here = { $what } wurde hier mit { $into } zusammengeführt.
import-double = { $what }, eine Dublette von { $into }
import-left-double = { $what }, eine Dublette von jemandem, der nicht übernommen wird
import-season-refused = Saison { $name } wird abgelehnt. { $fault }
import-season = Saison { $name }
import-tournament = Turnier { $name }
import-settings-taken = Die Einstellungen des Vereins werden aus dem Archiv übernommen.
import-settings-kept = Das Archiv hat andere Einstellungen; die des Vereins bleiben.
import-series = { $date } { $first } – { $second }
import-new-players = Unbekannte Spieler, die mit ihren Serien übernommen werden: { $list }
import-new-players-left = Unbekannte Spieler, deren Serien ausgelassen werden: { $list }. Mit --add-players werden sie übernommen.
import-summary = { $new } neu, { $changed } geändert, { $same } schon vorhanden, { $open } offen gelassen, { $refused } abgelehnt.
import-nothing = Es gibt nichts zu übernehmen.
import-ask = All das wird in einem Schritt übernommen, den „halali undo“ rückgängig macht.
import-needs-yes = Nichts wurde geändert; mit --yes wird es übernommen.
import-done = Übernommen.

help-print = Unterlagen des Vereins als PDF oder HTML drucken; die eines Turniers mit „halali tournament print“
help-print-more = Beispiele:
    halali print standings --out rangliste.pdf
    halali print score-sheet --out zettel.pdf
help-print-arg-out = Die Datei, in die geschrieben wird; sie endet auf .pdf oder .html
help-print-arg-force = Ersetzen, was dort liegt
help-print-arg-paper = Das Papier: a4 oder letter [Vorgabe: was im Land des Systems üblich ist]
help-print-standings = Rangliste einer Saison oder eines Zeitraums
help-print-standings-more = Beispiel:
    halali print standings --season 2026 --out rangliste.pdf
help-print-standings-arg-by = total oder average (Durchschnitt) [Vorgabe: total]
help-print-standings-arg-least = Nur Spieler mit mindestens so vielen Serien
help-print-score-sheet = Ein Zettel, um die Plättchen einer Serie von Hand zu zählen
help-print-score-sheet-more = Beispiel:
    halali print score-sheet --out zettel.pdf
help-export = Tabellen, Archive und Aufzeichnungen aus der Vereinsdatei ausgeben
help-export-more = Beispiele:
    halali export standings --out rangliste.html
    halali export archive --out verein.json
help-export-arg-format = csv, xlsx, html, pdf, text oder json [Vorgabe: nach dem Namen der Datei, sonst csv]
help-export-arg-for-spreadsheets = CSV, das eine Tabellenkalkulation unverändert öffnet: mit Byte-Reihenfolge-Marke, den Trennzeichen der Sprache, und nichts, was als Formel ausgeführt wird
help-arg-out = Die Datei, in die geschrieben wird [Vorgabe: Standardausgabe]
help-arg-force = Die Datei ersetzen, falls es sie gibt
help-export-arg-private = Mit Haushalt, Geburtsjahr und Kontakt, und wer in einem Turnier von wem ferngehalten wird
help-export-arg-series = Eine Serie: das Ende ihrer Id, wie Listen es zeigen
help-export-standings = Rangliste einer Saison oder eines Zeitraums
help-export-standings-more = Beispiel:
    halali export standings --format html --out rangliste.html
help-export-standings-arg-by = total oder average (Durchschnitt) [Vorgabe: total]
help-export-standings-arg-least = Nur Spieler mit mindestens so vielen Serien
help-export-players = Die Liste der Spieler
help-export-players-more = Das CSV kommt mit „halali import players“ wieder herein. Beispiel:
    halali export players --for-spreadsheets --out spieler.csv
help-export-series = Serien mit Punkten und entkommenen Plättchen ihrer Partien
help-export-series-more = Das CSV kommt mit „halali import series“ wieder herein. Beispiel:
    halali export series --from 2026-09-01 --out serien.csv
help-export-archive = Alles oder einige Serien, für eine andere Vereinsdatei
help-export-archive-more = Was in einer laufenden Partie verdeckt liegt, ist nicht darin. Beispiel:
    halali export archive --private --out verein.json
help-export-archive-arg-deals = Für die Spielleitung: auch was in laufenden Partien verdeckt liegt
help-export-records = Aufzeichnungen der Partien, deren Züge bekannt sind
help-export-records-more = Beispiel:
    halali export records --from 2026-11-29 --out spielabend.halali
help-export-schema = Das JSON-Schema der Archive
help-export-schema-more = Beispiel:
    halali export schema --out archiv.schema.json
help-export-template = Eine Tabelle zum Ausfüllen; vor dem Import bitte ihre Beispielzeilen löschen
help-export-template-more = Beispiel:
    halali export template series --for-spreadsheets --out serien.csv
help-export-template-arg-what = players (Spieler) oder series (Serien)
help-import = Spieler, Serien, Archive und Aufzeichnungen in die Vereinsdatei übernehmen
help-import-more = Mit --yes wird eingelesen, in einem Schritt, den „halali undo“ zurücknimmt. JSON-Felder: new, changed, same, open, refused (wie viele Teile), parts (verdict; line, games oder kind; player, series, changes, namesakes, fault), new_players, encoding, separator, unknown_columns. Beispiele:
    halali import players spieler.csv --preview
    halali import players spieler.csv --yes
help-import-arg-file = Die Datei; - für die Standardeingabe
help-import-arg-preview = Nur zeigen, was übernommen würde
help-import-arg-private = Haushalt, Geburtsjahr und Kontakt zeigen, wo sie sich ändern würden
help-import-arg-json = Mit --preview: JSON ausgeben, für Programme
help-import-arg-separator = Was zwischen den Zellen steht: comma, semicolon oder tab [Vorgabe: wie es die erste Zeile zeigt]
help-import-arg-add-players = Spieler hinzufügen, die der Verein nicht kennt
help-import-players = Spieler aus einer CSV-Datei; „halali export template players“ gibt eine zum Ausfüllen aus
help-import-players-more = Spieler werden an ihren Ids wiedererkannt. Beispiel:
    halali import players spieler.csv --preview
help-import-arg-add = Zeilen mit Personen, die nicht dieselben sind wie die gleichnamigen im Verein, etwa 3,7 oder all (alle)
help-import-arg-take = Zeilen mit Personen, die dieselben sind wie die gleichnamigen im Verein
help-import-series = Serien vergangener Saisons aus einer CSV-Datei; „halali export template series“ gibt eine zum Ausfüllen aus
help-import-series-more = Beispiel:
    halali import series saison-2024.csv --add-players
help-import-series-arg-dates = Wie Daten wie 03/04/2026 zu lesen sind: day-first (Tag zuerst) oder month-first (Monat zuerst) [Vorgabe: wie andere Daten der Datei zeigen]
help-import-arg-apart = Zeilen oder Partien von Serien, die andere sind als die des Vereins vom selben Abend, etwa 3,7 oder all (alle)
help-import-archive = Ein Archiv einer anderen Vereinsdatei
help-import-archive-more = Alles wird an seiner Id wiedererkannt. Beispiel:
    halali import archive verein.json --preview
help-import-archive-arg-differing = Was geschieht, wo der Verein eine andere Version hat: skip (auslassen), replace (ersetzen) oder keep-both (beide behalten) [Vorgabe: skip]
help-import-archive-arg-add = Nummern von Spielern, die nicht dieselben sind wie die gleichnamigen im Verein, etwa 3,7 oder all (alle)
help-import-archive-arg-take = Nummern von Spielern, die dieselben sind wie die gleichnamigen im Verein
help-import-records = Partieaufzeichnungen; zwei Partien mit vertauschten Seiten bilden eine Serie
help-import-records-more = Beispiel:
    halali import records spielabend.halali --date 2026-11-29
help-import-records-arg-date = Der Spielabend von Aufzeichnungen ohne Datum

## Warnungen und Hinweise

export-ending = Bitte die Form mit --format angeben: Die Endung der Datei ist weder .csv noch .xlsx, .pdf, .html, .txt oder .json.
play-paused = Die Uhr ist angehalten. „weiter“ oder die nächste Aktion setzt sie wieder in Gang.
play-resumed = Die Uhr läuft.
log-stays-anonymous = Das Anonymisieren eines Spielers ist endgültig; stattdessen wird rückgängig gemacht, was davor war.
series-in-future = Der { $date } liegt noch in der Zukunft. „halali series edit last --date …“ berichtigt das Datum.
usage-date = Ein Datum wird wie 2026-11-21 geschrieben: Jahr, Monat und Tag.
span-reversed = Der Zeitraum endet ({ $to }), bevor er beginnt ({ $from }).
series-not-played = Niemand hat gespielt: Sie zählt in keiner Rangliste und keiner Wertungszahl.
## Das Fenster

app-no-display = Es gibt keinen Bildschirm, auf dem ein Fenster geöffnet werden kann. Ohne ihn helfen die Befehle: „halali --help“ listet sie auf.
app-no-window = Das Fenster kann nicht geöffnet werden: „{ $error }“. Ohne es helfen die Befehle: „halali --help“ listet sie auf.
app-no-club = Keine Vereinsdatei ist geöffnet.
app-worker-gone = Der Teil des Programms, der die Vereinsdatei führt, hat angehalten. Bitte das Programm neu starten; was bestätigt war, ist gespeichert.
app-set-aside = { $file } ist nicht lesbar, wie nach einem Absturz. Die Datei liegt jetzt unter { $aside }, und das Programm macht ohne sie weiter. Bitte geben Sie noch einmal ein, was fehlt.
app-choose-club = Vereinsdatei öffnen
app-club-path = Vereinsdatei
app-open = Öffnen
app-no-dialogue = Dieses System hat keinen Dialog zum Wählen einer Datei. Tippen Sie den Pfad ein: Was mit ~/ beginnt, liegt in Ihrem persönlichen Ordner.
app-place-home = Übersicht
app-undo = Rückgängig
app-redo = Wiederholen
step-undo-asked = Das rückgängig machen?
step-redo-asked = Das wiederholen?
step-undo-meant = Diesen Schritt rückgängig machen
step-redo-meant = Diesen Schritt wiederholen
step-redo-brings-back = „Wiederholen“ (Strg+Umschalt+Z) bringt alles zurück, solange nichts anderes getan wird.
step-undo-brings-back = „Rückgängig“ (Strg+Z) bringt es zurück.
step-stays-anonymous = Dass jemand anonymisiert wurde, bleibt so. Rückgängig würde, was davor geschah:
step-takes-game = Partie { $game } von { $first } und { $second } läuft noch. Sie verschwindet, mit { $count ->
        [one] der einen gespielten Aktion
       *[other] allen { $count } gespielten Aktionen
    }.
step-not-meant = So lassen
step-stale = Seit der Frage ist etwas anderes geschehen; nichts wurde rückgängig gemacht oder wiederholt.
app-close = Schließen
app-cancel = Abbrechen
app-leave-and-keep = Weglegen und behalten
app-go-back = Zurück zur vorherigen Ansicht
app-shortcuts = Tastenkürzel
app-shortcuts-more = Eingabe- oder Leertaste drückt, was den Fokus hat; Esc schließt, was über der Ansicht liegt.
key-control = Strg
key-shift = Umschalt
key-enter = Eingabe
key-escape = Esc
key-delete = Entf
key-page-up = Bild ↑
key-page-down = Bild ↓
app-shortcut-fields = Nächstes und voriges Feld oder Knopf
app-try-sample = Beispielverein testen
app-sample = Beispielverein
app-open-again = Erneut öffnen
app-open-file = Vereinsdatei öffnen…
app-make-club = Dort einen neuen Verein anlegen
app-sample-made = Der Beispielverein wird angelegt…
app-welcome = Willkommen im Wald
app-welcome-more = Dieser Verein ist noch leer. So geht es los.
app-first-players = Spieler hinzufügen
app-first-players-more = Ein Name genügt. Alles andere kann später folgen.
app-first-sample = Erst einmal umsehen
app-first-sample-more = Der Beispielverein hat rund vierzig Spieler, einige davon archiviert, und Ergebnisse aus zwei Saisons. Er hat seine eigene Datei: Was Sie dort ausprobieren, berührt Ihren Verein nicht.
app-first-file = Es gibt schon eine Vereinsdatei
app-first-file-more = Von einem anderen Rechner, einem Stick oder aus einer Sicherung.
app-file-is = Ihr Verein liegt in { $file }.
app-under-way = Laufende Partien
app-under-way-state = Partie { $game } von { $length }, bisher { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $score }
app-waiting = Warten auf die nächste Partie
app-latest = Letzte Serien
app-no-series = Noch keine Serie.
app-standings-tonight = Rangliste von heute Abend
app-standings-of = Rangliste vom { $date }
app-no-standings = Sie beginnt mit der ersten Serie des Abends.
app-match-points = Matchpkt.
app-more-lines = und noch { $count }
app-won-letter = S
app-drawn-letter = U
app-lost-letter = N
app-place-evening = Spielabend
app-evening-here = Wer ist da
app-evening-arrival = Wer kommt herein?
app-evening-count = { $here } da, { $free } frei
app-evening-away = Nicht da
app-evening-next = Wer spielt als Nächstes
app-evening-nobody = Ankreuzen, wer da ist, oder einen Namen tippen. Sobald zwei frei sind, steht hier, wer gegen wen spielen könnte.
app-evening-all-play = Niemand wartet auf einen Gegner.
app-evening-left-over = wartet auf einen Gegner, { $waited }
app-evening-waits = warten: { $first }, { $second }
app-evening-waits-alike = warten: { $waited }
app-evening-never-met = noch nie gegeneinander
app-evening-met = { $times ->
        [one] einmal gegeneinander, { $date }
       *[other] { $times }-mal gegeneinander, zuletzt { $date }
    }
app-evening-met-tonight = { $times ->
        [one] heute schon gegeneinander
       *[other] heute schon { $times }-mal gegeneinander
    }
app-evening-by-hand = von Hand
app-evening-send = An einen Tisch
app-evening-swap = Eingabe schickt das gewählte Paar an einen Tisch. Zwei Namen anklicken, um sie zu tauschen.
app-evening-swap-with = { $name } tauscht den Platz mit dem nächsten angeklickten Namen.
app-evening-hands-off = Zurück zu den Vorschlägen des Programms
app-evening-tables = Tische
app-evening-no-tables = Niemand spielt. Wer an einen Tisch geschickt wird, steht hier, bis das Ergebnis da ist.
app-table-number = Tisch { $table }
app-opens-short = { $name } hat in Partie 1 die Tiere
app-evening-after = Nach Partie { $game }: { $score }
app-evening-live = Partie { $game } am Bildschirm, { $actions ->
        [one] { $actions } Aktion
       *[other] { $actions } Aktionen
    }, { $score }
app-evening-paper = Ergebniszettel
app-evening-resume = Weiterspielen
app-evening-keys = Die Nummer eines Tisches öffnet seinen Ergebniszettel, oder sein Brett, wenn er am Bildschirm spielt. Aus dem Feld für Namen führt vorher Esc.
app-evening-number = Tisch { $number }… Eingabe oder noch eine Ziffer
app-evening-cleared = Tisch { $table } ist weggenommen: { $first } – { $second }
app-evening-bring-back = Zurückholen
app-evening-results = Ergebnisse
app-just-now = gerade eben
app-evening-see = Ansehen
app-minutes = { $minutes } Min.
app-hours = { $hours } Std. { $minutes }
app-add-guest-named = „{ $name }“ als Gast hinzufügen
app-shortcut-table = Spielabend: Ergebniszettel des Tisches
app-shortcut-seat = Spielabend: Vorschlag wählen, an einen Tisch schicken
app-shortcut-arrival = Spielabend: tippen, wer hereinkommt
app-place-players = Spieler
app-place-series = Serien
app-place-standings = Rangliste
app-place-log = Protokoll
app-place-settings = Einstellungen
app-new-series = Neue Serie
app-paper-result = Ergebniszettel erfassen
app-paper-draft = Begonnenen Zettel fortsetzen
app-go-on = Weiterspielen
app-all = Alle
app-incomplete = Unvollständige
app-practice = Übung
app-extra = Zusatzpartien
app-practice-short = Übung
app-extra-short = Zusatz
app-practice-more = Übung: Zurücknehmen ist frei, und sie zählt nicht
app-practice-on-paper = Es war Übung: Das Ergebnis wird behalten und zählt nicht
app-add = Hinzufügen
app-add-anyway = Trotzdem hinzufügen
app-add-named = „{ $name }“ auf die Liste setzen
app-add-player = Spieler hinzufügen
app-edit = Bearbeiten
app-edit-player = Spieler bearbeiten
app-save = Speichern
app-player-name = Name
app-player-short-name = Kurzname
app-player-group = Verein oder Gruppe
app-player-household = Haushalt
app-player-colour = Farbe, etwa #1f6f43
app-player-no-colour = Eine Farbe wird wie #1f6f43 geschrieben.
app-player-birth-year = Geburtsjahr
app-player-contact = Kontakt
app-player-notes = Notizen
app-player-guest = Gast
app-player-more = Weitere Angaben…
app-player-exists = Steht schon auf der Liste. Ist es dieselbe Person, gibt es nichts hinzuzufügen:
app-player-gone = Dieser Spieler steht nicht mehr auf der Liste
player-to-list = Zu allen Spielern
player-gone-more = Der Eintrag wurde gestrichen, oder das Aufnehmen rückgängig gemacht. „Wiederholen“ bringt ihn vielleicht zurück; das Protokoll sagt, was geschah.
app-player-count = { $count } Spieler
app-and-archived = { $players } (und { $count } archivierte)
app-series-count = { $count ->
        [one] { $count } Serie
       *[other] { $count } Serien
    }
app-archived-name = { $name } (archiviert)
app-guest-name = { $name } (Gast)
app-archive-player = Archivieren
app-restore-player = Aus dem Archiv holen
app-remove-player = Von der Liste streichen
app-merged-into = Ist dieselbe Person wie
app-search-player = Spieler suchen
app-show-archived = Auch archivierte
app-opening = Die Vereinsdatei wird geöffnet…
app-work-act = Die Vereinsdatei wird geschrieben…
app-work-back-up = Die Sicherung wird angelegt…
app-work-restore = Die Sicherung wird wiederhergestellt…
app-work-salvage = Lesbares wird gerettet…
app-work-write = Die Datei wird geschrieben…
app-work-giving-up = Wird abgebrochen…
app-import = Importieren…
app-import-of = Importieren: { $what }
app-import-title = Datei importieren
app-import-players = Spieler (CSV)
app-import-series = Serien (CSV)
app-import-archive = Archiv eines Vereins
app-import-records = Aufzeichnungen von Partien
app-import-players-more = Eine Tabelle mit einer Spalte „Name“; andere wie Gruppe, Geburtsjahr, Kontakt kommen auch herein.
app-import-series-more = Eine Tabelle mit Ergebnissen: eine Zeile je Serie, mit den Spalten date, player_1, player_2, points_1, points_2, exited_1, exited_2.
app-import-archive-more = Alles aus einem Verein in einer Datei (.json), wie ein anderer Rechner oder ein anderer Verein sie aufbewahrt.
app-import-records-more = Partien in einer Datei mit der Endung .halali; mehrere können aufeinander folgen.
app-import-path = Datei: ihr Pfad
app-import-look = Zeigen, was sie bringt
app-import-choose-file = Datei wählen…
app-import-choose = Datei zum Importieren wählen
app-import-reading = Die Datei wird gelesen…
app-import-comparing = Abgleich mit dem Verein…
app-import-read = Was gelesen wurde
app-import-read-lines =
    { $count ->
        [one] 1 Zeile.
       *[other] { $count } Zeilen.
    }
app-import-read-archive = Spieler: { $players }. Serien: { $series }. Turniere: { $tournaments }.
app-import-preview = Was sie bringen würde
app-import-bring = Hereinholen
app-import-undone = Erst wird gesichert, und ein einziges „Rückgängig“ nimmt alles zurück.
app-import-done = Es ist da. „Rückgängig“ nimmt es zurück.
app-import-newcomers = Noch unbekannte Spieler hinzufügen: { $list }
app-import-differing = Wo der Verein eine andere Fassung hat
app-import-skip = Die des Vereins behalten
app-import-replace = Ersetzen
app-import-keep-both = Beide behalten
app-import-dates = Daten wie 3/4/2026
app-import-dates-plain = Wie die Datei zeigt
app-import-day-first = Tag zuerst
app-import-month-first = Monat zuerst
app-import-date = Spielabend der Partien ohne Datum (etwa { $example })
app-import-no-date = Kein Etikett Date sagt, wann gespielt wurde; den Spielabend oben angeben.
app-import-same-name = { $name } – den Namen gibt es schon. Wer ist es?
app-import-leave = Weglassen
app-import-somebody-else = Jemand anderes
app-name-is-there = „{ $name }“ steht schon auf der Liste. Wer ist gemeint?
app-add-guest-anyway = Trotzdem hinzufügen, als Gast
app-merge-asked = Mit einer Dublette zusammenführen…
app-merge = Dublette zusammenführen
app-merge-into = Wer bleibt
app-merge-more = Alle Serien von { $player } gehen an die Person, die bleibt. Das lässt sich rückgängig machen.
app-merge-now = Zusammenführen
app-anonymise-asked = Anonymisieren…
app-anonymise = Für immer anonymisieren
app-anonymise-now = Endgültig anonymisieren
app-anonymise-backups = Diese Sicherungen enthalten den alten Namen; sie löschen, wenn das nicht sein darf:
app-anonymous-name = Heißt künftig
app-no-players = Noch steht niemand auf der Liste.
app-nobody-found = Niemand heißt „{ $typed }“.
app-won-drawn-lost = Siege – unentsch. – Niederlagen
app-won-drawn-lost-short = S–U–N
app-average-series = Punkte je Serie
app-average-game = Punkte je Partie
app-average-short = Schnitt
app-average-needs = Ab { $series } Serien.
app-rating = Wertungszahl
app-rating-short = Zahl
app-rating-band = Wertungszahl (95-%-Bereich)
app-rating-later = Die Kurve beginnt mit dem zweiten Spielabend.
app-no-rating = Noch keine gewertete Serie.
app-ratings-computed = Die Wertungszahlen werden berechnet …
app-form = Form: die letzte rechts
app-opponents = Gegner
app-no-opponents = Noch niemand.
app-by-side = Nach Seite
app-by-side-note = Partien, die nach den Regeln endeten.
app-games = Partien
app-best = Beste Serie
app-worst = Schwächste Serie
app-all-series = Alle Serien
app-captured = Geschlagen
app-exited = Entkommen
app-exited-short = Entk.
app-points = Punkte
app-points-short = Pkt.
app-tiles-out = Entkommen
app-points-each = je { $points }
app-sum = Zusammen { $sum }
app-series-short = Serien
app-all-dates = Alle Daten
app-last-evening = Letzter Spielabend
app-by-total = Nach Matchpunkten
app-by-average = Nach Durchschnitt
app-no-standings-here = Hier liegt noch keine Serie, die zählt.
app-no-such-series = Keine Serie passt dazu.
series-running = Laufende
series-running-short = läuft
series-complete = Vollständige
series-more-filters = Weitere Filter…
series-fewer-filters = Weniger Filter
series-any-purpose = Gewertet und Übung
series-any-rules = Alle Regeln
series-rules-classic = Klassische Regeln
series-rules-boxed = Regeln der Schachtel
series-any-medium = Am Bildschirm und vom Zettel
series-counted = Gewertet
series-against = gegen { $name }
series-opponent = Gegen
series-any-ending = Jedes Ende
series-without-filter = Ohne „{ $filter }“: { $count ->
    [one] eine Serie
   *[other] { $count } Serien
}
series-filters-hide = Einer der Filter blendet alles aus:
series-filters-together = Die Filter blenden zusammen alles aus. Löschen Sie einige.
series-clear-filters = Filter löschen
series-more-filters-set = Weitere Filter ({ $count } gesetzt)…
series-newest = Neueste zuerst
series-oldest = Älteste zuerst
series-most-points = Meiste Punkte
series-closest = Knappste
series-nothing-yet = Noch keine Serie. Beginnen Sie eine am Bildschirm oder geben Sie ein Papierergebnis ein: Beides steht oben rechts.
series-to-decide = begonnen und geht nirgends weiter: durch Entscheid zu beenden („Berichtigen“)
series-gone-more = Sie wurde gestrichen oder rückgängig gemacht. „Rückgängig“ oder „Wiederholen“ bringt sie vielleicht zurück; das Protokoll sagt, was geschah.
series-to-list = Zu allen Serien
series-log = Protokoll
app-exported = In { $file } geschrieben.
take-copy = Kopieren
take-print = Drucken
take-export = Exportieren…
take-title = Exportieren: { $what }
take-excel = Excel
take-csv-spreadsheets = CSV für Tabellenprogramme
take-csv = CSV für Programme
take-page = Webseite
take-text = Text
take-records = Züge der Partien
take-write = Speichern
take-replace = Ersetzen
take-dialogue = Wählen…
take-exists = Die Datei { $file } gibt es schon. Ersetzen Sie sie oder geben Sie einen anderen Namen an.
take-ending = Mit der Endung { $ending } lässt sich hier nichts schreiben. Mögliche Endungen: { $list }.
take-no-folder = Den Ordner { $folder } gibt es nicht. Nennen Sie einen vorhandenen oder legen Sie ihn zuerst an.
take-no-dialogue = Dieses System hat keinen Dialog zum Wählen einer Datei: Tippen Sie hier ein, wohin sie soll.
take-copied = Kopiert: { $what }. Fügen Sie es ein, wo Sie möchten.
take-print-file = Druck - { $what }
take-printed = Im Browser geöffnet: Drucken Sie dort (Strg+P). Die Seite liegt in { $file }.
take-no-browser = Hier öffnet sich kein Browser, also ist noch nichts gedruckt. Speichern Sie ein PDF und drucken Sie es mit einem anderen Programm oder auf einem anderen Gerät.
take-show-folder = Ordner öffnen
take-copy-path = Pfad kopieren
take-path-copied = Kopiert: { $file }
take-folder-unshown = Hier öffnet kein Programm Ordner. Die Datei liegt in { $folder }.
app-first-player = Erster Spieler
app-second-player = Zweiter Spieler
app-type-name = Namen eingeben
app-on-the-list = steht auf der Liste
app-will-be-added = kommt auf die Liste
app-on-screen = Am Bildschirm
app-on-paper = Vom Ergebniszettel
app-by-totals = Summen
app-by-piles = Stapel
app-by-moves = Züge
app-moves-typed = Züge: d3=F deckt einen Fuchs auf, d3-d5 zieht, d3xd5 schlägt, d3-off verlässt den Wald
app-moves-such-as = 1. d3=F e4=p 2. …
app-moves-not-over =
    { $count ->
        [0] Die Partie ist noch nicht zu Ende.
        [one] Die Partie ist noch nicht zu Ende: Ein Plättchen ist noch verdeckt.
       *[other] Die Partie ist noch nicht zu Ende: { $count } Plättchen sind noch verdeckt.
    } Weitertippen, oder unten wählen, wie sie endete.
app-turned-up = { $square }: { $tile }
app-which-tile = Welches Plättchen lag auf { $square }?
app-table-series = Tisch { $table }: { $first } – { $second }
app-clear = Von vorn beginnen
app-rules = Regeln
app-rules-classic = Klassisch: Fasane ziehen ein Feld weit
app-rules-boxed = Wie in der Schachtel: Fasane ziehen beliebig weit
app-length = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }
app-length-of = Länge
app-date = Spielabend
app-more-settings = Länge, Regeln, Spielabend
app-who-opens = Wer hat zuerst die Tiere?
app-draw-lot = Auslosen
app-lot-fell = Das Los fiel auf { $name }: die Tiere in Partie 1.
app-opens = { $name } hat in Partie 1 die Tiere.
app-start-game = Partie 1 beginnen
app-or-choose = oder durch Drücken eines Namens wählen.
app-choose-opener = beginnt mit den Tieren
app-lacks-players =
    { $count ->
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen zwei Spieler.
    }
app-lacks-another = Zwei verschiedene Spieler wählen.
app-lacks-opener = Losen, oder wählen, wer die Tiere hat.
app-lacks-deal = Die Auslage unten ist noch nicht fertig.
app-lacks-clock = Die Uhr unten ist noch nicht fertig.
app-lacks-wrong = Partie { $game }: { $fault }
app-lacks-points = Partie { $game }: Die Punkte von { $name } fehlen.
app-lacks-exited = Partie { $game }: „Entkommen“ fehlt bei { $name }. Keine sind 0.
app-lacks-given = Partie { $game }: Die vergebenen Punkte für { $name } fehlen.
app-lacks-reason = Partie { $game }: Der Grund fehlt.
app-lacks-tiles = Partie { $game }: Die Plättchen fehlen.
app-lacks-moves = Partie { $game }: Die Züge reichen nicht bis zum Ende.
app-lacks-same-sides = Zweimal nacheinander dieselben Seiten: tauschen, oder die Erlaubnis der Spielleitung ankreuzen.
app-more-settings-screen = Länge, Regeln, Auslage, Uhr
app-deals = Auslage
app-deal-random = Zufällig
app-deal-seed = Aus einem Startwert
app-deal-laid = Von Hand gelegt
app-deal-by = Wer hat die Auslage gewählt?
app-deal-by-organiser = Die Spielleitung: die Partien zählen
app-deal-by-player = Jemand, der mitspielt: die Partien sind Übung
app-seed = Startwert: Partie 1 bekommt die erste Auslage, Partie 2 die zweite
app-seed-fault = Ein Startwert ist eine ganze Zahl von 0 bis { $most }.
app-deal-notation = Die Reihen von oben nach unten, etwa tNpdtFt/… mit 1 in der Mitte
app-deal-lay = Die Reihen tippen, oder ein Plättchen nehmen und Felder drücken.
app-deal-else-random = Solange hier nichts liegt, wird diese Partie zufällig ausgelegt.
app-deal-missing =
    { $count ->
        [one] Ein Plättchen fehlt.
       *[other] { $count } Plättchen fehlen.
    } Drücken nimmt ein gelegtes Plättchen wieder in die Hand.
app-deal-whole = Alle 48 Plättchen liegen.
app-deal-twice = Eine andere Partie hat diese Auslage schon; jede hat ihre eigene.
app-deal-clear = Brett leeren
app-deal-hand = In der Hand, und wie viele übrig sind
app-clock = Uhr
app-clock-none = Keine
app-clock-sudden = Minuten je Partie
app-clock-increment = Minuten, und Sekunden je Aktion
app-clock-minutes = Minuten für jede Seite
app-clock-seconds = Sekunden mehr je Aktion
app-minutes-fault = Ganze Minuten von 1 bis 1440.
app-seconds-fault = Ganze Sekunden von 0 bis 3600.
app-swap = Seiten tauschen
app-ended-otherwise = Sie endete anders…
app-how-normal = Nach den Regeln
app-how-agreed = Vereinbart
app-how-adjudicated = Schiedsspruch
app-how-conceded = Aufgegeben
app-how-time = Zeit überschritten
app-how-forfeit = Tisch verlassen
app-how-walkover = Nicht angetreten
app-how-void = Annulliert
app-who-lost = An wem lag es?
app-given-points = Von der Spielleitung vergebene Punkte; leer: die auf dem Brett
app-why = Grund
app-why-may-be-empty = Grund (darf leer bleiben)
app-more-than-the-box = Die Schachtel enthält insgesamt 168 Punkte.
app-no-number = „{ $typed }“ ist keine Zahl, die hier stehen kann.
app-same-sides = Zweimal nacheinander dieselben Seiten, mit Erlaubnis der Spielleitung
app-record-series = Serie erfassen
app-record-some = { $games ->
        [one] Erste Partie erfassen
       *[other] { $games } Partien erfassen
    }
app-record-game = Partie { $game } erfassen
app-correct = Berichtigen
app-correct-game = Partie { $game } berichtigen
series-nothing-changed = Noch ist nichts geändert.
series-moves-go = Die Züge dieser Partie sind bekannt. So berichtigt behält sie ihre Punkte und verliert ihre Züge.
app-preview-result = Vorher: { $before } Nachher: { $after }
app-on-the-board = auf dem Brett { $figures }
app-rematch = Revanche
app-series-gone = Diese Serie gibt es nicht mehr
app-play-next = Nächste Partie spielen
app-paper-next = Nächste Partie erfassen
app-close-series = Ohne die fehlenden Partien abschließen
app-close-series-question = Die Serie abschließen? Mit nicht begonnenen Partien endet sie unentschieden, die Punkte bleiben.
app-strike-game = Letzte Partie streichen
app-strike-game-question = Partie { $game } streichen? „Rückgängig“ bringt sie zurück.
app-strike-series = Serie streichen
app-strike-series-question = Die Serie mit ihren Partien streichen? „Rückgängig“ bringt sie zurück.
app-do-it = Ausführen
app-strike = Streichen
app-empty-log = Noch ist nichts geschehen.
app-log-more = Das Neueste zuerst. Aus dem Protokoll wird nie etwas entfernt.
log-why = Grund: { $why }
log-search = Im Protokoll suchen
log-moment = Datum und Uhrzeit
log-what = Was getan wurde
log-on-device = Gerät: { $device }
log-show-all = Alle zeigen
log-count = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
log-of-series = Nur die Serie { $series }
log-of-gone-series = Nur eine Serie, die es nicht mehr gibt
log-to-series = Zur Serie
log-nothing-found = Kein Eintrag passt dazu.
log-nothing-kept = An den Angaben änderte sich nichts, oder der Stand davor wird nicht aufbewahrt: etwa wo jemand anonym gemacht wurde.
log-fact-new = neu
log-fact-gone = entfernt
app-is-undone = inzwischen rückgängig gemacht
app-this-machine = Auf diesem Rechner
app-language = Sprache
app-look = Farben
app-look-light = Hell
app-look-dark = Dunkel
app-look-contrast = Hoher Kontrast
app-look-system = Wie das System
app-look-system-silent = Das System sagt nicht, was es vorzieht; gezeigt wird hell.
app-text-size = Schriftgröße
app-club = Der Verein
app-setting-name = Name des Vereins
app-setting-win = Matchpunkte für einen Sieg
app-setting-draw = für ein Unentschieden
app-setting-loss = für eine Niederlage
app-setting-walkover = Kampflospunkte
app-setting-least = Mindestserien für den Durchschnitt
app-setting-tau = Volatilität (τ)
app-settings-frozen = Saisons und Partien, die begonnen haben, behalten, was damals galt.
app-seasons = Saisons
app-no-seasons = Noch keine Saison: Die Rangliste gilt für alle Daten.
app-season-name = Name einer neuen Saison
app-season-first = Erster Tag (etwa { $example })
app-season-last = Letzter Tag
app-add-season = Saison hinzufügen
app-backups = Sicherungen
app-no-backups = Noch keine Sicherung.
app-back-up = Jetzt sichern
app-restore = Wiederherstellen
app-restore-question = Zum Stand vom { $moment } zurückkehren?
app-restore-more = Spieler, Serien, Turniere, Einstellungen und Protokoll sind dann wie damals; was seither eingetragen wurde, fehlt. Der jetzige Stand wird vorher selbst zu einer Sicherung, zu der man zurückkehren kann.
app-restore-nothing = Der Verein ist unverändert.
app-restored = Der Verein ist wieder wie damals.
rescue-folder = { $file } ist ein Ordner und keine Vereinsdatei.
rescue-empty = { $file } ist leer: Es steht nichts mehr darin. Die Datei wurde unverändert gelassen.
rescue-last-good = Die letzte gute Sicherung
rescue-looking = Die letzte gute Sicherung wird gesucht …
rescue-backup = Vom { $moment } ({ $why }).
backup-holds = Sie enthält { $players } und { $series ->
        [one] { $series } Serie
       *[other] { $series } Serien
    }, die letzte vom { $last }.
backup-holds-players = Sie enthält { $players } und keine Serie.
rescue-restore = Diese Sicherung zurückholen
rescue-restore-more = Sie tritt an die Stelle der beschädigten Datei, die bei den Sicherungen aufbewahrt wird. Was nach der Sicherung eingetragen wurde, fehlt darin.
rescue-restore-missing = Sie tritt an die Stelle der fehlenden Datei. Was nach der Sicherung eingetragen wurde, fehlt darin.
rescue-salvage = Lesbares retten
rescue-salvage-more = Was noch lesbar ist, kommt in eine neue Datei, und was verloren ist, wird aufgelistet. Die beschädigte Datei bleibt, wie sie ist.
rescue-salvaged-name = { $name } (gerettet)
rescue-open-salvaged = Neue Datei öffnen
rescue-busy = Einen Augenblick: Das kann eine Minute dauern …
rescue-readable = Was noch lesbar ist
rescue-copy-lost = Liste kopieren
rescue-copied = Die Liste ist in der Zwischenablage.
rescue-again = Erneut versuchen
rescue-banner = Die Vereinsdatei ist beschädigt: Was jetzt eingetragen wird, kann verloren gehen.
rescue-ways-out = Auswege …
app-restored-kept = Der vorherige Stand ist jetzt eine Sicherung.
app-pin-title = PIN der Spielleitung
app-pin-needed = Das entscheidet die Spielleitung: Die PIN wird gebraucht.
app-pin-unlock = Entsperren
app-pin-wrong = Das ist nicht die PIN.
app-pin-wait = Das war mehrmals falsch. Ein neuer Versuch geht in { $seconds } s.
app-pin-more = Sie sperrt Schiedssprüche, Berichtigungen, das Zusammenführen und Anonymisieren von Spielern, das Rückgängigmachen außerhalb einer Partie, das Zurückholen einer Sicherung und die Einstellungen des Vereins, in diesem Fenster auf diesem Gerät. Fünf Minuten lang wird danach nicht wieder gefragt. Wer hier andere Programme starten kann, etwa die Befehle, wird davon nicht aufgehalten.
app-pin-again = Dieselbe noch einmal
app-pin-differ = Die beiden sind nicht gleich.
app-pin-forgotten = Zum Ändern oder Entfernen wird nach der jetzigen PIN gefragt. Ist sie vergessen: das Programm schließen, die Datei { $file } löschen und neu starten. Damit ist die PIN weg, und mit ihr Sprache und Aussehen, die auf diesem Gerät gewählt waren; der Verein behält alles.
app-pin-forgotten-short = Vergessen? Was dann zu tun ist, steht in den Einstellungen unter „PIN der Spielleitung“.
app-pin-length = { $least } bis { $most } Zeichen.
app-pin-first = PIN
app-pin-new = Neue PIN
app-pin-set = PIN setzen
app-pin-change = PIN ändern
app-pin-remove = PIN entfernen
app-pin-lock = Jetzt sperren
app-pin-is-set = Eine PIN ist gesetzt.
app-pin-is-not-set = Keine PIN ist gesetzt: Alle an diesem Gerät können alles.
app-setting-board = Am Brett
app-club-file = Die Vereinsdatei
app-own-club = Zurück zum eigenen Verein
app-find = Zu einem Spieler, einer Serie oder einer Ansicht gehen oder etwas tun
app-find-short = Gehe zu…
app-find-place = Ansicht
app-find-deed = ausführen
app-find-nothing = Nichts heißt so.
app-deed-export-standings = Rangliste exportieren
app-deed-export-series = Serien exportieren
app-deed-print-standings = Rangliste drucken
app-deed-restore = Sicherung wiederherstellen
app-deed-shown = Sprache, Farben und Textgröße wählen
app-deed-club = Wertung, Saisons und PIN des Vereins einstellen
app-words-export = export speichern datei excel xlsx csv tabelle teilen
app-words-print = ausdruck papier pdf drucker
app-words-backup = sicherung kopie backup sichern speichern wiederherstellen
app-words-undo = zurück zurücknehmen widerrufen
app-words-redo = nochmals wiederherstellen
app-words-shown = thema aussehen dunkel hell kontrast deutsch englisch französisch niederländisch schrift schriftgröße anzeige einstellungen optionen
app-words-settings = punkte wertung saison pin kennwort sperre name einstellungen optionen
app-words-help = tasten tastatur hilfe kürzel
app-words-pairings = paarungen tische
app-words-wall = wand beamer uhr
app-words-club = datei laden andere
app-words-sample = demo beispiel probieren
app-own-span = Zeitraum…
span-from = Von (etwa { $example })
span-to = Bis
span-no-date = Das ist kein Datum. Zu schreiben etwa als { $example }.
span-turned-round = Der letzte Tag liegt vor dem ersten.
standings-older-seasons = Frühere Saisons…
standings-fewer-seasons = Nur die letzten Saisons
standings-least = Mindestzahl Serien (sonst { $usual })
standings-no-least = Eine ganze Zahl ab 1.
standings-columns = Spalten…
standings-nothing-yet = Noch wurde keine Serie gespielt. Die Rangliste beginnt mit der ersten.
terms-results = Ergebnisse
terms-sides = Seiten
terms-before = Vorher
terms-after = Nachher
terms-rating-note = Die Wertungszahl nach jedem Spielabend mit gewerteter Serie, die neueste zuerst.
terms-match-points = Matchpunkte: { $won } × { $win } + { $drawn } × { $draw } + { $lost } × { $loss } = { $sum }
terms-average = Schnitt: { $points } Punkte ÷ { $series } = { $average }
terms-side-average = { $side }: { $points } Punkte ÷ { $games } = { $average } je Partie
## Eine Partie im Fenster

live-loading = Die Partie wird gelesen…
live-turn = { $player } ist am Zug
live-menu = Menü
live-exited = { $count } entkommen
live-total = Serie { $total }
live-needs = noch { $points } bis zur Führung
live-ahead = { $points } vorn
live-level = gleichauf
live-ahead-by-exits = vorn nach Entkommenen
live-behind-by-exits = zurück nach Entkommenen
live-hidden = { $count } Plättchen noch verdeckt
live-turns-left = Schlussphase: verbleibende Züge
live-pile-animals = Beute Tiere
live-pile-humans = Beute Menschen
live-scale = Punkte
live-go-to-now = Zum jetzigen Stand
live-past = Aktion { $action } von { $of } wird gezeigt.
live-past-news = Aktion { $action } von { $of } wird gezeigt; inzwischen ist etwas Neues geschehen.
live-garbled = „{ $typed }“ ist keine Aktion. d3 deckt auf, d3-d5 zieht, d3-off verlässt den Wald.
live-square = { $square }: { $shows }
live-square-empty = leer
live-square-face-down = verdeckt
live-quiet = { $count } Aktionen nacheinander ohne Aufdecken oder Schlagen: Beide können das Ende vereinbaren, oder die Spielleitung beendet die Partie (Menü).
live-clock-start = Uhr starten
live-clock-stop = Uhr anhalten
live-take-back = Letzte Aktion zurücknehmen
live-take-back-asked = { $asks } möchte { $action } zurücknehmen. { $agrees }, einverstanden?
live-time-stays-used = Verbrauchte Zeit wird nicht zurückgegeben.
live-clock-goes-on = Die Uhr läuft weiter.
live-both-agree = Beide einverstanden
live-take-back-organiser = Als Spielleitung zurücknehmen
live-organiser-takes = { $action }, der letzte Zug von { $player }, wird zurückgenommen.
live-organiser-more = Die Spielleitung darf auch ein Aufdecken zurücknehmen. Das Plättchen bleibt dasselbe, und die Partie gilt als gesehen. Ein Grund ist nötig.
live-take-back-now = Zurücknehmen
live-reason = Grund
live-turns-opposite = Für die Person gegenüber drehen
live-turns-nothing = nichts
live-turns-board = das Brett
live-turns-panels = die Leisten
live-turns-more = Für zwei, die sich an einem flach liegenden Bildschirm gegenübersitzen: Das Brett dreht sich zur Seite am Zug, oder jede Leiste bleibt ihrer Person zugewandt.
live-your-turn = Sie sind am Zug
live-turns-of-yours = { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
live-option-animated = Plättchen bewegen sich
live-alone = Nur das Brett (F11)
live-not-alone = Leiste zeigen (F11)
live-agree = Ende vereinbaren
live-agree-each = Jeder der beiden sagt es für sich:
live-agrees = { $player } ist einverstanden
live-concede = Aufgeben
live-concede-title = Gibt { $player } die Partie auf?
live-concede-asked = { $from ->
    [walkover] Wenn { $loser } aufgibt: Für { $loser } zählen { $points }, für { $winner } { $more } (die Kampflospunkte des Vereins), und { $loser } kann die Serie weder gewinnen noch unentschieden spielen.
   *[other] Wenn { $loser } aufgibt: Für { $loser } zählen { $points }, für { $winner } { $more }, und { $loser } kann die Serie weder gewinnen noch unentschieden spielen.
}
live-adjudicate = Die Spielleitung beendet die Partie
live-adjudicate-more = Es entscheidet die Spielleitung, zum Beispiel wenn nichts mehr geschieht oder die Zeit der Runde um ist.
live-as-it-stands = Die Partie endet, wie sie steht: { $animals } (Tiere) { $points }, { $humans } (Menschen) { $more }.
live-as-given = Die Partie endet mit diesen Punkten: { $animals } (Tiere) { $points }, { $humans } (Menschen) { $more }.
live-given = Andere Punkte, nur mit einem Grund (leer: wie die Partie steht):
live-given-fault = Nötig sind die Punkte beider (zusammen höchstens 168) und ein Grund, oder nichts davon.
live-end-it = Partie beenden
live-stop = Hier aufhören; die Partie bleibt erhalten
live-go-on = Weiterspielen
live-understood = Weiter
live-slept = Die Uhr wurde angehalten
live-slept-more = Der Rechner hat geschlafen, oder seine Uhrzeit wurde gestellt. Diese Zeit wurde nicht gezählt.
live-not-saved = Nicht gespeichert: { $what }
live-not-saved-more = Bis dies geschrieben ist, kann nichts weiter gespielt werden. Was vorher zu sehen war, ist sicher.
live-the-end = das Ende der Partie
live-retry = Erneut versuchen
live-save-elsewhere = Kopie woanders speichern…
live-no-series = Eine solche Serie gibt es nicht.
live-interval = Partie { $game } ist beendet
live-before-first = Der Wald liegt bereit
live-start-game = Partie { $game } beginnen: { $player } spielt die Tiere
live-enter-starts = Die Eingabetaste beginnt sie.
live-rematch = Revanche
live-look-back = Partien ansehen
live-back = Zurück zum Verein
live-points = Punkte
live-exits = Entkommen
live-cannot-win = { $player } kann diese Serie weder gewinnen noch unentschieden spielen, gleich wie die Punkte stehen ({ $faults }).
live-level-before-last = Beide liegen gleichauf: Wer die letzte Partie gewinnt, gewinnt die Serie.
live-needs-in-last = { $lead ->
        [0] Die Punkte sind gleich, aber { $other } hat { $exits } entkommene Plättchen mehr: { $player } muss die letzte Partie gewinnen oder mehr Plättchen entkommen lassen.
       *[other] { $player } liegt { $lead } zurück und muss die letzte Partie mit mindestens { $points } Vorsprung gewinnen. Bei genau { $lead } entscheiden die entkommenen Plättchen.
    }
## Das Fenster

app-watch = Ansehen
app-copy-position = Stellung kopieren
app-position-copied = Stellung kopiert: { $position }
app-at-action = Nach Aktion { $action } von { $of }
app-at-start = Anfang
app-place-rules = Regeln
live-option-confirms = Jede Aktion bestätigen
live-confirm = { $action }: noch einmal klicken oder Eingabe, um sie zu spielen; Esc, um sie zu lassen.
learn-first-game = Erste Partie mit Hinweisen
learn-title = Das Spiel lernen
learn-more = Die Regeln lesen, mit Brettern zum Ausprobieren, oder eine erste Partie beginnen: Sie sagt, was möglich ist und warum etwas nicht geht. Nichts davon wird aufbewahrt.
learn-read = Die Regeln lesen
learn-again = Noch eine erste Partie beginnen
learn-stop = Hier aufhören
learn-hints = Hinweise für den Anfang
learn-blue = Blau
learn-brown = Braun
learn-turned-up = Neu: { $tile }, { $points } Punkte. { $what }
learn-fresh = In diesem Zug dürfen { $side } nicht ziehen, was gerade erschienen ist oder bewegt wurde ({ $tile }); schlagen ist erlaubt.
learn-own-move = Kein Zurück: In seinem nächsten Zug darf dieses Plättchen nicht nach { $from } zurück.
learn-captured = Geschlagenes zählt für die Seite, die schlägt: { $prey } bringt { $points } Punkte für { $side }.
learn-last-phase = Das war das letzte verdeckte Plättchen. Jetzt hat jede Seite noch { $turns } Züge, und eigene Plättchen dürfen den Wald durch die vier Ausgänge verlassen: Auch sie zählen.
learn-left = Aus dem Wald: { $tile } zählt { $points } Punkte für die eigene Seite.
learn-begin = Alle Plättchen liegen verdeckt. Ein beliebiges anklicken, um es aufzudecken.
learn-sides = Blau hat die Tiere, Braun die Menschen: Spielen Sie zu zweit oder allein beide Seiten.
learn-capture = Von { $from } nach { $to }: { $tile } kann schlagen, für { $points } Punkte ({ $prey }). Dorthin ziehen.
learn-leave = Auf { $from }: { $tile } kann den Wald verlassen, für { $points } Punkte; auf das große Halali-Logo ziehen.
learn-turn-up-or-move = { $count ->
        [one] Ein Plättchen aufdecken oder das mit weißem Rand ziehen.
       *[other] Ein Plättchen aufdecken oder eines der { $count } mit weißem Rand ziehen.
    }
learn-turn-up = Ein Plättchen aufdecken: Keines der offenen kann ziehen.
learn-move = Eines der Plättchen mit weißem Rand ziehen.
learn-picked = Punkte zeigen, wohin es gehen kann ({ $tile }), Fadenkreuze, was sich schlagen lässt. Ein Klick daneben oder Esc legt es ab.
learn-picked-leaves = Außer auf die markierten Felder kann { $tile } den Wald verlassen, für { $points } Punkte: auf einen offenen Pfeil oder das Logo.
learn-picked-nowhere = Von hier kann { $tile } jetzt nirgendwohin. Esc legt das Plättchen ab.
rules-title = Die Regeln von Halali!
rules-back-to-game = Zurück zur Partie
rules-start-over = Zurück zum Bild
rules-tiles = Die Plättchen
rules-turn = Ein Zug
rules-captures = Schlagen
rules-forbidden = Verboten
rules-last-phase = Die Schlussphase
rules-end = Ende und Punkte
rules-sets = Klassisch oder Schachtel
rules-tile = Plättchen
rules-count = Anzahl
rules-together = Zusammen
rules-nobody = niemandes
rules-hunter = Zieht beliebig weit in gerader Linie. Schlägt jedes Tier, aber nur in Richtung seines Gewehrs.
rules-lumberjack = Zieht ein Feld weit. Schlägt Bäume.
rules-fox = Zieht beliebig weit in gerader Linie. Schlägt Enten und Fasane.
rules-bear = Zieht ein Feld weit. Schlägt Jäger und Holzfäller.
rules-duck = Beide Seiten ziehen sie, beliebig weit in gerader Linie. Schlägt nichts.
rules-pheasant-steps = Beide Seiten ziehen ihn, ein Feld weit. Schlägt nichts.
rules-pheasant-flies = Beide Seiten ziehen ihn, beliebig weit in gerader Linie. Schlägt nichts.
rules-tree = Bewegt sich nie. Schlägt nichts.
rules-tiles-intro = Halali! ist ein Spiel für zwei in einem Wald von { $size } × { $size } Feldern. Eine Seite hat die Menschen, deren Plättchen braun sind, die andere die Tiere, deren Plättchen blau sind; die grünen gehören niemandem. Am Anfang liegen { $count } Plättchen verdeckt, und das Feld in der Mitte ist leer.
rules-turn-intro = Die Tiere beginnen. Gezogen wird abwechselnd, und niemand darf passen. Wer am Zug ist, deckt entweder ein beliebiges verdecktes Plättchen auf oder zieht ein offenes. Menschen und Tiere zieht nur die eigene Seite, Enten und Fasane ziehen beide, Bäume niemand. Ein Plättchen zieht in gerader Linie entlang seiner Reihe oder Spalte, nur über leere Felder.
rules-turn-up-example = Der Anfang einer Partie. Ein Plättchen anklicken deckt es auf, und dann nach Belieben weiter: Jede Ablehnung sagt, warum.
rules-moves-example = Der Fuchs auf d4 kann auf jedes Feld mit einem Punkt gehen und den Fasan mit dem Fadenkreuz schlagen. Der Baum und das verdeckte Plättchen stehen ihm im Weg. Der Bär auf f6 zieht nur ein Feld weit: anklicken.
rules-captures-intro = Zum Schlagen zieht ein Plättchen auf dasjenige, das es schlägt; dieses kommt auf den Stapel der schlagenden Seite und zählt dort seine Punkte. Niemand muss schlagen.
rules-rifle-example = Ein Jäger zieht in alle vier Richtungen, schlägt aber nur, wohin sein Gewehr zeigt, auf jede Entfernung. Dieses zeigt nach Osten: Er kann den Fuchs auf f2 schlagen, nicht aber den auf b2 und nicht die Ente auf d5. Gewehre drehen sich nie.
rules-bear-example = Ein Bär schlägt Jäger und Holzfäller auf den Feldern neben ihm, wohin die Gewehre auch zeigen.
rules-lumberjack-example = Ein Holzfäller fällt einen Baum, indem er auf ihn zieht: ein Feld weit, ein Baum je Zug.
rules-forbidden-intro = Zweierlei ist verboten, jeweils nur einen Zug lang. Das verhindert, dass beide endlos die Züge des anderen zurücknehmen.
rules-no-return-example = Kein Zurück: Dieser Fuchs kam im letzten Zug seiner Seite von c3. In diesem Zug darf er dort nicht enden, auch nicht zum Schlagen; darüber hinwegziehen ist erlaubt. Das gilt für blaue und braune Plättchen, nicht für grüne.
rules-fresh-example = Frisches Grün: Die Gegenseite hat gerade die Ente auf e3 aufgedeckt. In diesem Zug darf sie nicht bewegt, wohl aber geschlagen werden.
rules-last-phase-intro = Sobald das letzte verdeckte Plättchen aufgedeckt ist, hat jede Seite noch genau { $turns } Züge, zuerst die Gegenseite derjenigen, die es aufgedeckt hat. Von jetzt an dürfen eigene Plättchen auch den Wald verlassen, durch die Ausgänge in der Mitte der vier Seiten. Ein Plättchen, das hinausgeht, zählt seine Punkte für die eigene Seite. Grüne Plättchen gehen nie hinaus.
rules-exits-example = Jäger und Füchse können von weitem hinaus: Zwischen dem Fuchs auf d3 und dem Ausgang im Norden steht nichts, also geht er in einem Zug hinaus. Auf den Pfeil ziehen. In einer Partie tut das große Logo dasselbe.
rules-exit-of-bear-example = Bären und Holzfäller gehen nur vom Ausgangsfeld selbst hinaus: Dieser Bär muss erst auf g4 treten.
rules-end-intro = Liegen alle Plättchen offen, so endet die Partie, sobald eines davon eintritt:
rules-end-turns = beide Seiten haben ihre { $turns } Züge gemacht;
rules-end-no-tile = eine Seite hat kein Plättchen der eigenen Farbe mehr auf dem Brett;
rules-end-no-action = wer am Zug ist, kann nichts tun.
rules-end-before = Bevor das letzte Plättchen aufgedeckt ist, endet eine Partie nie von selbst, auch wenn eine Seite kein Plättchen mehr hat.
rules-score = Geschlagene und entkommene eigene Plättchen zählen; was auf dem Brett steht, zählt für niemanden. Mehr Punkte gewinnen; bei gleichen Punkten mehr entkommene Plättchen; sonst ist die Partie unentschieden. Zum Beispiel:
rules-series = Gewöhnlich bilden zwei Partien eine Serie, und für die zweite werden die Seiten getauscht. Die Punkte beider Partien werden addiert, und mehr Punkte gewinnen; dann mehr entkommene Plättchen in beiden Partien; sonst ist die Serie unentschieden.
rules-sets-intro = Es gibt zwei Regelwerke, und jede Serie sagt, nach welchem sie gespielt wird. Sie unterscheiden sich darin, wie weit ein Fasan zieht, und in nichts sonst.
rules-classic = Klassisch
rules-boxed = Wie in der Schachtel
rules-never = bewegt sich nie
rules-one-square = ein Feld
rules-any-distance = beliebig weit
rules-all-else = Alles andere
rules-the-same = gleich
shortcut-arrows = Am Brett: zum Feld daneben
shortcut-enter = Aufdecken, aufnehmen, ablegen
shortcut-typed = Eine getippte Aktion, dann Eingabe
shortcut-delete = Das Plättchen verlässt den Wald
shortcut-escape = Ablegen, lassen
shortcut-leaf = Die Aktion davor und danach
shortcut-take-back = Die letzte Aktion einer Partie zurücknehmen

## Turniere

tournament-none = Es gibt kein solches Turnier.
tournament-exists = Es gibt bereits ein Turnier mit der Id { $id }.
tournament-dates = Von { $first } bis { $last } ist kein Zeitraum. Der letzte Tag darf nicht vor dem ersten liegen.
tournament-not-started = Das Turnier hat noch nicht begonnen. Bitte zuerst beginnen.
tournament-started = Das Turnier hat begonnen; das lässt sich nicht mehr ändern.
tournament-finished = Das Turnier ist beendet. Wenn sich etwas ändern muss, bitte zuerst fortsetzen.
tournament-stage-started = Phase { $stage } hat begonnen; das lässt sich nicht mehr ändern.
tournament-no-stage = Es gibt keine Phase { $stage }, oder sie hat noch nicht begonnen.
tournament-stage-closed = Phase { $stage } ist abgeschlossen. Bitte zuerst wieder öffnen, oder ihre Ergebnisse berichtigen.
tournament-stage-open = Phase { $stage } ist nicht abgeschlossen.
tournament-no-player = { $player } steht nicht auf der Liste des Vereins oder ist eine Dublette. Bitte zuerst auf die Liste setzen.
tournament-entered = { $player } ist bereits gemeldet.
tournament-not-entered = { $player } ist nicht gemeldet. Bitte zuerst melden.
tournament-has-results = { $player } hat in Runde { $round } Ergebnisse, und die bleiben. Wer jetzt geht, scheidet aus.
tournament-paired = { $player } spielt in Runde { $round } an Tisch { $table }. Bitte zuerst die Paarungen dieser Runde ändern.
tournament-not-here = { $player } nimmt an Runde { $round } nicht teil.
tournament-twice = { $player } wäre in Runde { $round } zweimal da. Alle haben in einer Runde einen Platz.
tournament-sits-out = { $player } setzt in Runde { $round } aus. Bitte das zuerst zurücknehmen.
tournament-not-out = { $player } setzt in Runde { $round } nicht aus.
tournament-left-out = Ohne Platz in Runde { $round }: { $players }. Bitte paaren, oder angeben, warum sie aussetzen.
tournament-order = Die Reihenfolge muss alle einmal nennen; bitte bei { $player } nachsehen.
tournament-too-few = { $count ->
    [one] Eine Person ist da. Zwei sind nötig.
   *[other] { $count } Personen sind da. Zwei sind nötig.
}
tournament-byes = In Runde { $round } würden { $count } Spieler ein Freilos bekommen. Die Paarung gibt höchstens eines; die anderen bitte von Hand geben oder sagen, warum jemand aussetzt.
tournament-too-many-byes = { $player } hatte alle Freilose, die die Einstellungen erlauben ({ $count }).
tournament-away = { $player } ist bereits ausgeschieden.
tournament-not-away = { $player } ist nicht ausgeschieden.
tournament-past = Runde { $round } ist vorbei. Bitte eine wählen, die nicht abgeschlossen ist.
tournament-series-open = { $player } hat in Runde { $round } eine Serie, die nicht zu Ende ist. Bitte zuerst beenden: Tisch verlassen, nach Stand oder annulliert.
tournament-no-round = Es gibt keine Runde { $round }.
tournament-round-exists = Runde { $round } ist bereits gepaart. Bitte ihre Paarungen ändern.
tournament-not-next = Als Nächstes kommt Runde { $round }.
tournament-round-open = Runde { $round } ist nicht abgeschlossen. Bitte zuerst abschließen.
tournament-round-closed = Runde { $round } ist abgeschlossen. Bitte zuerst wieder öffnen.
tournament-round-released = Runde { $round } ist bereits veröffentlicht.
tournament-not-last = Runde { $round } ist die letzte: Sie muss zuerst gestrichen werden.
tournament-all-paired = { $count ->
    [one] Die einzige Runde ist gepaart. Bitte eine weitere planen oder die Phase abschließen.
   *[other] Alle { $count } Runden sind gepaart. Bitte eine weitere planen oder die Phase abschließen.
}
tournament-no-pairing = An Tisch { $table } spielt in Runde { $round } niemand.
tournament-at-table = „{ $typed }“ ist kein Tisch eines Turniers. Bitte Turnier, Runde und Tisch schreiben, etwa „last/2/5“, oder „last/5“ für einen Tisch der letzten Runde.
tournament-table-twice = Zwei Paarungen wären an Tisch { $table }. Bitte einer einen anderen Tisch geben.
tournament-results-missing = { $count ->
    [one] In Runde { $round } fehlt das Ergebnis an Tisch { $tables }. Bitte erfassen oder die Runde ohne es abschließen.
   *[other] In Runde { $round } fehlen Ergebnisse an den Tischen { $tables }. Bitte erfassen oder die Runde ohne sie abschließen.
}
tournament-need-opponents = { $count ->
    [one] Aus Runde { $round } ist jemand ausgeschieden, und an Tisch { $tables } fehlt ein Gegner. Bitte die Runde neu paaren.
   *[other] Aus Runde { $round } sind Spieler ausgeschieden, und an den Tischen { $tables } fehlen Gegner. Bitte die Runde neu paaren.
}
tournament-begun = { $count ->
    [one] Eine Serie, die wegfiele, hat Partien. Sie fällt nur weg, wenn sie genannt wird.
   *[other] { $count } Serien, die wegfielen, haben Partien. Sie fallen nur weg, wenn sie genannt werden.
}
tournament-pinned = Tisch { $table } ist festgehalten. Bitte zuerst freigeben.
tournament-out-of-pairing = Ein solches Freilos entsteht nur beim Paaren. Bitte eines von Hand geben oder Abwesenheit angeben.
tournament-turned-up = Die Serie hat Partien, also ist jemand erschienen. Bitte ihre Partien berichtigen.
tournament-no-series = Die Serie { $series } einer Paarung fehlt oder ist eine zwischen anderen. Bitte das Archiv neu anlegen, mit allen Serien des Turniers.
tournament-no-extra = Nur eine unentschiedene Serie eines K.-o.-Turniers geht weiter, so oft, wie es die Einstellungen vorsehen.
tournament-advance = { $count ->
    [one] Eine Person käme weiter. Eine nächste Phase braucht zwei; nach der letzten kommt niemand weiter.
   *[other] { $count } Personen kämen weiter. Eine nächste Phase braucht zwei; nach der letzten kommt niemand weiter.
}
tournament-groups = Alle brauchen eine Gruppe, von 1 an ohne Lücke nummeriert; ohne Gruppen in den Einstellungen hat niemand eine.
tournament-facts = Das passte nicht zusammen: „{ $what }“. Nichts wurde geändert; bitte melden Sie den Fehler.
setting-line = { $what }: { $value }
setting-match-points = Matchpunkte für Sieg, Unentschieden und Niederlage
setting-band = Plätze, die ein Band bilden
setting-most-byes = Höchstens so viele Freilose für einen Spieler
setting-requested-bye = Matchpunkte für ein Freilos auf Wunsch
setting-absent = Matchpunkte für eine Abwesenheit
setting-late = Matchpunkte für jede Runde vor einem späten Einstieg
tournament-setting-scale = Ein Sieg muss mindestens so viel wert sein wie ein Unentschieden, dieses mindestens so viel wie eine Niederlage, und ein Sieg von einem halben Matchpunkt bis 100.
tournament-setting-no-criteria = Für die Rangliste fehlt ein Kriterium. Bitte mindestens eines nennen.
tournament-setting-criterion-twice = Ein Kriterium ist zweimal genannt. Bitte jedes einmal nennen.
tournament-setting-no-duplicates = Partien lassen sich nur vergleichen, wenn alle Tische einer Runde dieselben Auslagen spielen. Bitte das wählen oder das Kriterium weglassen.
tournament-setting-band = Ein Band umfasst mindestens einen Platz.
tournament-setting-walkover = Kampflospunkte liegen zwischen 2 und 118.
tournament-setting-bye = Ein Freilos kann nicht mehr Punkte geben als eine Serie.
tournament-setting-requested-bye = Ein Freilos auf Wunsch ist höchstens so viel wert wie ein Sieg.
tournament-setting-absent = Eine Abwesenheit ist höchstens so viel wert wie ein Sieg.
tournament-setting-late = Eine Runde vor einer späten Meldung ist höchstens so viel wert wie ein Sieg.
tournament-setting-extra-pairs = Höchstens neun Paare von Zusatzpartien werden gespielt.
tournament-setting-prizes-twice = Preise mit diesem Namen gibt es schon. Bitte einen anderen Namen wählen oder die anderen zuerst entfernen.
tournament-setting-prizes = Es gibt höchstens 999 Preise, und mindestens einer ist mehr als nichts.
tournament-setting-rounds = Eine Phase hat 1 bis 999 Runden.
tournament-setting-groups = Es gibt mindestens eine Gruppe.
tournament-setting-least-series = Wer nach Durchschnitt gewertet wird, hat mindestens eine Serie gespielt.
tournament-setting-no-stage = Ein Turnier hat mindestens eine Phase.
tournament-setting-rounds-paired = Runde { $round } ist bereits gepaart. Bitte mindestens so viele Runden planen.
tournament-standings-live = Rangliste von { $tournament } bisher, Runde { $round } ist noch offen
tournament-preview-place = In { $tournament } Platz von { $player }: { $before } → { $after }
tournament-preview-round = { $count ->
    [one] Runde { $round } würde an Tisch { $tables } anders gepaart. Danach stehen zur Wahl:
   *[other] Runde { $round } würde an den Tischen { $tables } anders gepaart. Danach stehen zur Wahl:
}
tournament-preview-keep = {"  "}– Die Paarungen behalten: Dafür ist nichts zu tun.
tournament-preview-unstarted = { $count ->
    [one] {"  "}– Neu paaren, wer noch nicht begonnen hat; das ändert Tisch { $tables }: „halali tournament pair { $event } --again“.
   *[other] {"  "}– Neu paaren, wer noch nicht begonnen hat; das ändert die Tische { $tables }: „halali tournament pair { $event } --again“.
}
tournament-preview-all = { $count ->
    [one] {"  "}– Alles neu paaren und eine begonnene Serie verwerfen, { $lost }: „halali tournament pair { $event } --again --discard --why GRUND“.
   *[other] {"  "}– Alles neu paaren und { $count } begonnene Serien verwerfen, { $lost }: „halali tournament pair { $event } --again --discard --why GRUND“.
}
tournament-one = { $tournament } ({ $date }, Id: …{ $end })
tournament-no-tournaments = Es gibt kein Turnier. „halali tournament new NAME“ legt eines an.
tournament-not-found = Es gibt kein Turnier „{ $typed }“. Es gibt:
    {"  "}{ $list }
tournament-several = „{ $typed }“ kann mehrere Turniere meinen. Bitte mehr vom Namen oder das Ende der Id angeben:
    {"  "}{ $list }
tournament-made = Turnier { $tournament } angelegt. Als Nächstes Spieler melden: „halali tournament enter last SPIELER…“.
tournament-edited = { $tournament } ist geändert.
tournament-prizes = { $prizes }: { $amounts }; { $among }; { $shared }.
prizes-among-all = unter allen
prizes-among-group = in Gruppe { $group }
prizes-among-club = unter denen von { $club }
prizes-among-rated = unter denen mit einer Wertungszahl unter { $rating } oder ohne eine
prizes-split = wer einen Platz teilt, teilt die Preise der Plätze
prizes-each = wer einen Platz teilt, gewinnt den ganzen Preis dafür
tournament-no-prizes = Preise „{ $typed }“ gibt es nicht. Es gibt: { $list }.
tournament-prizes-none = { $tournament } hat keine Preise. Hinzufügen: „halali tournament prizes add EVENT NAME --amounts 50,30,20“.
tournament-prizes-removed = Die Preise { $prizes } von { $tournament } sind entfernt.
tournament-option-idle = { $option } bedeutet für diese Turnierform nichts, soweit sie noch zu spielen ist. Bitte weglassen oder eine andere Turnierform wählen.
tournament-rounds-planned = { $count ->
        [one] In { $tournament } ist { $count } Runde geplant.
       *[other] In { $tournament } sind { $count } Runden geplant.
    }
tournament-takes = { $tables ->
    [one] Runden: { $rounds }. Mit einem Tisch dauert das { $hours }:{ $minutes } Stunden.
   *[other] Runden: { $rounds }. Mit { $tables } Tischen dauert das { $hours }:{ $minutes } Stunden.
}
tournament-ends-at = Ende gegen { $time } Uhr.
tournament-advice-swiss = Spieler: { $players }. Geplante Runden: { $rounds }; { $recommended } genügen für einen einzigen Sieger, höchstens { $most } gehen ohne Wiederholung.
tournament-advice-rounds = Spieler: { $players }. Runden: { $rounds }.
simulated = Turniere: { $events }. { $format }. Spieler: { $players }. Startwert: { $seed }.
simulated-avoids = Paare, die nicht gegeneinander spielen: { $count }.
simulated-best = Der stärkste Spieler gewinnt { $part } % davon.
simulated-correlation = Die Plätze folgen der Stärke mit einer Rangkorrelation von { $value } (1 ist vollkommen, 0 ist Zufall).
simulated-rounds = Ein Turnier hat im Schnitt { $rounds } Runden und { $series } Serien.
simulated-rematches = Von den nach Stand gepaarten Serien sind { $rematches } Revanchen, und { $floats } zwischen verschiedenen Ständen.
simulated-byes = Zugeteilte Freilose: { $byes }. Spieler mit mehr als einem: { $second }.
simulated-sides = Die Eröffnungen als Tiere und als Menschen sind bei { $level } % der Spieler gleich, unterscheiden sich bei { $one } % um eins, bei { $two } % um zwei, bei { $more } % um mehr.
simulated-time = Es dauert im Schnitt { $hours }:{ $minutes } Stunden.
simulated-player = Spieler { $number }
simulated-stuck = Diese Einstellungen lassen sich nicht spielen: { $why }
simulate-avoid = „{ $typed }“ sind nicht zwei Spieler dieses Feldes. Zwei verschiedene Nummern von 1 bis { $players } mit einem Doppelpunkt dazwischen schreiben, etwa 3:8.
tournament-has-started = { $tournament } hat mit { $count } Spielern begonnen. Als Nächstes die erste Runde paaren: „halali tournament pair last“.
tournament-heading = { $tournament }, { $date }: { $format }
tournament-heading-days = { $tournament }, { $from } – { $to }: { $format }
tournament-late = ab Runde { $round }
tournament-withdrawn = ausgeschieden ab Runde { $round }
tournament-has-withdrawn = ausgeschieden
tournament-fixed-table = immer Tisch { $table }
tournament-next-enter = Als Nächstes: mindestens zwei Spieler melden.
tournament-next-start = Als Nächstes: das Turnier mit seinen { $count } Spielern beginnen.
tournament-next-over = Das Turnier ist beendet. Erster Platz: { $player }.
tournament-next-extra = Als Nächstes: An Tisch { $table } der Runde { $round } steht es unentschieden, zwei weitere Partien sind nötig.
tournament-next-close = Als Nächstes: Runde { $round } abschließen, alle Ergebnisse sind da.
tournament-next-results = { $count ->
        [one] Als Nächstes: das fehlende Ergebnis der Runde { $round } an Tisch { $tables } erfassen.
       *[other] Als Nächstes: die { $count } fehlenden Ergebnisse der Runde { $round } an den Tischen { $tables } erfassen.
    }
tournament-next-pair = Als Nächstes: Runde { $round } paaren.
tournament-next-finish = Als Nächstes: das Turnier beenden, alles ist gespielt.
tournament-next-stage = Als Nächstes: Phase { $stage } abschließen und angeben, wie viele weiterkommen.
tournament-alone = Zum Spielen ist nur noch { $player } da.
tournament-deserted = Zum Spielen ist niemand mehr da.
tournament-alone-finish = Als Nächstes: das Turnier beenden oder jemanden zurückkommen lassen.
tournament-alone-return = Als Nächstes: jemanden melden oder zurückkommen lassen, oder das Turnier entfernen.
tournament-entered-now = Für { $tournament } gemeldet: { $players }. Spieler insgesamt: { $count }.
tournament-entered-late = Für { $tournament } ab Runde { $round } gemeldet: { $players }.
tournament-entry-removed = Meldung von { $player } für { $tournament } gestrichen.
tournament-replaced = { $by } ersetzt { $player }.
tournament-seeded = Nummern: { $list }.
tournament-table-fixed = { $player } sitzt immer an Tisch { $table }.
tournament-table-free = { $player } kann an jedem Tisch sitzen.
tournament-out = { $player } setzt in Runde { $round } aus: { $out }.
tournament-bye-again = { $count ->
    [one] { $player } hat in diesem Turnier schon ein anderes Freilos.
   *[other] { $player } hat in diesem Turnier schon { $count } andere Freilose.
}
tournament-in-again = { $player } spielt in Runde { $round } doch.
tournament-withdraw-paired = { $player } hat an Tisch { $table } in Runde { $round } eine Serie, die nicht begonnen hat. Mit --from { $round } ausscheiden, um den Tisch neu zu paaren, oder mit --series forfeit, damit der Gegner gewinnt.
tournament-withdraw-published = { $player } hat an Tisch { $table } in Runde { $round }, die veröffentlicht ist, eine Serie, die nicht begonnen hat. Mit --series forfeit ausscheiden, damit der Gegner gewinnt, oder mit --series void.
tournament-ends-as-it-stands = Die Serie an Tisch { $table } der Runde { $round } endet, wie sie steht: Eine begonnene Partie endet durch Schiedsspruch, eine nicht begonnene entfällt.
tournament-ends-forfeit = { $player } verliert, was von der Serie an Tisch { $table } der Runde { $round } übrig ist: Der Gegner gewinnt sie.
tournament-ends-void = Was von der Serie an Tisch { $table } der Runde { $round } übrig ist, wird annulliert.
tournament-withdrew = { $player } scheidet ab Runde { $round } aus { $tournament } aus.
tournament-returned = { $player } ist ab Runde { $round } wieder in { $tournament } dabei.
tournament-apart = Nicht gegeneinander: { $apart }.
tournament-apart-first = { $count ->
        [one] In der ersten Runde nicht gegeneinander: { $apart }.
       *[other] In den ersten { $count } Runden nicht gegeneinander: { $apart }.
    }
tournament-apart-soft = Möglichst nicht gegeneinander: { $apart }.
tournament-apart-soft-first = { $count ->
        [one] In der ersten Runde möglichst nicht gegeneinander: { $apart }.
       *[other] In den ersten { $count } Runden möglichst nicht gegeneinander: { $apart }.
    }
tournament-apart-no-more = Wieder gegeneinander: { $apart }.
tournament-two-players = „{ $typed }“ nennt nicht zwei Spieler. Bitte mit Doppelpunkt schreiben, etwa „Zoë:Max“.
tournament-round-paired = { $count ->
        [one] Runde { $round } ist gepaart, an { $count } Tisch.
       *[other] Runde { $round } ist gepaart, an { $count } Tischen.
    }
tournament-proposal = Vorschlag für Runde { $round }; wer zuerst steht, beginnt als die Tiere:
tournament-proposed = Tisch { $table }: { $first } – { $second }
tournament-proposed-out = { $player }: { $out }
tournament-repeats = { $count ->
    [one] Was noch zu spielen ist (Runden: { $rounds }), kommt nicht ohne { $count } Wiederholung oder Freilos außer der Reihe aus.
   *[other] Was noch zu spielen ist (Runden: { $rounds }), kommt nicht ohne { $count } Wiederholungen oder Freilose außer der Reihe aus.
}
tournament-unsettled = Ob das, was noch zu spielen ist (Runden: { $rounds }), ganz ohne Wiederholung auskommt, ließ sich nicht vollständig prüfen.
tournament-discards = { $count ->
        [one] { $count } Serie mit Partien ginge verloren:
       *[other] { $count } Serien mit Partien gingen verloren:
    }
tournament-discarded = { $first } – { $second }
tournament-pinned-now = Festgehalten: Tisch { $table }, { $first } – { $second }. Das bleibt, wenn die Runde neu gepaart wird.
tournament-unpinned = Nicht mehr festgehalten: Tisch { $table }, { $first } – { $second }.
tournament-compared = Runde { $round } verglichen mit dem eigenen Vorschlag:
tournament-compared-same = Dieselben Spieler treffen aufeinander.
tournament-compared-lacks = Nur im Vorschlag: { $list }
tournament-compared-has = Nur hier: { $list }
tournament-compared-bye = Freilos: { $before } im Vorschlag, hier { $after }.
tournament-compared-nobody = niemand
tournament-compared-cost = Was es kostet: { $what }, { $other } statt { $best }.
tournament-compared-as-good = Es ist genauso gut; die Reihenfolge der Nummern hat entschieden.
tournament-draft-twice = { $player } kommt zweimal vor. Jeder hat einen Platz in einer Runde.
tournament-draft-missing = { $player } fehlt. Bitte einen Gegner angeben, oder mit --bye das Freilos.
tournament-draft-unknown = { $player } spielt in dieser Runde nicht. Bitte weglassen.
tournament-plays-already = spielt schon
tournament-left-for-later = { $first } – { $second } kommt in einer späteren Runde ({ $player }: { $why }).
tournament-round-of = { $tournament }, Runde { $round }, { $date }
tournament-nobody-came = Keiner von beiden ist erschienen: Beide verlieren.
tournament-round-published = Runde { $round } ist veröffentlicht.
tournament-no-duplicates = Die Tische von { $tournament } spielen eigene Auslagen. „halali tournament edit EVENT --duplicates“ ändert das vor dem Start.
tournament-deals-secret = Die Auslagen der Runde { $round } sind geheim, bis sie abgeschlossen ist. Die Spielleitung sieht sie mit --organiser, um sie auf Brettern auszulegen.
tournament-deal = Runde { $round }, Partie { $game }: { $deal }
tournament-round-closed-now = Runde { $round } ist abgeschlossen.
tournament-round-reopened = Runde { $round } ist wieder offen.
tournament-deletes-round = Runde { $round } wird mit ihren Paarungen gestrichen. Serien mit Partien, die mit ihr gehen: { $count }.
tournament-round-deleted = Runde { $round } ist gestrichen.
tournament-result = Tisch { $table }, { $first } – { $second }: { $outcome }
tournament-has-result = Tisch { $table } der Runde { $round } hat sein Ergebnis: { $outcome } Eine Partie berichtigt „halali series correct { $series } NUMMER PARTIE“.
tournament-go-on = { $count } kommen weiter, in dieser Reihenfolge: { $list }.
tournament-level-at-cut = Sie teilen den Platz, an dem der Schnitt liegt, und die Nummer hat entschieden: { $list }.
tournament-stage-closed-now = Phase { $stage } ist abgeschlossen, und die nächste hat begonnen.
tournament-resumed = { $tournament } geht weiter.
tournament-removes = { $tournament } wird entfernt. Serien mit Partien bleiben im Verein, außerhalb von Turnieren.
tournament-removes-all = { $tournament } wird mit allen Serien entfernt.
tournament-removed = Turnier { $tournament } entfernt.
tournament-standings-start = Rangliste von { $tournament } vor der ersten Runde
tournament-standings-after = Rangliste von { $tournament } nach Runde { $round }
tournament-crosstable-start = Kreuztabelle von { $tournament } vor der ersten Runde
tournament-crosstable-after = Kreuztabelle von { $tournament } nach Runde { $round }
tournament-crosstable-live = Kreuztabelle von { $tournament } bisher, Runde { $round } ist noch offen
tournament-standings-group = { $title }, Gruppe { $group }
tournament-letters = Zeile des Gegners mit + gewonnen, = unentschieden, - verloren. b Freilos, r Freilos auf Wunsch, a abwesend, l noch nicht gemeldet, w ausgeschieden, f kampflos, n niemand da, ? fehlt, * offen, x annulliert, p Pause (spielfrei), t weiter ohne Spiel.
timer-runs = Runde { $round }: noch { $time } von { $length }.
timer-paused = Runde { $round }: angehalten, noch { $time } von { $length }.
timer-over = Runde { $round }: seit { $time } vorbei; sie hatte { $length }.
timer-by-time-of-day = Der Rechner wurde neu gestartet, daher gilt hier seine Uhrzeit. Wurde sie verstellt, den Timer mit „extend“ berichtigen.
timer-none = { $tournament } hat keinen Timer. Einen starten: „halali tournament timer start last 60“.
timer-length = Ein Timer läuft mindestens eine Sekunde und höchstens einen Tag. Bitte eine Zeit dazwischen angeben.
timer-is-running = Der Timer von Runde { $round } läuft. Bitte zuerst anhalten.
timer-is-paused = Der Timer von Runde { $round } ist angehalten. Bitte zuerst weiterlaufen lassen.
event-page-contents = Inhalt
event-page-no-script = Um Partien hier nachzuspielen, muss der Browser das Skript dieser Seite ausführen.
event-page-replay = Nachspielen
event-page-animals = Tiere
event-page-humans = Menschen
event-page-board = Brett
event-page-moves = Züge
event-page-step = Aktion
event-page-first = Zum Anfang
event-page-back = Eine Aktion zurück
event-page-play = Abspielen
event-page-pause = Pause
event-page-forward = Eine Aktion vor
event-page-last = Zum Ende
event-page-close = Schließen
event-page-entries = Meldungen
event-stage-format = Phase { $stage }: { $format }
event-page-game-ended = { $game }: { $how }
event-page-counts = Partie beendet: { $how }. Es zählt: { $points } ({ $exited } entkommen).
event-page-same-deals = Alle Tische spielen dieselben Auslagen: Partien lassen sich nachspielen, sobald alle Tische fertig sind.
round-final = Finale
round-semi-finals = Halbfinale
round-quarter-finals = Viertelfinale
round-last-of = Runde der letzten { $players }
round-winners = Sieger, Runde { $round }
round-losers = Verlierer, Runde { $round }
round-third-place = Platz 3
round-grand-final = Großes Finale
round-reset = Zweites großes Finale
event-page-loser-of = Verlierer von { $number }
tournament-not-in-table = { $first } und { $second } stehen nicht in derselben Rangliste. Bitte mit --stage eine andere Phase wählen.
tournament-share-place = { $first } und { $second } teilen den Platz: Sie sind in allem gleich.
tournament-above = { $first } steht vor { $second }. { $by }: { $more } gegen { $less }.
tournament-above-bracket = { $first } ist im Turnierbaum weiter gekommen als { $second }.
tournament-term = Runde { $round } { $what } { $value }
tournament-term-median = Runde { $round } Partie { $game } { $what } { $value } (Abstand { $margin }, Median { $median })
tournament-term-tables = Runde { $round } Partie { $game } { $what } { $value } (Abstand { $margin }, { $others ->
        [one] gegen { $others } anderen Tisch)
       *[other] gegen { $others } andere Tische)
    }
tournament-term-left-out = Runde { $round } { $what } { $value } (gestrichen)
tournament-term-adjusted = Runde { $round } { $what } { $value } (aus { $base }, ungespielte Runden { $change })
tournament-terms = { $player }: { $list }; zusammen { $sum }.
tournament-terms-between = {"; "}
tournament-they-play = { $first } und { $second } spielen in Runde { $round } gegeneinander.
tournament-they-play-not = { $first } und { $second } spielen in Runde { $round } nicht gegeneinander.
tournament-why-schedule = Das folgt aus dem Spielplan des Rundenturniers.
tournament-why-bracket = Das folgt aus dem Turnierbaum.
tournament-why-pinned = Die Paarung ist festgehalten: Die Spielleitung hat so entschieden.
tournament-why-by-hand = Die Runde wurde von Hand geändert: Der eigene Vorschlag hat das nicht.
tournament-why-taken-apart = Die Runde wurde von Hand geändert: Im eigenen Vorschlag spielen sie.
tournament-no-bye = In Runde { $round } braucht niemand ein Freilos.
tournament-bye-by-hand = { $player } hat in Runde { $round } das Freilos auf Entscheidung der Spielleitung.
tournament-bye-of = { $byes ->
    [0] { $player } hat in Runde { $round } das Freilos, zum ersten Mal.
    [one] { $player } hat in Runde { $round } das Freilos, nach einem früheren.
   *[other] { $player } hat in Runde { $round } das Freilos, nach { $byes } früheren.
}
tournament-bye-due = Niemand mit so wenigen Freilosen steht tiefer.
tournament-had-byes = { $count ->
        [one] hatte schon { $count } Freilos
       *[other] hatte schon { $count } Freilose
    }
tournament-passed-over = { $player } wäre vorher dran, aber: { $why }
tournament-state-registration = Meldephase
tournament-state-running = läuft
tournament-state-finished = beendet
format-swiss = { $rounds ->
    [one] Schweizer System, { $rounds } Runde
   *[other] Schweizer System, { $rounds } Runden
}
format-round-robin = Rundenturnier
format-double-round-robin = doppeltes Rundenturnier
format-groups = Rundenturnier in { $groups } Gruppen
format-double-groups = doppeltes Rundenturnier in { $groups } Gruppen
format-knockout = K.-o.-Turnier
format-double-knockout = Doppel-K.-o.-Turnier
format-league = Liga
format-league-average = { $least ->
    [one] Liga nach Durchschnitt, ab { $least } Serie
   *[other] Liga nach Durchschnitt, ab { $least } Serien
}
out-bye = Freilos
out-requested-bye = Freilos auf Wunsch
out-absent = abwesend
out-rest = spielfrei
out-through = kampflos weiter
status-late = noch nicht gemeldet
status-series = Serie
criterion-enough = genug Serien
criterion-total-points = Gesamtpunkte
criterion-difference = Punktdifferenz
criterion-exited = Entkommene Plättchen
criterion-bears = Geschlagene Bären
criterion-wins = Siege
criterion-buchholz = Buchholz
criterion-median = Buchholz-Median
criterion-buchholz-cut = { $highest ->
    [0] Buchholz ohne { $lowest } niedrigste
   *[other] Buchholz ohne { $lowest } niedrigste, { $highest } höchste
}
criterion-sonneborn-berger = Sonneborn-Berger
criterion-direct-encounter = Direkter Vergleich
criterion-direct-encounter-again = Direkter Vergleich, neu begonnen
criterion-progressive = Fortschrittswertung
criterion-opponents-rating = Wertungsdurchschnitt der Gegner
criterion-performance = Turnierleistung
criterion-duplicate-median = Abstand zum Median
criterion-duplicate-tables = Punkte gegen andere Tische
criterion-lot = Los
unplayed-draw = Nicht gespielte Runden: Die eines Gegners zählt als Unentschieden gegen sich selbst, eine eigene als Gegner mit der eigenen Punktzahl.
unplayed-only-played = Für Werte der Gegner zählen nur gespielte Runden.
pairing-nobody = In dieser Runde spielt niemand. Bitte Spieler melden oder das Aussetzen zurücknehmen.
pairing-alone = { $player } wäre in dieser Runde allein. Bitte das Turnier beenden oder das Aussetzen anderer zurücknehmen.
pairing-nothing-fits = Mit dem, was von Hand festliegt, bliebe jemand ohne Gegner. Bitte einen dieser Wünsche zurücknehmen.
pairing-all-played = Alles ist gespielt. Bitte das Turnier beenden oder die Phase abschließen.
pairing-place = Runde { $round } Tisch { $table }
pairing-waiting = Der Turnierbaum geht weiter, wenn Ergebnisse da sind: { $list }.
pairing-nobody-free = Von denen, die aufeinandertreffen sollen, kann in dieser Runde niemand. Bitte ein Aussetzen zurücknehmen.
pairing-fixed-twice = { $player } ist zweimal festgehalten. Bitte jeden nur einmal je Runde festhalten.
pairing-fixed-absent = { $player } ist festgehalten, spielt in dieser Runde aber nicht. Bitte eines von beiden zurücknehmen.
pairing-together-and-apart = { $first } und { $second } sind zugleich festgehalten und getrennt. Bitte eines davon weglassen.
pairing-even = { $player } kann kein Freilos haben: In dieser Runde hat jeder einen Gegner.
pairing-too-many = { $count } Spieler sind mehr, als eine Runde paart. Bitte das Turnier teilen.
pairing-last-stage = Nach Phase { $stage } kommt keine mehr. Bitte stattdessen das Turnier beenden.
schedule-too-few = { $players ->
    [one] Ein Spieler ist zu wenig: Es braucht mindestens { $least }.
   *[other] { $players } Spieler sind zu wenige: Es braucht mindestens { $least }.
}
schedule-too-many = { $players } Spieler sind zu viele: Diese Turnierform fasst höchstens { $most }.
schedule-groups = { $players } Spieler ergeben keine { $groups } Gruppen von mindestens zwei. Bitte weniger Gruppen wählen.
schedule-cut = Aus Gruppe { $group } kämen mehr weiter, als in ihr spielen. Bitte eine kleinere Zahl wählen.
swiss-may-run-dry = { $most ->
    [one] Ab Runde { $round } können Wiederholungen nötig sein; ein Rundenturnier hat eine Runde.
   *[other] Ab Runde { $round } können Wiederholungen nötig sein; ein Rundenturnier hat { $most } Runden.
}
swiss-everybody-meets = In so vielen Runden trifft jeder auf jeden: Ein Rundenturnier ist besser.
swiss-repeats = { $most ->
    [one] Ab Runde { $round } sind Wiederholungen sicher; ein Rundenturnier hat eine Runde.
   *[other] Ab Runde { $round } sind Wiederholungen sicher; ein Rundenturnier hat { $most } Runden.
}
broken-hard = { $first } und { $second } sollten nicht gegeneinander spielen, tun es aber.
broken-soft = { $first } und { $second } sollten möglichst nicht gegeneinander spielen, tun es aber.
broken-rematch = { $count ->
        [one] { $first } und { $second } sind schon aufeinandergetroffen.
       *[other] { $first } und { $second } sind schon { $count }-mal aufeinandergetroffen.
    }
broken-bye = { $count ->
    [one] { $player } hat nach einem früheren wieder ein Freilos.
   *[other] { $player } hat nach { $count } früheren wieder ein Freilos.
}
verdict-so-paired = So steht es im Vorschlag.
verdict-as-good = Anders wäre es ebenso gut; die Reihenfolge der Nummern hat entschieden.
verdict-impossible = Anders gibt es keine vollständige Paarung.
verdict-differs = Anders wäre es schlechter: { $what }, { $other } statt { $best }.
cost-hard-avoids = Spieler, die nicht gegeneinander dürfen
cost-second-bye = frühere Freilose dessen, der das Freilos bekommt
cost-ahead = Wiederholungen und Freilose außer der Reihe in den kommenden Runden
cost-rematches = Wiederholungen
cost-old-rematches = frühere Begegnungen bei Wiederholungen
cost-bye-score = Punktzahl dessen, der das Freilos bekommt
cost-bye-seed = Spieler mit höherer Nummer als der mit dem Freilos
cost-score-gaps = Summe der quadrierten Punktabstände
cost-soft-avoids = Spieler, die möglichst nicht gegeneinander sollen
cost-floats-running = Spieler, die ihre Punktgruppe zweimal nacheinander in derselben Richtung verlassen
cost-floats-again = frühere Wechsel aus der Punktgruppe in dieser Richtung
cost-openings = frühere Eröffnungen als die Tiere bei denen, die beginnen
cost-group-order = Abstand von der Ordnung in den Punktgruppen
column-format = Turnierform
column-players = Spieler
column-rounds = Runden
column-state = Stand
column-seed = Nr.
column-table = Tisch
column-animals-first = Beginnt (Tiere)

## Paper

paper-latin = Wörter in Schriftzeichen, die der Schrift fehlen, sind in lateinischen Buchstaben gedruckt.
paper-imprint = { $club } · gedruckt am { $date }
paper-imprint-plain = Gedruckt am { $date }
paper-check-in = Anwesenheitsliste
paper-name-cards = Namenskarten
paper-schedule = Spielplan
paper-pairings = Paarungen nach Tischen
paper-pairings-by-name = Paarungen nach Namen
paper-slips = Ergebniskarten
paper-score-sheets = Ergebniszettel
paper-score-sheet = Ergebniszettel
paper-ties = Wie Gleichstände entschieden wurden
paper-no-round = Noch ist keine Runde gepaart. Bitte eine paaren und dann neu drucken.
paper-not-started = Das Turnier hat noch nicht begonnen. Bitte beginnen und dann neu drucken.
paper-nobody = Noch ist niemand gemeldet.
paper-no-bracket = Diese Phase wird nicht im K.-o.-System gespielt und hat keinen Turnierbaum.
paper-empty = Diese Liste ist leer.
game-number = Partie { $game }
paper-signature = Unterschrift
paper-tile = Plättchen
paper-each = Punkte je
paper-captured = geschlagen
paper-exited = entkommen
paper-exited-in-all = entkommen, insgesamt
paper-here = Da
paper-number = Nr. { $number }
paper-round = Runde
paper-round-to-come = steht aus
paper-round-paired = gepaart
paper-round-under-way = läuft
paper-round-over = beendet
tournament-so-far = Das Turnier ist noch nicht beendet: Die Plätze können sich noch ändern.
paper-prize = Preis
paper-ranked-by = Die Plätze ergeben sich der Reihe nach aus: { $list }.
paper-no-ties = Niemand lag gleichauf: Das Erste davon hat jeden Platz entschieden.
print-ending = Bitte eine Datei angeben, die auf .pdf oder .html endet, oder einen Ordner mit einem Schrägstrich am Ende.
## Turniere im Fenster

app-place-tournaments = Turniere
tournaments-new = Neues Turnier
tournaments-none = Noch kein Turnier
tournaments-none-more = Eines anlegen: ein Name, ein Modus und wer mitspielt. Das Programm lost jede Runde aus, sagt warum, und zählt.
tournaments-none-formats = Schweizer System, Rundenturnier, K.-o., Doppel-K.-o., Gruppen mit K.-o. oder eine Liga über mehrere Abende.
event-desk = Turnierleitung
event-crosstable = Kreuztabelle
event-bracket = Turnierbaum
event-statistics = Zahlen
event-prizes = Preise
event-gone = Dieses Turnier gibt es nicht mehr.
event-entries = Gemeldete Spieler: { $count }
event-has-started = Alles ist bereit
event-round = Runde { $round }
event-round-of = Runde { $round } von { $of }
event-stage = Phase { $stage }
event-group = Gruppe { $group }
event-table = Tisch { $table }
event-counts = Fertig: { $done } · laufend: { $playing } · ohne Ergebnis: { $waiting }
event-table-number = Tisch
event-table-hint = Nummer und Enter: Ergebnis; Nummer und P: Brett.
event-change-pairings = Paarungen ändern
event-close-missing = Ohne alle Ergebnisse abschließen
event-close-question = Runde { $round } trotz fehlender Ergebnisse abschließen? Beide Spieler erhalten nichts, bis sie eingetragen sind.
event-reopen-question = Runde { $round } wieder öffnen? Ein einzelnes Ergebnis lässt sich auch so berichtigen.
event-strike-question = Runde { $round } mit Paarungen und Partien streichen?
event-resume-question = Das beendete Turnier fortsetzen?
event-reopen = Wieder öffnen
event-strike-round = Runde streichen
event-resume = Fortsetzen
event-do-enter = Spieler melden
event-do-start = Beginnen
event-do-pair = Runde { $round } vorschlagen
event-do-reseat = Gegner finden
event-do-release = Runde { $round } veröffentlichen
event-do-extra = Zusatzpartien eintragen
event-do-result = Ergebnis eintragen
event-do-close = Runde { $round } abschließen
event-do-advance = Nächste Phase
event-do-finish = Beenden
event-next-reseat = Als Nächstes: Jemand hat Runde { $round } verlassen; Tische ohne Gegner: { $tables }.
event-next-release = Als Nächstes: Runde { $round } veröffentlichen, damit alle sie sehen.
event-played-as = Modus: { $format }.
event-ranked-by = Rangfolge nach: { $list }.
event-cut = Wie viele kommen weiter?
event-cut-groups = Wie viele kommen aus jeder Gruppe weiter?
event-to-tables = Zu den Tischen
event-series-page = Seite der Serie
event-is-live = Die beiden spielen am Bildschirm. Das Ergebnis kommt von selbst.
event-correct-before = Eingetragene Partien berichtigen
event-why-closed = Grund, da die Runde abgeschlossen ist
event-show-changes = Zeigen, was sich ändert
event-changes = Was die Berichtigung ändert
event-correct-keep = Berichtigen, Paarungen bleiben
event-correct-unstarted = Berichtigen, freie Tische neu
event-correct-all = Berichtigen, alle neu auslosen
event-correct-stays = { $count ->
    [0] Danach kommt keine Runde: Keine Paarung ändert sich.
    [one] Runde { $rounds } bleibt, wie sie ist.
   *[other] Die Runden { $rounds } bleiben, wie sie sind.
}
event-correct-free = { $count ->
    [one] Tisch { $tables } der Runde { $round }, der noch nicht begonnen hat, wird neu gepaart.
   *[other] { $count } Tische der Runde { $round }, die noch nicht begonnen haben, werden neu gepaart: { $tables }.
}
event-correct-again = { $count ->
    [one] Tisch { $tables } der Runde { $round } wird neu gepaart.
   *[other] { $count } Tische der Runde { $round } werden neu gepaart: { $tables }.
}
event-correct-lost = { $count ->
    [0] Keine Partie geht verloren.
   *[other] { $games ->
        [0] Was an { $count ->
            [one] Tisch
           *[other] den Tischen
        } { $tables } begonnen hat, geht verloren: { $series }.
        [one] Eine Partie geht verloren, an Tisch { $tables }: { $series }.
       *[other] { $games } Partien gehen verloren, an { $count ->
            [one] Tisch
           *[other] den Tischen
        } { $tables }: { $series }.
    }
}
event-no-place-moves = Kein Platz ändert sich.
event-paired-otherwise = Runde { $round } wäre an den Tischen { $tables } anders gepaart.
event-paired-the-same = Runde { $round } wäre genauso gepaart.
event-not-come = { $name } kam nicht
event-nobody-came = Niemand kam
event-came = Sie kamen doch
event-enter-hint = Enter führt von Feld zu Feld und speichert am Ende.
event-correct-hint = Nichts wird geschrieben, bevor die Folgen zu sehen sind.
event-needs-opponent = braucht einen Gegner
event-live = Partie { $game } am Bildschirm
event-missing = Ergebnis fehlt
event-goes-on = unentschieden, geht weiter
event-after-game = nach Partie { $game }
event-proposal = Vorschlag für Runde { $round }
event-change-round = Paarungen der Runde { $round }
event-accept = Nur festlegen
event-accept-publish = Festlegen und veröffentlichen
event-accept-change = Paarungen ändern
event-proposal-hint = Ziehen Sie einen Namen auf einen anderen, um beide zu tauschen, oder klicken Sie beide an. Mit Tasten: ↑ ↓ wählen einen Tisch, ← → einen Namen; wer gewählt ist: A ist abwesend, B bittet um ein Freilos, Entf scheidet aus; P hält den Tisch fest, Enter nimmt an.
event-going-out = { $name } spielt Runde { $round } nicht mit: { $out }; Matchpunkte dafür: { $points }.
event-going-leaves = { $name } scheidet aus und wird ab Runde { $round } nicht mehr gepaart; die Ergebnisse bleiben.
event-going-needs = { $name } an Tisch { $table } braucht dann einen anderen Gegner.
event-going-stays = Die Paarungen der Runde { $round } bleiben, wie sie sind.
event-going-same = Kein anderes Paar ändert sich.
event-going-pairs = { $count ->
    [one] Ein Paar ist neu: { $list }.
   *[other] { $count } Paare sind neu: { $list }.
}
event-going-bye = { $name } hat das Freilos.
event-going-no-bye = Niemand hat mehr das Freilos.
event-costs = Was die Änderung kostet
event-by-hand = Das weicht vom Vorschlag des Programms ab.
event-pair-rest = Den Rest neu auslosen
event-reasons = Warum so
event-breaks-nothing = Keine Regel wird verletzt.
event-pin = Festhalten
event-pinned = Fest
event-why = Warum?
event-live-standings = Aktuell
event-after-round = Nach { $round }
event-by-table = Nach Tischen
event-by-name = Nach Namen
event-scheduled = noch nicht gespielt, laut Spielplan
event-not-published = noch nicht veröffentlicht
event-published = veröffentlicht
event-closed = abgeschlossen
event-who-enters = Wer macht mit?
event-from-list = Aus der Vereinsliste
event-from-last = Alle vom letzten Turnier
event-others-absent = In Runde { $round } abwesend: die anderen ({ $count })
event-entered = { $here ->
    [0] Spieler: { $count }; haken Sie ab, wer gekommen ist
   *[other] Spieler: { $count }, davon anwesend: { $here }
}
event-nobody = Noch niemand. Einen Namen eingeben und Enter drücken; wer neu ist, kommt in die Vereinsliste.
event-here = Da
event-kept-apart = Nicht gegeneinander:
event-deeds = Was zu tun ist
event-return = Kommt zurück
event-plays = Spielt doch in Runde { $round }
event-asks-bye = Bittet um Freilos in Runde { $round }
event-is-absent = Abwesend in Runde { $round }
event-gets-bye = Erhält das Freilos der Runde { $round }
event-strike-entry = Meldung streichen
event-withdraw = Scheidet aus
event-fixed-table = Immer an Tisch
event-any-table = An jedem Tisch
event-apart-from = Nicht gegen
event-keep-apart = Beide auseinanderhalten
event-out = Runde { $round }: { $out }
event-place = Platz { $rank }
event-figures = Werte, jeder mit seinen Teilen
event-why-place = Warum dieser Platz
term-adjusted = { $base }, berichtigt um { $more }
term-lowest = niedrigster, gestrichen
term-highest = höchster, gestrichen
term-own-score = nicht gespielt: eigener Stand
term-so-far = Summe bis dahin
prizes-amounts = Preise vom ersten Platz an
prizes-wrong = Zahlen mit höchstens zwei Nachkommastellen und Leerzeichen dazwischen, etwa 30 20 12,50.
prizes-hint = Zahlen mit Leerzeichen dazwischen, etwa 30 20 12,50. Pokale, Bücher und andere Dinge stehen oben im Namen; für jeden Platz, der eins gewinnt, eine 1 eingeben.
prizes-none = Noch gibt es nichts zu gewinnen.
prizes-name = Name der Preise
prizes-add = Preise hinzufügen
prizes-more = Weitere Preise
prizes-remove = Entfernen
bracket-none = Noch kein Turnierbaum.
bracket-small = Klein
bracket-usual = Normal
bracket-large = Groß
setup-title = Einrichten
setup-make = Anlegen
setup-usual-name = Turnier vom { $date }
setup-what = Was und wann
setup-no-name = Ein Turnier braucht einen Namen.
setup-day = Tag
setup-last-day = Letzter Tag, falls anders
setup-no-number = Bitte eine Zahl ab 1 eingeben.
setup-format = Modus
setup-started = Das Turnier hat begonnen: Modus, Partien und Rangfolge stehen fest.
setup-groups = Gruppen
setup-double = Hin und zurück
setup-third = Spiel um Platz 3
setup-average = Nach Durchschnitt
setup-rounds-advised = Runden (leer: { $rounds }, empfohlen)
setup-series = Partien
setup-one-game = Am kürzesten, doch wer welche Seite hat, ist Glück.
setup-two-games = Die Seiten werden getauscht, so hat niemand die bessere.
setup-four-games = Zwei Partien auf jeder Seite: weniger Glück, doppelte Zeit.
setup-clock = Minuten je Spieler am Bildschirm
setup-no-clock = Ohne Uhr verliert niemand durch Zeit.
setup-with-clock = Wer die Zeit überschreitet, verliert die Partie.
setup-criteria = Rangfolge
setup-criteria-more = Das erste entscheidet; jedes weitere nur bei Gleichstand. Wer ganz gleich ist, teilt den Platz.
setup-no-figure = Bitte eine ganze oder halbe Zahl eingeben.
setup-no-whole = Bitte eine ganze Zahl eingeben.
setup-no-number-between = Bitte eine Zahl von { $least } bis { $most } eingeben.
setup-no-time = Bitte eine Uhrzeit eingeben, etwa 19:00.
setup-goes-on = Das vorher Eingegebene geht hier weiter.
setup-afresh = Neu beginnen
setup-least = Gewertet ab wie vielen Serien
setup-go-on = Wie viele weiterkommen (zur Planung)
setup-then = Und danach
setup-then-nothing = Nichts mehr
setup-then-nothing-more = Die Tabelle dieser Phase entscheidet, wer gewinnt.
setup-then-more = Die Besten spielen weiter: { $stages }. Wer das ist, wird nach dieser Phase entschieden.
setup-choices = Weitere Einstellungen
setup-choices-more = Paarung, Auslagen, Freilose und versäumte Runden: das Übliche ist schon gewählt.
setup-choices-show = Anzeigen
setup-choices-hide = Weniger Einstellungen
setup-order = Wer bei gleichem Stand gegen wen spielt
order-slide = Obere gegen untere Hälfte
order-slide-more = Der Erste der oberen trifft auf den Ersten der unteren Hälfte: überall ähnliche Chancen.
order-fold = Erster gegen Letzten
order-fold-more = Der Stärkste trifft auf den Schwächsten: Favoriten begegnen einander später.
order-neighbours = Nachbarn
order-neighbours-more = Der Erste trifft auf den Zweiten, der Dritte auf den Vierten: enge Serien, aber die Besten begegnen sich früh.
order-random = Per Los
order-random-more = Stärke zählt nicht; es entscheidet ein Los, das nachprüfbar ist.
setup-paired-by = Gepaart nach
paired-by-match = Matchpunkte
paired-by-match-more = Wer gleich viele Serien gewonnen hat, spielt gegeneinander.
paired-by-points = Punkte der Partien
paired-by-points-more = Wer etwa gleich viele Punkte hat, spielt gegeneinander: hohe Siege zählen.
setup-deals = Auslagen
deals-own = Jeder Tisch eine eigene
deals-own-more = Die Plättchen werden an jedem Tisch gemischt, wie immer.
deals-same = Dieselbe an allen Tischen
deals-same-more = Alle Tische einer Runde legen dieselben Auslagen: Ergebnisse sind vergleichbar, aber das Auslegen dauert länger.
setup-worth = Was eine Serie zählt
setup-win = Gewonnen
setup-draw = Unentschieden
setup-loss = Verloren
setup-walkover = Punkte einer kampflosen Partie
setup-worth-more = Wer vergeblich wartet, bekommt den Sieg und diese Punkte für jede Partie.
setup-bye = Ein Freilos, neben dem Sieg
bye-average = Eigener Schnitt
bye-average-more = Punkte und Plättchen wie in den eigenen anderen Serien: ein Freilos hilft und schadet nicht.
bye-fixed = Immer gleich
bye-fixed-more = Jeder bekommt diese Punkte und Plättchen: einfach, aber gut für Schwache und schlecht für Starke.
setup-bye-points = Punkte eines Freiloses
setup-bye-exited = Plättchen eines Freiloses
setup-most-byes = Freilose höchstens (leer: beliebig)
setup-missed = Versäumte Runden
setup-requested-bye = Erbeten (leer: halber Sieg)
setup-absent = Einfach abwesend
setup-late = Vor spätem Einstieg (leer: wie abwesend)
setup-missed-more = Matchpunkte je versäumter Runde. Zu viel davon lädt zum Wegbleiben ein.
setup-unplayed = Nicht gespielte Runden in den Gegnerwertungen
unplayed-as-draw = Wie ein Unentschieden gegen sich selbst
unplayed-as-draw-more = Niemand gewinnt oder verliert viel durch einen Gegner, der nicht kam.
unplayed-not = Nur gespielte
unplayed-not-more = Wer eine Runde versäumt, hat weniger zählende Gegner und eine niedrigere Wertung.
setup-leaving = Wenn jemand ein Rundenturnier verlässt
leaves-half = Je nachdem, ob die Hälfte gespielt ist
leaves-half-more = Vor der Hälfte werden die Serien gestrichen; danach gewinnen die anderen die übrigen.
leaves-wins = Die anderen gewinnen
leaves-wins-more = Gespieltes bleibt, und wer noch käme, gewinnt.
leaves-annul = Alles wird gestrichen
leaves-annul-more = Die Tabelle sieht aus, als hätte diese Person nie teilgenommen.
setup-drawn = Wenn auch Zusatzpartien unentschieden enden
drawn-seed = Der besser Gesetzte kommt weiter
drawn-seed-more = Wer vorher besser stand, hat es sich verdient.
drawn-lot = Das Los entscheidet
drawn-lot-more = Beide haben dieselbe Chance.
setup-extra-pairs = Zusätzliche Partienpaare
setup-trial = Ausprobieren
setup-try-more = Spielt viele solche Turniere im Speicher durch, mit den echten Paarungen. Nichts wird behalten.
setup-spread = Wertungsabstand vom Stärksten zum Schwächsten
setup-try = Ausprobieren
setup-trying = Die Einstellungen werden ausprobiert …
setup-tried-before = Die Einstellungen sind seit diesem Versuch geändert.
setup-tried = { $events } Turniere gespielt
setup-tried-rounds = { $rounds ->
    [one] Mit einer Runde ({ $events } Turniere)
   *[other] Mit { $rounds } Runden ({ $events } Turniere)
}
setup-not-apart = Paare werden nur in einem Versuch mit den { $players } Gemeldeten auseinandergehalten.
prizes-for = Für wen
prizes-for-all = Alle
prizes-for-group = Eine Gruppe
prizes-for-club = Eine Gruppe des Vereins
prizes-for-rated = Unter einer Wertungszahl
prizes-for-which = Welche
setup-preview = Was daraus wird
setup-preview-more = Nur zum Planen: nichts davon wird gespeichert.
setup-players = Spieler
setup-tables = Tische
setup-minutes = Minuten
setup-start = Beginn
setup-instead = Lieber ein Rundenturnier
setup-remove = Turnier entfernen
setup-remove-question = Turnier entfernen?
setup-remove-more = Serien mit Partien können im Verein bleiben, außerhalb jedes Turniers.
setup-remove-keep = Entfernen, Serien bleiben
setup-remove-all = Mit allen Serien entfernen
kind-swiss = Schweizer System
kind-round-robin = Rundenturnier
kind-knockout = K.-o.
kind-double-knockout = Doppel-K.-o.
kind-groups = Gruppen, dann K.-o.
kind-league = Liga
kind-swiss-more = Alle spielen jede Runde, gegen jemanden mit gleichem Stand. Für viele Spieler genügen wenige Runden.
kind-round-robin-more = Jeder gegen jeden: am gerechtesten und am längsten. Der Spielplan steht von Anfang an fest.
kind-knockout-more = Wer eine Serie verliert, scheidet aus. Kurz und spannend, doch die Hälfte geht nach einer Runde.
kind-double-knockout-more = Wer zweimal verliert, scheidet aus: Eine schlechte Serie ist nicht das Ende.
kind-groups-more = Rundenturniere in Gruppen, dann K.-o. der Besten. Alle haben mehrere Serien, und es gibt ein Finale.
kind-league-more = Über mehrere Abende, die manche versäumen dürfen; die Paarungen folgen der Rangliste.
meaning-match-points = Zwei für eine gewonnene Serie, einer für eine unentschiedene.
meaning-total-points = Die Punkte aller Partien zusammen.
meaning-difference = Eigene Punkte minus die der Gegner.
meaning-exited = Eigene Plättchen, die den Wald verlassen haben.
meaning-bears = Geschlagene Bären; braucht Zettel mit Plättchen.
meaning-wins = Wie viele Serien gewonnen wurden.
meaning-buchholz = Die Matchpunkte aller Gegner: Wer stärkere hatte, liegt vorn.
meaning-buchholz-cut = Dasselbe ohne die äußersten Gegner.
meaning-sonneborn-berger = Die Matchpunkte der Besiegten, halb bei Unentschieden.
meaning-direct-encounter = Was die Gleichstehenden gegeneinander erreichten.
meaning-direct-encounter-again = Dasselbe, neu begonnen unter denen, die danach noch gleichstehen.
meaning-progressive = Matchpunkte nach jeder Runde addiert: frühe Siege zählen mehr.
meaning-opponents-rating = Die mittlere Wertungszahl der Gegner am Anfang.
meaning-performance = Die Wertungszahl, für die die Ergebnisse stehen.
meaning-duplicate = Gegen alle mit derselben Auslage.
meaning-lot = Durch Los, immer dasselbe.

hall-view = Saalanzeige und Uhr
hall-timer = Rundenuhr
hall-no-timer = Es läuft keine Uhr.
hall-start = Starten für Runde { $round }
hall-length = Minuten
hall-pause = Anhalten
hall-resume = Weiter
hall-minutes = { $minutes } min
wall-title = Saalanzeige
wall-explained = Ein zweites Fenster für einen Beamer oder einen zweiten Bildschirm. Es zeigt nur, was veröffentlicht ist, und Ergebnisse nur von abgeschlossenen Runden.
wall-open = Saalanzeige öffnen
wall-close = Saalanzeige schließen
wall-whole = Ganzer Bildschirm (F11)
wall-other = Die Saalanzeige zeigt { $tournament }.
wall-take-over = Dieses Turnier zeigen
wall-in-turn = Alles im Wechsel
wall-by-table = Paarungen nach Tischen
wall-by-name = Paarungen nach Namen
wall-timer = Uhr
wall-notice = Hinweis
wall-notice-hint = Was alle lesen sollen
wall-notice-show = Anzeigen
wall-now = Zu sehen: { $what }, Seite { $page } von { $of }
wall-nothing = Noch ist keine Runde veröffentlicht.
wall-no-standings = Die Rangliste kommt mit der ersten abgeschlossenen Runde.
wall-final = Endstand
wall-after = Rangliste nach Runde { $round }
wall-group = Gruppe { $group }

papers-view = Druck und Dateien
papers-what = Auf Papier
papers-all = Alles
papers-save = Speichern…
papers-files = Dateien
papers-files-more = Das ganze Turnier als Seite für die Website des Vereins, als Archiv oder als Partienotation; Tabellen für Tabellenprogramme. Das Archiv enthält auch unveröffentlichte Runden, ohne Kontakte, Haushalte und getrennte Paare.
papers-event = Ganzes Turnier
papers-pairings = Paarungen
papers-laid-out = Die Seiten werden gesetzt…
papers-none = Noch steht nichts darauf.
papers-page = Seite { $page } von { $of }
take-print-page = Druckfertige Seite
take-event-page = Seite für die Website, mit Partien zum Nachspielen
take-archive = Archiv, das wieder eingelesen werden kann
