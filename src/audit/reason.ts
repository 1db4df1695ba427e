import { LOCATIONS, spaceOf, type Location } from '../board/board.ts';
import {
  adjustmentSentence,
  outcomeWords,
  retreatSentence,
  sentence,
} from '../explain/in-words.ts';
import type { Language } from '../explain/languages/language.ts';
import type { Finding } from '../game/finding.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { ADJUSTMENT_RESULT, RETREAT_RESULT, resultsOf } from './our-results.ts';

/** A phase that was ruled again. */
export type RuledAgain =
  | { readonly phase: 'movement'; readonly turn: Turn }
  | { readonly phase: 'retreats'; readonly turn: RetreatTurn }
  | { readonly phase: 'adjustments'; readonly turn: AdjustmentTurn };

/**
 * Why our ruling gave an order its outcome, as a sentence. Empty if nothing explains it, or if this ruling differs from
 * the finding: a saved game may have gone back and continued differently since.
 */
export function reasonOf(finding: Finding, ruled: RuledAgain, language: Language): string {
  if (finding.what !== 'order') return '';
  const { power, order: text, ours, theirs } = finding;
  const at = placeIn(text);
  switch (ruled.phase) {
    case 'movement': {
      const { turn } = ruled;
      const own = turn.ruling.orders.find(
        (one) => at !== null && one.unit === spaceOf(at) && areSame(resultsOf(one), ours),
      );
      if (!own) return '';
      const step = decisiveStep(turn, own, theirs);
      return step ? sentence(step, turn, language) : outcomeWords(own, turn, language).detail;
    }
    case 'retreats': {
      const { turn } = ruled;
      const own = turn.ruling.orders.find(
        ({ unit, order, outcome }) =>
          at !== null &&
          unit === spaceOf(at) &&
          order?.type === 'retreat' &&
          areSame([RETREAT_RESULT[outcome]], ours),
      );
      const step = stepOf(own, turn.ruling.steps);
      return step ? retreatSentence(step, turn, language) : '';
    }
    case 'adjustments': {
      const { turn } = ruled;
      const own = turn.ruling.orders.find(
        ({ order, outcome }) =>
          order.power === power &&
          (order.type === 'waive' ? null : order.unit.at) === at &&
          areSame([ADJUSTMENT_RESULT[outcome]], ours),
      );
      const step = stepOf(own, turn.ruling.steps);
      return step ? adjustmentSentence(step, turn, language) : '';
    }
  }
}

/** The location of the unit in an order in the case format: its second word. */
function placeIn(order: string): Location | null {
  const [, place] = order.split(' ', 2);
  return LOCATIONS.find((at) => at === place) ?? null;
}

const areSame = (one: readonly OrderResult[], other: readonly OrderResult[]): boolean =>
  one.length === other.length && one.every((result) => other.includes(result));

const stepOf = <T>(
  ruled: { readonly step: number | null } | undefined,
  steps: readonly T[],
): T | undefined => (ruled && ruled.step !== null ? steps[ruled.step] : undefined);

/** The step that says most about a finding: why the unit is or is not dislodged, or why its order had this outcome. */
function decisiveStep(
  { ruling }: Turn,
  { unit, step, dislodged }: RuledOrder,
  theirs: readonly OrderResult[],
): Step | undefined {
  const own = step === null ? undefined : ruling.steps[step];
  if (dislodged === theirs.includes('dislodged')) return own;
  if (dislodged)
    return ruling.steps.find(({ fact }) => fact.type === 'dislodged' && fact.unit === unit);
  const attack = ruling.orders.find(
    ({ order, outcome }) =>
      order?.type === 'move' && spaceOf(order.to) === unit && outcome !== 'succeeds',
  );
  return attack && attack.step !== null ? ruling.steps[attack.step] : own;
}
