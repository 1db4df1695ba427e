import { turnEnd, unitOf } from '../ask/turn-end.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { boardIn, spaceOf, type Board } from '../board/board.ts';
import { ownersIn } from '../board/centres.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import { dateAfter, type GameDate } from '../game/date.ts';
import type { Dislodgement } from '../orders/turn-line/turn-line.ts';
import type { Turn } from '../trace/turn.ts';
import { calendarOf, type Desk, type DeskPosition } from './desk.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import { barringOf } from './barring.ts';

/**
 * The units that have to retreat after the moves, where each attack came from, and which spaces a stand-off left empty.
 */
export function afterMoves(turn: Turn): Pick<DeskPosition, 'units' | 'dislodged' | 'contested'> {
  const { units, dislodged } = retreatPosition(turn.position, turn.ruling);
  // For a landing or a ferry, the origin shows only in what it bars.
  const board = boardIn(turn.position);
  if (turn.edition.armiesAboard) return { units, ...barringOf(dislodged, board) };
  const { read } = turnEnd(turn);
  const contested = dislodged.flatMap(({ barred }) =>
    barred.flatMap(({ at, reason }) => (reason === 'stand-off' ? [spaceOf(at)] : [])),
  );
  return {
    units,
    dislodged: turn.ruling.dislodged.map(({ by }, place): Dislodgement => {
      const retreater = dislodged[place];
      const attack = unitOf(read, by);
      if (!retreater || !attack) throw new Error(`nobody from ${by} dislodges a unit`);
      return { unit: retreater.unit, from: by, byConvoy: attack.isCarried };
    }),
    contested: [...new Set(contested)].sort((one, other) => inBoardOrder(one, other, board)),
  };
}

/** The ruled position in the next phase: retreats if a unit was dislodged, adjustments after the second turn. */
export function nextDesk(desk: Desk, ruled: PhaseTurn): Desk {
  const board = boardIn(ruled.turn.position);
  switch (ruled.phase) {
    case 'movement': {
      const after = { ...afterMoves(ruled.turn), owners: ownersIn(ruled.turn.position) };
      return after.dislodged.length > 0
        ? { ...desk, ...after, phase: 'retreats', sheets: {}, reported: null }
        : opened({ ...desk, ...after, phase: 'retreats' }, board);
    }
    case 'retreats':
      return opened({ ...desk, units: ruled.turn.ruling.after.units }, board);
    case 'adjustments': {
      const { after, owners } = ruled.turn.ruling;
      return opened({ ...desk, units: after.units, owners, captured: false }, board);
    }
  }
}

/** The desk in the phase after its own. A year that is not known stays so. */
function opened(desk: Desk, board: Board): Desk {
  const when: GameDate = { ...desk.date, phase: desk.phase };
  const { year, season, phase } = dateAfter(when, calendarOf(board));
  return {
    ...desk,
    date: { year: desk.date.year === 0 ? 0 : year, season },
    phase,
    dislodged: [],
    contested: [],
    sheets: {},
    reported: null,
  };
}
