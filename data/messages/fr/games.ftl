# `play`, `replay` et `--log` : parties à la table, et parties sauvegardées.

play-you = { $player } : { $deck }, vous
play-other = { $player } : { $deck }, { $policy }
play-begins = Règles { $rules }, graine { $seed } ; `help` montre ce qui peut être saisi
play-input-ends = Fin de la saisie
play-over = { $outcome }. undo, save FILE, log, board ou quit ?
play-commands = un nombre de la liste, ou board, card CARTE, why, log, undo, save FILE, concede, quit
play-help = Saisissez { play-commands }
play-not-offered = `{ $line }` n'est pas proposé ; saisissez { play-commands }
play-after-commands = board, card CARTE, log, undo, save FILE, quit
play-help-after = La partie est finie. Saisissez { play-after-commands }
play-is-over = la partie est finie, et `{ $line }` n'est pas une réponse ; saisissez { play-after-commands }
play-nothing-to-undo = Il n'y a rien à annuler
play-name-a-file = Nommez un fichier : save game.json
play-saved = Sauvegardée dans { $file }
play-no-saved-game = { $file } existe déjà et n'est pas une partie sauvegardée ; nommez un autre fichier
so-many-times = { $line } (×{ $times })
goldfish-game-ends = Tours propres { $turns }, décisions { $decisions }
match-game-ends = Tours { $turns }, décisions { $decisions }
replay-seat = { $player } : { $deck } ({ $leader }), { $by ->
    [you] joué par vous
   *[other] joué par { $by }
}
replay-seat-unled = { $player } : { $deck }, { $by ->
    [you] joué par vous
   *[other] joué par { $by }
}
replay-under-way = en cours
replay-no-end = pas encore de fin
replay-as-saved = { $choices ->
    [one] { $choices } choix : { $outcome }, comme sauvegardé
   *[other] { $choices } choix : { $outcome }, comme sauvegardé
}
replay-otherwise = { $choices } choix : elle finit autrement qu'elle n'a été sauvegardée

# Pourquoi une partie sauvegardée est refusée.

replay-no-game = ce n'est pas une partie sauvegardée ; `save FILE` dans `scouter play` en écrit une
replay-twice = on ne sait ce qu'elle veut dire : { $why }
replay-part = `{ $place }` : { $why }
replay-part-missing = il manque
replay-part-unknown = une telle partie n'existe pas
replay-decks = une partie a 2 decks, et il y en a ici { $decks }
replay-version = elle a la version { $version } du format ; ce programme lit la version { $ours }
replay-apart-table = { $file } est une partie de { $game } : elle se rejoue avec le tableau de ses cartes, donné par --cards
replay-card = la carte { $card } n'est pas connue
replay-too-many-cards = la liste de la place { $player } a { $cards } cartes ; aucun deck n'en a autant
replay-no-such-choice = le choix { $at } sur { $of } est { $choice }, qui n'est pas proposé ; ce qui suit n'a pas été regardé
replay-choices-left = la partie est finie après { $used } choix ; { $left } autres suivent
replay-conceded-late = la place { $player } abandonne, et la partie est déjà finie
replay-other-outcome = elle finit par `{ $found }`, et non par `{ $saved }`
replay-other-log = l'empreinte du journal est { $found }, et non { $saved }

# Pourquoi une partie ne peut pas commencer.

setup-too-few-cards = le deck de la place { $player } a { $cards } cartes ; il en faut au moins { $needed } pour une partie
setup-no-leader = { $card } mène le deck de la place { $player }, et est { a-kind }
setup-misplaced = { $card } est dans le deck de la place { $player }, et est { a-kind }
setup-no-z-card = { $card } est dans le Z-Deck de la place { $player }, et est { a-kind }
setup-no-rule = { $card } est dans le deck de la place { $player }, et l'édition n'a pas de règle pour { $what }
setup-refused = { $a } contre { $b } : { $why }
goldfish-opponent = l'adversaire
play-input-taken = l'entrée standard est pour vos réponses
play-put-into-file = mettez la liste du deck dans un fichier

# A game of a run that is shown, and advice.

record-game = Partie { $game } de la graine { $seed }
save-no-list = une partie contre qui n'a pas de liste ne s'enregistre pas : --dummy deck:FILE en a une
play-advice = { $policy } répondrait : { $answer }
step-place = [{ $at } sur { $of }, tour { $turn }]
step-answer = { $question } { $answer }
step-help = Entrée avance ; back, turn N, board, end ou quit
