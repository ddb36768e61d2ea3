# `edit`: a list on a screen of the terminal. What stands on one line there has to be short.

screen-no-file = `edit` shows a file, and standard input and lists on one line are none
screen-no-file-instead = name a file; `scouter convert CODE --to text -o deck.txt` makes one of a code
screen-no-terminal = `edit` is a screen: it needs a terminal for its keys and for what it shows
screen-instead = without one, `scouter add`, `remove`, `set`, `leader` and `sort` change a list, and `scouter check` tells what is wrong with it
screen-no-folder = there is no folder { $folder } for { $file }
screen-failed = the terminal does not answer: { $why }
screen-kept = { $list } is not saved: what was changed is in { $file }
screen-kept-read-only = { $kept }, as the list is read-only
screen-too-many-drafts = { $list } is not saved, and there are too many drafts beside it
screen-broken = the list is broken, so nothing in it can be changed
screen-too-small = This screen needs { $width } columns and { $height } rows. Make the window larger, or press q to leave.

screen-new = { $file } is new: nothing is written before you save
screen-draft = { $file } holds what was not saved before. `{ $command }` shows it; move it to { $list } to take it over, or delete it.
screen-unsaved = not saved
screen-search = Search
screen-found = Found: { cards }
screen-search-hint = Type words of a name, or a search: red battle cost<=3 trait:god
screen-search-hint-plain = Type words of a name, or a search in the words of `scouter help search`
screen-open = and { $cards } that may be meant
screen-verdict = Verdict:
screen-no-problems = Nothing is wrong.
screen-empty = No cards yet. Press / and search for some.
screen-line = line { $line }
screen-types = Types

screen-done = { $done }
screen-undone = taken back: { $done }
screen-redone = done again: { $done }
screen-refused = not changed: { $why }
screen-absent = not in the list, or nowhere else to go: { $card }
screen-nothing-to-undo = nothing is left to take back
screen-nothing-to-redo = nothing was taken back
screen-no-line = this is about the whole list, and no line of it
screen-saved = { $file } is saved
screen-saved-anew = { $file } was gone, and is written anew
screen-changed = others have changed { $file } since it was read: nothing is written. R shows what it holds now, and u then leads back to yours.
screen-loaded = this is what { $file } holds now; u leads back to yours
screen-as-read = { $file } holds what was read
screen-gone = { $file } is no longer there: s writes it anew
screen-gone-folder = { $file } and its folder are no longer there: s keeps the list elsewhere, and says where

screen-keys-typing = type to search  Enter results  Tab next pane  Ctrl-S save  Ctrl-C quit
screen-keys-found = ? help  / search  + - copies  Enter card  Tab pane  u undo  s save  q quit
screen-keys-deck = ? help  / search  + - copies  Enter card  Tab pane  u undo  s save  q quit
screen-keys-problems = ? help  / search  Enter go to its line  Tab pane  u undo  s save  q quit
screen-keys-page = Esc back  arrows, Page up, Page down

screen-leaving = { $file } is not saved.
screen-leaving-save = s    save and quit
screen-leaving-drop = d    quit and drop the changes
screen-leaving-stay = Esc  stay
screen-help-title = Keys
screen-help-all =
    Everywhere
      Tab, Shift-Tab        the next pane, the one before
      arrows, j k           up and down; Page up, Page down, Home, End (g G)
      /                     search cards
      u                     take the last change back
      U, Ctrl-R             do it again
      s, Ctrl-S             save
      R                     read the file again (u leads back)
      ?                     these keys
      q, Ctrl-C             quit; asks where something is not saved
screen-help-cards =
    Search and list
      + =                   one copy more; a leader takes the place of the other
      - _                   one copy fewer
      Enter                 the card, its skills in words
      m                     in the list: one copy to the next part of the deck
screen-help-search =
    While you type a search
      words of a name, or the words of `scouter help search`:
      red battle cost<=3 trait:god sort:-power
      Enter, Esc            to the cards that were found
      Ctrl-U, Ctrl-W        delete all before, the word before
screen-help-problems =
    Problems
      Enter                 go to the line of the problem
screen-help-line =
    On a line of a card stand the copies in the list, the number, the name, the
    energy cost and the colors: R red, B blue, G green, Y yellow, K black, W white.
