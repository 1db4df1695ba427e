import { spaceOf } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { AdjustmentOrder, PlannedPiece } from '../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { AdjustmentFact } from '../trace/adjustment-fact.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatFact } from '../trace/retreat-fact.ts';
import type { Step } from '../trace/step.ts';
import { orderShort, spaceName } from './names.ts';
import { repairShort } from './repaired.ts';
import { counted, listed } from './words.ts';

const piece = ({ kind, at }: PlannedPiece): string =>
  kind === null ? formatLocation(at) : `${kind} ${formatLocation(at)}`;

/** An order of a retreat phase in notation, with the dash of a chip: `F Tri–Alb`, `F Tri D`. */
export function retreatShort(order: RetreatPhaseOrder): string {
  if (order.type === 'retreat') return `${piece(order.unit)}–${formatLocation(order.to)}`;
  return order.type === 'disband' ? `${piece(order.unit)} D` : orderShort(order);
}

/** An order of an adjustment phase in notation: `Build A Mun`, `Remove F Nth`, `Waive`. */
export function adjustmentShort(order: AdjustmentOrder): string {
  switch (order.type) {
    case 'build':
      return `Build ${piece(order.unit)}`;
    case 'remove':
      return `Remove ${piece(order.unit)}`;
    case 'waive':
      return 'Waive';
  }
}

/** A fact of a retreat phase in short, as a premise is shown. */
export function retreatChip({ fact }: Step<RetreatFact>, { position }: RetreatTurn): string {
  const unit = (at: UnitAt): string =>
    piece(
      position.dislodged.find((one) => spaceOf(one.unit.at) === at)?.unit ?? { kind: null, at },
    );
  switch (fact.type) {
    case 'retreat-repaired':
      return repairShort(fact.repair);
    case 'retreat-illegal':
      return `${retreatShort(fact.order)} is illegal`;
    case 'retreat-ambiguous':
      return `${unit(fact.unit)} has orders that differ`;
    case 'retreats-collide':
      return `${listed(fact.units.map(unit))} collide in ${spaceName(fact.to)}`;
    case 'retreat-succeeds':
      return `${unit(fact.unit)} retreats to ${formatLocation(fact.to)}`;
    case 'disbands':
      return `${unit(fact.unit)} is disbanded`;
  }
}

/** A fact of an adjustment phase in short, as a premise is shown. */
export function adjustmentChip({ fact }: Step<AdjustmentFact>): string {
  switch (fact.type) {
    case 'adjustment-repaired':
      return repairShort(fact.repair);
    case 'captures':
      return `${fact.by} takes ${spaceName(fact.centre)}`;
    case 'adjustment':
      return `${fact.power}: ${counted(fact.centres, 'centre')}, ${counted(fact.units, 'unit')}`;
    case 'adjustment-illegal':
      return `${fact.order.power}: ${adjustmentShort(fact.order)} is illegal`;
    case 'builds':
      return `${fact.power} builds ${piece(fact.unit)}`;
    case 'waives':
      return fact.reason === 'ordered'
        ? `${fact.power} declines a build`
        : `${fact.power} leaves ${counted(fact.builds, 'build')}`;
    case 'removes':
    case 'removes-unordered':
      return `${fact.power} removes ${piece(fact.unit)}`;
  }
}
