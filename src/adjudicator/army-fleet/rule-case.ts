import type { SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import { readCaseOrder } from '../../orders/notations/cases/army-fleet/case-orders.ts';
import {
  isLocation,
  powerNamed,
  readCaseUnit,
  writeCaseUnit,
} from '../../orders/notations/cases/army-fleet/case-units.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import { isRecord } from '../../orders/notations/cases/case-line.ts';
import {
  ordersOfParts,
  positionOf,
} from '../../orders/notations/cases/army-fleet/orders-of-parts.ts';
import { err, ok, type Result } from '../../result.ts';
import { ARMY_FLEET_CHOICES, ARMY_FLEET_OPTIONS } from '../../rules/army-fleet.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import { CHOICES, optionsOf } from '../../rules/choices.ts';
import type { Turn } from '../../trace/turn.ts';
import { adjudicate } from '../adjudicate.ts';
import { ruleMovement } from './rule-movement.ts';
import type { Fallen, Given, MovementRuling } from './rule-movement.ts';
import { ruleRemovals } from './rule-removals.ts';
import type { GivenRemoval } from './rule-removals.ts';
import { ruleRetreats } from './rule-retreats.ts';
import type { GivenRetreat } from './rule-retreats.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the game holds between two phases. */
interface Moment {
  readonly units: readonly CaseUnit[];
  readonly dislodged: readonly Fallen[];
}

/** A season of Fall ends in at most three phases, and no case is longer than a few years. */
const MOST_PHASES = 64;

export interface RuledPhase {
  /** What the case format states of it. */
  readonly says: Json;
  /** The moves with their proof; null for any other phase. Made when it is asked for. */
  readonly turn: (() => Turn) | null;
}

/**
 * Rules the phases of a case of the Army/Fleet module, each from what the one before left. Errors: the first thing that cannot
 * be read, with the place where it stands.
 */
export function ruleArmyFleetCase(
  fields: Json,
  edition: ArmyFleetEdition,
): Result<readonly RuledPhase[], string> {
  const changed = withChoices(edition, fields['choices'] ?? {});
  if (!changed.ok) return changed;
  const units = readUnits(fields['units']);
  if (!units.ok) return units;
  const phases = fields['phases'];
  if (!Array.isArray(phases)) return err('"phases" must be a list');
  if (phases.length > MOST_PHASES) return err(`more than ${String(MOST_PHASES)} phases`);
  let moment: Moment = { units: units.value, dislodged: [] };
  const ruled: RuledPhase[] = [];
  for (const [place, phase] of phases.entries()) {
    const done = isRecord(phase)
      ? rulePhase(phase, moment, changed.value)
      : err('it must be an object');
    if (!done.ok) return err(`phase ${String(place + 1)}: ${done.error}`);
    moment = done.value.moment;
    const { says, turn = null } = done.value;
    ruled.push({ says, turn });
  }
  return ok(ruled);
}

/** The edition with other answers to some choices, its own or those of the base game. */
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
  readonly moment: Moment;
  readonly says: Json;
  readonly turn?: () => Turn;
}

function rulePhase(phase: Json, moment: Moment, edition: ArmyFleetEdition): Result<Ruled, string> {
  const texts = textsByPower(phase['orders'] ?? {}, 'orders');
  if (!texts.ok) return texts;
  switch (phase['phase']) {
    case 'movement':
      return movement(texts.value, moment, edition);
    case 'retreats':
      return retreats(texts.value, moment);
    case 'adjustments':
      return adjustments(texts.value, phase['owners'], moment, edition);
    default:
      return err('"phase" must be "movement", "retreats" or "adjustments"');
  }
}

interface Text {
  readonly power: Power;
  readonly text: string;
}

function textsByPower(value: unknown, field: string): Result<readonly Text[], string> {
  if (!isRecord(value)) return err(`"${field}" must be an object of lists by power`);
  const found: Text[] = [];
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
  texts: readonly Text[],
  read: (one: Text) => Result<T, string>,
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
  texts: readonly Text[],
  { units }: Moment,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const orders = readAll(texts, ({ power, text }): Result<Given, string> => {
    const parts = readCaseOrder(text);
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
    dislodged: Object.fromEntries(ruling.dislodged.map(tellFallen)),
    knots: ruling.cycles.map(tellCycle),
    units_after: ruling.after.map(writeCaseUnit).sort(),
  };
  const turn = (): Turn => turnOf(units, orders.value, edition);
  return ok({ moment: { units: ruling.after, dislodged: ruling.dislodged }, says, turn });
}

function turnOf(
  units: readonly CaseUnit[],
  given: readonly Given[],
  edition: ArmyFleetEdition,
): Turn {
  const position = positionOf(units);
  const orders = ordersOfParts(given, units);
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

const byText = (texts: readonly Text[], outcomes: readonly string[]): Json =>
  Object.fromEntries(texts.map(({ text }, place) => [text, outcomes[place] ?? '']));

const pieceOf = ({ kind, at, aboard }: CaseUnit): string =>
  `${aboard === null ? kind : 'AF'} ${at}`;

function tellFallen({ unit, by, retreats, losesArmy, displaced }: Fallen): readonly [string, Json] {
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

function tellCycle({ core, worlds, how }: MovementRuling['cycles'][number]): Json {
  return { core: core.map(({ kind, at }) => `${kind} ${at}`).sort(), worlds, how };
}

function retreats(texts: readonly Text[], { units, dislodged }: Moment): Result<Ruled, string> {
  const orders = readAll(texts, readRetreat);
  if (!orders.ok) return orders;
  const ruling = ruleRetreats(units, dislodged, orders.value);
  const says = {
    orders: byText(texts, ruling.orders),
    removed: ruling.removed.map((unit) => `${unit.power.toUpperCase()} ${pieceOf(unit)}`).sort(),
    units_after: ruling.after.map(writeCaseUnit).sort(),
  };
  return ok({ moment: { units: ruling.after, dislodged: [] }, says });
}

function readRetreat({ power, text }: Text): Result<GivenRetreat, string> {
  const [, from = '', to] =
    /^(?:A|F|AF) ([A-Z]{3}(?:\/[A-Z]C)?) (?:- ([A-Z]{3}(?:\/[A-Z]C)?)|D)$/.exec(text) ?? [];
  if (!isLocation(from) || (to !== undefined && !isLocation(to)))
    return err('expected "F LOC - LOC" or "F LOC D"');
  return ok({ power, at: spaceOf(from), to: to ?? null });
}

function adjustments(
  texts: readonly Text[],
  owners: unknown,
  { units }: Moment,
  edition: ArmyFleetEdition,
): Result<Ruled, string> {
  const owned = textsByPower(owners, 'owners');
  if (!owned.ok) return owned;
  const centres = new Map<Power, number>(units.map(({ power }) => [power, 0]));
  for (const { power } of owned.value) centres.set(power, (centres.get(power) ?? 0) + 1);
  const orders = readAll(texts, readRemoval);
  if (!orders.ok) return orders;
  const ruling = ruleRemovals(units, centres, orders.value, edition);
  const says = {
    orders: byText(texts, ruling.orders),
    removed: Object.fromEntries(
      [...ruling.removed].map(([power, gone]) => [
        power.toUpperCase(),
        gone.map(({ kind, at }) => `${kind} ${at}`),
      ]),
    ),
    units_after: ruling.after.map(writeCaseUnit).sort(),
  };
  return ok({ moment: { units: ruling.after, dislodged: [] }, says });
}

function readRemoval({ power, text }: Text): Result<GivenRemoval, string> {
  const [, kind, at = ''] = /^REMOVE (A|F|AF) ([A-Z]{3}(?:\/[A-Z]C)?)$/.exec(text) ?? [];
  if (kind === undefined || !isLocation(at))
    return err('expected "REMOVE A LOC" or "REMOVE F LOC"');
  const space = spaceOf(at);
  return ok({ power, at: space, aboard: kind === 'A' && SPACES[space].kind === 'sea' });
}
