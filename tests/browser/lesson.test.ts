import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/site/styles/tokens.css';
import '../../src/site/styles/base.css';
import LessonOnPage from '../../stories/LessonOnPage.svelte';

/** Without motion the ruling is shown at once, up to where it stops. */
beforeEach(async () => {
  await page.viewport(1280, 860);
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
});

const answer = (order: string, word: string) =>
  page.getByRole('radiogroup', { name: order }).getByRole('radio', { name: word, exact: true });

test('a right prediction is explained', async () => {
  await render(LessonOnPage, inEnglish({}));
  await answer('A Ber–Pru', 'fails').click();
  await answer('A War–Pru', 'fails').click();
  await page.getByRole('button', { name: 'Check my prediction' }).click();
  await expect.element(page.getByText('All 2 right.')).toBeVisible();
  await expect.element(page.getByText(/Berlin bounces in Prussia/)).toBeVisible();
});

test('the ruling stops at a wrong answer; the remaining ones can still be changed', async () => {
  await render(LessonOnPage, inEnglish({}));
  await answer('A Ber–Pru', 'succeeds').click();
  await answer('A War–Pru', 'succeeds').click();
  await page.getByRole('button', { name: 'Check my prediction' }).click();
  await expect
    .element(page.getByText(/Here the ruling differs from your prediction/))
    .toBeVisible();
  await expect.element(page.getByText('You said: A Ber–Pru – succeeds.')).toBeVisible();
  await expect.element(answer('A Ber–Pru', 'fails')).toBeDisabled();
  await answer('A War–Pru', 'fails').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('0 of 2 right.')).toBeVisible();
});

test('a mark on the map shows the same as the form', async () => {
  const { container } = await render(LessonOnPage, inEnglish({}));
  const mark = () => container.querySelector('[data-guess="moves BER"]');
  await expect.poll(mark).not.toBeNull();
  mark()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(answer('A Ber–Pru', 'succeeds')).toBeChecked();
  mark()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(answer('A Ber–Pru', 'fails')).toBeChecked();
});

test('without a prediction the ruling plays to its end', async () => {
  await render(LessonOnPage, inEnglish({}));
  await page.getByRole('button', { name: 'Check (2 questions unanswered)' }).click();
  await expect.element(page.getByText('0 of 2 right.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(answer('A Ber–Pru', 'fails')).toBeEnabled();
});

test('on a wide page the board stays in view beside its questions, and the result comes to the top', async () => {
  await page.viewport(1280, 600);
  const slug = 'learn/garrison/everything-so-far';
  const { container } = await render(LessonOnPage, inEnglish({ slug }));
  const check = page.getByRole('button', { name: /^Check/ });
  check.element().scrollIntoView();
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect();
  await expect.poll(() => box('.board')?.top).toBe(14);
  expect(box('.board')?.bottom).toBeLessThan(600);
  expect(box('.side')?.top).toBeLessThan(0);
  await check.click();
  await expect.poll(() => box('.side')?.top).toBeGreaterThanOrEqual(0);
  expect(box('.side')?.top).toBeLessThan(100);
});

test('on a phone the board stays in view, and the result comes into view', async () => {
  await page.viewport(360, 740);
  const { container } = await render(LessonOnPage, inEnglish({ slug: 'learn/support/test' }));
  const check = page.getByRole('button', { name: /^Check/ });
  check.element().scrollIntoView();
  const topOf = (selector: string) =>
    container.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
  await expect.poll(() => topOf('.board')).toBe(0);
  expect(topOf('.lesson')).toBeLessThan(-400);
  await check.click();
  await expect.poll(() => topOf('.outcome')).toBeGreaterThan(0);
  expect(topOf('.outcome')).toBeLessThan(500);
});

test('a wrong belief is named after the answer', async () => {
  await render(LessonOnPage, inEnglish({ slug: 'learn/stand-off/head-to-head' }));
  const succeeds = page.getByRole('radio', { name: 'succeeds', exact: true });
  for (const one of succeeds.all()) await one.click();
  await page.getByRole('button', { name: 'Check my prediction' }).click();
  await expect.element(page.getByText(/^You seem to believe that/)).toBeVisible();
});
