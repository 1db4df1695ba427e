import type { GameFact, GameFactOf, GameFactType } from '../trace/game-fact.ts';
import { english } from './english/english.ts';
import type { Language } from './language.ts';

export { DISORDER_CLAUSE } from './english/game.ts';

/** How each decision of a whole game is told. What players wrote stands as they wrote it. */
export type GameTable = {
  readonly [T in GameFactType]: (fact: GameFactOf<T>) => string;
};

/** A decision of a whole game, as a sentence. */
export function gameSentence(fact: GameFact, { game }: Language = english): string {
  const tell = game[fact.type] as (fact: GameFact) => string;
  return tell(fact);
}
