// Components of later boxes, one silhouette for each kind. Whoever draws tiles of theirs imports this file.

import { mixedOf } from '../lib/mixed';
import type { Alien } from '../protocol';
import type { Plain } from './types';
import { draws, type LaterComponent } from './components';
import { booster, BUNKS, CANNON_ENGINE, catapult, CATAPULT_ARROWS, combined, furnace } from './gadgets';
import type { Art } from './pieces';
import { armedSign, armory, autoDefense, crubots, mixedJar, nozzles, router, solarPanel, thrusterHub } from './technology';

const SIMPLE: Record<Plain<LaterComponent>, Art> = {
  cannon_engine: { well: 'w-cannon', points: CANNON_ENGINE },
  cannon_booster: { well: 'w-cannon', upright: booster('cannon') },
  engine_booster: { well: 'w-engine', upright: booster('engine') },
  shield_booster: { well: 'w-shield', upright: booster('shield') },
  reactor_furnace: { well: 'w-iron', upright: furnace },
  catapult: { well: 'w-cannon', points: CATAPULT_ARROWS, upright: catapult },
  stasis_chamber: { well: 'w-frost', cells: BUNKS },
  solar_panel: { well: 'w-solar', upright: () => solarPanel(false), busy: solarPanel(true) },
  thruster: { well: 'w-thruster', points: nozzles([0, 1]), upright: thrusterHub },
  straight_thruster: { well: 'w-thruster', points: nozzles([0, 2]), upright: thrusterHub },
  router: { well: 'w-solar', upright: router },
  crubot_station: { well: 'w-iron', upright: () => crubots(false), busy: crubots(true) },
  auto_defense: { well: 'w-cannon', upright: autoDefense },
  armory: { well: 'w-olive', upright: armory },
};

const mixed = (left: Alien, right: Alien): Art => ({ well: `w-${left}`, upright: () => mixedJar(left, right) });

function artOf(component: LaterComponent): Art {
  switch (component.type) {
    case 'combined': return combined(component.value);
    case 'mixed_life_support': return mixed(...mixedOf(component.value));
    default: return SIMPLE[component.type];
  }
}

draws({ artOf, armed: armedSign });
