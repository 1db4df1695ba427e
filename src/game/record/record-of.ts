import type { Language } from '../../explain/languages/language.ts';
import { gameSentence } from '../../explain/in-words.ts';
import type { GameFactType } from '../../trace/game-fact.ts';
import { dateWords } from '../date.ts';
import { boardAt, editionOf, planOf, type Game } from '../game.ts';
import { centreTexts, phaseRecordOf, unitTexts } from './phase-record.ts';
import type { GameRecord } from './record.ts';

/** Steps that state the outcome of a phase: the record of the phase has all of it already. */
const RULED: readonly GameFactType[] = [
  'game-begins',
  'moves-ruled',
  'retreats-ruled',
  'centres-counted',
  'adjusted',
  'closed',
];

/** The record of a game as far as it was played. Outcomes and events are in the given language. */
export function recordOf(game: Game, language: Language): GameRecord {
  const { now, played } = game;
  const statedBetween = (from: number, to: number): readonly string[] =>
    game.steps
      .slice(from, to)
      .flatMap(({ fact }) => (RULED.includes(fact.type) ? [] : [gameSentence(fact, language)]));
  const last = played.at(-1);
  return {
    plan: planOf(game).name,
    edition: editionOf(game).name,
    players: now.seats,
    phases: played.map((moment, place) => ({
      ...moment.when,
      date: dateWords(moment.when),
      told: statedBetween(played[place - 1]?.stepsBefore ?? 0, moment.stepsBefore),
      units: unitTexts(moment),
      ...phaseRecordOf(game, moment, language),
    })),
    told: statedBetween(last?.stepsBefore ?? 0, game.steps.length),
    now: {
      date: dateWords(now.when),
      units: unitTexts(now),
      centres: centreTexts(now.owners, boardAt(now)),
    },
  };
}
