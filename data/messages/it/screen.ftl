# `edit`: una lista su uno schermo del terminale. Ciò che sta su una riga deve essere breve.

screen-no-file = `edit` mostra un file; l'input standard e le liste su una riga non lo sono
screen-no-file-instead = nomina un file; `scouter convert CODE --to text -o deck.txt` ne fa uno da un codice
screen-no-terminal = `edit` è uno schermo: gli serve un terminale per i tasti e per ciò che mostra
screen-instead = senza, `scouter add`, `remove`, `set`, `leader` e `sort` cambiano una lista, e `scouter check` dice cosa c'è di sbagliato
screen-no-folder = non c'è nessuna cartella { $folder } per { $file }
screen-failed = il terminale non risponde: { $why }
screen-kept = { $list } non è salvata: le modifiche sono in { $file }
screen-kept-read-only = { $kept }, perché la lista è in sola lettura
screen-too-many-drafts = { $list } non è salvata, e accanto ci sono già troppe bozze
screen-broken = la lista è rotta: non vi si può cambiare nulla
screen-too-small = Questo schermo ha bisogno di { $width } colonne e { $height } righe. Ingrandisci la finestra, o premi q per uscire.

screen-new = { $file } è nuovo: nulla è scritto prima che tu salvi
screen-draft = { $file } contiene ciò che prima non è stato salvato. `{ $command }` lo mostra; spostalo in { $list } per riprenderlo, o cancellalo.
screen-unsaved = non salvato
screen-search = Ricerca
screen-found = Trovate: { cards }
screen-search-hint = Scrivi parole di un nome, o una ricerca: red battle cost<=3 trait:god
screen-search-hint-plain = Scrivi parole di un nome, o una ricerca nelle parole di `scouter help search`
screen-open = e { $cards } che forse si intendono
screen-verdict = Verdetto:
screen-no-problems = Niente di sbagliato.
screen-empty = Ancora nessuna carta. Premi / e cercane.
screen-line = riga { $line }
screen-types = Tipi

screen-done = { $done }
screen-undone = annullato: { $done }
screen-redone = rifatto: { $done }
screen-refused = non cambiato: { $why }
screen-absent = non è nella lista, o non può andare altrove: { $card }
screen-nothing-to-undo = non resta nulla da annullare
screen-nothing-to-redo = non è stato annullato nulla
screen-no-line = riguarda la lista intera, e nessuna sua riga
screen-saved = { $file } è salvato
screen-saved-anew = { $file } non c'era più, ed è scritto di nuovo
screen-changed = altri hanno cambiato { $file } da quando è stato letto: nulla è scritto. R mostra cosa contiene ora, e u riporta poi alla tua lista.
screen-loaded = questo è ciò che { $file } contiene ora; u riporta alla tua lista
screen-as-read = { $file } contiene ciò che è stato letto
screen-gone = { $file } non c'è più: s lo scrive di nuovo
screen-gone-folder = { $file } e la sua cartella non ci sono più: s conserva la lista altrove, e dice dove

screen-keys-typing = scrivi per cercare  Invio risultati  Tab riquadro  Ctrl-S salva  Ctrl-C esci
screen-keys-found = ? aiuto  / cerca  + - copie  Invio carta  Tab oltre  u annulla  s salva  q esci
screen-keys-deck = ? aiuto  / cerca  + - copie  Invio carta  Tab oltre  u annulla  s salva  q esci
screen-keys-problems = ? aiuto  / cerca  Invio va alla riga  Tab oltre  u annulla  s salva  q esci
screen-keys-page = Esc indietro  frecce, Pagina su, Pagina giù

screen-leaving = { $file } non è salvato.
screen-leaving-save = s    salva ed esci
screen-leaving-drop = d    esci e butta le modifiche
screen-leaving-stay = Esc  resta
screen-help-title = Tasti
screen-help-all =
    Ovunque
      Tab, Maiusc-Tab       il riquadro seguente, quello prima
      frecce, j k           su e giù; Pagina su, Pagina giù, Inizio, Fine (g G)
      /                     cerca carte
      u                     annulla l'ultima modifica
      U, Ctrl-R             rifalla
      s, Ctrl-S             salva
      R                     rileggi il file (u riporta indietro)
      ?                     questi tasti
      q, Ctrl-C             esci; chiede se qualcosa non è salvato
screen-help-cards =
    Ricerca e lista
      + =                   una copia in più; un leader prende il posto dell'altro
      - _                   una copia in meno
      Invio                 la carta, con le abilità in parole
      m                     nella lista: una copia alla parte seguente del mazzo
screen-help-search =
    Mentre scrivi una ricerca
      parole di un nome, o le parole di `scouter help search`:
      red battle cost<=3 trait:god sort:-power
      Invio, Esc            alle carte trovate
      Ctrl-U, Ctrl-W        cancella tutto ciò che precede, la parola prima
screen-help-problems =
    Problemi
      Invio                 va alla riga del problema
screen-help-line =
    Sulla riga di una carta stanno le copie nella lista, il numero, il nome, il
    costo d'energia e i colori: R rosso, B blu, G verde, Y giallo, K nero, W bianco.
