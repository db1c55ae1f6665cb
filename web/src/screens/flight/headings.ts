// What a question is called, and one line of help.

import { HOARDS } from '../../art/cards';
import { boardOfFlight, box, cardOf } from '../../lib/catalogue';
import { eventName, eventSeat, fieldsOf, incomingOf, nameOf } from '../../lib/events';
import { bentFor, isRemorseless } from '../../lib/roads';
import type { Beat, Decision, GameView, Penalty, QuestionView, Reason } from '../../protocol';
import { type Args, t } from '../../words/index.svelte';
import {
  cardKindWords, componentWords, dashed, goodWords, half, lineWords, listWords, projectileArgs,
  tileWords, titleWords,
} from '../../words/names';
import { eventWords, toldTo } from '../../words/sentences';
import { carefulWords, othersWords, worthWords } from './careful';
import { type Scope, beatOf, isAsleep, tileAt } from './question';
import { reasonOf, sufferedFor } from './reasons';

export function headingOf({ reason, shape }: Decision, scope: Scope): string {
  const { view, seat, name: player } = scope;
  const name = nameOf(reason);
  const card = view.flight.card === null ? null : cardOf(view.flight.card).kind;
  if (typeof reason === 'string') return t(`flight-ask-${dashed(name)}`);
  if ('power_cannons' in reason && reason.power_cannons.against !== null && card)
    return t(`flight-ask-fight-${dashed(card)}`);
  if ('add_late_part' in reason)
    return t('flight-ask-add-late-part', { tile: tileWords(reason.add_late_part.tile, '.object') });
  const coming = incomingOf(reason);
  if (coming) {
    const { projectile, roll, target } = coming;
    const tile = tileAt(view, seat, target);
    const line = lineWords(projectile.from, roll, '.in', view.flight.ship_board > 2 ? boardOfFlight(view.flight) : undefined);
    const at =
      tile === null
        ? { tile: '', 'tile-object': '' }
        : { tile: tileWords(tile), 'tile-object': tileWords(tile, '.object') };
    return t('flight-ask-incoming', { ...projectileArgs(projectile), line, ...at });
  }
  if ('take_credits' in reason || 'take_goods' in reason)
    return t('flight-ask-reward', { card: card ? cardKindWords(card) : '' });
  if ('lose_good' in reason) return t('flight-ask-lose-good', { good: goodWords(reason.lose_good.good, '.object') });
  if ('lose_crew' in reason) return crewHeading(reason.lose_crew.left, scope);
  if ('lose_battery' in reason) return t('flight-ask-lose-battery', { left: reason.lose_battery.left });
  if ('give_title' in reason) return t('flight-ask-give-title', { title: titleWords(reason.give_title.title) });
  if ('power_engines' in reason && typeof shape === 'object')
    return t(card === 'open_space' || card === 'wide_open_space' ? 'flight-ask-open-space' : 'flight-ask-power-engines');
  if ('boost' in reason) return t(`flight-ask-boost-${reason.boost.measure}`);
  if ('give_up_component' in reason) {
    const component = componentWords(HOARDS[reason.give_up_component.hoard], '.object');
    return t('flight-ask-give-up-component', { component });
  }
  return t(`flight-ask-${dashed(name)}`, askArgs(reason, player));
}

/** Who has to go, and what for. */
function crewHeading(left: number, { view, seat, events = [] }: Scope): string {
  const at = sufferedFor(events, seat);
  const suffered = events[at];
  const gone = events.slice(at + 1).some((event) => eventName(event) === 'crew_lost' && eventSeat(event) === seat);
  const what = t('flight-ask-lose-crew', { left, more: gone ? 'yes' : 'no' });
  const measure = typeof suffered === 'object' && 'weakest' in suffered ? suffered.weakest.measure : null;
  const card = view.flight.card === null ? null : cardOf(view.flight.card).kind;
  const cause = measure ?? (suffered ? 'beaten' : card === 'abandoned_ship' ? 'ship' : null);
  return cause ? t('flight-ask-because', { cause: t(`flight-cause-${cause}`), what }) : what;
}

/** What the headings of some questions are filled in with. */
function askArgs(reason: Exclude<Reason, string>, name: Scope['name']): Args {
  if ('name_result' in reason) return { player: name(reason.name_result.rival) };
  if ('fire_at_leader' in reason) return { player: name(reason.fire_at_leader.at) };
  if ('pay_good_from' in reason) return { good: goodWords(reason.pay_good_from.good, '.object') };
  if ('fire_catapult' in reason) return { adds: half(reason.fire_catapult.adds) };
  const { left, crew, days } = fieldsOf(reason) as Record<string, number>;
  return Object.fromEntries(Object.entries({ left, crew, days }).filter(([, value]) => value !== undefined)) as Args;
}

/** Answered by a click on the ship. */
const CLICKED = [
  'boost_next', 'refill', 'wake_from', 'pay_token', 'pay_good_from', 'place_battery', 'place_human', 'give_up_component',
];

/** What somebody has to suffer. */
export function penaltyWords(penalty: Penalty): string {
  if ('days' in penalty) return t('flight-penalty-days', { days: penalty.days });
  if ('crew' in penalty) return t('flight-penalty-crew', { crew: penalty.crew });
  if ('goods' in penalty) return t('flight-penalty-goods', { count: penalty.goods });
  const shots = penalty.shots.map((shot) => t('flight-penalty-shot', projectileArgs(shot)));
  return t('flight-penalty-shots', { shots: listWords(shots) });
}

/** In a comparison: what those suffer who lose it. */
export function stakeWords(beat: Beat | null, view: GameView): string {
  if (!beat || typeof beat !== 'object' || !('weakest' in beat)) return '';
  const all = isRemorseless({ roads: view.flight.roads ?? [] });
  return t(all ? 'flight-why-at-stake-fate' : 'flight-why-at-stake', { penalty: penaltyWords(beat.weakest.penalty) });
}

/** Why it is us who have to suffer, with the figures. */
function causeWords(reason: Reason, { view, seat, name, events = [] }: Scope): string {
  const suffers = ['lose_crew', 'lose_good', 'lose_battery'].includes(nameOf(reason))
    || incomingOf(reason)?.projectile.kind.endsWith('_fire');
  const at = suffers ? sufferedFor(events, seat) : -1;
  const event = events[at];
  if (event === undefined || view.flight.card === null) return '';
  const facts = events.map((each) => ({ event: each }));
  const why = reasonOf(facts, at, seat, cardOf(view.flight.card), name, bentFor(view, seat));
  return [eventWords(event, toldTo(seat, name)), why].filter(Boolean).join(' ');
}

/** First the cause and what is at stake, then why the suggested answer risks least, then the rule. */
export function whyAsked(question: QuestionView, scope: Scope): string[] {
  const { reason } = question.decision;
  const rule = t(`flight-why-${dashed(nameOf(reason))}`);
  const compared = typeof reason === 'object' && ('power_engines' in reason || 'power_cannons' in reason);
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
  const compared = typeof reason === 'object' && ('power_engines' in reason || 'power_cannons' in reason || 'boost' in reason
    || 'fire_catapult' in reason || 'send_diplomat' in reason);
  const parts = [firstHelp(decision, scope), compared ? othersWords(scope) : '', isAboutDays(decision, scope) ? worthWords(scope) : ''];
  return parts.filter(Boolean).join(' ') || null;
}

/** Are days gained or lost by it? */
function isAboutDays({ reason }: Decision, { view }: Scope): boolean {
  if (typeof reason !== 'object') return false;
  const { days } = fieldsOf(reason) as { days?: number };
  if (days) return true;
  if (!('power_engines' in reason)) return false;
  const beat = beatOf(view);
  return !(beat && typeof beat === 'object' && 'weakest' in beat) || 'days' in beat.weakest.penalty;
}

function firstHelp({ reason, shape }: Decision, { view, seat }: Scope): string | null {
  if (typeof reason === 'string') {
    return ['rebuild', 'remove_mistake', 'keep_piece', 'pay_battery', 'keep_title', 'wake', 'junkyard'].includes(reason)
      ? t(`flight-help-${dashed(reason)}`)
      : null;
  }
  if ('power_engines' in reason || 'power_cannons' in reason) {
    const beat = beatOf(view);
    if (beat && typeof beat === 'object' && 'weakest' in beat) {
      const who = isRemorseless({ roads: view.flight.roads ?? [] }) ? 'fate' : 'weakest';
      return t(`flight-help-${who}-${beat.weakest.by}`, { penalty: penaltyWords(beat.weakest.penalty) });
    }
    return t('flight-help-power');
  }
  if ('land' in reason) return `${t('flight-help-land', { days: reason.land.days })} ${priceWords()}`;
  if ('dock_station' in reason || 'take_goods' in reason) return priceWords();
  if ('place_crew' in reason || 'give_title' in reason || 'add_late_part' in reason)
    return t(`flight-help-${dashed(nameOf(reason))}`);
  if ('fire_catapult' in reason) {
    const { without, against } = reason.fire_catapult;
    return against === null
      ? t('flight-help-fire-catapult-alone', { without: half(without) })
      : t('flight-help-fire-catapult', { without: half(without), against: half(against) });
  }
  if ('drop_part' in reason) return t('flight-help-drop-part', { without: half(reason.drop_part.without) });
  if ('name_result' in reason || 'pay_crew' in reason || 'fire_at_leader' in reason)
    return t(`flight-help-${dashed(nameOf(reason))}`);
  const also = incomingOf(reason)?.also;
  if (also !== undefined) {
    const tile = tileAt(view, seat, also);
    return t('flight-help-also', { tile: tile === null ? '' : tileWords(tile), square: also });
  }
  if (CLICKED.some((name) => name in reason)) return t('flight-help-click-ship');
  if ('lose_crew' in reason && isAsleep(shape, view, seat)) return t('flight-help-lose-sleeper');
  if ('lose_crew' in reason) return t('flight-help-lose-crew');
  if ('lose_good' in reason || 'lose_battery' in reason) return t('flight-help-click-ship');
  return null;
}
