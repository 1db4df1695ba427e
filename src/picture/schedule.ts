import type { Point } from '../stage/geometry/point.ts';
import { at, spaced } from '../stage/geometry/line.ts';
import { FADE, INK, SLIDE } from '../stage/motion/changes.ts';
import { gliding, progress } from '../stage/motion/tracks.ts';

/** When each state of an animated picture begins, and when the last one ends, in ms. */
export interface Schedule {
  readonly starts: readonly number[];
  readonly total: number;
}

export function scheduleOf(holds: readonly number[]): Schedule {
  const starts = holds.map((_, i) => holds.slice(0, i).reduce((sum, hold) => sum + hold, 0));
  return { starts, total: holds.reduce((sum, hold) => sum + hold, 0) };
}

/** When a part of an animated picture is shown, and how it moves. */
export interface PicturePart {
  /** The states that show it, ascending. */
  readonly states: readonly number[];
  /** The states before which it does not fade, because a unit slides there and back. */
  readonly abrupt: ReadonlySet<number>;
  /** Its slides, by the state at whose beginning they happen: where it comes from, relative to where it ends. */
  readonly slides: ReadonlyMap<number, readonly Point[]>;
}

/** The finest difference between keyframe times, as a share of the whole: a hundredth of a percent. */
const SHARES = 10_000;

/** A slide is drawn as this many straight pieces. */
const PIECES = 8;

/** The keyframes of a part, without their name; null: it never changes. */
export function keyframesOf(part: PicturePart, { starts, total }: Schedule): string | null {
  const last = starts.length - 1;
  const frames: (readonly [ms: number, declaration: string])[] = [];
  const opacity = (ms: number, value: 0 | 1): void => {
    frames.push([ms, `opacity:${String(value)}`]);
  };
  for (let state = 1; state <= last; state++) {
    const [was, is] = [part.states.includes(state - 1), part.states.includes(state)];
    if (was === is) continue;
    const start = starts[state] ?? 0;
    const isAbrupt = part.abrupt.has(state);
    // A new part is fully visible before the old one begins to fade, so that nothing flickers.
    const from = isAbrupt ? start + INK : is ? start : start + FADE / 2;
    opacity(from, is ? 0 : 1);
    opacity(from + (isAbrupt ? total / SHARES : FADE), is ? 1 : 0);
  }
  for (const [state, line] of part.slides) {
    const path = spaced(line, line.length);
    const start = (starts[state] ?? 0) + INK;
    const glide = gliding(0, SLIDE);
    for (let i = 0; i <= PIECES; i++) {
      const ms = (SLIDE * i) / PIECES;
      const { x, y } = at(path, progress(glide, ms));
      frames.push([start + ms, `transform:translate(${tenths(x)}px,${tenths(y)}px)`]);
    }
  }
  const [first] = frames;
  if (!first) return null;
  // Without a keyframe at the beginning it would begin in its final state.
  const isFirst = part.states.includes(0);
  const isLast = part.states.includes(last);
  if (isFirst !== isLast) frames.unshift([0, `opacity:${isFirst ? '1' : '0'}`]);
  const times = new Map<string, string[]>();
  for (const [ms, declaration] of frames)
    times.set(declaration, [...(times.get(declaration) ?? []), percent(ms / total)]);
  return [...times].map(([declaration, list]) => `${list.join(',')}{${declaration}}`).join('');
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10);
/** Rounded to hundredths of a percent. */
const percent = (share: number): string => `${String(Math.round(share * SHARES) / 100)}%`;
