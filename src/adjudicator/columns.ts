import type { IllegalReason } from '../trace/fact.ts';

/**
 * The state of a turn while it is adjudicated, in columns of small numbers. Each column has a row for each space: the
 * row of the unit that was there before the moves. This is module state: one turn is adjudicated at a time
 * (`exclusively`). `openTurnState` sets the rows up, and nothing outside this folder imports this file. Units that
 * belong together form a linked list: each names the next. For why it uses columns, and in this form, see
 * docs/performance.md.
 */

/**
 * The largest board has one space fewer: the last row is nobody's. Not a power of two, because then the same row of all
 * columns would share a few cache lines of the processor (docs/performance.md).
 */
export const ROWS = 8100;

/**
 * A unit, as the number of its row: that of the space in which it was before the moves. Nobody has a row too, which
 * never changes: no power, no order, no destination. So code can look up a unit without checking that there is one.
 */
export type UnitRow = number;
export const NOBODY: UnitRow = ROWS - 1;

/** No index in a list, or no location. */
export const NONE = -1;

const unitColumn = (): Int16Array => new Int16Array(ROWS).fill(NOBODY);
const numberColumn = (): Int16Array => new Int16Array(ROWS).fill(NONE);
const byteColumn = (): Uint8Array => new Uint8Array(ROWS);
const stepColumn = (): Int32Array => new Int32Array(ROWS).fill(NONE);

/** By space: the unit there, or nobody; the first of the movers into it, whether a unit is there or not. */
export const occupantOf = unitColumn();
export const firstAttacker = unitColumn();

/** The unit: its station on the board, its power, its index in the turn's list of units. */
export const stationOf = numberColumn();
export const powerOf = numberColumn();
export const placeOf = numberColumn();
export const isFleet = byteColumn();

/**
 * Its orders, as indices in the turn's list: the first that it was given, and the one that it follows (none: it holds).
 */
export const writtenTo = numberColumn();
export const followed = numberColumn();
/** What the order that it follows tells it to do (a `Task`); whether that order is void. */
export const taskOf = byteColumn();
export const isVoid = byteColumn();

/** The next in its list: mover to the same space, supporter of the same unit, or convoying fleet for the same army. */
export const next = unitColumn();

/**
 * Where it wants to be: for a mover its destination (with the coast), for any other unit its own space; nowhere
 * (nobody's row) for a unit that tried to move where `Choices.illegalMove` lets that count.
 */
export const goalOf = unitColumn();
export const goalLocation = numberColumn();
/** For a mover: the space that its attack comes from. */
export const fromOf = unitColumn();
/**
 * For a mover: the unit in its destination; whether the two meet head to head (1971 VIII); whether that unit is ordered
 * to move, but not head to head.
 */
export const defenderOf = unitColumn();
export const isHeadToHead = byteColumn();
export const isLeaving = byteColumn();
/**
 * For a mover: whether it may have to go by convoy, whether its order says so, how it goes (a `Way`); the first of the
 * fleets with matching orders to carry it.
 */
export const maySail = byteColumn();
export const isVia = byteColumn();
export const wayOf = byteColumn();
export const firstConvoy = unitColumn();
/** For a convoying fleet: whether it is on a minimal route, and on one that counts (`Choices.routes`). */
export const onRoute = byteColumn();
export const isNeeded = byteColumn();

/**
 * For a supporter or convoying fleet: the unit that it helps, and where that unit must be going, with the coast if one
 * is named.
 */
export const targetOf = unitColumn();
export const aimOf = unitColumn();
export const aimLocation = numberColumn();
/** The first of the matching supports for it. */
export const firstSupport = unitColumn();
/**
 * How many of its supports are given, and how many are open: from all powers, and from those that count against its
 * defender (1971 IX.3).
 */
export const given = byteColumn();
export const open = byteColumn();
export const givenForeign = byteColumn();
export const openForeign = byteColumn();

/** How many of the decisions about its own order are still open. */
export const pending = byteColumn();
/** The decisions, OPEN, YES or NO; and why its move failed, an index in `OUTCOMES`. */
export const moveOf = byteColumn();
export const pathOf = byteColumn();
export const supportOf = byteColumn();
export const convoyOf = byteColumn();
export const failureOf = byteColumn();
export const dislodgerOf = unitColumn();
/** Where it is afterwards, unless it is dislodged. */
export const endsAt = numberColumn();

/** For a unit in the queue of those to examine: the next in the queue, or nobody. */
export const nextWoken = numberColumn();
/** The number of the last search that visited it. */
export const seenBy = stepColumn();

/** The steps that settled its decisions, if there is a trace. */
export const moveStep = stepColumn();
export const pathStep = stepColumn();
export const supportStep = stepColumn();
export const convoyStep = stepColumn();
export const dislodgedStep = stepColumn();
/** The last of its strengths that was recorded, as an index in `TurnState.measured`. */
export const lastMeasured = numberColumn();

/** In board order, as many as `TurnState` counts: all units; those ordered to move; those ordered to support or convoy. */
export const units = unitColumn();
export const movers = unitColumn();
export const helpers = unitColumn();

/**
 * By index of the order: why it is illegal, or null; the step that says so, or that says that the order is ambiguous.
 */
export const whyIllegal: (IllegalReason | null)[] = [];
export const orderStep: number[] = [];
