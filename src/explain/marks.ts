import type { Turn } from '../adjudicator/turn.ts';
import { chapters, type Chapter } from './chapters.ts';

/** As many names as a ruler has room for. */
const MOST = 8;

/** Chapters next to each other told as one. */
function join(chapters: readonly Chapter[], first: number, title: string): readonly Chapter[] {
  const [one, other] = chapters.slice(first, first + 2);
  if (!one || !other) return chapters;
  const about = one.about === 'space' && other.about === 'space' ? 'space' : 'other';
  return [
    ...chapters.slice(0, first),
    { title, from: one.from, about },
    ...chapters.slice(first + 2),
  ];
}

/** Joins neighbours that `alike` allows, the shortest first, until few enough are left. */
function shorten(
  all: readonly Chapter[],
  end: number,
  alike: (one: Chapter, other: Chapter) => string | null,
): readonly Chapter[] {
  let list = all;
  while (list.length > MOST) {
    let best: { first: number; title: string; steps: number } | null = null;
    for (let first = 0; first + 1 < list.length; first++) {
      const [one, other] = [list[first], list[first + 1]];
      if (!one || !other) continue;
      const title = alike(one, other);
      const steps = (list[first + 2]?.from ?? end) - one.from;
      if (title !== null && (best === null || steps < best.steps)) best = { first, title, steps };
    }
    if (best === null) return list;
    list = join(list, best.first, best.title);
  }
  return list;
}

/**
 * The named marks of the ruler: the chapters, if they are few. If they are many, neighbours are
 * joined: first fights for spaces, as "Moves", then whatever else lies between them.
 */
export function marks(turn: Turn): readonly Chapter[] {
  const end = turn.ruling.steps.length;
  const last = 'Retreats';
  const moves = shorten(chapters(turn), end, (one, other) =>
    one.about === 'space' && other.about === 'space' ? 'Moves' : null,
  );
  return shorten(moves, end, (one, other) => {
    if (one.title === last || other.title === last) return null;
    if (one.title === other.title) return one.title;
    const titles = new Set([
      one.about === 'space' ? 'Moves' : one.title,
      other.about === 'space' ? 'Moves' : other.title,
    ]);
    return titles.size === 1 ? 'Moves' : 'Moves';
  });
}
