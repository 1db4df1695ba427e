import type { Board } from '../../board/board.ts';
import { diagramDrawing } from '../../diagram/diagram-of.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { BoardMap } from '../../board/board-drawing.ts';
import { mapDrawing } from '../../diagram/map/map-drawing.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { NamedText } from '../../scenario/board/named-text.ts';
import type { NotOpened } from '../../scenario/board/open-board.ts';
import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { SvgNode } from '../../draw/nodes.ts';
import {
  type BoardFormats,
  diagramFormats,
  wholeFormats,
  type WholeFormats,
} from '../../stage/model/board-formats.ts';
import { mapFormats } from '../../stage/model/map-formats.ts';
import type {
  BoardReply,
  BoardRequest,
  DrawnDiagram,
  MappedBoard,
} from '../../ui/own-board/board-away.ts';

/** A board that somebody brought as it is drawn in this page: as the map that they brought, or as diagrams. */
export interface OwnDrawing {
  readonly formats: BoardFormats;
  /** For a picture of all of it, on a wide and on a narrow screen. */
  readonly whole: WholeFormats;
  /** What must be in the page, and what its ids begin with there. */
  readonly parts: readonly { readonly sheet: readonly SvgNode[]; readonly prefix: string }[];
  /** What is kept of it. */
  readonly layouts: Readonly<Record<DiagramWidth, Layout>> | { readonly map: BoardMap };
}

/** How far the opening of a board has come. */
export type BoardOpening =
  | { readonly at: 'nothing' | 'reading' | 'large' | 'stopped' | 'failed' }
  | ({ readonly at: 'refused' } & NotOpened)
  | ({
      readonly at: 'opened';
      /** Null: it comes. */
      readonly drawing: OwnDrawing | null;
      /** Better ones may come. */
      readonly isDrawing: boolean;
    } & LoadedBoard);

/** What is needed of a worker. */
export type BoardWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** How many boards this page has opened. */
let openings = 0;

/** How long a board may take to be read, and to be drawn, in ms. */
const MOST = { reading: 10_000, drawing: 60_000 } as const;

/**
 * Opens boards in a worker, one after the other: what it is told about an earlier one is forgotten. Reactive. `start`: a
 * new worker; it throws where workers are forbidden. `told`: hears of each change.
 */
export function createOpening(
  start: () => BoardWorker,
  told: (state: BoardOpening) => void = () => undefined,
) {
  let state: BoardOpening = $state.raw({ at: 'nothing' });
  /** Distinguishes the drawings of this one in the page. */
  let prefix = '';
  /** The latest diagram of each width. */
  let diagrams: Partial<Record<DiagramWidth, DrawnDiagram>> = {};
  let worker: BoardWorker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: BoardOpening): void {
    state = next;
    told(next);
  }
  function end(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  }
  function endIn(ms: number, then: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      end();
      then();
    }, ms);
  }
  /** The drawing stays as it is. */
  function settle(): void {
    end();
    if (state.at === 'opened') become({ ...state, isDrawing: false });
  }
  function hear(reply: BoardReply): void {
    switch (reply.type) {
      case 'refused':
        end();
        become({ ...reply, at: 'refused' });
        return;
      case 'large':
        end();
        become({ at: 'large' });
        return;
      case 'opened': {
        const { board, file, warnings } = reply;
        become({ at: 'opened', board, file, warnings, drawing: null, isDrawing: true });
        endIn(MOST.drawing, settle);
        return;
      }
      case 'drawn': {
        if (state.at !== 'opened') return;
        diagrams = { ...diagrams, [reply.width]: reply };
        const { wide, narrow } = diagrams;
        const drawing = wide && narrow ? asDiagrams(state.board, { wide, narrow }, prefix) : null;
        become({ ...state, drawing });
        return;
      }
      case 'mapped':
        if (state.at === 'opened')
          become({ ...state, drawing: asMap(state.board, reply, prefix), isDrawing: false });
        return;
      case 'done':
        settle();
    }
  }
  return {
    get state(): BoardOpening {
      return state;
    },
    open(
      files: readonly NamedText[],
      tag: LanguageTag,
      which: string | null,
      layouts: unknown,
    ): void {
      end();
      prefix = `own-${String(++openings)}-`;
      diagrams = {};
      become({ at: 'reading' });
      try {
        worker = start();
      } catch {
        become({ at: 'failed' });
        return;
      }
      worker.onmessage = ({ data }: MessageEvent<BoardReply>) => {
        hear(data);
      };
      worker.onerror = () => {
        end();
        become(state.at === 'opened' ? { ...state, isDrawing: false } : { at: 'failed' });
      };
      worker.postMessage({ files: [...files], tag, which, layouts } satisfies BoardRequest);
      endIn(MOST.reading, () => {
        become({ at: 'stopped' });
      });
    },
    settle,
    close(): void {
      end();
      become({ at: 'nothing' });
    },
  };
}

function asDiagrams(
  board: Board,
  drawn: Readonly<Record<DiagramWidth, DrawnDiagram>>,
  opening: string,
): OwnDrawing {
  const inPage = (width: DiagramWidth) => {
    const { layout, sheet } = drawn[width];
    const prefix = `${opening}${width}-`;
    const drawing = diagramDrawing(board, layout, `#${prefix}`);
    return { layout, size: layout, drawing, sheet, prefix };
  };
  const diagrams = { wide: inPage('wide'), narrow: inPage('narrow') };
  return {
    formats: diagramFormats(board, diagrams),
    whole: wholeFormats(board, diagrams),
    parts: Object.values(diagrams),
    layouts: { wide: diagrams.wide.layout, narrow: diagrams.narrow.layout },
  };
}

function asMap(board: Board, { map, sheet }: MappedBoard, prefix: string): OwnDrawing {
  const formats = mapFormats(board, mapDrawing(board, map, `#${prefix}`));
  return {
    formats,
    whole: [formats.wide, formats.compact],
    parts: [{ sheet, prefix }],
    layouts: { map },
  };
}
