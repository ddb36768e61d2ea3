//! What is written alike in the scenarios of all these games.

/// A whole scenario of a game, and what one expects: the words that all of these games have, and those that it has alone. The
/// game brings a `CardText`, a `Side`, an `Action`, and from its engine `Moment`, `Phase` and `Question`.
macro_rules! written {
    (
        $game:ty;
        document { $($own:ident: $owned:ty,)* }
        expect { $($(#[$about:meta])* $found:ident: $finding:ty,)* }
    ) => {
        /// A whole scenario.
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(in crate::sim::scenario) struct Document {
            #[serde(rename = "game")]
            pub(super) _game: String,
            pub(in crate::sim::scenario) name: String,
            #[serde(default)]
            pub(in crate::sim::scenario) rules: Vec<String>,
            /// For people; nothing is read from it.
            #[serde(default, rename = "note")]
            pub(super) _note: Option<String>,
            $(#[serde(default)] pub(super) $own: $owned,)*
            #[serde(default)]
            pub(super) cards: BTreeMap<String, Placed<CardText>>,
            #[serde(default)]
            pub(super) you: Side,
            #[serde(default)]
            pub(super) opponent: Side,
            #[serde(default = "third")]
            pub(super) turn: u16,
            #[serde(default)]
            pub(super) turn_player: $crate::sim::scenario::format::Who,
            #[serde(default)]
            pub(super) begin: Moment,
            #[serde(default)]
            pub(super) seed: u64,
            #[serde(default, rename = "do")]
            pub(super) script: Vec<Placed<$crate::sim::scenario::sheets::Step<Action, Question, Expect>>>,
            #[serde(default)]
            pub(super) expect: Option<Placed<Expect>>,
        }

        fn third() -> u16 {
            3
        }

        /// What has to be true.
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
        pub(in crate::sim::scenario) struct Expect {
            pub(super) you: Side,
            pub(super) opponent: Side,
            winner: Option<$crate::sim::scenario::format::Winner>,
            turn: Option<u16>,
            turn_player: Option<$crate::sim::scenario::format::Who>,
            pub(super) phase: Option<Phase>,
            asks: Option<$crate::sim::scenario::sheets::Wanted<Question>>,
            legal: Vec<$crate::sim::scenario::sheets::Possible<Action>>,
            illegal: Vec<$crate::sim::scenario::sheets::Possible<Action>>,
            counters: BTreeMap<String, BTreeMap<String, u8>>,
            names: BTreeMap<String, String>,
            sees: Vec<String>,
            sees_not: Vec<String>,
            $($(#[$about])* pub(super) $found: $finding,)*
        }

        impl Expect {
            /// What of it is expected in every game.
            pub(super) fn common(&self) -> $crate::sim::scenario::sheets::Common<'_, $game> {
                $crate::sim::scenario::sheets::Common {
                    winner: self.winner,
                    turn: self.turn,
                    turn_player: self.turn_player,
                    asks: self.asks,
                    legal: &self.legal,
                    illegal: &self.illegal,
                    names: &self.names,
                    counters: &self.counters,
                    sees: &self.sees,
                    sees_not: &self.sees_not,
                }
            }
        }
    };
}
pub(in crate::sim::scenario) use written;
