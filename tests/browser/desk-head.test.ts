import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { german } from '../../src/explain/languages/german/german.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import DeskHead from '../../src/site/desk/DeskHead.svelte';
import '../../src/site/styles/tokens.css';
import '../../src/site/styles/base.css';
import { languageContext } from '../../src/ui/kit/language.ts';

const PROPS = {
  title: 'Herbst 1902, Züge',
  edition: '2023',
  beside: null,
  differing: [EDITIONS['1971'], EDITIONS.DPTG],
  onpick: () => undefined,
  onbeside: () => undefined,
} as const;

/** The page in which the desk is, of a width in px. */
let around: HTMLElement;
beforeEach(() => {
  around = document.createElement('div');
  around.style.cssText = 'position: relative; container: page / inline-size';
  document.body.append(around);
});
afterEach(() => {
  around.remove();
});

async function headAt(width: number): Promise<Element> {
  around.style.width = `${String(width)}px`;
  await render(DeskHead, {
    props: PROPS,
    context: new Map([languageContext(german)]),
    target: around,
  });
  const head = around.querySelector('.head');
  if (!head) throw new Error('no head');
  return head;
}

test.each([700, 600, 450, 360, 320])(
  'the head of the desk is not wider than %i px',
  async (width) => {
    await headAt(width);
    expect(around.scrollWidth).toBe(width);
  },
);

test.each([360, 320])('the choice of rules covers nothing at %i px', async (width) => {
  const head = await headAt(width);
  const choice = page.getByRole('combobox').element().getBoundingClientRect();
  for (const part of head.querySelectorAll('h1, p')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isApart =
      right <= choice.left || left >= choice.right || bottom <= choice.top || top >= choice.bottom;
    expect(isApart, part.textContent).toBe(true);
    expect(part.scrollWidth, part.textContent).toBeLessThanOrEqual(part.clientWidth);
  }
});
