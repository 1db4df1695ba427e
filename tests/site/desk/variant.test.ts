import { expect, test } from 'vitest';
import { VARIANTS } from '../../../src/board/variants/variants.ts';
import { VARIANT_IDS } from '../../../src/board/variants/variant-ids.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { lineOf, ruledDesk, startOf, type Desk } from '../../../src/desk/desk.ts';
import { deskIn, formatDeskAddress } from '../../../src/site/desk/link/desk-address.ts';
import { nextDesk } from '../../../src/desk/next-phase.ts';

const edition = EDITIONS['2023'];

const addressOf = (desk: Desk): string =>
  formatDeskAddress({
    line: lineOf(desk, edition),
    board: desk.board,
    reported: '',
    edition: '2023',
    beside: null,
    house: null,
    disputed: null,
    opening: { at: null, asked: null },
  });

test.each(VARIANT_IDS)('%s: its start is on the desk, and in a link', (id) => {
  const desk = startOf(id);
  expect(desk.units).toEqual(VARIANTS[id].start.units);
  const address = addressOf(desk);
  expect(address).toContain(`#version=4&`);
  // Older pages called the board a variant.
  const old = address.replace('version=4', 'version=3').replace('board=', 'variant=');
  expect(deskIn(old)).toEqual(deskIn(address));
  const read = deskIn(address);
  const { board, date, owners, units } = read?.ok ? read.value.desk : startOf(null);
  expect({ board, date, owners }).toEqual({ board: id, date: desk.date, owners: desk.owners });
  expect(units).toHaveLength(desk.units.length);
});

test('a link for a board that is not known here names it', () => {
  for (const field of ['version=3&variant', 'version=4&board'])
    expect(deskIn(`#${field}=sail-ho&turn=A:Avie`)).toEqual({
      ok: false,
      error: { kind: 'unknown-board', board: 'sail-ho' },
    });
});

/** What is built in Denmark by Germany, which has left it. */
const builtIn = (desk: Desk): unknown =>
  ruledDesk({ ...desk, sheets: { Germany: 'Build F Den' } }, edition)?.turn.ruling.orders[0]
    ?.outcome;

const winter = (board: Desk['board']): Desk => {
  const start = startOf(board);
  return {
    ...start,
    phase: 'adjustments',
    date: { year: 1902, season: 'Winter' },
    units: start.units.filter(({ power }) => power === 'Germany'),
    owners: { BER: 'Germany', KIE: 'Germany', MUN: 'Germany', DEN: 'Germany' },
  };
};

test('one builds anywhere under Build Anywhere only, also after a link', () => {
  expect(builtIn(winter(null))).toBe('illegal');
  expect(builtIn(winter('build-anywhere'))).toBe('builds');
  const read = deskIn(addressOf(winter('build-anywhere')));
  expect(read?.ok && builtIn(read.value.desk)).toBe('builds');
});

test('a variant that the position is not of does not count, and the next phase keeps it', () => {
  const odd = winter('france-austria');
  const germans = startOf(null).units.filter(({ power }) => power === 'Germany');
  const ruled = ruledDesk({ ...odd, units: germans }, edition);
  expect(ruled?.turn.position.board).toBeUndefined();
  const desk: Desk = { ...startOf('france-austria'), sheets: { France: 'A Par-Bur' } };
  const moved = ruledDesk(desk, edition);
  expect(moved?.turn.position.board).toBe(VARIANTS['france-austria']);
  expect(moved && nextDesk(desk, moved)).toMatchObject({
    board: 'france-austria',
    date: { year: 1901, season: 'Fall' },
    owners: desk.owners,
  });
});
