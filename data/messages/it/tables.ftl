# Parole che più tabelle hanno in comune: teste delle colonne, tipi, colori, quanto di un mazzo è modellato.

column-number = numero
column-card = carta
column-name = nome
column-type = tipo
column-color = colore
column-attributes = attributo
column-cost = costo
column-z-energy = Z-Energia
column-level = livello
column-power = potenza
column-defense = difesa
column-combo = combo
level-of = { $kind ->
    [xyz] rango { $level }
    [link] link { $level }
   *[other] livello { $level }
}
column-section = sezione
column-before = prima
column-after = dopo
column-change = cambio
column-turn = turno
column-seen = viste
column-lists = liste
column-share = quota
column-mean = media
counts-as = conta come { $name }

multicolor = multicolore
colorless = incolore

modelled = { $leader ->
    [known] modellati il Leader e { $cards } carte su { $of }
    [unknown] modellate { $cards } carte su { $of }, il Leader no
   *[none] modellate { $cards } carte su { $of }
}
modelled-but = { $modelled }; non modellate: { $missing }
modelled-of = { $deck }: { $modelled }
