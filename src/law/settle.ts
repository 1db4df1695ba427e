import {
  CONVOY,
  decision,
  MOVE,
  NO,
  nothingKnown,
  OPEN,
  PATH,
  settle,
  SUPPORT,
  value,
  YES,
} from './known.ts';
import type { KindOfDecision, Known, Value } from './known.ts';
import { decide } from './law.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

/* Decides a turn: the law until nothing more follows, then the cycles one by one by the edition's rule. */

type Decisions = readonly (readonly [TurnUnit, KindOfDecision])[];

/** The open decisions of a turn, and what is known at once: void moves fail, moves by land have their paths. */
function opening(turn: MovementTurn): { readonly known: Known; readonly open: Decisions } {
  const known = nothingKnown(turn);
  const open: (readonly [TurnUnit, KindOfDecision])[] = [];
  for (const unit of turn.units) {
    if (unit.task === 'move') {
      settle(known, unit, PATH, unit.void !== null ? NO : unit.isCarried ? OPEN : YES);
      if (unit.void !== null) settle(known, unit, MOVE, NO);
      else if (unit.isCarried) open.push([unit, PATH], [unit, MOVE]);
      else open.push([unit, MOVE]);
    } else if (unit.void === null && unit.task === 'support') open.push([unit, SUPPORT]);
    else if (unit.void === null && unit.task === 'convoy') open.push([unit, CONVOY]);
  }
  return { known, open };
}

/** Applies the law until nothing more follows; returns what is still open. What is settled never changes. */
function propagate(open: Decisions, turn: MovementTurn, known: Known): Decisions {
  for (let rest = open; ;) {
    const left = rest.filter(([unit, kind]) => {
      const said = decide(unit, kind, turn, known);
      settle(known, unit, kind, said);
      return said === OPEN;
    });
    if (left.length === rest.length || left.length === 0) return left;
    rest = left;
  }
}

/** Moves that wait for one another and for nothing else, and the open convoys that they wait for: none in a circle. */
export interface OpenCycle {
  readonly moves: readonly TurnUnit[];
  readonly convoys: readonly TurnUnit[];
}

/** A smallest cycle among the open decisions. */
function findCycle(open: Decisions, turn: MovementTurn, known: Known): OpenCycle {
  const moves = open.flatMap(([unit, kind]) => (kind === MOVE ? [unit] : []));
  const waits = new Map(moves.map((mover) => [mover, waitsFor(mover, turn, known)]));
  const closures = moves.map((start) => {
    const reached = new Set([start]);
    for (const mover of reached)
      for (const next of waits.get(mover)?.moves ?? []) reached.add(next);
    return reached;
  });
  const least = Math.min(...closures.map(({ size }) => size));
  const cycle = closures.find(({ size }) => size === least) ?? new Set<TurnUnit>();
  const convoys = new Set([...cycle].flatMap((mover) => [...(waits.get(mover)?.convoys ?? [])]));
  return {
    moves: turn.units.filter((unit) => cycle.has(unit)),
    convoys: turn.units.filter((unit) => convoys.has(unit)),
  };
}

/** The open moves and convoys that can still make a difference to a move. */
function waitsFor(
  mover: TurnUnit,
  turn: MovementTurn,
  known: Known,
): { readonly moves: ReadonlySet<TurnUnit>; readonly convoys: ReadonlySet<TurnUnit> } {
  const moves = new Set<TurnUnit>();
  const convoys = new Set<TurnUnit>();
  const seen = new Set<number>();
  const see = (unit: TurnUnit, kind: KindOfDecision, matters: boolean): void => {
    const one = decision(unit, kind);
    if (!matters || seen.has(one) || value(known, unit, kind) !== OPEN) return;
    seen.add(one);
    if (kind === MOVE) moves.add(unit);
    else {
      if (kind === CONVOY) convoys.add(unit);
      turn.law.reads(unit, kind, turn, known, see);
    }
  };
  turn.law.reads(mover, MOVE, turn, known, see);
  return { moves, convoys };
}

/** The outcomes of a cycle that agree with the law. */
function worldsOf(
  { moves }: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): readonly Known[] {
  const others = open.filter(([, kind]) => kind !== MOVE);
  return Array.from({ length: 2 ** moves.length }, (_, outcome) => {
    const world = known.slice();
    for (const [bit, mover] of moves.entries())
      settle(world, mover, MOVE, Math.floor(outcome / 2 ** bit) % 2 === 1 ? YES : NO);
    propagate(others, turn, world);
    return world;
  }).filter((world) =>
    moves.every((mover) => decide(mover, MOVE, turn, world) === value(world, mover, MOVE)),
  );
}

/** Whether the convoys of a paradox fail, or its moves stop (4.A.2). */
function doConvoysFail(
  cycle: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): boolean {
  const { paradox } = turn.choices;
  if (paradox !== 'convoys-fail-or-all-hold') return paradox === 'convoys-fail';
  return worldsOf(cycle, open, turn, known).some((world) =>
    cycle.convoys.every((fleet) => value(world, fleet, CONVOY) === NO),
  );
}

/** Settles a cycle: a circle moves (1971 XIV.5), a paradox by the edition's rule (DATC 3.0 4.A.2). */
function settleCycle(cycle: OpenCycle, open: Decisions, turn: MovementTurn, known: Known): void {
  const { moves, convoys } = cycle;
  const put = (units: readonly TurnUnit[], kind: KindOfDecision, as: Value): void => {
    for (const unit of units) if (value(known, unit, kind) === OPEN) settle(known, unit, kind, as);
  };
  if (convoys.length === 0) put(moves, MOVE, turn.law.circle());
  else if (doConvoysFail(cycle, open, turn, known)) put(convoys, CONVOY, NO);
  else put([...moves, ...convoys.flatMap(({ target }) => target ?? [])], MOVE, NO);
}

/** Decides everything. */
export function resolve(turn: MovementTurn): Known {
  const { known, open: all } = opening(turn);
  for (
    let open = propagate(all, turn, known);
    open.length > 0;
    open = propagate(open, turn, known)
  ) {
    settleCycle(findCycle(open, turn, known), open, turn, known);
    open = open.filter(([unit, kind]) => value(known, unit, kind) === OPEN);
  }
  return known;
}
