# `cards import`, `update`, `tables`, `forget`: che cosa contiene una tabella, che cosa cambia e dove sta.

import-title = { $source }: { $cards } ({ $counts })
import-title-faults = { $source }: { $cards } ({ $counts }); { faults }
import-sound = { $cards ->
    [one] 1 carta valida
   *[other] { $cards } carte valide
}
import-new = { $cards ->
    [one] 1 nuova
   *[other] { $cards } nuove
}
import-changed = { $cards ->
    [one] 1 cambiata
   *[other] { $cards } cambiate
}
import-known = { $cards ->
    [one] 1 già nota
   *[other] { $cards } già note
}
import-skills = abilità: { $read ->
    [one] letta 1 riga
   *[other] lette { $read } righe
} su { $lines }; { $modelled ->
    [one] nota per intero 1 carta
   *[other] note per intero { $modelled } carte
} su { $cards }
import-game = gioco: { $game }; gli effetti delle sue carte non si leggono
import-not-tcg = di queste, { $cards } mai uscite nel TCG secondo questa tabella; le liste possono averle: nessuna regola lo vieta
import-other-art = con { $cards ->
    [one] un altro loro numero, per un'altra illustrazione
   *[other] altri { $cards } loro numeri, per altre illustrazioni
}
import-no-skills = abilità: la tabella non ne ha, quindi si considera che le sue carte non ne abbiano
import-changes = cambiata: { $card }: { $changes }
import-more-changes = { $more ->
    [one] cambiata: un'altra
   *[other] cambiate: altre { $more }
} ({ $facts })
import-gone = non più in questa tabella: { $cards }
import-unused = non usate: { $columns }

fact = { $fact ->
    [name] nome
    [other-names] nomi in altre lingue
    [type] tipo
    [rarity] rarità
    [colors] colori
    [energy-cost] costo d'energia
    [z-energy-cost] costo di Z-Energia
    [combo] combo
    [power] potenza
    [characters] personaggi
    [traits] tratti
    [eras] ere
    [name-of-back] nome del retro
    [power-of-back] potenza del retro
    [characters-of-back] personaggi del retro
    [traits-of-back] tratti del retro
    [eras-of-back] ere del retro
    [skills] abilità
   *[skills-of-back] abilità del retro
}
fact-changed = { $what } { $before } → { $after }
fact-count = { $what } { $count }
fact-none = { $fact ->
    [rarity] nessuna
    [combo] nessuna
    [power] nessuna
    [eras] nessuna
    [power-of-back] nessuna
    [eras-of-back] nessuna
   *[other] nessuno
}

kept = conservata come `{ $table }`; la toglie `scouter cards forget { $table }`
kept-instead = conservata come `{ $table }`, al posto della tabella del { $day }
would-be-kept = verrebbe conservata come `{ $table }`; non è scritto niente
nothing-kept = { $source }: { faults }; non si conserva niente
nothing-kept-without-card = { $source } non contiene nessuna carta; non si conserva niente
mend-rows-or-partial = correggi queste righe, oppure conserva le sole carte valide con --partial
table-not-used = { $source }: { faults }; nessuna carta del file è usata
mend-rows = correggi queste righe
table-current = `{ $table }` è aggiornata: { $source } non è cambiato
table-current-since = `{ $table }` è aggiornata: { $source } non è cambiato dal { $day }

column-table = tabella
column-cards = carte
column-imported = importata
column-from = da
damaged = danneggiata
forgotten = `{ $table }` è tolta: { cards } da { $source }
forgotten-damaged = `{ $table }`, che era danneggiata, è tolta

the-imported-tables = le tabelle importate
table-damaged = la tabella importata { $path }: { $damage }
import-again = importala di nuovo (scouter cards import FILE --name { $table }), oppure toglila: scouter cards forget { $table }
damage-foreign = questa non è una tabella scritta da scouter
damage-sum = non è come è stata scritta: la somma di controllo non corrisponde
damage-head = non dice da dove viene; chi la legge dice «{ $reason }»
damage-row = è stata scritta da scouter { $version }, e questo non la sa leggere: riga { $line }: { $fault }

table-too-large = `{ $table }` occupa più di { $most } MiB, e non si conserva
tables-no-place = non c'è un posto dove conservare le tabelle: { $why }
tables-name-place = indica una cartella in SCOUTER_DATA_DIR
kept-otherwise = { $card } si conserverebbe come un'altra carta; non si conserva niente
kept-no-signs = segni come tabulazioni, fini di riga e | dentro un nome o un tratto non si possono conservare
update-one-sum = --sha256 è la somma di una tabella sola, e sono più d'una
update-name-one = indicane una con --from
update-no-address = nessuna tabella è ancora venuta da un indirizzo, e il programma non ne conosce di suoi
update-name-address = indicane uno: scouter cards update --from URL

fetch-unchanged = { $what }; nulla è cambiato
fetch-sum = { $url }: la somma di controllo è { $sum }, non { $wanted }
fetch-ask-sum = il file è un altro, o si è danneggiato per strada: chiedi a chi ti ha dato la somma
fetch-no-text = { $url }: il byte { $byte } non è testo UTF-8
fetch-want-text = l'indirizzo è forse quello di un file compresso o binario; una tabella è testo UTF-8
fetch-no-end = { $url }: il server non dice dove finisce la tabella, e questa finisce dentro una riga
fetch-cut-off = forse è stata troncata: riprova, o da' la sua somma di controllo (--sha256)
fetch-too-large = { $url } supera { $bytes } byte
fetch-max-size = --max-size ne permette di più
fetch-no-file = { $url } non indica nessun file di questa macchina
fetch-look-path = guarda il percorso dietro file://
fetch-slow = riprova più tardi; --read-timeout e --max-time danno più tempo
fetch-answers = { $url } risponde { $status }
fetch-status = { $status ->
    [gone] non c'è niente, o non più: controlla l'indirizzo
    [closed] non è per tutti: scaricalo da te e passalo a `cards import`
    [trouble] è un guaio del server: riprova più tardi
   *[other] non è la risposta di un server che ha il file
}
fetch-on-and-on = { $url } rimanda sempre altrove: più di { $most } volte
fetch-look-up = controlla l'indirizzo
fetch-nowhere = { $url } rimanda altrove, e non dice dove
fetch-leads = { $from } porta a { $to }, { $why ->
    [near] che è questa macchina o una della sua rete
    [open] che non è protetto
   *[foreign] che non è un indirizzo del web
}
fetch-trust = indica tu quell'indirizzo, se te ne fidi
fetch-no-client = { $url }: non si può stabilire nessuna connessione: { $why }
fetch-certificates = https vuole i certificati del sistema (ca-certificates)
fetch-no-connection-within = { $url }: nessuna connessione entro { $seconds } s
fetch-connect-timeout = riprova più tardi; --connect-timeout dà più tempo
fetch-no-answer-within = { $url }: nessuna risposta entro { $seconds } s
fetch-no-connection = { $url }: nessuna connessione: { $why }
fetch-online = l'indirizzo è giusto, e sei in rete?
fetch-no-answer = { $url }: nessuna risposta comprensibile: { $why }
fetch-later = riprova più tardi
fetch-packed = { $url } arriva compresso ({ $packed }), anche se non era richiesto
fetch-unpack = scaricalo e decomprimilo da te, e passalo a `cards import`
fetch-not-all = { $url }: sono arrivati { $bytes } byte in { $seconds } s, e non è tutto
fetch-broke-off = { $url }: lo scaricamento si è interrotto dopo { $bytes } byte: { $why }
fetch-broke-off-of = { $url }: lo scaricamento si è interrotto dopo { $bytes } byte su { $all }: { $why }
fetch-damaged = { $url }: il server dà la somma di controllo { $sum }, che non corrisponde
fetch-again = si è danneggiato per strada: riprova
