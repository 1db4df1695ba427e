import { turnEnd, unitOf } from '../../ask/turn-end.ts';
import { retreatPosition } from '../../law/retreats/retreat-position.ts';
import { spaceOf } from '../../board/board.ts';
import { ownersIn } from '../../board/centres.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import type { Dislodgement, TurnDate } from '../../orders/turn-line/turn-line.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Desk, DeskPosition } from './desk.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import { barringOf } from './scenario-turn.ts';

/**
 * The units that have to retreat after the moves, where each attack came from, and which spaces a stand-off left empty.
 */
export function afterMoves(turn: Turn): Pick<DeskPosition, 'units' | 'dislodged' | 'contested'> {
  const { units, dislodged } = retreatPosition(turn.position, turn.ruling);
  // For a landing or a ferry, the origin shows only in what it bars.
  if (turn.edition.armiesAboard) return { units, ...barringOf(dislodged) };
  const { read } = turnEnd(turn);
  const contested = dislodged.flatMap(({ barred }) =>
    barred.flatMap(({ at, reason }) => (reason === 'stand-off' ? [spaceOf(at)] : [])),
  );
  return {
    units,
    dislodged: turn.ruling.dislodged.map(({ by }, place): Dislodgement => {
      const fallen = dislodged[place];
      const attack = unitOf(read, by);
      if (!fallen || !attack) throw new Error(`nobody from ${by} dislodges a unit`);
      return { unit: fallen.unit, from: by, byConvoy: attack.isCarried };
    }),
    contested: [...new Set(contested)].sort(inBoardOrder),
  };
}

/** The ruled position in the next phase: retreats if a unit was dislodged, adjustments after Fall. */
export function nextDesk(desk: Desk, ruled: PhaseTurn): Desk {
  switch (ruled.phase) {
    case 'movement': {
      const after = { ...afterMoves(ruled.turn), owners: ownersIn(ruled.turn.position) };
      return after.dislodged.length > 0
        ? { ...desk, ...after, phase: 'retreats', sheets: {}, reported: null }
        : afterSeason({ ...desk, ...after });
    }
    case 'retreats':
      return afterSeason({ ...desk, units: ruled.turn.ruling.after.units });
    case 'adjustments': {
      const { after, owners } = ruled.turn.ruling;
      const { year } = desk.date;
      const date: TurnDate = { year: year === 0 ? 0 : year + 1, season: 'Spring' };
      return opened({ ...desk, units: after.units, owners, captured: false, date }, 'movement');
    }
  }
}

function afterSeason(desk: Desk): Desk {
  const { year, season } = desk.date;
  return season === 'Spring'
    ? opened({ ...desk, date: { year, season: 'Fall' } }, 'movement')
    : opened({ ...desk, date: { year, season: 'Winter' } }, 'adjustments');
}

const opened = (desk: Desk, phase: Desk['phase']): Desk => ({
  ...desk,
  phase,
  dislodged: [],
  contested: [],
  sheets: {},
  reported: null,
});
