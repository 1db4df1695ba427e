import { PASSAGES } from './army-fleet/fleet-fact.ts';
import type { Fact, UnitAt } from './fact.ts';
import type { Passage } from './army-fleet/fleet-fact.ts';

/** The kinds of decisions: each decision is about one unit. */
export const DECISIONS = ['move', 'path', 'support', 'convoy'] as const;
export type DecisionKind = (typeof DECISIONS)[number];
export type Decision = `${DecisionKind} ${UnitAt}`;

/** What is settled: true is the outcome that the order aimed at. */
export type KnownDecisions = ReadonlyMap<Decision, boolean>;

/** What a fact settles, if anything. */
export function settledBy(fact: Fact): readonly (readonly [Decision, boolean])[] {
  switch (fact.type) {
    case 'move-succeeds':
    case 'move-rotates':
      return [[`move ${fact.unit}`, true]];
    case 'move-bounces':
    case 'move-blocked':
    case 'move-stopped':
      return [[`move ${fact.unit}`, false]];
    case 'path':
      return [[`path ${fact.unit}`, true]];
    case 'no-path':
      return [
        [`path ${fact.unit}`, false],
        [`move ${fact.unit}`, false],
      ];
    case 'void':
      return fact.kind === 'move'
        ? [
            [`path ${fact.unit}`, false],
            [`move ${fact.unit}`, false],
          ]
        : [];
    case 'support-given':
      return [[`support ${fact.unit}`, true]];
    case 'support-cut':
      return [[`support ${fact.unit}`, false]];
    case 'convoy-available':
      return [[`convoy ${fact.unit}`, true]];
    case 'convoy-disrupted':
      return [[`convoy ${fact.unit}`, false]];
    case 'passage': {
      const { unit, why } = fact;
      const isOpen = PASSAGES[why];
      return isOpen && !GOES_ABOARD.includes(why)
        ? [[`path ${unit}`, true]]
        : [
            [`path ${unit}`, isOpen],
            [`move ${unit}`, isOpen],
          ];
    }
    case 'move-follows':
      return [[`move ${fact.unit}`, fact.succeeds]];
    case 'cycle':
    case 'starves':
    case 'displaced':
    case 'repaired':
    case 'illegal':
    case 'ambiguous':
    case 'route':
    case 'strength':
    case 'attack':
    case 'hold':
    case 'rotation':
    case 'paradox':
    case 'dislodged':
    case 'retreats':
      return [];
  }
}

/** An army in a berth is never opposed: with its path it is aboard. */
export const GOES_ABOARD: readonly Passage[] = ['sails', 'unattacked', 'ferried'];

/** The kind of a decision and the unit that it is about. */
export const split = (decision: Decision): readonly [DecisionKind, UnitAt] =>
  decision.split(' ') as [DecisionKind, UnitAt];
