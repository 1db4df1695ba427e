import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { duesAfter, owedSection, reminder } from '../../src/report/dues.ts';
import { done, gameOf, rule, started, turn } from '../game/game-driver.ts';

const SPRING = {
  Austria: 'A Vie-Gal\nA Bud-Rum',
  Russia: 'A War-Ukr\nA Mos-Sev\nF Sev-Bla',
  France: 'A Mar-Spa',
  Turkey: 'F Ank-Con',
};

test('after the Fall, what each power builds or removes; while orders are written, who owes what', () => {
  const table = started();
  const game = () => gameOf(table);
  turn(table, SPRING);
  turn(table, { France: 'A Spa-Por' });
  const fall = game().played.findLastIndex(({ when }) => when.phase === 'movement');
  expect(game().now.when.phase).toBe('adjustments');
  expect([english, german].map((language) => duesAfter(game(), fall, language))).toEqual([
    [
      {
        title: 'Builds and removals due',
        lines: ['Austria: 1 build', 'France: 1 build'],
      },
    ],
    [
      {
        title: 'Fällige Aufbauten und Auflösungen',
        lines: ['Österreich: 1 Aufbau', 'Frankreich: 1 Aufbau'],
      },
    ],
  ]);
  expect(reminder(game(), english)).toBe(
    'Winter 1901: still missing\nAustria: 1 build\nFrance: 1 build\n',
  );
  done(table, { type: 'SUBMIT', power: 'France', text: 'Build A Mar' });
  expect(owedSection(game(), english)).toEqual([
    { title: 'Still to hand in for Winter 1901', lines: ['Austria: 1 build'] },
  ]);
  done(table, { type: 'SUBMIT', power: 'Austria', text: 'Build A Vie' });
  expect(reminder(game(), english)).toBe('');
});

test('after a movement phase, who retreats and where to', () => {
  const table = started();
  turn(table, { Austria: 'A Vie-Tyr', Italy: 'A Rom-Apu' });
  rule(table, { Austria: 'A Tyr-Ven\nF Tri S A Tyr-Ven' });
  const game = () => gameOf(table);
  const fall = game().played.findLastIndex(({ when }) => when.phase === 'movement');
  expect(duesAfter(game(), fall, english)).toEqual([
    { title: 'Retreats due', lines: ['Italy: A Ven to Pie, Rom, Tus, or disband'] },
  ]);
  done(table, { type: 'PROCEED' });
  expect(reminder(game(), english)).toBe(
    'Fall 1901, retreats: still missing\nItaly: retreat of A Ven\n',
  );
});
