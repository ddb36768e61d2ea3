# Ce que les Capacités veulent dire en mots, composées de l'intérieur vers l'extérieur. `$number` est celui des cartes dont on parle.

skill-is = { $number ->
    [one] est
   *[many] sont
}
skill-has = { $number ->
    [one] a
   *[many] ont
}
skill-gets = { $number ->
    [one] gagne
   *[many] gagnent
}
skill-asks = { $number ->
    [one] demande
   *[many] demandent
}
skill-loses = { $number ->
    [one] perd
   *[many] perdent
}
skill-can = { $number ->
    [one] peut
   *[many] peuvent
}
skill-cannot = { $number ->
    [one] ne peut pas
   *[many] ne peuvent pas
}
skill-priced = { $price } : { $does }
skill-if = si { $condition }
skill-works-under = agit aussi sous une carte
skill-under-a-card = sous une carte
skill-or = { $first } ou { $last }
skill-and = { $first } et { $last }
skill-or-else = { $first }, ou bien { $last }
skill-called = { $what } ({ $label })
skill-unread = non compris
skill-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
skill-as-many-cards = { $count ->
    [X] un nombre X de cartes
   *[other] un nombre de cartes égal à { $count }
}
skill-top-cards = { $count ->
    [1] première carte { $deck }
   *[other] { $count } premières cartes { $deck }
}
skill-bottom-cards = { $count ->
    [1] dernière carte { $deck }
   *[other] { $count } dernières cartes { $deck }
}
skill-number-of = le nombre { $of }
skill-different = le nombre { $shared ->
    [name] de noms différents
    [character] de noms du personnage différents
    [trait] d'origines différentes
    [colors] de couleurs différentes
    [cost] de coûts d'énergie différents
   *[power] de puissances différentes
} parmi { $cards }
skill-colors-among = le nombre de couleurs parmi { $cards }
skill-power-of = la puissance { $of }
skill-combo-power-of = la puissance de Combo { $of }
skill-cost-of = le coût d'énergie { $of }
skill-markers-on = le nombre de marqueurs { $on }
skill-times = { $times } × { $count }
skill-every = 1 par tranche de { $every } dans { $count }
skill-bounds = { $form ->
    [just] { $least }
    [least] { $least } ou plus
    [most] { $most } ou moins
   *[between] { $least } à { $most }
}
skill-any-number = un nombre quelconque
skill-count-exactly = { $count } { $of }
skill-count-up-to = jusqu'à { $count } { $of }
skill-count-between = de { $least } à { $most } { $of }
skill-count-any = un nombre quelconque { $of }
skill-count-all = toutes { $cards }
skill-at-random = { $cards }, au hasard
skill-ignoring-barrier = { $cards }, en ignorant [{ $keyword }]
skill-related = { $cards } ({ $relation ->
    [same] toutes semblables par
   *[different] toutes différentes par
} { $shared ->
    [name] le nom
    [character] le nom du personnage
    [trait] l'origine
    [colors] les couleurs
    [cost] le coût d'énergie
   *[power] la puissance
})
skill-together = { $cards }, avec ensemble { $of ->
    [power] une puissance
   *[cost] un coût d'énergie
} d'au plus { $most }
skill-this = cette carte
skill-it = la carte en question
skill-those = { $number ->
    [one] cette carte-là
   *[many] ces cartes
}
skill-labelled = { $number ->
    [one] carte { $label }
   *[many] cartes { $label }
}
skill-placed-by = { $number ->
    [one] carte placée par [{ $keyword }]
   *[many] cartes placées par [{ $keyword }]
}
skill-rested-for = { $number ->
    [one] carte mise en Inertie pour [{ $keyword }]
   *[many] cartes mises en Inertie pour [{ $keyword }]
}
skill-unmarked-for = { $number ->
    [one] carte qui a perdu des marqueurs pour [{ $keyword }]
   *[many] cartes qui ont perdu des marqueurs pour [{ $keyword }]
}
skill-the-rest = autres parmi ces cartes
skill-rest-of = cartes { $label } qui ne sont pas { $number ->
    [one] la carte { $other }
   *[many] les cartes { $other }
}
skill-attacker = carte attaquante
skill-guard = carte en défense
skill-attacked = carte qui a été attaquée
skill-leader = { $who ->
    [you] votre carte Leader
    [opponent] carte Leader de votre adversaire
   *[both] carte Leader de chaque joueur
}
skill-under-cards = cartes sous { $cards }
skill-among = { $number ->
    [one] qui sont cette carte-là
   *[many] parmi celles-ci
}
skill-among-cards = { $number ->
    [one] qui sont { $cards }
   *[many] parmi { $cards }
}
skill-but-this = sauf cette carte
skill-but = sauf { $cards }
skill-lying = { $cards } { $place }
skill-for-family = (là aussi où [{ $family }] fait chercher)
skill-so = { $cards } { $so }
skill-originally = { $color } à l'origine
skill-mono-color = seulement { $color }
skill-just-colors = { $number ->
    [one] multicolore { $colors }
   *[many] multicolores { $colors }
}
skill-multicolor = { $number ->
    [one] multicolore
   *[many] multicolores
}
skill-only = seulement { $what }
skill-attacking = en attaque
skill-guarding = en défense
skill-in-mode = en { $mode }
skill-face-up = face visible
skill-came-face-up = auparavant face visible
skill-evolved = { $number ->
    [one] évoluée
   *[many] évoluées
}
skill-skill-less = sans Capacité
skill-originally-skill-less = sans Capacité à l'origine
skill-token = { $number ->
    [one] qui est un jeton
   *[many] qui sont des jetons
}
skill-no-token = { $number ->
    [one] qui n'est pas un jeton
   *[many] qui ne sont pas des jetons
}
skill-not = non { $so }
skill-trait-part = avec 《{ $part }》 dans une origine
skill-era = de l'ère { $era }
skill-character-part = avec ＜{ $part }＞ dans le nom du personnage
skill-name-part = avec { "{" }{ $part }{ "}" } dans le nom
skill-energy-cost = avec un coût d'énergie de { $values }
skill-has-energy-cost = avec un coût d'énergie
skill-original-cost = avec un coût d'énergie d'origine de { $values }
skill-z-energy-cost = avec un coût d'énergie Z de { $values }
skill-with-power = avec une puissance de { $values }
skill-with-original-power = avec une puissance d'origine de { $values }
skill-with-combo-cost = avec un coût de Combo de { $values }
skill-with-combo-power = avec une puissance de Combo de { $values }
skill-with-markers = avec { $number ->
    [one] { $values } marqueur
   *[many] un nombre de marqueurs de { $values }
}
skill-belongs = { $who ->
    [you] dont vous êtes le propriétaire
    [opponent] dont votre adversaire est le propriétaire
   *[both] de tout propriétaire
}
skill-no-keyword = sans Capacité-clef
skill-with-keyword-skills = avec des Capacités-clef
skill-with-keyword = avec [{ $keyword }]
skill-without-keyword = sans [{ $keyword }]
skill-in-text = avec [{ $keyword }] dans le texte des Capacités
skill-come-from = { $number ->
    [one] venue
   *[many] venues
} { $place }
skill-of-family = avec une Capacité [{ $family }]
skill-can-combo = qui { skill-can } faire un Combo
skill-that-is-this = qui { skill-is } cette carte
skill-same-number = du même numéro que cette carte
skill-declared-character = avec le nom de personnage déclaré
skill-declared-cost = avec le coût d'énergie d'origine déclaré
skill-union-name = avec le nom de personnage que la Capacité [Union] { $of } demande à la place { $place }
skill-sharing = avec { $shared ->
    [name] le même nom
    [character] le même nom du personnage
    [trait] la même origine
    [colors] les mêmes couleurs
    [cost] le même coût d'énergie
   *[power] la même puissance
} que { $cards }
skill-not-sharing = avec { $shared ->
    [name] un autre nom
    [character] un autre nom du personnage
    [trait] une autre origine
    [colors] d'autres couleurs
    [cost] un autre coût d'énergie
   *[power] une autre puissance
} que { $cards }
skill-any-of = l'une quelconque { $of }
skill-that-is = qui { skill-is } { $cards }
skill-not-that = qui { $number ->
    [one] n'est
   *[many] ne sont
} pas { $cards }
skill-until = { $until ->
    [battle] pour le combat
    [charge] pour la Phase de Recharge
    [main] pour la Phase principale
    [turn] pour le tour
    [opponents-turn] jusqu'à la fin du tour de votre adversaire
    [opponents-next-turn] jusqu'à la fin du prochain tour de votre adversaire
    [your-turn] jusqu'à la fin de votre tour
    [your-next-turn] jusqu'à la fin de votre prochain tour
    [your-next-turn-start] jusqu'au début de votre prochain tour
    [your-next-main-start] jusqu'au début de votre prochaine Phase principale
   *[game] pour la partie
}
skill-moment-battle-end = à la fin du combat
skill-moment-damage-end = à la fin de l'Étape de Dégâts du combat
skill-moment-turn-end = à la fin du tour
skill-moment-end-of-turn = à la fin { $who ->
    [you] de votre tour
    [opponent] du tour de votre adversaire
   *[both] de chaque tour
}
skill-moment-end-of-next-turn = à la fin { $who ->
    [you] de votre prochain tour
    [opponent] du prochain tour de votre adversaire
   *[both] du prochain tour
}
skill-moment-next-turn-start = au début { $who ->
    [you] de votre prochain tour
    [opponent] du prochain tour de votre adversaire
   *[both] du prochain tour
}
skill-moment-next-main-start = au début { $who ->
    [you] de votre prochaine Phase principale
    [opponent] de la prochaine Phase principale de votre adversaire
   *[both] de la prochaine Phase principale
}
skill-is-leader = votre carte Leader est { $cards }
skill-is-not-leader = votre carte Leader n'est pas { $cards }
skill-is-opponents-leader = la carte Leader de votre adversaire est { $cards }
skill-is-leader-back = le dos de votre carte Leader est celui { $of }
skill-there-are = le nombre { $of } est de { $count }
skill-is-within = { $count } est de { $values }
skill-is-turn = { $who ->
    [you] c'est votre tour
    [opponent] c'est le tour de votre adversaire
   *[both] c'est le tour de n'importe qui
}
skill-is-phase = c'est { $phase ->
    [set-up] avant le premier tour
    [charge] la Phase de Recharge
    [main] la Phase principale
   *[end] la Phase de Fin
}
skill-they-are = { $cards } { skill-is } { $what }
skill-they-exist = { $number ->
    [one] on trouve { $cards }
   *[many] on trouve au moins une carte parmi { $cards }
}
skill-they-lie = { $cards } { skill-is } { $place }
skill-energy-cost-paid = le coût d'énergie a été payé pour activer cette Capacité
skill-has-happened = le nombre de fois où ceci ({ $event }) est arrivé pendant ce tour est de { $count }
skill-has-happened-once = ceci ({ $event }) est arrivé pendant ce tour
skill-has-not-happened = ceci ({ $event }) n'est jamais arrivé pendant ce tour
skill-they-came = { $cards } { $number ->
    [one] vient
   *[many] viennent
} { $place }
skill-they-are-shown = { $cards } { $number ->
    [one] est montrée
   *[many] sont montrées
}
skill-they-are-new = { $cards } { $number ->
    [one] est arrivée
   *[many] sont arrivées
} là pendant ce tour
skill-they-attack = { $cards } { $number ->
    [one] attaque
   *[many] attaquent
}
skill-they-guard = { $cards } { $number ->
    [one] défend
   *[many] défendent
}
skill-is-awakened = { $who ->
    [you] votre carte Leader montre son dos
    [opponent] la carte Leader de votre adversaire montre son dos
   *[both] les deux cartes Leader montrent leur dos
}
skill-is-beneath = cette carte se trouve sous une { $of }
skill-lie-under = des { $cards }, au nombre de { $count } ou plus, se trouvent sous une { $host }
skill-not-so = l'on n'est pas dans le cas où { $condition }
skill-has-done = le nombre de { $cards } { $deed ->
    [play] que cette Capacité a jouées
    [ko] que cette Capacité a mises KO
    [move-to] que cette Capacité a mises { $place }
    [discard] que cette Capacité a défaussées
    [draw] que cette Capacité a piochées
    [switch] que cette Capacité a mises en { $mode }
    [take-control] dont cette Capacité a pris le contrôle
   *[negate-attack] dont cette Capacité a annulé l'attaque
} est de { $count }
skill-event-played = { $card } est jouée
skill-event-attacks = { $card } attaque
skill-event-attacks-a = { $card } attaque { $cards }
skill-event-attacked = { $card } est attaquée
skill-event-guards = { $card } devient la carte en défense
skill-event-comboed = { $card } est utilisée dans un Combo
skill-event-kod = { $card } est mise KO
skill-event-moved = { $card } va { $from } { $to }
skill-event-leaves = { $card } quitte { $place }
skill-event-enters = { $card } va { $place }
skill-event-from-under = { $card } va de dessous { $host } { $to }
skill-event-goes-under = { $card } est placée sous { $host }
skill-event-switched = { $card } est mise en { $mode }
skill-event-power-rises = une Capacité augmente la puissance { $of }
skill-event-power-raised = la puissance { $of } est augmentée
skill-event-power-falls = une Capacité réduit la puissance { $of }
skill-event-power-reduced = la puissance { $of } est réduite
skill-event-deals-damage = { $card } est sur le point d'infliger des dégâts en attaquant
skill-event-dealt-damage = { $card } a infligé des dégâts en attaquant
skill-event-loses-marker = { $card } perd un marqueur
skill-event-turned-up = { $card } est retournée face visible dans la vie
skill-event-uses-blocker = { $card } active son [{ $keyword }]
skill-event-uses-any-skill = une Capacité { $of } s'active
skill-event-uses-keyword = { $card } active { $keywords }
skill-event-battle-end-after-attack = se termine un combat où { $card } a attaqué
skill-event-placed-as-leader = cette carte est placée dans la Zone du Leader
skill-event-switches-energy = { $who ->
    [you] une de vos énergies est mise en { $mode }
    [opponent] une énergie de votre adversaire est mise en { $mode }
   *[both] une énergie de n'importe qui est mise en { $mode }
}
skill-event-attack-negated = l'attaque { $of } est annulée
skill-event-damaged = { $who ->
    [you] vous subissez des dégâts
    [opponent] votre adversaire subit des dégâts
   *[both] un joueur subit des dégâts
}
skill-event-awakens = { $who ->
    [you] votre carte Leader se retourne sur son verso
    [opponent] la carte Leader de votre adversaire se retourne sur son verso
   *[both] une carte Leader se retourne sur son verso
}
skill-event-uses-extra = { $who ->
    [you] vous activez
    [opponent] votre adversaire active
   *[both] un joueur active
} une Capacité { $of }
skill-event-uses-this = une Capacité de cette carte Extra s'active
skill-event-uses-counter = { $who ->
    [you] vous activez
    [opponent] votre adversaire active
   *[both] un joueur active
} un [{ $family }]
skill-event-turn-start = { $who ->
    [you] votre tour commence
    [opponent] le tour de votre adversaire commence
   *[both] un tour commence
}
skill-event-main-start = { $who ->
    [you] votre Phase principale commence
    [opponent] la Phase principale de votre adversaire commence
   *[both] une Phase principale commence
}
skill-event-main-end = { $who ->
    [you] votre Phase principale se termine
    [opponent] la Phase principale de votre adversaire se termine
   *[both] une Phase principale se termine
}
skill-event-turn-end = { $who ->
    [you] votre tour se termine
    [opponent] le tour de votre adversaire se termine
   *[both] un tour se termine
}
skill-event-offense-start = une Étape d'Attaque commence
skill-event-defense-start = une Étape de Défense commence
skill-event-damage-start = une Étape de Dégâts commence
skill-event-damage-end = une Étape de Dégâts se termine
skill-event-moves = { $card } est sur le point d'aller { $from } { $to }
skill-event-battle-end-attacking = se termine un combat où cette carte a attaqué
skill-event-battle-end-guarding = se termine un combat où cette carte a défendu
skill-event-battle-end-comboed = se termine un combat où cette carte a été utilisée dans un Combo
skill-event-runs-out = { $who ->
    [you] vous perdriez faute de deck
    [opponent] votre adversaire perdrait faute de deck
   *[both] un joueur perdrait faute de deck
}
skill-event-by = { $event } { $by }
skill-event-from = { $event } en venant { $from }
skill-event-while = { $event }, pendant que { $condition }
skill-one-of = une { $of }
skill-another-of = une autre { $of }
skill-by-skill = { $who ->
    [you] par une de vos Capacités
    [opponent] par une Capacité de votre adversaire
   *[both] par une Capacité
}
skill-by-battle = par un combat
skill-by-card = du fait { $of }
skill-by-evolving = en évoluant
skill-by-keyword = par [{ $keyword }]
skill-by-skill-of = par une Capacité { $of }
skill-by-attack-of = par une attaque { $of }
skill-by-keyword-skill = par une Capacité-clef
skill-by-skill-but = par une Capacité, mais pas { $by }
skill-not-by = autrement que { $by }
skill-energy-markers = placez { $count ->
    [one] { $count } marqueur d'énergie
   *[other] { $count } marqueurs d'énergie
} dans votre Zone d'Énergie
skill-energy-markers-counted = placez dans votre Zone d'Énergie un nombre de marqueurs d'énergie égal à { $count }
skill-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
skill-pay-colors = { $cards } qui ont ensemble les couleurs { $original ->
    [yes] d'origine
   *[no] suivantes
} { $colors }
skill-pay-sum = { $cards } dont les coûts d'énergie font en tout { $total }
skill-printed-number = le nombre imprimé sur cette carte
skill-pay-same-power = { $cards } avec la même puissance que { $others }
skill-pay-total-power = { $cards } avec une puissance totale de { $power }
skill-pay-under = mettez { $cards } sous { $host }
skill-pay-energy-x = (X)
skill-pay-markers-x = retirez X marqueurs d'une { $of }
skill-choose = { $who ->
    [you] choisissez
    [opponent] votre adversaire choisit
   *[both] chaque joueur choisit
} { $cards }
skill-picked-by = { $cards } { $who ->
    [you] à votre choix
    [opponent] au choix de votre adversaire
   *[both] au choix de chaque joueur
}
skill-call = appelez { $label } { $cards }
skill-note = considérez { $cards }
skill-draw = { $who ->
    [you] piochez
    [opponent] votre adversaire pioche
   *[both] chaque joueur pioche
} { $count }
skill-draw-up-to = piochez jusqu'à { $count }
skill-look-at = regardez { $cards }
skill-reveal = révélez { $cards }
skill-shuffle = { $who ->
    [you] mélangez votre deck
    [opponent] mélangez le deck de votre adversaire
   *[both] mélangez les deux decks
}
skill-shuffle-searched = mélangez les cartes { $place } si elles ont été regardées
skill-shuffle-life = { $who ->
    [you] mélangez votre vie
    [opponent] mélangez la vie de votre adversaire
   *[both] mélangez la vie des deux joueurs
}
skill-move = mettez { $cards } { $place }
skill-move-top = mettez seulement la carte du dessus { $of } { $place }
skill-to-deck-top = sur le deck du propriétaire
skill-to-deck-bottom = sous le deck du propriétaire
skill-to-shuffled = dans le deck du propriétaire, que l'on mélange ensuite
skill-to-face-up = { $area }, face visible
skill-to-top-of = sur { $cards }
skill-to-under = sous { $cards }
skill-ko = mettez KO { $cards }
skill-play = jouez { $cards }
skill-in-that-mode = { $does } en { $mode }
skill-play-onto = jouez { $cards } par-dessus { $base }
skill-evolve = faites évoluer { $base } pour obtenir { $cards }
skill-play-evolved = jouez { $cards } comme par évolution
skill-played-in = si la carte que votre adversaire est en train de jouer est { $cards }, elle arrive en { $mode }
skill-played-with = si la carte que votre adversaire est en train de jouer est { $cards }, elle { $change } { $until }
skill-gather = amenez { $cards } dans votre Zone de Combat
skill-combo = utilisez { $cards } dans un Combo
skill-switch = mettez { $cards } en { $mode }
skill-give = { $cards } { $change } { $until }
skill-give-all = toutes { $cards }, même celles à venir, { $change } { $until }
skill-give-next = la prochaine { $of } jouée ou utilisée { $change } { $until }
skill-next-asks-less = la prochaine fois que l'on utilise { $skills ->
    [any] une Capacité
   *[other] { $skills }
} d'une { $of }, cela demande { $icons } de moins
skill-copy-skills = { $cards } { skill-gets } les Capacités imprimées sur : { $others } { $until }
skill-negate-one-keyword = annulez une Capacité-clef de votre choix { $of } { $until }
skill-gain-one-keyword = { $cards } { skill-gets } une Capacité-clef de votre choix { $of } { $until }
skill-negate-this-skill = annulez cette Capacité { $until }
skill-activate = activez une Capacité { $of } sans en payer le prix
skill-activate-keywords = activez { $keywords } { $of } sans en payer le prix
skill-when-next = la prochaine fois que { $event }, { $until } : { $does }
skill-whenever = chaque fois que { $event }, { $until } : { $does }
skill-pay = payez { $energy }
skill-damage = infligez { $count } de dégâts { $who ->
    [you] à vous-même
    [opponent] à votre adversaire
   *[both] à chaque joueur
}
skill-discard = { $who ->
    [you] défaussez
    [opponent] votre adversaire défausse
   *[both] chaque joueur défausse
} { $count }
skill-add-markers = mettez { $markers } { $on }
skill-remove-markers = retirez { $markers } { $from }
skill-turn-up = retournez { $cards } face visible
skill-turn-down = retournez { $cards } face cachée
skill-flip-to-front = retournez { $cards } sur le recto
skill-flip-to-back = retournez { $cards } sur le verso
skill-declare-character = déclarez un nom de personnage
skill-declare-cost = déclarez un coût d'énergie d'origine : c'est X
skill-flip = retournez { $cards }
skill-make-token = créez un jeton { $token } { $who ->
    [you] dans votre Zone de Combat
    [opponent] dans la Zone de Combat de votre adversaire
   *[both] dans la Zone de Combat de chaque joueur
}
skill-token-facts = { $name } ({ $facts })
skill-power = { $power } de puissance
skill-combo-facts = coût de Combo { $cost }, puissance de Combo { $power }
skill-take-control = prenez le contrôle { $of }
skill-negate-attack = annulez l'attaque
skill-negate-activation = annulez l'activation
skill-negate-activation-of = annulez l'activation d'une Capacité avec { $keywords }
skill-negate-blocker = annulez le [{ $keyword }]
skill-negate-play = annulez l'action de jouer : mettez la carte { $place }
skill-redirect = changez la cible de l'attaque : { $cards }
skill-if-then = si { $condition } : { $does }
skill-may = vous pouvez faire { $order ->
    [yes] ceci
   *[no] ceci
} : { $does }
skill-if-done = { $first } ; si cela a lieu : { $then }
skill-unless = { $who ->
    [you] vous pouvez faire ceci
    [opponent] votre adversaire peut faire ceci
   *[both] chaque joueur peut faire ceci
} : { $first } ; { $who ->
    [you] si vous ne le faites pas
    [opponent] s'il ne le fait pas
   *[both] s'il ne le fait pas
} : { $then }
skill-options = { $count ->
    [one] choisissez { $count } de celles-ci
   *[other] choisissez { $count } de celles-ci
} : { $options }
skill-each-player = chaque joueur, comme « vous », fait ceci : { $does }
skill-as = { $who ->
    [you] faites ceci
    [opponent] votre adversaire fait ceci
   *[both] chaque joueur fait ceci
} : { $does }
skill-name-number = nommez un nombre entier à partir de 1 : c'est X
skill-name-number-up-to = nommez un nombre entier de 0 à { $most } : c'est X
skill-repeat = { $count } fois : { $does }
skill-repeat-counted = plusieurs fois ({ $count }) : { $does }
skill-later = { $moment } : { $does }
skill-win = { $who ->
    [you] vous gagnez
    [opponent] votre adversaire gagne
   *[both] les deux gagnent
}
skill-skip-phase = passez { $phase ->
    [charge] la Phase de Recharge
    [main] la Phase principale
   *[end] la Phase de Fin
} de votre prochain tour
skill-skip-turn = passez votre prochain tour
skill-skip-until-main = passez tout jusqu'à la Phase principale de votre prochain tour
skill-lose = { $who ->
    [you] vous perdez
    [opponent] votre adversaire perd
   *[both] les deux perdent
}
skill-gets-power = { skill-gets } { $amount } de puissance
skill-gets-set-power = { skill-has } une puissance de { $amount }
skill-gets-combo-power = { skill-gets } { $amount } de puissance de Combo
skill-gets-cost = { skill-gets } { $amount } de coût d'énergie
skill-gets-combo-cost = { skill-gets } { $amount } de coût de Combo
skill-gets-z-energy-cost = { skill-gets } { $amount } de coût d'énergie Z
skill-gets-skill-cost-of = { skill-asks } en plus à qui active { $skills }, comme « vous » : { $price }
skill-gets-plain-skill-cost = { skill-asks } en plus à qui active { $skills } sans Capacité-clef, comme « vous » : { $price }
skill-gets-skill-cost = { skill-asks } en plus à qui en active une Capacité, comme « vous » : { $price }
skill-gets-skill-discount = { skill-asks } { $icons } de moins pour { $skills }
skill-gets-cost-in = { skill-gets } { $amount } de coût d'énergie de couleur { $color ->
    [bleu] bleue
    [vert] verte
    [noir] noire
    [blanc] blanche
   *[other] { $color }
}, dans les deux coûts
skill-gets-specified-cost = { skill-has } { $amount } de couleur { $color ->
    [bleu] bleue
    [vert] verte
    [noir] noire
    [blanc] blanche
   *[other] { $color }
} dans le coût de couleur
skill-gets-keyword = { skill-gets } { $tag }
skill-gets-skill = { skill-gets } « { $skill } »
skill-gets-attribute = { skill-has } aussi { $what }
skill-gets-negated = { skill-loses } toutes les Capacités
skill-gets-negated-keyword = { skill-loses } [{ $keyword }]
skill-gets-negated-keywords = { skill-loses } toutes les Capacités-clef
skill-gets-negated-others = { skill-loses } toutes les Capacités sauf les Capacités-clef
skill-gets-activated = { skill-can } être { $number ->
    [one] activée
   *[many] activées
}
skill-gets-activated-for = { skill-can } être { $number ->
    [one] activée
   *[many] activées
} par { $skills }
skill-where-it-lies = { $number ->
    [one] là où elle se trouve
   *[many] là où elles se trouvent
}
skill-gets-used-from = { skill-can } aussi être { $number ->
    [one] utilisée
   *[many] utilisées
} { $place }, pour { $skills }
skill-used-free = { $does }, sans payer le coût d'énergie
skill-used-cheaper = { $does } pour { $icons } de moins
skill-used-cheaper-for = { $does } pour { $icons } de moins et ceci : { $price }
skill-used-for-more = { $does }, pour le coût d'énergie et ceci : { $price }
skill-used-instead = { $does }, avec ceci à la place du coût d'énergie : { $price }
skill-gets-negated-skill = { skill-loses } la Capacité « { $skill } »
skill-gets-no-specified-cost = { skill-is } sans coût de couleur
skill-gets-attack-active = { skill-can } attaquer des cartes de Combat en { $mode }
skill-gets-attack-active-a = { skill-can } attaquer { $cards } en { $mode }
skill-gets-attack-a = { skill-can } attaquer { $cards }
skill-gets-play-price = { skill-can } être { $number ->
    [one] jouée
   *[many] jouées
} seulement si qui joue, comme « vous », fait ceci : { $price }
skill-gets-pays-for = { skill-can } être { $number ->
    [one] donnée
   *[many] données
} pour le coût de { $skills }, de quelque zone qu'il demande des cartes
skill-gets-any-leader-color = { skill-can } utiliser des Capacités quelle que soit la couleur demandée au Leader
skill-gets-attack-price = { skill-can } attaquer { $cards } seulement si qui attaque, comme « vous », fait ceci : { $price }
skill-gets-skips-step = { $number ->
    [one] attaque
   *[many] attaquent
} { $cards } sans { $step ->
    [offense] Étape d'Attaque
   *[defense] Étape de Défense
}
skill-gets-paid-with = { skill-can } être { $number ->
    [one] payée
   *[many] payées
} avec { $cards } comme énergie
skill-gets-skill-paid-with = { skill-can } payer des Capacités avec { $cards } comme énergie
skill-gets-beside-unisons = { skill-can } venir à côté d'autres cartes Unison, jusqu'à { $most } en tout
skill-gets-attacks-left = { skill-can } attaquer seulement { $count } fois de plus en tout
skill-gets-activations-left = { skill-can } activer { $keywords } seulement { $count } fois de plus en tout
skill-gets-switches-left = { skill-can } être { $number ->
    [one] mise
   *[many] mises
} en { $mode } seulement { $count } fois de plus en tout
skill-gets-picks-life = { $number ->
    [one] laisse son joueur choisir les cartes Vie que ses dégâts enlèvent
   *[many] laissent leur joueur choisir les cartes Vie que leurs dégâts enlèvent
}
skill-gets-combo-resting = { skill-can } faire un Combo en { $mode }
skill-gets-may-awaken = { skill-can } utiliser [{ $keyword }] quelle que soit la condition
skill-gets-may-awaken-at-any-life = { skill-can } utiliser [{ $keyword }] quel que soit le nombre de vies
skill-gets-free-play = { skill-can } être { $number ->
    [one] jouée
   *[many] jouées
} sans coût d'énergie
skill-gets-free-skill = { skill-can } utiliser { $skills } sans coût d'énergie
skill-gets-enters-resting = { $number ->
    [one] entre
   *[many] entrent
} en { $mode }
skill-gets-unaffected = { $number ->
    [one] ne subit pas
   *[many] ne subissent pas
} les Capacités { $of }
skill-all-skills = ses Capacités
skill-cannot-attack = { skill-cannot } attaquer
skill-cannot-attack-a = { skill-cannot } attaquer { $cards }
skill-cannot-be-attacked = { skill-cannot } être { $number ->
    [one] attaquée
   *[many] attaquées
}
skill-cannot-be-attacked-by = { skill-cannot } être { $number ->
    [one] attaquée
   *[many] attaquées
} par { $cards }
skill-cannot-block = { skill-cannot } bloquer
skill-cannot-combo = { skill-cannot } être { $number ->
    [one] utilisée dans un Combo
   *[many] utilisées dans un Combo
}
skill-cannot-play = { skill-cannot } être { $number ->
    [one] jouée
   *[many] jouées
}
skill-cannot-play-by-skill = { skill-cannot } être { $number ->
    [one] jouée
   *[many] jouées
} par une Capacité { $of }
skill-cannot-play-by-skill-but = { skill-cannot } être { $number ->
    [one] jouée
   *[many] jouées
} par des Capacités autres que { $keywords }
skill-cannot-play-for-cost = { skill-cannot } être { $number ->
    [one] jouée sauf par une Capacité
   *[many] jouées sauf par une Capacité
}
skill-cannot-activate = { skill-cannot } activer de Capacité
skill-cannot-activate-keyword = { skill-cannot } activer { $keywords }
skill-cannot-counter-attack = { skill-cannot } répondre à une attaque avec un [{ $family }]
skill-cannot-switch-to-active = { skill-cannot } être { $number ->
    [one] mise
   *[many] mises
} en { $mode }
skill-cannot-rest-by-skill = { skill-cannot } être { $number ->
    [one] mise
   *[many] mises
} en { $mode } par une Capacité { $of }
skill-cannot-become-energy = { skill-cannot } être { $number ->
    [one] mise dans une Zone d'Énergie
   *[many] mises dans une Zone d'Énergie
}
skill-cannot-be-evolved = { skill-cannot } évoluer en d'autres cartes
skill-cannot-be-covered = { skill-cannot } avoir de cartes placées dessus
skill-cannot-take-under = { skill-cannot } recevoir de cartes dessous par une Capacité { $of }
skill-cannot-turn-up = { skill-cannot } être { $number ->
    [one] retournée face visible par une Capacité
   *[many] retournées face visible par une Capacité
} { $of }
skill-cannot-flip-to-front = { skill-cannot } être { $number ->
    [one] retournée sur son
   *[many] retournées sur leur
} recto
skill-cannot-flip-to-back = { skill-cannot } être { $number ->
    [one] retournée sur son
   *[many] retournées sur leur
} verso
skill-cannot-battle-ko-by = { skill-cannot } être { $number ->
    [one] mise KO par un combat
   *[many] mises KO par un combat
} avec { $cards }
skill-cannot-battle-ko = { skill-cannot } être { $number ->
    [one] mise KO par un combat
   *[many] mises KO par un combat
}
skill-cannot-skill-ko = { skill-cannot } être { $number ->
    [one] mise KO par une Capacité
   *[many] mises KO par une Capacité
}
skill-cannot-skill-ko-by = { skill-cannot } être { $number ->
    [one] mise KO par { $who ->
    [you] vos Capacités
    [opponent] les Capacités de votre adversaire
   *[both] une Capacité
}
   *[many] mises KO par { $who ->
    [you] vos Capacités
    [opponent] les Capacités de votre adversaire
   *[both] une Capacité
}
}
skill-cannot-negate-skills = { skill-cannot } voir de Capacité annulée
skill-cannot-negate-skills-by = { skill-cannot } voir de Capacité annulée par { $who ->
    [you] vos Capacités
    [opponent] les Capacités de votre adversaire
   *[both] une Capacité
}
skill-cannot-negate-this = { skill-cannot } voir cette Capacité annulée
skill-cannot-negate-attack = { skill-cannot } voir d'attaque annulée
skill-cannot-leave = { skill-cannot } quitter { $number ->
    [one] sa
   *[many] leur
} zone par une Capacité de votre adversaire
skill-cannot-moved-by = { skill-cannot } être { $number ->
    [one] déplacée
   *[many] déplacées
} { $place } par une Capacité { $of }
skill-scope = { $scope ->
    [all-areas] dans toutes les zones
    [deck-drop-warp] dans le deck, la Zone de Dispersion et la Dimension parallèle
    [deck] dans votre deck
    [hand] dans votre main
    [drop] dans votre Zone de Dispersion
    [warp] dans votre Dimension parallèle
    [z-deck] dans votre Z-Deck
    [play] en jeu
   *[under] sous une carte
}
skill-holds-in = { $places } : { $says }
skill-only-one = tant que cette carte est en jeu, vous ne pouvez pas jouer de { $cards }, de quelque zone que ce soit
skill-card-above = carte au-dessus de celle-ci
skill-any-copies = { $part ->
    [deck] votre deck
   *[z] votre Z-Deck
} peut contenir autant d'exemplaires de cette carte que voulu
skill-so-many-copies = { $part ->
    [deck] votre deck
   *[z] votre Z-Deck
} peut contenir jusqu'à { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
} de cette carte
skill-at-most = { $part ->
    [deck] votre deck
   *[z] votre Z-Deck
} peut contenir au plus { $count } { $cards }
skill-without = { $part ->
    [deck] votre deck
   *[z] votre Z-Deck
} ne peut pas contenir de { $cards }
skill-nothing-but = { $part ->
    [deck] votre deck
   *[z] votre Z-Deck
} peut contenir seulement des { $cards }
skill-starting-life = vous commencez avec { $life ->
    [one] { $life } vie
   *[other] { $life } vies
}
skill-discounted = { $price ->
    [rien] pour { $skills }, le coût d'énergie baisse de { $icons }
   *[other] pour { $skills }, vous pouvez faire ceci pour baisser le coût d'énergie de { $icons } : { $price }
}
skill-paid-instead = { $price ->
    [rien] pour { $skills }, vous pouvez ne pas payer le coût d'énergie
   *[other] pour { $skills }, au lieu de payer le coût d'énergie, vous pouvez faire ceci : { $price }
}
skill-chooses-from = les cartes pour [{ $family }] peuvent aussi être choisies { $place }
skill-stacks-too = pour [{ $keyword }] on peut aussi choisir jusqu'à { $count } { $of }
skill-instead = au moment où { $event }, { $may ->
    [yes] { $does ->
        [rien] vous pouvez faire que cela n'arrive pas
       *[other] vous pouvez faire ceci à la place : { $does }
    }
   *[no] { $does ->
        [rien] cela n'arrive pas
       *[other] faites ceci à la place : { $does }
    }
}
skill-once-per-turn = { $says } (une fois par tour)
skill-when = quand { $event }
skill-then = { $first }, { $then }
skill-works = agit { $areas }
skill-nothing = rien
skill-otherwise = { $first } ; sinon : { $other }
skill-owned = { $who ->
    [you] votre { $area }
    [opponent] { $area } de votre adversaire
    [both] { $area } des deux joueurs
    [owner] { $area } du propriétaire
   *[any] { $area }
}
skill-owned-masculine = { $who ->
    [you] votre { $area }
    [opponent] { $area } de votre adversaire
    [both] { $area } de chaque joueur
    [owner] { $area } du propriétaire
   *[any] { $area }
}
skill-outside = hors de la partie
skill-out-of-game = de hors de la partie
skill-deck = deck
skill-hand = main
skill-life = Zone de Vie
skill-yours = { $who ->
    [you] vos { $cards }
    [opponent] { $cards } de votre adversaire
   *[both] { $cards } des deux joueurs
}
skill-in-play = en jeu
skill-noun = { $number ->
    [one] { $kind ->
        [leader] carte Leader
        [battle] carte de Combat
        [extra] carte Extra
        [unison] carte Unison
        [z-leader] carte Z-Leader
        [z-battle] carte Z-Battle
        [z-extra] carte Z-Extra
        [z-unison] carte Z-Unison
        [token] carte jeton
        [energy] carte d'énergie
       *[card] carte
    }
   *[many] { $kind ->
        [leader] cartes Leader
        [battle] cartes de Combat
        [extra] cartes Extra
        [unison] cartes Unison
        [z-leader] cartes Z-Leader
        [z-battle] cartes Z-Battle
        [z-extra] cartes Z-Extra
        [z-unison] cartes Z-Unison
        [token] cartes jeton
        [energy] cartes d'énergie
       *[card] cartes
    }
}
skill-color = { $number ->
    [one] { $color ->
        [red] rouge
        [blue] bleue
        [green] verte
        [yellow] jaune
        [black] noire
       *[white] blanche
    }
   *[many] { $color ->
        [red] rouges
        [blue] bleues
        [green] vertes
        [yellow] jaunes
        [black] noires
       *[white] blanches
    }
}
skill-specified-icons = avec { $number ->
    [one] { $values } icône
   *[many] un nombre d'icônes de { $values }
} dans le coût de couleur
skill-cards-of-deck = { $count } { $end ->
    [top] du dessus
   *[bottom] du dessous
} { $deck }
skill-counter = Contre
skill-union = Union
skill-strike = Frappe
skill-there-is-none = on ne compte aucune { $of }
skill-to-energy = dans la Zone d'Énergie du propriétaire en { $mode }
skill-negated-for = { $does }, avec les Capacités annulées { $until }
skill-change-markers = modifiez le nombre de marqueurs { $on } : { $amount }
skill-states = { $cards } { $says }
skill-cannot-move = { skill-cannot } être { $number ->
    [one] déplacée
   *[many] déplacées
} par une Capacité { $of }
skill-count-as-many = { $count ->
    [X] X { $of }
   *[other] un nombre { $of } (égal à { $count })
}
skill-count-up-to-as-many = { $count ->
    [X] jusqu'à X { $of }
   *[other] un nombre { $of } (au plus égal à { $count })
}
skill-in-all-areas = dans toutes les zones
skill-may-do = { $who ->
    [you] vous pouvez faire ceci
    [opponent] votre adversaire peut faire ceci
   *[both] chaque joueur peut faire ceci
} : { $does }
skill-counted-bounds = { $form ->
    [just] exactement { $least }
    [least] au moins { $least }
    [most] au plus { $most }
   *[between] { $least } à { $most }
}
skill-for-each = pour chacune { $of }
skill-for-each-marker = pour chaque marqueur { $on }
skill-for-every = par tranche de { $every } dans { $count }
skill-for-every-of = par tranche de { $every } { $of }
skill-gets-colors = { skill-is } aussi { $colors }
skill-gets-kind = { skill-is } aussi { $cards }
skill-comes-in = la carte que votre adversaire est en train de jouer arrive en { $mode }
skill-play-theirs = { $does }, dans la zone de votre adversaire
skill-play-owners = { $does }, dans la zone du propriétaire
skill-play-with = { $does } ; chaque carte ainsi jouée { $change } { $until }
skill-comes-with = la carte que votre adversaire est en train de jouer { $change } { $until }
