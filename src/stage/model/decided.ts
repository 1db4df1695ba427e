import { armyFleetTables } from '../../trace/army-fleet/provided-tables.ts';
import type { Outcome } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import { orderKey } from '../../orders/order-key.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import type { Fact, UnitAt } from '../../trace/fact.ts';
import { armyFleetStage } from './army-fleet.ts';
import type { Decided, DecidedDraft } from './decisions.ts';

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
  if (isArmyFleet(turn.edition)) armyFleetStage()?.decide(draft, turn, position);
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

function take(draft: DecidedDraft, fact: Fact, turn: Turn): void {
  switch (fact.type) {
    case 'illegal': {
      const key = orderKey(fact.order);
      const { at } = fact.order.unit;
      turn.ruling.orders.forEach(({ order }, i) => {
        if (order?.unit.at === at && orderKey(order) === key) draft.outcomes.set(i, 'illegal');
      });
      return;
    }
    case 'ambiguous':
      // The order that is followed, if any, is still open.
      turn.ruling.orders.forEach(({ unit, outcome }, i) => {
        if (unit === fact.unit && outcome === 'ambiguous') draft.outcomes.set(i, outcome);
      });
      return;
    case 'void':
      settle(draft, turn, fact.unit, 'void');
      return;
    case 'rotation':
      draft.circles.push(fact.core);
      return;
    case 'route':
    case 'paradox':
      return;
    case 'convoy-available':
      settle(draft, turn, fact.unit, 'available');
      return;
    case 'convoy-disrupted':
      settle(draft, turn, fact.unit, 'disrupted');
      return;
    case 'path':
      draft.paths.set(fact.unit, fact.fleets);
      return;
    case 'no-path':
      draft.disrupted.set(fact.unit, fact.broken);
      settle(draft, turn, fact.unit, 'no-path');
      return;
    case 'support-given':
      settle(draft, turn, fact.unit, 'given');
      return;
    case 'support-cut':
      settle(draft, turn, fact.unit, 'cut');
      return;
    case 'strength':
    case 'attack':
      draft.attack.set(fact.unit, { value: fact.value, bound: fact.bound, win: false });
      return;
    case 'hold':
      draft.hold.set(fact.unit, { value: fact.value, bound: fact.bound, win: false });
      return;
    case 'move-succeeds':
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
      return;
    case 'move-rotates':
      settle(draft, turn, fact.unit, 'succeeds');
      draft.attack.delete(fact.unit);
      draft.turning.set(fact.unit, fact.to);
      moveTogether(draft, fact.unit);
      return;
    case 'move-bounces':
      settle(draft, turn, fact.unit, 'bounces');
      draft.attack.set(fact.unit, {
        value: fact.attack,
        bound: draft.attack.get(fact.unit)?.bound ?? 'exactly',
        win: false,
      });
      if (fact.by.role === 'prevent') {
        draft.standoffs.add(spaceOf(fact.to));
        if (!draft.attack.has(fact.by.unit))
          draft.attack.set(fact.by.unit, {
            value: fact.by.strength,
            bound: 'at-least',
            win: false,
          });
      }
      return;
    case 'move-blocked':
      settle(draft, turn, fact.unit, 'blocked');
      draft.prevent.add(fact.unit);
      return;
    case 'move-stopped':
      settle(draft, turn, fact.unit, 'stopped');
      return;
    case 'passage': {
      const outcome = armyFleetTables().outcomes[fact.why];
      if (outcome !== null) settle(draft, turn, fact.unit, outcome);
      return;
    }
    case 'move-follows':
      settle(draft, turn, fact.unit, fact.succeeds ? 'succeeds' : 'bounces');
      if (fact.succeeds) draft.moved.set(fact.unit, fact.to);
      return;
    case 'cycle':
      if (fact.end === 'rotates') draft.circles.push(fact.core);
      return;
    case 'starves':
    case 'displaced':
      return;
    case 'dislodged':
      draft.dislodged.add(fact.unit);
      draft.pushed.add(fact.unit);
      return;
    case 'retreats':
      draft.retreats.set(fact.unit, fact.to);
      return;
  }
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
function settle(draft: DecidedDraft, turn: Turn, unit: UnitAt, outcome: Outcome): void {
  turn.ruling.orders.forEach((ruled, i) => {
    if (ruled.unit === unit && ruled.order !== null && ruled.outcome === outcome)
      draft.outcomes.set(i, outcome);
  });
}
