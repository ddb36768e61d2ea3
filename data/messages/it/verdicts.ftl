# Quello che sta intorno ai problemi trovati, e il verdetto in una riga.

severity = { $severity ->
    [error] errore
    [warning] avviso
   *[note] nota
}
severity-incomplete = errore: il mazzo è incompleto
rule = regola
help = aiuto
rule-says = { $ruleset } { $rule }: { $words }
citation = { $rule ->
    [practice] prassi degli eventi
    [events] regole degli eventi
   *[list] lista ufficiale delle carte vietate
}
more-of-kind = e { $more ->
    [one] un'altra
   *[other] altre { $more }
} di questo tipo

verdict = { $verdict ->
    [legal] legale
    [incomplete] incompleto
   *[illegal] illegale
}
judged-by = { $ruleset }, { $list ->
    [none] senza lista delle carte vietate
    [own] lista { $name }
    [own-of] lista { $name } del { $day }
   *[of] lista del { $day }
}
verdict-line = { $source }: { $verdict } secondo { $terms } ({ $parts })
verdict-found = { $line }: { $tally }
verdict-fixable = { $line }; `scouter check --fix` ne corregge { $count }
verdict-counts = { $lists ->
    [one] 1 lista
   *[other] { $lists } liste
}: { $legal ->
    [one] 1 legale
   *[other] { $legal } legali
}, { $incomplete ->
    [one] 1 incompleta
   *[other] { $incomplete } incomplete
}, { $illegal ->
    [one] 1 illegale
   *[other] { $illegal } illegali
}
not-read = non letto
without-leader = senza { lead }
with-leader = { lead } { $leader }
section-count = { $section ->
    [leader] Leader
    [ruler] sovrano
    [main] mazzo
    [side] side
    [z] Z-Deck
    [extra] extra
    [stones] pietre
   *[evolution] evoluzione
} { $count }
tally = { $count } { $severity ->
    [error] { $count ->
        [one] errore
       *[other] errori
    }
    [warning] { $count ->
        [one] avviso
       *[other] avvisi
    }
   *[note] { $count ->
        [one] nota
       *[other] note
    }
}
