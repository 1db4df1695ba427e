import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import hundred from '../../boards/hundred.board.yaml?facts';
import { unpackBoard } from '../../src/board/others/packed-board.ts';
import { hostTokens } from '../../src/diagram/colour-tokens.ts';
import { blockTag } from '../../src/embed/block/block.ts';
import { diagramReelMap } from '../../src/embed/boards/diagram-reel-map.ts';
import { packedBoardFrom } from '../../src/embed/boards/packed-board-from.ts';
import { liveOn } from '../../src/embed/live/on-board.ts';
import type { Reel, ReelMap } from '../../src/embed/reel.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { toText } from '../../src/draw/nodes.ts';
import { RING } from '../boards/ring.ts';
import { expectSamePlay } from './same-frame.ts';

const RAID = `board: hundred
edition: 2023
England: A Guy-Tou, A Poi S A Guy-Tou, F Bis-Ara(nc)
France: A Tou-Ara
Burgundy: A Dij-Cha
Retreats
France: A Tou-Lim`;

const folder = mkdtempSync(join(tmpdir(), 'standoff-boards-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
writeFileSync(join(folder, 'ring.board.yaml'), JSON.stringify(RING));
const page = join(folder, 'page.md');

/** The attributes of the embed of a block; throws its errors. */
function attributesOf(block: string): Readonly<Record<string, string>> {
  const made = blockTag(block, { file: page });
  if (!made.ok) throw new Error(made.error.join('\n'));
  return made.value.attributes;
}
const errorsOf = (block: string): string => {
  const made = blockTag(block, { file: page });
  return made.ok ? '' : made.error.join('\n');
};

const raid = attributesOf(RAID);
const onHundred: ReelMap = diagramReelMap(unpackBoard(hundred.board), hundred.layouts);

/** What the page would play, if it ruled the orders itself. */
async function ruledInPage(block: string): Promise<Reel> {
  const orders = block.split('\n').slice(2).join('\n');
  const element = {
    getAttribute: (name: string) =>
      name === 'orders' ? orders : name === 'edition' ? '2023' : null,
    hasAttribute: () => false,
  } as unknown as HTMLElement;
  let made: Reel | string = '';
  await liveOn({ packed: hundred })(element, 'en', (found) => {
    made = found;
  });
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('a block on another board', () => {
  test('is ruled when the page is built, and played as if the page had ruled it', async () => {
    const { board = '', room = '', data = '' } = raid;
    expect([board, room]).toEqual(['hundred', '9 14']);
    expectSamePlay(unpack(data, onHundred), await ruledInPage(RAID));
  });

  test('is drawn on the diagram of the board, in the layout of its width', () => {
    const reel = unpack(raid['data'] ?? '', onHundred);
    const [wide, narrow] = (['medium', 'compact'] as const).map((format) =>
      toText(onHundred.draw(reel.frame(0, format), null).definitions),
    );
    expect(wide).toContain('id="tou"');
    expect(narrow).toContain('id="tou"');
    expect(wide).not.toBe(narrow);
  });

  test('is no data of the standard board', () => {
    expect(() => unpack(raid['data'] ?? '')).toThrow('a space');
    const own = attributesOf('Germany: A Ber-Pru');
    expect(own['board']).toBeUndefined();
    expect(() => unpack(own['data'] ?? '', onHundred)).toThrow('a space');
  });

  test('may have words of its author, which name its spaces and places', () => {
    const { words } = attributesOf(
      `mark: 1 ring Guy; 2 arrow Poi-tou\nat support.POI: Here.\n${RAID}`,
    );
    expect(words).toBe('at support.poi: Here.\nmark: 1 ring guy\nmark: 2 arrow poi-tou');
    expect(errorsOf(`mark: 1 ring Bur\n${RAID}`)).toContain('No space has the abbreviation "Bur"');
  });

  test('may be a scenario, and a variant has the map of the standard board', () => {
    const file = readFileSync(
      join(import.meta.dirname, '../../boards/examples/hundred.yaml'),
      'utf8',
    );
    expect(attributesOf(file)['board']).toBe('hundred');
    const { board, data = '' } = attributesOf('board: fleet-rome\nItaly: F Rom-Tys');
    expect(board).toBeUndefined();
    expect(
      unpack(data)
        .frame(0, 'compact')
        .units.map(({ unit }) => unit),
    ).toEqual(['ROM']);
    const live = attributesOf('board: fleet-rome\neditable: true\nItaly: F Rom-Tys');
    expect(live['board']).toBe('fleet-rome');
  });

  test('that nobody knows, or that cannot be cut, is an error that says what there is', () => {
    expect(errorsOf('title: X\nboard: hundrid\nFrance: A Par H')).toMatch(
      /:2:8 There is no board "hundrid", only standard, .*hundred.*fleet-rome.*\.\/my\.board\.yaml/,
    );
    // Its powers are named after centres, which no embed reads.
    expect(errorsOf('board: chaos\nParis: A Par H')).toContain('There is no board "chaos"');
    expect(errorsOf('board: ./none.board.yaml\nFrance: A Par H')).toContain('none.board.yaml');
    expect(errorsOf(`crop: true\n${RAID}`)).toContain('always shown whole');
    expect(errorsOf(`board: hundred\nFrance: A Tuo H`)).toContain('Tuo');
  });
});

describe('a board of the author’s own', () => {
  const block = 'board: ./ring.board.yaml\nMacedon: A L1 H\nMauretania: A L2 H';
  const { board = '', data = '' } = attributesOf(block);

  test('goes into the page by its file alone; powers with one initial have letters of their own', () => {
    const packed = packedBoardFrom(board);
    if (!packed) throw new Error('the attribute is no board');
    const own = unpackBoard(packed.board);
    const { units } = unpack(data, diagramReelMap(own, packed.layouts)).frame(0, 'medium');
    expect(units.map(({ unit, letter }) => [unit, letter])).toEqual([
      ['l1', 'M'],
      ['l2', 'A'],
    ]);
    const tokens = hostTokens(own, true);
    expect(tokens).toContain('--pw-Old-Realm:#608080');
    expect(tokens).toMatch(/--tint-Zeta:light-dark\(#\w{6},#\w{6}\)/);
  });

  test.each([
    ['no JSON', () => '{'],
    ['an id of a drawing', () => board.replaceAll('"l1"', '"map"')],
    ['an id that is markup', () => board.replaceAll('"l1"', '"<b>"')],
    ['a border to nowhere', () => board.replace('["l2"', '["l99"')],
    ['a power twice', () => board.replace('"Mauretania"', '"Macedon"')],
    ['a space without a place', () => board.replace('"l1":[', '"l1":["x",')],
  ])('that somebody damaged is refused: %s', (_, damaged) => {
    expect(packedBoardFrom(board)).not.toBeNull();
    expect(damaged()).not.toBe(board);
    expect(packedBoardFrom(damaged())).toBeNull();
  });

  test('keeps no colour that is none', () => {
    const painted = packedBoardFrom(board.replace('#208080', 'red;}*{display:none'));
    expect(painted?.board.colours?.['Macedon' as never]).toBeUndefined();
    expect(painted).not.toBeNull();
  });
});
