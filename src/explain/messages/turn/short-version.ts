import type { UnitAt } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { MessageKinds } from '../message-kinds.ts';
import { who, type Who } from '../who.ts';
import { contextOf } from '../context.ts';
import { weight } from './reason.ts';

/** A step at which the short version of a turn stops. */
export interface ShortStop {
  readonly step: number;
  /** Units of which the same is told together here; if empty, the step speaks for itself. */
  readonly units: readonly UnitAt[];
}

/** Supports that nobody attacks; moves that units of their own power block. */
export type ShortMessage = MessageKinds<
  'supports-given' | 'moves-blocked',
  { readonly units: readonly Who[] }
>;

/** Own supports that do not count deserve a step of their own. */
const UNCOUNTED = 10;

const isFree = ({ fact }: Step): boolean =>
  fact.type === 'support-given' && fact.attackers.length === 0;

const isBlock = ({ fact: { type } }: Step): boolean => type === 'move-blocked';

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
    case 'support-cut':
      return turn.ruling.steps.some(({ because }) => because.includes(step.id));
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
 * The short version of a turn: only what is contested, and no cut on which nothing rests. Unattacked supports are
 * reported together, where something contested rests on them, and so are moves that units of their own power block, at
 * the last of them; all other steps are skipped.
 */
export function shortVersion(turn: Turn): readonly ShortStop[] {
  const { steps } = turn.ruling;
  const contested = steps.filter((step) => isContested(step, turn));
  const needed = premisesOf(contested, turn);
  const blocks = contested.filter(isBlock);
  const stops: ShortStop[] = [];
  let free: readonly Step[] = [];
  const addFreeSupports = (): void => {
    if (free.length === 0) return;
    stops.push(together(free));
    free = [];
  };
  for (const step of steps) {
    if (isFree(step) && needed.has(step.id)) free = [...free, step];
    if (!contested.includes(step) || (isBlock(step) && step !== blocks.at(-1))) continue;
    addFreeSupports();
    stops.push(together(isBlock(step) ? blocks : [step]));
  }
  return stops;
}

/** A stop at the last of some steps, for all of them. */
const together = (steps: readonly Step[]): ShortStop => ({
  step: steps.at(-1)?.id ?? 0,
  units: steps.length < 2 ? [] : steps.flatMap(({ fact }) => ('unit' in fact ? [fact.unit] : [])),
});

/** What is said where several steps are reported together. */
export const shortMessage = (units: readonly UnitAt[], step: Step, turn: Turn): ShortMessage => ({
  say: isBlock(step) ? 'moves-blocked' : 'supports-given',
  units: units.map((at) => who(at, contextOf(step, turn).units)),
});
