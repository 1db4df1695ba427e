import type { Board, SpaceId } from '../../board/board.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import { type Layout, spotOf } from '../../diagram/layout/layout.ts';
import { diagramMaps } from '../../draw/diagram.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { ReelMap } from '../reel.ts';

/** The diagram of a board, on which embeds play. */
export function diagramReelMap(
  board: Board,
  layouts: Readonly<Record<DiagramWidth, Layout>>,
): ReelMap {
  const widthOf = ({ format }: Frame): DiagramWidth =>
    format.names === 'short' ? 'narrow' : 'wide';
  const maps = {
    wide: diagramMaps({ board, layout: layouts.wide }),
    narrow: diagramMaps({ board, layout: layouts.narrow }),
  };
  const ids = new Map<string, string>();
  for (const [id, { short }] of board.spaces) ids.set(short.toLowerCase(), id);
  for (const id of board.spaceIds) ids.set(id, id);
  return {
    powers: board.powers,
    hasOwnHeight: true,
    isSpace: (id): id is SpaceId => board.spaces.has(id as SpaceId),
    idOf: (written) => ids.get(written.toLowerCase()) ?? written,
    draw: (frame) => maps[widthOf(frame)](frame),
    // Names are beside the discs, on which units stand.
    placeOf: (space, frame) => {
      const { x, y } = spotOf(layouts[widthOf(frame)], space);
      const { view } = frame;
      return { x: (x - view.x) * view.zoom, y: (y - view.y) * view.zoom };
    },
    outline: (space, frame, attributes) =>
      maps[widthOf(frame)](frame).outline(space, 1, attributes),
  };
}
