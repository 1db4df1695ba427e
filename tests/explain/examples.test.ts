import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { chapters, chip, nearMiss, outcomeWords, verdict } from '../../src/explain/in-words.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { inAllEditions, story, turnOf } from './turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

/** A printed example (1971 unless said otherwise): what it comes to, and sentences that must be told, in this order. */
interface Example {
  readonly name: string;
  readonly turn: Turn;
  readonly headline: string;
  readonly why: string;
  readonly told: readonly string[];
}

const EXAMPLE_9 = `
  G A BER - PRU
  G A SIL S A BER - PRU
  R A PRU - SIL
  R A WAR S A PRU - SIL
  R F BAL - PRU`;

const EXAMPLE_12 = `
  E A LON - BEL
  E F ENG C A LON - BEL
  E F NTH C A LON - BEL
  F F BRE - ENG
  F F IRI S F BRE - ENG`;

const EXAMPLES: readonly Example[] = [
  {
    name: 'Example 1, self-dislodgement',
    turn: turnOf(`
      E F DEN - KIE
      E F NTH - DEN
      E F HEL S F NTH - DEN
      R A BER - KIE
      R F BAL S F SKA - DEN
      R F SKA - DEN`),
    headline: 'Nothing moves.',
    why: 'The North Sea fleet cannot enter Denmark: the fleet there is English too and does not leave. But it keeps the Skagerrak fleet out, 2 against 2.',
    told: [
      'The Skagerrak fleet bounces in Denmark: the North Sea fleet is ordered there too and is just as strong, 2 against 2.',
      'Berlin attacks Kiel with strength 1: nobody supports it.',
      'Berlin and Denmark bounce in Kiel, 1 against 1.',
      'The North Sea fleet cannot enter Denmark: the fleet there is English too and does not leave.',
    ],
  },
  {
    name: 'Example 2, foreign help against an own unit',
    turn: turnOf(`
      F A BUR H
      G A MUN - BUR
      G A KIE S A BOH - MUN
      A A BOH - MUN`),
    headline: 'Nothing moves: Bohemia bounces off Munich, 1 against 1.',
    why: 'Bohemia attacks Munich with strength 1. Kiel’s support does not count, because no power can help to dislodge a unit of its own.',
    told: [
      'No one attacks Kiel, so its support is given.',
      'Munich bounces off Burgundy, which is just as strong: 1 against 1.',
      'Munich was ordered to Burgundy but does not get there, so it holds with strength 1: a unit ordered to move cannot be supported in place.',
      'Bohemia bounces off Munich, which is just as strong: 1 against 1.',
    ],
  },
  {
    name: 'Example 4, beleaguered garrison',
    turn: turnOf(`
      A A SER H
      R A RUM - SER
      R A BUD S A RUM - SER
      T A BUL - SER
      T A GRE S A BUL - SER`),
    headline: 'Nothing moves.',
    why: 'Bulgaria and Rumania bounce in Serbia, 2 against 2, so neither dislodges the army there. Greece supports Bulgaria, and Budapest supports Rumania.',
    told: [
      'With Greece behind it, Bulgaria attacks Serbia with 2.',
      'Bulgaria bounces in Serbia: Rumania is ordered there too and is just as strong, 2 against 2. So Bulgaria does not dislodge the army there.',
      'Bulgaria and Rumania bounce in Serbia, 2 against 2, so neither dislodges the army there.',
    ],
  },
  {
    name: 'Example 5, dislodged from the space it attacks',
    turn: turnOf(`
      T A BUL - RUM
      R A RUM - BUL
      R A SER S A RUM - BUL
      R A SEV - RUM`),
    headline: 'The army from Rumania takes Bulgaria, and Sevastopol moves to Rumania.',
    why: 'The army in Rumania leaves, so Sevastopol moves in. Bulgaria, ordered there too, is dislodged by the unit that comes from Rumania and cannot stop it.',
    told: [
      'Rumania and Bulgaria attack each other, and Rumania takes Bulgaria, 2 against 1.',
      'The army in Bulgaria, whose own move fails, is dislodged by Rumania and must leave.',
      'The army dislodged from Bulgaria may retreat to Constantinople or Greece.',
    ],
  },
  {
    name: 'Example 8, attacked from the space supported into',
    turn: turnOf(`
      G A PRU - WAR
      G A SIL S A PRU - WAR
      R A WAR - SIL`),
    headline: 'Prussia takes Warsaw, 2 against 1.',
    why: 'Silesia is attacked, but only from Warsaw, the space it supports into. Its support is given.',
    told: [
      'Warsaw bounces off Silesia, which is just as strong: 1 against 1.',
      'Prussia takes Warsaw, 2 against 1.',
    ],
  },
  {
    name: 'Example 9, a dislodged unit supports nothing',
    turn: turnOf(EXAMPLE_9),
    headline:
      'The army from Prussia takes Silesia, while the Baltic fleet and Berlin bounce in Prussia.',
    why: 'Silesia’s support is cut and does not count, because its army is dislodged.',
    told: [
      'No one attacks Warsaw, so its support is given.',
      'With Warsaw behind it, Prussia attacks Silesia with 2.',
      'Silesia holds with strength 1. It was not ordered to move, and nobody supports it.',
      'Prussia takes Silesia, 2 against 1.',
      'The army in Silesia is dislodged by Prussia and must leave.',
      'Silesia’s support is cut and does not count, because its army is dislodged.',
      'The Baltic fleet attacks Prussia with strength 1: nobody supports it.',
      'Berlin attacks Prussia with strength 1, because Silesia’s support is cut.',
      'The Baltic fleet and Berlin bounce in Prussia, 1 against 1.',
      'The army dislodged from Silesia may retreat to Bohemia, Galicia or Munich.',
    ],
  },
  {
    name: 'Example 10, a dislodged unit still cuts',
    turn: turnOf(`
      G A BER H
      G A MUN - SIL
      R A PRU - BER
      R A SIL S A PRU - BER
      R A BOH - MUN
      R A TYR S A BOH - MUN`),
    headline: 'Bohemia takes Munich, and Prussia bounces off Berlin.',
    why: 'Munich attacks Silesia, so Silesia’s support is cut and does not count.',
    told: ['The army in Munich, whose own move fails, is dislodged by Bohemia and must leave.'],
  },
  {
    name: 'Example 11, a fleet of the convoy falls',
    turn: turnOf(`
      F A SPA - NAP
      F F LYO C A SPA - NAP
      F F TYS C A SPA - NAP
      I F ION - TYS
      I F TUN S F ION - TYS`),
    headline: 'The Ionian fleet takes the Tyrrhenian Sea, and the army stays in Spain.',
    why: 'The Tyrrhenian fleet is dislodged by the Ionian fleet, so its convoy is disrupted.',
    told: [
      'The army stays in Spain: its convoy is disrupted in the Tyrrhenian Sea.',
      'No one attacks the Gulf of Lyon fleet, so it can carry the army: its convoy is available.',
      'The fleet dislodged from the Tyrrhenian Sea may retreat to Naples, Rome, Tuscany or the Western Mediterranean.',
    ],
  },
  {
    name: 'Example 12 in 1971, one of two routes',
    turn: turnOf(EXAMPLE_12),
    headline: 'Brest takes the English Channel, and the army stays in London.',
    why: 'The army stays in London: this edition requires every route to survive, and the one through the English Channel is disrupted.',
    told: ['The Channel fleet is dislodged by Brest, so its convoy is disrupted.'],
  },
  {
    name: 'Example 12 in 1982',
    turn: turnOf(EXAMPLE_12, '1982'),
    headline: 'Brest takes the English Channel, and the army from London lands in Belgium.',
    why: 'The convoy of the North Sea fleet is available, so the army in London can cross to Belgium. One route that is not disrupted is enough.',
    told: ['Belgium is empty and no one else goes there, so the army from London lands there.'],
  },
  {
    name: 'Example 13, a convoyed attack that does not cut',
    turn: turnOf(`
      F A SPA - NAP
      F F LYO C A SPA - NAP
      F F TYS C A SPA - NAP
      I F ION - TYS
      I F NAP S F ION - TYS`),
    headline: 'The Ionian fleet takes the Tyrrhenian Sea, and the army stays in Spain.',
    why: 'Naples is attacked only by the army from Spain, which comes by convoy and cannot cut a support for an attack on its own convoy. Naples’ support is given.',
    told: [],
  },
  {
    name: 'three in a circle',
    turn: turnOf(`
      E A HOL - BEL
      E F BEL - NTH
      E F NTH - HOL`),
    headline: 'Belgium, the North Sea fleet and Holland move in a circle.',
    why: 'Belgium waits for the North Sea fleet, the North Sea fleet for Holland and Holland for Belgium. Nothing else stops them, so all three move together.',
    told: ['Belgium moves to the North Sea, while the fleet there moves on.'],
  },
  {
    name: 'head to head',
    turn: turnOf(`
      F A BEL - HOL
      G A HOL - BEL`),
    headline: 'Nothing moves: Belgium and Holland bounce off each other, 1 against 1.',
    why: 'Nobody supports Belgium or Holland, and equally strong units stop each other.',
    told: [
      'Belgium bounces off Holland, which attacks it in turn and is just as strong: 1 against 1.',
      'Belgium and Holland attack each other, and neither gets through, 1 against 1.',
    ],
  },
];

/** Each is about a move that does not succeed, while others bounce beside it. */
const ABOUT = {
  'rulebook-1971/example-07': 'Nothing moves: Prussia bounces off Warsaw, 1 against 1.',
  'datc/6-d-03': 'Nothing moves: Trieste bounces off Venice, 1 against 1.',
  'datc/6-e-15': 'Nothing moves: Berlin and Kiel bounce off each other, 3 against 3.',
} as const;

test.each(Object.entries(ABOUT))('the headline of %s is on its main move', (slug, headline) => {
  const scenario = SCENARIOS.find((one) => one.slug === slug);
  expect(
    scenario && inAllEditions(scenario).map((turn) => verdict(turn, english).headline),
  ).toContain(headline);
});

test('an army that comes over sea is named last, so that two are not taken for one', () => {
  const turn = turnOf(`
    E F ENG C A LON - BRE
    E A LON - BRE
    F A PAR - BRE`);
  expect(verdict(turn, english).headline).toBe(
    'Nothing moves: Paris and the army from London bounce in Brest, 1 against 1.',
  );
});

test('two equals head to head: the reason says who supports them, and nothing of those that they keep out', () => {
  const scenario = SCENARIOS.find((one) => one.slug === 'datc/6-e-15');
  const whys = (scenario ? inAllEditions(scenario) : []).map((turn) => verdict(turn, english).why);
  expect(new Set(whys)).toEqual(
    new Set([
      'Denmark and the Helgoland fleet support Berlin, and Munich and Silesia support Kiel.',
    ]),
  );
});

describe.each(EXAMPLES)('$name', ({ turn, headline, why, told }) => {
  test('verdict', () => {
    expect(verdict(turn, english)).toEqual({ headline, why });
  });
  test('sentences', () => {
    expect(story(turn).filter((sentence) => told.includes(sentence))).toEqual(told);
  });
});

describe('Example 9, all that is read of it', () => {
  const turn = turnOf(EXAMPLE_9);
  const { steps, orders } = turn.ruling;
  const last = steps.at(-1);
  const cut = steps.find(({ fact }) => fact.type === 'support-cut');
  if (!last || !cut) throw new Error('Example 9 without its cut');

  test('chapters', () => {
    expect(chapters(turn, english).map(({ title }) => title)).toEqual([
      'Supports',
      'Silesia',
      'The cut',
      'Prussia',
      'Retreats',
    ]);
  });

  test('premises and what nearly interfered', () => {
    expect(steps.map((step) => chip(step, turn, english))).toEqual(
      expect.arrayContaining([
        'A War’s support is given',
        'A Pru–Sil attacks with 2',
        'A Sil holds with 1',
        'A Pru–Sil succeeds, 2 against 1',
        'A Sil is dislodged by A Pru',
        'A Sil’s support is cut',
        'A Ber–Pru bounces, 1 against 1',
        'A Sil may retreat to Boh, Gal or Mun',
      ]),
    );
    expect(nearMiss(cut, turn, english)).toBe(
      'Merely attacking from Prussia would not have cut Silesia’s support, which is aimed there.',
    );
    expect(nearMiss(last, turn, english)).toBe(
      'Not to Prussia: the attack came from there. Berlin and Warsaw are occupied.',
    );
  });

  test('the list of orders', () => {
    const words = orders.map((ruled) => {
      const { word, detail } = outcomeWords(ruled, turn, english);
      return [ruled.unit, word, detail];
    });
    expect(words).toEqual([
      ['BAL', 'bounces', '1 against 1'],
      ['BER', 'bounces', '1 against 1'],
      ['PRU', 'succeeds', '2 against 1'],
      ['SIL', 'cut', 'dislodged'],
      ['WAR', 'given', ''],
    ]);
  });
});
