import { spaceOf, type Piece, type SpaceId, type Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../trace/adjustment-fact.ts';
import type { AdjustmentTurn } from '../trace/phase-turn.ts';
import type { Step } from '../trace/step.ts';
import { kindName, spaceName } from './names.ts';
import { counted } from './words.ts';

/** What a sentence about adjustments may look up. */
export interface AdjustmentTelling {
  readonly units: ReadonlyMap<SpaceId, Unit>;
  readonly turn: AdjustmentTurn;
  readonly step: Step<AdjustmentFact>;
}

export const adjustmentTelling = (
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
): AdjustmentTelling => ({
  units: new Map(turn.position.units.map((unit) => [spaceOf(unit.at), unit])),
  turn,
  step,
});

/** `the army in Galicia`. */
export const unitThere = ({ kind, at }: Piece): string =>
  `the ${kindName(kind)} in ${spaceName(spaceOf(at))}`;

/** `an army`. */
export const aUnit = ({ kind }: Pick<Piece, 'kind'>): string =>
  kind === 'A' ? 'an army' : 'a fleet';

/** How many centres and units a power has, if a step before this one says so. */
export const countOf = (
  power: Power,
  { turn, step }: AdjustmentTelling,
): AdjustmentFactOf<'adjustment'> | undefined =>
  turn.ruling.steps
    .slice(0, step.id)
    .map(({ fact }) => fact)
    .find((fact) => fact.type === 'adjustment' && fact.power === power) as
    AdjustmentFactOf<'adjustment'> | undefined;

/** `five centres and four units`. */
export const holdings = ({ centres, units }: AdjustmentFactOf<'adjustment'>): string =>
  `${counted(centres, 'centre')} and ${counted(units, 'unit')}`;
