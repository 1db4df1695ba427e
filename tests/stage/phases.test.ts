import { scenarios } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import { editionCalled } from '../../src/rules/modules.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';

const ruled = (slug: string) => {
  const scenario = scenarios.find((one) => one.slug === slug);
  if (!scenario) throw new Error(slug);
  return rulePhases(scenario, editionCalled(scenario.editions[0] ?? '1971'));
};
const retreatsOf = (slug: string, format: keyof typeof FORMATS = 'wide') => {
  const { retreats } = ruled(slug);
  if (!retreats) throw new Error(`${slug} has no retreats`);
  return retreatFrame(retreats, FORMATS[format]);
};
const adjustmentsOf = (slug: string, open = false) => {
  const { adjustments } = ruled(slug);
  if (!adjustments) throw new Error(`${slug} has no adjustments`);
  return adjustmentFrame(adjustments, FORMATS.wide, open);
};

describe('the board of a retreat phase', () => {
  test('has every unit, the dislodged ones beside those that are there now', () => {
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

  test('shows the retreat that is made in full, the others faintly', () => {
    const { retreats, units } = retreatsOf('datc/6-h-10');
    const taken = retreats.filter(({ opacity, barred }) => opacity === 1 && barred === 0);
    expect(taken.map(({ key }) => key)).toEqual(['retreat:PRU-BER']);
    expect(retreats.filter(({ barred }) => barred === 0)).toHaveLength(5);
    const crossed = units.filter(({ disbanded }) => disbanded === 1);
    expect(crossed.map(({ unit, power }) => [unit, power])).toEqual([['KIE', 'England']]);
  });

  test('shows a retreat that was ordered but is closed', () => {
    const { retreats } = retreatsOf('datc/6-h-10');
    const barred = retreats.filter((retreat) => retreat.barred === 1);
    expect(barred.map(({ key }) => key)).toEqual(['retreat:KIE-BER']);
  });

  test('has the orders in pencil as long as they are open', () => {
    const { retreats } = ruled('datc/6-h-10');
    if (!retreats) throw new Error('no retreats');
    const open = retreatFrame(retreats, FORMATS.wide, true);
    const ordered = open.retreats.filter(({ pencil }) => pencil === 1);
    expect(ordered.map(({ key }) => key).sort()).toEqual(['retreat:KIE-BER', 'retreat:PRU-BER']);
    expect(open.retreats.filter(({ barred }) => barred === 1)).toEqual([]);
    expect(open.units.filter(({ disbanded }) => disbanded === 1)).toEqual([]);
  });

  test('puts a cross where units collide', () => {
    const { crosses, units } = retreatsOf('datc/6-h-08');
    expect(crosses.map(({ key }) => key)).toEqual(['collision:NTH']);
    expect(units.filter(({ disbanded }) => disbanded === 1)).toHaveLength(3);
  });

  test('on a card has only the retreats that are made', () => {
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

  test('marks what is new and what was ordered in vain', () => {
    const built = adjustmentsOf('adjustments/builds').units.filter((mark) => mark.built === 1);
    expect(built.map(({ unit }) => unit).sort()).toEqual(['KIE', 'MUN']);
    const { units } = adjustmentsOf('adjustments/taken-in-fall');
    const marks = units.map(
      ({ unit, built, illegal }) => `${unit} ${String(built)}${String(illegal)}`,
    );
    expect(marks.sort()).toEqual(['BUR 00', 'MAR 10', 'PAR 01', 'PIC 00', 'POR 00']);
  });

  test('shows who holds which centre, in the ring and on the land', () => {
    const { held, labels } = adjustmentsOf('adjustments/builds');
    expect(held.map(({ space }) => space).sort()).toEqual(['BER', 'DEN', 'HOL', 'KIE', 'MUN']);
    expect(held.every(({ power }) => power === 'Germany')).toBe(true);
    expect(labels.find(({ space }) => space === 'DEN')?.owner).toBe('Germany');
    expect(labels.find(({ space }) => space === 'RUH')?.owner).toBeUndefined();
  });

  test('has the orders in pencil as long as they are open', () => {
    const marksOf = (slug: string) =>
      adjustmentsOf(slug, true)
        .units.filter(({ pencil }) => pencil === 1)
        .map(({ unit, built, disbanded }) => `${unit} ${String(built)}${String(disbanded)}`);
    expect(marksOf('adjustments/taken-in-fall').sort()).toEqual(['MAR 10', 'PAR 10']);
    expect(marksOf('adjustments/removal')).toHaveLength(1);
  });

  test('crosses out what is removed, and only that', () => {
    const { units } = adjustmentsOf('datc/6-j-02');
    const crossed = units.filter(({ disbanded }) => disbanded === 1).map(({ unit }) => unit);
    expect(crossed.sort()).toEqual(['PAR', 'RUH']);
  });

  test('shows where a build was ordered, although there is no unit', () => {
    const { units, view } = adjustmentsOf('datc/6-b-14');
    expect(units.map(({ unit, kind, illegal }) => [unit, kind, illegal])).toEqual([
      ['STP', 'F', 1],
    ]);
    expect(view.zoom).toBeGreaterThan(1);
  });
});
