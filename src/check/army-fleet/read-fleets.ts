import { spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import { berthIn, isBerth } from '../../board/unit-at.ts';
import type { ArmyFleetChoices } from '../../rules/edition.ts';
import type { FleetWay } from '../../trace/army-fleet/fleet-fact.ts';
import type { UnitAt, VoidReason } from '../../trace/fact.ts';
import type { LegalConvoy, FleetModel, LegalMove, UnitAction } from '../model/turn-model.ts';

/** Boardings and landings as ordered. */
export interface Voyages {
  readonly ways: Map<UnitAt, FleetWay>;
  readonly boarders: ReadonlyMap<UnitAt, UnitAt>;
  readonly voids: ReadonlyMap<UnitAt, VoidReason>;
}

/** The ways of the units that board, land, or sail once their army has landed; and which of these orders are void. */
export function readVoyages(
  standing: ReadonlyMap<UnitAt, UnitAction>,
  units: ReadonlyMap<UnitAt, Unit>,
): Voyages {
  const moves = [...standing.values()].filter((one) => one.type === 'move');
  const ways = new Map<UnitAt, FleetWay>();
  const boarding = new Map<UnitAt, UnitAt[]>();
  for (const { at, into, when } of moves) {
    if (when !== undefined) ways.set(at, when === 'first' ? 'lands-first' : 'lands-after');
    if (!isBerth(into)) continue;
    ways.set(at, 'boards');
    boarding.set(into, [...(boarding.get(into) ?? []), at]);
  }
  for (const { at } of moves) if (ways.get(berthIn(at)) === 'lands-first') ways.set(at, 'sails-on');
  const voids = new Map<UnitAt, VoidReason>();
  const boarders = new Map<UnitAt, UnitAt>();
  for (const [berth, armies] of boarding) {
    const [only, another] = armies;
    const reason = another === undefined ? hindrance(standing.get(spaceOf(berth))) : 'two-boarders';
    if (reason === null && only !== undefined) boarders.set(berth, only);
    else for (const army of armies) if (reason !== null) voids.set(army, reason);
  }
  for (const { at, when } of moves)
    if (when !== undefined && !units.has(at) && !boarders.has(at)) voids.set(at, 'not-boarding');
  return { ways, boarders, voids };
}

/** The fleet's own order, if it prevents an army from boarding it (III.a, III.c). */
function hindrance(fleet: UnitAction | undefined): VoidReason | null {
  if (fleet?.type === 'support' || fleet?.type === 'convoy') return 'fleet-busy';
  return fleet?.type === 'move' && SPACES[fleet.into].kind !== 'sea' ? 'fleet-ashore' : null;
}

/**
 * A ferried army whose ferry is of its own power boards the ferry: it goes into the berth, and lands from there (I.b).
 */
export interface Ferried {
  readonly army: LegalMove;
  readonly ferries: readonly SpaceId[];
}

/** The moves of a turn in which ferried armies board their ferries, and what the module adds to the turn. */
export function withFerries(
  moves: Map<UnitAt, LegalMove>,
  { ways, boarders }: Voyages,
  ferried: readonly Ferried[],
  choices: ArmyFleetChoices,
): FleetModel {
  const ferries = new Map<UnitAt, readonly SpaceId[]>();
  const landings = new Map<UnitAt, UnitAt>();
  const from = new Map<UnitAt, SpaceId>();
  for (const { army, ferries: seas } of ferried) {
    const [first] = seas;
    if (first === undefined) continue;
    const berth = berthIn(first);
    ferries.set(army.at, seas);
    landings.set(berth, army.at);
    ways.set(army.at, 'ferried');
    ways.set(berth, 'lands-ferried');
    from.set(berth, army.at);
    moves.set(army.at, { ...army, to: berth, into: berth });
    moves.set(berth, { ...army, at: berth });
  }
  for (const [unit, way] of ways) {
    if (way === 'lands-first') from.set(unit, spaceOf(unit));
    if (way === 'lands-after') from.set(unit, moves.get(spaceOf(unit))?.into ?? spaceOf(unit));
  }
  return { choices, ways, from, ferries, ferried: landings, boarders };
}

/** In board order: the fleets of an army's own power among those that carry it (A25). */
export const ownFerries = (army: LegalMove, carriers: readonly LegalConvoy[]): readonly SpaceId[] =>
  carriers
    .filter(({ unit }) => unit.power === army.unit.power)
    .map(({ at }) => at)
    .sort(inBoardOrder);
