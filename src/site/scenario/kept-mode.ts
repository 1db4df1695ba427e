import type { Mode } from '../../explain/languages/asking-words.ts';

/** Storage is shared with whatever else is on the origin. */
const KEY = 'standoff.examples';

/** Whether the reader wants examples to open with their rulings. */
export function opensWithRuling(): boolean {
  try {
    return localStorage.getItem(KEY) === 'play';
  } catch {
    return false;
  }
}

/** From now on examples open like this one. */
export function keepMode(mode: Mode): void {
  try {
    localStorage.setItem(KEY, mode === 'predict' ? 'predict' : 'play');
  } catch {
    // Storage may be forbidden: then the choice is for this page.
  }
}
