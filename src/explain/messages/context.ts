import { factsOf } from '../../trace/facts-of.ts';
import type { Turn } from '../../trace/turn.ts';
import { boardIn, canReach, spaceOf } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import { settledBy } from '../../trace/decision.ts';
import type { FactType, UnitAt } from '../../trace/fact.ts';
import type { Step } from '../../trace/step.ts';

/** What a sentence may look up: what is known before the step, and nothing that is decided after it. */
export interface Context {
  readonly board: Board;
  readonly edition: Edition;
  readonly units: ReadonlyMap<SpaceId, Unit>;
  /** The orders that count: legal and with one meaning. */
  readonly orders: ReadonlyMap<UnitAt, Order>;
  /** The units whose orders are void. */
  readonly idle: ReadonlySet<UnitAt>;
  /** All orders as they were given. */
  readonly written: readonly Order[];
  readonly step: Step;
  /** The steps it rests on. */
  readonly because: readonly Step[];
  /** All steps before it. */
  readonly before: readonly Step[];
  /** The whole proof: what a near miss claims may be settled later. */
  readonly all: readonly Step[];
  /** The units whose supports are given in the end. */
  readonly given: ReadonlySet<UnitAt>;
}

type Known = Pick<Context, 'board' | 'units' | 'orders' | 'idle' | 'given'>;

/** What is the same for every step of a turn, cached as long as the turn exists. */
const known = new WeakMap<Turn, Known>();

function knownOf(turn: Turn): Known {
  const found = known.get(turn);
  if (found) return found;
  const units = new Map(turn.position.units.map((unit) => [unitAt(unit), unit]));
  const orders = new Map<UnitAt, Order>();
  const idle = new Set<UnitAt>();
  const given = new Set<UnitAt>();
  for (const { unit, order, outcome } of turn.ruling.orders) {
    if (order !== null && outcome !== 'illegal' && outcome !== 'ambiguous') orders.set(unit, order);
    if (outcome === 'void') idle.add(unit);
    if (outcome === 'given') given.add(unit);
  }
  const all: Known = { board: boardIn(turn.position), units, orders, idle, given };
  known.set(turn, all);
  return all;
}

/** What the sentence of one step may look up. */
export function contextOf(step: Step, turn: Turn): Context {
  const { edition, orders: written, ruling } = turn;
  return {
    ...knownOf(turn),
    edition,
    written,
    step,
    because: step.because.flatMap((id) => ruling.steps[id] ?? []),
    before: ruling.steps.slice(0, step.id),
    all: ruling.steps,
  };
}

/** The location that a unit is ordered to; null if it has no order to move that counts. */
export function destination(at: UnitAt, { orders }: Context): Location | null {
  const order = orders.get(at);
  if (order?.type === 'move' || order?.type === 'land') return order.to;
  // The army that a fleet ferries has its order where it began.
  const ferry = isBerth(at) ? orders.get(spaceOf(at)) : undefined;
  return ferry?.type === 'convoy' ? ferry.to : null;
}

/** The space that a support is aimed at; null if the unit does not support. */
export function aim(at: UnitAt, { orders }: Context): SpaceId | null {
  const order = orders.get(at);
  if (order?.type === 'support-move') return spaceOf(order.to);
  return order?.type === 'support-hold' ? spaceOf(order.target.at) : null;
}

/** Whether a move goes by convoy: it must, or a step says that it does. */
export function convoyed(at: UnitAt, { board, units, orders, before }: Context): boolean {
  const unit = units.get(at);
  const order = orders.get(at);
  if (isBerth(at)) return true;
  if (unit?.kind !== 'A' || order?.type !== 'move') return false;
  const route = factsOf(before, 'route').find((fact) => fact.unit === at);
  return route ? route.by === 'convoy' : !canReach(unit, spaceOf(order.to), board);
}

/** Whether two moves meet head to head: each to where the other comes from, and neither by convoy. */
export function headToHead(one: UnitAt, other: UnitAt, t: Context): boolean {
  const [to, back] = [destination(one, t), destination(other, t)];
  if (to === null || back === null || convoyed(one, t) || convoyed(other, t)) return false;
  return spaceOf(to) === other && spaceOf(back) === one;
}

/** Whether all its premises are exact numbers that are settled, so that they may be stated as they are. */
export function exact({ because }: Context): boolean {
  return because.every(({ fact }) => !('bound' in fact) || fact.bound === 'exactly');
}

const FAILURES: readonly FactType[] = ['move-bounces', 'move-blocked', 'move-stopped', 'no-path'];

/** Whether a step so far settles that a move fails. */
export const hasFailed = (unit: UnitAt, { before }: Pick<Context, 'before'>): boolean =>
  before.some(({ fact }) => FAILURES.includes(fact.type) && 'unit' in fact && fact.unit === unit);

/** Whether a step so far settles that an army gets across: it has its convoy, or may land from its fleet. */
export const isAcross = (unit: UnitAt, { before }: Context): boolean =>
  before.some(({ fact }) =>
    settledBy(fact).some(([decision, yes]) => yes && decision === `path ${unit}`),
  );

/** The units that a move keeps out of the space it goes to. */
export const keptOut = (unit: UnitAt, { all }: Context): readonly UnitAt[] =>
  factsOf(all, 'move-bounces').flatMap((fact) =>
    fact.by.role === 'prevent' && fact.by.unit === unit ? [fact.unit] : [],
  );
