import { describe, expect, test } from 'vitest';
import '../../src/site/army-fleet/load.ts';
import { enterBoard, OTHER_BOARD_IDS } from '../../src/board/others/known-boards.ts';
import { DIAGRAM_WIDTHS } from '../../src/diagram/layouts.ts';
import { PLAN_IDS } from '../../src/game/plan.ts';
import { boardLinks } from '../../src/site/boards/board-links.ts';
import { SHOWN_BOARDS } from '../../src/site/boards/shown-boards.ts';
import { deskIn } from '../../src/site/desk/link/desk-address.ts';
import { pageOf, pathsInside } from '../../src/site/pages.ts';
import { siteIn } from '../../src/site/site-in.ts';

const bodyOf = (path: string, tag: 'en' | 'de') => pageOf(path, siteIn(tag)).still?.body ?? '';

test('every board has a page; its diagrams have files', () => {
  const paths = pathsInside();
  expect(SHOWN_BOARDS.length).toBeGreaterThan(14);
  for (const { board } of SHOWN_BOARDS) expect(paths).toContain(`boards/${board.id}`);
  const files = SHOWN_BOARDS.flatMap(({ diagrams }) =>
    DIAGRAM_WIDTHS.flatMap((width) => diagrams?.[width].drawing.sheet ?? []),
  );
  expect(files).toContain('boards/hundred-wide.svg');
  expect(new Set(files).size).toBe(files.length);
});

test('the list links to all of them', () => {
  const body = bodyOf('boards', 'de');
  for (const { board } of SHOWN_BOARDS) expect(body).toContain(`/boards/${board.id}/"`);
  expect(body).not.toMatch(/undefined|NaN/);
});

describe.each(['hundred', 'france-austria', 'standard', 'pure'])('the page of %s', (id) => {
  test.each(['en', 'de'] as const)('says what the board says, in %s', (tag) => {
    const page = pageOf(`boards/${id}`, siteIn(tag));
    const body = page.still?.body ?? '';
    expect(body).not.toMatch(/undefined|NaN|\[object/);
    expect(body).toMatch(/id="questions"/);
    expect(page.title).not.toBe('');
  });
});

test('a page has what follows from its board, and a ruled turn', () => {
  const hundred = bodyOf('boards/hundred', 'en');
  expect(hundred).toContain('boards/hundred-narrow.svg#');
  expect(hundred).toContain('A move takes 5 years; builds follow every 10 years.');
  expect(hundred).toContain('A power may build in every free centre that it owns.');
  expect(hundred).toContain('Andy Schwarz, 1996');
  expect(hundred).toContain('The army in Toulouse retreats to Limousin');
  expect(bodyOf('boards/pure', 'en')).toContain('Everybody, everywhere');
  expect(bodyOf('boards/france-austria', 'de')).toContain('Niemand: Keine zwei Mächte');
});

test('every board opens on the game page, and on the desk with its start', () => {
  for (const { board } of SHOWN_BOARDS) {
    const links = boardLinks(board);
    expect([...PLAN_IDS, ...OTHER_BOARD_IDS]).toContain(links.game.replace('#plan=', ''));
    enterBoard(board);
    const desk = deskIn(links.desk);
    expect(desk?.ok && desk.value.desk.units).toEqual(board.start.units);
  }
});
