//! The cards that a game is played with, ready for the engine: each card once, however many copies there are.

pub mod aspects;
pub(crate) mod elsewhere;
pub(crate) mod fickle;
pub(crate) mod gained;
pub(crate) mod history;
pub(crate) mod interned;
pub(crate) mod line;
pub(crate) mod moves;
pub(crate) mod timing;
pub(crate) mod usable;
pub(crate) mod written;

use std::sync::Arc;

use enumset::EnumSet;

use crate::ability::{
    Area, Body, Change, Destination, Effect, Facing, Fate, Keyword, Node, Says, Scope, Skill, Skills, Statement,
    Subject, Token, UsedFrom, Visit,
};
use crate::card::{Card, CardNumber, ColorSet, Face, Kind};
use crate::engine::dbscg::edition::{Edition, Point, Unknown};
use crate::engine::dbscg::happening::Cue;
use crate::engine::dbscg::ids::{ByArea, DefId, SkillId};
use crate::engine::dbscg::keywords::Keywords;
use crate::engine::dbscg::roster::aspects::{Aspects, Cues, Insteads, Timings};
use crate::engine::dbscg::roster::elsewhere::Elsewhere;
use crate::engine::dbscg::roster::fickle::has_fickle;
use crate::engine::dbscg::roster::history::History;
use crate::engine::dbscg::roster::interned::Interned;
use crate::engine::dbscg::roster::line::{does, is_everywhere, works_under};
use crate::engine::dbscg::roster::moves::Moves;
use crate::engine::dbscg::roster::timing::Timing;
use crate::engine::dbscg::roster::usable::Usable;

/// One side of a card: what is printed, and what it does.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked by itself, and of every card")]
pub struct SideDef {
    /// What is printed.
    pub face: Face,
    /// Its skills.
    pub skills: Vec<Arc<Skill>>,
    /// Their numbers.
    pub ids: Vec<SkillId>,
    /// The line on which each of its skills is printed, from 0.
    pub(crate) printed: Vec<u8>,
    /// Keywords at the head of skill lines.
    pub keywords: Keywords,
    /// The events that its skills wait for.
    pub cues: Cues,
    /// Those that its skills wait for which work in play, whichever card they happen to.
    pub(crate) cues_of_others: Cues,
    /// It has permanent skills that say what it also is in all areas.
    pub(crate) also: bool,
    /// The events that its skills put something in the place of.
    pub(crate) insteads: Insteads,
    /// What its permanent skills change.
    pub changes: Aspects,
    /// Each of those changes by itself, in printed order.
    pub(crate) changing: Vec<Changing>,
    /// What its permanent skills change about other cards.
    pub(crate) others: Aspects,
    /// What the permanent skills change that its permanent skills give.
    pub(crate) gives: Aspects,
    /// Its own text adds areas to those where a keyword skill of it looks for cards (11-7-1).
    pub(crate) adds_areas: bool,
    /// It has skills that offer another price for an energy cost.
    pub(crate) discounts: bool,
    /// It has permanent skills about cards that effects can put out of their reach (8-1-4-2), where keywords cannot be gained, and
    /// where they can.
    pub(crate) fickle: [bool; 2],
    /// The areas in which some of its skills can be activated in the free timing of a battle, and of a Main Phase.
    pub(crate) free: [EnumSet<Area>; 2],
    /// Which of its skills can be used, by the area that it lies in.
    pub(crate) usable: ByArea<Usable>,
    /// It has skills that work while it lies under another (11-3-2-2).
    pub(crate) under: bool,
}

/// A change that a permanent skill of a side says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Changing {
    /// The place of the skill among those of the side.
    pub(crate) line: u8,
    /// The place of the statement in the skill.
    pub(crate) statement: u8,
    /// What it changes.
    pub(crate) aspects: Aspects,
    /// About its own card alone.
    pub(crate) of_own: bool,
}

impl Changing {
    /// Those of skills, in order.
    fn of(lines: &[Skill]) -> Vec<Self> {
        let all = (0..=u8::MAX).zip(lines).flat_map(|(line, skill)| {
            (0..=u8::MAX).zip(skill.statements()).filter_map(move |(statement, says)| {
                let Says::Change(change) = &says.says else { return None };
                let of_own = says.about == Subject::This;
                Some(Self { line, statement, aspects: Aspects::of(change), of_own })
            })
        });
        all.collect()
    }
}

/// A card of the roster.
#[derive(Clone, Debug)]
pub struct Def {
    /// What is printed.
    pub card: Card,
    /// Front and, for leaders, back; a card without a back has its front twice.
    pub sides: [SideDef; 2],
}

impl Def {
    /// The card type that rules and skills go by; that of a Z-Card without its second type (4.00, 15-1-3, 16-1-3, 17-1-3,
    /// 18-1-3).
    #[inline]
    pub const fn kind(&self) -> Kind {
        self.card.kind.base()
    }

    /// Whether it is a Z-Card (4.00, 14-1-2).
    #[inline]
    pub const fn is_z(&self) -> bool {
        self.card.kind.is_z()
    }

    /// What the card has that an edition does not.
    pub(crate) fn unknown_to(&self, edition: Edition) -> Option<Unknown> {
        // 2-3-2
        if self.card.kind == Kind::Unison && !edition.has(Point::UnisonCards) {
            return Some(Unknown::Kind(self.card.kind));
        }
        // 4.00, 14-1-1
        if self.is_z() && !edition.has(Point::ZCards) {
            return Some(Unknown::Kind(self.card.kind));
        }
        let has = |keyword: &Keyword| self.sides.iter().any(|side| side.keywords.has(*keyword));
        let keyword = Keyword::ALL.into_iter().find(|keyword| edition.unknown.has(*keyword) && has(keyword));
        keyword.map(Unknown::Keyword)
    }
}

/// All cards of a game.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "facts about the cards that have nothing to do with each other")]
pub struct Roster {
    defs: Vec<Def>,
    interned: Interned,
    /// The events that some card's skills wait for.
    pub(crate) cues: Cues,
    /// The kinds of events that anything waits for or counts.
    heard: EnumSet<Cue>,
    /// Where else each kind of event is waited for than in play.
    pub(crate) elsewhere: Elsewhere,
    /// The moves that some card's skills wait for, whichever card moves.
    pub(crate) moves: Moves,
    /// The skills that cards are given.
    pub(crate) given: Gifts,
    /// The events that conditions count by the turn.
    pub(crate) history: History,
    /// The events that some skill puts something in the place of.
    pub(crate) insteads: Insteads,
    /// What some card's permanent skills change.
    pub(crate) changes: Aspects,
    /// Some card has permanent skills that say what it also is in all areas.
    pub(crate) also: bool,
    /// Some permanent skill is about cards that effects can put out of its reach (8-1-4-2): where no card gains
    /// attributes, and where cards do.
    fickle: [bool; 2],
    /// Cards can gain attributes: names, traits, colors and the like.
    pub(crate) gains: bool,
    /// What the permanent skills change that permanent skills give.
    pub(crate) gives: Aspects,
    /// A permanent skill gives skills to cards that are not in play.
    pub(crate) gives_elsewhere: bool,
    /// Some card has a skill that works while it lies under another (11-3-2-2).
    pub(crate) under: bool,
    /// How many skills say when their player loses.
    pub(crate) losses: usize,
    /// The areas that some card's skill names as where it works.
    works_in: EnumSet<Area>,
    /// When skills of some card can be activated, by the area that it lies in.
    timings: ByArea<Timings>,
    /// The areas in which skills can be activated in the free timing of a battle, and of a Main Phase, as far as they are
    /// printed.
    free: [Vec<Area>; 2],
    /// The areas in which they can be in a counter timing.
    countering: Vec<Area>,
    /// The keywords that are printed on some card.
    pub(crate) keywords: Keywords,
    /// The keywords that cards may have without their being printed on them.
    pub(crate) gained: Keywords,
    tokens: Vec<(Token, DefId)>,
    /// What a card in Hidden Mode is.
    blank: Option<DefId>,
    /// There are Z-Cards.
    pub(crate) z_cards: bool,
}

/// What all skills have together that cards may be given.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Gifts {
    /// The events that they wait for.
    pub(crate) cues: Cues,
    /// When they can be activated.
    pub(crate) timings: Timings,
}

impl Gifts {
    /// Takes down the skill that a change gives, written out.
    fn take(&mut self, change: &Change) {
        if let Change::GainSkill(skill) = change {
            self.cues = self.cues.with(Cues::of_skill(skill));
            self.timings = self.timings.with(Timings::of(&Usable::of(std::slice::from_ref(&**skill))));
        }
    }
}

impl Roster {
    /// No cards yet, of games by an edition: its keyword skills are those of its manual.
    pub fn by(edition: Edition) -> Self {
        let mut roster = Self::default();
        roster.interned.by = edition.points;
        roster
    }

    /// Adds a card with its skills, unless it is there; tokens that its skills make are added too.
    pub fn add(&mut self, card: &Card, front: &Skills, back: &Skills) -> DefId {
        if let Some(at) = self.defs.iter().position(|def| def.card.number == card.number) {
            return DefId(index(at));
        }
        let front_side = self.side(card.kind, &card.front, front);
        let back_side = match &card.back {
            Some(face) => self.side(card.kind, face, back),
            None => front_side.clone(),
        };
        let id = DefId(index(self.defs.len()));
        self.defs.push(Def { card: card.clone(), sides: [front_side, back_side] });
        self.z_cards |= card.kind.is_z();
        self.note(id);
        for skill in front.lines.iter().chain(&back.lines) {
            self.history.take(skill);
            self.gained = self.gained.with(gained::gained(skill, self.interned.by));
            skill.accept(&mut Bringing(&mut |brought| match brought {
                Brought::Token(token) => self.add_token(token),
                Brought::Hidden => self.add_blank(),
                Brought::Skill(change) => {
                    if let Change::GainSkill(skill) = change {
                        self.changes = self.changes.with(Aspects::of_skill(skill));
                        self.insteads = self.insteads.with(Insteads::of(skill));
                    }
                    self.given.take(&written::written_out(change.clone(), self.interned.by));
                }
                Brought::Copies => self.given = Gifts { cues: Cues::ALL, timings: Timings::ALL },
                Brought::Attributes => self.gains = true,
            }));
        }
        self.heard = (self.cues.with(self.given.cues).with(self.history.cues())).events().collect();
        id
    }

    /// Whether anything waits for events of a kind or counts them, unless a resolution has something wait for it.
    #[inline]
    pub(crate) fn hears(&self, cue: Cue) -> bool {
        self.heard.contains(cue)
    }

    /// A side with its skills numbered.
    fn side(&mut self, kind: Kind, face: &Face, skills: &Skills) -> SideDef {
        let side = side(kind, face, skills, self.interned.by);
        let ids = side.skills.iter().map(|skill| self.interned.add(skill)).collect();
        SideDef { ids, ..side }
    }

    /// A skill by its number.
    #[inline]
    pub fn skill(&self, id: SkillId) -> &Skill {
        self.interned.skill(id)
    }

    /// When a skill can be used.
    #[inline]
    pub(crate) fn timing(&self, id: SkillId) -> Timing {
        self.interned.timing(id)
    }

    /// What the roster's skills and instructions are called.
    #[inline]
    pub(crate) const fn interned(&self) -> &Interned {
        &self.interned
    }

    /// Takes down what the cards of the roster have.
    fn note(&mut self, id: DefId) {
        for side in &self.defs[usize::from(id.0)].sides {
            self.cues = self.cues.with(side.cues);
            self.insteads = self.insteads.with(side.insteads);
            self.changes = self.changes.with(side.changes);
            self.keywords = self.keywords.with(side.keywords);
            self.under |= side.under;
            self.also |= side.also;
            for (all, fickle) in self.fickle.iter_mut().zip(side.fickle) {
                *all |= fickle;
            }
            for area in Area::ALL {
                self.timings[area] = self.timings[area].with(Timings::of(&side.usable[area]));
            }
            for statement in side.skills.iter().flat_map(|skill| skill.statements()) {
                if let Says::Change(change) = &statement.says {
                    self.gives = self.gives.with(Aspects::of_given(change));
                    self.given.take(change);
                    self.gives_elsewhere |= matches!(change, Change::GainSkill(_)) && reaches_out(statement);
                }
            }
            for skill in &side.skills {
                self.gained = self.gained.with(gained::gained(skill, self.interned.by));
                let when = does(skill).and_then(|does| does.when.as_ref());
                when.into_iter().filter(|when| !when.is_of_own()).for_each(|when| self.moves.take(when));
                self.losses += skill.statements().iter().filter(|statement| statement.says == Says::Loses).count();
                let named = does(skill).map_or(&[][..], |does| &does.from);
                self.works_in.extend(named);
                self.works_in.extend(used_from(skill).flat_map(|used| &used.areas));
                for area in named.iter().filter(|area| !area.skills_work()) {
                    self.elsewhere.add(*area, skill);
                }
            }
        }
        let used = |works: &dyn Fn(Area) -> bool, now: fn(Timings) -> bool| {
            WHERE_USED.into_iter().filter(|area| works(*area) && now(self.timings[*area])).collect()
        };
        // Extra Cards are used from hand whatever their skills say.
        let free = |area: Area| area.skills_work() || self.lets_answer(area);
        let [battle, main] = [used(&free, |timings| timings.battle), used(&free, |timings| timings.main)];
        let countering = used(&|area| self.lets_answer(area), |timings| timings.counter);
        (self.free, self.countering) = ([battle, main], countering);
    }

    /// Whether \[Counter\] skills may be activated in an area: in hand (10-10-2), where a card says so, in play under another.
    pub(crate) fn lets_answer(&self, area: Area) -> bool {
        area == Area::Hand || self.works_in(area) || (self.under && area.skills_work())
    }

    /// The areas in which printed skills can be activated in the free timing of a Main Phase, or else of a battle, in the order
    /// in which they are offered.
    #[inline]
    pub(crate) fn free_areas(&self, main: bool) -> &[Area] {
        &self.free[usize::from(main)]
    }

    /// The areas in which printed \[Counter\] skills can be activated.
    #[inline]
    pub(crate) fn counter_areas(&self) -> &[Area] {
        &self.countering
    }

    /// The card name of a token (10-18-4; 4.00, 19-1-4).
    fn called(&self, name: &str) -> String {
        if self.interned.by.contains(Point::TokensAreCalledSo) {
            format!("{name}{}", Token::CALLED)
        } else {
            name.to_owned()
        }
    }

    fn add_token(&mut self, token: &Token) {
        let token = &token.card();
        if self.tokens.iter().any(|(known, _)| known == token) {
            return;
        }
        let face = Face {
            name: self.called(&token.name),
            power: Some(token.power),
            characters: token.characters.clone(),
            traits: token.traits.clone(),
            ..Face::default()
        };
        let lines = token.tags.iter().map(|tag| Skill { tags: vec![tag.clone()], body: Body::Tags }).collect();
        let side = self.side(Kind::Token, &face, &Skills { partial: false, lines });
        // There are fewer than 10,000 tokens.
        let Some(number) = CardNumber::unprinted("TOKN", self.tokens.len() + 1) else { return };
        let blank = Card::blank(number, Kind::Token);
        let card = Card { colors: token.colors, combo: token.combo, front: face, ..blank };
        let id = DefId(index(self.defs.len()));
        self.defs.push(Def { card, sides: [side.clone(), side] });
        self.note(id);
        self.tokens.push((token.clone(), id));
    }

    /// The card that has nothing of what cards have (4.00, 23-5-2); it is there where skills put cards into Hidden Mode.
    pub fn add_blank(&mut self) {
        let Some(number) = CardNumber::unprinted("DOWN", 1) else { return };
        if self.blank.is_some() {
            return;
        }
        let side = self.side(NO_KIND, &Face::default(), &Skills::default());
        self.blank = Some(DefId(index(self.defs.len())));
        self.defs.push(Def { card: Card::blank(number, NO_KIND), sides: [side.clone(), side] });
    }

    /// What a card in Hidden Mode is, where skills put cards into it.
    #[inline]
    pub const fn blank(&self) -> Option<DefId> {
        self.blank
    }

    /// A card of the roster.
    #[inline]
    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[usize::from(id.0)]
    }

    /// Every card of the roster, tokens included.
    pub fn ids(&self) -> impl Iterator<Item = DefId> {
        (0..self.defs.len()).map(|at| DefId(index(at)))
    }

    /// Whether some permanent skill is about cards that effects can put out of its reach (8-1-4-2).
    #[inline]
    pub(crate) const fn has_fickle(&self) -> bool {
        self.fickle[self.gains as usize]
    }

    /// Whether there are skills for which the game is looked at after each piece of work.
    #[inline]
    pub(crate) fn is_watched(&self) -> bool {
        self.has_fickle() || self.has_situations()
    }

    /// Whether some skill waits for a situation (8-6-6).
    #[inline]
    pub(crate) fn has_situations(&self) -> bool {
        self.cues.has_situations() || self.given.cues.has_situations()
    }

    /// Whether some card has a skill that names an area as where it works (8-5-8).
    #[inline]
    pub(crate) fn works_in(&self, area: Area) -> bool {
        self.works_in.contains(area)
    }

    /// The card of a token.
    pub fn token(&self, token: &Token) -> Option<DefId> {
        let token = token.card();
        self.tokens.iter().find(|(known, _)| *known == token).map(|(_, id)| *id)
    }

    /// The names of the tokens that skills of these cards make.
    pub fn token_names(&self) -> impl Iterator<Item = &str> {
        self.tokens.iter().map(|(token, _)| token.name.as_str())
    }

    /// The printed colors of a card.
    #[inline]
    pub fn colors(&self, id: DefId) -> ColorSet {
        self.def(id).card.colors
    }
}

/// Something that a skill brings into the game beside cards.
enum Brought<'s> {
    Token(&'s Token),
    /// Cards in Hidden Mode.
    Hidden,
    /// A skill, or a keyword that is perhaps short for one, and the change that gives it.
    Skill(&'s Change),
    /// Skills that are printed on other cards.
    Copies,
    /// Attributes that a card has at one time and not at another.
    Attributes,
}

/// What a skill brings into the game, and what the skills do that it gives.
struct Bringing<'f, 's>(&'f mut dyn FnMut(Brought<'s>));

impl<'s> Visit<'s> for Bringing<'_, 's> {
    fn token(&mut self, token: &'s Token) {
        (self.0)(Brought::Token(token));
    }

    fn effect(&mut self, effect: &'s Effect) {
        match effect {
            Effect::CopySkills(..) => (self.0)(Brought::Copies),
            Effect::Turn(_, Facing::Hidden) => (self.0)(Brought::Hidden),
            _ => {}
        }
        effect.walk(self);
    }

    fn destination(&mut self, to: &'s Destination) {
        if *to == Destination::EnergyHidden {
            (self.0)(Brought::Hidden);
        }
        to.walk(self);
    }

    fn fate(&mut self, fate: &'s Fate) {
        if let Fate::Turn(Facing::Hidden) = fate {
            (self.0)(Brought::Hidden);
        }
        fate.walk(self);
    }

    fn change(&mut self, change: &'s Change) {
        match change {
            Change::Gain(_) | Change::GainSkill(_) => (self.0)(Brought::Skill(change)),
            Change::Is(_) => (self.0)(Brought::Attributes),
            // A skill that is negated is there already.
            Change::NegateSkill(_) => return,
            _ => {}
        }
        change.walk(self);
    }

    fn statement(&mut self, statement: &'s Statement) {
        // What a card always says of itself is as good as printed.
        if let Says::Has(_) = &statement.says
            && (statement.when.is_some() || statement.about != Subject::This)
        {
            (self.0)(Brought::Attributes);
        }
        statement.walk(self);
    }
}

/// Where skills are activated from, in the order in which they are offered. 8-5-2-5-2: the Combo Area is one of them.
pub(crate) const WHERE_USED: [Area; 12] = {
    use Area as A;
    [
        A::Leader,
        A::Battle,
        A::Unison,
        A::Combo,
        A::Hand,
        A::Drop,
        A::Energy,
        A::Life,
        A::Warp,
        A::ZDeck,
        A::ZEnergy,
        A::Removed,
    ]
};

/// A card has a type here: this is one that the game does not have, and so none that its rules and skills speak of.
const NO_KIND: Kind = Kind::Stone;

fn index(at: usize) -> u16 {
    // A game has two decks of some 60 cards.
    u16::try_from(at).unwrap_or(u16::MAX)
}

fn side(kind: Kind, face: &Face, skills: &Skills, by: EnumSet<Point>) -> SideDef {
    let (printed, split): (Vec<u8>, Vec<Skill>) = written::split(&skills.lines).into_iter().unzip();
    let mut lines: Vec<Skill> = split.iter().map(|skill| written::expand(skill, by)).collect();
    let stacked = split.iter().flat_map(Skill::statements).find_map(|statement| match &statement.says {
        Says::StacksToo(n, from) => Some((*n, from)),
        _ => None,
    });
    if let Some((n, from)) = stacked {
        for line in &mut lines {
            written::stack_too(line, n, from);
        }
    }
    let mut keywords = Keywords::default();
    for (printed, line) in split.iter().zip(&lines) {
        // A line whose keywords are had under a condition has become a permanent skill that gives them.
        let conditional = matches!(line.body, Body::Permanent(_)) && written::is_gated(printed);
        printed.tags.iter().filter(|_| !conditional).for_each(|tag| keywords.insert(tag.keyword));
    }
    let usable = Usable::by_area(kind, keywords, &lines);
    let free =
        [false, true].map(|main| Area::ALL.into_iter().filter(|area| !usable[*area].at(main).is_empty()).collect());
    SideDef {
        printed,
        face: face.clone(),
        keywords,
        cues: lines.iter().fold(Cues::default(), |all, line| all.with(Cues::of_skill(line))),
        cues_of_others: lines.iter().fold(Cues::default(), |all, line| all.with(Cues::of_others_in_play(line))),
        insteads: lines.iter().fold(Insteads::default(), |all, line| all.with(Insteads::of(line))),
        changes: lines.iter().fold(Aspects::default(), |all, line| all.with(Aspects::of_skill(line))),
        changing: Changing::of(&lines),
        others: lines.iter().fold(Aspects::default(), |all, line| all.with(Aspects::of_others(line))),
        gives: lines.iter().fold(Aspects::default(), |all, line| all.with(Aspects::given_by(line))),
        free,
        usable,
        under: lines.iter().any(works_under),
        also: lines.iter().flat_map(Skill::statements).any(is_everywhere),
        adds_areas: lines.iter().flat_map(Skill::statements).any(|stated| matches!(stated.says, Says::ChoosesFrom(..))),
        discounts: lines.iter().flat_map(Skill::statements).any(|stated| matches!(stated.says, Says::Discount(_))),
        fickle: [false, true].map(|gains| lines.iter().any(|line| has_fickle(line, gains))),
        skills: lines.into_iter().map(Arc::new).collect(),
        ids: Vec::new(),
    }
}

/// Where else than elsewhere the skills of a card can be activated, as far as its own skill says so.
pub(crate) fn used_from(skill: &Skill) -> impl Iterator<Item = &UsedFrom> {
    skill.statements().iter().filter_map(|statement| match &statement.says {
        Says::Change(Change::UsedFrom(used)) => Some(used),
        _ => None,
    })
}

/// Whether a statement is about cards that are not in play.
fn reaches_out(statement: &Statement) -> bool {
    match &statement.about {
        Subject::Cards(selector) => selector.places().iter().any(|area| !area.skills_work()),
        _ => !matches!(statement.scope, Scope::InPlay | Scope::Under),
    }
}
