# `suggest`: carte che vanno bene in un mazzo, ognuna con il suo perché.

suggest-title = { $found } per { $deck } secondo { $terms }
suggest-learned = imparato da { $lists ->
    [one] un'altra lista
   *[other] altre { $lists } liste
} di { $from }: le { $nearest } più simili al mazzo, { $same ->
    [0] nessuna con lo stesso Leader
   *[other] { $same } con lo stesso Leader
}
suggest-cost = costo { $cost }
suggest-what = che cos'è
suggest-why = perché
suggest-room = fino a

suggest-alike = in { $near } delle { $nearest } liste più simili a questa (il { $share } % per somiglianza), in { $all } su { $lists } in tutto
suggest-asker = { $card } ({ copies })
suggest-more-cards = { $more ->
    [one] un'altra carta
   *[other] altre { $more } carte
}
suggest-asked-by = richiesta da { $cards }
suggest-wants-leader = chiede un Leader come questo
suggest-asks-for = chiede { cards } del mazzo
suggest-with = { $what } con { cards }
suggest-shares = ha in comune { $what }
suggest-colors = nei colori del mazzo

suggest-too-few = { $from }: { $lists ->
    [one] 1 lista ha
   *[other] { $lists } liste hanno
} una carta in comune con il mazzo; per impararne ne servono { $needed }
