import { games, lessons, scenarios } from 'virtual:scenarios';
import { adjustmentRows, retreatRows } from '../ui/phases/phase-rows.ts';
import { english } from '../explain/languages/english/english.ts';
import { verdict } from '../explain/tell.ts';
import { drawFrame } from '../picture/draw.ts';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import { frame } from '../stage/frame/frame.ts';
import { retreatFrame } from '../stage/frame/retreat-frame.ts';
import { FORMATS, type Format } from '../stage/model/format.ts';
import { datcCases } from './examples/datc.ts';
import DeskPage from './desk/DeskPage.svelte';
import DatcPage from './examples/DatcPage.svelte';
import Examples from './examples/Examples.svelte';
import FolderPage from './examples/FolderPage.svelte';
import { folders } from './examples/folders.ts';
import Footer from './layout/Footer.svelte';
import GamePage from './game/GamePage.svelte';
import GameScenarioPage from './games/GameScenarioPage.svelte';
import type { GameScenario } from '../scenario/game/game-scenario.ts';
import type { Lesson } from '../learn/lesson.ts';
import MachinePage from './game/MachinePage.svelte';
import { groups, listedGames } from './examples/groups.ts';
import { coursePage, coursePaths, lessonPage } from './learn/course-pages.ts';
import Header from './layout/Header.svelte';
import Hero from './examples/Hero.svelte';
import More from './scenario/More.svelte';
import NotFound from './NotFound.svelte';
import ReadingsPage from './rules/ReadingsPage.svelte';
import RulesPage from './rules/RulesPage.svelte';
import ScenarioPage from './scenario/ScenarioPage.svelte';
import { escaped } from './escaped.ts';
import { CARD_SIZE, oembedOf, sharingHead, type Shared } from './sharing.ts';
import { shownOf, type Shown } from './shown.ts';
import { headline } from './titles.ts';
import type { PageData } from './page-data.ts';
import { type Page, piece } from './layout/page.ts';
import { phasesOf } from './turns.ts';
import { framePage } from './frame/frame-page.ts';
import style from './frame/frame.css?raw';
import tokens from './styles/tokens.css?raw';

const base = import.meta.env.BASE_URL;
const all = scenarios.map(shownOf);
const listed = listedGames(games, all);
const grouped = groups(all, listed);
const shelved = folders(all, listed);
/** In the order of the rulebook, as a reader goes from one to the next. */
const inOrder = grouped.flatMap((group) => group.scenarios);
const cases = datcCases(all);
/** The turns of games that have a page of their own for them. */
const turns = all.filter(({ collection }) => collection === 'games');

/** The pages whose parts are styled by the sheet of a game. */
const WITH_GAME_SHEET: readonly PageData['page'][] = [
  'game',
  'machine',
  'desk',
  'learn',
  'lesson',
  'practice',
  'chapter',
];

/** What the home page plays, and what it sends a newcomer to. */
const HERO = 'rulebook-1982/example-12';
const START = 'learn';
const hero = inOrder.find(({ slug }) => slug === HERO) ?? inOrder[0];

/** Every page: home, rules, the DATC's cases, a game and its machine, what is shown for an address that leads nowhere, each folder and each scenario. */
export const paths = (): readonly string[] => [
  '',
  'rules',
  'rules/readings',
  'datc',
  'game',
  'game/machine',
  'desk',
  '404',
  ...coursePaths(lessons),
  ...shelved.map(({ path }) => path),
  ...games.map(({ slug }) => slug),
  ...[...inOrder, ...turns, ...cases].map((shown) => shown.slug),
];

/** The scenarios that can be shown in a frame: those with moves. */
export const framed = (): readonly string[] =>
  all.filter(({ orders }) => orders.length > 0).map(({ slug }) => slug);

/** The page of a scenario for frames on other sites (`frame/frame-page.ts`); `map`: the text of the map. Throws if there is none. */
export async function renderFrame(slug: string, map: string): Promise<string> {
  const shown = all.find((one) => one.slug === slug);
  const { movement } = shown ? phasesOf(shown, shown.editions[0] ?? '1971') : { movement: null };
  if (!shown || !movement) throw new Error(`no moves in ${slug}`);
  const { german } = await import('../explain/languages/german/german.ts');
  return framePage(movement, {
    title: headline(shown),
    full: `${base}${slug}/`,
    languages: { en: english, de: german },
    files: { map, tokens, style },
  });
}

/** The format of the picture in a card: half its size in px. */
const CARD: Format = {
  ...FORMATS.medium,
  width: CARD_SIZE.width / 2,
  height: CARD_SIZE.height / 2,
};

/** The scenarios whose rulings are in cards. */
export const cards = (): readonly string[] =>
  [...new Set(paths().map(cardOf))].filter((slug) => slug !== '');

/** The scenario in the card of a page: its own, the first that it lists, or that of the home page. */
function cardOf(path: string): string {
  const folder = shelved.find((one) => one.path === path);
  const slug =
    all.find((shown) => shown.slug === path)?.slug ??
    games.find((game) => game.slug === path)?.seasons.at(-1)?.slug ??
    folder?.groups.flatMap(({ scenarios: list }) => list)[0]?.slug;
  return slug ?? hero?.slug ?? '';
}

/** The ruling of a scenario as an SVG file for cards; `map`: the text of the map. Throws if there is none. */
export function renderCard(slug: string, map: string): string {
  const shown = all.find((one) => one.slug === slug);
  if (!shown) throw new Error(`no scenario ${slug}`);
  const { movement, retreats, adjustments } = phasesOf(shown, shown.editions[0] ?? '1971');
  const drawn = movement
    ? frame(movement, movement.ruling.steps.length, CARD)
    : retreats
      ? retreatFrame(retreats, CARD)
      : adjustments && adjustmentFrame(adjustments, CARD);
  if (!drawn) throw new Error(`nothing to draw in ${slug}`);
  return drawFrame(drawn, { map, tokens }, 'light', { title: headline(shown), description: '' });
}

/** The oEmbed data of a scenario that can be shown in a frame; `site`: where the site is. */
export function renderOembed(slug: string, site: string): string {
  const { title, description } = pageOf(slug);
  return oembedOf(sharedOf(slug, title, description), site);
}

const sharedOf = (path: string, title: string, description: string): Shared => ({
  path,
  title,
  description,
  card: cardOf(path),
  isFramed: framed().includes(path),
});

function pageOf(path: string): Page {
  switch (path) {
    case '':
      return homePage();
    case 'rules':
      return {
        title: 'The rules a step can rest on',
        description:
          'Every rule of movement that a ruling can rest on, in our own words, with its paragraphs, and where the editions differ.',
        part: 'rules',
        data: { page: 'rules' },
        live: piece(RulesPage, { base }),
      };
    case 'rules/readings':
      return {
        title: 'Our reading of the rules',
        description:
          'What the rulebooks leave open, and how each edition is read: every answer with its source, or a note that none settles it.',
        part: 'rules',
        data: { page: 'readings' },
        live: piece(ReadingsPage, { base }),
      };
    case 'datc':
      return {
        title: 'The DATC, case by case',
        description:
          'Every case of the Diplomacy Adjudicator Test Cases 3.0, ruled and explained, with the editions that agree on it.',
        part: 'examples',
        data: { page: 'still' },
        still: piece(DatcPage, { cases, base }),
      };
    case 'game':
      return {
        title: 'Play a whole game',
        description:
          'A game of Diplomacy from the first Spring to the last: orders on the map or in writing, every phase ruled and explained.',
        part: 'game',
        data: { page: 'game' },
        live: piece(GamePage, { base }),
        withoutScripts:
          'This page needs scripts, and your browser does not run them: no game can be played here. The examples and the rules can be read without.',
      };
    case 'game/machine':
      return {
        title: 'The machine behind a game',
        description:
          'The phases of a game of Diplomacy as a state machine: its states, read from the machine itself, and what it does with each event.',
        part: 'game',
        data: { page: 'machine' },
        live: piece(MachinePage, { base }),
        withoutScripts:
          'This page needs scripts, and your browser does not run them: the chart can be read, but the buttons do nothing.',
      };
    case 'desk':
      return {
        title: 'The desk: rule your own position',
        description:
          'Paste orders of Diplomacy in any notation or draw them on the map, and see the ruling by six editions, with every reason.',
        part: 'desk',
        data: { page: 'desk' },
        live: piece(DeskPage, { base }),
        withoutScripts:
          'This page needs scripts, and your browser does not run them: the example can be read, but no orders of your own are ruled here. The examples and the rules can be read without.',
      };
    case 'learn':
      return coursePage(lessons, base);
    case '404':
      return {
        title: 'No order leads here',
        description: 'This page does not exist.',
        part: null,
        data: { page: 'still' },
        still: piece(NotFound, { base }),
      };
    default: {
      const lesson = lessonPage(lessons, path, base);
      if (lesson) return lesson;
      const folder = shelved.find((one) => one.path === path);
      if (folder) return folderPage(folder);
      const played = games.find(({ slug }) => slug === path);
      if (played) return gamePage(played);
      const game = games.find(({ seasons }) => seasons.some(({ slug }) => slug === path));
      const list = path.startsWith('datc/')
        ? cases
        : path.startsWith('games/')
          ? turns.filter(({ slug }) => game?.seasons.some((season) => season.slug === slug))
          : inOrder;
      const at = list.findIndex((shown) => shown.slug === path);
      const shown = list[at];
      if (!shown) throw new Error(`no page ${path}`);
      return scenarioPage(shown, game ?? null, list[at - 1] ?? null, list[at + 1] ?? null);
    }
  }
}

function homePage(): Page {
  const shown = hero;
  return {
    title: 'See why the orders turned out as they did',
    description:
      'Standoff rules a turn of Diplomacy and plays the reasoning back on the board, one settled step at a time. Each step names its rule.',
    part: 'examples',
    ...(shown
      ? {
          data: { page: 'home', shown, start: START },
          live: piece(Hero, { shown, start: START, base }),
        }
      : { data: { page: 'still' } }),
    still: piece(Examples, { groups: grouped, base }),
  };
}

function folderPage({ title, lead, groups }: (typeof shelved)[number]): Page {
  return {
    title,
    description: lead,
    part: 'examples',
    data: { page: 'still' },
    still: piece(FolderPage, { title, lead, groups, base }),
  };
}

/** A game from a file, with its turns. */
function gamePage(game: GameScenario): Page {
  const seasons = all.filter(({ slug }) => game.seasons.some((season) => season.slug === slug));
  return {
    title: game.title,
    description: game.note,
    part: 'examples',
    data: { page: 'still' },
    still: piece(GameScenarioPage, { game, seasons, base }),
  };
}

/** The first lesson that teaches what a scenario shows. */
function lessonOn(slug: string): Pick<Lesson, 'slug' | 'title'> | null {
  return lessons.find(({ rulebook }) => rulebook === slug) ?? null;
}

function scenarioPage(
  shown: Shown,
  game: GameScenario | null,
  before: Shown | null,
  after: Shown | null,
): Page {
  return {
    title: headline(shown),
    description: inShort(shown),
    part: 'examples',
    data: { page: 'scenario', shown },
    live: piece(ScenarioPage, { shown, base }),
    still: piece(More, { shown, game, before, after, lesson: lessonOn(shown.slug), base }),
  };
}

/** What a scenario comes to, in a sentence or two. */
function inShort(shown: Shown): string {
  const edition = shown.editions[0] ?? '1971';
  const { movement, retreats, adjustments } = phasesOf(shown, edition);
  if (movement) {
    const { headline: ruling, why } = verdict(movement);
    return `${ruling} ${why}`.trim();
  }
  const rows = retreats ? retreatRows(retreats) : adjustments ? adjustmentRows(adjustments) : [];
  const told = rows.flatMap((power) => [...power.told, ...power.rows.flatMap((row) => row.told)]);
  return told
    .slice(-2)
    .map(({ sentence }) => sentence)
    .join(' ');
}

/**
 * Renders a page. `site`: where the site is, if that is known; `data` is JSON; the page finds it again in `#app-data`.
 * Throws if there is no such page.
 */
export function renderPath(
  path: string,
  site: string | null = null,
): Promise<{ head: string; body: string; data: string; isGame: boolean }> {
  const { title, description, part, data, live, still, withoutScripts } = pageOf(path);
  const header = piece(Header, { base, part });
  const footer = piece(Footer, { base });
  return Promise.resolve({
    head: [
      `<title>${escaped(title)} · Standoff</title>`,
      `<meta name="description" content="${escaped(description)}" />`,
      ...(site === null || path === '404'
        ? []
        : [sharingHead(sharedOf(path, title, description), site)]),
      header.head,
      live?.head ?? '',
      still?.head ?? '',
      footer.head,
    ].join('\n'),
    body: [
      header.body,
      '<main id="main">',
      withoutScripts ? `<noscript><p class="no-script">${withoutScripts}</p></noscript>` : '',
      live ? `<div id="live">${live.body}</div>` : '',
      still?.body ?? '',
      '</main>',
      footer.body,
    ].join('\n'),
    data: JSON.stringify(data),
    isGame: WITH_GAME_SHEET.includes(data.page),
  });
}
