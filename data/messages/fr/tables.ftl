# Des mots que plusieurs tableaux ont en commun : têtes de colonnes, types, couleurs, ce qui d'un deck est modélisé.

column-number = numéro
column-card = carte
column-name = nom
column-type = type
column-color = couleur
column-attributes = attribut
column-cost = coût
column-z-energy = énergie Z
column-level = niveau
column-power = puissance
column-defense = défense
column-combo = combo
level-of = { $kind ->
    [xyz] rang { $level }
    [link] link { $level }
   *[other] niveau { $level }
}
column-section = section
column-before = avant
column-after = après
column-change = écart
column-turn = tour
column-seen = vues
column-lists = listes
column-share = part
column-mean = moyenne
counts-as = compte comme { $name }

multicolor = multicolore
colorless = incolore

modelled = { $leader ->
    [known] modélisés : le Leader et { $cards } cartes sur { $of }
    [unknown] modélisées : { $cards } cartes sur { $of }, pas le Leader
   *[none] modélisées : { $cards } cartes sur { $of }
}
modelled-but = { $modelled } ; non modélisées : { $missing }
modelled-of = { $deck } : { $modelled }
