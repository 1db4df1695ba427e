import { boardIn, spaceOf, type Board, type Piece } from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import type { AdjustmentIllegalReason } from '../../../trace/adjustment-fact.ts';
import type { RuledAdjustment } from '../../../trace/adjustment-ruling.ts';
import type { UnitAt } from '../../../trace/fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../../trace/phase-turn.ts';
import type { DisbandReason, RetreatIllegalReason } from '../../../trace/retreat-fact.ts';
import type { RuledRetreat } from '../../../trace/retreat-ruling.ts';

/** The short explanation of the outcome of an order in a retreat phase. Units are in notation. */
export type RetreatDetailMessage =
  | { readonly say: 'illegal'; readonly reason: RetreatIllegalReason }
  | { readonly say: 'orders-differ' }
  | { readonly say: 'collides'; readonly units: readonly string[] }
  | { readonly say: 'disbanded'; readonly reason: DisbandReason }
  | { readonly say: 'nothing' };

const piece = ({ kind, at }: Piece, board: Board): string => `${kind} ${formatLocation(at, board)}`;

/** What explains the outcome of an order in a retreat phase, or of a dislodged unit without one. */
export function retreatDetailMessage(
  { unit, step }: RuledRetreat,
  { position, ruling }: RetreatTurn,
): RetreatDetailMessage {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  const named = (units: readonly UnitAt[]): readonly string[] =>
    position.dislodged
      .filter((one) => units.includes(spaceOf(one.unit.at)))
      .map((one) => piece(one.unit, boardIn(position)));
  switch (fact?.type) {
    case 'retreat-illegal':
      return { say: 'illegal', reason: fact.reason };
    case 'retreat-ambiguous':
      return { say: 'orders-differ' };
    case 'retreats-collide':
      return { say: 'collides', units: named(fact.units.filter((other) => other !== unit)) };
    case 'disbands':
      return { say: 'disbanded', reason: fact.reason };
    case 'retreat-repaired':
    case 'retreat-succeeds':
    case 'turns-right':
    case 'army-lost':
    case undefined:
      return { say: 'nothing' };
  }
}

/** Why an order of an adjustment phase is illegal; null if it is not. */
export function adjustmentIllegalReason(
  { step }: RuledAdjustment,
  { ruling }: AdjustmentTurn,
): AdjustmentIllegalReason | null {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  return fact?.type === 'adjustment-illegal' ? fact.reason : null;
}
