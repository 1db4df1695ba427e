import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { boardOf } from '../../../src/board/board.ts';
import { boardCalled, enterBoard, type BoardId } from '../../../src/board/others/known-boards.ts';
import { ownBoardId } from '../../../src/board/others/own-boards.ts';
import { ruledDesk, startOf, type Desk } from '../../../src/desk/desk.ts';
import { madeLayout } from '../../../src/diagram/layouts.ts';
import { blockTag } from '../../../src/embed/block/block.ts';
import { boardsOfBlocks } from '../../../src/embed/block/boards-of-blocks.ts';
import { diagramBlock } from '../../../src/embed/boards/block-board.ts';
import { packedBoardFrom } from '../../../src/embed/boards/packed-board-from.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { boardsNamedIn } from '../../../src/scenario/board/board-named.ts';
import { namedInBlocks } from '../../../src/site/embedding/block-board-of.ts';
import { addressesOf, elementTag } from '../../../src/site/embedding/embed-code.ts';
import { movingOf, stillOf } from '../../../src/site/embedding/embed-pictures.ts';
import { type EmbeddedTurn, resultOf } from '../../../src/site/embedding/embedded-turn.ts';
import { fenceOf } from '../../../src/site/embedding/fence.ts';
import { deskIn } from '../../../src/site/desk/link/desk-address.ts';
import type { OrderSheets } from '../../../src/game/game.ts';
import { BOARDS, boardNamed } from '../../boards/boards.ts';
import { RING } from '../../boards/ring.ts';

const SITE = 'https://standoff.example/';
const OWN = ownBoardId(RING);
const edition = EDITIONS['2023'];

beforeAll(() => {
  for (const board of BOARDS) enterBoard(board);
  enterBoard(boardOf({ ...boardNamed('ring'), id: OWN }), { file: RING });
});

const desk = (id: BoardId, sheets: Readonly<Record<string, string>>): Desk => ({
  ...startOf(id),
  sheets: sheets as OrderSheets,
});

/** A ruled desk, as its page embeds it. */
function turnOf(given: Desk): EmbeddedTurn {
  const ruled = ruledDesk(given, edition);
  if (!ruled) throw new Error('nothing to rule');
  const none = { movement: null, retreats: null, adjustments: null };
  return {
    title: 'On a board',
    phases: { ...none, [ruled.phase]: ruled.turn },
    ...{ edition, rules: '2023', date: given.date, step: null, file: '', page: null },
  };
}

/** The board of a turn for its embed, as a page opens it. */
function blockBoard(id: BoardId) {
  const board = boardCalled(id);
  const known = boardsOfBlocks(id, '');
  const layouts = () => ({ wide: madeLayout(board, 'wide'), narrow: madeLayout(board, 'narrow') });
  return known.ok ? known.value : diagramBlock(board, layouts(), null);
}

const TURNS: readonly (readonly [string, BoardId, () => Desk])[] = [
  ['moves', 'hundred', () => desk('hundred', { Burgundy: 'A Dij-Can' })],
  ['moves', 'france-austria', () => desk('france-austria', { France: 'A Par-Bur' })],
  ['moves', OWN, () => desk(OWN, { Macedon: 'F L0/nc-S00', 'Old Realm': 'A L6-L7' })],
  [
    'adjustments',
    OWN,
    () => ({
      ...desk(OWN, { Zeta: 'Build A L0' }),
      phase: 'adjustments',
      owners: { l0: 'Zeta', l9: 'Zeta' } as never,
      units: [{ power: 'Zeta', kind: 'A', at: 'l9' }] as never,
    }),
  ],
];

describe.each(TURNS)('%s on %s', (_, id, make) => {
  test('are a block that a build rules the same, beside the file of a board of one’s own', () => {
    const { phases } = turnOf(make());
    const { name, file } = namedInBlocks(boardCalled(id));
    const folder = mkdtempSync(join(tmpdir(), 'standoff-'));
    if (file) writeFileSync(join(folder, file.name), file.text);
    expect(file === null).toBe(id !== OWN);
    const fence = fenceOf(phases, {
      ...{ title: 'On a board', edition: '2023', language: 'en', at: null, crop: false },
      called: name,
    });
    expect(boardsNamedIn(fence ?? '')).toEqual([name]);
    const text = (fence ?? '').split('\n').slice(1, -1).join('\n');
    const built = blockTag(text, { file: join(folder, 'post.md') });
    expect(built.ok ? [] : built.error).toEqual([]);
  });

  test('are an element with its board, and pictures in the colours of its powers', () => {
    const turn = turnOf(make());
    const on = blockBoard(id);
    const { attributes } = elementTag(turn, english.on(on.board), { on, crop: false, href: null });
    if (id === 'france-austria') expect(attributes).not.toHaveProperty('board');
    if (id === 'hundred') expect(attributes).toMatchObject({ board: 'hundred' });
    if (id === OWN) expect(packedBoardFrom(attributes['board'] ?? '')?.board.id).toBe(OWN);
    const format = on.formats.medium;
    const still = stillOf(turn, english.on(on.board), { format, theme: 'light' });
    for (const colour of Object.values(on.board.colours ?? {}).slice(0, 1))
      expect(still.toLowerCase()).toContain(colour.toLowerCase());
    expect(movingOf(turn, english.on(on.board), format) === null).toBe(!turn.phases.movement);
  });

  test('have an address at the desk and of a frame, unless only this browser has the board', () => {
    const turn = turnOf(make());
    const { page, frame } = addressesOf(turn, SITE, english);
    if (id === OWN) expect([page, frame]).toEqual([null, null]);
    else {
      const folder = id === 'hundred' ? 'embed/turn/hundred/' : 'embed/turn/';
      const { href, hash } = new URL(frame ?? '');
      expect(href.slice(0, href.indexOf('#'))).toBe(`${SITE}${folder}`);
      expect(new URLSearchParams(hash.slice(1)).get('board')).toBe(id);
      const read = deskIn(new URL(page ?? '').hash);
      const again = read?.ok === true ? turnOf(read.value.desk) : null;
      expect(again && resultOf(again.phases)).toBe(resultOf(turn.phases));
    }
  });
});
