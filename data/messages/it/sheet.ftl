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

sheet-no-sign = il foglio non può mostrare `{ $sign }` (U+{ $code }); al suo posto c'è un riquadro
sheet-not-legal = { $list }: { $verdict } secondo { $terms }; il foglio lo dice
sheet-no-code = { $list }: il foglio non ha un codice QR: { $why }
sheet-no-pdf = il foglio non sta in un PDF: { $why }
sheet-paper = la sua carta
code-too-long = { $characters } caratteri sono più di quanti ne stiano in un codice QR
code-too-wide = { $characters } caratteri fanno un codice QR più largo di { $columns } colonne
code-shorter-name = un nome più corto del mazzo fa un codice più corto
sheet-over-other = { $file } c'è già e non è un PDF; nomina un altro file
