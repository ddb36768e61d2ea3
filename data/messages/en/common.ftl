# What every file may use: numbers with their nouns, parts of a deck, types of cards.

copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
faults = { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
}

section = { $section ->
    [leader] Leader
    [ruler] Ruler
    [main] Main Deck
    [side] Side Deck
    [z] Z-Deck
    [extra] Extra Deck
    [stones] Magic Stone Deck
    [evolution] Evolution Deck
   *[other] { $section }
}
the-section = the { section }
in-section = in the { section }
from-section = from the { section }
to-section = to the { section }

# What the one card at the head of a deck is called, one and several.
lead = { $lead ->
    [ruler] ruler
   *[leader] leader
}
leads = { $lead ->
    [ruler] rulers
   *[leader] leaders
}

a-kind = { $kind ->
    [leader] a Leader Card
    [battle] a Battle Card
    [extra] an Extra Card
    [unison] a Unison Card
    [z-leader] a Z-Leader
    [z-battle] a Z-Battle Card
    [z-extra] a Z-Extra Card
    [z-unison] a Z-Unison Card
    [monster] a monster
    [fusion] a Fusion Monster
    [synchro] a Synchro Monster
    [xyz] an Xyz Monster
    [link] a Link Monster
    [spell] a Spell Card
    [trap] a Trap Card
    [ruler] a ruler
    [resonator] a resonator
    [chant] a chant
    [addition] an addition
    [regalia] a regalia
    [stone] a magic stone
    [special-stone] a special magic stone
    [basic-stone] a basic magic stone
    [rune] a rune
    [stranger] a stranger
    [creature] a creature
    [vice-leader] a Vice Leader
    [tactic] a tactic
    [evolution] an evolution
    [relic] a relic
   *[token] a token
}
kinds = { $kind ->
    [leader] Leader Cards
    [battle] Battle Cards
    [extra] Extra Cards
    [unison] Unison Cards
    [z-leader] Z-Leaders
    [z-battle] Z-Battle Cards
    [z-extra] Z-Extra Cards
    [z-unison] Z-Unison Cards
    [monster] monsters
    [fusion] Fusion Monsters
    [synchro] Synchro Monsters
    [xyz] Xyz Monsters
    [link] Link Monsters
    [spell] Spell Cards
    [trap] Trap Cards
    [ruler] rulers
    [resonator] resonators
    [chant] chants
    [addition] additions
    [regalia] regalia
    [stone] magic stones
    [special-stone] special magic stones
    [basic-stone] basic magic stones
    [rune] runes
    [stranger] strangers
    [creature] creatures
    [vice-leader] Vice Leaders
    [tactic] tactics
    [evolution] evolutions
    [relic] relics
   *[token] tokens
}
kind-word = { $kind ->
    [leader] leader
    [battle] battle
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
    [monster] monster
    [fusion] fusion
    [synchro] synchro
    [xyz] xyz
    [link] link
    [spell] spell
    [trap] trap
    [ruler] ruler
    [resonator] resonator
    [chant] chant
    [addition] addition
    [regalia] regalia
    [stone] stone
    [special-stone] special stone
    [basic-stone] basic stone
    [rune] rune
    [stranger] stranger
    [creature] creature
    [vice-leader] vice leader
    [tactic] tactic
    [evolution] evolution
    [relic] relic
   *[token] token
}
color-word = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [black] black
   *[white] white
}
and = { $first } and { $last }
either = , or
also = { $first }; { $last }
in-brackets = [{ $keyword }]
n-more = { $more } more

# Areas of the table.

area = { $area ->
    [deck] deck
    [hand] hand
    [drop] Drop Area
    [leader] Leader Area
    [battle] Battle Area
    [combo] Combo Area
    [energy] Energy Area
    [life] Life Area
    [warp] Warp
    [unison] Unison Area
    [z-deck] Z-Deck Area
    [z-energy] Z-Energy Area
   *[removed] outside the game
}
area-of = { $player }'s { area }
from-area = from { area }
to-area = to { area }
to-area-of = to { area-of }

# What the program was built without.

feature-lacking = this program was built without { $feature ->
    [cdb] databases of cards (.cdb)
    [edit] the screen for editing lists
    [net] access to the web
    [pdf] registration sheets
    [watch] word from the system of files that change
   *[png] PNG
}
feature-instead = { $feature ->
    [cdb] give the cards as CSV, or build the program with the feature `cdb`
    [edit] change the list with `scouter add`, `remove`, `set` and `leader`, or build the program with the feature `edit`
    [net] fetch the table and keep it with `scouter cards import FILE`, or build the program with the feature `net`
    [pdf] build it with the feature `pdf`
    [watch] `scouter check --watch` looks every second; or build the program with the feature `watch`
   *[png] name a file that ends in .svg, or build the program with the feature `png`
}
