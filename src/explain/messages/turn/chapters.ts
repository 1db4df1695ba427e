import { spaceOf, type SpaceId } from '../../../board/board.ts';
import type { FactType } from '../../../trace/fact.ts';
import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { destination, headToHead, contextOf } from '../context.ts';

/** What chapters are about that are not about a space. */
const SUBJECTS = [
  'repaired',
  'not-followed',
  'routes',
  'supports',
  'cut',
  'convoys',
  'circle',
  'paradox',
  'retreats',
  'head-to-head',
  'landings',
] as const;
export type Topic = (typeof SUBJECTS)[number];

/** A stretch of steps that belong together, before it has a title. `from`: the id of its first step. */
export interface ChapterStart {
  readonly topic: Topic | SpaceId;
  readonly from: number;
  /** Whether other parts are joined to it. */
  readonly isMore?: true;
}

const TOPICS = {
  repaired: 'repaired',
  illegal: 'not-followed',
  ambiguous: 'not-followed',
  void: 'not-followed',
  route: 'routes',
  'support-given': 'supports',
  'support-cut': 'cut',
  'convoy-available': 'convoys',
  'convoy-disrupted': 'convoys',
  path: 'convoys',
  'no-path': 'convoys',
  rotation: 'circle',
  'move-rotates': 'circle',
  paradox: 'paradox',
  'move-stopped': 'paradox',
  retreats: 'retreats',
  passage: 'landings',
  cycle: 'circle',
  'move-follows': 'circle',
  starves: 'landings',
  displaced: 'retreats',
} as const satisfies Readonly<Partial<Record<FactType, Topic>>>;

/** What each step is about. Numbers belong to the first decision that uses them, a dislodgement to the move that makes it. */
function topicsOf(turn: Turn): readonly ChapterStart['topic'][] {
  const { steps } = turn.ruling;
  const users = new Map<number, Step>();
  for (const step of steps) {
    if (!step.fact.type.startsWith('move-')) continue;
    for (const id of step.because) if (!users.has(id)) users.set(id, step);
  }
  const topic = (step: Step): ChapterStart['topic'] => {
    const { fact } = step;
    const t = contextOf(step, turn);
    switch (fact.type) {
      case 'strength':
      case 'attack':
      case 'hold': {
        const user = users.get(step.id);
        return user ? topic(user) : spaceOf(destination(fact.unit, t) ?? fact.unit);
      }
      case 'dislodged': {
        const victory = t.because.find(({ fact: { type } }) => type === 'move-succeeds');
        return victory ? topic(victory) : fact.unit;
      }
      case 'move-succeeds':
      case 'move-bounces':
      case 'move-blocked': {
        const space = spaceOf(fact.to);
        return headToHead(fact.unit, space, t) ? 'head-to-head' : space;
      }
      default:
        return TOPICS[fact.type];
    }
  };
  return steps.map(topic);
}

/** The parts of a trace, in order: a new one begins wherever the steps turn to another subject. */
export function partsOf(turn: Turn): readonly ChapterStart[] {
  const found: ChapterStart[] = [];
  topicsOf(turn).forEach((topic, from) => {
    if (found.at(-1)?.topic !== topic) found.push({ topic, from });
  });
  return found;
}

export const isSpace = (topic: ChapterStart['topic']): topic is SpaceId =>
  !(SUBJECTS as readonly string[]).includes(topic);

/** Whether a part is about which unit gets into a space. */
export const isAboutSpace = ({ topic }: ChapterStart): boolean =>
  isSpace(topic) || topic === 'head-to-head';
