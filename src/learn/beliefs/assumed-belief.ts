import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import { ruleOf } from '../../trace/rule-of.ts';
import { BELIEF_WORDS } from '../belief-words.ts';
import { MISCONCEPTION_LIST } from '../misconceptions.ts';
import type { Question } from '../questions.ts';
import { predict } from './predict.ts';

/**
 * In words, the belief behind a wrong answer to this question: of those that lead to it, the one that the deciding rule refutes,
 * or the only one. Null: there is no such belief.
 */
export function assumedBelief(
  question: Question,
  phases: RuledPhases,
  language: LanguageTag,
): string | null {
  const leading = MISCONCEPTION_LIST.filter(
    ({ id }) => predict([question], phases, id)[question.id] !== question.answer,
  );
  const fact = phases.movement?.ruling.steps[question.step ?? -1]?.fact;
  const refuted = leading.find(({ rule }) => fact && rule === ruleOf(fact));
  const assumed = refuted ?? (leading.length === 1 ? leading[0] : undefined);
  return assumed ? BELIEF_WORDS[assumed.id][language] : null;
}
