import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type * as cli from '../../src/cli/main.ts';
import { builtFromSources } from '../../tools/library.mjs';

export const root = join(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A stream that stores what is written to it. */
function collector() {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer | string, _, done) => {
      parts.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, text: () => Buffer.concat(parts).toString() };
}

const opened = (async () => {
  const built = await builtFromSources();
  const { main } = (await import(new URL('cli.js', built).href)) as typeof cli;
  return { main, worker: new URL('worker.js', built) };
})();

/** Runs the built command in this process, with `input` for standard input. */
export async function standoff(
  words: readonly string[],
  input: string | Buffer = '',
): Promise<Ran> {
  const { main, worker } = await opened;
  const { terminal, out, err } = collected(input);
  const code = await main(words, terminal, worker);
  return { code, out: out(), err: err() };
}

/** A terminal that gives `input` and keeps what is written to it. */
export function collected(input: string | Buffer = '') {
  const [out, err] = [collector(), collector()];
  const stdin = Readable.from([Buffer.from(input)]);
  return {
    terminal: { stdin, stdout: out.stream, stderr: err.stream },
    out: out.text,
    err: err.text,
  };
}

/** Runs the command as a shell would, for tests that need a separate process. */
export function standoffProcess(words: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bin/standoff.mjs'), ...words], {
      cwd: root,
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => out.push(data));
    child.stderr.on('data', (data: Buffer) => err.push(data));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() });
    });
    // A command that ends early does not read all of its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
