# Words that several tables share: heads of columns, types, colors, how much of a deck is modelled.

column-number = number
column-card = card
column-name = name
column-type = type
column-color = color
column-attributes = attribute
column-cost = cost
column-z-energy = Z-Energy
column-level = level
column-power = power
column-defense = defense
column-combo = combo
level-of = { $kind ->
    [xyz] rank { $level }
    [link] link { $level }
   *[other] level { $level }
}
column-section = section
column-before = before
column-after = after
column-change = change
column-turn = turn
column-seen = seen
column-lists = lists
column-share = share
column-mean = mean
counts-as = counts as { $name }

multicolor = multicolor
colorless = colorless

modelled = { $leader ->
    [known] leader and { $cards } of { $of } cards modelled
    [unknown] { $cards } of { $of } cards modelled, the leader not
   *[none] { $cards } of { $of } cards modelled
}
modelled-but = { $modelled }; not modelled: { $missing }
modelled-of = { $deck }: { $modelled }
