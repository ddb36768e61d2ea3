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

table-damaged = la tabella importata { $path }: { $damage }
import-again = importala di nuovo (scouter cards import FILE --name { $table }), oppure toglila: scouter cards forget { $table }
damage-foreign = questa non è una tabella scritta da scouter
damage-sum = non è come è stata scritta: la somma di controllo non corrisponde
damage-head = non dice da dove viene; chi la legge dice «{ $reason }»
damage-row = è stata scritta da scouter { $version }, e questo non la sa leggere: riga { $line }: { $fault }
