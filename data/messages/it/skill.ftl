# Che cosa significano le abilità in parole, composte dall'interno all'esterno. `$number` è quello delle carte di cui si parla.

skill-is = { $number ->
    [one] è
   *[many] sono
}
skill-has = { $number ->
    [one] ha
   *[many] hanno
}
skill-gets = { $number ->
    [one] ottiene
   *[many] ottengono
}
skill-asks = { $number ->
    [one] chiede
   *[many] chiedono
}
skill-loses = { $number ->
    [one] perde
   *[many] perdono
}
skill-can = { $number ->
    [one] può
   *[many] possono
}
skill-cannot = { $number ->
    [one] non può
   *[many] non possono
}
skill-priced = { $price }: { $does }
skill-if = se { $condition }
skill-works-under = funziona anche sotto una carta
skill-under-a-card = sotto una carta
skill-or = { $first } o { $last }
skill-and = { $first } e { $last }
skill-or-else = { $first }, oppure { $last }
skill-called = { $what } ({ $label })
skill-unread = non compreso
skill-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
skill-as-many-cards = { $count ->
    [X] un numero X di carte
   *[other] tante carte quante ne indica { $count }
}
skill-top-cards = { $count ->
    [one] prima carta { $deck }
   *[other] prime { $count } carte { $deck }
}
skill-bottom-cards = { $count ->
    [one] ultima carta { $deck }
   *[other] ultime { $count } carte { $deck }
}
skill-number-of = il numero { $of }
skill-different = il numero di { $shared ->
    [name] nomi diversi
    [character] nomi del personaggio diversi
    [trait] tratti speciali diversi
    [colors] colori diversi
    [cost] costi d'energia diversi
   *[power] potenze diverse
} tra { $cards }
skill-colors-among = il numero di colori tra { $cards }
skill-power-of = la potenza { $of }
skill-combo-power-of = la potenza di combo { $of }
skill-cost-of = il costo d'energia { $of }
skill-markers-on = il numero di segnalini { $on }
skill-times = { $times } × { $count }
skill-every = 1 ogni { $every } di quanto vale { $count }
skill-bounds = { $form ->
    [just] { $least }
    [least] { $least } o più
    [most] { $most } o meno
   *[between] da { $least } a { $most }
}
skill-any-number = un numero qualsiasi
skill-count-exactly = { $count } { $of }
skill-count-up-to = fino a { $count } { $of }
skill-count-between = da { $least } a { $most } { $of }
skill-count-any = quante vuoi { $of }
skill-count-all = tutte { $cards }
skill-at-random = { $cards }, a caso
skill-ignoring-barrier = { $cards }, ignorando [{ $keyword }]
skill-related = { $cards } ({ $relation ->
    [same] tutte uguali per
   *[different] tutte diverse per
} { $shared ->
    [name] nome
    [character] nome del personaggio
    [trait] tratto speciale
    [colors] colori
    [cost] costo d'energia
   *[power] potenza
})
skill-together = { $cards }, che insieme hanno { $of ->
    [power] potenza
   *[cost] costo d'energia
} non oltre { $most }
skill-this = questa carta
skill-it = quella carta
skill-those = { $number ->
    [one] quella carta
   *[many] quelle carte
}
skill-labelled = { $number ->
    [one] carta { $label }
   *[many] carte { $label }
}
skill-placed-by = { $number ->
    [one] carta messa da [{ $keyword }]
   *[many] carte messe da [{ $keyword }]
}
skill-rested-for = { $number ->
    [one] carta spossata per [{ $keyword }]
   *[many] carte spossate per [{ $keyword }]
}
skill-unmarked-for = { $number ->
    [one] carta che ha perso segnalini per [{ $keyword }]
   *[many] carte che hanno perso segnalini per [{ $keyword }]
}
skill-the-rest = altre tra quelle carte
skill-rest-of = carte { $label } che non sono { $number ->
    [one] la carta { $other }
   *[many] le carte { $other }
}
skill-attacker = carta attaccante
skill-guard = carta in difesa
skill-attacked = carta che è stata attaccata
skill-leader = { $who ->
    [you] tua carta Leader
    [opponent] carta Leader dell'avversario
   *[both] carta Leader di ciascun giocatore
}
skill-under-cards = carte sotto { $cards }
skill-among = { $number ->
    [one] che sono quella carta
   *[many] tra quelle
}
skill-among-cards = { $number ->
    [one] che sono { $cards }
   *[many] tra { $cards }
}
skill-but-this = tranne questa
skill-but = tranne { $cards }
skill-lying = { $cards } { $place }
skill-for-family = (anche dove [{ $family }] fa cercare)
skill-so = { $cards } { $so }
skill-originally = { $color } in origine
skill-mono-color = solo { $color }
skill-just-colors = { $number ->
    [one] multicolore { $colors }
   *[many] multicolori { $colors }
}
skill-multicolor = { $number ->
    [one] multicolore
   *[many] multicolori
}
skill-only = solo { $what }
skill-attacking = in attacco
skill-guarding = in difesa
skill-in-mode = in { $mode }
skill-face-up = a faccia in su
skill-came-face-up = in precedenza a faccia in su
skill-evolved = { $number ->
    [one] evoluta
   *[many] evolute
}
skill-skill-less = senza abilità
skill-originally-skill-less = in origine senza abilità
skill-token = { $number ->
    [one] che è una pedina
   *[many] che sono pedine
}
skill-no-token = { $number ->
    [one] che non è una pedina
   *[many] che non sono pedine
}
skill-not = non { $so }
skill-trait-part = con 《{ $part }》 in un tratto speciale
skill-era = dell'era { $era }
skill-character-part = con ＜{ $part }＞ nel nome del personaggio
skill-name-part = con { "{" }{ $part }{ "}" } nel nome
skill-energy-cost = con costo d'energia { $values }
skill-has-energy-cost = con un costo d'energia
skill-original-cost = con costo d'energia originale { $values }
skill-z-energy-cost = con costo di Z-Energia { $values }
skill-with-power = con potenza { $values }
skill-with-original-power = con potenza originale { $values }
skill-with-combo-cost = con costo di combo { $values }
skill-with-combo-power = con potenza di combo { $values }
skill-with-markers = con { $values } { $number ->
    [one] segnalino
   *[many] segnalini
}
skill-belongs = { $who ->
    [you] di cui sei il proprietario
    [opponent] di cui è proprietario l'avversario
   *[both] di qualunque proprietario
}
skill-no-keyword = senza abilità parola chiave
skill-with-keyword-skills = con abilità parola chiave
skill-with-keyword = con [{ $keyword }]
skill-without-keyword = senza [{ $keyword }]
skill-in-text = con [{ $keyword }] nel testo delle abilità
skill-come-from = { $number ->
    [one] che viene
   *[many] che vengono
} { $place }
skill-of-family = con un'abilità [{ $family }]
skill-can-combo = che { skill-can } fare combo
skill-that-is-this = che { skill-is } questa
skill-same-number = con il numero di questa carta
skill-declared-character = con il nome del personaggio dichiarato
skill-declared-cost = con il costo d'energia originale dichiarato
skill-union-name = con il nome del personaggio che l'abilità [Unione] { $of } chiede al posto { $place }
skill-sharing = con { $shared ->
    [name] il nome
    [character] il nome del personaggio
    [trait] il tratto speciale
    [colors] tutti i colori
    [cost] il costo d'energia
   *[power] la potenza
} in comune con { $cards }
skill-not-sharing = senza avere { $shared ->
    [name] il nome
    [character] il nome del personaggio
    [trait] il tratto speciale
    [colors] tutti i colori
    [cost] il costo d'energia
   *[power] la potenza
} in comune con { $cards }
skill-any-of = una qualsiasi { $of }
skill-that-is = che { skill-is } { $cards }
skill-not-that = che non { skill-is } { $cards }
skill-until = { $until ->
    [battle] per il combattimento
    [charge] per la Fase di Ricarica
    [main] per la Fase Principale
    [turn] per il turno
    [opponents-turn] fino alla fine del turno dell'avversario
    [opponents-next-turn] fino alla fine del prossimo turno dell'avversario
    [your-turn] fino alla fine del tuo turno
    [your-next-turn] fino alla fine del tuo prossimo turno
    [your-next-turn-start] fino all'inizio del tuo prossimo turno
    [your-next-main-start] fino all'inizio della tua prossima Fase Principale
   *[game] per il resto della partita
}
skill-moment-battle-end = alla fine del combattimento
skill-moment-damage-end = alla fine dell'Interfase di Danno del combattimento
skill-moment-turn-end = alla fine del turno
skill-moment-end-of-turn = alla fine { $who ->
    [you] del tuo turno
    [opponent] del turno dell'avversario
   *[both] di ciascun turno
}
skill-moment-end-of-next-turn = alla fine { $who ->
    [you] del tuo prossimo turno
    [opponent] del prossimo turno dell'avversario
   *[both] del prossimo turno
}
skill-moment-next-turn-start = all'inizio { $who ->
    [you] del tuo prossimo turno
    [opponent] del prossimo turno dell'avversario
   *[both] del prossimo turno
}
skill-moment-next-main-start = all'inizio { $who ->
    [you] della tua prossima Fase Principale
    [opponent] della prossima Fase Principale dell'avversario
   *[both] della prossima Fase Principale
}
skill-is-leader = la tua carta Leader è { $cards }
skill-is-not-leader = la tua carta Leader non è { $cards }
skill-is-opponents-leader = la carta Leader dell'avversario è { $cards }
skill-is-leader-back = il retro della tua carta Leader è quello { $of }
skill-there-are = il numero { $of } è { $count }
skill-is-within = { $count } è { $values }
skill-is-turn = { $who ->
    [you] è il tuo turno
    [opponent] è il turno dell'avversario
   *[both] è il turno di chiunque
}
skill-is-phase = è { $phase ->
    [set-up] prima del primo turno
    [charge] la Fase di Ricarica
    [main] la Fase Principale
   *[end] la Fase Finale
}
skill-they-are = { $cards } { skill-is } { $what }
skill-they-exist = { $number ->
    [one] c'è { $cards }
   *[many] c'è almeno una carta tra { $cards }
}
skill-they-lie = { $cards } { skill-is } { $place }
skill-energy-cost-paid = il costo d'energia è stato pagato per attivare questa abilità
skill-has-happened = il numero di volte in cui in questo turno è successo questo ({ $event }) è { $count }
skill-has-happened-once = in questo turno è successo che { $event }
skill-has-not-happened = in questo turno non è mai successo che { $event }
skill-they-came = { $cards } { $number ->
    [one] viene
   *[many] vengono
} { $place }
skill-they-are-shown = { $cards } { $number ->
    [one] è mostrata
   *[many] sono mostrate
}
skill-they-are-new = { $cards } { $number ->
    [one] è arrivata
   *[many] sono arrivate
} lì in questo turno
skill-they-attack = { $cards } { $number ->
    [one] attacca
   *[many] attaccano
}
skill-they-guard = { $cards } { $number ->
    [one] difende
   *[many] difendono
}
skill-is-awakened = { $who ->
    [you] la tua carta Leader mostra il retro
    [opponent] la carta Leader dell'avversario mostra il retro
   *[both] entrambe le carte Leader mostrano il retro
}
skill-is-beneath = questa carta sta sotto una { $of }
skill-lie-under = { $count } o più { $cards } stanno sotto una { $host }
skill-not-so = non è vero che { $condition }
skill-has-done = il numero di { $cards } { $deed ->
    [play] che questa abilità ha giocato
    [ko] che questa abilità ha messo KO
    [move-to] che questa abilità ha messo { $place }
    [discard] che questa abilità ha scartato
    [draw] che questa abilità ha pescato
    [switch] che questa abilità ha messo in { $mode }
    [take-control] di cui questa abilità ha preso il controllo
   *[negate-attack] di cui questa abilità ha annullato l'attacco
} è { $count }
skill-event-played = { $card } viene giocata
skill-event-attacks = { $card } attacca
skill-event-attacks-a = { $card } attacca { $cards }
skill-event-attacked = { $card } viene attaccata
skill-event-guards = { $card } diventa la carta in difesa
skill-event-comboed = { $card } viene usata in una combo
skill-event-kod = { $card } viene messa KO
skill-event-moved = { $card } va { $from } { $to }
skill-event-leaves = { $card } lascia { $place }
skill-event-enters = { $card } va { $place }
skill-event-from-under = { $card } va da sotto { $host } { $to }
skill-event-goes-under = { $card } viene messa sotto { $host }
skill-event-switched = { $card } viene messa in { $mode }
skill-event-power-rises = un'abilità aumenta la potenza { $of }
skill-event-power-raised = la potenza { $of } viene aumentata
skill-event-power-falls = un'abilità riduce la potenza { $of }
skill-event-power-reduced = la potenza { $of } viene ridotta
skill-event-deals-damage = { $card } sta per infliggere danno attaccando
skill-event-dealt-damage = { $card } ha inflitto danno attaccando
skill-event-loses-marker = { $card } perde un segnalino
skill-event-turned-up = { $card } viene girata a faccia in su nelle vite
skill-event-uses-blocker = { $card } attiva il suo [{ $keyword }]
skill-event-uses-any-skill = si attiva un'abilità { $of }
skill-event-uses-keyword = { $card } attiva { $keywords }
skill-event-battle-end-after-attack = finisce un combattimento in cui { $card } ha attaccato
skill-event-placed-as-leader = questa carta viene messa nell'Area Leader
skill-event-switches-energy = { $who ->
    [you] una tua energia viene messa in { $mode }
    [opponent] un'energia dell'avversario viene messa in { $mode }
   *[both] un'energia di chiunque viene messa in { $mode }
}
skill-event-attack-negated = l'attacco { $of } viene annullato
skill-event-damaged = { $who ->
    [you] subisci danno
    [opponent] l'avversario subisce danno
   *[both] un giocatore subisce danno
}
skill-event-awakens = { $who ->
    [you] la tua carta Leader si gira sul retro
    [opponent] la carta Leader dell'avversario si gira sul retro
   *[both] una carta Leader si gira sul retro
}
skill-event-uses-extra = { $who ->
    [you] attivi
    [opponent] l'avversario attiva
   *[both] un giocatore attiva
} un'abilità { $of }
skill-event-uses-this = si attiva un'abilità di questa carta Extra
skill-event-uses-counter = { $who ->
    [you] attivi
    [opponent] l'avversario attiva
   *[both] un giocatore attiva
} un [{ $family }]
skill-event-turn-start = { $who ->
    [you] inizia il tuo turno
    [opponent] inizia il turno dell'avversario
   *[both] inizia un turno
}
skill-event-main-start = { $who ->
    [you] inizia la tua Fase Principale
    [opponent] inizia la Fase Principale dell'avversario
   *[both] inizia una Fase Principale
}
skill-event-main-end = { $who ->
    [you] finisce la tua Fase Principale
    [opponent] finisce la Fase Principale dell'avversario
   *[both] finisce una Fase Principale
}
skill-event-turn-end = { $who ->
    [you] finisce il tuo turno
    [opponent] finisce il turno dell'avversario
   *[both] finisce un turno
}
skill-event-offense-start = inizia un'Interfase di Attacco
skill-event-defense-start = inizia un'Interfase di Difesa
skill-event-damage-start = inizia un'Interfase di Danno
skill-event-damage-end = finisce un'Interfase di Danno
skill-event-moves = { $card } sta per andare { $from } { $to }
skill-event-battle-end-attacking = finisce un combattimento in cui questa carta ha attaccato
skill-event-battle-end-guarding = finisce un combattimento in cui questa carta ha difeso
skill-event-battle-end-comboed = finisce un combattimento in cui questa carta è stata usata in una combo
skill-event-runs-out = { $who ->
    [you] perderesti per mancanza di mazzo
    [opponent] l'avversario perderebbe per mancanza di mazzo
   *[both] un giocatore perderebbe per mancanza di mazzo
}
skill-event-by = { $event } { $by }
skill-event-from = { $event } { $from }
skill-event-while = { $event }, mentre { $condition }
skill-one-of = una { $of }
skill-another-of = un'altra { $of }
skill-by-skill = { $who ->
    [you] per una tua abilità
    [opponent] per un'abilità dell'avversario
   *[both] per un'abilità
}
skill-by-battle = in un combattimento
skill-by-card = per opera { $of }
skill-by-evolving = evolvendo
skill-by-keyword = per [{ $keyword }]
skill-by-skill-of = per un'abilità { $of }
skill-by-attack-of = per un attacco { $of }
skill-by-keyword-skill = per un'abilità parola chiave
skill-by-skill-but = per un'abilità, ma non { $by }
skill-not-by = non { $by }
skill-energy-markers = metti { $count ->
    [one] 1 segnalino energia
   *[other] { $count } segnalini energia
} nella tua Area delle Energie
skill-energy-markers-counted = metti nella tua Area delle Energie tanti segnalini energia quanti ne indica { $count }
skill-markers = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
}
skill-pay-colors = { $cards } che insieme hanno i colori { $original ->
    [yes] originali
   *[no] seguenti
} { $colors }
skill-pay-sum = { $cards } i cui costi d'energia fanno in tutto { $total }
skill-printed-number = il numero stampato su questa carta
skill-pay-same-power = { $cards } con la stessa potenza che hanno { $others }
skill-pay-total-power = { $cards } con una potenza totale di { $power }
skill-pay-under = metti { $cards } sotto { $host }
skill-pay-energy-x = (X)
skill-pay-markers-x = togli X segnalini da una { $of }
skill-choose = { $who ->
    [you] scegli
    [opponent] l'avversario sceglie
   *[both] ciascun giocatore sceglie
} { $cards }
skill-picked-by = { $cards } a scelta { $who ->
    [you] tua
    [opponent] dell'avversario
   *[both] di ciascun giocatore
}
skill-call = chiama { $label } { $cards }
skill-note = considera { $cards }
skill-draw = { $who ->
    [you] pesca
    [opponent] l'avversario pesca
   *[both] ciascun giocatore pesca
} { $count }
skill-draw-up-to = pesca fino a { $count }
skill-look-at = guarda { $cards }
skill-reveal = rivela { $cards }
skill-shuffle = { $who ->
    [you] mischia il tuo mazzo
    [opponent] mischia il mazzo dell'avversario
   *[both] mischia entrambi i mazzi
}
skill-shuffle-searched = mischia le carte { $place } se sono state guardate
skill-shuffle-life = { $who ->
    [you] mischia le tue vite
    [opponent] mischia le vite dell'avversario
   *[both] mischia le vite di entrambi
}
skill-move = metti { $cards } { $place }
skill-move-top = metti solo la carta in cima { $of } { $place }
skill-to-deck-top = in cima al mazzo del proprietario
skill-to-deck-bottom = in fondo al mazzo del proprietario
skill-to-shuffled = nel mazzo del proprietario, che poi si mischia
skill-to-face-up = { $area }, a faccia in su
skill-to-top-of = sopra { $cards }
skill-to-under = sotto { $cards }
skill-ko = metti KO { $cards }
skill-play = gioca { $cards }
skill-in-that-mode = { $does } in { $mode }
skill-play-onto = gioca { $cards } sopra { $base }
skill-evolve = evolvi { $base } per ottenere { $cards }
skill-play-evolved = gioca { $cards } come se si evolvesse
skill-played-in = se la carta che l'avversario sta giocando è { $cards }, arriva in { $mode }
skill-played-with = se la carta che l'avversario sta giocando è { $cards }, { $change } { $until }
skill-gather = porta { $cards } nella tua Area di Combattimento
skill-combo = usa { $cards } in una combo
skill-switch = metti { $cards } in { $mode }
skill-give = { $cards } { $change } { $until }
skill-give-all = tutte { $cards }, anche quelle a venire, { $change } { $until }
skill-give-next = la prossima { $of } giocata o usata { $change } { $until }
skill-next-asks-less = la prossima volta che si usa { $skills ->
    [any] un'abilità
   *[other] { $skills }
} di una { $of }, chiede { $icons } in meno
skill-copy-skills = { $cards } { skill-gets } le abilità stampate su: { $others } { $until }
skill-negate-one-keyword = annulla un'abilità parola chiave a tua scelta { $of } { $until }
skill-gain-one-keyword = { $cards } { skill-gets } un'abilità parola chiave a tua scelta { $of } { $until }
skill-negate-this-skill = annulla questa abilità { $until }
skill-activate = attiva un'abilità { $of } senza pagarne il prezzo
skill-activate-keywords = attiva { $keywords } { $of } senza pagarne il prezzo
skill-when-next = la prossima volta che { $event }, { $until }: { $does }
skill-whenever = ogni volta che { $event }, { $until }: { $does }
skill-pay = paga { $energy }
skill-damage = infliggi { $count } di danno { $who ->
    [you] a te
    [opponent] all'avversario
   *[both] a ciascun giocatore
}
skill-discard = { $who ->
    [you] scarta
    [opponent] l'avversario scarta
   *[both] ciascun giocatore scarta
} { $count }
skill-add-markers = metti { $markers } { $on }
skill-remove-markers = togli { $markers } { $from }
skill-turn-up = gira { $cards } a faccia in su
skill-turn-down = gira { $cards } a faccia in giù
skill-flip-to-front = gira { $cards } sul fronte
skill-flip-to-back = gira { $cards } sul retro
skill-declare-character = dichiara un nome di personaggio
skill-declare-cost = dichiara un costo d'energia originale: è X
skill-flip = volta { $cards }
skill-make-token = crea una pedina { $token } { $who ->
    [you] nella tua Area di Combattimento
    [opponent] nell'Area di Combattimento dell'avversario
   *[both] nell'Area di Combattimento di ciascun giocatore
}
skill-token-facts = { $name } ({ $facts })
skill-power = { $power } di potenza
skill-combo-facts = costo di combo { $cost }, potenza di combo { $power }
skill-take-control = prendi il controllo { $of }
skill-negate-attack = annulla l'attacco
skill-negate-activation = annulla l'attivazione
skill-negate-activation-of = annulla l'attivazione di un'abilità con { $keywords }
skill-negate-blocker = annulla il [{ $keyword }]
skill-negate-play = annulla la giocata: metti la carta { $place }
skill-redirect = cambia il bersaglio dell'attacco: { $cards }
skill-if-then = se { $condition }: { $does }
skill-may = puoi fare { $order ->
    [yes] così
   *[no] così
}: { $does }
skill-if-done = { $first }; se ciò avviene: { $then }
skill-unless = { $who ->
    [you] puoi fare così
    [opponent] l'avversario può fare così
   *[both] ciascun giocatore può fare così
}: { $first }; se non lo { $who ->
    [you] fai
    [opponent] fa
   *[both] fa
}: { $then }
skill-options = { $count ->
    [one] scegli 1 di queste
   *[other] scegli { $count } di queste
}: { $options }
skill-each-player = ciascun giocatore, come «tu», fa così: { $does }
skill-as = { $who ->
    [you] fai
    [opponent] l'avversario fa
   *[both] ciascun giocatore fa
} così: { $does }
skill-name-number = nomina un numero intero da 1: è X
skill-name-number-up-to = nomina un numero intero da 0 a { $most }: è X
skill-repeat = per { $count } volte: { $does }
skill-repeat-counted = più volte ({ $count }): { $does }
skill-later = { $moment }: { $does }
skill-win = { $who ->
    [you] vinci
    [opponent] l'avversario vince
   *[both] entrambi vincono
}
skill-skip-phase = salta { $phase ->
    [charge] la Fase di Ricarica
    [main] la Fase Principale
   *[end] la Fase Finale
} del tuo prossimo turno
skill-skip-turn = salta il tuo prossimo turno
skill-skip-until-main = salta tutto fino alla Fase Principale del tuo prossimo turno
skill-lose = { $who ->
    [you] perdi
    [opponent] l'avversario perde
   *[both] entrambi perdono
}
skill-gets-power = { skill-gets } { $amount } di potenza
skill-gets-set-power = { skill-has } potenza { $amount }
skill-gets-combo-power = { skill-gets } { $amount } di potenza di combo
skill-gets-cost = { skill-gets } { $amount } di costo d'energia
skill-gets-combo-cost = { skill-gets } { $amount } di costo di combo
skill-gets-z-energy-cost = { skill-gets } { $amount } di costo di Z-Energia
skill-gets-skill-cost-of = { skill-asks } anche questo a chi attiva { $skills }, come «tu»: { $price }
skill-gets-plain-skill-cost = { skill-asks } anche questo a chi attiva { $skills } senza abilità parola chiave, come «tu»: { $price }
skill-gets-skill-cost = { skill-asks } anche questo a chi ne attiva un'abilità, come «tu»: { $price }
skill-gets-skill-discount = { skill-asks } { $icons } in meno per { $skills }
skill-gets-cost-in = { skill-gets } { $amount } di costo d'energia di colore { $color }, in entrambi i costi
skill-gets-specified-cost = { skill-has } { $amount } di colore { $color } nel costo specificato
skill-gets-keyword = { skill-gets } { $tag }
skill-gets-skill = { skill-gets } «{ $skill }»
skill-gets-attribute = { skill-has } anche { $what }
skill-gets-negated = { skill-loses } tutte le abilità
skill-gets-negated-keyword = { skill-loses } [{ $keyword }]
skill-gets-negated-keywords = { skill-loses } tutte le abilità parola chiave
skill-gets-negated-others = { skill-loses } tutte le abilità tranne quelle parola chiave
skill-gets-activated = { skill-can } essere { $number ->
    [one] attivata
   *[many] attivate
}
skill-gets-activated-for = { skill-can } essere { $number ->
    [one] attivata
   *[many] attivate
} con { $skills }
skill-where-it-lies = { $number ->
    [one] dove si trova
   *[many] dove si trovano
}
skill-gets-used-from = { skill-can } essere { $number ->
    [one] usata
   *[many] usate
} anche { $place }, per { $skills }
skill-used-free = { $does }, senza pagare il costo d'energia
skill-used-cheaper = { $does } per { $icons } in meno
skill-used-cheaper-for = { $does } per { $icons } in meno e questo: { $price }
skill-used-for-more = { $does }, per il costo d'energia e questo: { $price }
skill-used-instead = { $does }, con questo al posto del costo d'energia: { $price }
skill-gets-negated-skill = { skill-loses } l'abilità «{ $skill }»
skill-gets-no-specified-cost = { skill-is } senza costo specificato
skill-gets-attack-active = { skill-can } attaccare carte Combattimento in { $mode }
skill-gets-attack-active-a = { skill-can } attaccare { $cards } in { $mode }
skill-gets-attack-a = { skill-can } attaccare { $cards }
skill-gets-play-price = { skill-can } essere { $number ->
    [one] giocata
   *[many] giocate
} solo se chi gioca, come «tu», fa così: { $price }
skill-gets-pays-for = { skill-can } essere { $number ->
    [one] data
   *[many] date
} per il costo di { $skills }, da qualunque area chieda carte
skill-gets-any-leader-color = { skill-can } usare abilità qualunque colore chiedano al leader
skill-gets-attack-price = { skill-can } attaccare { $cards } solo se chi attacca, come «tu», fa così: { $price }
skill-gets-skips-step = { $number ->
    [one] attacca
   *[many] attaccano
} { $cards } senza { $step ->
    [offense] Interfase di Attacco
   *[defense] Interfase di Difesa
}
skill-gets-paid-with = { skill-can } essere { $number ->
    [one] pagata
   *[many] pagate
} con { $cards } come energia
skill-gets-skill-paid-with = { skill-can } pagare le abilità con { $cards } come energia
skill-gets-beside-unisons = { skill-can } stare accanto ad altre Carte Unison, fino a { $most } in tutto
skill-gets-attacks-left = { skill-can } attaccare in tutto solo { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}
skill-gets-activations-left = { skill-can } attivare { $keywords } in tutto solo { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}
skill-gets-switches-left = { skill-can } essere { $number ->
    [one] messa
   *[many] messe
} in { $mode } in tutto solo { $count ->
    [one] un'altra volta
   *[other] altre { $count } volte
}
skill-gets-picks-life = { $number ->
    [one] fa scegliere al suo giocatore le carte vita che il suo danno toglie
   *[many] fanno scegliere al loro giocatore le carte vita che il loro danno toglie
}
skill-gets-combo-resting = { skill-can } fare combo in { $mode }
skill-gets-may-awaken = { skill-can } usare [{ $keyword }] qualunque sia la condizione
skill-gets-may-awaken-at-any-life = { skill-can } usare [{ $keyword }] con qualsiasi numero di vite
skill-gets-free-play = { skill-can } essere { $number ->
    [one] giocata
   *[many] giocate
} senza costo d'energia
skill-gets-free-skill = { skill-can } usare { $skills } senza costo d'energia
skill-gets-enters-resting = { $number ->
    [one] entra
   *[many] entrano
} in { $mode }
skill-gets-unaffected = { $number ->
    [one] non subisce
   *[many] non subiscono
} le abilità { $of }
skill-all-skills = le sue abilità
skill-cannot-attack = { skill-cannot } attaccare
skill-cannot-attack-a = { skill-cannot } attaccare { $cards }
skill-cannot-be-attacked = { skill-cannot } essere { $number ->
    [one] attaccata
   *[many] attaccate
}
skill-cannot-be-attacked-by = { skill-cannot } essere { $number ->
    [one] attaccata
   *[many] attaccate
} da { $cards }
skill-cannot-block = { skill-cannot } bloccare
skill-cannot-combo = { skill-cannot } essere { $number ->
    [one] usata in una combo
   *[many] usate in una combo
}
skill-cannot-play = { skill-cannot } essere { $number ->
    [one] giocata
   *[many] giocate
}
skill-cannot-play-by-skill = { skill-cannot } essere { $number ->
    [one] giocata
   *[many] giocate
} per un'abilità { $of }
skill-cannot-play-by-skill-but = { skill-cannot } essere { $number ->
    [one] giocata
   *[many] giocate
} per abilità che non siano { $keywords }
skill-cannot-play-for-cost = { skill-cannot } essere { $number ->
    [one] giocata se non per abilità
   *[many] giocate se non per abilità
}
skill-cannot-activate = { skill-cannot } attivare abilità
skill-cannot-activate-keyword = { skill-cannot } attivare { $keywords }
skill-cannot-counter-attack = { skill-cannot } rispondere a un attacco con un [{ $family }]
skill-cannot-switch-to-active = { skill-cannot } essere { $number ->
    [one] messa
   *[many] messe
} in { $mode }
skill-cannot-rest-by-skill = { skill-cannot } essere { $number ->
    [one] messa
   *[many] messe
} in { $mode } per un'abilità { $of }
skill-cannot-become-energy = { skill-cannot } essere { $number ->
    [one] messa in un'Area delle Energie
   *[many] messe in un'Area delle Energie
}
skill-cannot-be-evolved = { skill-cannot } evolversi in altre carte
skill-cannot-be-covered = { skill-cannot } avere carte messe in cima
skill-cannot-take-under = { skill-cannot } ricevere carte sotto di sé per un'abilità { $of }
skill-cannot-turn-up = { skill-cannot } essere { $number ->
    [one] girata a faccia in su da un'abilità
   *[many] girate a faccia in su da un'abilità
} { $of }
skill-cannot-flip-to-front = { skill-cannot } essere { $number ->
    [one] girata
   *[many] girate
} sul fronte
skill-cannot-flip-to-back = { skill-cannot } essere { $number ->
    [one] girata
   *[many] girate
} sul retro
skill-cannot-battle-ko-by = { skill-cannot } essere { $number ->
    [one] messa KO in combattimento
   *[many] messe KO in combattimento
} con { $cards }
skill-cannot-battle-ko = { skill-cannot } essere { $number ->
    [one] messa KO in combattimento
   *[many] messe KO in combattimento
}
skill-cannot-skill-ko = { skill-cannot } essere { $number ->
    [one] messa KO da un'abilità
   *[many] messe KO da un'abilità
}
skill-cannot-skill-ko-by = { skill-cannot } essere { $number ->
    [one] messa KO { $who ->
    [you] dalle tue abilità
    [opponent] dalle abilità dell'avversario
   *[both] da nessuna abilità
}
   *[many] messe KO { $who ->
    [you] dalle tue abilità
    [opponent] dalle abilità dell'avversario
   *[both] da nessuna abilità
}
}
skill-cannot-negate-skills = { skill-cannot } vedersi annullare le abilità
skill-cannot-negate-skills-by = { skill-cannot } vedersi annullare le abilità { $who ->
    [you] dalle tue abilità
    [opponent] dalle abilità dell'avversario
   *[both] da alcuna abilità
}
skill-cannot-negate-this = { skill-cannot } vedersi annullare questa abilità
skill-cannot-negate-attack = { skill-cannot } vedersi annullare un attacco
skill-cannot-leave = { skill-cannot } lasciare la propria area per abilità dell'avversario
skill-cannot-moved-by = { skill-cannot } essere { $number ->
    [one] spostata
   *[many] spostate
} { $place } per un'abilità { $of }
skill-scope = { $scope ->
    [all-areas] in ogni area
    [deck-drop-warp] nel mazzo, nell'Area degli Scarti e nel Warp
    [deck] nel tuo mazzo
    [hand] nella tua mano
    [drop] nella tua Area degli Scarti
    [warp] nel tuo Warp
    [z-deck] nel tuo Z-Deck
    [play] in gioco
   *[under] mentre sta sotto una carta
}
skill-holds-in = { $places }: { $says }
skill-only-one = finché questa carta è in gioco, non puoi giocare { $cards } da nessuna area
skill-card-above = carta in cima a questa
skill-any-copies = { $part ->
    [deck] il tuo mazzo
   *[z] il tuo Z-Deck
} può contenere quante copie vuoi di questa carta
skill-so-many-copies = { $part ->
    [deck] il tuo mazzo
   *[z] il tuo Z-Deck
} può contenere fino a { $count ->
    [one] 1 copia
   *[other] { $count } copie
} di questa carta
skill-at-most = { $part ->
    [deck] il tuo mazzo
   *[z] il tuo Z-Deck
} può contenere al massimo { $count } { $cards }
skill-without = { $part ->
    [deck] il tuo mazzo
   *[z] il tuo Z-Deck
} non può contenere { $cards }
skill-nothing-but = { $part ->
    [deck] il tuo mazzo
   *[z] il tuo Z-Deck
} può contenere solo { $cards }
skill-starting-life = inizi con { $life ->
    [one] 1 vita
   *[other] { $life } vite
}
skill-discounted = { $price ->
    [niente] per { $skills } il costo d'energia scende di { $icons }
   *[other] per { $skills }, puoi fare così perché il costo d'energia scenda di { $icons }: { $price }
}
skill-paid-instead = { $price ->
    [niente] per { $skills } puoi non pagare il costo d'energia
   *[other] per { $skills }, invece di pagare il costo d'energia puoi fare così: { $price }
}
skill-chooses-from = le carte per [{ $family }] si possono scegliere anche { $place }
skill-stacks-too = per [{ $keyword }] si possono scegliere anche fino a { $count } { $of }
skill-instead = quando { $event }, { $may ->
    [yes] { $does ->
        [niente] puoi far sì che non succeda
       *[other] puoi invece fare così: { $does }
    }
   *[no] { $does ->
        [niente] ciò non succede
       *[other] fai invece così: { $does }
    }
}
skill-once-per-turn = { $says } (una volta per turno)
skill-when = quando { $event }
skill-then = { $first }, { $then }
skill-works = funziona { $areas }
skill-nothing = niente
skill-otherwise = { $first }; altrimenti: { $other }
skill-owned = { $who ->
    [you] tua { $area }
    [opponent] { $area } dell'avversario
    [both] { $area } di entrambi i giocatori
    [owner] { $area } del proprietario
   *[any] { $area }
}
skill-owned-masculine = { $who ->
    [you] tuo { $area }
    [opponent] { $area } dell'avversario
    [both] { $area } di { $area ->
        [mazzo] ciascun giocatore
       *[other] entrambi i giocatori
    }
    [owner] { $area } del proprietario
   *[any] { $area }
}
skill-outside = fuori dal gioco
skill-out-of-game = da fuori dal gioco
skill-deck = mazzo
skill-hand = mano
skill-life = Area delle Vite
skill-yours = { $who ->
    [you] tue { $cards }
    [opponent] { $cards } dell'avversario
   *[both] { $cards } di entrambi i giocatori
}
skill-in-play = in gioco
skill-noun = { $number ->
    [one] { $kind ->
        [leader] carta Leader
        [battle] carta Combattimento
        [extra] carta Extra
        [unison] carta Unison
        [z-leader] carta Z-Leader
        [z-battle] carta Z-Battle
        [z-extra] carta Z-Extra
        [z-unison] carta Z-Unison
        [token] carta pedina
        [energy] energia
       *[card] carta
    }
   *[many] { $kind ->
        [leader] carte Leader
        [battle] carte Combattimento
        [extra] carte Extra
        [unison] carte Unison
        [z-leader] carte Z-Leader
        [z-battle] carte Z-Battle
        [z-extra] carte Z-Extra
        [z-unison] carte Z-Unison
        [token] carte pedina
        [energy] energie
       *[card] carte
    }
}
skill-color = { $number ->
    [one] { $color ->
        [red] rossa
        [blue] blu
        [green] verde
        [yellow] gialla
        [black] nera
       *[white] bianca
    }
   *[many] { $color ->
        [red] rosse
        [blue] blu
        [green] verdi
        [yellow] gialle
        [black] nere
       *[white] bianche
    }
}
skill-specified-icons = con { $values } { $number ->
    [one] icona
   *[many] icone
} nel costo specificato
skill-cards-of-deck = { $count } { $end ->
    [top] dalla cima
   *[bottom] dal fondo
} { $deck }
skill-counter = Contro
skill-union = Unione
skill-strike = Colpo
skill-there-is-none = non c'è nessuna { $of }
skill-to-energy = nell'Area delle Energie del proprietario in { $mode }
skill-negated-for = { $does }, con le abilità annullate { $until }
skill-change-markers = modifica il numero di segnalini { $on }: { $amount }
skill-states = { $cards } { $says }
skill-cannot-move = { skill-cannot } essere { $number ->
    [one] spostata
   *[many] spostate
} per un'abilità { $of }
skill-count-as-many = { $count ->
    [X] X { $of }
   *[other] tante { $of } (quante ne indica { $count })
}
skill-count-up-to-as-many = { $count ->
    [X] fino a X { $of }
   *[other] fino a tante { $of } (quante ne indica { $count })
}
skill-in-all-areas = in ogni area
skill-may-do = { $who ->
    [you] puoi fare così
    [opponent] l'avversario può fare così
   *[both] ciascun giocatore può fare così
}: { $does }
skill-counted-bounds = { $form ->
    [just] { $least ->
        [X] X
       *[other] che è esattamente { $least }
    }
    [least] che è almeno { $least }
    [most] che non supera { $most }
   *[between] che sta tra { $least } e { $most }
}
skill-for-each = per ciascuna { $of }
skill-for-each-marker = per ciascun segnalino { $on }
skill-for-every = ogni { $every }, contando { $count }
skill-for-every-of = per ogni { $every } { $of }
skill-gets-colors = { skill-is } anche { $colors }
skill-gets-kind = { skill-is } anche { $cards }
skill-comes-in = la carta che l'avversario sta giocando arriva in { $mode }
skill-play-theirs = { $does }, nell'area del tuo avversario
skill-play-owners = { $does }, nell'area del proprietario
skill-play-with = { $does }; ogni carta giocata così { $change } { $until }
skill-comes-with = la carta che l'avversario sta giocando { $change } { $until }
