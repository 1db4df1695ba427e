import type {
  HeadlineClause,
  HeadlineMessage,
  OutcomeClause,
} from '../../messages/answers/headline.ts';
import { format, type Table } from '../language.ts';
import { scored } from './clauses.ts';
import { placeName, unitIn, unitName, unitsOwn } from './names.ts';

const OUTCOMES: Table<OutcomeClause> = {
  'support-given': ({ unit }) => `${unitsOwn(unit)} support is given`,
  'support-cut': ({ unit }) => `${unitsOwn(unit)} support is cut`,
  'convoy-available': ({ unit }) => `${unitsOwn(unit)} convoy is available`,
  'convoy-disrupted': ({ unit }) => `${unitsOwn(unit)} convoy is disrupted`,
  stopped: ({ unit }) => `${unitName(unit)} is stopped by a paradox`,
  'just-holds': ({ unit }) => `${unitIn(unit)} holds`,
  'change-places': ({ unit, other }) => `${unitName(unit)} and ${unitName(other)} change places`,
  'moves-in-circle': ({ unit, to }) => `${unitName(unit)} moves to ${placeName(to)} in a circle`,
};

const part = (clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(clause) : format(OUTCOMES, clause.message);

export const headlines: Table<HeadlineMessage> = {
  'is-dislodged': ({ unit, by }) => `${unitIn(unit)} is dislodged by ${unitName(by)}.`,
  holds: ({ unit, attacked }) =>
    `${unitIn(unit)} holds: ${attacked ? 'no attack on it succeeds' : 'no one attacks it'}.`,
  'cannot-cross': ({ unit, by }) =>
    `${unitIn(unit)} cannot cross, and is dislodged by ${unitName(by)}.`,
  so: ({ clause }) => `${part(clause)}.`,
  'and-is-dislodged': ({ clause, unit, by }) =>
    `${part(clause)}, and ${unitIn(unit)} is dislodged by ${unitName(by)}.`,
};
