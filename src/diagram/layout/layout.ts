import type { Space, SpaceId } from '../../board/board.ts';
import type { Layout } from '../../board/board-drawing.ts';
import type { Spot } from './lines.ts';

export type { DiagramSize, Layout } from '../../board/board-drawing.ts';

/** How far a disc of land, a rim round it, or an oval of the sea extends to each side, and up and down. */
export function extentOf(
  { kind, centre }: Pick<Space, 'kind' | 'centre'>,
  radius: number,
): { readonly across: number; readonly down: number } {
  if (kind === 'sea') return { across: 1.16 * radius, down: 0.84 * radius };
  const whole = radius + (centre ? rimOf(radius) : 0);
  return { across: whole, down: whole };
}

/** From the disc of a centre to its rim. */
export const rimOf = (radius: number): number => 3 * Math.max(0.6, radius / 19);

/** The point of two numbers. */
export const pointOf = ([x = NaN, y = NaN]: readonly number[]): Spot => ({ x, y });

export const spotOf = ({ places }: Pick<Layout, 'places'>, space: SpaceId): Spot =>
  pointOf(places[space] ?? []);
