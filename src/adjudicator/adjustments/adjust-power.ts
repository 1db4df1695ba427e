import { spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { AdjustmentFact } from '../../trace/adjustment-fact.ts';
import type { Owners, RuledAdjustment } from '../../trace/adjustment-ruling.ts';
import { record } from '../../trace/recorder.ts';
import type { Recorder, StepId } from '../../trace/recorder.ts';
import { followAdjustments } from './follow-adjustments.ts';
import type { Capture } from './follow-adjustments.ts';
import { freeCentres } from './illegal-adjustment.ts';
import type { Account } from './illegal-adjustment.ts';
import { CENTRES } from '../../board/centres.ts';
import { countsFromOwned, inOrderOfRemoval } from './removals.ts';

/** Everything that a power's adjustment depends on. */
export interface Affairs {
  readonly power: Power;
  /** Its units, and its orders in the order of writing. */
  readonly units: readonly Unit[];
  readonly given: readonly AdjustmentOrder[];
  /** All units on the board. */
  readonly standing: ReadonlyMap<SpaceId, Unit>;
  readonly owners: Owners;
  readonly captures: readonly Capture[];
}

export interface Adjusted {
  readonly orders: readonly RuledAdjustment[];
  readonly built: readonly Unit[];
  /** All units removed, and those of them that no order removed. */
  readonly removed: readonly Unit[];
  readonly unordered: readonly Unit[];
}

/** Builds or removes until a power has as many units as centres (1971 XIII.2, XIV.4). */
export function adjustPower(affairs: Affairs, recorder: Recorder<AdjustmentFact>): Adjusted {
  const { power, units, owners, standing, captures } = affairs;
  const centres = CENTRES.filter((centre) => owners[centre] === power).length;
  const changes = captures
    .filter(({ fact }) => fact.by === power || fact.from === power)
    .map(({ step }) => step);
  const count = { type: 'adjustment', power, centres, units: units.length } as const;
  const adjustment = record(recorder, count, changes);
  const account = { power, owners, standing, due: centres - units.length, done: [] };
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

/** Waives the builds that nobody ordered, and those for which no home centre is free (1971 XIII.2). */
function waiveRest(account: Account, adjustment: StepId, recorder: Recorder<AdjustmentFact>): void {
  const { power, due, done } = account;
  const left = due - done.length;
  const built = done.filter(({ unit }) => unit !== null).length;
  const unordered = Math.min(left, freeCentres(account, CENTRES).length - built);
  const premises = [adjustment, ...done.map(({ step }) => step)];
  const waive = (builds: number, reason: 'no-order' | 'no-centre'): void => {
    if (builds > 0) record(recorder, { type: 'waives', power, builds, reason }, premises);
  };
  waive(unordered, 'no-order');
  waive(left - unordered, 'no-centre');
}

/** Removes what is still due and nobody ordered (1971 XIV.4). */
function removeRest(
  { units }: Affairs,
  { power, owners, due, done }: Account,
  premises: readonly StepId[],
  recorder: Recorder<AdjustmentFact>,
): readonly Unit[] {
  const left = -due - done.length;
  if (left === 0) return [];
  const gone = new Set(done.flatMap(({ unit }) => (unit ? [spaceOf(unit.at)] : [])));
  const staying = units.filter(({ at }) => !gone.has(spaceOf(at)));
  const ranked = inOrderOfRemoval(staying, power, owners, recorder.edition.choices);
  const removed = ranked.slice(0, left);
  const steps = [...premises];
  for (const [place, { piece }] of removed.entries()) {
    const unit = { kind: piece.kind, at: piece.at };
    const among = ranked
      .slice(place)
      .map(({ unit: space, distance }) => ({ unit: space, distance }));
    steps.push(record(recorder, { type: 'removes-unordered', power, unit, among }, steps));
  }
  return removed.map(({ piece }) => piece);
}
