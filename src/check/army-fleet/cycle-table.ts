import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import { split } from '../../trace/decision.ts';
import { equations } from '../decisions/equations.ts';
import type { DecisionValue } from '../decisions/decision-value.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { goesAboard, wayOf } from '../model/turn-model.ts';
import { fleetOf, isOrderedAway } from './passage-verdict.ts';

/** No more decisions than this ever wait for one another; the table has a row for each way to decide them. */
const MOST_OPEN = 14;

/** By assignment (bit i: whether decision i is yes): what the equation of each decision says. */
export type CheckedCycleTable = readonly (readonly boolean[])[];

/** The decisions of a cycle of the Army/Fleet module: its moves, then whether its landings are not disrupted. */
export const decisionsOf = (
  core: readonly UnitAt[],
  landings: readonly UnitAt[],
): readonly Decision[] => [
  ...core.map((unit): Decision => `move ${unit}`),
  ...landings.map((unit): Decision => `path ${unit}`),
];

/**
 * What the equations say for every way to decide these; null if another open decision decides one of them. `others`:
 * open decisions that the equations may read without depending on them.
 */
export function tabulateAll(
  model: TurnModel,
  known: KnownDecisions,
  decisions: readonly Decision[],
  others: readonly Decision[],
): CheckedCycleTable | null {
  if (decisions.length > MOST_OPEN) return null;
  const table: (readonly boolean[])[] = [];
  for (let bits = 0; bits < 1 << decisions.length; bits += 1) {
    const row = rowOf(model, known, decisions, others, bits);
    if (row === null) return null;
    table.push(row);
  }
  return table;
}

function rowOf(
  model: TurnModel,
  known: KnownDecisions,
  decisions: readonly Decision[],
  others: readonly Decision[],
  bits: number,
): readonly boolean[] | null {
  const assumed = decisions.map((decision, place) => [decision, isYes(bits, place)] as const);
  const row: boolean[] = [];
  for (const decision of decisions) {
    const verdict = verdictOf(model, known, decision, assumed, others);
    if (verdict === null) return null;
    row.push(verdict);
  }
  return row;
}

/** What an equation says under an assumption; if that leaves it open, what it says however the others are decided. */
function verdictOf(
  model: TurnModel,
  known: KnownDecisions,
  decision: Decision,
  assumed: readonly (readonly [Decision, boolean])[],
  others: readonly Decision[],
): DecisionValue {
  const moves = new Map<UnitAt, boolean>();
  const paths = new Map<UnitAt, boolean>();
  for (const [one, outcome] of assumed) {
    const [kind, unit] = split(one);
    // What an equation says of a path must not be the assumption itself.
    if (kind === 'move') moves.set(unit, outcome);
    else if (one !== decision) paths.set(unit, outcome);
  }
  const [kind, unit] = split(decision);
  const all = equations(model, known, moves, paths);
  const verdict = kind === 'path' ? all.path(unit) : all.move(unit);
  const [next, ...rest] = others.filter((other) => assumed.every(([one]) => one !== other));
  if (verdict !== null || next === undefined || assumed.length >= MOST_OPEN) return verdict;
  const either = [true, false].map((outcome) =>
    verdictOf(model, known, decision, [...assumed, [next, outcome]], rest),
  );
  return either[0] === either[1] ? (either[0] ?? null) : null;
}

export const isYes = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;

/** The assignments in which every equation says what is assumed. */
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
