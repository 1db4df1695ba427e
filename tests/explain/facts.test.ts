import { REPAIRS } from '../../src/orders/repair.ts';
import { describe, expect, test } from 'vitest';
import {
  chip,
  nearMiss,
  retreatRows,
  ruleSource,
  ruleText,
  sentence,
} from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import {
  BARRED_REASONS,
  EXCUSES,
  ILLEGAL_REASONS,
  ROUTE_REASONS,
  VOID_REASONS,
  type Fact,
  type FactOf,
} from '../../src/trace/fact.ts';
import { berthIn } from '../../src/board/unit-at.ts';
import { CYCLE_ENDS, PASSAGES } from '../../src/trace/army-fleet/fleet-fact.ts';
import type { Passage } from '../../src/trace/army-fleet/fleet-fact.ts';
import { order, turn } from '../support/short.ts';
import { badWord, faultOf, inAllEditions, turnOf, withStep } from './turns.ts';

/** A position in which every fact below makes sense. */
const GIVEN = `
  G A SIL S A BER - PRU
  G A BER - PRU
  G A MUN S A SIL
  R A PRU - SIL
  R A WAR S A PRU - SIL
  R F BAL - PRU
  E A LON - BEL
  E F NTH C A LON - BEL
  F F ENG C A LON - BEL
  F F BRE - ENG
  I A BOH - SIL
  T F SPA/NC H`;

const PASSAGE_SAMPLES = (Object.keys(PASSAGES) as Passage[]).flatMap((why) =>
  [null, 'BRE' as const].map((by) => ({ unit: 'LON' as const, why, by, support: by, spared: [] })),
);

const SAMPLES: { readonly [T in Fact['type']]: readonly Omit<FactOf<T>, 'type'>[] } = {
  passage: [
    ...PASSAGE_SAMPLES,
    ...PASSAGE_SAMPLES.map((one) => ({ ...one, unit: berthIn('NTH') })),
  ],
  cycle: CYCLE_ENDS.flatMap((end) => [
    { core: ['LON'] as const, landings: [], outcomes: 0, end },
    { core: ['LON', berthIn('NTH')], landings: [berthIn('ENG')], outcomes: 2, end },
  ]),
  'move-follows': [true, false].map((succeeds) => ({ unit: 'LON', to: 'BEL', succeeds })),
  starves: [{ unit: berthIn('NTH') }],
  displaced: [{ unit: 'NTH', facing: 'HOL', to: 'ENG' }],
  repaired: REPAIRS.map((what) => ({
    unit: 'LON',
    order: order('E A LON - BEL'),
    repair: { what, from: 'F Lon', to: what === 'letter' ? 'A Lon' : 'Bel' },
  })),
  illegal: ILLEGAL_REASONS.map((reason) => ({ order: order('E A LON - BEL'), reason })),
  ambiguous: [
    { unit: 'LON', orders: [order('E A LON - BEL'), order('E A LON - YOR')], followed: null },
    {
      unit: 'LON',
      orders: ['BEL', 'YOR', 'WAL'].map((to) => order(`E A LON - ${to}`)),
      followed: null,
    },
  ],
  void: [
    ...VOID_REASONS.map((reason) => ({ unit: 'SIL', kind: 'support', reason }) as const),
    { unit: 'LON', kind: 'move', reason: 'no-route' },
    { unit: 'NTH', kind: 'convoy', reason: 'other-move' },
  ],
  route: ROUTE_REASONS.flatMap((reason) => [
    { unit: 'LON', by: 'land', reason } as const,
    { unit: 'LON', by: 'convoy', reason } as const,
  ]),
  'convoy-available': [
    { unit: 'NTH', attackers: [] },
    { unit: 'ENG', attackers: ['BRE'] },
    { unit: 'ENG', attackers: ['BRE', 'BAL'] },
  ],
  'convoy-disrupted': [
    { unit: 'ENG', by: 'BRE' },
    { unit: 'ENG', by: null },
  ],
  path: [
    { unit: 'LON', fleets: ['NTH'] },
    { unit: 'LON', fleets: ['NTH', 'ENG'] },
  ],
  'no-path': [
    { unit: 'LON', broken: [] },
    { unit: 'LON', broken: ['ENG'] },
    { unit: 'LON', broken: ['ENG', 'NTH'] },
  ],
  'support-given': [
    { unit: 'WAR', attackers: [] },
    ...EXCUSES.map((excuse) => ({ unit: 'SIL', attackers: [{ unit: 'PRU', excuse }] }) as const),
    {
      unit: 'SIL',
      attackers: EXCUSES.map((excuse) => ({ unit: 'BOH', excuse }) as const),
    },
  ],
  'support-cut': [
    { unit: 'SIL', manner: 'attacked', by: ['BOH'] },
    { unit: 'SIL', manner: 'attacked', by: ['BOH', 'PRU'] },
    { unit: 'SIL', manner: 'dislodged', by: ['PRU'] },
  ],
  strength: (['exactly', 'at-least', 'at-most'] as const).flatMap((bound) => [
    { unit: 'PRU', bound, value: 1, supports: [] } as const,
    { unit: 'PRU', bound, value: 2, supports: ['WAR'] } as const,
  ]),
  attack: (['exactly', 'at-least', 'at-most'] as const).flatMap((bound) => [
    { unit: 'PRU', bound, value: 1, supports: [], uncounted: ['SIL'] } as const,
    { unit: 'PRU', bound, value: 2, supports: ['WAR'], uncounted: ['SIL', 'MUN'] } as const,
  ]),
  hold: (['exactly', 'at-least', 'at-most'] as const).flatMap((bound) => [
    { unit: 'SIL', bound, value: 1, supports: [] } as const,
    { unit: 'SIL', bound, value: 2, supports: ['MUN'] } as const,
    { unit: 'BER', bound, value: 1, supports: [] } as const,
  ]),
  'move-succeeds': [
    { unit: 'PRU', to: 'SIL', attack: 2, against: null, rivals: [] },
    {
      unit: 'PRU',
      to: 'SIL',
      attack: 3,
      against: { role: 'hold', unit: 'SIL', strength: 1 },
      rivals: [
        { unit: 'BOH', strength: 2, powerless: null },
        { unit: 'BAL', strength: 0, powerless: 'beaten' },
        { unit: 'LON', strength: 0, powerless: 'no-path' },
      ],
    },
    {
      unit: 'PRU',
      to: 'BER',
      attack: 2,
      against: { role: 'defend', unit: 'BER', strength: 1 },
      rivals: [],
    },
    { unit: 'LON', to: 'BEL', attack: 1, against: null, rivals: [] },
  ],
  'move-bounces': (['hold', 'defend', 'prevent'] as const).flatMap((role) => [
    { unit: 'PRU', to: 'SIL', attack: 1, by: { role, unit: 'SIL', strength: 1 }, garrison: null },
    { unit: 'PRU', to: 'SIL', attack: 1, by: { role, unit: 'BOH', strength: 2 }, garrison: 'SIL' },
  ]),
  'move-blocked': [{ unit: 'BER', to: 'SIL', by: 'SIL' }],
  rotation: [
    { core: ['LON', 'BRE'], outcomes: 2 },
    { core: ['BER', 'PRU', 'SIL'], outcomes: 2 },
  ],
  paradox: [
    { core: ['LON', 'BRE'], convoys: ['ENG'], outcomes: 0 },
    { core: ['LON', 'BRE'], convoys: ['ENG'], outcomes: 2 },
    { core: ['LON', 'BRE'], convoys: ['ENG', 'NTH'], outcomes: 0 },
    { core: ['LON', 'BRE'], convoys: ['ENG', 'NTH'], outcomes: 4 },
  ],
  'move-rotates': [{ unit: 'BER', to: 'PRU' }],
  'move-stopped': [{ unit: 'BRE', to: 'ENG' }],
  dislodged: [
    { unit: 'SIL', by: 'PRU' },
    { unit: 'BER', by: 'PRU' },
  ],
  retreats: [
    { unit: 'SIL', to: [], barred: [{ at: 'BOH', reason: 'occupied' }] },
    {
      unit: 'SPA',
      to: ['POR', 'MAO'],
      barred: BARRED_REASONS.map((reason) => ({ at: 'GAS', reason })),
    },
  ],
};

const facts = Object.entries(SAMPLES).flatMap(([type, samples]) =>
  samples.map(
    (sample, index) => [`${type} ${String(index)}`, { type, ...sample } as Fact] as const,
  ),
);

describe('every fact is told in whole sentences, in every edition', () => {
  test.each(facts)('%s', (_, fact) => {
    for (const given of inAllEditions(turn(GIVEN))) {
      const [step, told] = withStep(given, fact);
      const texts = [
        sentence(step, told, english),
        nearMiss(step, told, english),
        ruleText(step, told.edition, english),
      ];
      expect(texts.map((text) => (text === null ? null : faultOf(text)))).toEqual([
        null,
        null,
        null,
      ]);
      expect([badWord(chip(step, told, english)), badWord(ruleSource(step, english))]).toEqual([
        null,
        null,
      ]);
    }
  });
});

describe('every reason has words of its own', () => {
  const told = turnOf(GIVEN);
  const tell = (fact: Fact) => sentence(...withStep(told, fact), english);
  const different = (texts: readonly string[]) => {
    expect(new Set(texts).size).toBe(texts.length);
  };

  test('why an order is illegal', () => {
    different(SAMPLES.illegal.map((sample) => tell({ type: 'illegal', ...sample })));
  });
  test('which way an army goes', () => {
    different(SAMPLES.route.map((sample) => tell({ type: 'route', ...sample })));
  });
  test('what excuses an attack', () => {
    different(SAMPLES['support-given'].map((sample) => tell({ type: 'support-given', ...sample })));
  });
  test('what a number is known to be', () => {
    different(SAMPLES.strength.map((sample) => tell({ type: 'strength', ...sample })));
  });
  test('what bars a retreat', () => {
    different(BARRED_REASONS.map((reason) => english.places.barred[reason]));
    const [, sample] = SAMPLES.retreats;
    if (!sample) throw new Error('no sample');
    expect(retreatRows({ type: 'retreats', ...sample }, english)).toEqual([
      { places: ['POR', 'MAO'], open: true, words: 'open' },
      { places: ['GAS'], open: false, words: 'the attack came from there' },
      { places: ['GAS'], open: false, words: 'a stand-off left it empty' },
      { places: ['GAS'], open: false, words: 'an army is aboard, and a sea is open' },
      { places: ['GAS'], open: false, words: 'occupied' },
    ]);
  });
});
