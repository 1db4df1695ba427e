import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { cycleText } from '../../src/explain/in-words.ts';
import { worlds } from '../../src/ask/worlds.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { turn } from '../support/short.ts';

const ALL = Object.values(EDITIONS);
/** Those whose answers are stated here. */
const NAMED = (['1971', '1982', '2000', '2023', 'DPTG', 'DATC'] as const).map((id) => EDITIONS[id]);

function told(text: string, editions = NAMED) {
  const given = turn(text);
  const edition = EDITIONS.DATC;
  const ruling = adjudicate(given.position, given.orders, edition);
  const ruled = { ...given, edition, ruling };
  return worlds(ruled, editions).map((cycle) => {
    const text = cycleText(cycle, ruled, english);
    return {
      ...cycle,
      ...text,
      worlds: cycle.worlds.map((world, place) => ({ ...world, ...text.worlds[place] })),
    };
  });
}

test('nearly every turn has none', () => {
  expect(told('G A BER - PRU')).toEqual([]);
});

test('a circle: all move, and all staying would be consistent as well', () => {
  const [circle] = told('T F ANK - CON\n T A CON - SMY\n T A SMY - ANK', ALL);
  expect(circle?.kind).toBe('circle');
  expect(circle?.headline).toBe(
    'Ankara, Constantinople and Smyrna wait for one another. Two outcomes fit the orders equally well.',
  );
  expect(circle?.worlds.map(({ title }) => title)).toEqual(['All three move', 'All three stay']);
  expect(circle?.worlds.map(({ editions }) => editions.length)).toEqual([ALL.length, 0]);
  expect(circle?.otherwise).toEqual([]);
});

test('a paradox with two outcomes: each with its convoy, and the editions that rule so', () => {
  const [paradox] = told(
    'E F LON S F WAL - ENG\n E F WAL - ENG\n F A BRE - LON\n F F ENG C A BRE - LON',
  );
  expect(paradox?.headline).toBe(
    'The Channel fleet’s convoy depends on itself. Two outcomes fit the orders equally well.',
  );
  expect(paradox?.worlds.map(({ sentence }) => sentence)).toEqual([
    'Wales succeeds and the Channel fleet’s convoy is disrupted.',
    'Wales fails to move and the Channel fleet’s convoy is available.',
  ]);
  expect(paradox?.worlds.map(({ dislodged }) => dislodged)).toEqual([
    [
      'The fleet in the English Channel is dislodged by Wales and may retreat to Belgium, the Irish Sea, the Mid-Atlantic Ocean, the North Sea or Picardy.',
    ],
    [],
  ]);
  const ruled =
    paradox?.worlds.map(({ editions, alike }) => [...editions, ...alike].map(({ id }) => id)) ?? [];
  expect(paradox?.worlds.map(({ editions }) => editions.map(({ id }) => id))).toEqual([
    ['DPTG', 'DATC'],
    [],
  ]);
  expect([...ruled.flat(), ...(paradox?.otherwise ?? []).map(({ id }) => id)].sort()).toEqual(
    NAMED.map(({ id }) => id).sort(),
  );
});

test('a paradox without an outcome: both walks around it end in a contradiction', () => {
  const [paradox] = told(
    `E F LON S F WAL - ENG
     E F WAL - ENG
     F A BRE - LON
     F F ENG C A BRE - LON
     G F NTH S F BEL - ENG
     G F BEL - ENG`,
  );
  expect(paradox?.headline).toBe(
    'The Channel fleet’s convoy depends on itself. No outcome fits the orders: every assumption leads to its opposite.',
  );
  expect(paradox?.worlds).toEqual([]);
  expect(paradox?.walks).toEqual([
    {
      supposed: 'Suppose that Belgium’s move succeeds.',
      follows: [
        'Then the Channel fleet is dislodged, and its convoy is disrupted.',
        'Then the army in Brest is not carried across.',
        'Then London’s support is given.',
      ],
      end: 'So Belgium’s move fails after all, 2 against 2: a contradiction.',
      contradicts: true,
    },
    {
      supposed: 'Suppose that Belgium’s move fails.',
      follows: [
        'Then nobody dislodges the Channel fleet, and its convoy is available.',
        'Then the army in Brest is carried across.',
        'Then London’s support is cut.',
      ],
      end: 'So Belgium’s move succeeds after all, 2 against 1: a contradiction.',
      contradicts: true,
    },
  ]);
  // Under the other editions the convoyed army cuts no support: nothing waits for itself.
  expect(paradox?.otherwise.map(({ id }) => id)).toEqual(['DPTG', 'DATC']);
  expect(paradox?.without.map(({ id }) => id)).toEqual(['1971', '1982', '2000', '2023']);
});

test('a world is drawn with the retreats of the units dislodged in it', () => {
  const [paradox] = told(
    'E F LON S F WAL - ENG\n E F WAL - ENG\n F A BRE - LON\n F F ENG C A BRE - LON',
  );
  const drawn = (paradox?.worlds ?? []).map(
    ({ turn: world }) => frame(world, world.ruling.steps.length, FORMATS.compact).retreats.length,
  );
  expect(drawn[0]).toBeGreaterThan(0);
  expect(drawn[1]).toBe(0);
});
