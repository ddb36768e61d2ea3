# `play`, `replay` e `--log`: partite al tavolo, e partite salvate.

play-you = { $player }: { $deck }, tu
play-other = { $player }: { $deck }, { $policy }
play-begins = Regole { $rules }, seme { $seed }; `help` mostra che cosa si può scrivere
play-input-ends = Fine dell'input
play-over = { $outcome }. undo, save FILE, log, board o quit?
play-commands = un numero della lista, oppure board, card CARTA, why, log, undo, save FILE, concede, quit
play-help = Scrivi { play-commands }
play-not-offered = `{ $line }` non è tra le risposte; scrivi { play-commands }
play-after-commands = board, card CARTA, log, undo, save FILE, quit
play-help-after = La partita è finita. Scrivi { play-after-commands }
play-is-over = la partita è finita, e `{ $line }` non è una risposta; scrivi { play-after-commands }
play-nothing-to-undo = Non c'è niente da annullare
play-name-a-file = Nomina un file: save game.json
play-saved = Salvata in { $file }
play-no-saved-game = { $file } c'è già e non è una partita salvata; nomina un altro file
so-many-times = { $line } (×{ $times })
goldfish-game-ends = Turni propri { $turns }, decisioni { $decisions }
match-game-ends = Turni { $turns }, decisioni { $decisions }
replay-seat = { $player }: { $deck } ({ $leader }), { $by ->
    [you] giocato da te
   *[other] giocato da { $by }
}
replay-seat-unled = { $player }: { $deck }, { $by ->
    [you] giocato da te
   *[other] giocato da { $by }
}
replay-under-way = in corso
replay-no-end = ancora nessuna fine
replay-as-saved = { $choices ->
    [one] 1 scelta: { $outcome }, come salvata
   *[other] { $choices } scelte: { $outcome }, come salvata
}
replay-otherwise = { $choices ->
    [one] 1 scelta: finisce altrimenti da come è stata salvata
   *[other] { $choices } scelte: finisce altrimenti da come è stata salvata
}

# Perché una partita salvata viene rifiutata.

replay-no-game = non è una partita salvata; ne scrive una `save FILE` in `scouter play`
replay-twice = non si sa che cosa intenda: { $why }
replay-part = `{ $place }`: { $why }
replay-part-missing = manca
replay-part-unknown = una parte così non c'è
replay-decks = una partita ha 2 mazzi, e qui ce ne sono { $decks }
replay-version = ha la versione { $version } del formato; questo programma legge la versione { $ours }
replay-apart-table = { $file } è una partita di { $game }: si rigioca con la tabella delle sue carte, data con --cards
replay-card = la carta { $card } non è nota
replay-too-many-cards = la lista del posto { $player } ha { $cards } carte; nessun mazzo ne ha così tante
replay-no-such-choice = la scelta { $at } di { $of } è { $choice }, che non è tra le risposte; ciò che segue non è stato guardato
replay-choices-left = la partita finisce dopo { $used } scelte; ne seguono altre { $left }
replay-conceded-late = il posto { $player } concede, e la partita è già finita
replay-other-outcome = finisce con `{ $found }`, non con `{ $saved }`
replay-other-log = l'impronta del diario è { $found }, non { $saved }

# Perché una partita non può cominciare.

setup-too-few-cards = il mazzo del posto { $player } ha { $cards } carte; per una partita ne servono almeno { $needed }
setup-no-leader = { $card } guida il mazzo del posto { $player }, ed è { a-kind }
setup-misplaced = { $card } è nel mazzo del posto { $player }, ed è { a-kind }
setup-no-z-card = { $card } è nello Z-Deck del posto { $player }, ed è { a-kind }
setup-no-rule = { $card } è nel mazzo del posto { $player }, e l'edizione non ha regole per { $what }
setup-refused = { $a } contro { $b }: { $why }
goldfish-opponent = l'avversario
play-input-taken = l'input standard è per le tue risposte
play-put-into-file = metti la lista del mazzo in un file

# A game of a run that is shown, and advice.

record-game = Partita { $game } del seme { $seed }
save-no-list = una partita contro chi non ha una lista non si salva: --dummy deck:FILE ne ha una
play-advice = { $policy } risponderebbe: { $answer }
step-place = [{ $at } di { $of }, turno { $turn }]
step-answer = { $question } { $answer }
step-help = Invio va avanti; back, turn N, board, end o quit
