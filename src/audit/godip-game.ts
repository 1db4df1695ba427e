import { type Board, type Location, type Position, spaceOf, type Unit } from '../board/board.ts';
import { formatLocation, lookUpLocation } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { err, ok, type Result } from '../result.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { RetreatPosition } from '../trace/retreat-ruling.ts';

/** A phase of a game that godip records (`PHASE 1901 Spring Movement`), with the units before it. */
interface RecordedPhase {
  readonly line: number;
  readonly date: string;
  readonly type: 'Movement' | 'Retreat' | 'Adjustment';
  readonly units: readonly Unit[];
  readonly dislodged: readonly Unit[];
  readonly owners: Readonly<Partial<Record<string, Power>>>;
  /** `lon move nth`. */
  readonly orders: readonly string[];
}

/** A phase after which the units are elsewhere than the record has them. */
export interface ReplayedDifference {
  readonly line: number;
  readonly date: string;
  /** Units that only the record has, and that only the ruling has. */
  readonly recorded: readonly string[];
  readonly ruled: readonly string[];
}

/** A recorded game, ruled again phase by phase: each from the units that the record has before it. */
export interface Replayed {
  readonly phases: number;
  readonly differences: readonly ReplayedDifference[];
}

interface GameLineProblem {
  readonly line: number;
  readonly message: string;
}

/** The editions of the DATC, by which the programs rule that play these games. */
const { DATC } = EDITIONS;

/** Rules a game of a board again that godip records. Errors: lines that cannot be read, or that have names of another board. */
export function replayGodip(
  text: string,
  board: Board,
): Result<Replayed, readonly GameLineProblem[]> {
  const read = readPhases(text, board);
  if (!read.ok) return read;
  const phases = read.value;
  let retreats: RetreatPosition | null = null;
  const differences: ReplayedDifference[] = [];
  for (const [place, phase] of phases.entries()) {
    const next = phases[place + 1];
    const ruled = rule(phase, board, retreats);
    retreats = ruled.retreats;
    if (!next) break;
    const told = (units: readonly Unit[]): readonly string[] =>
      units.map((unit) => said(unit, board));
    const missing = told(
      next.units.filter((one) => !ruled.after.some((unit) => isSame(one, unit))),
    );
    const more = told(ruled.after.filter((unit) => !next.units.some((one) => isSame(one, unit))));
    if (missing.length + more.length > 0)
      differences.push({ line: phase.line, date: phase.date, recorded: missing, ruled: more });
  }
  return ok({ phases: Math.max(0, phases.length - 1), differences });
}

/** A record may leave out the coast of a fleet. */
const isSame = (recorded: Unit, { power, kind, at }: Unit): boolean =>
  recorded.power === power &&
  recorded.kind === kind &&
  (recorded.at === at || recorded.at === spaceOf(at));

const said = ({ power, kind, at }: Unit, board: Board): string =>
  `${power} ${kind} ${formatLocation(at, board)}`;

/** Rules one phase. `before`: what a movement phase before it left to retreat. */
function rule(
  phase: RecordedPhase,
  board: Board,
  before: RetreatPosition | null,
): { readonly after: readonly Unit[]; readonly retreats: RetreatPosition | null } {
  const { type, units, dislodged, orders } = phase;
  const own = board.id === 'standard' ? {} : { board };
  switch (type) {
    case 'Movement': {
      const position: Position = { ...own, units };
      const given = orders.flatMap((order) => movementOrder(order, units, board) ?? []);
      const ruling = adjudicate(position, given, DATC, { trace: false });
      return { after: ruling.after.units, retreats: retreatPosition(position, ruling) };
    }
    case 'Retreat': {
      const position = before ?? { ...own, units, dislodged: [] };
      const given = orders.flatMap((order) => retreatOrder(order, dislodged, board) ?? []);
      return { after: adjudicateRetreats(position, given, DATC).after.units, retreats: null };
    }
    case 'Adjustment': {
      const position = { ...own, units, owners: phase.owners, captured: true };
      const given = orders.flatMap((order) => adjustmentOrder(order, phase, board) ?? []);
      const ruling = adjudicateAdjustments(position, given, DATC, { trace: false });
      return { after: ruling.after.units, retreats: null };
    }
  }
}

/** The place that a record names: by its id, or by a name that the board knows. */
const placeOf = (word: string, board: Board): Location | null =>
  board.order.has(word as Location) ? (word as Location) : (lookUpLocation(word, board)[0] ?? null);

const unitIn = (word: string, units: readonly Unit[], board: Board): Unit | undefined => {
  const place = placeOf(word, board);
  return place === null ? undefined : units.find(({ at }) => spaceOf(at) === spaceOf(place));
};

/** `x hold`, `x move y`, `x support y`, `x support y move z`, `x convoy y move z`; null: a unit or a place is missing. */
function movementOrder(text: string, units: readonly Unit[], board: Board): Order | null {
  const [from = '', verb, second = '', , third = ''] = text.split(/\s+/);
  const unit = unitIn(from, units, board);
  if (!unit) return null;
  const { power, kind, at } = unit;
  const given = { power, unit: { kind, at } };
  const goal = placeOf(verb === 'move' ? second : third, board);
  if (verb === 'hold') return { ...given, type: 'hold' };
  if (verb === 'move') return goal && { ...given, type: 'move', to: goal, viaConvoy: false };
  const helped = unitIn(second, units, board);
  if (!helped) return null;
  const target = { kind: helped.kind, at: helped.at };
  if (verb === 'support' && third === '') return { ...given, type: 'support-hold', target };
  if (goal === null) return null;
  return verb === 'support'
    ? { ...given, type: 'support-move', target, to: goal }
    : { ...given, type: 'convoy', target, to: spaceOf(goal) };
}

function retreatOrder(
  text: string,
  dislodged: readonly Unit[],
  board: Board,
): RetreatPhaseOrder | null {
  const [from = '', verb, second = ''] = text.split(/\s+/);
  const unit = unitIn(from === 'disband' ? second : from, dislodged, board);
  if (!unit) return null;
  const given = { power: unit.power, unit: { kind: unit.kind, at: unit.at } };
  const to = placeOf(second, board);
  return verb === 'move' && to !== null
    ? { ...given, type: 'retreat', to }
    : { ...given, type: 'disband' };
}

/** `build Army lon`, `build anywhere Fleet lon`, `remove lon`. */
function adjustmentOrder(
  text: string,
  { units, owners }: RecordedPhase,
  board: Board,
): AdjustmentOrder | null {
  const words = text.split(/\s+/).filter((word) => word !== 'anywhere');
  if (words[0] === 'build') {
    const at = placeOf(words[2] ?? '', board);
    const power = at === null ? undefined : owners[spaceOf(at)];
    if (at === null || power === undefined) return null;
    return { power, type: 'build', unit: { kind: words[1] === 'Fleet' ? 'F' : 'A', at } };
  }
  const unit = unitIn(words[1] ?? '', units, board);
  return unit
    ? { power: unit.power, type: 'remove', unit: { kind: unit.kind, at: unit.at } }
    : null;
}

const HEAD = /^PHASE (-?\d+ \S+) (Movement|Retreat|Adjustment)$/;
const UNIT = /^(.+?): (army|fleet)(\/dislodged)? (\S+)$/;
const OWNED = /^(.+?): supply (\S+)$/;

function readPhases(
  text: string,
  board: Board,
): Result<readonly RecordedPhase[], readonly GameLineProblem[]> {
  const problems: GameLineProblem[] = [];
  const phases: {
    -readonly [Key in keyof RecordedPhase]: RecordedPhase[Key] extends readonly (infer Item)[]
      ? Item[]
      : RecordedPhase[Key];
  }[] = [];
  const powerOf = (name: string): Power | null => board.powers.find((one) => one === name) ?? null;
  let isOrders = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const [line, words] = [index + 1, raw.trim()];
    const refuse = (message: string): void => {
      problems.push({ line, message });
    };
    if (words === '' || words === 'POSITIONS') continue;
    if (words === 'ORDERS') {
      isOrders = true;
      continue;
    }
    const head = HEAD.exec(words);
    if (head) {
      isOrders = false;
      const [, date = '', type = ''] = head;
      phases.push({
        ...{ line, date: `${date} ${type}`, type: type as RecordedPhase['type'] },
        ...{ units: [], dislodged: [], owners: {}, orders: [] },
      });
      continue;
    }
    const phase = phases.at(-1);
    const unit = isOrders ? null : UNIT.exec(words);
    const owned = isOrders ? null : OWNED.exec(words);
    if (!phase) refuse('Before the first PHASE.');
    else if (isOrders) phase.orders.push(words);
    else {
      const [, name = '', kind = '', dislodged = ''] = unit ?? owned ?? [];
      const power = powerOf(name);
      const at = placeOf((unit ? unit[4] : owned?.[2]) ?? '', board);
      if (!unit && !owned) refuse(`Neither a unit nor a centre: ${words.slice(0, 60)}`);
      else if (power === null) {
        // Units without a power are not ruled, nor are their centres.
        if (name !== 'Neutral') refuse(`${board.name} has no power ${name}.`);
      } else if (at === null) refuse(`${board.name} has no place of this name: ${words}`);
      else if (unit) {
        const list = dislodged === '' ? phase.units : phase.dislodged;
        const there = list.find((one) => spaceOf(one.at) === spaceOf(at));
        // A record may have the same unit twice.
        if (!there) list.push({ power, kind: kind === 'army' ? 'A' : 'F', at });
        else if (there.power !== power) refuse(`A second unit in ${formatLocation(at, board)}.`);
      } else phase.owners = { ...phase.owners, [spaceOf(at)]: power };
    }
  }
  if (phases.length === 0)
    problems.push({ line: 1, message: 'No game that godip records: PHASE ...' });
  return problems.length > 0 ? err(problems) : ok(phases);
}
