# Whether lists can be played, and what keeps their cards from being known.

played-apart = this is { $game }, whose lists play against lists of their own game and nothing else
edition-not-played = the engine does not play { $ruleset } yet; it plays { $known }
procedure-not-played = the engine cannot play { $ruleset }: it knows no other { $known }
points-not-played = the engine cannot play { $ruleset }: it does not know { $points }
engine-knows = { $point ->
    [opening] opening than a hand and life of 1 to 1000 cards each
    [mulligan] mulligan than any number of cards, or the whole hand, reshuffled
    [draw] draw than 1 card, skipped on the first turn
    [charge] charge than 1 card
   *[hand] hand than one without limit
}
and-no-other = { $one }, and no other { $other }
by-the-book = `scouter goldfish LIST` tells draws and resources of such a list by the book

unread-nothing = { $list } holds no card, { so }
unread-broken = { $list }: the list is broken, { so }
unread-lines = { $list }: { lines-mean-no-card }, { so }
lines-mean-no-card = { $lines ->
    [one] 1 line means no card
   *[other] { $lines } lines mean no card
}
so = { $so ->
    [modelled] so the deck is not modelled
    [sheet] so there is no sheet
    [shown] so there is nothing to show
    [compared] so nothing is compared
    [written] so nothing is written
   *[known] so the deck is not known
}

play-not-played = { $list }: { $why }
play-unread-no-leader = { $list }: { lines-mean-no-card }, and there is no leader to play with
play-no-leader = { $list } has no leader to play with
play-illegal = { $list } is illegal under { $terms }; --allow-illegal takes it as it is
play-illegal-taken = { $list } is illegal under { $terms }; it is taken as it is
play-incomplete = { $list } is incomplete under { $terms }; it is taken with the cards that it has
play-checked-under = { $list } is checked under { $checked }; games are played by { $played }
play-z-deck-stays-out = { $list } has a Z-Deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, which stays out of the game: the edition knows no Z-Cards
play-z-energy-unknown = { $list } has Z-Cards that are never played, as their Z-Energy cost is not known: { $cards }; a table of your own can supply it
play-in-part = { $played } is not played whole yet: { $missing } of its rules and chapters are missing, which `scouter rules audit --rules { $played }` names
play-too-few = { $list } has { cards } in its Main Deck; a game needs at least { $needed }
play-led-by = { $list } is led by { $card }, which is { a-kind }
play-misplaced = { $list } has { $card } in its Main Deck, which is { a-kind }
play-no-z-card = { $list } has { $card } in its Z-Deck, which is { a-kind }
play-no-rule = { $list } has { $card }, and the edition has no rule for { $what }
play-lines = { $list } has { $card }, which has more than { $most } lines

fewer-threads = no more than { $threads ->
    [one] 1 thread
   *[other] { $threads } threads
} can be had: this takes longer, and comes out the same
