import { expect, test } from 'vitest';
import { STANDARD_CALENDAR } from '../../src/board/calendar.ts';
import { POWERS } from '../../src/board/powers.ts';
import { START } from '../../src/board/start.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { lineOf, NO_DESK } from '../../src/desk/desk.ts';
import { english } from '../../src/site/desk/languages/desk-english.ts';
import { german } from '../../src/site/desk/languages/desk-german.ts';
import { taken } from '../../src/desk/paste/taken.ts';
import { desk, next, rules } from './desks.ts';

test.each([
  ['Austria: A Vie-Bud', 'movement', 'Moves', 'Züge'],
  ['Austria: A Vie R Bud', 'retreats', 'Retreats', 'Rückzüge'],
  ['Austria: Build A Vie', 'adjustments', 'Builds and removals', 'Aufbau und Auflösung'],
  ['Spring 1901\nAustria: A Vie-Bud', 'movement', 'Spring 1901, moves', 'Frühjahr 1901, Züge'],
  [
    POWERS.map((power) => {
      const own = START.units.filter((unit) => unit.power === power);
      return `${power}: ${own.map(({ kind, at }) => `${kind} ${at} H`).join(', ')}`;
    }).join('\n'),
    'movement',
    'Spring 1901, moves',
    'Frühjahr 1901, Züge',
  ],
] as const)(
  'a pasted text without a date has none, except at the start: %j',
  (text, phase, title, titel) => {
    const found = taken(readText(text), text, NO_DESK);
    expect(found?.desk.phase).toBe(phase);
    const { date } = found?.desk ?? NO_DESK;
    expect(english.date(date, phase, STANDARD_CALENDAR)).toBe(title);
    expect(german.date(date, phase, STANDARD_CALENDAR)).toBe(titel);
    // A link and what follows keep that.
    const again = found && desk(lineOf(found.desk, rules));
    expect(again?.date).toEqual(date);
    if (again && date.year === 0) expect(next(again).date.year).toBe(0);
  },
);

test('an undated desk is dated by a later text that fits it', () => {
  const first = 'Austria: A Vie-Bud, F Tri-Alb';
  const second = 'Fall 1903\nAustria: A Vie-Gal';
  const undated = taken(readText(first), first, NO_DESK)?.desk ?? NO_DESK;
  const reading = readText(second, { position: { units: undated.units } });
  expect(taken(reading, second, undated)).toMatchObject({
    position: 'kept',
    desk: { date: { year: 1903, season: 'Fall' } },
  });
});
