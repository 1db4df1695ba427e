import type { SpaceId } from '../board/board.ts';
import type { AdjustmentChipSaid, RetreatChipSaid } from './phase-chips.ts';
import type { AdjustmentSaid } from './adjustments.ts';
import type { AnswerSaid } from './ask/editions-sentences.ts';
import type { ConditionSaid } from './ask/condition-sentences.ts';
import type { ForcingSaid } from './ask/forcing-sentences.ts';
import type { HeadlineSaid } from './ask/headline.ts';
import type { MapFact } from './ask/map-facts.ts';
import type { WorldSaid } from './ask/worlds.ts';
import type { Topic } from './chapters.ts';
import type { ChipSaid } from './chips.ts';
import type { ClauseSaid } from './clauses.ts';
import type { LanguageTag } from './language-tags.ts';
import type { GameTable } from './game-sentences.ts';
import type { MissedSaid } from './near-miss.ts';
import type { OutcomeTable } from './outcomes.ts';
import type { PhaseOutcomeTable } from './phase-outcomes.ts';
import type { WrittenSaid } from './repaired.ts';
import type { RetreatWords } from './retreat.ts';
import type { RetreatSaid } from './retreat-phase.ts';
import type { RuleTable } from './rule-text.ts';
import type { FactSaid } from './sentences.ts';
import type { VerdictSaid } from './verdict.ts';
import type { Score, Who } from './who.ts';

/** One thing to be said for each of these, with the same about it. */
export type Says<K extends string, About> = K extends string ? { readonly say: K } & About : never;

/** How each kind of thing that can be said is said: an entry that is missing does not compile. */
export type Table<S extends { readonly say: string }> = {
  readonly [K in S['say']]: (said: Extract<S, { readonly say: K }>) => string;
};

/** A thing to be said, in the words of a table. */
export function spoken<S extends { readonly say: string }>(table: Table<S>, said: S): string {
  const say = table[said.say as S['say']] as (said: S) => string;
  return say(said);
}

/** What stands around the told texts of a step. */
export interface PageWords {
  /** Before the first step. */
  readonly nothingDecided: string;
  readonly ordersAsWritten: string;
  readonly ruling: string;
  readonly step: string;
  readonly of: string;
  readonly steps: (count: number) => string;
  readonly because: string;
  /** Of a picture, and what it says. */
  readonly board: (sentence: string) => string;
  readonly noOrder: string;
  /** Of an order that is decided in a step. */
  readonly decidedIn: (step: number) => string;
  readonly asAbove: string;
  readonly met: readonly [yes: string, no: string];
  readonly holdings: (centres: number, units: number) => string;
  readonly distances: string;
  /** A space in a list. */
  readonly space: (space: SpaceId) => string;
  readonly cutOff: string;
  readonly houseRule: string;
  readonly restsOn: string;
  readonly stepsNameRules: string;
}

/**
 * A language: its words for all that is told of a turn. What is told, with which numbers and of which units, is worked out
 * once for all languages and comes here as plain data without a word in it.
 */
export interface Language {
  /** For `lang` in HTML. */
  readonly tag: LanguageTag;
  /** By itself: `English`. */
  readonly name: string;
  readonly facts: Table<FactSaid>;
  readonly missed: Table<MissedSaid>;
  readonly retreats: Table<RetreatSaid>;
  readonly adjustments: Table<AdjustmentSaid>;
  readonly chips: Table<ChipSaid>;
  readonly retreatChips: Table<RetreatChipSaid>;
  readonly adjustmentChips: Table<AdjustmentChipSaid>;
  readonly written: Table<WrittenSaid>;
  readonly outcomes: OutcomeTable;
  readonly phaseOutcomes: PhaseOutcomeTable;
  readonly places: RetreatWords;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly clauses: Table<ClauseSaid>;
  readonly verdicts: Table<VerdictSaid>;
  readonly headlines: Table<HeadlineSaid>;
  readonly conditions: Table<ConditionSaid>;
  readonly forcing: Table<ForcingSaid>;
  readonly answers: Table<AnswerSaid>;
  readonly worlds: Table<WorldSaid>;
  readonly map: (fact: MapFact) => string;
  readonly game: GameTable;
  readonly rules: RuleTable;
  readonly page: PageWords;
  /** Behind a clause: `, 2 against 1`. */
  readonly numbers: (score: Score) => string;
  /** A space where there is little room: `Silesia`, `Channel`. */
  readonly shortName: (space: SpaceId) => string;
  /** A unit as the head of a row: `Prussia`. */
  readonly unitName: (unit: Who) => string;
  /** `A, B and C`. */
  readonly listed: (words: readonly string[]) => string;
}
