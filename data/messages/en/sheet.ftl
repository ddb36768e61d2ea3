# The registration sheet.

sheet-title = Deck registration
sheet-title-of = Deck registration: { $deck }
sheet-player = Player
sheet-id = Player number
sheet-event = Event
sheet-date = Date
sheet-deck = Name of the deck
sheet-signature = Signature of the player
sheet-round = Deck check: round
sheet-judge = Judge
sheet-result = Result

sheet-verdict = { $verdict ->
    [legal] Legal
    [incomplete] Incomplete
   *[illegal] Illegal
} under { $terms }
sheet-part = { section } { $count }
sheet-totals = { $parts }; { cards }
sheet-findings = Findings
sheet-finding = { $message } ({ $code })
sheet-finding-at = line { $line }: { $message } ({ $code })
sheet-continued = { $title } (continued)
sheet-code = The list as a share code
sheet-code-told = The list as a share code, in a QR code
sheet-page = Page { $number } of { $all }

sheet-no-sign = the sheet cannot show `{ $sign }` (U+{ $code }); a box stands for it
sheet-not-legal = { $list } is { $verdict } under { $terms }; the sheet says so
sheet-no-code = { $list }: the sheet has no QR code: { $why }
sheet-no-pdf = the sheet does not fit in a PDF: { $why }
sheet-paper = its paper
code-too-long = { $characters } characters are more than a QR code holds
code-too-wide = { $characters } characters make a QR code that is wider than { $columns } columns
code-shorter-name = a shorter name of the deck makes a shorter code
sheet-over-other = { $file } is there already and is not a PDF; name another file
