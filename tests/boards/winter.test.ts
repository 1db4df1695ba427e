import { expect, test } from 'vitest';
import type { SpaceId } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { adjustmentSentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { BOARDS } from './boards.ts';

test('a winter says what wins on its board, what one builds in, and when centres are taken', () => {
  const board = BOARDS.find(({ id }) => id === 'hundred');
  if (!board) throw new Error('no board');
  const power = 'England' as Power;
  const at = (place: string): SpaceId => place as SpaceId;
  // Hundred has no Fall, nine of its centres win, and a power builds in every centre that it owns.
  const held = board.centres.filter((centre) => centre !== at('tou')).slice(0, 8);
  const position = {
    board,
    units: [{ power, kind: 'A', at: at('tou') } as const],
    owners: Object.fromEntries(held.map((centre) => [centre, power])),
    captured: false,
  };
  const site = held.find((centre) => board.spaces.get(centre)?.home !== power) ?? at('tou');
  const orders = [{ power, type: 'build', unit: { kind: 'A', at: site } } as const];
  const ruling = adjudicateAdjustments(position, orders, EDITIONS.DATC);
  const turn = { position, orders, edition: EDITIONS.DATC, ruling };
  const said = [english, german].map((language) =>
    ruling.steps.map((step) => adjustmentSentence(step, turn, language)).join(' '),
  );
  const name = board.spaces.get(site)?.name ?? '';
  expect(said[0]).toContain('England takes Toulouse: its army is there when centres are counted.');
  expect(said[0]).toContain('so it may build eight. Nine centres win a game of three players.');
  expect(said[0]).toContain(`England builds an army in ${name}: its centre is free.`);
  expect(said[1]).toContain('Beim Zählen der Zentren steht dort eine englische Armee.');
  expect(said[1]).toContain('In einem Spiel mit drei Spielern gewinnt, wer neun Zentren hat.');
  expect(said[1]).toContain('Das Zentrum ist frei.');
  expect(said.join(' ')).not.toMatch(/Fall|Herbst|[Hh]ome centre|Heimatzentrum/);
});
