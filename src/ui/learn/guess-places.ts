import { spaceOf } from '../../board/board.ts';
import { unitPlace } from '../../board/places.ts';
import type { Question } from '../../learn/questions.ts';
import { at } from '../../stage/geometry/line.ts';
import type { Point } from '../../stage/geometry/point.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { toView } from '../../stage/model/view.ts';

/** Where the mark of a question stands on a frame, in px of the drawing. */
export interface GuessPlace extends Point {
  readonly question: Question;
}

/** Radius of a mark at scale 1, in px. */
export const MARK = 12;
/** Shares of an arrow at which its mark may stand, the best first. */
const SHARES = [0.5, 0.36, 0.64, 0.25, 0.75] as const;
/** Directions from a unit in which its mark may stand, the best first; at this distance, at scale 1. */
const ASIDE = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const DISTANCE = 19;

/**
 * A place for the mark of every question that the frame shows: on the arrow of an order, beside a unit, in a space. Marks keep
 * clear of one another and of units where there is room for that.
 */
export function guessPlaces(questions: readonly Question[], frame: Frame): readonly GuessPlace[] {
  const found: GuessPlace[] = [];
  for (const question of questions) {
    const options = placesFor(question, frame);
    const clear = options.find((place) => isClear(place, found, frame));
    const place = clear ?? options[0];
    if (place) found.push({ ...place, question });
  }
  return found;
}

function isClear({ x, y }: Point, taken: readonly Point[], { units, scale }: Frame): boolean {
  const isFar = (other: Point, room: number): boolean =>
    Math.hypot(other.x - x, other.y - y) >= room * scale;
  return (
    taken.every((other) => isFar(other, 2 * MARK + 2)) &&
    units.every((unit) => isFar(unit, MARK + 11))
  );
}

function placesFor({ kind, unit, to }: Question, frame: Frame): readonly Point[] {
  const { scale, view } = frame;
  if (kind === 'places') return to ? [toView(view, unitPlace(to))] : [];
  const line =
    frame.ribbons.find((ribbon) => ribbon.unit === unit)?.line ??
    frame.supports.find((support) => support.unit === unit)?.line ??
    frame.retreats.find((retreat) => retreat.unit === unit)?.line;
  const isOnArrow = kind !== 'dislodged' && kind !== 'convoys';
  if (isOnArrow && line) return SHARES.map((share) => at(line, share));
  const mark = frame.units.find((one) => one.unit === unit);
  const here = mark ?? (unit ? toView(view, unitPlace(spaceOf(unit))) : null);
  if (!here) return [];
  return ASIDE.map(([right, down]) => ({
    x: here.x + right * DISTANCE * scale,
    y: here.y + down * DISTANCE * scale,
  }));
}
