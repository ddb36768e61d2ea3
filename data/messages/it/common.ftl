# Quello che ogni file può usare: numeri con il loro nome, parti di un mazzo, tipi di carte.

copies = { $copies ->
    [one] 1 copia
   *[other] { $copies } copie
}
cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
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
n-more = { $more ->
    [one] un'altra
   *[other] altre { $more }
}
