import type { Bound } from '../../../trace/fact.ts';
import type { ChipMessage } from '../../messages/turn/chips.ts';
import { format, type Table } from '../language.ts';
import { numbers } from './movement.ts';
import { written } from './repaired.ts';
import { listed, possessive } from './words.ts';

const BOUNDS: Readonly<Record<Bound, string>> = {
  exactly: '',
  'at-least': 'at least ',
  'at-most': 'at most ',
};

interface Number {
  readonly bound: Bound;
  readonly value: number;
}

const amount = ({ bound, value }: Number): string => `with ${BOUNDS[bound]}${String(value)}`;

export const chips: Table<ChipMessage> = {
  repaired: ({ repair }) => format(written, repair),
  illegal: ({ order }) => `${order} is illegal`,
  ambiguous: ({ unit }) => `${unit} has orders that differ`,
  void: ({ order }) => `${order} has no effect`,
  route: ({ order, by }) => `${order} goes ${by === 'convoy' ? 'by convoy' : 'over land'}`,
  'convoy-available': ({ unit }) => `${possessive(unit)} convoy is available`,
  'convoy-disrupted': ({ unit }) => `${possessive(unit)} convoy is disrupted`,
  path: ({ order, fleets }) => `${order} has a path, by ${listed(fleets)}`,
  'no-path': ({ order }) => `${order} has no path`,
  'support-given': ({ unit }) => `${possessive(unit)} support is given`,
  'support-cut': ({ unit }) => `${possessive(unit)} support is cut`,
  strength: (message) => `${message.order} attacks ${amount(message)}`,
  attack: (message) => `${message.order} attacks ${amount(message)} against the unit there`,
  hold: (message) => `${message.order} holds ${amount(message)}`,
  'move-succeeds': ({ order, score }) => `${order} succeeds${numbers(score)}`,
  'move-bounces': ({ order, score }) => `${order} bounces${numbers(score)}`,
  'move-blocked': ({ order, by }) => `${order} is blocked by its own ${by}`,
  rotation: ({ units }) => `${listed(units)} wait for one another`,
  paradox: ({ units }) =>
    `The paradox of ${listed(units.map(possessive))} ${units.length === 1 ? 'convoy' : 'convoys'}`,
  'move-rotates': ({ order }) => `${order} succeeds, in the circle`,
  'move-stopped': ({ order }) => `${order} is stopped by the paradox`,
  dislodged: ({ unit, by }) => `${unit} is dislodged by ${by}`,
  retreats: ({ unit, to }) =>
    to.length === 0 ? `${unit} has no retreat` : `${unit} may retreat to ${listed(to, 'or')}`,
};
