# Creatures of Exo: a game told event by event.

exo-player = { $seat ->
    [a] A
   *[b] B
}
exo-area = { $area ->
    [field] the field
    [occult] the Occult
    [ether] the Ether
    [hand] the hand
    [deck] the deck
    [evolutions] the Evolution deck
    [discard] the discard pile
    [banished] the banished cards
   *[gone] out of the game
}
exo-phase = { $phase ->
    [draw] Draw Phase
    [recovery] Recovery Phase
    [main] Main Phase
    [battle] Battle Phase
   *[end] End Phase
}
exo-won = { $who } wins
exo-draw = nobody wins
exo-turn-limit = the turn limit ends the game
exo-gain-force = { $force } force
exo-gain-cost = { $cost } cost
exo-gain-nothing = no effects any more
exo-gain-vice = the place of a Vice Leader
exo-shuffles = { $who } shuffles the deck
exo-first = { $who } goes first
exo-covered = { $card } is covered
exo-uncovered = { $card } is turned up
exo-emergency = the Leader of { $who } is in Emergency and turns over
exo-shown = { $card } is shown
exo-gains = { $card } gains { $what }
exo-counters = { $card }: counters { $kind } { $change }
exo-formed = a card is transformed into { $into }
exo-made = { $who } makes { $card }
exo-lives = the Leader of { $who } has { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
exo-uses = { $into ->
    [waits] { $who }: { $card } waits in the parallel chain: { $effect }
   *[joins] { $who }: { $card } joins the chain: { $effect }
}
exo-resolving = the chain is resolved
exo-parallel = the parallel chain begins
exo-negated = the effect below is negated
exo-redirected = the attack goes to { $at } instead
exo-ending = the turn is to end
exo-plays = { $who } plays { $card } into the Ether
exo-enters = { $card } enters the field
exo-pays = { $who } puts { $card } in the Occult to pay
exo-sacrificed = { $card } is sacrificed
exo-destroyed = { $card } is destroyed
exo-beaten = { $card } is beaten and destroyed
exo-moves = { $card } goes: { $area }

# What is asked at the table, what can be answered, what lies there.

exo-asks-attack = which attack to declare
exo-asks-answer = what to add to the chain
exo-asks-order = which effect comes first
exo-asks-use = whether to use the effect
exo-asks-crowded = which Vice Leader goes
exo-offers-end = On to the End Phase
exo-offers-no-attack = No more attacks
exo-offers-battle = On to the Battle Phase
exo-offers-other-way = Play { $card } in its other way { $way }
exo-offers-effect = { $card }: { $effect }
exo-area-of = { exo-area } of { $player }
exo-is-leader = Leader
exo-is-vice = Vice Leader
exo-is-covered = covered
exo-has-force = force { $force }
exo-has-counters = { $kind } { $count }
exo-board-lives = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
exo-board-chain = chain
exo-area-name = { $area ->
    [field] field
    [occult] Occult
    [ether] Ether
    [hand] hand
    [deck] deck
    [evolutions] Evolution deck
    [discard] discard pile
    [banished] banished
   *[gone] out of the game
}
exo-pile = { exo-area-name } { $count }

# Why no game begins.

exo-setup-leader = { $card } leads the deck of player { $player } and is no Leader
exo-setup-lives = { $card }, the Leader of player { $player }, has no lives
exo-setup-misplaced = { $card } cannot be in the { $deck ->
    [main] main deck
   *[other] Evolution deck
} of player { $player }
exo-setup-tactics = { $card } has several effects as a Tactic; they are one, with one deed after the other
