import type { SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { CENTRES } from '../../board/centres.ts';
import { isBerth } from '../../board/unit-at.ts';
import {
  readCaseRemoval,
  readCaseRetreat,
} from '../../orders/notations/cases/army-fleet/later-orders.ts';
import {
  caseUnitsOf,
  ordersOfParts,
  positionOf,
} from '../../orders/notations/cases/army-fleet/orders-of-parts.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';
import {
  powerNamed,
  readCaseUnit,
  writeCaseUnit,
} from '../../orders/notations/cases/army-fleet/case-units.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import { readWrittenOrder } from '../../orders/notations/cases/army-fleet/written-orders.ts';
import { isRecord, unknownField } from '../../orders/notations/cases/case-line.ts';
import { err, ok, type Result } from '../../result.ts';
import { ARMY_FLEET_CHOICES, ARMY_FLEET_OPTIONS } from '../../rules/army-fleet.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import { CHOICES, optionsOf } from '../../rules/choices.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import { adjudicate } from '../adjudicate.ts';
import { ruleMovement } from './rule-movement.ts';
import type { DislodgedInModule, GivenParts, MovementRuling } from './rule-movement.ts';
import { adjudicateAdjustments } from '../adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../retreats/adjudicate-retreats.ts';

type Json = Readonly<Record<string, unknown>>;

/** A Fall season has at most three phases, and no case is longer than a few years. */
const MOST_PHASES = 64;

const FIELDS = ['id', 'title', 'note', 'cites', 'edition', 'choices', 'units', 'phases'];
const PHASE_FIELDS = ['phase', 'orders', 'owners', 'expect'];

export interface RuledPhase {
  /** The phase as the case format states it. */
  readonly says: Json;
  /** The phase with its proof, made on demand. */
  readonly turn: () => CaseTurn;
}

/** A phase of a case with its ruling and proof. */
export type CaseTurn =
  | { readonly phase: 'movement'; readonly turn: Turn }
  | { readonly phase: 'retreats'; readonly turn: RetreatTurn }
  | { readonly phase: 'adjustments'; readonly turn: AdjustmentTurn };

/**
 * Rules the phases of a case of the Army/Fleet module, each from what the previous one left. Errors: the first thing
 * that cannot be read, with its place.
 */
export function ruleArmyFleetCase(
  fields: Json,
  edition: ArmyFleetEdition,
): Result<readonly RuledPhase[], string> {
  const unknown = unknownField(fields, FIELDS);
  if (unknown !== null) return err(unknown);
  const changed = withChoices(edition, fields['choices'] ?? {});
  if (!changed.ok) return changed;
  const units = readUnits(fields['units']);
  if (!units.ok) return units;
  const phases = fields['phases'];
  if (!Array.isArray(phases)) return err('"phases" must be a list');
  if (phases.length > MOST_PHASES) return err(`more than ${String(MOST_PHASES)} phases`);
  let moment: RetreatPosition = { ...positionOf(units.value), dislodged: [] };
  const ruled: RuledPhase[] = [];
  for (const [place, phase] of phases.entries()) {
    const done = isRecord(phase)
      ? rulePhase(phase, moment, changed.value)
      : err('it must be an object');
    if (!done.ok) return err(`phase ${String(place + 1)}: ${done.error}`);
    moment = done.value.moment;
    const { says, turn } = done.value;
    ruled.push({ says, turn });
  }
  return ok(ruled);
}

/** The edition with different answers to some choices, its own or those of the base game. */
function withChoices(edition: ArmyFleetEdition, value: unknown): Result<ArmyFleetEdition, string> {
  if (!isRecord(value)) return err('"choices" must be an object');
  for (const [name, answer] of Object.entries(value)) {
    const options = answersTo(name);
    if (options === null) return err(`unknown choice "${name.slice(0, 60)}"`);
    if (!options.includes(answer)) return err(`"${name}" must be ${options.join(' or ')}`);
  }
  const pick = <T extends object>(choices: T): T => ({
    ...choices,
    ...Object.fromEntries(Object.entries(value).filter(([name]) => name in choices)),
  });
  return ok({ ...edition, choices: pick(edition.choices), armyFleet: pick(edition.armyFleet) });
}

function answersTo(name: string): readonly unknown[] | null {
  const base = CHOICES.find((choice) => choice === name);
  if (base !== undefined) return optionsOf(base);
  const own = ARMY_FLEET_CHOICES.find((choice) => choice === name);
  return own === undefined ? null : ARMY_FLEET_OPTIONS[own];
}

interface Ruled {
  readonly moment: RetreatPosition;
  readonly says: Json;
  readonly turn: () => CaseTurn;
}

function rulePhase(
  phase: Json,
  moment: RetreatPosition,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const unknown = unknownField(phase, PHASE_FIELDS);
  if (unknown !== null) return err(unknown);
  const texts = textsByPower(phase['orders'] ?? {}, 'orders');
  if (!texts.ok) return texts;
  switch (phase['phase']) {
    case 'movement':
      return movement(texts.value, moment, edition);
    case 'retreats':
      return retreats(texts.value, moment, edition);
    case 'adjustments':
      return adjustments(texts.value, phase['owners'], moment, edition);
    default:
      return err('"phase" must be "movement", "retreats" or "adjustments"');
  }
}

interface OrderText {
  readonly power: Power;
  readonly text: string;
}

function textsByPower(value: unknown, field: string): Result<readonly OrderText[], string> {
  if (!isRecord(value)) return err(`"${field}" must be an object of lists by power`);
  const found: OrderText[] = [];
  for (const [name, list] of Object.entries(value)) {
    const power = powerNamed(name);
    if (!power) return err(`unknown power "${name.slice(0, 60)}" in "${field}"`);
    if (!Array.isArray(list)) return err(`"${field}" of ${name} must be a list of texts`);
    for (const text of list as readonly unknown[]) {
      if (typeof text !== 'string') return err(`"${field}" of ${name} must be a list of texts`);
      found.push({ power, text });
    }
  }
  return ok(found);
}

function readUnits(value: unknown): Result<readonly CaseUnit[], string> {
  const texts = textsByPower(value, 'units');
  if (!texts.ok) return texts;
  const units: CaseUnit[] = [];
  const taken = new Set<SpaceId>();
  for (const { power, text } of texts.value) {
    const unit = readCaseUnit(power, text);
    if (!unit.ok) return err(`unit "${text.slice(0, 60)}": ${unit.error}`);
    const space = spaceOf(unit.value.at);
    if (taken.has(space)) return err(`two units in ${space}`);
    taken.add(space);
    units.push(unit.value);
  }
  return ok(units);
}

/** Reads each text; the first that cannot be read is the error. */
function readAll<T>(
  texts: readonly OrderText[],
  read: (one: OrderText) => Result<T, string>,
): Result<readonly T[], string> {
  const all: T[] = [];
  for (const one of texts) {
    const found = read(one);
    if (!found.ok) return err(`order "${one.text.slice(0, 60)}": ${found.error}`);
    all.push(found.value);
  }
  return ok(all);
}

function movement(
  texts: readonly OrderText[],
  position: RetreatPosition,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const units = caseUnitsOf(position);
  const orders = readAll(texts, ({ power, text }): Result<GivenParts, string> => {
    const parts = readWrittenOrder(text, power, units);
    return parts.ok ? ok({ power, parts: parts.value }) : parts;
  });
  if (!orders.ok) return orders;
  const ruling = ruleMovement(units, orders.value, edition);
  const says = {
    orders: byText(
      texts,
      ruling.orders.map((outcomes) => outcomes.join(', ')),
    ),
    starved: [...ruling.starved].sort(),
    dislodged: Object.fromEntries(ruling.dislodged.map(dislodgedEntry)),
    knots: ruling.cycles.map(cycleEntry),
    units_after: ruling.after.map(writeCaseUnit).sort(),
  };
  const turn = (): CaseTurn => ({
    phase: 'movement',
    turn: turnOf(units, orders.value, edition),
  });
  return ok({ moment: ruling.left, says, turn });
}

function turnOf(
  units: readonly CaseUnit[],
  given: readonly GivenParts[],
  edition: ArmyFleetEdition,
): Turn {
  const position = positionOf(units);
  const orders = ordersOfParts(given, units);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

const byText = (texts: readonly OrderText[], outcomes: readonly string[]): Json =>
  Object.fromEntries(texts.map(({ text }, place) => [text, outcomes[place] ?? '']));

const pieceOf = ({ kind, at, aboard }: CaseUnit): string =>
  `${aboard === null ? kind : 'AF'} ${at}`;

function dislodgedEntry({
  unit,
  by,
  retreats,
  losesArmy,
  displaced,
}: DislodgedInModule): readonly [string, Json] {
  const power = unit.power.toUpperCase();
  return [
    pieceOf(unit),
    {
      power,
      by,
      retreats: [...retreats].sort(),
      ...(losesArmy ? { army: 'lost' } : {}),
      ...(displaced === null ? {} : { displaced }),
    },
  ];
}

function cycleEntry({ core, worlds, how }: MovementRuling['cycles'][number]): Json {
  return { core: core.map(({ kind, at }) => `${kind} ${at}`).sort(), worlds, how };
}

function retreats(
  texts: readonly OrderText[],
  position: RetreatPosition,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const orders = readAll(texts, ({ power, text }) => readCaseRetreat(power, text));
  if (!orders.ok) return orders;
  const ruling = adjudicateRetreats(position, orders.value, edition);
  const { orders: rows, after, steps } = ruling;
  const gone = steps.flatMap(({ fact }): readonly string[] => {
    if (fact.type !== 'disbands' && fact.type !== 'army-lost') return [];
    const retreater = position.dislodged.find(
      ({ unit }) => spaceOf(unit.at) === spaceOf(fact.unit),
    );
    if (!retreater) return [];
    const { unit, aboard } = retreater;
    const piece = isBerth(fact.unit) ? 'A' : aboard ? 'AF' : unit.kind;
    return [`${unit.power.toUpperCase()} ${piece} ${unit.at}`];
  });
  const says = {
    orders: byText(
      texts,
      orders.value.map((order) => {
        const outcome = rows.find((row) => row.order === order)?.outcome ?? 'illegal';
        return outcome === 'collides' || outcome === 'ambiguous' ? 'disbands' : outcome;
      }),
    ),
    removed: [...gone].sort(),
    units_after: caseUnitsOf(after).map(writeCaseUnit).sort(),
  };
  const turn = (): CaseTurn => ({
    phase: 'retreats',
    turn: { position, orders: orders.value, edition, ruling },
  });
  return ok({ moment: { ...after, dislodged: [] }, says, turn });
}

function adjustments(
  texts: readonly OrderText[],
  given: unknown,
  { units }: RetreatPosition,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const owned = textsByPower(given, 'owners');
  if (!owned.ok) return owned;
  const owners: Partial<Record<SpaceId, Power>> = {};
  for (const { power, text } of owned.value) {
    const centre = CENTRES.find((space) => space === text);
    if (!centre) return err(`"owners": no supply centre "${text.slice(0, 60)}"`);
    owners[centre] = power;
  }
  const orders = readAll(texts, ({ power, text }) => readCaseRemoval(power, text));
  if (!orders.ok) return orders;
  const position = { units, owners, captured: true };
  const ruling = adjudicateAdjustments(position, orders.value, edition);
  const removed: Record<string, string[]> = {};
  for (const { power, kind, at } of ruling.removed.units)
    (removed[power.toUpperCase()] ??= []).push(`${kind} ${at}`);
  const says = {
    orders: byText(
      texts,
      orders.value.map(
        (order) => ruling.orders.find((row) => row.order === order)?.outcome ?? 'illegal',
      ),
    ),
    removed,
    units_after: caseUnitsOf(ruling.after).map(writeCaseUnit).sort(),
  };
  const turn = (): CaseTurn => ({
    phase: 'adjustments',
    turn: { position, orders: orders.value, edition, ruling },
  });
  return ok({ moment: { ...ruling.after, dislodged: [] }, says, turn });
}
