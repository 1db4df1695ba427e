import { boardOf, type Board, type Location } from '../../src/board/board.ts';
import { copiesOfTheBoard, onCopy, type Naming } from '../support/copies-of-the-board.ts';
import type { GivenTurn } from '../support/short.ts';

/** `12:STP/SC`: a place on a copy of the board. All copies have the same seven powers. */
const NAMING: Naming = {
  place: (at, copy) => `${copy.toString()}:${at}` as Location,
  power: (name) => name,
};

/** Several standard boards side by side: Syria of each is adjacent to Portugal of the next. */
export function sideBySide(copies: number): Board {
  const board = copiesOfTheBoard(copies, NAMING);
  const armies = new Map(board.armies);
  const join = (one: Location, other: Location): void => {
    armies.set(one, [...(armies.get(one) ?? []), other]);
    armies.set(other, [...(armies.get(other) ?? []), one]);
  };
  for (let copy = 1; copy < copies; copy += 1)
    join(NAMING.place('SYR', copy - 1), NAMING.place('POR', copy));
  return boardOf({ ...board, powers: [...new Set(board.powers)], armies });
}

/** A turn of the large board, composed of a turn of the standard board for each copy. */
export function together(turns: readonly GivenTurn[], board: Board): GivenTurn {
  const all = turns.map((turn, copy) => onCopy(turn, copy, NAMING));
  return {
    position: { units: all.flatMap(({ position }) => position.units), board },
    orders: all.flatMap(({ orders }) => orders),
  };
}
