import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Edition } from '../../rules/edition.ts';
import { centresOf, unitsOf } from '../centres.ts';
import type { Plan } from '../plan.ts';
import type { OwnStart } from './own-start.ts';
import { type ImpossiblePosition, positionProblem } from './position-problem.ts';

/** The powers that have a unit or a centre in a position. */
export const powersIn = (
  position: Pick<OwnStart, 'units' | 'owners'>,
  board: Board,
): readonly Power[] =>
  board.powers.filter(
    (power) => unitsOf(position, power) > 0 || centresOf(position.owners, power, board).length > 0,
  );

/** Why no game can begin with a start. */
export type StartProblem =
  | { readonly why: 'position'; readonly problem: ImpossiblePosition }
  /** No power has a player. */
  | { readonly why: 'nobody' }
  /** The power has a player, and neither a unit nor a centre; or it owns as many centres as win. */
  | { readonly why: 'absent' | 'won'; readonly power: Power };

/** Why no game can begin with a start on the board of a plan; null: one can. */
export function startProblem(
  start: OwnStart,
  { board, goal }: Plan,
  edition: Pick<Edition, 'armiesAboard'>,
): StartProblem | null {
  const problem = positionProblem(start, board, edition);
  if (problem) return { why: 'position', problem };
  const there = powersIn(start, board);
  if (start.powers.length === 0) return { why: 'nobody' };
  const away = start.powers.find((power) => !there.includes(power));
  if (away) return { why: 'absent', power: away };
  const winner = there.find((power) => centresOf(start.owners, power, board).length >= goal.needed);
  return winner ? { why: 'won', power: winner } : null;
}
