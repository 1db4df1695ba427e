import { type Owners, type Position, type SpaceId, spaceOf, STANDARD, type Unit } from './board.ts';
import { SPACES } from './spaces.ts';

/** The supply centres, in board order. */
export const CENTRES: readonly SpaceId[] = STANDARD.centres;

/** Every home centre with its power; the other twelve centres are neutral (1971 VI.3). */
export const HOME_OWNERS: Owners = Object.fromEntries(
  CENTRES.flatMap((centre) => {
    const { home } = SPACES[centre];
    return home ? [[centre, home] as const] : [];
  }),
);

/**
 * Who owns which centre in a position: as it says or, if it is the start of a game, with a unit in every home centre
 * and no others, each power its home. Null: not known.
 */
export function ownersIn({ units, owners }: Position): Owners | null {
  const isHome = ({ power, at }: Unit): boolean => HOME_OWNERS[spaceOf(at)] === power;
  return owners ?? (units.length === 22 && units.every(isHome) ? HOME_OWNERS : null);
}
