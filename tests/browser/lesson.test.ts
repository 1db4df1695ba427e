import { lessons } from 'virtual:scenarios';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/site/styles/tokens.css';
import '../../src/site/styles/base.css';
import { editionOf } from '../../src/learn/edition-of.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { LEARN_WORDS } from '../../src/ui/learn/learn-words.ts';
import { questionName } from '../../src/ui/learn/question-name.ts';
import { nextStep, pressAndStep, withoutMotion } from './step-by-hand.ts';
import LessonOnPage from '../../stories/LessonOnPage.svelte';

beforeEach(async () => {
  await page.viewport(1280, 860);
  withoutMotion();
});

const answer = (order: string, word: string) =>
  page.getByRole('radiogroup', { name: order }).getByRole('radio', { name: word, exact: true });

test('a right prediction is explained', async () => {
  await render(LessonOnPage, inEnglish({}));
  await answer('A Ber–Pru', 'fails').click();
  await answer('A War–Pru', 'fails').click();
  await pressAndStep('Check my prediction');
  await expect.element(page.getByText('All 2 right.')).toBeVisible();
  await expect.element(page.getByText(/Berlin bounces in Prussia/)).toBeVisible();
});

test('the ruling stops at a wrong answer; the remaining ones can still be changed', async () => {
  await render(LessonOnPage, inEnglish({}));
  await answer('A Ber–Pru', 'succeeds').click();
  await answer('A War–Pru', 'succeeds').click();
  await pressAndStep('Check my prediction');
  await expect
    .element(page.getByText(/Here the ruling differs from your prediction/))
    .toBeVisible();
  await expect.element(page.getByText('You said: A Ber–Pru – succeeds.')).toBeVisible();
  await expect.element(answer('A Ber–Pru', 'fails')).toBeDisabled();
  await answer('A War–Pru', 'fails').click();
  await pressAndStep('Continue');
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
  await pressAndStep('Check (2 questions unanswered)');
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

test.each([
  [360, 740],
  [1280, 720],
])(
  'after every press of a lesson with every answer wrong, the explanation is in view at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const slug = 'learn/cut/any-attack-cuts';
    const { container } = await render(LessonOnPage, inEnglish({ slug }));
    await expect.poll(() => container.querySelector('[data-format] svg')).not.toBeNull();
    const box = (selector: string) =>
      container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -999);
    const places = new Set<number>();
    const seen = async (what: string) => {
      await expect
        .poll(() => box(what).height > 0 && box(what).top >= 0 && box(what).bottom <= height, {
          message: what,
        })
        .toBe(true);
      expect(box('.stage').top).toBeLessThanOrEqual(14);
      expect(box('.panel .go').bottom).toBeLessThanOrEqual(height);
      places.add(Math.round(box('.panel').top));
    };
    const lesson = lessons.find((one) => one.slug === slug);
    if (!lesson) throw new Error(slug);
    const asked = questionsOf(lesson.ask, rulePhases(lesson, editionOf(lesson)));
    for (const question of asked) {
      const wrong = LEARN_WORDS.en.questions[question.kind][question.answer ? 'no' : 'yes'];
      await answer(questionName(question), wrong).first().click();
    }
    await page.getByRole('button', { name: 'Check my prediction' }).click();
    let stops = 0;
    while (!container.textContent.includes(LEARN_WORDS.en.because)) {
      await seen('.panel .sentence');
      const goOn = page.getByRole('button', { name: 'Continue' });
      if (goOn.query()) stops += 1;
      await (goOn.query() ? goOn : nextStep).click();
    }
    await seen('.because');
    expect(stops).toBe(new Set(asked.map(({ step }) => step)).size);
    expect(width < 1000 ? places.size : 1).toBe(1);
  },
);

test('the ruling of a lesson can be paused, stepped back and played once more, but not past a wrong answer', async () => {
  const { container } = await render(
    LessonOnPage,
    inEnglish({ slug: 'learn/cut/any-attack-cuts' }),
  );
  await answer('A Boh–Sil', 'succeeds').click();
  await page.getByRole('button', { name: /^Check/ }).click();
  const knob = () => container.querySelector('.knob')?.textContent;
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(knob()).toBe('2');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(knob()).toBe('1');
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('You said: A Boh–Sil – succeeds.')).toBeVisible();
  const stopped = knob();
  await userEvent.keyboard('{ArrowRight}');
  expect(knob()).toBe(stopped);
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(knob()).toBe('1');
});

test('a wrong belief is named after the answer', async () => {
  await render(LessonOnPage, inEnglish({ slug: 'learn/stand-off/head-to-head' }));
  const succeeds = page.getByRole('radio', { name: 'succeeds', exact: true });
  for (const one of succeeds.all()) await one.click();
  await pressAndStep('Check my prediction');
  await expect.element(page.getByText(/^You seem to believe that/)).toBeVisible();
});
