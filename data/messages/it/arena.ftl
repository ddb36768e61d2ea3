# `arena`: giocatori misurati.

arena-title = { $a } contro { $b }: { games } in coppie con la stessa sorte, { $lists ->
    [one] { $lists } lista contro sé stessa
   *[other] { $lists } liste ognuna contro ognuna e contro sé stessa
}, secondo { $ruleset }, seme { $seed }
arena-wins = { $player } vince il { $share } ({ $interval } per coppie; { $wilson } secondo Wilson)
arena-matchup = il minimo con { $a } contro { $b }: { $share }
arena-earned = { $player } qui è il giocatore migliore: di certo sopra la metà, mai sotto il 45 %
arena-not-shown = che { $player } sia il giocatore migliore non è dimostrato
arena-falls-behind = { $player } vince di più, ma con alcune liste scende sotto il 45 %
arena-tau = le liste nello stesso ordine con entrambi i giocatori: τ di Kendall { $tau }
arena-means = { $turns } turni e { $decisions } decisioni a partita
hygiene-title = { $player }: { games }, { $lists ->
    [one] { $lists } lista contro sé stessa
   *[other] { $lists } liste ognuna contro ognuna e contro sé stessa
}, secondo { $ruleset }, seme { $seed }
hygiene-lives = partite in cui è stata data l'ultima vita: { $count }
hygiene-given = per attacchi che non potevano riuscire: { $counters } counter, { $blocks } blocchi, { $combos } combo
hygiene-lost = attacchi persi con certezza: { $count }, { $rate } a partita
hygiene-unused = abilità che si possono attivare e mai attivate: { $unused } su { $lines } ({ $share } %), { $passed } di esse offerte e lasciate
hygiene-line = { $list }: { $card }, abilità { $line }, mai in { games }, { $offered ->
    [0] mai offerta
    [one] offerta 1 volta
   *[other] offerta { $offered } volte
}
hygiene-line-back = { $list }: { $card }, abilità { $line } del retro, mai in { games }, { $offered ->
    [0] mai offerta
    [one] offerta 1 volta
   *[other] offerta { $offered } volte
}
fit-told = { $rows } posizioni di { games }; il vincitore è dalla parte giusta nel { $right } % di esse, con uno scarto medio (al quadrato) di { $off }
arena-of-dbscg = questo si conta nelle partite di Dragon Ball Super Card Game e non in quelle di { $game }; `scouter arena GIOCATORE GIOCATORE LISTA` misura i giocatori in entrambi
arena-unplayed = { $count } confronti su { $of } non ancora giocati
