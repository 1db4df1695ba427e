import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../src/board/board.ts';
import { lookUpSpace } from '../../src/board/names.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { runs } from '../support/effort.ts';
import { order } from '../support/short.ts';

/** A line of each kind, in which only a reader that knows the names can tell what is wrong. */
const ORDERS = ['A MUN H', 'A MUN - BUR', 'A MUN S A RUH', 'A MUN S A RUH - BUR', 'F NTH H'];
const READ_BY_PEOPLE = NOTATIONS.filter(
  ({ id }) => !['cases', 'dpp', 'daide', 'webdiplomacy', 'backstabbr', 'droidippy'].includes(id),
);

const isName = (word: string): boolean =>
  lookUpSpace(word).length > 0 ||
  SPACE_IDS.some((id) => SPACES[id].name.toLowerCase() === word.toLowerCase());

const SLIPS = ['left out', 'more', 'other', 'turned'] as const;

/** One letter left out, added, replaced, or swapped with the next. */
interface Slip {
  readonly kind: (typeof SLIPS)[number];
  readonly at: number;
  readonly letter: string;
  readonly which: number;
}
const slip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom(...SLIPS),
  at: fc.nat(20),
  letter: fc.constantFrom(...'aehknrstuz'.split('')),
  which: fc.nat(3),
});

function misspelt(word: string, { kind, at: place, letter }: Slip): string {
  const at = 1 + (place % (word.length - 1));
  switch (kind) {
    case 'left out':
      return word.slice(0, at) + word.slice(at + 1);
    case 'more':
      return word.slice(0, at) + letter + word.slice(at);
    case 'other':
      return word.slice(0, at) + letter + word.slice(at + 1);
    case 'turned':
      return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
  }
}

describe.each(READ_BY_PEOPLE.map((each) => [each.id, each] as const))(
  'a misspelt space in %s',
  (_, { movement }) => {
    test('is read as what it is, or reported', () => {
      fc.assert(
        fc.property(fc.constantFrom(...ORDERS), slip, (short, how) => {
          const meant = order(`G ${short}`);
          const written = movement.writeOrder(meant);
          const names = [...written.matchAll(/\p{L}{3,}/gu)].filter(([word]) => isName(word));
          const found = names[how.which % Math.max(1, names.length)];
          if (!found) return;
          const [word] = found;
          const wrong = misspelt(word, how);
          // Another name, or too little for any.
          if (isName(wrong) || wrong.length < 3) return;
          const line =
            written.slice(0, found.index) + wrong + written.slice(found.index + word.length);
          const text = `Germany:\n${line}\n${movement.writeOrder(order('G A BER - KIE'))}\n`;
          const reading = readText(text);
          const read = reading.orders.filter((one) => one.line === 2).map((one) => one.text);
          const isTold = [...reading.errors, ...reading.doubts].some((one) => one.line === 2);
          if (!isTold) expect({ line, read }).toEqual({ line, read: [short] });
        }),
        { seed: 1971, numRuns: runs(300) },
      );
    });
  },
);

test('a line cut off before its second unit does not swallow the next one silently', () => {
  const { orders, doubts } = readText('Austria:\nA Serbia S\nF Ankara - Black Sea\nA Vienna H');
  expect(orders.map(({ text }) => text)).not.toContain('A SER H');
  expect(doubts.map(({ line }) => line)).toContain(3);
});

test('a unit without an order among orders is reported; a list of units is not', () => {
  expect(readText('Austria:\nA Vie-Bud\nA Ser\nF Tri H').errors.map(({ line }) => line)).toEqual([
    3,
  ]);
  const { errors, skipped } = readText('Austria:\nA Vie\nA Ser\n\nItaly:\nA Ven-Tri');
  expect(errors).toEqual([]);
  expect(skipped.map(({ line }) => line)).toEqual([2, 3]);
});

test('an army at sea and a fleet inland are in doubt', () => {
  const doubted = (text: string) => readText(text).doubts.map(({ words }) => words);
  expect(doubted('A Tys-Spa')).toEqual(['A Tys-Spa']);
  expect(doubted('F Mun H')).toEqual(['F Mun H']);
  expect(doubted('A Tus-Rom')).toEqual([]);
});

describe('a misspelt verb', () => {
  const told = (text: string) => {
    const { orders, doubts, errors } = readText(text);
    return {
      orders: orders.map((each) => each.text),
      doubts: doubts.map(({ words, readings }) => `${words}: ${readings.join()}`),
      errors: errors.map(({ words }) => words),
    };
  };

  test('is read as the one it can be, with a doubt', () => {
    const text =
      'A Lon hodl\nF Nth suports A Bel\nF Eng convoi A Wal-Pic\nArmy Liverpool movs to Yorkshire';
    expect(told(text)).toEqual({
      orders: ['A LON H', 'F NTH S A BEL', 'F ENG C A WAL - PIC', 'A LVP - YOR'],
      doubts: ['hodl: hold', 'suports: support', 'convoi: convoy', 'movs: move'],
      errors: [],
    });
  });

  test('is a space where that is nearer, and nothing where neither is near', () => {
    expect(told('F Bre Holl, F Kie-Den').orders).toEqual(['F BRE - HOL', 'F KIE - DEN']);
    expect(told('A Bur dances').orders).toEqual([]);
  });
});
