import type { Turn } from '../trace/turn.ts';
import { spaceOf } from '../board/board.ts';
import type { Step } from '../trace/step.ts';
import { shortName } from './names.ts';
import { destination, headToHead, telling } from './telling.ts';

/** A stretch of steps that belong together. `from`: the id of its first step. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
  /** Whether it is about who gets into a space, and so may be told together with others like it. */
  readonly about: 'space' | 'other';
}

const TITLES = {
  repaired: 'Read as meant',
  illegal: 'Not followed',
  ambiguous: 'Not followed',
  void: 'Not followed',
  route: 'Routes',
  'support-given': 'Supports',
  'support-cut': 'The cut',
  'convoy-available': 'Convoys',
  'convoy-disrupted': 'Convoys',
  path: 'Convoys',
  'no-path': 'Convoys',
  rotation: 'The circle',
  'move-rotates': 'The circle',
  paradox: 'The paradox',
  'move-stopped': 'The paradox',
  retreats: 'Retreats',
} as const;

/** What a step is about. Numbers belong to the first decision that uses them, a dislodgement to the move that makes it. */
function titles(turn: Turn): readonly { title: string; about: Chapter['about'] }[] {
  const { steps } = turn.ruling;
  const users = new Map<number, Step>();
  for (const step of steps) {
    if (!step.fact.type.startsWith('move-')) continue;
    for (const id of step.because) if (!users.has(id)) users.set(id, step);
  }
  const title = (step: Step): string => {
    const { fact } = step;
    const t = telling(step, turn);
    switch (fact.type) {
      case 'strength':
      case 'attack':
      case 'hold': {
        const user = users.get(step.id);
        return user ? title(user) : shortName(spaceOf(destination(fact.unit, t) ?? fact.unit));
      }
      case 'dislodged': {
        const victory = t.because.find(({ fact: { type } }) => type === 'move-succeeds');
        return victory ? title(victory) : shortName(fact.unit);
      }
      case 'move-succeeds':
      case 'move-bounces':
      case 'move-blocked': {
        const space = spaceOf(fact.to);
        return headToHead(fact.unit, space, t) ? 'Head to head' : shortName(space);
      }
      default:
        return TITLES[fact.type];
    }
  };
  const spaces = /^(strength|attack|hold|dislodged|move-(succeeds|bounces|blocked))$/;
  return steps.map((step) => ({
    title: title(step),
    about: spaces.test(step.fact.type) ? 'space' : 'other',
  }));
}

/** The chapters of a trace, in order: a new one wherever the steps turn to another matter. */
export function chapters(turn: Turn): readonly Chapter[] {
  const found: Chapter[] = [];
  titles(turn).forEach((step, from) => {
    if (found.at(-1)?.title !== step.title) found.push({ ...step, from });
  });
  return found;
}

/** The chapter that a step belongs to. */
export function chapterAt(list: readonly Chapter[], step: number): Chapter | null {
  return list.findLast(({ from }) => from <= step) ?? null;
}
