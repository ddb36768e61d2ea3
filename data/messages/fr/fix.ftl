# `fix` : ce que l'on fait des cartes d'une liste, pourquoi, et ce qui reste au joueur.

fix-act = { $act ->
    [take-out] retirer
    [move] déplacer
    [add] ajouter
    [curve] courbe
    [choose] choisir
    [left] reste
    [merge] réunir
   *[spell] corriger
}
fix-take-out = { $copies } { $card }, { from-section }
fix-move = { $copies } { $card }, { $from } { $to }
fix-add = { $copies } { $card }, { to-section }
fix-has-it = déjà dans le deck
fix-choose = { $take ->
    [one] { $take } de celles-ci est à retirer
   *[other] { $take } de celles-ci sont à retirer
} ; --pick last ou --pick first le fait
fix-among = { $copies } { $card }, { in-section }
fix-so = { $what } : { $so }

fix-copies = { copies } ; { $limit ->
    [one] { $limit } autorisé
   *[other] { $limit } autorisés
}
fix-banned = elle est interdite
fix-limited = { copies } ; la limite est de { $limit }
fix-keyword = { $count ->
    [one] { $count } carte avec [{ $keyword }]
   *[other] { $count } cartes avec [{ $keyword }]
} ; { $limit ->
    [one] { $limit } autorisée
   *[other] { $limit } autorisées
}
fix-leader-takes-no = le Leader n'accepte pas de { $cards }
fix-leader-cap = { $count } { $cards } ; le Leader en accepte { $limit } au plus
fix-too-many = { cards } { in-section } ; { $limit } au plus
fix-too-few = { cards } { in-section } ; { $limit } au moins
fix-wrong-kind = { the-section } n'accepte pas { $kind ->
    [addition] d'additions
    [stranger] d'étrangers
    [evolution] d'Évolutions
   *[other] de { kinds }
}
fix-no-section = selon { $edition }, il n'y a pas { $section ->
    [extra] d'extra deck
   *[other] de { section }
}
fix-one-leader = un deck n'a qu'un { lead }

fix-may-fill = --fill SEARCH ajoute des cartes, par exemple --fill '{ $game ->
    [yugioh] monster level<=4
    [force-of-will] resonator
    [exo] creature
   *[dbscg] battle cost<=3
}'
fix-fills-after-choices = il sera complété une fois les choix faits
fix-fills-after-leader = il sera complété une fois le { lead } certain
fix-own-curve = selon les coûts d'énergie que le deck a : { $curve }
fix-usual-curve = selon les coûts d'énergie que les decks ont d'habitude : { $curve }
fix-nothing-to-fill = de celles que --fill '{ $fill }' désigne, on ne peut plus en ajouter ; demandez-en aussi d'autres
fix-fill-waits = { $list } : --fill n'ajoute rien tant qu'une ligne n'est pas lue ou que son nombre d'exemplaires n'est pas clair
fix-choose-leader = choisissez-en un : `{ $command }`
fix-keep-leader = n'en gardez qu'un : `{ $command }`
fix-other-leader = choisissez un autre { lead } : `{ $command }`
fix-not-written = rien n'est encore écrit ; `{ $command }` le fait
