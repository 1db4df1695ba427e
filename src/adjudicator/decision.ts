/** A decision: open until an equation, or the rule for a cycle, settles it. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;
export type DecisionState = typeof OPEN | typeof YES | typeof NO;

/** The outcome of a move, by the number in the column `failureOf`; 0: it did not fail. */
export const OUTCOMES = ['succeeds', 'bounces', 'no-path', 'blocked', 'stopped', 'void'] as const;
export const BOUNCES = 1;
export const NO_PATH = 2;
export const BLOCKED = 3;
export const STOPPED = 4;
export const VOID = 5;
