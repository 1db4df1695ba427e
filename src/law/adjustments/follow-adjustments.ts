import { spaceOf } from '../../board/board.ts';
import type { Piece } from '../../board/board.ts';
import { berthIn, unitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../../trace/adjustment-ruling.ts';
import { record } from '../../trace/recorder.ts';
import type { Recorder, StepId } from '../../trace/recorder.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import { judgeAdjustmentOrder } from './illegal-adjustment.ts';
import type { AdjustmentAccount, AdjustmentDone } from './illegal-adjustment.ts';

/** A centre that changed hands, and its step. */
export interface Capture {
  readonly fact: AdjustmentFactOf<'captures'>;
  readonly step: StepId;
}

interface Orders {
  /** In the order of writing. */
  readonly given: readonly AdjustmentOrder[];
  readonly captures: readonly Capture[];
}

interface Followed {
  readonly orders: readonly RuledAdjustment[];
  readonly done: readonly AdjustmentDone[];
}

/** Follows the orders of a power one by one (DATC 3.0 4.D.4 to 4.D.6). `adjustment`: the step that states what is due. */
export function followAdjustments(
  { given, captures }: Orders,
  before: AdjustmentAccount,
  adjustment: StepId,
  recorder: Recorder<AdjustmentFact>,
): Followed {
  const done: AdjustmentDone[] = [];
  const refusals = new Map<string, StepId>();
  const orders = given.map((order): RuledAdjustment => {
    const meaning = judgeAdjustmentOrder(order, { ...before, done }, recorder.edition);
    if (meaning.illegal !== null) {
      const { illegal: reason } = meaning;
      const words = wording(order);
      if (!refusals.has(words)) {
        const premises = premisesAgainst(order, reason, {
          adjustment,
          done,
          captures,
          edition: recorder.edition,
        });
        const fact = { type: 'adjustment-illegal', order, reason } as const;
        refusals.set(words, record(recorder, fact, premises));
      }
      return { order, outcome: 'illegal', step: refusals.get(words) ?? null };
    }
    const step = record(recorder, doing(order, meaning.unit), [adjustment]);
    done.push({ unit: meaning.unit, step });
    const army = order.type === 'remove' ? armyAboard(meaning.unit, before, done) : null;
    if (army) {
      const fact = { type: 'goes-with-fleet', power: order.power, unit: army } as const;
      done.push({ unit: army, step: record(recorder, fact, [step]) });
    }
    return { order, outcome: OUTCOMES[order.type], step };
  });
  return { orders, done };
}

/** The army aboard a fleet that is removed, unless it was removed earlier (A/F IV.c, A29). */
function armyAboard(
  unit: Piece | null,
  { allUnits }: AdjustmentAccount,
  done: readonly AdjustmentDone[],
): Piece | null {
  const army = unit && allUnits.get(berthIn(spaceOf(unit.at)));
  if (!army || done.some((one) => one.unit && unitAt(one.unit) === unitAt(army))) return null;
  return { kind: army.kind, at: army.at };
}

const OUTCOMES = { build: 'builds', remove: 'removes', waive: 'waives' } as const;

function doing({ type, power }: AdjustmentOrder, unit: Piece | null): AdjustmentFact {
  if (!unit) return { type: 'waives', power, builds: 1, reason: 'ordered' };
  return { type: type === 'build' ? 'builds' : 'removes', power, unit };
}

/** Illegal orders with the same text share a step. */
const wording = (order: AdjustmentOrder): string =>
  order.type === 'waive' ? 'waive' : `${order.type} ${String(order.unit.kind)} ${order.unit.at}`;

/** What was settled before an order. */
interface Before {
  readonly adjustment: StepId;
  readonly done: readonly AdjustmentDone[];
  readonly captures: readonly Capture[];
  readonly edition: Edition;
}

/** The premises for the reason why an order is illegal. */
function premisesAgainst(
  order: AdjustmentOrder,
  reason: AdjustmentFactOf<'adjustment-illegal'>['reason'],
  { adjustment, done, captures, edition }: Before,
): readonly StepId[] {
  const space = order.type === 'waive' ? null : spaceOf(order.unit.at);
  const name = order.type === 'remove' ? unitNamed(order.unit, edition) : space;
  switch (reason) {
    case 'not-due':
      return [adjustment];
    case 'too-many':
      return [adjustment, ...done.map(({ step }) => step)];
    case 'not-owned':
      return captures.filter(({ fact }) => fact.centre === space).map(({ step }) => step);
    case 'built-already':
    case 'removed-already':
      return done
        .filter(({ unit }) => unit !== null && unitAt(unit) === name)
        .map(({ step }) => step);
    default:
      return [];
  }
}
