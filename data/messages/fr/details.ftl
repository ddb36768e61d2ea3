# Ce que `-v` dit sur l'erreur standard.

detail-embedded-cards = cartes : la table intégrée
detail-cards = cartes : { $file }
detail-rules = règles { $rules }
detail-rules-listed = règles { $rules }, avec la liste `{ $list }`
detail-took = durée { $time }
watch-waits = vérifié à { $time } ; revérifié à chaque changement, jusqu'à Ctrl-C
