import type { RuledOrder } from '../../../trace/ruling.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { scoreOf } from '../movement.ts';
import { weight } from '../turn/reason.ts';
import { headline, type HeadlineMessage } from './headline.ts';
import { ruledOf } from '../../../ask/fate.ts';
import type { Why } from '../../../ask/why.ts';
import type { Fact, UnitAt } from '../../../trace/fact.ts';
import { factMessage, type FactMessage } from '../fact.ts';
import type { Citation } from '../../../rules/citation.ts';
import { nearMissMessage, type NearMissMessage } from '../near-miss.ts';

/** Why an order had its outcome, as messages. */
export interface WhyMessage {
  /** The outcome of the order, with the numbers: `Prussia bounces off Silesia, 1 against 1.` */
  readonly headline: WhyHeadline;
  /** The most important causes, the nearest first: one to three. */
  readonly causes: readonly { readonly step: number; readonly message: FactMessage }[];
  /** What nearly interfered, and the rule that excused it. */
  readonly nearly: readonly NearMiss[];
}

/** The headline of an answer: where the settling step says all of it and more, what that step says. */
export type WhyHeadline =
  | { readonly of: 'fact'; readonly message: FactMessage }
  | { readonly of: 'headline'; readonly message: HeadlineMessage };

/** How many causes are shown besides the step that settles the order. */
const CAUSES = 2;

/** A strength has this weight as a cause if it consists of more than the unit alone ... */
const NUMBERS = 7;
/** ... and this weight if it does not, but the outcome compares it. */
const ALONE = 3;

/** Causes with less weight than this are left out. */
const LEAST = 2.5;

/** What to say in an answer: what settles the outcome, the most important causes, and what nearly interfered. */
export function whyMessage(turn: Turn, { unit, roots, slice: ids }: Why): WhyMessage {
  const slice = turn.ruling.steps.filter(({ id }) => ids.includes(id));
  const ruled = ruledOf(turn, unit);
  if (!ruled) throw new Error(`${unit} is not in this turn`);
  const depths = depthsFrom(roots, turn);
  const depth = ({ id }: Step): number => depths.get(id) ?? 0;
  const [first] = roots;
  const settling =
    first === undefined
      ? turn.ruling.steps.find(({ fact }) => fact.type === 'starves' && fact.unit === unit)
      : turn.ruling.steps[first];
  const nearest = new Set(settling?.because);
  const compared = new Set(
    slice.flatMap(({ id, fact }) => (fact.type === 'strength' && nearest.has(id) ? fact.unit : [])),
  );
  const causes = slice
    .filter((step) => !roots.includes(step.id) && !isTwin(step, slice))
    // Where all its supports count, its strength without some of them would only confuse.
    .filter(({ id, fact }) => fact.type !== 'attack' || nearest.has(id) || !compared.has(fact.unit))
    .map((step) => ({ step, worth: worth(step, depth(step), turn) }))
    .filter((cause) => cause.worth >= LEAST)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, CAUSES)
    .map(({ step }) => step)
    .sort((a, b) => depth(a) - depth(b) || a.id - b.id);
  const tell = (step: Step) => ({ step: step.id, message: factMessage(step, turn) });
  const head = headline(turn, ruled, roots);
  const saysAll = settling !== undefined && saysHeadline(settling, ruled);
  const isSaid = settling !== undefined && isInHeadline(settling);
  const isEnough = saysAll || (isSaid && causes.length === CAUSES);
  const shown = settling === undefined || isEnough ? causes : [settling, ...causes];
  // The outcome of the order itself is in the headline.
  const own = slice.filter(({ id, fact }) => id === ruled.step || isFall(fact, unit));
  return {
    headline: saysAll
      ? { of: 'fact', message: factMessage(settling, turn) }
      : { of: 'headline', message: head },
    causes: shown.map(tell),
    nearly: nearlyMessages(turn, slice, new Set([...shown, ...own].map(({ id }) => id))),
  };
}

const isFall = (fact: Fact, unit: UnitAt): boolean =>
  fact.type === 'dislodged' && fact.unit === unit;

/** The weight of a cause: less for one far from the outcome, numbers above all. */
function worth(step: Step, depth: number, turn: Turn): number {
  const { fact, because } = step;
  const far = depth / 4;
  if (fact.type !== 'strength' && fact.type !== 'hold') return weight(step, turn) - far;
  if (fact.supports.length > 0 || because.length > 0) return NUMBERS - 2 * far;
  return depth === 1 ? ALONE - far : 0;
}

/** Whether the sentence of the step says everything that the headline would, and more: then it is the headline. */
function saysHeadline({ id, fact }: Step, { step, dislodged }: RuledOrder): boolean {
  if (fact.type === 'dislodged' || fact.type === 'starves') return true;
  if (id !== step) return false;
  switch (fact.type) {
    case 'convoy-disrupted':
      return fact.by !== null || !dislodged;
    case 'void':
      return fact.kind === 'move' && !dislodged;
    case 'move-succeeds':
      return scoreOf(fact) !== null;
    case 'passage':
    case 'no-path':
    case 'move-blocked':
    case 'support-given':
    case 'support-cut':
    case 'convoy-available':
      return !dislodged;
    default:
      return false;
  }
}

/** Of two moves that bounce off each other, the second says it for both. */
const isTwin = ({ id, fact }: Step, slice: readonly Step[]): boolean =>
  fact.type === 'move-bounces' &&
  slice.some(
    (other) =>
      other.id > id &&
      other.fact.type === 'move-bounces' &&
      other.fact.unit === fact.by.unit &&
      other.fact.by.unit === fact.unit &&
      other.fact.attack === fact.by.strength &&
      other.fact.by.strength === fact.attack,
  );

/** Whether the headline says everything that the sentence of the step says. */
const isInHeadline = ({ fact }: Step): boolean =>
  (fact.type === 'move-bounces' && fact.garrison === null) ||
  (fact.type === 'convoy-disrupted' && fact.by === null);

/** How many steps lie between each step and what it explains. */
function depthsFrom(
  roots: readonly number[],
  { ruling: { steps } }: Turn,
): ReadonlyMap<number, number> {
  const depths = new Map(roots.map((id) => [id, 0]));
  for (const [id, depth] of depths) {
    for (const premise of steps[id]?.because ?? []) {
      if (!depths.has(premise)) depths.set(premise, depth + 1);
    }
  }
  return depths;
}

/** Something that nearly interfered, and why it did not. */
interface NearMiss {
  readonly step: number;
  /** What the step says, unless that is shown elsewhere. */
  readonly fact: FactMessage | null;
  readonly missed: NearMissMessage | null;
  /** The rule that excused it. */
  readonly citation: Citation;
}

/**
 * What nearly interfered with some steps of the turn: excused attacks on supports, and every other near miss. The
 * sentences of the steps in `told` are shown elsewhere, and are not repeated.
 */
function nearlyMessages(
  turn: Turn,
  steps: readonly Step[],
  told: ReadonlySet<number>,
): readonly NearMiss[] {
  return steps.flatMap((step) => {
    const { id, fact, citation } = step;
    const missed = nearMissMessage(step, turn);
    const excused = fact.type === 'support-given' && fact.attackers.length > 0 && !told.has(id);
    if (missed === null && !excused) return [];
    // By itself it would not say whose attack it was.
    return [{ step: id, fact: told.has(id) ? null : factMessage(step, turn), missed, citation }];
  });
}
