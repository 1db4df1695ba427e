import { boardIn, type Unit } from '../../board/board.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact } from '../../trace/adjustment-fact.ts';
import type {
  AdjustmentPosition,
  AdjustmentRuling,
  AdjustmentOutcome,
  RuledAdjustment,
} from '../../trace/adjustment-ruling.ts';
import { readAdjustments, type AdjustmentModel } from './adjustment-model.ts';
import { verifyAdjustment, refusedIn } from './verify-adjustment.ts';
import { firstWrong, type CheckResult } from '../first-wrong-step.ts';
import type { AdjustmentTurn } from '../../trace/phase-turn.ts';
import { adjustmentFault } from '../../trace/turn-shapes.ts';
import { onPlainData } from '../plain-data.ts';
import { same } from '../../trace/same.ts';
import { ADJUSTMENT_FACT, ADJUSTMENT_RULING, stepOf } from '../../trace/proof-shapes.ts';
import type { Step } from '../../trace/step.ts';
import { byPlace } from '../../board/in-board-order.ts';
import type { Power } from '../../board/powers.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { JudgedOrder } from './adjustment-plan.ts';
import { repairsMeant } from './adjustment-repairs.ts';

const STEP = stepOf(ADJUSTMENT_FACT);

/**
 * Checks that the steps of a ruling of an adjustment phase prove it, and that the ruling says what they say: each step
 * follows by its rule from exactly the earlier steps that it names and cites the edition's paragraph, and nothing is
 * settled twice or left open. It uses position, orders and edition only, and shares no code with the adjudicator. Each may
 * be any value: the function never throws.
 */
export const checkAdjustments = (
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
  ruling: AdjustmentRuling,
): CheckResult => onPlainData({ position, orders, edition, ruling }, checkPhase);

function checkPhase({ position, orders, edition, ruling }: AdjustmentTurn): CheckResult {
  const wrong = adjustmentFault(position, orders, edition);
  if (wrong !== null) return { ok: false, step: 0, reason: wrong };
  const misshapen = ADJUSTMENT_RULING(ruling, boardIn(position));
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const { steps } = ruling;
  const { powers } = boardIn(position);
  const model = readAdjustments(position, orders, edition);
  const settled = new Map<string, Step<AdjustmentFact>>();
  const flaw = firstWrong(steps, edition, {
    shape: STEP,
    board: model.standings.board,
    verify: (fact, premises) => verifyAdjustment(model, fact, premises),
    enter: (step) => {
      const entry = entryOf(model, step.fact, settled);
      if (settled.has(entry)) return `settled before: ${entry}`;
      settled.set(entry, step);
      return null;
    },
  });
  if (flaw) return flaw;
  const refuse = (reason: string): CheckResult => ({ ok: false, step: steps.length, reason });
  const missing = demands(model).find((entry) => !settled.has(entry));
  if (missing !== undefined) return refuse(`not settled: ${missing}`);
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  if (!same(ruling.orders, provenRows(model, settled)))
    return refuse('orders: not what the steps say');
  const gone = provenRemovals(model, steps).toSorted(
    (one, other) => powers.indexOf(one.power) - powers.indexOf(other.power),
  );
  if (!same(ruling.removed.units, gone)) return refuse('removed: not what the steps say');
  if (!same(ruling.owners, Object.fromEntries(model.standings.owners)))
    return refuse('owners: not those after Fall');
  if (ruling.after.board !== position.board) return refuse('after: on another board');
  return same(ruling.after.units, provenUnits(model, steps))
    ? { ok: true }
    : refuse('after: not who is left');
}

/** The steps of a proof, by the entry that each settles. */
type SettledAdjustments = ReadonlyMap<string, Step<AdjustmentFact>>;

/**
 * The entry of `Settled` that a fact settles. If a power waives several builds by order, each waive settles the next
 * entry.
 */
function entryOf(
  model: AdjustmentModel,
  fact: AdjustmentFact,
  settled: SettledAdjustments,
): string {
  switch (fact.type) {
    case 'adjustment-repaired': {
      const meant = repairsMeant(model, fact).map((index) => `repaired ${String(index)}`);
      return meant.find((entry) => !settled.has(entry)) ?? meant[0] ?? 'repaired';
    }
    case 'captures':
      return `capture ${fact.centre}`;
    case 'adjustment':
      return `count ${fact.power}`;
    case 'adjustment-illegal':
      return `illegal ${String(refusedIn(model, fact.order))}`;
    case 'builds':
    case 'removes':
    case 'removes-unordered':
    case 'removes-army':
    case 'goes-with-fleet':
      return `unit ${unitAt(fact.unit)}`;
    case 'waives': {
      if (fact.reason !== 'ordered') return `${fact.reason} ${fact.power}`;
      const waived = model.plans.get(fact.power)?.waived ?? 0;
      const next = waiveEntries(fact.power, waived).find((entry) => !settled.has(entry));
      return next ?? `waive ${fact.power} 0`;
    }
  }
}

const waiveEntries = (power: Power, waived: number): readonly string[] =>
  Array.from({ length: waived }, (_, index) => `waive ${power} ${String(index)}`);

/** The entries that a complete proof must settle. */
function demands(model: AdjustmentModel): readonly string[] {
  const ofPowers = [...model.plans].flatMap(([power, plan]) => [
    `count ${power}`,
    ...[...plan.pieces, ...plan.along].map((piece) => `unit ${unitAt(piece)}`),
    ...plan.removals
      .flatMap(({ piece, along }) => (along ? [piece, along] : [piece]))
      .map((piece) => `unit ${unitAt(piece)}`),
    ...waiveEntries(power, plan.waived),
    ...(['no-order', 'no-centre'] as const).flatMap((reason) =>
      plan.unbuilt[reason] > 0 ? [`${reason} ${power}`] : [],
    ),
  ]);
  return [
    ...model.repairs.map((_, index) => `repaired ${String(index)}`),
    ...model.standings.captures.map(({ centre }) => `capture ${centre}`),
    ...model.refused.map((_, index) => `illegal ${String(index)}`),
    ...ofPowers,
  ];
}

const OUTCOMES: Readonly<Partial<Record<AdjustmentFact['type'], AdjustmentOutcome>>> = {
  'adjustment-illegal': 'illegal',
  builds: 'builds',
  removes: 'removes',
  waives: 'waives',
};

/** The rows of a ruling, as the steps prove them. */
function provenRows(
  model: AdjustmentModel,
  settled: SettledAdjustments,
): readonly RuledAdjustment[] {
  return [...model.plans.values()].flatMap(({ judged }) => {
    let waived = 0;
    return judged.flatMap((one): readonly RuledAdjustment[] => {
      const step = settled.get(entryOfOrder(model, one, waived));
      const outcome = step && OUTCOMES[step.fact.type];
      if (step?.fact.type === 'waives') waived += 1;
      return outcome ? [{ order: one.order, outcome, step: step.id }] : [];
    });
  });
}

function entryOfOrder(
  model: AdjustmentModel,
  { order, judgement }: JudgedOrder,
  waived: number,
): string {
  if (judgement.reason !== null) {
    const index = model.refused.findIndex(
      ({ orders, reason }) => reason === judgement.reason && orders.includes(order),
    );
    return `illegal ${String(index)}`;
  }
  return judgement.piece
    ? `unit ${unitAt(judgement.piece)}`
    : `waive ${order.power} ${String(waived)}`;
}

/** The units of all steps of one type, in the order of the steps. */
const unitsOf = (
  steps: readonly Step<AdjustmentFact>[],
  type: 'builds' | 'removes' | 'removes-unordered' | 'removes-army' | 'goes-with-fleet',
): readonly Unit[] =>
  steps.flatMap(({ fact }) =>
    fact.type === type ? [{ power: fact.power, kind: fact.unit.kind, at: fact.unit.at }] : [],
  );

/** The units removed without an order, in the order of the steps, each with the army removed along with it. */
const provenRemovals = (
  { plans, standings }: AdjustmentModel,
  steps: readonly Step<AdjustmentFact>[],
): readonly Unit[] =>
  steps.flatMap(({ fact }): readonly Unit[] => {
    if (fact.type !== 'removes-unordered' && fact.type !== 'removes-army') return [];
    const removal = plans
      .get(fact.power)
      ?.removals.find(({ piece }) => unitAt(piece) === unitAt(fact.unit));
    const gone = removal?.along ? [removal.along, fact.unit] : [fact.unit];
    return gone.flatMap((piece) => standings.units.get(unitAt(piece)) ?? []);
  });

/** The units afterwards, as the steps prove them. */
function provenUnits(
  model: AdjustmentModel,
  steps: readonly Step<AdjustmentFact>[],
): readonly Unit[] {
  const gone = new Set(
    (['removes', 'removes-unordered', 'removes-army', 'goes-with-fleet'] as const)
      .flatMap((type) => unitsOf(steps, type))
      .map(unitAt),
  );
  const stay = [...model.standings.units.values()].filter((one) => !gone.has(unitAt(one)));
  return [...stay, ...unitsOf(steps, 'builds')].sort((a, b) =>
    byPlace(a, b, model.standings.board),
  );
}
