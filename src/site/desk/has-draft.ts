/** Where the browser keeps what lies on the desk (`kept-draft.ts`). */
export const DRAFT_KEY = 'standoff.desk';

/** Whether anything is kept. Every page asks this at once, so nothing that reads a draft is imported here. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
}
