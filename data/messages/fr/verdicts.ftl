# Ce qui entoure les problèmes trouvés, et le verdict en une ligne.

severity = { $severity ->
    [error] erreur
    [warning] avertissement
   *[note] note
}
severity-incomplete = erreur : le deck est incomplet
rule = règle
help = aide
rule-says = { $ruleset } { $rule } : { $words }
citation = { $rule ->
    [practice] usage des événements
    [events] règles des événements
   *[list] liste officielle des cartes interdites
}
more-of-kind = et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
} de ce genre

verdict = { $verdict ->
    [legal] légal
    [incomplete] incomplet
   *[illegal] illégal
}
judged-by = { $ruleset }, { $list ->
    [none] sans liste des cartes interdites
    [own] liste { $name }
    [own-of] liste { $name } du { $day }
   *[of] liste du { $day }
}
verdict-line = { $source } : { $verdict } selon { $terms } ({ $parts })
verdict-found = { $line } : { $tally }
verdict-fixable = { $line } ; `scouter check --fix` en corrige { $count }
verdict-counts = { $lists ->
    [one] { $lists } liste
   *[other] { $lists } listes
} : { $legal ->
    [one] { $legal } légale
   *[other] { $legal } légales
}, { $incomplete ->
    [one] { $incomplete } incomplète
   *[other] { $incomplete } incomplètes
}, { $illegal ->
    [one] { $illegal } illégale
   *[other] { $illegal } illégales
}
not-read = non lu
without-leader = sans { lead }
with-leader = { lead } { $leader }
section-count = { $section ->
    [leader] Leader
    [ruler] souverain
    [main] deck
    [side] side
    [z] Z-Deck
    [extra] extra
    [stones] pierres
   *[evolution] évolution
} { $count }
tally = { $count } { $severity ->
    [error] { $count ->
        [one] erreur
       *[other] erreurs
    }
    [warning] { $count ->
        [one] avertissement
       *[other] avertissements
    }
   *[note] { $count ->
        [one] note
       *[other] notes
    }
}
