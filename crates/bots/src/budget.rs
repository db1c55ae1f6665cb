//! How many grips a builder can still expect: turns left turn by turn, sand left in real time, its own pace and that of
//! the others. Everything here is open to everyone at the table.

use trucker_engine::state::Pace;
use trucker_engine::view::View;
use trucker_engine::words::Seat;

/// The share of the board at which others are expected to call their ships finished.
const OTHERS_FINISH_AT: f32 = 0.75;
/// What somebody places in a turn as long as little has been seen of them, and how many turns that opinion weighs.
const OTHERS_RATE: (f32, f32) = (0.7, 4.0);

/// What a builder has spent in this flight, and since when.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// When it began.
    since: Option<u32>,
    /// Grips so far, for tiles and for piles.
    spent: u16,
}

impl Budget {
    /// Building begins, or somebody goes on building for somebody else.
    pub fn begin(&mut self, view: View<'_>) {
        self.since.get_or_insert(view.now());
    }

    /// Something is taken hold of.
    pub fn spend(&mut self) {
        self.spent = self.spent.saturating_add(1);
    }

    /// Grips so far.
    pub fn spent(&self) -> f32 {
        f32::from(self.spent)
    }

    /// Grips that can still be expected after the one at hand; `None` if nothing limits them.
    pub fn left(&self, view: View<'_>, seat: Seat) -> Option<f32> {
        match view.setup().pace {
            Pace::TurnByTurn { last_turns } => match view.turns_left(seat) {
                Some(turns) => Some(f32::from(turns.saturating_sub(1))),
                None => last_turns.map(|turns| f32::from(turns) + self.turns_until_somebody_finishes(view, seat)),
            },
            Pace::RealTime { run } => {
                let grip = self.time_of_a_grip(view)?;
                Some(self.time_left(view, seat, run)? / grip)
            }
        }
    }

    /// How long a grip takes this builder, in milliseconds, once it has had one.
    fn time_of_a_grip(&self, view: View<'_>) -> Option<f32> {
        let passed = view.now().saturating_sub(self.since?);
        (self.spent > 0).then(|| (passed as f32 / self.spent()).max(1.0))
    }

    /// How much time is left, in milliseconds: the sand of this run and of the runs after it. The last of them begins
    /// when somebody has finished, and nobody may do so for long.
    fn time_left(&self, view: View<'_>, seat: Seat, run: u32) -> Option<f32> {
        let (space, out) = view.timer()?;
        let runs = view.flight_board().timer_spaces.saturating_sub(space + 1);
        let sand = out.saturating_sub(view.now()) as f32 + f32::from(runs) * run as f32;
        if runs == 0 || view.starting_spaces().iter().any(Option::is_some) {
            return Some(sand);
        }
        let turn = self.time_of_a_grip(view)?;
        Some(sand.max(turn * self.turns_until_somebody_finishes(view, seat) + run as f32))
    }

    /// How many grips of one's own the others take to finish the first of their ships, by how fast they were so far.
    fn turns_until_somebody_finishes(&self, view: View<'_>, seat: Seat) -> f32 {
        let (rate, weight) = OTHERS_RATE;
        let until = |other: Seat| {
            let goal = OTHERS_FINISH_AT * view.board(other).len() as f32;
            let tiles = view.ship(other).occupied().len() as f32;
            let rate = (tiles + rate * weight) / (self.spent() + weight);
            (goal - tiles).max(0.0) / rate
        };
        view.seats().iter().filter(|other| *other != seat).map(until).fold(f32::INFINITY, f32::min)
    }
}
