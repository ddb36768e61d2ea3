# `play`, `replay` and `--log`: games at a table, and saved ones.

play-you = { $player }: { $deck }, you
play-other = { $player }: { $deck }, { $policy }
play-begins = Rules { $rules }, seed { $seed }; `help` shows what can be typed
play-input-ends = End of the input
play-over = { $outcome }. undo, save FILE, log, board or quit?
play-commands = a number from the list, or board, card CARD, why, log, undo, save FILE, concede, quit
play-help = Type { play-commands }
play-not-offered = `{ $line }` is not offered; type { play-commands }
play-after-commands = board, card CARD, log, undo, save FILE, quit
play-help-after = The game is over. Type { play-after-commands }
play-is-over = the game is over, and `{ $line }` is no answer; type { play-after-commands }
play-nothing-to-undo = There is nothing to undo
play-name-a-file = Name a file: save game.json
play-saved = Saved to { $file }
play-no-saved-game = { $file } is there already and is not a saved game; name another file
so-many-times = { $line } (×{ $times })
goldfish-game-ends = Own turns { $turns }, decisions { $decisions }
match-game-ends = Turns { $turns }, decisions { $decisions }
replay-seat = { $player }: { $deck } ({ $leader }), { $by ->
    [you] played by you
   *[other] played by { $by }
}
replay-seat-unled = { $player }: { $deck }, { $by ->
    [you] played by you
   *[other] played by { $by }
}
replay-under-way = under way
replay-no-end = no end yet
replay-as-saved = { $choices } choices: { $outcome }, as saved
replay-otherwise = { $choices } choices: it ends otherwise than it was saved

# Why a saved game is refused.

replay-no-game = it is no saved game; `save FILE` in `scouter play` writes one
replay-twice = nobody knows what it means: { $why }
replay-part = `{ $place }`: { $why }
replay-part-missing = it is missing
replay-part-unknown = there is no such part
replay-decks = a game has 2 decks, and here are { $decks }
replay-version = it has version { $version } of the format; this program reads version { $ours }
replay-apart-table = { $file } is a game of { $game }: it is played again with the table of its cards, given with --cards
replay-card = the card { $card } is not known
replay-too-many-cards = the list of seat { $player } has { $cards } cards; no deck has so many
replay-no-such-choice = choice { $at } of { $of } is { $choice }, which is not offered; what follows it was not looked at
replay-choices-left = the game is over after { $used } choices; { $left } more follow
replay-conceded-late = seat { $player } concedes, and the game is over by then
replay-other-outcome = it ends with `{ $found }`, not with `{ $saved }`
replay-other-log = the log's hash is { $found }, not { $saved }

# Why a game cannot begin.

setup-too-few-cards = the deck of seat { $player } has { $cards } cards; a game needs at least { $needed }
setup-no-leader = { $card } leads the deck of seat { $player }, and is { a-kind }
setup-misplaced = { $card } is in the deck of seat { $player }, and is { a-kind }
setup-no-z-card = { $card } is in the Z-Deck of seat { $player }, and is { a-kind }
setup-no-rule = { $card } is in the deck of seat { $player }, and the edition has no rule for { $what }
setup-refused = { $a } against { $b }: { $why }
goldfish-opponent = the opponent
play-input-taken = standard input is for your answers
play-put-into-file = put the deck list into a file

# A game of a run that is shown, and advice.

record-game = Game { $game } of seed { $seed }
save-no-list = a game against who has no list is not saved: --dummy deck:FILE has one
play-advice = { $policy } would answer: { $answer }
step-place = [{ $at } of { $of }, turn { $turn }]
step-answer = { $question } { $answer }
step-help = Enter goes on; back, turn N, board, end or quit
