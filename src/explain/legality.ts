import { canReach, fleetLocations, neighbours, spaceOf } from '../board/board.ts';
import type { Piece, SpaceId } from '../board/board.ts';
import { SPACES } from '../board/spaces.ts';
import type { Order } from '../orders/order.ts';
import type { FactOf, IllegalReason } from '../trace/fact.ts';
import { kindName, placeName, spaceName, unitIn, unitName } from './names.ts';
import type { Telling } from './telling.ts';
import { numberWord } from './words.ts';

const inland = (space: SpaceId): boolean => SPACES[space].kind === 'inland';

/** What the order is about: the space it goes to, or the one it supports into. */
function goal(order: Order): SpaceId {
  if (order.type === 'support-hold') return spaceOf(order.target.at);
  return spaceOf(order.type === 'hold' ? order.unit.at : order.to);
}

/** Why a piece could not go to a space: `Serbia has no coast`. */
export function outOfReach(unit: Piece, to: SpaceId): string {
  const from = spaceOf(unit.at);
  if (unit.kind === 'A' && SPACES[to].kind === 'sea') return 'an army cannot go to sea';
  if (unit.kind === 'F' && inland(to)) return `${spaceName(to)} is inland, where no fleet can go`;
  if (fleetLocations(from).some((at) => unit.kind === 'F' && canReach({ kind: 'F', at }, to))) {
    return `no fleet can go there from ${placeName(unit.at)}`;
  }
  if (unit.kind === 'F' && canReach({ kind: 'A', at: from }, to)) {
    return 'a fleet follows the coast, and the two touch only inland';
  }
  return 'the two do not touch';
}

const CAUSES: {
  readonly [R in IllegalReason]: (order: Order, name: string, to: string) => string;
} = {
  'no-unit': ({ power, unit }) =>
    `${power} has no unit in ${spaceName(spaceOf(unit.at))}, so there is nobody to follow the order`,
  'own-space': (_, name, to) => `${name} is ordered to ${to}, where it already stands`,
  unreachable: (order, name, to) => {
    const convoy = order.unit.kind === 'A' && SPACES[goal(order)].kind !== 'sea';
    const byLandOnly = convoy ? ', and no convoy goes there' : '';
    return `${name} is ordered to ${to}, but ${outOfReach(order.unit, goal(order))}${byLandOnly}`;
  },
  'no-fleets': (_, name, to) =>
    `${name} is ordered to ${to}, but no chain of fleets at sea could carry the army there`,
  'coast-missing': (order, name, to) => {
    const reached = neighbours(order.unit).filter((at) => spaceOf(at) === goal(order));
    return reached.length === 1
      ? `${name} is ordered to ${to}, which has two coasts, but the order names neither`
      : `${name} is ordered to ${to} and could reach two of its coasts, but the order names neither`;
  },
  'coast-impossible': (order, name) =>
    `${name} is ordered to ${order.type === 'move' ? placeName(order.to) : 'a coast'}, which it cannot reach`,
  'support-unreachable': (order, name, to) =>
    `${name} cannot support into ${to}, where it could not go itself: ${outOfReach(order.unit, goal(order))}`,
  'support-itself': (order, name) =>
    'target' in order && spaceOf(order.target.at) === spaceOf(order.unit.at)
      ? `${name} is ordered to support itself, which no unit can`
      : `${name} is ordered to support a move into its own space, which no unit can`,
  'support-nobody': (order, name) =>
    `${name} is ordered to support a unit in ${targetSpace(order)}, but none stands there`,
  'support-impossible': (order, name, to) =>
    order.type === 'support-move' &&
    order.target.kind === 'A' &&
    SPACES[spaceOf(order.unit.at)].kind === 'sea' &&
    !inland(goal(order))
      ? `${name} supports a move from ${targetSpace(order)} to ${to}, but no other fleets could carry an army there`
      : `${name} supports a move from ${targetSpace(order)} to ${to}, which is not possible`,
  'convoy-by-army': (_, name) =>
    `${name} is ordered to convoy, but it is an army, and only fleets convoy`,
  'convoy-off-sea': (_, name) =>
    `${name} is ordered to convoy, but only a fleet at sea can, and this one is in port`,
  'convoy-no-army': (order, name) =>
    `${name} is ordered to convoy an army from ${targetSpace(order)}, but there is none`,
  'convoy-useless': (order, name, to) =>
    `${name} is ordered to convoy from ${targetSpace(order)} to ${to}, but no way there leads through its sea`,
};

function targetSpace(order: Order): string {
  return spaceName(spaceOf('target' in order ? order.target.at : order.unit.at));
}

/** Whether the unit was also given another order. */
function onlyOrder(order: Order, written: readonly Order[]): boolean {
  const at = spaceOf(order.unit.at);
  return written.every((other) => other === order || spaceOf(other.unit.at) !== at);
}

/** The order is illegal: why, and what its unit does instead. */
export function illegal({ order, reason }: FactOf<'illegal'>, t: Telling): string {
  const at = spaceOf(order.unit.at);
  const unit = t.units.get(at);
  const meant = reason === 'no-unit' || !unit ? order : { ...order, unit };
  const cause = CAUSES[reason](meant, unitName(at), spaceName(goal(order)));
  if (reason === 'no-unit') return `${cause}.`;
  const kind = kindName(meant.unit.kind);
  return onlyOrder(order, t.written)
    ? `${cause}. The ${kind} holds instead.`
    : `${cause}. The order is not followed.`;
}

/** The unit was given orders that differ. */
export function ambiguous({ unit, orders, followed }: FactOf<'ambiguous'>, t: Telling): string {
  if (followed)
    return `${unitIn(unit, t.units)} was given ${numberWord(orders.length)} different orders. The ${t.edition.choices.severalOrders} of them counts.`;
  const none = orders.length === 2 ? 'neither' : 'none of them';
  return `${unitIn(unit, t.units)} was given ${numberWord(orders.length)} different orders, so it follows ${none} and holds.`;
}
