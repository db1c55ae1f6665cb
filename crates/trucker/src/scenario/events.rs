//! Events in the words of scenario files, such as `red moved -2 to 6`.

use super::words::{
    ABILITIES, ALIENS, GAVE_UP, GOODS, HANDS, HOARDS, LOSSES, MARKERS, MEASURES, MEMBERS, MISTAKES, ROADS, SIDES,
    SPECIALISTS, TITLES, TURNS, goods_words, name, plain, projectile_words, spell, squares_words, tile_name,
};
use trucker_engine::content::Content;
use trucker_engine::event::{Event, Marking, Money};
use trucker_engine::named::Named;
use trucker_engine::words::{Roll, Seat};

/// An event as a scenario spells it. An expectation may leave words off its end.
pub(super) fn event_words(event: &Event, content: &Content, names: &[String]) -> String {
    let of = |seat| name(names, seat);
    let tile = |id| tile_name(content, id);
    match *event {
        Event::FlightSetUp { number } => format!("flight {} set up", number + 1),
        Event::TitleDrawn { title } => format!("title {} drawn", spell(&title, &TITLES)),
        Event::RoadDrawn { road, seat: None, .. } => format!("road {}", spell(&road, &ROADS)),
        Event::RoadDrawn { road, seat: Some(seat), .. } => format!("{} road {}", of(seat), spell(&road, &ROADS)),
        Event::MembersDealt { seat, cards } => format!("{} dealt {cards} members", of(seat)),
        Event::MembersLaid { members } => {
            let names: Vec<&str> = members.iter().map(|member| spell(&member, &MEMBERS)).collect();
            format!("members laid {}", names.join(" "))
        }
        Event::MemberHired { seat, member } => format!("{} member {}", of(seat), spell(&member, &MEMBERS)),
        Event::MemberLeft { member } => format!("member left {}", spell(&member, &MEMBERS)),
        Event::AbilityUsed { seat, ability } => format!("{} used {}", of(seat), spell(&ability, &ABILITIES)),
        Event::BetOnPlace { seat, at, place } => format!("{} bet {} {}", of(seat), of(at), place + 1),
        Event::BetOnDropOut { seat, at } => format!("{} bet {} out", of(seat), of(at)),
        Event::FinishBonusChanged { seat, credits } => format!("{} finish bonus {}", of(seat), credits.0),
        Event::LooksBonusChanged { seat, credits } => format!("{} looks bonus {}", of(seat), credits.0),
        Event::PriceChanged { seat, good, credits } => {
            format!("{} price {} {}", of(seat), spell(&good, &GOODS), credits.0)
        }
        Event::Marked { seat, square, how, .. } => format!("{} marked {square} {}", of(seat), marking_words(how)),
        Event::RoadsAgreed { cards, agreed: true } => format!("roads agreed {cards}"),
        Event::RoadsAgreed { cards, agreed: false } => format!("roads not agreed {cards}"),
        Event::HandicapTaken { seat, cards } => format!("{} handicap {cards}", of(seat)),
        Event::ColumnDied { column } => format!("column {} died", column.number()),
        Event::ResultNamed { seat, by, roll } => format!("{} named {} for {}", of(by), roll.number(), of(seat)),
        Event::ShipTurned { seat } => format!("{} turned round", of(seat)),
        Event::DieRolled { seat, die, .. } => format!("{} rolled die {die}", of(seat)),
        Event::EnemyGrew { by, seat: None } => format!("enemy grew {by}"),
        Event::EnemyGrew { by, seat: Some(seat) } => format!("enemy grew {by} for {}", of(seat)),
        Event::SideNamed { seat, side } => format!("{} named {}", of(seat), spell(&side, &SIDES)),
        Event::FiredAt { seat, square, at } => format!("{} fired {square} at {}", of(seat), of(at)),
        Event::TitleHalved { seat, title, score } => format!("{} halved {} {score}", of(seat), spell(&title, &TITLES)),
        Event::TilesLeftOut { tiles } => format!("tiles left out {tiles}"),
        Event::TileTaken { seat, tile: taken, face_down } => {
            let verb = if face_down { "drew" } else { "took" };
            format!("{} {verb} {}", of(seat), taken.map_or("a tile", tile))
        }
        Event::ReserveTaken { seat, tile: taken } => format!("{} took {} from reserve", of(seat), tile(taken)),
        Event::ReserveRaided { seat, rival, tile: taken } => {
            format!("{} raided {} {}", of(seat), of(rival), tile(taken))
        }
        Event::BuildingHalted { seat, .. } => format!("{} halted", of(seat)),
        Event::MarkerLaid { seat, marker, square } => {
            format!("{} laid marker {} {square}", of(seat), spell(&marker, &MARKERS))
        }
        Event::MarkerLost { seat, marker, square } => {
            format!("{} lost marker {} {square}", of(seat), spell(&marker, &MARKERS))
        }
        Event::TileLifted { seat, tile: lifted } => format!("{} lifted {}", of(seat), tile(lifted)),
        Event::TilePlaced { seat, tile: placed, square, turn } => {
            format!("{} placed {} {square} {}", of(seat), tile(placed), spell(&turn, &TURNS))
        }
        Event::TileReserved { seat, tile: kept } => format!("{} reserved {}", of(seat), tile(kept)),
        Event::TileReturned { seat, tile: back } => format!("{} returned {}", of(seat), tile(back)),
        Event::PileOpened { seat, pile } => format!("{} opened pile {}", of(seat), pile + 1),
        Event::PileClosed { seat, pile } => format!("{} closed pile {}", of(seat), pile + 1),
        Event::TimerTurned { seat, space } => format!("{} turned timer {}", of(seat), space + 1),
        Event::SandRanOut { space } => format!("sand ran out {}", space + 1),
        Event::BuildingFinished { seat, space } => format!("{} finished space {}", of(seat), space + 1),
        Event::Rebuilding { seat } => format!("{} rebuilds", of(seat)),
        Event::MistakeFound { seat, mistake, squares } => {
            format!("{} mistake {} {}", of(seat), spell(&mistake, &MISTAKES), squares_words(squares))
        }
        Event::ShipLaunched { seat, position } => format!("{} launched {}", of(seat), position.0),
        Event::AlienBoarded { seat, cabin, alien } => {
            format!("{} boarded {} alien {cabin}", of(seat), spell(&alien, &ALIENS))
        }
        Event::BatteriesCharged { seat, square, tokens } => format!("{} charged {square} {tokens}", of(seat)),
        Event::HumansBoarded { seat, cabin, humans } => format!("{} boarded {humans} humans {cabin}", of(seat)),
        Event::SleepersBoarded { seat, chamber, humans } => format!("{} laid {humans} sleepers {chamber}", of(seat)),
        Event::Woken { seat, chamber, cabin } => format!("{} woke {chamber} to {cabin}", of(seat)),
        Event::SpecialistBoarded { seat, specialist } => {
            format!("{} hired {}", of(seat), spell(&specialist, &SPECIALISTS))
        }
        Event::SpecialistLost { seat, specialist } => {
            format!("{} lost specialist {}", of(seat), spell(&specialist, &SPECIALISTS))
        }
        Event::Spared { seat } => format!("{} was spared", of(seat)),
        Event::CardRevealed { card } => format!("card {} revealed", content.card(card).name),
        Event::CardSkipped { card } => format!("card {} skipped", content.card(card).name),
        Event::GiveUpAnnounced { seat, announced: true } => format!("{} announced to give up", of(seat)),
        Event::GiveUpAnnounced { seat, announced: false } => format!("{} took giving up back", of(seat)),
        Event::LeftFlight { seat, why } => format!("{} left {}", of(seat), spell(&why, &GAVE_UP)),
        Event::Rolled { seat, dice, .. } => format!("{} rolled {}+{}", of(seat), dice.first(), dice.second()),
        Event::Declared { seat, measure, strength, .. } => {
            format!("{} declared {} {strength}", of(seat), spell(&measure, &MEASURES))
        }
        Event::BatterySpent { seat, square, .. } => format!("{} spent battery {square}", of(seat)),
        Event::PanelUsed { seat, square } => format!("{} used panel {square}", of(seat)),
        Event::CrubotsOn { seat, stations } => format!("{} switched on {}", of(seat), squares_words(stations)),
        Event::Thrust { seat, side, .. } => format!("{} thrust {}", of(seat), spell(&side, &SIDES)),
        Event::Boosted { seat, booster, boosted } => {
            format!("{} boosted {booster} with {}", of(seat), squares_words(boosted))
        }
        Event::Catapulted { seat, catapult, square, good } => {
            format!("{} fired {} {square} with {catapult}", of(seat), spell(&good, &GOODS))
        }
        Event::Burned { seat, furnace, good } => format!("{} burned {} {furnace}", of(seat), spell(&good, &GOODS)),
        Event::Moved { seat, days, position, .. } => format!("{} moved {:+} to {}", of(seat), days.0, position.0),
        Event::Landed { seat, planet } => format!("{} landed {}", of(seat), planet + 1),
        Event::TurnedBack { seat, able } => {
            format!("{} turned back {}", of(seat), if able { "able" } else { "unable" })
        }
        Event::Fastest { seat, judged } => {
            let mut numbers = judged.iter().flat_map(|judged| judged.numbers.iter());
            let mine = numbers.find(|number| number.seat == seat).map(|number| number.strength);
            format!("{} fastest {}", of(seat), mine.unwrap_or_default())
        }
        Event::EnemyBeaten { seat } => format!("{} won", of(seat)),
        Event::EnemyTied { seat } => format!("{} tied", of(seat)),
        Event::BeatenByEnemy { seat, .. } => format!("{} was beaten", of(seat)),
        Event::Weakest { seat, measure, .. } => format!("{} weakest {}", of(seat), spell(&measure, &MEASURES)),
        Event::Missed { seat, projectile, roll, .. } => {
            format!("{} missed by {} {}", of(seat), projectile_words(projectile), line_words(roll))
        }
        Event::Bounced { seat, projectile, target, .. } => {
            format!("{} bounced {} {target}", of(seat), projectile_words(projectile))
        }
        Event::ShotDown { seat, projectile, target, .. } => {
            format!("{} shot {} {target}", of(seat), projectile_words(projectile))
        }
        Event::Shielded { seat, projectile, target, .. } => {
            format!("{} shielded {} {target}", of(seat), projectile_words(projectile))
        }
        Event::Hit { seat, projectile, target, .. } => {
            format!("{} hit by {} {target}", of(seat), projectile_words(projectile))
        }
        Event::IntruderMissed { seat, .. } => format!("{} intruder missed", of(seat)),
        Event::IntruderTurnedAway { seat, square, .. } => format!("{} intruder turned away {square}", of(seat)),
        Event::IntruderStepped { seat, hand, step, square, .. } => {
            format!("{} intruder step {} {step} {square}", of(seat), spell(&hand, &HANDS))
        }
        Event::IntruderDefeated { seat, hand, step, square, .. } => {
            format!("{} intruder defeated {} {step} {square}", of(seat), spell(&hand, &HANDS))
        }
        Event::IntruderLeft { seat, hand, step, .. } => {
            format!("{} intruder left {} {step}", of(seat), spell(&hand, &HANDS))
        }
        Event::ChargePlanted { seat, step, square, .. } => format!("{} charge planted {step} {square}", of(seat)),
        Event::ChargesExploded { seat, squares, .. } => {
            format!("{} charges exploded {}", of(seat), squares_words(squares))
        }
        Event::SabotageMissed { seat, column, row } => {
            format!("{} sabotage missed {},{}", of(seat), line_words(column), line_words(row))
        }
        Event::CameToNothing { seat, column, row, .. } => {
            format!("{} rolled for nothing {},{}", of(seat), line_words(column), line_words(row))
        }
        Event::TileLost { seat, tile: lost, square, loss, .. } => {
            let place = square.map_or_else(|| tile(lost).to_owned(), |square| square.to_string());
            format!("{} lost tile {place} {}", of(seat), spell(&loss, &LOSSES))
        }
        Event::BoardDealt { seat, board } => format!("{} dealt board {}", of(seat), board + 1),
        Event::HolesRolled { dice } => format!("holes {}+{}", dice.first(), dice.second()),
        Event::CabinTakenAway { seat, square } => format!("{} cabin taken away {square}", of(seat)),
        Event::BoardTurned { die, turn } => format!("board turned {} {die}", spell(&turn, &TURNS)),
        Event::JunkyardRow { seat, row } => format!("{} took row {}", of(seat), row + 1),
        Event::BatteryGained { seat, square } => format!("{} gained battery {square}", of(seat)),
        Event::HumanGained { seat, square } => format!("{} gained human {square}", of(seat)),
        Event::SideIgnored { seat, side } => format!("{} ignores {}", of(seat), spell(&side, &SIDES)),
        Event::HasMost { seat, hoard, count, .. } => {
            format!("{} has most {} {count}", of(seat), spell(&hoard, &HOARDS))
        }
        Event::TileTakenOff { seat, square, .. } => format!("{} took off {square}", of(seat)),
        Event::CrewLost { seat, cabin, alien: None, .. } => format!("{} lost human {cabin}", of(seat)),
        Event::CrewLost { seat, cabin, alien: Some(alien), .. } => {
            format!("{} lost {} alien {cabin}", of(seat), spell(&alien, &ALIENS))
        }
        Event::GoodLoaded { seat, square, good } => format!("{} put {} {square}", of(seat), spell(&good, &GOODS)),
        Event::GoodLifted { seat, square, good } => format!("{} lifted {} {square}", of(seat), spell(&good, &GOODS)),
        Event::GoodsLeft { seat, goods } => format!("{} left behind {}", of(seat), goods_words(goods)),
        Event::GoodsShort { seat, goods } => format!("{} short of {}", of(seat), goods_words(goods)),
        Event::GoodLost { seat, square, good } => format!("{} lost good {} {square}", of(seat), spell(&good, &GOODS)),
        Event::Paid { seat, credits, why, each } => {
            let verb = if credits.0 < 0 { "paid" } else { "gained" };
            let each = each.map(|each| format!(" at {}", each.0)).unwrap_or_default();
            format!("{} {verb} {} for {}{each}", of(seat), credits.0.unsigned_abs(), money_words(why, content))
        }
        Event::TitleScored { seat, title, score } => format!("{} scored {} {score}", of(seat), spell(&title, &TITLES)),
        Event::TitleTaken { seat, title } => format!("{} took title {}", of(seat), spell(&title, &TITLES)),
        Event::TitleDefended { seat, title, defended: true, .. } => {
            format!("{} defended {}", of(seat), spell(&title, &TITLES))
        }
        Event::TitleDefended { seat, title, defended: false, .. } => {
            format!("{} failed {}", of(seat), spell(&title, &TITLES))
        }
        Event::FlightEnded { number } => format!("flight {} ended", number + 1),
        other => by_name(&other, names),
    }
}

/// An event without words of its own: whom it is about, its name, and what else it says.
fn by_name(event: &Event, names: &[String]) -> String {
    let fields = serde_json::to_value(event).unwrap_or_default();
    let seat = fields["seat"].as_u64().and_then(|seat| Seat::new(seat as usize));
    let mut words: Vec<String> = seat.map(|seat| name(names, seat).to_owned()).into_iter().collect();
    words.push(plain(event.name()));
    for (_, value) in fields.as_object().into_iter().flatten().filter(|(name, _)| *name != "type" && *name != "seat") {
        words.push(value.as_str().map_or_else(|| value.to_string(), plain));
    }
    words.join(" ")
}

fn money_words(why: Money, content: &Content) -> String {
    match why {
        Money::Card => "card".to_owned(),
        Money::Finish(place) => format!("finish {}", place + 1),
        Money::BestLooking => "looks".to_owned(),
        Money::Title(title) => format!("title {}", spell(&title, &TITLES)),
        Money::Sale(_) => "sale".to_owned(),
        Money::Losses(lost) => format!("losses {lost}"),
        Money::Specialist(specialist) => spell(&specialist, &SPECIALISTS).to_owned(),
        Money::LatePart(tile) => format!("part {}", tile_name(content, tile)),
        Money::DebtForgiven => "debt".to_owned(),
        Money::Wages => "wages".to_owned(),
        Money::Insurance => "insurance".to_owned(),
        Money::Member(ability) => spell(&ability, &ABILITIES).to_owned(),
    }
}

/// How a component was changed: `welded 8,8`, `capped left`.
fn marking_words(how: Marking) -> String {
    let name = plain(how.name());
    match how {
        Marking::Welded { other }
        | Marking::Piped { other }
        | Marking::Joined { other }
        | Marking::Loosened { other }
        | Marking::Parted { other } => format!("{name} {other}"),
        Marking::Capped { side } => format!("{name} {}", spell(&side, &SIDES)),
        Marking::Became { component, turn } => {
            format!("{name} {} {}", plain(&trucker_content::kind_name(component).0), spell(&turn, &TURNS))
        }
        Marking::Universal
        | Marking::Plated
        | Marking::Restored
        | Marking::Swivels
        | Marking::Hemmed
        | Marking::Cleared => name,
    }
}

/// The number that was rolled; a dash if the dice name none.
fn line_words(roll: Option<Roll>) -> String {
    roll.map_or_else(|| "-".to_owned(), |roll| roll.number().to_string())
}
