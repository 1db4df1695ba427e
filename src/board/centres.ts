import { SPACE_IDS, type SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

/** The supply centres, in board order. */
export const CENTRES: readonly SpaceId[] = SPACE_IDS.filter((id) => SPACES[id].centre);
