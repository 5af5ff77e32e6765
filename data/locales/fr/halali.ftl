# Halali! en français.

## Tuiles, camps, directions

kind-hunter = chasseur
    .the = le chasseur
    .a = un chasseur
    .count = { $count ->
        [one] { $count } chasseur
       *[other] { $count } chasseurs
    }
kind-lumberjack = bûcheron
    .the = le bûcheron
    .a = un bûcheron
    .count = { $count ->
        [one] { $count } bûcheron
       *[other] { $count } bûcherons
    }
kind-fox = renard
    .the = le renard
    .a = un renard
    .count = { $count ->
        [one] { $count } renard
       *[other] { $count } renards
    }
kind-bear = ours
    .the = l’ours
    .a = un ours
    .count = { $count } ours
kind-duck = canard
    .the = le canard
    .a = un canard
    .count = { $count ->
        [one] { $count } canard
       *[other] { $count } canards
    }
kind-pheasant = faisan
    .the = le faisan
    .a = un faisan
    .count = { $count ->
        [one] { $count } faisan
       *[other] { $count } faisans
    }
kind-tree = arbre
    .the = l’arbre
    .a = un arbre
    .count = { $count ->
        [one] { $count } arbre
       *[other] { $count } arbres
    }

# Quand il importe de savoir de quel chasseur il s’agit.
hunter-with-rifle = un chasseur, fusil vers { $direction }

direction-north = le nord
direction-east = l’est
direction-south = le sud
direction-west = l’ouest

side-animals = animaux
    .the = les animaux
    .of = des animaux
    .by = des animaux
side-humans = humains
    .the = les humains
    .of = des humains
    .by = des humains

## La fin d’une partie

end-turns-used = les deux joueurs ont joué leurs cinq derniers tours
end-no-tile = { $side } n’ont plus de tuile sur le plateau
end-no-action = { $side } n’ont plus d’action possible

outcome-points = Partie terminée, { $end } : { $points } (tuiles sorties : { $exited }). Victoire { $side } aux points.
outcome-exits = Partie terminée, { $end } : { $points } (tuiles sorties : { $exited }). Victoire { $side } au nombre de tuiles sorties.
outcome-drawn = Partie terminée, { $end } : { $points } (tuiles sorties : { $exited }). Partie nulle.

## Pourquoi une action est refusée

refusal-game-over = La partie est terminée : { $end }.
refusal-no-tile = Il n’y a pas de tuile en { $at }.
refusal-face-down = La tuile en { $at } est face cachée : on ne peut que la découvrir.
refusal-face-up = La tuile en { $at } est déjà découverte : { $tile }.
refusal-tile-unknown = Ici, on ne sait pas ce qui est caché en { $at }. Indiquez la tuile découverte, par exemple { $at }=F.
refusal-other-tile = Ce n’est pas { $named } qui se trouve en { $at }.
refusal-none-left = Plus aucun { $kind } à découvrir : les { $count } sont déjà découverts ou dans une pile.
refusal-not-yours = En { $at }, { $tile } appartient au camp { $owner }, mais c’est au tour { $player } de jouer.
refusal-green-never-leaves = En { $at } se trouve { $tile } : les tuiles vertes ne sortent jamais de la forêt.
refusal-tree-never-moves = En { $at } se trouve un arbre : les arbres ne bougent jamais.
refusal-fresh-green = L’adversaire vient de découvrir ou de déplacer { $tile } en { $at } : on peut le capturer, mais pas le déplacer à ce tour.
refusal-fresh-turned-up = L’adversaire vient de découvrir { $tile } en { $at } : on peut le capturer, mais pas le déplacer à ce tour.
refusal-fresh-moved = L’adversaire vient de déplacer { $tile } en { $at } : on peut le capturer, mais pas le déplacer à ce tour.
refusal-same-square = Une tuile doit se déplacer d’au moins une case.
refusal-not-in-line = { $to } n’est pas aligné avec { $from }.
refusal-too-far = En { $from }, { $tile } ne se déplace que d’une case ; { $to } est plus loin.
refusal-blocked = De { $from } à { $to }, le chemin est barré en { $at } par { $tile }.
refusal-blocked-face-down = De { $from } à { $to }, le chemin est barré en { $at } par une tuile face cachée.
refusal-goal-face-down = En { $to } se trouve une tuile face cachée : on ne peut ni la capturer ni la franchir.
refusal-does-not-capture = En { $from }, { $tile } ne capture pas { $prey } en { $to }.
refusal-rifle-points = Le fusil en { $from } est pointé vers { $rifle } ; { $to } se trouve vers { $needed }.
refusal-no-return = Pas de retour : la tuile en { $from } a quitté { $to } au tour précédent de son joueur et ne peut pas y revenir à ce tour.
refusal-exits-closed = Les sorties s’ouvrent quand la dernière tuile est découverte : il en reste { $count } face cachée.
refusal-no-open-exit = Aucune sortie n’est dans l’alignement de { $from }.
refusal-exit-stand-on = En { $from }, { $tile } ne sort que depuis une case de sortie : d1, g4, d7 ou a4.
refusal-exit-blocked = Le chemin de sortie depuis { $from } est barré en { $at }.
refusal-nothing-to-capture = Il n’y a rien à capturer en { $to } ; un simple déplacement s’écrit avec « - ».
refusal-written-as-move = En { $to }, { $prey } serait capturé : écrivez { $from }x{ $to }.
allowed-rifle = Ce chasseur va dans les quatre directions, mais ne capture que vers { $rifle }.
allowed-prey-of-hunter = Un chasseur capture ours, renards, canards et faisans.
allowed-prey-of-lumberjack = Un bûcheron ne capture que des arbres.
allowed-prey-of-fox = Un renard capture canards et faisans.
allowed-prey-of-bear = Un ours capture chasseurs et bûcherons.
allowed-prey-of-none = Les tuiles vertes ne capturent rien ; elles vont sur des cases vides.
allowed-in-line = Une tuile va tout droit : vers le haut, le bas ou les côtés.
allowed-exits = Les sorties sont d1, g4, d7 et a4.

## Positions

field-board = plateau
field-side = camp qui joue
field-piles = piles
field-restrictions = restrictions
field-turns = tours restants
field-hidden = tuiles cachées

fault-face-down-centre = d4 est vide au départ et ne peut pas être face cachée.
fault-too-many = { $found } en tout, sur le plateau et dans les piles, mais la boîte en contient { $count }.
fault-unaccounted = Tuiles face cachée : { $down } ; tuiles parmi les 48 qui ne sont ni découvertes ni dans une pile : { $missing }. Les deux nombres doivent être égaux.
fault-wrong-pile-captured = Aucun { $kind } ne peut être capturé par { $side }.
fault-wrong-pile-exited = Aucun { $kind } ne peut être sorti de la forêt pour { $side }.
fault-too-many-exited = Tuiles { $side } sorties de la forêt : { $exited } ; tours de la dernière phase joués par ce camp : { $used }. Il ne peut pas y avoir plus de tuiles que de tours.
fault-turns-too-early = On ne compte les tours que lorsque toutes les tuiles sont découvertes.
fault-turns-missing = Toutes les tuiles sont découvertes : il faut donner les tours restants, par exemple 5,5.
fault-too-many-turns = Il reste au plus 5 tours dans la dernière phase.
fault-turns-uneven = Les deux camps doivent avoir le même nombre de tours restants, ou le camp qui joue un de plus.
fault-own-move-tile = { $to } ne porte pas de tuile découverte { $side }.
fault-own-move-line = La tuile en { $to } ne peut pas être venue de { $from } en un seul déplacement.
fault-own-move-origin = { $from } vient d’être quittée : la case doit être vide.
fault-fresh-not-green = { $at } ne porte ni canard ni faisan.
fault-fresh-after-own-move = { $at } ne peut pas porter la tuile verte qui vient d’être touchée : le camp qui vient de jouer a déplacé une de ses tuiles.

fault-hidden-length = Tuiles cachées données : { $found } ; tuiles face cachée : { $down }. Les deux nombres doivent être égaux.
fault-hidden-too-many = { $found }, mais il peut y en avoir au plus { $missing }.
fault-deal = Dans la donne : { $message }
fault-deal-centre = Il y a { $tiles } tuiles dont une en d4 ; une donne en a 48 et laisse d4 vide.

## Ce qu’un texte aurait dû contenir

unexpected = Trouvé : { $found } ; attendu : { $expected }.
found-text = « { $text } »
found-space = un espace
found-character = le caractère { $code }
found-end-of-line = la fin de la ligne
found-end-of-text = la fin du texte

expected-cell = une lettre de tuile, « ? » ou un nombre de cases vides de 1 à 7
expected-longest-run = un seul chiffre pour toute la suite de cases vides, dans la limite de sept cases
expected-row-end = « / » après sept cases
expected-space = un espace et le champ suivant
expected-side = « a » ou « h »
expected-pile = « - » ou des lettres de tuiles dans l’ordre H L F B d p t
expected-comma = une virgule
expected-own-move = « - » ou deux cases
expected-fresh-square = « - » ou une case
expected-turns = « - » ou les tours restants des deux camps, de 0 à 5
expected-hidden = « - » ou les lettres N E S W L F B d p t des tuiles cachées
expected-tile = une lettre de tuile N E S W L F B d p t
expected-square = une case de a1 à g7
expected-action-sign = « = », « - » ou « x » après la case
expected-goal = une case de a1 à g7, ou « off »
expected-empty-centre = « 1 » pour le centre vide d4
expected-end = rien de plus
expected-tag = une étiquette comme [Animals "…"]
expected-tag-name = un nom d’étiquette fait de lettres, de chiffres et de _
expected-opening-quote = une valeur entre guillemets droits
expected-closing-quote = un guillemet droit fermant sur la même ligne
expected-escape = « \" » ou « \\ »
expected-visible = aucun caractère de contrôle
expected-closing-bracket = un crochet fermant « ] »
expected-closing-brace = « { "}" } » à la fin du commentaire
expected-action-or-result = une action ou le résultat
expected-named-tile = « = » et la lettre de la tuile découverte
expected-action-before-comment = une action avant le premier commentaire
expected-turn-number = le numéro du tour et un point avant une action des animaux
expected-no-turn-number = une action des humains, sans numéro
expected-next-game = une étiquette de la partie suivante, ou rien de plus
expected-result = les points des animaux et des humains comme 34-29, ou « * »
expected-points = les points des animaux et des humains comme 34-29
expected-unfinished-result = « * » pour une partie en cours
expected-exited = les tuiles sorties des animaux et des humains comme 1-2, au plus 5 chacun
expected-rules = classic ou boxed
expected-termination = normal, agreed, adjudicated, conceded, time, forfeit, walkover, void ou unfinished
expected-loser = animals ou humans
expected-reason = la raison pour laquelle les points ont été donnés
expected-walkover = les points de forfait de 2 à 118

## Parties enregistrées

record-repeated-tag = L’étiquette { $name } est donnée deux fois.
record-other-result = Le résultat après les actions est { $found }, mais l’étiquette Result indique { $tag }.
record-missing-tag = L’étiquette { $name } manque ici.
record-tag-value = L’étiquette { $name } vaut « { $value } » ; attendu : { $expected }.
record-tag-forbidden = L’étiquette { $name } n’a pas sa place dans une partie dont la fin est « { $termination } ».
record-tag-by-moves = L’étiquette { $name } vaut « { $value } », mais les actions donnent { $moves }.
moves-result = Le résultat derrière les coups est { $found }, mais ils donnent { $moves }.
record-refused = Tour { $turn } { $side }, { $action } : { $refusal }
record-instead = Ou bien une lettre précédente est fausse ; avec l’une de celles-ci, la suite est permise : { $list }.
record-instead-item = { $action } au tour { $turn } { $side }
record-instead-incomplete = La partie est trop longue pour essayer toutes les lettres précédentes.
record-not-over = La partie n’est pas terminée après sa dernière action, alors que sa fin est « normal ».
record-over = Les actions terminent la partie ({ $end }) : sa fin ne peut pas être « { $termination } ».
record-walkover-with-actions = Une partie jamais commencée ne comporte aucune action.
record-result = Le résultat est { $claimed }, mais avec la fin « { $termination } » ces actions donnent { $counted }.

## Feuilles de score

sheet-too-many-own = { $found } sur la feuille (capturés : { $captured }, sortis : { $exited }), mais la boîte en contient { $count }.
sheet-too-many-green = { $found } sur la feuille (capturés par les animaux : { $animals }, par les humains : { $humans }), mais la boîte en contient { $count }.
sheet-too-many-exited = { $exited } tuiles { $side } sont sorties, mais 5 au plus peuvent l’être : une par tour de la dernière phase.
sheet-too-many-exited-after-capturing-all = { $exited } tuiles { $side } sont sorties, mais 4 au plus peuvent l’être quand toutes les tuiles adverses sont capturées.
sheet-too-few-points = { $exited ->
        [one] Avec { $exited } tuile sortie,
       *[other] Avec { $exited } tuiles sorties,
    } { $side } ont au moins { $least } points, pas { $points }.
sheet-too-many-points = { $exited ->
        [one] Avec { $exited } tuile sortie,
       *[other] Avec { $exited } tuiles sorties,
    } { $side } ont au plus { $most } points, pas { $points }.
sheet-no-tiles = { $exited ->
        [one] Avec { $exited } tuile sortie,
       *[other] Avec { $exited } tuiles sorties,
    } aucune combinaison de tuiles ne donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au camp { $side }.
sheet-not-together = Ce qu’a chaque camp est possible, mais pas les deux : les tuiles d’une même boîte ne donnent pas { $points } (tuiles sorties { $exited }).

## Le fichier du club

store-missing = Il n’y a pas de fichier { $file }.
store-nothing-there = Il n’y a pas de fichier { $file } à lire. Vérifiez son nom et son dossier.
store-exists = Il y a déjà un fichier { $file }. Il est resté tel quel.
store-not-a-club = { $file } n’est pas un fichier de club. Il est resté tel quel.
store-newer = { $file } vient d’une version plus récente du programme (version de fichier { $found }, au plus { $known } est connue ici). Il est resté tel quel.
store-older = { $file } vient d’une version plus ancienne du programme (version de fichier { $found }) et doit passer à la version { $known }, mais l’écriture y est impossible.
store-damaged = { $file } est endommagé : une partie n’est plus lisible. Il est resté tel quel. (Détail : « { $what } »)
store-damaged-row = Le fichier du club est endommagé : une partie n’est plus lisible. (Détail : table { $table }, « { $what } »)
store-damaged-inside = Le fichier du club est endommagé : une partie n’est plus lisible. (Détail : « { $what } »)
store-changes-beside = Les dernières modifications de { $file } attendent dans un fichier à côté (-wal), où l’écriture est impossible. Copiez les deux dans un dossier où l’on peut écrire.
given-up = Abandonné avant la fin : rien n’a changé.
store-busy = Un autre programme, ou une autre fenêtre de celui-ci, tient le fichier du club. Rien n’a été changé. Fermez-le, puis réessayez.
store-full = Le disque est plein. Rien n’a été modifié.
store-unwritable = Écriture du fichier du club impossible. Rien n’a été modifié.
store-timer = { $file } est illisible, le minuteur qu’il contient est donc perdu. Relancez le minuteur.
store-nothing-to-undo = Il n’y a rien à annuler.
store-nothing-to-redo = Il n’y a rien à rétablir.
store-faulty-copy = La copie { $file } est défectueuse : « { $what } ».
store-io = { $file } : { $error }
system-not-found = Il n’y a pas de fichier ou de dossier de ce nom. Vérifiez le nom.
system-denied = L’accès est refusé. Choisissez un autre endroit, ou demandez à qui s’occupe de cette machine.
system-full = Il n’y a plus de place sur le disque. Faites de la place, puis réessayez.
system-read-only = Cet endroit est en lecture seule. Choisissez-en un autre.
system-folder = C’est un dossier. Indiquez un fichier.
system-no-folder = Ce qui est indiqué comme dossier est un fichier. Vérifiez le nom.
system-name = Le nom est trop long, ou contient des caractères interdits à cet endroit. Choisissez-en un autre.
system-in-use = Un autre programme l’utilise. Fermez-le là-bas, puis réessayez.
system-exists = Ce nom est déjà pris. Choisissez-en un autre.
system-other = Le système indique : « { $error } »
store-migration = Mise à jour du fichier du club impossible. Il est resté tel quel. (Détail : « { $error } »)
store-sqlite = Le fichier du club a refusé cette opération. Rien n’a été modifié ; merci de le signaler. (Détail : « { $error } »)
store-held-by = Le fichier du club est en lecture seule : le programme l’a ouvert sur { $host } (processus { $process }) depuis le { $since }. Fermez-le là-bas, puis rouvrez-le ici.
store-held = Le fichier du club est en lecture seule : une autre copie du programme l’a ouvert. Fermez-la, puis rouvrez-le ici.
store-other-names = Le fichier du club est en lecture seule : il a un autre nom (un lien physique) sous lequel quelqu’un d’autre pourrait l’écrire en même temps. Copiez-le dans un fichier à part.
store-read-only = Le fichier du club est en lecture seule : l’écriture est impossible dans le fichier, son dossier ou son support. Copiez-le dans un dossier à vous et ouvrez la copie.
store-read-only-full = Le fichier du club est en lecture seule : il n’y a plus de place sur le disque. Faites-y de la place, puis rouvrez-le.

## Garder le fichier du club en sécurité

store-disk = Le disque signale une erreur pour { $file }. Rien de ce qui était confirmé n’est perdu. (Détail : « { $what } »)
store-altered = { $file } a été altéré par un autre programme : { $parts }. Il est resté tel quel ; « halali salvage » reprend ce qui est au club dans un nouveau fichier.
place-network = { $file } se trouve dans un dossier réseau ({ $system }). Deux machines pourraient y écrire en même temps et l’endommager : gardez le fichier du club sur cette machine, et des sauvegardes dans le réseau.
place-synchronised = { $file } se trouve dans un dossier que { $service } synchronise. Ce service peut copier le fichier pendant qu’il change, ou mélanger deux versions : gardez le fichier du club ailleurs, et des sauvegardes dans ce dossier.
backup-reason-asked = à la demande
backup-reason-daily = première utilisation du jour
backup-reason-before-migration = avant la reprise du fichier par un programme plus récent
backup-reason-before-restore = avant une restauration
backup-reason-before-import = avant une importation
backup-reason-before-merge = avant la fusion de deux joueurs
backup-list-empty = Il n’y a pas encore de sauvegarde.
size-kilobytes = { $size } ko
size-megabytes = { $size } Mo
backup-made = Une sauvegarde a été faite : { $file }
backup-heading-moment = Faite le (UTC)
backup-heading-reason = Pourquoi
backup-heading-file = Fichier
desk-not-whole = Le disque est plein. Ce qui a été fait est enregistré, mais attend dans un fichier à côté de { $file } (-wal) : gardez les deux ensemble jusqu’à ce qu’il y ait de la place.
backup-failed = La sauvegarde du jour n’a pas pu être faite. { $error }
restore-confirm = { $file } prend la place de { $club }.
restore-done = { $file } est maintenant tel que dans { $backup }.
restore-no-backup = Aucune sauvegarde n’est en bon état.
damage-last-good = La dernière bonne copie est { $file }. « halali restore latest » la met à la place du fichier endommagé, qui est conservé.
damage-salvage = « halali salvage { $file } NOUVEAU » reprend ce qui est lisible dans un nouveau fichier et énumère le reste.
check-good = { $file } est en ordre.
check-faults =
    { $count ->
        [one] { $file } a un défaut.
       *[other] { $file } a { $count } défauts.
    }
fault-database = La base de données est endommagée : « { $what } »
fault-schema-missing = Il manque : { $part }
fault-schema-altered = Altéré par un autre programme : { $part }
fault-schema-foreign = Créé par un autre programme : { $part }
fault-row = Une ligne de la table { $table } est endommagée : « { $what } »
fault-log = Il manque une entrée au journal, ou il a été altéré : l’entrée { $number } ne découle pas des précédentes.
fault-undo = L’entrée { $entry } du journal ne peut être ni annulée ni rétablie : les données nécessaires sont endommagées.
salvage-done = Ce qui était lisible est dans { $file }.
salvage-all = Il ne manque rien.
salvage-missing =
    { $count ->
        [one] Il manque une chose :
       *[other] Il manque { $count } choses :
    }
missing-player = Ce que l’on savait d’un joueur, qui n’a plus que le nom { $name } (id { $id })
missing-series = La série du { $what }
missing-series-unknown = Une série dont on ne sait rien d’autre (id { $id })
missing-game = La partie { $number } de la série du { $what } ; si des parties suivantes sont là, elle est maintenant annulée
missing-club = Les réglages du club
missing-season = Une saison (id { $what })
missing-tournament = Le tournoi { $name }
missing-round = La ronde { $round } de { $tournament }
missing-entry = L’inscription de { $player } dans { $tournament }
missing-event = Ce qui s’est passé dans une partie à l’écran, à partir d’ici (id, événement) : { $what }
missing-row = Une ligne de la table { $table } : { $what }
missing-pages = Ce qui se trouvait d’autre sur les pages endommagées de la table { $table }
missing-log = Le journal à partir de l’entrée { $from }
missing-undo = Ce qu’il faut pour annuler : rien de ce qui précède ne peut être annulé
restore-kept-backup = L’état précédent est conservé dans { $file } ; « halali restore latest » le rétablit.
restore-kept-damaged = Le fichier endommagé est conservé dans { $file }.

## Commandes refusées

store-no-player = Il n’y a pas de joueur { $player }.
store-player-exists = { $player } est déjà sur la liste.
store-player-has-series = { $player } a des séries, qui sont conservées ; archivez plutôt ce joueur.
store-player-archived = { $player } est déjà dans les archives.
store-player-not-archived = { $player } n’est pas dans les archives.
store-player-merged = { $player } a été fusionné avec { $into }.
store-birth-year = { $year } ne peut pas être une année de naissance : elle va de 1850 à 2200.
store-notes = Notes refusées : { $fault }
store-date = { $date } ne peut pas être la date d’une série : l’année doit avoir quatre chiffres.
store-no-series = Il n’y a pas de série { $series }.
store-series-exists = La série { $series } est déjà enregistrée.
store-paired = Cette série fait partie de la ronde { $round } de { $tournament } : c’est là que l’appariement se modifie. Ses parties et sa date peuvent être modifiées ici.
store-both-entered = { $from } et { $into } sont tous deux inscrits à { $tournament } : ce sont deux personnes. Si l’une des inscriptions est une erreur, il faut d’abord la retirer ou la remplacer là-bas.
store-reason-needed = Cela modifie ce qui était clos dans { $tournament }. Rien n’a été modifié ; il suffit d’indiquer pourquoi.
store-series-closed = La série est close.
store-series-complete = La série a toutes ses parties ; il n’y a rien à clore.
store-game-under-way = La partie { $game } est encore en cours.
store-no-game = La série n’a pas de partie { $game }.
store-walkover-points = Partie { $game } : les points de forfait vont de 2 à 118, pas { $points }.
store-walkover-with-score = La partie { $game } n’a jamais commencé : personne ne peut avoir de points ni de tuiles sorties.
store-given-points = Partie { $game } : { $points } points ont été donnés, mais la boîte en contient 168.
store-no-reason = Partie { $game } : des points donnés par l’organisateur demandent une raison.
store-same-player = Personne ne joue contre soi-même.
store-too-many-games = { $games } parties dans une série de { $length }.
store-same-sides = Partie { $game } : le même joueur a eu les animaux deux fois de suite, ce qu’un organisateur doit permettre.
store-too-long = Un nom a au plus 1000 caractères.
export-over-club = { $file } est un fichier de club, ou lui appartient : aucune exportation ne prend sa place.
store-blank = Ce texte ne contient rien de visible.
store-control-character = Un caractère ne peut pas être affiché ({ $code }).
store-refused-part = Entrée { $part } : { $why }
store-other-rules = La partie a été jouée selon la version { $found } des règles ; ce programme connaît la version { $known }. Son résultat demeure, mais ses coups ne peuvent pas être rejoués.
store-traces-left = Le joueur est anonyme. Un autre programme lit le fichier du club ; des traces restent à côté jusqu’à ce que ce programme l’ait fermé et que le fichier soit rouvert une fois.
store-drafts-left = Le joueur est anonyme, mais un formulaire à moitié rempli à côté du fichier du club reste à réécrire : { $why } Corrigez cela et rouvrez le club ; le reste se fera alors.
store-went-on = La fin d’une partie ne peut pas être rétablie : autre chose s’est passé dans cette partie depuis.
store-anonymous = { $player } a été rendu anonyme sur demande : plus rien n’est noté sur cette personne. Si elle revient, c’est un nouveau joueur.
store-final = Rendre un joueur anonyme est irréversible et ne fait jamais partie d’une importation.
store-reason = La raison ne peut pas être affichée : { $fault }
store-merged-with-self = { $player } ne peut pas être fusionné avec lui-même.
store-players-met = { $from } et { $into } ont joué l’un contre l’autre le { $date } : ce sont deux personnes.
store-not-over = La partie { $game } n’est pas terminée d’après ses coups. Dites comment elle a fini, ou ajoutez les coups manquants.
store-over = La partie { $game } est terminée d’après ses coups : elle a donc fini normalement.
store-not-last-game = La partie { $game } n’est pas la dernière ; on retire les parties en commençant par la fin.
store-not-under-way = Cette partie n’est plus en cours.
store-stale = Autre chose s’est passé dans cette partie entre-temps. Rien n’a été modifié ; regardez-la de nouveau.
store-take-back = { $length ->
    [0] Il n’y a rien à reprendre.
   *[other] Impossible de reprendre { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } : la partie en compte { $length }.
  }
store-take-back-turn-up = Une tuile découverte a été vue : seul l’organisateur peut annuler cela, en donnant une raison.
store-no-reason-to-undo = Annuler des actions demande une raison.
store-not-practice = La reprise libre est réservée aux séries d’entraînement.
store-no-clock = Cette partie n’a pas de pendule.
store-no-season = Il n’y a pas de saison { $season }.
store-season-exists = Il y a déjà une saison { $season }.
store-season-span = La saison finit ({ $last }) avant de commencer ({ $first }).
setting-scale = Points de match : une victoire vaut au moins autant qu’un nul, un nul au moins autant qu’une défaite, et une victoire au plus 100.
setting-walkover = Les points de forfait vont de 2 à 118.
setting-least-series = Le nombre minimal de séries est de 1 au moins.
setting-rating = La cote de départ va de 0 à 5000.
setting-deviation = L’écart de départ va de 30 à 350.
setting-volatility = La volatilité de départ va de 0,01 à 0,2.
setting-tau = τ va de 0,3 à 1,2.

## La ligne de commande

where-line = Ligne { $line }, colonne { $column } : { $message }
where-column = Caractère { $column } : { $message }
where-line-field = Ligne { $line }, colonne { $column } ({ $field }) : { $message }
where-file = { $file }, ligne { $line }, colonne { $column } : { $message }
where-game = { $file }, partie { $game }, ligne { $line }, colonne { $column } : { $message }
where-action-column = Action { $number } ({ $action }), colonne { $column } : { $message }
where-action = Action { $number } ({ $action }) : { $message }
hidden-not-given = Des tuiles sont face cachée : il faut les donner dans le sixième champ.
not-utf8 = Le texte n’est pas en UTF-8 ; enregistrez-le dans cet encodage.
reading-keyboard = Lecture de lignes de position au clavier, jusqu’à Ctrl-D (sous Windows, Ctrl-Z et Entrée).
no-position = Aucune ligne de position sur l’entrée standard.
more-positions = apply prend une seule ligne de position, mais il y en a une deuxième.
cannot-write-done = C’est fait, mais l’écriture des résultats est impossible. { $error }
cannot-read = Lecture de { $file } impossible. { $error }
cannot-write = Écriture des résultats impossible. { $error }
no-game = { $file } : aucune partie dans ce fichier.
check-summary = { $good ->
        [one] { $good } partie vérifiée,
       *[other] { $good } parties vérifiées,
    } { $bad ->
        [one] { $bad } refusée.
       *[other] { $bad } refusées.
    }

## Mauvais usage de la ligne de commande

usage-invalid-value = « { $value } » n’est pas une valeur possible de { $argument }.
usage-possible-values = Valeurs possibles : { $values }.
usage-unknown-argument = Il n’y a pas d’argument « { $argument } » ici.
usage-missing-argument = Il manque : { $argument }
usage-conflict = { $argument } ne va pas avec { $other }.
usage-twice = { $argument } est donné deux fois.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-missing-command = Il manque une commande.
usage-not-utf8 = Les arguments ne sont pas en UTF-8.
usage-dashes = Ce qui commence par un tiret sans être une option se place après deux tirets, comme dans « -- -2 » ; la valeur d’une option se place après « = ».
usage-did-you-mean = Peut-être vouliez-vous dire : { $meant }
usage-help = « --help » indique ce qui est possible.

## Aide de la ligne de commande

help-halali = Halali! pour les clubs de jeux de société. Sans commande, la fenêtre s’ouvre.
help-heading-usage = Utilisation :
help-heading-commands = Commandes 
help-heading-arguments = Arguments 
help-heading-options = Options 
help-arg-help = Affiche cette aide
version-files = Lit les fichiers de club des versions 1 à { $club } et les archives jusqu’à la version { $archive } ; joue selon la version { $rules } des règles.
help-arg-version = Affiche la version
help-arg-lang = Langue des messages : en, fr, de ou nl [par défaut : celle du système]
help-rules = Les règles du jeu : positions, actions, parties, donnes
help-rules-more = Exemples :
    halali rules deal 1969
    halali rules check soiree.halali
help-rules-arg-rules = Jeu de règles : classic (le faisan avance d’une case) ou boxed (d’autant de cases qu’il veut) [par défaut : classic]
help-rules-legal = Affiche les actions permises pour chaque ligne de position de l’entrée standard
help-rules-legal-more = Une ligne par position : ses actions permises, ou « ended » avec le score et ce qui a terminé la partie, ou « error ». La position au début de toute partie est
    ???????/???????/???????/???1???/???????/???????/??????? a -,-,-,- -,-,- - -
    Exemple :
    halali rules legal < positions.txt
help-rules-perft = Compte les suites d’actions d’une longueur donnée pour chaque ligne de position de l’entrée standard
help-rules-perft-more = Les tuiles cachées doivent être données dans le sixième champ. Exemple :
    halali rules perft 4 < positions.txt
help-rules-perft-arg-depth = Longueur des suites, de 0 à 60
help-rules-apply = Joue des actions depuis la ligne de position de l’entrée standard et affiche la ligne qui en résulte
help-rules-apply-more = Exemple :
    halali rules apply c4=F e4=p c4-d4 < position.txt
help-rules-apply-arg-actions = Actions comme d3, d3=F, d3-d5, d3xd5, d3-off
help-rules-check = Vérifie des parties enregistrées
help-rules-check-more = Exemple :
    halali rules check soiree.halali
help-rules-check-arg-files = Fichiers de parties ; - pour l’entrée standard
help-rules-deal = Affiche les donnes que désigne une graine
help-rules-deal-more = Exemple :
    halali rules deal 1969 --count 3
help-rules-deal-arg-seed = Un entier non signé de 64 bits
help-rules-deal-arg-count = Nombre de donnes [par défaut : 1]
help-rules-bench = Mesure la vitesse des règles sur un seul fil d’exécution
help-rules-bench-more = Exemple :
    halali rules bench --seconds 2
help-rules-bench-arg-seconds = Secondes pour chacune des deux mesures, de 0.01 à 3600 [par défaut : 5]

## Nombres et dates

month = { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
short-month = { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[12] déc.
    }
date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month } { $year }
short-date = { $day } { $month } { $year }
## Les commandes du club

answer-yes = o oui y yes

desk-missing = « halali club new FICHIER » crée un nouveau fichier de club.
desk-no-home = On ne sait pas où ranger vos données. Indiquez le fichier du club : --club FICHIER ou la variable HALALI_CLUB.
desk-created = Un nouveau fichier de club a été créé : { $file }
desk-nothing-changed = Rien n’a été modifié.
desk-no-change = Cela ne changerait rien. « --help » indique ce que l’on peut modifier.
desk-confirm = Continuer ? [o/N]
desk-not-confirmed = Rien n’a été modifié.
desk-needs-yes = Rien n’a été modifié : là où personne ne peut répondre, il faut --yes.

people-nobody = Personne sur la liste ne s’appelle « { $typed } ». « halali player list » montre qui s’y trouve.
people-nobody-but = Personne sur la liste ne s’appelle « { $typed } ». Vouliez-vous dire :
    {"  "}{ $list }
people-several = « { $typed } » peut désigner plusieurs personnes ; donnez une plus grande partie du nom, ou la fin de l’identifiant :
    {"  "}{ $list }
people-more = … et { $count } de plus
people-one = { $name } (groupe : { $group }, id : …{ $end })
people-archived = { $name } (groupe : { $group }, id : …{ $end }, dans les archives)

field-name = nom
field-short-name = nom court
field-group = groupe
field-household = foyer
field-colour = couleur
field-birth-year = année de naissance
field-contact = contact
field-notes = notes

column-name = Nom
column-group = Groupe
column-remark = Remarque
column-id = Id

player-field = Le champ « { $field } » ne peut pas recevoir cela. { $fault }
player-colour = « { $typed } » n’est pas une couleur ; écrivez-la comme #1f6f43.
player-birth-year = « { $typed } » n’est pas une année de naissance ; écrivez-la comme 1980.
player-namesakes = Quelqu’un s’appelle déjà « { $name } » :
    {"  "}{ $list }
    S’il s’agit d’une autre personne, dites-le avec --anyway.
player-added = { $player } est sur la liste (id : …{ $end }).
player-edited = { $player } : modifié.
player-archived = { $player } est dans les archives.
player-restored = { $player } est de retour des archives.
player-remove = { $player } sera retiré de la liste.
player-removed = { $player } n’est plus sur la liste.
player-merge = { $from } : toutes ses séries passent à { $into }. On peut l’annuler.
player-merged = { $player } a maintenant les séries des deux.
player-former = Ancien membre { $number }
player-anonymise = { $player } s’appellera « { $name } » ; le nom, le contact et tout ce qui dit qui c’était disparaîtront du fichier, de son journal et de ce qui peut être annulé. On ne peut pas l’annuler.
player-anonymised = Ce joueur s’appelle maintenant « { $name } ».
player-anonymised-backups = Ces sauvegardes contiennent encore l’ancien nom ; supprimez-les s’il ne doit plus y être :
    {"  "}{ $list }
player-is-guest = invité
player-is-archived = dans les archives
player-line = { $field } : { $value }

## L’aide des commandes du club

help-arg-club = Le fichier du club [par défaut : la variable HALALI_CLUB, sinon un fichier dans le dossier de données du système]
help-arg-why = La raison, pour le journal
help-arg-json = Afficher du JSON, pour les programmes
help-arg-yes = Ne pas demander de confirmation
help-arg-first = Un joueur
help-arg-second = L’autre joueur
help-player = Les joueurs : ajouter, modifier, lister, archiver, fusionner
help-player-more = Exemples :
    halali player add "Zoë Martin" --group Lyon
    halali player list
help-player-arg-player = Le nom, une partie du nom qu’un seul joueur porte, ou la fin de l’identifiant
help-player-arg-name = Le nom
help-player-arg-short = Un nom plus court pour les tableaux étroits ; "" pour aucun
help-player-arg-group = Le club ou le groupe ; "" pour aucun
help-player-arg-household = Le foyer ; "" pour aucun
help-player-arg-colour = La couleur dans les graphiques, comme #1f6f43 ; "" pour aucune
help-player-arg-birth-year = L’année de naissance ; "" pour aucune
help-player-arg-contact = Comment joindre le joueur ; "" pour rien
help-player-arg-notes = Toute autre remarque ; "" pour rien
help-player-arg-guest = Un invité, qui joue sans profil
help-player-arg-member = N’est plus un invité
help-player-arg-anyway = C’est une autre personne que celle qui porte le même nom
help-player-arg-private = Montrer aussi le foyer, l’année de naissance et le contact
help-player-add = Inscrire un joueur sur la liste
help-player-add-more = Un nom qui commence par un tiret se place après deux tirets. Exemples :
    halali player add "Zoë Martin" --group Lyon
    halali player add --guest Max
    halali player add -- "-2"
help-player-edit = Modifier ce qu’on sait d’un joueur, ou faire d’un invité un membre
help-player-edit-more = Exemples :
    halali player edit zoe --name "Zoë Martin-Roux" --contact ""
    halali player edit max --member --name "Max Dupont"
help-player-list = Lister les joueurs
help-player-list-more = Ni la casse ni les accents ne comptent. Champs du JSON : id, name, short_name, group, colour, guest, archived, household, birth_year, contact, notes. Exemple :
    halali player list martin
help-player-list-arg-text = Seulement les joueurs dont le nom contient ce texte
help-player-list-arg-all = Aussi les joueurs archivés
help-player-show = Montrer ce qu’on sait d’un joueur
help-player-show-more = Exemple :
    halali player show zoe --private
help-player-archive = Ne plus proposer un joueur dans les listes ; tous ses résultats restent
help-player-archive-more = Exemple :
    halali player archive zoe --why "a déménagé"
help-player-restore = Reprendre un joueur des archives
help-player-restore-more = Exemple :
    halali player restore zoe
help-player-merge = Réunir un joueur et son doublon : les parties suivent
help-player-merge-more = Exemple :
    halali player merge "zoe m." "zoe martin"
help-player-merge-arg-from = Le doublon, qui disparaît des listes
help-player-merge-arg-into = Le joueur qui reste
help-player-anonymise = Effacer pour de bon le nom et les contacts d’un joueur
help-player-anonymise-more = C’est sans retour. Exemple :
    halali player anonymise zoe
help-player-anonymise-arg-name = Le nom du joueur ensuite [par défaut : Ancien membre 1, 2, …]
help-player-remove = Retirer un joueur qui n’a aucune série
help-player-remove-more = Exemple :
    halali player remove zoe
help-club = Le fichier du club : en créer un, réglages
help-club-more = Exemples :
    halali club new "Jeux d’été.halaliclub"
    halali club set --name "Jeux d’été"
help-club-new = Créer un nouveau fichier de club, vide
help-club-new-more = Exemple :
    halali club new "Jeux d’été.halaliclub"
help-club-new-arg-file = Le nouveau fichier

## Les séries et leurs parties

entry-game = Partie { $game } : { $fault }
entry-no-side = Qui avait les animaux ? Écrivez-le derrière le joueur, par exemple « Zoë animaux 40+1, Max humains 30+0 ».
entry-two-endings = Donnez une seule fin de partie.
entry-two-losers = Un seul joueur peut l’avoir perdue autrement que sur le plateau ; si c’est le cas des deux, écrivez « annulée ».
entry-both-one-side = L’un avait les animaux, l’autre les humains.
entry-not-read = « { $text } » est illisible. Un joueur a des points et des tuiles sorties comme 40+1, ou des tuiles capturées et sorties comme HHd/F ; une partie peut se terminer par : abandon, temps, parti, forfait, accord, arbitrage, annulée, inachevée.
entry-whose = « { $text } » : de qui s’agit-il ? Écrivez le joueur devant.
entry-who = « { $name } » ne désigne pas clairement l’un des deux joueurs, { $first } et { $second }. Donnez une plus grande partie du nom, ou la fin de l’identifiant.
entry-twice = { $player } a deux fois des points.
entry-no-figures = { $player } : il manque les points et les tuiles sorties. Une case vide ne vaut pas zéro : écrivez 0+0 s’il n’y en a pas.
entry-no-exits = { $player } : il manque les tuiles sorties ; écrivez { $points }+0 s’il n’y en a pas.
entry-mixed = Écrivez pour les deux joueurs les points et les tuiles sorties, ou pour les deux les tuiles des piles.
entry-given-to-both = Écrivez les points attribués aux deux joueurs, par exemple « reçoit Zoë 40, reçoit Max 30, car le plateau est tombé ».
entry-reason-alone = Une raison accompagne des points attribués ; toute autre va dans le journal avec --why.
entry-one-game = Il faut une seule partie, et { $file } en contient { $games } : ajoutez son numéro, par exemple { $file }#1.
entry-no-record = { $file } ne contient pas cette partie.
entry-not-from-start = L’enregistrement ne commence pas au début d’une partie.

game-figures = { $points }+{ $exited }
game-side = { $side } { $figures }
game-side-board = { $side } { $figures } ({ $board } sur le plateau)
game-agreed = d’un commun accord
game-adjudicated = par arbitrage
game-adjudicated-because = par arbitrage : { $reason }
game-void = annulée
game-unfinished = en cours
game-conceded = { $loser } a abandonné
game-time = { $loser } n’avait plus de temps
game-forfeit = { $loser } a quitté la table
game-walkover = { $loser } n’a pas commencé
game-fault = partie { $game } : { $how }
game-consequence = Partie { $game } : { $loss }. { $loser } compte { $points }, { $winner } { $more }, et { $loser } ne peut ni gagner la série ni y faire match nul.

series-heading = Série du { $date } (id : …{ $end })
series-incomplete = { $games ->
        [one] Incomplète : { $games } partie sur { $length } est terminée.
       *[other] Incomplète : { $games } parties sur { $length } sont terminées.
    }
series-no-result = Pas de résultat : toutes les parties sont annulées.
series-won-by-points = { $winner } gagne aux points.
series-won-by-exits = Points égaux ; { $winner } gagne au nombre de tuiles sorties.
series-won-by-fault = { $winner } gagne, quels que soient les points : { $loser } ne peut ni gagner ni faire match nul ({ $faults }).
series-drawn = Match nul : points égaux et autant de tuiles sorties.
series-drawn-by-decision = Match nul : la série a été close avant que toutes les parties aient été jouées.
series-is-practice = Entraînement : cette série ne compte pas.
series-awaits-decision = La partie { $game } n’est pas terminée et ne peut pas être poursuivie ici : elle attend d’être terminée par décision.
series-awaits-decision-how = « halali series close { $end } » la termine telle quelle et clôt la série, avec --void la partie ne compte pas ; « halali series correct { $end } { $game } PARTIE » dit comment elle s’est terminée.
series-figures = Chiffres : points + tuiles sorties.
series-is-extra = Parties supplémentaires d’une élimination directe : elles comptent entre ces deux joueurs, et dans aucun classement.
series-close = La série sera close telle quelle ; les parties qui n’ont pas commencé ne seront plus jouées.
series-close-adjudicated = La partie { $game } se termine par arbitrage, telle quelle ; la série est close.
series-close-void = La partie { $game } est annulée ; la série est close.
series-remove-game = La partie { $game } sera retirée.
series-remove = La série du { $date } entre { $first } et { $second } sera retirée avec ses parties.
series-removed = La série est retirée.
series-several = Plusieurs séries se terminent par « { $typed } » ; donnez une plus grande partie de l’identifiant.
series-nowhere = Il n’y a pas de série « { $typed } ». « halali series list » montre la fin des identifiants ; la dernière créée s’appelle « last ».
series-same-evening = Il y a déjà une autre série entre ces deux joueurs à cette date (id : …{ $end }). « halali undo » annule celle-ci.

outcome-incomplete = incomplète ({ $games }/{ $length })
outcome-none = sans résultat
outcome-draw = match nul
outcome-practice = { $outcome } (entraînement)
outcome-not-played = { $outcome } (non jouée)
outcome-extra = { $outcome } (parties supplémentaires)

preview-result = Avant : { $before }
    Après : { $after }
preview-place = { $player }, place : { $before } → { $after }
preview-place-in-club = Au classement du club, { $player }, place : { $before } → { $after }

column-date = Date
column-player = Joueur
column-points = Points
column-result = Gagnant
column-game = Partie
column-ended = Fin
column-total = Total
sheet-side = { $player } : camp
sheet-points = { $player } : points
sheet-exited = { $player } : tuiles sorties

help-series = Les séries : saisir, corriger, lister
help-series-more = Exemples :
    halali series record zoe max -g "zoe animaux 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series list --player zoe
help-series-arg-series = La fin de l’identifiant que montrent les listes, « last » pour la dernière créée, ou une table d’un tournoi : TOURNOI/RONDE/TABLE
help-series-arg-game = Une partie, par exemple « Zoë animaux 40+1, Max humains 30+0 »
help-series-arg-rules = Règles : classic ou boxed [par défaut : classic]
help-series-arg-same-sides = En tant qu’organisateur, permettre deux fois de suite les mêmes camps
help-series-record = Saisir une série à partir des feuilles de score
help-series-record-more = Une partie s’écrit en morceaux séparés par des virgules : un joueur, son camp, ses points et ses tuiles sorties. Après la première partie, les camps s’échangent d’eux-mêmes. Au lieu de 40+1, HHd/F donne les tuiles capturées et sorties (H L F B d p t, - pour aucune). La fin d’une partie : « Max abandon », « Max temps », « Max parti » (a quitté la table), « Max forfait » (n’a pas commencé), « accord », « arbitrage », « annulée », « inachevée » ; points attribués par l’organisateur : « reçoit Zoë 40, reçoit Max 30, car le plateau est tombé ». « @soiree.halali » prend les parties d’un fichier d’enregistrements, « @soiree.halali#2 » l’une d’elles. Exemples :
    halali series record zoe max -g "zoe animaux 40+1, max 30+0" -g "zoe 35+2, max 20+0"
    halali series record zoe max --date 2026-11-28 -g "max animaux HHLd/F, zoe FBddt/H" -g "max humains 12+0, zoe 9+0, max abandon"
    halali series record zoe max -g "zoe animaux, max absent" --games 1
help-series-record-arg-date = La date de la soirée [par défaut : aujourd’hui]
help-series-record-arg-games = Le nombre de parties : une, ou n’importe quel nombre pair [par défaut : 2]
help-series-record-arg-practice = Un entraînement, qui ne compte pas
help-series-add-game = Ajouter la partie suivante à une série
help-series-add-game-more = La partie s’écrit comme pour « series record » ; sauf indication, les camps s’échangent. Exemple :
    halali series add-game last "zoe 35+2, max 20+0"
help-series-correct = Corriger une partie
help-series-correct-more = La partie s’écrit en entier, comme pour « series record » ; sauf indication, les camps restent. Ce qui change est montré d’abord. Exemple :
    halali series correct last 2 "zoe 25+2, max 20+0" --why "feuille mal lue"
help-series-correct-arg-number = Le numéro de la partie, à partir de 1
help-series-correct-arg-preview = Montrer seulement ce qui changerait
help-series-close = Clore telle quelle une série à laquelle il manque des parties
help-series-close-more = Exemple :
    halali series close 3f9a --why "Max a dû partir"
help-series-close-arg-void = Annuler une partie commencée, au lieu de la compter telle quelle
help-series-edit = Modifier les joueurs, la date ou la nature d’une série
help-series-edit-more = Exemple :
    halali series edit last --date 2026-11-28 --replace max "Max Dupont"
help-series-edit-arg-replace = L’un de ses joueurs, et qui c’était en vérité
help-series-edit-arg-date = La date de la soirée
help-series-edit-arg-games = Le nombre de parties : une, ou n’importe quel nombre pair
help-series-edit-arg-practice = C’est un entraînement, qui ne compte pas
help-series-edit-arg-counted = Elle compte finalement
help-series-remove-game = Retirer la dernière partie d’une série
help-series-remove-game-more = Exemple :
    halali series remove-game last
help-series-remove = Retirer une série avec ses parties
help-series-remove-more = Exemple :
    halali series remove 3f9a
help-series-list = Lister les séries
help-series-list-more = Exemples :
    halali series list --player zoe --from 2026-09-01
    halali series list --incomplete
help-series-list-arg-player = Seulement les séries de ce joueur
help-series-list-arg-incomplete = Seulement les séries auxquelles il manque des parties
help-series-show = Montrer une série avec ses parties
help-series-show-more = Champs du JSON : id, date, players, purpose, length, closed, games (number, animals et humans avec player, points, exited, counted_points, counted_exited ; termination, awaits_decision, loser, reason ; rules, recorded, piles), result (outcome, winner, by, points, exited). Exemple :
    halali series show last --json

## Parties au clavier

play-verb-help = aide ?
play-verb-back = retour reprendre
play-verb-undo = annuler
play-verb-pause = pause
play-verb-resume = continuer
play-verb-agree = accord
play-verb-concede = abandonner abandon
play-verb-forfeit = parti
play-verb-adjudicate = arbitrer
play-verb-void = invalider
play-verb-quit = quitter
play-help =
    d3            découvrir la tuile en d3        d3-d5   déplacer    d3xd5   capturer       d3-off   quitter la forêt
    retour [N]    reprendre les N dernières actions, d’un commun accord et jamais au-delà d’une tuile découverte
    annuler N POURQUOI   l’organisateur annule les N dernières actions, même au-delà d’une tuile découverte ; la partie est alors marquée « vue »
    pause, continuer   la pendule
    accord        les deux joueurs finissent la partie en l’état
    abandonner [JOUEUR]   le joueur au trait, ou celui qui est nommé, abandonne
    parti JOUEUR          le joueur nommé a quitté la table
    arbitrer [A-H POURQUOI]   l’organisateur finit la partie en l’état, ou donne des points (animaux d’abord) avec une raison
    invalider     l’organisateur décide que la partie ne compte pas
    quitter       s’arrêter ici ; « halali game play » reprend à la même action
    Une ligne vide montre de nouveau le plateau.
play-unknown = { $fault } Tapez « aide » pour voir ce qui peut être tapé.
play-count = Dites combien d’actions, par exemple « retour 2 ».
play-given = Dites les points, animaux d’abord, et la raison, par exemple « arbitrer 30-20 le plateau est tombé ».
play-none = Aucune partie de cette série n’est en cours. Commencez-en une avec « halali game start ».
play-nobody = « { $typed } » n’est aucun des deux joueurs.
play-no-deal = Cette donne n’existe pas.
play-duplicate-seed = Toutes les tables de cette ronde jouent les mêmes donnes. Omettez --seed.
play-duplicate-board = Toutes les tables de cette ronde jouent les mêmes donnes : le plateau n’est montré que là où l’on joue, « halali game play ».
play-list-none = Aucune partie n’est en cours.
play-awaits-decision = à terminer par décision
play-list-awaits-decision = « halali series show ID » dit comment terminer une partie par décision.
play-column-animals = Animaux
play-column-humans = Humains
play-column-actions = Actions
play-side = { $side } : { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $exited } { $exited ->
    [one] sortie
   *[other] sorties
  }, capturées : { $captured }{ $left }
play-turn = À { $player } de jouer ; { $hidden ->
    [one] { $hidden } tuile est cachée.
   *[other] { $hidden } tuiles sont cachées.
  }
play-turn-last = À { $player } de jouer : { $turns ->
    [one] dernier tour.
   *[other] encore { $turns } tours.
  }
play-quiet = { $count } actions de suite sans découverte ni capture : les deux joueurs peuvent finir la partie par « accord », ou l’organisateur peut l’« arbitrer ».
play-slept = La machine s’est mise en veille, ou son horloge a été réglée : la pendule est en pause et rien n’a été compté. Tapez « continuer » pour reprendre.
play-time = { $player } n’a plus de temps.
play-ends = La partie finit maintenant : { $how }.
play-sure = Tapez « oui » pour la finir.
play-goes-on = La partie continue.
play-ended = La partie est finie : { $how }.
play-over = La partie est terminée.
play-stopped = Arrêt ici. « halali game play » reprend à cette action.
play-replay = La partie { $game } sera rayée et rejouée avec une nouvelle donne : { $struck }.
play-struck = { $first } { $of_first }, { $second } { $of_second }
play-replay-ended = La partie { $game } sera rayée et rejouée avec une nouvelle donne : { $struck } ({ $how }).

help-game = Jouer des parties à l’écran, ligne par ligne ; chaque action est sur le disque avant d’être montrée
help-game-more = Exemples :
    halali game start last --animals zoe
    halali game play
help-game-start = Commencer la partie suivante d’une série, et la jouer
help-game-start-more = Exemple :
    halali game start last --animals Zoë --clock 20+5
help-game-play = Reprendre la partie en cours d’une série
help-game-play-more = Exemple :
    halali game play last
help-game-show = Montrer le plateau de la partie en cours d’une série
help-game-show-more = Exemple :
    halali game show last
help-game-list = Lister les parties en cours, ou à terminer par décision
help-game-list-more = Champs du JSON : series, game, animals, humans, actions, awaits_decision. Exemple :
    halali game list --json
help-game-arg-series = La série : « last », son identifiant, la fin de celui-ci telle que les listes la montrent, ou une table d’un tournoi : TOURNOI/RONDE/TABLE
help-game-start-arg-animals = Qui joue les animaux ; par défaut les camps s’échangent, et le premier joueur commence avec les animaux
help-game-start-arg-rules = Les règles : classic (par défaut) ou boxed
help-game-start-arg-seed = Le numéro de la donne ; par défaut personne ne la connaît
help-game-start-arg-clock = Minutes pour la partie, et secondes ajoutées par chaque action : 20 ou 15+10
help-game-start-arg-same-sides = L’organisateur permet deux fois de suite les mêmes camps
help-game-start-arg-replay = Rayer la dernière partie de la série et la rejouer avec une nouvelle donne
## Ce qui découle des séries

standings-season = Saison { $season } (du { $from } au { $to })
standings-all = Toutes les séries
standings-from = Séries à partir du { $from }
standings-to = Séries jusqu’au { $to }
standings-span = Séries du { $from } au { $to }
head-to-head = { $first } contre { $second } : gagnées { $won }, nulles { $drawn }, perdues { $lost } ; points { $points } à { $against }.

column-rank = Place
column-series = Séries
column-won = Gagnées
column-drawn = Nulles
column-lost = Perdues
column-match-points = Points de match
column-prizes = Prix
column-amount = Montant
column-exited = Sorties
column-average = Moyenne
column-rating = Cote
column-deviation = Écart
column-last-evening = Dernière soirée
column-from = Du
column-to = Au
column-scale = Victoire / nul / défaite
column-least = Séries min.

season-nowhere = Aucune saison ne s’appelle « { $typed } ». Il y a :
    {"  "}{ $list }
season-several = « { $typed } » peut désigner plusieurs saisons ; donnez une plus grande partie du nom :
    {"  "}{ $list }
season-one = { $season } (du { $from } au { $to })
season-none = Il n’y a pas encore de saison. « halali season add » en crée une.
season-put = Saison { $season } : du { $from } au { $to }.
season-remove = La saison { $season } sera retirée ; ses séries restent.
season-removed = La saison { $season } est retirée.

help-standings = Afficher le classement d’une saison ou d’une période
help-standings-more = Sans saison ni dates : la saison d’aujourd’hui, sinon toutes les séries. Champs du JSON : rank, player (id, name), series, won, drawn, lost, match_points, points, exited, average. Exemples :
    halali standings --season "2026/27"
    halali standings --from 2026-09-01 --to 2026-12-31 --by average --least 5
help-standings-arg-by = total (points de match, puis points, puis tuiles sorties) ou average (points par série) [par défaut : total]
help-standings-arg-least = Seulement les joueurs ayant au moins ce nombre de séries [par défaut pour average : le réglage de la saison ou du club]
help-head-to-head = Afficher le bilan de deux joueurs l’un contre l’autre
help-head-to-head-more = Champs du JSON : players, won, drawn, lost, points, series. Exemple :
    halali head-to-head zoe max
help-ratings = Afficher les cotes, ou celles d’un joueur après chaque soirée
help-ratings-more = Champs du JSON : player (id, name), date, rating, deviation, volatility ; pour un joueur : player, history. Exemple :
    halali ratings zoe
help-ratings-arg-player = Seulement ce joueur, soirée par soirée
help-ratings-arg-all = Aussi les joueurs archivés
help-season = Les saisons : ajouter, modifier, lister, retirer
help-season-more = Exemples :
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
    halali season list
help-season-arg-season = La saison, ou une partie de son nom
help-season-arg-name = Le nom
help-season-arg-win = Points de match d’une victoire [par défaut : ceux du club]
help-season-arg-draw = Points de match d’un match nul [par défaut : ceux du club]
help-season-arg-loss = Points de match d’une défaite [par défaut : ceux du club]
help-season-arg-least = Nombre minimal de séries pour le classement à la moyenne [par défaut : celui du club]
help-season-add = Ajouter une saison
help-season-add-more = Exemple :
    halali season add "2026/27" --from 2026-09-01 --to 2027-06-30
help-season-edit = Modifier une saison
help-season-edit-more = Exemple :
    halali season edit 2026 --to 2027-07-15
help-season-list = Lister les saisons
help-season-list-more = Champs du JSON : id, name, from, to, win, draw, loss, least_series. Exemple :
    halali season list
help-season-remove = Retirer une saison ; ses séries restent
help-season-remove-more = Exemple :
    halali season remove 2026
help-tournament = Les tournois : inscriptions, rondes, résultats, classements
help-tournament-more = Exemples :
    halali tournament new "Autumn Cup" --rounds 5
    halali tournament enter last Zoë Max Ada Bo
    halali tournament start last
    halali tournament pair last
help-tournament-arg-event = Le tournoi : une partie de son nom, la fin de son id, ou « last »
help-tournament-arg-player = Le joueur : une partie du nom, ou la fin de l’id
help-tournament-arg-players = Les joueurs, chacun par une partie du nom
help-tournament-arg-round = La ronde [par défaut : la dernière appariée]
help-tournament-arg-from = La première ronde concernée [par défaut : la prochaine]
help-tournament-arg-table = La table
help-tournament-arg-stage = La phase [par défaut : celle en cours]
help-tournament-arg-after = Comme après cette ronde [par défaut : avec tous les résultats]
help-tournament-arg-off = L’annuler
help-tournament-arg-discard = Jeter aussi les séries avec des parties ; demande --why
help-tournament-arg-rules = Règles jouées : classic ou boxed [par défaut : classic]
help-tournament-arg-same-sides = Permettre les mêmes camps deux fois de suite
help-tournament-arg-format = Formule : swiss, round-robin, double-round-robin, knockout, double-knockout ou league [par défaut : swiss]
help-tournament-arg-rounds = Rondes d’un suisse ou d’un championnat [par défaut d’un suisse : 5]
help-tournament-arg-groups = Groupes d’un toutes rondes [par défaut : 1]
help-tournament-arg-then = Formule d’une deuxième phase, où vont les meilleurs ; « none » pour aucune
help-tournament-arg-third-place = Jouer la troisième place d’une élimination directe ; « --third-place=no » l’annule
help-tournament-arg-least = Classer un championnat à la moyenne, à partir de tant de séries ; « none » pour le total
help-tournament-arg-win = Points de match d’une victoire [par défaut : 2]
help-tournament-arg-draw = Points de match d’une nulle [par défaut : 1]
help-tournament-arg-loss = Points de match d’une défaite [par défaut : 0]
help-tournament-arg-criteria = Critères du classement, dans cet ordre, séparés par des virgules : match-points, total-points, points-difference, tiles-exited, captured-bears, wins, buchholz, buchholz-cut-1, buchholz-cut-2, median, sonneborn-berger, direct-encounter, direct-encounter-restart, progressive, opponents-rating, performance, duplicate-median, duplicate-matchpoints, lot [par défaut : match-points,total-points,tiles-exited,buchholz,direct-encounter]
help-tournament-arg-by-points = Apparier au total de points, par tranches de tant de rangs ; « none » pour les points de match [par défaut : aux points de match]
help-tournament-arg-games = Parties d’une série [par défaut : 2]
help-tournament-arg-walkover = Points de forfait d’une partie [par défaut : 35]
help-tournament-arg-bye = Valeur d’une exemption attribuée, outre une série gagnée : average, la moyenne du joueur, ou fixed, fixe [par défaut : average]
help-tournament-arg-bye-points = Points d’une exemption fixe, et de toute exemption avant la première série [par défaut : 70]
help-tournament-arg-bye-exited = Tuiles sorties d’une telle exemption [par défaut : 0]
help-tournament-arg-requested-bye = Points de match d’une exemption demandée [par défaut : une demi-victoire]
help-tournament-arg-absent = Points de match d’une absence [par défaut : 0]
help-tournament-arg-late = Points de match de chaque ronde avant une inscription tardive ; « absent » pour ceux d’une absence [par défaut : absent]
help-tournament-arg-most-byes = Exemptions d’un joueur au plus ; « none » pour aucune limite [par défaut : sans limite]
help-tournament-arg-withdrawal = Suite d’un départ dans un toutes rondes : annul-or-wins annule toutes les séries de qui a joué moins de la moitié, sinon les adversaires gagnent celles non jouées ; wins ; annul [par défaut : annul-or-wins]
help-tournament-arg-order = Ordre dans les groupes de score : fold, slide, random ou neighbours [par défaut : slide]
help-tournament-arg-unplayed = Comment les valeurs des adversaires prennent les rondes non jouées : draw, comme une nulle contre soi-même, ou played-only, non comptées [par défaut : draw]
help-tournament-arg-extra-pairs = Paires de parties en plus après une série nulle d’une élimination directe [par défaut : 2]
help-tournament-arg-drawn-then = Qui passe ensuite : better-seed, le meilleur numéro, ou lot, le sort [par défaut : better-seed]
help-tournament-arg-duplicates = Toutes les tables d’une ronde jouent les mêmes donnes, secrètes jusqu’à sa clôture ; « --duplicates=no » l’annule
help-tournament-arg-lots = Graine des tirages au sort [par défaut : au hasard]
help-tournament-new = Créer un tournoi
help-tournament-new-more = Champs du JSON : id, name. Exemples :
    halali tournament new "Autumn Cup" --date 2026-11-28 --rounds 5
    halali tournament new "Club Cup" --format knockout --third-place
    halali tournament new "Groups" --format round-robin --groups 2 --then knockout
help-tournament-new-arg-name = Le nom
help-tournament-new-arg-date = La date, ou la première et la dernière avec deux points entre [par défaut : aujourd’hui]
help-tournament-edit = Modifier un tournoi : tout avant le début, ensuite nom, dates et rondes
help-tournament-edit-more = Ce qui n’est pas nommé reste tel quel. Champs du JSON : id, name. Exemples :
    halali tournament edit last --name "Winter Cup" --date 2026-12-05
    halali tournament edit last --rounds 4 --late 1 --bye fixed --bye-points 60
help-tournament-edit-arg-name = Le nouveau nom
help-tournament-edit-arg-date = La date, ou la première et la dernière avec deux points entre
help-tournament-rounds = Prévoir un autre nombre de rondes
help-tournament-rounds-more = Exemple :
    halali tournament rounds last 4
help-tournament-rounds-arg-number = Nombre de rondes
help-tournament-advice = Dire combien de rondes conviennent, et la durée
help-tournament-advice-more = Champs du JSON : players, rounds, series, minutes, end, swiss. Exemple :
    halali tournament advice last --tables 6 --minutes 50 --start 19:00
help-tournament-advice-arg-tables = Tables [par défaut : assez pour tous]
help-tournament-advice-arg-minutes = Minutes d’une série [par défaut : 60]
help-tournament-advice-arg-between = Minutes entre les rondes [par défaut : 10]
help-tournament-advice-arg-start = Heure de la première ronde, par exemple 19:00
help-tournament-simulate = Jouer beaucoup de tournois en mémoire, et dire ce qui en sort
help-tournament-simulate-more = Avec un tournoi, ses réglages, ses joueurs et ceux qu’il n’apparie pas sont repris ; les options les changent. La même graine donne les mêmes tournois. Champs du JSON : events, players, kept_apart, seed, best_wins, correlation, rounds, series, rematches, floats, byes, second_byes, openings_apart, minutes. Exemples :
    halali tournament simulate --players 24 --format swiss --rounds 5 --drops 2 --absences 5
    halali tournament simulate --players 24 --format round-robin --groups 4 --then knockout --go-on 2
    halali tournament simulate last --events 5000 --seed 7
help-tournament-simulate-arg-events = Nombre de tournois [par défaut : 1000]
help-tournament-simulate-arg-seed = Graine du hasard [par défaut : au hasard, et affichée]
help-tournament-simulate-arg-players = Nombre de joueurs [par défaut : ceux du tournoi, sinon 16]
help-tournament-simulate-arg-spread = Écart entre le plus fort et le plus faible, en points de cote [par défaut : 600]
help-tournament-simulate-arg-strengths = La force de chaque joueur, séparée par des virgules
help-tournament-simulate-arg-avoid = Deux joueurs qui ne se rencontrent jamais, par leurs numéros à partir du plus fort, par exemple 3:8 ; plusieurs, séparés par des virgules
help-tournament-simulate-arg-unrated = Personne n’a de cote pour être numéroté
help-tournament-simulate-arg-go-on = Combien passent à la deuxième phase, par groupe [par défaut : 4, ou 2 s’il y a plusieurs groupes]
help-tournament-simulate-arg-tables = Tables [par défaut : assez pour tous]
help-tournament-simulate-arg-minutes = Minutes d’une série [par défaut : 60]
help-tournament-simulate-arg-between = Minutes entre les rondes [par défaut : 10]
help-tournament-simulate-arg-late-entries = En pour cent : un joueur s’inscrit en retard [par défaut : 0]
help-tournament-simulate-arg-drops = En pour cent : un joueur part avant une ronde [par défaut : 0]
help-tournament-simulate-arg-drops-paired = En pour cent : un joueur part d’une ronde appariée [par défaut : 0]
help-tournament-simulate-arg-returns = En pour cent : qui est parti revient pour une ronde [par défaut : 0]
help-tournament-simulate-arg-byes = En pour cent : un joueur demande une exemption [par défaut : 0]
help-tournament-simulate-arg-absences = En pour cent : un joueur manque une ronde [par défaut : 0]
help-tournament-simulate-arg-walkovers = En pour cent : l’un des deux ne vient pas à la table [par défaut : 0]
help-tournament-simulate-arg-no-shows = En pour cent : aucun ne vient [par défaut : 0]
help-tournament-simulate-arg-wrong-results = En pour cent : un résultat est mal saisi, et corrigé une ronde plus tard [par défaut : 0]
help-tournament-simulate-arg-event = Le tournoi dont les réglages sont essayés : une partie de son nom, la fin de son id, ou « last »
help-tournament-list = Lister les tournois, le plus récent d’abord
help-tournament-list-more = Champs du JSON : id, name, first, last, state, players, rounds. Exemple :
    halali tournament list
help-tournament-show = Montrer un tournoi : participants, et suite
help-tournament-show-more = Champs du JSON : id, name, first, last, state, stages, settings, entries, rounds, next. Exemple :
    halali tournament show last
help-tournament-enter = Inscrire des joueurs, avant le début ou en retard
help-tournament-enter-more = Exemples :
    halali tournament enter last Zoë Max "Ada B"
    halali tournament enter last Bo --from 2
help-tournament-remove-entry = Supprimer une inscription sans résultats
help-tournament-remove-entry-more = Exemple :
    halali tournament remove-entry last Bo
help-tournament-replace = Remplacer un inscrit sans résultats
help-tournament-replace-more = Exemple :
    halali tournament replace last Bo Cleo
help-tournament-replace-arg-by = Qui vient à la place
help-tournament-statistics = Afficher ce que donne un tournoi : parties, camps, meilleure partie, série la plus serrée
help-tournament-statistics-more = Champs du JSON : tournament, series, face_down, points_a_game, figures, records. Exemple :
    halali tournament statistics last
help-tournament-prizes = Les prix, et qui les gagne
help-tournament-prizes-more = Exemples :
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes won last
help-tournament-prizes-add = Ajouter des prix par place, pour tous ou pour certains
help-tournament-prizes-add-more = Exemples :
    halali tournament prizes add last "Prizes" --amounts 50,30,20
    halali tournament prizes add last "Best newcomer" --amounts 12.50 --rated-below 1500 --each
help-tournament-prizes-arg-name = Leur nom
help-tournament-prizes-add-arg-amounts = Ce que gagnent le premier, le deuxième, etc., séparé par des virgules
help-tournament-prizes-add-arg-group = Seulement dans ce groupe d’un toutes rondes, par exemple A
help-tournament-prizes-add-arg-club-group = Seulement parmi les joueurs dont la fiche indique ce club ou groupe
help-tournament-prizes-add-arg-rated-below = Seulement parmi les joueurs classés en dessous au départ, ou sans classement
help-tournament-prizes-add-arg-each = Les ex æquo gagnent chacun le prix de leur place [par défaut : ils partagent les prix de leurs places]
help-tournament-prizes-remove = Supprimer des prix
help-tournament-prizes-remove-more = Exemple :
    halali tournament prizes remove last "Best newcomer"
help-tournament-prizes-list = Lister les prix
help-tournament-prizes-list-more = Champs du JSON : name, among, amounts, shared. Exemple :
    halali tournament prizes list last
help-tournament-prizes-won = Dire qui gagne quoi d’après le classement
help-tournament-prizes-won-more = Champs du JSON : prizes, rank, player, amount. Exemples :
    halali tournament prizes won last
    halali tournament prizes won last --after 3
help-tournament-seeds = Numéroter les joueurs ; qui n’est pas nommé vient après
help-tournament-seeds-more = Exemple :
    halali tournament seeds last Zoë Max
help-tournament-avoid = Séparer deux joueurs, des foyers ou des clubs
help-tournament-avoid-more = Exemples :
    halali tournament avoid last Zoë Max
    halali tournament avoid last --households --soft --first 2
help-tournament-avoid-arg-households = Joueurs d’un même foyer
help-tournament-avoid-arg-clubs = Joueurs d’un même club ou groupe
help-tournament-avoid-arg-soft = Seulement si cela ne coûte rien de plus grave
help-tournament-avoid-arg-first = Seulement aux tant premières rondes
help-tournament-fix-table = Garder un joueur toujours à la même table ; sans table, n’importe laquelle
help-tournament-fix-table-more = Exemple :
    halali tournament fix-table last Zoë 1
help-tournament-sit-out = Dire qu’un joueur ne joue pas une ronde [par défaut : exemption demandée]
help-tournament-sit-out-more = Exemple :
    halali tournament sit-out last Bo --round 3 --absent
help-tournament-sit-out-arg-round = La ronde [par défaut : la prochaine]
help-tournament-sit-out-arg-bye = Exemption demandée
help-tournament-sit-out-arg-absent = Absence sans prévenir
help-tournament-sit-out-arg-full-bye = Exemption valant une victoire, donnée par l’organisateur
help-tournament-withdraw = Retirer un joueur ; ses résultats restent
help-tournament-withdraw-more = Exemples :
    halali tournament withdraw last Bo
    halali tournament withdraw last Bo --series forfeit
help-tournament-withdraw-arg-series = Comment finit une série en cours : as-it-stands, en l’état, forfeit ou void [par défaut : as-it-stands]
help-tournament-return = Faire revenir un joueur retiré
help-tournament-return-more = Exemple :
    halali tournament return last Bo
help-tournament-start = Commencer : cotes, numéros et réglages sont figés
help-tournament-start-more = Exemple :
    halali tournament start last
help-tournament-pair = Apparier la prochaine ronde, après avoir montré la proposition
help-tournament-pair-more = Champs du JSON : round, stage, date, state, tables, out. Exemples :
    halali tournament pair last
    halali tournament pair last --pin Zoë:Max --yes
    halali tournament pair last --again --apart Ada:Bo
help-tournament-pair-arg-pin = Deux qui doivent jouer
help-tournament-pair-arg-apart = Deux joueurs à ne pas apparier dans cette ronde, même si elle est réappariée
help-tournament-pair-arg-bye = Qui est exempt
help-tournament-pair-arg-join = Qui joue finalement malgré une absence
help-tournament-pair-arg-again = Apparier de nouveau la dernière ronde, autour des séries commencées
help-tournament-pair-arg-date = La soirée [par défaut : aujourd’hui]
help-tournament-pair-arg-preview = Montrer seulement la proposition
help-tournament-pin = Garder un appariement quand la ronde est réappariée
help-tournament-pin-more = Exemples :
    halali tournament pin last 3
    halali tournament pin last 3 --off
help-tournament-swap = Échanger les places de deux joueurs d’une ronde, exemption comprise
help-tournament-swap-more = Dit d’abord ce que cela coûte. Champs du JSON : round, stage, date, state, tables, out. Exemples :
    halali tournament swap last Zoë Max
    halali tournament swap last Zoë Max --preview
help-tournament-swap-arg-first = L’un des deux
help-tournament-swap-arg-second = L’autre
help-tournament-swap-arg-preview = Dire seulement ce que cela coûte
help-tournament-compare = Comparer une ronde faite à la main avec la proposition du programme
help-tournament-compare-more = Avec des paires, la ronde suivante est examinée comme si elle était appariée ainsi. Champs du JSON : round, left_out, put_in, bye, byes, costs. Exemples :
    halali tournament compare last
    halali tournament compare last Zoë:Max Ada:Bo --bye Cleo
help-tournament-compare-arg-pairs = Qui jouerait contre qui
help-tournament-compare-arg-bye = Qui serait exempté
help-tournament-pairings = Montrer les appariements d’une ronde
help-tournament-pairings-more = Champs du JSON : round, stage, date, state, tables, out. Exemples :
    halali tournament pairings last
    halali tournament pairings last --round 2 --by-name
help-tournament-pairings-arg-by-name = Dans l’ordre des noms
help-tournament-publish = Publier une ronde
help-tournament-publish-more = Exemple :
    halali tournament publish last
help-tournament-deals = Montrer les donnes que toutes les tables d’une ronde close ont jouées
help-tournament-deals-more = Champs du JSON : round, closed, deals. Exemple :
    halali tournament deals last --round 1
help-tournament-deals-arg-organiser = Aussi d’une ronde non close : pour l’organisateur seul, à poser sur les plateaux
help-tournament-result = Saisir des parties d’une table, écrites comme dans « halali series record » ; le premier commence avec les animaux
help-tournament-result-more = Champs du JSON : round, stage, date, state, tables, out. Exemples :
    halali tournament result last 1 -g "Zoë 40+1, Max 30+0" -g "Zoë 35+2, Max 20+0"
    halali tournament result last 2 --no-show
help-tournament-result-arg-game = Une partie ; -g pour chacune
help-tournament-result-arg-no-show = Aucun des deux ne s’est présenté
help-tournament-result-arg-came = Annuler que personne ne s’est présenté
help-tournament-close = Clore une ronde : elle compte désormais
help-tournament-close-more = Exemples :
    halali tournament close last
    halali tournament close last --missing --why "hall closed"
help-tournament-close-arg-round = La ronde [par défaut : la première ouverte]
help-tournament-close-arg-missing = Même si des résultats manquent ; demande --why
help-tournament-reopen = Rouvrir une ronde close ; demande --why
help-tournament-reopen-more = Exemple :
    halali tournament reopen last --why "wrong result"
help-tournament-delete-round = Supprimer la dernière ronde avec ses appariements
help-tournament-delete-round-more = Exemple :
    halali tournament delete-round last
help-tournament-standings = Montrer le classement, actuel ou après une ronde
help-tournament-standings-more = Champs du JSON : tournament, stage, tables. Exemples :
    halali tournament standings last
    halali tournament standings last --after 2
help-tournament-crosstable = Montrer ce que fut chaque ronde pour chacun
help-tournament-crosstable-more = Champs du JSON : tournament, stage, tables. Exemple :
    halali tournament crosstable last
help-tournament-page = Écrire une page web du tournoi : classement, rondes et chaque partie à rejouer
help-tournament-page-more = C’est un seul fichier qui n’a besoin de rien d’autre, pour le site du club. Ce qui n’est pas publié n’y figure pas. Exemple :
    halali tournament page last --out autumn.html
help-tournament-timer = Le minuteur d’une ronde : il survit à la veille, aux redémarrages et au réglage de l’heure
help-tournament-timer-more = Exemple :
    halali tournament timer start last 60
help-tournament-timer-arg-time = Des minutes, ou des minutes et des secondes comme 7:30
help-tournament-timer-start = Lancer le minuteur d’une ronde
help-tournament-timer-start-more = Champs du JSON : tournament, round, runs, left, length, colour, sure. Exemple :
    halali tournament timer start last 60 --amber 10 --red 2
help-tournament-timer-start-arg-amber = Orange à partir de ce temps restant [par défaut : 10]
help-tournament-timer-start-arg-red = Rouge à partir de ce temps restant [par défaut : 2]
help-tournament-timer-pause = Arrêter le minuteur
help-tournament-timer-pause-more = Champs du JSON : tournament, round, runs, left, length, colour, sure. Exemple :
    halali tournament timer pause last
help-tournament-timer-resume = Laisser le minuteur continuer
help-tournament-timer-resume-more = Champs du JSON : tournament, round, runs, left, length, colour, sure. Exemple :
    halali tournament timer resume last
help-tournament-timer-extend = Donner plus de temps à la ronde, ou moins avec un signe moins
help-tournament-timer-extend-more = Champs du JSON : tournament, round, runs, left, length, colour, sure. Exemple :
    halali tournament timer extend last 5
help-tournament-timer-show = Montrer le temps qui reste
help-tournament-timer-show-more = Champs du JSON : tournament, round, runs, left, length, colour, sure. Exemple :
    halali tournament timer show last
help-tournament-print = Imprimer un document d’un tournoi en PDF ou HTML, ou tous
help-tournament-print-more = Exemples :
    halali tournament print pairings last --out appariements.pdf
    halali tournament print slips last --round 2 --out bulletins.pdf --paper letter
    halali tournament print prizes last --out prix.html
    halali tournament print all last --out coupe/
help-tournament-print-arg-what = Le document : check-in, name-cards, schedule, pairings, pairings-by-name, slips, score-sheets, standings, crosstable, bracket, prizes, ties, ou all (tous)
help-tournament-print-arg-out = Le fichier à écrire, en .pdf ou .html, ou un dossier pour un fichier de chacun
help-tournament-print-arg-force = Remplacer ce qui s’y trouve
help-tournament-print-arg-format = pdf ou html [par défaut : selon le fichier ; pdf dans un dossier]
help-tournament-print-arg-paper = Le papier : a4 ou letter [par défaut : le format usuel du pays du système]
help-tournament-why = Expliquer une place, un appariement ou une exemption
help-tournament-why-more = Exemples :
    halali tournament why rank last Zoë Max
    halali tournament why pairing last Zoë Ada
    halali tournament why bye last
help-tournament-why-rank = Dire pourquoi un joueur est devant un autre, avec le détail de la valeur
help-tournament-why-rank-more = Champs du JSON : why. Exemple :
    halali tournament why rank last Zoë Max
help-tournament-why-pairing = Dire pourquoi deux joueurs jouent ensemble, ou non
help-tournament-why-pairing-more = Champs du JSON : why. Exemple :
    halali tournament why pairing last Zoë Ada
help-tournament-why-bye = Dire pourquoi quelqu’un est exempt d’une ronde
help-tournament-why-bye-more = Champs du JSON : why. Exemple :
    halali tournament why bye last
help-tournament-close-stage = Clore une phase ; les meilleurs passent à la suivante
help-tournament-close-stage-more = Exemple :
    halali tournament close-stage last --go-on 2
help-tournament-close-stage-arg-go-on = Combien continuent, de chaque groupe
help-tournament-close-stage-arg-more = Combien de plus : les meilleurs des suivants [par défaut : 0]
help-tournament-finish = Terminer un tournoi
help-tournament-finish-more = Exemple :
    halali tournament finish last
help-tournament-resume = Reprendre un tournoi terminé ; demande --why
help-tournament-resume-more = Exemple :
    halali tournament resume last --why "a result was wrong"
help-tournament-export = Écrire un tournoi comme archive : joueurs, séries, rondes et tout ce qui a été décidé
help-tournament-export-more = « halali import archive FICHIER » l’importe dans un autre fichier de club, où il continue. Tant qu’une ronde n’est pas close, les donnes que jouent toutes ses tables n’y figurent pas ; si le tournoi continue ailleurs sur les mêmes donnes, utilisez --deals. Les rondes qui ne sont pas encore publiées y figurent, et seulement avec --private qui ne doit pas rencontrer qui. Exemple :
    halali tournament export last --out coupe.json
help-tournament-export-arg-deals = Pour l’organisateur : aussi ce qui est face cachée, dans les parties en cours et les rondes à venir
help-tournament-export-arg-out = Le fichier à écrire [par défaut : la sortie standard]
help-tournament-export-arg-force = Remplacer le fichier s’il existe
help-tournament-export-arg-private = Avec le foyer, l’année de naissance et le contact, et qui ne doit pas rencontrer qui dans un tournoi
help-tournament-remove = Supprimer un tournoi ; ses séries restent
help-tournament-remove-more = Exemple :
    halali tournament remove "Autumn Cup"
help-tournament-remove-arg-with-series = Supprimer aussi ses séries

## Le journal

log-add-player = { $player } : inscription sur la liste.
log-edit-player = { $player } : modification.
log-rename-player = { $player } : modification ; nouveau nom : { $name }.
log-archive-player = { $player } : mise en archives.
log-restore-player = { $player } : retour des archives.
log-remove-player = { $player } : retrait de la liste.
log-merge-players = { $from } : fusion avec { $into }.
log-anonymise-player = { $player } : anonymisation.
log-begin-series = Début : { $series }.
log-record-series = Saisie : { $series } : { $games }
log-add-game = Ajout d’une partie : { $series } : { $game }
log-correct-game = Correction de la partie { $number } : { $series } : { $game }
log-edit-series = Modification : { $series } : { $first } – { $second }, { $date }.
log-remove-game = Retrait de la partie { $number } : { $series }.
log-start-game = Début d’une partie : { $series }.
log-end-game = Fin d’une partie : { $series } : { $game }
log-close-series = Clôture : { $series }.
log-remove-series = Retrait : { $series }.
log-change-settings = Modification des réglages du club.
log-put-season = Définition de la saison { $season }.
log-remove-season = Retrait de la saison { $season }.
log-create-tournament = Création du tournoi { $tournament }.
log-take-in-tournament = { $tournament } importé d’une archive.
log-set-prizes = Prix de { $tournament } modifiés.
log-edit-tournament = Modification du nom ou des dates du tournoi { $tournament }.
log-change-tournament-settings = Modification des réglages du tournoi { $tournament }.
log-plan-stages = Modification des phases du tournoi { $tournament }.
log-remove-tournament = Suppression du tournoi { $tournament }.
log-enter = Inscription à { $tournament } : { $player }.
log-enter-late = Inscription à { $tournament } à partir de la ronde { $round } : { $player }.
log-remove-tournament-entry = Suppression de l’inscription à { $tournament } : { $player }.
log-replace-tournament-entry = { $by } remplace { $player } dans { $tournament }.
log-set-seeds = Numérotation des joueurs du tournoi { $tournament }.
log-start-tournament = Début du tournoi { $tournament }.
log-put-avoid = Ne se rencontrent pas dans { $tournament } : { $apart }.
log-remove-avoid = Peuvent de nouveau se rencontrer dans { $tournament } : { $apart }.
log-apart-pair = { $first } et { $second }
log-apart-households = joueurs d’un même foyer
log-apart-clubs = joueurs d’un même club
log-fix-table = { $player } joue toujours à la table { $table } dans { $tournament }.
log-free-table = { $player } joue à n’importe quelle table dans { $tournament }.
log-sit-out = { $out ->
    [none] { $player } n’est plus au repos à la ronde { $round } du tournoi { $tournament }.
    [absent] { $player } ne joue pas à la ronde { $round } du tournoi { $tournament } : absence.
    [requested-bye] { $player } ne joue pas à la ronde { $round } du tournoi { $tournament } : exemption demandée.
   *[other] { $player } ne joue pas à la ronde { $round } du tournoi { $tournament } : exemption.
}
log-withdraw = Retrait du tournoi { $tournament } à partir de la ronde { $round } : { $player }.
log-return = Retour dans { $tournament } pour la ronde { $round } : { $player }.
log-pair-round = Appariement de la ronde { $round } du tournoi { $tournament }.
log-change-pairings = Modification des appariements de la ronde { $round } du tournoi { $tournament }.
log-pin-pairing = Table { $table } fixée à la ronde { $round } du tournoi { $tournament }.
log-unpin-pairing = Table { $table } libérée à la ronde { $round } du tournoi { $tournament }.
log-no-show = Personne ne s’est présenté à la table { $table } à la ronde { $round } du tournoi { $tournament }.
log-no-no-show = Annulation du double forfait à la table { $table } à la ronde { $round } du tournoi { $tournament }.
log-add-extra-games = Ajout de parties supplémentaires à la table { $table } à la ronde { $round } du tournoi { $tournament }.
log-release-round = Publication de la ronde { $round } du tournoi { $tournament }.
log-close-round = Clôture de la ronde { $round } du tournoi { $tournament }.
log-close-round-missing = Clôture de la ronde { $round } du tournoi { $tournament } sans tous les résultats.
log-reopen-round = Réouverture de la ronde { $round } du tournoi { $tournament }.
log-delete-round = Suppression de la ronde { $round } du tournoi { $tournament }.
log-close-stage = Clôture de la phase { $stage } du tournoi { $tournament }.
log-reopen-stage = Réouverture de la phase { $stage } du tournoi { $tournament }.
log-finish-tournament = Fin du tournoi { $tournament }.
log-reopen-tournament = Reprise du tournoi { $tournament }.
log-import = Importation : { $count ->
        [one] { $count } entrée.
       *[other] { $count } entrées.
    }
log-evening = Saisie d’une soirée : { $count ->
        [one] { $count } entrée.
       *[other] { $count } entrées.
    }
log-unknown = { $command }
log-series = série { $first } – { $second } du { $date }
log-series-unknown = série { $id }
log-game = { $animals } { $of_animals } (animaux), { $humans } { $of_humans } (humains)
log-game-without-points = { $animals } (animaux), { $humans } (humains) : { $how }
log-undone = Annulé : { $what }
log-redone = Rétabli : { $what }
change-player = Joueur { $player }
change-series = Série { $series }
change-game = Partie { $number }, { $series }
change-season = Saison { $season }
change-club = Réglages du club
change-first-day = Premier jour
change-tournament = Tournoi { $tournament }
change-animals-of = Jouait les animaux
change-animals = Animaux
change-humans = Humains
change-purpose = But
change-counted = compte
change-closed = Close par décision
change-recorded = Connue par
change-moves = coups saisis
change-actions = Actions
change-given = Points attribués (animaux – humains)
change-clock = Pendule
change-clock-time = { $minutes } min + { $seconds } s
change-seen = Un retournement a été repris
change-volatility = Volatilité
change-no = non
log-exported = { $count ->
        [one] { $count } entrée écrite dans { $file }.
       *[other] { $count } entrées écrites dans { $file }.
    }

column-moment = Moment (UTC)
column-device = Appareil
column-what = Quoi
column-why = Pourquoi

help-undo = Annuler la dernière commande, ou les dernières
help-undo-more = Tout peut être annulé, sauf l’anonymisation d’un joueur. Exemple :
    halali undo 2
help-undo-arg-count = Combien de commandes [par défaut : 1]
help-redo = Rétablir ce qui vient d’être annulé
help-redo-more = Exemple :
    halali redo
help-redo-arg-count = Combien de commandes [par défaut : 1]
help-log = Afficher ce qui a été fait dans le fichier du club
help-log-more = Du plus ancien au plus récent, en JSON aussi. Champs du JSON : id, moment (UTC), device, why, did (command, undo ou redo), command (son nom et ses données) ou of (l’entrée annulée ou rétablie). Exemples :
    halali log --last 10
    halali log --player zoe --from 2026-11-01
    halali log --out journal.json
help-log-arg-player = Seulement ce qui concerne ce joueur
help-log-arg-series = Seulement ce qui concerne cette série
help-log-arg-from = Première date (UTC), par exemple 2026-09-01
help-log-arg-to = Dernière date (UTC)
help-log-arg-last = Seulement les N dernières de ces entrées
help-log-arg-out = Écrire le JSON dans un nouveau fichier
help-log-arg-private = Avec le foyer, l’année de naissance et le contact dans le JSON
## Un club d’essai

demo-made = Un club d’essai se trouve dans { $file }.
help-demo = Créer un fichier avec un club qui n’existe pas, pour faire des essais : une quarantaine de joueurs, deux saisons
help-demo-more = Exemples :
    halali demo essai.halaliclub
    halali --club essai.halaliclub series list
help-demo-arg-file = Le nouveau fichier
help-demo-arg-seed = Quel club : le même nombre crée de nouveau le même club (par défaut 1969)
help-demo-arg-scale = Un club pour mesurer : 500 joueurs et 100 000 séries ; il faut une minute ou deux

## Chiffres, records et réglages

termination-normal = selon les règles
termination-conceded = abandon
termination-time = temps écoulé
termination-forfeit = table quittée
termination-walkover = non commencée

figures-games = Parties comptées : { $included }. Autres : { $excluded }.
figures-pairs = Séries de deux de ces parties : un joueur a gagné les deux { $swept }, chacun a gagné avec les animaux { $animals }, chacun avec les humains { $humans }, avec une partie nulle { $drawn }.
statistics-played = Séries avec un résultat : { $series }. Parties : { $games }.
statistics-face-down = D’une ronde dont les donnes sont cachées, seuls les résultats comptent ici jusqu’à sa clôture ; séries : { $count }.
statistics-as-good = { $count ->
    [one] Une autre les égale.
   *[other] { $count } autres les égalent.
}
statistics-average = Les deux camps font ensemble { $points } points par partie.
statistics-feat = { $name } : { $figure }, { $player } { $against }
statistics-none = Rien n’a encore été joué. Les chiffres viennent avec le premier résultat.

record-highest-game = Meilleure partie ({ $side })
record-highest-series = { $games ->
        [one] Meilleure série ({ $games } partie)
       *[other] Meilleure série ({ $games } parties)
    }
record-winning-streak = Séries gagnées d’affilée
record-unbeaten-streak = Séries d’affilée sans défaite
record-closest-finish = Fin la plus serrée
record-by-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
record-by-exits = { $exited ->
        [one] { $exited } tuile sortie
       *[other] { $exited } tuiles sorties
    }
record-against = contre { $opponent }, { $date }
record-span = du { $from } au { $to }

page-tally = { $series ->
        [one] { $series } série :
       *[other] { $series } séries :
    } gagnées { $won }, nulles { $drawn }, perdues { $lost }.
page-average = { $average } points par série.
page-rating = Cote { $rating }, écart { $deviation }.
page-last = Derniers résultats
page-best = Meilleure série
page-worst = Moins bonne série
page-won = gagnée
page-drawn = nulle
page-lost = perdue

column-side = Camp
column-games = Parties
column-record = Record
column-figure = Valeur
column-opponent = Adversaire
column-against = Contre
column-outcome = Résultat

field-file = fichier
field-walkover = points de forfait
field-least = séries minimales pour la moyenne
field-rating = cote de départ
field-deviation = écart de départ
field-volatility = volatilité de départ
field-tau = τ

man-written = Les pages du manuel sont dans { $folder }.

help-figures = Afficher ce que les parties disent des camps
help-figures-more = Champs du JSON : included, games (termination, games), animals et humans (games, won, drawn, lost, points, exited, average), pairs. Exemples :
    halali figures --season "2026/27"
    halali figures --player zoe --endings normal,agreed,adjudicated
help-figures-arg-player = Seulement les parties de ce joueur, par camp
help-figures-arg-endings = Les parties terminées ainsi, séparées par des virgules : normal, agreed, adjudicated, conceded, time, forfeit, walkover, void, unfinished [par défaut : normal]
help-records = Afficher les records : meilleures partie et série, suites, fin la plus serrée
help-records-more = Champs du JSON : record, figure, exited, player, opponent, side, games, series, from, to. Exemple :
    halali records --season "2026/27"
help-arg-season = La saison, ou une partie de son nom
help-arg-from = Première date, par exemple 2026-09-01
help-arg-to = Dernière date
help-club-show = Montrer le fichier et les réglages du club
help-club-show-more = Champs du JSON : file, name, win, draw, loss, walkover, least_series, rating, deviation, volatility, tau. Exemple :
    halali club show
help-club-set = Modifier les réglages du club ; ce qui a commencé garde les siens
help-club-set-more = Exemple :
    halali club set --name "Jeux d’été" --walkover 40
help-club-set-arg-name = Le nom du club ; "" pour aucun
help-club-set-arg-win = Points de match d’une victoire
help-club-set-arg-draw = Points de match d’un match nul
help-club-set-arg-loss = Points de match d’une défaite
help-club-set-arg-least = Nombre minimal de séries pour le classement à la moyenne
help-club-set-arg-walkover = Points de forfait, de 2 à 118
help-club-set-arg-rating = Cote de départ
help-club-set-arg-deviation = Écart de départ
help-club-set-arg-volatility = Volatilité de départ
help-club-set-arg-tau = Vitesse à laquelle la volatilité change, de 0.3 à 1.2
help-completions = Afficher un script qui complète les commandes dans un shell
help-completions-more = Dans ~/.bashrc, cette ligne le fait dans chaque nouveau shell :
    source <(halali completions bash)
help-completions-arg-shell = bash, elvish, fish, powershell ou zsh
help-man = Écrire les pages du manuel
help-man-more = Exemple :
    halali man ~/.local/share/man/man1
help-man-arg-folder = Le dossier, qui est créé s’il n’existe pas
help-backup = Faire une sauvegarde vérifiée du fichier du club, même pendant qu’il est ouvert
help-backup-more = Les sauvegardes se trouvent dans un dossier à côté du fichier du club. Le programme en fait aussi une par jour et avant les étapes risquées, et les garde selon leur âge : toutes celles du dernier jour, une par jour pendant une semaine, une par semaine pendant deux mois, une par mois pour toujours. Exemples :
    halali backup
    halali backup /media/cle/ligue.halaliclub
help-backup-arg-file = Un nouveau fichier où copier ; il ne sera plus jamais touché [par défaut : un fichier dans le dossier des sauvegardes]
help-restore = Mettre une sauvegarde à la place du fichier du club, qui devient lui-même une sauvegarde
help-restore-more = « latest » est la dernière sauvegarde en bon état ; après une restauration, c’est le fichier d’avant, si bien qu’une seconde annule la première. Champs de la liste JSON : file, moment, reason. Exemples :
    halali restore --list
    halali restore latest
    halali restore /media/cle/ligue.halaliclub
help-restore-arg-file = Un fichier de club, ou « latest »
help-restore-arg-list = Énumérer les sauvegardes, la plus récente d’abord
help-check = Vérifier l’état du fichier du club en le lisant en entier
help-check-more = Sont vérifiés la base de données, la somme de contrôle de chaque ligne, les coups de chaque partie, le journal, les données d’annulation, et qu’aucun autre programme n’a rien mis dans le fichier. Le code de sortie est 1 si quelque chose ne va pas. Champs du JSON : file, faults, warnings. Exemple :
    halali check
help-salvage = Reprendre dans un nouveau fichier ce qui est lisible d’un fichier endommagé, et énumérer ce qui manque
help-salvage-more = Le fichier endommagé reste tel quel. Champs du JSON : file, missing. Exemple :
    halali salvage club.halaliclub sauve.halaliclub
help-salvage-arg-damaged = Le fichier endommagé
help-salvage-arg-new = Le nouveau fichier

## Ce qui sort et ce qui entre

exchange-csv-too-large = Le fichier dépasse { $most } Mio.
exchange-csv-not-in-encoding = Le fichier s’annonce comme { $encoding }, mais ce n’en est pas.
exchange-csv-not-text = Ce n’est pas un texte. Depuis un tableur, enregistrez-le en CSV.
exchange-csv-empty = Il manque la première ligne avec les titres des colonnes.
exchange-csv-unclosed-quote = Un guillemet s’ouvre ici et n’est jamais fermé.
exchange-csv-text-behind-quote = Du texte suit un guillemet fermant. Les guillemets à l’intérieur d’un texte s’écrivent deux fois.
exchange-csv-too-long = Il y a ici plus de { $most } caractères.
exchange-csv-too-many-columns = Il y a plus de { $most } colonnes.
exchange-csv-no-title = « { $text } » n’est sous aucun titre.
exchange-csv-title-twice = Deux colonnes s’appellent « { $title } ».
exchange-csv-missing-column = { $title ->
        [name] La colonne « nom » (ou « name ») manque.
       *[other] La colonne « { $title } » manque.
    }
exchange-id = « { $text } » n’est pas un identifiant.
exchange-id-twice = La ligne { $line } a déjà cet identifiant.
exchange-merged = Ce joueur a été fusionné avec { $into }.
exchange-yes-no = « { $text } » n’est ni « oui » ni « non ».
exchange-missing = Il manque quelque chose ici.
exchange-date = « { $text } » n’est pas une date ; écrivez-la comme 2026-11-29.
exchange-date-ambiguous = « { $text } » peut désigner deux dates ; écrivez-la comme 2026-11-29, ou précisez --dates.
exchange-several-players = Plusieurs joueurs portent ce nom : { $list }. Donnez l’identifiant dans la colonne player_1_id ou player_2_id.
exchange-similar-players = Personne ne porte ce nom, mais un nom semblable existe : { $list }. Corrigez le nom, ou donnez l’identifiant dans la colonne player_1_id ou player_2_id.
exchange-other-id = Le club ne connaît pas cet identifiant, mais connaît le nom : { $list }. Omettez l’identifiant si c’est la même personne.
exchange-similar-newcomer = Ce nom ressemble à « { $name } » de la ligne { $line }, nouveau lui aussi.
exchange-word = « { $text } » n’a pas sa place ici.
exchange-number = « { $text } » n’est pas un nombre possible ici.
exchange-not-here = « { $text } » ne dit rien d’une partie dont la fin est « { $termination } ».
exchange-game-missing = La partie { $game } manque avant celle-ci.
exchange-archive-too-large = L’archive dépasse { $most } Mio.
exchange-archive-json = La lecture s’arrête ici : « { $what } »
exchange-archive-not = Ce n’est pas l’archive d’un club.
exchange-archive-newer = L’archive vient d’une version plus récente du programme (version { $found }, au plus { $known } est connue ici).
exchange-place-settings = Réglages
exchange-place-season = Saison { $number }
exchange-place-player = Joueur { $number }
exchange-place-series = Série { $number }
exchange-place-game = Série { $series }, partie { $game }
exchange-place-tournament = Tournoi { $number }
exchange-place-round = Tournoi { $tournament }, ronde { $round }
exchange-at = { $place } : { $fault }
exchange-archive-twice = L’identifiant { $id } est donné deux fois.
exchange-archive-unreadable = « { $text } » ne peut pas être lu.
exchange-archive-no-player = Il n’y a pas de joueur { $player } dans l’archive.
exchange-archive-double-of-double = Le joueur est le doublon d’un doublon.
exchange-archive-double-not-archived = Le joueur est un doublon, mais n’est pas dans les archives.
exchange-archive-length = Une série ne peut pas avoir { $games } parties.
exchange-archive-no-deal = Une partie jouée à l’écran a besoin de sa donne.
exchange-no-date = Aucune étiquette Date ne dit quand elle a été jouée ; précisez --date.
exchange-text-too-long = Rangée { $row }, « { $column } » : un tableur ne peut pas contenir { $length } caractères dans une cellule, au plus { $most }. Le CSV le peut.
exchange-too-many-cells = Un tableur ne peut pas contenir { $rows } rangées de { $columns } colonnes. Le CSV le peut.
exchange-record-unwritten = La partie { $game } de la série { $series } ne peut pas être écrite.

column-short-name = Nom court
column-household = Foyer
column-colour = Couleur
column-birth-year = Année de naissance
column-contact = Contact
column-notes = Notes
column-guest = Invité
column-archived = Archivé
column-first = Joueur 1
column-second = Joueur 2
column-points-first = Points 1
column-points-second = Points 2
column-exited-first = Sorties 1
column-exited-second = Sorties 2
export-yes = oui
export-players = Joueurs
export-exists = Il y a déjà un fichier { $file } ; avec --force, il est remplacé.
export-terminal = Un classeur ou un PDF ne peut pas être affiché ici ; indiquez où l’écrire avec --out.
export-other-ending = { $file } ne contiendrait pas ce que dit son nom : cela s’écrit en { $list }.
export-written = Écrit : { $file }
export-without-moves = { $count ->
        [one] { $count } partie n’y figure pas, car ses actions n’ont pas été notées.
       *[other] { $count } parties n’y figurent pas, car leurs actions n’ont pas été notées.
    }
export-face-down = { $count ->
        [one] { $count } série reste à part : sa ronde n’est pas close, et toutes les tables y jouent les mêmes donnes.
       *[other] { $count } séries restent à part : leurs rondes ne sont pas closes, et toutes les tables y jouent les mêmes donnes.
    }
export-pairs-left-out = { $count ->
        [one] { $count } paire de joueurs à ne pas apparier n’y figure pas : elle montre qui va avec qui. Avec --private, elle sort aussi ; un tournoi qui continue ailleurs en a besoin.
       *[other] { $count } paires de joueurs à ne pas apparier n’y figurent pas : elles montrent qui va avec qui. Avec --private, elles sortent aussi ; un tournoi qui continue ailleurs en a besoin.
    }
export-results-alone = { $count ->
        [one] De { $count } série, seuls les résultats sortent : sa ronde n’est pas close, et toutes ses tables jouent les mêmes donnes. Avec --deals, elle sort entière.
       *[other] De { $count } séries, seuls les résultats sortent : leurs rondes ne sont pas closes, et toutes leurs tables jouent les mêmes donnes. Avec --deals, elles sortent entières.
    }

import-read-as = Lu en { $encoding }, avec { $separator } entre les cellules.
import-guessed = C’est une supposition : si des accents semblent faux, enregistrez le fichier en UTF-8.
import-read-in = Lu en { $encoding }.
import-tab = des tabulations
import-separator = « { $separator } »
import-unknown-columns = Colonnes inconnues, laissées de côté : { $list }
import-line = Ligne { $line } : { $what }
import-games = { $count ->
        [one] Partie
       *[other] Parties
    } { $games } : { $what }
import-new = nouveau : { $what }
import-changed = { $what } : { $changes }
import-change = { $field } « { $from } » → « { $to } »
import-change-private = { $field } : une autre valeur (que montre --private)
import-change-apart = { $field } : dans le club « { $club } », dans le fichier « { $file } »
import-same-name = { $name } – ce nom est déjà sur la liste : { $list }. { $choice }
import-namesake-line = ligne { $line }
import-choice-leave = Laissé de côté ; --add ou --take disent de qui il s’agit.
import-choice-add = Ajouté comme une autre personne.
import-choice-take = Considéré comme la même personne.
import-refused = refusé. { $fault }
import-differs = { $what } – le club en a une autre version. { $choice }
import-differing-skip = Celle du club est gardée.
import-differing-replace = Elle est remplacée.
import-differing-keep-both = Les deux sont gardées.
import-differing-apart = Celle du club est gardée ; --apart ajoute aussi celle-ci.
import-adds-game = la partie qui manque à la série { $what }
import-without-player = { $what } : laissé de côté, car { $player } n’est pas importé.
import-merged-here = { $what } a été fusionné ici avec { $into }.
import-double = { $what }, doublon du joueur { $into }
import-left-double = { $what }, doublon de quelqu’un qui n’est pas importé
import-season-refused = la saison { $name } est refusée. { $fault }
import-season = saison { $name }
import-tournament = tournoi { $name }
import-settings-taken = Les réglages du club sont repris de l’archive.
import-settings-kept = L’archive a d’autres réglages ; ceux du club sont gardés.
import-series = { $date } { $first } – { $second }
import-new-players = Joueurs inconnus, ajoutés avec leurs séries : { $list }
import-new-players-left = Joueurs inconnus, dont les séries sont laissées de côté : { $list }. --add-players les ajoute.
import-summary = Nouveaux : { $new } ; modifiés : { $changed } ; déjà là : { $same } ; en suspens : { $open } ; refusés : { $refused }.
import-nothing = Il n’y a rien à importer.
import-ask = Tout cela sera importé en une seule étape, que « halali undo » annule.
import-needs-yes = Rien n’a été modifié ; avec --yes, tout cela est importé.
import-done = Importation terminée.

help-print = Imprimer les documents du club en PDF ou HTML ; ceux d’un tournoi avec « halali tournament print »
help-print-more = Exemples :
    halali print standings --out classement.pdf
    halali print score-sheet --out feuille.pdf
help-print-arg-out = Le fichier à écrire, en .pdf ou .html
help-print-arg-force = Remplacer ce qui s’y trouve
help-print-arg-paper = Le papier : a4 ou letter [par défaut : le format usuel du pays du système]
help-print-standings = Le classement d’une saison ou de quelques dates
help-print-standings-more = Exemple :
    halali print standings --season 2026 --out classement.pdf
help-print-standings-arg-by = total ou average (moyenne) [par défaut : total]
help-print-standings-arg-least = Seulement les joueurs ayant au moins ce nombre de séries
help-print-score-sheet = Une feuille pour compter les tuiles d’une série à la main
help-print-score-sheet-more = Exemple :
    halali print score-sheet --out feuille.pdf
help-export = Sortir du fichier du club des tableaux, des archives et des parties
help-export-more = Exemples :
    halali export standings --out classement.html
    halali export archive --out club.json
help-export-arg-format = csv, xlsx, html, pdf, text ou json [par défaut : d’après le nom du fichier, sinon csv]
help-export-arg-for-spreadsheets = CSV qu’un tableur ouvre tel quel : avec une marque d’ordre des octets, les séparateurs de la langue, et rien qui soit exécuté comme une formule
help-arg-out = Le fichier à écrire [par défaut : la sortie standard]
help-arg-force = Remplacer le fichier s’il existe
help-export-arg-private = Avec le foyer, l’année de naissance et le contact, et qui ne doit pas rencontrer qui dans un tournoi
help-export-arg-series = Une série : la fin de son identifiant, comme les listes le montrent
help-export-standings = Le classement d’une saison ou de quelques dates
help-export-standings-more = Exemple :
    halali export standings --format html --out classement.html
help-export-standings-arg-by = total ou average (moyenne) [par défaut : total]
help-export-standings-arg-least = Seulement les joueurs ayant au moins ce nombre de séries
help-export-players = La liste des joueurs
help-export-players-more = « halali import players » reprend ce CSV. Exemple :
    halali export players --for-spreadsheets --out joueurs.csv
help-export-series = Les séries, avec les points et les tuiles sorties de leurs parties
help-export-series-more = « halali import series » reprend ce CSV. Exemple :
    halali export series --from 2026-09-01 --out series.csv
help-export-archive = Tout, ou quelques séries, pour un autre fichier de club
help-export-archive-more = Ce qui est face cachée dans une partie en cours n’y figure pas. Exemple :
    halali export archive --private --out club.json
help-export-archive-arg-deals = Pour l’organisateur : aussi ce qui est face cachée dans les parties en cours
help-export-records = Les parties dont les actions sont connues
help-export-records-more = Exemple :
    halali export records --from 2026-11-29 --out soiree.halali
help-export-schema = Le schéma JSON des archives
help-export-schema-more = Exemple :
    halali export schema --out archive.schema.json
help-export-template = Un tableau à remplir ; supprimez ses lignes d’exemple avant de l’importer
help-export-template-more = Exemple :
    halali export template series --for-spreadsheets --out series.csv
help-export-template-arg-what = players (joueurs) ou series (séries)
help-import = Importer des joueurs, des séries, des archives et des parties
help-import-more = Avec --yes, tout est importé en une seule étape, que « halali undo » annule. Champs du JSON : new, changed, same, open, refused (combien d’éléments), parts (verdict ; line, games ou kind ; player, series, changes, namesakes, fault), new_players, encoding, separator, unknown_columns. Exemples :
    halali import players joueurs.csv --preview
    halali import players joueurs.csv --yes
help-import-arg-file = Le fichier ; - pour l’entrée standard
help-import-arg-preview = Montrer seulement ce qui serait importé
help-import-arg-private = Montrer le foyer, l’année de naissance et le contact là où ils changeraient
help-import-arg-json = Avec --preview, afficher du JSON, pour les programmes
help-import-arg-separator = Ce qui sépare les cellules : comma, semicolon ou tab [par défaut : ce que dit la première ligne]
help-import-arg-add-players = Ajouter les joueurs que le club ne connaît pas
help-import-players = Des joueurs d’un fichier CSV ; « halali export template players » en affiche un à remplir
help-import-players-more = Les joueurs sont reconnus par leur identifiant. Exemple :
    halali import players joueurs.csv --preview
help-import-arg-add = Lignes de personnes autres que celle qui porte leur nom, par exemple 3,7, ou all (toutes)
help-import-arg-take = Lignes de personnes qui sont celle qui porte leur nom
help-import-series = Des séries de saisons passées d’un fichier CSV ; « halali export template series » en affiche un à remplir
help-import-series-more = Exemple :
    halali import series saison-2024.csv --add-players
help-import-series-arg-dates = Lecture des dates comme 03/04/2026 : day-first (jour d’abord) ou month-first (mois d’abord) [par défaut : d’après les autres dates du fichier]
help-import-arg-apart = Lignes ou parties de séries autres que celles du club de la même soirée, par exemple 3,7, ou all (toutes)
help-import-archive = L’archive d’un autre fichier de club
help-import-archive-more = Tout est reconnu par son identifiant. Exemple :
    halali import archive club.json --preview
help-import-archive-arg-differing = Que faire là où le club a une autre version : skip (garder), replace (remplacer) ou keep-both (garder les deux) [par défaut : skip]
help-import-archive-arg-add = Numéros de joueurs autres que celui qui porte leur nom, par exemple 3,7, ou all (tous)
help-import-archive-arg-take = Numéros de joueurs qui sont celui qui porte leur nom
help-import-records = Des parties enregistrées ; deux parties aux camps échangés font une série
help-import-records-more = Exemple :
    halali import records soiree.halali --date 2026-11-29
help-import-records-arg-date = La soirée des parties qui n’ont pas de date

## Avertissements et conseils

export-ending = Indiquez le format avec --format : l’extension du fichier n’est ni .csv, ni .xlsx, ni .pdf, ni .html, ni .txt, ni .json.
play-paused = La pendule est en pause. « continuer », ou la prochaine action, la relance.
play-resumed = La pendule tourne.
log-stays-anonymous = Rendre un joueur anonyme est irréversible ; c’est ce qui précède qui est annulé.
series-in-future = Le { $date } est encore à venir. « halali series edit last --date … » corrige la date.
usage-date = Une date s’écrit comme 2026-11-21 : année, mois, jour.
span-reversed = La période finit ({ $to }) avant de commencer ({ $from }).
series-not-played = Personne n’a joué : cette série ne compte ni au classement ni pour les cotes.
## La fenêtre

app-no-display = Il n’y a pas d’écran où ouvrir une fenêtre. Sans écran, utilisez les commandes : « halali --help » les indique.
app-no-window = Impossible d’ouvrir la fenêtre : « { $error } ». Sans elle, utilisez les commandes : « halali --help » les indique.
app-no-club = Aucun fichier de club n’est ouvert.
app-worker-gone = La partie du programme qui tient le fichier du club s’est arrêtée. Relancez le programme ; tout ce qui était confirmé est conservé.
app-set-aside = Le fichier { $file } est illisible, comme après une panne. Il se trouve désormais dans { $aside }, et le programme continue sans lui. Merci de ressaisir ce qui manque.
app-choose-club = Ouvrir un fichier de club
app-club-path = Fichier de club
app-open = Ouvrir
app-no-dialogue = Ce système n’ouvre pas de fenêtre pour choisir un fichier. Tapez son chemin : ce qui commence par ~/ se trouve dans votre dossier personnel.
app-place-home = Accueil
app-undo = Annuler
app-redo = Rétablir
step-undo-asked = Annuler ceci ?
step-redo-asked = Rétablir ceci ?
step-undo-meant = Annuler cette action
step-redo-meant = Rétablir cette action
step-redo-brings-back = « Rétablir » (Ctrl+Maj+Z) fait tout revenir, tant que rien d’autre n’a été fait.
step-undo-brings-back = « Annuler » (Ctrl+Z) fait tout revenir.
step-stays-anonymous = Rendre un joueur anonyme est irréversible. C’est donc ce qui a été fait avant qui serait annulé :
step-takes-game = { $first } et { $second } sont en train de jouer : leur partie { $game } disparaît, avec { $count ->
        [one] la seule action jouée
       *[other] les { $count } actions jouées
    }.
step-not-meant = Ne rien changer
step-stale = Autre chose a été fait entre-temps ; rien n’a été annulé ni rétabli.
app-close = Fermer
app-cancel = Renoncer
app-leave-and-keep = Quitter et garder
app-go-back = Retour à l’écran précédent
app-shortcuts = Raccourcis
app-shortcuts-more = Entrée ou la barre d’espace actionne ce qui est sélectionné ; Échap ferme ce qui recouvre l’écran.
key-control = Ctrl
key-shift = Maj
key-enter = Entrée
key-escape = Échap
key-delete = Suppr
key-page-up = Page préc.
key-page-down = Page suiv.
app-shortcut-fields = Champ ou bouton suivant, précédent
app-try-sample = Essayer le club modèle
app-sample = Club modèle
app-open-again = Rouvrir
app-open-file = Ouvrir un fichier de club…
app-make-club = Y créer un nouveau club
app-sample-made = Préparation du club modèle…
app-welcome = Bienvenue dans la forêt
app-welcome-more = Ce club est encore vide. Voici comment commencer.
app-first-players = Ajoutez vos joueurs
app-first-players-more = Un nom suffit. Le reste peut venir plus tard.
app-first-sample = Visitez d’abord
app-first-sample-more = Le club modèle compte une quarantaine de joueurs, dont quelques-uns aux archives, et deux saisons de résultats. Il a son propre fichier : rien de ce que vous y essayez ne touche à votre club.
app-first-file = Vous avez déjà un fichier de club
app-first-file-more = D’une autre machine, d’une clé ou d’une sauvegarde.
app-file-is = Votre club est conservé dans { $file }.
app-under-way = Parties en cours
app-under-way-state = Partie { $game } sur { $length }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } jusqu’ici, { $score }
app-waiting = En attente de la partie suivante
app-latest = Dernières séries
app-no-series = Encore aucune série.
app-standings-tonight = Classement de ce soir
app-standings-of = Classement du { $date }
app-no-standings = Il commence avec la première série de la soirée.
app-match-points = Pts match
app-more-lines = { $count ->
        [one] et { $count } de plus
       *[other] et { $count } de plus
    }
app-won-letter = G
app-drawn-letter = N
app-lost-letter = P
app-place-evening = Soirée
app-evening-here = Qui est là
app-evening-arrival = Qui arrive ?
app-evening-count = { $here ->
        [one] { $here } présent
       *[other] { $here } présents
    }, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
app-evening-away = Pas là
app-evening-next = Qui joue ensuite
app-evening-nobody = Cochez qui est là, ou tapez un nom. Dès que deux joueurs sont libres, le programme propose qui joue contre qui.
app-evening-all-play = Personne n’attend d’adversaire.
app-evening-left-over = attend un adversaire, { $waited }
app-evening-waits = attente : { $first }, { $second }
app-evening-waits-alike = attente : { $waited }
app-evening-never-met = jamais rencontrés
app-evening-met = { $times ->
        [one] rencontrés une fois, le { $date }
       *[other] rencontrés { $times } fois, la dernière le { $date }
    }
app-evening-met-tonight = { $times ->
        [one] déjà rencontrés ce soir
       *[other] rencontrés { $times } fois ce soir
    }
app-evening-by-hand = à la main
app-evening-send = À une table
app-evening-swap = Entrée envoie la paire choisie à une table. Touchez deux noms pour les échanger.
app-evening-swap-with = { $name } échange sa place avec le prochain nom touché.
app-evening-hands-off = Revenir aux propositions du programme
app-evening-tables = Tables
app-evening-no-tables = Personne ne joue. Les paires envoyées à une table restent ici jusqu’à leur résultat.
app-table-number = table { $table }
app-opens-short = { $name } a les animaux dans la partie 1
app-evening-after = Après la partie { $game } : { $score }
app-evening-live = Partie { $game } à l’écran, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $score }
app-evening-paper = Feuille
app-evening-resume = Continuer
app-evening-keys = Le numéro d’une table ouvre sa feuille de score, ou son plateau si elle joue à l’écran. Si un nom est en train d’être tapé, quittez d’abord le champ avec Échap.
app-evening-number = Table { $number }… Entrée, ou un chiffre de plus
app-evening-cleared = La table { $table } est retirée : { $first } – { $second }
app-evening-bring-back = La remettre
app-evening-results = Résultats
app-just-now = à l’instant
app-evening-see = Voir
app-minutes = { $minutes } min
app-hours = { $hours } h { $minutes }
app-add-guest-named = Ajouter « { $name } » comme invité
app-shortcut-table = Soirée : feuille de score de la table
app-shortcut-seat = Soirée : choisir une proposition, l’envoyer à une table
app-shortcut-arrival = Soirée : taper qui arrive
app-place-players = Joueurs
app-place-series = Séries
app-place-standings = Classement
app-place-log = Journal
app-place-settings = Réglages
app-new-series = Nouvelle série
app-paper-result = Saisir une feuille de score
app-paper-draft = Reprendre la feuille commencée
app-go-on = Continuer la partie
app-all = Toutes
app-incomplete = Incomplètes
app-practice = Entraînement
app-extra = Parties supplémentaires
app-practice-short = entr.
app-extra-short = suppl.
app-practice-more = Entraînement : on reprend ses coups librement, et la série ne compte pas
app-practice-on-paper = C’était un entraînement : le résultat est gardé, mais ne compte pas
app-add = Ajouter
app-add-anyway = Ajouter quand même
app-add-named = Ajouter « { $name } » à la liste
app-add-player = Ajouter un joueur
app-edit = Modifier
app-edit-player = Modifier le joueur
app-save = Enregistrer
app-player-name = Nom
app-player-short-name = Nom court
app-player-group = Club ou groupe
app-player-household = Foyer
app-player-colour = Couleur, comme #1f6f43
app-player-no-colour = Une couleur s’écrit comme #1f6f43.
app-player-birth-year = Année de naissance
app-player-contact = Contact
app-player-notes = Notes
app-player-guest = Invité
app-player-more = Plus de renseignements…
app-player-exists = Déjà sur la liste. Si c’est la même personne, il n’y a rien à ajouter :
app-player-gone = Ce joueur n’est plus sur la liste
player-to-list = Vers tous les joueurs
player-gone-more = Ce joueur a été retiré de la liste, ou son ajout annulé. « Rétablir » peut le ramener ; le journal dit ce qui s’est passé.
app-player-count = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
app-and-archived = { $players } (et { $count } aux archives)
app-series-count = { $count ->
        [one] { $count } série
       *[other] { $count } séries
    }
app-archived-name = { $name } (archives)
app-guest-name = { $name } (invité)
app-archive-player = Archiver
app-restore-player = Sortir des archives
app-remove-player = Rayer de la liste
app-merged-into = S’est révélé être la même personne que
app-search-player = Chercher un joueur
app-show-archived = Aussi les archives
app-opening = Ouverture du fichier du club…
app-work-act = Écriture dans le fichier du club…
app-work-back-up = Sauvegarde en cours…
app-work-restore = Restauration de la sauvegarde…
app-work-salvage = Sauvetage de ce qui est lisible…
app-work-write = Écriture du fichier…
app-work-giving-up = Abandon en cours…
app-import = Importer…
app-import-of = Importer : { $what }
app-import-title = Importer un fichier
app-import-players = Joueurs (CSV)
app-import-series = Séries (CSV)
app-import-archive = Archive d’un club
app-import-records = Parties notées
app-import-players-more = Un tableau avec une colonne « nom » (ou « name ») ; d’autres, comme groupe, naissance, contact, sont repris aussi.
app-import-series-more = Un tableau de résultats : une ligne par série, avec les colonnes date, player_1, player_2, points_1, points_2, exited_1, exited_2.
app-import-archive-more = Tout ce que contient un club, en un fichier (.json), tel qu’un autre ordinateur ou un autre club le garde.
app-import-records-more = Des parties dans un fichier en .halali ; plusieurs peuvent se suivre.
app-import-path = Fichier : son chemin
app-import-look = Voir ce qu’il apporte
app-import-choose-file = Choisir un fichier…
app-import-choose = Choisir le fichier à importer
app-import-reading = Lecture du fichier…
app-import-comparing = Comparaison avec le club…
app-import-read = Ce qui a été lu
app-import-read-lines =
    { $count ->
        [one] { $count } ligne.
       *[other] { $count } lignes.
    }
app-import-read-archive = Joueurs : { $players }. Séries : { $series }. Tournois : { $tournaments }.
app-import-preview = Ce qu’il apporterait
app-import-bring = Importer tout cela
app-import-undone = Une sauvegarde est faite d’abord, et un seul « Annuler » retire tout.
app-import-done = C’est importé. « Annuler » le retire.
app-import-newcomers = Ajouter les joueurs encore inconnus : { $list }
app-import-differing = Là où le club a une autre version
app-import-skip = Garder celle du club
app-import-replace = La remplacer
app-import-keep-both = Garder les deux
app-import-dates = Des dates comme 3/4/2026
app-import-dates-plain = Comme le fichier le montre
app-import-day-first = Jour d’abord
app-import-month-first = Mois d’abord
app-import-date = Soirée des parties sans date (par exemple { $example })
app-import-no-date = Aucune étiquette Date ne dit quand elle a été jouée ; tapez la soirée plus haut.
app-import-same-name = { $name } – ce nom est déjà là. Qui est-ce ?
app-import-leave = Laisser de côté
app-import-somebody-else = Quelqu’un d’autre
app-name-is-there = « { $name } » est déjà sur la liste. De qui s’agit-il ?
app-add-guest-anyway = Ajouter quand même, comme invité
app-merge-asked = Réunir avec un doublon…
app-merge = Réunir un doublon
app-merge-into = Qui reste
app-merge-more = Toutes les séries de { $player } vont à la personne qui reste. Cela peut s’annuler.
app-merge-now = Réunir
app-anonymise-asked = Rendre anonyme…
app-anonymise = Rendre anonyme, pour toujours
app-anonymise-now = Rendre anonyme pour toujours
app-anonymise-backups = Ces sauvegardes contiennent l’ancien nom ; supprimez-les s’il ne doit plus y figurer :
app-anonymous-name = Nouveau nom
app-no-players = Personne n’est encore sur la liste.
app-nobody-found = Personne ne s’appelle « { $typed } ».
app-won-drawn-lost = Gagnées – nulles – perdues
app-won-drawn-lost-short = G–N–P
app-average-series = Points par série
app-average-game = Points par partie
app-average-short = Moyenne
app-average-needs = { $series ->
        [one] À partir de { $series } série.
       *[other] À partir de { $series } séries.
    }
app-rating = Cote
app-rating-short = Cote
app-rating-band = Cote (intervalle à 95 %)
app-rating-later = La courbe commence avec la deuxième soirée.
app-no-rating = Encore aucune série cotée.
app-ratings-computed = Calcul des cotes en cours…
app-form = Forme : la plus récente à droite
app-opponents = Adversaires
app-no-opponents = Encore personne.
app-by-side = Par camp
app-by-side-note = Parties finies selon les règles.
app-games = Parties
app-best = Meilleure série
app-worst = Moins bonne série
app-all-series = Toutes les séries
app-captured = Capturées
app-exited = Sorties de la forêt
app-exited-short = Sort.
app-points = Points
app-points-short = Pts
app-tiles-out = Tuiles sorties
app-points-each = { $points } points pièce
app-sum = En tout { $sum }
app-series-short = Séries
app-all-dates = Toutes les dates
app-last-evening = Dernière soirée
app-by-total = Par points de match
app-by-average = Par moyenne
app-no-standings-here = Aucune série qui compte ici pour l’instant.
app-no-such-series = Aucune série ne correspond.
series-running = En cours
series-running-short = en cours
series-complete = Complètes
series-more-filters = Autres filtres…
series-fewer-filters = Moins de filtres
series-any-purpose = Comptées et entraînement
series-any-rules = Toutes les règles
series-rules-classic = Règles classiques
series-rules-boxed = Règles de la boîte
series-any-medium = À l’écran et sur feuille
series-counted = Comptées
series-against = contre { $name }
series-opponent = Contre
series-any-ending = Toutes les fins
series-without-filter = Sans « { $filter } » : { $count ->
    [one] une série
   *[other] { $count } séries
}
series-filters-hide = Un des filtres écarte tout :
series-filters-together = Les filtres ensemble écartent tout. Effacez-en.
series-clear-filters = Effacer les filtres
series-more-filters-set = Autres filtres ({ $count } actifs)…
series-newest = Récentes d’abord
series-oldest = Anciennes d’abord
series-most-points = Plus de points
series-closest = Plus serrées
series-nothing-yet = Aucune série pour l’instant. Lancez-en une à l’écran, ou saisissez un résultat sur papier : les deux boutons sont en haut à droite.
series-to-decide = commencée, puis interrompue : à terminer par décision (« Corriger »)
series-gone-more = Elle a été retirée, ou sa saisie annulée. « Annuler » ou « Rétablir » peut la ramener ; le journal dit ce qui s’est passé.
series-to-list = Vers toutes les séries
series-log = Journal
app-exported = Écrit dans { $file }.
take-copy = Copier
take-print = Imprimer
take-export = Exporter…
take-title = Exporter : { $what }
take-excel = Excel
take-csv-spreadsheets = CSV pour tableurs
take-csv = CSV pour programmes
take-page = Page web
take-text = Texte
take-records = Coups des parties
take-write = Enregistrer
take-replace = Le remplacer
take-dialogue = Choisir…
take-exists = Le fichier { $file } existe déjà. Remplacez-le, ou donnez un autre nom.
take-ending = Rien ne peut être écrit ici en { $ending }. Extensions possibles : { $list }.
take-no-folder = Le dossier { $folder } n’existe pas. Indiquez-en un qui existe, ou créez-le d’abord.
take-no-dialogue = Ce système n’ouvre pas de fenêtre pour choisir un fichier : tapez ici où l’enregistrer.
take-copied = Copié : { $what }. Collez-le où vous voulez.
take-print-file = Impression - { $what }
take-printed = Page ouverte dans le navigateur : imprimez-la de là (Ctrl+P). Elle se trouve dans { $file }.
take-no-browser = Aucun navigateur ne s’ouvre ici, donc rien n’est encore imprimé. Enregistrez un PDF, puis imprimez-le avec un autre programme ou sur une autre machine.
take-show-folder = Ouvrir le dossier
take-copy-path = Copier le chemin
take-path-copied = Chemin copié : { $file }
take-folder-unshown = Aucun programme n’ouvre de dossier ici. Le fichier se trouve dans { $folder }.
app-first-player = Premier joueur
app-second-player = Second joueur
app-type-name = Tapez un nom
app-on-the-list = sur la liste
app-will-be-added = sera ajouté à la liste
app-on-screen = À l’écran
app-on-paper = Feuille de score
app-by-totals = Totaux
app-by-piles = Piles
app-by-moves = Coups
app-moves-typed = Coups : d3=F découvre un renard, d3-d5 déplace, d3xd5 capture, d3-off sort
app-moves-such-as = 1. d3=F e4=p 2. …
app-moves-not-over =
    { $count ->
        [0] La partie n’est pas finie.
        [one] La partie n’est pas finie : une tuile est encore cachée.
       *[other] La partie n’est pas finie : { $count } tuiles sont encore cachées.
    } Continuez, ou dites plus bas comment elle a fini.
app-turned-up = { $square } : { $tile }
app-which-tile = Quelle tuile était en { $square } ?
app-table-series = Table { $table } : { $first } – { $second }
app-clear = Recommencer
app-rules = Règles
app-rules-classic = Classiques : le faisan avance d’une case
app-rules-boxed = De la boîte : le faisan va aussi loin qu’il veut
app-length = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }
app-length-of = Longueur
app-date = Soirée
app-more-settings = Longueur, règles, soirée
app-who-opens = Qui a d’abord les animaux ?
app-draw-lot = Tirer au sort
app-lot-fell = Le sort désigne { $name } : les animaux dans la partie 1.
app-opens = { $name } a les animaux dans la partie 1.
app-start-game = Commencer la partie 1
app-or-choose = ou choisissez en touchant un joueur.
app-choose-opener = commence avec les animaux
app-lacks-players =
    { $count ->
        [one] Il manque un joueur.
       *[other] Il manque deux joueurs.
    }
app-lacks-another = Choisissez deux joueurs différents.
app-lacks-opener = Tirez au sort, ou choisissez qui a les animaux.
app-lacks-deal = La donne ci-dessous n’est pas prête.
app-lacks-clock = La pendule ci-dessous n’est pas prête.
app-lacks-wrong = Partie { $game } : { $fault }
app-lacks-points = Partie { $game } : il manque les points pour { $name }.
app-lacks-exited = Partie { $game } : il manque les tuiles sorties pour { $name }. Aucune, c’est 0.
app-lacks-given = Partie { $game } : il manque les points donnés pour { $name }.
app-lacks-reason = Partie { $game } : il manque la raison.
app-lacks-tiles = Partie { $game } : il manque les tuiles.
app-lacks-moves = Partie { $game } : les coups ne vont pas jusqu’à la fin.
app-lacks-same-sides = Les mêmes camps deux fois de suite : échangez-les, ou cochez l’accord de l’organisateur.
app-more-settings-screen = Longueur, règles, donnes, pendule
app-deals = Donnes
app-deal-random = Au hasard
app-deal-seed = D’une graine
app-deal-laid = Posées à la main
app-deal-by = Qui a choisi les donnes ?
app-deal-by-organiser = L’organisateur : les parties comptent
app-deal-by-player = Un joueur : c’est de l’entraînement
app-seed = Graine : la partie 1 reçoit sa première donne, la partie 2 la deuxième
app-seed-fault = Une graine est un nombre entier de 0 à { $most }.
app-deal-notation = Les rangs de haut en bas, comme tNpdtFt/… avec 1 au centre
app-deal-lay = Tapez les rangs, ou prenez une tuile en main et touchez des cases.
app-deal-else-random = Tant que rien n’est posé ici, cette partie est donnée au hasard.
app-deal-missing =
    { $count ->
        [one] Il manque une tuile.
       *[other] Il manque { $count } tuiles.
    } Toucher une tuile posée la reprend en main.
app-deal-whole = Les 48 tuiles sont posées.
app-deal-twice = Une autre partie a déjà cette donne ; chacune a la sienne.
app-deal-clear = Vider le plateau
app-deal-hand = En main, et combien il en reste
app-clock = Pendule
app-clock-none = Aucune
app-clock-sudden = Minutes par partie
app-clock-increment = Minutes, et secondes par action
app-clock-minutes = Minutes pour chaque joueur
app-clock-seconds = Secondes de plus par action
app-minutes-fault = Des minutes entières, de 1 à 1440.
app-seconds-fault = Des secondes entières, de 0 à 3600.
app-swap = Échanger
app-ended-otherwise = Terminée autrement…
app-how-normal = Selon les règles
app-how-agreed = D’un commun accord
app-how-adjudicated = Arbitrée
app-how-conceded = Abandon
app-how-time = Au temps
app-how-forfeit = Table quittée
app-how-walkover = Jamais commencée
app-how-void = Annulée
app-who-lost = Quel joueur est en cause ?
app-given-points = Points donnés par l’organisateur (vide : ceux du plateau)
app-why = Raison
app-why-may-be-empty = Raison (peut rester vide)
app-more-than-the-box = La boîte contient 168 points en tout.
app-no-number = « { $typed } » n’est pas un nombre possible ici.
app-same-sides = Les mêmes camps deux fois de suite, avec l’accord de l’organisateur
app-record-series = Enregistrer la série
app-record-some = { $games ->
        [one] Enregistrer la première partie
       *[other] Enregistrer { $games } parties
    }
app-record-game = Enregistrer la partie { $game }
app-correct = Corriger
app-correct-game = Corriger la partie { $game }
series-nothing-changed = Rien n’a encore été modifié.
series-moves-go = Les coups de cette partie sont connus. Ainsi corrigée, elle garde ses points et perd ses coups.
app-preview-result = Avant : { $before } Après : { $after }
app-on-the-board = sur le plateau { $figures }
app-rematch = Revanche
app-series-gone = Cette série n’existe plus
app-play-next = Jouer la partie suivante
app-paper-next = Saisir la partie suivante
app-close-series = Clore sans les parties manquantes
app-close-series-question = Clore la série ? Les parties non commencées la laissent nulle, les points tels quels.
app-strike-game = Retirer la dernière partie
app-strike-game-question = Retirer la partie { $game } ? « Annuler » la ramène.
app-strike-series = Retirer la série
app-strike-series-question = Retirer la série avec ses parties ? « Annuler » la ramène.
app-do-it = Confirmer
app-strike = Retirer
app-empty-log = Le journal est encore vide.
app-log-more = Les entrées les plus récentes d’abord. Rien n’est jamais effacé du journal.
log-why = Motif : { $why }
log-search = Chercher dans le journal
log-moment = Date et heure
log-what = Ce qui a été fait
log-on-device = Appareil : { $device }
log-show-all = Tout montrer
log-count = { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
log-of-series = Seulement la série { $series }
log-of-gone-series = Seulement une série qui n’existe plus
log-to-series = Vers la série
log-nothing-found = Aucune entrée ne correspond.
log-nothing-kept = Aucune donnée n’a changé, ou l’état antérieur n’a pas été gardé, comme lorsqu’un joueur est rendu anonyme.
log-fact-new = ajout
log-fact-gone = retrait
app-is-undone = annulé depuis
app-this-machine = Sur cette machine
app-language = Langue
app-look = Couleurs
app-look-light = Clair
app-look-dark = Sombre
app-look-contrast = Contraste élevé
app-look-system = Comme le système
app-look-system-silent = Le système n’indique pas de préférence ; l’aspect clair est utilisé.
app-text-size = Taille du texte
app-club = Le club
app-setting-name = Nom du club
app-setting-win = Points de match d’une victoire
app-setting-draw = d’un nul
app-setting-loss = d’une défaite
app-setting-walkover = Points de forfait
app-setting-least = Séries requises pour la moyenne
app-setting-tau = Variabilité (τ)
app-settings-frozen = Les saisons et les parties déjà commencées gardent les réglages de leur début.
app-seasons = Saisons
app-no-seasons = Encore aucune saison : le classement porte sur toutes les dates.
app-season-name = Nom d’une nouvelle saison
app-season-first = Premier jour (par exemple { $example })
app-season-last = Dernier jour
app-add-season = Ajouter la saison
app-backups = Sauvegardes
app-no-backups = Encore aucune sauvegarde.
app-back-up = Sauvegarder maintenant
app-restore = Restaurer
app-restore-question = Revenir à l’état du { $moment } ?
app-restore-more = Joueurs, séries, tournois, réglages et journal reviennent à leur état de ce moment ; ce qui a été saisi depuis disparaît. L’état actuel est d’abord sauvegardé, et l’on peut y revenir.
app-restore-nothing = Le club est resté tel quel.
app-restored = Le club a retrouvé l’état de cette sauvegarde.
rescue-folder = { $file } est un dossier, et non un fichier de club.
rescue-empty = { $file } est vide : il ne contient plus rien. Il est resté tel quel.
rescue-last-good = La dernière bonne sauvegarde
rescue-looking = Recherche de la dernière bonne sauvegarde…
rescue-backup = Faite le { $moment } ({ $why }).
backup-holds = Elle contient { $players } et { $series ->
        [one] { $series } série
       *[other] { $series } séries
    }, la dernière du { $last }.
backup-holds-players = Elle contient { $players } et aucune série.
rescue-restore = Restaurer cette sauvegarde
rescue-restore-more = Elle prend la place du fichier endommagé, qui est conservé auprès des sauvegardes. Ce qui a été saisi après la sauvegarde n’y est pas.
rescue-restore-missing = Elle prend la place du fichier disparu. Ce qui a été saisi après la sauvegarde n’y est pas.
rescue-salvage = Sauver ce qui est lisible
rescue-salvage-more = Ce qui est encore lisible va dans un nouveau fichier, et ce qui est perdu est énuméré. Le fichier endommagé reste tel quel.
rescue-salvaged-name = { $name } (sauvé)
rescue-open-salvaged = Ouvrir le nouveau fichier
rescue-busy = Un instant : cela peut prendre une minute…
rescue-readable = Ce qui est encore lisible
rescue-copy-lost = Copier la liste
rescue-copied = La liste est dans le presse-papiers.
rescue-again = Réessayer
rescue-banner = Le fichier du club est endommagé : ce qui est saisi maintenant peut se perdre.
rescue-ways-out = Que faire…
app-restored-kept = L’état précédent a été gardé comme sauvegarde.
app-pin-title = Code de l’organisateur
app-pin-needed = Seul l’organisateur peut le faire : entrez son code.
app-pin-unlock = Déverrouiller
app-pin-wrong = Ce code est faux.
app-pin-wait = Plusieurs codes étaient faux. Vous pourrez réessayer dans { $seconds } s.
app-pin-more = Il protège les arbitrages, les corrections, la réunion et l’anonymisation de joueurs, l’annulation en dehors d’une partie, la restauration d’une sauvegarde et les réglages du club, dans cette fenêtre et sur cette machine. Une fois donné, il n’est plus redemandé pendant cinq minutes. Il ne protège pas de quelqu’un qui peut lancer d’autres programmes ici, par exemple les commandes.
app-pin-again = Le même code, une seconde fois
app-pin-differ = Les deux codes sont différents.
app-pin-forgotten = Pour le changer ou le supprimer, il faut le code actuel. En cas d’oubli : fermez le programme, supprimez le fichier { $file } et relancez. Le code disparaît alors, avec la langue et l’apparence choisies sur cette machine ; les données du club, elles, restent intactes.
app-pin-forgotten-short = Oublié ? La marche à suivre se trouve dans les réglages, sous « Code de l’organisateur ».
app-pin-length = De { $least } à { $most } caractères.
app-pin-first = Code
app-pin-new = Nouveau code
app-pin-set = Définir le code
app-pin-change = Changer le code
app-pin-remove = Supprimer le code
app-pin-lock = Verrouiller maintenant
app-pin-is-set = Un code est défini.
app-pin-is-not-set = Aucun code n’est défini : sur cette machine, chacun peut tout faire.
app-setting-board = Au plateau
app-club-file = Le fichier du club
app-own-club = Revenir à mon club
app-find = Aller à un joueur, une série ou un écran, ou lancer une action
app-find-short = Aller à…
app-find-place = écran
app-find-deed = action
app-find-nothing = Aucun résultat.
app-deed-export-standings = Exporter le classement
app-deed-export-series = Exporter les séries
app-deed-print-standings = Imprimer le classement
app-deed-restore = Restaurer une sauvegarde
app-deed-shown = Choisir la langue, les couleurs et la taille des textes
app-deed-club = Régler le barème, les saisons et le code du club
app-words-export = export enregistrer fichier excel xlsx csv tableur partager télécharger
app-words-print = impression papier pdf imprimante
app-words-backup = sauvegarde copie sûreté enregistrer restaurer
app-words-undo = défaire retour revenir
app-words-redo = refaire répéter
app-words-shown = thème aspect sombre clair contraste français anglais allemand néerlandais police taille affichage préférences réglages options
app-words-settings = points barème saison pin code mot verrou nom réglages options
app-words-help = touches clavier aide raccourci
app-words-pairings = appariements tables
app-words-wall = mur projecteur pendule minuteur
app-words-club = fichier charger autre
app-words-sample = démo exemple essai essayer
app-own-span = Dates…
span-from = Du (par exemple { $example })
span-to = Au
span-no-date = Ce n’est pas une date. Écrivez par exemple { $example }.
span-turned-round = Le dernier jour vient avant le premier.
standings-older-seasons = Saisons précédentes…
standings-fewer-seasons = Dernières saisons seulement
standings-least = Minimum de séries (d’ordinaire { $usual })
standings-no-least = Un nombre entier, 1 au moins.
standings-columns = Colonnes…
standings-nothing-yet = Aucune série n’a encore été jouée. Le classement commence avec la première.
terms-results = Résultats
terms-sides = Camps
terms-before = Avant
terms-after = Après
terms-rating-note = La cote après chaque soirée avec une série cotée, la dernière d’abord.
terms-match-points = Points de match : { $won } × { $win } + { $drawn } × { $draw } + { $lost } × { $loss } = { $sum }
terms-average = Moyenne : { $points } points ÷ { $series } = { $average }
terms-side-average = { $side } : { $points } points ÷ { $games } = { $average } par partie
## Une partie dans la fenêtre

live-loading = Lecture de la partie…
live-turn = À { $player } de jouer
live-menu = Menu
live-exited = { $count ->
        [0] aucune sortie
        [one] { $count } sortie
       *[other] { $count } sorties
    }
live-total = Série : { $total }
live-needs = encore { $points } pour mener
live-ahead = { $points } d’avance
live-level = à égalité
live-ahead-by-exits = devant aux sorties
live-behind-by-exits = derrière aux sorties
live-hidden = { $count ->
        [one] { $count } tuile encore cachée
       *[other] { $count } tuiles encore cachées
    }
live-turns-left = Dernière phase : tours restants
live-pile-animals = Prises animaux
live-pile-humans = Prises humains
live-scale = Points
live-go-to-now = Revenir au présent
live-past = Vous regardez l’action { $action } sur { $of }.
live-past-news = Vous regardez l’action { $action } sur { $of } ; la partie a continué depuis.
live-garbled = « { $typed } » n’est pas une action. Tapez d3 pour découvrir, d3-d5 pour déplacer, d3-off pour sortir.
live-square = { $square } : { $shows }
live-square-empty = vide
live-square-face-down = face cachée
live-quiet = { $count } actions de suite sans découverte ni capture : les deux joueurs peuvent convenir d’arrêter, ou l’organisateur peut arrêter la partie (menu).
live-clock-start = Lancer la pendule
live-clock-stop = Arrêter la pendule
live-take-back = Reprendre la dernière action
live-take-back-asked = { $asks } voudrait reprendre { $action }. { $agrees }, êtes-vous d’accord ?
live-time-stays-used = Le temps utilisé n’est pas rendu.
live-clock-goes-on = La pendule tourne toujours.
live-both-agree = D’accord tous les deux
live-take-back-organiser = Reprendre (organisateur)
live-organiser-takes = { $action }, le dernier coup de { $player }, est repris.
live-organiser-more = L’organisateur peut aussi reprendre une découverte. La tuile reste la même, et la partie garde la mention « tuile vue ». Il faut une raison.
live-take-back-now = Reprendre
live-reason = Raison
live-turns-opposite = Tourner pour le joueur assis en face
live-turns-nothing = rien
live-turns-board = le plateau
live-turns-panels = les panneaux
live-turns-more = Pour deux joueurs face à face devant un écran posé à plat : le plateau se tourne vers celui qui joue, ou chaque panneau reste tourné vers son joueur.
live-your-turn = À vous de jouer
live-turns-of-yours = { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
live-option-animated = Animer les tuiles
live-alone = Plateau seul (F11)
live-not-alone = Afficher le panneau (F11)
live-agree = Arrêter d’un commun accord
live-agree-each = Chacun des deux le dit pour soi :
live-agrees = { $player } est d’accord
live-concede = Abandonner
live-concede-title = { $player } abandonne la partie ?
live-concede-asked = { $from ->
    [walkover] Si { $loser } abandonne : { $loser } compte { $points }, { $winner } { $more } (les points de forfait du club), et { $loser } ne peut ni gagner la série ni y faire match nul.
   *[other] Si { $loser } abandonne : { $loser } compte { $points }, { $winner } { $more }, et { $loser } ne peut ni gagner la série ni y faire match nul.
}
live-adjudicate = L’organisateur arrête la partie
live-adjudicate-more = C’est l’organisateur qui décide, par exemple s’il ne se passe plus rien ou si le temps de la ronde est écoulé.
live-as-it-stands = La partie s’arrête telle quelle : { $animals } (animaux) { $points }, { $humans } (humains) { $more }.
live-as-given = La partie s’arrête avec ces points : { $animals } (animaux) { $points }, { $humans } (humains) { $more }.
live-given = D’autres points, seulement avec une raison (vide : la partie telle quelle) :
live-given-fault = Il faut les points des deux (168 au plus ensemble) et une raison, ou rien du tout.
live-end-it = Terminer la partie
live-stop = S’arrêter là ; la partie est conservée
live-go-on = Continuer la partie
live-understood = Continuer
live-slept = La pendule s’est arrêtée
live-slept-more = La machine était en veille, ou son heure a été réglée. Ce temps n’a pas été compté.
live-not-saved = Non enregistré : { $what }
live-not-saved-more = Rien d’autre ne peut être joué tant que ce n’est pas écrit. Ce qui était affiché avant est en sécurité.
live-the-end = la fin de la partie
live-retry = Réessayer
live-save-elsewhere = Enregistrer une copie ailleurs…
live-no-series = Cette série n’existe pas.
live-interval = La partie { $game } est terminée
live-before-first = La forêt est prête
live-start-game = Commencer la partie { $game } : { $player } joue les animaux
live-enter-starts = La touche Entrée la commence.
live-rematch = Revanche
live-look-back = Revoir les parties
live-back = Retour au club
live-points = Points
live-exits = Sorties
live-cannot-win = { $player } ne peut plus ni gagner cette série ni y faire match nul, quels que soient les points ({ $faults }).
live-level-before-last = Les deux sont à égalité : qui gagne la dernière partie gagne la série.
live-needs-in-last = { $lead ->
        [0] Les points sont égaux, mais { $other } a { $exits ->
            [one] { $exits } sortie
           *[other] { $exits } sorties
        } de plus : { $player } doit gagner la dernière partie, ou sortir plus de tuiles.
        [1] { $player } a { $lead } point de retard et doit gagner la dernière partie d’au moins { $points } points. À { $lead } exactement, les tuiles sorties décident.
       *[other] { $player } a { $lead } points de retard et doit gagner la dernière partie d’au moins { $points } points. À { $lead } exactement, les tuiles sorties décident.
    }
## Revoir une partie

app-watch = Revoir
app-copy-position = Copier la position
app-position-copied = Position copiée : { $position }
app-at-action = Après l’action { $action } sur { $of }
app-at-start = Début

## Apprendre : les règles, et une première partie avec des conseils

app-place-rules = Règles
live-option-confirms = Confirmer chaque action
live-confirm = { $action } : appuyez encore ou sur Entrée pour jouer, sur Échap pour renoncer.
learn-first-game = Jouer une première partie guidée
learn-title = Apprendre le jeu
learn-more = Lisez les règles, avec des plateaux pour les essayer, ou commencez une première partie : elle dit ce qu’on peut faire, et pourquoi quelque chose est refusé. Rien n’en est gardé.
learn-read = Lire les règles
learn-again = Rejouer une première partie
learn-stop = S’arrêter là
learn-hints = Conseils pour débuter
learn-blue = Bleu
learn-brown = Brun
learn-turned-up = Nouveau : { $tile }, { $points } points. { $what }
learn-fresh = À ce tour, { $side } ne peuvent pas déplacer { $tile } qui vient d’apparaître ou de bouger ; le capturer est permis.
learn-own-move = Pas de retour : au prochain tour, cette tuile ne pourra pas revenir en { $from }.
learn-captured = Une tuile prise compte pour celui qui l’a prise : { $points } points pour { $side }, pour { $prey }.
learn-last-phase = C’était la dernière tuile cachée. Il reste { $turns } tours à chacun, et les tuiles de son camp peuvent sortir de la forêt par les quatre sorties : elles comptent aussi.
learn-left = Sorti de la forêt : { $tile } compte { $points } points pour son propre joueur.
learn-begin = Toutes les tuiles sont face cachée. Cliquez sur l’une d’elles pour la découvrir.
learn-sides = Bleu a les animaux, Brun les humains : jouez à deux, ou seul pour les deux camps.
learn-capture = En { $from }, { $tile } peut capturer { $prey } en { $to } pour { $points } points : faites-le glisser.
learn-leave = En { $from }, { $tile } peut sortir de la forêt pour { $points } points : faites-le glisser sur le grand logo Halali.
learn-turn-up-or-move = { $count ->
        [one] Découvrez une tuile, ou déplacez celle qui est bordée de blanc.
       *[other] Découvrez une tuile, ou déplacez l’une des { $count } bordées de blanc.
    }
learn-turn-up = Découvrez une tuile : aucune de celles qui sont visibles ne peut bouger.
learn-move = Déplacez l’une des tuiles bordées de blanc.
learn-picked = Les points montrent où { $tile } peut aller, les viseurs ce qu’il peut capturer. Un clic ailleurs ou Échap le repose.
learn-picked-leaves = En plus des cases marquées, { $tile } peut sortir de la forêt pour { $points } points : vers une flèche ouverte ou le logo.
learn-picked-nowhere = D’ici, { $tile } ne peut aller nulle part pour l’instant. Échap le repose.
rules-title = Les règles de Halali !
rules-back-to-game = Retour à la partie
rules-start-over = Revenir à l’image
rules-tiles = Les tuiles
rules-turn = Un tour
rules-captures = Captures
rules-forbidden = Interdits
rules-last-phase = Dernière phase
rules-end = Fin et points
rules-sets = Classique ou boîte
rules-tile = Tuile
rules-count = Dans la boîte
rules-together = Ensemble
rules-nobody = à personne
rules-hunter = Va aussi loin qu’il veut en ligne droite. Capture tous les animaux, mais seulement dans la direction de son fusil.
rules-lumberjack = Avance d’une case. Capture les arbres.
rules-fox = Va aussi loin qu’il veut en ligne droite. Capture les canards et les faisans.
rules-bear = Avance d’une case. Capture les chasseurs et les bûcherons.
rules-duck = Les deux joueurs le déplacent, aussi loin qu’ils veulent en ligne droite. Ne capture rien.
rules-pheasant-steps = Les deux joueurs le déplacent, d’une case. Ne capture rien.
rules-pheasant-flies = Les deux joueurs le déplacent, aussi loin qu’ils veulent en ligne droite. Ne capture rien.
rules-tree = Ne bouge jamais. Ne capture rien.
rules-tiles-intro = Halali ! est un jeu pour deux, dans une forêt de { $size } × { $size } cases. L’un joue les humains, aux tuiles brunes, l’autre les animaux, aux tuiles bleues ; les tuiles vertes ne sont à personne. Au début, { $count } tuiles sont face cachée, et la case du milieu est vide.
rules-turn-intro = Les animaux commencent. On joue à tour de rôle, sans pouvoir passer. À son tour, on découvre une tuile face cachée, ou on déplace une tuile visible. Les humains et les animaux sont déplacés par leur joueur, les canards et les faisans par les deux, les arbres par personne. Une tuile avance en ligne droite, le long de sa ligne ou de sa colonne, sur des cases vides seulement.
rules-turn-up-example = Le début d’une partie. Cliquez sur une tuile pour la découvrir, et continuez comme vous voulez : chaque refus dit pourquoi.
rules-moves-example = Le renard en d4 peut aller sur chaque case marquée d’un point et capturer le faisan marqué d’un viseur. L’arbre et la tuile cachée lui barrent le chemin. L’ours en f6 n’avance que d’une case : cliquez dessus.
rules-captures-intro = Pour capturer, une tuile va sur celle qu’elle prend ; celle-ci rejoint la pile du joueur, et y compte ses points. Capturer n’est jamais obligatoire.
rules-rifle-example = Un chasseur se déplace dans les quatre directions, mais ne capture que là où pointe son fusil, à toute distance. Celui-ci vise vers l’est : il peut capturer le renard en f2, mais ni celui en b2, ni le canard en d5. Les fusils ne tournent jamais.
rules-bear-example = Un ours capture les chasseurs et les bûcherons des cases voisines, quelle que soit la direction des fusils.
rules-lumberjack-example = Un bûcheron abat un arbre en allant dessus : une case, un arbre par tour.
rules-forbidden-intro = Deux choses sont interdites, chacune pour un seul tour. Elles empêchent de défaire sans fin ce que l’autre vient de faire.
rules-no-return-example = Pas de retour : ce renard est venu de c3 au tour précédent de son joueur. À ce tour, il ne peut pas y revenir, même pour capturer ; passer par-dessus est permis. Cela vaut pour les tuiles bleues et brunes, pas pour les vertes.
rules-fresh-example = Vert tout frais : l’adversaire vient de découvrir le canard en e3. À ce tour, on ne peut pas le déplacer, mais on peut le capturer.
rules-last-phase-intro = Quand la dernière tuile cachée est découverte, il reste exactement { $turns } tours à chacun ; l’adversaire de qui l’a découverte commence. Dès lors, les tuiles de son camp peuvent aussi sortir de la forêt, par les sorties au milieu des quatre côtés. Une tuile sortie compte ses points pour son propre joueur. Les vertes ne sortent jamais.
rules-exits-example = Chasseurs et renards peuvent sortir de loin : rien ne sépare le renard en d3 de la sortie nord, il sort donc en un tour. Faites-le glisser sur la flèche. Pendant une partie, le grand logo fait de même.
rules-exit-of-bear-example = Ours et bûcherons ne sortent que depuis la case de sortie elle-même : cet ours doit d’abord aller en g4.
rules-end-intro = Quand toutes les tuiles sont découvertes, la partie se termine dès que :
rules-end-turns = les deux joueurs ont joué leurs { $turns } tours ;
rules-end-no-tile = un joueur n’a plus de tuile de sa couleur sur le plateau ;
rules-end-no-action = le joueur dont c’est le tour ne peut rien faire.
rules-end-before = Avant que la dernière tuile soit découverte, une partie ne se termine jamais d’elle-même, même si un camp n’a plus de tuile.
rules-score = Comptent les tuiles capturées et celles de son camp sorties de la forêt ; celles qui restent sur le plateau ne comptent pour personne. Le plus de points gagne ; à égalité, le plus de tuiles sorties ; sinon la partie est nulle. Par exemple :
rules-series = D’habitude, une série compte deux parties, et les joueurs échangent leurs camps pour la seconde. Les points des deux parties s’ajoutent : le plus de points gagne, puis le plus de tuiles sorties dans les deux parties ; sinon la série est nulle.
rules-sets-intro = Il existe deux jeux de règles, et chaque série indique celui qu’elle suit. Seule change la distance que parcourt un faisan.
rules-classic = Classique
rules-boxed = Comme dans la boîte
rules-never = ne bouge pas
rules-one-square = une case
rules-any-distance = toute distance
rules-all-else = Tout le reste
rules-the-same = identique
shortcut-arrows = Sur le plateau : vers la case voisine
shortcut-enter = Découvrir, prendre, poser
shortcut-typed = Une action tapée, puis Entrée
shortcut-delete = La tuile sort de la forêt
shortcut-escape = Reposer, renoncer
shortcut-leaf = L’action d’avant, d’après
shortcut-take-back = Reprendre la dernière action d’une partie

## Les tournois

tournament-none = Ce tournoi n’existe pas.
tournament-exists = Il y a déjà un tournoi avec l’id { $id }.
tournament-dates = Du { $first } au { $last } : le dernier jour ne peut pas précéder le premier.
tournament-not-started = Le tournoi n’a pas commencé. Il faut d’abord le commencer.
tournament-started = Le tournoi a commencé : cela ne change plus.
tournament-finished = Le tournoi est terminé. Il faut d’abord le reprendre si quelque chose doit changer.
tournament-stage-started = La phase { $stage } a commencé : cela ne change plus.
tournament-no-stage = Il n’y a pas de phase { $stage }, ou elle n’a pas commencé.
tournament-stage-closed = La phase { $stage } est close. Il faut d’abord la rouvrir, ou corriger ses résultats.
tournament-stage-open = La phase { $stage } n’est pas close.
tournament-no-player = { $player } n’est pas sur la liste du club, ou est le doublon de quelqu’un. Il faut d’abord ajouter ce joueur.
tournament-entered = { $player } est déjà sur la liste des inscrits.
tournament-not-entered = { $player } n’est pas sur la liste des inscrits. Il faut d’abord l’y inscrire.
tournament-has-results = { $player } a des résultats à la ronde { $round }, et ils restent. Pour partir maintenant, il y a le retrait.
tournament-paired = { $player } joue à la table { $table } à la ronde { $round }. Il faut d’abord modifier les appariements de cette ronde.
tournament-not-here = { $player } ne participe pas à la ronde { $round }.
tournament-twice = { $player } serait deux fois dans la ronde { $round }. Chacun n’y a qu’une place.
tournament-sits-out = { $player } ne joue pas à la ronde { $round }. Il faut d’abord annuler cela.
tournament-not-out = { $player } n’est pas au repos à la ronde { $round }.
tournament-left-out = Sans place à la ronde { $round } : { $players }. Il faut les apparier, ou indiquer pourquoi ils ne jouent pas.
tournament-order = L’ordre doit nommer chacun une fois ; à vérifier : { $player }.
tournament-too-few = { $count ->
    [one] Il n’y a que { $count } joueur. Il en faut deux.
   *[other] Il y a { $count } joueurs. Il en faut deux.
}
tournament-byes = { $count } joueurs seraient exempts à la ronde { $round }. L’appariement n’en exempte qu’un ; les autres exemptions se donnent à la main, ou il faut dire pourquoi ils sont au repos.
tournament-too-many-byes = { $player } a eu toutes les exemptions que les réglages permettent ({ $count }).
tournament-away = { $player } a déjà quitté le tournoi.
tournament-not-away = { $player } n’a pas quitté le tournoi.
tournament-past = La ronde { $round } est passée. Il faut en choisir une qui n’est pas close.
tournament-series-open = { $player } a une série à la ronde { $round } qui n’est pas finie. Il faut d’abord y mettre fin : par abandon, en l’état, ou en l’annulant.
tournament-no-round = Il n’y a pas de ronde { $round }.
tournament-round-exists = La ronde { $round } est déjà appariée. Ce sont ses appariements qu’il faut modifier.
tournament-not-next = C’est la ronde { $round } qui vient ensuite.
tournament-round-open = La ronde { $round } n’est pas close. Il faut d’abord la clore.
tournament-round-closed = La ronde { $round } est close. Il faut d’abord la rouvrir.
tournament-round-released = La ronde { $round } est déjà publiée.
tournament-not-last = La ronde { $round } est la dernière : c’est elle qu’il faut supprimer d’abord.
tournament-all-paired = { $count ->
    [one] L’unique ronde est appariée. Il faut en prévoir une autre, ou clore la phase.
   *[other] Les { $count } rondes sont appariées. Il faut en prévoir une autre, ou clore la phase.
}
tournament-no-pairing = Personne ne joue à la table { $table } à la ronde { $round }.
tournament-at-table = « { $typed } » n’est pas une table de tournoi. Écrire le tournoi, la ronde et la table, par exemple « last/2/5 », ou « last/5 » pour une table de sa dernière ronde.
tournament-table-twice = Deux appariements seraient à la table { $table }. Il faut donner une autre table à l’un d’eux.
tournament-results-missing = { $count ->
    [one] Il manque le résultat de la ronde { $round } à la table { $tables }. Il faut le saisir, ou clore la ronde sans lui.
   *[other] Il manque des résultats de la ronde { $round } aux tables { $tables }. Il faut les saisir, ou clore la ronde sans eux.
}
tournament-need-opponents = { $count ->
    [one] Quelqu’un s’est retiré de la ronde { $round }, et il manque un adversaire à la table { $tables }. Il faut apparier la ronde de nouveau.
   *[other] Plusieurs joueurs se sont retirés de la ronde { $round }, et il manque des adversaires aux tables { $tables }. Il faut apparier la ronde de nouveau.
}
tournament-begun = { $count ->
    [one] { $count } série qui disparaîtrait a des parties. Elle ne disparaît que si on la nomme.
   *[other] { $count } séries qui disparaîtraient ont des parties. Elles ne disparaissent que si on les nomme.
}
tournament-pinned = La table { $table } est fixée. Il faut d’abord la libérer.
tournament-out-of-pairing = Une telle exemption ne vient que de l’appariement. On peut en donner une à la main, ou indiquer une absence.
tournament-turned-up = La série a des parties : quelqu’un s’est donc présenté. Ce sont ses parties qu’il faut corriger.
tournament-no-series = La série { $series } d’une rencontre n’est pas là, ou oppose d’autres joueurs. Il faut refaire l’archive, avec toutes les séries du tournoi.
tournament-no-extra = Seule une série nulle d’une élimination directe se prolonge, autant de fois que les réglages le prévoient.
tournament-advance = { $count ->
    [one] { $count } joueur continuerait. Une phase suivante en demande deux ; après la dernière, personne ne continue.
   *[other] { $count } joueurs continueraient. Une phase suivante en demande deux ; après la dernière, personne ne continue.
}
tournament-groups = Chacun a besoin d’un groupe, numéroté à partir de 1 sans trou ; sans groupes dans les réglages, personne n’en a.
tournament-facts = Cela ne tiendrait pas ensemble : « { $what } ». Rien n’a été modifié ; merci de le signaler.
setting-line = { $what } : { $value }
setting-match-points = Points de match d’une victoire, d’une nulle et d’une défaite
setting-band = Places qui forment une tranche
setting-most-byes = Exemptions d’un joueur au plus
setting-requested-bye = Points de match d’une exemption demandée
setting-absent = Points de match d’une absence
setting-late = Points de match de chaque ronde avant une inscription tardive
tournament-setting-scale = Une victoire doit valoir au moins autant qu’une nulle, une nulle au moins autant qu’une défaite, et une victoire entre un demi-point de match et 100.
tournament-setting-no-criteria = Il n’y a aucun critère de classement. Il en faut au moins un.
tournament-setting-criterion-twice = Un critère est nommé deux fois. Chacun ne se nomme qu’une fois.
tournament-setting-no-duplicates = Les parties ne se comparent que si toutes les tables d’une ronde jouent les mêmes donnes. Il faut choisir cela, ou retirer le critère.
tournament-setting-band = Une tranche compte au moins un rang.
tournament-setting-walkover = Les points de forfait vont de 2 à 118.
tournament-setting-bye = Une exemption ne peut pas donner plus de points qu’une série.
tournament-setting-requested-bye = Une exemption demandée vaut au plus une victoire.
tournament-setting-absent = Une absence vaut au plus une victoire.
tournament-setting-late = Une ronde avant une inscription tardive vaut au plus une victoire.
tournament-setting-extra-pairs = On joue au plus neuf paires de parties supplémentaires.
tournament-setting-prizes-twice = Il y a déjà des prix de ce nom. Nommez ceux-ci autrement, ou supprimez d’abord les autres.
tournament-setting-prizes = Il y a au plus 999 prix, dont un au moins n’est pas nul.
tournament-setting-rounds = Une phase a de 1 à 999 rondes.
tournament-setting-groups = Il y a au moins un groupe.
tournament-setting-least-series = Qui est classé par moyenne a joué au moins une série.
tournament-setting-no-stage = Un tournoi a au moins une phase.
tournament-setting-rounds-paired = La ronde { $round } est déjà appariée. Il faut prévoir au moins autant de rondes.
tournament-standings-live = Classement du tournoi { $tournament } à ce stade, ronde { $round } encore ouverte
tournament-preview-place = Dans { $tournament }, { $player }, place : { $before } → { $after }
tournament-preview-round = { $count ->
    [one] La ronde { $round } serait appariée autrement à la table { $tables }. Les choix sont alors :
   *[other] La ronde { $round } serait appariée autrement aux tables { $tables }. Les choix sont alors :
}
tournament-preview-keep = {"  "}– Garder les appariements : il n’y a rien à faire.
tournament-preview-unstarted = { $count ->
    [one] {"  "}– Apparier de nouveau qui n’a pas commencé, ce qui change la table { $tables } : « halali tournament pair { $event } --again ».
   *[other] {"  "}– Apparier de nouveau qui n’a pas commencé, ce qui change les tables { $tables } : « halali tournament pair { $event } --again ».
}
tournament-preview-all = { $count ->
    [one] {"  "}– Tout apparier de nouveau et perdre une série commencée, { $lost } : « halali tournament pair { $event } --again --discard --why RAISON ».
   *[other] {"  "}– Tout apparier de nouveau et perdre { $count } séries commencées, { $lost } : « halali tournament pair { $event } --again --discard --why RAISON ».
}
tournament-one = { $tournament } ({ $date }, id : …{ $end })
tournament-no-tournaments = Il n’y a pas de tournoi. « halali tournament new NOM » en crée un.
tournament-not-found = Il n’y a pas de tournoi « { $typed } ». Il y a :
    {"  "}{ $list }
tournament-several = « { $typed } » peut désigner plusieurs tournois. Donner plus du nom, ou la fin de l’id :
    {"  "}{ $list }
tournament-made = Tournoi { $tournament } créé. Ensuite, inscrire les joueurs : « halali tournament enter last JOUEUR… ».
tournament-edited = { $tournament } est modifié.
tournament-prizes = { $prizes } : { $amounts } ; { $among } ; { $shared }.
prizes-among-all = parmi tous
prizes-among-group = dans le groupe { $group }
prizes-among-club = parmi ceux de { $club }
prizes-among-rated = parmi ceux classés sous { $rating } ou sans classement
prizes-split = les ex æquo partagent les prix de leurs places
prizes-each = les ex æquo gagnent chacun le prix de leur place
tournament-no-prizes = Il n’y a pas de prix « { $typed } ». Il y a : { $list }.
tournament-prizes-none = { $tournament } n’a pas de prix. Ajoutez-en : « halali tournament prizes add EVENT NAME --amounts 50,30,20 ».
tournament-prizes-removed = Les prix { $prizes } du tournoi { $tournament } sont supprimés.
tournament-option-idle = { $option } n’a pas de sens pour ce qui reste à jouer de cette formule. Omettez-le, ou choisissez une autre formule.
tournament-rounds-planned = { $count ->
        [one] { $count } ronde prévue dans { $tournament }.
       *[other] { $count } rondes prévues dans { $tournament }.
    }
tournament-takes = { $tables ->
    [one] Rondes : { $rounds }. Avec une table, cela dure { $hours } h { $minutes }.
   *[other] Rondes : { $rounds }. Avec { $tables } tables, cela dure { $hours } h { $minutes }.
}
tournament-ends-at = Fin vers { $time }.
tournament-advice-swiss = Joueurs : { $players }. Rondes prévues : { $rounds } ; { $recommended } suffisent pour un seul vainqueur, et au plus { $most } vont sans que deux joueurs se rencontrent deux fois.
tournament-advice-rounds = Joueurs : { $players }. Rondes : { $rounds }.
simulated = Tournois : { $events }. Formule : { $format }. Joueurs : { $players }. Graine : { $seed }.
simulated-avoids = Paires à ne pas apparier : { $count }.
simulated-best = Le joueur le plus fort en gagne { $part } %.
simulated-correlation = Les places suivent la force avec une corrélation de rang de { $value } (1 : parfaite, 0 : hasard).
simulated-rounds = Un tournoi a en moyenne { $rounds } rondes et { $series } séries.
simulated-rematches = Parmi les séries appariées au score, { $rematches } sont des revanches, et { $floats } opposent des scores différents.
simulated-byes = Exemptions attribuées : { $byes }. Joueurs qui en ont plus d’une : { $second }.
simulated-sides = Les débuts avec les animaux et avec les humains sont égaux pour { $level } % des joueurs, diffèrent d’un pour { $one } %, de deux pour { $two } %, de plus pour { $more } %.
simulated-time = Cela dure en moyenne { $hours }:{ $minutes } heures.
simulated-player = le joueur { $number }
simulated-stuck = Ces réglages ne peuvent pas être joués : { $why }
simulate-avoid = « { $typed } » ne désigne pas deux joueurs de ce tournoi. Écrivez deux numéros différents de 1 à { $players } séparés par un deux-points, par exemple 3:8.
tournament-has-started = { $tournament } a commencé avec { $count } joueurs. Ensuite, apparier la première ronde : « halali tournament pair last ».
tournament-heading = { $tournament }, { $date } : { $format }
tournament-heading-days = { $tournament }, { $from } – { $to } : { $format }
tournament-late = à partir de la ronde { $round }
tournament-withdrawn = retrait à partir de la ronde { $round }
tournament-has-withdrawn = retrait
tournament-fixed-table = toujours table { $table }
tournament-next-enter = Ensuite : inscrire au moins deux joueurs.
tournament-next-start = Ensuite : commencer le tournoi avec ses { $count } joueurs.
tournament-next-over = Le tournoi est terminé. Première place : { $player }.
tournament-next-extra = Ensuite : égalité à la table { $table } de la ronde { $round }, il faut encore deux parties.
tournament-next-close = Ensuite : clore la ronde { $round }, dont tous les résultats sont connus.
tournament-next-results = { $count ->
        [one] Ensuite : saisir le résultat qui manque à la ronde { $round }, à la table { $tables }.
       *[other] Ensuite : saisir les { $count } résultats qui manquent à la ronde { $round }, aux tables { $tables }.
    }
tournament-next-pair = Ensuite : apparier la ronde { $round }.
tournament-next-finish = Ensuite : terminer le tournoi, tout est joué.
tournament-next-stage = Ensuite : clore la phase { $stage }, et dire combien continuent.
tournament-alone = Il ne reste que { $player } pour jouer.
tournament-deserted = Il ne reste personne pour jouer.
tournament-alone-finish = Ensuite : terminer le tournoi, ou laisser revenir quelqu’un.
tournament-alone-return = Ensuite : inscrire quelqu’un ou laisser revenir quelqu’un, ou supprimer le tournoi.
tournament-entered-now = Inscription à { $tournament } : { $players }. Joueurs en tout : { $count }.
tournament-entered-late = Inscription à { $tournament } à partir de la ronde { $round } : { $players }.
tournament-entry-removed = Inscription à { $tournament } supprimée : { $player }.
tournament-replaced = { $by } remplace { $player }.
tournament-seeded = Numéros : { $list }.
tournament-table-fixed = { $player } joue toujours à la table { $table }.
tournament-table-free = { $player } joue à n’importe quelle table.
tournament-out = { $player } ne joue pas à la ronde { $round } : { $out }.
tournament-bye-again = { $count ->
    [one] { $player } a déjà une autre exemption dans ce tournoi.
   *[other] { $player } a déjà { $count } autres exemptions dans ce tournoi.
}
tournament-in-again = { $player } joue finalement à la ronde { $round }.
tournament-withdraw-paired = { $player } a une série non commencée à la table { $table } de la ronde { $round }. Retirer avec --from { $round } pour réapparier cette table, ou avec --series forfeit pour que l’adversaire gagne.
tournament-withdraw-published = { $player } a une série non commencée à la table { $table } de la ronde { $round }, déjà publiée. Retirer avec --series forfeit pour que l’adversaire gagne, ou avec --series void.
tournament-ends-as-it-stands = La série de la table { $table }, ronde { $round }, s’arrête en l’état : une partie commencée est arbitrée, une partie non commencée n’est pas jouée.
tournament-ends-forfeit = { $player } abandonne le reste de la série de la table { $table }, ronde { $round } : l’adversaire la gagne.
tournament-ends-void = Le reste de la série de la table { $table }, ronde { $round }, est annulé.
tournament-withdrew = { $player } se retire du tournoi { $tournament } à partir de la ronde { $round }.
tournament-returned = { $player } est de retour dans { $tournament } à partir de la ronde { $round }.
tournament-apart = Ne se rencontrent pas : { $apart }.
tournament-apart-first = { $count ->
        [one] Ne se rencontrent pas à la première ronde : { $apart }.
       *[other] Ne se rencontrent pas aux { $count } premières rondes : { $apart }.
    }
tournament-apart-soft = Ne se rencontrent pas si cela ne coûte rien de plus grave : { $apart }.
tournament-apart-soft-first = { $count ->
        [one] Ne se rencontrent pas à la première ronde si cela ne coûte rien de plus grave : { $apart }.
       *[other] Ne se rencontrent pas aux { $count } premières rondes si cela ne coûte rien de plus grave : { $apart }.
    }
tournament-apart-no-more = Peuvent de nouveau se rencontrer : { $apart }.
tournament-two-players = « { $typed } » ne désigne pas deux joueurs. Les écrire avec deux-points, par exemple « Zoë:Max ».
tournament-round-paired = { $count ->
        [one] La ronde { $round } est appariée, à { $count } table.
       *[other] La ronde { $round } est appariée, à { $count } tables.
    }
tournament-proposal = Proposition pour la ronde { $round } ; le premier des deux commence avec les animaux :
tournament-proposed = Table { $table } : { $first } – { $second }
tournament-proposed-out = { $player } : { $out }
tournament-repeats = { $count ->
    [one] Dans ce qui reste à jouer (rondes : { $rounds }), { $count } rencontre répétée ou exemption hors tour est inévitable.
   *[other] Dans ce qui reste à jouer (rondes : { $rounds }), { $count } rencontres répétées ou exemptions hors tour sont inévitables.
}
tournament-unsettled = Savoir si ce qui reste à jouer (rondes : { $rounds }) peut éviter toute rencontre répétée demandait trop de recherche.
tournament-discards = { $count ->
        [one] { $count } série avec des parties serait perdue :
       *[other] { $count } séries avec des parties seraient perdues :
    }
tournament-discarded = { $first } – { $second }
tournament-pinned-now = Gardé : table { $table }, { $first } – { $second }. Cela reste quand la ronde est réappariée.
tournament-unpinned = N’est plus gardé : table { $table }, { $first } – { $second }.
tournament-compared = Ronde { $round } comparée à la proposition du programme :
tournament-compared-same = Les mêmes joueurs se rencontrent.
tournament-compared-lacks = Seulement dans la proposition : { $list }
tournament-compared-has = Seulement ici : { $list }
tournament-compared-bye = Exemption : { $before } dans la proposition, ici { $after }.
tournament-compared-nobody = personne
tournament-compared-cost = Ce que cela coûte : { $what }, { $other } au lieu de { $best }.
tournament-compared-as-good = C’est tout aussi bon ; l’ordre des numéros a décidé.
tournament-draft-twice = { $player } y est deux fois. Chacun a une seule place dans une ronde.
tournament-draft-missing = { $player } manque. Indiquez un adversaire, ou l’exemption avec --bye.
tournament-draft-unknown = { $player } ne joue pas cette ronde. Retirez ce joueur.
tournament-plays-already = joue déjà
tournament-left-for-later = { $first } – { $second } viendra à une ronde ultérieure ({ $player } : { $why }).
tournament-round-of = { $tournament }, ronde { $round }, { $date }
tournament-nobody-came = Aucun des deux ne s’est présenté : défaite pour les deux.
tournament-round-published = La ronde { $round } est publiée.
tournament-no-duplicates = Les tables de { $tournament } jouent chacune leurs donnes. « halali tournament edit EVENT --duplicates » change cela avant le début.
tournament-deals-secret = Les donnes de la ronde { $round } sont secrètes jusqu’à sa clôture. L’organisateur les voit avec --organiser, pour les poser sur les plateaux.
tournament-deal = Ronde { $round }, partie { $game } : { $deal }
tournament-round-closed-now = La ronde { $round } est close.
tournament-round-reopened = La ronde { $round } est rouverte.
tournament-deletes-round = La ronde { $round } est supprimée avec ses appariements. Séries avec des parties supprimées avec elle : { $count }.
tournament-round-deleted = La ronde { $round } est supprimée.
tournament-result = Table { $table }, { $first } – { $second } : { $outcome }
tournament-has-result = La table { $table } de la ronde { $round } a déjà son résultat : { $outcome } Pour corriger une partie : « halali series correct { $series } NUMÉRO PARTIE ».
tournament-go-on = { $count } continuent, dans cet ordre : { $list }.
tournament-level-at-cut = Ils partagent la place où passe la coupure, et le numéro a décidé : { $list }.
tournament-stage-closed-now = La phase { $stage } est close, et la suivante a commencé.
tournament-resumed = { $tournament } reprend.
tournament-removes = { $tournament } est supprimé. Les séries avec des parties restent au club, hors de tout tournoi.
tournament-removes-all = { $tournament } est supprimé avec toutes ses séries.
tournament-removed = Tournoi { $tournament } supprimé.
tournament-standings-start = Classement du tournoi { $tournament } avant la première ronde
tournament-standings-after = Classement du tournoi { $tournament } après la ronde { $round }
tournament-crosstable-start = Grille américaine du tournoi { $tournament } avant la première ronde
tournament-crosstable-after = Grille américaine du tournoi { $tournament } après la ronde { $round }
tournament-crosstable-live = Grille américaine du tournoi { $tournament } à ce stade, ronde { $round } encore ouverte
tournament-standings-group = { $title }, groupe { $group }
tournament-letters = Ligne de l’adversaire avec + gain, = nulle, - perte. b exemption, r exemption demandée, a absence, l pas encore inscrit, w retrait, f sans jouer, n personne, ? manquant, * en cours, x annulé, p pause (repos), t passage sans jouer.
timer-runs = Ronde { $round } : il reste { $time } sur { $length }.
timer-paused = Ronde { $round } : en pause, il reste { $time } sur { $length }.
timer-over = Ronde { $round } : finie depuis { $time } ; elle avait { $length }.
timer-by-time-of-day = L’ordinateur a été redémarré, donc ce temps suit son heure. Si elle a été réglée, corrigez avec « extend ».
timer-none = { $tournament } n’a pas de minuteur. Lancez-en un : « halali tournament timer start last 60 ».
timer-length = Un minuteur dure au moins une seconde et au plus un jour. Donnez un temps entre les deux.
timer-is-running = Le minuteur de la ronde { $round } tourne. Mettez-le d’abord en pause.
timer-is-paused = Le minuteur de la ronde { $round } est en pause. Relancez-le d’abord.
event-page-contents = Sommaire
event-page-no-script = Pour rejouer les parties ici, le navigateur doit exécuter le script de cette page.
event-page-replay = Rejouer
event-page-animals = Animaux
event-page-humans = Humains
event-page-board = Plateau
event-page-moves = Coups
event-page-step = Action
event-page-first = Au début
event-page-back = Une action en arrière
event-page-play = Lecture
event-page-pause = Pause
event-page-forward = Une action en avant
event-page-last = À la fin
event-page-close = Fermer
event-page-entries = Inscriptions
event-stage-format = Phase { $stage } : { $format }
event-page-game-ended = { $game } : { $how }
event-page-counts = Partie terminée : { $how }. Compte : { $points } ({ $exited } sortis).
event-page-same-deals = Toutes les tables jouent les mêmes donnes : les parties pourront être rejouées quand toutes les tables auront fini.
round-final = Finale
round-semi-finals = Demi-finales
round-quarter-finals = Quarts de finale
round-last-of = Tour des { $players }
round-winners = Gagnants, tour { $round }
round-losers = Perdants, tour { $round }
round-third-place = Troisième place
round-grand-final = Grande finale
round-reset = Seconde grande finale
event-page-loser-of = Perdant de { $number }
tournament-not-in-table = { $first } et { $second } ne figurent pas dans un même classement. Choisir une autre phase avec --stage.
tournament-share-place = { $first } et { $second } partagent la place : ils sont à égalité en tout.
tournament-above = { $first } est devant { $second }. { $by } : { $more } contre { $less }.
tournament-above-bracket = { $first } va plus loin dans le tableau que { $second }.
tournament-term = ronde { $round } { $what } { $value }
tournament-term-median = ronde { $round } partie { $game } { $what } { $value } (écart { $margin }, médiane { $median })
tournament-term-tables = ronde { $round } partie { $game } { $what } { $value } (écart { $margin }, { $others ->
        [one] contre { $others } autre table)
       *[other] contre { $others } autres tables)
    }
tournament-term-left-out = ronde { $round } { $what } { $value } (écarté)
tournament-term-adjusted = ronde { $round } { $what } { $value } (de { $base }, rondes non jouées { $change })
tournament-terms = { $player } : { $list } ; en tout { $sum }.
tournament-terms-between = {" ; "}
tournament-they-play = { $first } et { $second } jouent l’un contre l’autre à la ronde { $round }.
tournament-they-play-not = { $first } et { $second } ne jouent pas l’un contre l’autre à la ronde { $round }.
tournament-why-schedule = Cela découle du calendrier du tournoi toutes rondes.
tournament-why-bracket = Cela découle du tableau.
tournament-why-pinned = L’appariement est gardé : l’organisateur en a décidé ainsi.
tournament-why-by-hand = La ronde a été modifiée à la main : la proposition du programme ne l’a pas.
tournament-why-taken-apart = La ronde a été modifiée à la main : la proposition du programme les fait jouer.
tournament-no-bye = Personne n’a besoin d’exemption à la ronde { $round }.
tournament-bye-by-hand = { $player } a l’exemption de la ronde { $round } par décision de l’organisateur.
tournament-bye-of = { $byes ->
    [0] { $player } a l’exemption de la ronde { $round }, pour la première fois.
    [one] { $player } a l’exemption de la ronde { $round }, après une autre.
   *[other] { $player } a l’exemption de la ronde { $round }, après { $byes } autres.
}
tournament-bye-due = Personne n’est plus bas avec aussi peu d’exemptions.
tournament-had-byes = { $count ->
        [one] a déjà eu { $count } exemption
       *[other] a déjà eu { $count } exemptions
    }
tournament-passed-over = { $player } passe avant, mais : { $why }
tournament-state-registration = inscriptions
tournament-state-running = en cours
tournament-state-finished = terminé
format-swiss = { $rounds ->
    [one] système suisse, { $rounds } ronde
   *[other] système suisse, { $rounds } rondes
}
format-round-robin = toutes rondes
format-double-round-robin = toutes rondes aller-retour
format-groups = toutes rondes en { $groups } groupes
format-double-groups = toutes rondes aller-retour en { $groups } groupes
format-knockout = élimination directe
format-double-knockout = double élimination
format-league = championnat
format-league-average = { $least ->
    [one] championnat à la moyenne, à partir de { $least } série
   *[other] championnat à la moyenne, à partir de { $least } séries
}
out-bye = exemption
out-requested-bye = exemption demandée
out-absent = absence
out-rest = repos
out-through = qualifié sans jouer
status-late = pas encore inscrit
status-series = série
criterion-enough = assez de séries
criterion-total-points = Total de points
criterion-difference = Différence de points
criterion-exited = Tuiles sorties
criterion-bears = Ours capturés
criterion-wins = Victoires
criterion-buchholz = Buchholz
criterion-median = Buchholz médian
criterion-buchholz-cut = { $highest ->
    [0] Buchholz tronqué { $lowest }
   *[other] Buchholz sans { $lowest } au plus bas, { $highest } au plus haut
}
criterion-sonneborn-berger = Sonneborn-Berger
criterion-direct-encounter = Rencontre directe
criterion-direct-encounter-again = Rencontre directe, reprise
criterion-progressive = Cumulatif
criterion-opponents-rating = Cote moyenne des adversaires
criterion-performance = Performance
criterion-duplicate-median = Écart à la médiane
criterion-duplicate-tables = Points contre les autres tables
criterion-lot = Tirage
unplayed-draw = Rondes non jouées : celle d’un adversaire compte comme une nulle contre lui-même, la sienne comme un adversaire au même score.
unplayed-only-played = Seules les rondes jouées comptent pour les valeurs des adversaires.
pairing-nobody = Personne ne joue cette ronde. Inscrivez des joueurs, ou annulez leurs absences.
pairing-alone = { $player } n’aurait pas d’adversaire à cette ronde. Terminez le tournoi, ou annulez des absences.
pairing-nothing-fits = Avec ce qui est fixé à la main, quelqu’un reste sans adversaire. Retirez l’un de ces choix.
pairing-all-played = Tout est joué. Terminez le tournoi, ou clôturez la phase.
pairing-place = ronde { $round } table { $table }
pairing-waiting = Le tableau continue quand les résultats sont là : { $list }.
pairing-nobody-free = Aucun de ceux qui doivent se rencontrer ne peut jouer cette ronde. Annulez une absence.
pairing-fixed-twice = { $player } figure deux fois parmi les appariements fixés. Ne fixez un joueur qu’une fois par ronde.
pairing-fixed-absent = { $player } figure parmi les appariements fixés, mais ne joue pas cette ronde. Annulez l’un des deux.
pairing-together-and-apart = { $first } et { $second } sont à la fois à apparier et à séparer. Gardez l’un des deux.
pairing-even = { $player } ne peut pas avoir l’exemption : chacun a un adversaire à cette ronde.
pairing-too-many = { $count } joueurs, c’est plus qu’une ronde n’en apparie. Divisez le tournoi.
pairing-last-stage = Il n’y a pas de phase après la phase { $stage }. Terminez plutôt le tournoi.
schedule-too-few = { $players ->
    [one] { $players } joueur ne suffit pas : il en faut au moins { $least }.
   *[other] { $players } joueurs ne suffisent pas : il en faut au moins { $least }.
}
schedule-too-many = { $players } joueurs, c’est trop : cette formule en admet au plus { $most }.
schedule-groups = { $players } joueurs ne font pas { $groups } groupes d’au moins deux. Choisissez moins de groupes.
schedule-cut = Le groupe { $group } compte moins de joueurs que ceux qui devraient continuer. Choisissez un nombre plus petit.
swiss-may-run-dry = { $most ->
    [one] À partir de la ronde { $round }, des rencontres répétées peuvent être nécessaires ; un toutes rondes prend { $most } ronde.
   *[other] À partir de la ronde { $round }, des rencontres répétées peuvent être nécessaires ; un toutes rondes prend { $most } rondes.
}
swiss-everybody-meets = En autant de rondes, chacun rencontre chacun : choisir plutôt un toutes rondes.
swiss-repeats = { $most ->
    [one] À partir de la ronde { $round }, les rencontres répétées sont certaines ; un toutes rondes prend { $most } ronde.
   *[other] À partir de la ronde { $round }, les rencontres répétées sont certaines ; un toutes rondes prend { $most } rondes.
}
broken-hard = { $first } et { $second } ne devraient pas se rencontrer, mais se rencontrent.
broken-soft = { $first } et { $second } devraient plutôt ne pas se rencontrer, mais se rencontrent.
broken-rematch = { $count ->
        [one] { $first } et { $second } se sont déjà rencontrés.
       *[other] { $first } et { $second } se sont déjà rencontrés { $count } fois.
    }
broken-bye = { $count ->
    [one] { $player } reçoit de nouveau l’exemption, après une autre.
   *[other] { $player } reçoit de nouveau l’exemption, après { $count } autres.
}
verdict-so-paired = C’est ainsi dans la proposition.
verdict-as-good = L’autre solution vaut autant ; l’ordre des numéros a décidé.
verdict-impossible = Il n’y a pas d’appariement complet autrement.
verdict-differs = L’autre solution est moins bonne : { $what }, { $other } au lieu de { $best }.
cost-hard-avoids = joueurs à séparer absolument
cost-second-bye = exemptions déjà eues par l’exempté
cost-ahead = rencontres répétées et exemptions hors tour aux rondes à venir
cost-rematches = rencontres répétées
cost-old-rematches = rencontres antérieures de ceux qui se rencontrent de nouveau
cost-bye-score = score de l’exempté
cost-bye-seed = joueurs numérotés après l’exempté
cost-score-gaps = somme des carrés des écarts de score
cost-soft-avoids = joueurs à séparer de préférence
cost-floats-running = joueurs qui quittent leur groupe deux fois de suite dans le même sens
cost-floats-again = sorties antérieures du groupe dans ce sens
cost-openings = ouvertures antérieures avec les animaux de ceux qui commencent
cost-group-order = écart à l’ordre dans les groupes de score
column-format = Formule
column-players = Joueurs
column-rounds = Rondes
column-state = État
column-seed = N°
column-table = Table
column-animals-first = Commence (animaux)

## Paper

paper-latin = Les mots en caractères absents de la police sont imprimés en lettres latines.
paper-imprint = { $club } · imprimé le { $date }
paper-imprint-plain = Imprimé le { $date }
paper-check-in = Liste de pointage
paper-name-cards = Porte-noms
paper-schedule = Calendrier
paper-pairings = Appariements par table
paper-pairings-by-name = Appariements par nom
paper-slips = Bulletins de résultat
paper-score-sheets = Feuilles de score
paper-score-sheet = Feuille de score
paper-ties = Départage des égalités
paper-no-round = Aucune ronde n’est encore appariée. Appariez-en une, puis imprimez de nouveau.
paper-not-started = Le tournoi n’a pas encore commencé. Lancez-le, puis imprimez de nouveau.
paper-nobody = Personne n’est encore inscrit.
paper-no-bracket = Cette phase n’est pas à élimination directe ; elle n’a donc pas de tableau.
paper-empty = Cette liste est vide.
game-number = Partie { $game }
paper-signature = Signature
paper-tile = Tuile
paper-each = Points chacune
paper-captured = capturées
paper-exited = sorties
paper-exited-in-all = sorties en tout
paper-here = Présent
paper-number = N° { $number }
paper-round = Ronde
paper-round-to-come = à venir
paper-round-paired = appariée
paper-round-under-way = en cours
paper-round-over = terminée
tournament-so-far = Le tournoi n’est pas terminé : les places peuvent encore changer.
paper-prize = Prix
paper-ranked-by = Les joueurs sont classés selon, dans l’ordre : { $list }.
paper-no-ties = Personne n’était à égalité : le premier critère a décidé de chaque place.
print-ending = Indiquez un fichier en .pdf ou .html, ou un dossier terminé par une barre oblique.
## Les tournois dans la fenêtre

app-place-tournaments = Tournois
tournaments-new = Nouveau tournoi
tournaments-none = Pas encore de tournoi
tournaments-none-more = Créez-en un : un nom, une formule, des participants. Le programme apparie chaque ronde, explique ses choix et tient les comptes.
tournaments-none-formats = Suisse, toutes rondes, élimination directe, double élimination, groupes puis élimination, ou championnat sur plusieurs soirées.
event-desk = Direction
event-crosstable = Grille américaine
event-bracket = Tableau
event-statistics = Chiffres
event-prizes = Prix
event-gone = Ce tournoi n’existe plus.
event-entries = Joueurs inscrits : { $count }
event-has-started = Tout est prêt
event-round = Ronde { $round }
event-round-of = Ronde { $round } sur { $of }
event-stage = Phase { $stage }
event-group = Groupe { $group }
event-table = Table { $table }
event-counts = Terminées : { $done } · en cours : { $playing } · sans résultat : { $waiting }
event-table-number = Table
event-table-hint = Numéro et Entrée : résultat ; numéro et P : plateau.
event-change-pairings = Changer les appariements
event-close-missing = Clore sans tous les résultats
event-close-question = Clore la ronde { $round } sans tous les résultats ? Les deux joueurs n’ont rien tant qu’ils manquent.
event-reopen-question = Rouvrir la ronde { $round } ? Un seul résultat se corrige sans cela.
event-strike-question = Supprimer la ronde { $round }, ses appariements et ses parties ?
event-resume-question = Reprendre le tournoi bien qu’il soit terminé ?
event-reopen = Rouvrir
event-strike-round = Supprimer la ronde
event-resume = Reprendre
event-do-enter = Inscrire des joueurs
event-do-start = Commencer
event-do-pair = Proposer la ronde { $round }
event-do-reseat = Trouver des adversaires
event-do-release = Publier la ronde { $round }
event-do-extra = Saisir les parties en plus
event-do-result = Saisir un résultat
event-do-close = Clore la ronde { $round }
event-do-advance = Phase suivante
event-do-finish = Terminer
event-next-reseat = Ensuite : quelqu’un a quitté la ronde { $round } ; tables sans adversaire : { $tables }.
event-next-release = Ensuite : publier la ronde { $round }, pour que tous la voient.
event-played-as = Formule : { $format }.
event-ranked-by = Classement par : { $list }.
event-cut = Combien continuent ?
event-cut-groups = Combien continuent dans chaque groupe ?
event-to-tables = Aux tables
event-series-page = Page de la série
event-is-live = Ces deux joueurs jouent à l’écran. Le résultat arrive de lui-même.
event-correct-before = Corriger les parties saisies
event-why-closed = Raison, la ronde étant close
event-show-changes = Montrer ce que cela change
event-changes = Ce que la correction change
event-correct-keep = Corriger, rien d’autre
event-correct-unstarted = Corriger, réapparier le reste
event-correct-all = Corriger, tout réapparier
event-correct-stays = { $count ->
    [0] Aucune ronde ne suit : qui joue contre qui ne change pas.
    [one] La ronde { $rounds } reste telle quelle.
   *[other] Les rondes { $rounds } restent telles quelles.
}
event-correct-free = { $count ->
    [one] La table { $tables } de la ronde { $round }, qui n’est pas commencée, est appariée à nouveau.
   *[other] { $count } tables de la ronde { $round } qui ne sont pas commencées sont appariées à nouveau : { $tables }.
}
event-correct-again = { $count ->
    [one] La table { $tables } de la ronde { $round } est appariée à nouveau.
   *[other] { $count } tables de la ronde { $round } sont appariées à nouveau : { $tables }.
}
event-correct-lost = { $count ->
    [0] Aucune partie n’est perdue.
   *[other] { $games ->
        [0] Ce qui a commencé { $count ->
            [one] à la table
           *[other] aux tables
        } { $tables } est perdu : { $series }.
        [one] Une partie est perdue, à la table { $tables } : { $series }.
       *[other] { $games } parties sont perdues, { $count ->
            [one] à la table
           *[other] aux tables
        } { $tables } : { $series }.
    }
}
event-no-place-moves = Aucune place ne change.
event-paired-otherwise = La ronde { $round } serait appariée autrement aux tables { $tables }.
event-paired-the-same = La ronde { $round } serait appariée de même.
event-not-come = { $name } n’est pas venu
event-nobody-came = Aucun n’est venu
event-came = Ils sont finalement venus
event-enter-hint = Entrée mène d’un champ à l’autre, puis enregistre.
event-correct-hint = Rien n’est écrit avant d’avoir vu ce que cela change.
event-needs-opponent = sans adversaire
event-live = partie { $game } à l’écran
event-missing = résultat manquant
event-goes-on = égalité, on continue
event-after-game = après la partie { $game }
event-proposal = Proposition pour la ronde { $round }
event-change-round = Appariements de la ronde { $round }
event-accept = Apparier seulement
event-accept-publish = Apparier et publier
event-accept-change = Changer les appariements
event-proposal-hint = Glissez un nom sur un autre pour les échanger, ou choisissez l’un puis l’autre. Au clavier : ↑ ↓ choisissent une table, ← → un nom ; pour le nom choisi, A : absence, B : exemption demandée, Suppr : retrait ; P fixe la table, Entrée accepte.
event-going-out = { $name } ne joue pas la ronde { $round } : { $out }, qui vaut en points de match : { $points }.
event-going-leaves = { $name } quitte le tournoi, sans appariement à partir de la ronde { $round } ; les résultats restent.
event-going-needs = { $name }, table { $table }, a alors besoin d’un autre adversaire.
event-going-stays = Les appariements de la ronde { $round } restent tels quels.
event-going-same = Aucune autre paire ne change.
event-going-pairs = { $count ->
    [one] Une paire est nouvelle : { $list }.
   *[other] { $count } paires sont nouvelles : { $list }.
}
event-going-bye = { $name } reçoit l’exemption.
event-going-no-bye = Plus personne ne reçoit d’exemption.
event-costs = Ce que coûte le changement
event-by-hand = Cela diffère de la proposition du programme.
event-pair-rest = Réapparier le reste
event-reasons = Pourquoi ainsi
event-breaks-nothing = Aucune règle n’est enfreinte.
event-pin = Fixer
event-pinned = Fixé
event-why = Pourquoi ?
event-live-standings = En direct
event-after-round = Après { $round }
event-by-table = Par table
event-by-name = Par nom
event-scheduled = à venir, selon le calendrier
event-not-published = pas encore publiée
event-published = publiée
event-closed = close
event-who-enters = Qui participe ?
event-from-list = Dans la liste du club
event-from-last = Tous ceux du dernier
event-others-absent = Absents à la ronde { $round } : les autres ({ $count })
event-entered = { $here ->
    [0] Joueurs : { $count } ; cochez qui est arrivé
   *[other] Joueurs : { $count }, dont présents : { $here }
}
event-nobody = Personne pour l’instant. Tapez un nom, puis Entrée ; les nouveaux venus s’ajoutent à la liste du club.
event-here = Présent
event-kept-apart = À séparer :
event-deeds = Que faire
event-return = Revient
event-plays = Joue finalement à la ronde { $round }
event-asks-bye = Demande une exemption à la ronde { $round }
event-is-absent = Absent à la ronde { $round }
event-gets-bye = Reçoit l’exemption de la ronde { $round }
event-strike-entry = Retirer l’inscription
event-withdraw = Se retire
event-fixed-table = Toujours à la table
event-any-table = À n’importe quelle table
event-apart-from = Pas contre
event-keep-apart = Séparer les deux
event-out = ronde { $round } : { $out }
event-place = Place { $rank }
event-figures = Valeurs, chacune détaillée
event-why-place = Pourquoi cette place
term-adjusted = { $base }, corrigé de { $more }
term-lowest = plus bas, écarté
term-highest = plus haut, écarté
term-own-score = non jouée : son propre score
term-so-far = somme jusque-là
prizes-amounts = Prix à partir de la première place
prizes-wrong = Des nombres à deux décimales au plus, séparés par des espaces, par exemple 30 20 12,50.
prizes-hint = Des nombres séparés par des espaces, par exemple 30 20 12,50. Une coupe, un livre ou autre chose se nomme ci-dessus ; tapez 1 pour chaque place qui en gagne.
prizes-none = Il n’y a encore rien à gagner.
prizes-name = Nom des prix
prizes-add = Ajouter les prix
prizes-more = D’autres prix
prizes-remove = Retirer
bracket-none = Pas encore de tableau.
bracket-small = Petit
bracket-usual = Normal
bracket-large = Grand
setup-title = Réglages
setup-make = Créer
setup-usual-name = Tournoi du { $date }
setup-what = Quoi et quand
setup-no-name = Un tournoi a besoin d’un nom.
setup-day = Jour
setup-last-day = Dernier jour, si autre
setup-no-number = Indiquez un nombre à partir de 1.
setup-format = Formule
setup-started = Le tournoi a commencé : formule, parties et classement sont fixés.
setup-groups = Groupes
setup-double = Aller et retour
setup-third = Match pour la troisième place
setup-average = Classer à la moyenne
setup-rounds-advised = Rondes (vide : { $rounds }, conseil)
setup-series = Parties
setup-one-game = Le plus court, mais le camp dépend de la chance.
setup-two-games = On échange les camps : personne n’est avantagé.
setup-four-games = Deux parties par camp : moins de chance, deux fois plus de temps.
setup-clock = Minutes de chaque joueur à l’écran
setup-no-clock = Sans pendule, personne ne perd au temps.
setup-with-clock = Qui dépasse son temps perd la partie.
setup-criteria = Classement
setup-criteria-more = Le premier décide ; chaque suivant ne sert qu’à égalité. Une vraie égalité partage la place.
setup-no-figure = Indiquez un nombre entier ou un demi-point.
setup-no-whole = Indiquez un nombre entier.
setup-no-number-between = Indiquez un nombre de { $least } à { $most }.
setup-no-time = Indiquez une heure, par exemple 19:00.
setup-goes-on = La saisie commencée reprend ici.
setup-afresh = Recommencer à zéro
setup-least = Classé à partir de combien de séries
setup-go-on = Combien continuent (pour prévoir)
setup-then = Et ensuite
setup-then-nothing = Rien de plus
setup-then-nothing-more = Le classement de cette phase désigne le vainqueur.
setup-then-more = Les meilleurs continuent avec : { $stages }. On en décide quand cette phase est terminée.
setup-choices = Plus de choix
setup-choices-more = Appariement, donnes, exemptions et rondes manquées : les choix habituels sont déjà faits.
setup-choices-show = Les afficher
setup-choices-hide = Moins de choix
setup-order = Qui joue contre qui à score égal
order-slide = Moitié haute contre moitié basse
order-slide-more = Le premier de la moitié haute rencontre le premier de la moitié basse : des chances comparables partout.
order-fold = Premier contre dernier
order-fold-more = Le plus fort rencontre le plus faible : les favoris se rencontrent plus tard.
order-neighbours = Voisins
order-neighbours-more = Le premier rencontre le deuxième, le troisième le quatrième : des séries serrées, et des chocs précoces.
order-random = Au sort
order-random-more = La force ne compte pas ; un tirage vérifiable décide.
setup-paired-by = Appariés par
paired-by-match = Points de match
paired-by-match-more = Ceux qui ont gagné autant de séries se rencontrent.
paired-by-points = Points des parties
paired-by-points-more = Ceux qui ont à peu près autant de points se rencontrent : les larges victoires comptent.
setup-deals = Donnes
deals-own = Chaque table la sienne
deals-own-more = Les tuiles sont mélangées à chaque table, comme toujours.
deals-same = La même à toutes les tables
deals-same-more = Toutes les tables d’une ronde posent les mêmes donnes : les résultats se comparent, mais la mise en place est plus longue.
setup-worth = Ce que vaut une série
setup-win = Gagnée
setup-draw = Nulle
setup-loss = Perdue
setup-walkover = Points d’une partie par forfait
setup-worth-more = Celui dont l’adversaire ne vient pas reçoit la victoire et ces points par partie.
setup-bye = Une exemption, outre la victoire
bye-average = Moyenne personnelle
bye-average-more = Points et tuiles comme dans les autres séries du joueur : l’exemption n’avantage ni ne pénalise.
bye-fixed = Toujours pareil
bye-fixed-more = Chacun reçoit ces points et ces tuiles : simple, mais favorable aux faibles.
setup-bye-points = Points d’une exemption
setup-bye-exited = Tuiles sorties d’une exemption
setup-most-byes = Exemptions au plus (vide : sans limite)
setup-missed = Rondes manquées
setup-requested-bye = Demandée (vide : demi-victoire)
setup-absent = Absence sans prévenir
setup-late = Avant une entrée tardive (vide : absent)
setup-missed-more = Points de match par ronde manquée. Des points trop généreux invitent à en manquer.
setup-unplayed = Rondes non jouées dans les départages
unplayed-as-draw = Nulle contre soi-même
unplayed-as-draw-more = Personne ne gagne ni ne perd beaucoup à un adversaire absent.
unplayed-not = Rondes jouées seulement
unplayed-not-more = Qui a manqué une ronde a moins d’adversaires qui comptent, donc un départage plus bas.
setup-leaving = Si quelqu’un quitte un toutes rondes
leaves-half = Selon la moitié jouée
leaves-half-more = Avant la moitié, ses séries sont annulées ; ensuite, les autres gagnent les leurs.
leaves-wins = Les autres gagnent
leaves-wins-more = Ce qui est joué reste, et les adversaires restants gagnent.
leaves-annul = Tout est annulé
leaves-annul-more = Le classement est comme si ce joueur n’avait jamais été inscrit.
setup-drawn = Si les parties supplémentaires sont nulles aussi
drawn-seed = La meilleure tête de série passe
drawn-seed-more = Le mieux classé au départ est récompensé.
drawn-lot = Le sort décide
drawn-lot-more = Les deux ont la même chance.
setup-extra-pairs = Paires de parties en plus
setup-trial = Essayer
setup-try-more = Joue en mémoire beaucoup de tournois semblables, avec le vrai appariement. Rien n’est gardé.
setup-spread = Écart de cote entre le plus fort et le plus faible
setup-try = Essayer
setup-trying = La configuration est à l’essai…
setup-tried-before = La configuration a changé depuis cet essai.
setup-tried = { $events } tournois joués
setup-tried-rounds = { $rounds ->
    [one] Avec une ronde ({ $events } tournois)
   *[other] Avec { $rounds } rondes ({ $events } tournois)
}
setup-not-apart = Les paires à séparer ne comptent que pour un essai avec les { $players } joueurs inscrits.
prizes-for = Pour qui
prizes-for-all = Tous
prizes-for-group = Un groupe
prizes-for-club = Un groupe du club
prizes-for-rated = Sous une cote
prizes-for-which = Précisez
setup-preview = Ce que cela donne
setup-preview-more = Pour prévoir seulement : rien n’est gardé.
setup-players = Joueurs
setup-tables = Tables
setup-minutes = Minutes
setup-start = Début
setup-instead = Jouer plutôt toutes rondes
setup-remove = Supprimer le tournoi
setup-remove-question = Supprimer le tournoi ?
setup-remove-more = Les séries jouées peuvent rester au club, hors de tout tournoi.
setup-remove-keep = Supprimer, garder les séries
setup-remove-all = Supprimer avec les séries
kind-swiss = Suisse
kind-round-robin = Toutes rondes
kind-knockout = Élimination directe
kind-double-knockout = Double élimination
kind-groups = Groupes, puis élimination
kind-league = Championnat
kind-swiss-more = Chacun joue chaque ronde contre quelqu’un d’aussi bien placé. Peu de rondes suffisent pour beaucoup de joueurs.
kind-round-robin-more = Chacun joue contre tous : le plus juste, et le plus long. Le calendrier est là dès le début.
kind-knockout-more = Qui perd une série est éliminé. Court et tendu, mais la moitié des joueurs s’arrête après une ronde.
kind-double-knockout-more = Qui perd deux fois est éliminé : une mauvaise série n’est pas la fin.
kind-groups-more = Toutes rondes par groupes, puis élimination des meilleurs. Chacun joue plusieurs séries, et il y a une finale.
kind-league-more = Sur plusieurs soirées que certains peuvent manquer ; les appariements suivent le classement.
meaning-match-points = Deux pour une série gagnée, un pour une nulle.
meaning-total-points = Les points de toutes les parties.
meaning-difference = Ses points moins ceux des adversaires.
meaning-exited = Ses tuiles sorties de la forêt.
meaning-bears = Ours capturés ; il faut des feuilles avec les tuiles.
meaning-wins = Le nombre de séries gagnées.
meaning-buchholz = Les points de match des adversaires : de plus forts donnent l’avantage.
meaning-buchholz-cut = De même sans les adversaires extrêmes.
meaning-sonneborn-berger = Les points de match des battus, la moitié en cas de nulle.
meaning-direct-encounter = Ce que les ex æquo ont fait entre eux.
meaning-direct-encounter-again = La même, reprise entre ceux qui restent ex æquo ensuite.
meaning-progressive = Points de match cumulés ronde par ronde : gagner tôt compte plus.
meaning-opponents-rating = La cote moyenne des adversaires au départ.
meaning-performance = La cote que valent les résultats.
meaning-duplicate = Contre tous ceux de la même donne.
meaning-lot = Tirage au sort, toujours le même.

hall-view = Écran et minuteur
hall-timer = Minuteur de la ronde
hall-no-timer = Aucun minuteur n’est lancé.
hall-start = Lancer pour la ronde { $round }
hall-length = minutes
hall-pause = Pause
hall-resume = Reprendre
hall-minutes = { $minutes } min
wall-title = Écran de salle
wall-explained = Une seconde fenêtre, pour un projecteur ou un second écran. Elle ne montre que ce qui est publié, et les résultats des rondes closes seulement.
wall-open = Ouvrir l’écran de salle
wall-close = Fermer l’écran de salle
wall-whole = Plein écran (F11)
wall-other = L’écran de salle montre { $tournament }.
wall-take-over = Montrer ce tournoi
wall-in-turn = Tout à tour de rôle
wall-by-table = Appariements par table
wall-by-name = Appariements par nom
wall-timer = Minuteur
wall-notice = Annonce
wall-notice-hint = Ce que chacun doit lire
wall-notice-show = Afficher
wall-now = À l’écran : { $what }, page { $page } sur { $of }
wall-nothing = Aucune ronde n’est encore publiée.
wall-no-standings = Le classement apparaîtra à la clôture de la première ronde.
wall-final = Classement final
wall-after = Classement après la ronde { $round }
wall-group = Groupe { $group }

papers-view = Imprimer, fichiers
papers-what = Sur papier
papers-all = Tout
papers-save = Enregistrer…
papers-files = Fichiers
papers-files-more = Le tournoi entier : page pour le site du club, archive ou parties notées ; et des tableaux pour tableurs. L’archive contient aussi les rondes non publiées, mais ni contacts, ni foyers, ni paires à séparer.
papers-event = Tournoi entier
papers-pairings = Appariements
papers-laid-out = Mise en page…
papers-none = Ce document est encore vide.
papers-page = Page { $page } sur { $of }
take-print-page = Page à imprimer
take-event-page = Page pour le site, avec les parties à rejouer
take-archive = Archive à réimporter
