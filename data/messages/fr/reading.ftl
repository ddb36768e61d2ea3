# Ce que l'on rencontre en lisant une liste : les lignes et les listes fautives, par notation.

line-too-long = cette ligne est trop longue pour être une carte
line-control-characters = cette ligne contient des caractères de contrôle
save-as-utf8 = enregistrez la liste en simple texte UTF-8
line-without-card = cette ligne ne contient aucune carte
count-or-place = `{ $word }` peut être un nombre d'exemplaires ou une place dans une liste
write-card-line = écrivez `4 BT1-006 Nom`
two-numbers = deux numéros de carte sur une ligne
two-cards = cette ligne contient deux cartes
more-than-card = cette ligne contient peut-être plus que { $card }
comment-unclear = on ne sait pas où finit ce commentaire ; donnez à son début et à sa fin des lignes à eux
card-behind-key = cette ligne parle du deck, et elle contient une carte
card-per-line = donnez à chaque carte sa propre ligne
two-counts = deux nombres d'exemplaires sur une ligne
write-count-once = écrivez le nombre d'exemplaires une seule fois
count-without-card = cette ligne a un nombre d'exemplaires mais pas de carte
write-card-behind = écrivez derrière lui le numéro ou le nom d'une carte
no-number-of-copies = `{ $count }` n'est pas un nombre d'exemplaires
empty-count = une case vide n'est pas un nombre d'exemplaires
pile-count = { $count } n'est pas un nombre d'exemplaires
write-whole-number = écrivez un nombre entier de 1 à { $most }
too-many-lines = cette liste a plus de { $most } lignes de cartes ; le reste n'est pas lu
list-too-long = cette liste n'est pas lue : elle dépasse { $most } Kio, et aucun deck n'est si long
too-many-text-lines = cette liste n'est pas lue : elle a plus de { $most } lignes, et aucun deck n'en a autant
too-many-decks = ce texte contient plus de { $most } decks ; le reste n'est pas lu
too-many-broken = ce texte contient plus de { $most } codes abîmés ; le reste n'est pas lu
name-too-long = ce nom dépasse { $most } caractères, et aucun nom n'est si long
comment-or-card = `{ $sign }` est juste devant une carte : c'est un commentaire ou une carte, et personne ne sait lequel
blank-behind-sign = mettez une espace derrière le `{ $sign }` d'un commentaire ; devant une carte, enlevez-le
section-not-said = cette ligne ne dit pas où est sa carte, et la ligne au-dessus dit `{ $section }`
say-section-of-row = écrivez la section sur chaque ligne, comme `main` ou `side`
foils-unclear = on ne sait pas si les { $foils } foils de cette ligne sont parmi ses { $count } exemplaires
side-unclear = un 1 peut être un exemplaire dans le side deck, ou dire que les { $count } y sont tous
say-copies-once = écrivez tous les exemplaires d'une ligne en un seul nombre
say-side-in-words = écrivez `yes` ou `no`, ou nommez la colonne `side count`

no-section-of-deck = `{ $word }` n'est pas une partie d'un deck
one-of-sections = écrivez l'une de celles-ci : { $sections }, et ôtez ce qui ne fait pas partie du deck
no-card-number-form = `{ $number }` n'est pas un numéro de carte
card-needs-count = une carte a besoin de `{ $key }`

json-broken = ce JSON n'est pas valide ; son lecteur dit « { $reason } »
mend-json = voyez s'il y manque une virgule, un guillemet ou un crochet, ou s'il y en a un de trop ; `scouter convert --notations` énumère les notations
json-key-twice = `{ $key }` figure deux fois dans un objet ; nul ne sait lequel est voulu
json-no-object = en JSON, un deck est un objet
json-no-deck = ce JSON n'est pas un deck sous une forme connue : il n'a ni `main` ni `leader`
json-deck-so = un deck est tel que `{ $example }` ; `scouter convert --notations` énumère les autres notations
json-no-cards = `{ $key }` ne contient ni un numéro de carte ni un objet de numéros et d'exemplaires
json-cards-so = écrivez `{ $example }`, chaque numéro avec ses exemplaires
own-json-version = cette liste est dans une version inconnue ; on connaît la { $known }
own-json-no-list = `{ $key }` n'est pas une liste de cartes
own-json-no-card = une carte a besoin de `number` ou de `name`
own-json-odd-key = une carte n'a pas de `{ $key }` ; elle a `count`, `number` et `name`
arena-no-list = ce deck n'a pas d'objet `deckList`
arena-no-category = `{ $key }` n'est pas une catégorie de cartes
arena-no-number = une carte a besoin de son numéro comme `id`
tts-no-list = `ObjectStates` n'est pas une liste
tts-unknown-ids = la pile en contient { $missing ->
    [one] { $missing } autre
   *[other] { $missing } autres
} avec l'id { $id }, et rien ne dit quelle carte c'est
tts-no-name = cet objet n'a pas de nom, rien ne dit donc quelle carte c'est
fdk-no-cards = `{ $key }` n'est pas une liste de codes
fdk-no-code = ici une carte se note par son code, par exemple `"CMF-005"`

yaml-broken = ce YAML n'est pas valide ; son lecteur dit « { $reason } »
mend-yaml = voyez si la clé, le retrait et les guillemets y sont justes ; `scouter convert --notations` énumère les notations
yaml-cut-name = pour YAML, « { $sign } » est un commentaire ; cela peut faire partie d'un nom
quote-yaml-line = mettez toute la ligne entre guillemets, ou une espace après le `#` d'un commentaire

page-no-list = ceci est une page web (HTML) et non une liste : copiez la liste telle que le navigateur la montre, ou prenez l'export du site
csv-no-header = ce CSV n'a pas d'en-tête avec un nombre et une carte ; utilisez `section,count,number,name`
csv-column-twice = la colonne `{ $column }` figure deux fois
csv-cells = cette ligne a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} et l'en-tête { $columns }
csv-quote-name = si un nom contient le signe qui sépare les cases, mettez le nom entre guillemets : `"Hit, the Assassin"`
csv-no-card = cette ligne n'a ni numéro de carte ni nom
say-card-of-row = écrivez le numéro ou le nom de sa carte, ou ôtez la ligne
number-looks-like = `{ $number }` n'est pas un numéro de carte ; un numéro ressemble à BT1-005, P-001 ou SD14-01
write-printed-number = écrivez le numéro imprimé sur la carte ; `scouter cards find` le trouve
csv-broken = cette ligne de CSV n'est pas valide ; son lecteur dit « { $reason } »

xml-broken = ce XML n'est pas valide ; son lecteur dit « { $reason } »
xml-no-dtd = ce XML n'est pas valide : il définit un type de document, dont un deck n'a pas besoin
xml-too-many-parts = ce XML n'est pas valide : il a plus de { $most } parties
xml-ends-early = ce XML n'est pas valide : il finit trop tôt
xml-part-too-long = cette partie du XML est plus longue que { $most } Kio
xml-namespaces = ce XML a plus de { $most } espaces de noms
xml-wrong-root = ce XML n'est pas un tel deck : sa racine est `{ $root }`, pas `{ $known }`
xml-stray-text = un texte là où devraient être des cartes
xml-stray-card = cette carte n'est dans aucune section
xml-stray-element = `{ $element }` n'est pas un endroit pour des cartes
xml-section-without-name = il faut un `name` à `{ $element }`
xml-card-lacks-name-or-id = une carte a besoin de son nom comme texte, ou de son numéro comme `id`
xml-card-lacks-name = une carte a besoin d'un `name`

share-damaged = ce code est abîmé : un signe y est faux, manquant, ajouté ou échangé
share-no-deck = ce code est entier, mais ce qu'il dit n'est pas un deck
share-newer = ce code est de la version { $version }, et ce scouter connaît la version { $known }
share-newer-reads = un scouter plus récent le lit
share-other-game = ce code est d'un autre jeu, le numéro { $game }, que ce scouter ne connaît pas
share-newer-may-know = un scouter plus récent le connaît peut-être
share-no-prefix = ceci n'est pas un code : un code commence par `scouter:`
share-odd-sign = `{ $sign }` ne figure dans aucun code : ils contiennent les lettres A à Z et les chiffres 2 à 7
share-copy-again = copiez-le de nouveau, de `scouter:` jusqu'à la fin

no-passcode = `{ $word }` n'est pas un code
passcode-looks-like = un code est un nombre d'un à neuf chiffres, par exemple 83326048
ydke-no-prefix = ceci n'est pas une liste ydke : une telle liste commence par `ydke://`
ydke-parts = une liste ydke a trois parties, chacune suivie d'un `!`
ydke-no-base64 = cette partie de la liste ydke est abîmée : ce n'est pas du base64
ydke-cut-off = cette partie de la liste ydke est abîmée : le dernier code n'est pas entier
ydke-copy-again = copiez-la de nouveau, de `ydke://` jusqu'au dernier `!`
csv-open-quote = un guillemet s'ouvre dans cette ligne et ne se ferme pas avant d'autres lignes : elles y seraient perdues
csv-close-quote = fermez le guillemet, ou ôtez-le
heading-unclear = c'est peut-être un commentaire, ou le titre des cartes qui suivent
heading-alone = écrivez `Side Deck` seul sur une ligne, ou ôtez ces mots
outside-heading = c'est le titre de cartes qui ne font pas partie du deck
outside-cards = ôtez cette ligne et les cartes qui suivent, ou mettez `#` et une espace devant chacune
outside-or-words = si les cartes qui suivent ne font pas partie du deck, ôtez-les, ou mettez `#` et une espace devant chacune ; sinon ôtez ces mots
columns-unclear = des exemplaires se trouvent dans plus d'une colonne, et personne ne sait ce que sont les colonnes
columns-named = nommez-les `number`, `count` et `section`
dashes-or-not = écrivez `#` devant un commentaire, et un `-` ou rien devant une carte
