# `diff`: two lists side by side.

diff-size = Cards
diff-cost = Energy cost
diff-type = Type
diff-color = Color
diff-cap = Capped
diff-capped = { $keyword } ({ $limit })
diff-at-most = at most { $max }
diff-any-number = any number
diff-then = { $before }, then { $after }

diff-same = the same { cards }
diff-moved = { cards } out, { $came } in, { $stayed } in both
diff-before = Before
diff-after = After
diff-verdict = { $list }: { $deck }, { $verdict } under { $terms }
diff-section = { $title } ({ $before } → { $after })

chances = Chances to have drawn it by own turn, going { $seat ->
    [first] first
   *[second] second
}, { $mulligan }
chances-of = { $chances }:
mulligan-none = no mulligan
mulligan-all = the whole hand goes back
mulligan-optimal = the best mulligan for each want and turn
mulligan-other = mulligan { $mulligan }
in-the-deck = in the deck: { $counts }
diff-count = { $what }: { $before } → { $after }
diff-impossible = { $list ->
    [before] before
   *[after] after
}, it cannot come true: { $reason }
