/** Kept where the reader has switched them off. Storage may be forbidden: then they are on. */
const KEY = 'standoff.single-keys';

/** Whether single letters, digits and signs are keys: `/` opens the search, P predicts, 1 answers. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice lasts as long as the dialog.
  }
}
