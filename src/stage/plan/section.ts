import { mix } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import { drawingOf } from '../model/drawing-of.ts';
import type { Format, View } from '../model/format.ts';
import { boundView, fitView, type ShownPlace } from '../model/view.ts';
import { nameOf } from './anchors.ts';
import type { Anchors } from './anchors.ts';
import { crowdOf, isInside, spread } from './spread.ts';
import type { Arrangement, Crowd } from './spread.ts';

/** At scale 1: from a unit to the one that it has pushed aside. */
export const ASIDE = 44;
/** At scale 1: room for a bar and its cross at a border. */
const BORDER_ROOM = 26;
/** Zoom factor per attempt to gain room. */
const STEP = 1.07;

/**
 * The units in the section of the map that suits them: the usual one, or closer where units are crowded; on a small
 * board, a detail if the whole would be too small to read.
 */
export function arrangementOf(anchors: Anchors, format: Format): Arrangement {
  const places = placesOf(anchors, format);
  const crowd = crowdOf(anchors, format);
  const { usual, closest } = format.zoom;
  let found = spread(crowd, format, fitView(places, format, usual), false);
  for (let zoom = usual; found.room < format.scale.max && zoom < closest;) {
    zoom = Math.min(closest, zoom * STEP);
    const view = fitView(places, format, zoom);
    if (view.zoom <= found.view.zoom) break;
    found = spread(crowd, format, view, false);
  }
  const cramped = !format.marks && !format.view && found.touching < format.scale.min;
  return (cramped ? detailOf(crowd, format, found.view.zoom) : null) ?? found;
}

/** What a section must show, with room round it. */
function placesOf(anchors: Anchors, format: Format): readonly ShownPlace[] {
  const { borderPoint, unitPlace } = drawingOf(format);
  const crossings = anchors.arrows.flatMap(([a, b]) => {
    const border = borderPoint(a.at, b.at);
    return border ? [{ ...border, room: BORDER_ROOM * format.scale.max }] : [];
  });
  return [
    ...crossings,
    ...anchors.all.map((anchor) => ({
      ...unitPlace(anchor.at),
      room: Math.max(
        format.margin,
        anchors.ringed.has(nameOf(anchor)) ? (SIZE.ring + 12) * format.scale.max : 0,
        anchors.dislodged.has(nameOf(anchor)) ? (ASIDE + SIZE.unit + 4) * format.scale.max : 0,
      ),
    })),
  ];
}

/** Zoom factors of details: the ratio between two, and the maximum. */
const CLOSER = 1.15;
const CLOSEST = 2.2;
/** Scores of what a detail shows. */
const SCORE = { arrow: 1, barred: 1, pushed: 2, ring: 1.5, unit: 0.2 } as const;
/** Only the details with the highest scores are tried at each zoom. */
const TRIED = 4;

/**
 * The least zoomed detail in which no two units touch; among several, the one with the highest score. Null if there is
 * none.
 */
function detailOf(crowd: Crowd, format: Format, from: number): Arrangement | null {
  const { anchors } = crowd;
  const { borderPoint, unitPlace } = drawingOf(format);
  const centres: readonly Point[] = [
    ...anchors.shown.map(({ at }) => unitPlace(at)),
    ...anchors.arrows.map(
      ([a, b]) => borderPoint(a.at, b.at) ?? mix(unitPlace(a.at), unitPlace(b.at), 0.5),
    ),
  ];
  for (let zoom = from * CLOSER; zoom <= CLOSEST; zoom *= CLOSER) {
    const views = centres
      .map(({ x, y }) => {
        const corner = { x: x - format.width / zoom / 2, y: y - format.height / zoom / 2 };
        const view = boundView({ zoom, ...corner }, format);
        return { view, score: scoreOf(anchors, view, format) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, TRIED);
    for (const { view, score } of views) {
      const found = score > SCORE.arrow ? spread(crowd, format, view, true) : null;
      if (found && found.touching >= format.scale.min) return found;
    }
  }
  return null;
}

function scoreOf(anchors: Anchors, view: View, format: Format): number {
  const seen = new Set(
    anchors.all.filter((anchor) => isInside(view, anchor, format)).map((anchor) => nameOf(anchor)),
  );
  let score = SCORE.unit * anchors.shown.filter((anchor) => seen.has(nameOf(anchor))).length;
  for (const [a, b] of anchors.arrows) {
    if (!seen.has(nameOf(a)) || !seen.has(nameOf(b))) continue;
    score += SCORE.arrow;
    if (anchors.dislodged.has(nameOf(b))) score += SCORE.pushed;
  }
  for (const [a, b] of anchors.barred)
    if (seen.has(nameOf(a)) && seen.has(nameOf(b))) score += SCORE.barred;
  for (const name of anchors.ringed) if (seen.has(name)) score += SCORE.ring;
  return score;
}
