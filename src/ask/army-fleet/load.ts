import { provideArmyFleetAnswers } from '../provided-army-fleet.ts';
import { alternatives, mayBeOrdered, possibleOrders } from './alternatives.ts';
import { decidedFleets, fleetConditions } from './fleet-conditions.ts';

/** Makes questions about turns of the Army/Fleet module answerable. */
provideArmyFleetAnswers({
  decided: decidedFleets,
  conditions: fleetConditions,
  alternatives,
  mayBeOrdered,
  possibleOrders,
});
