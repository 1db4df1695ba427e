import { stat } from 'node:fs/promises';
import { adjudicate } from '../adjudicator/adjudicate.ts';
import { EDITIONS } from '../rules/editions.ts';
import { checkRuling } from '../trace/check/movement/check-ruling.ts';
import type { Command } from './arguments.ts';
import { kindOfName, openInput, torn, type Input } from './input.ts';
import { USUAL_EDITION } from './job.ts';
import type { WithEdition } from './open-edition.ts';
import { readInput } from './read-turn.ts';
import { checkScenarios, type Output, wrongInScenario } from './scenarios.ts';
import { streamCases, type Counts } from './stream-cases.ts';
import { tell, type Terminal, write } from './terminal.ts';

export type CheckCommand = WithEdition<Extract<Command, { name: 'check' }>>;

/**
 * Rules every turn of the files, compares it with what the files expect and has the proof checked. What is wrong
 * goes to standard error, a line of counts to standard output. Returns the exit code.
 */
export async function check(
  command: CheckCommand,
  terminal: Terminal,
  worker: URL,
): Promise<0 | 1> {
  const output: Output = {
    out: (line) => write(terminal.stdout, `${line}\n`),
    err: (lines) => tell(terminal.stderr, lines),
  };
  const scenarios: string[] = [];
  const others: string[] = [];
  for (const file of command.files) ((await holdsScenarios(file)) ? scenarios : others).push(file);

  const codes = scenarios.length > 0 ? [await checkScenarios(scenarios, output)] : [];
  for (const file of others) {
    const input = await openInput(file, terminal.stdin);
    if (input.ok) codes.push(await checkInput(input.value, command, output, terminal, worker));
    else await output.err([`${file}: Cannot be read: ${input.error}`]);
    if (!input.ok) codes.push(1);
  }
  return codes.includes(1) ? 1 : 0;
}

async function holdsScenarios(file: string): Promise<boolean> {
  if (file === '-') return false;
  if (kindOfName(file) === 'scenario') return true;
  return stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

async function checkInput(
  input: Input,
  command: CheckCommand,
  output: Output,
  terminal: Terminal,
  worker: URL,
): Promise<0 | 1> {
  if (input.kind === 'cases') {
    const job = { task: 'check', input: input.name, edition: command.edition } as const;
    const nothing = () => Promise.resolve();
    const counts = await streamCases(input, job, worker, terminal, nothing);
    const failure = input.failure();
    if (failure !== null) await output.err([torn(input, failure)]);
    return failure === null ? tellCounts(counts, input.name, output) : 1;
  }
  const isScenario = input.kind === 'scenario';
  const wrong = await (isScenario ? wrongInScenario(input) : wrongInOrders(input, command));
  await output.err(wrong);
  if (wrong.length > 0) return 1;
  await output.out(`${input.name}: ${isScenario ? 'ruled as expected' : 'ruled'} and proved`);
  return 0;
}

async function tellCounts(
  { cases, bad, compared }: Counts,
  name: string,
  output: Output,
): Promise<0 | 1> {
  const count = `${String(cases)} ${cases === 1 ? 'case' : 'cases'}`;
  if (cases === 0) await output.err([`No cases in ${name}`]);
  else if (bad > 0) await output.err([`${String(bad)} of ${count} wrong`]);
  else if (compared === cases) await output.out(`${count} ruled as expected and proved`);
  else await output.out(`${count} ruled and proved, ${String(compared)} with an expected result`);
  return cases === 0 || bad > 0 ? 1 : 0;
}

async function wrongInOrders(input: Input, command: CheckCommand): Promise<readonly string[]> {
  const read = await readInput(input, 'orders');
  if (!read.ok) return read.error;
  const { position, orders, bad } = read.value;
  const edition = command.edition ?? EDITIONS[USUAL_EDITION];
  const ruling = adjudicate(position, orders, edition);
  const proof = checkRuling({ position, orders, edition, ruling });
  if (proof.ok) return bad;
  return [...bad, `${input.name}: step ${String(proof.step)} proves nothing, ${proof.reason}`];
}
