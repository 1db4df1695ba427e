import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START } from '../../src/board/start.ts';
import { formatTurnLine, LONGEST_TURN_LINE, parseTurnLine } from '../../src/orders/turn-line.ts';
import { runs } from '../support/effort.ts';
import { turns } from '../properties/turns.ts';

const read = (line: string) => {
  const result = parseTurnLine(line);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('a turn as one line', () => {
  test('units with and without orders', () => {
    const line = 'A:Avie-bud.Ftri!;E:Alon=bel.Feng~lon-bel;F:Fspa/nc*mar-bur.Abur*mar.Amar-bur';
    const { position, orders } = read(line);
    expect(position.units).toHaveLength(7);
    expect(orders.map(({ type }) => type)).toEqual([
      ...['move', 'hold', 'move', 'convoy', 'support-move', 'support-hold', 'move'],
    ]);
    expect(orders[4]).toMatchObject({ target: { kind: 'A', at: 'MAR' }, to: 'BUR' });
    expect(formatTurnLine({ position, orders })).toBe(line);
  });

  test('an order to a unit that is not there, and support for one', () => {
    const line = 'G:Amun*Fkie-hol.?Aber-kie';
    const { position, orders } = read(line);
    expect(position.units).toHaveLength(1);
    expect(orders[0]).toMatchObject({ target: { kind: 'F', at: 'KIE' } });
    expect(formatTurnLine({ position, orders })).toBe(line);
  });

  test('the opening position has 200 characters', () => {
    expect(formatTurnLine({ position: START, orders: [] }).length).toBeLessThan(200);
  });

  test('what is written is read again as the same', () => {
    fc.assert(
      fc.property(turns, ({ position, orders }) => {
        const again = read(formatTurnLine({ position, orders }));
        const inOrder = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort();
        expect(new Set(again.position.units)).toEqual(new Set(position.units));
        expect(again.orders).toHaveLength(orders.length);
        expect(inOrder(again.orders.map(plain))).toEqual(inOrder(orders.map(plain)));
      }),
      { numRuns: runs(2000) },
    );
  });

  test('nothing makes it throw', () => {
    const part = fc.constantFrom(
      'A:',
      'Avie',
      '-bud',
      '*',
      '~',
      '.',
      ';',
      'spa/nc',
      '/',
      '?',
      '!',
      'x',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (line) => typeof parseTurnLine(line).ok === 'boolean'),
      { numRuns: runs(5000) },
    );
  });

  test.each([
    ['X:Avie', 1, 'a power'],
    ['A:vie', 3, '“A” or “F”'],
    ['A:Avix', 4, 'a space'],
    ['A:Avie-', 8, 'a space'],
    ['A:Avie bud', 7, '“.” or “;”'],
    ['A:Avie;R:Avie', 14, 'no other unit'],
    ['E:Feng~lon', 11, '“-”'],
    ['A'.repeat(LONGEST_TURN_LINE + 1), LONGEST_TURN_LINE + 1, 'at most'],
  ])('%.20s is refused at column %i', (line, column, expected) => {
    const result = parseTurnLine(line);
    expect(result.ok ? null : result.error.column).toBe(column);
    expect(result.ok ? '' : result.error.expected).toContain(expected);
  });
});

const plain = (order: object) =>
  Object.fromEntries(
    Object.entries(order)
      .filter(([key]) => key !== 'repairs')
      .sort(),
  );
