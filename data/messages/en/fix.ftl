# `fix`: what is done with the cards of a list, why, and what is left to the player.

fix-act = { $act ->
    [take-out] take out
    [move] move
    [add] add
    [curve] curve
    [choose] choose
    [left] left
    [merge] merge
   *[spell] spell
}
fix-take-out = { $copies } { $card }, { from-section }
fix-move = { $copies } { $card }, { $from } { $to }
fix-add = { $copies } { $card }, { to-section }
fix-has-it = in the deck already
fix-choose = { $take } of these to take out; --pick last or --pick first does it
fix-among = { $copies } { $card }, { in-section }
fix-so = { $what }: { $so }

fix-copies = { copies }; { $limit } allowed
fix-banned = it is banned
fix-limited = { copies }; limited to { $limit }
fix-keyword = { $count ->
    [one] 1 [{ $keyword }] card
   *[other] { $count } [{ $keyword }] cards
}; { $limit } allowed
fix-leader-takes-no = the leader takes no { $cards }
fix-leader-cap = { $count } { $cards }; the leader takes up to { $limit }
fix-too-many = { cards } { in-section }; { $limit } at most
fix-too-few = { cards } { in-section }; { $limit } at least
fix-wrong-kind = { the-section } takes no { $kind ->
    [leader] Leader Card
    [battle] Battle Card
    [extra] Extra Card
    [unison] Unison Card
    [z-leader] Z-Leader
    [z-battle] Z-Battle Card
    [z-extra] Z-Extra Card
    [z-unison] Z-Unison Card
    [monster] monster
    [fusion] Fusion Monster
    [synchro] Synchro Monster
    [xyz] Xyz Monster
    [link] Link Monster
    [spell] Spell Card
    [trap] Trap Card
    [ruler] ruler
    [resonator] resonator
    [chant] chant
    [addition] addition
    [regalia] regalia
    [stone] magic stone
    [special-stone] special magic stone
    [basic-stone] basic magic stone
    [rune] rune
    [stranger] stranger
    [creature] creature
    [vice-leader] Vice Leader
    [tactic] tactic
    [evolution] evolution
    [relic] relic
   *[token] token
}
fix-no-section = { $edition } has no { section }
fix-one-leader = a deck has one { lead }

fix-may-fill = --fill SEARCH adds cards, such as --fill '{ $game ->
    [yugioh] monster level<=4
    [force-of-will] resonator
    [exo] creature
   *[dbscg] battle cost<=3
}'
fix-fills-after-choices = it is filled up once the choices are made
fix-fills-after-leader = it is filled up once the { lead } is certain
fix-own-curve = by the energy costs that the deck has: { $curve }
fix-usual-curve = by the energy costs that decks usually have: { $curve }
fix-nothing-to-fill = no more cards may be added that --fill '{ $fill }' means; ask for others too
fix-fill-waits = { $list }: --fill adds nothing while some line is not read, or its number of copies is not clear
fix-choose-leader = choose one: `{ $command }`
fix-keep-leader = keep one of them: `{ $command }`
fix-other-leader = choose another { lead }: `{ $command }`
fix-not-written = nothing is written yet; `{ $command }` does it
