import * as data from '../board/geometry/arcs.ts';
import { type MapLines, readLines } from './lines.ts';

let known: MapLines | undefined;

/** The lines of the map of the standard board, read once. */
export const standardLines = (): MapLines => (known ??= readLines(data));
