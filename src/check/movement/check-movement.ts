import type { Position } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { dislodgerIn, enter, openLedger, outcomeIn, whatIsMissing } from './ledger.ts';
import { readTurn } from '../model/read-turn.ts';
import { type CheckResult, firstWrong } from '../first-wrong-step.ts';
import { onPlainData } from '../plain-data.ts';
import { FACT, stepOf } from '../../trace/proof-shapes.ts';
import { turnFault } from '../../trace/turn-shapes.ts';
import type { Step } from '../../trace/step.ts';
import type { Fact, UnitAt } from '../../trace/fact.ts';
import { verifyDisplaced, verifyStarves } from '../army-fleet/verify-ends.ts';
import { verifyFleetCycle } from '../army-fleet/verify-fleet-cycle.ts';
import { verifyPassage } from '../army-fleet/verify-passage.ts';
import {
  verifyAvailable,
  verifyDisrupted,
  verifyNoPath,
  verifyPath,
  verifyAmbiguous,
  verifyIllegal,
  verifyRoute,
  verifyVoid,
  verifyCut,
  verifyGiven,
} from './verify-orders.ts';
import { verifyCycle } from './verify-cycle.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { Decision } from '../../trace/decision.ts';
import { verifyBlocked, verifyBounces, verifyStopped } from './verify-failure.ts';
import type { Premises, Refusal } from '../premises.ts';
import { verifyRepaired } from './verify-repairs.ts';
import { verifyFollows, verifyRotates, verifySucceeds } from './verify-success.ts';
import { verifyDislodged, verifyRetreats } from './verify-dislodgement.ts';
import { verifyAttack, verifyHold, verifyStrength } from './verify-strengths.ts';

export type { CheckResult };

const STEP = stepOf(FACT);

/**
 * Checks that the steps prove a complete ruling of the turn: each step follows by its rule from exactly the earlier
 * steps that it names and cites the edition's paragraph, and nothing is settled twice or left open. It uses position,
 * orders and edition only, and shares no reasoning with the adjudicator. Each may be any value: a wrong one is refused,
 * and the function never throws.
 */
export const check = (
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  steps: readonly Step[],
): CheckResult =>
  onPlainData({ position, orders, edition, steps }, (turn) =>
    checkSteps(turn.position, turn.orders, turn.edition, turn.steps),
  );

/** The same for plain data. */
export function checkSteps(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
  steps: readonly Step[],
): CheckResult {
  const misshapen = turnFault(position, orders, edition);
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const model = readTurn(position, orders, edition);
  const ledger = openLedger();
  const wrong = firstWrong(steps, edition, {
    shape: STEP,
    board: model.board,
    verify: (fact, premises) =>
      verifyFact(
        model,
        fact,
        premises,
        (decision) => outcomeIn(ledger, decision),
        (unit) => dislodgerIn(ledger, unit),
      ),
    enter: (step) => enter(model, ledger, step),
  });
  if (wrong) return wrong;
  const missing = whatIsMissing(model, ledger);
  return missing === null
    ? { ok: true }
    : { ok: false, ...missing, step: missing.step ?? steps.length };
}

/**
 * Whether the fact follows from the premises; takes those that it needs. Only two facts depend on what else is settled:
 * a cycle (nothing else that it reads may be settled), and retreats (which units have arrived).
 */
function verifyFact(
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
