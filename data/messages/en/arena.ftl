# `arena`: players measured.

arena-title = { $a } against { $b }: { games } in pairs with the same chances, { $lists ->
    [one] 1 list against itself
   *[other] { $lists } lists each against each and itself
}, by { $ruleset }, seed { $seed }
arena-wins = { $player } wins { $share } ({ $interval } by pairs; { $wilson } by Wilson)
arena-matchup = least at { $a } against { $b }: { $share }
arena-earned = { $player } is the better player here: above half for sure, nowhere below 45 %
arena-not-shown = that { $player } is the better player is not shown
arena-falls-behind = { $player } wins more, but falls below 45 % with some of the lists
arena-tau = the lists in the same order with both players: Kendall’s τ { $tau }
arena-means = { $turns } turns and { $decisions } decisions a game
hygiene-title = { $player }: { games }, { $lists ->
    [one] 1 list against itself
   *[other] { $lists } lists each against each and itself
}, by { $ruleset }, seed { $seed }
hygiene-lives = games in which the last life was given: { $count }
hygiene-given = for attacks that could not succeed: { $counters } counters, { $blocks } blocks, { $combos } combos
hygiene-lost = attacks lost for certain: { $count }, { $rate } a game
hygiene-unused = skills that can be activated and never were: { $unused } of { $lines } ({ $share } %), { $passed } of them offered and passed by
hygiene-line = { $list }: { $card }, skill { $line }, never in { games }, { $offered ->
    [0] not once offered
    [one] offered once
   *[other] offered { $offered } times
}
hygiene-line-back = { $list }: { $card }, skill { $line } of the back, never in { games }, { $offered ->
    [0] not once offered
    [one] offered once
   *[other] offered { $offered } times
}
fit-told = { $rows } positions of { games }; the winner is on the right side in { $right } % of them, off by { $off } on average (squared)
arena-of-dbscg = this is counted in games of Dragon Ball Super Card Game, and not in those of { $game }; `scouter arena PLAYER PLAYER LIST` measures players in both
arena-unplayed = { $count } of { $of } matchups not played yet
