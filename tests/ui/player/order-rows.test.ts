import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { rowsAt, unitsOf } from '../../../src/ui/player/order-rows.ts';
import { EXAMPLE_9, MESSY, MOTLEY, stepOf, turnFor } from '../../../stories/turns.ts';

const nine = turnFor(EXAMPLE_9);
const all = (step: number, quiet = false) =>
  rowsAt(nine, step, quiet, english).flatMap(({ rows }) => rows);
const row = (text: string, step: number) => all(step).find((one) => one.text === text);

describe('the order list of Example 9', () => {
  test('is by power, in alphabetical order', () => {
    expect(rowsAt(nine, 0, false, english).map(({ power }) => power)).toEqual([
      'Germany',
      'Russia',
    ]);
  });

  test('is all open at first and all decided in the end', () => {
    expect(all(0).every(({ fate }) => fate === 'open')).toBe(true);
    expect(all(nine.ruling.steps.length).some(({ fate }) => fate === 'open')).toBe(false);
  });

  test('inks an order in the step that decides it, and not before', () => {
    const at = stepOf(nine, 'support-cut', 'SIL');
    expect(row('A Sil S A Ber–Pru', at - 1)?.fate).toBe('open');
    expect(row('A Sil S A Ber–Pru', at)).toMatchObject({ fate: 'cut', word: 'cut', decided: at });
  });

  test('reports a dislodgement once it is settled', () => {
    const at = stepOf(nine, 'dislodged', 'SIL');
    expect(row('A Sil S A Ber–Pru', at - 1)?.dislodged).toBe(false);
    expect(row('A Sil S A Ber–Pru', at)?.dislodged).toBe(true);
  });

  test('marks the lines that the step is about, but none on the cover', () => {
    const at = stepOf(nine, 'move-succeeds', 'PRU');
    expect(
      all(at)
        .filter(({ isCurrent }) => isCurrent)
        .map(({ text }) => text),
    ).toEqual(['A Pru–Sil']);
    expect(all(0).some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(all(at, true).some(({ isCurrent }) => isCurrent)).toBe(false);
  });
});

test('every line has a separate, stable key', () => {
  const motley = turnFor(MOTLEY);
  const keys = (step: number) =>
    rowsAt(motley, step, false, english).flatMap(({ rows }) => rows.map(({ key }) => key));
  expect(new Set(keys(0)).size).toBe(motley.orders.length);
  for (let step = 0; step <= motley.ruling.steps.length; step++)
    expect(keys(step)).toEqual(keys(0));
});

test('a line shows its original text if it was read differently', () => {
  const messy = turnFor(MESSY);
  const lines = rowsAt(messy, 0, false, english).flatMap(({ rows }) =>
    rows.map((one) => [one.text, one.written]),
  );
  expect(lines).toEqual([
    ['A Lon–Bel', 'written “Nth-Bel”'],
    ['F Nth C A Lon–Bel', 'written “F Lon”'],
    ['A Bur S A Lon–Bel', 'written “German”'],
    ['A Gas–Spa', 'written “Spa(nc)”'],
    ['F Mid–Bre', 'written “Brest(ec)”'],
  ]);
  expect(all(0).every(({ written }) => written === '')).toBe(true);
});

test('a circle is about all its units, an illegal order about the unit it names', () => {
  const circle = { type: 'rotation', core: ['BOH', 'MUN', 'TYR'], outcomes: 2 } as const;
  expect(unitsOf(circle)).toEqual(['BOH', 'MUN', 'TYR']);
  const unit = { kind: 'F', at: 'STP/SC' } as const;
  const order = { power: 'Russia', type: 'hold', unit } as const;
  expect(unitsOf({ type: 'illegal', order, reason: 'no-unit' })).toEqual(['STP']);
});
