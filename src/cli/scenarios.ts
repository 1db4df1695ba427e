import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile } from '../scenario/check-file.ts';
import { formatError } from '../scenario/place.ts';
import { MAX_BYTES } from '../scenario/source.ts';
import { whyUnreadable } from './why-unreadable.ts';

export interface Output {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/**
 * `npm run scenarios -- [file or folder ...]`: checks scenario files, all of `scenarios/` by default, and
 * tells what is wrong as `file:line:column message (expected ...)`. Returns the exit code.
 */
export async function checkScenarios(paths: readonly string[], output: Output): Promise<0 | 1> {
  const found = await Promise.all((paths.length > 0 ? paths : ['scenarios']).map(filesIn));
  const files = found.flat();
  let wrong = 0;
  for (const file of files) {
    const errors = await errorsIn(file);
    if (errors.length > 0) wrong++;
    for (const error of errors) output.err(error);
  }
  const count = `${files.length.toString()} ${files.length === 1 ? 'scenario' : 'scenarios'}`;
  if (files.length === 0) output.err(`No scenarios in ${paths.join(', ')}`);
  else if (wrong > 0) output.err(`${wrong.toString()} of ${count} wrong`);
  else output.out(`${count} read, ruled as expected and proved`);
  return files.length === 0 || wrong > 0 ? 1 : 0;
}

async function errorsIn(file: string): Promise<readonly string[]> {
  let text: string;
  try {
    text = await beginningOf(file);
  } catch (cause) {
    return [`${file}:1:1 Cannot be read: ${whyUnreadable(cause)}`];
  }
  const checked = checkFile(text, file);
  return checked.ok ? [] : checked.error.map(formatError);
}

/** As much of a file as a scenario may have, and a byte more. */
async function beginningOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const buffer = Buffer.alloc(MAX_BYTES + 1);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function filesIn(path: string): Promise<readonly string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => /\.ya?ml$/i.test(name))
    .sort()
    .map((name) => join(path, name));
}
