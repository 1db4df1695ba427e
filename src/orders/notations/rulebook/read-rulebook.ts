import type { AdjustmentOrder } from '../../adjustment-order.ts';
import { boardRead } from '../../parsed-orders.ts';
import { interpretAdjustments } from '../../interpret/interpret-adjustments.ts';
import { interpretOrders } from '../../interpret/interpret-orders.ts';
import { interpretRetreats } from '../../interpret/interpret-retreats.ts';
import type { Order } from '../../order.ts';
import {
  inOrderOfText,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
} from '../../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import { readSeen } from '../source-text.ts';
import { adjustmentAt, AN_ADJUSTMENT, A_RETREAT, retreatAt } from './grammar.ts';
import { parseOrders, parseWith, type Parse } from './parse-text.ts';
import { sourceOf, withPhaseWords, type TokenizedText } from './tokens.ts';
import { ADJUSTMENT_WORDS, RETREAT_WORDS } from './vocabulary.ts';

type Interpret<Written, Read> = (
  written: readonly Written[],
  options: ReadOptions,
  before: readonly RepairAt[],
) => ParsedOrders<Read>;

/** Shared by all readers: cuts the text into tokens, finds its orders, and has them interpreted. */
function readWith<Written, Read>(
  text: string,
  options: ReadOptions,
  parse: (source: TokenizedText) => Parse<Written>,
  interpret: Interpret<Written, Read>,
): ParsedOrders<Read> {
  return readSeen(text, (seen) => {
    const cut = sourceOf(seen, boardRead(options));
    if (!cut.ok) return { orders: [], spans: [], errors: [cut.error], repairs: [] };
    const { source, repairs } = cut.value;
    const { written, errors, idle } = parse(source);
    const parsed = interpret(written, options, repairs);
    const unread = [...(parsed.idle ?? []), ...unitsOf(idle, options)];
    return {
      ...parsed,
      ...(unread.length > 0 ? { idle: unread } : {}),
      errors: [...cut.value.errors, ...errors, ...parsed.errors].sort(inOrderOfText),
      repairs: written.length === 0 ? [] : [...repairs, ...parsed.repairs].sort(inOrderOfText),
    };
  });
}

/** The units of orders that could not be read. */
const unitsOf = (idle: Parse['idle'], options: ReadOptions): readonly Order[] =>
  interpretOrders(idle, options).orders;

/**
 * Reads orders as the rulebook writes them, and as people do: `England: F Nth C A Lon-Bel, A Lon-Bel`. Any number of
 * lines; a power is named before its orders, on their line or on its own; orders are separated by a comma, a semicolon,
 * a new line or only by the next A or F. Case, full stops and the kind of dash do not matter.
 *
 * Never throws. What cannot be read is reported, and all other orders are read. A text of more than 100 KB or 2,000
 * orders is refused, a line of more than 2,000 characters is left out; both are errors. Source: 1971 VII.4, VII.7,
 * IX.1, XII.1; the examples and the sample game; DATC 4.B, 4.C.
 */
export function readOrders(text: string, options: ReadOptions = {}): ParsedOrders {
  return readWith(text, options, parseOrders, interpretOrders);
}

/**
 * Reads the orders of a retreat phase: `A Vie-Tyr`, `A Vie R Tyr`, `A Vie retreats to Tyr`, `A Vie D`, `disband F Edi`.
 * Holds, supports, convoys and moves via convoy are read as the orders they are: the adjudicator finds them illegal.
 * Headings, errors, repairs and limits as for `readOrders`. Never throws. Source: 1971 XI.1, XI.2; the notations of the
 * e-mail judge, jDip and python-diplomacy.
 */
export function readRetreats(
  text: string,
  options: ReadOptions = {},
): ParsedOrders<RetreatPhaseOrder> {
  const parse = (source: TokenizedText) =>
    parseWith(withPhaseWords(source, RETREAT_WORDS), retreatAt, A_RETREAT);
  return withoutIdle(readWith(text, options, parse, interpretRetreats));
}

/**
 * Reads the orders of an adjustment phase: `Build A Par`, `A Par B`, `B F StP(sc)`, `England builds F Edi`, `Remove A Gal`,
 * `A Gal D`, `Waive`. A build may lack its letter (DATC 4.C.3): `Build Par` is read with `kind` null. The position settles
 * letters, coasts and names of units that are removed. Headings, errors, repairs and limits as for `readOrders`. Never throws.
 * Source: 1971 XIII.2; the notations of the e-mail judge, jDip and python-diplomacy; DATC 6.I, 6.J.
 */
export function readAdjustments(
  text: string,
  options: ReadOptions = {},
): ParsedOrders<AdjustmentOrder> {
  const parse = (source: TokenizedText) =>
    parseWith(withPhaseWords(source, ADJUSTMENT_WORDS), adjustmentAt, AN_ADJUSTMENT);
  return withoutIdle(readWith(text, options, parse, interpretAdjustments));
}

/** A position is inferred from the orders of a movement phase only. */
const withoutIdle = <Read>({
  orders,
  spans,
  errors,
  repairs,
}: ParsedOrders<Read>): ParsedOrders<Read> => ({ orders, spans, errors, repairs });
