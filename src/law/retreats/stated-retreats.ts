import {
  LOCATIONS,
  neighbours,
  spaceOf,
  type Location,
  type MovesAboard,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Barred, BarredReason } from '../../trace/fact.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';

/** A unit that has to retreat, and where its attacker came from, if known. */
interface Fallen {
  readonly unit: Unit;
  readonly from: SpaceId | null;
  readonly byConvoy: boolean;
  /** For a fleet with an army aboard: how many moves the army has been there. */
  readonly aboard?: MovesAboard;
  /** Where the Right-Hand Rule takes it, if it may go there. */
  readonly displaced?: Location;
}

/** What bars retreats, as stated from outside rather than derived from a ruling. */
export interface StatedRetreats {
  /** After the moves. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Fallen[];
  /** The spaces that a stand-off left empty. */
  readonly contested: readonly SpaceId[];
}

/** Where each of them may go (1971 XI), as `retreatsOf` decides it after moves. */
export function statedRetreats(
  { units, dislodged, contested }: StatedRetreats,
  { retreatToConvoyOrigin }: Choices,
): RetreatPosition {
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const reasonFor = (space: SpaceId, { from, byConvoy }: Fallen): BarredReason | null => {
    if (space === from && !(byConvoy && retreatToConvoyOrigin)) return 'attacker-origin';
    if (taken.has(space)) return 'occupied';
    return contested.includes(space) ? 'stand-off' : null;
  };
  return {
    units,
    dislodged: dislodged.map((fallen) => {
      const { unit, aboard, displaced } = fallen;
      const near = neighbours(unit)
        .toSorted((one, other) => LOCATIONS.indexOf(one) - LOCATIONS.indexOf(other))
        .map((at) => ({ at, reason: reasonFor(spaceOf(at), fallen) }));
      // With an army aboard, a fleet goes to a sea as long as one is open (A/F IV.a).
      const onlySeas =
        aboard !== undefined && near.some(({ at, reason }) => reason === null && isSea(at));
      const bars = near.map(({ at, reason }) => ({
        at,
        reason: reason ?? (onlySeas && !isSea(at) ? ('aboard' as const) : null),
      }));
      const retreats = bars.flatMap(({ at, reason }) => (reason === null ? [at] : []));
      return {
        unit,
        retreats,
        barred: bars.flatMap(({ at, reason }): readonly Barred[] =>
          reason ? [{ at, reason }] : [],
        ),
        ...(aboard === undefined
          ? {}
          : {
              aboard: {
                power: unit.power,
                kind: 'A' as const,
                at: spaceOf(unit.at),
                moves: aboard,
              },
            }),
        ...(displaced !== undefined && retreats.includes(displaced) ? { displaced } : {}),
      };
    }),
  };
}

const isSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';
