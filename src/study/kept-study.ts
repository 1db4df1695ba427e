/* The study of this browser. */

/** Storage is shared with whatever else is on the origin. */
const KEY = 'standoff.study';

/** Null: there is none, or it may not be read. */
export function keptStudy(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether it is kept now: storage may be forbidden or full. */
export function keepStudy(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
