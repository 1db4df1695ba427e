import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { english } from '../../src/explain/languages/english/english.ts';
import type { StandoffScenario } from '../../src/embed/element.ts';
import '../../src/embed/element.ts';
import '../../src/embed/room.css';
import { pack } from '../../src/embed/pack.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { stepTexts } from '../../src/ui/player/step-text.ts';
import { EXAMPLE_9, turnFor } from '../../stories/turns.ts';
import { embed as embedIn, inside, textOf } from './in-embed.ts';

const turn = turnFor(EXAMPLE_9);
const nine = pack({ movement: turn, retreats: null, adjustments: null }, { language: english });
const crop = pack(
  { movement: turn, retreats: null, adjustments: null },
  { language: english, crop: true },
);
const texts = stepTexts(turn, english);
const last = turn.ruling.steps.length;

/** An embed in the page, with its orders as text. */
const embed = (attributes: Readonly<Record<string, string>>): StandoffScenario =>
  embedIn(attributes, 'A Pru-Sil, and what became of it.');

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Embeds are drawn when they come near the window. */
async function drawn(all: readonly StandoffScenario[]): Promise<void> {
  for (const element of all) {
    element.scrollIntoView();
    await expect.poll(() => element.last).toBe(last);
  }
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('an embed', () => {
  test('shows the ruling, steps through it and says so', async () => {
    const element = embed({ data: nine });
    const steps: (number | null)[] = [];
    element.addEventListener('standoff-step', ({ detail }) => steps.push(detail.step));
    await expect.poll(() => element.last).toBe(last);
    expect(textOf(element, '.sentence')).toBe(texts.opening.sentence);
    expect(element.step).toBeNull();
    await page.getByRole('button', { name: 'Next' }).click();
    expect(element.step).toBe(0);
    element.step = 4;
    expect(textOf(element, '.sentence')).toContain(texts.at[4]?.sentence);
    expect(textOf(element, '.because b')).toBe(
      texts.at[4]?.because.map(({ step }) => step).join('|'),
    );
    expect(steps).toEqual([0, 4]);
  });

  test('says when it is drawn, so that the page can keep room for it until then', async () => {
    const element = embed({ data: nine });
    expect(element.hasAttribute('drawn')).toBe(false);
    await expect.poll(() => element.last).toBe(last);
    expect(element.hasAttribute('drawn')).toBe(true);
  });

  test.each([320, 400, 483, 600, 900])(
    'at %i px has the height that the page has kept for it, and keeps it at every step',
    async (width) => {
      for (const attributes of [{}, { controls: 'none' }, { crop: '' }]) {
        // As pages have it that begin with a reset.
        const reset = document.createElement('style');
        if ('crop' in attributes)
          reset.textContent = '*, ::before, ::after { box-sizing: border-box }';
        document.body.append(reset);
        const element = embed({ data: crop, ...attributes });
        element.insertAdjacentHTML('afterbegin', '<p slot="words">Nine <b>units</b></p>');
        element.style.width = `${String(width)}px`;
        const kept = heightOf(element);
        expect(kept).toBeGreaterThan(width / 2);
        await expect.poll(() => element.last).toBe(last);
        expect(heightOf(element)).toBeCloseTo(kept, 0);
        for (let step = 0; step <= last; step++) {
          element.step = step;
          expect(heightOf(element)).toBeCloseTo(kept, 0);
        }
        element.remove();
      }
    },
  );

  test('shows the words of the author above its board', async () => {
    const element = embed({ data: nine });
    element.insertAdjacentHTML('afterbegin', '<p slot="words">Nine units</p>');
    await expect.element(page.getByText('Nine units')).toBeVisible();
    await expect.poll(() => element.last).toBe(last);
    await expect.element(page.getByText('Nine units')).toBeVisible();
  });

  test('names a step or a place that it does not have', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const all = [embed({ data: nine, step: '99' }), embed({ data: nine, at: 'support.XYZ' })];
    const right = [embed({ data: nine, step: 'last' }), embed({ data: nine, at: 'support.SIL' })];
    await drawn([...all, ...right]);
    const told = errors.mock.calls.map(([message]) => String(message));
    errors.mockRestore();
    const named = told.map((message) => /no place "([^"]*)", only orders/.exec(message)?.[1]);
    expect(named.sort()).toEqual(['99', 'support.XYZ']);
  });

  test('takes keys after a click on its board', async () => {
    const element = embed({ data: nine });
    await expect.poll(() => element.last).toBe(last);
    await userEvent.click(inside(element, '.board')[0] ?? element);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(element.step).toBe(1);
  });

  test('listens to keys only while it has the focus', async () => {
    const [one, other] = [embed({ data: nine, step: '3' }), embed({ data: nine, step: '3' })];
    await expect.poll(() => [one.step, other.step]).toEqual([3, 3]);
    await userEvent.keyboard('{ArrowRight}');
    expect([one.step, other.step]).toEqual([3, 3]);
    const [slider] = inside(one, '[role=slider]');
    if (slider instanceof HTMLElement) slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageDown}');
    expect(one.step).toBeGreaterThan(5);
    await userEvent.keyboard('{End}');
    expect([one.step, other.step]).toEqual([last, 3]);
  });

  test('plays by itself, and stops when it is removed', async () => {
    const element = embed({ data: nine });
    await expect.poll(() => element.last).toBe(last);
    element.play();
    expect(element.step).toBe(0);
    await expect.poll(() => element.step).toBe(1);
    element.remove();
    expect(textOf(element, '.buttons')).toBe('');
    expect(inside(element, '.play').map(({ ariaLabel }) => ariaLabel)).toEqual(['Play']);
  });

  test('uses the language of its data, and has no controls if so requested', async () => {
    const data = pack({ movement: turn, retreats: null, adjustments: null }, { language: german });
    const element = embed({ data, controls: 'none', href: 'javascript:alert(1)' });
    await expect.poll(() => element.last).toBe(last);
    expect(textOf(element, 'summary')).toBe('Als Text');
    expect(inside(element, '.controls, a')).toEqual([]);
  });

  test.each([320, 360, 400, 441, 450, 480, 520, 600, 812])(
    'at %i px no two chapter names overlap',
    async (width) => {
      const element = embed({ data: nine });
      element.style.width = `${String(width)}px`;
      await expect.poll(() => element.last).toBe(last);
      await expect.poll(() => inside(element, '.label').length).toBeGreaterThan(0);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      for (let step = 0; step <= last; step++) {
        element.step = step;
        const boxes = inside(element, '.label')
          .map((label) => label.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const touching = boxes.slice(1).filter((box, i) => box.left < (boxes[i]?.right ?? 0));
        expect(touching, `step ${String(step)}`).toEqual([]);
      }
    },
  );

  test('shares one style sheet with all others', async () => {
    const all = Array.from({ length: 5 }, () => embed({ data: nine }));
    await drawn(all);
    const sheets = new Set(
      all.flatMap((element) => [...(element.shadowRoot?.adoptedStyleSheets ?? [])]),
    );
    expect(sheets.size).toBe(1);
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  test('passes axe', async () => {
    const element = embed({ data: nine, label: 'Example 9', href: '/nine', step: '4' });
    await expect.poll(() => element.last).toBe(last);
    const { violations } = await axe.run(element);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('a page of embeds', () => {
  test('passes axe', async () => {
    document.body.innerHTML = '<main><h1>Supports</h1></main>';
    const main = document.querySelector('main');
    const all = [
      embed({ data: nine }),
      embed({ data: nine, step: '4' }),
      embed({ data: nine, label: 'Example 9', step: 'last', href: 'https://standoff.example/' }),
      embed({ data: nine, controls: 'none', look: 'dark' }),
      embed({ data: nine, look: 'ink' }),
    ];
    main?.append(...all);
    const narrow = embed({ data: nine, step: '2' });
    narrow.style.width = '320px';
    main?.append(narrow);
    await drawn([...all, narrow]);
    const { violations } = await axe.run(document);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

/** An embed without data, only with orders. */
function live(orders: string, attributes: Readonly<Record<string, string>> = {}): StandoffScenario {
  const element = document.createElement('standoff-scenario');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const text = document.createElement('pre');
  text.textContent = orders;
  element.append(text);
  document.body.append(element);
  return element;
}

describe('an embed without data', () => {
  const ORDERS =
    'Germany: A Ber-Pru, A Sil S A Ber-Pru\nRussia: F Bal-Pru, A Pru-Sil, A War S A Pru-Sil';

  test('rules its orders, and again when they change', async () => {
    const element = live(ORDERS, { edition: '1971' });
    await expect.poll(() => element.last).toBe(last);
    expect(textOf(element, '.sentence')).toBe(texts.opening.sentence);
    element.setAttribute('orders', 'France: A Par-Bur');
    await expect.poll(() => textOf(element, '.sentence')).toContain('Burgundy');
    element.setAttribute('orders', 'France: A Par-Brg');
    await expect.poll(() => textOf(element, '.error')).toMatch(/^Line 1: No space .*"Brg"/);
    expect(inside(element, '.frame')).toEqual([]);
    element.setAttribute('orders', 'France: A Par-Pic');
    await expect.poll(() => textOf(element, '.sentence')).toContain('Picardy');
  });

  test('plays the latest orders it was given', async () => {
    const element = live('France: A Paris to Burgundy');
    await expect.poll(() => element.last).toBeGreaterThan(0);
    element.setAttribute('orders', 'France: Army Paris to Brest');
    element.setAttribute('orders', 'France: A Par-Pic');
    await expect.poll(() => textOf(element, '.sentence')).toContain('Picardy');
    await expect.poll(() => textOf(element, '.error')).toBe('');
    expect(textOf(element, '.sentence')).toContain('Picardy');
  });

  test('can be edited, in its language', async () => {
    const element = live('France: A Par-Brg', { lang: 'de', editable: '' });
    await page.getByText('Befehle ändern').click();
    const field = page.getByRole('textbox', { name: 'Befehle' });
    await field.fill('France: A Par-Bur');
    await page.getByRole('button', { name: 'Entscheiden' }).click();
    await expect.poll(() => textOf(element, '.sentence')).toContain('Burgund');
    await field.fill('France: A Par-Xyz');
    await page.getByRole('button', { name: 'Entscheiden' }).click();
    await expect.poll(() => textOf(element, '.editor .error')).toMatch(/^Zeile 1: .*Xyz/);
    expect(textOf(element, '.sentence')).toContain('Burgund');
    const { violations } = await axe.run(element);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('data that cannot be played', () => {
  const damaged: readonly (readonly [what: string, data: string])[] = [
    ['nothing', ''],
    ['no JSON', '[1,0,'],
    ['another thing', '{"a":1}'],
    ['a newer version', nine.replace(/^\[1,/, '[2,')],
    ['half of it', nine.slice(0, nine.length / 2)],
    ['a number that is none', nine.replaceAll(/\d+\.\d+/g, '"x"')],
    ['markup', JSON.stringify(['<img src=x onerror=alert(1)>'])],
    ['too many steps', nine.replace(/^\[1,0,\d+/, '[1,0,1e9')],
    ['far too much', JSON.stringify([1, 'x'.repeat(500_000)])],
  ];

  test.each(damaged)('%s: says so, and the text stays', async (_, data) => {
    const element = document.createElement('standoff-scenario');
    const messages: string[] = [];
    element.addEventListener('standoff-error', ({ detail }) => messages.push(detail.message));
    element.setAttribute('data', data);
    element.textContent = 'A Pru-Sil';
    document.body.append(element);
    await expect.poll(() => messages.length).toBe(1);
    expect(textOf(element, '.error')).toBe(messages[0]);
    expect(inside(element, '.frame')).toEqual([]);
    expect(inside(element, '.frame, img, script')).toEqual([]);
    await expect.element(page.getByText('A Pru-Sil')).toBeVisible();
  });

  test('treats its text as text', async () => {
    const element = embed({ data: nine.replaceAll('Prussia', '<img src=x onerror=alert(1)>') });
    await expect.poll(() => element.last).toBe(last);
    expect(textOf(element, '.sentence')).toContain('<img');
    expect(inside(element, 'img')).toEqual([]);
  });
});
