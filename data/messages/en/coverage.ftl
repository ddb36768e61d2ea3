# `cards coverage`: how much of the cards is modelled, and what stands in the way of the rest.

coverage-modelled = modelled
coverage-lines = lines
coverage-read = read
coverage-all = all
coverage-in-lists = in lists
coverage-copies = copies, in all parts
coverage-lists-begun = lists by leader and main deck
coverage-lists-whole = lists with side deck and all
coverage-unknown = unknown copies
coverage-no-text = What is not read is not known: the table holds no text. Name one with --cards.
coverage-doubtful = Lines that print back otherwise: { $otherwise }; that can be read in two ways: { $ambiguous }
coverage-kept = are kept from being modelled by these words alone
coverage-end-of-line = (the end of the line)
coverage-more = by { $others } more, see --limit

coverage-no-list = { $path } holds no list of these cards
coverage-no-card = there is no card of { $sets }
coverage-all-sets = without --sets, all of them are listed
