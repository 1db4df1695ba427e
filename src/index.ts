/**
 * Standoff as a library: everything but whole games (`standoff/game`), which need XState. Pure functions over plain
 * data; needs neither a page nor Node. To load less of it, import a sub-path.
 *
 * @module standoff
 */
export * from './api/board.ts';
export * from './api/orders.ts';
export * from './api/adjudicate.ts';
export * from './api/check.ts';
export * from './api/ask.ts';
export * from './api/explain.ts';
