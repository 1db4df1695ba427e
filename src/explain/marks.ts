import type { Turn } from '../trace/turn.ts';
import type { Step } from '../trace/step.ts';
import { chapters, type Chapter } from './chapters.ts';

/** As many names as a ruler has room for. */
const MOST = 8;

/** Chapters that keep their names however many there are. */
const ALWAYS: readonly string[] = ['The circle', 'The paradox', 'Retreats'];

/** How much a step makes its chapter worth a name of its own. */
function weight({ fact }: Step): number {
  switch (fact.type) {
    case 'dislodged':
      return 4;
    case 'no-path':
      return 3;
    case 'move-bounces':
    case 'move-blocked':
    case 'support-cut':
      return 2;
    default:
      return 1;
  }
}

/** The chapters with neighbours among the dull ones told as one: as "Moves", if moves are among them. */
function merged(list: readonly Chapter[], dull: ReadonlySet<Chapter>): readonly Chapter[] {
  const found: Chapter[] = [];
  list.forEach((chapter, index) => {
    const [last, before] = [found.at(-1), list[index - 1]];
    if (!last || !before || !dull.has(before) || !dull.has(chapter)) {
      found.push(chapter);
      return;
    }
    const moves = last.about === 'space' || chapter.about === 'space';
    const told = moves ? { title: 'Moves', about: 'space' as const } : {};
    found[found.length - 1] = { ...last, ...told };
  });
  return found;
}

/**
 * The named marks of the ruler: the chapters, if they are few. If they are many, those that follow
 * each other are told together as "Moves", but the first and the most telling keep their names as
 * long as there is room.
 */
export function marks(turn: Turn): readonly Chapter[] {
  const all = chapters(turn);
  if (all.length <= MOST) return all;
  const { steps } = turn.ruling;
  const worth = (chapter: Chapter): number => {
    const index = all.indexOf(chapter);
    if (index === 0) return 5;
    const own = steps.slice(chapter.from, all[index + 1]?.from);
    return Math.max(...own.map(weight)) + own.length / steps.length;
  };
  const dull = new Set(all.filter(({ title }) => !ALWAYS.includes(title)));
  const named = [...dull]
    .map((chapter) => ({ chapter, worth: worth(chapter) }))
    .filter((candidate) => candidate.worth >= 2)
    .sort((a, b) => b.worth - a.worth);
  for (const { chapter } of named) {
    dull.delete(chapter);
    if (merged(all, dull).length > MOST) dull.add(chapter);
  }
  const list = merged(all, dull);
  return list.length <= MOST
    ? list
    : merged(all, new Set(all.filter(({ title }) => title !== 'Retreats')));
}
