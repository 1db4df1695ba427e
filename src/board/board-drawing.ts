import type { Board, Location, SpaceId } from './board.ts';
import { CELL } from './geometry/cells.ts';
import { clearance, spaceAt } from './cells.ts';
import {
  borderPoint,
  bounds,
  type Box,
  dislodgedPlace,
  labelPlace,
  type LabelPlace,
  MAP,
  type MapPoint,
  turnedLabel,
  type TurnedLabel,
  unitPlace,
} from './places.ts';

/** A part of a diagram: a band with round ends, whose width is twice `half`. */
export interface DiagramPart {
  readonly from: MapPoint;
  readonly to: MapPoint;
  readonly half: number;
}

/** A name on a diagram: `ring` is the width of what precedes its first line. Lengths in px. */
export interface DiagramName {
  readonly text: string;
  readonly sea: boolean;
  readonly size: number;
  readonly ring: number;
}

/** How such a name may be set: its lines, where its middle is from that of its space, in px, and how little that is liked. */
export interface DiagramNamePlace extends MapPoint {
  readonly text: readonly string[];
  readonly cost: number;
}

/** The sizes of a diagram. Positions are in its units, at zoom 1 px. */
export interface DiagramSize {
  readonly width: number;
  readonly height: number;
  /** The radius of a disc. */
  readonly radius: number;
  /** The type size of names. */
  readonly type: number;
  /** Whether short names are set. */
  readonly short: boolean;
}

/** Where the spaces of a board are on a diagram of it: data, made by `makeLayout` and kept beside the board. */
export interface Layout extends DiagramSize {
  /** By space: the middle of its disc. */
  readonly places: Readonly<Record<string, readonly number[]>>;
  /**
   * Borders between two ends of the board, by their spaces (`ATL MED`): the line along which they are drawn round the
   * others.
   */
  readonly far: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** How many pairs of borders cross: no layout may have more than when it was made. */
  readonly crossings: number;
}

/** What a diagram shows instead of land and sea: discs, joined by the borders of the board. */
export interface Diagram {
  readonly board: Board;
  readonly layout: Layout;
  /** The discs of spaces, and the tabs of coasts. */
  readonly discs: readonly (DiagramPart & { readonly at: Location })[];
  /** The borders, in short parts. */
  readonly borders: readonly DiagramPart[];
  readonly namePlaces: (
    space: SpaceId,
    name: DiagramName,
    zoom: number,
  ) => readonly DiagramNamePlace[];
}

/** A line of a map, between two spaces or at the edge; lengths are in halves of a cell. */
export interface MapArc {
  /** Null: outside of all. */
  readonly left: SpaceId | null;
  readonly right: SpaceId | null;
  /** Its first point, and then how far each is from the one before. */
  readonly points: readonly number[];
}

/** A map of a board that somebody drew, as plain data: the lines between its spaces, and where units and names are. */
export interface BoardMap {
  readonly width: number;
  readonly height: number;
  readonly arcs: readonly MapArc[];
  /** By location: where a unit stands. */
  readonly seats: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** By space: the middle of its name. */
  readonly names: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/** A map that somebody drew of a board, as it is drawn: `scale`: units of the drawing for half a cell of it. */
export interface ScaledMap {
  readonly board: Board;
  readonly map: BoardMap;
  readonly scale: number;
}

/** What a turn is drawn on: where everything is on the drawing of a board. Lengths in units of the drawing. */
export interface BoardDrawing {
  readonly width: number;
  readonly height: number;
  /**
   * The file that is drawn, of the site's static files, or `#` and what the ids of a drawing in the page begin with; `small`: the
   * one for cards, without outlines of spaces.
   */
  readonly sheet: string;
  readonly small: string;
  /** Where a unit is drawn. */
  readonly unitPlace: (location: Location) => MapPoint;
  /** Where a dislodged unit is drawn. */
  readonly dislodgedPlace: (location: Location) => MapPoint;
  /** The centre of the name of a space, with its lines. */
  readonly labelPlace: (space: SpaceId) => LabelPlace;
  /** The name of a long sea along its axis; null if there is only the upright one. */
  readonly turnedLabel: (space: SpaceId) => TurnedLabel | null;
  readonly bounds: (space: SpaceId) => Box;
  /** Where a move between two adjacent locations crosses their border; null if nothing marks it. */
  readonly borderPoint: (from: Location, to: Location) => MapPoint | null;
  /** The space at a point; null outside of all. */
  readonly spaceAt: (x: number, y: number) => SpaceId | null;
  /** The distance from a point to the border of its space; 0 outside of all. */
  readonly clearance: (x: number, y: number) => number;
  /** To what length `spaceAt` and `clearance` are exact. */
  readonly grain: number;
  /** If it is a diagram: its parts, which names and arrows keep clear of. */
  readonly diagram?: Diagram;
  /** If it is a map that somebody drew: its lines. */
  readonly own?: ScaledMap;
}

/** The drawn map of the standard board. */
export const MAP_DRAWING: BoardDrawing = {
  width: MAP.right,
  height: MAP.bottom,
  sheet: 'board.svg',
  small: 'board-thumb.svg',
  unitPlace,
  dislodgedPlace,
  labelPlace,
  turnedLabel,
  bounds,
  borderPoint,
  spaceAt,
  clearance,
  grain: CELL,
};
