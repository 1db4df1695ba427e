import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { MAX_TEXT } from '../orders/rulebook/tokens.ts';
import { err, ok, type Result } from '../result.ts';
import { MAX_BYTES } from '../scenario/source.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** What a file holds. */
export type InputKind = 'scenario' | 'orders' | 'cases';

export interface Input {
  /** As messages name it. */
  readonly name: string;
  readonly kind: InputKind;
  /** They end where the file does, or where it can no longer be read. */
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

/** What the ending of a file's name says of it, if anything. */
export function kindOfName(name: string): InputKind | undefined {
  return KINDS[extname(name).toLowerCase()];
}

/** What a text holds, by its beginning. */
export function kindOfText(beginning: string): InputKind {
  if (/^[\uFEFF\s]*\{/.test(beginning)) return 'cases';
  return /^(title|short|paragraph|editions|orders|note)\s*:/m.test(beginning)
    ? 'scenario'
    : 'orders';
}

/** Opens a file, or standard input for `-`. Error: why it cannot be read. */
export async function openInput(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<Input, string>> {
  const name = path === '-' ? 'standard input' : path;
  const source: AsyncIterable<Uint8Array> =
    path === '-' ? stdin : createReadStream(path, { highWaterMark: CHUNK });
  const iterator = source[Symbol.asyncIterator]();
  try {
    const first = await iterator.next();
    const beginning = first.done === true ? new Uint8Array(0) : first.value;
    const kind = kindOfName(path) ?? kindOfText(new TextDecoder().decode(beginning));
    let failure: string | null = null;
    const fail = (cause: unknown): void => {
      failure = whyUnreadable(cause);
    };
    return ok({ name, kind, chunks: withFirst(first, iterator, fail), failure: () => failure });
  } catch (cause) {
    return err(whyUnreadable(cause));
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
export const torn = ({ name }: Input, failure: string): string =>
  `${name}: Cannot be read to its end: ${failure}`;

/** In bytes: what is longer has more characters than the readers of scenarios and of orders take. */
const LONGEST: Readonly<Record<Exclude<InputKind, 'cases'>, number>> = {
  scenario: MAX_BYTES,
  orders: 3 * (MAX_TEXT + 1),
};

/** The whole text of an input, or as much of it as its reader needs to refuse it. */
export async function textOf(
  { chunks }: Input,
  kind: Exclude<InputKind, 'cases'>,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    length += chunk.length;
    if (length > LONGEST[kind]) break;
  }
  return Buffer.concat(parts)
    .subarray(0, LONGEST[kind] + 1)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}
