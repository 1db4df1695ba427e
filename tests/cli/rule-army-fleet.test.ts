import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, standoff } from './command.ts';

const CASES = join(root, 'tests/fixtures/army-fleet-cases.jsonl');

interface Expected {
  readonly id: string;
  readonly phases: readonly { readonly expect: unknown }[];
}

const linesOf = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);

const RULE = ['rule', '--edition', 'a/f', '--format', 'jsonl'];

describe('standoff rule --edition a/f', () => {
  test('rules every known case according to the rules', async () => {
    const { code, out, err } = await standoff([...RULE, CASES]);
    const wanted = (linesOf(readFileSync(CASES, 'utf8')) as readonly Expected[]).map(
      ({ id, phases }) => ({ id, phases: phases.map((phase) => phase.expect) }),
    );
    expect(linesOf(out)).toEqual(wanted);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test.each([
    [{ units: { FRANCE: ['AF MAR 1'] } }, 'unit "AF MAR 1": an army and fleet can only be at sea'],
    [
      { units: { FRANCE: ['AF LYO 4'] } },
      'unit "AF LYO 4": expected "A LOC", "F LOC" or "AF SEA 1", 2 or 3',
    ],
    [{ units: { FRANCE: ['A MAR', 'F MAR'] } }, 'two units in MAR'],
    [{ units: {}, choices: { circle: 'square' } }, '"circle" must be moves or holds'],
    [
      { units: {}, phases: [{ phase: 'lunch' }] },
      'phase 1: "phase" must be "movement", "retreats" or "adjustments"',
    ],
    [
      { units: {}, phases: [{ phase: 'movement', orders: { FRANCE: ['A XYZ BOARDS F LYO'] } }] },
      'phase 1: order "A XYZ BOARDS F LYO": unknown province "XYZ"',
    ],
  ])('%j is refused', async (fields, message) => {
    const line = JSON.stringify({ id: 'bad', phases: [], ...fields });
    const { code, out } = await standoff([...RULE, '-'], line);
    expect(linesOf(out)).toEqual([{ id: 'bad', line: 1, error: message }]);
    expect(code).toBe(1);
  });
});

test('standoff check proves every known case, and reports different results', async () => {
  const proved = await standoff(['check', '--edition', 'A/F 1984', CASES]);
  expect(proved).toEqual({ code: 0, out: '109 cases ruled as expected and proved\n', err: '' });
  const [line = ''] = readFileSync(CASES, 'utf8').split('\n');
  const other = await standoff(
    ['check', '--edition', 'a/f', '-'],
    line.replace('A TUN"', 'A NAF"'),
  );
  expect(other.code).toBe(1);
  expect(other.err).toContain('E91: phase 1: expected');
});

test('standoff rule --trace gives the steps of each movement', async () => {
  const [line = ''] = readFileSync(CASES, 'utf8').split('\n');
  const { out } = await standoff([...RULE, '--trace', '-'], line);
  expect(out).toContain('"type":"passage"');
  const told = await standoff(
    ['rule', '--edition', 'a/f', '--format', 'text', '--trace', '-'],
    line,
  );
  expect(told).toMatchObject({ code: 0, err: '' });
  expect(told.out).toContain('A/F 1984 II.a');
});

test('orders of the module are ruled, checked and drawn in plain notation', async () => {
  const orders = 'France: A Mar boards F Lyo; A/F Lyo-Wes, A disembarks Tun\nItaly: A/F Tys H\n';
  const ruled = await standoff(['rule', '--edition', 'a/f', '-'], orders);
  expect(ruled).toMatchObject({ code: 0, err: '' });
  expect(ruled.out).toContain('A Lyo disembarks Tun');
  const proved = await standoff(['check', '--edition', 'a/f', '-'], orders);
  expect(proved).toMatchObject({ code: 0, err: '' });
  const drawn = await standoff(['draw', '--edition', 'a/f', '-'], orders);
  expect(drawn).toMatchObject({ code: 0, err: '' });
  const bad = await standoff(['rule', '--edition', 'a/f', '-'], 'France: A disembarks Tun\n');
  expect(bad.code).toBe(1);
  expect(bad.err).toContain('It is not clear which fleet this army disembarks from');
});

const mail = (from: string, ...lines: readonly string[]): string =>
  `From: ${from} <x@example.org>\nSubject: orders\n\n${lines.join('\n')}\n\n`;

test('a mailbox is read mail by mail: a later one replaces an earlier one of its power', async () => {
  const inbox =
    mail('France', 'Hi all,', 'A Mar boards F Lyo', 'A/F Lyo-Wes', 'Best, Joe') +
    mail('Italy', 'A/F Tys H', 'France: F Lyo H') +
    mail('France', 'A Mar boards F Lyo', 'F Lyo H', '', '> A Mar H');
  const rule = await standoff(['rule', '-', '--edition', 'a/f'], inbox);
  expect(rule.out).toContain('A Mar boards F Lyo');
  expect(rule.out).toContain('F Lyo H');
  expect(rule.out).not.toContain('Lyo-Wes');
  expect(rule.err).toContain(
    '1:1 Mail from France <x@example.org>, orders: France, 0 orders count',
  );
  expect(rule.err).toContain('Not an order: Hi all,');
  expect(rule.err).toContain('this mail is from another power');
  expect(rule.err).not.toContain('cannot be read');
  expect(rule.code).toBe(1);
  const read = await standoff(['read', '-', '--edition', 'a/f', '--format', 'text'], inbox);
  expect(read.code).toBe(0);
  expect(read.out).toContain('2 orders count, 1 to be confirmed');
  expect(read.out).toContain('France:\n  A MAR BOARDS F LYO\n  F LYO H\n');
  expect(read.out).toContain('6:1 "F LYO - WES" is replaced by a later set.');
});
