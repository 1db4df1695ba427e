import type { Turn } from '../trace/turn.ts';
import type { FactOf, FactType } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { convoyAvailable, convoyDisrupted, noPath, path, route } from './convoy.ts';
import { moveRotates, moveStopped, paradox, rotation } from './core.ts';
import { ambiguous, illegal } from './legality.ts';
import { moveBlocked, moveBounces } from './failure.ts';
import { moveSucceeds } from './movement.ts';
import { repaired } from './repaired.ts';
import { dislodged, retreats } from './retreat.ts';
import { attack, hold, strength } from './strength.ts';
import { supportCut, supportGiven } from './support.ts';
import { telling, type Telling } from './telling.ts';
import { voided } from './void.ts';
import { capitalised } from './words.ts';

/** How each fact is told. Each says what its fact and its premises say, and no more. */
const SENTENCES: { readonly [T in FactType]: (fact: FactOf<T>, telling: Telling) => string } = {
  repaired,
  illegal,
  ambiguous,
  void: voided,
  route,
  'convoy-available': convoyAvailable,
  'convoy-disrupted': convoyDisrupted,
  path,
  'no-path': noPath,
  'support-given': supportGiven,
  'support-cut': supportCut,
  strength,
  attack,
  hold,
  'move-succeeds': moveSucceeds,
  'move-bounces': moveBounces,
  'move-blocked': moveBlocked,
  rotation,
  paradox,
  'move-rotates': moveRotates,
  'move-stopped': moveStopped,
  dislodged,
  retreats,
};

/** What a step decides and why, in one or two sentences for a reader who knows no jargon. */
export function sentence(step: Step, turn: Turn): string {
  const tell = SENTENCES[step.fact.type] as (fact: Step['fact'], telling: Telling) => string;
  return capitalised(tell(step.fact, telling(step, turn)));
}
