# Una partita raccontata mossa per mossa: domande e risposte, che cosa succede, che cosa c'è sul tavolo.

a-token-called = pedina { $name }
some-card = una carta
some-card-of = { $area ->
    [hand] Una carta della { area-of }
    [warp] Una carta del { area-of }
    [removed] Una carta { area-of }
   *[other] Una carta dell'{ area-of }
}
leader-card = Leader { $card }
card-lies = { $card } ({ $lies })
with-power = potenza { $power }
with-markers = { $markers ->
    [one] 1 segnalino
   *[other] { $markers } segnalini
}
with-under = { $under } sotto di essa
area-holds = { area } { $count }
side-holds = { $player }: { $counts }
shown-cards = mostrate

# Domande.

asked = { $player }: { $question }?
asked-for = { $player }: { $question } ({ $card })?
asks-mulligan = quale carta torna nel mazzo
asks-z-energy = quale carta delle combo diventa Z-Energia
asks-redraw = se rimettere nel mazzo tutta la mano
asks-skill-cost-first = se pagare il costo dell'abilità prima di quello di Z-Energia
asks-first = se iniziare
asks-charge = quale carta mettere tra le energie
asks-main = che cosa fare nella Fase Principale
asks-offense = che cosa fare nell'Interfase di Attacco
asks-defense = che cosa fare nell'Interfase di Difesa
asks-counter = se rispondere con un [Contro]
asks-next-auto = quale abilità viene dopo
asks-use = se usare l'abilità
asks-pay = quale energia mettere in Modalità Spossata
asks-number = quale numero
asks-cost = quale costo d'energia
asks-keyword = quale abilità parola chiave
asks-character = quale nome di personaggio
asks-price = con quale carta pagare
asks-choose = quale carta scegliere
asks-life = quale vita prendere
asks-discard = quale carta scartare
asks-option = quale opzione
asks-skill = quale abilità si attiva
asks-may = se farlo
asks-draw-more = se pescare una carta
asks-order = quale carta viene dopo, dalla cima
asks-repeats = quante volte si ripete il ciclo
asks-instead = che cosa succede invece

# Risposte.

offers-hidden = { $area ->
    [hand] Carta { $place } della { area-of }
    [warp] Carta { $place } del { area-of }
    [removed] Carta { $place } { area-of }
   *[other] Carta { $place } dell'{ area-of }
}
offers-end = Terminare la Fase Principale
offers-no = No
offers-pass = Passare
offers-done = Basta
offers-marker = Un segnalino energia
offers-yes = Sì
offers-play = Giocare { $card }
offers-combo = Combo con { $card }
offers-attack = Attaccare { $guard } con { $card }
offers-activate = Attivare: { $skill } di { $card }
offers-grow = Far crescere la carta Unison con { $card }
offers-option = opzione { $number }
offers-next = { $skill } di { $card }
offers-waiting = quello che { $card } aspetta
offers-replace = Applicare: { $skill } di { $card }
a-skill = abilità { $line }
a-skill-headed = abilità { $line } { $head }
a-given-skill = un'abilità ricevuta
a-given-skill-headed = un'abilità ricevuta { $head }

# Avvenimenti.

turn-begins = Turno { $turn }: { $player }
set-up-begins = Preparazione
charge-begins = Fase di Ricarica
main-begins = Fase Principale
end-begins = Fase Finale
phase-is-skipped = { $phase ->
    [charge] La Fase di Ricarica
    [main] La Fase Principale
   *[end] La Fase Finale
} viene saltata
offense-is-skipped = L'Interfase di Attacco viene saltata
defense-is-skipped = L'Interfase di Difesa viene saltata
turn-is-skipped = Il turno { $turn } viene saltato
shuffles-life = { $player } mischia le vite
shuffles-deck = { $player } mischia il mazzo
draws = { $player } pesca { $card }
charges = { $player } mette { $card } tra le energie
is-kod = { $card } di { $player } viene messa KO
moves-life = { $player } sposta { $card } dalle vite { $to }
moves = { $player } sposta { $card } { $from } { $to }
goes-under = { $card } va sotto { $host }
is-played = { $card } viene giocata
is-made-active = { $card } viene messa in Modalità Attiva
is-rested = { $card } viene messa in Modalità Spossata
is-revealed-mode = { $card } viene messa in Revealed Mode
is-hidden-mode = { $card } viene messa in Hidden Mode
is-turned-over = { $card } viene girata
is-turned-up = { $card } viene girata a faccia in su
is-turned-down = { $card } viene girata a faccia in giù
attacks = { $card } attacca { $guard }
attack-is-negated = L'attacco viene annullato
is-guard = { $card } è la carta difensore
is-comboed = { $card } viene usata in una combo
compares = Potenza { $attack } contro { $guard }
takes-damage = { $damage ->
    [one] { $player } subisce 1 danno
   *[other] { $player } subisce { $damage } danni
}
changes-markers = { $card }: segnalini { $by }
spends-energy-markers = { $player } paga con { $number ->
    [one] un segnalino energia
   *[other] { $number } segnalini energia
}
gets-energy-markers = { $player } riceve { $number ->
    [one] un segnalino energia
   *[other] { $number } segnalini energia
}
skill-is-activated = L'abilità { $line } di { $card } viene attivata
given-skill-is-activated = Un'abilità data a { $card } viene attivata
keyword-is-used = { $keyword } di { $card }
skill-happens-instead = Avviene invece l'abilità { $line } di { $card }
given-skill-happens-instead = Avviene invece un'abilità data a { $card }
is-negated = { $card } viene annullata
is-given = { $who } { $gets } { $until }
each-described-by = Ogni carta di cui parla un'abilità di { $card }
next-described-by = La prossima carta di cui parla un'abilità di { $card }
is-reached = { $card } è tra queste
has-own-power = { $card } ha di nuovo la propria potenza
given-ends = { $who } { $gets }: questo finisce
looks-at = { $player } guarda { $card }
is-revealed = { $card } viene rivelata
concedes = { $player } concede la partita
wins = { $player } vince
is-a-draw = La partita termina in pareggio
turn-limit-ends = Il limite di turni chiude la partita senza esito

# A game as a record has it.

cards-hidden = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-named = { $count } carte ({ $cards })
power-part = { $what } { $power }
power-alone = { $part }
power-sum = { $parts } = { $power }
power-skills = abilità
power-since = da allora
compares-parts = Potenza: { $attack }; contro { $guard }
forecast-succeeds = Così com'è l'attacco riesce: { $attack }; contro { $guard }
forecast-fails = Così com'è l'attacco fallisce per { $short }: { $attack }; contro { $guard }
ended-by-life = { $player } non ha più vita
ended-by-deck = { $player } non ha più carte nel mazzo
weighed = ({ $player } valuta { $best }; prende { $chosen })
weighed-points = { $answer }: { $points }
weighed-chance = { $answer }: { $chance } %

# Che cosa dicono allo stesso modo più giochi.

game-turn = turno di { $who }
takes-control = { $who } prende il controllo di { $card }
card-attacks = { $by } attacca { $at }
draws-card = { $who } pesca { $card }
discards-card = { $who } scarta { $card }
asks-target = quale bersaglio
asks-go-first = se cominciare
link-of-player = { $who }: { $card }
setup-too-many = ci sono troppe carte
setup-deeds = { $card } fa troppe cose: azioni troppo in profondità dentro altre, o troppo numerose
setup-lines = { $card } ha più di { $most } righe
