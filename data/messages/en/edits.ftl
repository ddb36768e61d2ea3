# What an edit has done to a list. `cards find`: how many cards there are.

edit-nothing = { $deck }: nothing to change
edit-now = now
edit-gone = gone
edit-finding = { $severity }[{ $code }]: { $message }
edit-more = and { $more } more
edit-see = see { $command }
edit-undone = { $deck }: undone: { $done }
edit-redone = { $deck }: done again: { $done }
edit-untold = { $deck }: what has changed cannot be shown: { $why }
edit-applied = { $list }: { $edits ->
    [one] 1 edit
   *[other] { $edits } edits
} applied

found-all = { cards }
found-shown-of = { $shown } of { cards }
found-open = { $found }; { $open ->
    [one] 1 more may be meant: not all of its skills are known
   *[other] { $open } more may be meant: not all of their skills are known
}
