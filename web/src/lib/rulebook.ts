// The rulebook: which pages there are, how they belong together, and which page explains what.
// The words are in `locales/*/web-rules*.ftl`: `rules-<id>` is the title, `.lead` one line, `.p1` … the paragraphs.

import type { CardKind, Component, Event, Mistake, Modifier, Money, Reason, Refusal, Title } from '../protocol';

export const GROUPS = [
  'start',
  'building',
  'components',
  'flight',
  'cards',
  'trek',
  'kot',
  'technology',
  'specialists',
  'roads',
  'table',
] as const;
export type Group = (typeof GROUPS)[number];

/** What a page shows beside its words. */
export type Picture = { component: Component; plated?: boolean } | { card: CardKind } | { modifier: Modifier } | { board: string };

interface Entry {
  id: string;
  group: Group;
  related: readonly string[];
  picture?: Picture;
}

const page = <const Id extends string>(id: Id, group: Group, related: readonly string[], picture?: Picture) =>
  ({ id, group, related, ...(picture && { picture }) }) as Entry & { id: Id };

/** A page of a Rough Roads card or of a specialist is called like it. */
const leaf = <const Id extends string>(id: Id, group: Group, related: readonly string[]) =>
  page(id, group, related, { modifier: id.replaceAll('-', '_') as Modifier });

/** All pages in the order of the book. */
export const PAGES = [
  page('one-minute', 'start', ['learning-flight', 'building', 'flight-order', 'payday']),
  page('learning-flight', 'start', ['levels', 'building', 'mistakes', 'payday']),
  page('levels', 'start', ['payday', 'forecast', 'timer', 'trek']),
  page('players', 'start', ['finishing', 'giving-up', 'trek', 'options', 'antitrust-check', 'bad-day']),

  page('building', 'building', ['connectors', 'reserve', 'forecast', 'finishing']),
  page('turn-by-turn', 'building', ['building', 'options', 'finishing']),
  page('connectors', 'building', ['exposed', 'mistakes', 'structural'], { component: { type: 'structural' } }),
  page('exposed', 'building', ['connectors', 'stardust', 'hits', 'payday']),
  page('mistakes', 'building', ['connectors', 'engine', 'cannon', 'losses']),
  page('reserve', 'building', ['building', 'payday', 'master-engineer']),
  page('forecast', 'building', ['levels', 'building', 'timer']),
  page('timer', 'building', ['finishing', 'levels', 'turn-by-turn']),
  page('finishing', 'building', ['flight-order', 'timer', 'launch']),

  page('starting-cabin', 'components', ['cabin', 'launch', 'losses'], { component: { type: 'starting_cabin' } }),
  page('cabin', 'components', ['life-support', 'epidemic', 'launch'], { component: { type: 'cabin' } }),
  page('structural', 'components', ['connectors', 'losses'], { component: { type: 'structural' } }),
  page('engine', 'components', ['double-engine', 'strength', 'open-space'], { component: { type: 'engine' } }),
  page('double-engine', 'components', ['battery', 'engine', 'strength'], { component: { type: 'double_engine' } }),
  page('cannon', 'components', ['double-cannon', 'strength', 'hits', 'catapult'], { component: { type: 'cannon' } }),
  page('double-cannon', 'components', ['battery', 'cannon', 'strength'], { component: { type: 'double_cannon' } }),
  page('battery', 'components', ['double-engine', 'double-cannon', 'shield', 'reactor-furnace', 'junkyard'], {
    component: { type: 'battery', value: 3 },
  }),
  page('cargo', 'components', ['special-cargo', 'goods', 'planets'], { component: { type: 'cargo', value: 3 } }),
  page('special-cargo', 'components', ['cargo', 'goods'], { component: { type: 'special_cargo', value: 2 } }),
  page('life-support', 'components', ['cabin', 'launch', 'strength', 'cyan-alien'], {
    component: { type: 'life_support', value: 'purple' },
  }),
  page('shield', 'components', ['battery', 'hits', 'shield-booster'], { component: { type: 'shield' } }),

  page('launch', 'flight', ['mistakes', 'life-support', 'battery', 'flight-order']),
  page('flight-order', 'flight', ['finishing', 'giving-up', 'open-space']),
  page('giving-up', 'flight', ['flight-order', 'payday', 'open-space', 'wide-open-space', 'title-dock']),
  page('strength', 'flight', ['engine', 'cannon', 'battery', 'life-support', 'cannon-booster', 'engine-booster', 'catapult']),
  page('hits', 'flight', ['meteor-swarm', 'pirates', 'shield', 'losses', 'plating', 'shield-booster', 'catapult']),
  page('losses', 'flight', ['hits', 'giving-up', 'payday']),
  page('goods', 'flight', ['cargo', 'special-cargo', 'planets', 'losses', 'technology']),
  page('payday', 'flight', ['levels', 'exposed', 'goods', 'giving-up']),

  page('planets', 'cards', ['goods', 'flight-order'], { card: 'planets' }),
  page('abandoned-ship', 'cards', ['cabin', 'giving-up', 'flight-order'], { card: 'abandoned_ship' }),
  page('abandoned-station', 'cards', ['goods', 'cabin', 'flight-order'], { card: 'abandoned_station' }),
  page('smugglers', 'cards', ['strength', 'goods', 'losses'], { card: 'smugglers' }),
  page('slavers', 'cards', ['strength', 'losses', 'giving-up'], { card: 'slavers' }),
  page('pirates', 'cards', ['strength', 'hits', 'losses'], { card: 'pirates' }),
  page('open-space', 'cards', ['strength', 'flight-order', 'giving-up'], { card: 'open_space' }),
  page('meteor-swarm', 'cards', ['hits', 'losses', 'cannon', 'shield'], { card: 'meteor_swarm' }),
  page('combat-zone', 'cards', ['strength', 'hits', 'losses', 'remorseless-fate'], { card: 'combat_zone' }),
  page('stardust', 'cards', ['exposed', 'flight-order', 'remorseless-fate'], { card: 'stardust' }),
  page('epidemic', 'cards', ['cabin', 'connectors', 'losses', 'remorseless-fate'], { card: 'epidemic' }),
  page('sabotage', 'cards', ['losses', 'flight-order', 'remorseless-fate'], { card: 'sabotage' }),

  page('trek', 'trek', [
    'levels',
    'freight-hauler',
    'power-trucker',
    'xenoquartermaster',
    'cruise-captain',
    'master-engineer',
    'corridorist',
    'title-dock',
  ]),
  page('freight-hauler', 'trek', ['trek', 'goods', 'cargo']),
  page('power-trucker', 'trek', ['trek', 'battery', 'cannon-booster']),
  page('xenoquartermaster', 'trek', ['trek', 'life-support']),
  page('cruise-captain', 'trek', ['trek', 'exposed', 'cabin']),
  page('master-engineer', 'trek', ['trek', 'reserve']),
  page('corridorist', 'trek', ['trek', 'losses', 'connectors']),

  page('keep-on-trucking', 'kot', ['technology', 'ship-ia', 'title-dock', 'rough-roads']),
  page('junkyard', 'kot', ['goods', 'hits', 'flight-order'], { card: 'junkyard' }),
  page('wide-open-space', 'kot', ['open-space', 'strength', 'giving-up'], { card: 'wide_open_space' }),
  page('meteor-vortex', 'kot', ['meteor-swarm', 'hits', 'ship-iia', 'ship-iiia'], { card: 'meteor_vortex' }),
  page('antitrust-check', 'kot', ['losses', 'cannon', 'engine'], { card: 'antitrust_check' }),
  page('bad-day', 'kot', ['epidemic', 'sabotage', 'stardust'], { card: 'bad_day' }),
  page('ship-ia', 'kot', ['ship-iia', 'ship-iiia', 'hits'], { board: 'IA' }),
  page('ship-iia', 'kot', ['ship-ia', 'ship-iiia', 'hits'], { board: 'IIA' }),
  page('ship-iiia', 'kot', ['ship-ia', 'ship-iia', 'hits'], { board: 'IIIA' }),
  page('title-dock', 'kot', ['trek', 'contraptionist', 'aesthete']),
  page('contraptionist', 'kot', ['trek', 'title-dock', 'technology']),
  page('aesthete', 'kot', ['trek', 'title-dock', 'stasis-chamber']),

  page('technology', 'technology', ['keep-on-trucking', 'plating', 'cannon-booster', 'contraptionist']),
  page('plating', 'technology', ['hits', 'connectors', 'cruise-captain'], { component: { type: 'structural' }, plated: true }),
  page('cannon-engine', 'technology', ['cannon', 'engine', 'gravitational-anomaly'], { component: { type: 'cannon_engine' } }),
  page('combined', 'technology', ['battery', 'cargo', 'special-cargo'], {
    component: { type: 'combined', value: { cargo: 2, special: 0, batteries: 2 } },
  }),
  page('cannon-booster', 'technology', ['cannon', 'battery', 'strength'], { component: { type: 'cannon_booster' } }),
  page('engine-booster', 'technology', ['engine', 'battery', 'strength'], { component: { type: 'engine_booster' } }),
  page('shield-booster', 'technology', ['shield', 'battery', 'hits'], { component: { type: 'shield_booster' } }),
  page('reactor-furnace', 'technology', ['battery', 'goods'], { component: { type: 'reactor_furnace' } }),
  page('catapult', 'technology', ['cargo', 'strength', 'hits'], { component: { type: 'catapult' } }),
  page('stasis-chamber', 'technology', ['cabin', 'losses', 'giving-up'], { component: { type: 'stasis_chamber' } }),
  page('cyan-alien', 'specialists', ['life-support', 'cabin', 'launch'], { component: { type: 'life_support', value: 'cyan' } }),
  leaf('lawyer', 'specialists', ['cyan-alien', 'losses', 'trek']),
  leaf('manager', 'specialists', ['cyan-alien', 'life-support', 'strength']),
  leaf('merchant', 'specialists', ['cyan-alien', 'goods', 'giving-up']),
  leaf('micronavigator', 'specialists', ['cyan-alien', 'flight-order']),
  leaf('techie', 'specialists', ['cyan-alien', 'battery', 'junkyard']),
  leaf('diplomat', 'specialists', ['cyan-alien', 'combat-zone', 'pirates']),

  page('rough-roads', 'roads', ['keep-on-trucking', 'nasty-surprise']),
  leaf('metal-fatigue', 'roads', ['rough-roads', 'flight-order', 'losses']),
  leaf('explosive-stuff', 'roads', ['rough-roads', 'losses']),
  leaf('paranoid-locals', 'roads', ['rough-roads', 'planets', 'hits']),
  leaf('cosmic-psychosis', 'roads', ['rough-roads', 'cabin']),
  leaf('personalized-cabins', 'roads', ['rough-roads', 'cabin', 'losses']),
  leaf('meteoric-inversion', 'roads', ['rough-roads', 'meteor-swarm', 'hits']),
  leaf('remorseless-fate', 'roads', ['rough-roads', 'combat-zone', 'sabotage', 'stardust']),
  leaf('big-baddies', 'roads', ['rough-roads', 'strength']),
  leaf('piercing-projectiles', 'roads', ['rough-roads', 'hits', 'plating']),
  leaf('union-ship', 'roads', ['rough-roads', 'giving-up']),
  leaf('bad-luck', 'roads', ['rough-roads', 'hits']),
  leaf('nasty-surprise', 'roads', ['rough-roads', 'launch']),
  leaf('infected-goods', 'roads', ['rough-roads', 'goods']),
  leaf('defective-connectors', 'roads', ['rough-roads', 'connectors', 'strength', 'combat-zone']),
  leaf('space-junk', 'roads', ['rough-roads', 'hits', 'losses']),
  leaf('gravitational-anomaly', 'roads', ['rough-roads', 'engine', 'open-space', 'wide-open-space', 'cannon-engine']),
  leaf('dead-zone', 'roads', ['rough-roads', 'building', 'ship-ia']),
  leaf('abandoned-debris', 'roads', ['rough-roads', 'abandoned-ship', 'hits']),
  leaf('welcome-to-the-lead', 'roads', ['rough-roads', 'cannon', 'hits']),
  leaf('tough-trip', 'roads', ['rough-roads', 'levels', 'forecast']),
  leaf('murphys-law', 'roads', ['rough-roads', 'hits', 'ship-iia', 'ship-iiia']),

  page('options', 'table', ['mistakes', 'turn-by-turn', 'timer', 'players']),
  page('keys', 'table', ['building', 'forecast', 'timer']),
] as const;

export type PageId = (typeof PAGES)[number]['id'];
export type Page = Omit<Entry, 'id'> & { id: PageId };

const BY_ID = new Map<string, Page>(PAGES.map((entry) => [entry.id, entry]));

/** The page of this name, if there is one. */
export const pageOf = (id: string | null): Page | null => (id === null ? null : (BY_ID.get(id) ?? null));

/** The pages of a group, in order. */
export const pagesOf = (group: Group): Page[] => PAGES.filter((entry) => entry.group === group);

/** The path of a page. */
export const pathOf = (id: PageId | null): string => (id === null ? '/rules' : `/rules/${id}`);

// ---- which page explains what --------------------------------------------------------------------------------------

/** Components, cards, titles, roads and specialists have pages of their own, called like them; a test sees to that. */
const called = (name: string): PageId => name.replaceAll('_', '-') as PageId;

const MISTAKES: Record<Mistake, PageId> = {
  off_board: 'building',
  taken: 'building',
  not_joined: 'connectors',
  pipes_differ: 'connectors',
  connector_on_smooth: 'connectors',
  engine_turned: 'engine',
  behind_engine: 'engine',
  before_barrel: 'cannon',
};

const REFUSALS: Record<Exclude<Refusal['type'], 'does_not_fit'>, PageId> = {
  no_such_seat: 'players',
  game_over: 'payday',
  not_asked: 'flight-order',
  not_an_answer: 'flight-order',
  not_flying: 'giving-up',
  already_so: 'giving-up',
  not_building: 'building',
  nobody_said_go: 'building',
  already_building: 'building',
  already_finished: 'finishing',
  not_your_turn: 'turn-by-turn',
  one_grip_a_turn: 'turn-by-turn',
  no_turns_left: 'turn-by-turn',
  time_is_up: 'timer',
  hand_full: 'building',
  hand_empty: 'building',
  reading_a_pile: 'forecast',
  not_reading: 'forecast',
  nothing_face_down: 'building',
  not_face_up: 'building',
  not_in_reserve: 'reserve',
  reserve_full: 'reserve',
  no_reserve: 'reserve',
  reserved_stays: 'reserve',
  reserve_two_first: 'master-engineer',
  reserve_is_for_later: 'master-engineer',
  too_few_connectors: 'master-engineer',
  nothing_loose: 'building',
  welded: 'building',
  nothing_to_scrap: 'learning-flight',
  no_forecast: 'forecast',
  pile_hidden: 'forecast',
  pile_taken: 'forecast',
  add_a_tile_first: 'forecast',
  no_timer: 'timer',
  timer_on_last_space: 'timer',
  sand_still_running: 'timer',
  last_flip_is_for_the_finished: 'timer',
  space_not_free: 'finishing',
  nothing_to_undo: 'options',
};

const MONEY: Record<Exclude<Money['type'], 'title' | 'specialist'>, PageId> = {
  card: 'payday',
  finish: 'payday',
  best_looking: 'exposed',
  sale: 'goods',
  losses: 'losses',
  late_part: 'master-engineer',
  debt_forgiven: 'trek',
  wages: 'union-ship',
  insurance: 'losses',
};

type OfItsOwn = 'mistake_found' | 'paid' | 'title_drawn' | 'road_drawn' | 'specialist_boarded' | 'specialist_lost';
const EVENTS: Record<Exclude<Event['type'], OfItsOwn>, PageId> = {
  flight_set_up: 'levels',
  building_began: 'building',
  tile_taken: 'building',
  reserve_taken: 'reserve',
  tile_lifted: 'building',
  tile_placed: 'building',
  tile_reserved: 'reserve',
  tile_returned: 'building',
  pile_opened: 'forecast',
  pile_closed: 'forecast',
  timer_turned: 'timer',
  sand_ran_out: 'timer',
  time_up: 'timer',
  building_finished: 'finishing',
  rebuilding: 'learning-flight',
  ship_launched: 'launch',
  batteries_charged: 'battery',
  humans_boarded: 'launch',
  alien_boarded: 'life-support',
  card_revealed: 'flight-order',
  card_skipped: 'giving-up',
  cards_added: 'flight-order',
  give_up_announced: 'giving-up',
  left_flight: 'giving-up',
  stranded: 'giving-up',
  rolled: 'hits',
  declared: 'strength',
  battery_spent: 'battery',
  moved: 'flight-order',
  landed: 'planets',
  docked: 'abandoned-ship',
  enemy_beaten: 'strength',
  enemy_tied: 'strength',
  beaten_by_enemy: 'strength',
  weakest: 'combat-zone',
  missed: 'hits',
  hit: 'hits',
  bounced: 'hits',
  shot_down: 'hits',
  shielded: 'shield',
  sabotage_missed: 'sabotage',
  came_to_nothing: 'rough-roads',
  tile_lost: 'losses',
  tile_taken_off: 'learning-flight',
  crew_lost: 'losses',
  good_loaded: 'goods',
  good_lifted: 'goods',
  goods_left: 'goods',
  goods_short: 'goods',
  good_lost: 'losses',
  title_scored: 'trek',
  title_taken: 'trek',
  title_defended: 'trek',
  flight_ended: 'payday',
  roads_agreed: 'rough-roads',
  handicap_taken: 'rough-roads',
  tiles_left_out: 'technology',
  column_died: 'dead-zone',
  board_turned: 'ship-ia',
  board_dealt: 'building',
  holes_rolled: 'building',
  cabin_taken_away: 'building',
  sleepers_boarded: 'stasis-chamber',
  woken: 'stasis-chamber',
  spared: 'diplomat',
  result_named: 'murphys-law',
  powered_free: 'techie',
  boosted: 'cannon-booster',
  catapulted: 'catapult',
  burned: 'reactor-furnace',
  ship_turned: 'gravitational-anomaly',
  die_rolled: 'metal-fatigue',
  enemy_grew: 'big-baddies',
  side_named: 'abandoned-debris',
  fired_at: 'welcome-to-the-lead',
  junkyard_row: 'junkyard',
  battery_gained: 'junkyard',
  human_gained: 'junkyard',
  side_ignored: 'meteor-vortex',
  has_most: 'antitrust-check',
  title_halved: 'title-dock',
};

const REASONS: Record<Reason['type'], PageId> = {
  rebuild: 'learning-flight',
  remove_mistake: 'mistakes',
  keep_piece: 'losses',
  add_late_part: 'master-engineer',
  place_crew: 'launch',
  fly_on: 'giving-up',
  power_engines: 'strength',
  power_cannons: 'strength',
  pay_battery: 'battery',
  pay_token: 'junkyard',
  land: 'planets',
  board_ship: 'abandoned-ship',
  dock_station: 'abandoned-station',
  take_reward: 'strength',
  leave_block: 'goods',
  insure: 'losses',
  load_goods: 'goods',
  shoot: 'hits',
  raise_shield: 'hits',
  lose_crew: 'losses',
  lose_good: 'losses',
  lose_battery: 'losses',
  keep_title: 'trek',
  give_title: 'trek',
  boost: 'cannon-booster',
  boost_next: 'cannon-booster',
  fire_catapult: 'catapult',
  shoot_with_catapult: 'catapult',
  boost_shield: 'shield-booster',
  refill: 'reactor-furnace',
  wake: 'stasis-chamber',
  wake_from: 'stasis-chamber',
  choose_specialist: 'cyan-alien',
  send_diplomat: 'diplomat',
  gain_days: 'micronavigator',
  junkyard: 'junkyard',
  junkyard_gain: 'junkyard',
  pay_good: 'junkyard',
  pay_good_from: 'junkyard',
  place_battery: 'junkyard',
  place_human: 'junkyard',
  ignore_side: 'meteor-vortex',
  give_up_component: 'antitrust-check',
  drop_part: 'defective-connectors',
  name_result: 'murphys-law',
  name_side: 'abandoned-debris',
  pay_crew: 'union-ship',
  pay_crew_in_goods: 'union-ship',
  fire_at_leader: 'welcome-to-the-lead',
  agree_on_roads: 'rough-roads',
  agree_on_handicap: 'rough-roads',
};

/** Something of the game, as the protocol spells it. An event is told better with the kind of card it belongs to. */
export type Thing =
  | { component: Component }
  | { card: CardKind }
  | { refusal: Refusal }
  | { mistake: Mistake }
  | { event: Event; during?: CardKind | null }
  | { reason: Reason; during?: CardKind | null }
  | { money: Money }
  | { title: Title }
  | { modifier: Modifier };

const ENEMIES: readonly CardKind[] = ['smugglers', 'slavers', 'pirates'];
const OF_THE_CARD: readonly string[] = ['card_revealed', 'card_skipped', 'docked', 'weakest', 'take_reward'];
const OF_THE_ENEMY: readonly string[] = ['enemy_beaten', 'enemy_tied', 'beaten_by_enemy'];

/** The page that explains it. */
export function pageFor(thing: Thing): PageId {
  if ('component' in thing) return ofComponent(thing.component);
  if ('modifier' in thing) return called(thing.modifier);
  if ('card' in thing) return called(thing.card);
  if ('title' in thing) return called(thing.title);
  if ('mistake' in thing) return MISTAKES[thing.mistake];
  if ('money' in thing) return ofMoney(thing.money);
  if ('refusal' in thing) return ofRefusal(thing.refusal);
  const { during } = thing;
  const name = 'event' in thing ? thing.event.type : thing.reason.type;
  if (during && OF_THE_CARD.includes(name)) return called(during);
  if (during && OF_THE_ENEMY.includes(name) && ENEMIES.includes(during)) return called(during);
  return 'event' in thing ? ofEvent(thing.event) : ofReason(thing.reason);
}

function ofComponent(component: Component): PageId {
  const cyan = component.type === 'life_support' && component.value === 'cyan';
  return cyan ? 'cyan-alien' : called(component.type);
}

function ofReason(reason: Reason): PageId {
  const engines = reason.type === 'boost' && reason.measure === 'engines';
  return engines ? 'engine-booster' : REASONS[reason.type];
}

function ofRefusal(refusal: Refusal): PageId {
  return refusal.type === 'does_not_fit' ? MISTAKES[refusal.value] : REFUSALS[refusal.type];
}

function ofMoney(money: Money): PageId {
  if (money.type === 'title') return called(money.value);
  if (money.type === 'specialist') return called(money.value);
  return MONEY[money.type as keyof typeof MONEY];
}

function ofEvent(event: Event): PageId {
  switch (event.type) {
    case 'mistake_found': return MISTAKES[event.mistake];
    case 'paid': return ofMoney(event.why);
    case 'road_drawn': return called(event.road);
    case 'specialist_boarded':
    case 'specialist_lost': return called(event.specialist);
    case 'title_drawn':
    case 'title_scored':
    case 'title_taken':
    case 'title_defended': return called(event.title);
    default: return EVENTS[event.type as keyof typeof EVENTS];
  }
}
