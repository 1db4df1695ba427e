import { describe, expect, test } from 'vitest';
import { unitPlace } from '../../src/board/places.ts';
import type { Location } from '../../src/board/board.ts';
import { FORMATS, formatFor, withView } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { MAP_DRAWING as MAP } from '../../src/board/board-drawing.ts';
import { boundView, farthest, fitView, toMap, toView } from '../../src/stage/model/view.ts';
import { turnNamed, turnOf } from './turns.ts';

const ALL = Object.values(FORMATS);
const kept = (at: Location) => ({ ...unitPlace(at), room: 20 });

describe('fitting to units', () => {
  test.each([
    { corner: 'the east', units: ['SEV', 'ARM', 'ANK'] },
    { corner: 'the south-west', units: ['POR', 'NAF', 'SPA'] },
    { corner: 'the north', units: ['STP', 'FIN', 'BAR'] },
    { corner: 'the south-east', units: ['SYR', 'EAS', 'SMY'] },
  ] as const)('$corner fills the board, and nothing of it is cut off', ({ units }) => {
    for (const format of ALL) {
      const view = fitView(units.map(kept), format, format.zoom.usual);
      expect(view.zoom).toBeGreaterThan(1.3 * farthest(format));
      for (const unit of units) {
        const { x, y } = toView(view, unitPlace(unit));
        expect(Math.min(x, y, format.width - x, format.height - y)).toBeGreaterThan(8);
      }
      // The section must stay within the map.
      expect(view.x).toBeGreaterThanOrEqual(0);
      expect(view.y).toBeGreaterThanOrEqual(0);
      expect(view.x + format.width / view.zoom).toBeLessThanOrEqual(MAP.width + 1e-6);
      expect(view.y + format.height / view.zoom).toBeLessThanOrEqual(MAP.height + 1e-6);
    }
  });
});

describe('a chosen section', () => {
  const turn = turnOf('F A PAR - BUR / G A MUN - BUR');
  const view = { zoom: 2, x: 300, y: 400 };

  test('is the one that is laid out; pieces are not larger for it', () => {
    const [own, chosen] = [FORMATS.wide, withView(FORMATS.wide, view)].map((format) =>
      frame(turn, 0, format),
    );
    expect(chosen?.view).toEqual(view);
    expect(chosen?.scale).toBeLessThanOrEqual(FORMATS.wide.scale.max);
    expect(own?.view).not.toEqual(view);
    expect(withView(FORMATS.wide, null)).toBe(FORMATS.wide);
  });

  test('cannot leave the map', () => {
    const { width, height } = FORMATS.wide;
    const far = boundView({ zoom: 2, x: 5000, y: -300 }, FORMATS.wide);
    expect(far).toEqual({ zoom: 2, x: MAP.width - width / 2, y: 0 });
    const all = boundView({ zoom: farthest(FORMATS.wide), x: 50, y: 50 }, FORMATS.wide);
    expect(all.y).toBeCloseTo(0);
    // Wider than the map: the excess is in the west.
    expect(all.x).toBeCloseTo(MAP.width - width / all.zoom);
    expect(all.x).toBeLessThan(0);
    expect(height / all.zoom).toBeCloseTo(MAP.height);
    expect(boundView(all, FORMATS.wide)).toEqual(all);
  });

  test('a point converts to the board and back', () => {
    const point = { x: 512, y: 234 };
    expect(toMap(view, toView(view, point))).toEqual(point);
  });
});

test.each([
  [1040, 'wide'],
  [700, 'wide'],
  [699, 'medium'],
  [480, 'medium'],
  [479, 'compact'],
  [240, 'compact'],
] as const)('a board of %i px is %s', (width, format) => {
  expect(formatFor(width)).toBe(format);
});

test('names are full on a wide board even if all of Europe is on it', () => {
  const named = (format: (typeof ALL)[number]) =>
    frame(turnNamed('sample-game/1901-1-spring'), 0, format).labels.flatMap(({ text }) => text);
  expect(named(FORMATS.wide)).toContain('Moscow');
  expect(named(FORMATS.wide).filter((text) => text.length <= 3 && text !== 'Sea')).toEqual([]);
  expect(named(FORMATS.medium)).toContain('Mos');
  expect(named(FORMATS.thumb)).toEqual([]);
});

test('full names from 700 px on, codes below, none on thumbnails', () => {
  expect(ALL.map(({ id, names }) => `${id} ${names}`)).toEqual([
    'wide full',
    'medium short',
    'compact short',
    'thumb none',
  ]);
});
