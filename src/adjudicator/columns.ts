import type { IllegalReason } from '../trace/fact.ts';

/**
 * What is known of the units of a turn while it is ruled, in columns of small numbers: a row for each space, for the unit
 * that stood in it before the moves. One turn is ruled at a time, so that there is but one of each: they belong to the
 * field (`field.ts`), which puts the units in their rows, and nobody outside the adjudicator sees them. Units that belong
 * together are chained, each naming the next.
 */

/**
 * The greatest board that can be ruled on has a space less: the last row is nobody's. No power of two: the same row of all
 * columns would fall into the same few lines of the processor's cache.
 */
export const ROWS = 8100;

/**
 * A unit while its turn is ruled: the number of the space in which it stood before the moves. Nobody has a row, too, in
 * which nothing ever happens: no power, no order, no destination.
 */
export type Actor = number;
export const NOBODY: Actor = ROWS - 1;

/** Of a column of places in a list, or of locations: none. */
export const NONE = -1;

const links = (): Int16Array => new Int16Array(ROWS).fill(NOBODY);
const numbers = (): Int16Array => new Int16Array(ROWS).fill(NONE);
const marks = (): Uint8Array => new Uint8Array(ROWS);
const stepIds = (): Int32Array => new Int32Array(ROWS).fill(NONE);

/** By space: the unit there, or nobody; and the first of the movers into it, be there a unit or not. */
export const occupantOf = links();
export const firstAttacker = links();

/** The unit itself: its station on the board, its power, its place among the units of the turn. */
export const stationOf = numbers();
export const powerOf = numbers();
export const placeOf = numbers();
export const isFleet = marks();

/** Its orders, by their places in the turn: the first that it was given, and the one that it follows; if none, it holds. */
export const writtenTo = numbers();
export const followed = numbers();
/** What the order that it follows tells it to do (a `Task`); whether in vain. */
export const taskOf = marks();
export const isVoid = marks();

/** The next mover to the same space, or the next supporter or convoying fleet for the same unit. */
export const next = links();

/**
 * Where it is to be: of a mover its destination, with its coast; else its own space; nowhere (nobody's row), if it tried to
 * move and `Choices.illegalMove` lets that count.
 */
export const goalOf = links();
export const goalLocation = numbers();
/**
 * Of a mover: the unit in its destination; whether that comes the other way, and neither goes by convoy; whether it is
 * ordered away, and not to meet the mover.
 */
export const defenderOf = links();
export const isHeadToHead = marks();
export const isLeaving = marks();
/**
 * Of a mover: whether it may have to go by convoy, whether that was written, and whether it does; the first of the fleets
 * with matching orders to carry it.
 */
export const maySail = marks();
export const isVia = marks();
export const byConvoy = marks();
export const firstConvoy = links();
/** Of a convoying fleet: whether it lies on a minimal route, and on one that counts (`Choices.routes`). */
export const onRoute = marks();
export const isNeeded = marks();

/**
 * Of a supporter or convoying fleet: the unit that it is to help, and where that must be going, with the coast if one is
 * named.
 */
export const targetOf = links();
export const aimOf = links();
export const aimLocation = numbers();
/** The first of the matching supports for it. */
export const firstSupport = links();
/** How many of them are given and still open: of all powers, and of those that count against its defender. */
export const given = marks();
export const open = marks();
export const givenForeign = marks();
export const openForeign = marks();

/** How many of the decisions about its own order are still open. */
export const pending = marks();
/** The decisions, OPEN, YES or NO; and why its move did not happen, a place in `OUTCOMES`. */
export const moveOf = marks();
export const pathOf = marks();
export const supportOf = marks();
export const convoyOf = marks();
export const failureOf = marks();
export const dislodgerOf = links();
/** Where it stands in the end, unless it is dislodged. */
export const endsAt = numbers();

/** Of a woken unit: the next of them, or nobody. */
export const nextWoken = numbers();
/** The last search that came by. */
export const seenBy = stepIds();

/** The steps that settled what, if there is a trace. */
export const moveStep = stepIds();
export const pathStep = stepIds();
export const supportStep = stepIds();
export const convoyStep = stepIds();
export const dislodgedStep = stepIds();
/** The last strength of it that was recorded, by its place among all. */
export const lastMeasured = numbers();

/** In board order, as many as the field says: all units, those that are to move, those that are to help another. */
export const units = links();
export const movers = links();
export const helpers = links();

/** By the places of the orders: why each is illegal, if it is; the steps that say so, or that it is ambiguous. */
export const whyIllegal: (IllegalReason | null)[] = [];
export const orderStep: number[] = [];
