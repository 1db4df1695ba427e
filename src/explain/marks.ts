import type { Turn } from '../adjudicator/turn.ts';
import { chapters, type Chapter } from './chapters.ts';

/** As many names as a ruler has room for. */
const MOST = 8;

/** How much a fight for a space is worth a name of its own: decided without fight, fought, dislodging. */
function worth(first: number, end: number, turn: Turn): number {
  const steps = turn.ruling.steps.slice(first, end);
  if (steps.some(({ fact }) => fact.type === 'dislodged')) return 3;
  return steps.some(({ fact }) => fact.type === 'move-bounces') ? 2 : 1;
}

/** Tells neighbours as one: those that `dull` allows, under one title. */
function merge(
  list: readonly Chapter[],
  title: string,
  dull: (chapter: Chapter, index: number) => boolean,
): readonly Chapter[] {
  const found: Chapter[] = [];
  list.forEach((chapter, index) => {
    const before = found.at(-1);
    const joins = dull(chapter, index) && index > 0 && dull(list[index - 1] ?? chapter, index - 1);
    if (before && joins) found[found.length - 1] = { ...before, title };
    else found.push(chapter);
  });
  return found;
}

/**
 * The named marks of the ruler: the chapters, if they are few. If they are many, fights for spaces
 * next to each other are told together as "Moves", the less telling first; if that does not do,
 * everything but the retreats.
 */
export function marks(turn: Turn): readonly Chapter[] {
  const all = chapters(turn);
  const end = (index: number) => all[index + 1]?.from ?? turn.ruling.steps.length;
  let list = all;
  for (const most of [1, 2, 3]) {
    if (list.length <= MOST) return list;
    list = merge(
      all,
      'Moves',
      (chapter, index) =>
        chapter.about === 'space' && worth(chapter.from, end(index), turn) <= most,
    );
  }
  if (list.length <= MOST) return list;
  const early = list.findIndex(({ about }) => about === 'space');
  return merge(list, 'Moves', ({ title }, index) => index >= early && title !== 'Retreats');
}
