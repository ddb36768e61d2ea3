# `arena` : des joueurs mesurés.

arena-title = { $a } contre { $b } : { games } par paires avec les mêmes hasards, { $lists ->
    [one] { $lists } liste contre elle-même
   *[other] { $lists } listes chacune contre chacune et contre elle-même
}, selon { $ruleset }, graine { $seed }
arena-wins = { $player } gagne { $share } ({ $interval } par paires ; { $wilson } selon Wilson)
arena-matchup = le moins avec { $a } contre { $b } : { $share }
arena-earned = { $player } est ici le meilleur joueur : au-dessus de la moitié à coup sûr, nulle part sous 45 %
arena-not-shown = que { $player } soit le meilleur joueur n'est pas démontré
arena-falls-behind = { $player } gagne plus, mais tombe sous 45 % avec certaines listes
arena-tau = les listes dans le même ordre avec les deux joueurs : τ de Kendall { $tau }
arena-means = { $turns } tours et { $decisions } décisions par partie
hygiene-title = { $player } : { games }, { $lists ->
    [one] { $lists } liste contre elle-même
   *[other] { $lists } listes chacune contre chacune et contre elle-même
}, selon { $ruleset }, graine { $seed }
hygiene-lives = parties où la dernière vie a été donnée : { $count }
hygiene-given = pour des attaques qui ne pouvaient pas réussir : { $counters } counters, { $blocks } blocages, { $combos } combos
hygiene-lost = attaques perdues à coup sûr : { $count }, { $rate } par partie
hygiene-unused = Capacités activables et jamais activées : { $unused } sur { $lines } ({ $share } %), dont { $passed } proposées et laissées
hygiene-line = { $list } : { $card }, Capacité { $line }, jamais en { games }, { $offered ->
    [0] jamais proposée
    [one] proposée 1 fois
   *[other] proposée { $offered } fois
}
hygiene-line-back = { $list } : { $card }, Capacité { $line } du verso, jamais en { games }, { $offered ->
    [0] jamais proposée
    [one] proposée 1 fois
   *[other] proposée { $offered } fois
}
fit-told = { $rows } positions de { games } ; le vainqueur est du bon côté dans { $right } % d'entre elles, à { $off } près en moyenne (au carré)
arena-of-dbscg = cela se compte dans les parties de Dragon Ball Super Card Game et non dans celles de { $game } ; `scouter arena JOUEUR JOUEUR LISTE` mesure les joueurs dans les deux
arena-unplayed = { $count } affrontements sur { $of } pas encore joués
