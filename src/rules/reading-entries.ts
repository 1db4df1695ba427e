import { CHOICE_WORDS } from './choice-words.ts';
import type { Choices, EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { answersTo, choicesOf, type Answer, type Reading } from './readings.ts';

/** Editions that stand on the same place. */
export interface Ground {
  /** By name; empty if it is all editions that give the answer. */
  readonly editions: readonly string[];
  /** `1971, XII.4`, or that no source settles it. */
  readonly words: string;
}

export interface EntryAnswer {
  /** Which editions give it, by name; empty if all do. */
  readonly editions: readonly string[];
  readonly text: string;
  readonly grounds: readonly Ground[];
  readonly remarks: readonly { readonly edition: string; readonly text: string }[];
}

/** A question and its answers, ready to be shown: answers that editions share stand once. */
export interface ReadingEntry {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  readonly choices: readonly (keyof Choices)[];
  /** One, or one for each of several choices. */
  readonly parts: readonly EntryPart[];
}

export interface EntryPart {
  /** What it is about, if it is not the whole question. */
  readonly label: string | null;
  readonly answers: readonly EntryAnswer[];
}

type Given = readonly (readonly [EditionId, Answer])[];

const nameOf = (id: EditionId): string => EDITIONS[id].name;

export function entryOf(reading: Reading): ReadingEntry {
  const { id, title, question } = reading;
  const choices = choicesOf(reading);
  const isOne = !reading.choices || choices.length === 1 || reading.told !== undefined;
  const parts = isOne
    ? [{ label: null, answers: entryAnswers(reading) }]
    : choices.map((choice) => ({
        label: CHOICE_WORDS[choice].label,
        answers: entryAnswers({ ...reading, choices: [choice] }),
      }));
  return { id, title, question, choices, parts };
}

function entryAnswers(reading: Reading): readonly EntryAnswer[] {
  const answers = answersTo(reading);
  return answers.map(({ text, by }) => ({
    editions: answers.length === 1 ? [] : by.map(([edition]) => nameOf(edition)),
    text,
    grounds: groundsOf(by),
    remarks: by.flatMap(([edition, { remark }]) =>
      remark === null ? [] : [{ edition: nameOf(edition), text: remark }],
    ),
  }));
}

function groundsOf(by: Given): readonly Ground[] {
  const found = new Map<string, string[]>();
  for (const [edition, { sources }] of by) {
    const words = sources.join(', and ');
    found.set(words, [...(found.get(words) ?? []), nameOf(edition)]);
  }
  if (found.size === 1) return [...found.keys()].map((words) => ({ editions: [], words }));
  // A rulebook's own paragraph names it already.
  return [...found].map(([words, editions]) => ({
    editions: editions.length === 1 && words.startsWith(`${editions[0] ?? ''}, `) ? [] : editions,
    words,
  }));
}

/** `1971`, `1971 and 1982`, `1971, 1982 and 2000`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** `DPTG and 2023: no source settles it ...`, or the place alone. */
export function groundWords({ editions, words }: Ground): string {
  if (editions.length === 0) return words;
  return `${listed(editions)}: ${words.replace(/^No /, 'no ')}`;
}
