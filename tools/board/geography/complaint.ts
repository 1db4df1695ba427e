import { unproject, type LonLat } from './project.ts';
import type { Point } from '../topology.ts';

/** A problem with the authored lines, and where it is. */
export interface Complaint {
  readonly what: string;
  readonly at: LonLat;
}

export const complain = (what: string, at: Point): Complaint => ({ what, at: unproject(at) });

const degrees = (value: number, [plus, minus]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}°${value < 0 ? minus : plus}`;

/** `14.70°E 51.50°N`. */
const formatPlace = ([lon, lat]: LonLat): string =>
  `${degrees(lon, ['E', 'W'])} ${degrees(lat, ['N', 'S'])}`;

/** A named line, as points on the sheet. */
export interface Named {
  readonly name: string;
  readonly points: readonly Point[];
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const s = Math.max(0, Math.min(1, t));
  return Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay));
}

/** The name of the line nearest to a point. */
function nearestName(at: Point, lines: readonly Named[]): string {
  let [name, least] = ['', Infinity];
  for (const line of lines)
    for (let i = 1; i < line.points.length; i++) {
      const away = toSegment(at, line.points[i - 1] as Point, line.points[i] as Point);
      if (away < least) [name, least] = [line.name, away];
    }
  return name;
}

/** A line per complaint: the problem, its position, and the nearest authored line. */
export function formatComplaints(
  complaints: readonly Complaint[],
  lines: readonly Named[],
  onSheet: (place: LonLat) => Point,
): string {
  return complaints
    .map(
      ({ what, at }) =>
        `- ${what}, at ${formatPlace(at)}, nearest line ${nearestName(onSheet(at), lines)}`,
    )
    .join('\n');
}
