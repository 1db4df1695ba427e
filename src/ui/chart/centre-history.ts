import { scaleLinear } from 'd3-scale';
import { curveBumpX, line } from 'd3-shape';
import type { Power } from '../../board/powers.ts';

/** How many centres and units each power had at the end of each year. */
export interface CentreHistory {
  /** Ascending; the first may be the year before the first turn, for the starting centres. */
  readonly years: readonly number[];
  /** For each power one number per year. */
  readonly powers: readonly {
    readonly power: Power;
    readonly centres: readonly number[];
    readonly units: readonly number[];
  }[];
  /** The number of centres that wins; null: the game is not won by centres. */
  readonly victory: number | null;
  /** The letters of powers, if they are not their initials. */
  readonly letters?: ReadonlyMap<Power, string> | undefined;
}

/** The dashes of each line where there is only one ink, in px; '' is solid. */
const DASHES: Readonly<Record<Power, string>> = {
  Austria: '',
  England: '7 3',
  France: '1.6 3',
  Germany: 'none',
  Italy: '10 3 2 3',
  Russia: '1.6 7',
  Turkey: '4 5',
};

/** The dashes of the line of a power; the `n`th of other boards has those of the `n`th here. */
export const dashesOf = (power: Power, n: number): string =>
  Object.hasOwn(DASHES, power) ? DASHES[power] : (Object.values(DASHES)[n % 7] ?? '');

/** The least value of the highest rung if no victory is marked. */
const LEAST = 10;

export interface CentreCurve {
  readonly power: Power;
  readonly letter: string;
  readonly d: string;
  /** Its points for each year, until it has lost everything. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Where its line ends, if it lost everything. */
  readonly gone: readonly [x: number, y: number] | null;
  /** The height of its letter at the right. */
  readonly label: number;
  readonly last: number;
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (year: number) => number;
  readonly y: (centres: number) => number;
  readonly curves: readonly CentreCurve[];
  /** The numbers at the left, and the years that have room for a label. */
  readonly rungs: readonly number[];
  readonly named: readonly number[];
}

/** Px between lines that have the same number, and between letters at the right. */
const APART = 5.2;
const LETTERS = 19;
const YEAR = 44;

/**
 * Lines with the same number in a year run side by side, in the order in which they arrived. Returns the offset of each
 * from the number itself, in px, never so large that it could be taken for another number.
 */
function ties({ years, powers }: CentreHistory, unit: number): readonly (readonly number[])[] {
  const places: number[][] = powers.map(() => []);
  let order = powers.map((_, n) => n);
  years.forEach((_, at) => {
    const count = (n: number): number => powers[n]?.centres[at] ?? 0;
    // Lines that come from above stay above.
    order = [...order].sort((a, b) => count(b) - count(a));
    for (const n of order) {
      const same = order.filter((other) => count(other) === count(n));
      const apart = Math.min(APART, (unit * 0.8) / Math.max(1, same.length - 1));
      (places[n] ??= [])[at] = (same.indexOf(n) - (same.length - 1) / 2) * apart;
    }
  });
  return places;
}

/** Moves positions apart that are closer than a letter, as little as possible, within bounds. */
function spread(wanted: readonly number[], low: number, high: number): readonly number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const at = [...wanted];
  const gap = Math.min(LETTERS, (high - low) / Math.max(1, wanted.length - 1));
  let floor = low;
  for (const n of order) {
    at[n] = Math.max(at[n] ?? 0, floor);
    floor = (at[n] ?? 0) + gap;
  }
  let ceiling = high;
  for (const n of [...order].reverse()) {
    at[n] = Math.min(at[n] ?? 0, ceiling);
    ceiling = (at[n] ?? 0) - gap;
  }
  return at;
}

/** The chart at a width of `width` px. Years, powers and numbers may be any; missing numbers are 0. */
export function plot(history: CentreHistory, width: number): Plot {
  const { years, powers, victory, letters } = history;
  const height = Math.round(Math.min(420, Math.max(270, width * 0.46)));
  const [left, right, top, bottom] = [30, width - 50, 14, height - 30];
  const first = years[0] ?? 0;
  const last = years.at(-1) ?? first;
  const most = Math.max(victory ?? LEAST, ...powers.flatMap(({ centres }) => centres));
  const x = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([left + 10, right - 10]);
  const y = scaleLinear()
    .domain([0, most])
    .range([bottom - 8, top + 8]);
  const unit = y(0) - y(1);
  const places = ties(history, unit);
  const draw = line<readonly [number, number]>().curve(curveBumpX);
  const curves = powers.map(({ power, centres }, n): Omit<CentreCurve, 'label'> => {
    const all = years.map((year, at): readonly [number, number] => [
      x(year),
      y(centres[at] ?? 0) + (places[n]?.[at] ?? 0),
    ]);
    const held = centres.findLastIndex((count) => count > 0);
    // It ends at the first of the years from which on the power has nothing.
    const points = held >= 0 && held < years.length - 1 ? all.slice(0, held + 2) : all;
    return {
      power,
      letter: letters?.get(power) ?? power.charAt(0),
      d: draw(points) ?? '',
      points,
      gone: held < years.length - 1 ? (points.at(-1) ?? null) : null,
      last: centres[years.length - 1] ?? 0,
    };
  });
  const labels = spread(
    curves.map(({ points, last: count }, n) =>
      count > 0 ? (points.at(-1)?.[1] ?? 0) : y(0) + n * 0.01,
    ),
    top + 4,
    bottom - 4,
  );
  const every = Math.max(1, Math.ceil(YEAR / Math.max(1, x(first + 1) - x(first))));
  return {
    ...{ width, height, left, right, top, bottom, x, y },
    curves: curves.map((curve, n) => ({ ...curve, label: labels[n] ?? 0 })),
    rungs: y.ticks(5).filter((count) => victory === null || Math.abs(count - victory) * unit > 13),
    named: years.filter((_, at) => (years.length - 1 - at) % every === 0),
  };
}

export interface PowerStanding {
  readonly power: Power;
  readonly letter: string;
  readonly centres: number;
  readonly units: number;
  /** The difference from the year before; null in the first. */
  readonly change: number | null;
}

/** The standings at the end of a year, the strongest first. */
export function standings(
  { years, powers, letters }: CentreHistory,
  year: number,
): readonly PowerStanding[] {
  const at = years.indexOf(year);
  return powers
    .map(({ power, centres, units }) => ({
      power,
      letter: letters?.get(power) ?? power.charAt(0),
      centres: centres[at] ?? 0,
      units: units[at] ?? 0,
      change: at > 0 ? (centres[at] ?? 0) - (centres[at - 1] ?? 0) : null,
    }))
    .sort((a, b) => b.centres - a.centres);
}

/** A short text for those who do not see the chart: "1901: Austria 5, England 4 ..." */
export const standingWords = (history: CentreHistory, year: number): string =>
  `${String(year)}: ${standings(history, year)
    .map(({ power, centres }) => `${power} ${String(centres)}`)
    .join(', ')}`;

/** With its sign: "+2", "-1"; '' for no change. */
export const signed = (change: number | null): string =>
  change === null || change === 0 ? '' : change > 0 ? `+${String(change)}` : String(change);
