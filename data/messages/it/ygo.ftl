# Yu-Gi-Oh!: un Duello raccontato evento per evento.

ygo-area = { $area ->
    [monsters] la Zona Mostri
    [spells] la Zona Magie & Trappole
    [field] la Zona Terreno
    [pendulum] una Zona Pendulum
    [hand] la mano
    [deck] il Deck
    [extra] l'Extra Deck
    [graveyard] il Cimitero
    [banished] bandita
    [under] Materiale Xyz
   *[gone] sparita
}
ygo-phase = { $phase ->
    [draw] Draw Phase
    [standby] Standby Phase
    [main1] Main Phase 1
    [battle] Battle Phase
    [main2] Main Phase 2
   *[end] End Phase
}
ygo-lies = { $lies ->
    [attack] Posizione di Attacco
    [defense] Posizione di Difesa
   *[down] coperto in Posizione di Difesa
}
ygo-how = { $how ->
    [normal] Evoca Normalmente
    [tribute] Evoca tramite Tributo
    [flip] Evoca per Scoperta
    [special] Evoca Specialmente
    [fusion] Evoca tramite Fusione
    [ritual] Evoca tramite Rituale
    [synchro] Synchro Evoca
    [xyz] Evoca Xyz
   *[pendulum] Evoca Pendulum
}
ygo-won = { $who } vince il Duello
ygo-draw = il Duello è in parità
ygo-turn-limit = il limite di turni termina il Duello
ygo-shuffles = { $who } mischia il Deck
ygo-first = comincia { $who }
ygo-damage-step = Damage Step
ygo-summons = { $who } { ygo-how } { $card }
ygo-changes = { $card } cambia posizione: { ygo-lies }
ygo-turned-up = { $card } viene scoperta
ygo-shown = { $card } viene mostrata
ygo-gains = { $card } guadagna { $what }
ygo-gains-level = Livello { $more }
ygo-gains-words = ciò che dice l'effetto
ygo-counters = { $card }: Segnalini { $kind } { $change }
ygo-made = { $who } Evoca Specialmente { $card }
ygo-equipped = { $card } è equipaggiata a { $on }
ygo-attached = { $card } è attaccata a { $on }
ygo-lp = { $who } ha { $lp } LP
ygo-hurt = { $who } subisce { $damage } danni da combattimento
ygo-activates = { $who } attiva { $card }
ygo-aims = { $what }, bersaglio { $targets }
ygo-negates-activation = l'attivazione è annullata
ygo-negates-effect = l'effetto è annullato
ygo-stopped = l'attacco è fermato
ygo-banned = a { $who } è vietato qualcosa
ygo-unhurt = { $who } non subisce danni da combattimento
ygo-coin = { $right ->
    [right] { $who } indovina la moneta
   *[wrong] { $who } sbaglia la moneta
}
ygo-die = { $who } tira { $roll }
ygo-decked = { $who } non può pescare
ygo-wins = { $who } vince grazie a un effetto
ygo-places = { $who } gioca { $card }
ygo-sets = { $who } Posiziona { $card }
ygo-destroyed-by-battle = { $card } è distrutta in battaglia
ygo-destroyed = { $card } è distrutta
ygo-tributed = { $card } è offerta come Tributo
ygo-material = { $card } è usata come materiale
ygo-detached = { $card } viene staccata
ygo-moves = { $card } va: { $area }

# Che cosa si chiede al tavolo, che cosa si può rispondere, che cosa c'è.

ygo-asks-fight = che cosa fare nel Battle Step
ygo-asks-answer = che cosa attivare
ygo-asks-order = quale effetto viene prima nella Catena
ygo-asks-gather = quali mostri usare
ygo-asks-position = in quale posizione
ygo-asks-coin = testa o croce
ygo-asks-replay = come prosegue l'attacco
ygo-asks-limit = che cosa scartare alla fine del turno
ygo-offers-battle = Alla Battle Phase
ygo-offers-end = Termina il turno
ygo-offers-end-battle = Termina la Battle Phase
ygo-offers-summon = Evoca Normalmente { $card }
ygo-offers-set = Posiziona { $card }
ygo-offers-flip = Evoca per Scoperta { $card }
ygo-offers-turn = Cambia la posizione di { $card }
ygo-offers-special = Evoca Specialmente { $card }
ygo-offers-pendulum = Evoca Pendulum
ygo-offers-scale = Attiva { $card } in una Zona Pendulum
ygo-offers-activate = Attiva { $card }
ygo-offers-effect = Attiva { $card }: { $effect }
ygo-offers-heads = Testa
ygo-offers-tails = Croce
ygo-area-of = { ygo-area } di { $player }
ygo-is-set = Posizionata
ygo-is-equipped = equipaggiata a { $on }
ygo-has-materials = Materiali Xyz { $count }
ygo-has-counters = Segnalini { $kind } { $count }
ygo-board-lp = { $lp } LP
ygo-board-chain = Catena
ygo-area-name = { $area ->
    [monsters] Zona Mostri
    [spells] Zona Magie & Trappole
    [field] Zona Terreno
    [pendulum] Zone Pendulum
    [hand] mano
    [deck] Deck
    [extra] Extra Deck
    [graveyard] Cimitero
    [banished] bandite
    [under] Materiali Xyz
   *[gone] sparite
}
ygo-pile = { ygo-area-name } { $count }

# Perché nessuna partita comincia.

ygo-setup-misplaced = { $deck ->
    [main] { $card } non può stare nel Main Deck del giocatore { $player }
   *[extra] { $card } non può stare nell'Extra Deck del giocatore { $player }
}
