# What stands around findings, and the verdict in one line.

severity = { $severity ->
    [error] error
    [warning] warning
   *[note] note
}
severity-incomplete = error: the deck is incomplete
rule = rule
help = help
rule-says = { $ruleset } { $rule }: { $words }
citation = { $rule ->
    [practice] event practice
    [events] event rules
   *[list] official ban list
}
more-of-kind = and { $more } more of this kind

verdict = { $verdict ->
    [legal] legal
    [incomplete] incomplete
   *[illegal] illegal
}
judged-by = { $ruleset }, { $list ->
    [none] no ban list
    [own] list { $name }
    [own-of] list { $name } of { $day }
   *[of] list of { $day }
}
verdict-line = { $source }: { $verdict } under { $terms } ({ $parts })
verdict-found = { $line }: { $tally }
verdict-fixable = { $line }; `scouter check --fix` mends { $count }
verdict-counts = { $lists ->
    [one] 1 list
   *[other] { $lists } lists
}: { $legal } legal, { $incomplete } incomplete, { $illegal } illegal
not-read = not read
without-leader = no { lead }
with-leader = { lead } { $leader }
section-count = { $section } { $count }
tally = { $count } { $severity ->
    [error] { $count ->
        [one] error
       *[other] errors
    }
    [warning] { $count ->
        [one] warning
       *[other] warnings
    }
   *[note] { $count ->
        [one] note
       *[other] notes
    }
}
