import type { OrderType } from '../../../orders/order.ts';
import type { Outcome } from '../../../trace/ruling.ts';
import type { AnswerMessage } from '../../messages/answers/editions.ts';
import type { Table } from '../language.ts';
import { placeName, unitIn, unitName, unitsOwn } from './names.ts';
import { listed } from './words.ts';

const NOUNS: Readonly<Record<OrderType, string>> = {
  hold: 'order to hold',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
};

const FARES: Readonly<Record<Outcome, string>> = {
  holds: 'is followed',
  succeeds: 'succeeds',
  bounces: 'bounces',
  'no-path': 'has no route',
  blocked: 'is blocked',
  stopped: 'is stopped by the rule for paradoxes',
  given: 'is given',
  cut: 'is cut',
  available: 'is available',
  disrupted: 'is disrupted',
  void: 'has no effect',
  illegal: 'is illegal',
  ambiguous: 'is not followed',
};

export const answers: Table<AnswerMessage> = {
  fares: ({ unit, order, outcome }) => `${unitsOwn(unit)} ${NOUNS[order]} ${FARES[outcome]}.`,
  stays: ({ unit }) => `${unitIn(unit)} is not dislodged.`,
  falls: ({ unit, by, retreats }) => {
    const fallen = `${unitIn(unit)} is dislodged by ${unitName(by)} and`;
    return retreats.length === 0
      ? `${fallen} has nowhere to retreat to.`
      : `${fallen} may retreat to ${listed(retreats.map(placeName), 'or')}.`;
  },
};
