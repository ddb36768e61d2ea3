# `scenario`: che cosa succede in uno scenario, e che cosa non è come si aspetta. «Tu» è chi il suo copione chiama `you`.

scenario-passed = riuscito { $file }: { $name }
scenario-failed = FALLITO { $file }: { $name }
scenario-on-line = riga { $line }: { $what }
scenario-without = giocato senza: { $what }
scenario-unplayed = { $side ->
    [back] scouter non conosce la riga di abilità { $line } sul retro di { $card }
   *[front] scouter non conosce la riga di abilità { $line } di { $card }
}
scenario-unplayed-some = { $side ->
    [back] scouter non conosce tutte le abilità sul retro di { $card }
   *[front] scouter non conosce tutte le abilità di { $card }
}
scenario-happened = che cosa è successo:
scenario-had-happened = che cosa era successo:
scenario-nothing-happened = niente
scenario-lines-before = ({ $lines } righe prima)
scenario-sum = riusciti: { $passed }, falliti: { $failed }

# Carte e abilità.

case-card = { $who ->
    [you] { $card } (tua)
   *[opponent] { $card } (dell'avversario)
}
case-line = riga { $line } di { $card }
case-line-headed = riga { $line } di { $card }, { $head }
case-given-line = un'abilità data a { $card }
case-about = { $skill }, su { $card }

# Domande e risposte.

case-asked = { $who ->
    [you] ti si chiede { $question }; possibile: { $choices }
   *[opponent] all'avversario si chiede { $question }; possibile: { $choices }
}
case-asked-for = { $who ->
    [you] ti si chiede { $question } per { $card }; possibile: { $choices }
   *[opponent] all'avversario si chiede { $question } per { $card }; possibile: { $choices }
}
case-asks-mulligan = quali carte della mano iniziale tornano nel mazzo
case-asks-charge = quale carta mettere tra le energie
case-asks-counter = se rispondere con un [Contro]
case-asks-next-auto = quale abilità in attesa viene dopo
case-asks-use = se pagare per un'abilità
case-asks-price = quale carta dare come costo
case-asks-life = quale vita se ne va
case-asks-may = se fare qualcosa di facoltativo
case-offers-end = finire il turno
case-offers-pass = passare
case-offers-done = basta
case-offers-marker = un segnalino energia
case-offers-yes = sì
case-offers-play = giocare { $card }
case-offers-combo = combo con { $card }
case-offers-attack = attaccare { $guard } con { $card }
case-offers-activate = attivare { $skill }
case-offers-grow = far crescere con { $card }
case-gets-energy-markers = { $who ->
    [you] ricevi
   *[opponent] l'avversario riceve
} { $number } segnalini energia
case-spends-energy-markers = { $who ->
    [you] paghi
   *[opponent] l'avversario paga
} con { $number } segnalini energia
expected-energy-markers = attesi { $wanted } segnalini energia { $who ->
    [you] tuoi
   *[opponent] dell'avversario
}, trovati { $found }
case-offers-instead = invece { $skill }

# Avvenimenti.

case-turn = { $who ->
    [you] turno { $turn }, il tuo
   *[opponent] turno { $turn }, dell'avversario
}
case-set-up = preparazione
case-shuffles-life = { $who ->
    [you] le tue vite vengono mischiate
   *[opponent] le vite dell'avversario vengono mischiate
}
case-shuffles-deck = { $who ->
    [you] il tuo mazzo viene mischiato
   *[opponent] il mazzo dell'avversario viene mischiato
}
case-from-area-of = { $who ->
    [you] { from-area } (tua)
   *[opponent] { from-area } (dell'avversario)
}
case-to-area-of = { $who ->
    [you] { to-area } (tua)
   *[opponent] { to-area } (dell'avversario)
}
case-area-of = { $who ->
    [you] { area } (tua)
   *[opponent] { area } (dell'avversario)
}
case-moves = { $card } va { $from } { $to }
case-moves-why = { $card } va { $from } { $to }, { $why }
case-why = { $why ->
    [draw] pescata
    [damage] danno
    [charge] messa tra le energie
    [play] giocata
    [combo] combo
    [battle-ko] KO in combattimento
    [skill-ko] KO da un'abilità
    [cost] come costo
   *[skill] da un'abilità
}
case-lies-under = { $card } sta sotto { $host }
case-is-made-active = { $card } passa in Modalità Attiva
case-is-rested = { $card } passa in Modalità Spossata
case-attack-negated = l'attacco viene annullato
case-compares = potenza { $attack } contro { $guard }
case-takes-damage = { $who ->
    [you] subisci { case-damage }
   *[opponent] l'avversario subisce { case-damage }
}
case-damage = { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}
case-markers = { $markers ->
    [one] { $by } segnalino su { $card }
   *[other] { $by } segnalini su { $card }
}
case-activated = attivata: { $skill }
case-replaced = invece: { $skill }
case-each-described-by = ogni carta di cui parla un'abilità di { $card }
case-next-described-by = la prossima carta di cui parla un'abilità di { $card }
case-looks-at = { $who ->
    [you] guardi { $card }
   *[opponent] l'avversario guarda { $card }
}
case-concedes = { $who ->
    [you] concedi la partita
   *[opponent] l'avversario concede la partita
}
case-won = { $who ->
    [you] hai vinto
   *[opponent] ha vinto l'avversario
}
case-draw = la partita termina in pareggio
case-too-many-turns = lo scenario è durato troppi turni
case-goes-on = la partita continua

# Che cosa il copione dice di fare.

does-pass = passare
does-end-turn = finire il turno
does-say-yes = dire sì
does-say-no = dire no
does-concede = concedere
does-attack = attaccare `{ $guard }` con `{ $card }`
does-play = giocare `{ $card }`
does-combo = fare una combo con `{ $card }`
does-instead = mettere `{ $card }` al posto di ciò che succederebbe
does-activate = attivare { $line }
does-block = bloccare con `{ $card }`
does-use = usare { $line }
does-take-next = prendere poi { $line }
does-grow = far crescere con `{ $card }`
does-charge = mettere `{ $card }` tra le energie
does-choose = scegliere { $cards }
does-pay = pagare { $cards }
does-discard = scartare { $cards }
does-put-back = rimettere nel mazzo { $cards }
does-give-life = dare le vite { $cards }
does-order = ordinare { $cards }
does-take-option = prendere l'opzione { $number }
does-name-number = nominare { $number }
does-of-card = `{ $card }`
does-of-line = la riga { $line } di `{ $card }`
does-about = { $line } su `{ $card }`
who-does = { $who ->
    [you] tu: { $action }
   *[opponent] l'avversario: { $action }
}

# Che cosa non si può fare.

case-cannot = { $who ->
    [you] non puoi { $action }: { $why }
   *[opponent] l'avversario non può { $action }: { $why }
}
case-not-asked = { $who ->
    [you] a te non si chiede
   *[opponent] all'avversario non si chiede
}
case-endless-before = le domande prima non finiscono
case-endless = le domande non finiscono
case-puzzle = è un rompicapo, che un giocatore deve risolvere
case-never-asked = questo non viene mai chiesto
case-never-asked-for = questo non viene mai chiesto: { $why }
case-unscripted = una scelta non è nel copione: { $asked }
case-half-scripted = metà di una scelta non è nel copione: { $asked }
case-choice-open = una scelta resta aperta, e `until` non ne rifiuta nessuna (`{"{"}choose: []{"}"}` sì): { $asked }
case-about-one = non si chiede di che cosa parla `{ $card }`: c'è una sola cosa a cui rispondere
case-not-about = `{ $card }` non può parlare di quello: { $asked }
case-engine-broken = il motore è guasto: { $why }
board-broken = { $what ->
    [lost] `{ $of }` si trova in un'area diversa da quella che dice
    [strange] `{ $of }` si trova da un giocatore dove stanno solo le sue carte
    [misplaced] `{ $of }` non può stare dove si trova
    [laden] `{ $of }` ha segnalini, danni o effetti dove non può averne
    [face] `{ $of }` è scoperta dove le carte stanno coperte, o viceversa
    [force] `{ $of }` ha una forza inferiore a 0
    [hung] `{ $of }`, così come si trova, non può stare su un'altra carta
    [loose] `{ $of }` non è su una carta su cui possa stare
    [beaten] `{ $of }` è sconfitta e ancora in campo
    [leads] il Leader o il sovrano di `{ $of }` non si trova al suo posto
    [crowded] `{ $of }` ha in campo due Vice Leader
    [full] una zona di `{ $of }` contiene più di quanto può
    [lives] a `{ $of }` non resta nessuna vita
    [chain] un anello della catena non può esserci
   *[no-option] una domanda non offre niente
}
case-no-option = questa non è tra le scelte possibili
case-nothing-to-decide = non c'è niente da decidere
case-impossible = { $what } non è possibile
case-impossible-now = { $what } non è possibile: { $asked }
case-ambiguous = { $what } è ambiguo: scrivi { $forms }; { $asked }
case-or = { $first } o { $last }
case-no-more-asked = `{ $card }` non si può dare: non si chiede altro
case-too-many-ways = ci sono troppi modi di { $action }
case-none-unasked = non si può dare nessuna carta: non si chiede niente
case-none-given = non si può dare nessuna carta: { $asked }
case-not-all = { $action } non è tutto: { $asked }

# Che cosa ci si aspettava, e che cosa c'è.

expected-log = il diario doveva dire `{ $text }`; non lo dice
expected-no-log = il diario non doveva dire `{ $text }`; dice `{ $line }`
expected-winner = { $winner ->
    [you] dovevi aver vinto tu; { $found }
    [opponent] doveva aver vinto l'avversario; { $found }
    [draw] doveva essere un pareggio; { $found }
   *[none] la partita doveva continuare; { $found }
}
expected-turn = doveva essere il turno { $wanted }; è il turno { $found }
expected-turn-player = { $wanted ->
    [you] il giocatore di turno dovevi essere tu; è l'avversario
   *[opponent] il giocatore di turno doveva essere l'avversario; sei tu
}
expected-phase = la fase doveva essere { $wanted }; è { $found }
phase-word = { $phase ->
    [set-up] la preparazione
    [charge] la Fase di Ricarica
    [main] la Fase Principale
   *[end] la Fase Finale
}
expected-over = la partita doveva essere finita; { $asked }
expected-other-question = ci si aspettava un'altra domanda; { $asked }
expected-question = ci si aspettava una domanda; { $found }
expected-value = { $what } doveva essere { $wanted }; è { $found }
expected-legal = doveva essere permesso: { $action }; { $asked }
expected-illegal = doveva essere vietato: { $action }; { $asked }
expected-something = ci si aspettava qualcosa da `{ $card }`; una tale carta non c'è
card-is-ambiguous = `{ $card }` è ambiguo: { $cards }
card-in-area = { $card } ({ area })
expected-power = { $card } doveva avere { $wanted } di potenza; ha { $found }
expected-cost = { $card } doveva avere un costo d'energia di { $wanted }; ha { $found }
has-none = nessuno
expected-markers = segnalini attesi su { $card }: { $wanted }; ce ne sono { $found }
expected-position = { $card } doveva avere una posizione; si trova qui: { area }
expected-mode = { $card } doveva essere in { $wanted }; è in { $found }
expected-side = { $side ->
    [back] doveva essere in vista il retro di { $card }; lo è il fronte
   *[front] doveva essere in vista il fronte di { $card }; lo è il retro
}
expected-keyword = { $card } doveva avere [{ $keyword }]
expected-no-keyword = { $card } non doveva avere [{ $keyword }]
expected-to-see = { $who ->
    [you] dovevi vedere { $card }
   *[opponent] l'avversario doveva vedere { $card }
}
expected-not-to-see = { $who ->
    [you] non dovevi vedere { $card }
   *[opponent] l'avversario non doveva vedere { $card }
}
expected-in-area = il posto di { $card } doveva essere: { area }; è: { $place }
lies-in-area = { case-area-of }
lies-under-card = sotto { $host }
expected-under = sotto { $card } ci si aspettava: { $wanted }; trovato { $found }
expected-attacker = { $card } doveva essere la carta attaccante; { $found }
expected-guard = { $card } doveva essere la carta difensore; { $found }
there-is-no-battle = non c'è nessun combattimento
it-is-card = è { $card }
expected-count = carte attese in { case-area-of }: { $wanted }; trovate { $found }: { $cards }
expected-cards = in { case-area-of } ci si aspettava: { $wanted }; trovato { $found }
no-cards = niente
