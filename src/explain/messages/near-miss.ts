import type { Step } from '../../trace/step.ts';
import type { Turn } from '../../trace/turn.ts';
import { convoyNearMiss, type ConvoyNearMiss } from './convoy.ts';
import { cycleNearMiss, type CycleNearMiss } from './cycle.ts';
import { moveNearMiss, type FailureNearMiss } from './failure.ts';
import { retreatNearMiss, type DislodgedNearMiss } from './retreat.ts';
import { strengthNearMiss, type StrengthNearMiss } from './strength.ts';
import { supportNearMiss, type SupportNearMiss } from './support.ts';
import { contextOf } from './context.ts';

export type NearMissMessage =
  | ConvoyNearMiss
  | CycleNearMiss
  | FailureNearMiss
  | DislodgedNearMiss
  | StrengthNearMiss
  | SupportNearMiss;

/** What nearly interfered with a step and why it did not; null if nothing did. */
export function nearMissMessage(step: Step, turn: Turn): NearMissMessage | null {
  const t = contextOf(step, turn);
  const { fact } = step;
  switch (fact.type) {
    case 'support-given':
    case 'support-cut':
      return supportNearMiss(fact, t);
    case 'attack':
    case 'hold':
      return strengthNearMiss(fact, t);
    case 'move-succeeds':
    case 'move-bounces':
    case 'move-blocked':
      return moveNearMiss(fact, t);
    case 'path':
    case 'no-path':
      return convoyNearMiss(fact, t);
    case 'rotation':
      return cycleNearMiss(fact);
    case 'dislodged':
    case 'retreats':
      return retreatNearMiss(fact, t);
    case 'passage':
    case 'cycle':
    case 'move-follows':
    case 'starves':
    case 'displaced':
    case 'repaired':
    case 'illegal':
    case 'ambiguous':
    case 'void':
    case 'route':
    case 'convoy-available':
    case 'convoy-disrupted':
    case 'strength':
    case 'paradox':
    case 'move-rotates':
    case 'move-stopped':
      return null;
  }
}
