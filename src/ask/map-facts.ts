import {
  canReach,
  spaceOf,
  type Location,
  type Piece,
  type SpaceId,
  type UnitKind,
} from '../board/board.ts';
import { seasIn } from '../trace/model/seas.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { fieldOf } from './field-of.ts';

/** Something taken from the map: whether a piece could go from here to there by itself. */
export interface MapFact {
  readonly kind: UnitKind;
  readonly from: Location;
  readonly to: SpaceId;
  readonly can: boolean;
}

const reach = ({ kind, at }: Piece, to: SpaceId): MapFact => ({
  kind,
  from: at,
  to,
  can: canReach({ kind, at }, to),
});

/** What the order of a unit takes from the map: its own reach, or of a move by convoy that of the fleets on its routes. */
export function mapFacts(unit: UnitAt, turn: Turn): readonly MapFact[] {
  const field = fieldOf(turn);
  const order = field.standing.get(unit);
  const refused = field.illegal
    .filter(({ reason }) => reason === 'unreachable' || reason === 'support-unreachable')
    .flatMap(({ orders: [first] }) => (first && spaceOf(first.unit.at) === unit ? [first] : []))
    .flatMap((illegal) => {
      const piece = field.units.get(unit);
      if (!piece || illegal.type === 'hold') return [];
      return [
        reach(piece, spaceOf(illegal.type === 'support-hold' ? illegal.target.at : illegal.to)),
      ];
    });
  if (!order || order.type === 'hold') return refused;
  if (order.type === 'convoy') return [...refused, ...shores(unit, [order.army, order.into])];
  const crossing = field.crossings.get(unit);
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
