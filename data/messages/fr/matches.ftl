# `match` : beaucoup de parties entre decks.

match-title = { games } selon { $ruleset }, { $players }, places échangées une partie sur deux, graine { $seed }
match-title-pairs = { games } en { $pairs } paires selon { $ruleset }, { $players }, places échangées une partie sur deux, graine { $seed }
match-players = joueurs { $player }
match-players-two = { $a } contre { $b }
match-wins = { $list } en gagne { $wins } : { $share }
match-wins-by = { $list } ({ $player }) en gagne { $wins } : { $share }
match-share = { $share } ({ $interval } { $by ->
    [games] par parties
   *[pairs] par paires
})
match-draws = nulles { $count } ({ $share } %)
match-undecided = indécises au tour { $turn } : { $count } ({ $share } %)
match-first = gagnées par qui commence { $count } ({ $share } %)
match-means = { $turns } tours et { $decisions } décisions par partie
match-all = toutes
match-grid = Parties que la ligne gagne contre la colonne, en pour cent ; ± { $half } au plus (95 % par parties)
match-grid-sum = Nulles { $draws }, indécises au tour { $turn } : { $undecided }
match-grid-told = Parties que la ligne gagne contre la colonne, en pour cent.

what-if-title = { $deck } contre { $against } : { games } de chaque version, avec les mêmes hasards, selon { $ruleset }, { $players }, graine { $seed }
what-if-field = un champ de { $lists } { $lists ->
    [one] liste
   *[other] listes
  }
what-if-as-is = tel quel
what-if-won = en gagne { $share }
what-if-turn = en moyenne au tour propre { $turn } ({ $low }–{ $high } ; les parties sans victoire comptent comme tour { $last })
what-if-points = { $more } points (de { $low } à { $high })
what-if-turns = { $more } tours (de { $low } à { $high })
what-if-seen = une différence se voit
what-if-unseen = aucune différence ne se voit ; si elle est de cette taille, { games } par version la montrent quatre fois sur cinq
what-if-few = aucune différence ne se voit en si peu de parties
what-if-even = aucune différence ne se voit : il n'y en a pas dans ces parties
what-if-nothing = rien n'a été joué
what-if-told = Les différences sont par rapport au deck tel quel, paire par paire avec les mêmes hasards, avec des intervalles de 95 %. Une partie que personne ne gagne est gagnée à moitié.
what-if-many = Chaque intervalle vaut pour lui seul : sur 20 changements sans effet, un semble en avoir.
what-if-form = version
what-if-value = résultat
what-if-difference = différence
what-if-verdict = verdict
what-if-illegal = après { $swap } la liste est illégale selon { $terms } :
what-if-allow = échangez d'autres cartes, ou prenez la liste telle quelle : --allow-illegal
what-if-size = faites entrer autant de cartes qu'il en sort, ou prenez la liste telle quelle : --allow-illegal

field-title = { $deck } contre un champ de { $lists ->
    [one] 1 liste
   *[other] { $lists } listes
} : { games } selon { $ruleset }, { $players }, places échangées une partie sur deux, graine { $seed }
field-expected = attendu selon les parts des listes : { $share }
field-seated = en premier { $first }, en second { $second }
field-best = au mieux contre { $list } : { $share }
field-worst = au pire contre { $list } : { $share }
field-turn = gagne en moyenne au tour propre { $turn }
field-list = liste
field-share = part
field-wins = gagne
field-interval = (95 %)
field-first = premier
field-second = second
field-turn-of-win = tour
field-told = En pour cent : la part de la liste dans le champ, les parties que le deck gagne, avec l'intervalle par paires de parties, et celles en premier et en second ; tour : le tour propre de ses victoires, en moyenne. Une partie que personne ne gagne est à moitié gagnée.
not-in-a-table = { $list } : aucune table donnée avec --cards ne dit ce que font ces cartes : { $cards }
by-play-apart = --by-play ne vaut pas encore pour { $game } ; --want EXPR si
match-apart-without = { $option } ne vaut pas encore pour { $game } ; les listes nommées jouent chacune contre chacune

best-of-title = { $matches } matchs en { $most } parties au plus, selon { $ruleset }, { $players }, places échangées un match sur deux, graine { $seed }
best-of-plan = side deck : { $plan }
best-of-draws = matchs que personne ne gagne { $count }
best-of-scores = résultats { $scores }
best-of-game = partie { $game } : { $list } en gagne { $share } sur { $games }
best-of-sided = avec des cartes du side deck : { $a } dans { $games } parties, { $b } dans { $others }
best-of-pair = rencontre
best-of-drawn = nulles
best-of-nth = partie { $game }
best-of-against = { $a } contre { $b }
best-of-told = Un match est gagné par qui gagne plus de la moitié de ses parties ; chaque partie commence selon le manuel. Un match que personne ne gagne est à moitié gagné. Les intervalles des matchs sont par paires de matchs, ceux des parties par parties.
