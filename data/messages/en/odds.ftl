# `odds`: exact chances by turn. `mulligan`: what to send back. Why a want cannot come true.

odds-head = { $deck } by { $ruleset }: { $cards } cards, going { $seat ->
    [first] first
   *[second] second
}, { $mulligan }
odds-count = { $what }: { $count }
odds-impossible = { $want } cannot come true: { $reason }.
odds-exact-alone = Exact, nothing is sampled.
odds-exact = Exact, nothing is sampled. With n cards seen, the chance is the number of ways to see what is wanted over C({ $cards },n), summed over all numbers of cards a, b, … that are wanted:
odds-turns = { $want } counts at the end of several turns ({ $turns }): the ways to see the cards up to the first are multiplied by the ways to see those after it up to the next, and so on, class by class.
odds-no-mulligan = This edition knows no mulligan.
odds-whole-hand = A hand that is drawn anew is as good as the first one.
odds-to-bottom = The mulligan sums over all C({ $cards },{ $hand }) opening hands: what stays is kept, the hand is filled up from the other { $others } cards, and what went to the bottom is not seen again.
odds-reshuffled = The mulligan sums over all C({ $cards },{ $hand }) opening hands: with k cards kept, the same count for n-k of the other { $cards }-k cards.
odds-no-draw = Who goes first does not draw on turn 1 ({ $rule }).
odds-life = Life cards are not seen and change nothing: all places of a shuffled deck are alike.

obstacle-deck = only { cards } can be drawn for `{ $search }`, and { $wanted ->
    [one] 1 is
   *[other] { $wanted } are
} wanted
obstacle-seen = only { cards } are seen, and { $wanted ->
    [one] 1 is
   *[other] { $wanted } are
} wanted for `{ $search }`
obstacle-always = at least { $least } of the cards seen are always `{ $search }`, and at most { $wanted ->
    [one] 1 is
   *[other] { $wanted } are
} wanted
obstacle-together = its parts cannot hold at the same time with this deck

mulligan-head = { $deck } by { $ruleset }, going { $seat ->
    [first] first
   *[second] second
}, by turn { $turn }:
mulligan-impossible = This cannot come true: { $reason }.
mulligan-chance = chance
mulligan-goes-back = goes back
mulligan-nothing = nothing
mulligan-send-back = Send back { $back } of { $hand } cards: { $best } instead of { $all } with all kept.
mulligan-keep-all = Keep all: { $all }, and nothing is better.
mulligan-keep = keep
mulligan-back = back
mulligan-counts-for = counts for { $counts }
mulligan-nothing-wanted = nothing wanted
mulligan-no-difference = { $counts }; { $otherwise ->
    [back] sent back as well
   *[kept] kept as well
}: no difference
mulligan-worse = { $counts }; { $otherwise ->
    [back] sent back as well
   *[kept] kept as well
}: { $chance } ({ $less } points less)
mulligan-without = without a mulligan
mulligan-best = with the best one
mulligan-whole = hands to keep whole
mulligan-counts = what it counts for
mulligan-in-the-deck = in the deck
mulligan-stays = { $copy } stays
mulligan-in-deck = in deck
mulligan-for = counts for
mulligan-how-often-hand = How often a hand with a 1st, 2nd, … such card stays:
mulligan-how-often = Of the other hands, how often the 1st, 2nd, … such card stays:
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
mulligan-exact = { $procedure ->
    [none] The hand stays as it is
    [any] Any number of cards goes back, the deck is shuffled, as many are drawn
    [whole] The whole hand goes back or none of it, and the deck is shuffled
   *[bottom] Any number of cards goes to the bottom, as many are drawn
} ({ $rule }). Exact, nothing is sampled: with k cards kept, the number of ways to draw the others as wanted, over all ways. Of equal choices the one that keeps more comes first.

by-play-title = { $deck } against { $against } by { $ruleset }, going { $seat ->
    [first] first
   *[second] second
}, { $players }, seed { $seed }: what to send back of this hand, by { $games } games
by-play-itself = itself
by-play-wins = wins
by-play-interval = (95 %)
by-play-less = against the best
by-play-games = games
by-play-back = goes back
by-play-cards = { $cards }
by-play-more = { $returns ->
    [one] 1 other return is
   *[other] { $returns } other returns are
} not plainly worse: --format csv lists them, and more games tell.
by-play-out = { $returns ->
    [one] 1 other return is
   *[other] { $returns } other returns are
} plainly worse: left out on the way.
by-play-keep = All kept: { $share } ({ $interval }), { $less } points against the best.
by-play-legend = All returns play the same games; a game that nobody wins is half won. Against the best: the difference in points, game by game, with its interval of 95 %. The first of many that are close looks better than it is.

odds-too-few = { $deck } cards can be drawn; hand, life and the draws of { $turns } turns need { $needed }
odds-to-the-bottom = by turn { $turns } the deck of { $deck } cards could be drawn down to those put at its bottom; { $needed } cards are needed
odds-too-large = a deck of { $deck } cards is too large for exact chances over so many turns
odds-too-many-classes = this tells { $classes } classes of cards apart, turn by turn, more than can be counted in reasonable time
odds-too-many-turns = this tells { $turns } turns apart, that of the last cards included; there can be { $most }
odds-whole-hand-only = under this edition the whole hand goes back or none of it
odds-no-pile = --pile: by { $ruleset } nothing is drawn { from-section }
odds-main-pile = leave it out: hands are drawn from the Main Deck
opening-too-few = the main deck has { $deck } cards; hand, life and the draws asked for need { $needed }
opening-whole-hand = under this edition the whole hand goes back or none of it; use --mulligan all or none
