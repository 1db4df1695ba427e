import { describe, expect, test } from 'vitest';
import { standoff } from './command.ts';

const phase = (results: Readonly<Record<string, readonly string[]>>) => ({
  name: 'S1901M',
  state: { units: { AUSTRIA: ['A VIE'], RUSSIA: ['A WAR'] } },
  orders: { AUSTRIA: ['A VIE - GAL'], RUSSIA: ['A WAR - GAL'] },
  results,
});
const game = (...phases: readonly unknown[]): string => JSON.stringify({ id: 'g', phases });

describe('standoff audit', () => {
  test('ends with 0 where all agree', async () => {
    const { code, out } = await standoff(
      ['audit', '-'],
      game(phase({ 'A VIE': ['bounce'], 'A WAR': ['bounce'] })),
    );
    expect(out).toBe('standard input: 1 phases, 1 agree\n');
    expect(code).toBe(0);
  });

  test('says what differs, why, and by which edition it would be right', async () => {
    const { code, out } = await standoff(
      ['audit', '-'],
      game(phase({ 'A VIE': [], 'A WAR': ['bounce'] }), {
        name: 'S1901R',
        orders: {},
        results: {},
      }),
    );
    expect(out).toContain('S1901M: Austria A VIE - GAL: recorded succeeded, ours bounced (');
    expect(out).toContain('theirs would be right under none of the editions');
    expect(out).toContain('1 phases, 0 agree; 1 of retreats and adjustments are not audited');
    expect(code).toBe(1);
  });

  test('what is no game, or not whole, does not agree', async () => {
    expect((await standoff(['audit', '-'], '{"orders":{}}')).code).toBe(1);
    const { code, out } = await standoff(['audit', '-'], game({ ...phase({}), state: {} }));
    expect(out).toContain('S1901M: not compared');
    expect(code).toBe(1);
  });
});
