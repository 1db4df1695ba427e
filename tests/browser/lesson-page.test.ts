import { lessons } from 'virtual:scenarios';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { german } from '../../src/explain/languages/german/german.ts';
import { NO_PROGRESS, withLesson } from '../../src/learn/progress.ts';
import { listedLesson, playedLesson } from '../../src/site/learn/lesson-data.ts';
import LessonPage from '../../src/site/learn/LessonPage.svelte';
import { storedProgress, storeProgress } from '../../src/site/learn/stored-progress.ts';
import { languageContext } from '../../src/ui/kit/language.ts';
import { inEnglish } from './in-english.ts';

/** Without motion the ruling is shown at once, up to where it stops. */
beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
});
afterEach(() => {
  localStorage.clear();
});

function propsOf(slug: string) {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) throw new Error(slug);
  const chapter = lessons.filter((one) => one.chapter === lesson.chapter).map(listedLesson);
  return { lesson: playedLesson(lesson), chapter, next: null, base: '/' };
}
const TEST = 'learn/board/test';
const linkTo = (name: string) => page.getByRole('link', { name, exact: true });

test('a prediction counts once its result is shown, and mistakes get no tick', async () => {
  const slug = 'learn/stand-off/head-to-head';
  await render(LessonPage, inEnglish(propsOf(slug)));
  const succeeds = page.getByRole('radio', { name: 'succeeds', exact: true });
  for (const one of succeeds.all()) await one.click();
  await page.getByRole('button', { name: 'Check my prediction' }).click();
  await expect.element(page.getByText(/^You seem to believe/)).toBeVisible();
  expect(storedProgress()).toEqual({ ok: true, value: NO_PROGRESS });
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  const { title, lesson } = propsOf(slug).lesson;
  await expect
    .element(linkTo(`${title.en}, 0 of 2`))
    .toHaveTextContent(new RegExp(`^${String(lesson)}\\s*0/2$`));
  expect(storedProgress()).toMatchObject({ value: { lessons: { [slug]: { right: 0, of: 2 } } } });
});

test('the test of a chapter is named among its lessons', async () => {
  await render(LessonPage, inEnglish(propsOf('learn/board/armies')));
  await expect.element(linkTo('Test: Legal or illegal?')).toHaveTextContent(/^Test$/);
});

test('a lesson answered without a mistake gets a tick', async () => {
  storeProgress(withLesson(NO_PROGRESS, 'learn/board/armies', { right: 4, of: 4 }));
  await render(LessonPage, inEnglish(propsOf(TEST)));
  await expect.element(linkTo('Armies move over land, 4 of 4')).toHaveTextContent(/^1\s*✓$/);
  await expect.element(linkTo('No army at sea')).toHaveTextContent(/^2$/);
});

test('the letters of orders and marks are explained beside the board, in the language of the page', async () => {
  await render(LessonPage, {
    props: propsOf(TEST),
    context: new Map<unknown, unknown>([languageContext(german)]),
  });
  await page.getByText('Was die Buchstaben bedeuten').click();
  for (const words of ['Nrg', 'Norwegische See', 'Lvn', 'Livland', 'Armee, Österreich'])
    await expect.element(page.getByText(words, { exact: true }).last()).toBeVisible();
});

test('the result of an exercise comes into view whole, with what to do next', async () => {
  await page.viewport(1280, 720);
  const { container } = await render(LessonPage, inEnglish(propsOf('learn/board/first-order')));
  const boxOf = (element: Element | null | undefined) =>
    element?.getBoundingClientRect() ?? new DOMRect(0, -999);
  const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= 721;
  const check = async (order: string) => {
    await page.getByRole('textbox', { name: /^Orders of/ }).fill(order);
    await page.getByRole('button', { name: 'Check my orders' }).click();
    await expect
      .poll(() => boxOf(container.querySelector('.ruling .map')).height)
      .toBeGreaterThan(400);
    await expect.poll(() => isInView(boxOf(container.querySelector('.ruling')))).toBe(true);
  };
  await check('F Pic-Bur');
  const missing = page.getByRole('button', { name: 'What is missing?' });
  expect(isInView(boxOf(missing.element()))).toBe(true);
  await check('A Par-Bur');
  expect(isInView(boxOf(page.getByText('Solved.').element()))).toBe(true);
  expect(isInView(boxOf(container.querySelector('.onward')))).toBe(true);
});
