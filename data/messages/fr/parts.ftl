# Parts d'une série qui sont réunies (`merge`) ou continuent (`--resume`) : pourquoi non, et ce qui manque.

parts-no-part = ce n'est pas une part d'une série, telle que `--format json` ou `--resume` en écrit
parts-name-parts = jouez chaque part avec `--shard I/N --format json > FILE`, et nommez ces fichiers
parts-name-new = nommez un fichier qui n'existe pas encore : ce qui est fait y est conservé
parts-other-version = ceci a été écrit par une autre version de scouter, ou changé depuis ({ $why }) ; refaites-le
parts-other-kind = c'est une part d'une série de { $kind ->
    [match] listes les unes contre les autres
    [field] parties d'une liste contre un champ
    [swap] échanges
    [best-of] matchs de plusieurs parties
    [goldfish] parties jouées seul
   *[arena] joueurs mesurés
}, et les parts d'avant ne le sont pas
parts-other-run = c'est une part d'une autre série ; différences : { $what }
parts-differs = { $what ->
    [deck] le deck
    [lists] les listes
    [swaps] les échanges
    [edition] l'édition
    [player] le joueur
    [players] les joueurs
    [opponent] l'adversaire
    [first] qui commence
    [seed] la graine
    [turns] les tours
    [games] les parties
    [best-of] les parties d'un match
    [alone] la façon dont le deck joue seul
    [parts] le nombre de parts
    [cards] ce qui est compté de ses cartes
   *[modelled] ce qui est modélisé
}
parts-other-part = c'est une part d'une autre série ; différences : la part, qui est { $part }
parts-twice = la part { $part } de la série est déjà là
parts-impossible = aucune série n'en arrive là : { $why ->
    [parts] une série a de 1 à { $most } parts, et celles-ci n'en sont pas
    [once] chaque part est là une fois, et il y en a une au moins
    [counts] les comptes ne correspondent pas aux parties
   *[more] avec les parts d'avant, elle a plus de parties que la série
}
parts-same-run = nommez un autre fichier, ou la même série
parts-missing = { $count ->
    [one] il manque la part { $which } sur { $of }
   *[other] il manque les parts { $which } sur { $of }
}
parts-part = Une part de la série : { $what }
parts-broken-off = une part a été interrompue ; la commande qui la jouait la continue avec --resume
