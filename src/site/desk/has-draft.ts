/** The storage key of the desk's draft (`kept-draft.ts`). */
export const DRAFT_KEY = 'standoff.desk';

/** Whether a draft is stored. Every page checks this at once, so nothing that reads a draft is imported here. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
