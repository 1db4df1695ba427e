import type { SpaceId } from '../../src/board/board.ts';
import { readTurn } from '../../src/check/model/read-turn.ts';
import {
  effectiveCarrier,
  headToHead,
  metBy,
  type LegalMove,
  type TurnModel,
} from '../../src/check/model/turn-model.ts';
import { rulesIn } from '../../src/check/worlds/world.ts';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { split } from '../../src/trace/decision.ts';
import type { GivenTurn } from '../support/short.ts';

/** Asks whether a move succeeds in the current world. */
type Asking = (mover: SpaceId) => boolean;

/** A world: one answer for every move. Everything else follows by the checker's rules. */
export interface OracleWorld {
  readonly afloat: (fleet: SpaceId) => boolean;
  readonly arrives: (mover: SpaceId) => boolean;
  readonly supports: (supporter: SpaceId) => boolean;
  /** Whether, according to the rules, the move should succeed in this world. */
  readonly should: (mover: SpaceId) => boolean;
  /** Whether the move keeps others out of its destination. */
  readonly pushes: (mover: SpaceId) => boolean;
}

/** The world that the oracle finds. */
export interface Verdict {
  readonly model: TurnModel;
  readonly world: OracleWorld;
  readonly succeeded: ReadonlySet<SpaceId>;
  readonly stopped: ReadonlySet<SpaceId>;
  /** Convoys stopped by a paradox. */
  readonly sunk: ReadonlySet<SpaceId>;
  readonly rotations: number;
  readonly paradoxes: number;
}

/** `sunk`: fleets whose convoy a paradox has stopped. `stopped`: moves that it has stopped. */
function worldOf(
  model: TurnModel,
  asked: Asking,
  sunk: ReadonlySet<SpaceId>,
  stopped: ReadonlySet<SpaceId>,
): OracleWorld {
  const fails = (mover: SpaceId): boolean => model.voids.has(mover) || stopped.has(mover);
  const succeeds = (mover: SpaceId): boolean => !fails(mover) && asked(mover);
  const rules = rulesIn(model, {
    known: (decision) => {
      const [kind, unit] = split(decision);
      if (kind === 'convoy') return sunk.has(unit) ? false : null;
      if (kind === 'move') return fails(unit) ? false : null;
      return kind === 'path' && model.voids.has(unit) ? false : null;
    },
    assumed: (decision) => asked(split(decision)[1]),
  });
  const arrives = (mover: SpaceId): boolean => !model.voids.has(mover) && rules.path(mover);
  const isBeaten = (move: LegalMove): boolean =>
    metBy(model, move).some(({ at }) => succeeds(at)) &&
    (headToHead(model, move) !== null ||
      (model.choices.dislodgedEffect === 'none' && !succeeds(move.at)));
  return {
    afloat: (fleet) => !sunk.has(fleet) && rules.convoy(fleet),
    arrives,
    supports: rules.support,
    should: (mover) => !fails(mover) && rules.move(mover),
    pushes: (mover) => {
      const move = model.moves.get(mover);
      return move !== undefined && arrives(mover) && !isBeaten(move);
    },
  };
}

type Answers = ReadonlyMap<SpaceId, boolean>;

/** One path to a value: the answers given on the way. */
interface Leaf {
  readonly answers: Answers;
  readonly value: boolean;
}

/** All distinguishable worlds of a question: asks it repeatedly, with different answers each time. */
function leavesOf(question: (asking: Asking) => boolean, fixed: Answers): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const waiting: Answers[] = [new Map()];
  for (let answers = waiting.pop(); answers; answers = waiting.pop()) {
    const given = new Map(answers);
    const value = question((mover) => {
      const known = fixed.get(mover) ?? given.get(mover);
      if (known !== undefined) return known;
      waiting.push(new Map(given).set(mover, false));
      given.set(mover, true);
      return true;
    });
    leaves.push({ answers: given, value });
  }
  return leaves;
}

/** The moves that the value depends on. */
function turnsOn(leaves: readonly Leaf[]): ReadonlySet<SpaceId> {
  const asked = new Set(leaves.flatMap(({ answers }) => [...answers.keys()]));
  const agree = (one: Leaf, other: Leaf, but: SpaceId): boolean =>
    [...one.answers].every(
      ([mover, answer]) => mover === but || (other.answers.get(mover) ?? answer) === answer,
    );
  const matters = (mover: SpaceId): boolean =>
    leaves.some(
      (one) =>
        one.answers.get(mover) === true &&
        leaves.some(
          (other) =>
            other.answers.get(mover) === false &&
            one.value !== other.value &&
            agree(one, other, mover),
        ),
    );
  return new Set([...asked].filter(matters));
}

/** The smallest set of movers that depends on nothing outside it. */
function smallestClosedSet(graph: ReadonlyMap<SpaceId, ReadonlySet<SpaceId>>): readonly SpaceId[] {
  const closures = [...graph.keys()].map((start) => {
    const reached = new Set([start]);
    for (const mover of reached) for (const next of graph.get(mover) ?? []) reached.add(next);
    return [...reached];
  });
  return closures.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}

/**
 * Adjudicates a turn by trying all worlds: a method unlike the adjudicator's (src/law/README.md).
 */
export function divine(turn: GivenTurn, choices: Choices): Verdict {
  const model = readTurn(turn.position, turn.orders, { ...EDITIONS.DATC, choices });
  const fixed = new Map<SpaceId, boolean>();
  const sunk = new Set<SpaceId>();
  const stopped = new Set<SpaceId>();
  let rotations = 0;
  let paradoxes = 0;
  const at = (
    asking: Asking,
    drowned: ReadonlySet<SpaceId> = sunk,
    floating?: SpaceId,
  ): OracleWorld =>
    worldOf(
      model,
      asking,
      floating ? new Set([...drowned].filter((fleet) => fleet !== floating)) : drowned,
      stopped,
    );
  const open = new Set(model.moves.keys());
  const carriers = [...model.actions.keys()].flatMap((at) => effectiveCarrier(model, at) ?? []);

  while (open.size > 0) {
    const graph = new Map<SpaceId, ReadonlySet<SpaceId>>();
    let settled = false;
    for (const mover of open) {
      const leaves = leavesOf((asking) => at(asking).should(mover), fixed);
      const turning = turnsOn(leaves);
      if (turning.size === 0) {
        fixed.set(mover, leaves[0]?.value ?? false);
        open.delete(mover);
        settled = true;
      } else graph.set(mover, turning);
    }
    if (settled) continue;
    const cycle = smallestClosedSet(graph);
    const convoys = carriers.filter(({ at: fleet }) => {
      if (sunk.has(fleet)) return false;
      const floats = leavesOf((asking) => at(asking).afloat(fleet), fixed);
      if (turnsOn(floats).size === 0) return false;
      return cycle.some((mover) => {
        const changed = leavesOf((asking) => {
          const dry = at(asking).should(mover);
          return dry !== at(asking, new Set([...sunk, fleet])).should(mover);
        }, fixed);
        return changed.some(({ value }) => value);
      });
    });
    if (convoys.length === 0) {
      rotations += 1;
      for (const mover of cycle) fixed.set(mover, true);
      for (const mover of cycle) open.delete(mover);
      continue;
    }
    paradoxes += 1;
    const sinks = (): boolean => {
      const outcomes = outcomesOf(cycle, (asking) => at(asking), fixed);
      return outcomes.some((world) => !convoys.some(({ at: fleet }) => world.afloat(fleet)));
    };
    if (
      choices.paradox === 'convoys-fail' ||
      (choices.paradox === 'convoys-fail-or-all-hold' && sinks())
    ) {
      for (const { at: fleet } of convoys) sunk.add(fleet);
      continue;
    }
    const carried = convoys.map(({ army }) => army);
    for (const mover of new Set([...cycle, ...carried])) {
      if (!open.delete(mover)) continue;
      stopped.add(mover);
      fixed.set(mover, false);
    }
  }
  const succeeded = new Set([...fixed].filter(([, value]) => value).map(([mover]) => mover));
  return {
    model,
    world: at((mover) => succeeded.has(mover)),
    succeeded,
    stopped,
    sunk,
    rotations,
    paradoxes,
  };
}

/** The worlds in which every move of a cycle has the outcome that the rules give it; open moves outside it fail. */
function outcomesOf(
  cycle: readonly SpaceId[],
  at: (asking: Asking) => OracleWorld,
  fixed: Answers,
): readonly OracleWorld[] {
  const worlds: OracleWorld[] = [];
  for (let bits = 0; bits < 1 << cycle.length; bits += 1) {
    const moving = new Set(cycle.filter((_, bit) => ((bits >> bit) & 1) === 1));
    const world = at((mover) => fixed.get(mover) ?? moving.has(mover));
    if (cycle.every((mover) => world.should(mover) === moving.has(mover))) worlds.push(world);
  }
  return worlds;
}
