import * as v from 'valibot';
import { customEdition } from '../rules/custom-edition.ts';
import { err, ok, type Result } from '../result.ts';
import { dateWords, isSameDate } from './date.ts';
import { GAME_FILE, type GameFile } from './file-shape.ts';
import type { Game } from './game.ts';
import { objectionSentence } from './objection-words.ts';
import { act, createGame, type GameActor } from './play.ts';

const VERSION = 1;
/** In UTF-16 units: a game of a hundred years takes far less. */
const LONGEST = 8_000_000;

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
  try {
    value = JSON.parse(text);
  } catch {
    return wrong('', 'The file is damaged, or something else than a saved game.', 'a saved game');
  }
  const version = v.safeParse(v.looseObject({ version: v.number() }), value);
  if (version.success && version.output.version > VERSION) {
    const message = 'A later version of Standoff saved this game.';
    return wrong('version', message, `version ${String(VERSION)}`);
  }
  const shaped = v.safeParse(GAME_FILE, value, { abortEarly: true });
  if (shaped.success) return ok(shaped.output);
  const [issue] = shaped.issues;
  return wrong(
    v.getDotPath(issue) ?? '',
    issue.received === 'undefined'
      ? 'Something is missing here.'
      : `This does not belong here: ${issue.received.slice(0, 60)}.`,
    (issue.expected ?? 'something else').slice(0, 200),
  );
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
