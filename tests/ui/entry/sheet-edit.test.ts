import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../src/board/board.ts';
import type { Power } from '../../../src/board/powers.ts';
import { choicesFor } from '../../../src/ui/entry/choices/choices-for.ts';
import { readSheet } from '../../../src/ui/entry/order-sheet.ts';
import { eraseFrom, eraseWaive, writeInto } from '../../../src/ui/entry/order-sheet.ts';
import { formatEntry, placeOf, type EntryTask } from '../../../src/ui/entry/entry-task.ts';
import type { Order } from '../../../src/orders/order.ts';
import { CROSSINGS, hands, RETREATS, SPRING, unitAt, WINTER } from './tasks.ts';

const hold = (space: string): Order => {
  const { power, kind, at } = unitAt(SPRING, space);
  return { type: 'hold', power, unit: { kind, at } };
};
const erased = (text: string, space: 'LON' | 'EDI' | 'LVP') =>
  eraseFrom(SPRING, 'England', text, space);

describe('an order is written', () => {
  test.each([
    ['into an empty slip', '', 'F Lon H'],
    ['below the others', 'F Edi-Nth', 'F Edi-Nth\nF Lon H'],
    ['below a last line break', 'F Edi-Nth\n', 'F Edi-Nth\nF Lon H'],
    ['in the place of the one before', 'F Lon-Nth\nF Edi H', 'F Lon H\nF Edi H'],
    ['within a line', 'F Edi H, F Lon-Nth; A Lvp H', 'F Edi H, F Lon H; A Lvp H'],
    ['beside a comment', 'F Lon-Nth # north\n# more', 'F Lon H # north\n# more'],
    ['in the place of two', 'F Lon-Nth\nF Edi H\nF Lon-Wal', 'F Lon H\nF Edi H'],
    ['however it was named', 'fleet london moves to north sea', 'F Lon H'],
    ['below what cannot be read', 'F Lon-Nxx', 'F Lon-Nxx\nF Lon H'],
    ['with line breaks of another kind', 'F Edi H\r\nF Lon-Nth\r\n', 'F Edi H\r\nF Lon H\r\n'],
    ['under its own heading', 'England:\nF Lon-Nth', 'England:\nF Lon H'],
    [
      'above the heading of another',
      'F Edi H\nGermany:\nA Mun H',
      'F Lon H\nF Edi H\nGermany:\nA Mun H',
    ],
  ])('%s', (_, before, after) => {
    expect(writeInto(SPRING, before, hold('LON'))).toBe(after);
  });

  test.each<[string, EntryTask]>([
    ['in spring', SPRING],
    ['with convoys', CROSSINGS],
    ['of retreats', RETREATS],
    ['in winter', WINTER],
  ])('every legal order reads back as itself, %s', (_, task) => {
    const desk = choicesFor(task, hands());
    let count = 0;
    for (const { space, power } of desk.places)
      for (const order of desk.ordersAt(space)) {
        const text = writeInto(task, '# a slip\nnonsense that nobody reads\n', order);
        const { orders } = readSheet(task, power, text);
        expect(orders.map((one) => one.order)).toEqual([order]);
        expect(orders[0]?.repairs).toEqual([]);
        expect(writeInto(task, text, order)).toBe(text);
        const place = placeOf(order);
        if (place)
          expect(readSheet(task, power, eraseFrom(task, power, text, place)).orders).toEqual([]);
        count++;
      }
    expect(count).toBeGreaterThan(5);
  });
});

describe('whatever is on the order sheet', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...['F Lon-Nth', 'f lon h', 'F Edi-Nrg # north', 'A Lvp S F Edi', '# a comment', ''],
      ...['F Lon-Nxx', 'A Lvp-Wal, F Edi H', 'Germany:', 'England:', 'A Mun-Bur', 'Proxy:'],
      ...['F Lon-Wal; F Edi-Cly', 'nothing at all', 'F Lon via convoy', '  F Edi C A Lvp-Nwy'],
    ),
    fc.string({ maxLength: 20 }),
  );
  const sheets = fc.array(line, { maxLength: 7 }).map((lines) => lines.join('\n'));
  const lonely = (text: string) =>
    readSheet(SPRING, 'England', text).orders.filter(({ order }) => placeOf(order) === 'LON')
      .length;

  test('an order that is drawn is the only one of its unit, and no other line is touched', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const after = writeInto(SPRING, text, hold('LON'));
        const mine = readSheet(SPRING, 'England', after).orders.filter(
          ({ order }) => placeOf(order) === 'LON',
        );
        expect(mine.map(({ order }) => order)).toEqual([hold('LON')]);
        const spoken = new Set(
          readSheet(SPRING, 'England', text).orders.flatMap(({ order, span }) =>
            placeOf(order) === 'LON' ? [span.line] : [],
          ),
        );
        const lines = after.split(/\r\n|[\n\r\u2028\u2029]/);
        const kept = text
          .split(/\r\n|[\n\r\u2028\u2029]/)
          .filter((one, index) => one !== '' && !spoken.has(index + 1));
        for (const one of kept) expect(lines).toContain(one);
      }),
      { seed: 1901, numRuns: 400 },
    );
  });

  test('an erased order is gone, and the rest is read as before', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const after = erased(text, 'LON');
        expect(lonely(after)).toBe(0);
        const others = (slip: string) =>
          readSheet(SPRING, 'England', slip)
            .orders.filter(({ order }) => placeOf(order) !== 'LON')
            .map(({ order }) => formatEntry(order));
        expect(others(after)).toEqual(others(text));
      }),
      { seed: 1901, numRuns: 400 },
    );
  });
});

describe('an order is erased', () => {
  test.each([
    ['with its line', 'F Edi H\nF Lon-Nth\nA Lvp H', 'F Edi H\nA Lvp H'],
    ['with the last line', 'F Edi H\nF Lon-Nth', 'F Edi H'],
    ['with the only line', 'F Lon-Nth', ''],
    ['with its comma', 'F Lon-Nth, F Edi H', 'F Edi H'],
    ['with the comma before it', 'F Edi H, F Lon-Nth', 'F Edi H'],
    ['but not with its comment', 'F Lon-Nth # north', '# north'],
    ['but not with its heading', 'England: F Lon-Nth', 'England: '],
    ['each time that it was given', 'F Lon-Nth\nF Edi H\nF Lon-Wal', 'F Edi H'],
    ['not at all if there is none', 'F Edi H # F Lon', 'F Edi H # F Lon'],
  ])('%s', (_, before, after) => {
    expect(erased(before, 'LON')).toBe(after);
  });
});

describe('waived builds', () => {
  const power: Power = 'Russia';
  const waive = { type: 'waive', power } as const;

  test('are written one by one and removed from the end', () => {
    const one = writeInto(WINTER, 'Build A Mos', waive);
    expect(one).toBe('Build A Mos\nWaive');
    expect(writeInto(WINTER, one, waive)).toBe('Build A Mos\nWaive\nWaive');
    expect(eraseWaive(WINTER, power, 'Waive\nBuild A Mos\nWaive')).toBe('Waive\nBuild A Mos');
    expect(eraseWaive(WINTER, power, 'Build A Mos')).toBe('Build A Mos');
  });
});

test('a build takes the place of one in the same centre', () => {
  const [army] = choicesFor(WINTER, hands()).ordersAt('MOS');
  if (!army || army.type !== 'build') throw new Error('Moscow builds');
  expect(spaceOf(army.unit.at)).toBe('MOS');
  expect(writeInto(WINTER, 'Build F StP/nc\nBuild F Mos', army)).toBe(
    `Build F StP/nc\n${formatEntry(army)}`,
  );
});
