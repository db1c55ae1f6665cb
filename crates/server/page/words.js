// Everything the page says about the game, in short English.

/** 'snake_case' or { snake_case: data } as [name, data]. */
export const split = (value) => (typeof value === 'object' && value !== null ? Object.entries(value)[0] : [value, {}]);
/** A readable form of a name that has no words of its own here. */
export const plain = (name) => String(name).replaceAll('_', ' ');
export const title = (name) => plain(name).replace(/(^| )[a-z]/g, (c) => c.toUpperCase());
export const count = (n, one, many = `${one}s`) => `${n} ${Math.abs(n) === 1 ? one : many}`;
/** Half points as people write them. */
export const half = (points) => `${points >> 1 || (points & 1 ? '' : 0)}${points & 1 ? '½' : ''}`;
export const credits = (n) => count(n, 'credit');
export const days = (n) => count(n, 'day');
export const COLOURS = ['red', 'yellow', 'green', 'blue'];
export const goods = (blocks) => COLOURS.flatMap((c, i) => (blocks[i] ? `${blocks[i]} ${c}` : [])).join(', ') || 'none';
const ALIENS = ['purple', 'brown'];
export const TITLES = ['freight_hauler', 'power_trucker', 'xenoquartermaster', 'cruise_captain', 'master_engineer', 'corridorist'];
export const TIERS = [['random', 'random'], ['rookie', 'rookie'], ['trucker', 'trucker'], ['veteran', 'veteran'], ['expert', 'expert']];
export const TEMPOS = [['relaxed', 'relaxed'], ['steady', 'steady'], ['brisk', 'brisk'], ['instant', 'instant']];

export function mode(value) {
  if (value === 'learning') return 'Learning flight';
  return value === 'trek' ? 'Transgalactic trek' : `Level ${value.flight} flight`;
}

export function pace(value) {
  const [kind, data] = split(value);
  if (kind === 'real_time') return `real time, ${data.run / 1000} s of sand`;
  return data.last_turns == null ? 'turn by turn' : `turn by turn, ${data.last_turns} last turns`;
}

export function component(value) {
  const [name, n] = split(value);
  if (name === 'life_support') return `${n} life support`;
  const words = { structural: 'structural module', shield: 'shield generator', cargo: 'cargo hold', special_cargo: 'red cargo hold' };
  return (words[name] ?? plain(name)) + (typeof n === 'number' ? ` ×${n}` : '');
}

const MISTAKES = {
  off_board: 'outside the building zone', taken: 'another component is there', not_joined: 'no connector holds it',
  pipes_differ: 'one pipe meets two pipes', connector_on_smooth: 'a connector meets a smooth side',
  engine_turned: 'an engine has to point to the rear', behind_engine: 'the square behind an engine stays empty',
  before_barrel: 'the square before a barrel stays empty',
};
export const mistake = (name) => MISTAKES[name] ?? plain(name);

const RULES = {
  not_asked: 'Nothing is asked of you right now.', nobody_said_go: 'Nobody has said go yet.',
    already_building: 'Building has begun already.',
  already_finished: 'You have finished building.', not_your_turn: 'It is somebody else’s turn.',
  one_grip_a_turn: 'One grip a turn: put down what you hold.', no_turns_left: 'No turns left: finish your ship.',
  time_is_up: 'Time is up: take a starting space.', hand_full: 'You hold a tile: put it down first.', hand_empty: 'You hold no tile.',
  reading_a_pile: 'Put the cards back first.', not_reading: 'You read no pile.', nothing_face_down: 'No face-down tile is left.',
  not_face_up: 'It is gone: somebody was quicker.', not_in_reserve: 'Nothing is kept there.', reserve_full: 'Your reserve is full.',
  reserved_stays: 'A reserved component cannot go back.', reserve_two_first: 'Put two components into your reserve first.',
  reserve_is_for_later: 'Reserved components are added after building.', nothing_loose: 'Your last component is welded already.',
  too_few_connectors: 'The two in reserve need connectors on five sides together.', welded: 'What is welded stays.',
  pile_taken: 'Somebody is reading that pile.', add_a_tile_first: 'Add a component before you read the cards.',
  timer_on_last_space: 'The timer stands on its last space.', sand_still_running: 'The sand is still running.',
  last_flip_is_for_the_finished: 'The last flip is for somebody who has finished.', space_not_free: 'You cannot take that starting space.',
  nothing_to_undo: 'That cannot be taken back any more.', not_an_answer: 'That is not one of the answers.',
};
export function rule(value) {
  if (value == null) return '';
  const [name, data] = split(value);
  if (name === 'does_not_fit') return `It does not fit: ${mistake(data)}.`;
  return RULES[name] ?? `${title(name)}.`;
}

const REFUSED = {
  unknown_room: 'There is no such room.', wrong_token: 'This seat belongs to somebody else now.', room_full: 'All seats are taken.',
  not_ready: 'Somebody is not ready, or a seat is empty.', not_host: 'Only the host may do that.',
    bot_plays: 'A bot plays for you: take your seat back first.',
  already_playing: 'A game is running.', elsewhere: 'This seat was opened somewhere else.', dismissed: 'The seat was given up.',
  colour_taken: 'Somebody has that colour.', stale_question: 'That question is not open any more.',
    storage: 'It could not be stored. Try again.',
  watching: 'You only watch.', too_fast: 'Too fast. Wait a moment.', not_over: 'The game is not over yet.',
    unknown_game: 'There is no such game.',
  not_absent: 'Only somebody who is absent can be replaced.', not_playing: 'No game is running.',
    unreachable: 'The server does not answer.',
};
export function refused(refusal) {
  if (refusal.code === 'rules') return rule(refusal.rule);
  if (refusal.code === 'bad_name') return `A name has 1 to ${refusal.longest} characters.`;
  return REFUSED[refusal.code] ?? (refusal.detail ? `Not possible: ${refusal.detail}.` : `${title(refusal.code)}.`);
}

export const projectile = ({ kind,
  from }) => `${{ light_fire: 'light shot', heavy_fire: 'heavy shot' }[kind] ?? plain(kind)} from the ${from}`;
const line = ({ from }, roll) => `in ${from === 'front' || from === 'rear' ? 'column' : 'row'} ${roll}`;

function penalty(value) {
  const [kind, n] = split(value);
  if (kind === 'shots') return n.map(projectile).join(', ');
  return `lose ${kind === 'days' ? days(n) : kind === 'crew' ? `${n} crew` : `${n} goods`}`;
}

/** What a beat of a card does, as a list of lines. */
export function beat(value) {
  const [kind, b] = split(value);
  switch (kind) {
    case 'open_space': return ['Everyone flies as many days as their engines are strong.'];
    case 'planets': return [...b.planets.map((each, i) => `Planet ${i + 1}: ${goods(each)}`), `Landing costs ${days(b.days)}.`];
    case 'abandoned_ship': return [`Give up ${b.crew} crew and ${days(b.days)} for ${credits(b.credits)}.`];
    case 'abandoned_station': return [`With ${b.crew} crew or more: load ${goods(b.goods)}, for ${days(b.days)}.`];
    case 'enemy': {
      const [what, prize] = split(b.reward);
      return [`Cannon strength ${half(b.strength)}.`, `Weaker: ${penalty(b.penalty)}.`,
        `Stronger: ${what === 'credits' ? credits(prize) : goods(prize)} for ${days(b.days)}.`];
    }
    case 'meteors': return b.map((each, i) => `${i + 1}. ${projectile(each)}`);
    case 'weakest': return [`${{ crew: 'Smallest crew', engines: 'Weakest engines', cannons: 'Weakest cannons' }[b.by]}: ${penalty(b.penalty)}.`];
    case 'stardust': return ['Lose a day for each exposed connector.'];
    case 'epidemic': return ['Lose one crew member of every cabin next to another occupied one.'];
    case 'sabotage': return ['The smallest crew loses the component that the dice find.'];
    default: return [plain(kind)];
  }
}

/** A question as a sentence. */
export function question(reason, tiles) {
  const [kind, r] = split(reason);
  const coming = () => `A ${projectile(r.projectile)} ${line(r.projectile, r.roll)} will hit ${r.target}.`;
  switch (kind) {
    case 'rebuild': return 'Your ship breaks a rule. Take it back and mend it?';
    case 'remove_mistake': return 'Which of the wrong components do you take off?';
    case 'keep_piece': return 'Your ship is in pieces. Which one flies on?';
    case 'add_late_part': return `Where do you add the ${component(tiles[r.tile].component)} from your reserve?`;
    case 'place_crew': return `Who lives in the cabin at ${r.cabin}?`;
    case 'fly_on': return 'Fly on?';
    case 'power_engines': return `Engine strength ${half(r.without)}. Which double engines do you power?`;
    case 'power_cannons': return `Cannon strength ${half(r.without)}${r.against == null ? '' : ` against ${half(r.against)}`}. Which double cannons do you power?`;
    case 'pay_battery': return 'Which component gives the battery?';
    case 'land': return `Land on a planet for ${days(r.days)}?`;
    case 'board_ship': return `Give ${r.crew} crew and ${days(r.days)} for ${credits(r.credits)}?`;
    case 'dock_station': return `Dock for ${days(r.days)} and load ${goods(r.goods)}?`;
    case 'take_credits': return `Take ${credits(r.credits)} for ${days(r.days)}?`;
    case 'take_goods': return `Take ${goods(r.goods)} for ${days(r.days)}?`;
    case 'load_goods': return 'What do you load?';
    case 'shoot': return `${coming()} Shoot it${r.battery ? ' for a battery' : ''}?`;
    case 'raise_shield': return `${coming()} Raise a shield for a battery?`;
    case 'lose_crew': return `You lose ${r.left} crew. From which cabin is the next one?`;
    case 'lose_good': return `You lose ${count(r.left, 'block')}. Which hold gives the next ${r.good} one?`;
    case 'lose_battery': return `No goods left: ${count(r.left, 'battery', 'batteries')} to lose. From which component?`;
    case 'keep_title': return 'Which title do you keep?';
    case 'give_title': return `Who gets the title of ${title(r.title)}?`;
    default: return `${plain(kind)}?`;
  }
}

const YES_NO = {
  rebuild: ['Mend it', 'Fly as it is'], fly_on: ['Fly on', 'Give up'], shoot: ['Shoot', 'Take the hit'],
    raise_shield: ['Raise the shield', 'Take the hit'],
  board_ship: ['Go aboard', 'Fly past'], dock_station: ['Dock', 'Fly past'], take_credits: ['Take them', 'Leave them'],
    take_goods: ['Take them', 'Leave them'],
};
/** An answer as a label; `beats` of the card and `names` of the seats give options their words. */
export function answer(value, reason, beats, names) {
  const [kind, data] = split(value);
  const [why] = split(reason);
  switch (kind) {
    case 'yes': return YES_NO[why]?.[0] ?? 'Yes';
    case 'no': return YES_NO[why]?.[1] ?? 'No';
    case 'done': return { land: 'Stay in orbit', load_goods: 'That is all', add_late_part: 'Do not add it' }[why] ?? 'None';
    case 'option': {
      if (why === 'keep_title') return title(TITLES[data]);
      if (why === 'give_title') return names[data];
      const planets = beats.map((each) => split(each)).find(([name]) => name === 'planets')?.[1].planets;
      return planets ? `Planet ${data + 1}: ${goods(planets[data])}` : `Option ${data + 1}`;
    }
    case 'square': return data;
    case 'set': return data.length ? `Power ${data.length}: ${data.join(' and ')}` : 'Power none';
    case 'lift': return `Lift the ${data[1]} block from ${data[0]}`;
    case 'put': return `Put a ${data[1]} block into ${data[0]}`;
    case 'humans': return 'Two humans';
    case 'alien': return `A ${data} alien`;
    case 'place': return `Add it at ${data[0]}`;
    default: return plain(kind);
  }
}
export const alienAnswers = (bits) => ALIENS.filter((_, i) => bits & (1 << i)).map((alien) => ({ alien }));

/** A building step as a label. */
export function step(value) {
  const [kind, n] = split(value);
  const words = { go: 'Go!', draw: 'Draw', lift: 'Take it up again', return: 'Put it back', reserve: 'Set aside',
    close: 'Put the cards back', flip: 'Turn the timer' };
  if (kind === 'take_reserved') return `Reserve ${n + 1}`;
  if (kind === 'look') return `Pile ${n + 1}`;
  if (kind === 'finish') return `Space ${n + 1}`;
  return words[kind] ?? title(kind);
}
