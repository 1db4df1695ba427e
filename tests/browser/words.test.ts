import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/embed/element.ts';
import '../../src/embed/room.css';
import { blockTag } from '../../src/embed/block/block.ts';
import { domOf } from '../../src/embed/block/dom-of.ts';

const ORDERS =
  'Austria: A Vie-Gal, A Bud S A Vie-Gal\nRussia: A War-Gal, A Ukr S A War-Gal\nTurkey: A Rum-Bud';
const WORDS =
  'at support.BUD: He did *not* want Budapest.\nmark: 1 ring Rum; 2 arrow Rum-Bud; 3 area Gal\nask support.BUD: Who stands in Galicia?\nanswers: Austria; *Russia; *Not Austria';

function show(source: string): HTMLElement {
  const made = blockTag(source, { formats: ['medium'] });
  if (!made.ok) throw new Error(made.error.join());
  const element = domOf(made.value) as HTMLElement;
  document.body.append(element);
  return element;
}
const inside = (element: Element, selector: string): string =>
  [...(element.shadowRoot?.querySelectorAll(selector) ?? [])]
    .map(({ textContent }) => textContent)
    .join('|');
const problems = async (): Promise<readonly string[]> =>
  (await axe.run(document.body, { rules: { region: { enabled: false } } })).violations.map(
    ({ id }) => id,
  );

afterEach(() => {
  document.body.replaceChildren();
});

test('a question hides the outcome until it is answered, and the page does not move', async () => {
  const element = show(`title: It breaks\n${WORDS}\n${ORDERS}`);
  const kept = element.getBoundingClientRect().height;
  await expect.poll(() => inside(element, '.sentence')).toBe('Who stands in Galicia?');
  expect(element.getBoundingClientRect().height).toBeCloseTo(kept, 0);
  await expect.element(page.getByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(element.shadowRoot?.querySelectorAll('.crayon')).toHaveLength(3);
  expect(inside(element, '.spoken li')).toBe('Ring 1: RUM|Arrow 2: RUM–BUD|Area 3: GAL');
  expect(await problems()).toEqual([]);
  await page.getByRole('button', { name: 'Austria', exact: true }).click();
  expect(inside(element, '.verdict')).toBe('You said: Austria. Right: Russia, Not Austria.');
  expect(inside(element, '.sentence')).toContain('support is cut');
  expect(inside(element, 'blockquote')).toBe('He did not want Budapest.');
  expect(inside(element, 'blockquote em')).toBe('not');
  expect(element.getBoundingClientRect().height).toBeCloseTo(kept, 0);
  expect(await problems()).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  expect(inside(element, 'blockquote')).toBe('');
});

test('one of several right answers is right, and the others are named', async () => {
  const element = show(`${WORDS}\n${ORDERS}`);
  await page.getByRole('button', { name: 'Russia' }).click();
  expect(inside(element, '.verdict')).toBe('Right. Right, too: Not Austria.');
});

test('a study shows one chapter at a time', async () => {
  const element = show(
    `study: S\n---\ntitle: One\n${ORDERS}\n---\ntitle: Two\nhide: outcome\n${ORDERS}`,
  );
  const kept = element.getBoundingClientRect().height;
  await expect.poll(() => inside(element, '.chapters [role=status]')).toBe('1 of 2');
  expect(element.getBoundingClientRect().height).toBeCloseTo(kept, 0);
  const shown = (): readonly (string | null)[] =>
    [...element.querySelectorAll('standoff-scenario')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getAttribute('label'));
  expect(shown()).toEqual(['One']);
  await page.getByRole('button', { name: 'Next chapter' }).click();
  expect(shown()).toEqual(['Two']);
  await page.getByRole('link', { name: 'One' }).click();
  expect(shown()).toEqual(['One']);
});
