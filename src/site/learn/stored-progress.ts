import { err, ok, type Result } from '../../result.ts';
import {
  formatProgress,
  NO_PROGRESS,
  parseProgress,
  type CourseProgress,
  type ProgressProblem,
} from '../../learn/progress.ts';

/** Storage is shared with whatever else is on the origin. */
const KEY = 'standoff.course';
/** Progress that could not be read is stored here, so that it is not lost. */
const ASIDE = 'standoff.course.aside';

/** The stored progress; empty if the browser stores nothing; an error if it cannot be read. */
export function storedProgress(): Result<CourseProgress, ProgressProblem> {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? ok(NO_PROGRESS) : parseProgress(text);
  } catch {
    return ok(NO_PROGRESS);
  }
}

/** Stores progress. Progress written by a newer version of the site stays as it is; damaged progress is set aside. */
export function storeProgress(progress: CourseProgress): Result<null, ProgressProblem | 'refused'> {
  const before = storedProgress();
  if (!before.ok && before.error === 'newer') return before;
  try {
    const text = localStorage.getItem(KEY);
    if (!before.ok && text !== null) localStorage.setItem(ASIDE, text);
    localStorage.setItem(KEY, formatProgress(progress));
    return ok(null);
  } catch {
    return err('refused');
  }
}
