import { SPACE_IDS, type SpaceId } from './board.ts';
import type { Power } from './powers.ts';
import { SPACES } from './spaces.ts';

/** The supply centres, in board order. */
export const CENTRES: readonly SpaceId[] = SPACE_IDS.filter((id) => SPACES[id].centre);

/** Every home centre with its power; the other twelve centres are neutral (1971 VI.3). */
export const HOME_OWNERS: Readonly<Partial<Record<SpaceId, Power>>> = Object.fromEntries(
  CENTRES.flatMap((centre) => {
    const { home } = SPACES[centre];
    return home ? [[centre, home] as const] : [];
  }),
);
