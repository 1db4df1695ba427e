import { games as inFiles, scenarios } from 'virtual:scenarios';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';
import { LANGUAGES } from '../explain/languages/languages.ts';
import type { GameScenario } from '../scenario/game/game-scenario.ts';
import { inLanguage } from '../scenario/in-language.ts';
import { datcCases } from './examples/datc-cases.ts';
import { type Folder, folders } from './examples/folders.ts';
import { type Group, groups, listedGames } from './examples/groups.ts';
import { shownOf, type ShownScenario } from './shown.ts';

/** All scenarios of the site in a language, and where they are listed. */
export interface SiteIn {
  readonly language: Language;
  readonly all: readonly ShownScenario[];
  readonly games: readonly GameScenario[];
  /** By section, as the home page lists them. */
  readonly grouped: readonly Group[];
  readonly folders: readonly Folder[];
  /** In the order of the rulebook, as a reader pages through them. */
  readonly inOrder: readonly ShownScenario[];
  readonly cases: readonly ShownScenario[];
  /** The turns of games that have a separate page for them. */
  readonly turns: readonly ShownScenario[];
  /** The scenario on the cards of pages that show none. */
  readonly onCards: ShownScenario | null;
}

const ON_CARDS = 'rulebook-1982/example-12';

const cache = new Map<LanguageTag, SiteIn>();

export function siteIn(tag: LanguageTag): SiteIn {
  const site = cache.get(tag) ?? make(tag);
  cache.set(tag, site);
  return site;
}

function make(tag: LanguageTag): SiteIn {
  const language = LANGUAGES[tag];
  const games = inFiles.map((game) => inLanguage(game, tag));
  const all = scenarios.map((scenario) => shownOf(scenario, tag));
  const listed = listedGames(games, all);
  const grouped = groups(all, listed, language);
  const inOrder = grouped.flatMap((group) => group.scenarios);
  return {
    language,
    all,
    games,
    grouped,
    folders: folders(all, listed, language),
    inOrder,
    cases: datcCases(all),
    turns: all.filter(({ collection }) => collection === 'games'),
    onCards: inOrder.find(({ slug }) => slug === ON_CARDS) ?? inOrder[0] ?? null,
  };
}
