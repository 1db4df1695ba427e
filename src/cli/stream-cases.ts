import { availableParallelism } from 'node:os';
import { MAX_LINE } from '../orders/notations/cases/case-line.ts';
import { doBlock } from './cases.ts';
import type { Input } from './files.ts';
import { type LineBlock, type BlockResults, type Job, MAX_MESSAGES, openPool } from './pool.ts';
import { openProgress, writeMessages, type Terminal } from './terminal.ts';

/** In bytes. Less than this is done before a thread has started. */
const SMALL = 128 * 1024;

export interface Counts {
  readonly cases: number;
  readonly bad: number;
  readonly compared: number;
}

/**
 * Does the job for every case of an input, on all cores, in constant memory. `take` receives the output in the order of
 * the input; it gets the next when its promise resolves. `worker` is the module of the threads.
 */
export async function streamCases(
  input: Input,
  job: Job,
  worker: URL,
  terminal: Terminal,
  take: (out: Uint8Array) => Promise<void>,
): Promise<Counts> {
  const size = availableParallelism();
  const pool = openPool(worker, size);
  const progress = openProgress(terminal);
  let seen = 0;
  const work = async (block: LineBlock): Promise<BlockResults> => {
    seen += block.bytes.length;
    return seen <= SMALL ? doBlock(block, job) : pool.run(block, job);
  };
  let omitted = 0;
  let printed = 0;
  const counts = { cases: 0, bad: 0, compared: 0 };
  try {
    const blocks = blocksOf(input.chunks, () => input.failure() === null);
    for await (const done of inOrder(blocks, work, 2 * size)) {
      counts.cases += done.cases;
      counts.bad += done.bad;
      counts.compared += done.compared;
      if (done.err.length > 0) {
        progress.clear();
        const shown = done.err.slice(0, MAX_MESSAGES - printed);
        printed += shown.length;
        omitted += done.omitted + done.err.length - shown.length;
        for (const line of shown) await writeMessages(terminal.stderr, [line]);
      }
      await take(done.out);
      progress.show(counts.cases, counts.bad);
    }
  } finally {
    progress.clear();
    await pool.close();
  }
  if (omitted > 0)
    await writeMessages(terminal.stderr, [
      `${input.name}: ... and ${omitted.toLocaleString('en')} more`,
    ]);
  return counts;
}

const NEW_LINE = 10;

/**
 * This many bytes have more than `MAX_LINE` characters in any case: such a line is refused without reading the rest.
 */
const LONGEST = 3 * (MAX_LINE + 1);

/** Lines of one block: its results are held until everything before it is printed. */
const MOST_LINES = 4_096;

/**
 * Cuts an input between lines. A block has the lines that end in one chunk, so that somebody who writes a line and
 * waits gets an answer. Of a line that is too long only the beginning is kept. A last line without a line feed counts
 * if the input is complete.
 */
export async function* blocksOf(
  chunks: AsyncIterable<Uint8Array>,
  isWhole: () => boolean = () => true,
): AsyncGenerator<LineBlock> {
  let held = hold(new Uint8Array(0));
  let line = 1;
  for await (const chunk of chunks) {
    // The line feed itself stays: it ends the line that was cut.
    const from = held.isCut ? chunk.indexOf(NEW_LINE) : 0;
    if (from < 0) continue;
    const end = chunk.lastIndexOf(NEW_LINE) + 1;
    if (end === 0) {
      held = hold(joined(held.bytes, chunk));
      continue;
    }
    const bytes = joined(held.bytes, chunk.subarray(from, end));
    held = hold(joined(chunk.subarray(end), NOTHING));
    for (const part of partsOf(bytes)) {
      // Counted before yielding: the receiver may transfer the bytes.
      const first = line;
      line += linesIn(part);
      yield { bytes: part, line: first };
    }
  }
  if (held.bytes.length > 0 && isWhole()) yield { bytes: held.bytes, line };
}

const NOTHING = new Uint8Array(0);

/** Keeps the beginning of a line whose end has not arrived yet, and whether more of it arrived than is kept. */
function hold(bytes: Uint8Array<ArrayBuffer>) {
  const isCut = bytes.length > LONGEST;
  return { bytes: isCut ? bytes.slice(0, LONGEST) : bytes, isCut };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Whole lines in parts of up to `MOST_LINES`, each with a separate buffer. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  let lines = 0;
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) {
    lines++;
    if (lines < MOST_LINES) continue;
    parts.push(bytes.slice(from, at + 1));
    from = at + 1;
    lines = 0;
  }
  if (from === 0) return [bytes];
  return from < bytes.length ? [...parts, bytes.slice(from)] : parts;
}

function linesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEW_LINE); at >= 0; at = bytes.indexOf(NEW_LINE, at + 1)) count++;
  return count;
}

/**
 * Works on up to `limit` items at once and yields the results in the order of the items, each as soon as it and all
 * before it are done. Takes no further items while `limit` results wait to be fetched.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  limit: number,
): AsyncGenerator<R> {
  const iterator = items[Symbol.asyncIterator]();
  const queue: Promise<R>[] = [];
  let next: Promise<IteratorResult<T>> | null = iterator.next();
  try {
    while (next || queue.length > 0) {
      const [head] = queue;
      const isFull = queue.length >= limit;
      if (head && (!next || isFull || (await isFirst(head, next)))) {
        void queue.shift();
        yield await head;
        continue;
      }
      if (!next) continue;
      const item: IteratorResult<T> = await next;
      if (item.done === true) {
        next = null;
        continue;
      }
      const result = work(item.value);
      // It is awaited later; until then a failure is not "unhandled".
      void result.catch(() => undefined);
      queue.push(result);
      next = iterator.next();
      void next.catch(() => undefined);
    }
  } finally {
    await iterator.return?.();
  }
}

/** Whether the first settles before the second. */
async function isFirst(one: Promise<unknown>, other: Promise<unknown>): Promise<boolean> {
  return Promise.race([one.then(() => true), other.then(() => false)]);
}
