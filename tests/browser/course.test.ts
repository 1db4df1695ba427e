import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { formatProgress, NO_PROGRESS, withLesson } from '../../src/learn/progress.ts';
import CoursePage from '../../src/site/learn/CoursePage.svelte';
import { COURSE_PAGE_WORDS } from '../../src/site/learn/course-words.ts';
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

test('a chapter shows how much of it is done, and progress is deleted only by a second press', async () => {
  storeProgress(withLesson(NO_PROGRESS, 'learn/move/one', { right: 1, of: 2 }));
  await render(CoursePage, inEnglish({ lessons: [listed('one', 1), listed('two', 2)], base: '/' }));
  await expect.element(page.getByText('1 of 2 done')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my progress' }).click();
  expect(storedProgress()).toMatchObject({ value: { lessons: { 'learn/move/one': { of: 2 } } } });
  await page.getByRole('button', { name: 'Delete it for good?' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('has been deleted');
  await expect.element(page.getByText('1 of 2 done')).not.toBeInTheDocument();
  expect(storedProgress()).toEqual({ ok: true, value: NO_PROGRESS });
});

test('damaged progress in the browser is not called a file, and a damaged file is', async () => {
  localStorage.setItem('standoff.course', '{"format":"standoff course"');
  await render(CoursePage, inEnglish({ lessons: [listed('one', 1)], base: '/' }));
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(COURSE_PAGE_WORDS.en.storedProblems.damaged);
  await expect.element(said).toHaveTextContent('saved in this browser');
  const input = page.getByLabelText('Open a file');
  await input.upload(new File(['no progress'], 'some.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent(COURSE_PAGE_WORDS.en.fileProblems.damaged);
  const newer = JSON.stringify({ format: 'standoff course', version: 99 });
  await input.upload(new File([newer], 'newer.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent(COURSE_PAGE_WORDS.en.fileProblems.newer);
  const good = formatProgress(withLesson(NO_PROGRESS, 'learn/move/one', { right: 1, of: 2 }));
  await input.upload(new File([good], 'good.json', { type: 'application/json' }));
  await expect.element(said).toHaveTextContent('loaded from the file');
  expect(storedProgress()).toMatchObject({
    ok: true,
    value: { lessons: { 'learn/move/one': {} } },
  });
});

test('only what is said of a file speaks of one, in both languages', () => {
  for (const { fileProblems, storedProblems } of [COURSE_PAGE_WORDS.en, COURSE_PAGE_WORDS.de]) {
    for (const text of Object.values(fileProblems)) expect(text).toMatch(/\b(file|Datei)\b/);
    for (const text of [storedProblems.damaged, storedProblems.newer])
      expect(text).toMatch(
        /^(The progress saved in this browser|Der in diesem Browser gespeicherte)/,
      );
  }
});
