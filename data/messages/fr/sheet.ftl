# La feuille d'inscription.

sheet-title = Enregistrement du deck
sheet-title-of = Enregistrement du deck : { $deck }
sheet-player = Joueur
sheet-id = Numéro de joueur
sheet-event = Événement
sheet-date = Date
sheet-deck = Nom du deck
sheet-signature = Signature du joueur
sheet-round = Contrôle : ronde
sheet-judge = Arbitre
sheet-result = Résultat

sheet-verdict = { $verdict ->
    [legal] Légal
    [incomplete] Incomplet
   *[illegal] Illégal
} selon { $terms }
sheet-part = { section } { $count }
sheet-totals = { $parts } ; { cards }
sheet-findings = Problèmes
sheet-finding = { $message } ({ $code })
sheet-finding-at = ligne { $line } : { $message } ({ $code })
sheet-continued = { $title } (suite)
sheet-code = La liste en code
sheet-code-told = La liste en code, dans un code QR
sheet-page = Page { $number } sur { $all }

sheet-no-sign = la feuille ne peut pas montrer `{ $sign }` (U+{ $code }) ; un carré en tient lieu
sheet-not-legal = { $list } est { $verdict } selon { $terms } ; la feuille le dit
sheet-no-code = { $list } : la feuille n'a pas de code QR : { $why }
sheet-no-pdf = la feuille ne tient pas dans un PDF : { $why }
sheet-paper = son papier
code-too-long = { $characters } caractères sont plus que n'en contient un code QR
code-too-wide = { $characters } caractères font un code QR plus large que { $columns } colonnes
code-shorter-name = un nom plus court du deck fait un code plus court
sheet-over-other = { $file } existe déjà et n'est pas un PDF ; nommez un autre fichier
