import { hasStandardMap } from '../../../board/board.ts';
import type { Turn } from '../../../trace/turn.ts';
import { startWorker } from '../../kit/workers.ts';
import { SLOW, type SearchReply, type SearchRequest, type Search } from './search.ts';

/** The moves of a variant are those of its map; a board would not arrive in the worker as the board that it is. */
function onStandardBoard(turn: Turn): Turn {
  const { board, ...position } = turn.position;
  return board && hasStandardMap(board) ? { ...turn, position } : turn;
}

/** A search in its own worker. Reactive. A new question cancels the previous one. */
export interface Searching {
  readonly search: Search;
  readonly ask: (question: SearchRequest) => void;
  /** Cancels the search and drops its result. */
  readonly cancel: () => void;
}

/** Call it while a component is created: the search ends with it. */
export function createSearch(): Searching {
  let search: Search = $state.raw({ state: 'idle' });
  let worker: Worker | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
  }
  function fail(): void {
    stop();
    search = { state: 'failed' };
  }
  function hear({ data }: MessageEvent<SearchReply>): void {
    stop();
    search = { state: 'done', answer: data };
  }
  $effect(() => stop);

  return {
    get search() {
      return search;
    },
    ask(question) {
      stop();
      search = { state: 'running', slow: false };
      timer = setTimeout(() => {
        if (search.state === 'running') search = { state: 'running', slow: true };
      }, SLOW);
      try {
        worker = startWorker('search');
      } catch {
        fail();
        return;
      }
      worker.onmessage = hear;
      worker.onerror = fail;
      worker.onmessageerror = fail;
      // Plain data, whatever reactive state it came from.
      worker.postMessage($state.snapshot({ ...question, turn: onStandardBoard(question.turn) }));
    },
    cancel() {
      stop();
      search = { state: 'idle' };
    },
  };
}
