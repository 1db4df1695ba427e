import { expect, test } from 'vitest';
import { boardOf } from '../../src/board/board.ts';
import { boardCalled, enterBoard, isBoardKnown } from '../../src/board/others/known-boards.ts';
import {
  fileIdOf,
  isOwnBoardId,
  ownBoardId,
  type OwnSource,
} from '../../src/board/others/own-boards.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { gameWords } from '../../src/game/languages/game-languages.ts';
import { planWords } from '../../src/game/languages/game-words.ts';
import { formatGame, headOfFile, openGame } from '../../src/game/saved/game-file.ts';
import { openGame as openAnywhere } from '../../src/api/game.ts';
import { boardOfFile } from '../../src/scenario/board/board-of-file.ts';
import { enterContained } from '../../src/scenario/board/enter-contained.ts';
import { BOARDS } from '../boards/boards.ts';
import { RING } from '../boards/ring.ts';
import { gameOf, rule, started } from './game-driver.ts';

const PLAN = ownBoardId(RING);
const idOf = (file: typeof RING) => ownBoardId(file);
const SOURCE: OwnSource = { file: RING, layouts: { wide: 'any', narrow: 'thing' } };

/** Enters the ring as if it were somebody's own. */
function enterRing(): void {
  const ring = BOARDS.find(({ id }) => id === 'ring');
  if (ring) enterBoard(boardOf({ ...ring, id: PLAN }), SOURCE);
}

/** The same game of one year on a board that nobody has entered: another file of the same shape. */
function elsewhere(text: string, name: string): string {
  const file = { ...RING, name };
  return text
    .replaceAll(PLAN, ownBoardId(file))
    .replace(`"name": "${RING.name}"`, `"name": "${name}"`);
}

test('the id is that of the file with a number of all that it says, in whatever order', () => {
  expect(PLAN).toMatch(/^own\/ring\/[a-z0-9]+$/);
  expect(isOwnBoardId(PLAN)).toBe(true);
  expect(fileIdOf(PLAN)).toBe('ring');
  const turned = Object.fromEntries(Object.entries(RING).reverse()) as unknown as typeof RING;
  expect(ownBoardId(turned)).toBe(PLAN);
  expect(idOf({ ...RING, author: 'Somebody else' })).not.toBe(PLAN);
  for (const no of ['own', 'own/', 'own/ring', 'own/Ring/1', 'own/ring/1/2', 'pure', 'own/../1'])
    expect(isOwnBoardId(no)).toBe(false);
});

test('a game on it is played, contains it when it is saved, and opens where the board was not', () => {
  enterRing();
  const table = started(PLAN, '2023');
  rule(table, {});
  const saved = formatGame(gameOf(table));
  expect(JSON.parse(saved)).toMatchObject({ version: 4, plan: PLAN, board: SOURCE });
  expect(openGame(saved).ok).toBe(true);
  expect(headOfFile(saved)).toMatchObject({ plan: PLAN, board: { ...SOURCE, name: 'Ring' } });

  const moved = elsewhere(saved, 'Moved');
  const id = idOf({ ...RING, name: 'Moved' });
  expect(isBoardKnown(id)).toBe(false);
  expect(headOfFile(moved)).toMatchObject({ plan: id, board: { name: 'Moved' } });
  expect(openGame(moved)).toMatchObject({
    ok: false,
    error: {
      where: 'plan',
      message: 'This game is played on a board that is not here: ring.',
      problem: { say: 'board', board: id },
    },
  });
  enterContained(moved);
  const opened = openGame(moved);
  expect(opened.ok && formatGame(opened.value.context)).toBe(moved);
  expect(boardCalled(id).name).toBe('Moved');
  expect(planWords(id, gameWords(english))).toMatchObject({ name: 'Moved', line: '' });
});

test('a board that is not as the game knows it, or is none, is not entered', () => {
  enterRing();
  const saved = formatGame(gameOf(started(PLAN, '2023')));
  const changed = saved.replaceAll(PLAN, 'own/ring/other1');
  enterContained(changed);
  expect(isBoardKnown('own/ring/other1')).toBe(false);
  const broken = elsewhere(saved, 'Broken').replace('"nations"', '"notions"');
  enterContained(broken);
  expect(openGame(broken).ok).toBe(false);
  const { problem } = { problem: { say: 'board', board: 'own/ring/other1' } } as const;
  expect(gameWords(german).file(problem)).toEqual({
    message: 'Dieses Spiel ist auf einem Brett, das nicht hier ist: ring.',
    expected: 'die Datei dieses Bretts',
  });
});

test('only a game on such a board contains one', () => {
  const saved = formatGame(gameOf(started('seven', '2023')));
  expect(saved).not.toContain('"board"');
  const stuffed = saved.replace('"plan"', `"board": ${JSON.stringify(SOURCE)}, "plan"`);
  expect(openGame(stuffed)).toMatchObject({ ok: false, error: { where: 'board' } });
});

test('the library opens it where the board was not', () => {
  enterRing();
  const actor = started(PLAN, '2023');
  rule(actor, {});
  const saved = elsewhere(formatGame(gameOf(actor)), 'For the library');
  expect(openGame(saved)).toMatchObject({ ok: false, error: { problem: { say: 'board' } } });
  expect(openAnywhere(saved).ok).toBe(true);
});

test('a nation that nobody plays has no seat, and its units stand still', () => {
  const [, idle] = RING.nations;
  const nations = RING.nations.map((one) => (one === idle ? { ...one, non_playable: true } : one));
  const file = { ...RING, nations };
  const id = ownBoardId(file);
  enterBoard(boardOf({ ...boardOfFile(file as never), id }), { file });
  const { now } = gameOf(started(id, '2023'));
  expect(now.disorder).toEqual({ [idle?.name ?? '']: 'not-played' });
  expect(now.seats.map(({ powers }) => powers[0])).not.toContain(idle?.name);
});
