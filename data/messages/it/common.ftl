# Quello che ogni file può usare: numeri con il loro nome, parti di un mazzo, tipi di carte.

copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copie
}
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
faults = { $faults ->
    [one] 1 errore
   *[other] { $faults } errori
}

section = { $section ->
    [leader] Leader
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

a-kind = { $kind ->
    [leader] una carta Leader
    [battle] una carta Combattimento
    [extra] una carta Extra
    [unison] una carta Unison
    [z-leader] uno Z-Leader
    [z-battle] una carta Z-Battle
    [z-extra] una carta Z-Extra
    [z-unison] una carta Z-Unison
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
n-more = { $more ->
    [one] un'altra
   *[other] altre { $more }
}
