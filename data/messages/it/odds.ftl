# `odds`: probabilità esatte turno per turno. `mulligan`: che cosa rimandare. Perché una richiesta non può avverarsi.

odds-head = { $deck } secondo { $ruleset }: { $cards } carte, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
}, { $mulligan }
odds-count = { $what }: { $count }
odds-impossible = { $want } non può avverarsi: { $reason }.
odds-exact-alone = Esatto, niente è simulato.
odds-exact = Esatto, niente è simulato. Con n carte viste, la probabilità è il numero di modi di vedere ciò che si chiede diviso C({ $cards },n), sommato su tutti i numeri di carte a, b, … richiesti:
odds-turns = { $want } conta alla fine di più turni ({ $turns }): i modi di vedere le carte fino al primo si moltiplicano per i modi di vedere quelle dopo, fino al successivo, e così via, classe per classe.
odds-no-mulligan = Questa edizione non conosce il mulligan.
odds-whole-hand = Una mano ripescata vale quanto la prima.
odds-to-bottom = Il mulligan somma su tutte le C({ $cards },{ $hand }) mani iniziali: ciò che resta è tenuto, la mano si completa con le altre { $others } carte, e ciò che è andato in fondo non si rivede.
odds-reshuffled = Il mulligan somma su tutte le C({ $cards },{ $hand }) mani iniziali: con k carte tenute, lo stesso conto per n-k delle altre { $cards }-k carte.
odds-no-draw = Il primo giocatore non pesca nel turno 1 ({ $rule }).
odds-life = Le vite non si vedono e non cambiano niente: tutti i posti di un mazzo mischiato si equivalgono.

obstacle-deck = si possono pescare solo { cards } per `{ $search }`, e { $wanted ->
    [one] ne è chiesta 1
   *[other] ne sono chieste { $wanted }
}
obstacle-seen = { $cards ->
    [one] si vede solo 1 carta
   *[other] si vedono solo { $cards } carte
}, e { $wanted ->
    [one] ne è chiesta 1
   *[other] ne sono chieste { $wanted }
} per `{ $search }`
obstacle-always = almeno { $least } delle carte viste sono sempre `{ $search }`, e { $wanted ->
    [one] ne è chiesta al massimo 1
   *[other] ne sono chieste al massimo { $wanted }
}
obstacle-together = con questo mazzo le sue parti non possono valere insieme

mulligan-head = { $deck } secondo { $ruleset }, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
}, entro il turno { $turn }:
mulligan-impossible = Non può avverarsi: { $reason }.
mulligan-chance = probabilità
mulligan-goes-back = torna nel mazzo
mulligan-nothing = niente
mulligan-send-back = Rimanda { $back } di { $hand } carte: { $best } invece di { $all } tenendole tutte.
mulligan-keep-all = Tienile tutte: { $all }, e niente è meglio.
mulligan-keep = tieni
mulligan-back = via
mulligan-counts-for = conta per { $counts }
mulligan-nothing-wanted = niente di quanto chiesto
mulligan-no-difference = { $counts }; { $otherwise ->
    [back] rimandando anche questa
   *[kept] tenendo anche questa
}: nessuna differenza
mulligan-worse = { $counts }; { $otherwise ->
    [back] rimandando anche questa
   *[kept] tenendo anche questa
}: { $chance } ({ $less } punti in meno)
mulligan-without = senza mulligan
mulligan-best = con il migliore
mulligan-whole = mani da tenere intere
mulligan-counts = per che cosa conta
mulligan-in-the-deck = nel mazzo
mulligan-stays = la { $copy } resta
mulligan-in-deck = nel mazzo
mulligan-for = conta per
mulligan-how-often-hand = Quanto spesso resta una mano con una 1ª, 2ª, … carta così:
mulligan-how-often = Delle altre mani, quanto spesso resta la 1ª, 2ª, … carta così:
ordinal = { $place }ª
mulligan-exact = { $procedure ->
    [none] La mano resta com'è
    [any] Un numero qualsiasi di carte torna nel mazzo, il mazzo si mischia, se ne pescano altrettante
    [whole] Tutta la mano torna nel mazzo o niente, e il mazzo si mischia
   *[bottom] Un numero qualsiasi di carte va in fondo al mazzo, se ne pescano altrettante
} ({ $rule }). Esatto, niente è simulato: con k carte tenute, il numero di modi di pescare le altre come richiesto, diviso tutti i modi. Tra scelte uguali viene prima quella che tiene di più.

by-play-title = { $deck } contro { $against } secondo { $ruleset }, { $seat ->
    [first] da primo giocatore
   *[second] da secondo giocatore
}, { $players }, seme { $seed }: che cosa rimandare di questa mano, con { $games } partite
by-play-itself = sé stesso
by-play-wins = vince
by-play-interval = (95 %)
by-play-less = rispetto al meglio
by-play-games = partite
by-play-back = torna nel mazzo
by-play-cards = { $cards }
by-play-more = { $returns ->
    [one] Un'altra scelta non è nettamente peggiore
   *[other] Altre { $returns } scelte non sono nettamente peggiori
}: --format csv le elenca, e più partite decidono.
by-play-out = { $returns ->
    [one] Un'altra scelta è nettamente peggiore: lasciata
   *[other] Altre { $returns } scelte sono nettamente peggiori: lasciate
} per strada.
by-play-keep = Tenendo tutto: { $share } ({ $interval }), { $less } punti rispetto al meglio.
by-play-legend = Tutte le scelte giocano le stesse partite; una che nessuno vince è vinta a metà. Rispetto al meglio: la differenza in punti, partita per partita, con il suo intervallo del 95 %. La prima di molte scelte vicine sembra migliore di quello che è.

odds-too-few = si possono pescare { $deck } carte; mano, vite e pescate di { $turns } turni ne vogliono { $needed }
odds-to-the-bottom = entro il turno { $turns } dal mazzo di { $deck } carte si potrebbe pescare fino a quelle messe in fondo; ci vogliono { $needed } carte
odds-too-large = un mazzo di { $deck } carte è troppo grande per probabilità esatte su tanti turni
odds-too-many-classes = così si distinguono, turno per turno, { $classes } classi di carte, più di quante se ne contino in tempi ragionevoli
odds-too-many-turns = così si distinguono { $turns } turni, compreso quello delle ultime carte; possono essere { $most }
odds-whole-hand-only = per questa edizione torna nel mazzo tutta la mano o niente
odds-no-pile = --pile: per { $ruleset } non si pesca niente { from-section }
odds-main-pile = omettilo: le mani si pescano dal mazzo principale
opening-too-few = il mazzo principale ha { $deck } carte; mano, vite e pescate richieste ne vogliono { $needed }
opening-whole-hand = per questa edizione torna nel mazzo tutta la mano o niente; usa --mulligan all o none
