//! A sensible answer to every decision: offered first, and used when somebody's time is up (Rulings 6 and 12).

mod junk;
mod power;

use crate::building::Build;
use crate::card::{Beat, Measure};
use crate::content::Content;
use crate::decision::{Answer, CargoMenu, Decision, Reason, Shape};
use crate::modifiers::specialists;
use crate::ship::joins::{self, Joins};
use crate::ship::legal::Mistakes;
use crate::ship::{Part, Ship, analysis, boosters, gadgets};
use crate::squares::{Square, Squares};
use crate::state::Phase;
use crate::tile::Component;
use crate::view::View;
use crate::words::{Alien, Credits, Days, Good, Goods, Seat, Side, Strength};

/// A flight day is worth about 0.7 credits, so rewards are compared in tenths of a credit.
const DAY_IN_TENTHS: i32 = 7;

/// The answer that a careful but unambitious player would give. Always legal.
pub fn default_answer(view: View<'_>, decision: &Decision) -> Answer {
    let answer = choose(view, decision);
    if decision.shape.accepts(answer) { answer } else { decision.shape.nth(0).unwrap_or(Answer::Done) }
}

fn choose(view: View<'_>, decision: &Decision) -> Answer {
    let seat = decision.seat;
    let ship = view.ship(seat);
    let yes_if = |yes: bool| if yes { Answer::Yes } else { Answer::No };
    match decision.reason {
        Reason::Rebuild => Answer::No,
        Reason::RemoveMistake => cheapest_removal(view, seat).map_or(Answer::Done, Answer::Square),
        Reason::KeepPiece => best_piece(view, ship).map_or(Answer::Done, Answer::Square),
        Reason::AddLatePart { .. } => decision.shape.nth(0).unwrap_or(Answer::Done),
        Reason::PlaceCrew { .. } => Answer::Humans,
        Reason::FlyOn | Reason::Shoot { .. } | Reason::RaiseShield { .. } => Answer::Yes,
        Reason::PowerEngines { without } => Answer::Set(power::engines(view, decision, without)),
        Reason::PowerCannons { against, .. } => Answer::Set(power::cannons(view, decision, against)),
        Reason::PayBattery | Reason::PayToken { .. } | Reason::LoseBattery { .. } => {
            let fullest = ship.part(Part::Battery).iter().max_by_key(|square| ship.aboard(*square).batteries());
            fullest.map_or(Answer::Done, Answer::Square)
        }
        Reason::Land { days } => best_planet(view, decision, days),
        Reason::BoardShip { .. } => Answer::No,
        Reason::DockStation { goods, days } | Reason::TakeGoods { goods, days } => {
            yes_if(is_worth(loadable_value(view, seat, goods), days))
        }
        Reason::TakeCredits { credits, days } => yes_if(is_worth(credits, days)),
        Reason::LoadGoods => match decision.shape {
            Shape::Cargo(menu) => load(ship, view.content(), &menu),
            _ => Answer::Done,
        },
        Reason::Boost { .. } | Reason::BoostShield { .. } | Reason::GainDays { .. } => Answer::Yes,
        Reason::BoostNext { .. } => match decision.shape {
            Shape::Set { from, .. } => Answer::Set(from.iter().take(1).collect()),
            _ => decision.shape.nth(0).unwrap_or(Answer::Done),
        },
        Reason::FireCatapult { catapult, without, against, .. } => {
            let needed = against.is_some_and(|enemy| catapults_decide(view, seat, catapult, without, enemy));
            if needed { cheapest_shot(decision) } else { Answer::Done }
        }
        Reason::ShootWithCatapult { .. } => cheapest_shot(decision),
        Reason::Refill { .. } => {
            let missing = |square: &Square| {
                let room = ship.component(view.content(), *square).map_or(0, Component::batteries);
                room.saturating_sub(ship.aboard(*square).batteries())
            };
            squares_of(decision).iter().max_by_key(missing).map_or(Answer::Done, Answer::Square)
        }
        Reason::Wake => match decision.shape {
            Shape::Set { from, max } => Answer::Set(from.iter().take(usize::from(max)).collect()),
            _ => Answer::Done,
        },
        Reason::WakeFrom { .. } => {
            let fullest = squares_of(decision).iter().max_by_key(|square| ship.aboard(*square).humans());
            fullest.map_or(Answer::Done, Answer::Square)
        }
        Reason::ChooseSpecialist { .. } => decision.shape.nth(0).unwrap_or(Answer::Done),
        Reason::SendDiplomat { against } => yes_if(against.is_none_or(|enemy| {
            let everything = power::squares_with_power(view, seat, enemy);
            boosters::strength(ship, view.content(), view.seat_rules(seat), Measure::Cannons, everything) < enemy
        })),
        Reason::LoseCrew { .. } => expendable_cabin(ship).map_or(Answer::Done, Answer::Square),
        Reason::DropPart { without } => Answer::Set(worth_dropping(view, seat, without)),
        Reason::NameResult { .. } => Answer::Option(CENTRE_LINE),
        Reason::NameSide => Answer::Option(safest_side(ship)),
        Reason::PayCrew { crew } => yes_if(is_worth_wages(view, seat, crew)),
        Reason::PayCrewInGoods { .. } => pay_with(view, &decision.shape),
        Reason::FireAtLeader { .. } => match decision.shape {
            // A shot that costs nothing.
            Shape::Set { from, .. } => Answer::Set((from & ship.part(Part::Cannon)).iter().take(1).collect()),
            _ => Answer::Done,
        },
        Reason::Junkyard => junk::best_row(view, decision),
        Reason::JunkyardGain { row } => junk::best_gain(view, decision, row),
        // Colours come with the most valuable first.
        Reason::PayGood { .. } => decision.shape.legal().last().unwrap_or(Answer::Done),
        Reason::PlaceHuman { .. } => junk::best_place(view, decision),
        Reason::IgnoreSide => junk::worst_side(view, decision),
        Reason::GiveUpComponent { .. } => junk::least_needed(view, decision),
        Reason::LoseGood { .. }
        | Reason::PayGoodFrom { .. }
        | Reason::PlaceBattery { .. }
        | Reason::KeepTitle
        | Reason::GiveTitle { .. } => decision.shape.nth(0).unwrap_or(Answer::Done),
    }
}

/// The option that names row and column 7.
const CENTRE_LINE: u8 = 5;

/// A component whose loss brings engine strength above nothing, the one that costs least; nothing if it is above.
fn worth_dropping(view: View<'_>, seat: Seat, without: Strength) -> Squares {
    let ship = view.ship(seat);
    let power = view.power_left(seat) as usize;
    let powered = analysis::thrusters(ship, Part::DoubleEngine).iter().take(power).collect();
    let strength =
        |ship: &Ship| boosters::strength(ship, view.content(), view.seat_rules(seat), Measure::Engines, powered);
    let open_space = view.card().is_some_and(|card| {
        view.content().card(card).beats.iter().any(|beat| matches!(beat, Beat::OpenSpace | Beat::WideOpenSpace { .. }))
    });
    if !open_space || without.max(strength(ship)) > Strength(0) {
        return Squares::NONE;
    }
    let after = |square: &Square| {
        let mut less = *ship;
        less.take(view.content(), *square);
        let joins = Joins::of(&less);
        let kept = joins.pieces(less.occupied()).max_by_key(|piece| piece.len()).unwrap_or(Squares::NONE);
        for fallen in less.occupied().minus(kept) {
            less.take(view.content(), fallen);
        }
        (strength(&less), less.occupied().len())
    };
    let best = joins::uneven(ship).0.iter().map(|square| (after(&square), square)).max();
    best.filter(|((strength, _), _)| *strength > without)
        .map(|(_, square)| Squares::of(square))
        .unwrap_or(Squares::NONE)
}

/// The side from which a large meteor does the least harm: most lines have a cannon that needs no battery.
fn safest_side(ship: &Ship) -> u8 {
    let guarded = |side: Side| (ship.barrels(ship.facing(side)) & ship.part(Part::Cannon)).len();
    let best = Side::ALL.into_iter().max_by_key(|side| (guarded(*side), std::cmp::Reverse(side.index())));
    best.map_or(0, |side| side.index() as u8)
}

/// Is finishing worth the wages? Giving up halves what the cargo sells for and costs the reward for finishing.
fn is_worth_wages(view: View<'_>, seat: Seat, crew: u8) -> bool {
    let place = view.flight_order().position(|other| other == seat).unwrap_or(0);
    let finish = view.flight_board().finish_rewards[place.min(3)];
    let cargo = view.content().supply.price(analysis::goods(view.ship(seat)));
    finish.0 + cargo.0 / 2 >= i16::from(crew)
}

/// Blocks that sell for no more than a credit go first, and then what is needed beyond the credits.
fn pay_with(view: View<'_>, shape: &Shape) -> Answer {
    let Shape::Cargo(menu) = shape else { return Answer::Done };
    let cheapest = Good::ALL.into_iter().rev().find_map(|good| Some((menu.laden[good.index()].first()?, good)));
    let prices = view.content().supply.prices;
    match cheapest {
        Some((hold, good)) if prices[good.index()] <= Credits(1) => Answer::Lift(hold, good),
        _ => Answer::Done,
    }
}

fn is_worth(credits: Credits, days: Days) -> bool {
    i32::from(credits.0) * 10 > i32::from(days.0) * DAY_IN_TENTHS
}

/// What these goods would sell for, as far as there is room for them.
fn loadable_value(view: View<'_>, seat: Seat, goods: Goods) -> Credits {
    let (ship, rules) = (view.ship(seat), view.seat_rules(seat));
    let goods = goods.at_most(view.bank());
    let room = |holds: Squares| -> i16 {
        let free = |hold| {
            analysis::containers(ship, view.content(), hold).saturating_sub(ship.aboard(hold).goods().count() as u8)
        };
        holds.iter().map(|hold| i16::from(free(hold))).sum()
    };
    let holds = analysis::usable_holds(ship, view.content(), rules);
    let red = |hold: Square| {
        let red = ship.component(view.content(), hold).map_or(0, Component::red_containers);
        i16::from(red.saturating_sub(ship.aboard(hold).goods()[Good::Red])).min(room(Squares::of(hold)))
    };
    let mut special: i16 = (holds & ship.part(Part::SpecialCargo)).iter().map(red).sum();
    let mut plain = room(holds) - special;
    let mut value = Credits(0);
    for good in Good::ALL {
        for _ in 0..goods[good] {
            let place = if good != Good::Red && plain > 0 { &mut plain } else { &mut special };
            if *place > 0 {
                *place -= 1;
                value += view.content().supply.prices[good.index()];
            }
        }
    }
    value
}

fn best_planet(view: View<'_>, decision: &Decision, days: Days) -> Answer {
    let planets = view.card().map(|card| &view.content().card(card).beats);
    let goods = planets.into_iter().flatten().find_map(|beat| match beat {
        crate::card::Beat::Planets { planets, .. } => Some(planets),
        _ => None,
    });
    let value = |option: u8| {
        let goods = goods.and_then(|planets| planets.get(usize::from(option))).copied().unwrap_or_default();
        loadable_value(view, decision.seat, goods)
    };
    let options =
        decision.shape.legal().filter_map(|answer| if let Answer::Option(n) = answer { Some(n) } else { None });
    match options.max_by_key(|option| (value(*option), std::cmp::Reverse(*option))) {
        Some(best) if is_worth(value(best), days) => Answer::Option(best),
        _ => Answer::Done,
    }
}

/// The squares that a question offers.
fn squares_of(decision: &Decision) -> Squares {
    match decision.shape {
        Shape::Square { from } | Shape::Set { from, .. } => from,
        _ => Squares::NONE,
    }
}

/// Do the catapults from this one on make the difference against an enemy?
fn catapults_decide(view: View<'_>, seat: Seat, catapult: Square, without: Strength, enemy: Strength) -> bool {
    let ship = view.ship(seat);
    let rest = ship.gadgets(view.content(), Component::Catapult).iter().filter(|square| *square >= catapult);
    let mut more = gadgets::salvo(ship, rest.collect());
    if without == Strength(0) && more > Strength(0) && analysis::aliens(ship, Alien::Purple) > 0 {
        more += specialists::alien_bonus(view.seat_rules(seat), view.content());
    }
    without <= enemy && without + more >= enemy && (without < enemy || without + more > enemy)
}

/// The least valuable block that a catapult can fire.
fn cheapest_shot(decision: &Decision) -> Answer {
    let Shape::Cargo(menu) = decision.shape else { return Answer::Done };
    let shot = Good::ALL.into_iter().rev().find_map(|good| Some((menu.laden[good.index()].first()?, good)));
    shot.map_or(Answer::Done, |(hold, good)| Answer::Lift(hold, good))
}

/// If not everything fits as it stands, everything is lifted first; then the best blocks are put away, red ones
/// where only they can go and the others elsewhere as long as there is room.
fn load(ship: &Ship, content: &Content, menu: &CargoMenu) -> Answer {
    let special = ship.part(Part::SpecialCargo);
    if !menu.to_burn
        && !fits(ship, content, menu)
        && let Some((hold, good)) =
            Good::ALL.into_iter().find_map(|good| Some((menu.laden[good.index()].first()?, good)))
    {
        return Answer::Lift(hold, good);
    }
    for good in Good::ALL {
        let free = menu.free[good.index()];
        if let Some(hold) = free.minus(special).first().or(free.first()) {
            return Answer::Put(hold, good);
        }
    }
    // What is left behind anyway may as well burn.
    let worst = Good::ALL.into_iter().rev().find(|good| menu.dock[*good] > 0);
    menu.furnaces.first().zip(worst).map_or(Answer::Done, |(furnace, good)| Answer::Burn(furnace, good))
}

/// Is there room for all blocks on the dock without moving anything?
fn fits(ship: &Ship, content: &Content, menu: &CargoMenu) -> bool {
    let special = ship.part(Part::SpecialCargo);
    let mut open = Squares::NONE;
    for free in menu.free {
        open |= free;
    }
    let room = |holds: Squares| -> u32 {
        holds
            .iter()
            .map(|hold| u32::from(analysis::containers(ship, content, hold)) - ship.aboard(hold).goods().count())
            .sum()
    };
    let red_room = |hold: Square| {
        let red = ship.component(content, hold).map_or(0, Component::red_containers);
        u32::from(red.saturating_sub(ship.aboard(hold).goods()[Good::Red])).min(room(Squares::of(hold)))
    };
    let red = u32::from(menu.dock[Good::Red]);
    red <= (open & special).iter().map(red_room).sum() && menu.dock.count() <= room(open)
}

/// A cabin whose loss hurts least: one of two humans, not the last human, no alien while humans remain.
fn expendable_cabin(ship: &Ship) -> Option<Square> {
    let infectious = analysis::infectious_cabins(ship);
    let humans = analysis::humans(ship);
    let occupied = ship.part_where(Part::Cabin, |aboard| aboard.crew() > 0);
    occupied.iter().max_by_key(|cabin| {
        let aboard = ship.aboard(*cabin);
        let last_human = aboard.alien().is_none() && humans <= 1;
        (!last_human, aboard.alien().is_none(), infectious.contains(*cabin), aboard.humans())
    })
}

/// A square of the piece to fly on with. In flight humans aboard matter most; before it, size and then cabins.
fn best_piece(view: View<'_>, ship: &Ship) -> Option<Square> {
    let in_flight = view.phase() != Phase::SpotCheck;
    let with_humans = ship.part_where(Part::Cabin, |aboard| in_flight && aboard.humans() > 0);
    let cabins = ship.part(Part::Cabin);
    let joins = Joins::of(ship);
    let best = joins.pieces(ship.occupied()).max_by_key(|piece| {
        (!(*piece & with_humans).is_empty(), piece.len(), (*piece & cabins).len(), std::cmp::Reverse(piece.first()))
    });
    best.and_then(|piece| piece.first())
}

/// Ships looked at before the search for the cheapest way to mend one settles for what it has.
const MEND_BUDGET: u32 = 2_000;

/// The component whose removal leads to the fewest lost components in all, and among those to the fewest lost cabins.
fn cheapest_removal(view: View<'_>, seat: Seat) -> Option<Square> {
    let mut budget = MEND_BUDGET;
    mend(view, view.ship(seat), (usize::MAX, usize::MAX), &mut budget).1
}

/// Components and cabins lost on the cheapest way to a legal ship in one piece, and the first component to remove.
fn mend(view: View<'_>, ship: &Ship, bound: (usize, usize), budget: &mut u32) -> ((usize, usize), Option<Square>) {
    let wrong = Mistakes::of(ship, view.board()).squares();
    let cabins = ship.part(Part::Cabin);
    if wrong.is_empty() {
        let joins = Joins::of(ship);
        let sizes = joins.pieces(ship.occupied()).map(|piece| (piece.len(), (piece & cabins).len()));
        let kept = sizes.max().unwrap_or_default();
        return ((ship.occupied().len() - kept.0, cabins.len() - kept.1), None);
    }
    let mut best = (bound, wrong.first());
    for square in wrong {
        if *budget == 0 || best.0 <= (1, 0) {
            break;
        }
        *budget -= 1;
        let mut without = *ship;
        without.take(view.content(), square);
        let here = (1, usize::from(cabins.contains(square)));
        let left = (best.0.0.saturating_sub(here.0), best.0.1);
        let ((lost, lost_cabins), _) = mend(view, &without, left, budget);
        let all = (lost.saturating_add(here.0), lost_cabins.saturating_add(here.1));
        if all < best.0 {
            best = (all, Some(square));
        }
    }
    best
}

/// What ends building soonest for somebody who is away: put down what is held, then take the best starting space.
///
/// `None` if this player has nothing to do in the yard now.
pub fn default_build(view: View<'_>) -> Option<Build> {
    let best_space = Build::Finish(view.open_spaces().trailing_zeros() as u8);
    [Build::Go, Build::Close, Build::Return, Build::Reserve, best_space].into_iter().find(|step| view.may_build(*step))
}
