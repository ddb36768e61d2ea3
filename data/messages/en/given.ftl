# What skills give to cards for a time, and until when.

gets-power = gets { $by } power
has-power = has a power of { $power }
gets-combo-power = gets { $by } combo power
gets-cost = gets { $by } energy cost
gets-cost-in = gets { $by } { $color } energy cost
gets-specified-cost = gets { $by } { $color } specified cost
gets-combo-cost = gets { $by } combo cost
gets-z-energy-cost = gets { $by } Z-Energy cost
has-no-specified-cost = has no specified cost
pays-more-for-skills = pays a higher price for its skills
pays-less-for-skills = pays less energy for its skills
gains-keyword = gains [{ $keyword }]
gains-keyword-number = gains [{ $keyword } { $number }]
gains-skill = gains a skill
gains-skill-with = gains a skill with [{ $keyword }]
gains-name = gains a card name
gains-character = gains a character name
gains-trait = gains a special trait
is-also = is also { $colors }
gains-kind = gains a card type
has-skills-negated = has all its skills negated
has-keyword-negated = has its [{ $keyword }] negated
has-keywords-negated = has its keyword skills negated
has-others-negated = has its skills negated but for keyword skills
has-one-negated = has one of its skills negated
cannot-attack = cannot attack
cannot-attack-some = cannot attack some cards
cannot-be-attacked = cannot be attacked
cannot-be-attacked-by-some = cannot be attacked by some cards
cannot-block = cannot block
cannot-combo = cannot combo
cannot-be-played = cannot be played
cannot-be-played-by-skills = cannot be played by skills
cannot-be-played-for-cost = cannot be played otherwise than by skills
cannot-activate = cannot activate skills
cannot-activate-some = cannot activate some skills
cannot-answer-attack = cannot answer an attack
cannot-become-active = cannot be switched to Active Mode
cannot-be-rested = cannot be switched to Rest Mode by skills
cannot-become-energy = cannot become energy
cannot-be-evolved = cannot be evolved
cannot-be-covered = cannot have cards placed on top of it
cannot-take-under = cannot have cards placed under it
cannot-be-turned-up = cannot be turned face up
cannot-be-flipped = cannot be turned over
cannot-be-kod-in-battle = cannot be KO'd in battle
cannot-be-kod-by-skills = cannot be KO'd by skills
cannot-be-negated = cannot have its skills negated
cannot-have-attack-negated = cannot have its attacks negated
cannot-leave = cannot be moved away by skills
may-attack-active = may attack cards in Active Mode
pays-to-be-played = asks for a price to be played
skips-offense = attacks without an Offense Step
skips-defense = attacks without a Defense Step
is-paid-with-others = may be paid for with other cards as energy
pays-skills-with-others = may pay for skills with other cards as energy
comes-beside-unisons = may come beside other Unison Cards, up to { $most } in all
may-be-given-for-prices = may be given for prices that ask for other cards
asks-no-leader-color = asks for no color of the leader
pays-to-attack = pays a price to attack
has-attacks-left = { $attacks ->
    [one] has 1 attack left
   *[other] has { $attacks } attacks left
}
has-activations-left = { $activations ->
    [one] has 1 activation left
   *[other] has { $activations } activations left
}
has-switches-left = { $switches ->
    [one] can be switched to { $mode } once more
   *[other] can be switched to { $mode } { $switches } more times in all
}
picks-life = lets its player pick the life cards that are lost
may-combo-resting = may combo in Rest Mode
may-awaken = may activate [{ $keyword }] whatever it asks for
may-be-played-free = may be played without its energy cost
may-activate-free = may activate skills without their energy cost
may-activate-for-another-price = may activate skills for another price
may-activate-elsewhere = may activate skills in other areas
enters-resting = enters in Rest Mode
is-unaffected = is unaffected by skills
until-battle = until the end of the battle
until-charge = until the end of the Charge Phase
until-main = until the end of the Main Phase
until-turn = until the end of the turn
whose = { $whose ->
    [you] your
    [opponent] the opponent's
   *[seat] { $whose }'s
}
until-turn-of = until the end of { whose } turn
until-next-turn-of = until the end of { whose } next turn
until-next-turn-begins = until the start of { whose } next turn
until-next-main-begins = until the start of { whose } next Main Phase
until-game = until the end of the game
