import { nameWidth } from '../board/lettering.ts';
import type { DiagramName, DiagramNamePlace } from '../board/board-drawing.ts';
import type { Spot } from './layout/lines.ts';

/** The size of a name in its lines. */
export interface NameBox {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** How one may set a name: where its middle is from that of its space, and how little that is liked. */
export interface NamePlace extends Spot {
  readonly cost: number;
}

/** The height of a line of a name, in type sizes. */
const LEADING = 0.95;
/** A name that is wider, in type sizes, may be set in two lines. */
const WIDE = 4.2;
/** Between a disc and its name. */
const GAP = 4;

const boxOf = (lines: readonly string[], isSea: boolean, size: number): NameBox => ({
  lines,
  width: Math.max(...lines.map((line) => nameWidth(line, isSea) * size)),
  height: lines.length * size * LEADING,
});

/** A name in one line and, if it is long, in the two lines that are the narrowest. */
export function nameBoxes(name: string, isSea: boolean, size: number): readonly NameBox[] {
  const whole = boxOf([name], isSea, size);
  const words = name.split(' ');
  if (words.length < 2 || whole.width < WIDE * size) return [whole];
  const halves = words.slice(1).map((_, i) => {
    return boxOf([words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')], isSea, size);
  });
  const best = halves.reduce((one, other) => (other.width < one.width ? other : one));
  return [best, whole];
}

/** The places of a name round its disc, which extends `across` to each side, and `down`: those below and beside first. */
export function placesRound(
  { width, height }: Pick<NameBox, 'width' | 'height'>,
  { across, down }: { readonly across: number; readonly down: number },
): readonly NamePlace[] {
  const [w, h] = [width / 2, height / 2];
  const [beside, below] = [across + GAP + w, down + GAP + h];
  const [cornerX, cornerY] = [0.72 * across + 3 + w, 0.72 * down + 1 + h];
  const place = (x: number, y: number, cost: number): NamePlace => ({ x, y, cost });
  return [
    place(0, below, 0),
    place(0, -below, 0.25),
    place(beside, 0, 0.05),
    place(-beside, 0, 0.1),
    place(cornerX, cornerY, 0.15),
    place(-cornerX, cornerY, 0.2),
    place(cornerX, -cornerY, 0.3),
    place(-cornerX, -cornerY, 0.35),
    place(0.6 * w, below - 1, 0.1),
    place(-0.6 * w, below - 1, 0.15),
    place(0.6 * w, 1 - below, 0.3),
    place(-0.6 * w, 1 - below, 0.35),
  ];
}

/** Places round a ring or a unit that is larger than its disc, in px, and what they cost. */
const ROUND = [
  [0, 0],
  [9, 3],
] as const;
/** What a place costs that is not below the disc, and a second way to break the name into lines. */
const PLACE = 4;
const SECOND = 1;

/** The ways to set a name beside its disc, on a drawing: the name avoids whatever else is there. */
export const placesBeside = (
  { text, sea, size, ring }: DiagramName,
  { across, down }: { readonly across: number; readonly down: number },
): readonly DiagramNamePlace[] =>
  nameBoxes(text, sea, size).flatMap(({ lines, width, height }, rank) =>
    ROUND.flatMap(([more, dislike]) => {
      const rim = { across: across + more, down: down + more };
      return placesRound({ width: width + ring, height }, rim).map(({ x, y, cost }) => ({
        ...{ text: lines, x, y },
        cost: PLACE * cost + SECOND * rank + dislike,
      }));
    }),
  );
