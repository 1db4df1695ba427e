import { MAX_LINE } from '../orders/notations/cases/case-line.ts';

/** Whole lines of an input. */
export interface Block {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of its first line, from 1. */
  readonly line: number;
}

const NEW_LINE = 10;

/** So many bytes have more than `MAX_LINE` characters, whatever they are: such a line is refused without its rest. */
const LONGEST = 3 * (MAX_LINE + 1);

/** Lines of one block: what comes of them is held until all before it is printed. */
const MOST_LINES = 4_096;

/**
 * Cuts an input between lines. A block has the lines that end in one chunk, so that somebody who writes a line and
 * waits gets an answer; of a line that is too long only the beginning is kept. A last line without an end counts if the
 * input is whole.
 */
export async function* blocksOf(
  chunks: AsyncIterable<Uint8Array>,
  isWhole: () => boolean = () => true,
): AsyncGenerator<Block> {
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
      // Counted before they are handed over: who gets the bytes may give them away.
      const first = line;
      line += linesIn(part);
      yield { bytes: part, line: first };
    }
  }
  if (held.bytes.length > 0 && isWhole()) yield { bytes: held.bytes, line };
}

const NOTHING = new Uint8Array(0);

/** The beginning of a line whose end has not come yet, and whether more of it came than is kept. */
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

/** Whole lines in parts of up to `MOST_LINES`, each in memory of its own. */
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
