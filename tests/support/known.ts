/** A value that must be there; a test that finds none is wrong itself. */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
}
