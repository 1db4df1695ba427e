import type { Power } from '../../board/powers.ts';

/** What the browser keeps of a game: the text of its file, and what was written since and not handed in. */
export interface Kept {
  readonly game: string;
  readonly drafts: Readonly<Partial<Record<Power, string>>>;
}

const KEY = 'standoff.game';
const BEFORE = 'standoff.game.before';

/** What was kept last; null: nothing, or the browser keeps nothing. */
export function kept(): Kept | null {
  return read(KEY);
}

/** The game that was on the table before the present one. */
export function keptBefore(): Kept | null {
  return read(BEFORE);
}

function read(key: string): Kept | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('game' in value))
      return { game: text, drafts: {} };
    const { game, drafts } = value as { game: unknown; drafts?: unknown };
    return {
      game: typeof game === 'string' ? game : text,
      drafts: typeof drafts === 'object' && drafts !== null ? textsIn(drafts) : {},
    };
  } catch {
    return null;
  }
}

const textsIn = (drafts: object): Kept['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([, text]) => typeof text === 'string'));

/** Keeps the game; whether that was possible. */
export function keep(value: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Makes room for another game; what was kept can be taken up again until the next one. */
export function setAside(): void {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== null) localStorage.setItem(BEFORE, text);
    localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has nothing to set aside.
  }
}
