// What happened, as a sentence for the log, and what would happen, in a few words.

import { split, plain, title, count, half, credits, days, goods, component, mistake, projectile } from './words.js';

const PLACES = ['first', 'second', 'third', 'fourth'];
const LEFT = {
  chose: 'gives up and lands', no_humans: 'has no human left to steer and leaves the flight',
  no_engines: 'has no thrust in open space and leaves the flight', lapped: 'is more than a lap behind and leaves the flight',
};

function money(why, n, tiles) {
  const [kind, data] = split(why);
  switch (kind) {
    case 'finish': return `finishes ${PLACES[data] ?? data + 1}: ${credits(n)}`;
    case 'best_looking': return `has the best-looking ship: ${credits(n)}`;
    case 'title': return `earns ${credits(n)} as ${title(data)}`;
    case 'sale': return `sells goods (${goods(data)}) for ${credits(n)}`;
    case 'losses': return `pays ${credits(-n)} for ${count(data, 'lost component')}`;
    case 'late_part': return `pays ${credits(-n)} for a ${component(tiles[data].component)} that found no place`;
    case 'debt_forgiven': return `is forgiven a debt of ${credits(n)}`;
    default: return n < 0 ? `pays ${credits(-n)}` : `gains ${credits(n)}`;
  }
}

/** Steps of the yard that only fill a log. */
const QUIET = new Set(['tile_taken', 'reserve_taken', 'tile_lifted', 'tile_placed', 'tile_reserved', 'tile_returned', 'batteries_charged',
  'humans_boarded', 'pile_closed']);

/** A sentence about an event, or nothing if it is not worth one. `box` is the catalogue. */
export function tell(event, names, box) {
  const [kind, e] = split(event);
  if (QUIET.has(kind)) return '';
  const who = names[e.seat] ?? '';
  const tile = () => component(box.tiles[e.tile].component);
  const card = () => title(box.cards[e.card].kind);
  switch (kind) {
    case 'flight_set_up': return `Flight ${e.number + 1} is set up.`;
    case 'title_drawn': return `A title to fly for: ${title(e.title)}.`;
    case 'building_began': return 'Go! Everyone builds.';
    case 'pile_opened': return `${who} reads pile ${e.pile + 1}.`;
    case 'timer_turned': return `${who} turns the timer onto space ${e.space + 1}.`;
    case 'sand_ran_out': return `The sand has run through on space ${e.space + 1}.`;
    case 'time_up': return 'Time is up! Hands off the tiles.';
    case 'building_finished': return `${who} has finished and takes starting space ${e.space + 1}.`;
    case 'rebuilding': return `${who} takes the ship back to mend it.`;
    case 'mistake_found': return `${who}’s ship has a mistake at ${e.squares.join(', ')}: ${mistake(e.mistake)}.`;
    case 'ship_launched': return `${who} takes off.`;
    case 'alien_boarded': return `${who} welcomes a ${e.alien} alien at ${e.cabin}.`;
    case 'card_revealed': return `Next card: ${card()}.`;
    case 'card_skipped': return `${card()} passes by.`;
    case 'give_up_announced': return e.announced ? `${who} will give up after this card.` : `${who} flies on after all.`;
    case 'left_flight': return `${who} ${LEFT[e.why] ?? 'leaves the flight'}.`;
    case 'rolled': return `${who} rolls ${e.dice[0]} and ${e.dice[1]}: ${e.dice[0] + e.dice[1]}.`;
    case 'declared': return e.measure === 'crew' ? `${who} has a crew of ${half(e.strength)}.` : `${who} has ${e.measure.slice(0, -1)} strength ${half(e.strength)}.`;
    case 'battery_spent': return `${who} gives a battery from ${e.square}.`;
    case 'moved': return e.days < 0 ? `${who} falls ${days(-e.days)} back.` : `${who} flies ${days(e.days)} ahead.`;
    case 'landed': return `${who} lands on planet ${e.planet + 1}.`;
    case 'docked': return `${who} goes aboard.`;
    case 'enemy_beaten': return `${who} beats the enemy!`;
    case 'enemy_tied': return `${who} and the enemy are equally strong.`;
    case 'beaten_by_enemy': return `${who} is beaten by the enemy.`;
    case 'weakest': return `${who} has the ${e.measure === 'crew' ? 'smallest crew' : `weakest ${e.measure}`}.`;
    case 'missed': return `${who}: a ${projectile(e.projectile)} at ${e.roll} misses.`;
    case 'hit': return `${who}: a ${projectile(e.projectile)} hits ${e.target}.`;
    case 'bounced': return `${who}: a ${projectile(e.projectile)} bounces off ${e.target}.`;
    case 'shot_down': return `${who} shoots a ${projectile(e.projectile)} before it hits ${e.target}.`;
    case 'shielded': return `${who}’s shield stops a ${projectile(e.projectile)} before ${e.target}.`;
    case 'sabotage_missed': return `${who}: the saboteurs find nothing at ${e.column},${e.row}.`;
    case 'tile_lost': return e.loss === 'not_added' ? `${who} never added the ${tile()}: it counts as lost.`
      : `${who} loses the ${tile()} at ${e.square}: ${{ destroyed: 'destroyed', fell_off: 'it falls off', removed: 'taken off' }[e.loss]}.`;
    case 'tile_taken_off': return `${who} takes the ${tile()} at ${e.square} off, free of charge.`;
    case 'crew_lost': return `${who} loses a ${e.alien ? `${e.alien} alien` : 'human'} from ${e.cabin}.`;
    case 'good_loaded': return `${who} loads a ${e.good} block at ${e.square}.`;
    case 'good_lifted': return `${who} takes a ${e.good} block out of ${e.square}.`;
    case 'goods_left': return `${who} leaves goods behind: ${goods(e.goods)}.`;
    case 'goods_short': return `The bank is short of goods for ${who}: ${goods(e.goods)}.`;
    case 'good_lost': return `${who} loses a ${e.good} block from ${e.square}.`;
    case 'paid': return `${who} ${money(e.why, e.credits, box.tiles)}.`;
    case 'title_scored': return `${who} scores ${e.score} for ${title(e.title)}.`;
    case 'title_taken': return `${who} is now ${title(e.title)}.`;
    case 'title_defended': return `${who} ${e.defended ? 'defends' : 'fails to defend'} the ${e.gold ? 'golden ' : ''}title of ${title(e.title)}.`;
    case 'flight_ended': return `Flight ${e.number + 1} is over.`;
    default: return `${who ? `${who}: ` : ''}${plain(kind)}.`;
  }
}

const LINE = { enemy_beaten: 'beats the enemy', enemy_tied: 'a draw', beaten_by_enemy: 'beaten by the enemy', docked: '', landed: '',
  shot_down: 'shot down', shielded: 'shield holds', bounced: 'bounces off', card_revealed: 'next card' };

/** What a choice leads to, in a few words; `me` is the seat that chooses. */
export function brief({ events, then }, me, names, box) {
  const sums = new Map();
  const add = (seat, unit, n) => sums.set(`${seat} ${unit}`, { seat, unit, n: (sums.get(`${seat} ${unit}`)?.n ?? 0) + n });
  const texts = [];
  for (const event of events) {
    const [kind, e] = split(event);
    const say = (text) => text && texts.push(e.seat === undefined || e.seat === me ? text : `${names[e.seat]}: ${text}`);
    switch (kind) {
      case 'battery_spent': add(e.seat, 'battery', -1); break;
      case 'crew_lost': add(e.seat, e.alien ? `${e.alien} alien` : 'crew', -1); break;
      case 'good_lost': add(e.seat, `${e.good} block`, -1); break;
      case 'tile_lost': add(e.seat, component(box.tiles[e.tile].component), -1); break;
      case 'moved': add(e.seat, 'days', e.days); break;
      case 'paid': add(e.seat, 'credits', e.credits); break;
      case 'declared': say(`${e.measure === 'crew' ? 'crew' : 'strength'} ${half(e.strength)}`); break;
      case 'hit': say(`${e.target} is hit`); break;
      case 'weakest': say(e.measure === 'crew' ? 'smallest crew' : `weakest ${e.measure}`); break;
      case 'humans_boarded': say(count(e.humans, 'human')); break;
      case 'alien_boarded': say(`${e.alien} alien`); break;
      case 'left_flight': say('out of the flight'); break;
      case 'goods_left': say(`leaves ${goods(e.goods)}`); break;
      default: if (!QUIET.has(kind)) say(LINE[kind] ?? plain(kind));
    }
  }
  for (const { seat, unit, n } of sums.values()) {
    if (n !== 0) texts.push(`${seat === me ? '' : `${names[seat]}: `}${n > 0 ? '+' : '−'}${Math.abs(n)} ${unit}`);
  }
  if (then === 'chance') texts.push('then chance decides');
  return [...new Set(texts)].join(' · ');
}
