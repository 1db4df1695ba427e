import { expect, test } from 'vitest';
import { STANDARD, type Board } from '../../src/board/board.ts';
import { likelierBoard } from '../../src/orders/notations/likelier-board.ts';
import { BOARDS, boardNamed } from '../boards/boards.ts';

const ALL = [STANDARD, ...BOARDS];

/** Youngstown Redux has the map of Europe, and more. */
const reads = (board: Board, id: string): boolean =>
  id === STANDARD.id && board.id === 'youngstown-redux';

test.each([
  ['Burgundy: A Dijon - Cantons, F Holland H', 'hundred'],
  [
    'Carthage\nF Thapsus - Gulf of Tacape\nA Carthago H\nRome\nA Ravenna - Apulia',
    'ancient-mediterranean',
  ],
  [
    'Austria: A Budapest - Serbia, F Trieste - Albania\nTurkey: A Constantinople - Bulgaria',
    'standard',
  ],
])('a text says for which board it is: %j', (text, id) => {
  for (const here of ALL.filter((one) => !reads(one, id)))
    expect(likelierBoard(text, here, ALL)?.id ?? here.id, here.name).toBe(id);
});

test('prose, a text that is read here, and a single order by accident are for no other board', () => {
  for (const text of ['', 'See you on Sunday!', 'A Par-Bur'])
    expect(likelierBoard(text, boardNamed('hundred'), ALL)).toBeNull();
  expect(likelierBoard('England: F Lon-Nth, F Edi-Nwg, A Lvp-Yor', STANDARD, ALL)).toBeNull();
});
