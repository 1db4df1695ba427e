import { entryOf, type EntryAnswer, type SharedSources } from '../../rules/reading-entries.ts';
import type {
  AnyRuleQuestion,
  ReadingPart,
  ReadingPartId,
  RuleQuestionId,
  Source,
} from '../../rules/readings.ts';
import type { Choices, EditionId } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { Language } from './language.ts';

/**
 * The words that a question needs: its answers, unless editions answer it by their choices, and the remarks of
 * editions.
 */
type QuestionWords<Q> = { readonly title: string; readonly question: string } & (Q extends {
  readonly answer: (choices: Choices) => infer A extends string;
}
  ? { readonly answers: Readonly<Record<A, string>> }
  : Q extends { readonly choices: readonly unknown[] }
    ? unknown
    : { readonly answer: string }) &
  (Q extends { readonly remarks: readonly (infer E extends EditionId)[] }
    ? [E] extends [never]
      ? unknown
      : { readonly remarks: Readonly<Record<E, string>> }
    : unknown);

/**
 * The words of our reading of the rules (`rules/readings.ts`). They are not part of `Language`, because only one page
 * needs them.
 */
export interface ReadingTable {
  readonly parts: Readonly<
    Record<ReadingPartId, { readonly title: string; readonly line: string }>
  >;
  readonly questions: {
    readonly [Q in AnyRuleQuestion as Q['id']]: QuestionWords<Q>;
  };
  /** Where an answer comes from: `1971, XII.4`; `No source settles it; we follow the DATC (4.A.2)`. */
  readonly source: (source: Source) => string;
  /** Several sources joined: `1971, XII.4, and 1982, XII.4`. */
  readonly sourcesJoined: (sources: readonly string[]) => string;
  /** `2000 and 2023: no source settles it`. */
  readonly sourceOf: (editions: readonly string[], source: string) => string;
  /** All editions. */
  readonly all: string;
}

/** A question with its answers, in words. */
export interface ReadingText {
  readonly id: RuleQuestionId;
  readonly title: string;
  readonly question: string;
  readonly choices: readonly (keyof Choices)[];
  readonly parts: readonly {
    /** What it is about; null if it is the whole question. */
    readonly label: string | null;
    readonly answers: readonly {
      /** Which editions give it: `1971 and 1982`. */
      readonly editions: string;
      readonly text: string;
      readonly remarks: readonly { readonly edition: string; readonly text: string }[];
      readonly grounds: readonly string[];
    }[];
  }[];
}

/** The words of any question. */
interface AnyQuestionWords {
  readonly title: string;
  readonly question: string;
  readonly answer?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly remarks?: Readonly<Partial<Record<EditionId, string>>>;
}

/** A question of our reading of the rules, in words. */
export function readingText(
  question: ReadingPart['questions'][number],
  language: Language,
  table: ReadingTable,
): ReadingText {
  const { id, choices, parts } = entryOf(question);
  const questions: Readonly<Record<RuleQuestionId, AnyQuestionWords>> = table.questions;
  const words = questions[id];
  const answerText = ({ options, key }: Pick<EntryAnswer, 'options' | 'key'>): string => {
    if (options.length === 0) return (key === null ? words.answer : words.answers?.[key]) ?? '';
    return options
      .map(({ choice, option }) => {
        const texts: Readonly<Record<string, string>> = language.rules.choices[choice].options;
        return texts[option] ?? '';
      })
      .join(' ');
  };
  const groundText = ({ editions, sources }: SharedSources): string => {
    const source = table.sourcesJoined(sources.map(table.source));
    return editions.length === 0 ? source : table.sourceOf(editions, source);
  };
  return {
    id,
    title: words.title,
    question: words.question,
    choices,
    parts: parts.map(({ choice, answers }) => ({
      label: choice && language.rules.choices[choice].label,
      answers: answers.map((answer) => ({
        editions: answer.editions.length === 0 ? table.all : language.listed(answer.editions),
        text: answerText(answer),
        remarks: answer.remarks.map((edition) => ({
          edition: EDITIONS[edition].name,
          text: words.remarks?.[edition] ?? '',
        })),
        grounds: answer.grounds.map(groundText),
      })),
    })),
  };
}
