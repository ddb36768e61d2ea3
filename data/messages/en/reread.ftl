# `cards build --diff` and `--why`: how lines of cards are read, and what is read otherwise than before.

reread-place = { $card }, { $side ->
    [front] front
   *[back] back
}, line { $line }
reread-printed = printed
reread-means-the-same = Both mean the same.
reread-none = no line is read otherwise
reread-so-many = { $lines ->
    [one] 1 line is
   *[other] { $lines } lines are
} read otherwise, on { cards }
why-not-taken = declined
why-means = means
why-read = read
why-stops = stops
why-expected = expected
why-no-words = (no words)
