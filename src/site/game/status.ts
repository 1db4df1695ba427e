import { gameSentence } from '../../explain/in-words.ts';
import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { awaited, wanted, writers } from '../../game/awaited.ts';
import { editionOf, planOf, type Game, type OrderSheets } from '../../game/game.ts';
import { objectionTo } from '../../game/objection.ts';
import { gameWords } from '../../game/languages/game-languages.ts';
import type { GameSnapshot } from '../../game/play.ts';
import { readSheet } from '../../ui/entry/order-sheet.ts';
import { hasRefused } from '../../ui/entry/sheet-rows.ts';
import { entryTaskOf } from '../../ui/entry/entry-task-of.ts';
import type { GamePageWords } from './languages/game-page-words.ts';

/** The state of a game, and what it waits for. */
export interface Status {
  /** `Spring 1901`. */
  readonly title: string;
  /** What happens now, in a sentence. */
  readonly line: string;
  /** The view to show: orders being written, what was just ruled, the coin, or the end. */
  readonly view: 'writing' | 'ruled' | 'coin' | 'ended';
}

/** What a game waits for, in words. `sheets`: as written, whether or not they are handed in. */
export function statusOf(
  snapshot: GameSnapshot,
  words: GamePageWords,
  language: Language,
  sheets: OrderSheets = {},
): Status {
  const { context } = snapshot;
  const title = gameWords(language).date(context.now.when);
  if (snapshot.matches('ended'))
    return { title, line: endOf(context, words, language), view: 'ended' };
  const inTurn = (['spring', 'fall'] as const).some((season) =>
    snapshot.matches({ playing: { [season]: 'adjudication' } }),
  );
  if (inTurn) return { title, line: words.status.adjudicated, view: 'ruled' };
  if (snapshot.matches({ playing: { winter: 'coin' } })) {
    const neutral = planOf(context).neutral?.power ?? null;
    return { title, line: words.status.coin(neutral), view: 'coin' };
  }
  return { title, line: waitingLine(context, words, sheets), view: 'writing' };
}

/** Whether a power has changed its sheet since it was handed in, so that it cannot be handed in again. */
function isSpoilt(game: Game, power: Power, text: string | undefined): boolean {
  const before = game.now.sheets[power];
  if (before === undefined || text === undefined || text === before) return false;
  return objectionTo(game, { type: 'SUBMIT', power, text }) !== null;
}

function waitingLine(game: Game, { status }: GamePageWords, sheets: OrderSheets): string {
  const { now } = game;
  const { phase } = now.when;
  const late = awaited(now);
  const missing = wanted(now).filter(
    (power) => late.includes(power) || isSpoilt(game, power, sheets[power]),
  );
  if (missing.length === 0) {
    const absent = writers(now).filter((power) => now.sheets[power] === undefined);
    return status.allIn(phase, absent);
  }
  return missing.length === wanted(now).length && missing.length > 3
    ? status.everyone(phase)
    : status.waiting(phase, missing);
}

/** Powers that have handed in nothing, and those with illegal orders by which they lose a unit or a build. */
export interface Missing {
  readonly late: readonly Power[];
  readonly illegal: readonly Power[];
}

/**
 * What a game master is asked about before a phase is adjudicated; null: nothing. An illegal movement order only lets
 * its unit hold, and is shown on its sheet: that is not asked about.
 */
export function missingIn(game: Game): Missing | null {
  const { now } = game;
  const late = awaited(now);
  const task = entryTaskOf(game, editionOf(game));
  const illegal = wanted(now).filter(
    (power) =>
      task.phase !== 'movement' &&
      hasRefused(task, readSheet(task, power, now.sheets[power] ?? '')),
  );
  return late.length + illegal.length === 0 ? null : { late, illegal };
}

function endOf({ steps }: Game, { status }: GamePageWords, language: Language): string {
  const last = steps.at(-1);
  return last ? gameSentence(last.fact, language) : status.over;
}
