# Une partie racontée coup par coup : questions et réponses, ce qui se passe, ce qu'il y a sur la table.

a-token-called = jeton { $name }
some-card = une carte
some-card-of = { $area ->
    [unison] Une carte de l'{ area-of }
    [removed] Une carte { area-of }
   *[other] Une carte de la { area-of }
}
leader-card = Leader { $card }
card-lies = { $card } ({ $lies })
with-power = puissance { $power }
with-markers = { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}
with-under = { $under } sous elle
area-holds = { area } { $count }
side-holds = { $player } : { $counts }
shown-cards = montrées

# Questions.

asked = { $player } : { $question } ?
asked-for = { $player } : { $question } ({ $card }) ?
asks-mulligan = quelle carte retourne dans le deck
asks-z-energy = quelle carte des combos devient énergie Z
asks-redraw = faut-il remettre toute la main dans le deck
asks-skill-cost-first = faut-il payer le coût de la Capacité avant le coût d'énergie Z
asks-first = faut-il commencer
asks-charge = quelle carte placer comme énergie
asks-main = que faire pendant la phase principale
asks-offense = que faire à l'étape d'Attaque
asks-defense = que faire à l'étape de Défense
asks-counter = faut-il répondre par un [Contre]
asks-next-auto = quelle Capacité vient ensuite
asks-use = faut-il utiliser la Capacité
asks-pay = quelle énergie passer en mode Inertie
asks-number = quel nombre
asks-cost = quel coût d'énergie
asks-keyword = quelle Capacité-clef
asks-character = quel nom de personnage
asks-price = avec quelle carte payer
asks-choose = quelle carte choisir
asks-life = quelle carte de vie prendre
asks-discard = quelle carte défausser
asks-option = quelle option
asks-skill = quelle Capacité est activée
asks-may = faut-il le faire
asks-draw-more = faut-il piocher une carte
asks-order = quelle carte vient ensuite, à partir du dessus
asks-repeats = combien de fois la boucle est répétée
asks-instead = que se passe-t-il à la place

# Réponses.

offers-hidden = { $area ->
    [unison] Carte { $place } de l'{ area-of }
    [removed] Carte { $place } { area-of }
   *[other] Carte { $place } de la { area-of }
}
offers-end = Mettre fin à la phase principale
offers-no = Non
offers-pass = Passer
offers-done = Terminé
offers-marker = Un marqueur d'énergie
offers-yes = Oui
offers-play = Jouer { $card }
offers-combo = Combo avec { $card }
offers-attack = Attaquer { $guard } avec { $card }
offers-activate = Activer : { $skill } de { $card }
offers-grow = Faire grandir l'Unison Card avec { $card }
offers-option = option { $number }
offers-next = { $skill } de { $card }
offers-waiting = ce que { $card } attend
offers-replace = Appliquer : { $skill } de { $card }
a-skill = Capacité { $line }
a-skill-headed = Capacité { $line } { $head }
a-given-skill = une Capacité reçue
a-given-skill-headed = une Capacité reçue { $head }

# Événements.

turn-begins = Tour { $turn } : { $player }
set-up-begins = Préparation
charge-begins = Phase de Recharge
main-begins = Phase principale
end-begins = Phase de Fin
phase-is-skipped = { $phase ->
    [charge] La Phase de Recharge
    [main] La Phase principale
   *[end] La Phase de Fin
} est passée
offense-is-skipped = L'Étape d'Attaque est passée
defense-is-skipped = L'Étape de Défense est passée
turn-is-skipped = Le tour { $turn } est passé
shuffles-life = { $player } mélange ses cartes de vie
shuffles-deck = { $player } mélange son deck
draws = { $player } pioche { $card }
charges = { $player } place { $card } comme énergie
is-kod = { $card } de { $player } est mise KO
moves-life = { $player } déplace { $card } de la vie { $to }
moves = { $player } déplace { $card } { $from } { $to }
goes-under = { $card } va sous { $host }
is-played = { $card } est jouée
is-made-active = { $card } est passée en mode Action
is-rested = { $card } est passée en mode Inertie
is-revealed-mode = { $card } est passée en Revealed Mode
is-hidden-mode = { $card } est passée en Hidden Mode
is-turned-over = { $card } est retournée
is-turned-up = { $card } est tournée de face
is-turned-down = { $card } est tournée de dos
attacks = { $card } attaque { $guard }
attack-is-negated = L'attaque est annulée
is-guard = { $card } est la carte de défense
is-comboed = { $card } est utilisée dans un Combo
compares = Puissance { $attack } contre { $guard }
takes-damage = { $damage ->
    [one] { $player } subit { $damage } dégât
   *[other] { $player } subit { $damage } dégâts
}
changes-markers = { $card } : marqueurs { $by }
spends-energy-markers = { $player } paie avec { $number ->
    [one] un marqueur d'énergie
   *[other] { $number } marqueurs d'énergie
}
gets-energy-markers = { $player } reçoit { $number ->
    [one] un marqueur d'énergie
   *[other] { $number } marqueurs d'énergie
}
skill-is-activated = La Capacité { $line } de { $card } est activée
given-skill-is-activated = Une Capacité donnée à { $card } est activée
keyword-is-used = { $keyword } de { $card }
skill-happens-instead = La Capacité { $line } de { $card } se produit à la place
given-skill-happens-instead = Une Capacité donnée à { $card } se produit à la place
is-negated = { $card } est annulée
is-given = { $who } { $gets } { $until }
each-described-by = Chaque carte dont parle une Capacité de { $card }
next-described-by = La prochaine carte dont parle une Capacité de { $card }
is-reached = { $card } en fait partie
has-own-power = { $card } a de nouveau sa propre puissance
given-ends = { $who } { $gets } : cela prend fin
looks-at = { $player } regarde { $card }
is-revealed = { $card } est révélée
concedes = { $player } abandonne
wins = { $player } gagne
is-a-draw = La partie s'achève sur un match nul
turn-limit-ends = La limite de tours met fin à la partie sans résultat

# A game as a record has it.

cards-hidden = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
cards-named = { $count } cartes ({ $cards })
power-part = { $what } { $power }
power-alone = { $part }
power-sum = { $parts } = { $power }
power-skills = Capacités
power-since = depuis
compares-parts = Puissance : { $attack } ; contre { $guard }
forecast-succeeds = En l'état l'attaque réussit : { $attack } ; contre { $guard }
forecast-fails = En l'état l'attaque échoue de { $short } : { $attack } ; contre { $guard }
ended-by-life = { $player } n'a plus de vie
ended-by-deck = { $player } n'a plus de carte dans le deck
weighed = ({ $player } pèse { $best } ; prend { $chosen })
weighed-points = { $answer } : { $points }
weighed-chance = { $answer } : { $chance } %

# Ce que plusieurs jeux disent de la même façon.

game-turn = tour de { $who }
takes-control = { $who } prend le contrôle de { $card }
card-attacks = { $by } attaque { $at }
draws-card = { $who } pioche { $card }
discards-card = { $who } défausse { $card }
asks-target = quelle cible
asks-go-first = faut-il commencer
link-of-player = { $who } : { $card }
setup-too-many = il y a trop de cartes
setup-deeds = { $card } fait trop de choses : des actions trop imbriquées, ou trop nombreuses
setup-lines = { $card } a plus de { $most } lignes
