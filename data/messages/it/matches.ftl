# `match`: molte partite tra mazzi.

match-title = { $games } partite secondo { $ruleset }, { $players }, posti scambiati ogni seconda partita, seme { $seed }
match-title-pairs = { $games } partite in { $pairs } coppie secondo { $ruleset }, { $players }, posti scambiati ogni seconda partita, seme { $seed }
match-players = giocatori { $player }
match-players-two = { $a } contro { $b }
match-wins = { $list } ne vince { $wins }: { $share }
match-wins-by = { $list } ({ $player }) ne vince { $wins }: { $share }
match-share = { $share } ({ $interval })
match-draws = pareggi { $count } ({ $share } %)
match-undecided = indecise al turno { $turn }: { $count } ({ $share } %)
match-first = vinte da chi comincia { $count } ({ $share } %)
match-means = { $turns } turni e { $decisions } decisioni a partita
match-all = tutte
match-grid = Partite che la riga vince contro la colonna, in percento; ± { $half } al massimo (95 %)
match-grid-sum = Pareggi { $draws }, indecise al turno { $turn }: { $undecided }
match-grid-told = Partite che la riga vince contro la colonna, in percento.
