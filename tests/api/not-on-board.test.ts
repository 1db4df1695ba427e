import { expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import { boardNamed } from '../boards/boards.ts';

const hundred = boardNamed('hundred');
const { DATC } = library.EDITIONS;

/** The error that a call throws. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const { orders } = library.readOrders('England: A Guy-Tou', { board: hundred });

test('a call with the names of another board says which name, and which board lacks it', () => {
  const position = { units: hundred.start.units };
  const calls: readonly (() => unknown)[] = [
    () => library.adjudicate(position, [], DATC),
    () => library.adjudicateRetreats({ ...position, dislodged: [] } as never, [], DATC),
    () => library.legalOrders(position, 'guy' as library.SpaceId, DATC),
    () => library.adjudicateAdjustments({ ...position, owners: {} }, [], DATC),
  ];
  for (const call of calls) {
    const error = thrownBy(call);
    expect(error).toBeInstanceOf(library.NotOnBoardError);
    expect(error).not.toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ board: 'Diplomacy' });
  }
  expect(thrownBy(() => library.adjudicate(position, [], DATC))).toMatchObject({
    message:
      'position.units.0.at: "cal": not a name on the board Diplomacy (expected one of 81 places, such as PAR, NTH or STP/SC)',
  });
});

test('the other way round, too, with places of that board', () => {
  const position = { units: library.START.units, board: hundred };
  const error = thrownBy(() => library.adjudicate(position, [], DATC));
  expect(error).toMatchObject({
    board: 'Hundred',
    message: expect.stringContaining('(expected England, France, Burgundy)') as string,
  });
});

test('a position inferred from orders of another board', () => {
  const error = thrownBy(() => library.inferPosition(orders));
  expect(error).toBeInstanceOf(library.NotOnBoardError);
  expect(error).toMatchObject({ word: 'guy', board: 'Diplomacy' });
});
