# `edit` : une liste sur un écran du terminal. Ce qui y tient sur une ligne doit être court.

screen-no-file = `edit` montre un fichier ; l'entrée standard et les listes sur une ligne n'en sont pas
screen-no-file-instead = nommez un fichier ; `scouter convert CODE --to text -o deck.txt` en fait un d'un code
screen-no-terminal = `edit` est un écran : il lui faut un terminal pour ses touches et pour ce qu'il montre
screen-instead = sans terminal, `scouter add`, `remove`, `set`, `leader` et `sort` changent une liste, et `scouter check` dit ce qui ne va pas
screen-no-folder = il n'y a pas de dossier { $folder } pour { $file }
screen-failed = le terminal ne répond pas : { $why }
screen-kept = { $list } n'est pas enregistrée : les modifications sont dans { $file }
screen-kept-read-only = { $kept }, car la liste est en lecture seule
screen-too-many-drafts = { $list } n'est pas enregistrée, et il y a déjà trop d'ébauches à côté
screen-broken = la liste est abîmée : rien n'y peut être changé
screen-too-small = Cet écran a besoin de { $width } colonnes et de { $height } lignes. Agrandissez la fenêtre, ou tapez q pour quitter.

screen-new = { $file } est nouveau : rien n'est écrit avant que vous n'enregistriez
screen-draft = { $file } contient ce qui n'a pas été enregistré avant. `{ $command }` le montre ; déplacez-le vers { $list } pour le reprendre, ou supprimez-le.
screen-unsaved = non enregistré
screen-search = Recherche
screen-found = Trouvé : { cards }
screen-search-hint = Tapez des mots d'un nom, ou une recherche : red battle cost<=3 trait:god
screen-search-hint-plain = Tapez des mots d'un nom, ou une recherche dans les mots de `scouter help search`
screen-open = et { $cards } peut-être aussi
screen-verdict = Verdict :
screen-no-problems = Rien à redire.
screen-empty = Pas encore de cartes. Tapez / et cherchez-en.
screen-line = ligne { $line }
screen-types = Types

screen-done = { $done }
screen-undone = annulé : { $done }
screen-redone = refait : { $done }
screen-refused = inchangé : { $why }
screen-absent = absente de la liste, ou sans autre place : { $card }
screen-nothing-to-undo = il ne reste rien à annuler
screen-nothing-to-redo = rien n'a été annulé
screen-no-line = cela concerne toute la liste, et aucune de ses lignes
screen-saved = { $file } est enregistré
screen-saved-anew = { $file } n'était plus là, et est écrit à nouveau
screen-changed = d'autres ont changé { $file } depuis sa lecture : rien n'est écrit. R montre ce qu'il contient, et u ramène ensuite à votre liste.
screen-loaded = voici ce que { $file } contient maintenant ; u ramène à votre liste
screen-as-read = { $file } contient ce qui a été lu
screen-gone = { $file } n'est plus là : s l'écrit à nouveau
screen-gone-folder = { $file } et son dossier ne sont plus là : s garde la liste ailleurs, et dit où

screen-keys-typing = tapez une recherche  Entrée résultats  Tab volet  Ctrl-S enreg.  Ctrl-C fin
screen-keys-found = ? aide  / cherche  + - ex.  Entrée carte  Tab volet  u annule  s sauve  q fin
screen-keys-deck = ? aide  / cherche  + - ex.  Entrée carte  Tab volet  u annule  s sauve  q fin
screen-keys-problems = ? aide  / cherche  Entrée à sa ligne  Tab volet  u annuler  s sauve  q fin
screen-keys-page = Échap retour  flèches, Page haut, Page bas

screen-leaving = { $file } n'est pas enregistré.
screen-leaving-save = s      enregistrer et quitter
screen-leaving-drop = d      quitter et abandonner les changements
screen-leaving-stay = Échap  rester
screen-help-title = Touches
screen-help-all =
    Partout
      Tab, Maj-Tab          le volet suivant, le précédent
      flèches, j k          haut et bas ; Page haut, Page bas, Début, Fin (g G)
      /                     chercher des cartes
      u                     annuler le dernier changement
      U, Ctrl-R             le refaire
      s, Ctrl-S             enregistrer
      R                     relire le fichier (u ramène en arrière)
      ?                     ces touches
      q, Ctrl-C             quitter ; demande si quelque chose n'est pas enregistré
screen-help-cards =
    Recherche et liste
      + =                   une copie de plus ; un leader prend la place de l'autre
      - _                   une copie de moins
      Entrée                la carte, ses Capacités en mots
      m                     dans la liste : une copie à la partie suivante du deck
screen-help-search =
    Pendant que vous tapez une recherche
      des mots d'un nom, ou les mots de `scouter help search` :
      red battle cost<=3 trait:god sort:-power
      Entrée, Échap         aux cartes trouvées
      Ctrl-U, Ctrl-W        effacer tout ce qui précède, le mot précédent
screen-help-problems =
    Problèmes
      Entrée                aller à la ligne du problème
screen-help-line =
    Sur la ligne d'une carte : les exemplaires dans la liste, le numéro, le nom, le coût
    d'énergie et les couleurs : R rouge, B bleu, G vert, Y jaune, K noir, W blanc.
