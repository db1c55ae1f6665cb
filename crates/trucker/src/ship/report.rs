//! Everything there is to say about a ship, as data.

use super::boards::Board;
use super::flights::{self, Flights};
use super::inspect::{self, Cover, Falls, Fault, Remark, Strengths};
use super::threats::{self, Draw, Facing, Threats};
use super::{code, marks};
use crate::words::{Language, Words};
use serde_json::{Value, json};
use trucker_engine::card::{CardId, ProjectileKind};
use trucker_engine::content::Content;
use trucker_engine::ship::{Ship, analysis};
use trucker_engine::squares::{Square, Squares};
use trucker_engine::words::{Level, Side};

/// A ship and all that was found out about it.
pub struct Report<'a> {
    /// What is in the box.
    pub content: &'a Content,
    /// Its board.
    pub board: Board,
    /// The level of its board, and of the deck it meets.
    pub level: Level,
    /// The ship as it was given.
    pub ship: Ship,
    /// The ship as it takes off: mended, and manned if nothing stood aboard. All figures are of this one.
    pub flown: Ship,
    /// Its code, as it was given.
    pub code: String,
    /// Its mistakes, as it was given.
    pub faults: Vec<(Fault, Squares)>,
    /// What else is worth knowing about how it was given and how it takes off.
    pub remarks: Vec<Remark>,
    /// Its strengths.
    pub strengths: Strengths,
    /// Its exposed connectors.
    pub exposed: Vec<(Square, Side)>,
    /// The sides that a shield covers.
    pub shielded: Vec<Side>,
    /// The sides where a boosted shield stops everything, with the batteries that this takes.
    pub boosted: Vec<(Side, usize)>,
    /// Components that work only with others, with those they are joined to.
    pub contraptions: Vec<(Square, Squares)>,
    /// What can be done about large meteors, by side.
    pub cover: [Cover; 4],
    /// What falls off with each component.
    pub falls: Falls,
    /// The cards it meets, if they were given.
    pub cards: Option<Vec<CardId>>,
    /// The cards it may meet.
    pub draws: Vec<Draw>,
    /// What single hits cost it as long as it has batteries; equal to the next if it has none.
    pub threats: Threats,
    /// What single hits cost it when its batteries are spent.
    pub unpowered: Threats,
    /// What became of it in sampled flights, if any were asked for.
    pub flights: Option<Flights>,
}

impl<'a> Report<'a> {
    /// Examines a ship on a board, against the deck of its level or against these cards.
    pub fn of(
        ship: Ship,
        content: &'a Content,
        board: impl Into<Board>,
        cards: Option<Vec<CardId>>,
        flights: u32,
    ) -> Report<'a> {
        let board = board.into();
        let (level, printed) = (board.level(content), board.printed(content));
        let flown = flights::launched(&ship, content, board);
        let falls = Falls::of(&flown, content);
        let draws = match &cards {
            Some(cards) => vec![Draw { cards: cards.clone(), drawn: cards.len() }],
            None => threats::deck(content, level),
        };
        let powered = analysis::batteries(&flown) > 0;
        let [threats, unpowered] = [powered, false].map(|powered| Threats::of(&flown, content, board, &draws, powered));
        let sampled = (flights > 0).then(|| flights::fly(&flown, content, board, cards.as_deref(), flights));
        Report {
            content,
            board,
            level,
            code: code::encode(&ship, content, board),
            faults: inspect::faults(&ship, content, printed.squares, flown.occupied()),
            remarks: inspect::remarks(&ship, &flown, content, printed.start),
            strengths: Strengths::of(&flown, content),
            exposed: inspect::exposed(&flown),
            shielded: inspect::shielded(&flown),
            boosted: inspect::boosted(&flown, content),
            contraptions: inspect::contraptions(&flown, content),
            cover: inspect::cover(&flown, content, board),
            ship,
            flown,
            falls,
            cards,
            draws,
            threats,
            unpowered,
            flights: sampled,
        }
    }

    /// What board it stands on: `level II`, or `ship IIA` if that is not the usual board of the level.
    pub(super) fn place(&self) -> String {
        let kind = if self.board == self.level.into() { "level" } else { "ship" };
        format!("{kind} {}", self.board.name(self.content))
    }

    /// The words that things are called by.
    pub(super) fn words(&self) -> Words<'a> {
        Words { language: Language::English, content: self.content, names: Vec::new() }
    }

    /// What stands on a square, in words.
    pub(super) fn name(&self, square: Square) -> String {
        self.ship
            .component(self.content, square)
            .map_or_else(String::new, |component| self.words().component(component, ""))
    }

    /// Components that the check before the flight takes off.
    pub fn removed(&self) -> Squares {
        self.ship.occupied().minus(self.flown.occupied())
    }

    /// A mistake in words.
    pub(super) fn fault(&self, fault: Fault) -> String {
        match fault {
            Fault::Built(mistake) => self.words().mistake(mistake),
            Fault::Loose => "nothing holds it to the rest of the ship".into(),
            Fault::Unsupported => "an alien without its life support".into(),
            Fault::SecondAlien => "a second alien of one colour".into(),
        }
    }

    /// Did batteries and crew come aboard before the flight, as nothing was aboard?
    pub fn is_manned(&self) -> bool {
        self.flown.occupied().iter().any(|square| {
            let (given, flown) = (self.ship.aboard(square), self.flown.aboard(square));
            flown.humans() > given.humans() || flown.batteries() > given.batteries()
        })
    }

    /// A remark in words.
    pub(super) fn remark(&self, remark: Remark) -> String {
        match remark {
            Remark::NoStart(start) => {
                format!("the starting cabin of {start} is missing; only in flight can a ship lose it")
            }
            Remark::StartElsewhere(square, Some(start)) => {
                format!("{square}: a starting cabin stands here instead of on {start}")
            }
            Remark::StartElsewhere(square, None) => format!("{square}: on this board nobody begins with a cabin"),
            Remark::AlienLeaves(square, alien, replaced) => {
                let instead = if replaced { ", and humans come instead" } else { "" };
                format!("{square}: the {} leaves for want of life support{instead}", self.words().alien(alien))
            }
        }
    }

    /// Everything as one JSON object. Chances are numbers from 0 to 1, strengths are points.
    pub fn json(&self) -> Value {
        let words = self.words();
        let points = |strengths: [trucker_engine::words::Strength; 2]| {
            let [without, with] = strengths.map(|strength| f64::from(strength.0) / 2.0);
            json!({ "no_batteries": without, "all_batteries": with })
        };
        let turned = self.board.printed(self.content).turned.quarters();
        let strengths = &self.strengths;
        let cover = self
            .cover
            .iter()
            .map(|Cover { from, free, paid, blocks, open }| {
                json!({ "from": from, "free": free, "battery": paid, "block": blocks, "open": open })
            });
        let contraptions = self.contraptions.iter().map(
            |(square, partners)| json!({ "square": square, "component": self.name(*square), "works_with": partners }),
        );
        let kind = |fault: &Fault| match fault {
            Fault::Built(mistake) => json!(mistake),
            Fault::Loose => json!("loose"),
            Fault::Unsupported => json!("unsupported_alien"),
            Fault::SecondAlien => json!("second_alien"),
        };
        let remarks = self.remarks.iter().map(|remark| {
            let (kind, square) = match *remark {
                Remark::NoStart(_) => ("no_starting_cabin", None),
                Remark::StartElsewhere(square, _) => ("starting_cabin_elsewhere", Some(square)),
                Remark::AlienLeaves(square, ..) => ("alien_leaves", Some(square)),
            };
            json!({ "kind": kind, "square": square, "text": self.remark(*remark) })
        });
        let components = self.threats.squares.iter().enumerate().map(|(i, square)| {
            json!({
                "square": square,
                "tile": self.flown.at(*square).map(|placed| &self.content.tile(placed.tile).name),
                "component": self.name(*square),
                "lost": self.threats.chance[i],
                "expected_losses": self.threats.expected[i],
                "lost_without_batteries": self.unpowered.chance[i],
                "fall_off": self.falls.with(*square).len().saturating_sub(1),
            })
        });
        let deck = self.draws.iter().map(|draw| {
            let names: Vec<&str> = draw.cards.iter().map(|card| self.content.card(*card).name.as_str()).collect();
            json!({ "cards": names, "drawn": draw.drawn })
        });
        json!({
            "code": self.code,
            "level": self.level.to_string(),
            "board": { "name": self.board.printed(self.content).name, "quarter_turns": turned },
            "components": self.ship.occupied().len(),
            "marks": marks::spell_all(&self.ship),
            "engines": points(strengths.engines),
            "cannons": points(strengths.cannons),
            "cannons_and_catapults": points(strengths.with_catapults),
            "crew": { "humans": strengths.humans, "aliens": strengths.aliens },
            "sleepers": { "aboard": strengths.sleepers.0, "room": strengths.sleepers.1 },
            "batteries": { "aboard": strengths.batteries.0, "room": strengths.batteries.1 },
            "containers": { "plain": strengths.containers.0, "special": strengths.containers.1 },
            "goods": words.goods(strengths.goods),
            "mistakes": self.faults.iter().map(|(fault, squares)| json!({ "kind": kind(fault), "squares": squares })).collect::<Vec<_>>(),
            "remarks": remarks.collect::<Vec<_>>(),
            "removed_before_flight": self.removed(),
            "manned_before_flight": self.is_manned(),
            "exposed": self.exposed.iter().map(|(square, side)| json!({ "square": square, "side": side })).collect::<Vec<_>>(),
            "shielded": self.shielded,
            "boosted_shields": self.boosted.iter().map(|(side, batteries)| json!({ "side": side, "batteries": batteries })).collect::<Vec<_>>(),
            "contraptions": contraptions.collect::<Vec<_>>(),
            "large_meteors": cover.collect::<Vec<_>>(),
            "single_points": self.falls.single_points().iter().map(|(square, others)| json!({ "square": square, "fall_off": others })).collect::<Vec<_>>(),
            "deck": deck.collect::<Vec<_>>(),
            "threats": self.threats.list.iter().filter(|threat| threat.expected > 0.0).map(|threat| {
                let kind = threat.projectile.map_or(json!("sabotage"), |projectile| json!(projectile.kind));
                facing(kind, threat.projectile.map(|projectile| projectile.from), threat.expected, &threat.facing)
            }).collect::<Vec<_>>(),
            "lost": components.collect::<Vec<_>>(),
            "expected": {
                "components": self.threats.components,
                "credits": self.threats.credits,
                "batteries": self.threats.batteries,
                "components_without_batteries": self.unpowered.components,
                "credits_without_batteries": self.unpowered.credits,
            },
            "flights": self.flights.map(|flights| json!({
                "flights": flights.flights,
                "components_lost": spread(flights.components),
                "credits": spread(flights.credits),
                "finished": flights.finished,
                "no_humans": flights.left[0],
                "no_engines": flights.left[1],
                "lapped": flights.left[2],
            })),
        })
    }
}

fn facing(kind: Value, from: Option<Side>, expected: f64, facing: &Facing) -> Value {
    json!({
        "kind": kind,
        "from": from,
        "expected": expected,
        "misses": facing.misses,
        "safe": facing.safe,
        "battery": facing.battery,
        "block": facing.block,
        "batteries_spent": facing.batteries,
        "hits": facing.hits,
        "components_lost": facing.components,
        "credits_lost": facing.credits,
    })
}

fn spread(spread: flights::Spread) -> Value {
    json!({ "mean": spread.mean, "p10": spread.p10, "p90": spread.p90 })
}

/// What a kind of projectile is called in tables.
pub(super) fn kind_name(kind: ProjectileKind) -> &'static str {
    match kind {
        ProjectileKind::SmallMeteor => "small meteor",
        ProjectileKind::LargeMeteor => "large meteor",
        ProjectileKind::LightFire => "light shot",
        ProjectileKind::HeavyFire => "heavy shot",
    }
}
