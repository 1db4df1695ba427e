import { spaceOf } from '../../../board/board.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';
import { who, type Who } from '../who.ts';
import type { HoldingSet } from '../../../ask/forcing.ts';
import type { StrictSet } from '../../../ask/unconditional-set.ts';

export type ForcingMessage =
  /** The orders of these units are enough; if there are none, the outcome is the same when everyone holds. */
  | {
      readonly say: 'enough';
      readonly units: readonly Who[];
      readonly sure: HoldingSet['sure'];
    }
  /** The orders of these units force it; if there are none, no order is needed. */
  | {
      readonly say: 'forces';
      readonly units: readonly Who[];
      readonly checked: StrictSet['checked'];
    };

/** Those of the units that were given any order, the unit that is asked about first. */
function ordered(units: readonly UnitAt[], { orders, position }: Turn): readonly Who[] {
  const standing = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  return units
    .filter((one) => orders.some(({ unit }) => spaceOf(unit.at) === one))
    .map((one) => who(one, standing));
}

/** What gives the outcome if all other units hold, and whether fewer orders could. */
export const holdingMessage = ({ units, sure }: HoldingSet, turn: Turn): ForcingMessage => ({
  say: 'enough',
  units: ordered(units, turn),
  sure,
});

/** What gives it whatever the others do, as far as that was tried: no more is claimed than was ruled. */
export const strictMessage = ({ units, checked }: StrictSet, turn: Turn): ForcingMessage => ({
  say: 'forces',
  units: ordered(units, turn),
  checked,
});
