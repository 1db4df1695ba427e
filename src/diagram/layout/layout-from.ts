import type { Board } from '../../board/board.ts';
import type { Layout } from './layout.ts';

/** Larger than any diagram. */
const MOST = 20_000;

/** The layout of a width among kept ones that anybody may have changed; null: there is none for this board. */
export function layoutFrom(kept: unknown, width: string, board: Board): Layout | null {
  const found = partsOf(partsOf(kept)[width]);
  const sizes = [found['width'], found['height'], found['radius'], found['type']];
  const places = partsOf(found['places']);
  const isWhole =
    sizes.every(isLength) &&
    typeof found['short'] === 'boolean' &&
    board.spaceIds.every((space) => isPoint(places[space]));
  if (!isWhole) return null;
  const [across = 0, down = 0, radius = 0, type = 0] = sizes as number[];
  return {
    ...{ width: across, height: down, radius, type, short: found['short'] === true },
    places: Object.fromEntries(
      board.spaceIds.map((space) => [space, places[space] as readonly number[]]),
    ),
    // Only layouts from an author's places have borders round the others.
    far: {},
    crossings: 0,
  };
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isLength = (value: unknown): boolean =>
  typeof value === 'number' && value >= 1 && value <= MOST;

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((one) => typeof one === 'number' && Math.abs(one) <= MOST);
