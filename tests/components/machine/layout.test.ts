import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { gameWords } from '../../../src/components/machine/game.ts';
import {
  type Box,
  layoutChart,
  type Layout,
  rounded,
} from '../../../src/components/machine/layout.ts';
import { chartOf, pathTo, stateOf } from '../../../src/components/machine/model.ts';
import { litStates, unlit } from '../../../src/components/machine/now.ts';
import { widthOf } from '../../../src/components/machine/text.ts';
import { playback } from '../../../src/components/playback.ts';
import { phaseMachine } from '../../../src/game/phase-machine.ts';
import { odd } from './odd.ts';
import { stub } from './stub.ts';

const MACHINES: readonly (readonly [string, AnyStateMachine])[] = [
  ['a game', phaseMachine],
  ['a small game', stub],
  ['the player', playback],
  ['an odd machine', odd],
];
/** What a page leaves for it on a phone, a tablet and a desk. */
const WIDTHS = [336, 676, 1256] as const;

const cases = MACHINES.flatMap(([name, machine]) =>
  WIDTHS.map((width) => [name, width, machine] as const),
);

const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w + 0.01 && a.y + a.h <= b.y + b.h + 0.01;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** The straight parts of a line. */
const runs = (points: Layout['edges'][number]['points']) =>
  points.slice(1).map((to, n) => ({ from: points[n] ?? to, to }));

describe.each(cases)('%s in %i px', (_, width, machine) => {
  const chart = chartOf(machine, gameWords);
  const layout = layoutChart(chart, width);
  const box = (id: string): Box => {
    const found = layout.boxes.find(({ state }) => state.id === id);
    if (!found) throw new Error(`no box ${id}`);
    return found;
  };

  test('every state has a box, in the box that it is in, apart from its siblings', () => {
    expect(layout.boxes.map(({ state }) => state.id).sort()).toEqual(
      [...chart.states.keys()].sort(),
    );
    for (const one of layout.boxes) {
      const { parent } = one.state;
      if (parent === null) continue;
      if (stateOf(chart, parent).parent !== null) expect(inside(one, box(parent))).toBe(true);
      for (const other of layout.boxes)
        if (other !== one && other.state.parent === parent) expect(apart(one, other)).toBe(true);
    }
  });

  test('boxes lie in the chart', () => {
    for (const one of layout.boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(layout.width + 0.01);
      expect(one.y + one.h).toBeLessThanOrEqual(layout.height + 0.01);
    }
  });

  test('every transition that leads somewhere has a line from its box to its target', () => {
    const wanted = [...chart.states.values()].flatMap(({ transitions }) =>
      transitions.flatMap(({ id, targets }) => targets.map((target) => `${id} > ${target}`)),
    );
    const drawn = layout.edges.map(({ id, target }) => `${id} > ${target}`);
    expect(drawn.sort()).toEqual(
      wanted.filter((one) => !one.endsWith(`> ${chart.root.id}`)).sort(),
    );
    for (const { source, target, from, tip, way, points } of layout.edges) {
      const [a, b] = [box(source), box(target)];
      expect(from[0]).toBeGreaterThanOrEqual(a.x);
      expect(from[0]).toBeLessThanOrEqual(a.x + a.w);
      expect(from[1]).toBeGreaterThan(a.y);
      expect(from[1]).toBeLessThan(a.y + a.h);
      expect(tip[0]).toBeCloseTo(way === 1 ? b.x : b.x + b.w);
      expect(tip[1]).toBeGreaterThan(b.y);
      expect(tip[1]).toBeLessThan(b.y + 31);
      for (const run of runs(points))
        expect(run.from[0] === run.to[0] || run.from[1] === run.to[1]).toBe(true);
    }
  });

  test('no line runs through a box without children', () => {
    const leaves = layout.boxes.filter(({ state }) => state.children.length === 0);
    for (const { points } of layout.edges)
      for (const { from, to } of runs(points))
        for (const leaf of leaves) {
          const through =
            Math.max(from[0], to[0]) > leaf.x + 0.5 &&
            Math.min(from[0], to[0]) < leaf.x + leaf.w - 0.5 &&
            Math.max(from[1], to[1]) > leaf.y + 0.5 &&
            Math.min(from[1], to[1]) < leaf.y + leaf.h - 0.5;
          expect(through).toBe(false);
        }
  });

  test('lines that lead elsewhere never run down on one another', () => {
    const down = layout.edges.flatMap(({ net, points }) =>
      runs(points)
        .filter(({ from, to }) => from[0] === to[0])
        .map(({ from, to }) => ({
          net,
          x: from[0],
          top: Math.min(from[1], to[1]),
          low: Math.max(from[1], to[1]),
        })),
    );
    for (const a of down)
      for (const b of down)
        if (a.net !== b.net && Math.abs(a.x - b.x) < 4)
          expect(a.low <= b.top || b.low <= a.top).toBe(true);
  });

  test('text stays in its box, its lines apart', () => {
    for (const { state, left, right, lines, h } of layout.boxes) {
      if (state.parent !== null)
        expect(widthOf(state.name, 18, 'serif')).toBeLessThan(right - left);
      for (const { of, pieces, y } of lines) {
        const text = pieces.map((piece) => piece.text).join('');
        expect(widthOf(text.trim(), 15, of === 'guard' ? 'serif' : 'sans')).toBeLessThan(
          right - left + 2,
        );
        expect(y).toBeLessThan(h);
      }
      for (const a of lines)
        for (const b of lines) {
          const beside = a.of !== 'target' && b.of === 'target';
          if (a !== b && !beside && !(a.of === 'target' && b.of !== 'target'))
            expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(18);
          if (beside && Math.abs(a.y - b.y) < 1) {
            const long = [a, b].map(({ pieces }) => widthOf(pieces[0]?.text ?? '', 15));
            expect((long[0] ?? 0) + (long[1] ?? 0)).toBeLessThan(right - left);
          }
        }
    }
  });

  test('where it begins is marked above its box', () => {
    for (const { state, begins, x, y } of layout.boxes) {
      const outer = state.parent === null ? null : stateOf(chart, state.parent);
      expect(begins !== null).toBe(outer?.initial.includes(state.id) ?? false);
      if (begins) expect(begins[0] > x && begins[1] < y).toBe(true);
    }
  });
});

test('on a phone and on a desk every machine of ours has room; the figures', () => {
  for (const [name, machine] of MACHINES) {
    const chart = chartOf(machine, gameWords);
    const figures = WIDTHS.map((width) => {
      const started = performance.now();
      const layout = layoutChart(chart, width);
      const took = performance.now() - started;
      expect(layout.width).toBeLessThanOrEqual(width);
      return `${String(width)}: ${layout.width.toFixed(0)} x ${layout.height.toFixed(0)} px in ${took.toFixed(0)} ms`;
    });
    console.log(`${name}, ${String(chart.states.size)} states: ${figures.join('; ')}`);
  }
});

test('where there is room, states stand side by side', () => {
  const chart = chartOf(stub);
  const [narrow, wide] = [layoutChart(chart, 336), layoutChart(chart, 1256)];
  const top = (layout: Layout, id: string) => layout.boxes.find(({ state }) => state.id === id)?.y;
  expect(top(narrow, 'game.playing.fall')).toBeGreaterThan(top(narrow, 'game.playing.spring') ?? 0);
  expect(top(wide, 'game.playing.fall')).toBe(top(wide, 'game.playing.spring'));
});

test('folded: what is lit is whole, of the rest only what leads out is told', () => {
  const chart = chartOf(phaseMachine, gameWords);
  const lit = litStates(chart, { playing: { spring: { orders: 'open' } } });
  const folded = unlit(chart, lit);
  const layout = layoutChart(chart, 676, folded);
  const shown = layout.boxes.map(({ state }) => state.id);
  expect(shown).toContain('spring');
  for (const id of shown)
    expect(
      pathTo(chart, id)
        .slice(0, -1)
        .some((outer) => folded.has(outer.id)),
    ).toBe(false);
  expect(shown.filter((id) => folded.has(id)).length).toBeGreaterThan(2);
  const ends = layout.edges.filter(({ source }) => source === 'winter').map(({ target }) => target);
  expect(ends).toContain('spring');
  expect(layout.edges.every(({ target }) => shown.includes(target))).toBe(true);
  expect(layout.height).toBeLessThan(layoutChart(chart, 676).height * 0.7);
  expect(unlit(chart, litStates(chart, {})).size).toBe(0);
});

test('corners are rounded, points that are the same drawn once', () => {
  expect(
    rounded([
      [0, 0],
      [20, 0],
      [20, 0],
      [20, 30],
    ]),
  ).toBe('M0 0L15 0Q20 0 20 5L20 30');
  expect(
    rounded([
      [0, 0],
      [4, 0],
      [4, 30],
    ]),
  ).toBe('M0 0L2 0Q4 0 4 5L4 30');
});
