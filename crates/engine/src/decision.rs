//! Decisions are data: a shape that says what may be answered, and a reason that says what it is about.
//!
//! Legal answers, random play, defaults and fuzzing are written once per shape, not once per card.

mod answers;
mod powered;

pub use powered::Limit;

use crate::card::{Gain, Hoard, Measure, Projectile, ProjectileKind};
use crate::content::Content;
use crate::modifiers::{About, Modifier, Modifiers, Nth, Window};
use crate::ship::Ship;
#[cfg(feature = "ts")]
use crate::ship::board::Arrival;
use crate::ship::board::Lines;
#[cfg(feature = "ts")]
use crate::ship::power::Panel;
use crate::ship::power::{self, Panels};
use crate::squares::{Square, Squares};
#[cfg(feature = "ts")]
use crate::team::Member;
use crate::team::Members;
use crate::tile::TileId;
use crate::words::{Alien, Credits, Days, Good, Goods, Roll, Seat, Strength, Title, Turn};
use serde::{Deserialize, Serialize};

/// A question to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What may be answered.
    pub shape: Shape,
    /// What it is about.
    pub reason: Reason,
}

impl Decision {
    /// What foresight takes for granted to look farther ahead: which battery pays matters for nothing else, panels are
    /// used before batteries, and those first that are missed least, boosters are put to their best use, and catapults
    /// fire nothing. The ship is that of whoever is asked.
    pub fn granted(&self, ship: &Ship, content: &Content) -> Option<Answer> {
        match self.reason {
            Reason::PayBattery => self.shape.nth(0),
            Reason::PayPower { panels, .. } => power::least_missed(ship, content, panels).map(Answer::Square),
            Reason::Boost { .. } => Some(Answer::Yes),
            Reason::FireCatapult { .. } => Some(Answer::Done),
            Reason::SwitchOnToThrust => self.shape.nth(0),
            _ => None,
        }
    }

    /// What foresight goes on with where another answer would lead elsewhere: crubots stay off.
    pub fn presumed(&self) -> Option<Answer> {
        match self.reason {
            Reason::PostCrubots { .. } => Some(Answer::Set(Squares::NONE)),
            _ => None,
        }
    }
}

/// What may be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Shape {
    /// Yes or no.
    YesNo,
    /// One of several options, a bit each.
    OneOf {
        /// The options that may be chosen.
        options: u16,
        /// May none be chosen?
        may_pass: bool,
    },
    /// One square.
    Square {
        /// The squares that may be chosen.
        from: Squares,
    },
    /// Any number of squares up to a limit.
    Set {
        /// The squares that may be chosen.
        from: Squares,
        /// How many at most.
        max: u8,
    },
    /// Any squares that there is power for: those that get none of these panels, of which each serves one that it can
    /// power, take tokens.
    Power {
        /// The squares that may be chosen.
        from: Squares,
        /// How many of them tokens can power, and what is free.
        tokens: u8,
        /// The panels that can power some of them.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Panel>"))]
        panels: Panels,
    },
    /// One block of goods moved at a time, until done.
    Cargo(CargoMenu),
    /// Who is to live in a cabin.
    Occupant {
        /// Kinds of aliens that may live there, a bit each.
        aliens: u8,
    },
    /// Where to add a tile, and how turned.
    Place {
        /// By turn: the squares it may go to.
        spots: [Squares; 4],
    },
}

/// What may be done next with goods: first blocks are lifted off the ship, then blocks are put into holds.
/// What is not in a hold at the end goes back to the bank.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CargoMenu {
    /// Blocks waiting to be put into a hold.
    pub dock: Goods,
    /// By colour: holds with a block that may still be lifted. Once a block has been put, only for a furnace.
    pub laden: [Squares; 4],
    /// By colour: holds with a free container, if the dock has a block of that colour.
    pub free: [Squares; 4],
    /// Furnaces that may burn a block of the dock.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Squares>", optional))]
    pub furnaces: Squares,
    /// Are blocks lifted now for a furnace only?
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub to_burn: bool,
}

fn is_false(value: &bool) -> bool {
    !*value
}

fn no_bits(bits: &u16) -> bool {
    *bits == 0
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_none(squares: &Squares) -> bool {
    squares.is_empty()
}

impl CargoMenu {
    /// Colours of which the dock has a block for a furnace.
    fn fuel(&self) -> impl Iterator<Item = Good> + '_ {
        Good::ALL.into_iter().filter(|good| !self.furnaces.is_empty() && self.dock[*good] > 0)
    }
}

/// An answer to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case", deny_unknown_fields)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The option with this number.
    Option(u8),
    /// None of them, or: that is all.
    Done,
    /// This square.
    Square(Square),
    /// These squares.
    Set(Squares),
    /// Lift a block of this colour off this hold.
    Lift(Square, Good),
    /// Put a block of this colour into this hold.
    Put(Square, Good),
    /// Burn a block of this colour from the dock in this furnace.
    Burn(Square, Good),
    /// Two humans live here.
    Humans,
    /// This alien lives here.
    Alien(Alien),
    /// Add the tile here, turned like this.
    Place(Square, Turn),
}

/// What a decision is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Reason {
    /// Learning flight: take the illegal ship back and mend it?
    Rebuild,
    /// Which component with a mistake to remove.
    RemoveMistake,
    /// Which piece of a broken ship to fly on with: any square of it.
    KeepPiece,
    /// Where to add a component reserved by the gold Master Engineer.
    AddLatePart {
        /// The tile.
        tile: TileId,
    },
    /// Who lives in this cabin.
    PlaceCrew {
        /// The cabin.
        cabin: Square,
    },
    /// Fly on (yes) or give up (no), before the next card is revealed.
    FlyOn,
    /// Which double engines and engine boosters to power.
    PowerEngines {
        /// Strength without any of them.
        without: Strength,
    },
    /// Which double cannons and cannon boosters to power.
    PowerCannons {
        /// Strength without any of them.
        without: Strength,
        /// The enemy's strength, if there is an enemy.
        against: Option<Strength>,
    },
    /// Which battery component pays.
    PayBattery,
    /// What powers something: one of these panels, or a battery component.
    PayPower {
        /// What it is that gets the power; if it is several, one of them will do.
        component: Squares,
        /// The panels.
        panels: Squares,
    },
    /// Move with a thruster, before anything is done about what was rolled for? Options are sides of the board, to
    /// which the line moves.
    Thrust {
        /// What is coming.
        projectile: Projectile,
        /// What comes behind it in the same line, if anything does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        then: Option<ProjectileKind>,
        /// Where it comes if nobody moves.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Arrival>"))]
        lines: Lines,
        /// What it meets there first.
        met: Squares,
    },
    /// Move with a thruster that somebody can fire, before intruders come aboard? Options are sides of the board, to
    /// which the line moves.
    DodgeIntruders {
        /// Where they come if nobody moves.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Arrival>"))]
        lines: Lines,
        /// Where they come aboard then, if anywhere.
        met: Squares,
    },
    /// Which crubots to switch on, so that somebody can fire a thruster at intruders.
    SwitchOnToThrust,
    /// Which crubots on the way of intruders to switch on, so that they stop them.
    PostCrubots {
        /// Where the intruders come aboard.
        entry: Square,
    },
    /// Which crubots to switch on before crews are compared.
    SwitchOn {
        /// What the crew counts without.
        without: Strength,
    },
    /// Which crubots to switch on, so that there is crew enough.
    SwitchOnFor {
        /// How many stations are still to be switched on, this one included.
        left: u8,
    },
    /// Which battery component pays a token to a junk dealer.
    PayToken {
        /// How many are still to be paid, this one included.
        left: u8,
    },
    /// Which planet to land on.
    Land {
        /// What it costs.
        days: Days,
        /// Planets that somebody has landed on already, a bit each: there is less for the second.
        #[serde(default, skip_serializing_if = "no_bits")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u16>", optional))]
        second: u16,
    },
    /// Give up crew for an abandoned ship?
    BoardShip {
        /// Crew given up.
        crew: u8,
        /// Credits gained.
        credits: Credits,
        /// Days it costs.
        days: Days,
        /// Has somebody been there already, so that there is a credit less?
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        second: bool,
        /// How many shots come first, before this is asked once more; none if they have come.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        shots: u8,
    },
    /// Dock at an abandoned station?
    DockStation {
        /// What can be loaded.
        goods: Goods,
        /// Days it costs.
        days: Days,
        /// Has somebody been there already, so that there is a block less?
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        second: bool,
        /// Crubot stations that have to be switched on for it.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        stations: u8,
        /// How many shots come first, before this is asked once more; none if they have come.
        #[serde(default, skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(as = "Option<u8>", optional))]
        shots: u8,
    },
    /// Take the reward of a beaten enemy, all of it?
    TakeReward {
        /// What is gained.
        reward: Gain,
        /// Days it costs.
        days: Days,
        /// Has somebody beaten it already, so that of its goods there is a block less?
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        second: bool,
    },
    /// Which block to leave behind, as the second who gets goods of which there is one less then; options are colours,
    /// most valuable first.
    LeaveBlock {
        /// What there would be.
        goods: Goods,
    },
    /// Load goods and rearrange those aboard.
    LoadGoods,
    /// Shoot a large meteor?
    Shoot {
        /// What is coming.
        projectile: Projectile,
        /// Where.
        roll: Roll,
        /// What it would hit.
        target: Square,
        /// Does it take a battery?
        battery: bool,
        /// What is hit at the same moment, if nothing stops it: one shield helps against both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        also: Option<Square>,
    },
    /// Power a shield?
    RaiseShield {
        /// What is coming.
        projectile: Projectile,
        /// Where.
        roll: Roll,
        /// What it would hit.
        target: Square,
        /// What is hit at the same moment, if nothing stops it: one shield helps against both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        also: Option<Square>,
        /// Is one of the uses of power free?
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free: bool,
    },
    /// Which cabin loses a crew member.
    LoseCrew {
        /// How many are still to be lost, this one included.
        left: u8,
    },
    /// Which hold loses a block of the most valuable colour aboard.
    LoseGood {
        /// The colour.
        good: Good,
        /// How many are still to be lost, this one included.
        left: u8,
    },
    /// Which battery component loses a token, for want of goods.
    LoseBattery {
        /// How many are still to be lost, this one included.
        left: u8,
    },
    /// Which component with an uneven joint to drop, if any, before engine strength is declared.
    DropPart {
        /// Strength without any batteries.
        without: Strength,
    },
    /// Which row and column misses hit on a rival's ship; the first option is 2.
    NameResult {
        /// The rival.
        rival: Seat,
    },
    /// Which side debris comes from; options are sides, clockwise from the front.
    NameSide,
    /// Pay the crew to fly on?
    PayCrew {
        /// A block or a credit for each of so many.
        crew: u8,
    },
    /// Which block to pay the crew with; done: the rest in credits.
    PayCrewInGoods {
        /// How many are still to be paid.
        left: u8,
    },
    /// Which cannon to fire at the new leader, if any.
    FireAtLeader {
        /// The new leader.
        at: Seat,
    },
    /// Which row of a junkyard to take, if any; options are rows.
    Junkyard,
    /// Which of the things that a row of a junkyard offers to take; options are those.
    JunkyardGain {
        /// The row.
        row: u8,
    },
    /// Which colour of goods to pay with; options are colours, most valuable first.
    PayGood {
        /// How many are still to be paid, this one included.
        left: u8,
    },
    /// Which hold pays a block of this colour.
    PayGoodFrom {
        /// The colour.
        good: Good,
        /// How many are still to be paid, this one included.
        left: u8,
    },
    /// Which battery component gets a token that was gained.
    PlaceBattery {
        /// How many are still to be placed, this one included.
        left: u8,
    },
    /// Which cabin or stasis chamber a human goes to who was gained.
    PlaceHuman {
        /// How many are still to be placed, this one included.
        left: u8,
    },
    /// How many of those who want to come along to take aboard; options are numbers. None: nobody.
    TakeAboard {
        /// How many want to.
        crew: u8,
    },
    /// Which side to ignore in a meteor vortex; options are sides.
    IgnoreSide,
    /// Which of the components that nobody has more of to give up.
    GiveUpComponent {
        /// What they are.
        hoard: Hoard,
    },
    /// Boost these components with the boosters that were powered (yes), or choose what each boosts (no)?
    Boost {
        /// What is declared.
        measure: Measure,
        /// What would be boosted: no other choice adds more.
        boosted: Squares,
        /// The strength with that.
        strength: Strength,
    },
    /// What a booster boosts next; none if that is all.
    BoostNext {
        /// The booster.
        booster: Square,
    },
    /// Which block a catapult fires to add to cannon strength, if any.
    FireCatapult {
        /// The catapult.
        catapult: Square,
        /// Strength without it.
        without: Strength,
        /// What it would add.
        adds: Strength,
        /// The enemy's strength, if there is an enemy.
        against: Option<Strength>,
    },
    /// Which block a catapult fires at a large meteor, if any.
    ShootWithCatapult {
        /// What is coming.
        projectile: Projectile,
        /// Where.
        roll: Roll,
        /// What it would hit.
        target: Square,
        /// What is hit at the same moment, if nothing stops it: one shield helps against both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        also: Option<Square>,
    },
    /// Power a boosted shield?
    BoostShield {
        /// What is coming.
        projectile: Projectile,
        /// Where.
        roll: Roll,
        /// What it would hit.
        target: Square,
        /// The booster and the shields that would be powered, a battery each.
        powered: Squares,
        /// What is hit at the same moment, if nothing stops it: one shield helps against both.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        also: Option<Square>,
        /// Is one of the uses of power free?
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
        free: bool,
    },
    /// Which battery component a furnace refills.
    Refill {
        /// The furnace.
        furnace: Square,
    },
    /// Which cabins get somebody from a stasis chamber, one each; asked again while there are places.
    Wake,
    /// Which stasis chamber somebody is woken in.
    WakeFrom {
        /// The cabin they go to.
        cabin: Square,
    },
    /// Which specialist the cyan alien is; none leaves the cabin to others. Options are numbers of
    /// [`Modifier::SPECIALISTS`](crate::modifiers::Modifier::SPECIALISTS).
    ChooseSpecialist {
        /// The cabin.
        cabin: Square,
    },
    /// Send the diplomat away to be spared?
    SendDiplomat {
        /// The strength of the enemy; none for a line of a combat zone.
        against: Option<Strength>,
    },
    /// Let the micronavigator gain days?
    GainDays {
        /// How many.
        days: Days,
    },
    /// Which of the titles won to keep; options are numbers of titles.
    KeepTitle,
    /// Whom to give a title to; options are seats.
    GiveTitle {
        /// The title.
        title: Title,
    },
    /// Pay now, so that lost components cost no more than so much in the end?
    Insure {
        /// What it costs now.
        price: Credits,
        /// The most that lost components cost then.
        most: Credits,
        /// With so many lost components it makes no difference, as the ship is crewed now; with one more it pays.
        even: u8,
        /// With so many lost components that maximum is reached.
        full: u8,
    },
    /// How many Rough Roads cards all should fly the next flight with; options are numbers. None: as the others want.
    AgreeOnRoads {
        /// How many it will be if nothing else is agreed on.
        now: u8,
    },
    /// Which member of the support team to keep; options are numbers of these, in their order.
    ChooseMember {
        /// Whom one can have.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Member>"))]
        from: Members,
    },
    /// Which ability of the support team to use now, if any; options are numbers of these, in their order.
    UseAbility {
        /// What time it is.
        window: Window,
        /// What can be used.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Modifier>"))]
        abilities: Modifiers,
    },
    /// Something that has to be said about an ability that is being used.
    ForAbility {
        /// Which ability.
        ability: Modifier,
        /// What has to be said.
        about: About,
        /// Whose ship it is about: squares are squares of that one.
        ship: Seat,
        /// Which time this is asked, if the ability does the same several times.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        nth: Option<Nth>,
    },
    /// What to give up of what is taken: options are colours of goods, most valuable first, and a battery token. None:
    /// that is all, as what is left is hidden.
    LoseWhich {
        /// How many are still to be lost, this one included.
        left: u8,
    },
    /// Who leaves a cabin in which an alien and a human live together.
    LoseWhom {
        /// The cabin.
        cabin: Square,
    },
    /// Does a human who was gained stay awake in this stasis chamber (yes), or lie down there (no)?
    StayAwake {
        /// The chamber.
        chamber: Square,
    },
    /// How many Rough Roads cards to take as a handicap in the next flight; options are numbers. None: as it is.
    AgreeOnHandicap {
        /// How many it is.
        now: u8,
    },
}

impl Reason {
    /// The option of [`Reason::LoseWhich`] that is a battery token; those before are colours.
    pub const TOKEN: u8 = Good::ALL.len() as u8;
}
