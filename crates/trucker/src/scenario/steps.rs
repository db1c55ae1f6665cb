//! What players do: `2s red: place 7,8 >`, `green: power 6,7`, with `-> refused: reason` if the rules forbid it.

use super::lines::{Words, first_word, seat};
use super::table::Table;
use super::words::{
    ABILITIES, ALIENS, GOODS, MEMBERS, MENU, PARTS, SIDES, SPECIALISTS, Said, TITLES, TURNS, look_up, refusal_named,
    shown,
};
use trucker_engine::building::Build;
use trucker_engine::decision::{Answer, Reason};
use trucker_engine::menu::MenuItem;
use trucker_engine::modifiers::{About, Modifier, Part};
use trucker_engine::refusal::Refusal;
use trucker_engine::setup::MAX_ROADS;
use trucker_engine::squares::{Square, Squares};
use trucker_engine::team::Member;
use trucker_engine::tile::TileId;
use trucker_engine::words::{Alien, Good, Seat, Side, Title, Turn};

/// One line of what happens, as it was written.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) text: String,
    /// When, in milliseconds; otherwise at the time of the step before.
    pub(super) at: Option<u32>,
    /// Who does what; nobody lets time pass.
    pub(super) who: Option<(Seat, Deed)>,
    /// The reason why the rules must forbid it.
    pub(super) refused: Option<Refusal>,
}

/// What a player does.
#[derive(Clone, Copy, Debug)]
pub(super) enum Deed {
    /// Takes a face-down tile, which is this one.
    Draw(TileId),
    /// Something else in the yard.
    Build(Build),
    /// Answers a question.
    Reply(Reply),
    /// Does something without being asked.
    Menu(MenuItem),
}

/// An answer in the words of a scenario.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reply {
    Yes,
    No,
    FlyOn(bool),
    Power(Squares),
    Planet(u8),
    Row(u8),
    Gain(u8),
    Colour(Good),
    Token,
    Side(Side),
    Human(Square),
    HandOver(Square),
    Roads(u8),
    /// So many come aboard.
    Aboard(u8),
    Handicap(u8),
    /// Hires this member.
    Member(Member),
    /// Uses this ability.
    Use(Modifier),
    /// This component, for an ability.
    Component(Square),
    /// The one that it has to do with.
    Partner(Square),
    /// What a component becomes.
    Part(Part),
    /// Which one becomes that.
    Spot(Square, Turn),
    /// A marker on this square.
    MarkerOn(Square),
    /// The place that somebody will finish in.
    Place(u8),
    /// Raises something, or lowers it.
    Change(bool),
    /// So many blocks.
    Blocks(u8),
    /// Raises a price, or lowers it.
    Price(Good, bool),
    Pass,
    Done,
    Battery(Square),
    Panel(Square),
    Thrust(Side),
    SwitchOn(Squares),
    Crew(Square),
    Good(Square),
    Keep(Square),
    Remove(Square),
    Lift(Good, Square),
    Put(Good, Square),
    Burn(Good, Square),
    Fire(Good, Square),
    Boost(Squares),
    Wake(Squares),
    From(Square),
    Refill(Square),
    Specialist(Modifier),
    Drop(Squares),
    Result(u8),
    Pay(Good, Square),
    Shoot(Squares),
    Humans(Option<Square>),
    Alien(Alien, Option<Square>),
    Add(Square, Turn),
    Title(Title),
    Give(Seat, Option<Title>),
}

const DEEDS: &str = "while building go, draw t001, take t001, take-reserved 1, lift, place 7,8 >, reserve, return, look 1, close, \
    flip, finish 1, scrap 7,8, pipe 8,7 right, universal 8,7, place-universal 8,7 >, convert 8,7 cannon >, restore 8,7, \
    take-from green 1, halt, rest; as answers yes, no, fly on, give up, power 6,7, power none, planet 1, row 1, gain \
    1, colour blue, token, side front, roads 2, handicap 1, pass, battery 8,8, panel 8,7, thrust left, switch-on 8,7, \
    switch-on none, member welder, use welder-b, component 8,7, partner 8,8, part cannon, deliver 8,7 >, marker 6,6, bet 1, \
    raise, lower, blocks 2, price red raise, crew 7,7, human 7,7, good 9,7, hand-over 7,6, keep 7,8, \
    remove 7,8, lift red 9,7, put red 9,7, burn red 8,8, refill 8,9, done, boost 7,6, boost none, fire blue 8,8, \
    fire none, wake 6,7, wake none, drop 7,6, drop none, result 7, pay blue 9,7, shoot 7,6, shoot none, from \
    6,8, specialist lawyer, humans, alien purple, add 7,8 >, title corridorist, give green, give green corridorist; at any time \
    announce, take-back";

/// Reads one line of what happens.
pub(super) fn step(table: &mut Table, line: usize, text: &str) -> Said<Step> {
    let (said, refused) = match text.split_once("->") {
        None => (text, None),
        Some((said, outcome)) => {
            let reason = outcome.trim().strip_prefix("refused:");
            let reason = reason.ok_or("after '->' only 'refused: ' and a reason may follow")?;
            (said.trim(), Some(refusal_named(reason)?))
        }
    };
    let (first, after_time) = first_word(said);
    let (at, rest) = match time(first)? {
        Some(at) => (Some(at), after_time),
        None => (None, said),
    };
    let text = text.to_owned();
    if rest.is_empty() && at.is_some() && refused.is_none() {
        return Ok(Step { line, text, at, who: None, refused });
    }
    let (name, doing) = rest.split_once(':').ok_or_else(|| {
        let names = table.names.join(", ");
        format!("'{}' says nobody does anything: write a player ({names}), a colon and what they do", shown(rest))
    })?;
    let seat = seat(name.trim(), &table.names)?;
    let deed = deed(table, doing.trim())?;
    Ok(Step { line, text, at, who: Some((seat, deed)), refused })
}

/// A time such as `90s` or `1.5s`, in milliseconds; `None` if the word is something else.
fn time(word: &str) -> Said<Option<u32>> {
    if !word.starts_with(|c: char| c.is_ascii_digit()) {
        return Ok(None);
    }
    let wrong = || format!("'{}' is not a time: write seconds such as 90s or 1.5s", shown(word));
    let seconds = word.strip_suffix('s').ok_or_else(wrong)?;
    let (whole, part) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(part) || part.len() > 3 {
        return Err(wrong());
    }
    let whole: u32 = whole.parse().ok().filter(|seconds| *seconds <= 100_000).ok_or_else(wrong)?;
    let thousandths: u32 = format!("{part:0<3}").parse().map_err(|_| wrong())?;
    Ok(Some(whole * 1000 + thousandths))
}

fn deed(table: &mut Table, text: &str) -> Said<Deed> {
    let names = table.names.clone();
    let mut words = Words::new(text, &names);
    let verb = words.take().ok_or_else(|| format!("what the player does is missing: allowed is {DEEDS}"))?;
    let deed = match verb {
        "draw" => Deed::Draw(table.tile(&mut words)?),
        _ => match (look_up("step", verb, &MENU), build(table, verb, &mut words)?) {
            (Ok(item), _) => Deed::Menu(item),
            (_, Some(build)) => Deed::Build(build),
            _ => Deed::Reply(reply(verb, &mut words)?),
        },
    };
    words.end().map(|()| deed)
}

fn build(table: &mut Table, verb: &str, words: &mut Words) -> Said<Option<Build>> {
    Ok(Some(match verb {
        "go" => Build::Go,
        "take" => Build::Take(table.tile(words)?),
        "take-reserved" => Build::TakeReserved(words.number("place of the reserve", 1, 9)? - 1),
        "lift" if words.is_empty() => Build::Lift,
        "place" => Build::Place(words.square()?, turn(words)?),
        "reserve" => Build::Reserve,
        "return" => Build::Return,
        "look" => Build::Look(words.number("pile", 1, 9)? - 1),
        "close" => Build::Close,
        "flip" => Build::Flip,
        "finish" if words.is_empty() => {
            let most = table.names.len();
            return Err(format!("starting space is missing: allowed is a whole number from 1 to {most}"));
        }
        "finish" => Build::Finish(words.number("starting space", 1, table.content.seats() as u8)? - 1),
        "scrap" => Build::Scrap(words.square()?),
        "pipe" => Build::Pipe(words.square()?, words.one_of("side", &SIDES)?),
        "universal" => Build::Universal(words.square()?),
        "place-universal" => Build::PlaceUniversal(words.square()?, turn(words)?),
        "convert" => {
            let square = words.square()?;
            Build::Deliver(square, words.one_of("part", &PARTS)?, turn(words)?)
        }
        "restore" => Build::TakeBack(words.square()?),
        "take-from" => Build::TakeFrom(words.seat()?, words.number("place of the reserve", 1, 9)? - 1),
        "halt" => Build::Halt,
        "rest" => Build::Rest,
        _ => return Ok(None),
    }))
}

fn turn(words: &mut Words) -> Said<Turn> {
    if words.is_empty() { Ok(Turn::NONE) } else { words.one_of("turn", &TURNS) }
}

fn reply(verb: &str, words: &mut Words) -> Said<Reply> {
    Ok(match verb {
        "yes" => Reply::Yes,
        "no" => Reply::No,
        "fly" if words.takes("on") => Reply::FlyOn(true),
        "give" if words.takes("up") => Reply::FlyOn(false),
        "power" => Reply::Power(words.squares()?),
        "planet" => Reply::Planet(words.number("planet", 1, 16)? - 1),
        "row" => Reply::Row(words.number("row", 1, 16)? - 1),
        "gain" => Reply::Gain(words.number("gain", 1, 16)? - 1),
        "colour" => Reply::Colour(words.one_of("goods", &GOODS)?),
        "side" => Reply::Side(words.one_of("side", &SIDES)?),
        "human" => Reply::Human(words.square()?),
        "aboard" => Reply::Aboard(words.number("humans", 1, 15)?),
        "hand-over" => Reply::HandOver(words.square()?),
        "member" => Reply::Member(words.one_of("member", &MEMBERS)?),
        "use" => Reply::Use(words.one_of("ability", &ABILITIES)?),
        "component" => Reply::Component(words.square()?),
        "partner" => Reply::Partner(words.square()?),
        "part" => Reply::Part(words.one_of("part", &PARTS)?),
        "deliver" => Reply::Spot(words.square()?, turn(words)?),
        "marker" => Reply::MarkerOn(words.square()?),
        "bet" => Reply::Place(words.number("place", 1, 5)? - 1),
        "raise" => Reply::Change(true),
        "lower" => Reply::Change(false),
        "blocks" => Reply::Blocks(words.number("blocks", 1, 15)?),
        "price" => {
            let good = words.one_of("goods", &GOODS)?;
            Reply::Price(good, words.one_of("change", &[("raise", true), ("lower", false)])?)
        }
        "roads" => Reply::Roads(words.number("number of cards", 0, MAX_ROADS)?),
        "handicap" => Reply::Handicap(words.number("number of cards", 0, MAX_ROADS)?),
        "pass" => Reply::Pass,
        "done" => Reply::Done,
        "token" => Reply::Token,
        "battery" => Reply::Battery(words.square()?),
        "panel" => Reply::Panel(words.square()?),
        "thrust" => Reply::Thrust(words.one_of("side", &SIDES)?),
        "switch-on" => Reply::SwitchOn(words.squares()?),
        "crew" => Reply::Crew(words.square()?),
        "good" => Reply::Good(words.square()?),
        "keep" => Reply::Keep(words.square()?),
        "remove" => Reply::Remove(words.square()?),
        "lift" => Reply::Lift(words.one_of("goods", &GOODS)?, words.square()?),
        "put" => Reply::Put(words.one_of("goods", &GOODS)?, words.square()?),
        "burn" => Reply::Burn(words.one_of("goods", &GOODS)?, words.square()?),
        "fire" if words.takes("none") => Reply::Pass,
        "fire" => Reply::Fire(words.one_of("goods", &GOODS)?, words.square()?),
        "boost" => Reply::Boost(words.squares()?),
        "wake" => Reply::Wake(words.squares()?),
        "from" => Reply::From(words.square()?),
        "refill" => Reply::Refill(words.square()?),
        "drop" => Reply::Drop(words.squares()?),
        "result" => Reply::Result(words.number("result", 2, 12)?),
        "pay" => Reply::Pay(words.one_of("goods", &GOODS)?, words.square()?),
        "shoot" => Reply::Shoot(words.squares()?),
        "specialist" => Reply::Specialist(words.one_of("specialist", &SPECIALISTS)?),
        "humans" => Reply::Humans(words.square_if_any()),
        "alien" => Reply::Alien(words.one_of("alien", &ALIENS)?, words.square_if_any()),
        "add" => Reply::Add(words.square()?, turn(words)?),
        "title" => Reply::Title(words.one_of("title", &TITLES)?),
        "give" => {
            let to = words.seat()?;
            let title = if words.is_empty() { None } else { Some(words.one_of("title", &TITLES)?) };
            Reply::Give(to, title)
        }
        _ => return Err(format!("'{}' is nothing a player does: allowed is {DEEDS}", shown(verb))),
    })
}

impl Reply {
    /// The answer in the engine's words.
    pub(super) fn answer(self) -> Answer {
        match self {
            Reply::Yes | Reply::FlyOn(true) => Answer::Yes,
            Reply::No | Reply::FlyOn(false) => Answer::No,
            Reply::Power(squares)
            | Reply::Boost(squares)
            | Reply::Wake(squares)
            | Reply::SwitchOn(squares)
            | Reply::Drop(squares)
            | Reply::Shoot(squares) => Answer::Set(squares),
            Reply::Result(result) => Answer::Option(result - 2),
            Reply::Side(side) | Reply::Thrust(side) => Answer::Option(side.index() as u8),
            Reply::Burn(good, square) => Answer::Burn(square, good),
            Reply::Specialist(specialist) => {
                let number = Modifier::SPECIALISTS.iter().position(|known| *known == specialist);
                Answer::Option(number.unwrap_or_default() as u8)
            }
            Reply::Planet(option)
            | Reply::Row(option)
            | Reply::Gain(option)
            | Reply::Aboard(option)
            | Reply::Roads(option)
            | Reply::Place(option)
            | Reply::Blocks(option)
            | Reply::Handicap(option) => Answer::Option(option),
            Reply::Change(up) => Answer::Option(u8::from(!up)),
            Reply::Price(good, up) => Answer::Option(good.index() as u8 + if up { 0 } else { 4 }),
            // Their numbers are those in the question: see `meant`.
            Reply::Member(_) | Reply::Use(_) => Answer::Done,
            Reply::Part(part) => Answer::Option(part as u8),
            Reply::Spot(square, turn) => Answer::Place(square, turn),
            Reply::Component(square) | Reply::MarkerOn(square) => Answer::Set([square].into_iter().collect()),
            Reply::Partner(square) => Answer::Set(Squares::of(square)),
            Reply::Token => Answer::Option(Reason::TOKEN),
            Reply::Colour(good) => Answer::Option(good.index() as u8),
            Reply::Pass | Reply::Done => Answer::Done,
            Reply::Battery(square)
            | Reply::Panel(square)
            | Reply::Crew(square)
            | Reply::Human(square)
            | Reply::HandOver(square)
            | Reply::Good(square)
            | Reply::From(square)
            | Reply::Refill(square)
            | Reply::Keep(square)
            | Reply::Remove(square) => Answer::Square(square),
            Reply::Lift(good, square) | Reply::Fire(good, square) | Reply::Pay(good, square) => {
                Answer::Lift(square, good)
            }
            Reply::Put(good, square) => Answer::Put(square, good),
            Reply::Humans(_) => Answer::Humans,
            Reply::Alien(alien, _) => Answer::Alien(alien),
            Reply::Add(square, turn) => Answer::Place(square, turn),
            Reply::Title(title) => Answer::Option(title.index() as u8),
            Reply::Give(seat, _) => Answer::Option(seat.index() as u8),
        }
    }

    /// The answer to a question that numbers what it offers.
    pub(super) fn meant(self, reason: &Reason) -> Answer {
        let number = match (self, reason) {
            (Reply::Member(member), Reason::ChooseMember { from }) => from.iter().position(|other| other == member),
            (Reply::Use(ability), Reason::UseAbility { abilities, .. }) => {
                abilities.iter().position(|other| other == ability)
            }
            // Where squares are asked for, none of them is a set of none.
            (
                Reply::Pass,
                Reason::ForAbility { about: About::Component | About::Partner { .. } | About::Marker { .. }, .. },
            ) => {
                return Answer::Set(Squares::NONE);
            }
            _ => return self.answer(),
        };
        // A number that nothing has is refused.
        Answer::Option(number.map_or(u8::MAX, |number| number as u8))
    }

    /// The answer where one square is asked for: a booster boosts one component at least.
    pub(super) fn one_square(self) -> Answer {
        match self.answer() {
            Answer::Set(squares) => squares.first().map_or(Answer::Done, Answer::Square),
            answer => answer,
        }
    }

    /// Is this answer meant for such a question?
    pub(super) fn is_about(self, reason: &Reason) -> bool {
        match self {
            Reply::Yes | Reply::No => matches!(
                reason,
                Reason::Rebuild
                    | Reason::FlyOn
                    | Reason::BoardShip { .. }
                    | Reason::DockStation { .. }
                    | Reason::TakeReward { .. }
                    | Reason::Insure { .. }
                    | Reason::Shoot { .. }
                    | Reason::RaiseShield { .. }
                    | Reason::Boost { .. }
                    | Reason::BoostShield { .. }
                    | Reason::SendDiplomat { .. }
                    | Reason::GainDays { .. }
                    | Reason::PayCrew { .. }
                    | Reason::StayAwake { .. }
            ),
            Reply::Drop(_) => matches!(reason, Reason::DropPart { .. }),
            Reply::Result(_) => matches!(reason, Reason::NameResult { .. }),
            Reply::Side(_) => {
                matches!(reason, Reason::NameSide | Reason::IgnoreSide)
                    || is_for(reason, |about| matches!(about, About::Side { .. }))
            }
            Reply::Pay(..) => matches!(reason, Reason::PayCrewInGoods { .. }),
            Reply::Shoot(_) => matches!(reason, Reason::FireAtLeader { .. }),
            Reply::Boost(_) => matches!(reason, Reason::BoostNext { .. }),
            Reply::Wake(_) => matches!(reason, Reason::Wake),
            Reply::From(_) => matches!(reason, Reason::WakeFrom { .. }),
            Reply::Refill(_) => matches!(reason, Reason::Refill { .. }),
            Reply::Specialist(_) => matches!(reason, Reason::ChooseSpecialist { .. }),
            Reply::Fire(..) => matches!(reason, Reason::FireCatapult { .. } | Reason::ShootWithCatapult { .. }),
            Reply::FlyOn(_) => matches!(reason, Reason::FlyOn),
            Reply::Power(_) => matches!(reason, Reason::PowerEngines { .. } | Reason::PowerCannons { .. }),
            Reply::Planet(_) => matches!(reason, Reason::Land { .. }),
            Reply::Row(_) => matches!(reason, Reason::Junkyard),
            Reply::Gain(_) => matches!(reason, Reason::JunkyardGain { .. }),
            Reply::Colour(_) => {
                matches!(reason, Reason::PayGood { .. } | Reason::LeaveBlock { .. } | Reason::LoseWhich { .. })
            }
            Reply::Token => matches!(reason, Reason::LoseWhich { .. }),
            Reply::Human(_) => matches!(reason, Reason::PlaceHuman { .. }),
            Reply::Aboard(_) => matches!(reason, Reason::TakeAboard { .. }),
            Reply::HandOver(_) => matches!(reason, Reason::GiveUpComponent { .. }),
            Reply::Member(_) => matches!(reason, Reason::ChooseMember { .. }),
            Reply::Use(_) => matches!(reason, Reason::UseAbility { .. }),
            Reply::Component(_) => is_for(reason, |about| matches!(about, About::Component)),
            Reply::Partner(_) => is_for(reason, |about| matches!(about, About::Partner { .. })),
            Reply::Part(_) => is_for(reason, |about| matches!(about, About::Part)),
            Reply::Spot(..) => is_for(reason, |about| matches!(about, About::Spot { .. })),
            Reply::MarkerOn(_) => is_for(reason, |about| matches!(about, About::Marker { .. })),
            Reply::Place(_) => is_for(reason, |about| matches!(about, About::Place { .. })),
            Reply::Change(_) => is_for(reason, |about| matches!(about, About::FinishBonus | About::LooksBonus)),
            Reply::Blocks(_) => is_for(reason, |about| matches!(about, About::Blocks)),
            Reply::Price(..) => is_for(reason, |about| matches!(about, About::Price)),
            Reply::Roads(_) => matches!(reason, Reason::AgreeOnRoads { .. }),
            Reply::Handicap(_) => matches!(reason, Reason::AgreeOnHandicap { .. }),
            Reply::Pass => matches!(
                reason,
                Reason::Land { .. }
                    | Reason::TakeAboard { .. }
                    | Reason::Junkyard
                    | Reason::AgreeOnRoads { .. }
                    | Reason::AgreeOnHandicap { .. }
                    | Reason::UseAbility { .. }
                    | Reason::ForAbility { .. }
                    | Reason::AddLatePart { .. }
                    | Reason::ChooseSpecialist { .. }
                    | Reason::FireCatapult { .. }
                    | Reason::ShootWithCatapult { .. }
                    | Reason::Thrust { .. }
                    | Reason::DodgeIntruders { .. }
                    | Reason::LoseWhich { .. }
            ),
            Reply::Done => matches!(reason, Reason::LoadGoods | Reason::PayCrewInGoods { .. }),
            Reply::Lift(..) | Reply::Put(..) | Reply::Burn(..) => matches!(reason, Reason::LoadGoods),
            Reply::Battery(_) => {
                matches!(
                    reason,
                    Reason::PayBattery
                        | Reason::PayPower { .. }
                        | Reason::PayToken { .. }
                        | Reason::LoseBattery { .. }
                        | Reason::PlaceBattery { .. }
                )
            }
            Reply::Panel(_) => matches!(reason, Reason::PayPower { .. }),
            Reply::Thrust(_) => matches!(reason, Reason::Thrust { .. } | Reason::DodgeIntruders { .. }),
            Reply::SwitchOn(_) => {
                matches!(
                    reason,
                    Reason::SwitchOn { .. }
                        | Reason::SwitchOnFor { .. }
                        | Reason::SwitchOnToThrust
                        | Reason::PostCrubots { .. }
                )
            }
            Reply::Crew(_) => matches!(reason, Reason::LoseCrew { .. }),
            Reply::Good(_) => matches!(reason, Reason::LoseGood { .. } | Reason::PayGoodFrom { .. }),
            Reply::Keep(_) => matches!(reason, Reason::KeepPiece),
            Reply::Remove(_) => matches!(reason, Reason::RemoveMistake),
            Reply::Humans(square) | Reply::Alien(_, square) => {
                matches!(reason, Reason::PlaceCrew { cabin } | Reason::LoseWhom { cabin } if square.is_none_or(|square| square == *cabin))
            }
            Reply::Add(..) => matches!(reason, Reason::AddLatePart { .. }),
            Reply::Title(_) => matches!(reason, Reason::KeepTitle),
            Reply::Give(_, said) => {
                matches!(reason, Reason::GiveTitle { title } if said.is_none_or(|said| said == *title))
            }
        }
    }
}

/// Is a question about an ability such a one?
fn is_for(reason: &Reason, such: impl Fn(&About) -> bool) -> bool {
    matches!(reason, Reason::ForAbility { about, .. } if such(about))
}
