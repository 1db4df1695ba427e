import { arcsSource } from './arcs-data.ts';
import { cellsSource } from './cells-data.ts';
import { drawing } from './drawing.ts';
import { DETAIL, mapSvg, THUMB_DETAIL, thumbSvg } from './map-svg.ts';
import { placesSource } from './places-data.ts';
import type { BoardTopology } from './topology.ts';

/** All files generated from the board's geometry: path from the project root, and text. */
export async function boardFiles(topology: BoardTopology): Promise<ReadonlyMap<string, string>> {
  const map = drawing(topology, DETAIL);
  return new Map([
    ['static/board.svg', mapSvg(map)],
    ['static/board-thumb.svg', thumbSvg(drawing(topology, THUMB_DETAIL))],
    ['src/board/geometry/places.ts', await placesSource(map)],
    ['src/board/geometry/cells.ts', await cellsSource(map)],
    ['src/board/geometry/arcs.ts', await arcsSource(map)],
  ]);
}
