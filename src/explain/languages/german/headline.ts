import type {
  HeadlineClause,
  HeadlineMessage,
  OutcomeClause,
} from '../../messages/answers/headline.ts';
import { format, type Table } from '../language.ts';
import { scored } from './clauses.ts';
import { convoyOf, ofUnit, supportOf, toward, unit, units } from './names.ts';

const OUTCOMES: Table<OutcomeClause> = {
  'support-given': ({ unit: one }) => `${supportOf([one])} gilt`,
  'support-cut': ({ unit: one }) => `${supportOf([one])} ist abgeschnitten`,
  'convoy-available': ({ unit: one }) => `${convoyOf([one])} steht`,
  'convoy-disrupted': ({ unit: one }) => `${convoyOf([one])} ist unterbrochen`,
  stopped: ({ unit: one }) => `${unit(one)} wird von einem Paradox aufgehalten`,
  'just-holds': ({ unit: one }) => `${unit(one)} hält`,
  'change-places': ({ unit: one, other }) => `${units([one, other])} tauschen die Plätze`,
  'moves-in-circle': ({ unit: one, to }) => `${unit(one)} zieht im Kreis ${toward(to)}`,
};

const part = (clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(clause) : format(OUTCOMES, clause.message);

export const headlines: Table<HeadlineMessage> = {
  'is-dislodged': ({ unit: one, by }) => `${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
  holds: ({ unit: one, attacked }) =>
    `${unit(one)} hält: ${attacked ? 'Kein Angriff auf sie gelingt' : 'Niemand greift sie an'}.`,
  'cannot-cross': ({ unit: one, by }) =>
    `${unit(one)} kann nicht übersetzen und wird von ${ofUnit(by)} vertrieben.`,
  so: ({ clause }) => `${part(clause)}.`,
  'and-is-dislodged': ({ clause, unit: one, by }) =>
    `${part(clause)}, und ${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
};
