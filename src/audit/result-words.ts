import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { AdjustmentOutcome } from '../trace/adjustment-ruling.ts';
import type { RetreatOutcome } from '../trace/retreat-ruling.ts';
import type { Outcome } from '../trace/ruling.ts';

/** Ours as a record would say it, so that the two can be read side by side. */
export const RESULT_OF: Readonly<Record<Outcome, OrderResult>> = {
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

export interface AuditWords {
  readonly results: Readonly<Record<OrderResult, string>>;
  readonly stands: string;
  readonly absent: string;
  readonly nowhere: string;
  readonly nobody: string;
}

export const AUDIT_WORDS: Readonly<Record<LanguageTag, AuditWords>> = {
  en: {
    results: {
      succeeded: 'succeeded',
      bounced: 'bounced',
      failed: 'failed',
      cut: 'cut',
      void: 'void',
      dislodged: 'dislodged',
      disrupted: 'disrupted',
      'no convoy': 'no convoy',
    },
    stands: 'is there',
    absent: 'is not there',
    nowhere: 'nowhere',
    nobody: 'nobody',
  },
  de: {
    results: {
      succeeded: 'gelungen',
      bounced: 'abgewiesen',
      failed: 'gescheitert',
      cut: 'unterbrochen',
      void: 'ungültig',
      dislodged: 'vertrieben',
      disrupted: 'gestört',
      'no convoy': 'kein Konvoi',
    },
    stands: 'steht dort',
    absent: 'steht nicht dort',
    nowhere: 'nirgendwohin',
    nobody: 'niemand',
  },
};
