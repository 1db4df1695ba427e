import { STANDARD_PLAN, type BoardPlan } from './plan.ts';
import { neighbours, SPACE_IDS, spaceOf } from './board.ts';
import type { SpaceId } from './board.ts';
import { SPACES } from './spaces.ts';

const SEAS = SPACE_IDS.filter((id) => SPACES[id].kind === 'sea');

/** The provinces around a sea, where an army aboard may land. */
const coastRound = (sea: SpaceId): readonly SpaceId[] => [
  ...new Set(
    neighbours({ kind: 'F', at: sea })
      .map(spaceOf)
      .filter((space) => SPACES[space].kind === 'coastal'),
  ),
];

const berth = (sea: SpaceId): string => `${sea}/AB`;

/**
 * The standard board with a berth in each sea, for the Army/Fleet module: an army aboard is in the berth of its fleet's
 * sea, and reaches the coast around it.
 */
export const PLAN_WITH_BERTHS: BoardPlan = {
  ...STANDARD_PLAN,
  berths: SEAS.map((sea) => ({ id: berth(sea), sea })),
  reach: (kind, at) => {
    const sea = SEAS.find((id) => berth(id) === at);
    if (sea !== undefined) return kind === 'A' ? coastRound(sea) : [];
    return STANDARD_PLAN.reach(kind, at);
  },
};
