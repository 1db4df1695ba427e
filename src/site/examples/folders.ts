import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { Collection } from '../../scenario/scenario.ts';
import { groups, type Group, type ListedGame } from './groups.ts';
import type { ShownScenario } from '../shown.ts';

/** The page of a folder of scenarios; the DATC has a separate page. */
export interface Folder {
  /** Its address: `retreats`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly Group[];
}

type FolderWords = Readonly<
  Record<Exclude<Collection, 'datc' | 'own'>, readonly [title: string, lead: string]>
>;

const WORDS: Readonly<Record<LanguageTag, FolderWords>> = {
  en: {
    'rulebook-1971': [
      'Examples of the 1971 rulebook',
      'The printed examples of the 1971 rulebook, and positions that show what else it says.',
    ],
    'rulebook-1982': [
      'Examples of the 1982 rulebook',
      'Where the 1982 rulebook rules differently from that of 1971.',
    ],
    retreats: ['Retreats', 'The rules of retreats, one position each.'],
    adjustments: [
      'Builds and removals',
      'The rules of supply centres, builds and removals, one position each.',
    ],
    'sample-game': ['The sample game', 'Two years of a whole game, as played in the rulebook.'],
    'army-fleet': [
      'The Army/Fleet module',
      'Armies aboard fleets, under Fred C. Davis’s module as revised in 1984.',
    ],
    games: ['Games', 'Whole games, and shorter ones for fewer than seven players.'],
  },
  de: {
    'rulebook-1971': [
      'Beispiele des Regelhefts von 1971',
      'Die gedruckten Beispiele des Regelhefts von 1971, und Stellungen, die zeigen, was es sonst noch sagt.',
    ],
    'rulebook-1982': [
      'Beispiele des Regelhefts von 1982',
      'Was das Regelheft von 1982 anders entscheidet als das von 1971.',
    ],
    retreats: ['Rückzüge', 'Die Regeln der Rückzüge, jede in einer Stellung.'],
    adjustments: [
      'Aufbau und Auflösung',
      'Die Regeln für Versorgungszentren, Aufbau und Auflösung, jede in einer Stellung.',
    ],
    'sample-game': [
      'Die Beispielpartie',
      'Zwei Jahre einer ganzen Partie, wie das Regelheft sie spielt.',
    ],
    'army-fleet': [
      'Das Army/Fleet-Modul',
      'Armeen an Bord von Flotten, nach dem Modul von Fred C. Davis in der Fassung von 1984.',
    ],
    games: ['Spiele', 'Ganze Spiele, und kürzere für weniger als sieben Spieler.'],
  },
};

const isIn = (path: string, { slug }: { readonly slug: string }): boolean =>
  slug.startsWith(`${path}/`);

/** A page for each non-empty folder. The turns of a game are on the game's page. */
export const folders = (
  all: readonly ShownScenario[],
  games: readonly ListedGame[],
  language: Language,
): readonly Folder[] =>
  Object.entries(WORDS[language.tag])
    .map(([path, [title, lead]]) => ({
      path,
      title,
      lead,
      groups: groups(
        all.filter((shown) => isIn(path, shown)),
        games.filter((game) => isIn(path, game)),
        language,
      ),
    }))
    .filter((folder) => folder.groups.length > 0);
