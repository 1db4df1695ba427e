import { gameSentence } from '../../explain/tell.ts';
import { listed } from '../../explain/languages/english/grammar.ts';
import { awaited, wanted } from '../../game/awaited.ts';
import { dateWords } from '../../game/date.ts';
import { planOf, type Game } from '../../game/game.ts';
import type { GameSnapshot } from '../../game/play.ts';

/** Where a game stands, and what it waits for. */
export interface Status {
  /** `Spring 1901`. */
  readonly title: string;
  /** What happens now, in a sentence. */
  readonly line: string;
  /** What is shown: orders being written, what was just ruled, the coin, or the end. */
  readonly view: 'writing' | 'ruled' | 'coin' | 'ended';
}

const WHAT = {
  movement: 'Orders',
  retreats: 'Retreats',
  adjustments: 'Builds and removals',
} as const;

/** What a game waits for, and how that is told. */
export function statusOf(snapshot: GameSnapshot): Status {
  const { context } = snapshot;
  const title = dateWords(context.now.when);
  if (snapshot.matches('ended')) return { title, line: endOf(context), view: 'ended' };
  const inTurn = (['spring', 'fall'] as const).some((season) =>
    snapshot.matches({ playing: { [season]: 'adjudication' } }),
  );
  if (inTurn)
    return {
      title,
      line: 'The moves are adjudicated. Step through them, then go on.',
      view: 'ruled',
    };
  if (snapshot.matches({ playing: { winter: 'coin' } })) {
    const neutral = planOf(context).neutral?.power ?? '';
    return { title, line: `A coin decides whom ${neutral} joins.`, view: 'coin' };
  }
  return { title, line: waitingLine(context), view: 'writing' };
}

function waitingLine({ now }: Game): string {
  const what = WHAT[now.when.phase];
  const missing = awaited(now);
  const asked = wanted(now);
  if (missing.length === 0) return `${what}: all are in.`;
  return missing.length === asked.length && asked.length > 3
    ? `${what}: waiting for everyone.`
    : `${what}: waiting for ${listed(missing)}.`;
}

function endOf({ steps }: Game): string {
  const last = steps.at(-1);
  return last ? gameSentence(last.fact) : 'The game is over.';
}
