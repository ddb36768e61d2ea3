# Listes de cartes interdites et limitées : `cards lists`, et les erreurs des listes que l'on apporte.

lists-title = { $list } : { $title }
lists-cards-word = cartes
lists-entries-word = entrées
lists-applies = vaut pour
lists-of-day = { $edition } (au { $day })
lists-all = { $all }
lists-with-date = avec --date
lists-source-word = source
lists-cards = { $banned ->
    [one] { $banned } interdite
   *[other] { $banned } interdites
} (0), { $limited ->
    [one] { $limited } limitée
   *[other] { $limited } limitées
}
lists-perhaps = { $cards }, peut-être { $perhaps ->
    [one] { $perhaps } autre
   *[other] { $perhaps } autres
} (?)
lists-on = { $cards }, le { $day }
lists-newest = { $cards }, au jour de l'entrée la plus récente
lists-entries = du { $first } au { $last }
lists-source = { $source } ; { $file }
lists-list = liste
lists-limit = limite
lists-from = du
lists-until = jusqu'au
lists-event = événement

limit-no-column = `{ $column }` n'est pas une colonne d'une liste ; il y a number, limit, from (ou since), until, as-early-as, event, name
limit-no-limit-column = l'en-tête n'a pas de colonne `limit`
limit-row-cells = cette ligne a { $cells } cases, et il y a { $columns } colonnes
limit-name-columns = nommez les colonnes dans une première ligne : number, limit, from, until, name
limit-without-number = le numéro de la carte manque
limit-missing = la limite manque : combien d'exemplaires sont autorisés, 0 pour aucun
limit-no-limit = `{ $limit }` n'est pas une limite ; une limite est un nombre d'exemplaires, ou banned
limit-no-day = `{ $day }` n'est pas un jour ; un jour s'écrit 2026-02-07
limit-ends-early = elle finit le { $until }, avant de commencer le { $since }
limit-event-without-day = il faut à un événement le premier jour où il a pu avoir lieu (as-early-as)
limit-day-without-event = il faut à as-early-as un événement et un jour, pas antérieur, dès lequel l'entrée vaut à coup sûr
limit-twice = { $card } a une autre entrée pour certains de ces jours
limit-first = la première est ici
limit-own-days = donnez à chaque entrée ses propres jours : from, until
limit-too-new = une carte trop récente s'apporte avec --cards ou `cards import`
list-not-used = { $source } : { faults } ; la liste n'est pas utilisée
mend-lines = corrigez ces lignes

# Listes de limites telles que les ont les simulateurs.
conf-no-such-list = le fichier n'a pas de liste `{ $name }`
conf-several-lists = le fichier contient { $lists } listes
conf-name-one = nommez-en une après le fichier, comme dans FICHIER#NOM : { $known }
conf-whitelist = une liste des seules cartes permises n'est pas prise en charge
conf-no-passcode = `{ $code }` n'est pas un code de carte
conf-no-limit = `{ $limit }` n'est pas une limite : c'est un nombre d'exemplaires
conf-twice = { $number } a deux limites
conf-first-here = la première est ici
