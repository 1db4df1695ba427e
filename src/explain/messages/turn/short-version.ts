import type { UnitAt } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { who, type Who } from '../who.ts';
import { contextOf } from '../context.ts';
import { weight } from './reason.ts';

/** A step at which the short version of a turn stops. */
export interface ShortStop {
  readonly step: number;
  /** Unattacked supports, reported together here; if empty, the step speaks for itself. */
  readonly supports: readonly UnitAt[];
}

export type ShortMessage = { readonly say: 'supports-given'; readonly units: readonly Who[] };

/** Own supports that do not count deserve a step of their own. */
const UNCOUNTED = 10;

const isFree = ({ fact }: Step): boolean =>
  fact.type === 'support-given' && fact.attackers.length === 0;

/** Whether what a step decides is contested, or its outcome is not what was ordered. */
function isContested(step: Step, turn: Turn): boolean {
  const { fact } = step;
  switch (fact.type) {
    case 'move-succeeds':
      return fact.against !== null || fact.rivals.length > 0;
    case 'move-bounces':
      // Of two equals that keep each other out, the second step reports both.
      return !turn.ruling.steps
        .slice(step.id + 1)
        .some(
          ({ fact: other }) =>
            other.type === 'move-bounces' &&
            other.unit === fact.by.unit &&
            other.by.unit === fact.unit &&
            other.attack === fact.attack &&
            other.attack === other.by.strength,
        );
    case 'attack':
      return weight(step, turn) >= UNCOUNTED;
    case 'support-given':
      return fact.attackers.length > 0;
    case 'passage':
    case 'cycle':
    case 'move-follows':
    case 'starves':
    case 'displaced':
    case 'illegal':
    case 'repaired':
    case 'ambiguous':
    case 'void':
    case 'route':
    case 'convoy-disrupted':
    case 'path':
    case 'no-path':
    case 'support-cut':
    case 'move-blocked':
    case 'move-stopped':
    case 'rotation':
    case 'paradox':
    case 'dislodged':
    case 'retreats':
      return true;
    case 'convoy-available':
    case 'strength':
    case 'hold':
    case 'move-rotates':
      return false;
  }
}

/** The ids of all steps that some steps rest on. */
function premisesOf(steps: readonly Step[], turn: Turn): ReadonlySet<number> {
  const found = new Set(steps.map(({ id }) => id));
  for (const id of found)
    for (const premise of turn.ruling.steps[id]?.because ?? []) found.add(premise);
  return found;
}

/**
 * The short version of a turn: only what is contested. Unattacked supports are reported together, where something
 * contested rests on them; all other steps are skipped.
 */
export function shortVersion(turn: Turn): readonly ShortStop[] {
  const { steps } = turn.ruling;
  const contested = steps.filter((step) => isContested(step, turn));
  const needed = premisesOf(contested, turn);
  const stops: ShortStop[] = [];
  let free: readonly Step[] = [];
  const addFreeSupports = (): void => {
    const last = free.at(-1);
    if (last === undefined) return;
    const supports = free.flatMap(({ fact }) => (fact.type === 'support-given' ? [fact.unit] : []));
    stops.push({ step: last.id, supports: supports.length > 1 ? supports : [] });
    free = [];
  };
  for (const step of steps) {
    if (isFree(step) && needed.has(step.id)) free = [...free, step];
    if (!contested.includes(step)) continue;
    addFreeSupports();
    stops.push({ step: step.id, supports: [] });
  }
  return stops;
}

/** What is said where supports are reported together. */
export const shortMessage = (
  supports: readonly UnitAt[],
  step: Step,
  turn: Turn,
): ShortMessage => ({
  say: 'supports-given',
  units: supports.map((at) => who(at, contextOf(step, turn).units)),
});
