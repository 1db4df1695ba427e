import type { Position } from '../board/board.ts';
import { spaceAt, spaceIndex, stationOf } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Location } from '../board/board.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { createActor } from './actor.ts';
import type { Actor, Verdict } from './actor.ts';

/** One turn while it is ruled. */
export interface Field {
  readonly board: CompiledBoard;
  readonly edition: Edition;
  /** In the order of the board's spaces. */
  readonly actors: readonly Actor[];
  /** By space: the unit there before the moves. */
  readonly occupants: readonly (Actor | null)[];
  /** By space: the first of the movers to it. */
  readonly contests: (Actor | null)[];
  /** What became of orders for units that are not there. */
  strays: readonly Verdict[];
  /** The trace so far; null: none is wanted. */
  readonly steps: Step[] | null;
  /** Units to look at: those whose decisions may have come into reach, those not looked at yet. */
  readonly woken: Actor[];
  readonly waiting: Actor[];
  /** How many searches there were: each marks by its number whom it has seen. */
  searches: number;
}

/** Throws if there are two units in one space, or one on no space of the board. */
export function createField(
  { units }: Position,
  board: CompiledBoard,
  edition: Edition,
  trace: boolean,
): Field {
  const occupants = new Array<Actor | null>(board.spaces.length).fill(null);
  for (const unit of units) {
    const space = spaceIndex(board, unit.at);
    const at = spaceAt(board, space);
    if (occupants[space]) throw new Error(`two units in ${at}`);
    occupants[space] = createActor(unit, at, space, stationOf(board, unit.kind, unit.at));
  }
  const actors: Actor[] = [];
  for (const actor of occupants) if (actor) actors.push(actor);
  return {
    board,
    edition,
    actors,
    occupants,
    contests: new Array<Actor | null>(board.spaces.length).fill(null),
    strays: [],
    steps: trace ? [] : null,
    woken: [],
    waiting: [],
    searches: 0,
  };
}

/** The unit in the space of a location; null if there is none, or no such space. */
export function unitAt({ board, occupants }: Field, location: Location): Actor | null {
  return occupants[spaceIndex(board, location)] ?? null;
}
