import type { Choices, EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import {
  answersTo,
  choicesOf,
  type Answer,
  type ReadingPart,
  type RuleQuestion,
  type RuleQuestionId,
  type Source,
} from './readings.ts';
import { isUnnumbered } from './sections.ts';

/** Editions that rest on the same sources. */
export interface SharedSources {
  /** By name; empty if all the editions that give the answer are meant, or if the source itself names the edition. */
  readonly editions: readonly string[];
  readonly sources: readonly Source[];
}

export interface EntryAnswer extends Pick<Answer, 'options' | 'key'> {
  /** Which editions give this answer, by name; empty if all do. */
  readonly editions: readonly string[];
  readonly grounds: readonly SharedSources[];
  readonly remarks: readonly EditionId[];
}

export interface EntryPart {
  /** The choice that this part is about; null if it is the whole question. */
  readonly choice: keyof Choices | null;
  readonly answers: readonly EntryAnswer[];
}

/** A question and its answers, ready to be shown: an answer that several editions share is listed once. */
export interface ReadingEntry {
  readonly id: RuleQuestionId;
  readonly choices: readonly (keyof Choices)[];
  /** One, or one for each of several choices. */
  readonly parts: readonly EntryPart[];
}

const nameOf = (id: EditionId): string => EDITIONS[id].name;

export function entryOf(question: ReadingPart['questions'][number]): ReadingEntry {
  const { id } = question;
  const choices = choicesOf(question);
  const isOne = !question.choices || choices.length === 1 || question.answer !== undefined;
  const parts = isOne
    ? [{ choice: null, answers: entryAnswers(question) }]
    : choices.map((choice) => ({
        choice,
        answers: entryAnswers({ ...question, choices: [choice] }),
      }));
  return { id, choices, parts };
}

function entryAnswers(question: RuleQuestion): readonly EntryAnswer[] {
  const answers = answersTo(question);
  return answers.map((by) => ({
    options: by[0]?.[1].options ?? [],
    key: by[0]?.[1].key ?? null,
    editions: answers.length === 1 ? [] : by.map(([edition]) => nameOf(edition)),
    grounds: groundsOf(by),
    remarks: by.flatMap(([, { remark }]) => (remark === null ? [] : [remark])),
  }));
}

function groundsOf(by: readonly (readonly [EditionId, Answer])[]): readonly SharedSources[] {
  const found = new Map<string, { editions: string[]; sources: readonly Source[] }>();
  for (const [edition, { sources }] of by) {
    const key = JSON.stringify(sources);
    const editions = [...(found.get(key)?.editions ?? []), nameOf(edition)];
    found.set(key, { editions, sources });
  }
  const grounds = [...found.values()];
  return grounds.map(({ editions, sources }) => ({
    editions: grounds.length === 1 || isNamedBy(editions, sources) ? [] : editions,
    sources,
  }));
}

/** Whether a source names the only edition that rests on it: `1971, XII.4`, but not `rulebook 2023, aide-memoire`. */
const isNamedBy = ([edition, ...others]: readonly string[], [first]: readonly Source[]): boolean =>
  others.length === 0 && first != null && first.source === edition && !isUnnumbered(first);
