# `cards show` : ce qui est dit des côtés et des Capacités d'une carte. Ce qui n'a pas de mots ici reste dans la notation des Capacités.

card-back = dos : { $name }
card-name-not-known = nom inconnu
card-z-energy = coût d'énergie Z { $cost }
card-z-energy-not-known = coût d'énergie Z inconnu : une table à vous peut le donner
card-not-modelled = (non modélisée)
card-line-not-modelled = (la ligne { $line } n'est pas modélisée)
card-further-skills = (d'autres Capacités ne sont pas dans notre table)
card-no-skills = (aucune Capacité)
card-text-not-shown = (ce qui y est écrit n'est pas montré ici, ni ce qui en est compris)
card-atk = ATK { $atk }
card-def = DEF { $def }
card-force = force { $force }
says-if-leader = si le Leader est parmi { $cards } : { $says }
says-with-under = avec { $count } { $cards } ou plus sous { $host } : { $says }
says-if = si { $condition } : { $says }
says-of = { $who } : { $what }
says-this-card = cette carte
says-your-cards = vos { $cards }
says-their-cards = de l'adversaire, les { $cards }
says-card-above = la carte au-dessus de cette carte
says-in = { $scope ->
    [all-areas] { $what } dans toutes les zones
    [deck-drop-warp] { $what } dans la Zone du Deck, la Zone de Dispersion et la Dimension parallèle
    [deck] { $what } dans la Zone du Deck
    [hand] { $what } dans la main
    [drop] { $what } dans la Zone de Dispersion
    [warp] { $what } dans la Dimension parallèle
    [z-deck] { $what } dans le Z-Deck
   *[under] { $what } tant qu'elle est sous une carte
}
says-also-has = a aussi { $what }
says-no-specified-cost = sans coût de couleur
says-cannot-attack = ne peut pas attaquer
says-keyword-negated = [{ $keyword }] invalide
says-not-discarded = non défaussée par { $cards }
says-may-use = peut utiliser [{ $keyword }]
says-costs-less = coûte moins, contre un prix
says-loses = son joueur perd la partie
says-instead = il se passe autre chose
says-detail = { $what } : { $detail }
says-chooses-from = peut choisir des cartes pour [{ $family }] aussi parmi { $areas }
says-stacks-too = peut choisir jusqu'à { $number } autres cartes pour son [Z-Stack]
says-starting-life = commencez avec { $life } cartes de vie
says-part = { $part ->
    [deck] dans le deck
   *[z] dans le Z-Deck
}
says-any-copies = autant d'exemplaires que voulu { says-part }
says-copies = jusqu'à { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
} { says-part }
says-at-most = jusqu'à { $most } { $cards } { says-part }
says-without = pas de { $cards } { says-part }
says-only = seulement des { $cards } { says-part }
