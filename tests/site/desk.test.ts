import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { formatTurnLine } from '../../src/orders/turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import {
  deskIn,
  differing,
  EXAMPLE,
  exampleDesk,
  ordersOf,
  taken,
  turnOf,
  withUnits,
} from '../../src/site/desk/desk.ts';

const rules = EDITIONS['2023'];
const lineOf = (desk: ReturnType<typeof exampleDesk>) => formatTurnLine(ordersOf(desk, rules));

describe('the desk', () => {
  test('opens with a turn on which editions differ', () => {
    const turn = turnOf(exampleDesk(), rules);
    expect(lineOf(exampleDesk())).toBe(EXAMPLE);
    expect(turn?.ruling.dislodged.length).toBeGreaterThan(0);
    expect(turn && differing(turn)).toContain('1971');
  });

  test('takes what is understood of a pasted mail, and nothing else', () => {
    const text = 'Hi!\nAustria:\n A Vienna to Budapest\nRussia: Army Galicia -> Budapest\nBob';
    const desk = taken(readText(text));
    expect(desk && lineOf(desk)).toBe('A:Avie-bud;R:Agal-bud');
    expect(taken(readText('Dear all, sorry for the delay.'))).toBeNull();
    expect(taken(readText('A Par R Gas', { phase: 'retreats' }))).toBeNull();
  });

  test('an address holds it; one that cannot be read is refused with its place', () => {
    const found = deskIn(`#turn=${EXAMPLE}&edition=1982`);
    expect(found?.ok && lineOf(found.value)).toBe(EXAMPLE);
    expect(deskIn('#edition=1982')).toBeNull();
    expect(deskIn('#turn=A:Avix')).toMatchObject({ ok: false, error: { column: 4 } });
  });

  test('with other units, orders for those that are gone count no longer', () => {
    const desk = withUnits(exampleDesk(), [{ power: 'Germany', kind: 'A', at: 'MUN' }]);
    const turn = turnOf(desk, rules);
    expect(turn?.ruling.after.units).toEqual([{ power: 'Germany', kind: 'A', at: 'BUR' }]);
    expect(turnOf({ units: [], sheets: {} }, rules)).toBeNull();
  });
});
