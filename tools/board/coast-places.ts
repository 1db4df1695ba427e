import type { CoastId } from '../../src/board/board.ts';
import { spaceOf } from '../../src/board/board.ts';
import { coastRuns } from './coasts.ts';
import { flatten } from './curve.ts';
import type { Drawing } from './drawing.ts';
import { distance, fit, gapBetween } from './boxes.ts';
import type { Layout } from './layout.ts';
import type { Raster } from './raster.ts';
import { DISLODGED, unitSize } from './sizes.ts';
import type { Point } from './topology.ts';

export interface CoastPlaces {
  readonly unit: Point;
  readonly dislodged: Point;
}

/** Distances of a fleet from its coast, and of a dislodged fleet from its previous position. */
const OFF_COAST = 13;
const PUSHED = 30;

/** Positions on one coast of a space with two, clear of the name. */
export function placesOnCoast(
  map: Drawing,
  raster: Raster,
  coast: CoastId,
  { label }: Layout,
): CoastPlaces {
  const space = spaceOf(coast);
  const shore = coastRuns(map, space)
    .filter((run) => run.location === coast)
    .flatMap((run) => run.arcs.flatMap((i) => flatten(map.arcs[i] ?? [])));
  const middle = (axis: 0 | 1): number =>
    shore.reduce((sum, point) => sum + point[axis], 0) / shore.length;
  const centroid: Point = [middle(0), middle(1)];
  const points = raster
    .squares(space)
    .filter(([x, y]) => Math.floor(x) % 2 === 0 && Math.floor(y) % 2 === 0)
    .map((at) => ({ at, off: Math.min(...shore.map((point) => distance(at, point))) }))
    .filter(({ off }) => off < 60);

  const pick = (score: (at: Point, off: number) => number): Point => {
    const scored = points.map(({ at, off }) => ({ at, score: score(at, off) }));
    const [found] = scored.sort((a, b) => b.score - a.score);
    if (!found) throw new Error(`no place on ${coast}`);
    return found.at;
  };
  const unit = pick((at, off) => {
    const box = { at, ...unitSize(space) };
    return (
      Math.min(raster.clearance(...at), OFF_COAST) +
      fit(raster, space, box, 2) -
      Math.abs(off - OFF_COAST) -
      0.06 * distance(at, centroid) +
      2 * Math.min(0, gapBetween(box, label) - 2)
    );
  });
  const dislodged = pick((at, off) => {
    const box = { at, ...DISLODGED };
    const away = distance(at, unit);
    return (
      0.5 * Math.min(raster.clearance(...at), 12) +
      fit(raster, space, box, 2) -
      (away < PUSHED ? PUSHED - away : 0.3 * (away - PUSHED)) -
      0.2 * Math.max(0, off - OFF_COAST) +
      Math.min(0, gapBetween(box, label) - 1)
    );
  });
  return { unit, dislodged };
}
