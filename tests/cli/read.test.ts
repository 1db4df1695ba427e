import { describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const lines = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));

describe('standoff read', () => {
  test('answers a line of JSON with one', async () => {
    const { code, out } = await standoff(
      ['read', '-'],
      [
        JSON.stringify({ id: 'a', text: 'Dear GM,\nA Par-Bur\nA Xyz - Ber', power: 'FRANCE' }),
        '{',
        JSON.stringify({ id: 'b', text: 'A Bur-Gas', notation: 'judge', phase: 'R' }),
        JSON.stringify({ id: 'c', text: 'Austria: Army Vienna -> Galicia.  (*bounce*)' }),
      ].join('\n'),
    );
    expect(code).toBe(0);
    const [first, broken, retreat, report] = lines(out);
    expect(first).toMatchObject({
      id: 'a',
      notation: 'rulebook',
      orders: [{ power: 'FRANCE', order: 'A PAR - BUR' }],
      units: { FRANCE: ['A PAR'] },
      inferred: true,
      skipped: [{ line: 1, text: 'Dear GM,' }],
      doubts: [],
      errors: [{ line: 3, column: 3, text: 'Xyz' }],
    });
    expect(broken).toMatchObject({ id: null, orders: [], errors: [{ line: 1 }] });
    expect(retreat).toMatchObject({ notation: 'judge', orders: [{ order: 'A BUR R GAS' }] });
    expect(report).toMatchObject({
      notation: 'judge',
      orders: [{ power: 'AUSTRIA', order: 'A VIE - GAL' }],
      results: [['bounced']],
    });
  });

  test('tells people what it understood', async () => {
    const { code, out } = await standoff(['read', '-'], 'Hello,\nFrance: A Par-Bur, A Liv H\n');
    expect(code).toBe(0);
    expect(out).toContain('read as');
    expect(out).toContain('  A PAR - BUR');
    expect(out).toMatch(/standard input:2:\d+ In doubt: "A Liv H" is read as A LVN H or A LVP H/);
    expect(out).toContain('standard input:1:1 No order: Hello,');
  });

  test('ends with 1 if something could not be read, with 2 for a notation that is none', async () => {
    expect((await standoff(['read', '-'], 'A Xyz - Ber')).code).toBe(1);
    expect((await standoff(['read', '-', '--notation', 'morse'], 'A Par-Bur')).code).toBe(2);
    expect((await standoff(['read', '-', '--trace'], '')).code).toBe(2);
    expect((await standoff(['rule', '-', '--notation', 'judge'], '')).code).toBe(2);
  });
});
