# `diff` : deux listes côte à côte.

diff-size = Cartes
diff-cost = Coût d'énergie
diff-type = Type
diff-color = Couleur
diff-cap = Limitées
diff-capped = { $keyword } ({ $limit })
diff-at-most = { $max } au plus
diff-any-number = nombre quelconque
diff-then = { $before }, puis { $after }

diff-same = les mêmes { cards }
diff-moved = { $cards ->
    [one] { $cards } carte retirée
   *[other] { $cards } cartes retirées
}, { $came ->
    [one] { $came } ajoutée
   *[other] { $came } ajoutées
}, { $stayed } en commun
diff-before = Avant
diff-after = Après
diff-verdict = { $list } : { $deck }, { $verdict } selon { $terms }
diff-section = { $title } ({ $before } → { $after })

chances = Probabilités de l'avoir pioché à son propre tour, { $seat ->
    [first] premier joueur
   *[second] second joueur
}, { $mulligan }
chances-of = { $chances } :
mulligan-none = sans mulligan
mulligan-all = toute la main retourne dans le deck
mulligan-optimal = le meilleur mulligan pour chaque souhait et chaque tour
mulligan-other = mulligan { $mulligan }
in-the-deck = dans le deck : { $counts }
diff-count = { $what } : { $before } → { $after }
diff-impossible = { $list ->
    [before] avant
   *[after] après
}, cela ne peut pas arriver : { $reason }
