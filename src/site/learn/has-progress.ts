import { PART_KEY } from '../../saturday/stored-part.ts';

/** The storage key of the progress (`stored-progress.ts`). Storage is shared with whatever else is on the origin. */
export const PROGRESS_KEY = 'standoff.course';

/** Whether the list of lessons has progress to mark. The list checks this at once, so nothing that reads progress is imported here. */
export function hasProgress(): boolean {
  try {
    return [PROGRESS_KEY, PART_KEY].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}
