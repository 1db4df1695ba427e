import { type Board, type Location, type SpaceId, spaceOf } from '../board/board.ts';
import type { BoardDrawing, DiagramPart } from '../board/board-drawing.ts';
import { colourTokens } from './colour-tokens.ts';
import { type DiagramSize, type Layout, extentOf, spotOf } from './layout/layout.ts';
import { type DiagramWidth, diagramPath, layoutOf } from './layouts.ts';
import type { MapPoint } from '../board/places.ts';
import { pairsOf } from './borders.ts';
import { drawnBorders, tabsOf } from './drawn.ts';
import type { Spot } from './layout/lines.ts';
import { placesBeside } from './names.ts';

/** A board as a diagram. */
export interface BoardDiagram {
  readonly layout: Layout;
  readonly drawing: BoardDrawing;
  readonly size: DiagramSize;
  /** The colours of its powers in each theme, as a style sheet; empty for the standard board. */
  readonly tokens: string;
}

/** The diagram of a board. */
export const diagramOf = async (board: Board, width: DiagramWidth): Promise<BoardDiagram> =>
  diagramIn(board, width, await layoutOf(board, width));

/** The diagram of a board in a layout of it. */
export const diagramIn = (board: Board, width: DiagramWidth, layout: Layout): BoardDiagram => ({
  layout,
  drawing: diagramDrawing(board, layout, diagramPath(board, width)),
  size: layout,
  tokens: colourTokens(board),
});

/** The disc of a space, or the tab of a coast: how far it extends to each side, and up and down. */
interface Disc extends Spot {
  readonly across: number;
  readonly down: number;
}

/** A board drawn as a diagram: discs and ovals for its spaces, joined by its borders. `sheet`: the file of the diagram. */
export function diagramDrawing(board: Board, layout: Layout, sheet: string): BoardDrawing {
  const tabs = new Map<Location, Disc>(
    tabsOf(board, layout).map(({ coast, x, y, radius }) => [
      coast,
      { x, y, across: radius, down: radius },
    ]),
  );
  const discs = new Map<SpaceId, Disc>(
    [...board.spaces].map(([id, space]) => [
      id,
      { ...spotOf(layout, id), ...extentOf(space, layout.radius) },
    ]),
  );
  const discOf = (space: SpaceId): Disc => {
    const disc = discs.get(space);
    if (!disc) throw new Error(`the diagram has no ${space}`);
    return disc;
  };
  const free = freeSides(board, layout);
  const unitPlace = (at: Location): MapPoint => tabs.get(at) ?? discOf(spaceOf(at));
  const found = (x: number, y: number): readonly [SpaceId, number] | null => {
    for (const [at, disc] of [...discs, ...tabs]) {
      const share = Math.hypot((x - disc.x) / disc.across, (y - disc.y) / disc.down);
      if (share < 1) return [spaceOf(at), (1 - share) * Math.min(disc.across, disc.down)];
    }
    return null;
  };
  return {
    width: layout.width,
    height: layout.height,
    sheet,
    small: sheet,
    unitPlace,
    dislodgedPlace: (at) => {
      const { x, y } = unitPlace(at);
      const angle = free.get(spaceOf(at)) ?? 0;
      return { x: x + Math.cos(angle) * ASIDE, y: y + Math.sin(angle) * ASIDE };
    },
    labelPlace: (space) => {
      const { x, y } = discOf(space);
      return { x, y, lines: [board.spaces.get(space)?.name ?? space] };
    },
    turnedLabel: () => null,
    bounds: (space) => {
      const { x, y, across, down } = discOf(space);
      return { left: x - across, top: y - down, right: x + across, bottom: y + down };
    },
    // The bar of a bounce is at the rim of the disc.
    borderPoint: () => null,
    spaceAt: (x, y) => found(x, y)?.[0] ?? null,
    clearance: (x, y) => found(x, y)?.[1] ?? 0,
    grain: 1,
    diagram: {
      ...{ board, layout },
      discs: [...discs, ...tabs].map(([at, disc]) => ({ at, ...bandOf(disc) })),
      borders: drawnBorders(board, layout).flatMap(({ line }) => partsOf(line)),
      namePlaces: (space, name, zoom) => {
        const { across, down } = discOf(space);
        return placesBeside(name, { across: across * zoom, down: down * zoom });
      },
    },
  };
}

/** A disc, or an oval that is wider than high. */
const bandOf = ({ x, y, across, down }: Disc): DiagramPart => ({
  from: { x: x - across + down, y },
  to: { x: x + across - down, y },
  half: down,
});

/** The length of a part of a border, and half its width. */
const PART = 24;
const HALF = 1.5;

/** A border in short parts. */
const partsOf = (line: readonly Spot[]): readonly DiagramPart[] =>
  line.slice(1).flatMap((end, i): readonly DiagramPart[] => {
    const start = line[i] ?? end;
    const count = Math.max(1, Math.round(Math.hypot(end.x - start.x, end.y - start.y) / PART));
    const at = (part: number): Spot => ({
      x: start.x + ((end.x - start.x) * part) / count,
      y: start.y + ((end.y - start.y) * part) / count,
    });
    return Array.from({ length: count }, (_, part) => ({
      ...{ from: at(part), to: at(part + 1), half: HALF },
    }));
  });

/** How far a dislodged unit is pushed aside. */
const ASIDE = 30;

/** The direction in which each space has most room: the middle of the widest angle between two of its borders. */
function freeSides(board: Board, layout: Layout): ReadonlyMap<SpaceId, number> {
  const pairs = pairsOf(board);
  return new Map(
    board.spaceIds.map((id) => {
      const { x, y } = spotOf(layout, id);
      const angles = pairs
        .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
        .map((other) => spotOf(layout, other))
        .map((there) => Math.atan2(there.y - y, there.x - x))
        .sort((a, b) => a - b);
      let widest = { gap: 0, middle: 0 };
      let before = (angles.at(-1) ?? 0) - 2 * Math.PI;
      for (const angle of angles) {
        const gap = angle - before;
        if (gap > widest.gap) widest = { gap, middle: before + gap / 2 };
        before = angle;
      }
      return [id, widest.middle];
    }),
  );
}
