# `cards import`, `update`, `tables`, `forget`: what a table has, what it changes, and where it lies.

import-title = { $source }: { $cards } ({ $counts })
import-title-faults = { $source }: { $cards } ({ $counts }); { faults }
import-sound = { $cards ->
    [one] 1 sound card
   *[other] { $cards } sound cards
}
import-new = { $cards } new
import-changed = { $cards } changed
import-known = { $cards } as known
import-skills = skills: { $read } of { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} read; { $modelled } of { cards } known whole
import-game = game: { $game }; the effects of its cards are not read
import-not-tcg = { $cards } of them never out in the TCG by this table; lists may have them: no rule forbids it
import-other-art = with { $cards ->
    [one] 1 more number of theirs, for other art
   *[other] { $cards } more numbers of theirs, for other art
}
import-no-skills = skills: the table has none, so its cards are taken to have none
import-changes = changed: { $card }: { $changes }
import-more-changes = changed: { $more } more ({ $facts })
import-gone = no longer in this table: { $cards }
import-unused = not used: { $columns }

fact = { $fact ->
    [name] name
    [other-names] names in other languages
    [type] type
    [rarity] rarity
    [colors] colors
    [energy-cost] energy cost
    [z-energy-cost] Z-Energy cost
    [combo] combo
    [power] power
    [characters] characters
    [traits] traits
    [eras] eras
    [name-of-back] name of the back
    [power-of-back] power of the back
    [characters-of-back] characters of the back
    [traits-of-back] traits of the back
    [eras-of-back] eras of the back
    [skills] skills
   *[skills-of-back] skills of the back
}
fact-changed = { $what } { $before } → { $after }
fact-count = { $what } { $count }
fact-none = { $fact ->
   *[other] none
}

kept = kept as `{ $table }`; `scouter cards forget { $table }` takes it out
kept-instead = kept as `{ $table }`, in place of the table of { $day }
would-be-kept = would be kept as `{ $table }`; nothing is written
nothing-kept = { $source }: { faults }; nothing is kept
nothing-kept-without-card = { $source } holds no card; nothing is kept
mend-rows-or-partial = mend these rows, or keep the sound cards alone with --partial
table-not-used = { $source }: { faults }; no card of the file is used
mend-rows = mend these rows
table-current = `{ $table }` is current: { $source } has not changed
table-current-since = `{ $table }` is current: { $source } has not changed since { $day }

column-table = table
column-cards = cards
column-imported = imported
column-from = from
damaged = damaged
forgotten = `{ $table }` is taken out: { cards } from { $source }
forgotten-damaged = `{ $table }`, which was damaged, is taken out

table-damaged = the imported table { $path }: { $damage }
import-again = import it again (scouter cards import FILE --name { $table }), or take it out: scouter cards forget { $table }
damage-foreign = this is no table that scouter has written
damage-sum = it is not as it was written: its check sum does not fit
damage-head = it does not say where it came from: { $reason }
damage-row = it was written by scouter { $version }, and this one cannot read it: line { $line }: { $fault }
