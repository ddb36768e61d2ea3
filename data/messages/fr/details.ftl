# Ce que `-v` dit sur l'erreur standard.

detail-embedded-cards = cartes : la table intégrée
detail-cards = cartes : { $file }
detail-rules = règles { $rules }
detail-rules-listed = règles { $rules }, avec la liste `{ $list }`
detail-list = liste { $path } : { $notation }, { $bytes } octets{ $decks ->
    [one] { "" }
   *[other] , { $decks } decks
}
detail-took = durée { $time }
watch-waits = vérifié à { $time } ; revérifié à chaque changement, jusqu'à Ctrl-C
