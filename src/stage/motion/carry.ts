import type { Tween } from './choreography.ts';
import type { Frame } from '../model/drawable.ts';
import type { Point } from '../geometry/point.ts';
import type { View } from '../model/format.ts';
import { toMap, toView } from '../model/view.ts';
import { FADE } from './changes.ts';
import { gliding, progress } from './tracks.ts';

/**
 * A frame moved to another section of the map, for use during a gesture: positions follow the map, while units,
 * strokes and type keep their sizes. `withView` lays it out again when the gesture ends.
 */
export function carry(frame: Frame, view: View): Frame {
  const { view: from, format, ...drawn } = frame;
  const carried = (value: unknown): unknown => {
    if (isList(value)) return value.map(carried);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, field]) => [key, carried(field)] as const);
    const copy = Object.fromEntries(fields);
    return isPoint(value) ? { ...copy, ...toView(view, toMap(from, value)) } : copy;
  };
  return { ...(carried(drawn) as typeof drawn), format, view };
}

const isPoint = (value: object): value is Point =>
  'x' in value && typeof value.x === 'number' && 'y' in value && typeof value.y === 'number';

/** The keys of a frame that hold lists. */
type Lists = {
  readonly [K in keyof Frame as Frame[K] extends readonly { key: string }[] ? K : never]: Frame[K];
};

/** From a carried frame to the same frame laid out again: things in both glide to their new places. */
export function settle(from: Frame, to: Frame): Tween {
  const when = gliding(0, FADE);
  const names = (Object.keys(to) as (keyof Frame)[]).filter((name): name is keyof Lists =>
    Array.isArray(to[name]),
  );
  const known = new Map(
    names.map((name) => [name, new Map(from[name].map((thing) => [thing.key, thing]))] as const),
  );
  return {
    duration: FADE,
    at: (ms) => {
      if (ms <= 0) return from;
      if (ms >= FADE) return to;
      const t = progress(when, ms);
      const lists = names.map((name) => [
        name,
        to[name].map((thing) => {
          const before = known.get(name)?.get(thing.key);
          return before ? mixed(before, thing, t) : { ...thing, opacity: thing.opacity * t };
        }),
      ]);
      const scale = mixed(from.scale, to.scale, t);
      return { ...to, ...(Object.fromEntries(lists) as Lists), scale };
    },
  };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Interpolates all numbers in two values of the same shape; anything else takes its final value. */
function mixed<T>(from: unknown, to: T, t: number): T {
  if (typeof to === 'number') return (typeof from === 'number' ? from + (to - from) * t : to) as T;
  if (isList(to)) {
    if (!isList(from) || from.length !== to.length) return to;
    return to.map((value, i): unknown => mixed(from[i], value, t)) as T;
  }
  if (typeof to !== 'object' || to === null || typeof from !== 'object' || from === null) return to;
  const before = new Map<string, unknown>(Object.entries(from));
  const fields = Object.entries(to).map(([key, value]: [string, unknown]) => [
    key,
    mixed(before.get(key), value, t),
  ]);
  return Object.fromEntries(fields) as T;
}
