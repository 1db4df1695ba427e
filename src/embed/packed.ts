import type { SpaceId } from '../board/board.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Power } from '../board/powers.ts';
import type { Line } from '../stage/geometry/line.ts';
import type { FleetArrow, Frame, SupportEnd } from '../stage/model/drawable.ts';
import { digitsOf } from '../draw/digits.ts';
import type { ReelMap } from './reel.ts';

/*
 * The form of packed data: the frames and texts of a ruling as JSON of lists, strings and numbers. `pack.ts` writes it,
 * `unpack.ts` reads it. A change that an older player would misread must raise the version.
 */

export const VERSION = 1;

/** What is wrong with data that cannot be played. */
export class BadData extends Error {}

/** Reads a value of data; throws `BadData` if it is not what it should be. */
type ReadPlain<T> = (value: unknown) => T;
/** The same for a value that may name spaces or powers of a map. */
export type ReadValue<T> = (value: unknown, map: Pick<ReelMap, 'isSpace' | 'powers'>) => T;

/** Limits that no ruling reaches. */
const MOST = { number: 1e5, letters: 4000, points: 400 };

export function refuse(what: string): never {
  throw new BadData(what);
}

export const number: ReadPlain<number> = (value) =>
  typeof value === 'number' && Math.abs(value) <= MOST.number ? value : refuse('a number');
export const whole: ReadPlain<number> = (value) =>
  Number.isInteger(number(value)) && number(value) >= 0 ? number(value) : refuse('a whole number');
export const text: ReadPlain<string> = (value) =>
  typeof value === 'string' && value.length <= MOST.letters ? value : refuse('a text');
export const list: ReadPlain<readonly unknown[]> = (value) =>
  Array.isArray(value) ? value : refuse('a list');
const flag: ReadPlain<boolean> = (value) =>
  value === 0 || value === 1 ? value === 1 : refuse('0 or 1');
const space: ReadValue<SpaceId> = (value, { isSpace }) =>
  isSpace(value) ? value : refuse('a space');
/** A unit by its space; one aboard a fleet by the berth of its sea, `WES/AB`. */
const unitAt: ReadValue<UnitAt> = (value, map) =>
  typeof value === 'string' && value.endsWith('/AB') && map.isSpace(value.slice(0, -3))
    ? (value as UnitAt)
    : space(value, map);
const power: ReadValue<Power> = (value, { powers }) => powers[whole(value)] ?? refuse('a power');

export const oneOf =
  <T extends string>(...known: readonly T[]): ReadPlain<T> =>
  (value) =>
    known[whole(value)] ?? refuse(`one of ${known.join(', ')}`);
const orNull =
  <T>(read: ReadPlain<T>): ReadPlain<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** A line: its first point, then the change of each step from the one before, all in tenths of a px. */
const line: ReadPlain<Line> = (value) => {
  const digits = digitsOf(text(value));
  const points: { x: number; y: number }[] = [];
  let [x, y, stepX, stepY] = [0, 0, 0, 0];
  while (digits.more()) {
    const [dx, dy] = [digits.signed(), digits.signed()];
    if (points.length === 0) [x, y] = [dx, dy];
    else {
      stepX += dx;
      stepY += dy;
      x += stepX;
      y += stepY;
    }
    points.push({ x: number(x / 10), y: number(y / 10) });
  }
  return points.length >= 2 && points.length <= MOST.points ? points : refuse('a line');
};

/** The forms of the end of a support, by number. */
export const ENDS = ['joint', 'flow', 'brace'] as const satisfies readonly SupportEnd['type'][];
const end: ReadPlain<SupportEnd> = (value) => {
  const [form, ...rest] = list(value);
  const type = oneOf(...ENDS)(form);
  const [x, y, angle, span, radius] = rest.map(number);
  if (x === undefined || y === undefined) return refuse('a place');
  if (type !== 'brace') return { type, x, y };
  if (angle === undefined || span === undefined) return refuse('a brace');
  return { type, x, y, angle, span, ...(radius === undefined ? {} : { radius }) };
};

/** The lists of a frame that are packed: all except ghosts of changed orders, which an embed never has. */
export type ListName = Exclude<
  {
    [K in keyof Frame]: Frame[K] extends readonly { key: string }[] ? K : never;
  }[keyof Frame],
  'former'
>;

/** A field: its default value if it is left out, and its reader. */
type Field<T> = readonly [usual: Exclude<T, undefined> | undefined, read: ReadValue<T>];
/** An embed has words of only one language. */
type Unpacked = 'key' | 'lang';
type Fields<T> = { readonly [K in Exclude<keyof T, Unpacked>]-?: Field<T[K]> };

const none: Field<number> = [0, number];
const shared = { opacity: [1, number] } as const satisfies Fields<{ opacity: number }>;
const spot = { x: none, y: none } as const;
const ordered = { unit: [undefined, unitAt], power: [undefined, power] } as const;
const forms = { pencil: none, ink: none, void: none, illegal: none } as const;
/** How the arrows of the Army/Fleet module differ from moves, by number. */
export const WAYS = [
  'boards',
  'carried',
  'returns',
  'turns',
] as const satisfies readonly FleetArrow[];
const deck: Field<number | undefined> = [undefined, number];
const sign: Field<number | null | undefined> = [undefined, orNull(number)];
const kind = [undefined, oneOf('A', 'F')] as const;

/** The lists of a frame, and the fields of their items, each identified by its index here: new ones must come last. */
export const LISTS = {
  focus: { ...shared, space: [undefined, space] },
  held: { ...shared, space: [undefined, space], power: [undefined, power] },
  labels: {
    ...shared,
    ...spot,
    space: [undefined, space],
    text: [undefined, (value) => list(value).map(text)],
    sea: [false, flag],
    centre: [false, flag],
    owner: [undefined, power],
    size: none,
    width: none,
    turn: [undefined, number],
    letter: [undefined, text],
  },
  ghosts: { ...shared, ...spot, unit: [undefined, unitAt], kind, deck },
  ribbons: {
    ...shared,
    ...ordered,
    ...forms,
    line: [undefined, line],
    dashed: [false, flag],
    reach: [1, number],
    bar: none,
    strokes: none,
    dots: none,
    hollow: none,
    sign,
    way: [undefined, oneOf(...WAYS)],
  },
  supports: {
    ...shared,
    ...ordered,
    ...forms,
    line: [undefined, line],
    end: [undefined, end],
    fill: none,
    strokes: none,
    dots: none,
    sign,
  },
  rings: {
    ...shared,
    ...ordered,
    ...spot,
    ...forms,
    gap: none,
    corner: sign,
    faintLine: [null, orNull(line)],
  },
  retreats: {
    ...shared,
    ...ordered,
    ...spot,
    line: [undefined, line],
    ink: none,
    pencil: none,
    barred: none,
  },
  units: {
    ...shared,
    ...ordered,
    ...spot,
    kind,
    tilt: none,
    perforated: none,
    disbanded: none,
    built: none,
    pencil: none,
    illegal: none,
    letter: [undefined, text],
    deck,
    spent: deck,
  },
  strengths: {
    ...shared,
    ...spot,
    unit: [undefined, unitAt],
    shape: [undefined, oneOf('coin', 'shield', 'lozenge')],
    value: none,
    bound: ['exactly', oneOf('exactly', 'at-least', 'at-most')],
    win: none,
  },
  crosses: { ...shared, ...spot },
  words: { ...shared, ...spot, text: [undefined, text], tone: ['ink', oneOf('ink', 'rubric')] },
} as const satisfies { readonly [L in ListName]: Fields<Frame[L][number]> };

/** The names of the lists, by number. */
export const LIST_NAMES = Object.keys(LISTS) as readonly ListName[];
