import { err, ok, type Result } from '../../result.ts';
import {
  formatProgress,
  NO_PROGRESS,
  parseProgress,
  type CourseProgress,
  type ProgressProblem,
} from '../../learn/progress.ts';
import { PROGRESS_KEY } from './has-progress.ts';

/** Progress that could not be read is stored here, so that it is not lost. */
const ASIDE = 'standoff.course.aside';

/** The stored progress; empty if the browser stores nothing; an error if it cannot be read. */
export function storedProgress(): Result<CourseProgress, ProgressProblem> {
  try {
    const text = localStorage.getItem(PROGRESS_KEY);
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
    const text = localStorage.getItem(PROGRESS_KEY);
    if (!before.ok && text !== null) localStorage.setItem(ASIDE, text);
    localStorage.setItem(PROGRESS_KEY, formatProgress(progress));
    return ok(null);
  } catch {
    return err('refused');
  }
}
