# `match`: molte partite tra mazzi.

match-title = { games } secondo { $ruleset }, { $players }, posti scambiati ogni seconda partita, seme { $seed }
match-title-pairs = { games } in { $pairs } coppie secondo { $ruleset }, { $players }, posti scambiati ogni seconda partita, seme { $seed }
match-players = giocatori { $player }
match-players-two = { $a } contro { $b }
match-wins = { $list } ne vince { $wins }: { $share }
match-wins-by = { $list } ({ $player }) ne vince { $wins }: { $share }
match-share = { $share } ({ $interval } { $by ->
    [games] per partite
   *[pairs] per coppie
})
match-draws = pareggi { $count } ({ $share } %)
match-undecided = indecise al turno { $turn }: { $count } ({ $share } %)
match-first = vinte da chi comincia { $count } ({ $share } %)
match-means = { $turns } turni e { $decisions } decisioni a partita
match-all = tutte
match-grid = Partite che la riga vince contro la colonna, in percento; ± { $half } al massimo (95 % per partite)
match-grid-sum = Pareggi { $draws }, indecise al turno { $turn }: { $undecided }
match-grid-told = Partite che la riga vince contro la colonna, in percento.

what-if-title = { $deck } contro { $against }: { games } per ogni versione, con le stesse sorti, secondo { $ruleset }, { $players }, seme { $seed }
what-if-field = un campo di { $lists } { $lists ->
    [one] lista
   *[other] liste
  }
what-if-as-is = così com'è
what-if-won = ne vince { $share }
what-if-turn = in media nel turno proprio { $turn } ({ $low }–{ $high }; le partite senza vittoria contano come turno { $last })
what-if-points = { $more } punti (da { $low } a { $high })
what-if-turns = { $more } turni (da { $low } a { $high })
what-if-seen = si vede una differenza
what-if-unseen = non si vede differenza; se è di questa misura, { games } per versione la mostrano quattro volte su cinque
what-if-few = non si vede differenza in così poche partite
what-if-even = non si vede differenza: in queste partite non ce n'è
what-if-nothing = non si è giocato nulla
what-if-told = Le differenze sono rispetto al mazzo così com'è, coppia per coppia con le stesse sorti, con intervalli del 95 %. Una partita che nessuno vince è vinta a metà.
what-if-many = Ogni intervallo vale da solo: di 20 cambi che non fanno nulla, uno sembra fare qualcosa.
what-if-form = versione
what-if-value = risultato
what-if-difference = differenza
what-if-verdict = giudizio
what-if-illegal = dopo { $swap } la lista non è legale secondo { $terms }:
what-if-allow = scambia altre carte, o prendi la lista così com'è: --allow-illegal
what-if-size = fa' entrare tante carte quante ne escono, o prendi la lista così com'è: --allow-illegal

field-title = { $deck } contro un campo di { $lists ->
    [one] 1 lista
   *[other] { $lists } liste
}: { games } secondo { $ruleset }, { $players }, posti scambiati ogni seconda partita, seme { $seed }
field-expected = attese secondo le quote delle liste: { $share }
field-seated = da primo { $first }, da secondo { $second }
field-best = meglio contro { $list }: { $share }
field-worst = peggio contro { $list }: { $share }
field-turn = vince in media nel turno proprio { $turn }
field-list = lista
field-share = quota
field-wins = vinte
field-interval = (95 %)
field-first = primo
field-second = sec.
field-turn-of-win = turno
field-told = In percento: la quota della lista nel campo, le partite che il mazzo vince, con l'intervallo per coppie di partite, e quelle da primo e da secondo; turno: il turno proprio delle vittorie, in media. Una partita che nessuno vince è vinta a metà.
not-in-a-table = { $list }: nessuna tabella data con --cards dice che cosa fanno queste carte: { $cards }
by-play-apart = --by-play non vale ancora per { $game }; --want EXPR sì
match-apart-without = { $option } non vale ancora per { $game }; le liste nominate giocano ognuna contro ognuna

best-of-title = { $matches } incontri al meglio di { $most }, secondo { $ruleset }, { $players }, posti scambiati ogni secondo incontro, seme { $seed }
best-of-plan = side deck: { $plan }
best-of-draws = incontri che nessuno vince { $count }
best-of-scores = risultati { $scores }
best-of-game = partita { $game }: { $list } ne vince { $share } su { $games }
best-of-sided = con carte del side deck: { $a } in { $games } partite, { $b } in { $others }
best-of-pair = incontro
best-of-drawn = patte
best-of-nth = partita { $game }
best-of-against = { $a } contro { $b }
best-of-told = Vince un incontro chi vince più della metà delle sue partite; ogni partita comincia secondo il manuale. Un incontro che nessuno vince è vinto a metà. Gli intervalli degli incontri sono per coppie di incontri, quelli delle partite per partite.
