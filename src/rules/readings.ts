import type { Citation } from './citation.ts';
import { EDITION_IDS, type Choices, type Edition, type EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { CONVOYS } from './readings/convoys.ts';
import { GAME } from './readings/game.ts';
import { MOVEMENT } from './readings/movement.ts';
import { ORDERS } from './readings/orders.ts';
import type { RuleQuestion } from './readings/question.ts';
import { WRITING } from './readings/writing.ts';

export type { RuleQuestion } from './readings/question.ts';

/** Our reading of the rules: every issue in the DATC's chapter 4, and some more. */
const PARTS = [
  { id: 'convoys', questions: CONVOYS },
  { id: 'writing', questions: WRITING },
  { id: 'orders', questions: ORDERS },
  { id: 'movement', questions: MOVEMENT },
  { id: 'game', questions: GAME },
] as const;

export type ReadingPartId = (typeof PARTS)[number]['id'];
/** A question with everything that its wording depends on. */
export type AnyRuleQuestion = (typeof PARTS)[number]['questions'][number];
export type RuleQuestionId = AnyRuleQuestion['id'];

/** The questions on one subject, such as convoys. */
export interface ReadingPart {
  /** Used in addresses: `convoys`. */
  readonly id: ReadingPartId;
  readonly questions: readonly (RuleQuestion & { readonly id: RuleQuestionId })[];
}

/** Every doubtful question about the rules, in parts, with what each edition answers. */
export const READINGS: readonly ReadingPart[] = PARTS;

/** Where an answer comes from: a paragraph, a house rule that follows one, or null for our own reading. */
export type Source = Citation | null;

/** What an edition answers, and on which authority. */
export interface Answer {
  /** Its answers to the question's choices; empty if the question has answers of its own. */
  readonly options: readonly { readonly choice: keyof Choices; readonly option: string }[];
  /** Which of the question's own answers; null if it has only one, or none. */
  readonly key: string | null;
  /** The edition whose remark goes with the answer. */
  readonly remark: EditionId | null;
  /** Without duplicates. */
  readonly sources: readonly Source[];
  readonly isSettled: boolean;
}

const knownId = ({ id }: Edition): EditionId | undefined => EDITION_IDS.find((one) => one === id);

/** How an edition answers a question. Pure; whatever a choice decides is taken from the edition's value. */
export function answerOf(question: RuleQuestion, edition: Edition): Answer {
  if (question.choices) return chosenAnswer(question, edition);
  const id = knownId(edition);
  const cited = id && question.cited[id];
  const { prefers, remarks } = question;
  const followed = prefers && { source: 'house', paragraph: `DATC ${prefers.paragraph}` };
  return {
    options: [],
    key: null,
    remark: (id && remarks?.includes(id) && id) || null,
    sources: [cited ?? followed],
    isSettled: cited !== undefined,
  };
}

function chosenAnswer(
  { choices, answer, cited }: Extract<RuleQuestion, { choices: readonly unknown[] }>,
  edition: Edition,
): Answer {
  const id = knownId(edition);
  const own = id && cited?.[id];
  const citations = own ? [own] : choices.map((choice) => edition.choiceCitations[choice]);
  return {
    options: answer
      ? []
      : choices.map((choice) => ({ choice, option: String(edition.choices[choice]) })),
    key: answer?.(edition.choices) ?? null,
    remark: null,
    sources: [...new Map(citations.map((one) => [JSON.stringify(one), one])).values()],
    isSettled: citations.every(({ source }) => source !== 'house'),
  };
}

/** The answers to a question, and which editions give each. */
export function answersTo(
  question: RuleQuestion,
): readonly (readonly (readonly [EditionId, Answer])[])[] {
  const found = new Map<string, (readonly [EditionId, Answer])[]>();
  for (const id of EDITION_IDS) {
    const answer = answerOf(question, EDITIONS[id]);
    const key = JSON.stringify([answer.key, answer.options]);
    found.set(key, [...(found.get(key) ?? []), [id, answer]]);
  }
  return [...found.values()];
}

/** The choices that a question depends on, as a game master's file names them. */
export const choicesOf = (question: RuleQuestion): readonly (keyof Choices)[] =>
  question.choices ?? [];
