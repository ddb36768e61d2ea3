# Errori delle tabelle di carte: righe che non sono carte, e abilità che non si capiscono.

row-web-page = questa è una pagina web, non una tabella di carte
row-tables-are = una tabella di carte è in righe JSON, CSV o TSV; una pagina che ne mostra una ha spesso un collegamento al file stesso
row-no-column = l'intestazione non ha la colonna `{ $column }`; le colonne conosciute sono { $known }
row-json-broken = questo JSON non è valido; chi lo legge dice «{ $reason }»
row-no-back = `back` non è un oggetto con i dati di un lato
row-key-twice = `{ $key }` c'è due volte
row-too-many-faults = troppi errori: da qui in poi non si legge più niente
row-too-many-cards = una tabella di più di { $most } carte: da qui in poi non si legge più niente
row-too-long = una riga di più di { $most } byte non è una carta
row-long-name = `{ $column }` contiene un nome di più di { $most } caratteri, o più di { $names } nomi
row-many-lines = `{ $column }` contiene più di { $most } righe
more-faults = e { $faults ->
    [one] un altro errore
   *[other] altri { $faults } errori
}

row-number-twice = la tabella ha già questo numero di carta
row-no-kind = `{ $kind }` non è un tipo di carta; si conoscono { $known }
row-no-name = manca il nome
row-no-color = `{ $color }` non è un colore
row-no-icon = `{ $letter }` non è l'icona di un colore
row-no-energy = `{ $cost }` non è un costo d'energia; un costo è un numero o X
row-no-z-energy = `{ $cost }` non è un costo di Z-Energia; un costo è un numero o X
row-no-z-card = solo le carte Z hanno un costo di Z-Energia
row-no-combo-cost = { $cost } non è un costo di combo
row-half-combo = una combo ha bisogno sia del costo di combo sia della potenza di combo (3-7-3-1)
row-too-many-icons = la colonna `specified` contiene troppe `{ $letter }`
row-key-holds = `{ $key }` è { $value }, e non { $wanted ->
    [text] un testo
    [texts] un elenco di testi
    [number] un numero
    [energy] un numero o X
    [icons] icone con il loro numero
    [passcode] un codice di carta
    [combo-cost] un costo di combo
   *[truth] vero o falso (true, false)
}
row-column-holds = la colonna `{ $column }` contiene `{ $value }`, che non è { $wanted ->
    [number] un numero
    [card-number] un numero di carta
    [front] la prima riga di una carta
    [energy-cost] un costo d'energia
    [z-energy-cost] un costo di Z-Energia
    [icons] un elenco di icone
    [kind] un tipo di carta
    [colors] un elenco di colori
    [other-names] un elenco di nomi, ciascuno con il codice della sua lingua
   *[skills] un elenco di abilità
}
row-columns = una riga ha { $columns ->
    [one] 1 colonna
   *[other] { $columns } colonne
} invece di { $least } fino a { $most }
row-not-its-back = la seconda riga di { $card } non è il suo retro
row-from-here = da qui: { $words }

skill-too-long = un'abilità di più di { $most } byte non si legge
skill-text-too-long = un testo di abilità di più di { $most } byte non si legge
skill-too-intricate = questa riga è troppo intricata per essere letta
skill-swallowed = questo si legge, ma non c'è niente che corrisponda a `{ $word }`
skill-not-meant = questo si legge come qualcosa che non può essere inteso: { $guard }
skill-other-words = questo si legge, ma non si ristampa con le stesse parole
skill-not-understood = da qui non si capisce; ci si aspetta { $expected }
skill-ambiguous = questo si può leggere in { $ways } modi
skill-about-deck = una regola sul mazzo: { $problem }

# Database di carte.
cdb-no-cards = questo non è un database di carte: { $error }
cdb-no-passcode = { $id } non è un codice di carta
cdb-no-name = { $number } non ha un nome
cdb-no-tables = questo non è un database di carte: non ha le tabelle `datas` e `texts`
cdb-not-plain = questo database ha più che semplici tabelle (`{ $word }`); non se ne legge niente
cdb-damaged = questo database è danneggiato; chi lo legge dice «{ $fault }»
cdb-endless = la lettura di questo database non arriva alla fine; è danneggiato
cdb-no-alias = { $number } conta come { $alias }, che non è nel database
cdb-long-name = { $number } ha un nome di più di { $most } caratteri
