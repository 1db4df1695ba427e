import { lessons, stories } from 'virtual:scenarios';
import type { Language } from '../explain/languages/language.ts';
import type { Lesson } from '../learn/lesson.ts';
import { RULE_IDS, type RulebookRuleId } from '../rules/rule.ts';
import { RULE_PAGE_WORDS } from './rules/rules-words.ts';
import { pageTokens } from '../diagram/colour-tokens.ts';
import type { GameScenario } from '../scenario/game/game-scenario.ts';
import BoardPage from './boards/BoardPage.svelte';
import { BOARDS_WORDS } from '../atlas/words/words.ts';
import { headOf } from '../atlas/board-text.ts';
import BoardsPage from './boards/BoardsPage.svelte';
import OwnBoardPage from './boards/OwnBoardPage.svelte';
import { OWN_WORDS } from '../atlas/own/own-words.ts';
import type { ShownBoard } from '../atlas/shown-board.ts';
import { SHOWN_BOARDS } from './boards/shown-boards.ts';
import DeskPage from './desk/DeskPage.svelte';
import DocPage from './docs/DocPage.svelte';
import { docPaths } from './docs/doc-files.ts';
import { type Doc, docOf } from './docs/docs.ts';
import Playground from './docs/Playground.svelte';
import DatcPage from './examples/DatcPage.svelte';
import Examples from './examples/Examples.svelte';
import FolderPage from './examples/FolderPage.svelte';
import { CHAPTER_WORDS } from './army-fleet/chapter-words.ts';
import FleetChapterPage from './army-fleet/FleetChapterPage.svelte';
import FleetReadings from './army-fleet/FleetReadings.svelte';
import FleetRules from './army-fleet/FleetRules.svelte';
import { ASKING } from './find/entries.ts';
import FindPage from './find/FindPage.svelte';
import GlossaryPage from './glossary/GlossaryPage.svelte';
import { GLOSSARY_PAGE_WORDS } from './glossary/glossary-words.ts';
import { positionsOfWords } from './glossary/positions-of-words.ts';
import type { Folder } from './examples/folders.ts';
import Hero from './examples/Hero.svelte';
import { homeQuestions } from './examples/home-questions.ts';
import GamePage from './game/GamePage.svelte';
import MachinePage from './game/MachinePage.svelte';
import GameScenarioPage from './games/GameScenarioPage.svelte';
import { type Page, piece, type RenderedPart } from './layout/page.ts';
import { coursePage, coursePaths, lessonPage } from './learn/course-pages.ts';
import NotFound from './NotFound.svelte';
import { PAGE_HEADS } from './page-heads.ts';
import ReadingsPage from './rules/ReadingsPage.svelte';
import { countOf, decidedIn } from './rules/decided.ts';
import RulePage from './rules/RulePage.svelte';
import { ruleEntry } from './rules/rules-of-sections.ts';
import RulesPage from './rules/RulesPage.svelte';
import { cribPage, saturdayPage } from './saturday/saturday-pages.ts';
import { firstQuestion } from './scenario/first-question.ts';
import More from './scenario/More.svelte';
import ScenarioPage from './scenario/ScenarioPage.svelte';
import { inShort } from './scenario/in-short.ts';
import { openBlockBoard } from './embedding/open-block-board.ts';
import StudyPage from '../study/StudyPage.svelte';
import type { ShownScenario } from './shown.ts';
import { siteIn, type SiteIn } from './site-in.ts';
import { headline } from '../scenario/titles.ts';

const base = import.meta.env.BASE_URL;

/**
 * Every page in one language: home, rules, the DATC's cases, a game and its machine, the page for unknown addresses,
 * each folder and each scenario.
 */
export function pathsInside(): readonly string[] {
  const { folders, games, inOrder, turns, cases } = siteIn('en');
  return [
    '',
    'rules',
    'rules/readings',
    ...decidedRules(siteIn('en')).map((rule) => `rules/${rule}`),
    'datc',
    'boards',
    'boards/own',
    ...SHOWN_BOARDS.map(({ board }) => `boards/${board.id}`),
    'game',
    'game/machine',
    'desk',
    'study',
    'search',
    'glossary',
    ...(stories.length > 0 ? ['saturday', 'saturday/crib'] : []),
    '404',
    ...docPaths,
    ...coursePaths(lessons),
    ...folders.map(({ path }) => path),
    ...games.map(({ slug }) => slug),
    ...[...inOrder, ...turns, ...cases].map((shown) => shown.slug),
  ];
}

/** A page by its path in its language. Throws if there is none. */
export function pageOf(path: string, site: SiteIn): Page {
  const { language } = site;
  const heads = PAGE_HEADS[language.tag];
  switch (path) {
    case '':
      return homePage(site);
    case 'rules':
      return {
        ...heads.rules,
        part: 'rules',
        data: { page: 'still' },
        above: piece(language, RulesPage, { base, decided: decidedRules(site) }),
        still: piece(language, FleetRules, { base }),
      };
    case 'rules/readings':
      return {
        ...heads.readings,
        part: 'rules',
        data: { page: 'still' },
        above: piece(language, ReadingsPage, { base }),
        still: piece(language, FleetReadings, { base }),
      };
    case 'datc':
      return {
        ...heads.datc,
        part: 'examples',
        data: { page: 'still' },
        still: piece(language, DatcPage, { cases: site.cases, base }),
      };
    case 'boards':
      return boardsPage(language);
    case 'boards/own': {
      const { title, description, needsScript } = OWN_WORDS[language.tag];
      return {
        ...{ title, description, part: 'game', withoutScripts: needsScript },
        data: { page: 'own-board' },
        live: piece(language, OwnBoardPage, { base }),
      };
    }
    case 'game':
      return {
        ...heads.game,
        part: 'game',
        data: { page: 'game' },
        live: piece(language, GamePage, { base }),
      };
    case 'game/machine':
      return {
        ...heads.machine,
        part: 'game',
        data: { page: 'machine' },
        live: piece(language, MachinePage, { base }),
      };
    case 'desk':
      return {
        ...heads.desk,
        part: 'desk',
        data: { page: 'desk' },
        live: piece(language, DeskPage, { base }),
      };
    case 'study':
      return {
        ...heads.study,
        part: 'desk',
        data: { page: 'study' },
        live: piece(language, StudyPage, { base, openBoard: openBlockBoard }),
      };
    case 'search':
      return {
        ...heads.search,
        part: null,
        data: { page: 'still' },
        still: piece(language, FindPage, { base }),
      };
    case 'glossary':
      return glossaryPage(site);
    case 'saturday':
      return saturdayPage(stories, lessons, base, language);
    case 'saturday/crib':
      return cribPage(base, language);
    case 'learn':
      return coursePage(lessons, base, language);
    case '404':
      return {
        ...heads.lost,
        part: null,
        data: { page: 'still' },
        still: piece(language, NotFound, { base }),
      };
    default:
      return listedPage(path, site);
  }
}

/** The pages of which there are many: lessons, folders, games, scenarios. */
function listedPage(path: string, site: SiteIn): Page {
  const { language, folders, games, cases, turns, inOrder } = site;
  const rule = rulePage(path, site);
  if (rule) return rule;
  const shownBoard = SHOWN_BOARDS.find(({ board }) => path === `boards/${board.id}`);
  if (shownBoard) return boardPage(shownBoard, language);
  const lesson = lessonPage(lessons, path, base, language);
  if (lesson) return lesson;
  const doc = docOf(path, base, language.tag);
  if (doc) return docPage(doc, language);
  const folder = folders.find((one) => one.path === path);
  if (folder && path === 'army-fleet') return fleetChapter(folder, language);
  if (folder) return folderPage(folder, language);
  const played = games.find(({ slug }) => slug === path);
  if (played) return gamePage(played, site);
  const game = games.find(({ seasons }) => seasons.some(({ slug }) => slug === path));
  const list = path.startsWith('datc/')
    ? cases
    : path.startsWith('games/')
      ? turns.filter(({ slug }) => game?.seasons.some((season) => season.slug === slug))
      : inOrder;
  const at = list.findIndex((shown) => shown.slug === path);
  const shown = list[at];
  if (!shown) throw new Error(`no page ${path}`);
  return scenarioPage(shown, language, {
    game: game ?? null,
    before: list[at - 1] ?? null,
    after: list[at + 1] ?? null,
  });
}

/** A part with the colours of the powers of some boards. */
const withColours = (
  { head, body }: RenderedPart,
  boards: readonly ShownBoard[],
): RenderedPart => ({
  body,
  head: `${head}<style>${boards.map(({ board }) => pageTokens(board)).join('')}</style>`,
});

function boardsPage(language: Language): Page {
  const { title, description } = BOARDS_WORDS[language.tag].list;
  const still = piece(language, BoardsPage, { boards: SHOWN_BOARDS, base });
  return {
    ...{ title, description, part: 'game', data: { page: 'still' } },
    still: withColours(still, SHOWN_BOARDS),
  };
}

function boardPage(shown: ShownBoard, language: Language): Page {
  const { name } = headOf(shown, language);
  return {
    title: name,
    description: BOARDS_WORDS[language.tag].description(name),
    part: 'game',
    data: { page: 'still' },
    still: withColours(piece(language, BoardPage, { shown, base }), [shown]),
  };
}

/** Every word of the game, with positions that show it. */
function glossaryPage(site: SiteIn): Page {
  const { language } = site;
  const { title, lead } = GLOSSARY_PAGE_WORDS[language.tag];
  const { words } = ASKING[language.tag];
  const positions = positionsOfWords(words, site, lessons);
  return {
    title,
    description: lead,
    part: 'rules',
    data: { page: 'still' },
    still: piece(language, GlossaryPage, { words, positions, lessons, base }),
  };
}

/** The rules that decide a position on the site. */
const decidedRules = (site: SiteIn): readonly RulebookRuleId[] =>
  RULE_IDS.filter((rule) => countOf(decidedIn(site, lessons)(rule)) > 0);

/** A rule with the positions that it decides; null: there is no such page. */
function rulePage(path: string, site: SiteIn): Page | null {
  const id = decidedRules(site).find((one) => path === `rules/${one}`);
  if (id === undefined) return null;
  const rule = ruleEntry(id, site.language);
  const title = rule.wordings[0]?.text ?? '';
  const decided = decidedIn(site, lessons)(id);
  return {
    title,
    description: `${RULE_PAGE_WORDS[site.language.tag].decides.lead(countOf(decided))} ${title}`,
    part: 'rules',
    data: { page: 'still' },
    still: piece(site.language, RulePage, { rule, decided, base }),
  };
}

function homePage({ language, grouped }: SiteIn): Page {
  const questions = homeQuestions();
  return {
    ...PAGE_HEADS[language.tag].home,
    part: null,
    data: { page: 'home', questions },
    live: piece(language, Hero, { questions, base }),
    still: piece(language, Examples, { groups: grouped, base }),
  };
}

/** A file of the documentation; the one about embeds ends with a place to try colours. */
function docPage(doc: Doc, language: Language): Page {
  const { title, description } = doc;
  const isEmbeds = doc.path === 'docs/embed';
  return {
    title,
    description,
    part: null,
    data: { page: isEmbeds ? 'docs' : 'still' },
    above: piece(language, DocPage, { doc, base }),
    ...(isEmbeds ? { live: piece(language, Playground, {}) } : {}),
  };
}

/** The folder of the Army/Fleet module begins with a chapter that explains it. */
function fleetChapter({ groups }: Folder, language: Language): Page {
  const { title, description } = CHAPTER_WORDS[language.tag];
  const scenarios = groups.flatMap((group) => group.scenarios);
  return {
    title,
    description,
    part: 'examples',
    data: { page: 'still' },
    still: piece(language, FleetChapterPage, { scenarios, base }),
  };
}

function folderPage({ title, lead, groups }: Folder, language: Language): Page {
  return {
    title,
    description: lead,
    part: 'examples',
    data: { page: 'still' },
    still: piece(language, FolderPage, { title, lead, groups, base }),
  };
}

/** A game from a file, with its turns. */
function gamePage(game: GameScenario, { language, all }: SiteIn): Page {
  const seasons = all.filter(({ slug }) => game.seasons.some((season) => season.slug === slug));
  return {
    title: game.title,
    description: game.note,
    part: 'examples',
    data: { page: 'still' },
    still: piece(language, GameScenarioPage, { game, seasons, base }),
  };
}

/** The first lesson that teaches what a scenario shows. */
function lessonOn(slug: string): Pick<Lesson, 'slug' | 'title'> | null {
  return lessons.find(({ rulebook }) => rulebook === slug) ?? null;
}

/** What a scenario belongs to, and its neighbours in the list. */
interface Beside {
  readonly game: GameScenario | null;
  readonly before: ShownScenario | null;
  readonly after: ShownScenario | null;
}

function scenarioPage(shown: ShownScenario, language: Language, beside: Beside): Page {
  return {
    title: headline(shown),
    description: inShort(shown, language),
    part: 'examples',
    // The part below the study is not hydrated: its texts are in the page once.
    data: { page: 'scenario', shown: { ...shown, note: '', comments: [] } },
    live: piece(language, ScenarioPage, { shown, base }),
    ...(firstQuestion(shown) !== null
      ? { ruled: piece(language, ScenarioPage, { shown, base, isRuling: true }, 'ruled') }
      : {}),
    still: piece(language, More, { shown, ...beside, lesson: lessonOn(shown.slug), base }),
  };
}
