# `suggest` : des cartes qui vont bien dans un deck, chacune avec sa raison.

suggest-title = { $found } pour { $deck } selon { $terms }
suggest-learned = appris { $lists ->
    [one] d'une autre liste
   *[other] de { $lists } autres listes
} de { $from } : les { $nearest } les plus proches du deck, { $same ->
    [0] aucune avec le même Leader
   *[other] { $same } avec le même Leader
}
suggest-cost = coût { $cost }
suggest-what = ce que c'est
suggest-why = pourquoi
suggest-room = jusqu'à

suggest-alike = dans { $near } des { $nearest } listes les plus proches de celle-ci ({ $share } % par ressemblance), dans { $all } sur { $lists } en tout
suggest-asker = { $card } ({ copies })
suggest-more-cards = { $more ->
    [one] une autre carte
   *[other] { $more } autres cartes
}
suggest-asked-by = demandée par { $cards }
suggest-wants-leader = demande un tel Leader
suggest-asks-for = demande { cards } du deck
suggest-with = { $what } avec { cards }
suggest-shares = partage { $what }
suggest-colors = dans les couleurs du deck

suggest-too-few = { $from } : { $lists ->
    [one] { $lists } liste a
   *[other] { $lists } listes ont
} une carte en commun avec le deck ; il en faut { $needed } pour en apprendre
