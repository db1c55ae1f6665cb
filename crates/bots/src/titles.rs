//! Titles of the trek: what building towards one is worth, and which to keep.

use trucker_engine::content::Content;
use trucker_engine::modifiers::titles::score;
use trucker_engine::setup::Titles;
use trucker_engine::ship::joins::Joined;
use trucker_engine::ship::{Part, Ship};
use trucker_engine::squares::Squares;
use trucker_engine::tile::Component;
use trucker_engine::view::View;
use trucker_engine::words::{Alien, Seat, Side, Title};

/// Titles a player builds for, each with what one more point of its score is worth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pull([f32; Title::ALL.len()]);

impl Pull {
    /// In the first flight all titles in play pull a little; later only the player's own, and more.
    pub fn of(view: View<'_>, seat: Seat) -> Pull {
        let mut pull = Pull::default();
        if view.round().titles == Titles::None {
            return pull;
        }
        let reward = f32::from(view.setup().extras.dock.pays(view.content(), view.rules().level, false).0);
        let held = [view.title(seat), view.second_title(seat)];
        for held in held.into_iter().flatten() {
            pull.0[held.title.index()] = reward * if held.gold { 2.0 } else { 1.0 } * per_point(held.title);
        }
        if held == [None, None] {
            for title in view.titles() {
                pull.0[title.index()] = reward * 0.5 * per_point(title);
            }
        }
        pull
    }

    /// What a ship under construction promises for the titles it is built for.
    pub fn value(&self, ship: &Ship, content: &Content) -> f32 {
        Title::ALL
            .into_iter()
            .filter(|title| self.0[title.index()] > 0.0)
            .map(|title| self.0[title.index()] * promise(ship, content, title))
            .sum()
    }
}

/// How much of the reward a point of the score brings closer: scores of one title lie closer together than another's.
fn per_point(title: Title) -> f32 {
    match title {
        Title::FreightHauler => 0.12,
        Title::PowerTrucker => 0.14,
        Title::Xenoquartermaster => 0.12,
        Title::CruiseCaptain => 0.18,
        Title::MasterEngineer => 0.06,
        Title::Corridorist => 0.10,
        Title::Contraptionist => 0.16,
        Title::Aesthete => 0.10,
    }
}

/// The score that an empty ship promises: cabins will be manned and holds filled.
fn promise(ship: &Ship, content: &Content, title: Title) -> f32 {
    match title {
        Title::FreightHauler => ship.part(Part::Cargo).len() as f32,
        Title::CruiseCaptain => {
            let mut with_view = Squares::NONE;
            for side in Side::ALL {
                let open = ship.part(Part::Cabin).minus(ship.connectors(side));
                with_view |= open.minus(ship.grid().step(ship.occupied(), side.opposite()));
            }
            with_view.len() as f32
        }
        Title::Xenoquartermaster => {
            let joined = Joined::of(ship);
            let held = joined.held();
            let cabins = ship.part(Part::Cabin);
            let home = |alien: Alien| {
                let near = joined.to(ship.life_support(content, alien)) & cabins;
                let homes = near.iter().filter(|cabin| ship.component(content, *cabin) == Some(Component::Cabin));
                homes.map(|cabin| held.distance(cabin, cabins).unwrap_or(0)).max().unwrap_or(0)
            };
            Alien::ALL.into_iter().map(|alien| f32::from(home(alien))).sum()
        }
        Title::PowerTrucker | Title::MasterEngineer | Title::Corridorist | Title::Contraptionist | Title::Aesthete => {
            f32::from(score(ship, content, title))
        }
    }
}

/// Which of the titles won to keep, as option numbers: the one whose gold side hinders a ship least.
pub fn best_to_keep(options: u16) -> Option<u8> {
    let easy_first = [
        Title::PowerTrucker,
        Title::Contraptionist,
        Title::CruiseCaptain,
        Title::FreightHauler,
        Title::Corridorist,
        Title::Aesthete,
        Title::Xenoquartermaster,
        Title::MasterEngineer,
    ];
    easy_first.into_iter().map(|title| title.index() as u8).find(|option| options >> option & 1 != 0)
}

/// Whom to give a title to: the one who has least.
pub fn poorest(view: View<'_>, options: u16) -> Option<u8> {
    let seats = view.seats().iter().filter(|seat| options >> seat.index() & 1 != 0);
    seats.min_by_key(|seat| view.credits(*seat)).map(|seat| seat.index() as u8)
}
