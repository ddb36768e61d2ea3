# Yu-Gi-Oh! : un Duel raconté événement par événement.

ygo-area = { $area ->
    [monsters] la Zone Monstre
    [spells] la Zone Magie & Piège
    [field] la Zone Terrain
    [pendulum] une Zone Pendule
    [hand] la main
    [deck] le Deck
    [extra] l'Extra Deck
    [graveyard] le Cimetière
    [banished] bannie
    [under] Matériel Xyz
   *[gone] partie
}
ygo-phase = { $phase ->
    [draw] Draw Phase
    [standby] Standby Phase
    [main1] Main Phase 1
    [battle] Battle Phase
    [main2] Main Phase 2
   *[end] End Phase
}
ygo-lies = { $lies ->
    [attack] Position d'Attaque
    [defense] Position de Défense
   *[down] Position de Défense face verso
}
ygo-how = { $how ->
    [normal] Invoque Normalement
    [tribute] Invoque par Sacrifice
    [flip] Invoque par Flip
    [special] Invoque Spécialement
    [fusion] Invoque par Fusion
    [ritual] Invoque Rituellement
    [synchro] Invoque par Synchronisation
    [xyz] Invoque par Xyz
   *[pendulum] Invoque par Pendule
}
ygo-won = { $who } gagne le Duel
ygo-draw = le Duel est nul
ygo-turn-limit = la limite de tours termine le Duel
ygo-shuffles = { $who } mélange le Deck
ygo-first = { $who } commence
ygo-damage-step = Damage Step
ygo-summons = { $who } { ygo-how } { $card }
ygo-changes = { $card } change de position : { ygo-lies }
ygo-turned-up = { $card } est retournée face recto
ygo-shown = { $card } est montrée
ygo-gains = { $card } gagne { $what }
ygo-gains-level = Niveau { $more }
ygo-gains-words = ce que dit l'effet
ygo-counters = { $card } : Compteurs { $kind } { $change }
ygo-made = { $who } Invoque Spécialement { $card }
ygo-equipped = { $card } est équipée à { $on }
ygo-attached = { $card } est attachée à { $on }
ygo-lp = { $who } a { $lp } LP
ygo-hurt = { $who } subit { $damage } de dommages de combat
ygo-activates = { $who } active { $card }
ygo-aims = { $what }, cible { $targets }
ygo-negates-activation = l'activation est annulée
ygo-negates-effect = l'effet est annulé
ygo-stopped = l'attaque est arrêtée
ygo-banned = quelque chose est interdit à { $who }
ygo-unhurt = { $who } ne subit aucun dommage de combat
ygo-coin = { $right ->
    [right] { $who } devine la pièce
   *[wrong] { $who } se trompe de côté
}
ygo-die = { $who } obtient { $roll }
ygo-decked = { $who } ne peut pas piocher
ygo-wins = { $who } gagne par un effet
ygo-places = { $who } joue { $card }
ygo-sets = { $who } Pose { $card }
ygo-destroyed-by-battle = { $card } est détruite au combat
ygo-destroyed = { $card } est détruite
ygo-tributed = { $card } est Sacrifiée
ygo-material = { $card } est utilisée comme Matériel
ygo-detached = { $card } est détachée
ygo-moves = { $card } va : { $area }

# Ce qui est demandé à la table, ce qui peut être répondu, ce qui s'y trouve.

ygo-asks-fight = que faire durant la Battle Step
ygo-asks-answer = que faut-il activer
ygo-asks-order = quel effet vient d'abord dans la Chaîne
ygo-asks-gather = quels monstres utiliser
ygo-asks-position = dans quelle position
ygo-asks-coin = pile ou face
ygo-asks-replay = comment l'attaque continue
ygo-asks-limit = que défausser à la fin du tour
ygo-offers-battle = À la Battle Phase
ygo-offers-end = Terminer le tour
ygo-offers-end-battle = Terminer la Battle Phase
ygo-offers-summon = Invoquer Normalement { $card }
ygo-offers-set = Poser { $card }
ygo-offers-flip = Invoquer par Flip { $card }
ygo-offers-turn = Changer la position de { $card }
ygo-offers-special = Invoquer Spécialement { $card }
ygo-offers-pendulum = Invoquer par Pendule
ygo-offers-scale = Activer { $card } dans une Zone Pendule
ygo-offers-activate = Activer { $card }
ygo-offers-effect = Activer { $card } : { $effect }
ygo-offers-heads = Face
ygo-offers-tails = Pile
ygo-area-of = { ygo-area } de { $player }
ygo-is-set = Posée
ygo-is-equipped = équipée à { $on }
ygo-has-materials = Matériels Xyz { $count }
ygo-has-counters = Compteurs { $kind } { $count }
ygo-board-lp = { $lp } LP
ygo-board-chain = Chaîne
ygo-area-name = { $area ->
    [monsters] Zone Monstre
    [spells] Zone Magie & Piège
    [field] Zone Terrain
    [pendulum] Zones Pendule
    [hand] main
    [deck] Deck
    [extra] Extra Deck
    [graveyard] Cimetière
    [banished] bannies
    [under] Matériels Xyz
   *[gone] parties
}
ygo-pile = { ygo-area-name } { $count }

# Pourquoi aucune partie ne commence.

ygo-setup-misplaced = { $deck ->
    [main] { $card } ne peut pas être dans le Main Deck du joueur { $player }
   *[extra] { $card } ne peut pas être dans l'Extra Deck du joueur { $player }
}
