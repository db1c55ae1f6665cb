//! A person at the keyboard: does anything that the view offers, and wants to be done some day.

use super::client::Client;
use fastrand::Rng;
use trucker_bots::random::{random_answer, random_spot};
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::game::Action;
use trucker_engine::squares::Squares;
use trucker_server::protocol::{BuildOffer, GameView, ToClient, ToServer};

/// Building steps that somebody takes in one flight before finishing.
const STEPS: u16 = 40;

/// How much somebody still wants to do in the yard of a flight.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plan {
    flight: Option<u8>,
    steps: u16,
}

/// A random step that is offered now.
fn choose(view: &GameView, plan: &mut Plan, rng: &mut Rng) -> Option<Action> {
    let own = view.own.as_ref()?;
    if let Some(question) = &own.question {
        let decision = &question.decision;
        return Some(Action::Answer(match decision.reason {
            Reason::FlyOn if rng.u8(..40) != 0 => Answer::Yes,
            _ => random_answer(rng, &decision.shape),
        }));
    }
    let offer = own.build.as_ref()?;
    if plan.flight != Some(view.flight.number) {
        *plan = Plan { flight: Some(view.flight.number), steps: rng.u16(STEPS / 2..STEPS) };
    }
    let step = build(view, offer, own.hand.is_some(), plan.steps == 0, rng)?;
    plan.steps = plan.steps.saturating_sub(1);
    Some(Action::Build(step))
}

fn build(view: &GameView, offer: &BuildOffer, holds: bool, tired: bool, rng: &mut Rng) -> Option<Build> {
    let may = |step: Build| offer.steps.iter().any(|offered| offered.step == step && offered.refusal.is_none());
    let first = |steps: &[Build]| steps.iter().copied().find(|step| may(*step));
    if let Some(step) = first(&[Build::Go, Build::Close]) {
        return Some(step);
    }
    if holds {
        let fits = offer.turns.as_ref().map_or([Squares::NONE; 4], |turns| turns.each_ref().map(|turn| turn.fits));
        return match rng.u8(..8) {
            0 => first(&[Build::Reserve, Build::Return]).or_else(|| random_spot(rng, &fits)),
            _ => random_spot(rng, &fits).or_else(|| {
                first(if rng.bool() { &[Build::Return, Build::Reserve] } else { &[Build::Reserve, Build::Return] })
            }),
        };
    }
    let finish: Vec<Build> = (0..4).map(Build::Finish).filter(|step| may(*step)).collect();
    if tired && !finish.is_empty() {
        return rng.choice(finish);
    }
    let wish = match rng.u8(..16) {
        0 => Some(Build::Lift),
        1 | 2 => Some(Build::Look(rng.u8(..3))),
        3 => Some(Build::TakeReserved(rng.u8(..2))),
        4 => Some(Build::Flip),
        5 => offer.scrap.nth(rng.usize(..offer.scrap.len().max(1))).map(Build::Scrap),
        6..9 if offer.take.is_none() => rng.choice(&view.yard.face_up).map(|tile| Build::Take(*tile)),
        _ => None,
    };
    wish.filter(|step| matches!(step, Build::Scrap(_) | Build::Take(_)) || may(*step))
        .or_else(|| first(&[Build::Draw]))
        .or_else(|| rng.choice(finish))
}

impl Client {
    /// Something that the client could do now.
    pub fn wish(&mut self, rng: &mut Rng) -> Option<Action> {
        let game = self.game.as_ref()?;
        choose(&game.view, &mut self.plan, rng)
    }

    /// Does one thing if there is one to do, or listens to one message.
    ///
    /// What was offered may only be refused because the game has gone on meanwhile.
    pub async fn go_on(&mut self, rng: &mut Rng) {
        let Some(action) = self.wish(rng) else {
            self.hear().await;
            return;
        };
        let before = self.version();
        if let Err(refusal) = self.act(action).await {
            assert!(self.version() > before, "{action:?} was offered in version {before} and refused: {refusal}");
        }
    }

    /// Plays until the client knows what is wanted.
    pub async fn play_until(&mut self, rng: &mut Rng, mut wanted: impl FnMut(&Client) -> bool) {
        while !wanted(self) {
            self.go_on(rng).await;
        }
    }

    /// Plays to the end as a curious person would: tries answers first, takes steps back, asks for the whole view.
    pub async fn play(&mut self, seed: u64) {
        let mut rng = Rng::with_seed(seed);
        while !self.is_over() {
            match rng.u8(..60) {
                0 => drop(self.look().await),
                1 => self.change_mind().await,
                2 => self.foresee(&mut rng).await,
                _ => {}
            }
            if !self.is_over() {
                self.go_on(&mut rng).await;
            }
        }
        self.look().await;
    }

    /// Takes the last step back if that is offered: then it may be refused only because somebody else was quicker.
    async fn change_mind(&mut self) {
        if !self.view().own.as_ref().is_some_and(|own| own.may_undo) {
            return;
        }
        let before = self.version();
        match self.undo().await {
            Ok(version) => assert_eq!(self.version(), version, "the version goes on"),
            Err(refusal) => assert!(self.version() > before, "an undo was offered and refused: {refusal}"),
        }
    }

    /// Asks what an answer would lead to; it is the same as what the question says itself.
    async fn foresee(&mut self, rng: &mut Rng) {
        let question = self.view().own.as_ref().and_then(|own| own.question.clone());
        let Some(question) = question else { return };
        let answer = random_answer(rng, &question.decision.shape);
        match self.ask(|id| ToServer::WhatIf { id, answer, then: Vec::new() }).await {
            Ok(ToClient::Foreseen { events, then, .. }) => {
                if let Some(choice) = question.choices.iter().find(|choice| choice.answer == answer) {
                    let same_question = self.question() == Some(question.id);
                    assert!(!same_question || (choice.events == events && choice.then == then));
                }
            }
            other => assert_ne!(self.question(), Some(question.id), "a legal answer cannot be foreseen: {other:?}"),
        }
    }
}

impl Client {
    /// Gets a game over with: builds nothing, and gives up when asked.
    pub async fn rush(&mut self) {
        while !self.is_over() {
            let own = self.view().own.clone().expect("a player");
            let action = match (&own.question, &own.build) {
                (Some(question), _) if question.decision.reason == Reason::FlyOn => Some(Action::Answer(Answer::No)),
                (Some(question), _) => Some(Action::Answer(question.suggested)),
                (None, Some(offer)) => {
                    let wanted = |step: &Build| matches!(step, Build::Go | Build::Finish(_));
                    let offered = offer.steps.iter().filter(|offered| offered.refusal.is_none());
                    offered.map(|offered| offered.step).find(wanted).map(Action::Build)
                }
                (None, None) => None,
            };
            let before = self.version();
            match action {
                None => drop(self.hear().await),
                Some(action) => {
                    if let Err(refusal) = self.act(action).await {
                        assert!(self.version() > before, "{action:?} was refused: {refusal}");
                    }
                }
            }
        }
    }
}
