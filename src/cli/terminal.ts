import type { Writable } from 'node:stream';
import type { OutputFormat } from './arguments.ts';
import { failureReason } from './files.ts';

/** The streams of a process, and whether they are terminals. */
export interface Terminal {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
}

/** Control characters except tab and line feed, and characters that change the direction of text. */
const CONTROLS =
  // eslint-disable-next-line no-control-regex -- these are what it finds
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Makes a text safe to show: control characters are escaped as in JSON, `\u001b`, so that a terminal does not obey
 * them. In JSON the meaning stays the same.
 */
export const printable = (text: string): string =>
  text.replaceAll(
    CONTROLS,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Writes text or JSON, made printable; resolves when the stream accepts more, or no longer accepts anything. */
export async function write(stream: Writable, text: string): Promise<void> {
  await writeBytes(stream, printable(text));
}

/** Writes data unchanged. */
export async function writeBytes(stream: Writable, data: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    // Called with an error if the stream has failed: `watch` decides what that means.
    const done = (): void => {
      resolve();
    };
    if (stream.write(data, done)) resolve();
  });
}

/** Characters of one message. */
const LONGEST_MESSAGE = 2_000;
/** Messages about one file. */
const MAX_MESSAGES = 100;

/** Writes messages about a file, one line each, up to `MAX_MESSAGES`. */
export async function writeMessages(stream: Writable, messages: readonly string[]): Promise<void> {
  const shown = messages.slice(0, MAX_MESSAGES).map(messageLine);
  const more = messages.length - shown.length;
  const rest = more > 0 ? [`... and ${more.toLocaleString('en')} more\n`] : [];
  if (shown.length > 0) await write(stream, [...shown, ...rest].join(''));
}

/** A message on one line. */
function messageLine(message: string): string {
  const line =
    message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}...` : message;
  return `${line.replaceAll('\n', '\\n')}\n`;
}

/** Prints entries as they arrive, and waits while the reader is slow. */
export interface EntryWriter {
  /** Takes one or more printable entries with `BETWEEN` between them; nothing if empty. */
  readonly add: (entries: string | Uint8Array) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** The separator between two entries of an output. */
export const BETWEEN: Readonly<Record<OutputFormat, string>> = {
  text: '\n',
  json: ',\n',
  jsonl: '',
};

export function openEntries(stream: Writable, format: OutputFormat): EntryWriter {
  let isFirst = true;
  const frame = format === 'json' ? { open: '[\n', close: '\n]\n', none: '[]\n' } : null;
  return {
    add: async (entries) => {
      if (entries.length === 0) return;
      const before = isFirst ? (frame?.open ?? '') : BETWEEN[format];
      isFirst = false;
      if (before !== '') await writeBytes(stream, before);
      await writeBytes(stream, typeof entries === 'string' ? printable(entries) : entries);
    },
    end: async () => {
      if (frame) await writeBytes(stream, isFirst ? frame.none : frame.close);
    },
  };
}

/**
 * Ends the process when standard output is closed: silently if the reader has seen enough (`standoff rule ... | head`),
 * else with the reason. A closed standard error does not stop the results.
 */
export function watch(
  { stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>,
  exit: (code: number) => void,
): void {
  stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EPIPE') {
      exit(0);
      return;
    }
    stderr.write(`standard output: Cannot be written: ${failureReason(cause)}\n`, () => {
      exit(1);
    });
  });
  stderr.on('error', () => undefined);
}

/** Shows the number of cases done while somebody waits. */
export interface ProgressLine {
  readonly show: (cases: number, bad: number) => void;
  /** Clears the line, so that something else can be printed. */
  readonly clear: () => void;
}

const EVERY = 200;
const CLEAR_LINE = '\r\u001b[K';
const nothing = (): void => undefined;

/** On a terminal, one line rewritten five times a second; nothing elsewhere, or if the results scroll by. */
export function openProgress({ stdout, stderr }: Terminal): ProgressLine {
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
      const status = `${cases.toLocaleString('en')} cases, ${bad.toLocaleString('en')} bad`;
      stderr.write(`${CLEAR_LINE}${status}, ${speed.toLocaleString('en')} a second`);
    },
    clear: () => {
      if (isShown) stderr.write(CLEAR_LINE);
      isShown = false;
    },
  };
}
