import type { BoardTopology, Point, ShapeId } from '../topology.ts';
import { adjacencyComplaints } from './adjacency.ts';
import { assemble } from './assemble.ts';
import { landOf, readAtlas } from './atlas.ts';
import { readAuthored } from './authored.ts';
import { formatComplaints, type Complaint } from './complaint.ts';
import { density, type LaidOut } from './density.ts';
import { facesBetween, type Labelled } from './faces.ts';
import { finish, toFrame } from './finish.ts';
import { flow } from './flow.ts';
import { landOnSheet } from './land.ts';
import { bordersOnSheet } from './lines.ts';
import { project, SHEET, type LonLat } from './project.ts';
import { labelFaces } from './seeds.ts';

export interface Geography {
  readonly topology: BoardTopology;
  /** Projects a geographic point to the finished map. */
  readonly onMap: (place: LonLat) => Point;
}

/**
 * Makes the geometry of the board from the atlas and the authored files. Throws, with all complaints, if the lines do
 * not make the board of the rules.
 */
export function buildGeography(log: (stage: string) => void = () => undefined): Geography {
  const authored = readAuthored();
  const atlas = readAtlas();
  const seeds = new Map(
    [...authored.seeds].map(([id, places]) => [id as ShapeId, places.map(project)]),
  );
  log('land');
  const land = landOnSheet(
    landOf(atlas),
    authored.bridges,
    authored.carvings,
    [...seeds.values()].flat(),
  );
  log('lines');
  const borders = bordersOnSheet(authored, atlas, land);
  const stop = (complaints: readonly Complaint[]): void => {
    if (complaints.length > 0)
      throw new Error(
        `the authored lines do not make the board:\n${formatComplaints(complaints, borders, project)}`,
      );
  };
  const junctions = new Map<string, Point>(
    [...authored.junctions].map(([name, at]) => [name, project(at)]),
  );
  log('faces');
  const cut = facesBetween(land, borders, junctions);
  const labelled = labelFaces(cut.faces, seeds);
  stop([...cut.complaints, ...labelled.complaints]);
  const sheet = assemble(labelled.shapes, [...seeds.keys()], authored.straits, authored.places);
  stop(adjacencyComplaints(sheet));
  log('stretch');
  const stretch = flow(density(laidOut(labelled.shapes), authored.room));
  const frame = toFrame(SHEET);
  log('finish');
  const toMap = (point: Point): Point => frame(stretch(point));
  return { topology: finish(sheet, toMap), onMap: (place) => toMap(project(place)) };
}

/** The faces grouped by shape. */
function laidOut(faces: readonly Labelled[]): readonly LaidOut[] {
  const ids = [...new Set(faces.map(({ id }) => id))];
  return ids.map((id) => ({
    id,
    polygons: faces.filter((face) => face.id === id).map(({ polygon }) => polygon),
  }));
}
