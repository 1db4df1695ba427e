import { describe, expect, test } from 'vitest';
import { historyOf, redone, undone } from '../../../src/ui/kit/versions.ts';
import {
  followed,
  TYPING_PAUSE,
  type SheetTexts,
} from '../../../src/ui/entry/sheet-history.svelte.ts';
import { entryFormat, entrySection, pencilFrame } from '../../../src/ui/entry/entry-frame.ts';
import { readSheet } from '../../../src/ui/entry/order-sheet.ts';
import type { EntryTask } from '../../../src/ui/entry/entry-task.ts';
import { FORMATS } from '../../../src/stage/model/format.ts';
import { RETREATS, SPRING, WINTER } from './tasks.ts';

const wide = (task: EntryTask) =>
  entryFormat(FORMATS.wide, entrySection(task, 'England', FORMATS.wide));
const ordersOf = (task: EntryTask, sheets: Readonly<Record<string, string>>) =>
  Object.entries(sheets).flatMap(([power, text]) =>
    readSheet(task, power as 'England', text).orders.map(({ order }) => order),
  );
const drawn = (task: EntryTask, sheets: Readonly<Record<string, string>>) =>
  pencilFrame(task, ordersOf(task, sheets), wide(task));

describe('orders as written', () => {
  test('are in pencil, whatever their outcome', () => {
    const frame = drawn(SPRING, {
      Germany: 'A Ber-Mun\nA Mun-Bur',
      France: 'A Par-Bur\nA Mar S A Par-Bur',
    });
    expect(frame.ribbons.map(({ pencil, bar, dots }) => [pencil, bar, dots])).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(frame.supports).toMatchObject([{ pencil: 1, ink: 0 }]);
    expect([...frame.strengths, ...frame.crosses, ...frame.words, ...frame.ghosts]).toEqual([]);
  });

  test('an illegal one is visible as such', () => {
    const frame = drawn(SPRING, { England: 'F Lon-Mun\nF Edi-Nth' });
    expect(frame.ribbons.map(({ unit, illegal }) => [unit, illegal])).toEqual([
      ['EDI', 0],
      ['LON', 1],
    ]);
  });

  test('the orders of others have no visible effect: a move is drawn the same if it will bounce', () => {
    const alone = drawn(SPRING, { France: 'A Par-Pic' }).ribbons[0];
    const bound = drawn(SPRING, { France: 'A Par-Pic', Germany: 'A Mun H' }).ribbons[0];
    expect(bound).toEqual(alone);
  });

  test('retreats and builds are in pencil too', () => {
    const gone = drawn(RETREATS, { Austria: 'A Tri-Vie' });
    expect(gone.retreats.filter(({ pencil }) => pencil === 1).map(({ key }) => key)).toEqual([
      'retreat:TRI-VIE',
    ]);
    const stays = gone.units.find(({ key }) => key === 'dislodged:TRI');
    const leaves = drawn(RETREATS, { Austria: 'A Tri D' }).units.find(
      ({ key }) => key === 'dislodged:TRI',
    );
    expect([stays?.disbanded, leaves?.disbanded, leaves?.pencil]).toEqual([0, 1, 1]);
    const built = drawn(WINTER, { Russia: 'Build A Mos', Turkey: 'Remove A Gre' });
    expect(built.units.find(({ unit }) => unit === 'MOS')).toMatchObject({ built: 1, pencil: 1 });
    expect(built.units.find(({ unit }) => unit === 'GRE')).toMatchObject({
      disbanded: 1,
      pencil: 1,
    });
  });
});

describe('the section of the map', () => {
  test('and the size of units stay while orders are drawn', () => {
    const [none, all] = [
      drawn(SPRING, {}),
      drawn(SPRING, {
        England: 'F Lon-Eng\nF Edi-Nth\nA Lvp-Yor',
        Germany: 'A Mun-Ruh\nA Ber-Mun',
      }),
    ];
    expect(all.view).toEqual(none.view);
    expect(all.scale).toBe(none.scale);
  });

  test('on a phone is that of the active power', () => {
    const { compact } = FORMATS;
    const [english, turkish] = [
      entrySection(SPRING, 'England', compact),
      entrySection(SPRING, 'Turkey', compact),
    ];
    expect(english.zoom).toBeGreaterThan(entrySection(SPRING, 'England', FORMATS.wide).zoom * 0.75);
    expect(turkish.x).toBeGreaterThan(english.x);
    expect(entrySection(RETREATS, 'Turkey', compact)).toEqual(
      entrySection(RETREATS, 'England', compact),
    );
  });
});

describe('undoing', () => {
  const begun = (text: string): SheetTexts => ({ ...historyOf(text), typedAt: null });
  const typed = (texts: SheetTexts, text: string, ms: number) => followed(texts, text, ms);

  test('letters typed together are undone together, drawn orders one by one', () => {
    let history = begun('');
    history = typed(history, 'F', 0);
    history = typed(history, 'F L', 100);
    history = followed(history, 'F L\nA Lvp-Yor', null);
    history = typed(history, 'F L\nA Lvp-Yor!', 200);
    expect(history.before).toEqual(['', 'F L', 'F L\nA Lvp-Yor']);
    expect(typed(history, 'x', 200 + TYPING_PAUSE).before).toHaveLength(4);
  });

  test('goes back and forth', () => {
    const history = followed(followed(begun('a'), 'b', null), 'c', null);
    const once = undone(history);
    const twice = once && undone(once);
    expect([once?.now, twice?.now]).toEqual(['b', 'a']);
    expect(twice && undone(twice)).toBeNull();
    expect(twice && redone(twice)?.now).toBe('b');
    expect(redone(history)).toBeNull();
    expect(once && followed({ ...once, typedAt: null }, 'd', null).after).toEqual([]);
    expect(followed(history, 'c', null)).toBe(history);
  });
});
