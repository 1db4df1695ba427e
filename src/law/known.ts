/** A unit by its place in the turn. */
type Numbered = { readonly n: number };

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
export type KindOfDecision = typeof MOVE | typeof PATH | typeof SUPPORT | typeof CONVOY;
/** By the name that facts give it. */
export const KIND_OF = { move: MOVE, path: PATH, support: SUPPORT, convoy: CONVOY } as const;
const KINDS = 4;

/** What is known of all decisions of a turn. An assumption is a copy. */
export type Known = Uint8Array;

export const nothingKnown = ({ units }: { readonly units: readonly Numbered[] }): Known =>
  new Uint8Array(KINDS * units.length);

/** A decision as a number. */
export const decision = ({ n }: Numbered, kind: KindOfDecision): number => KINDS * n + kind;

export const value = (known: Known, unit: Numbered, kind: KindOfDecision): Value =>
  known[decision(unit, kind)] as Value;

export function settle(known: Known, unit: Numbered, kind: KindOfDecision, as: Value): void {
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
