// What a question is called, and one line of help.

import { HOARDS } from '../../art/cards';
import { boardAt, box, cardOf } from '../../lib/catalogue';
import { eventSeat, fieldsOf, incomingOf } from '../../lib/events';
import { bentFor, isRemorseless } from '../../lib/roads';
import type { Beat, Decision, GameView, Goods, Penalty, QuestionView, Reason } from '../../protocol';
import { type Args, t } from '../../words/index.svelte';
import {
  cardKindWords,
  componentWords,
  dashed,
  GOODS,
  goodsWords,
  goodWords,
  half,
  lineWords,
  listWords,
  projectileArgs,
  tileWords,
  titleWords,
} from '../../words/names';
import { eventWords, toldTo } from '../../words/sentences';
import { asksOfTeam, teamHeading, teamHelp } from './ability';
import { carefulWords, othersWords, worthWords } from './careful';
import { intrudersOf } from './intruders';
import { isPower } from './more';
import { type Scope, beatOf, isAsleep, tileAt } from './question';
import { firedAtFor, reasonOf, sufferedFor } from './reasons';

export function headingOf(decision: Decision, scope: Scope): string {
  const { reason } = decision;
  const { view, seat, name: player } = scope;
  const name = reason.type;
  if (asksOfTeam(reason)) return teamHeading(decision, player);
  const card = view.flight.card === null ? null : cardOf(view.flight.card).kind;
  if (reason.type === 'power_cannons' && reason.against !== null && card) return t(`flight-ask-fight-${dashed(card)}`);
  if (reason.type === 'add_late_part') return t('flight-ask-add-late-part', { tile: tileWords(reason.tile, '.object') });
  const coming = incomingOf(reason);
  if (coming) {
    const { projectile, roll, target } = coming;
    const tile = tileAt(view, seat, target);
    const line = lineWords(projectile.from, roll, '.in', boardAt(view, seat));
    const at = tile === null ? { tile: '', 'tile-object': '' } : { tile: tileWords(tile), 'tile-object': tileWords(tile, '.object') };
    return t('flight-ask-incoming', { ...projectileArgs(projectile), line, ...at });
  }
  if (reason.type === 'thrust') {
    const { projectile, lines } = reason;
    const [first = { from: projectile.from, line: 0 }] = lines;
    const line = lineWords(first.from, first.line, '.in', boardAt(view, seat));
    return t('flight-ask-thrust-coming', { ...projectileArgs(projectile), line });
  }
  if (reason.type === 'dodge_intruders') {
    const [line] = reason.lines;
    const where = line ? lineWords(line.from, line.line, '.in', boardAt(view, seat)) : '';
    return t('flight-ask-dodge-intruders', { line: where, count: intrudersOf(view)?.hands.length ?? 1 });
  }
  if (reason.type === 'post_crubots') return t('flight-ask-post-crubots', { count: intrudersOf(view)?.hands.length ?? 1 });
  if (reason.type === 'take_reward') return t('flight-ask-reward', { card: card ? cardKindWords(card) : '' });
  if (reason.type === 'lose_good') {
    const { good, left } = reason;
    const goods = GOODS.map((other) => (other === good ? left : 0)) as Goods;
    return left > 1
      ? t('flight-ask-lose-goods', { goods: goodsWords(goods) })
      : t('flight-ask-lose-good', { good: goodWords(good, '.object') });
  }
  if (reason.type === 'lose_crew') return crewHeading(reason.left, scope);
  if (reason.type === 'lose_battery') return t('flight-ask-lose-battery', { left: reason.left });
  if (reason.type === 'give_title') return t('flight-ask-give-title', { title: titleWords(reason.title) });
  if (reason.type === 'power_engines') {
    const beat = beatOf(view)?.type;
    return t(beat?.endsWith('open_space') ? 'flight-ask-open-space' : 'flight-ask-power-engines');
  }
  if (reason.type === 'boost') return t(`flight-ask-boost-${reason.measure}`);
  if (reason.type === 'give_up_component') {
    const component = componentWords({ type: HOARDS[reason.hoard] }, '.object');
    return t('flight-ask-give-up-component', { component });
  }
  const tries = shotsOf(reason) ? '-try' : '';
  return t(`flight-ask-${dashed(name)}${tries}`, askArgs(reason, player));
}

/** How many shots come before it is asked once more. */
export const shotsOf = (reason: Reason): number =>
  reason.type === 'board_ship' || reason.type === 'dock_station' ? (reason.shots ?? 0) : 0;

/** Who has to go, and what for. */
function crewHeading(left: number, { view, seat, events = [] }: Scope): string {
  const at = sufferedFor(events, seat);
  const suffered = events[at];
  const gone = events.slice(at + 1).some((event) => event.type === 'crew_lost' && eventSeat(event) === seat);
  const what = t('flight-ask-lose-crew', { left, more: gone ? 'yes' : 'no' });
  const measure = suffered?.type === 'weakest' ? suffered.measure : null;
  const cause = measure ?? (suffered ? 'beaten' : beatOf(view)?.type === 'abandoned_ship' ? 'ship' : null);
  return cause ? t('flight-ask-because', { cause: t(`flight-cause-${cause}`), what }) : what;
}

/** What the headings of some questions are filled in with. */
function askArgs(reason: Reason, name: Scope['name']): Args {
  if (reason.type === 'name_result') return { player: name(reason.rival) };
  if (reason.type === 'fire_at_leader') return { player: name(reason.at) };
  if (reason.type === 'pay_good_from') return { good: goodWords(reason.good, '.object') };
  if (reason.type === 'fire_catapult') return { adds: half(reason.adds) };
  if (reason.type === 'agree_on_roads' || reason.type === 'agree_on_handicap') return { now: reason.now };
  if (reason.type === 'insure') return { credits: reason.price };
  const { left, crew, days } = fieldsOf(reason) as Record<string, number>;
  return Object.fromEntries(Object.entries({ left, crew, days }).filter(([, value]) => value !== undefined)) as Args;
}

/** Answered by a click on the ship. */
const CLICKED = [
  'switch_on_for',
  'switch_on_to_thrust',
  'boost_next',
  'refill',
  'wake_from',
  'pay_token',
  'pay_good_from',
  'place_battery',
  'place_human',
  'give_up_component',
];

/** What somebody has to suffer. */
export function penaltyWords(penalty: Penalty): string {
  if (penalty.type === 'days') return t('flight-penalty-days', { days: penalty.value });
  if (penalty.type === 'crew') return t('flight-penalty-crew', { crew: penalty.value });
  if (penalty.type === 'goods') return t('flight-penalty-goods', { count: penalty.value });
  const shots = penalty.value.map((shot) => t('flight-penalty-shot', projectileArgs(shot)));
  return t('flight-penalty-shots', { shots: listWords(shots) });
}

const penaltiesWords = (penalties: readonly Penalty[]): string => listWords(penalties.map(penaltyWords));

/** In a comparison: what those suffer who lose it. */
export function stakeWords(beat: Beat | null, view: GameView): string {
  if (!beat || beat.type !== 'weakest') return '';
  const all = isRemorseless(view.flight);
  return t(all ? 'flight-why-at-stake-fate' : 'flight-why-at-stake', { penalty: penaltiesWords(beat.penalties) });
}

/** Why it is us who have to suffer, with the figures. */
function causeWords(reason: Reason, { view, seat, name, events = [] }: Scope): string {
  const lost = ['lose_crew', 'lose_good', 'lose_battery'].includes(reason.type);
  const at = lost ? sufferedFor(events, seat) : incomingOf(reason) ? firedAtFor(events, seat) : -1;
  const event = events[at];
  if (event === undefined || view.flight.card === null) return '';
  const why = reasonOf(event, cardOf(view.flight.card), name, bentFor(view, seat));
  return [eventWords(event, toldTo(seat, name)), why].filter(Boolean).join(' ');
}

/** First the cause and what is at stake, then why the suggested answer risks least, then the rule. */
export function whyAsked(question: QuestionView, scope: Scope): string[] {
  const { reason } = question.decision;
  const rule = t(shotsOf(reason) ? 'flight-why-try' : `flight-why-${dashed(reason.type)}`);
  const compared = isPower(reason);
  const stake = compared ? stakeWords(beatOf(scope.view), scope.view) : '';
  return [causeWords(reason, scope), stake, carefulWords(question, scope), rule].filter(Boolean);
}

/** What a block of each colour sells for. */
export function priceWords(): string {
  const [red, yellow, green, blue] = box().supply.prices;
  return t('flight-prices', { red, yellow, green, blue });
}

/** A line or two of help: what is asked, then what weighs in it. */
export function helpOf(decision: Decision, scope: Scope): string | null {
  const { reason } = decision;
  const compared =
    reason.type === 'power_engines' ||
    reason.type === 'power_cannons' ||
    reason.type === 'boost' ||
    reason.type === 'fire_catapult' ||
    reason.type === 'send_diplomat';
  const parts = [firstHelp(decision, scope), compared ? othersWords(scope) : '', isAboutDays(decision, scope) ? worthWords(scope) : ''];
  return parts.filter(Boolean).join(' ') || null;
}

/** Are days gained or lost by it? */
function isAboutDays({ reason }: Decision, { view }: Scope): boolean {
  const { days } = fieldsOf(reason) as { days?: number };
  if (days) return true;
  if (reason.type !== 'power_engines') return false;
  const beat = beatOf(view);
  return !(beat && beat.type === 'weakest') || beat.penalties.some(({ type }) => type === 'days');
}

function firstHelp(decision: Decision, { view, seat, name }: Scope): string | null {
  const { reason, shape } = decision;
  if (asksOfTeam(reason)) return teamHelp(decision, name);
  if (
    [
      'rebuild',
      'remove_mistake',
      'keep_piece',
      'pay_battery',
      'pay_power',
      'keep_title',
      'wake',
      'junkyard',
      'agree_on_roads',
      'agree_on_handicap',
    ].includes(reason.type)
  )
    return t(`flight-help-${dashed(reason.type)}`, askArgs(reason, name));
  if (isPower(reason)) {
    const beat = beatOf(view);
    if (beat && beat.type === 'weakest') {
      const who = isRemorseless(view.flight) ? 'fate' : 'weakest';
      return t(`flight-help-${who}-${beat.by}`, { penalty: penaltiesWords(beat.penalties) });
    }
    if (beat?.type === 'mostly_open_space') return t('flight-help-mostly-open-space');
    if (reason.type !== 'switch_on') return t('flight-help-power');
    // What is compared may be more than the crew that is counted below the ship.
    const crew = view.ships[seat]?.tally.crew ?? 0;
    const armed = reason.without > 2 * crew ? `${t('flight-help-armed', { crew, counts: half(reason.without) })} ` : '';
    return armed + t('flight-help-switch-on');
  }
  if (reason.type === 'thrust') return reason.then === undefined ? null : t('flight-help-thrust-pair');
  if (reason.type === 'land') return `${t('flight-help-land', { days: reason.days, takers: view.flight.takers ?? 1 })} ${priceWords()}`;
  if (reason.type === 'dock_station' || (reason.type === 'take_reward' && reason.reward.goods.some(Boolean))) return priceWords();
  if (reason.type === 'place_crew' || reason.type === 'give_title' || reason.type === 'add_late_part')
    return t(`flight-help-${dashed(reason.type)}`);
  if (reason.type === 'fire_catapult') {
    const { without, against } = reason;
    return against === null
      ? t('flight-help-fire-catapult-alone', { without: half(without) })
      : t('flight-help-fire-catapult', { without: half(without), against: half(against) });
  }
  if (reason.type === 'drop_part') return t('flight-help-drop-part', { without: half(reason.without) });
  if (reason.type === 'name_result' || reason.type === 'pay_crew' || reason.type === 'fire_at_leader')
    return t(`flight-help-${dashed(reason.type)}`);
  const also = incomingOf(reason)?.also;
  if (also !== undefined) {
    const tile = tileAt(view, seat, also);
    return t('flight-help-also', { tile: tile === null ? '' : tileWords(tile), square: also });
  }
  if (CLICKED.includes(reason.type)) return t('flight-help-click-ship');
  if (reason.type === 'lose_crew' && isAsleep(shape, view, seat)) return t('flight-help-lose-sleeper');
  if (reason.type === 'lose_crew') return t('flight-help-lose-crew');
  if (reason.type === 'lose_good' || reason.type === 'lose_battery') return t('flight-help-click-ship');
  return null;
}
