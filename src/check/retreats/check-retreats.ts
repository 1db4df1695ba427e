import {
  boardIn,
  spaceOf,
  onBoardOf,
  spaceIn,
  type Position,
  type Unit,
} from '../../board/board.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import { readRetreats, type RetreatModel } from './retreat-model.ts';
import { verifyRetreat, refusedIn } from './verify-retreat.ts';
import { firstWrong, type CheckResult } from '../first-wrong-step.ts';
import type { RetreatFact } from '../../trace/retreat-fact.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import { retreatFault } from '../../trace/turn-shapes.ts';
import { onPlainData } from '../plain-data.ts';
import { same, sameInAnyOrder } from '../../trace/same.ts';
import { RETREAT_FACT, RETREAT_RULING, stepOf } from '../../trace/proof-shapes.ts';
import type {
  RetreatPosition,
  RetreatRuling,
  RuledRetreat,
  RetreatOutcome,
} from '../../trace/retreat-ruling.ts';
import type { Step } from '../../trace/step.ts';
import { byPlace, inBoardOrder } from '../../board/in-board-order.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { repairsMeant } from './retreat-repairs.ts';

const STEP = stepOf(RETREAT_FACT);

/**
 * Checks that the steps of a ruling of a retreat phase prove it, and that the ruling says what they say: each step
 * follows by its rule from exactly the earlier steps that it names and cites the edition's paragraph, and nothing is
 * settled twice or left open. It uses position, orders and edition only, and shares no code with the adjudicator. Each may
 * be any value: the function never throws.
 */
export const checkRetreats = (
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  edition: Edition,
  ruling: RetreatRuling,
): CheckResult => onPlainData({ position, orders, edition, ruling }, checkPhase);

function checkPhase({ position, orders, edition, ruling }: RetreatTurn): CheckResult {
  const wrong = retreatFault(position, orders, edition);
  if (wrong !== null) return { ok: false, step: 0, reason: wrong };
  const misshapen = RETREAT_RULING(ruling, boardIn(position));
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const model = readRetreats(position, orders, edition);
  const settled = new Map<string, Step<RetreatFact>>();
  const flaw = firstWrong(ruling.steps, edition, {
    shape: STEP,
    board: model.board,
    verify: (fact, premises) => verifyRetreat(model, fact, premises),
    enter: (step) => {
      const entry = entryOf(model, settled, step.fact);
      if (settled.has(entry)) return `settled before: ${entry}`;
      settled.set(entry, step);
      return null;
    },
  });
  if (flaw) return flaw;
  const refuse = (reason: string): CheckResult => ({
    ok: false,
    step: ruling.steps.length,
    reason,
  });
  const missing = demands(model).find((entry) => !settled.has(entry));
  if (missing !== undefined) return refuse(`not settled: ${missing}`);
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  if (!sameRows(ruling.orders, provenRows(model, orders, settled), position))
    return refuse('orders: not what the steps say');
  return same(ruling.after, provenUnits(position, settled))
    ? { ok: true }
    : refuse('after: not where the units went');
}

/** Whether the rows are the same. Orders to units that are not there may come in any order within a space. */
function sameRows(
  told: readonly RuledRetreat[],
  said: readonly RuledRetreat[],
  { dislodged }: RetreatPosition,
): boolean {
  const isStray = ({ unit, order }: RuledRetreat): boolean =>
    order !== null &&
    !dislodged.some((one) => spaceOf(one.unit.at) === unit && one.unit.power === order.power);
  const own = said.filter((row) => !isStray(row)).length;
  const strays = said.slice(own);
  return (
    same(told.slice(0, own), said.slice(0, own)) &&
    sameInAnyOrder(told.slice(own), strays) &&
    told.slice(own).every(({ unit }, place) => unit === strays[place]?.unit)
  );
}

/** The steps of a proof, by the entry that each settles. */
type SettledRetreats = ReadonlyMap<string, Step<RetreatFact>>;

/** The entry of `Settled` that a fact settles. */
function entryOf(model: RetreatModel, settled: SettledRetreats, fact: RetreatFact): string {
  switch (fact.type) {
    case 'retreat-repaired': {
      const meant = repairsMeant(model, fact).map((index) => `repaired ${String(index)}`);
      return meant.find((entry) => !settled.has(entry)) ?? meant[0] ?? 'repaired';
    }
    case 'retreat-illegal':
      return `illegal ${String(refusedIn(model, fact.order))}`;
    case 'retreat-ambiguous':
      return `ambiguous ${fact.unit}`;
    case 'retreats-collide':
      return `collision ${fact.to}`;
    case 'turns-right':
      return `turn ${fact.unit}`;
    case 'retreat-succeeds':
    case 'disbands':
    case 'army-lost':
      return `unit ${fact.unit}`;
  }
}

/** The entries that a complete proof must settle. */
function demands(model: RetreatModel): readonly string[] {
  const met = [...model.going].filter(([, units]) => units.length > 1);
  const unclear = [...model.legal].filter(([, different]) => different.length > 1);
  return [
    ...model.repairs.map((_, index) => `repaired ${String(index)}`),
    ...model.refused.map((_, index) => `illegal ${String(index)}`),
    ...unclear.map(([unit]) => `ambiguous ${unit}`),
    ...met.map(([to]) => `collision ${to}`),
    ...[...model.displaced.keys()].map((unit) => `turn ${unit}`),
    ...[...model.dislodged.keys()].map((unit) => `unit ${unit}`),
    ...armiesLost(model).map((unit) => `unit ${unit}`),
  ];
}

/** The armies aboard fleets that go ashore (A/F IV.a). */
function armiesLost(model: RetreatModel): readonly UnitAt[] {
  const { board, dislodged, followed, displaced, going } = model;
  return [...dislodged].flatMap(([at, { aboard }]) => {
    const to = followed.get(at)?.to ?? displaced.get(at);
    if (!aboard || to === undefined || spaceIn(spaceOf(to), board).kind === 'sea') return [];
    return going.get(spaceOf(to))?.length === 1 ? [unitAt(aboard)] : [];
  });
}

/** The outcome that a fact gives to the order that it settles; null for facts that settle none. */
const OUTCOMES: Readonly<Record<RetreatFact['type'], RetreatOutcome | null>> = {
  'retreat-repaired': null,
  'retreat-illegal': 'illegal',
  'retreat-ambiguous': 'ambiguous',
  'retreats-collide': 'collides',
  'turns-right': null,
  'retreat-succeeds': 'retreats',
  disbands: 'disbands',
  'army-lost': null,
};

/** The rows of a ruling, as the steps prove them. Orders to units that are not there may come in any order within a space. */
function provenRows(
  model: RetreatModel,
  orders: readonly RetreatPhaseOrder[],
  settled: SettledRetreats,
): readonly RuledRetreat[] {
  const row = (unit: UnitAt, order: RetreatPhaseOrder | null, entry: string): RuledRetreat[] => {
    const step = settled.get(entry);
    const outcome = step && OUTCOMES[step.fact.type];
    return step && outcome ? [{ unit, order, outcome, step: step.id }] : [];
  };
  const byBoard = (a: UnitAt, b: UnitAt): number => inBoardOrder(a, b, model.board);
  const isStray = ({ power, unit }: RetreatPhaseOrder): boolean =>
    model.dislodged.get(spaceOf(unit.at))?.unit.power !== power;
  const own = [...model.dislodged.keys()].sort(byBoard).flatMap((unit) => {
    const given = orders.filter((one) => spaceOf(one.unit.at) === unit && !isStray(one));
    if (given.length === 0) return row(unit, null, entryOfUnit(model, settled, unit));
    return given.flatMap((order) => row(unit, order, entryOfOrder(model, settled, unit, order)));
  });
  const strays = orders
    .filter(isStray)
    .sort((one, other) => byPlace(one.unit, other.unit, model.board))
    .flatMap((order) =>
      row(
        spaceOf(order.unit.at),
        order,
        entryOfOrder(model, settled, spaceOf(order.unit.at), order),
      ),
    );
  return [...own, ...strays];
}

/** The entry that settles the outcome of an order. */
function entryOfOrder(
  model: RetreatModel,
  settled: SettledRetreats,
  unit: UnitAt,
  order: RetreatPhaseOrder,
): string {
  const refused = refusedIn(model, order);
  if (refused >= 0) return `illegal ${String(refused)}`;
  const followed = model.followed.get(unit);
  if (!followed?.orders.includes(order)) return `ambiguous ${unit}`;
  return entryOfUnit(model, settled, unit);
}

/**
 * The entry that settles the outcome of the order that a unit follows, or of a unit that goes somewhere without an
 * order.
 */
function entryOfUnit(model: RetreatModel, settled: SettledRetreats, unit: UnitAt): string {
  const to = model.followed.get(unit)?.to ?? model.displaced.get(unit);
  const fate = settled.get(`unit ${unit}`)?.fact;
  const collides = fate?.type === 'disbands' && fate.reason === 'collision';
  return collides && to !== undefined ? `collision ${spaceOf(to)}` : `unit ${unit}`;
}

/** The units afterwards, as the steps prove them. */
function provenUnits(position: RetreatPosition, settled: SettledRetreats): Position {
  const { units, dislodged } = position;
  const retreated = dislodged.flatMap(({ unit, aboard }): readonly Unit[] => {
    const fate = settled.get(`unit ${spaceOf(unit.at)}`)?.fact;
    if (fate?.type !== 'retreat-succeeds') return [];
    const isLost = !aboard || settled.has(`unit ${unitAt(aboard)}`);
    return [{ ...unit, at: fate.to }, ...(isLost ? [] : [{ ...aboard, at: spaceOf(fate.to) }])];
  });
  const board = boardIn(position);
  return {
    units: [...units, ...retreated].sort((a, b) => byPlace(a, b, board)),
    ...onBoardOf(position),
  };
}
