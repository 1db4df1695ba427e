/** The texts of an order sheet before and after this one: typed, or drawn on the map. */
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

/** The earlier and later texts of an order sheet, for undo and redo. Reactive. */
export interface SheetHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The text is this now. `typedAt`: a letter was typed then, in ms; null: it was changed at a stroke, as by drawing. */
  readonly follow: (text: string, typedAt: number | null) => void;
  /** The text as it was; null: there is nothing to take back. */
  readonly undo: () => string | null;
  readonly redo: () => string | null;
}

export function sheetHistory(text: string): SheetHistory {
  let history = $state.raw(historyOf(text));
  const go = (next: History | null): string | null => {
    if (next) history = next;
    return next?.now ?? null;
  };
  return {
    get canUndo() {
      return history.before.length > 0;
    },
    get canRedo() {
      return history.after.length > 0;
    },
    follow(now, typedAt) {
      history = changed(history, now, typedAt);
    },
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
  };
}
