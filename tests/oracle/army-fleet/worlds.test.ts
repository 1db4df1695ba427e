import { expect, test } from 'vitest';
import { cyclesOf } from '../../../src/law/cycles.ts';
import type { CycleWithWorlds } from '../../../src/law/cycle-with-worlds.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import type { Turn } from '../../../src/trace/turn.ts';
import { CASES, movementsOf, randomMovement, turnOf } from '../../support/army-fleet.ts';
import type { Movement } from '../../support/army-fleet.ts';
import { runs } from '../../support/effort.ts';
import { divineArmyFleet } from './oracle.ts';
import { diceOf } from './random.ts';

/** The result of the ruling, without its reasons. */
const endOf = ({ orders, dislodged, after }: Turn['ruling']): unknown => [
  orders.map(({ unit, outcome }) => [unit, outcome]),
  dislodged.map(({ unit, by }) => [unit, by]),
  after.units,
];

/** The cycles of a turn; null if the oracle takes too long. */
function compare(movement: Movement, told: string): readonly CycleWithWorlds[] {
  const divined = divineArmyFleet(movement.units, movement.given);
  if (!divined) return [];
  const turn = turnOf(movement);
  const cycles = cyclesOf(turn.position, turn.orders, turn.edition);
  const counted = cycles.map(({ worlds, end }) => `${String(worlds.length)} ${String(end)}`);
  expect(counted.sort(), told).toEqual(divined.cycles);
  const [cycle] = cycles;
  if (cycles.length !== 1 || !cycle) return cycles;
  const ends = cycle.worlds.map(({ ruling }) => endOf(ruling));
  // The ruling is one of the worlds, unless III.h stops a move that only sometimes fails.
  if (cycle.end === 'one' || cycle.end === 'rotates')
    expect(ends, told).toContainEqual(endOf(turn.ruling));
  for (const { ruling, moves } of cycle.worlds)
    for (const { unit, outcome } of ruling.orders)
      if (cycle.core.includes(unit))
        expect(['succeeds', 'aboard'].includes(outcome), told).toBe(moves.includes(unit));
  return cycles;
}

test('the worlds of each cycle are as many as the oracle counts', () => {
  const all = CASES.flatMap((one) =>
    movementsOf(one)
      .filter(({ edition }) => JSON.stringify(edition) === JSON.stringify(ARMY_FLEET_1984))
      .flatMap((movement) => compare(movement, one.id)),
  );
  expect([...new Set(all.map(({ end }) => end))].sort()).toEqual(['holds', 'one', 'rotates']);
  for (let seed = 0; seed < runs(400); seed += 1) {
    const dice = diceOf(seed + 5_000_000);
    compare(randomMovement(seed, dice, ARMY_FLEET_1984), `seed ${String(seed)}`);
  }
});
