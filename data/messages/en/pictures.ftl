# The pictures of `--plot`, and the page of `--report`.

picture-alone = { $deck } plays alone
picture-damage = Damage by own turn
picture-damage-values = life taken so far (mean and 95 %)
picture-own-turn = own turn
picture-damage-point = turn { $turn }: { $mean } ({ $low }–{ $high }), { $games } games
picture-wins = Games won, by own turn
picture-wins-values = % of all games (with 95 %)
picture-wins-turn = own turn of the win
picture-won-in = won in turn { $turn }
picture-none = none
picture-not-won = not won
picture-wins-bar = { $what }: { $games } games, { $share } % ({ $low }–{ $high } %)
picture-cards = cards
picture-cost = energy cost
picture-other = other
picture-cost-bar = cost { $cost }: { $count } { $kind }
picture-no-turn = no turn was played
picture-chance = Chance to have drawn a card
picture-chance-values = %, by copies:
picture-chance-turn = own turn (0: opening hand)
picture-chance-point = { $copies } copies, turn { $turn }: { $share } %
picture-who = Who wins against whom
picture-who-told = Games that the row wins against the column, in percent; ± is half of the interval of 95 %
picture-pairing = { $row } against { $column }: { $share } ({ $interval })
picture-matches = matches
picture-matches-told = Matches that the first list of a pairing wins, and its first games, in percent; ± is half of the interval of 95 %
picture-field-told = Games that the deck wins against each list, in percent, from the best pairing to the worst; ± is half of the interval of 95 %
picture-field-all = the field
picture-turns = Games by turn
picture-turns-values = games
picture-turns-turn = own turn of the win
picture-turns-won = won
picture-turns-lost = lost
picture-turns-bar = turn { $turn }: { $games } { $games ->
    [one] game
   *[other] games
  } { $what }

page-check = Check
page-clean = under { $terms }: { $counts }; nothing was found.
page-found = under { $terms }: { $counts }; { $tally }.
page-line = (line { $line })
page-rule = Rule { $rule }
page-help = Help: { $help }
page-modelled = How much is modelled
page-left-out = Skills that are not modelled are left out of the games.
page-turns = What it does by turn
page-unknown = It is not known: { $reason }.
page-deck = Deck
page-again = The same again
page-by-turn = by turn
page-copies = { $copies } in the deck ({ cards })
page-chances = At least one of the copies, without a mulligan. Turn 0 is the opening hand; turn N counts every draw up to and including own turn N. Exact, nothing is sampled; life cards are unseen and do not count.
page-numbers = In numbers
page-cards = What goes with a win

picture-too-large = a picture of { $width } × { $height } pixels is too large for PNG; .svg has no limit
picture-unpacked = the pixels cannot be packed: { $why }
