# `stats` : beaucoup de listes comptées.

stats-lists = { $lists ->
    [one] { $lists } liste
   *[other] { $lists } listes
} selon { $editions } : { $legal ->
    [one] { $legal } légale
   *[other] { $legal } légales
}, { $incomplete ->
    [one] { $incomplete } incomplète
   *[other] { $incomplete } incomplètes
}, { $illegal ->
    [one] { $illegal } illégale
   *[other] { $illegal } illégales
}
stats-edition = { $edition } ({ $lists })
stats-only = seulement celles de { $leader } ; { $others } d'autres { leads } sont laissées de côté
stats-unreadable = { $lists } illisibles, non comptées
stats-skipped = { $lists } sans carte connue, non comptées
stats-more = Et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}.
stats-more-top = et { $more ->
    [one] { $more } autre ; --top { $all } la montre
   *[other] { $more } autres ; --top { $all } les montre
}

stats-leaders = { $lead ->
    [ruler] Souverains
   *[leader] Leaders
}
stats-no-leader = (aucun { lead } connu)
stats-cards = Cartes, avec les listes qui en ont un exemplaire, deux, …
stats-colors = Couleurs des { leads }
stats-caps = Limites
stats-keyword = mot-clef
stats-at-most = au plus
stats-with-any = listes qui en ont
stats-at-cap = à la limite
stats-above = au-delà
stats-or = { $first } ou { $last }
stats-sizes = Tailles
stats-fewest = minimum
stats-most = maximum
stats-usual = d'ordinaire
stats-in-lists = dans listes
stats-findings = Problèmes
stats-code = code
stats-severity = gravité
stats-count = fois
