# `cards build --diff` et `--why` : comment les lignes des cartes se lisent, et ce qui se lit autrement qu'avant.

reread-place = { $card }, { $side ->
    [front] face
   *[back] dos
}, ligne { $line }
reread-printed = imprimé
reread-means-the-same = Les deux veulent dire la même chose.
reread-none = aucune ligne ne se lit autrement
reread-so-many = { $lines ->
    [one] { $lines } ligne se lit
   *[other] { $lines } lignes se lisent
} autrement, sur { cards }
why-not-taken = refusé
why-means = veut dire
why-read = lu
why-stops = arrêt à
why-expected = attendu
why-no-words = (aucun mot)
