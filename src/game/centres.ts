import { capturesOf, ownersAfter } from '../law/adjustments/ownership.ts';
import type { Board, Owners, SpaceId } from '../board/board.ts';
import { mayBuildIn, spaceOf, STANDARD } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentTurn } from '../trace/phase-turn.ts';
import { boardAt, positionAt, type Moment } from './game.ts';

/** The owners once units have captured the centres they occupy, which happens after a Fall turn (1971 XIII.1). */
export const ownersNow = (moment: Moment): Owners =>
  moment.when.phase === 'adjustments'
    ? ownersAfter(moment.owners, capturesOf(positionAt(moment)), boardAt(moment))
    : moment.owners;

/** In board order. */
export const centresOf = (
  owners: Owners,
  power: Power,
  board: Board = STANDARD,
): readonly SpaceId[] => board.centres.filter((centre) => owners[centre] === power);

export const unitsOf = ({ units }: Pick<Moment, 'units'>, power: Power): number =>
  units.filter((unit) => unit.power === power).length;

/** The number of centres of each power that has any. */
export function centreCounts(
  owners: Owners,
  board: Board = STANDARD,
): Readonly<Partial<Record<Power, number>>> {
  return Object.fromEntries(
    board.powers
      .map((power) => [power, centresOf(owners, power, board).length] as const)
      .filter(([, count]) => count > 0),
  );
}

/** Whether a power has neither units, dislodged ones included, nor centres. */
export const isOut = (moment: Moment, power: Power): boolean =>
  unitsOf(moment, power) === 0 &&
  moment.dislodged.every(({ unit }) => unit.power !== power) &&
  !Object.values(ownersNow(moment)).includes(power);

/** What a power must do in an adjustment phase. */
export interface Due {
  /** Builds if positive, removals if negative. */
  readonly units: number;
  /** Its centres that are vacant and in which it may build (1971 XIII.2), in board order. */
  readonly sites: readonly SpaceId[];
}

export function dueOf(moment: Moment, power: Power): Due {
  const board = boardAt(moment);
  const own = centresOf(ownersNow(moment), power, board);
  const taken = new Set(moment.units.map(({ at }) => spaceOf(at)));
  return {
    units: own.length - unitsOf(moment, power),
    sites: own.filter((centre) => mayBuildIn(centre, power, board) && !taken.has(centre)),
  };
}

/** The builds that were due, for which there was a place, and that nobody ordered: how many each power had. */
export function unusedBuilds(
  moment: Moment,
  orders: AdjustmentTurn['ruling']['orders'],
): Readonly<Partial<Record<Power, number>>> {
  const counts = boardAt(moment).powers.flatMap((power) => {
    const { units, sites } = dueOf(moment, power);
    const used = orders.filter(
      ({ order, outcome }) =>
        order.power === power && (outcome === 'builds' || outcome === 'waives'),
    ).length;
    const left = Math.min(units, sites.length) - used;
    return left > 0 ? [[power, left] as const] : [];
  });
  return Object.fromEntries(counts);
}
