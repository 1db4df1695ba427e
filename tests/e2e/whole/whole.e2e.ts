import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import { COMMON_WORDS } from '../../../src/site/common-words.ts';
import { HERO_WORDS } from '../../../src/site/examples/home-words.ts';
import { LIST_WORDS } from '../../../src/site/examples/list-words.ts';
import { docPaths } from '../../../src/site/docs/doc-files.ts';
import { GAME_PAGE_WORDS } from '../../../src/site/games/game-scenario-words.ts';
import { LAYOUT_WORDS } from '../../../src/site/layout/layout-words.ts';
import { COURSE_PAGE_WORDS } from '../../../src/site/learn/course-words.ts';
import { PAGE_HEADS } from '../../../src/site/page-heads.ts';
import { RULE_PAGE_WORDS } from '../../../src/site/rules/rules-words.ts';
import { MORE_WORDS } from '../../../src/site/scenario/more-words.ts';
import { SCENARIO_PAGE_WORDS } from '../../../src/site/scenario/scenario-words.ts';
import { LEGEND_WORDS } from '../../../src/ui/board/legend-words.ts';
import { LEARN_WORDS } from '../../../src/ui/learn/learn-words.ts';
import { QUESTION_WORDS } from '../../../src/ui/predict/question-words.ts';
import { CHARACTERS, GERMAN } from '../../../tools/fonts.mjs';
import type { APIRequestContext } from '@playwright/test';
import { COURSE_SLUGS, DATC_SLUGS, GAME_SLUGS, HOME_SLUGS, SLUGS, TURN_SLUGS } from '../files.ts';
import { expect, IN_VERIFY, test } from '../site.ts';

// All pages as HTML, without a browser. One worker: each file is fetched once for all tests.
test.describe.configure({ mode: 'default' });

/** It stands before whatever could be against it. */
const POLICY = /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/g;

const ENGLISH = [
  '',
  'rules/',
  '404.html',
  'desk/',
  'game/',
  ...docPaths.map((path) => `${path}/`),
  ...new Set(SLUGS.map((slug) => `${slug.split('/')[0] ?? ''}/`)),
  ...[...GAME_SLUGS, ...SLUGS, ...COURSE_SLUGS].map((slug) => `${slug}/`),
];
const PAGES = [...ENGLISH, ...ENGLISH.map((path) => `de/${path}`)];

/** What pages say, by language. */
const TABLES: readonly Readonly<Record<'en' | 'de', unknown>>[] = [
  COMMON_WORDS,
  COURSE_PAGE_WORDS,
  GAME_PAGE_WORDS,
  HERO_WORDS,
  LAYOUT_WORDS,
  LEARN_WORDS,
  QUESTION_WORDS,
  LEGEND_WORDS,
  LIST_WORDS,
  MORE_WORDS,
  PAGE_HEADS,
  RULE_PAGE_WORDS,
  SCENARIO_PAGE_WORDS,
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

test('our fonts have every character on the pages', IN_VERIFY, async ({ request }) => {
  // The fonts' packages lack them too; every system font has them, and the last one, which joins words, is not drawn.
  const signs = '←↑→↓≤≥\u2060';
  const letters = `${CHARACTERS}${GERMAN}${signs}\n`.replaceAll(/[\\\]^-]/g, '\\$&');
  // A class of characters: looking for each in a list took a minute.
  const others = new RegExp(`[^${letters}]`, 'gu');
  const strange = new Map<string, string>();
  for (const path of PAGES) {
    const html = (await textOf(request, path)) ?? '';
    // Code is set in a font of the system.
    const text = html.replace(/<(head|script|style|code|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
    for (const [char] of text.matchAll(others)) strange.set(char, path);
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
    const text = html.replace(/<(script|style|pre)[\s\S]*?<\/\1>|<[^>]*>/g, ' ');
    const complaints = {
      'not one h1': [...html.matchAll(/<h1[\s>]/g)].length !== 1,
      'no title': !/<title>[^<]+<\/title>/.test(html),
      'no language': !html.includes(`<html lang="${path.startsWith('de/') ? 'de' : 'en'}">`),
      'an id twice': new Set(ids).size !== ids.length,
      'a place not filled in': /\b(undefined|NaN)\b|\[object |\{\{|<!--app/.test(text),
      'a board without a name': /<svg role="img"(?![^>]*aria-label)/.test(html),
      'not one policy': [...html.matchAll(POLICY)].length !== 1,
      // Not one that is shown as code.
      'a style in the page': /<style|\sstyle=(?!&quot;)/.test(html),
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
      // Only the documentation leads to other sites.
      if (/^(de\/)?docs\//.test(path) && !href.startsWith(home)) continue;
      const file = href.replace(/#.*$/, '').slice(home.length);
      const there = href.startsWith(home) ? await textOf(request, file) : null;
      // The desk holds a whole turn in its fragment: `tests/site/desk.test.ts` reads that of every scenario.
      const isTurn = /^(de\/)?desk\/$/.test(file) && hash.includes('turn=');
      const id = (): string => decodeURIComponent(hash.slice(1));
      const isPlace = hash === '' || isTurn || (there ?? '').includes(`id="${id()}"`);
      const found = there !== null && isPlace;
      if (!found) dead.add(`${path} leads to ${link}`);
    }
  }
  expect([...dead]).toEqual([]);
  expect(fetched.size).toBeGreaterThan(PAGES.length);
});

test('every page is there in both languages, and each says where the other is', async ({
  request,
}) => {
  const wrong: string[] = [];
  for (const path of ENGLISH.filter((one) => !one.endsWith('404.html'))) {
    const pages = await Promise.all([textOf(request, path), textOf(request, `de/${path}`)]);
    for (const html of pages) {
      const named = [...(html ?? '').matchAll(/ hreflang="([^"]+)" href="\/([^"]*)"/g)].map(
        ([, tag = '', href = '']) => `${tag} ${href}`,
      );
      const wanted = [`en ${path}`, `de de/${path}`, `x-default ${path}`];
      if (JSON.stringify(named) !== JSON.stringify(wanted)) wrong.push(`${path}: ${String(named)}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The sentences and names of a table, those that are texts by themselves. */
function textsIn(table: unknown): readonly string[] {
  if (typeof table === 'string') return /\p{L}{3}/u.test(table) ? [table] : [];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(textsIn) : [];
}

test('no German page has words of the English tables, but where it says that they are', async ({
  request,
}) => {
  const own = new Set(textsIn([...TABLES.map(({ de }) => de), german]));
  const words = textsIn([
    ...TABLES.map(({ en }) => en),
    english.page,
    english.player,
    english.asking,
  ])
    .filter((text) => text.length > 3 && !own.has(text))
    .map((text) => `>${text}<`);
  expect(words.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const path of ENGLISH) {
    const html = ((await textOf(request, `de/${path}`)) ?? '')
      .replace(/<script[\s\S]*?<\/script>/g, '')
      // Code is the same in both languages.
      .replace(/<code>[^<]*<\/code>/g, '')
      .replace(/<(\w+)[^>]* lang="en"[^>]*>[\s\S]*?<\/\1>/g, '')
      .replace(/ (?:aria-[a-z]+|title|alt|placeholder|content)="([^"]*)"/g, '>$1<')
      .replace(/ [\w:-]+="[^"]*"/g, '')
      .replace(/\s*([<>])\s*/g, '$1');
    for (const word of words) if (html.includes(word)) wrong.push(`de/${path}: ${word}`);
  }
  expect(wrong).toEqual([]);
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
