import type { Position } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { err, ok, type Result } from '../../result.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { isHome } from '../meaning.ts';
import { inOrderOfText, type OrderError, type ParsedOrders, type ReadOptions } from '../reading.ts';
import type { RepairAt, Span } from '../reading.ts';
import { withRepairs } from '../repaired.ts';
import { isWithin, resolve } from '../resolve.ts';
import { errorAt } from '../trouble.ts';
import { locationOf, placeRepairs } from '../settle.ts';
import type { WrittenOrder, WrittenPiece } from '../written.ts';
import { AN_ADJUSTMENT, adjustmentAt, type WrittenAdjustment } from './adjustment-grammar.ts';
import { readSeen } from '../unseen.ts';
import { parseWith } from './parse.ts';
import { ADJUSTMENT_WORDS, withPhaseWords } from './phase-words.ts';
import { sourceOf } from './source.ts';

type Read = Result<
  { readonly order: AdjustmentOrder; readonly repairs: readonly RepairAt[] },
  OrderError
>;

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
  return readSeen(text, (seen) => readText(seen, options));
}

function readText(text: string, options: ReadOptions): ParsedOrders<AdjustmentOrder> {
  const cut = sourceOf(text);
  if (!cut.ok) return { orders: [], spans: [], errors: [cut.error], repairs: [] };
  const source = withPhaseWords(cut.value.source, ADJUSTMENT_WORDS);
  const { written, errors } = parseWith(source, adjustmentAt, AN_ADJUSTMENT);
  const orders: AdjustmentOrder[] = [];
  const spans: Span[] = [];
  const wrong: OrderError[] = [...cut.value.errors, ...errors];
  const repairs: RepairAt[] = written.length === 0 ? [] : [...cut.value.repairs];
  for (const each of written) {
    const read = readOne(each, options);
    if (!read.ok) {
      wrong.push(read.error);
      continue;
    }
    const { line, column, length } = each;
    const { order } = read.value;
    const glued = cut.value.repairs.filter((one) => isWithin(one, { line, column, length }));
    const own = [...glued, ...read.value.repairs].sort(inOrderOfText);
    orders.push(order.type === 'waive' ? order : withRepairs(order, own));
    spans.push({ line, column, length });
    repairs.push(...read.value.repairs);
  }
  return {
    orders,
    spans,
    errors: wrong.sort(inOrderOfText),
    repairs: repairs.sort(inOrderOfText),
  };
}

function readOne(written: WrittenAdjustment, { power: usual, position }: ReadOptions): Read {
  const power = written.power === undefined ? usual : written.power;
  const { verb, unit } = written;
  if (unit && verb === 'remove') return readRemove(written, unit, usual, position);
  if (!power)
    return err(
      errorAt(written, 'power', 'Nobody is said to order this', 'a power and a colon before it'),
    );
  if (!unit) return ok({ order: { type: 'waive', power }, repairs: [] });
  const place = placeOf(unit);
  if (!place.ok) return place;
  const { at, repairs } = place.value;
  const order = { type: 'build', power, unit: { kind: unit.kind, at } } as const;
  return ok({ order, repairs });
}

/** A removal names a unit as every other order does. */
function readRemove(
  { power, line, column, length, words }: WrittenAdjustment,
  unit: WrittenPiece,
  usual: ReadOptions['power'],
  position: Position | undefined,
): Read {
  const at = { line, column, length, words, power };
  const hold = { type: 'hold', target: null, to: null, viaConvoy: false, lostDash: false } as const;
  const holding: WrittenOrder = { ...at, ...hold, unit };
  const { orders, errors, repairs } = resolve([holding], { power: usual, position });
  const [order] = orders;
  const [error] = errors;
  if (order) {
    const { power: owner, unit: removed } = order;
    return ok({ order: { type: 'remove', power: owner, unit: removed }, repairs });
  }
  return err(error ?? errorAt(unit, 'unit', 'This is no unit', AN_ADJUSTMENT));
}

/** Where a unit is to be built: of several spaces with one name, the one that is a supply centre. */
function placeOf(
  unit: WrittenPiece,
): Result<{ at: ReturnType<typeof locationOf>; repairs: readonly RepairAt[] }, OrderError> {
  const { kind, place } = unit;
  const spaces = place?.spaces ?? [];
  const centres = spaces.filter((space) => SPACES[space].centre);
  const home = spaces.filter((space) => kind === null || isHome(kind, space));
  const [space, other] = [centres, home, spaces].find(({ length }) => length > 0) ?? [];
  if (!place || !space) return err(errorAt(unit, 'space', 'This is no space', AN_ADJUSTMENT));
  const { side } = place;
  if (other) {
    const names = [space, other].map((one) => SPACES[one].name).join(' or ');
    return err(errorAt(place, 'ambiguous', `This may mean ${names}`, names));
  }
  const at = locationOf(kind ?? 'F', space, side);
  return ok({ at, repairs: placeRepairs(place, at) });
}
