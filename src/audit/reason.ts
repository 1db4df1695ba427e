import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import {
  type Location,
  LOCATIONS,
  type Owners,
  type SpaceId,
  spaceOf,
  type Unit,
} from '../board/board.ts';
import {
  adjustmentSentence,
  outcomeWords,
  retreatSentence,
  sentence,
} from '../explain/in-words.ts';
import type { Language } from '../explain/languages/language.ts';
import type { Finding } from '../game/finding.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { Citation } from '../rules/citation.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { unitName } from './audit-moves.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { ADJUSTMENT_RESULT, RETREAT_RESULT, resultsOf } from './our-results.ts';

/** A phase that was ruled again. */
export type RuledAgain =
  | { readonly phase: 'movement'; readonly turn: Turn }
  | { readonly phase: 'retreats'; readonly turn: RetreatTurn }
  | { readonly phase: 'adjustments'; readonly turn: AdjustmentTurn };

/** Why our ruling differs from a record: sentences, and the paragraphs that they rest on. */
export interface Reason {
  readonly words: string;
  readonly rules: readonly Citation[];
}

/** The same phase ruled by another edition. */
export function ruledBy(edition: Edition, ruled: RuledAgain): RuledAgain {
  switch (ruled.phase) {
    case 'movement': {
      const { position, orders } = ruled.turn;
      const ruling = adjudicate(position, orders, edition);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
    case 'retreats': {
      const { position, orders } = ruled.turn;
      const ruling = adjudicateRetreats(position, orders, edition);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
    case 'adjustments': {
      const { position, orders } = ruled.turn;
      const ruling = adjudicateAdjustments(position, orders, edition);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
  }
}

/**
 * Why our ruling has what a finding says. Null if nothing explains it, or if this ruling differs from the finding: a
 * saved game may have gone back and continued differently since.
 */
export function reasonFor(finding: Finding, ruled: RuledAgain, language: Language): Reason | null {
  switch (finding.what) {
    case 'order':
      return reasonOfOrder(finding, ruled, language);
    case 'retreats':
      return reasonOfRetreats(finding.order, ruled, language);
    case 'unit':
      return reasonOfUnit(finding, ruled, language);
    case 'removed':
      return reasonOfRemovals(finding, ruled, language);
    case 'centre':
      return reasonOfOwner(finding, ruled, language);
    case 'ordered':
      return {
        words: AUDIT_WORDS[language.tag].unordered,
        rules: [ruled.turn.edition.citations['legal-order']],
      };
  }
}

/** The words of that reason; empty if there is none. */
export const reasonOf = (finding: Finding, ruled: RuledAgain, language: Language): string =>
  reasonFor(finding, ruled, language)?.words ?? '';

/** The finding of a ruling that has what the record says, so that it can be asked for a reason, too. */
export function otherSide(finding: Finding): Finding {
  const { theirs, ours } = finding;
  switch (finding.what) {
    case 'order':
      return { ...finding, theirs: finding.ours, ours: [] };
    case 'retreats':
      return { ...finding, theirs: finding.ours, ours: finding.theirs };
    default:
      return { ...finding, theirs: ours, ours: theirs } as Finding;
  }
}

type Of<What extends Finding['what']> = Extract<Finding, { what: What }>;

function reasonOfOrder(
  { power, order: text, ours, theirs }: Of<'order'>,
  ruled: RuledAgain,
  language: Language,
): Reason | null {
  const at = placeIn(text);
  switch (ruled.phase) {
    case 'movement': {
      const { turn } = ruled;
      const own = turn.ruling.orders.find(
        (one) => at !== null && one.unit === spaceOf(at) && areSame(resultsOf(one), ours),
      );
      return own ? moveReason(turn, own, decisiveStep(turn, own, theirs), language) : null;
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
      return step ? because(step, retreatSentence(step, turn, language)) : null;
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
      return step ? because(step, adjustmentSentence(step, turn, language)) : null;
    }
  }
}

const because = ({ citation }: Pick<Step, 'citation'>, words: string): Reason => ({
  words,
  rules: [citation],
});

/** A plain hold has no step. */
function moveReason(
  turn: Turn,
  own: RuledOrder,
  step: Step | undefined,
  language: Language,
): Reason | null {
  if (step) return because(step, sentence(step, turn, language));
  const { detail } = outcomeWords(own, turn, language);
  return detail === '' ? null : { words: detail, rules: [turn.edition.citations['legal-order']] };
}

function reasonOfRetreats(order: string, ruled: RuledAgain, language: Language): Reason | null {
  const at = placeIn(order);
  if (ruled.phase !== 'movement' || at === null) return null;
  const { turn } = ruled;
  const step = turn.ruling.steps.find(
    ({ fact }) => fact.type === 'retreats' && fact.unit === spaceOf(at),
  );
  return step ? because(step, sentence(step, turn, language)) : null;
}

/** Why a unit is where it is in ours, or why it does not get where the record has it. */
function reasonOfUnit(
  { power, order, ours: isThere }: Of<'unit'>,
  ruled: RuledAgain,
  language: Language,
): Reason | null {
  const at = placeIn(order);
  const { turn } = ruled;
  const isIts = (one: Unit): boolean => one.power === power && unitName(one) === order;
  if (at === null || turn.ruling.after.units.some(isIts) !== isThere) return null;
  const nothing: Reason = {
    words: AUDIT_WORDS[language.tag].nothingMoves(order, isThere),
    rules: [turn.edition.citations['legal-move']],
  };
  switch (ruled.phase) {
    case 'movement': {
      const { orders, steps } = ruled.turn.ruling;
      const goes = orders.find(
        (one) =>
          one.order?.type === 'move' &&
          one.order.power === power &&
          spaceOf(one.order.to) === spaceOf(at) &&
          (one.outcome === 'succeeds') === isThere,
      );
      const stood = orders.find((one) => one.unit === spaceOf(at));
      const isDislodged = !isThere && stood?.dislodged === true;
      const own = isDislodged ? stood : (goes ?? stood);
      if (!own) return nothing;
      const step = isDislodged
        ? steps.find(({ fact }) => fact.type === 'dislodged' && fact.unit === own.unit)
        : stepOf(own, steps);
      return moveReason(ruled.turn, own, step, language) ?? nothing;
    }
    case 'retreats': {
      const { orders, steps } = ruled.turn.ruling;
      const own = orders.find(
        ({ unit, order: given }) =>
          given?.power === power &&
          (unit === spaceOf(at) || (given.type === 'retreat' && given.to === at)),
      );
      const gone = orders.find(({ order: given }) => given === null);
      const step = stepOf(own ?? gone, steps);
      return step ? because(step, retreatSentence(step, ruled.turn, language)) : nothing;
    }
    case 'adjustments': {
      const { orders, steps } = ruled.turn.ruling;
      const own = orders.find(
        ({ order: given }) =>
          given.power === power && given.type !== 'waive' && given.unit.at === at,
      );
      const step =
        stepOf(own, steps) ?? steps.findLast(({ fact }) => 'power' in fact && fact.power === power);
      return step ? because(step, adjustmentSentence(step, ruled.turn, language)) : nothing;
    }
  }
}

const REMOVALS: ReadonlySet<string> = new Set([
  'removes',
  'removes-unordered',
  'removes-army',
  'goes-with-fleet',
]);

function reasonOfRemovals(
  { power, ours }: Of<'removed'>,
  ruled: RuledAgain,
  language: Language,
): Reason | null {
  if (ruled.phase !== 'adjustments') return null;
  const { turn } = ruled;
  const own = turn.ruling.steps.filter(({ fact }) => 'power' in fact && fact.power === power);
  const removals = own.filter(
    ({ fact }) =>
      REMOVALS.has(fact.type) &&
      'unit' in fact &&
      ours.includes(`${fact.unit.kind} ${fact.unit.at}`),
  );
  if (removals.length !== ours.length) return null;
  const steps =
    removals.length > 0 ? removals : own.filter(({ fact }) => fact.type === 'adjustment');
  return {
    words: steps.map((step) => adjustmentSentence(step, turn, language)).join(' '),
    rules: unique(steps.map(({ citation }) => citation)),
  };
}

function reasonOfOwner(
  { order: centre, ours }: Of<'centre'>,
  ruled: RuledAgain,
  language: Language,
): Reason | null {
  if (ruled.phase !== 'adjustments') return null;
  const { turn } = ruled;
  const owners: Owners = turn.ruling.owners;
  if ((owners[centre as SpaceId] ?? null) !== ours) return null;
  const step = turn.ruling.steps.find(
    ({ fact }) => fact.type === 'captures' && fact.centre === centre,
  );
  if (step) return because(step, adjustmentSentence(step, turn, language));
  return {
    words: AUDIT_WORDS[language.tag].notCaptured,
    rules: [turn.edition.citations.occupation],
  };
}

const unique = (rules: readonly Citation[]): readonly Citation[] =>
  rules.filter(
    ({ source, paragraph }, at) =>
      rules.findIndex((one) => one.source === source && one.paragraph === paragraph) === at,
  );

/** The location of the unit in an order in the case format: its second word. */
function placeIn(order: string): Location | null {
  const [, place] = order.split(' ', 2);
  return LOCATIONS.find((at) => at === place) ?? null;
}

/** Whether these are the results of a finding, which may leave them open. */
const areSame = (results: readonly OrderResult[], found: readonly OrderResult[]): boolean =>
  found.length === 0 ||
  (results.length === found.length && results.every((result) => found.includes(result)));

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
