import type { FactOf, Excuse, UnitAt } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import {
  type TurnModel,
  illegalOrder,
  type LegalMove,
  type LegalSupport,
  effectiveSupport,
  movesInto,
  needsPath,
  type Crossing,
  effectiveCarrier,
} from '../model/turn-model.ts';
import {
  type Refusal,
  type Premises,
  firstRefusal,
  isInBoardOrder,
  namesAll,
  namesSome,
  takeOpenPath,
  tookFailure,
  tookNoPath,
  tookSuccess,
} from '../premises.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../model/support-cuts.ts';
import {
  allBut,
  areSame,
  hasRoute,
  isMinimalRoute,
  isRoute,
  seasOf,
} from '../../board/convoy-routes.ts';

export function verifyIllegal(model: TurnModel, fact: FactOf<'illegal'>): Refusal {
  const found = illegalOrder(model, fact.order);
  if (!found) return 'order: not given, or legal';
  if (!same(fact.order, found.orders[0]))
    return 'order: not the one given first of those that say the same';
  return found.reason === fact.reason ? null : 'reason: another one comes first';
}

/** Each meaning is quoted as it was first given, sorted by the texts of their meanings. */
export function verifyAmbiguous(model: TurnModel, fact: FactOf<'ambiguous'>): Refusal {
  const ambiguity = model.ambiguous.get(fact.unit);
  if (!ambiguity) return 'unit: no two legal orders';
  const { meanings, followed } = ambiguity;
  if (!same(fact.followed, followed?.[0] ?? null))
    return 'followed: not the order that the edition follows';
  const quoted = meanings.flatMap(([first]) => first ?? []);
  return same(fact.orders, quoted)
    ? null
    : 'orders: not every legal order of the unit, as given first';
}

export function verifyVoid(model: TurnModel, fact: FactOf<'void'>): Refusal {
  const reason = model.voids.get(fact.unit);
  if (!reason) return 'unit: its order is not void';
  if (model.actions.get(fact.unit)?.type !== fact.kind) return 'kind: ordered otherwise';
  return fact.reason === reason ? null : 'reason: another one';
}

export function verifyRoute(model: TurnModel, fact: FactOf<'route'>): Refusal {
  const route = model.routes.get(fact.unit);
  if (!route) return 'unit: its way is not in question';
  if (fact.by !== route.by) return 'by: it goes the other way';
  return fact.reason === route.reason ? null : 'reason: another one';
}

function excuseOf(model: TurnModel, support: LegalSupport, attack: LegalMove): Excuse | null {
  if (isImmune(model, support, attack)) return 'immune';
  if (isOwnAttack(support, attack)) return 'own-power';
  if (isFromTarget(model, support, attack)) return 'from-target';
  return needsPath(model, attack.at) ? 'no-path' : null;
}

export function verifyGiven(
  model: TurnModel,
  fact: FactOf<'support-given'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(model, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(model, fact.unit).map((move) => [move.at, move]));
  const named = fact.attackers.map(({ unit }) => unit);
  if (!namesAll(named, attacks.keys())) return 'attackers: not every move into its space';
  if (!isInBoardOrder(named, model.board)) return 'attackers: not in board order';
  return firstRefusal(fact.attackers, ({ unit, excuse }) => {
    const attack = attacks.get(unit);
    if (!attack || excuse !== excuseOf(model, support, attack))
      return `attackers: wrong excuse for ${unit}`;
    if (excuse === 'immune') return null;
    if (excuse === 'no-path')
      return tookNoPath(premises, unit) ? null : `needs: no path for ${unit}`;
    return tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`;
  });
}

export function verifyCut(
  model: TurnModel,
  fact: FactOf<'support-cut'>,
  premises: Premises,
): Refusal {
  const support = effectiveSupport(model, fact.unit);
  if (!support) return 'unit: no support that matches';
  const attacks = new Map(movesInto(model, fact.unit).map((move) => [move.at, move]));
  if (fact.by.length === 0 || !namesSome(fact.by, attacks.keys()))
    return 'by: not moves into its space';
  if (!isInBoardOrder(fact.by, model.board)) return 'by: not in board order';
  const named = fact.by.flatMap((unit) => attacks.get(unit) ?? []);
  switch (fact.manner) {
    case 'attacked': {
      const unnamed = [...attacks.values()].filter((attack) => !named.includes(attack));
      const other = unnamed.find(
        (attack) => cuts(model, support, attack) && !needsPath(model, attack.at),
      );
      if (other) return `by: ${other.at} cuts it too`;
      return firstRefusal(named, (attack) => attackCuts(model, support, attack, premises));
    }
    case 'dislodged': {
      const [attack] = named;
      if (!attack || named.length > 1) return 'by: more than one unit dislodges it';
      return dislodgementCuts(model, support, attack, premises);
    }
    default:
      return 'manner: none that cuts';
  }
}

const cuts = (model: TurnModel, support: LegalSupport, attack: LegalMove): boolean =>
  !isImmune(model, support, attack) &&
  !isOwnAttack(support, attack) &&
  !isFromTarget(model, support, attack);

function attackCuts(
  model: TurnModel,
  support: LegalSupport,
  attack: LegalMove,
  premises: Premises,
): Refusal {
  if (!cuts(model, support, attack)) return `by: ${attack.at} does not cut it`;
  if (needsPath(model, attack.at) && !takeOpenPath(premises, attack.at))
    return `needs: path of ${attack.at}`;
  return null;
}

function dislodgementCuts(
  model: TurnModel,
  support: LegalSupport,
  attack: LegalMove,
  premises: Premises,
): Refusal {
  if (isImmune(model, support, attack)) return 'by: the support cannot be cut by it';
  if (cuts(model, support, attack)) return 'manner: the attack alone cuts the support';
  return tookSuccess(premises, attack.at) ? null : `needs: success of the move from ${attack.at}`;
}

export function verifyAvailable(
  model: TurnModel,
  fact: FactOf<'convoy-available'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(model, fact.unit)) return 'unit: no convoy order that matches';
  const attackers = movesInto(model, fact.unit).map(({ at }) => at);
  if (!namesAll(fact.attackers, attackers)) return 'attackers: not every move into its space';
  if (!isInBoardOrder(fact.attackers, model.board)) return 'attackers: not in board order';
  return firstRefusal(attackers, (unit) =>
    tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`,
  );
}

export function verifyDisrupted(
  model: TurnModel,
  { unit, by }: FactOf<'convoy-disrupted'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(model, unit)) return 'unit: no convoy order that matches';
  if (by === null) {
    // By Szykman's rule. The ledger knows whether that or the all-hold rule settles this paradox.
    if (model.choices.paradox === 'all-hold') return 'by: the edition settles paradoxes otherwise';
    const paradox = premises.takeWhere('paradox', ({ convoys }) => convoys.includes(unit));
    return paradox ? null : 'needs: a paradox with this convoy';
  }
  if (model.moves.get(by)?.into !== unit) return 'by: no move into its space';
  return tookSuccess(premises, by) ? null : `needs: success of the move from ${by}`;
}

interface Voyage {
  readonly move: LegalMove;
  readonly crossing: Crossing;
}

function voyageOf(model: TurnModel, unit: UnitAt): Voyage | null {
  const move = model.moves.get(unit);
  const crossing = model.crossings.get(unit);
  return move && crossing && !model.voids.has(unit) ? { move, crossing } : null;
}

export function verifyPath(model: TurnModel, fact: FactOf<'path'>, premises: Premises): Refusal {
  const voyage = voyageOf(model, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (!namesSome(fact.fleets, [...crossing.ordered])) return 'fleets: not ordered to convoy it';
  const fleets = seasOf(fact.fleets, model.board);
  const isOneEnough = model.choices.routes === 'one-survives';
  const whole = isOneEnough
    ? isMinimalRoute(fleets, move.at, move.into, model.board)
    : areSame(fleets, crossing.needed);
  if (!whole) return 'fleets: not what the path rests on';
  if (isOneEnough && !isRoute(fact.fleets, move.at, move.into, model.board))
    return 'fleets: not in the order of travel';
  if (!isOneEnough && !isInBoardOrder(fact.fleets, model.board))
    return 'fleets: not in board order';
  return firstRefusal(fact.fleets, (fleet) =>
    premises.take('convoy-available', fleet) ? null : `needs: convoy of ${fleet} available`,
  );
}

export function verifyNoPath(
  model: TurnModel,
  fact: FactOf<'no-path'>,
  premises: Premises,
): Refusal {
  const voyage = voyageOf(model, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (fact.broken.length === 0 || !namesSome(fact.broken, [...crossing.needed]))
    return 'broken: not fleets of its routes';
  if (!isInBoardOrder(fact.broken, model.board)) return 'broken: not in board order';
  if (model.choices.routes === 'one-survives') {
    const left = allBut(crossing.ordered, ...fact.broken);
    if (hasRoute(left, move.at, move.into, model.board)) return 'broken: a route is left';
    const isNeeded = (fleet: UnitAt): boolean =>
      hasRoute(new Set([...left, fleet]), move.at, move.into, model.board);
    if (!fact.broken.every(isNeeded)) return 'broken: more fleets than the routes rest on';
  }
  return firstRefusal(fact.broken, (fleet) =>
    premises.take('convoy-disrupted', fleet) ? null : `needs: convoy of ${fleet} disrupted`,
  );
}
