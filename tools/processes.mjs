/** Runs programs so that everything they start ends with them, even when this process is stopped. */
import { spawn, spawnSync } from 'node:child_process';

/**
 * A program without output for this long is considered to hang (ms). A last resort: tests have their own time limits,
 * and slow machines get enough time.
 */
export const SILENCE = 3 * 60 * 60_000;

/** Time for a program to stop its children before it is killed (ms). */
const GRACE = 10_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number, output: string }} Result */

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Runs a Node program to its end in a separate process group, and kills what it leaves running.
 * @param {readonly string[]} args the program and its arguments
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, silence?: number, onOutput?: (text: string) => void }} options
 * @returns {Promise<Result>} `code` is 1 if a signal ended it
 */
export function runNode(args, { cwd, env = process.env, silence = SILENCE, onOutput }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32', // Windows ends the tree without a group
    });
    running.add(child);
    let output = '';
    const timer = setTimeout(() => {
      output += `\nStopped: no output for ${(silence / 60_000).toFixed(0)} minutes.\n`;
      void end(child);
    }, silence);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        timer.refresh();
        output += text;
        onOutput?.(text);
      });
    child.on('error', (error) => {
      output += String(error);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      signal(child, 'SIGKILL');
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends everything that `runNode` started and that is still running. */
export async function endAll() {
  await Promise.all([...running].map(end));
}

/** Stopping this process stops its children, too. */
export function endAllOnSignals() {
  for (const [name, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ]))
    process.once(name, () => {
      void endAll().then(() => process.exit(128 + number));
    });
}

/**
 * Sends a polite signal first: a test runner then closes its browsers, which have process groups of their own.
 * @param {ChildProcess} child
 * @returns {Promise<void>}
 */
function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const killer = setTimeout(() => {
      signal(child, 'SIGKILL');
    }, GRACE);
    child.once('close', () => {
      clearTimeout(killer);
      resolve();
    });
    signal(child, 'SIGTERM');
  });
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal({ pid }, name) {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', pid.toString(), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, name);
  } catch {
    // The process group has already ended.
  }
}
