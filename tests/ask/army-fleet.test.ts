import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Change } from '../../src/ask/change.ts';
import { withChanges } from '../../src/ask/change.ts';
import { fateOf, ordersTo, ruledOf } from '../../src/ask/fate.ts';
import { forcingSet } from '../../src/ask/forcing.ts';
import { isSuccess, smallestChanges } from '../../src/ask/smallest-change.ts';
import { mayBeOrdered, possibleOrders } from '../../src/ask/army-fleet/alternatives.ts';
import { whatIf } from '../../src/ask/what-if.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { why } from '../../src/ask/why.ts';
import { conditionSentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { faultOf } from '../explain/turns.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { CASES, movementsOf, randomMovement, turnOf } from '../support/army-fleet.ts';
import { known } from '../support/known.ts';
import { PATIENCE, runs } from '../support/effort.ts';

const turnOfCase = (id: string, season = 0): Turn => {
  const one = known(CASES.find((each) => each.id === id));
  return turnOf(known(movementsOf(one)[season]));
};

const randomTurnOf = (seed: number): Turn => {
  const dice = diceOf(seed + 91_000_000);
  return turnOf(randomMovement(seed, dice, ARMY_FLEET_1984));
};

const toldOf = (turn: Turn): string =>
  JSON.stringify({
    units: turn.position.units,
    orders: turn.orders.map((one) => formatOrder(one)),
  });

const asked = (turn: Turn, unit: UnitAt): readonly string[] =>
  conditions(turn, unit).map(
    (condition) => `${condition.met ? '✓' : '✗'} ${conditionSentence(condition, turn, english)}`,
  );

const unitsOf = ({ ruling }: Turn): readonly UnitAt[] => [
  ...new Set(ruling.orders.map(({ unit }) => unit)),
];

describe('what an order needs', () => {
  test('an order fails exactly if a condition is not met, in both languages', () => {
    const turns = [
      ...CASES.flatMap((one) => movementsOf(one).map(turnOf)),
      ...Array.from({ length: runs(120) }, (_, seed) => randomTurnOf(seed)),
    ];
    for (const turn of turns)
      for (const ruled of turn.ruling.orders) {
        const list = conditions(turn, ruled.unit, ruled);
        const told = `${toldOf(turn)}\n${ruled.unit} ${ruled.outcome}\n${JSON.stringify(list)}`;
        expect(list.length, told).toBeGreaterThan(0);
        const isMet = list.every(({ met }) => met);
        const dislodged = known(ruledOf(turn, ruled.unit)).dislodged;
        expect(isMet, told).toBe(isSuccess(ruled.outcome, dislodged));
        for (const language of [english, german])
          for (const condition of list) {
            const sentence = conditionSentence(condition, turn, language);
            expect(faultOf(sentence), `${sentence}\n${told}`).toBeNull();
          }
      }
  });
});

/** Everything that a search found. */
function search(turn: Turn, unit: UnitAt, relevant: ReadonlySet<UnitAt> = new Set()) {
  const running = smallestChanges(turn, unit, 'anyone', relevant);
  for (;;) {
    const step = running.next();
    if (step.done) return step.value.found;
  }
}

function succeeds(turn: Turn, unit: UnitAt): boolean {
  const row = known(ruledOf(turn, unit));
  return isSuccess(row.outcome, row.dislodged);
}

const changedTurn = (turn: Turn, changes: readonly Change[]): Turn =>
  whatIf(
    turn,
    changes.map(({ unit, order }) => ({ type: 'order', unit, order })),
  );

describe('what would change it', () => {
  test('both orders of an A/F are changed together', () => {
    // E110: the landing is disrupted. Without Naples' support it is not.
    const turn = turnOfCase('E110');
    const found = search(turn, 'WES/AB' as UnitAt).map((changes) =>
      changes.map(({ order }) => formatOrder(order)).join(', '),
    );
    expect(found).toContain('F NAf H');
  });

  test(
    'every change that is named does change it, and is legal',
    () => {
      let [many, composite] = [0, 0];
      for (let seed = 0; seed < runs(24); seed += 1) {
        const turn = randomTurnOf(seed);
        const unit = known(unitsOf(turn)[seed % unitsOf(turn).length]);
        for (const changes of search(turn, unit)) {
          const told = `${toldOf(turn)}\n${unit}: ${changes.map(({ order }) => formatOrder(order)).join(', ')}`;
          const after = changedTurn(turn, changes);
          expect(after.orders, told).toEqual(withChanges(turn.orders, changes, turn.edition));
          expect(succeeds(after, unit), told).toBe(!succeeds(turn, unit));
          for (const { order } of changes)
            expect(after.ruling.orders.find((row) => row.order === order)?.outcome, told).not.toBe(
              'illegal',
            );
          many += 1;
          if (changes.length > 1) composite += 1;
        }
      }
      expect(many).toBeGreaterThan(0);
      expect(composite).toBeGreaterThan(0);
    },
    60_000 * PATIENCE,
  );
});

describe('what forced the outcome', () => {
  test(
    'nothing that others could be ordered breaks it',
    () => {
      let broken = 0;
      for (let seed = 0; seed < runs(16); seed += 1) {
        const dice = diceOf(seed + 45_000_000);
        const whole = randomTurnOf(seed);
        const turn = few(whole, 5);
        const unit = known(unitsOf(turn)[seed % unitsOf(turn).length]);
        const told = `${toldOf(turn)}\n${unit}`;
        const { holding, strict } = known(forcingSet(turn, unit, 2_000));
        const { position, edition, ruling } = turn;
        const fate = (orders: Turn['orders']) =>
          fateOf(adjudicate(position, orders, edition, { trace: false }), unit);
        const wanted = fateOf(ruling, unit);
        const kept = ordersTo(turn, new Set(holding.units));
        expect(fate(kept), told).toEqual(wanted);
        const bound = ordersTo(turn, new Set(strict.units));
        const free = mayBeOrdered(position).filter((each) => !strict.units.includes(each));
        if (strict.checked !== 'everything') continue;
        for (let luck = 0; luck < 20; luck += 1) {
          const others = free.flatMap((each) => {
            const all = possibleOrders(position, each, edition);
            return all[dice(Math.max(1, all.length))] ?? [];
          });
          expect(
            fate([...bound, ...others]),
            `${told}\n${others.map((one) => formatOrder(one)).join(', ')}`,
          ).toEqual(wanted);
          broken += 1;
        }
      }
      expect(broken).toBeGreaterThan(0);
    },
    60_000 * PATIENCE,
  );
});

/** The turn with its first units alone. */
function few(turn: Turn, many: number): Turn {
  const units = turn.position.units.slice(0, many);
  const spaces = new Set<string>(units.map(({ at }) => at.slice(0, 3)));
  const orders = turn.orders.filter(({ unit }) => spaces.has(unit.at.slice(0, 3)));
  const position = { units };
  return { ...turn, position, orders, ruling: adjudicate(position, orders, turn.edition) };
}

test('why: the orders that an outcome rests on give it by themselves when all others hold', () => {
  let [all, enough] = [0, 0];
  for (let seed = 0; seed < runs(60); seed += 1) {
    const turn = randomTurnOf(seed);
    for (const { unit } of turn.ruling.orders) {
      const { orders } = known(why(turn, unit));
      const left = ordersTo(turn, new Set(orders));
      const again = adjudicate(turn.position, left, turn.edition, { trace: false });
      all += 1;
      if (JSON.stringify(fateOf(again, unit)) === JSON.stringify(fateOf(turn.ruling, unit)))
        enough += 1;
    }
  }
  expect(enough / all).toBeGreaterThan(0.98);
});

test('a fleet with an army aboard is removed with it', () => {
  const turn = turnOfCase('E110');
  const without = whatIf(turn, [{ type: 'remove', unit: 'WES' }]);
  expect(without.position.units.some(({ at }) => at === 'WES')).toBe(false);
  const empty = whatIf(turn, [{ type: 'remove', unit: 'WES/AB' as UnitAt }]);
  expect(empty.position.units.filter(({ at }) => at === 'WES').map(({ kind }) => kind)).toEqual([
    'F',
  ]);
});

test('the conditions of a landing that is disrupted', () => {
  expect(asked(turnOfCase('E110'), 'WES/AB' as UnitAt)).toEqual([
    '✓ The order is legal.',
    '✗ The Tyrrhenian fleet takes the Western Mediterranean with support, so the army of the Western Mediterranean fleet does not land in Tunis.',
    '✓ Tunis is empty.',
  ]);
});
