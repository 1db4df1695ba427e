import { spaceOf } from '../board/board.ts';
import { decidedBefore } from './decided.ts';
import { at } from './line.ts';
import { wordFor, wordSize } from './marks.ts';
import type { Item } from './placement.ts';
import type { Plan } from './plan.ts';
import type { Point } from './point.ts';
import { CUT, SIZE } from './shapes.ts';
import type { Ways } from './ways.ts';

/** The words that any step of the turn may set on the board, by key. */
export function wordsFor(
  plan: Plan,
  ways: Ways,
): readonly { readonly item: Item<Point>; readonly text: string }[] {
  const { turn, spots } = plan;
  const { scale } = spots;
  const words: { item: Item<Point>; text: string }[] = [];
  const say = (key: string, text: string, spot: Point, gap: number): void => {
    words.push({ item: wordFor(key, text, spot, gap, wordSize(scale)), text });
  };
  for (const { index, unit } of plan.supports) {
    const way = ways.supports.get(index);
    if (way && turn.ruling.orders[index]?.outcome === 'cut')
      say(`cut:${unit}`, 'cut', at(way.line, way.sign ?? CUT), 12 * scale);
  }
  for (const { unit, at: location, kind, index } of plan.convoys)
    if (turn.ruling.orders[index]?.outcome === 'disrupted')
      say(`broken:${unit}`, 'broken', spots.of(location, kind), (SIZE.ring + 6) * scale);
  for (const space of decidedBefore(turn, turn.ruling.steps.length).standoffs) {
    const taken = turn.ruling.after.units.some(({ at: location }) => spaceOf(location) === space);
    if (!taken) say(`stand-off:${space}`, 'stand-off', spots.of(space, 'A'), 16 * scale);
  }
  return words;
}
