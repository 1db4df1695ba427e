import { changed, historyOf, redone, undone, type History } from './history.ts';

/** What a slip has been, as long as somebody keeps it. Reactive. */
export interface SlipHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The text is this now. `typedAt`: a letter was typed then, in ms; null: it was changed at a stroke, as by drawing. */
  readonly follow: (text: string, typedAt: number | null) => void;
  /** The text as it was; null: there is nothing to take back. */
  readonly undo: () => string | null;
  readonly redo: () => string | null;
}

export function slipHistory(text: string): SlipHistory {
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
