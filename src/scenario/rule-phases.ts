import { adjudicate, type Options } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { boardIn, onBoardOf, type Position } from '../board/board.ts';
import { ownersAtStart } from '../board/centres.ts';
import type { Edition } from '../rules/edition.ts';
import type { AdjustmentPosition } from '../trace/adjustment-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatPosition } from '../trace/retreat-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { Phases } from './scenario.ts';

/** The phases of a scenario, each ruled from the one before; null: it has no such phase. */
export interface RuledPhases {
  readonly movement: Turn | null;
  readonly retreats: RetreatTurn | null;
  readonly adjustments: AdjustmentTurn | null;
}

/** What each phase is ruled with. */
export interface PhaseRulers {
  readonly movement: typeof adjudicate;
  readonly retreats: typeof adjudicateRetreats;
  readonly adjustments: typeof adjudicateAdjustments;
}

export const RULERS: PhaseRulers = {
  movement: adjudicate,
  retreats: adjudicateRetreats,
  adjustments: adjudicateAdjustments,
};

/** Rules every phase of a scenario, each from the ruling of the one before it. */
export function rulePhases(
  phases: Phases,
  edition: Edition,
  options: Options = {},
  rulers: PhaseRulers = RULERS,
): RuledPhases {
  const movement = phases.orders.length > 0 ? ruleMovement(phases, edition, options, rulers) : null;
  const retreats = ruleRetreats(phases, movement, edition, options, rulers);
  const { units } = (retreats ?? movement)?.ruling.after ?? phases.position;
  const adjustments = ruleAdjustments(phases, units, edition, options, rulers);
  return { movement, retreats, adjustments };
}

function ruleMovement(
  { position, orders }: Phases,
  edition: Edition,
  options: Options,
  { movement }: PhaseRulers,
): Turn {
  return { position, orders, edition, ruling: movement(position, orders, edition, options) };
}

function ruleRetreats(
  phases: Phases,
  movement: Turn | null,
  edition: Edition,
  options: Options,
  rulers: PhaseRulers,
): RetreatTurn | null {
  if (!phases.retreats) return null;
  const { given, orders } = phases.retreats;
  const position: RetreatPosition = movement
    ? retreatPosition(phases.position, movement.ruling)
    : { ...phases.position, dislodged: given ?? [] };
  return { position, orders, edition, ruling: rulers.retreats(position, orders, edition, options) };
}

function ruleAdjustments(
  { adjustments, position: before }: Phases,
  units: Position['units'],
  edition: Edition,
  options: Options,
  rulers: PhaseRulers,
): AdjustmentTurn | null {
  if (!adjustments) return null;
  const { captured, orders } = adjustments;
  const owners = before.owners ?? ownersAtStart(boardIn(before));
  const position: AdjustmentPosition = { units, owners, captured, ...onBoardOf(before) };
  const ruling = rulers.adjustments(position, orders, edition, options);
  return { position, orders, edition, ruling };
}
