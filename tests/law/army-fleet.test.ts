import { expect, test } from 'vitest';
import type { Position } from '../../src/board/board.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { adjudicateFleets } from '../../src/law/army-fleet/adjudicate.ts';
import {
  ordersOfParts,
  positionOf,
} from '../../src/orders/notations/cases/army-fleet/orders-of-parts.ts';
import type { Order } from '../../src/orders/order.ts';
import { ARMY_FLEET_1984, ARMY_FLEET_OPTIONS } from '../../src/rules/army-fleet.ts';
import type { ArmyFleetChoices, ArmyFleetEdition } from '../../src/rules/edition.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { diceOf, type Dice } from '../oracle/army-fleet/random.ts';
import { randomMovement } from '../support/army-fleet.ts';
import { longRuns, PATIENCE } from '../support/effort.ts';
import { shortTurn, turn } from '../support/short.ts';

/** The ruling, which is the same without a trace, and whose proof is accepted. */
function proved(
  position: Position,
  orders: readonly Order[],
  edition: ArmyFleetEdition = ARMY_FLEET_1984,
): Ruling {
  const told = `${JSON.stringify(edition.armyFleet)}\n${shortTurn({ position, orders })}`;
  const ruling = adjudicateFleets(position, orders, edition, { trace: true });
  const rows = ruling.orders.map((row) => ({ ...row, step: null }));
  const untold = adjudicateFleets(position, orders, edition, { trace: false });
  expect(untold, told).toEqual({ ...ruling, orders: rows, steps: [] });
  expect(checkRuling({ position, orders, edition, ruling }), told).toEqual({ ok: true });
  return ruling;
}

/** Mostly the answers of the module itself. */
function variant(dice: Dice): ArmyFleetEdition {
  const { armyFleet } = ARMY_FLEET_1984;
  const answer = <K extends keyof ArmyFleetChoices>(choice: K): ArmyFleetChoices[K] => {
    const options = ARMY_FLEET_OPTIONS[choice];
    return (dice(4) === 0 ? options[dice(options.length)] : undefined) ?? armyFleet[choice];
  };
  return {
    ...ARMY_FLEET_1984,
    armyFleet: {
      failedFerry: answer('failedFerry'),
      boarding: answer('boarding'),
      circle: answer('circle'),
      rations: answer('rations'),
      unorderedRetreat: answer('unorderedRetreat'),
      rightHand: answer('rightHand'),
      unorderedRemoval: answer('unorderedRemoval'),
    },
  };
}

test(
  'random turns of the Army/Fleet module are proved, in every variant of its choices',
  () => {
    for (let seed = 0; seed < longRuns(20_000); seed += 1) {
      const dice = diceOf(seed + 5_000_000);
      const edition = variant(dice);
      const { units, given } = randomMovement(seed, dice, edition);
      proved(positionOf(units), ordersOfParts(given, units), edition);
    }
  },
  150_000 * PATIENCE,
);

test('A25: a ferried army is aboard the first ferry that survives, whichever is known to first', () => {
  const { position, orders } = turn(`
    E A LON - BEL VIA
    E F ENG C A LON - BEL
    E F NTH C A LON - BEL
    E F NAO - MAO
    E A HOL S A BEL
    G A BEL H
    F F MAO - ENG
    F F BRE S F MAO - ENG`);
  const army = { power: 'England', unit: { kind: 'A', at: 'NAO' } } as const;
  const { after } = proved(
    { units: [...position.units, { power: 'England', kind: 'A', at: 'NAO' }] },
    [...orders, { ...army, type: 'land', to: 'BRE', when: 'after' }],
  );
  expect(after.units).toContainEqual({ power: 'England', kind: 'A', at: 'ENG', moves: 1 });
});

test('of an army with two landing orders neither is followed, and its fleet sails', () => {
  const { position, orders } = turn(`
    F F WES - TYS
    F F LYO H`);
  const army = { power: 'France', unit: { kind: 'A', at: 'WES' } } as const;
  const ruling = proved({ units: [...position.units, { power: 'France', kind: 'A', at: 'WES' }] }, [
    { ...army, type: 'land', to: 'TUN', when: 'first' },
    { ...army, type: 'land', to: 'NAF', when: 'first' },
    ...orders,
  ]);
  expect(ruling.orders.map(({ unit, outcome }) => `${unit} ${outcome}`)).toEqual([
    'LYO holds',
    'WES succeeds',
    'WES/AB ambiguous',
    'WES/AB ambiguous',
  ]);
});
