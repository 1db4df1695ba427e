import { describe, expect, test } from 'vitest';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import { inAllWorlds } from '../../src/check/worlds/all-worlds.ts';
import type { Decision } from '../../src/trace/decision.ts';
import { readTurn } from '../../src/check/model/read-turn.ts';
import { lines } from '../support/phases.ts';
import { turn } from '../support/short.ts';

const { DATC } = EDITIONS;

/** What is known, `move BUR yes`, or assumed, `BUR no`. */
type Case = readonly [decision: string, given: string, verdict: boolean | null];

const pairs = (given: string, words: number) =>
  given
    .split(', ')
    .map((one) => one.split(' '))
    .filter((one) => one.length === words)
    .map((one) => [one.slice(0, -1).join(' '), one.at(-1) === 'yes'] as const);

/** One test: what the rules say in all worlds of a turn about some decisions, given what else is settled. */
function says(what: string, text: string, cases: readonly Case[], choices?: Partial<Choices>) {
  test.each(cases)(`${what}: %s, given "%s"`, (decision, given, verdict) => {
    const { position, orders } = turn(lines(text).join('\n'));
    const edition = { ...DATC, choices: { ...DATC.choices, ...choices } };
    const known = pairs(given, 3) as readonly (readonly [Decision, boolean])[];
    const assumed = pairs(given, 2) as readonly (readonly [UnitAt, boolean])[];
    const world = new Map([
      ...known,
      ...assumed.map(([unit, yes]) => [`move ${unit}`, yes] as const),
    ]);
    const asked = decision as Decision;
    const settled = decision.startsWith('move ') ? undefined : world.get(asked);
    expect(settled ?? inAllWorlds(readTurn(position, orders, edition), world, asked)).toBe(verdict);
  });
}

describe('a move against a unit that stays', () => {
  says('nobody there', 'F A PAR - BUR', [['move PAR', '', true]]);
  says('no move', 'F A PAR H', [['move PAR', '', false]]);
  says('one against one', 'F A PAR - BUR; G A BUR H', [['move PAR', '', false]]);
  says('with a support', 'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR H', [
    ['move PAR', '', true],
    ['move PAR', 'support MAR no', false],
  ]);
  says(
    'both supported',
    'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR H; G A MUN S A BUR; G A RUH - BEL; E A HOL - BEL',
    [
      ['move PAR', '', false],
      ['move PAR', 'support MUN no', true],
    ],
  );
  says('supports that are open', `F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR H; F A PIE - MAR`, [
    ['move PAR', '', null],
    ['move PAR', 'PIE yes', false],
    ['move PAR', 'PIE no', true],
    ['move PAR', 'move PIE no', true],
    ['move PAR', 'move PIE no, PIE yes', false],
    ['move PAR', 'move PIE yes, PIE no', true],
  ]);
  says('an own unit', 'F A PAR - BUR; F A MAR S A PAR - BUR; F A BUR H', [['move PAR', '', false]]);
  says(
    'an own unit, with a support by a stranger',
    'F A PAR - BUR; G A RUH S A PAR - BUR; F A BUR H',
    [['move PAR', '', false]],
  );
  says('a support by its own power', 'F A PAR - BUR; G A RUH S A PAR - BUR; G A BUR H', [
    ['move PAR', '', false],
  ]);
});

describe('a move against a unit that leaves', () => {
  says('an own unit', 'F A PAR - BUR; F A BUR - MUN', [
    ['move PAR', '', null],
    ['move PAR', 'BUR yes', true],
    ['move PAR', 'BUR no', false],
    ['move PAR', 'move BUR yes', true],
    ['move PAR', 'move BUR no', false],
  ]);
  says(
    'an own unit, attacked with support',
    'F A PAR - BUR; F A MAR S A PAR - BUR; F A BUR - MUN',
    [
      ['move PAR', '', null],
      ['move PAR', 'BUR yes', true],
      ['move PAR', 'BUR no', false],
    ],
  );
  says('a stranger', 'F A PAR - BUR; G A BUR - MUN', [
    ['move PAR', '', null],
    ['move PAR', 'BUR yes', true],
    ['move PAR', 'BUR no', false],
  ]);
  says('a stranger, attacked with support', 'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR - MUN', [
    ['move PAR', '', true],
    ['move PAR', 'BUR no', true],
  ]);
  says('with a support by its own power', 'F A PAR - BUR; G A RUH S A PAR - BUR; G A BUR - MUN', [
    ['move PAR', '', null],
    ['move PAR', 'BUR no', false],
    ['move PAR', 'BUR yes', true],
  ]);
  says(
    'that support and a rival',
    'F A PAR - BUR; G A RUH S A PAR - BUR; G A BUR - MUN; I A MAR - BUR',
    [
      ['move PAR', '', null],
      ['move PAR', 'BUR yes', true],
      ['move PAR', 'BUR no', false],
      ['move MAR', 'BUR yes', false],
      ['move MAR', '', false],
    ],
  );
});

describe('head to head', () => {
  says('one against one', 'F A PAR - BUR; G A BUR - PAR', [
    ['move PAR', '', false],
    ['move PAR', 'BUR yes', false],
    ['move BUR', 'PAR no', false],
  ]);
  says('with a support', 'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR - PAR', [
    ['move PAR', '', true],
    ['move PAR', 'support MAR no', false],
    ['move BUR', '', false],
  ]);
  says(
    'both with a support',
    'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR - PAR; G A PIC S A BUR - PAR; G A BRE - PIC',
    [
      ['move PAR', '', null],
      ['move PAR', 'BRE no', false],
      ['move PAR', 'BRE yes', true],
    ],
  );
  says('own units', 'F A PAR - BUR; F A MAR S A PAR - BUR; F A BUR - PAR', [
    ['move PAR', '', false],
    ['move PAR', 'BUR yes', false],
  ]);
  says('with a support by its own power', 'F A PAR - BUR; G A RUH S A PAR - BUR; G A BUR - PAR', [
    ['move PAR', '', false],
    ['move PAR', 'BUR yes', false],
  ]);
});

describe('rivals', () => {
  says('one against one', 'F A PAR - BUR; G A MUN - BUR', [
    ['move PAR', '', false],
    ['move MUN', '', false],
  ]);
  says('the stronger', 'F A PAR - BUR; G A MUN - BUR; G A RUH S A MUN - BUR', [
    ['move PAR', '', false],
    ['move MUN', '', true],
    ['move MUN', 'support RUH no', false],
  ]);
  says('a third', 'F A PAR - BUR; G A MUN - BUR; G A RUH S A MUN - BUR; I A MAR - BUR', [
    ['move MUN', '', true],
    ['move MAR', '', false],
  ]);
  says(
    'one who may be beaten head to head',
    'T A BUL - RUM; R A RUM - BUL; R A SER S A RUM - BUL; A A BUD - RUM',
    [
      ['move BUD', 'RUM yes', true],
      ['move BUD', 'RUM no', false],
      ['move BUD', '', null],
    ],
  );
  says(
    'one who may be beaten, with support',
    'T A BUL - RUM; T F BLA S A BUL - RUM; R A RUM - BUL; A A BUD - RUM; A A GAL S A BUD - RUM',
    [
      ['move BUD', 'RUM yes', true],
      ['move BUD', 'RUM no', false],
      ['move BUD', '', null],
    ],
  );
});

describe('rivals of a unit that comes by convoy from their destination', () => {
  const text = `R A NWY - SWE; R F DEN S A NWY - SWE; G A SWE - NWY VIA; G F SKA C A SWE - NWY
                A A FIN - SWE; A F BOT S A FIN - SWE`;
  says(
    'who is dislodged has no effect',
    text,
    [
      ['move FIN', 'SWE yes, NWY no', true],
      ['move FIN', 'SWE yes, NWY yes', false],
      ['move FIN', 'SWE yes', null],
      ['move FIN', 'SWE no', false],
      ['move FIN', 'SWE no, NWY no', false],
      ['move FIN', 'NWY yes', false],
      ['move FIN', 'NWY no', null],
      ['move FIN', '', null],
    ],
    { dislodgedEffect: 'none' },
  );
  says(
    'or only head to head',
    text,
    [
      ['move FIN', 'SWE yes, NWY no', false],
      ['move FIN', 'SWE yes', false],
      ['move FIN', '', false],
    ],
    { dislodgedEffect: 'none-head-to-head' },
  );
});

describe('convoys and paths', () => {
  const attacked = 'E A LON - NWY; E F NTH C A LON - NWY; F F BEL - NTH; G F HEL - NTH';
  says('over land', 'F A PAR - BUR', [
    ['path PAR', '', true],
    ['path PAR', 'path PAR no', false],
    ['path BUR', '', true],
    ['move PAR', 'path PAR no', false],
  ]);
  says('a fleet that is attacked', attacked, [
    ['convoy NTH', '', null],
    ['convoy NTH', 'BEL no', null],
    ['convoy NTH', 'BEL no, HEL no', true],
    ['convoy NTH', 'BEL yes', false],
    ['convoy NTH', 'BEL yes, HEL no', false],
    ['convoy NTH', 'convoy NTH yes, BEL yes', true],
    ['convoy NTH', 'convoy NTH no', false],
    ['path LON', '', null],
    ['path LON', 'BEL yes', false],
    ['path LON', 'convoy NTH yes', true],
    ['path LON', 'path LON no, convoy NTH yes', false],
    ['path LON', 'path LON yes', true],
    ['move LON', '', null],
    ['move LON', 'path LON yes', true],
    ['move LON', 'path LON no', false],
  ]);
  says('a rival by convoy', `${attacked}; R A STP - NWY; F F NWG S A LON - NWY`, [
    ['move STP', '', null],
    ['move STP', 'path LON no', true],
    ['move STP', 'path LON yes', false],
    ['move LON', '', null],
    ['move LON', 'path LON yes', true],
  ]);
  says('no fleet that is ordered', 'E A LON - NWY; E F NTH H', [
    ['path LON', '', false],
    ['move LON', '', false],
  ]);
  says(
    'no fleet that is ordered, where all are needed',
    'E A LON - NWY; E F NTH H',
    [['path LON', '', false]],
    { routes: 'all-survive' },
  );
  const both = 'E A LON - BEL; E F ENG C A LON - BEL; E F NTH C A LON - BEL';
  says(
    'two routes, of which one is enough',
    both,
    [
      ['path LON', '', true],
      ['path LON', 'convoy ENG no', true],
      ['path LON', 'convoy ENG no, convoy NTH no', false],
    ],
    { routes: 'one-survives' },
  );
  says(
    'two routes, both attacked',
    `${both}; F F BRE - ENG; G F DEN - NTH`,
    [
      ['path LON', '', null],
      ['path LON', 'convoy ENG no', null],
      ['path LON', 'convoy ENG yes', true],
      ['path LON', 'convoy NTH yes', true],
    ],
    { routes: 'one-survives' },
  );
  says(
    'two routes, both needed',
    `${both}; F F BRE - ENG; G F DEN - NTH`,
    [
      ['path LON', '', null],
      ['path LON', 'convoy ENG no', false],
      ['path LON', 'convoy NTH no, convoy ENG yes', false],
      ['path LON', 'convoy ENG yes', null],
      ['path LON', 'convoy ENG yes, convoy NTH yes', true],
    ],
    { routes: 'all-survive' },
  );
});

describe('supports', () => {
  says('no support', 'F A PAR H', [
    ['support PAR', '', false],
    ['support PAR', 'support PAR yes', true],
  ]);
  says('one that matches nothing', 'F A MAR S A PAR - BUR; F A PAR H', [
    ['support MAR', '', false],
  ]);
  says('one that nobody attacks', 'F A GAS S A PAR; F A PAR H', [
    ['support GAS', '', true],
    ['support GAS', 'support GAS no', false],
  ]);
  says('one attacked by a stranger', 'F A MAR S A PAR - BUR; F A PAR - BUR; I A PIE - MAR', [
    ['support MAR', '', false],
    ['support MAR', 'PIE no', false],
  ]);
  says('one attacked by its own power', 'F A MAR S A PAR - BUR; F A PAR - BUR; F A PIE - MAR', [
    ['support MAR', '', null],
    ['support MAR', 'PIE no', true],
    ['support MAR', 'PIE yes', false],
  ]);
  says('one attacked from where it goes', 'F A MAR S A PAR - BUR; F A PAR - BUR; G A BUR - MAR', [
    ['support MAR', '', null],
    ['support MAR', 'BUR no', true],
    ['support MAR', 'BUR yes', false],
  ]);
  says(
    'one attacked by two',
    'F A MAR S A PAR - BUR; F A PAR - BUR; G A BUR - MAR; F A PIE - MAR',
    [
      ['support MAR', 'BUR no', null],
      ['support MAR', 'PIE no', null],
      ['support MAR', 'PIE yes', false],
      ['support MAR', 'PIE no, BUR no', true],
    ],
  );
  const overSea = 'F A BRE - LON; F F ENG C A BRE - LON; E F LON S F WAL - ENG; E F WAL - ENG';
  says(
    'one attacked over the sea',
    overSea,
    [
      ['support LON', '', null],
      ['support LON', 'WAL no', false],
      ['support LON', 'path BRE no', true],
      ['support LON', 'path BRE yes', false],
      ['support LON', 'WAL yes', true],
      ['move WAL', 'WAL yes', true],
      ['move WAL', 'WAL no', false],
    ],
    { uncuttable: 'none' },
  );
  says('one that no convoy cuts', overSea, [['support LON', '', true]], {
    uncuttable: 'attack-on-route',
  });
});
