import * as v from 'valibot';
import { customEdition } from '../rules/custom-edition.ts';
import { err, ok, type Result } from '../result.ts';
import { dateWords, isSameDate } from './date.ts';
import { GAME_FILE, type GameFile } from './file-shape.ts';
import type { Game } from './game.ts';
import { objectionSentence } from './objection-words.ts';
import { act, createGame, type GameActor } from './play.ts';

const VERSION = 1;
/** Names that no saved game has, and that the library which looks at its shape passes over. */
const NEVER: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** In UTF-16 units: a game of a hundred years takes far less. */
export const LONGEST = 8_000_000;

/** Why a file is no game: where (`events.3.text`; empty: the whole of it), what is wrong, and what was expected. */
export interface FileError {
  readonly where: string;
  readonly message: string;
  readonly expected: string;
}

const wrong = (where: string, message: string, expected: string): Result<never, FileError> =>
  err({ where, message, expected });

/** A game as the text of a file: how it began and all that was done. The same game gives the same text. */
export function formatGame({ plan, rules, players, log, now }: Game): string {
  const { when, units, owners } = now;
  const head = { format: 'standoff game', version: VERSION, plan, rules, players };
  return `${JSON.stringify({ ...head, events: log, now: { when, units, owners } }, null, 1)}\n`;
}

/** The date of a saved game, `Fall 1901`, without playing it; null: the text is no saved game. */
export function dateOfFile(text: string): string | null {
  if (text.length > LONGEST) return null;
  try {
    const shaped = v.safeParse(v.object({ now: GAME_FILE.entries.now }), JSON.parse(text));
    return shaped.success ? dateWords(shaped.output.now.when) : null;
  } catch {
    return null;
  }
}

/**
 * Opens the text of a file: plays again all that was done, so that nothing which the rules refuse gets in. Answers the
 * game as a running actor. Never throws; a text that is too long, no game, of a later version, or leads elsewhere than it
 * says is refused, with the place.
 */
export function openGame(text: string): Result<GameActor, FileError> {
  const read = readFile(text);
  return read.ok ? replay(read.value) : read;
}

function readFile(text: string): Result<GameFile, FileError> {
  if (text.length > LONGEST) return wrong('', 'The file is too long.', 'a saved game');
  let value: unknown;
  const odd: string[] = [];
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (NEVER.includes(key)) odd.push(key);
      return inner;
    });
  } catch {
    return wrong('', 'The file is damaged, or something else than a saved game.', 'a saved game');
  }
  const [name] = odd;
  if (name !== undefined)
    return wrong('', `The name "${name}" does not belong in a saved game.`, 'another name');
  const version = v.safeParse(v.looseObject({ version: v.number() }), value);
  if (version.success && version.output.version > VERSION) {
    const message = 'A later version of Standoff saved this game.';
    return wrong('version', message, `version ${String(VERSION)}`);
  }
  const shaped = v.safeParse(GAME_FILE, value, { abortEarly: true });
  if (shaped.success) return ok(shaped.output);
  return misshapen(shaped.issues[0]);
}

type Issue = v.InferIssue<typeof GAME_FILE>;

/** Where and what, as the reader of a file puts it, and not the library that found it. */
function misshapen(issue: Issue): Result<never, FileError> {
  const where = v.getDotPath(issue) ?? '';
  const last = issue.path?.at(-1);
  if (issue.received === 'undefined')
    return wrong(where, 'Something is missing here.', expectedOf(issue));
  if (issue.expected === 'never')
    return wrong(where, 'This entry does not belong here.', 'no such entry');
  if (last?.origin === 'key') {
    const name = JSON.stringify(String(last.key).slice(0, 60));
    return wrong(where, `The name ${name} is not one of those that belong here.`, 'another name');
  }
  return wrong(where, `This does not fit here: ${shown(issue.input)}.`, expectedOf(issue));
}

const KINDS: Readonly<Record<string, string>> = {
  Object: 'an object in braces',
  Array: 'a list in brackets',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  integer: 'a whole number',
};

function expectedOf({ type, expected, requirement }: Issue & { requirement?: unknown }): string {
  switch (type) {
    case 'max_length':
      return `at most ${String(requirement)} of them`;
    case 'max_value':
      return `at most ${String(requirement)}`;
    case 'min_value':
      return `at least ${String(requirement)}`;
    case 'integer':
      return 'a whole number';
    default:
      return wordsOf(expected);
  }
}

/** `"A" | "F"` as `"A" or "F"`, and names of types in words. */
function wordsOf(expected: string): string {
  const parts = expected
    .replace(/^\(|\)$/g, '')
    .split(' | ')
    .map((part) => KINDS[part] ?? part);
  const few = parts.slice(0, 12);
  return few.length < parts.length ? `${few.join(', ')} and others` : few.join(' or ');
}

/** A value from a file, as short as a message needs it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return value.length > 60 ? `a text of ${String(value.length)} characters` : JSON.stringify(value);
}

/** The same text for the same board, in whatever order its fields were written. */
const standing = ({ units, owners }: Pick<Game['now'], 'units' | 'owners'>): string =>
  JSON.stringify([
    units.map(({ power, kind, at }) => `${power} ${kind} ${at}`),
    Object.entries(owners).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);

function replay({ plan, rules, players, events, now }: GameFile): Result<GameActor, FileError> {
  if (typeof rules !== 'string') {
    const made = customEdition(rules);
    const [error] = made.ok ? [] : made.error;
    if (error) return wrong(`rules.${error.path.join('.')}`, error.message, error.expected);
  }
  const actor = createGame({ plan, rules, players });
  actor.start();
  for (const [index, event] of events.entries()) {
    const done = act(actor, event);
    if (done.ok) continue;
    actor.stop();
    const where = `events.${String(index)}`;
    return wrong(where, objectionSentence(done.error), 'something that could be done then');
  }
  const reached = actor.getSnapshot().context.now;
  if (!isSameDate(reached.when, now.when) || standing(reached) !== standing(now)) {
    actor.stop();
    return wrong('now', 'What was done leads to another position.', 'the position that follows');
  }
  return ok(actor);
}
