# Parti di una serie che si uniscono (`merge`) o continuano (`--resume`): perché non si può, e che cosa manca.

parts-no-part = questa non è una parte di una serie, come le scrivono `--format json` e `--resume`
parts-name-parts = gioca ogni parte con `--shard I/N --format json > FILE`, e indica questi file
parts-name-new = indica un file che non c'è ancora: vi si conserva ciò che è fatto
parts-other-version = questa l'ha scritta un'altra versione di scouter, o è cambiata da allora ({ $why }); rifalla
parts-other-kind = questa è una parte di una serie di { $kind ->
    [match] liste l'una contro l'altra
    [field] una lista contro un campo
    [swap] scambi
    [best-of] incontri di più partite
    [goldfish] partite da solo
   *[arena] giocatori misurati
}, e le parti precedenti no
parts-other-run = questa è una parte di un'altra serie; differenze: { $what }
parts-differs = { $what ->
    [deck] il mazzo
    [lists] le liste
    [swaps] gli scambi
    [edition] l'edizione
    [player] il giocatore
    [players] i giocatori
    [opponent] l'avversario
    [first] chi comincia
    [seed] il seme
    [turns] i turni
    [games] le partite
    [best-of] le partite di un incontro
    [alone] come gioca il mazzo da solo
    [parts] il numero di parti
    [cards] ciò che si conta delle sue carte
   *[modelled] ciò che è modellato
}
parts-other-part = questa è una parte di un'altra serie; differenze: la parte, che è { $part }
parts-twice = la parte { $part } della serie c'è già
parts-impossible = nessuna serie arriva a questo: { $why ->
    [parts] una serie ha da 1 a { $most } parti, e queste non ne sono
    [once] ogni parte c'è una volta sola, e ce n'è almeno una
    [counts] i conti non tornano con le partite
   *[more] insieme alle parti precedenti, ha più partite della serie
}
parts-same-run = indica un altro file, o la stessa serie
parts-missing = { $count ->
    [one] manca la parte { $which } di { $of }
   *[other] mancano le parti { $which } di { $of }
}
parts-part = Una parte della serie: { $what }
parts-broken-off = una parte è stata interrotta; il comando che la giocava la continua con --resume
