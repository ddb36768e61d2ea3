# Erreurs des tables de cartes : les lignes qui ne sont pas des cartes, et les Capacités que l'on ne comprend pas.

row-web-page = ceci est une page web, pas une table de cartes
row-tables-are = une table de cartes est en lignes JSON, CSV ou TSV ; une page qui en montre une a souvent un lien vers le fichier lui-même
row-no-column = l'en-tête n'a pas de colonne `{ $column }` ; les colonnes connues sont { $known }
row-json-broken = ce JSON n'est pas valide ; son lecteur dit « { $reason } »
row-no-back = `back` n'est pas un objet avec les données d'une face
row-key-twice = `{ $key }` figure deux fois
row-too-many-faults = trop d'erreurs : à partir d'ici, plus rien n'est lu
row-too-many-cards = une table de plus de { $most } cartes : à partir d'ici, plus rien n'est lu
row-too-long = une ligne de plus de { $most } octets n'est pas une carte
row-long-name = `{ $column }` contient un nom de plus de { $most } caractères, ou plus de { $names } noms
row-many-lines = `{ $column }` contient plus de { $most } lignes
more-faults = et { $faults ->
    [one] { $faults } autre erreur
   *[other] { $faults } autres erreurs
}

row-number-twice = la table a déjà ce numéro de carte
row-no-kind = `{ $kind }` n'est pas un type de carte ; on connaît { $known }
row-no-name = le nom manque
row-no-color = `{ $color }` n'est pas une couleur
row-no-icon = `{ $letter }` n'est pas l'icône d'une couleur
row-no-energy = `{ $cost }` n'est pas un coût d'énergie ; un coût est un nombre ou X
row-no-z-energy = `{ $cost }` n'est pas un coût d'énergie Z ; un coût est un nombre ou X
row-no-z-card = seules les cartes Z ont un coût d'énergie Z
row-no-combo-cost = { $cost } n'est pas un coût de Combo
row-half-combo = un Combo a besoin à la fois d'un coût de Combo et d'une puissance de Combo (3-7-3-1)
row-too-many-icons = la colonne `specified` contient trop de `{ $letter }`
row-key-holds = `{ $key }` est { $value }, et non { $wanted ->
    [text] un texte
    [texts] une liste de textes
    [number] un nombre
    [energy] un nombre ou X
    [icons] des icônes avec leur nombre
    [passcode] un code de carte
    [combo-cost] un coût de Combo
   *[truth] vrai ou faux (true, false)
}
row-column-holds = la colonne `{ $column }` contient `{ $value }`, qui n'est pas { $wanted ->
    [number] un nombre
    [card-number] un numéro de carte
    [front] la première ligne d'une carte
    [energy-cost] un coût d'énergie
    [z-energy-cost] un coût d'énergie Z
    [icons] une liste d'icônes
    [kind] un type de carte
    [colors] une liste de couleurs
    [other-names] une liste de noms, chacun avec le code de sa langue
   *[skills] une liste de Capacités
}
row-columns = une ligne a { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} au lieu de { $least } à { $most }
row-not-its-back = la deuxième ligne de { $card } n'est pas son verso
row-from-here = à partir d'ici : { $words }

skill-too-long = une Capacité de plus de { $most } octets n'est pas lue
skill-text-too-long = un texte de Capacité de plus de { $most } octets n'est pas lu
skill-too-intricate = cette ligne est trop embrouillée pour être lue
skill-swallowed = ceci est lu, mais rien n'y correspond à `{ $word }`
skill-not-meant = ceci se lit comme ce qui ne peut être voulu : { $guard }
skill-other-words = ceci est lu, mais ne se réimprime pas avec les mêmes mots
skill-not-understood = incompris à partir d'ici ; attendu : { $expected }
skill-ambiguous = ceci peut se lire de { $ways } façons
skill-about-deck = une règle sur le deck : { $problem }

# Bases de données de cartes.
cdb-no-cards = ce n'est pas une base de données de cartes : { $error }
cdb-no-passcode = { $id } n'est pas un code de carte
cdb-no-name = { $number } n'a pas de nom
cdb-no-tables = ce n'est pas une base de données de cartes : elle n'a pas les tables `datas` et `texts`
cdb-not-plain = cette base de données a plus que de simples tables (`{ $word }`) ; rien n'en est lu
cdb-damaged = cette base de données est abîmée ; son lecteur dit « { $fault } »
cdb-endless = la lecture de cette base de données n'arrive pas au bout ; elle est abîmée
cdb-no-alias = { $number } compte comme { $alias }, qui n'est pas dans la base de données
cdb-long-name = { $number } a un nom de plus de { $most } caractères
