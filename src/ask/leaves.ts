import {
  type Location,
  type Piece,
  type SpaceId,
  type UnitKind,
  canReach,
  spaceOf,
  boardIn,
  spaceIn,
  type Board,
} from '../board/board.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import { firstOfEach } from '../law/orders.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import { openTable } from '../open-table.ts';
import type { LawName } from '../rules/edition.ts';
import type { Fact, UnitAt } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';
import { isMover, nameOfSpace, turnEnd, unitOf } from './turn-end.ts';
import { MOVE, nothingKnown, OPEN, PATH, value, type KindOfDecision } from '../law/known.ts';
import { knownFrom } from '../law/known-from.ts';
import type { Decisions } from '../law/settle.ts';

/** A fact about the map: whether a piece could go from one place to another by itself. */
export interface MapFact {
  readonly kind: UnitKind;
  readonly from: Location;
  readonly to: SpaceId;
  readonly can: boolean;
}

/** An army at sea reaches what its fleet touches. */
function reach({ kind, at }: Piece, to: SpaceId, board: Board): MapFact {
  const piece =
    spaceIn(spaceOf(at), board).kind === 'sea' ? ({ kind: 'F', at } as const) : { kind, at };
  return { kind: piece.kind, from: at, to, can: canReach(piece, to, board) };
}

/**
 * What the order of a unit reads from the map: its own reach, or for a move by convoy that of the fleets on its routes.
 */
function mapFacts(id: UnitAt, read: MovementTurn, board: Board): readonly MapFact[] {
  const unit = unitOf(read, id);
  if (!unit) return [];
  const refused = refusedFacts(unit, read, board);
  if (!unit.followed || unit.task === 'hold') return refused;
  const aim = nameOfSpace(unit.told.to ?? unit.told.target ?? unit.space, read);
  if (unit.task === 'convoy')
    return [...refused, ...shores(id, [targetOf(unit, read), aim], board)];
  if (!isMover(unit) || !unit.isCarried) return [...refused, reach(unit.given, aim, board)];
  const seas = unit.onRoutes.map((fleet) => fleet.id);
  return [
    ...refused,
    ...seas.flatMap((sea, place) => shores(sea, [id, aim, ...seas.slice(place + 1)], board)),
  ];
}

/** What makes its illegal orders illegal. */
function refusedFacts(unit: TurnUnit, read: MovementTurn, board: Board): readonly MapFact[] {
  if (read.at[unit.space] !== unit) return [];
  const refused = unit.orders.filter(
    ({ illegal }) => illegal === 'unreachable' || illegal === 'support-unreachable',
  );
  return firstOfEach(refused, unit, read).flatMap(({ order }) => {
    if (order.type === 'hold' || order.type === 'board') return [];
    return [
      reach(unit.given, spaceOf(order.type === 'support-hold' ? order.target.at : order.to), board),
    ];
  });
}

/** The unit that it is ordered to support or convoy. */
const targetOf = ({ told, space }: TurnUnit, read: MovementTurn): UnitAt =>
  nameOfSpace(told.target ?? space, read);

/** Those of the spaces that a fleet in this sea touches. */
const shores = (sea: SpaceId, spaces: readonly SpaceId[], board: Board): readonly MapFact[] =>
  spaces.map((to) => reach({ kind: 'F', at: sea }, to, board)).filter(({ can }) => can);

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
function definingOrders(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const unit = unitOf(read, id);
  if (!unit?.followed) return [id];
  if (unit.task === 'support' || unit.task === 'convoy') return [id, targetOf(unit, read)];
  if (!isMover(unit) || !unit.isCarried) return [id];
  const exchange = unit.route?.reason === 'exchange' ? [nameOfSpace(unit.goal, read)] : [];
  return [id, ...unit.convoys.map((fleet) => fleet.id), ...exchange];
}

/** The unit itself, and those that are ordered together with it. */
export const ORDERED_TOGETHER = openTable<
  Record<LawName, (unit: UnitAt, read: MovementTurn) => readonly UnitAt[]>,
  'rulebook'
>({ rulebook: (unit) => [unit] });

const orderedTogether = (unit: UnitAt, read: MovementTurn, { edition }: Turn): readonly UnitAt[] =>
  ORDERED_TOGETHER.row(edition.law)(unit, read);

/** The unit that an order to move finds in its destination: whether it stays there depends on its own order. */
const inTheWay = (mover: UnitAt, read: MovementTurn): readonly UnitAt[] => {
  const there = unitOf(read, mover)?.defender ?? null;
  return there ? [there.id] : [];
};

function named(
  fact: Fact,
  premises: readonly Step[],
  read: MovementTurn,
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
        ? [fact.unit, ...inTheWay(fact.unit, read)]
        : [fact.unit];
    case 'convoy-available':
      return [fact.unit, ...fact.attackers];
    case 'convoy-disrupted':
      return [fact.unit, ...(fact.by === null ? [] : [fact.by])];
    case 'support-given': {
      const support = unitOf(read, fact.unit);
      const immune = fact.attackers.some(({ excuse }) => excuse === 'immune');
      return [
        fact.unit,
        ...fact.attackers.map(({ unit }) => unit),
        ...(immune && support ? [nameOfSpace(support.aim, read)] : []),
      ];
    }
    case 'support-cut':
      return [fact.unit, ...fact.by];
    case 'attack':
      return [fact.unit, ...fact.uncounted, ...inTheWay(fact.unit, read)];
    case 'move-succeeds':
      return [fact.unit, ...inTheWay(fact.unit, read), ...fact.rivals.map(({ unit }) => unit)];
    case 'move-bounces':
      return [fact.unit, ...inTheWay(fact.unit, read), fact.by.unit];
    case 'move-blocked':
      return [fact.unit, fact.by];
    case 'rotation':
      return readByCycle(fact.core, premises, read);
    case 'paradox':
      return [...readByCycle(fact.core, premises, read), ...fact.convoys];
    case 'move-stopped':
      // It was still open: whatever could have decided it before is read too.
      return [fact.unit, ...readByMove(fact.unit, read)];
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
  const { read } = turnEnd(turn);
  const premises = step.because.flatMap((id) => turn.ruling.steps[id] ?? []);
  const together = (unit: UnitAt): readonly UnitAt[] => orderedTogether(unit, read, turn);
  const units = named(step.fact, premises, read, turn)
    .flatMap(together)
    .flatMap((unit) => definingOrders(unit, read))
    .flatMap(together);
  const board = boardIn(turn.position);
  const orders = [...new Set(units)].sort((one, other) => inBoardOrder(one, other, board));
  return { orders, map: orders.flatMap((unit) => mapFacts(unit, read, board)) };
}

/* Which units the law looks at before it decides a move, though nothing may come of it. */

/** What decides a move. A path by land is none. */
function readsOfMove(mover: TurnUnit, read: MovementTurn): Decisions {
  const found: (readonly [TurnUnit, KindOfDecision])[] = [];
  read.law.reads(mover, MOVE, read, nothingKnown(read), (unit, kind) => {
    if (kind !== PATH || (unit.isCarried && unit.way === null)) found.push([unit, kind]);
  });
  return found;
}

/** The units that decide a move. */
function readByMove(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const mover = unitOf(read, id);
  return mover ? readsOfMove(mover, read).map(([unit]) => unit.id) : [];
}

/** The units of a cycle, and all that could decide it: directly, or through what its premises leave open. */
function readByCycle(
  core: readonly UnitAt[],
  premises: readonly Step[],
  read: MovementTurn,
): readonly UnitAt[] {
  const movers = core.flatMap((id) => unitOf(read, id) ?? []);
  const facts = premises.map(({ fact }) => fact);
  const known = knownFrom(facts, read);
  const found = new Map<string, TurnUnit>();
  const waiting = movers.flatMap((mover) => readsOfMove(mover, read));
  for (const [unit, kind] of waiting) {
    const key = `${String(kind)} ${unit.id}`;
    if (found.has(key)) continue;
    found.set(key, unit);
    if (kind !== MOVE && value(known, unit, kind) === OPEN)
      read.law.reads(unit, kind, read, known, (other, its) => {
        if (its !== PATH || other.isCarried) waiting.push([other, its]);
      });
  }
  const rivals = movers.flatMap((mover) => mover.rivals);
  return [...core, ...[...found.values(), ...rivals].map(({ id }) => id)];
}
