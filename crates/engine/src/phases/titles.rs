//! Base rulebook, *Earning titles*, *Distributing titles*, *The second flight*, *The third flight*. *Keep on Trucking*,
//! *The Transgalactic Trek*: *Title dock*, *Giving up*, *Two-player, double-title variant*. What counts for each title
//! is in its own file, [`titles`](crate::modifiers::titles).

use crate::chance::Purpose;
use crate::decision::{Answer, Reason, Shape};
use crate::event::{Event, Money};
use crate::modifiers::{specialists, titles::score};
use crate::script::{Cx, Flow};
use crate::setup::Titles;
use crate::state::Phase;
use crate::words::{BySeat, Credits, MAX_SEATS, Seat, Seats, Strength, Title};
use arrayvec::ArrayVec;

/// Titles are won after the first flight and defended after the others.
pub fn titles(cx: &mut Cx<'_, '_>) -> Flow {
    match cx.state().round().titles {
        Titles::None => {}
        Titles::Won => earn(cx)?,
        Titles::Defended { turn_gold } => defend(cx, turn_gold),
    }
    cx.enter(Phase::Sale);
    Ok(())
}

/// Who competes for titles, the one farthest ahead first: those who finished, and then, where half scores count, those
/// who gave up, in the order of where they were last.
fn competitors(cx: &Cx<'_, '_>) -> ArrayVec<Seat, MAX_SEATS> {
    let mut order = cx.flight_order();
    if cx.state().setup.extras.half_scores {
        order.extend(cx.state().in_order(cx.state().seats().without(cx.flying())));
    }
    order
}

/// What everyone who competes counts for a title: the score, or half of it for those who gave up.
fn scores(cx: &mut Cx<'_, '_>, title: Title) -> BySeat<Option<Strength>> {
    let mut scores = BySeat::default();
    for seat in competitors(cx) {
        let score = score(cx.ship(seat), cx.content, title);
        cx.emit(Event::TitleScored { seat, title, score });
        let full = Strength::points(i16::from(score));
        scores[seat] = Some(full);
        if !cx.flying().contains(seat) {
            let half = Strength(full.0 / 2);
            scores[seat] = Some(half);
            cx.emit(Event::TitleHalved { seat, title, score: half });
        }
    }
    scores
}

/// Is this as good as the best? The one place where scores are compared.
fn is_best(cx: &Cx<'_, '_>, seat: Seat, score: Option<Strength>, best: Option<Strength>) -> bool {
    let halves = |score: Strength| score.0.unsigned_abs();
    let both = score.zip(best);
    both.is_some_and(|(score, best)| specialists::is_best(cx.seat_rules(seat), halves(score), halves(best)))
}

/// Those whose score is as good as the best, the one farthest ahead first. Half of nothing is not enough.
fn best(cx: &Cx<'_, '_>, scores: BySeat<Option<Strength>>) -> ArrayVec<Seat, MAX_SEATS> {
    let best = scores.0.into_iter().flatten().max();
    let counts = |seat: &Seat| cx.flying().contains(*seat) || scores[*seat] > Some(Strength(0));
    competitors(cx).into_iter().filter(|seat| is_best(cx, *seat, scores[*seat], best) && counts(seat)).collect()
}

/// Every title goes to the best score, the one farther ahead among equals; all of them are paid, unless all
/// scored nothing. Whoever has several keeps one, or two of four, and gives the others to players without.
fn earn(cx: &mut Cx<'_, '_>) -> Flow {
    let order = competitors(cx);
    let reward = title_reward(cx, false);
    let mut won = BySeat::<u16>::default();
    let mut unclaimed = ArrayVec::<Title, MAX_SEATS>::new();
    for title in cx.state().titles.into_iter().flatten() {
        let scores = scores(cx, title);
        let best = best(cx, scores);
        for seat in best.iter().copied().filter(|seat| scores[*seat] > Some(Strength(0))) {
            cx.pay(seat, reward, Money::Title(title));
        }
        match best.first().copied() {
            Some(first) => won[first] |= 1 << title.index(),
            None => unclaimed.push(title),
        }
    }
    // Farther ahead decides first: which to keep, then who gets the others.
    let each = titles_each(cx);
    for seat in order {
        let mut options = won[seat];
        if options.count_ones() as usize <= each {
            // Nothing to choose.
            Title::ALL
                .into_iter()
                .filter(|title| options >> title.index() & 1 != 0)
                .for_each(|it| cx.take_title(seat, it));
            continue;
        }
        for _ in 0..each {
            let choice = Shape::OneOf { options, may_pass: false };
            let Answer::Option(keep) = cx.ask(seat, choice, Reason::KeepTitle)? else { break };
            cx.take_title(seat, Title::ALL[usize::from(keep)]);
            options &= !(1 << keep);
        }
        for title in Title::ALL.into_iter().filter(|title| options >> title.index() & 1 != 0) {
            let has_room = |other: &Seat| titles_of(cx, *other) < each && won[*other].count_ones() < each as u32;
            let without: Seats = cx.state().seats().iter().filter(has_room).collect();
            let choice = Shape::OneOf { options: without.bits(), may_pass: false };
            if let Answer::Option(other) = cx.ask(seat, choice, Reason::GiveTitle { title })?
                && let Some(other) = Seat::new(usize::from(other))
            {
                cx.take_title(other, title);
            }
        }
    }
    deal_at_random(cx, unclaimed);
    Ok(())
}

/// How many titles everyone ends up with.
fn titles_each(cx: &Cx<'_, '_>) -> usize {
    (cx.state().setup.title_count() / usize::from(cx.state().setup.players)).max(1)
}

fn titles_of(cx: &Cx<'_, '_>, seat: Seat) -> usize {
    let player = &cx.state().players[seat];
    usize::from(player.title.is_some()) + usize::from(player.second_title.is_some())
}

/// What a title is worth in this flight, silver or gold.
fn title_reward(cx: &Cx<'_, '_>, gold: bool) -> Credits {
    cx.state().setup.extras.dock.pays(cx.content, cx.state().rules.level, gold)
}

/// Nobody finished and nobody has half of anything: such titles are dealt at random, to each player as many as they
/// lack, and nobody is paid.
fn deal_at_random(cx: &mut Cx<'_, '_>, mut titles: ArrayVec<Title, MAX_SEATS>) {
    let each = titles_each(cx);
    while !titles.is_empty() {
        for seat in cx.state().seats().iter() {
            if titles_of(cx, seat) >= each || titles.is_empty() {
                continue;
            }
            let title = titles.swap_remove(cx.draw(Purpose::Titles, titles.len()));
            cx.take_title(seat, title);
        }
    }
}

/// Whoever has the highest score for their own title has defended it; a tie will do. The reward is that of the level,
/// twice that for a gold title, unless its holder gave up. A title defended before the last flight turns gold for it.
/// Of two titles each is judged for itself.
fn defend(cx: &mut Cx<'_, '_>, turn_gold: bool) {
    for seat in cx.state().seats().iter() {
        let player = &cx.state().players[seat];
        for held in [player.title, player.second_title].into_iter().flatten() {
            let scores = scores(cx, held.title);
            let defended = best(cx, scores).contains(&seat);
            cx.emit(Event::TitleDefended { seat, title: held.title, gold: held.gold, defended });
            if defended {
                // Legends do not give up.
                let reward = title_reward(cx, held.gold && cx.flying().contains(seat));
                cx.pay(seat, reward, Money::Title(held.title));
                if turn_gold {
                    cx.flip_title(seat, held.title);
                }
            }
        }
    }
}
