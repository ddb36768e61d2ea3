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

the-imported-tables = the imported tables
table-damaged = the imported table { $path }: { $damage }
import-again = import it again (scouter cards import FILE --name { $table }), or take it out: scouter cards forget { $table }
damage-foreign = this is no table that scouter has written
damage-sum = it is not as it was written: its check sum does not fit
damage-head = it does not say where it came from: { $reason }
damage-row = it was written by scouter { $version }, and this one cannot read it: line { $line }: { $fault }

table-too-large = `{ $table }` takes more than { $most } MiB, and is not kept
tables-no-place = there is no place to keep tables: { $why }
tables-name-place = name a folder in SCOUTER_DATA_DIR
kept-otherwise = { $card } would be kept as another card; nothing is kept
kept-no-signs = signs like tabs, line ends and | inside a name or a trait cannot be kept
update-one-sum = --sha256 is the sum of one table, and there are several
update-name-one = name one with --from
update-no-address = no table has come from an address yet, and the program knows none of its own
update-name-address = name one: scouter cards update --from URL

fetch-unchanged = { $what }; nothing is changed
fetch-sum = { $url }: the check sum is { $sum }, not { $wanted }
fetch-ask-sum = the file is another, or was damaged on its way: ask whoever gave you the sum
fetch-no-text = { $url }: byte { $byte } is not UTF-8 text
fetch-want-text = the address may be that of a packed or binary file; a table is UTF-8 text
fetch-no-end = { $url }: the server does not say where the table ends, and it ends within a line
fetch-cut-off = it may have been cut off: try again, or give its check sum (--sha256)
fetch-too-large = { $url } is larger than { $bytes } bytes
fetch-max-size = --max-size allows more
fetch-no-file = { $url } names no file of this machine
fetch-look-path = look at the path behind file://
fetch-slow = try again later; --read-timeout and --max-time allow more
fetch-answers = { $url } answers { $status }
fetch-status = { $status ->
    [gone] there is nothing (any more): look the address up again
    [closed] it is not for everybody: fetch it yourself and `cards import` it
    [trouble] that is the server's trouble: try again later
   *[other] that is not the answer of a server that has the file
}
fetch-on-and-on = { $url } leads on and on: more than { $most } redirects
fetch-look-up = look the address up again
fetch-nowhere = { $url } leads on, and does not say where
fetch-leads = { $from } leads to { $to }, { $why ->
    [near] which is this machine or one of its network
    [open] which is not protected
   *[foreign] which is no address on the web
}
fetch-trust = name that address yourself if you trust it
fetch-no-client = { $url }: no connection can be made: { $why }
fetch-certificates = https needs the certificates of your system (ca-certificates)
fetch-no-connection-within = { $url }: no connection within { $seconds } s
fetch-connect-timeout = try again later; --connect-timeout allows more
fetch-no-answer-within = { $url }: no answer within { $seconds } s
fetch-no-connection = { $url }: no connection: { $why }
fetch-online = is the address right, and are you online?
fetch-no-answer = { $url }: no answer that can be understood: { $why }
fetch-later = try again later
fetch-packed = { $url } comes packed ({ $packed }), although that was not asked for
fetch-unpack = fetch and unpack it yourself, and `cards import` it
fetch-not-all = { $url }: { $bytes } bytes came within { $seconds } s, and that is not all
fetch-broke-off = { $url }: the download broke off after { $bytes } bytes: { $why }
fetch-broke-off-of = { $url }: the download broke off after { $bytes } of { $all } bytes: { $why }
fetch-damaged = { $url }: the server names the check sum { $sum }, which does not fit
fetch-again = it was damaged on its way: try again
