import { describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const TEN = 'scenarios/datc/6-h-10.yaml';
const FARTHEST = 'scenarios/adjustments/farthest-first.yaml';

describe('standoff, scenarios with later phases', () => {
  test('a retreat phase follows the moves, with the reason for each outcome', async () => {
    const { code, out, err } = await standoff(['rule', TEN, '--edition', '1971']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [moves = '', retreats = ''] = out.split('\nRetreats\n');
    expect(moves).toContain('  German A Pru from War: may go to Ber, Lvn\n');
    expect(retreats).toMatch(
      /^England\n {2}A Kie-Ber {2}illegal\nGermany\n {2}A Pru-Ber {2}retreats\n\n/,
    );
    expect(retreats.match(/\[1971 XI(\.2)?\]$/gm)).toEqual([
      '[1971 XI]',
      '[1971 XI.2]',
      '[1971 XI]',
    ]);
  });

  test('an adjustment phase alone, every step with its premises', async () => {
    const { code, out } = await standoff(['rule', FARTHEST, '--trace']);
    expect(code).toBe(0);
    expect(out).toContain('(1971)\n\nBuilds and removals\nFrance (centres 2, units 3)\n');
    expect(out).toContain('  F Nth, no order  removes\n');
    expect(out).toMatch(
      /\n {2}2\. .*\[from 1; 1971 XIII\.2\]\n {2}3\. .*\[from 2; 1971 XIV\.4\]\n$/,
    );
  });

  test('in German, including the moves', async () => {
    const { code, out, err } = await standoff([
      'rule',
      TEN,
      '--edition',
      '1971',
      '--language',
      'de',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [moves = '', retreats = ''] = out.split('\nRückzüge\n');
    expect(moves).toMatch(/^Für die eine gesperrt, für die andere offen/);
    expect(moves).toContain('\nVertrieben\n');
    expect(moves).toContain('  Deutschland, A Pru, von War aus: darf nach Ber, Lvn\n');
    expect(retreats).toMatch(
      /^England\n {2}A Kie-Ber {2}unzulässig\nDeutschland\n {2}A Pru-Ber {2}zieht sich zurück\n\n/,
    );
    expect(retreats).toContain(
      'Die Armee in Kiel kann sich nicht nach Berlin zurückziehen: Von dort kam der Angriff. [1971 XI]',
    );
    expect(out).not.toMatch(/ (the|is|of) /);
  });

  test('as JSON, with steps only on request', async () => {
    const { out } = await standoff(['rule', TEN, '--format', 'json']);
    const [ruled] = JSON.parse(out) as Record<string, { orders: unknown[]; steps: unknown[] }>[];
    expect(ruled).toMatchObject({ id: 'datc/6-h-10', edition: 'DATC' });
    expect(ruled?.['retreats']?.orders).toMatchObject([
      { unit: 'KIE', outcome: 'illegal' },
      { unit: 'PRU', outcome: 'retreats' },
    ]);
    expect(ruled?.['retreats']?.steps).toEqual([]);
    expect(ruled?.['adjustments']).toBeUndefined();
  });

  test('as a line, a phase without moves has only its own fields', async () => {
    const { out } = await standoff(['rule', FARTHEST, '--format', 'jsonl', '--trace']);
    const ruled = JSON.parse(out) as { adjustments: { steps: unknown[] } };
    expect(Object.keys(ruled)).toEqual(['id', 'edition', 'adjustments']);
    expect(ruled.adjustments).toMatchObject({
      removed: { units: [{ power: 'France', kind: 'F', at: 'NTH' }] },
    });
    expect(ruled.adjustments.steps).toHaveLength(3);
  });

  test('are checked like every scenario', async () => {
    const { code, out } = await standoff(['check', TEN, FARTHEST, 'scenarios/retreats']);
    expect({ code, out }).toEqual({
      code: 0,
      out: '11 scenarios read, ruled as expected and proved\n',
    });
  });
});
