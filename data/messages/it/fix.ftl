# `fix`: che cosa si fa con le carte di una lista, perché, e che cosa resta al giocatore.

fix-act = { $act ->
    [take-out] togli
    [move] sposta
    [add] aggiungi
    [curve] curva
    [choose] scegli
    [left] resta
    [merge] unisci
   *[spell] correggi
}
fix-take-out = { $copies } { $card }, { from-section }
fix-move = { $copies } { $card }, { $from } { $to }
fix-add = { $copies } { $card }, { to-section }
fix-has-it = c'è già nel mazzo
fix-choose = { $take ->
    [one] 1 di queste è da togliere
   *[other] { $take } di queste sono da togliere
}; lo fa --pick last o --pick first
fix-among = { $copies } { $card }, { in-section }
fix-so = { $what }: { $so }

fix-copies = { copies }; { $limit ->
    [one] ammessa 1
   *[other] ammesse { $limit }
}
fix-banned = è vietata
fix-limited = { copies }; il limite è { $limit }
fix-keyword = { $count ->
    [one] 1 carta con [{ $keyword }]
   *[other] { $count } carte con [{ $keyword }]
}; { $limit ->
    [one] ammessa 1
   *[other] ammesse { $limit }
}
fix-leader-takes-no = il Leader non ammette { $cards }
fix-leader-cap = { $count } { $cards }; il Leader ne ammette al massimo { $limit }
fix-too-many = { cards } { in-section }; al massimo { $limit }
fix-too-few = { cards } { in-section }; almeno { $limit }
fix-wrong-kind = { in-section } non vanno { kinds }
fix-no-section = secondo { $edition } { the-section } non esiste
fix-one-leader = un mazzo ha un solo { lead }

fix-may-fill = --fill SEARCH aggiunge carte, per esempio --fill '{ $game ->
    [yugioh] monster level<=4
    [force-of-will] resonator
    [exo] creature
   *[dbscg] battle cost<=3
}'
fix-fills-after-choices = si completa quando le scelte sono fatte
fix-fills-after-leader = si completa quando il { lead } è certo
fix-own-curve = secondo i costi d'energia che il mazzo ha: { $curve }
fix-usual-curve = secondo i costi d'energia che i mazzi hanno di solito: { $curve }
fix-nothing-to-fill = di quelle che --fill '{ $fill }' intende non se ne possono aggiungere altre; chiedine anche di diverse
fix-fill-waits = { $list }: --fill non aggiunge nulla finché qualche riga non è letta o il suo numero di copie non è chiaro
fix-choose-leader = scegline uno: `{ $command }`
fix-keep-leader = tienine uno: `{ $command }`
fix-other-leader = scegli un altro { lead }: `{ $command }`
fix-not-written = non è ancora scritto niente; lo fa `{ $command }`
