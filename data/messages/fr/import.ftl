# `cards import`, `update`, `tables`, `forget` : ce qu'une table contient, ce qu'elle change et où elle se trouve.

import-title = { $source } : { $cards } ({ $counts })
import-title-faults = { $source } : { $cards } ({ $counts }) ; { faults }
import-sound = { $cards ->
    [one] { $cards } carte correcte
   *[other] { $cards } cartes correctes
}
import-new = { $cards ->
    [one] { $cards } nouvelle
   *[other] { $cards } nouvelles
}
import-changed = { $cards ->
    [one] { $cards } modifiée
   *[other] { $cards } modifiées
}
import-known = { $cards ->
    [one] { $cards } déjà connue
   *[other] { $cards } déjà connues
}
import-skills = Capacités : { $read ->
    [one] { $read } ligne lue
   *[other] { $read } lignes lues
} sur { $lines } ; { $modelled ->
    [one] { $modelled } carte connue
   *[other] { $modelled } cartes connues
} en entier sur { $cards }
import-game = jeu : { $game } ; les effets de ses cartes ne sont pas lus
import-not-tcg = dont { $cards } jamais sorties dans le TCG selon cette table ; les listes peuvent en avoir : aucune règle ne l'interdit
import-other-art = avec { $cards ->
    [one] un autre de leurs numéros, pour une autre illustration
   *[other] { $cards } autres de leurs numéros, pour d'autres illustrations
}
import-no-skills = Capacités : la table n'en a pas, ses cartes sont donc censées ne pas en avoir
import-changes = modifiée : { $card } : { $changes }
import-more-changes = { $more ->
    [one] modifiée : { $more } autre
   *[other] modifiées : { $more } autres
} ({ $facts })
import-gone = plus dans cette table : { $cards }
import-unused = inutilisées : { $columns }

fact = { $fact ->
    [name] nom
    [other-names] noms dans d'autres langues
    [type] type
    [rarity] rareté
    [colors] couleurs
    [energy-cost] coût d'énergie
    [z-energy-cost] coût d'énergie Z
    [combo] Combo
    [power] puissance
    [characters] personnages
    [traits] origines
    [eras] ères
    [name-of-back] nom du verso
    [power-of-back] puissance du verso
    [characters-of-back] personnages du verso
    [traits-of-back] origines du verso
    [eras-of-back] ères du verso
    [skills] Capacités
   *[skills-of-back] Capacités du verso
}
fact-changed = { $what } { $before } → { $after }
fact-count = { $what } { $count }
fact-none = { $fact ->
    [rarity] aucune
    [colors] aucune
    [power] aucune
    [traits] aucune
    [eras] aucune
    [power-of-back] aucune
    [traits-of-back] aucune
    [eras-of-back] aucune
   *[other] aucun
}

kept = gardée sous le nom `{ $table }` ; `scouter cards forget { $table }` la retire
kept-instead = gardée sous le nom `{ $table }`, à la place de la table du { $day }
would-be-kept = serait gardée sous le nom `{ $table }` ; rien n'est écrit
nothing-kept = { $source } : { faults } ; rien n'est gardé
nothing-kept-without-card = { $source } ne contient aucune carte ; rien n'est gardé
mend-rows-or-partial = corrigez ces lignes, ou gardez les seules cartes correctes avec --partial
table-not-used = { $source } : { faults } ; aucune carte du fichier n'est utilisée
mend-rows = corrigez ces lignes
table-current = `{ $table }` est à jour : { $source } n'a pas changé
table-current-since = `{ $table }` est à jour : { $source } n'a pas changé depuis le { $day }

column-table = table
column-cards = cartes
column-imported = importée
column-from = source
damaged = abîmée
forgotten = `{ $table }` est retirée : { cards } de { $source }
forgotten-damaged = `{ $table }`, qui était abîmée, est retirée

table-damaged = la table importée { $path } : { $damage }
import-again = importez-la de nouveau (scouter cards import FILE --name { $table }), ou retirez-la : scouter cards forget { $table }
damage-foreign = ce n'est pas une table que scouter a écrite
damage-sum = elle n'est plus telle qu'elle a été écrite : sa somme de contrôle ne correspond pas
damage-head = elle ne dit pas d'où elle vient ; son lecteur dit « { $reason } »
damage-row = elle a été écrite par scouter { $version }, et celui-ci ne peut pas la lire : ligne { $line } : { $fault }
