import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { err, ok, type Result } from '../../src/result.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { formatError } from '../../src/scenario/place.ts';
import { COLLECTIONS, type Scenario } from '../../src/scenario/scenario.ts';

export interface Compiled {
  /** By collection, in its order; within one by name. */
  readonly scenarios: readonly Scenario[];
  /** The files they come from. */
  readonly files: readonly string[];
}

/**
 * Reads every `.yaml` file under a folder and rules it by each edition it names. The error has one
 * line for each thing that is wrong: what could not be read, where a ruling is not what the file
 * expects, where a trace is no proof.
 */
export async function compileScenarios(folder: string): Promise<Result<Compiled, string>> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const read = await Promise.all(
    names.map(async (name) => {
      const file = `${basename(folder)}/${name}`;
      const text = await readFile(join(folder, name), 'utf8');
      const checked = checkScenario(text, file);
      return checked.ok
        ? { scenario: checked.value, wrong: [] }
        : { scenario: null, wrong: checked.error.map(formatError) };
    }),
  );
  const wrong = read.flatMap((one) => one.wrong);
  if (wrong.length > 0) return err(`Scenarios that do not hold:\n${wrong.join('\n')}`);
  const scenarios = read.flatMap(({ scenario }) => scenario ?? []);
  const rank = ({ collection }: Scenario) => (COLLECTIONS as readonly string[]).indexOf(collection);
  return ok({
    scenarios: scenarios.toSorted((a, b) => rank(a) - rank(b)),
    files: names.map((name) => join(folder, name)),
  });
}
