# `goldfish` et `merge` : ce qu'un deck fait tout seul.

goldfish-title = { games } de { $turns } tours propres selon { $ruleset } : joueur { $player }, { $seat ->
    [first] premier joueur
   *[second] second joueur
}, contre { $opponent }, graine { $seed }
goldfish-dummy = un mannequin ({ $dummy })
goldfish-list = { $deck } et le même joueur

goldfish-turn = tour
goldfish-seen = vues
goldfish-energy = én.
goldfish-spent = dép.
goldfish-played = jouées
goldfish-power = puis.
goldfish-damage = dégâts
goldfish-hand = main
goldfish-combos = combo
goldfish-stuck = bloq.
goldfish-color = coul.
goldfish-awake = éveil
goldfish-won-by = gagn.
goldfish-paid = payées
goldfish-attacks = att.
goldfish-field = terr.
goldfish-force = force
goldfish-lives = vies
goldfish-empty = vide
goldfish-emergency = urg.
goldfish-legend-exo = Moyennes sur les parties arrivées à ce tour ; ± est la moitié du plus large intervalle de 95 % de la colonne (des tours auxquels une partie sur 20 est arrivée). vues, jouées : cartes ; payées : cartes mises dans l'Occulte pour payer ; att. : attaques ; terr., force : cartes sur le terrain outre le Leader à la fin du tour, même couvertes, et la force qu'elles ont par elles-mêmes ; vies : prises à l'autre Leader ; main : avec les cartes de l'Occulte, qui reviennent ; bloq. : aucune carte ne peut être jouée ; vide : aucune carte sur le terrain ; urg., gagn. : part de toutes les parties jusque-là.
goldfish-legend = Moyennes sur les parties arrivées à ce tour ; ± est la moitié du plus large intervalle de 95 % de la colonne (des tours auxquels une partie sur 20 est arrivée). vues : cartes du deck, celles prises aux vies aussi ; én. : énergie, et dép. : dépensée dans le tour ; jouées : cartes dans le tour ; puis. : puissance en jeu ; dégâts : vies prises à l'adversaire jusque-là ; combo : cartes en main qui peuvent faire combo ; bloq. : aucune carte de la main ne peut être jouée ; coul. : seulement faute d'une couleur ; éveil, gagn. : part de toutes les parties jusque-là.

goldfish-won-in-turn = Gagnées au tour
goldfish-none = aucune
goldfish-share = { $count } ({ $share }, { $interval })
goldfish-won = Gagnées { $share }
goldfish-won-on-average = Gagnées { $share }, en moyenne au tour { $turn }
goldfish-lost = Perdues { $share }
goldfish-drawn = Nulles { $share }
goldfish-not-over = Pas finies après le tour { $turn } : { $share }
goldfish-awakened = Le Leader s'est éveillé dans { $share }
goldfish-never-hits = Cet adversaire ne frappe jamais : un Leader qui s'éveille en perdant des vies ne peut pas s'éveiller
goldfish-engine = Premier [Activation] d'une carte en jeu dans { $share }, au tour { $turn } en moyenne ; à la fin du tour { $by }
goldfish-in-emergency = Le Leader a été en Urgence dans { $share }
goldfish-attacked = Première attaque dans { $share }, au tour { $turn } en moyenne ; à la fin du tour { $by }
goldfish-no-attack = Aucune attaque n'a été déclarée
goldfish-no-engine = Aucune [Activation] d'une carte en jeu n'a été utilisée
goldfish-apart-dummy = { $dummy } : ce mannequin est fait de cartes d'un autre jeu ; contre un deck de { $game } il y a passive et deck:FILE
goldfish-apart-without = { $option } ne vaut pas encore pour { $game } ; les tableaux et --rows si
goldfish-apart-untold = { $option } : les parties de { $game } se jouent selon { $edition }, avec un tableau donné par --cards qui dit ce que font les cartes : coûts, nombres, effets ; ici l'édition est { $ruleset }, et aucun tableau ne le dit
broken-off = Interrompu : voici les parties jouées jusque-là
speed = { $seconds } s : { $games } parties et { $decisions } décisions par seconde

resources-title = { $deck } selon { $ruleset }, en jouant { $seat ->
    [first] en premier
   *[second] en second
} : pioches et ressources d'après le livret, sans les effets des cartes
resources-put-away = défaussées
resources-left = restent
resources-pile = { $section ->
    [stones] pierres
   *[other] { $section }
}
resources-lives = vies perdues
resources-lost = Au tour { $turn }, il ne reste aucune carte à piocher et la partie est perdue ({ $rule }).
resources-no-effects = Cartes à la fin de chacun de ses tours si aucune n'est jouée : vues, en main, défaussées par la limite de main, restant dans le deck.
resources-exact = Les probabilités sont exactes : que l'une des pierres venues jusque-là ait l'attribut.
goldfish-stones = pierr.
goldfish-will = vol.
goldfish-atk = ATK
goldfish-judgment = jug.
goldfish-legend-fow = Moyennes sur les parties arrivées au tour ; ± est la moitié du plus large intervalle de 95 % de la colonne (des tours auxquels une partie sur 20 est arrivée). pierr. : pierres magiques en jeu à la fin du tour ; vol. : dépensée dans le tour ; terr., ATK : résonateurs et J-souverains à la fin du tour, et l'ATK imprimée sur eux ensemble ; dégâts : points de vie pris à l'autre joueur ; bloq. : aucune carte ne peut être jouée ; vide : rien qui combatte sur le terrain ; jug., gagnées : part de toutes les parties jusque-là.
goldfish-judged = Jugement effectué : { $share }, en moyenne à son propre tour { $turn } ; au tour { $by }
goldfish-not-judged = Le jugement n'a jamais été effectué
goldfish-summons = invoc.
goldfish-behind = derr.
goldfish-extra = extra
goldfish-legend-ygo = Moyennes sur les parties arrivées au tour ; ± est la moitié du plus large intervalle de 95 % de la colonne (des tours auxquels une partie sur 20 est arrivée). invoc. : monstres Invoqués dans le tour ; jouées : magies et pièges activés dans le tour ; terr., ATK : monstres à la fin du tour, et l'ATK imprimée sur eux ensemble ; derr. : magies et pièges sur le Terrain à la fin du tour ; dégâts : Life Points pris à l'autre joueur ; bloq. : au début de la Main Phase 1 seul le tour peut être terminé ; vide : aucun monstre sur le Terrain ; extra : un monstre est venu de l'Extra Deck ; extra, gagnées : part de toutes les parties jusque-là.
goldfish-from-extra = Un monstre de l'Extra Deck : { $share }, en moyenne à son propre tour { $turn } ; au tour { $by }
goldfish-none-from-extra = Aucun monstre n'est venu de l'Extra Deck
