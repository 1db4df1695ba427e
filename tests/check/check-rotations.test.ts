import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { Fact, UnitAt } from '../../src/trace/fact.ts';
import type { Row } from '../support/proof.ts';
import { proof, refact, verdict } from '../support/proof.ts';
import { refuses } from './flaws.ts';
import { allHold, paradox } from './proofs.ts';

const { DATC } = EDITIONS;

const CIRCLE = `T F ANK - CON
   T A CON - SMY
   T A SMY - ANK`;

const cycle: Fact = { type: 'rotation', core: ['ANK', 'CON', 'SMY'], outcomes: 2 };
const given = (unit: UnitAt, ...own: UnitAt[]): Fact => ({
  type: 'support-given',
  unit,
  attackers: own.map((attacker) => ({ unit: attacker, excuse: 'own-power' })),
});
const blocked: Fact = { type: 'move-blocked', unit: 'SYR', to: 'ARM', by: 'ARM' };
const succeeds = (unit: UnitAt, to: UnitAt): Fact => ({
  type: 'move-succeeds',
  unit,
  to,
  attack: 1,
  against: null,
  rivals: [],
});

const rotates = (from: number): readonly Row[] => [
  [{ type: 'move-rotates', unit: 'ANK', to: 'CON' }, from],
  [{ type: 'move-rotates', unit: 'CON', to: 'SMY' }, from],
  [{ type: 'move-rotates', unit: 'SMY', to: 'ANK' }, from],
];

/** A support in the circle that counts only if the unit of its own power leaves. */
const supported = `${CIRCLE}
   T A ARM S A SMY - ANK`;
/** A unit of its own power attacks it. */
const attacked = `${supported}
   T A SYR - ARM`;

const withSupport = proof(supported, DATC, [[given('ARM')], [cycle, 0], ...rotates(1)]);
const withSupportSettled = proof(attacked, DATC, [
  [blocked],
  [given('ARM', 'SYR'), 0],
  [cycle, 1],
  ...rotates(2),
]);
const withSupportOpen = proof(attacked, DATC, [
  [cycle],
  ...rotates(0),
  [blocked],
  [given('ARM', 'SYR'), 4],
]);

/**
 * The support is attacked over the Black Sea, and a fleet attacks the convoy; whatever the outcome of that, the circle
 * succeeds.
 */
const overSea = `${supported}
   R A RUM - ARM
   R F BLA C A RUM - ARM
   A F BUL/EC - BLA`;
const start = proof(overSea, DATC, [[cycle], ...rotates(0)]);

const twoCircles = `${CIRCLE}
   F A BRE - PAR
   F A PAR - GAS
   F A GAS - BRE`;

const orAllHold: Edition = {
  ...DATC,
  choices: { ...DATC.choices, paradox: 'convoys-fail-or-all-hold' },
};

describe('valid proofs of cycles', () => {
  test.each([
    ['a support that is settled', withSupport],
    ['an attack on it that is settled', withSupportSettled],
    ['a support that may stay open', withSupportOpen],
    [
      'two circles',
      proof(twoCircles, DATC, [
        [cycle],
        [{ type: 'rotation', core: ['BRE', 'PAR', 'GAS'], outcomes: 2 }],
        ...rotates(0),
        [{ type: 'move-rotates', unit: 'BRE', to: 'PAR' }, 1],
        [{ type: 'move-rotates', unit: 'GAS', to: 'BRE' }, 1],
        [{ type: 'move-rotates', unit: 'PAR', to: 'GAS' }, 1],
      ]),
    ],
    ['convoys that fail where one outcome loses them', { ...paradox, edition: orAllHold }],
  ])('%s', (_, held) => {
    expect(verdict(held)).toEqual({ ok: true });
  });

  test('a convoy that changes nothing does not matter', () => {
    expect(verdict(start)).toEqual({ ok: false, step: 4, reason: 'not settled: move RUM' });
  });
});

describe('flaws of cycles', () => {
  refuses([
    [
      'a support that is not shown',
      proof(supported, DATC, [[cycle], ...rotates(0)]),
      0,
      'needs: support ARM',
    ],
    [
      'a support that is settled, and left out',
      proof(attacked, DATC, [[blocked], [given('ARM', 'SYR'), 0], [cycle]]),
      2,
      'needs: support ARM',
    ],
    [
      'what a support rests on in place of the support',
      proof(attacked, DATC, [[blocked], [cycle, 0]]),
      1,
      'superfluous premise',
    ],
    [
      'a move that is settled, and left out',
      proof(attacked, DATC, [[blocked], [cycle]]),
      1,
      'needs: move SYR',
    ],
    [
      'a premise that it does not read',
      proof(`${CIRCLE}\nE A LON - YOR`, DATC, [[succeeds('LON', 'YOR')], [cycle, 0]]),
      1,
      'superfluous premise',
    ],
    [
      'a strength among its premises',
      proof(CIRCLE, DATC, [
        [{ type: 'strength', unit: 'ANK', bound: 'exactly', value: 1, supports: [] }],
        [cycle, 0],
      ]),
      1,
      'superfluous premise',
    ],
    [
      'a core settled before',
      proof(CIRCLE, DATC, [[cycle], ...rotates(0).slice(0, 1), [cycle]]),
      2,
      'core: ANK is decided',
    ],
    [
      'two circles as one',
      proof(twoCircles, DATC, [
        [{ type: 'rotation', core: ['ANK', 'BRE', 'CON', 'GAS', 'PAR', 'SMY'], outcomes: 4 }],
      ]),
      0,
      'core: not one circle',
    ],
    [
      'a move that does not count',
      proof(`${CIRCLE}\nE A LON - NWY\nE F NTH H`, DATC, [
        [{ type: 'rotation', core: ['ANK', 'CON', 'LON', 'SMY'], outcomes: 2 }],
      ]),
      0,
      'core: not moves that count',
    ],
    [
      'a convoy that turns nothing',
      refact(start, 0, { type: 'paradox', convoys: ['BLA'] }),
      0,
      'type: no convoy is among what they wait for',
    ],
    [
      'all hold where one outcome loses the convoys',
      { ...allHold, edition: orAllHold },
      1,
      'settled as no core demands: move WAL',
    ],
  ]);
});
