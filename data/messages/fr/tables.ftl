# Des mots que plusieurs tableaux ont en commun : têtes de colonnes, types, couleurs, ce qui d'un deck est modélisé.

column-number = numéro
column-card = carte
column-name = nom
column-type = type
column-color = couleur
column-cost = coût
column-power = puissance
column-combo = combo
column-section = section
column-before = avant
column-after = après
column-change = écart
column-turn = tour
column-lists = listes
column-share = part
column-mean = moyenne

kind-word = { $kind ->
    [leader] leader
    [battle] combat
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
   *[token] jeton
}
color-word = { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[white] blanc
}
multicolor = multicolore
colorless = incolore

modelled = { $leader ->
    [known] modélisés : le Leader et { $cards } cartes sur { $of }
    [unknown] modélisées : { $cards } cartes sur { $of }, pas le Leader
   *[none] modélisées : { $cards } cartes sur { $of }
}
modelled-but = { $modelled } ; non modélisées : { $missing }
modelled-of = { $deck } : { $modelled }
