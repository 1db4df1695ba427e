import { describe, expect, test } from 'vitest';
import { leavesOf } from '../../src/ask/leaves.ts';
import { sliceTurn, why } from '../../src/ask/why.ts';
import { spaceOf } from '../../src/board/board.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { sentence } from '../../src/explain/in-words.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { boardNamed } from './boards.ts';

/** The first turn of Hundred with some fights. */
const board = boardNamed('hundred');
const position = { board, units: board.start.units };
const { orders } = readOrders(
  'England: A Guy-Tou, A Nmd-Par, F Lon-Dov\nFrance: A Par H, A Orl S A Par, A Dau S A Tou\nBurgundy: A Dij-Par, A Fla-Cal, F Hol S A Fla-Cal',
  { board, position },
);
const edition = EDITIONS['2023'];
const turn = { position, orders, edition, ruling: adjudicate(position, orders, edition) };

describe('what is asked about a turn on another board', () => {
  test('what each step reads from the map names spaces of the board', () => {
    const facts = turn.ruling.steps.flatMap((step) => leavesOf(step, turn).map);
    expect(facts.length).toBeGreaterThan(4);
    for (const { from, to } of facts)
      expect([board.order.has(from), board.spaces.has(to)]).toEqual([true, true]);
    // Guyenne and Toulouse are neighbours.
    expect(facts).toContainEqual({ kind: 'A', from: 'guy', to: 'tou', can: true });
  });

  test('why each order turned out as it did, in both languages', () => {
    for (const { at } of position.units) {
      const told = sliceTurn(turn, why(turn, spaceOf(at))?.slice ?? []);
      for (const step of told.ruling.steps)
        for (const language of [english, german])
          expect(sentence(step, told, language)).not.toBe('');
    }
  });
});
