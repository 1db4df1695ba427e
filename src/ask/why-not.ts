import type { Condition, Strength, Withstood } from './condition.ts';
import { ruledOf } from './fate.ts';
import {
  type DecidedTurn,
  arrives,
  attackStrength,
  attacksOn,
  disruptedAmong,
  decidedTurn,
  holdStrength,
  moveStrength,
  powerlessness,
  staysFor,
  succeeds,
} from './decided-turn.ts';
import { armyFleetAnswers } from './provided-army-fleet.ts';
import type { Order } from '../orders/order.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { Excuse, UnitAt } from '../trace/fact.ts';
import { factsOf } from '../trace/facts-of.ts';
import { seasIn } from '../board/seas.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../check/model/support-cuts.ts';
import {
  type LegalMove,
  type LegalSupport,
  type TurnModel,
  effectiveSupport,
  headToHead,
  illegalOrder,
} from '../check/model/turn-model.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';

/** What a move must do once it arrives: MO1, and what the edition does with a cycle. */
export function moveConditions(unit: UnitAt, turn: Turn, end: DecidedTurn): readonly Condition[] {
  const move = end.model.moves.get(unit);
  if (!move) return [];
  const rivals = attacksOn(move.into, end).filter((rival) => rival !== move);
  return [
    inTheSpace(move, end),
    ...rivals.map((rival) => outdoes(move, rival, end)),
    ...cycle(unit, turn, end),
  ];
}

function inTheSpace(move: LegalMove, end: DecidedTurn): Condition {
  const { at: unit, into: to } = move;
  const { model } = end;
  const there = model.units.get(to);
  const stays = staysFor(move, end);
  if (there && there.power === move.unit.power) return { unit, kind: 'own-unit', met: !stays, to };
  if (!stays) return { unit, kind: 'free', met: true, to, leaves: there !== undefined };
  const attack = attackStrength(move, end);
  const met = headToHead(model, move);
  const against = met ? moveStrength(met, end) : holdStrength(to, end);
  return {
    unit,
    kind: 'beats',
    met: attack.value > against.value,
    to,
    role: met ? 'defend' : 'hold',
    other: to,
    attack,
    against,
    powerless: null,
  };
}

const NONE: Strength = { value: 0, supports: [], uncounted: [] };

function outdoes(move: LegalMove, rival: LegalMove, end: DecidedTurn): Condition {
  const attack = attackStrength(move, end);
  const powerless = powerlessness(rival, end);
  const against = powerless === null ? moveStrength(rival, end) : NONE;
  return {
    unit: move.at,
    kind: 'beats',
    met: attack.value > against.value,
    to: move.into,
    role: 'prevent',
    other: rival.at,
    attack,
    against,
    powerless,
  };
}

/** A move that succeeded with its circle, or that a paradox stopped. */
function cycle(unit: UnitAt, { ruling: { steps } }: Turn, end: DecidedTurn): readonly Condition[] {
  if (end.outcomes.get(unit) === 'stopped') {
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
export function holdConditions(unit: UnitAt, end: DecidedTurn): readonly Condition[] {
  const attacks = attacksOn(unit, end);
  if (attacks.length === 0) return [{ unit, kind: 'unattacked', met: true }];
  return attacks.map((attack) => withstands(unit, attack, end));
}

/** For a fleet that convoys: no unit dislodges it, and no paradox disrupts the convoy. */
function convoyConditions(
  unit: UnitAt,
  { ruling: { steps } }: Turn,
  end: DecidedTurn,
): readonly Condition[] {
  const attacks = holdConditions(unit, end);
  const isBroken = end.outcomes.get(unit) === 'disrupted' && attacks.every(({ met }) => met);
  if (!isBroken) return attacks;
  const convoys = factsOf(steps, 'paradox').find((fact) => fact.convoys.includes(unit))?.convoys;
  return [...attacks, { unit, kind: 'paradox', met: false, convoys: convoys ?? [unit] }];
}

/** For a support that matches: SU1 to SU3. */
function supportConditions(unit: UnitAt, end: DecidedTurn): readonly Condition[] {
  const support = effectiveSupport(end.model, unit);
  if (!support) return [];
  const attacks = attacksOn(unit, end);
  if (attacks.length === 0) return [{ unit, kind: 'unattacked', met: true }];
  return attacks.map((attack): Condition => {
    const excuse = excuseOf(support, attack, end);
    return {
      unit,
      kind: 'uncut',
      met: excuse !== null,
      by: attack.at,
      excuse,
      dislodges: dislodges(support, attack, end),
      attack: attackStrength(attack, end),
      against: holdStrength(unit, end),
    };
  });
}

/**
 * Any attack cuts by itself, except those by the supporter's own power and from the space that the support goes into,
 * which must dislodge.
 */
function dislodges(
  support: LegalSupport,
  attack: LegalMove,
  end: DecidedTurn,
): 'to-cut' | 'besides' | null {
  if (!succeeds(attack.at, end)) return null;
  return isOwnAttack(support, attack) || isFromTarget(end.model, support, attack)
    ? 'to-cut'
    : 'besides';
}

/** Why an attack does not cut; null if it does. */
function excuseOf(support: LegalSupport, attack: LegalMove, end: DecidedTurn): Excuse | null {
  if (isImmune(end.model, support, attack)) return 'immune';
  if (succeeds(attack.at, end)) return null;
  if (isOwnAttack(support, attack)) return 'own-power';
  if (isFromTarget(end.model, support, attack)) return 'from-target';
  return arrives(attack, end) ? null : 'no-path';
}

function withstands(unit: UnitAt, attack: LegalMove, end: DecidedTurn): Condition {
  const because = succeeds(attack.at, end) ? null : failure(unit, attack, end);
  return {
    unit,
    kind: 'withstands',
    met: because !== null,
    by: attack.at,
    because,
    attack: attackStrength(attack, end),
    against: holdStrength(unit, end),
  };
}

/** Why an attack on a unit that stays fails: if nothing else stops it, a rival of the same strength keeps it out. */
function failure(unit: UnitAt, attack: LegalMove, end: DecidedTurn): Withstood {
  if (!arrives(attack, end)) return 'no-path';
  if (end.outcomes.get(attack.at) === 'stopped') return 'stopped';
  if (end.model.units.get(unit)?.power === attack.unit.power) return 'own-power';
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
  const end = decidedTurn(turn);
  const others = (): readonly Condition[] =>
    isArmyFleet(turn.edition)
      ? armyFleetAnswers().conditions(unit, order, turn)
      : conditionsOfKind(unit, order, turn, end);
  if (order === null) return others();
  const legality = [legal(unit, order, end.model), ...oneMeaning(ruled, end.model)];
  if (outcome === 'illegal') return legality.slice(0, 1);
  if (outcome === 'ambiguous') return legality;
  return [...legality, ...others()];
}

function legal(unit: UnitAt, order: Order, model: TurnModel): Condition {
  const reason = illegalOrder(model, order)?.reason ?? null;
  return { unit, kind: 'legal', met: reason === null, order, reason };
}

/** Several legal orders to one unit: whether this is the one that is followed. */
function oneMeaning({ unit, outcome }: RuledOrder, model: TurnModel): readonly Condition[] {
  const orders = model.ambiguous.get(unit)?.meanings.length;
  if (orders === undefined) return [];
  return [{ unit, kind: 'one-meaning', met: outcome !== 'ambiguous', orders }];
}

/** For an order that is legal, or for a unit without one. */
export function conditionsOfKind(
  unit: UnitAt,
  order: Order | null,
  turn: Turn,
  end: DecidedTurn,
): readonly Condition[] {
  if (order === null || order.type === 'hold') return holdConditions(unit, end);
  const matching = matches(unit, order, end.model);
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
function matches(
  unit: UnitAt,
  order: Order,
  { voids, crossings }: TurnModel,
): readonly Condition[] {
  if (order.type === 'move' && !crossings.has(unit)) return [];
  const reason = voids.get(unit) ?? null;
  return [{ unit, kind: 'matches', met: reason === null, order, reason }];
}

function path(unit: UnitAt, end: DecidedTurn): readonly Condition[] {
  const move = end.model.moves.get(unit);
  const crossing = end.model.crossings.get(unit);
  if (!move || !crossing) return [];
  const broken = disruptedAmong(crossing.needed, end);
  const fleets = seasIn(crossing.needed).filter((sea) => !broken.includes(sea));
  return [{ unit, kind: 'path', met: arrives(move, end), fleets, broken }];
}
