# Creatures of Exo: una partita raccontata evento per evento.

exo-player = { $seat ->
    [a] A
   *[b] B
}
exo-area = { $area ->
    [field] il campo
    [occult] la zona Occulto
    [ether] l'Etere
    [hand] la mano
    [deck] il mazzo
    [evolutions] il mazzo Evoluzioni
    [discard] la pila degli scarti
    [banished] le carte bandite
   *[gone] fuori dal gioco
}
exo-phase = { $phase ->
    [draw] Fase di Pescata
    [recovery] Fase di Ripresa
    [main] Fase Principale
    [battle] Fase di Battaglia
   *[end] Fase di Fine Turno
}
exo-won = { $who } vince
exo-draw = non vince nessuno
exo-turn-limit = il limite di turni chiude la partita
exo-gain-force = { $force } forza
exo-gain-cost = { $cost } costo
exo-gain-nothing = nessun effetto
exo-gain-vice = il posto di Vice Leader
exo-shuffles = { $who } mischia il mazzo
exo-first = inizia { $who }
exo-covered = { $card } viene coperta
exo-uncovered = { $card } viene scoperta
exo-emergency = il Leader di { $who } è in Emergenza e si gira
exo-shown = { $card } viene mostrata
exo-gains = { $card } ottiene { $what }
exo-counters = { $card }: segnalini { $kind } { $change }
exo-formed = una carta viene trasformata in { $into }
exo-made = { $who } genera { $card }
exo-lives = il Leader di { $who } ha { $lives ->
    [one] { $lives } vita
   *[other] { $lives } vite
}
exo-uses = { $into ->
    [waits] { $who }: { $card } attende nella Catena Parallela: { $effect }
   *[joins] { $who }: { $card } entra nella Catena: { $effect }
}
exo-resolving = la Catena si risolve
exo-parallel = comincia la Catena Parallela
exo-negated = l'effetto precedente viene negato
exo-redirected = l'attacco passa a { $at }
exo-ending = il turno deve terminare
exo-plays = { $who } gioca { $card } in Etere
exo-enters = { $card } entra in campo
exo-pays = { $who } mette { $card } in zona Occulto per pagare
exo-sacrificed = { $card } viene sacrificata
exo-destroyed = { $card } viene distrutta
exo-beaten = { $card } perde la battaglia e viene distrutta
exo-moves = { $card } va qui: { $area }

# Che cosa si chiede al tavolo, che cosa si può rispondere, che cosa c'è sul tavolo.

exo-asks-attack = quale attacco dichiarare
exo-asks-answer = che cosa aggiungere alla Catena
exo-asks-order = quale effetto viene prima
exo-asks-use = se usare l'effetto
exo-asks-crowded = quale Vice Leader lascia il campo
exo-offers-end = Passare alla Fase di Fine Turno
exo-offers-no-attack = Nessun altro attacco
exo-offers-battle = Passare alla Fase di Battaglia
exo-offers-other-way = Gioca { $card } nel suo altro modo { $way }
exo-offers-effect = { $card }: { $effect }
exo-area-of = { exo-area } di { $player }
exo-is-leader = Leader
exo-is-vice = Vice Leader
exo-is-covered = coperta
exo-has-force = forza { $force }
exo-has-counters = { $kind } { $count }
exo-board-lives = { $lives ->
    [one] { $lives } vita
   *[other] { $lives } vite
}
exo-board-chain = Catena
exo-area-name = { $area ->
    [field] campo
    [occult] Occulto
    [ether] Etere
    [hand] mano
    [deck] mazzo
    [evolutions] mazzo Evoluzioni
    [discard] scarti
    [banished] bandite
   *[gone] fuori dal gioco
}
exo-pile = { exo-area-name } { $count }

# Perché una partita non comincia.

exo-setup-leader = { $card } guida il mazzo del giocatore { $player } e non è un Leader
exo-setup-lives = { $card }, il Leader del giocatore { $player }, non ha vite
exo-setup-misplaced = { $card } non può stare nel { $deck ->
    [main] mazzo principale
   *[other] mazzo Evoluzioni
} del giocatore { $player }
exo-setup-tactics = { $card } ha più effetti come Tattica; sono uno solo, un'azione dopo l'altra
