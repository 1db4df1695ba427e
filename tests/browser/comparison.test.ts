import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AskedTurn from '../../stories/AskedTurn.svelte';
import { EXAMPLE_12, turnFor } from '../../stories/turns.ts';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';

const turns = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')] as const;
const sayings = ['Every ordered route must survive.', 'One surviving route is enough.'] as const;

async function renderAt(width: number, height: number) {
  await page.viewport(width, height);
  const props = { turn: turns[0], sideBySide: { turns, sayings }, label: 'Example 12' };
  const { container } = await render(AskedTurn, inEnglish(props));
  const seen = (selector: string) =>
    [...container.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const box = (selector: string) => seen(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => box('.boards').height).toBeGreaterThan(200);
  return { seen, box };
}

test('on a phone two editions have one board, with strip and panel below it, and it stays when the other is picked', async () => {
  const { seen, box } = await renderAt(360, 740);
  expect(seen('.edition')).toHaveLength(1);
  expect(box('.stepper').top).toBeGreaterThanOrEqual(box('.board').bottom - 1);
  expect(box('.side').top).toBeGreaterThanOrEqual(box('.stepper').bottom - 1);
  for (const sentence of [/stays in London/, /lands in Belgium/])
    await expect.element(page.getByText(sentence).first()).toBeInViewport();
  const before = box('.board').toJSON() as unknown;
  await page.getByRole('tab', { name: '1982' }).click();
  await expect.element(page.getByRole('img', { name: /under the 1982 edition/ })).toBeVisible();
  expect(seen('.edition')).toHaveLength(1);
  expect(box('.board').toJSON()).toEqual(before);
});

test('on a wide screen both boards are in the place of one, with the panel beside them', async () => {
  const { seen, box } = await renderAt(1280, 720);
  expect(seen('.edition')).toHaveLength(2);
  expect(seen('[role="tab"]')).toHaveLength(0);
  expect(box('.stepper').top).toBeGreaterThanOrEqual(box('.board').bottom - 1);
  expect(box('.side').left).toBeGreaterThan(box('.board').right);
  expect(box('.side').top).toBe(box('.board').top);
  for (const row of seen('tr')) expect(row.getBoundingClientRect().bottom).toBeLessThan(720);
});
