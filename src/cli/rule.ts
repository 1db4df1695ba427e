import { EDITIONS } from '../rules/editions.ts';
import { type Command, type OutputFormat, USUAL_EDITION, type WithEdition } from './arguments.ts';
import { needsSteps, openPrinter } from './entry.ts';
import { openInput, incompleteInput, type Input } from './files.ts';
import { type EntryWriter, openEntries, writeMessages, type Terminal } from './terminal.ts';

export type RuleCommand = WithEdition<Extract<Command, { name: 'rule' }>>;

/** Rules every turn of the files and prints it. Returns the exit code: 1 if any input was bad. */
export async function rule(command: RuleCommand, terminal: Terminal, worker: URL): Promise<0 | 1> {
  let code: 0 | 1 = 0;
  let entries: EntryWriter | null = null;
  for (const file of command.files) {
    const input = await openInput(file, terminal.stdin, command.notation !== null);
    if (!input.ok) {
      await writeMessages(terminal.stderr, [`${file}: Cannot be read: ${input.error}`]);
      code = 1;
      continue;
    }
    // If none was requested, the first file determines the format for all.
    const format = command.format ?? (input.value.kind === 'cases' ? 'jsonl' : 'text');
    entries ??= openEntries(terminal.stdout, format);
    const isGood =
      input.value.kind === 'cases'
        ? await ruleCases(input.value, command, format, entries, terminal, worker)
        : await ruleTurn(input.value, input.value.kind, command, format, entries, terminal);
    if (!isGood) code = 1;
  }
  await entries?.end();
  return code;
}

async function ruleCases(
  input: Input,
  { edition, trace, language }: RuleCommand,
  format: OutputFormat,
  entries: EntryWriter,
  terminal: Terminal,
  worker: URL,
): Promise<boolean> {
  const job = { task: 'rule', input: input.name, edition, format, trace, language } as const;
  const { streamCases } = await import('./stream-cases.ts');
  const { cases, bad } = await streamCases(input, job, worker, terminal, entries.add);
  const failure = input.failure();
  if (failure !== null) await writeMessages(terminal.stderr, [incompleteInput(input, failure)]);
  else if (cases === 0) await writeMessages(terminal.stderr, [`No cases in ${input.name}`]);
  return bad === 0 && cases > 0 && failure === null;
}

async function ruleTurn(
  input: Input,
  kind: 'scenario' | 'orders',
  command: RuleCommand,
  format: OutputFormat,
  entries: EntryWriter,
  { stderr }: Terminal,
): Promise<boolean> {
  const { readInput } = await import('./turn.ts');
  const read = await readInput(input, kind, command, command.language);
  if (!read.ok) {
    await writeMessages(stderr, read.error);
    return false;
  }
  const { id, title, notes, bad } = read.value;
  await writeMessages(stderr, [...bad, ...notes]);
  const edition = command.edition ?? read.value.edition ?? EDITIONS[USUAL_EDITION];
  const { rulePhases } = await import('../scenario/rule-phases.ts');
  const trace = needsSteps(format, command.trace);
  const phases = rulePhases(read.value, edition, { trace });
  const print = await openPrinter(format, command);
  await entries.add(print({ id, title }, phases));
  return bad.length === 0;
}
