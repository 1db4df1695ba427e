import type { Board } from '../../board/board.ts';
import { type BoardDiagram, diagramDrawing } from '../../diagram/diagram-of.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { Layout } from '../../diagram/layout/layout.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { NamedText, NotOpened } from '../../scenario/board/open-board.ts';
import type { LoadedBoard } from '../../scenario/board/load-board.ts';
import type { SvgNode } from '../../draw/nodes.ts';
import type { BoardReply, BoardRequest, DrawnDiagram } from '../../ui/own-board/board-away.ts';

/** The diagram of a board that somebody brought, in this page. */
export interface OwnDiagram extends Pick<BoardDiagram, 'drawing' | 'size'> {
  readonly layout: Layout;
  /** Its parts, and what their ids begin with in the page. */
  readonly sheet: readonly SvgNode[];
  readonly prefix: string;
}

export type OwnDiagrams = Readonly<Record<DiagramWidth, OwnDiagram>>;

/** How far the opening of a board has come. */
export type BoardOpening =
  | { readonly at: 'nothing' | 'reading' | 'large' | 'stopped' | 'failed' }
  | ({ readonly at: 'refused' } & NotOpened)
  | ({
      readonly at: 'opened';
      readonly diagrams: Partial<OwnDiagrams>;
      /** Better diagrams may come. */
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
        become({ at: 'opened', board, file, warnings, diagrams: {}, isDrawing: true });
        endIn(MOST.drawing, settle);
        return;
      }
      case 'drawn': {
        if (state.at !== 'opened') return;
        const diagram = inPage(state.board, reply, prefix);
        become({ ...state, diagrams: { ...state.diagrams, [reply.width]: diagram } });
        return;
      }
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

function inPage(board: Board, { width, layout, sheet }: DrawnDiagram, opening: string): OwnDiagram {
  const prefix = `${opening}${width}-`;
  return {
    ...{ layout, sheet, prefix, size: layout },
    drawing: diagramDrawing(board, layout, `#${prefix}`),
  };
}
