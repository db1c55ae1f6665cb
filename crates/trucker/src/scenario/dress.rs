//! From the lines about the table to the state that a game begins with.

use super::table::Table;
use super::words::{GOODS, Said, TITLES, spell, tile_name};
use trucker_engine::modifiers::{self, Modifiers};
use trucker_engine::rules::Ruleset;
use trucker_engine::setup::Titles;
use trucker_engine::ship::Ship;
use trucker_engine::state::{Flight, HeldTitle, Phase, Setup, State, Yard};
use trucker_engine::tile::{TileId, TileSet};
use trucker_engine::words::{ByPlace, Seat, Seats, Title, Turn};

impl Table {
    /// The state at the start.
    pub(super) fn state(&self) -> Said<State> {
        let seats = Seats::first(self.names.len());
        if seats.is_empty() {
            return Err("say who plays, with a line such as: players red green".to_owned());
        }
        let mut setup = Setup::new(self.names.len() as u8, self.mode);
        if setup.has_titles() && self.names.len() < 2 {
            return Err("a trek needs at least 2 players: nobody flies one alone".to_owned());
        }
        setup.pace = self.pace;
        setup.aid = self.aid;
        let mut extras = self.extras;
        if !self.roads.is_empty() {
            extras.rough_roads = extras.rough_roads.max(1);
        }
        setup.extras = extras;
        setup.check_extras(&self.content).map_err(|wrong| format!("{wrong}"))?;
        let mut state = State::new(setup);
        state.rules = self.rules();
        state.flight_number = self.flight_number;
        state.phase = Phase::Over;
        state.flight = Flight { removed: self.used_cards, ..Flight::default() };
        state.players = self.players;
        self.line_up(&mut state, seats)?;
        self.lay_titles(&mut state)?;
        self.fill_yard(&mut state, seats)?;
        self.fill_bank(&mut state, seats)?;
        self.bend(&mut state);
        Ok(state)
    }

    /// What follows from the cards, aliens and titles that bend the rules.
    fn bend(&self, state: &mut State) {
        state.rules.dead_column = self.dead_column;
        for (road, seats) in &self.roads {
            let everyone = if seats.is_empty() { state.seats() } else { *seats };
            for seat in everyone.iter() {
                state.players[seat].rules.modifiers.insert(*road);
            }
        }
        // Those who have a flight behind them came first.
        for both in [true, false] {
            for (seat, member, _) in self.teams.iter().filter(|(.., seasoned)| *seasoned == both) {
                state.players[*seat].team.hire(*member);
            }
            if both {
                state.players.0.iter_mut().for_each(|player| player.team.season());
            }
        }
        for player in &mut state.players.0 {
            let abilities = player.team.abilities();
            player.rules.modifiers = player.rules.modifiers.or(abilities);
            let titles = Modifiers::of_titles(&player.rules);
            player.rules.modifiers = player.rules.modifiers.or(titles);
        }
        modifiers::resolve(&mut state.rules, &mut state.players.0);
        for seat in state.seats().iter() {
            let quirks = modifiers::quirks(state.players[seat].rules.modifiers, &state.rules);
            let mut ship = state.ships[seat].with_quirks(&self.content, quirks);
            if self.turned_ships.contains(seat) {
                ship.turn_round();
            }
            state.ships[seat] = ship;
        }
    }

    /// A ship of which nothing is built yet, on a player's board.
    pub(super) fn empty_ship(&self, seat: Seat) -> Ship {
        let grid = self.rules().ship_board(&self.content, seat).grid;
        Ship::on(grid).among_cyan(self.round().boxes.have_cyan())
    }

    /// The rules of the flight, with the ship board it is flown on.
    pub(super) fn rules(&self) -> Ruleset {
        let round = self.round();
        let mut rules = Ruleset::new(round.level, round.learning);
        let board = self.content.turned_board(round.ship_board(&self.content), self.turned);
        rules.board = (board != round.level.index()).then_some(board as u8);
        rules.holes = self.holes;
        rules
    }

    fn line_up(&self, state: &mut State, seats: Seats) -> Said<()> {
        let board = state.rules.flight_board(&self.content).clone();
        let defended = matches!(state.round().titles, Titles::Defended { .. });
        for seat in seats.iter() {
            let player = &mut state.players[seat];
            player.position = self.positions[seat].unwrap_or(board.start[seat.index()]);
            player.shown = player.credits;
            let gold = |held: Option<HeldTitle>| held.filter(|held| held.gold).map(|held| held.title);
            player.rules.handicap = gold(player.title);
            player.rules.second = gold(player.second_title);
            if player.title.is_some() && !defended {
                return Err(
                    "titles are held on the second and third flight of a trek: level trek 2, level trek 3".to_owned()
                );
            }
            if player.gave_up.is_none() {
                state.flight.flying.insert(seat);
            }
        }
        for seat in state.flight.flying.iter() {
            for other in state.flight.flying.iter().filter(|other| *other > seat) {
                if (state.players[seat].position - state.players[other].position).0 % board.spaces.0 == 0 {
                    let both = [seat, other].map(|seat| self.names[seat.index()].as_str()).join(" and ");
                    return Err(format!(
                        "{both} stand on the same space of the flight board ({} a lap)",
                        board.spaces.0
                    ));
                }
            }
        }
        Ok(())
    }

    fn lay_titles(&self, state: &mut State) -> Said<()> {
        let players = self.names.len();
        let is_first = state.round().titles == Titles::Won;
        let mut titles = self.titles.clone();
        let count = state.setup.title_count();
        if titles.is_empty() && is_first {
            titles = Title::ALL.into_iter().take(count).collect();
        }
        let different = titles.iter().enumerate().all(|(i, title)| !titles[..i].contains(title));
        if !titles.is_empty() && (!is_first || titles.len() != count || !different) {
            return Err(format!("in-play needs level trek 1 and {count} different titles, one for each player"));
        }
        let seats = Seats::first(players);
        for (seat, other) in seats.iter().flat_map(|seat| seats.iter().map(move |other| (seat, other))) {
            let [first, second] = [seat, other].map(|seat| self.players[seat].title.map(|held| held.title));
            if let Some(title) = first.filter(|_| seat < other && first == second) {
                let both = [seat, other].map(|seat| self.names[seat.index()].as_str()).join(" and ");
                let title = spell(&title, &TITLES);
                return Err(format!("{both} hold the title {title}: each title is there once"));
            }
        }
        for (place, title) in titles.into_iter().enumerate() {
            state.titles[place] = Some(title);
        }
        Ok(())
    }

    fn fill_yard(&self, state: &mut State, seats: Seats) -> Said<()> {
        let mut heap = self.content.heap(state.round().boxes);
        let mut seen = TileSet::default();
        let mut use_up = |tile: TileId| {
            heap.remove(tile);
            let twice = seen.contains(tile);
            seen.insert(tile);
            if twice { Err(format!("tile {} is there twice", tile_name(&self.content, tile))) } else { Ok(()) }
        };
        for (seat, cabin) in seats.iter().zip(self.content.starting_cabins()) {
            state.ships[seat] = self.ships[seat].unwrap_or_else(|| {
                let mut ship = self.empty_ship(seat);
                if let Some(start) = state.rules.start(&self.content, seat) {
                    ship.put(&self.content, start, cabin, Turn::NONE);
                }
                ship
            });
            let aboard = state.ships[seat].tiles().map(|(_, placed)| placed.tile);
            aboard.chain(self.reserves[seat].into_iter().flatten()).try_for_each(&mut use_up)?;
        }
        self.face_up.iter().try_for_each(&mut use_up)?;
        state.yard = Yard::full(self.face_down.unwrap_or(heap));
        for tile in seen.iter() {
            state.yard.face_down.remove(tile);
        }
        state.yard.face_up = self.face_up;
        for seat in seats.iter() {
            state.yard.builders[seat].reserve = self.reserves[seat];
        }
        Ok(())
    }

    fn fill_bank(&self, state: &mut State, seats: Seats) -> Said<()> {
        for (name, good) in GOODS.iter().map(|(name, good)| (name, *good)) {
            let ships = seats.iter().map(|seat| &state.ships[seat]);
            let on_ship =
                |ship: &Ship| ship.tiles().map(|(square, _)| u32::from(ship.aboard(square).goods()[good])).sum::<u32>();
            let aboard: u32 = ships.map(on_ship).sum();
            let supply = state.round().boxes.bank(&self.content)[good];
            let rest = u8::try_from(aboard).ok().and_then(|aboard| supply.checked_sub(aboard));
            let rest = rest.ok_or_else(|| format!("{aboard} {name} goods are aboard, the box has {supply}"))?;
            if let Some(said) = self.bank[good.index()].filter(|said| *said > rest) {
                let why = if aboard > 0 {
                    format!("{aboard} of {supply} are aboard")
                } else {
                    format!("the box has {supply}")
                };
                return Err(format!("the bank cannot have {said} {name} goods: {why}"));
            }
            state.bank[good] = self.bank[good.index()].unwrap_or(rest);
        }
        Ok(())
    }

    /// Everyone's starting space at launch: as said, otherwise in seat order on the spaces that are left.
    pub(super) fn starting_spaces(&self) -> Said<ByPlace<Option<Seat>>> {
        let seats = Seats::first(self.names.len());
        let mut spaces: ByPlace<Option<Seat>> = ByPlace::default();
        for seat in seats.iter() {
            if let Some(space) = self.spaces[seat] {
                let place = &mut spaces[usize::from(space)];
                if usize::from(space) >= self.names.len() || place.is_some() {
                    return Err(format!("starting space {} is not free: there are as many as players", space + 1));
                }
                *place = Some(seat);
            }
        }
        for seat in seats.iter().filter(|seat| self.spaces[*seat].is_none()) {
            if let Some(place) = spaces.0.iter_mut().find(|place| place.is_none()) {
                *place = Some(seat);
            }
        }
        Ok(spaces)
    }
}
