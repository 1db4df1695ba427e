import { describe, expect, test } from 'vitest';
import { labels, labelsAnywhere, markOf, nearest, ruler } from '../../../src/ui/player/ruler.ts';

const MARKS = [
  { name: 'Supports', from: 1 },
  { name: 'Silesia', from: 2 },
  { name: 'The cut', from: 6 },
  { name: 'Prussia', from: 7 },
  { name: 'Retreats', from: 12 },
];

describe('ruler', () => {
  const places = ruler(12, MARKS);

  test('goes from 0 to 1, one place per step, always increasing', () => {
    expect(places).toHaveLength(13);
    expect(places[0]).toBe(0);
    expect(places[12]).toBe(1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  test('leaves more room before a chapter', () => {
    const gap = (step: number) => (places[step] ?? 0) - (places[step - 1] ?? 0);
    expect(gap(6)).toBeCloseTo(gap(5) * 1.58);
    expect(gap(4)).toBeCloseTo(gap(5));
  });

  test('of a ruling without steps has one place', () => {
    expect(ruler(0, [])).toEqual([0]);
  });

  test.each([0, 1, 5, 6, 12])('step %d is nearest to its own place', (step) => {
    expect(nearest(places, places[step] ?? -1)).toBe(step);
  });

  test('beyond its ends are the first and the last step', () => {
    expect(nearest(places, -3)).toBe(0);
    expect(nearest(places, 3)).toBe(12);
  });
});

test('a step belongs to the mark before it', () => {
  expect(markOf(0, MARKS)).toBeNull();
  expect(markOf(5, MARKS)?.name).toBe('Silesia');
  expect(markOf(6, MARKS)?.name).toBe('The cut');
});

describe('names', () => {
  const places = ruler(12, MARKS);
  const names = (step: number, width: number) =>
    labels(places, MARKS, step, width).map((label) => label.name);

  test('all are there if there is room', () => {
    expect(names(6, 900)).toEqual(MARKS.map((mark) => mark.name));
  });

  test('if there is little room, the current one and the last come first', () => {
    expect(names(6, 130)).toEqual(['The cut']);
    const some = names(3, 200);
    expect(some).toContain('Silesia');
    expect(some).toContain('Retreats');
    expect(some).not.toContain('Supports');
  });

  test('no two touch at any width', () => {
    for (let width = 60; width < 1200; width += 20) {
      for (let step = 0; step <= 12; step++) {
        const spans = labels(places, MARKS, step, width).map(({ at, end, name }) => {
          const left = at * width - (end ? name.length * 6.7 : 0);
          return [left, left + name.length * 6.7] as const;
        });
        for (const [i, [left]] of spans.entries()) {
          const before = spans[i - 1];
          if (before) expect(left).toBeGreaterThan(before[1]);
        }
      }
    }
  });

  test('of a ruler of unknown width are those of a narrow or of a wide one', () => {
    for (let step = 0; step <= 12; step++) {
      const all = labelsAnywhere(places, MARKS, step);
      const of = (room: string) =>
        all
          .filter((label) => label.room === undefined || label.room === room)
          .map((label) => label.name)
          .sort();
      expect(of('narrow')).toEqual(names(step, 380).sort());
      expect(of('wide')).toEqual(names(step, 540).sort());
    }
  });

  test('the last name ends at the end of the ruler', () => {
    expect(labels(places, MARKS, 12, 600).at(-1)).toMatchObject({ name: 'Retreats', end: true });
  });
});
