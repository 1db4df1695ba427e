import { boardIn, spaceOf, type Location } from '../../src/board/board.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { inOrderOfRemoval, type RemoteUnit } from '../../src/law/adjustments/removals.ts';
import { LAW } from '../../src/law/law.ts';
import { RULERS } from '../../src/scenario/rule-phases.ts';
import type { AdjustmentIllegalReason } from '../../src/trace/adjustment-fact.ts';
import type { RuledRetreat } from '../../src/trace/retreat-ruling.ts';
import { belief, type Mistake, type Mistakes } from './engine.ts';

/** Of the units that go to one space only those collide that meet; the others arrive. */
const collidingIf = (meet: (one: Location, other: Location) => boolean): Mistake => ({
  retreats(position, ...given) {
    const ruling = RULERS.retreats(position, ...given);
    const goalOf = ({ order, outcome }: RuledRetreat): readonly Location[] =>
      outcome === 'collides' && order?.type === 'retreat' ? [order.to] : [];
    const goals = ruling.orders.flatMap(goalOf);
    const arrives = (one: RuledRetreat): boolean =>
      goalOf(one).some((to) => goals.filter((goal) => meet(to, goal)).length < 2);
    const arrived = ruling.orders.filter(arrives).flatMap((one) => {
      const fallen = position.dislodged.find(({ unit }) => spaceOf(unit.at) === one.unit);
      return fallen ? goalOf(one).map((at) => ({ ...fallen.unit, at })) : [];
    });
    return {
      ...ruling,
      orders: ruling.orders.map((one) => (arrives(one) ? { ...one, outcome: 'retreats' } : one)),
      after: { units: [...ruling.after.units, ...arrived] },
    };
  },
});

/** Builds though there is this reason against it. */
const building = (despite: AdjustmentIllegalReason): Mistake => ({
  adjustments(position, orders, edition) {
    const ruling = RULERS.adjustments(position, orders, edition);
    const isPardoned = (step: number | null): boolean => {
      const fact = step === null ? undefined : ruling.steps[step]?.fact;
      return fact?.type === 'adjustment-illegal' && fact.reason === despite;
    };
    return {
      ...ruling,
      orders: ruling.orders.map((one) =>
        isPardoned(one.step) ? { ...one, outcome: 'builds' } : one,
      ),
    };
  },
});

/** Removes as many units, but in another order. */
const removing = (compare: (one: RemoteUnit, other: RemoteUnit) => number): Mistake => ({
  adjustments(position, orders, edition, options) {
    const ruling = RULERS.adjustments(position, orders, edition, options);
    const { removed, after, owners } = ruling;
    const left = [...after.units, ...removed.units];
    const powers = [...new Set(removed.units.map(({ power }) => power))];
    const units = powers.flatMap((power) => {
      const isOwn = (unit: (typeof left)[number]): boolean => unit.power === power;
      const ranked = inOrderOfRemoval(
        left.filter(isOwn),
        power,
        owners,
        boardIn(position),
        edition.choices,
      );
      const due = removed.units.filter(isOwn).length;
      return [...ranked].sort(compare).slice(0, due);
    });
    const gone = units.map(({ piece }) => piece);
    return {
      ...ruling,
      removed: { units: gone },
      after: { units: left.filter((unit) => !gone.includes(unit)) },
    };
  },
});

type Compare = Parameters<typeof removing>[0];

const farthest: Compare = ({ distance: one }, { distance: other }) =>
  one === other ? 0 : (other ?? Infinity) - (one ?? Infinity);
const fleetFirst: Compare = ({ piece: one }, { piece: other }) =>
  Number(one.kind === 'A') - Number(other.kind === 'A');
const byName: Compare = ({ unit: one }, { unit: other }) =>
  SPACES[one].name < SPACES[other].name ? -1 : 1;

/** Mistakes that somebody could make in the phases after the moves, or in telling which retreats are open. */
export const LATER: Mistakes = {
  'a retreat to where two moves met': belief('retreat-to-stand-off'),
  'a retreat to where the attacker came from': belief('retreat-to-attacker'),
  'no retreat to a space that was left': {
    law: {
      bars: (at, by, turn, known) =>
        LAW.bars(at, by, turn, known) ??
        (turn.at[turn.board.spaceOf[at] ?? at] ? 'occupied' : null),
    },
  },
  'two units retreat to one space': collidingIf(() => false),
  'of two that retreat to one space the coasts are told apart': collidingIf(
    (one, other) => one === other,
  ),
  'a retreat goes where it likes': {
    retreats(position, ...given) {
      const dislodged = position.dislodged.map(({ retreats, barred, ...one }) => ({
        ...one,
        retreats: [
          ...retreats,
          ...barred.filter(({ reason }) => reason !== 'occupied').map(({ at }) => at),
        ],
        barred: [],
      }));
      return RULERS.retreats({ ...position, dislodged }, ...given);
    },
  },
  'a build in any centre owned': building('not-home'),
  'a build in a home centre that another holds': building('not-owned'),
  'a build where a unit stands': building('occupied'),
  'a centre is lost as soon as its unit leaves': {
    adjustments(position, ...given) {
      const held = new Set<string>(position.units.map(({ at }) => spaceOf(at)));
      const kept = Object.entries(position.owners).filter(([centre]) => held.has(centre));
      return RULERS.adjustments({ ...position, owners: Object.fromEntries(kept) }, ...given);
    },
  },
  'the nearest unit is removed': removing((one, other) => farthest(other, one)),
  'an army is removed before a fleet as far': removing(
    (one, other) => farthest(one, other) || fleetFirst(other, one),
  ),
  'as far and of a kind, the last by the alphabet is removed': removing(
    (one, other) => farthest(one, other) || fleetFirst(one, other) || byName(other, one),
  ),
};
