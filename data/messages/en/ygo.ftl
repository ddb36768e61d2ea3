# Yu-Gi-Oh!: a Duel told event by event.

ygo-area = { $area ->
    [monsters] the Monster Zone
    [spells] the Spell & Trap Zone
    [field] the Field Zone
    [pendulum] a Pendulum Zone
    [hand] the hand
    [deck] the Deck
    [extra] the Extra Deck
    [graveyard] the Graveyard
    [banished] banished
    [under] Xyz Material
   *[gone] gone
}
ygo-phase = { $phase ->
    [draw] Draw Phase
    [standby] Standby Phase
    [main1] Main Phase 1
    [battle] Battle Phase
    [main2] Main Phase 2
   *[end] End Phase
}
ygo-lies = { $lies ->
    [attack] Attack Position
    [defense] Defense Position
   *[down] face-down Defense Position
}
ygo-how = { $how ->
    [normal] Normal Summons
    [tribute] Tribute Summons
    [flip] Flip Summons
    [special] Special Summons
    [fusion] Fusion Summons
    [ritual] Ritual Summons
    [synchro] Synchro Summons
    [xyz] Xyz Summons
   *[pendulum] Pendulum Summons
}
ygo-won = { $who } wins the Duel
ygo-draw = the Duel is a draw
ygo-turn-limit = the turn limit ends the Duel
ygo-shuffles = { $who } shuffles the Deck
ygo-first = { $who } goes first
ygo-damage-step = Damage Step
ygo-summons = { $who } { ygo-how } { $card }
ygo-changes = { $card } is changed: { ygo-lies }
ygo-turned-up = { $card } is turned face-up
ygo-shown = { $card } is shown
ygo-gains = { $card } gains { $what }
ygo-gains-level = Level { $more }
ygo-gains-words = what the effect says
ygo-counters = { $card }: { $kind } Counters { $change }
ygo-made = { $who } Special Summons { $card }
ygo-equipped = { $card } is equipped to { $on }
ygo-attached = { $card } is attached to { $on }
ygo-lp = { $who } has { $lp } LP
ygo-hurt = { $who } takes { $damage } battle damage
ygo-activates = { $who } activates { $card }
ygo-aims = { $what }, targeting { $targets }
ygo-negates-activation = the activation is negated
ygo-negates-effect = the effect is negated
ygo-stopped = the attack is stopped
ygo-banned = { $who } is kept from something
ygo-unhurt = { $who } takes no battle damage
ygo-coin = { $right ->
    [right] { $who } calls the coin right
   *[wrong] { $who } calls the coin wrong
}
ygo-die = { $who } rolls { $roll }
ygo-decked = { $who } cannot draw
ygo-wins = { $who } wins by an effect
ygo-places = { $who } plays { $card }
ygo-sets = { $who } Sets { $card }
ygo-destroyed-by-battle = { $card } is destroyed by battle
ygo-destroyed = { $card } is destroyed
ygo-tributed = { $card } is Tributed
ygo-material = { $card } is used as material
ygo-detached = { $card } is detached
ygo-moves = { $card } goes: { $area }

# What is asked at the table, what can be answered, what lies there.

ygo-asks-fight = what to do in the Battle Step
ygo-asks-answer = what to activate
ygo-asks-order = which effect comes first in the Chain
ygo-asks-gather = which monsters to use
ygo-asks-position = in which position
ygo-asks-coin = heads or tails
ygo-asks-replay = how the attack goes on
ygo-asks-limit = what to discard at the end of the turn
ygo-offers-battle = To the Battle Phase
ygo-offers-end = End the turn
ygo-offers-end-battle = End the Battle Phase
ygo-offers-summon = Normal Summon { $card }
ygo-offers-set = Set { $card }
ygo-offers-flip = Flip Summon { $card }
ygo-offers-turn = Change the position of { $card }
ygo-offers-special = Special Summon { $card }
ygo-offers-pendulum = Pendulum Summon
ygo-offers-scale = Activate { $card } in a Pendulum Zone
ygo-offers-activate = Activate { $card }
ygo-offers-effect = Activate { $card }: { $effect }
ygo-offers-heads = Heads
ygo-offers-tails = Tails
ygo-area-of = { ygo-area } of { $player }
ygo-is-set = Set
ygo-is-equipped = equipped to { $on }
ygo-has-materials = Xyz Materials { $count }
ygo-has-counters = { $kind } Counters { $count }
ygo-board-lp = { $lp } LP
ygo-board-chain = Chain
ygo-area-name = { $area ->
    [monsters] Monster Zone
    [spells] Spell & Trap Zone
    [field] Field Zone
    [pendulum] Pendulum Zones
    [hand] hand
    [deck] Deck
    [extra] Extra Deck
    [graveyard] Graveyard
    [banished] banished
    [under] Xyz Materials
   *[gone] gone
}
ygo-pile = { ygo-area-name } { $count }

# Why no game begins.

ygo-setup-misplaced = { $deck ->
    [main] { $card } cannot be in the Main Deck of player { $player }
   *[extra] { $card } cannot be in the Extra Deck of player { $player }
}
