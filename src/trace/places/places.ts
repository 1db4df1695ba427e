import { spaceOf } from '../../board/board.ts';
import type { Fact } from '../fact.ts';
import type { Step } from '../step.ts';

/** The place before the first step. */
const ORDERS = 'orders';

/** The names of the places in a ruling, from the orders to after the last step. A name may recur: the first counts. */
export const placesIn = (steps: readonly Pick<Step, 'fact'>[]): readonly string[] => [
  ORDERS,
  ...steps.map(({ fact }) => nameOf(fact)),
];

function nameOf(fact: Fact): string {
  switch (fact.type) {
    case 'repaired':
    case 'ambiguous':
      return `order.${fact.unit}`;
    case 'illegal':
      return `order.${spaceOf(fact.order.unit.at)}`;
    case 'void':
      return `${fact.kind}.${fact.unit}`;
    case 'support-given':
    case 'support-cut':
      return `support.${fact.unit}`;
    case 'convoy-available':
    case 'convoy-disrupted':
      return `convoy.${fact.unit}`;
    case 'path':
    case 'no-path':
    case 'passage':
      return `path.${fact.unit}`;
    case 'move-succeeds':
    case 'move-bounces':
    case 'move-blocked':
    case 'move-rotates':
    case 'move-stopped':
    case 'move-follows':
      return `move.${fact.unit}`;
    case 'rotation':
    case 'paradox':
    case 'cycle':
      return `cycle.${fact.core[0] ?? ''}`;
    case 'retreats':
      return `retreat.${fact.unit}`;
    case 'route':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'dislodged':
    case 'starves':
    case 'displaced':
      return `${fact.type}.${fact.unit}`;
  }
}
