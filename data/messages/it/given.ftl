# Che cosa le abilità danno alle carte per un po', e fino a quando.

gets-power = ottiene { $by } di potenza
has-power = ha una potenza di { $power }
gets-combo-power = ottiene { $by } di potenza di combo
gets-cost = ottiene { $by } al costo d'energia
gets-cost-in = ottiene { $by } di { $color } al costo d'energia
gets-specified-cost = ottiene { $by } di { $color } al costo specifico
gets-combo-cost = ottiene { $by } al costo di combo
gets-z-energy-cost = ottiene { $by } al costo di Energia-Z
has-no-specified-cost = non ha costo specifico
pays-more-for-skills = paga un costo più alto per le sue abilità
pays-less-for-skills = paga meno energie per le sue abilità
gains-keyword = acquisisce [{ $keyword }]
gains-keyword-number = acquisisce [{ $keyword } { $number }]
gains-skill = acquisisce un'abilità
gains-skill-with = acquisisce un'abilità con [{ $keyword }]
gains-name = acquisisce un nome di carta
gains-character = acquisisce un nome di personaggio
gains-trait = acquisisce un tratto speciale
is-also = è anche di colore { $colors }
gains-kind = acquisisce un tipo di carta
has-skills-negated = ha tutte le abilità annullate
has-keyword-negated = ha il suo [{ $keyword }] annullato
has-keywords-negated = ha le abilità parola chiave annullate
has-others-negated = ha le abilità annullate, tranne le abilità parola chiave
has-one-negated = ha una delle abilità annullata
cannot-attack = non può attaccare
cannot-attack-some = non può attaccare certe carte
cannot-be-attacked = non può essere attaccata
cannot-be-attacked-by-some = non può essere attaccata da certe carte
cannot-block = non può bloccare
cannot-combo = non può effettuare combo
cannot-be-played = non può essere giocata
cannot-be-played-by-skills = non può essere giocata dalle abilità
cannot-be-played-for-cost = non può essere giocata se non dalle abilità
cannot-activate = non può attivare abilità
cannot-activate-some = non può attivare certe abilità
cannot-answer-attack = non può rispondere a un attacco
cannot-become-active = non può essere messa in Modalità Attiva
cannot-be-rested = non può essere messa in Modalità Spossata dalle abilità
cannot-become-energy = non può diventare energia
cannot-be-evolved = non può essere evoluta
cannot-be-covered = non può avere carte poste sopra di sé
cannot-take-under = non può ricevere carte sotto di sé
cannot-be-turned-up = non può essere girata a faccia in su
cannot-be-flipped = non può essere girata
cannot-be-kod-in-battle = non può essere messa KO in combattimento
cannot-be-kod-by-skills = non può essere messa KO dalle abilità
cannot-be-negated = non può avere le abilità annullate
cannot-have-attack-negated = non può avere gli attacchi annullati
cannot-leave = non può essere spostata via dalle abilità
may-attack-active = può attaccare carte in Modalità Attiva
pays-to-be-played = chiede un costo per essere giocata
skips-offense = attacca senza Interfase di Attacco
skips-defense = attacca senza Interfase di Difesa
is-paid-with-others = può essere pagata con altre carte come energia
pays-skills-with-others = può pagare le abilità con altre carte come energia
comes-beside-unisons = può stare accanto ad altre Carte Unison, fino a { $most } in tutto
may-be-given-for-prices = può essere data per costi che chiedono altre carte
asks-no-leader-color = non chiede alcun colore al leader
pays-to-attack = paga un costo per attaccare
has-attacks-left = { $attacks ->
    [one] ha ancora 1 attacco
   *[other] ha ancora { $attacks } attacchi
}
has-activations-left = { $activations ->
    [one] ha ancora 1 attivazione
   *[other] ha ancora { $activations } attivazioni
}
has-switches-left = { $switches ->
    [one] può tornare in { $mode } ancora 1 volta
   *[other] può tornare in { $mode } ancora { $switches } volte in tutto
}
picks-life = fa scegliere al suo giocatore le carte vita perse
may-combo-resting = può effettuare combo in Modalità Spossata
may-awaken = può attivare [{ $keyword }] qualunque cosa chieda
may-be-played-free = può essere giocata senza il suo costo d'energia
may-activate-free = può attivare abilità senza il loro costo d'energia
may-activate-for-another-price = può attivare abilità a un altro prezzo
may-activate-elsewhere = può attivare abilità in altre aree
enters-resting = entra in Modalità Spossata
is-unaffected = non è influenzata dalle abilità
until-battle = fino alla fine del combattimento
until-charge = fino alla fine della Fase di Ricarica
until-main = fino alla fine della Fase Principale
until-turn = fino alla fine del turno
whose = { $whose ->
    [you] tuo
    [opponent] dell'avversario
   *[seat] di { $whose }
}
until-turn-of = { $whose ->
    [you] fino alla fine del tuo turno
   *[other] fino alla fine del turno { whose }
}
until-next-turn-of = { $whose ->
    [you] fino alla fine del tuo prossimo turno
   *[other] fino alla fine del prossimo turno { whose }
}
until-next-turn-begins = { $whose ->
    [you] fino all'inizio del tuo prossimo turno
   *[other] fino all'inizio del prossimo turno { whose }
}
until-next-main-begins = { $whose ->
    [you] fino all'inizio della tua prossima Fase Principale
   *[other] fino all'inizio della prossima Fase Principale { whose }
}
until-game = fino alla fine della partita
