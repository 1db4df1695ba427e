import { EDITIONS } from '../../src/rules/editions.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { Fact, UnitAt } from '../../src/trace/fact.ts';
import type { Row } from '../support/proof.ts';
import { proof } from '../support/proof.ts';

const given = (unit: UnitAt): Fact => ({ type: 'support-given', unit, attackers: [] });

const strength = (unit: UnitAt, ...supports: UnitAt[]): Fact => ({
  type: 'strength',
  unit,
  bound: 'exactly',
  value: 1 + supports.length,
  supports,
});

const hold = (unit: UnitAt): Fact => ({
  type: 'hold',
  unit,
  bound: 'exactly',
  value: 1,
  supports: [],
});

const succeeds = (unit: UnitAt, to: UnitAt, attack: number, held: number | null): Fact => ({
  type: 'move-succeeds',
  unit,
  to,
  attack,
  against: held === null ? null : { role: 'hold', unit: to, strength: held },
  rivals: [],
});

const bouncesOff = (unit: UnitAt, to: UnitAt, rival: UnitAt): Fact => ({
  type: 'move-bounces',
  unit,
  to,
  attack: 1,
  by: { role: 'prevent', unit: rival, strength: 1 },
  garrison: null,
});

export const ALL_HOLD: Edition = {
  ...EDITIONS.DATC,
  choices: { ...EDITIONS.DATC.choices, paradox: 'all-hold' },
};

/** Rulebook Example 9: a support is cut by dislodgement from the space that it goes into. */
export const unlessDislodged = proof(
  `G A BER - PRU
   G A SIL S A BER - PRU
   R A PRU - SIL
   R A WAR S A PRU - SIL
   R F BAL - PRU`,
  EDITIONS['1971'],
  [
    [given('WAR')],
    [strength('PRU', 'WAR'), 0],
    [hold('SIL')],
    [succeeds('PRU', 'SIL', 2, 1), 1, 2],
    [{ type: 'support-cut', unit: 'SIL', manner: 'dislodged', by: ['PRU'] }, 3],
    [strength('BER'), 4],
    [strength('BAL')],
    [bouncesOff('BER', 'PRU', 'BAL'), 5, 6],
    [bouncesOff('BAL', 'PRU', 'BER'), 5, 6],
    [{ type: 'dislodged', unit: 'SIL', by: 'PRU' }, 3],
    [
      {
        type: 'retreats',
        unit: 'SIL',
        to: ['BOH', 'GAL', 'MUN'],
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'PRU', reason: 'attacker-origin' },
          { at: 'WAR', reason: 'occupied' },
        ],
      },
      7,
      9,
    ],
  ],
);

/** The note to rulebook Example 2: a support against a unit of the supporter's own power does not count. */
export const ownSupport = proof(
  `F A BUR H
   G A MUN - BUR
   G A KIE S A BOH - MUN
   A A BOH - MUN
   A A TYR S A BOH - MUN`,
  EDITIONS['1982'],
  [
    [given('KIE')],
    [given('TYR')],
    [hold('BUR')],
    [strength('MUN')],
    [
      {
        type: 'move-bounces',
        unit: 'MUN',
        to: 'BUR',
        attack: 1,
        by: { role: 'hold', unit: 'BUR', strength: 1 },
        garrison: null,
      },
      2,
      3,
    ],
    [
      {
        type: 'attack',
        unit: 'BOH',
        bound: 'exactly',
        value: 2,
        supports: ['TYR'],
        uncounted: ['KIE'],
      },
      1,
      4,
    ],
    [hold('MUN'), 4],
    [succeeds('BOH', 'MUN', 2, 1), 5, 6],
    [{ type: 'dislodged', unit: 'MUN', by: 'BOH' }, 4, 7],
    [
      {
        type: 'retreats',
        unit: 'MUN',
        to: ['BER', 'RUH', 'SIL'],
        barred: [
          { at: 'BOH', reason: 'attacker-origin' },
          { at: 'BUR', reason: 'occupied' },
          { at: 'KIE', reason: 'occupied' },
          { at: 'TYR', reason: 'occupied' },
        ],
      },
      8,
    ],
  ],
);

/** Rulebook Example 5: the unit that is beaten head to head keeps no other unit out. */
export const beaten = proof(
  `T A BUL - RUM
   R A RUM - BUL
   R A SER S A RUM - BUL
   R A SEV - RUM`,
  EDITIONS['2023'],
  [
    [given('SER')],
    [strength('RUM', 'SER'), 0],
    [strength('BUL')],
    [
      {
        type: 'move-succeeds',
        unit: 'RUM',
        to: 'BUL',
        attack: 2,
        against: { role: 'defend', unit: 'BUL', strength: 1 },
        rivals: [],
      },
      1,
      2,
    ],
    [
      {
        type: 'move-bounces',
        unit: 'BUL',
        to: 'RUM',
        attack: 1,
        by: { role: 'defend', unit: 'RUM', strength: 2 },
        garrison: null,
      },
      1,
      2,
    ],
    [
      {
        type: 'move-succeeds',
        unit: 'SEV',
        to: 'RUM',
        attack: 1,
        against: null,
        rivals: [{ unit: 'BUL', strength: 0, powerless: 'beaten' }],
      },
      3,
    ],
    [{ type: 'dislodged', unit: 'BUL', by: 'RUM' }, 3, 4],
    [
      {
        type: 'retreats',
        unit: 'BUL',
        to: ['CON', 'GRE'],
        barred: [
          { at: 'RUM', reason: 'attacker-origin' },
          { at: 'SER', reason: 'occupied' },
        ],
      },
      6,
    ],
  ],
);

/** A stand-off in Kiel bars the retreat to it. */
export const standOff = proof(
  `F A BUR - MUN
   F A RUH S A BUR - MUN
   G A MUN H
   G A BER - KIE
   E F HOL - KIE`,
  EDITIONS.DATC,
  [
    [given('RUH')],
    [strength('BUR', 'RUH'), 0],
    [hold('MUN')],
    [succeeds('BUR', 'MUN', 2, 1), 1, 2],
    [strength('BER')],
    [strength('HOL')],
    [bouncesOff('BER', 'KIE', 'HOL'), 4, 5],
    [bouncesOff('HOL', 'KIE', 'BER'), 4, 5],
    [{ type: 'dislodged', unit: 'MUN', by: 'BUR' }, 3],
    [
      {
        type: 'retreats',
        unit: 'MUN',
        to: ['BOH', 'SIL', 'TYR'],
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'BUR', reason: 'attacker-origin' },
          { at: 'KIE', reason: 'stand-off' },
          { at: 'RUH', reason: 'occupied' },
        ],
      },
      6,
      7,
      8,
    ],
  ],
);

const twoRoutes = `E A LON - BEL
   E F ENG C A LON - BEL
   E F NTH C A LON - BEL
   F F BRE - ENG
   F F IRI S F BRE - ENG`;

const channelFalls: readonly Row[] = [
  [given('IRI')],
  [strength('BRE', 'IRI'), 0],
  [hold('ENG')],
  [succeeds('BRE', 'ENG', 2, 1), 1, 2],
  [{ type: 'convoy-disrupted', unit: 'ENG', by: 'BRE' }, 3],
  [{ type: 'convoy-available', unit: 'NTH', attackers: [] }],
];

/** Rulebook Example 12 under the edition of 1982: one route is left. */
export const oneRouteLeft = proof(twoRoutes, EDITIONS['1982'], [
  ...channelFalls,
  [{ type: 'path', unit: 'LON', fleets: ['NTH'] }, 5],
  [succeeds('LON', 'BEL', 1, null), 6],
  [{ type: 'dislodged', unit: 'ENG', by: 'BRE' }, 3],
  [
    {
      type: 'retreats',
      unit: 'ENG',
      to: ['LON', 'MAO', 'PIC', 'WAL'],
      barred: [
        { at: 'BEL', reason: 'occupied' },
        { at: 'BRE', reason: 'attacker-origin' },
        { at: 'IRI', reason: 'occupied' },
        { at: 'NTH', reason: 'occupied' },
      ],
    },
    7,
    8,
  ],
]);

/** Rulebook Example 12 under the edition of 1971: if one fleet is lost, the convoy is lost. */
export const oneFleetLost = proof(twoRoutes, EDITIONS['1971'], [
  ...channelFalls,
  [{ type: 'no-path', unit: 'LON', broken: ['ENG'] }, 4],
  [{ type: 'dislodged', unit: 'ENG', by: 'BRE' }, 3],
  [
    {
      type: 'retreats',
      unit: 'ENG',
      to: ['BEL', 'MAO', 'PIC', 'WAL'],
      barred: [
        { at: 'BRE', reason: 'attacker-origin' },
        { at: 'IRI', reason: 'occupied' },
        { at: 'LON', reason: 'occupied' },
        { at: 'NTH', reason: 'occupied' },
      ],
    },
    6,
    7,
  ],
]);

const circle: Fact = { type: 'rotation', core: ['ANK', 'CON', 'SMY'], outcomes: 2 };

/** DATC 3.0 6.C.1: a circular movement. */
export const rotation = proof(
  `T F ANK - CON
   T A CON - SMY
   T A SMY - ANK`,
  EDITIONS.DATC,
  [
    [circle],
    [{ type: 'move-rotates', unit: 'ANK', to: 'CON' }, 0],
    [{ type: 'move-rotates', unit: 'CON', to: 'SMY' }, 0],
    [{ type: 'move-rotates', unit: 'SMY', to: 'ANK' }, 0],
  ],
);

/** DATC 3.0 5.C: with a support against a foreign unit there is only one outcome, and no rotation. */
export const supportedCircle = proof(
  `T F ANK - CON
   R A CON - SMY
   T A SMY - ANK
   T A BUL S F ANK - CON`,
  EDITIONS.DATC,
  [
    [given('BUL')],
    [strength('ANK', 'BUL'), 0],
    [{ type: 'hold', unit: 'CON', bound: 'at-most', value: 1, supports: [] }],
    [succeeds('ANK', 'CON', 2, 1), 1, 2],
    [succeeds('SMY', 'ANK', 1, null), 3],
    [succeeds('CON', 'SMY', 1, null), 4],
  ],
);

const paradoxText = `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON`;

const simpleCore: Fact = { type: 'paradox', core: ['WAL'], convoys: ['ENG'], outcomes: 2 };

/** DATC 3.0 6.F.14: the convoy fails. */
export const paradox = proof(paradoxText, EDITIONS.DATC, [
  [simpleCore],
  [{ type: 'convoy-disrupted', unit: 'ENG', by: null }, 0],
  [{ type: 'no-path', unit: 'BRE', broken: ['ENG'] }, 1],
  [{ type: 'support-given', unit: 'LON', attackers: [{ unit: 'BRE', excuse: 'no-path' }] }, 2],
  [strength('WAL', 'LON'), 3],
  [hold('ENG')],
  [succeeds('WAL', 'ENG', 2, 1), 4, 5],
  [{ type: 'dislodged', unit: 'ENG', by: 'WAL' }, 6],
  [
    {
      type: 'retreats',
      unit: 'ENG',
      to: ['BEL', 'IRI', 'MAO', 'NTH', 'PIC'],
      barred: [
        { at: 'BRE', reason: 'occupied' },
        { at: 'LON', reason: 'occupied' },
        { at: 'WAL', reason: 'attacker-origin' },
      ],
    },
    2,
    7,
  ],
]);

/** The same under the rule that all units in the cycle hold. */
export const allHold = proof(paradoxText, ALL_HOLD, [
  [simpleCore],
  [{ type: 'move-stopped', unit: 'WAL', to: 'ENG' }, 0],
  [{ type: 'move-stopped', unit: 'BRE', to: 'LON' }, 0],
  [{ type: 'convoy-available', unit: 'ENG', attackers: ['WAL'] }, 1],
  [{ type: 'path', unit: 'BRE', fleets: ['ENG'] }, 3],
  [{ type: 'support-cut', unit: 'LON', manner: 'attacked', by: ['BRE'] }, 4],
]);

/** The same under the edition of 2023: the convoyed attack does not cut. */
export const immune = proof(paradoxText, EDITIONS['2023'], [
  [{ type: 'support-given', unit: 'LON', attackers: [{ unit: 'BRE', excuse: 'immune' }] }],
  [strength('WAL', 'LON'), 0],
  [hold('ENG')],
  [succeeds('WAL', 'ENG', 2, 1), 1, 2],
  [{ type: 'convoy-disrupted', unit: 'ENG', by: 'WAL' }, 3],
  [{ type: 'no-path', unit: 'BRE', broken: ['ENG'] }, 4],
  [{ type: 'dislodged', unit: 'ENG', by: 'WAL' }, 3],
  [
    {
      type: 'retreats',
      unit: 'ENG',
      to: ['BEL', 'IRI', 'MAO', 'NTH', 'PIC'],
      barred: [
        { at: 'BRE', reason: 'occupied' },
        { at: 'LON', reason: 'occupied' },
        { at: 'WAL', reason: 'attacker-origin' },
      ],
    },
    5,
    6,
  ],
]);

/** A unit of its own power is in the way; a support is cut; two attacks are excused. */
export const excuses = proof(
  `F A PAR - BUR
   F A MAR S A PAR - BUR
   F A BUR H
   I A PIE - MAR
   G A RUH S A MUN - BUR
   G A MUN - BUR
   G A KIE - RUH
   F A BEL S A MUN - BUR`,
  EDITIONS.DATC,
  [
    [{ type: 'support-cut', unit: 'MAR', manner: 'attacked', by: ['PIE'] }],
    [{ type: 'move-blocked', unit: 'PAR', to: 'BUR', by: 'BUR' }],
    [strength('PIE')],
    [hold('MAR')],
    [
      {
        type: 'move-bounces',
        unit: 'PIE',
        to: 'MAR',
        attack: 1,
        by: { role: 'hold', unit: 'MAR', strength: 1 },
        garrison: null,
      },
      2,
      3,
    ],
    [{ type: 'move-blocked', unit: 'KIE', to: 'RUH', by: 'RUH' }],
    [{ type: 'support-given', unit: 'RUH', attackers: [{ unit: 'KIE', excuse: 'own-power' }] }, 5],
    [given('BEL')],
    [
      {
        type: 'attack',
        unit: 'MUN',
        bound: 'exactly',
        value: 2,
        supports: ['RUH'],
        uncounted: ['BEL'],
      },
      6,
    ],
    [hold('BUR')],
    [strength('PAR'), 0],
    [
      {
        type: 'move-succeeds',
        unit: 'MUN',
        to: 'BUR',
        attack: 2,
        against: { role: 'hold', unit: 'BUR', strength: 1 },
        rivals: [{ unit: 'PAR', strength: 1, powerless: null }],
      },
      8,
      9,
      10,
    ],
    [{ type: 'dislodged', unit: 'BUR', by: 'MUN' }, 11],
    [
      {
        type: 'retreats',
        unit: 'BUR',
        to: ['GAS', 'PIC'],
        barred: [
          { at: 'BEL', reason: 'occupied' },
          { at: 'MAR', reason: 'occupied' },
          { at: 'MUN', reason: 'attacker-origin' },
          { at: 'PAR', reason: 'occupied' },
          { at: 'RUH', reason: 'occupied' },
        ],
      },
      1,
      12,
    ],
  ],
);

/** What is settled before anything is decided. */
export const statics = proof(
  `E A LON - YOR VIA
   E F NTH C A LON - YOR
   F A BUR S A GAS - MAR
   F A GAS H
   F A PIC - WAL
   G A MUN H
   G A MUN - RUH
   G A MUN - RUH`,
  EDITIONS.DATC,
  [
    [
      {
        type: 'illegal',
        order: {
          power: 'France',
          unit: { kind: 'A', at: 'PIC' },
          type: 'move',
          to: 'WAL',
          viaConvoy: false,
        },
        reason: 'no-fleets',
      },
    ],
    [
      {
        type: 'ambiguous',
        followed: null,
        unit: 'MUN',
        orders: [
          { power: 'Germany', unit: { kind: 'A', at: 'MUN' }, type: 'hold' },
          {
            power: 'Germany',
            unit: { kind: 'A', at: 'MUN' },
            type: 'move',
            to: 'RUH',
            viaConvoy: false,
          },
        ],
      },
    ],
    [{ type: 'void', unit: 'BUR', kind: 'support', reason: 'not-moving' }],
    [{ type: 'route', unit: 'LON', by: 'convoy', reason: 'via-convoy' }],
    [{ type: 'convoy-available', unit: 'NTH', attackers: [] }],
    [{ type: 'path', unit: 'LON', fleets: ['NTH'] }, 4],
    [succeeds('LON', 'YOR', 1, null), 5],
  ],
);
