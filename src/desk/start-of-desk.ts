import { STANDARD } from '../board/board.ts';
import { ownersAtStart } from '../board/centres.ts';
import { variantOf } from '../board/variants/variants.ts';
import { isOtherBoardId } from '../board/others/known-boards.ts';
import type { GameStart } from '../game/start/begin.ts';
import { powersIn } from '../game/start/start-problem.ts';
import { boardOfDesk, calendarOf, type DeskPosition } from './desk.ts';

/** A start of a game, and the plan on whose board it is. */
export type BroughtStart = Required<Pick<GameStart, 'plan' | 'start'>>;

/** The start of a game with the position of the desk, and a player for each of its powers. Null while units retreat. */
export function startOfDesk(desk: DeskPosition): BroughtStart | null {
  if (desk.phase === 'retreats') return null;
  const board = boardOfDesk(desk);
  const { units, date } = desk;
  const owners = desk.owners ?? ownersAtStart(board);
  const powers = powersIn({ units, owners }, board).filter((power) => !board.idle?.includes(power));
  const year = date.year === 0 ? calendarOf(board).first : date.year;
  const plan = isOtherBoardId(board.id)
    ? board.id
    : board === STANDARD
      ? 'seven'
      : (variantOf(board) ?? 'seven');
  return { plan, start: { year, season: date.season, powers, units, owners } };
}
