import { expect, test } from 'vitest';
import { gameSentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { gameText } from '../../src/game/record/export-text.ts';
import { recordOf } from '../../src/game/record/record-of.ts';
import { board, done, lapsed, started, turn } from './game-driver.ts';

test('builds that nobody ordered are in the record: they are waived', () => {
  const table = started();
  done(table, board('F A BUR; G A RUH', 'F: PAR MAR BRE; G: BER KIE'));
  turn(table);
  turn(table);
  lapsed(table, { Germany: 'Build A Ber' });
  const game = table.game.context;
  expect(gameText(game, english)).toContain(
    'Winter 1901\nFrance:\n  2 builds, no order: waived\nGermany:\n  ',
  );
  const winter = recordOf(game, english).phases.find(({ season }) => season === 'Winter');
  expect(winter?.unused).toEqual({ France: 2 });
  const told = game.steps.findLast(({ fact }) => fact.type === 'adjusted');
  expect(told && gameSentence(told.fact, english)).toBe(
    'Winter 1901: 1 unit is built and 2 builds are waived.',
  );
});
