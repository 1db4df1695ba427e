import { spaceOf, type Location, type Unit } from '../board/board.ts';
import { CENTRES } from '../board/centres.ts';
import type { Power } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import { RIGHT_UNDER_NONE, type Finding, type RightUnder } from '../game/finding.ts';
import type {
  RecordedPhase,
  RecordedRetreater,
} from '../orders/notations/recorded/recorded-phase.ts';
import type { Edition } from '../rules/edition.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import { centresIn, type AuditBoard } from './audit-board.ts';
import { unitName, isMoveOrder } from './audit-moves.ts';
import { closedRetreats } from './closed-retreats.ts';
import { resultsOf } from './our-results.ts';
import type { RuledAgain } from './reason.ts';
import { rightUnder } from './right-under.ts';
import type { ShownUnits } from './shown-units.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { dateAfter } from '../game/date.ts';
import type { TextOrder } from '../orders/notations/read-text.ts';
import { isAdjustment, isRetreat } from './audit-phases.ts';

/** A phase since the last board that is known: the recorded one, then those that the record omits. */
interface PhaseSince extends PhaseBefore {
  readonly ruled: RuledAgain | null;
}

/** A finding, and the phase in which it is told: its place among those since; null: the phase that shows it. */
export interface PlacedFinding {
  readonly finding: Finding;
  readonly at: number | null;
}

/** Under which rules the phases from one on lead to a board for which something holds. */
const rightAfter = (
  since: readonly PhaseBefore[],
  edition: Edition,
  holds: (board: AuditBoard) => boolean,
): RightUnder =>
  rightUnder(edition, (other) => {
    const board = boardAfter(since, other);
    return board !== null && holds(board);
  });

/**
 * Where the units that a record shows in a phase are not those to which the phases before led. Each difference is told
 * where it arose; if only orders show it, and no rule explains it, where they are.
 */
export function unitDifferences(
  { units, isListed }: ShownUnits,
  dislodged: readonly RecordedRetreater[] | null,
  reached: AuditBoard,
  since: readonly PhaseSince[],
  edition: Edition,
): readonly PlacedFinding[] {
  const listed = [...units, ...(dislodged ?? []).map(({ unit }) => unit)];
  const inOurs = (board: AuditBoard): readonly Unit[] => [
    ...board.units,
    ...(dislodged ? openRetreaters(board, dislodged).map(({ unit }) => unit) : []),
  ];
  const powers = new Set([...listed, ...inOurs(reached)].map(({ power }) => power));
  return [...powers].flatMap((power): readonly PlacedFinding[] => {
    const of = (all: readonly Unit[]) => all.filter((unit) => unit.power === power);
    const [theirs, ours] = [of(listed), of(inOurs(reached))];
    const over = without(theirs, ours);
    const under = without(ours, theirs);
    if (over.length + under.length === 0) return [];
    const winter = since.length - 1;
    const before = unitsBeforeRemovals(power, since[winter]);
    if (before && without(theirs, before).length === 0) {
      const lost = { theirs: under.map(unitName), ours: over.map(unitName) };
      const order = [...lost.theirs, ...lost.ours].join(', ');
      const right = rightAfter(since.slice(winter), edition, (board) =>
        isSame(of(board.units), theirs),
      );
      return [{ at: winter, finding: { what: 'removed', power, order, ...lost, right } }];
    }
    const placed = [
      ...over.map((unit) => ({ unit, isTheirs: true })),
      ...under.map((unit) => ({ unit, isTheirs: false })),
    ].map(({ unit, isTheirs }) => {
      const at = phaseOf(unit, isTheirs, since);
      const right = rightAfter(
        since.slice(at),
        edition,
        (board) => inOurs(board).some(is(unit)) === isTheirs,
      );
      return { at, unit, isTheirs, right };
    });
    if (!isListed && !placed.some(({ right }) => isRightSomewhere(right)))
      return [{ at: null, finding: orderedOthers(power, over, under) }];
    return placed.map(({ at, unit, isTheirs, right }) => {
      const there = { theirs: isTheirs, ours: !isTheirs, right };
      return { at, finding: { what: 'unit', power, order: unitName(unit), ...there } };
    });
  });
}

const isRightSomewhere = ({ editions, choices }: RightUnder): boolean =>
  editions.length + choices.length > 0;

/** The dislodged units that a record must list: one that may go nowhere need not be. */
const openRetreaters = (
  { dislodged }: AuditBoard,
  listed: readonly RecordedRetreater[],
): readonly Retreater[] =>
  dislodged.filter(
    ({ unit, retreats }) => retreats.length > 0 || listed.some((one) => is(unit)(one.unit)),
  );

/** Units that a record lists as dislodged, or does not, and where they may go, unlike the phases before. */
export function dislodgedDifferences(
  listed: readonly RecordedRetreater[],
  reached: AuditBoard,
  since: readonly PhaseSince[],
  edition: Edition,
): readonly PlacedFinding[] {
  const ruled = since[0]?.ruled ?? null;
  const open = openRetreaters(reached, listed);
  const closed = closedRetreats(listed, open, ruled, edition);
  const told = (unit: Unit, isTheirs: boolean): readonly Finding[] => {
    const own =
      ruled?.phase === 'movement'
        ? ruled.turn.ruling.orders.find((one) => one.unit === spaceOf(unit.at))
        : undefined;
    const isOurs = [...reached.units, ...reached.dislodged.map((one) => one.unit)].some(is(unit));
    if (!own || !isOurs) return [];
    const { power } = unit;
    const right = rightAfter(
      since,
      edition,
      (board) => board.dislodged.some((one) => is(unit)(one.unit)) === isTheirs,
    );
    const theirs = isTheirs ? (['dislodged'] as const) : (['succeeded'] as const);
    const ours = resultsOf(own);
    return [{ what: 'order', power, order: unitName(unit), theirs, ours, right }];
  };
  const theirs = listed.map(({ unit }) => unit);
  const ours = open.map(({ unit }) => unit);
  return [
    ...without(theirs, ours).flatMap((unit) => told(unit, true)),
    ...without(ours, theirs).flatMap((unit) => told(unit, false)),
    ...closed,
  ].map((finding) => ({ at: 0, finding }));
}

/** Where the owners that a record lists in Spring are not those after the Winter before. */
export function ownerDifferences(
  { when, owners }: RecordedPhase,
  reached: AuditBoard,
  since: readonly PhaseSince[],
  edition: Edition,
): readonly PlacedFinding[] {
  const theirs = centresIn(owners);
  const ours = reached.owners;
  if (!theirs || !ours || when.phase !== 'movement' || when.season !== 'Spring') return [];
  return CENTRES.flatMap((centre): readonly PlacedFinding[] => {
    const [one = null, other = null] = [theirs[centre], ours[centre]];
    if (one === other) return [];
    const power = other ?? one;
    const right = rightAfter(since, edition, (board) => (board.owners?.[centre] ?? null) === one);
    const about = {
      what: 'centre',
      power,
      order: centre,
      theirs: one,
      ours: other,
      right,
    } as const;
    return [{ at: since.length - 1, finding: about }];
  });
}

/** Where the orders of the first phase are for other units than the game begins with. */
export function strangeOrders(
  { units, isListed }: ShownUnits,
  expected: readonly Unit[] | null,
): readonly Finding[] {
  if (isListed || !expected) return [];
  const over = without(units, expected);
  const under = without(expected, units);
  const powers = new Set([...over, ...under].map(({ power }) => power));
  return [...powers].map((power) => {
    const of = (all: readonly Unit[]) => all.filter((unit) => unit.power === power);
    return orderedOthers(power, of(over), of(under));
  });
}

/** The orders of a power are for units that are not there, or leave out some that are. */
function orderedOthers(power: Power, theirs: readonly Unit[], ours: readonly Unit[]): Finding {
  const names = { theirs: theirs.map(unitName), ours: ours.map(unitName) };
  const order = [...names.theirs, ...names.ours].join(', ');
  return { what: 'ordered', power, order, ...names, right: RIGHT_UNDER_NONE };
}

const is = (one: Unit) => (other: Unit) =>
  one.power === other.power && one.kind === other.kind && one.at === other.at;
const without = (some: readonly Unit[], others: readonly Unit[]): readonly Unit[] =>
  some.filter((unit) => !others.some(is(unit)));
const isSame = (some: readonly Unit[], others: readonly Unit[]): boolean =>
  without(some, others).length + without(others, some).length === 0;

/** The units of a power that must remove some in a Winter; null: it need not. */
function unitsBeforeRemovals(power: Power, phase: PhaseSince | undefined): readonly Unit[] | null {
  if (phase?.ruled?.phase !== 'adjustments') return null;
  const { position, ruling } = phase.ruled.turn;
  const isDue = ruling.steps.some(
    ({ fact }) => fact.type === 'adjustment' && fact.power === power && fact.units > fact.centres,
  );
  return isDue ? position.units.filter((unit) => unit.power === power) : null;
}

/** The last of some phases that could have brought a unit where it is (`isTheirs`) or, in ours, is. */
function phaseOf(unit: Unit, isTheirs: boolean, since: readonly PhaseSince[]): number {
  const found = since.findLastIndex(
    ({ ruled }, at) => at === 0 || couldBring(unit, isTheirs, ruled),
  );
  return Math.max(found, 0);
}

function couldBring(unit: Unit, isTheirs: boolean, ruled: RuledAgain | null): boolean {
  const { power, kind, at } = unit;
  switch (ruled?.phase) {
    case 'retreats':
      return ruled.turn.position.dislodged.some(
        (one) => one.unit.power === power && one.unit.kind === kind && one.retreats.includes(at),
      );
    case 'adjustments': {
      const { position, ruling } = ruled.turn;
      return isTheirs
        ? isFreeHome(at, power, ruling.owners[spaceOf(at)] ?? null, position.units)
        : !position.units.some(is(unit));
    }
    default:
      return false;
  }
}

const isFreeHome = (
  at: Location,
  power: Power,
  owner: Power | null,
  units: readonly Unit[],
): boolean =>
  SPACES[spaceOf(at)].home === power &&
  owner === power &&
  !units.some((one) => spaceOf(one.at) === spaceOf(at));

/** A phase with the board before it. */
interface PhaseBefore {
  readonly board: AuditBoard;
  readonly orders: readonly TextOrder[];
}

/** The board after some phases, one after the other, each ruled by an edition. */
function boardAfter(phases: readonly PhaseBefore[], edition: Edition): AuditBoard | null {
  let reached: AuditBoard | null = null;
  for (const { board, orders } of phases) reached = nextBoard(reached ?? board, orders, edition);
  return reached;
}

/** The board to which a phase leads under an edition. */
function nextBoard(
  board: AuditBoard,
  recorded: readonly TextOrder[],
  edition: Edition,
): AuditBoard {
  const { when, units, dislodged, owners, counted } = board;
  const next = { ...board, when: dateAfter(when) };
  const untold = { trace: false };
  switch (when.phase) {
    case 'movement': {
      const orders = recorded.flatMap(({ order }) => (order && isMoveOrder(order) ? [order] : []));
      const position = { units };
      const ruling = adjudicate(position, orders, edition, untold);
      return { ...next, ...retreatPosition(position, ruling), captured: false };
    }
    case 'retreats': {
      const orders = recorded.flatMap(({ order }) => (order && isRetreat(order) ? [order] : []));
      const ruling = adjudicateRetreats({ units, dislodged }, orders, edition, untold);
      return { ...next, units: ruling.after.units, dislodged: [] };
    }
    case 'adjustments': {
      const orders = recorded.flatMap(({ order }) => (order && isAdjustment(order) ? [order] : []));
      const known = owners ?? counted ?? {};
      const captured = board.captured || !owners;
      const position = { units, owners: known, captured };
      const ruling = adjudicateAdjustments(position, orders, edition, untold);
      return {
        ...next,
        units: ruling.after.units,
        owners: ruling.owners,
        captured: false,
        counted: null,
      };
    }
  }
}
