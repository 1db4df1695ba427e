import {
  boardIn,
  canReach,
  type Board,
  type Position,
  type SpaceId,
  type Unit,
  spaceOf,
  type Location,
  type Piece,
} from '../../board/board.ts';
import { isBerth, unitsBySpace } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import type { Choices, Edition } from '../../rules/edition.ts';
import { ferrySeas, judgeFleetOrders } from '../army-fleet/judge-fleet-order.ts';
import { ownFerries, readVoyages, withFerries, type Ferried } from '../army-fleet/read-fleets.ts';
import type { UnitAt, VoidReason } from '../../trace/fact.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import {
  type LegalConvoy,
  type Crossing,
  type TurnModel,
  type LegalMove,
  type RouteFact,
  type UnitAction,
  type LegalSupport,
  fleetsAtSea,
  type Ambiguity,
  type IllegalOrder,
} from './turn-model.ts';
import { type Seas, seasOf, seasOnRoutes, hasRoute } from '../../board/convoy-routes.ts';
import { judge, isIllegal, type OrderJudgement } from './judge-order.ts';

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

/** The name of the unit that an order means: its space, or its berth. */
type UnitNameOf = (piece: Piece) => UnitAt;

/** The meaning of an order as a text: orders with the same text are the same order. */
function wording(
  order: Order,
  judgement: OrderJudgement,
  unit: Unit | undefined,
  name: UnitNameOf,
): string {
  const type = order.type === 'land' && order.when === 'after' ? 'land-after' : order.type;
  const words: unknown[] = [order.power, name(order.unit), type];
  if ('target' in order) words.push(name(order.target));
  if (order.type === 'board') words.push(order.onto);
  if ('to' in order)
    words.push(destination(order, judgement, unit), 'viaConvoy' in order && order.viaConvoy);
  return words.join(' ');
}

/**
 * The destination that counts: for a legal move the coast that it means; a coast written for an army means nothing
 * (DATC 3.0 4.B.6).
 */
function destination(
  { type, to }: Extract<Order, { readonly to: Location }>,
  judgement: OrderJudgement,
  unit: Unit | undefined,
): Location {
  if (!isIllegal(judgement) && judgement.type === 'move') return judgement.to;
  const isOwn = judgement !== 'no-unit' && type === 'move';
  return isOwn && unit?.kind === 'A' ? spaceOf(to) : to;
}

interface Sorted {
  readonly actions: ReadonlyMap<UnitAt, UnitAction>;
  readonly illegal: readonly IllegalOrder[];
  readonly ambiguous: ReadonlyMap<UnitAt, Ambiguity>;
  /** Units that follow no order and were given an illegal order to move, where that counts (`Choices.illegalMove`). */
  readonly restless: ReadonlySet<UnitAt>;
}

const byWords = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

/** An order, as written each time it was given, and what it means. */
interface Meaning {
  readonly orders: Order[];
  readonly meaning: UnitAction;
}

/** The armies that are in no berth yet, and land from one after they have boarded. */
function landingsOf(
  legal: ReadonlyMap<UnitAt, ReadonlyMap<string, Meaning>>,
  units: ReadonlyMap<SpaceId, Unit>,
): readonly (readonly [UnitAt, Unit])[] {
  return [...legal].flatMap(([at, meanings]) => {
    const [first] = meanings.values();
    return units.has(at) || !first ? [] : [[at, first.meaning.unit] as const];
  });
}

/**
 * Drops illegal orders. If a unit has several different legal ones, it follows the one that `Choices.severalOrders`
 * says, or none (DATC 3.0 4.D.3, 4.E.1).
 */
export function sortOrders(
  orders: readonly Order[],
  judgements: readonly OrderJudgement[],
  units: ReadonlyMap<SpaceId, Unit>,
  choices: Choices,
  name: UnitNameOf,
): Sorted {
  const illegal = new Map<string, { orders: Order[]; reason: IllegalOrder['reason'] }>();
  const legal = new Map<UnitAt, Map<string, Meaning>>();
  const last = new Map<UnitAt, Meaning>();
  const trying = new Set<UnitAt>();
  for (const [place, order] of orders.entries()) {
    const judgement = judgements[place] ?? 'no-unit';
    const words = wording(order, judgement, units.get(name(order.unit)), name);
    if (isIllegal(judgement)) {
      const same = illegal.get(words);
      if (same) same.orders.push(order);
      else illegal.set(words, { orders: [order], reason: judgement });
      if (order.type === 'move' && judgement !== 'no-unit') trying.add(name(order.unit));
      continue;
    }
    const given = legal.get(judgement.at) ?? new Map<string, Meaning>();
    legal.set(judgement.at, given);
    const said = given.get(words) ?? { orders: [], meaning: judgement };
    said.orders.push(order);
    given.set(words, said);
    last.set(judgement.at, said);
  }
  const actions = new Map<UnitAt, UnitAction>();
  const ambiguous = new Map<UnitAt, Ambiguity>();
  const restless = new Set<UnitAt>();
  for (const [at, unit] of [...units, ...landingsOf(legal, units)]) {
    const given = [...(legal.get(at)?.values() ?? [])];
    const several = { none: null, first: given[0] ?? null, last: last.get(at) ?? null };
    const followed = given.length > 1 ? several[choices.severalOrders] : (given[0] ?? null);
    actions.set(at, followed?.meaning ?? { type: 'hold', unit, at });
    if (given.length > 1) {
      const meanings = [...(legal.get(at) ?? [])].sort(byWords).map(([, { orders }]) => orders);
      ambiguous.set(at, { meanings, followed: followed?.orders ?? null });
    }
    if (!followed && trying.has(at) && choices.illegalMove === 'counts-as-move') restless.add(at);
  }
  return { actions, illegal: [...illegal.values()], ambiguous, restless };
}

/** The seas where these fleets are. */
const seasOfCarriers = (carriers: readonly LegalConvoy[], board: Board): Seas =>
  seasOf(
    carriers.map(({ at }) => at),
    board,
  );

/**
 * Why no unit does what the order refers to (1971 IX.6, XII.1); null if one does. `restless`: units whose illegal order
 * to move counts (`Choices.illegalMove`).
 */
function mismatch(
  order: LegalSupport | LegalConvoy,
  moves: ReadonlyMap<UnitAt, LegalMove>,
  restless: ReadonlySet<UnitAt>,
  { supportedCoast }: Choices,
): VoidReason | null {
  const move = moves.get(order.type === 'support' ? order.target : order.army);
  if (order.type === 'support' && order.to === null)
    return move || restless.has(order.target) ? 'moves' : null;
  if (!move) return 'not-moving';
  if (move.into !== order.into) return 'other-move';
  const coastCounts = order.type === 'support' && supportedCoast === 'must-match';
  return coastCounts && order.to !== null && otherCoast(order.to, move) ? 'other-move' : null;
}

const otherCoast = (to: Location, move: LegalMove): boolean =>
  move.unit.kind === 'F' && to !== move.into && to !== move.to;

/** The seas with fleets that might carry an army, and the edition's choices. */
interface Waters {
  readonly fleets: Seas;
  readonly choices: Choices;
  readonly board: Board;
}

/** Whether an army goes to an adjacent province by land or by convoy, where that is in question (DATC 3.0 4.A.3). */
function routeQuestion(
  move: LegalMove,
  carriers: readonly LegalConvoy[],
  moves: ReadonlyMap<UnitAt, LegalMove>,
  { fleets, choices, board }: Waters,
): RouteFact | null {
  const { adjacentConvoy, unorderedConvoy } = choices;
  if (move.unit.kind === 'F' || !canReach(move.unit, move.into, board)) return null;
  const ordered = hasRoute(seasOfCarriers(carriers, board), move.at, move.into, board);
  const wanted = move.via && hasRoute(fleets, move.at, move.into, board);
  if (!ordered && !wanted) return null;
  const goes = (by: RouteFact['by'], reason: RouteFact['reason']): RouteFact => ({
    type: 'route',
    unit: move.at,
    by,
    reason,
  });
  if (adjacentConvoy === 'exchange') {
    if (!ordered) return goes('land', 'no-route');
    const exchange = moves.get(move.into)?.into === move.at;
    return exchange ? goes('convoy', 'exchange') : goes('land', 'no-exchange');
  }
  if (wanted && !ordered && unorderedConvoy === 'walks') return goes('land', 'no-route');
  if (wanted) return goes('convoy', 'via-convoy');
  const own = carriers.some(({ unit }) => unit.power === move.unit.power);
  if (adjacentConvoy === 'own-fleet-or-via' && own) return goes('convoy', 'own-fleet');
  return goes('land', 'foreign-fleet');
}
