# Descrizioni di carte, composte dall'esterno all'interno.

cards-plain = carte
cards-so = { $cards } { $so }
cards-which = { $cards } { $which }
cards-or = { $first } o { $last }

so-color = { $color ->
    [red] rosse
    [blue] blu
    [green] verdi
    [yellow] gialle
    [black] nere
    [white] bianche
   *[other] { $color }
}
so-originally = in origine { so-color }
so-just = solo di colore { $colors }
so-multicolor = multicolore
so-family = con [{ $family }]
so-keyword = con [{ $keyword }]
so-only = solo { $what }
so-mode = in { $mode }
so-attacking = in attacco
so-guarding = in difesa
so-face-up = a faccia in su
so-once-face-up = che erano a faccia in su
so-token = pedina
so-evolved = evolute
so-skill-less = senza abilità
so-originally-skill-less = in origine senza abilità
so-not = non { $so }

which-any = di ogni tipo
which-energy-cost = con un costo d'energia
which-energy-costs = con costo d'energia { $values }
which-original-costs = con costo d'energia originale { $values }
which-specified-costs = con costo specificato { $values }
which-z-energy-costs = con costo di Z-Energia { $values }
which-counted-cost = con un certo costo d'energia
which-declared-character = con il nome del personaggio dichiarato
which-declared-cost = con il costo d'energia originale dichiarato
which-combo-costs = con costo di combo { $values }
which-power = con { $values }
which-counted-power = con una certa potenza
which-markers = con { $values }
which-owned = { $who ->
    [you] che appartengono a te
    [opponent] che appartengono all'avversario
   *[both] che appartengono a uno dei giocatori
}
which-no-keyword = senza abilità parola chiave
which-in-text = con [{ $keyword }] nel testo delle abilità
which-shares = con { $shared ->
    [name] lo stesso nome
    [character] lo stesso nome del personaggio
    [trait] lo stesso tratto speciale
    [colors] gli stessi colori
    [cost] lo stesso costo d'energia
   *[power] la stessa potenza
} di altre
which-union-name = con un nome del personaggio richiesto da un'abilità [Union]
which-combo = che possono fare combo
which-copy = con lo stesso numero
which-this = che hanno l'abilità
which-area = in { $area }
which-came-from = che provengono da { $area }
which-era = dell'era { $era }
which-trait-part = con 《{ $part }》 in un tratto speciale
which-no-trait-part = senza 《{ $part }》 nei tratti speciali
which-character-part = con ＜{ $part }＞ nel nome del personaggio
which-name-part = con { "{" }{ $part }{ "}" } nel nome
which-other-than = diverse da { $cards }
which-are = che sono { $cards }

cost-at-least = di { $value } o più
cost-at-most = di { $value } o meno
cost-between = da { $least } a { $most }
value-at-least = { $value } o più { value-unit }
value-at-most = { $value } o meno { value-unit }
value-between = da { $least } a { $most } { value-unit }
value-unit = { $unit ->
    [power] di potenza
    [original-power] di potenza originale
    [combo-power] di potenza di combo
   *[markers] segnalini
}
