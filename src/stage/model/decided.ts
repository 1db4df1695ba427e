import { openTable } from '../../open-table.ts';
import type { Outcome } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import { orderKey } from '../../orders/order-key.ts';
import type { Fact, FactOf, FactType, RulebookFactType, UnitAt } from '../../trace/fact.ts';
import type { Decided, DecidedDraft } from './decisions.ts';
import { DRAWINGS } from './law-drawing.ts';

/** What the first `position` steps have settled; 0: nothing. */
export function decidedBefore(turn: Turn, position: number): Decided {
  const draft: DecidedDraft = {
    outcomes: new Map(),
    moved: new Map(),
    pushed: new Set(),
    dislodged: new Set(),
    attack: new Map(),
    hold: new Map(),
    prevent: new Set(),
    paths: new Map(),
    disrupted: new Map(),
    retreats: new Map(),
    standoffs: new Set(),
    circles: [],
    turning: new Map(),
  };
  for (const { fact } of turn.ruling.steps.slice(0, position)) take(draft, fact, turn);
  DRAWINGS.row(turn.edition.law).decide(draft, turn, position);
  return draft;
}

/** The growing sets of units pushed aside in the course of the turn. */
export function pushesOf(turn: Turn): readonly ReadonlySet<UnitAt>[] {
  const pushes: ReadonlySet<UnitAt>[] = [];
  turn.ruling.steps.forEach(({ fact }, step) => {
    if (fact.type !== 'move-succeeds' && fact.type !== 'dislodged') return;
    const { pushed } = decidedBefore(turn, step + 1);
    if (pushed.size > (pushes.at(-1)?.size ?? 0)) pushes.push(pushed);
  });
  return pushes;
}

type Taking<F extends Fact> = (fact: F, draft: DecidedDraft, turn: Turn) => void;
export type TakingRows<T extends FactType> = { readonly [K in T]: Taking<FactOf<K>> };

const settling =
  (outcome: Outcome): Taking<Fact & { readonly unit: UnitAt }> =>
  ({ unit }, draft, turn) => {
    settle(draft, turn, unit, outcome);
  };

const nothing = (): void => undefined;

const attack: Taking<FactOf<'strength' | 'attack'>> = ({ unit, value, bound }, draft) => {
  draft.attack.set(unit, { value, bound, win: false });
};

/** What each type of fact settles of what is drawn. */
export const TAKING = openTable<TakingRows<FactType>, RulebookFactType>({
  repaired: nothing,
  illegal(fact, draft, turn) {
    const key = orderKey(fact.order);
    const { at } = fact.order.unit;
    turn.ruling.orders.forEach(({ order }, i) => {
      if (order?.unit.at === at && orderKey(order) === key) draft.outcomes.set(i, 'illegal');
    });
  },
  ambiguous(fact, draft, turn) {
    // The order that is followed, if any, is still open.
    turn.ruling.orders.forEach(({ unit, outcome }, i) => {
      if (unit === fact.unit && outcome === 'ambiguous') draft.outcomes.set(i, outcome);
    });
  },
  void: settling('void'),
  route: nothing,
  rotation({ core }, draft) {
    draft.circles.push(core);
  },
  paradox: nothing,
  'convoy-available': settling('available'),
  'convoy-disrupted': settling('disrupted'),
  path({ unit, fleets }, draft) {
    draft.paths.set(unit, fleets);
  },
  'no-path'({ unit, broken }, draft, turn) {
    draft.disrupted.set(unit, broken);
    settle(draft, turn, unit, 'no-path');
  },
  'support-given': settling('given'),
  'support-cut': settling('cut'),
  strength: attack,
  attack,
  hold({ unit, value, bound }, draft) {
    draft.hold.set(unit, { value, bound, win: false });
  },
  'move-succeeds'(fact, draft, turn) {
    settle(draft, turn, fact.unit, 'succeeds');
    draft.moved.set(fact.unit, fact.to);
    if (fact.against === null && fact.rivals.length === 0) draft.attack.delete(fact.unit);
    else
      draft.attack.set(fact.unit, {
        value: fact.attack,
        bound: draft.attack.get(fact.unit)?.bound ?? 'exactly',
        win: true,
      });
    if (fact.against) draft.pushed.add(fact.against.unit);
  },
  'move-rotates'({ unit, to }, draft, turn) {
    settle(draft, turn, unit, 'succeeds');
    draft.attack.delete(unit);
    draft.turning.set(unit, to);
    moveTogether(draft, unit);
  },
  'move-bounces'(fact, draft, turn) {
    settle(draft, turn, fact.unit, 'bounces');
    draft.attack.set(fact.unit, {
      value: fact.attack,
      bound: draft.attack.get(fact.unit)?.bound ?? 'exactly',
      win: false,
    });
    if (fact.by.role !== 'prevent') return;
    draft.standoffs.add(spaceOf(fact.to));
    if (!draft.attack.has(fact.by.unit))
      draft.attack.set(fact.by.unit, { value: fact.by.strength, bound: 'at-least', win: false });
  },
  'move-blocked'({ unit }, draft, turn) {
    settle(draft, turn, unit, 'blocked');
    draft.prevent.add(unit);
  },
  'move-stopped': settling('stopped'),
  dislodged({ unit }, draft) {
    draft.dislodged.add(unit);
    draft.pushed.add(unit);
  },
  retreats({ unit, to }, draft) {
    draft.retreats.set(unit, to);
  },
});

function take(draft: DecidedDraft, fact: Fact, turn: Turn): void {
  const taking = TAKING.row(fact.type) as Taking<Fact>;
  taking(fact, draft, turn);
}

/** The moves of a rotation happen together, once the last of them is settled. */
function moveTogether(draft: DecidedDraft, unit: UnitAt): void {
  const circle = draft.circles.find((core) => core.includes(unit)) ?? [unit];
  if (!circle.every((one) => draft.turning.has(one))) return;
  for (const one of circle) {
    const to = draft.turning.get(one);
    if (to) draft.moved.set(one, to);
  }
}

/**
 * Records the outcome of a unit's order: of the legal one, if there are several. In a paradox a move may be known to
 * bounce before it is known that it has no path; only the latter is its outcome.
 */
export function settle(draft: DecidedDraft, turn: Turn, unit: UnitAt, outcome: Outcome): void {
  turn.ruling.orders.forEach((ruled, i) => {
    if (ruled.unit === unit && ruled.order !== null && ruled.outcome === outcome)
      draft.outcomes.set(i, outcome);
  });
}
