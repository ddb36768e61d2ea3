//! Activations that are answered.

use super::super::super::cards::Who;
use super::super::super::{Answers, Occasion};
use super::super::phrase::{Phrase, also};

/// Activations that are answered; longer ones before those that they begin like.
pub(super) const OCCASIONS: &[Phrase<Occasion>] = &[
    on!(
        Occasion::Activated(Who::Opponent, Answers::Spell),
        "your opponent activates a Spell",
        "il tuo avversario attiva una Magia",
        "votre adversaire active une Magie"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::SpellTrap),
        "your opponent activates a Spell/Trap",
        "il tuo avversario attiva una Magia/Trappola",
        "votre adversaire active une Magie/Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Trap),
        "your opponent activates a Trap",
        "il tuo avversario attiva una Trappola",
        "votre adversaire active un Piège"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Monster),
        "your opponent activates a monster effect",
        "il tuo avversario attiva l'effetto di un mostro",
        "votre adversaire active l'effet d'un monstre"
    ),
    on!(
        Occasion::Activated(Who::Opponent, Answers::Any),
        "your opponent activates a card or effect",
        "il tuo avversario attiva una carta o un effetto",
        "votre adversaire active une carte ou un effet"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Spell),
        "a Spell is activated",
        "viene attivata una Magia",
        "une Magie est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::SpellTrap),
        "a Spell/Trap is activated",
        "viene attivata una Magia/Trappola",
        "une Magie/Piège est activée"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Trap),
        "a Trap is activated",
        "viene attivata una Trappola",
        "un Piège est activé"
    ),
    on!(
        Occasion::Activated(Who::Each, Answers::Monster),
        "a monster effect is activated",
        "viene attivato l'effetto di un mostro",
        "l'effet d'un monstre est activé"
    ),
    also("your opponent's Spell/Trap is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::SpellTrap))),
    also("an opponent's Spell/Trap is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::SpellTrap))),
    also("an opponent's Spell is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::Spell))),
    also("an opponent's monster effect is activated", |_| Some(Occasion::Activated(Who::Opponent, Answers::Monster))),
    also("an Effect Monster's effect is activated", |_| Some(Occasion::Activated(Who::Each, Answers::Monster))),
    on!(
        Occasion::Activated(Who::Each, Answers::Any),
        "a card or effect is activated",
        "viene attivata una carta o un effetto",
        "une carte ou un effet est activé"
    ),
];
