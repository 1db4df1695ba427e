import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { formatProgress, NO_PROGRESS, withLesson } from '../../src/learn/progress.ts';
import { COURSE_LIST_WORDS } from '../../src/site/learn/course-list-words.ts';
import { courseList } from '../../src/site/learn/course-list.ts';
import CoursePage from '../../src/site/learn/CoursePage.svelte';
import { storedProgress, storeProgress } from '../../src/site/learn/stored-progress.ts';
import { inEnglish } from './in-english.ts';

afterEach(() => {
  localStorage.clear();
});

const listed = (name: string, lesson: number) => ({
  slug: `learn/move/${name}`,
  chapter: 'move' as const,
  title: { en: name, de: name },
  lesson,
  test: false,
});

/** The page as it is built, and the script that serves it. */
async function list(...names: readonly string[]): Promise<void> {
  const lessons = names.map((name, place) => listed(name, place + 1));
  const { container } = await render(CoursePage, inEnglish({ lessons, base: '/' }));
  courseList(container, 'en');
}

test('a chapter shows how much of it is done, and progress is deleted only by a second press', async () => {
  storeProgress(withLesson(NO_PROGRESS, 'learn/move/one', { right: 1, of: 2 }));
  await list('one', 'two');
  await expect.element(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my progress' }).click();
  expect(storedProgress()).toMatchObject({ value: { lessons: { 'learn/move/one': { of: 2 } } } });
  await page.getByRole('button', { name: 'Delete it for good?' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('has been deleted');
  await expect.element(page.getByText('1 of 2 done')).not.toBeInTheDocument();
  expect(storedProgress()).toEqual({ ok: true, value: NO_PROGRESS });
});

test('the way in leads to the first lesson that is not done, whose chapter has a mark for each that is', async () => {
  storeProgress(withLesson(NO_PROGRESS, 'learn/move/one', { right: 2, of: 2 }));
  await list('one', 'two', 'three');
  const ahead = page.getByRole('link', { name: 'Continue: two' });
  await expect
    .element(ahead)
    .toHaveAttribute('href', expect.stringMatching(/\/learn\/move\/two\/$/));
  const done = page.getByRole('listitem').filter({ hasText: /^one/ });
  await expect.element(done).toHaveTextContent('2 of 2');
  await expect.element(page.getByText('1 of 3 lessons done.')).toBeVisible();
});

test('a teacher ticks lessons for a link, and unticks them', async () => {
  await list('one', 'two', 'three');
  await page.getByRole('button', { name: 'For teachers' }).click();
  const link = page.getByLabelText('Link to these lessons');
  await expect.element(link).toHaveValue('');
  for (const name of ['three', 'one', 'two']) await page.getByLabelText(name).click();
  await page.getByLabelText('two').click();
  await expect
    .poll(() => link.element())
    .toHaveProperty('value', `${location.origin}${location.pathname}?lessons=move/one,move/three`);
  await expect
    .element(page.getByRole('link', { name: 'one', exact: true }))
    .not.toBeInTheDocument();
});

test('damaged progress in the browser is not called a file, and a damaged file is', async () => {
  localStorage.setItem('standoff.course', '{"format":"standoff course"');
  await list('one');
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(COURSE_LIST_WORDS.en.storedProblems.damaged);
  await expect.element(said).toHaveTextContent('saved in this browser');
  const input = page.getByLabelText('Open a file');
  await input.upload(new File(['no progress'], 'some.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent(COURSE_LIST_WORDS.en.fileProblems.damaged);
  const newer = JSON.stringify({ format: 'standoff course', version: 99 });
  await input.upload(new File([newer], 'newer.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent(COURSE_LIST_WORDS.en.fileProblems.newer);
  const good = formatProgress(withLesson(NO_PROGRESS, 'learn/move/one', { right: 1, of: 2 }));
  await input.upload(new File([good], 'good.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent('loaded from the file');
  expect(storedProgress()).toMatchObject({
    ok: true,
    value: { lessons: { 'learn/move/one': {} } },
  });
});

test('only what is said of a file speaks of one, in both languages', () => {
  for (const { fileProblems, storedProblems } of [COURSE_LIST_WORDS.en, COURSE_LIST_WORDS.de]) {
    for (const text of Object.values(fileProblems)) expect(text).toMatch(/\b(file|Datei)\b/);
    for (const text of [storedProblems.damaged, storedProblems.newer])
      expect(text).toMatch(
        /^(The progress saved in this browser|Der in diesem Browser gespeicherte)/,
      );
  }
});
