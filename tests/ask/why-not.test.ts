import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { conditionSentence } from '../../src/explain/in-words.ts';
import type { ConditionKind } from '../../src/ask/condition.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { FactOf, UnitAt } from '../../src/trace/fact.ts';
import type { RuledOrder } from '../../src/trace/ruling.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { choices, turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';
import { faultOf, inSomeEditions, ruled, turnOf } from '../explain/turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

const told = (turn: Turn, unit: UnitAt): readonly string[] =>
  conditions(turn, unit).map(
    (condition) => `${condition.met ? '✓' : '✗'} ${conditionSentence(condition, turn, english)}`,
  );

describe('the conditions of an order', () => {
  test('a move: the unit there, each rival', () => {
    const turn = turnOf(`
      G A BER - SIL
      G A MUN S A BER - SIL
      R A SIL H
      R A WAR - SIL
      A A BOH - SIL
      A A GAL S A BOH - SIL`);
    expect(told(turn, 'BER')).toEqual([
      '✓ The order is legal.',
      '✓ Berlin is stronger than the army in Silesia, 2 against 1.',
      '✗ Berlin is not stronger than Bohemia, which is ordered there too, 2 against 2.',
      '✓ Berlin is stronger than Warsaw, which is ordered there too, 2 against 1.',
    ]);
    expect(told(turn, 'SIL')).toEqual([
      '✓ The order is legal.',
      '✓ Berlin attacks the army in Silesia and is stronger, 2 against 1, but a rival keeps it out.',
      '✓ Bohemia attacks the army in Silesia and is stronger, 2 against 1, but a rival keeps it out.',
      '✓ Warsaw cannot dislodge the army in Silesia, which is of its own power.',
    ]);
  });

  test('a move that meets another, or a unit of its own power, or no unit', () => {
    const turn = turnOf(`
      G A BER - PRU
      R A PRU - BER
      R A WAR S A PRU - BER
      G A SIL S A BER - PRU
      R A BUD - SER
      R A SER H
      I F NAP - ION
      I F ION - TYS`);
    expect(told(turn, 'PRU')).toEqual([
      '✓ The order is legal.',
      '✗ Prussia is not stronger than Berlin, which comes the other way, 1 against 2.',
    ]);
    expect(told(turn, 'BUD')[1]).toBe(
      '✗ Budapest cannot enter Serbia: the army there is Russian too and does not leave.',
    );
    expect(told(turn, 'NAP')[1]).toBe(
      '✓ The fleet in the Ionian Sea is of the same power and leaves.',
    );
    expect(told(turn, 'ION')[1]).toBe('✓ The Tyrrhenian Sea is empty.');
  });

  test('supports that cannot help to dislodge are named', () => {
    const turn = turnOf('A A BOH - MUN\nG A KIE S A BOH - MUN\nG A MUN H');
    expect(told(turn, 'BOH')[1]).toBe(
      '✗ Bohemia is not stronger than the army in Munich, 1 against 1. Kiel’s support does not count, because no power can help to dislodge a unit of its own.',
    );
  });

  test('a convoyed army: a route ordered, a route available, then what any move needs', () => {
    const text = 'E A LON - BEL\nE F NTH C A LON - BEL\nF F HOL - NTH';
    expect(told(turnOf(text), 'LON')).toEqual([
      '✓ The order is legal.',
      '✓ Fleets are ordered to make a route for the army.',
      '✓ The convoy of the North Sea fleet is available, so the army in London can cross to Belgium.',
      '✓ Belgium is empty.',
    ]);
    const broken = turnOf(`${text}\nF F HEL S F HOL - NTH`);
    expect(told(broken, 'LON')[2]).toBe(
      '✗ The army stays in London: its convoy is disrupted in the North Sea.',
    );
    expect(told(broken, 'NTH').at(-1)).toBe(
      '✗ Holland attacks and dislodges the fleet in the North Sea, 2 against 1.',
    );
    expect(told(turnOf('E A LON - BEL\nE F NTH H'), 'LON').at(-1)).toBe(
      '✗ No route of fleets is ordered to carry the army from London to Belgium, so it stays and has no effect.',
    );
  });

  test('a support: what it refers to, and every attack with what excuses it', () => {
    const turn = turnOf(`
      G A BER - PRU
      G A SIL S A BER - PRU
      R A PRU - SIL
      G A MUN - SIL
      A A BOH - SIL`);
    expect(told(turn, 'SIL')).toEqual([
      '✓ The order is legal.',
      '✓ Berlin is ordered to Prussia, as this support says.',
      '✗ Bohemia attacks Silesia, and that cuts the support.',
      '✓ Munich’s attack does not cut the support: Munich is of its own power.',
      '✓ Prussia’s attack does not cut the support: Prussia is where the support is aimed, and only dislodging its unit would cut it.',
    ]);
    expect(told(turnOf('G A SIL S A BER - PRU\nG A BER H'), 'SIL').at(-1)).toBe(
      '✗ Silesia supports a move from Berlin to Prussia, but Berlin is not ordered to move. The support has no effect.',
    );
  });

  test('for orders that are not followed, that is the only condition', () => {
    expect(told(turnOf('G A BER - TUN'), 'BER')).toEqual([
      '✗ The army in Berlin is ordered to Tunis, but no route of fleets at sea could carry the army there. The army holds instead.',
    ]);
    const several = turnOf('G A BER - PRU\nG A BER - SIL');
    expect(told(several, 'BER').at(-1)).toBe(
      '✗ The unit was given two different orders, so it follows none of them.',
    );
    expect(conditions(several, 'LON')).toEqual([]);
  });

  test('a unit without an order must not be dislodged, and that is all', () => {
    expect(told(turnOf('E A LON\nE F NTH'), 'LON')).toEqual([
      '✓ No one attacks the army in London.',
    ]);
  });
});

/** An order fails: what it asked for did not happen. */
const fails = ({ outcome, dislodged }: RuledOrder): boolean => {
  if (outcome === 'holds') return dislodged;
  return outcome !== 'succeeds' && outcome !== 'given' && outcome !== 'available';
};

/**
 * The numbers that the trace has for a bounce, where they are exact, and whether it was known at that step which unit
 * stays in the way.
 */
function bounce(fact: FactOf<'move-bounces'>, turn: Turn) {
  const step = turn.ruling.steps.find((one) => one.fact === fact);
  const facts = step?.because.flatMap((id) => turn.ruling.steps[id]?.fact ?? []) ?? [];
  const isExact = facts.every((one) => !('bound' in one) || one.bound === 'exactly');
  const isReduced = facts.some((one) => one.type === 'attack');
  return isExact ? { numbers: [fact.attack, fact.by.strength], isReduced } : null;
}

describe('a condition is unmet exactly when the order fails', () => {
  const met = new Map<string, number>();
  const counts = { turns: 0, orders: 0, fail: 0, numbers: 0 };

  /** Checks every order of a turn, with and without its trace; counts. */
  function examine(turn: Turn): void {
    counts.turns += 1;
    const untraced = { ...turn.ruling, steps: [] };
    const short = shortTurn(turn);
    for (const row of turn.ruling.orders) {
      const list = conditions(turn, row.unit, row);
      const message = `${turn.edition.id} ${row.unit} ${row.outcome}\n${short}`;
      expect(
        list.some((condition) => !condition.met),
        message,
      ).toBe(fails(row));
      counts.orders += 1;
      if (fails(row)) counts.fail += 1;
      for (const condition of list) {
        const key = `${condition.kind} ${String(condition.met)}`;
        met.set(key, (met.get(key) ?? 0) + 1);
        expect(faultOf(conditionSentence(condition, turn, english)), message).toBeNull();
      }
      const fact = row.step === null ? undefined : turn.ruling.steps[row.step]?.fact;
      const traced = fact?.type === 'move-bounces' ? bounce(fact, turn) : null;
      if (fact?.type === 'move-bounces' && traced) {
        counts.numbers += 1;
        const same = list.find(
          (one) => one.kind === 'beats' && one.role === fact.by.role && one.other === fact.by.unit,
        );
        if (same?.kind !== 'beats') throw new Error(`no such condition: ${message}`);
        // A trace may settle a bounce before it is known that the unit there stays: then with all supports.
        const { value, uncounted } = same.attack;
        const early = traced.isReduced ? 0 : uncounted.length;
        expect([value + early, same.against.value], message).toEqual(traced.numbers);
      }
      const bare = conditions({ ...turn, ruling: untraced }, row.unit, { ...row, step: null });
      expect(
        bare.some((condition) => !condition.met),
        message,
      ).toBe(fails(row));
    }
  }

  test('in every scenario under its edition and others', () => {
    for (const [index, scenario] of SCENARIOS.entries())
      inSomeEditions(scenario, index).forEach(examine);
    expect(counts.turns).toBeGreaterThan(EFFORT >= 1 ? 1000 : 300);
  });

  test(
    'in random turns, by every edition and any mixture of choices',
    () => {
      fc.assert(
        fc.property(turns, fc.constantFrom(...EDITION_IDS), choices, (given, id, mixture) => {
          examine(ruled(given, id));
          const edition = { ...EDITIONS.DATC, choices: mixture };
          const ruling = adjudicate(given.position, given.orders, edition);
          examine({ ...given, edition, ruling });
        }),
        { seed: 42 + EFFORT, numRuns: runs(1500) },
      );
      process.stdout.write(
        `why not: ${JSON.stringify(counts)} ${JSON.stringify(Object.fromEntries([...met].sort()))}\n`,
      );
      const always = ['free', 'unattacked', 'circle'].map((kind) => `${kind} false`);
      const kinds: readonly ConditionKind[] = [
        ...(['legal', 'one-meaning', 'matches', 'path', 'own-unit', 'free', 'beats'] as const),
        ...(['uncut', 'withstands', 'unattacked', 'circle', 'paradox'] as const),
      ];
      const wanted = kinds
        .flatMap((kind) => [`${kind} true`, `${kind} false`])
        .filter((key) => !always.includes(key) && key !== 'paradox true');
      if (EFFORT >= 1)
        expect([...met.keys()].sort(), 'each kind was there, met and not').toEqual(wanted.sort());
    },
    240_000 * PATIENCE,
  );
});
