# Words that several tables share: heads of columns, types, colors, how much of a deck is modelled.

column-number = number
column-card = card
column-name = name
column-type = type
column-color = color
column-cost = cost
column-power = power
column-combo = combo
column-section = section
column-before = before
column-after = after
column-change = change
column-turn = turn
column-lists = lists
column-share = share
column-mean = mean

kind-word = { $kind ->
    [leader] leader
    [battle] battle
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
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
multicolor = multicolor
colorless = colorless

modelled = { $leader ->
    [known] leader and { $cards } of { $of } cards modelled
    [unknown] { $cards } of { $of } cards modelled, the leader not
   *[none] { $cards } of { $of } cards modelled
}
modelled-but = { $modelled }; not modelled: { $missing }
modelled-of = { $deck }: { $modelled }
