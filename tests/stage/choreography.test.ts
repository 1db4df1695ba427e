import { describe, expect, test } from 'vitest';
import { crossFade, tween } from '../../src/stage/motion/choreography.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turnNamed, TURNS } from './turns.ts';

const shownAt = (turn: Turn, position: number): Frame => frame(turn, position, FORMATS.wide);

/** The frames before and after the first step of a type. */
function around(turn: Turn, type: Fact['type']): [Frame, Frame] {
  const step = turn.ruling.steps.findIndex(({ fact }) => fact.type === type);
  if (step < 0) throw new Error(`no ${type}`);
  return [shownAt(turn, step), shownAt(turn, step + 1)];
}

const nine = turnNamed('rulebook-1971/example-09');

describe('every step of every scenario', () => {
  test.each(TURNS)('$slug', ({ turn }) => {
    const last = turn.ruling.steps.length;
    for (let position = 0; position < last; position += last > 20 ? 7 : 1) {
      const [from, to] = [shownAt(turn, position), shownAt(turn, position + 1)];
      const on = tween(from, to);
      expect(on.at(0)).toEqual(from);
      expect(on.at(on.duration)).toEqual(to);
      expect(on.at(on.duration * 2)).toEqual(to);
      expect(on.duration).toBeLessThanOrEqual(2200);
      const half = JSON.stringify(on.at(on.duration / 2));
      expect(half).not.toMatch(/null,"y"|NaN/);
      const back = tween(to, from);
      expect(back.duration).toBe(on.duration / 2);
      expect(back.at(0)).toEqual(to);
      expect(back.at(back.duration)).toEqual(from);
    }
  });
});

test('back is the same difference at half the time', () => {
  const [from, to] = around(nine, 'move-succeeds');
  const on = tween(from, to);
  const back = tween(to, from);
  expect(back.at(200)).toEqual(on.at(on.duration - 400));
});

test('a move that succeeds: ink, then the slide, the dislodged unit pushed at the end', () => {
  const [from, to] = around(nine, 'move-succeeds');
  const { at, duration } = tween(from, to);
  expect(duration).toBe(1200);
  const unit = (ms: number, name: string) => at(ms).units.find((one) => one.unit === name);
  const ink = (ms: number) => at(ms).ribbons.find((one) => one.unit === 'PRU')?.ink ?? NaN;
  expect(ink(100)).toBeGreaterThan(0);
  expect(ink(100)).toBeLessThan(ink(300));
  expect(ink(480)).toBe(1);
  const home = from.units.find((one) => one.unit === 'PRU');
  expect(unit(470, 'PRU')).toMatchObject({ x: home?.x, y: home?.y });
  expect(unit(900, 'PRU')?.x).not.toBe(home?.x);
  const loser = from.units.find((one) => one.unit === 'SIL');
  expect(unit(950, 'SIL')).toMatchObject({ x: loser?.x, y: loser?.y });
  expect(unit(1100, 'SIL')?.x).not.toBe(loser?.x);
});

test('a move that bounces: ink to the border, then the bar', () => {
  const [from, to] = around(nine, 'move-bounces');
  const { at, duration } = tween(from, to);
  const changed = to.ribbons.find(
    ({ key, bar }) => bar === 1 && from.ribbons.find((one) => one.key === key)?.bar === 0,
  );
  const bar = (ms: number) => at(ms).ribbons.find(({ key }) => key === changed?.key)?.bar ?? NaN;
  expect(bar(470)).toBe(0);
  expect(bar(540)).toBeGreaterThan(0);
  expect(bar(540)).toBeLessThan(1);
  expect(bar(600)).toBe(1);
  expect(duration).toBeLessThanOrEqual(720);
});

test('a cut: one stroke, then the other', () => {
  const [from, to] = around(nine, 'support-cut');
  const { at } = tween(from, to);
  const strokes = (ms: number) => at(ms).supports.find((one) => one.unit === 'SIL')?.strokes ?? NaN;
  expect(strokes(90)).toBeCloseTo(1);
  expect(strokes(180)).toBe(2);
});

test('an army by convoy slides through its fleets', () => {
  const [from, to] = around(turnNamed('rulebook-1971/army-across-one-sea'), 'move-succeeds');
  const { at } = tween(from, to);
  const fleet = to.rings[0] ?? { x: NaN, y: NaN };
  const away = [...Array(37).keys()].map((i) => {
    const army = at(480 + 20 * i).units.find(({ unit }) => unit === 'LON') ?? { x: NaN, y: NaN };
    return Math.hypot(army.x - fleet.x, army.y - fleet.y);
  });
  expect(Math.min(...away)).toBeLessThan(30);
});

test('units in a circle go together, when the last of their moves is settled', () => {
  const turn = turnNamed('rulebook-1971/three-in-a-circle');
  const moved = turn.ruling.steps.map((_, i) => shownAt(turn, i + 1).ghosts.length);
  expect(moved).toEqual([0, 0, 0, 3]);
});

test('retreats appear dot by dot', () => {
  const last = nine.ruling.steps.length;
  const { at } = tween(shownAt(nine, last - 1), shownAt(nine, last));
  expect(at(120).retreats.every(({ ink }) => ink > 0 && ink < 1)).toBe(true);
});

test('a jump is a cross-fade of a quarter of a second', () => {
  const [from, to] = [shownAt(nine, 1), shownAt(nine, 9)];
  const { at, duration } = tween(from, to);
  expect(duration).toBe(240);
  expect(at(0)).toEqual(from);
  expect(at(240)).toEqual(to);
  const middle = at(120);
  const keys = middle.ribbons.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(middle.ribbons.find(({ key }) => key.endsWith('~'))?.opacity).toBeCloseTo(0.5);
});

test('from one ruling to another as well, whatever the steps', () => {
  const one = shownAt(turnNamed('rulebook-1971/example-12'), 3);
  const other = shownAt(turnNamed('rulebook-1982/example-12'), 4);
  expect(crossFade(one, other).duration).toBe(240);
  expect(crossFade(one, other).at(240)).toEqual(other);
});
