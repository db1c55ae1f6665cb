//! What the piles that were read say about the flight, and how that shifts what parts are worth.

use crate::weights::{Term, Weights};
use trucker_engine::card::{Beat, CardKind, Projectile, ProjectileKind, Volley};
use trucker_engine::view::View;
use trucker_engine::words::{Level, Side};

/// What a flight holds, counted in cards or projectiles.
#[derive(Clone, Copy, Debug, Default)]
struct Outlook {
    open_space: f32,
    enemies: f32,
    cargo: f32,
    epidemics: f32,
    large_front: f32,
}

impl Outlook {
    fn add(&mut self, kind: CardKind, beats: &[Beat], share: f32) {
        match kind {
            CardKind::OpenSpace | CardKind::MostlyOpenSpace => self.open_space += share,
            CardKind::WideOpenSpace => self.open_space += 2.0 * share,
            CardKind::Slavers | CardKind::Smugglers | CardKind::Pirates => self.enemies += share,
            CardKind::Planets | CardKind::AbandonedStation => self.cargo += share,
            CardKind::Junkyard => self.cargo += 0.5 * share,
            CardKind::Epidemic | CardKind::BadDay => self.epidemics += share,
            // Others are met with what every ship has.
            _ => {}
        }
        for beat in beats {
            let large = |meteor: &Projectile| meteor.kind == ProjectileKind::LargeMeteor && meteor.from == Side::Front;
            let front = match beat {
                Beat::Meteors { volleys } => volleys.iter().flat_map(Volley::projectiles).filter(large).count(),
                Beat::Vortex { projectiles } => projectiles.iter().copied().filter(large).count(),
                _ => 0,
            };
            self.large_front += share * front as f32;
        }
    }
}

/// The weights as they are for the flight that the read piles announce; unread cards count as average ones.
pub fn with_forecast(mut weights: Weights, view: View<'_>) -> Weights {
    let known = view.known_to_come();
    if known.is_empty() {
        return weights;
    }
    let content = view.content();
    let (mut usual, mut ahead) = (Outlook::default(), Outlook::default());
    let drawn = view.to_come_by_level();
    for level in Level::ALL {
        let deck = content.deck(level, view.round().boxes);
        let share = drawn[level] as f32 / deck.len().max(1) as f32;
        let of_level = known.and(deck);
        let unknown = drawn[level].saturating_sub(of_level.len()) as f32;
        let rest = deck.without(of_level);
        let rest_share = unknown / rest.len().max(1) as f32;
        for id in deck.iter() {
            let card = content.card(id);
            usual.add(card.kind, &card.beats, share);
            let here = if of_level.contains(id) { 1.0 } else { rest_share };
            ahead.add(card.kind, &card.beats, here);
        }
    }
    let mut shift = |term: Term, ahead: f32, usual: f32, strength: f32| {
        let ratio = (ahead + 0.5) / (usual + 0.5);
        weights.set(term, weights.get(term) * (1.0 + strength * (ratio - 1.0)).clamp(0.3, 2.0));
    };
    shift(Term::Engine, ahead.open_space, usual.open_space, 0.35);
    shift(Term::Cannon, ahead.enemies, usual.enemies, 0.35);
    shift(Term::White, ahead.cargo, usual.cargo, 0.6);
    shift(Term::Red, ahead.cargo, usual.cargo, 0.6);
    shift(Term::EpidemicPair, ahead.epidemics, usual.epidemics, 1.0);
    shift(Term::CoverLarge, ahead.large_front, usual.large_front, 0.8);
    weights
}
