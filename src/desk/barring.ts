import { spaceOf, STANDARD, type Board } from '../board/board.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import type { Dislodgement, GivenTurn } from '../orders/turn-line/turn-line.ts';
import type { RetreatPart } from '../scenario/scenario.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';

/** The spaces barred to retreating units, stated once for all of them. */
export function barringOf(
  given: NonNullable<RetreatPart['given']>,
  board: Board = STANDARD,
): Pick<GivenTurn & { phase: 'retreats' }, 'dislodged' | 'contested'> {
  const contested = given.flatMap(({ barred }) =>
    barred.flatMap(({ at, reason }) => (reason === 'stand-off' ? [spaceOf(at)] : [])),
  );
  return {
    dislodged: given.map(({ unit, barred, aboard, displaced }: Retreater): Dislodgement => {
      const origin = barred.find(({ reason }) => reason === 'attacker-origin');
      return {
        unit,
        from: origin ? spaceOf(origin.at) : null,
        byConvoy: false,
        ...(aboard ? { aboard: aboard.moves ?? 1 } : {}),
        ...(displaced === undefined ? {} : { displaced }),
      };
    }),
    contested: [...new Set(contested)].sort((one, other) => inBoardOrder(one, other, board)),
  };
}
