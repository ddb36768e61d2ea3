# `cards import`, `update`, `tables`, `forget` : ce qu'une table contient, ce qu'elle change et où elle se trouve.

import-title = { $source } : { $cards } ({ $counts })
import-title-faults = { $source } : { $cards } ({ $counts }) ; { faults }
import-sound = { $cards ->
    [one] { $cards } carte correcte
   *[other] { $cards } cartes correctes
}
import-new = { $cards ->
    [one] { $cards } nouvelle
   *[other] { $cards } nouvelles
}
import-changed = { $cards ->
    [one] { $cards } modifiée
   *[other] { $cards } modifiées
}
import-known = { $cards ->
    [one] { $cards } déjà connue
   *[other] { $cards } déjà connues
}
import-skills = Capacités : { $read ->
    [one] { $read } ligne lue
   *[other] { $read } lignes lues
} sur { $lines } ; { $modelled ->
    [one] { $modelled } carte connue
   *[other] { $modelled } cartes connues
} en entier sur { $cards }
import-game = jeu : { $game } ; les effets de ses cartes ne sont pas lus
import-not-tcg = dont { $cards } jamais sorties dans le TCG selon cette table ; les listes peuvent en avoir : aucune règle ne l'interdit
import-other-art = avec { $cards ->
    [one] un autre de leurs numéros, pour une autre illustration
   *[other] { $cards } autres de leurs numéros, pour d'autres illustrations
}
import-no-skills = Capacités : la table n'en a pas, ses cartes sont donc censées ne pas en avoir
import-changes = modifiée : { $card } : { $changes }
import-more-changes = { $more ->
    [one] modifiée : { $more } autre
   *[other] modifiées : { $more } autres
} ({ $facts })
import-gone = plus dans cette table : { $cards }
import-unused = inutilisées : { $columns }

fact = { $fact ->
    [name] nom
    [other-names] noms dans d'autres langues
    [type] type
    [rarity] rareté
    [colors] couleurs
    [energy-cost] coût d'énergie
    [z-energy-cost] coût d'énergie Z
    [combo] Combo
    [power] puissance
    [characters] personnages
    [traits] origines
    [eras] ères
    [name-of-back] nom du verso
    [power-of-back] puissance du verso
    [characters-of-back] personnages du verso
    [traits-of-back] origines du verso
    [eras-of-back] ères du verso
    [skills] Capacités
   *[skills-of-back] Capacités du verso
}
fact-changed = { $what } { $before } → { $after }
fact-count = { $what } { $count }
fact-none = { $fact ->
    [rarity] aucune
    [colors] aucune
    [power] aucune
    [traits] aucune
    [eras] aucune
    [power-of-back] aucune
    [traits-of-back] aucune
    [eras-of-back] aucune
   *[other] aucun
}

kept = gardée sous le nom `{ $table }` ; `scouter cards forget { $table }` la retire
kept-instead = gardée sous le nom `{ $table }`, à la place de la table du { $day }
would-be-kept = serait gardée sous le nom `{ $table }` ; rien n'est écrit
nothing-kept = { $source } : { faults } ; rien n'est gardé
nothing-kept-without-card = { $source } ne contient aucune carte ; rien n'est gardé
mend-rows-or-partial = corrigez ces lignes, ou gardez les seules cartes correctes avec --partial
table-not-used = { $source } : { faults } ; aucune carte du fichier n'est utilisée
mend-rows = corrigez ces lignes
table-current = `{ $table }` est à jour : { $source } n'a pas changé
table-current-since = `{ $table }` est à jour : { $source } n'a pas changé depuis le { $day }

column-table = table
column-cards = cartes
column-imported = importée
column-from = source
damaged = abîmée
forgotten = `{ $table }` est retirée : { cards } de { $source }
forgotten-damaged = `{ $table }`, qui était abîmée, est retirée

the-imported-tables = les tables importées
table-damaged = la table importée { $path } : { $damage }
import-again = importez-la de nouveau (scouter cards import FILE --name { $table }), ou retirez-la : scouter cards forget { $table }
damage-foreign = ce n'est pas une table que scouter a écrite
damage-sum = elle n'est plus telle qu'elle a été écrite : sa somme de contrôle ne correspond pas
damage-head = elle ne dit pas d'où elle vient ; son lecteur dit « { $reason } »
damage-row = elle a été écrite par scouter { $version }, et celui-ci ne peut pas la lire : ligne { $line } : { $fault }

table-too-large = `{ $table }` prend plus de { $most } Mio, et n'est pas gardée
tables-no-place = il n'y a pas d'endroit où garder des tables : { $why }
tables-name-place = nommez un dossier dans SCOUTER_DATA_DIR
kept-otherwise = { $card } serait gardée comme une autre carte ; rien n'est gardé
kept-no-signs = des signes comme les tabulations, les fins de ligne et | dans un nom ou une origine ne peuvent être gardés
update-one-sum = --sha256 est la somme d'une seule table, et il y en a plusieurs
update-name-one = nommez-en une avec --from
update-no-address = aucune table n'est encore venue d'une adresse, et le programme n'en connaît pas de lui-même
update-name-address = nommez-en une : scouter cards update --from URL

fetch-unchanged = { $what } ; rien n'est changé
fetch-sum = { $url } : la somme de contrôle est { $sum }, non { $wanted }
fetch-ask-sum = le fichier est un autre, ou a été abîmé en route : demandez à qui vous a donné la somme
fetch-no-text = { $url } : l'octet { $byte } n'est pas du texte UTF-8
fetch-want-text = l'adresse est peut-être celle d'un fichier compressé ou binaire ; une table est du texte UTF-8
fetch-no-end = { $url } : le serveur ne dit pas où finit la table, et elle finit au milieu d'une ligne
fetch-cut-off = elle a peut-être été coupée : réessayez, ou donnez sa somme de contrôle (--sha256)
fetch-too-large = { $url } dépasse { $bytes } octets
fetch-max-size = --max-size en permet plus
fetch-no-file = { $url } ne nomme pas de fichier de cette machine
fetch-look-path = regardez le chemin derrière file://
fetch-slow = réessayez plus tard ; --read-timeout et --max-time donnent plus de temps
fetch-answers = { $url } répond { $status }
fetch-status = { $status ->
    [gone] il n'y a rien, ou plus rien : vérifiez l'adresse
    [closed] ce n'est pas pour tout le monde : téléchargez-le vous-même et donnez-le à `cards import`
    [trouble] c'est un ennui du serveur : réessayez plus tard
   *[other] ce n'est pas la réponse d'un serveur qui a le fichier
}
fetch-on-and-on = { $url } renvoie toujours ailleurs : plus de { $most } fois
fetch-look-up = vérifiez l'adresse
fetch-nowhere = { $url } renvoie ailleurs, et ne dit pas où
fetch-leads = { $from } mène à { $to }, { $why ->
    [near] qui est cette machine ou une de son réseau
    [open] qui n'est pas protégé
   *[foreign] qui n'est pas une adresse du web
}
fetch-trust = nommez vous-même cette adresse si vous lui faites confiance
fetch-no-client = { $url } : aucune connexion ne peut être établie : { $why }
fetch-certificates = https demande les certificats de votre système (ca-certificates)
fetch-no-connection-within = { $url } : pas de connexion en { $seconds } s
fetch-connect-timeout = réessayez plus tard ; --connect-timeout donne plus de temps
fetch-no-answer-within = { $url } : pas de réponse en { $seconds } s
fetch-no-connection = { $url } : pas de connexion : { $why }
fetch-online = l'adresse est-elle juste, et êtes-vous en ligne ?
fetch-no-answer = { $url } : pas de réponse compréhensible : { $why }
fetch-later = réessayez plus tard
fetch-packed = { $url } arrive compressé ({ $packed }), bien que cela n'ait pas été demandé
fetch-unpack = téléchargez-le et décompressez-le vous-même, et donnez-le à `cards import`
fetch-not-all = { $url } : { $bytes } octets sont venus en { $seconds } s, et ce n'est pas tout
fetch-broke-off = { $url } : le téléchargement s'est interrompu après { $bytes } octets : { $why }
fetch-broke-off-of = { $url } : le téléchargement s'est interrompu après { $bytes } octets sur { $all } : { $why }
fetch-damaged = { $url } : le serveur donne la somme de contrôle { $sum }, qui ne correspond pas
fetch-again = il a été abîmé en route : réessayez
