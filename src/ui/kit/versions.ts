/** A value with its earlier and later versions, for undo and redo. */
export interface Versions<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

/** The number of changes that can be undone. */
const MOST = 200;

export const historyOf = <T>(now: T): Versions<T> => ({ before: [], now, after: [] });

/** Records a change that can be undone. */
export const changed = <T>({ before, now }: Versions<T>, next: T): Versions<T> => ({
  before: [...before, now].slice(-MOST),
  now: next,
  after: [],
});

/** Null if there is nothing to undo. */
export function undone<T>({ before, now, after }: Versions<T>): Versions<T> | null {
  const [last] = before.slice(-1);
  return last === undefined
    ? null
    : { before: before.slice(0, -1), now: last, after: [now, ...after] };
}

export function redone<T>({ before, now, after }: Versions<T>): Versions<T> | null {
  const [next, ...rest] = after;
  return next === undefined ? null : { before: [...before, now], now: next, after: rest };
}

/** Records a change that is undone together with the one before. */
export const replaced = <T>(history: Versions<T>, now: T): Versions<T> => ({ ...history, now });
