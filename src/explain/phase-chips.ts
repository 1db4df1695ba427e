import { spaceOf, type SpaceId } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder, PlannedPiece } from '../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { AdjustmentFact } from '../trace/adjustment-fact.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { RetreatTurn } from '../trace/phase-turn.ts';
import type { RetreatFact } from '../trace/retreat-fact.ts';
import type { Step } from '../trace/step.ts';
import { english } from './english/english.ts';
import { spoken, type Language, type Says } from './language.ts';
import { orderShort } from './names.ts';
import { shortRepair, type WrittenSaid } from './repaired.ts';

/** A fact of a retreat phase in short. Units, orders and places are in notation. */
export type RetreatChipSaid =
  | { readonly say: 'retreat-repaired'; readonly repair: WrittenSaid }
  | { readonly say: 'retreat-illegal'; readonly order: string }
  | Says<'retreat-ambiguous' | 'disbands', { readonly unit: string }>
  | { readonly say: 'retreats-collide'; readonly units: readonly string[]; readonly to: SpaceId }
  | { readonly say: 'retreat-succeeds'; readonly unit: string; readonly to: string };

/** A fact of an adjustment phase in short. Units and orders are in notation. */
export type AdjustmentChipSaid =
  | { readonly say: 'adjustment-repaired'; readonly repair: WrittenSaid }
  | { readonly say: 'captures'; readonly power: Power; readonly centre: SpaceId }
  | {
      readonly say: 'adjustment';
      readonly power: Power;
      readonly centres: number;
      readonly units: number;
    }
  | { readonly say: 'adjustment-illegal'; readonly power: Power; readonly order: string }
  | Says<'builds' | 'removes', { readonly power: Power; readonly unit: string }>
  /** `ordered`: it declines them. */
  | {
      readonly say: 'waives';
      readonly power: Power;
      readonly builds: number;
      readonly ordered: boolean;
    };

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

function retreatSaid(fact: RetreatFact, { position }: RetreatTurn): RetreatChipSaid {
  const unit = (at: UnitAt): string =>
    piece(
      position.dislodged.find((one) => spaceOf(one.unit.at) === at)?.unit ?? { kind: null, at },
    );
  switch (fact.type) {
    case 'retreat-repaired':
      return { say: fact.type, repair: shortRepair(fact.repair) };
    case 'retreat-illegal':
      return { say: fact.type, order: retreatShort(fact.order) };
    case 'retreat-ambiguous':
    case 'disbands':
      return { say: fact.type, unit: unit(fact.unit) };
    case 'retreats-collide':
      return { say: fact.type, units: fact.units.map(unit), to: fact.to };
    case 'retreat-succeeds':
      return { say: fact.type, unit: unit(fact.unit), to: formatLocation(fact.to) };
  }
}

function adjustmentSaid(fact: AdjustmentFact): AdjustmentChipSaid {
  switch (fact.type) {
    case 'adjustment-repaired':
      return { say: fact.type, repair: shortRepair(fact.repair) };
    case 'captures':
      return { say: fact.type, power: fact.by, centre: fact.centre };
    case 'adjustment':
      return { say: fact.type, power: fact.power, centres: fact.centres, units: fact.units };
    case 'adjustment-illegal':
      return { say: fact.type, power: fact.order.power, order: adjustmentShort(fact.order) };
    case 'builds':
      return { say: fact.type, power: fact.power, unit: piece(fact.unit) };
    case 'waives': {
      const ordered = fact.reason === 'ordered';
      return { say: fact.type, power: fact.power, builds: fact.builds, ordered };
    }
    case 'removes':
    case 'removes-unordered':
      return { say: 'removes', power: fact.power, unit: piece(fact.unit) };
  }
}

/** A fact of a retreat phase in short, as a premise is shown. */
export const retreatChip = (
  { fact }: Step<RetreatFact>,
  turn: RetreatTurn,
  language: Language = english,
): string => spoken(language.retreatChips, retreatSaid(fact, turn));

/** A fact of an adjustment phase in short, as a premise is shown. */
export const adjustmentChip = (
  { fact }: Step<AdjustmentFact>,
  language: Language = english,
): string => spoken(language.adjustmentChips, adjustmentSaid(fact));
