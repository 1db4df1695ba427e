import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { convoyNearMiss, type ConvoyMissed } from './convoy.ts';
import { coreNearMiss, type CoreMissed } from './core.ts';
import { english } from './english/english.ts';
import { moveNearMiss, type FailureMissed } from './failure.ts';
import { spoken, type Language } from './language.ts';
import { retreatNearMiss, type DislodgedMissed } from './retreat.ts';
import { strengthNearMiss, type StrengthMissed } from './strength.ts';
import { supportNearMiss, type SupportMissed } from './support.ts';
import { telling, type Telling } from './telling.ts';
import { capitalised } from './words.ts';

export type MissedSaid =
  ConvoyMissed | CoreMissed | FailureMissed | DislodgedMissed | StrengthMissed | SupportMissed;

function missed(step: Step, t: Telling): MissedSaid | null {
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

/** Whether anything nearly interfered with a step. */
export const isNearMiss = (step: Step, turn: Turn): boolean =>
  missed(step, telling(step, turn)) !== null;

/** What nearly interfered with a step and why it did not; null if nothing did. */
export function nearMiss(step: Step, turn: Turn, language: Language = english): string | null {
  const found = missed(step, telling(step, turn));
  return found && capitalised(spoken(language.missed, found));
}
