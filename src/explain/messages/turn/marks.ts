import type { Step } from '../../../trace/step.ts';
import type { Turn } from '../../../trace/turn.ts';
import { partsOf, type ChapterStart } from './chapters.ts';

/** As many names as a ruler has room for. */
const MOST = 8;

/** Chapters that keep their names however many there are. */
const ALWAYS: readonly ChapterStart['topic'][] = ['circle', 'paradox', 'retreats'];

/** How much a step contributes to its chapter having its own name. */
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

/** The parts, with adjacent unimportant ones joined: called by the first, and marked as more than that. */
function merged(
  list: readonly ChapterStart[],
  dull: ReadonlySet<ChapterStart>,
): readonly ChapterStart[] {
  const found: ChapterStart[] = [];
  list.forEach((part, index) => {
    const [last, before] = [found.at(-1), list[index - 1]];
    if (!last || !before || !dull.has(before) || !dull.has(part)) {
      found.push(part);
      return;
    }
    found[found.length - 1] = { ...last, isMore: true };
  });
  return found;
}

/** The parts with stops, each from its first stop on; adjacent parts with one topic are joined. */
function partsWithStops(
  parts: readonly ChapterStart[],
  stops: readonly number[],
): readonly ChapterStart[] {
  const found: ChapterStart[] = [];
  parts.forEach(({ topic, from }, index) => {
    const to = parts[index + 1]?.from ?? Infinity;
    const first = stops.find((stop) => stop >= from && stop < to);
    if (first !== undefined && found.at(-1)?.topic !== topic) found.push({ topic, from: first });
  });
  return found;
}

/**
 * The named marks of the ruler: the chapters, if they are few. If they are many, consecutive ones are
 * combined, but the first and the most important keep their names as long as there is room. `stops`: the only steps that
 * are shown.
 */
export function markedParts(turn: Turn, stops?: readonly number[]): readonly ChapterStart[] {
  const all = stops ? partsWithStops(partsOf(turn), stops) : partsOf(turn);
  if (all.length <= MOST) return all;
  const { steps } = turn.ruling;
  const worth = (part: ChapterStart): number => {
    const index = all.indexOf(part);
    if (index === 0) return 5;
    const own = steps.slice(part.from, all[index + 1]?.from);
    return Math.max(...own.map(weight)) + own.length / steps.length;
  };
  const dull = new Set(all.filter(({ topic }) => !ALWAYS.includes(topic)));
  const named = [...dull]
    .map((part) => ({ part, worth: worth(part) }))
    .filter((candidate) => candidate.worth >= 2)
    .sort((a, b) => b.worth - a.worth);
  for (const { part } of named) {
    dull.delete(part);
    if (merged(all, dull).length > MOST) dull.add(part);
  }
  const list = merged(all, dull);
  return list.length <= MOST
    ? list
    : merged(all, new Set(all.filter(({ topic }) => topic !== 'retreats')));
}
