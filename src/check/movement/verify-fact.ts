import type { Fact, UnitAt } from '../../trace/fact.ts';
import { verifyDisplaced, verifyStarves } from '../army-fleet/verify-ends.ts';
import { verifyFleetCycle } from '../army-fleet/verify-fleet-cycle.ts';
import { verifyPassage } from '../army-fleet/verify-passage.ts';
import { verifyAvailable, verifyDisrupted, verifyNoPath, verifyPath } from './verify-convoys.ts';
import { verifyCycle } from './verify-cycle.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { Decision } from '../../trace/decision.ts';
import { verifyBlocked, verifyBounces, verifyStopped } from './verify-failure.ts';
import type { Premises, Refusal } from '../premises.ts';
import { verifyRepaired } from './verify-repairs.ts';
import { verifyFollows, verifyRotates, verifySucceeds } from './verify-success.ts';
import { verifyDislodged, verifyRetreats } from './verify-dislodgement.ts';
import { verifyAmbiguous, verifyIllegal, verifyRoute, verifyVoid } from './verify-orders.ts';
import { verifyAttack, verifyHold, verifyStrength } from './verify-strengths.ts';
import { verifyCut, verifyGiven } from './verify-supports.ts';

/**
 * Whether the fact follows from the premises; takes those that it needs. Only two facts depend on what else is settled:
 * a cycle (nothing else that it reads may be settled), and retreats (which units have arrived).
 */
export function verifyFact(
  model: TurnModel,
  fact: Fact,
  premises: Premises,
  outcomeOf: (decision: Decision) => boolean | null,
  dislodgerOf: (unit: UnitAt) => UnitAt | null,
): Refusal {
  switch (fact.type) {
    case 'repaired':
      return verifyRepaired(model, fact);
    case 'illegal':
      return verifyIllegal(model, fact);
    case 'ambiguous':
      return verifyAmbiguous(model, fact);
    case 'void':
      return verifyVoid(model, fact);
    case 'route':
      return verifyRoute(model, fact);
    case 'convoy-available':
      return verifyAvailable(model, fact, premises);
    case 'convoy-disrupted':
      return verifyDisrupted(model, fact, premises);
    case 'path':
      return verifyPath(model, fact, premises);
    case 'no-path':
      return verifyNoPath(model, fact, premises);
    case 'support-given':
      return verifyGiven(model, fact, premises);
    case 'support-cut':
      return verifyCut(model, fact, premises);
    case 'strength':
      return verifyStrength(model, fact, premises);
    case 'attack':
      return verifyAttack(model, fact, premises);
    case 'hold':
      return verifyHold(model, fact, premises);
    case 'move-succeeds':
      return verifySucceeds(model, fact, premises);
    case 'move-bounces':
      return verifyBounces(model, fact, premises);
    case 'move-blocked':
      return verifyBlocked(model, fact, premises);
    case 'rotation':
    case 'paradox':
      return verifyCycle(model, fact, premises, (decision) => outcomeOf(decision) !== null);
    case 'move-rotates':
      return verifyRotates(model, fact, premises);
    case 'move-stopped':
      return verifyStopped(model, fact, premises);
    case 'passage':
      return verifyPassage(model, fact, premises);
    case 'cycle':
      return verifyFleetCycle(model, fact, premises, (decision) => outcomeOf(decision) !== null);
    case 'move-follows':
      return verifyFollows(model, fact, premises);
    case 'starves':
      return verifyStarves(model, fact, premises);
    case 'displaced':
      return verifyDisplaced(model, fact, premises, dislodgerOf);
    case 'dislodged':
      return verifyDislodged(model, fact, premises);
    case 'retreats':
      return verifyRetreats(model, fact, premises, (unit) => outcomeOf(`move ${unit}`) === true);
  }
}
