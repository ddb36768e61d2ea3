# `diff`: due liste a confronto.

diff-size = Carte
diff-cost = Costo d'energia
diff-type = Tipo
diff-color = Colore
diff-cap = Limitate
diff-capped = { $keyword } ({ $limit })
diff-at-most = al massimo { $max }
diff-any-number = qualsiasi numero
diff-then = { $before }, poi { $after }

diff-same = le stesse { cards }
diff-moved = { $cards ->
    [one] 1 carta tolta
   *[other] { $cards } carte tolte
}, { $came ->
    [one] 1 aggiunta
   *[other] { $came } aggiunte
}, { $stayed } in comune
diff-before = Prima
diff-after = Dopo
diff-verdict = { $list }: { $deck }, { $verdict } secondo { $terms }
diff-section = { $title } ({ $before } → { $after })

chances = Probabilità di averlo pescato entro il proprio turno, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
}, { $mulligan }
chances-of = { $chances }:
mulligan-none = senza mulligan
mulligan-all = tutta la mano torna nel mazzo
mulligan-optimal = il mulligan migliore per ogni richiesta e ogni turno
mulligan-other = mulligan { $mulligan }
in-the-deck = nel mazzo: { $counts }
diff-count = { $what }: { $before } → { $after }
diff-impossible = { $list ->
    [before] prima
   *[after] dopo
} non può avverarsi: { $reason }
