/** A value as it is, and as it was before and after its last changes. */
export interface History<T> {
  readonly before: readonly T[];
  readonly now: T;
  readonly after: readonly T[];
}

/** So many changes can be taken back. */
const MOST = 200;

export const historyOf = <T>(now: T): History<T> => ({ before: [], now, after: [] });

/** A change that can be taken back. */
export const changed = <T>({ before, now }: History<T>, next: T): History<T> => ({
  before: [...before, now].slice(-MOST),
  now: next,
  after: [],
});

/** Null: there is nothing to take back. */
export function undone<T>({ before, now, after }: History<T>): History<T> | null {
  const [last] = before.slice(-1);
  return last === undefined
    ? null
    : { before: before.slice(0, -1), now: last, after: [now, ...after] };
}

export function redone<T>({ before, now, after }: History<T>): History<T> | null {
  const [next, ...rest] = after;
  return next === undefined ? null : { before: [...before, now], now: next, after: rest };
}

/** A change that cannot be taken back by itself, only with the one before. */
export const replaced = <T>(history: History<T>, now: T): History<T> => ({ ...history, now });
