import { describe, expect, test } from 'vitest';
import { POWERS } from '../../../src/board/powers.ts';
import {
  dashesOf,
  plot,
  signed,
  standings,
  standingWords,
} from '../../../src/ui/chart/centre-history.ts';
import { BEGUN, DECIDED, LONG, TWO_YEARS } from '../../../stories/centre-histories.ts';

const HISTORIES = [DECIDED, LONG, TWO_YEARS, BEGUN];
const WIDTHS = [296, 500, 700, 900];

describe.each(HISTORIES.map((history) => [history.years.length, history] as const))(
  '%i years',
  (_, history) => {
    test.each(WIDTHS)('in %i px every point is nearest to its own number', (width) => {
      const { y, curves } = plot(history, width);
      const unit = y(0) - y(1);
      for (const [n, { points }] of curves.entries())
        for (const [at, [, py]] of points.entries()) {
          const count = history.powers[n]?.centres[at] ?? 0;
          expect(Math.abs(py - y(count))).toBeLessThan(unit / 2);
        }
    });

    test.each(WIDTHS)('in %i px nothing leaves the chart, and letters stand apart', (width) => {
      const { left, right, top, bottom, height, curves, named, rungs, x, y } = plot(history, width);
      for (const { points } of curves)
        for (const [px, py] of points) {
          expect(px >= left && px <= right).toBe(true);
          expect(py >= top && py <= bottom).toBe(true);
        }
      const letters = curves
        .filter(({ gone }) => !gone)
        .map(({ label }) => label)
        .sort((a, b) => a - b);
      letters.forEach((label, n) => {
        expect(label - (letters[n - 1] ?? -Infinity)).toBeGreaterThanOrEqual(18.9);
        expect(label > 8 && label < height - 8).toBe(true);
      });
      named.forEach((year, n) => {
        const before = named[n - 1];
        if (before !== undefined) expect(x(year) - x(before)).toBeGreaterThanOrEqual(40);
      });
      expect(named).toContain(history.years.at(-1));
      for (const rung of rungs) expect(Math.abs(y(rung) - y(18))).toBeGreaterThan(12);
    });
  },
);

test('lines with the same number run side by side', () => {
  const { curves } = plot(BEGUN, 700);
  const ys = curves.map(({ points }) => points[0]?.[1] ?? 0).sort((a, b) => a - b);
  ys.forEach((y, n) => {
    expect(y - (ys[n - 1] ?? -Infinity)).toBeGreaterThan(2);
  });
});

test('a line ends where its power has lost everything', () => {
  const { curves, x, y } = plot(DECIDED, 700);
  const [austria] = curves;
  expect(austria?.gone?.[0]).toBeCloseTo(x(1906));
  expect(Math.abs((austria?.gone?.[1] ?? 0) - y(0))).toBeLessThan(8);
  expect(austria?.points.length).toBe(7);
  expect(curves.filter(({ gone }) => gone).map(({ power }) => power)).toEqual([
    'Austria',
    'Germany',
  ]);
});

test('more centres than a victory needs fit, too', () => {
  const more = { ...TWO_YEARS, victory: 4 };
  const { y, top } = plot(more, 700);
  expect(y(6)).toBeGreaterThanOrEqual(top);
  expect(y(4)).toBeGreaterThan(y(6));
});

test('missing numbers count as none', () => {
  const { curves } = plot(
    { ...TWO_YEARS, powers: [{ power: 'Italy', centres: [3], units: [] }] },
    400,
  );
  expect(curves[0]?.d).not.toMatch(/NaN/);
  expect(curves[0]?.last).toBe(0);
  expect(plot({ years: [], powers: [], victory: 18 }, 400).curves).toEqual([]);
});

test('standings: the strongest first, with the changes', () => {
  expect(
    standings(DECIDED, 1905).map(({ power, centres, change }) => [power, centres, change]),
  ).toEqual([
    ['France', 9, 1],
    ['England', 6, 0],
    ['Italy', 6, 1],
    ['Turkey', 5, 0],
    ['Germany', 4, 0],
    ['Russia', 3, -1],
    ['Austria', 1, -1],
  ]);
  expect(standings(DECIDED, 1900)[0]?.change).toBeNull();
  expect(standingWords(BEGUN, 1900)).toMatch(/^1900: Russia 4, Austria 3, /);
  expect([signed(2), signed(-1), signed(0), signed(null)]).toEqual(['+2', '-1', '', '']);
});

test('in one ink every power has its own dashes', () => {
  expect(new Set(POWERS.map((power, n) => dashesOf(power, n))).size).toBe(POWERS.length);
});
