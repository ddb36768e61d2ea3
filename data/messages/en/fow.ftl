# Force of Will: a game told event by event.

fow-area = { $area ->
    [ruler] the ruler area
    [field] the field
    [stones] the magic stone area
    [standby] the standby area
    [hand] the hand
    [deck] the main deck
    [stone-deck] the magic stone deck
    [graveyard] the graveyard
    [chase] the chase
    [removed] out of the game
   *[gone] gone
}
fow-phase = { $phase ->
    [draw] Draw Phase
    [recovery] Recovery Phase
    [main] Main Phase
   *[end] End Phase
}
fow-won = { $who } wins
fow-draw = nobody wins
fow-turn-limit = the turn limit ends the game
fow-shuffles = { $who } shuffles the main deck
fow-first = { $who } goes first
fow-rests = { $card } rests
fow-recovers = { $card } recovers
fow-bared = { $card } loses its ATK, its DEF and all its abilities
fow-shown = { $card } is shown
fow-damaged = { $card } is dealt { $damage } damage
fow-gains = { $card } gains { $what }
fow-changes = { $card } { $what }
fow-rolls = { $who } rolls a { $shows }
fow-counters = { $card }: counters { $kind } { $change }
fow-made = { $who } makes { $card }
fow-added = { $card } is added to { $on }
fow-life = { $who } has { $life } life
fow-produces = { $who } produces { $will }
fow-aims = { $card } aims at { $targets }
fow-uses = { $who }: { $card } joins the chase: { $ability }
fow-at = { $what }; at { $targets }
fow-judgment = { $who } performs Judgment with { $card }
fow-blocks = { $card } blocks
fow-no-damage = no more damage is dealt in this turn
fow-decked = { $who } has no card to draw
fow-puts-back = { $who } puts { $card } under the main deck
fow-plays = { $who } plays { $card }
fow-enters = { $card } enters the field
fow-calls = { $who } calls { $card }
fow-sets = { $who } puts { $card } into the standby area
fow-destroyed = { $card } is destroyed
fow-banished = { $card } is banished
fow-cancelled = { $card } is cancelled
fow-moves = { $card } goes: { $area }

# What is asked at the table, what can be answered, what lies there.

fow-asks-mulligan = which cards to change for others
fow-asks-answer = what to add to the chase
fow-asks-order = which ability comes first
fow-asks-will = where will comes from
fow-asks-block = whether to block
fow-asks-limit = what to discard at the end of the turn
fow-offers-end = End the turn
fow-offers-no-block = Do not block
fow-offers-call = Call a magic stone
fow-offers-judgment = Perform Judgment
fow-offers-awakening = Play { $card } with its Awakening
fow-offers-incarnation = Play { $card } by its Incarnation
fow-offers-mode = { $plays }, choice { $mode }
fow-offers-set = Put { $card } into the standby area
fow-offers-block = Block with { $card }
fow-offers-ability = { $card }: { $ability }
fow-area-of = { fow-area } of { $player }
fow-has-damage = { $damage } damage
fow-is-rested = rested
fow-is-added = added to { $on }
fow-has-counters = { $kind } { $count }
fow-board-life = { $life } life
fow-board-chase = chase
fow-area-name = { $area ->
    [ruler] ruler
    [field] field
    [stones] magic stones
    [standby] standby
    [hand] hand
    [deck] main deck
    [stone-deck] magic stone deck
    [graveyard] graveyard
    [chase] chase
    [removed] out of the game
   *[gone] gone
}
fow-pile = { fow-area-name } { $count }

# Why no game begins.

fow-setup-ruler = { $card } leads the deck of player { $player } and is no ruler
fow-setup-misplaced = { $card } cannot be in the { $deck ->
    [main] main deck
   *[stone] magic stone deck
} of player { $player }
