import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile } from '../scenario/check-file.ts';
import { formatError } from '../scenario/place.ts';
import { MAX_BYTES } from '../scenario/source.ts';
import { whyFailed } from './files.ts';
import { type Input, openInput, textOf } from './input.ts';

export interface Output {
  readonly out: (line: string) => Promise<void>;
  /** Messages about one file. */
  readonly err: (lines: readonly string[]) => Promise<void>;
}

/**
 * `npm run scenarios -- [file or folder ...]`: checks scenario files, all of `scenarios/` by default, and
 * tells what is wrong as `file:line:column message (expected ...)`. Returns the exit code.
 */
export async function checkScenarios(paths: readonly string[], output: Output): Promise<0 | 1> {
  const found = await Promise.all(
    (paths.length > 0 ? paths : ['scenarios']).map((path) => scenarioFiles(path)),
  );
  const files = found.flatMap((one) => one.files);
  const closed = found.flatMap((one) => one.closed);
  await output.err(closed);
  let wrong = 0;
  for (const file of files) {
    const input = await openInput(file, null);
    const errors = input.ok
      ? await wrongInScenario(input.value)
      : [`${file}:1:1 Cannot be read: ${input.error}`];
    if (errors.length > 0) wrong++;
    await output.err(errors);
  }
  const count = `${files.length.toString()} ${files.length === 1 ? 'scenario' : 'scenarios'}`;
  if (files.length === 0) await output.err([`No scenarios in ${paths.join(', ')}`]);
  else if (wrong > 0) await output.err([`${wrong.toString()} of ${count} wrong`]);
  else await output.out(`${count} read, ruled as expected and proved`);
  return files.length === 0 || wrong > 0 || closed.length > 0 ? 1 : 0;
}

/** What is wrong in a scenario or a game, a line each. */
export async function wrongInScenario(input: Input): Promise<readonly string[]> {
  const read = await textOf(input, MAX_BYTES);
  if (!read.ok) return [read.error];
  if (read.value.notUtf8 !== null) return [read.value.notUtf8];
  const checked = checkFile(read.value.text, input.name);
  return checked.ok ? [] : checked.error.map(formatError);
}

export interface FoundFiles {
  readonly files: readonly string[];
  /** A message for each folder that cannot be read. */
  readonly closed: readonly string[];
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true });

/** A file, or the scenarios anywhere in a folder, by name. */
export async function scenarioFiles(
  path: string,
  list: typeof entriesOf = entriesOf,
): Promise<FoundFiles> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? filesBelow(path, list) : { files: [path], closed: [] };
}

async function filesBelow(folder: string, list: typeof entriesOf): Promise<FoundFiles> {
  const files: string[] = [];
  const closed: string[] = [];
  try {
    for (const entry of await list(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const below = await filesBelow(path, list);
        files.push(...below.files);
        closed.push(...below.closed);
      } else if (/\.ya?ml$/i.test(entry.name)) files.push(path);
    }
  } catch (cause) {
    closed.push(`${folder}: Cannot be read: ${whyFailed(cause)}`);
  }
  return { files: files.sort(), closed };
}
