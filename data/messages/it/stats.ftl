# `stats`: molte liste contate.

stats-lists = { $lists ->
    [one] 1 lista
   *[other] { $lists } liste
} secondo { $editions }: { $legal ->
    [one] 1 legale
   *[other] { $legal } legali
}, { $incomplete ->
    [one] 1 incompleta
   *[other] { $incomplete } incomplete
}, { $illegal ->
    [one] 1 illegale
   *[other] { $illegal } illegali
}
stats-edition = { $edition } ({ $lists })
stats-only = solo quelle di { $leader }; escluse { $others } di altri { leads }
stats-unreadable = { $lists } non leggibili, non contate
stats-skipped = { $lists } senza una carta conosciuta, non contate
stats-more = E { $more ->
    [one] un'altra
   *[other] altre { $more }
}.
stats-more-top = e { $more ->
    [one] un'altra; --top { $all } la mostra
   *[other] altre { $more }; --top { $all } le mostra
}

stats-leaders = { $lead ->
    [ruler] Sovrani
   *[leader] Leader
}
stats-no-leader = (nessun { lead } conosciuto)
stats-cards = Carte, con le liste che ne hanno una copia, due, …
stats-colors = Colori dei { leads }
stats-caps = Limiti
stats-keyword = parola chiave
stats-at-most = massimo
stats-with-any = liste che ne hanno
stats-at-cap = al limite
stats-above = oltre
stats-or = { $first } o { $last }
stats-sizes = Dimensioni
stats-fewest = minimo
stats-most = massimo
stats-usual = di solito
stats-in-lists = in liste
stats-findings = Problemi
stats-code = codice
stats-severity = gravità
stats-count = volte
