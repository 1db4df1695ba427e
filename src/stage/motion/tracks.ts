import { clamp } from '../geometry/point.ts';

// Written here: importing these four from d3-ease and d3-interpolate would bring in colours and springs, 5 KB
// compressed.
const linear = (t: number): number => t;
const cubicOut = (t: number): number => 1 - (1 - t) ** 3;
const cubicInOut = (t: number): number => (t <= 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3);
const mixed =
  (from: number, to: number) =>
  (t: number): number =>
    from * (1 - t) + to * t;

/** When a change happens within a step, in ms, and its easing. */
export interface Beat {
  readonly start: number;
  readonly length: number;
  readonly ease: (t: number) => number;
}

export const beat = (start: number, length: number, ease = cubicOut): Beat => ({
  start,
  length,
  ease,
});
export const steady = (start: number, length: number): Beat => beat(start, length, linear);
export const gliding = (start: number, length: number): Beat => beat(start, length, cubicInOut);

export const endOf = ({ start, length }: Beat): number => start + length;

/** Eased progress of a beat at a time, 0 to 1. */
export const progress = ({ start, length, ease }: Beat, ms: number): number =>
  ease(clamp((ms - start) / length, 0, 1));

/** The transition of one thing between two frames. */
export interface Track<T> {
  /** When it ends, in ms. */
  readonly end: number;
  /** Null while the thing is absent. */
  readonly at: (ms: number) => T | null;
}

export interface Fading {
  readonly key: string;
  readonly opacity: number;
}

/** How a thing changes into another with the same key. */
export type TrackBetween<T> = (from: T, to: T) => Track<T>;

/** A track for every thing in two lists: in both, it changes; new, it fades in; gone, it fades out. */
export function tracksOf<T extends Fading>(
  from: readonly T[],
  to: readonly T[],
  change: TrackBetween<T>,
  coming: Beat,
  going: Beat,
): readonly Track<T>[] {
  const before = new Map(from.map((thing) => [thing.key, thing]));
  const after = new Set(to.map(({ key }) => key));
  return [
    ...from.filter(({ key }) => !after.has(key)).map((thing) => fade(thing, going, 1, 0)),
    ...to.map((thing) => {
      const known = before.get(thing.key);
      return known ? change(known, thing) : fade(thing, coming, 0, 1);
    }),
  ];
}

function fade<T extends Fading>(thing: T, when: Beat, from: number, to: number): Track<T> {
  const mix = mixed(from * thing.opacity, to * thing.opacity);
  return {
    end: endOf(when),
    at: (ms) => {
      const opacity = mix(progress(when, ms));
      return opacity <= 0 ? null : { ...thing, opacity };
    },
  };
}

/** No transition: the new value applies at once. */
export const swap = <T>(_from: T, to: T): Track<T> => ({ end: 0, at: () => to });

/**
 * Interpolates some numbers of a thing, each with its own beat; the rest changes at once. Equal numbers take no time.
 */
export function numbers<T extends object, K extends keyof T>(
  from: T,
  to: T,
  beats: Readonly<Partial<Record<K, Beat>>>,
): Track<T> {
  const changing = (Object.entries(beats) as [K, Beat | undefined][]).flatMap(([field, when]) => {
    const [a, b] = [from[field], to[field]];
    return when && typeof a === 'number' && typeof b === 'number' && a !== b
      ? [{ field, when, mix: mixed(a, b) }]
      : [];
  });
  return {
    end: Math.max(0, ...changing.map(({ when }) => endOf(when))),
    at: (ms) => {
      const mixed: Partial<Record<K, number>> = {};
      for (const { field, when, mix } of changing) mixed[field] = mix(progress(when, ms));
      return { ...to, ...mixed };
    },
  };
}
