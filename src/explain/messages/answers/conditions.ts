import type { Order } from '../../../orders/order.ts';
import { spaceOf, type Location, type SpaceId } from '../../../board/board.ts';
import type { Fact, UnitAt } from '../../../trace/fact.ts';
import { citationOf } from '../../../trace/rule-of.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { factMessage, type FactMessage } from '../fact.ts';
import { excusedOf, type Excused } from '../support.ts';
import { contextOf, type Context } from '../context.ts';
import { mover, who, type Mover, type Score, type Who } from '../who.ts';
import type {
  Condition,
  ConditionKind,
  ConditionOf,
  Strength,
  Withstood,
} from '../../../ask/condition.ts';

/** Which of several orders counts. */
export type Counting = 'first' | 'last';

/** What is said about a condition; where a fact says the same, that fact. */
export type ConditionMessage =
  | { readonly say: 'fact'; readonly fact: FactMessage }
  | { readonly say: 'legal' }
  | { readonly say: 'this-one-counts'; readonly orders: number; readonly counts: Counting }
  /** `counts`: null if none does. */
  | { readonly say: 'another-counts'; readonly orders: number; readonly counts: Counting | null }
  | { readonly say: 'fleets-are-ordered' }
  | { readonly say: 'asks-nothing' }
  | { readonly say: 'stays-to-be-supported'; readonly unit: Who }
  /** `carried`: by convoy, on another unit's order. */
  | {
      readonly say: 'goes-as-said';
      readonly unit: Who;
      readonly to: Location;
      readonly carried: boolean;
    }
  | { readonly say: 'own-unit-leaves'; readonly unit: Who }
  | { readonly say: 'leaves'; readonly unit: Who }
  | { readonly say: 'empty'; readonly space: SpaceId }
  | {
      readonly say: 'compared';
      readonly unit: Mover;
      readonly met: boolean;
      readonly role: 'hold' | 'defend' | 'prevent';
      readonly other: Mover;
      readonly score: Score;
      readonly uncounted: readonly Who[];
    }
  | { readonly say: 'rival-never-arrives'; readonly rival: Mover }
  | { readonly say: 'rival-beaten'; readonly rival: Mover; readonly to: SpaceId }
  | {
      readonly say: 'cuts-by-dislodging';
      readonly by: Mover;
      readonly unit: Who;
      readonly score: Score;
    }
  /** `score`: for an attack that also dislodges the unit. */
  | {
      readonly say: 'cuts';
      readonly by: Mover;
      readonly unit: Who;
      readonly score: Score | null;
    }
  | { readonly say: 'cuts-not'; readonly by: Who; readonly excused: Excused }
  /** `because`: null if the attack succeeds. */
  | {
      readonly say: 'attacked';
      readonly unit: Who;
      readonly by: Mover;
      readonly because: Withstood | null;
      readonly score: Score;
      readonly uncounted: readonly Who[];
    }
  | { readonly say: 'unattacked'; readonly unit: Who }
  | { readonly say: 'circle'; readonly core: readonly Who[] }
  | {
      readonly say: 'paradox';
      readonly convoys: readonly Who[];
      readonly stops: 'move' | 'convoy';
    };

type Messages = {
  readonly [K in ConditionKind]: (
    condition: ConditionOf<K>,
    t: Context,
    turn: Turn,
  ) => ConditionMessage;
};

const MESSAGES: Messages = {
  legal: ({ order, reason }, _, turn) =>
    reason === null ? { say: 'legal' } : asFact({ type: 'illegal', order, reason }, turn),
  'one-meaning': ({ met, orders }, t) => {
    const { severalOrders } = t.edition.choices;
    const counts = severalOrders === 'none' ? null : severalOrders;
    return met && counts
      ? { say: 'this-one-counts', orders, counts }
      : { say: 'another-counts', orders, counts };
  },
  matches,
  path: ({ unit, met, fleets, broken }, _, turn) =>
    asFact(met ? { type: 'path', unit, fleets } : { type: 'no-path', unit, broken }, turn),
  'own-unit': ({ unit, met, to }, t, turn) =>
    met
      ? { say: 'own-unit-leaves', unit: who(to, t.units, t.board) }
      : asFact({ type: 'move-blocked', unit, to, by: to }, turn),
  free: ({ to, leaves }, t) =>
    leaves ? { say: 'leaves', unit: who(to, t.units, t.board) } : { say: 'empty', space: to },
  beats,
  uncut,
  withstands: ({ unit, by, because, attack, against }, t) => ({
    say: 'attacked',
    unit: who(unit, t.units, t.board),
    by: mover(by, t),
    because,
    score: scoreOf(attack, against),
    uncounted: named(attack.uncounted, t),
  }),
  unattacked: ({ unit }, t) => ({ say: 'unattacked', unit: who(unit, t.units, t.board) }),
  circle: ({ core }, t) => ({ say: 'circle', core: named(core, t) }),
  paradox: ({ unit, convoys }, t) => ({
    say: 'paradox',
    convoys: named(convoys, t),
    stops: t.orders.get(unit)?.type === 'convoy' ? 'convoy' : 'move',
  }),
  stated: ({ fact }, _, turn) => asFact(fact, turn),
};

const named = (units: readonly UnitAt[], t: Context): readonly Who[] =>
  units.map((unit) => who(unit, t.units, t.board));

const scoreOf = (attack: Strength, against: Strength): Score => ({
  attack: attack.value,
  against: against.value,
});

/** A step after all others, so that everything that was decided can be looked up. */
function atTheEnd(fact: Fact, { ruling: { steps }, edition }: Turn): Step {
  return { id: steps.length, fact, because: [], citation: citationOf(fact, edition) };
}

/** A fact that no step of the turn has recorded. */
const asFact = (fact: Fact, turn: Turn): ConditionMessage => ({
  say: 'fact',
  fact: factMessage(atTheEnd(fact, turn), turn),
});

function voidKind(order: Order): 'move' | 'support' | 'convoy' {
  if (order.type === 'convoy') return 'convoy';
  return 'target' in order ? 'support' : 'move';
}

function matches(
  { unit, met, order, reason }: ConditionOf<'matches'>,
  t: Context,
  turn: Turn,
): ConditionMessage {
  if (!met && reason !== null) {
    const kind = voidKind(order);
    return asFact({ type: 'void', unit, kind, reason }, turn);
  }
  if (order.type === 'move') return { say: 'fleets-are-ordered' };
  if (!('target' in order)) return { say: 'asks-nothing' };
  const target = who(spaceOf(order.target.at), t.units, t.board);
  if (order.type === 'support-hold') return { say: 'stays-to-be-supported', unit: target };
  return { say: 'goes-as-said', unit: target, to: order.to, carried: order.type === 'convoy' };
}

function beats(condition: ConditionOf<'beats'>, t: Context): ConditionMessage {
  const { unit, met, to, role, attack, against, powerless } = condition;
  const other = mover(condition.other, t);
  if (role === 'prevent' && powerless === 'no-path')
    return { say: 'rival-never-arrives', rival: other };
  if (role === 'prevent' && powerless === 'beaten')
    return { say: 'rival-beaten', rival: other, to };
  const score = scoreOf(attack, against);
  const uncounted = named(attack.uncounted, t);
  return { say: 'compared', unit: mover(unit, t), met, role, other, score, uncounted };
}

function uncut(condition: ConditionOf<'uncut'>, t: Context): ConditionMessage {
  const { unit, excuse, dislodges, attack, against } = condition;
  const by = mover(condition.by, t);
  if (excuse !== null) return { say: 'cuts-not', by, excused: excusedOf([by], excuse, t) };
  const [at, score] = [who(unit, t.units, t.board), scoreOf(attack, against)];
  return dislodges === 'to-cut'
    ? { say: 'cuts-by-dislodging', by, unit: at, score }
    : { say: 'cuts', by, unit: at, score: dislodges === null ? null : score };
}

const ALONE = { bound: 'exactly', value: 1, supports: [] } as const;

/**
 * The message for one line of the checklist, which includes whether it is met, so that it can be read without its mark.
 */
export function conditionMessage(condition: Condition, turn: Turn): ConditionMessage {
  const message = MESSAGES[condition.kind] as (
    condition: Condition,
    t: Context,
    turn: Turn,
  ) => ConditionMessage;
  // What this step states is not shown; it only provides what is known by then.
  const end = atTheEnd({ type: 'hold', unit: condition.unit, ...ALONE }, turn);
  return message(condition, contextOf(end, turn), turn);
}
