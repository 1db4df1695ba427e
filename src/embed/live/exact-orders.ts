import {
  canBeIn,
  LOCATIONS,
  type Location,
  type Piece,
  spaceOf,
  type UnitKind,
} from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Order } from '../../orders/order.ts';
import type { TurnOfText } from '../../orders/notations/read-turn.ts';

/*
 * Orders exactly as in the rulebook's notation, where every word can mean only one thing. Most embeds have no others,
 * and need not fetch the readers (`any-orders.ts`), which are three quarters of the size of everything else. Anything
 * less plain is left to them: null. `tests/embed/exact-orders.test.ts` compares the two.
 */

/** More than a full board of orders. */
const LONGEST = 4000;

/** Short names that also mean another space (`AMBIGUOUS_SPELLINGS`) are left out. */
const TWO_MEANINGS: ReadonlySet<string> = new Set(['Tyr']);

const PLACE = '([A-Z][A-Za-z]{2}(?:/[a-z]c)?)';
const UNIT = `([AF]) ${PLACE}`;
const ORDER = new RegExp(`^${UNIT}(?: (H)| ?- ?${PLACE}| ([SC]) ${UNIT}(?: ?- ?${PLACE})?)$`);
const HEADING = /^([A-Z][a-z]+):\s*/;

/** A unit from its letters, if one of this kind can be there; a fleet needs the coast where there are two. */
export type PieceOf = (kind: string | undefined, name: string | undefined) => Piece | null;

function pieces(): PieceOf {
  const places = new Map(LOCATIONS.map((at) => [formatLocation(at), at]));
  for (const name of TWO_MEANINGS) places.delete(name);
  return (kind, name = '') => {
    const at = places.get(name);
    if (at === undefined || (kind !== 'A' && kind !== 'F')) return null;
    return fits(kind, at) ? { kind, at } : null;
  };
}

/** The orders of a text, each power's below its name; null if `read` does not know one, or an order has no power. */
export function exactLines<T>(
  text: string,
  read: (words: string, power: Power, pieceOf: PieceOf) => T | null,
): readonly T[] | null {
  if (text.length > LONGEST) return null;
  const pieceOf = pieces();
  const orders: T[] = [];
  let power: Power | undefined;
  for (const line of text.split('\n')) {
    const heading = HEADING.exec(line.trim());
    if (heading) power = POWERS.find((one) => one === heading[1]);
    const rest = line.trim().slice(heading?.[0].length ?? 0);
    if (rest === '' && (heading === null || power !== undefined)) continue;
    for (const words of rest.split(/[,;]/)) {
      const order = power && read(words.trim(), power, pieceOf);
      if (!order) return null;
      orders.push(order);
    }
  }
  return orders;
}

/** The orders, and the units that they imply; null if anything is ambiguous or wrong. */
export function exactOrders(text: string): Pick<TurnOfText, 'position' | 'orders'> | null {
  const orders = exactLines(text, orderOf);
  if (!orders) return null;
  const units = orders.map(({ power: own, unit }) => ({ power: own, ...unit }));
  const standing = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const isThere = ({ kind, at }: Piece): boolean => {
    const unit = standing.get(spaceOf(at));
    return unit?.kind === kind && unit.at === at;
  };
  const isPlain = orders.every((order) => !('target' in order) || isThere(order.target));
  return isPlain && orders.length > 0 && standing.size === orders.length
    ? { position: { units }, orders }
    : null;
}

function fits(kind: UnitKind, at: Location): boolean {
  const space = spaceOf(at);
  const isSplit = SPACES[space].coasts.length > 0;
  return canBeIn(kind, space) && (kind === 'F' && isSplit) === (at !== space);
}

function orderOf(words: string, power: Power, pieceOf: PieceOf): Order | null {
  const found = ORDER.exec(words);
  if (!found) return null;
  const [, kind, name, hold, to, verb, targetKind, targetName, targetTo] = found;
  const unit = pieceOf(kind, name);
  if (!unit) return null;
  const ordered = { power, unit };
  if (hold !== undefined) return { type: 'hold', ...ordered };
  if (verb === undefined) {
    const end = pieceOf(kind, to);
    return end && end.at !== unit.at
      ? { type: 'move', ...ordered, to: end.at, viaConvoy: false }
      : null;
  }
  const target = pieceOf(targetKind, targetName);
  if (!target || target.at === unit.at) return null;
  if (targetTo === undefined)
    return verb === 'S' ? { type: 'support-hold', ...ordered, target } : null;
  const end = pieceOf(targetKind, targetTo);
  if (!end || end.at === target.at || end.at === unit.at) return null;
  return verb === 'S'
    ? { type: 'support-move', ...ordered, target, to: end.at }
    : { type: 'convoy', ...ordered, target, to: spaceOf(end.at) };
}
