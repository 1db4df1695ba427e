import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { spaceOf } from '../../src/board/board.ts';
import { fateOf, ordersTo, sameFate, type Fate } from '../../src/ask/fate.ts';
import { whyText, type WhyText } from '../../src/explain/in-words.ts';
import { why, type Why, type WhyNode } from '../../src/ask/why.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, longRuns, PATIENCE } from '../support/effort.ts';
import { order, shortTurn } from '../support/short.ts';
import { faultOf, ruled, turnOf } from '../explain/turns.ts';

function asked(turn: Turn, unit: UnitAt): Why {
  const answer = why(turn, unit);
  if (!answer) throw new Error(`nobody in ${unit}`);
  return answer;
}

/** The answer in words. */
const toldOf = (turn: Turn, unit: UnitAt): WhyText => whyText(asked(turn, unit), turn, english);

const texts = ({ headline, sentences }: WhyText): readonly string[] => [
  headline,
  ...sentences.map(({ text }) => text),
];

describe('why, in words', () => {
  const CUT = `
    G A PRU - WAR
    G A SIL S A PRU - WAR
    R A WAR H
    A A BOH - SIL
    E A MUN H
    E F NTH H`;

  test('a headline with the numbers, and the causes, the nearest first', () => {
    const turn = turnOf(CUT);
    const answer = asked(turn, 'PRU');
    expect(texts(whyText(answer, turn, english))).toEqual([
      'Prussia bounces off Warsaw, 1 against 1.',
      'Prussia attacks Warsaw with strength 1, because Silesia’s support is cut.',
      'Bohemia attacks Silesia, so Silesia’s support is cut and does not count.',
    ]);
    expect(answer.citation).toEqual({ source: '1971', paragraph: 'VIII' });
    expect(answer.orders).toEqual(['BOH', 'PRU', 'SIL', 'WAR']);
    expect(answer.rules.map(({ rule }) => rule)).toEqual([
      'support-cut',
      'strength',
      'hold-strength',
      'stand-off',
    ]);
    expect(answer.map).toContainEqual({ kind: 'A', from: 'SIL', to: 'WAR', can: true });
  });

  test('two cutting attacks are both named', () => {
    const turn = turnOf(CUT.replace('E A MUN H', 'E A MUN - SIL'));
    const answer = asked(turn, 'PRU');
    expect(texts(whyText(answer, turn, english)).at(-1)).toBe(
      'Bohemia and Munich attack Silesia, so Silesia’s support is cut and does not count. Either of them is enough.',
    );
    expect(answer.orders).toEqual(['BOH', 'MUN', 'PRU', 'SIL', 'WAR']);
  });

  test('the answer for a unit that holds mentions the attacks on it', () => {
    expect(texts(toldOf(turnOf(CUT), 'WAR'))[0]).toBe(
      'The army in Warsaw holds: no attack on it succeeds.',
    );
    const idle = asked(turnOf(CUT), 'NTH');
    expect(texts(toldOf(turnOf(CUT), 'NTH'))).toEqual([
      'The fleet in the North Sea holds: no one attacks it.',
    ]);
    expect([idle.tree, idle.slice, idle.orders]).toEqual([[], [], ['NTH']]);
  });

  test('a dislodgement belongs to the answer', () => {
    const turn = turnOf(
      'A A SIL S A MUN - BER\nA A MUN - BER\nG A BER - KIE\nE F KIE H\nR A PRU - SIL\nR A WAR S A PRU - SIL',
    );
    expect(texts(toldOf(turn, 'SIL'))[0]).toBe(
      'Silesia’s support is cut, and the army in Silesia is dislodged by Prussia.',
    );
    expect(asked(turn, 'SIL').tree).toHaveLength(2);
    const other = turnOf('A A TYR S A BOH - MUN\nA A BOH - MUN\nG A MUN - KIE\nE F KIE H');
    expect(toldOf(other, 'MUN').headline).toBe(
      'Munich bounces off Kiel, 1 against 1, and the army in Munich is dislodged by Bohemia.',
    );
  });

  test('a circle, a swap, a paradox, a lost convoy have headlines of their own', () => {
    const circle = turnOf('T A ANK - CON\nT A CON - SMY\nT A SMY - ANK');
    expect(toldOf(circle, 'ANK').headline).toBe('Ankara moves to Constantinople in a circle.');
    const swap = turnOf('E A NWY - SWE\nR A SWE - NWY\nE F SKA C A NWY - SWE');
    expect(toldOf(swap, 'NWY').headline).toBe('Norway and Sweden change places by convoy.');
    const text = 'E F LON S F WAL - ENG\nE F WAL - ENG\nF A BRE - LON\nF F ENG C A BRE - LON';
    const lost = turnOf(text, 'DATC');
    expect(toldOf(lost, 'ENG').headline).toBe(
      'The Channel fleet’s convoy is disrupted, and the fleet in the English Channel is dislodged by Wales.',
    );
    const pandin = 'G F NTH S F BEL - ENG\nG F BEL - ENG';
    expect(toldOf(turnOf(`${text}\n${pandin}`, 'DPTG'), 'BEL').headline).toBe(
      'Belgium is stopped by a paradox.',
    );
  });

  test('near misses are listed with their rules, and nothing is repeated', () => {
    const turn = turnOf('G A BER - PRU\nG A SIL S A BER - PRU\nR A PRU - SIL');
    const { sentences, nearly } = toldOf(turn, 'BER');
    expect(sentences.map(({ text }) => text)).toContain(
      'Silesia is attacked, but only from Prussia, the space it supports into. Its support is given.',
    );
    expect(nearly.map(({ text }) => text)).toEqual([
      'An attack from Prussia cuts Silesia’s support only by dislodging the army in Silesia.',
    ]);
  });

  test('no unit: no answer; an order for no unit: an answer', () => {
    expect(why(turnOf(CUT), 'POR')).toBeNull();
    const empty = ruled({ position: { units: [] }, orders: [order('E A LON H')] }, '1971');
    expect(toldOf(empty, 'LON').headline).toBe('London’s order is illegal.');
  });
});

/** The ids of a tree in the order of reading, and which of them are shown in full. */
const nodesOf = (nodes: readonly WhyNode[]): readonly WhyNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.premises ?? [])]);

/** Both are true of a move that meets a rival and a unit of its own power: the trace has the one that it finds first. */
const ALIKE: readonly string[] = ['bounces', 'blocked'];

const alike = (one: Fate, other: Fate): boolean =>
  one.by === other.by &&
  one.outcomes.length === other.outcomes.length &&
  one.outcomes.every((outcome, place) => {
    const again = other.outcomes[place] ?? '';
    return outcome === again || (ALIKE.includes(outcome) && ALIKE.includes(again));
  });

test('a ruling without a trace says so', () => {
  const given = turnOf('G A BER - PRU');
  const ruling = adjudicate(given.position, given.orders, given.edition, { trace: false });
  expect(() => why({ ...given, ruling }, 'BER')).toThrow(
    new TypeError('This ruling has no steps: adjudicate the turn with its trace.'),
  );
});

test(
  'the leaves alone give the outcome, in every edition, and the tree is the slice',
  () => {
    const counts = { turns: 0, units: 0, alike: 0, steps: 0, sliced: 0 };
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), (given, id) => {
        const turn = ruled(given, id);
        counts.turns += 1;
        for (const { at } of given.position.units) {
          const unit = spaceOf(at);
          const answer = asked(turn, unit);
          const nodes = nodesOf(answer.tree);
          const full = nodes.filter(({ premises }) => premises !== null).map(({ step }) => step);
          expect(
            [...full].sort((a, b) => a - b),
            'each step in full once',
          ).toEqual(answer.slice);
          const told = texts(whyText(answer, turn, english));
          expect(told.map(faultOf), told.join(' ')).toEqual(told.map(() => null));
          const left = ordersTo(turn, new Set(answer.orders));
          const again = adjudicate(given.position, left, turn.edition, { trace: false });
          const [wanted, got] = [fateOf(turn.ruling, unit), fateOf(again, unit)];
          counts.units += 1;
          counts.steps += turn.ruling.steps.length;
          counts.sliced += answer.slice.length;
          if (sameFate(wanted, got)) continue;
          counts.alike += 1;
          expect(
            alike(wanted, got),
            `${id} ${unit}: ${JSON.stringify([wanted, got])}\n${shortTurn(given)}`,
          ).toBe(true);
        }
      }),
      { seed: 40 + EFFORT, numRuns: longRuns(2500) },
    );
    process.stdout.write(`why: ${JSON.stringify(counts)}\n`);
    expect(counts.alike).toBeLessThanOrEqual(counts.units / 5000);
  },
  240_000 * PATIENCE,
);
