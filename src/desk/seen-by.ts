import type { Unit } from '../board/board.ts';
import { isBerth, unitAt } from '../board/unit-at.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Dislodgement } from '../orders/turn-line/turn-line.ts';
import type { Edition } from '../rules/edition.ts';

interface Units {
  readonly units: readonly Unit[];
  readonly dislodged?: readonly Dislodgement[];
}

/** How many armies are aboard fleets: only the Army/Fleet module has them, and all other editions ignore them. */
export const armiesAboard = ({ units, dislodged = [] }: Units): number =>
  units.filter((unit) => isBerth(unitAt(unit))).length +
  dislodged.filter(({ aboard }) => aboard !== undefined).length;

/** The units that count under an edition. */
export function seenBy<P extends Units>(edition: Edition, position: P): P {
  if (edition.armiesAboard || armiesAboard(position) === 0) return position;
  const { units, dislodged } = position;
  return {
    ...position,
    units: units.filter((unit) => !isBerth(unitAt(unit))),
    ...(dislodged
      ? {
          dislodged: dislodged.map(({ unit, from, byConvoy }) => ({ unit, from, byConvoy })),
        }
      : {}),
  };
}

/** The orders that exist in an edition: only the Army/Fleet module has boardings and landings. */
export const ordersSeenBy = <O extends RetreatPhaseOrder>(
  edition: Edition,
  orders: readonly O[],
): readonly O[] =>
  edition.armiesAboard ? orders : orders.filter(({ type }) => type !== 'board' && type !== 'land');
