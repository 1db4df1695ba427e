import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { NO_PROGRESS, withLesson } from '../../src/learn/progress.ts';
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
