import { adjudicate } from '../law/adjudicate.ts';
import { fateOf, ordersTo, ruledOf, sameFate } from './fate.ts';
import { movesInto, turnEnd } from './turn-end.ts';
import { type Leaves, type MapFact, leavesOf } from './leaves.ts';
import { spaceOf } from '../board/board.ts';
import { isBerth } from '../board/unit-at.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import type { Citation } from '../rules/citation.ts';
import type { RuleId } from '../rules/rule.ts';
import type { UnitAt } from '../trace/fact.ts';
import { ruleOf } from '../trace/rule-of.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';

/**
 * The steps that settle the outcome for a unit: the one that settles its order, and its dislodgement; if there is
 * neither, those that settle the attacks on it.
 */
function rootsOf(turn: Turn, { unit, step: settling }: RuledOrder): readonly number[] {
  const dislodged = turn.ruling.steps.flatMap(({ id, fact }) =>
    fact.type === 'dislodged' && fact.unit === unit ? [id] : [],
  );
  const roots = [...(settling === null ? [] : [settling]), ...dislodged];
  if (roots.length > 0) return roots;
  // An army aboard goes with its fleet.
  const fleet = isBerth(unit) ? ruledOf(turn, spaceOf(unit)) : null;
  return fleet ? rootsOf(turn, fleet) : failedAttacks(turn, unit);
}

/** The steps that settle the moves into the space of a unit that was not dislodged. */
const failedAttacks = (turn: Turn, unit: UnitAt): readonly number[] =>
  movesInto(unit, turnEnd(turn).read).flatMap(({ id }) => settledAt(turn, id));

const settledAt = (turn: Turn, unit: UnitAt): readonly number[] => {
  const step = ruledOf(turn, unit)?.step ?? null;
  return step === null ? [] : [step];
};

/**
 * What an outcome rests on besides what settled it first, because the trace stops at the first reason. A move that
 * bounces would have no path if its convoy were lost, and would be blocked if a unit of its own power stayed; and a
 * unit that is not dislodged owes that to the failure of the attacks.
 */
function silentRoots(turn: Turn, unit: UnitAt): readonly number[] {
  const { at } = turnEnd(turn).read;
  const mover = at.find((one) => one?.id === unit);
  const there = mover?.defender;
  const paths = turn.ruling.steps.filter(({ fact }) => fact.type === 'path' && fact.unit === unit);
  return [
    ...paths.map(({ id }) => id),
    ...(there && there.power === mover.power ? settledAt(turn, there.id) : []),
    ...(turn.ruling.dislodged.some((one) => one.unit === unit) ? [] : failedAttacks(turn, unit)),
  ];
}

/** For an order that no step of the slice decides: it stays open to the end. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * The turn with only these steps of its trace (`Why.slice`: closed under premises), renumbered, so that they can be
 * played by themselves: whatever else was decided is shown as undecided. Throws if a premise of one of them is not
 * among them.
 */
export function sliceTurn(turn: Turn, ids: readonly number[]): Turn {
  const { ruling } = turn;
  const places = new Map([...ids].sort((a, b) => a - b).map((id, place) => [id, place]));
  const steps = [...places].flatMap(([id, place]): readonly Step[] => {
    const step = ruling.steps[id];
    if (!step) return [];
    const because = step.because.map((premise) => {
      const at = places.get(premise);
      if (at === undefined) throw new Error(`step ${String(id)} rests on ${String(premise)}`);
      return at;
    });
    return [{ ...step, id: place, because }];
  });
  const orders = ruling.orders.map((ruled) => ({
    ...ruled,
    step: ruled.step === null ? null : (places.get(ruled.step) ?? NEVER),
  }));
  return { ...turn, ruling: { ...ruling, orders, steps } };
}

/** A step and what it rests on. */
export interface WhyNode {
  readonly step: number;
  /** In the order of the trace. Null if the step is shown in full earlier in the tree, read from top to bottom. */
  readonly premises: readonly WhyNode[] | null;
  /** What the step itself reads; empty where it is only referred to. */
  readonly leaves: Leaves;
}

/** A rule that the slice rests on, the paragraph in which the edition has it, and the steps that follow by it. */
export interface RuleLeaf {
  readonly rule: RuleId;
  readonly citation: Citation;
  readonly steps: readonly number[];
}

/** Why an order had its outcome. Plain data. */
export interface Why {
  readonly unit: UnitAt;
  /**
   * The step that settles the order, and the dislodgement if there is one. For a unit that stays as ordered: the
   * failures of the attacks on it.
   */
  readonly tree: readonly WhyNode[];
  /** The ids of those steps. */
  readonly roots: readonly number[];
  /** Ids of all steps that these rest on, including themselves, ascending: what "play why" shows. */
  readonly slice: readonly number[];
  /** All leaves of the slice. */
  readonly orders: readonly UnitAt[];
  readonly map: readonly MapFact[];
  readonly rules: readonly RuleLeaf[];
  /** The paragraph that gives that outcome. */
  readonly citation: Citation;
}

/**
 * Why the order of this unit had its outcome: the steps of the trace that it rests on, following `Step.because` and
 * nothing else. Null if there is no unit and no order there. Of several orders to a unit, the one that it follows is
 * meant, or otherwise the first. Throws if the ruling has no trace.
 */
export function why(turn: Turn, unit: UnitAt): Why | null {
  const ruled = ruledOf(turn, unit);
  if (!ruled) return null;
  const { steps, orders } = turn.ruling;
  // A plain hold needs no step.
  if (steps.length === 0 && orders.some(({ outcome }) => outcome !== 'holds'))
    throw new TypeError('This ruling has no steps: adjudicate the turn with its trace.');
  // The trace stops at the first reason; where that alone would not give the outcome, the others belong to the answer.
  const first = rootsOf(turn, ruled);
  const lean = gather(turn, unit, first);
  if (isEnough(turn, unit, lean.orders)) return answer(turn, ruled, first, lean);
  const roots = [...new Set([...first, ...silentRoots(turn, unit)])];
  return answer(turn, ruled, roots, gather(turn, unit, roots));
}

/** What some steps rest on. */
interface Grounds {
  readonly steps: readonly Step[];
  readonly orders: readonly UnitAt[];
  readonly map: readonly MapFact[];
}

function gather(turn: Turn, unit: UnitAt, roots: readonly number[]): Grounds {
  const steps = closure(roots, turn.ruling.steps);
  const leaves = steps.map((step) => leavesOf(step, turn));
  const orders = new Set([unit, ...leaves.flatMap((leaf) => leaf.orders)]);
  return {
    steps,
    orders: [...orders].sort(inBoardOrder),
    map: distinct(leaves.flatMap(({ map }) => map)),
  };
}

function answer(
  turn: Turn,
  ruled: RuledOrder,
  roots: readonly number[],
  { steps, orders, map }: Grounds,
): Why {
  const shown = new Set<number>();
  const [first] = roots;
  const settling = first === undefined ? undefined : turn.ruling.steps[first];
  return {
    unit: ruled.unit,
    tree: roots.map((id) => node(id, turn, shown)),
    roots,
    slice: steps.map(({ id }) => id),
    orders,
    map,
    rules: rulesOf(steps),
    citation: settling?.citation ?? turn.edition.citations['hold-strength'],
  };
}

/** Whether the orders that the steps read give the unit the same result, when all other units hold. */
function isEnough(turn: Turn, unit: UnitAt, orders: readonly UnitAt[]): boolean {
  const given = ordersTo(turn, new Set(orders));
  const again = adjudicate(turn.position, given, turn.edition, { trace: false });
  return sameFate(fateOf(again, unit), fateOf(turn.ruling, unit));
}

/** All steps that some steps rest on, including themselves. */
function closure(roots: readonly number[], steps: readonly Step[]): readonly Step[] {
  const found = new Set(roots);
  for (const id of found) for (const premise of steps[id]?.because ?? []) found.add(premise);
  return steps.filter(({ id }) => found.has(id));
}

const NO_LEAVES: Leaves = { orders: [], map: [] };

function node(id: number, turn: Turn, shown: Set<number>): WhyNode {
  const step = turn.ruling.steps[id];
  if (!step || shown.has(id)) return { step: id, premises: null, leaves: NO_LEAVES };
  shown.add(id);
  const premises = step.because.map((premise) => node(premise, turn, shown));
  return { step: id, premises, leaves: leavesOf(step, turn) };
}

/** The rules of some steps, in the order in which they are first needed. */
function rulesOf(steps: readonly Step[]): readonly RuleLeaf[] {
  const found = new Map<RuleId, RuleLeaf>();
  for (const { id, fact, citation } of steps) {
    const rule = ruleOf(fact);
    const before = found.get(rule)?.steps ?? [];
    found.set(rule, { rule, citation, steps: [...before, id] });
  }
  return [...found.values()];
}

function distinct(facts: readonly MapFact[]): readonly MapFact[] {
  const found = new Map(facts.map((fact) => [`${fact.kind} ${fact.from} ${fact.to}`, fact]));
  return [...found.values()];
}
