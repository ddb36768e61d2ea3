# `goldfish` e `merge`: quello che un mazzo fa da solo.

goldfish-title = { games } di { $turns } turni propri secondo { $ruleset }: giocatore { $player }, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
}, contro { $opponent }, seme { $seed }
goldfish-dummy = un manichino ({ $dummy })
goldfish-list = { $deck } e lo stesso giocatore

goldfish-turn = turno
goldfish-seen = viste
goldfish-energy = en.
goldfish-spent = spesa
goldfish-played = gioc.
goldfish-power = pot.
goldfish-damage = danni
goldfish-hand = mano
goldfish-combos = combo
goldfish-stuck = ferma
goldfish-color = col.
goldfish-awake = svegl.
goldfish-won-by = vinte
goldfish-paid = pag.
goldfish-attacks = att.
goldfish-field = campo
goldfish-force = forza
goldfish-lives = vite
goldfish-empty = vuoto
goldfish-emergency = emerg.
goldfish-legend-exo = Medie sulle partite arrivate a quel turno; ± è la metà dell'intervallo del 95 % più largo della colonna (dei turni a cui è arrivata una partita su 20). viste: carte; gioc.: carte giocate; pag.: carte messe in zona Occulto per pagare; att.: attacchi; campo, forza: carte sul campo oltre al Leader alla fine del turno, anche coperte, e la forza che hanno di per sé; vite: tolte all'altro Leader; mano: con le carte della zona Occulto, che tornano; ferma: nessuna carta si può giocare; vuoto: nessuna carta sul campo; emerg., vinte: quota di tutte le partite fino a lì.
goldfish-legend = Medie sulle partite arrivate a quel turno; ± è la metà dell'intervallo del 95 % più largo della colonna (dei turni a cui è arrivata una partita su 20). viste: carte del mazzo, anche quelle prese dalle vite; en.: energie, e quante spese nel turno; gioc.: carte giocate nel turno; pot.: potenza in campo; danni: vite tolte all'avversario fino ad allora; combo: carte in mano che possono fare combo; ferma: nessuna carta della mano si può giocare; col.: solo perché manca un colore; svegl., vinte: quota di tutte le partite fino a lì.

goldfish-won-in-turn = Vinte nel turno
goldfish-none = nessuna
goldfish-share = { $count } ({ $share }, { $interval })
goldfish-won = Vinte { $share }
goldfish-won-on-average = Vinte { $share }, in media nel turno { $turn }
goldfish-lost = Perse { $share }
goldfish-drawn = Pari { $share }
goldfish-not-over = Non finite dopo il turno { $turn }: { $share }
goldfish-awakened = Il Leader si è risvegliato in { $share }
goldfish-never-hits = Questo avversario non colpisce mai: un Leader che si risveglia perdendo vite non può risvegliarsi
goldfish-engine = Primo [Attivazione] di una carta in gioco in { $share }, in media al turno { $turn }; entro il turno { $by }
goldfish-in-emergency = Il Leader è andato in Emergenza in { $share }
goldfish-attacked = Primo attacco in { $share }, in media al turno { $turn }; entro il turno { $by }
goldfish-no-attack = Nessun attacco è stato dichiarato
goldfish-no-engine = Nessuna [Attivazione] di una carta in gioco è stata usata
goldfish-apart-dummy = { $dummy }: questo manichino è fatto di carte di un altro gioco; contro un mazzo di { $game } ci sono passive e deck:FILE
goldfish-apart-without = { $option } non vale ancora per { $game }; le tabelle e --rows sì
goldfish-apart-untold = { $option }: le partite di { $game } si giocano secondo { $edition }, con una tabella data con --cards che dice che cosa fanno le carte: costi, numeri, effetti; qui l'edizione è { $ruleset } e nessuna tabella lo dice
broken-off = Interrotto: queste sono le partite giocate fino a lì
speed = { $seconds } s: { $games } partite e { $decisions } decisioni al secondo

resources-title = { $deck } secondo { $ruleset }, { $seat ->
    [first] iniziando
   *[second] giocando per secondi
}: pescate e risorse come da regolamento, senza gli effetti delle carte
resources-put-away = scartate
resources-left = restano
resources-pile = { $section ->
    [stones] pietre
   *[other] { $section }
}
resources-lives = vite perse
resources-lost = Nel turno { $turn } non resta nessuna carta da pescare e la partita è persa ({ $rule }).
resources-no-effects = Carte alla fine di ogni proprio turno se non se ne gioca nessuna: viste, in mano, scartate per il limite della mano, rimaste nel mazzo.
resources-exact = Le probabilità sono esatte: che una delle pietre finora convocate abbia l'attributo.
goldfish-stones = pietre
goldfish-will = vol.
goldfish-atk = ATK
goldfish-judgment = giud.
goldfish-legend-fow = Medie sulle partite arrivate al turno; ± è metà del più largo intervallo del 95 % della colonna (dei turni a cui è arrivata una partita su 20). pietre: pietre magiche in gioco alla fine del turno; vol.: spesa nel turno; campo, ATK: risonatori e sovrani-G alla fine del turno, e l'ATK stampato su di essi tutti insieme; danni: punti vita tolti all'altro giocatore; ferma: nessuna carta si può giocare; vuoto: nel terreno nulla che combatta; giud., vinte: parte di tutte le partite fino ad allora.
goldfish-judged = Giudizio effettuato: { $share }, in media nel proprio turno { $turn }; entro il turno { $by }
goldfish-not-judged = Il giudizio non è mai stato effettuato
goldfish-summons = evoc.
goldfish-behind = dietro
goldfish-extra = extra
goldfish-legend-ygo = Medie sulle partite arrivate al turno; ± è metà del più largo intervallo del 95 % della colonna (dei turni a cui è arrivata una partita su 20). evoc.: mostri Evocati nel turno; gioc.: magie e trappole attivate nel turno; campo, ATK: mostri alla fine del turno, e l'ATK stampato su di essi tutti insieme; dietro: magie e trappole sul Terreno alla fine del turno; danni: Life Point tolti all'altro giocatore; ferma: all'inizio della Main Phase 1 si può solo terminare il turno; vuoto: nessun mostro sul Terreno; extra: un mostro è arrivato dall'Extra Deck; extra, vinte: parte di tutte le partite fino ad allora.
goldfish-from-extra = Un mostro dall'Extra Deck: { $share }, in media nel proprio turno { $turn }; entro il turno { $by }
goldfish-none-from-extra = Nessun mostro è arrivato dall'Extra Deck
