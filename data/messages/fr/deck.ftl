# `show` : un deck en tableaux. `hand` : mains de départ.

combo-for = { $power } pour { $cost }
not-a-known-card = Carte inconnue : { $line }
not-counted = Non comptée : { $line }
unknown-cards = { $cards ->
    [one] carte inconnue
   *[other] cartes inconnues
}
z-energy-open = ? : coût d'énergie Z inconnu ; dans une partie, une telle carte ne peut pas être jouée
energy-curve = Courbe d'énergie
count-of-kind = { $count } { kind-word }
colors = Couleurs
count-of-color = { color-word } { $count }
count-multicolor = dont { $count ->
    [one] { $count } multicolore
   *[other] { $count } multicolores
}
combo-power = Puissance de Combo
combo-power-in = { $power } dans { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $parts })
combo-power-part = { $count } avec { $power }
so-many-of = { $cards } sur { $max }

hand-title = Main { $hand } sur { $hands } (graine { $seed }, { $seat ->
    [first] premier joueur
   *[second] second joueur
})
hand-kept = Mulligan : la main est gardée
hand-back = Mulligan : { $count ->
    [one] { $count } retourne dans le deck (-), { $count } piochée (+)
   *[other] { $count } retournent dans le deck (-), { $count } piochées (+)
} :
hand-no-draw = Tour { $turn } : pas de pioche
hand-draw = Tour { $turn } : { $card }
hand-life = Vies :
attributes = Attributs
