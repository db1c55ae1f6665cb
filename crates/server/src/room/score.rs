//! What the games of a room add up to. People know each other by name, and whoever comes back goes on where they were.

use super::state::RoomState;
use crate::protocol::{PlayerEntry, Score};

impl RoomState {
    /// Counts a game that has ended: everyone's credits, and who had most of them.
    pub fn count_game(&mut self, players: &[PlayerEntry], credits: &[i16]) {
        let most = credits.iter().copied().max().unwrap_or(0);
        for (PlayerEntry { name, colour, .. }, credits) in players.iter().cloned().zip(credits.iter().copied()) {
            let known = self.scores.iter().position(|score| score.name == name);
            let index = known.unwrap_or_else(|| {
                self.scores.push(Score { name, colour, games: 0, wins: 0, credits: 0 });
                self.scores.len() - 1
            });
            let score = &mut self.scores[index];
            score.colour = colour;
            score.games += 1;
            score.credits += i32::from(credits);
            // As in a single game: nobody wins without a profit, and equals win together.
            score.wins += u16::from(credits == most && credits > 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::{Options, RoomChange};
    use crate::room::SUBSTITUTE;
    use trucker_engine::state::Mode;
    use trucker_engine::words::{Seat, Seats};

    #[test]
    fn games_of_a_room_add_up_by_name() {
        let mut room = RoomState::new(Options::new(3, Mode::Learning), &[SUBSTITUTE; 2]).expect("a room");
        room.sit("Ada", None, "secret").expect("a seat");
        room.count_game(&room.line_up(), &[12, -3, 12]);
        room.count_game(&room.line_up(), &[4, 9, 2]);
        let [ada, ema, hugo] = &room.scores[..] else { panic!("three scores") };
        assert_eq!((ada.name.as_str(), ada.games, ada.wins, ada.credits), ("Ada", 2, 1, 16));
        assert_eq!((ema.wins, ema.credits), (1, 6));
        assert_eq!((hugo.wins, hugo.credits), (1, 14));
        // Whoever has gone keeps their line.
        let first = Seat::new(0).expect("a seat");
        room.change(first, RoomChange::Leave {}, Seats::NONE).expect("gone");
        room.sit("Bob", None, "other").expect("a seat");
        room.count_game(&room.line_up(), &[0, 0, -1]);
        assert_eq!(room.scores.len(), 4);
        assert_eq!(room.scores.iter().map(|score| score.wins).sum::<u16>(), 3, "nobody wins without a profit");
    }
}
