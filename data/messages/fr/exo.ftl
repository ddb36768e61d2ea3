# Creatures of Exo: une partie racontée événement par événement.

exo-player = { $seat ->
    [a] A
   *[b] B
}
exo-area = { $area ->
    [field] le terrain
    [occult] l'Occulte
    [ether] l'Éther
    [hand] la main
    [deck] le deck
    [evolutions] le deck Évolution
    [discard] la défausse
    [banished] les cartes bannies
   *[gone] hors du jeu
}
exo-phase = { $phase ->
    [draw] Phase de pioche
    [recovery] Phase de récupération
    [main] Phase principale
    [battle] Phase de combat
   *[end] Phase de fin
}
exo-won = { $who } gagne
exo-draw = personne ne gagne
exo-turn-limit = la limite de tours termine la partie
exo-gain-force = { $force } de force
exo-gain-cost = { $cost } de coût
exo-gain-nothing = plus aucun effet
exo-gain-vice = la place de Vice Leader
exo-shuffles = { $who } mélange son deck
exo-first = { $who } commence
exo-covered = { $card } est couverte
exo-uncovered = { $card } est découverte
exo-emergency = le Leader de { $who } est en Urgence et se retourne
exo-shown = { $card } est montrée
exo-gains = { $card } gagne { $what }
exo-counters = { $card } : marqueurs { $kind } { $change }
exo-formed = une carte est transformée en { $into }
exo-made = { $who } crée { $card }
exo-lives = le Leader de { $who } a { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
exo-uses = { $into ->
    [waits] { $who } : { $card } attend dans la chaîne parallèle : { $effect }
   *[joins] { $who } : { $card } entre dans la chaîne : { $effect }
}
exo-resolving = la chaîne est résolue
exo-parallel = la chaîne parallèle commence
exo-negated = l'effet précédent est annulé
exo-redirected = l'attaque passe à { $at }
exo-ending = le tour doit finir
exo-plays = { $who } joue { $card } dans l'Éther
exo-enters = { $card } entre sur le terrain
exo-pays = { $who } met { $card } dans l'Occulte pour payer
exo-sacrificed = { $card } est sacrifiée
exo-destroyed = { $card } est détruite
exo-beaten = { $card } est battue et détruite
exo-moves = { $card } va ici : { $area }

# Ce qui est demandé à la table, ce qu'on peut répondre, ce qui s'y trouve.

exo-asks-attack = quelle attaque déclarer
exo-asks-answer = quoi ajouter à la chaîne
exo-asks-order = quel effet vient en premier
exo-asks-use = faut-il utiliser l'effet
exo-asks-crowded = quel Vice Leader quitte le terrain
exo-offers-end = Passer à la Phase de fin
exo-offers-no-attack = Plus d'attaque
exo-offers-battle = Passer à la Phase de combat
exo-offers-other-way = Jouer { $card } de son autre façon { $way }
exo-offers-effect = { $card } : { $effect }
exo-area-of = { exo-area } de { $player }
exo-is-leader = Leader
exo-is-vice = Vice Leader
exo-is-covered = couverte
exo-has-force = force { $force }
exo-has-counters = { $kind } { $count }
exo-board-lives = { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
exo-board-chain = chaîne
exo-area-name = { $area ->
    [field] terrain
    [occult] Occulte
    [ether] Éther
    [hand] main
    [deck] deck
    [evolutions] deck Évolution
    [discard] défausse
    [banished] bannies
   *[gone] hors du jeu
}
exo-pile = { exo-area-name } { $count }

# Pourquoi aucune partie ne commence.

exo-setup-leader = { $card } mène le deck du joueur { $player } et n'est pas un Leader
exo-setup-lives = { $card }, le Leader du joueur { $player }, n'a pas de vies
exo-setup-misplaced = { $card } ne peut pas être dans le { $deck ->
    [main] deck principal
   *[other] deck Évolution
} du joueur { $player }
exo-setup-tactics = { $card } a plusieurs effets comme Tactique ; ils n'en font qu'un, une action après l'autre
