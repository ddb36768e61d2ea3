# Se le liste si possono giocare, e che cosa impedisce di conoscerne le carte.

played-apart = questo è { $game }, le cui liste giocano contro liste dello stesso gioco e nient'altro
edition-not-played = il motore non gioca ancora { $ruleset }; gioca { $known }
procedure-not-played = il motore non può giocare { $ruleset }: non conosce { $known }
points-not-played = il motore non può giocare { $ruleset }: non conosce { $points }
engine-knows = { $point ->
    [opening] altra apertura che una mano e delle vite da 1 a 1000 carte
    [mulligan] altro mulligan che quello di quante carte si vuole, o di tutta la mano, rimischiando
    [draw] altra pescata che quella di 1 carta, saltata nel primo turno
    [charge] altra carica che quella di 1 carta
   *[hand] altra mano che quella senza limite
}
and-no-other = { $one }, né { $other }
by-the-book = `scouter goldfish LISTA` dice pescate e risorse di una tale lista secondo il regolamento

unread-nothing = in { $list } non c'è nessuna carta, { so }
unread-broken = { $list }: la lista è danneggiata, { so }
unread-lines = { $list }: { lines-mean-no-card }, { so }
lines-mean-no-card = { $lines ->
    [one] 1 riga non indica nessuna carta
   *[other] { $lines } righe non indicano nessuna carta
}
so = { $so ->
    [modelled] quindi il mazzo non è modellato
    [sheet] quindi non c'è nessun foglio
    [shown] quindi non c'è niente da mostrare
    [compared] quindi non si confronta niente
    [written] quindi non si scrive niente
   *[known] quindi il mazzo non è noto
}

play-not-played = { $list }: { $why }
play-unread-no-leader = { $list }: { lines-mean-no-card }, e non c'è un leader con cui giocare
play-no-leader = { $list } non ha un leader con cui giocare
play-illegal = { $list } è illegale secondo { $terms }; --allow-illegal la prende com'è
play-illegal-taken = { $list } è illegale secondo { $terms }; viene presa com'è
play-incomplete = { $list } è incompleta secondo { $terms }; viene presa con le carte che ha
play-checked-under = { $list } è controllata secondo { $checked }; si gioca secondo { $played }
play-z-deck-stays-out = { $list } ha uno Z-Deck di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, che resta fuori dal gioco: l'edizione non conosce le carte Z
play-z-energy-unknown = { $list } ha carte Z che non vengono mai giocate, perché il loro costo in Z-Energy non è noto: { $cards }; una tua tabella può darlo
play-in-part = { $played } non si gioca ancora per intero: mancano { $missing } regole e capitoli, che `scouter rules audit --rules { $played }` elenca
play-too-few = { $list } ha { cards } nel mazzo principale; per giocare ne servono almeno { $needed }
play-led-by = { $list } è guidata da { $card }, che è { a-kind }
play-misplaced = { $list } ha nel mazzo principale { $card }, che è { a-kind }
play-no-z-card = { $list } ha nello Z-Deck { $card }, che è { a-kind }
play-no-rule = { $list } ha { $card }, e l'edizione non ha regole per { $what }
play-lines = { $list } ha { $card }, che ha più di { $most } righe

fewer-threads = non si può avere più di { $threads } thread: ci vuole di più, e il risultato è lo stesso
