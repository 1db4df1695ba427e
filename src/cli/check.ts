import { Writable } from 'node:stream';
import { boardOfScenario } from './boards.ts';
import { loadArmyFleet } from '../modules/load-army-fleet.ts';
import { EDITIONS } from '../rules/editions.ts';
import { mayAskForArmyFleet } from '../rules/modules.ts';
import { type Command, USUAL_EDITION, type WithEdition } from './arguments.ts';
import { kindOfName, openInput, textOf, incompleteInput, type Input } from './files.ts';
import { entriesOf, filesBelow, isFolder, type FoundFiles } from './folders.ts';
import type { Counts } from './stream-cases.ts';
import { writeMessages, type Terminal, write } from './terminal.ts';

export type CheckCommand = WithEdition<Extract<Command, { name: 'check' }>>;

/**
 * Rules every turn of the files, compares it with what the files expect and has the proof checked. Errors go to
 * standard error, a line of counts to standard output; as JSON all of it, file by file, to standard output. Returns the
 * exit code.
 */
export async function check(
  command: CheckCommand,
  terminal: Terminal,
  worker: URL,
): Promise<0 | 1> {
  if (command.format === 'text') return checkFiles(command, terminal, worker);
  const entries: string[] = [];
  const out = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  let said = '';
  const err = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said += chunk.toString();
      done();
    },
  });
  const silent = { ...terminal, stdout: out, stderr: err };
  const code = await checkFiles(command, silent, worker, (file, isGood, counts = {}) => {
    const errors = said.split('\n').filter((line) => line !== '');
    entries.push(JSON.stringify({ file, ok: isGood, ...counts, errors }));
    said = '';
  });
  await write(terminal.stdout, `[\n${entries.join(',\n')}\n]\n`);
  return code;
}

/** Called when everything is said of a file; then nobody reads totals. */
type Told = (file: string, isGood: boolean, counts?: Partial<Counts>) => void;

async function checkFiles(
  command: CheckCommand,
  terminal: Terminal,
  worker: URL,
  told?: Told,
): Promise<0 | 1> {
  const output: Output = {
    out: (line) => write(terminal.stdout, `${line}\n`),
    err: (lines) => writeMessages(terminal.stderr, lines),
    ...(told ? { told } : {}),
  };
  const scenarios: string[] = [];
  const others: string[] = [];
  for (const file of command.files) ((await holdsScenarios(file)) ? scenarios : others).push(file);

  const codes = scenarios.length > 0 ? [await checkScenarios(scenarios, output, command)] : [];
  for (const file of others) {
    const input = await openInput(file, terminal.stdin, command.notation !== null);
    if (input.ok) codes.push(await checkInput(input.value, command, output, terminal, worker));
    else {
      await output.err([`${file}: Cannot be read: ${input.error}`]);
      told?.(file, false);
      codes.push(1);
    }
  }
  return codes.includes(1) ? 1 : 0;
}

async function holdsScenarios(file: string): Promise<boolean> {
  if (file === '-') return false;
  return kindOfName(file) === 'scenario' || isFolder(file);
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
    const { streamCases } = await import('./stream-cases.ts');
    const counts = await streamCases(input, job, worker, terminal, nothing);
    const failure = input.failure();
    if (failure !== null) await output.err([incompleteInput(input, failure)]);
    if (failure === null) return printCounts(counts, input.name, output);
    output.told?.(input.name, false, counts);
    return 1;
  }
  const isScenario = input.kind === 'scenario';
  const wrong = await (isScenario
    ? wrongInScenario(input, command)
    : wrongInOrders(input, command));
  await output.err(wrong);
  output.told?.(input.name, wrong.length === 0);
  if (wrong.length > 0) return 1;
  await output.out(`${input.name}: ${isScenario ? 'ruled as expected' : 'ruled'} and proved`);
  return 0;
}

async function printCounts(counts: Counts, name: string, output: Output): Promise<0 | 1> {
  const { cases, bad, compared } = counts;
  const count = `${String(cases)} ${cases === 1 ? 'case' : 'cases'}`;
  if (cases === 0) await output.err([`No cases in ${name}`]);
  output.told?.(name, cases > 0 && bad === 0, counts);
  if (cases === 0) return 1;
  if (bad > 0) await totalWrong(output, `${String(bad)} of ${count} wrong`);
  else if (compared === cases) await output.out(`${count} ruled as expected and proved`);
  else await output.out(`${count} ruled and proved, ${String(compared)} with an expected result`);
  return bad > 0 ? 1 : 0;
}

async function wrongInOrders(input: Input, command: CheckCommand): Promise<readonly string[]> {
  const { readInput } = await import('./turn.ts');
  const { rulePhases } = await import('../scenario/rule-phases.ts');
  const { proofsOf } = await import('../scenario/proofs-of.ts');
  const read = await readInput(input, 'orders', command);
  if (!read.ok) return read.error;
  const { bad } = read.value;
  const ruled = rulePhases(read.value, command.edition ?? EDITIONS[USUAL_EDITION]);
  const wrong = proofsOf(ruled).flatMap((proof) =>
    proof.ok ? [] : [`${input.name}: step ${String(proof.step)} proves nothing, ${proof.reason}`],
  );
  return [...bad, ...wrong];
}

export interface Output {
  readonly out: (line: string) => Promise<void>;
  /** Receives messages about one file. */
  readonly err: (lines: readonly string[]) => Promise<void>;
  readonly told?: Told;
}

const totalWrong = ({ told, err }: Output, line: string): Promise<void> =>
  told ? Promise.resolve() : err([line]);

/** Checks scenario files and reports errors as `file:line:column message (expected ...)`. Returns the exit code. */
export async function checkScenarios(
  paths: readonly string[],
  output: Output,
  asked: Pick<CheckCommand, 'board' | 'boards'>,
): Promise<0 | 1> {
  const found = await Promise.all(paths.map((path) => scenarioFiles(path)));
  const files = found.flatMap((one) => one.files);
  const closed = found.flatMap((one) => one.closed);
  const name = paths.join(', ');
  await output.err(closed);
  if (files.length === 0) await output.err([`No scenarios in ${name}`]);
  if (files.length === 0 || closed.length > 0) output.told?.(name, false);
  let wrong = 0;
  for (const file of files) {
    const input = await openInput(file, null);
    const errors = input.ok
      ? await wrongInScenario(input.value, asked)
      : [`${file}:1:1 Cannot be read: ${input.error}`];
    if (errors.length > 0) wrong++;
    await output.err(errors);
    output.told?.(file, errors.length === 0);
  }
  if (files.length === 0) return 1;
  const count = `${files.length.toString()} ${files.length === 1 ? 'scenario' : 'scenarios'}`;
  if (wrong > 0) await totalWrong(output, `${wrong.toString()} of ${count} wrong`);
  else await output.out(`${count} read, ruled as expected and proved`);
  return wrong > 0 || closed.length > 0 ? 1 : 0;
}

/** The errors in a scenario, a game or a lesson, one line each. */
async function wrongInScenario(
  input: Input,
  asked: Pick<CheckCommand, 'board' | 'boards'>,
): Promise<readonly string[]> {
  const { checkAnyFile } = await import('../learn/check-any-file.ts');
  const { formatError } = await import('../scenario/file-place.ts');
  const { MAX_BYTES } = await import('../scenario/source.ts');
  const read = await textOf(input, MAX_BYTES);
  if (!read.ok) return [read.error];
  if (read.value.notUtf8 !== null) return [read.value.notUtf8];
  if (mayAskForArmyFleet(read.value.text)) await loadArmyFleet();
  const board = await boardOfScenario(read.value.text, input.name, asked);
  if (!board.ok) return board.error;
  const checked = checkAnyFile(read.value.text, input.name, board.value ?? undefined);
  return checked.ok ? [] : checked.error.map(formatError);
}

/** A file, or the scenarios anywhere in a folder, by name. */
export async function scenarioFiles(path: string, list = entriesOf): Promise<FoundFiles> {
  return (await isFolder(path))
    ? filesBelow(path, ({ name }) => kindOfName(name) === 'scenario', list)
    : { files: [path], closed: [] };
}
