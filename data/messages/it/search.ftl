# Ricerche e richieste che non si possono leggere: che cosa ci vuole, e che cosa fare.

search-at = { $option }: { $why }
search-the-end = la fine
search-a-comparison = un confronto
search-no-cards = qui ci vogliono delle carte, come `battle`, `cost<=2` o `BT1-053`, non { $found }
search-no-field = le carte non hanno `{ $word }`
search-no-sign = `{ $field }` si confronta con uno di { $signs }
search-no-value = dietro `{ $field }` ci vuole { $what }, non { $found }
search-wanted = { $what ->
    [kind] un tipo di carta come battle
    [color] un colore come red
    [figure] un numero, o un intervallo come 1..3
    [words] qualche parola
    [number] un numero di carta come BT1-053
    [sets] una serie, come BT1 o BT1..BT9
    [state] `modelled`, `skill-less`, `banned` o `limited`
    [edition] un'edizione
    [deck] un mazzo
    [order] un ordine come power
   *[value] un valore
}
search-no-keyword = `{ $word }` non è una parola chiave
search-near-keyword = `{ $word }` non è una parola chiave; intendevi `{ $near }`?
search-no-count = qui ci vuole una quantità, come `2+`, `2-`, `2` o `1..3`, non { $found }
search-bad-count = `{ $word }` non è una quantità: lo sono `2+`, `2-`, `2` (esattamente) e `1..3`
search-no-turn = qui ci vuole un turno, come in `by turn 3`, non { $found }
search-not-closed = qui ci vuole `)`, non { $found }
search-no-end = qui ci vuole `and`, `or` o la fine, non { $found }
search-open-quotes = queste virgolette non sono chiuse
search-open-expression = questa espressione non è chiusa: finisce con `/`
search-bad-expression = questa espressione non si può leggere: { $why }
search-large-expression = questa espressione non si può leggere: è troppo grande
search-words-only = `{ $field }` vuole parole, e non un'espressione tra `/`
search-too-deep = questo è annidato più di { $most } volte
search-too-long = un testo di più di { $most } byte non viene letto
search-fields = ci sono { $names }
search-near-field = intendevi `{ $near }`? ci sono { $names }
search-begin-with-count = ogni parte di una richiesta comincia con una quantità: 1+ BT1-053
search-absent = nessuna carta { $what ->
    [trait] ha il tratto speciale
    [character] ha il nome di personaggio
    [era] ha l'era
   *[set] è della serie
} `{ $word }`
search-absent-near = { search-absent }; intendevi `{ $near }`?
search-no-order = SEARCH: `sort:` vuole un ordine: { $why }
search-other-edition = { $option }: { $edition } è un'edizione di { $game }
search-cards-of = queste sono carte di { $game }

near-number = nessuna carta ha il numero { $number }; gli somigliano { $cards }
near-cards = gli somigliano { $cards }
near-word = si intendevano le carte che sono `{ $word }`?
near-listed = scouter show { $list } ne elenca le carte
pile-elsewhere = { $card } { $section ->
    [leader] è il leader di { $list }
   *[other] sta { in-section } di { $list }
}, non nel suo mazzo principale
pile-absent = { $card } non è nel mazzo principale di { $list }
pile-absent-both = { $card } non è nel mazzo principale di { $list }, e nemmeno in quello di { $other }
pile-unsure = le abilità di { $card }{ $more ->
    [0] { "" }
   *[other] { " " }e di altre { $more }
} non sono tutte note, quindi non si sa se `{ $search }` le intenda
pile-ask-printed = chiedi ciò che è stampato, o indica le carte con i loro numeri
want-groups = una richiesta parla al massimo di { $most } gruppi di carte diversi
find-instead = nessun nome di carta ha `{ $word }`; si cerca invece `{ $near }`
find-set = le carte di una serie si chiedono con `set:{ $set }`
find-no-name = nessun nome di carta ha `{ $word }`
find-no-name-near = nessun nome di carta ha `{ $word }`; intendevi `{ $near }`?
find-within-names = { $said } si chiede delle carte; per i nomi con queste parole: '"{ $words }"'
find-other-game = `{ $kind }` è un tipo di carta di { $of }; --game { $game } ne cerca le carte
