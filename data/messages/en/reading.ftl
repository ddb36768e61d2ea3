# What reading a list meets: faults of lines and of whole lists, by notation.

line-too-long = this line is too long to be a card
line-control-characters = this line holds control characters
save-as-utf8 = save the list as plain UTF-8 text
line-without-card = this line holds no card
count-or-place = `{ $word }` may be a number of copies or a place in a list
write-card-line = write `4 BT1-006 Name`
two-numbers = two card numbers on one line
two-cards = this line holds two cards
more-than-card = this line may hold more than { $card }
comment-unclear = where this comment ends is not clear; give its beginning and its end lines of their own
card-behind-key = this line is about the deck, and it holds a card
card-per-line = give each card a line of its own
two-counts = two counts on one line
write-count-once = write the number of copies once
count-without-card = this line has a count but no card
write-card-behind = write a card number or a name behind it
no-number-of-copies = `{ $count }` is no number of copies
empty-count = an empty cell is no number of copies
pile-count = { $count } is no number of copies
write-whole-number = write a whole number from 1 to { $most }
too-many-lines = this list has more than { $most } card lines; the rest is not read
list-too-long = this list is not read: it is longer than { $most } KiB, and no deck is
too-many-text-lines = this list is not read: it has more than { $most } lines, and no deck has
too-many-decks = this text holds more than { $most } decks; the rest is not read
too-many-broken = this text holds more than { $most } codes that are broken; the rest is not read
name-too-long = this name is longer than { $most } characters, and no name is
comment-or-card = `{ $sign }` stands right before a card: this is a comment or a card, and nobody knows which
blank-behind-sign = put a blank behind the `{ $sign }` of a comment; take it away before a card
section-not-said = this row does not say where its card lies, and the row above it says `{ $section }`
say-section-of-row = write the section on every row, such as `main` or `side`
foils-unclear = whether the { $foils } foils of this row are among its { $count } copies is not clear
side-unclear = a 1 may be one copy in the side deck, or say that all { $count } are there
say-copies-once = write all copies of a row as one number
say-side-in-words = write `yes` or `no`, or call the column `side count`

no-section-of-deck = `{ $word }` is no section of a deck
one-of-sections = write one of { $sections }, and leave out what is no part of the deck
no-card-number-form = `{ $number }` is no card number
card-needs-count = a card needs a `{ $key }`

json-broken = this JSON is broken: { $reason }
mend-json = see whether a comma, a quote or a bracket is missing there, or one is too many; `scouter convert --notations` lists the notations
json-key-twice = `{ $key }` stands twice in one object; nobody knows which is meant
json-no-object = a deck in JSON is an object
json-no-deck = this JSON is no deck in a form that is known: it has neither `main` nor `leader`
json-deck-so = a deck is such as `{ $example }`; `scouter convert --notations` lists the other notations
json-no-cards = `{ $key }` holds neither a card number nor an object of numbers and counts
json-cards-so = write `{ $example }`, each number with its copies
own-json-version = this list is in a version that is not known; known is { $known }
own-json-no-list = `{ $key }` is no list of cards
own-json-no-card = a card needs a `number` or a `name`
own-json-odd-key = a card has no `{ $key }`; it has `count`, `number` and `name`
arena-no-list = this deck has no object `deckList`
arena-no-category = `{ $key }` is no category of cards
arena-no-number = a card needs its number as `id`
tts-no-list = `ObjectStates` is no list
tts-unknown-ids = the pile holds { $missing } more with the id { $id }, and nothing says which card that is
tts-no-name = this object has no name, so nothing says which card it is
fdk-no-cards = `{ $key }` is no list of codes
fdk-no-code = a card stands here by its code, such as `"CMF-005"`

yaml-broken = this YAML is broken: { $reason }
mend-yaml = see whether key, indent and quotes are right there; `scouter convert --notations` lists the notations
yaml-cut-name = to YAML, `{ $sign }` is a comment; it may be part of a name
quote-yaml-line = put the whole line in quotes, or a blank behind the `#` of a comment

page-no-list = this is a page of the web (HTML) and no list: copy the list as the browser shows it, or take the export of the site
csv-no-header = this CSV has no header with a count and a card; use `section,count,number,name`
csv-column-twice = the column `{ $column }` stands twice
csv-cells = this row has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
} and the header { $columns }
csv-quote-name = where a name holds the sign that parts the cells, put the name in quotes: `"Hit, the Assassin"`
csv-no-card = this row has neither a card number nor a name
say-card-of-row = write the number or the name of its card, or take the row out
number-looks-like = `{ $number }` is not a card number; one looks like BT1-005, P-001 or SD14-01
write-printed-number = write the number that is printed on the card; `scouter cards find` finds it
csv-broken = { $reason }

xml-broken = this XML is broken: { $reason }
xml-no-dtd = this XML is broken: it defines a document type, which a deck does not need
xml-too-many-parts = this XML is broken: it has more than { $most } parts
xml-ends-early = this XML is broken: it ends too early
xml-part-too-long = this part of the XML is longer than { $most } KiB
xml-namespaces = this XML has more than { $most } namespaces
xml-wrong-root = this XML is no such deck: its root is `{ $root }`, not `{ $known }`
xml-stray-text = a text where cards should stand
xml-stray-card = this card stands in no section
xml-stray-element = `{ $element }` is no place for cards
xml-section-without-name = a `{ $element }` needs a `name`
xml-card-lacks-name-or-id = a card needs its name as a text, or its number as `id`
xml-card-lacks-name = a card needs a `name`

share-damaged = this share code is damaged: a sign in it is wrong, missing, added or swapped
share-no-deck = this share code is whole, but what it says is no deck
share-newer = this share code is of version { $version }, and this scouter knows version { $known }
share-newer-reads = a newer scouter reads it
share-other-game = this share code is of another game, number { $game }, which this scouter does not know
share-newer-may-know = a newer scouter may know it
share-no-prefix = this is no share code: one begins with `scouter:`
share-odd-sign = `{ $sign }` stands in no share code: they hold the letters A to Z and the digits 2 to 7
share-copy-again = copy it again, from `scouter:` to its end

no-passcode = `{ $word }` is no passcode
passcode-looks-like = a passcode is a number of one to nine digits, such as 83326048
ydke-no-prefix = this is no ydke list: one begins with `ydke://`
ydke-parts = a ydke list has three parts, each with a `!` behind it
ydke-no-base64 = this part of a ydke list is damaged: it is no base64
ydke-cut-off = this part of a ydke list is damaged: the last passcode is not whole
ydke-copy-again = copy it again, from `ydke://` to the last `!`
csv-open-quote = a quote is opened in this row and not closed before other rows: they would be lost in it
csv-close-quote = close the quote, or take it away
heading-unclear = this may be a comment, or head the cards below it
heading-alone = write `Side Deck` alone on a line, or take these words out
outside-heading = this heads cards that are no part of the deck
outside-cards = leave out this line and the cards below it, or put `#` and a blank before each of them
outside-or-words = if the cards below are no part of the deck, leave them out, or put `#` and a blank before each; otherwise take these words out
columns-unclear = copies stand in more than one column, and nobody knows what the columns are
columns-named = call them `number`, `count` and `section`
dashes-or-not = write `#` before a comment, and one `-` or none before a card
