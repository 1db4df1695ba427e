import type { SpaceId } from '../board/board.ts';
import { byPlace } from '../board/in-board-order.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import {
  headToHead,
  holdSupportsOf,
  movesInto,
  metBy,
  supportsOf,
  type TurnModel,
  type LegalMove,
  type LegalSupport,
} from '../check/model/turn-model.ts';
import { hasRoute, seaBit, seasIn, type Seas } from '../board/seas.ts';
import type { Outcome } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { Strength } from './condition.ts';
import { ruledOf } from './fate.ts';
import { armyFleetAnswers, type DecidedOutcomes } from './provided-army-fleet.ts';
import { turnModelOf } from './turn-model-of.ts';

/** A turn once everything is decided: its model, and the outcome of the order that each unit follows. */
export interface DecidedTurn extends DecidedOutcomes {
  readonly model: TurnModel;
}

const known = new WeakMap<Turn, DecidedTurn>();

const NONE: ReadonlyMap<UnitAt, boolean> = new Map();

/** The outcome of the order that each unit follows. */
export const outcomesOf = (turn: Turn, { units }: TurnModel): Map<UnitAt, Outcome> =>
  new Map([...units.keys()].map((unit) => [unit, ruledOf(turn, unit)?.outcome ?? 'holds']));

/** Needs no trace, except for turns of the Army/Fleet module. */
export function decidedTurn(turn: Turn): DecidedTurn {
  const found = known.get(turn);
  if (found) return found;
  const model = turnModelOf(turn);
  const all = isArmyFleet(turn.edition)
    ? { model, ...armyFleetAnswers().decided(turn, model) }
    : { model, outcomes: outcomesOf(turn, model), paths: NONE };
  known.set(turn, all);
  return all;
}

export const succeeds = (unit: UnitAt, { outcomes }: DecidedTurn): boolean =>
  outcomes.get(unit) === 'succeeds';

/** The moves into a space, in board order. */
export const attacksOn = (space: SpaceId, { model }: DecidedTurn): readonly LegalMove[] =>
  [...movesInto(model, space)].sort(byPlace);

/** Those of the seas whose fleet's convoy was disrupted. */
export const disruptedAmong = (seas: Seas, { outcomes }: DecidedTurn): readonly UnitAt[] =>
  seasIn(seas).filter((sea) => outcomes.get(sea) !== 'available');

/** PA1 to PA3: whether a move has its path, with the convoys as they turned out. */
export function arrives(move: LegalMove, end: DecidedTurn): boolean {
  const crossing = end.model.crossings.get(move.at);
  if (!crossing) return end.paths.get(move.at) ?? true;
  if (end.model.choices.routes !== 'one-survives')
    return crossing.needed !== 0 && disruptedAmong(crossing.needed, end).length === 0;
  const lost = disruptedAmong(crossing.ordered, end).reduce((set, sea) => set | seaBit(sea), 0);
  return hasRoute(crossing.ordered & ~lost, move.at, move.into);
}

function strengthOf(
  supports: readonly LegalSupport[],
  end: DecidedTurn,
  counts: (support: LegalSupport) => boolean = () => true,
): Strength {
  const given = supports.filter(({ at }) => end.outcomes.get(at) === 'given');
  const counted = given.filter(counts).map(({ at }) => at);
  return {
    value: 1 + counted.length,
    supports: counted,
    uncounted: given.filter((support) => !counts(support)).map(({ at }) => at),
  };
}

/** HO0 to HO2: the strength with which the unit in a space holds it. */
export const holdStrength = (unit: UnitAt, end: DecidedTurn): Strength =>
  end.model.moves.has(unit)
    ? strengthOf([], end)
    : strengthOf(holdSupportsOf(end.model, unit), end);

/** DE: with the supports of all powers; for a fleet whose move does not take place, 1 (A/F III.d). */
export const moveStrength = (move: LegalMove, end: DecidedTurn): Strength =>
  strengthOf(arrives(move, end) ? supportsOf(end.model, move.at) : [], end);

/** Whether a unit is in the move's way: it is in the space, and does not leave or comes the other way. */
export function staysFor(move: LegalMove, end: DecidedTurn): boolean {
  if (!end.model.units.has(move.into)) return false;
  return headToHead(end.model, move) !== null || !succeeds(move.into, end);
}

/**
 * AT1, AT2: the strength with which a move attacks if it arrives, without the supports that cannot help to dislodge the
 * unit there.
 */
export function attackStrength(move: LegalMove, end: DecidedTurn): Strength {
  const there = end.model.units.get(move.into);
  const isReduced = staysFor(move, end) && there?.power !== move.unit.power;
  return strengthOf(
    supportsOf(end.model, move.at),
    end,
    ({ unit }) => !isReduced || unit.power !== there?.power,
  );
}

/** PR0: why a rival keeps no unit out; null if it has its strength. */
export function powerlessness(rival: LegalMove, end: DecidedTurn): 'no-path' | 'beaten' | null {
  if (!arrives(rival, end)) return 'no-path';
  if (!metBy(end.model, rival).some(({ at }) => succeeds(at, end))) return null;
  if (headToHead(end.model, rival)) return 'beaten';
  const isBeaten = end.model.choices.dislodgedEffect === 'none' && !succeeds(rival.at, end);
  return isBeaten ? 'beaten' : null;
}
