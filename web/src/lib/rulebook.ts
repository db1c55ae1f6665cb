// The rulebook: which pages there are, how they belong together, and which page explains what.
// The words are in `locales/*/web-rules*.ftl`: `rules-<id>` is the title, `.lead` one line, `.p1` … the paragraphs.

import type { CardKind, Component, Event, Level, Member, Mistake, Modifier, Money, Reason, Refusal, Title } from '../protocol';
import { MEMBERS, ROADS, SPECIALISTS } from '../protocol';
import { memberOf } from './team';
import { tellingOf } from './telling';

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
  'abe',
  'team',
  'table',
] as const;
export type Group = (typeof GROUPS)[number];

/** What a page shows beside its words. */
export type Picture =
  | { component: Component; plated?: boolean }
  | { card: CardKind; deck?: Level }
  | { modifier: Modifier }
  | { member: Member }
  | { board: string };

interface Entry {
  id: string;
  group: Group;
  related: readonly string[];
  picture?: Picture;
}

const page = <const Id extends string>(id: Id, group: Group, related: readonly string[], picture?: Picture) =>
  ({ id, group, related, ...(picture && { picture }) }) as Entry & { id: Id };

/** Where pages of Rough Roads cards and specialists lead besides to those about all of them. */
const SEE_ALSO: Partial<Record<Modifier, readonly string[]>> = {
  lawyer: ['losses', 'trek'],
  manager: ['life-support', 'strength'],
  merchant: ['goods', 'giving-up'],
  micronavigator: ['flight-order'],
  techie: ['battery', 'junkyard'],
  diplomat: ['combat-zone', 'pirates'],
  metal_fatigue: ['flight-order', 'losses'],
  explosive_stuff: ['losses'],
  paranoid_locals: ['planets', 'hits'],
  cosmic_psychosis: ['cabin'],
  personalized_cabins: ['cabin', 'losses'],
  meteoric_inversion: ['meteor-swarm', 'hits'],
  remorseless_fate: ['combat-zone', 'sabotage', 'stardust'],
  big_baddies: ['strength'],
  piercing_projectiles: ['hits', 'plating'],
  union_ship: ['giving-up'],
  bad_luck: ['hits'],
  nasty_surprise: ['launch'],
  infected_goods: ['goods'],
  defective_connectors: ['connectors', 'strength', 'combat-zone'],
  space_junk: ['hits', 'losses'],
  gravitational_anomaly: ['engine', 'open-space', 'wide-open-space', 'cannon-engine'],
  dead_zone: ['building', 'ship-ia'],
  abandoned_debris: ['abandoned-ship', 'hits'],
  welcome_to_the_lead: ['cannon', 'hits'],
  tough_trip: ['levels', 'forecast'],
  murphys_law: ['hits', 'ship-iia', 'ship-iiia'],
};

/** `dead_zone` as pages are called. */
type Dashed<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}-${Dashed<Rest>}` : Name;

/** A page of a Rough Roads card or of a specialist is called like it. */
const leaf = (modifier: Modifier, group: Group, all: string) =>
  page(modifier.replaceAll('_', '-') as Dashed<Modifier>, group, [all, ...(SEE_ALSO[modifier] ?? [])], { modifier });

/** Where pages of members lead besides to the one about all of them. */
const MEMBERS_SEE: Record<Member, readonly string[]> = {
  advertiser: ['plating', 'payday'],
  architect: ['building', 'payday', 'exposed'],
  assembler: ['connectors', 'plating', 'router'],
  bureaucrat: ['flight-order', 'payday'],
  buyer: ['reserve', 'saboteur'],
  deliveryman: ['mistakes', 'building'],
  hotel_clerk: ['cabin', 'stasis-chamber', 'life-support'],
  hypergeometer: ['cannon', 'engine', 'hits'],
  inspector: ['forecast'],
  planner: ['building', 'mistakes'],
  plumber: ['connectors', 'building'],
  saboteur: ['reserve', 'losses', 'buyer'],
  security_guard: ['exposed', 'timer'],
  smuggler: ['goods', 'structural', 'intruders'],
  stock_boy: ['goods', 'special-cargo', 'losses'],
  swindler: ['finishing', 'payday', 'losses'],
  trader: ['goods', 'payday'],
  welder: ['connectors', 'exposed', 'mistakes'],
};

/** A page of a member is called like it. */
const person = (member: Member) =>
  page(member.replaceAll('_', '-') as Dashed<Member>, 'team', ['support-team', ...MEMBERS_SEE[member]], { member });

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
    'campaign',
    'levels',
    'freight-hauler',
    'power-trucker',
    'xenoquartermaster',
    'cruise-captain',
    'master-engineer',
    'corridorist',
    'title-dock',
  ]),
  page('campaign', 'trek', ['trek', 'levels', 'class-iv', 'rough-roads', 'abe-technology', 'support-team']),
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
  ...SPECIALISTS.map((specialist) => leaf(specialist, 'specialists', 'cyan-alien')),

  page('rough-roads', 'roads', ['keep-on-trucking', 'nasty-surprise']),
  ...ROADS.map((road) => leaf(road, 'roads', 'rough-roads')),

  page('another-big-expansion', 'abe', [
    'campaign',
    'abe-technology',
    'abe-adventures',
    'intruders',
    'ship-iib',
    'ship-iiib',
    'class-iv',
    'five-players',
    'support-team',
  ]),
  page('abe-technology', 'abe', ['solar-panel', 'thruster', 'router', 'auto-defense', 'plating']),
  page('solar-panel', 'abe', ['battery', 'router', 'abe-technology'], { component: { type: 'solar_panel' } }),
  page('thruster', 'abe', ['hits', 'battery', 'solar-panel'], { component: { type: 'thruster' } }),
  page('straight-thruster', 'abe', ['thruster', 'hits', 'battery'], { component: { type: 'straight_thruster' } }),
  page('router', 'abe', ['solar-panel', 'life-support', 'armory', 'epidemic'], { component: { type: 'router' } }),
  page('mixed-life-support', 'abe', ['life-support', 'cyan-alien', 'cabin'], {
    component: { type: 'mixed_life_support', value: 'purple' },
  }),
  page('crubot-station', 'abe', ['armory', 'combat-zone', 'abandoned-station', 'sabotage'], { component: { type: 'crubot_station' } }),
  page('auto-defense', 'abe', ['strength', 'router', 'cannon'], { component: { type: 'auto_defense' } }),
  page('armory', 'abe', ['cabin', 'crubot-station', 'combat-zone', 'sabotage'], { component: { type: 'armory' } }),
  page('abe-adventures', 'abe', ['hazardous-sector', 'mostly-open-space', 'radiation-leak', 'class-iv', 'five-players']),
  page('hazardous-sector', 'abe', ['abe-adventures', 'flight-order', 'giving-up'], { card: 'hazardous_sector' }),
  page('mostly-open-space', 'abe', ['open-space', 'strength', 'meteor-swarm', 'five-players'], { card: 'mostly_open_space' }),
  page('radiation-leak', 'abe', ['battery', 'solar-panel', 'router', 'losses'], { card: 'radiation_leak' }),
  page('enemies-of-deck-four', 'abe', ['pirates', 'smugglers', 'slavers', 'five-players'], { card: 'pirates', deck: 'IV' }),
  page('meteor-pairs', 'abe', ['meteor-swarm', 'hits', 'thruster'], { card: 'meteor_swarm', deck: 'IV' }),
  page('fighting-back', 'abe', ['abandoned-ship', 'abandoned-station', 'hits', 'five-players'], { card: 'abandoned_station', deck: 'IV' }),
  page('developed-planets', 'abe', ['planets', 'cabin', 'stasis-chamber', 'five-players'], { card: 'planets', deck: 'IV' }),
  page('intruders', 'abe', ['predator', 'commando', 'auto-defense', 'armory', 'crubot-station', 'thruster'], { card: 'predator' }),
  page('predator', 'abe', ['intruders', 'auto-defense', 'armory', 'stasis-chamber'], { card: 'predator' }),
  page('commando', 'abe', ['intruders', 'losses', 'goods'], { card: 'commando' }),
  page('double-predator', 'abe', ['predator', 'intruders'], { card: 'double_predator' }),
  page('double-commando', 'abe', ['commando', 'intruders'], { card: 'double_commando' }),
  page('predator-commando', 'abe', ['predator', 'commando', 'intruders'], { card: 'predator_commando' }),
  page('ship-iib', 'abe', ['ship-iiib', 'hits', 'connectors'], { board: 'IIB' }),
  page('ship-iiib', 'abe', ['ship-iib', 'starting-cabin', 'mistakes'], { board: 'IIIB' }),
  page('class-iv', 'abe', ['levels', 'insurance', 'abe-adventures', 'timer', 'forecast'], { board: 'IVaa' }),
  page('insurance', 'abe', ['class-iv', 'losses', 'payday']),
  page('five-players', 'abe', ['players', 'planets', 'pirates', 'abandoned-ship']),

  page('support-team', 'team', ['another-big-expansion', 'campaign', 'building', 'launch', 'payday']),
  ...MEMBERS.map(person),

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
const called = (name: string): PageId => (memberOf(name) ?? name).replaceAll('_', '-') as PageId;

const MISTAKES: Record<Mistake, PageId> = {
  off_board: 'building',
  taken: 'building',
  not_joined: 'connectors',
  pipes_differ: 'connectors',
  connector_on_smooth: 'connectors',
  engine_turned: 'engine',
  behind_engine: 'engine',
  before_barrel: 'cannon',
  behind_thruster: 'thruster',
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
  nobody_for_that: 'support-team',
  halted: 'security-guard',
  somebody_finished: 'security-guard',
  reserve_guarded: 'buyer',
  only_face_up: 'swindler',
};

const MONEY: Record<Exclude<Money['type'], 'title' | 'specialist' | 'member'>, PageId> = {
  card: 'payday',
  finish: 'payday',
  best_looking: 'exposed',
  sale: 'goods',
  losses: 'losses',
  late_part: 'master-engineer',
  debt_forgiven: 'trek',
  wages: 'union-ship',
  insurance: 'insurance',
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
  pay_power: 'solar-panel',
  thrust: 'thruster',
  dodge_intruders: 'thruster',
  switch_on_to_thrust: 'crubot-station',
  post_crubots: 'crubot-station',
  switch_on: 'crubot-station',
  switch_on_for: 'crubot-station',
  pay_token: 'junkyard',
  land: 'planets',
  board_ship: 'abandoned-ship',
  dock_station: 'abandoned-station',
  take_reward: 'strength',
  leave_block: 'goods',
  insure: 'insurance',
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
  take_aboard: 'developed-planets',
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
  choose_member: 'support-team',
  use_ability: 'support-team',
  for_ability: 'support-team',
  lose_which: 'stock-boy',
  lose_whom: 'hotel-clerk',
  stay_awake: 'hotel-clerk',
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
  | { modifier: Modifier }
  | { member: Member };

const ENEMIES: readonly CardKind[] = ['smugglers', 'slavers', 'pirates'];
const OF_THE_CARD: readonly string[] = ['card_revealed', 'card_skipped', 'docked', 'weakest', 'take_reward'];
const OF_THE_ENEMY: readonly string[] = ['enemy_beaten', 'enemy_tied', 'beaten_by_enemy'];

/** The page that explains it. */
export function pageFor(thing: Thing): PageId {
  if ('component' in thing) return ofComponent(thing.component);
  if ('modifier' in thing) return called(thing.modifier);
  if ('member' in thing) return called(thing.member);
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
  if (reason.type === 'for_ability' && memberOf(reason.ability)) return called(reason.ability);
  return engines ? 'engine-booster' : REASONS[reason.type];
}

function ofRefusal(refusal: Refusal): PageId {
  return refusal.type === 'does_not_fit' ? MISTAKES[refusal.value] : REFUSALS[refusal.type];
}

function ofMoney(money: Money): PageId {
  if (money.type === 'title') return called(money.value);
  if (money.type === 'specialist' || money.type === 'member') return called(money.value);
  return MONEY[money.type as keyof typeof MONEY];
}

function ofEvent(event: Event): PageId {
  switch (event.type) {
    case 'mistake_found': return MISTAKES[event.mistake];
    case 'paid': return ofMoney(event.why);
    case 'road_drawn': return called(event.road);
    case 'specialist_boarded':
    case 'specialist_lost': return called(event.specialist);
    case 'member_hired':
    case 'member_left': return called(event.member);
    case 'ability_used': return called(event.ability);
    case 'title_drawn':
    case 'title_scored':
    case 'title_taken':
    case 'title_defended': return called(event.title);
    default: return tellingOf(event).page ?? 'flight-order';
  }
}
