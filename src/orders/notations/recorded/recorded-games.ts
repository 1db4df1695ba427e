import { backstabbrGames } from '../backstabbr/backstabbr-games.ts';
import { daideGames } from '../daide/daide-games.ts';
import { diplicityGames } from '../diplicity/diplicity-games.ts';
import { judgeGames } from '../judge/judge-games.ts';
import { pythonGames } from '../python/python-games.ts';
import { webdiplomacyGames } from '../webdiplomacy/webdiplomacy-games.ts';
import { errorAt } from '../../errors.ts';
import type { OrderError } from '../../parsed-orders.ts';
import { mailText } from '../mail-text.ts';
import {
  MAX_GAME,
  type GameReader,
  type RecordedDate,
  type RecordedPhase,
} from './recorded-phase.ts';
import { placer, powerNamed } from '../data/data-written.ts';

/** The forms in which games are recorded; the first that recognises a text reads it. */
const GAME_READERS: readonly GameReader[] = [
  webdiplomacyGames,
  diplicityGames,
  pythonGames,
  backstabbrGames,
  daideGames,
  judgeGames,
];

/** Their names, for messages. */
const RECORDED_FORMS =
  'a game saved by python-diplomacy, the JSON or the order history of webDiplomacy, the objects or a page of Backstabbr, ' +
  'a game of Diplicity, a DAIDE log, or the result mails of a judge';

/** A file with a game or a part of one. */
export interface RecordedFile {
  readonly name: string;
  readonly text: string;
}

/** A game put together from one file or several. */
export interface RecordedGame {
  readonly reader: GameReader;
  /** The files, in order. */
  readonly files: readonly string[];
  /** In the order in which they were played, without duplicates. */
  readonly phases: readonly (RecordedPhase & { readonly file: string })[];
  /** The phase after these, whose board is recorded but which nobody has played; null: none. */
  readonly waiting: RecordedPhase | null;
  readonly errors: readonly (OrderError & { readonly file: string })[];
}

/** A file that contains no game, and why. */
export interface UnreadFile {
  readonly file: string;
  readonly error: OrderError;
}

/** The games of some files. */
export interface RecordedGames {
  readonly games: readonly RecordedGame[];
  /** Files that contain no game. */
  readonly unread: readonly UnreadFile[];
}

const SEASONS = { Spring: 0, Fall: 1, Winter: 2 } as const;
const PHASES = { movement: 0, retreats: 1, adjustments: 2 } as const;

/** Increases with the date. */
const rank = ({ year, season, phase }: RecordedDate): number =>
  year * 9 + SEASONS[season] * 3 + PHASES[phase];

/** Its text of a game, which is read only to say that it is on another board. */
const isOfGodip = (text: string): boolean => /^\s*PHASE \d+ \w+ \w+\s+POSITIONS\b/.test(text);

interface Part {
  readonly reader: GameReader;
  readonly files: string[];
  readonly phases: (RecordedPhase & { readonly file: string })[];
  waiting: RecordedPhase | null;
  readonly errors: (OrderError & { readonly file: string })[];
}

/** Reads the files of one game or several: mails of one game, and pages of one folder, belong together. Never throws. */
export function recordedGames(files: readonly RecordedFile[]): RecordedGames {
  const parts = new Map<string, Part>();
  const unread: UnreadFile[] = [];
  for (const [index, { name, text }] of files.entries()) {
    const start = { line: 1, column: 1, length: 0, words: text.slice(0, 60) };
    if (text.length > MAX_GAME) {
      const most = `a file of at most ${String(MAX_GAME / 1_000_000)} MB`;
      unread.push({ file: name, error: errorAt(start, 'too-much', 'This is too long', most) });
      continue;
    }
    const mail = mailText(text);
    const reader = GAME_READERS.find((one) => one.isIts(mail.text));
    const other = reader || isOfGodip(mail.text) ? otherBoardIn(mail.text) : null;
    const found = other ? null : reader?.read(mail.text, name);
    if (!reader || !found || found.phases.length === 0) {
      const error =
        other ?? found?.errors[0] ?? errorAt(start, 'order', 'This is not a game', RECORDED_FORMS);
      unread.push({ file: name, error });
      continue;
    }
    const key = reader.isWholeGame
      ? `${reader.id} ${String(index)}`
      : `${reader.id} ${found.game ?? ''}`;
    const part = parts.get(key) ?? { reader, files: [], phases: [], waiting: null, errors: [] };
    parts.set(key, part);
    part.files.push(name);
    part.phases.push(...found.phases.map((phase) => ({ ...phase, file: name })));
    part.waiting = found.waiting ?? part.waiting;
    part.errors.push(...found.errors.map((error) => ({ ...mail.placed(error), file: name })));
  }
  const games = [...parts.values()].map(({ reader, files: names, phases, waiting, errors }) => ({
    reader,
    files: names,
    phases: inOrder(phases),
    waiting: waiting && isAfterAll(waiting, phases) ? waiting : null,
    errors,
  }));
  return { games, unread };
}

const isAfterAll = (one: RecordedPhase, others: readonly RecordedPhase[]): boolean =>
  others.every(({ when }) => rank(when) < rank(one.when));

/**
 * By date; if a phase occurs twice, the fuller record is used, or otherwise the later one: every player is sent the
 * same mail.
 */
function inOrder<P extends RecordedPhase>(phases: readonly P[]): readonly P[] {
  const byDate = new Map<number, P>();
  for (const phase of phases) {
    const before = byDate.get(rank(phase.when));
    if (!before || before.written.statements.length <= phase.written.statements.length)
      byDate.set(rank(phase.when), phase);
  }
  return [...byDate].sort(([one], [other]) => one - other).map(([, phase]) => phase);
}

/** Where a record names its board or variant, in its second group. */
const NAMED = [
  // python-diplomacy: `standard`, `standard_fleet_rome`
  /("map"\s*:\s*")((?!standard)[\w-]{1,40})/,
  // Diplicity: `"variant": "Hundred"`
  /("variant"\s*:\s*")((?!(?:Classical|Fleet Rome|France vs Austria|Italy vs Germany)")[^"\n]{1,40})/,
  // webDiplomacy: 1, and those that begin with other units: Fleet Rome, custom start, France or Germany against another
  /("variantID"\s*:\s*)((?!(?:1|3|4|15|23)\b)"?\d{1,4})/,
  /("countryID"\s*:\s*"?)((?:[89]|[1-9]\d)\b)/,
  // The judge: `:: Judge: USEF  Game: test  Variant: Standard Gunboat`
  /^([ \t>]*::[^\n]{0,200}?\bVariant:[ \t]*)((?!standard|fleet_?rome)\w[^\s,]{1,40})/im,
] as const;

/** A line of a game that godip records: `Burgundy: army dij`. */
const GODIP_UNIT = /^[ \t]*([A-Z][a-z]{2,20}): (?:army|fleet)(?:\/dislodged)? [a-z]{3}/gm;

/** The first of those who have units in a program's record; the heads of a judge's lines, and of godip's. */
const OWNERS = [
  /["']?(?:units|unitsByPlayer)["']?\s*[:=]\s*\{\s*["']([\p{L}_ -]{4,30})["']\s*:\s*[[{]/gu,
  /^[ \t>]*([A-Z][a-z]{2,20}):[ \t]+(?:Army|Fleet)[ \t]+[A-Z]/gm,
  GODIP_UNIT,
] as const;
/** A misspelt power is no other one. */
const FEWEST = [1, 3, 1] as const;

/** Why a game cannot be ruled here: it is played on another board, or by other powers. Null: nothing says so. */
function otherBoardIn(text: string): OrderError | null {
  const place = placer(text);
  const refusedAt = (start: number, words: string): OrderError =>
    errorAt(
      place(start, start + words.length),
      'order',
      'This game is not played on the usual board',
      'a game on the board of the rulebooks, by its seven powers',
    );
  for (const pattern of NAMED) {
    const found = pattern.exec(text);
    const [, before = '', words = ''] = found ?? [];
    if (found) return refusedAt(found.index + before.length, words);
  }
  for (const [index, pattern] of OWNERS.entries()) {
    const strange = Array.from(text.matchAll(pattern)).filter(([, name = '']) => !powerNamed(name));
    const [first] = strange;
    const [all = '', name = ''] = first ?? [];
    if (first && strange.length >= (FEWEST[index] ?? 1))
      return refusedAt(first.index + all.indexOf(name), name);
  }
  return null;
}
