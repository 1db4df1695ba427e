import {
  type Premises,
  type Refusal,
  firstRefusal,
  isInBoardOrder,
  namesSome,
} from '../premises.ts';
import { type Decision, type KnownDecisions, settledBy, split } from '../../trace/decision.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import { type TurnModel, effectiveCarrier, goesAboard, wayOf } from '../model/turn-model.ts';
import { inAllWorlds } from '../worlds/all-worlds.ts';
import { fleetOf, isOrderedAway } from './passage-is-open.ts';

type CycleFact = FactOf<'cycle'>;

/** A10, A33, III.h: decisions that wait for one another, with the number of their worlds and their end. */
export function verifyFleetCycle(
  model: TurnModel,
  fact: CycleFact,
  premises: Premises,
  isSettled: (decision: Decision) => boolean,
): Refusal {
  const { core, landings } = fact;
  if (!model.fleets) return 'type: the edition has no such cycles';
  if (core.length + landings.length === 0) return 'core: empty';
  const decisions = decisionsOf(core, landings);
  const cyclic = cyclicDecisions(model);
  if (!namesSome(decisions, cyclic)) return 'core: not moves, or landings, that could wait';
  if (!isInBoardOrder(core, model.board) || !isInBoardOrder(landings, model.board))
    return 'core: not in board order';
  const decided = firstRefusal(decisions, (each) =>
    isSettled(each) ? `core: ${each} is decided` : null,
  );
  if (decided !== null) return decided;
  const known = knownFrom(premises);
  const table = tabulateAll(model, known, decisions);
  if (table === null) return 'core: something outside it decides';
  // A landing that the rules derive from the moves of the cycle belongs to it, too.
  const landingsElsewhere = cyclic.filter(
    (decision) => split(decision)[0] === 'path' && !isSettled(decision),
  );
  if (whatDecides(model, fact, known, landingsElsewhere).length > 0)
    return 'core: something outside it decides';
  const needless = premises.facts.find((premise) => {
    const fewer = new Map(premises.facts.filter((one) => one !== premise).flatMap(settledBy));
    return sameTable(table, tabulateAll(model, fewer, decisions));
  });
  if (needless !== undefined) return 'because: a premise that decides nothing';
  for (const premise of premises.facts)
    if ('unit' in premise) premises.take(premise.type, premise.unit);
  const worlds = worldsOf(table);
  if (fact.outcomes !== worlds.length) return 'outcomes: not the number of consistent ones';
  if (!isOneCycle(table) && (decisions.length > 1 || worlds.length !== 1))
    return 'core: not one cycle';
  const open = seaDecisions(model).filter((decision) => !isSettled(decision));
  const end = endOf(model, fact, known, table, worlds, open);
  return fact.end === end ? null : 'end: the edition settles it otherwise';
}

const knownFrom = (premises: Premises): KnownDecisions =>
  new Map(premises.facts.flatMap(settledBy));

function endOf(
  model: TurnModel,
  fact: CycleFact,
  known: KnownDecisions,
  table: CheckedCycleTable,
  worlds: readonly number[],
  open: readonly Decision[],
): CycleEnd {
  const { landings } = fact;
  if (worlds.length === 1) return 'one';
  const canAllSucceed = worlds.includes(table.length - 1);
  const goesRound = canAllSucceed && model.fleets?.choices.circle === 'moves';
  if (!goesRound || landings.length > 0) return 'holds';
  const waits = whatDecides(model, fact, known, open).length > 0;
  return waits ? 'holds' : 'rotates';
}

/**
 * The other open decisions that decide a cycle: assuming one of them to be settled, in one way or the other, changes
 * what the rules say.
 */
function whatDecides(
  model: TurnModel,
  { core, landings }: CycleFact,
  known: KnownDecisions,
  candidates: readonly Decision[],
): readonly Decision[] {
  const decisions = decisionsOf(core, landings);
  const table = tabulateAll(model, known, decisions);
  if (!table) return candidates;
  return candidates.filter(
    (decision) =>
      !decisions.includes(decision) &&
      !known.has(decision) &&
      [true, false].some(
        (outcome) =>
          !sameTable(table, tabulateAll(model, new Map(known).set(decision, outcome), decisions)),
      ),
  );
}

/** The fleets that ferry, and the landings that others could disrupt. */
const seaDecisions = (model: TurnModel): readonly Decision[] => [
  ...[...model.actions.keys()]
    .filter((unit) => effectiveCarrier(model, unit))
    .map((unit): Decision => `convoy ${unit}`),
  ...[...model.moves.keys()]
    .filter((unit) => wayOf(model, unit) === 'lands-first' && !model.voids.has(unit))
    .map((unit): Decision => `path ${unit}`),
];

/** The armies that go aboard by their own order. */
const boardingDecisions = (model: TurnModel): readonly Decision[] =>
  [...model.moves.keys()]
    .filter((unit) => goesAboard(model, unit) && !model.voids.has(unit))
    .map((unit): Decision => `path ${unit}`);

/** The moves that III.h stops besides those of the cycle: boardings, and armies whose ferry is in the cycle. */
export function alsoStopped(
  model: TurnModel,
  fact: CycleFact,
  known: KnownDecisions,
): readonly UnitAt[] {
  const ferries = whatDecides(model, fact, known, seaDecisions(model)).flatMap((decision) => {
    const [kind = '', fleet = ''] = decision.split(' ');
    return kind === 'convoy' ? (effectiveCarrier(model, fleet as UnitAt)?.army ?? []) : [];
  });
  const boarding = whatDecides(model, fact, known, boardingDecisions(model)).map(
    (decision) => split(decision)[1],
  );
  return [...new Set([...boarding, ...ferries])];
}

/**
 * What each decision of a cycle is in its only outcome; if no unit moves: that in a cycle of landings only, none is
 * disrupted.
 */
export function worldOf(
  model: TurnModel,
  { core, landings, end }: CycleFact,
  known: KnownDecisions,
): readonly (readonly [Decision, boolean])[] {
  const decisions = decisionsOf(core, landings);
  if (end === 'holds' && core.length === 0)
    return decisions.map((decision) => [decision, true] as const);
  const table = end === 'one' ? tabulateAll(model, known, decisions) : null;
  const [world] = table ? worldsOf(table) : [];
  if (world === undefined) return [];
  return decisions.map((decision, place) => [decision, isYes(world, place)] as const);
}

/** No more decisions than this ever wait for one another; the table has a row for each way to decide them. */
const MOST_OPEN = 14;

/** By assignment (bit i: whether decision i is yes): what the rule of each decision says. */
type CheckedCycleTable = readonly (readonly boolean[])[];

/** The decisions of a cycle of the Army/Fleet module: its moves, then whether its landings are not disrupted. */
const decisionsOf = (core: readonly UnitAt[], landings: readonly UnitAt[]): readonly Decision[] => [
  ...core.map((unit): Decision => `move ${unit}`),
  ...landings.map((unit): Decision => `path ${unit}`),
];

/** What the rules say for every way to decide these; null if something else that is open decides one of them. */
function tabulateAll(
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

const isYes = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;

/** The assignments in which every rule says what is assumed. */
const worldsOf = (table: CheckedCycleTable): readonly number[] =>
  [...table.keys()].filter((bits) =>
    table[bits]?.every((says, place) => says === isYes(bits, place)),
  );

/** Whether each decision depends on each, directly or through others. */
function isOneCycle(table: CheckedCycleTable): boolean {
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

const sameTable = (one: CheckedCycleTable, other: CheckedCycleTable | null): boolean =>
  other !== null &&
  one.every((says, bits) => says.every((said, place) => said === other[bits]?.[place]));

/**
 * What a cycle can consist of: the moves that count, and the landings that may be disrupted while their fleet is
 * ordered away.
 */
const cyclicDecisions = (model: TurnModel): readonly Decision[] => {
  const counted = [...model.moves.keys()].filter((unit) => !model.voids.has(unit));
  return [
    ...counted.filter((unit) => !goesAboard(model, unit)).map((unit): Decision => `move ${unit}`),
    ...counted
      .filter((unit) => wayOf(model, unit) === 'lands-first' && isOrderedAway(model, fleetOf(unit)))
      .map((unit): Decision => `path ${unit}`),
  ];
};
