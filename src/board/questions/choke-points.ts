import { type Board, type Location, type SpaceId, spaceOf, type UnitKind } from '../board.ts';

/** A space without which units of a kind could not get from some spaces to all others. */
export interface ChokePoint {
  readonly space: SpaceId;
  /** The spaces that would be cut off: all but the largest part of what is left, or the first of those. */
  readonly cut: readonly SpaceId[];
}

/** The choke points for armies or for fleets, those that cut off most first. Convoys do not count. */
export function chokePoints(board: Board, kind: UnitKind): readonly ChokePoint[] {
  const near = kind === 'A' ? board.armies : board.fleets;
  const parts = partsOf([...near.keys()], near);
  return parts
    .flatMap((part) => {
      const inPart = [...new Set(part.map(spaceOf))];
      return inPart.flatMap((space): readonly ChokePoint[] => {
        const left = part.filter((at) => spaceOf(at) !== space);
        const [largest = []] = partsOf(left, near);
        // A divided space is cut off only with all its coasts.
        const kept = new Set([space, ...largest.map(spaceOf)]);
        const cut = inPart.filter((one) => !kept.has(one));
        return cut.length > 0 ? [{ space, cut }] : [];
      });
    })
    .sort((one, other) => other.cut.length - one.cut.length);
}

/** What is connected among some locations, the largest part first. */
function partsOf(
  among: readonly Location[],
  near: Board['armies'],
): readonly (readonly Location[])[] {
  const left = new Set(among);
  const parts: Location[][] = [];
  for (const start of among) {
    if (!left.delete(start)) continue;
    const part = [start];
    // What is added to the list is visited, too.
    for (const at of part)
      for (const next of near.get(at) ?? []) if (left.delete(next)) part.push(next);
    parts.push(part);
  }
  return parts.sort((one, other) => other.length - one.length);
}
