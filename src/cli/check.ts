import { stat } from 'node:fs/promises';
import { adjudicate } from '../adjudicator/adjudicate.ts';
import { EDITIONS } from '../rules/editions.ts';
import { checkFile } from '../scenario/check-file.ts';
import { formatError } from '../scenario/place.ts';
import { checkRuling } from '../trace/check-ruling.ts';
import type { Command } from './arguments.ts';
import { kindOfName, openInput, textOf, torn, type Input } from './input.ts';
import { USUAL_EDITION } from './job.ts';
import type { WithEdition } from './open-edition.ts';
import type { Terminal } from './progress.ts';
import { readTurn } from './read-turn.ts';
import { checkScenarios, type Output } from './scenarios.ts';
import { streamCases, type Counts } from './stream-cases.ts';

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
    out: (line) => terminal.stdout.write(`${line}\n`),
    err: (line) => terminal.stderr.write(`${line}\n`),
  };
  const scenarios: string[] = [];
  const others: string[] = [];
  for (const file of command.files) ((await holdsScenarios(file)) ? scenarios : others).push(file);

  const codes = scenarios.length > 0 ? [await checkScenarios(scenarios, output)] : [];
  for (const file of others) {
    const input = await openInput(file, terminal.stdin);
    if (input.ok) codes.push(await checkInput(input.value, command, output, terminal, worker));
    else output.err(`${file}: Cannot be read: ${input.error}`);
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
    if (failure !== null) output.err(torn(input, failure));
    return failure === null ? tellCounts(counts, input.name, output) : 1;
  }
  const text = await textOf(input, input.kind);
  const failure = input.failure();
  if (failure !== null) {
    output.err(torn(input, failure));
    return 1;
  }
  const wrong =
    input.kind === 'scenario' ? wrongInScenario(text, input) : wrongInOrders(text, input, command);
  for (const line of wrong) output.err(line);
  if (wrong.length > 0) return 1;
  const expected = input.kind === 'scenario' ? 'ruled as expected' : 'ruled';
  output.out(`${input.name}: ${expected} and proved`);
  return 0;
}

function tellCounts({ cases, bad, compared }: Counts, name: string, output: Output): 0 | 1 {
  const count = `${String(cases)} ${cases === 1 ? 'case' : 'cases'}`;
  if (cases === 0) output.err(`No cases in ${name}`);
  else if (bad > 0) output.err(`${String(bad)} of ${count} wrong`);
  else if (compared === cases) output.out(`${count} ruled as expected and proved`);
  else output.out(`${count} ruled and proved, ${String(compared)} with an expected result`);
  return cases === 0 || bad > 0 ? 1 : 0;
}

function wrongInScenario(text: string, { name }: Input): readonly string[] {
  const checked = checkFile(text, name);
  return checked.ok ? [] : checked.error.map(formatError);
}

function wrongInOrders(text: string, { name }: Input, command: CheckCommand): readonly string[] {
  const read = readTurn(text, name);
  if (!read.ok) return read.error;
  const { position, orders, bad } = read.value;
  const edition = command.edition ?? EDITIONS[USUAL_EDITION];
  const ruling = adjudicate(position, orders, edition);
  const proof = checkRuling({ position, orders, edition, ruling });
  if (proof.ok) return bad;
  return [...bad, `${name}: step ${String(proof.step)} proves nothing, ${proof.reason}`];
}
