# Ce dont chaque fichier peut se servir : les nombres avec leur nom, les parties d'un deck, les types de cartes.

copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
faults = { $faults ->
    [one] { $faults } erreur
   *[other] { $faults } erreurs
}

section = { $section ->
    [leader] Leader
    [ruler] souverain
    [main] deck principal
    [side] side deck
    [z] Z-Deck
    [extra] extra deck
    [stones] deck de pierres magiques
    [evolution] deck évolution
   *[other] { $section }
}
the-section = { $section ->
    [extra] l'extra deck
   *[other] le { section }
}
in-section = { $section ->
    [leader] comme Leader
    [extra] dans l'extra deck
   *[other] dans le { section }
}
from-section = { $section ->
    [leader] de la section Leader
    [extra] de l'extra deck
   *[other] du { section }
}
to-section = { $section ->
    [leader] à la section Leader
    [extra] à l'extra deck
   *[other] au { section }
}

# What the one card at the head of a deck is called, one and several.
lead = { $lead ->
    [ruler] souverain
   *[leader] Leader
}
leads = { $lead ->
    [ruler] souverains
   *[leader] Leaders
}

a-kind = { $kind ->
    [leader] une carte Leader
    [battle] une carte de Combat
    [extra] une carte Extra
    [unison] une carte Unison
    [z-leader] un Z-Leader
    [z-battle] une carte Z-Battle
    [z-extra] une carte Z-Extra
    [z-unison] une carte Z-Unison
    [monster] un monstre
    [fusion] un Monstre Fusion
    [synchro] un Monstre Synchro
    [xyz] un Monstre Xyz
    [link] un Monstre Lien
    [spell] une Carte Magie
    [trap] une Carte Piège
    [ruler] un souverain
    [resonator] un résonateur
    [chant] un chant
    [addition] une addition
    [regalia] un regalia
    [stone] une pierre magique
    [special-stone] une pierre magique spéciale
    [basic-stone] une pierre magique de base
    [rune] une rune
    [stranger] un étranger
    [creature] une Créature
    [vice-leader] un Vice Leader
    [tactic] une Tactique
    [evolution] une Évolution
    [relic] une Relique
   *[token] un jeton
}
kinds = { $kind ->
    [leader] cartes Leader
    [battle] cartes de Combat
    [extra] cartes Extra
    [unison] cartes Unison
    [z-leader] Z-Leaders
    [z-battle] cartes Z-Battle
    [z-extra] cartes Z-Extra
    [z-unison] cartes Z-Unison
    [monster] monstres
    [fusion] Monstres Fusion
    [synchro] Monstres Synchro
    [xyz] Monstres Xyz
    [link] Monstres Lien
    [spell] Cartes Magie
    [trap] Cartes Piège
    [ruler] souverains
    [resonator] résonateurs
    [chant] chants
    [addition] additions
    [regalia] regalia
    [stone] pierres magiques
    [special-stone] pierres magiques spéciales
    [basic-stone] pierres magiques de base
    [rune] runes
    [stranger] étrangers
    [creature] Créatures
    [vice-leader] Vice Leaders
    [tactic] Tactiques
    [evolution] Évolutions
    [relic] Reliques
   *[token] jetons
}
kind-word = { $kind ->
    [leader] leader
    [battle] combat
    [extra] extra
    [unison] unison
    [z-leader] z-leader
    [z-battle] z-battle
    [z-extra] z-extra
    [z-unison] z-unison
    [monster] monstre
    [fusion] fusion
    [synchro] synchro
    [xyz] xyz
    [link] lien
    [spell] magie
    [trap] piège
    [ruler] souverain
    [resonator] résonateur
    [chant] chant
    [addition] addition
    [regalia] regalia
    [stone] pierre
    [special-stone] pierre spéc.
    [basic-stone] pierre base
    [rune] rune
    [stranger] étranger
    [creature] créature
    [vice-leader] vice leader
    [tactic] tactique
    [evolution] évolution
    [relic] relique
   *[token] jeton
}
color-word = { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
    [black] noir
   *[white] blanc
}
and = { $first } et { $last }
either = , ou
also = { $first } ; { $last }
in-brackets = [{ $keyword }]
n-more = { $more ->
    [one] une autre
   *[other] { $more } autres
}

# Les zones de la table.

area = { $area ->
    [deck] Zone du Deck
    [hand] main
    [drop] Zone de Dispersion
    [leader] Zone du Leader
    [battle] Zone de Combat
    [combo] Zone de Combo
    [energy] Zone d'Énergie
    [life] Zone de Vie
    [warp] Dimension parallèle
    [unison] Unison Area
    [z-deck] Z-Deck Area
    [z-energy] Z-Energy Area
   *[removed] hors de la partie
}
area-of = { $area ->
    [removed] { area }, à { $player }
   *[other] { area } de { $player }
}
from-area = { $area ->
    [unison] de l'{ area }
    [removed] de l'extérieur de la partie
   *[other] de la { area }
}
to-area = { $area ->
    [unison] vers l'{ area }
    [removed] { area }
   *[other] vers la { area }
}
to-area-of = { $area ->
    [removed] { area-of }
   *[other] { to-area } de { $player }
}

# Ce sans quoi le programme a été compilé.

feature-lacking = ce programme a été compilé sans { $feature ->
    [cdb] bases de données de cartes (.cdb)
    [edit] l'écran pour modifier des listes
    [net] accès au réseau
    [pdf] feuilles d'inscription
    [watch] avis du système sur les fichiers qui changent
   *[png] PNG
}
feature-instead = { $feature ->
    [cdb] donnez les cartes en CSV, ou compilez le programme avec la feature `cdb`
    [edit] changez la liste avec `scouter add`, `remove`, `set` et `leader`, ou compilez le programme avec la feature `edit`
    [net] téléchargez la table et gardez-la avec `scouter cards import FILE`, ou compilez le programme avec la feature `net`
    [pdf] compilez-le avec la feature `pdf`
    [watch] `scouter check --watch` regarde chaque seconde ; ou compilez le programme avec la feature `watch`
   *[png] nommez un fichier qui finit en .svg, ou compilez le programme avec la feature `png`
}
