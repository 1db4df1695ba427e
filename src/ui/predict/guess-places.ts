import { spaceOf } from '../../board/board.ts';
import type { Question } from '../../learn/questions.ts';
import { at } from '../../stage/geometry/line.ts';
import type { Point } from '../../stage/geometry/point.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { toView } from '../../stage/model/view.ts';
import { drawingOf } from '../../stage/model/drawing-of.ts';

/** The position of a question's mark on a frame, in px of the drawing. */
export interface GuessPlace extends Point {
  readonly question: Question;
}

/** Radius of a mark at scale 1, in px. */
export const MARK = 12;
/** The scale of the marks: never so small that a finger misses them. */
export const markScale = ({ scale }: Pick<Frame, 'scale'>): number => Math.max(scale, 0.8);
/** Possible positions of a mark on its arrow, as shares of it, best first. */
const SHARES = [0.5, 0.36, 0.64, 0.25, 0.75, 0.15, 0.85] as const;
/** Possible directions of a mark from its unit, best first; at this distance, at scale 1. */
const ASIDE = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [1.4, 0],
  [-1.4, 0],
  [0, 1.4],
  [0, -1.4],
] as const;
const DISTANCE = 19;

/**
 * A position for the mark of every question that the frame shows: on the arrow of an order, beside a unit, in a space.
 * Marks stay clear of one another and of units, or as clear as there is room.
 */
export function guessPlaces(questions: readonly Question[], frame: Frame): readonly GuessPlace[] {
  const found: GuessPlace[] = [];
  for (const question of questions) {
    const options = placesFor(question, frame);
    const rooms = options.map((place) => roomAt(place, found, frame));
    const clear = rooms.findIndex((room) => room >= 0);
    const place = options[clear === -1 ? rooms.indexOf(Math.max(...rooms)) : clear];
    if (place) found.push({ ...place, question });
  }
  return found;
}

/** The distance of a mark from the nearest thing that it must not touch; negative: it covers that. */
function roomAt({ x, y }: Point, taken: readonly Point[], frame: Frame): number {
  const [own, { units, scale }] = [markScale(frame), frame];
  const room = (other: Point, apart: number): number =>
    Math.hypot(other.x - x, other.y - y) - apart;
  return Math.min(
    ...taken.map((other) => room(other, (2 * MARK + 2) * own)),
    ...units.map((unit) => room(unit, MARK * own + 11 * scale)),
  );
}

function placesFor({ kind, unit, to }: Question, frame: Frame): readonly Point[] {
  const { scale, view, format } = frame;
  const { unitPlace } = drawingOf(format);
  const beside = (here: Point): readonly Point[] =>
    ASIDE.map(([right, down]) => ({
      x: here.x + right * DISTANCE * scale,
      y: here.y + down * DISTANCE * scale,
    }));
  if (kind === 'places') {
    if (!to) return [];
    const middle = toView(view, unitPlace(to));
    return [middle, ...beside(middle)];
  }
  const line =
    frame.ribbons.find((ribbon) => ribbon.unit === unit)?.line ??
    frame.supports.find((support) => support.unit === unit)?.line ??
    frame.retreats.find((retreat) => retreat.unit === unit)?.line;
  const isOnArrow = kind !== 'dislodged' && kind !== 'convoys' && kind !== 'starves';
  if (isOnArrow && line) return SHARES.map((share) => at(line, share));
  const mark = frame.units.find((one) => one.unit === unit);
  const here = mark ?? (unit ? toView(view, unitPlace(spaceOf(unit))) : null);
  return here ? beside(here) : [];
}
