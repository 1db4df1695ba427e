/** Apart from the journey itself, for a page that needs no more. */
export const PART_KEY = 'standoff.saturday.part';

/** The part of “Ready for Saturday” that was reached in this browser, from 2; null: none. */
export function storedPart(): number | null {
  try {
    const part = Number(localStorage.getItem(PART_KEY));
    return Number.isInteger(part) && part > 1 && part < 10 ? part : null;
  } catch {
    return null;
  }
}
