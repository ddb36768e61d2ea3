# A game told move by move: what is asked and answered, what happens, what lies on the table.

a-token-called = token { $name }
some-card = a card
some-card-of = A card of { area-of }
leader-card = Leader { $card }
card-lies = { $card } ({ $lies })
with-power = power { $power }
with-markers = { $markers } markers
with-under = { $under } under it
area-holds = { area } { $count }
side-holds = { $player }: { $counts }
shown-cards = shown

# Questions.

asked = { $player }: { $question }?
asked-for = { $player }: { $question } ({ $card })?
asks-mulligan = which card goes back
asks-z-energy = which card of the combos becomes Z-Energy
asks-redraw = whether the whole hand goes back
asks-skill-cost-first = whether to pay the skill cost before the Z-Energy cost
asks-first = whether to go first
asks-charge = which card to charge as energy
asks-main = what to do in the Main Phase
asks-offense = what to do in the Offense Step
asks-defense = what to do in the Defense Step
asks-counter = whether to counter
asks-next-auto = which skill comes next
asks-use = whether to use the skill
asks-pay = which energy to rest
asks-number = which number
asks-cost = which energy cost
asks-keyword = which keyword skill
asks-character = which character name
asks-price = which card to pay with
asks-choose = which card to choose
asks-life = which life card to take
asks-discard = which card to discard
asks-option = which option
asks-skill = which skill is activated
asks-may = whether to do it
asks-draw-more = whether to draw a card
asks-order = which card comes next, from the top
asks-repeats = how often the loop is gone through
asks-instead = what happens instead

# Answers.

offers-hidden = Card { $place } of { area-of }
offers-end = End the Main Phase
offers-no = No
offers-pass = Pass
offers-done = Done
offers-marker = An energy marker
offers-yes = Yes
offers-play = Play { $card }
offers-combo = Combo with { $card }
offers-attack = Attack { $guard } with { $card }
offers-activate = Activate { $skill } of { $card }
offers-grow = Grow the Unison Card with { $card }
offers-option = option { $number }
offers-next = { $skill } of { $card }
offers-waiting = what { $card } waits for
offers-replace = Apply { $skill } of { $card }
a-skill = skill { $line }
a-skill-headed = skill { $line } { $head }
a-given-skill = a given skill
a-given-skill-headed = a given skill { $head }

# Events.

turn-begins = Turn { $turn }: { $player }
set-up-begins = Set-up
charge-begins = Charge Phase
main-begins = Main Phase
end-begins = End Phase
phase-is-skipped = { $phase ->
    [charge] The Charge Phase
    [main] The Main Phase
   *[end] The End Phase
} is skipped
offense-is-skipped = The Offense Step is skipped
defense-is-skipped = The Defense Step is skipped
turn-is-skipped = Turn { $turn } is skipped
shuffles-life = { $player } shuffles the life cards
shuffles-deck = { $player } shuffles the deck
draws = { $player } draws { $card }
charges = { $player } charges { $card }
is-kod = { $player }'s { $card } is KO'd
moves-life = { $player } moves { $card } from life { $to }
moves = { $player } moves { $card } { $from } { $to }
goes-under = { $card } goes under { $host }
is-played = { $card } is played
is-made-active = { $card } is switched to Active Mode
is-rested = { $card } is switched to Rest Mode
is-revealed-mode = { $card } is switched to Revealed Mode
is-hidden-mode = { $card } is switched to Hidden Mode
is-turned-over = { $card } is turned over
is-turned-up = { $card } is turned face up
is-turned-down = { $card } is turned face down
attacks = { $card } attacks { $guard }
attack-is-negated = The attack is negated
is-guard = { $card } is the guard card
is-comboed = { $card } is used in a combo
compares = Power { $attack } against { $guard }
takes-damage = { $player } takes { $damage } damage
changes-markers = { $card } { $by } markers
spends-energy-markers = { $player } pays with { $number ->
    [one] an energy marker
   *[other] { $number } energy markers
}
gets-energy-markers = { $player } gets { $number ->
    [one] an energy marker
   *[other] { $number } energy markers
}
skill-is-activated = Skill { $line } of { $card } is activated
given-skill-is-activated = A skill given to { $card } is activated
keyword-is-used = { $keyword } of { $card }
skill-happens-instead = Skill { $line } of { $card } happens instead
given-skill-happens-instead = A skill given to { $card } happens instead
is-negated = { $card } is negated
is-given = { $who } { $gets } { $until }
each-described-by = Each card that a skill of { $card } is about
next-described-by = The next card that a skill of { $card } is about
is-reached = { $card } is one of them
has-own-power = { $card } has its own power again
given-ends = { $who } { $gets }: this ends
looks-at = { $player } looks at { $card }
is-revealed = { $card } is revealed
concedes = { $player } concedes
wins = { $player } wins
is-a-draw = The game is a draw
turn-limit-ends = The turn limit ends the game undecided

# A game as a record has it.

cards-hidden = { $count ->
    [one] a card
   *[other] { $count } cards
}
cards-named = { $count } cards ({ $cards })
power-part = { $what } { $power }
power-alone = { $part }
power-sum = { $parts } = { $power }
power-skills = skills
power-since = since then
compares-parts = Power: { $attack }; against { $guard }
forecast-succeeds = As it stands the attack succeeds: { $attack }; against { $guard }
forecast-fails = As it stands the attack fails by { $short }: { $attack }; against { $guard }
ended-by-life = { $player } has no life left
ended-by-deck = { $player } has no card left in the deck
weighed = ({ $player } weighs { $best }; takes { $chosen })
weighed-points = { $answer }: { $points }
weighed-chance = { $answer }: { $chance } %

# What several games say alike.

game-turn = turn of { $who }
takes-control = { $who } takes control of { $card }
card-attacks = { $by } attacks { $at }
draws-card = { $who } draws { $card }
discards-card = { $who } discards { $card }
asks-target = which target
asks-go-first = whether to go first
link-of-player = { $who }: { $card }
setup-too-many = there are too many cards
setup-deeds = { $card } says to do too much: deeds too deep within others, or too many of them
setup-lines = { $card } has more than { $most } lines
