import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'scenarios');

/** The addresses of all scenarios, as their files say: `rulebook-1971/example-09`. */
export const SLUGS: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => name.replaceAll('\\', '/').replace(/\.yaml$/, ''))
  .sort();

/** Those of the DATC, which have a page of their own, and the others, which the home page lists. */
export const DATC_SLUGS: readonly string[] = SLUGS.filter((slug) => slug.startsWith('datc/'));
export const HOME_SLUGS: readonly string[] = SLUGS.filter((slug) => !slug.startsWith('datc/'));

/** Those that begin after the moves: nothing on them is played. */
export const STILL_SLUGS: readonly string[] = SLUGS.filter(
  (slug) => !/^orders:/m.test(readFileSync(join(folder, `${slug}.yaml`), 'utf8')),
);
