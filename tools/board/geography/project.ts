import { geoConicConformal } from 'd3-geo';
import type { Point } from '../topology.ts';

/** Degrees east, degrees north. */
export type LonLat = readonly [lon: number, lat: number];

/** The plane on which the map is built before the distortion. Everything outside is clipped. */
export const SHEET = { width: 1180, height: 1005 };

const projection = geoConicConformal()
  .parallels([40, 62])
  .rotate([-14, 0])
  .center([0, 51.2])
  .scale(1400)
  .translate([585, 550]);

/** Projects a geographic point to the sheet; y points down. */
export function project([lon, lat]: LonLat): Point {
  const point = projection([lon, lat]);
  if (!point) throw new Error(`${String(lon)} ${String(lat)} cannot be projected`);
  return point;
}

/** The geographic point at a point of the sheet. */
export function unproject([x, y]: Point): LonLat {
  const place = projection.invert?.([x, y]);
  if (!place) throw new Error(`${String(x)} ${String(y)} is nowhere on earth`);
  return place;
}
