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
import ExercisePlay from '../../src/ui/learn/ExercisePlay.svelte';
import { inEnglish } from './in-english.ts';

beforeEach(async () => {
  await page.viewport(1280, 860);
});
afterEach(() => {
  localStorage.clear();
});

function propsOf(slug: string) {
  const lesson = lessons.find((one) => one.slug === slug);
  if (!lesson) throw new Error(slug);
  const chapter = lessons.filter((one) => one.chapter === lesson.chapter).map(listedLesson);
  return { lesson: playedLesson(lesson), chapter, next: null, base: '/', Exercise: ExercisePlay };
}
const TEST = 'learn/board/test';
const linkTo = (name: string) => page.getByRole('link', { name, exact: true });

test('a prediction counts once its result is shown, and mistakes get no tick', async () => {
  const slug = 'learn/stand-off/head-to-head';
  await render(LessonPage, inEnglish(propsOf(slug)));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('succeeds');
  await press('Go on: question 2 of 2');
  await press('succeeds');
  expect(storedProgress()).toEqual({ ok: true, value: NO_PROGRESS });
  await press('See the whole ruling');
  const { title, lesson } = propsOf(slug).lesson;
  await expect
    .element(linkTo(`${String(lesson)} 0/2: ${title.en}, 0 of 2`))
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
  await expect.element(linkTo('1: Armies move over land, 4 of 4')).toHaveTextContent(/^1\s*✓$/);
  await expect.element(linkTo('2: No army at sea')).toHaveTextContent(/^2$/);
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

test.each([
  [360, 740],
  [1280, 720],
])(
  'orders that fail are ruled on the board of the exercise, and say why, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const { container } = await render(LessonPage, inEnglish(propsOf('learn/cut/save-warsaw')));
    const boxOf = (element: Element | null | undefined) =>
      element?.getBoundingClientRect() ?? new DOMRect(0, -999);
    const isInView = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= height + 1;
    const inView = (element: () => Element | null | undefined) =>
      expect.poll(() => isInView(boxOf(element()))).toBe(true);
    const sheet = page.getByRole('textbox', { name: /^Orders of/ });
    const place = () =>
      boxOf([...container.querySelectorAll('.board')].find((board) => board.checkVisibility()));
    await expect.poll(() => container.querySelectorAll('[data-format]').length).toBe(1);
    const before = place();
    expect(before.height).toBeGreaterThan(200);
    const stays = () => {
      expect(place().toJSON()).toEqual(before.toJSON());
    };
    await inView(() => page.getByRole('button', { name: 'Check my orders' }).element());
    await sheet.fill('A War H\nA Gal-Boh');
    stays();
    await page.getByRole('button', { name: 'Check my orders' }).click();
    const told = (text: RegExp) => page.getByText(text).first();
    await expect.element(told(/^Prussia takes Warsaw, 2 against 1\.$/)).toBeVisible();
    stays();
    expect(container.querySelectorAll('.map:not([hidden] *)')).toHaveLength(1);
    await inView(() => container.querySelector('.player .sentence'));
    await inView(() => container.querySelector('.player .rule'));
    await inView(() => page.getByRole('button', { name: 'Change my orders' }).element());
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(told(/is dislodged by Prussia/)).toBeVisible();
    await inView(() => container.querySelector('.player .sentence'));
    await page.getByRole('button', { name: 'Change my orders' }).click();
    await expect.element(sheet).toHaveValue('A War H\nA Gal-Boh');
    stays();
    await sheet.fill('A Gal-Sil');
    await page.getByRole('button', { name: 'Check my orders' }).click();
    await inView(() => page.getByText('Solved.').element());
    stays();
    await inView(() => container.querySelector('.onward'));
    for (const name of ['Play', 'Ask', 'Orders'] as const) {
      await page.getByRole('tab', { name, exact: true }).click();
      stays();
    }
    await expect.element(page.getByText('Solved.')).toBeVisible();
  },
);

test('a solved exercise is asked about, and one that is not gives nothing away', async () => {
  await render(LessonPage, inEnglish(propsOf('learn/cut/save-warsaw')));
  const sheet = page.getByRole('textbox', { name: /^Orders of/ });
  await sheet.fill('A War H\nA Gal-Boh');
  await page.getByRole('button', { name: 'Check my orders' }).click();
  await expect.element(page.getByText('Not yet.')).toBeVisible();
  expect(page.getByRole('tab').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Change my orders' }).click();
  await sheet.fill('A Gal-Sil');
  await page.getByRole('button', { name: 'Check my orders' }).click();
  await page.getByRole('tab', { name: 'Ask' }).click();
  await expect.element(page.getByRole('radio', { name: /^Why/ })).toBeChecked();
  await page.getByRole('radio', { name: /^What if/ }).click();
  await expect.element(page.getByRole('radio', { name: /^What if/ })).toBeChecked();
});
