import type { Desk } from './desk.ts';

/** The present desk, and its states before and after the last changes. */
export interface DeskHistory {
  readonly before: readonly Desk[];
  readonly now: Desk;
  readonly after: readonly Desk[];
}

const MOST = 100;

export const historyOf = (now: Desk): DeskHistory => ({ before: [], now, after: [] });

/** Records a change that the desk's history can undo. */
export const changed = ({ before, now }: DeskHistory, next: Desk): DeskHistory => ({
  before: [...before, now].slice(-MOST),
  now: next,
  after: [],
});

/** Records a change that the order sheets themselves can undo: drawn or typed. */
export const written = (history: DeskHistory, next: Desk): DeskHistory => ({
  ...history,
  now: next,
});

export function undone({ before, now, after }: DeskHistory): DeskHistory | null {
  const last = before.at(-1);
  return last ? { before: before.slice(0, -1), now: last, after: [now, ...after] } : null;
}

export function redone({ before, now, after }: DeskHistory): DeskHistory | null {
  const [next, ...rest] = after;
  return next ? { before: [...before, now], now: next, after: rest } : null;
}
