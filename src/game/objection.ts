import type { Power } from '../board/powers.ts';
import type { OrderError } from '../orders/parsed-orders.ts';
import { errorAt } from '../orders/errors.ts';
import type { DisorderReason } from '../trace/game-fact.ts';
import { awaited, wanted } from './awaited.ts';
import { isSameDate } from './date.ts';
import { isLost } from './disorder.ts';
import type { GameEvent, GameEventOf } from './event.ts';
import { boardAt, editionOf, type Game } from './game.ts';
import { readOrderSheet } from './order-sheets.ts';
import { type ImpossiblePosition, positionProblem } from './start/position-problem.ts';

export const MAX_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 300;
/** In UTF-16 units. More than any phase needs: 34 orders of 60 letters, plus remarks. */
export const MAX_SHEET_LENGTH = 10_000;

/** Why an event is refused, each with the data needed to explain it. */
export type Objection =
  /** Not in this phase, or not at this stage of it. */
  | { readonly reason: 'not-now' }
  /** The power has neither units nor centres. */
  | { readonly reason: 'eliminated'; readonly power: Power }
  /** The power has no player, or its units just dislodged are lost. */
  | { readonly reason: 'disorder'; readonly power: Power; readonly because: DisorderReason }
  /** Some lines of the order sheet are not orders. */
  | { readonly reason: 'unreadable'; readonly errors: readonly OrderError[] }
  /** The order sheet orders units of another power. */
  | { readonly reason: 'not-yours'; readonly power: Power; readonly of: Power }
  | { readonly reason: 'no-slip'; readonly power: Power }
  /** The powers that have not handed in yet. */
  | { readonly reason: 'awaited'; readonly powers: readonly Power[] }
  /** Everyone has handed in orders: there is nothing to wait for. */
  | { readonly reason: 'all-in' }
  /** No such phase was played, or nobody had anything to decide in it. */
  | { readonly reason: 'no-phase' }
  | { readonly reason: 'no-seat' }
  | { readonly reason: 'has-left'; readonly player: string }
  | { readonly reason: 'has-not-left'; readonly player: string }
  /** A name or a note is empty or too long. */
  | { readonly reason: 'words'; readonly most: number }
  | { readonly reason: 'no-position'; readonly problem: ImpossiblePosition };

/**
 * Why an event is refused, apart from the phase of the machine; null: it is not. The guards of the machine use this,
 * and the objection is reported to whoever sent the event.
 */
export function objectionTo(game: Game, event: GameEvent): Objection | null {
  switch (event.type) {
    case 'SUBMIT':
      return againstOrderSheet(game, event);
    case 'WITHDRAW':
      return game.now.sheets[event.power] === undefined
        ? { reason: 'no-slip', power: event.power }
        : null;
    case 'ADJUDICATE': {
      const powers = isOpen(game) ? awaited(game.now) : [];
      return powers.length > 0 ? { reason: 'awaited', powers } : null;
    }
    case 'DEADLINE':
      return isOpen(game) && awaited(game.now).length === 0 ? { reason: 'all-in' } : null;
    case 'BACK':
      return againstBack(game, event);
    case 'LEAVE':
    case 'RETURN':
    case 'REPLACE':
    case 'TOSS':
      return againstSeat(game, event);
    case 'CORRECT':
      return againstPosition(game, event);
    case 'WRITE':
    case 'PROCEED':
    case 'DRAW':
    case 'END':
      return null;
  }
}

/** Whether orders are awaited: the phase is not ruled yet, and the game is not over. */
function isOpen({ now, played, steps }: Game): boolean {
  const last = steps.at(-1)?.fact.type;
  const isOver = last === 'victory' || last === 'draw' || last === 'short-game';
  const before = played.at(-1);
  return !isOver && !(before && isSameDate(before.when, now.when));
}

function againstBack({ played }: Game, { to }: GameEventOf<'BACK'>): Objection | null {
  const phase = played[to];
  const isPhase = phase && (phase.when.phase === 'movement' || wanted(phase).length > 0);
  return isPhase ? null : { reason: 'no-phase' };
}

const TOO_LONG: OrderError = errorAt(
  { line: 1, column: 1, length: 0, words: '' },
  'too-much',
  'This order sheet is too long',
  `at most ${String(MAX_SHEET_LENGTH)} characters`,
);

function againstOrderSheet(game: Game, { power, text }: GameEventOf<'SUBMIT'>): Objection | null {
  const { now } = game;
  const lost = isLost(game, power) ? game.played.at(-1)?.disorder[power] : undefined;
  const because = lost ?? now.disorder[power];
  if (because !== undefined && !(because === 'no-orders' && now.when.phase !== 'retreats'))
    return { reason: 'disorder', power, because };
  const hasUnits = [...now.units, ...now.dislodged.map(({ unit }) => unit)].some(
    (unit) => unit.power === power,
  );
  const hasCentres = Object.values(now.owners).includes(power);
  if (!hasUnits && !hasCentres) return { reason: 'eliminated', power };
  if (text.length > MAX_SHEET_LENGTH) return { reason: 'unreadable', errors: [TOO_LONG] };
  const { orders, errors } = readOrderSheet(game, power, text);
  if (errors.length > 0) return { reason: 'unreadable', errors };
  const foreign = orders.find((order) => order.power !== power);
  return foreign ? { reason: 'not-yours', power, of: foreign.power } : null;
}

function againstSeat(
  { now }: Game,
  event: GameEventOf<'LEAVE' | 'RETURN' | 'REPLACE' | 'TOSS'>,
): Objection | null {
  const seat = now.seats[event.seat];
  if (!seat) return { reason: 'no-seat' };
  const { player, powers } = seat;
  const hasLeft = powers.some((power) => now.disorder[power] === 'left');
  if (event.type === 'LEAVE' && hasLeft) return { reason: 'has-left', player };
  const isAway = powers.some((power) => now.disorder[power] !== undefined);
  if (event.type === 'RETURN' && !isAway) return { reason: 'has-not-left', player };
  return event.type === 'REPLACE' ? againstWords(event.player, MAX_NAME_LENGTH) : null;
}

const againstWords = (text: string, most: number): Objection | null =>
  text.trim() === '' || text.length > most ? { reason: 'words', most } : null;

function againstPosition(game: Game, event: GameEventOf<'CORRECT'>): Objection | null {
  const problem = positionProblem(event, boardAt(game.now), editionOf(game));
  return problem === null
    ? againstWords(event.note, MAX_NOTE_LENGTH)
    : { reason: 'no-position', problem };
}

/** The powers that a correction leaves without a unit, of those that have one. */
export const emptiedBy = (
  { now }: Pick<Game, 'now'>,
  { units }: Pick<Game['now'], 'units'>,
): readonly Power[] =>
  boardAt(now).powers.filter(
    (power) =>
      now.units.some((one) => one.power === power) && !units.some((one) => one.power === power),
  );
