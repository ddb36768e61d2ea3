# Liste di carte vietate e limitate: `cards lists`, e gli errori delle liste che si portano.

lists-title = { $list }: { $title }
lists-cards-word = carte
lists-entries-word = voci
lists-applies = vale per
lists-of-day = { $edition } (al { $day })
lists-all = { $all }
lists-with-date = con --date
lists-source-word = fonte
lists-cards = { $banned ->
    [one] 1 vietata
   *[other] { $banned } vietate
} (0), { $limited ->
    [one] 1 limitata
   *[other] { $limited } limitate
}
lists-perhaps = { $cards }, forse { $perhaps ->
    [one] un'altra
   *[other] altre { $perhaps }
} (?)
lists-on = { $cards }, il { $day }
lists-newest = { $cards }, al giorno della voce più recente
lists-entries = dal { $first } al { $last }
lists-source = { $source }; { $file }
lists-list = lista
lists-limit = limite
lists-from = dal
lists-until = fino al
lists-event = evento

limit-no-column = `{ $column }` non è una colonna di una lista; ci sono number, limit, from (o since), until, as-early-as, event, name
limit-no-limit-column = l'intestazione non ha la colonna `limit`
limit-row-cells = questa riga ha { $cells } celle, e le colonne sono { $columns }
limit-name-columns = nomina le colonne in una prima riga: number, limit, from, until, name
limit-without-number = manca il numero della carta
limit-missing = manca il limite: quante copie sono ammesse, 0 per nessuna
limit-no-limit = `{ $limit }` non è un limite; un limite è un numero di copie, oppure banned
limit-no-day = `{ $day }` non è un giorno; si scrive come 2026-02-07
limit-ends-early = finisce il { $until }, prima di cominciare il { $since }
limit-event-without-day = a un evento serve il primo giorno in cui può essere stato (as-early-as)
limit-day-without-event = ad as-early-as servono un evento e un giorno, non precedente, da cui vale di certo
limit-twice = { $card } ha un'altra voce per alcuni di questi giorni
limit-first = la prima è qui
limit-own-days = dai a ogni voce i suoi giorni: from, until
limit-too-new = una carta troppo nuova si porta con --cards o con `cards import`
list-not-used = { $source }: { faults }; la lista non è usata
mend-lines = correggi queste righe

# Liste di limiti come le hanno i simulatori.
conf-no-such-list = nel file non c'è nessuna lista `{ $name }`
conf-several-lists = il file contiene { $lists } liste
conf-name-one = indicane una dopo il file, come in FILE#NOME: { $known }
conf-whitelist = una lista delle sole carte ammesse non è supportata
conf-no-passcode = `{ $code }` non è un codice di carta
conf-no-limit = `{ $limit }` non è un limite: serve un numero di copie
conf-twice = { $number } ha due limiti
conf-first-here = il primo è qui
