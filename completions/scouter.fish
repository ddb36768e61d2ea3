# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_scouter_global_optspecs
    string join \n color= h/help V/version
end

function __fish_scouter_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_scouter_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_scouter_using_subcommand
    set -l cmd (__fish_scouter_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c scouter -n "__fish_scouter_needs_command" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_needs_command" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_needs_command" -s V -l version -d 'Print version'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "check" -d 'Check deck lists: every problem, its line, its rule, its remedy'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "fix" -d 'Show the fewest changes that make a deck list legal, and make them'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "suggest" -d 'Suggest cards that go with a deck, each with its reason'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "hand" -d 'Draw opening hands by the book: hand, mulligan, life, and the first turns\' draws'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "odds" -d 'Exact chances to have drawn what you want, turn by turn'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "mulligan" -d 'What to send back: the exact chance of each choice for a hand, or what to keep'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "convert" -d 'Write a deck list in another notation'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "new" -d 'Begin a deck list: a new file with its leader'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "add" -d 'Add copies of a card to a deck list (one, if no number is given)'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "remove" -d 'Take copies of a card out of a deck list (all, if no number is given)'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "set" -d 'Set how many copies of a card a deck list has, on one line'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "leader" -d 'Set the leader of a deck list'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "rename" -d 'Set the name that a deck list gives its deck'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "sort" -d 'Sort the cards of a deck list'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "undo" -d 'Take back the last edit of a deck list'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "sheet" -d 'Write the registration sheet of a deck as PDF, to print and hand in'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "show" -d 'Show a deck as tables: cards, energy curve, colors, combo power, capped cards, verdict'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "diff" -d 'Compare two deck lists: cards out and in, curve, colors, caps, verdicts, odds'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "stats" -d 'Count many deck lists: leaders, cards and copies, caps, sizes, verdicts, findings'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "goldfish" -d 'Let a deck play alone, many times, and count what it does by which turn'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "match" -d 'Let decks play many games against each other'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "merge" -d 'Join the parts of a goldfish run, exactly'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "play" -d 'Play a game in the terminal, line by line'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "replay" -d 'Play a saved game again and check that it ends alike'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "cards" -d 'Find and look at cards, count what is known of them, or make the card table'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "rules" -d 'Look at the rules of manual 1.10, and at which of them tests show'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "scenario" -d 'Play scenarios: a board, a script, and what the rules make of it'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "explain" -d 'Explain a finding: what is checked, why, an example, how to mend it'
complete -c scouter -n "__fish_scouter_needs_command" -f -a "completions" -d 'Print the completion script of a shell'
complete -c scouter -n "__fish_scouter_using_subcommand check" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand check" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand check" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand check" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand check" -l format -d 'How to report: human, json, sarif or github' -r -f -a "human\t''
json\t''
sarif\t''
github\t''"
complete -c scouter -n "__fish_scouter_using_subcommand check" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand check" -s q -l quiet -d 'One line per deck instead of every finding'
complete -c scouter -n "__fish_scouter_using_subcommand check" -l fix -d 'Apply the safe remedies to the files: prints to cards, spelling, duplicate lines'
complete -c scouter -n "__fish_scouter_using_subcommand check" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l pick -d 'Make each choice: of the cards in question, take out the first of the list, or the last' -r -f -a "first\t''
last\t''"
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l fill -d 'Add cards up to the minimum, such as \'red cost<=3\' [colors: the leader\'s]' -r
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand fix" -l apply -d 'Write the changes; from `-`, print the new list'
complete -c scouter -n "__fish_scouter_using_subcommand fix" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l want -d 'Only cards that this search means' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l limit -d 'Show the first N' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l from -d 'Learn from the lists of a file or folder' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l format -d 'How to show the cards: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand suggest" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l seed -d 'The same seed gives the same cards on every machine [default: a new one, shown]' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l count -d 'How many hands' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l mulligan -d 'What goes back: none, all, cards:A,B or curve' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l turns -d 'Draw for this many own turns' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l format -d 'How to show the hands: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand hand" -l second -d 'Go second: draw on turn 1 too'
complete -c scouter -n "__fish_scouter_using_subcommand hand" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l want -d 'What you want to have drawn; may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l turns -d 'Own turns to look at [default: as many as the wants speak of, or 5]' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l mulligan -d 'What goes back: none, all, optimal or keep:EXPR' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l format -d 'How to show the chances: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l first -d 'Go first: no draw on turn 1 (the default)'
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l second -d 'Go second: draw on turn 1 too'
complete -c scouter -n "__fish_scouter_using_subcommand odds" -l allow-illegal -d 'Take an illegal deck as it is'
complete -c scouter -n "__fish_scouter_using_subcommand odds" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l want -d 'What you want to have drawn, such as `1+ BT1-053 by turn 3`' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l hand -d 'Your opening hand: card numbers, or names that one card of the deck has' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l format -d 'How to show the choices: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l first -d 'Go first: no draw on turn 1 (the default)'
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l second -d 'Go second: draw on turn 1 too'
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -l allow-illegal -d 'Take an illegal deck as it is'
complete -c scouter -n "__fish_scouter_using_subcommand mulligan" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l to -d 'Notation to write' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -s o -l output -d 'File to write; it is replaced whole [default: standard output]' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l qr -d 'Draw the share code as a QR code, too: `--to share --qr`'
complete -c scouter -n "__fish_scouter_using_subcommand convert" -l list -d 'Show the notations there are'
complete -c scouter -n "__fish_scouter_using_subcommand convert" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand new" -l leader -d 'Number or name of the leader' -r
complete -c scouter -n "__fish_scouter_using_subcommand new" -l to -d 'Notation to write [default: that of the ending, else text]' -r
complete -c scouter -n "__fish_scouter_using_subcommand new" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand new" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand new" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand new" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand new" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand new" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand new" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand add" -l section -d 'Section, such as main or side [default: that of the card]' -r
complete -c scouter -n "__fish_scouter_using_subcommand add" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand add" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand add" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand add" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand add" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand add" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand add" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand add" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l section -d 'Section, such as main or side [default: that of the card]' -r
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand remove" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand remove" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand set" -l section -d 'Section, such as main or side [default: that of the card]' -r
complete -c scouter -n "__fish_scouter_using_subcommand set" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand set" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand set" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand set" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand set" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand set" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand set" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand set" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand leader" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand leader" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rename" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand rename" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l by -d 'What decides: number, cost, color or name' -r -f -a "number\t''
cost\t''
color\t''
name\t''"
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand sort" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand sort" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l redo -d 'Do again what was taken back last'
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l force -d 'Take back changes that others have made since; --redo brings them back'
complete -c scouter -n "__fish_scouter_using_subcommand undo" -l dry-run -d 'Show what would change, and write nothing'
complete -c scouter -n "__fish_scouter_using_subcommand undo" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -s o -l output -d 'File to write; it is replaced whole [default: standard output]' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l paper -d 'Paper: a4 or letter' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l player -d 'Name of the player' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l id -d 'Number of the player' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l event -d 'Name of the event' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand sheet" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand show" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand show" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand show" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand show" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand show" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand show" -l strict -d 'Go on only if every card is modelled whole'
complete -c scouter -n "__fish_scouter_using_subcommand show" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l want -d 'What you want to have drawn; may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l turns -d 'Own turns to look at [default: as many as the wants speak of, or 5]' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l mulligan -d 'What goes back: none, all, optimal or keep:EXPR [default: none]' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l format -d 'How to show the difference: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l first -d 'Go first: no draw on turn 1 (the default)'
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l second -d 'Go second: draw on turn 1 too'
complete -c scouter -n "__fish_scouter_using_subcommand diff" -l allow-illegal -d 'Take an illegal deck as it is'
complete -c scouter -n "__fish_scouter_using_subcommand diff" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l leader -d 'Only lists of this leader, by number or name' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l top -d 'Rows of each table [default: 20 for people, all for programs]' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l table -d 'One table: cards, leaders, findings or caps [default: all; in CSV and Markdown, cards]' -r -f -a "cards\t''
leaders\t''
findings\t''
caps\t''"
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l jobs -d 'Threads [default: as many as the machine has]' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l format -d 'How to show the counts: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand stats" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand stats" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l games -d 'How many games' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l turns -d 'Own turns of a game' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l seed -d 'The same seed gives the same games on every machine [default: a new one, shown]' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l jobs -d 'Threads [default: as many as the machine has]' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l player -d 'Who plays the deck: greedy, random or dummy' -r -f -a "random\t''
dummy\t''
greedy\t''"
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l dummy -d 'Against whom: passive, clock:N, blocker:POWER or deck:FILE' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l log -d 'Show game N of the run in full instead; the first is 0' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l rows -d 'Write a line for each game (.csv, or .ndjson)' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l plot -d 'Write pictures (.svg, or .png): damage, wins, energy curve' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l report -d 'Write one page with everything (.html), to read offline or print' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l shard -d 'Play part I of N only; `scouter merge` joins the parts' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l format -d 'How to show the result: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l first -d 'Go first (this is the default)'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l second -d 'Go second: draw on turn 1 too'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l no-time -d 'Do not measure time: the same bytes for the same seed'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l allow-illegal -d 'Play a deck that is illegal, as it is'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -l strict -d 'Go on only if every card is modelled whole'
complete -c scouter -n "__fish_scouter_using_subcommand goldfish" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand match" -l games -d 'How many games each pair plays' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l player -d 'Who plays: greedy, random or dummy; two of them for the first deck of a pair and the second, as in `greedy,random`' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l seed -d 'The same seed gives the same games on every machine [default: a new one, shown]' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l log -d 'Show game N of the run of two decks in full instead; the first is 0' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l jobs -d 'Threads [default: as many as the machine has]' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l turn-limit -d 'Turns, both players\' counted, after which a game ends undecided' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l plot -d 'Write the win table as a picture (.svg, or .png)' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand match" -l format -d 'How to show the result: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand match" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand match" -l no-time -d 'Do not measure time: the same bytes for the same seed'
complete -c scouter -n "__fish_scouter_using_subcommand match" -l allow-illegal -d 'Play a deck that is illegal, as it is'
complete -c scouter -n "__fish_scouter_using_subcommand match" -l strict -d 'Go on only if every card is modelled whole'
complete -c scouter -n "__fish_scouter_using_subcommand match" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand merge" -l format -d 'How to show the result: human, json, csv or markdown' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''"
complete -c scouter -n "__fish_scouter_using_subcommand merge" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand merge" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand play" -l against -d 'Who plays the other deck: greedy, dummy, random, or self for both seats yourself' -r -f -a "dummy\t''
random\t''
greedy\t''
self\t''"
complete -c scouter -n "__fish_scouter_using_subcommand play" -l seed -d 'The same seed and answers give the same game on every machine [default: a new one, shown]' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l script -d 'Take the lines from a file instead of standard input' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l turn-limit -d 'Turns, both players\' counted, after which the game ends undecided' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l rules -d 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l date -d 'Day of the event: applies the ban list as of that day' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand play" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand play" -l allow-illegal -d 'Play a deck that is illegal, as it is'
complete -c scouter -n "__fish_scouter_using_subcommand play" -l strict -d 'Go on only if every card is modelled whole'
complete -c scouter -n "__fish_scouter_using_subcommand play" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand replay" -l rules -d 'Rulebook edition to play it by, or a ruleset in YAML [default: the one it was saved with]' -r
complete -c scouter -n "__fish_scouter_using_subcommand replay" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand replay" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand replay" -l log -d 'Show everything that happens'
complete -c scouter -n "__fish_scouter_using_subcommand replay" -l strict -d 'Go on only if every card is modelled whole'
complete -c scouter -n "__fish_scouter_using_subcommand replay" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -f -a "find" -d 'Find cards by what is printed on them and what they do'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -f -a "show" -d 'Show a card: its printed facts, and what its skills are known to say'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -f -a "coverage" -d 'Count the cards whose skills are all modelled, and what stands in the way of the others'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and not __fish_seen_subcommand_from find show coverage build" -f -a "build" -d 'Make the card table from card data: facts, and skills as far as they are understood'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l sort -d 'Order: number, name, kind, color, cost, specified, power, combo-cost, combo-power or rarity' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l limit -d 'Show the first N' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l format -d 'Form of the answer: human, json, csv, markdown or numbers' -r -f -a "human\t''
json\t''
csv\t''
markdown\t''
numbers\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -l reverse -d 'The other way round'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from find" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from show" -l lang -d 'Language of keywords and of the manual\'s terms: en, it or fr; what its manual does not name is English' -r -f -a "en\t''
it\t''
fr\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from show" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from show" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l cards -d 'Card data (JSONL, CSV or TSV) to read instead of the embedded table' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l sets -d 'Only these sets: BT1,BT2 or BT1..BT10 or BT8.. and so on' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l decks -d 'Weigh cards by their copies in the lists of a file or folder' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l from -d 'Notation of the list [default: recognised from the content]' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l limit -d 'How many of the words that block cards are shown' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from coverage" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from build" -l from -d 'Card data (JSONL, CSV or TSV)' -r
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from build" -l into -d 'Folder to write to' -r -F
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from build" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand cards; and __fish_seen_subcommand_from build" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand rules; and not __fish_seen_subcommand_from show audit" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rules; and not __fish_seen_subcommand_from show audit" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand rules; and not __fish_seen_subcommand_from show audit" -f -a "show" -d 'Show rules in our own words, and the tests that show them'
complete -c scouter -n "__fish_scouter_using_subcommand rules; and not __fish_seen_subcommand_from show audit" -f -a "audit" -d 'Say for every rule whether a test shows it, nothing can be tested, or it is residual'
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from show" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from audit" -l manual -d 'The Italian text of the manual, to compare with the fingerprints of its rules; `-` reads standard input' -r
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from audit" -l format -d 'How to report: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from audit" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand rules; and __fish_seen_subcommand_from audit" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand scenario" -l cards -d 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once' -r
complete -c scouter -n "__fish_scouter_using_subcommand scenario" -l format -d 'How to show what happened: human or json' -r -f -a "human\t''
json\t''"
complete -c scouter -n "__fish_scouter_using_subcommand scenario" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand scenario" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand explain" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand explain" -s h -l help -d 'Print help'
complete -c scouter -n "__fish_scouter_using_subcommand completions" -l color -d 'When to use color: auto, always or never' -r -f -a "auto\t''
always\t''
never\t''"
complete -c scouter -n "__fish_scouter_using_subcommand completions" -s h -l help -d 'Print help'
