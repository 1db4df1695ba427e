import type { SpaceId } from '../../board/board.ts';
import type { AuthorMark } from '../../scenario/words/author-words.ts';
import type { Point } from '../../stage/geometry/point.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { SvgNode } from '../../draw/nodes.ts';
import type { ReelMap } from '../reel.ts';
import type { Tools } from './tools.ts';

/*
 * An author's marks, drawn over the map and below the orders. Their three colours are told apart by form, too: one line,
 * two, a broken one.
 */

/** Half the width of a ring, and how far an arrow keeps from what it joins, at scale 1. */
const RADIUS = 23;
const WIDTH = 5;

const written = (...numbers: readonly number[]): string =>
  numbers.map((value) => String(Math.round(value * 10) / 10)).join(' ');

/** An arrow between two places: its shaft beside the straight line by `aside`, and its head. */
function arrow(from: Point, to: Point, room: number, aside: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, beside: number): string =>
    written(from.x + x * along - y * beside, from.y + y * along + x * beside);
  const [start, end] = [Math.min(room, length / 3), length - Math.min(room, length / 3)];
  const head = aside === 0 ? `M${at(end - 13, -9)}L${at(end, 0)}L${at(end - 13, 9)}` : '';
  return `M${at(start, aside)}L${at(end - Math.abs(aside), aside)}${head}`;
}

/** The lines of a mark: two of them for the second colour. */
function linesOf(
  mark: AuthorMark,
  frame: Frame,
  map: ReelMap,
  { node }: Tools,
): readonly SvgNode[] {
  const [one, other] = mark.spaces.map((name) => name as SpaceId);
  if (one === undefined) return [];
  if (mark.shape === 'area')
    return ['area', ...(mark.colour === 2 ? ['gap'] : [])].map((look) =>
      map.outline(one, frame, { class: look }),
    );
  const from = map.placeOf(one, frame);
  const radius = RADIUS * frame.scale;
  const isDouble = mark.colour === 2;
  const width = { 'stroke-width': isDouble ? WIDTH / 2 : WIDTH };
  if (other === undefined)
    return (isDouble ? [radius - 2.5, radius + 2.5] : [radius]).map((r) =>
      node('circle', { cx: from.x, cy: from.y, r, ...width }),
    );
  const to = map.placeOf(other, frame);
  return (isDouble ? [-2.5, 2.5, 0] : [0]).map((aside) => {
    const d = arrow(from, to, radius, aside);
    // Between two lines there is only the head.
    return node('path', { d: isDouble && aside === 0 ? d.slice(d.indexOf('M', 1)) : d, ...width });
  });
}

/** The marks that a reader has reached, as nodes of the board. */
export const drawCrayons = (
  marks: readonly AuthorMark[],
  frame: Frame,
  map: ReelMap,
  tools: Tools,
): readonly SvgNode[] =>
  marks.map((mark) =>
    tools.node(
      'g',
      { class: `crayon crayon-${String(mark.colour)}` },
      linesOf(mark, frame, map, tools),
    ),
  );
