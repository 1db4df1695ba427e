import { expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import { whatIf } from '../../../src/ask/what-if.ts';
import { boardRows, differenceRows } from '../../../src/ui/ask/difference-rows.ts';
import { ruled as ruledTurn } from '../../explain/turns.ts';
import { order, turn } from '../../support/short.ts';

const ruled = (text: string) => ruledTurn(turn(text), 'DATC');

test('where no order comes out otherwise, the places are told that differ afterwards', () => {
  const given = ruled('F A BEL - BUR');
  const changed = whatIf(given, [{ type: 'order', unit: 'BEL', order: order('F A BEL - PIC') }]);
  expect(differenceRows(given, changed, english)).toEqual([]);
  expect(boardRows(given, given, english)).toEqual([]);
  expect(
    boardRows(given, changed, german).map(({ name, before, after }) => [name, before, after]),
  ).toEqual([
    ['Burgund', 'Frankreich: A Bur', 'leer'],
    ['Picardie', 'leer', 'Frankreich: A Pic'],
  ]);
});

test('and the retreats that differ', () => {
  const given = ruled('G A BER - SIL\n G A MUN S A BER - SIL\n R A SIL H\n R A GAL H\n A A BUD H');
  const other = {
    ...given,
    ruling: {
      ...given.ruling,
      dislodged: given.ruling.dislodged.map((fallen) => ({ ...fallen, retreats: [] })),
    },
  };
  const [row, ...more] = boardRows(given, other, english);
  expect(more).toEqual([]);
  expect(row?.name).toContain('A Sil');
  expect(row?.before).toContain('Warsaw');
  expect(row?.after).toBe(english.asking.nowhere);
});
