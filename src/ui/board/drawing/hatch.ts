import type { Power } from '../../../board/powers.ts';

/** The side of the square that a hatching repeats, in px. */
export const HATCH = 5;

/** Outlines of spaces on the map are in steps of so many units: a pattern in them is as much smaller. */
export const OUTLINE_UNIT = 0.2;

/** A hatching as strokes in a square that repeats, turned by so many degrees. */
export interface Hatch {
  readonly turn: number;
  readonly d: string;
}

/** As the home of each power is hatched on the map; what Russia holds is not left white, as its home is. */
export const HATCHES: Readonly<Record<Power, Hatch>> = {
  Austria: { turn: 45, d: 'M0 2.5h5' },
  England: { turn: -45, d: 'M0 2.5h5' },
  France: { turn: 0, d: 'M0 2.5h5' },
  Germany: { turn: 45, d: 'M0 2.5h5M2.5 0v5' },
  Italy: { turn: 90, d: 'M0 2.5h5' },
  Russia: { turn: 45, d: 'M0 1.3h2.5M2.5 3.8h2.5' },
  Turkey: { turn: 0, d: 'M.6 1.3h1.3M3.1 3.8h1.3' },
};
