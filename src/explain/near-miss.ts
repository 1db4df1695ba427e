import type { Turn } from '../trace/turn.ts';
import type { Step } from '../trace/step.ts';
import { convoyNearMiss } from './convoy.ts';
import { coreNearMiss } from './core.ts';
import { moveNearMiss } from './failure.ts';
import { retreatNearMiss } from './retreat.ts';
import { strengthNearMiss } from './strength.ts';
import { supportNearMiss } from './support.ts';
import { telling, type Telling } from './telling.ts';
import { capitalised } from './words.ts';

function told(step: Step, t: Telling): string | null {
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
    case 'convoy-available':
    case 'path':
    case 'no-path':
      return convoyNearMiss(fact, t);
    case 'rotation':
      return coreNearMiss(fact);
    case 'dislodged':
    case 'retreats':
      return retreatNearMiss(fact, t);
    case 'repaired':
    case 'illegal':
    case 'ambiguous':
    case 'void':
    case 'route':
    case 'convoy-disrupted':
    case 'strength':
    case 'paradox':
    case 'move-rotates':
    case 'move-stopped':
      return null;
  }
}

/** What nearly interfered with a step and why it did not; null if nothing did. */
export function nearMiss(step: Step, turn: Turn): string | null {
  const text = told(step, telling(step, turn));
  return text === null ? null : capitalised(text);
}
