import { readFileSync } from 'node:fs';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import '../../src/explain/languages/army-fleet/load.ts';
import { ruleMovement } from '../../src/adjudicator/army-fleet/rule-movement.ts';
import type { Given } from '../../src/adjudicator/army-fleet/rule-movement.ts';
import { readCaseOrder } from '../../src/orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../src/orders/notations/cases/army-fleet/case-units.ts';
import {
  powerNamed,
  readCaseUnit,
} from '../../src/orders/notations/cases/army-fleet/case-units.ts';
import {
  ordersOfParts,
  positionOf,
} from '../../src/orders/notations/cases/army-fleet/orders-of-parts.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import type { ArmyFleetEdition } from '../../src/rules/edition.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { randomTurn, variation } from '../oracle/army-fleet/random.ts';
import type { Dice, RandomTurn } from '../oracle/army-fleet/random.ts';

type ByPower = Readonly<Record<string, readonly string[]>>;

/** A case of the module, with what the rules say of each of its phases. */
export interface Expected {
  readonly id: string;
  readonly title: string;
  readonly units: ByPower;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly phases: readonly {
    readonly phase: string;
    readonly orders: ByPower;
    readonly expect: unknown;
  }[];
}

export const CASES: readonly Expected[] = readFileSync(
  new URL('../fixtures/army-fleet-cases.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Expected);

function textsOf(lists: ByPower) {
  return Object.entries(lists).flatMap(([name, texts]) => {
    const power = powerNamed(name);
    if (!power) throw new Error(name);
    return texts.map((text) => ({ power, text }));
  });
}

const unitsOf = (lists: ByPower): readonly CaseUnit[] =>
  textsOf(lists).map(({ power, text }) => {
    const unit = readCaseUnit(power, text);
    if (!unit.ok) throw new Error(unit.error);
    return unit.value;
  });

const givenOf = (
  texts: readonly { readonly power: Given['power']; readonly text: string }[],
): readonly Given[] =>
  texts.map(({ power, text }) => {
    const parts = readCaseOrder(text);
    if (!parts.ok) throw new Error(`${text}: ${parts.error}`);
    return { power, parts: parts.value };
  });

/** A movement phase of a case. */
export interface Movement {
  readonly units: readonly CaseUnit[];
  readonly given: readonly Given[];
  readonly edition: ArmyFleetEdition;
}

/** The movement phases of a case that follow one another from its start. */
export function movementsOf(one: Expected): readonly Movement[] {
  const pick = <T extends object>(choices: T): T => ({
    ...choices,
    ...Object.fromEntries(Object.entries(one.choices ?? {}).filter(([name]) => name in choices)),
  });
  const edition = {
    ...ARMY_FLEET_1984,
    choices: pick(ARMY_FLEET_1984.choices),
    armyFleet: pick(ARMY_FLEET_1984.armyFleet),
  };
  const found: Movement[] = [];
  let units = unitsOf(one.units);
  for (const { phase, orders } of one.phases) {
    if (phase !== 'movement') break;
    const given = givenOf(textsOf(orders));
    found.push({ units, given, edition });
    units = ruleMovement(units, given, edition).after;
  }
  return found;
}

/** A turn of the module with its ruling and proof. */
export function turnOf({ units, given, edition }: Movement): Turn {
  const position = positionOf(units);
  const orders = ordersOfParts(given, units);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** The moves of each case. */
const KNOWN: readonly RandomTurn[] = CASES.flatMap((one): readonly RandomTurn[] => {
  const [first] = one.phases;
  if (first?.phase !== 'movement') return [];
  return [{ units: unitsOf(one.units), orders: textsOf(first.orders) }];
});

/** A random movement phase: near a known one, or of units that crowd round two seas. */
export function randomMovement(seed: number, dice: Dice, edition: ArmyFleetEdition): Movement {
  const model = KNOWN[dice(KNOWN.length)];
  const turn = seed % 3 === 0 || !model ? randomTurn(dice) : variation(model, dice);
  return { units: turn.units, given: givenOf(turn.orders), edition };
}
