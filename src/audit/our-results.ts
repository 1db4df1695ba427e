import type { OrderResult } from '../orders/notations/written-text.ts';
import type { AdjustmentOutcome } from '../trace/adjustment-ruling.ts';
import type { RetreatOutcome } from '../trace/retreat-ruling.ts';
import type { Outcome, RuledOrder } from '../trace/ruling.ts';

/** Our outcomes in the terms of a record, so that the two can be read side by side. */
const RESULT_OF: Readonly<Record<Outcome, OrderResult>> = {
  holds: 'succeeded',
  succeeds: 'succeeded',
  bounces: 'bounced',
  blocked: 'bounced',
  stopped: 'bounced',
  'no-path': 'no convoy',
  given: 'succeeded',
  cut: 'cut',
  available: 'succeeded',
  disrupted: 'disrupted',
  attacked: 'bounced',
  recalled: 'bounced',
  aboard: 'bounced',
  void: 'void',
  illegal: 'void',
  ambiguous: 'void',
};

export const RETREAT_RESULT: Readonly<Record<RetreatOutcome, OrderResult>> = {
  retreats: 'succeeded',
  collides: 'bounced',
  disbands: 'succeeded',
  illegal: 'void',
  ambiguous: 'void',
};

export const ADJUSTMENT_RESULT: Readonly<Record<AdjustmentOutcome, OrderResult>> = {
  builds: 'succeeded',
  waives: 'succeeded',
  removes: 'succeeded',
  illegal: 'void',
};

/** The results of an order in a movement phase in the terms of a record. */
export const resultsOf = ({ outcome, dislodged }: RuledOrder): readonly OrderResult[] => [
  ...(dislodged && outcome === 'holds' ? [] : [RESULT_OF[outcome]]),
  ...(dislodged ? (['dislodged'] as const) : []),
];
