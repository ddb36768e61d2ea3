# `goldfish` and `merge`: what a deck does by itself.

goldfish-title = { games } of { $turns } own turns by { $ruleset }: { $player } player, going { $seat ->
    [first] first
   *[second] second
}, against { $opponent }, seed { $seed }
goldfish-dummy = a dummy ({ $dummy })
goldfish-list = { $deck } and the same player

goldfish-turn = turn
goldfish-seen = seen
goldfish-energy = energy
goldfish-spent = spent
goldfish-played = played
goldfish-power = power
goldfish-damage = damage
goldfish-hand = hand
goldfish-combos = combos
goldfish-stuck = stuck
goldfish-color = color
goldfish-awake = awake
goldfish-won-by = won
goldfish-paid = paid
goldfish-attacks = attacks
goldfish-field = field
goldfish-force = force
goldfish-lives = lives
goldfish-empty = empty
goldfish-emergency = emerg.
goldfish-legend-exo = Means over the games that came to the turn; ± is half of the widest interval of 95 % in the column (of turns that one game in 20 came to). paid: cards put in the Occult to pay; field, force: cards on the field beside the Leader at the end of the turn, covered ones too, and the force that they have by themselves; lives: taken from the other Leader; hand: with the cards of the Occult, which come back; stuck: no card can be played; empty: no card on the field; emerg., won: share of all games by then.
goldfish-legend = Means over the games that came to the turn; ± is half of the widest interval of 95 % in the column (of turns that one game in 20 came to). seen: cards of the deck, life taken in hand too; spent, played: in the turn; damage: life taken from the opponent by then; combos: cards in hand that can combo; stuck: no card of the hand can be played; color: for want of a color only; awake, won: share of all games by then.

goldfish-won-in-turn = Won in turn
goldfish-none = none
goldfish-share = { $count } ({ $share }, { $interval })
goldfish-won = Won { $share }
goldfish-won-on-average = Won { $share }, on average in turn { $turn }
goldfish-lost = Lost { $share }
goldfish-drawn = Drawn { $share }
goldfish-not-over = Not over after turn { $turn }: { $share }
goldfish-awakened = The leader awakened in { $share }
goldfish-never-hits = This opponent never hits: a leader that awakens when life is lost cannot awaken
goldfish-engine = First [Activate] of a card in play in { $share }, on average in turn { $turn }; by turn { $by }
goldfish-in-emergency = The Leader was in Emergency in { $share }
goldfish-attacked = First attack in { $share }, on average in turn { $turn }; by turn { $by }
goldfish-no-attack = No attack was declared
goldfish-no-engine = No [Activate] of a card in play was used
goldfish-apart-dummy = { $dummy }: this dummy is made of cards of another game; against a deck of { $game } there are passive and deck:FILE
goldfish-apart-without = { $option } does not go with { $game } yet; the tables and --rows do
goldfish-apart-untold = { $option }: games of { $game } are played by { $edition }, with a table given with --cards that says what the cards do: costs, numbers, effects; here the edition is { $ruleset }, and no table says so
broken-off = Broken off: these are the games that had been played
speed = { $seconds } s: { $games } games and { $decisions } decisions a second

resources-title = { $deck } by { $ruleset }, going { $seat ->
    [first] first
   *[second] second
}: draws and resources by the book, without the effects of any card
resources-put-away = put away
resources-left = left
resources-pile = { $section ->
    [stones] stones
   *[other] { $section }
}
resources-lives = lives lost
resources-lost = In turn { $turn } there is no card left to draw, and the game is lost ({ $rule }).
resources-no-effects = Cards at the end of each own turn if none is played: seen, in hand, put away by the hand limit, left in the deck.
resources-exact = Chances are exact: that one of the stones so far has the attribute.
goldfish-stones = stones
goldfish-will = will
goldfish-atk = ATK
goldfish-judgment = judged
goldfish-legend-fow = Means over the games that came to the turn; ± is half of the widest interval of 95 % in the column (of turns that one game in 20 came to). stones: magic stones in play at the end of the turn; will: spent in the turn; field, ATK: resonators and J-rulers at the end of the turn, and the ATK printed on them together; damage: life taken from the other player; stuck: no card can be played; empty: nothing that fights on the field; judged, won: share of all games by then.
goldfish-judged = Judgment performed: { $share }, in own turn { $turn } on average; by turn { $by }
goldfish-not-judged = Judgment was never performed
goldfish-summons = summ.
goldfish-behind = behind
goldfish-extra = extra
goldfish-legend-ygo = Means over the games that came to the turn; ± is half of the widest interval of 95 % in the column (of turns that one game in 20 came to). summ.: monsters Summoned in the turn; played: spells and traps activated in the turn; field, ATK: monsters at the end of the turn, and the ATK printed on them together; behind: spells and traps on the field at the end of the turn; damage: Life Points taken from the other player; stuck: nothing but ending the turn can be done when Main Phase 1 begins; empty: no monster on the field; extra: a monster came from the Extra Deck; extra, won: share of all games by then.
goldfish-from-extra = A monster from the Extra Deck: { $share }, in own turn { $turn } on average; by turn { $by }
goldfish-none-from-extra = No monster came from the Extra Deck
