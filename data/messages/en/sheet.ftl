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
