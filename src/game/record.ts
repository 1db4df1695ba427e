import { formatLocation } from '../board/names.ts';
import { gameSentence } from '../explain/game-sentences.ts';
import type { Power } from '../board/powers.ts';
import type { GameDate, GameFactType } from '../trace/game-fact.ts';
import { centresOf } from './centres.ts';
import { dateWords } from './date.ts';
import { editionOf, type Game, planOf, type Seat } from './game.ts';
import { byPower, phaseRecordOf, unitTexts } from './phase-record.ts';

export type ByPower<T> = Readonly<Partial<Record<Power, T>>>;

/** An order and what became of it; `order` of a unit without one is the unit. */
export interface OrderRecord {
  readonly order: string;
  readonly silent: boolean;
  /** A word: `bounces`, `retreats`, `built`; `closed` for an order into a neutral space. */
  readonly outcome: string;
  /** The little that explains it; may be empty. */
  readonly detail: string;
  readonly dislodged: boolean;
}

export interface DislodgedRecord {
  readonly power: Power;
  readonly unit: string;
  readonly by: string;
  readonly retreats: readonly string[];
}

/** A phase that was played. All texts are in the rulebook's notation. */
export interface PhaseRecord extends GameDate {
  /** `Fall 1902, retreats`. */
  readonly date: string;
  /** What happened at the table since the phase before, a sentence each. */
  readonly told: readonly string[];
  /** Before the phase. */
  readonly units: ByPower<readonly string[]>;
  readonly orders: ByPower<readonly OrderRecord[]>;
  /** By this movement phase, or about to retreat in this phase. */
  readonly dislodged: readonly DislodgedRecord[];
  /** Of an adjustment phase: who owned what after the last one, and who does now. */
  readonly centres: {
    readonly before: ByPower<readonly string[]>;
    readonly after: ByPower<readonly string[]>;
  } | null;
}

/** A game for people and programs that know nothing of this one: what was ordered and what came of it. Plain data. */
export interface GameRecord {
  /** "Seven players". */
  readonly plan: string;
  readonly edition: string;
  readonly players: readonly Seat[];
  readonly phases: readonly PhaseRecord[];
  /** What happened since the last phase: the end of the game, if it has ended. */
  readonly told: readonly string[];
  readonly now: {
    readonly date: string;
    readonly units: ByPower<readonly string[]>;
    readonly centres: ByPower<readonly string[]>;
  };
}

/** Steps that tell what a phase came to: the record of the phase has all of it. */
const RULED: readonly GameFactType[] = [
  'game-begins',
  'moves-ruled',
  'retreats-ruled',
  'centres-counted',
  'adjusted',
  'closed',
];

/** The record of a game, as far as it was played. */
export function recordOf(game: Game): GameRecord {
  const { now, played } = game;
  const toldBetween = (from: number, to: number): readonly string[] =>
    game.steps
      .slice(from, to)
      .flatMap(({ fact }) => (RULED.includes(fact.type) ? [] : [gameSentence(fact)]));
  const last = played.at(-1);
  return {
    plan: planOf(game).name,
    edition: editionOf(game).name,
    players: now.seats,
    phases: played.map((moment, place) => ({
      ...moment.when,
      date: dateWords(moment.when),
      told: toldBetween(played[place - 1]?.told ?? 0, moment.told),
      units: byPower(unitTexts(moment)),
      ...phaseRecordOf(game, moment),
    })),
    told: toldBetween(last?.told ?? 0, game.steps.length),
    now: {
      date: dateWords(now.when),
      units: byPower(unitTexts(now)),
      centres: byPower((power) => centresOf(now.owners, power).map(formatLocation)),
    },
  };
}
