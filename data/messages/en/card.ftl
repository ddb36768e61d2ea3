# `cards show`: what is said of the sides and skills of a card. What has no words here stands in the notation of skills.

card-back = back: { $name }
card-name-not-known = name not known
card-z-energy = Z-Energy cost { $cost }
card-z-energy-not-known = Z-Energy cost not known: a table of your own can supply it
card-not-modelled = (not modelled)
card-line-not-modelled = (line { $line } is not modelled)
card-further-skills = (further skills are not in our table)
card-no-skills = (no skills)
card-text-not-shown = (what is written on it is not shown here, nor what is understood of it)
card-atk = ATK { $atk }
card-def = DEF { $def }
card-force = force { $force }
says-if-leader = if the leader is among { $cards }: { $says }
says-with-under = with { $count } or more { $cards } under { $host }: { $says }
says-if = if { $condition }: { $says }
says-of = { $who }: { $what }
says-this-card = this card
says-your-cards = your { $cards }
says-their-cards = the opponent's { $cards }
says-card-above = the card on top of this card
says-in = { $scope ->
    [all-areas] { $what } in all areas
    [deck-drop-warp] { $what } in deck, Drop Area and Warp
    [deck] { $what } in deck
    [hand] { $what } in hand
    [drop] { $what } in the Drop Area
    [warp] { $what } in the Warp
    [z-deck] { $what } in the Z-Deck
   *[under] { $what } while it lies under a card
}
says-also-has = also has { $what }
says-no-specified-cost = without specified cost
says-cannot-attack = cannot attack
says-keyword-negated = [{ $keyword }] negated
says-not-discarded = not discarded by { $cards }
says-may-use = may use [{ $keyword }]
says-costs-less = costs less for a price
says-loses = its player loses the game
says-instead = something else happens
says-detail = { $what }: { $detail }
says-chooses-from = may choose cards for [{ $family }] from { $areas } too
says-stacks-too = may choose up to { $number } more cards for its [Z-Stack]
says-starting-life = start with { $life } life
says-part = { $part ->
    [deck] deck
   *[z] Z-Deck
}
says-any-copies = any number of copies in the { says-part }
says-copies = up to { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
} in the { says-part }
says-at-most = up to { $most } { $cards } in the { says-part }
says-without = no { $cards } in the { says-part }
says-only = only { $cards } in the { says-part }
