import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';

const CASE = '{"id":"r1","units":{"ITALY":["A ROM"]},"orders":{"ITALY":["A ROM - VEN"]}}\n';

async function* broken(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
  throw new Error('the disk is gone');
}

/** Runs the command with an input that is truncated after `text`. */
async function run(words: readonly string[], text: string) {
  const said = { out: '', err: '' };
  const into = (key: keyof typeof said) =>
    new Writable({
      write: (chunk: Buffer, _, done) => {
        said[key] += chunk.toString();
        done();
      },
    });
  const terminal = { stdin: broken(text), stdout: into('out'), stderr: into('err') };
  const code = await main(words, terminal, new URL('file:///no-worker.js'));
  return { code, ...said };
}

const TORN = 'standard input: Cannot be read to the end: the disk is gone\n';

test('complete cases are ruled, the incomplete one is not', async () => {
  const { code, out, err } = await run(['rule', '-'], CASE + CASE.slice(0, 40));
  expect({ code, err }).toEqual({ code: 1, err: TORN });
  expect(out.trim().split('\n')).toEqual([expect.stringContaining('"moved":["A ROM - VEN"]')]);
});

test('half a set of orders is not ruled', async () => {
  const { code, out, err } = await run(['rule', '-'], 'Italy: A Rom-Ven, A Na');
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: TORN });
});

test.each([CASE, 'Italy: A Rom-Ven'])('nor checked: %j', async (text) => {
  const { code, out, err } = await run(['check', '-'], text);
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: TORN });
});
