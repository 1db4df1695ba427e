import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetBoard,
  keepBoard,
  keptBoards,
  playableBoards,
} from '../../src/atlas/own/kept-boards.ts';
import { ownBoardId } from '../../src/board/others/own-boards.ts';

const store = new Map<string, string>();
let room = Infinity;

beforeEach(() => {
  store.clear();
  room = Infinity;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      store.set(key, value);
    },
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const board = (id: string, text = '{}') => ({ id, name: id, text, layouts: {}, orders: null });
const ids = () => keptBoards().map(({ id }) => id);

test('the latest comes first, each once, and any can be forgotten', () => {
  for (const id of ['a', 'b', 'a']) expect(keepBoard(board(id))).toBe(true);
  expect(ids()).toEqual(['a', 'b']);
  expect(keptBoards()[0]).toEqual(board('a'));
  expect(forgetBoard('a')).toBe(true);
  expect(ids()).toEqual(['b']);
  expect(forgetBoard('b')).toBe(true);
  expect(store.size).toBe(0);
});

test('there is room for a few; the oldest are forgotten', () => {
  for (const id of 'abcdefgh') keepBoard(board(id));
  expect(ids()).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  keepBoard(board('large', 'x'.repeat(1_900_000)));
  expect(ids().slice(0, 2)).toEqual(['large', 'h']);
  keepBoard(board('larger', 'x'.repeat(1_000_000)));
  expect(ids()).toEqual(['larger']);
  expect(keepBoard(board('largest', 'x'.repeat(2_000_001)))).toBe(false);
});

test('a browser with less room keeps fewer, one that forbids it keeps none', () => {
  keepBoard(board('a', 'x'.repeat(400)));
  room = 600;
  expect(keepBoard(board('b', 'x'.repeat(400)))).toBe(true);
  expect(ids()).toEqual(['b']);
  room = 0;
  expect(keepBoard(board('c'))).toBe(false);
});

test.each(['', '{', 'null', '7', '{"a":1}', '[null, 7, {"id": 1}, {"id": "a", "name": "b"}]'])(
  'something else that is kept there is no board: %j',
  (text) => {
    store.set('standoff.boards', text);
    expect(keptBoards()).toEqual([]);
  },
);

test('those whose text is a file can be played', () => {
  const file = { id: 'mine', description: ' A board. ' };
  keepBoard(board('mine', JSON.stringify(file)));
  for (const text of ['', '[]', 'null', '{"id":3}', 'no']) keepBoard(board(`not ${text}`, text));
  expect(playableBoards()).toEqual([
    { id: ownBoardId(file), name: 'mine', line: 'A board.', source: { file, layouts: {} } },
  ]);
});
