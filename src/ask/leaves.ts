import { turnModelOf } from './turn-model-of.ts';
import {
  type Location,
  type Piece,
  type SpaceId,
  type UnitKind,
  canReach,
  spaceOf,
} from '../board/board.ts';
import { berthIn, isBerth } from '../board/unit-at.ts';
import { SPACES } from '../board/spaces.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import { settledBy, split } from '../trace/decision.ts';
import { mentions, readBy } from '../check/worlds/reads.ts';
import type { Fact, FactOf, UnitAt } from '../trace/fact.ts';
import { seasIn } from '../board/seas.ts';
import { type TurnModel, movesInto } from '../check/model/turn-model.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';

/** A fact about the map: whether a piece could go from one place to another by itself. */
export interface MapFact {
  readonly kind: UnitKind;
  readonly from: Location;
  readonly to: SpaceId;
  readonly can: boolean;
}

/** An army at sea reaches what its fleet touches. */
function reach({ kind, at }: Piece, to: SpaceId): MapFact {
  const piece = SPACES[spaceOf(at)].kind === 'sea' ? ({ kind: 'F', at } as const) : { kind, at };
  return { kind: piece.kind, from: at, to, can: canReach(piece, to) };
}

/**
 * What the order of a unit reads from the map: its own reach, or for a move by convoy that of the fleets on its routes.
 */
function mapFacts(unit: UnitAt, turn: Turn): readonly MapFact[] {
  const model = turnModelOf(turn);
  const order = model.actions.get(unit);
  const refused = model.illegal
    .filter(({ reason }) => reason === 'unreachable' || reason === 'support-unreachable')
    .flatMap(({ orders: [first] }) =>
      first && unitNamed(first.unit, turn.edition) === unit ? [first] : [],
    )
    .flatMap((illegal) => {
      const piece = model.units.get(unit);
      if (!piece || illegal.type === 'hold' || illegal.type === 'board') return [];
      return [
        reach(piece, spaceOf(illegal.type === 'support-hold' ? illegal.target.at : illegal.to)),
      ];
    });
  if (!order || order.type === 'hold') return refused;
  if (order.type === 'convoy') return [...refused, ...shores(unit, [order.army, order.into])];
  const crossing = model.crossings.get(unit);
  if (!crossing) return [...refused, reach(order.unit, order.into)];
  const seas = seasIn(crossing.onRoutes);
  return [
    ...refused,
    ...seas.flatMap((sea, place) => shores(sea, [unit, order.into, ...seas.slice(place + 1)])),
  ];
}

/** Those of the spaces that a fleet in this sea touches. */
const shores = (sea: SpaceId, spaces: readonly SpaceId[]): readonly MapFact[] =>
  spaces.map((to) => reach({ kind: 'F', at: sea }, to)).filter(({ can }) => can);

/** What a step itself reads from the orders and the map, besides what its premises read. */
export interface Leaves {
  /** The units whose orders, or lack of orders, it reads, in board order. */
  readonly orders: readonly UnitAt[];
  readonly map: readonly MapFact[];
}

/**
 * The order of a unit, and the orders that give it its meaning: for a support or convoy the order it refers to, for a
 * move by convoy those of the fleets that are to carry it.
 */
function definingOrders(unit: UnitAt, model: TurnModel): readonly UnitAt[] {
  const order = model.actions.get(unit);
  const crossing = model.crossings.get(unit);
  if (order?.type === 'support') return [unit, order.target];
  if (order?.type === 'convoy') return [unit, order.army];
  if (order?.type !== 'move' || !crossing) return [unit];
  const exchange = model.routes.get(unit)?.reason === 'exchange' ? [order.into] : [];
  return [unit, ...seasIn(crossing.ordered), ...exchange];
}

/**
 * The unit itself; under the Army/Fleet module also those ordered together with it: an army aboard, or one that boards,
 * and its fleet; an army and the fleets of its power that ferry it.
 */
function orderedTogether(unit: UnitAt, { fleets, units, moves }: TurnModel): readonly UnitAt[] {
  if (!fleets) return [unit];
  const into = moves.get(unit)?.into ?? unit;
  const [ferried, boarder] = [fleets.ferried.get(into), fleets.boarders.get(into)];
  return [
    unit,
    ...(isBerth(into) ? [spaceOf(into)] : []),
    ...(isBerth(unit) ? [spaceOf(unit)] : units.has(berthIn(unit)) ? [berthIn(unit)] : []),
    ...(boarder === undefined ? [] : [boarder]),
    ...(ferried === undefined ? [] : [ferried]),
    ...(fleets.ferries.get(ferried ?? unit) ?? []),
  ];
}

/** The unit that an order to move finds in its destination: whether it stays there depends on its own order. */
const inTheWay = (mover: UnitAt, { moves, units }: TurnModel): readonly UnitAt[] => {
  const into = moves.get(mover)?.into;
  return into !== undefined && units.has(into) ? [into] : [];
};

/** What the equations of a cycle read: its units, and the orders of all units that could decide it. */
function cycleReads(
  { core }: FactOf<'rotation'> | FactOf<'paradox'>,
  premises: readonly Step[],
  model: TurnModel,
): readonly UnitAt[] {
  const known = new Map(premises.flatMap(({ fact }) => settledBy(fact)));
  const read = core.flatMap((unit) => [...readBy(model, known, unit)]);
  const rivals = core.flatMap((unit) =>
    movesInto(model, model.moves.get(unit)?.into ?? unit).map(({ at }) => at),
  );
  return [...core, ...read.map((decision) => split(decision)[1]), ...rivals];
}

function named(
  fact: Fact,
  premises: readonly Step[],
  model: TurnModel,
  turn: Turn,
): readonly UnitAt[] {
  switch (fact.type) {
    case 'passage':
      return [
        fact.unit,
        spaceOf(fact.unit),
        ...[fact.by, fact.support].filter((unit) => unit !== null),
        ...fact.spared.map(({ unit }) => unit),
      ];
    case 'cycle':
      return [...fact.core, ...fact.landings];
    case 'move-follows':
    case 'starves':
    case 'displaced':
      return [fact.unit];
    case 'illegal':
      return [unitNamed(fact.order.unit, turn.edition)];
    case 'route':
      return fact.reason === 'no-exchange'
        ? [fact.unit, ...inTheWay(fact.unit, model)]
        : [fact.unit];
    case 'convoy-available':
      return [fact.unit, ...fact.attackers];
    case 'convoy-disrupted':
      return [fact.unit, ...(fact.by === null ? [] : [fact.by])];
    case 'support-given': {
      const aim = model.actions.get(fact.unit);
      const immune = fact.attackers.some(({ excuse }) => excuse === 'immune');
      return [
        fact.unit,
        ...fact.attackers.map(({ unit }) => unit),
        ...(immune && aim?.type === 'support' ? [aim.into] : []),
      ];
    }
    case 'support-cut':
      return [fact.unit, ...fact.by];
    case 'attack':
      return [fact.unit, ...fact.uncounted, ...inTheWay(fact.unit, model)];
    case 'move-succeeds':
      return [fact.unit, ...inTheWay(fact.unit, model), ...fact.rivals.map(({ unit }) => unit)];
    case 'move-bounces':
      return [fact.unit, ...inTheWay(fact.unit, model), fact.by.unit];
    case 'move-blocked':
      return [fact.unit, fact.by];
    case 'rotation':
      return cycleReads(fact, premises, model);
    case 'paradox':
      return [...cycleReads(fact, premises, model), ...fact.convoys];
    case 'move-stopped':
      // It was still open: whatever could have decided it before is read too.
      return [fact.unit, ...mentions(model, 'move', fact.unit).map((one) => split(one)[1])];
    case 'dislodged':
      return [fact.unit, fact.by];
    case 'repaired':
    case 'ambiguous':
    case 'void':
    case 'path':
    case 'no-path':
    case 'strength':
    case 'hold':
    case 'move-rotates':
    case 'retreats':
      return [fact.unit];
  }
}

/** What a step of the turn itself reads. */
export function leavesOf(step: Step, turn: Turn): Leaves {
  const model = turnModelOf(turn);
  const premises = step.because.flatMap((id) => turn.ruling.steps[id] ?? []);
  const units = named(step.fact, premises, model, turn)
    .flatMap((unit) => orderedTogether(unit, model))
    .flatMap((unit) => definingOrders(unit, model))
    .flatMap((unit) => orderedTogether(unit, model));
  const orders = [...new Set(units)].sort(inBoardOrder);
  return { orders, map: orders.flatMap((unit) => mapFacts(unit, turn)) };
}
