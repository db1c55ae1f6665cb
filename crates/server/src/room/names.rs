//! What bots are called. People choose their names; a bot gets one that nobody else in the room has.

use super::state::{Holder, RoomState};
use crate::protocol::{GamePhase, Refused};
use trucker_engine::words::Seat;

/// Names for bots, short and at home in English and in Czech. The first four are the usual ones, by seat; the others
/// are for when somebody in the room is called the same. Four seats never need more than eight.
const NAMES: [&str; 8] = ["Otto", "Ema", "Hugo", "Ida", "Viktor", "Nora", "Max", "Lea"];

/// Would people take these for the same name?
fn alike(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl RoomState {
    /// What whoever plays on this seat is called; none if it is open. A bot that stands in plays under the person's name.
    pub fn name(&self, index: usize) -> Option<&str> {
        let place = self.places.get(index)?;
        match &place.holder {
            Holder::Person(person) => Some(&person.name),
            Holder::Bot(_) => place.bot_name.as_deref(),
            Holder::Open => None,
        }
    }

    /// What players are called, by seat.
    pub fn names(&self) -> Vec<String> {
        (0..self.places.len()).map(|index| self.name(index).unwrap_or_default().to_owned()).collect()
    }

    /// May whoever sits here be called so? Nobody else in the room is; bots make way, but not while they fly.
    pub(super) fn check_name(&self, seat: Seat, name: &str) -> Result<(), Refused> {
        let stays =
            |index: usize| self.phase == GamePhase::Playing || !matches!(self.places[index].holder, Holder::Bot(_));
        let taken = (0..self.places.len())
            .filter(|index| *index != seat.index() && stays(*index))
            .any(|index| self.name(index).is_some_and(|other| alike(other, name)));
        if taken { Err(Refused::NameTaken) } else { Ok(()) }
    }

    /// Gives every bot a name that nobody else in the room has. Those who have one keep it.
    pub fn name_bots(&mut self) {
        for index in 0..self.places.len() {
            let is_bot = matches!(self.places[index].holder, Holder::Bot(_));
            let others = |index: usize| (0..self.places.len()).filter(move |other| *other != index);
            let is_free =
                |name: &str| others(index).all(|other| self.name(other).is_none_or(|taken| !alike(taken, name)));
            let usual = NAMES.get(index).into_iter().chain(&NAMES[4..]).map(|name| (*name).to_owned());
            let name = self.places[index].bot_name.clone().into_iter().chain(usual).find(|name| is_free(name));
            self.places[index].bot_name = name.filter(|_| is_bot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Options, RoomChange};
    use crate::room::SUBSTITUTE;
    use trucker_engine::state::Mode;
    use trucker_engine::words::Seats;

    fn room(bots: usize) -> RoomState {
        RoomState::new(Options::new(4, Mode::Learning), &vec![SUBSTITUTE; bots]).expect("a room")
    }

    fn change(state: &mut RoomState, change: RoomChange) {
        state.change(Seat::FIRST, change, Seats::NONE).expect("done");
    }

    #[test]
    fn bots_have_names_of_their_own() {
        let mut state = room(3);
        state.sit("Ada", None, "token").expect("a seat");
        assert_eq!(state.names(), ["Ada", "Ema", "Hugo", "Ida"]);
        // Whoever is called like a bot keeps the name; the bot takes another one, and is not called back and forth.
        change(&mut state, RoomChange::Name { name: "hugo".to_owned() });
        assert_eq!(state.names(), ["hugo", "Ema", "Viktor", "Ida"]);
        change(&mut state, RoomChange::Name { name: "Viktor".to_owned() });
        assert_eq!(state.names(), ["Viktor", "Ema", "Hugo", "Ida"]);
        change(&mut state, RoomChange::OpenSeat { seat: Seat::new(1).expect("a seat") });
        assert_eq!((state.name(1), state.names()[1].as_str()), (None, ""));
        state.sit("Ida", None, "other").expect("a seat");
        assert_eq!(state.names(), ["Viktor", "Ida", "Hugo", "Nora"]);
    }

    #[test]
    fn a_bot_keeps_its_name_while_a_game_runs() {
        let mut state = room(2);
        state.sit("Ada", None, "token").expect("a seat");
        state.sit("Bob", None, "other").expect("a seat");
        state.phase = GamePhase::Playing;
        let called = |name: &str| RoomChange::Name { name: name.to_owned() };
        assert_eq!(state.change(Seat::FIRST, called("hugo"), Seats::NONE), Err(Refused::NameTaken));
        assert_eq!(state.names(), ["Ada", "Bob", "Hugo", "Ida"], "records have the names of the beginning");
        let leaves = state.change(Seat::new(1).expect("a seat"), RoomChange::Leave {}, Seats::NONE);
        assert!(leaves.is_ok() && state.name(1) == Some("Bob"), "a stand-in plays under the person's name");
        state.phase = GamePhase::Over;
        change(&mut state, RoomChange::Rematch {});
        assert_eq!(state.names(), ["Ada", "Bob", "Hugo", "Ida"], "the seat is still Bob's");
        change(&mut state, called("Hugo"));
        assert_eq!(state.names(), ["Hugo", "Bob", "Viktor", "Ida"], "before a game, bots make way");
        assert_eq!(state.change(Seat::FIRST, called("BOB"), Seats::NONE), Err(Refused::NameTaken));
    }
}
