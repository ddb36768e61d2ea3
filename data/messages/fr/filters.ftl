# Descriptions de cartes, composées de l'extérieur vers l'intérieur.

cards-plain = cartes
cards-so = { $cards } { $so }
cards-which = { $cards } { $which }
cards-or = { $first } ou { $last }

so-color = { $color ->
    [red] rouges
    [blue] bleues
    [green] vertes
    [yellow] jaunes
    [black] noires
    [white] blanches
   *[other] { $color }
}
so-originally = { so-color } à l'origine
so-just = seulement de couleur { $colors }
so-multicolor = multicolores
so-family = avec [{ $family }]
so-keyword = avec [{ $keyword }]
so-only = seulement { $what }
so-mode = en { $mode }
so-attacking = en attaque
so-guarding = en défense
so-face-up = face visible
so-once-face-up = qui étaient face visible
so-token = jetons
so-evolved = évoluées
so-skill-less = sans Capacité
so-originally-skill-less = sans Capacité à l'origine
so-not = non { $so }

which-any = de toute sorte
which-energy-cost = avec un coût d'énergie
which-energy-costs = avec un coût d'énergie { $values }
which-original-costs = avec un coût d'énergie d'origine { $values }
which-specified-costs = avec un coût de couleur { $values }
which-z-energy-costs = avec un coût d'énergie Z { $values }
which-counted-cost = avec un certain coût d'énergie
which-declared-character = avec le nom de personnage déclaré
which-declared-cost = avec le coût d'énergie original déclaré
which-combo-costs = avec un coût de Combo { $values }
which-power = avec { $values }
which-counted-power = avec une certaine puissance
which-markers = avec { $values }
which-owned = { $who ->
    [you] qui vous appartiennent
    [opponent] qui appartiennent à votre adversaire
   *[both] qui appartiennent à un joueur
}
which-no-keyword = sans Capacité-clef
which-in-text = avec [{ $keyword }] dans le texte de leurs Capacités
which-shares = avec { $shared ->
    [name] le même nom
    [character] le même nom du personnage
    [trait] la même origine
    [colors] les mêmes couleurs
    [cost] le même coût d'énergie
   *[power] la même puissance
} que d'autres
which-union-name = avec un nom de personnage que demande une Capacité [Union]
which-combo = qui peuvent faire un Combo
which-copy = du même numéro
which-this = qui ont la Capacité
which-area = en { $area }
which-came-from = provenant de { $area }
which-era = de l'ère { $era }
which-trait-part = avec 《{ $part }》 dans une origine
which-no-trait-part = sans 《{ $part }》 dans leurs origines
which-character-part = avec ＜{ $part }＞ dans le nom du personnage
which-name-part = avec { "{" }{ $part }{ "}" } dans leur nom
which-other-than = autres que { $cards }
which-are = qui sont { $cards }

cost-at-least = de { $value } ou plus
cost-at-most = de { $value } ou moins
cost-between = de { $least } à { $most }
value-at-least = { $value } { value-unit } ou plus
value-at-most = { $value } { value-unit } ou moins
value-between = de { $least } à { $most } { value-unit }
value-unit = { $unit ->
    [power] de puissance
    [original-power] de puissance d'origine
    [combo-power] de puissance de Combo
   *[markers] marqueurs
}
