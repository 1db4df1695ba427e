import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import { neighbours, type Owners, spaceOf, type Unit } from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { START } from '../../src/board/start.ts';
import { HOME_OWNERS } from '../../src/board/centres.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import type { Order } from '../../src/orders/order.ts';
import type { RetreatOrder } from '../../src/orders/retreat-order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { AdjustmentRuling } from '../../src/trace/adjustment-ruling.ts';
import type { RetreatPosition, RetreatRuling } from '../../src/trace/retreat-ruling.ts';
import type { Ruling } from '../../src/trace/ruling.ts';

/** A phase of a random game, ruled by the DATC, for the writers below to record. */
export type RandomPhase = {
  readonly year: number;
  readonly units: readonly Unit[];
  readonly owners: Owners;
} & (
  | {
      readonly phase: 'movement';
      readonly season: 'Spring' | 'Fall';
      readonly orders: readonly Order[];
      readonly ruling: Ruling;
    }
  | {
      readonly phase: 'retreats';
      readonly season: 'Spring' | 'Fall';
      readonly position: RetreatPosition;
      readonly orders: readonly RetreatOrder[];
      readonly ruling: RetreatRuling;
    }
  | {
      readonly phase: 'adjustments';
      readonly season: 'Winter';
      readonly orders: readonly AdjustmentOrder[];
      readonly ruling: AdjustmentRuling;
    }
);

function dice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: <T>(list: readonly T[]): T => {
      const one = list[Math.floor(next() * list.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}

/** Some years of a game with random orders: moves, and supports of what is and is not ordered. */
export function randomGame(seed: number, years: number): readonly RandomPhase[] {
  const { next, pick } = dice(seed);
  const phases: RandomPhase[] = [];
  let units: readonly Unit[] = START.units;
  let owners: Owners = HOME_OWNERS;
  for (let year = 1901; year < 1901 + years; year++) {
    for (const season of ['Spring', 'Fall'] as const) {
      const orders = ordersFor(units);
      const ruling = adjudicate({ units }, orders, EDITIONS.DATC, { trace: false });
      phases.push({ phase: 'movement', year, season, units, owners, orders, ruling });
      const position = retreatPosition({ units }, ruling);
      units = position.units;
      if (position.dislodged.some(({ retreats }) => retreats.length > 0)) {
        const going = position.dislodged.map(({ unit, retreats }): RetreatOrder =>
          retreats.length === 0 || next() < 0.3
            ? { type: 'disband', power: unit.power, unit }
            : { type: 'retreat', power: unit.power, unit, to: pick(retreats) },
        );
        const ruled = adjudicateRetreats(position, going, EDITIONS.DATC, { trace: false });
        phases.push({
          phase: 'retreats',
          year,
          season,
          units,
          owners,
          position,
          orders: going,
          ruling: ruled,
        });
        units = ruled.after.units;
      }
    }
    const changes = adjustmentsFor(units, owners);
    const ruled = adjudicateAdjustments({ units, owners }, changes, EDITIONS.DATC, {
      trace: false,
    });
    phases.push({
      phase: 'adjustments',
      season: 'Winter',
      year,
      units,
      owners: ruled.owners,
      orders: changes,
      ruling: ruled,
    });
    units = ruled.after.units;
    owners = ruled.owners;
  }
  return phases;

  function ordersFor(all: readonly Unit[]): readonly Order[] {
    const plain = all.map((unit): Order => {
      const { power } = unit;
      if (next() < 0.25) return { type: 'hold', power, unit };
      return { type: 'move', power, unit, to: pick(neighbours(unit)), viaConvoy: false };
    });
    return plain.map((order): Order => {
      const { power, unit } = order;
      const near = new Set(neighbours(unit).map(spaceOf));
      const helped = plain.filter((one) =>
        one.type === 'move' ? near.has(spaceOf(one.to)) : near.has(spaceOf(one.unit.at)),
      );
      if (helped.length === 0 || next() < 0.5) return order;
      const one = pick(helped);
      if (spaceOf(one.unit.at) === spaceOf(unit.at)) return order;
      return one.type === 'move'
        ? { type: 'support-move', power, unit, target: one.unit, to: spaceOf(one.to) }
        : { type: 'support-hold', power, unit, target: one.unit };
    });
  }

  function adjustmentsFor(all: readonly Unit[], before: Owners): readonly AdjustmentOrder[] {
    const { owners: after } = adjudicateAdjustments(
      { units: all, owners: before },
      [],
      EDITIONS.DATC,
      { trace: false },
    );
    return POWERS.flatMap((power): readonly AdjustmentOrder[] => {
      const own = all.filter((unit) => unit.power === power);
      const due = CENTRES.filter((centre) => after[centre] === power).length - own.length;
      const taken = new Set(all.map(({ at }) => spaceOf(at)));
      const free = CENTRES.filter(
        (centre) => SPACES[centre].home === power && after[centre] === power && !taken.has(centre),
      );
      if (due < 0 && next() < 0.8)
        return own.slice(0, -due).map((unit) => ({ type: 'remove', power, unit }));
      return free
        .slice(0, Math.max(0, due))
        .map((at) => ({ type: 'build', power, unit: { kind: 'A', at } }));
    });
  }
}
