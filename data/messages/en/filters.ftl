# Descriptions of cards, put together from the outside in: red ＜Son Goku＞ Battle Cards with energy costs of 3 or less.

cards-plain = cards
cards-so = { $so } { $cards }
cards-which = { $cards } { $which }
cards-or = { $first } or { $last }

so-color = { $color }
so-originally = originally { $color }
so-just = just { $colors }
so-multicolor = multicolor
so-family = [{ $family }]
so-keyword = [{ $keyword }]
so-only = { $what }-only
so-mode = { $mode }
so-attacking = attacking
so-guarding = guarding
so-face-up = face-up
so-once-face-up = once face-up
so-token = token
so-evolved = evolved
so-skill-less = skill-less
so-originally-skill-less = originally skill-less
so-not = non-{ $so }

which-any = of any kind
which-energy-cost = with an energy cost
which-energy-costs = with energy costs { $values }
which-original-costs = with original energy costs { $values }
which-specified-costs = with specified costs { $values }
which-z-energy-costs = with Z-Energy costs { $values }
which-counted-cost = with a certain energy cost
which-declared-character = with the declared character name
which-declared-cost = with the declared original energy cost
which-combo-costs = with combo costs { $values }
which-power = with { $values }
which-counted-power = with a certain power
which-markers = with { $values }
which-owned = { $who ->
    [you] that belong to you
    [opponent] that belong to your opponent
   *[both] that belong to either player
}
which-no-keyword = without keyword skills
which-in-text = with [{ $keyword }] in their skill texts
which-shares = with the same { $shared } as others
which-union-name = with a character name that a [Union] skill asks for
which-combo = that can combo
which-copy = of the same number
which-this = that have the skill
which-area = in the { $area }
which-came-from = that came from the { $area }
which-era = of the era { $era }
which-trait-part = with 《{ $part }》 as part of a special trait
which-no-trait-part = without 《{ $part }》 in their special traits
which-character-part = with ＜{ $part }＞ in their character names
which-name-part = with { "{" }{ $part }{ "}" } in their names
which-other-than = other than { $cards }
which-are = that are { $cards }

cost-at-least = of { $value } or more
cost-at-most = of { $value } or less
cost-between = from { $least } to { $most }
value-at-least = { $value } { value-unit } or more
value-at-most = { $value } { value-unit } or less
value-between = from { $least } { value-unit } to { $most } { value-unit }
value-unit = { $unit ->
    [power] power
    [original-power] original power
    [combo-power] combo power
   *[markers] markers
}
