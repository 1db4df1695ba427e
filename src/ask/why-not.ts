import type { Condition, Strength, Withstood } from './condition.ts';
import { ruledOf } from './fate.ts';
import {
  arrives,
  attackStrength,
  holdStrength,
  moveStrength,
  powerlessness,
  nameOfSpace,
  staysFor,
  succeeds,
  turnEnd,
  type TurnEnd,
  unitOf,
} from './turn-end.ts';
import type { Order } from '../orders/order.ts';
import { CONVOY, value, YES } from '../law/known.ts';
import { ambiguity } from '../law/orders.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import { openTable } from '../open-table.ts';
import type { LawName } from '../rules/edition.ts';
import type { Excuse, UnitAt } from '../trace/fact.ts';
import { factsOf } from '../trace/facts-of.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import { same } from '../trace/same.ts';
import type { Turn } from '../trace/turn.ts';

/** What a move must do once it arrives: MO1, and what the edition does with a cycle. */
export function moveConditions(mover: TurnUnit, turn: Turn, end: TurnEnd): readonly Condition[] {
  const rivals = mover.rivals.filter((rival) => rival !== mover);
  return [
    inTheSpace(mover, end),
    ...rivals.map((rival) => outdoes(mover, rival, end)),
    ...cycle(mover, turn, end),
  ];
}

function inTheSpace(mover: TurnUnit, end: TurnEnd): Condition {
  const { id: unit, defender: there, meets } = mover;
  const to = nameOfSpace(mover.goal, end.read);
  const stays = staysFor(mover, end);
  if (there?.power === mover.power) return { unit, kind: 'own-unit', met: !stays, to };
  if (!there || !stays) return { unit, kind: 'free', met: true, to, leaves: there !== null };
  const attack = attackStrength(mover, end);
  const against = meets ? moveStrength(meets, end) : holdStrength(there, end);
  return {
    unit,
    kind: 'beats',
    met: attack.value > against.value,
    to,
    role: meets ? 'defend' : 'hold',
    other: to,
    attack,
    against,
    powerless: null,
  };
}

const NONE: Strength = { value: 0, supports: [], uncounted: [] };

function outdoes(mover: TurnUnit, rival: TurnUnit, end: TurnEnd): Condition {
  const attack = attackStrength(mover, end);
  const powerless = powerlessness(rival, end);
  const against = powerless === null ? moveStrength(rival, end) : NONE;
  return {
    unit: mover.id,
    kind: 'beats',
    met: attack.value > against.value,
    to: nameOfSpace(mover.goal, end.read),
    role: 'prevent',
    other: rival.id,
    attack,
    against,
    powerless,
  };
}

/** Whether a paradox, or a cycle of the Army/Fleet module, stopped the move. */
const isStopped = (mover: TurnUnit, turn: Turn, end: TurnEnd): boolean =>
  !succeeds(mover, end) && ruledOf(turn, mover.id)?.outcome === 'stopped';

/** A move that succeeded with its circle, or that a paradox stopped. */
function cycle(mover: TurnUnit, turn: Turn, end: TurnEnd): readonly Condition[] {
  const { id: unit } = mover;
  const { steps } = turn.ruling;
  if (isStopped(mover, turn, end)) {
    const stopping = steps.find(({ fact }) => fact.type === 'move-stopped' && fact.unit === unit);
    const because = stopping?.because.flatMap((id) => steps[id] ?? []) ?? [];
    const [fact] = factsOf(because, 'cycle');
    if (fact) return [{ unit, kind: 'stated', met: false, fact }];
    const convoys = factsOf(because, 'paradox').flatMap((paradox) => paradox.convoys);
    return [{ unit, kind: 'paradox', met: false, convoys }];
  }
  const circles = factsOf(steps, 'cycle').filter(({ end: its }) => its === 'rotates');
  const rotations = [...factsOf(steps, 'rotation'), ...circles].filter(({ core }) =>
    core.includes(unit),
  );
  return rotations.map(({ core }) => ({ unit, kind: 'circle', met: true, core }));
}

/** For a unit that holds: it withstands each attack. */
export function holdConditions(unit: TurnUnit, turn: Turn, end: TurnEnd): readonly Condition[] {
  if (unit.attackers.length === 0) return [{ unit: unit.id, kind: 'unattacked', met: true }];
  return unit.attackers.map((attack) => withstands(unit, attack, turn, end));
}

/** For a fleet that convoys: no unit dislodges it, and no paradox disrupts the convoy. */
function convoyConditions(fleet: TurnUnit, turn: Turn, end: TurnEnd): readonly Condition[] {
  const { id: unit } = fleet;
  const attacks = holdConditions(fleet, turn, end);
  const isLost = value(end.known, fleet, CONVOY) !== YES;
  if (!isLost || attacks.some(({ met }) => !met)) return attacks;
  const paradoxes = factsOf(turn.ruling.steps, 'paradox');
  const convoys = paradoxes.find((fact) => fact.convoys.includes(unit))?.convoys ?? [unit];
  return [...attacks, { unit, kind: 'paradox', met: false, convoys }];
}

/** For a support that matches: SU1 to SU3. */
function supportConditions(support: TurnUnit, end: TurnEnd): readonly Condition[] {
  const { id: unit, attackers } = support;
  if (attackers.length === 0) return [{ unit, kind: 'unattacked', met: true }];
  return attackers.map((attack): Condition => {
    const excuse = excuseOf(support, attack, end);
    return {
      unit,
      kind: 'uncut',
      met: excuse !== null,
      by: attack.id,
      excuse,
      dislodges: dislodges(support, attack, end),
      attack: attackStrength(attack, end),
      against: holdStrength(support, end),
    };
  });
}

/**
 * Any attack cuts by itself, except those by the supporter's own power and from the space that the support goes into,
 * which must dislodge.
 */
function dislodges(support: TurnUnit, attack: TurnUnit, end: TurnEnd): 'to-cut' | 'besides' | null {
  if (!succeeds(attack, end)) return null;
  const { read } = end;
  // Apart from the clause on convoys.
  const choices = { ...read.choices, uncuttable: 'none' } as const;
  const excuse = read.law.excuse(support, attack, { ...read, choices });
  return excuse === null ? 'besides' : 'to-cut';
}

/** Why an attack does not cut; null if it does. */
function excuseOf(support: TurnUnit, attack: TurnUnit, end: TurnEnd): Excuse | null {
  const excuse = end.read.law.excuse(support, attack, end.read);
  if (excuse === 'immune') return excuse;
  if (succeeds(attack, end)) return null;
  return excuse ?? (arrives(attack, end) ? null : 'no-path');
}

function withstands(unit: TurnUnit, attack: TurnUnit, turn: Turn, end: TurnEnd): Condition {
  const because = succeeds(attack, end) ? null : failure(unit, attack, turn, end);
  return {
    unit: unit.id,
    kind: 'withstands',
    met: because !== null,
    by: attack.id,
    because,
    attack: attackStrength(attack, end),
    against: holdStrength(unit, end),
  };
}

/** Why an attack on a unit that stays fails: if nothing else stops it, a rival of the same strength keeps it out. */
function failure(unit: TurnUnit, attack: TurnUnit, turn: Turn, end: TurnEnd): Withstood {
  if (!arrives(attack, end)) return 'no-path';
  if (isStopped(attack, turn, end)) return 'stopped';
  if (unit.power === attack.power) return 'own-power';
  return attackStrength(attack, end).value > holdStrength(unit, end).value
    ? 'kept-out'
    : 'too-weak';
}

/**
 * The conditions for the success of an order, each with whether it is met and its numbers, in the order in which the
 * rules ask them. The order fails exactly if one is not met: a move that does not succeed, a support that is not given,
 * a convoy that is not available, a unit that is dislodged though it was to hold or was given no order; an order that
 * is illegal, void, or one of several of which another is followed, or none. The conditions after such a failure are
 * not asked.
 *
 * The numbers are those at the end of the turn: the equations of the rules, applied to the outcomes of supports,
 * convoys and moves. (The trace has one witness of a failure, and bounds where a number did not matter.) Needs no
 * trace.
 *
 * `ruled`: of several orders to the unit, the one that is asked about; by default the one that it follows. Empty if
 * there is no such unit and no such order.
 */
export function conditions(
  turn: Turn,
  unit: UnitAt,
  ruled: RuledOrder | null = ruledOf(turn, unit),
): readonly Condition[] {
  if (!ruled) return [];
  const { order, outcome } = ruled;
  const end = turnEnd(turn);
  const { read } = end;
  const there = unitOf(read, unit);
  const others = (): readonly Condition[] => {
    if (!there) return [];
    return CONDITIONS.row(turn.edition.law)(there, order, turn, end);
  };
  if (order === null) return others();
  const legality = [legal(unit, order, read), ...(there ? oneMeaning(there, ruled, read) : [])];
  if (outcome === 'illegal') return legality.slice(0, 1);
  if (outcome === 'ambiguous') return legality;
  return [...legality, ...others()];
}

function legal(unit: UnitAt, order: Order, { units, strays }: MovementTurn): Condition {
  const orders = [...units.flatMap((one) => one.orders), ...strays];
  const reason =
    orders.find((one) => one.illegal !== null && same(one.order, order))?.illegal ?? null;
  return { unit, kind: 'legal', met: reason === null, order, reason };
}

/** Several legal orders to one unit: whether this is the one that is followed. */
function oneMeaning(
  unit: TurnUnit,
  { outcome }: RuledOrder,
  read: MovementTurn,
): readonly Condition[] {
  const orders = ambiguity(unit, read)?.meanings.length;
  if (orders === undefined) return [];
  return [{ unit: unit.id, kind: 'one-meaning', met: outcome !== 'ambiguous', orders }];
}

/** The conditions of a unit's success, for an order that is legal or for a unit without one. */
export const CONDITIONS = openTable<Record<LawName, typeof conditionsOfKind>, 'rulebook'>({
  rulebook: (...asked) => conditionsOfKind(...asked),
});

/** For an order that is legal, or for a unit without one. */
export function conditionsOfKind(
  unit: TurnUnit,
  order: Order | null,
  turn: Turn,
  end: TurnEnd,
): readonly Condition[] {
  if (order === null || order.type === 'hold') return holdConditions(unit, turn, end);
  const matching = matches(unit, order);
  if (matching.some(({ met }) => !met)) return matching;
  switch (order.type) {
    case 'move':
      return [...matching, ...path(unit, end), ...moveConditions(unit, turn, end)];
    case 'support-hold':
    case 'support-move':
      return [...matching, ...supportConditions(unit, end)];
    case 'convoy':
      return [...matching, ...convoyConditions(unit, turn, end)];
    case 'board':
    case 'land':
      return matching;
  }
}

/** Not asked for a move by land. */
function matches(unit: TurnUnit, order: Order): readonly Condition[] {
  if (order.type === 'move' && !unit.isCarried) return [];
  return [{ unit: unit.id, kind: 'matches', met: unit.void === null, order, reason: unit.void }];
}

function path(mover: TurnUnit, end: TurnEnd): readonly Condition[] {
  if (!mover.isCarried) return [];
  const isLost = (fleet: TurnUnit): boolean => value(end.known, fleet, CONVOY) !== YES;
  const fleets = mover.needed.filter((fleet) => !isLost(fleet)).map(({ id }) => id);
  const broken = mover.needed.filter(isLost).map(({ id }) => id);
  return [{ unit: mover.id, kind: 'path', met: arrives(mover, end), fleets, broken }];
}
