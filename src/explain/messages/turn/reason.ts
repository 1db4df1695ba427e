import { armyFleetTables } from '../../../trace/army-fleet/provided-tables.ts';
import type { Turn } from '../../../trace/turn.ts';
import type { Step } from '../../../trace/step.ts';
import { nearMissMessage } from '../near-miss.ts';
import { factsOf } from '../../../trace/facts-of.ts';
import { contextOf } from '../context.ts';
import { hasSpareRoute } from '../convoy-routes.ts';

/** How much a step explains about why a turn ends as it does; 0 if it needs no mention. */
export function weight(step: Step, turn: Turn): number {
  const { fact } = step;
  const { steps } = turn.ruling;
  switch (fact.type) {
    case 'paradox':
    case 'cycle':
      return 12;
    case 'passage':
      return armyFleetTables().isOpen[fact.why] ? 4 : 9;
    case 'starves':
      return 9;
    case 'move-follows':
    case 'displaced':
      return 0;
    case 'rotation':
      return 10;
    case 'support-given': {
      const excuses = fact.attackers.map(({ excuse }) => excuse);
      if (excuses.includes('immune')) return 11;
      return excuses.length > 0 ? 8 : 0;
    }
    case 'support-cut':
      return fact.manner === 'dislodged' ? 9 : 7;
    case 'attack':
      return fact.bound === 'at-least' ? 4 : 10;
    case 'move-succeeds':
      return fact.rivals.some(({ powerless }) => powerless === 'beaten') ? 9 : 0;
    case 'move-bounces':
      return fact.garrison !== null ? 7 : 1;
    // Less than any dislodgement, cut or void support: on a full board some unit always blocks another of its own
    // power.
    case 'move-blocked':
      return 5.5;
    case 'no-path':
      return hasSpareRoute(fact.unit, fact.broken, contextOf(step, turn)) ? 8 : 5;
    case 'path':
      return factsOf(steps, 'convoy-disrupted').length > 0 &&
        factsOf(steps, 'move-succeeds').some(({ unit }) => unit === fact.unit) &&
        hasSpareRoute(fact.unit, fact.fleets, contextOf(step, turn))
        ? 8
        : 4;
    case 'convoy-disrupted':
      return 6;
    case 'dislodged':
      return nearMissMessage(step, turn) !== null ? 6 : 0;
    case 'route':
      return 5;
    case 'void':
    case 'illegal':
    case 'ambiguous':
      return 6;
    case 'strength':
    case 'hold':
      return fact.supports.length > 0 ? 3 : 0;
    case 'repaired':
    case 'convoy-available':
    case 'move-rotates':
    case 'move-stopped':
    case 'retreats':
      return 0;
  }
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
