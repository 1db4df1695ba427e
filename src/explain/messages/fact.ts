import type { Fact, FactOf, FactType } from '../../trace/fact.ts';
import type { Step } from '../../trace/step.ts';
import type { Turn } from '../../trace/turn.ts';
import {
  convoyAvailable,
  convoyDisrupted,
  noPath,
  path,
  route,
  type ConvoyMessage,
} from './convoy.ts';
import { moveRotates, moveStopped, paradox, rotation, type CycleMessage } from './cycle.ts';
import { moveBlocked, moveBounces, type FailureMessage } from './failure.ts';
import { ambiguous, illegal, type LegalityMessage } from './legality.ts';
import { moveSucceeds, type MovementMessage } from './movement.ts';
import { armyFleetMessages } from '../army-fleet-words.ts';
import type { ArmyFleetMessage } from './army-fleet.ts';
import { repaired, type RepairedMessage } from './repaired.ts';
import { dislodged, retreats, type DislodgedMessage } from './retreat.ts';
import { attack, hold, strength, type StrengthMessage } from './strength.ts';
import { supportCut, supportGiven, type SupportMessage } from './support.ts';
import { contextOf, type Context } from './context.ts';
import { isOfArmyFleet, voided, type VoidMessage } from './void.ts';

/** The message for a step: its numbers, units and reasons, but in no language yet. */
export type FactMessage =
  | { readonly say: 'army-fleet'; readonly message: ArmyFleetMessage }
  | ConvoyMessage
  | CycleMessage
  | DislodgedMessage
  | FailureMessage
  | LegalityMessage
  | MovementMessage
  | RepairedMessage
  | StrengthMessage
  | SupportMessage
  | VoidMessage;

function ofArmyFleet(fact: Fact, t: Context): FactMessage {
  return { say: 'army-fleet', message: armyFleetMessages().message(fact, t) };
}

/** The message for each type of fact. Each says what its fact and its premises say, and no more. */
const MESSAGES: { readonly [T in FactType]: (fact: FactOf<T>, context: Context) => FactMessage } = {
  repaired,
  illegal,
  ambiguous,
  void: (fact, t) => (isOfArmyFleet(fact) ? ofArmyFleet(fact, t) : voided(fact, t)),
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
  passage: ofArmyFleet,
  cycle: ofArmyFleet,
  'move-follows': ofArmyFleet,
  starves: ofArmyFleet,
  displaced: ofArmyFleet,
};

/** The message for a step. */
export function factMessage(step: Step, turn: Turn): FactMessage {
  const message = MESSAGES[step.fact.type] as (fact: Fact, context: Context) => FactMessage;
  return message(step.fact, contextOf(step, turn));
}
