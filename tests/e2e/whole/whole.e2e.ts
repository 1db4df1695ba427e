import { CHARACTERS } from '../../../tools/fonts.mjs';
import type { APIRequestContext } from '@playwright/test';
import { COURSE_SLUGS, DATC_SLUGS, GAME_SLUGS, HOME_SLUGS, SLUGS, TURN_SLUGS } from '../files.ts';
import { expect, test } from '../site.ts';

// All pages as HTML, without a browser. One worker: each file is fetched once for all tests.
test.describe.configure({ mode: 'default' });

/** It stands before whatever could be against it. */
const POLICY = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/g;

const PAGES = [
  '',
  'rules/',
  '404.html',
  'desk/',
  'game/',
  ...new Set(SLUGS.map((slug) => `${slug.split('/')[0] ?? ''}/`)),
  ...[...GAME_SLUGS, ...SLUGS, ...COURSE_SLUGS].map((slug) => `${slug}/`),
];

const fetched = new Map<string, Promise<string | null>>();

/** The text of a file of the site; null if there is none. */
function textOf(request: APIRequestContext, path: string): Promise<string | null> {
  const text =
    fetched.get(path) ??
    request.get(path).then(async (answer) => (answer.ok() ? answer.text() : null));
  fetched.set(path, text);
  return text;
}

/** Where the links in the main part of a page lead, as paths of the site. */
async function linksOn(request: APIRequestContext, path: string): Promise<ReadonlySet<string>> {
  const html = (await textOf(request, path)) ?? '';
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return new Set(
    [...main.matchAll(/<a\s[^>]*href="\/([^"#]*)[^"]*"/g)].map(([, link = '']) => link),
  );
}

test('our fonts have every character on the pages', async ({ request }) => {
  const signs = '←↑→↓≤≥'; // the fonts' packages lack them too; every system font has them
  const strange = new Map<string, string>();
  for (const path of PAGES) {
    const html = (await textOf(request, path)) ?? '';
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
    const html = (await textOf(request, path)) ?? '';
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
  const dead = new Set<string>();
  for (const path of PAGES) {
    const html = (await textOf(request, path)) ?? '';
    for (const [, link = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const { href, hash, protocol } = new URL(link.replaceAll('&amp;', '&'), `${home}${path}`);
      if (protocol === 'data:') continue;
      const file = href.replace(/#.*$/, '').slice(home.length);
      const there = href.startsWith(home) ? await textOf(request, file) : null;
      // The desk holds a whole turn in its fragment: `tests/site/desk.test.ts` reads that of every scenario.
      const isTurn = file === 'desk/' && hash.includes('turn=');
      const isPlace = hash === '' || isTurn || (there ?? '').includes(`id="${hash.slice(1)}"`);
      const found = there !== null && isPlace;
      if (!found) dead.add(`${path} leads to ${link}`);
    }
  }
  expect([...dead]).toEqual([]);
  expect(fetched.size).toBeGreaterThan(PAGES.length);
});

test('the home page, that of the DATC and that of a game lead to all they are about', async ({
  request,
}) => {
  const missing: string[] = [];
  const lists = [
    ['', [...HOME_SLUGS, ...GAME_SLUGS]],
    ['datc/', DATC_SLUGS],
    ...GAME_SLUGS.filter((slug) => slug.startsWith('games/')).map(
      (slug) =>
        [`${slug}/`, TURN_SLUGS.filter((one) => new RegExp(`^${slug}-\\d{4}-`).test(one))] as const,
    ),
  ] as const;
  for (const [path, slugs] of lists) {
    expect(slugs.length, path).toBeGreaterThan(0);
    const links = await linksOn(request, path);
    for (const slug of slugs) if (!links.has(`${slug}/`)) missing.push(`${path} lacks ${slug}`);
  }
  expect(missing).toEqual([]);
});

test('the licences of what is bundled are linked and there', async ({ request }) => {
  const footer = /<footer[\s\S]*<\/footer>/.exec((await textOf(request, '')) ?? '')?.[0] ?? '';
  const [, link = ''] = /<a href="([^"]+)"[^>]*>Licences<\/a>/.exec(footer) ?? [];
  const text = await (await request.get(link)).text();
  const notices = text.split(/^#+ /m);
  for (const name of ['svelte', 'xstate', 'valibot', 'd3-shape', 'd3-zoom', 'd3-ease'])
    expect(notices.find((notice) => notice.startsWith(`${name} - `))).toContain('Copyright');
  for (const name of ['Alegreya Sans', 'EB Garamond'])
    expect(text).toContain(`The ${name} Project`);
});
