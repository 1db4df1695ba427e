import { expect, test } from 'vitest';
import { adjudicateArmyFleet } from '../../src/adjudicator/army-fleet/adjudicate-army-fleet.ts';
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
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { diceOf, type Dice } from '../oracle/army-fleet/random.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { CASES, movementsOf, randomMovement } from '../support/army-fleet.ts';
import { PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';

/** The law rules as the adjudicator does, and its proof is accepted. */
function compare(position: Position, orders: readonly Order[], edition: ArmyFleetEdition): void {
  const told = `${JSON.stringify(edition.armyFleet)}\n${shortTurn({ position, orders })}`;
  const ruling = adjudicateFleets(position, orders, edition, true);
  const old = adjudicateArmyFleet(position, orders, edition, true);
  const rows = ruling.orders.map((row) => ({ ...row, step: null }));
  expect(rows, told).toEqual(old.orders.map((row) => ({ ...row, step: null })));
  expect({ ...ruling, orders: [], steps: [] }, told).toEqual({ ...old, orders: [], steps: [] });
  const untold = adjudicateFleets(position, orders, edition, false);
  expect(untold, told).toEqual({ ...ruling, orders: rows, steps: [] });
  expect(checkRuling({ position, orders, edition, ruling }), told).toEqual({ ok: true });
}

test('the law rules every case of the Army/Fleet module as the adjudicator does', () => {
  for (const one of CASES)
    for (const { units, given, edition } of movementsOf(one))
      compare(positionOf(units), ordersOfParts(given, units), edition);
});

test('and every scenario', () => {
  for (const { file, text } of SCENARIO_FILES) {
    const loaded = loadScenario(text, file);
    if (!loaded.ok) throw new Error(file);
    compare(loaded.value.position, loaded.value.orders, ARMY_FLEET_1984);
  }
});

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
  'and random turns, in every variant of its choices',
  () => {
    for (let seed = 0; seed < runs(20_000); seed += 1) {
      const dice = diceOf(seed + 5_000_000);
      const edition = variant(dice);
      const { units, given } = randomMovement(seed, dice, edition);
      compare(positionOf(units), ordersOfParts(given, units), edition);
    }
  },
  150_000 * PATIENCE,
);
