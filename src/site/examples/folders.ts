import type { Collection } from '../../scenario/scenario.ts';
import { groups, type Group, type ListedGame } from './groups.ts';
import type { Shown } from '../shown.ts';

/** The page of a folder of scenarios; the DATC has one of its own. */
interface Folder {
  /** Its address: `retreats`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly Group[];
}

const WORDS: Readonly<Record<Exclude<Collection, 'datc' | 'own'>, readonly [string, string]>> = {
  'rulebook-1971': [
    'Examples of the 1971 rulebook',
    'The printed examples of the 1971 rulebook, and positions that show what else it says.',
  ],
  'rulebook-1982': [
    'Examples of the 1982 rulebook',
    'What the 1982 rulebook rules otherwise than the one of 1971.',
  ],
  retreats: ['Retreats', 'The rules of retreats, one position each.'],
  adjustments: [
    'Builds and removals',
    'The rules of supply centres, builds and removals, one position each.',
  ],
  'sample-game': ['The sample game', 'Two years of a whole game, as the rulebook plays them.'],
  games: ['Games', 'Whole games, and shorter ones for fewer than seven players.'],
};

const isIn = (path: string, { slug }: { readonly slug: string }): boolean =>
  slug.startsWith(`${path}/`);

/** A page for each folder that has something in it. The turns of a game are on the game's page. */
export const folders = (all: readonly Shown[], games: readonly ListedGame[]): readonly Folder[] =>
  Object.entries(WORDS)
    .map(([path, [title, lead]]) => ({
      path,
      title,
      lead,
      groups: groups(
        all.filter((shown) => isIn(path, shown)),
        games.filter((game) => isIn(path, game)),
      ),
    }))
    .filter((folder) => folder.groups.length > 0);
