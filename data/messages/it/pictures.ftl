# Le immagini di `--plot`, e la pagina di `--report`.

picture-alone = { $deck } gioca da solo
picture-damage = Danni per turno proprio
picture-damage-values = vite tolte fin qui (media e 95 %)
picture-own-turn = turno proprio
picture-damage-point = turno { $turn }: { $mean } ({ $low }–{ $high }), { $games } partite
picture-wins = Partite vinte, per turno proprio
picture-wins-values = % di tutte le partite (con 95 %)
picture-wins-turn = turno proprio della vittoria
picture-won-in = vinte nel turno { $turn }
picture-none = mai
picture-not-won = non vinte
picture-wins-bar = { $what }: { $games } partite, { $share } % ({ $low }–{ $high } %)
picture-cards = carte
picture-cost = costo d'energia
picture-other = altro
picture-cost-bar = costo { $cost }: { $count } { $kind }
picture-no-turn = nessun turno è stato giocato
picture-chance = Probabilità di aver pescato una carta
picture-chance-values = %, per numero di copie:
picture-chance-turn = turno proprio (0: mano iniziale)
picture-chance-point = { $copies } copie, turno { $turn }: { $share } %
picture-who = Chi vince contro chi
picture-who-told = Partite che la riga vince contro la colonna, in percento; ± è la metà dell'intervallo del 95 %
picture-pairing = { $row } contro { $column }: { $share } ({ $interval })
picture-matches = incontri
picture-matches-told = Incontri che vince la prima lista, e le sue prime partite, in percento; ± è metà dell'intervallo del 95 %
picture-field-told = Partite che il mazzo vince contro ogni lista, in percento, dall'incontro migliore al peggiore; ± è metà dell'intervallo del 95 %
picture-field-all = il campo
picture-turns = Partite per turno
picture-turns-values = partite
picture-turns-turn = turno proprio della vittoria
picture-turns-won = vinte
picture-turns-lost = perse
picture-turns-bar = turno { $turn }: { $games } { $games ->
    [one] partita
   *[other] partite
  } { $what }

page-check = Controllo
page-clean = secondo { $terms }: { $counts }; nessun problema.
page-found = secondo { $terms }: { $counts }; { $tally }.
page-line = (riga { $line })
page-rule = Regola { $rule }
page-help = Aiuto: { $help }
page-modelled = Quanto è modellato
page-left-out = Le abilità non modellate sono lasciate fuori dalle partite.
page-turns = Che cosa fa turno per turno
page-unknown = Non si conosce; il calcolo dice «{ $reason }».
page-deck = Mazzo
page-again = La stessa cosa di nuovo
page-by-turn = entro il turno
page-copies = { $copies } nel mazzo ({ cards })
page-chances = Almeno una delle copie, senza mulligan. Il turno 0 è la mano iniziale; il turno N conta ogni pescata fino al proprio turno N compreso. Esatto, niente è simulato; le vite non si vedono e non contano.
page-numbers = In numeri
page-cards = Che cosa va con una vittoria

picture-too-large = un'immagine di { $width } × { $height } pixel è troppo grande per PNG; .svg non ha limiti
picture-unpacked = i pixel non si possono impacchettare: { $why }
