import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD, type Location } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { boardFor } from '../../src/law/board.ts';
import { dislodgedIn, openTo } from '../../src/law/dislodged.ts';
import { resolve } from '../../src/law/settle.ts';
import { type MovementTurn } from '../../src/law/turn.ts';
import { turnOf } from '../../src/law/turn-of.ts';
import { choices, turns } from '../properties/turns.ts';
import { copiesOfTheBoard, onCopy, type Naming } from '../support/copies-of-the-board.ts';
import { runs } from '../support/effort.ts';

const COPIES = 3;

/** Names that are read nowhere: long, with signs, and all with the same first letters. */
const NAMING: Naming = {
  place: (at, copy) => at.replace(/^[^/]*/, `The ${copy.toString()}. - $&'s place`) as Location,
  power: (name, copy) => `${name} of table ${copy.toString()}` as Power,
};

/** Three standard boards beside each other, without a border between them: 225 spaces, 57 of them seas. */
const board = copiesOfTheBoard(COPIES, NAMING);
const TABLE = boardFor({ board });

function outcome(turn: MovementTurn): readonly string[] {
  const known = resolve(turn);
  const name = (at: number): string => turn.board.names[at] ?? '';
  return [
    ...turn.units.map(
      (unit) =>
        `${name(unit.space)} ${[0, 1, 2, 3].map((kind) => known[4 * unit.n + kind]).join('')}`,
    ),
    ...dislodgedIn(turn, known).map(
      (one) => `${one.unit.id} by ${one.by.id} to ${openTo(one).map(name).sort().join(', ')}`,
    ),
  ].sort();
}

test('three turns on one table of 57 seas are ruled as the three', () => {
  expect(TABLE.kinds.filter((kind) => kind === 'sea')).toHaveLength(57);
  expect(TABLE.names.length).toBe(COPIES * STANDARD.locations.length);
  fc.assert(
    fc.property(fc.tuple(turns, turns, turns), choices, (dealt, mixture) => {
      const all = dealt.map((turn, copy) => onCopy(turn, copy, NAMING));
      const together = turnOf(
        { units: all.flatMap(({ position }) => position.units), board },
        all.flatMap(({ orders }) => orders),
        mixture,
      );
      const alone = all.flatMap(({ position, orders }) =>
        outcome(turnOf({ ...position, board }, orders, mixture)),
      );
      const onItsOwn = dealt.map(({ position, orders }) =>
        outcome(turnOf(position, orders, mixture)),
      );
      expect(outcome(together)).toEqual([...alone].sort());
      expect(alone.length).toBe(onItsOwn.flat().length);
      const plain = alone.map((line) => line.replaceAll(/The \d\. - (.*?)'s place/g, '$1')).sort();
      expect(plain).toEqual(onItsOwn.flat().sort());
    }),
    { numRuns: runs(4_000), seed: 3 },
  );
});
