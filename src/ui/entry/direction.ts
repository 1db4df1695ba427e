import type { SpaceId } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Point } from '../../stage/geometry/point.ts';

/** A place on the board that can be come to. */
export interface Stop extends Point {
  readonly space: SpaceId;
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more it counts to be off the direction than to be far. */
const OFF = 2;

/** The next stop in a direction, the straightest of the near ones; null if there is none on that side. */
export function nextStop(from: Stop, stops: readonly Stop[], towards: Point): SpaceId | null {
  let best: { space: SpaceId; cost: number } | null = null;
  for (const { space, x, y } of stops) {
    if (space === from.space) continue;
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * towards.x + dy * towards.y;
    const across = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    if (along <= 0) continue;
    const cost = along + OFF * across;
    if (cost < (best?.cost ?? Infinity)) best = { space, cost };
  }
  return best?.space ?? null;
}

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The space that typed letters lead to, of those in order after `from`: its name, or an abbreviation in use, begins with
 * them. One letter again and again goes from one to the next. Null if there is none.
 */
export function spaceByLetters(
  typed: string,
  among: readonly SpaceId[],
  from: SpaceId | null,
): SpaceId | null {
  const letters = folded(typed);
  const [first = ''] = letters;
  if (first === '') return null;
  const isRepeated = letters === first.repeat(letters.length);
  const sought = isRepeated ? first : letters;
  const here = from === null ? -1 : among.indexOf(from);
  const start = here < 0 ? 0 : here + (isRepeated ? 1 : 0);
  const inTurn = [...among.slice(start), ...among.slice(0, start)];
  const begins = (space: SpaceId): boolean =>
    [SPACES[space].name, SPACES[space].short, space].some((name) =>
      folded(name).startsWith(sought),
    );
  const known = lookUpSpace(sought);
  return inTurn.find(begins) ?? inTurn.find((space) => known.includes(space)) ?? null;
}
