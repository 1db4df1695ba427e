import { fleetTurnOf } from '../../../law/army-fleet/turn-of.ts';
import { knownFrom } from '../../../law/known-from.ts';
import { casesOf, isYes, type Cases } from '../../../law/army-fleet/cases.ts';
import { MOVE, PATH, YES } from '../../../law/known.ts';
import { opening, type Decisions } from '../../../law/settle.ts';
import type { FactOf, UnitAt } from '../../../trace/fact.ts';
import type { Context } from '../context.ts';
import { who, type Who } from '../who.ts';

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
  if (!t.edition.armyFleet) return null;
  const turn = fleetTurnOf({ units: [...t.units.values()] }, t.written, t.edition);
  const named = (ids: readonly UnitAt[]) => turn.units.filter(({ id }) => ids.includes(id));
  const decisions: Decisions = [
    ...named(core).map((unit) => [unit, MOVE] as const),
    ...named(landings).map((unit) => [unit, PATH] as const),
  ];
  if (decisions.length < 2 || decisions.length > LONGEST) return null;
  const facts = t.because.map(({ fact }) => fact);
  const table = casesOf(decisions, opening(turn).open, turn, knownFrom(facts, turn));
  if (table === null) return null;
  const places = decisions.map((_, place) => place);
  const sources = places.map((place) => places.filter((other) => depends(table, place, other)));
  const parts: LoopPart[] = [];
  let here = 0;
  let yes = true;
  do {
    const [unit, kind] = decisions[here] ?? [];
    if (!unit) return null;
    parts.push({ unit: who(unit.id, t.units, t.board), landing: kind === PATH, yes });
    const next = places.find((place) => sources[place]?.includes(here));
    if (next === undefined || sources[next]?.length !== 1) return null;
    yes = table[yes ? table.length - 1 : 0]?.[next] === YES;
    here = next;
  } while (here !== 0 && parts.length < decisions.length);
  return here === 0 && parts.length === decisions.length ? { parts, returns: yes } : null;
}

/** Whether what the law says of a decision changes with another one. */
const depends = (table: Cases, place: number, other: number): boolean =>
  table.some(
    (says, bits) => !isYes(bits, other) && says[place] !== table[bits | (1 << other)]?.[place],
  );
