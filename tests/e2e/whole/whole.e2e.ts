import { CHARACTERS } from '../../../tools/fonts.mjs';
import { GAME_SLUGS, SLUGS } from '../files.ts';
import { expect, test } from '../site.ts';

/** It stands before whatever could be against it. */
const POLICY = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/g;

const PAGES = [
  '',
  'rules/',
  '404.html',
  'game/',
  ...new Set(SLUGS.map((slug) => `${slug.split('/')[0] ?? ''}/`)),
  ...[...GAME_SLUGS, ...SLUGS].map((slug) => `${slug}/`),
];

test('our fonts have every character on the pages', async ({ request }) => {
  const signs = '←↑→↓≤≥'; // the fonts' packages lack them too; every system font has them
  const strange = new Map<string, string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '');
    for (const char of text) if (!`${CHARACTERS}${signs}\n`.includes(char)) strange.set(char, path);
  }
  expect([...strange]).toEqual([]);
});

test('every page is whole: one heading, no id twice, nothing that was not filled in', async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    const complaints = {
      'not one h1': [...html.matchAll(/<h1[\s>]/g)].length !== 1,
      'no title': !/<title>[^<]+<\/title>/.test(html),
      'no language': !/<html[^>]* lang="en"/.test(html),
      'an id twice': new Set(ids).size !== ids.length,
      'a place not filled in': /\b(undefined|NaN)\b|\[object |\{\{|<!--app/.test(text),
      'a board without a name': /<svg role="img"(?![^>]*aria-label)/.test(html),
      'not one policy': [...html.matchAll(POLICY)].length !== 1,
      'a style in the page': /<style|\sstyle=/.test(html),
      'a script in the page': /<script(?![^>]* (src=|type="application\/json"))/.test(html),
      'a handler in the page': /<[^>]* on[a-z]+=/.test(html),
    };
    for (const [what, is] of Object.entries(complaints)) if (is) wrong.push(`${path}: ${what}`);
  }
  expect(wrong).toEqual([]);
});

test('every link leads somewhere on the site, and its fragment to a place there', async ({
  request,
  baseURL,
}) => {
  const home = baseURL ?? '';
  const seen = new Map<string, Promise<string | null>>();
  const textOf = (address: string) => {
    const text =
      seen.get(address) ??
      request.get(address).then(async (answer) => (answer.ok() ? answer.text() : null));
    seen.set(address, text);
    return text;
  };
  const dead = new Set<string>();
  for (const path of PAGES) {
    const html = (await textOf(new URL(path, home).href)) ?? '';
    for (const [, link = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const { href, hash, protocol } = new URL(link.replaceAll('&amp;', '&'), `${home}${path}`);
      if (protocol === 'data:') continue;
      const there = href.startsWith(home) ? await textOf(href.replace(/#.*$/, '')) : null;
      const found = there !== null && (hash === '' || there.includes(`id="${hash.slice(1)}"`));
      if (!found) dead.add(`${path} leads to ${link}`);
    }
  }
  expect([...dead]).toEqual([]);
  expect(seen.size).toBeGreaterThan(PAGES.length);
});

test('the licences of what is bundled are linked and there', async ({ page, request }) => {
  await page.goto('');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Licences' });
  const text = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  const notices = text.split(/^#+ /m);
  for (const name of ['svelte', 'xstate', 'valibot', 'd3-shape', 'd3-zoom', 'd3-ease'])
    expect(notices.find((notice) => notice.startsWith(`${name} - `))).toContain('Copyright');
  for (const name of ['Alegreya Sans', 'EB Garamond'])
    expect(text).toContain(`The ${name} Project`);
});
