# Force of Will: una partita raccontata evento per evento.

fow-area = { $area ->
    [ruler] l'area del sovrano
    [field] il terreno
    [stones] l'area delle pietre magiche
    [standby] l'area canto-attesa
    [hand] la mano
    [deck] il mazzo principale
    [stone-deck] il mazzo delle pietre magiche
    [graveyard] il cimitero
    [chase] la rincorsa
    [removed] fuori dal gioco
   *[gone] sparita
}
fow-phase = { $phase ->
    [draw] Fase di Acquisizione
    [recovery] Fase di Recupero
    [main] Fase Principale
   *[end] Fase Finale
}
fow-won = { $who } vince
fow-draw = non vince nessuno
fow-turn-limit = il limite di turni chiude la partita
fow-shuffles = { $who } mischia il mazzo principale
fow-first = comincia { $who }
fow-rests = { $card } viene spossata
fow-recovers = { $card } recupera
fow-bared = { $card } perde ATK, DEF e tutte le abilità
fow-shown = viene mostrata { $card }
fow-damaged = { $card } subisce { $damage } danni
fow-gains = { $card } ottiene { $what }
fow-changes = { $card } { $what }
fow-rolls = { $who } tira un { $shows }
fow-counters = { $card }: segnalini { $kind } { $change }
fow-made = { $who } crea { $card }
fow-added = { $card } è aggiunta a { $on }
fow-life = { $who } ha { $life } punti vita
fow-produces = { $who } produce { $will }
fow-aims = { $card } bersaglia { $targets }
fow-uses = { $who }: { $card } entra nella rincorsa: { $ability }
fow-at = { $what }; bersaglia { $targets }
fow-judgment = { $who } effettua il giudizio con { $card }
fow-blocks = { $card } blocca
fow-no-damage = in questo turno non viene inflitto altro danno
fow-decked = { $who } non ha carte da pescare
fow-puts-back = { $who } mette { $card } in fondo al mazzo principale
fow-plays = { $who } gioca { $card }
fow-enters = { $card } entra nel terreno
fow-calls = { $who } convoca { $card }
fow-sets = { $who } mette { $card } nell'area canto-attesa
fow-destroyed = { $card } viene distrutta
fow-banished = { $card } viene bandita
fow-cancelled = { $card } viene annullata
fow-moves = { $card } va: { $area }

# Cosa si chiede al tavolo, cosa si può rispondere, cosa c'è sopra.

fow-asks-mulligan = quali carte cambiare
fow-asks-answer = cosa aggiungere alla rincorsa
fow-asks-order = quale abilità viene prima
fow-asks-will = da dove viene la volontà
fow-asks-block = se bloccare
fow-asks-limit = cosa scartare alla fine del turno
fow-offers-end = Chiudi il turno
fow-offers-no-block = Non bloccare
fow-offers-call = Convoca una pietra magica
fow-offers-judgment = Effettua il giudizio
fow-offers-awakening = Gioca { $card } con il suo Risveglio
fow-offers-incarnation = Gioca { $card } con la sua Incarnazione
fow-offers-mode = { $plays }, scelta { $mode }
fow-offers-set = Metti { $card } nell'area canto-attesa
fow-offers-block = Blocca con { $card }
fow-offers-ability = { $card }: { $ability }
fow-area-of = { fow-area } di { $player }
fow-has-damage = { $damage } danni
fow-is-rested = spossata
fow-is-added = aggiunta a { $on }
fow-has-counters = { $kind } { $count }
fow-board-life = { $life } punti vita
fow-board-chase = rincorsa
fow-area-name = { $area ->
    [ruler] sovrano
    [field] terreno
    [stones] pietre magiche
    [standby] canto-attesa
    [hand] mano
    [deck] mazzo principale
    [stone-deck] mazzo delle pietre magiche
    [graveyard] cimitero
    [chase] rincorsa
    [removed] fuori dal gioco
   *[gone] sparite
}
fow-pile = { fow-area-name } { $count }

# Perché non comincia nessuna partita.

fow-setup-ruler = { $card } guida il mazzo del giocatore { $player } e non è un sovrano
fow-setup-misplaced = { $card } non può stare nel { $deck ->
    [main] mazzo principale
   *[stone] mazzo delle pietre magiche
} del giocatore { $player }
