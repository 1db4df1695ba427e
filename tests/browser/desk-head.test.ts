import type { ComponentProps } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { german } from '../../src/explain/languages/german/german.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import DeskHead from '../../src/site/desk/DeskHead.svelte';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import { languageContext } from '../../src/ui/kit/language.ts';

const PROPS = {
  title: 'Herbst 1902, Züge',
  edition: '2023',
  house: null,
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

async function headAt(width: number, more: Partial<ComponentProps<typeof DeskHead>> = {}) {
  around.style.width = `${String(width)}px`;
  await render(DeskHead, {
    props: { ...PROPS, ...more },
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

describe('house rules', () => {
  const house = { name: 'Our table', base: '2023', choices: { uncuttable: 'none' } } as const;

  test('are what rules: the edition that they change is not', async () => {
    await headAt(1200, { house, differing: [] });
    expect(page.getByRole('radio', { name: 'Our table' }).element()).toBeChecked();
    expect(page.getByRole('radio', { name: '2023' }).element()).not.toBeChecked();
    expect(around.textContent).toContain('wie „Our table“');
  });

  test('are left by picking an edition, the one that they change as well', async () => {
    const picked: string[] = [];
    await headAt(1200, { house, onpick: (name: string) => picked.push(name) });
    await page.getByRole('radio', { name: '2023' }).click({ force: true });
    expect(picked).toEqual(['2023']);
  });

  test.each([1200, 700, 460, 360])('of a long name fit into %i px', async (width) => {
    await headAt(width, { house: { ...house, name: 'The rules of our table, '.repeat(4) } });
    expect(around.scrollWidth).toBe(width);
  });
});
