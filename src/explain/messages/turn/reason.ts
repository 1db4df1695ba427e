import { openTable } from '../../../open-table.ts';
import type { Fact, FactOf, FactType, RulebookFactType } from '../../../trace/fact.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { Step } from '../../../trace/step.ts';
import { nearMissMessage } from '../near-miss.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import { contextOf } from '../context.ts';
import { hasSpareRoute } from '../convoy-routes.ts';

export type WeightRows<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>, step: Step, turn: Turn) => number;
};

/** How much each type of fact explains about why a turn ends as it does; 0 if it needs no mention. */
export const WEIGHTS = openTable<WeightRows<FactType>, RulebookFactType>({
  paradox: () => 12,
  rotation: () => 10,
  'support-given'({ attackers }) {
    const excuses = attackers.map(({ excuse }) => excuse);
    if (excuses.includes('immune')) return 11;
    return excuses.length > 0 ? 8 : 0;
  },
  'support-cut': ({ manner }) => (manner === 'dislodged' ? 9 : 7),
  attack: ({ bound }) => (bound === 'at-least' ? 4 : 10),
  'move-succeeds': ({ rivals }) => (rivals.some(({ powerless }) => powerless === 'beaten') ? 9 : 0),
  'move-bounces': ({ garrison }) => (garrison !== null ? 7 : 1),
  // Less than any dislodgement, cut or void support: on a full board some unit always blocks another of its own power.
  'move-blocked': () => 5.5,
  'no-path': ({ unit, broken }, step, turn) =>
    hasSpareRoute(unit, broken, contextOf(step, turn)) ? 8 : 5,
  path: ({ unit, fleets }, step, turn) =>
    factsOf(turn.ruling.steps, 'convoy-disrupted').length > 0 &&
    factsOf(turn.ruling.steps, 'move-succeeds').some((one) => one.unit === unit) &&
    hasSpareRoute(unit, fleets, contextOf(step, turn))
      ? 8
      : 4,
  'convoy-disrupted': () => 6,
  dislodged: (_, step, turn) => (nearMissMessage(step, turn) !== null ? 6 : 0),
  route: () => 5,
  void: () => 6,
  illegal: () => 6,
  ambiguous: () => 6,
  strength: ({ supports }) => (supports.length > 0 ? 3 : 0),
  hold: ({ supports }) => (supports.length > 0 ? 3 : 0),
  repaired: () => 0,
  'convoy-available': () => 0,
  'move-rotates': () => 0,
  'move-stopped': () => 0,
  retreats: () => 0,
});

export function weight(step: Step, turn: Turn): number {
  const weigh = WEIGHTS.row(step.fact.type) as (fact: Fact, step: Step, turn: Turn) => number;
  return weigh(step.fact, step, turn);
}

const mostDecisive = (steps: readonly Step[], turn: Turn) => {
  let best: { step: Step; weight: number } | null = null;
  for (const step of steps) {
    const now = weight(step, turn);
    if (now > (best?.weight ?? 0)) best = { step, weight: now };
  }
  return best;
};

/** All the steps that some steps rest on, including themselves, in the order of the trace. */
function grounds(shown: readonly Step[], turn: Turn): readonly Step[] {
  const found = new Set(shown);
  for (const step of found) {
    for (const id of step.because) {
      const premise = turn.ruling.steps[id];
      if (premise) found.add(premise);
    }
  }
  return [...found].sort((a, b) => a.id - b.id);
}

/** Up to this weight a step explains little: of a bounce, its numbers say more. */
const PLAIN = 4;

/** The step that best explains how the outcomes shown came about: one of them, or one that they rest on. */
export function reason(shown: readonly Step[], turn: Turn): Step | null {
  const [main] = shown;
  if (main === undefined) return null;
  const best = mostDecisive(grounds(shown, turn), turn);
  if (best !== null && best.weight > PLAIN) return best.step;
  if (main.fact.type === 'move-bounces') return main;
  return mostDecisive(grounds([main], turn), turn)?.step ?? main;
}
