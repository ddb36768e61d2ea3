# `stats`: many lists counted.

stats-lists = { $lists ->
    [one] 1 list
   *[other] { $lists } lists
} under { $editions }: { $legal } legal, { $incomplete } incomplete, { $illegal } illegal
stats-edition = { $edition } ({ $lists })
stats-only = only those of { $leader }; { $others } of other { leads } are left out
stats-unreadable = { $lists } not readable, not counted
stats-skipped = { $lists } without a known card, not counted
stats-more = And { $more } more.
stats-more-top = and { $more } more; --top { $all } shows { $more ->
    [one] it
   *[other] them
}

stats-leaders = { $lead ->
    [ruler] Rulers
   *[leader] Leaders
}
stats-no-leader = (no known { lead })
stats-cards = Cards, with the lists that have one copy, two, …
stats-colors = Colors of { leads }
stats-caps = Caps
stats-keyword = keyword
stats-at-most = at most
stats-with-any = lists with any
stats-at-cap = at the cap
stats-above = above it
stats-or = { $first } or { $last }
stats-sizes = Sizes
stats-fewest = fewest
stats-most = most
stats-usual = usual
stats-in-lists = in lists
stats-findings = Findings
stats-code = code
stats-severity = severity
stats-count = findings
