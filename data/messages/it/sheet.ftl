# Il foglio d'iscrizione.

sheet-title = Registrazione del mazzo
sheet-title-of = Registrazione del mazzo: { $deck }
sheet-player = Giocatore
sheet-id = Numero giocatore
sheet-event = Evento
sheet-date = Data
sheet-deck = Nome del mazzo
sheet-signature = Firma del giocatore
sheet-round = Controllo: turno
sheet-judge = Giudice
sheet-result = Esito

sheet-verdict = { $verdict ->
    [legal] Legale
    [incomplete] Incompleto
   *[illegal] Illegale
} secondo { $terms }
sheet-part = { section } { $count }
sheet-totals = { $parts }; { cards }
sheet-findings = Problemi
sheet-finding = { $message } ({ $code })
sheet-finding-at = riga { $line }: { $message } ({ $code })
sheet-continued = { $title } (segue)
sheet-code = La lista come codice
sheet-code-told = La lista come codice, in un codice QR
sheet-page = Pagina { $number } di { $all }
