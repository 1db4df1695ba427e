/** What a text has been, so that a change can be taken back: also one that was drawn on the map. */
export interface History {
  readonly before: readonly string[];
  readonly now: string;
  readonly after: readonly string[];
  /** When the last letter was typed, in ms; null: the last change was made at once. */
  readonly typedAt: number | null;
}

/** Letters typed within so many ms of one another are taken back together. */
export const TOGETHER = 900;
const MOST = 200;

export const historyOf = (text: string): History => ({
  before: [],
  now: text,
  after: [],
  typedAt: null,
});

/** The text has changed. `typedAt`: it was typed then; null: it was drawn, pasted or erased at a stroke. */
export function changed(history: History, text: string, typedAt: number | null): History {
  const { before, now, typedAt: last } = history;
  if (text === now) return history;
  const isOneWithLast = typedAt !== null && last !== null && typedAt - last < TOGETHER;
  return {
    before: isOneWithLast ? before : [...before, now].slice(-MOST),
    now: text,
    after: [],
    typedAt,
  };
}

export function undone({ before, now, after }: History): History | null {
  const text = before.at(-1);
  if (text === undefined) return null;
  return { before: before.slice(0, -1), now: text, after: [now, ...after], typedAt: null };
}

export function redone({ before, now, after }: History): History | null {
  const [text, ...rest] = after;
  if (text === undefined) return null;
  return { before: [...before, now], now: text, after: rest, typedAt: null };
}
