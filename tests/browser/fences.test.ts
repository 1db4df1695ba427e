import { expect, test, vi } from 'vitest';
import { upgradeFences } from '../../src/embed/fences.ts';
import { fenceShapes } from '../embed/fence-shapes.ts';

const BLOCK =
  'title: A move\nedition: 1971\nexpect: A Par succeeds\nstep: 1\nFrance: A Par-Bur\nA Mar H';
const SHAPES = fenceShapes(BLOCK);

/** Shows a page with these blocks. The HTML is written in this file. */
function show(html: string): void {
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
}

test('a block is played, whatever markup a tool has made of it; its text stays, hidden', async () => {
  show(SHAPES.map(([, html]) => `<section>${html}</section>`).join(''));
  upgradeFences();
  upgradeFences();
  const embeds = [...document.querySelectorAll('standoff-scenario')];
  expect(embeds.map(({ parentElement }) => parentElement?.children.length)).toEqual(
    SHAPES.map(() => 2),
  );
  for (const embed of embeds) {
    expect([...embed.children].map(({ textContent }) => textContent)).toEqual([
      'A move',
      'France: A Par-Bur\nA Mar H',
    ]);
    expect(embed.getAttribute('edition')).toBe('1971');
    expect(embed.getAttribute('label')).toBe('A move');
    expect(embed.hasAttribute('expect')).toBe(false);
    const { previousElementSibling: text } = embed;
    expect(text?.textContent).toContain('A Par-Bur');
    expect(text && getComputedStyle(text).display).toBe('none');
  }
  const [first] = embeds;
  first?.scrollIntoView();
  await expect.poll(() => first?.step).toBe(1);
});

test('a block that is added later is found, another one is left alone', async () => {
  show('<p>Nothing yet</p>');
  const [, html = ''] = SHAPES[0] ?? [];
  document.body.append(document.createRange().createContextualFragment(html));
  await expect.poll(() => document.querySelectorAll('standoff-scenario').length).toBe(1);
  show('<pre><code class="language-js">let a;</code></pre><pre>diplomacy is hard</pre>');
  upgradeFences();
  expect(document.querySelectorAll('standoff-scenario')).toHaveLength(0);
});

test('an option that there is not names itself, and the block stays', () => {
  show(
    '<pre><code class="language-diplomacy">title: A\nnote: mine\nFrance: A Par-Bur</code></pre>',
  );
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  upgradeFences();
  upgradeFences();
  expect(errors).toHaveBeenCalledOnce();
  errors.mockRestore();
  const told = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
  expect(told).toEqual([expect.stringMatching(/^“note” is not an option .* title, edition, /)]);
  expect(document.querySelector('pre')?.checkVisibility()).toBe(true);
});
