import { provideArmyFleetAnswers } from '../provided-army-fleet.ts';
import { alternatives, mayBeOrdered, possibleOrders } from './alternatives.ts';
import { fleetConditions, fleetTurnEnd } from './fleet-conditions.ts';
import { orderedTogether } from './ordered-together.ts';

/** Enables questions about turns of the Army/Fleet module. */
provideArmyFleetAnswers({
  end: fleetTurnEnd,
  orderedTogether,
  conditions: fleetConditions,
  alternatives,
  mayBeOrdered,
  possibleOrders,
});
