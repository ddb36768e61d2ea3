# Ce qu'une modification a fait d'une liste. `cards find` : combien de cartes il y a.

edit-nothing = { $deck } : rien à changer
edit-now = maintenant
edit-gone = parti
edit-finding = { $severity }[{ $code }] : { $message }
edit-more = et { $more ->
    [one] { $more } autre
   *[other] { $more } autres
}
edit-see = voyez { $command }
edit-undone = { $deck } : annulé « { $done } »
edit-redone = { $deck } : refait « { $done } »
edit-untold = { $deck } : ce qui a changé ne peut pas être montré : { $why }
edit-applied = { $list } : { $edits ->
    [one] 1 modification faite
   *[other] { $edits } modifications faites
}

found-all = { cards }
found-shown-of = { $shown } sur { cards }
found-open = { $found } ; { $open ->
    [one] { $open } autre est peut-être visée : ses Capacités ne sont pas toutes connues
   *[other] { $open } autres sont peut-être visées : leurs Capacités ne sont pas toutes connues
}
