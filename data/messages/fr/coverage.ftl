# `cards coverage` : ce qui est modélisé des cartes, et ce qui empêche le reste.

coverage-modelled = comprises
coverage-lines = lignes
coverage-read = lues
coverage-all = toutes
coverage-in-lists = dans les listes
coverage-copies = exemplaires, partout
coverage-lists-begun = listes, par leader et deck principal
coverage-lists-whole = listes, side deck et tout compris
coverage-unknown = exemplaires inconnus
coverage-no-text = Ce qui n'est pas lu est inconnu : la table n'a pas de texte. Donnez-en une avec --cards.
coverage-doubtful = Lignes redites autrement : { $otherwise } ; qui se lisent de deux façons : { $ambiguous }
coverage-kept = ne sont pas modélisées à cause de ces seuls mots
coverage-end-of-line = (la fin de la ligne)
coverage-more = par { $others } autres, voir --limit

coverage-no-list = { $path } ne contient aucune liste de ces cartes
coverage-no-card = il n'y a aucune carte de { $sets }
coverage-all-sets = sans --sets, toutes sont énumérées
