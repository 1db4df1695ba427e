import { POWERS, type Power } from '../../board/powers.ts';

/** Size of the pattern tile, in px. */
export const HATCH = 5;

/** Size of one unit of the map's outlines; patterns on them are scaled by its inverse. */
export const OUTLINE_UNIT = 0.2;

/** A hatching: the strokes of a pattern tile, and its rotation in degrees. */
export interface Hatch {
  readonly turn: number;
  readonly d: string;
}

/** The hatching of each power's home land. Russia's home is left white; land that it holds is hatched. */
export const HATCHES: Readonly<Record<Power, Hatch>> = {
  Austria: { turn: 45, d: 'M0 2.5h5' },
  England: { turn: -45, d: 'M0 2.5h5' },
  France: { turn: 0, d: 'M0 2.5h5' },
  Germany: { turn: 45, d: 'M0 2.5h5M2.5 0v5' },
  Italy: { turn: 90, d: 'M0 2.5h5' },
  Russia: { turn: 45, d: 'M0 1.3h2.5M2.5 3.8h2.5' },
  Turkey: { turn: 0, d: 'M.6 1.3h1.3M3.1 3.8h1.3' },
};

/** The hatching of each of these powers, in board order. Those of other boards share out the same
 * ones, turned and with another stroke if they are more. */
export function hatchesOf(powers: ReadonlySet<Power>): readonly (readonly [Power, Hatch])[] {
  const known = POWERS.filter((power) => powers.has(power));
  if (known.length === powers.size) return known.map((power) => [power, HATCHES[power]]);
  const hatches = Object.values(HATCHES);
  return [...powers].sort().map((power, i) => {
    const { turn, d } = hatches[i % hatches.length] ?? HATCHES.Austria;
    const round = Math.floor(i / hatches.length) % 4;
    return [power, { turn: turn + 22.5 * (round % 2), d: round < 2 ? d : `${d}M0 5h5` }];
  });
}
