# Parts of a run that are joined (`merge`) or go on (`--resume`): why they are not, and what is missing.

parts-no-part = this is no part of a run, as `--format json` or `--resume` writes one
parts-name-parts = play each part with `--shard I/N --format json > FILE`, and name these files
parts-name-new = name a file that is not there yet: what is done is kept in it
parts-other-version = this was written by another version of scouter, or changed since ({ $why }); make it again
parts-other-kind = this is a part of a run of { $kind ->
    [match] lists against each other
    [field] a list against a field
    [swap] swaps
    [best-of] matches of several games
    [goldfish] games alone
   *[arena] players measured
}, and the parts before are not
parts-other-run = this is a part of another run: it differs in { $what }
parts-differs = { $what ->
    [deck] the deck
    [lists] the lists
    [swaps] the swaps
    [edition] the edition
    [player] the player
    [players] the players
    [opponent] the opponent
    [first] who goes first
    [seed] the seed
    [turns] the turns
    [games] the games
    [best-of] the games of a match
    [alone] how the deck plays alone
    [parts] the number of parts
    [cards] what is counted of its cards
   *[modelled] what is modelled
}
parts-other-part = this is a part of another run: it differs in the part, which is { $part }
parts-twice = part { $part } of the run is there already
parts-impossible = no run comes to this: { $why ->
    [parts] a run has from 1 to { $most } parts, and these are not of it
    [once] each part is there once, and there is one at least
    [counts] the counts do not add up to the games
   *[more] together with the parts before, it has more games than the run
}
parts-same-run = name another file, or the same run
parts-missing = { $count ->
    [one] part { $which } of { $of } is missing
   *[other] parts { $which } of { $of } are missing
}
parts-part = A part of the run: { $what }
parts-broken-off = a part was broken off; the command that played it goes on with --resume
