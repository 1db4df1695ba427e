import { changed, historyOf, redone, replaced, undone, type Versions } from '../kit/versions.ts';

/** The earlier and later texts of an order sheet, whether typed or drawn on the map. */
export interface SheetTexts extends Versions<string> {
  /** When the last letter was typed, in ms; null: the last change was made at once. */
  readonly typedAt: number | null;
}

/** Letters typed within this many ms of one another are undone together. */
export const TYPING_PAUSE = 900;

/** Records a change of the text. `typedAt`: when it was typed; null: it was drawn, pasted or erased in one go. */
export function followed(texts: SheetTexts, text: string, typedAt: number | null): SheetTexts {
  if (text === texts.now) return texts;
  const last = texts.typedAt;
  const isOneWithLast = typedAt !== null && last !== null && typedAt - last < TYPING_PAUSE;
  const next = isOneWithLast ? replaced({ ...texts, after: [] }, text) : changed(texts, text);
  return { ...next, typedAt };
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
  let history: SheetTexts = $state.raw({ ...historyOf(text), typedAt: null });
  const go = (next: Versions<string> | null): string | null => {
    if (next) history = { ...next, typedAt: null };
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
      history = followed(history, now, typedAt);
    },
    undo: () => go(undone(history)),
    redo: () => go(redone(history)),
  };
}

/** For `{@attach}`: the keys of undo and redo change the open sheet, which handles the same keys itself. Null: none is open. */
export function undoKeys(
  historyOf: () => SheetHistory | null,
  ontext: (text: string) => void,
): (node: HTMLElement) => () => void {
  const keyed = (event: KeyboardEvent): void => {
    const history = historyOf();
    if (!history || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    const text = isRedo ? history.redo() : history.undo();
    if (text !== null) ontext(text);
  };
  return (node) => {
    node.addEventListener('keydown', keyed);
    return () => {
      node.removeEventListener('keydown', keyed);
    };
  };
}
