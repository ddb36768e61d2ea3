# `--impact` di `goldfish` e `match`: che cosa si accompagna alla vittoria, carta per carta.

impact-title = { $deck }, carta per carta, in { $games } partite{ $of ->
    [field] , senza pesare le quote delle liste
   *[lists] { "" }
}: { $result }
impact-correlation = È correlazione, non causa. La mano iniziale la decide il caso, salvo ciò che il mulligan rimanda nel mazzo; quel che accade poi a una carta dipende anche da come va la partita: le partite lunghe fanno pescare più carte, e chi è in vantaggio ne gioca di più. Per sapere che cosa fa una carta, la si scambia: --swap.
impact-card = carta
impact-opening = mano %
impact-with = con
impact-without = senza
impact-difference = differ.
impact-change = effetto
impact-drawn = pescata
impact-played = giocata
impact-charged = energia
impact-comboed = combo
impact-left = avanzata
impact-points = Come finiscono le partite: quelle vinte, in percento; una che nessuno vince è vinta a metà.
impact-turns = Come finiscono le partite: in quale turno proprio si vincono, uno più di quanti sono se non si vincono; meno è meglio.
impact-legend = Sopra: quanto spesso la carta è nella mano iniziale, come finiscono quelle partite e tutte le altre, la differenza, e l'effetto: quanto ne viene al risultato di tutte le partite (la differenza per la frequenza). Sotto: la differenza dove la carta è stata pescata dopo, giocata, ricaricata come energia, usata in combo, rimasta in mano alla fine. Gli intervalli sono del 95 %, per partite, e ognuno vale da solo: di 20 carte che non fanno nulla, una sembra fare qualcosa. -: meno di { $games } partite da una parte.
