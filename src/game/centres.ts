import { capturesOf, ownersAfter } from '../adjudicator/adjustments/ownership.ts';
import type { SpaceId } from '../board/board.ts';
import { spaceOf } from '../board/board.ts';
import { CENTRES } from '../board/centres.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import type { Owners } from '../trace/adjustment-ruling.ts';
import type { Moment } from './game.ts';

/** Who owns what once units have taken the centres they stand on, which they do after a Fall turn (1971 XIII.1). */
export const ownersNow = ({ units, owners, when }: Moment): Owners =>
  when.phase === 'adjustments' ? ownersAfter(owners, capturesOf({ units, owners })) : owners;

export const centresOf = (owners: Owners, power: Power): readonly SpaceId[] =>
  CENTRES.filter((centre) => owners[centre] === power);

export const unitsOf = ({ units }: Pick<Moment, 'units'>, power: Power): number =>
  units.filter((unit) => unit.power === power).length;

/** How many centres each power has that has any. */
export function centreCounts(owners: Owners): Readonly<Partial<Record<Power, number>>> {
  return Object.fromEntries(
    POWERS.map((power) => [power, centresOf(owners, power).length] as const).filter(
      ([, count]) => count > 0,
    ),
  );
}

/** What a power has to decide in an adjustment phase. */
export interface Due {
  /** Units to build if above zero, to remove if below. */
  readonly units: number;
  /** Its home centres that are its own and free, in board order: where it may build (1971 XIII.2). */
  readonly sites: readonly SpaceId[];
}

export function dueOf(moment: Moment, power: Power): Due {
  const own = centresOf(ownersNow(moment), power);
  const taken = new Set(moment.units.map(({ at }) => spaceOf(at)));
  return {
    units: own.length - unitsOf(moment, power),
    sites: own.filter((centre) => SPACES[centre].home === power && !taken.has(centre)),
  };
}
