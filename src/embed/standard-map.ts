import { POWERS } from '../board/powers.ts';
import { boxOf, isSpaceOf, outlineIn } from '../draw/lines.ts';
import { drawMap, toBoard } from '../draw/map.ts';
import { node } from '../draw/nodes.ts';
import { standardLines } from '../draw/standard-map.ts';
import type { ReelMap } from './reel.ts';

/** The map of the standard board and of its variants. */
export const STANDARD_MAP: ReelMap = {
  powers: POWERS,
  hasOwnHeight: false,
  isSpace: (id) => isSpaceOf(standardLines(), id),
  draw: (frame, near) => drawMap(standardLines(), frame, near),
  idOf: (written) => written.toUpperCase(),
  // At its unit, its name, or in its middle.
  placeOf: (space, { units, labels, view: { x, y, zoom } }) => {
    const marked =
      units.find(({ unit }) => unit === space) ?? labels.find((label) => label.space === space);
    if (marked) return marked;
    const { left, top, right, bottom } = boxOf(standardLines(), new Set([space]));
    return { x: ((left + right) / 2 - x) * zoom, y: ((top + bottom) / 2 - y) * zoom };
  },
  outline: (space, { view }, attributes) =>
    node('path', {
      d: outlineIn(standardLines(), space),
      transform: toBoard(view, standardLines()),
      ...attributes,
    }),
};
