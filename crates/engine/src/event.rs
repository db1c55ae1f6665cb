//! What happened, in the past tense. Verbs and the building phase emit events; clients show them.

use crate::card::{CardId, Hand, Hoard, Measure, Projectile};
use crate::modifiers::{Marker, Modifier};
#[cfg(feature = "ts")]
use crate::ship::board::Arrival;
use crate::ship::board::Lines;
use crate::ship::legal::Mistake;
use crate::squares::{Square, Squares};
use crate::state::GaveUp;
use crate::team::{Member, Members};
use crate::tile::{Component, TileId};
use crate::words::{Alien, Credits, Days, Dice, Good, Goods, Level, Roll, Seat, Seats, Side, Strength, Title, Turn};
use serde::{Deserialize, Serialize};

mod cause;
mod judged;
mod log;
mod marking;
mod seen;
mod why;

pub use cause::{Blow, Cause, Guard, RollFor, TokenFor, Unstopped};
pub use judged::{Judged, Number, Numbers, Strengths};
pub use log::{EventLog, Stamp};
pub use marking::Marking;
pub use why::{Loss, Money};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
#[derive(strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum Event {
    /// A flight was set up: the yard is full, the piles are made.
    FlightSetUp {
        /// Which flight of the game, from 0.
        number: u8,
    },
    /// A title is in play.
    TitleDrawn {
        /// Which.
        title: Title,
    },
    /// Tiles were taken out of the game unseen, for good.
    TilesLeftOut {
        /// How many.
        tiles: u16,
    },
    /// A rule of the road holds for this flight.
    RoadDrawn {
        /// Which.
        road: Modifier,
        /// For this player alone, or for everyone.
        seat: Option<Seat>,
        /// The one whose place it takes after building, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        instead: Option<Modifier>,
    },
    /// Nothing works in this column.
    ColumnDied {
        /// Which.
        column: Roll,
    },
    /// Somebody named the row and column in which misses hit a rival.
    ResultNamed {
        /// Whose ship is hit.
        seat: Seat,
        /// Who named it.
        by: Seat,
        /// Which.
        roll: Roll,
    },
    /// A ship turned round.
    ShipTurned {
        /// Whose.
        seat: Seat,
    },
    /// Building began.
    BuildingBegan,
    /// Somebody took a tile; others do not see a face-down one.
    TileTaken {
        /// Who.
        seat: Seat,
        /// Which, if the viewer may know.
        tile: Option<TileId>,
        /// Did it lie face down?
        face_down: bool,
    },
    /// Somebody took a tile out of the reserve.
    ReserveTaken {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// Somebody took the tile put down last up again.
    TileLifted {
        /// Who.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A tile was added to a ship.
    TilePlaced {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        square: Square,
        /// How turned.
        turn: Turn,
    },
    /// A tile went into the reserve.
    TileReserved {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A tile went back to the heap, face up.
    TileReturned {
        /// Who returned it.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// Somebody began to read a pile.
    PileOpened {
        /// Who.
        seat: Seat,
        /// Which, from 0.
        pile: u8,
    },
    /// Somebody put a pile back.
    PileClosed {
        /// Who.
        seat: Seat,
        /// Which, from 0.
        pile: u8,
    },
    /// The sand timer was turned.
    TimerTurned {
        /// By whom.
        seat: Seat,
        /// Onto which space, from 0.
        space: u8,
    },
    /// The sand ran through; the timer may be turned.
    SandRanOut {
        /// The space it stands on, from 0.
        space: u8,
    },
    /// Time ran out on the last space.
    TimeUp,
    /// Somebody finished building.
    BuildingFinished {
        /// Who.
        seat: Seat,
        /// The starting space taken, from 0.
        space: u8,
    },
    /// Somebody took an illegal ship back to mend it.
    Rebuilding {
        /// Who.
        seat: Seat,
    },
    /// A ship has a mistake. Each is told once, before anything is taken off.
    MistakeFound {
        /// Whose.
        seat: Seat,
        /// What is wrong.
        mistake: Mistake,
        /// The component that is wrong, or the two that must not be neighbours.
        squares: Squares,
    },
    /// A rocket stands on its starting space.
    ShipLaunched {
        /// Whose.
        seat: Seat,
        /// Where the rocket starts.
        position: Days,
    },
    /// Battery tokens were put on a component.
    BatteriesCharged {
        /// Whose.
        seat: Seat,
        /// Which component.
        square: Square,
        /// How many.
        tokens: u8,
    },
    /// Humans came aboard.
    HumansBoarded {
        /// Whose ship.
        seat: Seat,
        /// Which cabin.
        cabin: Square,
        /// How many; a cabin may have to stay empty.
        humans: u8,
    },
    /// An alien came aboard.
    AlienBoarded {
        /// Whose ship.
        seat: Seat,
        /// Which cabin.
        cabin: Square,
        /// Which kind.
        alien: Alien,
    },
    /// Humans lay down in a stasis chamber.
    SleepersBoarded {
        /// Whose ship.
        seat: Seat,
        /// Which chamber.
        chamber: Square,
        /// How many.
        humans: u8,
    },
    /// Somebody was woken and stands elsewhere now: in a cabin, or where somebody slept who is gone.
    Woken {
        /// Whose ship.
        seat: Seat,
        /// Where they slept.
        chamber: Square,
        /// Where they are now.
        cabin: Square,
    },
    /// A cyan alien is this specialist.
    SpecialistBoarded {
        /// Whose ship.
        seat: Seat,
        /// Which.
        specialist: Modifier,
    },
    /// A specialist is no longer aboard.
    SpecialistLost {
        /// Whose ship.
        seat: Seat,
        /// Which.
        specialist: Modifier,
    },
    /// A diplomat went over to the enemy, who leaves the ship alone.
    Spared {
        /// Whose ship.
        seat: Seat,
    },
    /// A card was turned up.
    CardRevealed {
        /// Which.
        card: CardId,
    },
    /// The card was skipped because one ship is left.
    CardSkipped {
        /// Which.
        card: CardId,
    },
    /// Cards that nobody has seen were laid on top of those to come.
    CardsAdded {
        /// Of which deck.
        deck: Level,
        /// How many.
        cards: u8,
    },
    /// Somebody announced to give up when the card is resolved, or took it back.
    GiveUpAnnounced {
        /// Who.
        seat: Seat,
        /// Announced, or taken back.
        announced: bool,
    },
    /// Somebody left the flight.
    LeftFlight {
        /// Who.
        seat: Seat,
        /// Why.
        why: GaveUp,
    },
    /// A ship had no engine strength in open space: it will leave when the card is resolved.
    Stranded {
        /// Whose.
        seat: Seat,
    },
    /// Two dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// The dice.
        dice: Dice,
        /// Whose ships it is rolled for; nobody's where it is no place on a ship, or was not told.
        #[serde(default, skip_serializing_if = "Seats::is_nobody")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Seat>>", optional))]
        whom: Seats,
        /// What they add up to; left out where nobody adds them, as on boards that read dice in their own way, or where
        /// that was not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        sum: Option<Roll>,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
        /// For what; left out where it is the line in which something comes.
        #[serde(default, skip_serializing_if = "RollFor::is_line")]
        #[cfg_attr(feature = "ts", ts(as = "Option<RollFor>", optional))]
        purpose: RollFor,
    },
    /// One die was rolled.
    DieRolled {
        /// By whom.
        seat: Seat,
        /// The die.
        die: u8,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
        /// For what; left out where it is the line in which something comes.
        #[serde(default, skip_serializing_if = "RollFor::is_line")]
        #[cfg_attr(feature = "ts", ts(as = "Option<RollFor>", optional))]
        purpose: RollFor,
    },
    /// An enemy is stronger than its card says.
    EnemyGrew {
        /// By how much.
        by: Strength,
        /// For this player alone, or for everyone who meets it.
        seat: Option<Seat>,
    },
    /// Somebody named a side.
    SideNamed {
        /// Who.
        seat: Seat,
        /// Which.
        side: Side,
    },
    /// Somebody fired a cannon at a rival.
    FiredAt {
        /// Who.
        seat: Seat,
        /// With which cannon.
        square: Square,
        /// At whom.
        at: Seat,
    },
    /// A strength or number was compared.
    Declared {
        /// Whose.
        seat: Seat,
        /// What.
        measure: Measure,
        /// How much.
        strength: Strength,
        /// Double components and boosters powered for it.
        powered: Squares,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A battery token was spent or lost.
    BatterySpent {
        /// Whose.
        seat: Seat,
        /// From which component.
        square: Square,
        /// What for; left out where something was powered.
        #[serde(default, skip_serializing_if = "TokenFor::is_power")]
        #[cfg_attr(feature = "ts", ts(as = "Option<TokenFor>", optional))]
        purpose: TokenFor,
    },
    /// Something was powered without a battery token.
    PoweredFree {
        /// Whose ship.
        seat: Seat,
    },
    /// A solar panel powered something; on this card it cannot do so again.
    PanelUsed {
        /// Whose.
        seat: Seat,
        /// The panel.
        square: Square,
    },
    /// Crubots were switched on, for the rest of this card.
    CrubotsOn {
        /// Whose.
        seat: Seat,
        /// Their stations.
        stations: Squares,
    },
    /// A thruster moved a ship, so that what was rolled for comes in another row or column.
    Thrust {
        /// Whose.
        seat: Seat,
        /// The side of the board that the exhaust points to: the line moved there.
        side: Side,
        /// The thrusters with an exhaust there: one of them was fired.
        thrusters: Squares,
        /// Where it comes now; nowhere if it flies by.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Arrival>"))]
        lines: Lines,
        /// What it meets there first.
        met: Squares,
    },
    /// A booster boosted components.
    Boosted {
        /// Whose.
        seat: Seat,
        /// The booster.
        booster: Square,
        /// What it boosted.
        boosted: Squares,
    },
    /// A catapult fired a block of goods.
    Catapulted {
        /// Whose.
        seat: Seat,
        /// The catapult.
        catapult: Square,
        /// The hold it came from.
        square: Square,
        /// Which colour.
        good: Good,
    },
    /// A furnace burned a block that lay on the dock.
    Burned {
        /// Whose.
        seat: Seat,
        /// The furnace.
        furnace: Square,
        /// Which colour.
        good: Good,
    },
    /// A rocket moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// By how many days; negative if they were lost.
        days: Days,
        /// Where it is now.
        position: Days,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// Somebody landed on a planet.
    Landed {
        /// Who.
        seat: Seat,
        /// Which planet, from 0.
        planet: u8,
    },
    /// Somebody boarded an abandoned ship or docked at a station.
    Docked {
        /// Who.
        seat: Seat,
    },
    /// Somebody tries to use something abandoned that shoots.
    Approached {
        /// Who.
        seat: Seat,
    },
    /// Somebody who was shot at leaves what was abandoned.
    TurnedBack {
        /// Who.
        seat: Seat,
        /// Could they still have used it?
        able: bool,
    },
    /// Somebody flew ahead with the most strength, and meets what comes.
    Fastest {
        /// Who.
        seat: Seat,
        /// By which numbers; the rules always tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        judged: Option<Judged>,
    },
    /// Somebody beat the enemy.
    EnemyBeaten {
        /// Who.
        seat: Seat,
    },
    /// The enemy and a player are equal: nothing happens.
    EnemyTied {
        /// Who.
        seat: Seat,
    },
    /// The enemy beat somebody.
    BeatenByEnemy {
        /// Whom.
        seat: Seat,
        /// By which numbers; left out where that was not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        strengths: Option<Strengths>,
    },
    /// Somebody was the weakest.
    Weakest {
        /// Who.
        seat: Seat,
        /// In what.
        measure: Measure,
        /// By which numbers; left out where that was not told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        judged: Option<Judged>,
    },
    /// A projectile met no component.
    Missed {
        /// Whose ship.
        seat: Seat,
        /// What it was.
        projectile: Projectile,
        /// The number that was rolled, or the row or column if nobody rolled; none if the dice name none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        roll: Option<Roll>,
        /// Where it flew; left out where that was not told, and if the dice name no row or column.
        #[serde(default, skip_serializing_if = "Lines::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Arrival>>", optional))]
        lines: Lines,
        /// By what it came; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A projectile hit a component.
    Hit {
        /// Whose ship.
        seat: Seat,
        /// What it was.
        projectile: Projectile,
        /// What it hit.
        target: Square,
        /// By what it came; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
        /// Why nothing stopped it; left out where that was not told.
        #[serde(default, skip_serializing_if = "Unstopped::is_untold")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Unstopped>", optional))]
        unstopped: Unstopped,
    },
    /// A small meteor bounced off a smooth side, or something off a plated one.
    Bounced {
        /// Whose ship.
        seat: Seat,
        /// What it was.
        projectile: Projectile,
        /// Where.
        target: Square,
        /// By what it came; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A large meteor was shot.
    ShotDown {
        /// By whom.
        seat: Seat,
        /// What it was.
        projectile: Projectile,
        /// What it would have hit.
        target: Square,
        /// By what it came; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A shield stopped a projectile.
    Shielded {
        /// Whose.
        seat: Seat,
        /// What it was.
        projectile: Projectile,
        /// What it would have hit.
        target: Square,
        /// By what it came; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// Intruders found no ship where they came.
    IntruderMissed {
        /// Whose ship.
        seat: Seat,
        /// How many they are.
        intruders: u8,
        /// Where they came; left out if the dice name no line.
        #[serde(default, skip_serializing_if = "Lines::is_empty")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Arrival>>", optional))]
        lines: Lines,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// Somebody waited for intruders at the door: they turned round, and nobody is rewarded for it.
    IntruderTurnedAway {
        /// Whose ship.
        seat: Seat,
        /// How many they are.
        intruders: u8,
        /// Where they wanted to come in.
        square: Square,
        /// By which side of it.
        side: Side,
        /// What waited there.
        guard: Guard,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// An intruder entered a component; with the first step it came aboard.
    IntruderStepped {
        /// Whose ship.
        seat: Seat,
        /// The hand it keeps on the wall.
        hand: Hand,
        /// Which of its steps it is, from 1.
        step: u8,
        /// The component.
        square: Square,
        /// The side of it by which it came.
        side: Side,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// An intruder planted a charge, which explodes when all of them have stopped.
    ChargePlanted {
        /// Whose ship.
        seat: Seat,
        /// On which step.
        step: u8,
        /// Where.
        square: Square,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// An intruder was defeated.
    IntruderDefeated {
        /// By whom.
        seat: Seat,
        /// The hand it kept on the wall.
        hand: Hand,
        /// On which step.
        step: u8,
        /// Where.
        square: Square,
        /// By what.
        guard: Guard,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// An intruder left the ship, with all its steps done.
    IntruderLeft {
        /// Whose ship.
        seat: Seat,
        /// The hand it kept on the wall.
        hand: Hand,
        /// Its last step.
        step: u8,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// The charges in these components exploded, all at once.
    ChargesExploded {
        /// Whose ship.
        seat: Seat,
        /// Where.
        squares: Squares,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// Saboteurs found nothing at these coordinates.
    SabotageMissed {
        /// Whose ship.
        seat: Seat,
        /// The column rolled, if the dice name one.
        column: Option<Roll>,
        /// The row rolled, if the dice name one.
        row: Option<Roll>,
    },
    /// Somebody was dealt a ship board of their own.
    BoardDealt {
        /// Who.
        seat: Seat,
        /// Which: its place among those of the boxes.
        board: u8,
    },
    /// Two dice closed squares of the ship boards as building began.
    HolesRolled {
        /// The dice.
        dice: Dice,
    },
    /// A starting cabin was taken away: its place is closed.
    CabinTakenAway {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        square: Square,
    },
    /// A rule rolled, and nothing came of it.
    CameToNothing {
        /// Who rolled.
        seat: Seat,
        /// The column rolled, if it was a place and the dice name one.
        column: Option<Roll>,
        /// The row rolled, if it was a place and the dice name one.
        row: Option<Roll>,
        /// The rule.
        cause: Cause,
    },
    /// A die turned everyone's ship board before building.
    BoardTurned {
        /// The die.
        die: u8,
        /// How far the board is turned.
        turn: Turn,
    },
    /// Somebody took a row of a junkyard.
    JunkyardRow {
        /// Who.
        seat: Seat,
        /// Which, from 0.
        row: u8,
    },
    /// A battery token came aboard.
    BatteryGained {
        /// Whose ship.
        seat: Seat,
        /// Onto which component.
        square: Square,
    },
    /// A human came aboard during the flight.
    HumanGained {
        /// Whose ship.
        seat: Seat,
        /// Which cabin, or stasis chamber.
        square: Square,
    },
    /// Somebody chose a side that no meteors of a vortex come from.
    SideIgnored {
        /// Who.
        seat: Seat,
        /// Which side.
        side: Side,
    },
    /// Somebody has more of these components than anyone else.
    HasMost {
        /// Who.
        seat: Seat,
        /// What.
        hoard: Hoard,
        /// How many.
        count: u8,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A component was lost.
    TileLost {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where it stood; none for the reserve.
        square: Option<Square>,
        /// How.
        loss: Loss,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
        /// What hit it, if something did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        blow: Option<Blow>,
        /// What it had become, if it was no longer what is printed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        was: Option<Component>,
        /// What it costs at the payday beside those that were lost before.
        #[serde(default, skip_serializing_if = "why::is_free")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Credits>", optional))]
        fine: Credits,
    },
    /// Learning flight: a component with a mistake, or one that fell off with it, went back to the heap for free.
    TileTakenOff {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where it stood.
        square: Square,
    },
    /// A crew member was lost.
    CrewLost {
        /// Whose.
        seat: Seat,
        /// Which cabin.
        cabin: Square,
        /// An alien, or a human.
        alien: Option<Alien>,
        /// By what; left out where it is the course of the game.
        #[serde(default, skip_serializing_if = "Cause::is_game")]
        #[cfg_attr(feature = "ts", ts(as = "Option<Cause>", optional))]
        cause: Cause,
    },
    /// A block of goods was put into a hold.
    GoodLoaded {
        /// Whose.
        seat: Seat,
        /// Which hold.
        square: Square,
        /// Which colour.
        good: Good,
    },
    /// A block was taken out of a hold to be put elsewhere or left behind.
    GoodLifted {
        /// Whose.
        seat: Seat,
        /// Which hold.
        square: Square,
        /// Which colour.
        good: Good,
    },
    /// Blocks were left behind.
    GoodsLeft {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// The bank had fewer blocks than the card offers.
    GoodsShort {
        /// For whom.
        seat: Seat,
        /// What is missing.
        goods: Goods,
    },
    /// A block was taken away.
    GoodLost {
        /// Whose.
        seat: Seat,
        /// From which hold.
        square: Square,
        /// Which colour.
        good: Good,
    },
    /// Nothing more is flown, and the payday begins: whatever is paid until the flight ends belongs to it.
    PaydayBegan,
    /// Credits were gained or paid.
    Paid {
        /// Who.
        seat: Seat,
        /// How many; negative if paid to the bank.
        credits: Credits,
        /// For what.
        why: Money,
        /// For lost components: what each of them costs, if no insurance makes it less.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        each: Option<Credits>,
    },
    /// The score of a player for a title.
    TitleScored {
        /// Who.
        seat: Seat,
        /// Which title.
        title: Title,
        /// The score.
        score: u8,
    },
    /// What a player who gave up counts for a title: half the score.
    TitleHalved {
        /// Who.
        seat: Seat,
        /// Which title.
        title: Title,
        /// What counts.
        score: Strength,
    },
    /// Somebody received a title tile.
    TitleTaken {
        /// Who.
        seat: Seat,
        /// Which.
        title: Title,
    },
    /// A title holder defended the title, or failed to.
    TitleDefended {
        /// Who.
        seat: Seat,
        /// Which.
        title: Title,
        /// Was it the gold side?
        gold: bool,
        /// Did it succeed?
        defended: bool,
    },
    /// Somebody wanted to change how many Rough Roads cards hold for everyone in the next flight.
    RoadsAgreed {
        /// How many will.
        cards: u8,
        /// Did all who named a number name the same? Otherwise it stays as it was.
        agreed: bool,
    },
    /// Somebody takes another number of Rough Roads cards as a handicap from the next flight on.
    HandicapTaken {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Somebody was dealt cards of the support team, which nobody else sees.
    MembersDealt {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// Cards of the support team lie open, for all to choose from.
    MembersLaid {
        /// Whose.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Member>"))]
        members: Members,
    },
    /// A member joined somebody's team.
    MemberHired {
        /// Whose.
        seat: Seat,
        /// Who.
        member: Member,
    },
    /// A member whom nobody chose left the game.
    MemberLeft {
        /// Who.
        member: Member,
    },
    /// Somebody on the ground changed a component.
    Marked {
        /// Whose.
        seat: Seat,
        /// Where it stands.
        square: Square,
        /// How.
        how: Marking,
        /// By whom.
        cause: Cause,
    },
    /// Somebody bet on the place that a player finishes in.
    BetOnPlace {
        /// Who.
        seat: Seat,
        /// On whom.
        at: Seat,
        /// Which place, from 0.
        place: u8,
    },
    /// Somebody bet that a player does not finish.
    BetOnDropOut {
        /// Who.
        seat: Seat,
        /// On whom.
        at: Seat,
    },
    /// Finishing pays more in this flight, or less.
    FinishBonusChanged {
        /// Who saw to it.
        seat: Seat,
        /// What the first place pays now.
        credits: Credits,
    },
    /// The best-looking ship is paid more in this flight, or less.
    LooksBonusChanged {
        /// Who saw to it.
        seat: Seat,
        /// What it is paid now.
        credits: Credits,
    },
    /// Blocks of a colour sell for another price in this flight.
    PriceChanged {
        /// Who saw to it.
        seat: Seat,
        /// The colour.
        good: Good,
        /// What they sell for now.
        credits: Credits,
    },
    /// Somebody used an ability of the support team; what came of it was told before.
    AbilityUsed {
        /// Who.
        seat: Seat,
        /// Which.
        ability: Modifier,
    },
    /// Somebody took what another one had in reserve.
    ReserveRaided {
        /// Who.
        seat: Seat,
        /// Whose reserve it was.
        rival: Seat,
        /// Which tile.
        tile: TileId,
    },
    /// Somebody had the others stop building.
    BuildingHalted {
        /// Who.
        seat: Seat,
        /// Until when, on the clock of the game in milliseconds; turn by turn, turns are missed instead.
        until: Option<u32>,
    },
    /// The others may build again.
    BuildingWentOn,
    /// Somebody who had finished adds nothing more.
    Rested {
        /// Who.
        seat: Seat,
    },
    /// Somebody read all piles before anyone built.
    PilesRead {
        /// Who.
        seat: Seat,
    },
    /// Somebody marked a square for something that is to be built there.
    MarkerLaid {
        /// Who.
        seat: Seat,
        /// For what.
        marker: Marker,
        /// Which square.
        square: Square,
    },
    /// A marker left a board, as something else or nothing was built there.
    MarkerLost {
        /// Whose.
        seat: Seat,
        /// Which.
        marker: Marker,
        /// Which square.
        square: Square,
    },
    /// A flight ended; everyone's credits are shown.
    FlightEnded {
        /// Which flight of the game, from 0.
        number: u8,
    },
}
