# `--impact` of `goldfish` and `match`: what goes with a win, card by card.

impact-title = { $deck }, card by card, in { $games } games{ $of ->
    [field] , without weighing the shares of the lists
   *[lists] { "" }
}: { $result }
impact-correlation = This is correlation, not cause. The opening hand is drawn by chance, but for what the mulligan sends back; what becomes of a card later hangs on how the game goes, too: long games draw more cards, and who is ahead plays more of them. To know what a card does, swap it: --swap.
impact-card = card
impact-opening = hand %
impact-with = with
impact-without = without
impact-difference = differs
impact-change = change
impact-drawn = drawn
impact-played = played
impact-charged = charged
impact-comboed = comboed
impact-left = left
impact-points = How games end: those that are won, in percent; one that nobody wins is half won.
impact-turns = How games end: in which own turn they are won, one more than there are where they are not; less is better.
impact-legend = Above: how often the card is in the opening hand, how those games end and all others, the difference, and the change: what the result of all games has from it (the difference times how often). Below: the difference where the card was drawn later, played, charged, comboed, left in hand at the end. Intervals are of 95 %, by games, and each holds by itself: of 20 cards that do nothing, one looks as if it did. -: fewer than { $games } games on one side.
