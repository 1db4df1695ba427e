import type { Space, SpaceId } from '../../board/board.ts';
import type { Spot } from './lines.ts';

/** The sizes of a diagram. Positions are in its units, at zoom 1 px. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
  /** The radius of a disc. */
  readonly radius: number;
  /** The type size of names. */
  readonly type: number;
  /** Whether short names are set. */
  readonly short: boolean;
}

/** Where the spaces of a board are on a diagram of it: data, made by `makeLayout` and kept beside the board. */
export interface Layout extends DiagramSize {
  /** By space: the middle of its disc. */
  readonly places: Readonly<Record<string, readonly number[]>>;
  /**
   * Borders between two ends of the board, by their spaces (`ATL MED`): the line along which they are drawn round the
   * others.
   */
  readonly far: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** How many pairs of borders cross: no layout may have more than when it was made. */
  readonly crossings: number;
}

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
