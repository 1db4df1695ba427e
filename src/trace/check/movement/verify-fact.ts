import type { Fact } from '../../fact.ts';
import { verifyAvailable, verifyDisrupted, verifyNoPath, verifyPath } from './verify-convoys.ts';
import { verifyCore } from './verify-cycle.ts';
import type { TurnModel } from '../../model/turn-model.ts';
import type { Decision } from '../../decisions/decision.ts';
import { verifyBlocked, verifyBounces, verifyStopped } from './verify-failure.ts';
import type { Premises, Refusal } from '../premises.ts';
import { verifyRepaired } from './verify-repairs.ts';
import { verifyRotates, verifySucceeds } from './verify-success.ts';
import { verifyDislodged, verifyRetreats } from './verify-dislodgement.ts';
import { verifyAmbiguous, verifyIllegal, verifyRoute, verifyVoid } from './verify-orders.ts';
import { verifyAttack, verifyHold, verifyStrength } from './verify-strengths.ts';
import { verifyCut, verifyGiven } from './verify-supports.ts';

/**
 * Whether the fact follows by its schema from the premises; takes those that it needs.
 * Only two ask what else is settled: a core, that nothing more of what it reads is; a retreat, who has come in.
 */
export function verifyFact(
  field: TurnModel,
  fact: Fact,
  premises: Premises,
  outcomeOf: (decision: Decision) => boolean | null,
): Refusal {
  switch (fact.type) {
    case 'repaired':
      return verifyRepaired(field, fact);
    case 'illegal':
      return verifyIllegal(field, fact);
    case 'ambiguous':
      return verifyAmbiguous(field, fact);
    case 'void':
      return verifyVoid(field, fact);
    case 'route':
      return verifyRoute(field, fact);
    case 'convoy-available':
      return verifyAvailable(field, fact, premises);
    case 'convoy-disrupted':
      return verifyDisrupted(field, fact, premises);
    case 'path':
      return verifyPath(field, fact, premises);
    case 'no-path':
      return verifyNoPath(field, fact, premises);
    case 'support-given':
      return verifyGiven(field, fact, premises);
    case 'support-cut':
      return verifyCut(field, fact, premises);
    case 'strength':
      return verifyStrength(field, fact, premises);
    case 'attack':
      return verifyAttack(field, fact, premises);
    case 'hold':
      return verifyHold(field, fact, premises);
    case 'move-succeeds':
      return verifySucceeds(field, fact, premises);
    case 'move-bounces':
      return verifyBounces(field, fact, premises);
    case 'move-blocked':
      return verifyBlocked(field, fact, premises);
    case 'rotation':
    case 'paradox':
      return verifyCore(field, fact, premises, (decision) => outcomeOf(decision) !== null);
    case 'move-rotates':
      return verifyRotates(field, fact, premises);
    case 'move-stopped':
      return verifyStopped(field, fact, premises);
    case 'dislodged':
      return verifyDislodged(field, fact, premises);
    case 'retreats':
      return verifyRetreats(field, fact, premises, (unit) => outcomeOf(`move ${unit}`) === true);
  }
}
