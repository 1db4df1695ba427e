import type { Fact, FactOf, FactType } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import {
  convoyAvailable,
  convoyDisrupted,
  noPath,
  path,
  route,
  type ConvoySaid,
} from './convoy.ts';
import { moveRotates, moveStopped, paradox, rotation, type CoreSaid } from './core.ts';
import { english } from './english/english.ts';
import { moveBlocked, moveBounces, type FailureSaid } from './failure.ts';
import { spoken, type Language } from './language.ts';
import { ambiguous, illegal, type LegalitySaid } from './legality.ts';
import { moveSucceeds, type MovementSaid } from './movement.ts';
import { repaired, type RepairedSaid } from './repaired.ts';
import { dislodged, retreats, type DislodgedSaid } from './retreat.ts';
import { attack, hold, strength, type StrengthSaid } from './strength.ts';
import { supportCut, supportGiven, type SupportSaid } from './support.ts';
import { telling, type Telling } from './telling.ts';
import { voided, type VoidSaid } from './void.ts';
import { capitalised } from './words.ts';

/** What is told of a step: with which numbers, of which units, and for which reasons, but in no language yet. */
export type FactSaid =
  | ConvoySaid
  | CoreSaid
  | DislodgedSaid
  | FailureSaid
  | LegalitySaid
  | MovementSaid
  | RepairedSaid
  | StrengthSaid
  | SupportSaid
  | VoidSaid;

/** What there is to say of each fact. Each says what its fact and its premises say, and no more. */
const SAID: { readonly [T in FactType]: (fact: FactOf<T>, telling: Telling) => FactSaid } = {
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

/** What there is to say of a step. */
export function saidOf(step: Step, turn: Turn): FactSaid {
  const said = SAID[step.fact.type] as (fact: Fact, telling: Telling) => FactSaid;
  return said(step.fact, telling(step, turn));
}

/** What a step decides and why, in one or two sentences for a reader who knows no jargon. */
export const sentence = (step: Step, turn: Turn, language: Language = english): string =>
  capitalised(spoken(language.facts, saidOf(step, turn)));
