# Quello che una modifica ha fatto a una lista. `cards find`: quante carte ci sono.

edit-nothing = { $deck }: niente da cambiare
edit-now = ora
edit-gone = via
edit-finding = { $severity }[{ $code }]: { $message }
edit-more = e { $more ->
    [one] un altro
   *[other] altri { $more }
}
edit-see = vedi { $command }
edit-undone = { $deck }: annullato «{ $done }»
edit-redone = { $deck }: rifatto «{ $done }»
edit-untold = { $deck }: quello che è cambiato non si può mostrare: { $why }
edit-applied = { $list }: { $edits ->
    [one] 1 modifica applicata
   *[other] { $edits } modifiche applicate
}

found-all = { cards }
found-shown-of = { $shown } di { cards }
found-open = { $found }; { $open ->
    [one] forse ne è intesa un'altra: non tutte le sue abilità sono conosciute
   *[other] forse ne sono intese altre { $open }: non tutte le loro abilità sono conosciute
}
