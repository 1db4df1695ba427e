import { LOCATIONS, neighbours, spaceOf, type SpaceId, type Unit } from '../../board/board.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Barred, BarredReason } from '../../trace/fact.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';

/** A unit that has to retreat, and where its attacker came from if anybody knows. */
interface Fallen {
  readonly unit: Unit;
  readonly from: SpaceId | null;
  readonly byConvoy: boolean;
}

/** What bars retreats, as somebody states it who did not rule the moves. */
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
      const near = neighbours(fallen.unit)
        .toSorted((one, other) => LOCATIONS.indexOf(one) - LOCATIONS.indexOf(other))
        .map((at) => ({ at, reason: reasonFor(spaceOf(at), fallen) }));
      return {
        unit: fallen.unit,
        retreats: near.flatMap(({ at, reason }) => (reason === null ? [at] : [])),
        barred: near.flatMap(({ at, reason }): readonly Barred[] =>
          reason ? [{ at, reason }] : [],
        ),
      };
    }),
  };
}
