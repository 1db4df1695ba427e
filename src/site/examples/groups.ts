import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import { datcSectionOf, SECTIONS, sectionOf, type Section } from '../../rules/sections.ts';
import type { GameScenario } from '../../scenario/game/game-scenario.ts';
import type { ShownScenario } from '../shown.ts';

/** A section of the rulebook or of the DATC with its scenarios, or the sample game. */
export interface Group {
  /** Its anchor on its page: `X`, `6.F`, `sample-game`. */
  readonly id: string;
  /** The page that lists it: empty for the home page, `datc/`. */
  readonly page: string;
  /** The book that it is a section of. */
  readonly book: string;
  /** `X`; empty for the sample game. */
  readonly number: string;
  readonly title: string;
  readonly line: string;
  readonly scenarios: readonly ShownScenario[];
  /** Whole games that demonstrate it. */
  readonly games: readonly ListedGame[];
}

/** A game in a list, with the turn on its card. */
export type ListedGame = Pick<GameScenario, 'slug' | 'short' | 'paragraph'> & {
  readonly shown: ShownScenario;
};

/** The last turn of a game is its outcome. */
export const listedGames = (
  games: readonly GameScenario[],
  all: readonly ShownScenario[],
): readonly ListedGame[] =>
  games.flatMap(({ slug, short, paragraph, seasons }) => {
    const shown = all.find((one) => one.slug === seasons.at(-1)?.slug);
    return shown ? [{ slug, short, paragraph, shown }] : [];
  });

/** How many cards of a group are visible at once, if it has no more numbered examples than that. */
const AT_ONCE = 8;

/** The cards of a group that are visible at once, and those shown on request: the printed examples come first. */
export function shelves({ scenarios }: Group): {
  readonly seen: readonly ShownScenario[];
  readonly more: readonly ShownScenario[];
} {
  if (scenarios.length <= AT_ONCE + 2) return { seen: scenarios, more: [] };
  const numbered = scenarios.filter(({ example }) => example !== null);
  const others = scenarios.filter(({ example }) => example === null);
  const seen = new Set([...numbered, ...others.slice(0, Math.max(0, AT_ONCE - numbered.length))]);
  return {
    seen: scenarios.filter((shown) => seen.has(shown)),
    more: scenarios.filter((shown) => !seen.has(shown)),
  };
}

type Head = Omit<Group, 'scenarios' | 'games'>;

const sectionHead = (number: Section, { rules }: Language): Head => ({
  page: '',
  book: rules.rulebook,
  id: number,
  number,
  ...rules.sections[number],
});

const sampleGameHead = ({ rules }: Language): Head => ({
  page: '',
  book: rules.rulebook,
  id: 'sample-game',
  number: '',
  ...rules.sampleGame,
});

/** The Army/Fleet module has a separate group, named like its edition in every language. */
const FLEET_HEAD: Head = {
  page: '',
  book: '',
  id: 'army-fleet',
  number: '',
  title: 'Army/Fleet 1984',
  line: '',
};
const FLEET_LINES: Readonly<Record<LanguageTag, string>> = {
  en: 'Armies travel aboard fleets for up to four moves: the module by Fred C. Davis.',
  de: 'Armeen fahren an Bord von Flotten, bis zu vier Züge lang: das Modul von Fred C. Davis.',
};

/** Where a scenario is listed: the anchor, number and title of its group. */
export function groupOf({ paragraph }: Pick<ShownScenario, 'paragraph'>, language: Language): Head {
  const number = datcSectionOf(paragraph);
  if (number)
    return {
      page: 'datc/',
      book: 'DATC 3.0',
      id: number,
      number,
      ...language.rules.datcSections[number],
    };
  if (paragraph.startsWith('A/F ')) return FLEET_HEAD;
  const section = sectionOf(paragraph);
  return section ? sectionHead(section, language) : sampleGameHead(language);
}

/** In the order of the rulebook: `E04b` after `E04a`, `E10` after `E9`. Scenarios without an entry come last. */
function inOrder(one: ShownScenario, other: ShownScenario): number {
  const key = ({ entry, slug }: ShownScenario): string => entry ?? `Z${slug}`;
  return key(one).localeCompare(key(other), 'en', { numeric: true });
}

/**
 * The home page's scenarios and games by section; empty sections are left out. The turns of a game are on its own page,
 * except for the rulebook's.
 */
export function groups(
  all: readonly ShownScenario[],
  games: readonly ListedGame[],
  language: Language,
): readonly Group[] {
  const sorted = all.filter(({ collection }) => collection !== 'games').sort(inOrder);
  const heads = [
    ...SECTIONS.map((section) => sectionHead(section, language)),
    sampleGameHead(language),
    { ...FLEET_HEAD, line: FLEET_LINES[language.tag] },
  ];
  return heads
    .map((head) => ({
      ...head,
      scenarios: sorted.filter((shown) => groupOf(shown, language).id === head.id),
      games: games.filter((game) => groupOf(game, language).id === head.id),
    }))
    .filter(({ scenarios, games: own }) => scenarios.length + own.length > 0);
}
