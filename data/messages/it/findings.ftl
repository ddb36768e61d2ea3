# Quello che i controlli trovano, e il rimedio. Nell'ordine dei codici.

neither-card-nor-header = questa riga non è né una carta né un'intestazione
card-line-looks-like = una riga di carta è scritta come `{ $game ->
    [yugioh] 3 Dark Magician
    [force-of-will] 4 CMF-005 Nome
    [exo] 2 EXO1-003 Nome
   *[dbscg] 4 BT1-005 Nome
}`; metti # davanti a un commento
perhaps-side = `{ $name }` può voler dire che { $card } sta nel side deck
side-under-heading = metti questa riga sotto un'intestazione `Side Deck`, o togli quelle parole
copies-unclear = non è chiaro quante copie di { $card } intenda questa riga
write-number-in-front = scrivi `{ $count } { $card }`, con il numero di copie davanti
name-and-number-apart = { $card } sta su due righe, col nome e col numero: non è chiaro se è una carta sola o due
write-in-place-of-both = scrivi `{ $count } { $card }` al posto delle due righe, con il numero di copie davanti

unknown-edition = la lista è fatta per `{ $edition }`, un'edizione che non si conosce
name-one-of = indicane una tra { $known }

comment-holds-card = le barre di questo commento stanno subito davanti a { $card }, che non conta

no-card-number = nessuna carta ha il numero { $number }
no-card-name = nessuna carta ha il nome `{ $name }`
bring-card = porta la carta con --cards FILE, se nella nostra tabella non c'è ancora
no-such-set = nessuna carta ha il numero { $number }: nessun set { $set } è noto
other-game-or-newer = guarda se è un numero di un altro gioco; le carte di un set nuovo si portano con --cards FILE
did-you-mean = intendevi { $card }?
did-you-mean-one-of = intendevi una di queste: { $cards }?

several-cards-named = { $cards } carte hanno il nome `{ $name }`
put-number = scrivi il numero sulla riga: { $cards }

number-wrong-name = { $card } non è `{ $name }`
keep-number-or = scrivi `{ $line }`, oppure prendi il numero di { $cards }
keep-number-of-two-lines = scrivi `{ $line }` al posto delle due righe, oppure prendi il numero di { $cards }

other-game = { $lines ->
    [one] 1 riga contiene una carta
   *[other] { $lines } righe contengono carte
} di un altro gioco: { $game }
check-this-game = controlla una lista di Dragon Ball Super Card Game, oppure porta le carte con --cards FILE

odd-name = `{ $name }` non è il nome di { $card }, la carta che questa riga conta
see-card = se è la carta che intendi, scrivi `{ $line }`
see-card-of-two-lines = se è la carta che intendi, scrivi `{ $line }` al posto delle due righe

print-counts-as = { $print } conta come { $number }
write-number = scrivi { $number }

stands-on-lines = { $card } sta su { $lines } righe
first-here = la prima volta qui
and-here = e qui
write-on-one-line = scrivi { copies } su una riga sola

number-read-as = `{ $written }` è letto come { $number }

came-out-later = { $cards ->
    [one] 1 carta è uscita
   *[other] { $cards } carte sono uscite
} dopo { $edition }: { $numbers }
check-by-newer = controlla con --rules dbscg-4.00

z-energy-not-known = il costo di Z-Energia di { $card } non è noto; in una partita la carta non si può giocare
bring-z-energy = porta la carta con --cards FILE, con il suo costo sotto `z_energy`

no-leader = il mazzo non ha una carta { lead }
add-leader = aggiungi una riga come { $lead ->
    [ruler] `Ruler: CMF-005 Grimm, the Fairy Tale Prince`
   *[leader] `Leader: BT1-001 Champa`
}

too-many-leaders = il mazzo ha { $leaders } { leads } invece di { $limit }: { $cards }
another-leader = un altro { lead }
keep-one = tienine uno
keep-one-or-part = tienine uno; se con { $card } comincia un'altra lista, mettila in un file a parte

wrong-kind-leader = { $card } è { a-kind }; il { lead } deve essere { $leader }
wrong-kind = { $card } è { a-kind }; { in-section } vanno { $kinds }
any-card = carte di ogni tipo
make-it-leader = mettila come { lead } del mazzo, oppure toglila
take-it-out = toglila
move-to-section = spostala { in-section }
take-token-out = toglila: le pedine le creano le abilità
take-out-nowhere = toglila: nessuna parte del mazzo la ammette secondo { $edition }

too-few-cards = { in-section } { $cards ->
    [one] c'è 1 carta
   *[other] ci sono { $cards } carte
}: { $missing ->
    [one] ne manca 1
   *[other] ne mancano { $missing }
}
add-cards = aggiungi { cards }
too-many-cards = { in-section } { $cards ->
    [one] c'è 1 carta
   *[other] ci sono { $cards } carte
}: { $excess } di troppo
take-cards-out = togli { cards }

no-such-section = secondo { $edition } { the-section } non esiste; la lista ci mette { cards }
check-by-newer-or-out = controlla con --rules dbscg-4.00, oppure togli queste carte
take-these-out = togli queste carte

copy-limit = { copies } di { $card }; { $limit ->
    [one] ne è ammessa 1
   *[other] ne sono ammesse { $limit }
}
copies-here = { copies } qui
take-copies-out = togli { copies }
keyword-cap = { cards } con [{ $keyword }]; { $limit ->
    [one] ne è ammessa 1
   *[other] ne sono ammesse { $limit }
}
copies-of = { copies } di { $card }

not-in-deck-of = { $card } non può stare nel mazzo di { $leader }
leader-takes-no = non ammette { $cards }
leader-takes-only = ammette solo { $cards }
take-out-or-other-leader = toglila, oppure gioca un altro Leader
leader-not-understood = quello che { $leader } dice del suo mazzo non è capito, e non è controllato
see-what-leader-says = leggi la carta, e guarda a mano se la lista lo rispetta
leader-cap = { $count } { $cards }; { $leader } ne ammette al massimo { $limit }

banned = { $card } è vietata
choose-other-leader = scegli un altro { lead }
limited = { copies } di { $card }; il limite è { $limit }
perhaps-banned = { $card } potrebbe essere già vietata quel giorno
perhaps-limited = { $card } potrebbe essere già limitata a { copies } quel giorno
in-force-since = in vigore dal { $day }
in-force-since-event = in vigore da «{ $event }», un giorno tra il { $earliest } e il { $day } che i nostri dati non conoscono
in-force-between = { $since } fino al { $day }
in-force-until = in vigore fino al { $day }
in-force-always = sempre in vigore
ask-organiser = chiedi all'organizzatore
stale-list = la voce più recente della lista delle carte vietate è del { $newest }, { $days } giorni prima { $of ->
    [event] del { $day }
   *[today] di oggi
}; potrebbe esserci una lista più nuova
look-for-list = verifica se c'è e indicala con --list FILE
newer-list = non è indicato un giorno, quindi vale la lista delle carte vietate del { $day }; la più recente è del { $newest }
list-left-out = non è indicato un giorno, quindi non vale nessuna lista delle carte vietate; quella del { $newest } ammette meno copie di { $cards }
take-newest = usala con --date { $newest }, o indica il giorno dell'evento

siding-size = { the-section } ha { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
}; la lista consegnata ne ha { $before }
siding-mend = rimetti tante carte quante ne hai prese
siding-card = { $card }: { $copies ->
    [0] nessuna copia
    [one] 1 copia
   *[other] { $copies } copie
} in tutte le parti insieme, { $before } nella lista consegnata
