# `match`: many games between decks.

match-title = { games } by { $ruleset }, { $players }, seats swapped every other game, seed { $seed }
match-title-pairs = { games } in { $pairs } pairs by { $ruleset }, { $players }, seats swapped every other game, seed { $seed }
match-players = { $player } players
match-players-two = { $a } against { $b }
match-wins = { $list } wins { $wins }: { $share }
match-wins-by = { $list } ({ $player }) wins { $wins }: { $share }
match-share = { $share } ({ $interval } { $by ->
    [games] by games
   *[pairs] by pairs
})
match-draws = draws { $count } ({ $share } %)
match-undecided = undecided at turn { $turn }: { $count } ({ $share } %)
match-first = won by who goes first { $count } ({ $share } %)
match-means = { $turns } turns and { $decisions } decisions a game
match-all = all
match-grid = Games that the row wins against the column, in percent; ± { $half } at most (95 % by games)
match-grid-sum = Draws { $draws }, undecided at turn { $turn }: { $undecided }
match-grid-told = Games that the row wins against the column, in percent.

what-if-title = { $deck } against { $against }: { games } of each form, with the same chances, by { $ruleset }, { $players }, seed { $seed }
what-if-field = a field of { $lists } { $lists ->
    [one] list
   *[other] lists
  }
what-if-as-is = as it is
what-if-won = wins { $share }
what-if-turn = in own turn { $turn } on average ({ $low }–{ $high }; games without a win count as turn { $last })
what-if-points = { $more } points ({ $low } to { $high })
what-if-turns = { $more } turns ({ $low } to { $high })
what-if-seen = a difference is seen
what-if-unseen = no difference seen; if it is of this size, { games } of each form show it four times in five
what-if-few = no difference seen in so few games
what-if-even = no difference seen: it is none in these games
what-if-nothing = nothing was played
what-if-told = Differences are to the deck as it is, pair by pair with the same chances, with intervals of 95 %. A game that nobody wins is half won.
what-if-many = Each interval holds by itself: of 20 changes that do nothing, one looks as if it did.
what-if-form = form
what-if-value = result
what-if-difference = difference
what-if-verdict = verdict
what-if-illegal = after { $swap } the list is illegal under { $terms }:
what-if-allow = swap other cards, or take the list as it is: --allow-illegal
what-if-size = let as many cards come as go, or take the list as it is: --allow-illegal

field-title = { $deck } against a field of { $lists ->
    [one] 1 list
   *[other] { $lists } lists
}: { games } by { $ruleset }, { $players }, seats swapped every other game, seed { $seed }
field-expected = expected by the shares of the lists: { $share }
field-seated = going first { $first }, going second { $second }
field-best = best against { $list }: { $share }
field-worst = worst against { $list }: { $share }
field-turn = wins in own turn { $turn } on average
field-list = list
field-share = share
field-wins = wins
field-interval = (95 %)
field-first = first
field-second = second
field-turn-of-win = turn
field-told = In percent: the share of the list in the field, the games that the deck wins, with the interval by pairs of games, and those going first and second; turn: the own turn of its wins on average. A game that nobody wins is half won.
not-in-a-table = { $list }: no table given with --cards says what these cards do: { $cards }
by-play-apart = --by-play does not go with { $game } yet; --want EXPR does
match-apart-without = { $option } does not go with { $game } yet; lists that are named play each against each

best-of-title = { $matches } matches, best of { $most }, by { $ruleset }, { $players }, seats swapped every other match, seed { $seed }
best-of-plan = side deck: { $plan }
best-of-draws = matches that nobody wins { $count }
best-of-scores = scores { $scores }
best-of-game = game { $game }: { $list } wins { $share } of { $games }
best-of-sided = with cards of the side deck: { $a } in { $games } games, { $b } in { $others }
best-of-pair = pairing
best-of-drawn = drawn
best-of-nth = game { $game }
best-of-against = { $a } against { $b }
best-of-told = A match is won by whoever wins more than half of its games; each game begins by the book. A match that nobody wins is half won. Intervals of matches are by pairs of them, those of games by games.
