import type { Point } from '../topology.ts';
import { borderOf, type readAtlas } from './atlas.ts';
import type { Authored, AuthoredLine, KeptBorder } from './authored.ts';
import type { Named } from './complaint.ts';
import { iron, roughen, smooth } from './curves.ts';
import { between, distance, type Polygon } from './planar.ts';
import { project } from './project.ts';

/** A border on the sheet. */
export interface Border extends Named {
  readonly on: 'land' | 'sea';
  /** True if we authored it, so that its ends must meet something. */
  readonly authored: boolean;
}

/** Unevenness of land borders, as a share of their segments. */
const UNEVEN = 0.2;
/** Ends of present-day borders this close to the coast are extended to it, since rounding has moved it. */
const NEAR_COAST = 9.6;
/** Gaps up to this in a present-day border are closed: estuaries that rounding has filled. */
const GAP = 9;
/** How far such an end is extended beyond the coast. */
const OVERSHOOT = 0.8;

/** The points of an authored line on the sheet. Throws on an unknown junction. */
export function resolve(
  { name, through }: AuthoredLine,
  junctions: Authored['junctions'],
): readonly Point[] {
  if (through.length < 2) throw new Error(`${name}: a line needs two points`);
  return through.map((part) =>
    typeof part === 'string' ? resolveJunction(name, part, junctions) : project(part),
  );
}

function resolveJunction(line: string, name: string, junctions: Authored['junctions']): Point {
  const place = junctions.get(name);
  if (!place) throw new Error(`${line}: there is no junction "${name}"`);
  return project(place);
}

/** All borders on land and at sea. */
export function bordersOnSheet(
  authored: Authored,
  atlas: ReturnType<typeof readAtlas>,
  land: readonly Polygon[],
): readonly Border[] {
  const { junctions } = authored;
  const shore = land.flat(2);
  return [
    ...authored.land.map((line): Border => ({
      name: line.name,
      points: roughen(smooth(resolve(line, junctions)), line.name, UNEVEN),
      on: 'land',
      authored: true,
    })),
    ...authored.sea.map((line): Border => ({
      name: line.name,
      points: smooth(resolve(line, junctions)),
      on: 'sea',
      authored: true,
    })),
    ...authored.kept.flatMap((border) => kept(border, junctions, atlas, shore)),
  ];
}

/** For every pin, the nearest end of the lines is replaced by it. */
function pinned(
  lines: readonly (readonly Point[])[],
  pins: readonly Point[],
): readonly (readonly Point[])[] {
  return pins.reduce((all, pin) => {
    const away = (line: readonly Point[]): readonly [number, number] => [
      distance(line[0] as Point, pin),
      distance(line.at(-1) as Point, pin),
    ];
    const nearest = all.reduce((a, b) => (Math.min(...away(b)) < Math.min(...away(a)) ? b : a));
    const [start, end] = away(nearest);
    const led = start < end ? [pin, ...nearest.slice(1)] : [...nearest.slice(0, -1), pin];
    return all.map((line) => (line === nearest ? led : line));
  }, lines);
}

/** A present-day border: smoothed, extended to the coast, without gaps. */
function kept(
  border: KeptBorder,
  junctions: Authored['junctions'],
  atlas: ReturnType<typeof readAtlas>,
  shore: readonly Point[],
): readonly Border[] {
  const pins = border.pins.map((name) => resolveJunction(border.name, name, junctions));
  const lines = pinned(
    borderOf(atlas, border).map((line) => iron(line.map(project), border.iron)),
    pins,
  );
  const ends = lines.flatMap((line) => [line[0] as Point, line.at(-1) as Point]);
  const loose = (end: Point): boolean =>
    ends.filter((other) => distance(other, end) < 0.01).length === 1 &&
    !pins.some((pin) => distance(pin, end) < 0.01);
  const toShore = (end: Point): readonly Point[] => {
    if (!loose(end)) return [];
    const nearest = shore.reduce((a, b) => (distance(b, end) < distance(a, end) ? b : a));
    const away = distance(nearest, end);
    return away < NEAR_COAST ? [between(end, nearest, 1 + OVERSHOOT / Math.max(away, 0.01))] : [];
  };
  const asBorder = (points: readonly Point[]): Border => ({
    name: border.name.replace(' ', '-'),
    points,
    on: 'land',
    authored: false,
  });
  const gaps = ends
    .filter(loose)
    .flatMap((a, i, all) =>
      all.slice(i + 1).flatMap((b) => (distance(a, b) < GAP ? [asBorder([a, b])] : [])),
    );
  return [
    ...lines.map((line) =>
      asBorder([...toShore(line[0] as Point), ...line, ...toShore(line.at(-1) as Point)]),
    ),
    ...(lines.length > 1 ? gaps : []),
  ];
}
