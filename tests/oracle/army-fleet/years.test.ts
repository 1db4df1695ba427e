import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { canBeIn, fleetLocations, spaceOf } from '../../../src/board/board.ts';
import {
  powerNamed,
  readCaseUnit,
} from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import type { CaseUnit } from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import { known } from '../../support/known.ts';
import { PATIENCE, runs } from '../../support/effort.ts';
import { diceOf, ordersFor, randomTurn } from './random.ts';
import type { Dice } from './random.ts';
import { isSea } from './orders.ts';

type Lists = Readonly<Record<string, readonly string[]>>;
interface Moved {
  readonly starved: readonly string[];
  readonly dislodged: Readonly<Record<string, { power: string; retreats: readonly string[] }>>;
  readonly units_after: readonly string[];
}
interface Retreated {
  readonly removed: readonly string[];
  readonly units_after: readonly string[];
}

const unitsIn = (texts: readonly string[]): readonly CaseUnit[] =>
  texts.map((text) => {
    const [name = '', ...words] = text.split(' ');
    const unit = readCaseUnit(known(powerNamed(name)), words.join(' '));
    if (!unit.ok) throw new Error(`${text}: ${unit.error}`);
    return unit.value;
  });

/** `FRANCE AF WES 2` as the lists of a case have it. */
function listed(texts: readonly string[]): Lists {
  const lists: Record<string, string[]> = {};
  for (const text of texts) {
    const [name = '', ...words] = text.split(' ');
    (lists[name] ??= []).push(words.join(' '));
  }
  return lists;
}

const size = (units: readonly CaseUnit[]): number =>
  units.reduce((sum, { aboard }) => sum + (aboard === null ? 1 : 2), 0);

/** One unit in a space, each where its kind can be, and an army aboard only at sea. */
function expectSound(units: readonly CaseUnit[], told: string): void {
  const spaces = units.map(({ at }) => spaceOf(at));
  expect(new Set(spaces).size, told).toBe(spaces.length);
  for (const { kind, at, aboard } of units) {
    if (kind === 'F') expect(fleetLocations(spaceOf(at)), told).toContain(at);
    else expect(canBeIn('A', spaceOf(at)), told).toBe(true);
    if (aboard !== null) expect(isSea(at), told).toBe(true);
  }
}

function play(dice: Dice, told: string): void {
  let texts = randomTurn(dice).units.map(
    ({ power, kind, at, aboard }) =>
      `${power.toUpperCase()} ${aboard === null ? `${kind} ${at}` : `AF ${at} ${String(aboard)}`}`,
  );
  for (let season = 0; season < 8; season += 1) {
    const before = unitsIn(texts);
    const orders = listed(
      ordersFor(before, dice).map(({ power, text }) => `${power.toUpperCase()} ${text}`),
    );
    const movement = { phase: 'movement', orders };
    const ruled = ruleArmyFleetCase({ units: listed(texts), phases: [movement] }, ARMY_FLEET_1984);
    if (!ruled.ok) throw new Error(`${told}: ${ruled.error}`);
    const moved = (ruled.value[0]?.says ?? {}) as unknown as Moved;
    const fallen = Object.entries(moved.dislodged);
    const after = unitsIn(moved.units_after);
    expectSound(after, told);
    const lost = fallen.reduce((sum, [name]) => sum + (name.startsWith('AF') ? 2 : 1), 0);
    expect(size(after) + lost + moved.starved.length, told).toBe(size(before));
    const retreats = listed(
      fallen.flatMap(([name, { power, retreats: open }]) => {
        const to = open[dice(open.length + 1)];
        return to === undefined ? [] : [`${power} ${name} - ${to}`];
      }),
    );
    const both = [movement, { phase: 'retreats', orders: retreats }];
    const again = ruleArmyFleetCase({ units: listed(texts), phases: both }, ARMY_FLEET_1984);
    if (!again.ok) throw new Error(`${told}: ${again.error}`);
    const { removed, units_after: left } = (again.value[1]?.says ?? {}) as unknown as Retreated;
    expectSound(unitsIn(left), told);
    const gone = removed.reduce((sum, name) => sum + (name.includes(' AF ') ? 2 : 1), 0);
    expect(size(unitsIn(left)) + gone, told).toBe(size(after) + lost);
    texts = [...left];
  }
}

test(
  'over four years no unit of the Army/Fleet module appears or disappears without a word',
  () => {
    for (let seed = 0; seed < runs(200); seed += 1) play(diceOf(seed), `seed ${String(seed)}`);
  },
  60_000 * PATIENCE,
);
