// Which message tells an event, and what it is filled in with: the same as in the terminal
// (`crates/trucker/src/words/events.rs` and `told.rs`). `web/tests/told.test.ts` compares the sentences.

import type { Component, Event, Marking, Member, Money, Projectile, Seat } from '../protocol';
import { box } from '../lib/catalogue';
import { nothingElse } from '../lib/events';
import { type Args, t } from './index.svelte';
import {
  alienWords,
  cardWords,
  componentWords,
  dashed,
  goodWords,
  goodsWords,
  half,
  lineWords,
  lostWords,
  memberWords,
  mistakeWords,
  modifierWords,
  projectileArgs,
  squaresWords,
  tileWords,
  titleWords,
} from './names';

/** The message that tells an event: called like it, but for those that are told in several ways. */
export function eventId(event: Event): string {
  const name = dashed(event.type);
  switch (event.type) {
    case 'tile_taken': return event.tile === null ? 'tile-drawn-hidden' : event.face_down ? 'tile-drawn' : name;
    case 'missed': return event.roll === undefined ? 'flew-by' : name;
    case 'rolled': return event.sum === undefined ? 'rolled-apart' : name;
    case 'battery_spent': return event.purpose === 'eaten' ? 'battery-eaten' : name;
    case 'intruder_stepped': return event.step === 1 ? 'intruder-entered' : name;
    case 'intruder_turned_away':
    case 'intruder_defeated': return `${name}-${dashed(event.guard)}`;
    case 'give_up_announced': return event.announced ? name : 'give-up-withdrawn';
    case 'left_flight': return `left-${dashed(event.why)}`;
    case 'declared':
    case 'weakest': return `${name}-${event.measure}`;
    case 'turned_back': return event.able ? name : `${name}-unable`;
    case 'moved': return event.days < 0 ? 'moved-back' : 'moved-ahead';
    case 'tile_lost': return `tile-${dashed(event.loss)}`;
    case 'crew_lost': return event.alien ? 'alien-lost' : 'human-lost';
    case 'marked': return `${name}-${dashed(event.how.type)}`;
    case 'has_most': return `most-${dashed(event.hoard)}`;
    case 'road_drawn': return event.instead ? `${name}-instead` : event.seat === null ? name : `${name}-for`;
    case 'enemy_grew': return event.seat === null ? name : `${name}-for`;
    case 'roads_agreed': return event.agreed ? name : 'roads-not-agreed';
    case 'paid': {
      const costs = event.credits < 0 && (event.why.type === 'card' || event.why.type === 'member');
      return `paid-${dashed(event.why.type)}${costs ? '-cost' : ''}`;
    }
    case 'title_defended': return `${event.gold ? 'gold-' : ''}title-${event.defended ? '' : 'not-'}defended`;
    default: return name;
  }
}

type Player = (seat: Seat) => string;

/** The fields of an event, filled in by their names; `other`: somebody whom the sentence is not about. */
export function eventArgs({ type, ...fields }: Event, name: Player, other: Player): Args {
  const filled = Object.entries(fields as Record<string, never>).map(([field, value]) => args(field, value));
  return Object.assign({}, ...filled) as Args;

  function args(field: string, value: never): Args {
    switch (field) {
      case 'seat': return value === null ? {} : { player: name(value) };
      case 'at': return { target: other(value) };
      case 'rival': return { rival: other(value) };
      case 'marker': return { marker: t(`marker-${dashed(value)}`) };
      case 'by': return type === 'enemy_grew' ? { strength: half(value) } : { by: name(value) };
      case 'tile':
        return value === null ? {} : { 'tile-object': lostWords({ ...(fields as { was?: Component }), tile: value }, '.object') };
      case 'board': return { board: box().ship_boards[value]?.name ?? '' };
      case 'card': return { card: cardWords(value) };
      case 'title': return { title: titleWords(value) };
      case 'specialist':
      case 'instead':
      case 'road': return { [field]: modifierWords(value) };
      case 'ability': return { ability: modifierWords(value) };
      case 'member': return { member: memberWords(value) };
      case 'members': return { members: (value as Member[]).map(memberWords).join(', ') };
      case 'how': return markingArgs(value);
      case 'mistake': return { mistake: mistakeWords(value) };
      case 'good': return { 'good-object': goodWords(value, '.object') };
      case 'deck': return { deck: value };
      case 'goods': return { goods: goodsWords(value) };
      case 'alien': return value === null ? {} : { alien: alienWords(value), 'alien-object': alienWords(value, '.object') };
      case 'side': return { side: t(`side-${value}`), from: t(`side-${value}.from`) };
      case 'projectile': return projectileArgs(value);
      case 'roll': {
        const { from } = (fields as { projectile?: Projectile }).projectile ?? {};
        return from ? { roll: value, 'line-in': lineWords(from, value, '.in') } : { roll: value };
      }
      case 'squares':
      case 'stations':
      case 'boosted': return { squares: squaresWords(value) };
      // The hold that a catapult takes its block from and the chamber that somebody leaves are of no interest.
      case 'square':
        return 'catapult' in fields ? {} : { square: value ?? '–' };
      case 'chamber': return 'cabin' in fields ? {} : { square: value };
      case 'cabin':
      case 'target':
      case 'booster':
      case 'catapult':
      case 'furnace': return { square: value };
      case 'dice': return { first: value[0], second: value[1] };
      case 'turn': return { quarters: value };
      case 'days':
      case 'credits': return { [field]: Math.abs(value) };
      case 'strength': return { strength: half(value) };
      case 'score': return { score: type === 'title_halved' ? half(value) : value };
      case 'why': return typeof value === 'object' ? moneyArgs(value) : {};
      // Flights, piles, planets, spaces and bargains are counted from 0 by the rules, from 1 by people.
      case 'number':
      case 'pile':
      case 'planet':
      case 'space': return { [field]: Number(value) + 1 };
      case 'row': return { row: type === 'junkyard_row' ? Number(value) + 1 : (value ?? '–') };
      case 'column': return { column: value ?? '–' };
      // By what and for what it happened is not part of the sentence.
      default:
        return typeof value === 'number' ? { [field]: value } : {};
    }
  }
}

/** How a component was changed. */
function markingArgs(how: Marking): Args {
  if ('other' in how) return { other: how.other };
  if ('side' in how) return { side: t(`side-${how.side}`) };
  return 'component' in how ? { 'tile-object': componentWords(how.component, '.object') } : {};
}

/** What credits are paid for. */
function moneyArgs(why: Money): Args {
  switch (why.type) {
    case 'finish': return { place: why.value + 1 };
    case 'title': return { title: titleWords(why.value) };
    case 'sale': return { goods: goodsWords(why.value) };
    case 'losses': return { lost: why.value };
    case 'specialist': return { specialist: modifierWords(why.value) };
    case 'member': return { member: modifierWords(why.value) };
    case 'late_part': return { 'tile-object': tileWords(why.value, '.object') };
    case 'card':
    case 'best_looking':
    case 'debt_forgiven':
    case 'insurance':
    case 'wages': return {};
    default: return nothingElse(why, {});
  }
}
