# Force of Will : une partie racontée événement par événement.

fow-area = { $area ->
    [ruler] la zone de souverain
    [field] le terrain
    [stones] la zone de pierres magiques
    [standby] la zone d'attente
    [hand] la main
    [deck] le deck principal
    [stone-deck] le deck de pierres magiques
    [graveyard] le cimetière
    [chase] la poursuite
    [removed] hors du jeu
   *[gone] disparue
}
fow-phase = { $phase ->
    [draw] Phase de Pioche
    [recovery] Phase de Redressement
    [main] Phase Principale
   *[end] Phase Finale
}
fow-won = { $who } gagne
fow-draw = personne ne gagne
fow-turn-limit = la limite de tours termine la partie
fow-shuffles = { $who } mélange le deck principal
fow-first = { $who } commence
fow-rests = { $card } est épuisée
fow-recovers = { $card } est redressée
fow-bared = { $card } perd son ATK, sa DEF et toutes ses capacités
fow-shown = { $card } est montrée
fow-damaged = { $card } subit { $damage } dégâts
fow-gains = { $card } gagne { $what }
fow-changes = { $card } { $what }
fow-rolls = { $who } lance un { $shows }
fow-counters = { $card } : marqueurs { $kind } { $change }
fow-made = { $who } crée { $card }
fow-added = { $card } est ajoutée à { $on }
fow-life = { $who } a { $life } points de vie
fow-produces = { $who } produit { $will }
fow-aims = { $card } cible { $targets }
fow-uses = { $who } : { $card } rejoint la poursuite : { $ability }
fow-at = { $what } ; cible { $targets }
fow-judgment = { $who } effectue le jugement avec { $card }
fow-blocks = { $card } bloque
fow-no-damage = plus aucun dégât n'est infligé ce tour-ci
fow-decked = { $who } n'a plus de carte à piocher
fow-puts-back = { $who } met { $card } sous le deck principal
fow-plays = { $who } joue { $card }
fow-enters = { $card } arrive sur le terrain
fow-calls = { $who } invoque { $card }
fow-sets = { $who } met { $card } dans la zone d'attente
fow-destroyed = { $card } est détruite
fow-banished = { $card } est bannie
fow-cancelled = { $card } est annulée
fow-moves = { $card } va : { $area }

# Ce qui est demandé à la table, ce qu'on peut répondre, ce qui s'y trouve.

fow-asks-mulligan = quelles cartes échanger
fow-asks-answer = quoi ajouter à la poursuite
fow-asks-order = quelle capacité vient d'abord
fow-asks-will = d'où vient la volonté
fow-asks-block = faut-il bloquer
fow-asks-limit = quoi défausser à la fin du tour
fow-offers-end = Finir le tour
fow-offers-no-block = Ne pas bloquer
fow-offers-call = Invoquer une pierre magique
fow-offers-judgment = Effectuer le jugement
fow-offers-awakening = Jouer { $card } avec son Éveil
fow-offers-incarnation = Jouer { $card } par son Incarnation
fow-offers-mode = { $plays }, choix { $mode }
fow-offers-set = Mettre { $card } dans la zone d'attente
fow-offers-block = Bloquer avec { $card }
fow-offers-ability = { $card } : { $ability }
fow-area-of = { fow-area } de { $player }
fow-has-damage = { $damage } dégâts
fow-is-rested = épuisée
fow-is-added = ajoutée à { $on }
fow-has-counters = { $kind } { $count }
fow-board-life = { $life } points de vie
fow-board-chase = poursuite
fow-area-name = { $area ->
    [ruler] souverain
    [field] terrain
    [stones] pierres magiques
    [standby] attente
    [hand] main
    [deck] deck principal
    [stone-deck] deck de pierres magiques
    [graveyard] cimetière
    [chase] poursuite
    [removed] hors du jeu
   *[gone] disparues
}
fow-pile = { fow-area-name } { $count }

# Pourquoi aucune partie ne commence.

fow-setup-ruler = { $card } mène le deck du joueur { $player } et n'est pas un souverain
fow-setup-misplaced = { $card } ne peut pas être dans le { $deck ->
    [main] deck principal
   *[stone] deck de pierres magiques
} du joueur { $player }
