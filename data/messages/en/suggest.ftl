# `suggest`: cards that go with a deck, each with its reason.

suggest-title = { $found } for { $deck } under { $terms }
suggest-learned = learned from { $lists ->
    [one] 1 other list
   *[other] { $lists } other lists
} of { $from }: the { $nearest } most like the deck, { $same ->
    [0] none of them with its leader
   *[other] { $same } of them with its leader
}
suggest-cost = cost { $cost }
suggest-what = what
suggest-why = why
suggest-room = up to

suggest-alike = in { $near } of the { $nearest } lists most like this one ({ $share } % by likeness), in { $all } of all { $lists }
suggest-asker = { $card } ({ copies })
suggest-more-cards = { $more ->
    [one] 1 more card
   *[other] { $more } more cards
}
suggest-asked-by = asked for by { $cards }
suggest-wants-leader = asks for such a leader
suggest-asks-for = asks for { cards } of the deck
suggest-with = { $what } with { cards }
suggest-shares = shares { $what }
suggest-colors = in the colors of the deck

suggest-too-few = { $from }: { $lists ->
    [one] 1 list has
   *[other] { $lists } lists have
} a card in common with the deck; { $needed } are needed to learn from
