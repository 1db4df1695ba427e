import type { Turn } from '../adjudicator/turn.ts';
import { spaceOf, type SpaceId } from '../board/board.ts';
import type { Fact } from '../trace/fact.ts';
import { shortName } from './names.ts';
import { destination, telling, type Telling } from './telling.ts';

/** A stretch of steps that belong together. `from`: the id of its first step. */
export interface Chapter {
  readonly title: string;
  readonly from: number;
}

type Topic =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | {
      readonly kind:
        'orders' | 'routes' | 'supports' | 'cut' | 'convoys' | 'circle' | 'paradox' | 'retreats';
    };

const TITLES: Readonly<Record<Exclude<Topic['kind'], 'space'>, string>> = {
  orders: 'Not followed',
  routes: 'Routes',
  supports: 'Supports',
  cut: 'The cut',
  convoys: 'Convoys',
  circle: 'The circle',
  paradox: 'The paradox',
  retreats: 'Retreats',
};

function topic(fact: Fact, t: Telling): Topic {
  const about = (space: SpaceId): Topic => ({ kind: 'space', space });
  switch (fact.type) {
    case 'illegal':
    case 'ambiguous':
    case 'void':
      return { kind: 'orders' };
    case 'route':
      return { kind: 'routes' };
    case 'support-given':
      return { kind: 'supports' };
    case 'support-cut':
      return { kind: 'cut' };
    case 'convoy-available':
    case 'convoy-disrupted':
    case 'path':
    case 'no-path':
      return { kind: 'convoys' };
    case 'rotation':
    case 'move-rotates':
      return { kind: 'circle' };
    case 'paradox':
    case 'move-stopped':
      return { kind: 'paradox' };
    case 'retreats':
      return { kind: 'retreats' };
    case 'hold':
    case 'dislodged':
      return about(fact.unit);
    case 'strength':
    case 'attack':
      return about(spaceOf(destination(fact.unit, t) ?? fact.unit));
    case 'move-succeeds':
    case 'move-bounces':
    case 'move-blocked':
      return about(spaceOf(fact.to));
  }
}

const titleOf = (about: Topic): string =>
  about.kind === 'space' ? shortName(about.space) : TITLES[about.kind];

/** The chapters of a trace, in order: a new one wherever the steps turn to another matter. */
export function chapters(turn: Turn): readonly Chapter[] {
  const found: Chapter[] = [];
  for (const step of turn.ruling.steps) {
    const title = titleOf(topic(step.fact, telling(step, turn)));
    if (found.at(-1)?.title !== title) found.push({ title, from: step.id });
  }
  return found;
}

/** The title of the chapter that a step belongs to; before the first step none. */
export function chapterAt(list: readonly Chapter[], step: number): Chapter | null {
  return list.findLast(({ from }) => from <= step) ?? null;
}
