import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  powerNamed,
  readCaseUnit,
} from '../../../src/orders/notations/cases/army-fleet/case-units.ts';
import { MODULE_OUTCOMES } from '../../../src/law/army-fleet/rule-movement.ts';
import { PATIENCE, runs } from '../../support/effort.ts';
import { givenOf, ruledAsDivined } from './compare.ts';
import { divineArmyFleet } from './oracle.ts';
import { diceOf, randomTurn, variation } from './random.ts';
import type { RandomTurn } from './random.ts';

type ByPower = Readonly<Record<string, readonly string[]>>;
interface Case {
  readonly units: ByPower;
  readonly phases: readonly { readonly phase: string; readonly orders: ByPower }[];
}

const textsOf = (lists: ByPower) =>
  Object.entries(lists).flatMap(([name, texts]) => {
    const power = powerNamed(name);
    if (!power) throw new Error(name);
    return texts.map((text) => ({ power, text }));
  });

/** The moves of each known case. */
const KNOWN: readonly RandomTurn[] = readFileSync(
  new URL('../../fixtures/army-fleet-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .flatMap((line): readonly RandomTurn[] => {
    const { units, phases } = JSON.parse(line) as Case;
    const [first] = phases;
    if (first?.phase !== 'movement') return [];
    return [
      {
        units: textsOf(units).map(({ power, text }) => {
          const unit = readCaseUnit(power, text);
          if (!unit.ok) throw new Error(unit.error);
          return unit.value;
        }),
        orders: textsOf(first.orders),
      },
    ];
  });

/** The outcomes and the cycles of a turn according to the oracle; the adjudicator must give the same. */
function compare(turn: RandomTurn, told: string): readonly string[] {
  const given = givenOf(turn);
  const divined = divineArmyFleet(turn.units, given);
  if (!divined) return [];
  expect(ruledAsDivined(turn.units, given), `${told}\n${JSON.stringify(turn)}`).toEqual(divined);
  return [
    ...divined.cycles.map((cycle) => cycle.slice(2)),
    ...divined.orders.flatMap((text) => text.split(', ')),
  ];
}

test('the Army/Fleet module and the oracle agree on the known cases', () => {
  const met = new Set(KNOWN.flatMap((turn, place) => compare(turn, `case ${String(place)}`)));
  const all = ['one', 'rotates', 'holds', ...MODULE_OUTCOMES];
  expect(all.filter((each) => !met.has(each))).toEqual([]);
});

test(
  'and on turns like them, and others',
  () => {
    for (let seed = 0; seed < runs(1_200); seed += 1) {
      const dice = diceOf(seed);
      const model = KNOWN[dice(KNOWN.length)];
      const turn = seed % 3 === 0 || !model ? randomTurn(dice) : variation(model, dice);
      compare(turn, `seed ${String(seed)}`);
    }
  },
  60_000 * PATIENCE,
);
