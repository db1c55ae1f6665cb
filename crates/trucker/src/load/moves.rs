//! What a player of the load does next: anything that the view offers, at random, without hurry.

use fastrand::Rng;
use trucker_bots::random::{random_answer, random_spot};
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::game::Action;
use trucker_engine::menu::MenuItem;
use trucker_engine::squares::Squares;
use trucker_server::protocol::{BuildOffer, GameView, OwnView, QuestionView, ToServer};

/// How many steps somebody takes in the yard before finishing, at least and at most.
const STEPS: std::ops::RangeInclusive<u16> = 30..=110;

/// What kind of action it is, for the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A building step.
    Yard,
    /// An answer to a question.
    Answer,
    /// Announcing to give up, or taking that back.
    GiveUp,
    /// Taking the last step back.
    Undo,
}

/// Something to do in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// An action; for answers, with the question's id.
    Act(Option<u32>, Action),
    /// Take the last step back.
    Undo,
}

impl Move {
    /// What kind of action it is.
    pub fn kind(self) -> Kind {
        match self {
            Move::Act(_, Action::Build(_)) => Kind::Yard,
            Move::Act(_, Action::Answer(_)) => Kind::Answer,
            Move::Act(_, Action::Menu(MenuItem::GiveUp(_))) => Kind::GiveUp,
            Move::Undo => Kind::Undo,
        }
    }

    /// The message that asks for it.
    pub fn message(self, id: u32) -> ToServer {
        match self {
            Move::Act(asked, action) => ToServer::Act { id, asked, action },
            Move::Undo => ToServer::Undo { id },
        }
    }
}

/// What one player still means to do in a game.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Steps to take in the yard before finishing.
    steps: u16,
}

impl Plan {
    /// A plan for a new game.
    pub fn new(rng: &mut Rng) -> Plan {
        Plan { steps: rng.u16(STEPS) }
    }

    /// Something real to do now, if the game waits for this player.
    pub fn choose(&mut self, view: &GameView, rng: &mut Rng) -> Option<Move> {
        let own = view.own.as_ref()?;
        if let Some(question) = &own.question {
            return Some(answer(question, rng));
        }
        let offer = own.build.as_ref()?;
        if own.may_undo && once_in(rng, 24) {
            return Some(Move::Undo);
        }
        let step = self.step(view, own, offer, rng)?;
        self.steps = self.steps.saturating_sub(1);
        Some(Move::Act(None, Action::Build(step)))
    }

    /// A building step that is offered.
    fn step(&self, view: &GameView, own: &OwnView, offer: &BuildOffer, rng: &mut Rng) -> Option<Build> {
        let may = |step: Build| offer.steps.iter().any(|offered| offered.step == step && offered.refusal.is_none());
        if may(Build::Go) {
            return Some(Build::Go);
        }
        if own.hand.is_some() {
            return put_down(offer, rng, may);
        }
        if may(Build::Close) {
            return Some(Build::Close);
        }
        if self.steps > 0
            && let Some(step) = grip(view, offer, rng, may)
        {
            return Some(step);
        }
        let finish = (0..4).map(Build::Finish).filter(|finish| may(*finish));
        rng.choice(finish.collect::<Vec<_>>()).or_else(|| may(Build::Flip).then_some(Build::Flip))
    }
}

/// A harmless action for somebody who has nothing else to do: announce to give up, and take it back the next time.
pub fn stand_in(view: &GameView) -> Option<Move> {
    let item = view.own.as_ref()?.menu.first()?;
    Some(Move::Act(None, Action::Menu(*item)))
}

/// An answer of the shape that is asked for. Nearly everyone flies on, so that flights last.
fn answer(question: &QuestionView, rng: &mut Rng) -> Move {
    let decision = &question.decision;
    let answer = match decision.reason {
        Reason::FlyOn if !once_in(rng, 40) => Answer::Yes,
        _ => random_answer(rng, &decision.shape),
    };
    Move::Act(Some(question.id), Action::Answer(answer))
}

/// What to do with the tile in hand. Half of them go back, so that building lasts.
fn put_down(offer: &BuildOffer, rng: &mut Rng, may: impl Fn(Build) -> bool) -> Option<Build> {
    let back = may(Build::Return).then_some(Build::Return);
    let reserve = may(Build::Reserve).then_some(Build::Reserve);
    let fits = offer.turns.as_ref().map_or([Squares::NONE; 4], |turns| turns.each_ref().map(|turn| turn.fits));
    let place = random_spot(rng, &fits);
    match rng.u8(..16) {
        0 => reserve.or(place).or(back),
        1..9 => place.or(back).or(reserve),
        _ => back.or(place).or(reserve),
    }
}

/// Something to take hold of with an empty hand, or the timer to turn.
fn grip(view: &GameView, offer: &BuildOffer, rng: &mut Rng, may: impl Fn(Build) -> bool) -> Option<Build> {
    let take = |rng: &mut Rng| {
        let tile = offer.take.is_none().then(|| rng.choice(&view.yard.face_up)).flatten();
        tile.map(|tile| Build::Take(*tile))
    };
    let rare = match rng.u8(..32) {
        0 | 1 => Some(Build::Lift),
        2 | 3 => Some(Build::Look(rng.u8(..3))),
        4 | 5 => Some(Build::TakeReserved(rng.u8(..2))),
        6 => Some(Build::Flip),
        7..17 => take(rng),
        _ => None,
    };
    rare.filter(|step| matches!(step, Build::Take(_)) || may(*step))
        .or_else(|| may(Build::Draw).then_some(Build::Draw))
        .or_else(|| take(rng))
}

fn once_in(rng: &mut Rng, times: u8) -> bool {
    rng.u8(..times) == 0
}
