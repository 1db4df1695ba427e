/** The earlier and later texts of an order sheet, whether typed or drawn on the map. */
export interface History {
  readonly before: readonly string[];
  readonly now: string;
  readonly after: readonly string[];
  /** When the last letter was typed, in ms; null: the last change was made at once. */
  readonly typedAt: number | null;
}

/** Letters typed within this many ms of one another are undone together. */
export const TYPING_PAUSE = 900;
const MOST = 200;

export const historyOf = (text: string): History => ({
  before: [],
  now: text,
  after: [],
  typedAt: null,
});

/** Records a change of the text. `typedAt`: when it was typed; null: it was drawn, pasted or erased in one go. */
export function changed(history: History, text: string, typedAt: number | null): History {
  const { before, now, typedAt: last } = history;
  if (text === now) return history;
  const isOneWithLast = typedAt !== null && last !== null && typedAt - last < TYPING_PAUSE;
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
  /**
   * Records the current text. `typedAt`: when a letter was typed, in ms; null: it was changed in one go, for instance
   * by drawing.
   */
  readonly follow: (text: string, typedAt: number | null) => void;
  /** Returns the previous text; null: there is nothing to undo. */
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
