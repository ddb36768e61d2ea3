# `show`: a deck as tables. `hand`: opening hands.

combo-for = { $power } for { $cost }
not-a-known-card = Not a known card: { $line }
not-counted = Not counted: { $line }
unknown-cards = { $cards ->
    [one] unknown card
   *[other] unknown cards
}
z-energy-open = ?: Z-Energy cost not known; in a game such a card cannot be played
energy-curve = Energy curve
count-of-kind = { $count } { kind-word }
colors = Colors
count-of-color = { color-word } { $count }
count-multicolor = { $count } of them multicolor
combo-power = Combo power
combo-power-in = { $power } in { $cards } cards ({ $parts })
combo-power-part = { $count } with { $power }
so-many-of = { $cards } of { $max }

hand-title = Hand { $hand } of { $hands } (seed { $seed }, going { $seat ->
    [first] first
   *[second] second
})
hand-kept = Mulligan: the hand is kept
hand-back = Mulligan: { $count } { $count ->
    [one] goes
   *[other] go
} back (-), { $count } drawn (+):
hand-no-draw = Turn { $turn }: no draw
hand-draw = Turn { $turn }: { $card }
hand-life = Life:
attributes = Attributes
