# `scenario`: what happens in a scenario, and what is not as it expects. "You" is who its script calls so.

scenario-passed = passed { $file }: { $name }
scenario-failed = FAILED { $file }: { $name }
scenario-on-line = line { $line }: { $what }
scenario-without = played without it: { $what }
scenario-unplayed = { $side ->
    [back] skill line { $line } on the back of { $card } is not known to scouter
   *[front] skill line { $line } of { $card } is not known to scouter
}
scenario-unplayed-some = { $side ->
    [back] not all skills on the back of { $card } are known to scouter
   *[front] not all skills of { $card } are known to scouter
}
scenario-happened = what happened:
scenario-had-happened = what had happened:
scenario-nothing-happened = nothing
scenario-lines-before = ({ $lines } lines before)
scenario-sum = { $passed } passed, { $failed } failed

# Cards and skills.

case-card = { $who ->
    [you] your { $card }
   *[opponent] the opponent's { $card }
}
case-line = line { $line } of { $card }
case-line-headed = line { $line } of { $card }, { $head }
case-given-line = a skill given to { $card }
case-about = { $skill }, about { $card }

# Questions and answers.

case-asked = { $who ->
    [you] you are asked { $question }; possible: { $choices }
   *[opponent] the opponent is asked { $question }; possible: { $choices }
}
case-asked-for = { $who ->
    [you] you are asked { $question } for { $card }; possible: { $choices }
   *[opponent] the opponent is asked { $question } for { $card }; possible: { $choices }
}
case-asks-mulligan = which cards of the opening hand go back
case-asks-charge = which card to charge
case-asks-counter = whether to answer with a [Counter]
case-asks-next-auto = which pending skill comes next
case-asks-use = whether to pay for a skill
case-asks-price = which card to give as a price
case-asks-life = which life card goes
case-asks-may = whether to do something optional
case-offers-end = end-turn
case-offers-pass = pass
case-offers-done = enough
case-offers-marker = an energy marker
case-offers-yes = yes
case-offers-play = play { $card }
case-offers-combo = combo { $card }
case-offers-attack = attack { $guard } with { $card }
case-offers-activate = activate { $skill }
case-offers-grow = grow with { $card }
case-gets-energy-markers = { $who ->
    [you] you get
   *[opponent] the opponent gets
} { $number } energy markers
case-spends-energy-markers = { $who ->
    [you] you pay
   *[opponent] the opponent pays
} with { $number } energy markers
expected-energy-markers = expected { $wanted } energy markers of { $who ->
    [you] yours
   *[opponent] the opponent
}, found { $found }
case-offers-instead = instead { $skill }

# Events.

case-turn = { $who ->
    [you] turn { $turn }, your turn
   *[opponent] turn { $turn }, the opponent's turn
}
case-set-up = set-up
case-shuffles-life = { $who ->
    [you] your life is shuffled
   *[opponent] the opponent's life is shuffled
}
case-shuffles-deck = { $who ->
    [you] your deck is shuffled
   *[opponent] the opponent's deck is shuffled
}
case-from-area-of = from { case-area-of }
case-to-area-of = to { case-area-of }
case-area-of = { $who ->
    [you] your { area }
   *[opponent] the opponent's { area }
}
case-moves = { $card } goes { $from } { $to }
case-moves-why = { $card } goes { $from } { $to }, { $why }
case-why = { $why ->
    [draw] drawn
    [damage] damage
    [charge] charged
    [play] played
    [combo] combo
    [battle-ko] KO in battle
    [skill-ko] KO by a skill
    [cost] as a price
   *[skill] by a skill
}
case-lies-under = { $card } lies under { $host }
case-is-made-active = { $card } switches to Active Mode
case-is-rested = { $card } switches to Rest Mode
case-attack-negated = the attack is negated
case-compares = power { $attack } against { $guard }
case-takes-damage = { $who ->
    [you] you take { $damage } damage
   *[opponent] the opponent takes { $damage } damage
}
case-damage = { $damage } damage
case-markers = { $markers ->
    [one] { $by } marker on { $card }
   *[other] { $by } markers on { $card }
}
case-activated = activated: { $skill }
case-replaced = instead: { $skill }
case-each-described-by = each card that a skill of { $card } is about
case-next-described-by = the next card that a skill of { $card } is about
case-looks-at = { $who ->
    [you] you look at { $card }
   *[opponent] the opponent looks at { $card }
}
case-concedes = { $who ->
    [you] you concede
   *[opponent] the opponent concedes
}
case-won = { $who ->
    [you] you have won
   *[opponent] the opponent has won
}
case-draw = the game is a draw
case-too-many-turns = the scenario has lasted too many turns
case-goes-on = the game goes on

# What the script says to do.

does-pass = pass
does-end-turn = end-turn
does-say-yes = say yes
does-say-no = say no
does-concede = concede
does-attack = attack `{ $guard }` with `{ $card }`
does-play = play `{ $card }`
does-combo = combo `{ $card }`
does-instead = put `{ $card }` in the place of what would happen
does-activate = activate { $line }
does-block = block with `{ $card }`
does-use = use { $line }
does-take-next = take { $line } next
does-grow = grow with `{ $card }`
does-charge = charge `{ $card }`
does-choose = choose { $cards }
does-pay = pay { $cards }
does-discard = discard { $cards }
does-put-back = put back { $cards }
does-give-life = give the life { $cards }
does-order = order { $cards }
does-take-option = take option { $number }
does-name-number = name { $number }
does-of-card = `{ $card }`
does-of-line = line { $line } of `{ $card }`
does-about = { $line } about `{ $card }`
who-does = { $who ->
    [you] you: { $action }
   *[opponent] the opponent: { $action }
}

# What cannot be done.

case-cannot = { $who ->
    [you] you cannot { $action }: { $why }
   *[opponent] the opponent cannot { $action }: { $why }
}
case-not-asked = { $who ->
    [you] you are not asked
   *[opponent] the opponent is not asked
}
case-endless-before = there is no end to the questions before
case-endless = there is no end to the questions
case-puzzle = it is a puzzle, which a player has to solve
case-never-asked = that is never asked
case-never-asked-for = that is never asked: { $why }
case-unscripted = a choice is not scripted: { $asked }
case-half-scripted = half of a choice is not scripted: { $asked }
case-choice-open = a choice stands open, and `until` declines none (`{"{"}choose: []{"}"}` does): { $asked }
case-about-one = it is not asked what `{ $card }` is about: there is only one thing to answer
case-not-about = `{ $card }` cannot be about that: { $asked }
case-engine-broken = the engine is broken: { $why }
board-broken = { $what ->
    [lost] `{ $of }` lies in another area than it says
    [strange] `{ $of }` lies with a player where only their own cards lie
    [misplaced] `{ $of }` cannot lie where it lies
    [laden] `{ $of }` has counters, damage or gains where it cannot have them
    [face] `{ $of }` lies face up where cards lie face down, or the other way round
    [force] `{ $of }` has a force below 0
    [hung] `{ $of }`, as it lies, cannot be on another card
    [loose] `{ $of }` is on no card that it can be on
    [beaten] `{ $of }` is beaten and still on the field
    [leads] the Leader or ruler of `{ $of }` does not lie where it belongs
    [crowded] `{ $of }` has two Vice Leaders on the field
    [full] a zone of `{ $of }` holds more than it can
    [lives] `{ $of }` has no life left
    [chain] a link of the chain cannot be there
   *[no-option] a question offers nothing
}
case-no-option = this is not among the legal choices
case-nothing-to-decide = nothing is to be decided
case-impossible = { $what } is not possible
case-impossible-now = { $what } is not possible: { $asked }
case-ambiguous = { $what } is ambiguous: write { $forms }; { $asked }
case-or = { $first } or { $last }
case-no-more-asked = `{ $card }` cannot be given: nothing more is asked
case-too-many-ways = there are too many ways to { $action }
case-none-unasked = none cannot be given: nothing is asked
case-none-given = none cannot be given: { $asked }
case-not-all = { $action } is not all: { $asked }

# What was expected, and what is.

expected-log = expected the log to say `{ $text }`; it does not
expected-no-log = expected the log not to say `{ $text }`; it says `{ $line }`
expected-winner = { $winner ->
    [you] expected you to have won; { $found }
    [opponent] expected the opponent to have won; { $found }
    [draw] expected a draw; { $found }
   *[none] expected the game to go on; { $found }
}
expected-turn = expected turn { $wanted }; it is turn { $found }
expected-turn-player = { $wanted ->
    [you] expected the turn player to be you; it is the opponent
   *[opponent] expected the turn player to be the opponent; it is you
}
expected-phase = expected the phase to be { $wanted }; it is { $found }
phase-word = { $phase ->
    [set-up] SetUp
    [charge] Charge
    [main] Main
   *[end] End
}
expected-over = expected the game to be over; { $asked }
expected-other-question = expected another question; { $asked }
expected-question = expected a question; { $found }
expected-value = expected { $what } to be { $wanted }; it is { $found }
expected-legal = expected to be legal: { $action }; { $asked }
expected-illegal = expected to be illegal: { $action }; { $asked }
expected-something = expected something of `{ $card }`; there is no such card
card-is-ambiguous = `{ $card }` is ambiguous: { $cards }
card-in-area = { $card } ({ area })
expected-power = expected { $card } to have { $wanted } power; it has { $found }
expected-cost = expected { $card } to have an energy cost of { $wanted }; it has { $found }
has-none = none
expected-markers = expected { $wanted } markers on { $card }; there are { $found }
expected-position = expected { $card } to have a position; it is in the { area }
expected-mode = expected { $card } in { $wanted }; it is in { $found }
expected-side = { $side ->
    [back] expected the back of { $card } up; its front is
   *[front] expected the front of { $card } up; its back is
}
expected-keyword = expected { $card } to have [{ $keyword }]
expected-no-keyword = expected { $card } not to have [{ $keyword }]
expected-to-see = { $who ->
    [you] expected you to see { $card }
   *[opponent] expected the opponent to see { $card }
}
expected-not-to-see = { $who ->
    [you] expected you not to see { $card }
   *[opponent] expected the opponent not to see { $card }
}
expected-in-area = expected { $card } in the { area }; it is { $place }
lies-in-area = in { case-area-of }
lies-under-card = under { $host }
expected-under = expected under { $card }: { $wanted }; found { $found }
expected-attacker = expected { $card } to be the attack card; { $found }
expected-guard = expected { $card } to be the guard card; { $found }
there-is-no-battle = there is no battle
it-is-card = it is { $card }
expected-count = expected { $wanted } cards in { case-area-of }; found { $found }: { $cards }
expected-cards = expected in { case-area-of }: { $wanted }; found { $found }
no-cards = nothing
