import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { cyclesOf } from '../../src/law/cycles.ts';
import { compareEditions } from '../../src/ask/editions-compared.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { why } from '../../src/ask/why.ts';
import {
  cause,
  conditionSentence,
  nearMiss,
  outcomeWords,
  sentence,
  verdict,
  whyText,
} from '../../src/explain/in-words.ts';
import { factMessage } from '../../src/explain/messages/fact.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { paradoxes } from '../properties/turns.ts';
import { shortTurn } from '../support/short.ts';
import { inAllEditions, turnOf } from './turns.ts';

const told = (turn: Turn, type: Fact['type']): readonly string[] =>
  turn.ruling.steps.flatMap((step) =>
    step.fact.type === type ? [sentence(step, turn, english)] : [],
  );

const missed = (turn: Turn, type: Fact['type']): readonly string[] =>
  turn.ruling.steps.flatMap((step) =>
    step.fact.type === type ? [nearMiss(step, turn, english) ?? ''] : [],
  );

test('a circle is told in the order of its moves', () => {
  const turn = turnOf(
    'F A BRE - PIC\nF A PIC - BEL\nF A BEL - HOL\nF F HOL - NTH\nF F NTH - ENG\nF F ENG - BRE',
  );
  expect(told(turn, 'rotation')).toEqual([
    'Belgium waits for Holland, Holland for the North Sea fleet, the North Sea fleet for the Channel fleet, the Channel fleet for Brest, Brest for Picardy and Picardy for Belgium. Nothing else stops them, so all six move together.',
  ]);
  const [step] = turn.ruling.steps.filter(({ fact }) => fact.type === 'rotation');
  expect(step && sentence(step, turn, german)).toContain('wartet auf die Flotte in Holland');
});

test('a circle is told by its moves however the fact lists them', () => {
  const turn = turnOf('T F ANK - CON\nT A CON - SMY\nT A SMY - ANK');
  const [step] = turn.ruling.steps.filter(({ fact }) => fact.type === 'rotation');
  if (step?.fact.type !== 'rotation') throw new Error('no circle');
  const mixed = { ...step, fact: { ...step.fact, core: ['ANK', 'SMY', 'CON'] as const } };
  expect(sentence(mixed, turn, english)).toBe(sentence(step, turn, english));
});

describe('near misses', () => {
  test('an uncounted support that is cut counts for nothing', () => {
    // Its own power's support is cut, so it would not have counted anyway.
    const turn = turnOf(
      'G A MUN - BOH\nA A TYR S A MUN - BOH\nA A BOH H\nI A VEN - TYR\nR A GAL - BOH',
    );
    expect(missed(turn, 'attack').join(' ')).not.toMatch(/still count/);
  });

  test('an uncounted support counts against a named rival, or nothing is said', () => {
    const both = 'G A MUN - BOH\nA A TYR S A MUN - BOH\nA A BOH H';
    expect(missed(turnOf(both), 'attack').filter((text) => text !== '')).toEqual([]);
    const turn = turnOf(`${both}\nR A GAL - BOH\nR A VIE S A GAL - BOH`);
    expect(missed(turn, 'attack')).toEqual([
      'Against Galicia, ordered to Bohemia too, the support of Tyrolia still counts.',
    ]);
  });

  test('a blocked move keeps out whom it keeps out, and nobody else', () => {
    const block = 'G A MUN - BER\nG A BER H';
    expect(missed(turnOf(block), 'move-blocked')).toEqual(['']);
    expect(missed(turnOf(`${block}\nR A PRU - BER`), 'move-blocked').join('')).not.toContain(
      'other units',
    );
  });
});

test('nothing is said of a rival that is dislodged from the space, by an army that came by sea', () => {
  // None of the dislodged unit's strength is lost here: the two do not meet head to head.
  const turn = turnOf(
    'E A NWY - STP\nE F BAR C A NWY - STP\nE F NWG C A NWY - STP\nE A FIN S A NWY - STP\nR A STP - NWY\nG A SWE - NWY',
    'DATC',
  );
  expect(turn.ruling.dislodged).toMatchObject([{ unit: 'STP', by: 'NWY' }]);
  const bounces = turn.ruling.steps.filter(({ fact }) => fact.type === 'move-bounces');
  expect(bounces.map(({ fact }) => fact)).toContainEqual(
    expect.objectContaining({ unit: 'SWE', by: { unit: 'STP', role: 'prevent', strength: 1 } }),
  );
  expect(bounces.map((step) => nearMiss(step, turn, english))).toEqual([null, null]);
});

test('two units of one power that would change places', () => {
  const turn = turnOf('T A CON - BUL\nT A BUL - CON');
  expect(told(turn, 'move-blocked').join(' ')).toContain(
    'try to change places. Without a convoy they meet, and since both are Turkish neither gives way.',
  );
});

test('an attack that cuts as it is, is not told as one that cuts by dislodging', () => {
  const turn = turnOf(
    'R A SER - ALB\nR A GRE S A SER - ALB\nR F ION S A SER - ALB\nA F ALB S A TRI - SER\nA A TRI - SER\nT A BUL - SER',
  );
  const lines = conditions(turn, 'ALB').map((each) => conditionSentence(each, turn, english));
  expect(lines.join(' ')).not.toContain('that cuts the support');
});

test('blocked or bounces is no disagreement', () => {
  const turn = turnOf('G A MUN - BER\nG A BER H\nR A PRU - BER');
  const groups = compareEditions(turn.position, turn.orders, Object.values(EDITIONS));
  expect(groups).toHaveLength(1);
});

test('sentences are the same after a turn went through JSON', () => {
  const turn = turnOf('G A BER - LON\nE F NTH - SIL');
  const again = JSON.parse(JSON.stringify(turn)) as Turn;
  const texts = (one: Turn) => one.ruling.steps.map((step) => sentence(step, one, english));
  expect(texts(again)).toEqual(texts(turn));
});

test('the cause of an illegal order is told without what its unit does', () => {
  const turn = turnOf('E F NTH - SIL');
  const [step] = turn.ruling.steps;
  if (!step) throw new Error('no step');
  expect(sentence(step, turn, english)).toMatch(/ The fleet holds instead\.$/);
  expect(sentence(step, turn, english).startsWith(cause(step, turn, english))).toBe(true);
  expect(cause(step, turn, english)).not.toContain('holds instead');
});

test('a headline tells no bound as a number', () => {
  const turn = turnOf(
    'E A NWY - SWE\nE A DEN S A NWY - SWE\nE F BAL S A NWY - SWE\nR A SWE - NWY\nR F SKA C A SWE - NWY\nR F NTH - NWY',
  );
  for (const { unit } of turn.ruling.orders) {
    const answer = why(turn, unit);
    if (!answer) continue;
    const settling = turn.ruling.steps[answer.roots[0] ?? -1];
    const isBound = settling?.because.some((id) => {
      const fact = turn.ruling.steps[id]?.fact;
      return fact !== undefined && 'bound' in fact && fact.bound !== 'exactly';
    });
    if (isBound) expect(whyText(answer, turn, english).headline).not.toMatch(/, \d against \d\.?$/);
  }
});

describe('numbers', () => {
  test('a second strength of one attack says against whom it counts', () => {
    const turn = turnOf(
      'E F HOL - NTH\nE F HEL S F HOL - NTH\nF F ENG S F HOL - NTH\nF F NTH - HOL\nF F BEL S F NTH - HOL\nF A RUH S F NTH - HOL',
    );
    expect(told(turn, 'attack').concat(told(turn, 'strength'))).toContain(
      'Against the North Sea fleet’s own move, Holland has strength 3, with the Channel fleet and the Helgoland fleet behind it. There, the Channel fleet’s support counts.',
    );
  });

  test('an uncounted support that is cut is told as cut', () => {
    const turn = turnOf(
      'G A MUN - BOH\nG A SIL S A MUN - BOH\nA A TYR S A MUN - BOH\nA A BOH H\nI A VEN - TYR\nR A GAL - BOH',
    );
    expect(told(turn, 'attack')).toContain(
      'With Silesia behind it, Munich attacks Bohemia with 2. Tyrolia’s support is cut, and would not have counted anyway: no power can help to dislodge a unit of its own.',
    );
  });

  test('an attack that wins whether or not the unit leaves gives no score', () => {
    const turn = turnOf(
      'E A NWY - SWE\nE F SKA C A NWY - SWE\nE F DEN S A NWY - SWE\nE F BAL S A NWY - SWE\nR A SWE - NWY\nR F NTH - NWY',
      'DATC',
    );
    expect(told(turn, 'move-succeeds')).toContain(
      'The army from Norway lands in Sweden: its strength of 3 is enough even if the army there stays.',
    );
  });

  test('an attack that cuts and also dislodges says both', () => {
    const turn = turnOf(
      'R A BUL - RUM\nR A GAL S A BUL - RUM\nA A RUM S A BUD - SER\nA A BUD - SER',
    );
    const lines = conditions(turn, 'RUM').map((each) => conditionSentence(each, turn, english));
    expect(lines).toContain(
      'Bulgaria attacks Rumania, and that cuts the support; it even dislodges the army there, 2 against 1.',
    );
  });
});

test('in one headline a unit is not taken for the place that is named as well', () => {
  const turn = turnOf('T A SER - BUL\nT A GRE S A SER - BUL\nR A BUL - RUM\nA F SEV - RUM');
  expect(verdict(turn, english).headline).toBe(
    'Serbia takes Bulgaria, while Sevastopol and the army from Bulgaria bounce in Rumania.',
  );
});

test('a convoy that depends on itself is told the way round that its walks go', () => {
  let loops = 0;
  fc.assert(
    fc.property(paradoxes, (given) => {
      for (const turn of inAllEditions(given)) loops += loopsTold(turn);
    }),
    { seed: 1905, numRuns: 400 },
  );
  expect(loops).toBeGreaterThan(150);
}, 60_000);

/** How many paradoxes of a turn are told as a loop; each is checked against the walks around it. */
function loopsTold(turn: Turn): number {
  const cycles = cyclesOf(turn.position, turn.orders, turn.edition);
  let loops = 0;
  for (const step of turn.ruling.steps) {
    if (step.fact.type !== 'paradox') continue;
    const { fact } = step;
    const message = factMessage(step, turn);
    const cycle = cycles.find(({ core }) => String(core) === String(fact.core));
    if (message.say !== 'paradox' || !message.loop || !cycle) continue;
    loops += 1;
    const { links, agrees } = message.loop;
    expect(fact.outcomes > 0, shortTurn(turn)).toBe(agrees);
    for (const { assumed, follows, returns, attack, against } of cycle.walks) {
      expect(returns === assumed.yes, shortTurn(turn)).toBe(agrees);
      const all = [assumed, ...follows];
      const yes = (kind: string, unit: string) =>
        all.find((each) => each.kind === kind && each.unit === unit)?.yes;
      for (const { attacker, fleet, army, supporter } of links) {
        const wins = yes('move', attacker.at);
        expect(
          [yes('convoy', fleet.at), yes('path', army.at), yes('support', supporter.at)],
          shortTurn(turn),
        ).toEqual([!wins, !wins, wins]);
      }
      const last = links.at(-1);
      if (last?.rival && yes('support', last.supporter.at) === true)
        expect(last.score, shortTurn(turn)).toEqual({ attack, against });
    }
  }
  return loops;
}

test('units change places only by convoy, and the summary and the row say so', () => {
  const swap = 'T F AEG C A CON - BUL\nT A ANK S F BUL/EC - CON\nT F BUL/EC - CON\nT A CON - BUL';
  const turn = turnOf(swap);
  const { headline, why: because } = verdict(turn, english);
  expect(headline).toBe('Bulgaria and Constantinople change places by convoy.');
  expect(because).toContain(
    'Because the army from Constantinople goes by convoy, they do not meet',
  );
  const rows = turn.ruling.orders.map((one) => outcomeWords(one, turn, english).detail);
  expect(rows).toContain('by F Aeg');
  expect(verdict(turn, german).why).toContain('Weil die Armee aus Konstantinopel mit dem Konvoi');
});
