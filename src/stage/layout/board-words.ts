import { boardIn, spaceOf } from '../../board/board.ts';
import { nameWidth } from '../../board/lettering.ts';
import type { BoardSign } from '../../explain/languages/asking-words.ts';
import { at } from '../geometry/line.ts';
import { distance, type Point } from '../geometry/point.ts';
import { CUT, SIZE, wordSize } from '../geometry/shapes.ts';
import { toMap } from '../model/view.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import type { ArrowLayout } from './arrow-layout.ts';
import { wordFootprints } from './footprints.ts';
import { LETTERED, solid } from './ground.ts';
import type { Item } from './placement.ts';
import { drawingOf } from '../model/drawing-of.ts';

/** A word on the board, in English, for which room is kept. */
export interface BoardWord extends Point {
  readonly text: BoardSign;
}

/** At or above this cost a word is left out. */
const CROWDED = 60;

/** The cost of a middle outside its own space, and of one as near to another place as to its own. */
const STRAYED = 20;
const NEARER = 12;

/** A word is placed at what it is about: its middle is nearer to that than to any of the rivals. */
function wordItem(
  key: string,
  text: BoardSign,
  spot: Point,
  gap: number,
  scale: number,
  strays: (there: Point) => number = () => 0,
): Item<BoardWord> {
  const size = wordSize(scale, text);
  const half = (nameWidth(text, true) * size) / 2;
  const candidates = [0, -6, 5, -12, 11, 18, 26].flatMap((further) =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i * Math.PI) / 8;
      const there = {
        x: spot.x + Math.cos(angle) * (gap + half + further),
        y: spot.y + Math.sin(angle) * (gap + 0.42 * size + further),
      };
      return {
        value: { ...there, text },
        cost: Math.abs(further) * 0.4 + 2 * Math.abs(Math.sin(angle)) + strays(there),
        pieces: () => solid(key, wordFootprints(text, there, size)),
      };
    }),
  );
  return { key, mayCover: new Set(), dropAt: CROWDED, candidates, prices: LETTERED };
}

/** The words that any step of the turn may show on the board. */
export function wordItems(
  { turn, format, positions, supports, convoys, standoffs }: TurnPlan,
  arrows: Pick<ArrowLayout, 'supports'>,
): readonly Item<BoardWord>[] {
  const { scale } = positions;
  const words: Item<BoardWord>[] = [];
  for (const { index, unit, outcome } of supports) {
    const arrow = arrows.supports.get(index);
    if (!arrow || outcome !== 'cut') continue;
    const spot = at(arrow.line, arrow.sign ?? CUT);
    words.push(wordItem(`cut:${unit}`, 'cut', spot, 12 * scale, scale));
  }
  for (const { unit, at: location, kind, outcome } of convoys) {
    if (outcome !== 'disrupted') continue;
    const spot = positions.of(location, kind);
    words.push(wordItem(`disrupted:${unit}`, 'disrupted', spot, (SIZE.ring + 6) * scale, scale));
  }
  for (const space of standoffs) {
    const taken = turn.ruling.after.units.some(({ at: location }) => spaceOf(location) === space);
    if (taken) continue;
    const spot = positions.of(space, 'A');
    const rivals = boardIn(turn.position)
      .locations.filter((location) => spaceOf(location) !== space)
      .map((location) => positions.of(location, 'A'));
    const strays = (there: Point): number => {
      const share = distance(there, spot) / Math.min(...rivals.map((one) => distance(there, one)));
      if (share > 1) return CROWDED;
      const { x, y } = toMap(positions.view, there);
      return share * NEARER + (drawingOf(format).spaceAt(x, y) === space ? 0 : STRAYED);
    };
    words.push(wordItem(`stand-off:${space}`, 'stand-off', spot, 16 * scale, scale, strays));
  }
  return words;
}
