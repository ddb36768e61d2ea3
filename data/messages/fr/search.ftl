# Recherches et souhaits qui ne peuvent être lus : ce qu'il faut, et que faire.

search-at = { $option } : { $why }
search-the-end = la fin
search-a-comparison = une comparaison
search-no-cards = il faut ici des cartes, comme `battle`, `cost<=2` ou `BT1-053`, pas { $found }
search-no-field = les cartes n'ont pas de `{ $word }`
search-no-sign = `{ $field }` se compare par l'un de { $signs }
search-no-value = il faut { $what } derrière `{ $field }`, pas { $found }
search-wanted = { $what ->
    [kind] un type de carte comme battle
    [color] une couleur comme red
    [figure] un nombre, ou une plage comme 1..3
    [words] des mots
    [number] un numéro de carte comme BT1-053
    [sets] une série, comme BT1 ou BT1..BT9
    [state] `modelled`, `skill-less`, `banned` ou `limited`
    [edition] une édition
    [deck] un deck
    [order] un ordre comme power
   *[value] une valeur
}
search-no-keyword = `{ $word }` n'est pas un mot-clé
search-near-keyword = `{ $word }` n'est pas un mot-clé ; vouliez-vous dire `{ $near }` ?
search-no-count = il faut ici un nombre, comme `2+`, `2-`, `2` ou `1..3`, pas { $found }
search-bad-count = `{ $word }` n'est pas un nombre : c'est `2+`, `2-`, `2` (exactement) ou `1..3`
search-no-turn = il faut ici un tour, comme dans `by turn 3`, pas { $found }
search-not-closed = il faut `)` ici, pas { $found }
search-no-end = il faut ici `and`, `or` ou la fin, pas { $found }
search-open-quotes = ces guillemets ne sont pas fermés
search-open-expression = cette expression n'est pas fermée : elle finit par `/`
search-bad-expression = cette expression ne peut pas être lue : { $why }
search-large-expression = cette expression ne peut pas être lue : elle est trop grande
search-words-only = `{ $field }` prend des mots, et pas d'expression entre `/`
search-too-deep = ceci est imbriqué plus de { $most } fois
search-too-long = un texte de plus de { $most } octets n'est pas lu
search-fields = il y a { $names }
search-near-field = vouliez-vous dire `{ $near }` ? il y a { $names }
search-begin-with-count = chaque partie d'un souhait commence par un nombre : 1+ BT1-053
search-absent = aucune carte { $what ->
    [trait] n'a l'origine
    [character] n'a le nom de personnage
    [era] n'est de l'ère
   *[set] n'est de la série
} `{ $word }`
search-absent-near = { search-absent } ; vouliez-vous dire `{ $near }` ?
search-no-order = SEARCH : `sort:` prend un ordre : { $why }
search-other-edition = { $option } : { $edition } est une édition de { $game }
search-cards-of = ce sont des cartes de { $game }

near-number = aucune carte n'a le numéro { $number } ; en sont proches { $cards }
near-cards = en sont proches { $cards }
near-word = vouliez-vous dire les cartes qui sont `{ $word }` ?
near-listed = scouter show { $list } en énumère les cartes
pile-elsewhere = { $card } est { $section ->
    [leader] le leader
   *[other] { in-section }
} de { $list }, pas dans son deck principal
pile-absent = { $card } n'est pas dans le deck principal de { $list }
pile-absent-both = { $card } n'est pas dans le deck principal de { $list }, ni dans celui de { $other }
pile-unsure = les Capacités de { $card }{ $more ->
    [0] { "" }
   *[other] { " " }et de { $more } autres
} ne sont pas toutes connues, on ne sait donc pas si `{ $search }` les désigne
pile-ask-printed = demandez ce qui est imprimé, ou nommez les cartes par leurs numéros
want-groups = un souhait parle au plus de { $most } groupes de cartes différents
find-instead = aucun nom de carte n'a `{ $word }` ; `{ $near }` est cherché à la place
find-set = les cartes d'une série se demandent par `set:{ $set }`
find-no-name = aucun nom de carte n'a `{ $word }`
find-no-name-near = aucun nom de carte n'a `{ $word }` ; vouliez-vous dire `{ $near }` ?
find-within-names = { $said } est demandé des cartes ; pour des noms avec ces mots : '"{ $words }"'
find-other-game = `{ $kind }` est un type de carte de { $of } ; --game { $game } en cherche les cartes
