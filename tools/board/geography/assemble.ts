import { mergeArcs, feature } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import type { BoardTopology, Point, ShapeId } from '../topology.ts';
import { smooth } from './curves.ts';
import type { Labelled } from './faces.ts';
import { project, type LonLat } from './project.ts';

type Faces = Topology<{ faces: GeometryCollection & { geometries: Polygon[] } }>;
/** The board on the sheet, not quantised. */
export type Sheet = BoardTopology;

const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });

/**
 * A single topology of all shapes: each border occurs once, split where three shapes meet. The strokes of straits are
 * additional arcs at the end.
 */
export function assemble(
  faces: readonly Labelled[],
  order: readonly ShapeId[],
  straits: ReadonlyMap<string, readonly LonLat[]>,
  places: ReadonlyMap<string, LonLat>,
): Sheet {
  const cut = topology({
    faces: collection(
      faces.map(({ id, polygon }) => ({
        type: 'Feature',
        id,
        properties: {},
        geometry: { type: 'Polygon', coordinates: polygon },
      })),
    ) as never,
  }) as unknown as Faces;
  const merged = order.flatMap((id) => {
    const all = cut.objects.faces.geometries as readonly Polygon[];
    const own = all.filter((face) => face.id === id);
    if (own.length === 0) return [];
    return [{ type: 'Feature', id, properties: {}, geometry: multi(cut, own) }];
  });
  // Rebuilt, because the arcs still end where faces of the same shape met.
  const sheet = topology({ map: collection(merged) as never }) as unknown as Sheet;
  const first = sheet.arcs.length;
  return {
    ...sheet,
    arcs: [
      ...sheet.arcs,
      ...[...straits.values()].map((line) => smooth(line.map(project))),
    ] as never,
    objects: {
      ...sheet.objects,
      straits: {
        type: 'GeometryCollection',
        geometries: [...straits.keys()].map((id, i) => ({
          type: 'LineString',
          id,
          arcs: [first + i],
        })),
      },
      places: {
        type: 'GeometryCollection',
        geometries: [...places].map(([id, at]) => ({
          type: 'Point',
          id,
          coordinates: [...project(at)],
        })),
      },
    },
  };
}

function multi(cut: Faces, own: readonly Polygon[]): object {
  const { geometry } = feature(cut, { ...mergeArcs(cut as Topology, [...own]), properties: {} });
  return geometry;
}

/** The arcs of a topology that is not quantised. */
export const arcsOf = (sheet: Sheet): readonly (readonly Point[])[] =>
  sheet.arcs as unknown as readonly (readonly Point[])[];
