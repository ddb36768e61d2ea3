# What the checks find, and what would mend it. In the order of the codes.

neither-card-nor-header = this line is neither a card nor a header
card-line-looks-like = a card line looks like `{ $game ->
    [yugioh] 3 Dark Magician
    [force-of-will] 4 CMF-005 Name
    [exo] 2 EXO1-003 Name
   *[dbscg] 4 BT1-005 Name
}`; put # before a comment
perhaps-side = `{ $name }` may say that { $card } lies in the side deck
side-under-heading = put this line under a heading `Side Deck`, or take those words out
copies-unclear = how many copies of { $card } this line means is not clear
write-number-in-front = write `{ $count } { $card }`, with the number of copies in front
name-and-number-apart = { $card } stands on two lines, by its name and by its number: whether that is one card or two is not clear
write-in-place-of-both = write `{ $count } { $card }` in the place of both lines, with the number of copies in front

unknown-edition = the list is made for `{ $edition }`, an edition that is not known
name-one-of = name one of { $known }

comment-holds-card = the strokes of this comment stand right before { $card }, which does not count

no-card-number = no card has the number { $number }
no-card-name = no card has the name `{ $name }`
bring-card = bring the card with --cards FILE if our table does not have it yet
no-such-set = no card has the number { $number }: no set { $set } is known
other-game-or-newer = see whether it is a number of another game; the cards of a new set come with --cards FILE
did-you-mean = did you mean { $card }?
did-you-mean-one-of = did you mean one of { $cards }?

several-cards-named = { $cards } cards have the name `{ $name }`
put-number = put the number on the line: { $cards }

number-wrong-name = { $card } is not `{ $name }`
keep-number-or = write `{ $line }`, or take the number of { $cards }
keep-number-of-two-lines = write `{ $line }` in the place of both lines, or take the number of { $cards }

other-game = { $lines ->
    [one] 1 line holds a card
   *[other] { $lines } lines hold cards
} of another game: { $game }
check-this-game = check a list of the Dragon Ball Super Card Game, or bring the cards with --cards FILE

odd-name = `{ $name }` is not the name of { $card }, which this line counts as
see-card = if that is the card you mean, write `{ $line }`
see-card-of-two-lines = if that is the card you mean, write `{ $line }` in the place of both lines

print-counts-as = { $print } counts as { $number }
write-number = write { $number }

stands-on-lines = { $card } stands on { $lines } lines
first-here = first here
and-here = and here
write-on-one-line = write { copies } on one line

number-read-as = `{ $written }` is read as { $number }

came-out-later = { cards } came out after { $edition }: { $numbers }
check-by-newer = check with --rules dbscg-4.00

z-energy-not-known = the Z-Energy cost of { $card } is not known; in a game the card cannot be played
bring-z-energy = bring the card with --cards FILE, with its cost under `z_energy`

no-leader = the deck has no { lead }
add-leader = add a line such as { $lead ->
    [ruler] `Ruler: CMF-005 Grimm, the Fairy Tale Prince`
   *[leader] `Leader: BT1-001 Champa`
}

too-many-leaders = the deck has { $leaders } { leads } instead of { $limit }: { $cards }
another-leader = another { lead }
keep-one = keep one of them
keep-one-or-part = keep one of them; if another list begins with { $card }, put it into a file of its own

wrong-kind-leader = { $card } is { a-kind }; the { lead } must be { $leader }
wrong-kind = { $card } is { a-kind }; { the-section } takes { $kinds }
any-card = any card
make-it-leader = make it the { lead }, or take it out
take-it-out = take it out
move-to-section = move it to { the-section }
take-token-out = take it out: tokens are made by skills
take-out-nowhere = take it out: no section of { $edition } takes it

too-few-cards = { the-section } has { cards }, { $missing } too few
add-cards = add { cards }
too-many-cards = { the-section } has { cards }, { $excess } too many
take-cards-out = take { cards } out

no-such-section = { $edition } has no { section }; the list has { cards } in it
check-by-newer-or-out = check with --rules dbscg-4.00, or take these cards out
take-these-out = take these cards out

copy-limit = { copies } of { $card }; { $limit ->
    [one] 1 copy is allowed
   *[other] { $limit } copies are allowed
}
copies-here = { copies } here
take-copies-out = take { copies } out
keyword-cap = { cards } with [{ $keyword }]; { $limit } { $limit ->
    [one] is
   *[other] are
} allowed
copies-of = { copies } of { $card }

not-in-deck-of = { $card } may not be in the deck of { $leader }
leader-takes-no = takes no { $cards }
leader-takes-only = takes only { $cards }
take-out-or-other-leader = take it out, or play another leader
leader-not-understood = what { $leader } says of its deck is not understood, and not checked
see-what-leader-says = read the card, and see by hand whether the list keeps to it
leader-cap = { $count } { $cards }; { $leader } takes up to { $limit }

banned = { $card } is banned
choose-other-leader = choose another { lead }
limited = { copies } of { $card }; it is limited to { $limit }
perhaps-banned = { $card } may already be banned on that day
perhaps-limited = { $card } may already be limited to { copies } on that day
in-force-since = in force since { $day }
in-force-since-event = in force since the { $event }, a day between { $earliest } and { $day } that our data does not know
in-force-between = { $since } until { $day }
in-force-until = in force until { $day }
in-force-always = in force at all times
ask-organiser = ask the organiser
stale-list = the newest entry of the ban list is of { $newest }, { $days } days before { $of ->
    [event] { $day }
   *[today] today
}; there may be a newer list
look-for-list = see whether there is one, and bring it with --list FILE
newer-list = no day is named, so the ban list of { $day } applies; the newest is of { $newest }
list-left-out = no day is named, so no ban list applies; that of { $newest } allows fewer of { $cards }
take-newest = take it with --date { $newest }, or name the day of the event

siding-size = { the-section } has { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}; the list that was handed in has { $before } there
siding-mend = put as many cards back as were taken in
siding-card = { $card }: { $copies ->
    [0] no copy
    [one] 1 copy
   *[other] { $copies } copies
} in all parts together, and { $before } in the list that was handed in
