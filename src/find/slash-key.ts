/** Kept where the reader has switched the key off. Storage may be forbidden: then the key is on. */
const KEY = 'standoff.find-key';

/** Whether the key `/` opens the search. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepSlash(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // The choice lasts as long as the dialog.
  }
}
