import './army-fleet/load.ts';
import { palettesOf } from '../picture/palette.ts';
import { folderOf, LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import { LANGUAGES } from '../explain/languages/languages.ts';
import { lessons } from 'virtual:scenarios';
import { diagramFiles, SHOWN_BOARDS } from './boards/shown-boards.ts';
import { cardOf, cardPicture } from './cards.ts';
import { escaped } from './escaped.ts';
import { findFiles } from './find/find-files.ts';
import { type PageAddresses, robots, sitemap } from './for-crawlers.ts';
import { framePage } from './frame/frame-page.ts';
import style from './frame/frame.css?raw';
import Footer from './layout/Footer.svelte';
import Header from './layout/Header.svelte';
import NotLoaded from './layout/NotLoaded.svelte';
import { type Page, piece, type RenderedPart } from './layout/page.ts';
import { pageOf, pathsInside } from './pages.ts';
import type { PageData } from './page-data.ts';
import { alternates, oembedOf, type PageKind, sharingHead, type Shared } from './sharing.ts';
import type { ShownScenario } from './shown.ts';
import { siteIn } from './site-in.ts';
import { headline } from '../scenario/titles.ts';
import type { AuthorNote } from '../scenario/words/author-words.ts';
import { linesOf } from '../scenario/words/words-of-scenario.ts';
import { phasesOf } from './turns.ts';

const base = import.meta.env.BASE_URL;

/** The pages with parts that use the style sheet of a game. */
const WITH_GAME_SHEET: readonly PageData['page'][] = [
  'game',
  'machine',
  'desk',
  'lesson',
  'practice',
  'today',
  'saturday',
  'study',
  'docs',
];

/** Every page in every language: English ones in no folder, the others in the folder of their language. */
export const paths = (): readonly string[] =>
  LANGUAGE_TAGS.flatMap((tag) => pathsInside().map((path) => pathIn(path, tag)));

/** `rules`, in German `de/rules`; the home page in German is `de`. */
const pathIn = (path: string, tag: LanguageTag): string =>
  `${folderOf(tag)}${path}`.replace(/\/$/, '');

interface Place {
  /** The path without its language. */
  readonly inside: string;
  readonly tag: LanguageTag;
}

function placeOf(path: string): Place {
  const tag = LANGUAGE_TAGS.find((one) => `${path}/`.startsWith(folderOf(one) || '/')) ?? 'en';
  return { inside: path.slice(folderOf(tag).length), tag };
}

/**
 * Files besides the pages, by their paths: what the search fetches, the diagrams of boards, and what search engines read. `address`: the address
 * of the site, if known.
 */
export const files = (
  address: string | null,
): readonly (readonly [path: string, text: string])[] => [
  ...findFiles(lessons, base),
  ...diagramFiles(),
  ['robots.txt', robots(base, address)],
  ...(address === null ? [] : [['sitemap.xml', sitemap(listed(), address)] as const]),
];

/** The diagrams of boards, which are among those files. */
export { diagramFiles };

/** Every page that exists at an address of its own, in every language. */
const listed = (): readonly PageAddresses[] =>
  pathsInside()
    .filter((path) => path !== '404')
    .map((path) => LANGUAGE_TAGS.map((tag) => [tag, addressIn(path, tag)] as const));

/** The scenarios that can be shown in a frame, each in every language. */
export const framed = (): readonly string[] =>
  siteIn('en').all.flatMap(({ slug }) => LANGUAGE_TAGS.map((tag) => pathIn(slug, tag)));

const scenarioAt = (path: string): ShownScenario | undefined => {
  const { inside, tag } = placeOf(path);
  return siteIn(tag).all.find(({ slug }) => slug === inside);
};

/** The page of a scenario for frames on other sites (`frame/frame-page.ts`). Throws if there is no such scenario. */
export function renderFrame(path: string): Promise<string> {
  const shown = scenarioAt(path);
  if (!shown) throw new Error(`no scenario ${path}`);
  return Promise.resolve(
    framePage(phasesOf(shown, shown.editions[0] ?? '1971'), {
      title: headline(shown),
      full: `${base}${path}/`,
      tag: shown.tag,
      languages: LANGUAGES,
      notes: { en: notesIn('en', shown.slug), de: notesIn('de', shown.slug) },
      palettes: palettesOf(),
      style,
    }),
  );
}

const notesIn = (tag: LanguageTag, slug: string): readonly AuthorNote[] =>
  linesOf(siteIn(tag).all.find((one) => one.slug === slug) ?? {}).notes;

const sources = { lessons, boards: SHOWN_BOARDS };

/** The names of the pictures on cards. A picture has no words, so it is the same in every language. */
export const cards = (): readonly string[] =>
  [...new Set(pathsInside().map((path) => cardOf(path, siteIn('en'), sources)))].filter(
    (name) => name !== '',
  );

/** The picture of a card as an SVG file. Throws if there is none. */
export const renderCard = (name: string): string => cardPicture(name, siteIn('en'), sources);

/** The oEmbed data of a scenario that can be shown in a frame; `site`: the address of the site. */
export function renderOembed(path: string, site: string): string {
  const { inside, tag } = placeOf(path);
  return oembedOf(sharedOf(path, pageOf(inside, siteIn(tag))), site);
}

const KINDS: Partial<Readonly<Record<PageData['page'], PageKind>>> = {
  ...{ learn: 'course', lesson: 'lesson', saturday: 'lesson' },
  ...{ scenario: 'article', docs: 'article' },
};

function sharedOf(path: string, { title, description, data }: Page): Shared {
  const { inside, tag } = placeOf(path);
  return {
    path,
    tag,
    title,
    description,
    card: cardOf(inside, siteIn(tag), sources),
    isFramed: scenarioAt(path) !== undefined,
    kind: KINDS[data.page] ?? (/^(rules|docs|boards)\//.test(inside) ? 'article' : null),
  };
}

/**
 * Renders a page. `address`: the address of the site, if known; `data` is JSON that the page finds in `#app-data`.
 * Throws if there is no such page.
 */
export function renderPath(
  path: string,
  address: string | null = null,
): Promise<{
  tag: LanguageTag;
  head: string;
  body: string;
  data: string;
  sheets: readonly ('live' | 'game' | 'boards')[];
}> {
  const { inside, tag } = placeOf(path);
  const site = siteIn(tag);
  const page = pageOf(inside, site);
  const { title, description, part, data, above, live, ruled, still, withoutScripts } = page;
  const other: LanguageTag = tag === 'en' ? 'de' : 'en';
  // The page for unknown addresses has no counterpart in another language to link to.
  const isLost = inside === '404';
  const there = isLost ? folderOf(other) : addressIn(inside, other);
  const header = piece(site.language, Header, {
    base,
    part,
    other: { href: `${base}${there}`, tag: other },
    armyFleet: inside.startsWith('army-fleet'),
  });
  const footer = piece(site.language, Footer, { base });
  const notLoaded = piece(site.language, NotLoaded, {});
  return Promise.resolve({
    tag,
    head: [
      `<title>${escaped(title)} · Standoff</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      ...(isLost
        ? []
        : [
            alternates(
              LANGUAGE_TAGS.map((one) => [one, addressIn(inside, one)]),
              address ?? base,
            ),
          ]),
      ...(isLost
        ? []
        : [
            address === null
              ? `<link rel="canonical" href="${escaped(`${base}${addressIn(inside, tag)}`)}" />`
              : sharingHead(sharedOf(path, page), address),
          ]),
      header.head,
      above?.head ?? '',
      live?.head ?? '',
      ruled?.head ?? '',
      still?.head ?? '',
      footer.head,
      notLoaded.head,
    ].join('\n'),
    body: [
      settled(header),
      '<main id="main">',
      withoutScripts
        ? `<noscript><p class="no-script">${linked(withoutScripts, `${base}${folderOf(tag)}`)}</p></noscript>`
        : '',
      settled(above),
      live ? `<div id="live">${unnested(live.body)}</div>` : '',
      unscripted(ruled),
      settled(still),
      '</main>',
      settled(footer),
      settled(notLoaded),
    ].join('\n'),
    data: JSON.stringify(data),
    sheets: [
      ...(live ? (['live'] as const) : []),
      ...(WITH_GAME_SHEET.includes(data.page) ? (['game'] as const) : []),
      ...(/^boards(\/|$)/.test(inside) ? (['boards'] as const) : []),
    ],
  });
}

/** A part that is not hydrated: nobody reads the marks that hydration needs. */
const settled = (part: RenderedPart | undefined): string =>
  part?.body.replaceAll(/<!--.*?-->/gs, '') ?? '';

/** A part for browsers without scripts. */
const unscripted = (part: RenderedPart | undefined): string =>
  part ? unnested(`<noscript>${settled(part)}</noscript>`) : '';

/** A `noscript` cannot contain another, which would end it. */
function unnested(html: string): string {
  let depth = 0;
  return html.replaceAll(/<(\/?)noscript>/g, (tag, end: string) => {
    depth += end === '' ? 1 : -1;
    const isInner = depth > (end === '' ? 1 : 0);
    return !isInner ? tag : end === '' ? '<span data-unscripted>' : '</span>';
  });
}

/** `[The examples] and [the rules]` as links to the two, and `[the course](learn/)` to that page. */
function linked(words: string, home: string): string {
  const goals = ['#examples', 'rules/'];
  return words.replace(
    /\[([^\]]+)\](?:\(([^)]+)\))?/g,
    (_, text: string, goal: string = goals.shift() ?? '') => `<a href="${home}${goal}">${text}</a>`,
  );
}

const addressIn = (inside: string, tag: LanguageTag): string =>
  `${folderOf(tag)}${inside === '' ? '' : `${inside}/`}`;
