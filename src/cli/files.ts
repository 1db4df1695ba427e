import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { err, ok, type Result } from '../result.ts';

/** The contents of a file. */
export type InputKind = 'scenario' | 'orders' | 'cases';

export interface Input {
  /** Its name in messages. */
  readonly name: string;
  readonly kind: InputKind;
  /** Its bytes, up to the end of the file or to where it can no longer be read. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Why it could not be read to its end; null as long as all is well. */
  readonly failure: () => string | null;
}

const KINDS: Readonly<Record<string, InputKind>> = {
  '.yaml': 'scenario',
  '.yml': 'scenario',
  '.jsonl': 'cases',
  '.ndjson': 'cases',
};

const CHUNK = 256 * 1024;

/** What messages call standard input. */
export const STANDARD_INPUT = 'standard input';

/** The contents suggested by the ending of a file's name, if any. */
export function kindOfName(name: string): InputKind | undefined {
  return KINDS[extname(name).toLowerCase()];
}

/** The contents suggested by the beginning of a text. */
function kindOfText(beginning: string): InputKind {
  if (/^[\uFEFF\s]*\{/.test(beginning)) return isSaved(beginning) ? 'orders' : 'cases';
  return /^(title|short|paragraph|editions|orders|note)\s*:/m.test(beginning)
    ? 'scenario'
    : 'orders';
}

/**
 * Whether a text is JSON that a site saved: over several lines, or one line without an id. Each case has an id and a
 * line to itself.
 */
const isSaved = (beginning: string): boolean =>
  /^[\uFEFF\s]*\{[ \t]*[\r\n]\s*"/.test(beginning) ||
  (/^[\uFEFF\s]*\{\s*"[^\n]*\}\s*$/.test(beginning) && !/"id"\s*:/.test(beginning));

/**
 * Opens a file, or standard input for `-`. `isOrders`: it has orders, unless its name says otherwise. Error: why it
 * cannot be read.
 */
export async function openInput(
  path: string,
  stdin: AsyncIterable<Uint8Array> | null,
  isOrders = false,
): Promise<Result<Input, string>> {
  const given = path === '-' ? stdin : null;
  const name = given ? STANDARD_INPUT : path;
  const refused = given ? null : await inputProblem(path);
  if (refused !== null) return err(refused);
  const source: AsyncIterable<Uint8Array> =
    given ?? createReadStream(path, { highWaterMark: CHUNK });
  const iterator = source[Symbol.asyncIterator]();
  try {
    const first = await iterator.next();
    const beginning = first.done === true ? new Uint8Array(0) : first.value;
    const kind =
      kindOfName(path) ?? (isOrders ? 'orders' : kindOfText(new TextDecoder().decode(beginning)));
    let failure: string | null = null;
    const fail = (cause: unknown): void => {
      failure = failureReason(cause);
    };
    return ok({ name, kind, chunks: withFirst(first, iterator, fail), failure: () => failure });
  } catch (cause) {
    return err(failureReason(cause));
  }
}

async function* withFirst<T>(
  first: IteratorResult<T>,
  rest: AsyncIterator<T>,
  fail: (cause: unknown) => void,
): AsyncGenerator<T> {
  let item = first;
  while (item.done !== true) {
    yield item.value;
    try {
      item = await rest.next();
    } catch (cause) {
      fail(cause);
      return;
    }
  }
}

/** The message for an input that could not be read to its end. */
export const incompleteInput = ({ name }: Input, failure: string): string =>
  `${name}: Cannot be read to the end: ${failure}`;

/** Refuses what has no end, such as a device; a pipe is accepted: `standoff rule <(...)`. */
async function inputProblem(path: string): Promise<string | null> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return 'it is a folder';
    if (found.isSocket()) return 'it is a socket';
    return found.isCharacterDevice() || found.isBlockDevice() ? 'it is a device' : null;
  } catch (cause) {
    return failureReason(cause);
  }
}

/** A text, and what is wrong with its bytes. */
export interface InputText {
  readonly text: string;
  /** A message about the first bytes that are not UTF-8; null if all are. */
  readonly notUtf8: string | null;
}

/**
 * Reads an input as text: all of it, or slightly more than `longest` bytes, which its reader refuses. Error: why it
 * could not be read to its end.
 */
export async function textOf(input: Input, longest: number): Promise<Result<InputText, string>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of input.chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length > longest) break;
  }
  const failure = input.failure();
  if (failure !== null) return err(incompleteInput(input, failure));
  const bytes = Buffer.concat(parts).subarray(0, longest + 1);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // A text that is too long may be cut within a character.
  const notUtf8 = length > longest ? null : notUtf8In(bytes, text, input.name);
  return ok({ text: text.replace(/^\uFEFF/, ''), notUtf8 });
}

/** A message about the first bytes of a file that are not UTF-8; null if all are. `text`: the bytes, decoded. */
export function notUtf8In(bytes: Buffer, text: string, name: string): string | null {
  const offset = offsetOfNoUtf8(bytes, text);
  if (offset === null) return null;
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return `${name}:${String(line)}:${String(column)} These bytes are not valid text. (expected UTF-8)`;
}

const REPLACEMENT = Buffer.from('\uFFFD');

/** Where a decoded text has the first replacement character that is not in the bytes themselves. */
function offsetOfNoUtf8(bytes: Buffer, text: string): number | null {
  if (isUtf8(bytes)) return null;
  let inBytes = 0;
  let from = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', from)) {
    inBytes += Buffer.byteLength(text.slice(from, at));
    if (!bytes.subarray(inBytes, inBytes + REPLACEMENT.length).equals(REPLACEMENT)) return at;
    inBytes += REPLACEMENT.length;
    from = at + 1;
  }
  return null;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'part of its path is not a folder',
  EISDIR: 'it is a folder',
  EEXIST: 'a file with that name exists',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'it would be too large',
  EROFS: 'the disk is read-only',
  EIO: 'the disk reports an error',
  ELOOP: 'its links form a loop',
  ENAMETOOLONG: 'its name is too long',
  ENXIO: 'there is no device behind it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Why a file could not be read or written, in words for the user. */
export function failureReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  // The system's own message without its code, the call and the path: "ESPIPE: invalid seek, read".
  return known ?? /^E[A-Z0-9]+: ([^,]+)/.exec(cause.message)?.[1] ?? cause.message;
}

/**
 * Writes a file completely or not at all, by replacing the old one with a new file next to it. Anything but an ordinary
 * file, such as a pipe, is written to directly.
 */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const old = await stat(path).catch(() => null);
  if (old && !old.isFile()) {
    await writeFile(path, data);
    return;
  }
  const target = old ? await realpath(path) : path;
  const beside = `${target}.${crypto.randomUUID()}.tmp`;
  try {
    await writeFile(beside, data, { flag: 'wx' });
    if (old) await chmod(beside, old.mode);
    await rename(beside, target);
  } catch (cause) {
    await rm(beside, { force: true });
    throw cause;
  }
}

/** Whether two paths lead to the same file. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const found = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  const [a, b] = found;
  return !!a && !!b && a.ino === b.ino && a.dev === b.dev;
}

/** Whether a file exists with other contents. */
export async function hasOtherContent(path: string, text: string): Promise<boolean> {
  try {
    return (await readFile(path, 'utf8')) !== text;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw cause;
  }
}
