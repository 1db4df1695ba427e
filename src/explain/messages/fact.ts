import { openTable } from '../../open-table.ts';
import type {
  Fact,
  FactOf,
  FactType,
  RulebookFactType,
  RulebookVoidReason,
  VoidReason,
} from '../../trace/fact.ts';
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
import type { ArmyFleetMessage } from './army-fleet/fleet-message.ts';
import { repaired, type RepairedMessage } from './repaired.ts';
import { dislodged, retreats, type DislodgedMessage } from './retreat.ts';
import { attack, hold, strength, type StrengthMessage } from './strength.ts';
import { supportCut, supportGiven, type SupportMessage } from './support.ts';
import { contextOf, type Context } from './context.ts';
import { voided, type VoidMessage } from './void.ts';

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

export type MessageRows<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>, context: Context) => FactMessage;
};

/** The message for a void order, by the reason. */
export const VOID_MESSAGES = openTable<
  Record<VoidReason, MessageRows<'void'>['void']>,
  RulebookVoidReason
>({ 'not-moving': voided, moves: voided, 'other-move': voided, 'no-route': voided });

/** The message for each type of fact. Each says what its fact and its premises say, and no more. */
export const MESSAGES = openTable<MessageRows<FactType>, RulebookFactType>({
  repaired,
  illegal,
  ambiguous,
  void: (fact, t) => VOID_MESSAGES.row(fact.reason)(fact, t),
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
});

/** The message for a step. */
export function factMessage(step: Step, turn: Turn): FactMessage {
  const message = MESSAGES.row(step.fact.type) as (fact: Fact, context: Context) => FactMessage;
  return message(step.fact, contextOf(step, turn));
}
