import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'scenarios');

const FILES = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !/^(course|stories)/.test(name))
  .map((name) => ({
    slug: name.replaceAll('\\', '/').replace(/\.yaml$/, ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }));

/** The addresses of the course: its list, its chapters with their worksheets, its lessons, and practice. */
export const COURSE_SLUGS: readonly string[] = [
  'learn',
  'learn/practice',
  'learn/today',
  ...readdirSync(join(folder, 'course'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(json|md)$/.test(name))
    .map((name) => `learn/${name.replaceAll('\\', '/').replace(/\.yaml$/, '')}`),
].sort();

const isGame = ({ text }: { readonly text: string }): boolean => /^seasons:/m.test(text);

/** The addresses of the seasons of a game: `sample-game/1901-1-spring`, `games/six-players-1870-2-fall`. */
function seasonsOf({ slug, text }: { readonly slug: string; readonly text: string }) {
  const prefix = slug.endsWith('/game') ? slug.replace(/game$/, '') : `${slug}-`;
  return [...text.matchAll(/^ {2}(Spring|Fall) (\d{4}):/gm)].map(([, season = '', year = '']) => {
    const number = season === 'Spring' ? '1' : '2';
    return `${prefix}${year}-${number}-${season.toLowerCase()}`;
  });
}

/** The addresses of all games, as their files say. */
export const GAME_SLUGS: readonly string[] = FILES.filter(isGame)
  .map(({ slug }) => slug)
  .sort();

/** The addresses of all scenarios, as their files say: `rulebook-1971/example-09`; each season of a game is one. */
export const SLUGS: readonly string[] = FILES.flatMap((file) =>
  isGame(file) ? seasonsOf(file) : [file.slug],
).sort();

/** Those of the DATC and the turns of games, which have pages of their own, and the others, which the home page lists. */
export const DATC_SLUGS: readonly string[] = SLUGS.filter((slug) => slug.startsWith('datc/'));
export const TURN_SLUGS: readonly string[] = SLUGS.filter((slug) => slug.startsWith('games/'));
export const HOME_SLUGS: readonly string[] = SLUGS.filter((slug) => !/^(datc|games)\//.test(slug));

/** What a page can have: phases, several editions, a place in a game. */
const KEYS = ['orders', 'retreats', 'adjustments', 'dislodged', 'owners'] as const;
const kindOf = ({ slug, text }: { readonly slug: string; readonly text: string }): string =>
  [
    slug.startsWith('datc/') ? 'datc' : 'page',
    ...KEYS.filter((key) => new RegExp(`^${key}:`, 'm').test(text)),
    /^editions: \[[^\]]*,/m.test(text) ? 'editions' : 'edition',
  ].join(' ');

/** One page of each kind of scenario, and one season of a game. */
export const KIND_SLUGS: readonly string[] = [
  ...new Map(
    FILES.filter((file) => !isGame(file)).map((file) => [kindOf(file), file.slug] as const),
  ).values(),
  ...FILES.filter(isGame).flatMap(seasonsOf).slice(0, 1),
];

/** Those that begin after the moves: nothing on them is played. */
export const STILL_SLUGS: readonly string[] = FILES.filter(
  (file) => !isGame(file) && !/^orders:/m.test(file.text),
).map(({ slug }) => slug);
