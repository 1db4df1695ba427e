import { scenarios } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { adjustmentFrame } from '../../src/stage/adjustment-frame.ts';
import { FORMATS } from '../../src/stage/format.ts';
import { retreatFrame } from '../../src/stage/retreat-frame.ts';

const ruled = (slug: string) => {
  const scenario = scenarios.find((one) => one.slug === slug);
  if (!scenario) throw new Error(slug);
  return rulePhases(scenario, EDITIONS[scenario.editions[0] ?? '1971']);
};
const retreatsOf = (slug: string, format: keyof typeof FORMATS = 'wide') => {
  const { retreats } = ruled(slug);
  if (!retreats) throw new Error(`${slug} has no retreats`);
  return retreatFrame(retreats, FORMATS[format]);
};
const adjustmentsOf = (slug: string) => {
  const { adjustments } = ruled(slug);
  if (!adjustments) throw new Error(`${slug} has no adjustments`);
  return adjustmentFrame(adjustments, FORMATS.wide);
};

describe('the board of a retreat phase', () => {
  test('has every unit, the dislodged ones beside those that stand there now', () => {
    const { units } = retreatsOf('datc/6-h-10');
    expect(units.map(({ unit, power }) => `${power} ${unit}`).sort()).toEqual([
      'England KIE',
      'Germany KIE',
      'Germany MUN',
      'Germany PRU',
      'Russia PRU',
      'Russia SIL',
    ]);
    for (const [index, one] of units.entries())
      for (const other of units.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
  });

  test('shows the way that is taken in full, the others faintly', () => {
    const { retreats, units } = retreatsOf('datc/6-h-10');
    expect(retreats.filter(({ opacity }) => opacity === 1).map(({ key }) => key)).toEqual([
      'retreat:PRU-BER',
    ]);
    expect(retreats).toHaveLength(5);
    const crossed = units.filter(({ disbanded }) => disbanded === 1);
    expect(crossed.map(({ unit, power }) => [unit, power])).toEqual([['KIE', 'England']]);
  });

  test('puts a cross where units collide', () => {
    const { crosses, units } = retreatsOf('datc/6-h-08');
    expect(crosses.map(({ key }) => key)).toEqual(['collision:NTH']);
    expect(units.filter(({ disbanded }) => disbanded === 1)).toHaveLength(3);
  });

  test('on a card has only the ways that are taken', () => {
    const { retreats, crosses } = retreatsOf('retreats/one-gives-way', 'thumb');
    expect(retreats.map(({ key }) => key)).toEqual(['retreat:SYR-SMY']);
    expect(crosses).toEqual([]);
  });
});

describe('the board of an adjustment phase', () => {
  test('has the units before it, those that are built with their space outlined', () => {
    const { units, focus } = adjustmentsOf('adjustments/builds');
    expect(units.map(({ unit }) => unit).sort()).toEqual(['DEN', 'HOL', 'KIE', 'MUN', 'RUH']);
    expect(focus.map(({ space }) => space).sort()).toEqual(['KIE', 'MUN']);
    expect(units.filter(({ disbanded }) => disbanded === 1)).toEqual([]);
  });

  test('crosses out what is removed, and only that', () => {
    const { units } = adjustmentsOf('datc/6-j-02');
    const crossed = units.filter(({ disbanded }) => disbanded === 1).map(({ unit }) => unit);
    expect(crossed.sort()).toEqual(['PAR', 'RUH']);
  });

  test('shows where a build was ordered, though nothing stands there', () => {
    const { units, view } = adjustmentsOf('datc/6-b-14');
    expect(units).toEqual([]);
    expect(view.zoom).toBeGreaterThan(1);
  });
});

test('every phase of every scenario can be drawn in every format', () => {
  for (const { slug } of scenarios) {
    const { retreats, adjustments } = ruled(slug);
    for (const format of Object.values(FORMATS)) {
      const frames = [
        ...(retreats ? [retreatFrame(retreats, format)] : []),
        ...(adjustments ? [adjustmentFrame(adjustments, format)] : []),
      ];
      for (const { units } of frames)
        for (const { x, y } of units) {
          expect(x, slug).toBeGreaterThan(0);
          expect(x, slug).toBeLessThan(format.width);
          expect(y, slug).toBeGreaterThan(0);
          expect(y, slug).toBeLessThan(format.height);
        }
    }
  }
});
