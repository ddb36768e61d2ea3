# Les images de `--plot`, et la page de `--report`.

picture-alone = { $deck } joue seul
picture-damage = Dégâts par tour propre
picture-damage-values = vies prises jusque-là (moyenne et 95 %)
picture-own-turn = tour propre
picture-damage-point = tour { $turn } : { $mean } ({ $low }–{ $high }), { $games } parties
picture-wins = Parties gagnées, par tour propre
picture-wins-values = % de toutes les parties (avec 95 %)
picture-wins-turn = tour propre de la victoire
picture-won-in = gagnées au tour { $turn }
picture-none = jamais
picture-not-won = non gagnées
picture-wins-bar = { $what } : { $games } parties, { $share } % ({ $low }–{ $high } %)
picture-cards = cartes
picture-cost = coût d'énergie
picture-other = autre
picture-cost-bar = coût { $cost } : { $count } { $kind }
picture-no-turn = aucun tour n'a été joué
picture-chance = Probabilité d'avoir pioché une carte
picture-chance-values = %, par nombre d'exemplaires :
picture-chance-turn = tour propre (0 : main de départ)
picture-chance-point = { $copies } exemplaires, tour { $turn } : { $share } %
picture-who = Qui gagne contre qui
picture-who-told = Parties que la ligne gagne contre la colonne, en pour cent ; ± est la moitié de l'intervalle de 95 %
picture-pairing = { $row } contre { $column } : { $share } ({ $interval })
picture-matches = matchs
picture-matches-told = Matchs que gagne la première liste d'une rencontre, et ses premières parties, en pour cent ; ± est la moitié de l'intervalle de 95 %
picture-field-told = Parties que le deck gagne contre chaque liste, en pour cent, de la meilleure rencontre à la pire ; ± est la moitié de l'intervalle de 95 %
picture-field-all = le champ
picture-turns = Parties par tour
picture-turns-values = parties
picture-turns-turn = tour propre de la victoire
picture-turns-won = gagnées
picture-turns-lost = perdues
picture-turns-bar = tour { $turn } : { $games } { $games ->
    [one] partie
   *[other] parties
  } { $what }

page-check = Contrôle
page-clean = selon { $terms } : { $counts } ; aucun problème.
page-found = selon { $terms } : { $counts } ; { $tally }.
page-line = (ligne { $line })
page-rule = Règle { $rule }
page-help = Aide : { $help }
page-modelled = Ce qui est modélisé
page-left-out = Les Capacités non modélisées sont laissées hors des parties.
page-turns = Ce qu'il fait tour par tour
page-unknown = On ne le sait pas ; le calcul dit « { $reason } ».
page-deck = Deck
page-again = La même chose encore
page-by-turn = au tour
page-copies = { $copies } dans le deck ({ cards })
page-chances = Au moins un des exemplaires, sans mulligan. Le tour 0 est la main de départ ; le tour N compte chaque pioche jusqu'au tour propre N compris. Exact, rien n'est simulé ; les cartes de vie ne sont pas vues et ne comptent pas.
page-numbers = En chiffres
page-cards = Ce qui va avec une victoire

picture-too-large = une image de { $width } × { $height } pixels est trop grande pour PNG ; .svg n'a pas de limite
picture-unpacked = les pixels ne peuvent être compressés : { $why }
