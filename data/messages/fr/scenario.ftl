# `scenario` : ce qui se passe dans un scénario, et ce qui n'est pas comme il l'attend. « Vous » est celui que son script nomme `you`.

scenario-passed = réussi { $file } : { $name }
scenario-failed = ÉCHOUÉ { $file } : { $name }
scenario-on-line = ligne { $line } : { $what }
scenario-without = joué sans : { $what }
scenario-unplayed = { $side ->
    [back] scouter ne connaît pas la ligne de Capacité { $line } au dos de { $card }
   *[front] scouter ne connaît pas la ligne de Capacité { $line } de { $card }
}
scenario-unplayed-some = { $side ->
    [back] scouter ne connaît pas toutes les Capacités au dos de { $card }
   *[front] scouter ne connaît pas toutes les Capacités de { $card }
}
scenario-happened = ce qui s'est passé :
scenario-had-happened = ce qui s'était passé :
scenario-nothing-happened = rien
scenario-lines-before = ({ $lines } lignes avant)
scenario-sum = réussis : { $passed }, échoués : { $failed }

# Cartes et Capacités.

case-card = { $who ->
    [you] { $card } (à vous)
   *[opponent] { $card } (à l'adversaire)
}
case-line = ligne { $line } de { $card }
case-line-headed = ligne { $line } de { $card }, { $head }
case-given-line = une Capacité donnée à { $card }
case-about = { $skill }, à propos de { $card }

# Questions et réponses.

case-asked = { $who ->
    [you] il vous est demandé : { $question } ; possible : { $choices }
   *[opponent] il est demandé à l'adversaire : { $question } ; possible : { $choices }
}
case-asked-for = { $who ->
    [you] il vous est demandé pour { $card } : { $question } ; possible : { $choices }
   *[opponent] il est demandé à l'adversaire pour { $card } : { $question } ; possible : { $choices }
}
case-asks-mulligan = quelles cartes de la main de départ retournent dans le deck
case-asks-charge = quelle carte placer comme énergie
case-asks-counter = faut-il répondre par un [Contre]
case-asks-next-auto = quelle Capacité en suspens vient ensuite
case-asks-use = faut-il payer pour une Capacité
case-asks-price = quelle carte donner comme coût
case-asks-life = quelle carte de vie s'en va
case-asks-may = faut-il faire quelque chose de facultatif
case-offers-end = finir le tour
case-offers-pass = passer
case-offers-done = assez
case-offers-marker = un marqueur d'énergie
case-offers-yes = oui
case-offers-play = jouer { $card }
case-offers-combo = Combo avec { $card }
case-offers-attack = attaquer { $guard } avec { $card }
case-offers-activate = activer { $skill }
case-offers-grow = faire grandir avec { $card }
case-gets-energy-markers = { $who ->
    [you] vous recevez
   *[opponent] l'adversaire reçoit
} { $number } marqueurs d'énergie
case-spends-energy-markers = { $who ->
    [you] vous payez
   *[opponent] l'adversaire paie
} avec { $number } marqueurs d'énergie
expected-energy-markers = attendu : { $wanted } marqueurs d'énergie { $who ->
    [you] à vous
   *[opponent] de l'adversaire
}, trouvé : { $found }
case-offers-instead = à la place { $skill }

# Événements.

case-turn = { $who ->
    [you] tour { $turn }, le vôtre
   *[opponent] tour { $turn }, de l'adversaire
}
case-set-up = préparation
case-shuffles-life = { $who ->
    [you] vos cartes de vie sont mélangées
   *[opponent] les cartes de vie de l'adversaire sont mélangées
}
case-shuffles-deck = { $who ->
    [you] votre deck est mélangé
   *[opponent] le deck de l'adversaire est mélangé
}
case-from-area-of = { $who ->
    [you] { from-area } (à vous)
   *[opponent] { from-area } (à l'adversaire)
}
case-to-area-of = { $who ->
    [you] { to-area } (à vous)
   *[opponent] { to-area } (à l'adversaire)
}
case-area-of = { $who ->
    [you] { area } (à vous)
   *[opponent] { area } (à l'adversaire)
}
case-moves = { $card } va { $from } { $to }
case-moves-why = { $card } va { $from } { $to }, { $why }
case-why = { $why ->
    [draw] piochée
    [damage] dégât
    [charge] placée comme énergie
    [play] jouée
    [combo] Combo
    [battle-ko] KO en combat
    [skill-ko] KO par une Capacité
    [cost] comme coût
   *[skill] par une Capacité
}
case-lies-under = { $card } se trouve sous { $host }
case-is-made-active = { $card } passe en mode Action
case-is-rested = { $card } passe en mode Inertie
case-attack-negated = l'attaque est annulée
case-compares = puissance { $attack } contre { $guard }
case-takes-damage = { $who ->
    [you] vous subissez { case-damage }
   *[opponent] l'adversaire subit { case-damage }
}
case-damage = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}
case-markers = { $markers ->
    [one] { $by } marqueur sur { $card }
   *[other] { $by } marqueurs sur { $card }
}
case-activated = activée : { $skill }
case-replaced = à la place : { $skill }
case-each-described-by = chaque carte dont parle une Capacité de { $card }
case-next-described-by = la prochaine carte dont parle une Capacité de { $card }
case-looks-at = { $who ->
    [you] vous regardez { $card }
   *[opponent] l'adversaire regarde { $card }
}
case-concedes = { $who ->
    [you] vous abandonnez
   *[opponent] l'adversaire abandonne
}
case-won = { $who ->
    [you] vous avez gagné
   *[opponent] l'adversaire a gagné
}
case-draw = la partie s'achève sur un match nul
case-too-many-turns = le scénario a duré trop de tours
case-goes-on = la partie continue

# Ce que le script dit de faire.

does-pass = passer
does-end-turn = finir le tour
does-say-yes = dire oui
does-say-no = dire non
does-concede = abandonner
does-attack = attaquer `{ $guard }` avec `{ $card }`
does-play = jouer `{ $card }`
does-combo = faire un Combo avec `{ $card }`
does-instead = mettre `{ $card }` à la place de ce qui se produirait
does-activate = activer { $line }
does-block = bloquer avec `{ $card }`
does-use = utiliser { $line }
does-take-next = prendre ensuite { $line }
does-grow = faire grandir avec `{ $card }`
does-charge = placer `{ $card }` comme énergie
does-choose = choisir { $cards }
does-pay = payer { $cards }
does-discard = défausser { $cards }
does-put-back = remettre dans le deck { $cards }
does-give-life = donner les cartes de vie { $cards }
does-order = ordonner { $cards }
does-take-option = prendre l'option { $number }
does-name-number = nommer { $number }
does-of-card = `{ $card }`
does-of-line = la ligne { $line } de `{ $card }`
does-about = { $line } à propos de `{ $card }`
who-does = { $who ->
    [you] vous : { $action }
   *[opponent] l'adversaire : { $action }
}

# Ce qui ne peut pas être fait.

case-cannot = { $who ->
    [you] vous ne pouvez pas { $action } : { $why }
   *[opponent] l'adversaire ne peut pas { $action } : { $why }
}
case-not-asked = { $who ->
    [you] il ne vous est rien demandé
   *[opponent] il n'est rien demandé à l'adversaire
}
case-endless-before = les questions avant cela ne finissent pas
case-endless = les questions ne finissent pas
case-puzzle = c'est un casse-tête, qu'un joueur doit résoudre
case-never-asked = cela n'est jamais demandé
case-never-asked-for = cela n'est jamais demandé : { $why }
case-unscripted = un choix n'est pas dans le script : { $asked }
case-half-scripted = la moitié d'un choix n'est pas dans le script : { $asked }
case-choice-open = un choix reste ouvert, et `until` n'en décline aucun (`{"{"}choose: []{"}"}` le fait) : { $asked }
case-about-one = il n'est pas demandé à propos de quoi est `{ $card }` : il n'y a qu'une chose à laquelle répondre
case-not-about = `{ $card }` ne peut pas être à propos de cela : { $asked }
case-engine-broken = le moteur est en panne : { $why }
board-broken = { $what ->
    [lost] `{ $of }` se trouve dans une autre zone que celle qu'elle dit
    [strange] `{ $of }` se trouve chez un joueur où ne sont que ses propres cartes
    [misplaced] `{ $of }` ne peut pas être là où elle se trouve
    [laden] `{ $of }` a des marqueurs, des dégâts ou des effets là où elle ne peut pas en avoir
    [face] `{ $of }` est face visible là où les cartes sont face cachée, ou l'inverse
    [force] `{ $of }` a une force inférieure à 0
    [hung] `{ $of }`, telle qu'elle se trouve, ne peut pas être sur une autre carte
    [loose] `{ $of }` n'est pas sur une carte sur laquelle elle puisse être
    [beaten] `{ $of }` est vaincue et encore sur le terrain
    [leads] le Leader ou le souverain de `{ $of }` n'est pas à sa place
    [crowded] `{ $of }` a deux Vice-Leaders sur le terrain
    [full] une zone de `{ $of }` contient plus qu'elle ne peut
    [lives] il ne reste aucune vie à `{ $of }`
    [chain] un maillon de la chaîne ne peut pas être là
   *[no-option] une question n'offre rien
}
case-no-option = ce n'est pas parmi les choix possibles
case-nothing-to-decide = il n'y a rien à décider
case-impossible = { $what } n'est pas possible
case-impossible-now = { $what } n'est pas possible : { $asked }
case-ambiguous = { $what } est ambigu : écrivez { $forms } ; { $asked }
case-or = { $first } ou { $last }
case-no-more-asked = `{ $card }` ne peut pas être donnée : rien de plus n'est demandé
case-too-many-ways = il y a trop de façons de { $action }
case-none-unasked = on ne peut pas n'en donner aucune : rien n'est demandé
case-none-given = on ne peut pas n'en donner aucune : { $asked }
case-not-all = { $action } n'est pas tout : { $asked }

# Ce qui était attendu, et ce qui est.

expected-log = le journal devait dire `{ $text }` ; il ne le dit pas
expected-no-log = le journal ne devait pas dire `{ $text }` ; il dit `{ $line }`
expected-winner = { $winner ->
    [you] vous deviez avoir gagné ; { $found }
    [opponent] l'adversaire devait avoir gagné ; { $found }
    [draw] ce devait être un match nul ; { $found }
   *[none] la partie devait continuer ; { $found }
}
expected-turn = ce devait être le tour { $wanted } ; c'est le tour { $found }
expected-turn-player = { $wanted ->
    [you] le joueur actif devait être vous ; c'est l'adversaire
   *[opponent] le joueur actif devait être l'adversaire ; c'est vous
}
expected-phase = la phase devait être { $wanted } ; c'est { $found }
phase-word = { $phase ->
    [set-up] la préparation
    [charge] la phase de Recharge
    [main] la phase principale
   *[end] la phase de Fin
}
expected-over = la partie devait être finie ; { $asked }
expected-other-question = une autre question était attendue ; { $asked }
expected-question = une question était attendue ; { $found }
expected-value = { $what } devait être { $wanted } ; c'est { $found }
expected-legal = devait être permis : { $action } ; { $asked }
expected-illegal = devait être interdit : { $action } ; { $asked }
expected-something = quelque chose était attendu de `{ $card }` ; il n'y a pas de telle carte
card-is-ambiguous = `{ $card }` est ambigu : { $cards }
card-in-area = { $card } ({ area })
expected-power = { $card } devait avoir { $wanted } de puissance ; elle a { $found }
expected-cost = { $card } devait avoir un coût d'énergie de { $wanted } ; elle a { $found }
has-none = aucun
expected-markers = marqueurs attendus sur { $card } : { $wanted } ; il y en a { $found }
expected-position = { $card } devait avoir une position ; sa place est : { area }
expected-mode = { $card } devait être en { $wanted } ; elle est en { $found }
expected-side = { $side ->
    [back] le dos de { $card } devait être visible ; c'est sa face
   *[front] la face de { $card } devait être visible ; c'est son dos
}
expected-keyword = { $card } devait avoir [{ $keyword }]
expected-no-keyword = { $card } ne devait pas avoir [{ $keyword }]
expected-to-see = { $who ->
    [you] vous deviez voir { $card }
   *[opponent] l'adversaire devait voir { $card }
}
expected-not-to-see = { $who ->
    [you] vous ne deviez pas voir { $card }
   *[opponent] l'adversaire ne devait pas voir { $card }
}
expected-in-area = la place de { $card } devait être : { area } ; c'est : { $place }
lies-in-area = { case-area-of }
lies-under-card = sous { $host }
expected-under = sous { $card } était attendu : { $wanted } ; trouvé { $found }
expected-attacker = { $card } devait être la carte attaquante ; { $found }
expected-guard = { $card } devait être la carte de défense ; { $found }
there-is-no-battle = il n'y a pas de combat
it-is-card = c'est { $card }
expected-count = cartes attendues en { case-area-of } : { $wanted } ; trouvées { $found } : { $cards }
expected-cards = en { case-area-of } était attendu : { $wanted } ; trouvé { $found }
no-cards = rien
