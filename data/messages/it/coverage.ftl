# `cards coverage`: quanto delle carte è modellato, e che cosa impedisce il resto.

coverage-modelled = modellate
coverage-lines = righe
coverage-read = lette
coverage-all = tutte
coverage-in-lists = nelle liste
coverage-copies = copie, in ogni parte
coverage-lists-begun = liste, per leader e mazzo principale
coverage-lists-whole = liste, con side deck e tutto
coverage-unknown = copie ignote
coverage-no-text = Ciò che non è letto non si conosce: la tabella non ha testo. Indicane una con --cards.
coverage-doubtful = Righe che si ristampano diverse: { $otherwise }; che si leggono in due modi: { $ambiguous }
coverage-kept = non sono modellate solo per queste parole
coverage-end-of-line = (la fine della riga)
coverage-more = per altre { $others }, vedi --limit

coverage-no-list = in { $path } non c'è nessuna lista di queste carte
coverage-no-card = non c'è nessuna carta di { $sets }
coverage-all-sets = senza --sets si elencano tutte
