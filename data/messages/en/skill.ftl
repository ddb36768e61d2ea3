# What skills mean in words, put together from the inside out: see `src/report/skill`. `$number` is that of the cards spoken of.

skill-is = { $number ->
    [one] is
   *[many] are
}
skill-has = { $number ->
    [one] has
   *[many] have
}
skill-gets = { $number ->
    [one] gets
   *[many] get
}
skill-asks = { $number ->
    [one] asks
   *[many] ask
}
skill-loses = { $number ->
    [one] loses
   *[many] lose
}
skill-can = { $number ->
    [one] can
   *[many] can
}
skill-cannot = { $number ->
    [one] cannot
   *[many] cannot
}
skill-priced = { $price }: { $does }
skill-if = if { $condition }
skill-works-under = works under a card, too
skill-under-a-card = under a card
skill-or = { $first } or { $last }
skill-and = { $first } and { $last }
skill-or-else = { $first }, or { $last }
skill-called = { $what } ({ $label })
skill-unread = not understood
skill-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
skill-as-many-cards = as many cards as { $count }
skill-top-cards = { $count ->
    [one] top card { $deck }
   *[other] top { $count } cards { $deck }
}
skill-bottom-cards = { $count ->
    [one] bottom card { $deck }
   *[other] bottom { $count } cards { $deck }
}
skill-number-of = the number { $of }
skill-different = the number of different { $shared ->
    [name] card names
    [character] character names
    [trait] special traits
    [colors] colors
    [cost] energy costs
   *[power] powers
} among { $cards }
skill-colors-among = the number of colors among { $cards }
skill-power-of = the power { $of }
skill-combo-power-of = the combo power { $of }
skill-cost-of = the energy cost { $of }
skill-markers-on = the markers { $on }
skill-times = { $times } × { $count }
skill-every = 1 for every { $every } of { $count }
skill-bounds = { $form ->
    [just] { $least }
    [least] { $least } or more
    [most] { $most } or less
   *[between] { $least } to { $most }
}
skill-any-number = any number
skill-count-exactly = { $count } { $of }
skill-count-up-to = up to { $count } { $of }
skill-count-between = { $least } to { $most } { $of }
skill-count-any = any number { $of }
skill-count-all = all { $cards }
skill-at-random = { $cards }, at random
skill-ignoring-barrier = { $cards }, ignoring [{ $keyword }]
skill-related = { $cards } { $relation ->
    [same] (all with the same
   *[different] (each with a different
} { $shared ->
    [name] card name
    [character] character name
    [trait] special trait
    [colors] colors
    [cost] energy cost
   *[power] power
})
skill-together = { $cards }, with a total { $of ->
    [power] power
   *[cost] energy cost
} of at most { $most }
skill-this = this card
skill-it = that card
skill-those = { $number ->
    [one] that card
   *[many] those cards
}
skill-labelled = { $number ->
    [one] card { $label }
   *[many] cards { $label }
}
skill-placed-by = { $number ->
    [one] card placed by [{ $keyword }]
   *[many] cards placed by [{ $keyword }]
}
skill-rested-for = { $number ->
    [one] card rested for [{ $keyword }]
   *[many] cards rested for [{ $keyword }]
}
skill-unmarked-for = { $number ->
    [one] card that lost markers for [{ $keyword }]
   *[many] cards that lost markers for [{ $keyword }]
}
skill-the-rest = rest of those cards
skill-rest-of = cards { $label } that are not { $number ->
    [one] { $other }
   *[many] { $other }
}
skill-attacker = attacking card
skill-guard = guard card
skill-attacked = card that was attacked
skill-leader = { $who ->
    [you] your Leader Card
    [opponent] your opponent's Leader Card
   *[both] each player's Leader Card
}
skill-under-cards = cards under { $cards }
skill-among = { $number ->
    [one] that are that card
   *[many] among those cards
}
skill-among-cards = { $number ->
    [one] that are { $cards }
   *[many] among { $cards }
}
skill-but-this = other than this card
skill-but = other than { $cards }
skill-lying = { $cards } { $place }
skill-for-family = (also where [{ $family }] lets you look)
skill-so = { $so } { $cards }
skill-originally = originally { $color }
skill-mono-color = mono-{ $color }
skill-just-colors = { $number ->
    [one] multicolor { $colors }
   *[many] multicolor { $colors }
}
skill-multicolor = { $number ->
    [one] multicolor
   *[many] multicolor
}
skill-only = { $what }-only
skill-attacking = attacking
skill-guarding = guarding
skill-in-mode = { $mode }
skill-face-up = face-up
skill-came-face-up = once face-up
skill-evolved = { $number ->
    [one] evolved
   *[many] evolved
}
skill-skill-less = skill-less
skill-originally-skill-less = originally skill-less
skill-token = { $number ->
    [one] that is a token
   *[many] that are tokens
}
skill-no-token = { $number ->
    [one] that is not a token
   *[many] that are not tokens
}
skill-not = non-{ $so }
skill-trait-part = with 《{ $part }》 in a special trait
skill-era = of the era { $era }
skill-character-part = with ＜{ $part }＞ in a character name
skill-name-part = with { "{" }{ $part }{ "}" } in the card name
skill-energy-cost = with energy cost { $values }
skill-has-energy-cost = with an energy cost
skill-original-cost = with original energy cost { $values }
skill-z-energy-cost = with Z-Energy cost { $values }
skill-with-power = with power { $values }
skill-with-original-power = with original power { $values }
skill-with-combo-cost = with combo cost { $values }
skill-with-combo-power = with combo power { $values }
skill-with-markers = with { $values } { $number ->
    [one] marker
   *[many] markers
}
skill-belongs = { $who ->
    [you] of which you are the owner
    [opponent] of which your opponent is the owner
   *[both] of either owner
}
skill-no-keyword = without keyword skills
skill-with-keyword-skills = with keyword skills
skill-with-keyword = with [{ $keyword }]
skill-without-keyword = without [{ $keyword }]
skill-in-text = with [{ $keyword }] in the skill text
skill-come-from = { $number ->
    [one] that comes
   *[many] that come
} { $place }
skill-of-family = with any [{ $family }] skill
skill-can-combo = that { skill-can } combo
skill-that-is-this = that { skill-is } this card
skill-same-number = with the number of this card
skill-declared-character = with the declared character name
skill-declared-cost = with the declared original energy cost
skill-union-name = with the character name that the [Union] skill { $of } asks for in place { $place }
skill-sharing = with the same { $shared ->
    [name] card name
    [character] character name
    [trait] special trait
    [colors] colors
    [cost] energy cost
   *[power] power
} as { $cards }
skill-not-sharing = with { $shared ->
    [name] another card name
    [character] another character name
    [trait] another special trait
    [colors] other colors
    [cost] another energy cost
   *[power] another power
} than { $cards }
skill-any-of = any { $of }
skill-that-is = that { skill-is } { $cards }
skill-not-that = that { skill-is } not { $cards }
skill-until = { $until ->
    [battle] for the battle
    [charge] for the Charge Phase
    [main] for the Main Phase
    [turn] for the turn
    [opponents-turn] until the end of your opponent's turn
    [opponents-next-turn] until the end of your opponent's next turn
    [your-turn] until the end of your turn
    [your-next-turn] until the end of your next turn
    [your-next-turn-start] until the start of your next turn
    [your-next-main-start] until the start of your next Main Phase
   *[game] for the game
}
skill-moment-battle-end = at the end of the battle
skill-moment-damage-end = at the end of the Damage Step of the battle
skill-moment-turn-end = at the end of the turn
skill-moment-end-of-turn = at the end of { $who ->
    [you] your turn
    [opponent] your opponent's turn
   *[both] each turn
}
skill-moment-end-of-next-turn = at the end of { $who ->
    [you] your next turn
    [opponent] your opponent's next turn
   *[both] the next turn
}
skill-moment-next-turn-start = at the start of { $who ->
    [you] your next turn
    [opponent] your opponent's next turn
   *[both] the next turn
}
skill-moment-next-main-start = at the start of { $who ->
    [you] your next Main Phase
    [opponent] your opponent's next Main Phase
   *[both] the next Main Phase
}
skill-is-leader = your Leader Card is { $cards }
skill-is-not-leader = your Leader Card is not { $cards }
skill-is-opponents-leader = your opponent's Leader Card is { $cards }
skill-is-leader-back = the back of your Leader Card is that { $of }
skill-there-are = there are { $count } { $of }
skill-is-within = { $count } is { $values }
skill-is-turn = { $who ->
    [you] it is your turn
    [opponent] it is your opponent's turn
   *[both] it is anybody's turn
}
skill-is-phase = it is { $phase ->
    [set-up] before the first turn
    [charge] the Charge Phase
    [main] the Main Phase
   *[end] the End Phase
}
skill-they-are = { $cards } { skill-is } { $what }
skill-they-exist = { $number ->
    [one] there is { $cards }
   *[many] there is such a card: { $cards }
}
skill-they-lie = { $cards } { skill-is } { $place }
skill-energy-cost-paid = the energy cost was paid to activate this skill
skill-has-happened = it has happened this turn, so many times ({ $count }), that { $event }
skill-has-happened-once = it has happened this turn that { $event }
skill-has-not-happened = it has not happened this turn that { $event }
skill-they-came = { $cards } { skill-has } come { $place }
skill-they-are-shown = { $cards } { skill-is } being shown
skill-they-are-new = { $cards } { skill-has } come there this turn
skill-they-attack = { $cards } { $number ->
    [one] attacks
   *[many] attack
}
skill-they-guard = { $cards } { $number ->
    [one] guards
   *[many] guard
}
skill-is-awakened = { $who ->
    [you] your Leader Card shows its back
    [opponent] your opponent's Leader Card shows its back
   *[both] both Leader Cards show their backs
}
skill-is-beneath = this card lies under one { $of }
skill-lie-under = { $count } or more { $cards } lie under one { $host }
skill-not-so = it is not so that { $condition }
skill-has-done = this skill has { $deed ->
    [play] played { $count } { $cards }
    [ko] KO'd { $count } { $cards }
    [move-to] placed { $count } { $cards } { $place }
    [discard] discarded { $count } { $cards }
    [draw] drawn { $count } { $cards }
    [switch] switched { $count } { $cards } to { $mode }
    [take-control] taken control of { $count } { $cards }
   *[negate-attack] negated the attack of { $count } { $cards }
}
skill-event-played = { $card } is played
skill-event-attacks = { $card } attacks
skill-event-attacks-a = { $card } attacks { $cards }
skill-event-attacked = { $card } is attacked
skill-event-guards = { $card } becomes the guard card
skill-event-comboed = { $card } is used in a combo
skill-event-kod = { $card } is KO'd
skill-event-moved = { $card } goes { $from } { $to }
skill-event-leaves = { $card } leaves { $place }
skill-event-enters = { $card } goes { $place }
skill-event-from-under = { $card } goes from under { $host } { $to }
skill-event-goes-under = { $card } is placed under { $host }
skill-event-switched = { $card } is switched to { $mode }
skill-event-power-rises = a skill raises the power { $of }
skill-event-power-raised = the power { $of } is raised
skill-event-power-falls = a skill reduces the power { $of }
skill-event-power-reduced = the power { $of } is reduced
skill-event-deals-damage = { $card } is about to deal damage by attacking
skill-event-dealt-damage = { $card } has dealt damage by attacking
skill-event-loses-marker = { $card } loses a marker
skill-event-turned-up = { $card } is turned face up in life
skill-event-uses-blocker = { $card } activates its [{ $keyword }]
skill-event-uses-any-skill = a skill { $of } is activated
skill-event-uses-keyword = { $card } activates { $keywords }
skill-event-battle-end-after-attack = a battle ends in which { $card } attacked
skill-event-placed-as-leader = this card is placed in the Leader Area
skill-event-switches-energy = { $who ->
    [you] your energy is switched to { $mode }
    [opponent] your opponent's energy is switched to { $mode }
   *[both] anybody's energy is switched to { $mode }
}
skill-event-attack-negated = the attack { $of } is negated
skill-event-damaged = { $who ->
    [you] you take damage
    [opponent] your opponent takes damage
   *[both] a player takes damage
}
skill-event-awakens = { $who ->
    [you] your Leader Card is turned over to its back
    [opponent] your opponent's Leader Card is turned over to its back
   *[both] a Leader Card is turned over to its back
}
skill-event-uses-extra = { $who ->
    [you] you activate
    [opponent] your opponent activates
   *[both] a player activates
} a skill { $of }
skill-event-uses-this = a skill of this Extra Card is activated
skill-event-uses-counter = { $who ->
    [you] you activate
    [opponent] your opponent activates
   *[both] a player activates
} a [{ $family }]
skill-event-turn-start = { $who ->
    [you] your turn begins
    [opponent] your opponent's turn begins
   *[both] a turn begins
}
skill-event-main-start = { $who ->
    [you] your Main Phase begins
    [opponent] your opponent's Main Phase begins
   *[both] a Main Phase begins
}
skill-event-main-end = { $who ->
    [you] your Main Phase ends
    [opponent] your opponent's Main Phase ends
   *[both] a Main Phase ends
}
skill-event-turn-end = { $who ->
    [you] your turn ends
    [opponent] your opponent's turn ends
   *[both] a turn ends
}
skill-event-offense-start = an Offense Step begins
skill-event-defense-start = a Defense Step begins
skill-event-damage-start = a Damage Step begins
skill-event-damage-end = a Damage Step ends
skill-event-moves = { $card } is about to go { $from } { $to }
skill-event-battle-end-attacking = a battle ends in which this card attacked
skill-event-battle-end-guarding = a battle ends in which this card guarded
skill-event-battle-end-comboed = a battle ends in which this card was used in a combo
skill-event-runs-out = { $who ->
    [you] you would lose for want of a deck
    [opponent] your opponent would lose for want of a deck
   *[both] a player would lose for want of a deck
}
skill-event-by = { $event } { $by }
skill-event-from = { $event }, having come { $from }
skill-event-while = { $event } while { $condition }
skill-one-of = one { $of }
skill-another-of = another { $of }
skill-by-skill = by { $who ->
    [you] your skill
    [opponent] your opponent's skill
   *[both] a skill
}
skill-by-battle = by a battle
skill-by-card = by means { $of }
skill-by-evolving = by evolving
skill-by-keyword = by [{ $keyword }]
skill-by-skill-of = by a skill { $of }
skill-by-attack-of = by an attack { $of }
skill-by-keyword-skill = by a keyword skill
skill-by-skill-but = by a skill, but not { $by }
skill-not-by = not { $by }
skill-energy-markers = place { $count ->
    [one] 1 energy marker
   *[other] { $count } energy markers
} in your Energy Area
skill-energy-markers-counted = place energy markers in your Energy Area, as many as { $count }
skill-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
skill-pay-colors = { $cards } that together have { $original ->
    [yes] the original
   *[no] the
} colors { $colors }
skill-pay-sum = { $cards } whose energy costs add up to { $total }
skill-printed-number = the number printed on this card
skill-pay-same-power = { $cards } with the same power as { $others }
skill-pay-total-power = { $cards } with a total power of { $power }
skill-pay-under = place { $cards } under { $host }
skill-pay-energy-x = (X)
skill-pay-markers-x = remove X markers from one { $of }
skill-choose = { $who ->
    [you] choose
    [opponent] your opponent chooses
   *[both] each player chooses
} { $cards }
skill-picked-by = { $cards } of { $who ->
    [you] your
    [opponent] your opponent's
   *[both] each player's
} choice
skill-call = call { $cards } { $label }
skill-note = note { $cards }
skill-draw = { $who ->
    [you] draw
    [opponent] your opponent draws
   *[both] each player draws
} { $count }
skill-draw-up-to = draw up to { $count }
skill-look-at = look at { $cards }
skill-reveal = reveal { $cards }
skill-shuffle = { $who ->
    [you] shuffle your deck
    [opponent] shuffle your opponent's deck
   *[both] shuffle both decks
}
skill-shuffle-searched = shuffle the cards { $place } if they were looked through
skill-shuffle-life = { $who ->
    [you] shuffle your life
    [opponent] shuffle your opponent's life
   *[both] shuffle both players' life
}
skill-move = place { $cards } { $place }
skill-move-top = place only the top card { $of } { $place }
skill-to-deck-top = on top of the owner's deck
skill-to-deck-bottom = at the bottom of the owner's deck
skill-to-shuffled = in the owner's deck, which is then shuffled
skill-to-face-up = { $area }, face up
skill-to-top-of = on top of { $cards }
skill-to-under = under { $cards }
skill-ko = KO { $cards }
skill-play = play { $cards }
skill-in-that-mode = { $does } in { $mode }
skill-play-onto = play { $cards } on top of { $base }
skill-evolve = evolve { $base } into { $cards }
skill-play-evolved = play { $cards } as evolved
skill-played-in = if the card being played is { $cards }, it comes in { $mode }
skill-played-with = if the card being played is { $cards }, it { $change } { $until }
skill-gather = bring { $cards } to your Battle Area
skill-combo = use { $cards } in a combo
skill-switch = switch { $cards } to { $mode }
skill-give = { $cards } { $change } { $until }
skill-give-all = all { $cards }, those to come too, { $change } { $until }
skill-give-next = the next { $of } to be played or used { $change } { $until }
skill-next-asks-less = the next time that { $skills ->
    [any] a skill
   *[other] { $skills }
} of one { $of } is used, it asks { $icons } less
skill-copy-skills = { $cards } { skill-gets } the skills printed on { $others } { $until }
skill-negate-one-keyword = negate one keyword skill of your choice { $of } { $until }
skill-gain-one-keyword = { $cards } { skill-gets } one keyword skill of your choice { $of } { $until }
skill-negate-this-skill = negate this skill { $until }
skill-activate = activate a skill { $of } without its price
skill-activate-keywords = activate { $keywords } { $of } without the price
skill-when-next = the next time that { $event }, { $until }: { $does }
skill-whenever = each time that { $event }, { $until }: { $does }
skill-pay = pay { $energy }
skill-damage = deal { $count } damage to { $who ->
    [you] yourself
    [opponent] your opponent
   *[both] each player
}
skill-discard = { $who ->
    [you] discard
    [opponent] your opponent discards
   *[both] each player discards
} { $count }
skill-add-markers = place { $markers } { $on }
skill-remove-markers = remove { $markers } { $from }
skill-turn-up = turn { $cards } face up
skill-turn-down = turn { $cards } face down
skill-flip-to-front = turn { $cards } to the front
skill-flip-to-back = turn { $cards } to the back
skill-declare-character = declare a character name
skill-declare-cost = declare an original energy cost: it is X
skill-flip = turn { $cards } over
skill-make-token = make a token { $token } in { $who ->
    [you] your Battle Area
    [opponent] your opponent's Battle Area
   *[both] each player's Battle Area
}
skill-token-facts = { $name } ({ $facts })
skill-power = { $power } power
skill-combo-facts = combo cost { $cost }, combo power { $power }
skill-take-control = take control { $of }
skill-negate-attack = negate the attack
skill-negate-activation = negate the activation
skill-negate-activation-of = negate the activation of a skill with { $keywords }
skill-negate-blocker = negate the [{ $keyword }]
skill-negate-play = negate the play: place the card { $place }
skill-redirect = change the target of the attack to { $cards }
skill-if-then = if { $condition }: { $does }
skill-may = you may { $order ->
    [yes] { $does }
   *[no] do this: { $does }
}
skill-if-done = { $first }; if you do: { $then }
skill-unless = { $who ->
    [you] you may do this
    [opponent] your opponent may do this
   *[both] each player may do this
}: { $first }; if { $who ->
    [you] you
    [opponent] they
   *[both] they
} don't: { $then }
skill-options = { $count ->
    [one] choose 1 of these
   *[other] choose { $count } of these
}: { $options }
skill-each-player = each player, as “you”, does: { $does }
skill-as = { $who ->
    [you] you do
    [opponent] your opponent does
   *[both] each player does
}: { $does }
skill-name-number = name a whole number from 1: it is X
skill-name-number-up-to = name a whole number from 0 to { $most }: it is X
skill-repeat = do this { $count } times: { $does }
skill-repeat-counted = do this several times ({ $count }): { $does }
skill-later = { $moment }: { $does }
skill-win = { $who ->
    [you] you win
    [opponent] your opponent wins
   *[both] both players win
}
skill-skip-phase = skip { $phase ->
    [charge] the Charge Phase
    [main] the Main Phase
   *[end] the End Phase
} of your next turn
skill-skip-turn = skip your next turn
skill-skip-until-main = skip everything up to the Main Phase of your next turn
skill-lose = { $who ->
    [you] you lose
    [opponent] your opponent loses
   *[both] both players lose
}
skill-gets-power = { skill-gets } { $amount } power
skill-gets-set-power = { skill-has } power { $amount }
skill-gets-combo-power = { skill-gets } { $amount } combo power
skill-gets-cost = { skill-gets } { $amount } energy cost
skill-gets-combo-cost = { skill-gets } { $amount } combo cost
skill-gets-z-energy-cost = { skill-gets } { $amount } Z-Energy cost
skill-gets-skill-cost-of = { skill-asks } this, too, of whoever activates { $skills }, as “you”: { $price }
skill-gets-plain-skill-cost = { skill-asks } this, too, of whoever activates { $skills } without a keyword skill, as “you”: { $price }
skill-gets-skill-cost = { skill-asks } this, too, of whoever activates a skill, as “you”: { $price }
skill-gets-skill-discount = { skill-asks } { $icons } less for { $skills }
skill-gets-cost-in = { skill-gets } { $amount } { $color } energy cost, in both costs
skill-gets-specified-cost = { skill-has } { $amount } { $color } in the specified cost
skill-gets-keyword = { skill-gets } { $tag }
skill-gets-skill = { skill-gets } “{ $skill }”
skill-gets-attribute = { skill-has } { $what }, too
skill-gets-negated = { skill-loses } all skills
skill-gets-negated-keyword = { skill-loses } [{ $keyword }]
skill-gets-negated-keywords = { skill-loses } all keyword skills
skill-gets-negated-others = { skill-loses } all skills but keyword skills
skill-gets-activated = { skill-can } be activated
skill-gets-activated-for = { skill-can } be activated by { $skills }
skill-where-it-lies = { $number ->
    [one] where it lies
   *[many] where they lie
}
skill-gets-used-from = { skill-can } be used { $place } too, for { $skills }
skill-used-free = { $does }, without paying the energy cost
skill-used-cheaper = { $does } for { $icons } less
skill-used-cheaper-for = { $does } for { $icons } less and this: { $price }
skill-used-for-more = { $does }, for the energy cost and this: { $price }
skill-used-instead = { $does }, with this instead of the energy cost: { $price }
skill-gets-negated-skill = { skill-loses } the skill “{ $skill }”
skill-gets-no-specified-cost = { skill-has } no specified cost
skill-gets-attack-active = { skill-can } attack Battle Cards in { $mode }
skill-gets-attack-active-a = { skill-can } attack { $cards } in { $mode }
skill-gets-attack-a = { skill-can } attack { $cards }
skill-gets-play-price = { skill-can } be played only if whoever plays, as “you”, does this: { $price }
skill-gets-pays-for = { skill-can } be given for the price of { $skills }, from wherever that asks for cards
skill-gets-any-leader-color = { skill-can } use skills whatever color they ask of the leader
skill-gets-attack-price = { skill-can } attack { $cards } only if whoever attacks, as “you”, does this: { $price }
skill-gets-skips-step = { $number ->
    [one] attacks
   *[many] attack
} { $cards } without { $step ->
    [offense] an Offense Step
   *[defense] a Defense Step
}
skill-gets-paid-with = { skill-can } be paid for with { $cards } as energy
skill-gets-skill-paid-with = { skill-can } pay for skills with { $cards } as energy
skill-gets-beside-unisons = { skill-can } come beside other Unison Cards, up to { $most } in all
skill-gets-attacks-left = { skill-can } attack only { $count ->
    [one] 1 more time
   *[other] { $count } more times
} in all
skill-gets-activations-left = { skill-can } activate { $keywords } only { $count ->
    [one] 1 more time
   *[other] { $count } more times
} in all
skill-gets-switches-left = { skill-can } be switched to { $mode } only { $count ->
    [one] 1 more time
   *[other] { $count } more times
} in all
skill-gets-picks-life = { skill-has } its player pick the life cards that its damage takes
skill-gets-combo-resting = { skill-can } combo in { $mode }
skill-gets-may-awaken = { skill-can } use [{ $keyword }] whatever its condition
skill-gets-may-awaken-at-any-life = { skill-can } use [{ $keyword }] with any number of life
skill-gets-free-play = { skill-can } be played without the energy cost
skill-gets-free-skill = { skill-can } use { $skills } without the energy cost
skill-gets-enters-resting = { $number ->
    [one] enters
   *[many] enter
} in { $mode }
skill-gets-unaffected = { skill-is } unaffected by the skills { $of }
skill-all-skills = its skills
skill-cannot-attack = { skill-cannot } attack
skill-cannot-attack-a = { skill-cannot } attack { $cards }
skill-cannot-be-attacked = { skill-cannot } be attacked
skill-cannot-be-attacked-by = { skill-cannot } be attacked by { $cards }
skill-cannot-block = { skill-cannot } block
skill-cannot-combo = { skill-cannot } be used in a combo
skill-cannot-play = { skill-cannot } be played
skill-cannot-play-by-skill = { skill-cannot } be played by a skill { $of }
skill-cannot-play-by-skill-but = { skill-cannot } be played by skills but { $keywords }
skill-cannot-play-for-cost = { skill-cannot } be played but by skills
skill-cannot-activate = { skill-cannot } activate skills
skill-cannot-activate-keyword = { skill-cannot } activate { $keywords }
skill-cannot-counter-attack = { skill-cannot } answer an attack with a [{ $family }]
skill-cannot-switch-to-active = { skill-cannot } be switched to { $mode }
skill-cannot-rest-by-skill = { skill-cannot } be switched to { $mode } by a skill { $of }
skill-cannot-become-energy = { skill-cannot } be placed in an Energy Area
skill-cannot-be-evolved = { skill-cannot } evolve into other cards
skill-cannot-be-covered = { skill-cannot } have cards placed on top
skill-cannot-take-under = { skill-cannot } have cards placed underneath by a skill { $of }
skill-cannot-turn-up = { skill-cannot } be turned face up by a skill { $of }
skill-cannot-flip-to-front = { skill-cannot } be turned to the front
skill-cannot-flip-to-back = { skill-cannot } be turned to the back
skill-cannot-battle-ko-by = { skill-cannot } be KO'd by battle with { $cards }
skill-cannot-battle-ko = { skill-cannot } be KO'd by battle
skill-cannot-skill-ko = { skill-cannot } be KO'd by a skill
skill-cannot-skill-ko-by = { skill-cannot } be KO'd by { $who ->
    [you] your skills
    [opponent] your opponent's skills
   *[both] any skills
}
skill-cannot-negate-skills = { skill-cannot } have skills negated
skill-cannot-negate-skills-by = { skill-cannot } have skills negated by { $who ->
    [you] your skills
    [opponent] your opponent's skills
   *[both] any skills
}
skill-cannot-negate-this = { skill-cannot } have this skill negated
skill-cannot-negate-attack = { skill-cannot } have an attack negated
skill-cannot-leave = { skill-cannot } leave their area by your opponent's skills
skill-cannot-moved-by = { skill-cannot } be moved { $place } by a skill { $of }
skill-scope = { $scope ->
    [all-areas] in all areas
    [deck-drop-warp] in deck, Drop Area and Warp
    [deck] in your deck
    [hand] in your hand
    [drop] in your Drop Area
    [warp] in your Warp
    [z-deck] in your Z-Deck
    [play] in play
   *[under] while under a card
}
skill-holds-in = { $places }: { $says }
skill-only-one = while this card is in play, you cannot play { $cards } from any area
skill-card-above = card on top of this card
skill-any-copies = { $part ->
    [deck] your deck
   *[z] your Z-Deck
} can include any number of copies of this card
skill-so-many-copies = { $part ->
    [deck] your deck
   *[z] your Z-Deck
} can include up to { $count ->
    [one] 1 copy
   *[other] { $count } copies
} of this card
skill-at-most = { $part ->
    [deck] your deck
   *[z] your Z-Deck
} can include at most { $count } { $cards }
skill-without = { $part ->
    [deck] your deck
   *[z] your Z-Deck
} cannot include { $cards }
skill-nothing-but = { $part ->
    [deck] your deck
   *[z] your Z-Deck
} can include only { $cards }
skill-starting-life = you start with { $life } life
skill-discounted = { $price ->
    [nothing] for { $skills }, the energy cost is { $icons } lower
   *[other] for { $skills }, you may do this to make the energy cost { $icons } lower: { $price }
}
skill-paid-instead = { $price ->
    [nothing] for { $skills }, you need not pay the energy cost
   *[other] for { $skills }, you may do this instead of paying the energy cost: { $price }
}
skill-chooses-from = cards for [{ $family }] can also be chosen { $place }
skill-stacks-too = up to { $count } { $of } can also be chosen for [{ $keyword }]
skill-instead = if it would happen that { $event }, { $may ->
    [yes] { $does ->
        [nothing] you may let it not happen
       *[other] you may do this instead: { $does }
    }
   *[no] { $does ->
        [nothing] it does not happen
       *[other] do this instead: { $does }
    }
}
skill-once-per-turn = { $says } (once per turn)
skill-when = when { $event }
skill-then = { $first }, { $then }
skill-works = works { $areas }
skill-nothing = nothing
skill-otherwise = { $first }; otherwise: { $other }
skill-owned = { $who ->
    [you] your { $area }
    [opponent] your opponent's { $area }
    [both] both players' { $area ->
        [life] life
       *[other] { $area }s
    }
    [owner] the owner's { $area }
   *[any] { $area }
}
skill-owned-masculine = { $who ->
    [you] your { $area }
    [opponent] your opponent's { $area }
    [both] each player's { $area }
    [owner] the owner's { $area }
   *[any] { $area }
}
skill-outside = outside the game
skill-out-of-game = from outside the game
skill-deck = deck
skill-hand = hand
skill-life = life
skill-yours = { $who ->
    [you] your { $cards }
    [opponent] your opponent's { $cards }
   *[both] both players' { $cards }
}
skill-in-play = in play
skill-noun = { $number ->
    [one] { $kind ->
        [leader] Leader Card
        [battle] Battle Card
        [extra] Extra Card
        [unison] Unison Card
        [z-leader] Z-Leader Card
        [z-battle] Z-Battle Card
        [z-extra] Z-Extra Card
        [z-unison] Z-Unison Card
        [token] token card
        [energy] energy
       *[card] card
    }
   *[many] { $kind ->
        [leader] Leader Cards
        [battle] Battle Cards
        [extra] Extra Cards
        [unison] Unison Cards
        [z-leader] Z-Leader Cards
        [z-battle] Z-Battle Cards
        [z-extra] Z-Extra Cards
        [z-unison] Z-Unison Cards
        [token] token cards
        [energy] energy
       *[card] cards
    }
}
skill-color = { $number ->
    [one] { $color }
   *[many] { $color }
}
skill-specified-icons = with { $values } { $number ->
    [one] icon
   *[many] icons
} in the specified cost
skill-cards-of-deck = { $count } from the { $end ->
    [top] top
   *[bottom] bottom
} { $deck }
skill-counter = Counter
skill-union = Union
skill-strike = Strike
skill-there-is-none = there is none { $of }
skill-to-energy = in the owner's Energy Area in { $mode }
skill-negated-for = { $does }, with the skills negated { $until }
skill-change-markers = { $amount } markers { $on }
skill-states = { $cards } { $says }
skill-cannot-move = { skill-cannot } be moved by a skill { $of }
skill-count-as-many = as many { $of } as { $count }
skill-count-up-to-as-many = up to as many { $of } as { $count }
skill-in-all-areas = in all areas
skill-may-do = { $who ->
    [you] you may
    [opponent] your opponent may
   *[both] each player may
} do this: { $does }
skill-counted-bounds = { $form ->
    [just] exactly { $least }
    [least] at least { $least }
    [most] at most { $most }
   *[between] from { $least } to { $most }
}
skill-for-each = for each { $of }
skill-for-each-marker = for each marker { $on }
skill-for-every = for every { $every } of { $count }
skill-for-every-of = for every { $every } { $of }
skill-gets-colors = { skill-is } also { $colors }
skill-gets-kind = { skill-is } also { $cards }
skill-comes-in = the card being played comes in { $mode }
skill-play-theirs = { $does }, in your opponent's area
skill-play-owners = { $does }, in the area of the owner
skill-play-with = { $does }; from then on what is played { $change } { $until }
skill-comes-with = the card being played { $change } { $until }
