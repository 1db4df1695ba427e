import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import DocPage from '../../src/site/docs/DocPage.svelte';
import type { Doc } from '../../src/site/docs/docs.ts';

const table = (...rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</table></div>`;

test('on a phone no name in a table is broken, and a first column of words leaves room', async () => {
  await page.viewport(360, 740);
  const html =
    table([
      '<code>--land-edge</code>',
      'the soft inner edge of realms and of coasts',
      '<code>#e9dfc4</code>',
      '<code>transparent</code>',
    ]) +
    table(['markdown-it (VitePress, Eleventy)', 'in it <code>remarkPlugins</code>, then a call']);
  const { container } = await render(
    DocPage,
    inEnglish({ doc: { title: 'A page', html } as Doc, base: '/' }),
  );
  for (const code of container.querySelectorAll('code'))
    expect(code.getClientRects().length).toBe(1);
  const words = container.querySelectorAll('.wide')[1];
  expect(words?.scrollWidth).toBe(words?.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(360);
});
