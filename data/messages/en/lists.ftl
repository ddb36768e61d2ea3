# Lists of banned and limited cards: `cards lists`, and the faults of lists that people bring.

lists-title = { $list }: { $title }
lists-cards-word = cards
lists-entries-word = entries
lists-applies = applies
lists-of-day = { $edition } (as of { $day })
lists-all = { $all }
lists-with-date = with --date
lists-source-word = source
lists-cards = { $banned } banned (0), { $limited } limited
lists-perhaps = { $cards }, { $perhaps } perhaps (?)
lists-on = { $cards } on { $day }
lists-newest = { $cards }, as of the newest entry
lists-entries = from { $first } to { $last }
lists-source = { $source }; { $file }
lists-list = list
lists-limit = limit
lists-from = from
lists-until = until
lists-event = event

limit-no-column = `{ $column }` is no column of a list; there are number, limit, from (or since), until, as-early-as, event, name
limit-no-limit-column = the header has no column `limit`
limit-row-cells = this row has { $cells } cells, and there are { $columns } columns
limit-name-columns = name the columns in a first line: number, limit, from, until, name
limit-without-number = the card number is missing
limit-missing = the limit is missing: how many copies are allowed, 0 for none
limit-no-limit = `{ $limit }` is no limit: it is a number of copies, or banned
limit-no-day = `{ $day }` is no day; one is written 2026-02-07
limit-ends-early = it ends on { $until }, before it begins on { $since }
limit-event-without-day = an event needs the earliest day it can have been (as-early-as)
limit-day-without-event = as-early-as needs an event, and a day from which it holds for certain, not before it
limit-twice = { $card } has another entry for some of these days
limit-first = the first one is here
limit-own-days = give each entry its own days: from, until
limit-too-new = a card that is too new comes along with --cards or `cards import`
list-not-used = { $source }: { faults }; the list is not used
mend-lines = mend these lines

# Lists of limits as simulators have them.
conf-no-such-list = the file has no list `{ $name }`
conf-several-lists = the file holds { $lists } lists
conf-name-one = name one of them behind the file, as in FILE#NAME: { $known }
conf-whitelist = a list of the only cards that are allowed is not supported
conf-no-passcode = `{ $code }` is no passcode
conf-no-limit = `{ $limit }` is no limit: it is a number of copies
conf-twice = { $number } has two limits
conf-first-here = the first one is here
