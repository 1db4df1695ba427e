import { neighbours, SPACE_IDS, spaceOf } from '../../board/board.ts';
import type { Piece, Position, SpaceId, Unit } from '../../board/board.ts';
import { BOARD_WITH_BERTHS } from '../../board/berths.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import { spaceIndex } from '../../board/compiled.ts';
import { SPACES } from '../../board/spaces.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import { compactTurn } from '../../orders/compact.ts';
import type { Land, Order } from '../../orders/order.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { anyFleet, hasRoute } from '../convoy-routes.ts';
import { followOrders } from '../orders/follow-orders.ts';
import { exclusively, openTurnState } from '../turn-state.ts';
import { createModule } from './create-module.ts';

const board = BOARD_WITH_BERTHS;

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';

const isCoast = (space: SpaceId): boolean => SPACES[space].kind === 'coastal';

/** The spaces that a piece reaches by itself. */
const spacesRound = (piece: Piece): readonly SpaceId[] => inOrder(neighbours(piece).map(spaceOf));

/** In board order, without duplicates. */
const inOrder = (spaces: readonly SpaceId[]): readonly SpaceId[] =>
  [...new Set(spaces)].sort(inBoardOrder);

const spacesRoundSea = (sea: SpaceId): readonly SpaceId[] => spacesRound({ kind: 'F', at: sea });

/** `legalOrders` for the Army/Fleet module. */
export function legalFleetOrders(
  position: Position,
  at: UnitAt,
  edition: ArmyFleetEdition,
  given: readonly Order[],
): readonly Order[] {
  const others = given.filter(({ unit }) => unitAt(unit) !== at);
  const all = candidates(position, at);
  const turn = compactTurn(position, [...others, ...all], board);
  const orders = turn.orders.slice(0, others.length);
  return exclusively(() => {
    const module = createModule(edition.armyFleet);
    const state = openTurnState({ ...turn, orders }, board, edition, null, module);
    followOrders(state);
    return all.filter((order, place) => {
      if (order.type === 'move' && order.viaConvoy) {
        const [from, to] = [spaceIndex(board, order.unit.at), spaceIndex(board, order.to)];
        if (!hasRoute(from, to, anyFleet, state)) return false;
      }
      const compact = turn.orders[others.length + place]!;
      return module.whyIllegal(compact, module.unitOrdered(compact, state), state) === null;
    });
  });
}

/** Every order that might be legal, and some that are not. */
function candidates({ units }: Position, at: UnitAt): readonly Order[] {
  const unit = units.find((one) => unitAt(one) === at);
  if (isBerth(at)) return ordersOfArmyAboard(units, spaceOf(at), unit !== undefined);
  if (!unit) return [];
  const { power, kind } = unit;
  const ordered = { power, unit: pieceOf(unit) };
  const near = spacesRound(unit);
  const supports = units.flatMap((other): readonly Order[] => {
    const target = pieceOf(other);
    return [
      { ...ordered, type: 'support-hold', target },
      ...near.map((to): Order => ({ ...ordered, type: 'support-move', target, to })),
    ];
  });
  const hold: Order = { ...ordered, type: 'hold' };
  if (kind === 'F') {
    const moves = [...neighbours(unit)].sort(inBoardOrder).map((to): Order => ({
      ...ordered,
      type: 'move',
      to,
      viaConvoy: false,
    }));
    return [hold, ...moves, ...supports, ...(isSea(spaceOf(unit.at)) ? ferries(unit, units) : [])];
  }
  const moves = SPACE_IDS.flatMap((to): readonly Order[] => {
    const move = { ...ordered, type: 'move', to } as const;
    const over = near.includes(to) ? [{ ...move, viaConvoy: true }] : [];
    return [{ ...move, viaConvoy: false }, ...over];
  });
  const boardings = units
    .filter((fleet) => fleet.kind === 'F' && isSea(spaceOf(fleet.at)))
    .map((fleet): Order => ({ ...ordered, type: 'board', onto: spaceOf(fleet.at) }));
  return [hold, ...moves, ...supports, ...boardings];
}

const pieceOf = ({ kind, at }: Unit): Piece => ({ kind, at });

/** The ferries of a fleet at sea: it carries an army from one adjacent coast to another. */
function ferries(fleet: Unit, units: readonly Unit[]): readonly Order[] {
  const coast = spacesRound(fleet).filter(isCoast);
  const armies = units.filter(({ kind, at }) => kind === 'A' && coast.includes(spaceOf(at)));
  return armies.flatMap((army) =>
    coast.map((to): Order => ({
      power: fleet.power,
      unit: pieceOf(fleet),
      type: 'convoy',
      target: pieceOf(army),
      to,
    })),
  );
}

/** The orders of an army that is aboard in a sea, or boards the fleet there this turn. */
function ordersOfArmyAboard(
  units: readonly Unit[],
  sea: SpaceId,
  isAboard: boolean,
): readonly Order[] {
  const fleet = units.find(({ kind, at }) => kind === 'F' && spaceOf(at) === sea);
  if (!fleet) return [];
  const ordered = { power: fleet.power, unit: { kind: 'A', at: sea } } as const;
  const seas = spacesRoundSea(sea).filter(isSea);
  const landing = (to: SpaceId, when: Land['when']): Order => ({
    ...ordered,
    type: 'land',
    to,
    when,
  });
  const first = spacesRoundSea(sea).map((to) => landing(to, 'first'));
  const after = inOrder(seas.flatMap(spacesRoundSea)).map((to) => landing(to, 'after'));
  return isAboard ? [{ ...ordered, type: 'hold' }, ...first, ...after] : after;
}
