import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardWorker } from '../../src/atlas/own/opening.svelte.ts';
import { openDrawn } from '../../src/atlas/own/drawn-own-board.ts';
import { DIAGRAM_WIDTHS, madeLayouts } from '../../src/diagram/layouts.ts';
import type { BoardReply } from '../../src/ui/own-board/board-away.ts';
import { boardFrom } from '../boards/boards.ts';
import { RING } from '../boards/ring.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BOARD = boardFrom(JSON.stringify(RING), 'ring');
const OPENED: BoardReply = { type: 'opened', board: BOARD, file: RING, warnings: [] };
const FILES = [{ name: 'ring.json', text: '{}' }];

const [first] = madeLayouts(BOARD);
const drawn = (width: (typeof DIAGRAM_WIDTHS)[number]): BoardReply => {
  if (!first) throw new Error('no layout');
  return { type: 'drawn', width, layout: first.layout, sheet: [] };
};

/** A worker that says what the test says. */
function answering() {
  const worker: BoardWorker = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const say = (reply: BoardReply): void => {
    worker.onmessage?.call(worker as Worker, { data: reply } as MessageEvent);
  };
  return { worker, say };
}

test('it resolves with the better drawing at once, or after a while with what there is', async () => {
  for (const isDone of [true, false]) {
    const { worker, say } = answering();
    const opened = openDrawn(() => worker, FILES, null);
    say(OPENED);
    for (const width of DIAGRAM_WIDTHS) say(drawn(width));
    if (isDone) say({ type: 'done' });
    else await vi.advanceTimersByTimeAsync(4000);
    expect(await opened).toMatchObject({ board: { name: 'Ring' }, file: { id: 'ring' } });
    expect(Object.keys((await opened)?.drawing.layouts ?? {})).toEqual(['wide', 'narrow']);
    expect(worker.terminate).toHaveBeenCalled();
  }
});

test('what is no board, too large, too slow or without a worker is nothing', async () => {
  const refused: BoardReply = { type: 'refused', errors: [], variants: [], needs: null };
  for (const reply of [refused, { type: 'large' }] as const) {
    const { worker, say } = answering();
    const opened = openDrawn(() => worker, FILES, null);
    say(reply);
    expect(await opened).toBe(null);
  }
  const { worker } = answering();
  const slow = openDrawn(() => worker, FILES, null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await slow).toBe(null);
  const failing = openDrawn(
    () => {
      throw new Error('forbidden');
    },
    FILES,
    null,
  );
  expect(await failing).toBe(null);
});
