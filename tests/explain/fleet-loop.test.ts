import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { fleetCycles } from '../../src/law/army-fleet/worlds.ts';
import { sentence } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { contextOf } from '../../src/explain/messages/context.ts';
import { fleetLoop } from '../../src/explain/messages/army-fleet/fleet-loop.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { isArmyFleet } from '../../src/rules/edition.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import { CASES, movementsOf, randomMovement, turnOf } from '../support/army-fleet.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';

/** The sentences of the cycles of a turn. */
const told = (turn: Turn) =>
  turn.ruling.steps
    .filter(({ fact }) => fact.type === 'cycle')
    .map((step) => [english, german].map((language) => sentence(step, turn, language)));

test('who waits for whom is told all the way round', () => {
  const all = ['circular-case', 'either-or'].flatMap((name) => {
    const file = join(import.meta.dirname, `../../scenarios/army-fleet/${name}.yaml`);
    const loaded = loadScenario(readFileSync(file, 'utf8'), `army-fleet/${name}.yaml`);
    if (!loaded.ok) throw new Error(name);
    const { position, orders } = loaded.value;
    const ruling = adjudicate(position, orders, ARMY_FLEET_1984);
    return told({ position, orders, edition: ARMY_FLEET_1984, ruling });
  });
  expect(all).toEqual([
    [
      'The Gulf of Lyon fleet and the Western Mediterranean fleet wait for one another: if the Gulf of Lyon fleet succeeds, the Western Mediterranean fleet succeeds, so the Gulf of Lyon fleet fails. If the Gulf of Lyon fleet fails, all of this turns round. So no outcome fits the orders. Such orders cannot be adjudicated: all units concerned hold.',
      'Die Flotten im Golf von Lyon und im Westlichen Mittelmeer warten aufeinander: Gelingt der Zug der Flotte im Golf von Lyon, so gelingt der Zug der Flotte im Westlichen Mittelmeer, also scheitert der Zug der Flotte im Golf von Lyon. Scheitert der Zug der Flotte im Golf von Lyon, so kehrt sich all das um. Kein Ausgang passt zu den Befehlen. Über solche Befehle lässt sich nicht entscheiden: Alle betroffenen Einheiten halten.',
    ],
    [
      'The Tyrrhenian fleet and the army aboard the Western Mediterranean fleet wait for one another: if the Tyrrhenian fleet succeeds, the army aboard the Western Mediterranean fleet fails, so the Tyrrhenian fleet succeeds. If the Tyrrhenian fleet fails, all of this turns round. So two outcomes fit the orders. Such orders cannot be adjudicated: all units concerned hold.',
      'Die Flotte im Tyrrhenischen Meer und die Armee an Bord im Westlichen Mittelmeer warten aufeinander: Gelingt der Zug der Flotte im Tyrrhenischen Meer, so scheitert der Zug der Armee an Bord im Westlichen Mittelmeer, also gelingt der Zug der Flotte im Tyrrhenischen Meer. Scheitert der Zug der Flotte im Tyrrhenischen Meer, so kehrt sich all das um. Zwei Ausgänge passen zu den Befehlen. Über solche Befehle lässt sich nicht entscheiden: Alle betroffenen Einheiten halten.',
    ],
  ]);
});

/** Compares the way round a turn's first cycle with what the adjudicator finds by trying; whether there is one. */
function compares(turn: Turn): boolean {
  const step = turn.ruling.steps.find(({ fact }) => fact.type === 'cycle');
  if (step?.fact.type !== 'cycle' || step.fact.end !== 'holds') return false;
  if (!isArmyFleet(turn.edition)) return false;
  const loop = fleetLoop(step.fact, contextOf(step, turn));
  if (!loop) return false;
  const name = shortTurn(turn);
  const [cycle] = fleetCycles(turn.position, turn.orders, turn.edition);
  expect(cycle?.worlds.length, name).toBe(step.fact.outcomes);
  expect(loop.returns ? 2 : 0, name).toBe(step.fact.outcomes);
  const { core } = step.fact;
  const moving = (yes: boolean): string =>
    loop.parts
      .filter((part) => !part.landing && part.yes === yes)
      .map(({ unit }) => unit.at)
      .sort()
      .join();
  const worlds = cycle?.worlds.map(({ moves }) =>
    moves
      .filter((unit) => core.includes(unit))
      .sort()
      .join(),
  );
  expect(worlds?.toSorted(), name).toEqual(
    loop.returns ? [moving(true), moving(false)].sort() : [],
  );
  return true;
}

test(
  'the way round is as the worlds of the cycle show it',
  () => {
    let seen = 0;
    for (const one of CASES)
      for (const each of movementsOf(one)) seen += compares(turnOf(each)) ? 1 : 0;
    const dice = diceOf(1901 + EFFORT);
    for (let seed = 0; seed < runs(20_000); seed += 1)
      seen += compares(turnOf(randomMovement(seed, dice, ARMY_FLEET_1984))) ? 1 : 0;
    expect(seen).toBeGreaterThan(10);
  },
  60_000 * PATIENCE,
);
