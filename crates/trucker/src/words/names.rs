//! Names of things, and how sentences are filled in with them.

use super::Words;
use super::fluent::{Args, message};
use fluent_bundle::FluentValue;
use trucker_engine::card::{CardId, CardKind, Gain, Projectile};
use trucker_engine::modifiers::{Marker, Modifier};
use trucker_engine::named::Named;
use trucker_engine::ship::legal::Mistake;
use trucker_engine::squares::Squares;
use trucker_engine::tile::{Component, TileId};
use trucker_engine::words::{Alien, Good, Goods, Level, Roll, Seat, Side, Title};

impl Words<'_> {
    /// What a player is called.
    pub fn player(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say("player", &[number("number", seat.index() + 1)]),
        }
    }

    /// What is written at the top of a card.
    pub fn card(&self, card: CardId) -> String {
        self.card_kind(self.content.card(card).kind)
    }

    /// A kind of cards.
    pub fn card_kind(&self, kind: CardKind) -> String {
        self.rule(&kind)
    }

    /// What a tile is.
    pub fn tile(&self, tile: TileId) -> String {
        self.component(self.content.tile(tile).component, "")
    }

    /// A tile as the object of a sentence: "a cabin".
    pub(super) fn tile_object(&self, tile: TileId) -> String {
        self.component(self.content.tile(tile).component, ".object")
    }

    /// What a component is, in one of the forms that its message has.
    pub(crate) fn component(&self, component: Component, form: &str) -> String {
        match component {
            Component::Combined { cargo, special, batteries } => {
                let sizes = [number("cargo", cargo), number("special", special), number("batteries", batteries)];
                self.named("component", &component, form, &sizes)
            }
            Component::LifeSupport(alien) | Component::MixedLifeSupport(alien) => {
                self.form(&format!("component-{}-{}", id(&component), id(&alien)), form, &[])
            }
            other => {
                let size = trucker_content::kind_name(other).1.unwrap_or_default();
                self.named("component", &other, form, &[number("size", size)])
            }
        }
    }

    /// A title of the trek.
    pub fn title(&self, title: Title) -> String {
        self.rule(&title)
    }

    /// The level of a flight; `None` is the learning flight.
    pub fn level(&self, level: Option<Level>) -> String {
        let key = match level {
            None => "level-learning",
            Some(Level::I) => "level-one",
            Some(Level::II) => "level-two",
            Some(Level::III) => "level-three",
            Some(Level::IV) => "level-four",
        };
        self.say(key, &[])
    }

    /// One block of goods.
    pub fn good(&self, good: Good) -> String {
        self.good_form(good, "")
    }

    pub(super) fn good_form(&self, good: Good, form: &str) -> String {
        self.named("good", &good, form, &[])
    }

    /// So many blocks of each colour.
    pub fn goods(&self, goods: Goods) -> String {
        let some = Good::ALL.into_iter().filter(|good| goods[*good] > 0);
        let parts: Vec<String> =
            some.map(|good| self.named("goods", &good, "", &[number("count", goods[good])])).collect();
        if parts.is_empty() { self.say("goods-none", &[]) } else { parts.join(", ") }
    }

    /// All that can be gained together.
    pub fn gain(&self, gain: Gain) -> String {
        let Gain { credits, goods, batteries, crew, days } = gain;
        let counted = [
            ("credits-sum", "credits", credits.0),
            ("batteries-sum", "batteries", i16::from(batteries)),
            ("crew-sum", "crew", i16::from(crew)),
            ("days-sum", "days", days.0),
        ];
        let counted = counted.into_iter().filter(|(_, _, count)| *count > 0);
        let mut parts: Vec<String> = counted.map(|(key, name, count)| self.say(key, &[number(name, count)])).collect();
        if parts.is_empty() || !goods.is_empty() {
            parts.push(self.goods(goods));
        }
        parts.join(", ")
    }

    /// A kind of aliens.
    pub fn alien(&self, alien: Alien) -> String {
        self.alien_form(alien, "")
    }

    pub(super) fn alien_form(&self, alien: Alien, form: &str) -> String {
        self.named("alien", &alien, form, &[])
    }

    /// A card, an alien or a title that bends the rules.
    pub fn modifier(&self, modifier: Modifier) -> String {
        self.rule(&modifier)
    }

    /// A side of a ship.
    pub fn side(&self, side: Side) -> String {
        self.side_form(side, "")
    }

    /// Where something comes from.
    pub(super) fn side_from(&self, side: Side) -> String {
        self.side_form(side, ".from")
    }

    fn side_form(&self, side: Side, form: &str) -> String {
        self.named("side", &side, form, &[])
    }

    /// What a marker of a plan stands for.
    pub fn marker(&self, marker: Marker) -> String {
        self.named("marker", &marker, "", &[])
    }

    /// What is wrong with a component.
    pub fn mistake(&self, mistake: Mistake) -> String {
        self.named("mistake", &mistake, "", &[])
    }

    /// What flies at a ship and from where: fills in `projectile`, `projectile-object` and `from`.
    pub(super) fn projectile(&self, projectile: Projectile) -> [(&'static str, FluentValue<'static>); 3] {
        [
            text("projectile", self.named("projectile", &projectile.kind, "", &[])),
            text("projectile-object", self.named("projectile", &projectile.kind, ".object", &[])),
            text("from", self.side_form(projectile.from, ".from")),
        ]
    }

    /// The row or column that something from this side arrives in, fills in `line-in`.
    pub(super) fn line(&self, from: Side, roll: Roll) -> (&'static str, FluentValue<'static>) {
        let key = match from {
            Side::Front | Side::Rear => "line-column",
            Side::Left | Side::Right => "line-row",
        };
        text("line-in", self.form(key, ".in", &[number("number", roll.number())]))
    }

    /// A message of the language.
    pub(crate) fn say(&self, key: &str, args: &Args<'_>) -> String {
        message(self.language, key, args)
    }

    /// What something is called that has a page of its own in the rules: as that page is.
    fn rule(&self, thing: &impl Named) -> String {
        self.named("rules", thing, "", &[])
    }

    /// What something of this family is called: its message is called like it.
    fn named(&self, family: &str, thing: &impl Named, form: &str, args: &Args<'_>) -> String {
        self.form(&format!("{family}-{}", id(thing)), form, args)
    }

    /// One form of a word; `form` is empty or the name of an attribute with its dot.
    fn form(&self, key: &str, form: &str, args: &Args<'_>) -> String {
        if form.is_empty() { self.say(key, args) } else { self.say(&format!("{key}{form}"), args) }
    }
}

/// A name as the ids of messages spell it.
pub(super) fn id(thing: &impl Named) -> String {
    thing.name().replace('_', "-")
}

/// Squares by their printed numbers.
pub(super) fn squares(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" · ")
}

/// A number to fill in, counted by the plural rules of the language.
pub(crate) fn number(name: &str, value: impl TryInto<i32>) -> (&str, FluentValue<'static>) {
    (name, FluentValue::from(value.try_into().unwrap_or(i32::MAX)))
}

/// A number to fill in that the engine counts from 0 and people from 1.
pub(super) fn ordinal(name: &'static str, from_zero: u8) -> (&'static str, FluentValue<'static>) {
    number(name, u16::from(from_zero) + 1)
}

/// Words to fill in.
pub(crate) fn text(name: &str, value: impl Into<String>) -> (&str, FluentValue<'static>) {
    (name, FluentValue::from(value.into()))
}
