import { describe, expect, test } from 'vitest';
import { bandPath, headPath, linePath } from '../../src/stage/geometry/outline.ts';
import { part } from '../../src/stage/geometry/line.ts';
import { SIZE } from '../../src/stage/geometry/shapes.ts';
import { ribbonPaths } from '../../src/stage/frame/ribbon-paths.ts';
import type { Ribbon } from '../../src/stage/model/drawable.ts';

/** 200 px long, from left to right. */
const LINE = [0, 50, 100, 150, 200].map((x) => ({ x, y: 0 }));
const RIBBON: Ribbon = {
  key: 'PAR',
  unit: 'PAR',
  power: 'France',
  opacity: 1,
  line: LINE,
  dashed: false,
  reach: 1,
  pencil: 0,
  ink: 0,
  bar: 0,
  strokes: 0,
  dots: 0,
  hollow: 0,
  void: 0,
  illegal: 0,
};
const HEAD = { length: SIZE.headLength, half: SIZE.headHalf };

const paths = (change: Partial<Ribbon>, scale = 1) => ribbonPaths({ ...RIBBON, ...change }, scale);

/** The names of the shapes that exist. */
const shapes = (change: Partial<Ribbon>): readonly string[] => {
  const { dots, hollow, pencil, ink, vein, route, inkedRoute, bar } = paths(change);
  return Object.entries({ dots, hollow, pencil, ink, vein, route, inkedRoute, bar })
    .filter(([, path]) => path !== null)
    .map(([name]) => name);
};

describe('an arrow', () => {
  test('that is invisible has no shapes', () => {
    expect(shapes({})).toEqual([]);
    expect(shapes({ ink: 0.01 })).toEqual([]);
  });

  test('in pencil is a narrow band with a head', () => {
    expect(shapes({ pencil: 1 })).toEqual(['pencil']);
    expect(paths({ pencil: 1 }).pencil).toBe(
      bandPath(part(LINE, 0, 1), SIZE.shaft * SIZE.pencilShare, HEAD),
    );
  });

  test('half inked is a band of ink without a head, and pencil beyond it', () => {
    const half = paths({ pencil: 1, ink: 0.5, reach: 0.5 });
    expect(half.ink).toBe(bandPath(part(LINE, 0, 0.25), SIZE.shaft, null));
    expect(half.pencil).toBe(bandPath(part(LINE, 0.25, 1), SIZE.shaft * SIZE.pencilShare, HEAD));
  });

  test('all in ink has its head and no pencil left', () => {
    expect(shapes({ pencil: 1, ink: 1 })).toEqual(['ink']);
    expect(paths({ ink: 1 }).ink).toBe(bandPath(part(LINE, 0, 1), SIZE.shaft, HEAD));
  });

  test('has a vein only in the colours that would look hollow, and only in ink', () => {
    for (const power of ['Russia', 'Germany'] as const) {
      expect(shapes({ power, ink: 1 })).toEqual(['ink', 'vein']);
      expect(shapes({ power, pencil: 1 })).toEqual(['pencil']);
    }
    expect(shapes({ power: 'Turkey', ink: 1 })).toEqual(['ink']);
  });

  test('that does not arrive is dotted from a little after its ink, up to an empty head', () => {
    const dotted = paths({ ink: 1, reach: 0.5, dots: 1, hollow: 1 });
    expect(dotted.dots).toBe(linePath(part(LINE, 0.5 + 9 / 200, 1 - 11.5 / 200)));
    expect(dotted.hollow).toBe(headPath(LINE, 1));
    expect(paths({ reach: 0, dots: 1 }).dots).toBe(linePath(part(LINE, 0, 1)));
  });

  test('that stops has a bar there', () => {
    expect(shapes({ ink: 1, reach: 0.5, bar: 1 })).toEqual(['ink', 'bar']);
  });

  test('by convoy is a route in dashes instead of a band; its head is inked last', () => {
    expect(shapes({ dashed: true, pencil: 1 })).toEqual(['route']);
    expect(shapes({ dashed: true, pencil: 1, ink: 0.5 })).toEqual(['route', 'inkedRoute']);
    expect(paths({ dashed: true, ink: 0.5 }).headInked).toBe(false);
    expect(paths({ dashed: true, ink: 1 }).headInked).toBe(true);
  });

  test('has dashes that grow with it, and edges that close the gaps between them by 3 px', () => {
    for (const scale of [0.5, 1, 2]) {
      const { casing, core, width } = paths({ dashed: true }, scale).dashes;
      expect(casing[0] + casing[1]).toBeCloseTo(core[0] + core[1]);
      expect(casing[0] - core[0]).toBeCloseTo(3);
      expect(casing[1]).toBeGreaterThan(0);
      expect(width).toBeCloseTo(5.6 * scale);
    }
  });

  test('has its sign where there is room, else at the usual share', () => {
    expect(paths({}).sign.x).toBeCloseTo(84);
    expect(paths({ sign: 0.75 }).sign.x).toBeCloseTo(150);
  });
});
