import { spaceOf, type Unit } from '../board/board.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { awaited } from '../game/awaited.ts';
import { isSameDate } from '../game/date.ts';
import type { GameEvent } from '../game/event.ts';
import type { Game, Rules } from '../game/game.ts';
import { act, createGame } from '../game/play.ts';
import { formatAdjustmentOrder, formatOrder, formatRetreatOrder } from '../orders/format-order.ts';
import type { TextOrder } from '../orders/notations/read-text.ts';
import { err, ok, type Result } from '../result.ts';
import type { Audit, PlayedPhase } from './audit-game.ts';

/** Why a record cannot be opened as a game. */
export type NoGame =
  /** It begins later than the first Spring. */
  'late-start';

/**
 * A recorded game as a game of this program, and how many of its phases are left out because the game has ended by
 * then.
 */
export interface OpenedRecord {
  readonly game: Game;
  readonly leftOut: number;
}

/** More than any game takes. */
const MOST_STEPS = 2_000;

/**
 * Plays a recorded game from the first Spring, every order as it was given. Where the record continues from a board
 * other than the one that the rules lead to, the board is corrected with a note.
 */
export function gameOf(
  { phases }: Pick<Audit, 'phases'>,
  rules: Rules,
  note: string,
): Result<OpenedRecord, NoGame> {
  const [first] = phases;
  let game = createGame({ plan: 'seven', rules });
  if (!first || !isSameDate(first.when, game.context.now.when)) return err('late-start');
  const does = (event: GameEvent): boolean => {
    const done = act(game, event);
    if (done.ok) game = done.value;
    return done.ok;
  };
  let reached = 0;
  for (let steps = 0; steps < MOST_STEPS && !game.matches('ended'); steps++) {
    const { now } = game.context;
    const place = phases.findIndex(({ when }) => isSameDate(when, now.when));
    const phase = phases[place];
    if (place < 0 && !phases.slice(reached).some(({ when }) => when.year >= now.when.year)) break;
    if (phase) reached = place + 1;
    else if (reached >= phases.length) break;
    if (phase) setRight(phase, now, does, note);
    for (const power of POWERS) {
      const text = sheetOf(phase?.orders ?? [], power);
      if (text !== '') does({ type: 'SUBMIT', power, text });
    }
    for (const power of awaited(game.context.now)) does({ type: 'SUBMIT', power, text: '' });
    if (!does({ type: 'ADJUDICATE' })) break;
    if (now.when.phase === 'movement') does({ type: 'PROCEED' });
  }
  return ok({ game: game.context, leftOut: phases.length - reached });
}

/** Sets the board to that of the record if they differ; retreats cannot be corrected. */
function setRight(
  { board, when }: PlayedPhase,
  now: Game['now'],
  does: (event: GameEvent) => boolean,
  note: string,
): void {
  if (!board || when.phase === 'retreats' || isSameBoard(board.units, now.units)) return;
  const owners = board.owners ?? now.owners;
  does({ type: 'CORRECT', units: board.units, owners, note });
}

function isSameBoard(one: readonly Unit[], other: readonly Unit[]): boolean {
  const key = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;
  const units = new Set(one.map(key));
  return one.length === other.length && other.every((unit) => units.has(key(unit)));
}

/** The orders of a power as it would hand them in. A unit with two orders follows the one recorded first. */
function sheetOf(orders: readonly TextOrder[], power: Power): string {
  const spaces = new Set<string>();
  return orders
    .flatMap(({ order }) => {
      if (order?.power !== power) return [];
      if (order.type === 'waive') return [formatAdjustmentOrder(order)];
      const space = spaceOf(order.unit.at);
      if (spaces.has(space)) return [];
      spaces.add(space);
      switch (order.type) {
        case 'build':
        case 'remove':
          return [formatAdjustmentOrder(order)];
        case 'retreat':
        case 'disband':
          return [formatRetreatOrder(order)];
        default:
          return [formatOrder(order)];
      }
    })
    .join('\n');
}
