import { GOES_ABOARD, PASSAGES } from '../../trace/army-fleet/fleet-fact.ts';
import type { Fact, FactOf, FactType, UnitAt } from '../../trace/fact.ts';
import type { Step } from '../../trace/step.ts';
import type { TurnModel } from '../model/turn-model.ts';
import {
  effectiveCarrier,
  effectiveSupport,
  goesAboard,
  illegalOrder,
  needsPath,
} from '../model/turn-model.ts';
import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import { alsoStopped, worldOf } from '../army-fleet/verify-fleet-cycle.ts';
import { isDisplacementDue, isStarving } from '../army-fleet/verify-ends.ts';
import { settledBy } from '../../trace/decision.ts';
import type { Refusal } from '../premises.ts';
import { repairsMeant } from './verify-repairs.ts';
import { canLoseAll } from './truth-table.ts';

/** What the steps so far have settled. */
export interface Ledger {
  readonly settled: Map<string, Fact>;
  /** Decisions that a rotation or a paradox settles, and the type of the fact that must settle each. */
  readonly due: Map<string, FactType>;
  /** What each decision is in the only outcome of a cycle of the Army/Fleet module. */
  readonly worlds: Map<Decision, boolean>;
  /** The strengths stated so far, and the steps of those that no later step has used yet. */
  readonly strengths: Set<string>;
  readonly idle: Set<number>;
}

export const openLedger = (): Ledger => ({
  settled: new Map(),
  due: new Map(),
  worlds: new Map(),
  strengths: new Set(),
  idle: new Set(),
});

/**
 * How a cycle must end under the rule that settles it: a rotation succeeds (1971 XIV.5); for a paradox see
 * `Choices.paradox`.
 */
function duties(
  model: TurnModel,
  ledger: Ledger,
  fact: Fact,
): readonly (readonly [string, FactType])[] {
  if (fact.type === 'rotation') return fact.core.map((unit) => [`move ${unit}`, 'move-rotates']);
  if (fact.type === 'cycle') return fleetDuties(model, ledger, fact);
  if (fact.type !== 'paradox') return [];
  if (bySzykman(model, ledger, fact))
    return fact.convoys.map((unit) => [`convoy ${unit}`, 'convoy-disrupted']);
  const carried = fact.convoys.flatMap((unit) => effectiveCarrier(model, unit)?.army ?? []);
  return [...fact.core, ...carried].map((unit) => [`move ${unit}`, 'move-stopped']);
}

/** How a cycle of the Army/Fleet module must end: its moves, and whether its landings are disrupted. */
function fleetDuties(
  model: TurnModel,
  ledger: Ledger,
  fact: FactOf<'cycle'>,
): readonly (readonly [string, FactType])[] {
  const { core, landings, end } = fact;
  const type = { one: 'move-follows', rotates: 'move-rotates', holds: 'move-stopped' } as const;
  const stopped = end === 'holds' ? alsoStopped(model, fact, knownIn(ledger)) : [];
  return [
    ...[...core, ...stopped].map((unit) => [`move ${unit}`, type[end]] as const),
    ...(end === 'one' || core.length === 0
      ? landings.map((unit) => [`path ${unit}`, 'passage'] as const)
      : []),
  ];
}

const knownIn = ({ settled }: Ledger): KnownDecisions =>
  new Map([...settled.values()].flatMap(settledBy));

/** The unit that dislodged this one, according to the steps so far. */
export function dislodgerIn({ settled }: Ledger, unit: UnitAt): UnitAt | null {
  const fact = settled.get(`dislodged ${unit}`);
  return fact?.type === 'dislodged' ? fact.by : null;
}

/** Whether Szykman's rule settles the paradox; if not, the all-hold rule does. */
function bySzykman(model: TurnModel, { settled }: Ledger, fact: FactOf<'paradox'>): boolean {
  switch (model.choices.paradox) {
    case 'convoys-fail':
      return true;
    case 'all-hold':
      return false;
    case 'convoys-fail-or-all-hold': {
      const known = new Map([...settled.values()].flatMap(settledBy));
      return canLoseAll(model, known, fact.core, fact.convoys);
    }
  }
}

/** Whether only the rule for a paradox settles a decision in this way. */
const isLastResort = (fact: Fact): boolean =>
  fact.type === 'move-stopped' || (fact.type === 'convoy-disrupted' && fact.by === null);

/** The entries of the ledger that a fact settles. */
function entries(model: TurnModel, { settled }: Ledger, fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'repaired': {
      const meant = repairsMeant(model, fact).map((index) => `repaired ${String(index)}`);
      const open = meant.find((entry) => !settled.has(entry)) ?? meant[0];
      return open === undefined ? [] : [open];
    }
    case 'illegal': {
      const order = illegalOrder(model, fact.order);
      return order ? [`illegal ${String(model.illegal.indexOf(order))}`] : [];
    }
    case 'ambiguous':
    case 'void':
    case 'route':
    case 'dislodged':
    case 'retreats':
    case 'starves':
    case 'displaced':
      return [`${fact.type} ${fact.unit}`];
    case 'cycle':
      return [`cycle ${[...fact.core, '|', ...fact.landings].join(' ')}`];
    case 'passage':
      return [`path ${fact.unit}`];
    case 'rotation':
      return [`cycle ${[...fact.core].sort().join(' ')}`];
    case 'paradox':
      return [`cycle ${[...fact.core, ...fact.convoys].sort().join(' ')}`];
    case 'no-path':
      return [`path ${fact.unit}`];
    default:
      return settledBy(fact).map(([decision]) => decision);
  }
}

/** Enters a step that is verified; refuses one that settles something a second time. */
export function enter(model: TurnModel, ledger: Ledger, { id, fact, because }: Step): Refusal {
  for (const used of because) ledger.idle.delete(used);
  if (fact.type === 'strength' || fact.type === 'attack' || fact.type === 'hold') {
    const strength = `${fact.type} ${fact.unit} ${fact.bound} ${String(fact.value)}`;
    if (ledger.strengths.has(strength)) return `settled before: ${strength}`;
    ledger.strengths.add(strength);
    ledger.idle.add(id);
  }
  if (fact.type === 'cycle')
    for (const [decision, outcome] of worldOf(model, fact, knownIn(ledger)))
      ledger.worlds.set(decision, outcome);
  for (const [decision, type] of duties(model, ledger, fact))
    if (!ledger.settled.has(decision)) ledger.due.set(decision, type);
  for (const entry of entries(model, ledger, fact)) {
    if (ledger.settled.has(entry)) return `settled before: ${entry}`;
    const due = ledger.due.get(entry);
    const isDone = due === fact.type && !(fact.type === 'convoy-disrupted' && fact.by !== null);
    if (!due && isLastResort(fact)) return `settled as no core demands: ${entry}`;
    if (due && !isDone) return `settled otherwise than its core demands: ${entry}`;
    ledger.settled.set(entry, fact);
  }
  if (fact.type === 'passage' && GOES_ABOARD.includes(fact.why)) {
    if (ledger.settled.has(`move ${fact.unit}`)) {
      if (outcomeIn(ledger, `move ${fact.unit}`) === true)
        return `settled before: move ${fact.unit}`;
    } else ledger.settled.set(`move ${fact.unit}`, fact);
  }
  if (fact.type === 'no-path' || (fact.type === 'passage' && !PASSAGES[fact.why])) {
    // A move that fails either way may be settled before its path is.
    if (outcomeIn(ledger, `move ${fact.unit}`) === true) return `settled before: move ${fact.unit}`;
    ledger.settled.set(`move ${fact.unit}`, fact);
  }
  // For an army that would go aboard there is nothing more to settle once it is stopped.
  if (fact.type === 'move-stopped' && goesAboard(model, fact.unit))
    ledger.settled.set(`path ${fact.unit}`, fact);
  return wrongOfCycle(ledger, fact);
}

/** Whether a step contradicts the only outcome of its cycle. The ledger demands each of these steps. */
function wrongOfCycle({ worlds }: Ledger, fact: Fact): Refusal {
  if (fact.type === 'passage' && !fact.why.startsWith('cycle-')) return null;
  for (const [decision, outcome] of settledBy(fact)) {
    const wanted = worlds.get(decision);
    if (wanted !== undefined && wanted !== outcome) return `otherwise than its cycle: ${decision}`;
  }
  return null;
}

/** The result of a decision, or null if it is open. */
export function outcomeIn({ settled }: Ledger, decision: Decision): boolean | null {
  const fact = settled.get(decision);
  const found = fact && settledBy(fact).find(([one]) => one === decision);
  return found ? found[1] : null;
}

/** The entries that a complete proof must settle. */
function demands(model: TurnModel, { settled }: Ledger): readonly string[] {
  const list = (type: string, units: Iterable<UnitAt>): string[] =>
    [...units].map((unit) => `${type} ${unit}`);
  const standing = [...model.actions.keys()];
  const moves = [...model.moves.keys()].filter((unit) => !model.voids.has(unit));
  const arrived = (unit: UnitAt): boolean => {
    const fact = settled.get(`move ${unit}`);
    if (fact === undefined) return false;
    return settledBy(fact).some(([decision, outcome]) => outcome && decision === `move ${unit}`);
  };
  const dislodged = moves
    .filter(arrived)
    .flatMap((unit) => model.moves.get(unit)?.into ?? [])
    .filter((space) => model.units.has(space) && !arrived(space));
  return [
    ...model.repairs.map((_, index) => `repaired ${String(index)}`),
    ...model.illegal.map((_, index) => `illegal ${String(index)}`),
    ...list('ambiguous', model.ambiguous.keys()),
    ...list('void', model.voids.keys()),
    ...list('route', model.routes.keys()),
    ...list('move', moves),
    ...list(
      'path',
      moves.filter((unit) => needsPath(model, unit)),
    ),
    ...list(
      'support',
      standing.filter((unit) => effectiveSupport(model, unit)),
    ),
    ...list(
      'convoy',
      standing.filter((unit) => effectiveCarrier(model, unit)),
    ),
    ...list('dislodged', dislodged),
    ...list('retreats', dislodged),
    ...list(
      'starves',
      [...model.units.keys()].filter((unit) => isStarving(model, unit) && !arrived(unit)),
    ),
    ...list(
      'displaced',
      dislodged.filter((unit) => isDisplacementDue(model, unit, (entry) => settled.get(entry))),
    ),
  ];
}

/** The first entry that a complete proof must settle and this one does not, or a strength that no step uses. */
export function whatIsMissing(
  model: TurnModel,
  ledger: Ledger,
): { readonly step: number | null; readonly reason: string } | null {
  const [idle] = ledger.idle;
  if (idle !== undefined) return { step: idle, reason: 'a strength that no later step needs' };
  const missing = demands(model, ledger).find((entry) => !ledger.settled.has(entry));
  return missing === undefined ? null : { step: null, reason: `not settled: ${missing}` };
}
