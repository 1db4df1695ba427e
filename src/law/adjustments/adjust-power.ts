import type { Board, Owners, Piece, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { berthIn, isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact } from '../../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../../trace/adjustment-ruling.ts';
import { record } from '../../trace/recorder.ts';
import type { Recorder, StepId } from '../../trace/recorder.ts';
import { followAdjustments } from './follow-adjustments.ts';
import type { Capture } from './follow-adjustments.ts';
import { freeCentres } from './illegal-adjustment.ts';
import type { AdjustmentAccount } from './illegal-adjustment.ts';
import { countsFromOwned, inOrderOfRemoval } from './removals.ts';

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
