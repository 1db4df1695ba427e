import { expect, test } from 'vitest';
import { POWERS } from '../../../src/board/powers.ts';
import { english as inEnglish } from '../../../src/explain/languages/english/english.ts';
import { german as inGerman } from '../../../src/explain/languages/german/german.ts';
import { english } from '../../../src/site/game/languages/page-english.ts';
import { german } from '../../../src/site/game/languages/page-german.ts';
import { missingIn, statusOf } from '../../../src/site/game/status.ts';
import { board, done, gameOf, hand, lapsed, rule, started, turn } from '../../game/game-driver.ts';

test('orders of powers that missed a turn are not said to be in', () => {
  const table = started();
  const others = { Austria: '', England: '', Germany: '', Russia: '', Turkey: '' };
  lapsed(table, others);
  done(table, { type: 'PROCEED' });
  hand(table, others);
  const line = () => statusOf(table.game, english, inEnglish).line;
  expect(line()).toBe('Orders: all are in but for France and Italy, which have missed a turn.');
  done(table, { type: 'SUBMIT', power: 'France', text: 'A Par-Bur' });
  expect(line()).toBe('Orders: all are in but for Italy, which has missed a turn.');
  expect(statusOf(table.game, german, inGerman).line).toBe(
    'Befehle: Alle sind da. Einen Zug versäumt hat Italien.',
  );
  done(table, { type: 'SUBMIT', power: 'Italy', text: '' });
  expect(line()).toBe('Orders: all are in.');
});

test('a power whose sheet was changed since, and cannot be read, is waited for', () => {
  const table = started();
  for (const power of POWERS) done(table, { type: 'SUBMIT', power, text: '' });
  const line = (text: string) => statusOf(table.game, english, inEnglish, { Italy: text }).line;
  expect(line('A Ven-Atlantis')).toBe('Orders: waiting for Italy.');
  expect(line('A Ven-Tyr')).toBe('Orders: all are in.');
  expect(line('')).toBe('Orders: all are in.');
});

test('before an illegal retreat or build is adjudicated, the game master is asked', () => {
  const table = started();
  turn(table);
  done(table, board('F A BUR; F F BRE; G A MUN; G A RUH', 'F: BRE PAR MAR; G: MUN BER'));
  const missing = () => missingIn(gameOf(table));
  expect(missing()).toEqual({ late: ['France', 'Germany'], illegal: [] });
  hand(table, { France: 'A Bur-Spa', Germany: 'A Mun-Bur, A Ruh S A Mun-Bur' });
  // The unit only holds, and the sheet shows why.
  expect(missing()).toBeNull();
  turn(table, { France: 'A Bur-Spa' });
  expect(missing()).toEqual({ late: ['France'], illegal: [] });
  hand(table, { France: 'A Bur-Spa' });
  expect(missing()).toEqual({ late: [], illegal: ['France'] });
  expect(english.moves.illegal(['France'], 'retreats')).toBe(
    'Illegal orders from France are not followed. A unit without another order is disbanded.',
  );
  hand(table, { France: 'A Bur-Par' });
  expect(missing()).toBeNull();
  rule(table);
  hand(table, { France: 'Build A Bel' });
  expect(missing()).toEqual({ late: [], illegal: ['France'] });
  expect(german.moves.illegal(['France', 'Turkey'], 'adjustments')).toBe(
    'Unzulässige Befehle Frankreichs und der Türkei werden nicht befolgt.',
  );
  hand(table, { France: 'Build F Bre' });
  expect(missing()).toEqual({ late: [], illegal: ['France'] });
  hand(table, { France: 'Build A Mar' });
  expect(missing()).toBeNull();
});
