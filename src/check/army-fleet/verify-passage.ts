import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  isInBoardOrder,
  namesAll,
  takeOpenPath,
  tookFailure,
  tookNoPath,
  tookPassage,
  tookSuccess,
} from '../premises.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { FleetWay, Passage } from '../../trace/army-fleet/fleet-fact.ts';
import { berthIn } from '../../board/unit-at.ts';
import { SPACES } from '../../board/spaces.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { movesInto, needsPath, wayOf } from '../model/turn-model.ts';
import { fleetOf, hostileMoves, hostileSupports, isOrderedAway } from './passage-is-open.ts';

type PassageFact = FactOf<'passage'>;

/** The ways of moving to which each reason applies. */
const WAYS: Readonly<Record<Passage, readonly FleetWay[]>> = {
  sails: ['boards'],
  unattacked: ['boards'],
  attacked: ['boards'],
  ferried: ['ferried'],
  'ferry-lost': ['ferried'],
  undisturbed: ['lands-first'],
  disrupted: ['lands-first'],
  carried: ['lands-after', 'lands-ferried'],
  'not-carried': ['lands-after', 'lands-ferried'],
  landed: ['sails-on'],
  'with-army': ['sails-on'],
  recalled: ['sails-on'],
  'land-ahead': ['sails-on'],
  'cycle-open': ['lands-first'],
  'cycle-closed': ['lands-first'],
};

const NAMES_OTHER: readonly Passage[] = ['attacked', 'ferried', 'disrupted', 'not-carried'];

/** Whether a move of the Army/Fleet module has what it needs on its way, for the stated reason. */
export function verifyPassage(model: TurnModel, fact: PassageFact, premises: Premises): Refusal {
  const way = wayOf(model, fact.unit);
  if (way === null || model.voids.has(fact.unit)) return 'unit: no move of the module that counts';
  if (!WAYS[fact.why].includes(way)) return 'why: it goes another way';
  if (fact.by !== null && !NAMES_OTHER.includes(fact.why)) return 'by: nobody is to be named';
  if (fact.support !== null && fact.why !== 'disrupted') return 'support: none is to be named';
  if (fact.spared.length > 0 && fact.why !== 'undisturbed') return 'spared: none are to be named';
  return verifyWhy(model, fact, premises);
}

function verifyWhy(model: TurnModel, fact: PassageFact, premises: Premises): Refusal {
  const { unit, by } = fact;
  const move = model.moves.get(unit);
  const into = move?.into ?? unit;
  switch (fact.why) {
    case 'sails':
      return needsSuccess(premises, fleetOf(into));
    case 'unattacked':
      return firstRefusal(hostileMoves(model, fleetOf(into)), ({ at }) =>
        tookNoPath(premises, at) ? null : `needs: no path for ${at}`,
      );
    case 'attacked':
      return verifyAttacked(model, fleetOf(into), by, premises);
    case 'ferried': {
      const ferries = model.fleets?.ferries.get(unit) ?? [];
      if (by === null || !ferries.includes(by)) return 'by: no fleet that ferries it';
      return premises.take('convoy-available', by) ? null : `needs: convoy of ${by} available`;
    }
    case 'ferry-lost':
      return firstRefusal(model.fleets?.ferries.get(unit) ?? [], (fleet) =>
        premises.take('convoy-disrupted', fleet) ? null : `needs: convoy of ${fleet} disrupted`,
      );
    case 'undisturbed':
      return verifyUndisturbed(model, fact, premises);
    case 'disrupted':
      return verifyDisruptedLanding(model, fact, premises);
    case 'carried':
      return firstRefusal(carriers(model, unit), (each) => needsSuccess(premises, each));
    case 'not-carried': {
      if (by === null || !carriers(model, unit).includes(by)) return 'by: it need not succeed';
      if (!isOrderedAway(model, by)) return null;
      return needsFailure(premises, by);
    }
    case 'landed':
      return needsSuccess(premises, berthIn(unit));
    case 'with-army':
    case 'land-ahead': {
      const isForSea = SPACES[into].kind === 'sea';
      if (isForSea !== (fact.why === 'with-army')) return 'why: the fleet is ordered elsewhere';
      return tookPassage(premises, berthIn(unit), false)
        ? null
        : 'needs: that the landing was disrupted';
    }
    case 'recalled':
      if (!tookPassage(premises, berthIn(unit), true))
        return 'needs: that the landing was not disrupted';
      return needsFailure(premises, berthIn(unit));
    case 'cycle-open':
    case 'cycle-closed': {
      const cycle = premises.takeWhere('cycle', ({ landings }) => landings.includes(unit));
      return cycle ? null : 'needs: a cycle with this landing';
    }
  }
}

const needsSuccess = (premises: Premises, unit: UnitAt): Refusal =>
  tookSuccess(premises, unit) ? null : `needs: success of the move from ${unit}`;

const needsFailure = (premises: Premises, unit: UnitAt): Refusal =>
  tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`;

/**
 * What must succeed for a landing after the fleet's move: that move, and the boarding; for a landing beyond a ferry,
 * the crossing.
 */
function carriers(model: TurnModel, landing: UnitAt): readonly UnitAt[] {
  const crossing = model.fleets?.ferried.get(landing);
  if (crossing !== undefined) return [crossing];
  const boarder = model.fleets?.boarders.get(landing);
  return boarder === undefined ? [fleetOf(landing)] : [fleetOf(landing), boarder];
}

/** III.c: the fleet remains in its sea, and another power attacks it there. */
function verifyAttacked(
  model: TurnModel,
  fleet: UnitAt,
  by: UnitAt | null,
  premises: Premises,
): Refusal {
  const attack = hostileMoves(model, fleet).find(({ at }) => at === by);
  if (!attack || model.voids.has(attack.at)) return 'by: no attack by another power';
  if (isOrderedAway(model, fleet)) {
    const failure = needsFailure(premises, fleet);
    if (failure !== null) return failure;
  }
  return !needsPath(model, attack.at) || takeOpenPath(premises, attack.at)
    ? null
    : `needs: path of ${attack.at}`;
}

/**
 * IV.d, IV.f: the fleet is not dislodged; or if it is ordered away, no other power takes its sea with support by
 * others.
 */
function verifyUndisturbed(model: TurnModel, fact: PassageFact, premises: Premises): Refusal {
  const fleet = fleetOf(fact.unit);
  const named = fact.spared.map(({ unit }) => unit);
  if (!isOrderedAway(model, fleet)) {
    if (named.length > 0) return 'spared: the fleet is not ordered away';
    return firstRefusal(movesInto(model, fleet), ({ at }) => needsFailure(premises, at));
  }
  const attacks = hostileMoves(model, fleet);
  if (
    !namesAll(
      named,
      attacks.map(({ at }) => at),
    )
  )
    return 'spared: not every attack by another power';
  if (!isInBoardOrder(named, model.board)) return 'spared: not in board order';
  return firstRefusal(attacks, (attack) => {
    const excuse = fact.spared.find(({ unit }) => unit === attack.at)?.excuse;
    if (excuse === 'fails') return needsFailure(premises, attack.at);
    return firstRefusal(hostileSupports(model, attack, fleet), ({ at }) =>
      premises.take('support-cut', at) ? null : `needs: support from ${at} cut`,
    );
  });
}

/** IV.d, IV.e. */
function verifyDisruptedLanding(model: TurnModel, fact: PassageFact, premises: Premises): Refusal {
  const fleet = fleetOf(fact.unit);
  const isAway = isOrderedAway(model, fleet);
  const attacks = isAway ? hostileMoves(model, fleet) : movesInto(model, fleet);
  const attack = attacks.find(({ at }) => at === fact.by);
  if (!attack) return 'by: no attack that could disrupt it';
  const success = needsSuccess(premises, attack.at);
  if (success !== null) return success;
  if (!isAway) return fact.support === null ? null : 'support: none is needed';
  const support = hostileSupports(model, attack, fleet).find(({ at }) => at === fact.support);
  if (!support) return 'support: none by another power';
  return premises.take('support-given', support.at) ? null : `needs: support from ${support.at}`;
}
