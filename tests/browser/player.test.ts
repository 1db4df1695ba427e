import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import PlayedTurn from '../../stories/PlayedTurn.svelte';
import { EXAMPLE_12, EXAMPLE_9, stepOf, turnFor } from '../../stories/turns.ts';

const ruler = () => page.getByRole('slider', { name: 'Steps' });
const nine = turnFor(EXAMPLE_9);

beforeEach(async () => {
  await page.viewport(1280, 860);
});

test('another edition: the cover stays the cover', async () => {
  const [old, later] = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')];
  const { rerender } = await render(
    PlayedTurn,
    inEnglish({ turn: old, base: '/', label: 'Example 12' }),
  );
  await expect.element(page.getByText(/stays in London/).first()).toBeVisible();
  await rerender({ turn: later });
  await expect.element(page.getByText(/lands in Belgium/).first()).toBeVisible();
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(later.ruling.steps.length));
  await expect.element(page.getByText('In short')).toBeVisible();
});

test('another edition: it stays at the same decision', async () => {
  const [old, later] = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')];
  const at = stepOf(old, 'convoy-disrupted', 'ENG');
  const props = { turn: old, base: '/', label: 'Example 12', step: at };
  const { rerender } = await render(PlayedTurn, inEnglish(props));
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(at));
  await rerender({ turn: later });
  const then = stepOf(later, 'convoy-disrupted', 'ENG');
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(then));
});

test('a step beyond the end is the end', async () => {
  await render(PlayedTurn, inEnglish({ turn: nine, base: '/', label: 'Example 9', step: 999 }));
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(nine.ruling.steps.length));
});

test('a screen reader announces each step, but not the page as it opens', async () => {
  const { container } = await render(
    PlayedTurn,
    inEnglish({ turn: nine, base: '/', label: 'Example 9' }),
  );
  const live = container.querySelector('[aria-live]');
  expect(live?.textContent).toBe('');
  await page.getByRole('button', { name: 'Back' }).click();
  const at = nine.ruling.steps.length - 1;
  await expect
    .poll(() => live?.textContent)
    .toMatch(new RegExp(`${String(at)} of ${String(at + 1)}\\.$`));
});

test('the arrows step while nothing has the focus; keys that scroll the page are left to it', async () => {
  await render(PlayedTurn, inEnglish({ turn: nine, base: '/', label: 'Example 9', step: 2 }));
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', '2');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', '3');
  await userEvent.keyboard('{Home}{End}');
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', '3');
});

test('a player that the page does not show yet stays where it is', async () => {
  const { container } = await render(
    PlayedTurn,
    inEnglish({ turn: nine, base: '/', label: 'Example 9', step: 2 }),
  );
  container.style.contentVisibility = 'hidden';
  await userEvent.keyboard('{ArrowRight}');
  container.style.contentVisibility = 'visible';
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', '3');
});

test('playing the reasoning leaves the focus in the player, so that its keys work', async () => {
  await render(PlayedTurn, inEnglish({ turn: nine, base: '/', label: 'Example 9' }));
  await page.getByRole('button', { name: 'Play the reasoning' }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(nine.ruling.steps.length));
});

test('only the board for its width is kept', async () => {
  const { container } = await render(
    PlayedTurn,
    inEnglish({ turn: nine, base: '/', label: 'Example 9' }),
  );
  await expect.poll(() => container.querySelectorAll('svg[role=img]').length).toBe(1);
  await page.viewport(400, 800);
  await expect.poll(() => container.querySelector('.wide')).toBeNull();
  await expect.poll(() => container.querySelector('.medium')).toBeNull();
  await expect.poll(() => container.querySelectorAll('svg[role=img]').length).toBe(1);
});

test('a press on the ruler goes to the nearest step', async () => {
  await render(PlayedTurn, inEnglish({ turn: nine, base: '/', label: 'Example 9' }));
  const rail = ruler().element().getBoundingClientRect();
  await ruler().click({ position: { x: 3, y: 34 } });
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', '0');
  await ruler().click({ position: { x: rail.width - 3, y: 34 } });
  await expect.element(ruler()).toHaveAttribute('aria-valuenow', String(nine.ruling.steps.length));
});

test('in a long list of orders the line of the current step is scrolled into view', async () => {
  const many = turnFor(`
    Austria: A Vie-Tyr, A Bud-Ser, F Tri-Alb
    England: F Lon-Nth, F Edi-Nrg, A Lvp-Yor
    France: F Bre-Mid, A Par-Pic, A Mar-Spa
    Germany: F Kie-Den, A Ber-Kie, A Mun-Ruh
    Italy: A Ven-Tri, A Rom-Ven, F Nap-Ion
    Russia: A War-Ukr, A Mos-Sev, F Sev-Rum
    Turkey: A Con-Bul, A Smy-Con, F Ank-Bla
  `);
  const at = stepOf(many, 'move-succeeds', 'ANK');
  await render(PlayedTurn, inEnglish({ turn: many, base: '/', label: 'Spring 1901', step: at }));
  const row = page.getByRole('button', { name: /F Ank.Bla/ });
  await expect.element(row).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() => {
      const box = row.element().closest('[role="group"]')?.getBoundingClientRect();
      const line = row.element().getBoundingClientRect();
      return box && line.top >= box.top && line.bottom <= box.bottom;
    })
    .toBe(true);
  expect(window.scrollY).toBe(0);
});
