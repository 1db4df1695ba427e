import { LOCATIONS, spaceOf, type Location, type UnitKind } from '../../../board/board.ts';
import { lookUpLocation, lookUpSpace } from '../../../board/names.ts';
import { POWERS, type Power } from '../../../board/powers.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenPiece,
  WrittenPlace,
} from '../../interpret/written-order.ts';
import { errorAt } from '../../errors.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import { powerOf } from '../rulebook/vocabulary.ts';
import { EMPTY_TEXT, sideOf, type Statement, type WrittenText } from '../written-text.ts';
import { entriesOf, wordsOf, type DataNode } from './data-text.ts';

/** No game needs more. In UTF-16 units. */
export const MAX_DATA = 1_048_576;

/** Maps offsets of a text to lines and columns. */
export function placer(text: string): (start: number, end: number) => Words {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (start, end) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle;
    }
    const words = text.slice(start, Math.min(end, (starts[high] ?? text.length + 1) - 1));
    return { line: low + 1, column: start - (starts[low] ?? 0) + 1, length: words.length, words };
  };
}

export const tooLong = (text: string): WrittenText => {
  const at = { line: 1, column: 1, length: 0, words: text.slice(0, 60) };
  const most = `a text of at most ${String(MAX_DATA)} characters`;
  return { ...EMPTY_TEXT, errors: [errorAt(at, 'too-much', 'This text is too long', most)] };
};

export const notData = (at: Words, expected: string): OrderError =>
  errorAt(at, 'order', 'This cannot be read', expected);

/** The place that a program means by some words. `own`: names with another meaning elsewhere. */
export function placeNamed(
  at: Words,
  name: string,
  own: Readonly<Record<string, Location>> = {},
): WrittenPlace | null {
  const key = name.trim().toUpperCase();
  const exact = Object.hasOwn(own, key) ? own[key] : LOCATIONS.find((location) => location === key);
  if (exact) return { ...at, spaces: [spaceOf(exact)], side: sideOf(exact) };
  const [location, other] = lookUpLocation(name);
  if (!location) return null;
  const side = sideOf(location);
  const spaces = other ? [...new Set(lookUpLocation(name).map(spaceOf))] : [spaceOf(location)];
  return { ...at, spaces, side };
}

export const placeAtLocation = (at: Words, location: Location): WrittenPlace => ({
  ...at,
  spaces: [spaceOf(location)],
  side: sideOf(location),
});

export const pieceWith = (
  at: Words,
  kind: UnitKind | null,
  place: WrittenPlace | null,
): WrittenPiece => ({ ...at, kind, place, nationality: null });

const PLAIN = { target: null, to: null, viaConvoy: false, lostDash: false } as const;

type Owner = WrittenOrder['power'];

export const holdWith = (at: Words, power: Owner, unit: WrittenPiece): WrittenOrder => ({
  ...at,
  ...PLAIN,
  power,
  unit,
  type: 'hold',
});

export const moveWith = (
  at: Words,
  power: Owner,
  unit: WrittenPiece,
  to: WrittenPlace,
  viaConvoy = false,
): WrittenOrder => ({ ...at, ...PLAIN, power, unit, type: 'move', to, viaConvoy });

export const helpWith = (
  at: Words,
  power: Owner,
  unit: WrittenPiece,
  target: WrittenPiece,
  to: WrittenPlace | null,
  isConvoy = false,
): WrittenOrder => ({
  ...at,
  ...PLAIN,
  power,
  unit,
  type: isConvoy ? 'convoy' : to ? 'support-move' : 'support-hold',
  target,
  to,
});

export const adjustmentWith = (
  at: Words,
  power: Owner,
  verb: WrittenAdjustment['verb'],
  unit: WrittenPiece | null,
): WrittenAdjustment => ({ ...at, power, verb, unit });

/** A power by its name or its first three letters, in any case. */
export function powerNamed(name: string): Power | undefined {
  const key = name.toLowerCase();
  return POWERS.find(
    (power) =>
      power.toLowerCase() === key || (key.length >= 3 && power.toLowerCase().startsWith(key)),
  );
}

/** Whose what is in an object is, if one of its fields says: `{"power": "FRANCE", …}`, `{"Nation": "French", …}`. */
export function ownerIn(node: DataNode): Power | undefined {
  const owner = entriesOf(node).find(([key]) => /^(?:power|country|nation|player)$/i.test(key));
  const name = wordsOf(owner?.[1]);
  return name === undefined ? undefined : (powerNamed(name) ?? powerOf(name));
}

export const kindNamed = (word: string | undefined): UnitKind | null => {
  const letter = word?.trim().charAt(0).toUpperCase();
  return letter === 'A' || letter === 'F' ? letter : null;
};

export const isSpaceName = (name: string): boolean => lookUpSpace(name).length > 0;

/** The statement as if every part of it were at the one place that is known. */
export function anchored(statement: Statement, at: Words, power: Power | undefined): Statement {
  const { line, column, length } = at;
  const here = { line, column, length };
  const withOwner = power === undefined ? {} : { power };
  if (statement.phase === 'adjustments') {
    const { written } = statement;
    const unit = written.unit && {
      ...written.unit,
      ...here,
      place: written.unit.place && { ...written.unit.place, ...here },
    };
    return { ...statement, written: { ...written, ...here, ...withOwner, unit } };
  }
  const { unit, target, to } = statement.written;
  const parts = {
    ...here,
    ...withOwner,
    words: at.words,
    unit: { ...unit, ...here, place: unit.place && { ...unit.place, ...here } },
    target: target && { ...target, ...here, place: target.place && { ...target.place, ...here } },
    to: to && { ...to, ...here },
  };
  return statement.phase === 'retreats'
    ? { ...statement, written: { ...statement.written, ...parts } }
    : { ...statement, written: { ...statement.written, ...parts } };
}
