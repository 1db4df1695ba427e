import { beforeAll, expect, test } from 'vitest';
import { boardOf, hasStandardMap } from '../../../src/board/board.ts';
import { boardCalled, enterBoard, type BoardId } from '../../../src/board/others/known-boards.ts';
import { ownBoardId } from '../../../src/board/others/own-boards.ts';
import { ownersAtStart } from '../../../src/board/centres.ts';
import { deskOf, EXAMPLE, ruledDesk, startOf, type Desk } from '../../../src/desk/desk.ts';
import { nextDesk } from '../../../src/desk/next-phase.ts';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { checkFile } from '../../../src/scenario/check-file.ts';
import { formatError } from '../../../src/scenario/file-place.ts';
import { isScenario } from '../../../src/scenario/is-scenario.ts';
import { boardNamedIn } from '../../../src/scenario/board/board-named.ts';
import { deskIn } from '../../../src/site/desk/link/desk-address.ts';
import { deskFragmentOf } from '../../../src/site/desk/scenario-turn.ts';
import { scenarioFile } from '../../../src/site/desk/share/scenario-file.ts';
import type { OrderSheets } from '../../../src/game/game.ts';
import { BOARDS, boardNamed } from '../../boards/boards.ts';
import { RING } from '../../boards/ring.ts';

const edition = EDITIONS['2023'];
const OWN = ownBoardId(RING);

beforeAll(() => {
  for (const board of BOARDS) enterBoard(board);
  enterBoard(boardOf({ ...boardNamed('ring'), id: OWN }), { file: RING });
});

const line = (text: string): Desk => {
  const turn = parseTurnLine(text);
  if (!turn.ok) throw new Error(text);
  return deskOf(turn.value);
};

/** The start of a board with orders. */
const from = (id: BoardId, sheets: Readonly<Record<string, string>>): Desk => ({
  ...startOf(id),
  sheets: sheets as OrderSheets,
});

const ruled = (desk: Desk) => {
  const found = ruledDesk(desk, edition);
  if (!found) throw new Error('nothing to rule');
  return found;
};

const textOf = (desk: Desk): string =>
  scenarioFile(ruled(desk), { title: 'On the desk', date: desk.date });

/** Checks a file as the command does, and puts it on the desk. `id`: the board that it names. */
function opened(text: string, id: BoardId | null): Desk {
  const checked = checkFile(text, 'own/desk.yaml', id === null ? undefined : boardCalled(id));
  if (!checked.ok) throw new Error(`${checked.error.map(formatError).join('\n')}\n${text}`);
  const [scenario] = checked.value.scenarios;
  const read = scenario && deskIn(deskFragmentOf(scenario));
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value.desk;
}

/** What is ruled, and where: years that files do not know are left out. */
const asRuled = (desk: Desk) => {
  const { turn, phase } = ruled(desk);
  return { phase, board: turn.position.board?.id, ruling: turn.ruling.orders, at: desk.board };
};

const fallen = (): Desk =>
  nextDesk(
    from('hundred', {}),
    ruled({
      ...from('hundred', { England: 'A Guy-Tou\nA Poi S A Guy-Tou', France: 'A Tou-Ara' }),
      units: [
        { power: 'England', kind: 'A', at: 'guy' as never },
        { power: 'England', kind: 'A', at: 'poi' as never },
        { power: 'France', kind: 'A', at: 'tou' as never },
      ],
    }),
  );

const DESKS: readonly (readonly [string, () => Desk])[] = [
  ['moves', () => line(EXAMPLE)],
  ['retreats', () => line('S1901R;F:Abur@mun-gas;G:Abur')],
  ['adjustments', () => line('W1901A;F:Apar.!Abre:bremarpar')],
  ['a variant', () => from('france-austria', { France: 'F Bre H\nA Par-Bur' })],
  ['Chaos', () => ({ ...from('chaos', { Paris: 'Build A Par', Munich: 'Build A Mun' }) })],
  ['Hundred', () => from('hundred', { Burgundy: 'A Dij-Can' })],
  ['retreats on Hundred', () => ({ ...fallen(), sheets: { France: 'A Tou-Ara' } })],
  ['a board of one’s own', () => from(OWN, { Macedon: 'F L0/nc-S00', 'Old Realm': 'A L6-L7' })],
  [
    'adjustments there',
    () => ({
      ...from(OWN, { Macedon: 'Build A L1' }),
      phase: 'adjustments',
      owners: { ...ownersAtStart(boardCalled(OWN)), l1: 'Macedon' },
    }),
  ],
];

test.each(DESKS)('a file with %s is ruled by the command and opened by the desk', (_, make) => {
  const desk = make();
  const text = textOf(desk);
  expect(isScenario(text)).toBe(true);
  const named = desk.board === OWN ? null : desk.board;
  expect(boardNamedIn(text)).toBe(named);
  const again = opened(text, named);
  expect(asRuled(again)).toEqual(asRuled(desk));
  expect(again.sheets).toEqual(desk.sheets);
  expect(new Set(again.units)).toEqual(new Set(desk.units));
  if (hasStandardMap(boardCalled(desk.board ?? undefined)) && desk.phase === 'movement')
    expect(again.date).toEqual(desk.date);
});

test('a board in a file that is none is refused with its line', () => {
  const text = textOf(from(OWN, { Macedon: 'F L0/nc-S00' })).replace('"nations"', '"notions"');
  const checked = checkFile(text, 'own/desk.yaml');
  const last = text.trimEnd().split('\n').length;
  expect(checked).toMatchObject({ ok: false, error: [{ line: last }, { line: last }] });
});

test.each(['board: 12', 'board: [hundred]', 'board: ""'])('%s is no board', (board) => {
  const text = `${textOf(line(EXAMPLE))}${board}\n`;
  expect(checkFile(text, 'own/desk.yaml')).toMatchObject({ ok: false });
});
