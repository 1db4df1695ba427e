import { provideArmyFleetAnswers } from '../provided-army-fleet.ts';
import { alternatives, mayBeOrdered, possibleOrders } from './alternatives.ts';
import { decidedFleets, fleetConditions } from './fleet-conditions.ts';

/** Enables questions about turns of the Army/Fleet module. */
provideArmyFleetAnswers({
  decided: decidedFleets,
  conditions: fleetConditions,
  alternatives,
  mayBeOrdered,
  possibleOrders,
});
