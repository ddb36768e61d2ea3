# What every file may use: numbers with their nouns, parts of a deck, types of cards.

copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
}

section = { $section ->
    [leader] Leader
    [main] Main Deck
    [side] Side Deck
    [z] Z-Deck
    [extra] Extra Deck
    [stones] Magic Stone Deck
    [evolution] Evolution Deck
   *[other] { $section }
}
the-section = the { section }
in-section = in the { section }
from-section = from the { section }
to-section = to the { section }

a-kind = { $kind ->
    [leader] a Leader Card
    [battle] a Battle Card
    [extra] an Extra Card
    [unison] a Unison Card
    [z-leader] a Z-Leader
    [z-battle] a Z-Battle Card
    [z-extra] a Z-Extra Card
    [z-unison] a Z-Unison Card
   *[token] a token
}
kinds = { $kind ->
    [leader] Leader Cards
    [battle] Battle Cards
    [extra] Extra Cards
    [unison] Unison Cards
    [z-leader] Z-Leaders
    [z-battle] Z-Battle Cards
    [z-extra] Z-Extra Cards
    [z-unison] Z-Unison Cards
   *[token] tokens
}
kind-word = { $kind ->
    [leader] leader
    [battle] battle
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
   *[token] token
}
color-word = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[white] white
}
and = { $first } and { $last }
either = , or
also = { $first }; { $last }
n-more = { $more } more
