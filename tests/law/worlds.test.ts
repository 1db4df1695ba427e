import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Consequence, Walk } from '../../src/law/cycle-with-worlds.ts';
import { cyclesOf } from '../../src/law/cycles.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { PARADOXES, SWAPS } from '../properties/cases.ts';
import { doubles, paradoxes, swaps, turns } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';
import { turn, type GivenTurn } from '../support/short.ts';

const DATC = EDITIONS.DATC;
const cycles = ({ position, orders }: GivenTurn) => cyclesOf(position, orders, DATC);

/** A walk around a cycle, in words. */
const told = ({ assumed, follows, returns, attack, against }: Walk): string =>
  [
    ...[assumed, ...follows].map(({ kind, unit, yes }) => `${kind} ${unit} ${yes ? 'yes' : 'no'}`),
    `${String(attack)}:${String(against)}, ${String(returns)}`,
  ].join(', ');

test('a turn that the equations decide has no cycles', () => {
  expect(cycles(turn('G A BER - MUN\n F A BUR - MUN'))).toEqual([]);
});

test('three in a circle: all move, or none does', () => {
  const [cycle, ...more] = cycles(turn('T F ANK - CON\n T A CON - SMY\n T A SMY - ANK'));
  expect(more).toEqual([]);
  expect(cycle?.core).toEqual(['ANK', 'CON', 'SMY']);
  expect(cycle?.convoys).toEqual([]);
  expect(cycle?.worlds.map(({ moves }) => moves)).toEqual([['ANK', 'CON', 'SMY'], []]);
  expect(cycle?.walks.map(told)).toEqual([
    'move ANK yes, move SMY yes, move CON yes, 1:0, true',
    'move ANK no, move SMY no, move CON no, 0:1, false',
  ]);
});

/** DATC 3.0 6.F.14: the convoy cuts the support that would disrupt it, or is disrupted by it. */
const SIMPLE = turn(
  'E F LON S F WAL - ENG\n E F WAL - ENG\n F A BRE - LON\n F F ENG C A BRE - LON',
);

test('a paradox with two worlds', () => {
  const [cycle] = cycles(SIMPLE);
  expect(cycle?.convoys).toEqual(['ENG']);
  expect(cycle?.worlds.map(({ moves }) => moves)).toEqual([['WAL'], []]);
});

/** DATC 3.0 6.F.16 (Pandin): whatever is assumed of the support, the opposite follows. */
const PANDIN = turn(
  `E F LON S F WAL - ENG
   E F WAL - ENG
   F A BRE - LON
   F F ENG C A BRE - LON
   G F NTH S F BEL - ENG
   G F BEL - ENG`,
);

test('a paradox that contradicts itself has no world, and both ways lead back to the opposite', () => {
  const [cycle] = cycles(PANDIN);
  expect(cycle?.convoys).toEqual(['ENG']);
  expect(cycle?.worlds).toEqual([]);
  expect(cycle?.walks.map(told)).toEqual([
    'move BEL yes, convoy ENG no, path BRE no, support LON yes, 2:2, false',
    'move BEL no, convoy ENG yes, path BRE yes, support LON no, 2:1, true',
  ]);
});

/** DATC 3.0 6.F.22: each convoy cuts the support that would disrupt the other, so both work or both are disrupted. */
const SECOND_ORDER = turn(
  `E F EDI - NTH
   E F LON S F EDI - NTH
   F A BRE - LON
   F F ENG C A BRE - LON
   G F BEL S F PIC - ENG
   G F PIC - ENG
   R A NWY - BEL
   R F NTH C A NWY - BEL`,
);

test('two convoys against one another: two worlds', () => {
  const [cycle] = cycles(SECOND_ORDER);
  expect(cycle?.convoys).toEqual(['ENG', 'NTH']);
  expect(cycle?.worlds.map(({ moves }) => moves)).toHaveLength(2);
  const after = cycle?.worlds.map(({ ruling }) => ruling.dislodged.map(({ unit }) => unit));
  expect(after).toEqual([['ENG', 'NTH'], []]);
});

test('around two convoys the walk is longer', () => {
  const [cycle] = cycles(SECOND_ORDER);
  const [first, second] = cycle?.walks.map(told) ?? [];
  expect(first).toBe(
    [
      'move EDI yes, convoy NTH no, path NWY no, support BEL yes',
      'move PIC yes, convoy ENG no, path BRE no, support LON yes, 2:1, true',
    ].join(', '),
  );
  expect(second).toBe(
    [
      'move EDI no, convoy NTH yes, path NWY yes, support BEL no',
      'move PIC no, convoy ENG yes, path BRE yes, support LON no, 1:1, false',
    ].join(', '),
  );
});

test('there are as many worlds as the trace says, in every edition', () => {
  let met = 0;
  const kinds = fc.oneof(turns, paradoxes, swaps, doubles);
  fc.assert(
    fc.property(kinds, fc.constantFrom(...Object.values(EDITIONS)), (given, edition) => {
      const { position, orders } = given;
      const found = cyclesOf(position, orders, edition);
      const { steps } = adjudicate(position, orders, edition);
      const told = steps.flatMap(({ fact }) =>
        fact.type === 'rotation' || fact.type === 'paradox' ? fact : [],
      );
      met += told.length;
      expect(found.map(({ core, worlds }) => ({ core, outcomes: worlds.length }))).toEqual(
        told.map(({ core, outcomes }) => ({ core, outcomes })),
      );
    }),
    { numRuns: runs(2000), seed: EFFORT },
  );
  expect(met).toBeGreaterThan(EFFORT < 1 ? 0 : 100 * EFFORT);
});

test('the result of an edition for a circle is one of its worlds', () => {
  fc.assert(
    fc.property(fc.oneof(turns, swaps), ({ position, orders }) => {
      const found = cyclesOf(position, orders, DATC);
      const ruling = adjudicate(position, orders, DATC, { trace: false });
      for (const { convoys, worlds } of found) {
        if (convoys.length > 0 || found.length > 1) continue;
        expect(worlds.map((world) => world.ruling.after)).toContainEqual(ruling.after);
      }
    }),
    { numRuns: runs(1000), seed: EFFORT },
  );
});

const CASES = [...PARADOXES, ...SWAPS];
const CYCLES = fc.oneof(fc.constantFrom(...CASES), paradoxes, swaps);
const ANY_EDITION = fc.constantFrom(...Object.values(EDITIONS));

/** Whether what a walk says about a unit is true in this ruling. */
function isSo({ kind, unit, yes }: Consequence, { orders }: Ruling): boolean {
  const outcome = orders.find((each) => each.unit === unit)?.outcome;
  return yes === (kind === 'path' ? outcome !== 'no-path' : outcome === IF_YES[kind]);
}

const IF_YES = { move: 'succeeds', support: 'given', convoy: 'available' } as const;

test('a walk is true: what follows from its assumption holds in each world in which the assumption does', () => {
  let seen = 0;
  fc.assert(
    fc.property(CYCLES, ANY_EDITION, ({ position, orders }, edition) => {
      for (const { worlds, walks } of cyclesOf(position, orders, edition)) {
        for (const { assumed, follows, returns } of walks) {
          const having = worlds.filter(({ moves }) => moves.includes(assumed.unit) === assumed.yes);
          for (const { ruling } of having) {
            expect(follows.filter((each) => !isSo(each, ruling))).toEqual([]);
            seen += follows.length;
          }
          if (returns === !assumed.yes) expect(having).toEqual([]);
        }
      }
    }),
    { numRuns: runs(3000), seed: EFFORT },
  );
  expect(seen).toBeGreaterThan(EFFORT < 1 ? 0 : 1000 * EFFORT);
});

test('a walk ends as its strengths say, states nothing twice, and is consistent where there is a world', () => {
  fc.assert(
    fc.property(CYCLES, ANY_EDITION, ({ position, orders }, edition) => {
      for (const { core, walks, worlds } of cyclesOf(position, orders, edition)) {
        expect(walks.map(({ assumed }) => assumed.yes)).toEqual([true, false]);
        const fit = walks.filter(({ assumed, returns }) => returns === assumed.yes);
        expect(worlds).toHaveLength(fit.length);
        for (const walk of walks) {
          const all = [walk.assumed, ...walk.follows].map(({ kind, unit }) => `${kind} ${unit}`);
          expect(new Set(all).size, told(walk)).toBe(all.length);
          expect(core).toContain(walk.assumed.unit);
          expect(walk.returns, told(walk)).toBe(walk.attack > walk.against);
        }
      }
    }),
    { numRuns: runs(3000), seed: EFFORT },
  );
});
