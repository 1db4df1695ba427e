import { adjudicate } from '../../../src/law/adjudicate.ts';
import { retreatPosition } from '../../../src/law/retreats/retreat-position.ts';
import { type Owners, type Position, spaceOf, type Unit } from '../../../src/board/board.ts';
import { POWERS } from '../../../src/board/powers.ts';
import { START } from '../../../src/board/start.ts';
import type { ControlledPowers } from '../../../src/ui/entry/choices/order-choices.ts';
import type { EntryTask } from '../../../src/ui/entry/entry-task.ts';
import { readOrders } from '../../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';

const edition = EDITIONS['1971'];

/** The units of lines such as `England: F Nth H, A Lon H`. */
function position(holds: string): Position {
  const { orders, errors } = readOrders(holds);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return { units: orders.map(({ power, unit }): Unit => ({ power, ...unit })) };
}

export const movement = (holds: string): EntryTask => ({
  phase: 'movement',
  position: position(holds),
  edition,
});

export const SPRING: EntryTask = { phase: 'movement', position: START, edition };

/** Fleets at sea and in port, an army that may go by land or by convoy, a space that is open on both coasts. */
export const CROSSINGS = movement(
  'England: A Nwy H, F Ska H, F Nth H, A Lon H, F Mid H\nGermany: A Kie H, F Den H\nFrance: F Bre H, A Gas H',
);

/** The retreats after some orders; every unit has one. */
function retreats(orders: string): EntryTask {
  const { orders: read } = readOrders(orders);
  const before = { units: read.map(({ power, unit }): Unit => ({ power, ...unit })) };
  const ruling = adjudicate(before, read, edition);
  return { phase: 'retreats', position: retreatPosition(before, ruling), edition };
}

/** Army Trieste and fleet Spain have been dislodged; Albania is vacant. */
export const RETREATS = retreats(`
Austria: A Tri H
Italy: A Ven-Tri, A Tyr S A Ven-Tri
France: F Spa/sc H
Germany: A Gas-Spa, A Por S A Gas-Spa
`);

/** England and Russia may build two units each, Turkey removes one, France is even. */
export const WINTER: EntryTask = {
  phase: 'adjustments',
  position: {
    ...position(
      'England: F Nth H, A Nwy H, F Edi H\nRussia: A Gal H, F Bot H, A Swe H, A Rum H\nTurkey: A Con H, F Aeg H, A Gre H, F Bla H\nFrance: A Bur H, F Mid H, A Spa H',
    ),
    owners: {
      ...{ LON: 'England', EDI: 'England', LVP: 'England', NWY: 'England', BEL: 'England' },
      ...{ MOS: 'Russia', WAR: 'Russia', STP: 'Russia', SWE: 'Russia', RUM: 'Russia' },
      ...{ SEV: 'Russia', CON: 'Turkey', SMY: 'Turkey', GRE: 'Turkey' },
      ...{ PAR: 'France', BRE: 'France', SPA: 'France' },
    } satisfies Owners,
    captured: true,
  },
  edition,
};

export const hands = (...powers: readonly (typeof POWERS)[number][]): ControlledPowers => ({
  powers: powers.length > 0 ? powers : POWERS,
  active: powers[0] ?? 'Austria',
});

export const unitAt = (task: EntryTask, space: string): Unit => {
  const found = task.position.units.find(({ at }) => spaceOf(at) === space);
  if (!found) throw new Error(`nobody in ${space}`);
  return found;
};
