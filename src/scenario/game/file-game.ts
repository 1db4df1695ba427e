import { awaited } from '../../game/awaited.ts';
import { dateWords } from '../../game/date.ts';
import type { GameEvent } from '../../game/event.ts';
import type { Objection } from '../../game/objection.ts';
import type { Result } from '../../result.ts';
import { objectionSentence } from '../../game/languages/game-english.ts';
import { act, type GameSnapshot } from '../../game/play.ts';
import type { Power } from '../../board/powers.ts';
import { byPower, type Fields, fields, isPower, texts } from '../load/fields.ts';
import { keyAt, type FilePlace, type ReportProblem, valueAt } from '../file-place.ts';

/** A game as far as it has been played. */
export interface SoFar {
  game: GameSnapshot;
}

/** A game being played from a file. */
export interface FileGame {
  readonly soFar: SoFar;
  /** Receives what is wrong in the file or refused by the machine. */
  readonly report: ReportProblem;
  /** Receives the differences between the game and what the file expects. */
  readonly differ: ReportProblem;
}

export const gameAt = ({ soFar }: FileGame) => soFar.game.context;

/** Carries out an event if nothing is wrong with it. */
export function play(soFar: SoFar, event: GameEvent): Result<GameSnapshot, Objection> {
  const done = act(soFar.game, event);
  if (done.ok) soFar.game = done.value;
  return done;
}

/** Sends an event; if it is refused, reports that at a place of the file. */
export function attempt(table: FileGame, event: GameEvent, place: FilePlace): boolean {
  const done = play(table.soFar, event);
  if (!done.ok) {
    const { when } = gameAt(table).now;
    table.report(place, objectionSentence(done.error), `what can be done in ${dateWords(when)}`);
  }
  return done.ok;
}

const seatOf = (table: FileGame, power: Power): number =>
  gameAt(table).now.seats.findIndex(({ powers }) => powers.includes(power));

/** Lets players leave, return and be replaced before orders are read. */
export function changeSeats(table: FileGame, stated: Fields): boolean {
  const named = (field: string) =>
    texts(stated[field]).flatMap(({ text, index }) =>
      isPower(text) ? [{ seat: seatOf(table, text), place: valueAt(field, index) }] : [],
    );
  const replaced = Object.entries(fields(stated['replace'])).flatMap(([power, player]) =>
    isPower(power) && typeof player === 'string'
      ? [{ seat: seatOf(table, power), player, place: valueAt('replace', power) }]
      : [],
  );
  return [
    ...named('leave').map(({ seat, place }) => attempt(table, { type: 'LEAVE', seat }, place)),
    ...named('return').map(({ seat, place }) => attempt(table, { type: 'RETURN', seat }, place)),
    ...replaced.map(({ seat, player, place }) =>
      attempt(table, { type: 'REPLACE', seat, player }, place),
    ),
  ].every(Boolean);
}

/** The coin falls to the player of a power. */
export const toss = (table: FileGame, power: Power): boolean =>
  attempt(table, { type: 'TOSS', seat: seatOf(table, power) }, valueAt('coin'));

/**
 * Hands in the order sheet that the file has for each power, and adjudicates the phase. A power without one misses the
 * deadline.
 */
export function handIn(table: FileGame, stated: Fields, field: string): boolean {
  const sheets = byPower(stated[field]).map(({ power, list }) =>
    attempt(
      table,
      { type: 'SUBMIT', power, text: Object.keys(fields(list)).join('\n') },
      keyAt(field, power),
    ),
  );
  if (!sheets.every(Boolean)) return false;
  if (awaited(gameAt(table).now).length > 0) play(table.soFar, { type: 'DEADLINE' });
  return attempt(table, { type: 'ADJUDICATE' }, keyAt(field));
}
