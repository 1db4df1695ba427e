import { settleFacts } from '../known-from.ts';
import { decision, MOVE, NO, nothingKnown, OPEN, PATH, settle, value, YES } from '../known.ts';
import type { KindOfDecision, Known, Value } from '../known.ts';
import { decide } from '../law.ts';
import type { ProofDraft } from '../proof/draft.ts';
import { propagate } from '../settle.ts';
import type { Decisions } from '../settle.ts';
import { needsPath } from '../turn.ts';
import type { MovementTurn, TurnUnit } from '../turn.ts';
import { goesAboard } from './berths.ts';
import { waysToDecide } from './cases.ts';
import type { FleetCycle } from './cycles.ts';

type OneDecision = Decisions[number];

/**
 * The statements that a cycle rests on: as few as say what its articles say in every case, whatever else is open.
 */
export function premisesOf(
  draft: ProofDraft,
  { decisions }: FleetCycle,
  known: Known,
): readonly number[] {
  const { turn } = draft;
  const cases = waysToDecide(decisions);
  const saying = (assumed: readonly Value[], given: Known, one: OneDecision): Value =>
    inAllWorlds(one, withAll(given, decisions, assumed), turn);
  const table = cases.map((assumed) => decisions.map((one) => saying(assumed, known, one)));
  const isEnough = (places: readonly number[]): boolean => {
    const given = knownBy(places, draft);
    return cases.every((assumed, row) =>
      decisions.every((one, column) => saying(assumed, given, one) === table[row]?.[column]),
    );
  };
  const read = settledReads(decisions, turn, known).flatMap((one) => draft.settledBy[one] ?? []);
  let needed = [...new Set(read)].sort((one, other) => one - other);
  if (!isEnough(needed)) needed = [...draft.statements.keys()];
  // What is left out may make another one superfluous, which it contradicted in some world.
  for (let before = Infinity; before > needed.length;) {
    before = needed.length;
    for (const place of needed) {
      const fewer = needed.filter((one) => one !== place);
      if (isEnough(fewer)) needed = fewer;
    }
  }
  return needed;
}

function withAll(known: Known, decisions: Decisions, values: readonly Value[]): Known {
  const world = known.slice();
  for (const [place, [unit, kind]] of decisions.entries())
    settle(world, unit, kind, values[place] ?? OPEN);
  return world;
}

/**
 * What some statements settle. That a move by land has its path is known without them; and that one has none for which no
 * route is ordered, or which is void and goes into a berth.
 */
function knownBy(places: readonly number[], { turn, statements }: ProofDraft): Known {
  const known = nothingKnown(turn);
  for (const unit of turn.units) {
    if (!needsPath(unit)) settle(known, unit, PATH, YES);
    else if (unit.void !== null && (unit.way === null || goesAboard(unit)))
      settle(known, unit, PATH, NO);
  }
  const facts = places.flatMap((place) => statements[place]?.fact ?? []);
  settleFacts(facts, turn, known);
  return known;
}

/** Whether other decisions decide it: not whether a move succeeds that does not go aboard. */
const isDerived = (unit: TurnUnit, kind: KindOfDecision): boolean =>
  kind !== MOVE || (unit.void === null && goesAboard(unit));

/** More open moves than these are not tried out. */
const MOST_READ = 14;

/** What an article says in every world, however open moves end; OPEN if it says yes in some and no in others. */
function inAllWorlds(one: OneDecision, known: Known, turn: MovementTurn): Value {
  const [unit, kind] = one;
  const read = openReads(one, turn, known);
  const free = read.filter((each) => !isDerived(...each));
  const derived = read.filter((each) => isDerived(...each));
  if (free.length > MOST_READ) return OPEN;
  let said: Value | null = null;
  for (const assumed of waysToDecide(free)) {
    const world = withAll(known, free, assumed);
    const [looping] = propagate(derived, turn, world).filter(isLanding);
    let says = decide(unit, kind, turn, world);
    // Two landings may each wait for a support that the other would cut.
    if (says === OPEN && looping) {
      const either = (answer: Value): Value =>
        inAllWorlds(one, withAll(world, [looping], [answer]), turn);
      says = either(YES);
      if (says !== OPEN && says !== either(NO)) return OPEN;
    }
    if (says === OPEN || (said !== null && said !== says)) return OPEN;
    said = says;
  }
  return said ?? OPEN;
}

const isLanding = ([army, kind]: OneDecision): boolean =>
  kind === PATH && army.way === 'lands-first';

/** The open decisions on which it could depend, directly or through others. */
function openReads(one: OneDecision, turn: MovementTurn, known: Known): Decisions {
  const read = new Map<number, OneDecision>();
  const see = (unit: TurnUnit, kind: KindOfDecision): void => {
    const number = decision(unit, kind);
    if (read.has(number) || value(known, unit, kind) !== OPEN) return;
    read.set(number, [unit, kind]);
    if (isDerived(unit, kind)) turn.law.reads(unit, kind, turn, known, see);
  };
  turn.law.reads(...one, turn, known, see);
  return [...read.values()];
}

/** The settled decisions that the articles of these read, directly or through open ones. */
function settledReads(decisions: Decisions, turn: MovementTurn, known: Known): readonly number[] {
  const settled = new Set<number>();
  const seen = new Set<number>(decisions.map(([unit, kind]) => decision(unit, kind)));
  const see = (other: TurnUnit, its: KindOfDecision): void => {
    const number = decision(other, its);
    if (value(known, other, its) !== OPEN) settled.add(number);
    if (seen.has(number) || settled.has(number)) return;
    seen.add(number);
    if (isDerived(other, its)) turn.law.reads(other, its, turn, known, see);
  };
  for (const [unit, kind] of decisions) turn.law.reads(unit, kind, turn, known, see);
  return [...settled];
}
