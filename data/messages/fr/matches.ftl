# `match` : beaucoup de parties entre decks.

match-title = { $games } parties selon { $ruleset }, { $players }, places échangées une partie sur deux, graine { $seed }
match-title-pairs = { $games } parties en { $pairs } paires selon { $ruleset }, { $players }, places échangées une partie sur deux, graine { $seed }
match-players = joueurs { $player }
match-players-two = { $a } contre { $b }
match-wins = { $list } en gagne { $wins } : { $share }
match-wins-by = { $list } ({ $player }) en gagne { $wins } : { $share }
match-share = { $share } ({ $interval })
match-draws = nulles { $count } ({ $share } %)
match-undecided = indécises au tour { $turn } : { $count } ({ $share } %)
match-first = gagnées par qui commence { $count } ({ $share } %)
match-means = { $turns } tours et { $decisions } décisions par partie
match-all = toutes
match-grid = Parties que la ligne gagne contre la colonne, en pour cent ; ± { $half } au plus (95 %)
match-grid-sum = Nulles { $draws }, indécises au tour { $turn } : { $undecided }
match-grid-told = Parties que la ligne gagne contre la colonne, en pour cent.
