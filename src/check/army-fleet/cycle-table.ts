import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import { inAllWorlds } from '../worlds/all-worlds.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { goesAboard, wayOf } from '../model/turn-model.ts';
import { fleetOf, isOrderedAway } from './passage-is-open.ts';

/** No more decisions than this ever wait for one another; the table has a row for each way to decide them. */
const MOST_OPEN = 14;

/** By assignment (bit i: whether decision i is yes): what the rule of each decision says. */
export type CheckedCycleTable = readonly (readonly boolean[])[];

/** The decisions of a cycle of the Army/Fleet module: its moves, then whether its landings are not disrupted. */
export const decisionsOf = (
  core: readonly UnitAt[],
  landings: readonly UnitAt[],
): readonly Decision[] => [
  ...core.map((unit): Decision => `move ${unit}`),
  ...landings.map((unit): Decision => `path ${unit}`),
];

/** What the rules say for every way to decide these; null if something else that is open decides one of them. */
export function tabulateAll(
  model: TurnModel,
  known: KnownDecisions,
  decisions: readonly Decision[],
): CheckedCycleTable | null {
  if (decisions.length > MOST_OPEN) return null;
  const table: (readonly boolean[])[] = [];
  for (let bits = 0; bits < 1 << decisions.length; bits += 1) {
    const world = new Map(known);
    for (const [place, decision] of decisions.entries()) world.set(decision, isYes(bits, place));
    const row: boolean[] = [];
    for (const decision of decisions) {
      const verdict = inAllWorlds(model, world, decision);
      if (verdict === null) return null;
      row.push(verdict);
    }
    table.push(row);
  }
  return table;
}

export const isYes = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;

/** The assignments in which every rule says what is assumed. */
export const worldsOf = (table: CheckedCycleTable): readonly number[] =>
  [...table.keys()].filter((bits) =>
    table[bits]?.every((says, place) => says === isYes(bits, place)),
  );

/** Whether each decision depends on each, directly or through others. */
export function isOneCycle(table: CheckedCycleTable): boolean {
  const count = table[0]?.length ?? 0;
  const places = Array.from({ length: count }, (_, place) => place);
  const next = places.map((place) =>
    places.filter((other) =>
      table.some((says, bits) => says[place] !== table[bits ^ (1 << other)]?.[place]),
    ),
  );
  return next.every((first) => {
    const reached = new Set(first);
    for (const place of reached) for (const further of next[place] ?? []) reached.add(further);
    return reached.size === count;
  });
}

export const sameTable = (one: CheckedCycleTable, other: CheckedCycleTable | null): boolean =>
  other !== null &&
  one.every((says, bits) => says.every((said, place) => said === other[bits]?.[place]));

/**
 * What a cycle can consist of: the moves that count, and the landings that may be disrupted while their fleet is
 * ordered away.
 */
export const cyclicDecisions = (model: TurnModel): readonly Decision[] => {
  const counted = [...model.moves.keys()].filter((unit) => !model.voids.has(unit));
  return [
    ...counted.filter((unit) => !goesAboard(model, unit)).map((unit): Decision => `move ${unit}`),
    ...counted
      .filter((unit) => wayOf(model, unit) === 'lands-first' && isOrderedAway(model, fleetOf(unit)))
      .map((unit): Decision => `path ${unit}`),
  ];
};
