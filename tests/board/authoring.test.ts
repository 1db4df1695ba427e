import { describe, expect, test } from 'vitest';
import { adjacencyComplaints } from '../../tools/board/geography/adjacency.ts';
import { evenly, iron, roughen, smooth } from '../../tools/board/geography/curves.ts';
import { formatComplaints } from '../../tools/board/geography/complaint.ts';
import { CELL, GRID } from '../../tools/board/geography/density.ts';
import { facesBetween } from '../../tools/board/geography/faces.ts';
import { flow } from '../../tools/board/geography/flow.ts';
import { resolve, type Border } from '../../tools/board/geography/lines.ts';
import { distance, type Polygon } from '../../tools/board/geography/planar.ts';
import { project, SHEET, unproject } from '../../tools/board/geography/project.ts';
import { labelFaces } from '../../tools/board/geography/seeds.ts';
import { readAuthored } from '../../tools/board/geography/authored.ts';
import {
  decodeArcs,
  readTopology,
  type BoardTopology,
  type Point,
  type ShapeId,
} from '../../tools/board/topology.ts';

/** A square island with a side of 200 units, in open sea. */
const ISLAND: Polygon = [
  [
    [500, 400],
    [700, 400],
    [700, 600],
    [500, 600],
    [500, 400],
  ],
];
const line = (name: string, on: Border['on'], ...points: Point[]): Border => ({
  name,
  on,
  points,
  authored: true,
});
/** From the centre of the island to the north, the south-west and the south-east. */
const MIDDLE: Point = [600, 500];
const NORTH = line('yor-lon', 'land', MIDDLE, [600, 390]);
const WEST = line('lon-wal', 'land', MIDDLE, [490, 560]);
const EAST = line('yor-wal', 'land', MIDDLE, [710, 560]);
const SEEDS: ReadonlyMap<ShapeId, readonly Point[]> = new Map([
  ['LON', [[520, 420]]],
  ['YOR', [[680, 420]]],
  ['WAL', [[600, 590]]],
  ['NTH', [[100, 100]]],
]);

/** The complaints about an island with these borders. */
function said(borders: readonly Border[], seeds = SEEDS): string {
  const { faces, complaints } = facesBetween(
    [ISLAND],
    borders,
    new Map([['in-the-middle', MIDDLE]]),
  );
  const labelled = labelFaces(faces, seeds);
  return formatComplaints([...complaints, ...labelled.complaints], borders, project);
}

describe('what is wrong with authored lines is reported in words, with the place', () => {
  test('nothing, if everything is correct', () => {
    expect(said([NORTH, WEST, EAST])).toBe('');
  });

  test('a line that stops short: it hangs loose, and two spaces leak into each other', () => {
    const short = line('yor-lon', 'land', MIDDLE, [600, 430]);
    const [lon, lat] = unproject([600, 465]).map((v) => v.toFixed(2));
    expect(said([short, WEST, EAST]).split('\n')).toEqual([
      `- yor-lon hangs loose for 70 units, at ${lon ?? ''}°E ${lat ?? ''}°N, nearest line yor-lon`,
      expect.stringMatching(/^- yor-lon parts nothing from nothing, at /),
      expect.stringMatching(/^- at in-the-middle only 2 borders meet, at /),
      expect.stringMatching(/^- leak: LON and YOR are in one face, at .*, nearest line yor-lon$/),
    ]);
  });

  test('a line that misses its junction', () => {
    const beside = line('yor-lon', 'land', [604, 508], [604, 390]);
    expect(said([beside, WEST, EAST])).toMatch(/at in-the-middle only 2 borders meet/);
  });

  test('a space without a seed, and seeds that are elsewhere', () => {
    const seeds = new Map(SEEDS);
    seeds.delete('WAL');
    expect(said([NORTH, WEST, EAST], seeds)).toMatch(/a face of \d+ square units has no seed/);
    seeds.set('WAL', [[600, 620]]);
    expect(said([NORTH, WEST, EAST], seeds)).toMatch(/the seed of WAL is in the sea/);
    seeds.set('WAL', [[600, 1200]]);
    expect(said([NORTH, WEST, EAST], seeds)).toMatch(/the seed of WAL is off the map/);
  });

  test('the part of a land border at sea is cut off, and of a sea border on land', () => {
    const west = line('nth-nwg', 'sea', [-10, 500], [560, 500]);
    const east = line('nth-nwg', 'sea', [640, 500], [1190, 500]);
    const seeds = new Map(SEEDS).set('NWG', [[100, 900]]);
    expect(said([NORTH, WEST, EAST, west, east], seeds)).toBe('');
  });

  test('shapes that do not touch as the tables of the rules say', () => {
    const topology = readTopology();
    const { geometries } = topology.objects.map;
    const sheet = { ...topology, arcs: decodeArcs(topology) } as unknown as BoardTopology;
    expect(adjacencyComplaints(sheet)).toEqual([]);
    // Belgium and Ruhr swap places.
    const swapped = geometries.map((shape): object => {
      if (shape.id === 'BEL') return { ...shape, id: 'RUH' };
      return shape.id === 'RUH' ? { ...shape, id: 'BEL' } : shape;
    });
    const objects = { ...topology.objects, map: { ...topology.objects.map, geometries: swapped } };
    const mixed = { ...sheet, objects } as unknown as BoardTopology;
    const words = adjacencyComplaints(mixed).map(({ what }) => what);
    expect(words).toContain('BEL and MUN touch for armies and must not');
    expect(words).toContain('NTH and RUH touch for fleets and must not');
    expect(words.some((what) => /^BEL and ENG do not touch for fleets, .* units/.test(what))).toBe(
      true,
    );
  });

  test('a junction that does not exist', () => {
    const { junctions } = readAuthored();
    expect(() => resolve({ name: 'gas-mar', through: ['nowhere', [2, 44]] }, junctions)).toThrow(
      'gas-mar: there is no junction "nowhere"',
    );
  });
});

describe('a curve', () => {
  const POINTS: readonly Point[] = [
    [0, 0],
    [40, 10],
    [50, 60],
    [90, 60],
  ];

  test('goes through its control points', () => {
    const curve = smooth(POINTS);
    for (const point of POINTS)
      expect(Math.min(...curve.map((p) => distance(p, point)))).toBeLessThan(1e-9);
  });

  test('is made uneven by its name, the same each time, with its ends in place', () => {
    const once = roughen(POINTS, 'gas-mar', 0.2);
    expect(roughen(POINTS, 'gas-mar', 0.2)).toEqual(once);
    expect(roughen(POINTS, 'gas-bur', 0.2)).not.toEqual(once);
    expect([once[0], once.at(-1)]).toEqual([POINTS[0], POINTS.at(-1)]);
  });

  test('that is ironed out keeps its ends and loses its bends', () => {
    const zigzag = Array.from({ length: 41 }, (_, i): Point => [i * 2, i % 2 ? 1.5 : -1.5]);
    const flat = iron(zigzag, 6);
    expect([flat[0], flat.at(-1)]).toEqual([zigzag[0], zigzag.at(-1)]);
    for (const [, y] of flat.slice(12, -12)) expect(Math.abs(y)).toBeLessThan(0.2);
    for (const [i, point] of evenly(flat, 1).entries())
      expect(i === 0 || point.every(Number.isFinite)).toBe(true);
  });
});

describe('the flow that stretches the map', () => {
  test('moves nothing if all cells want the same', () => {
    const still = flow(new Float64Array(GRID.columns * GRID.rows).fill(1));
    const [x, y] = still([400, 300]);
    expect(x).toBeCloseTo(400, 9);
    expect(y).toBeCloseTo(300, 9);
  });

  test('gives a square the room that it requests, and keeps the edges of the sheet', () => {
    // 40 by 40 cells in the centre are given a density of 1.5.
    const inside = (v: number, count: number): boolean => Math.abs(v - count / 2 + 0.5) < 20;
    const wants = Float64Array.from({ length: GRID.columns * GRID.rows }, (_, i) => {
      const [x, y] = [i % GRID.columns, Math.floor(i / GRID.columns)];
      return inside(x, GRID.columns) && inside(y, GRID.rows) ? 1.5 : 1;
    });
    const mean = wants.reduce((sum, v) => sum + v, 0) / wants.length;
    const move = flow(wants.map((v) => v / mean));
    const [w, h] = [20 * CELL.width, 20 * CELL.height];
    const [cx, cy] = [SHEET.width / 2, (Math.round(GRID.rows / 2) - 0.5) * CELL.height];
    const corners: Point[] = [
      [cx - w, cy - h],
      [cx + w, cy - h],
      [cx + w, cy + h],
      [cx - w, cy + h],
      [cx - w, cy - h],
    ];
    const rim = evenly(corners, 4).map(move);
    const area = Math.abs(
      rim.reduce((sum, [x, y], i) => {
        const [px, py] = rim[i - 1] ?? [x, y];
        return sum + (px * y - x * py) / 2;
      }, 0),
    );
    expect(area / (4 * w * h)).toBeGreaterThan((1.5 / mean) * 0.97);
    expect(area / (4 * w * h)).toBeLessThan((1.5 / mean) * 1.03);
    expect(move([0, 500])[0]).toBe(0);
    expect(move([300, 0])[1]).toBe(0);
  });
});
