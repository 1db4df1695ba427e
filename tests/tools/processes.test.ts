import { describe, expect, test } from 'vitest';
import { endAll, runNode } from '../../tools/processes.mjs';

const cwd = import.meta.dirname;

/** Starts a program that never ends, prints its process id, then runs `rest`. */
const parent = (rest: string): readonly string[] => [
  '--eval',
  `const { spawn } = require('node:child_process');
   const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
   console.log('child', child.pid);
   ${rest}`,
];

const STAYS = 'setInterval(() => {}, 1000);';

const childOf = (output: string): number => Number(/child (\d+)/.exec(output)?.[1]);

/** Resolves when the process no longer exists. */
async function expectGone(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(0);
  await expect
    .poll(
      () => {
        try {
          process.kill(pid, 0);
          return false;
        } catch {
          return true;
        }
      },
      { timeout: 20 * 60_000 },
    )
    .toBe(true);
}

describe('a program', () => {
  test('reports its code and its output', async () => {
    const result = await runNode(['--eval', 'console.log("a"); process.exit(3)'], { cwd });
    expect(result).toEqual({ code: 3, output: 'a\n' });
  });

  test('that ends takes what it started with it', async () => {
    const { code, output } = await runNode(parent('process.exit(0);'), { cwd });
    expect(code).toBe(0);
    await expectGone(childOf(output));
  });

  test('that is stopped takes what it started with it', async () => {
    const { code, output } = await runNode(parent(STAYS), {
      cwd,
      onOutput: () => void endAll(),
    });
    expect(code).toBe(1);
    await expectGone(childOf(output));
  });

  test('without output is stopped, and the output says why', async () => {
    const { code, output } = await runNode(['--eval', STAYS], { cwd, silence: 100 });
    expect(code).toBe(1);
    expect(output).toContain('no output for');
  });
});
