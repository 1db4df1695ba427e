import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatScenario } from '../../src/scenario/format/format.ts';
import type { LoadedGame } from '../../src/scenario/game/game-scenario.ts';
import { isGame } from '../../src/scenario/game/is-game.ts';
import { loadGame } from '../../src/scenario/game/load-game.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';

const root = join(import.meta.dirname, '../..');

export interface ScenarioFile {
  /** The name in messages: `scenarios/rulebook-1971/example-09.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** Every scenario and every game of the repository, as in its file. */
const FILES: readonly ScenarioFile[] = readdirSync(join(root, 'scenarios'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.yaml') && !name.startsWith('course'))
  // Only those of the rulebooks: the Army/Fleet module has separate tests (`army-fleet.test.ts`).
  .filter((name) => !name.startsWith('army-fleet'))
  .sort()
  .map((name) => ({
    file: `scenarios/${name.replaceAll('\\', '/')}`,
    text: readFileSync(join(root, 'scenarios', name), 'utf8'),
  }));

export const GAME_FILES: readonly ScenarioFile[] = FILES.filter(({ text }) => isGame(text));

/** The scenarios that have their own file. */
export const WRITTEN_FILES: readonly ScenarioFile[] = FILES.filter(({ text }) => !isGame(text));

export const GAMES: readonly LoadedGame[] = GAME_FILES.map(({ file, text }) => {
  const loaded = loadGame(text, file);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
});

/** Every scenario of the repository, including the seasons of games as they would be written. */
export const SCENARIO_FILES: readonly ScenarioFile[] = [
  ...WRITTEN_FILES,
  ...GAMES.flatMap(({ scenarios }) =>
    scenarios.map((scenario) => ({
      file: `scenarios/${scenario.slug}.yaml`,
      text: formatScenario(scenario),
    })),
  ),
];

/** A small scenario without errors. The tests know its lines by number. */
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

/** The errors of a scenario in a file of this name, as they are printed; none if it loads. */
export const errorsOf = (text: string): readonly string[] => {
  const loaded = loadScenario(text, 'f.yaml');
  return loaded.ok ? [] : loaded.error.map(formatError);
};
