import type { Outcome } from '../../../trace/ruling.ts';
import type { AnswerMessage } from '../../messages/answers/editions.ts';
import type { Table } from '../language.ts';
import { ORDERS } from './clauses.ts';
import { ofUnit, toward, unit } from './names.ts';
import { listed } from './words.ts';

const FARES: Readonly<Record<Outcome, string>> = {
  holds: 'wird befolgt',
  succeeds: 'gelingt',
  bounces: 'prallt ab',
  'no-path': 'findet keine Route',
  blocked: 'ist blockiert',
  stopped: 'wird von der Regel für Paradoxe aufgehalten',
  given: 'gilt',
  cut: 'ist abgeschnitten',
  available: 'steht',
  disrupted: 'ist unterbrochen',
  void: 'ist wirkungslos',
  illegal: 'ist unzulässig',
  ambiguous: 'wird nicht befolgt',
};

export const answers: Table<AnswerMessage> = {
  fares: ({ unit: one, order, outcome }) =>
    `${order === 'hold' ? 'der Haltebefehl' : ORDERS[order]} ${ofUnit(one)} ${FARES[outcome]}.`,
  stays: ({ unit: one }) => `${unit(one)} wird nicht vertrieben.`,
  falls: ({ unit: one, by, retreats }) => {
    const fallen = `${unit(one)} wird von ${ofUnit(by)} vertrieben und`;
    return retreats.length === 0
      ? `${fallen} kann sich nirgendwohin zurückziehen.`
      : `${fallen} darf sich ${listed(retreats.map(toward), 'oder')} zurückziehen.`;
  },
};
