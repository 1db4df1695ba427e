import { expect, test } from 'vitest';
import { formatGame } from '../../../src/game/saved/game-file.ts';
import { send, begun } from '../../support/table.ts';
import { openInSlices } from '../../../src/site/game/opening/open-in-slices.ts';

const table = begun({ plan: 'seven', rules: '1971' });
for (let times = 0; times < 20; times++)
  send(table, { type: 'SUBMIT', power: 'France', text: 'A Par-Bur' });
const text = formatGame(table.game.context);

/** A page that counts how often it gets to respond. */
function page(most = Infinity) {
  const seen: number[] = [];
  return {
    seen,
    options: {
      onprogress: ({ played }: { readonly played: number }) => {
        seen.push(played);
      },
      isStopped: () => seen.length >= most,
      isTime: () => true,
      pause: () => Promise.resolve(),
    },
  };
}

test('the page gets to respond again and again, and then gets the game', async () => {
  const { seen, options } = page();
  const opened = await openInSlices(text, options);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(opened?.ok && formatGame(opened.value.context)).toBe(text);
});

test('it is stopped at once, and nothing more is played', async () => {
  const { seen, options } = page(3);
  expect(await openInSlices(text, options)).toBeNull();
  expect(seen).toEqual([0, 1, 2]);
});

test('anything but a game is refused without a pause', async () => {
  const { seen, options } = page();
  expect(await openInSlices('{}', options)).toMatchObject({ ok: false });
  expect(seen).toEqual([]);
});
