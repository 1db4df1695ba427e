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
import { needsPath } from './turn.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

/* Decides a turn: the law until nothing more follows, then the cycles one by one by the edition's rule. */

export type Decisions = readonly (readonly [TurnUnit, KindOfDecision])[];

/** Moves that wait for one another and for nothing else, and the open convoys that they wait for: none in a circle. */
export interface OpenCycle {
  readonly moves: readonly TurnUnit[];
  readonly convoys: readonly TurnUnit[];
  /** The settled decisions that their articles read, as numbers. */
  readonly settled: ReadonlySet<number>;
}

/** Hears how a turn is decided: what a proof is made of. */
export interface Witness {
  /** A decision is settled by its article. */
  readonly decided: (unit: TurnUnit, kind: KindOfDecision, known: Known) => void;
  /** No article decides these, the smallest cycle of what is open; its outcomes that agree with the law. */
  readonly found: (
    cycle: OpenCycle,
    worlds: readonly Known[],
    open: Decisions,
    known: Known,
  ) => void;
  /** A decision is settled by the rule for the cycle that was found last. */
  readonly ruled: (unit: TurnUnit, kind: KindOfDecision, known: Known) => void;
}

/**
 * The open decisions of a turn, those of supports and convoys first; and what is known at once: void moves fail, moves
 * by land have their paths.
 */
export function opening(turn: MovementTurn): { readonly known: Known; readonly open: Decisions } {
  const known = nothingKnown(turn);
  const help: (readonly [TurnUnit, KindOfDecision])[] = [];
  const open: (readonly [TurnUnit, KindOfDecision])[] = [];
  for (const unit of turn.units) {
    if (unit.task === 'move') {
      settle(known, unit, PATH, unit.void !== null ? NO : needsPath(unit) ? OPEN : YES);
      if (unit.void !== null) settle(known, unit, MOVE, NO);
      else if (needsPath(unit)) open.push([unit, PATH], [unit, MOVE]);
      else open.push([unit, MOVE]);
    } else if (unit.void === null && unit.task === 'support') help.push([unit, SUPPORT]);
    else if (unit.void === null && unit.task === 'convoy') help.push([unit, CONVOY]);
  }
  return { known, open: [...help, ...open] };
}

const isOpen = (known: Known, unit: TurnUnit, kind: KindOfDecision): boolean =>
  value(known, unit, kind) === OPEN;

/** Whether all supports of a unit are decided. */
const areSupportsKnown = (unit: TurnUnit, { law }: MovementTurn, known: Known): boolean =>
  law.supports(unit).every((one) => !isOpen(known, one, SUPPORT));

/**
 * Whether a decision can be told in exact numbers: for a path all its convoys are decided, for a move all supports and
 * paths around it, and whether the unit in its destination leaves.
 */
function isRipe(unit: TurnUnit, kind: KindOfDecision, turn: MovementTurn, known: Known): boolean {
  if (kind === PATH) return unit.convoys.every((fleet) => !isOpen(known, fleet, CONVOY));
  if (kind !== MOVE || value(known, unit, PATH) === NO) return true;
  const { defender } = unit;
  if (defender && unit.isLeft && isOpen(known, defender, MOVE)) return false;
  if (defender && !unit.isLeft && !areSupportsKnown(defender, turn, known)) return false;
  return unit.rivals.every(
    (rival) => !isOpen(known, rival, PATH) && areSupportsKnown(rival, turn, known),
  );
}

/** A move that a unit of its own power may still block (IX.3) is decided last, so that this is what is told of it. */
const waitsForOwn = ({ defender, isLeft, power }: TurnUnit, known: Known): boolean =>
  defender?.power === power && isLeft && isOpen(known, defender, MOVE);

type Hear = Witness['decided'];

/**
 * Applies the law until nothing more follows; returns what is still open. What is settled never changes, so the order
 * does not matter to the outcome, but it does to the proof: bounds alone decide only when nothing else is left.
 */
export function propagate(
  all: Decisions,
  turn: MovementTurn,
  known: Known,
  hear?: Hear,
): Decisions {
  const put = (unit: TurnUnit, kind: KindOfDecision, said: Value): void => {
    settle(known, unit, kind, said);
    hear?.(unit, kind, known);
  };
  const settleRipe = (open: Decisions): Decisions =>
    open.filter(([unit, kind]) => {
      if (!isRipe(unit, kind, turn, known)) return true;
      const said = decide(unit, kind, turn, known);
      if (said !== OPEN) put(unit, kind, said);
      return said === OPEN;
    });
  /** All that follows for these from the same state. */
  const settleByBounds = (open: Decisions): Decisions => {
    const said = open.map(([unit, kind]) => decide(unit, kind, turn, known));
    for (const [place, [unit, kind]] of open.entries()) {
      const one = said[place] ?? OPEN;
      if (one !== OPEN) put(unit, kind, one);
    }
    return open.filter((_, place) => said[place] === OPEN);
  };
  const bounded: readonly ((unit: TurnUnit, kind: KindOfDecision) => boolean)[] = [
    (_, kind) => kind === PATH,
    (unit, kind) => kind === MOVE && !waitsForOwn(unit, known),
    (_, kind) => kind === MOVE,
  ];
  for (let open = all; ;) {
    const left = settleRipe(open);
    if (left.length < open.length) {
      open = left;
      continue;
    }
    const some = bounded.map((which) => open.filter(([unit, kind]) => which(unit, kind)));
    const settled = some.find((ones) => settleByBounds(ones).length < ones.length);
    if (!settled) return open;
    open = open.filter(([unit, kind]) => isOpen(known, unit, kind));
  }
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
  const read = [...cycle].flatMap((mover) => waits.get(mover) ?? []);
  const convoys = new Set(read.flatMap((one) => [...one.convoys]));
  return {
    moves: turn.units.filter((unit) => cycle.has(unit)),
    convoys: turn.units.filter((unit) => convoys.has(unit)),
    settled: new Set(read.flatMap((one) => [...one.settled])),
  };
}

/** Its moves: those of a paradox in the order of the board, those of a circle each before the unit that it waits for. */
export function listed({ moves, convoys }: OpenCycle): readonly TurnUnit[] {
  if (convoys.length > 0) return moves;
  const round = new Set<TurnUnit>();
  for (const start of moves)
    for (
      let mover: TurnUnit | null = start;
      mover && moves.includes(mover) && !round.has(mover);
      mover = mover.defender
    )
      round.add(mover);
  return [...round];
}

/** What the article of a move reads: the open moves and convoys that can still make a difference, and what is settled. */
function waitsFor(
  mover: TurnUnit,
  turn: MovementTurn,
  known: Known,
): {
  readonly moves: ReadonlySet<TurnUnit>;
  readonly convoys: ReadonlySet<TurnUnit>;
  readonly settled: ReadonlySet<number>;
} {
  const moves = new Set<TurnUnit>();
  const convoys = new Set<TurnUnit>();
  const settled = new Set<number>();
  const seen = new Set<number>();
  const see = (unit: TurnUnit, kind: KindOfDecision, matters: boolean): void => {
    const one = decision(unit, kind);
    if (!isOpen(known, unit, kind)) {
      settled.add(one);
      return;
    }
    if (!matters || seen.has(one)) return;
    seen.add(one);
    if (kind === MOVE) moves.add(unit);
    else {
      if (kind === CONVOY) convoys.add(unit);
      turn.law.reads(unit, kind, turn, known, see);
    }
  };
  turn.law.reads(mover, MOVE, turn, known, see);
  return { moves, convoys, settled };
}

/** The outcomes of a cycle that agree with the law. A branch ends as soon as it contradicts itself. */
function worldsOf(
  { moves }: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): readonly Known[] {
  const others = open.filter(([, kind]) => kind !== MOVE);
  const assume = (world: Known, depth: number): readonly Known[] => {
    const mover = moves[depth];
    if (!mover) return [world];
    return ([YES, NO] as const).flatMap((assumed) => {
      const next = world.slice();
      settle(next, mover, MOVE, assumed);
      propagate(others, turn, next);
      const agrees = moves.slice(0, depth + 1).every((one) => {
        const said = decide(one, MOVE, turn, next);
        return said === OPEN || said === value(next, one, MOVE);
      });
      return agrees ? assume(next, depth + 1) : [];
    });
  };
  return assume(known, 0);
}

/** Whether the convoys of a paradox fail, or its moves stop (4.A.2). */
function doConvoysFail(
  { convoys }: OpenCycle,
  { choices: { paradox } }: MovementTurn,
  worlds: readonly Known[],
): boolean {
  if (paradox !== 'convoys-fail-or-all-hold') return paradox === 'convoys-fail';
  return worlds.some((world) => convoys.every((fleet) => value(world, fleet, CONVOY) === NO));
}

/** Settles a cycle: a circle moves (1971 XIV.5), a paradox by the edition's rule (DATC 3.0 4.A.2). */
function settleCycle(
  cycle: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
  witness?: Witness,
): void {
  const { moves, convoys } = cycle;
  const put = (units: readonly TurnUnit[], kind: KindOfDecision, as: Value): void => {
    for (const unit of units) {
      if (!isOpen(known, unit, kind)) continue;
      settle(known, unit, kind, as);
      witness?.ruled(unit, kind, known);
    }
  };
  const worlds = worldsOf(cycle, open, turn, known);
  witness?.found(cycle, worlds, open, known);
  if (convoys.length === 0) put(moves, MOVE, turn.law.circle());
  else if (doConvoysFail(cycle, turn, worlds)) put(convoys, CONVOY, NO);
  else put([...moves, ...convoys.flatMap(({ target }) => target ?? [])], MOVE, NO);
}

/** Settles one cycle after another, and what follows from each. */
export function settleCycles(
  all: Decisions,
  turn: MovementTurn,
  known: Known,
  witness?: Witness,
): void {
  for (let open = all; open.length > 0;) {
    settleCycle(findCycle(open, turn, known), open, turn, known, witness);
    const left = open.filter(([unit, kind]) => isOpen(known, unit, kind));
    open = propagate(left, turn, known, witness?.decided);
  }
}

/** Decides everything. */
export function resolve(turn: MovementTurn, witness?: Witness): Known {
  const { known, open } = opening(turn);
  settleCycles(propagate(open, turn, known, witness?.decided), turn, known, witness);
  return known;
}
