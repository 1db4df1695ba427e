import type { Turn, Unit } from './turn.ts';

/** What may be known of a decision. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;
export type Value = typeof OPEN | typeof YES | typeof NO;

/** The decisions about a unit: its move succeeds, it has a path, its support is given, its convoy stands. */
export const MOVE = 0;
export const PATH = 1;
export const SUPPORT = 2;
export const CONVOY = 3;
export type Kind = typeof MOVE | typeof PATH | typeof SUPPORT | typeof CONVOY;
const KINDS = 4;

/** What is known of all decisions of a turn. An assumption is a copy. */
export type Known = Uint8Array;

export const nothingKnown = ({ units }: Turn): Known => new Uint8Array(KINDS * units.length);

/** A decision as a number. */
export const decision = ({ n }: Unit, kind: Kind): number => KINDS * n + kind;

export const value = (known: Known, unit: Unit, kind: Kind): Value =>
  known[decision(unit, kind)] as Value;

export function settle(known: Known, unit: Unit, kind: Kind, as: Value): void {
  known[decision(unit, kind)] = as;
}

/** NO if one of them is NO, else OPEN if one is open. */
export function all(values: readonly Value[]): Value {
  if (values.includes(NO)) return NO;
  return values.includes(OPEN) ? OPEN : YES;
}

/** YES if one of them is YES, else OPEN if one is open. */
export const any = (values: readonly Value[]): Value => not(all(values.map(not)));

export const not = (one: Value): Value => (one === OPEN ? OPEN : one === YES ? NO : YES);
