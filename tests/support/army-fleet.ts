import type { Owners } from '../../src/board/board.ts';
import { readFileSync } from 'node:fs';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import { ruleMovement } from '../../src/law/army-fleet/rule-movement.ts';
import type { GivenParts } from '../../src/law/army-fleet/rule-movement.ts';
import { readCaseOrder } from '../../src/orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../src/orders/notations/cases/army-fleet/case-units.ts';
import {
  powerNamed,
  readCaseUnit,
} from '../../src/orders/notations/cases/army-fleet/case-units.ts';
import {
  caseUnitsOf,
  ordersOfParts,
  positionOf,
} from '../../src/orders/notations/cases/army-fleet/orders-of-parts.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import {
  readCaseRemoval,
  readCaseRetreat,
} from '../../src/orders/notations/cases/army-fleet/later-orders.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import type { Result } from '../../src/result.ts';
import type { ArmyFleetEdition, Edition } from '../../src/rules/edition.ts';
import type { AdjustmentPosition } from '../../src/trace/adjustment-ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../src/trace/phase-turn.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
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
    /** Of adjustments: the centres of each power. */
    readonly owners?: ByPower;
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

function unwrap<T>(read: Result<T, string>): T {
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const unitsOf = (lists: ByPower): readonly CaseUnit[] =>
  textsOf(lists).map(({ power, text }) => {
    const unit = readCaseUnit(power, text);
    if (!unit.ok) throw new Error(unit.error);
    return unit.value;
  });

const givenOf = (
  texts: readonly { readonly power: GivenParts['power']; readonly text: string }[],
): readonly GivenParts[] =>
  texts.map(({ power, text }) => {
    const parts = readCaseOrder(text);
    if (!parts.ok) throw new Error(`${text}: ${parts.error}`);
    return { power, parts: parts.value };
  });

/** A movement phase of a case. */
export interface Movement {
  readonly units: readonly CaseUnit[];
  readonly given: readonly GivenParts[];
  readonly edition: ArmyFleetEdition;
}

/** The movement phases of a case that follow one another from its start. */
export function movementsOf(one: Expected): readonly Movement[] {
  const edition = editionOf(one);
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

function editionOf(one: Expected): ArmyFleetEdition {
  const pick = <T extends object>(choices: T): T => ({
    ...choices,
    ...Object.fromEntries(Object.entries(one.choices ?? {}).filter(([name]) => name in choices)),
  });
  return {
    ...ARMY_FLEET_1984,
    choices: pick(ARMY_FLEET_1984.choices),
    armyFleet: pick(ARMY_FLEET_1984.armyFleet),
  };
}

/** A turn of the module with its ruling and proof. */
export function turnOf({ units, given, edition }: Movement): Turn {
  const position = positionOf(units);
  const orders = ordersOfParts(given, units);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** A retreat or adjustment phase of a case, ruled on from the phases before it. */
export type LaterTurn =
  | { readonly phase: 'retreats'; readonly turn: RetreatTurn }
  | { readonly phase: 'adjustments'; readonly turn: AdjustmentTurn };

/** The later phases of a case, each with its ruling and proof. */
export function laterTurnsOf(one: Expected): readonly LaterTurn[] {
  const edition = editionOf(one);
  let position: RetreatPosition = { ...positionOf(unitsOf(one.units)), dislodged: [] };
  return one.phases.flatMap((phase): readonly LaterTurn[] => {
    const texts = textsOf(phase.orders);
    switch (phase.phase) {
      case 'movement': {
        const given = givenOf(texts);
        const moves = { units: position.units };
        const orders = ordersOfParts(given, caseUnitsOf(moves));
        position = retreatPosition(moves, adjudicate(moves, orders, edition));
        return [];
      }
      case 'retreats': {
        const orders = texts.map(({ power, text }) => unwrap(readCaseRetreat(power, text)));
        const turn = retreatTurn(position, orders, edition);
        position = { ...turn.ruling.after, dislodged: [] };
        return [{ phase: 'retreats', turn }];
      }
      default: {
        const orders = texts.map(({ power, text }) => unwrap(readCaseRemoval(power, text)));
        const owned = textsOf(phase.owners ?? {}).map(({ power, text }) => [text, power]);
        const owners = Object.fromEntries(owned) as Owners;
        const board = { units: position.units, owners, captured: true };
        return [{ phase: 'adjustments', turn: adjustmentTurn(board, orders, edition) }];
      }
    }
  });
}

export const retreatTurn = (
  position: RetreatPosition,
  orders: readonly RetreatPhaseOrder[],
  edition: Edition,
): RetreatTurn => {
  const ruling = adjudicateRetreats(position, orders, edition);
  return { position, orders, edition, ruling };
};

export const adjustmentTurn = (
  position: AdjustmentPosition,
  orders: readonly AdjustmentOrder[],
  edition: Edition,
): AdjustmentTurn => {
  const ruling = adjudicateAdjustments(position, orders, edition);
  return { position, orders, edition, ruling };
};

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
