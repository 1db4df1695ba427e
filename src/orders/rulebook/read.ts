import { resolve } from '../resolve.ts';
import { inOrderOfText, type ParsedOrders, type ReadOptions } from '../reading.ts';
import { readSeen } from '../unseen.ts';
import { parseOrders } from './parse.ts';
import { sourceOf } from './source.ts';

/**
 * Reads orders as the rulebook writes them, and as people do: `England: F Nth C A Lon-Bel, A Lon-Bel`. Any number
 * of lines; a power is named before its orders, on their line or one of its own; orders are separated by a
 * comma, a semicolon, a new line or only by the next A or F. Case, full stops and the kind of dash do not matter.
 *
 * Never throws. What cannot be read is reported, all other orders are read. A text of more than 100 KB or
 * 2,000 orders is refused, a line of more than 2,000 characters is left out; both are errors.
 * Source: 1971 VII.4, VII.7, IX.1, XII.1; the examples and the sample game; DATC 4.B, 4.C.
 */
export function readOrders(text: string, options: ReadOptions = {}): ParsedOrders {
  return readSeen(text, (seen) => readText(seen, options));
}

function readText(text: string, options: ReadOptions): ParsedOrders {
  const cut = sourceOf(text);
  if (!cut.ok) return { orders: [], spans: [], errors: [cut.error], repairs: [] };
  const { source, repairs } = cut.value;
  const { written, errors, idle } = parseOrders(source);
  const reading = resolve(written, options, repairs);
  const isNothingRead = written.length === 0;
  const unread = [...(reading.idle ?? []), ...resolve(idle, options).orders];
  return {
    ...reading,
    ...(unread.length > 0 ? { idle: unread } : {}),
    errors: [...cut.value.errors, ...errors, ...reading.errors].sort(inOrderOfText),
    repairs: isNothingRead ? [] : [...repairs, ...reading.repairs].sort(inOrderOfText),
  };
}
