import type { Board } from '../../board/board.ts';
import { layoutFrom } from '../../diagram/layout/layout-from.ts';
import { DIAGRAM_WIDTHS, LAYOUTS, layoutOf, madeLayouts } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import { mapFrom } from '../../diagram/map/board-map.ts';
import { mapDrawing } from '../../diagram/map/map-drawing.ts';
import { boardMapSheet } from '../../draw/board-map.ts';
import { sheetOf } from '../../draw/diagram.ts';
import { readDrawing } from '../../scenario/board/drawing/read-drawing.ts';
import { isDrawing } from '../../scenario/board/named-text.ts';
import { openBoard } from '../../scenario/board/open-board.ts';
import { BOARD_FILE_WORDS } from '../../scenario/board/words/words.ts';
import {
  type BoardReply,
  type BoardRequest,
  type DrawnDiagram,
  MOST_SPACES,
} from './board-away.ts';

// Opens a board that somebody brings, and draws it. The page ends it when it takes too long, or is good enough.
addEventListener('message', ({ data }: MessageEvent<BoardRequest>) => {
  void answer(data);
});

const tell = (reply: BoardReply): void => {
  postMessage(reply);
};

async function answer({ files, which, tag, layouts }: BoardRequest): Promise<void> {
  const words = BOARD_FILE_WORDS[tag];
  const [drawing] = files.filter(isDrawing);
  const described = files.filter((file) => !isDrawing(file));
  const opened = openBoard(described.length > 0 ? described : files, which, words);
  if (!opened.ok) {
    tell({ type: 'refused', ...opened.error });
    return;
  }
  const { board } = opened.value;
  if (board.spaces.size > MOST_SPACES) {
    tell({ type: 'large' });
    return;
  }
  const read = drawing && readDrawing(drawing, board, words);
  const warnings = [...opened.value.warnings, ...(read?.report ?? [])];
  tell({ type: 'opened', ...opened.value, warnings });
  const map = read?.map ?? mapFrom(partOf(layouts, 'map'), board);
  if (map) {
    tell({ type: 'mapped', map, sheet: boardMapSheet(mapDrawing(board, map, '').own) });
    tell({ type: 'done' });
    return;
  }
  for await (const drawn of drawings(board, layouts)) tell({ type: 'drawn', ...drawn });
  tell({ type: 'done' });
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : null;

/** The diagrams of a board: those of an earlier visit or of a board that comes with the site, or new ones. */
async function* drawings(board: Board, kept: unknown): AsyncGenerator<DrawnDiagram> {
  const drawnIn = (width: DrawnDiagram['width'], layout: Layout): DrawnDiagram => ({
    ...{ width, layout, sheet: sheetOf(board, layout) },
  });
  const before = DIAGRAM_WIDTHS.map((width) => layoutFrom(kept, width, board));
  const isKnown = before.every((layout) => layout !== null) || Object.hasOwn(LAYOUTS, board.id);
  if (!isKnown) {
    for (const { width, layout } of madeLayouts(board)) yield drawnIn(width, layout);
    return;
  }
  for (const [i, width] of DIAGRAM_WIDTHS.entries())
    yield drawnIn(width, before[i] ?? (await layoutOf(board, width)));
}
