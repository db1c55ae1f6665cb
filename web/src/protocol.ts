// Generated from the server's types; changes by hand are lost.
// `UPDATE_TYPES=1 cargo test -p trucker-server --test types` writes this file anew.

/** What has to be said about an ability that is being used. */
export type About = { "type": "component" } | { "type": "partner",
/** The first one. */
with: Square, } | { "type": "part" } | { "type": "spot",
/** What it becomes. */
part: Part, } | { "type": "side",
/** The component. */
of: Square, } | { "type": "marker",
/** Which. */
marker: Marker, } | { "type": "place",
/** Who. */
rival: Seat, } | { "type": "finish_bonus" } | { "type": "looks_bonus" } | { "type": "blocks" } | { "type": "price" };

/** What a player does. */
export type Action = { "type": "build", "value": Build } | { "type": "answer", "value": Answer } | { "type": "menu", "value": MenuItem };

/** What happens to a tile that does not fit (Ruling 5). */
export type Aid = "assisted" | "tabletop";

/** A kind of alien crew member; the first of them by default. */
export type Alien = "purple" | "brown" | "cyan";

/** An answer to a decision. */
export type Answer = { "type": "yes" } | { "type": "no" } | { "type": "option", "value": number } | { "type": "done" } | { "type": "square", "value": Square } | { "type": "set", "value": Squares } | { "type": "lift", "value": [Square, Good] } | { "type": "put", "value": [Square, Good] } | { "type": "burn", "value": [Square, Good] } | { "type": "humans" } | { "type": "alien", "value": Alien } | { "type": "place", "value": [Square, Turn] };

/** A question and what was answered to it. */
export type Answered = {
/** What was asked. */
decision: Decision,
/** The answer, and what it could be seen to lead to. */
choice: Choice, };

/** Where something arrives: from which side, and in which row or column. */
export type Arrival = {
/** The side it comes from. */
from: Side,
/** The column, for what comes from the front or rear; otherwise the row. */
line: Roll,
/** The column in which it begins, if that is not the outermost one. */
begins?: Roll, };

/** One step of an adventure, with its figures. */
export type Beat = { "type": "open_space" } | { "type": "planets",
/** What each planet offers. */
planets: Array<Gain>,
/** Days that landing costs. */
days: Days, } | { "type": "abandoned_ship",
/** Crew given up. */
crew: number,
/** Credits gained. */
credits: Credits,
/** Days it costs. */
days: Days,
/** What is fired at whoever tries, before they may still leave it. */
shots: Array<Projectile>, } | { "type": "abandoned_station",
/** Crew needed; nobody is lost. */
crew: number,
/** Goods found. */
goods: Goods,
/** Days it costs. */
days: Days,
/** What is fired at whoever tries, before they may still leave it. */
shots: Array<Projectile>, } | { "type": "enemy" } & Enemy | { "type": "meteors",
/** What comes, in order. */
volleys: Array<Volley>, } | { "type": "weakest",
/** What is compared. */
by: Measure,
/** What the weakest suffers, in order. */
penalties: Array<Penalty>, } | { "type": "stardust" } | { "type": "epidemic" } | { "type": "sabotage" } | { "type": "junkyard",
/** The rows, in order. */
rows: Array<JunkRow>, } | { "type": "wide_open_space",
/** Days for each point of strength. */
times: number, } | { "type": "vortex",
/** What comes, in order. */
projectiles: Array<Projectile>, } | { "type": "most",
/** What is counted. */
hoard: Hoard, } | { "type": "mostly_open_space",
/** What comes, in order. */
projectiles: Array<Projectile>, } | { "type": "radiation_leak",
/** From how many tokens and panels on a cluster is destroyed. */
limit: number, } | { "type": "intruders" } & Intruders | { "type": "cards_on_top",
/** Of which deck. */
deck: Level,
/** How many. */
cards: number, };

/** A component that became another. */
export type Became = {
/** What it is now. */
component: Component,
/** Which way it points. */
turn: Turn, };

/** A column in which something that comes from a side may begin. */
export type Beginning = {
/** Which. */
column: Roll,
/** The faces of the second die that mean it. */
faces: Array<number>, };

/** What hit a component, and why nothing stopped it. */
export type Blow = {
/** What it was, and from where it came at this ship. */
projectile: Projectile,
/** Why it was not stopped. */
unstopped: Unstopped, };

/** A column or row of a board. */
export type BoardLine = {
/** Its number. */
line: Roll,
/** What is written at both of its ends, one beside or below the other. */
written: Array<string>,
/** What dice show that mean it, where a board does not count their sums; else nothing. */
dice: Array<Array<number>>,
/** What it is called in words, and written at a rim that shows dice. */
called: string,
/** Its squares, from the front or from the left. */
squares: Array<Square>,
/** Is the last of them followed by the first? */
round: boolean, };

/** What a joint does that no connector makes. */
export type Bond = "held" | "joined" | "loosened";

/** What a bot is like. */
export type BotOptions = {
/** How well it plays. */
tier: Tier,
/** What kind of ship it likes. */
taste: Taste,
/** How fast it works. */
pace: Tempo, };

/** What is taken out of the boxes beside the base game. */
export type Boxes = {
/** More tiles, and cyan aliens. */
technology: boolean,
/** More adventure cards. */
adventures: boolean,
/** The tiles of *Another Big Expansion*. */
abe_technology: boolean,
/** The adventure cards of *Another Big Expansion*. */
abe_adventures: boolean,
/** The intruders among its cards. */
intruders: boolean, };

/** Something a player does in the yard. */
export type Build = { "type": "go" } | { "type": "draw" } | { "type": "take", "value": TileId } | { "type": "take_reserved", "value": number } | { "type": "lift" } | { "type": "place", "value": [Square, Turn] } | { "type": "reserve" } | { "type": "return" } | { "type": "look", "value": number } | { "type": "close" } | { "type": "flip" } | { "type": "finish", "value": number } | { "type": "scrap", "value": Square } | { "type": "pipe", "value": [Square, Side] } | { "type": "universal", "value": Square } | { "type": "place_universal", "value": [Square, Turn] } | { "type": "deliver", "value": [Square, Part, Turn] } | { "type": "take_back", "value": Square } | { "type": "take_from", "value": [Seat, number] } | { "type": "halt" } | { "type": "rest" };

/** What can be done in the yard now. */
export type BuildOffer = {
/** Every step but taking face-up tiles and placing, with the reason why not if it is not allowed. */
steps: Array<StepOffer>,
/** Why no face-up tile may be taken now; none if all of them may. */
take: Refusal | null,
/** Free squares of the board that a connector of the own ship leads to: if there is none, nothing can be added any
 * more. Nothing is told when people build without aid. */
open: Squares,
/** Face-up tiles that fit nowhere on the own ship as it is now, however turned; nothing is told when people build
 * without aid. */
unfit: Array<TileId>,
/** Where the tile in hand may go, by quarter turns; none if the hand is empty. */
turns: [TurnOffer, TurnOffer, TurnOffer, TurnOffer] | null,
/** Components that may be taken off while mending. */
scrap: Squares,
/** What the own ship does without as it is now, the worst first: worth a word before one finishes. */
lacks: Array<Lack>,
/** Components in reserve that count as lost if one finishes now; those that are added after building do not. */
forfeits: number,
/** What those cost at the payday. */
forfeit: Credits,
/** What the support team can do now. Left out if nothing. */
tools?: Array<Build>,
/** What the support team allows while one builds, and how much of it is left. Left out if nothing. */
supplies?: Array<Stock>, };

/** An adventure card. */
export type CardEntry = {
/** Its id. */
id: CardId,
/** The name it has in the content files. */
name: string,
/** What is written at its top. */
kind: CardKind,
/** The deck it belongs to. */
level: Level,
/** Is it one of the cards of the learning flight? */
learning: boolean,
/** The box it comes from. */
set: Set,
/** What happens, one beat after the other. */
beats: Array<Beat>,
/** By beat: are dice rolled in it? */
dice: Array<boolean>, };

/** A card of the box, by its place in [`Content::cards`](crate::content::Content::cards). */
export type CardId = number;

/** The kinds of adventures: twelve of the base box, then those of later boxes. */
export type CardKind = "planets" | "abandoned_ship" | "abandoned_station" | "smugglers" | "slavers" | "pirates" | "open_space" | "meteor_swarm" | "combat_zone" | "stardust" | "epidemic" | "sabotage" | "junkyard" | "wide_open_space" | "meteor_vortex" | "antitrust_check" | "bad_day" | "hazardous_sector" | "mostly_open_space" | "radiation_leak" | "predator" | "commando" | "double_predator" | "double_commando" | "predator_commando";

/** What may be done next with goods: first blocks are lifted off the ship, then blocks are put into holds.
 * What is not in a hold at the end goes back to the bank. */
export type CargoMenu = {
/** Blocks waiting to be put into a hold. */
dock: Goods,
/** By colour: holds with a block that may still be lifted. Once a block has been put, only for a furnace. */
laden: [Squares, Squares, Squares, Squares],
/** By colour: holds with a free container, if the dock has a block of that colour. */
free: [Squares, Squares, Squares, Squares],
/** Furnaces that may burn a block of the dock. */
furnaces?: Squares,
/** Are blocks lifted now for a furnace only? */
to_burn?: boolean, };

/** Everything in the box. */
export type Catalogue = {
/** The component tiles; a tile's id is its place in this list. */
tiles: Array<TileEntry>,
/** The adventure cards; a card's id is its place in this list. */
cards: Array<CardEntry>,
/** The ship boards: those of levels I to III in the base box, then others. */
ship_boards: Array<ShipBoard>,
/** The flight board of the learning flight. */
learning_board: FlightBoard,
/** The flight boards of the levels. */
flight_boards: Array<FlightBoard>,
/** Goods, crew and batteries, and what things are worth. */
supply: Supply,
/** What titles pay, with each side of the title dock and without it. */
docks: Array<TitlePay>,
/** The Rough Roads deck. */
roads: Array<RoadCard>,
/** What the cyan aliens can do, in numbers. */
specialists: Specialists,
/** What a cyan alien can be, in the order of the numbers that answers have. */
abilities: Array<Modifier>,
/** The titles, in the order of the numbers that answers have. */
titles: Array<Title>, };

/** What made something happen. */
export type Cause = { "type": "game" } | { "type": "beat",
/** Which, from 0. */
beat: number, } | { "type": "projectile",
/** In which beat of the card, from 0. */
beat: number,
/** Which of those in the beat, or in the row of a junkyard, from 0. */
index: number,
/** What it is as the card has it, before a ship or a board makes something else of it; left out where that was
 * not told. */
projectile?: Projectile, } | { "type": "penalty",
/** In which beat of the card, from 0. */
beat: number, } | { "type": "sabotage",
/** In which beat of the card, from 0. */
beat: number,
/** At which of their attempts, from 0. */
attempt: number, } | { "type": "intruders",
/** In which beat of the card, from 0. */
beat: number, } | { "type": "modifier",
/** Which. */
modifier: Modifier, } | { "type": "apart" };

/** The sections of a view that have changed; those left out are as they were. */
export type Changes = {
/** The flight and its cards. */
flight?: FlightView,
/** The yard. */
yard?: YardView,
/** Players, by the number of their seat. */
seats?: { [key in number]: SeatView },
/** Ships, by the number of their seat. */
ships?: { [key in number]: ShipView },
/** Who is being waited for. */
waiting?: Array<Waiting>,
/** What only this client may know and do. */
own?: OwnView,
/** Whether this client may take its last step back now, if nothing else of its own has changed: most often it may not
 * any more because somebody else has acted. */
may_undo?: boolean, };

/** A line of chat. It is text; clients show it as text and nothing else. */
export type ChatLine = {
/** Its number in the room. */
number: number,
/** Who said it. */
seat: Seat,
/** What they were called then. */
name: string,
/** What they said. */
text: string, };

/** What an answer leads to. */
export type Choice = {
/** The answer. */
answer: Answer,
/** What would happen for certain; batteries to be paid come from the first component that has any, boosters are put
 * to their best use, and catapults fire nothing. */
events: Array<Event>,
/** What would come then. */
then: Then,
/** What catapults could still add to the strength, in halves. */
catapults?: Strength,
/** Where others answer before it is decided: what they leave us, whatever they do. */
outlook?: Outlook,
/** Nobody would be left to fly the ship: the flight ends for whoever answers this. */
unmanned?: boolean,
/** At the spot check: how the ship ends up if everything further is mended in the best way. */
mended?: Mended,
/** Where the ship comes apart (`then`): the fewest more components that are lost with what is not kept of it. */
apart?: number,
/** Where we would be asked something on the way, and what is told here is what comes if we decline: every other answer
 * to that, and what it leads to. */
instead?: Array<Choice>, };

/** What somebody has chosen of what a card offers. */
export type Chosen = {
/** Who. */
seat: Seat,
/** Which, by the number of the answer: a planet, a row of a junkyard, a side. */
option: number, };

/** The colours of players: four of the base box, and one more for a fifth seat. */
export type Colour = "red" | "yellow" | "green" | "blue" | "white";

/** The SHA-256 of a seed. */
export type Commitment = string;

/** What a component is. */
export type Component = { "type": "starting_cabin" } | { "type": "cabin" } | { "type": "structural" } | { "type": "engine" } | { "type": "double_engine" } | { "type": "cannon" } | { "type": "double_cannon" } | { "type": "battery", "value": number } | { "type": "cargo", "value": number } | { "type": "special_cargo", "value": number } | { "type": "life_support", "value": Alien } | { "type": "shield" } | { "type": "cannon_engine" } | { "type": "combined", "value": {
/** Containers for all but red goods. */
cargo: number,
/** Containers for all goods. */
special: number,
/** Battery tokens it holds. */
batteries: number, } } | { "type": "cannon_booster" } | { "type": "engine_booster" } | { "type": "shield_booster" } | { "type": "reactor_furnace" } | { "type": "catapult" } | { "type": "stasis_chamber" } | { "type": "solar_panel" } | { "type": "thruster" } | { "type": "straight_thruster" } | { "type": "router" } | { "type": "mixed_life_support", "value": Alien } | { "type": "crubot_station" } | { "type": "auto_defense" } | { "type": "armory" };

/** What is on one side of a tile. */
export type Connector = "smooth" | "one_pipe" | "two_pipe" | "universal";

/** Cosmic credits. They may be negative until a debt is forgiven. */
export type Credits = number;

/** Flight days: spaces on the flight board. */
export type Days = number;

/** A question to one player. */
export type Decision = {
/** Who is asked. */
seat: Seat,
/** What may be answered. */
shape: Shape,
/** What it is about. */
reason: Reason, };

/** A roll that goes round a corner: it would come from the front or rear, and comes in a row instead. */
export type Detour = {
/** The roll. */
roll: Roll,
/** Where it would come from. */
end: Side,
/** Where it comes from. */
side: Side,
/** In which row. */
row: Roll,
/** How far out it passes, from 0 for next to the board. */
lane: number, };

/** What two dice show, each from 1 to 6. */
export type Dice = [number, number];

/** What titles are worth. */
export type Dock = "none" | "low" | "high";

/** An enemy ship: how strong it is, what it does to those it beats, what beating it is worth. */
export type Enemy = {
/** Its cannon strength. */
strength: Strength,
/** What a defeated player suffers, in order. */
penalties: Array<Penalty>,
/** What the winner may take. */
reward: Gain,
/** Days that taking it costs. */
days: Days, };

/** One input of a game. */
export type Entry = {
/** When, in milliseconds since the start. */
at: number,
/** Who did what; nobody, if only time passed. */
act?: [Seat, Action] | null, };

/** Something that happened. */
export type Event = { "type": "flight_set_up",
/** Which flight of the game, from 0. */
number: number, } | { "type": "title_drawn",
/** Which. */
title: Title, } | { "type": "tiles_left_out",
/** How many. */
tiles: number, } | { "type": "road_drawn",
/** Which. */
road: Modifier,
/** For this player alone, or for everyone. */
seat: Seat | null,
/** The one whose place it takes after building, if it does. */
instead?: Modifier, } | { "type": "column_died",
/** Which. */
column: Roll, } | { "type": "result_named",
/** Whose ship is hit. */
seat: Seat,
/** Who named it. */
by: Seat,
/** Which. */
roll: Roll, } | { "type": "ship_turned",
/** Whose. */
seat: Seat, } | { "type": "building_began" } | { "type": "tile_taken",
/** Who. */
seat: Seat,
/** Which, if the viewer may know. */
tile: TileId | null,
/** Did it lie face down? */
face_down: boolean, } | { "type": "reserve_taken",
/** Who. */
seat: Seat,
/** Which. */
tile: TileId, } | { "type": "tile_lifted",
/** Who. */
seat: Seat,
/** Which. */
tile: TileId, } | { "type": "tile_placed",
/** Whose. */
seat: Seat,
/** Which. */
tile: TileId,
/** Where. */
square: Square,
/** How turned. */
turn: Turn, } | { "type": "tile_reserved",
/** Whose. */
seat: Seat,
/** Which. */
tile: TileId, } | { "type": "tile_returned",
/** Who returned it. */
seat: Seat,
/** Which. */
tile: TileId, } | { "type": "pile_opened",
/** Who. */
seat: Seat,
/** Which, from 0. */
pile: number, } | { "type": "pile_closed",
/** Who. */
seat: Seat,
/** Which, from 0. */
pile: number, } | { "type": "timer_turned",
/** By whom. */
seat: Seat,
/** Onto which space, from 0. */
space: number, } | { "type": "sand_ran_out",
/** The space it stands on, from 0. */
space: number, } | { "type": "time_up" } | { "type": "building_finished",
/** Who. */
seat: Seat,
/** The starting space taken, from 0. */
space: number, } | { "type": "rebuilding",
/** Who. */
seat: Seat, } | { "type": "mistake_found",
/** Whose. */
seat: Seat,
/** What is wrong. */
mistake: Mistake,
/** The component that is wrong, or the two that must not be neighbours. */
squares: Squares, } | { "type": "ship_launched",
/** Whose. */
seat: Seat,
/** Where the rocket starts. */
position: Days, } | { "type": "batteries_charged",
/** Whose. */
seat: Seat,
/** Which component. */
square: Square,
/** How many. */
tokens: number, } | { "type": "humans_boarded",
/** Whose ship. */
seat: Seat,
/** Which cabin. */
cabin: Square,
/** How many; a cabin may have to stay empty. */
humans: number, } | { "type": "alien_boarded",
/** Whose ship. */
seat: Seat,
/** Which cabin. */
cabin: Square,
/** Which kind. */
alien: Alien, } | { "type": "sleepers_boarded",
/** Whose ship. */
seat: Seat,
/** Which chamber. */
chamber: Square,
/** How many. */
humans: number, } | { "type": "woken",
/** Whose ship. */
seat: Seat,
/** Where they slept. */
chamber: Square,
/** Where they are now. */
cabin: Square, } | { "type": "specialist_boarded",
/** Whose ship. */
seat: Seat,
/** Which. */
specialist: Modifier, } | { "type": "specialist_lost",
/** Whose ship. */
seat: Seat,
/** Which. */
specialist: Modifier, } | { "type": "spared",
/** Whose ship. */
seat: Seat, } | { "type": "card_revealed",
/** Which. */
card: CardId, } | { "type": "card_skipped",
/** Which. */
card: CardId, } | { "type": "cards_added",
/** Of which deck. */
deck: Level,
/** How many. */
cards: number, } | { "type": "give_up_announced",
/** Who. */
seat: Seat,
/** Announced, or taken back. */
announced: boolean, } | { "type": "left_flight",
/** Who. */
seat: Seat,
/** Why. */
why: GaveUp, } | { "type": "stranded",
/** Whose. */
seat: Seat, } | { "type": "rolled",
/** By whom. */
seat: Seat,
/** The dice. */
dice: Dice,
/** Whose ships it is rolled for; nobody's where it is no place on a ship, or was not told. */
whom?: Array<Seat>,
/** What they add up to; left out where nobody adds them, as on boards that read dice in their own way, or where
 * that was not told. */
sum?: Roll,
/** By what; left out where it is the course of the game. */
cause?: Cause,
/** For what; left out where it is the line in which something comes. */
purpose?: RollFor, } | { "type": "die_rolled",
/** By whom. */
seat: Seat,
/** The die. */
die: number,
/** By what; left out where it is the course of the game. */
cause?: Cause,
/** For what; left out where it is the line in which something comes. */
purpose?: RollFor, } | { "type": "enemy_grew",
/** By how much. */
by: Strength,
/** For this player alone, or for everyone who meets it. */
seat: Seat | null, } | { "type": "side_named",
/** Who. */
seat: Seat,
/** Which. */
side: Side, } | { "type": "fired_at",
/** Who. */
seat: Seat,
/** With which cannon. */
square: Square,
/** At whom. */
at: Seat, } | { "type": "declared",
/** Whose. */
seat: Seat,
/** What. */
measure: Measure,
/** How much. */
strength: Strength,
/** Double components and boosters powered for it. */
powered: Squares,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "battery_spent",
/** Whose. */
seat: Seat,
/** From which component. */
square: Square,
/** What for; left out where something was powered. */
purpose?: TokenFor, } | { "type": "powered_free",
/** Whose ship. */
seat: Seat, } | { "type": "panel_used",
/** Whose. */
seat: Seat,
/** The panel. */
square: Square, } | { "type": "crubots_on",
/** Whose. */
seat: Seat,
/** Their stations. */
stations: Squares, } | { "type": "thrust",
/** Whose. */
seat: Seat,
/** The side of the board that the exhaust points to: the line moved there. */
side: Side,
/** The thrusters with an exhaust there: one of them was fired. */
thrusters: Squares,
/** Where it comes now; nowhere if it flies by. */
lines: Array<Arrival>,
/** What it meets there first. */
met: Squares, } | { "type": "boosted",
/** Whose. */
seat: Seat,
/** The booster. */
booster: Square,
/** What it boosted. */
boosted: Squares, } | { "type": "catapulted",
/** Whose. */
seat: Seat,
/** The catapult. */
catapult: Square,
/** The hold it came from. */
square: Square,
/** Which colour. */
good: Good, } | { "type": "burned",
/** Whose. */
seat: Seat,
/** The furnace. */
furnace: Square,
/** Which colour. */
good: Good, } | { "type": "moved",
/** Whose. */
seat: Seat,
/** By how many days; negative if they were lost. */
days: Days,
/** Where it is now. */
position: Days,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "landed",
/** Who. */
seat: Seat,
/** Which planet, from 0. */
planet: number, } | { "type": "docked",
/** Who. */
seat: Seat, } | { "type": "approached",
/** Who. */
seat: Seat, } | { "type": "turned_back",
/** Who. */
seat: Seat,
/** Could they still have used it? */
able: boolean, } | { "type": "fastest",
/** Who. */
seat: Seat,
/** By which numbers; the rules always tell. */
judged?: Judged, } | { "type": "enemy_beaten",
/** Who. */
seat: Seat, } | { "type": "enemy_tied",
/** Who. */
seat: Seat, } | { "type": "beaten_by_enemy",
/** Whom. */
seat: Seat,
/** By which numbers; left out where that was not told. */
strengths?: Strengths, } | { "type": "weakest",
/** Who. */
seat: Seat,
/** In what. */
measure: Measure,
/** By which numbers; left out where that was not told. */
judged?: Judged, } | { "type": "missed",
/** Whose ship. */
seat: Seat,
/** What it was. */
projectile: Projectile,
/** The number that was rolled, or the row or column if nobody rolled; none if the dice name none. */
roll?: Roll,
/** Where it flew; left out where that was not told, and if the dice name no row or column. */
lines?: Array<Arrival>,
/** By what it came; left out where it is the course of the game. */
cause?: Cause, } | { "type": "hit",
/** Whose ship. */
seat: Seat,
/** What it was. */
projectile: Projectile,
/** What it hit. */
target: Square,
/** By what it came; left out where it is the course of the game. */
cause?: Cause,
/** Why nothing stopped it; left out where that was not told. */
unstopped?: Unstopped, } | { "type": "bounced",
/** Whose ship. */
seat: Seat,
/** What it was. */
projectile: Projectile,
/** Where. */
target: Square,
/** By what it came; left out where it is the course of the game. */
cause?: Cause, } | { "type": "shot_down",
/** By whom. */
seat: Seat,
/** What it was. */
projectile: Projectile,
/** What it would have hit. */
target: Square,
/** By what it came; left out where it is the course of the game. */
cause?: Cause, } | { "type": "shielded",
/** Whose. */
seat: Seat,
/** What it was. */
projectile: Projectile,
/** What it would have hit. */
target: Square,
/** By what it came; left out where it is the course of the game. */
cause?: Cause, } | { "type": "intruder_missed",
/** Whose ship. */
seat: Seat,
/** How many they are. */
intruders: number,
/** Where they came; left out if the dice name no line. */
lines?: Array<Arrival>,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "intruder_turned_away",
/** Whose ship. */
seat: Seat,
/** How many they are. */
intruders: number,
/** Where they wanted to come in. */
square: Square,
/** By which side of it. */
side: Side,
/** What waited there. */
guard: Guard,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "intruder_stepped",
/** Whose ship. */
seat: Seat,
/** The hand it keeps on the wall. */
hand: Hand,
/** Which of its steps it is, from 1. */
step: number,
/** The component. */
square: Square,
/** The side of it by which it came. */
side: Side,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "charge_planted",
/** Whose ship. */
seat: Seat,
/** On which step. */
step: number,
/** Where. */
square: Square,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "intruder_defeated",
/** By whom. */
seat: Seat,
/** The hand it kept on the wall. */
hand: Hand,
/** On which step. */
step: number,
/** Where. */
square: Square,
/** By what. */
guard: Guard,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "intruder_left",
/** Whose ship. */
seat: Seat,
/** The hand it kept on the wall. */
hand: Hand,
/** Its last step. */
step: number,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "charges_exploded",
/** Whose ship. */
seat: Seat,
/** Where. */
squares: Squares,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "sabotage_missed",
/** Whose ship. */
seat: Seat,
/** The column rolled, if the dice name one. */
column: Roll | null,
/** The row rolled, if the dice name one. */
row: Roll | null, } | { "type": "board_dealt",
/** Who. */
seat: Seat,
/** Which: its place among those of the boxes. */
board: number, } | { "type": "holes_rolled",
/** The dice. */
dice: Dice, } | { "type": "cabin_taken_away",
/** Whose. */
seat: Seat,
/** Where it stood. */
square: Square, } | { "type": "came_to_nothing",
/** Who rolled. */
seat: Seat,
/** The column rolled, if it was a place and the dice name one. */
column: Roll | null,
/** The row rolled, if it was a place and the dice name one. */
row: Roll | null,
/** The rule. */
cause: Cause, } | { "type": "board_turned",
/** The die. */
die: number,
/** How far the board is turned. */
turn: Turn, } | { "type": "junkyard_row",
/** Who. */
seat: Seat,
/** Which, from 0. */
row: number, } | { "type": "battery_gained",
/** Whose ship. */
seat: Seat,
/** Onto which component. */
square: Square, } | { "type": "human_gained",
/** Whose ship. */
seat: Seat,
/** Which cabin, or stasis chamber. */
square: Square, } | { "type": "side_ignored",
/** Who. */
seat: Seat,
/** Which side. */
side: Side, } | { "type": "has_most",
/** Who. */
seat: Seat,
/** What. */
hoard: Hoard,
/** How many. */
count: number,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "tile_lost",
/** Whose. */
seat: Seat,
/** Which. */
tile: TileId,
/** Where it stood; none for the reserve. */
square: Square | null,
/** How. */
loss: Loss,
/** By what; left out where it is the course of the game. */
cause?: Cause,
/** What hit it, if something did. */
blow?: Blow,
/** What it had become, if it was no longer what is printed. */
was?: Component,
/** What it costs at the payday beside those that were lost before. */
fine?: Credits, } | { "type": "tile_taken_off",
/** Whose. */
seat: Seat,
/** Which. */
tile: TileId,
/** Where it stood. */
square: Square, } | { "type": "crew_lost",
/** Whose. */
seat: Seat,
/** Which cabin. */
cabin: Square,
/** An alien, or a human. */
alien: Alien | null,
/** By what; left out where it is the course of the game. */
cause?: Cause, } | { "type": "good_loaded",
/** Whose. */
seat: Seat,
/** Which hold. */
square: Square,
/** Which colour. */
good: Good, } | { "type": "good_lifted",
/** Whose. */
seat: Seat,
/** Which hold. */
square: Square,
/** Which colour. */
good: Good, } | { "type": "goods_left",
/** By whom. */
seat: Seat,
/** What. */
goods: Goods, } | { "type": "goods_short",
/** For whom. */
seat: Seat,
/** What is missing. */
goods: Goods, } | { "type": "good_lost",
/** Whose. */
seat: Seat,
/** From which hold. */
square: Square,
/** Which colour. */
good: Good, } | { "type": "payday_began" } | { "type": "paid",
/** Who. */
seat: Seat,
/** How many; negative if paid to the bank. */
credits: Credits,
/** For what. */
why: Money,
/** For lost components: what each of them costs, if no insurance makes it less. */
each?: Credits, } | { "type": "title_scored",
/** Who. */
seat: Seat,
/** Which title. */
title: Title,
/** The score. */
score: number, } | { "type": "title_halved",
/** Who. */
seat: Seat,
/** Which title. */
title: Title,
/** What counts. */
score: Strength, } | { "type": "title_taken",
/** Who. */
seat: Seat,
/** Which. */
title: Title, } | { "type": "title_defended",
/** Who. */
seat: Seat,
/** Which. */
title: Title,
/** Was it the gold side? */
gold: boolean,
/** Did it succeed? */
defended: boolean, } | { "type": "roads_agreed",
/** How many will. */
cards: number,
/** Did all who named a number name the same? Otherwise it stays as it was. */
agreed: boolean, } | { "type": "handicap_taken",
/** Who. */
seat: Seat,
/** How many. */
cards: number, } | { "type": "members_dealt",
/** Who. */
seat: Seat,
/** How many. */
cards: number, } | { "type": "members_laid",
/** Whose. */
members: Array<Member>, } | { "type": "member_hired",
/** Whose. */
seat: Seat,
/** Who. */
member: Member, } | { "type": "member_left",
/** Who. */
member: Member, } | { "type": "marked",
/** Whose. */
seat: Seat,
/** Where it stands. */
square: Square,
/** How. */
how: Marking,
/** By whom. */
cause: Cause, } | { "type": "bet_on_place",
/** Who. */
seat: Seat,
/** On whom. */
at: Seat,
/** Which place, from 0. */
place: number, } | { "type": "bet_on_drop_out",
/** Who. */
seat: Seat,
/** On whom. */
at: Seat, } | { "type": "finish_bonus_changed",
/** Who saw to it. */
seat: Seat,
/** What the first place pays now. */
credits: Credits, } | { "type": "looks_bonus_changed",
/** Who saw to it. */
seat: Seat,
/** What it is paid now. */
credits: Credits, } | { "type": "price_changed",
/** Who saw to it. */
seat: Seat,
/** The colour. */
good: Good,
/** What they sell for now. */
credits: Credits, } | { "type": "ability_used",
/** Who. */
seat: Seat,
/** Which. */
ability: Modifier, } | { "type": "reserve_raided",
/** Who. */
seat: Seat,
/** Whose reserve it was. */
rival: Seat,
/** Which tile. */
tile: TileId, } | { "type": "building_halted",
/** Who. */
seat: Seat,
/** Until when, on the clock of the game in milliseconds; turn by turn, turns are missed instead. */
until: number | null, } | { "type": "building_went_on" } | { "type": "rested",
/** Who. */
seat: Seat, } | { "type": "piles_read",
/** Who. */
seat: Seat, } | { "type": "marker_laid",
/** Who. */
seat: Seat,
/** For what. */
marker: Marker,
/** Which square. */
square: Square, } | { "type": "marker_lost",
/** Whose. */
seat: Seat,
/** Which. */
marker: Marker,
/** Which square. */
square: Square, } | { "type": "flight_ended",
/** Which flight of the game, from 0. */
number: number, };

/** Parts of expansions that are played with. None of them by default. */
export type Extras = {
/** New technology: more tiles, of which a share is taken out, and cyan aliens. */
technology: boolean,
/** New technology of *Another Big Expansion*: more tiles, of which some are taken out. */
abe_technology: boolean,
/** New adventure cards in the decks. */
adventures: boolean,
/** By level: is a flight of that level flown with the new ship? */
ships: Array<boolean>,
/** By level: is a flight of that level flown with the ship of *Another Big Expansion*? */
abe_ships?: Array<boolean>,
/** Adventure cards of *Another Big Expansion*: more of them in decks I to III, and deck IV, without which class IV
 * cannot be flown. */
abe_adventures?: boolean,
/** Intruders of *Another Big Expansion* among the cards. */
intruders?: boolean,
/** New titles among those that are drawn for a trek. */
titles: boolean,
/** Are those laid out first, and the others drawn for the places that are left? */
titles_first: boolean,
/** What titles are worth in a trek. */
dock: Dock,
/** Do those who gave up compete for titles with half their scores? */
half_scores: boolean,
/** Four titles for two players? */
double_titles: boolean,
/** Rough Roads cards for every flight. */
rough_roads: number,
/** By seat: Rough Roads cards for that player alone. */
handicaps: Array<number>,
/** Are both agreed on anew before each flight but the first? */
roads_anew: boolean,
/** How members of the support team come to players. */
support_team?: Hiring, };

/** A game that has ended. */
export type FinishedGame = {
/** Its id. */
id: string,
/** What was played. */
mode: Mode,
/** What the players were called, by seat. */
names: Array<string>,
/** Their colours, by seat; empty for games from before these were kept. */
colours: Array<Colour>,
/** Which of them were bots, by seat; empty for games from before this was kept. */
bots: Array<boolean>,
/** The credits they ended with. */
credits: Array<number>,
/** When it ended, in seconds since 1970. */
ended: number, };

/** One side of a flight board. */
export type FlightBoard = {
/** The level of the flight. */
level: Level,
/** Spaces of one lap. */
spaces: Days,
/** How far ahead of the last starting space those numbered 1, 2 and so on lie: as many as can play. */
start: Array<Days>,
/** Credits for finishing first, second and so on; nothing for later places. */
finish_rewards: Array<Credits>,
/** Credits for the fewest exposed connectors, and for titles at this level. */
best_looking: Credits,
/** Circles for the sand timer; none in the learning flight. */
timer_spaces: number,
/** Cards of each deck in each of the four piles; none in the learning flight. */
cards_per_pile: Array<number>, };

/** The flight and its cards. */
export type FlightView = {
/** What is played. */
mode: Mode,
/** The level of this flight. */
level: Level,
/** The ship board of this flight: its place in the catalogue. */
ship_board: number,
/** Which flight of the game this is, from 0. */
number: number,
/** What the game is doing. */
phase: Phase,
/** The card being resolved. */
card: CardId | null,
/** Cards seen in this flight so far. */
revealed: Array<CardId>,
/** Cards that left the game in earlier flights. */
removed: Array<CardId>,
/** How many cards of each deck are still to come. */
to_come: Array<number>,
/** Who flies, the leader first. */
order: Array<Seat>,
/** Who has announced to give up. */
announced: Array<Seat>,
/** The titles of this trek. */
titles: Array<Title>,
/** Goods in the bank. */
bank: Goods,
/** Rules of the road that hold for everyone. */
roads?: Array<Modifier>,
/** What was rolled for the holes of the ship boards, if they have any. */
hole_dice?: Dice,
/** The colours that mixed life support is for, if they are not those printed on it: there are no cyan aliens. */
mixed?: [Alien, Alien],
/** How many players can have what a card has for one: a reward, an abandoned ship, a planet; left out where it is one. */
takers?: number,
/** The column in which nothing works, for those who have that rule. */
dead_column?: Roll,
/** Who suffers when players are compared; left out where it is the weakest. */
victims?: Victims,
/** The flights of the game, in order. */
rounds: Array<RoundView>,
/** What is happening while somebody is asked: which projectile of the card, which attempt of saboteurs; left out
 * where it is the course of the game. */
now?: Cause,
/** What players have chosen in this beat of what the card offers. */
chosen?: Array<Chosen>,
/** Members of the support team who lie open for all to choose from. */
members?: Array<Member>, };

/** What can be gained, all of it: on a planet, from an enemy, in a junkyard. */
export type Gain = {
/** Cosmic credits. */
credits: Credits,
/** Goods to load. */
goods: Goods,
/** Batteries, as far as there is room for them. */
batteries: number,
/** Humans, as far as there is room for them. */
crew: number,
/** Flight days. */
days: Days, };

/** What a room is doing. */
export type GamePhase = "lobby" | "playing" | "over";

/** Everything a client may know of a game. */
export type GameView = {
/** The flight and its cards. */
flight: FlightView,
/** The yard where ships are built. */
yard: YardView,
/** Everyone's things beside the ship, by seat. */
seats: Array<SeatView>,
/** Everyone's ship, by seat. */
ships: Array<ShipView>,
/** Who is being waited for. */
waiting: Array<Waiting>,
/** What only this client may know and do; none for those who watch. */
own: OwnView | null, };

/** Why somebody left a flight. */
export type GaveUp = "chose" | "no_humans" | "no_engines" | "lapped" | "unpaid";

/** A colour of goods. Earlier ones are worth more. */
export type Good = "red" | "yellow" | "green" | "blue";

/** So many blocks of each colour. */
export type Goods = [number, number, number, number];

/** What stops intruders in a component. */
export type Guard = "armed_crew" | "auto_defense";

/** All but one have to stop building. */
export type HaltView = {
/** Who builds on. */
by: Seat,
/** Until when the others stop, on the clock of the game in milliseconds; none turn by turn. */
until: number | null,
/** By seat: how many turns are still missed, turn by turn. */
missed: Array<number>, };

/** Which hand is kept on the wall. */
export type Hand = "left" | "right";

/** A tile in somebody's hand, as everyone may know it. */
export type HandShown = { "type": "empty" } | { "type": "hidden" } | { "type": "tile", "value": TileId };

/** A title tile in front of a player. */
export type HeldTitle = {
/** Which title. */
title: Title,
/** Has it been flipped to the gold side? */
gold: boolean, };

/** A member who works for somebody. */
export type Hired = {
/** Who. */
member: Member,
/** Has there been a flight with them, so that they do both of what they can? */
seasoned: boolean, };

/** How members come to players. */
export type Hiring = "none" | "dealt" | "dealt_first" | "contested";

/** Components that are counted and compared. */
export type Hoard = "cannons" | "double_cannons" | "engines" | "double_engines";

/** Those who come aboard and walk through a ship, all by the same entrance. */
export type Intruders = {
/** The side of the ship they come from. */
from: Side,
/** The hand that each of them keeps on the wall. */
hands: Array<Hand>,
/** How many components each of them enters, the first included. */
steps: number,
/** Do they eat the crew, goods and batteries on their way? */
eats: boolean,
/** The steps on which each of them plants a charge. */
charges: Array<number>,
/** What each of them is worth that is defeated. */
reward: Gain, };

/** What to send to those who are to come into a room. */
export type Invitation = {
/** The address of the room, as others can open it; if nobody can, as whoever asks has. */
link: string,
/** Who can open it. */
reach: Reach,
/** The link as a QR code. */
code: LinkCode, };

/** Somebody who wants a seat. */
export type JoinRequest = {
/** What they are called. */
name: string,
/** Their colour. */
colour?: Colour,
/** The secret of a seat that they had in this room before. */
former?: string, };

/** A joint that no connector makes. */
export type Joint = {
/** The two components. */
between: [Square, Square],
/** What it does. */
bond: Bond, };

/** How a comparison of players went for one who lost it. */
export type Judged = {
/** Everyone's numbers as they were compared, the leader's first: less than nothing is nothing. */
numbers: Array<Number>,
/** Who suffers. */
victims: Victims,
/** Has somebody who is spared the same number? Then the order of the rockets has decided. */
tied: boolean, };

/** What a row of a junkyard costs, all of it. */
export type JunkPrice = {
/** Crew given up. */
crew: number,
/** Batteries paid. */
batteries: number,
/** Blocks of goods paid, of any colours. */
goods: number,
/** Flight days lost. */
days: Days,
/** Pieces of junk and stray shots that fly at the ship. */
hits: Array<Projectile>, };

/** One row of a junkyard. */
export type JunkRow = {
/** What it costs. */
cost: JunkPrice,
/** What is gained; if there are several, one of them. */
gains: Array<Gain>, };

/** Something that a ship does without. */
export type Lack = { "type": "one_piece", "value": Squares } | { "type": "engines" } | { "type": "cabins" } | { "type": "cannons" } | { "type": "holds" } | { "type": "batteries", "value": Squares } | { "type": "partners", "value": Squares };

/** Where one roll lands. */
export type Landing = {
/** The sum of the dice; none on a board that does not add them. */
sum: Roll | null,
/** The column that it names. */
column: Roll,
/** The row that it names, if any. */
row: Roll | null,
/** Where something arrives that is rolled for, by the side it comes from, clockwise from the front. */
arrivals: [Array<Arrival>, Array<Arrival>, Array<Arrival>, Array<Arrival>], };

/** Where every roll lands. */
export type Landings = {
/** Each result that is different from the others on this board. */
results: Array<Landing>,
/** By what the first and the second die show, from 1: its place among the results. */
by_dice: [[number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number]], };

/** A flight of a campaign, as a table agrees on it. */
export type Leg = {
/** Its level. */
level: Level,
/** The box that its ship boards are from. */
ships: Set,
/** What is taken out of the boxes for it. */
boxes: Boxes,
/** Rough Roads cards for everyone. */
roads: number, };

/** The level of a flight, a ship board or a card. */
export type Level = "I" | "II" | "III" | "IV";

/** How many of some components may be chosen: so much of a set of components can be told without what powers them. */
export type Limit = {
/** Of these. */
of: Squares,
/** At most so many. */
most: number, };

/** A QR code, to be drawn in dark on light with four modules left free around it. */
export type LinkCode = {
/** How many modules wide and high it is. */
side: number,
/** Its dark modules, as the data of an SVG path in modules. */
path: string, };

/** Why a component left a ship. Several rules depend on the difference. */
export type Loss = "destroyed" | "fell_off" | "removed" | "not_added" | "given_up";

/** What a plan expects on a square. */
export type Marker = "blue_block" | "red_block" | "astronaut" | "alien" | "battery";

/** A marker on a square of a board. */
export type MarkerView = {
/** What it stands for. */
marker: Marker,
/** Where it lies. */
square: Square, };

/** How a component was changed. */
export type Marking = { "type": "welded",
/** The component there. */
other: Square, } | { "type": "piped",
/** The neighbour. */
other: Square, } | { "type": "joined",
/** That component. */
other: Square, } | { "type": "loosened",
/** The other one. */
other: Square, } | { "type": "parted",
/** The other component. */
other: Square, } | { "type": "universal" } | { "type": "plated" } | { "type": "capped",
/** On which side. */
side: Side, } | { "type": "became",
/** What. */
component: Component,
/** Which way it points. */
turn: Turn, } | { "type": "restored" } | { "type": "swivels" } | { "type": "hemmed" } | { "type": "cleared" };

/** What players are compared by. */
export type Measure = "crew" | "engines" | "cannons";

/** Somebody who works for a trucker on the ground. */
export type Member = "advertiser" | "architect" | "assembler" | "bureaucrat" | "buyer" | "deliveryman" | "hotel_clerk" | "hypergeometer" | "inspector" | "planner" | "plumber" | "saboteur" | "security_guard" | "smuggler" | "stock_boy" | "swindler" | "trader" | "welder";

/** What is left of a ship when its mistakes are mended. */
export type Mended = {
/** Components that come off in all. */
lost: number,
/** Can anybody live aboard what is left? */
flies: boolean, };

/** Something that can be done without being asked. */
export type MenuItem = { "type": "give_up", "value": boolean };

/** Empty squares where a tile does not fit, for one reason. */
export type Misfit = {
/** Why not. */
why: Mistake,
/** Where. */
squares: Squares, };

/** A building mistake. */
export type Mistake = "off_board" | "taken" | "not_joined" | "pipes_differ" | "connector_on_smooth" | "engine_turned" | "behind_engine" | "before_barrel" | "behind_thruster";

/** Which game is played. */
export type Mode = { "type": "learning" } | { "type": "flight", "value": Level } | { "type": "trek" } | { "type": "campaign", "value": Array<Leg> };

/** A card, an alien or a title with a rule of its own, in the order in which they act at the same moment. */
export type Modifier = "metal_fatigue" | "explosive_stuff" | "paranoid_locals" | "cosmic_psychosis" | "personalized_cabins" | "meteoric_inversion" | "remorseless_fate" | "big_baddies" | "piercing_projectiles" | "union_ship" | "bad_luck" | "nasty_surprise" | "infected_goods" | "defective_connectors" | "space_junk" | "gravitational_anomaly" | "dead_zone" | "abandoned_debris" | "welcome_to_the_lead" | "tough_trip" | "murphys_law" | "lawyer" | "manager" | "merchant" | "micronavigator" | "techie" | "diplomat" | "contraptionist" | "aesthete" | "master_engineer" | "freight_hauler" | "power_trucker" | "xenoquartermaster" | "cruise_captain" | "corridorist" | "advertiser_a" | "advertiser_b" | "architect_a" | "architect_b" | "assembler_a" | "assembler_b" | "bureaucrat_a" | "bureaucrat_b" | "buyer_a" | "buyer_b" | "deliveryman_a" | "deliveryman_b" | "hotel_clerk_a" | "hotel_clerk_b" | "hypergeometer_a" | "hypergeometer_b" | "inspector_a" | "inspector_b" | "planner_a" | "planner_b" | "plumber_a" | "plumber_b" | "saboteur_a" | "saboteur_b" | "security_guard_a" | "security_guard_b" | "smuggler_a" | "smuggler_b" | "stock_boy_a" | "stock_boy_b" | "swindler_a" | "swindler_b" | "trader_a" | "trader_b" | "welder_a" | "welder_b";

/** Why credits changed hands. */
export type Money = { "type": "card" } | { "type": "finish", "value": number } | { "type": "best_looking" } | { "type": "title", "value": Title } | { "type": "sale", "value": Goods } | { "type": "losses", "value": number } | { "type": "specialist", "value": Modifier } | { "type": "late_part", "value": TileId } | { "type": "debt_forgiven" } | { "type": "wages" } | { "type": "insurance" } | { "type": "member", "value": Modifier };

/** A room to be opened. */
export type NewRoomRequest = {
/** What is agreed. */
options: Options,
/** What the host is called. */
name: string,
/** The host's colour. */
colour?: Colour,
/** Bots for the last seats. */
bots: Array<BotOptions>, };

/** Which one of several that an ability does one after the other. No rule asks: players want to know how many are left. */
export type Nth = {
/** Its number, from 1. */
number: number,
/** How many there can be, those that were done included. */
of: number, };

/** Somebody's number among those compared. */
export type Number = {
/** Whose. */
seat: Seat,
/** How much. */
strength: Strength, };

/** What is agreed in a room. */
export type Options = {
/** What is played. */
mode: Mode,
/** How many seats there are, 1 to 5: people and bots. */
seats: number,
/** How ships are built. */
pace: Pace,
/** What happens to a tile that does not fit. */
aid: Aid,
/** Are everybody's credits open during a flight? */
open_credits: boolean,
/** What is played with beside the base box. */
extras?: Extras,
/** Seconds for an answer, 15 to 600; then the default is done. `None`: no limit. */
decision_limit: number | null,
/** Is the room listed for everyone? */
public: boolean, };

/** What else would happen to the giver of an answer until the end of this part of the card, if the others do as little
 * as they can and if they do as much as they can. What happens both times happens in any case. */
export type Outlook = {
/** If the others power nothing and land nowhere. */
least: Array<Event>,
/** If they power all they can and land wherever they can. */
most: Array<Event>, };

/** What only one player may know and do. */
export type OwnView = {
/** Whose view this is. */
seat: Seat,
/** The exact credits. */
credits: Credits,
/** The tile in hand. */
hand: TileId | null,
/** The cards of each pile that was read. */
piles: Array<Array<CardId> | null>,
/** Cards known to be still to come. */
known_to_come: Array<CardId>,
/** What can be done in the yard. */
build: BuildOffer | null,
/** The open question. */
question: QuestionView | null,
/** What may be done now without being asked. */
menu: Array<MenuItem>,
/** May the last step be taken back? It stands last, so that it can be told alone. */
may_undo: boolean, };

/** How ships are built. */
export type Pace = { "type": "real_time",
/** How long the sand runs, in milliseconds. */
run: number, } | { "type": "turn_by_turn",
/** Turns left for everyone once somebody has finished; `None` for no limit. */
last_turns: number | null, };

/** A panel as it is told: where it is, and what it can power. */
export type Panel = {
/** Where it is. */
panel: Square,
/** What it can power. */
feeds: Squares, };

/** What a delivery can make of a component. */
export type Part = "cannon" | "engine" | "cargo" | "cabin";

/** What a card can do to one player. */
export type Penalty = { "type": "days", "value": Days } | { "type": "crew", "value": number } | { "type": "goods", "value": number } | { "type": "shots", "value": Array<Projectile> };

/** What the game is doing. Each value but `Building` is one beat of the script. */
export type Phase = { "type": "set_up" } | { "type": "building" } | { "type": "late_parts" } | { "type": "spot_check" } | { "type": "crew" } | { "type": "reveal" } | { "type": "card", "value": number } | { "type": "card_done" } | { "type": "payday" } | { "type": "titles" } | { "type": "sale" } | { "type": "over" } | { "type": "between" } | { "type": "team", "value": number } | { "type": "before_building" };

/** A component on a ship, and what stands on it. */
export type PlacedTile = {
/** Where it stands. */
square: Square,
/** Which tile. */
tile: TileId,
/** How it is turned. */
turn: Turn,
/** Human crew members. */
humans?: number,
/** How many sleep in a stasis chamber of which some are awake: its humans are those. */
asleep?: number,
/** An alien. */
alien?: Alien,
/** Battery tokens. */
batteries?: number,
/** Goods. */
goods?: Goods,
/** What it has become, if it is no longer what is printed. */
became?: Became,
/** Its sides as they lie, clockwise from the front, if they are no longer what is printed. */
sides?: [SideView, SideView, SideView, SideView],
/** Does it point wherever it should, as a cannon? */
swivels?: boolean,
/** Does it need no empty square before a barrel or behind an exhaust? */
hemmed?: boolean,
/** Has this panel given its power on this card, or are these crubots switched on until it is resolved? */
busy?: boolean,
/** Is its crew armed? */
armed?: boolean,
/** What it works with: what a panel can power, all that a router joins, cabins of life support, and the like. */
reach?: Squares,
/** The auto-defense system that this one makes a pair with, in one of the best pairings. */
pair?: Square, };

/** Somebody who plays a game or has played it. It stays so, whoever sits there afterwards. */
export type PlayerEntry = {
/** What they were called when it began. */
name: string,
/** Their colour. */
colour: Colour,
/** Was it a bot from the start? */
bot: boolean, };

/** Something that flies at a ship, and the side it comes from. */
export type Projectile = {
/** What it is. */
kind: ProjectileKind,
/** The side of the ship it arrives at. */
from: Side, };

/** The four kinds of projectiles. */
export type ProjectileKind = "small_meteor" | "large_meteor" | "light_fire" | "heavy_fire";

/** An open question with what each answer leads to. */
export type QuestionView = {
/** Its id: the version of the game in which it was asked first. Answers name it. */
id: number,
/** What is asked, and what may be answered. */
decision: Decision,
/** For a set of squares: what has to be kept within. Whatever keeps within all of them may be chosen. */
limits?: Array<Limit>,
/** A sensible answer, done on time-out. */
suggested: Answer,
/** Where several have to go, or blocks are loaded, one after the other: sensible answers to the questions that follow.
 * Left out if none do. */
suggested_next?: Array<Answer>,
/** What answers lead to; complete if there are not too many of them, otherwise ask with a what-if. */
choices: Array<Choice>, };

/** Somebody who wants to fly now. */
export type QuickRequest = {
/** What they are called. */
name?: string,
/** What is agreed; a learning flight of four if nothing is said. */
options?: Options,
/** Bots for all seats but one; if none are named, some that leave a beginner time. */
bots?: Array<BotOptions>, };

/** Who can open an address. */
export type Reach = "this_machine" | "network" | "everywhere";

/** What a decision is about. */
export type Reason = { "type": "rebuild" } | { "type": "remove_mistake" } | { "type": "keep_piece" } | { "type": "add_late_part",
/** The tile. */
tile: TileId, } | { "type": "place_crew",
/** The cabin. */
cabin: Square, } | { "type": "fly_on" } | { "type": "power_engines",
/** Strength without any of them. */
without: Strength, } | { "type": "power_cannons",
/** Strength without any of them. */
without: Strength,
/** The enemy's strength, if there is an enemy. */
against: Strength | null, } | { "type": "pay_battery" } | { "type": "pay_power",
/** What it is that gets the power; if it is several, one of them will do. */
component: Squares,
/** The panels. */
panels: Squares, } | { "type": "thrust",
/** What is coming. */
projectile: Projectile,
/** What comes behind it in the same line, if anything does. */
then?: ProjectileKind,
/** Where it comes if nobody moves. */
lines: Array<Arrival>,
/** What it meets there first. */
met: Squares, } | { "type": "dodge_intruders",
/** Where they come if nobody moves. */
lines: Array<Arrival>,
/** Where they come aboard then, if anywhere. */
met: Squares, } | { "type": "switch_on_to_thrust" } | { "type": "post_crubots",
/** Where the intruders come aboard. */
entry: Square, } | { "type": "switch_on",
/** What the crew counts without. */
without: Strength, } | { "type": "switch_on_for",
/** How many stations are still to be switched on, this one included. */
left: number, } | { "type": "pay_token",
/** How many are still to be paid, this one included. */
left: number, } | { "type": "land",
/** What it costs. */
days: Days,
/** Planets that somebody has landed on already, a bit each: there is less for the second. */
second?: number, } | { "type": "board_ship",
/** Crew given up. */
crew: number,
/** Credits gained. */
credits: Credits,
/** Days it costs. */
days: Days,
/** Has somebody been there already, so that there is a credit less? */
second?: boolean,
/** How many shots come first, before this is asked once more; none if they have come. */
shots?: number, } | { "type": "dock_station",
/** What can be loaded. */
goods: Goods,
/** Days it costs. */
days: Days,
/** Has somebody been there already, so that there is a block less? */
second?: boolean,
/** Crubot stations that have to be switched on for it. */
stations?: number,
/** How many shots come first, before this is asked once more; none if they have come. */
shots?: number, } | { "type": "take_reward",
/** What is gained. */
reward: Gain,
/** Days it costs. */
days: Days,
/** Has somebody beaten it already, so that of its goods there is a block less? */
second?: boolean, } | { "type": "leave_block",
/** What there would be. */
goods: Goods, } | { "type": "load_goods" } | { "type": "shoot",
/** What is coming. */
projectile: Projectile,
/** Where. */
roll: Roll,
/** What it would hit. */
target: Square,
/** Does it take a battery? */
battery: boolean,
/** What is hit at the same moment, if nothing stops it: one shield helps against both. */
also?: Square, } | { "type": "raise_shield",
/** What is coming. */
projectile: Projectile,
/** Where. */
roll: Roll,
/** What it would hit. */
target: Square,
/** What is hit at the same moment, if nothing stops it: one shield helps against both. */
also?: Square,
/** Is one of the uses of power free? */
free?: boolean, } | { "type": "lose_crew",
/** How many are still to be lost, this one included. */
left: number, } | { "type": "lose_good",
/** The colour. */
good: Good,
/** How many are still to be lost, this one included. */
left: number, } | { "type": "lose_battery",
/** How many are still to be lost, this one included. */
left: number, } | { "type": "drop_part",
/** Strength without any batteries. */
without: Strength, } | { "type": "name_result",
/** The rival. */
rival: Seat, } | { "type": "name_side" } | { "type": "pay_crew",
/** A block or a credit for each of so many. */
crew: number, } | { "type": "pay_crew_in_goods",
/** How many are still to be paid. */
left: number, } | { "type": "fire_at_leader",
/** The new leader. */
at: Seat, } | { "type": "junkyard" } | { "type": "junkyard_gain",
/** The row. */
row: number, } | { "type": "pay_good",
/** How many are still to be paid, this one included. */
left: number, } | { "type": "pay_good_from",
/** The colour. */
good: Good,
/** How many are still to be paid, this one included. */
left: number, } | { "type": "place_battery",
/** How many are still to be placed, this one included. */
left: number, } | { "type": "place_human",
/** How many are still to be placed, this one included. */
left: number, } | { "type": "take_aboard",
/** How many want to. */
crew: number, } | { "type": "ignore_side" } | { "type": "give_up_component",
/** What they are. */
hoard: Hoard, } | { "type": "boost",
/** What is declared. */
measure: Measure,
/** What would be boosted: no other choice adds more. */
boosted: Squares,
/** The strength with that. */
strength: Strength, } | { "type": "boost_next",
/** The booster. */
booster: Square, } | { "type": "fire_catapult",
/** The catapult. */
catapult: Square,
/** Strength without it. */
without: Strength,
/** What it would add. */
adds: Strength,
/** The enemy's strength, if there is an enemy. */
against: Strength | null, } | { "type": "shoot_with_catapult",
/** What is coming. */
projectile: Projectile,
/** Where. */
roll: Roll,
/** What it would hit. */
target: Square,
/** What is hit at the same moment, if nothing stops it: one shield helps against both. */
also?: Square, } | { "type": "boost_shield",
/** What is coming. */
projectile: Projectile,
/** Where. */
roll: Roll,
/** What it would hit. */
target: Square,
/** The booster and the shields that would be powered, a battery each. */
powered: Squares,
/** What is hit at the same moment, if nothing stops it: one shield helps against both. */
also?: Square,
/** Is one of the uses of power free? */
free?: boolean, } | { "type": "refill",
/** The furnace. */
furnace: Square, } | { "type": "wake" } | { "type": "wake_from",
/** The cabin they go to. */
cabin: Square, } | { "type": "choose_specialist",
/** The cabin. */
cabin: Square, } | { "type": "send_diplomat",
/** The strength of the enemy; none for a line of a combat zone. */
against: Strength | null, } | { "type": "gain_days",
/** How many. */
days: Days, } | { "type": "keep_title" } | { "type": "give_title",
/** The title. */
title: Title, } | { "type": "insure",
/** What it costs now. */
price: Credits,
/** The most that lost components cost then. */
most: Credits,
/** With so many lost components it makes no difference, as the ship is crewed now; with one more it pays. */
even: number,
/** With so many lost components that maximum is reached. */
full: number, } | { "type": "agree_on_roads",
/** How many it will be if nothing else is agreed on. */
now: number, } | { "type": "choose_member",
/** Whom one can have. */
from: Array<Member>, } | { "type": "use_ability",
/** What time it is. */
window: Window,
/** What can be used. */
abilities: Array<Modifier>, } | { "type": "for_ability",
/** Which ability. */
ability: Modifier,
/** What has to be said. */
about: About,
/** Whose ship it is about: squares are squares of that one. */
ship: Seat,
/** Which time this is asked, if the ability does the same several times. */
nth?: Nth, } | { "type": "lose_which",
/** How many are still to be lost, this one included. */
left: number, } | { "type": "lose_whom",
/** The cabin. */
cabin: Square, } | { "type": "stay_awake",
/** The chamber. */
chamber: Square, } | { "type": "agree_on_handicap",
/** How many it is. */
now: number, };

/** A saved game: all that is needed to play it again. It names the seed, so it belongs to the owner of the table. */
export type Record = {
/** The rules it was played by. */
rules_version: number,
/** What was agreed. */
setup: Setup,
/** The SHA-256 of the seed, as published at the start. */
commitment: Commitment,
/** The seed. */
seed: Seed,
/** What the players were called, by seat, if that is known. */
names?: Array<string>,
/** What happened, in order. */
log: Array<Entry>,
/** The digest of the game after the last entry. */
digest: string, };

/** Why an action was not accepted. */
export type Refusal = { "type": "no_such_seat" } | { "type": "game_over" } | { "type": "nobody_for_that" } | { "type": "not_asked" } | { "type": "not_an_answer" } | { "type": "not_flying" } | { "type": "already_so" } | { "type": "not_building" } | { "type": "nobody_said_go" } | { "type": "already_building" } | { "type": "already_finished" } | { "type": "not_your_turn" } | { "type": "one_grip_a_turn" } | { "type": "no_turns_left" } | { "type": "time_is_up" } | { "type": "hand_full" } | { "type": "hand_empty" } | { "type": "reading_a_pile" } | { "type": "not_reading" } | { "type": "nothing_face_down" } | { "type": "not_face_up" } | { "type": "not_in_reserve" } | { "type": "reserve_full" } | { "type": "no_reserve" } | { "type": "reserved_stays" } | { "type": "reserve_two_first" } | { "type": "reserve_is_for_later" } | { "type": "too_few_connectors" } | { "type": "nothing_loose" } | { "type": "welded" } | { "type": "nothing_to_scrap" } | { "type": "does_not_fit", "value": Mistake } | { "type": "no_forecast" } | { "type": "pile_hidden" } | { "type": "pile_taken" } | { "type": "add_a_tile_first" } | { "type": "no_timer" } | { "type": "timer_on_last_space" } | { "type": "sand_still_running" } | { "type": "last_flip_is_for_the_finished" } | { "type": "space_not_free" } | { "type": "halted" } | { "type": "somebody_finished" } | { "type": "reserve_guarded" } | { "type": "only_face_up" } | { "type": "nothing_to_undo" };

/** Why a message was not accepted. Nothing has changed. */
export type Refused = { "code": "rules",
/** Which rule. */
rule: Refusal, } | { "code": "malformed",
/** What was wrong. */
detail: string, } | { "code": "too_large",
/** How many bytes are allowed. */
limit: number, } | { "code": "binary" } | { "code": "too_fast",
/** How long to wait. */
wait_ms: number, } | { "code": "too_many",
/** How many are allowed. */
limit: number, } | { "code": "origin" } | { "code": "protocol",
/** The version that the server speaks. */
supported: number, } | { "code": "hello_first" } | { "code": "already_greeted" } | { "code": "unknown_room" } | { "code": "wrong_token" } | { "code": "watching" } | { "code": "stale_question",
/** The question that is open for this seat. */
asked: number, } | { "code": "not_playing" } | { "code": "already_playing" } | { "code": "not_host" } | { "code": "not_ready" } | { "code": "seat_taken" } | { "code": "no_such_seat" } | { "code": "room_full" } | { "code": "colour_taken" } | { "code": "name_taken" } | { "code": "bad_name",
/** How many characters are allowed. */
longest: number, } | { "code": "bad_chat",
/** How many characters are allowed. */
longest: number, } | { "code": "bad_options",
/** What was wrong, and what is allowed. */
detail: string, } | { "code": "bot_plays" } | { "code": "not_absent" } | { "code": "absent" } | { "code": "nobody_to_hurry" } | { "code": "storage" } | { "code": "paused" } | { "code": "unknown_game" } | { "code": "other_rules",
/** The version of the rules that it was played by. */
version: number, } | { "code": "no_record",
/** What was wrong. */
detail: string, } | { "code": "bad_record",
/** The entry of the log that cannot have happened, from 1. */
entry: number,
/** What was wrong. */
detail: string, } | { "code": "nothing_here" } | { "code": "wrong_method" } | { "code": "not_over" } | { "code": "too_slow" } | { "code": "elsewhere" } | { "code": "dismissed" } | { "code": "sent_away",
/** How long to wait. */
wait_ms: number, } | { "code": "stopping" } | { "code": "room_closed" } | { "code": "internal" };

/** A part of a replay: the whole view at a step, and what changed in the steps after it. */
export type Replay = {
/** Which game. */
game: string,
/** What the players were called, by seat. */
names: Array<string>,
/** Their colours, by seat; empty for games from before these were kept. */
colours: Array<Colour>,
/** Which of them were bots, by seat; empty for games from before this was kept. */
bots: Array<boolean>,
/** Is this what was told at the time, as the rules have changed since? Then it is what everybody saw, whoever's view was
 * asked for, and it cannot be checked by playing the game again. */
kept: boolean,
/** How many steps it has. */
length: number,
/** The step of the view, from 0: before the first. */
from: number,
/** The clock of the game at that step, in milliseconds. */
at: number,
/** Everything at that step. */
view: GameView,
/** The steps after it. */
updates: Array<ReplayUpdate>, };

/** One step of a replay. */
export type ReplayUpdate = {
/** What happened. */
step: Step,
/** The parts of the view that are different then. */
changes: Changes,
/** The question that this step answered, and the answer; none if it was no answer, or goods were stowed. */
answered?: Answered, };

/** What is written around a board. */
export type Rim = {
/** Its columns, from the left. */
columns: Array<BoardLine>,
/** Its rows, from the front. */
rows: Array<BoardLine>,
/** Rolls that go round a corner. */
detours: Array<Detour>,
/** Where something from a side begins inside of the board, if it does. */
begins: Array<Beginning>,
/** The column in which hits are mirrored, if they are. */
mirror: Roll | null,
/** If a die decides how the board is turned: its faces by the side of the table at which they lie now, clockwise
 * from the front; the face that was rolled is among the first. */
compass: [Array<number>, Array<number>, Array<number>, Array<number>] | null, };

/** A card of the Rough Roads deck. */
export type RoadCard = {
/** What it does. */
modifier: Modifier,
/** Does it matter while building? */
building: boolean,
/** Does it make sense only if it holds for everyone? */
for_all: boolean, };

/** The number of a row or column, 2 to 12: the sum of two dice, on most boards. */
export type Roll = number;

/** What dice are rolled for. */
export type RollFor = "line" | "column" | "row" | "strength" | "days";

/** A change to a room or to one's seat in it. */
export type RoomChange = { "do": "options",
/** What. */
options: Options, } | { "do": "name",
/** The name. */
name: string, } | { "do": "colour",
/** Which. */
colour: Colour, } | { "do": "ready",
/** Ready? */
ready: boolean, } | { "do": "start", } | { "do": "set_bot",
/** Which seat. */
seat: Seat,
/** What it is like. */
bot: BotOptions, } | { "do": "open_seat",
/** Which seat. */
seat: Seat, } | { "do": "hand_over",
/** Whom. */
seat: Seat, } | { "do": "stand_in",
/** For whom. */
seat: Seat,
/** What it is like. */
bot: BotOptions, } | { "do": "take_back", } | { "do": "hurry", } | { "do": "rematch", } | { "do": "next_level", } | { "do": "leave", };

/** A room in the list of open rooms. */
export type RoomSummary = {
/** Its short code. */
code: string,
/** What it is doing. */
phase: GamePhase,
/** What is agreed. */
options: Options,
/** The names of the people in it. */
people: Array<string>,
/** Seats that nobody has taken. */
open_seats: number, };

/** A room. */
export type RoomView = {
/** Its short code. */
code: string,
/** What it is doing. */
phase: GamePhase,
/** What is agreed. */
options: Options,
/** What `next_level` leads to, if there is anything above what is agreed. */
next?: Mode,
/** Who sits where; the position is the seat's number. */
seats: Array<SeatEntry>,
/** The seat of the host. */
host: Seat | null,
/** How many watch. */
watching: number,
/** The game that runs or ran last. */
game: string | null,
/** Who plays that game, by seat; whoever sits there now may be somebody else. */
players: Array<PlayerEntry>,
/** The SHA-256 of that game's seed. */
commitment: string | null,
/** The seed itself, once the game is over. */
seed: string | null,
/** While only bots still build: the people who have still to agree that they hurry; empty once they do. */
hurry?: Array<Seat>,
/** What the games of this room have come to so far, for everyone who has flown in it. */
scores?: Array<Score>, };

/** One flight of the game. */
export type RoundView = {
/** Its level. */
level: Level,
/** The ship board that it is built on unless players get others: its place in the catalogue, as it is printed. */
ship_board: number, };

/** What somebody's games in a room add up to. */
export type Score = {
/** What they are called. */
name: string,
/** The colour they flew with last. */
colour: Colour,
/** How many games they have flown to the end. */
games: number,
/** How many of them nobody ended with more credits. */
wins: number,
/** The credits of all of them. */
credits: number, };

/** A player's place at the table. Seats are numbered from 0; the number never changes during a game. */
export type Seat = number;

/** One seat of a room. */
export type SeatEntry = {
/** Its colour. */
colour: Colour,
/** What whoever plays there is called, person or bot; none if it is open. */
name: string | null,
/** Who sits there. */
sitter: Sitter, };

/** A seat, and the secret that opens it. */
export type SeatGiven = {
/** The code of the room. */
room: string,
/** The number of the seat. */
seat: Seat,
/** The secret of the seat: whoever has it can play there. It is told once. */
token: string, };

/** What everyone may know of a player beside the ship. */
export type SeatView = {
/** The tile in hand, as far as everyone may know it. */
hand: HandShown,
/** Components kept for later. */
reserve: Array<TileId | null>,
/** Turns left, when turns are counted. */
turns_left: number | null,
/** Is the player still in the flight? */
flying: boolean,
/** Where the rocket is, laps included. */
position: Days,
/** Credits: exact ones if everyone may know them, otherwise those last shown. */
credits: Credits,
/** Are these the exact credits? */
credits_exact: boolean,
/** Components lost along the way. */
lost: number,
/** Is the ship insured in this flight? Left out if not. */
insured?: boolean,
/** Why the player left the flight. */
gave_up: GaveUp | null,
/** The place the player finished in, from 0. */
place: number | null,
/** The title held. */
title: HeldTitle | null,
/** The gold title whose handicap holds in this flight. */
handicap: Title | null,
/** The second title held, when two play for four. */
second_title?: HeldTitle,
/** The second gold title whose handicap holds in this flight. */
second_handicap?: Title,
/** In a trek: what the ship would score now, for each of the titles in their order. */
scores?: Array<number>,
/** Rules of the road that hold for this player, those for everyone included. */
roads?: Array<Modifier>,
/** What the cyan alien aboard is good at. */
specialist?: Modifier,
/** The row and column in which misses hit this player's ship. */
named_result?: Roll,
/** Who works for this player. */
team?: Array<Hired>,
/** Abilities of theirs that have been used in this flight. */
spent?: Array<Modifier>,
/** How this player has bet everyone to finish in this flight, by seat: in which place, from 0, or (`null`) not at
 * all. Left out if there was no bet. */
bets?: Array<number | null>, };

/** The secret that all chance of a game follows from. */
export type Seed = string;

/** A box that parts of the game come from. */
export type Set = "base" | "keep_on_trucking" | "another_big_expansion";

/** What is agreed before a game. */
export type Setup = {
/** How many play. */
players: number,
/** What they play. */
mode: Mode,
/** How they build. */
pace: Pace,
/** How mistakes are handled while building. */
aid: Aid,
/** Are everybody's credits open during a flight (Ruling 11)? */
open_credits: boolean,
/** What is played with beside the base box. */
extras?: Extras, };

/** What may be answered. */
export type Shape = { "type": "yes_no" } | { "type": "one_of",
/** The options that may be chosen. */
options: number,
/** May none be chosen? */
may_pass: boolean, } | { "type": "square",
/** The squares that may be chosen. */
from: Squares, } | { "type": "set",
/** The squares that may be chosen. */
from: Squares,
/** How many at most. */
max: number, } | { "type": "power",
/** The squares that may be chosen. */
from: Squares,
/** How many of them tokens can power, and what is free. */
tokens: number,
/** The panels that can power some of them. */
panels: Array<Panel>, } | { "type": "cargo" } & CargoMenu | { "type": "occupant",
/** Kinds of aliens that may live there, a bit each. */
aliens: number, } | { "type": "place",
/** By turn: the squares it may go to. */
spots: [Squares, Squares, Squares, Squares], };

/** The building zone of a ship. */
export type ShipBoard = {
/** What is written on it, such as `II`. */
name: string,
/** The level it belongs to. */
level: Level,
/** The box it comes from. */
set: Set,
/** How far it is turned from how it is printed; a die decides about some. */
turned: Turn,
/** The squares a component may stand on. */
squares: Squares,
/** Where the starting cabin stands, if there is one. */
start: Square | null,
/** How many components may be in reserve. */
reserve: number,
/** By what a die shows: the squares with that number, of which two dice close some as building begins. None on most
 * boards. */
holes?: [Squares, Squares, Squares, Squares, Squares, Squares],
/** If it is put together from a front and a rear half: the first row of the rear one. */
seam?: number,
/** What is written around it. */
rim: Rim,
/** Where rolls land. */
landings: Landings, };

/** A ship and what it can do. */
export type ShipView = {
/** The ship board it is built on: its place in the catalogue. */
board: number,
/** Squares of the board that are closed in this flight. */
holes?: Squares,
/** Its components. */
tiles: Array<PlacedTile>,
/** The component that may still be taken up again. */
loose: Square | null,
/** What it can do. */
tally: Tally,
/** What is wrong with it; not told before the spot check when people build without aid. */
wrong: Array<Wrong>,
/** Does it fly with its rear ahead? Sides and numbers are those of its board all the same. */
turned?: boolean,
/** Joints that no connector makes. */
joints?: Array<Joint>,
/** What its owner means to build where. */
markers?: Array<MarkerView>, };

/** A side of a ship or of a tile, seen by the owner of the ship: the front is away from the owner. */
export type Side = "front" | "right" | "rear" | "left";

/** One side of a component whose sides were changed. */
export type SideView = {
/** The connector there. */
connector: Connector,
/** Is it plated? */
plated?: boolean,
/** Is there a cap on the connector, so that it does not count as exposed? */
capped?: boolean, };

/** Where a client that comes back has got to. */
export type Since = {
/** The game it followed. */
game: string,
/** The version it has seen last. */
version: number, };

/** Who sits on a seat. */
export type Sitter = { "type": "open" } | { "type": "bot", "value": BotOptions } | { "type": "person", "value": {
/** What they are called. */
name: string,
/** Are they connected? */
connected: boolean,
/** For how long they have been away as this is told, in milliseconds; none while they are connected. */
away: number | null,
/** Have they said that they are ready? */
ready: boolean,
/** The bot that plays for them meanwhile. */
stand_in: BotOptions | null,
/** Did they sit down after the game that is shown? Then they have not played it. */
newcomer: boolean, } };

/** The numbers on the cards of the cyan aliens. */
export type Specialists = {
/** Manager: what a brown or purple alien adds to a strength, in whole points. */
alien_bonus: number,
/** Manager: credits for so many aliens aboard. */
aliens: [Credits, Credits, Credits, Credits],
/** Merchant: credits for each block sold, most valuable colour first. */
goods: [Credits, Credits, Credits, Credits],
/** Micronavigator: days gained. */
days: Days, };

/** One square of a ship board, by the printed numbers of its column and row. */
export type Square = string;

/** A set of squares. */
export type Squares = Array<string>;

/** One step of a game. */
export type Step = {
/** The version it led to. */
version: number,
/** When, in milliseconds since the start of the game. */
at: number,
/** Why. */
cause: StepCause,
/** What happened, as this viewer may know it. */
events: Array<Event>, };

/** Why a step was taken. */
export type StepCause = { "type": "act", "value": Seat } | { "type": "time_out", "value": Seat } | { "type": "undo", "value": Seat } | { "type": "clock" };

/** A building step and whether it may be taken. */
export type StepOffer = {
/** The step. */
step: Build,
/** Why not; none if it may be taken. */
refusal: Refusal | null, };

/** An ability that can be used so many times while a ship is built. */
export type Stock = {
/** Whose. */
ability: Modifier,
/** How many times it can still be used. */
left: number,
/** How many times in all. */
of: number, };

/** Engine or cannon strength, in half points, so that ½ is exact. */
export type Strength = number;

/** Two strengths that were compared. */
export type Strengths = {
/** The player's. */
mine: Strength,
/** The enemy's, with all that it has grown by. */
theirs: Strength, };

/** What the bank holds and pays. */
export type Supply = {
/** Blocks of each colour. */
goods: Goods,
/** What a block of each colour sells for, most valuable colour first. */
prices: [Credits, Credits, Credits, Credits],
/** What each lost component costs at the end. */
lost_component: Credits,
/** Human figures in the box. */
astronauts: number,
/** Alien figures of each colour in the box. */
aliens: number,
/** Battery tokens in the box. */
batteries: number, };

/** What a ship can do. Strengths are in half points. */
export type Tally = {
/** Engine strength without batteries. */
engines: Strength,
/** Engine strength with all the batteries that help. */
engines_powered: Strength,
/** Cannon strength without batteries. */
cannons: Strength,
/** Cannon strength with all the batteries that help. */
cannons_powered: Strength,
/** Humans and aliens aboard; before the launch, how many humans there is room for. */
crew: number,
/** Battery tokens aboard; before the launch, how many there is room for. */
batteries: number,
/** Containers for all but red goods. */
cargo: number,
/** Containers for all goods. */
special_cargo: number,
/** Goods aboard. */
goods: Goods,
/** What the goods would sell for. */
goods_value: Credits,
/** Exposed connectors. */
exposed: number,
/** Sides that a shield covers. */
shields: Array<Side>, };

/** What kind of ship a bot likes. */
export type Taste = "balanced" | "racer" | "hauler" | "gunner" | "tank";

/** How fast a bot works. */
export type Tempo = "relaxed" | "steady" | "brisk" | "instant";

/** Where foresight ends. */
export type Then = "question" | "pieces" | "chance" | "phase_ends";

/** How well a bot plays. */
export type Tier = "random" | "rookie" | "trucker" | "veteran" | "expert";

/** A component tile. */
export type TileEntry = {
/** Its id. */
id: TileId,
/** The name it has in the content files. */
name: string,
/** What it is. */
component: Component,
/** Its connectors, unturned, clockwise from the front. */
connectors: [Connector, Connector, Connector, Connector],
/** Which of its sides are plated, unturned, clockwise from the front. */
plating: [boolean, boolean, boolean, boolean],
/** The box it comes from. */
set: Set, };

/** A tile of the box, by its place in [`Content::tiles`](crate::content::Content::tiles). */
export type TileId = number;

/** The sand timer. */
export type TimerView = {
/** The space it stands on, from 0. */
space: number,
/** How many spaces there are. */
spaces: number,
/** When the sand runs out, on the clock of the game in milliseconds. */
runs_out: number, };

/** The titles of the Transgalactic Trek. */
export type Title = "freight_hauler" | "power_trucker" | "xenoquartermaster" | "cruise_captain" | "master_engineer" | "corridorist" | "contraptionist" | "aesthete";

/** What titles pay, by level. */
export type TitlePay = {
/** With which side of the title dock, or without it. */
dock: Dock,
/** Won, or defended with its silver side up. */
silver: Array<Credits>,
/** Defended with its gold side up. */
gold: Array<Credits>, };

/** What the server says. */
export type ToClient = { "type": "welcome",
/** The version of the protocol. */
protocol: number,
/** The client's seat; none for those who watch. */
you: Seat | null,
/** The room. */
room: RoomView,
/** What was said lately. */
chat: Array<ChatLine>,
/** Who is muted for this client. */
muted: Array<Seat>, } | { "type": "room",
/** The room. */
room: RoomView, } | { "type": "view",
/** Which game. */
game: string,
/** Its version: the number of steps so far. */
version: number,
/** The clock of the game now, in milliseconds. */
at: number,
/** Everything. */
view: GameView, } | { "type": "update",
/** Which game. */
game: string,
/** The version this goes on from. */
from: number,
/** The version it leads to. */
version: number,
/** The clock of the game now, in milliseconds. */
at: number,
/** What happened. */
steps: Array<Step>,
/** The parts of the view that are different now. */
changes: Changes, } | { "type": "ack",
/** The id of the message. */
id: number,
/** For actions in a game: the version they led to. */
version?: number | null, } | { "type": "foreseen",
/** The id of the message. */
id: number,
/** What would happen for certain. */
events: Array<Event>,
/** What would come then. */
then: Then,
/** What catapults could still add to the strength, in halves. */
catapults?: Strength,
/** Where others answer before it is decided: what they leave us, whatever they do. */
outlook?: Outlook, } | { "type": "story",
/** The id of the message. */
id: number,
/** Which game. */
game: string,
/** Which flight of the game, from 0. */
flight: number,
/** It goes up to this version; what happened later comes in updates. */
version: number,
/** Steps that have not been taken back, without those in which nothing happened. */
steps: Array<Step>,
/** Does another part follow? */
more: boolean, } | { "type": "refused",
/** The id of the message, if it had one. */
id?: number | null,
/** Why. */
refusal: Refused, } | { "type": "chat",
/** Who and what. */
line: ChatLine, } | { "type": "pong",
/** As sent. */
t: number,
/** The clock of the game now, in milliseconds; 0 before the first game. */
at: number, } | { "type": "bye",
/** Why. */
refusal: Refused, };

/** What a client says. */
export type ToServer = { "type": "hello",
/** The version of the protocol that the client speaks. */
protocol: number,
/** The code of the room. */
room: string,
/** The secret of a seat; without it one watches. */
token?: string | null,
/** What was seen before the connection was lost. */
since?: Since | null, } | { "type": "knock",
/** The version of the protocol that the client speaks. */
protocol: number,
/** The code of the room. */
room: string, } | { "type": "act",
/** Chosen by the client, given back in the acknowledgement or refusal. */
id: number,
/** For answers: the id of the question answered. */
asked?: number | null,
/** What to do. */
action: Action, } | { "type": "undo",
/** Given back. */
id: number, } | { "type": "what_if",
/** Given back. */
id: number,
/** The answer to try. */
answer: Answer,
/** What is answered to what is then asked of the same player, one after the other; 16 at most. */
then?: Array<Answer>, } | { "type": "chat",
/** Given back. */
id: number,
/** What to say. */
text: string, } | { "type": "mute",
/** Given back. */
id: number,
/** Whom. */
seat: Seat,
/** Mute, or hear again. */
muted: boolean, } | { "type": "room",
/** Given back. */
id: number,
/** What to change. */
change: RoomChange, } | { "type": "story",
/** Given back. */
id: number,
/** Which flight of the game, from 0. */
flight: number, } | { "type": "view", } | { "type": "ping",
/** Given back. */
t: number, };

/** Why a battery token left a ship. */
export type TokenFor = "power" | "price" | "goods" | "eaten";

/** How far a tile is turned from the way it is printed, in quarter turns clockwise. */
export type Turn = number;

/** Where the tile in hand may go in one turn. */
export type TurnOffer = {
/** The squares where it may be put. */
fits: Squares,
/** Empty squares where it may not, with the reason; nothing is told when people build without aid. */
misfits: Array<Misfit>,
/** Squares where it fits only as an ability of the support team is used. Left out if there are none, and when people
 * build without aid. */
uses?: Array<Using>, };

/** Why nothing stopped a projectile. */
export type Unstopped = "no_defence" | "no_battery" | "declined" | "pierced" | "untold";

/** Squares where a tile that is put there uses an ability. */
export type Using = {
/** Which. */
ability: Modifier,
/** How many times. */
count: number,
/** Where. */
squares: Squares, };

/** Who suffers when players are compared. */
export type Victims = "weakest" | "all_but_strongest" | "strongest";

/** What comes with one roll: from one side and in one line, one after the other. */
export type Volley = {
/** The side of the ship it arrives at. */
from: Side,
/** What it is, in order. */
kinds: Array<ProjectileKind>, };

/** Somebody being waited for. */
export type Waiting = {
/** Who. */
seat: Seat,
/** When the default is done for them, on the clock of the game in milliseconds. */
deadline: number | null, };

/** A time of a flight at which abilities can be used. */
export type Window = "before_building" | "mending" | "after_building" | "before_flight" | "bonuses" | "selling";

/** One mistake of a ship. */
export type Wrong = {
/** What. */
mistake: Mistake,
/** The component that is wrong, or the two that must not be neighbours. */
squares: Squares, };

/** The yard where ships are built. */
export type YardView = {
/** Has somebody said "go"? */
open: boolean,
/** How many tiles lie face down. */
face_down: number,
/** The tiles that lie face up. */
face_up: Array<TileId>,
/** The sand timer, if there is one and it runs. */
timer: TimerView | null,
/** Has time run out on the last space? */
time_up: boolean,
/** Turn by turn: whose turn it is. */
turn: Seat | null,
/** Who has taken which starting space, the best one first. */
spaces: Array<Seat | null>,
/** Who mends an illegal ship. */
mending: Array<Seat>,
/** Who is reading which pile: the three of the forecast, and the fourth if somebody may read that one. */
readers: Array<Seat | null>,
/** Who has all others stop building, and for how long. Left out if nobody does. */
halt?: HaltView, };

/** Levels, ascending. */
export const LEVELS: readonly Level[] = ["I", "II", "III", "IV"];

/** Goods, the most valuable first. */
export const GOODS: readonly Good[] = ["red", "yellow", "green", "blue"];

/** Aliens in the order in which they are offered. */
export const ALIENS: readonly Alien[] = ["purple", "brown", "cyan"];

/** Sides, clockwise from the front. */
export const SIDES: readonly Side[] = ["front", "right", "rear", "left"];

/** Cyan aliens in the order of their numbers in questions. */
export const SPECIALISTS: readonly Modifier[] = ["lawyer", "manager", "merchant", "micronavigator", "techie", "diplomat"];

/** The cards of the Rough Roads deck. */
export const ROADS: readonly Modifier[] = ["metal_fatigue", "explosive_stuff", "paranoid_locals", "cosmic_psychosis", "personalized_cabins", "meteoric_inversion", "remorseless_fate", "big_baddies", "piercing_projectiles", "union_ship", "bad_luck", "nasty_surprise", "infected_goods", "defective_connectors", "space_junk", "gravitational_anomaly", "dead_zone", "abandoned_debris", "welcome_to_the_lead", "tough_trip", "murphys_law"];

/** The most cards of the Rough Roads deck that one flight can have. */
export const MAX_ROADS = 3;

/** The most flights that a campaign can have. */
export const MAX_LEGS = 8;

/** The sides of the title dock, and without it. */
export const DOCKS: readonly Dock[] = ["none", "low", "high"];

/** The flights of a trek. */
export const TREK: readonly Level[] = ["I", "II", "III"];

/** The fewest who fly a trek. */
export const TREK_PLAYERS = 2;

/** By level, and by how many play from one on: what is taken out of the boxes for a flight in any case. */
export const NEEDED: { readonly [Each in Level]: readonly (readonly (keyof Boxes)[])[] } = {"I":[[],[],[],[],[]],"II":[[],[],[],[],[]],"III":[[],[],[],[],[]],"IV":[["abe_adventures"],["abe_adventures"],["abe_adventures"],["abe_adventures"],["abe_adventures","technology"]]};

/** The support team, as their cards are called. */
export const MEMBERS: readonly Member[] = ["advertiser", "architect", "assembler", "bureaucrat", "buyer", "deliveryman", "hotel_clerk", "hypergeometer", "inspector", "planner", "plumber", "saboteur", "security_guard", "smuggler", "stock_boy", "swindler", "trader", "welder"];

/** How members come to players. */
export const HIRINGS: readonly Hiring[] = ["none", "dealt", "dealt_first", "contested"];

/** By game: what is never agreed on for it, and how members come to its players. A `leg` is a campaign of one. */
export const AGREEABLE: { readonly [Game in 'learning' | 'flight' | 'trek' | 'leg' | 'campaign']: { never: readonly (keyof Extras)[]; hirings: readonly Hiring[] } } = {"campaign":{"hirings":["none","dealt","dealt_first","contested"],"never":["technology","abe_technology","adventures","abe_adventures","intruders","titles","titles_first","half_scores","double_titles","ships","abe_ships","dock","rough_roads"]},"flight":{"hirings":["none","dealt_first"],"never":["titles","titles_first","half_scores","double_titles","roads_anew","dock"]},"learning":{"hirings":["none"],"never":["technology","abe_technology","adventures","abe_adventures","intruders","titles","titles_first","half_scores","double_titles","roads_anew","ships","abe_ships","dock","rough_roads","handicaps"]},"leg":{"hirings":["none","dealt_first"],"never":["technology","abe_technology","adventures","abe_adventures","intruders","titles","titles_first","half_scores","double_titles","roads_anew","ships","abe_ships","dock","rough_roads"]},"trek":{"hirings":["none"],"never":[]}};

/** How many can play for two titles each. */
export const TWO_TITLES: readonly number[] = [2];

/** What a delivery can make of a component, by its number in questions. */
export const PARTS: readonly Part[] = ["cannon", "engine", "cargo", "cabin"];
