import { fleetLocations, neighbours, SPACE_IDS, spaceOf } from './board.ts';
import type { Location, SpaceKind, UnitKind } from './board.ts';
import { SPACES } from './spaces.ts';

/** The definition of a board: its spaces with their split coasts, and the adjacencies. Ids are names only. */
export interface BoardPlan {
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: SpaceKind;
    readonly coasts: readonly string[];
  }[];
  /** Berths: where an army aboard a fleet in that sea is (A/F 1984 II.a). */
  readonly berths?: readonly { readonly id: string; readonly sea: string }[];
  /** The locations that a unit of this kind can move to from `at`. */
  readonly reach: (kind: UnitKind, at: string) => readonly string[];
}

/** The standard board of `spaces.ts` and `adjacency.ts`. */
export const STANDARD_PLAN: BoardPlan = {
  spaces: SPACE_IDS.map((id) => ({ id, kind: SPACES[id].kind, coasts: SPACES[id].coasts })),
  reach(kind, name) {
    const at = name as Location;
    const isThere = kind === 'A' || fleetLocations(spaceOf(at)).includes(at);
    return isThere ? neighbours({ kind, at }) : [];
  },
};
