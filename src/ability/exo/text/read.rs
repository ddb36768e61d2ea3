//! Text as abilities, whole or not at all.

use enumset::EnumSet;
use strum::VariantArray;

use super::lex::{Token, lex, unread};
use super::lexicon::Sym;
use super::print::{type_sym, verb_sym, whose_by, word_sym};
use super::{Tongue, Unread};
use crate::ability::exo::{
    Cards, Deed, Effect, Filter, Form, Gain, Is, Key, Line, Passive, Pick, Place, Price, Test, Type, Until, Verb, Who,
    Whose, Word,
};

/// The lines of a text, in the language in which it can be read.
///
/// # Errors
/// What is not understood, in the language in which more is.
///
/// ```
/// use deckscouter::ability::exo::text::{self, Tongue};
/// let lines = text::read("ATTIVAZIONE: pesca una carta.").unwrap();
/// assert_eq!(text::print(&lines, Tongue::En), "ACTIVATION: draw 1 card.");
/// ```
pub fn read(text: &str) -> Result<Vec<Line>, Unread> {
    in_either(text, Reader::lines)
}

/// A cost or a sacrifice: parts of so many cards.
///
/// # Errors
/// What is not understood.
pub fn read_cost(text: &str) -> Result<Vec<Pick>, Unread> {
    if let Ok(count) = text.trim().parse() {
        return Ok(if count == 0 { Vec::new() } else { vec![Pick::of(count, Vec::new())] });
    }
    in_either(text, |reader| {
        let mut parts = Vec::new();
        while reader.at < reader.tokens.len() {
            parts.push(reader.pick(true)?.0);
            if !reader.takes_sign(',') {
                break;
            }
        }
        Some(parts)
    })
}

fn in_either<T>(text: &str, read: impl Fn(&mut Reader) -> Option<T>) -> Result<T, Unread> {
    let mut furthest: Option<Unread> = None;
    for tongue in [Tongue::En, Tongue::It] {
        let found = lex(text, tongue).and_then(|tokens| {
            let mut reader = Reader { tokens, at: 0, targets: Vec::new() };
            match read(&mut reader) {
                Some(found) if reader.at == reader.tokens.len() => Ok(found),
                _ => Err(unread(text, reader.tokens.get(reader.at).map_or(text.len(), |(at, _)| *at))),
            }
        });
        match found {
            Ok(found) => return Ok(found),
            Err(wrong) if furthest.as_ref().is_none_or(|other| wrong.at > other.at) => furthest = Some(wrong),
            Err(_) => {}
        }
    }
    Err(furthest.unwrap_or_else(|| unread(text, 0)))
}

/// What a line begins with.
enum Head {
    Key(Key),
    /// No key word.
    Bare,
    /// One that is not read to its end.
    Unread,
}

/// Where reading stands; where something is not read it stays there.
struct Reader {
    tokens: Vec<(usize, Token)>,
    at: usize,
    targets: Vec<Pick>,
}

impl Reader {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.at).map(|(_, token)| token)
    }

    fn peek_sym(&self) -> Option<Sym> {
        match self.peek()? {
            Token::Word(sym) => Some(*sym),
            _ => None,
        }
    }

    fn takes(&mut self, sym: Sym) -> bool {
        let is = self.peek_sym() == Some(sym);
        self.at += usize::from(is);
        is
    }

    fn takes_sign(&mut self, sign: char) -> bool {
        let is = self.peek() == Some(&Token::Sign(sign));
        self.at += usize::from(is);
        is
    }

    fn sign(&mut self, sign: char) -> Option<()> {
        self.takes_sign(sign).then_some(())
    }

    fn sym(&mut self, sym: Sym) -> Option<()> {
        self.takes(sym).then_some(())
    }

    fn number(&mut self) -> Option<i32> {
        let Token::Number(number) = *self.peek()? else { return None };
        self.at += 1;
        Some(number)
    }

    fn count(&mut self) -> Option<u8> {
        let at = self.at;
        let count = self.number().and_then(|number| u8::try_from(number).ok());
        if count.is_none() {
            self.at = at;
        }
        count
    }

    fn change(&mut self) -> Option<i32> {
        let Token::Change(number) = *self.peek()? else { return None };
        self.at += 1;
        Some(number)
    }

    fn quoted(&mut self) -> Option<String> {
        let Token::Quoted(text) = self.peek()? else { return None };
        let text = text.clone();
        self.at += 1;
        Some(text)
    }

    fn lines(&mut self) -> Option<Vec<Line>> {
        let mut lines = Vec::new();
        while self.at < self.tokens.len() {
            lines.push(self.line()?);
            self.targets.clear();
            if !self.takes_sign('.') && self.at < self.tokens.len() {
                return None;
            }
        }
        Some(lines)
    }

    fn line(&mut self) -> Option<Line> {
        if let Some(word) = self.any_word() {
            return Some(Line::Passive(Passive::Word(word)));
        }
        if self.takes(Sym::PlayOnlyIf) {
            return self.test().map(|test| Line::Passive(Passive::OnlyIf(test)));
        }
        if self.takes(Sym::AttacksTimes) {
            let times = self.count()?;
            self.sym(Sym::Times)?;
            return Some(Line::Passive(Passive::Attacks(times)));
        }
        if self.takes(Sym::Instead) {
            self.sign(':')?;
            return self.prices().map(|prices| Line::Passive(Passive::Instead(prices)));
        }
        self.effect()
    }

    fn any_word(&mut self) -> Option<Word> {
        let sym = self.peek_sym()?;
        let word = *Word::VARIANTS.iter().find(|word| word_sym(**word) == sym)?;
        self.at += 1;
        Some(word)
    }

    fn effect(&mut self) -> Option<Line> {
        let once = self.takes(Sym::Once);
        let key = match self.head() {
            Head::Key(key) => Some(key),
            Head::Bare => None,
            Head::Unread => return None,
        };
        let headed = once || key.is_some();
        let leader = self.takes(Sym::LeaderEffect);
        let mut only_if = Vec::new();
        if self.takes(Sym::OnlyIf) {
            only_if.push(self.test()?);
            while self.takes(Sym::And) {
                only_if.push(self.test()?);
            }
        }
        let may_be_bare = matches!(key, Some(Key::Guard | Key::Hate(_)));
        if may_be_bare && matches!(self.peek(), None | Some(Token::Sign('.'))) {
            return Some(Line::Effect(Effect { once, leader, only_if, ..Effect::of(key?) }));
        }
        let headed = headed || leader || !only_if.is_empty();
        if headed {
            self.sign(':')?;
        }
        let price = if self.has_price() {
            let prices = self.prices()?;
            self.sign(':')?;
            prices
        } else {
            Vec::new()
        };
        let key = key.unwrap_or(match (price.is_empty(), once) {
            (_, true) => Key::Quick,
            (false, false) => Key::Main,
            (true, false) => Key::Tactic,
        });
        let does = self.deeds()?;
        // A card that says what cards gain, and nothing else, gives it to them while it is there.
        if !headed
            && key == Key::Tactic
            && let [Deed::Gain(cards @ (Cards::This | Cards::All(_)), gain, Until::Stays)] = does.as_slice()
        {
            return Some(Line::Passive(Passive::Gives(cards.clone(), gain.clone())));
        }
        let targets = std::mem::take(&mut self.targets);
        Some(Line::Effect(Effect { key, once, leader, only_if, price, targets, does }))
    }

    /// Whether another colon follows in the sentence: what stands before it is a price (10-1).
    fn has_price(&self) -> bool {
        let rest = self.tokens[self.at..].iter().map(|(_, token)| token);
        rest.take_while(|token| **token != Token::Sign('.')).any(|token| *token == Token::Sign(':'))
    }

    /// The key word, where there is one.
    fn head(&mut self) -> Head {
        let Some(sym) = self.peek_sym() else { return Head::Bare };
        let key = match sym {
            Sym::Activation => Key::Activation,
            Sym::Cycle => Key::Cycle,
            Sym::CoverKey => Key::Cover,
            Sym::Echo => Key::Echo,
            Sym::Exile => Key::Exile,
            Sym::Guard => Key::Guard,
            Sym::Ambush => Key::Ambush,
            Sym::Immediate => Key::Immediate,
            Sym::Death => Key::Death,
            Sym::Hate => {
                self.at += 1;
                let hated = self.pick(false);
                return hated.map_or(Head::Unread, |(pick, _)| Head::Key(Key::Hate(pick.filter)));
            }
            Sym::Shadow => Key::Shadow,
            Sym::Honor => Key::Honor,
            Sym::Rage => Key::Rage,
            Sym::Reveal => Key::Reveal,
            Sym::SacrificeKey => Key::Sacrifice,
            Sym::DiscardKey => Key::Discard,
            Sym::Burial => Key::Burial,
            Sym::Emergency => Key::Emergency,
            Sym::Main => Key::Main,
            Sym::Quick => Key::Quick,
            Sym::Attacked => Key::Attacked,
            _ => return Head::Bare,
        };
        self.at += 1;
        Head::Key(key)
    }

    fn prices(&mut self) -> Option<Vec<Price>> {
        let mut prices = Vec::new();
        loop {
            prices.push(self.price()?);
            if !self.takes_sign(',') {
                return Some(prices);
            }
        }
    }

    fn price(&mut self) -> Option<Price> {
        if self.takes(Sym::Pay) {
            return self.count().map(Price::Cost);
        }
        if self.takes(Sym::Remove) {
            return self.counters().map(|(count, kind)| Price::Counters(count, kind));
        }
        if self.takes(Sym::YouLose) {
            let lives = self.count()?;
            self.sym(Sym::Life)?;
            return Some(Price::Lives(lives));
        }
        let verb = self.verb()?;
        match self.cards()? {
            Cards::Chosen(pick) if verb == Verb::Discard && pick.place == Place::Play => {
                Some(Price::Move(verb, Cards::Chosen(Pick { place: Place::Hand, whose: Whose::You, ..pick })))
            }
            cards => Some(Price::Move(verb, cards)),
        }
    }

    fn counters(&mut self) -> Option<(u8, String)> {
        let count = self.count()?;
        let kind = self.quoted()?;
        self.sym(Sym::Counter)?;
        Some((count, kind))
    }

    fn verb(&mut self) -> Option<Verb> {
        const ALL: [Verb; 12] = [
            Verb::Destroy,
            Verb::Sacrifice,
            Verb::Bury,
            Verb::Discard,
            Verb::Banish,
            Verb::Cover,
            Verb::Uncover,
            Verb::Hand,
            Verb::Occult,
            Verb::Top,
            Verb::Bottom,
            Verb::Shuffle,
        ];
        let sym = self.peek_sym()?;
        let verb = ALL.into_iter().find(|verb| verb_sym(*verb) == sym)?;
        self.at += 1;
        Some(verb)
    }

    fn deeds(&mut self) -> Option<Vec<Deed>> {
        let mut deeds = Vec::new();
        loop {
            deeds.push(self.deed()?);
            if !self.takes_sign(';') {
                return Some(deeds);
            }
        }
    }

    fn within(&mut self) -> Option<Vec<Deed>> {
        self.sign('(')?;
        let deeds = self.deeds()?;
        self.sign(')')?;
        Some(deeds)
    }

    fn cards_counted(&mut self) -> Option<u8> {
        let count = self.count()?;
        self.sym(Sym::Card)?;
        Some(count)
    }

    /// Nothing more is said in this deed.
    fn ends(&self) -> bool {
        matches!(self.peek(), None | Some(Token::Sign(_)))
    }

    fn deed(&mut self) -> Option<Deed> {
        let sym = self.peek_sym();
        let start = self.at;
        if let Some(sym) = sym {
            self.at += 1;
            match sym {
                Sym::Draw => return self.cards_counted().map(|count| Deed::Draw(Who::You, count)),
                Sym::TheyDraw => return self.cards_counted().map(|count| Deed::Draw(Who::Opponent, count)),
                Sym::TheyDiscard => return self.cards_counted().map(|count| Deed::Discard(Who::Opponent, count)),
                Sym::Mill => return self.cards_counted().map(|count| Deed::Mill(Who::You, count)),
                Sym::TheyMill => return self.cards_counted().map(|count| Deed::Mill(Who::Opponent, count)),
                Sym::Discard => {
                    let at = self.at;
                    if let Some(count) = self.cards_counted()
                        && self.ends()
                    {
                        return Some(Deed::Discard(Who::You, count));
                    }
                    self.at = at;
                }
                Sym::Put => {
                    let (count, kind) = self.counters()?;
                    self.sym(Sym::On)?;
                    let change = i8::try_from(count).ok()?;
                    return self.cards().map(|cards| Deed::Counters(cards, change, kind));
                }
                Sym::Remove => {
                    let (count, kind) = self.counters()?;
                    self.sym(Sym::From)?;
                    let change = i8::try_from(count).ok()?;
                    return self.cards().map(|cards| Deed::Counters(cards, -change, kind));
                }
                Sym::Control => return self.cards().map(Deed::Control),
                Sym::Transform => {
                    let cards = self.cards()?;
                    self.sym(Sym::IntoForm)?;
                    return self.form().map(|form| Deed::Transform(cards, form));
                }
                Sym::Make => {
                    let count = self.count()?;
                    if self.takes(Sym::Token) {
                        return self.form().map(|form| Deed::Token(count, form));
                    }
                    self.sym(Sym::Relic)?;
                    return self.quoted().map(|name| Deed::Relic(count, name));
                }
                Sym::Play => return self.cards().map(Deed::Play),
                Sym::YouGain | Sym::YouLose | Sym::TheyGain | Sym::TheyLose => {
                    let lives = i8::try_from(self.count()?).ok()?;
                    self.sym(Sym::Life)?;
                    let who = if matches!(sym, Sym::YouGain | Sym::YouLose) { Who::You } else { Who::Opponent };
                    let gains = matches!(sym, Sym::YouGain | Sym::TheyGain);
                    return Some(Deed::Lives(who, if gains { lives } else { -lives }));
                }
                Sym::Negate => return Some(Deed::Negate),
                Sym::EndTurn => return Some(Deed::EndTurn),
                Sym::Redirect => return Some(Deed::Redirect),
                Sym::May => return self.within().map(Deed::May),
                Sym::If => {
                    let test = self.test()?;
                    return self.within().map(|deeds| Deed::If(test, deeds));
                }
                _ => self.at = start,
            }
            self.at = start;
            if let Some(verb) = self.verb() {
                return self.cards().map(|cards| Deed::Move(verb, cards));
            }
        }
        let cards = self.cards()?;
        let gain = self.gain()?;
        let until = if self.takes(Sym::UntilTurn) {
            Until::TurnEnds
        } else if self.takes(Sym::UntilDamage) {
            Until::Damage
        } else {
            Until::Stays
        };
        Some(Deed::Gain(cards, gain, until))
    }

    fn gain(&mut self) -> Option<Gain> {
        if self.takes(Sym::LosesEffects) {
            return Some(Gain::NoEffects);
        }
        if self.takes(Sym::BecomesVice) {
            return Some(Gain::ViceLeader);
        }
        self.sym(Sym::Gain)?;
        if let Some(change) = self.change() {
            if self.takes(Sym::Cost) {
                return i8::try_from(change).ok().map(Gain::Cost);
            }
            self.sym(Sym::Force)?;
            return Some(Gain::Force(change));
        }
        if let Some(word) = self.any_word() {
            return Some(Gain::Word(word));
        }
        if self.takes(Sym::Name) {
            return self.quoted().map(Gain::Name);
        }
        if self.takes(Sym::RaceOf) {
            return self.quoted().map(Gain::Race);
        }
        self.sym(Sym::ColorOf)?;
        self.quoted().map(Gain::Color)
    }

    fn form(&mut self) -> Option<Form> {
        let mut form = Form { name: self.quoted()?, ..Form::default() };
        loop {
            if self.takes(Sym::Race) {
                form.races.push(self.quoted()?);
            } else if self.takes(Sym::Color) {
                form.colors.push(self.quoted()?);
            } else if self.takes(Sym::ViceLeader) {
                form.vice = true;
            } else {
                break;
            }
        }
        self.sym(Sym::Force)?;
        form.force = self.number()?;
        if self.takes(Sym::With) {
            let mut words = EnumSet::empty();
            loop {
                words |= self.any_word()?;
                if !self.takes_sign(',') {
                    break;
                }
            }
            form.words = words;
        }
        Some(form)
    }

    fn test(&mut self) -> Option<Test> {
        if self.takes(Sym::ThereNo) {
            return self.pick(false).map(|(pick, _)| Test::HaveNo(pick));
        }
        if self.takes(Sym::There) {
            return self.pick(true).map(|(pick, _)| Test::Have(pick));
        }
        if self.takes(Sym::YourLives) {
            return self.count().map(|lives| Test::LivesMost(Who::You, lives));
        }
        if self.takes(Sym::TheirLives) {
            return self.count().map(|lives| Test::LivesMost(Who::Opponent, lives));
        }
        if self.takes(Sym::YourTurn) {
            return Some(Test::Turn(Who::You));
        }
        self.sym(Sym::TheirTurn)?;
        Some(Test::Turn(Who::Opponent))
    }

    fn cards(&mut self) -> Option<Cards> {
        if self.takes(Sym::This) {
            return Some(Cards::This);
        }
        if self.takes(Sym::Those) {
            return Some(Cards::Those);
        }
        if self.takes(Sym::TheTarget) {
            let number = self.count()?.checked_sub(1)?;
            return (usize::from(number) < self.targets.len()).then_some(Cards::Target(number));
        }
        if self.takes(Sym::All) {
            return self.pick(false).map(|(pick, _)| Cards::All(pick));
        }
        let (pick, target) = self.pick(true)?;
        if !target {
            return Some(Cards::Chosen(pick));
        }
        self.targets.push(pick);
        u8::try_from(self.targets.len() - 1).ok().map(Cards::Target)
    }

    /// A description: its words in any order. And whether it is a target.
    fn pick(&mut self, counted: bool) -> Option<(Pick, bool)> {
        let up_to = counted && self.takes(Sym::UpTo);
        // What is described and not counted, as in "all", may say how many all the same.
        let count = if counted { self.count()? } else { self.count().unwrap_or(1) };
        let (mut filter, mut types, mut front): (Filter, Filter, Filter) = Default::default();
        let (mut target, mut noun) = (false, false);
        let (mut whose, mut place) = (None, Place::Play);
        while let Some(sym) = self.peek_sym() {
            let start = self.at;
            self.at += 1;
            match sym {
                Sym::Target => target = true,
                Sym::Card => noun = true,
                Sym::Yours => whose = Some(Whose::You),
                Sym::Theirs => whose = Some(Whose::Opponent),
                Sym::Anyones => whose = Some(Whose::Any),
                Sym::InHand => place = Place::Hand,
                Sym::InOccult => place = Place::Occult,
                Sym::InDeck => place = Place::Deck,
                Sym::InEvolutions => place = Place::Evolutions,
                Sym::InDiscard => place = Place::Discard,
                Sym::Banished => place = Place::Banished,
                Sym::Anywhere => place = Place::Anywhere,
                Sym::NonLeader => front.push(Is::NonLeader),
                Sym::Other => front.push(Is::Other),
                Sym::Covered => front.push(Is::Covered),
                Sym::Up => front.push(Is::Up),
                Sym::Attacking => front.push(Is::Attacking),
                Sym::Race => filter.push(Is::Race(self.quoted()?)),
                Sym::Color => filter.push(Is::Color(self.quoted()?)),
                Sym::Named => filter.push(Is::Named(self.quoted()?)),
                Sym::NamedWith => filter.push(Is::NamedWith(self.quoted()?)),
                Sym::ForceMost => filter.push(Is::ForceMost(self.number()?)),
                Sym::ForceLeast => filter.push(Is::ForceLeast(self.number()?)),
                Sym::OriginalMost => filter.push(Is::OriginalMost(self.number()?)),
                other => {
                    let kinds = [
                        Type::Leader,
                        Type::ViceLeader,
                        Type::Creature,
                        Type::Evolution,
                        Type::Tactic,
                        Type::Token,
                        Type::Relic,
                    ];
                    let Some(kind) = kinds.into_iter().find(|kind| type_sym(*kind) == other) else {
                        self.at = start;
                        break;
                    };
                    noun = true;
                    types.push(Is::Type(kind));
                }
            }
        }
        if !noun {
            return None;
        }
        let filter = front.into_iter().chain(types).chain(filter).collect();
        let whose = whose.unwrap_or(whose_by(place));
        Some((Pick { count, up_to, filter, whose, place }, target))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Tongue, print};
    use super::*;

    /// What is read in one language and said in the other.
    const SAID: [(&str, &str); 24] = [
        ("ACTIVATION: draw 1 card.", "ATTIVAZIONE: pesca 1 carta."),
        ("banish this card: draw 1 card.", "bandisci questa carta: pesca 1 carta."),
        ("destroy 1 target Creature of the opponent.", "distruggi 1 Creatura bersaglio dell'avversario."),
        ("SWIFT. GOD.", "VELOCE. DIO."),
        ("GUARD.", "GUARDIA."),
        ("HATE 1 card of race \"Owl\".", "ODIO 1 carta di razza \"Owl\"."),
        (
            "1 target Creature gains +100 force until the end of the turn; uncover that target 1.",
            "1 Creatura bersaglio ottiene +100 forza fino alla fine del turno; scopri quel bersaglio 1.",
        ),
        (
            "all your Creatures of color \"red\" gain +50 force.",
            "tutte le Creature tue di colore \"red\" ottengono +50 forza.",
        ),
        ("ONCE PER TURN: discard 1 card: draw 1 card.", "UNA VOLTA PER TURNO: scarta 1 carta: pesca 1 carta."),
        ("DEATH: you may (destroy up to 2 other Creatures).", "MORTE: puoi (distruggi fino a 2 Creature altre)."),
        (
            "ACTIVATION only if there are 2 your Creatures: the opponent discards 1 card.",
            "ATTIVAZIONE solo se ci sono 2 Creature tue: l'avversario scarta 1 carta.",
        ),
        (
            "make 2 Tokens \"Spark\" of race \"Fire\" force 50 with SWIFT.",
            "genera 2 Pedine \"Spark\" di razza \"Fire\" forza 50 con VELOCE.",
        ),
        ("take to hand 1 card named \"Ox\" in the deck.", "aggiungi alla mano 1 carta di nome \"Ox\" nel mazzo."),
        ("transform 1 target Creature into \"Frog\" force 10.", "trasforma 1 Creatura bersaglio in \"Frog\" forza 10."),
        (
            "ECHO: take control of 1 target card of the opponent.",
            "ECO: prendi il controllo di 1 carta bersaglio dell'avversario.",
        ),
        (
            "RAGE: this card gains +100 force until the damage.",
            "RABBIA: questa carta ottiene +100 forza fino al calcolo dei danni.",
        ),
        ("put 2 \"Rage\" counters on this card.", "metti 2 \"Rage\" segnalini su questa carta."),
        ("attacks 2 times.", "attacca 2 volte."),
        ("play only if your lives are at most 2.", "gioca solo se le tue vite sono al massimo 2."),
        ("instead of the cost: sacrifice 1 your Vice Leader.", "invece del costo: sacrifica 1 Vice Leader tua."),
        ("QUICK: pay 1: negate the effect below.", "RAPIDO: paga 1: nega l'effetto precedente."),
        ("make 1 Relic \"Bell\"; you lose 1 life.", "genera 1 Reliquia \"Bell\"; perdi 1 vita."),
        (
            "LEADER EFFECT only if it is your turn: draw 2 cards.",
            "EFFETTO LEADER solo se è il tuo turno: pesca 2 carte.",
        ),
        (
            "play 1 Creature in the discard pile; those gain name \"Ox\".",
            "gioca 1 Creatura nella pila degli scarti; quelle ottengono nome \"Ox\".",
        ),
    ];

    #[test]
    fn what_is_read_in_one_language_is_said_in_the_other_and_read_back() {
        for (english, italian) in SAID {
            for text in [english, italian] {
                let lines = read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
                assert_eq!(print(&lines, Tongue::En), english);
                assert_eq!(print(&lines, Tongue::It), italian);
            }
        }
    }

    #[test]
    fn what_is_not_understood_is_named_from_there() {
        let wrong = read("ACTIVATION: draw 1 card. ECHO: dance 2 times.").unwrap_err();
        assert_eq!((wrong.at, wrong.text.as_str()), (31, "dance 2 times"));
        assert_eq!(read("").unwrap(), []);
    }

    #[test]
    fn a_cost_is_a_number_or_cards() {
        assert_eq!(read_cost("2").unwrap(), [Pick::of(2, Vec::new())]);
        assert_eq!(read_cost("0").unwrap(), []);
        let red = vec![Is::Color("red".to_owned())];
        assert_eq!(read_cost("1 card of color \"red\", 2 carte").ok(), None, "one language at a time");
        assert_eq!(read_cost("1 card of color \"red\", 2 cards").unwrap(), [Pick::of(1, red), Pick::of(2, Vec::new())]);
    }
}
