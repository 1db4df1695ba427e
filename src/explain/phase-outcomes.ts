import { spaceOf, type Piece } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { AdjustmentIllegalReason } from '../trace/adjustment-fact.ts';
import type { AdjustmentOutcome, RuledAdjustment } from '../trace/adjustment-ruling.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { DisbandReason, RetreatIllegalReason } from '../trace/retreat-fact.ts';
import type { RetreatOutcome, RuledRetreat } from '../trace/retreat-ruling.ts';
import { english } from './english/english.ts';
import type { Language } from './language.ts';
import type { OutcomeWords } from './outcomes.ts';

/** The words for outcomes of the later phases, and the little that explains them. */
export interface PhaseOutcomeTable {
  readonly retreats: Readonly<Record<RetreatOutcome, string>>;
  readonly retreatIllegal: Readonly<Record<RetreatIllegalReason, string>>;
  readonly disbanded: Readonly<Record<DisbandReason, string>>;
  readonly ordersDiffer: string;
  /** Units that collide with it, in notation. */
  readonly collides: (units: readonly string[]) => string;
  readonly adjustments: Readonly<Record<AdjustmentOutcome, string>>;
  readonly adjustmentIllegal: Readonly<Record<AdjustmentIllegalReason, string>>;
  /** Of a unit that goes because nobody said which. */
  readonly noOrder: string;
}

const piece = ({ kind, at }: Piece): string => `${kind} ${formatLocation(at)}`;

/** The words for what became of an order in a retreat phase, or of a dislodged unit without one. */
export function retreatOutcomeWords(
  ruled: RuledRetreat,
  turn: RetreatTurn,
  { phaseOutcomes: table }: Language = english,
): OutcomeWords {
  return { word: table.retreats[ruled.outcome], detail: retreatDetail(ruled, turn, table) };
}

function retreatDetail(
  { unit, step }: RuledRetreat,
  { position, ruling }: RetreatTurn,
  table: PhaseOutcomeTable,
): string {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  const named = (units: readonly UnitAt[]): readonly string[] =>
    position.dislodged
      .filter((one) => units.includes(spaceOf(one.unit.at)))
      .map((one) => piece(one.unit));
  switch (fact?.type) {
    case 'retreat-illegal':
      return table.retreatIllegal[fact.reason];
    case 'retreat-ambiguous':
      return table.ordersDiffer;
    case 'retreats-collide':
      return table.collides(named(fact.units.filter((other) => other !== unit)));
    case 'disbands':
      return table.disbanded[fact.reason];
    case 'retreat-repaired':
    case 'retreat-succeeds':
    case undefined:
      return '';
  }
}

/** The words for what became of an order in an adjustment phase. */
export function adjustmentOutcomeWords(
  { outcome, step }: RuledAdjustment,
  { ruling }: AdjustmentTurn,
  { phaseOutcomes: table }: Language = english,
): OutcomeWords {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  const detail = fact?.type === 'adjustment-illegal' ? table.adjustmentIllegal[fact.reason] : '';
  return { word: table.adjustments[outcome], detail };
}
