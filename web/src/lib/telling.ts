// How the page tells each event: a line for each. A new event that nobody thought of does not compile here.

import type { Event } from '../protocol';
import type { PageId } from './rulebook';

/** The name of an event, such as `tile_lost`. */
export type EventName = Event['type'];

interface Telling {
  /** How long it is shown at speed 1; 0 passes at once, is drawn as it is done or told beside something else. */
  lasts: number;
  /** The page of the rulebook that explains it; none if what it is about has one of its own. */
  page: PageId | null;
  /** Does the picture change? `after` says how. */
  drawn?: true;
  /** One of the hundreds of grips in the yard, which no log tells and nobody is interrupted for. */
  yard?: true;
  /** Does somebody suffer? */
  harm?: true;
  /** Those that come in a row are seen as one: crew that leaves together, a piece that falls off. */
  together?: true;
  /** A sentence that decides a card: it takes as long to read whomever it is about, whether pictures move or not. */
  read?: true;
}

const TELLING = {
  flight_set_up: { lasts: 0, page: 'levels', yard: true },
  title_drawn: { lasts: 0, page: null },
  tiles_left_out: { lasts: 0, page: 'technology', yard: true },
  road_drawn: { lasts: 0, page: null, drawn: true },
  roads_agreed: { lasts: 0, page: 'rough-roads' },
  handicap_taken: { lasts: 0, page: 'rough-roads' },
  column_died: { lasts: 0, page: 'dead-zone' },
  result_named: { lasts: 0, page: 'murphys-law', drawn: true },
  ship_turned: { lasts: 1_000, page: 'gravitational-anomaly', drawn: true },
  building_began: { lasts: 0, page: 'building', yard: true },
  tile_taken: { lasts: 0, page: 'building', yard: true },
  reserve_taken: { lasts: 0, page: 'reserve', yard: true },
  tile_lifted: { lasts: 0, page: 'building', yard: true },
  tile_placed: { lasts: 0, page: 'building', yard: true },
  tile_reserved: { lasts: 0, page: 'reserve', yard: true },
  tile_returned: { lasts: 0, page: 'building', yard: true },
  pile_opened: { lasts: 0, page: 'forecast', yard: true },
  pile_closed: { lasts: 0, page: 'forecast', yard: true },
  timer_turned: { lasts: 0, page: 'timer', yard: true },
  sand_ran_out: { lasts: 0, page: 'timer', yard: true },
  time_up: { lasts: 0, page: 'timer', yard: true },
  building_finished: { lasts: 0, page: 'finishing' },
  rebuilding: { lasts: 0, page: 'learning-flight' },
  mistake_found: { lasts: 600, page: null, harm: true, together: true },
  ship_launched: { lasts: 300, page: 'launch', drawn: true },
  batteries_charged: { lasts: 350, page: 'battery', drawn: true, together: true },
  humans_boarded: { lasts: 160, page: 'launch', drawn: true },
  alien_boarded: { lasts: 400, page: 'life-support', drawn: true },
  sleepers_boarded: { lasts: 0, page: 'stasis-chamber', drawn: true, together: true },
  woken: { lasts: 350, page: 'stasis-chamber', drawn: true, together: true },
  specialist_boarded: { lasts: 500, page: null, drawn: true },
  specialist_lost: { lasts: 0, page: null },
  spared: { lasts: 1_000, page: 'diplomat' },
  card_revealed: { lasts: 2_400, page: 'flight-order', drawn: true, read: true },
  card_skipped: { lasts: 2_400, page: 'giving-up', read: true },
  cards_added: { lasts: 2_400, page: 'hazardous-sector', drawn: true, read: true },
  give_up_announced: { lasts: 300, page: 'giving-up', drawn: true },
  left_flight: { lasts: 1_900, page: 'giving-up', drawn: true, harm: true, read: true },
  stranded: { lasts: 0, page: 'giving-up' },
  rolled: { lasts: 1_400, page: 'hits' },
  die_rolled: { lasts: 900, page: 'metal-fatigue' },
  enemy_grew: { lasts: 1_000, page: 'big-baddies' },
  side_named: { lasts: 500, page: 'abandoned-debris' },
  fired_at: { lasts: 900, page: 'welcome-to-the-lead' },
  declared: { lasts: 1_000, page: 'strength' },
  battery_spent: { lasts: 250, page: 'battery', drawn: true, together: true },
  powered_free: { lasts: 0, page: 'techie' },
  panel_used: { lasts: 250, page: 'solar-panel', drawn: true, together: true },
  crubots_on: { lasts: 700, page: 'crubot-station', drawn: true },
  thrust: { lasts: 900, page: 'thruster' },
  boosted: { lasts: 700, page: 'cannon-booster' },
  catapulted: { lasts: 600, page: 'catapult', drawn: true },
  burned: { lasts: 0, page: 'reactor-furnace' },
  moved: { lasts: 900, page: 'flight-order', drawn: true },
  landed: { lasts: 1_300, page: 'planets', drawn: true, read: true },
  docked: { lasts: 1_600, page: 'abandoned-ship', read: true },
  approached: { lasts: 1_300, page: 'fighting-back', read: true },
  turned_back: { lasts: 1_300, page: 'fighting-back', read: true },
  fastest: { lasts: 1_600, page: 'mostly-open-space', harm: true, read: true },
  enemy_beaten: { lasts: 1_700, page: 'strength', read: true },
  enemy_tied: { lasts: 1_600, page: 'strength', read: true },
  beaten_by_enemy: { lasts: 1_700, page: 'strength', harm: true, read: true },
  weakest: { lasts: 1_600, page: 'combat-zone', harm: true, read: true },
  missed: { lasts: 900, page: 'hits' },
  hit: { lasts: 840, page: 'hits', harm: true },
  bounced: { lasts: 1_050, page: 'hits' },
  shot_down: { lasts: 1_000, page: 'hits' },
  shielded: { lasts: 1_050, page: 'shield' },
  intruder_missed: { lasts: 1_000, page: 'intruders' },
  intruder_turned_away: { lasts: 1_500, page: 'intruders', read: true },
  intruder_stepped: { lasts: 520, page: 'intruders' },
  charge_planted: { lasts: 600, page: 'commando', harm: true },
  intruder_defeated: { lasts: 1_500, page: 'intruders', read: true },
  intruder_left: { lasts: 900, page: 'intruders' },
  charges_exploded: { lasts: 1_100, page: 'commando', harm: true },
  sabotage_missed: { lasts: 1_400, page: 'sabotage', read: true },
  came_to_nothing: { lasts: 1_400, page: 'rough-roads' },
  board_turned: { lasts: 0, page: 'ship-ia', yard: true },
  board_dealt: { lasts: 0, page: 'building', yard: true },
  holes_rolled: { lasts: 0, page: 'building', yard: true },
  cabin_taken_away: { lasts: 0, page: 'building', yard: true },
  junkyard_row: { lasts: 800, page: 'junkyard', drawn: true },
  battery_gained: { lasts: 250, page: 'junkyard', drawn: true, together: true },
  human_gained: { lasts: 300, page: 'junkyard', drawn: true, together: true },
  side_ignored: { lasts: 500, page: 'meteor-vortex', drawn: true },
  has_most: { lasts: 1_000, page: 'antitrust-check' },
  tile_lost: { lasts: 650, page: 'losses', drawn: true, harm: true },
  tile_taken_off: { lasts: 350, page: 'learning-flight', drawn: true },
  crew_lost: { lasts: 450, page: 'losses', drawn: true, harm: true, together: true },
  good_loaded: { lasts: 0, page: 'goods', drawn: true },
  good_lifted: { lasts: 0, page: 'goods', drawn: true },
  goods_left: { lasts: 500, page: 'goods' },
  goods_short: { lasts: 0, page: 'goods' },
  good_lost: { lasts: 450, page: 'losses', drawn: true, harm: true, together: true },
  payday_began: { lasts: 0, page: 'payday' },
  paid: { lasts: 900, page: null, drawn: true },
  title_scored: { lasts: 500, page: 'trek' },
  title_halved: { lasts: 0, page: 'title-dock' },
  title_taken: { lasts: 900, page: 'trek' },
  title_defended: { lasts: 900, page: 'trek' },
  members_dealt: { lasts: 0, page: 'support-team' },
  members_laid: { lasts: 900, page: 'support-team', drawn: true },
  member_hired: { lasts: 1_500, page: null, drawn: true, read: true },
  member_left: { lasts: 600, page: null },
  marked: { lasts: 1_200, page: 'support-team', drawn: true, read: true },
  ability_used: { lasts: 900, page: null, drawn: true },
  bet_on_place: { lasts: 900, page: 'advertiser' },
  bet_on_drop_out: { lasts: 900, page: 'advertiser' },
  finish_bonus_changed: { lasts: 1_200, page: 'bureaucrat', read: true },
  looks_bonus_changed: { lasts: 1_200, page: 'bureaucrat', read: true },
  price_changed: { lasts: 1_200, page: 'trader', read: true },
  reserve_raided: { lasts: 0, page: 'saboteur' },
  building_halted: { lasts: 0, page: 'security-guard' },
  building_went_on: { lasts: 0, page: 'security-guard' },
  rested: { lasts: 0, page: 'swindler' },
  piles_read: { lasts: 0, page: 'inspector' },
  marker_laid: { lasts: 0, page: 'planner', drawn: true },
  marker_lost: { lasts: 0, page: 'planner', drawn: true },
  flight_ended: { lasts: 0, page: 'payday' },
} as const satisfies Record<EventName, Telling>;

type Drawn = { [name in EventName]: (typeof TELLING)[name] extends { drawn: true } ? name : never }[EventName];
/** Events that change a picture. */
export type DrawnEvent = Extract<Event, { type: Drawn }>;

/** What is told of an event that only a newer server knows. */
const UNKNOWN: Telling = { lasts: 0, page: null };
/** A rule that takes the place of another one when all ships are built: until then nobody has seen it. */
const SURPRISE: Telling = { ...TELLING.road_drawn, lasts: 2_400, read: true };
export const tellingOf = (event: { type: EventName; instead?: unknown }): Telling =>
  event.type === 'road_drawn' && event.instead ? SURPRISE : ((TELLING as Record<string, Telling>)[event.type] ?? UNKNOWN);
export const isDrawn = (event: Event): event is DrawnEvent => tellingOf(event).drawn ?? false;

/** What somebody else has loaded, grip by grip, is told at once when it is done. */
export const LOADED = 1_700;
