import { alternatives } from '../../src/ask/army-fleet/alternatives.ts';
import { CASES, movementsOf, turnOf } from '../support/army-fleet.ts';
import { known } from '../support/known.ts';
import { describe, expect, test } from 'vitest';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { spaceOf } from '../../src/board/board.ts';
import { whatIf, type Edit } from '../../src/ask/what-if.ts';
import { readTries, writeTries } from '../../src/site/scenario/tries.ts';
import type { TriedEdits } from '../../src/ui/ask/inquiry.svelte.ts';
import { formatAddress, parseAddress } from '../../src/site/address.ts';
import { turnNamed, TURNS } from '../stage/turns.ts';

const EXAMPLE_9 = turnNamed('rulebook-1971/example-09');
const ADDRESS = {
  at: null,
  edition: null,
  beside: null,
  ask: null,
  telling: null,
  language: null,
};

/** The changes after a round trip through an address. */
const again = (tries: TriedEdits, turn = EXAMPLE_9): TriedEdits | null =>
  readTries(turn, parseAddress(formatAddress({ ...ADDRESS, tries: writeTries(tries) })).tries);

/** Parses the changes in an address for Example 9. */
const read = (...words: readonly string[]): TriedEdits | null => readTries(EXAMPLE_9, [words]);

describe('changes in an address', () => {
  test('every legal order of every unit of the rulebook is read back unchanged', () => {
    let orders = 0;
    for (const { turn } of TURNS.slice(0, 60)) {
      for (const { at } of turn.position.units.slice(0, 6)) {
        const unit = spaceOf(at);
        const all = legalOrders(turn.position, unit, turn.edition);
        const words = new Set(
          all.map((order) => writeTries([[{ type: 'order', unit, order }]])[0]?.[0]),
        );
        expect(words.size).toBe(all.length);
        // Orders are parsed independently, so a few per unit are enough.
        for (const order of all.filter((_, place) => place % 5 === 0)) {
          const tries = [[{ type: 'order', unit, order } as const]];
          expect(again(tries, turn)).toEqual(tries);
          orders++;
        }
      }
    }
    expect(orders).toBeGreaterThan(500);
  });

  test('units and orders that go, and units that come and are ordered', () => {
    const added: Edit = { type: 'add', unit: { power: 'Italy', kind: 'F', at: 'STP/NC' } };
    const then = whatIf(EXAMPLE_9, [{ type: 'remove', unit: 'WAR' }, added]);
    const order = legalOrders(then.position, 'STP', then.edition).find(
      ({ type }) => type === 'move',
    );
    const tries: TriedEdits = [
      [{ type: 'remove', unit: 'WAR' }, added],
      [{ type: 'order', unit: 'STP', order: order ?? null }],
      [{ type: 'order', unit: 'BAL', order: null }],
    ];
    expect(order).toBeDefined();
    expect(again(tries)).toEqual(tries);
  });

  test('orders of the Army/Fleet module, those of an A/F and of a boarding with its landing together', () => {
    let composite = 0;
    // T01: A Mar boards F Lyo, which sails, and lands. E110: an A/F, which lands and sails on.
    for (const id of ['T01', 'E110']) {
      const turn = turnOf(known(movementsOf(known(CASES.find((one) => one.id === id)))[0]));
      const found = alternatives(turn, 'TYS').flatMap(({ changes }) => changes);
      for (const changes of found.filter((_, place) => place % 7 === 0)) {
        const tries = [changes.map((change): Edit => ({ type: 'order', ...change }))];
        expect(again(tries, turn)).toEqual(tries);
        if (changes.length > 1) composite += 1;
      }
    }
    expect(composite).toBeGreaterThan(0);
  });

  test.each([
    'F_Bal_X',
    'A_Sil-Lon',
    'A_Lon_H',
    'F_Bal',
    'no_LON',
    'none_LON',
    'no_XXX',
    'new_Italy_A_SIL',
    'new_Italy_A_NTH',
    'new_Italy_F_MUN',
    'new_Spain_A_MUN',
    'new_Italy_A_',
    '__proto__',
    'constructor',
    '<img src=x>',
    '',
  ])('%s is not a possible change', (word) => {
    expect(read(word)).toBeNull();
  });

  test('a part of a question would be a different question', () => {
    expect(read('F_Bal_H')).toHaveLength(1);
    expect(read('F_Bal_H', 'A_Sil-Lon')).toBeNull();
    expect(readTries(EXAMPLE_9, [['F_Bal_H'], ['no_LON']])).toBeNull();
    expect(readTries(EXAMPLE_9, [['no_BAL'], ['F_Bal_H']])).toBeNull();
  });

  test('there is a limit', () => {
    expect(
      readTries(
        EXAMPLE_9,
        Array.from({ length: 30 }, () => ['F_Bal_H']),
      ),
    ).toHaveLength(30);
    expect(
      readTries(
        EXAMPLE_9,
        Array.from({ length: 31 }, () => ['F_Bal_H']),
      ),
    ).toBeNull();
    expect(readTries(EXAMPLE_9, 'too-long')).toBeNull();
  });
});
