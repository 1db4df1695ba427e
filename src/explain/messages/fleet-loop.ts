import { goesAboard } from '../../law/army-fleet/berths.ts';
import { fleetTurnOf } from '../../law/army-fleet/turn-of.ts';
import { knownFrom } from '../../law/known-from.ts';
import { MOVE, NO, OPEN, PATH, settle, value, YES } from '../../law/known.ts';
import type { Known, Value } from '../../law/known.ts';
import { decide } from '../../law/law.ts';
import { opening, propagate } from '../../law/settle.ts';
import type { Decisions } from '../../law/settle.ts';
import type { MovementTurn } from '../../law/turn.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { Context } from './context.ts';
import { who, type Who } from './who.ts';

/** A move that succeeds or fails, or a landing that is disrupted or not (`yes`). */
export interface LoopPart {
  readonly unit: Who;
  readonly landing: boolean;
  readonly yes: boolean;
}

/**
 * Decisions each of which depends on the one before it alone, the first on the last: what follows if the first is yes,
 * and whether it then is.
 */
export interface FleetLoop {
  readonly parts: readonly LoopPart[];
  readonly returns: boolean;
}

/** A longer way round is not told. */
const LONGEST = 4;

/** The way round a cycle of the Army/Fleet module; null if it is not as simple as that. */
export function fleetLoop({ core, landings }: FactOf<'cycle'>, t: Context): FleetLoop | null {
  if (!isArmyFleet(t.edition)) return null;
  const turn = fleetTurnOf({ units: [...t.units.values()] }, t.written, t.edition);
  const named = (ids: readonly UnitAt[]) => turn.units.filter(({ id }) => ids.includes(id));
  const decisions: Decisions = [
    ...named(core).map((unit) => [unit, MOVE] as const),
    ...named(landings).map((unit) => [unit, PATH] as const),
  ];
  if (decisions.length < 2 || decisions.length > LONGEST) return null;
  const facts = t.because.map(({ fact }) => fact);
  const table = tabulate(decisions, turn, knownFrom(facts, turn));
  if (table === null) return null;
  const places = decisions.map((_, place) => place);
  const sources = places.map((place) => places.filter((other) => depends(table, place, other)));
  const parts: LoopPart[] = [];
  let here = 0;
  let yes = true;
  do {
    const [unit, kind] = decisions[here] ?? [];
    if (!unit) return null;
    parts.push({ unit: who(unit.id, t.units), landing: kind === PATH, yes });
    const next = places.find((place) => sources[place]?.includes(here));
    if (next === undefined || sources[next]?.length !== 1) return null;
    yes = table[yes ? table.length - 1 : 0]?.[next] === YES;
    here = next;
  } while (here !== 0 && parts.length < decisions.length);
  return here === 0 && parts.length === decisions.length ? { parts, returns: yes } : null;
}

/** By assignment (bit i: whether decision i is yes): what the law says of each decision. */
type LoopTable = readonly (readonly Value[])[];

/** What the law says in every case; null if something else that is open decides one of them. */
function tabulate(decisions: Decisions, turn: MovementTurn, known: Known): LoopTable | null {
  const follows = opening(turn).open.filter(
    ([unit, kind]) =>
      (kind !== MOVE || goesAboard(unit)) &&
      !decisions.some(([one, its]) => one === unit && its === kind) &&
      value(known, unit, kind) === OPEN,
  );
  const cases = Array.from({ length: 1 << decisions.length }, (_, bits) => {
    const world = known.slice();
    for (const [place, [unit, kind]] of decisions.entries())
      settle(world, unit, kind, isYes(bits, place) ? YES : NO);
    propagate(follows, turn, world);
    return decisions.map(([unit, kind]) => decide(unit, kind, turn, world));
  });
  return cases.some((says) => says.includes(OPEN)) ? null : cases;
}

const isYes = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;

/** Whether what the law says of a decision changes with another one. */
const depends = (table: LoopTable, place: number, other: number): boolean =>
  table.some(
    (says, bits) => !isYes(bits, other) && says[place] !== table[bits | (1 << other)]?.[place],
  );
