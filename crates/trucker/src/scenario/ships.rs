//! Ships: tiles by name or made up, and what stands on them.

use super::lines::{Words, first_word};
use super::table::Table;
use super::words::{ALIENS, GOODS, Said, TURNS, shown, spell};
use crate::ship::lodging::is_module;
use crate::ship::marks;
use trucker_engine::content::Content;
use trucker_engine::rules::SeatRules;
use trucker_engine::ship::{Aboard, MAX_COMPONENTS, Part, Ship, analysis};
use trucker_engine::squares::Square;
use trucker_engine::state::State;
use trucker_engine::tile::{Component, MAX_TILES, Tile, TileId};
use trucker_engine::words::{Good, Goods, Seat, Seats, Turn};

/// How the names of tiles begin that a scenario makes up without naming them.
const MADE_UP: &str = "made-up-";

impl Table {
    /// `tile gun cannon 0030`: a made-up tile with a name.
    pub(super) fn read_named_tile(&mut self, words: &mut Words) -> Said<()> {
        let name = words.word("a name")?;
        if self.content.tile_named(name).is_some() || name.parse::<Square>().is_ok() {
            return Err(format!("there is a tile named '{}' already", shown(name)));
        }
        self.made_up(name, words, false).map(|_| ())
    }

    /// A tile: the name of one, or a made-up one by kind, capacity if it has one, and sides.
    pub(super) fn tile(&mut self, words: &mut Words) -> Said<TileId> {
        let word = words.peek().ok_or("a tile is missing: allowed is its name, or kind and sides")?;
        if let Some(tile) = self.content.tile_named(word) {
            words.take();
            return Ok(tile);
        }
        let name = format!("{MADE_UP}{}", self.content.tiles.len());
        self.made_up(&name, words, false).map(|(tile, _)| tile)
    }

    /// The same on a ship, where the sides of a made-up tile may be written as they lie: after its turn.
    fn tile_as_it_lies(&mut self, words: &mut Words) -> Said<(TileId, Option<Turn>)> {
        if words.peek().is_some_and(|word| self.content.tile_named(word).is_some()) {
            return self.tile(words).map(|tile| (tile, None));
        }
        let name = format!("{MADE_UP}{}", self.content.tiles.len());
        self.made_up(&name, words, true)
    }

    fn made_up(&mut self, name: &str, words: &mut Words, may_lie: bool) -> Said<(TileId, Option<Turn>)> {
        let word = words.word("a kind of tile")?;
        let kind = word.replace('-', "_");
        let fits = |holds: u8| trucker_content::parse_tile("tile", &kind, &holds.to_string(), "0000").is_ok();
        let param = match (1..=99).rev().find(|holds| fits(*holds)) {
            None if kind == "combined" => words.word("what it holds, such as cargo2+battery2,")?.to_owned(),
            None if kind == "mixed_life_support" => words.word("its colours, such as cyan+purple,")?.to_owned(),
            Some(most) => words.number(&format!("what a {word} holds"), 1, most)?.to_string(),
            None => String::new(),
        };
        let param = param.as_str();
        let unknown = |why| format!("tile '{}' is not one: {why}; or the name of a tile such as t042", shown(word));
        // Says which kinds there are before it complains about sides that are missing.
        trucker_content::parse_tile("tile", &kind, param, "0000").map_err(unknown)?;
        let turn = if may_lie && next_is_turn(words) { Some(words.one_of("turn", &TURNS)?) } else { None };
        let sides = words.word("the sides of the tile, such as 3120 for front, right, rear and left,")?;
        // What lies turned clockwise had its front where its right side is now looking from.
        let mut printed: Vec<char> = sides.chars().collect();
        let quarters = turn.map_or(0, Turn::quarters).min(printed.len());
        printed.rotate_left(quarters);
        let printed: String = printed.into_iter().collect();
        let tile = trucker_content::parse_tile(name, &kind, param, &printed).map_err(unknown)?;
        Ok((self.add(tile)?, turn))
    }

    /// The ship of a player once more for another, with made-up tiles of its own and its own starting cabin.
    pub(super) fn copy(&mut self, from: Seat, to: Seat) -> Said<Ship> {
        let model = self.ships[from].ok_or("that player has no ship yet")?;
        let mut ship = Ship::on(model.grid()).among_cyan(model.is_among_cyan());
        for (square, placed) in model.tiles() {
            let tile = self.content.tile(placed.tile).clone();
            let copy = if tile.component == Component::StartingCabin {
                self.content.starting_cabins().nth(to.index()).ok_or("the box has too few starting cabins")?
            } else if tile.name.starts_with(MADE_UP) {
                self.add(Tile { name: format!("{MADE_UP}{}", self.content.tiles.len()), ..tile })?
            } else {
                return Err(format!("tile {} is in the box once: only made-up tiles can be copied", tile.name));
            };
            ship.put(&self.content, square, copy, placed.turn);
        }
        self.copy_rest(&model, &mut ship)?;
        Ok(ship)
    }

    /// Marks, and what stands on components, which fits what they have become.
    fn copy_rest(&self, model: &Ship, ship: &mut Ship) -> Said<()> {
        model.marks().iter().try_for_each(|(square, mark)| marks::put(ship, &self.content, square, mark))?;
        model.occupied().iter().for_each(|square| ship.set_aboard(square, model.aboard(square)));
        Ok(())
    }

    /// `mark red 8,7 sides 3P12`: how a component differs from its tile.
    pub(super) fn read_mark(&mut self, words: &mut Words) -> Said<()> {
        let seat = words.seat()?;
        let mut ship = self.ships[seat].ok_or("that player has no ship yet: its lines come first")?;
        let (square, mark) = marks::read(words.rest())?;
        marks::put(&mut ship, &self.content, square, mark)?;
        self.ships[seat] = Some(ship);
        Ok(())
    }

    /// The ship of a code, on the player's own starting cabin.
    pub(super) fn ship_of_code(&mut self, code: &str, seat: Seat) -> Said<Ship> {
        // Which board it stands on is said by the table. Only tiles of the boxes have a code.
        let (_, model) = crate::ship::code::decode(code, trucker_content::all())?;
        let mut ship = self.empty_ship(seat);
        for (square, placed) in model.tiles() {
            let starting = self.content.starting_cabins().any(|cabin| cabin == placed.tile);
            let own = self.content.starting_cabins().nth(seat.index()).filter(|_| starting);
            ship.put(&self.content, square, own.unwrap_or(placed.tile), placed.turn);
        }
        self.copy_rest(&model, &mut ship)?;
        Ok(ship)
    }

    fn add(&mut self, tile: Tile) -> Said<TileId> {
        if self.content.tiles.len() >= MAX_TILES {
            return Err(format!("too many tiles: a box has at most {MAX_TILES}"));
        }
        self.content.tiles.push(tile);
        Ok(TileId(self.content.tiles.len() as u16 - 1))
    }

    /// A line about one square of a ship.
    pub(super) fn read_square(&mut self, seat: Seat, text: &str) -> Said<Square> {
        let names = self.names.clone();
        let mut words = Words::new(text, &names);
        let square = words.square()?;
        let mut ship = self.ships[seat].unwrap_or_else(|| self.empty_ship(seat));
        if words.takes("empty") {
            ship.take(&self.content, square).ok_or_else(|| format!("{square} is empty already"))?;
        } else {
            let is_about_contents = words.peek().is_some_and(|word| CONTENTS.contains(&word));
            if !is_about_contents || !ship.occupied().contains(square) {
                self.put(&mut ship, seat, square, &mut words)?;
            }
            fill(&mut ship, &self.content, square, &mut words)?;
        }
        words.end()?;
        self.ships[seat] = Some(ship);
        Ok(square)
    }

    /// Aliens need life support, and a ship carries one of each kind; with the line that says otherwise.
    pub(super) fn check_aliens(&self) -> Result<(), (Option<usize>, String)> {
        for seat in Seats::first(self.names.len()).iter() {
            let Some(ship) = &self.ships[seat] else { continue };
            let mut kinds = Vec::new();
            for cabin in ship.part(Part::Cabin) {
                let Some(alien) = ship.aboard(cabin).alien() else { continue };
                let (who, colour) = (&self.names[seat.index()], spell(&alien, &ALIENS));
                let wrong = |what: String| Err((self.line_of(seat, Some(cabin)), what));
                if !analysis::supports(ship, &self.content, SeatRules::default(), cabin, alien) {
                    let what = format!("the cabin at {cabin} of {who} is joined to no life-support-{colour}");
                    return wrong(format!("{what}, so no {colour} alien can live there"));
                }
                if kinds.contains(&alien) {
                    return wrong(format!("{who} has two {colour} aliens: a ship carries one of each kind"));
                }
                kinds.push(alien);
            }
        }
        Ok(())
    }

    /// What only some may have aboard: hidden blocks, red blocks in white containers, a human beside an alien, crew
    /// that is awake in a stasis chamber; with the line that has it.
    pub(super) fn check_contents(&self, state: &State) -> Result<(), (Option<usize>, String)> {
        for seat in state.seats().iter() {
            let Some(said) = &self.ships[seat] else { continue };
            let ship = &state.ships[seat];
            let quirks = ship.quirks();
            for square in ship.occupied() {
                let (aboard, who) = (said.aboard(square), &self.names[seat.index()]);
                let Some(component) = ship.component(&self.content, square) else { continue };
                let red = aboard.goods()[Good::Red];
                let more_red = u8::from(quirks.red_in_white && component.containers() > component.red_containers());
                let awake = component == Component::StasisChamber && aboard.batteries() > 0;
                let crowded = quirks.awake && component.sleepers() > 0 && aboard.humans() > component.sleepers() / 2;
                let what = if red > component.red_containers() + more_red {
                    "red goods need a special-cargo hold, a container each".to_owned()
                } else if is_module(component) && !aboard.goods().is_empty() && !quirks.stores {
                    format!("{who} has no smuggler, so modules hide nothing")
                } else if aboard.alien().is_some() && aboard.humans() > 0 && !quirks.shared {
                    format!("{who} has no hotel-clerk, so no human lives with an alien")
                } else if awake && !quirks.awake {
                    format!("{who} has no hotel-clerk with both abilities, so everyone in a stasis chamber is asleep")
                } else if crowded {
                    "two sleep in this stasis chamber: two others are awake".to_owned()
                } else {
                    continue;
                };
                return Err((self.line_of(seat, Some(square)), what));
            }
        }
        Ok(())
    }

    fn put(&mut self, ship: &mut Ship, seat: Seat, square: Square, words: &mut Words) -> Said<()> {
        let mut turn = None;
        let tile = if words.takes("start") {
            self.content.starting_cabins().nth(seat.index()).ok_or("the box has too few starting cabins")?
        } else {
            let (tile, lies) = self.tile_as_it_lies(words)?;
            turn = lies;
            tile
        };
        let turn = match turn {
            Some(turn) => turn,
            None if next_is_turn(words) => words.one_of("turn", &TURNS)?,
            None => Turn::NONE,
        };
        ship.take(&self.content, square);
        if ship.occupied().len() >= MAX_COMPONENTS {
            return Err(format!("a ship has at most {MAX_COMPONENTS} components"));
        }
        ship.put(&self.content, square, tile, turn);
        Ok(())
    }
}

/// Is the next word one for how a tile is turned?
fn next_is_turn(words: &Words) -> bool {
    words.peek().is_some_and(|word| TURNS.iter().any(|(name, _)| *name == word))
}

/// The words that say what stands on a tile.
const CONTENTS: [&str; 7] = ["humans", "sleepers", "alien", "batteries", "goods", "full", "nothing"];

/// Puts crew, batteries and goods on a tile.
fn fill(ship: &mut Ship, content: &Content, square: Square, words: &mut Words) -> Said<()> {
    let component = ship.component(content, square).ok_or("a tile is missing")?;
    let (mut aboard, mut beside) = (ship.aboard(square), false);
    while let Some(word) = words.take() {
        let wrong = |what: &str| format!("{what} cannot stand on this tile");
        match (word, component) {
            ("nothing", _) => aboard = Aboard::NOTHING,
            ("humans", Component::Cabin) if beside => aboard = aboard.with_humans(words.number("humans", 0, 1)?),
            ("humans", Component::Cabin | Component::StartingCabin) => {
                aboard = aboard.with_humans(words.number("humans", 0, 2)?).with_alien(None);
            }
            // Whoever is awake there is counted with the batteries until the ship knows that some are.
            ("humans", Component::StasisChamber) => {
                aboard = aboard.with_batteries(words.number("humans", 0, component.sleepers() / 2)?);
            }
            ("sleepers", Component::StasisChamber) => {
                aboard = aboard.with_humans(words.number("sleepers", 0, component.sleepers())?);
            }
            ("full", Component::StasisChamber) => aboard = aboard.with_humans(component.sleepers()),
            ("alien", Component::Cabin) => {
                aboard = aboard.with_humans(0).with_alien(Some(words.one_of("alien", &ALIENS)?));
                beside = true;
            }
            ("batteries", component) if component.batteries() > 0 => {
                aboard = aboard.with_batteries(words.number("batteries", 0, component.batteries())?);
            }
            ("full", component) if component.batteries() > 0 => aboard = aboard.with_batteries(component.batteries()),
            ("full", Component::Cabin | Component::StartingCabin) => aboard = aboard.with_humans(2).with_alien(None),
            ("goods", component) if component.containers() > 0 || is_module(component) => {
                let most = component.containers().max(1);
                let mut goods = Goods::NONE;
                while words.peek().is_some_and(|word| !CONTENTS.contains(&word)) {
                    goods[words.one_of("goods", &GOODS)?] += 1;
                    if goods.count() > u32::from(most) {
                        return Err(format!("this hold has {most} containers, one block goes into each"));
                    }
                }
                if is_module(component) && goods[Good::Red] + goods[Good::Yellow] > 0 {
                    return Err("a module hides one green or blue block".to_owned());
                }
                aboard = Good::ALL.into_iter().fold(aboard, |aboard, good| aboard.with_good(good, goods[good]));
            }
            ("humans" | "sleepers" | "alien" | "batteries" | "goods" | "full", _) => return Err(wrong(word)),
            _ => {
                let allowed =
                    "^ > v < (turn), humans 2, sleepers 4, alien purple, batteries 2, goods red blue, full, nothing";
                return Err(format!("'{}' is unknown: allowed is {allowed}", shown(word)));
            }
        }
    }
    ship.set_aboard(square, aboard);
    Ok(())
}

/// Is this a line about a square of a ship?
pub(super) fn is_square_line(text: &str) -> bool {
    first_word(text).0.contains(',')
}
