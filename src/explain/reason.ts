import type { Turn } from '../adjudicator/turn.ts';
import type { Step } from '../trace/step.ts';

/** How much a step tells about why a turn comes out as it does; 0: nothing that needs telling. */
function weight({ fact }: Step, turn: Turn): number {
  switch (fact.type) {
    case 'paradox':
      return 12;
    case 'support-given': {
      const excuses = fact.attackers.map(({ excuse }) => excuse);
      if (excuses.includes('immune')) return 11;
      return excuses.length > 0 ? 8 : 0;
    }
    case 'attack':
      return fact.bound === 'exactly' ? 10 : 0;
    case 'move-blocked':
    case 'rotation':
      return 10;
    case 'support-cut':
      return fact.manner === 'dislodged' ? 9 : 7;
    case 'move-succeeds':
      return fact.rivals.some(({ powerless }) => powerless === 'beaten') ? 9 : 2;
    case 'no-path':
      return fact.broken.length > 0 && turn.edition.choices.routes === 'all-survive' ? 6 : 5;
    case 'path':
      return fact.fleets.length > 0 ? 4 : 0;
    case 'convoy-disrupted':
      return 6;
    case 'move-bounces':
      return fact.garrison === null ? 1 : 7;
    case 'route':
      return 5;
    case 'void':
    case 'illegal':
    case 'ambiguous':
      return 6;
    case 'strength':
    case 'hold':
      return fact.supports.length > 0 ? 3 : 0;
    case 'convoy-available':
    case 'move-rotates':
    case 'move-stopped':
    case 'dislodged':
    case 'retreats':
      return 0;
  }
}

/** The step among some that tells most; null if none tells anything. */
export function reason(steps: readonly Step[], turn: Turn): Step | null {
  let best: { step: Step; weight: number } | null = null;
  for (const step of [...steps].sort((a, b) => a.id - b.id)) {
    const now = weight(step, turn);
    if (now > (best?.weight ?? 0)) best = { step, weight: now };
  }
  return best?.step ?? null;
}
