import type {
  Cross,
  Focus,
  Ghost,
  DrawnRetreat,
  Ribbon,
  Ring,
  DrawnStrength,
  DrawnSupport,
  UnitMark,
  Word,
} from '../model/drawable.ts';
import {
  dotByDot,
  FADE,
  INK,
  ribbonChange,
  ringChange,
  SLIDE,
  STAMP,
  strengthChange,
  supportChange,
  unitChange,
} from './changes.ts';
import type { Frame } from '../model/drawable.ts';
import { gliding, progress, steady, swap, tracksOf } from './tracks.ts';
import type { Fading, Track } from './tracks.ts';

/** A transition between frames: the first at 0, the second from `duration` ms on. */
export interface Tween {
  readonly duration: number;
  readonly at: (ms: number) => Frame;
}

/**
 * The animation between two frames of a turn: one step forward plays it, one step back takes half the time, any other
 * jump is a cross-fade.
 */
export function tween(from: Frame, to: Frame): Tween {
  if (to.position === from.position + 1 && to.format === from.format) return played(from, to);
  if (to.position === from.position - 1 && to.format === from.format) {
    const forward = played(to, from);
    const duration = forward.duration / 2;
    return { duration, at: (ms) => (ms >= duration ? to : forward.at(forward.duration - 2 * ms)) };
  }
  return crossFade(from, to);
}

type Lists = Pick<
  Frame,
  | 'focus'
  | 'ghosts'
  | 'ribbons'
  | 'supports'
  | 'rings'
  | 'retreats'
  | 'units'
  | 'strengths'
  | 'crosses'
  | 'words'
>;
type Tracks = { readonly [K in keyof Lists]: readonly Track<Lists[K][number]>[] };

function played(from: Frame, to: Frame): Tween {
  const inks = to.ribbons.some(
    ({ key, ink }) => ink > (from.ribbons.find((known) => known.key === key)?.ink ?? 0),
  );
  const inked = inks ? INK : 0;
  const slid = new Map(
    to.ghosts.flatMap(({ key, unit }) => {
      const line = to.ribbons.find((ribbon) => ribbon.unit === unit && ribbon.ink > 0)?.line;
      return from.ghosts.some((known) => known.key === key) ? [] : [[unit, line ?? []] as const];
    }),
  );
  const arrived = inked + (slid.size > 0 ? SLIDE : 0);
  const pushed = gliding(Math.max(0, arrived - FADE), FADE);
  const soon = steady(0, FADE);
  const then = steady(inked, FADE);
  const tracks: Tracks = {
    focus: tracksOf<Focus>(from.focus, to.focus, swap, soon, soon),
    ghosts: tracksOf<Ghost>(from.ghosts, to.ghosts, swap, then, soon),
    ribbons: tracksOf<Ribbon>(from.ribbons, to.ribbons, ribbonChange(pushed), soon, soon),
    supports: tracksOf<DrawnSupport>(from.supports, to.supports, supportChange(pushed), soon, soon),
    rings: tracksOf<Ring>(from.rings, to.rings, ringChange, soon, soon),
    retreats: tracksOf<DrawnRetreat>(from.retreats, to.retreats, swap, soon, soon).map(
      dotByDot(from),
    ),
    units: tracksOf<UnitMark>(from.units, to.units, unitChange(slid, inked, pushed), soon, soon),
    strengths: tracksOf<DrawnStrength>(
      from.strengths,
      to.strengths,
      strengthChange(inked),
      soon,
      soon,
    ),
    crosses: tracksOf<Cross>(from.crosses, to.crosses, swap, steady(inked + STAMP, STAMP), soon),
    words: tracksOf<Word>(from.words, to.words, swap, then, soon),
  };
  // Never 0, so that there is always a first and a last frame.
  const duration = Math.max(
    1,
    ...Object.values(tracks).flatMap((list) => list.map(({ end }) => end)),
  );
  return {
    duration,
    at: (ms) => {
      if (ms <= 0) return from;
      if (ms >= duration) return to;
      const lists = Object.entries(tracks).map(([name, list]) => [
        name,
        list.flatMap((track: Track<unknown>) => track.at(ms) ?? []),
      ]);
      return { ...to, ...(Object.fromEntries(lists) as Lists) };
    },
  };
}

/** Keeps what both frames have and fades the rest. For jumps, and between rulings. */
export function crossFade(from: Frame, to: Frame): Tween {
  const fading = steady(0, FADE);
  const lists = LISTS.map((name) => [name, faded<Fading>(from[name], to[name])] as const);
  return {
    duration: FADE,
    at: (ms) => {
      if (ms <= 0) return from;
      if (ms >= FADE) return to;
      const t = progress(fading, ms);
      const shown = lists.map(([name, at]) => [name, at(t)]);
      return { ...to, ...(Object.fromEntries(shown) as Pick<Frame, (typeof LISTS)[number]>) };
    },
  };
}

/** Matches two lists, once for all moments of the motion. */
function faded<T extends Fading>(
  before: readonly T[],
  after: readonly T[],
): (t: number) => readonly T[] {
  const missingIn = (list: readonly T[]): ((thing: T) => boolean) => {
    const known = new Set(list.map((thing) => JSON.stringify(thing)));
    return (thing) => !known.has(JSON.stringify(thing));
  };
  const gone = before.filter(missingIn(after));
  const come = new Set(after.filter(missingIn(before)));
  return (t) => [
    ...gone.map((thing) => ({
      ...thing,
      key: `${thing.key}~`,
      opacity: thing.opacity * (1 - t),
    })),
    ...after.map((thing) => (come.has(thing) ? { ...thing, opacity: thing.opacity * t } : thing)),
  ];
}

/** The lists of a frame that fade: land held by a power changes at once. */
const LISTS = [
  'focus',
  'labels',
  'ghosts',
  'former',
  'ribbons',
  'supports',
  'rings',
  'retreats',
  'units',
  'strengths',
  'crosses',
  'words',
] as const satisfies readonly (keyof Frame)[];
