import { beforeAll, describe, expect, test } from 'vitest';
import { checkRuling } from '../../../src/check/movement/check-ruling.ts';
import { enterBoard, type BoardId } from '../../../src/board/others/known-boards.ts';
import { spaceOf } from '../../../src/board/board.ts';
import type { Power } from '../../../src/board/powers.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { verdict } from '../../../src/explain/in-words.ts';
import {
  boardOfDesk,
  calendarOf,
  lineOf,
  ruledDesk,
  startOf,
  taskOf,
  type Desk,
} from '../../../src/desk/desk.ts';
import { english as words } from '../../../src/site/desk/languages/desk-english.ts';
import { german as woerter } from '../../../src/site/desk/languages/desk-german.ts';
import { deskIn, formatDeskAddress } from '../../../src/site/desk/link/desk-address.ts';
import { formatReported } from '../../../src/site/desk/link/link-reported.ts';
import { nextDesk } from '../../../src/desk/next-phase.ts';
import { readPasted } from '../../../src/desk/paste/read-pasted.ts';
import { repositioned } from '../../../src/desk/repositioned.ts';
import type { OrderSheets } from '../../../src/game/game.ts';
import { BOARDS, boardNamed } from '../../boards/boards.ts';

const edition = EDITIONS['2023'];

/** Our own board of the tests, under an id that pages know. */
const RING_ID = 'cold-war';
beforeAll(() => {
  for (const board of BOARDS) enterBoard(board);
  enterBoard({ ...boardNamed('ring'), id: RING_ID });
});

/** Of powers that the standard board does not have. */
const sheets = (written: Readonly<Record<string, string>>) => written as OrderSheets;
const power = (name: string) => name as Power;

const addressOf = (desk: Desk): string =>
  formatDeskAddress({
    line: lineOf(desk, edition),
    board: desk.board,
    reported: formatReported(desk, edition),
    edition: '2023',
    beside: null,
    house: null,
    disputed: null,
    opening: { at: null, asked: null },
  });

/** The desk after the link of another one was opened. */
function reopened(desk: Desk): Desk {
  const address = addressOf(desk);
  // As an address has it: nothing in it is written another way.
  expect(new URL(`https://example.org/${address}`).hash).toBe(address);
  const read = deskIn(address);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value.desk;
}

function ruled(desk: Desk) {
  const found = ruledDesk(desk, edition);
  if (!found) throw new Error('nothing to rule');
  return found;
}

const after = (desk: Desk): Desk => nextDesk(desk, ruled(desk));
const titleOf = ({ date, phase, ...desk }: Desk): readonly string[] => {
  const calendar = calendarOf(boardOfDesk({ ...desk, date, phase }));
  return [words.date(date, phase, calendar), woerter.date(date, phase, calendar)];
};

describe.each<BoardId>(['pure', 'hundred', 'ancient-mediterranean', 'youngstown-redux', RING_ID])(
  'on %s',
  (id) => {
    test('the start is on the desk, in its link, and as text', () => {
      const desk = startOf(id);
      const again = reopened(desk);
      expect(again).toEqual({ ...desk, units: again.units });
      expect(new Set(again.units)).toEqual(new Set(desk.units));
      expect(lineOf(again, edition)).toBe(lineOf(desk, edition));
      // All units hold.
      const text = boardOfDesk(desk)
        .powers.map((one) => {
          const own = desk.units.filter((unit) => unit.power === one);
          const { spaces } = boardOfDesk(desk);
          return `${one}:\n${own.map(({ kind, at }) => `${kind} ${spaces.get(spaceOf(at))?.name ?? at} H`).join('\n')}`;
        })
        .join('\n\n');
      const read = readPasted(text, {}, desk);
      expect(read.taken?.position).toBe('kept');
      expect(read.reading.errors).toEqual([]);
    });
  },
);

test('a turn on Pure is ruled, proved, worded and goes on to the next', () => {
  const desk: Desk = {
    ...startOf('pure'),
    sheets: sheets({ Austria: 'A Vie-Ber', Germany: 'A Ber-Par', France: 'A Par H' }),
  };
  const found = ruled(desk);
  if (found.phase !== 'movement') throw new Error(found.phase);
  expect(checkRuling(found.turn)).toEqual({ ok: true });
  expect(verdict(found.turn, english).headline).not.toMatch(/undefined/);
  expect(lineOf(desk, edition)).toMatch(/^S0001M;A:Avie-ber:vie;.*;G:Aber-par:ber;/);
  expect(reopened(desk).sheets).toEqual(desk.sheets);
  expect(after(desk)).toMatchObject({ board: 'pure', date: { season: 'Fall' }, sheets: {} });
});

test('Hundred has years without seasons: a turn of five years, then another, then adjustments', () => {
  const first: Desk = { ...startOf('hundred'), sheets: sheets({ Burgundy: 'A Dij-Can' }) };
  expect(titleOf(first)).toEqual(['1425, moves', '1425, Züge']);
  const second = after(first);
  expect(titleOf(second)).toEqual(['1430, moves', '1430, Züge']);
  expect(second.units).toContainEqual({ power: 'Burgundy', kind: 'A', at: 'can' });
  const winter = after({ ...second, sheets: sheets({ Burgundy: 'A Can H' }) });
  expect(titleOf(winter)[0]).toBe('1430, builds and removals');
  const built: Desk = { ...winter, sheets: sheets({ Burgundy: 'Build A Dij' }) };
  expect(ruled(reopened(built)).turn.ruling.orders).toMatchObject([{ outcome: 'builds' }]);
  expect(titleOf(after(built))[0]).toBe('1435, moves');
});

test('the private board: two powers of one initial, ids with digits, a retreat in the link', () => {
  const start = startOf(RING_ID);
  expect(lineOf(start, edition)).toMatch(/Mac:.*;Mau:.*;O:.*;Z:/);
  const desk: Desk = {
    ...start,
    units: [
      { power: power('Macedon'), kind: 'A', at: 'l1' as never },
      { power: power('Macedon'), kind: 'A', at: 'l3' as never },
      { power: power('Mauretania'), kind: 'A', at: 'l2' as never },
    ],
    sheets: sheets({ Macedon: 'A L1-L2\nA L3 S A L1-L2' }),
  };
  const again = reopened(desk);
  expect(again.sheets).toEqual(desk.sheets);
  const fallen = after(again);
  expect(fallen).toMatchObject({
    phase: 'retreats',
    dislodged: [{ unit: { power: 'Mauretania', at: 'l2' }, from: 'l1' }],
  });
  expect(reopened(fallen).dislodged).toEqual(fallen.dislodged);
  expect(taskOf(fallen, edition).phase).toBe('retreats');
});

test('a unit that is moved by hand loses its order, and nobody else theirs', () => {
  const desk: Desk = {
    ...startOf('hundred'),
    sheets: sheets({ Burgundy: 'A Dij-Can\nF Hol H', France: 'A Par H' }),
  };
  const units = desk.units.filter(({ at }) => at !== ('dij' as never));
  expect(repositioned(desk, { units }, edition).sheets).toEqual({
    Burgundy: 'F Hol H',
    France: 'A Par H',
  });
});

test('a mail with greeting and titles is read on the board of the desk', () => {
  const text = `Hi everybody,

here are my orders for 1425. Good luck!

Burgundy
A Dijon - Cantons
F Holland holds

France: A Par-Nmd, A Orl S A Par-Nmd

Best wishes
Philip`;
  const { reading, taken } = readPasted(text, {}, startOf('hundred'));
  expect(taken?.position).toBe('kept');
  expect(taken?.desk.sheets).toEqual({
    Burgundy: 'A Dij-Can\nF Hol H',
    France: 'A Par-Nmd\nA Orl S A Par-Nmd',
  });
  expect(reading.errors).toEqual([]);
  expect(reading.skipped.map(({ line }) => line)).toEqual([1, 3, 11, 12]);
});

test('a link for a board that is not there yet says which', () => {
  expect(deskIn('#version=4&board=atlantis&turn=X:Aabc')).toEqual({
    ok: false,
    error: { kind: 'unknown-board', board: 'atlantis' },
  });
  expect(deskIn('#board=standard')).toMatchObject({ ok: true, value: { desk: startOf(null) } });
  expect(deskIn('#board=pure')).toMatchObject({ ok: true, value: { desk: startOf('pure') } });
});
