import { describe, expect, test } from 'vitest';
import { inferPosition } from '../../src/orders/infer-position.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { turn } from '../support/short.ts';

const infer = (text: string) => inferPosition(readOrders(text).orders);

describe('the position that orders imply', () => {
  test('has one unit for each ordered piece, and none for those only mentioned', () => {
    const text = 'Germany: A Sil S A War-Pru, F StP/sc H; Russia: F Bul(ec) S F Sev-Rum, A Nwy H';
    expect(infer(text)).toEqual({
      ok: true,
      value: turn('G A SIL\nG F STP/SC\nR F BUL/EC\nR A NWY').position,
    });
  });

  test('counts a unit once, however often it is ordered', () => {
    const result = infer('Germany: A Mun H, A Mun-Ber');
    expect(result).toEqual({ ok: true, value: turn('G A MUN').position });
  });

  test('is empty without orders', () => {
    expect(inferPosition([])).toEqual({ ok: true, value: { units: [] } });
  });

  test.each([
    ['two kinds', 'Germany: A Kie H, F Kie H, A Mun H', 'two-units', 'KIE', [0, 1]],
    ['two powers', 'Germany: A Kie H; Russia: A Mun H, A Kie H', 'two-units', 'KIE', [0, 2]],
    ['two coasts', 'Russia: F StP/nc H, F StP/sc H', 'two-units', 'STP', [0, 1]],
    ['no coast', 'Russia: A Mos H, F StP H', 'no-coast', 'STP', [1]],
    ['an army at sea', 'Russia: A Bal H', 'astray', 'BAL', [0]],
    ['a fleet inland', 'Russia: F Mos H', 'astray', 'MOS', [0]],
  ])('does not exist with %s', (_, text, kind, space, orders) => {
    const result = infer(text);
    expect(result).toMatchObject({ ok: false, error: [{ kind, space, orders }] });
  });

  test('is refused with every reason', () => {
    const result = infer('Russia: F StP H, A Bal H, F Mos H, F Kie H, A Kie H');
    if (result.ok) throw new Error('accepted');
    expect(result.error.map(({ message }) => message)).toEqual([
      'A fleet in St Petersburg must name its coast: St Petersburg (north coast) or St Petersburg (south coast).',
      'An army is ordered in Baltic Sea: it cannot be there.',
      'A fleet is ordered in Moscow: it cannot be there.',
      'Two units are ordered in Kiel: only one can be there.',
    ]);
  });
});
