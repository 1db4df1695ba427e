import * as v from 'valibot';
import { customEdition } from '../../rules/custom-edition.ts';
import { NOT_LOADED } from '../../open-table.ts';
import { EDITIONS_BY_NAME } from '../../rules/modules.ts';
import { err, ok, type Result } from '../../result.ts';
import { isSameDate, type GameDate } from '../date.ts';
import { FILE_DATE, FILE_PLAN, FILE_SOURCE, gameFileOn, type GameFile } from './file-shape.ts';
import { editionOf, type Game } from '../game.ts';
import { planCalled, type PlanId } from '../plan.ts';
import { startProblem } from '../start/start-problem.ts';
import { isBoardKnown, isOtherBoardId, sourceOf } from '../../board/others/known-boards.ts';
import { isOwnBoardId, type OwnSource } from '../../board/others/own-boards.ts';
import { STANDARD } from '../../board/board.ts';
import type { Expectation, FileProblem, FoundValue } from './file-problem.ts';
import { english } from '../languages/game-english.ts';
import { act, createGame, type GameSnapshot } from '../play.ts';

/**
 * Increases when a file contains something that older readers do not know: version 2 has an audit; from version 3 a game
 * that went back awaits again who had missed the phase; version 4 contains the board that somebody brought, version 5 a start that
 * somebody set up.
 */
const VERSION = 5;
/** Keys that no saved game has, and that valibot ignores when it checks the shape. */
const NEVER: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** In UTF-16 units: a game of a hundred years takes far less. */
export const MAX_FILE_LENGTH = 8_000_000;

/**
 * Why a file is not a saved game: where (`events.3.text`; empty: the whole file), what is wrong, and what was expected,
 * in English.
 */
export interface FileError {
  readonly where: string;
  readonly message: string;
  readonly expected: string;
  /** The same as a message, for other languages. */
  readonly problem: FileProblem;
}

const wrong = (where: string, problem: FileProblem): Result<never, FileError> =>
  err({ where, ...english.file(problem), problem });

/** A game as the text of a file: how it began and all its events. The same game gives the same text. */
export function formatGame({ plan, start, rules, players, log, now, audit }: Game): string {
  const { when, units, owners } = now;
  const board = isOwnBoardId(plan) ? sourceOf(plan) : undefined;
  const file = {
    format: 'standoff game',
    version: start
      ? VERSION
      : board
        ? 4
        : log.some(({ type }) => type === 'BACK')
          ? 3
          : audit
            ? 2
            : 1,
    plan,
    ...(board ? { board } : {}),
    ...(start ? { start } : {}),
    rules,
    players,
    events: log,
    now: { when, units, owners },
    ...(audit ? { audit } : {}),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** What tells a saved game from another. */
export interface FileHead {
  readonly when: GameDate;
  /** Null: it is none that is known. */
  readonly plan: PlanId | null;
  /** The names that were given to players. */
  readonly players: readonly string[];
  /** The board that it contains and is played on, and the name in its file: nothing else of it has been checked. */
  readonly board?: OwnSource & { readonly name: string };
}

/** The board of a plan that is known; if there is none, the standard one. */
const boardOf = (plan: PlanId | null) => (plan === null ? STANDARD : planCalled(plan).board);

/** What a saved game is, without playing it; null: the text is not a saved game. */
export function headOfFile(text: string): FileHead | null {
  if (text.length > MAX_FILE_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(text);
    const how = v.safeParse(v.object({ plan: FILE_PLAN }), value);
    const plan = how.success ? how.output.plan : null;
    const isKnown = plan === null || !isOtherBoardId(plan) || isBoardKnown(plan);
    const { players, ...entries } = gameFileOn(isKnown ? boardOf(plan) : STANDARD).entries;
    const now = isKnown ? entries.now : v.looseObject({ when: FILE_DATE });
    const shaped = v.safeParse(v.object({ now }), value);
    if (!shaped.success) return null;
    const named = v.safeParse(v.object({ players }), value);
    const brought = v.safeParse(v.object({ board: FILE_SOURCE }), value);
    const source = plan !== null && isOwnBoardId(plan) && brought.success && brought.output.board;
    return {
      when: shaped.output.now.when,
      plan,
      players: named.success ? named.output.players.filter((name) => name.trim() !== '') : [],
      ...(source ? { board: { ...source, name: source.file.name } } : {}),
    };
  } catch {
    return null;
  }
}

/**
 * Opens the text of a file by replaying all its events, so that nothing the rules refuse gets in. Never throws: a text
 * that is too long, not a game, of a later version, or that leads to another board than it says is refused, with the
 * place.
 */
export function openGame(text: string): Result<GameSnapshot, FileError> {
  const opening = openGameStepwise(text);
  let step = opening.next();
  while (step.done !== true) step = opening.next();
  return step.value;
}

/** How many of the events of a file have been replayed. */
export interface Opening {
  readonly played: number;
  readonly events: number;
}

/** Opens a file as `openGame` does, pausing before each event. */
export function* openGameStepwise(
  text: string,
): Generator<Opening, Result<GameSnapshot, FileError>, undefined> {
  const read = readFile(text);
  return read.ok ? yield* replay(read.value) : read;
}

function readFile(text: string): Result<GameFile, FileError> {
  if (text.length > MAX_FILE_LENGTH) return wrong('', { say: 'too-long' });
  let value: unknown;
  const odd: string[] = [];
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (NEVER.includes(key)) odd.push(key);
      return inner;
    });
  } catch {
    return wrong('', { say: 'not-a-game' });
  }
  const [name] = odd;
  if (name !== undefined) return wrong('', { say: 'odd-name', name });
  const version = v.safeParse(v.looseObject({ version: v.number() }), value);
  if (version.success && version.output.version > VERSION)
    return wrong('version', { say: 'later-version', version: VERSION });
  const planned = v.safeParse(v.looseObject({ plan: FILE_PLAN }), value);
  const plan = planned.success ? planned.output.plan : null;
  if (plan !== null && isOtherBoardId(plan) && !isBoardKnown(plan))
    return wrong('plan', { say: 'board', board: plan });
  const shaped = v.safeParse(gameFileOn(boardOf(plan)), value, { abortEarly: true });
  if (shaped.success) return ok(shaped.output);
  return shapeError(shaped.issues[0]);
}

type Issue = v.InferIssue<ReturnType<typeof gameFileOn>>;

/** Where and what, in the terms of the file rather than the library's. */
function shapeError(issue: Issue): Result<never, FileError> {
  const where = v.getDotPath(issue) ?? '';
  if (where === '' || where === 'format') return wrong(where, { say: 'not-a-game' });
  const last = issue.path?.at(-1);
  if (issue.received === 'undefined')
    return wrong(where, { say: 'missing', expected: expectedOf(issue) });
  if (issue.expected === 'never') return wrong(where, { say: 'not-here' });
  if (last?.origin === 'key') {
    return wrong(where, { say: 'unknown-name', name: String(last.key).slice(0, 60) });
  }
  return wrong(where, { say: 'misfit', value: shown(issue.input), expected: expectedOf(issue) });
}

function expectedOf({
  type,
  expected,
  input,
  requirement,
}: Issue & { requirement?: unknown }): Expectation {
  const count = typeof requirement === 'number' ? requirement : 0;
  switch (type) {
    case 'max_length':
      return { of: typeof input === 'string' ? 'longest' : 'most', count };
    case 'max_value':
      return { of: 'most-value', count };
    case 'min_value':
      return { of: 'least-value', count };
    case 'integer':
      return { of: 'whole-number' };
    default: {
      // valibot lists the values that would fit: `("A" | "F")`.
      const values = expected.replace(/^\(|\)$/g, '').split(' | ');
      return { of: 'one-of', values: values.slice(0, 12), more: values.length > 12 };
    }
  }
}

/** A value from a file, shortened for a message. */
function shown(value: unknown): FoundValue {
  if (Array.isArray(value)) return { is: 'list', length: value.length };
  if (typeof value === 'object' && value !== null) return { is: 'object' };
  if (typeof value !== 'string') return { is: 'plain', text: String(value) };
  return value.length > 60
    ? { is: 'text', length: value.length }
    : { is: 'plain', text: JSON.stringify(value) };
}

/** The same text for the same board, whatever the order of its fields. */
const boardKey = ({ units, owners }: Pick<Game['now'], 'units' | 'owners'>): string =>
  JSON.stringify([
    units.map(({ power, kind, at, moves = '' }) => `${power} ${kind} ${at} ${String(moves)}`),
    Object.entries(owners).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

function* replay({
  version,
  plan,
  start,
  rules,
  players,
  events,
  now,
  audit,
}: GameFile): Generator<Opening, Result<GameSnapshot, FileError>, undefined> {
  if (typeof rules === 'string' && !EDITIONS_BY_NAME.has(rules))
    return wrong('rules', {
      say: 'rules',
      message: NOT_LOADED,
      expected: 'loadArmyFleet() before',
    });
  if (typeof rules !== 'string') {
    const made = customEdition(rules);
    const [error] = made.ok ? [] : made.error;
    if (error) {
      const { path, message, expected } = error;
      return wrong(`rules.${path.join('.')}`, { say: 'rules', message, expected });
    }
  }
  const problem = start && startProblem(start, planCalled(plan), editionOf({ rules }));
  if (problem) return wrong('start', { say: 'start', problem });
  const own = { ...(start ? { start } : {}), ...(audit ? { audit } : {}) };
  let game = createGame({ plan, rules, players, ...own });
  for (const [index, event] of events.entries()) {
    yield { played: index, events: events.length };
    const isOld = event.type === 'BACK' && version < 3;
    const done = act(game, isOld ? { ...event, missed: 'kept' } : event);
    if (!done.ok)
      return wrong(`events.${String(index)}`, { say: 'refused', objection: done.error });
    game = done.value;
  }
  const reached = game.context.now;
  if (!isSameDate(reached.when, now.when) || boardKey(reached) !== boardKey(now))
    return wrong('now', { say: 'elsewhere' });
  return ok(game);
}
