import { type Board, type Owners, type Piece, type Unit, spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { berthIn, isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../../trace/adjustment-ruling.ts';
import { record, type Recorder, type StepId } from '../../trace/recorder.ts';
import {
  freeCentres,
  type AdjustmentAccount,
  judgeAdjustmentOrder,
  type AdjustmentDone,
} from './illegal-adjustment.ts';
import { countsFromOwned, inOrderOfRemoval } from './removals.ts';
import { unitNamed } from '../../trace/unit-name.ts';

/** Everything that a power's adjustment depends on. */
export interface PowerAdjustment {
  readonly board: Board;
  readonly power: Power;
  /** Its units, and its orders in the order of writing. */
  readonly units: readonly Unit[];
  readonly given: readonly AdjustmentOrder[];
  /** All units on the board. */
  readonly allUnits: ReadonlyMap<UnitAt, Unit>;
  readonly owners: Owners;
  readonly captures: readonly Capture[];
}

export interface Adjusted {
  readonly orders: readonly RuledAdjustment[];
  readonly built: readonly Unit[];
  /** All units removed, and those of them that were removed without an order. */
  readonly removed: readonly Unit[];
  readonly unordered: readonly Unit[];
}

/** Builds or removes until a power has as many units as centres (1971 XIII.2, XIV.4). */
export function adjustPower(
  affairs: PowerAdjustment,
  recorder: Recorder<AdjustmentFact>,
): Adjusted {
  const { board, power, units, owners, allUnits, captures } = affairs;
  const centres = board.centres.filter((centre) => owners[centre] === power).length;
  const changes = captures
    .filter(({ fact }) => fact.by === power || fact.from === power)
    .map(({ step }) => step);
  const count = { type: 'adjustment', power, centres, units: units.length } as const;
  const adjustment = record(recorder, count, changes);
  const account = { board, power, owners, allUnits, due: centres - units.length, done: [] };
  const { orders, done } = followAdjustments(affairs, account, adjustment, recorder);
  const pieces = done.flatMap(({ unit }) => (unit ? [{ ...unit, power }] : []));
  if (account.due > 0) {
    waiveRest({ ...account, done }, adjustment, recorder);
    return { orders, built: pieces, removed: [], unordered: [] };
  }
  const steps = [adjustment, ...done.map(({ step }) => step)];
  const counted = countsFromOwned(recorder.edition.choices.removal) ? changes : [];
  const unordered = removeRest(affairs, { ...account, done }, [...steps, ...counted], recorder);
  return { orders, built: [], removed: [...pieces, ...unordered], unordered };
}

/** Waives the builds that were not ordered, and those for which no home centre is free (1971 XIII.2). */
function waiveRest(
  account: AdjustmentAccount,
  adjustment: StepId,
  recorder: Recorder<AdjustmentFact>,
): void {
  const { power, due, done } = account;
  const left = due - done.length;
  const built = done.filter(({ unit }) => unit !== null).length;
  const unordered = Math.min(left, freeCentres(account).length - built);
  const premises = [adjustment, ...done.map(({ step }) => step)];
  const waive = (builds: number, reason: 'no-order' | 'no-centre'): void => {
    if (builds > 0) record(recorder, { type: 'waives', power, builds, reason }, premises);
  };
  waive(unordered, 'no-order');
  waive(left - unordered, 'no-centre');
}

/** Makes the removals that are still due without an order (1971 XIV.4). */
function removeRest(
  { units }: PowerAdjustment,
  { board, power, owners, due, done }: AdjustmentAccount,
  premises: readonly StepId[],
  recorder: Recorder<AdjustmentFact>,
): readonly Unit[] {
  const { edition } = recorder;
  const left = -due - done.length;
  if (left <= 0) return [];
  const gone = new Set(done.flatMap(({ unit }) => (unit ? [unitAt(unit)] : [])));
  const staying = units.filter((unit) => !gone.has(unitAt(unit)));
  const armies = new Map(staying.map((unit) => [unitAt(unit), unit]));
  const ranked = [
    ...inOrderOfRemoval(staying.filter(isAshoreOrFleet), power, owners, board, edition.choices),
  ];
  const removed: Unit[] = [];
  const steps = [...premises];
  for (let [first] = ranked; first && removed.length < left; [first] = ranked) {
    const army = armies.get(berthIn(first.unit));
    const goesAlone = army !== undefined && armiesGoFirst(edition);
    const piece = goesAlone ? army : first.piece;
    const among = ranked.map(({ unit, distance }) => ({ unit, distance }));
    const type = goesAlone ? 'removes-army' : 'removes-unordered';
    const fact = { type, power, unit: pieceOf(piece), among } as const;
    const step = record(recorder, fact, steps);
    steps.push(step);
    if (goesAlone) armies.delete(berthIn(first.unit));
    else ranked.shift();
    if (army && !goesAlone) {
      record(recorder, { type: 'goes-with-fleet', power, unit: pieceOf(army) }, [step]);
      removed.push(army);
    }
    removed.push(piece);
  }
  return removed;
}

const pieceOf = ({ kind, at }: Unit): Piece => ({ kind, at });

/** An army aboard is ranked like its fleet. */
const isAshoreOrFleet = (unit: Unit): boolean => !isBerth(unitAt(unit));

/** A/F IV.c: the army of a fleet is removed instead of the fleet. */
const armiesGoFirst = ({ armyFleet }: Edition): boolean =>
  armyFleet?.unorderedRemoval === 'army-of-a-fleet-first';

/** A centre that changed hands, and its step. */
interface Capture {
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
function followAdjustments(
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
