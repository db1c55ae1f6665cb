//! Refusals as sentences.

use super::Words;
use super::names::text;
use trucker_engine::refusal::Refusal;

pub(super) fn sentence(words: &Words<'_>, refusal: Refusal) -> String {
    let key = match refusal {
        Refusal::DoesNotFit(mistake) => {
            return words.say("refusal-does-not-fit", &[text("mistake", words.mistake(mistake))]);
        }
        Refusal::NoSuchSeat => "refusal-no-such-seat",
        Refusal::GameOver => "refusal-game-over",
        Refusal::NotAsked => "refusal-not-asked",
        Refusal::NotAnAnswer => "refusal-not-an-answer",
        Refusal::NotFlying => "refusal-not-flying",
        Refusal::AlreadySo => "refusal-already-so",
        Refusal::NotBuilding => "refusal-not-building",
        Refusal::NobodySaidGo => "refusal-nobody-said-go",
        Refusal::AlreadyBuilding => "refusal-already-building",
        Refusal::AlreadyFinished => "refusal-already-finished",
        Refusal::NotYourTurn => "refusal-not-your-turn",
        Refusal::OneGripATurn => "refusal-one-grip-a-turn",
        Refusal::NoTurnsLeft => "refusal-no-turns-left",
        Refusal::TimeIsUp => "refusal-time-is-up",
        Refusal::HandFull => "refusal-hand-full",
        Refusal::HandEmpty => "refusal-hand-empty",
        Refusal::ReadingAPile => "refusal-reading-a-pile",
        Refusal::NotReading => "refusal-not-reading",
        Refusal::NothingFaceDown => "refusal-nothing-face-down",
        Refusal::NotFaceUp => "refusal-not-face-up",
        Refusal::NotInReserve => "refusal-not-in-reserve",
        Refusal::ReserveFull => "refusal-reserve-full",
        Refusal::NoReserve => "refusal-no-reserve",
        Refusal::ReservedStays => "refusal-reserved-stays",
        Refusal::ReserveTwoFirst => "refusal-reserve-two-first",
        Refusal::ReserveIsForLater => "refusal-reserve-is-for-later",
        Refusal::TooFewConnectors => "refusal-too-few-connectors",
        Refusal::NothingLoose => "refusal-nothing-loose",
        Refusal::Welded => "refusal-welded",
        Refusal::NothingToScrap => "refusal-nothing-to-scrap",
        Refusal::NoForecast => "refusal-no-forecast",
        Refusal::PileHidden => "refusal-pile-hidden",
        Refusal::PileTaken => "refusal-pile-taken",
        Refusal::AddATileFirst => "refusal-add-a-tile-first",
        Refusal::NoTimer => "refusal-no-timer",
        Refusal::TimerOnLastSpace => "refusal-timer-on-last-space",
        Refusal::SandStillRunning => "refusal-sand-still-running",
        Refusal::LastFlipIsForTheFinished => "refusal-last-flip-is-for-the-finished",
        Refusal::SpaceNotFree => "refusal-space-not-free",
        Refusal::NothingToUndo => "refusal-nothing-to-undo",
    };
    words.say(key, &[])
}
