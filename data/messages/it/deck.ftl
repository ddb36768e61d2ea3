# `show`: un mazzo in tabelle. `hand`: mani iniziali.

combo-for = { $power } per { $cost }
not-a-known-card = Carta sconosciuta: { $line }
not-counted = Non contata: { $line }
unknown-cards = { $cards ->
    [one] carta sconosciuta
   *[other] carte sconosciute
}
z-energy-open = ?: costo di Z-Energia non noto; in una partita una tale carta non si può giocare
energy-curve = Curva d'energia
count-of-kind = { $count } { kind-word }
colors = Colori
count-of-color = { color-word } { $count }
count-multicolor = di cui { $count ->
    [one] 1 multicolore
   *[other] { $count } multicolori
}
combo-power = Potenza di combo
combo-power-in = { $power } in { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} ({ $parts })
combo-power-part = { $count } con { $power }
so-many-of = { $cards } su { $max }

hand-title = Mano { $hand } di { $hands } (seme { $seed }, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
})
hand-kept = Mulligan: la mano resta com'è
hand-back = Mulligan: { $count ->
    [one] 1 torna nel mazzo (-), 1 pescata (+)
   *[other] { $count } tornano nel mazzo (-), { $count } pescate (+)
}:
hand-no-draw = Turno { $turn }: non si pesca
hand-draw = Turno { $turn }: { $card }
hand-life = Vite:
attributes = Attributi
