import type { Board, SpaceId } from '../../board/board.ts';
import type { AdjustmentChipMessage, RetreatChipMessage } from '../messages/phases/phase-chips.ts';
import type { AdjustmentMessage } from '../messages/phases/adjustments.ts';
import type { AnswerMessage } from '../messages/answers/editions.ts';
import type { ConditionMessage } from '../messages/answers/conditions.ts';
import type { ForcingMessage } from '../messages/answers/forcing.ts';
import type { HeadlineMessage } from '../messages/answers/headline.ts';
import type { WorldMessage } from '../messages/answers/worlds.ts';
import type { Topic } from '../messages/turn/chapters.ts';
import type { ChipMessage } from '../messages/turn/chips.ts';
import type { ClauseMessage } from '../messages/turn/clauses.ts';
import type { LanguageTag } from './language-tags.ts';
import type { NearMissMessage } from '../messages/near-miss.ts';
import type { WrittenMessage } from '../messages/repaired.ts';
import type { RetreatMessage } from '../messages/phases/retreat-phase.ts';
import type { FactMessage } from '../messages/fact.ts';
import type { ShortMessage } from '../messages/turn/short-version.ts';
import type { VerdictMessage } from '../messages/turn/verdict.ts';
import type { DetailMessage } from '../messages/turn/outcomes.ts';
import type { Score, Who } from '../messages/who.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { AdjustmentOutcome } from '../../trace/adjustment-ruling.ts';
import type { GameFactOf, GameFactType } from '../../trace/game-fact.ts';
import type { DisbandReason, RetreatIllegalReason } from '../../trace/retreat-fact.ts';
import type { RetreatOutcome } from '../../trace/retreat-ruling.ts';
import type { BarredReason } from '../../trace/fact.ts';
import type { Outcome } from '../../trace/ruling.ts';
import type { OrderError } from '../../orders/parsed-orders.ts';
import type { Citation } from '../../rules/citation.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import type { RuleId } from '../../rules/rule.ts';
import type { DatcSection, Section } from '../../rules/sections.ts';
import type { BoardWords, MapWords, PlayerWords, AskingWords } from './asking-words.ts';

/** Words for each kind of message: a missing entry does not compile. */
export type MessageTable<S extends { readonly say: string }> = {
  readonly [K in S['say']]: (message: Extract<S, { readonly say: K }>) => string;
};

/** A message in the words of a table. */
export function format<S extends { readonly say: string }>(
  table: MessageTable<S>,
  message: S,
): string {
  const words = table[message.say as S['say']] as (message: S) => string;
  return words(message);
}

/** Whether a table has a row for a key; those of the Army/Fleet module are elsewhere (`army-fleet-words.ts`). */
export const hasRow = <Key extends string>(
  table: Readonly<Record<Key, unknown>>,
  key: string,
): key is Key => Object.hasOwn(table, key);

/** The words for outcomes. */
export interface OutcomeTable {
  readonly words: Readonly<Record<Outcome, string>>;
  /** For an order that is not decided yet. */
  readonly open: string;
  readonly dislodged: string;
  readonly details: MessageTable<DetailMessage>;
}

/** The words for outcomes of the later phases, and their short explanations. */
export interface PhaseOutcomeTable {
  readonly retreats: Readonly<Record<RetreatOutcome, string>>;
  readonly retreatIllegal: Readonly<Record<RetreatIllegalReason, string>>;
  readonly disbanded: Readonly<Record<DisbandReason, string>>;
  readonly ordersDiffer: string;
  /** Units that collide with it, in notation. */
  readonly collides: (units: readonly string[]) => string;
  readonly adjustments: Readonly<Record<AdjustmentOutcome, string>>;
  readonly adjustmentIllegal: Readonly<Record<AdjustmentIllegalReason, string>>;
  /** For a unit that is removed because no order said which. */
  readonly noOrder: string;
}

/** A word for each place in a table of retreats. */
export interface RetreatTable {
  readonly open: string;
  readonly barred: Readonly<Record<BarredReason, string>>;
}

/** A section of a rulebook or of the DATC. */
export interface SectionWords {
  readonly title: string;
  /** What it is about. */
  readonly line: string;
}

/** The words of a language for rules, for the choices on which editions differ, and for where they are printed. */
export interface RuleTable {
  readonly text: (rule: RuleId, edition: Edition) => string;
  readonly choices: {
    readonly [K in keyof Choices]: {
      /** The question, in a few words. */
      readonly label: string;
      /** Each answer, as a sentence. */
      readonly options: Readonly<Record<`${Choices[K]}`, string>>;
    };
  };
  readonly sections: Readonly<Record<Section, SectionWords>>;
  readonly datcSections: Readonly<Record<DatcSection, SectionWords>>;
  readonly rulebook: string;
  /** The rulebook's sample game. */
  readonly sampleGame: SectionWords;
  readonly source: (citation: Citation) => string;
  /** Where a paragraph is printed, by its number: `1971, IX.3`, `2000, front page`; `house rule`. */
  readonly place: (citation: Citation) => string;
}

/** How each decision of a whole game is worded. Text by players stays as they wrote it. */
export type GameTable = {
  readonly [T in GameFactType]: (fact: GameFactOf<T>) => string;
};

/** The words around the sentences of a step. */
export interface StepWords {
  /** Before the first step. */
  readonly nothingDecided: string;
  readonly ordersAsWritten: string;
  readonly ruling: string;
  readonly step: string;
  readonly of: string;
  readonly steps: (count: number) => string;
  readonly because: string;
  /** For a picture, with its sentence. */
  readonly board: (sentence: string) => string;
  readonly noOrder: string;
  /** For an order that is decided in a step. */
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
 * A language: its words for every message. What a message claims, with which numbers and about which units, is worked
 * out once for all languages.
 */
export interface Language {
  /** The same with the names of another board. */
  readonly on: (board: Board) => Language;
  /** For `lang` in HTML. */
  readonly tag: LanguageTag;
  /** In the language itself: `English`, `Deutsch`. */
  readonly name: string;
  readonly facts: MessageTable<FactMessage>;
  readonly nearMisses: MessageTable<NearMissMessage>;
  readonly retreats: MessageTable<RetreatMessage>;
  readonly adjustments: MessageTable<AdjustmentMessage>;
  readonly chips: MessageTable<ChipMessage>;
  readonly retreatChips: MessageTable<RetreatChipMessage>;
  readonly adjustmentChips: MessageTable<AdjustmentChipMessage>;
  readonly written: MessageTable<WrittenMessage>;
  /** What is wrong with words that could not be read as an order. */
  readonly orderError: (error: OrderError) => string;
  readonly outcomes: OutcomeTable;
  readonly phaseOutcomes: PhaseOutcomeTable;
  readonly places: RetreatTable;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly clauses: MessageTable<ClauseMessage>;
  readonly verdicts: MessageTable<VerdictMessage>;
  readonly headlines: MessageTable<HeadlineMessage>;
  readonly conditions: MessageTable<ConditionMessage>;
  readonly forcing: MessageTable<ForcingMessage>;
  readonly answers: MessageTable<AnswerMessage>;
  readonly worlds: MessageTable<WorldMessage>;
  readonly game: GameTable;
  readonly rules: RuleTable;
  readonly page: StepWords;
  readonly board: BoardWords;
  /** Null for English, which the board has by default. */
  readonly mapWords: MapWords | null;
  readonly player: PlayerWords;
  readonly asking: AskingWords;
  readonly short: MessageTable<ShortMessage>;
  /** After a clause: `, 2 against 1`. */
  readonly numbers: (score: Score) => string;
  /** A space where there is little room: `Silesia`, `Channel`. */
  readonly shortName: (space: SpaceId) => string;
  /** A unit as the head of a row: `Prussia`. */
  readonly unitName: (unit: Who) => string;
  /** `A, B and C`. */
  readonly listed: (words: readonly string[]) => string;
}

/** A part of a language, for the names of any board. */
export type LanguagePart<K extends keyof Language> = Pick<Language, K> & {
  readonly on: (board: Board) => LanguagePart<K>;
};

/** What a language needs to explain a movement phase step by step. */
export type MovementLanguage = LanguagePart<MovementWords>;
type MovementWords =
  | 'tag'
  | 'facts'
  | 'nearMisses'
  | 'chips'
  | 'topics'
  | 'verdicts'
  | 'page'
  | 'shortName'
  | 'mapWords'
  | 'orderError';

/** What a language needs to explain all phases of a turn. */
export type PhaseLanguage = LanguagePart<
  MovementWords | 'retreats' | 'adjustments' | 'phaseOutcomes'
>;
