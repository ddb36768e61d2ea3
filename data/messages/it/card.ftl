# `cards show`: che cosa si dice dei lati e delle abilità di una carta. Ciò che qui non ha parole sta nella notazione delle abilità.

card-back = retro: { $name }
card-name-not-known = nome non noto
card-z-energy = costo di Z-Energia { $cost }
card-z-energy-not-known = costo di Z-Energia non noto: può darlo una tua tabella
card-not-modelled = (non modellata)
card-line-not-modelled = (la riga { $line } non è modellata)
card-further-skills = (altre abilità non sono nella nostra tabella)
card-no-skills = (nessuna abilità)
card-text-not-shown = (quello che vi è scritto non è mostrato qui, né quello che se ne capisce)
card-atk = ATK { $atk }
card-def = DEF { $def }
card-force = forza { $force }
says-if-leader = se il Leader è tra { $cards }: { $says }
says-with-under = con { $count } o più { $cards } sotto { $host }: { $says }
says-if = se { $condition }: { $says }
says-of = { $who }: { $what }
says-this-card = questa carta
says-your-cards = le tue { $cards }
says-their-cards = dell'avversario, le { $cards }
says-card-above = la carta sopra questa carta
says-in = { $scope ->
    [all-areas] { $what } in tutte le aree
    [deck-drop-warp] { $what } nell'Area del Mazzo, nell'Area degli Scarti e nel Warp
    [deck] { $what } nell'Area del Mazzo
    [hand] { $what } nella mano
    [drop] { $what } nell'Area degli Scarti
    [warp] { $what } nel Warp
    [z-deck] { $what } nello Z-Deck
   *[under] { $what } mentre sta sotto una carta
}
says-also-has = ha anche { $what }
says-no-specified-cost = senza costo specifico
says-cannot-attack = non può attaccare
says-keyword-negated = [{ $keyword }] annullato
says-not-discarded = non scartata da { $cards }
says-may-use = può usare [{ $keyword }]
says-costs-less = costa meno, a un prezzo
says-loses = il suo giocatore perde la partita
says-instead = succede qualcos'altro
says-detail = { $what }: { $detail }
says-chooses-from = può scegliere carte per [{ $family }] anche da { $areas }
says-stacks-too = può scegliere fino a { $number } altre carte per il suo [Z-Stack]
says-starting-life = si comincia con { $life } vite
says-part = { $part ->
    [deck] nel mazzo
   *[z] nello Z-Deck
}
says-any-copies = quante copie si vogliono { says-part }
says-copies = fino a { $copies ->
    [one] 1 copia
   *[other] { $copies } copie
} { says-part }
says-at-most = fino a { $most } { $cards } { says-part }
says-without = niente { $cards } { says-part }
says-only = solo { $cards } { says-part }
