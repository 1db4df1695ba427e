import { fleetConditions, fleetTurnEnd } from '../ask/army-fleet/fleet-conditions.ts';
import {
  alternatives,
  mayBeOrdered,
  orderedTogether,
  possibleOrders,
} from '../ask/army-fleet/alternatives.ts';
import { ORDERED_TOGETHER } from '../ask/leaves.ts';
import { POSSIBLE_ORDERS } from '../ask/possible-orders.ts';
import { ALTERNATIVES } from '../ask/smallest-change.ts';
import { TURN_ENDS } from '../ask/turn-end.ts';
import { CONDITIONS } from '../ask/why-not.ts';
import { ARMY_FLEET_WORDS } from '../explain/languages/army-fleet-words.ts';
import { armyFleetEnglish } from '../explain/languages/army-fleet/english.ts';
import { armyFleetGerman } from '../explain/languages/army-fleet/german.ts';
import {
  FLEET_CHIPS,
  FLEET_MESSAGES,
  FLEET_VOID_MESSAGES,
  FLEET_WEIGHTS,
} from '../explain/messages/army-fleet/fleet-rows.ts';
import {
  FLEET_ADJUSTMENT_MESSAGES,
  FLEET_RETREAT_CHIPS,
  FLEET_RETREAT_MESSAGES,
} from '../explain/messages/army-fleet/later-rows.ts';
import { MESSAGES, VOID_MESSAGES } from '../explain/messages/fact.ts';
import { ADJUSTMENT_MESSAGES } from '../explain/messages/phases/adjustments.ts';
import { RETREAT_CHIPS } from '../explain/messages/phases/phase-chips.ts';
import { RETREAT_MESSAGES } from '../explain/messages/phases/retreat-phase.ts';
import { CHIPS } from '../explain/messages/turn/chips.ts';
import { WEIGHTS } from '../explain/messages/turn/reason.ts';
import { MOVEMENT_LAWS } from '../law/adjudicate.ts';
import { adjudicateFleets } from '../law/army-fleet/adjudicate.ts';
import { legalFleetOrders } from '../law/army-fleet/legal-orders.ts';
import { fleetTurnOf } from '../law/army-fleet/turn-of.ts';
import { fleetCycles } from '../law/army-fleet/worlds.ts';
import { CYCLES } from '../law/cycles.ts';
import { LEGAL_ORDERS } from '../law/legal-orders.ts';
import { TURNS_OF_ONE } from '../law/one-order.ts';
import { readFleetOrders } from '../orders/notations/army-fleet/read-fleet-orders.ts';
import {
  readFleetAdjustments,
  readFleetRetreats,
} from '../orders/notations/army-fleet/read-fleet-phases.ts';
import { READERS } from '../orders/notations/phase-readers.ts';
import { ARMY_FLEET_1984, FLEET_CHOICES } from '../rules/army-fleet.ts';
import { EDITIONS_BY_NAME, FURTHER_CHOICES } from '../rules/modules.ts';
import {
  FLEET_ILLEGAL_RULES,
  FLEET_LATER_RULES,
  FLEET_RULES,
  FLEET_SETTLED,
  FLEET_VOID_RULES,
} from '../trace/army-fleet/fleet-rows.ts';
import { SETTLED } from '../trace/decision.ts';
import { ILLEGAL_RULES, MOVEMENT_RULES, VOID_MOVE_RULES } from '../trace/movement-rules.ts';
import { LATER_RULES } from '../trace/rule-of.ts';

/*
 * The Army/Fleet module: its rows in the tables of all rooms, except those that draw
 * (`ui/board/army-fleet.ts`). The tables do not know them, so a bundle that does not import this file has none of them.
 */

// Its edition, and how its orders are read.
EDITIONS_BY_NAME.enter({ 'A/F': ARMY_FLEET_1984 });
FURTHER_CHOICES.enter({ 'army-fleet': FLEET_CHOICES });
READERS.enter({
  'army-fleet': {
    movement: readFleetOrders,
    retreats: readFleetRetreats,
    adjustments: readFleetAdjustments,
  },
});

// Its facts.
SETTLED.enter(FLEET_SETTLED);
MOVEMENT_RULES.enter(FLEET_RULES);
LATER_RULES.enter(FLEET_LATER_RULES);
ILLEGAL_RULES.enter(FLEET_ILLEGAL_RULES);
VOID_MOVE_RULES.enter(FLEET_VOID_RULES);

// Its law.
MOVEMENT_LAWS.enter({ 'army-fleet': adjudicateFleets });
LEGAL_ORDERS.enter({ 'army-fleet': legalFleetOrders });
TURNS_OF_ONE.enter({
  'army-fleet': (position, order, edition) => fleetTurnOf(position, [order], edition),
});
CYCLES.enter({ 'army-fleet': fleetCycles });

// Questions about its turns.
TURN_ENDS.enter({ 'army-fleet': fleetTurnEnd });
CONDITIONS.enter({ 'army-fleet': fleetConditions });
ORDERED_TOGETHER.enter({ 'army-fleet': orderedTogether });
ALTERNATIVES.enter({ 'army-fleet': alternatives });
POSSIBLE_ORDERS.enter({ 'army-fleet': { units: mayBeOrdered, of: possibleOrders } });

// Its messages and words.
MESSAGES.enter(FLEET_MESSAGES);
VOID_MESSAGES.enter(FLEET_VOID_MESSAGES);
CHIPS.enter(FLEET_CHIPS);
WEIGHTS.enter(FLEET_WEIGHTS);
RETREAT_MESSAGES.enter(FLEET_RETREAT_MESSAGES);
RETREAT_CHIPS.enter(FLEET_RETREAT_CHIPS);
ADJUSTMENT_MESSAGES.enter(FLEET_ADJUSTMENT_MESSAGES);
ARMY_FLEET_WORDS.enter({ en: armyFleetEnglish, de: armyFleetGerman });
