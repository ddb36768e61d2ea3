# Che cosa `-v` dice sull'errore standard.

detail-embedded-cards = carte: la tabella inclusa
detail-cards = carte: { $file }
detail-rules = regole { $rules }
detail-rules-listed = regole { $rules }, con la lista `{ $list }`
detail-list = lista { $path }: { $notation }, { $bytes } byte{ $decks ->
    [one] { "" }
   *[other] , { $decks } mazzi
}
detail-took = durata { $time }
watch-waits = controllato alle { $time }; ricontrollato a ogni modifica, fino a Ctrl-C
