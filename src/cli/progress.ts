import type { Writable } from 'node:stream';

/** The streams of a process, and whether people look at them. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** Counts cases for somebody who waits. */
export interface Progress {
  readonly show: (cases: number, bad: number) => void;
  /** Takes the line away, so that something else can be printed. */
  readonly clear: () => void;
}

const EVERY = 200;
const CLEAR_LINE = '\r\u001b[K';
const nothing = (): void => undefined;

/** On a terminal one line that is written anew five times a second; elsewhere, or if the results scroll by, nothing. */
export function openProgress({ stdout, stderr }: Terminal): Progress {
  if (stderr.isTTY !== true || stdout.isTTY === true) return { show: nothing, clear: nothing };
  const start = performance.now();
  let last = start;
  let isShown = false;
  return {
    show: (cases, bad) => {
      const now = performance.now();
      if (now - last < EVERY) return;
      last = now;
      isShown = true;
      const speed = Math.round((cases * 1000) / (now - start));
      const told = `${cases.toLocaleString('en')} cases, ${bad.toLocaleString('en')} bad`;
      stderr.write(`${CLEAR_LINE}${told}, ${speed.toLocaleString('en')} a second`);
    },
    clear: () => {
      if (isShown) stderr.write(CLEAR_LINE);
      isShown = false;
    },
  };
}
