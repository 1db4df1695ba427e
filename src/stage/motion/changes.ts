import type { UnitAt } from '../../trace/fact.ts';
import type {
  DrawnRetreat,
  Ribbon,
  Ring,
  DrawnStrength,
  DrawnSupport,
  UnitMark,
} from '../model/drawable.ts';
import type { Frame } from '../model/drawable.ts';
import { at, blend, lengthOf, spaced } from '../geometry/line.ts';
import type { Line } from '../geometry/line.ts';
import { mix } from '../geometry/point.ts';
import { beat, endOf, gliding, numbers, progress, steady } from './tracks.ts';
import type { Beat, TrackBetween, Track } from './tracks.ts';

/** Durations in ms. */
export const INK = 480;
export const SLIDE = 720;
export const STAMP = 120;
const STROKE = 90;
export const FADE = 240;
const PER_DOT = 30;
const DOT = 9;

/** The line of an arrow follows its unit when the unit is pushed aside. */
function following<T extends Ribbon | DrawnSupport>(
  from: T,
  to: T,
  track: Track<T>,
  pushed: Beat,
): Track<T> {
  if (JSON.stringify(from.line) === JSON.stringify(to.line)) return track;
  return {
    end: Math.max(track.end, endOf(pushed)),
    at: (ms) => {
      const drawn = track.at(ms);
      return drawn && { ...drawn, line: blend(from.line, to.line, progress(pushed, ms)) };
    },
  };
}

export const ribbonChange =
  (pushed: Beat): TrackBetween<Ribbon> =>
  (from, to) => {
    const inked = to.ink > 0 ? INK : 0;
    const track = numbers(from, to, {
      ink: beat(0, INK),
      pencil: steady(inked, FADE),
      bar: beat(inked, STAMP),
      strokes: steady(inked, 2 * STROKE),
      dots: steady(inked, FADE),
      hollow: steady(inked, FADE),
      void: steady(0, FADE),
      illegal: steady(0, FADE),
    });
    return following(from, to, track, pushed);
  };

export const supportChange =
  (pushed: Beat): TrackBetween<DrawnSupport> =>
  (from, to) => {
    const cut = to.strokes > 0;
    const track = numbers(from, to, {
      ink: cut ? beat(0, STROKE) : beat(0, INK),
      pencil: cut ? steady(2 * STROKE, FADE) : steady(to.ink > 0 ? INK : 0, to.ink > 0 ? 1 : FADE),
      fill: beat(INK, STAMP),
      strokes: steady(0, 2 * STROKE),
      dots: steady(2 * STROKE, FADE),
      void: steady(0, FADE),
      illegal: steady(0, FADE),
    });
    const moved = following(from, to, track, pushed);
    if (from.end.x === to.end.x && from.end.y === to.end.y) return moved;
    return {
      end: Math.max(moved.end, endOf(pushed)),
      at: (ms) => {
        const drawn = moved.at(ms);
        return (
          drawn && { ...drawn, end: { ...to.end, ...mix(from.end, to.end, progress(pushed, ms)) } }
        );
      },
    };
  };

export const ringChange: TrackBetween<Ring> = (from, to) => {
  const fading = steady(0, FADE);
  return numbers(from, to, {
    pencil: fading,
    ink: fading,
    gap: gliding(0, FADE),
    void: fading,
    illegal: fading,
  });
};

/** A successful unit slides along its ribbon once that is inked; the unit it meets moves aside at the last moment. */
export const unitChange =
  (slid: ReadonlyMap<UnitAt, Line>, inked: number, pushed: Beat): TrackBetween<UnitMark> =>
  (from, to) => {
    const line = slid.get(to.unit);
    const track = numbers(from, to, {
      ...(line ? {} : { x: pushed, y: pushed }),
      tilt: beat(0, FADE),
      perforated: steady(0, FADE),
      disbanded: steady(0, FADE),
      deck: gliding(inked, SLIDE),
    });
    if (!line) return track;
    const glide = gliding(inked, SLIDE);
    const path = spaced([from, ...line, to], line.length + 2);
    return {
      end: Math.max(track.end, endOf(glide)),
      at: (ms) => {
        const drawn = track.at(ms);
        return drawn && { ...drawn, ...at(path, progress(glide, ms)) };
      },
    };
  };

export const strengthChange =
  (inked: number): TrackBetween<DrawnStrength> =>
  (from, to) =>
    numbers(from, to, { value: steady(0, FADE), win: steady(inked, STAMP) });

/** A retreat appears from the unit outward, dot by dot. */
export const dotByDot =
  (from: Frame) =>
  (track: Track<DrawnRetreat>): Track<DrawnRetreat> => {
    const arrived = track.at(Infinity);
    if (!arrived || from.retreats.some(({ key }) => key === arrived.key)) return track;
    const when = steady(0, Math.max(FADE, (lengthOf(arrived.line) / DOT) * PER_DOT));
    return { end: endOf(when), at: (ms) => ({ ...arrived, ink: progress(when, ms) }) };
  };
