# Halali! in Dutch.

## Tiles, sides, directions

kind-hunter = jager
    .the = de jager
    .a = een jager
    .count = { $count ->
        [one] { $count } jager
       *[other] { $count } jagers
    }
kind-lumberjack = houthakker
    .the = de houthakker
    .a = een houthakker
    .count = { $count ->
        [one] { $count } houthakker
       *[other] { $count } houthakkers
    }
kind-fox = vos
    .the = de vos
    .a = een vos
    .count = { $count ->
        [one] { $count } vos
       *[other] { $count } vossen
    }
kind-bear = beer
    .the = de beer
    .a = een beer
    .count = { $count ->
        [one] { $count } beer
       *[other] { $count } beren
    }
kind-duck = eend
    .the = de eend
    .a = een eend
    .count = { $count ->
        [one] { $count } eend
       *[other] { $count } eenden
    }
kind-pheasant = fazant
    .the = de fazant
    .a = een fazant
    .count = { $count ->
        [one] { $count } fazant
       *[other] { $count } fazanten
    }
kind-tree = boom
    .the = de boom
    .a = een boom
    .count = { $count ->
        [one] { $count } boom
       *[other] { $count } bomen
    }

# Where it matters which hunter it is.
hunter-with-rifle = een jager, geweer naar het { $direction }

direction-north = noorden
direction-east = oosten
direction-south = zuiden
direction-west = westen

side-animals = dieren
    .the = de dieren
    .by = de dieren
    .of = van de dieren
side-humans = mensen
    .the = de mensen
    .by = de mensen
    .of = van de mensen

## The end of a game

end-turns-used = beide spelers hebben hun vijf beurten gehad
end-no-tile = { $side } hebben geen tegel meer op het bord
end-no-action = { $side } hebben geen toegestane actie

outcome-points = Partij afgelopen, want { $end }: { $points } ({ $exited } buiten). Gewonnen door { $side } op punten.
outcome-exits = Partij afgelopen, want { $end }: { $points } ({ $exited } buiten). Gewonnen door { $side } op tegels buiten het bos.
outcome-drawn = Partij afgelopen, want { $end }: { $points } ({ $exited } buiten). De partij eindigt gelijk.

## Why an action is refused

refusal-game-over = De partij is afgelopen: { $end }.
refusal-no-tile = Op { $at } ligt geen tegel.
refusal-face-down = De tegel op { $at } ligt gedekt en kan alleen worden omgedraaid.
refusal-face-up = { $at } ligt al open: { $tile }.
refusal-tile-unknown = Wat op { $at } ligt, is hier niet bekend. Noem de tegel die tevoorschijn kwam, bijvoorbeeld { $at }=F.
refusal-other-tile = Op { $at } ligt iets anders dan { $named }.
refusal-none-left = Er valt geen { $kind } meer om te draaien: alle { $count } liggen open of in een stapel.
refusal-not-yours = Op { $at } ligt { $tile }, die hoort bij { $owner }, maar het is de beurt { $player }.
refusal-green-never-leaves = Op { $at } ligt { $tile }: groene tegels verlaten het bos nooit.
refusal-tree-never-moves = Op { $at } ligt een boom: bomen blijven altijd staan.
refusal-fresh-green = De tegenstander heeft { $tile } op { $at } net omgedraaid of verplaatst: slaan mag, verplaatsen deze beurt niet.
refusal-fresh-turned-up = De tegenstander heeft { $tile } op { $at } net omgedraaid: slaan mag, verplaatsen deze beurt niet.
refusal-fresh-moved = De tegenstander heeft { $tile } net naar { $at } verplaatst: slaan mag, verplaatsen deze beurt niet.
refusal-same-square = Een tegel moet minstens één vak verplaatst worden.
refusal-not-in-line = { $to } ligt niet in een rechte lijn met { $from }.
refusal-too-far = { $from }: { $tile } gaat maar één vak ver, en { $to } ligt verder weg.
refusal-blocked = De weg van { $from } naar { $to } is op { $at } geblokkeerd: daar ligt { $tile }.
refusal-blocked-face-down = De weg van { $from } naar { $to } is op { $at } geblokkeerd door een gedekte tegel.
refusal-goal-face-down = Op { $to } ligt een gedekte tegel: die kun je niet slaan en niet passeren.
refusal-does-not-capture = { $from }: { $tile } kan { $prey } op { $to } niet slaan.
refusal-rifle-points = Het geweer op { $from } wijst naar het { $rifle }; { $to } ligt naar het { $needed }.
refusal-no-return = Niet terug: de tegel op { $from } ging in de vorige beurt van deze speler van { $to } weg en mag daar deze beurt niet eindigen.
refusal-exits-closed = { $count ->
        [one] De uitgangen gaan open als de laatste tegel is omgedraaid: er ligt er nog { $count } gedekt.
       *[other] De uitgangen gaan open als de laatste tegel is omgedraaid: er liggen er nog { $count } gedekt.
    }
refusal-no-open-exit = Er ligt geen uitgang in een rechte lijn met { $from }.
refusal-exit-stand-on = { $from }: { $tile } kan het bos alleen verlaten vanaf een uitgang zelf: d1, g4, d7 of a4.
refusal-exit-blocked = De weg naar buiten vanaf { $from } is op { $at } geblokkeerd.
refusal-nothing-to-capture = Op { $to } valt niets te slaan; een gewone zet schrijf je met “-”.
refusal-written-as-move = Op { $to } ligt { $prey }, die geslagen zou worden: schrijf { $from }x{ $to }.
allowed-rifle = De jager gaat alle vier de richtingen op, maar slaat alleen naar het { $rifle }.
allowed-prey-of-hunter = Een jager slaat beren, vossen, eenden en fazanten.
allowed-prey-of-lumberjack = Een houthakker slaat alleen bomen.
allowed-prey-of-fox = Een vos slaat eenden en fazanten.
allowed-prey-of-bear = Een beer slaat jagers en houthakkers.
allowed-prey-of-none = Groene tegels slaan niets; ze gaan naar lege vakken.
allowed-in-line = Tegels gaan rechtuit: omhoog, omlaag of opzij.
allowed-exits = De uitgangen zijn d1, g4, d7 en a4.

## Positions

field-board = bord
field-side = kant aan de beurt
field-piles = stapels
field-restrictions = beperkingen
field-turns = resterende beurten
field-hidden = verborgen tegels

fault-face-down-centre = d4 is aan het begin leeg en kan niet gedekt zijn.
fault-too-many = { $found } in totaal, open en in stapels, maar de doos bevat er { $count }.
fault-unaccounted = Gedekte tegels: { $down }; tegels van de 48 die niet open liggen en in geen stapel zitten: { $missing }. Die twee moeten gelijk zijn.
fault-wrong-pile-captured = Geen enkele { $kind } kan geslagen zijn door { $side }.
fault-wrong-pile-exited = Geen enkele { $kind } kan het bos hebben verlaten voor { $side }.
fault-too-many-exited = Tegels { $side } buiten het bos: { $exited }; beurten van de slotfase die deze kant heeft gehad: { $used }. Het kunnen niet meer tegels dan beurten zijn.
fault-turns-too-early = Beurten worden pas geteld als alle tegels open liggen.
fault-turns-missing = Alle tegels liggen open, dus de resterende beurten moeten erbij staan, bijvoorbeeld 5,5.
fault-too-many-turns = In de slotfase resteren hoogstens 5 beurten.
fault-turns-uneven = Beide kanten moeten evenveel beurten over hebben, of de kant aan de beurt één meer.
fault-own-move-tile = Op { $to } ligt geen open tegel van { $side }.
fault-own-move-line = De tegel op { $to } kan niet in één zet van { $from } zijn gekomen.
fault-own-move-origin = Van { $from } is net een tegel vertrokken, dus dat vak moet leeg zijn.
fault-fresh-not-green = Op { $at } ligt geen eend of fazant.
fault-fresh-after-own-move = { $at } kan niet vers zijn: de kant die net aan de beurt was, heeft een eigen tegel verplaatst.

fault-hidden-length = Opgegeven verborgen tegels: { $found }; gedekte tegels: { $down }. Die twee moeten gelijk zijn.
fault-hidden-too-many = { $found }, maar er kunnen er hoogstens { $missing } liggen.
fault-deal = In de opstelling: { $message }
fault-deal-centre = Er zijn { $tiles } tegels, waarvan één op d4; een opstelling heeft er 48 en laat d4 leeg.

## What a text should have had

unexpected = Gevonden: { $found }; verwacht: { $expected }.
found-text = “{ $text }”
found-space = een spatie
found-character = het teken { $code }
found-end-of-line = het einde van de regel
found-end-of-text = het einde van de tekst

expected-cell = een tegelletter, “?” of een aantal lege vakken van 1 tot en met 7
expected-longest-run = één cijfer voor de hele reeks lege vakken, binnen zeven vakken
expected-row-end = “/” na zeven vakken
expected-space = één spatie en het volgende veld
expected-side = “a” of “h”
expected-pile = “-” of tegelletters in de volgorde H L F B d p t
expected-comma = een komma
expected-own-move = “-” of twee vakken
expected-fresh-square = “-” of een vak
expected-turns = “-” of de resterende beurten van beide kanten, van 0 tot en met 5
expected-hidden = “-” of de letters N E S W L F B d p t van de verborgen tegels
expected-tile = een tegelletter N E S W L F B d p t
expected-square = een vak van a1 tot en met g7
expected-action-sign = “=”, “-” of “x” na het vak
expected-goal = een vak van a1 tot en met g7, of “off”
expected-empty-centre = “1” voor het lege midden d4
expected-end = niets meer
expected-tag = een tag zoals [Animals "…"]
expected-tag-name = een tagnaam van letters, cijfers en _
expected-opening-quote = een waarde tussen aanhalingstekens
expected-closing-quote = een sluitend aanhalingsteken op dezelfde regel
expected-escape = “\"” of “\\”
expected-visible = geen besturingsteken
expected-closing-bracket = een sluithaak “]”
expected-closing-brace = “{ "}" }” aan het einde van het commentaar
expected-action-or-result = een actie of de uitslag
expected-named-tile = “=” en de letter van de omgedraaide tegel
expected-action-before-comment = een actie vóór het eerste commentaar
expected-turn-number = het nummer van de beurt en een punt vóór een actie van de dieren
expected-no-turn-number = een actie van de mensen, zonder nummer
expected-next-game = een tag van de volgende partij, of niets meer
expected-result = punten van dieren en mensen zoals 34-29, of “*”
expected-points = punten van dieren en mensen zoals 34-29
expected-unfinished-result = “*” voor een lopende partij
expected-exited = tegels buiten van dieren en mensen zoals 1-2, elk hoogstens 5
expected-rules = classic of boxed
expected-termination = normal, agreed, adjudicated, conceded, time, forfeit, walkover, void of unfinished
expected-loser = animals of humans
expected-reason = de reden waarom de punten zijn toegekend
expected-walkover = reglementaire punten van 2 tot en met 118

## Records

record-repeated-tag = De tag { $name } staat er twee keer.
record-other-result = De uitslag na de acties is { $found }, maar de tag Result zegt { $tag }.
record-missing-tag = De tag { $name } ontbreekt hier.
record-tag-value = De tag { $name } is “{ $value }”, verwacht: { $expected }.
record-tag-forbidden = De tag { $name } hoort niet in een partij met het einde “{ $termination }”.
record-tag-by-moves = De tag { $name } is “{ $value }”, maar de zetten geven { $moves }.
moves-result = De uitslag achter de zetten is { $found }, maar ze geven { $moves }.
record-refused = Beurt { $turn } van { $side }, { $action }: { $refusal }
record-instead = Of een letter daarvoor is fout; met een van deze is de rest toegestaan: { $list }.
record-instead-item = { $action } in beurt { $turn } van { $side }
record-instead-incomplete = De notatie is te lang om elke eerdere letter te proberen.
record-not-over = De partij is na de laatste actie niet afgelopen, maar het einde is “normal”.
record-over = De zetten beëindigen de partij ({ $end }), dus het einde kan niet “{ $termination }” zijn.
record-walkover-with-actions = Een partij die nooit begonnen is, heeft geen acties.
record-result = De uitslag is { $claimed }, maar met het einde “{ $termination }” geven deze zetten { $counted }.

## Score sheets

sheet-too-many-own = { $found } op het scoreblad (geslagen: { $captured }, buiten: { $exited }), maar de doos bevat er { $count }.
sheet-too-many-green = { $found } op het scoreblad (geslagen door de dieren: { $animals }, door de mensen: { $humans }), maar de doos bevat er { $count }.
sheet-too-many-exited = Eigen tegels { $side } buiten het bos: { $exited }; het kunnen er hoogstens 5 zijn, één per beurt van de slotfase.
sheet-too-many-exited-after-capturing-all = Eigen tegels { $side } buiten het bos: { $exited }; het kunnen er hoogstens 4 zijn als alle tegels van de tegenstander geslagen zijn.
sheet-too-few-points = { $exited ->
        [one] Met { $exited } tegel buiten
       *[other] Met { $exited } tegels buiten
    } hebben { $side } minstens { $least } punten, niet { $points }.
sheet-too-many-points = { $exited ->
        [one] Met { $exited } tegel buiten
       *[other] Met { $exited } tegels buiten
    } hebben { $side } hoogstens { $most } punten, niet { $points }.
sheet-no-tiles = { $exited ->
        [one] Met { $exited } tegel buiten
       *[other] Met { $exited } tegels buiten
    } geeft geen enkele combinatie van tegels { $side } { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
sheet-not-together = Wat elke kant heeft is mogelijk, maar niet samen: de tegels van één doos geven geen { $points } ({ $exited } buiten).

## The club file

store-missing = Er is geen bestand { $file }.
store-nothing-there = Er is geen bestand { $file } om uit te lezen. Controleer de naam en de map.
store-exists = Er is al een bestand { $file }. Het is gebleven zoals het was.
store-not-a-club = { $file } is geen clubbestand. Het is gebleven zoals het was.
store-newer = { $file } komt van een nieuwere versie van het programma (bestandsversie { $found }, hier is hoogstens { $known } bekend). Het is gebleven zoals het was.
store-older = { $file } komt van een oudere versie van het programma (bestandsversie { $found }) en moet naar versie { $known } worden bijgewerkt, maar er kan niet in worden geschreven.
store-damaged = { $file } is beschadigd: een deel is niet meer te lezen. Het is gebleven zoals het was. (Detail: “{ $what }”)
store-damaged-row = Het clubbestand is beschadigd: een deel is niet meer te lezen. (Detail: tabel { $table }, “{ $what }”)
store-damaged-inside = Het clubbestand is beschadigd: een deel is niet meer te lezen. (Detail: “{ $what }”)
store-changes-beside = De laatste wijzigingen van { $file } wachten in een bestand ernaast (-wal), en daar kan niets worden geschreven. Kopieer beide naar een map waarin je kunt schrijven.
given-up = Afgebroken voordat het klaar was: er is niets veranderd.
store-busy = Een ander programma, of een ander venster van dit programma, houdt het clubbestand vast. Er is niets gewijzigd. Sluit het en probeer het opnieuw.
store-full = De schijf is vol. Er is niets veranderd.
store-unwritable = In het clubbestand kan niet worden geschreven. Er is niets veranderd.
store-timer = { $file } is onleesbaar, dus de timer daarin is verloren. Start de timer opnieuw.
store-nothing-to-undo = Er valt niets ongedaan te maken.
store-nothing-to-redo = Er valt niets opnieuw te doen.
store-faulty-copy = De kopie { $file } deugt niet: “{ $what }”.
store-io = { $file }: { $error }
system-not-found = Er is geen bestand of map met die naam. Controleer de naam.
system-denied = De toegang wordt geweigerd. Kies een andere plek, of vraag wie deze machine beheert.
system-full = Er is geen ruimte meer op de schijf. Maak ruimte en probeer het opnieuw.
system-read-only = Die plek kan alleen worden gelezen. Kies een andere.
system-folder = Dat is een map. Noem een bestand.
system-no-folder = Wat als map is genoemd, is een bestand. Controleer de naam.
system-name = De naam is te lang, of bevat tekens die daar niet mogen. Kies een andere.
system-in-use = Een ander programma gebruikt het. Sluit het daar en probeer het opnieuw.
system-exists = Er is al iets met die naam. Kies een andere.
system-other = Het systeem meldt: “{ $error }”
store-migration = Het clubbestand kon niet worden bijgewerkt. Het is gebleven zoals het was. (Detail: “{ $error }”)
store-sqlite = Het clubbestand heeft dit niet aangenomen. Er is niets veranderd; meld dit alsjeblieft. (Detail: “{ $error }”)
store-held-by = Het clubbestand is alleen te lezen: het programma heeft het geopend op { $host } (proces { $process }) sinds { $since }. Sluit het daar en open het hier opnieuw.
store-held = Het clubbestand is alleen te lezen: een ander exemplaar van het programma heeft het geopend. Sluit dat en open het hier opnieuw.
store-other-names = Het clubbestand is alleen te lezen: het heeft nog een andere naam (een harde koppeling), waaronder iemand anders er tegelijk in zou kunnen schrijven. Kopieer het naar een bestand op zich.
store-read-only = Het clubbestand is alleen te lezen: in het bestand, de map of het medium kan niet worden geschreven. Kopieer het naar een eigen map en open de kopie.
store-read-only-full = Het clubbestand is alleen te lezen: er is geen ruimte meer op de schijf. Maak daar ruimte en open het opnieuw.

## Keeping the club file safe

store-disk = De schijf meldt een fout bij { $file }. Er is niets verloren van wat bevestigd was. (Detail: “{ $what }”)
store-altered = { $file } is door een ander programma gewijzigd: { $parts }. Het is gebleven zoals het was; “halali salvage” neemt over in een nieuw bestand wat van de club is.
place-network = { $file } staat in een netwerkmap ({ $system }). Twee computers kunnen er dan tegelijk in schrijven en het beschadigen: bewaar het clubbestand op deze computer, en back-ups op het netwerk.
place-synchronised = { $file } staat in een map die { $service } synchroniseert. Het bestand kan gekopieerd worden terwijl het verandert, of twee versies kunnen door elkaar raken: bewaar het clubbestand elders, en back-ups in die map.
backup-reason-asked = op verzoek
backup-reason-daily = eerste gebruik van de dag
backup-reason-before-migration = voordat een nieuwer programma het bestand overnam
backup-reason-before-restore = voor het terugzetten van een back-up
backup-reason-before-import = voor een import
backup-reason-before-merge = voordat twee spelers werden samengevoegd
backup-list-empty = Er zijn nog geen back-ups.
size-kilobytes = { $size } kB
size-megabytes = { $size } MB
backup-made = Er is een back-up gemaakt: { $file }
backup-heading-moment = Gemaakt (UTC)
backup-heading-reason = Waarom
backup-heading-file = Bestand
desk-not-whole = De schijf is vol. Wat er gedaan is, is opgeslagen, maar wacht in een bestand naast { $file } (-wal): houd die twee bij elkaar tot er ruimte is.
backup-failed = De back-up van de dag kon niet worden gemaakt. { $error }
restore-confirm = { $file } komt in de plaats van { $club }.
restore-done = { $file } is nu zoals in { $backup }.
restore-no-backup = Er is geen back-up die in orde is.
damage-last-good = De laatste goede kopie is { $file }. “halali restore latest” zet die in de plaats van het beschadigde bestand, dat bewaard blijft.
damage-salvage = “halali salvage { $file } NIEUW” neemt wat leesbaar is over in een nieuw bestand en somt de rest op.
check-good = { $file } is in orde.
check-faults =
    { $count ->
        [one] Er is één ding mis met { $file }.
       *[other] Er zijn { $count } dingen mis met { $file }.
    }
fault-database = De database is beschadigd: “{ $what }”
fault-schema-missing = Ontbreekt: { $part }
fault-schema-altered = Gewijzigd door een ander programma: { $part }
fault-schema-foreign = Gemaakt door een ander programma: { $part }
fault-row = Een rij van de tabel { $table } is beschadigd: “{ $what }”
fault-log = In het logboek ontbreekt een item of is er iets gewijzigd: item { $number } volgt niet uit de items ervoor.
fault-undo = Item { $entry } van het logboek kan niet ongedaan worden gemaakt of opnieuw worden gedaan: de gegevens daarvoor zijn beschadigd.
salvage-done = Wat leesbaar was, staat in { $file }.
salvage-all = Er ontbreekt niets.
salvage-missing =
    { $count ->
        [one] Er ontbreekt één ding:
       *[other] Er ontbreken { $count } dingen:
    }
missing-player = Wat er bekend was van een speler, die nu alleen nog de naam { $name } heeft (id { $id })
missing-series = De serie van { $what }
missing-series-unknown = Een serie waarvan verder niets bekend is (id { $id })
missing-game = Partij { $number } van de serie van { $what }; als er latere partijen zijn, is deze nu ongeldig
missing-club = De instellingen van de club
missing-season = Een seizoen (id { $what })
missing-tournament = Het toernooi { $name }
missing-round = Ronde { $round } van { $tournament }
missing-entry = De inschrijving van { $player } in { $tournament }
missing-event = Wat er vanaf hier gebeurde in een partij op het scherm (id, gebeurtenis): { $what }
missing-row = Een rij van de tabel { $table }: { $what }
missing-pages = Wat er verder nog op de beschadigde pagina’s van de tabel { $table } stond
missing-log = Het logboek vanaf item { $from }
missing-undo = Wat nodig is om ongedaan te maken: niets van eerder kan ongedaan worden gemaakt
restore-kept-backup = Wat er eerst stond, is bewaard als { $file }; “halali restore latest” brengt het terug.
restore-kept-damaged = Het beschadigde bestand is bewaard als { $file }.

## Commands that are refused

store-no-player = Er is geen speler { $player }.
store-player-exists = { $player } staat al op de lijst.
store-player-has-series = { $player } heeft series, die bewaard blijven; archiveer deze speler in plaats daarvan.
store-player-archived = { $player } is al gearchiveerd.
store-player-not-archived = { $player } is niet gearchiveerd.
store-player-merged = { $player } is samengevoegd met { $into }.
store-birth-year = { $year } kan geen geboortejaar zijn: het moet van 1850 tot en met 2200 zijn.
store-notes = De notities kunnen niet worden bewaard: { $fault }
store-date = { $date } kan niet de datum van een serie zijn: het jaar moet vier cijfers hebben.
store-no-series = Er is geen serie { $series }.
store-series-exists = De serie { $series } is al ingevoerd.
store-paired = Deze serie hoort bij ronde { $round } van { $tournament }: wijzig de indeling daar. De partijen en de datum kun je hier wijzigen.
store-both-entered = { $from } en { $into } doen allebei mee aan { $tournament }, dus het zijn twee mensen. Klopt een van de inschrijvingen niet, verwijder of vervang die dan eerst daar.
store-reason-needed = Dit wijzigt wat in { $tournament } al afgesloten was. Er is niets gewijzigd; geef een reden op, dan gebeurt het.
store-series-closed = De serie is afgesloten.
store-series-complete = De serie heeft al haar partijen; er valt niets af te sluiten.
store-game-under-way = Partij { $game } is nog bezig.
store-no-game = De serie heeft geen partij { $game }.
store-walkover-points = Partij { $game }: reglementaire punten gaan van 2 tot en met 118, niet { $points }.
store-walkover-with-score = Partij { $game } is nooit begonnen, dus niemand kan punten of tegels buiten hebben.
store-given-points = Partij { $game }: er zijn { $points } punten toegekend, maar de doos bevat er 168.
store-no-reason = Partij { $game }: bij punten die een organisator toekent, hoort een reden.
store-same-player = Niemand speelt tegen zichzelf.
store-too-many-games = { $games } partijen in een serie van { $length }.
store-same-sides = Partij { $game }: dezelfde speler had twee keer achter elkaar de dieren, en dat moet een organisator toestaan.
store-too-long = Een naam heeft hoogstens 1000 tekens.
export-over-club = { $file } is een clubbestand, of hoort bij een clubbestand: geen export komt daarvoor in de plaats.
store-blank = Er is niets van te zien.
store-control-character = Er zit een teken in dat niet kan worden getoond ({ $code }).
store-refused-part = Item { $part }: { $why }
store-other-rules = De partij is gespeeld met versie { $found } van de regels; dit programma kent versie { $known }. De uitslag blijft staan, maar de zetten kunnen niet worden nagespeeld.
store-traces-left = De speler is nu anoniem. Een ander programma leest het clubbestand, zodat er sporen naast blijven staan tot dat programma het heeft gesloten en het bestand nog een keer is geopend.
store-drafts-left = De speler is nu anoniem, maar een half ingevuld formulier naast het clubbestand moet nog worden herschreven: { $why } Verhelp dat en open de club nog een keer; de rest gebeurt dan.
store-went-on = Het einde van een partij kan niet opnieuw worden gedaan: er is sindsdien iets anders in die partij gebeurd.
store-anonymous = { $player } is op verzoek anoniem gemaakt: over deze persoon wordt niets meer opgeschreven. Wie terugkomt, is een nieuwe speler.
store-final = Een speler anoniem maken kan niet ongedaan worden gemaakt en hoort nooit bij een import.
store-reason = De reden kan niet worden getoond: { $fault }
store-merged-with-self = { $player } kan niet met zichzelf worden samengevoegd.
store-players-met = { $from } en { $into } hebben tegen elkaar gespeeld op { $date }, dus het zijn twee personen.
store-not-over = Partij { $game } is volgens de zetten niet afgelopen. Zeg hoe de partij eindigde, of vul de ontbrekende zetten aan.
store-over = Partij { $game } is volgens de zetten afgelopen en eindigde dus normaal.
store-not-last-game = Partij { $game } is niet de laatste; partijen worden vanaf het einde verwijderd.
store-not-under-way = Die partij is niet meer bezig.
store-stale = Er is intussen iets anders in die partij gebeurd. Er is niets veranderd; bekijk de partij opnieuw.
store-take-back = { $length ->
    [0] Er valt niets terug te nemen.
   *[other] { $count } acties kunnen niet worden teruggenomen: de partij heeft er { $length }.
  }
store-take-back-turn-up = Een omgedraaide tegel is gezien: alleen de organisator kan dat ongedaan maken, met een reden.
store-no-reason-to-undo = Voor het ongedaan maken van acties is een reden nodig.
store-not-practice = Vrij terugnemen kan alleen in oefenseries.
store-no-clock = Deze partij heeft geen klok.
store-no-season = Er is geen seizoen { $season }.
store-season-exists = Er is al een seizoen { $season }.
store-season-span = Het seizoen eindigt ({ $last }) voordat het begint ({ $first }).
setting-scale = Matchpunten: winst is minstens zoveel waard als een gelijkspel, een gelijkspel minstens zoveel als verlies, en winst hoogstens 100.
setting-walkover = Reglementaire punten gaan van 2 tot en met 118.
setting-least-series = Het minimumaantal series is 1 of meer.
setting-rating = De beginrating gaat van 0 tot en met 5000.
setting-deviation = De beginafwijking gaat van 30 tot en met 350.
setting-volatility = De beginvolatiliteit gaat van 0,01 tot en met 0,2.
setting-tau = τ gaat van 0,3 tot en met 1,2.

## The command line

where-line = Regel { $line }, kolom { $column }: { $message }
where-column = Teken { $column }: { $message }
where-line-field = Regel { $line }, kolom { $column } ({ $field }): { $message }
where-file = { $file }, regel { $line }, kolom { $column }: { $message }
where-game = { $file }, partij { $game }, regel { $line }, kolom { $column }: { $message }
where-action-column = Actie { $number } ({ $action }), kolom { $column }: { $message }
where-action = Actie { $number } ({ $action }): { $message }
hidden-not-given = Er ligt iets gedekt, dus de verborgen tegels moeten in het zesde veld staan.
not-utf8 = De tekst is geen UTF-8; sla die in die codering op.
reading-keyboard = Stellingregels worden van het toetsenbord gelezen, tot Ctrl-D (in Windows Ctrl-Z en Enter).
no-position = Geen stellingregel op de standaardinvoer.
more-positions = apply neemt één stellingregel, maar er is een tweede.
cannot-write-done = Het is gedaan, maar de uitvoer kan niet worden geschreven. { $error }
cannot-read = { $file } kan niet worden gelezen. { $error }
cannot-write = De uitvoer kan niet worden geschreven. { $error }
no-game = { $file }: geen partij in dit bestand.
check-summary = { $good ->
        [one] { $good } partij in orde,
       *[other] { $good } partijen in orde,
    } { $bad } geweigerd.

## Wrong usage of the command line

usage-invalid-value = “{ $value }” is geen mogelijke waarde van { $argument }.
usage-possible-values = Mogelijke waarden: { $values }.
usage-unknown-argument = Er is hier geen argument “{ $argument }”.
usage-missing-argument = Ontbreekt: { $argument }
usage-conflict = { $argument } gaat niet samen met { $other }.
usage-twice = { $argument } staat er twee keer.
usage-unknown-command = Er is geen opdracht “{ $command }”.
usage-missing-command = Er ontbreekt een opdracht.
usage-not-utf8 = De argumenten zijn geen UTF-8.
usage-dashes = Wat met een streepje begint en geen optie is, komt achter twee streepjes, zoals in “-- -2”; de waarde van een optie komt achter “=”.
usage-did-you-mean = Misschien bedoel je: { $meant }
usage-help = “--help” zegt wat er kan.

## Help of the command line

help-halali = Halali! voor bordspelclubs. Zonder opdracht opent het venster.
help-heading-usage = Gebruik:
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-arg-help = Deze hulp tonen
version-files = Leest clubbestanden van versie 1 tot { $club } en archieven tot versie { $archive }; speelt volgens versie { $rules } van de regels.
help-arg-version = De versie tonen
help-arg-lang = Taal van de meldingen: en, fr, de of nl [standaard: die van het systeem]
help-rules = De regels van het spel: stellingen, acties, notaties, opstellingen
help-rules-more = Voorbeelden:
    halali rules deal 1969
    halali rules check avond.halali
help-rules-arg-rules = Spelregels: classic (de fazant gaat één vak ver) of boxed (elke afstand) [standaard: classic]
help-rules-legal = De toegestane acties tonen van elke stellingregel op de standaardinvoer
help-rules-legal-more = Per stelling een regel: de toegestane acties, of “ended” met de score en wat de partij beëindigde, of “error”. De stelling aan het begin van elke partij is
    ???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - -
    Voorbeeld:
    halali rules legal < stellingen.txt
help-rules-perft = De reeksen acties van een gegeven lengte tellen vanaf elke stellingregel op de standaardinvoer
help-rules-perft-more = Verborgen tegels moeten in het zesde veld staan. Voorbeeld:
    halali rules perft 4 < stellingen.txt
help-rules-perft-arg-depth = Lengte van de reeksen, van 0 tot en met 60
help-rules-apply = Acties spelen vanaf de stellingregel op de standaardinvoer en de regel erna tonen
help-rules-apply-more = Voorbeeld:
    halali rules apply c4=F e4=p c4-d4 < stelling.txt
help-rules-apply-arg-actions = Acties zoals d3, d3=F, d3-d5, d3xd5, d3-off
help-rules-check = Notaties van partijen controleren
help-rules-check-more = Voorbeeld:
    halali rules check clubavond.halali
help-rules-check-arg-files = Bestanden met notaties; - voor de standaardinvoer
help-rules-deal = De opstellingen tonen die bij een startgetal horen
help-rules-deal-more = Voorbeeld:
    halali rules deal 1969 --count 3
help-rules-deal-arg-seed = Een getal van 64 bits zonder teken
help-rules-deal-arg-count = Hoeveel opstellingen [standaard: 1]
help-rules-bench = De snelheid van de regels meten op één thread
help-rules-bench-more = Voorbeeld:
    halali rules bench --seconds 2
help-rules-bench-arg-seconds = Seconden voor elk van de twee metingen, van 0.01 tot en met 3600 [standaard: 5]

## Figures and dates

month = { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
short-month = { $month ->
        [1] jan
        [2] feb
        [3] mrt
        [4] apr
        [5] mei
        [6] jun
        [7] jul
        [8] aug
        [9] sep
        [10] okt
        [11] nov
       *[12] dec
    }
date = { $day } { $month } { $year }
short-date = { $day } { $month } { $year }
## The club's commands

answer-yes = j ja y yes

desk-missing = “halali club new BESTAND” maakt een nieuw clubbestand.
desk-no-home = Het is niet bekend waar je gegevens horen. Zeg welk clubbestand je bedoelt: --club BESTAND of de variabele HALALI_CLUB.
desk-created = Er is een nieuw clubbestand gemaakt: { $file }
desk-nothing-changed = Er is niets veranderd.
desk-no-change = Hierdoor zou niets veranderen. “--help” zegt wat er kan.
desk-confirm = Doorgaan? [j/N]
desk-not-confirmed = Er is niets veranderd.
desk-needs-yes = Er is niets veranderd: waar niemand gevraagd kan worden, is --yes nodig.

people-nobody = Niemand op de lijst heet “{ $typed }”. “halali player list” toont wie erop staan.
people-nobody-but = Niemand op de lijst heet “{ $typed }”. Bedoel je:
    {"  "}{ $list }
people-several = “{ $typed }” kan elk van deze zijn; geef meer van de naam, of het einde van het id:
    {"  "}{ $list }
people-more = … en nog { $count }
people-one = { $name } (groep: { $group }, id: …{ $end })
people-archived = { $name } (groep: { $group }, id: …{ $end }, gearchiveerd)

field-name = naam
field-short-name = korte naam
field-group = groep
field-household = huishouden
field-colour = kleur
field-birth-year = geboortejaar
field-contact = contact
field-notes = notities

column-name = Naam
column-group = Groep
column-remark = Opmerking
column-id = Id

player-field = Dit past niet in het veld “{ $field }”. { $fault }
player-colour = “{ $typed }” is geen kleur; schrijf die zoals #1f6f43.
player-birth-year = “{ $typed }” is geen geboortejaar; schrijf het zoals 1980.
player-namesakes = Er is al iemand die “{ $name }” heet:
    {"  "}{ $list }
    Is dit iemand anders, zeg dat dan met --anyway.
player-added = { $player } staat op de lijst (id: …{ $end }).
player-edited = { $player }: gewijzigd.
player-archived = { $player } is gearchiveerd.
player-restored = { $player } is terug uit het archief.
player-remove = { $player } wordt van de lijst verwijderd.
player-removed = { $player } is van de lijst verwijderd.
player-merge = Alle series van { $from } gaan naar { $into }. Dit kan ongedaan worden gemaakt.
player-merged = { $player } heeft nu de series van beiden.
player-former = Oud-lid { $number }
player-anonymise = { $player } gaat “{ $name }” heten, en naam, contact en al het andere dat zegt wie het was, verdwijnen uit het bestand, het logboek en wat ongedaan kan worden gemaakt. Dit kan niet ongedaan worden gemaakt.
player-anonymised = De speler heet nu “{ $name }”.
player-anonymised-backups = In deze back-ups staat de oude naam nog; verwijder ze als dat niet mag:
    {"  "}{ $list }
player-is-guest = gast
player-is-archived = gearchiveerd
player-line = { $field }: { $value }

## Help of the club's commands

help-arg-club = Het clubbestand [standaard: de variabele HALALI_CLUB, anders een bestand in de gegevensmap van het systeem]
help-arg-why = Waarom, voor het logboek
help-arg-json = JSON tonen, voor programma’s
help-arg-yes = Niet vragen
help-arg-first = De ene speler
help-arg-second = De andere speler
help-player = Spelers: toevoegen, wijzigen, tonen, archiveren, samenvoegen
help-player-more = Voorbeelden:
    halali player add "Zoë Martin" --group Lyon
    halali player list
help-player-arg-player = De naam, een deel ervan dat maar bij één speler past, of het einde van het id
help-player-arg-name = De naam
help-player-arg-short = Een kortere naam voor smalle tabellen; "" voor geen
help-player-arg-group = De club of groep; "" voor geen
help-player-arg-household = Het huishouden; "" voor geen
help-player-arg-colour = De kleur in grafieken, zoals #1f6f43; "" voor geen
help-player-arg-birth-year = Het geboortejaar; "" voor geen
help-player-arg-contact = Hoe de speler te bereiken is; "" voor niets
help-player-arg-notes = Al het overige; "" voor niets
help-player-arg-guest = Een gast, die zonder profiel speelt
help-player-arg-member = Geen gast meer
help-player-arg-anyway = Dit is iemand anders dan degene met dezelfde naam
help-player-arg-private = Ook huishouden, geboortejaar en contact tonen
help-player-add = Een speler op de lijst zetten
help-player-add-more = Een naam die met een streepje begint, komt achter twee streepjes. Voorbeelden:
    halali player add "Zoë Martin" --group Lyon
    halali player add --guest Max
    halali player add -- "-2"
help-player-edit = Wijzigen wat er van een speler bekend is, of van een gast een lid maken
help-player-edit-more = Voorbeelden:
    halali player edit zoe --name "Zoë Martin-Roux" --contact ""
    halali player edit max --member --name "Max Dupont"
help-player-list = De spelers tonen
help-player-list-more = Hoofdletters en accenten maken niet uit. Velden van de JSON: id, name, short_name, group, colour, guest, archived, household, birth_year, contact, notes. Voorbeeld:
    halali player list martin
help-player-list-arg-text = Alleen spelers met deze tekst in hun naam
help-player-list-arg-all = Ook gearchiveerde spelers
help-player-show = Tonen wat er van een speler bekend is
help-player-show-more = Voorbeeld:
    halali player show zoe --private
help-player-archive = Een speler weglaten uit keuzelijsten; alle uitslagen blijven
help-player-archive-more = Voorbeeld:
    halali player archive zoe --why "verhuisd"
help-player-restore = Een speler uit het archief terughalen
help-player-restore-more = Voorbeeld:
    halali player restore zoe
help-player-merge = Een speler en een dubbele vermelding samenvoegen: de partijen gaan mee
help-player-merge-more = Voorbeeld:
    halali player merge "zoe m." "zoe martin"
help-player-merge-arg-from = De dubbele vermelding, die uit lijsten verdwijnt
help-player-merge-arg-into = De speler die blijft
help-player-anonymise = Naam en contactgegevens van een speler voorgoed verwijderen
help-player-anonymise-more = Dit kan niet ongedaan worden gemaakt. Voorbeeld:
    halali player anonymise zoe
help-player-anonymise-arg-name = Hoe de speler dan heet [standaard: Oud-lid 1, 2, …]
help-player-remove = Een speler zonder series verwijderen
help-player-remove-more = Voorbeeld:
    halali player remove zoe
help-club = Het clubbestand: een nieuw maken, instellingen
help-club-more = Voorbeelden:
    halali club new "Zomerspelen.halaliclub"
    halali club set --name "Zomerspelen"
help-club-new = Een nieuw, leeg clubbestand maken
help-club-new-more = Voorbeeld:
    halali club new "Zomerspelen.halaliclub"
help-club-new-arg-file = Het nieuwe bestand

## Series and their games

entry-game = Partij { $game }: { $fault }
entry-no-side = Wie had de dieren? Schrijf het achter de speler, bijvoorbeeld “Zoë dieren 40+1, Max mensen 30+0”.
entry-two-endings = De partij is maar op één manier geëindigd.
entry-two-losers = Maar één speler kan anders dan op het bord hebben verloren; geldt het voor beiden, schrijf dan “ongeldig”.
entry-both-one-side = De ene speler had de dieren, de andere de mensen.
entry-not-read = “{ $text }” kan niet worden gelezen. Een speler heeft punten en tegels buiten zoals 40+1, of geslagen tegels en tegels buiten zoals HHd/F; een partij kan eindigen met: opgegeven, tijd, vertrokken, afwezig, akkoord, gearbitreerd, ongeldig, onderbroken.
entry-whose = “{ $text }”: van wie is dat? Schrijf de speler ervoor.
entry-who = “{ $name }” is niet duidelijk een van de twee spelers, { $first } en { $second }. Schrijf meer van de naam, of het einde van het id.
entry-twice = { $player } heeft twee keer cijfers.
entry-no-figures = De punten en tegels buiten van { $player } ontbreken. Niets is niet nul: schrijf 0+0 als er geen zijn.
entry-no-exits = De tegels buiten van { $player } ontbreken: schrijf { $points }+0 als er geen zijn.
entry-mixed = Schrijf voor beide spelers de punten en tegels buiten, of voor beide de tegels van de stapels.
entry-given-to-both = Schrijf de toegekende punten van beide spelers, bijvoorbeeld “krijgt Zoë 40, krijgt Max 30, want het bord viel”.
entry-reason-alone = Een reden hoort bij toegekende punten; elke andere gaat met --why in het logboek.
entry-one-game = { $file } heeft { $games } partijen, maar er is er één nodig: zet het nummer erachter, zoals in { $file }#1.
entry-no-record = { $file }: die partij staat er niet in.
entry-not-from-start = De notatie begint niet aan het begin van een partij.

game-figures = { $points }+{ $exited }
game-side = { $side } { $figures }
game-side-board = { $side } { $figures } ({ $board } op het bord)
game-agreed = in overleg
game-adjudicated = gearbitreerd
game-adjudicated-because = gearbitreerd: { $reason }
game-void = ongeldig
game-unfinished = nog bezig
game-conceded = { $loser } gaf op
game-time = { $loser } had geen tijd meer
game-forfeit = { $loser } verliet de tafel
game-walkover = { $loser } begon niet
game-fault = partij { $game }: { $how }
game-consequence = Partij { $game }: { $loss }. { $loser } krijgt { $points }, { $winner } { $more }, en { $loser } kan de serie niet winnen of gelijkspelen.

series-heading = Serie van { $date } (id: …{ $end })
series-incomplete = { $games ->
        [one] Onvolledig: { $games } partij van de { $length } is afgelopen.
       *[other] Onvolledig: { $games } partijen van de { $length } zijn afgelopen.
    }
series-no-result = Geen uitslag: alle partijen zijn ongeldig.
series-won-by-points = { $winner } wint op punten.
series-won-by-exits = Evenveel punten; { $winner } wint op tegels buiten het bos.
series-won-by-fault = { $winner } wint, ongeacht de punten: { $loser } kan niet winnen of gelijkspelen ({ $faults }).
series-drawn = Gelijk: evenveel punten en evenveel tegels buiten.
series-drawn-by-decision = Gelijk: afgesloten voordat alle partijen gespeeld waren.
series-is-practice = Oefenserie: telt nergens voor mee.
series-awaits-decision = Partij { $game } is niet afgelopen en kan hier niet worden voortgezet: de organisator moet haar door een beslissing beëindigen.
series-awaits-decision-how = “halali series close { $end }” beëindigt de partij met de huidige score en sluit de serie af, met --void telt de partij niet mee; “halali series correct { $end } { $game } PARTIJ” zegt hoe de partij is afgelopen.
series-figures = Cijfers: punten + tegels eruit.
series-is-extra = Extra partijen van een knock-out: ze tellen tussen deze twee, en in geen enkele ranglijst of rating.
series-close = De serie wordt afgesloten met de huidige score; partijen die niet begonnen zijn, worden niet meer gespeeld.
series-close-adjudicated = Partij { $game } wordt gearbitreerd met de huidige score; de serie is afgesloten.
series-close-void = Partij { $game } is ongeldig; de serie is afgesloten.
series-remove-game = Partij { $game } wordt verwijderd.
series-remove = De serie van { $date } tussen { $first } en { $second } wordt met haar partijen verwijderd.
series-removed = De serie is verwijderd.
series-several = Meerdere series eindigen op “{ $typed }”; geef meer van het id.
series-nowhere = Er is geen serie “{ $typed }”. “halali series list” toont het einde van de id’s; de laatst gemaakte heet “last”.
series-same-evening = Er is al een andere serie van deze twee op die datum (id: …{ $end }). “halali undo” maakt deze ongedaan.

outcome-incomplete = onvolledig ({ $games }/{ $length })
outcome-none = geen uitslag
outcome-draw = gelijk
outcome-practice = { $outcome } (oefenserie)
outcome-not-played = { $outcome } (niet gespeeld)
outcome-extra = { $outcome } (extra partijen)

preview-result = Voor: { $before }
    Na: { $after }
preview-place = Plaats van { $player }: { $before } → { $after }
preview-place-in-club = In de stand van de club de plaats van { $player }: { $before } → { $after }

column-date = Datum
column-player = Speler
column-points = Punten
column-result = Gewonnen door
column-game = Partij
column-ended = Einde
column-total = Totaal
sheet-side = { $player }: kant
sheet-points = { $player }: punten
sheet-exited = { $player }: tegels buiten

help-series = Series: invoeren, corrigeren, tonen
help-series-more = Voorbeelden:
    halali series record zoe max -g "zoe dieren 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series list --player zoe
help-series-arg-series = Het einde van het id zoals lijsten het tonen, “last” voor de laatst aangemaakte, of een tafel van een toernooi: TOERNOOI/RONDE/TAFEL
help-series-arg-game = Een partij, bijvoorbeeld “Zoë dieren 40+1, Max mensen 30+0”
help-series-arg-rules = Spelregels: classic of boxed [standaard: classic]
help-series-arg-same-sides = Als organisator twee keer achter elkaar dezelfde kanten toestaan
help-series-record = Een serie van scorebladen invoeren
help-series-record-more = Een partij schrijf je in delen met komma’s ertussen: een speler, de kant, punten en tegels buiten. Na de eerste partij wisselen de kanten vanzelf. In plaats van 40+1 geeft HHd/F de geslagen tegels en de tegels buiten (H L F B d p t, - voor geen). Hoe een partij eindigde: “Max opgegeven”, “Max tijd”, “Max vertrokken” (verliet de tafel), “Max afwezig” (begon niet), “akkoord” (in overleg), “gearbitreerd”, “ongeldig”, “onderbroken”; punten die de organisator toekent: “krijgt Zoë 40, krijgt Max 30, want het bord viel”. “@avond.halali” neemt de partijen van een bestand met notaties, “@avond.halali#2” een ervan. Voorbeelden:
    halali series record zoe max -g "zoe dieren 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series record zoe max --date 2026-11-28 -g "max dieren HHLd/F, zoe FBddt/H" -g "max mensen 12+0, zoe 9+0, max opgegeven"
    halali series record zoe max -g "zoe dieren, max afwezig" --games 1
help-series-record-arg-date = De datum van de avond [standaard: vandaag]
help-series-record-arg-games = Hoeveel partijen de serie heeft: één, of een even aantal [standaard: 2]
help-series-record-arg-practice = Oefenserie, die nergens voor meetelt
help-series-add-game = De volgende partij aan een serie toevoegen
help-series-add-game-more = De partij schrijf je zoals bij “series record”; staat er niets bij, dan wisselen de kanten. Voorbeeld:
    halali series add-game last "zoe 35+2, max 20+0"
help-series-correct = Een partij corrigeren
help-series-correct-more = De partij schrijf je zoals bij “series record”, in haar geheel; staat er niets bij, dan blijven de kanten. Eerst zie je wat er verandert. Voorbeeld:
    halali series correct last 2 "zoe 25+2, max 20+0" --why "scoreblad verkeerd gelezen"
help-series-correct-arg-number = Het nummer van de partij, vanaf 1
help-series-correct-arg-preview = Alleen tonen wat er zou veranderen
help-series-close = Een serie waaraan partijen ontbreken, afsluiten met de huidige score
help-series-close-more = Voorbeeld:
    halali series close 3f9a --why "Max moest weg"
help-series-close-arg-void = Een begonnen partij ongeldig verklaren, in plaats van die met de huidige score te tellen
help-series-edit = De spelers, de datum of de soort van een serie wijzigen
help-series-edit-more = Voorbeeld:
    halali series edit last --date 2026-11-28 --replace max "Max Dupont"
help-series-edit-arg-replace = Een van de spelers, en wie het in werkelijkheid was
help-series-edit-arg-date = De datum van de avond
help-series-edit-arg-games = Hoeveel partijen de serie heeft: één, of een even aantal
help-series-edit-arg-practice = Het is een oefenserie, die nergens voor meetelt
help-series-edit-arg-counted = De serie telt toch mee
help-series-remove-game = De laatste partij van een serie verwijderen
help-series-remove-game-more = Voorbeeld:
    halali series remove-game last
help-series-remove = Een serie met haar partijen verwijderen
help-series-remove-more = Voorbeeld:
    halali series remove 3f9a
help-series-list = De series tonen
help-series-list-more = Voorbeelden:
    halali series list --player zoe --from 2026-09-01
    halali series list --incomplete
help-series-list-arg-player = Alleen series van deze speler
help-series-list-arg-incomplete = Alleen series waaraan partijen ontbreken
help-series-show = Een serie met haar partijen tonen
help-series-show-more = Velden van de JSON: id, date, players, purpose, length, closed, games (number, animals en humans met player, points, exited, counted_points, counted_exited; termination, awaits_decision, loser, reason; rules, recorded, piles), result (outcome, winner, by, points, exited). Voorbeeld:
    halali series show last --json

## Games at the keyboard

play-verb-help = hulp help ?
play-verb-back = terug
play-verb-undo = ongedaan
play-verb-pause = pauze pauzeer
play-verb-resume = verder hervat
play-verb-agree = akkoord
play-verb-concede = opgeven
play-verb-forfeit = vertrokken
play-verb-adjudicate = arbitreren
play-verb-void = ongeldig
play-verb-quit = stoppen stop
play-help =
    d3            de tegel op d3 omdraaien        d3-d5   verplaatsen    d3xd5   slaan    d3-off   het bos verlaten
    terug [N]     de laatste N acties terugnemen; beide spelers zijn het eens, en nooit voorbij een omgedraaide tegel
    ongedaan N WAAROM   de organisator maakt de laatste N acties ongedaan, ook voorbij een omgedraaide tegel; de partij geldt dan als gezien
    pauze, verder   de klok
    akkoord       beide spelers beëindigen de partij met de huidige score
    opgeven [SPELER]    de speler aan de beurt, of degene die genoemd wordt, geeft op
    vertrokken SPELER   de genoemde speler heeft de tafel verlaten
    arbitreren [A-H WAAROM]   de organisator beëindigt de partij met de huidige score, of kent punten toe (dieren eerst) met een reden
    ongeldig      de organisator laat de partij nergens voor meetellen
    stoppen       hier stoppen; “halali game play” gaat vanaf dezelfde actie verder
    Een lege regel toont het bord opnieuw.
play-unknown = { $fault } Typ “hulp” voor wat je kunt typen.
play-count = Zeg hoeveel acties, bijvoorbeeld “terug 2”.
play-given = Zeg de punten en de reden, dieren eerst, bijvoorbeeld “arbitreren 30-20 het bord viel”.
play-none = Er is geen partij van die serie bezig. Begin er een met “halali game start”.
play-nobody = “{ $typed }” is geen van de twee spelers.
play-no-deal = Zo’n opstelling is er niet.
play-duplicate-seed = Alle tafels van deze ronde spelen dezelfde opstellingen. Laat --seed weg.
play-duplicate-board = Alle tafels van deze ronde spelen dezelfde opstellingen, dus het bord is alleen te zien waar erop gespeeld wordt: “halali game play”.
play-list-none = Er is geen partij bezig.
play-awaits-decision = door een beslissing te beëindigen
play-list-awaits-decision = “halali series show ID” zegt hoe je een partij door een beslissing beëindigt.
play-column-animals = Dieren
play-column-humans = Mensen
play-column-actions = Acties
play-side = { $side }: { $player }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, { $exited } buiten, geslagen { $captured }{ $left }
play-turn = { $player } is aan de beurt; { $hidden ->
    [one] er ligt { $hidden } tegel
   *[other] er liggen { $hidden } tegels
  } gedekt.
play-turn-last = { $player } is aan de beurt: { $turns ->
    [one] de laatste beurt.
   *[other] nog { $turns } beurten.
  }
play-quiet = { $count } acties op rij zonder omdraaien of slaan: beide spelers kunnen de partij met “akkoord” beëindigen, of de organisator kan “arbitreren”.
play-slept = De computer heeft geslapen, of de tijd is verzet: de speelklok staat op pauze en er is niets geteld. Typ “verder” om door te gaan.
play-time = { $player } heeft geen tijd meer.
play-ends = De partij eindigt nu: { $how }.
play-sure = Typ “ja” om te beëindigen.
play-goes-on = De partij gaat verder.
play-ended = De partij is afgelopen: { $how }.
play-over = De partij is afgelopen.
play-stopped = Hier gestopt. “halali game play” gaat vanaf deze actie verder.
play-replay = Partij { $game } wordt geschrapt en met een nieuwe opstelling opnieuw gespeeld: { $struck }.
play-struck = { $first } { $of_first }, { $second } { $of_second }
play-replay-ended = Partij { $game } wordt geschrapt en met een nieuwe opstelling opnieuw gespeeld: { $struck } ({ $how }).

help-game = Partijen op het scherm spelen, regel voor regel; elke actie staat op de schijf voordat die getoond wordt
help-game-more = Voorbeelden:
    halali game start last --animals zoe
    halali game play
help-game-start = De volgende partij van een serie beginnen en spelen
help-game-start-more = Voorbeeld:
    halali game start last --animals Zoë --clock 20+5
help-game-play = Verdergaan met de lopende partij van een serie
help-game-play-more = Voorbeeld:
    halali game play last
help-game-show = Het bord van de lopende partij van een serie tonen
help-game-show-more = Voorbeeld:
    halali game show last
help-game-list = De partijen tonen die bezig zijn of op een beslissing wachten
help-game-list-more = Velden van de JSON: series, game, animals, humans, actions, awaits_decision. Voorbeeld:
    halali game list --json
help-game-arg-series = De serie: “last”, het id, het einde van het id zoals lijsten het tonen, of een tafel van een toernooi: TOERNOOI/RONDE/TAFEL
help-game-start-arg-animals = Wie de dieren speelt; standaard wisselen de kanten, en begint de eerste speler met de dieren
help-game-start-arg-rules = De spelregels: classic (standaard) of boxed
help-game-start-arg-seed = Het nummer van de opstelling; standaard kent niemand het
help-game-start-arg-clock = Minuten voor de partij, en seconden die elke actie toevoegt: 20 of 15+10
help-game-start-arg-same-sides = De organisator staat twee keer achter elkaar dezelfde kanten toe
help-game-start-arg-replay = De laatste partij van de serie schrappen en met een nieuwe opstelling overspelen
## What follows from the series

standings-season = Seizoen { $season } ({ $from } tot en met { $to })
standings-all = Alle series
standings-from = Series vanaf { $from }
standings-to = Series tot en met { $to }
standings-span = Series van { $from } tot en met { $to }
head-to-head = { $first } tegen { $second }: { $won } gewonnen, { $drawn } gelijk, { $lost } verloren; { $points } tegen { $against } punten.

column-rank = Plaats
column-series = Series
column-won = Gewonnen
column-drawn = Gelijk
column-lost = Verloren
column-match-points = Matchpunten
column-prizes = Prijzen
column-amount = Bedrag
column-exited = Buiten
column-average = Gemiddelde
column-rating = Rating
column-deviation = Afwijking
column-last-evening = Laatste avond
column-from = Van
column-to = Tot en met
column-scale = Winst / gelijk / verlies
column-least = Minimum series

season-nowhere = Geen seizoen heet “{ $typed }”. Er zijn:
    {"  "}{ $list }
season-several = “{ $typed }” kan meer dan één seizoen zijn; geef meer van de naam:
    {"  "}{ $list }
season-one = { $season } ({ $from } tot en met { $to })
season-none = Er is nog geen seizoen. “halali season add” maakt er een.
season-put = Seizoen { $season }: { $from } tot en met { $to }.
season-remove = Het seizoen { $season } wordt verwijderd; de series blijven.
season-removed = Het seizoen { $season } is verwijderd.

help-standings = De stand van een seizoen of een periode tonen
help-standings-more = Zonder seizoen of data: het seizoen van vandaag, of anders alle series. Velden van de JSON: rank, player (id, name), series, won, drawn, lost, match_points, points, exited, average. Voorbeelden:
    halali standings --season "2026/27"
    halali standings --from 2026-09-01 --to 2026-12-31 --by average --least 5
help-standings-arg-by = total (matchpunten, dan punten, dan tegels buiten) of average (punten per serie) [standaard: total]
help-standings-arg-least = Alleen spelers met minstens zoveel series [standaard bij average: wat het seizoen of de club instelt]
help-head-to-head = Tonen wat twee spelers tegen elkaar hebben gedaan
help-head-to-head-more = Velden van de JSON: players, won, drawn, lost, points, series. Voorbeeld:
    halali head-to-head zoe max
help-ratings = De ratings tonen, of die van een speler na elke avond
help-ratings-more = Velden van de JSON: player (id, name), date, rating, deviation, volatility; voor één speler: player, history. Voorbeeld:
    halali ratings zoe
help-ratings-arg-player = Alleen deze speler, avond voor avond
help-ratings-arg-all = Ook gearchiveerde spelers
help-season = Seizoenen: toevoegen, wijzigen, tonen, verwijderen
help-season-more = Voorbeelden:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
    halali season list
help-season-arg-season = Het seizoen, of een deel van de naam
help-season-arg-name = De naam
help-season-arg-win = Matchpunten voor winst [standaard: die van de club]
help-season-arg-draw = Matchpunten voor een gelijkspel [standaard: die van de club]
help-season-arg-loss = Matchpunten voor verlies [standaard: die van de club]
help-season-arg-least = Minimumaantal series om op gemiddelde in de stand te komen [standaard: dat van de club]
help-season-add = Een seizoen toevoegen
help-season-add-more = Voorbeeld:
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
help-season-edit = Een seizoen wijzigen
help-season-edit-more = Voorbeeld:
    halali season edit 2026 --to 2027-07-15
help-season-list = De seizoenen tonen
help-season-list-more = Velden van de JSON: id, name, from, to, win, draw, loss, least_series. Voorbeeld:
    halali season list
help-season-remove = Een seizoen verwijderen; de series blijven
help-season-remove-more = Voorbeeld:
    halali season remove 2026
help-tournament = Toernooien: inschrijvingen, rondes, uitslagen, standen
help-tournament-more = Voorbeelden:
    halali tournament new "Autumn Cup" --rounds 5
    halali tournament enter last Zoë Max Ada Bo
    halali tournament start last
    halali tournament pair last
help-tournament-arg-event = Het toernooi: een deel van de naam, het einde van de id, of “last”
help-tournament-arg-player = De speler: een deel van de naam, of het einde van de id
help-tournament-arg-players = De spelers, elk met een deel van de naam
help-tournament-arg-round = De ronde [standaard: de laatst ingedeelde]
help-tournament-arg-from = De eerste ronde waar het om gaat [standaard: de volgende]
help-tournament-arg-table = De tafel
help-tournament-arg-stage = De fase [standaard: de lopende]
help-tournament-arg-after = Zoals het na deze ronde was [standaard: met alle uitslagen tot nu toe]
help-tournament-arg-off = Het terugnemen
help-tournament-arg-discard = Ook series met partijen weggooien; vraagt om --why
help-tournament-arg-rules = Gespeelde regels: classic of boxed [standaard: classic]
help-tournament-arg-same-sides = Dezelfde kanten twee keer achtereen toestaan
help-tournament-arg-format = Vorm: swiss, round-robin, double-round-robin, knockout, double-knockout of league [standaard: swiss]
help-tournament-arg-rounds = Rondes van een Zwitsers toernooi of een liga [standaard bij Zwitsers: 5]
help-tournament-arg-groups = Groepen van een competitie [standaard: 1]
help-tournament-arg-then = Vorm van een tweede fase, waar de besten heen gaan; “none” voor geen
help-tournament-arg-third-place = Om de derde plaats van een knock-out spelen; “--third-place=no” neemt dat terug
help-tournament-arg-least = Een liga op gemiddelde rangschikken, vanaf zoveel series; “none” voor op totaal
help-tournament-arg-win = Matchpunten voor winst [standaard: 2]
help-tournament-arg-draw = Matchpunten voor gelijkspel [standaard: 1]
help-tournament-arg-loss = Matchpunten voor verlies [standaard: 0]
help-tournament-arg-criteria = Waarop de stand berust, in deze volgorde, met komma’s ertussen: match-points, total-points, points-difference, tiles-exited, captured-bears, wins, buchholz, buchholz-cut-1, buchholz-cut-2, median, sonneborn-berger, direct-encounter, direct-encounter-restart, progressive, opponents-rating, performance, duplicate-median, duplicate-matchpoints, lot [standaard: match-points,total-points,tiles-exited,buchholz,direct-encounter]
help-tournament-arg-by-points = Indelen op totaal punten, in banden van zoveel plaatsen; “none” voor op matchpunten [standaard: op matchpunten]
help-tournament-arg-games = Partijen van een serie [standaard: 2]
help-tournament-arg-walkover = Reglementaire punten van een partij [standaard: 35]
help-tournament-arg-bye = Wat een toegewezen vrije ronde waard is naast een gewonnen serie: average, het eigen gemiddelde, of fixed, vast [standaard: average]
help-tournament-arg-bye-points = Punten van een vaste vrije ronde, en van elke voor de eerste serie [standaard: 70]
help-tournament-arg-bye-exited = Tegels buiten van zo’n vrije ronde [standaard: 0]
help-tournament-arg-requested-bye = Matchpunten voor vrij op verzoek [standaard: een halve winst]
help-tournament-arg-absent = Matchpunten voor afwezigheid [standaard: 0]
help-tournament-arg-late = Matchpunten voor elke ronde voor een late inschrijving; “absent” voor die van afwezigheid [standaard: absent]
help-tournament-arg-most-byes = Hoogstens zoveel vrije rondes voor een speler; “none” voor onbeperkt [standaard: onbeperkt]
help-tournament-arg-withdrawal = Wat er met een competitie gebeurt als iemand vertrekt: annul-or-wins maakt alle series ongeldig bij minder dan de helft gespeeld, anders winnen de tegenstanders de rest; wins; annul [standaard: annul-or-wins]
help-tournament-arg-order = Volgorde in scoregroepen: fold, slide, random of neighbours [standaard: slide]
help-tournament-arg-unplayed = Hoe cijfers van tegenstanders niet gespeelde rondes nemen: draw, als gelijkspel tegen zichzelf, of played-only, niet [standaard: draw]
help-tournament-arg-extra-pairs = Hoogstens zoveel extra partijparen na een gelijke serie in een knock-out [standaard: 2]
help-tournament-arg-drawn-then = Wie daarna doorgaat: better-seed, het betere nummer, of lot, het lot [standaard: better-seed]
help-tournament-arg-duplicates = Alle tafels van een ronde spelen dezelfde opstellingen, geheim tot die is afgesloten; “--duplicates=no” neemt dat terug
help-tournament-arg-lots = Startgetal voor loting [standaard: willekeurig]
help-tournament-new = Een toernooi aanmaken
help-tournament-new-more = Velden van de JSON: id, name. Voorbeelden:
    halali tournament new "Autumn Cup" --date 2026-11-28 --rounds 5
    halali tournament new "Club Cup" --format knockout --third-place
    halali tournament new "Groups" --format round-robin --groups 2 --then knockout
help-tournament-new-arg-name = De naam
help-tournament-new-arg-date = De datum, of de eerste en de laatste met twee punten ertussen [standaard: vandaag]
help-tournament-edit = Een toernooi wijzigen: voor de start alles, daarna naam, data en rondes
help-tournament-edit-more = Wat niet genoemd wordt, blijft. Velden van de JSON: id, name. Voorbeelden:
    halali tournament edit last --name "Winter Cup" --date 2026-12-05
    halali tournament edit last --rounds 4 --late 1 --bye fixed --bye-points 60
help-tournament-edit-arg-name = De nieuwe naam
help-tournament-edit-arg-date = De datum, of de eerste en de laatste met twee punten ertussen
help-tournament-rounds = Een ander aantal rondes plannen
help-tournament-rounds-more = Voorbeeld:
    halali tournament rounds last 4
help-tournament-rounds-arg-number = Aantal rondes
help-tournament-advice = Zeggen hoeveel rondes passen, en hoe lang het duurt
help-tournament-advice-more = Velden van de JSON: players, rounds, series, minutes, end, swiss. Voorbeeld:
    halali tournament advice last --tables 6 --minutes 50 --start 19:00
help-tournament-advice-arg-tables = Tafels [standaard: genoeg voor iedereen]
help-tournament-advice-arg-minutes = Minuten van een serie [standaard: 60]
help-tournament-advice-arg-between = Minuten tussen de rondes [standaard: 10]
help-tournament-advice-arg-start = Begin van de eerste ronde, zoals 19:00
help-tournament-simulate = Veel toernooien in het geheugen spelen, en zeggen wat eruit komt
help-tournament-simulate-more = Met een toernooi gelden zijn instellingen, spelers en wie het gescheiden houdt; opties veranderen die. Hetzelfde startgetal geeft dezelfde toernooien. Velden van de JSON: events, players, kept_apart, seed, best_wins, correlation, rounds, series, rematches, floats, byes, second_byes, openings_apart, minutes. Voorbeelden:
    halali tournament simulate --players 24 --format swiss --rounds 5 --drops 2 --absences 5
    halali tournament simulate --players 24 --format round-robin --groups 4 --then knockout --go-on 2
    halali tournament simulate last --events 5000 --seed 7
help-tournament-simulate-arg-events = Hoeveel toernooien [standaard: 1000]
help-tournament-simulate-arg-seed = Startgetal voor het toeval [standaard: willekeurig, en getoond]
help-tournament-simulate-arg-players = Hoeveel spelers [standaard: die van het toernooi, anders 16]
help-tournament-simulate-arg-spread = Hoe ver de sterkste en de zwakste uiteenliggen, in ratingpunten [standaard: 600]
help-tournament-simulate-arg-strengths = De sterktes van alle spelers, met komma’s ertussen
help-tournament-simulate-arg-avoid = Twee die nooit tegen elkaar spelen, met hun nummers vanaf de sterkste, zoals 3:8; meer met komma’s ertussen
help-tournament-simulate-arg-unrated = Niemand heeft een rating om op te nummeren
help-tournament-simulate-arg-go-on = Hoeveel er naar een tweede fase gaan, per groep [standaard: 4, of 2 bij meer groepen]
help-tournament-simulate-arg-tables = Tafels [standaard: genoeg voor iedereen]
help-tournament-simulate-arg-minutes = Minuten van een serie [standaard: 60]
help-tournament-simulate-arg-between = Minuten tussen rondes [standaard: 10]
help-tournament-simulate-arg-late-entries = In procenten: een speler komt er later bij [standaard: 0]
help-tournament-simulate-arg-drops = In procenten: een speler vertrekt voor een ronde [standaard: 0]
help-tournament-simulate-arg-drops-paired = In procenten: een speler vertrekt uit een ingedeelde ronde [standaard: 0]
help-tournament-simulate-arg-returns = In procenten: wie vertrok komt terug voor een ronde [standaard: 0]
help-tournament-simulate-arg-byes = In procenten: een speler vraagt vrij [standaard: 0]
help-tournament-simulate-arg-absences = In procenten: een speler mist een ronde [standaard: 0]
help-tournament-simulate-arg-walkovers = In procenten: een van de twee komt niet aan tafel [standaard: 0]
help-tournament-simulate-arg-no-shows = In procenten: geen van beiden komt [standaard: 0]
help-tournament-simulate-arg-wrong-results = In procenten: een uitslag wordt fout ingevoerd, en een ronde later verbeterd [standaard: 0]
help-tournament-simulate-arg-event = Het toernooi waarvan de instellingen worden geprobeerd: een deel van de naam, het einde van de id, of “last”
help-tournament-list = De toernooien tonen, het laatste eerst
help-tournament-list-more = Velden van de JSON: id, name, first, last, state, players, rounds. Voorbeeld:
    halali tournament list
help-tournament-show = Een toernooi tonen: wie meedoet, en wat er nu komt
help-tournament-show-more = Velden van de JSON: id, name, first, last, state, stages, settings, entries, rounds, next. Voorbeeld:
    halali tournament show last
help-tournament-enter = Spelers inschrijven, vóór het begin of later
help-tournament-enter-more = Voorbeelden:
    halali tournament enter last Zoë Max "Ada B"
    halali tournament enter last Bo --from 2
help-tournament-remove-entry = Een inschrijving zonder uitslagen verwijderen
help-tournament-remove-entry-more = Voorbeeld:
    halali tournament remove-entry last Bo
help-tournament-replace = Iemand zonder uitslagen vervangen
help-tournament-replace-more = Voorbeeld:
    halali tournament replace last Bo Cleo
help-tournament-replace-arg-by = Wie in de plaats komt
help-tournament-statistics = Tonen wat een toernooi oplevert: partijen, kanten, hoogste partij, kleinste verschil
help-tournament-statistics-more = Velden van de JSON: tournament, series, face_down, points_a_game, figures, records. Voorbeeld:
    halali tournament statistics last
help-tournament-prizes = Wat er te winnen is, en wie het wint
help-tournament-prizes-more = Voorbeelden:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes won last
help-tournament-prizes-add = Prijzen per plaats toevoegen, voor iedereen of voor sommigen
help-tournament-prizes-add-more = Voorbeelden:
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes add last "Best newcomer" --amounts 12.50 --rated-below 1500 --each
help-tournament-prizes-arg-name = Hoe ze heten
help-tournament-prizes-add-arg-amounts = Wat de eerste, de tweede enzovoort winnen, met komma’s ertussen
help-tournament-prizes-add-arg-group = Alleen binnen deze groep van een competitie, zoals A
help-tournament-prizes-add-arg-club-group = Alleen onder spelers met deze club of groep in hun profiel
help-tournament-prizes-add-arg-rated-below = Alleen onder spelers met een lagere rating bij de start, of zonder rating
help-tournament-prizes-add-arg-each = Wie een plaats deelt, wint elk de prijs ervan [standaard: zij verdelen de prijzen van hun plaatsen]
help-tournament-prizes-remove = Prijzen verwijderen
help-tournament-prizes-remove-more = Voorbeeld:
    halali tournament prizes remove last "Best newcomer"
help-tournament-prizes-list = Tonen wat er te winnen is
help-tournament-prizes-list-more = Velden van de JSON: name, among, amounts, shared. Voorbeeld:
    halali tournament prizes list last
help-tournament-prizes-won = Zeggen wie volgens de stand wat wint
help-tournament-prizes-won-more = Velden van de JSON: prizes, rank, player, amount. Voorbeelden:
    halali tournament prizes won last
    halali tournament prizes won last --after 3
help-tournament-seeds = De spelers nummeren; wie niet genoemd is, komt erachter
help-tournament-seeds-more = Voorbeeld:
    halali tournament seeds last Zoë Max
help-tournament-avoid = Twee spelers, huishoudens of clubs uit elkaar houden
help-tournament-avoid-more = Voorbeelden:
    halali tournament avoid last Zoë Max
    halali tournament avoid last --households --soft --first 2
help-tournament-avoid-arg-households = Spelers van hetzelfde huishouden
help-tournament-avoid-arg-clubs = Spelers van dezelfde club of groep
help-tournament-avoid-arg-soft = Alleen als het niets ergers kost
help-tournament-avoid-arg-first = Alleen in de eerste zoveel rondes
help-tournament-fix-table = Een speler altijd aan dezelfde tafel zetten; zonder tafel aan een willekeurige
help-tournament-fix-table-more = Voorbeeld:
    halali tournament fix-table last Zoë 1
help-tournament-sit-out = Zeggen dat een speler een ronde niet speelt [standaard: vrij op verzoek]
help-tournament-sit-out-more = Voorbeeld:
    halali tournament sit-out last Bo --round 3 --absent
help-tournament-sit-out-arg-round = De ronde [standaard: de volgende]
help-tournament-sit-out-arg-bye = Vrij op verzoek
help-tournament-sit-out-arg-absent = Afwezig zonder bericht
help-tournament-sit-out-arg-full-bye = Vrije ronde ter waarde van winst, gegeven door de organisator
help-tournament-withdraw = Een speler laten terugtrekken; eerdere uitslagen blijven
help-tournament-withdraw-more = Voorbeelden:
    halali tournament withdraw last Bo
    halali tournament withdraw last Bo --series forfeit
help-tournament-withdraw-arg-series = Hoe een lopende serie eindigt: as-it-stands, met de huidige score, forfeit of void [standaard: as-it-stands]
help-tournament-return = Een teruggetrokken speler laten terugkomen
help-tournament-return-more = Voorbeeld:
    halali tournament return last Bo
help-tournament-start = Starten: ratings, nummers en instellingen liggen dan vast
help-tournament-start-more = Voorbeeld:
    halali tournament start last
help-tournament-pair = De volgende ronde indelen, nadat het voorstel getoond is
help-tournament-pair-more = Velden van de JSON: round, stage, date, state, tables, out. Voorbeelden:
    halali tournament pair last
    halali tournament pair last --pin Zoë:Max --yes
    halali tournament pair last --again --apart Ada:Bo
help-tournament-pair-arg-pin = Twee die moeten spelen
help-tournament-pair-arg-apart = Twee die deze ronde niet tegen elkaar mogen spelen, ook als ze opnieuw wordt gepaard
help-tournament-pair-arg-bye = Wie vrij is
help-tournament-pair-arg-join = Wie toch speelt, hoewel als afwezig bekend
help-tournament-pair-arg-again = De laatste ronde opnieuw indelen, rond begonnen series
help-tournament-pair-arg-date = De avond [standaard: vandaag]
help-tournament-pair-arg-preview = Alleen het voorstel tonen
help-tournament-pin = Een indeling houden als de ronde opnieuw wordt ingedeeld
help-tournament-pin-more = Voorbeelden:
    halali tournament pin last 3
    halali tournament pin last 3 --off
help-tournament-swap = Twee spelers van een ronde van plaats laten wisselen, vrij zijn inbegrepen
help-tournament-swap-more = Zegt eerst wat het kost. Velden van de JSON: round, stage, date, state, tables, out. Voorbeelden:
    halali tournament swap last Zoë Max
    halali tournament swap last Zoë Max --preview
help-tournament-swap-arg-first = De een
help-tournament-swap-arg-second = De ander
help-tournament-swap-arg-preview = Alleen zeggen wat het kost
help-tournament-compare = Een met de hand gemaakte ronde vergelijken met het eigen voorstel
help-tournament-compare-more = Met paren wordt de volgende ronde bekeken alsof die zo is ingedeeld. Velden van de JSON: round, left_out, put_in, bye, byes, costs. Voorbeelden:
    halali tournament compare last
    halali tournament compare last Zoë:Max Ada:Bo --bye Cleo
help-tournament-compare-arg-pairs = Wie tegen wie zou spelen
help-tournament-compare-arg-bye = Wie vrij zou zijn
help-tournament-pairings = De indeling van een ronde tonen
help-tournament-pairings-more = Velden van de JSON: round, stage, date, state, tables, out. Voorbeelden:
    halali tournament pairings last
    halali tournament pairings last --round 2 --by-name
help-tournament-pairings-arg-by-name = Op naam
help-tournament-publish = Een ronde publiceren
help-tournament-publish-more = Voorbeeld:
    halali tournament publish last
help-tournament-deals = De opstellingen tonen die alle tafels van een afgesloten ronde speelden
help-tournament-deals-more = Velden van de JSON: round, closed, deals. Voorbeeld:
    halali tournament deals last --round 1
help-tournament-deals-arg-organiser = Ook van een ronde die niet is afgesloten: alleen voor de organisator, om op borden te leggen
help-tournament-result = Partijen van een tafel invoeren, geschreven als bij “halali series record”; wie eerst staat, begint als de dieren
help-tournament-result-more = Velden van de JSON: round, stage, date, state, tables, out. Voorbeelden:
    halali tournament result last 1 -g "Zoë 40+1, Max 30+0" -g "Zoë 35+2, Max 20+0"
    halali tournament result last 2 --no-show
help-tournament-result-arg-game = Een partij; -g voor elk
help-tournament-result-arg-no-show = Geen van beiden kwam opdagen
help-tournament-result-arg-came = Terugnemen dat niemand kwam opdagen
help-tournament-close = Een ronde afsluiten: vanaf nu telt die mee
help-tournament-close-more = Voorbeelden:
    halali tournament close last
    halali tournament close last --missing --why "hall closed"
help-tournament-close-arg-round = De ronde [standaard: de eerste open]
help-tournament-close-arg-missing = Ook als er uitslagen ontbreken; vraagt om --why
help-tournament-reopen = Een afgesloten ronde heropenen; vraagt om --why
help-tournament-reopen-more = Voorbeeld:
    halali tournament reopen last --why "wrong result"
help-tournament-delete-round = De laatste ronde met de indeling schrappen
help-tournament-delete-round-more = Voorbeeld:
    halali tournament delete-round last
help-tournament-standings = De stand tonen, nu of na een ronde
help-tournament-standings-more = Velden van de JSON: tournament, stage, tables. Voorbeelden:
    halali tournament standings last
    halali tournament standings last --after 2
help-tournament-crosstable = Tonen wat elke ronde voor iedereen was
help-tournament-crosstable-more = Velden van de JSON: tournament, stage, tables. Voorbeeld:
    halali tournament crosstable last
help-tournament-page = Een webpagina van het toernooi schrijven: stand, rondes en elke partij om na te spelen
help-tournament-page-more = Het is één bestand dat verder niets nodig heeft, voor de site van de club. Wat niet gepubliceerd is, staat er niet in. Voorbeeld:
    halali tournament page last --out autumn.html
help-tournament-timer = De timer van een ronde: hij overleeft slaapstand, herstarten en een verzette klok
help-tournament-timer-more = Voorbeeld:
    halali tournament timer start last 60
help-tournament-timer-arg-time = Minuten, of minuten en seconden zoals 7:30
help-tournament-timer-start = De timer van een ronde starten
help-tournament-timer-start-more = Velden van de JSON: tournament, round, runs, left, length, colour, sure. Voorbeeld:
    halali tournament timer start last 60 --amber 10 --red 2
help-tournament-timer-start-arg-amber = Oranje vanaf deze resterende tijd [standaard: 10]
help-tournament-timer-start-arg-red = Rood vanaf deze resterende tijd [standaard: 2]
help-tournament-timer-pause = De timer stilzetten
help-tournament-timer-pause-more = Velden van de JSON: tournament, round, runs, left, length, colour, sure. Voorbeeld:
    halali tournament timer pause last
help-tournament-timer-resume = De timer verder laten lopen
help-tournament-timer-resume-more = Velden van de JSON: tournament, round, runs, left, length, colour, sure. Voorbeeld:
    halali tournament timer resume last
help-tournament-timer-extend = De ronde meer tijd geven, of minder met een min
help-tournament-timer-extend-more = Velden van de JSON: tournament, round, runs, left, length, colour, sure. Voorbeeld:
    halali tournament timer extend last 5
help-tournament-timer-show = De resterende tijd tonen
help-tournament-timer-show-more = Velden van de JSON: tournament, round, runs, left, length, colour, sure. Voorbeeld:
    halali tournament timer show last
help-tournament-print = Een document van een toernooi als PDF of HTML afdrukken, of alle
help-tournament-print-more = Voorbeelden:
    halali tournament print pairings last --out indeling.pdf
    halali tournament print slips last --round 2 --out briefjes.pdf --paper letter
    halali tournament print prizes last --out prijzen.html
    halali tournament print all last --out beker/
help-tournament-print-arg-what = Het document: check-in, name-cards, schedule, pairings, pairings-by-name, slips, score-sheets, standings, crosstable, bracket, prizes, ties, of all (alle)
help-tournament-print-arg-out = Het bestand om naar te schrijven, dat eindigt op .pdf of .html, of een map voor een bestand van elk
help-tournament-print-arg-force = Vervangen wat er al is
help-tournament-print-arg-format = pdf of html [standaard: zoals het bestand eindigt; pdf in een map]
help-tournament-print-arg-paper = Het papier: a4 of letter [standaard: wat gebruikelijk is in het land van het systeem]
help-tournament-why = Een plaats, een indeling of een vrije ronde uitleggen
help-tournament-why-more = Voorbeelden:
    halali tournament why rank last Zoë Max
    halali tournament why pairing last Zoë Ada
    halali tournament why bye last
help-tournament-why-rank = Zeggen waarom de ene speler boven de andere staat, met de delen van het cijfer
help-tournament-why-rank-more = Velden van de JSON: why. Voorbeeld:
    halali tournament why rank last Zoë Max
help-tournament-why-pairing = Zeggen waarom twee spelers tegen elkaar spelen in een ronde, of niet
help-tournament-why-pairing-more = Velden van de JSON: why. Voorbeeld:
    halali tournament why pairing last Zoë Ada
help-tournament-why-bye = Zeggen waarom iemand in een ronde vrij is
help-tournament-why-bye-more = Velden van de JSON: why. Voorbeeld:
    halali tournament why bye last
help-tournament-close-stage = Een fase afsluiten; de besten gaan door naar de volgende
help-tournament-close-stage-more = Voorbeeld:
    halali tournament close-stage last --go-on 2
help-tournament-close-stage-arg-go-on = Hoeveel er doorgaan, uit elke groep
help-tournament-close-stage-arg-more = Hoeveel meer: de besten van de volgenden [standaard: 0]
help-tournament-finish = Een toernooi beëindigen
help-tournament-finish-more = Voorbeeld:
    halali tournament finish last
help-tournament-resume = Een beëindigd toernooi voortzetten; vraagt om --why
help-tournament-resume-more = Voorbeeld:
    halali tournament resume last --why "a result was wrong"
help-tournament-export = Een toernooi als archief schrijven: spelers, series, rondes en alles wat beslist is
help-tournament-export-more = “halali import archive BESTAND” leest het in een ander clubbestand in, waar het verdergaat. Tot een ronde gesloten is, staan de opstellingen die alle tafels spelen er niet in; gaat het toernooi elders op dezelfde opstellingen verder, gebruik dan --deals. Rondes die nog niet gepubliceerd zijn staan erin, en alleen met --private wie van wie gescheiden blijft. Voorbeeld:
    halali tournament export last --out cup.json
help-tournament-export-arg-deals = Voor de organisator: ook wat gedekt ligt, in lopende partijen en in komende rondes
help-tournament-export-arg-out = Het bestand om naar te schrijven [standaard: de standaarduitvoer]
help-tournament-export-arg-force = Het bestand vervangen als het er al is
help-tournament-export-arg-private = Met huishouden, geboortejaar en contact, en wie in een toernooi van wie gescheiden blijft
help-tournament-remove = Een toernooi verwijderen; de series blijven
help-tournament-remove-more = Voorbeeld:
    halali tournament remove "Autumn Cup"
help-tournament-remove-arg-with-series = Ook de series verwijderen

## The log

log-add-player = { $player } op de lijst gezet.
log-edit-player = { $player } gewijzigd.
log-rename-player = { $player } gewijzigd, heette toen { $name }.
log-archive-player = { $player } gearchiveerd.
log-restore-player = { $player } uit het archief teruggehaald.
log-remove-player = { $player } van de lijst verwijderd.
log-merge-players = { $from } samengevoegd met { $into }.
log-anonymise-player = { $player } anoniem gemaakt.
log-begin-series = Begin van { $series }.
log-record-series = Invoer van { $series }: { $games }
log-add-game = Partij toegevoegd aan { $series }: { $game }
log-correct-game = Partij { $number } gecorrigeerd van { $series }: { $game }
log-edit-series = Wijziging van { $series }: { $first } – { $second }, { $date }.
log-remove-game = Partij { $number } verwijderd van { $series }.
log-start-game = Partij begonnen van { $series }.
log-end-game = Partij afgelopen van { $series }: { $game }
log-close-series = Afsluiting van { $series }.
log-remove-series = Verwijdering van { $series }.
log-change-settings = Instellingen van de club gewijzigd.
log-put-season = Seizoen { $season } vastgelegd.
log-remove-season = Seizoen { $season } verwijderd.
log-create-tournament = Toernooi { $tournament } aangemaakt.
log-take-in-tournament = { $tournament } uit een archief ingelezen.
log-edit-tournament = Naam of datums van { $tournament } gewijzigd.
log-change-tournament-settings = Instellingen van { $tournament } gewijzigd.
log-set-prizes = Prijzen van { $tournament } gewijzigd.
log-plan-stages = Fasen van { $tournament } gewijzigd.
log-remove-tournament = Toernooi { $tournament } verwijderd.
log-enter = { $player } ingeschreven voor { $tournament }.
log-enter-late = { $player } ingeschreven voor { $tournament } vanaf ronde { $round }.
log-remove-tournament-entry = Inschrijving van { $player } voor { $tournament } verwijderd.
log-replace-tournament-entry = { $player } in { $tournament } vervangen door { $by }.
log-set-seeds = Deelnemers van { $tournament } genummerd.
log-start-tournament = { $tournament } begonnen.
log-put-avoid = In { $tournament } niet tegen elkaar: { $apart }.
log-remove-avoid = In { $tournament } weer tegen elkaar: { $apart }.
log-apart-pair = { $first } en { $second }
log-apart-households = spelers van hetzelfde huishouden
log-apart-clubs = spelers van dezelfde club
log-fix-table = { $player } zit in { $tournament } altijd aan tafel { $table }.
log-free-table = { $player } zit in { $tournament } aan een willekeurige tafel.
log-sit-out = { $out ->
    [none] { $player } is in ronde { $round } van { $tournament } niet meer vrij.
    [absent] { $player } speelt niet in ronde { $round } van { $tournament }: afwezig.
    [requested-bye] { $player } speelt niet in ronde { $round } van { $tournament }: vrij op verzoek.
   *[other] { $player } speelt niet in ronde { $round } van { $tournament }: vrije ronde.
}
log-withdraw = { $player } trok zich terug uit { $tournament } vanaf ronde { $round }.
log-return = { $player } kwam terug in { $tournament } voor ronde { $round }.
log-pair-round = Ronde { $round } van { $tournament } ingedeeld.
log-change-pairings = Indeling van ronde { $round } van { $tournament } gewijzigd.
log-pin-pairing = Tafel { $table } in ronde { $round } van { $tournament } vastgezet.
log-unpin-pairing = Tafel { $table } in ronde { $round } van { $tournament } losgemaakt.
log-no-show = Aan tafel { $table } kwam in ronde { $round } van { $tournament } niemand opdagen.
log-no-no-show = Teruggenomen dat aan tafel { $table } in ronde { $round } van { $tournament } niemand kwam opdagen.
log-add-extra-games = Extra partijen toegevoegd aan tafel { $table } in ronde { $round } van { $tournament }.
log-release-round = Ronde { $round } van { $tournament } gepubliceerd.
log-close-round = Ronde { $round } van { $tournament } afgesloten.
log-close-round-missing = Ronde { $round } van { $tournament } afgesloten zonder alle uitslagen.
log-reopen-round = Ronde { $round } van { $tournament } heropend.
log-delete-round = Ronde { $round } van { $tournament } geschrapt.
log-close-stage = Fase { $stage } van { $tournament } afgesloten.
log-reopen-stage = Fase { $stage } van { $tournament } heropend.
log-finish-tournament = { $tournament } beëindigd.
log-reopen-tournament = { $tournament } voortgezet.
log-import = Import van { $count ->
        [one] { $count } item.
       *[other] { $count } items.
    }
log-evening = Invoer van een avond met { $count ->
        [one] { $count } item.
       *[other] { $count } items.
    }
log-unknown = { $command }
log-series = de serie { $first } – { $second } van { $date }
log-series-unknown = de serie { $id }
log-game = { $animals } { $of_animals } (dieren), { $humans } { $of_humans } (mensen)
log-game-without-points = { $animals } (dieren), { $humans } (mensen): { $how }
log-undone = Ongedaan gemaakt: { $what }
log-redone = Opnieuw gedaan: { $what }
change-player = Speler { $player }
change-series = Serie { $series }
change-game = Partij { $number }, { $series }
change-season = Seizoen { $season }
change-club = Instellingen van de club
change-first-day = Eerste dag
change-tournament = Toernooi { $tournament }
change-animals-of = Had de dieren
change-animals = Dieren
change-humans = Mensen
change-purpose = Doel
change-counted = telt
change-closed = Door beslissing afgesloten
change-recorded = Bekend uit
change-moves = getypte zetten
change-actions = Acties
change-given = Gegeven punten (dieren – mensen)
change-clock = Klok
change-clock-time = { $minutes } min + { $seconds } s
change-seen = Een omdraaiing is teruggenomen
change-volatility = Volatiliteit
change-no = nee
log-exported = { $count ->
        [one] { $count } item geschreven naar { $file }.
       *[other] { $count } items geschreven naar { $file }.
    }

column-moment = Moment (UTC)
column-device = Apparaat
column-what = Wat
column-why = Waarom

help-undo = De laatste opdracht, of de laatste paar, ongedaan maken
help-undo-more = Alles kan ongedaan worden gemaakt, behalve een speler anoniem maken. Voorbeeld:
    halali undo 2
help-undo-arg-count = Hoeveel opdrachten [standaard: 1]
help-redo = Opnieuw doen wat het laatst ongedaan is gemaakt
help-redo-more = Voorbeeld:
    halali redo
help-redo-arg-count = Hoeveel opdrachten [standaard: 1]
help-log = Tonen wat er met het clubbestand gedaan is
help-log-more = Het oudste eerst, ook in de JSON. Velden van de JSON: id, moment (UTC), device, why, did (command, undo of redo), command (de naam en de gegevens) of of (het item dat ongedaan of opnieuw gedaan is). Voorbeelden:
    halali log --last 10
    halali log --player zoe --from 2026-11-01
    halali log --out logboek.json
help-log-arg-player = Alleen wat deze speler betreft
help-log-arg-series = Alleen wat deze serie betreft
help-log-arg-from = Eerste datum (UTC), bijvoorbeeld 2026-09-01
help-log-arg-to = Laatste datum (UTC)
help-log-arg-last = Alleen de laatste N van deze regels
help-log-arg-out = De JSON naar een nieuw bestand schrijven
help-log-arg-private = Met huishouden, geboortejaar en contact in de JSON
## A demo club

demo-made = Er staat een voorbeeldclub in { $file }.
help-demo = Een bestand maken met een club die niet bestaat, om dingen uit te proberen: ruim veertig spelers, twee seizoenen
help-demo-more = Voorbeelden:
    halali demo proef.halaliclub
    halali --club proef.halaliclub series list
help-demo-arg-file = Het nieuwe bestand
help-demo-arg-seed = Welke club: hetzelfde getal maakt dezelfde club opnieuw (standaard 1969)
help-demo-arg-scale = Een club om mee te meten: 500 spelers en 100.000 series; dat duurt een minuut of twee

## Figures, records and settings

termination-normal = volgens de regels
termination-conceded = opgegeven
termination-time = tijd
termination-forfeit = tafel verlaten
termination-walkover = niet begonnen

figures-games = Partijen in deze cijfers: { $included }. Andere: { $excluded }.
figures-pairs = Series van twee zulke partijen: één speler won beide { $swept }, ieder won met de dieren { $animals }, ieder won met de mensen { $humans }, met een gelijke partij { $drawn }.
statistics-played = Series met een uitslag: { $series }. Partijen: { $games }.
statistics-face-down = Van een ronde met gedekte opstelling tellen hier tot de afsluiting alleen de uitslagen; series: { $count }.
statistics-as-good = { $count ->
    [one] Nog één is daaraan gelijk.
   *[other] Nog { $count } zijn daaraan gelijk.
}
statistics-average = Beide kanten samen maken { $points } punten per partij.
statistics-feat = { $name }: { $figure }, { $player } { $against }
statistics-none = Er is nog niets gespeeld. Cijfers komen met de eerste uitslag.

record-highest-game = Hoogste partij ({ $side })
record-highest-series = { $games ->
        [one] Hoogste serie ({ $games } partij)
       *[other] Hoogste serie ({ $games } partijen)
    }
record-winning-streak = Series op rij gewonnen
record-unbeaten-streak = Series op rij ongeslagen
record-closest-finish = Kleinste verschil
record-by-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
record-by-exits = { $exited ->
        [one] { $exited } tegel buiten
       *[other] { $exited } tegels buiten
    }
record-against = tegen { $opponent }, { $date }
record-span = { $from } tot en met { $to }

page-tally = { $series ->
        [one] { $series } serie:
       *[other] { $series } series:
    } { $won } gewonnen, { $drawn } gelijk, { $lost } verloren.
page-average = { $average } punten per serie.
page-rating = Rating { $rating }, afwijking { $deviation }.
page-last = Laatste uitslagen
page-best = Beste serie
page-worst = Slechtste serie
page-won = gewonnen
page-drawn = gelijk
page-lost = verloren

column-side = Kant
column-games = Partijen
column-record = Record
column-figure = Waarde
column-opponent = Tegenstander
column-against = Tegen
column-outcome = Uitslag

field-file = bestand
field-walkover = reglementaire punten
field-least = minimum series voor het gemiddelde
field-rating = beginrating
field-deviation = beginafwijking
field-volatility = beginvolatiliteit
field-tau = τ

man-written = De pagina’s van de handleiding staan in { $folder }.

help-figures = Tonen wat de partijen over de kanten zeggen
help-figures-more = Velden van de JSON: included, games (termination, games), animals en humans (games, won, drawn, lost, points, exited, average), pairs. Voorbeelden:
    halali figures --season "2026/27"
    halali figures --player zoe --endings normal,agreed,adjudicated
help-figures-arg-player = Alleen de partijen van deze speler, per kant
help-figures-arg-endings = Partijen die zo eindigden, met komma’s ertussen: normal, agreed, adjudicated, conceded, time, forfeit, walkover, void, unfinished [standaard: normal]
help-records = De records tonen: hoogste partij en serie, reeksen, kleinste verschil
help-records-more = Velden van de JSON: record, figure, exited, player, opponent, side, games, series, from, to. Voorbeeld:
    halali records --season "2026/27"
help-arg-season = Het seizoen, of een deel van de naam
help-arg-from = Eerste datum, bijvoorbeeld 2026-09-01
help-arg-to = Laatste datum
help-club-show = Het bestand en de instellingen van de club tonen
help-club-show-more = Velden van de JSON: file, name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau. Voorbeeld:
    halali club show
help-club-set = Instellingen van de club wijzigen; wat begonnen is, houdt die van toen
help-club-set-more = Voorbeeld:
    halali club set --name "Zomerspelen" --walkover 40
help-club-set-arg-name = De naam van de club; "" voor geen
help-club-set-arg-win = Matchpunten voor winst
help-club-set-arg-draw = Matchpunten voor een gelijkspel
help-club-set-arg-loss = Matchpunten voor verlies
help-club-set-arg-least = Minimumaantal series om op gemiddelde in de stand te komen
help-club-set-arg-walkover = Reglementaire punten, van 2 tot en met 118
help-club-set-arg-rating = Beginrating
help-club-set-arg-deviation = Beginafwijking
help-club-set-arg-volatility = Beginvolatiliteit
help-club-set-arg-tau = Hoe snel de volatiliteit verandert, van 0.3 tot en met 1.2
help-completions = Een script tonen dat opdrachten aanvult in een shell
help-completions-more = In ~/.bashrc doet deze regel dat in elke nieuwe shell:
    source <(halali completions bash)
help-completions-arg-shell = bash, elvish, fish, powershell of zsh
help-man = De pagina’s van de handleiding schrijven
help-man-more = Voorbeeld:
    halali man ~/.local/share/man/man1
help-man-arg-folder = De map, die gemaakt wordt als die er niet is
help-backup = Een gecontroleerde back-up van het clubbestand maken, ook terwijl het open is
help-backup-more = Back-ups staan in een map naast het clubbestand. Het programma maakt er ook elke dag een en vóór riskante stappen, en bewaart ze naar leeftijd: alle van de laatste dag, één per dag een week lang, één per week twee maanden lang, één per maand voor altijd. Voorbeelden:
    halali backup
    halali backup /media/stick/competitie.halaliclub
help-backup-arg-file = Een nieuw bestand om naar te kopiëren; het wordt nooit meer aangeraakt [standaard: een bestand in de map met back-ups]
help-restore = Een back-up terugzetten in de plaats van het clubbestand, dat zelf als back-up bewaard blijft
help-restore-more = “latest” is de nieuwste back-up die in orde is; na het terugzetten is dat het bestand van daarvoor, zodat een tweede keer de eerste ongedaan maakt. Velden van de JSON-lijst: file, moment, reason. Voorbeelden:
    halali restore --list
    halali restore latest
    halali restore /media/stick/competitie.halaliclub
help-restore-arg-file = Een clubbestand, of “latest”
help-restore-arg-list = De back-ups tonen, de nieuwste eerst
help-check = De gezondheid van het clubbestand controleren door het helemaal te lezen
help-check-more = Gecontroleerd worden de database, de controlesom van elke rij, de zetten van elke partij, het logboek, de gegevens om ongedaan te maken, en dat geen ander programma iets in het bestand heeft gezet. De afsluitcode is 1 als er iets mis is. Velden van de JSON: file, faults, warnings. Voorbeeld:
    halali check
help-salvage = Wat leesbaar is van een beschadigd bestand overnemen in een nieuw bestand, en opsommen wat ontbreekt
help-salvage-more = Het beschadigde bestand blijft zoals het is. Velden van de JSON: file, missing. Voorbeeld:
    halali salvage club.halaliclub gered.halaliclub
help-salvage-arg-damaged = Het beschadigde bestand
help-salvage-arg-new = Het nieuwe bestand

## What goes out and comes in

exchange-csv-too-large = Het bestand is groter dan { $most } MiB.
exchange-csv-not-in-encoding = Het bestand begint als { $encoding }, maar is het niet.
exchange-csv-not-text = Dit is geen tekst. Sla het vanuit een spreadsheet op als CSV.
exchange-csv-empty = De eerste regel met de titels van de kolommen ontbreekt.
exchange-csv-unclosed-quote = Hier begint een aanhalingsteken dat nooit wordt gesloten.
exchange-csv-text-behind-quote = Er staat tekst achter een sluitend aanhalingsteken. Aanhalingstekens binnen een tekst schrijf je dubbel.
exchange-csv-too-long = Hier staan meer dan { $most } tekens.
exchange-csv-too-many-columns = Er zijn meer dan { $most } kolommen.
exchange-csv-no-title = “{ $text }” staat onder geen enkele titel.
exchange-csv-title-twice = Twee kolommen heten “{ $title }”.
exchange-csv-missing-column = { $title ->
        [name] De kolom “naam” (of “name”) ontbreekt.
       *[other] De kolom “{ $title }” ontbreekt.
    }
exchange-id = “{ $text }” is geen id.
exchange-id-twice = Regel { $line } heeft dit id al.
exchange-merged = Deze speler is samengevoegd met { $into }.
exchange-yes-no = “{ $text }” is geen “ja” en geen “nee”.
exchange-missing = Hier ontbreekt iets.
exchange-date = “{ $text }” is geen datum; schrijf die zoals 2026-11-29.
exchange-date-ambiguous = “{ $text }” kan twee data zijn; schrijf die zoals 2026-11-29, of gebruik --dates.
exchange-several-players = Meerdere spelers hebben deze naam: { $list }. Geef het id in de kolom player_1_id of player_2_id.
exchange-similar-players = Niemand heeft deze naam, maar er is wel een naam die erop lijkt: { $list }. Verbeter de naam, of geef het id in de kolom player_1_id of player_2_id.
exchange-other-id = De club kent dit id niet, maar wel de naam: { $list }. Laat het id weg als het dezelfde persoon is.
exchange-similar-newcomer = Deze naam lijkt op “{ $name }” op regel { $line }, die ook nieuw is.
exchange-word = “{ $text }” kan hier niet staan.
exchange-number = “{ $text }” is geen getal dat hier kan staan.
exchange-not-here = “{ $text }” zegt niets over een partij met het einde “{ $termination }”.
exchange-game-missing = Partij { $game } ontbreekt vóór deze.
exchange-archive-too-large = Het archief is groter dan { $most } MiB.
exchange-archive-json = Het lezen stopt hier: “{ $what }”
exchange-archive-not = Dit is geen archief van een club.
exchange-archive-newer = Het archief komt van een nieuwere versie van het programma (versie { $found }, hier is hoogstens { $known } bekend).
exchange-place-settings = Instellingen
exchange-place-season = Seizoen { $number }
exchange-place-player = Speler { $number }
exchange-place-series = Serie { $number }
exchange-place-game = Serie { $series }, partij { $game }
exchange-place-tournament = Toernooi { $number }
exchange-place-round = Toernooi { $tournament }, ronde { $round }
exchange-at = { $place }: { $fault }
exchange-archive-twice = Het id { $id } staat er twee keer.
exchange-archive-unreadable = “{ $text }” kan niet worden gelezen.
exchange-archive-no-player = Er is geen speler { $player } in het archief.
exchange-archive-double-of-double = De speler is een dubbele vermelding van een dubbele vermelding.
exchange-archive-double-not-archived = De speler is een dubbele vermelding, maar niet gearchiveerd.
exchange-archive-length = Een serie kan geen { $games } partijen hebben.
exchange-archive-no-deal = Een partij die op het scherm is gespeeld, heeft haar opstelling nodig.
exchange-no-date = Geen tag Date zegt wanneer er gespeeld is; gebruik --date.
exchange-text-too-long = Rij { $row }, “{ $column }”: in een cel van een spreadsheet passen geen { $length } tekens, hoogstens { $most }. In CSV wel.
exchange-too-many-cells = In een spreadsheet passen geen { $rows } rijen van { $columns } kolommen. In CSV wel.
exchange-record-unwritten = Partij { $game } van de serie { $series } kan niet als notatie worden geschreven.

column-short-name = Korte naam
column-household = Huishouden
column-colour = Kleur
column-birth-year = Geboortejaar
column-contact = Contact
column-notes = Notities
column-guest = Gast
column-archived = Gearchiveerd
column-first = Speler 1
column-second = Speler 2
column-points-first = Punten 1
column-points-second = Punten 2
column-exited-first = Buiten 1
column-exited-second = Buiten 2
export-yes = ja
export-players = Spelers
export-exists = Er is al een bestand { $file }; met --force wordt het vervangen.
export-terminal = Een spreadsheet of pdf kan hier niet worden getoond; zeg met --out waar die geschreven moet worden.
export-other-ending = { $file } zou niet bevatten wat de naam zegt: dit wordt als { $list } geschreven.
export-written = Geschreven: { $file }
export-without-moves = { $count ->
        [one] { $count } partij staat er niet in, omdat de zetten niet zijn opgeschreven.
       *[other] { $count } partijen staan er niet in, omdat de zetten niet zijn opgeschreven.
    }
export-face-down = { $count ->
        [one] { $count } serie blijft erbuiten: de ronde is niet afgesloten, en alle tafels spelen dezelfde opstellingen.
       *[other] { $count } series blijven erbuiten: hun rondes zijn niet afgesloten, en alle tafels spelen dezelfde opstellingen.
    }
export-pairs-left-out = { $count ->
        [one] { $count } paar dat niet tegen elkaar mag spelen staat er niet in: het laat zien wie bij elkaar hoort. Met --private gaat het wel mee; een toernooi dat elders verdergaat heeft het nodig.
       *[other] { $count } paren die niet tegen elkaar mogen spelen staan er niet in: ze laten zien wie bij elkaar hoort. Met --private gaan ze wel mee; een toernooi dat elders verdergaat heeft ze nodig.
    }
export-results-alone = { $count ->
        [one] Van { $count } serie gaan alleen de uitslagen naar buiten: de ronde is niet afgesloten en al haar tafels spelen dezelfde verdelingen. Met --deals gaat ze in haar geheel mee.
       *[other] Van { $count } series gaan alleen de uitslagen naar buiten: hun rondes zijn niet afgesloten en al hun tafels spelen dezelfde verdelingen. Met --deals gaan ze in hun geheel mee.
    }

import-read-as = Gelezen als { $encoding }, met { $separator } tussen de cellen.
import-guessed = Dat is een gok: zien accenten er verkeerd uit, sla het bestand dan op als UTF-8.
import-read-in = Gelezen als { $encoding }.
import-tab = tabs
import-separator = “{ $separator }”
import-unknown-columns = Onbekende kolommen, die niet worden ingelezen: { $list }
import-line = Regel { $line }: { $what }
import-games = { $count ->
        [one] Partij
       *[other] Partijen
    } { $games }: { $what }
import-new = nieuw: { $what }
import-changed = { $what }: { $changes }
import-change = { $field } “{ $from }” → “{ $to }”
import-change-private = { $field } verandert (--private laat zien hoe)
import-change-apart = { $field }: in de club “{ $club }”, in het bestand “{ $file }”
import-same-name = { $name } – de naam is er al: { $list }. { $choice }
import-namesake-line = regel { $line }
import-choice-leave = Weggelaten; --add of --take zeggen wie het is.
import-choice-add = Komt erbij als iemand anders.
import-choice-take = Genomen als dezelfde persoon.
import-refused = geweigerd. { $fault }
import-differs = { $what } – de club heeft een andere versie. { $choice }
import-differing-skip = Die van de club blijft.
import-differing-replace = Die wordt vervangen.
import-differing-keep-both = Beide blijven.
import-differing-apart = Die van de club blijft; --apart voegt deze er ook bij.
import-adds-game = de ontbrekende partij van de serie { $what }
import-without-player = { $what } wordt niet ingelezen zonder { $player }.
import-merged-here = { $what } is hier samengevoegd met { $into }.
import-double = { $what }, een dubbele vermelding van { $into }
import-left-double = { $what }, een dubbele vermelding van iemand die niet wordt ingelezen
import-season-refused = seizoen { $name } is geweigerd. { $fault }
import-season = seizoen { $name }
import-tournament = toernooi { $name }
import-settings-taken = De instellingen van de club worden uit het archief overgenomen.
import-settings-kept = Het archief heeft andere instellingen; die van de club blijven.
import-series = { $date } { $first } – { $second }
import-new-players = Onbekende spelers, die met hun series worden ingelezen: { $list }
import-new-players-left = Onbekende spelers, van wie de series worden weggelaten: { $list }. Met --add-players worden ze ingelezen.
import-summary = { $new } nieuw, { $changed } gewijzigd, { $same } al aanwezig, { $open } opengelaten, { $refused } geweigerd.
import-nothing = Er valt niets in te lezen.
import-ask = Dit alles wordt in één stap ingelezen, die “halali undo” ongedaan maakt.
import-needs-yes = Er is niets veranderd; met --yes wordt het ingelezen.
import-done = Ingelezen.

help-print = Documenten van de club als PDF of HTML afdrukken; die van een toernooi met “halali tournament print”
help-print-more = Voorbeelden:
    halali print standings --out stand.pdf
    halali print score-sheet --out scoreblad.pdf
help-print-arg-out = Het bestand om naar te schrijven, dat eindigt op .pdf of .html
help-print-arg-force = Vervangen wat er al is
help-print-arg-paper = Het papier: a4 of letter [standaard: wat gebruikelijk is in het land van het systeem]
help-print-standings = De stand van een seizoen of een periode
help-print-standings-more = Voorbeeld:
    halali print standings --season 2026 --out stand.pdf
help-print-standings-arg-by = total of average (gemiddelde) [standaard: total]
help-print-standings-arg-least = Alleen spelers met minstens zoveel series
help-print-score-sheet = Een blad om de tegels van een serie met de hand te tellen
help-print-score-sheet-more = Voorbeeld:
    halali print score-sheet --out scoreblad.pdf
help-export = Tabellen, archieven en notaties uit het clubbestand halen
help-export-more = Voorbeelden:
    halali export standings --out stand.html
    halali export archive --out club.json
help-export-arg-format = csv, xlsx, html, pdf, text of json [standaard: naar de naam van het bestand, anders csv]
help-export-arg-for-spreadsheets = CSV die een spreadsheet zonder meer opent: met een byte-order mark, de scheidingstekens van de taal, en niets dat als formule wordt uitgevoerd
help-arg-out = Het bestand om naar te schrijven [standaard: de standaarduitvoer]
help-arg-force = Het bestand vervangen als het er al is
help-export-arg-private = Met huishouden, geboortejaar en contact, en wie in een toernooi van wie gescheiden blijft
help-export-arg-series = Een serie: het einde van het id, zoals lijsten het tonen
help-export-standings = De stand van een seizoen of een periode
help-export-standings-more = Voorbeeld:
    halali export standings --format html --out stand.html
help-export-standings-arg-by = total of average (gemiddelde) [standaard: total]
help-export-standings-arg-least = Alleen spelers met minstens zoveel series
help-export-players = De lijst van spelers
help-export-players-more = De CSV is weer in te lezen met “halali import players”. Voorbeeld:
    halali export players --for-spreadsheets --out spelers.csv
help-export-series = Series met hun partijen als punten en tegels buiten
help-export-series-more = De CSV is weer in te lezen met “halali import series”. Voorbeeld:
    halali export series --from 2026-09-01 --out series.csv
help-export-archive = Alles, of een aantal series, voor een ander clubbestand
help-export-archive-more = Wat in een lopende partij gedekt ligt, staat er niet in. Voorbeeld:
    halali export archive --private --out club.json
help-export-archive-arg-deals = Voor de organisator: ook wat in lopende partijen gedekt ligt
help-export-records = Notaties van de partijen waarvan de zetten bekend zijn
help-export-records-more = Voorbeeld:
    halali export records --from 2026-11-29 --out avond.halali
help-export-schema = Het JSON-schema van archieven
help-export-schema-more = Voorbeeld:
    halali export schema --out archive.schema.json
help-export-template = Een tabel om in te vullen; verwijder de voorbeeldregels voordat je die importeert
help-export-template-more = Voorbeeld:
    halali export template series --for-spreadsheets --out series.csv
help-export-template-arg-what = players (spelers) of series
help-import = Spelers, series, archieven en notaties in het clubbestand inlezen
help-import-more = Met --yes komt het binnen, in één stap die “halali undo” terugneemt. JSON-velden: new, changed, same, open, refused (hoeveel delen), parts (verdict; line, games of kind; player, series, changes, namesakes, fault), new_players, encoding, separator, unknown_columns. Voorbeelden:
    halali import players spelers.csv --preview
    halali import players spelers.csv --yes
help-import-arg-file = Het bestand; - voor de standaardinvoer
help-import-arg-preview = Alleen tonen wat er ingelezen zou worden
help-import-arg-private = Huishouden, geboortejaar en contact tonen waar die zouden veranderen
help-import-arg-json = Met --preview: JSON tonen, voor programma’s
help-import-arg-separator = Wat tussen de cellen staat: comma, semicolon of tab [standaard: wat de eerste regel zegt]
help-import-arg-add-players = Spelers toevoegen die de club niet kent
help-import-players = Spelers uit een CSV-bestand; “halali export template players” geeft er een om in te vullen
help-import-players-more = Spelers worden herkend aan hun id. Voorbeeld:
    halali import players spelers.csv --preview
help-import-arg-add = Regels van mensen die iemand anders zijn dan wie hun naam al heeft, bijvoorbeeld 3,7, of all (alle)
help-import-arg-take = Regels van mensen die dezelfde zijn als wie hun naam al heeft
help-import-series = Series van vorige seizoenen uit een CSV-bestand; “halali export template series” geeft er een om in te vullen
help-import-series-more = Voorbeeld:
    halali import series seizoen-2024.csv --add-players
help-import-series-arg-dates = Hoe data zoals 03/04/2026 gelezen worden: day-first (dag eerst) of month-first (maand eerst) [standaard: wat andere data in het bestand zeggen]
help-import-arg-apart = Regels of partijen van series die andere zijn dan die van de club op dezelfde avond, bijvoorbeeld 3,7, of all (alle)
help-import-archive = Een archief van een ander clubbestand
help-import-archive-more = Alles wordt herkend aan het id. Voorbeeld:
    halali import archive club.json --preview
help-import-archive-arg-differing = Wat te doen waar de club een andere versie heeft: skip (overslaan), replace (vervangen) of keep-both (beide houden) [standaard: skip]
help-import-archive-arg-add = Nummers van spelers die iemand anders zijn dan wie hun naam al heeft, bijvoorbeeld 3,7, of all (alle)
help-import-archive-arg-take = Nummers van spelers die dezelfde zijn als wie hun naam al heeft
help-import-records = Notaties van partijen; twee partijen met gewisselde kanten vormen een serie
help-import-records-more = Voorbeeld:
    halali import records avond.halali --date 2026-11-29
help-import-records-arg-date = De avond van notaties zonder datum

## Warnings and hints

export-ending = Zeg de vorm met --format: het bestand eindigt niet op .csv, .xlsx, .pdf, .html, .txt of .json.
play-paused = De klok staat op pauze. “verder”, of de volgende actie, laat die weer lopen.
play-resumed = De klok loopt.
log-stays-anonymous = Een speler anoniem maken kan niet ongedaan worden gemaakt; in plaats daarvan gebeurt dat met wat ervoor gedaan is.
series-in-future = { $date } moet nog komen. “halali series edit last --date …” corrigeert de datum.
usage-date = Een datum schrijf je zoals 2026-11-21: jaar, maand en dag.
span-reversed = De periode eindigt ({ $to }) voordat ze begint ({ $from }).
series-not-played = Niemand heeft gespeeld: de serie telt in geen stand en voor geen rating mee.
## The window

app-no-display = Er is geen beeldscherm om een venster op te openen. Gebruik zonder beeldscherm de opdrachten: “halali --help” somt ze op.
app-no-window = Het venster kan niet worden geopend: “{ $error }”. Gebruik zonder venster de opdrachten: “halali --help” somt ze op.
app-no-club = Er is geen clubbestand open.
app-worker-gone = Het deel van het programma dat het clubbestand bijhoudt, is gestopt. Start het programma opnieuw; wat bevestigd was, is bewaard.
app-set-aside = { $file } is onleesbaar, zoals na een crash. Het bestand staat nu in { $aside } en het programma gaat verder zonder. Voer opnieuw in wat ontbreekt.
app-choose-club = Een clubbestand openen
app-club-path = Clubbestand
app-open = Openen
app-no-dialogue = Dit systeem heeft geen venster om een bestand te kiezen. Typ het pad: wat met ~/ begint, ligt in je persoonlijke map.
app-place-home = Overzicht
app-undo = Ongedaan maken
app-redo = Opnieuw doen
step-undo-asked = Dit ongedaan maken?
step-redo-asked = Dit opnieuw doen?
step-undo-meant = Deze stap ongedaan maken
step-redo-meant = Deze stap opnieuw doen
step-redo-brings-back = “Opnieuw doen” (Ctrl+Shift+Z) brengt alles terug, zolang er niets anders gebeurt.
step-undo-brings-back = “Ongedaan maken” (Ctrl+Z) brengt het terug.
step-stays-anonymous = Dat een speler anoniem is gemaakt, blijft zo. Ongedaan gemaakt zou worden wat daarvoor is gebeurd:
step-takes-game = { $first } en { $second } zijn aan het spelen: hun partij { $game } verdwijnt, met { $count ->
        [one] de ene gespeelde actie
       *[other] alle { $count } gespeelde acties
    }.
step-not-meant = Zo laten
step-stale = Sinds de vraag is er iets anders gebeurd; er is niets ongedaan gemaakt of opnieuw gedaan.
app-close = Sluiten
app-cancel = Annuleren
app-leave-and-keep = Verlaten en bewaren
app-go-back = Terug naar het vorige scherm
app-shortcuts = Sneltoetsen
app-shortcuts-more = Enter of de spatiebalk drukt op wat geselecteerd is; Esc sluit wat over het scherm ligt.
key-control = Ctrl
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-delete = Delete
key-page-up = Page Up
key-page-down = Page Down
app-shortcut-fields = Volgend en vorig veld of knop
app-try-sample = Voorbeeldclub proberen
app-sample = Voorbeeldclub
app-open-again = Opnieuw openen
app-open-file = Een clubbestand openen…
app-make-club = Daar een nieuwe club maken
app-sample-made = De voorbeeldclub wordt gemaakt…
app-welcome = Welkom in het bos
app-welcome-more = Deze club is nog leeg. Zo begin je.
app-first-players = Voeg je spelers toe
app-first-players-more = Een naam is genoeg. Al het andere kan later.
app-first-sample = Kijk eerst rond
app-first-sample-more = De voorbeeldclub heeft ruim veertig spelers, van wie enkele gearchiveerd, en twee seizoenen uitslagen, in een eigen bestand: niets wat je daar probeert, raakt jouw club.
app-first-file = Je hebt al een clubbestand
app-first-file-more = Van een andere computer, een stick of een back-up.
app-file-is = Je club wordt bewaard in { $file }.
app-under-way = Lopende partijen
app-under-way-state = Partij { $game } van { $length }, { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    } tot nu toe, { $score }
app-waiting = Wachten op hun volgende partij
app-latest = Laatste series
app-no-series = Nog geen series.
app-standings-tonight = Stand van vanavond
app-standings-of = Stand van { $date }
app-no-standings = De stand begint met de eerste serie van de avond.
app-match-points = Matchptn
app-more-lines = { $count ->
        [one] en nog { $count }
       *[other] en nog { $count }
    }
app-won-letter = W
app-drawn-letter = G
app-lost-letter = V
app-place-evening = Avond
app-evening-here = Wie is er
app-evening-arrival = Wie komt er binnen?
app-evening-count = { $here } aanwezig, { $free } vrij
app-evening-away = Niet hier
app-evening-next = Wie speelt er nu
app-evening-nobody = Vink aan wie er is, of typ een naam. Zodra er twee vrij zijn, staat hier wie tegen wie kan spelen.
app-evening-all-play = Niemand wacht op een tegenstander.
app-evening-left-over = wacht op een tegenstander, { $waited }
app-evening-waits = wachten: { $first }, { $second }
app-evening-waits-alike = wachten: { $waited }
app-evening-never-met = nog nooit tegen elkaar
app-evening-met = { $times ->
        [one] één keer tegen elkaar, { $date }
       *[other] { $times } keer tegen elkaar, laatst { $date }
    }
app-evening-met-tonight = { $times ->
        [one] vanavond al tegen elkaar
       *[other] vanavond al { $times } keer tegen elkaar
    }
app-evening-by-hand = met de hand
app-evening-send = Naar een tafel
app-evening-swap = Enter stuurt het gekozen paar naar een tafel. Klik twee namen aan om ze te wisselen.
app-evening-swap-with = { $name } wisselt van plaats met wie je hierna aanklikt.
app-evening-hands-off = Terug naar de voorstellen van het programma
app-evening-tables = Tafels
app-evening-no-tables = Er speelt niemand. Wie naar een tafel gaat, staat hier tot de uitslag binnen is.
app-table-number = tafel { $table }
app-opens-short = { $name } heeft de dieren in partij 1
app-evening-after = Na partij { $game }: { $score }
app-evening-live = Partij { $game } op het scherm, { $actions ->
        [one] { $actions } actie
       *[other] { $actions } acties
    }, { $score }
app-evening-paper = Scoreblad
app-evening-resume = Verder spelen
app-evening-keys = Het nummer van een tafel opent het scoreblad ervan, of het bord als die op het scherm speelt. Verlaat eerst het naamveld met Esc.
app-evening-number = Tafel { $number }… Enter, of nog een cijfer
app-evening-cleared = Tafel { $table } is weggehaald: { $first } – { $second }
app-evening-bring-back = Terugzetten
app-evening-results = Uitslagen
app-just-now = zojuist
app-evening-see = Bekijken
app-minutes = { $minutes } min
app-hours = { $hours } u { $minutes }
app-add-guest-named = “{ $name }” als gast toevoegen
app-shortcut-table = Avond: scoreblad van de tafel
app-shortcut-seat = Avond: voorstel kiezen, naar een tafel sturen
app-shortcut-arrival = Avond: typen wie er binnenkomt
app-place-players = Spelers
app-place-series = Series
app-place-standings = Stand
app-place-log = Logboek
app-place-settings = Instellingen
app-new-series = Nieuwe serie
app-paper-result = Een scoreblad invoeren
app-paper-draft = Verdergaan met het half ingevoerde scoreblad
app-go-on = Verder spelen
app-all = Alle
app-incomplete = Onvolledig
app-practice = Oefenserie
app-extra = Extra partijen
app-practice-short = oefenen
app-extra-short = extra
app-practice-more = Oefenserie: terugnemen is vrij, en de serie telt nergens voor mee
app-practice-on-paper = Het was een oefenserie: de uitslag wordt bewaard en telt nergens voor mee
app-add = Toevoegen
app-add-anyway = Toch toevoegen
app-add-named = “{ $name }” op de lijst zetten
app-add-player = Een speler toevoegen
app-edit = Wijzigen
app-edit-player = De speler wijzigen
app-save = Opslaan
app-player-name = Naam
app-player-short-name = Korte naam
app-player-group = Club of groep
app-player-household = Huishouden
app-player-colour = Kleur, zoals #1f6f43
app-player-no-colour = Een kleur schrijf je zoals #1f6f43.
app-player-birth-year = Geboortejaar
app-player-contact = Contact
app-player-notes = Notities
app-player-guest = Gast
app-player-more = Meer over de speler…
app-player-exists = Staat al op de lijst. Is het dezelfde persoon, dan valt er niets toe te voegen:
app-player-gone = Deze speler staat niet meer op de lijst
player-to-list = Naar alle spelers
player-gone-more = De speler is van de lijst geschrapt, of het toevoegen is ongedaan gemaakt. “Opnieuw doen” brengt die misschien terug; het logboek zegt wat er gebeurde.
app-player-count = { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
app-and-archived = { $players } (en { $count } gearchiveerde)
app-series-count = { $count ->
        [one] { $count } serie
       *[other] { $count } series
    }
app-archived-name = { $name } (gearchiveerd)
app-guest-name = { $name } (gast)
app-archive-player = Archiveren
app-restore-player = Uit het archief halen
app-remove-player = Van de lijst schrappen
app-merged-into = Bleek dezelfde persoon te zijn als
app-search-player = Een speler zoeken
app-show-archived = Ook gearchiveerde
app-opening = Het clubbestand wordt geopend…
app-work-act = Er wordt in het clubbestand geschreven…
app-work-back-up = Er wordt een back-up gemaakt…
app-work-restore = De back-up wordt teruggezet…
app-work-salvage = Wat leesbaar is, wordt gered…
app-work-write = Het bestand wordt geschreven…
app-work-giving-up = Wordt afgebroken…
app-import = Importeren…
app-import-of = Importeren: { $what }
app-import-title = Bestand importeren
app-import-players = Spelers (CSV)
app-import-series = Series (CSV)
app-import-archive = Archief van een club
app-import-records = Partijnotaties
app-import-players-more = Een tabel met een kolom “naam” (of “name”); andere zoals groep, geboortejaar en contact komen ook mee.
app-import-series-more = Een tabel met uitslagen: één regel per serie, met de kolommen date, player_1, player_2, points_1, points_2, exited_1, exited_2.
app-import-archive-more = Alles van een club in één bestand (.json), zoals een andere computer of een andere club het bewaart.
app-import-records-more = Partijen in een bestand dat op .halali eindigt; er kunnen er meer na elkaar staan.
app-import-path = Bestand: het pad
app-import-look = Tonen wat het brengt
app-import-choose-file = Bestand kiezen…
app-import-choose = Kies het bestand om te importeren
app-import-reading = Het bestand wordt gelezen…
app-import-comparing = Vergelijken met de club…
app-import-read = Wat gelezen is
app-import-read-lines =
    { $count ->
        [one] 1 regel.
       *[other] { $count } regels.
    }
app-import-read-archive = Spelers: { $players }. Series: { $series }. Toernooien: { $tournaments }.
app-import-preview = Wat het zou brengen
app-import-bring = Binnenhalen
app-import-undone = Eerst wordt er een back-up gemaakt, en één keer “Ongedaan maken” haalt alles terug.
app-import-done = Het is binnen. “Ongedaan maken” haalt het terug.
app-import-newcomers = Nog onbekende spelers toevoegen: { $list }
app-import-differing = Waar de club een andere versie heeft
app-import-skip = Die van de club houden
app-import-replace = Vervangen
app-import-keep-both = Beide houden
app-import-dates = Datums zoals 3/4/2026
app-import-dates-plain = Zoals het bestand laat zien
app-import-day-first = Dag eerst
app-import-month-first = Maand eerst
app-import-date = Avond van partijen zonder datum (zoals { $example })
app-import-no-date = Geen tag Date zegt wanneer er is gespeeld; typ de avond hierboven.
app-import-same-name = { $name } – die naam is er al. Wie is het?
app-import-leave = Weglaten
app-import-somebody-else = Iemand anders
app-name-is-there = “{ $name }” staat al op de lijst. Wie bedoel je?
app-add-guest-anyway = Toch toevoegen, als gast
app-merge-asked = Samenvoegen met een dubbele…
app-merge = Dubbele samenvoegen
app-merge-into = Wie blijft
app-merge-more = Alle series van { $player } gaan naar wie blijft. Het kan ongedaan worden gemaakt.
app-merge-now = Samenvoegen
app-anonymise-asked = Anoniem maken…
app-anonymise = Voorgoed anoniem maken
app-anonymise-now = Voorgoed anoniem maken
app-anonymise-backups = Deze back-ups bevatten de oude naam; verwijder ze als dat niet mag:
app-anonymous-name = Heet voortaan
app-no-players = Er staat nog niemand op de lijst.
app-nobody-found = Niemand heet “{ $typed }”.
app-won-drawn-lost = Gewonnen – gelijk – verloren
app-won-drawn-lost-short = W–G–V
app-average-series = Punten per serie
app-average-game = Punten per partij
app-average-short = Gem.
app-average-needs = Vanaf { $series } series.
app-rating = Rating
app-rating-short = Rating
app-rating-band = Rating (95%-bereik)
app-rating-later = De lijn begint met de tweede avond.
app-no-rating = Nog geen serie die voor de rating telt.
app-ratings-computed = De ratings worden berekend…
app-form = Vorm: de laatste rechts
app-opponents = Tegenstanders
app-no-opponents = Nog niemand.
app-by-side = Per kant
app-by-side-note = Partijen die volgens de regels eindigden.
app-games = Partijen
app-best = Beste serie
app-worst = Slechtste serie
app-all-series = Alle series
app-captured = Geslagen
app-exited = Buiten het bos
app-exited-short = Buiten
app-points = Punten
app-points-short = Ptn
app-tiles-out = Tegels buiten
app-points-each = { $points } per stuk
app-sum = Samen { $sum }
app-series-short = Series
app-all-dates = Alle data
app-last-evening = Laatste avond
app-by-total = Op matchpunten
app-by-average = Op gemiddelde
app-no-standings-here = Hier is nog geen serie die meetelt.
app-no-such-series = Er is geen serie die hieraan voldoet.
series-running = Bezig
series-running-short = bezig
series-complete = Volledig
series-more-filters = Meer filters…
series-fewer-filters = Minder filters
series-any-purpose = Tellend en oefenen
series-any-rules = Alle regels
series-rules-classic = Klassieke regels
series-rules-boxed = Regels van de doos
series-any-medium = Op scherm en papier
series-counted = Tellend
series-against = tegen { $name }
series-opponent = Tegen
series-any-ending = Elk einde
series-without-filter = Zonder “{ $filter }”: { $count ->
    [one] één serie
   *[other] { $count } series
}
series-filters-hide = Een van de filters verbergt alles:
series-filters-together = De filters verbergen samen alles. Wis er enkele.
series-clear-filters = Filters wissen
series-more-filters-set = Meer filters ({ $count } actief)…
series-newest = Nieuwste eerst
series-oldest = Oudste eerst
series-most-points = Meeste punten
series-closest = Spannendste
series-nothing-yet = Nog geen serie. Begin er een op het scherm of voer een papieren uitslag in: beide staan rechtsboven.
series-to-decide = begonnen en gaat nergens verder: door een beslissing te beëindigen (“Corrigeren”)
series-gone-more = Ze is geschrapt of ongedaan gemaakt. “Ongedaan maken” of “Opnieuw doen” brengt haar misschien terug; het logboek zegt wat er gebeurde.
series-to-list = Naar alle series
series-log = Logboek
app-exported = Geschreven naar { $file }.
take-copy = Kopiëren
take-print = Afdrukken
take-export = Exporteren…
take-title = Exporteren: { $what }
take-excel = Excel
take-csv-spreadsheets = CSV voor spreadsheets
take-csv = CSV voor programma’s
take-page = Webpagina
take-text = Tekst
take-records = Zetten van de partijen
take-write = Opslaan
take-replace = Vervangen
take-dialogue = Kiezen…
take-exists = Het bestand { $file } bestaat al. Vervang het of geef een andere naam.
take-ending = Hier kan niets als { $ending } worden geschreven. Mogelijke extensies: { $list }.
take-no-folder = De map { $folder } bestaat niet. Geef een map die er is of maak haar eerst.
take-no-dialogue = Dit systeem heeft geen venster om een bestand te kiezen: typ hier waar het heen moet.
take-copied = Gekopieerd: { $what }. Plak het waar je wilt.
take-print-file = Afdruk - { $what }
take-printed = In de browser geopend: druk daar af (Ctrl+P). De pagina ligt in { $file }.
take-no-browser = Hier opent geen browser, dus er is nog niets afgedrukt. Bewaar een pdf en druk die af met een ander programma of op een ander apparaat.
take-show-folder = Map openen
take-copy-path = Pad kopiëren
take-path-copied = Gekopieerd: { $file }
take-folder-unshown = Hier opent geen programma mappen. Het bestand ligt in { $folder }.
app-first-player = Eerste speler
app-second-player = Tweede speler
app-type-name = Typ een naam
app-on-the-list = op de lijst
app-will-be-added = komt op de lijst
app-on-screen = Op het scherm
app-on-paper = Van een scoreblad
app-by-totals = Totalen
app-by-piles = Stapels
app-by-moves = Zetten
app-moves-typed = Zetten: d3=F draait een vos om, d3-d5 verplaatst, d3xd5 slaat, d3-off verlaat het bos
app-moves-such-as = 1. d3=F e4=p 2. …
app-moves-not-over =
    { $count ->
        [0] De partij is nog niet afgelopen.
        [one] De partij is nog niet afgelopen: een tegel ligt nog gedekt.
       *[other] De partij is nog niet afgelopen: { $count } tegels liggen nog gedekt.
    } Ga verder, of kies hieronder hoe ze eindigde.
app-turned-up = { $square }: { $tile }
app-which-tile = Welke tegel lag op { $square }?
app-table-series = Tafel { $table }: { $first } – { $second }
app-clear = Opnieuw beginnen
app-rules = Spelregels
app-rules-classic = Klassiek: fazanten gaan één vak ver
app-rules-boxed = Zoals in de doos: fazanten gaan elke afstand
app-length = { $games ->
        [one] Eén partij
       *[other] { $games } partijen
    }
app-length-of = Lengte
app-date = Avond
app-more-settings = Lengte, spelregels, avond
app-who-opens = Wie heeft eerst de dieren?
app-draw-lot = Loten
app-lot-fell = Het lot viel op { $name }: de dieren in partij 1.
app-opens = { $name } heeft de dieren in partij 1.
app-start-game = Partij 1 beginnen
app-or-choose = of kies door op een speler te drukken.
app-choose-opener = begint met de dieren
app-lacks-players =
    { $count ->
        [one] Er ontbreekt nog één speler.
       *[other] Er ontbreken twee spelers.
    }
app-lacks-another = Kies twee verschillende spelers.
app-lacks-opener = Loot, of kies wie de dieren heeft.
app-lacks-deal = De opstelling hieronder is nog niet klaar.
app-lacks-clock = De klok hieronder is nog niet klaar.
app-lacks-wrong = Partij { $game }: { $fault }
app-lacks-points = Partij { $game }: de punten van { $name } ontbreken.
app-lacks-exited = Partij { $game }: de tegels buiten van { $name } ontbreken. Geen is 0.
app-lacks-given = Partij { $game }: de toegekende punten van { $name } ontbreken.
app-lacks-reason = Partij { $game }: de reden ontbreekt.
app-lacks-tiles = Partij { $game }: de tegels ontbreken.
app-lacks-moves = Partij { $game }: de zetten gaan niet tot het einde.
app-lacks-same-sides = Twee keer achter elkaar dezelfde kanten: wissel ze, of vink de toestemming van de organisator aan.
app-more-settings-screen = Lengte, regels, opstelling, klok
app-deals = Opstelling
app-deal-random = Willekeurig
app-deal-seed = Uit een startgetal
app-deal-laid = Met de hand gelegd
app-deal-by = Wie heeft de opstelling gekozen?
app-deal-by-organiser = De organisator: de partijen tellen mee
app-deal-by-player = Een speler: de partijen zijn oefening
app-seed = Startgetal: partij 1 krijgt de eerste opstelling, partij 2 de tweede
app-seed-fault = Een startgetal is een geheel getal van 0 tot { $most }.
app-deal-notation = De rijen van boven naar beneden, zoals tNpdtFt/… met 1 in het midden
app-deal-lay = Typ de rijen, of neem een tegel en druk op vakken.
app-deal-else-random = Zolang hier niets ligt, wordt deze partij willekeurig opgesteld.
app-deal-missing =
    { $count ->
        [one] Er ontbreekt een tegel.
       *[other] Er ontbreken { $count } tegels.
    } Drukken neemt een gelegde tegel weer in de hand.
app-deal-whole = Alle 48 tegels liggen er.
app-deal-twice = Een andere partij heeft deze opstelling al; elke heeft een eigen.
app-deal-clear = Bord leegmaken
app-deal-hand = In de hand, en hoeveel er nog zijn
app-clock = Klok
app-clock-none = Geen
app-clock-sudden = Minuten per partij
app-clock-increment = Minuten, en seconden per actie
app-clock-minutes = Minuten voor elke speler
app-clock-seconds = Seconden meer per actie
app-minutes-fault = Hele minuten van 1 tot 1440.
app-seconds-fault = Hele seconden van 0 tot 3600.
app-swap = Kanten wisselen
app-ended-otherwise = De partij eindigde anders…
app-how-normal = Volgens de regels
app-how-agreed = In overleg
app-how-adjudicated = Gearbitreerd
app-how-conceded = Opgegeven
app-how-time = Tijd op
app-how-forfeit = Tafel verlaten
app-how-walkover = Nooit begonnen
app-how-void = Ongeldig
app-who-lost = Door wie kwam dat?
app-given-points = Punten die de organisator toekent; leeg: die van het bord
app-why = Reden
app-why-may-be-empty = Reden (mag leeg blijven)
app-more-than-the-box = De doos bevat in totaal 168 punten.
app-no-number = “{ $typed }” is geen getal dat hier kan staan.
app-same-sides = Twee keer achter elkaar dezelfde kanten, met toestemming van de organisator
app-record-series = De serie vastleggen
app-record-some = { $games ->
        [one] De eerste partij vastleggen
       *[other] { $games } partijen vastleggen
    }
app-record-game = Partij { $game } vastleggen
app-correct = Corrigeren
app-correct-game = Partij { $game } corrigeren
series-nothing-changed = Er is nog niets gewijzigd.
series-moves-go = De zetten van deze partij zijn bekend. Zo gecorrigeerd houdt de partij haar punten en verliest ze haar zetten.
app-preview-result = Voor: { $before } Na: { $after }
app-on-the-board = op het bord { $figures }
app-rematch = Revanche
app-series-gone = Deze serie is er niet meer
app-play-next = De volgende partij spelen
app-paper-next = De volgende partij invoeren
app-close-series = Afsluiten zonder de ontbrekende partijen
app-close-series-question = De serie afsluiten? Met partijen die niet begonnen zijn, eindigt ze gelijk, met de punten zoals ze zijn.
app-strike-game = De laatste partij schrappen
app-strike-game-question = Partij { $game } schrappen? “Ongedaan maken” brengt die terug.
app-strike-series = De serie schrappen
app-strike-series-question = De serie met haar partijen schrappen? “Ongedaan maken” brengt die terug.
app-do-it = Bevestigen
app-strike = Schrappen
app-empty-log = Er is nog niets gedaan.
app-log-more = Het nieuwste eerst. Uit het logboek verdwijnt nooit iets.
log-why = Reden: { $why }
log-search = In het logboek zoeken
log-moment = Datum en tijd
log-what = Wat er is gedaan
log-on-device = Apparaat: { $device }
log-show-all = Alles tonen
log-count = { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
log-of-series = Alleen de serie { $series }
log-of-gone-series = Alleen een serie die er niet meer is
log-to-series = Naar de serie
log-nothing-found = Geen item voldoet hieraan.
log-nothing-kept = Er veranderde niets aan de gegevens, of wat het was, wordt niet bewaard: zoals wanneer een speler anoniem is gemaakt.
log-fact-new = toegevoegd
log-fact-gone = verwijderd
app-is-undone = intussen ongedaan gemaakt
app-this-machine = Op deze computer
app-language = Taal
app-look = Kleuren
app-look-light = Licht
app-look-dark = Donker
app-look-contrast = Hoog contrast
app-look-system = Zoals het systeem
app-look-system-silent = Het systeem zegt niet wat het verkiest; licht wordt getoond.
app-text-size = Tekstgrootte
app-club = De club
app-setting-name = Naam van de club
app-setting-win = Matchpunten voor winst
app-setting-draw = voor een gelijkspel
app-setting-loss = voor verlies
app-setting-walkover = Reglementaire punten
app-setting-least = Series nodig voor het gemiddelde
app-setting-tau = Volatiliteit (τ)
app-settings-frozen = Seizoenen en partijen die begonnen zijn, houden wat toen gold.
app-seasons = Seizoenen
app-no-seasons = Nog geen seizoen: de stand gaat over alle data.
app-season-name = Naam van een nieuw seizoen
app-season-first = Eerste dag (zoals { $example })
app-season-last = Laatste dag
app-add-season = Het seizoen toevoegen
app-backups = Back-ups
app-no-backups = Nog geen back-up.
app-back-up = Nu een back-up maken
app-restore = Terugzetten
app-restore-question = Teruggaan naar de toestand van { $moment }?
app-restore-more = Spelers, series, toernooien, instellingen en logboek zijn dan zoals toen; wat sindsdien is ingevoerd, is er niet meer. De huidige toestand wordt eerst zelf een back-up, waarnaar je terug kunt.
app-restore-nothing = De club is gebleven zoals ze was.
app-restored = De club is weer zoals toen.
rescue-folder = { $file } is een map en geen clubbestand.
rescue-empty = { $file } is leeg: er staat niets meer in. Het is gebleven zoals het was.
rescue-last-good = De laatste goede back-up
rescue-looking = De laatste goede back-up wordt gezocht…
rescue-backup = Gemaakt op { $moment } ({ $why }).
backup-holds = Hij bevat { $players } en { $series ->
        [one] { $series } serie
       *[other] { $series } series
    }, de laatste van { $last }.
backup-holds-players = Hij bevat { $players } en geen serie.
rescue-restore = Deze back-up terugzetten
rescue-restore-more = Hij komt in de plaats van het beschadigde bestand, dat bij de back-ups bewaard blijft. Wat na de back-up is ingevoerd, staat er niet in.
rescue-restore-missing = Hij komt in de plaats van het verdwenen bestand. Wat na de back-up is ingevoerd, staat er niet in.
rescue-salvage = Redden wat leesbaar is
rescue-salvage-more = Wat nog te lezen is, gaat naar een nieuw bestand, en wat verloren is, wordt opgesomd. Het beschadigde bestand blijft zoals het is.
rescue-salvaged-name = { $name } (gered)
rescue-open-salvaged = Nieuw bestand openen
rescue-busy = Een ogenblik: dit kan een minuut duren…
rescue-readable = Wat nog te lezen is
rescue-copy-lost = Lijst kopiëren
rescue-copied = De lijst staat op het klembord.
rescue-again = Opnieuw proberen
rescue-banner = Het clubbestand is beschadigd: wat nu wordt ingevoerd, kan verloren gaan.
rescue-ways-out = Uitwegen…
app-restored-kept = Wat er eerst stond, is nu een back-up.
app-pin-title = Pincode van de organisator
app-pin-needed = Dat beslist de organisator: de pincode is nodig.
app-pin-unlock = Ontgrendelen
app-pin-wrong = Dat is de pincode niet.
app-pin-wait = Dat was een paar keer fout. Over { $seconds } s kan het opnieuw.
app-pin-more = Hij vergrendelt arbitrage, correcties, spelers samenvoegen en anoniem maken, ongedaan maken buiten een partij, een back-up terugzetten en de instellingen van de club, in dit venster op dit apparaat. Vijf minuten lang wordt daarna niet opnieuw gevraagd. Wie hier andere programma’s kan starten, zoals de commando’s, wordt er niet door tegengehouden.
app-pin-again = Nog een keer dezelfde
app-pin-differ = De twee zijn niet gelijk.
app-pin-forgotten = Om hem te wijzigen of te verwijderen wordt naar de huidige pincode gevraagd. Is hij vergeten: sluit het programma, verwijder het bestand { $file } en start opnieuw. De pincode is dan weg, en daarmee de taal en het uiterlijk die op dit apparaat waren gekozen; de club houdt alles.
app-pin-forgotten-short = Vergeten? In de instellingen staat onder “Pincode van de organisator” wat dan te doen is.
app-pin-length = { $least } tot { $most } tekens.
app-pin-first = Pincode
app-pin-new = Nieuwe pincode
app-pin-set = Pincode instellen
app-pin-change = Pincode wijzigen
app-pin-remove = Pincode verwijderen
app-pin-lock = Nu vergrendelen
app-pin-is-set = Er is een pincode ingesteld.
app-pin-is-not-set = Er is geen pincode: iedereen aan dit apparaat kan alles.
app-setting-board = Aan het bord
app-club-file = Het clubbestand
app-own-club = Terug naar de eigen club
app-find = Naar een speler, een serie of een scherm gaan, of iets doen
app-find-short = Ga naar…
app-find-place = scherm
app-find-deed = doen
app-find-nothing = Niets heet zo.
app-deed-export-standings = De stand exporteren
app-deed-export-series = De series exporteren
app-deed-print-standings = De stand afdrukken
app-deed-restore = Een back-up terugzetten
app-deed-shown = Taal, kleuren en tekstgrootte kiezen
app-deed-club = Puntentelling, seizoenen en pincode van de club instellen
app-words-export = export opslaan bestand excel xlsx csv rekenblad delen
app-words-print = printen papier pdf printer
app-words-backup = back-up backup reservekopie kopie bewaren opslaan herstellen terugzetten
app-words-undo = terug herroepen
app-words-redo = nogmaals herhalen
app-words-shown = thema uiterlijk donker licht contrast nederlands engels frans duits lettertype grootte weergave voorkeuren instellingen opties
app-words-settings = punten puntentelling seizoen pin wachtwoord slot naam instellingen opties
app-words-help = toetsen toetsenbord hulp sneltoets
app-words-pairings = indeling tafels
app-words-wall = muur beamer klok
app-words-club = bestand laden ander
app-words-sample = demo voorbeeld proberen
app-own-span = Data…
span-from = Van (zoals { $example })
span-to = Tot en met
span-no-date = Dit is geen datum. Schrijf die zoals { $example }.
span-turned-round = De laatste dag ligt vóór de eerste.
standings-older-seasons = Eerdere seizoenen…
standings-fewer-seasons = Alleen de laatste seizoenen
standings-least = Minimum series (normaal { $usual })
standings-no-least = Een geheel getal vanaf 1.
standings-columns = Kolommen…
standings-nothing-yet = Er is nog geen serie gespeeld. De stand begint met de eerste.
terms-results = Uitslagen
terms-sides = Kanten
terms-before = Ervoor
terms-after = Erna
terms-rating-note = De rating na elke avond met een serie die telt, de laatste eerst.
terms-match-points = Matchpunten: { $won } × { $win } + { $drawn } × { $draw } + { $lost } × { $loss } = { $sum }
terms-average = Gemiddelde: { $points } punten ÷ { $series } = { $average }
terms-side-average = { $side }: { $points } punten ÷ { $games } = { $average } per partij
## A game in the window

live-loading = De partij wordt gelezen…
live-turn = { $player } is aan de beurt
live-menu = Menu
live-exited = { $count } buiten
live-total = Serie { $total }
live-needs = nog { $points } voor de leiding
live-ahead = { $points } voor
live-level = gelijk
live-ahead-by-exits = voor op tegels buiten
live-behind-by-exits = achter op tegels buiten
live-hidden = { $count ->
        [one] nog { $count } tegel gedekt
       *[other] nog { $count } tegels gedekt
    }
live-turns-left = Slotfase: resterende beurten
live-pile-animals = Buit dieren
live-pile-humans = Buit mensen
live-scale = Punten
live-go-to-now = Naar nu
live-past = Actie { $action } van { $of } wordt getoond.
live-past-news = Actie { $action } van { $of } wordt getoond; intussen is er iets nieuws gebeurd.
live-garbled = “{ $typed }” is geen actie. Typ d3 om om te draaien, d3-d5 om te verplaatsen, d3-off om het bos te verlaten.
live-square = { $square }: { $shows }
live-square-empty = leeg
live-square-face-down = gedekt
live-quiet = { $count } acties op rij zonder omdraaien of slaan: beide spelers kunnen in overleg de partij beëindigen, of de organisator kan dat doen (menu).
live-clock-start = De klok starten
live-clock-stop = De klok stilzetten
live-take-back = De laatste actie terugnemen
live-take-back-asked = { $asks } wil graag { $action } terugnemen. { $agrees }, ga je akkoord?
live-time-stays-used = Gebruikte tijd komt niet terug.
live-clock-goes-on = De klok loopt door.
live-both-agree = Beiden akkoord
live-take-back-organiser = Terugnemen als organisator
live-organiser-takes = { $action }, de laatste zet van { $player }, wordt teruggenomen.
live-organiser-more = De organisator mag ook een omgedraaide tegel terugnemen. De tegel blijft dezelfde, en de partij geldt als gezien. Er is een reden nodig.
live-take-back-now = Terugnemen
live-reason = Reden
live-turns-opposite = Draaien voor de speler ertegenover
live-turns-nothing = niets
live-turns-board = het bord
live-turns-panels = de panelen
live-turns-more = Voor twee spelers tegenover elkaar aan een plat scherm: het bord draait naar wie aan de beurt is, of elk paneel blijft naar zijn speler gekeerd.
live-your-turn = Jij bent aan de beurt
live-turns-of-yours = { $count ->
        [one] nog { $count } beurt
       *[other] nog { $count } beurten
    }
live-option-animated = Tegels laten bewegen
live-alone = Alleen het bord (F11)
live-not-alone = Paneel tonen (F11)
live-agree = In overleg beëindigen
live-agree-each = Ieder van beiden zegt het voor zichzelf:
live-agrees = { $player } gaat akkoord
live-concede = Opgeven
live-concede-title = Geeft { $player } de partij op?
live-concede-asked = { $from ->
    [walkover] Als { $loser } opgeeft: { $loser } krijgt { $points }, { $winner } { $more } (de reglementaire punten van de club), en { $loser } kan de serie niet winnen of gelijkspelen.
   *[other] Als { $loser } opgeeft: { $loser } krijgt { $points }, { $winner } { $more }, en { $loser } kan de serie niet winnen of gelijkspelen.
}
live-adjudicate = De organisator beëindigt de partij
live-adjudicate-more = De organisator beslist, bijvoorbeeld als er niets meer gebeurt of de tijd van de ronde om is.
live-as-it-stands = De partij eindigt met de huidige score: { $animals } (dieren) { $points }, { $humans } (mensen) { $more }.
live-as-given = De partij eindigt met deze punten: { $animals } (dieren) { $points }, { $humans } (mensen) { $more }.
live-given = Andere punten, alleen met een reden (leeg: de huidige score):
live-given-fault = Beide punten (samen hoogstens 168) en een reden zijn nodig, of niets van dat alles.
live-end-it = De partij beëindigen
live-stop = Hier stoppen; de partij blijft bewaard
live-go-on = Verder spelen
live-understood = Verder
live-slept = De klok stond op pauze
live-slept-more = De computer heeft geslapen, of de tijd is verzet. Wat er voorbijging, is niet geteld.
live-not-saved = Niet opgeslagen: { $what }
live-not-saved-more = Er kan niets anders worden gespeeld tot dit is weggeschreven. Wat eerder getoond werd, is veilig.
live-the-end = het einde van de partij
live-retry = Opnieuw proberen
live-save-elsewhere = Elders een kopie opslaan…
live-no-series = Zo’n serie is er niet.
live-interval = Partij { $game } is afgelopen
live-before-first = Het bos ligt klaar
live-start-game = Partij { $game } beginnen: { $player } speelt de dieren
live-enter-starts = Enter begint de partij.
live-rematch = Revanche
live-look-back = Partijen bekijken
live-back = Terug naar de club
live-points = Punten
live-exits = Buiten
live-cannot-win = { $player } kan deze serie niet meer winnen of gelijkspelen, ongeacht de punten ({ $faults }).
live-level-before-last = Ze staan gelijk: wie de laatste partij wint, wint de serie.
live-needs-in-last = { $lead ->
        [0] Evenveel punten, maar { $other } heeft er { $exits } meer buiten: { $player } moet de laatste partij winnen, of meer tegels buiten krijgen.
       *[other] { $player } staat { $lead } achter en moet de laatste partij met { $points } of meer winnen. Bij precies { $lead } beslissen de tegels die het bos verlieten.
    }
## The window

app-watch = Bekijken
app-copy-position = De stelling kopiëren
app-position-copied = Stelling gekopieerd: { $position }
app-at-action = Na actie { $action } van { $of }
app-at-start = Begin
app-place-rules = Regels
live-option-confirms = Elke actie bevestigen
live-confirm = { $action }: klik nog eens of druk op Enter om te spelen, Esc om het te laten.
learn-first-game = Een eerste partij met hulp spelen
learn-title = Het spel leren
learn-more = Lees de regels, met borden om ze te proberen, of begin een eerste partij: die zegt wat er kan, en waarom iets niet kan. Er wordt niets van bewaard.
learn-read = De regels lezen
learn-again = Nog een eerste partij beginnen
learn-stop = Hier stoppen
learn-hints = Hulp voor beginners
learn-blue = Blauw
learn-brown = Bruin
learn-turned-up = Nieuw: { $tile }, { $points } punten. { $what }
learn-fresh = Deze beurt mogen { $side } niet verplaatsen wat net is verschenen of bewogen ({ $tile }); slaan mag wel.
learn-own-move = Niet terug: in de volgende beurt van zijn speler mag deze tegel niet terug naar { $from }.
learn-captured = Wat geslagen wordt, telt voor wie slaat: { $points } punten voor { $side }, voor { $prey }.
learn-last-phase = Dat was de laatste gedekte tegel. Ieder heeft nu nog { $turns } beurten, en eigen tegels mogen het bos verlaten door de vier uitgangen: die tellen ook.
learn-left = Uit het bos: { $tile } telt { $points } punten voor de eigen speler.
learn-begin = Alle tegels liggen gedekt. Klik er een aan om die om te draaien.
learn-sides = Blauw heeft de dieren, Bruin de mensen: speel met z’n tweeën, of zelf beide kanten.
learn-capture = Op { $from } kan { $tile } slaan: { $prey } op { $to }, voor { $points } punten. Sleep erheen.
learn-leave = Op { $from } kan { $tile } het bos verlaten voor { $points } punten: sleep naar het grote Halali-logo.
learn-turn-up-or-move = { $count ->
        [one] Draai een tegel om, of verplaats die met de witte rand.
       *[other] Draai een tegel om, of verplaats een van de { $count } met een witte rand.
    }
learn-turn-up = Draai een tegel om: geen open tegel kan bewegen.
learn-move = Verplaats een van de tegels met een witte rand.
learn-picked = Stippen tonen waar { $tile } heen kan, vizieren wat er geslagen kan worden. Een klik ernaast of Esc legt de tegel neer.
learn-picked-leaves = Behalve naar de gemarkeerde vakken kan { $tile } het bos verlaten voor { $points } punten: naar een open pijl of het logo.
learn-picked-nowhere = Van hier kan { $tile } nu nergens heen. Esc legt de tegel neer.
rules-title = De regels van Halali!
rules-back-to-game = Terug naar de partij
rules-start-over = Terug naar het plaatje
rules-tiles = De tegels
rules-turn = Een beurt
rules-captures = Slaan
rules-forbidden = Verboden
rules-last-phase = De slotfase
rules-end = Einde en punten
rules-sets = Klassiek of doos
rules-tile = Tegel
rules-count = In de doos
rules-together = Samen
rules-nobody = van niemand
rules-hunter = Gaat zo ver als hij wil in een rechte lijn. Slaat elk dier, maar alleen in de richting van zijn geweer.
rules-lumberjack = Gaat één vak ver. Slaat bomen.
rules-fox = Gaat zo ver als hij wil in een rechte lijn. Slaat eenden en fazanten.
rules-bear = Gaat één vak ver. Slaat jagers en houthakkers.
rules-duck = Beide spelers verplaatsen hem, elke afstand in een rechte lijn. Slaat niets.
rules-pheasant-steps = Beide spelers verplaatsen hem, één vak ver. Slaat niets.
rules-pheasant-flies = Beide spelers verplaatsen hem, elke afstand in een rechte lijn. Slaat niets.
rules-tree = Beweegt nooit. Slaat niets.
rules-tiles-intro = Halali! is een spel voor twee in een bos van { $size } × { $size } vakken. De een heeft de mensen, met bruine tegels, de ander de dieren, met blauwe; de groene tegels zijn van niemand. Aan het begin liggen { $count } tegels gedekt, en het vak in het midden is leeg.
rules-turn-intro = De dieren beginnen. Om de beurt wordt er gespeeld, en niemand mag passen. Wie aan de beurt is, draait een gedekte tegel naar keuze om of verplaatst een open tegel. Mensen en dieren worden door hun eigen speler verplaatst, eenden en fazanten door beiden, bomen door niemand. Een tegel gaat in een rechte lijn langs zijn rij of kolom, alleen over lege vakken.
rules-turn-up-example = Het begin van een partij. Klik een tegel aan om die om te draaien, en ga door zoals je wilt: elke weigering zegt waarom.
rules-moves-example = De vos op d4 kan naar elk vak met een stip en kan de fazant met het vizier slaan. De boom en de gedekte tegel staan in de weg. De beer op f6 gaat maar één vak ver: klik hem aan.
rules-captures-intro = Om te slaan gaat een tegel naar de tegel die hij slaat; die komt op de stapel van de speler en telt daar zijn punten. Niemand hoeft te slaan.
rules-rifle-example = Een jager gaat alle vier kanten op, maar slaat alleen waarheen zijn geweer wijst, op elke afstand. Dit geweer wijst naar het oosten: hij kan de vos op f2 slaan, maar niet die op b2 en niet de eend op d5. Geweren draaien nooit.
rules-bear-example = Een beer slaat jagers en houthakkers op de vakken naast hem, waarheen de geweren ook wijzen.
rules-lumberjack-example = Een houthakker velt een boom door erop te stappen: één vak, één boom per beurt.
rules-forbidden-intro = Twee dingen zijn verboden, elk maar één beurt lang. Zo kunnen de spelers elkaars zetten niet eindeloos ongedaan maken.
rules-no-return-example = Niet terug: deze vos kwam in de vorige beurt van zijn speler van c3. Deze beurt mag hij daar niet eindigen, ook niet om te slaan; eroverheen gaan mag. Dit geldt voor blauwe en bruine tegels, niet voor groene.
rules-fresh-example = Vers groen: de tegenstander heeft net de eend op e3 omgedraaid. Deze beurt mag die niet verplaatst worden, wel geslagen.
rules-last-phase-intro = Zodra de laatste gedekte tegel is omgedraaid, heeft iedere speler nog precies { $turns } beurten, te beginnen met de tegenstander van wie hem omdraaide. Vanaf nu mogen eigen tegels ook het bos verlaten, door de uitgangen in het midden van de vier zijden. Een tegel die weg is, telt zijn punten voor de eigen speler. Groene tegels gaan nooit weg.
rules-exits-example = Jagers en vossen kunnen van ver weg: tussen de vos op d3 en de uitgang in het noorden staat niets, dus hij gaat er in één beurt uit. Sleep hem naar de pijl. In een partij doet het grote logo hetzelfde.
rules-exit-of-bear-example = Beren en houthakkers gaan alleen weg vanaf het uitgangsvak zelf: deze beer moet eerst naar g4.
rules-end-intro = Als elke tegel open ligt, eindigt de partij zodra een van deze dingen gebeurt:
rules-end-turns = beide spelers hebben hun { $turns } beurten gehad;
rules-end-no-tile = een speler heeft geen tegel van de eigen kleur meer op het bord;
rules-end-no-action = wie aan de beurt is, kan niets doen.
rules-end-before = Voordat de laatste tegel is omgedraaid, eindigt een partij nooit vanzelf, ook niet als een kant geen tegel meer heeft.
rules-score = Geslagen tegels en eigen tegels die buiten zijn, tellen; tegels op het bord tellen voor niemand. Meer punten winnen; bij gelijke punten meer tegels buiten; anders is de partij gelijk. Bijvoorbeeld:
rules-series = Gewoonlijk vormen twee partijen een serie, en voor de tweede wisselen de spelers van kant. De punten van beide partijen worden opgeteld, en meer punten winnen; dan meer tegels buiten in beide partijen; anders is de serie gelijk.
rules-sets-intro = Er zijn twee soorten spelregels, en elke serie zegt volgens welke ze gespeeld wordt. Ze verschillen in hoe ver een fazant gaat, en in niets anders.
rules-classic = Klassiek
rules-boxed = Zoals in de doos
rules-never = beweegt nooit
rules-one-square = één vak
rules-any-distance = elke afstand
rules-all-else = Al het andere
rules-the-same = hetzelfde
shortcut-arrows = Op het bord: naar het vak ernaast
shortcut-enter = Omdraaien, oppakken, neerleggen
shortcut-typed = Een getypte actie, dan Enter
shortcut-delete = De tegel verlaat het bos
shortcut-escape = Neerleggen, laten
shortcut-leaf = De actie ervoor en erna
shortcut-take-back = De laatste actie van een partij terugnemen

## Toernooien

tournament-none = Er is geen toernooi met die naam of id.
tournament-exists = Er is al een toernooi met id { $id }.
tournament-dates = Van { $first } tot { $last } is geen periode. De laatste dag mag niet vóór de eerste liggen.
tournament-not-started = Het toernooi is nog niet begonnen. Start het eerst.
tournament-started = Het toernooi is begonnen, dus dit ligt vast.
tournament-finished = Het toernooi is afgelopen. Hervat het eerst als er iets moet veranderen.
tournament-stage-started = Fase { $stage } is begonnen, dus dit ligt vast.
tournament-no-stage = Er is geen fase { $stage }, of die is nog niet begonnen.
tournament-stage-closed = Fase { $stage } is afgesloten. Heropen die eerst, of verbeter de uitslagen.
tournament-stage-open = Fase { $stage } is niet afgesloten.
tournament-no-player = { $player } staat niet op de lijst van de club, of is een dubbele vermelding. Voeg de speler eerst toe.
tournament-entered = { $player } doet al mee.
tournament-not-entered = { $player } doet niet mee. Schrijf de speler eerst in.
tournament-has-results = { $player } heeft uitslagen in ronde { $round }, en die blijven. Wie nu weggaat, trekt zich terug.
tournament-paired = { $player } speelt in ronde { $round } aan tafel { $table }. Wijzig eerst de indeling van die ronde.
tournament-not-here = { $player } doet niet mee in ronde { $round }.
tournament-twice = { $player } zou twee keer in ronde { $round } zitten. Iedereen heeft één plaats in een ronde.
tournament-sits-out = { $player } speelt niet in ronde { $round }. Neem dat eerst terug.
tournament-not-out = { $player } is in ronde { $round } niet vrij.
tournament-left-out = Zonder plaats in ronde { $round }: { $players }. Deel ze in, of geef aan waarom ze niet spelen.
tournament-order = De volgorde moet iedereen één keer noemen; kijk bij { $player }.
tournament-too-few = { $count ->
    [one] Er is één speler. Er zijn er twee nodig.
   *[other] Er zijn { $count } spelers. Er zijn er twee nodig.
}
tournament-byes = { $count } spelers zouden in ronde { $round } een vrije ronde krijgen. De indeling geeft er hoogstens één; geef de andere met de hand, of zeg waarom iemand niet speelt.
tournament-too-many-byes = { $player } heeft alle vrije rondes gehad die de instellingen toelaten ({ $count }).
tournament-away = { $player } heeft zich al teruggetrokken.
tournament-not-away = { $player } heeft zich niet teruggetrokken.
tournament-past = Ronde { $round } is voorbij. Kies er een die niet is afgesloten.
tournament-series-open = { $player } heeft in ronde { $round } een serie die niet af is. Beëindig die eerst: tafel verlaten, met de huidige score, of ongeldig.
tournament-no-round = Er is geen ronde { $round }.
tournament-round-exists = Ronde { $round } is al ingedeeld. Wijzig de indeling ervan.
tournament-not-next = Eerst komt ronde { $round }.
tournament-round-open = Ronde { $round } is niet afgesloten. Sluit die eerst af.
tournament-round-closed = Ronde { $round } is afgesloten. Heropen die eerst.
tournament-round-released = Ronde { $round } is al gepubliceerd.
tournament-not-last = Ronde { $round } is de laatste: die moet eerst weg.
tournament-all-paired = { $count ->
    [one] De enige ronde is ingedeeld. Plan er nog een, of sluit de fase af.
   *[other] Alle { $count } rondes zijn ingedeeld. Plan er nog een, of sluit de fase af.
}
tournament-no-pairing = Aan tafel { $table } speelt niemand in ronde { $round }.
tournament-at-table = “{ $typed }” is geen tafel van een toernooi. Schrijf het toernooi, de ronde en de tafel, zoals “last/2/5”, of “last/5” voor een tafel van de laatste ronde.
tournament-table-twice = Aan tafel { $table } zouden twee series gespeeld worden. Geef een ervan een andere tafel.
tournament-results-missing = { $count ->
    [one] Van ronde { $round } ontbreekt de uitslag aan tafel { $tables }. Voer die in, of sluit de ronde zonder af.
   *[other] Van ronde { $round } ontbreken uitslagen aan de tafels { $tables }. Voer ze in, of sluit de ronde zonder af.
}
tournament-need-opponents = { $count ->
    [one] Iemand trok zich terug uit ronde { $round }, en aan tafel { $tables } ontbreekt een tegenstander. Deel de ronde opnieuw in.
   *[other] Spelers trokken zich terug uit ronde { $round }, en aan de tafels { $tables } ontbreken tegenstanders. Deel de ronde opnieuw in.
}
tournament-begun = { $count ->
    [one] Eén serie die zou verdwijnen heeft partijen. Die verdwijnt alleen als je die noemt.
   *[other] { $count } series die zouden verdwijnen hebben partijen. Ze verdwijnen alleen als je ze noemt.
}
tournament-pinned = Tafel { $table } is vastgezet. Maak die eerst los.
tournament-out-of-pairing = Zo’n vrije ronde komt alleen uit de indeling. Geef er met de hand een, of geef aan dat de speler afwezig is.
tournament-turned-up = De serie heeft partijen, dus er kwam iemand opdagen. Verbeter de partijen.
tournament-no-extra = Alleen een gelijke serie van een knock-out gaat door, zo vaak als de instellingen zeggen.
tournament-no-series = De serie { $series } van een tafel ontbreekt, of is er een tussen anderen. Maak het archief opnieuw, met alle series van het toernooi.
tournament-advance = { $count ->
    [one] Eén speler zou doorgaan. Een volgende fase heeft er twee nodig; na de laatste gaat niemand door.
   *[other] { $count } spelers zouden doorgaan. Een volgende fase heeft er twee nodig; na de laatste gaat niemand door.
}
tournament-groups = Iedereen heeft een groep nodig, vanaf 1 zonder gaten genummerd; zonder groepen in de instellingen heeft niemand er een.
tournament-facts = Dit past niet bij elkaar: “{ $what }”. Er is niets gewijzigd; meld dit alsjeblieft.
setting-line = { $what }: { $value }
setting-match-points = Matchpunten voor winst, gelijkspel en verlies
setting-band = Plaatsen die één band vormen
setting-most-byes = Hoogstens zoveel vrije rondes voor een speler
setting-requested-bye = Matchpunten voor vrij op verzoek
setting-absent = Matchpunten voor afwezigheid
setting-late = Matchpunten voor elke ronde voor een late inschrijving
tournament-setting-scale = Winst moet minstens zoveel waard zijn als gelijkspel, gelijkspel minstens zoveel als verlies, en winst tussen een half matchpunt en 100.
tournament-setting-no-criteria = Er is niets om op te rangschikken. Noem minstens één criterium.
tournament-setting-criterion-twice = Een criterium staat er twee keer. Noem elk criterium één keer.
tournament-setting-no-duplicates = Partijen zijn alleen te vergelijken als alle tafels van een ronde dezelfde opstellingen spelen. Kies dat, of laat het criterium weg.
tournament-setting-band = Een band van plaatsen heeft minstens één plaats.
tournament-setting-walkover = Reglementaire punten gaan van 2 tot 118.
tournament-setting-bye = Een vrije ronde kan niet meer punten geven dan een serie.
tournament-setting-requested-bye = Een vrije ronde op verzoek is hoogstens zoveel waard als winst.
tournament-setting-absent = Afwezigheid is hoogstens zoveel waard als winst.
tournament-setting-late = Een ronde vóór een late inschrijving is hoogstens zoveel waard als winst.
tournament-setting-extra-pairs = Er worden hoogstens negen paren extra partijen gespeeld.
tournament-setting-prizes-twice = Er zijn al prijzen met die naam. Geef deze een andere naam, of verwijder eerst de andere.
tournament-setting-prizes = Er zijn hoogstens 999 prijzen, en minstens één is meer dan niets.
tournament-setting-rounds = Een fase heeft 1 tot 999 rondes.
tournament-setting-groups = Er is minstens één groep.
tournament-setting-least-series = Wie op gemiddelde staat, heeft minstens één serie gespeeld.
tournament-setting-no-stage = Een toernooi heeft minstens één fase.
tournament-setting-rounds-paired = Ronde { $round } is al ingedeeld. Plan minstens zoveel rondes.
tournament-standings-live = Stand van { $tournament } tot nu toe, ronde { $round } is nog open
tournament-preview-place = In { $tournament } de plaats van { $player }: { $before } → { $after }
tournament-preview-round = { $count ->
    [one] Ronde { $round } zou aan tafel { $tables } anders worden ingedeeld. De keuzes zijn dan:
   *[other] Ronde { $round } zou aan de tafels { $tables } anders worden ingedeeld. De keuzes zijn dan:
}
tournament-preview-keep = {"  "}– De indeling houden: daarvoor is niets te doen.
tournament-preview-unstarted = { $count ->
    [one] {"  "}– Opnieuw indelen wie nog niet begonnen is, wat tafel { $tables } verandert: “halali tournament pair { $event } --again”.
   *[other] {"  "}– Opnieuw indelen wie nog niet begonnen is, wat de tafels { $tables } verandert: “halali tournament pair { $event } --again”.
}
tournament-preview-all = { $count ->
    [one] {"  "}– Alles opnieuw indelen en één begonnen serie verliezen, { $lost }: “halali tournament pair { $event } --again --discard --why REDEN”.
   *[other] {"  "}– Alles opnieuw indelen en { $count } begonnen series verliezen, { $lost }: “halali tournament pair { $event } --again --discard --why REDEN”.
}
tournament-one = { $tournament } ({ $date }, id: …{ $end })
tournament-no-tournaments = Er is geen toernooi. “halali tournament new NAAM” maakt er een.
tournament-not-found = Er is geen toernooi “{ $typed }”. Er zijn:
    {"  "}{ $list }
tournament-several = “{ $typed }” kan meer toernooien zijn. Geef meer van de naam, of het einde van de id:
    {"  "}{ $list }
tournament-made = Toernooi { $tournament } aangemaakt. Schrijf nu spelers in: “halali tournament enter last SPELER…”.
tournament-edited = { $tournament } is gewijzigd.
tournament-prizes = { $prizes }: { $amounts }; { $among }; { $shared }.
prizes-among-all = onder iedereen
prizes-among-group = in groep { $group }
prizes-among-club = onder wie bij { $club } hoort
prizes-among-rated = onder wie een rating onder { $rating } of geen heeft
prizes-split = wie een plaats deelt, verdeelt de prijzen van die plaatsen
prizes-each = wie een plaats deelt, wint elk de prijs ervan
tournament-no-prizes = Er zijn geen prijzen “{ $typed }”. Er zijn: { $list }.
tournament-prizes-none = { $tournament } heeft geen prijzen. Voeg er toe: “halali tournament prizes add EVENT NAME --amounts 50,30,20”.
tournament-prizes-removed = De prijzen { $prizes } van { $tournament } zijn verwijderd.
tournament-option-idle = { $option } betekent niets voor deze vorm, voor zover die nog gespeeld moet worden. Laat het weg, of kies een andere vorm.
tournament-rounds-planned = { $count ->
        [one] In { $tournament } is { $count } ronde gepland.
       *[other] In { $tournament } zijn { $count } rondes gepland.
    }
tournament-takes = { $tables ->
    [one] Rondes: { $rounds }. Met één tafel duurt dit { $hours }:{ $minutes } uur.
   *[other] Rondes: { $rounds }. Met { $tables } tafels duurt dit { $hours }:{ $minutes } uur.
}
tournament-ends-at = Het is rond { $time } uur klaar.
tournament-advice-swiss = Spelers: { $players }. Geplande rondes: { $rounds }; { $recommended } zijn genoeg voor één winnaar, en hoogstens { $most } gaan zonder herhaling.
tournament-advice-rounds = Spelers: { $players }. Rondes: { $rounds }.
simulated = Toernooien: { $events }. { $format }. Spelers: { $players }. Startgetal: { $seed }.
simulated-avoids = Paren die niet tegen elkaar spelen: { $count }.
simulated-best = De sterkste speler wint { $part }% daarvan.
simulated-correlation = De plaatsen volgen de sterkte met een rangcorrelatie van { $value } (1 is volmaakt, 0 is toeval).
simulated-rounds = Een toernooi heeft gemiddeld { $rounds } rondes en { $series } series.
simulated-rematches = Van de op score ingedeelde series zijn { $rematches } revanches, en { $floats } tussen verschillende scores.
simulated-byes = Toegewezen vrije rondes: { $byes }. Spelers met meer dan één: { $second }.
simulated-sides = Het openen met de dieren en met de mensen is gelijk bij { $level }% van de spelers, scheelt één bij { $one }%, twee bij { $two }%, meer bij { $more }%.
simulated-time = Het duurt gemiddeld { $hours }:{ $minutes } uur.
simulated-player = speler { $number }
simulated-stuck = Deze instellingen kunnen niet gespeeld worden: { $why }
simulate-avoid = “{ $typed }” is geen twee spelers van dit veld. Schrijf twee verschillende nummers van 1 tot { $players } met een dubbelepunt ertussen, zoals 3:8.
tournament-has-started = { $tournament } is begonnen met { $count } spelers. Deel nu de eerste ronde in: “halali tournament pair last”.
tournament-heading = { $tournament }, { $date }: { $format }
tournament-heading-days = { $tournament }, { $from } – { $to }: { $format }
tournament-late = vanaf ronde { $round }
tournament-withdrawn = teruggetrokken vanaf ronde { $round }
tournament-has-withdrawn = teruggetrokken
tournament-fixed-table = altijd tafel { $table }
tournament-next-enter = Nu: schrijf minstens twee spelers in.
tournament-next-start = Nu: start het toernooi met zijn { $count } spelers.
tournament-next-over = Het toernooi is afgelopen. Eerste plaats: { $player }.
tournament-next-extra = Nu: tafel { $table } van ronde { $round } is gelijk en heeft nog twee partijen nodig.
tournament-next-close = Nu: sluit ronde { $round } af, alle uitslagen zijn binnen.
tournament-next-results = { $count ->
        [one] Nu: voer de ontbrekende uitslag van ronde { $round } in, aan tafel { $tables }.
       *[other] Nu: voer de { $count } ontbrekende uitslagen van ronde { $round } in, aan de tafels { $tables }.
    }
tournament-next-pair = Nu: deel ronde { $round } in.
tournament-next-finish = Nu: beëindig het toernooi, alles is gespeeld.
tournament-next-stage = Nu: sluit fase { $stage } af, en zeg hoeveel er doorgaan.
tournament-alone = Alleen { $player } is er nog om te spelen.
tournament-deserted = Er is niemand meer om te spelen.
tournament-alone-finish = Hierna: beëindig het toernooi, of laat iemand terugkomen.
tournament-alone-return = Hierna: schrijf iemand in of laat iemand terugkomen, of verwijder het toernooi.
tournament-entered-now = Ingeschreven voor { $tournament }: { $players }. Spelers in totaal: { $count }.
tournament-entered-late = Ingeschreven voor { $tournament } vanaf ronde { $round }: { $players }.
tournament-entry-removed = Inschrijving van { $player } voor { $tournament } verwijderd.
tournament-replaced = { $by } vervangt { $player }.
tournament-seeded = Nummers: { $list }.
tournament-table-fixed = { $player } zit altijd aan tafel { $table }.
tournament-table-free = { $player } zit aan een willekeurige tafel.
tournament-out = { $player } speelt niet in ronde { $round }: { $out }.
tournament-bye-again = { $count ->
    [one] { $player } heeft in dit toernooi al een andere vrije ronde.
   *[other] { $player } heeft in dit toernooi al { $count } andere vrije rondes.
}
tournament-in-again = { $player } speelt toch in ronde { $round }.
tournament-withdraw-paired = { $player } heeft aan tafel { $table } in ronde { $round } een serie die niet begonnen is. Trek terug met --from { $round } om die tafel opnieuw in te delen, of met --series forfeit om de tegenstander te laten winnen.
tournament-withdraw-published = { $player } heeft aan tafel { $table } in ronde { $round }, die gepubliceerd is, een serie die niet begonnen is. Trek terug met --series forfeit om de tegenstander te laten winnen, of met --series void.
tournament-ends-as-it-stands = De serie aan tafel { $table } van ronde { $round } eindigt met de huidige score: een begonnen partij wordt gearbitreerd, een niet begonnen partij vervalt.
tournament-ends-forfeit = { $player } verliest wat er over is van de serie aan tafel { $table } van ronde { $round }: de tegenstander wint die.
tournament-ends-void = Wat er over is van de serie aan tafel { $table } van ronde { $round } is ongeldig.
tournament-withdrew = { $player } heeft zich uit { $tournament } teruggetrokken vanaf ronde { $round }.
tournament-returned = { $player } is terug in { $tournament } vanaf ronde { $round }.
tournament-apart = Niet tegen elkaar: { $apart }.
tournament-apart-first = { $count ->
        [one] In de eerste ronde niet tegen elkaar: { $apart }.
       *[other] In de eerste { $count } rondes niet tegen elkaar: { $apart }.
    }
tournament-apart-soft = Niet tegen elkaar als dat niets ergers kost: { $apart }.
tournament-apart-soft-first = { $count ->
        [one] In de eerste ronde niet tegen elkaar als dat niets ergers kost: { $apart }.
       *[other] In de eerste { $count } rondes niet tegen elkaar als dat niets ergers kost: { $apart }.
    }
tournament-apart-no-more = Weer tegen elkaar: { $apart }.
tournament-two-players = “{ $typed }” noemt geen twee spelers. Schrijf ze met een dubbele punt ertussen, zoals “Zoë:Max”.
tournament-round-paired = { $count ->
        [one] Ronde { $round } is ingedeeld, aan { $count } tafel.
       *[other] Ronde { $round } is ingedeeld, aan { $count } tafels.
    }
tournament-proposal = Voorstel voor ronde { $round }; wie eerst staat, begint als de dieren:
tournament-proposed = Tafel { $table }: { $first } – { $second }
tournament-proposed-out = { $player }: { $out }
tournament-repeats = { $count ->
    [one] In wat er nog te spelen is (rondes: { $rounds }), is { $count } herhaling of vrije ronde buiten de beurt niet te vermijden.
   *[other] In wat er nog te spelen is (rondes: { $rounds }), zijn { $count } herhalingen of vrije rondes buiten de beurt niet te vermijden.
}
tournament-unsettled = Of wat er nog te spelen is (rondes: { $rounds }) zonder herhalingen kan, was te veel om na te gaan.
tournament-discards = { $count ->
        [one] { $count } serie met partijen zou verloren gaan:
       *[other] { $count } series met partijen zouden verloren gaan:
    }
tournament-discarded = { $first } – { $second }
tournament-pinned-now = Vastgezet: tafel { $table }, { $first } – { $second }. Dat blijft als de ronde opnieuw wordt ingedeeld.
tournament-unpinned = Niet meer vastgezet: tafel { $table }, { $first } – { $second }.
tournament-compared = Ronde { $round } vergeleken met het eigen voorstel:
tournament-compared-same = Dezelfde spelers treffen elkaar.
tournament-compared-lacks = Alleen in het voorstel: { $list }
tournament-compared-has = Alleen hier: { $list }
tournament-compared-bye = Vrij: { $before } in het voorstel, hier { $after }.
tournament-compared-nobody = niemand
tournament-compared-cost = Wat het kost: { $what }, { $other } in plaats van { $best }.
tournament-compared-as-good = Het is even goed; de volgorde van de nummers besliste.
tournament-draft-twice = { $player } staat er twee keer in. Iedereen heeft één plaats in een ronde.
tournament-draft-missing = { $player } ontbreekt. Geef een tegenstander, of vrij met --bye.
tournament-draft-unknown = { $player } speelt niet in deze ronde. Laat die speler weg.
tournament-plays-already = speelt al
tournament-left-for-later = { $first } – { $second } komt in een latere ronde ({ $player }: { $why }).
tournament-round-of = { $tournament }, ronde { $round }, { $date }
tournament-nobody-came = Geen van beiden kwam opdagen: beiden verliezen.
tournament-round-published = Ronde { $round } is gepubliceerd.
tournament-no-duplicates = De tafels van { $tournament } spelen eigen opstellingen. “halali tournament edit EVENT --duplicates” verandert dat voor de start.
tournament-deals-secret = De opstellingen van ronde { $round } zijn geheim tot die is afgesloten. De organisator ziet ze met --organiser, om ze op borden te leggen.
tournament-deal = Ronde { $round }, partij { $game }: { $deal }
tournament-round-closed-now = Ronde { $round } is afgesloten.
tournament-round-reopened = Ronde { $round } is weer open.
tournament-deletes-round = Ronde { $round } wordt geschrapt met de indeling. Series met partijen die meegaan: { $count }.
tournament-round-deleted = Ronde { $round } is geschrapt.
tournament-result = Tafel { $table }, { $first } – { $second }: { $outcome }
tournament-has-result = Tafel { $table } van ronde { $round } heeft al een uitslag: { $outcome } Een partij verbeteren: “halali series correct { $series } NUMMER PARTIJ”.
tournament-go-on = { $count } gaan door, in deze volgorde: { $list }.
tournament-level-at-cut = Zij delen de plaats waarop de grens valt, en het nummer besliste: { $list }.
tournament-stage-closed-now = Fase { $stage } is afgesloten, en de volgende is begonnen.
tournament-resumed = { $tournament } gaat verder.
tournament-removes = { $tournament } wordt verwijderd. Series met partijen blijven in de club, buiten elk toernooi.
tournament-removes-all = { $tournament } wordt verwijderd met al zijn series.
tournament-removed = Toernooi { $tournament } verwijderd.
tournament-standings-start = Stand van { $tournament } voor de eerste ronde
tournament-standings-after = Stand van { $tournament } na ronde { $round }
tournament-crosstable-start = Kruistabel van { $tournament } voor de eerste ronde
tournament-crosstable-after = Kruistabel van { $tournament } na ronde { $round }
tournament-crosstable-live = Kruistabel van { $tournament } tot nu toe, ronde { $round } is nog open
tournament-standings-group = { $title }, groep { $group }
tournament-letters = Rij van de tegenstander met + gewonnen, = gelijk, - verloren. b vrije ronde, r vrij op verzoek, a afwezig, l nog niet ingeschreven, w teruggetrokken, f zonder spelen, n niemand kwam, ? ontbreekt, * open, x ongeldig, p pauze (rust), t door zonder spelen.
timer-runs = Ronde { $round }: nog { $time } van { $length }.
timer-paused = Ronde { $round }: gepauzeerd, nog { $time } van { $length }.
timer-over = Ronde { $round }: al { $time } voorbij; de ronde had { $length }.
timer-by-time-of-day = De computer is opnieuw gestart, dus dit gaat op zijn tijd. Is die verzet, corrigeer de timer dan met “extend”.
timer-none = { $tournament } heeft geen timer. Start er een: “halali tournament timer start last 60”.
timer-length = Een timer loopt minstens een seconde en hoogstens een dag. Geef een tijd daartussen.
timer-is-running = De timer van ronde { $round } loopt. Pauzeer hem eerst.
timer-is-paused = De timer van ronde { $round } is gepauzeerd. Hervat hem eerst.
event-page-contents = Inhoud
event-page-no-script = Om partijen hier na te spelen moet de browser het script van deze pagina uitvoeren.
event-page-replay = Naspelen
event-page-animals = Dieren
event-page-humans = Mensen
event-page-board = Bord
event-page-moves = Zetten
event-page-step = Actie
event-page-first = Naar het begin
event-page-back = Eén actie terug
event-page-play = Afspelen
event-page-pause = Pauze
event-page-forward = Eén actie vooruit
event-page-last = Naar het einde
event-page-close = Sluiten
event-page-entries = Inschrijvingen
event-stage-format = Fase { $stage }: { $format }
event-page-game-ended = { $game }: { $how }
event-page-counts = Partij voorbij: { $how }. Telt: { $points } ({ $exited } buiten).
event-page-same-deals = Alle tafels spelen dezelfde opstellingen: partijen kun je naspelen zodra elke tafel klaar is.
round-final = Finale
round-semi-finals = Halve finales
round-quarter-finals = Kwartfinales
round-last-of = Laatste { $players }
round-winners = Winnaars, ronde { $round }
round-losers = Verliezers, ronde { $round }
round-third-place = Derde plaats
round-grand-final = Grote finale
round-reset = Tweede grote finale
event-page-loser-of = Verliezer van { $number }
tournament-not-in-table = { $first } en { $second } staan niet in één stand. Kies een andere fase met --stage.
tournament-share-place = { $first } en { $second } delen de plaats: ze zijn in alles gelijk.
tournament-above = { $first } staat boven { $second }. { $by }: { $more } tegen { $less }.
tournament-above-bracket = { $first } kwam verder in het schema dan { $second }.
tournament-term = ronde { $round } { $what } { $value }
tournament-term-median = ronde { $round } partij { $game } { $what } { $value } (verschil { $margin }, mediaan { $median })
tournament-term-tables = ronde { $round } partij { $game } { $what } { $value } (verschil { $margin }, { $others ->
        [one] tegen { $others } andere tafel)
       *[other] tegen { $others } andere tafels)
    }
tournament-term-left-out = ronde { $round } { $what } { $value } (weggelaten)
tournament-term-adjusted = ronde { $round } { $what } { $value } (uit { $base }, niet gespeelde rondes { $change })
tournament-terms = { $player }: { $list }; samen { $sum }.
tournament-terms-between = {"; "}
tournament-they-play = { $first } en { $second } spelen tegen elkaar in ronde { $round }.
tournament-they-play-not = { $first } en { $second } spelen niet tegen elkaar in ronde { $round }.
tournament-why-schedule = Dat volgt uit het schema van het round-robintoernooi.
tournament-why-bracket = Dat volgt uit het knock-outschema.
tournament-why-pinned = De indeling is vastgezet: de organisator besliste zo.
tournament-why-by-hand = De ronde is met de hand gewijzigd: het eigen voorstel heeft dit niet.
tournament-why-taken-apart = De ronde is met de hand gewijzigd: in het eigen voorstel spelen ze.
tournament-no-bye = Niemand heeft een vrije ronde nodig in ronde { $round }.
tournament-bye-by-hand = { $player } heeft ronde { $round } vrij omdat de organisator dat zo wilde.
tournament-bye-of = { $byes ->
    [0] { $player } heeft ronde { $round } vrij, voor het eerst.
    [one] { $player } heeft ronde { $round } vrij, na één eerdere vrije ronde.
   *[other] { $player } heeft ronde { $round } vrij, na { $byes } eerdere vrije rondes.
}
tournament-bye-due = Niemand met zo weinig vrije rondes staat lager.
tournament-had-byes = { $count ->
        [one] had al { $count } vrije ronde
       *[other] had al { $count } vrije rondes
    }
tournament-passed-over = { $player } is eerder aan de beurt, maar: { $why }
tournament-state-registration = inschrijving
tournament-state-running = bezig
tournament-state-finished = afgelopen
format-swiss = { $rounds ->
    [one] Zwitsers systeem, { $rounds } ronde
   *[other] Zwitsers systeem, { $rounds } rondes
}
format-round-robin = round robin
format-double-round-robin = dubbele round robin
format-groups = round robin in { $groups } groepen
format-double-groups = dubbele round robin in { $groups } groepen
format-knockout = knock-out
format-double-knockout = dubbele knock-out
format-league = competitie
format-league-average = { $least ->
    [one] competitie op gemiddelde, vanaf { $least } serie
   *[other] competitie op gemiddelde, vanaf { $least } series
}
out-bye = vrije ronde
out-requested-bye = vrij op verzoek
out-absent = afwezig
out-rest = rust
out-through = door zonder te spelen
status-late = nog niet ingeschreven
status-series = serie
criterion-enough = genoeg series
criterion-total-points = Totaal punten
criterion-difference = Puntenverschil
criterion-exited = Tegels buiten
criterion-bears = Geslagen beren
criterion-wins = Winst
criterion-buchholz = Buchholz
criterion-median = Buchholz-mediaan
criterion-buchholz-cut = { $highest ->
    [0] Buchholz zonder { $lowest } laagste
   *[other] Buchholz zonder { $lowest } laagste, { $highest } hoogste
}
criterion-sonneborn-berger = Sonneborn-Berger
criterion-direct-encounter = Onderling resultaat
criterion-direct-encounter-again = Onderling resultaat, opnieuw
criterion-progressive = Progressief
criterion-opponents-rating = Gemiddelde rating van tegenstanders
criterion-performance = Prestatierating
criterion-duplicate-median = Verschil met de mediaan
criterion-duplicate-tables = Punten tegen andere tafels
criterion-lot = Loting
unplayed-draw = Niet gespeelde rondes: die van een tegenstander telt als gelijkspel tegen zichzelf, een eigen als een tegenstander met de eigen score.
unplayed-only-played = Voor cijfers van tegenstanders tellen alleen gespeelde rondes.
pairing-nobody = Niemand speelt in deze ronde. Schrijf spelers in, of neem terug dat ze niet spelen.
pairing-alone = { $player } zou in deze ronde alleen zijn. Beëindig het toernooi, of neem terug dat anderen niet spelen.
pairing-nothing-fits = Met wat met de hand vastligt, blijft iemand zonder tegenstander. Neem een van die wensen terug.
pairing-all-played = Alles is gespeeld. Beëindig het toernooi, of sluit de fase af.
pairing-place = ronde { $round } tafel { $table }
pairing-waiting = Het schema gaat verder als er uitslagen zijn: { $list }.
pairing-nobody-free = Geen van degenen die elkaar moeten treffen, kan in deze ronde spelen. Neem terug dat iemand niet speelt.
pairing-fixed-twice = { $player } is twee keer vastgezet. Zet een speler één keer per ronde vast.
pairing-fixed-absent = { $player } is vastgezet, maar speelt niet in deze ronde. Neem een van beide terug.
pairing-together-and-apart = { $first } en { $second } zijn tegelijk vastgezet en gescheiden. Laat een van beide weg.
pairing-even = { $player } kan geen vrije ronde hebben: iedereen heeft in deze ronde een tegenstander.
pairing-too-many = { $count } spelers zijn meer dan een ronde indeelt. Splits het toernooi.
pairing-last-stage = Er is geen fase na fase { $stage }. Beëindig in plaats daarvan het toernooi.
schedule-too-few = { $players ->
    [one] Eén speler is te weinig: er zijn er minstens { $least } nodig.
   *[other] { $players } spelers zijn te weinig: er zijn er minstens { $least } nodig.
}
schedule-too-many = { $players } spelers zijn te veel: deze vorm gaat tot { $most }.
schedule-groups = { $players } spelers maken geen { $groups } groepen van minstens twee. Kies minder groepen.
schedule-cut = Uit groep { $group } zouden er meer doorgaan dan erin spelen. Kies een kleiner aantal.
swiss-may-run-dry = { $most ->
    [one] Vanaf ronde { $round } kunnen herhalingen nodig zijn; een round robin duurt één ronde.
   *[other] Vanaf ronde { $round } kunnen herhalingen nodig zijn; een round robin duurt { $most } rondes.
}
swiss-everybody-meets = In zo veel rondes treft iedereen iedereen: kies liever een round robin.
swiss-repeats = { $most ->
    [one] Vanaf ronde { $round } zijn herhalingen zeker; een round robin duurt één ronde.
   *[other] Vanaf ronde { $round } zijn herhalingen zeker; een round robin duurt { $most } rondes.
}
broken-hard = { $first } en { $second } mogen niet tegen elkaar spelen, maar doen het nu wel.
broken-soft = { $first } en { $second } spelen liever niet tegen elkaar, maar doen het nu wel.
broken-rematch = { $count ->
        [one] { $first } en { $second } hebben al tegen elkaar gespeeld.
       *[other] { $first } en { $second } hebben al { $count } keer tegen elkaar gespeeld.
    }
broken-bye = { $count ->
    [one] { $player } heeft weer een vrije ronde, na één eerdere.
   *[other] { $player } heeft weer een vrije ronde, na { $count } eerdere.
}
verdict-so-paired = Zo staat het in het voorstel.
verdict-as-good = Anders is even goed; de volgorde van de nummers besliste.
verdict-impossible = Anders is er geen volledige indeling.
verdict-differs = Anders is slechter: { $what }, { $other } in plaats van { $best }.
cost-hard-avoids = spelers die niet tegen elkaar mogen
cost-second-bye = eerdere vrije rondes van wie vrij is
cost-ahead = herhalingen en vrije rondes buiten de beurt in de komende rondes
cost-rematches = herhalingen
cost-old-rematches = eerdere ontmoetingen bij herhalingen
cost-bye-score = score van wie vrij is
cost-bye-seed = spelers met een hoger nummer dan wie vrij is
cost-score-gaps = som van de kwadraten van scoreverschillen
cost-soft-avoids = spelers die liever niet tegen elkaar gaan
cost-floats-running = spelers die hun scoregroep twee keer achtereen dezelfde kant op verlaten
cost-floats-again = eerdere keren uit de scoregroep die kant op
cost-openings = eerdere openingen als de dieren van wie begint
cost-group-order = afstand van de volgorde in scoregroepen
column-format = Vorm
column-players = Spelers
column-rounds = Rondes
column-state = Toestand
column-seed = Nr.
column-table = Tafel
column-animals-first = Begint (dieren)

## Paper

paper-latin = Woorden in tekens die in het lettertype ontbreken, staan er in Latijnse letters.
paper-imprint = { $club } · afgedrukt op { $date }
paper-imprint-plain = Afgedrukt op { $date }
paper-check-in = Aanwezigheidslijst
paper-name-cards = Naamkaartjes
paper-schedule = Speelschema
paper-pairings = Indeling op tafel
paper-pairings-by-name = Indeling op naam
paper-slips = Uitslagbriefjes
paper-score-sheets = Scorebladen
paper-score-sheet = Scoreblad
paper-ties = Hoe gelijke standen zijn beslist
paper-no-round = Er is nog geen ronde ingedeeld. Deel er een in en druk dit dan opnieuw af.
paper-not-started = Het toernooi is nog niet begonnen. Start het en druk dit dan opnieuw af.
paper-nobody = Er is nog niemand ingeschreven.
paper-no-bracket = Deze fase is geen knock-out en heeft dus geen schema.
paper-empty = Deze lijst is leeg.
game-number = Partij { $game }
paper-signature = Handtekening
paper-tile = Tegel
paper-each = Punten per stuk
paper-captured = geslagen
paper-exited = buiten
paper-exited-in-all = buiten, in totaal
paper-here = Er
paper-number = Nr. { $number }
paper-round = Ronde
paper-round-to-come = komt nog
paper-round-paired = ingedeeld
paper-round-under-way = bezig
paper-round-over = afgelopen
tournament-so-far = Het toernooi is nog niet afgelopen: plaatsen kunnen nog veranderen.
paper-prize = Prijs
paper-ranked-by = De plaatsen volgen achtereenvolgens uit: { $list }.
paper-no-ties = Niemand stond gelijk: het eerste daarvan besliste elke plaats.
print-ending = Noem een bestand dat eindigt op .pdf of .html, of een map met een schuine streep erachter.
## Toernooien in het venster

app-place-tournaments = Toernooien
tournaments-new = Nieuw toernooi
tournaments-none = Nog geen toernooi
tournaments-none-more = Maak er een: een naam, een speelwijze en wie er meedoet. Het programma deelt elke ronde in, zegt waarom, en telt.
tournaments-none-formats = Zwitsers, round robin, knock-out, dubbele eliminatie, groepen met knock-out, of een competitie over meerdere avonden.
event-desk = Leiding
event-crosstable = Kruistabel
event-bracket = Knock-outschema
event-statistics = Cijfers
event-prizes = Prijzen
event-gone = Dit toernooi bestaat niet meer.
event-entries = Ingeschreven spelers: { $count }
event-has-started = Alles staat klaar
event-round = Ronde { $round }
event-round-of = Ronde { $round } van { $of }
event-stage = Fase { $stage }
event-group = Groep { $group }
event-table = Tafel { $table }
event-counts = Klaar: { $done } · bezig: { $playing } · zonder uitslag: { $waiting }
event-table-number = Tafel
event-table-hint = Nummer en Enter: uitslag; nummer en P: bord.
event-change-pairings = Indeling wijzigen
event-close-missing = Afsluiten zonder alle uitslagen
event-close-question = Ronde { $round } afsluiten terwijl er uitslagen ontbreken? Beide spelers krijgen niets tot ze zijn ingevoerd.
event-reopen-question = Ronde { $round } heropenen? Eén uitslag kun je ook zonder dat verbeteren.
event-strike-question = Ronde { $round } schrappen, met indeling en partijen?
event-resume-question = Doorgaan met het toernooi, al is het voorbij?
event-reopen = Heropenen
event-strike-round = Ronde schrappen
event-resume = Doorgaan
event-do-enter = Spelers inschrijven
event-do-start = Beginnen
event-do-pair = Ronde { $round } voorstellen
event-do-reseat = Tegenstanders zoeken
event-do-release = Ronde { $round } publiceren
event-do-extra = Extra partijen invoeren
event-do-result = Uitslag invoeren
event-do-close = Ronde { $round } afsluiten
event-do-advance = Volgende fase
event-do-finish = Afronden
event-next-reseat = Nu: iemand heeft ronde { $round } verlaten; tafels zonder tegenstander: { $tables }.
event-next-release = Nu: ronde { $round } publiceren, zodat iedereen haar mag zien.
event-played-as = Speelwijze: { $format }.
event-ranked-by = Gerangschikt op: { $list }.
event-cut = Hoeveel gaan er door?
event-cut-groups = Hoeveel gaan er door uit elke groep?
event-to-tables = Naar de tafels
event-series-page = Pagina van de serie
event-is-live = Deze twee spelen op het scherm. De uitslag komt vanzelf.
event-correct-before = Ingevoerde partijen verbeteren
event-why-closed = Reden, want de ronde is afgesloten
event-show-changes = Tonen wat er verandert
event-changes = Wat de verbetering verandert
event-correct-keep = Verbeteren, indeling blijft
event-correct-unstarted = Verbeteren, vrije tafels opnieuw
event-correct-all = Verbeteren, alles opnieuw
event-correct-stays = { $count ->
    [0] Hierna komt geen ronde: geen indeling verandert.
    [one] Ronde { $rounds } blijft zoals die is.
   *[other] De rondes { $rounds } blijven zoals ze zijn.
}
event-correct-free = { $count ->
    [one] Tafel { $tables } van ronde { $round }, die nog niet begonnen is, wordt opnieuw ingedeeld.
   *[other] { $count } tafels van ronde { $round } die nog niet begonnen zijn, worden opnieuw ingedeeld: { $tables }.
}
event-correct-again = { $count ->
    [one] Tafel { $tables } van ronde { $round } wordt opnieuw ingedeeld.
   *[other] { $count } tafels van ronde { $round } worden opnieuw ingedeeld: { $tables }.
}
event-correct-lost = { $count ->
    [0] Er vervalt geen partij.
   *[other] { $games ->
        [0] Wat aan { $count ->
            [one] tafel
           *[other] tafels
        } { $tables } begonnen is, vervalt: { $series }.
        [one] Er vervalt één partij, aan tafel { $tables }: { $series }.
       *[other] Er vervallen { $games } partijen, aan { $count ->
            [one] tafel
           *[other] tafels
        } { $tables }: { $series }.
    }
}
event-no-place-moves = Geen plaats verandert.
event-paired-otherwise = Ronde { $round } zou aan de tafels { $tables } anders zijn ingedeeld.
event-paired-the-same = Ronde { $round } zou hetzelfde zijn ingedeeld.
event-not-come = { $name } kwam niet
event-nobody-came = Geen van beiden kwam
event-came = Ze kwamen toch
event-enter-hint = Enter gaat van veld naar veld en slaat aan het eind op.
event-correct-hint = Er wordt niets bewaard voordat je ziet wat er verandert.
event-needs-opponent = zonder tegenstander
event-live = partij { $game } op het scherm
event-missing = uitslag ontbreekt
event-goes-on = gelijk, gaat door
event-after-game = na partij { $game }
event-proposal = Voorstel voor ronde { $round }
event-change-round = Indeling van ronde { $round }
event-accept = Alleen indelen
event-accept-publish = Indelen en publiceren
event-accept-change = Indeling wijzigen
event-proposal-hint = Sleep een naam op een andere om ze te ruilen, of kies beide. Met toetsen: ↑ ↓ tafel, ← → naam; wie gekozen is: A is afwezig, B vraagt vrij, Delete trekt zich terug; P zet de tafel vast, Enter aanvaardt.
event-going-out = { $name } speelt ronde { $round } niet mee: { $out }; matchpunten daarvoor: { $points }.
event-going-leaves = { $name } trekt zich terug en wordt vanaf ronde { $round } niet meer ingedeeld; uitslagen blijven staan.
event-going-needs = { $name } aan tafel { $table } heeft dan een andere tegenstander nodig.
event-going-stays = De indeling van ronde { $round } blijft zoals die is.
event-going-same = Geen ander paar verandert.
event-going-pairs = { $count ->
    [one] Eén paar is nieuw: { $list }.
   *[other] { $count } paren zijn nieuw: { $list }.
}
event-going-bye = { $name } heeft de vrije ronde.
event-going-no-bye = Niemand heeft nog een vrije ronde.
event-costs = Wat de wijziging kost
event-by-hand = Dit wijkt af van het voorstel van het programma.
event-pair-rest = De rest opnieuw indelen
event-reasons = Waarom zo
event-breaks-nothing = Geen regel wordt geschonden.
event-pin = Vastzetten
event-pinned = Vast
event-why = Waarom?
event-live-standings = Nu
event-after-round = Na { $round }
event-by-table = Per tafel
event-by-name = Op naam
event-scheduled = nog te spelen, volgens het schema
event-not-published = nog niet gepubliceerd
event-published = gepubliceerd
event-closed = afgesloten
event-who-enters = Wie doet er mee?
event-from-list = Uit de lijst van de club
event-from-last = Iedereen van het vorige
event-others-absent = Afwezig in ronde { $round }: de anderen ({ $count })
event-entered = { $here ->
    [0] Spelers: { $count }; vink aan wie er is
   *[other] Spelers: { $count }, waarvan aanwezig: { $here }
}
event-nobody = Nog niemand. Typ een naam en druk op Enter; wie nieuw is, komt op de lijst van de club.
event-here = Hier
event-kept-apart = Uit elkaar:
event-deeds = Wat je kunt doen
event-return = Komt terug
event-plays = Speelt toch in ronde { $round }
event-asks-bye = Vraagt vrij in ronde { $round }
event-is-absent = Afwezig in ronde { $round }
event-gets-bye = Krijgt vrij in ronde { $round }
event-strike-entry = Inschrijving schrappen
event-withdraw = Trekt zich terug
event-fixed-table = Altijd aan tafel
event-any-table = Aan elke tafel
event-apart-from = Niet tegen
event-keep-apart = Beiden uit elkaar houden
event-out = ronde { $round }: { $out }
event-place = Plaats { $rank }
event-figures = Waarden, elk met de delen
event-why-place = Waarom deze plaats
term-adjusted = { $base }, bijgesteld met { $more }
term-lowest = laagste, telt niet
term-highest = hoogste, telt niet
term-own-score = niet gespeeld: eigen score
term-so-far = som tot dan
prizes-amounts = Prijzen vanaf de eerste plaats
prizes-wrong = Getallen met hooguit twee decimalen en spaties ertussen, zoals 30 20 12,50.
prizes-hint = Getallen met spaties ertussen, zoals 30 20 12,50. Bekers, boeken en andere dingen noem je hierboven; typ een 1 voor elke plaats die er een wint.
prizes-none = Er valt nog niets te winnen.
prizes-name = Naam van de prijzen
prizes-add = Prijzen toevoegen
prizes-more = Meer prijzen
prizes-remove = Verwijderen
bracket-none = Nog geen schema.
bracket-small = Klein
bracket-usual = Gewoon
bracket-large = Groot
setup-title = Instellingen
setup-make = Aanmaken
setup-usual-name = Toernooi van { $date }
setup-what = Wat en wanneer
setup-no-name = Een toernooi heeft een naam nodig.
setup-day = Dag
setup-last-day = Laatste dag, als anders
setup-no-number = Vul een getal vanaf 1 in.
setup-format = Speelwijze
setup-started = Het toernooi is begonnen: speelwijze, partijen en rangschikking liggen vast.
setup-groups = Groepen
setup-double = Dubbel, heen en terug
setup-third = Om de derde plaats spelen
setup-average = Op gemiddelde rangschikken
setup-rounds-advised = Rondes (leeg: { $rounds }, advies)
setup-series = Partijen
setup-one-game = Het kortst, maar wie welke kant heeft, is geluk.
setup-two-games = De kanten wisselen, dus niemand heeft de betere.
setup-four-games = Twee partijen per kant: minder geluk, dubbele tijd.
setup-clock = Minuten per speler op het scherm
setup-no-clock = Zonder klok verliest niemand op tijd.
setup-with-clock = Wie door de tijd gaat, verliest de partij.
setup-criteria = Rangschikking
setup-criteria-more = Het eerste beslist; elk volgende alleen bij gelijke stand. Wie echt gelijk is, deelt de plaats.
setup-no-figure = Vul een heel of half getal in.
setup-no-whole = Vul een geheel getal in.
setup-no-number-between = Vul een getal van { $least } tot { $most } in.
setup-no-time = Vul een tijd in, zoals 19:00.
setup-goes-on = Wat eerder getypt is, gaat hier verder.
setup-afresh = Opnieuw beginnen
setup-least = Geklasseerd vanaf hoeveel series
setup-go-on = Hoeveel er doorgaan (voor de planning)
setup-then = En daarna
setup-then-nothing = Niets meer
setup-then-nothing-more = De stand van deze fase beslist wie wint.
setup-then-more = De besten gaan door: { $stages }. Wie dat zijn, wordt na deze fase beslist.
setup-choices = Meer keuzes
setup-choices-more = Indeling, opstellingen, vrije rondes en gemiste rondes: het gebruikelijke is al gekozen.
setup-choices-show = Tonen
setup-choices-hide = Minder keuzes
setup-order = Wie tegen wie speelt bij gelijke stand
order-slide = Bovenste tegen onderste helft
order-slide-more = De eerste van de bovenste helft treft de eerste van de onderste: overal vergelijkbare kansen.
order-fold = Eerste tegen laatste
order-fold-more = De sterkste treft de zwakste: favorieten treffen elkaar later.
order-neighbours = Buren
order-neighbours-more = De eerste treft de tweede, de derde de vierde: spannende series, en vroege toppers.
order-random = Door loting
order-random-more = Sterkte telt niet; een lot dat na te gaan is beslist.
setup-paired-by = Ingedeeld op
paired-by-match = Matchpunten
paired-by-match-more = Wie evenveel series gewonnen heeft, speelt tegen elkaar.
paired-by-points = Punten van de partijen
paired-by-points-more = Wie ongeveer evenveel punten heeft, speelt tegen elkaar: ruime zeges tellen.
setup-deals = Opstellingen
deals-own = Elke tafel een eigen
deals-own-more = De tegels worden aan elke tafel geschud, zoals altijd.
deals-same = Dezelfde aan alle tafels
deals-same-more = Alle tafels van een ronde leggen dezelfde opstellingen: uitslagen zijn te vergelijken, maar het leggen duurt langer.
setup-worth = Wat een serie waard is
setup-win = Gewonnen
setup-draw = Gelijk
setup-loss = Verloren
setup-walkover = Punten van een partij zonder spel
setup-worth-more = Wie tevergeefs wacht, krijgt de winst en deze punten per partij.
setup-bye = Een vrije ronde, naast de winst
bye-average = Eigen gemiddelde
bye-average-more = Punten en tegels als in de eigen andere series: een vrije ronde helpt noch schaadt.
bye-fixed = Altijd hetzelfde
bye-fixed-more = Iedereen krijgt deze punten en tegels: eenvoudig, maar gunstig voor de zwakken.
setup-bye-points = Punten van een vrije ronde
setup-bye-exited = Tegels van een vrije ronde
setup-most-byes = Vrije rondes hooguit (leeg: onbeperkt)
setup-missed = Gemiste rondes
setup-requested-bye = Gevraagd (leeg: halve winst)
setup-absent = Gewoon afwezig
setup-late = Voor late instap (leeg: als afwezig)
setup-missed-more = Matchpunten per gemiste ronde. Te veel nodigt uit om weg te blijven.
setup-unplayed = Niet gespeelde rondes in de cijfers over tegenstanders
unplayed-as-draw = Als gelijkspel tegen zichzelf
unplayed-as-draw-more = Niemand wint of verliest veel door een tegenstander die niet kwam.
unplayed-not = Alleen gespeelde
unplayed-not-more = Wie een ronde mist, heeft minder tegenstanders die tellen en lagere cijfers.
setup-leaving = Als iemand een volledige competitie verlaat
leaves-half = Naargelang de helft gespeeld is
leaves-half-more = Voor de helft vervallen de series; daarna winnen de anderen de overige.
leaves-wins = De anderen winnen
leaves-wins-more = Wat gespeeld is blijft, en wie nog moest komen wint.
leaves-annul = Alles vervalt
leaves-annul-more = De stand is alsof deze speler nooit meedeed.
setup-drawn = Als ook extra partijen gelijk eindigen
drawn-seed = De hoger geplaatste gaat door
drawn-seed-more = Wie eerder hoger stond, heeft het verdiend.
drawn-lot = Het lot beslist
drawn-lot-more = Beiden hebben dezelfde kans.
setup-extra-pairs = Extra partijparen
setup-trial = Uitproberen
setup-try-more = Speelt veel zulke toernooien in het geheugen, met de echte indeling. Niets wordt bewaard.
setup-spread = Ratingverschil tussen sterkste en zwakste
setup-try = Uitproberen
setup-trying = De opzet wordt uitgeprobeerd …
setup-tried-before = De opzet is sinds deze proef veranderd.
setup-tried = { $events } toernooien gespeeld
setup-tried-rounds = { $rounds ->
    [one] Met één ronde ({ $events } toernooien)
   *[other] Met { $rounds } rondes ({ $events } toernooien)
}
setup-not-apart = Paren worden alleen uit elkaar gehouden in een proef met de { $players } ingeschreven spelers.
prizes-for = Voor wie
prizes-for-all = Iedereen
prizes-for-group = Eén groep
prizes-for-club = Een groep van de club
prizes-for-rated = Onder een rating
prizes-for-which = Welke
setup-preview = Wat het wordt
setup-preview-more = Alleen om te plannen: niets wordt bewaard.
setup-players = Spelers
setup-tables = Tafels
setup-minutes = Minuten
setup-start = Begin
setup-instead = Liever een round robin
setup-remove = Toernooi verwijderen
setup-remove-question = Toernooi verwijderen?
setup-remove-more = Series met partijen kunnen bij de club blijven, buiten elk toernooi.
setup-remove-keep = Verwijderen, series blijven
setup-remove-all = Met alle series verwijderen
kind-swiss = Zwitsers
kind-round-robin = Round robin
kind-knockout = Knock-out
kind-double-knockout = Dubbele eliminatie
kind-groups = Groepen, dan knock-out
kind-league = Competitie
kind-swiss-more = Iedereen speelt elke ronde, tegen iemand met evenveel punten. Voor veel spelers zijn weinig rondes genoeg.
kind-round-robin-more = Iedereen tegen iedereen: het eerlijkst en het langst. Het schema staat vanaf het begin vast.
kind-knockout-more = Wie een serie verliest, ligt eruit. Kort en spannend, maar de helft is na één ronde klaar.
kind-double-knockout-more = Wie twee keer verliest, ligt eruit: één slechte serie is niet het einde.
kind-groups-more = Round robins in groepen, daarna knock-out van de besten. Iedereen speelt meerdere series, en er is een finale.
kind-league-more = Over meerdere avonden die sommigen mogen missen; de indeling volgt de stand.
meaning-match-points = Twee voor een gewonnen serie, één voor een gelijke.
meaning-total-points = De punten van alle partijen samen.
meaning-difference = Eigen punten min die van de tegenstanders.
meaning-exited = Eigen tegels die het bos hebben verlaten.
meaning-bears = Geslagen beren; vraagt scorebladen met tegels.
meaning-wins = Hoeveel series zijn gewonnen.
meaning-buchholz = De matchpunten van alle tegenstanders: sterkere geven voorrang.
meaning-buchholz-cut = Hetzelfde zonder de uiterste tegenstanders.
meaning-sonneborn-berger = De matchpunten van de verslagenen, half bij gelijkspel.
meaning-direct-encounter = Wat de gelijken tegen elkaar deden.
meaning-direct-encounter-again = Hetzelfde, opnieuw begonnen onder wie daarna nog gelijk staan.
meaning-progressive = Matchpunten na elke ronde opgeteld: vroeg winnen telt meer.
meaning-opponents-rating = De gemiddelde rating van de tegenstanders bij het begin.
meaning-performance = De rating waar de uitslagen voor staan.
meaning-duplicate = Tegen allen met dezelfde opstelling.
meaning-lot = Door loting, altijd dezelfde.

hall-view = Zaalscherm en klok
hall-timer = Rondeklok
hall-no-timer = Er loopt geen klok.
hall-start = Starten voor ronde { $round }
hall-length = minuten
hall-pause = Pauzeren
hall-resume = Verder
hall-minutes = { $minutes } min
wall-title = Zaalscherm
wall-explained = Een tweede venster, voor een beamer of een tweede scherm. Het toont alleen wat gepubliceerd is, en uitslagen alleen van afgesloten rondes.
wall-open = Zaalscherm openen
wall-close = Zaalscherm sluiten
wall-whole = Volledig scherm (F11)
wall-other = Het zaalscherm toont { $tournament }.
wall-take-over = Dit toernooi tonen
wall-in-turn = Alles om de beurt
wall-by-table = Indeling per tafel
wall-by-name = Indeling op naam
wall-timer = Klok
wall-notice = Mededeling
wall-notice-hint = Wat iedereen moet lezen
wall-notice-show = Tonen
wall-now = Te zien: { $what }, pagina { $page } van { $of }
wall-nothing = Er is nog geen ronde gepubliceerd.
wall-no-standings = De stand komt met de eerste ronde die afgesloten is.
wall-final = Eindstand
wall-after = Stand na ronde { $round }
wall-group = Groep { $group }

papers-view = Afdrukken, bestanden
papers-what = Op papier
papers-all = Alles
papers-save = Opslaan…
papers-files = Bestanden
papers-files-more = Het hele toernooi als pagina voor de site van de club, als archief of als partijnotatie; tabellen voor spreadsheets. Het archief heeft ook rondes die niet gepubliceerd zijn, zonder contactgegevens, huishoudens en paren die niet tegen elkaar spelen.
papers-event = Hele toernooi
papers-pairings = Indeling
papers-laid-out = De pagina’s worden opgemaakt…
papers-none = Er staat nog niets op.
papers-page = Pagina { $page } van { $of }
take-print-page = Pagina om af te drukken
take-event-page = Pagina voor de site, met partijen om na te spelen
take-archive = Archief dat weer ingelezen kan worden
