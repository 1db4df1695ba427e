import { retreatPosition } from '../src/law/retreats/retreat-position.ts';
import type { Owners, Unit } from '../src/board/board.ts';
import type { Power } from '../src/board/powers.ts';
import { START } from '../src/board/start.ts';
import type { EntryTask } from '../src/ui/entry/entry-task.ts';
import type { OrderSheets } from '../src/game/game.ts';
import { readOrders } from '../src/orders/notations/rulebook/read-rulebook.ts';
import type { EditionId } from '../src/rules/edition.ts';
import { EDITIONS } from '../src/rules/editions.ts';
import { turnFor } from './turns.ts';

const edition = EDITIONS['1971'];

/** The units of lines such as `England: F Nth, A Lon`. */
export function unitsOf(text: string): readonly Unit[] {
  const { orders } = readOrders(text.replaceAll(/(?=[,\n]|$)/g, ' H'));
  return orders.map(({ power, unit }) => ({ power, ...unit }));
}

export const SPRING_1901: EntryTask = { phase: 'movement', position: START, edition };

/** Two coasts, a convoy that may also go by land, fleets in port and at sea. */
export const CROSSINGS: EntryTask = {
  phase: 'movement',
  position: {
    units: unitsOf(
      'England: A Nwy, F Ska, F Nth, A Lon, F Mid\nGermany: A Kie, F Den, A Bur\nFrance: F Bre, A Gas, F Mar',
    ),
  },
  edition,
};

/** The retreats of a turn that its orders make. */
export function retreatTask(orders: string, id: EditionId = '1971'): EntryTask {
  const { position, ruling } = turnFor(orders, id);
  return {
    phase: 'retreats',
    position: retreatPosition(position, ruling),
    edition: EDITIONS[id],
  };
}

export const TWO_RETREATS = retreatTask(`
Austria: A Tri H, F Alb H
Italy: A Ven-Tri, A Tyr S A Ven-Tri, F Ion-Alb, F Adr S F Ion-Alb
France: F Spa/sc H
Germany: A Gas-Spa, A Por S A Gas-Spa
`);

/** A winter: England and Russia build, Turkey removes, France is even. */
export const WINTER: EntryTask = {
  phase: 'adjustments',
  position: {
    units: unitsOf(
      'England: F Nth, A Nwy, F Edi\nRussia: A Gal, F Bot, A Swe, A Rum\nTurkey: A Con, F Aeg, A Gre, F Bla\nFrance: A Bur, F Mid, A Spa',
    ),
    owners: {
      ...{ LON: 'England', EDI: 'England', LVP: 'England', NWY: 'England', BEL: 'England' },
      ...{ MOS: 'Russia', WAR: 'Russia', STP: 'Russia', SWE: 'Russia', RUM: 'Russia' },
      SEV: 'Russia',
      ...{ CON: 'Turkey', SMY: 'Turkey', GRE: 'Turkey' },
      ...{ PAR: 'France', BRE: 'France', SPA: 'France' },
    } satisfies Owners,
    captured: true,
  },
  edition,
};

export const OPENING_SHEETS: OrderSheets = {
  England: 'F Lon-Nth\nF Edi-Nrg\nA Lvp-Yor',
  France: 'A Mar S A Par-Bur\nA Par-Bur',
  Germany: 'F Kie-Den',
};

export const allPowers = (task: EntryTask): readonly Power[] => {
  const { units } = task.position;
  const fallen = task.phase === 'retreats' ? task.position.dislodged.map(({ unit }) => unit) : [];
  const asked = task.phase === 'retreats' ? fallen : units;
  return [...new Set(asked.map(({ power }) => power))].sort();
};

export const MISTAKES = {
  England: 'F Lon-Mun\nF Edin-Yrk # a slip of the pen\nA Lvp S F Edi-Yrk\n\nGermany: A Mun-Bur',
} as const satisfies OrderSheets;
