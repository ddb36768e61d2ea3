# `--impact` de `goldfish` et `match` : ce qui va de pair avec la victoire, carte par carte.

impact-title = { $deck }, carte par carte, en { $games } parties{ $of ->
    [field] , sans peser les parts des listes
   *[lists] { "" }
} : { $result }
impact-correlation = C'est une corrélation, pas une cause. La main de départ vient du hasard, sauf ce que le mulligan renvoie ; ce qu'une carte devient ensuite dépend aussi du cours de la partie : les longues parties font piocher plus de cartes, et qui mène en joue davantage. Pour savoir ce que fait une carte, on l'échange : --swap.
impact-card = carte
impact-opening = main %
impact-with = avec
impact-without = sans
impact-difference = écart
impact-change = effet
impact-drawn = piochée
impact-played = jouée
impact-charged = énergie
impact-comboed = combo
impact-left = restée
impact-points = Comment finissent les parties : celles qui sont gagnées, en pour cent ; une partie que personne ne gagne est à moitié gagnée.
impact-turns = Comment finissent les parties : à quel tour propre elles sont gagnées, un de plus qu'il n'y en a si elles ne le sont pas ; moins, c'est mieux.
impact-legend = En haut : combien de fois la carte est dans la main de départ, comment finissent ces parties et toutes les autres, l'écart, et l'effet : ce qui en revient au résultat de toutes les parties (l'écart fois la fréquence). En bas : l'écart là où la carte a été piochée plus tard, jouée, rechargée comme énergie, utilisée en combo, restée en main à la fin. Les intervalles sont de 95 %, par parties, et chacun vaut pour lui seul : sur 20 cartes sans effet, une semble en avoir. - : moins de { $games } parties d'un côté.
