//! The demo flight as a text: ships, then card by card what happened, then who was paid what for.

use super::draw;
use crate::words::{Words, number, text};
use anstyle::Style;
use std::io::{Result, Write};
use trucker_engine::card::{Beat, CardId};
use trucker_engine::event::{Event, Loss, Money};
use trucker_engine::ship::{Part, analysis};
use trucker_engine::squares::Squares;
use trucker_engine::view::View;
use trucker_engine::words::{Credits, Goods, Seat};

/// Writes the story as it happens.
pub(super) struct Story<'a> {
    words: &'a Words<'a>,
    styles: [Style; 4],
    heading: Style,
    faint: Style,
    out: &'a mut dyn Write,
    /// The rockets before the next card, the leader first.
    order: Vec<Seat>,
    cards: usize,
    ships_shown: bool,
    /// A roll that is told only if something comes of it.
    rolled: Option<Event>,
    /// Small things of one player that are told together.
    gathered: Option<(Seat, Gathered)>,
    /// The line being written, and whose it is.
    line: (Option<Seat>, String),
}

/// Characters after which a line is not made longer.
const LONG: usize = 100;

enum Gathered {
    Loaded(Goods),
    CrewLost(u8),
    FellOff(u8),
}

impl<'a> Story<'a> {
    pub(super) fn new(words: &'a Words<'a>, styles: [Style; 4], colour: bool, out: &'a mut dyn Write) -> Story<'a> {
        let plain = Style::new();
        Story {
            words,
            styles,
            heading: if colour { plain.bold() } else { plain },
            faint: if colour { plain.dimmed() } else { plain },
            out,
            order: Vec::new(),
            cards: 0,
            ships_shown: false,
            rolled: None,
            gathered: None,
            line: (None, String::new()),
        }
    }

    pub(super) fn title(&mut self, seed: u64) -> Result<()> {
        let names = self.words.names.join(", ");
        let line = self.words.say("demo-title", &[text("names", names), text("seed", seed.to_string())]);
        writeln!(self.out, "{line}")
    }

    /// Shows all ships before the first card, and notes who is where.
    pub(super) fn between_cards(&mut self, view: View<'_>) -> Result<()> {
        self.order = view.flight_order().collect();
        if std::mem::replace(&mut self.ships_shown, true) {
            return Ok(());
        }
        let faint = self.faint;
        for line in [self.words.say("demo-legend", &[]), self.words.say("demo-pipes", &[])] {
            writeln!(self.out, "{faint}{line}{faint:#}")?;
        }
        let seats: Vec<Seat> = view.seats().iter().collect();
        let widest = seats.iter().map(|seat| draw::width(view.board(*seat))).max();
        let width = widest.unwrap_or(0).max(30);
        for pair in seats.chunks(2) {
            writeln!(self.out)?;
            let ships: Vec<Vec<String>> = pair.iter().map(|seat| self.ship(view, *seat, width)).collect();
            for i in 0..ships.iter().map(Vec::len).max().unwrap_or(0) {
                let line =
                    ships.iter().filter_map(|lines| lines.get(i)).map(String::as_str).collect::<Vec<_>>().join("     ");
                writeln!(self.out, "{}", format!("  {line}").trim_end())?;
            }
        }
        Ok(())
    }

    /// One ship with its name above and its strengths below, in lines of this width.
    fn ship(&self, view: View<'_>, seat: Seat, width: usize) -> Vec<String> {
        let ship = view.ship(seat);
        let pad = |line: String, visible: usize| line + &" ".repeat(width.saturating_sub(visible));
        let name = self.words.player(seat);
        let (plain_name, drawn) = (anstyle_free(&name), draw::width(view.board(seat)));
        let all = ship.part(Part::DoubleEngine) | ship.part(Part::DoubleCannon);
        let range = |none: String, all: String| if none == all { none } else { format!("{none}–{all}") };
        let engines = |set| analysis::engine_strength(ship, set).to_string();
        let cannons = |set| analysis::cannon_strength(ship, view.content(), set).to_string();
        let strengths = self.words.say(
            "demo-strengths",
            &[
                text("engines", range(engines(Squares::NONE), engines(all))),
                text("cannons", range(cannons(Squares::NONE), cannons(all))),
            ],
        );
        let rest = self.words.say(
            "demo-crew-and-connectors",
            &[number("crew", analysis::crew(ship)), number("exposed", analysis::exposed_connectors(ship))],
        );
        let mut lines = vec![pad(name.clone(), plain_name.chars().count())];
        for line in draw::ship(ship, view.board(seat), view.content(), self.styles[seat.index()]) {
            lines.push(pad(line, drawn));
        }
        for line in [strengths, rest] {
            let visible = line.chars().count();
            lines.push(pad(line, visible));
        }
        lines
    }

    pub(super) fn events(&mut self, events: &[Event]) -> Result<()> {
        for event in events {
            self.event(event)?;
        }
        Ok(())
    }

    fn event(&mut self, event: &Event) -> Result<()> {
        if self.gather(event)? {
            return Ok(());
        }
        match event {
            Event::CardRevealed { card } => {
                self.rolled = None;
                self.card(*card)
            }
            Event::Rolled { .. } => {
                self.rolled = Some(*event);
                Ok(())
            }
            Event::LeftFlight { .. } => {
                self.rolled = None; // Nothing came of it.
                self.sentence(event)
            }
            Event::PaydayBegan => {
                let payday = self.words.say("demo-payday", &[]);
                self.head(&payday)
            }
            _ if is_small(event) => Ok(()),
            _ => {
                if let Some(roll) = self.rolled.take() {
                    self.sentence(&roll)?;
                }
                self.sentence(event)
            }
        }
    }

    /// Puts small things of one player together. Is the event one of them?
    fn gather(&mut self, event: &Event) -> Result<bool> {
        let (seat, more) = match *event {
            Event::GoodLoaded { seat, good, .. } => (seat, Gathered::Loaded(Goods::from_iter([good]))),
            Event::CrewLost { seat, alien: None, .. } => (seat, Gathered::CrewLost(1)),
            Event::TileLost { seat, loss: Loss::FellOff, .. } => (seat, Gathered::FellOff(1)),
            _ => {
                self.tell_gathered()?;
                return Ok(false);
            }
        };
        match (&mut self.gathered, more) {
            (Some((of, Gathered::Loaded(goods))), Gathered::Loaded(more)) if *of == seat => {
                *goods = Goods(std::array::from_fn(|i| goods.0[i] + more.0[i]));
            }
            (Some((of, Gathered::CrewLost(crew))), Gathered::CrewLost(more)) if *of == seat => *crew += more,
            (Some((of, Gathered::FellOff(lost))), Gathered::FellOff(more)) if *of == seat => *lost += more,
            (_, more) => {
                self.tell_gathered()?;
                self.gathered = Some((seat, more));
            }
        }
        Ok(true)
    }

    fn tell_gathered(&mut self) -> Result<()> {
        let Some((seat, gathered)) = self.gathered.take() else { return Ok(()) };
        let player = text("player", self.words.player(seat));
        let line = match gathered {
            Gathered::Loaded(goods) => self.words.say("demo-loaded", &[player, text("goods", self.words.goods(goods))]),
            Gathered::CrewLost(crew) => self.words.say("demo-crew-lost", &[player, number("crew", crew)]),
            Gathered::FellOff(lost) => self.words.say("demo-fell-off", &[player, number("lost", lost)]),
        };
        if let Some(roll) = self.rolled.take() {
            self.sentence(&roll)?;
        }
        self.say(Some(seat), &line)
    }

    fn sentence(&mut self, event: &Event) -> Result<()> {
        self.say(subject(event), &self.words.event(event))
    }

    /// Writes a sentence, on the same line as what the same player did before if there is room.
    fn say(&mut self, of: Option<Seat>, sentence: &str) -> Result<()> {
        let (seat, line) = &mut self.line;
        let visible = anstyle_free(line).chars().count() + anstyle_free(sentence).chars().count();
        if of.is_some() && *seat == of && visible < LONG {
            line.push(' ');
            line.push_str(sentence);
            return Ok(());
        }
        self.end_line()?;
        self.line = (of, sentence.to_owned());
        Ok(())
    }

    fn end_line(&mut self) -> Result<()> {
        let (_, line) = std::mem::take(&mut self.line);
        if line.is_empty() { Ok(()) } else { writeln!(self.out, "  {line}") }
    }

    fn head(&mut self, text: &str) -> Result<()> {
        self.end_line()?;
        let style = self.heading;
        writeln!(self.out, "\n{style}── {text}{style:#}")
    }

    /// The heading of a card: its number, name, what an enemy is worth, and the rockets in order.
    fn card(&mut self, card: CardId) -> Result<()> {
        self.cards += 1;
        let mut heading = format!("{}. {}", self.cards, self.words.card(card));
        for beat in &self.words.content.card(card).beats {
            if let Beat::Enemy(enemy) = beat {
                let strength = text("strength", enemy.strength.to_string());
                heading.push_str(&self.words.say("demo-enemy", &[strength]));
            }
        }
        self.end_line()?;
        let style = self.heading;
        let order = self.order.iter().map(|seat| self.words.player(*seat)).collect::<Vec<_>>().join(" › ");
        writeln!(self.out, "\n{style}── {heading}{style:#}  ({order})")
    }

    /// Who has how many credits, the richest first, and who has won.
    pub(super) fn result(&mut self, mut credits: Vec<(Seat, Credits)>) -> Result<()> {
        self.tell_gathered()?;
        let result = self.words.say("demo-result", &[]);
        self.head(&result)?;
        credits.sort_by_key(|(seat, credits)| (std::cmp::Reverse(*credits), *seat));
        for (seat, sum) in &credits {
            let name = self.words.player(*seat);
            let gap = " ".repeat(8usize.saturating_sub(anstyle_free(&name).chars().count()));
            writeln!(self.out, "  {name}{gap}{:>4}", sum.0)?;
        }
        let best = credits.first().map_or(Credits(0), |(_, best)| *best);
        let winners: Vec<String> =
            credits.iter().filter(|(_, sum)| *sum == best).map(|(seat, _)| self.words.player(*seat)).collect();
        let winners = [number("count", winners.len()), text("names", winners.join(", "))];
        writeln!(self.out, "  {}", self.words.say("demo-winner", &winners))
    }
}

/// Whose line an event may share: what somebody does on a card, and what comes of it.
fn subject(event: &Event) -> Option<Seat> {
    match *event {
        Event::Declared { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Docked { seat }
        | Event::Approached { seat }
        | Event::TurnedBack { seat, .. }
        | Event::EnemyBeaten { seat }
        | Event::EnemyTied { seat }
        | Event::BeatenByEnemy { seat, .. }
        | Event::Weakest { seat, .. }
        | Event::TileLost { seat, .. }
        | Event::CrewLost { seat, .. }
        | Event::GoodLost { seat, .. }
        | Event::GoodsLeft { seat, .. }
        | Event::Paid { seat, why: Money::Card, .. } => Some(seat),
        _ => None,
    }
}

/// Too small to be told.
fn is_small(event: &Event) -> bool {
    matches!(
        event,
        Event::Missed { .. }
            | Event::Bounced { .. }
            | Event::Hit { .. }
            | Event::BatterySpent { .. }
            | Event::GoodLifted { .. }
            | Event::HumansBoarded { .. }
            | Event::SleepersBoarded { .. }
            | Event::TilesLeftOut { .. }
            | Event::Boosted { .. }
            | Event::AlienBoarded { .. }
            | Event::BatteriesCharged { .. }
            | Event::ShipLaunched { .. }
            | Event::FlightEnded { .. }
            | Event::FlightSetUp { .. }
            | Event::BuildingBegan
            | Event::BuildingFinished { .. }
            | Event::TileTaken { .. }
            | Event::TilePlaced { .. }
            | Event::TileReturned { .. }
            | Event::TileReserved { .. }
            | Event::ReserveTaken { .. }
            | Event::ReserveRaided { .. }
            | Event::TileLifted { .. }
            | Event::PileOpened { .. }
            | Event::PileClosed { .. }
    )
}

/// A text without the codes of its colours.
fn anstyle_free(text: &str) -> String {
    let mut plain = String::new();
    let mut in_code = false;
    for c in text.chars() {
        match (in_code, c) {
            (false, '\u{1b}') => in_code = true,
            (false, c) => plain.push(c),
            (true, c) => in_code = !c.is_ascii_alphabetic(),
        }
    }
    plain
}
