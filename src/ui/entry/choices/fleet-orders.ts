import { legalOrders } from '../../../law/legal-orders.ts';
import { canBeIn, neighbours, spaceOf, type Position, type SpaceId } from '../../../board/board.ts';
import { SPACES } from '../../../board/spaces.ts';
import { berthIn, isBerth, unitAt } from '../../../board/unit-at.ts';
import type { Order } from '../../../orders/order.ts';
import type { Edition } from '../../../rules/edition.ts';

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';

const around = (sea: SpaceId): readonly SpaceId[] => [
  ...new Set(neighbours({ kind: 'F', at: sea }).map(spaceOf)),
];

const coastRound = (sea: SpaceId): readonly SpaceId[] =>
  around(sea).filter((space) => !isSea(space) && canBeIn('A', space));

/**
 * The possible orders of the unit in a space where armies go aboard; for a fleet, also where its army may land (A/F
 * II.a).
 */
export function fleetOrders(
  { units }: Position,
  space: SpaceId,
  edition: Edition,
): readonly Order[] {
  const afloat = new Map(units.map((unit) => [unitAt(unit), unit]));
  const plain = { units: units.filter((unit) => !isBerth(unitAt(unit))) };
  const unit = afloat.get(space);
  if (!unit) return [];
  const { power, kind, at } = unit;
  const piece = { kind, at };
  // On the map an army aboard is represented by its fleet, so no other orders mention it; and nobody else can board
  // that fleet.
  const known = legalOrders(plain, space, edition).filter(
    (order) => order.type !== 'board' || !afloat.has(berthIn(order.onto)),
  );
  if (kind === 'A') return known;
  if (!isSea(space)) return known;
  const isAboard = afloat.has(berthIn(space));
  const mayBoard = plain.units.some(
    (army) => army.kind === 'A' && army.power === power && around(space).includes(spaceOf(army.at)),
  );
  const army = { kind: 'A', at: space } as const;
  const lands = (to: SpaceId, when: 'first' | 'after'): Order => ({
    power,
    unit: army,
    type: 'land',
    to,
    when,
  });
  const first = isAboard ? coastRound(space).map((to) => lands(to, 'first')) : [];
  const next = around(space).filter(isSea);
  const after =
    isAboard || mayBoard
      ? [...new Set(next.flatMap(coastRound))].map((to) => lands(to, 'after'))
      : [];
  const own = first.map((landing): Order => ({
    power,
    unit: piece,
    type: 'support-move',
    target: army,
    to: landing.type === 'land' ? landing.to : space,
  }));
  return [
    ...known.filter((order) => !isAboard || order.type !== 'convoy'),
    ...own,
    ...first,
    ...after,
  ];
}
