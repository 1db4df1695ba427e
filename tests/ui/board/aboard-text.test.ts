import { expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import { frame } from '../../../src/stage/frame/frame.ts';
import { FORMATS } from '../../../src/stage/model/format.ts';
import { aboardText } from '../../../src/ui/board/army-fleet.ts';
import { CASES, movementsOf, turnOf } from '../../support/army-fleet.ts';

/** The board of a case at the end of one of its movement phases. */
function lastOf(id: string, season: number) {
  const found = CASES.find((one) => one.id === id);
  const movement = found && movementsOf(found)[season];
  if (!movement) throw new Error(`no such season of ${id}`);
  const turn = turnOf(movement);
  return frame(turn, turn.ruling.steps.length, FORMATS.compact);
}

test('the text alternative of a board says who is aboard, with how many rations', () => {
  const said = [0, 2, 3].map((season) => aboardText(lastOf('E95', season), english));
  expect(said).toEqual([
    ' Armies aboard: Western Mediterranean (3 of 4 rations left).',
    ' Armies aboard: Tyrrhenian Sea (the last ration).',
    ' Armies aboard: Western Mediterranean (starves).',
  ]);
  expect(aboardText(lastOf('E95', 0), german)).toMatch(
    /^ Armeen an Bord: .* \(noch 3 von 4 Vorräten\)\.$/,
  );
  expect(aboardText(lastOf('E91', 0), english)).toBe('');
});
