import { describe, expect, test } from 'vitest';
import { carry, settle } from '../../src/stage/motion/carry.ts';
import { FORMATS, withView } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { nearSpaces } from '../../src/stage/frame/crop-spaces.ts';
import { namesWithin } from '../../src/stage/frame/names-within.ts';
import { toMap } from '../../src/stage/model/view.ts';
import { turnNamed } from './turns.ts';

const turn = turnNamed('rulebook-1971/example-09');
const last = turn.ruling.steps.length;
const own = frame(turn, last, FORMATS.wide);
const view = { zoom: own.view.zoom * 1.5, x: own.view.x + 20, y: own.view.y + 10 };

describe('a frame that is carried', () => {
  const carried = carry(own, view);

  test('stays where it is on the map, in the sizes it had', () => {
    expect(carried.view).toEqual(view);
    expect(carried.scale).toBe(own.scale);
    expect(carried.format).toBe(own.format);
    const places = (shown: typeof own) =>
      [
        ...shown.units,
        ...shown.labels,
        ...shown.strengths,
        ...shown.words,
        ...shown.ribbons.flatMap(({ line }) => line),
        ...shown.supports.flatMap(({ line, end }) => [...line, end]),
      ].map((point) => toMap(shown.view, point));
    const [before, after] = [places(own), places(carried)];
    expect(before.length).toBeGreaterThan(60);
    after.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(before[i]?.x ?? NaN, 6);
      expect(y).toBeCloseTo(before[i]?.y ?? NaN, 6);
    });
    expect(carried.labels.map(({ size }) => size)).toEqual(own.labels.map(({ size }) => size));
  });

  test('can be carried back unchanged', () => {
    const back = carry(carried, own.view);
    back.units.forEach((unit, i) => {
      expect(unit.x).toBeCloseTo(own.units[i]?.x ?? NaN, 6);
    });
  });
});

test('after the gesture, everything glides to where it is laid out', () => {
  const from = carry(own, view);
  const to = frame(turn, last, withView(FORMATS.wide, view));
  const motion = settle(from, to);
  expect(motion.at(0)).toBe(from);
  expect(motion.at(motion.duration)).toBe(to);
  const half = motion.at(motion.duration / 2);
  expect(half.view).toEqual(view);
  half.units.forEach(({ x, key }) => {
    const [a, b] = [from, to].map(({ units }) => units.find((one) => one.key === key)?.x ?? NaN);
    expect(x).toBeGreaterThanOrEqual(Math.min(a ?? NaN, b ?? NaN) - 1e-9);
    expect(x).toBeLessThanOrEqual(Math.max(a ?? NaN, b ?? NaN) + 1e-9);
  });
  const coming = half.labels.filter(({ key }) => !from.labels.some((one) => one.key === key));
  for (const { opacity } of coming) expect(opacity).toBeLessThan(1);
  expect(JSON.stringify(half)).not.toContain('null,null');
});

test('near are the spaces of units, their destinations, and the adjacent ones', () => {
  const near = nearSpaces(own);
  for (const space of ['SIL', 'PRU', 'BER', 'WAR', 'BAL', 'MUN', 'BOH', 'GAL', 'LVN'] as const)
    expect(near).toContain(space);
  for (const space of ['PAR', 'LON', 'ROM', 'ANK'] as const) expect(near).not.toContain(space);
  const named = namesWithin(own, new Set(['SIL']));
  expect(named.labels.map(({ space }) => space)).toEqual(['SIL']);
  expect(named.units).toBe(own.units);
});
