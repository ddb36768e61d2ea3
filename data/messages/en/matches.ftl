# `match`: many games between decks.

match-title = { $games } games by { $ruleset }, { $players }, seats swapped every other game, seed { $seed }
match-title-pairs = { $games } games in { $pairs } pairs by { $ruleset }, { $players }, seats swapped every other game, seed { $seed }
match-players = { $player } players
match-players-two = { $a } against { $b }
match-wins = { $list } wins { $wins }: { $share }
match-wins-by = { $list } ({ $player }) wins { $wins }: { $share }
match-share = { $share } ({ $interval })
match-draws = draws { $count } ({ $share } %)
match-undecided = undecided at turn { $turn }: { $count } ({ $share } %)
match-first = won by who goes first { $count } ({ $share } %)
match-means = { $turns } turns and { $decisions } decisions a game
match-all = all
match-grid = Games that the row wins against the column, in percent; ± { $half } at most (95 %)
match-grid-sum = Draws { $draws }, undecided at turn { $turn }: { $undecided }
match-grid-told = Games that the row wins against the column, in percent.
