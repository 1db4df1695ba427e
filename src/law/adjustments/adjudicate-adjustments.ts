import { boardIn, onBoardOf } from '../../board/board.ts';
import type { Board, Owners, Unit } from '../../board/board.ts';
import { byPlace } from '../../board/in-board-order.ts';
import type { Power } from '../../board/powers.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFact } from '../../trace/adjustment-fact.ts';
import type { AdjustmentPosition, AdjustmentRuling } from '../../trace/adjustment-ruling.ts';
import { openRecorder, record } from '../../trace/recorder.ts';
import type { Recorder } from '../../trace/recorder.ts';

import type { Options } from '../adjudicate.ts';
import { adjustPower } from './adjust-power.ts';
import { capturesOf, ownersAfter } from './ownership.ts';

/**
 * Adjudicates an adjustment phase (1971 XIII): who owns which centres after Fall, which orders are followed, what is
 * built and removed, and which units are removed without an order. Pure; the order in which units are listed does not
 * matter, and that of orders matters only among those of one power. Throws if the position has two units in one space.
 */
export function adjudicateAdjustments(
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
  { trace = true }: Options = {},
): AdjustmentRuling {
  const board = boardIn(position);
  const allUnits = byName(position.units, board);
  const recorder = openRecorder<AdjustmentFact>(edition, trace);
  noteRepairs(orders, recorder, board);
  const captures = capturesOf(position).map((fact) => ({ fact, step: record(recorder, fact) }));
  const owners = ownersAfter(
    position.owners,
    captures.map(({ fact }) => fact),
    board,
  );
  const adjusted = board.powers.flatMap((power) => {
    const given = orders.filter((order) => order.power === power);
    const units = [...allUnits.values()].filter((unit) => unit.power === power);
    const isIn = [...units, ...given].length > 0 || owns(power, board, position.owners, owners);
    if (!isIn) return [];
    return [adjustPower({ board, power, units, given, allUnits, owners, captures }, recorder)];
  });
  const gone = new Set(adjusted.flatMap(({ removed }) => removed.map(unitAt)));
  const stay = [...allUnits.values()].filter((unit) => !gone.has(unitAt(unit)));
  const built = adjusted.flatMap((one) => one.built);
  return {
    edition: edition.id,
    orders: adjusted.flatMap((one) => one.orders),
    removed: { units: adjusted.flatMap((one) => one.unordered) },
    owners,
    after: {
      units: [...stay, ...built].sort((a, b) => byPlace(a, b, board)),
      ...onBoardOf(position),
    },
    steps: recorder.steps ?? [],
  };
}

/** One step for each repair of an order, power by power in the order of writing (1971 VII.4). */
function noteRepairs(
  orders: readonly AdjustmentOrder[],
  recorder: Recorder<AdjustmentFact>,
  { powers }: Board,
): void {
  for (const power of powers)
    for (const order of orders) {
      if (order.power !== power || order.type === 'waive') continue;
      for (const repair of order.repairs ?? [])
        record(recorder, { type: 'adjustment-repaired', power, order, repair });
    }
}

/** In board order. */
function byName(units: readonly Unit[], board: Board): ReadonlyMap<UnitAt, Unit> {
  const found = new Map<UnitAt, Unit>();
  for (const unit of [...units].sort((a, b) => byPlace(a, b, board))) {
    const name = unitAt(unit);
    if (found.has(name)) throw new Error(`two units in ${name}`);
    found.set(name, unit);
  }
  return found;
}

const owns = (power: Power, { centres }: Board, ...owners: readonly Owners[]): boolean =>
  owners.some((owned) => centres.some((centre) => owned[centre] === power));
