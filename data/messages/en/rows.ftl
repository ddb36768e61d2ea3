# Faults of card tables: rows that are no cards, and skills that are not understood.

row-web-page = this is a web page, not a card table
row-tables-are = a card table is JSON lines, CSV or TSV; a page that shows one often has a link to the file itself
row-no-column = the header has no column `{ $column }`; known columns are { $known }
row-json-broken = { $reason }
row-no-back = `back` is not an object with the facts of a side
row-key-twice = `{ $key }` stands twice
row-too-many-faults = too many faults: from here on nothing is read
row-too-many-cards = a table of more than { $most } cards: from here on nothing is read
row-too-long = a row of more than { $most } bytes is no card
row-long-name = `{ $column }` holds a name of more than { $most } characters, or more than { $names } names
row-many-lines = `{ $column }` holds more than { $most } lines
more-faults = and { faults } more

row-number-twice = the table already has this card number
row-no-kind = `{ $kind }` is no card type; known are { $known }
row-no-name = the name is missing
row-no-color = `{ $color }` is no color
row-no-icon = `{ $letter }` is no color icon
row-no-energy = `{ $cost }` is no energy cost; it is a number or X
row-no-z-energy = `{ $cost }` is no Z-Energy cost; it is a number or X
row-no-z-card = only Z-Cards have a Z-Energy cost
row-no-combo-cost = { $cost } is no combo cost
row-half-combo = a combo needs both combo cost and combo power (3-7-3-1)
row-too-many-icons = column `specified` holds too many `{ $letter }`
row-key-holds = `{ $key }` is { $value }, which is not { $wanted ->
    [text] a text
    [texts] a list of texts
    [number] a number
    [energy] a number or X
    [icons] icons with their count
    [passcode] a passcode
    [combo-cost] a combo cost
   *[truth] true or false
}
row-column-holds = column `{ $column }` holds `{ $value }`, which is no { $wanted ->
    [number] number
    [card-number] card number
    [front] first row of a card
    [energy-cost] energy cost
    [z-energy-cost] Z-Energy cost
    [icons] list of icons
    [kind] card type
    [colors] list of colors
    [other-names] list of names, each with the code of its language
   *[skills] skill list
}
row-columns = a row has { $columns } columns instead of { $least } to { $most }
row-not-its-back = the second row of { $card } is not its back
row-from-here = from here: { $words }

skill-too-long = a skill of more than { $most } bytes is not read
skill-text-too-long = a skill text of more than { $most } bytes is not read
skill-too-intricate = this line is too intricate to be read
skill-swallowed = this is read, but there is nothing in it for `{ $word }`
skill-not-meant = this is read as what cannot be meant: { $guard }
skill-other-words = this is read, but is not printed in the same words
skill-not-understood = not understood from here; expected { $expected }
skill-ambiguous = this can be read in { $ways } ways
skill-about-deck = a rule about the deck: { $problem }

# Databases of cards.
cdb-no-cards = this is no database of cards: { $error }
cdb-no-passcode = { $id } is no passcode
cdb-no-name = { $number } has no name
cdb-no-tables = this is no database of cards: it has no tables `datas` and `texts`
cdb-not-plain = this database has more than plain tables (`{ $word }`); nothing of it is read
cdb-damaged = this database is damaged: { $fault }
cdb-endless = reading this database does not come to an end; it is damaged
cdb-no-alias = { $number } counts as { $alias }, which is not in the database
cdb-long-name = { $number } has a name of more than { $most } characters
