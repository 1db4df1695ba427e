import { spaceOf, STANDARD, type Owners, type Unit } from '../../src/board/board.ts';
import { CENTRES, HOME_OWNERS } from '../../src/board/centres.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { type Random, randomFrom } from '../../src/learn/practice/random.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { buildsAt, sensibleOrders, shuffled } from './sensible-orders.ts';

/** A turn of a whole game, with the orders of everybody. */
export interface PlayedTurn {
  readonly units: readonly Unit[];
  readonly orders: readonly Order[];
}

const YEARS = 6;

/** The turns of a game among seven players who give sensible orders. The same seed gives the same game. */
export function wholeGame(seed: number): readonly PlayedTurn[] {
  const random = randomFrom(seed);
  const turns: PlayedTurn[] = [];
  let units: readonly Unit[] = STANDARD.start.units;
  let owners: Owners = HOME_OWNERS;
  for (let year = 0; year < YEARS; year++) {
    const friends = friendsOf(random);
    for (const _season of ['Spring', 'Fall']) {
      const orders = sensibleOrders({ units, owners, friends }, random);
      turns.push({ units, orders });
      const ruling = adjudicate({ units }, orders, EDITIONS['1971'], { trace: false });
      const taken = new Set(ruling.after.units.map(({ at }) => spaceOf(at)));
      const retreated = ruling.dislodged.flatMap(({ unit, retreats }): readonly Unit[] => {
        const fallen = units.find(({ at }) => spaceOf(at) === unit);
        const at = shuffled(retreats, random).find((to) => !taken.has(spaceOf(to)));
        if (!fallen || at === undefined) return [];
        taken.add(spaceOf(at));
        return [{ ...fallen, at }];
      });
      units = [...ruling.after.units, ...retreated];
    }
    const now = units;
    owners = Object.fromEntries(
      CENTRES.flatMap((centre) => {
        const owner = now.find(({ at }) => spaceOf(at) === centre)?.power ?? owners[centre];
        return owner ? [[centre, owner] as const] : [];
      }),
    );
    units = POWERS.flatMap((power) => adjusted(power, now, owners, random));
  }
  return turns;
}

/** Each power keeps peace with one other, or with nobody. */
const friendsOf = (random: Random): Readonly<Partial<Record<Power, Power>>> => {
  const table = shuffled(POWERS, random);
  return Object.fromEntries(
    table.slice(0, 6).flatMap((power, n) => {
      const other = table[n % 2 === 0 ? n + 1 : n - 1];
      return other ? [[power, other] as const] : [];
    }),
  );
};

/** The units of a power after the builds and removals of a year. */
function adjusted(
  power: Power,
  units: readonly Unit[],
  owners: Owners,
  random: Random,
): readonly Unit[] {
  const own = units.filter((unit) => unit.power === power);
  const due = CENTRES.filter((centre) => owners[centre] === power).length - own.length;
  if (due < 0) return own.slice(0, due);
  const homes = CENTRES.filter(
    (centre) =>
      HOME_OWNERS[centre] === power &&
      owners[centre] === power &&
      units.every(({ at }) => spaceOf(at) !== centre),
  );
  return [
    ...own,
    ...shuffled(homes, random)
      .slice(0, due)
      .map((home) => random.pick(buildsAt(home, power))),
  ];
}
