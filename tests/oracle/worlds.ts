import type { SpaceId } from '../../src/board/board.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { Law } from './law.ts';
import type { World } from './world.ts';
import { worldOf } from './world.ts';

type Answers = Map<SpaceId, boolean>;

/** What the edition's rule for paradoxes has stopped. */
export interface Settled {
  readonly sunk: ReadonlySet<SpaceId>;
  readonly stopped: ReadonlySet<SpaceId>;
}

const NOTHING: Settled = { sunk: new Set(), stopped: new Set() };

/** Thrown by a question that depends on a move without an answer yet. */
class Unanswered extends Error {
  constructor(readonly mover: SpaceId) {
    super();
  }
}

/**
 * All worlds in which every move has the outcome that the rules give it, each as the set of successful moves. Guesses
 * one move at a time, only where a question reads it, and drops a guess as soon as any move contradicts it. Null if
 * there are more moves than `most`.
 */
export function consistentWorlds(
  law: Law,
  choices: Choices,
  most: number,
  { sunk, stopped }: Settled = NOTHING,
): readonly ReadonlySet<SpaceId>[] | null {
  const movers = [...law.moves.values()].filter((deed) => !deed.void).map(({ at }) => at);
  if (movers.length > most) return null;
  const found: ReadonlySet<SpaceId>[] = [];
  const waiting: Answers[] = [new Map<SpaceId, boolean>()];
  for (let answers = waiting.pop(); answers; answers = waiting.pop()) {
    const open = follow(answers);
    if (open === 'contradiction') continue;
    if (open === null) found.push(new Set(movers.filter((mover) => answers.get(mover))));
    else for (const guess of [false, true]) waiting.push(new Map(answers).set(open, guess));
  }
  return found;

  /** Draws all conclusions from the answers; returns an open move if there is one. */
  function follow(answers: Answers): SpaceId | 'contradiction' | null {
    const world: World = worldOf(
      law,
      choices,
      (mover) => {
        const answer = answers.get(mover);
        if (answer === undefined) throw new Unanswered(mover);
        return answer;
      },
      sunk,
      stopped,
    );
    for (;;) {
      let open: SpaceId | null = null;
      let isNews = false;
      for (const mover of movers) {
        const value = ask(world, mover);
        if (value instanceof Unanswered) open = value.mover;
        else if (answers.has(mover) && answers.get(mover) !== value) return 'contradiction';
        else if (!answers.has(mover)) {
          answers.set(mover, value);
          isNews = true;
        }
      }
      if (!isNews) return open;
    }
  }
}

function ask(world: World, mover: SpaceId): boolean | Unanswered {
  try {
    return world.should(mover);
  } catch (cause) {
    if (cause instanceof Unanswered) return cause;
    throw cause;
  }
}
