import { spaceOf } from '../../board/board.ts';
import type { BoardSign } from '../../explain/languages/study-words.ts';
import { at } from '../geometry/line.ts';
import { wordFor } from './strengths.ts';
import { wordSize } from '../geometry/shapes.ts';
import type { Item } from './placement.ts';
import type { Plan } from '../plan/plan.ts';
import type { Point } from '../geometry/point.ts';
import { CUT, SIZE } from '../geometry/shapes.ts';
import type { ArrowPaths } from './arrow-layout.ts';

/** The words that any step of the turn may show on the board, by key: in English, for which room is kept. */
export function wordsFor(
  plan: Plan,
  arrows: ArrowPaths,
): readonly { readonly item: Item<Point>; readonly text: BoardSign }[] {
  const { turn, positions } = plan;
  const { scale } = positions;
  const words: { item: Item<Point>; text: BoardSign }[] = [];
  const say = (key: string, text: BoardSign, spot: Point, gap: number): void => {
    words.push({ item: wordFor(key, text, spot, gap, wordSize(scale, text)), text });
  };
  for (const { index, unit, outcome } of plan.supports) {
    const arrow = arrows.supports.get(index);
    if (arrow && outcome === 'cut')
      say(`cut:${unit}`, 'cut', at(arrow.line, arrow.sign ?? CUT), 12 * scale);
  }
  for (const { unit, at: location, kind, outcome } of plan.convoys)
    if (outcome === 'disrupted')
      say(`disrupted:${unit}`, 'disrupted', positions.of(location, kind), (SIZE.ring + 6) * scale);
  for (const space of plan.standoffs) {
    const taken = turn.ruling.after.units.some(({ at: location }) => spaceOf(location) === space);
    if (!taken) say(`stand-off:${space}`, 'stand-off', positions.of(space, 'A'), 16 * scale);
  }
  return words;
}
