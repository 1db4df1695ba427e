import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatScenario } from '../../src/scenario/format/format.ts';
import type { LoadedGame } from '../../src/scenario/game/game-scenario.ts';
import { isGame } from '../../src/scenario/game/is-game.ts';
import { loadGame } from '../../src/scenario/game/load-game.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

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
  .filter((name) => name.endsWith('.yaml') && !/^(course|stories)/.test(name))
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

/** The same, read: once for all tests of a process, since reading takes longer than ruling. */
export const SCENARIOS: readonly Scenario[] = SCENARIO_FILES.map(({ file, text }) => {
  const loaded = loadScenario(text, file);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  return loaded.value;
});

/** The scenario with this address: `rulebook-1971/example-09`. */
export function scenarioAt(slug: string): Scenario {
  const found = SCENARIOS.find((scenario) => scenario.slug === slug);
  if (!found) throw new Error(`no scenario ${slug}`);
  return found;
}
