import type { GameFact, GameFactOf, GameFactType } from '../trace/game-fact.ts';
import { citationOf } from '../trace/rule-of.ts';
import type { Step } from '../trace/step.ts';
import { editionOf, type Game } from './game.ts';

/** The game with one more step; premises may be in any order and may repeat. */
export function addStep(game: Game, fact: GameFact, premises: readonly number[] = []): Game {
  const because = [...new Set(premises)].sort((a, b) => a - b);
  const id = game.steps.length;
  const step = { id, fact, because, citation: citationOf(fact, editionOf(game)) };
  return { ...game, steps: [...game.steps, step] };
}

/** The ids of the last steps of a type for which `is` holds: one or none. */
export function lastStepIds<T extends GameFactType>(
  { steps }: Pick<Game, 'steps'>,
  type: T,
  is: (fact: GameFactOf<T>) => boolean = () => true,
): readonly number[] {
  const found = steps.findLast(
    (step): step is Step<GameFactOf<T>> =>
      step.fact.type === type && is(step.fact as GameFactOf<T>),
  );
  return found ? [found.id] : [];
}
