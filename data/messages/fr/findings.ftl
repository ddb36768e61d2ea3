# Ce que les contrôles trouvent, et le remède. Dans l'ordre des codes.

neither-card-nor-header = cette ligne n'est ni une carte ni un titre
card-line-looks-like = une ligne de carte s'écrit `{ $game ->
    [yugioh] 3 Dark Magician
    [force-of-will] 4 CMF-005 Nom
    [exo] 2 EXO1-003 Nom
   *[dbscg] 4 BT1-005 Nom
}` ; mettez # devant un commentaire
perhaps-side = `{ $name }` peut vouloir dire que { $card } se trouve dans le side deck
side-under-heading = mettez cette ligne sous un titre `Side Deck`, ou ôtez ces mots
copies-unclear = on ne sait pas combien d'exemplaires de { $card } cette ligne désigne
write-number-in-front = écrivez `{ $count } { $card }`, avec le nombre d'exemplaires devant
name-and-number-apart = { $card } est sur deux lignes, par son nom et par son numéro : on ne sait pas si c'est une carte ou deux
write-in-place-of-both = écrivez `{ $count } { $card }` à la place des deux lignes, avec le nombre d'exemplaires devant

unknown-edition = la liste est faite pour `{ $edition }`, une édition inconnue
name-one-of = indiquez l'une de celles-ci : { $known }

comment-holds-card = les barres de ce commentaire sont juste devant { $card }, qui ne compte pas

no-card-number = aucune carte n'a le numéro { $number }
no-card-name = aucune carte n'a le nom `{ $name }`
bring-card = apportez la carte avec --cards FILE si notre table ne l'a pas encore
no-such-set = aucune carte n'a le numéro { $number } : aucun set { $set } n'est connu
other-game-or-newer = voyez si c'est un numéro d'un autre jeu ; les cartes d'un nouveau set s'apportent avec --cards FILE
did-you-mean = était-ce { $card } ?
did-you-mean-one-of = était-ce l'une de celles-ci : { $cards } ?

several-cards-named = { $cards } cartes portent le nom `{ $name }`
put-number = écrivez le numéro sur la ligne : { $cards }

number-wrong-name = { $card } n'est pas `{ $name }`
keep-number-or = écrivez `{ $line }`, ou prenez le numéro de { $cards }
keep-number-of-two-lines = écrivez `{ $line }` à la place des deux lignes, ou prenez le numéro de { $cards }

other-game = { $lines ->
    [one] { $lines } ligne contient une carte
   *[other] { $lines } lignes contiennent des cartes
} d'un autre jeu : { $game }
check-this-game = contrôlez une liste de Dragon Ball Super Card Game, ou apportez les cartes avec --cards FILE

odd-name = `{ $name }` n'est pas le nom de { $card }, la carte que cette ligne compte
see-card = si c'est bien la carte voulue, écrivez `{ $line }`
see-card-of-two-lines = si c'est bien la carte voulue, écrivez `{ $line }` à la place des deux lignes

print-counts-as = { $print } compte comme { $number }
write-number = écrivez { $number }

stands-on-lines = { $card } figure sur { $lines } lignes
first-here = d'abord ici
and-here = et ici
write-on-one-line = écrivez { copies } sur une seule ligne

number-read-as = `{ $written }` est lu comme { $number }

came-out-later = { $cards ->
    [one] { $cards } carte est sortie
   *[other] { $cards } cartes sont sorties
} après { $edition } : { $numbers }
check-by-newer = contrôlez avec --rules dbscg-4.00

z-energy-not-known = le coût d'énergie Z de { $card } est inconnu ; dans une partie, la carte ne peut pas être jouée
bring-z-energy = apportez la carte avec --cards FILE, avec son coût sous `z_energy`

no-leader = le deck n'a pas de { lead }
add-leader = ajoutez une ligne comme { $lead ->
    [ruler] `Ruler: CMF-005 Grimm, the Fairy Tale Prince`
   *[leader] `Leader: BT1-001 Champa`
}

too-many-leaders = le deck a { $leaders } { leads } au lieu de { $limit } : { $cards }
another-leader = un autre { lead }
keep-one = n'en gardez qu'un
keep-one-or-part = n'en gardez qu'un ; si une autre liste commence par { $card }, mettez-la dans un fichier à part

wrong-kind-leader = { $card } est { a-kind } ; le { lead } doit être { $leader }
wrong-kind = { $card } est { a-kind } ; { the-section } accepte : { $kinds }
any-card = toutes les cartes
make-it-leader = faites-en le { lead }, ou retirez-la
take-it-out = retirez-la
move-to-section = déplacez-la { in-section }
take-token-out = retirez-la : ce sont les Capacités qui créent les jetons
take-out-nowhere = retirez-la : aucune partie du deck ne l'accepte selon { $edition }

too-few-cards = { the-section } a { cards } : il en manque { $missing }
add-cards = ajoutez { cards }
too-many-cards = { the-section } a { cards } : { $excess } de trop
take-cards-out = retirez { cards }

no-such-section = selon { $edition }, il n'y a pas { $section ->
    [extra] d'extra deck
   *[other] de { section }
} ; la liste y met { cards }
check-by-newer-or-out = contrôlez avec --rules dbscg-4.00, ou retirez ces cartes
take-these-out = retirez ces cartes

copy-limit = { copies } de { $card } ; { $limit ->
    [one] { $limit } seul est autorisé
   *[other] { $limit } sont autorisés
}
copies-here = { copies } ici
take-copies-out = retirez { copies }
keyword-cap = { cards } avec [{ $keyword }] ; { $limit ->
    [one] { $limit } seule est autorisée
   *[other] { $limit } sont autorisées
}
copies-of = { copies } de { $card }

not-in-deck-of = { $card } ne peut pas être dans le deck de { $leader }
leader-takes-no = n'accepte pas de { $cards }
leader-takes-only = n'accepte que des { $cards }
take-out-or-other-leader = retirez-la, ou jouez un autre Leader
leader-not-understood = ce que { $leader } dit de son deck n'est pas compris, et n'est pas vérifié
see-what-leader-says = lisez la carte, et voyez à la main si la liste s'y tient
leader-cap = { $count } { $cards } ; { $leader } en accepte { $limit } au plus

banned = { $card } est interdite
choose-other-leader = choisissez un autre { lead }
limited = { copies } de { $card } ; la limite est de { $limit }
perhaps-banned = { $card } est peut-être déjà interdite ce jour-là
perhaps-limited = { $card } est peut-être déjà limitée à { copies } ce jour-là
in-force-since = en vigueur depuis le { $day }
in-force-since-event = en vigueur depuis « { $event } », un jour entre le { $earliest } et le { $day } que nos données ne connaissent pas
in-force-between = { $since } jusqu'au { $day }
in-force-until = en vigueur jusqu'au { $day }
in-force-always = toujours en vigueur
ask-organiser = demandez à l'organisateur
stale-list = l'entrée la plus récente de la liste des cartes interdites est du { $newest }, { $days } jours avant { $of ->
    [event] le { $day }
   *[today] aujourd'hui
} ; il existe peut-être une liste plus récente
look-for-list = vérifiez s'il y en a une, et donnez-la avec --list FILE
newer-list = aucun jour n'est indiqué, donc la liste des cartes interdites du { $day } s'applique ; la plus récente est du { $newest }
list-left-out = aucun jour n'est indiqué, donc aucune liste des cartes interdites ne s'applique ; celle du { $newest } autorise moins d'exemplaires de { $cards }
take-newest = prenez-la avec --date { $newest }, ou indiquez le jour de l'événement

siding-size = { the-section } a { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
} ; la liste remise en a { $before }
siding-mend = remettez autant de cartes que vous en avez prises
siding-card = { $card } : { $copies ->
    [0] aucun exemplaire
    [one] 1 exemplaire
   *[other] { $copies } exemplaires
} dans toutes les parties ensemble, { $before } dans la liste remise
