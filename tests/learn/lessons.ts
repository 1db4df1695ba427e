import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCourseOrder, type Lesson } from '../../src/learn/lesson.ts';
import { loadLesson } from '../../src/learn/load-lesson.ts';
import { formatError } from '../../src/scenario/file-place.ts';

const folder = join(import.meta.dirname, '../../scenarios/course');

/** Every lesson of the course, in teaching order. Throws if one has an error. */
export const LESSONS: readonly Lesson[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const loaded = loadLesson(readFileSync(join(folder, name), 'utf8'), `scenarios/course/${name}`);
    if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
    return loaded.value;
  })
  .toSorted(inCourseOrder);
