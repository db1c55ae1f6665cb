// How long it takes to show what has happened.

import type { EventName } from './events';

/** How long an event is shown at speed 1; 0 passes at once. */
export const LASTS: Record<EventName, number> = {
  card_revealed: 2_400, card_skipped: 2_400, rolled: 1_400, declared: 1_000, moved: 900, landed: 1_300, docked: 1_600,
  enemy_beaten: 1_700, enemy_tied: 1_600, beaten_by_enemy: 1_700, weakest: 1_600, missed: 900, hit: 840,
  bounced: 1_050, shot_down: 1_000, shielded: 1_050, sabotage_missed: 1_400, tile_lost: 650, tile_taken_off: 350,
  crew_lost: 450, good_lost: 450, battery_spent: 250, left_flight: 1_900, paid: 900, goods_left: 500,
  mistake_found: 600,
  ship_launched: 300, batteries_charged: 350, humans_boarded: 160, alien_boarded: 400, title_scored: 500,
  title_taken: 900, title_defended: 900, give_up_announced: 300, boosted: 700, catapulted: 600, junkyard_row: 800,
  side_ignored: 500, has_most: 1_000, die_rolled: 900, enemy_grew: 1_000, spared: 1_000, fired_at: 900, woken: 350,
  ship_turned: 1_000, battery_gained: 250, human_gained: 300, side_named: 500, specialist_boarded: 500,
  // The yard's work is drawn as it is done; these are told beside something else.
  flight_set_up: 0, title_drawn: 0, tiles_left_out: 0, road_drawn: 0, column_died: 0, result_named: 0,
  building_began: 0, tile_taken: 0, reserve_taken: 0, tile_lifted: 0, tile_placed: 0, tile_reserved: 0,
  tile_returned: 0, pile_opened: 0, pile_closed: 0, timer_turned: 0, sand_ran_out: 0, time_up: 0,
  building_finished: 0, rebuilding: 0, sleepers_boarded: 0, specialist_lost: 0, stranded: 0, powered_free: 0,
  burned: 0, board_turned: 0, good_loaded: 0, good_lifted: 0, goods_short: 0, title_halved: 0, flight_ended: 0,
};
/** A sentence that decides a card takes as long to read whomever it is about, and whether pictures move or not. */
export const READ: ReadonlySet<EventName> = new Set<EventName>([
  'card_revealed', 'card_skipped', 'landed', 'docked', 'enemy_beaten', 'enemy_tied', 'beaten_by_enemy', 'weakest',
  'sabotage_missed', 'left_flight',
]);
/** What somebody else has loaded, grip by grip, is told at once when it is done. */
export const LOADED = 1_700;
