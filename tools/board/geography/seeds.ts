import { isWater, type Point, type ShapeId } from '../topology.ts';
import { complain, type Complaint } from './complaint.ts';
import { within, type Face, type Labelled } from './faces.ts';
import { inPolygon, polygonArea } from './planar.ts';

/** Smaller faces without a seed are slivers and merge with their neighbour. */
const SLIVER = 25;

/** Labels the faces by their seeds; reports what is ambiguous. */
export function labelFaces(
  faces: readonly Face[],
  seeds: ReadonlyMap<ShapeId, readonly Point[]>,
): { readonly shapes: readonly Labelled[]; readonly complaints: readonly Complaint[] } {
  const complaints: Complaint[] = [];
  const labels = new Map<Face, ShapeId>();
  for (const [id, points] of seeds)
    for (const point of points) {
      const face = faces.find(({ polygon }) => inPolygon(polygon, point));
      const other = face && labels.get(face);
      if (!face) complaints.push(complain(`the seed of ${id} is off the map`, point));
      else if ((face.on === 'sea') !== isWater(id))
        complaints.push(
          complain(`the seed of ${id} is ${face.on === 'sea' ? 'in the sea' : 'on land'}`, point),
        );
      else if (other && other !== id)
        complaints.push(complain(`leak: ${other} and ${id} are in one face`, point));
      else labels.set(face, id);
    }
  const slivers = faces.filter((face) => !labels.has(face));
  for (const face of slivers) {
    const neighbour = longestNeighbour(face, labels, face.on) ?? longestNeighbour(face, labels);
    const area = polygonArea(face.polygon);
    if (area > SLIVER || !neighbour)
      complaints.push(
        complain(`a face of ${area.toFixed(0)} square units has no seed`, within(face.polygon)),
      );
    else labels.set(face, neighbour);
  }
  return {
    shapes: [...labels].map(([{ polygon }, id]) => ({ id, polygon })),
    complaints,
  };
}

const edges = ({ polygon }: Face): readonly string[] =>
  polygon.flatMap((ring) =>
    ring.slice(1).map((point, i) => [String(point), String(ring[i])].sort().join(' ')),
  );

/** The shape, on land, at sea or either, that shares the most segments with a face. */
function longestNeighbour(
  face: Face,
  labels: ReadonlyMap<Face, ShapeId>,
  on?: Face['on'],
): ShapeId | undefined {
  const own = new Set(edges(face));
  let found: ShapeId | undefined;
  let most = 0;
  for (const [other, id] of labels) {
    if (on && other.on !== on) continue;
    const shared = edges(other).filter((edge) => own.has(edge)).length;
    if (shared > most) [found, most] = [id, shared];
  }
  return found;
}
