import { formatLocation } from '../board/names.ts';
import { spaceOf, type Piece } from '../board/board.ts';
import type { AdjustmentIllegalReason } from '../trace/adjustment-fact.ts';
import type { AdjustmentOutcome, RuledAdjustment } from '../trace/adjustment-ruling.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { DisbandReason, RetreatIllegalReason } from '../trace/retreat-fact.ts';
import type { RetreatOutcome, RuledRetreat } from '../trace/retreat-ruling.ts';
import type { OutcomeWords } from './outcomes.ts';
import { listed } from './words.ts';

const RETREAT_WORDS: Readonly<Record<RetreatOutcome, string>> = {
  retreats: 'retreats',
  collides: 'collides',
  disbands: 'disbanded',
  illegal: 'illegal',
  ambiguous: 'ambiguous',
};

const RETREAT_ILLEGAL: Readonly<Record<RetreatIllegalReason, string>> = {
  'not-a-retreat': 'not a retreat',
  'no-unit': 'nobody dislodged there',
  unreachable: 'out of reach',
  'coast-missing': 'no coast named',
  'coast-impossible': 'coast out of reach',
  occupied: 'occupied',
  'attacker-origin': 'attacked from there',
  'stand-off': 'stand-off there',
};

const DISBANDED: Readonly<Record<DisbandReason, string>> = {
  ordered: 'as ordered',
  'no-order': 'no order',
  nowhere: 'nowhere to go',
  collision: 'two to one space',
};

const piece = ({ kind, at }: Piece): string => `${kind} ${formatLocation(at)}`;

/** The words for what became of an order in a retreat phase, or of a dislodged unit without one. */
export function retreatOutcomeWords(ruled: RuledRetreat, turn: RetreatTurn): OutcomeWords {
  const word = RETREAT_WORDS[ruled.outcome];
  return { word, detail: retreatDetail(ruled, turn) };
}

function retreatDetail({ unit, step }: RuledRetreat, { position, ruling }: RetreatTurn): string {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  const named = (units: readonly UnitAt[]): string =>
    listed(
      position.dislodged
        .filter((one) => units.includes(spaceOf(one.unit.at)))
        .map((one) => piece(one.unit)),
    );
  switch (fact?.type) {
    case 'retreat-illegal':
      return RETREAT_ILLEGAL[fact.reason];
    case 'retreat-ambiguous':
      return 'orders differ';
    case 'retreats-collide':
      return `with ${named(fact.units.filter((other) => other !== unit))}`;
    case 'disbands':
      return DISBANDED[fact.reason];
    case 'retreat-repaired':
    case 'retreat-succeeds':
    case undefined:
      return '';
  }
}

const ADJUSTMENT_WORDS: Readonly<Record<AdjustmentOutcome, string>> = {
  builds: 'built',
  waives: 'declined',
  removes: 'removed',
  illegal: 'illegal',
};

const ADJUSTMENT_ILLEGAL: Readonly<Record<AdjustmentIllegalReason, string>> = {
  'not-due': 'not due',
  'not-a-centre': 'no centre',
  'not-home': 'not at home',
  'not-owned': 'not its own',
  occupied: 'occupied',
  'kind-missing': 'army or fleet?',
  'fleet-inland': 'inland',
  'coast-missing': 'no coast named',
  'coast-impossible': 'no such coast',
  'no-unit': 'no unit there',
  'built-already': 'built there already',
  'removed-already': 'removed already',
  waiving: 'no declining',
  'too-many': 'one too many',
};

/** The words for what became of an order in an adjustment phase. */
export function adjustmentOutcomeWords(
  { outcome, step }: RuledAdjustment,
  { ruling }: AdjustmentTurn,
): OutcomeWords {
  const fact = step === null ? undefined : ruling.steps[step]?.fact;
  const detail = fact?.type === 'adjustment-illegal' ? ADJUSTMENT_ILLEGAL[fact.reason] : '';
  return { word: ADJUSTMENT_WORDS[outcome], detail };
}
