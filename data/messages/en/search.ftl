# Searches and wants that cannot be read: what was expected, and what to do.

search-at = { $option }: { $why }
search-the-end = the end
search-a-comparison = a comparison
search-no-cards = expected cards here, such as `battle`, `cost<=2` or `BT1-053`, not { $found }
search-no-field = cards have no `{ $word }`
search-no-sign = `{ $field }` is compared with one of { $signs }
search-no-value = expected { $what } behind `{ $field }`, not { $found }
search-wanted = { $what ->
    [kind] a card type such as battle
    [color] a color such as red
    [figure] a number, or a range such as 1..3
    [words] words
    [number] a card number such as BT1-053
    [sets] sets such as BT1 or BT1..BT9
    [state] `modelled`, `skill-less`, `banned` or `limited`
    [edition] an edition
    [deck] a deck
    [order] an order such as power
   *[value] a value
}
search-no-keyword = `{ $word }` is no keyword
search-near-keyword = `{ $word }` is no keyword; did you mean `{ $near }`?
search-no-count = expected a count here, such as `2+`, `2-`, `2` or `1..3`, not { $found }
search-bad-count = `{ $word }` is no count: a count is `2+`, `2-`, `2` (exactly), or `1..3`
search-no-turn = expected a turn here, as in `by turn 3`, not { $found }
search-not-closed = expected `)` here, not { $found }
search-no-end = expected `and`, `or` or the end here, not { $found }
search-open-quotes = these quotes are not closed
search-open-expression = this expression is not closed: it ends with `/`
search-bad-expression = this expression cannot be read: { $why }
search-large-expression = this expression cannot be read: it is too large
search-words-only = `{ $field }` takes words, and no expression between `/`
search-too-deep = this is nested more than { $most } deep
search-too-long = a text of more than { $most } bytes is not read
search-fields = there are { $names }
search-near-field = did you mean `{ $near }`? there are { $names }
search-begin-with-count = each part of a want begins with a count: 1+ BT1-053
search-absent = no card { $what ->
    [trait] has the trait
    [character] has the character
    [era] has the era
   *[set] is of the set
} `{ $word }`
search-absent-near = { search-absent }; did you mean `{ $near }`?
search-no-order = SEARCH: `sort:` takes an order: { $why }
search-other-edition = { $option }: { $edition } is an edition of { $game }
search-cards-of = these are cards of { $game }

near-number = no card has the number { $number }; near it are { $cards }
near-cards = near it are { $cards }
near-word = did you mean the cards that are `{ $word }`?
near-listed = scouter show { $list } lists its cards
pile-elsewhere = { $card } is { $section ->
    [leader] the leader
   *[other] { in-section }
} of { $list }, not in its main deck
pile-absent = { $card } is not in the main deck of { $list }
pile-absent-both = { $card } is not in the main deck of { $list }, nor in that of { $other }
pile-unsure = the skills of { $card }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
} are not all known, so whether `{ $search }` means it is not
pile-ask-printed = ask for what is printed, or name the cards by their numbers
want-groups = a want speaks of at most { $most } different groups of cards
find-instead = no card name has `{ $word }`; `{ $near }` is looked for instead
find-set = the cards of a set are asked for by `set:{ $set }`
find-no-name = no card name has `{ $word }`
find-no-name-near = no card name has `{ $word }`; did you mean `{ $near }`?
find-within-names = { $said } is asked of the cards; for names with these words: '"{ $words }"'
find-other-game = `{ $kind }` is a card type of { $of }; --game { $game } searches its cards
