
use builtin;
use str;

set edit:completion:arg-completer[scouter] = {|@words|
    fn spaces {|n|
        builtin:repeat $n ' ' | str:join ''
    }
    fn cand {|text desc|
        edit:complex-candidate $text &display=$text' '(spaces (- 14 (wcswidth $text)))$desc
    }
    var command = 'scouter'
    for word $words[1..-1] {
        if (str:has-prefix $word '-') {
            break
        }
        set command = $command';'$word
    }
    var completions = [
        &'scouter'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
            cand -V 'Print version'
            cand --version 'Print version'
            cand check 'Check deck lists: every problem, its line, its rule, its remedy'
            cand fix 'Show the fewest changes that make a deck list legal, and make them'
            cand suggest 'Suggest cards that go with a deck, each with its reason'
            cand hand 'Draw opening hands by the book: hand, mulligan, life, and the first turns'' draws'
            cand odds 'Exact chances to have drawn what you want, turn by turn'
            cand mulligan 'What to send back: the exact chance of each choice for a hand, or what to keep'
            cand convert 'Write a deck list in another notation'
            cand new 'Begin a deck list: a new file with its leader'
            cand add 'Add copies of a card to a deck list (one, if no number is given)'
            cand remove 'Take copies of a card out of a deck list (all, if no number is given)'
            cand set 'Set how many copies of a card a deck list has, on one line'
            cand leader 'Set the leader of a deck list'
            cand rename 'Set the name that a deck list gives its deck'
            cand sort 'Sort the cards of a deck list'
            cand undo 'Take back the last edit of a deck list'
            cand sheet 'Write the registration sheet of a deck as PDF, to print and hand in'
            cand show 'Show a deck as tables: cards, energy curve, colors, combo power, capped cards, verdict'
            cand diff 'Compare two deck lists: cards out and in, curve, colors, caps, verdicts, odds'
            cand stats 'Count many deck lists: leaders, cards and copies, caps, sizes, verdicts, findings'
            cand goldfish 'Let a deck play alone, many times, and count what it does by which turn'
            cand match 'Let decks play many games against each other'
            cand merge 'Join the parts of a goldfish run, exactly'
            cand play 'Play a game in the terminal, line by line'
            cand replay 'Play a saved game again and check that it ends alike'
            cand cards 'Find and look at cards, count what is known of them, or make the card table'
            cand rules 'Look at the rules of manual 1.10, and at which of them tests show'
            cand scenario 'Play scenarios: a board, a script, and what the rules make of it'
            cand explain 'Explain a finding: what is checked, why, an example, how to mend it'
            cand completions 'Print the completion script of a shell'
        }
        &'scouter;check'= {
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human, json, sarif or github'
            cand --color 'When to use color: auto, always or never'
            cand -q 'One line per deck instead of every finding'
            cand --quiet 'One line per deck instead of every finding'
            cand --fix 'Apply the safe remedies to the files: prints to cards, spelling, duplicate lines'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;fix'= {
            cand --pick 'Make each choice: of the cards in question, take out the first of the list, or the last'
            cand --fill 'Add cards up to the minimum, such as ''red cost<=3'' [colors: the leader''s]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --apply 'Write the changes; from `-`, print the new list'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;suggest'= {
            cand --want 'Only cards that this search means'
            cand --limit 'Show the first N'
            cand --from 'Learn from the lists of a file or folder'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --format 'How to show the cards: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;hand'= {
            cand --seed 'The same seed gives the same cards on every machine [default: a new one, shown]'
            cand --count 'How many hands'
            cand --mulligan 'What goes back: none, all, cards:A,B or curve'
            cand --turns 'Draw for this many own turns'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the hands: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --second 'Go second: draw on turn 1 too'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;odds'= {
            cand --want 'What you want to have drawn; may be given more than once'
            cand --turns 'Own turns to look at [default: as many as the wants speak of, or 5]'
            cand --mulligan 'What goes back: none, all, optimal or keep:EXPR'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the chances: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand --first 'Go first: no draw on turn 1 (the default)'
            cand --second 'Go second: draw on turn 1 too'
            cand --allow-illegal 'Take an illegal deck as it is'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;mulligan'= {
            cand --want 'What you want to have drawn, such as `1+ BT1-053 by turn 3`'
            cand --hand 'Your opening hand: card numbers, or names that one card of the deck has'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the choices: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand --first 'Go first: no draw on turn 1 (the default)'
            cand --second 'Go second: draw on turn 1 too'
            cand --allow-illegal 'Take an illegal deck as it is'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;convert'= {
            cand --to 'Notation to write'
            cand -o 'File to write; it is replaced whole [default: standard output]'
            cand --output 'File to write; it is replaced whole [default: standard output]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --color 'When to use color: auto, always or never'
            cand --qr 'Draw the share code as a QR code, too: `--to share --qr`'
            cand --list 'Show the notations there are'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;new'= {
            cand --leader 'Number or name of the leader'
            cand --to 'Notation to write [default: that of the ending, else text]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;add'= {
            cand --section 'Section, such as main or side [default: that of the card]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;remove'= {
            cand --section 'Section, such as main or side [default: that of the card]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;set'= {
            cand --section 'Section, such as main or side [default: that of the card]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;leader'= {
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;rename'= {
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;sort'= {
            cand --by 'What decides: number, cost, color or name'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;undo'= {
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand --redo 'Do again what was taken back last'
            cand --force 'Take back changes that others have made since; --redo brings them back'
            cand --dry-run 'Show what would change, and write nothing'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;sheet'= {
            cand -o 'File to write; it is replaced whole [default: standard output]'
            cand --output 'File to write; it is replaced whole [default: standard output]'
            cand --paper 'Paper: a4 or letter'
            cand --player 'Name of the player'
            cand --id 'Number of the player'
            cand --event 'Name of the event'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;show'= {
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --color 'When to use color: auto, always or never'
            cand --strict 'Go on only if every card is modelled whole'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;diff'= {
            cand --want 'What you want to have drawn; may be given more than once'
            cand --turns 'Own turns to look at [default: as many as the wants speak of, or 5]'
            cand --mulligan 'What goes back: none, all, optimal or keep:EXPR [default: none]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the difference: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand --first 'Go first: no draw on turn 1 (the default)'
            cand --second 'Go second: draw on turn 1 too'
            cand --allow-illegal 'Take an illegal deck as it is'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;stats'= {
            cand --leader 'Only lists of this leader, by number or name'
            cand --top 'Rows of each table [default: 20 for people, all for programs]'
            cand --table 'One table: cards, leaders, findings or caps [default: all; in CSV and Markdown, cards]'
            cand --jobs 'Threads [default: as many as the machine has]'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the counts: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;goldfish'= {
            cand --games 'How many games'
            cand --turns 'Own turns of a game'
            cand --seed 'The same seed gives the same games on every machine [default: a new one, shown]'
            cand --jobs 'Threads [default: as many as the machine has]'
            cand --player 'Who plays the deck: greedy, random or dummy'
            cand --dummy 'Against whom: passive, clock:N, blocker:POWER or deck:FILE'
            cand --log 'Show game N of the run in full instead; the first is 0'
            cand --rows 'Write a line for each game (.csv, or .ndjson)'
            cand --plot 'Write pictures (.svg, or .png): damage, wins, energy curve'
            cand --report 'Write one page with everything (.html), to read offline or print'
            cand --shard 'Play part I of N only; `scouter merge` joins the parts'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the result: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand --first 'Go first (this is the default)'
            cand --second 'Go second: draw on turn 1 too'
            cand --no-time 'Do not measure time: the same bytes for the same seed'
            cand --allow-illegal 'Play a deck that is illegal, as it is'
            cand --strict 'Go on only if every card is modelled whole'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;match'= {
            cand --games 'How many games each pair plays'
            cand --player 'Who plays: greedy, random or dummy; two of them for the first deck of a pair and the second, as in `greedy,random`'
            cand --seed 'The same seed gives the same games on every machine [default: a new one, shown]'
            cand --log 'Show game N of the run of two decks in full instead; the first is 0'
            cand --jobs 'Threads [default: as many as the machine has]'
            cand --turn-limit 'Turns, both players'' counted, after which a game ends undecided'
            cand --plot 'Write the win table as a picture (.svg, or .png)'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --format 'How to show the result: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand --no-time 'Do not measure time: the same bytes for the same seed'
            cand --allow-illegal 'Play a deck that is illegal, as it is'
            cand --strict 'Go on only if every card is modelled whole'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;merge'= {
            cand --format 'How to show the result: human, json, csv or markdown'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;play'= {
            cand --against 'Who plays the other deck: greedy, dummy, random, or self for both seats yourself'
            cand --seed 'The same seed and answers give the same game on every machine [default: a new one, shown]'
            cand --script 'Take the lines from a file instead of standard input'
            cand --turn-limit 'Turns, both players'' counted, after which the game ends undecided'
            cand --rules 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]'
            cand --date 'Day of the event: applies the ban list as of that day'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --color 'When to use color: auto, always or never'
            cand --allow-illegal 'Play a deck that is illegal, as it is'
            cand --strict 'Go on only if every card is modelled whole'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;replay'= {
            cand --rules 'Rulebook edition to play it by, or a ruleset in YAML [default: the one it was saved with]'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --color 'When to use color: auto, always or never'
            cand --log 'Show everything that happens'
            cand --strict 'Go on only if every card is modelled whole'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;cards'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
            cand find 'Find cards by what is printed on them and what they do'
            cand show 'Show a card: its printed facts, and what its skills are known to say'
            cand coverage 'Count the cards whose skills are all modelled, and what stands in the way of the others'
            cand build 'Make the card table from card data: facts, and skills as far as they are understood'
        }
        &'scouter;cards;find'= {
            cand --sort 'Order: number, name, kind, color, cost, specified, power, combo-cost, combo-power or rarity'
            cand --limit 'Show the first N'
            cand --format 'Form of the answer: human, json, csv, markdown or numbers'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --color 'When to use color: auto, always or never'
            cand --reverse 'The other way round'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;cards;show'= {
            cand --lang 'Language of keywords and of the manual''s terms: en, it or fr; what its manual does not name is English'
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;cards;coverage'= {
            cand --cards 'Card data (JSONL, CSV or TSV) to read instead of the embedded table'
            cand --sets 'Only these sets: BT1,BT2 or BT1..BT10 or BT8.. and so on'
            cand --decks 'Weigh cards by their copies in the lists of a file or folder'
            cand --from 'Notation of the list [default: recognised from the content]'
            cand --limit 'How many of the words that block cards are shown'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;cards;build'= {
            cand --from 'Card data (JSONL, CSV or TSV)'
            cand --into 'Folder to write to'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;rules'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
            cand show 'Show rules in our own words, and the tests that show them'
            cand audit 'Say for every rule whether a test shows it, nothing can be tested, or it is residual'
        }
        &'scouter;rules;show'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;rules;audit'= {
            cand --manual 'The Italian text of the manual, to compare with the fingerprints of its rules; `-` reads standard input'
            cand --format 'How to report: human or json'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;scenario'= {
            cand --cards 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once'
            cand --format 'How to show what happened: human or json'
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;explain'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
        &'scouter;completions'= {
            cand --color 'When to use color: auto, always or never'
            cand -h 'Print help'
            cand --help 'Print help'
        }
    ]
    $completions[$command]
}
