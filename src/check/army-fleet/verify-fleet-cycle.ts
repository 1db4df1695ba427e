import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal, isInBoardOrder, namesSome } from '../premises.ts';
import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import { settledBy, split } from '../../trace/decision.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { effectiveCarrier, goesAboard, wayOf } from '../model/turn-model.ts';
import {
  cyclicDecisions,
  decisionsOf,
  isOneCycle,
  isYes,
  sameTable,
  tabulateAll,
  worldsOf,
} from './cycle-table.ts';
import type { CheckedCycleTable } from './cycle-table.ts';

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
