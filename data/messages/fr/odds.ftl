# `odds` : probabilités exactes tour par tour. `mulligan` : que renvoyer. Pourquoi un souhait ne peut pas se réaliser.

odds-head = { $deck } selon { $ruleset } : { $cards } cartes, { $seat ->
    [first] premier joueur
   *[second] second joueur
}, { $mulligan }
odds-count = { $what } : { $count }
odds-impossible = { $want } ne peut pas se réaliser : { $reason }.
odds-exact-alone = Exact, rien n'est simulé.
odds-exact = Exact, rien n'est simulé. Avec n cartes vues, la probabilité est le nombre de façons de voir ce qui est souhaité divisé par C({ $cards },n), sommé sur tous les nombres de cartes a, b, … souhaités :
odds-turns = { $want } compte à la fin de plusieurs tours ({ $turns }) : les façons de voir les cartes jusqu'au premier sont multipliées par les façons de voir celles d'après, jusqu'au suivant, et ainsi de suite, classe par classe.
odds-no-mulligan = Cette édition ne connaît pas de mulligan.
odds-whole-hand = Une main repiochée vaut autant que la première.
odds-to-bottom = Le mulligan somme sur les C({ $cards },{ $hand }) mains de départ : ce qui reste est gardé, la main se complète avec les { $others } autres cartes, et ce qui est allé au-dessous ne se revoit pas.
odds-reshuffled = Le mulligan somme sur les C({ $cards },{ $hand }) mains de départ : avec k cartes gardées, le même compte pour n-k des { $cards }-k autres cartes.
odds-no-draw = Le premier joueur ne pioche pas au tour 1 ({ $rule }).
odds-life = Les cartes de vie ne sont pas vues et ne changent rien : toutes les places d'un deck mélangé se valent.

obstacle-deck = on ne peut piocher que { cards } pour `{ $search }`, et { $wanted ->
    [one] { $wanted } est souhaitée
   *[other] { $wanted } sont souhaitées
}
obstacle-seen = seulement { cards } { $cards ->
    [one] est vue
   *[other] sont vues
}, et { $wanted ->
    [one] { $wanted } est souhaitée
   *[other] { $wanted } sont souhaitées
} pour `{ $search }`
obstacle-always = au moins { $least } des cartes vues sont toujours `{ $search }`, et { $wanted ->
    [one] { $wanted } au plus est souhaitée
   *[other] { $wanted } au plus sont souhaitées
}
obstacle-together = avec ce deck, ses parties ne peuvent pas valoir ensemble

mulligan-head = { $deck } selon { $ruleset }, { $seat ->
    [first] premier joueur
   *[second] second joueur
}, d'ici au tour { $turn } :
mulligan-impossible = Cela ne peut pas se réaliser : { $reason }.
mulligan-chance = probabilité
mulligan-goes-back = retourne dans le deck
mulligan-nothing = rien
mulligan-send-back = Renvoyez { $back ->
    [one] { $back } carte
   *[other] { $back } cartes
} sur { $hand } : { $best } au lieu de { $all } en gardant tout.
mulligan-keep-all = Gardez tout : { $all }, et rien n'est mieux.
mulligan-keep = garder
mulligan-back = rendre
mulligan-counts-for = compte pour { $counts }
mulligan-nothing-wanted = rien de ce qui est souhaité
mulligan-no-difference = { $counts } ; { $otherwise ->
    [back] en renvoyant celle-ci aussi
   *[kept] en gardant celle-ci aussi
} : aucune différence
mulligan-worse = { $counts } ; { $otherwise ->
    [back] en renvoyant celle-ci aussi
   *[kept] en gardant celle-ci aussi
} : { $chance } ({ $less } points de moins)
mulligan-without = sans mulligan
mulligan-best = avec le meilleur
mulligan-whole = mains à garder entières
mulligan-counts = pour quoi elle compte
mulligan-in-the-deck = dans le deck
mulligan-stays = la { $copy } reste
mulligan-in-deck = au deck
mulligan-for = compte pour
mulligan-how-often-hand = Combien de fois reste une main avec une 1re, 2e, … telle carte :
mulligan-how-often = Parmi les autres mains, combien de fois reste la 1re, 2e, … telle carte :
ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
mulligan-exact = { $procedure ->
    [none] La main reste telle quelle
    [any] Un nombre quelconque de cartes retourne dans le deck, le deck est mélangé, on en pioche autant
    [whole] Toute la main retourne dans le deck ou rien, et le deck est mélangé
   *[bottom] Un nombre quelconque de cartes va au-dessous du deck, on en pioche autant
} ({ $rule }). Exact, rien n'est simulé : avec k cartes gardées, le nombre de façons de piocher les autres comme souhaité, divisé par toutes les façons. De choix égaux, celui qui garde le plus vient d'abord.

by-play-title = { $deck } contre { $against } selon { $ruleset }, { $seat ->
    [first] en jouant en premier
   *[second] en jouant en second
}, { $players }, graine { $seed } : ce qu'il faut renvoyer de cette main, en { $games } parties
by-play-itself = lui-même
by-play-wins = gagne
by-play-interval = (95 %)
by-play-less = par rapport au mieux
by-play-games = parties
by-play-back = est renvoyé
by-play-cards = { $cards }
by-play-more = { $returns ->
    [one] 1 autre choix n'est pas nettement moins bon
   *[other] { $returns } autres choix ne sont pas nettement moins bons
} : --format csv les énumère, et plus de parties trancheront.
by-play-out = { $returns ->
    [one] 1 autre choix est nettement moins bon : laissé
   *[other] { $returns } autres choix sont nettement moins bons : laissés
} en chemin.
by-play-keep = En gardant tout : { $share } ({ $interval }), { $less } points par rapport au mieux.
by-play-legend = Tous les choix jouent les mêmes parties ; une partie que personne ne gagne est à moitié gagnée. Par rapport au mieux : l'écart en points, partie par partie, avec son intervalle de 95 %. Le premier de plusieurs choix proches paraît meilleur qu'il n'est.

odds-too-few = on peut piocher { $deck } cartes ; la main, les vies et les pioches de { $turns } tours en demandent { $needed }
odds-to-the-bottom = d'ici au tour { $turns }, le deck de { $deck } cartes pourrait être pioché jusqu'à celles mises au-dessous ; il faut { $needed } cartes
odds-too-large = un deck de { $deck } cartes est trop grand pour des probabilités exactes sur tant de tours
odds-too-many-classes = cela distingue, tour par tour, { $classes } classes de cartes, plus qu'on n'en peut compter en un temps raisonnable
odds-too-many-turns = cela distingue { $turns } tours, celui des dernières cartes compris ; il peut y en avoir { $most }
odds-whole-hand-only = selon cette édition, toute la main retourne dans le deck ou rien
odds-no-pile = --pile : selon { $ruleset }, rien n'est pioché { from-section }
odds-main-pile = omettez-le : les mains sont piochées dans le deck principal
opening-too-few = le deck principal a { $deck } cartes ; la main, les vies et les pioches demandées en demandent { $needed }
opening-whole-hand = selon cette édition, toute la main retourne dans le deck ou rien ; utilisez --mulligan all ou none
