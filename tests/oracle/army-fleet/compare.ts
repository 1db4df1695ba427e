import { ruleMovement } from '../../../src/law/army-fleet/rule-movement.ts';
import type { GivenParts } from '../../../src/law/army-fleet/rule-movement.ts';
import { readCaseOrder } from '../../../src/orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { writeCaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import type { Divined } from './oracle.ts';
import type { RandomTurn } from './random.ts';

/** The orders as the reader returns them; those that cannot be read are left out. */
export const givenOf = ({ orders }: RandomTurn): readonly GivenParts[] =>
  orders.flatMap(({ power, text }) => {
    const parts = readCaseOrder(text);
    return parts.ok ? [{ power, parts: parts.value }] : [];
  });

/** The adjudicator's ruling in the form of the oracle's. */
export function ruledAsDivined(units: readonly CaseUnit[], given: readonly GivenParts[]): Divined {
  const ruling = ruleMovement(units, given, ARMY_FLEET_1984);
  return {
    orders: ruling.orders.map((outcomes) => outcomes.join(', ')),
    starved: [...ruling.starved].sort(),
    dislodged: ruling.dislodged
      .map(({ unit, by, retreats, losesArmy, displaced }) => {
        const kind = unit.aboard === null ? unit.kind : 'AF';
        const lost = losesArmy ? ' army lost' : '';
        const whither = displaced === null ? '' : ` displaced ${displaced}`;
        return `${kind} ${unit.at} by ${by}: ${[...retreats].sort().join(' ')}${lost}${whither}`;
      })
      .sort(),
    cycles: ruling.cycles.map(({ worlds, how }) => `${String(worlds)} ${how}`).sort(),
    after: ruling.after.map(writeCaseUnit).sort(),
  };
}
