import ArrayList from 'jsts/java/util/ArrayList.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import PrecisionModel from 'jsts/org/locationtech/jts/geom/PrecisionModel.js';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';
import GeoJSONWriter from 'jsts/org/locationtech/jts/io/GeoJSONWriter.js';
import FastNodingValidator from 'jsts/org/locationtech/jts/noding/FastNodingValidator.js';
import NodedSegmentString from 'jsts/org/locationtech/jts/noding/NodedSegmentString.js';
import MCIndexSnapRounder from 'jsts/org/locationtech/jts/noding/snapround/MCIndexSnapRounder.js';
import BufferOp from 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js';
import OverlayOp from 'jsts/org/locationtech/jts/operation/overlay/OverlayOp.js';
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import type { Point } from '../topology.ts';
import type { Polygon } from './planar.ts';

/*
 * JSTS is a port of the JTS Topology Suite without useful types. This is the only file that calls it: points and
 * polygons in, points and polygons out.
 */

/** An opaque JSTS geometry. */
export interface Shape {
  readonly jts: unique symbol;
}

interface Coordinates {
  readonly x: number;
  readonly y: number;
}
interface Line {
  getCoordinates(): readonly Coordinates[];
  getUserData(): unknown;
  setUserData(data: unknown): void;
}
interface SegmentString {
  getCoordinates(): readonly Coordinates[];
  getData(): unknown;
}
interface Collection<T> {
  toArray(): readonly T[];
}

const factory = new GeometryFactory();
const QUADRANT = 3;

const coordinates = (points: readonly Point[]): Coordinate[] =>
  points.map(([x, y]) => new Coordinate(x, y));
const pointsOf = (list: readonly Coordinates[]): Point[] => list.map(({ x, y }) => [x, y]);
const list = (items: readonly object[]): ArrayList => {
  const result = new ArrayList(null);
  for (const item of items) result.add(item);
  return result;
};

const read = (type: string, value: unknown): Shape =>
  new GeoJSONReader(factory).read({ type, coordinates: value }) as Shape;

export function writePolygons(shape: Shape): readonly Polygon[] {
  const written = new GeoJSONWriter().write(shape) as unknown as {
    type: string;
    coordinates: unknown;
  };
  return (
    written.type === 'Polygon' ? [written.coordinates] : written.coordinates
  ) as readonly Polygon[];
}

/** The area within `distance` of a shape; if negative, the shape without its rim. */
export const buffer = (shape: Shape, distance: number): Shape =>
  BufferOp.bufferOp(shape, distance, QUADRANT) as Shape;

/** A stroke of `halfWidth` to each side. */
export const strokeOf = (points: readonly Point[], halfWidth: number): Shape =>
  buffer(read('LineString', points), halfWidth);

/** Collects polygons and shapes without merging them, as input to `buffer`. */
export const collect = (polygons: readonly Polygon[], shapes: readonly Shape[]): Shape =>
  factory.createGeometryCollection([
    ...polygons.map((polygon) => read('Polygon', polygon)),
    ...shapes,
  ] as never) as unknown as Shape;

export const subtract = (shape: Shape, other: Shape): Shape =>
  OverlayOp.difference(shape, other) as Shape;

/** A line with its origin. */
export interface Tagged<T> {
  readonly points: readonly Point[];
  readonly tag: T;
}

/**
 * Splits lines at all intersections, on a grid of `1 / scale`, so that they touch only at their ends (snap rounding
 * after Hobby 1999). Coincident lines are all kept.
 */
export function node<T>(lines: readonly Tagged<T>[], scale: number): readonly Tagged<T>[] {
  const onGrid = (v: number): number => Math.round(v * scale) / scale;
  const strings = lines.map(({ points, tag }) => {
    const snapped = points
      .map(([x, y]): Point => [onGrid(x), onGrid(y)])
      .filter(([x, y], i, all) => i === 0 || x !== all[i - 1]?.[0] || y !== all[i - 1]?.[1]);
    return new NodedSegmentString(coordinates(snapped), tag);
  });
  const noder = new MCIndexSnapRounder(new PrecisionModel(scale));
  noder.computeNodes(list(strings));
  const pieces = (noder.getNodedSubstrings() as Collection<SegmentString>).toArray();
  return pieces.map((piece) => ({
    points: pointsOf(piece.getCoordinates()),
    tag: piece.getData() as T,
  }));
}

/** Where lines meet other than at their ends. */
export function badMeetings(lines: readonly (readonly Point[])[]): readonly Point[] {
  const strings = lines.map((points) => new NodedSegmentString(coordinates(points), null));
  const found = FastNodingValidator.computeIntersections(list(strings)) as Collection<Coordinates>;
  return pointsOf(found.toArray());
}

/** The faces between lines that touch only at their ends, and the dangling lines. */
export function polygonise<T>(lines: readonly Tagged<T>[]): {
  readonly faces: readonly Polygon[];
  readonly loose: readonly Tagged<T>[];
} {
  const polygonizer = new Polygonizer();
  for (const { points, tag } of lines) {
    const line = factory.createLineString(coordinates(points)) as unknown as Line;
    line.setUserData(tag);
    polygonizer.add(line);
  }
  const faces = (polygonizer.getPolygons() as unknown as Collection<Shape>).toArray();
  const loose = [polygonizer.getDangles(), polygonizer.getCutEdges()].flatMap((lines) =>
    (lines as unknown as Collection<Line>).toArray(),
  );
  return {
    faces: faces.flatMap((face) => writePolygons(face)),
    loose: loose.map((line) => ({
      points: pointsOf(line.getCoordinates()),
      tag: line.getUserData() as T,
    })),
  };
}
