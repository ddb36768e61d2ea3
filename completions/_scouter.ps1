
using namespace System.Management.Automation
using namespace System.Management.Automation.Language

Register-ArgumentCompleter -Native -CommandName 'scouter' -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)

    $commandElements = $commandAst.CommandElements
    $command = @(
        'scouter'
        for ($i = 1; $i -lt $commandElements.Count; $i++) {
            $element = $commandElements[$i]
            if ($element -isnot [StringConstantExpressionAst] -or
                $element.StringConstantType -ne [StringConstantType]::BareWord -or
                $element.Value.StartsWith('-') -or
                $element.Value -eq $wordToComplete) {
                break
        }
        $element.Value
    }) -join ';'

    $completions = @(switch ($command) {
        'scouter' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('-V', '-V ', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('--version', '--version', [CompletionResultType]::ParameterName, 'Print version')
            [CompletionResult]::new('check', 'check', [CompletionResultType]::ParameterValue, 'Check deck lists: every problem, its line, its rule, its remedy')
            [CompletionResult]::new('fix', 'fix', [CompletionResultType]::ParameterValue, 'Show the fewest changes that make a deck list legal, and make them')
            [CompletionResult]::new('suggest', 'suggest', [CompletionResultType]::ParameterValue, 'Suggest cards that go with a deck, each with its reason')
            [CompletionResult]::new('hand', 'hand', [CompletionResultType]::ParameterValue, 'Draw opening hands by the book: hand, mulligan, life, and the first turns'' draws')
            [CompletionResult]::new('odds', 'odds', [CompletionResultType]::ParameterValue, 'Exact chances to have drawn what you want, turn by turn')
            [CompletionResult]::new('mulligan', 'mulligan', [CompletionResultType]::ParameterValue, 'What to send back: the exact chance of each choice for a hand, or what to keep')
            [CompletionResult]::new('convert', 'convert', [CompletionResultType]::ParameterValue, 'Write a deck list in another notation')
            [CompletionResult]::new('new', 'new', [CompletionResultType]::ParameterValue, 'Begin a deck list: a new file with its leader')
            [CompletionResult]::new('add', 'add', [CompletionResultType]::ParameterValue, 'Add copies of a card to a deck list (one, if no number is given)')
            [CompletionResult]::new('remove', 'remove', [CompletionResultType]::ParameterValue, 'Take copies of a card out of a deck list (all, if no number is given)')
            [CompletionResult]::new('set', 'set', [CompletionResultType]::ParameterValue, 'Set how many copies of a card a deck list has, on one line')
            [CompletionResult]::new('leader', 'leader', [CompletionResultType]::ParameterValue, 'Set the leader of a deck list')
            [CompletionResult]::new('rename', 'rename', [CompletionResultType]::ParameterValue, 'Set the name that a deck list gives its deck')
            [CompletionResult]::new('sort', 'sort', [CompletionResultType]::ParameterValue, 'Sort the cards of a deck list')
            [CompletionResult]::new('undo', 'undo', [CompletionResultType]::ParameterValue, 'Take back the last edit of a deck list')
            [CompletionResult]::new('sheet', 'sheet', [CompletionResultType]::ParameterValue, 'Write the registration sheet of a deck as PDF, to print and hand in')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a deck as tables: cards, energy curve, colors, combo power, capped cards, verdict')
            [CompletionResult]::new('diff', 'diff', [CompletionResultType]::ParameterValue, 'Compare two deck lists: cards out and in, curve, colors, caps, verdicts, odds')
            [CompletionResult]::new('stats', 'stats', [CompletionResultType]::ParameterValue, 'Count many deck lists: leaders, cards and copies, caps, sizes, verdicts, findings')
            [CompletionResult]::new('goldfish', 'goldfish', [CompletionResultType]::ParameterValue, 'Let a deck play alone, many times, and count what it does by which turn')
            [CompletionResult]::new('match', 'match', [CompletionResultType]::ParameterValue, 'Let decks play many games against each other')
            [CompletionResult]::new('merge', 'merge', [CompletionResultType]::ParameterValue, 'Join the parts of a goldfish run, exactly')
            [CompletionResult]::new('play', 'play', [CompletionResultType]::ParameterValue, 'Play a game in the terminal, line by line')
            [CompletionResult]::new('replay', 'replay', [CompletionResultType]::ParameterValue, 'Play a saved game again and check that it ends alike')
            [CompletionResult]::new('cards', 'cards', [CompletionResultType]::ParameterValue, 'Find and look at cards, count what is known of them, or make the card table')
            [CompletionResult]::new('rules', 'rules', [CompletionResultType]::ParameterValue, 'Look at the rules of manual 1.10, and at which of them tests show')
            [CompletionResult]::new('scenario', 'scenario', [CompletionResultType]::ParameterValue, 'Play scenarios: a board, a script, and what the rules make of it')
            [CompletionResult]::new('explain', 'explain', [CompletionResultType]::ParameterValue, 'Explain a finding: what is checked, why, an example, how to mend it')
            [CompletionResult]::new('completions', 'completions', [CompletionResultType]::ParameterValue, 'Print the completion script of a shell')
            break
        }
        'scouter;check' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human, json, sarif or github')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-q', '-q', [CompletionResultType]::ParameterName, 'One line per deck instead of every finding')
            [CompletionResult]::new('--quiet', '--quiet', [CompletionResultType]::ParameterName, 'One line per deck instead of every finding')
            [CompletionResult]::new('--fix', '--fix', [CompletionResultType]::ParameterName, 'Apply the safe remedies to the files: prints to cards, spelling, duplicate lines')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;fix' {
            [CompletionResult]::new('--pick', '--pick', [CompletionResultType]::ParameterName, 'Make each choice: of the cards in question, take out the first of the list, or the last')
            [CompletionResult]::new('--fill', '--fill', [CompletionResultType]::ParameterName, 'Add cards up to the minimum, such as ''red cost<=3'' [colors: the leader''s]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--apply', '--apply', [CompletionResultType]::ParameterName, 'Write the changes; from `-`, print the new list')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;suggest' {
            [CompletionResult]::new('--want', '--want', [CompletionResultType]::ParameterName, 'Only cards that this search means')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Show the first N')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Learn from the lists of a file or folder')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the cards: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;hand' {
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The same seed gives the same cards on every machine [default: a new one, shown]')
            [CompletionResult]::new('--count', '--count', [CompletionResultType]::ParameterName, 'How many hands')
            [CompletionResult]::new('--mulligan', '--mulligan', [CompletionResultType]::ParameterName, 'What goes back: none, all, cards:A,B or curve')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'Draw for this many own turns')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the hands: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--second', '--second', [CompletionResultType]::ParameterName, 'Go second: draw on turn 1 too')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;odds' {
            [CompletionResult]::new('--want', '--want', [CompletionResultType]::ParameterName, 'What you want to have drawn; may be given more than once')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'Own turns to look at [default: as many as the wants speak of, or 5]')
            [CompletionResult]::new('--mulligan', '--mulligan', [CompletionResultType]::ParameterName, 'What goes back: none, all, optimal or keep:EXPR')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the chances: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'Go first: no draw on turn 1 (the default)')
            [CompletionResult]::new('--second', '--second', [CompletionResultType]::ParameterName, 'Go second: draw on turn 1 too')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Take an illegal deck as it is')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;mulligan' {
            [CompletionResult]::new('--want', '--want', [CompletionResultType]::ParameterName, 'What you want to have drawn, such as `1+ BT1-053 by turn 3`')
            [CompletionResult]::new('--hand', '--hand', [CompletionResultType]::ParameterName, 'Your opening hand: card numbers, or names that one card of the deck has')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the choices: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'Go first: no draw on turn 1 (the default)')
            [CompletionResult]::new('--second', '--second', [CompletionResultType]::ParameterName, 'Go second: draw on turn 1 too')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Take an illegal deck as it is')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;convert' {
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Notation to write')
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'File to write; it is replaced whole [default: standard output]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to write; it is replaced whole [default: standard output]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--qr', '--qr', [CompletionResultType]::ParameterName, 'Draw the share code as a QR code, too: `--to share --qr`')
            [CompletionResult]::new('--list', '--list', [CompletionResultType]::ParameterName, 'Show the notations there are')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;new' {
            [CompletionResult]::new('--leader', '--leader', [CompletionResultType]::ParameterName, 'Number or name of the leader')
            [CompletionResult]::new('--to', '--to', [CompletionResultType]::ParameterName, 'Notation to write [default: that of the ending, else text]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;add' {
            [CompletionResult]::new('--section', '--section', [CompletionResultType]::ParameterName, 'Section, such as main or side [default: that of the card]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;remove' {
            [CompletionResult]::new('--section', '--section', [CompletionResultType]::ParameterName, 'Section, such as main or side [default: that of the card]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;set' {
            [CompletionResult]::new('--section', '--section', [CompletionResultType]::ParameterName, 'Section, such as main or side [default: that of the card]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;leader' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;rename' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;sort' {
            [CompletionResult]::new('--by', '--by', [CompletionResultType]::ParameterName, 'What decides: number, cost, color or name')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;undo' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--redo', '--redo', [CompletionResultType]::ParameterName, 'Do again what was taken back last')
            [CompletionResult]::new('--force', '--force', [CompletionResultType]::ParameterName, 'Take back changes that others have made since; --redo brings them back')
            [CompletionResult]::new('--dry-run', '--dry-run', [CompletionResultType]::ParameterName, 'Show what would change, and write nothing')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;sheet' {
            [CompletionResult]::new('-o', '-o', [CompletionResultType]::ParameterName, 'File to write; it is replaced whole [default: standard output]')
            [CompletionResult]::new('--output', '--output', [CompletionResultType]::ParameterName, 'File to write; it is replaced whole [default: standard output]')
            [CompletionResult]::new('--paper', '--paper', [CompletionResultType]::ParameterName, 'Paper: a4 or letter')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Name of the player')
            [CompletionResult]::new('--id', '--id', [CompletionResultType]::ParameterName, 'Number of the player')
            [CompletionResult]::new('--event', '--event', [CompletionResultType]::ParameterName, 'Name of the event')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;show' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Go on only if every card is modelled whole')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;diff' {
            [CompletionResult]::new('--want', '--want', [CompletionResultType]::ParameterName, 'What you want to have drawn; may be given more than once')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'Own turns to look at [default: as many as the wants speak of, or 5]')
            [CompletionResult]::new('--mulligan', '--mulligan', [CompletionResultType]::ParameterName, 'What goes back: none, all, optimal or keep:EXPR [default: none]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the difference: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'Go first: no draw on turn 1 (the default)')
            [CompletionResult]::new('--second', '--second', [CompletionResultType]::ParameterName, 'Go second: draw on turn 1 too')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Take an illegal deck as it is')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;stats' {
            [CompletionResult]::new('--leader', '--leader', [CompletionResultType]::ParameterName, 'Only lists of this leader, by number or name')
            [CompletionResult]::new('--top', '--top', [CompletionResultType]::ParameterName, 'Rows of each table [default: 20 for people, all for programs]')
            [CompletionResult]::new('--table', '--table', [CompletionResultType]::ParameterName, 'One table: cards, leaders, findings or caps [default: all; in CSV and Markdown, cards]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads [default: as many as the machine has]')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the counts: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;goldfish' {
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games')
            [CompletionResult]::new('--turns', '--turns', [CompletionResultType]::ParameterName, 'Own turns of a game')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The same seed gives the same games on every machine [default: a new one, shown]')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads [default: as many as the machine has]')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Who plays the deck: greedy, random or dummy')
            [CompletionResult]::new('--dummy', '--dummy', [CompletionResultType]::ParameterName, 'Against whom: passive, clock:N, blocker:POWER or deck:FILE')
            [CompletionResult]::new('--log', '--log', [CompletionResultType]::ParameterName, 'Show game N of the run in full instead; the first is 0')
            [CompletionResult]::new('--rows', '--rows', [CompletionResultType]::ParameterName, 'Write a line for each game (.csv, or .ndjson)')
            [CompletionResult]::new('--plot', '--plot', [CompletionResultType]::ParameterName, 'Write pictures (.svg, or .png): damage, wins, energy curve')
            [CompletionResult]::new('--report', '--report', [CompletionResultType]::ParameterName, 'Write one page with everything (.html), to read offline or print')
            [CompletionResult]::new('--shard', '--shard', [CompletionResultType]::ParameterName, 'Play part I of N only; `scouter merge` joins the parts')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the result: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--first', '--first', [CompletionResultType]::ParameterName, 'Go first (this is the default)')
            [CompletionResult]::new('--second', '--second', [CompletionResultType]::ParameterName, 'Go second: draw on turn 1 too')
            [CompletionResult]::new('--no-time', '--no-time', [CompletionResultType]::ParameterName, 'Do not measure time: the same bytes for the same seed')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Play a deck that is illegal, as it is')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Go on only if every card is modelled whole')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;match' {
            [CompletionResult]::new('--games', '--games', [CompletionResultType]::ParameterName, 'How many games each pair plays')
            [CompletionResult]::new('--player', '--player', [CompletionResultType]::ParameterName, 'Who plays: greedy, random or dummy; two of them for the first deck of a pair and the second, as in `greedy,random`')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The same seed gives the same games on every machine [default: a new one, shown]')
            [CompletionResult]::new('--log', '--log', [CompletionResultType]::ParameterName, 'Show game N of the run of two decks in full instead; the first is 0')
            [CompletionResult]::new('--jobs', '--jobs', [CompletionResultType]::ParameterName, 'Threads [default: as many as the machine has]')
            [CompletionResult]::new('--turn-limit', '--turn-limit', [CompletionResultType]::ParameterName, 'Turns, both players'' counted, after which a game ends undecided')
            [CompletionResult]::new('--plot', '--plot', [CompletionResultType]::ParameterName, 'Write the win table as a picture (.svg, or .png)')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the result: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--no-time', '--no-time', [CompletionResultType]::ParameterName, 'Do not measure time: the same bytes for the same seed')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Play a deck that is illegal, as it is')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Go on only if every card is modelled whole')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;merge' {
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show the result: human, json, csv or markdown')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;play' {
            [CompletionResult]::new('--against', '--against', [CompletionResultType]::ParameterName, 'Who plays the other deck: greedy, dummy, random, or self for both seats yourself')
            [CompletionResult]::new('--seed', '--seed', [CompletionResultType]::ParameterName, 'The same seed and answers give the same game on every machine [default: a new one, shown]')
            [CompletionResult]::new('--script', '--script', [CompletionResultType]::ParameterName, 'Take the lines from a file instead of standard input')
            [CompletionResult]::new('--turn-limit', '--turn-limit', [CompletionResultType]::ParameterName, 'Turns, both players'' counted, after which the game ends undecided')
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition, or a ruleset in YAML [default: what the list says, else dbscg-1.10]')
            [CompletionResult]::new('--date', '--date', [CompletionResultType]::ParameterName, 'Day of the event: applies the ban list as of that day')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--allow-illegal', '--allow-illegal', [CompletionResultType]::ParameterName, 'Play a deck that is illegal, as it is')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Go on only if every card is modelled whole')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;replay' {
            [CompletionResult]::new('--rules', '--rules', [CompletionResultType]::ParameterName, 'Rulebook edition to play it by, or a ruleset in YAML [default: the one it was saved with]')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--log', '--log', [CompletionResultType]::ParameterName, 'Show everything that happens')
            [CompletionResult]::new('--strict', '--strict', [CompletionResultType]::ParameterName, 'Go on only if every card is modelled whole')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;cards' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('find', 'find', [CompletionResultType]::ParameterValue, 'Find cards by what is printed on them and what they do')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show a card: its printed facts, and what its skills are known to say')
            [CompletionResult]::new('coverage', 'coverage', [CompletionResultType]::ParameterValue, 'Count the cards whose skills are all modelled, and what stands in the way of the others')
            [CompletionResult]::new('build', 'build', [CompletionResultType]::ParameterValue, 'Make the card table from card data: facts, and skills as far as they are understood')
            break
        }
        'scouter;cards;find' {
            [CompletionResult]::new('--sort', '--sort', [CompletionResultType]::ParameterName, 'Order: number, name, kind, color, cost, specified, power, combo-cost, combo-power or rarity')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'Show the first N')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'Form of the answer: human, json, csv, markdown or numbers')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('--reverse', '--reverse', [CompletionResultType]::ParameterName, 'The other way round')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;cards;show' {
            [CompletionResult]::new('--lang', '--lang', [CompletionResultType]::ParameterName, 'Language of keywords and of the manual''s terms: en, it or fr; what its manual does not name is English')
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;cards;coverage' {
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Card data (JSONL, CSV or TSV) to read instead of the embedded table')
            [CompletionResult]::new('--sets', '--sets', [CompletionResultType]::ParameterName, 'Only these sets: BT1,BT2 or BT1..BT10 or BT8.. and so on')
            [CompletionResult]::new('--decks', '--decks', [CompletionResultType]::ParameterName, 'Weigh cards by their copies in the lists of a file or folder')
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Notation of the list [default: recognised from the content]')
            [CompletionResult]::new('--limit', '--limit', [CompletionResultType]::ParameterName, 'How many of the words that block cards are shown')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;cards;build' {
            [CompletionResult]::new('--from', '--from', [CompletionResultType]::ParameterName, 'Card data (JSONL, CSV or TSV)')
            [CompletionResult]::new('--into', '--into', [CompletionResultType]::ParameterName, 'Folder to write to')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;rules' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('show', 'show', [CompletionResultType]::ParameterValue, 'Show rules in our own words, and the tests that show them')
            [CompletionResult]::new('audit', 'audit', [CompletionResultType]::ParameterValue, 'Say for every rule whether a test shows it, nothing can be tested, or it is residual')
            break
        }
        'scouter;rules;show' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;rules;audit' {
            [CompletionResult]::new('--manual', '--manual', [CompletionResultType]::ParameterName, 'The Italian text of the manual, to compare with the fingerprints of its rules; `-` reads standard input')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to report: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;scenario' {
            [CompletionResult]::new('--cards', '--cards', [CompletionResultType]::ParameterName, 'Cards beside the embedded ones (JSONL, CSV or TSV); may be given more than once')
            [CompletionResult]::new('--format', '--format', [CompletionResultType]::ParameterName, 'How to show what happened: human or json')
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;explain' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
        'scouter;completions' {
            [CompletionResult]::new('--color', '--color', [CompletionResultType]::ParameterName, 'When to use color: auto, always or never')
            [CompletionResult]::new('-h', '-h', [CompletionResultType]::ParameterName, 'Print help')
            [CompletionResult]::new('--help', '--help', [CompletionResultType]::ParameterName, 'Print help')
            break
        }
    })

    $completions.Where{ $_.CompletionText -like "$wordToComplete*" } |
        Sort-Object -Property ListItemText
}
