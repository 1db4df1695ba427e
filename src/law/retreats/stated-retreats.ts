import { boardIn, neighbours, onBoardOf, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, MovesAboard, SpaceId, Unit } from '../../board/board.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Barred, BarredReason } from '../../trace/fact.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';

/** A unit that has to retreat, and where its attacker came from, if known. */
interface StatedRetreater {
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
  readonly dislodged: readonly StatedRetreater[];
  /** The spaces that a stand-off left empty. */
  readonly contested: readonly SpaceId[];
  readonly board?: Board;
}

/** Where each of them may go (1971 XI), as `retreatsOf` decides it after moves. */
export function statedRetreats(
  stated: StatedRetreats,
  { retreatToConvoyOrigin }: Choices,
): RetreatPosition {
  const { units, dislodged, contested } = stated;
  const board = boardIn(stated);
  const isSea = (at: Location): boolean => spaceIn(spaceOf(at), board).kind === 'sea';
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const reasonFor = (space: SpaceId, { from, byConvoy }: StatedRetreater): BarredReason | null => {
    if (space === from && !(byConvoy && retreatToConvoyOrigin)) return 'attacker-origin';
    if (taken.has(space)) return 'occupied';
    return contested.includes(space) ? 'stand-off' : null;
  };
  return {
    units,
    ...onBoardOf(stated),
    dislodged: dislodged.map((retreater) => {
      const { unit, aboard, displaced } = retreater;
      const place = (at: Location): number => board.order.get(at) ?? -1;
      const near = neighbours(unit, board)
        .toSorted((one, other) => place(one) - place(other))
        .map((at) => ({ at, reason: reasonFor(spaceOf(at), retreater) }));
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
