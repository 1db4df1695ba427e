import { boardIn, canReach } from '../../board/board.ts';
import type { Board, Position, SpaceId, Unit } from '../../board/board.ts';
import { isBerth, unitsBySpace } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import { ferrySeas, judgeFleetOrders } from '../army-fleet/judge-fleet-order.ts';
import { ownFerries, readVoyages, withFerries } from '../army-fleet/read-fleets.ts';
import type { Ferried } from '../army-fleet/read-fleets.ts';
import type { UnitAt, VoidReason } from '../../trace/fact.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import type {
  LegalConvoy,
  Crossing,
  TurnModel,
  LegalMove,
  RouteFact,
  UnitAction,
  LegalSupport,
} from './turn-model.ts';
import { fleetsAtSea } from './turn-model.ts';
import { mismatch, routeQuestion, seasOfCarriers } from './mismatch.ts';
import type { Seas } from '../../board/convoy-routes.ts';
import { judge } from './judge-order.ts';
import { seasOf, seasOnRoutes } from '../../board/convoy-routes.ts';
import { sortOrders } from './sort-orders.ts';

/** Everything that follows from position, orders and edition before any decision. */
export function readTurn(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
): TurnModel {
  const board = boardIn(position);
  const units = unitsBySpace(position);
  const { choices, armyFleet: module } = edition;
  const judgements = module
    ? judgeFleetOrders(orders, units, { choices, armyFleet: module })
    : orders.map((order) => judge(order, units, choices, board));
  const sorted = sortOrders(orders, judgements, units, choices, (piece) =>
    unitNamed(piece, edition),
  );
  const { actions, illegal, ambiguous, restless } = sorted;
  const voyages = module ? readVoyages(actions, units) : null;
  const all = [...actions.values()];
  const moves = new Map(byUnit(all.filter((one) => one.type === 'move')));
  const supports = all
    .filter((one) => one.type === 'support')
    .map((support) => (voyages ? ofLanding(support, moves, units) : support));
  const carriers = all.filter((one) => one.type === 'convoy');
  const voids = new Map<UnitAt, VoidReason>();
  const routes = new Map<UnitAt, RouteFact>();
  const crossings = new Map<UnitAt, Crossing>();
  const ferried: Ferried[] = [];

  for (const carrier of carriers) {
    const reason = mismatch(carrier, moves, restless, choices);
    if (reason) voids.set(carrier.at, reason);
  }
  for (const move of moves.values()) {
    if (voyages?.ways.has(move.at)) continue;
    const matching = carriers.filter((one) => one.army === move.at && !voids.has(one.at));
    // Under the module only fleets that touch both ends carry an army, and none that have an army aboard (I, III.a).
    const fleets = module
      ? seasOf(ferrySeas(units).filter((sea) => isFerry(sea, move)))
      : fleetsAtSea(units, board);
    const route = routeQuestion(move, matching, moves, { fleets, choices, board });
    if (route) routes.set(move.at, route);
    const crosses = route ? route.by === 'convoy' : !canReach(move.unit, move.into, board);
    if (!crosses) continue;
    const crossing = crossingOf(move, matching, choices, board);
    crossings.set(move.at, crossing);
    if (crossing.onRoutes.size === 0) voids.set(move.at, 'no-route');
    const ferries = ownFerries(move, matching);
    if (module?.failedFerry !== 'stays-aboard' || ferries.length === 0) continue;
    crossings.delete(move.at);
    ferried.push({ army: move, ferries });
  }
  for (const [unit, reason] of voyages?.voids ?? []) voids.set(unit, reason);
  const moveSupports = new Map<UnitAt, LegalSupport[]>();
  const holdSupports = new Map<UnitAt, LegalSupport[]>();
  const aboard = module && voyages ? withFerries(moves, voyages, ferried, module) : null;
  const berthOf = new Map([...(aboard?.ferried ?? [])].map(([berth, army]) => [army, berth]));
  for (const given of supports) {
    const berth = given.to === null ? undefined : berthOf.get(given.target);
    const support = berth === undefined ? given : { ...given, target: berth };
    const reason = mismatch(support, moves, restless, choices);
    if (reason) voids.set(support.at, reason);
    else add(support.to === null ? holdSupports : moveSupports, support.target, support);
  }
  const into = new Map<SpaceId, LegalMove[]>();
  for (const move of moves.values()) add(into, move.into, move);
  return {
    board,
    choices,
    fleets: aboard,
    units,
    actions,
    moves,
    into,
    crossings,
    voids,
    routes,
    moveSupports,
    holdSupports,
    illegal,
    ambiguous,
    repairs: orders.flatMap((order) => order.repairs?.map((repair) => ({ order, repair })) ?? []),
  };
}

/** A support of an army that boards this turn and lands means its landing: from the berth, where it is not yet. */
function ofLanding(
  support: LegalSupport,
  moves: ReadonlyMap<UnitAt, LegalMove>,
  units: ReadonlyMap<UnitAt, Unit>,
): LegalSupport {
  const berth = moves.get(support.target)?.into;
  const isMeant = support.to !== null && berth !== undefined && isBerth(berth);
  return isMeant && moves.has(berth) && !units.has(berth) ? { ...support, target: berth } : support;
}

const isFerry = (sea: SpaceId, { at, into }: LegalMove): boolean =>
  canReach({ kind: 'F', at: sea }, at) && canReach({ kind: 'F', at: sea }, into);

/** DATC 3.0 4.A.1. Where one route is enough, any of them may decide. */
function crossingOf(
  move: LegalMove,
  carriers: readonly LegalConvoy[],
  { routes }: Choices,
  board: Board,
): Crossing {
  const among = (some: readonly LegalConvoy[]): Seas =>
    seasOnRoutes(seasOfCarriers(some, board), move.at, move.into, board);
  const onRoutes = among(carriers);
  const own =
    routes === 'all-own-survive'
      ? among(carriers.filter(({ unit }) => unit.power === move.unit.power))
      : onRoutes;
  const needed = own.size === 0 ? onRoutes : own;
  return { ordered: seasOfCarriers(carriers, board), onRoutes, needed };
}

const byUnit = <T extends UnitAction>(all: readonly T[]): ReadonlyMap<UnitAt, T> =>
  new Map(all.map((one) => [one.at, one]));

function add<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
