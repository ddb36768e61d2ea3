# `cards build --diff` e `--why`: come si leggono le righe delle carte, e che cosa si legge diversamente da prima.

reread-place = { $card }, { $side ->
    [front] fronte
   *[back] retro
}, riga { $line }
reread-printed = stampato
reread-means-the-same = Entrambe significano lo stesso.
reread-none = nessuna riga si legge diversamente
reread-so-many = { $lines ->
    [one] 1 riga si legge
   *[other] { $lines } righe si leggono
} diversamente, su { cards }
why-not-taken = rifiutato
why-means = significa
why-read = letto
why-stops = fermo a
why-expected = atteso
why-no-words = (nessuna parola)
