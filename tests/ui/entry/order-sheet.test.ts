import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { linesOf, namesOthers, readSheet } from '../../../src/ui/entry/order-sheet.ts';
import { sheetRows } from '../../../src/ui/entry/sheet-rows.ts';
import { formatEntry } from '../../../src/ui/entry/entry-task.ts';
import { RETREATS, SPRING, WINTER } from './tasks.ts';

const read = (text: string) => readSheet(SPRING, 'England', text);

describe('an order sheet', () => {
  test('is read line by line, with the units left', () => {
    const { orders, errors, silent } = read('F Lon-Nth\n\nA Lvp-Yor # to the coast');
    expect(orders.map(({ order, span }) => [formatEntry(order), span.line])).toEqual([
      ['F Lon-Nth', 1],
      ['A Lvp-Yor', 3],
    ]);
    expect(errors).toEqual([]);
    expect(silent.map(({ at }) => at)).toEqual(['EDI']);
  });

  test('unreadable text reports where, what and what was expected, and loses nothing', () => {
    const { orders, errors } = read('F Lon-Nth\nF Edi-Yrk\nA Lvp-Yor');
    expect(orders).toHaveLength(2);
    expect(errors).toMatchObject([{ line: 2, column: 7, words: 'Yrk' }]);
    expect(errors[0]?.expected).toMatch(/a space/);
  });

  test('a power orders only its own units', () => {
    const { orders, errors } = read('F Lon-Nth\nGermany: A Mun-Bur\nEngland: F Edi-Nwg');
    expect(orders.map(({ order }) => order.power)).toEqual(['England', 'England']);
    expect(errors).toMatchObject([{ kind: 'power', line: 2, column: 10, words: 'A Mun-Bur' }]);
  });

  test('in a retreat phase only dislodged units are awaited, in winter none', () => {
    expect(readSheet(RETREATS, 'Austria', '').silent.map(({ at }) => at)).toEqual(['TRI']);
    expect(readSheet(RETREATS, 'Austria', 'A Tri D').silent).toEqual([]);
    expect(readSheet(WINTER, 'Turkey', '').silent).toEqual([]);
  });
});

describe('a text for several sheets', () => {
  test.each([
    ['A Vie-Gal\nItaly: A Ven H', true],
    ['Austria: A Vie-Gal\nItaly: A Ven H', true],
    ['Italy:\nA Ven H', true],
    ['Austria:\nA Vie-Gal\nA Mun-Tyr', false],
    ['A Vie-Gal\nA Bud-Ser', false],
    ['Hello Italy,\nA Vie-Gal', false],
    ['', false],
  ])('%j: %s', (text, several) => {
    expect(namesOthers(SPRING, 'Austria', text)).toBe(several);
  });
});

describe('lines', () => {
  test.each(['', 'a', 'a\nb', 'a\r\nb\n', '\n\n', 'a\rb\u2028c'])('of %j', (text) => {
    const lines = linesOf(text);
    expect(lines.map((line) => line.text)).toEqual(text.split(/\r\n|[\n\r\u2028\u2029]/));
    for (const { text: line, start } of lines)
      expect(text.slice(start, start + line.length)).toBe(line);
  });
});

describe('how it was understood', () => {
  const rows = (text: string) => sheetRows(SPRING, read(text), english);

  test('in the order of the text, then the units without an order', () => {
    expect(
      rows('A Lvp-Yor\nF Lon-Nth').map(({ text, line, state }) => [text, line, state]),
    ).toEqual([
      ['A Lvp–Yor', 1, 'read'],
      ['F Lon–Nth', 2, 'read'],
      ['F Edi', null, 'silent'],
    ]);
    expect(rows('')[0]?.notes).toEqual(['holds (no order)']);
  });

  test('an illegal order says why, and not what follows', () => {
    const [row] = rows('F Lon-Mun');
    expect(row?.state).toBe('refused');
    expect(row?.notes).toEqual([
      'The fleet in London is ordered to Munich, but Munich is inland, where no fleet can go.',
    ]);
  });

  test('repairs are reported', () => {
    const [row] = rows('A Lon-Nth');
    expect(row?.text).toBe('F Lon–Nth');
    expect(row?.state).toBe('read');
    expect(row?.notes[0]).toMatch(/letter is ignored/);
  });

  test('two orders for one unit', () => {
    const [first, second] = rows('F Lon-Nth\nF Lon-Wal');
    expect(first?.state).toBe('refused');
    expect(second?.notes[0]).toMatch(/two different orders/);
  });

  test('nothing depends on the orders of others', () => {
    const alone = readSheet(SPRING, 'France', 'A Par-Bur\nA Mar S A Par-Bur\nF Bre S A Par-Pic');
    expect(sheetRows(SPRING, alone, english).map(({ state, notes }) => [state, notes])).toEqual([
      ['read', []],
      ['read', []],
      ['read', []],
    ]);
  });

  test('retreats and builds', () => {
    const closed = sheetRows(RETREATS, readSheet(RETREATS, 'Austria', 'A Tri-Ven'), english);
    expect(closed).toMatchObject([{ state: 'refused', text: 'A Tri–Ven' }]);
    expect(sheetRows(RETREATS, readSheet(RETREATS, 'France', ''), english)).toMatchObject([
      { text: 'F Spa/sc', notes: ['disbands (no order)'] },
    ]);
    const built = sheetRows(
      WINTER,
      readSheet(WINTER, 'Russia', 'Build F Mos\nBuild A Mos\nWaive'),
      english,
    );
    expect(built.map(({ state, kind }) => [state, kind])).toEqual([
      ['refused', 'F'],
      ['read', 'A'],
      ['read', null],
    ]);
  });
});
