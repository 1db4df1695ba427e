import { fleetLocations, mayBuildIn, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Owners, Piece, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import type {
  AdjustmentOrder,
  Build,
  PlannedPiece,
  Remove,
} from '../../orders/adjustment-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { StepId } from '../../trace/recorder.ts';
import { unitNamed } from '../../trace/unit-name.ts';

/** What is due from a power, and what its orders have done so far. */
export interface AdjustmentAccount {
  readonly board: Board;
  readonly power: Power;
  readonly owners: Owners;
  /** All units on the board before the adjustments. */
  readonly allUnits: ReadonlyMap<UnitAt, Unit>;
  /** The number of builds if positive, of removals if negative. */
  readonly due: number;
  /** Builds, waives or removals that count, in the order of writing. */
  readonly done: readonly AdjustmentDone[];
}

/** A build, a declined build (`unit` null) or a removal. */
export interface AdjustmentDone {
  readonly unit: Piece | null;
  readonly step: StepId;
}

type Meaning =
  | { readonly illegal: null; readonly unit: Piece | null }
  | { readonly illegal: AdjustmentIllegalReason };

const illegal = (reason: AdjustmentIllegalReason): Meaning => ({ illegal: reason });

/**
 * Judges an order, given those before it: orders are followed one by one, until as many are done as are due (DATC 3.0
 * 4.D.4 to 4.D.6). Returns the piece that is built or removed, or the first reason why the order is illegal.
 */
export function judgeAdjustmentOrder(
  order: AdjustmentOrder,
  account: AdjustmentAccount,
  edition: Edition,
): Meaning {
  const { due } = account;
  if (order.type === 'remove' ? due >= 0 : due <= 0) return illegal('not-due');
  const meaning = judgeAlone(order, account, edition);
  if (meaning.illegal === null && account.done.length >= Math.abs(due)) return illegal('too-many');
  return meaning;
}

function judgeAlone(order: AdjustmentOrder, account: AdjustmentAccount, edition: Edition): Meaning {
  switch (order.type) {
    case 'build':
      return judgeBuild(order, account);
    case 'remove':
      return judgeRemoval(order, account, edition);
    case 'waive':
      return edition.choices.waiving ? { illegal: null, unit: null } : illegal('waiving');
  }
}

/** 1971 XIII.2; DATC 3.0 6.I. */
function judgeBuild(
  { power, unit }: Build,
  { board, owners, allUnits, done }: AdjustmentAccount,
): Meaning {
  const space = spaceOf(unit.at);
  if (!spaceIn(space, board).centre) return illegal('not-a-centre');
  if (!mayBuildIn(space, power, board)) return illegal('not-home');
  if (owners[space] !== power) return illegal('not-owned');
  if (allUnits.has(space)) return illegal('occupied');
  const planned = plannedPiece(unit, board);
  if (typeof planned === 'string') return illegal(planned);
  return isDone(space, done) ? illegal('built-already') : { illegal: null, unit: planned };
}

/**
 * The piece that a build means. If neither army nor fleet is stated: an army inland, a fleet if a coast is named (DATC
 * 3.0 4.C.3). An army's coast is ignored (4.B.6); a fleet needs one where there are two (4.B.7; 1971 XIII.2).
 */
function plannedPiece({ kind, at }: PlannedPiece, board: Board): Piece | AdjustmentIllegalReason {
  const space = spaceOf(at);
  const isInland = spaceIn(space, board).kind === 'inland';
  if (kind === 'A' || (kind === null && isInland)) return { kind: 'A', at: space };
  if (kind === null && at === space) return 'kind-missing';
  if (isInland) return 'fleet-inland';
  if (fleetLocations(space, board).includes(at)) return { kind: 'F', at };
  return at === space ? 'coast-missing' : 'coast-impossible';
}

function judgeRemoval(
  { power, unit }: Remove,
  { allUnits, done }: AdjustmentAccount,
  edition: Edition,
): Meaning {
  const name = unitNamed(unit, edition);
  const found = allUnits.get(name);
  if (found?.power !== power) return illegal('no-unit');
  if (isDone(name, done)) return illegal('removed-already');
  return { illegal: null, unit: { kind: found.kind, at: found.at } };
}

const isDone = (name: UnitAt, done: readonly AdjustmentDone[]): boolean =>
  done.some(({ unit }) => unit !== null && unitAt(unit) === name);

/** The centres that are free for builds of the power, before any build. */
export const freeCentres = ({
  board,
  power,
  owners,
  allUnits,
}: AdjustmentAccount): readonly SpaceId[] =>
  board.centres.filter(
    (space) => mayBuildIn(space, power, board) && owners[space] === power && !allUnits.has(space),
  );
