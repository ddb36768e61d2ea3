# What `-v` tells on standard error.

detail-embedded-cards = cards: the embedded table
detail-cards = cards: { $file }
detail-rules = rules { $rules }
detail-rules-listed = rules { $rules }, with the list `{ $list }`
detail-list = list { $path }: { $notation }, { $bytes } bytes{ $decks ->
    [one] { "" }
   *[other] , { $decks } decks
}
detail-took = took { $time }
watch-waits = checked at { $time }; checked again when something changes, until Ctrl-C
