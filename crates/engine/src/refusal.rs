//! What a player can get wrong. Every refusal leaves the game as it was.

use crate::ship::legal::Mistake;
use serde::{Deserialize, Serialize};

/// Why an action was not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
#[derive(strum::EnumIter, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Refusal {
    /// Not a seat of this table.
    #[error("nobody sits there")]
    NoSuchSeat,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Nobody on this player's support team does such a thing, or not any more.
    #[error("nobody on this player's support team does that now")]
    NobodyForThat,
    /// Nothing is asked of this player now.
    #[error("this player is not asked anything now")]
    NotAsked,
    /// The answer does not fit the question.
    #[error("that is not one of the possible answers")]
    NotAnAnswer,
    /// Only those who fly can give up.
    #[error("this player is not flying")]
    NotFlying,
    /// What is wanted is so already.
    #[error("it is so already")]
    AlreadySo,
    /// Ships are not being built now.
    #[error("nobody is building now")]
    NotBuilding,
    /// Building has not begun.
    #[error("nobody has said go yet")]
    NobodySaidGo,
    /// Building has begun already.
    #[error("building has begun already")]
    AlreadyBuilding,
    /// Whoever has finished does not build.
    #[error("this player has finished building")]
    AlreadyFinished,
    /// Turn by turn: somebody else is to act.
    #[error("it is somebody else's turn")]
    NotYourTurn,
    /// Turn by turn: one grip a turn.
    #[error("a turn is one grip: put down what was taken")]
    OneGripATurn,
    /// Turn by turn: only finishing is left.
    #[error("no turns are left, only finishing")]
    NoTurnsLeft,
    /// Only a starting space may be taken now.
    #[error("time is up: only a starting space may be taken")]
    TimeIsUp,
    /// A tile is in hand.
    #[error("a tile is in hand")]
    HandFull,
    /// No tile is in hand.
    #[error("no tile is in hand")]
    HandEmpty,
    /// A pile must be put back first.
    #[error("a pile is being read: put it back first")]
    ReadingAPile,
    /// No pile is being read.
    #[error("no pile is being read")]
    NotReading,
    /// No face-down tile is left.
    #[error("no face-down tile is left")]
    NothingFaceDown,
    /// That tile does not lie face up.
    #[error("that tile does not lie face up in the heap")]
    NotFaceUp,
    /// That place of the reserve is empty.
    #[error("that place of the reserve is empty")]
    NotInReserve,
    /// All places of the reserve are taken.
    #[error("the reserve is full")]
    ReserveFull,
    /// This flight has no reserve.
    #[error("this flight has no reserve")]
    NoReserve,
    /// A reserved component may not go back.
    #[error("a reserved component may not go back to the heap")]
    ReservedStays,
    /// Gold Master Engineer: nothing is added before two are in reserve.
    #[error("two components must be in reserve first")]
    ReserveTwoFirst,
    /// Gold Master Engineer: the reserve is for after building.
    #[error("the reserved components are added after building")]
    ReserveIsForLater,
    /// Gold Master Engineer: the two have too few connectors.
    #[error("the two reserved components need connectors on five sides together")]
    TooFewConnectors,
    /// Nothing can be taken up again.
    #[error("the last component is welded already")]
    NothingLoose,
    /// Welded components stay where they are.
    #[error("a welded component stays where it is")]
    Welded,
    /// No component there that could be taken off.
    #[error("no component there can be taken off")]
    NothingToScrap,
    /// The tile may not go there.
    #[error("the tile does not fit there: {}", mistake_text(*.0))]
    DoesNotFit(Mistake),
    /// This flight has no forecast.
    #[error("this flight has no forecast")]
    NoForecast,
    /// The fourth pile stays hidden.
    #[error("that pile stays hidden")]
    PileHidden,
    /// Somebody else is reading it.
    #[error("somebody is reading that pile")]
    PileTaken,
    /// Piles may be read once a component was added.
    #[error("a component must be added before piles may be read")]
    AddATileFirst,
    /// There is no timer.
    #[error("there is no timer")]
    NoTimer,
    /// The timer stands on its last space.
    #[error("the timer stands on its last space")]
    TimerOnLastSpace,
    /// The sand is still running.
    #[error("the sand is still running")]
    SandStillRunning,
    /// The last flip is for those who have finished.
    #[error("the last flip is for a player who has finished")]
    LastFlipIsForTheFinished,
    /// That starting space may not be taken.
    #[error("that starting space may not be taken")]
    SpaceNotFree,
    /// Somebody has had all others stop building.
    #[error("everyone but one has to stop building for a while")]
    Halted,
    /// Without a timer, others can be made to stop only before anybody has finished.
    #[error("somebody has finished already")]
    SomebodyFinished,
    /// That reserve is safe.
    #[error("what that player has in reserve cannot be taken")]
    ReserveGuarded,
    /// When everyone else has finished, only face-up tiles can be added.
    #[error("only a face-up tile may be taken now")]
    OnlyFaceUp,
    /// No own last step that could be taken back.
    #[error("only one's own last step can be taken back, while nothing was revealed and nobody else has acted")]
    NothingToUndo,
}

fn mistake_text(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::OffBoard => "it would be outside the building zone",
        Mistake::Taken => "a component is there already",
        Mistake::NotJoined => "no connector would hold it",
        Mistake::PipesDiffer => "one pipe against two",
        Mistake::ConnectorOnSmooth => "a connector against a smooth side",
        Mistake::EngineTurned => "an engine must point to the rear",
        Mistake::BehindEngine => "the square behind an engine must stay empty",
        Mistake::BeforeBarrel => "the square in front of a cannon must stay empty",
        Mistake::BehindThruster => "the squares that a thruster points to must stay empty",
    }
}
