import { borderPoint, unitPlace } from '../../board/places.ts';
import type { Format } from '../model/format.ts';
import { mix } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { nameOf } from './anchors.ts';
import type { Anchor, Anchors } from './anchors.ts';
import { boundView, toView } from '../model/view.ts';
import type { View } from '../model/format.ts';

/** Smallest distance between a unit and the edge of a detail, in px. */
const EDGE = 9;
const CLOSER = 1.15;
const CLOSEST = 2.2;
/** Scores of what a detail shows. */
const SCORE = { arrow: 1, barred: 1, pushed: 2, ring: 1.5, unit: 0.2 } as const;

/**
 * The detail that a small board shows when the whole would be too small to read: the least zoomed one, and of those
 * the one with the highest score, among those for which `isClear` holds. Null if there is none.
 */
export function detailOf(
  anchors: Anchors,
  format: Format,
  from: number,
  isClear: (view: View) => boolean,
): View | null {
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
    const found = views.find(({ view, score }) => score > SCORE.arrow && isClear(view));
    if (found) return found.view;
  }
  return null;
}

/** Only the details with the highest scores are tried at each zoom. */
const TRIED = 4;

/** True if a unit is wholly visible in a section of the map. */
export function isInside(view: View, { at }: Anchor, { width, height }: Format): boolean {
  const { x, y } = toView(view, unitPlace(at));
  return Math.min(x, y, width - x, height - y) >= EDGE;
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
