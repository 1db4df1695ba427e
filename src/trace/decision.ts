import { openTable } from '../open-table.ts';
import type { Fact, FactOf, FactType, RulebookFactType, UnitAt } from './fact.ts';

/** The kinds of decisions: each decision is about one unit. */
export const DECISIONS = ['move', 'path', 'support', 'convoy'] as const;
export type DecisionKind = (typeof DECISIONS)[number];
export type Decision = `${DecisionKind} ${UnitAt}`;

/** What is settled: true is the outcome that the order aimed at. */
export type KnownDecisions = ReadonlyMap<Decision, boolean>;

/** What a fact settles, if anything. */
export type Settled = readonly (readonly [Decision, boolean])[];

/** By the type of the fact. */
export type SettledRows<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>) => Settled;
};

const NOTHING = (): Settled => [];

const succeeds = ({ unit }: { readonly unit: UnitAt }): Settled => [[`move ${unit}`, true]];
const fails = ({ unit }: { readonly unit: UnitAt }): Settled => [[`move ${unit}`, false]];
const hasNoPath = ({ unit }: { readonly unit: UnitAt }): Settled => [
  [`path ${unit}`, false],
  [`move ${unit}`, false],
];

export const SETTLED = openTable<SettledRows<FactType>, RulebookFactType>({
  'move-succeeds': succeeds,
  'move-rotates': succeeds,
  'move-bounces': fails,
  'move-blocked': fails,
  'move-stopped': fails,
  path: ({ unit }) => [[`path ${unit}`, true]],
  'no-path': hasNoPath,
  void: (fact) => (fact.kind === 'move' ? hasNoPath(fact) : []),
  'support-given': ({ unit }) => [[`support ${unit}`, true]],
  'support-cut': ({ unit }) => [[`support ${unit}`, false]],
  'convoy-available': ({ unit }) => [[`convoy ${unit}`, true]],
  'convoy-disrupted': ({ unit }) => [[`convoy ${unit}`, false]],
  repaired: NOTHING,
  illegal: NOTHING,
  ambiguous: NOTHING,
  route: NOTHING,
  strength: NOTHING,
  attack: NOTHING,
  hold: NOTHING,
  rotation: NOTHING,
  paradox: NOTHING,
  dislodged: NOTHING,
  retreats: NOTHING,
});

export function settledBy(fact: Fact): Settled {
  const settled = SETTLED.row(fact.type) as (fact: Fact) => Settled;
  return settled(fact);
}

/** The kind of a decision and the unit that it is about. */
export const split = (decision: Decision): readonly [DecisionKind, UnitAt] =>
  decision.split(' ') as [DecisionKind, UnitAt];
