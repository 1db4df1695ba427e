import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface ScenarioFile {
  /** As messages name it: `scenarios/rulebook-1971/example-09.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** Every scenario of the repository. */
export const SCENARIO_FILES: readonly ScenarioFile[] = readdirSync(join(root, 'scenarios'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => ({
    file: `scenarios/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(root, 'scenarios', name), 'utf8'),
  }));

/** A small scenario without a fault. The tests know its lines by number. */
export const SOUND = `title: A dislodged unit supports nothing
short: Unless dislodged
paragraph: X
editions: [1971, DATC]
note: In our own words.
orders:
  Germany:
    A Ber-Pru: bounces
    A Sil S A Ber-Pru: cut, dislodged
  Russia:
    A Pru-Sil: succeeds
    A War S A Pru-Sil: given
    F Bal-Pru: bounces
dislodged:
  A Sil: { by: A Pru, retreats: [Boh, Gal, Mun] }
`;

/** The same, with its units listed. */
export const SOUND_WITH_UNITS = `${SOUND}units:
  Germany: [A Ber, A Sil]
  Russia: [A Pru, A War, F Bal]
`;

/** A text with one place in it changed; the place must be there. */
export function but(from: string, to: string, text: string = SOUND): string {
  if (!text.includes(from)) throw new Error(`no "${from}" to change`);
  return text.replace(from, () => to);
}
