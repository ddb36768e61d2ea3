# Quello che ogni file può usare: numeri con il loro nome, parti di un mazzo, tipi di carte.

copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copie
}
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
faults = { $faults ->
    [one] 1 errore
   *[other] { $faults } errori
}

section = { $section ->
    [leader] Leader
    [ruler] sovrano
    [main] mazzo principale
    [side] side deck
    [z] Z-Deck
    [extra] extra deck
    [stones] mazzo delle pietre magiche
    [evolution] mazzo evoluzione
   *[other] { $section }
}
the-section = { $section ->
    [leader] il Leader
    [z] lo Z-Deck
    [extra] l'extra deck
   *[other] il { section }
}
in-section = { $section ->
    [leader] come Leader
    [z] nello Z-Deck
    [extra] nell'extra deck
   *[other] nel { section }
}
from-section = { $section ->
    [leader] dalla sezione Leader
    [z] dallo Z-Deck
    [extra] dall'extra deck
   *[other] dal { section }
}
to-section = { $section ->
    [leader] alla sezione Leader
    [z] allo Z-Deck
    [extra] all'extra deck
   *[other] al { section }
}

# What the one card at the head of a deck is called, one and several.
lead = { $lead ->
    [ruler] sovrano
   *[leader] Leader
}
leads = { $lead ->
    [ruler] sovrani
   *[leader] Leader
}

a-kind = { $kind ->
    [leader] una carta Leader
    [battle] una carta Combattimento
    [extra] una carta Extra
    [unison] una carta Unison
    [z-leader] uno Z-Leader
    [z-battle] una carta Z-Battle
    [z-extra] una carta Z-Extra
    [z-unison] una carta Z-Unison
    [monster] un mostro
    [fusion] un Mostro Fusione
    [synchro] un Mostro Synchro
    [xyz] un Mostro Xyz
    [link] un Mostro Link
    [spell] una Carta Magia
    [trap] una Carta Trappola
    [ruler] un sovrano
    [resonator] un risonatore
    [chant] una magia
    [addition] un'addizione
    [regalia] un emblema
    [stone] una pietra magica
    [special-stone] una pietra magica speciale
    [basic-stone] una pietra magica base
    [rune] una runa
    [stranger] uno straniero
    [creature] una Creatura
    [vice-leader] un Vice Leader
    [tactic] una Tattica
    [evolution] un'Evoluzione
    [relic] una Reliquia
   *[token] una pedina
}
kinds = { $kind ->
    [leader] carte Leader
    [battle] carte Combattimento
    [extra] carte Extra
    [unison] carte Unison
    [z-leader] Z-Leader
    [z-battle] carte Z-Battle
    [z-extra] carte Z-Extra
    [z-unison] carte Z-Unison
    [monster] mostri
    [fusion] Mostri Fusione
    [synchro] Mostri Synchro
    [xyz] Mostri Xyz
    [link] Mostri Link
    [spell] Carte Magia
    [trap] Carte Trappola
    [ruler] sovrani
    [resonator] risonatori
    [chant] magie
    [addition] addizioni
    [regalia] emblemi
    [stone] pietre magiche
    [special-stone] pietre magiche speciali
    [basic-stone] pietre magiche base
    [rune] rune
    [stranger] stranieri
    [creature] Creature
    [vice-leader] Vice Leader
    [tactic] Tattiche
    [evolution] Evoluzioni
    [relic] Reliquie
   *[token] pedine
}
kind-word = { $kind ->
    [leader] leader
    [battle] combatt.
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
    [monster] mostro
    [fusion] fusione
    [synchro] synchro
    [xyz] xyz
    [link] link
    [spell] magia
    [trap] trappola
    [ruler] sovrano
    [resonator] risonatore
    [chant] magia
    [addition] addizione
    [regalia] emblema
    [stone] pietra
    [special-stone] pietra spec.
    [basic-stone] pietra base
    [rune] runa
    [stranger] straniero
    [creature] creatura
    [vice-leader] vice leader
    [tactic] tattica
    [evolution] evoluzione
    [relic] reliquia
   *[token] pedina
}
color-word = { $color ->
    [red] rosso
    [blue] blu
    [green] verde
    [yellow] giallo
    [black] nero
   *[white] bianco
}
and = { $first } e { $last }
either = , o
also = { $first }; { $last }
in-brackets = [{ $keyword }]
n-more = { $more ->
    [one] un'altra
   *[other] altre { $more }
}

# Le aree del tavolo.

area = { $area ->
    [deck] Area del Mazzo
    [hand] mano
    [drop] Area degli Scarti
    [leader] Area Leader
    [battle] Area di Combattimento
    [combo] Area Combo
    [energy] Area delle Energie
    [life] Area delle Vite
    [warp] Warp
    [unison] Area Unison
    [z-deck] Z-Deck Area
    [z-energy] Z-Energy Area
   *[removed] fuori dal gioco
}
area-of = { $area ->
    [removed] { area }, di { $player }
   *[other] { area } di { $player }
}
from-area = { $area ->
    [hand] dalla { area }
    [z-deck] dalla { area }
    [z-energy] dalla { area }
    [warp] dal { area }
    [removed] da { area }
   *[other] dall'{ area }
}
to-area = { $area ->
    [hand] alla { area }
    [z-deck] alla { area }
    [z-energy] alla { area }
    [warp] al { area }
    [removed] { area }
   *[other] all'{ area }
}
to-area-of = { $area ->
    [removed] { area-of }
   *[other] { to-area } di { $player }
}

# Senza che cosa il programma è stato compilato.

feature-lacking = questo programma è stato compilato senza { $feature ->
    [cdb] banche dati di carte (.cdb)
    [edit] lo schermo per modificare liste
    [net] accesso alla rete
    [pdf] fogli di registrazione
    [watch] avvisi del sistema sui file che cambiano
   *[png] PNG
}
feature-instead = { $feature ->
    [cdb] dai le carte in CSV, o compila il programma con la feature `cdb`
    [edit] cambia la lista con `scouter add`, `remove`, `set` e `leader`, o compila il programma con la feature `edit`
    [net] scarica la tabella e tienila con `scouter cards import FILE`, o compila il programma con la feature `net`
    [pdf] compilalo con la feature `pdf`
    [watch] `scouter check --watch` guarda ogni secondo; oppure compila il programma con la feature `watch`
   *[png] nomina un file che finisce in .svg, o compila il programma con la feature `png`
}
