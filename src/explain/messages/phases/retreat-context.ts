import { boardIn, spaceOf } from '../../../board/board.ts';
import type { Board, SpaceId, Unit } from '../../../board/board.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { RetreatTurn } from '../../../trace/phase-turn.ts';
import type { RetreatFact } from '../../../trace/retreat-fact.ts';
import type { Step } from '../../../trace/step.ts';
import { who, type Who } from '../who.ts';

/** What a sentence about retreats may look up. */
export interface RetreatContext {
  readonly board: Board;
  /** The dislodged units, by where they were dislodged. */
  readonly dislodged: ReadonlyMap<UnitAt, Unit>;
  /** The other units on the board. */
  readonly units: ReadonlyMap<SpaceId, Unit>;
  readonly turn: RetreatTurn;
  readonly step: Step<RetreatFact>;
}

const bySpace = (units: readonly Unit[]): ReadonlyMap<SpaceId, Unit> =>
  new Map(units.map((unit) => [spaceOf(unit.at), unit]));

export const retreatContext = (step: Step<RetreatFact>, turn: RetreatTurn): RetreatContext => ({
  board: boardIn(turn.position),
  dislodged: bySpace(turn.position.dislodged.map(({ unit }) => unit)),
  units: bySpace(turn.position.units),
  turn,
  step,
});

/** A dislodged unit. */
export const dislodgedUnit = (unit: UnitAt, { dislodged, board }: RetreatContext): Who =>
  who(unit, dislodged, board);
