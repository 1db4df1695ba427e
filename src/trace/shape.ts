import { STANDARD, type Board } from '../board/board.ts';

/**
 * Returns what is wrong with a value that came from outside, or null if it is a `T` of a turn on the board. Total: never
 * throws.
 */
export type Shape<T> = ((value: unknown, board?: Board) => string | null) & {
  /** Never present: it makes the type invariant, so that a shape for more or for fewer values does not compile. */
  readonly exactly?: (value: T) => T;
};

type Optional<T> = { [K in keyof T]-?: object extends Pick<T, K> ? K : never }[keyof T];
type Fields<T> = { readonly [K in Exclude<keyof T, Optional<T>>]-?: Shape<T[K]> };
type OptionalFields<T> = { readonly [K in Optional<T>]-?: Shape<Exclude<T[K], undefined>> };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Shape<string> = (value) => (typeof value === 'string' ? null : 'not a text');

export const flag: Shape<boolean> = (value) =>
  typeof value === 'boolean' ? null : 'neither true nor false';

/** Not -0, which every comparison takes for 0. */
export const number: Shape<number> = (value) =>
  typeof value === 'number' && !Object.is(value, -0) ? null : 'not a number';

export function oneOf<const T extends string>(words: readonly T[]): Shape<T> {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value) => (known.has(value) ? null : 'not one of the words that can stand here');
}

/** What is wrong with a name that the board does not have. */
export const NOT_ON_BOARD = 'not a name on the board';

/** One of the words that a board has: its powers, spaces or locations. */
export const oneOn =
  <T extends string>(has: (board: Board, word: T) => boolean): Shape<T> =>
  (value, board = STANDARD) =>
    typeof value !== 'string' ? 'not a text' : has(board, value as T) ? null : NOT_ON_BOARD;

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, board) =>
    value === null ? null : shape(value, board);

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, board) => {
    if (!Array.isArray(value)) return 'not a list';
    for (let place = 0; place < value.length; place += 1) {
      const wrong = shape(value[place], board);
      if (wrong !== null) return `${String(place)}: ${wrong}`;
    }
    return null;
  };

/**
 * An object with exactly these keys, and perhaps some of the optional ones. No shape accepts undefined, so that a
 * missing key is found where it is read.
 */
export function object<T extends object>(
  fields: Fields<T>,
  ...[optional = {} as OptionalFields<T>]: Optional<T> extends never
    ? readonly []
    : readonly [OptionalFields<T>]
): Shape<T> {
  const entries = Object.entries(fields) as readonly (readonly [string, Shape<unknown>])[];
  const names = entries.map(([name]) => name);
  const shapes = entries.map(([, shape]) => shape);
  const others = new Map<string, Shape<unknown>>(Object.entries(optional));
  return (value, board) => {
    if (!isObject(value)) return 'not an object';
    let count = 0;
    for (const _ in value) count += 1;
    if (count > names.length) {
      const more = Object.keys(value).filter((key) => !names.includes(key));
      for (const key of more) {
        const shape = Object.hasOwn(optional, key) ? others.get(key) : undefined;
        if (shape === undefined) return `unknown key ${JSON.stringify(key)}`;
        const wrong = shape(value[key], board);
        if (wrong !== null) return `${key}: ${wrong}`;
      }
    }
    for (let place = 0; place < names.length; place += 1) {
      const name = names[place] ?? '';
      const wrong = shapes[place]?.(value[name], board) ?? null;
      if (wrong !== null) return `${name}: ${wrong}`;
    }
    return null;
  };
}

/** An object of any kind: what it must equal is known, and it is compared as a whole (`same`). */
export function compared<T extends object>(): Shape<T> {
  return (value) => (isObject(value) ? null : 'not an object');
}

type Typed = { readonly type: string };

/** One of several objects, chosen by the word under `type`; `fields` lists the other keys of each. */
export function byType<T extends Typed>(fields: {
  readonly [K in T['type']]: Fields<Omit<Extract<T, { type: K }>, 'type'>>;
}): Shape<T> {
  const known = new Map<unknown, Shape<Typed>>(
    Object.entries<object>(fields).map(([type, others]) => [
      type,
      object({ ...others, type: text }),
    ]),
  );
  return (value, board) => {
    if (!isObject(value)) return 'not an object';
    const shape = known.get(value.type);
    return shape === undefined ? 'type: there is none such' : shape(value, board);
  };
}
