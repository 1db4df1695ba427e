import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { formatOrder } from '../../src/orders/notation.ts';
import { err, ok, type Result } from '../../src/result.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { differences } from '../../src/scenario/expect.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { errorAt, formatError, keyAt, offsetOf, valueAt } from '../../src/scenario/place.ts';
import { COLLECTIONS, type Scenario } from '../../src/scenario/scenario.ts';
import { readSource } from '../../src/scenario/source.ts';
import { check } from '../../src/trace/check.ts';

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
      const loaded = loadScenario(text, file);
      return loaded.ok
        ? { scenario: loaded.value, wrong: wrongIn(loaded.value, text, file) }
        : { scenario: null, wrong: loaded.error.map(formatError) };
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

function wrongIn(scenario: Scenario, text: string, file: string): readonly string[] {
  const { position, orders } = scenario;
  return scenario.editions.flatMap((id) => {
    const edition = EDITIONS[id];
    const ruling = adjudicate(position, orders, edition);
    const proof = check(position, orders, edition, ruling.steps);
    return [
      ...differences(scenario, ruling).map(
        (words) => `${file}:${placeOf(words, scenario, text)} ${id}: ${words}`,
      ),
      ...(proof.ok
        ? []
        : [`${file}:1:1 ${id}: step ${proof.step.toString()} proves nothing, ${proof.reason}`]),
    ];
  });
}

/** `line:column` of what a file expects of the order that a difference speaks of; else of its dislodgements. */
function placeOf(words: string, { expected }: Scenario, text: string): string {
  const read = readSource(text, '');
  if (!read.ok) return '1:1';
  const { source } = read.value;
  const one = expected.find(({ order }) =>
    words.startsWith(`${order.power}: ${formatOrder(order)}:`),
  );
  const place = one ? valueAt('orders', one.order.power, one.text) : keyAt('dislodged');
  const { line, column } = errorAt(source, offsetOf(source, place), '', '');
  return `${line.toString()}:${column.toString()}`;
}
