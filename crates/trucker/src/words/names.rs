//! Names of things, and how sentences are filled in with them.

use super::Words;
use super::fluent::{Args, message};
use fluent_bundle::FluentValue;
use trucker_engine::card::{CardId, CardKind, Gain, Projectile, ProjectileKind};
use trucker_engine::modifiers::Modifier;
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
        let key = match kind {
            CardKind::Planets => "card-planets",
            CardKind::AbandonedShip => "card-abandoned-ship",
            CardKind::AbandonedStation => "card-abandoned-station",
            CardKind::Smugglers => "card-smugglers",
            CardKind::Slavers => "card-slavers",
            CardKind::Pirates => "card-pirates",
            CardKind::OpenSpace => "card-open-space",
            CardKind::MeteorSwarm => "card-meteor-swarm",
            CardKind::CombatZone => "card-combat-zone",
            CardKind::Stardust => "card-stardust",
            CardKind::Epidemic => "card-epidemic",
            CardKind::Sabotage => "card-sabotage",
            CardKind::Junkyard => "card-junkyard",
            CardKind::WideOpenSpace => "card-wide-open-space",
            CardKind::MeteorVortex => "card-meteor-vortex",
            CardKind::AntitrustCheck => "card-antitrust-check",
            CardKind::BadDay => "card-bad-day",
        };
        self.say(key, &[])
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
        let (key, size) = match component {
            Component::Combined { cargo, special, batteries } => {
                let sizes = [number("cargo", cargo), number("special", special), number("batteries", batteries)];
                return self.form("component-combined", form, &sizes);
            }
            Component::StartingCabin => ("component-starting-cabin", 0),
            Component::Cabin => ("component-cabin", 0),
            Component::Structural => ("component-structural", 0),
            Component::Engine => ("component-engine", 0),
            Component::DoubleEngine => ("component-double-engine", 0),
            Component::Cannon => ("component-cannon", 0),
            Component::DoubleCannon => ("component-double-cannon", 0),
            Component::Battery(size) => ("component-battery", size),
            Component::Cargo(size) => ("component-cargo", size),
            Component::SpecialCargo(size) => ("component-special-cargo", size),
            Component::LifeSupport(Alien::Purple) => ("component-life-support-purple", 0),
            Component::LifeSupport(Alien::Brown) => ("component-life-support-brown", 0),
            Component::LifeSupport(Alien::Cyan) => ("component-life-support-cyan", 0),
            Component::Shield => ("component-shield", 0),
            Component::CannonEngine => ("component-cannon-engine", 0),
            Component::CannonBooster => ("component-cannon-booster", 0),
            Component::EngineBooster => ("component-engine-booster", 0),
            Component::ShieldBooster => ("component-shield-booster", 0),
            Component::ReactorFurnace => ("component-reactor-furnace", 0),
            Component::Catapult => ("component-catapult", 0),
            Component::StasisChamber => ("component-stasis-chamber", 0),
        };
        self.form(key, form, &[number("size", size)])
    }

    /// A title of the trek.
    pub fn title(&self, title: Title) -> String {
        let key = match title {
            Title::FreightHauler => "title-freight-hauler",
            Title::PowerTrucker => "title-power-trucker",
            Title::Xenoquartermaster => "title-xenoquartermaster",
            Title::CruiseCaptain => "title-cruise-captain",
            Title::MasterEngineer => "title-master-engineer",
            Title::Corridorist => "title-corridorist",
            Title::Contraptionist => "title-contraptionist",
            Title::Aesthete => "title-aesthete",
        };
        self.say(key, &[])
    }

    /// The level of a flight; `None` is the learning flight.
    pub fn level(&self, level: Option<Level>) -> String {
        let key = match level {
            None => "level-learning",
            Some(Level::I) => "level-one",
            Some(Level::II) => "level-two",
            Some(Level::III) => "level-three",
        };
        self.say(key, &[])
    }

    /// One block of goods.
    pub fn good(&self, good: Good) -> String {
        self.good_form(good, "")
    }

    pub(super) fn good_form(&self, good: Good, form: &str) -> String {
        let key = match good {
            Good::Red => "good-red",
            Good::Yellow => "good-yellow",
            Good::Green => "good-green",
            Good::Blue => "good-blue",
        };
        self.form(key, form, &[])
    }

    /// So many blocks of each colour.
    pub fn goods(&self, goods: Goods) -> String {
        let mut parts = Vec::new();
        for good in Good::ALL {
            let key = match good {
                Good::Red => "goods-red",
                Good::Yellow => "goods-yellow",
                Good::Green => "goods-green",
                Good::Blue => "goods-blue",
            };
            if goods[good] > 0 {
                parts.push(self.say(key, &[number("count", goods[good])]));
            }
        }
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
        let key = match alien {
            Alien::Purple => "alien-purple",
            Alien::Brown => "alien-brown",
            Alien::Cyan => "alien-cyan",
        };
        self.form(key, form, &[])
    }

    /// A card, an alien or a title that bends the rules.
    pub fn modifier(&self, modifier: Modifier) -> String {
        let family = if modifier.is_road() {
            "road"
        } else if Modifier::SPECIALISTS.contains(&modifier) {
            "specialist"
        } else {
            "title"
        };
        self.say(&format!("{family}-{}", modifier.name().replace('_', "-")), &[])
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
        let key = match side {
            Side::Front => "side-front",
            Side::Right => "side-right",
            Side::Rear => "side-rear",
            Side::Left => "side-left",
        };
        self.form(key, form, &[])
    }

    /// What is wrong with a component.
    pub fn mistake(&self, mistake: Mistake) -> String {
        let key = match mistake {
            Mistake::OffBoard => "mistake-off-board",
            Mistake::Taken => "mistake-taken",
            Mistake::NotJoined => "mistake-not-joined",
            Mistake::PipesDiffer => "mistake-pipes-differ",
            Mistake::ConnectorOnSmooth => "mistake-connector-on-smooth",
            Mistake::EngineTurned => "mistake-engine-turned",
            Mistake::BehindEngine => "mistake-behind-engine",
            Mistake::BeforeBarrel => "mistake-before-barrel",
        };
        self.say(key, &[])
    }

    /// What flies at a ship and from where: fills in `projectile`, `projectile-object` and `from`.
    pub(super) fn projectile(&self, projectile: Projectile) -> [(&'static str, FluentValue<'static>); 3] {
        let key = match projectile.kind {
            ProjectileKind::SmallMeteor => "projectile-small-meteor",
            ProjectileKind::LargeMeteor => "projectile-large-meteor",
            ProjectileKind::LightFire => "projectile-light-fire",
            ProjectileKind::HeavyFire => "projectile-heavy-fire",
        };
        [
            text("projectile", self.say(key, &[])),
            text("projectile-object", self.form(key, ".object", &[])),
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

    /// One form of a word; `form` is empty or the name of an attribute with its dot.
    fn form(&self, key: &str, form: &str, args: &Args<'_>) -> String {
        if form.is_empty() { self.say(key, args) } else { self.say(&format!("{key}{form}"), args) }
    }
}

/// Squares by their printed numbers.
pub(super) fn squares(squares: Squares) -> String {
    squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" · ")
}

/// A number to fill in, counted by the plural rules of the language.
pub(crate) fn number(name: &'static str, value: impl TryInto<i32>) -> (&'static str, FluentValue<'static>) {
    (name, FluentValue::from(value.try_into().unwrap_or(i32::MAX)))
}

/// A number to fill in that the engine counts from 0 and people from 1.
pub(super) fn ordinal(name: &'static str, from_zero: u8) -> (&'static str, FluentValue<'static>) {
    number(name, u16::from(from_zero) + 1)
}

/// Words to fill in.
pub(crate) fn text(name: &'static str, value: impl Into<String>) -> (&'static str, FluentValue<'static>) {
    (name, FluentValue::from(value.into()))
}
