# Ce que les Capacités donnent aux cartes pour un temps, et jusqu'à quand.

gets-power = gagne { $by } de puissance
has-power = a une puissance de { $power }
gets-combo-power = gagne { $by } de puissance de Combo
gets-cost = gagne { $by } de coût d'énergie
gets-cost-in = gagne { $by } de { $color } de coût d'énergie
gets-specified-cost = gagne { $by } de { $color } de coût de couleur
gets-combo-cost = gagne { $by } de coût de Combo
gets-z-energy-cost = gagne { $by } de coût d'Énergie-Z
has-no-specified-cost = n'a pas de coût de couleur
pays-more-for-skills = paie un coût plus élevé pour ses Capacités
pays-less-for-skills = paie moins d'énergie pour ses Capacités
gains-keyword = gagne [{ $keyword }]
gains-keyword-number = gagne [{ $keyword } { $number }]
gains-skill = gagne une Capacité
gains-skill-with = gagne une Capacité avec [{ $keyword }]
gains-name = gagne un nom de carte
gains-character = gagne un nom de personnage
gains-trait = gagne une origine
is-also = est aussi de couleur { $colors }
gains-kind = gagne un type de carte
has-skills-negated = a toutes ses Capacités invalides
has-keyword-negated = a son [{ $keyword }] invalide
has-keywords-negated = a ses Capacités-clefs invalides
has-others-negated = a ses Capacités invalides, sauf les Capacités-clefs
has-one-negated = a une de ses Capacités invalide
cannot-attack = ne peut pas attaquer
cannot-attack-some = ne peut pas attaquer certaines cartes
cannot-be-attacked = ne peut pas être attaquée
cannot-be-attacked-by-some = ne peut pas être attaquée par certaines cartes
cannot-block = ne peut pas bloquer
cannot-combo = ne peut pas effectuer de Combo
cannot-be-played = ne peut pas être jouée
cannot-be-played-by-skills = ne peut pas être jouée par des Capacités
cannot-be-played-for-cost = ne peut être jouée que par des Capacités
cannot-activate = ne peut pas activer de Capacités
cannot-activate-some = ne peut pas activer certaines Capacités
cannot-answer-attack = ne peut pas répondre à une attaque
cannot-become-active = ne peut pas être passée en mode Action
cannot-be-rested = ne peut pas être passée en mode Inertie par des Capacités
cannot-become-energy = ne peut pas devenir une énergie
cannot-be-evolved = ne peut pas évoluer
cannot-be-covered = ne peut pas avoir de cartes placées sur elle
cannot-take-under = ne peut pas recevoir de cartes sous elle
cannot-be-turned-up = ne peut pas être retournée face visible
cannot-be-flipped = ne peut pas être retournée
cannot-be-kod-in-battle = ne peut pas être mise KO en combat
cannot-be-kod-by-skills = ne peut pas être mise KO par des Capacités
cannot-be-negated = ne peut pas avoir ses Capacités invalidées
cannot-have-attack-negated = ne peut pas avoir ses attaques annulées
cannot-leave = ne peut pas être déplacée ailleurs par des Capacités
may-attack-active = peut attaquer des cartes en mode Action
pays-to-be-played = demande un coût pour être jouée
skips-offense = attaque sans Étape d'Attaque
skips-defense = attaque sans Étape de Défense
is-paid-with-others = peut être payée avec d'autres cartes comme énergie
pays-skills-with-others = peut payer des Capacités avec d'autres cartes comme énergie
comes-beside-unisons = peut venir à côté d'autres cartes Unison, jusqu'à { $most } en tout
may-be-given-for-prices = peut être donnée pour des coûts qui demandent d'autres cartes
asks-no-leader-color = ne demande aucune couleur au Leader
pays-to-attack = paie un coût pour attaquer
has-attacks-left = { $attacks ->
    [one] a encore { $attacks } attaque
   *[other] a encore { $attacks } attaques
}
has-activations-left = { $activations ->
    [one] a encore { $activations } activation
   *[other] a encore { $activations } activations
}
has-switches-left = { $switches ->
    [one] peut passer en { $mode } encore { $switches } fois
   *[other] peut passer en { $mode } encore { $switches } fois en tout
}
picks-life = laisse son joueur choisir les cartes Vie perdues
may-combo-resting = peut effectuer un Combo en mode Inertie
may-awaken = peut activer [{ $keyword }] quoi qu'il demande
may-be-played-free = peut être jouée sans son coût d'énergie
may-activate-free = peut activer des Capacités sans leur coût d'énergie
may-activate-for-another-price = peut activer des Capacités pour un autre coût
may-activate-elsewhere = peut activer des Capacités dans d'autres zones
enters-resting = entre en mode Inertie
is-unaffected = n'est pas affectée par les Capacités
until-battle = jusqu'à la fin du combat
until-charge = jusqu'à la fin de la phase de Recharge
until-main = jusqu'à la fin de la phase principale
until-turn = jusqu'à la fin du tour
whose = { $whose ->
    [you] votre
    [opponent] de l'adversaire
   *[seat] de { $whose }
}
until-turn-of = { $whose ->
    [you] jusqu'à la fin de votre tour
   *[other] jusqu'à la fin du tour { whose }
}
until-next-turn-of = { $whose ->
    [you] jusqu'à la fin de votre prochain tour
   *[other] jusqu'à la fin du prochain tour { whose }
}
until-next-turn-begins = { $whose ->
    [you] jusqu'au début de votre prochain tour
   *[other] jusqu'au début du prochain tour { whose }
}
until-next-main-begins = { $whose ->
    [you] jusqu'au début de votre prochaine phase principale
   *[other] jusqu'au début de la prochaine phase principale { whose }
}
until-game = jusqu'à la fin de la partie
