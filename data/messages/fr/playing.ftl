# Si les listes peuvent être jouées, et ce qui empêche d'en connaître les cartes.

played-apart = c'est { $game }, dont les listes jouent contre des listes du même jeu et rien d'autre
edition-not-played = le moteur ne joue pas encore selon { $ruleset } ; il joue selon { $known }
procedure-not-played = le moteur ne peut pas jouer selon { $ruleset } : il ne connaît { $known }
points-not-played = le moteur ne peut pas jouer selon { $ruleset } : il ne connaît pas { $points }
engine-knows = { $point ->
    [opening] d'autre ouverture qu'une main et des vies de 1 à 1000 cartes
    [mulligan] d'autre mulligan que celui d'autant de cartes qu'on veut, ou de toute la main, remélangées
    [draw] d'autre pioche que celle d'une carte, sautée au premier tour
    [charge] d'autre charge que celle d'une carte
   *[hand] d'autre main que celle sans limite
}
and-no-other = { $one }, ni { $other }
by-the-book = `scouter goldfish LISTE` donne les pioches et les ressources d'une telle liste selon les règles

unread-nothing = { $list } ne contient aucune carte, { so }
unread-broken = { $list } : la liste est endommagée, { so }
unread-lines = { $list } : { lines-mean-no-card }, { so }
lines-mean-no-card = { $lines ->
    [one] { $lines } ligne ne désigne aucune carte
   *[other] { $lines } lignes ne désignent aucune carte
}
so = { $so ->
    [modelled] donc le deck n'est pas modélisé
    [sheet] donc il n'y a pas de feuille
    [shown] donc il n'y a rien à montrer
    [compared] donc rien n'est comparé
    [written] donc rien n'est écrit
   *[known] donc le deck n'est pas connu
}

play-not-played = { $list } : { $why }
play-unread-no-leader = { $list } : { lines-mean-no-card }, et il n'y a pas de leader avec qui jouer
play-no-leader = { $list } n'a pas de leader avec qui jouer
play-illegal = { $list } est illégal selon { $terms } ; --allow-illegal le prend tel quel
play-illegal-taken = { $list } est illégal selon { $terms } ; il est pris tel quel
play-incomplete = { $list } est incomplet selon { $terms } ; il est pris avec les cartes qu'il a
play-checked-under = { $list } est vérifié selon { $checked } ; on joue selon { $played }
play-z-deck-stays-out = { $list } a un Z-Deck de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, qui reste hors du jeu : l'édition ne connaît pas les cartes Z
play-z-energy-unknown = { $list } a des cartes Z qui ne sont jamais jouées, car leur coût en Z-Energy n'est pas connu : { $cards } ; un tableau à vous peut le donner
play-in-part = { $played } n'est pas encore joué en entier : il manque { $missing } règles et chapitres, que `scouter rules audit --rules { $played }` nomme
play-too-few = { $list } a { cards } dans le deck principal ; pour jouer il en faut au moins { $needed }
play-led-by = { $list } est mené par { $card }, qui est { a-kind }
play-misplaced = { $list } a dans le deck principal { $card }, qui est { a-kind }
play-no-z-card = { $list } a dans le Z-Deck { $card }, qui est { a-kind }
play-no-rule = { $list } a { $card }, et l'édition n'a pas de règle pour { $what }
play-lines = { $list } a { $card }, qui a plus de { $most } lignes

fewer-threads = on ne peut avoir plus de { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
} d'exécution : cela dure plus longtemps, et le résultat est le même
