import {
  decisionsOf,
  isYes,
  tabulateAll,
  type CheckedCycleTable,
} from '../../check/army-fleet/cycle-table.ts';
import { settledBy, split } from '../../trace/decision.ts';
import type { FactOf } from '../../trace/fact.ts';
import { readTurn } from '../../check/model/read-turn.ts';
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
  const decisions = decisionsOf(core, landings);
  if (decisions.length < 2 || decisions.length > LONGEST) return null;
  const model = readTurn({ units: [...t.units.values()] }, t.written, t.edition);
  const known = new Map(t.because.flatMap(({ fact }) => settledBy(fact)));
  const table = tabulateAll(model, known, decisions);
  if (table === null) return null;
  const places = decisions.map((_, place) => place);
  const sources = places.map((place) => places.filter((other) => depends(table, place, other)));
  const parts: LoopPart[] = [];
  let here = 0;
  let yes = true;
  do {
    const [kind, unit] = split(decisions[here] ?? 'move ADR');
    parts.push({ unit: who(unit, t.units), landing: kind === 'path', yes });
    const next = places.find((place) => sources[place]?.includes(here));
    if (next === undefined || sources[next]?.length !== 1) return null;
    yes = table[yes ? table.length - 1 : 0]?.[next] ?? false;
    here = next;
  } while (here !== 0 && parts.length < decisions.length);
  return here === 0 && parts.length === decisions.length ? { parts, returns: yes } : null;
}

/** Whether what an equation says of a decision changes with another one. */
const depends = (table: CheckedCycleTable, place: number, other: number): boolean =>
  table.some(
    (says, bits) => !isYes(bits, other) && says[place] !== table[bits | (1 << other)]?.[place],
  );
