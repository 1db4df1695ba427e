import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { FactType } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import type { Question } from './questions.ts';

/** A prediction: the answers by the ids of the questions. Questions without an answer were left open. */
export type Guess = Readonly<Record<string, boolean>>;

/** A question whose answer differs from the ruling. */
export interface WrongAnswer {
  readonly question: Question;
  readonly guessed: boolean;
}

/** The step that settles a question; questions that no step settles come last. */
export const settledAt = ({ step }: Question): number => step ?? Number.MAX_SAFE_INTEGER;

/** The wrong answers, in the order of the steps that settle them. */
export const wrongAnswers = (
  questions: readonly Question[],
  guess: Guess,
): readonly WrongAnswer[] =>
  questions
    .flatMap((question): readonly WrongAnswer[] => {
      const guessed = guess[question.id];
      return guessed === undefined || guessed === question.answer ? [] : [{ question, guessed }];
    })
    .toSorted((a, b) => settledAt(a.question) - settledAt(b.question));

/** The questions that no step up to this one settles: the learner may still change those answers. */
export const openAfter = (questions: readonly Question[], step: number): readonly Question[] =>
  questions.filter((question) => settledAt(question) > step);

/** The facts that are overlooked most often, the most frequent first. */
const OVERLOOKED: readonly FactType[] = [
  'support-cut',
  'no-path',
  'convoy-disrupted',
  'illegal',
  'void',
  'support-given',
  'dislodged',
  'rotation',
  'paradox',
  'move-bounces',
  'move-blocked',
  'move-succeeds',
  'convoy-available',
  'path',
];

const rank = ({ fact }: Step): number => {
  const place = OVERLOOKED.indexOf(fact.type);
  return place === -1 ? OVERLOOKED.length : place;
};

const unitOf = ({ fact }: Step): string => ('unit' in fact ? fact.unit : '');

/**
 * The premise that somebody who expects the opposite of a step overlooks: among what the step rests on, and what its
 * numbers count, the fact that decides. Null: it rests on nothing but the orders.
 */
export function overlookedPremise({ movement }: RuledPhases, at: number): Step | null {
  const steps = movement?.ruling.steps ?? [];
  const premisesOf = (step: Step | undefined): readonly Step[] =>
    (step?.because ?? []).flatMap((id) => steps[id] ?? []);
  const direct = premisesOf(steps[at]);
  const about = steps[at];
  const isBounce = about?.fact.type === 'move-bounces';
  const counted = direct
    .filter(({ fact }) => ['strength', 'attack', 'hold'].includes(fact.type))
    .flatMap((step) => {
      const isOwn = about !== undefined && unitOf(step) === unitOf(about);
      // Nobody overlooks support for a move that fails, or support against a move that succeeds.
      const isIdle = isBounce ? isOwn : !isOwn;
      return premisesOf(step).filter(({ fact }) => !(isIdle && fact.type === 'support-given'));
    });
  const isOther = (step: Step): number =>
    about !== undefined && unitOf(step) !== unitOf(about) ? 0 : 1;
  const [first] = [...direct, ...counted].toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (isBounce ? isOther(a) - isOther(b) : isOther(b) - isOther(a)) ||
      b.id - a.id,
  );
  return first ?? null;
}
