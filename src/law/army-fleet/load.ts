import { provideArmyFleet } from '../provided-army-fleet.ts';
import { readFleetOrders } from '../../orders/notations/army-fleet/read-fleet-orders.ts';
import {
  readFleetAdjustments,
  readFleetRetreats,
} from '../../orders/notations/army-fleet/read-fleet-phases.ts';
import { provideFleetReaders } from '../../orders/notations/phase-readers.ts';
import { ARMY_FLEET_RULES } from '../../rules/army-fleet.ts';
import { provideArmyFleetRules } from '../../rules/modules.ts';
import { provideArmyFleetTables } from '../../trace/army-fleet/provided-tables.ts';
import { FLEET_TABLES } from '../../trace/army-fleet/fleet-tables.ts';
import { adjudicateFleets } from './adjudicate.ts';
import { legalFleetOrders } from './legal-orders.ts';
import { fleetTurnOf } from './turn-of.ts';
import { fleetCycles } from './worlds.ts';

/**
 * Makes `adjudicate`, `editionNamed` and the readers of orders support the Army/Fleet module. A page that needs it
 * imports this file.
 */
provideArmyFleetRules(ARMY_FLEET_RULES);
provideFleetReaders({
  movement: readFleetOrders,
  retreats: readFleetRetreats,
  adjustments: readFleetAdjustments,
});
provideArmyFleetTables(FLEET_TABLES);
provideArmyFleet({
  adjudicate: adjudicateFleets,
  legalOrders: legalFleetOrders,
  turnOf: fleetTurnOf,
  cyclesOf: fleetCycles,
});
