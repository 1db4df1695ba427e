import {
  adjustmentSentence,
  closedSentence,
  retreatSentence,
  ruleSource,
  ruleText,
  sentence,
} from '../explain/in-words.ts';
import type { Language } from '../explain/languages/language.ts';
import { factMessage } from '../explain/messages/fact.ts';
import { citationNumber } from '../rules/sections.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import { ruleOf } from '../trace/rule-of.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import type { Question } from './questions.ts';

/** Why a question has its answer, in words. */
export interface AnswerReason {
  /** What the step that settles it says. */
  readonly sentence: string;
  readonly rule: {
    /** As printed: `IX.7`. */
    readonly paragraph: string;
    /** In our own words. */
    readonly text: string;
    /** `Cutting support, rulebook 1971`. */
    readonly link: string;
    /** Its anchor on the page of rules. */
    readonly anchor: string;
  };
}

/** The reason for the answer to a question; null: nothing prevents the order, and no step says so. */
export function reasonOf(
  { kind, step: id, to }: Question,
  phases: RuledPhases,
  language: Language,
): AnswerReason | null {
  if (id === null) return null;
  const { movement, retreats, adjustments } = phases;
  if (kind === 'retreats') {
    const step = retreats?.ruling.steps[id];
    return step
      ? {
          sentence: retreatSentence(step, retreats, language),
          rule: ruleOfStep(step, retreats, language),
        }
      : null;
  }
  if (kind === 'adjustments') {
    const step = adjustments?.ruling.steps[id];
    return step
      ? {
          sentence: adjustmentSentence(step, adjustments, language),
          rule: ruleOfStep(step, adjustments, language),
        }
      : null;
  }
  const step = movement?.ruling.steps[id];
  if (!step) return null;
  const { fact } = step;
  const closed =
    to && fact.type === 'retreats' ? closedSentence(fact, to, movement, language) : null;
  const uncounted = uncountedIn(step, movement.ruling.steps);
  return {
    sentence: [closed ?? sentence(step, movement, language)]
      .concat(uncounted ? [sentence(uncounted, movement, language)] : [])
      .join(' '),
    rule: ruleOfStep(lostRouteIn(step, movement) ?? step, movement, language),
  };
}

/** The premise by which supports do not count: an outcome that rests on it cannot be understood without it. */
const uncountedIn = ({ because }: Step, steps: readonly Step[]): Step | null =>
  because
    .flatMap((id) => steps[id] ?? [])
    .find(({ fact }) => fact.type === 'attack' && fact.uncounted.length > 0) ?? null;

/**
 * The premise by which an army has lost the only route that there was: no rule on several routes decides that, but that its
 * fleet is dislodged.
 */
function lostRouteIn(step: Step, turn: Turn): Step | null {
  const message = factMessage(step, turn);
  if (message.say !== 'no-path' || message.how !== 'only-route') return null;
  const premises = step.because.flatMap((id) => turn.ruling.steps[id] ?? []);
  return premises.find(({ fact }) => fact.type === 'convoy-disrupted') ?? null;
}

const ruleOfStep = (
  step: Step<AnyFact>,
  { edition }: Pick<NonNullable<RuledPhases['movement']>, 'edition'>,
  language: Language,
): AnswerReason['rule'] => ({
  paragraph: citationNumber(step.citation),
  text: ruleText(step, edition, language),
  link: ruleSource(step, language),
  anchor: ruleOf(step.fact),
});
