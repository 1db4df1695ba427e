import { lessons } from 'virtual:scenarios';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import { editionOf } from '../../src/learn/edition-of.ts';
import { questionsOf } from '../../src/learn/questions.ts';
import { roundsOf } from '../../src/learn/rounds.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { keepSingleKeys } from '../../src/ui/player/single-keys.ts';
import { QUESTION_WORDS } from '../../src/ui/predict/question-words.ts';
import LessonOnPage from '../../stories/LessonOnPage.svelte';

beforeEach(async () => {
  await page.viewport(1280, 860);
});

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const answer = (word: string) => page.getByRole('button', { name: word, exact: true });

test('a right prediction is explained, question by question, in the order of the proof', async () => {
  await render(LessonOnPage, inEnglish({}));
  await expect.element(page.getByText('Question 1 of 2')).toBeVisible();
  await answer('fails').click();
  await expect
    .element(page.getByText(/Berlin bounces in Prussia|Warsaw bounces/).first())
    .toBeVisible();
  await press('Go on: question 2 of 2');
  await answer('fails').click();
  await press('See the whole ruling');
  await expect.element(page.getByText('All 2 right.')).toBeVisible();
});

test('a wrong answer is ruled at once, with what it assumed, and stays wrong', async () => {
  await render(LessonOnPage, inEnglish({ slug: 'learn/cut/any-attack-cuts' }));
  await answer('counts').click();
  await expect.element(page.getByText('You said: counts')).toBeVisible();
  await expect.element(page.getByText('What your answer assumed')).toBeVisible();
  await expect.element(answer('counts')).not.toBeInTheDocument();
});

test('a press on a mark of the map opens its two answers, and one of them answers', async () => {
  const { container } = await render(LessonOnPage, inEnglish({}));
  const mark = () => container.querySelector('.active[data-guess] > g');
  await expect.poll(mark).not.toBeNull();
  const pressOn = (element: Element | null) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  pressOn(mark());
  await expect.poll(() => container.querySelectorAll('[data-answer]').length).toBe(2);
  await expect.element(answer('fails')).toBeVisible();
  pressOn(container.querySelector('[data-answer="false"]'));
  await expect.element(page.getByText('Right.', { exact: true })).toBeVisible();
});

test('whoever wants to see it instead sees the whole ruling, and can try again', async () => {
  await render(LessonOnPage, inEnglish({}));
  await press('Show me instead');
  await expect.element(page.getByText('0 of 2 right.')).toBeVisible();
  await press('Try again');
  await expect.element(answer('fails')).toBeVisible();
});

test('a test is answered as a whole, with what is unanswered counted', async () => {
  await render(LessonOnPage, inEnglish({ slug: 'learn/stand-off/test' }));
  await page.getByRole('radio', { name: 'succeeds', exact: true }).first().click();
  await press(/^Check \(\d+ questions unanswered\)$/);
  await expect.element(page.getByText(/^\d+ of \d+ right\.$/)).toBeVisible();
  await press('See the whole ruling');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each([
  [360, 740],
  [800, 1000],
  [1280, 720],
])(
  'whatever is pressed in a lesson with every answer wrong, its board stays and what is next is in view, at %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    const slug = 'learn/cut/any-attack-cuts';
    const { container } = await render(LessonOnPage, inEnglish({ slug }));
    const box = (selector: string) =>
      container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -999);
    await expect.poll(() => container.querySelectorAll('[data-format] > svg').length).toBe(1);
    const before = box('.board').toJSON() as unknown;
    const stays = () => {
      expect(box('.board').toJSON()).toEqual(before);
      expect(scrollY).toBe(0);
      const next = box('[data-next]');
      expect(next.top).toBeGreaterThan(0);
      expect(next.bottom).toBeLessThanOrEqual(height);
    };
    const lesson = lessons.find((one) => one.slug === slug);
    if (!lesson) throw new Error(slug);
    const asked = questionsOf(lesson.ask, rulePhases(lesson, editionOf(lesson)));
    for (const round of roundsOf(asked))
      for (const question of round.questions) {
        stays();
        const words = QUESTION_WORDS.en.kinds[question.kind];
        await answer(question.answer ? words.no : words.yes).click();
        await expect.element(page.getByText(/^You said:/)).toBeVisible();
        stays();
        expect(box('.predict .sentence').bottom).toBeLessThanOrEqual(height);
        await press(/^(Go on|See)/);
      }
    expect(box('.board').toJSON()).toEqual(before);
    await expect.element(page.getByText(`0 of ${String(asked.length)} right.`)).toBeVisible();
    // What was predicted can be played and asked about in the same place.
    for (const name of ['Play', 'Ask', 'Predict'] as const) {
      await page.getByRole('tab', { name }).click();
      expect(box('.board').toJSON()).toEqual(before);
      expect(scrollY).toBe(0);
    }
    await expect.element(page.getByText(`0 of ${String(asked.length)} right.`)).toBeVisible();
  },
);

test('the ruling of a lesson can be stepped back and played once more, but not past what is asked', async () => {
  const { container } = await render(
    LessonOnPage,
    inEnglish({ slug: 'learn/cut/any-attack-cuts' }),
  );
  const knob = () => container.querySelector('.knob')?.textContent;
  await answer('counts').click();
  await expect.poll(knob).toBe('1');
  await press('Back');
  await expect.poll(knob).toBe('0');
  (page.getByRole('slider').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.poll(knob).toBe('1');
  await userEvent.keyboard('{ArrowRight}');
  expect(knob()).toBe('1');
});

test('a lesson is played and asked about once it is answered, also by keys, and keeps what was answered', async () => {
  const { container } = await render(LessonOnPage, inEnglish({}));
  const picked = () => container.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
  await userEvent.keyboard('a');
  expect(picked()).toBeUndefined();
  await press('Show me instead');
  await expect.poll(picked).toBe('Predict');
  await userEvent.keyboard('p');
  await expect.poll(picked).toBe('Play');
  await expect.poll(() => container.querySelector('.why')?.textContent).toMatch(/Nothing moves/);
  await userEvent.keyboard('r');
  await expect.poll(() => container.querySelector('.knob')?.textContent).toBe('0');
  await userEvent.keyboard('a');
  await expect.poll(picked).toBe('Ask');
  await expect.element(page.getByRole('radio', { name: /^Why/ })).toBeVisible();
  await userEvent.keyboard('pp');
  await expect.poll(picked).toBe('Predict');
  await expect.element(page.getByText('0 of 2 right.')).toBeVisible();
});

test('single letters are no keys where they are switched off', async () => {
  keepSingleKeys(false);
  try {
    const { container } = await render(LessonOnPage, inEnglish({}));
    await press('Show me instead');
    const picked = () => container.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
    await expect.poll(picked).toBe('Predict');
    await userEvent.keyboard('p');
    expect(picked()).toBe('Predict');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => container.querySelector('.knob')?.textContent).not.toBe('2');
  } finally {
    keepSingleKeys(true);
  }
});
