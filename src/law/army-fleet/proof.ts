import {
  MOVE,
  PATH,
  value,
  YES,
  type KindOfDecision,
  type Known,
  CONVOY,
  NO,
  SUPPORT,
  decision,
  nothingKnown,
  OPEN,
  settle,
  type Value,
} from '../known.ts';
import { stateDislodged, witnessOf } from '../proof/decisions.ts';
import { idsOf, noteSettled, settling, state, type ProofDraft } from '../proof/draft.ts';
import { stateRetreats } from '../proof/retreats.ts';
import { type TurnUnit, needsPath, type MovementTurn } from '../turn.ts';
import { armyAboard, goesAboard, isBerth, type FleetTurn, fleetOf } from './berths.ts';
import { dislodgedFleets, isDisplaced, starves, hasMoved } from './ends.ts';
import type { EndedCycle, FleetWitness } from './settle.ts';
import type { FactOf } from '../../trace/fact.ts';
import { carriersOf, hostileAttacks, hostileSupports, ownFerries } from './ways.ts';
import { settleFacts } from '../known-from.ts';
import { decide } from '../law.ts';
import { propagate, type Decisions } from '../settle.ts';
import { waysToDecide } from './cases.ts';
import type { FleetCycle } from './cycles.ts';

/** Writes the proof of a turn of the module. */
export function fleetWitnessOf(draft: ProofDraft): FleetWitness {
  const plain = witnessOf(draft);
  let end: EndedCycle['end'] = 'one';
  const note = (unit: TurnUnit, kind: KindOfDecision, statements: readonly number[]): void => {
    for (const statement of statements) noteSettled(draft, unit, kind, statement);
  };
  return {
    decided(unit, kind, known) {
      if (kind === PATH && unit.way !== null) note(unit, PATH, [statePassage(draft, unit, known)]);
      else if (kind === MOVE && goesAboard(unit)) {
        note(unit, MOVE, settling(draft, unit, PATH));
        stateDislodged(draft, unit, known);
      } else plain.decided(unit, kind, known);
    },
    found(ended, known) {
      end = ended.end;
      draft.cycle = stateFleetCycle(draft, ended, known);
    },
    ruled(unit, kind, known) {
      const isYes = value(known, unit, kind) === YES;
      if (kind === PATH && goesAboard(unit)) note(unit, PATH, settling(draft, unit, MOVE));
      else if (kind === PATH) {
        const fact = passageOf(unit, { why: isYes ? 'cycle-open' : 'cycle-closed' });
        note(unit, PATH, [state(draft, fact, [draft.cycle])]);
      } else if (end === 'one') {
        const to = draft.turn.board.names[unit.goalAt] ?? unit.id;
        const fact = { type: 'move-follows', unit: unit.id, to, succeeds: isYes } as const;
        note(unit, MOVE, [state(draft, fact, [draft.cycle])]);
        stateDislodged(draft, unit, known);
      } else plain.ruled(unit, kind, known);
    },
  };
}

function stateFleetCycle(draft: ProofDraft, { cycle, end }: EndedCycle, known: Known): number {
  const named = (kind: KindOfDecision) =>
    idsOf(cycle.decisions.filter((one) => one[1] === kind).map(([unit]) => unit));
  const [core, landings] = [named(MOVE), named(PATH)];
  const because = premisesOf(draft, cycle, known);
  const outcomes = cycle.worlds.length;
  return state(draft, { type: 'cycle', core, landings, outcomes, end }, because);
}

/** States which armies starve, and where the dislodged units may go, or are taken. */
export function stateEnds(draft: ProofDraft, turn: FleetTurn, known: Known): void {
  const starving = new Map<TurnUnit, number>();
  for (const army of turn.units) {
    if (!isBerth(army.space) || !starves(army, turn, known)) continue;
    starving.set(army, state(draft, { type: 'starves', unit: army.id }, failureOf(army, draft)));
  }
  for (const dislodged of dislodgedFleets(turn, known)) {
    const { unit, aboard, displaced } = dislodged;
    const hungry = starving.get(armyAboard(unit, turn) ?? unit);
    const staying = hungry === undefined ? aboard && failureOf(aboard, draft) : [hungry];
    const retreats = stateRetreats(draft, dislodged, known, staying ?? []);
    if (!aboard || !displaced) continue;
    const disrupted = isDisplaced(unit, turn, known) ? settling(draft, aboard, PATH) : [];
    const fact = { type: 'displaced', unit: unit.id, ...displaced } as const;
    state(draft, fact, [retreats, ...disrupted]);
  }
}

const failureOf = (army: TurnUnit, draft: ProofDraft): readonly number[] =>
  army.task === 'move' ? settling(draft, army, MOVE) : [];

/* Why a move of the module has what it needs on its way, or does not. */

interface Passing {
  readonly why: FactOf<'passage'>['why'];
  readonly because: readonly number[];
  readonly by?: TurnUnit | undefined;
  readonly support?: TurnUnit;
  readonly spared?: FactOf<'passage'>['spared'];
}

function statePassage(draft: ProofDraft, unit: TurnUnit, known: Known): number {
  const { because, ...said } = passing(draft, unit, known);
  return state(draft, passageOf(unit, said), because);
}

const passageOf = (
  unit: TurnUnit,
  { why, by, support, spared }: Omit<Passing, 'because'>,
): FactOf<'passage'> => ({
  type: 'passage',
  unit: unit.id,
  why,
  by: by?.id ?? null,
  support: support?.id ?? null,
  spared: spared ?? [],
});

function passing(draft: ProofDraft, unit: TurnUnit, known: Known): Passing {
  switch (unit.way) {
    case 'boards':
      return boarding(draft, unit, known);
    case 'ferried':
      return crossing(draft, unit, known);
    case 'lands-first':
      return value(known, unit, PATH) === YES
        ? undisturbed(draft, unit, known)
        : disrupted(draft, unit, known);
    case 'lands-after':
    case 'lands-ferried':
      return carrying(draft, unit, known);
    case 'sails-on':
      return sailing(draft, unit, known);
    case null:
      throw new Error(`${unit.id} goes no way of the module`);
  }
}

function boarding(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const fleet = fleetOf(army.goal, draft.turn);
  const attacks = hostileAttacks(fleet);
  const leaving = fleet?.task === 'move' ? settling(draft, fleet, MOVE) : [];
  if (value(known, army, PATH) === NO) {
    const by = attacks.find((attack) => value(known, attack, PATH) === YES);
    return { why: 'attacked', by, because: [...leaving, ...(by ? settling(draft, by, PATH) : [])] };
  }
  if (fleet && hasMoved(fleet, known)) return { why: 'sails', because: leaving };
  return { why: 'unattacked', because: attacks.flatMap((one) => settling(draft, one, PATH)) };
}

function crossing(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const ferries = ownFerries(army);
  const by = ferries.find((fleet) => value(known, fleet, CONVOY) === YES);
  if (by) return { why: 'ferried', by, because: settling(draft, by, CONVOY) };
  return { why: 'ferry-lost', because: ferries.flatMap((one) => settling(draft, one, CONVOY)) };
}

function undisturbed(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const why = 'undisturbed';
  const fleet = fleetOf(army.space, draft.turn);
  if (fleet?.task !== 'move') {
    const attacks = fleet?.attackers ?? [];
    return { why, because: attacks.flatMap((attack) => settling(draft, attack, MOVE)) };
  }
  const spared = hostileAttacks(fleet).map((attack) => {
    const supports = hostileSupports(attack, fleet, draft.turn);
    const isAlone = supports.every((one) => value(known, one, SUPPORT) === NO);
    const excuse = isAlone ? ('unsupported' as const) : ('fails' as const);
    const because = isAlone
      ? supports.flatMap((one) => settling(draft, one, SUPPORT))
      : settling(draft, attack, MOVE);
    return { unit: attack.id, excuse, because };
  });
  return {
    why,
    spared: spared.map(({ unit, excuse }) => ({ unit, excuse })),
    because: spared.flatMap(({ because }) => because),
  };
}

function disrupted(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const fleet = fleetOf(army.space, draft.turn);
  const isAway = fleet?.task === 'move';
  const attacks = isAway ? hostileAttacks(fleet) : (fleet?.attackers ?? []);
  for (const by of attacks) {
    if (value(known, by, MOVE) !== YES) continue;
    const taking = settling(draft, by, MOVE);
    if (!isAway) return { why: 'disrupted', by, because: taking };
    const support = hostileSupports(by, fleet, draft.turn).find(
      (one) => value(known, one, SUPPORT) === YES,
    );
    if (support) {
      const because = [...taking, ...settling(draft, support, SUPPORT)];
      return { why: 'disrupted', by, support, because };
    }
  }
  throw new Error(`nothing disrupts the landing from ${army.id}`);
}

function carrying(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const carriers = carriersOf(army, draft.turn).flatMap((unit) => unit ?? []);
  const settlingMove = (unit: TurnUnit): readonly number[] =>
    unit.task === 'move' ? settling(draft, unit, MOVE) : [];
  if (value(known, army, PATH) === YES)
    return { why: 'carried', because: carriers.flatMap(settlingMove) };
  const by = carriers.find((unit) => unit.task !== 'move' || value(known, unit, MOVE) === NO);
  return { why: 'not-carried', by, because: by ? settlingMove(by) : [] };
}

function sailing(draft: ProofDraft, fleet: TurnUnit, known: Known): Passing {
  const army = armyAboard(fleet, draft.turn);
  if (!army) throw new Error(`nobody lands from ${fleet.id}`);
  if (hasMoved(army, known)) return { why: 'landed', because: settling(draft, army, MOVE) };
  const passage = settling(draft, army, PATH);
  if (value(known, army, PATH) === YES)
    return { why: 'recalled', because: [...passage, ...settling(draft, army, MOVE)] };
  const isOpen = value(known, fleet, PATH) === YES;
  return { why: isOpen ? 'with-army' : 'land-ahead', because: passage };
}

type OneDecision = Decisions[number];

/**
 * The statements that a cycle rests on: as few as say what its articles say in every case, whatever else is open.
 */
function premisesOf(draft: ProofDraft, { decisions }: FleetCycle, known: Known): readonly number[] {
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
