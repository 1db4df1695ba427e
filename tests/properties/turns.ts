import fc from 'fast-check';
import { spaceOf } from '../../src/board/board.ts';
import type { SpaceId, Unit } from '../../src/board/board.ts';
import { CHOICES, optionsOf } from '../../src/rules/choices.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { GivenTurn } from '../support/short.ts';
import { nearest, nextDoor } from './neighbourhood.ts';
import { DOUBLES, PARADOXES, SWAPS } from './cases.ts';
import type { Actor, Plan } from './plans.ts';
import { goalOf, orderFor, unitIn } from './plans.ts';

/** A unit and its intentions, as small numbers that shrink to the simplest choice. */
interface Recruit extends Plan {
  readonly place: number;
  readonly power: number;
  readonly fleet: number;
  /** A second order to the same unit: rare. */
  readonly again: Plan | null;
}

const plan = { what: fc.nat(31), which: fc.nat(63), where: fc.nat(63) };

const recruit: fc.Arbitrary<Recruit> = fc.record({
  ...plan,
  place: fc.nat(74),
  power: fc.nat(6),
  fleet: fc.nat(3),
  again: fc.oneof(
    { weight: 24, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.record(plan) },
  ),
});

/** The setting of a turn: around which space, in how many spaces, by how many powers, and with which destinations. */
const setting = fc.record({
  centre: fc.nat(74),
  room: fc.integer({ min: 4, max: 75 }),
  powers: fc.integer({ min: 2, max: 7 }),
  mood: fc.constantFrom('mixed', 'restless', 'naval' as const),
});

interface Settler {
  readonly unit: Unit;
  readonly recruit: Recruit;
}

/** Assigns each unit its own space: the chosen one, or the next that is free. */
function settle(
  recruits: readonly Recruit[],
  places: readonly SpaceId[],
  naval: boolean,
): readonly Settler[] {
  const taken = new Set<SpaceId>();
  return recruits.flatMap((one) => {
    const free = (space: SpaceId): boolean => !taken.has(space);
    const first = one.place % Math.max(places.length, 1);
    const space = places.slice(first).find(free) ?? places.find(free);
    if (!space) return [];
    taken.add(space);
    return [
      { unit: unitIn(space, one.power, one.fleet < (naval ? 3 : 2), one.where), recruit: one },
    ];
  });
}

/** The turn that results from the intentions of these units among the others. */
function assemble(
  others: readonly Actor[],
  settlers: readonly Settler[],
  restless: boolean,
): GivenTurn {
  const units = [...others, ...settlers].map(({ unit }) => unit);
  const act = (unit: Unit, one: Plan): Actor => ({
    unit,
    goal: goalOf(unit, one, units, restless),
  });
  const actors = [...others, ...settlers.map(({ unit, recruit: one }) => act(unit, one))];
  const orders = settlers.flatMap(({ unit, recruit: one }) =>
    [one, ...(one.again ? [one.again] : [])].map((each) => orderFor(act(unit, each), each, actors)),
  );
  return { position: { units }, orders };
}

const MOST_UNITS = 34;

/**
 * Three to thirty-four units in a neighbourhood, with conflicting orders. Each keeps its space when others are left
 * out.
 */
export const crowds: fc.Arbitrary<GivenTurn> = fc
  .tuple(
    setting,
    fc.uniqueArray(recruit, {
      selector: ({ place }) => place,
      minLength: 3,
      maxLength: 60,
      size: 'max',
    }),
  )
  .map(([{ centre, room, powers, mood }, recruits]) => {
    const near = recruits.filter(({ place }) => place < room);
    const called = near.length < 3 ? recruits.slice(0, 3) : near.slice(0, MOST_UNITS);
    const few = called.map((one) => ({ ...one, power: one.power % powers }));
    return assemble([], settle(few, nearest(centre), mood === 'naval'), mood === 'restless');
  });

/** Known cases, with some orders missing and some units added. */
const variations = (cases: readonly GivenTurn[]): fc.Arbitrary<GivenTurn> =>
  fc
    .tuple(
      fc.constantFrom(...cases),
      fc.array(recruit, { maxLength: 8 }),
      fc.array(fc.nat(99), { minLength: 16, maxLength: 16 }),
    )
    .map(([base, recruits, luck]) => {
      const others = base.position.units.map((unit): Actor => {
        const own = base.orders.find((order) => order.unit.at === unit.at);
        return { unit, goal: own?.type === 'move' ? own.to : null };
      });
      const taken = new Set(others.map(({ unit }) => spaceOf(unit.at)));
      const near = new Set([...taken].flatMap(nextDoor).filter((space) => !taken.has(space)));
      const added = assemble(others, settle(recruits, [...near], false), false);
      const kept = base.orders.filter((_, index) => (luck[index] ?? 0) < 88);
      return { position: added.position, orders: [...kept, ...added.orders] };
    });

export const paradoxes = variations(PARADOXES);
export const swaps = variations(SWAPS);

export const doubles = variations(DOUBLES);

/** All kinds of turns. */
export const turns: fc.Arbitrary<GivenTurn> = fc.oneof(
  { weight: 3, arbitrary: crowds },
  { weight: 2, arbitrary: paradoxes },
  { weight: 1, arbitrary: swaps },
);

/** Any mixture of the choices on which editions differ. */
export const choices = fc.record(
  Object.fromEntries(CHOICES.map((choice) => [choice, fc.constantFrom(...optionsOf(choice))])),
) as fc.Arbitrary<Choices>;
