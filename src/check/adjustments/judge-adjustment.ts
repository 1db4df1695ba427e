import { spaceIn, spaceOf } from '../../board/board.ts';
import type { Piece } from '../../board/board.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { UnitsAndCentres } from './units-and-centres.ts';

/** What an order means, given the orders before it. */
export type AdjustmentJudgement =
  | { readonly reason: AdjustmentIllegalReason; readonly piece?: undefined }
  | { readonly reason: null; readonly piece: Piece | null };

type Ground = readonly [reason: AdjustmentIllegalReason, holds: boolean];

/** The first ground that applies, or null. */
const first = (grounds: readonly Ground[]): AdjustmentIllegalReason | null =>
  grounds.find(([, holds]) => holds)?.[0] ?? null;

/**
 * Judges an order of a power. `touched`: the units that the power has built or removed so far; `done`: the number of
 * its orders that count. The grounds are listed in order of precedence (1971 XIII.2; DATC 3.0 4.C, 4.D, 6.I).
 */
export function judgeAdjustment(
  order: AdjustmentOrder,
  standings: UnitsAndCentres,
  touched: ReadonlySet<UnitAt>,
  done: number,
): AdjustmentJudgement {
  const { power, type } = order;
  const due = standings.due(power);
  const wrongWay: Ground = ['not-due', type === 'remove' ? due >= 0 : due <= 0];
  const full: Ground = ['too-many', done >= Math.abs(due)];
  if (type === 'waive') {
    const reason = first([wrongWay, ['waiving', !standings.waiving], full]);
    return reason === null ? { reason, piece: null } : { reason };
  }
  const space = spaceOf(order.unit.at);
  const unit = standings.units.get(space);
  if (type === 'remove') {
    const named = standings.named(order.unit);
    const reason = first([
      wrongWay,
      ['no-unit', named?.power !== power],
      ['removed-already', named !== undefined && touched.has(unitAt(named))],
      full,
    ]);
    if (reason !== null) return { reason };
    return { reason, piece: named ? { kind: named.kind, at: named.at } : null };
  }
  const { kind, at } = order.unit;
  const { centre, coasts, kind: land } = spaceIn(space, standings.board);
  const isCoast = at !== space;
  const meant = kind ?? (land === 'inland' ? 'A' : 'F');
  const isFleet = meant === 'F';
  const reason = first([
    wrongWay,
    ['not-a-centre', !centre],
    ['not-home', !standings.sitesOf(power).includes(space)],
    ['not-owned', standings.owners.get(space) !== power],
    ['occupied', unit !== undefined],
    ['kind-missing', kind === null && land === 'coastal' && !isCoast],
    ['fleet-inland', isFleet && land === 'inland'],
    ['coast-missing', isFleet && coasts.length > 0 && !isCoast],
    ['coast-impossible', isFleet && isCoast && !coasts.includes(at)],
    ['built-already', touched.has(space)],
    full,
  ]);
  return reason === null
    ? { reason, piece: { kind: meant, at: isFleet ? at : space } }
    : { reason };
}
