# Quello che si incontra leggendo una lista: righe e liste con un difetto, per notazione.

line-too-long = questa riga è troppo lunga per essere una carta
line-control-characters = questa riga contiene caratteri di controllo
save-as-utf8 = salva la lista come semplice testo UTF-8
line-without-card = questa riga non contiene nessuna carta
count-or-place = `{ $word }` può essere un numero di copie o un posto in un elenco
write-card-line = scrivi `4 BT1-006 Nome`
two-numbers = due numeri di carta su una riga
two-cards = questa riga contiene due carte
more-than-card = questa riga potrebbe contenere più di { $card }
comment-unclear = non è chiaro dove finisca questo commento; dai a inizio e fine righe proprie
card-behind-key = questa riga parla del mazzo, e contiene una carta
card-per-line = dai a ogni carta una riga sua
two-counts = due numeri di copie su una riga
write-count-once = scrivi il numero di copie una volta sola
count-without-card = questa riga ha un numero di copie ma nessuna carta
write-card-behind = scrivici dietro il numero o il nome di una carta
no-number-of-copies = `{ $count }` non è un numero di copie
empty-count = una cella vuota non è un numero di copie
pile-count = { $count } non è un numero di copie
write-whole-number = scrivi un numero intero da 1 a { $most }
too-many-lines = questa lista ha più di { $most } righe di carte; il resto non è letto
list-too-long = questa lista non è letta: supera { $most } KiB, e nessun mazzo è così lungo
too-many-text-lines = questa lista non è letta: ha più di { $most } righe, e nessun mazzo ne ha tante
too-many-decks = questo testo contiene più di { $most } mazzi; il resto non è letto
too-many-broken = questo testo contiene più di { $most } codici danneggiati; il resto non è letto
name-too-long = questo nome supera { $most } caratteri, e nessun nome è così lungo
comment-or-card = `{ $sign }` sta subito davanti a una carta: è un commento o una carta, e nessuno sa quale dei due
blank-behind-sign = metti uno spazio dopo il `{ $sign }` di un commento; davanti a una carta, toglilo
section-not-said = questa riga non dice dove sta la sua carta, e la riga sopra dice `{ $section }`
say-section-of-row = scrivi la sezione su ogni riga, come `main` o `side`
foils-unclear = non è chiaro se le { $foils } foil di questa riga siano tra le sue { $count } copie
side-unclear = un 1 può essere una copia nel side deck, o dire che tutte e { $count } stanno lì
say-copies-once = scrivi tutte le copie di una riga come un solo numero
say-side-in-words = scrivi `yes` o `no`, o chiama la colonna `side count`

no-section-of-deck = `{ $word }` non è una parte di un mazzo
one-of-sections = scrivi una di queste: { $sections }; togli quello che non fa parte del mazzo
no-card-number-form = `{ $number }` non è un numero di carta
card-needs-count = una carta ha bisogno di `{ $key }`

json-broken = questo JSON non è valido; chi lo legge dice «{ $reason }»
mend-json = guarda se lì manca una virgola, una virgoletta o una parentesi, o se ce n'è una di troppo; `scouter convert --notations` elenca le notazioni
json-key-twice = `{ $key }` sta due volte in un oggetto; nessuno sa quale si intende
json-no-object = in JSON un mazzo è un oggetto
json-no-deck = questo JSON non è un mazzo in una forma conosciuta: non ha né `main` né `leader`
json-deck-so = un mazzo è come `{ $example }`; `scouter convert --notations` elenca le altre notazioni
json-no-cards = `{ $key }` non contiene né un numero di carta né un oggetto di numeri e copie
json-cards-so = scrivi `{ $example }`, ogni numero con le sue copie
own-json-version = questa lista è in una versione che non si conosce; si conosce la { $known }
own-json-no-list = `{ $key }` non è un elenco di carte
own-json-no-card = una carta ha bisogno di `number` o di `name`
own-json-odd-key = una carta non ha `{ $key }`; ha `count`, `number` e `name`
arena-no-list = questo mazzo non ha un oggetto `deckList`
arena-no-category = `{ $key }` non è una categoria di carte
arena-no-number = una carta ha bisogno del suo numero come `id`
tts-no-list = `ObjectStates` non è un elenco
tts-unknown-ids = la pila ne contiene { $missing ->
    [one] un'altra
   *[other] altre { $missing }
} con l'id { $id }, e niente dice che carta sia
tts-no-name = questo oggetto non ha nome, quindi niente dice che carta sia
fdk-no-cards = `{ $key }` non è un elenco di codici
fdk-no-code = qui una carta sta con il suo codice, come `"CMF-005"`

yaml-broken = questo YAML non è valido; chi lo legge dice «{ $reason }»
mend-yaml = guarda se lì chiave, rientro e virgolette sono giusti; `scouter convert --notations` elenca le notazioni
yaml-cut-name = per YAML `{ $sign }` è un commento; può far parte di un nome
quote-yaml-line = metti tutta la riga tra virgolette, o uno spazio dopo il `#` di un commento

page-no-list = questa è una pagina web (HTML) e non una lista: copia la lista come la mostra il browser, o usa l'esportazione del sito
csv-no-header = questo CSV non ha un'intestazione con copie e carta; usa `section,count,number,name`
csv-column-twice = la colonna `{ $column }` c'è due volte
csv-cells = questa riga ha { $cells ->
    [one] 1 cella
   *[other] { $cells } celle
} e l'intestazione { $columns }
csv-quote-name = se un nome contiene il segno che separa le celle, metti il nome tra virgolette: `"Hit, the Assassin"`
csv-no-card = questa riga non ha né un numero di carta né un nome
say-card-of-row = scrivi il numero o il nome della sua carta, o togli la riga
number-looks-like = `{ $number }` non è un numero di carta; uno è come BT1-005, P-001 o SD14-01
write-printed-number = scrivi il numero stampato sulla carta; lo trova `scouter cards find`
csv-broken = questa riga di CSV non è valida; chi la legge dice «{ $reason }»

xml-broken = questo XML non è valido; chi lo legge dice «{ $reason }»
xml-no-dtd = questo XML non è valido: definisce un tipo di documento, che a un mazzo non serve
xml-too-many-parts = questo XML non è valido: ha più di { $most } parti
xml-ends-early = questo XML non è valido: finisce troppo presto
xml-part-too-long = questa parte dell'XML è più lunga di { $most } KiB
xml-namespaces = questo XML ha più di { $most } spazi dei nomi
xml-wrong-root = questo XML non è un mazzo di questo tipo: la sua radice è `{ $root }`, non `{ $known }`
xml-stray-text = un testo dove dovrebbero stare carte
xml-stray-card = questa carta non sta in nessuna sezione
xml-stray-element = `{ $element }` non è un posto per carte
xml-section-without-name = a `{ $element }` serve un `name`
xml-card-lacks-name-or-id = una carta ha bisogno del nome come testo, o del numero come `id`
xml-card-lacks-name = una carta ha bisogno di un `name`

share-damaged = questo codice è danneggiato: un segno è sbagliato, manca, è di troppo o scambiato
share-no-deck = questo codice è intero, ma quello che dice non è un mazzo
share-newer = questo codice è della versione { $version }, e questo scouter conosce la versione { $known }
share-newer-reads = uno scouter più recente lo legge
share-other-game = questo codice è di un altro gioco, il numero { $game }, che questo scouter non conosce
share-newer-may-know = forse uno scouter più recente lo conosce
share-no-prefix = questo non è un codice: un codice comincia con `scouter:`
share-odd-sign = `{ $sign }` non sta in nessun codice: contengono le lettere da A a Z e le cifre da 2 a 7
share-copy-again = copialo di nuovo, da `scouter:` fino alla fine

no-passcode = `{ $word }` non è un codice
passcode-looks-like = un codice è un numero da una a nove cifre, come 83326048
ydke-no-prefix = questa non è una lista ydke: una lista comincia con `ydke://`
ydke-parts = una lista ydke ha tre parti, ognuna seguita da `!`
ydke-no-base64 = questa parte della lista ydke è danneggiata: non è base64
ydke-cut-off = questa parte della lista ydke è danneggiata: l'ultimo codice non è intero
ydke-copy-again = copiala di nuovo, da `ydke://` fino all'ultimo `!`
csv-open-quote = in questa riga si apre una virgoletta che non si chiude prima di altre righe: andrebbero perse
csv-close-quote = chiudi la virgoletta, o toglila
heading-unclear = può essere un commento, o il titolo delle carte sotto
heading-alone = scrivi `Side Deck` da solo su una riga, o togli queste parole
outside-heading = questo è il titolo di carte che non fanno parte del mazzo
outside-cards = togli questa riga e le carte sotto, o metti `#` e uno spazio davanti a ognuna
outside-or-words = se le carte sotto non fanno parte del mazzo, toglile, o metti `#` e uno spazio davanti a ognuna; altrimenti togli queste parole
columns-unclear = le copie stanno in più di una colonna, e nessuno sa che cosa siano le colonne
columns-named = chiamale `number`, `count` e `section`
dashes-or-not = scrivi `#` davanti a un commento, e un `-` o niente davanti a una carta
